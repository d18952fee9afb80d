# ends as b09f82b5fba7ccb006e0da71d5238c68
hh2 dday n-19 units=1 boxes=base+way-to-hell rules=3 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start 1
2 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
3 1 lock r2 b1
4 1 reroll r1 w1 w2 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
5 1 reroll r1 w1 w2 > 1.1.roll.3: SOLDIER TOOL SKULL
6 1 cancel w1
7 1 stay
8 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
9 1 lock b1 b2
10 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
11 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
12 1 cancel w2
13 1 stay
14 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
15 1 lock r1 b2
16 1 reroll r2 w1 w2 b1 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
17 1 reroll r2 w1 w2 b1 > 3.1.roll.3: SOLDIER SKULL SOLDIER TWO_SOLDIERS
18 1 claim SOLDIER
19 1 cancel r1
20 1 advance 3
21 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
22 1 lock w1 b1
23 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
24 1 reroll b2 > 4.1.roll.3: TOOL
25 1 claim COURAGE
26 1 soldiers
27 1 done
28 1 stay
29 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
30 1 lock b1 b2
31 1 reroll r1 > 5.1.roll.2: TWO_SOLDIERS
32 1 stop
33 1 straight
34 1 take distinguished-service-cross
35 1 find lucky-charm
36 1 use lucky-charm
37 1 gain stars
38 1 recruit minesweeper
39 1 stay
40 1 lose soldiers
41 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
42 1 lock w1 w2
43 1 reroll r1 r2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
44 1 reroll b2 > 6.1.roll.3: STAR
45 1 use distinguished-service-cross
46 1 bonus TWO_SOLDIERS
47 1 done
48 1 move 4
49 1 lose soldiers
50 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
51 1 lock w1 w2
52 1 reroll b1 b2 > 7.1.roll.2: STAR SKULL
53 1 reroll b2 > 7.1.roll.3: SKULL
54 1 claim STAR
55 1 courage 1
56 1 cancel r1
57 1 recruit medic
58 1 done
59 1 stay
60 1 lose soldiers
61 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
62 1 lock w2 b2
63 1 reroll r1 r2 w1 b1 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
64 1 reroll r1 b1 > 8.1.roll.3: COURAGE SKULL
65 1 cancel w1
66 1 done
67 1 stay
68 1 lose soldiers
69 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
70 1 lock r2 w1
71 1 reroll r1 w2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
72 1 reroll r1 b1 b2 > 9.1.roll.3: TWO_SOLDIERS STAR TOOL
73 1 recruit sharpshooter
74 1 done
75 1 move 5
76 1 lose soldiers
77 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
78 1 lock r1 w2
79 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
80 1 reroll b1 > 10.1.roll.3: SOLDIER
81 1 claim TWO_SOLDIERS
82 1 recruit engineer
83 1 done
84 1 advance 7 > 10.0.mgf.6: 3
85 1 lose soldiers
86 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
87 1 lock r1 w1
88 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
89 1 reroll w2 b1 b2 > 11.1.roll.3: SOLDIER SKULL TWO_SOLDIERS
90 1 done
91 1 move 6 > 11.0.mgf.5: 6
92 1 lose soldiers
93 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
94 1 lock w1 b1
95 1 reroll r1 w2 > 12.1.roll.2: TOOL STAR
96 1 reroll r1 > 12.1.roll.3: SOLDIER
97 1 claim TWO_SOLDIERS
98 1 done
99 1 advance 8
100 1 lose soldiers
101 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
102 1 lock b1 b2
103 1 reroll w2 > 13.1.roll.2: STAR
104 1 stop
105 1 straight
106 1 take medal-of-honor
107 1 recruit beachmaster
108 1 advance 11
109 1 lose soldiers
110 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
111 1 lock r2 w1
112 1 reroll r1 w2 b1 b2 > 14.1.roll.2: TWO_SOLDIERS STAR TOOL TOOL
113 1 reroll b1 b2 > 14.1.roll.3: TWO_SOLDIERS SKULL
114 1 use medal-of-honor
115 1 add red TWO_SOLDIERS
116 1 add white TWO_SOLDIERS
117 1 add blue TWO_SOLDIERS
118 1 claim TWO_SOLDIERS
119 1 claim TWO_SOLDIERS
120 1 done
121 1 advance 13
122 1 sacrifice minesweeper > 14.0.mgf.12: 5
123 1 lose soldiers
124 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
125 1 lock r2 w2
126 1 reroll r1 w1 b1 b2 > 15.1.roll.2: SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
127 1 reroll r1 w1 > 15.1.roll.3: TWO_SOLDIERS STAR
128 1 recruit scout
129 1 done
130 1 advance bunker > 15.0.mgf.14: 5
131 1 lose soldiers
end won seed=golden-0
