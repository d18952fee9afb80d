# ends as b1670dc3d5e1b9aab2234e98c9fc58a9
hh2 dday n-01 level=advanced units=5 boxes=base opts=shaef,sea rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
0 0 start > 0.0.passenger.0.captain,lieutenant,general: general 0.0.passenger.1.captain,lieutenant: lieutenant 0.0.passenger.2.captain: captain
1 1 embark sea-c:2
2 2 embark sea-c:6
3 3 embark sea-c:5
4 4 embark sea-c:3
5 5 embark sea-c:7
6 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
7 1 lock r1 r2
8 1 reroll b2 > 1.1.roll.2: SOLDIER
9 1 stop
10 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
11 2 lock r2 w2
12 2 stop
13 3 roll > 1.3.roll.1: TOOL SOLDIER COURAGE TWO_SOLDIERS STAR COURAGE
14 3 lock r1 w2
15 3 reroll r2 w1 b1 > 1.3.roll.2: SKULL SOLDIER TWO_SOLDIERS
16 3 stop
17 4 roll > 1.4.roll.1: SOLDIER STAR STAR SKULL TWO_SOLDIERS SOLDIER
18 4 lock r1 w1
19 4 reroll w2 b2 > 1.4.roll.2: TWO_SOLDIERS SOLDIER
20 4 reroll r2 b1 b2 > 1.4.roll.3: TWO_SOLDIERS COURAGE STAR
21 5 roll > 1.5.roll.1: COURAGE TWO_SOLDIERS SOLDIER TWO_SOLDIERS STAR TWO_SOLDIERS
22 5 lock r1 b2
23 5 reroll r2 b1 > 1.5.roll.2: SOLDIER SKULL
24 5 reroll w1 > 1.5.roll.3: COURAGE
25 5 ready > 1.0.shelling.1: 4 1
26 1 sail sea-c:9
27 2 stay
28 3 sail sea-c:4
29 4 sail sea-c:10
30 5 stay
31 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
32 1 lock r2 b2
33 1 reroll r1 w1 > 2.1.roll.2: SKULL COURAGE
34 1 reroll b1 > 2.1.roll.3: TOOL
35 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
36 2 lock r2 w1
37 2 reroll r1 w2 b2 > 2.2.roll.2: SKULL TWO_SOLDIERS SOLDIER
38 2 stop
39 3 roll > 2.3.roll.1: TOOL COURAGE SOLDIER TOOL SOLDIER TWO_SOLDIERS
40 3 lock w2 b1
41 3 reroll r1 b2 > 2.3.roll.2: SOLDIER COURAGE
42 3 stop
43 4 roll > 2.4.roll.1: COURAGE SOLDIER TWO_SOLDIERS SOLDIER TWO_SOLDIERS SKULL
44 4 lock w1 b1
45 4 reroll r2 w2 b2 > 2.4.roll.2: STAR SOLDIER SOLDIER
46 4 reroll w2 > 2.4.roll.3: STAR
47 5 roll > 2.5.roll.1: COURAGE STAR COURAGE STAR SKULL SOLDIER
48 5 lock r1 w2
49 5 stop
50 5 ready > 2.0.shelling.1: 5 3
51 1 sail sea-c:8
52 2 sail sea-c:5
53 3 sail sea-c:5
54 4 sail sea-c:17
55 5 stay > 2.4.sea-mines.1: 6 2.4.sea-mines.2: 1
56 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
57 1 lock r1 r2
58 1 reroll w2 b2 > 3.1.roll.2: STAR COURAGE
59 1 reroll b2 > 3.1.roll.3: SKULL
60 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
61 2 lock b1 b2
62 2 reroll r1 r2 w1 > 3.2.roll.2: TOOL STAR SKULL
63 2 stop
64 3 roll > 3.3.roll.1: SOLDIER TWO_SOLDIERS SKULL TOOL STAR TWO_SOLDIERS
65 3 lock w1 w2
66 3 reroll b1 b2 > 3.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS
67 3 stop
68 4 roll > 3.4.roll.1: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS STAR TWO_SOLDIERS SOLDIER
69 4 lock r1 r2
70 4 reroll w1 w2 b1 b2 > 3.4.roll.2: SKULL STAR SOLDIER COURAGE
71 4 reroll b1 > 3.4.roll.3: COURAGE
72 5 roll > 3.5.roll.1: TWO_SOLDIERS SKULL COURAGE STAR STAR SKULL
73 5 lock r1 w1
74 5 reroll w2 > 3.5.roll.2: TOOL
75 5 stop
76 5 ready
77 1 part general > 3.0.shelling.1: 3 6
78 1 sail sea-c:15
79 2 sail sea-c:12
80 3 sail sea-c:4
81 4 stay
82 5 stay
83 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
84 1 lock r2 b2
85 1 reroll r1 > 4.1.roll.2: TOOL
86 1 reroll b1 > 4.1.roll.3: TOOL
87 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
88 2 lock w1 b1
89 2 reroll r2 w2 > 4.2.roll.2: SOLDIER STAR
90 2 reroll w2 b2 > 4.2.roll.3: SKULL COURAGE
91 3 roll > 4.3.roll.1: STAR SOLDIER TOOL TWO_SOLDIERS SKULL SOLDIER
92 3 lock r1 b1
93 3 stop
94 4 roll > 4.4.roll.1: SOLDIER TOOL COURAGE TOOL STAR COURAGE
95 4 lock w1 w2
96 4 reroll r2 > 4.4.roll.2: STAR
97 4 reroll r1 b1 > 4.4.roll.3: COURAGE SOLDIER
98 5 roll > 4.5.roll.1: TOOL COURAGE TWO_SOLDIERS STAR TOOL TOOL
99 5 lock w2 b1
100 5 reroll r1 r2 b2 > 4.5.roll.2: SOLDIER COURAGE STAR
101 5 reroll r1 > 4.5.roll.3: SOLDIER 4.0.shelling.1: 2 1 4.5.shell.1: 4 4
102 1 stay
103 2 sail sea-c:13
104 3 stay
105 4 sail sea-c:18
106 5 sail sea-c:14
107 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
108 1 lock r1 w1
109 1 reroll w2 b2 > 5.1.roll.2: TOOL TWO_SOLDIERS
110 1 reroll r2 w2 b1 > 5.1.roll.3: SKULL TWO_SOLDIERS COURAGE
111 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
112 2 lock r1 r2
113 2 reroll w1 b1 b2 > 5.2.roll.2: SKULL COURAGE STAR
114 2 reroll w1 b1 b2 > 5.2.roll.3: STAR TOOL COURAGE
115 3 roll > 5.3.roll.1: SOLDIER SKULL TWO_SOLDIERS TWO_SOLDIERS STAR SKULL
116 3 lock w1 b1
117 3 reroll r1 r2 w2 > 5.3.roll.2: STAR TOOL TOOL
118 3 stop
119 4 roll > 5.4.roll.1: COURAGE STAR TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
120 4 lock r1 w2
121 4 reroll w1 > 5.4.roll.2: TWO_SOLDIERS
122 4 reroll r2 b1 > 5.4.roll.3: STAR SOLDIER
123 5 roll > 5.5.roll.1: COURAGE TOOL SOLDIER STAR COURAGE COURAGE
124 5 lock w1 b2
125 5 reroll r1 b1 > 5.5.roll.2: COURAGE TWO_SOLDIERS
126 5 stop
end lost seed=golden-0
