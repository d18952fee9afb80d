# ends as 0efd21d8b68141afd9f53ad9ce5af191
hh2 dday n-20 units=1 boxes=base+way-to-hell rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start 3
2 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
3 1 lock r1 r2
4 1 reroll w1 w2 b1 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
5 1 reroll w1 w2 b1 > 1.1.roll.3: SOLDIER TOOL SKULL
6 1 cancel r1
7 1 recruit beachmaster
8 1 stay
9 1 lose soldiers
10 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
11 1 lock r2 b1
12 1 reroll r1 w1 w2 b2 > 2.1.roll.2: COURAGE TWO_SOLDIERS SKULL COURAGE
13 1 reroll r1 w2 b2 > 2.1.roll.3: SOLDIER SKULL STAR
14 1 cancel b2
15 1 move 2
16 1 lose soldiers
17 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
18 1 lock w2 b2
19 1 reroll r1 r2 w1 b1 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
20 1 reroll r1 r2 w1 b1 > 3.1.roll.3: SOLDIER SKULL SOLDIER TWO_SOLDIERS
21 1 claim SOLDIER
22 1 cancel b1
23 1 stay
24 1 lose soldiers
25 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
26 1 lock w1 b1
27 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
28 1 reroll b2 > 4.1.roll.3: TOOL
29 1 claim COURAGE
30 1 soldiers
31 1 stay
32 1 lose soldiers
33 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
34 1 lock w1 b2
35 1 reroll r1 r2 w2 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
36 1 reroll b1 > 5.1.roll.3: TOOL
37 1 recruit corporal
38 1 move 1
39 1 lose soldiers
40 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
41 1 lock w1 w2
42 1 reroll r1 r2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
43 1 reroll b2 > 6.1.roll.3: STAR
44 1 ready
45 1 done
46 1 stay
47 1 lose soldiers
48 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
49 1 lock w1 w2
50 1 reroll b1 b2 > 7.1.roll.2: STAR SKULL
51 1 reroll b2 > 7.1.roll.3: SKULL
52 1 use corporal
53 1 reroll b2 > 7.1.roll.4: COURAGE
54 1 claim STAR
55 1 courage 1
56 1 recruit medic
57 1 done
58 1 stay
59 1 lose soldiers
60 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
61 1 lock w2 b2
62 1 reroll r1 r2 w1 b1 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
63 1 reroll r1 b1 > 8.1.roll.3: COURAGE SKULL
64 1 use corporal
65 1 reroll b1 > 8.1.roll.4: SOLDIER
66 1 done
67 1 advance 4
68 1 lose soldiers
69 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
70 1 lock w1 w2
71 1 reroll r2 b1 b2 > 9.1.roll.2: STAR COURAGE SKULL
72 1 reroll b2 > 9.1.roll.3: STAR
73 1 ready
74 1 claim COURAGE
75 1 soldiers
76 1 recruit platoon-leader
77 1 done
78 1 advance 7 > 9.0.mgf.6: 2
79 1 lose soldiers
80 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
81 1 lock r1 w2
82 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
83 1 reroll b1 > 10.1.roll.3: SOLDIER
84 1 ready
85 1 claim TWO_SOLDIERS
86 1 recruit quartermaster
87 1 find walkie-talkie
88 1 buy award > 10.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,medal-of-honor,memorial-cross,silver-star,legion-of-merit,purple-heart,croix-de-guerre,distinguished-service-cross,distinguished-conduct-medal,bronze-star: medal-of-honor
89 1 advance 10 > 10.0.mgf.9: 4 2
90 1 lose soldiers
91 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
92 1 lock r1 w1
93 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
94 1 reroll w2 b2 > 11.1.roll.3: SOLDIER STAR
95 1 use corporal
96 1 reroll b2 > 11.1.roll.4: STAR
97 1 use medal-of-honor
98 1 add red TWO_SOLDIERS
99 1 add white SOLDIER
100 1 add blue SOLDIER
101 1 claim SOLDIER
102 1 move 9 > 11.1.mine.1: 4
103 1 lose soldiers
104 1 lose soldiers
105 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
106 1 lock b1 b2
107 1 reroll r1 w2 > 12.1.roll.2: TOOL STAR
108 1 reroll w2 > 12.1.roll.3: SOLDIER
109 1 ready
110 1 claim TWO_SOLDIERS
111 1 advance 12 > 12.0.mgf.11: 4
112 1 lose soldiers
113 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
114 1 lock b1
115 1 stop
116 1 ready
117 1 straight
118 1 take distinguished-service-cross
119 1 stay > 13.0.mgf.11: 1
120 1 lose soldiers
121 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
122 1 lock w1
123 1 reroll r1 w2 b1 b2 > 14.1.roll.2: TWO_SOLDIERS STAR TOOL TOOL
124 1 reroll w2 b1 b2 > 14.1.roll.3: STAR TWO_SOLDIERS STAR
125 1 use distinguished-service-cross
126 1 bonus TWO_SOLDIERS
127 1 ready
128 1 claim TWO_SOLDIERS
129 1 recruit engineer
130 1 advance bunker > 14.0.mgf.13: 2 2
131 1 lose soldiers
end won seed=golden-0
