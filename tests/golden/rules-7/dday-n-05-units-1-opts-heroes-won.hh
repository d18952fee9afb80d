# ends as 6ea6d49c2805d90008a1935fefcc56ed
hh2 dday n-05 units=1 boxes=base opts=heroes rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
2 1 lock r2 b1
3 1 reroll r1 w1 w2 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
4 1 reroll r1 w1 w2 > 1.1.roll.3: SOLDIER TOOL SKULL
5 1 cancel w1
6 1 stay
7 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
8 1 lock w1 b2
9 1 reroll r1 w2 > 2.1.roll.2: SKULL COURAGE
10 1 reroll r1 > 2.1.roll.3: TOOL
11 1 stay
12 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
13 1 lock w2 b2
14 1 reroll r1 r2 w1 b1 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
15 1 reroll r1 r2 w1 b1 > 3.1.roll.3: SOLDIER SKULL SOLDIER TWO_SOLDIERS
16 1 claim SOLDIER
17 1 cancel w2
18 1 advance 3
19 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
20 1 lock w1 b1
21 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
22 1 reroll b2 > 4.1.roll.3: TOOL
23 1 claim COURAGE
24 1 charge
25 1 find lucky-charm
26 1 use lucky-charm
27 1 gain stars
28 1 recruit veteran
29 1 done
30 1 charge 6
31 1 lose soldiers
32 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
33 1 lock w1 b2
34 1 reroll r1 r2 w2 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
35 1 reroll r1 w2 > 5.1.roll.3: STAR SOLDIER
36 1 done
37 1 move 5 > 5.0.mgf.4: 2
38 1 lose soldiers
39 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
40 1 lock w1 w2
41 1 reroll r1 r2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
42 1 reroll b2 > 6.1.roll.3: STAR
43 1 recruit platoon-leader
44 1 done
45 1 move 4
46 1 lose soldiers
47 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
48 1 lock w1 b1
49 1 reroll b2 > 7.1.roll.2: STAR
50 1 reroll r1 > 7.1.roll.3: SKULL
51 1 claim STAR
52 1 white TWO_SOLDIERS
53 1 cancel w2
54 1 recruit hero-john-frost
55 1 lose soldiers
56 1 done
57 1 stay
58 1 lose veteran
59 1 lose soldiers
60 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
61 1 lock w2 b1
62 1 reroll r1 r2 w1 b2 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
63 1 reroll r1 b2 > 8.1.roll.3: COURAGE SKULL
64 1 straight
65 1 take distinguished-service-cross
66 1 stay
67 1 lose hero-john-frost
68 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
69 1 lock w1 w2
70 1 reroll r2 b1 b2 > 9.1.roll.2: STAR COURAGE SKULL
71 1 reroll b2 > 9.1.roll.3: STAR
72 1 use distinguished-service-cross
73 1 bonus TWO_SOLDIERS
74 1 claim COURAGE
75 1 charge
76 1 recruit corporal
77 1 done
78 1 charge 7
79 1 lose soldiers
80 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
81 1 lock r1 r2 w2
82 1 reroll w1 b1 b2 > 10.1.roll.2: TOOL SOLDIER TWO_SOLDIERS
83 1 reroll w1 > 10.1.roll.3: SOLDIER
84 1 ready
85 1 claim TWO_SOLDIERS
86 1 recruit quartermaster
87 1 find gammon-bomb
88 1 buy award > 10.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,medal-of-honor,memorial-cross,silver-star,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: silver-star
89 1 done
90 1 advance 10 > 10.0.mgf.9: 4
91 1 ready
92 1 lose soldiers
93 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
94 1 lock r1 w1
95 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
96 1 reroll w2 b1 b2 > 11.1.roll.3: SOLDIER SKULL TWO_SOLDIERS
97 1 use corporal
98 1 reroll b1 > 11.1.roll.4: STAR
99 1 use silver-star
100 1 roll > 11.1.roll.5: SOLDIER SKULL TOOL COURAGE SOLDIER TOOL
101 1 lock r1 b1
102 1 reroll r2 w1 w2 b2 > 11.1.roll.6: COURAGE SOLDIER COURAGE SOLDIER
103 1 reroll b2 > 11.1.roll.7: TWO_SOLDIERS
104 1 claim SOLDIER
105 1 done
106 1 advance 13
107 1 sacrifice quartermaster
108 1 ready
109 1 lose soldiers
110 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
111 1 lock b1 b2
112 1 reroll r1 w2 > 12.1.roll.2: TOOL STAR
113 1 reroll w2 > 12.1.roll.3: SOLDIER
114 1 ready
115 1 claim TWO_SOLDIERS
116 1 done
117 1 advance bunker > 12.0.mgf.14: 4
118 1 use gammon-bomb > 12.1.lower-def.1: 3
119 1 use flame-thrower
120 1 lose soldiers
end won seed=golden-0
