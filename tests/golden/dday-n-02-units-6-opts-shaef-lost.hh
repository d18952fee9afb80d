# ends as 4b75a835186d1253b36fedee7610ad11
hh2 dday n-02 units=6 boxes=base opts=shaef rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
2 1 lock w1 b2
3 1 reroll r1 r2 b1 > 1.1.roll.2: SKULL COURAGE SKULL
4 1 reroll r1 r2 > 1.1.roll.3: SOLDIER TWO_SOLDIERS
5 2 trade 4
6 2 cancel
7 2 trade 6
8 2 cancel
9 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
10 2 lock r2 w2
11 2 stop
12 3 trade 1
13 3 cancel
14 3 trade 1
15 3 cancel
16 3 roll > 1.3.roll.1: TOOL SOLDIER COURAGE TWO_SOLDIERS STAR COURAGE
17 3 lock w1 b1
18 3 reroll r2 w2 b2 > 1.3.roll.2: SKULL SOLDIER TWO_SOLDIERS
19 3 reroll r1 r2 w2 b2 > 1.3.roll.3: COURAGE COURAGE SKULL SOLDIER
20 4 roll > 1.4.roll.1: SOLDIER STAR STAR SKULL TWO_SOLDIERS SOLDIER
21 4 lock r2 b2
22 4 reroll r1 w1 w2 > 1.4.roll.2: TOOL STAR SOLDIER
23 4 reroll r1 w1 > 1.4.roll.3: STAR TWO_SOLDIERS
24 5 trade 2
25 5 cancel
26 5 trade 3
27 5 cancel
28 5 roll > 1.5.roll.1: COURAGE TWO_SOLDIERS SOLDIER TWO_SOLDIERS STAR TWO_SOLDIERS
29 5 lock w1 w2
30 5 reroll r1 r2 > 1.5.roll.2: SOLDIER SKULL
31 5 reroll b2 > 1.5.roll.3: COURAGE
32 6 trade 4
33 6 cancel
34 6 roll > 1.6.roll.1: SKULL SOLDIER TOOL COURAGE TOOL SOLDIER
35 6 lock r2 w2
36 6 reroll r1 b1 b2 > 1.6.roll.2: TWO_SOLDIERS STAR TOOL
37 6 reroll w1 b1 > 1.6.roll.3: TOOL SOLDIER
38 2 cancel r1
39 2 cancel b1
40 3 cancel r1
41 5 cancel b2
42 1 done
43 2 done
44 3 done
45 4 recruit decoy
46 4 done
47 5 done
48 6 done
49 1 stay
50 2 stay
51 3 advance 3
52 4 stay
53 5 trade 1
54 5 cancel
55 5 trade 6
56 5 cancel
57 5 stay
58 6 stay
59 1 ready
60 2 trade 6
61 2 give soldiers 6
62 2 take soldiers 8
63 2 cancel
64 2 ready
65 4 ready
66 5 ready
67 6 ready
end lost seed=golden-0
