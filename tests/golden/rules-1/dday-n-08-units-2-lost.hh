# ends as 768a41c571f4767cace8520860fe1e1a
hh1 dday n-08 units=2 boxes=base rules=1 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start 1
2 2 start 1
3 1 roll > TOOL STAR SKULL SKULL TOOL TOOL
4 1 lock r2 b1
5 1 reroll r1 w1 w2 b2 > SKULL STAR TOOL SOLDIER
6 1 reroll r1 w2 b2 > SOLDIER TOOL SKULL
7 2 roll > TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
8 2 lock w2 b1
9 2 reroll w1 b2 > STAR TOOL
10 2 reroll b2 > TWO_SOLDIERS
11 1 cancel w2
12 2 claim SOLDIER
13 1 recruit corporal
14 1 done
15 2 done
16 1 stay
17 2 stay
18 1 ready
19 2 ready
20 1 lose soldiers
21 1 roll > STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
22 1 lock b1 b2
23 1 reroll r1 r2 w2 > TOOL TOOL TOOL
24 1 reroll r1 r2 w2 > SOLDIER SKULL STAR
25 2 roll > SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
26 2 lock w1 b2
27 2 reroll w2 b1 > TOOL COURAGE
28 2 reroll w2 > TOOL
29 1 use corporal
30 1 reroll r2 > STAR
31 2 claim SOLDIER
32 1 recruit paratrooper
33 1 done
34 2 done
35 1 stay
36 2 stay
37 1 ready
38 2 ready
39 1 lose soldiers
40 1 roll > STAR TOOL TOOL STAR SKULL SOLDIER
41 1 lock r1 w2
42 1 reroll r2 w1 b1 b2 > SKULL STAR COURAGE COURAGE
43 1 reroll r2 > SKULL
44 2 roll > STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
45 2 lock w1 w2
46 2 reroll r1 r2 b1 b2 > TOOL STAR SOLDIER TWO_SOLDIERS
47 2 reroll r1 > TWO_SOLDIERS
48 1 use corporal
49 1 reroll r2 > TWO_SOLDIERS
50 2 claim TWO_SOLDIERS
51 1 recruit sharpshooter
52 1 done
53 2 recruit corporal
54 2 done
55 1 advance 3
56 2 advance 3
57 1 ready
58 2 ready
59 1 lose soldiers
60 2 lose soldiers
61 1 roll > TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
62 1 lock w1 b1
63 1 reroll r1 b2 > TWO_SOLDIERS TOOL
64 1 reroll b2 > TOOL
65 2 roll > SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
66 2 lock w1 b2
67 2 reroll r1 b1 > SOLDIER STAR
68 2 stop
69 1 use corporal
70 1 reroll b2 > SOLDIER
71 2 ready
72 1 claim COURAGE
73 1 charge
74 2 claim SOLDIER
75 1 done
76 2 done
77 1 charge 7 > 5
78 1 lose soldiers
79 2 stay > 2
80 1 lose soldiers
81 2 lose soldiers
82 1 roll > SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
83 1 lock w1 b2
84 1 reroll r1 r2 w2 b1 > COURAGE TWO_SOLDIERS STAR SOLDIER
85 1 reroll w2 b1 > STAR SOLDIER
86 2 roll > STAR STAR SOLDIER STAR COURAGE SOLDIER
87 2 lock b1 b2
88 2 reroll r1 r2 > COURAGE COURAGE
89 2 reroll r1 r2 > SKULL SOLDIER
90 1 use corporal
91 1 reroll b1 > COURAGE
92 2 use corporal
93 2 reroll r1 > TOOL
94 1 claim COURAGE
95 1 charge
96 2 claim SOLDIER
97 1 done
98 2 recruit sharpshooter
99 2 find walkie-talkie
100 1 charge 11
101 2 stay
102 1 lose soldiers
103 1 lose corporal
104 2 lose soldiers
105 1 roll > STAR SKULL COURAGE SOLDIER SKULL TOOL
106 1 lock w1 w2
107 1 reroll r1 r2 b1 b2 > TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
108 1 reroll b2 > STAR
109 2 roll > COURAGE STAR SKULL SOLDIER SKULL STAR
110 2 lock r1 b2
111 2 reroll w1 w2 b1 > TWO_SOLDIERS SOLDIER SOLDIER
112 2 reroll r2 b1 > STAR COURAGE
113 2 use corporal
114 2 reroll w2 > TWO_SOLDIERS
115 1 recruit hero
116 1 done
117 2 done
118 1 advance 13 > 4
119 1 pay 0 0
120 1 lose soldiers
121 1 sacrifice hero
122 2 advance 7 > 6
123 2 lose soldiers > 2
124 1 lose soldiers
125 1 lose sharpshooter
end lost seed=golden-0
