# ends as 08ec1e11c2596394db481f3f8243e91b
hh2 dday n-19 units=1 boxes=base+way-to-hell rules=7 seed#=e6f7e8ae2f27ac2f88f8e4a88599ef1d
1 1 start 1
2 1 roll > 1.1.roll.1: TOOL TOOL TOOL TOOL SKULL COURAGE
3 1 lock w1 b2
4 1 reroll r1 r2 w2 b1 > 1.1.roll.2: SOLDIER TWO_SOLDIERS SKULL TOOL
5 1 reroll w2 b1 > 1.1.roll.3: SOLDIER COURAGE
6 1 stay
7 1 roll > 2.1.roll.1: SOLDIER STAR SOLDIER TOOL SOLDIER STAR
8 1 lock b1 b2
9 1 reroll w2 > 2.1.roll.2: SKULL
10 1 reroll w2 > 2.1.roll.3: TOOL
11 1 claim SOLDIER
12 1 recruit sharpshooter
13 1 stay
14 1 lose soldiers
15 1 roll > 3.1.roll.1: STAR TOOL COURAGE TOOL SOLDIER SOLDIER
16 1 lock w1 b1
17 1 reroll r1 r2 w2 b2 > 3.1.roll.2: SOLDIER SKULL STAR TOOL
18 1 reroll r2 w2 b2 > 3.1.roll.3: SOLDIER TOOL COURAGE
19 1 find lucky-charm
20 1 use lucky-charm
21 1 gain courage
22 1 done
23 1 advance 3
24 1 lose soldiers
25 1 roll > 4.1.roll.1: TOOL STAR TOOL TWO_SOLDIERS COURAGE STAR
26 1 lock r2 w2
27 1 reroll r1 w1 > 4.1.roll.2: STAR COURAGE
28 1 stop
29 1 recruit minesweeper
30 1 done
31 1 stay
32 1 lose soldiers
33 1 roll > 5.1.roll.1: STAR SOLDIER SKULL SKULL COURAGE SKULL
34 1 lock r1 r2
35 1 reroll w1 w2 b1 b2 > 5.1.roll.2: STAR SKULL SKULL STAR
36 1 reroll w2 b1 > 5.1.roll.3: TWO_SOLDIERS TWO_SOLDIERS
37 1 claim STAR
38 1 courage 1
39 1 recruit beachmaster
40 1 done
41 1 move 4
42 1 lose soldiers
43 1 roll > 6.1.roll.1: SOLDIER COURAGE TWO_SOLDIERS SOLDIER TWO_SOLDIERS SOLDIER
44 1 lock b1 b2
45 1 reroll r2 > 6.1.roll.2: STAR
46 1 reroll r2 > 6.1.roll.3: SKULL
47 1 claim SOLDIER
48 1 done
49 1 stay
50 1 lose soldiers
51 1 roll > 7.1.roll.1: TOOL COURAGE SOLDIER TWO_SOLDIERS STAR COURAGE
52 1 lock w1 w2
53 1 reroll r1 r2 b1 b2 > 7.1.roll.2: SKULL TOOL COURAGE COURAGE
54 1 reroll r1 r2 b1 b2 > 7.1.roll.3: TOOL TWO_SOLDIERS STAR TOOL
55 1 done
56 1 move 5
57 1 lose soldiers
58 1 roll > 8.1.roll.1: COURAGE TWO_SOLDIERS STAR SOLDIER SOLDIER TOOL
59 1 lock r2 w2
60 1 reroll r1 w1 b2 > 8.1.roll.2: TWO_SOLDIERS SOLDIER COURAGE
61 1 reroll r1 > 8.1.roll.3: STAR
62 1 recruit medic
63 1 done
64 1 advance 7 > 8.0.mgf.6: 6
65 1 lose soldiers
66 1 roll > 9.1.roll.1: TOOL STAR COURAGE SOLDIER TOOL COURAGE
67 1 lock w1 w2
68 1 reroll r1 r2 b1 > 9.1.roll.2: SKULL SOLDIER TOOL
69 1 reroll r1 b1 b2 > 9.1.roll.3: STAR SOLDIER COURAGE
70 1 claim SOLDIER
71 1 done
72 1 move 6 > 9.0.mgf.5: 3
73 1 lose soldiers
74 1 roll > 10.1.roll.1: TWO_SOLDIERS SKULL STAR TOOL SKULL TOOL
75 1 lock r1 w1
76 1 reroll r2 w2 b1 b2 > 10.1.roll.2: COURAGE TWO_SOLDIERS COURAGE SOLDIER
77 1 reroll r2 b1 b2 > 10.1.roll.3: STAR SOLDIER TWO_SOLDIERS
78 1 claim TWO_SOLDIERS
79 1 recruit scout
80 1 done
81 1 advance 8
82 1 lose soldiers
83 1 roll > 11.1.roll.1: STAR SOLDIER TWO_SOLDIERS SKULL SKULL SKULL
84 1 lock r2 w1
85 1 reroll r1 w2 b1 b2 > 11.1.roll.2: SOLDIER TWO_SOLDIERS SOLDIER COURAGE
86 1 reroll r1 w2 b2 > 11.1.roll.3: SOLDIER TOOL TWO_SOLDIERS
87 1 find pocket-bible
88 1 use pocket-bible
89 1 done
90 1 advance 11
91 1 lose soldiers
92 1 roll > 12.1.roll.1: TOOL COURAGE TWO_SOLDIERS STAR TOOL SOLDIER
93 1 lock w1 w2
94 1 reroll r1 r2 b1 b2 > 12.1.roll.2: COURAGE SKULL SKULL SOLDIER
95 1 reroll r2 > 12.1.roll.3: STAR
96 1 straight
97 1 take distinguished-service-cross
98 1 recruit corporal
99 1 advance 13
100 1 sacrifice minesweeper > 12.0.mgf.12: 3
101 1 lose soldiers
102 1 roll > 13.1.roll.1: TOOL STAR SKULL SOLDIER STAR SOLDIER
103 1 lock w2 b2
104 1 reroll r1 r2 w1 b1 > 13.1.roll.2: TWO_SOLDIERS SOLDIER SOLDIER COURAGE
105 1 reroll b1 > 13.1.roll.3: STAR
106 1 use corporal
107 1 reroll b1 > 13.1.roll.4: COURAGE
108 1 use distinguished-service-cross
109 1 bonus TWO_SOLDIERS
110 1 claim SOLDIER
111 1 buy award > 13.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,medal-of-honor,memorial-cross,silver-star,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: purple-heart
112 1 advance bunker > 13.0.mgf.14: 2
113 1 lose soldiers
end won seed=golden-3
