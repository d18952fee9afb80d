# ends as 4c9ed967bdf2d1bbb2666ed8168709d9
hh2 dday n-08 units=2 boxes=base rules=3 seed#=842bc19e665d2bab9c550824972f1804
1 1 start 1
2 2 start 1
3 1 roll > 1.1.roll.1: STAR COURAGE TOOL SKULL SOLDIER SOLDIER
4 1 lock r1 b1
5 1 reroll r2 w1 w2 > 1.1.roll.2: SOLDIER TWO_SOLDIERS COURAGE
6 1 reroll w2 b2 > 1.1.roll.3: TOOL TWO_SOLDIERS
7 2 roll > 1.2.roll.1: SOLDIER TWO_SOLDIERS COURAGE STAR STAR TWO_SOLDIERS
8 2 lock b1 b2
9 2 reroll r1 w1 > 1.2.roll.2: TOOL STAR
10 2 reroll r1 w2 > 1.2.roll.3: STAR COURAGE
11 2 claim STAR
12 2 white TWO_SOLDIERS
13 2 claim TWO_SOLDIERS
14 1 done
15 2 recruit corporal
16 2 done
17 1 stay
18 2 stay
19 1 ready
20 2 ready
21 2 lose soldiers
22 1 roll > 2.1.roll.1: COURAGE TOOL SKULL COURAGE TOOL SKULL
23 1 lock r1 w2
24 1 reroll r2 w1 b1 b2 > 2.1.roll.2: COURAGE SOLDIER SOLDIER SKULL
25 1 reroll r2 b2 > 2.1.roll.3: STAR STAR
26 2 roll > 2.2.roll.1: TWO_SOLDIERS TOOL TOOL TOOL STAR SKULL
27 2 lock r1 b1
28 2 reroll r2 w1 w2 b2 > 2.2.roll.2: TWO_SOLDIERS COURAGE SKULL SOLDIER
29 2 reroll w2 b2 > 2.2.roll.3: TOOL TWO_SOLDIERS
30 2 use corporal
31 2 reroll w2 > 2.2.roll.4: SKULL
32 2 cancel b1
33 1 recruit corporal
34 1 done
35 2 done
36 1 stay
37 2 stay
38 1 ready
39 2 trade 1
40 2 give soldiers 2
41 2 offer
42 1 accept
43 1 ready
44 2 ready
45 1 lose soldiers
46 2 lose soldiers
47 1 roll > 3.1.roll.1: COURAGE SKULL SKULL SOLDIER COURAGE TWO_SOLDIERS
48 1 lock b1 b2
49 1 reroll r2 w1 > 3.1.roll.2: COURAGE TOOL
50 1 reroll w1 > 3.1.roll.3: SOLDIER
51 2 roll > 3.2.roll.1: STAR STAR STAR COURAGE SOLDIER SKULL
52 2 lock w2 b1
53 2 reroll r1 r2 w1 b2 > 3.2.roll.2: STAR COURAGE COURAGE SKULL
54 2 reroll b2 > 3.2.roll.3: SKULL
55 1 ready
56 2 use corporal
57 2 reroll b2 > 3.2.roll.4: SOLDIER
58 1 done
59 2 recruit paratrooper
60 2 done
61 1 advance 3
62 2 advance 3
63 1 ready
64 2 trade 1
65 2 give soldiers 1
66 2 offer
67 1 accept
68 1 ready
69 2 ready
70 1 lose soldiers
71 2 lose soldiers
72 1 roll > 4.1.roll.1: STAR COURAGE TOOL TWO_SOLDIERS TOOL COURAGE
73 1 lock w2 b2
74 1 reroll r1 r2 w1 b1 > 4.1.roll.2: TWO_SOLDIERS TOOL STAR TOOL
75 1 reroll r2 w1 b1 > 4.1.roll.3: SKULL TWO_SOLDIERS STAR
76 2 roll > 4.2.roll.1: COURAGE SOLDIER TWO_SOLDIERS SOLDIER SKULL SOLDIER
77 2 lock w1 b2
78 2 reroll r1 b1 > 4.2.roll.2: STAR SOLDIER
79 2 stop
80 1 use corporal
81 1 reroll r2 > 4.1.roll.4: SOLDIER
82 2 ready
83 2 claim SOLDIER
84 1 recruit sharpshooter
85 1 done
86 2 done
87 1 stay
88 2 stay
89 1 ready
90 2 ready
91 1 lose soldiers
92 2 lose soldiers
93 1 roll > 5.1.roll.1: SKULL SOLDIER TOOL COURAGE TOOL TWO_SOLDIERS
94 1 lock w2 b2
95 1 reroll r1 r2 w1 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS TOOL STAR
96 1 reroll w1 b1 > 5.1.roll.3: SOLDIER STAR
97 2 roll > 5.2.roll.1: TWO_SOLDIERS SKULL SKULL SKULL TOOL TWO_SOLDIERS
98 2 lock r1 b2
99 2 reroll r2 w1 w2 b1 > 5.2.roll.2: TOOL SKULL TOOL TOOL
100 2 reroll w1 > 5.2.roll.3: TOOL
101 1 use corporal
102 1 reroll w1 > 5.1.roll.4: SKULL
103 2 ready
104 2 claim TOOL
105 1 done
106 2 recruit sharpshooter
107 2 find flame-thrower
108 2 done
109 1 stay
110 2 stay
111 1 ready
112 2 ready
113 1 lose soldiers
114 2 lose soldiers
115 1 roll > 6.1.roll.1: TOOL TOOL STAR TOOL COURAGE COURAGE
116 1 lock w1 b1
117 1 reroll r1 r2 w2 b2 > 6.1.roll.2: SKULL STAR STAR TOOL
118 1 reroll r1 r2 w2 b2 > 6.1.roll.3: TWO_SOLDIERS SOLDIER STAR TOOL
119 2 roll > 6.2.roll.1: TWO_SOLDIERS COURAGE COURAGE SKULL SOLDIER TOOL
120 2 lock r1 r2
121 2 reroll w2 b1 b2 > 6.2.roll.2: SOLDIER TOOL STAR
122 2 reroll b1 > 6.2.roll.3: STAR
123 1 use corporal
124 1 reroll b2 > 6.1.roll.4: TWO_SOLDIERS
125 2 use corporal
126 2 reroll b1 > 6.2.roll.4: SOLDIER
127 1 recruit pathfinder
128 1 done
129 2 find walkie-talkie
130 2 trade 1
131 2 give soldiers 2
132 2 offer
133 1 accept
134 1 done
135 2 done
136 1 move 4 > 6.1.mine.1: 1
137 1 lose soldiers
138 2 move 4 > 6.2.mine.1: 2
139 2 lose soldiers > 6.0.mgf.3: 3
140 1 ready
141 2 ready
142 1 lose soldiers
143 2 lose soldiers
144 2 lose corporal
145 2 lose sharpshooter
end lost seed=golden-1
