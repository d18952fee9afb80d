# ends as bc6c72875a861c59b1af8cd65bd482bd
hh2 dday n-01 level=advanced units=6 boxes=base opts=shaef,sea rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
0 0 start > 0.0.passenger.0.captain,lieutenant,general: general 0.0.passenger.1.captain,lieutenant: lieutenant 0.0.passenger.2.captain: captain
1 1 embark sea-c:2
2 2 embark sea-c:6
3 3 embark sea-c:5
4 4 embark sea-c:3
5 5 embark sea-c:7
6 6 embark sea-c:4
7 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
8 1 lock r2 w1
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
25 6 roll > 1.6.roll.1: SKULL SOLDIER TOOL COURAGE TOOL SOLDIER
26 6 lock r2 w2
27 6 reroll w1 b2 > 1.6.roll.2: COURAGE SKULL
28 6 reroll w1 > 1.6.roll.3: STAR
29 5 ready > 1.0.shelling.1: 4 1
30 1 sail sea-c:1
31 2 sail sea-c:5
32 3 sail sea-c:4
33 4 sail sea-c:2
34 5 sail sea-c:14
35 6 sail sea-c:5
36 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
37 1 lock w1 b2
38 1 stop
39 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
40 2 lock w2 b1
41 2 reroll r1 b2 > 2.2.roll.2: TOOL COURAGE
42 2 stop
43 3 roll > 2.3.roll.1: TOOL COURAGE SOLDIER TOOL SOLDIER TWO_SOLDIERS
44 3 lock w1 b1
45 3 reroll r2 w2 b2 > 2.3.roll.2: COURAGE STAR SKULL
46 3 reroll w2 > 2.3.roll.3: STAR
47 4 roll > 2.4.roll.1: COURAGE SOLDIER TWO_SOLDIERS SOLDIER TWO_SOLDIERS SKULL
48 4 lock r1 w2
49 4 stop
50 5 roll > 2.5.roll.1: COURAGE STAR COURAGE STAR SKULL SOLDIER
51 5 lock w2 b1
52 5 reroll r1 r2 > 2.5.roll.2: TOOL SKULL
53 5 reroll r1 r2 > 2.5.roll.3: TOOL SKULL
54 6 roll > 2.6.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER TOOL COURAGE
55 6 lock r1 w2
56 6 stop
57 5 ready > 2.0.shelling.1: 5 3
58 1 sail sea-c:8
59 2 sail sea-c:4
60 3 sail sea-c:3
61 4 sail sea-c:3
62 5 sail sea-c:13
63 6 sail sea-c:12
64 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
65 1 lock w1 w2
66 1 reroll b1 b2 > 3.1.roll.2: STAR COURAGE
67 1 stop
68 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
69 2 lock r1 r2
70 2 reroll w1 w2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
71 2 reroll b1 > 3.2.roll.3: TWO_SOLDIERS
72 3 roll > 3.3.roll.1: SOLDIER TWO_SOLDIERS SKULL TOOL STAR TWO_SOLDIERS
73 3 lock r1 w1
74 3 reroll w2 > 3.3.roll.2: SKULL
75 3 stop
76 4 roll > 3.4.roll.1: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS STAR TWO_SOLDIERS SOLDIER
77 4 lock r1 r2
78 4 reroll w2 b1 b2 > 3.4.roll.2: TWO_SOLDIERS TOOL TOOL
79 4 reroll w1 w2 b1 > 3.4.roll.3: TOOL TWO_SOLDIERS SOLDIER
80 5 roll > 3.5.roll.1: TWO_SOLDIERS SKULL COURAGE STAR STAR SKULL
81 5 lock w1 w2
82 5 stop
83 6 roll > 3.6.roll.1: SOLDIER STAR COURAGE TWO_SOLDIERS COURAGE STAR
84 6 lock b1 b2
85 6 reroll r1 w2 > 3.6.roll.2: SOLDIER TWO_SOLDIERS
86 6 reroll r1 > 3.6.roll.3: TWO_SOLDIERS
87 5 ready
88 1 part naval-usa > 3.0.shelling.1: 3 6
89 1 sail sea-c:15
90 2 stay
91 3 stay
92 4 sail sea-c:10
93 5 stay
94 6 sail sea-c:11
95 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
96 1 lock r1 b2
97 1 reroll r2 w2 > 4.1.roll.2: TWO_SOLDIERS TOOL
98 1 reroll w1 b1 > 4.1.roll.3: SKULL COURAGE
99 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
100 2 lock w2 b1
101 2 reroll r1 > 4.2.roll.2: SOLDIER
102 2 stop
103 3 roll > 4.3.roll.1: STAR SOLDIER TOOL TWO_SOLDIERS SKULL SOLDIER
104 3 lock r1 w2
105 3 stop
106 4 roll > 4.4.roll.1: SOLDIER TOOL COURAGE TOOL STAR COURAGE
107 4 lock r2 b1
108 4 reroll r1 w1 w2 b2 > 4.4.roll.2: SOLDIER COURAGE COURAGE SKULL
109 4 reroll w2 > 4.4.roll.3: TOOL
110 5 roll > 4.5.roll.1: TOOL COURAGE TWO_SOLDIERS STAR TOOL TOOL
111 5 lock w1 b2
112 5 stop
113 6 roll > 4.6.roll.1: SOLDIER SKULL TWO_SOLDIERS COURAGE SKULL TOOL
114 6 lock w2 b1
115 6 reroll r1 w1 b2 > 4.6.roll.2: COURAGE SKULL TWO_SOLDIERS
116 6 stop
end lost seed=golden-0
