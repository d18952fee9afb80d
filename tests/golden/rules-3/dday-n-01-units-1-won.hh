# ends as f0a21a5be96f90a8c3c89d87b510c9d2
hh2 dday n-01 level=advanced units=1 boxes=base rules=3 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
2 1 lock r2 b1
3 1 reroll r1 w1 w2 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
4 1 reroll r1 w2 b2 > 1.1.roll.3: SOLDIER TOOL SKULL
5 1 cancel w2
6 1 recruit corporal
7 1 lose soldiers
8 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
9 1 lock b1 b2
10 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
11 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
12 1 use corporal
13 1 reroll r2 > 2.1.roll.4: STAR
14 1 recruit sharpshooter
15 1 stay
16 1 lose soldiers
17 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
18 1 lock r1 w2
19 1 reroll r2 w1 b1 b2 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
20 1 reroll r2 w1 b2 > 3.1.roll.3: SKULL COURAGE TOOL
21 1 use corporal
22 1 reroll r2 > 3.1.roll.4: TWO_SOLDIERS
23 1 recruit scout
24 1 advance 3
25 1 lose soldiers
26 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
27 1 lock w1 b1
28 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
29 1 reroll b2 > 4.1.roll.3: TOOL
30 1 use corporal
31 1 reroll b2 > 4.1.roll.4: SOLDIER
32 1 claim COURAGE
33 1 charge
34 1 find lucky-charm
35 1 use lucky-charm
36 1 gain courage
37 1 done
38 1 stay
39 1 lose soldiers
40 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
41 1 lock w1 b2
42 1 reroll r1 r2 w2 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
43 1 reroll r1 w2 > 5.1.roll.3: STAR SOLDIER
44 1 use corporal
45 1 reroll r1 > 5.1.roll.4: COURAGE
46 1 done
47 1 stay
48 1 lose soldiers
49 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
50 1 lock w1 w2
51 1 reroll r1 r2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
52 1 stop
53 1 ready
54 1 straight
55 1 take distinguished-service-cross
56 1 recruit beachmaster
57 1 move 2 > 6.1.mine.1: 4
58 1 lose soldiers
59 1 lose soldiers
60 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
61 1 lock w2 b1
62 1 reroll w1 b2 > 7.1.roll.2: STAR SKULL
63 1 stop
64 1 use distinguished-service-cross
65 1 bonus TWO_SOLDIERS
66 1 ready
67 1 straight
68 1 take medal-of-honor
69 1 stay
70 1 lose soldiers
71 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
72 1 lock w2 b1
73 1 reroll r1 r2 b2 > 8.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
74 1 reroll w1 > 8.1.roll.3: STAR
75 1 use medal-of-honor
76 1 add red TWO_SOLDIERS
77 1 add white TWO_SOLDIERS
78 1 add blue TWO_SOLDIERS
79 1 ready
80 1 claim TWO_SOLDIERS
81 1 claim TWO_SOLDIERS
82 1 recruit medic
83 1 done
84 1 stay
85 1 lose soldiers
86 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
87 1 lock r2 w1
88 1 reroll r1 w2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
89 1 reroll b2 > 9.1.roll.3: STAR
90 1 ready
91 1 straight
92 1 take memorial-cross
93 1 recruit veteran
94 1 find walkie-talkie
95 1 advance 4
96 1 lose soldiers
97 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
98 1 lock r1 w2
99 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
100 1 reroll b1 > 10.1.roll.3: SOLDIER
101 1 use memorial-cross
102 1 ready
103 1 claim TWO_SOLDIERS
104 1 find flame-thrower
105 1 done
106 1 move 5 > 10.0.mgf.4: 6
107 1 lose soldiers
108 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
109 1 lock r1 w1
110 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
111 1 reroll r2 w2 b1 b2 > 11.1.roll.3: TOOL TOOL COURAGE SKULL
112 1 use corporal
113 1 reroll b2 > 11.1.roll.4: STAR
114 1 recruit minesweeper
115 1 find field-radio
116 1 use field-radio
117 1 done
118 1 move 6
119 1 lose soldiers
120 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
121 1 lock w1 b1
122 1 reroll r1 w2 b2 > 12.1.roll.2: TWO_SOLDIERS STAR SOLDIER
123 1 reroll r2 b2 > 12.1.roll.3: COURAGE TWO_SOLDIERS
124 1 use corporal
125 1 reroll b2 > 12.1.roll.4: TOOL
126 1 claim TWO_SOLDIERS
127 1 done
128 1 advance 8 > 12.0.mgf.7: 1
129 1 lose soldiers
130 1 leave b2
131 1 roll > 13.1.roll.1: SKULL TOOL STAR SKULL COURAGE
132 1 lock r2 w1
133 1 reroll b1 > 13.1.roll.2: STAR
134 1 reroll r1 w2 > 13.1.roll.3: TWO_SOLDIERS TWO_SOLDIERS
135 1 use corporal
136 1 reroll r1 > 13.1.roll.4: SKULL
137 1 recruit messenger
138 1 find flak-vest
139 1 done
140 1 advance 10
141 1 sacrifice messenger > 13.1.entry.1: 5 13.0.mgf.9: 4
142 1 ready
143 1 lose soldiers
144 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
145 1 lock r1 r2
146 1 reroll w1 b1 > 14.1.roll.2: STAR COURAGE
147 1 reroll w1 w2 b2 > 14.1.roll.3: STAR TWO_SOLDIERS STAR
148 1 use corporal
149 1 reroll w1 > 14.1.roll.4: TWO_SOLDIERS
150 1 buy award > 14.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,silver-star,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: purple-heart
151 1 advance bunker > 14.0.mgf.10: 6
152 1 ready
153 1 lose soldiers
end won seed=golden-0
