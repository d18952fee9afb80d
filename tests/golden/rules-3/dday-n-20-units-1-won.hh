# ends as c9d2241d2217b252c4aa482497be25f4
hh2 dday n-20 units=1 boxes=base+way-to-hell rules=3 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start 3
2 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
3 1 lock r2 b1
4 1 reroll r1 w1 w2 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
5 1 reroll r1 w1 w2 > 1.1.roll.3: SOLDIER TOOL SKULL
6 1 cancel w1
7 1 recruit beachmaster
8 1 stay
9 1 lose soldiers
10 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
11 1 lock b1 b2
12 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
13 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
14 1 cancel w2
15 1 stay
16 1 lose soldiers
17 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
18 1 lock w2 b2
19 1 reroll r1 r2 w1 b1 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
20 1 reroll r1 r2 w1 b1 > 3.1.roll.3: SOLDIER SKULL SOLDIER TWO_SOLDIERS
21 1 claim SOLDIER
22 1 cancel w2
23 1 move 2
24 1 lose soldiers
25 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
26 1 lock w1 w2
27 1 reroll r1 r2 b1 b2 > 4.1.roll.2: COURAGE COURAGE SKULL SKULL
28 1 reroll r1 r2 b1 b2 > 4.1.roll.3: COURAGE TWO_SOLDIERS COURAGE TWO_SOLDIERS
29 1 claim TWO_SOLDIERS
30 1 claim COURAGE
31 1 soldiers
32 1 stay
33 1 lose soldiers
34 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
35 1 lock w2 b2
36 1 reroll r1 r2 w1 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
37 1 reroll r1 > 5.1.roll.3: TOOL
38 1 recruit corporal
39 1 stay
40 1 lose soldiers
41 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
42 1 lock r1 w2
43 1 reroll r2 w1 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
44 1 reroll b2 > 6.1.roll.3: STAR
45 1 ready
46 1 claim TWO_SOLDIERS
47 1 recruit platoon-leader
48 1 move 1
49 1 lose soldiers
50 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
51 1 lock w1 w2
52 1 reroll b1 b2 > 7.1.roll.2: STAR SKULL
53 1 reroll b2 > 7.1.roll.3: SKULL
54 1 use corporal
55 1 reroll b2 > 7.1.roll.4: COURAGE
56 1 claim STAR
57 1 white TWO_SOLDIERS
58 1 recruit veteran
59 1 done
60 1 advance 4
61 1 lose soldiers
62 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
63 1 lock w2 b1
64 1 reroll r1 r2 w1 b2 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
65 1 reroll r1 b2 > 8.1.roll.3: COURAGE SKULL
66 1 use corporal
67 1 reroll b2 > 8.1.roll.4: SOLDIER
68 1 buy award > 8.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,medal-of-honor,memorial-cross,silver-star,legion-of-merit,purple-heart,croix-de-guerre,distinguished-service-cross,distinguished-conduct-medal,bronze-star: army-good-conduct-medal
69 1 advance 6 > 8.1.mine.2: 4
70 1 lose soldiers
71 1 lose soldiers
72 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
73 1 lock r1 w2
74 1 reroll r2 b1 b2 > 9.1.roll.2: STAR COURAGE SKULL
75 1 reroll r2 b2 > 9.1.roll.3: SKULL COURAGE
76 1 use corporal
77 1 reroll r2 > 9.1.roll.4: TOOL
78 1 use army-good-conduct-medal
79 1 set r2 TWO_SOLDIERS
80 1 set w1 TWO_SOLDIERS
81 1 claim COURAGE
82 1 soldiers
83 1 recruit quartermaster
84 1 move 7 > 9.0.mgf.6: 2
85 1 lose soldiers
86 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
87 1 lock r1 w2
88 1 reroll r2 b1 b2 > 10.1.roll.2: TOOL SOLDIER TWO_SOLDIERS
89 1 reroll r2 > 10.1.roll.3: SOLDIER
90 1 use corporal
91 1 reroll w1 > 10.1.roll.4: SKULL
92 1 claim TWO_SOLDIERS
93 1 cancel r2
94 1 move 8
95 1 lose soldiers
96 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
97 1 lock r1 w1
98 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
99 1 reroll r2 b1 b2 > 11.1.roll.3: SOLDIER SKULL TWO_SOLDIERS
100 1 use corporal
101 1 reroll b1 > 11.1.roll.4: STAR
102 1 done
103 1 advance 11
104 1 sacrifice quartermaster
105 1 ready
106 1 lose soldiers
107 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
108 1 lock b1 b2
109 1 reroll r1 w2 > 12.1.roll.2: TOOL STAR
110 1 reroll r1 > 12.1.roll.3: SOLDIER
111 1 ready
112 1 claim TWO_SOLDIERS
113 1 advance 13 > 12.1.mine.1: 2
114 1 lose soldiers > 12.0.mgf.12: 3
115 1 ready
116 1 lose soldiers
117 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
118 1 lock b1 b2
119 1 stop
120 1 ready
121 1 straight
122 1 take distinguished-service-cross
123 1 recruit hero
124 1 advance bunker > 13.0.mgf.13: 3 6
125 1 ready
126 1 lose soldiers
end won seed=golden-0
