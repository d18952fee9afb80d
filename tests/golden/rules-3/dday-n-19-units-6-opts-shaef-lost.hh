# ends as 2458364a0cba1d81011826a39c3ac612
hh2 dday n-19 units=6 boxes=base+way-to-hell opts=shaef rules=3 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start 1
2 2 start 2
3 3 start 2
4 4 start 1
5 5 start 2
6 6 start 2
7 1 trade 4
8 1 cancel
9 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
10 1 lock r2 w2
11 1 stop
12 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
13 2 lock r2 b2
14 2 reroll w1 b1 > 1.2.roll.2: STAR TOOL
15 2 reroll w1 > 1.2.roll.3: TWO_SOLDIERS
16 3 roll > 1.3.roll.1: TOOL SOLDIER COURAGE TWO_SOLDIERS STAR COURAGE
17 3 lock w1 b1
18 3 reroll r2 w2 b2 > 1.3.roll.2: SKULL SOLDIER TWO_SOLDIERS
19 3 reroll r1 r2 w2 b2 > 1.3.roll.3: COURAGE COURAGE SKULL SOLDIER
20 4 roll > 1.4.roll.1: SOLDIER STAR STAR SKULL TWO_SOLDIERS SOLDIER
21 4 lock r2 b2
22 4 reroll w2 b1 > 1.4.roll.2: TWO_SOLDIERS SOLDIER
23 4 reroll r1 w1 > 1.4.roll.3: STAR TWO_SOLDIERS
24 5 roll > 1.5.roll.1: COURAGE TWO_SOLDIERS SOLDIER TWO_SOLDIERS STAR TWO_SOLDIERS
25 5 lock r1 b2
26 5 reroll r2 w1 b1 > 1.5.roll.2: SOLDIER TOOL SOLDIER
27 5 reroll r2 b1 > 1.5.roll.3: TOOL TWO_SOLDIERS
28 6 roll > 1.6.roll.1: SKULL SOLDIER TOOL COURAGE TOOL SOLDIER
29 6 lock r2 b2
30 6 reroll r1 w1 > 1.6.roll.2: COURAGE SKULL
31 6 reroll b1 > 1.6.roll.3: STAR
32 1 cancel b1
33 1 cancel r2
34 2 cancel w1
35 3 cancel w1
36 6 cancel b2
37 1 done
38 2 done
39 3 done
40 4 recruit corporal
41 4 done
42 5 done
43 6 done
44 1 advance 3
45 2 stay
46 3 advance 5
47 4 advance 4
48 5 stay
49 6 advance 4
50 2 ready
51 4 ready
52 5 ready
53 6 ready
end lost seed=golden-0
