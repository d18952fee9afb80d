# ends as 52c8f673650c073439d4396e43eb2f58
hh2 dday n-05 units=2 boxes=base rules=3 seed#=0b046a4e76e88099f72bccf39472156b
1 1 roll > 1.1.roll.1: STAR STAR COURAGE STAR SKULL SKULL
2 1 lock w1 w2
3 1 reroll r2 b1 b2 > 1.1.roll.2: COURAGE SKULL STAR
4 1 reroll b1 > 1.1.roll.3: SOLDIER
5 2 roll > 1.2.roll.1: SOLDIER SOLDIER COURAGE STAR TOOL SKULL
6 2 lock r1 w1
7 2 reroll r2 w2 b1 b2 > 1.2.roll.2: TWO_SOLDIERS COURAGE SKULL SOLDIER
8 2 reroll w2 b1 > 1.2.roll.3: TWO_SOLDIERS SOLDIER
9 1 claim STAR
10 1 white TWO_SOLDIERS
11 1 recruit beachmaster
12 1 done
13 2 done
14 1 stay
15 2 stay
16 1 ready
17 2 ready
18 1 lose soldiers
19 1 roll > 2.1.roll.1: TWO_SOLDIERS SKULL TWO_SOLDIERS STAR TOOL COURAGE
20 1 lock r1 w1
21 1 reroll r2 w2 b1 b2 > 2.1.roll.2: SKULL STAR TOOL STAR
22 1 reroll r2 b1 b2 > 2.1.roll.3: COURAGE SKULL TOOL
23 2 roll > 2.2.roll.1: STAR SKULL SKULL COURAGE STAR COURAGE
24 2 lock w2 b2
25 2 reroll r1 r2 w1 b1 > 2.2.roll.2: STAR COURAGE SKULL TWO_SOLDIERS
26 2 reroll w1 > 2.2.roll.3: SOLDIER
27 1 cancel b2
28 2 claim COURAGE
29 2 soldiers
30 1 done
31 2 done
32 1 stay
33 2 stay
34 1 ready
35 2 ready
36 1 lose soldiers
37 1 roll > 3.1.roll.1: SOLDIER STAR COURAGE SOLDIER SKULL SOLDIER
38 1 lock w2 b2
39 1 reroll r2 b1 > 3.1.roll.2: STAR TWO_SOLDIERS
40 1 stop
41 2 roll > 3.2.roll.1: TOOL COURAGE SOLDIER TOOL TOOL SKULL
42 2 lock r2 w1
43 2 reroll r1 w2 b1 b2 > 3.2.roll.2: SKULL TWO_SOLDIERS TOOL STAR
44 2 stop
45 1 claim SOLDIER
46 2 straight
47 2 take distinguished-service-cross
48 1 recruit platoon-leader
49 1 done
50 2 recruit platoon-leader
51 2 done
52 1 advance 3
53 2 advance 3
54 1 ready
55 2 ready
56 1 lose soldiers
57 2 lose soldiers
58 1 roll > 4.1.roll.1: STAR SOLDIER STAR COURAGE TWO_SOLDIERS COURAGE
59 1 lock b1 b2
60 1 reroll r1 r2 w1 > 4.1.roll.2: SOLDIER TWO_SOLDIERS SOLDIER
61 1 reroll w1 w2 > 4.1.roll.3: SOLDIER TOOL
62 2 roll > 4.2.roll.1: SKULL SKULL COURAGE STAR COURAGE SOLDIER
63 2 lock b1 b2
64 2 reroll r1 r2 w2 > 4.2.roll.2: TOOL TOOL COURAGE
65 2 reroll r1 r2 w2 > 4.2.roll.3: TOOL SKULL SKULL
66 2 use distinguished-service-cross
67 2 bonus TWO_SOLDIERS
68 2 cancel r1
69 2 cancel b2
70 1 done
71 2 done
72 1 stay
73 2 stay
74 1 ready
75 2 ready
76 1 lose soldiers
77 2 lose soldiers
78 1 roll > 5.1.roll.1: SOLDIER COURAGE TWO_SOLDIERS STAR TWO_SOLDIERS TWO_SOLDIERS
79 1 lock b1 b2
80 1 reroll r1 r2 > 5.1.roll.2: SKULL TOOL
81 1 reroll r1 r2 > 5.1.roll.3: SOLDIER TOOL
82 2 roll > 5.2.roll.1: TOOL COURAGE STAR SKULL COURAGE TOOL
83 2 lock r2 b1
84 2 reroll r1 w1 w2 b2 > 5.2.roll.2: TWO_SOLDIERS COURAGE TOOL TOOL
85 2 reroll w2 > 5.2.roll.3: STAR
86 2 claim COURAGE
87 2 soldiers
88 1 recruit veteran
89 1 done
90 2 recruit veteran
91 2 done
92 1 stay
93 2 stay
94 1 ready
95 2 trade 1
96 2 give courage 2
97 2 offer
98 1 accept
99 1 ready
100 2 ready
101 1 lose soldiers
102 2 lose soldiers
103 1 roll > 6.1.roll.1: TOOL TOOL COURAGE STAR SKULL TWO_SOLDIERS
104 1 lock w2 b2
105 1 reroll r1 r2 w1 b1 > 6.1.roll.2: STAR SOLDIER STAR SOLDIER
106 1 reroll w1 > 6.1.roll.3: TOOL
107 2 roll > 6.2.roll.1: COURAGE COURAGE COURAGE SKULL STAR COURAGE
108 2 lock w1 b2
109 2 reroll r2 w2 b1 > 6.2.roll.2: STAR SOLDIER TWO_SOLDIERS
110 2 stop
111 2 claim COURAGE
112 2 soldiers
113 1 recruit scout
114 1 find lucky-charm
115 1 use lucky-charm
116 1 gain stars
117 1 done
118 2 recruit scout
119 2 done
120 1 advance 5
121 2 move 2 > 6.2.mine.1: 5
122 2 lose soldiers > 6.0.mgf.4: 6
end lost seed=golden-2
