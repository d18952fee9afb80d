# ends as 1a679189320b637682de5790bdd9d532
hh2 dday n-23 units=1 boxes=base+way-to-hell rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start 2
2 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
3 1 lock r2 b1
4 1 reroll r1 w1 w2 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
5 1 reroll r1 w1 w2 > 1.1.roll.3: SOLDIER TOOL SKULL
6 1 use corporal
7 1 reroll w2 > 1.1.roll.4: STAR
8 1 recruit platoon-leader
9 1 find lucky-charm
10 1 use lucky-charm
11 1 gain courage
12 1 stay
13 1 lose soldiers
14 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
15 1 lock r2 b1
16 1 reroll r1 w1 w2 b2 > 2.1.roll.2: COURAGE TWO_SOLDIERS SKULL COURAGE
17 1 reroll w2 > 2.1.roll.3: TOOL
18 1 use corporal
19 1 reroll w2 > 2.1.roll.4: STAR
20 1 stay
21 1 lose soldiers
22 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
23 1 lock w2 b2
24 1 reroll r1 r2 w1 b1 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
25 1 reroll r1 r2 w1 b1 > 3.1.roll.3: SOLDIER SKULL SOLDIER TWO_SOLDIERS
26 1 use corporal
27 1 reroll r2 > 3.1.roll.4: TWO_SOLDIERS
28 1 claim SOLDIER
29 1 recruit scout
30 1 move 1
31 1 lose soldiers
32 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
33 1 lock w1 b1
34 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
35 1 reroll b2 > 4.1.roll.3: TOOL
36 1 use corporal
37 1 reroll b2 > 4.1.roll.4: SOLDIER
38 1 claim COURAGE
39 1 soldiers
40 1 done
41 1 stay
42 1 lose soldiers
43 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
44 1 lock w1 b2
45 1 reroll r1 r2 w2 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
46 1 reroll w2 b1 > 5.1.roll.3: STAR SOLDIER
47 1 use corporal
48 1 reroll w2 > 5.1.roll.4: COURAGE
49 1 done
50 1 stay
51 1 lose soldiers
52 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
53 1 lock w1 w2
54 1 reroll r1 r2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
55 1 reroll b2 > 6.1.roll.3: STAR
56 1 ready
57 1 done
58 1 advance 3
59 1 lose soldiers
60 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
61 1 lock w2 b1
62 1 reroll w1 b2 > 7.1.roll.2: STAR SKULL
63 1 stop
64 1 ready
65 1 straight
66 1 take distinguished-service-cross
67 1 recruit veteran
68 1 stay
69 1 lose soldiers
70 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
71 1 lock w2 b1
72 1 reroll r1 r2 w1 b2 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
73 1 stop
74 1 use distinguished-service-cross
75 1 bonus TWO_SOLDIERS
76 1 ready
77 1 straight
78 1 take medal-of-honor
79 1 find gammon-bomb
80 1 done
81 1 move 4 > 8.0.mgf.3: 3
82 1 ready
83 1 lose soldiers
84 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
85 1 lock w1 w2
86 1 reroll r1 r2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
87 1 stop
88 1 use medal-of-honor
89 1 add red TWO_SOLDIERS
90 1 add white TWO_SOLDIERS
91 1 add blue TWO_SOLDIERS
92 1 ready
93 1 claim TWO_SOLDIERS
94 1 straight
95 1 take memorial-cross
96 1 find walkie-talkie
97 1 done
98 1 advance 5 > 9.0.mgf.4: 2
99 1 ready
100 1 lose soldiers
101 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
102 1 lock r1 w2
103 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
104 1 reroll b1 > 10.1.roll.3: SOLDIER
105 1 use memorial-cross
106 1 ready
107 1 claim TWO_SOLDIERS
108 1 recruit medic
109 1 find flame-thrower
110 1 done
111 1 advance 6 > 10.0.mgf.5: 5
112 1 ready
113 1 lose soldiers
114 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
115 1 lock r1 w1
116 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
117 1 reroll r2 w2 b2 > 11.1.roll.3: SOLDIER SKULL TWO_SOLDIERS
118 1 use corporal
119 1 reroll w2 > 11.1.roll.4: STAR
120 1 done
121 1 advance 8 > 11.0.mgf.7: 1 6
122 1 ready
123 1 lose soldiers
124 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
125 1 lock w1 b1
126 1 reroll r1 w2 > 12.1.roll.2: TOOL STAR
127 1 reroll r1 > 12.1.roll.3: SOLDIER
128 1 ready
129 1 claim TWO_SOLDIERS
130 1 done
131 1 advance 9
132 1 sacrifice corporal > 12.0.mgf.8: 5
133 1 ready
134 1 lose soldiers
135 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
136 1 lock r2 b2
137 1 reroll w2 b1 > 13.1.roll.2: COURAGE STAR
138 1 reroll w2 b1 > 13.1.roll.3: TWO_SOLDIERS TWO_SOLDIERS
139 1 claim TWO_SOLDIERS
140 1 cancel w1
141 1 buy award > 13.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,silver-star,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: croix-de-guerre
142 1 done
143 1 advance bunker > 13.0.mgf.10: 6
144 1 ready
145 1 lose soldiers
end won seed=golden-0
