# ends as 3be6742af4fdc0c61a4207d0e435b477
hh2 dday n-14 units=2 boxes=base+atlantikwall rules=3 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
2 1 lock w1 b2
3 1 reroll r1 r2 b1 > 1.1.roll.2: SKULL COURAGE SKULL
4 1 reroll b1 > 1.1.roll.3: SKULL
5 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
6 2 lock w1 b2
7 2 reroll r1 r2 w2 b1 > 1.2.roll.2: COURAGE COURAGE STAR SKULL
8 2 reroll r1 r2 w2 > 1.2.roll.3: COURAGE SOLDIER TWO_SOLDIERS
9 1 declared
10 1 done
11 2 done
12 1 stay
13 2 stay
14 1 ready
15 2 ready
16 1 lose soldiers
17 2 lose pathfinder
18 1 trade 2
19 1 cancel
20 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
21 1 lock r2 b2
22 1 reroll w2 b1 > 2.1.roll.2: SKULL COURAGE
23 1 reroll r1 w1 > 2.1.roll.3: COURAGE TWO_SOLDIERS
24 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
25 2 lock r1 b2
26 2 reroll r2 w1 b1 > 2.2.roll.2: SKULL TWO_SOLDIERS SOLDIER
27 2 reroll r2 b1 > 2.2.roll.3: SKULL COURAGE
28 1 cancel w1
29 2 declared
30 2 cancel w2
31 1 done
32 2 done
33 1 advance 3
34 2 advance 3
35 1 ready
36 2 ready
37 1 lose pathfinder
38 1 lose soldiers
39 2 lose sharpshooter
40 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
41 1 lock w2 b1
42 1 reroll r1 b2 > 3.1.roll.2: STAR COURAGE
43 1 stop
44 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
45 2 lock r2 w2
46 2 reroll w1 b2 > 3.2.roll.2: SKULL TWO_SOLDIERS
47 2 reroll r1 b2 > 3.2.roll.3: SOLDIER STAR
48 2 declared
49 2 cancel r1
50 1 recruit paratrooper
51 1 done
52 2 done
53 1 advance 5
54 2 move 2 > 3.0.mgf.4: 6
end lost seed=golden-0
