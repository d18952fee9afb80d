# ends as 463e42ce430814299bfd6fb5e3ed80f7
hh2 dday n-21 units=1 boxes=base+way-to-hell rules=3 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
2 1 lock r2 b1
3 1 reroll r1 w1 w2 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
4 1 reroll r1 w1 w2 > 1.1.roll.3: SOLDIER TOOL SKULL
5 1 cancel w1
6 1 recruit paratrooper
7 1 stay
8 1 lose soldiers
9 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
10 1 lock b1 b2
11 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
12 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
13 1 cancel w2
14 1 stay
15 1 lose soldiers
16 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
17 1 lock r1 w2
18 1 reroll r2 w1 b1 b2 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
19 1 reroll r2 w1 > 3.1.roll.3: TWO_SOLDIERS SKULL
20 1 cancel r1
21 1 recruit sharpshooter
22 1 advance 2
23 1 lose paratrooper
24 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
25 1 lock w1 b1
26 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
27 1 reroll b2 > 4.1.roll.3: TOOL
28 1 claim COURAGE
29 1 charge
30 1 done
31 1 stay
32 1 lose soldiers
33 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
34 1 lock w1 b2
35 1 reroll r1 r2 w2 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
36 1 reroll w2 b1 > 5.1.roll.3: STAR SOLDIER
37 1 find walkie-talkie
38 1 done
39 1 stay
40 1 lose soldiers
41 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
42 1 lock w1 w2
43 1 reroll r1 r2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
44 1 reroll b2 > 6.1.roll.3: STAR
45 1 recruit scout
46 1 done
47 1 move 3 > 6.1.mine.1: 4
48 1 lose soldiers
49 1 lose soldiers
50 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
51 1 lock w1 w2
52 1 reroll b1 b2 > 7.1.roll.2: STAR SKULL
53 1 reroll b2 > 7.1.roll.3: SKULL
54 1 claim STAR
55 1 white TWO_SOLDIERS
56 1 recruit pathfinder
57 1 done
58 1 stay
59 1 lose soldiers
60 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
61 1 lock w2 b1
62 1 reroll r1 r2 w1 b2 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
63 1 reroll r1 b2 > 8.1.roll.3: COURAGE SKULL
64 1 straight
65 1 take distinguished-service-cross
66 1 stay
67 1 lose soldiers
68 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
69 1 lock w1 w2
70 1 reroll r1 r2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
71 1 reroll b2 > 9.1.roll.3: STAR
72 1 use distinguished-service-cross
73 1 bonus TWO_SOLDIERS
74 1 straight
75 1 take medal-of-honor
76 1 recruit veteran
77 1 advance 6
78 1 lose soldiers
79 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
80 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
81 1 reroll b1 > 10.1.roll.3: SOLDIER
82 1 use medal-of-honor
83 1 add red TWO_SOLDIERS
84 1 add white TWO_SOLDIERS
85 1 add blue TWO_SOLDIERS
86 1 claim TWO_SOLDIERS
87 1 claim TWO_SOLDIERS
88 1 recruit corporal
89 1 done
90 1 move 5
91 1 lose soldiers
92 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
93 1 lock r1 w1
94 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
95 1 reroll r2 b2 > 11.1.roll.3: SOLDIER STAR
96 1 use corporal
97 1 reroll b2 > 11.1.roll.4: STAR
98 1 recruit marksman
99 1 done
100 1 move 4 > 11.0.mgf.3: 1
101 1 lose soldiers
102 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
103 1 lock w1 b1
104 1 reroll r1 w2 > 12.1.roll.2: TOOL STAR
105 1 reroll r1 > 12.1.roll.3: SOLDIER
106 1 ready
107 1 claim TWO_SOLDIERS
108 1 find mine-detector
109 1 done
110 1 advance 7 > 12.0.mgf.6: 1
111 1 ready
112 1 lose soldiers
113 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
114 1 lock b1 b2
115 1 reroll w2 > 13.1.roll.2: STAR
116 1 stop
117 1 ready
118 1 straight
119 1 take memorial-cross
120 1 recruit medic
121 1 done
122 1 advance 9 > 13.0.mgf.8: 1
123 1 ready
124 1 lose soldiers
125 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
126 1 lock r2 w1
127 1 reroll r1 w2 b1 b2 > 14.1.roll.2: TWO_SOLDIERS STAR TOOL TOOL
128 1 reroll w2 b1 b2 > 14.1.roll.3: STAR TWO_SOLDIERS STAR
129 1 use memorial-cross
130 1 use corporal
131 1 reroll w2 > 14.1.roll.4: TWO_SOLDIERS
132 1 ready
133 1 claim TWO_SOLDIERS
134 1 find flame-thrower
135 1 done
136 1 advance bunker > 14.0.mgf.11: 4
137 1 ready
138 1 lose soldiers
end won seed=golden-0
