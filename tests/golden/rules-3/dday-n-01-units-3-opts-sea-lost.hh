# ends as 5e74b42b12cb6aacc0da362bdff9bba6
hh2 dday n-01 level=advanced units=3 boxes=base opts=sea rules=3 seed#=f2b582d8496a2934d6d948e0f7b2925b
0 0 start > 0.0.passenger.0.captain,lieutenant,general: general 0.0.passenger.1.captain,lieutenant: lieutenant 0.0.passenger.2.captain: captain
1 1 embark sea-b:2
2 2 embark sea-b:4
3 3 embark sea-b:5
4 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
5 1 lock b1 b2
6 1 reroll w2 > 1.1.roll.2: SOLDIER
7 1 stop
8 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
9 2 lock w1 b2
10 2 reroll r1 b1 > 1.2.roll.2: STAR TOOL
11 2 reroll b1 > 1.2.roll.3: TWO_SOLDIERS
12 3 roll > 1.3.roll.1: TOOL SOLDIER COURAGE TWO_SOLDIERS STAR COURAGE
13 3 lock r2 b2
14 3 stop > 1.0.shelling.1: 4 1
15 1 sail sea-b:3
16 2 sail sea-b:9
17 3 sail sea-b:10
18 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
19 1 lock w1 b1
20 1 reroll r1 w2 b2 > 2.1.roll.2: TOOL TOOL TOOL
21 1 reroll r2 w2 b2 > 2.1.roll.3: SOLDIER SKULL STAR
22 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
23 2 lock r2 b2
24 2 reroll w1 > 2.2.roll.2: COURAGE
25 2 reroll w1 > 2.2.roll.3: TOOL
26 3 roll > 2.3.roll.1: TOOL COURAGE SOLDIER TOOL SOLDIER TWO_SOLDIERS
27 3 lock w1 b1
28 3 reroll r2 > 2.3.roll.2: SKULL
29 3 reroll r1 r2 b2 > 2.3.roll.3: STAR COURAGE TOOL
30 1 take legion-of-merit > 2.0.shelling.1: 5 3
31 1 sail sea-b:2
32 2 sail sea-b:8
33 3 sail sea-b:15
34 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
35 1 lock r1 b1
36 1 reroll b2 > 3.1.roll.2: TOOL
37 1 reroll r2 w1 b2 > 3.1.roll.3: SKULL COURAGE TOOL
38 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
39 2 lock r2 w1
40 2 reroll r1 w2 b2 > 3.2.roll.2: TOOL STAR SKULL
41 2 reroll r1 b2 > 3.2.roll.3: SOLDIER STAR
42 3 roll > 3.3.roll.1: SOLDIER TWO_SOLDIERS SKULL TOOL STAR TWO_SOLDIERS
43 3 lock w1 w2
44 3 reroll b1 b2 > 3.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS
45 3 reroll r2 b1 b2 > 3.3.roll.3: SKULL STAR TWO_SOLDIERS
46 1 part naval-usa
47 2 part lieutenant
48 3 part naval-canada > 3.0.shelling.1: 3 6 3.3.shell.1: 2 5
49 1 sail sea-b:3
50 2 sail sea-b:9
51 3 sail sea-b:20
52 3 disembark sea-b:19
53 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
54 1 lock r1 w2
55 1 stop
56 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
57 2 lock r1 r2
58 2 reroll w2 b2 > 4.2.roll.2: SOLDIER STAR
59 2 reroll b2 > 4.2.roll.3: COURAGE
60 3 roll > 4.3.roll.1: STAR SOLDIER TOOL TWO_SOLDIERS SKULL SOLDIER
61 3 lock b1 b2
62 3 reroll r1 r2 w1 > 4.3.roll.2: TOOL TOOL SKULL
63 3 stop > 4.0.shelling.1: 2 1
64 1 sail sea-b:4
65 2 stay
66 3 wade sea-b:20
67 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
68 1 lock b1 b2
69 1 stop
70 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
71 2 lock r1 b2
72 2 reroll r2 w2 b1 > 5.2.roll.2: SKULL COURAGE STAR
73 2 stop
74 3 roll > 5.3.roll.1: SOLDIER SKULL TWO_SOLDIERS TWO_SOLDIERS STAR SKULL
75 3 lock r1 w1
76 3 reroll w2 b1 > 5.3.roll.2: STAR SKULL
77 3 reroll r2 b2 > 5.3.roll.3: SKULL TOOL 5.0.shelling.1: 2 3
78 1 sail sea-b:9
79 2 sail sea-b:14
80 3 wade sea-b:19
81 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
82 1 lock r1 b1
83 1 reroll r2 w1 w2 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
84 1 reroll r2 b2 > 6.1.roll.3: TOOL SOLDIER
85 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
86 2 lock r2 w1
87 2 reroll b1 b2 > 6.2.roll.2: COURAGE SOLDIER
88 2 reroll w2 b2 > 6.2.roll.3: STAR COURAGE
89 3 roll > 6.3.roll.1: SOLDIER TOOL SKULL SOLDIER STAR STAR
90 3 lock r1 r2
91 3 stop
end lost seed=golden-0
