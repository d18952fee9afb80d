# ends as 9e63352e245e242b16c2c3394eb45d89
hh2 dday n-21 units=1 boxes=base+way-to-hell rules=7 seed#=e6f7e8ae2f27ac2f88f8e4a88599ef1d
1 1 roll > 1.1.roll.1: TOOL TOOL TOOL TOOL SKULL COURAGE
2 1 lock w1 b2
3 1 reroll r1 r2 w2 b1 > 1.1.roll.2: SOLDIER TWO_SOLDIERS SKULL TOOL
4 1 reroll w2 b1 > 1.1.roll.3: SOLDIER COURAGE
5 1 recruit paratrooper
6 1 stay
7 1 lose soldiers
8 1 roll > 2.1.roll.1: SOLDIER STAR SOLDIER TOOL SOLDIER STAR
9 1 lock b1 b2
10 1 reroll w2 > 2.1.roll.2: SKULL
11 1 reroll w2 > 2.1.roll.3: TOOL
12 1 claim SOLDIER
13 1 recruit sharpshooter
14 1 stay
15 1 lose soldiers
16 1 roll > 3.1.roll.1: STAR TOOL COURAGE TOOL SOLDIER SOLDIER
17 1 lock w1 b1
18 1 reroll r1 r2 w2 b2 > 3.1.roll.2: SOLDIER SKULL STAR TOOL
19 1 reroll r2 w2 b2 > 3.1.roll.3: SOLDIER TOOL COURAGE
20 1 advance 2
21 1 lose soldiers
22 1 roll > 4.1.roll.1: TOOL STAR TOOL TWO_SOLDIERS COURAGE STAR
23 1 lock w2 b1
24 1 reroll r1 r2 w1 b2 > 4.1.roll.2: SOLDIER SKULL COURAGE TOOL
25 1 reroll r1 r2 b2 > 4.1.roll.3: TWO_SOLDIERS SOLDIER TWO_SOLDIERS
26 1 claim TWO_SOLDIERS
27 1 done
28 1 move 3 > 4.1.mine.1: 2
29 1 lose soldiers
30 1 lose soldiers
31 1 roll > 5.1.roll.1: STAR SOLDIER SKULL SKULL COURAGE SKULL
32 1 lock r2 b1
33 1 reroll r1 w1 w2 b2 > 5.1.roll.2: STAR SKULL SKULL STAR
34 1 reroll w1 w2 > 5.1.roll.3: TWO_SOLDIERS TWO_SOLDIERS
35 1 recruit scout
36 1 done
37 1 advance 6
38 1 lose soldiers
39 1 roll > 6.1.roll.1: SOLDIER COURAGE TWO_SOLDIERS SOLDIER TWO_SOLDIERS SOLDIER
40 1 reroll r2 > 6.1.roll.2: STAR
41 1 reroll r2 > 6.1.roll.3: SKULL
42 1 claim SOLDIER
43 1 find walkie-talkie
44 1 move 5
45 1 lose soldiers
46 1 roll > 7.1.roll.1: TOOL COURAGE SOLDIER TWO_SOLDIERS STAR COURAGE
47 1 lock w1 w2
48 1 reroll r1 r2 b1 b2 > 7.1.roll.2: SKULL TOOL COURAGE COURAGE
49 1 reroll r2 > 7.1.roll.3: STAR
50 1 straight
51 1 take distinguished-service-cross
52 1 recruit corporal
53 1 move 4 > 7.0.mgf.3: 4
54 1 lose soldiers
55 1 roll > 8.1.roll.1: COURAGE TWO_SOLDIERS STAR SOLDIER SOLDIER TOOL
56 1 lock r2 w2
57 1 reroll r1 w1 b2 > 8.1.roll.2: TWO_SOLDIERS SOLDIER COURAGE
58 1 reroll r1 w1 > 8.1.roll.3: TOOL TOOL
59 1 use corporal
60 1 reroll r1 > 8.1.roll.4: STAR
61 1 use distinguished-service-cross
62 1 bonus TWO_SOLDIERS
63 1 recruit marksman
64 1 done
65 1 advance 7 > 8.0.mgf.6: 6
66 1 ready
67 1 lose paratrooper
68 1 lose soldiers
69 1 roll > 9.1.roll.1: TOOL STAR COURAGE SOLDIER TOOL COURAGE
70 1 lock w1 w2
71 1 reroll r1 r2 b1 b2 > 9.1.roll.2: SKULL COURAGE TWO_SOLDIERS TOOL
72 1 reroll r1 r2 b2 > 9.1.roll.3: STAR SOLDIER COURAGE
73 1 use corporal
74 1 reroll b2 > 9.1.roll.4: SOLDIER
75 1 claim SOLDIER
76 1 done
77 1 advance 9 > 9.0.mgf.8: 5
78 1 ready
79 1 lose soldiers
80 1 roll > 10.1.roll.1: TWO_SOLDIERS SKULL STAR TOOL SKULL TOOL
81 1 lock r1 r2
82 1 reroll w1 w2 b1 b2 > 10.1.roll.2: COURAGE TWO_SOLDIERS COURAGE SOLDIER
83 1 reroll w1 b1 b2 > 10.1.roll.3: STAR SOLDIER TWO_SOLDIERS
84 1 ready
85 1 claim TWO_SOLDIERS
86 1 recruit pathfinder
87 1 done
88 1 advance bunker > 10.0.mgf.11: 1
89 1 ready
90 1 lose soldiers
end won seed=golden-3
