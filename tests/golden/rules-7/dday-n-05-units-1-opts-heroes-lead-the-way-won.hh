# ends as b829afc18d53c352d6a81b0acff1160f
hh2 dday n-05 units=1 boxes=base opts=heroes,lead-the-way rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
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
52 1 take-hero
53 1 take hero-john-frost
54 1 cancel w2
55 1 done
56 1 stay
57 1 lose hero-john-frost
58 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
59 1 lock w2 b1
60 1 reroll r1 r2 w1 b2 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
61 1 reroll r1 b2 > 8.1.roll.3: COURAGE SKULL
62 1 straight
63 1 take distinguished-service-cross
64 1 stay
65 1 lose soldiers
66 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
67 1 lock w1 w2
68 1 reroll r2 b1 b2 > 9.1.roll.2: STAR COURAGE SKULL
69 1 reroll b2 > 9.1.roll.3: STAR
70 1 use distinguished-service-cross
71 1 bonus TWO_SOLDIERS
72 1 claim COURAGE
73 1 charge
74 1 recruit corporal
75 1 done
76 1 charge 7
77 1 lose soldiers
78 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
79 1 lock r1 r2 w2
80 1 reroll w1 b1 b2 > 10.1.roll.2: TOOL SOLDIER TWO_SOLDIERS
81 1 reroll w1 > 10.1.roll.3: SOLDIER
82 1 ready
83 1 claim TWO_SOLDIERS
84 1 recruit quartermaster
85 1 find gammon-bomb
86 1 buy award > 10.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,medal-of-honor,memorial-cross,silver-star,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: silver-star
87 1 done
88 1 advance 10 > 10.0.mgf.9: 4
89 1 ready
90 1 lose soldiers
91 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
92 1 lock r1 w1
93 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
94 1 reroll w2 b2 > 11.1.roll.3: SOLDIER STAR
95 1 use corporal
96 1 reroll b2 > 11.1.roll.4: STAR
97 1 use silver-star
98 1 roll > 11.1.roll.5: SOLDIER SKULL TOOL COURAGE SOLDIER TOOL
99 1 lock r1 b1
100 1 reroll r2 w1 w2 b2 > 11.1.roll.6: COURAGE SOLDIER COURAGE SOLDIER
101 1 reroll b2 > 11.1.roll.7: TWO_SOLDIERS
102 1 claim SOLDIER
103 1 done
104 1 advance 13
105 1 sacrifice quartermaster
106 1 ready
107 1 lose soldiers
108 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
109 1 lock w1 b1
110 1 reroll r1 w2 > 12.1.roll.2: TOOL STAR
111 1 reroll w2 > 12.1.roll.3: SOLDIER
112 1 ready
113 1 claim TWO_SOLDIERS
114 1 done
115 1 advance bunker > 12.0.mgf.14: 4
116 1 use gammon-bomb > 12.1.lower-def.1: 3
117 1 ready
118 1 lose veteran
119 1 lose soldiers
end won seed=golden-0
