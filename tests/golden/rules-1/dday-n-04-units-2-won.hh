# ends as 417efe4f72bd3bd42efaf095111b0221
hh1 dday n-04 units=2 boxes=base rules=1 seed#=47f91ce954e7963d4a7d0ad9c84fca2e
1 1 roll > SKULL TWO_SOLDIERS SKULL SKULL COURAGE SKULL
2 1 lock w1 b2
3 1 reroll w2 b1 > SKULL SKULL
4 1 reroll w2 b1 > TWO_SOLDIERS STAR
5 2 roll > SKULL TOOL TOOL TOOL STAR SOLDIER
6 2 lock b1 b2
7 2 reroll r1 r2 w1 w2 > TWO_SOLDIERS SKULL TOOL COURAGE
8 2 stop
9 1 claim SKULL
10 2 straight
11 2 take distinguished-service-cross
12 1 find flame-thrower
13 1 done
14 2 done
15 1 stay
16 2 stay
17 1 ready
18 2 ready
19 1 roll > TOOL STAR STAR COURAGE TWO_SOLDIERS STAR
20 1 lock b1 b2
21 1 reroll r1 > SOLDIER
22 1 reroll r1 > TWO_SOLDIERS
23 2 roll > SKULL STAR SKULL STAR STAR STAR
24 2 lock w2 b1
25 2 reroll r1 w1 b2 > TOOL TWO_SOLDIERS COURAGE
26 2 reroll r1 > STAR
27 2 use distinguished-service-cross
28 2 bonus TWO_SOLDIERS
29 1 claim STAR
30 1 white TWO_SOLDIERS
31 1 claim TWO_SOLDIERS
32 2 claim STAR
33 2 white TWO_SOLDIERS
34 1 recruit platoon-leader
35 1 done
36 2 recruit platoon-leader
37 2 done
38 1 stay
39 2 stay
40 1 ready
41 2 ready
42 1 lose soldiers
43 2 lose soldiers
44 1 roll > STAR TOOL SOLDIER TOOL COURAGE TOOL
45 1 lock w1 b1
46 1 reroll r1 r2 w2 b2 > STAR STAR TOOL SOLDIER
47 1 reroll r1 r2 w2 > SOLDIER STAR STAR
48 2 roll > TOOL COURAGE COURAGE TWO_SOLDIERS SOLDIER TOOL
49 2 lock w1 w2
50 2 reroll r1 b1 b2 > SKULL SOLDIER TWO_SOLDIERS
51 2 reroll r1 b1 > SOLDIER SKULL
52 1 claim SOLDIER
53 2 cancel r1
54 1 recruit medic
55 1 done
56 2 recruit beachmaster
57 2 done
58 1 advance 3
59 2 advance 2
60 1 lose soldiers
61 2 lose soldiers
62 1 roll > COURAGE TWO_SOLDIERS SOLDIER TOOL SKULL STAR
63 1 lock b1 b2
64 1 stop
65 2 roll > COURAGE TWO_SOLDIERS TOOL COURAGE COURAGE TOOL
66 2 lock w2 b1
67 2 reroll w1 b2 > TWO_SOLDIERS STAR
68 2 stop
69 1 straight
70 1 take medal-of-honor
71 2 claim COURAGE
72 2 charge
73 2 done
74 1 stay
75 2 charge 4
76 1 lose soldiers
77 2 lose soldiers
78 1 roll > STAR COURAGE TOOL SOLDIER SKULL TOOL
79 1 lock r1 w2
80 1 reroll r2 w1 b1 b2 > TOOL SOLDIER SKULL SKULL
81 1 reroll r2 w1 b1 b2 > SOLDIER TWO_SOLDIERS SOLDIER STAR
82 2 roll > TWO_SOLDIERS STAR TWO_SOLDIERS STAR SOLDIER TWO_SOLDIERS
83 2 lock w1 b2
84 2 reroll b1 > SKULL
85 2 reroll b1 > TWO_SOLDIERS
86 1 use medal-of-honor
87 1 add red TWO_SOLDIERS
88 1 add white TWO_SOLDIERS
89 1 add blue TWO_SOLDIERS
90 1 claim SOLDIER
91 2 claim TWO_SOLDIERS
92 2 claim TWO_SOLDIERS
93 1 recruit corporal
94 2 recruit corporal
95 2 done
96 1 advance 6
97 2 advance 7 > 6
98 1 lose soldiers
99 2 lose soldiers
100 1 roll > COURAGE STAR COURAGE COURAGE COURAGE SOLDIER
101 1 lock w1 b1
102 1 reroll w2 b2 > SOLDIER COURAGE
103 1 reroll b2 > SOLDIER
104 2 roll > SOLDIER SKULL TWO_SOLDIERS TOOL COURAGE TWO_SOLDIERS
105 2 lock w1 b2
106 2 reroll r1 r2 w2 b1 > SKULL TOOL COURAGE SOLDIER
107 2 reroll r1 r2 w2 > SKULL SOLDIER TWO_SOLDIERS
108 1 ready
109 2 use corporal
110 2 reroll r1 > SOLDIER
111 1 claim COURAGE
112 1 charge
113 1 done
114 2 done
115 1 charge 8
116 2 advance 9 > 2
117 2 lose soldiers
118 2 sacrifice corporal
119 1 take victoria-cross > 1 6
120 1 lose soldiers
121 2 lose soldiers
122 1 roll > STAR TWO_SOLDIERS STAR SKULL SKULL SOLDIER
123 1 lock r2 b2
124 1 reroll r1 w1 w2 b1 > SOLDIER TWO_SOLDIERS SKULL COURAGE
125 1 reroll w2 b1 > STAR STAR
126 2 roll > TWO_SOLDIERS TWO_SOLDIERS SKULL SKULL COURAGE SKULL
127 2 lock r1 r2
128 2 reroll w1 w2 b1 b2 > STAR SKULL TWO_SOLDIERS TOOL
129 2 reroll w2 b2 > SKULL COURAGE
130 1 use corporal
131 1 reroll w2 > TOOL
132 1 ready
133 2 cancel b2
134 1 recruit veteran
135 1 done
136 2 done
137 1 stay
138 2 advance bw > 2 5
139 1 lose soldiers
140 2 lose soldiers
141 1 roll > STAR TOOL SKULL TOOL SKULL STAR
142 1 lock r1 b2
143 1 reroll r2 w1 w2 b1 > SKULL SOLDIER SKULL TWO_SOLDIERS
144 1 reroll r2 w1 w2 > TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
145 1 ready
146 1 claim TWO_SOLDIERS
147 1 recruit sharpshooter
148 1 done
149 1 advance 10 > 1 6
150 1 lose soldiers
151 1 roll > SOLDIER TWO_SOLDIERS STAR SKULL SKULL STAR
152 1 lock r1 r2
153 1 reroll w1 w2 b1 b2 > TOOL TWO_SOLDIERS SOLDIER TWO_SOLDIERS
154 1 reroll w1 > TWO_SOLDIERS
155 1 ready
156 1 claim TWO_SOLDIERS
157 1 advance be > 1
158 1 ready
159 1 lose soldiers
end won seed=golden-6
