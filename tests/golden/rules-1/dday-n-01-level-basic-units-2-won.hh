# ends as 1bb1277f44af7cdc350e256731fc2ce3
hh1 dday n-01 level=basic units=2 boxes=base rules=1 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > TOOL STAR SKULL SKULL TOOL TOOL
2 1 lock r2 b1
3 1 reroll r1 w1 w2 b2 > SKULL STAR TOOL SOLDIER
4 1 reroll r1 w2 b2 > SOLDIER TOOL SKULL
5 2 roll > TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
6 2 lock w2 b1
7 2 reroll w1 b2 > STAR TOOL
8 2 reroll b2 > TWO_SOLDIERS
9 1 cancel w2
10 2 claim SOLDIER
11 1 recruit sharpshooter
12 1 done
13 2 done
14 1 stay
15 2 stay
16 1 ready
17 2 ready
18 1 lose soldiers
19 1 roll > STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
20 1 lock b1 b2
21 1 reroll r1 r2 w2 > TOOL TOOL TOOL
22 1 reroll r1 r2 w2 > SOLDIER SKULL STAR
23 2 roll > SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
24 2 lock w1 b2
25 2 reroll w2 b1 > TOOL COURAGE
26 2 reroll w2 > TOOL
27 2 claim SOLDIER
28 1 done
29 2 done
30 1 stay
31 2 stay
32 1 ready
33 2 ready
34 1 lose soldiers
35 1 roll > STAR TOOL TOOL STAR SKULL SOLDIER
36 1 lock r1 w2
37 1 reroll r2 w1 b1 b2 > SKULL STAR COURAGE COURAGE
38 1 reroll r2 w1 > TWO_SOLDIERS SKULL
39 2 roll > STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
40 2 lock w1 w2
41 2 reroll r1 r2 b1 b2 > TOOL STAR SOLDIER TWO_SOLDIERS
42 2 reroll r1 r2 > SOLDIER STAR
43 1 recruit beachmaster
44 1 done
45 2 recruit sharpshooter
46 2 done
47 1 advance 3
48 2 advance 3
49 1 ready
50 2 ready
51 1 lose soldiers
52 2 lose soldiers
53 1 roll > TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
54 1 lock w1 b1
55 1 reroll r1 b2 > TWO_SOLDIERS TOOL
56 1 reroll b2 > TOOL
57 2 roll > SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
58 2 lock w1 b2
59 2 reroll r1 b1 > SOLDIER STAR
60 2 reroll r2 b1 > SKULL COURAGE
61 1 claim COURAGE
62 1 charge
63 2 claim SOLDIER
64 1 done
65 2 done
66 1 charge 6
67 2 stay
68 1 lose soldiers
69 2 lose soldiers
70 1 roll > SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
71 1 lock w1 b2
72 1 reroll r1 r2 w2 b1 > COURAGE TWO_SOLDIERS STAR SOLDIER
73 1 reroll w2 b1 > STAR SOLDIER
74 2 roll > STAR STAR SOLDIER STAR COURAGE SOLDIER
75 2 lock b1 b2
76 2 reroll r1 r2 w2 > SKULL COURAGE STAR
77 2 reroll r1 w2 > SKULL SOLDIER
78 1 advance 8
79 2 stay > 6
80 1 lose soldiers
81 2 lose soldiers
82 1 roll > STAR SKULL COURAGE SOLDIER SKULL TOOL
83 1 lock w1 w2
84 1 reroll r1 r2 b1 b2 > TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
85 1 reroll b2 > STAR
86 2 roll > COURAGE STAR SKULL SOLDIER SKULL STAR
87 2 lock r1 w2
88 2 reroll r2 w1 b1 b2 > TWO_SOLDIERS SOLDIER SOLDIER SKULL
89 2 reroll w1 b1 b2 > SOLDIER TWO_SOLDIERS SOLDIER
90 1 recruit corporal
91 1 advance 10 > 4
92 1 lose soldiers
93 2 advance 6 > 1
94 1 lose soldiers
95 2 lose soldiers
96 1 roll > SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
97 1 lock w2 b1
98 1 reroll r2 w1 b2 > TWO_SOLDIERS STAR TOOL
99 1 reroll w1 b2 > STAR TOOL
100 2 roll > SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
101 2 lock b1 b2
102 2 reroll r2 w1 w2 > TWO_SOLDIERS COURAGE TWO_SOLDIERS
103 2 reroll w1 > COURAGE
104 1 use corporal
105 1 reroll b2 > COURAGE
106 2 claim TWO_SOLDIERS
107 1 stay
108 2 advance 8 > 2 6
109 2 lose soldiers
110 2 roll > STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
111 2 lock r1 r2
112 2 reroll w1 w2 b2 > COURAGE SOLDIER COURAGE
113 2 reroll w2 > TOOL
114 2 recruit corporal
115 2 advance 10 > 2
116 2 lose soldiers > 2
117 2 lose soldiers
118 2 roll > STAR STAR SKULL COURAGE SOLDIER COURAGE
119 2 lock w2 b2
120 2 reroll r1 r2 w1 > TWO_SOLDIERS TWO_SOLDIERS SOLDIER
121 2 reroll r1 r2 > SOLDIER COURAGE
122 2 ready
123 2 claim SOLDIER
124 2 claim COURAGE
125 2 charge
126 2 charge bunker > 4
127 2 lose soldiers
end won seed=golden-0
