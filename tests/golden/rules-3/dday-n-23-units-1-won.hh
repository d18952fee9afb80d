# ends as 4223e9a9b827306204a6a2e1c725a31b
hh2 dday n-23 units=1 boxes=base+way-to-hell rules=3 seed#=f2b582d8496a2934d6d948e0f7b2925b
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
15 1 lock b1 b2
16 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
17 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
18 1 use corporal
19 1 reroll r2 > 2.1.roll.4: STAR
20 1 recruit scout
21 1 stay
22 1 lose soldiers
23 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
24 1 lock w2 b2
25 1 reroll r1 r2 w1 b1 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
26 1 reroll r1 r2 > 3.1.roll.3: TWO_SOLDIERS SKULL
27 1 ready
28 1 straight
29 1 take distinguished-service-cross
30 1 move 1
31 1 lose soldiers
32 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
33 1 lock w1 b1
34 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
35 1 reroll b2 > 4.1.roll.3: TOOL
36 1 use corporal
37 1 reroll b2 > 4.1.roll.4: SOLDIER
38 1 use distinguished-service-cross
39 1 bonus TWO_SOLDIERS
40 1 claim COURAGE
41 1 soldiers
42 1 done
43 1 stay
44 1 lose soldiers
45 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
46 1 lock w2 b2
47 1 reroll r1 r2 w1 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
48 1 reroll w1 > 5.1.roll.3: TOOL
49 1 use corporal
50 1 reroll w1 > 5.1.roll.4: COURAGE
51 1 done
52 1 stay
53 1 lose soldiers
54 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
55 1 lock w1 w2
56 1 reroll r1 r2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
57 1 reroll b2 > 6.1.roll.3: STAR
58 1 ready
59 1 recruit veteran
60 1 done
61 1 advance 3
62 1 lose soldiers
63 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
64 1 lock r2 w1
65 1 reroll b1 b2 > 7.1.roll.2: STAR SKULL
66 1 reroll w2 b2 > 7.1.roll.3: STAR TOOL
67 1 use corporal
68 1 reroll b2 > 7.1.roll.4: COURAGE
69 1 claim STAR
70 1 white TWO_SOLDIERS
71 1 recruit medic
72 1 find walkie-talkie
73 1 done
74 1 stay
75 1 lose soldiers
76 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
77 1 lock w2 b1
78 1 reroll r1 r2 w1 b2 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
79 1 stop
80 1 ready
81 1 straight
82 1 take medal-of-honor
83 1 stay
84 1 lose soldiers
85 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
86 1 lock r2 w1
87 1 reroll r1 w2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
88 1 reroll b2 > 9.1.roll.3: STAR
89 1 use medal-of-honor
90 1 add red TWO_SOLDIERS
91 1 add white TWO_SOLDIERS
92 1 add blue TWO_SOLDIERS
93 1 ready
94 1 claim TWO_SOLDIERS
95 1 straight
96 1 take memorial-cross
97 1 recruit engineer
98 1 move 4 > 9.0.mgf.3: 4
99 1 lose soldiers
100 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
101 1 lock r1 w2
102 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
103 1 reroll b1 > 10.1.roll.3: SOLDIER
104 1 use memorial-cross
105 1 ready
106 1 claim TWO_SOLDIERS
107 1 find flame-thrower
108 1 buy award > 10.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,silver-star,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: conspicuous-gallantry-medal
109 1 advance 5 > 10.0.mgf.4: 6
110 1 lose soldiers
111 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
112 1 lock r1 w1
113 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
114 1 reroll r2 w2 b2 > 11.1.roll.3: SOLDIER SKULL TWO_SOLDIERS
115 1 use corporal
116 1 reroll w2 > 11.1.roll.4: STAR
117 1 use conspicuous-gallantry-medal
118 1 add colourless TWO_SOLDIERS
119 1 add colourless TWO_SOLDIERS
120 1 recruit hero
121 1 find gammon-bomb
122 1 done
123 1 advance 6 > 11.0.mgf.5: 6
124 1 ready
125 1 pay 1 0
126 1 lose soldiers
127 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
128 1 lock w1 b1
129 1 reroll r1 w2 > 12.1.roll.2: TOOL STAR
130 1 reroll r1 > 12.1.roll.3: SOLDIER
131 1 ready
132 1 claim TWO_SOLDIERS
133 1 done
134 1 advance 8 > 12.0.mgf.7: 6 6
135 1 ready
136 1 pay 0 1
137 1 lose soldiers
138 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
139 1 lock b1 b2
140 1 reroll w2 > 13.1.roll.2: STAR
141 1 stop
142 1 ready
143 1 straight
144 1 take army-good-conduct-medal
145 1 done
146 1 advance 9
147 1 sacrifice corporal > 13.0.mgf.8: 1
148 1 ready
149 1 pay 1 2
150 1 lose soldiers
151 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
152 1 lock r2 w1
153 1 reroll r1 w2 b1 b2 > 14.1.roll.2: TWO_SOLDIERS STAR TOOL TOOL
154 1 reroll b1 b2 > 14.1.roll.3: TWO_SOLDIERS SKULL
155 1 use army-good-conduct-medal
156 1 set b2 TWO_SOLDIERS
157 1 set w2 TWO_SOLDIERS
158 1 claim TWO_SOLDIERS
159 1 claim TWO_SOLDIERS
160 1 done
161 1 advance bunker > 14.0.mgf.10: 6
162 1 ready
163 1 pay 1 0
164 1 lose soldiers
end won seed=golden-0
