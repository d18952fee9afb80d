# ends as b7e8196eb43f60d4898b8820b17152d3
hh1 dday n-03 units=2 boxes=base rules=1 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start 3
2 2 start 3
3 1 roll > TOOL STAR SKULL SKULL TOOL TOOL
4 1 lock r2 b1
5 1 reroll r1 w1 w2 b2 > SKULL STAR TOOL SOLDIER
6 1 reroll r1 w1 w2 > SOLDIER TOOL SKULL
7 2 roll > TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
8 2 lock w2 b1
9 2 reroll w1 b2 > STAR TOOL
10 2 reroll b2 > TWO_SOLDIERS
11 1 cancel w1
12 2 claim SOLDIER
13 1 recruit sharpshooter
14 1 done
15 2 recruit sharpshooter
16 2 done
17 1 stay
18 2 stay
19 1 ready
20 2 ready
21 1 lose soldiers
22 2 lose soldiers
23 1 roll > STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
24 1 lock b1 b2
25 1 reroll r1 r2 w2 > TOOL TOOL TOOL
26 1 reroll r1 r2 w2 > SOLDIER SKULL STAR
27 2 roll > SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
28 2 lock w1 b2
29 2 reroll w2 b1 > TOOL COURAGE
30 2 reroll w2 > TOOL
31 2 claim SOLDIER
32 1 done
33 2 done
34 1 stay
35 2 stay
36 1 ready
37 2 ready
38 1 lose soldiers
39 2 lose soldiers
40 1 roll > STAR TOOL TOOL STAR SKULL SOLDIER
41 1 lock r1 w2
42 1 reroll r2 w1 b1 b2 > SKULL STAR COURAGE COURAGE
43 1 reroll r2 w1 > TWO_SOLDIERS SKULL
44 2 roll > STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
45 2 lock w1 w2
46 2 reroll r1 r2 b1 b2 > TOOL STAR SOLDIER TWO_SOLDIERS
47 2 reroll r1 r2 > SOLDIER STAR
48 1 recruit beachmaster
49 1 done
50 2 done
51 1 advance 6
52 2 advance 6 > 4
53 1 ready
54 2 ready
55 1 lose soldiers
56 2 lose soldiers
57 1 roll > TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
58 1 lock b1 b2
59 1 reroll r1 > TOOL
60 1 reroll r1 > TOOL
61 2 roll > SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
62 2 lock w1 b2
63 2 reroll b1 > SOLDIER
64 2 stop
65 1 claim COURAGE
66 1 charge
67 2 claim SOLDIER
68 1 find lucky-charm
69 1 use lucky-charm
70 1 gain stars
71 1 done
72 2 done
73 1 charge 9
74 2 stay > 2
75 1 lose soldiers
76 2 lose soldiers
77 1 roll > SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
78 1 lock w2 b2
79 1 reroll r1 r2 w1 b1 > COURAGE TWO_SOLDIERS STAR SOLDIER
80 1 reroll w1 > TOOL
81 2 roll > STAR STAR SOLDIER STAR COURAGE SOLDIER
82 2 lock b1 b2
83 2 reroll r1 r2 > COURAGE COURAGE
84 2 reroll r1 r2 > SKULL SOLDIER
85 2 claim SOLDIER
86 1 recruit scout
87 1 done
88 2 recruit scout
89 2 done
90 1 advance 12
91 1 sacrifice scout
92 2 advance 9
93 1 lose soldiers
94 2 lose soldiers
95 1 roll > STAR SKULL COURAGE SOLDIER SKULL TOOL
96 1 lock r1 w2
97 1 reroll r2 w1 b1 b2 > TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
98 1 reroll b2 > STAR
99 2 roll > COURAGE STAR SKULL SOLDIER SKULL STAR
100 2 lock w2 b2
101 2 reroll r1 r2 w1 b1 > TWO_SOLDIERS SOLDIER SOLDIER SKULL
102 2 reroll r2 w1 > STAR COURAGE
103 1 claim TWO_SOLDIERS
104 2 straight
105 2 take distinguished-service-cross
106 1 done
107 2 recruit corporal
108 2 done
109 1 advance 14 > 4
110 1 lose soldiers
111 1 sacrifice sharpshooter
112 2 advance 12
113 2 sacrifice scout > 3
114 1 lose soldiers
115 2 lose soldiers
116 1 roll > SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
117 1 lock w2 b1
118 1 reroll r2 w1 b2 > TWO_SOLDIERS STAR TOOL
119 1 reroll w1 b2 > STAR TOOL
120 2 roll > SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
121 2 lock b1 b2
122 2 reroll r2 w1 w2 > TWO_SOLDIERS COURAGE TWO_SOLDIERS
123 2 reroll w1 > COURAGE
124 2 use corporal
125 2 reroll w1 > SKULL
126 2 use distinguished-service-cross
127 2 bonus TWO_SOLDIERS
128 2 claim TWO_SOLDIERS
129 1 find carrier-pigeon
130 1 done
131 2 done
132 1 advance bunker
133 2 stay > 4
134 1 use flame-thrower
135 1 ready
136 1 lose soldiers
137 2 lose soldiers
138 2 roll > STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
139 2 lock r1 r2
140 2 reroll w1 w2 b2 > COURAGE SOLDIER COURAGE
141 2 reroll w2 > TOOL
142 2 use corporal
143 2 reroll w2 > TWO_SOLDIERS
144 2 done
145 2 stay
146 2 lose soldiers
147 2 roll > STAR STAR SKULL COURAGE SOLDIER COURAGE
148 2 lock w2 b2
149 2 reroll r1 r2 w1 > TWO_SOLDIERS TWO_SOLDIERS SOLDIER
150 2 reroll r1 r2 > SOLDIER COURAGE
151 2 ready
152 2 claim SOLDIER
153 2 claim COURAGE
154 2 charge
155 2 done
156 2 charge 14 > 2
157 2 lose soldiers > 2
158 2 lose soldiers
159 2 roll > TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
160 2 lock r1 w2
161 2 reroll r2 w1 b1 b2 > SKULL TOOL TOOL STAR
162 2 reroll r2 w1 b1 b2 > TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
163 2 use corporal
164 2 reroll b1 > TOOL
165 2 find walkie-talkie
166 2 done
167 2 advance bunker > 1
168 2 lose soldiers
end won seed=golden-0
