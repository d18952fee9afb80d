# ends as 085c0bd736729febdc97b4859dd52c5c
hh1 dday n-05 units=2 boxes=base rules=1 seed#=0b046a4e76e88099f72bccf39472156b
1 1 roll > STAR STAR COURAGE STAR SKULL SKULL
2 1 lock w1 w2
3 1 reroll r2 b1 b2 > COURAGE SKULL STAR
4 1 reroll b1 > SOLDIER
5 2 roll > SOLDIER SOLDIER COURAGE STAR TOOL SKULL
6 2 lock r1 w1
7 2 reroll r2 w2 b1 b2 > TWO_SOLDIERS COURAGE SKULL SOLDIER
8 2 reroll w2 b1 > TWO_SOLDIERS SOLDIER
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
19 1 roll > TWO_SOLDIERS SKULL TWO_SOLDIERS STAR TOOL COURAGE
20 1 lock r1 w1
21 1 reroll r2 w2 b1 b2 > SKULL STAR TOOL STAR
22 1 reroll r2 b1 b2 > COURAGE SKULL TOOL
23 2 roll > STAR SKULL SKULL COURAGE STAR COURAGE
24 2 lock w2 b2
25 2 reroll r1 r2 w1 b1 > STAR COURAGE SKULL TWO_SOLDIERS
26 2 reroll w1 > SOLDIER
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
37 1 roll > SOLDIER STAR COURAGE SOLDIER SKULL SOLDIER
38 1 lock w2 b2
39 1 reroll r2 b1 > STAR TWO_SOLDIERS
40 1 stop
41 2 roll > TOOL COURAGE SOLDIER TOOL TOOL SKULL
42 2 lock r2 w1
43 2 reroll r1 w2 b1 b2 > SKULL TWO_SOLDIERS TOOL STAR
44 2 stop
45 1 claim SOLDIER
46 2 straight
47 2 take distinguished-service-cross
48 1 recruit platoon-leader
49 1 done
50 2 recruit platoon-leader
51 2 done
52 1 advance 2
53 2 advance 2
54 1 ready
55 2 ready
56 1 lose soldiers
57 2 lose soldiers
58 1 roll > STAR SOLDIER STAR COURAGE TWO_SOLDIERS COURAGE
59 1 lock b1 b2
60 1 reroll r1 r2 w1 > SOLDIER TWO_SOLDIERS SOLDIER
61 1 reroll w1 w2 > SOLDIER TOOL
62 2 roll > SKULL SKULL COURAGE STAR COURAGE SOLDIER
63 2 lock b1 b2
64 2 reroll r1 r2 w1 w2 > TWO_SOLDIERS STAR TWO_SOLDIERS COURAGE
65 2 reroll r2 > TWO_SOLDIERS
66 2 use distinguished-service-cross
67 2 bonus TWO_SOLDIERS
68 1 done
69 2 done
70 1 stay
71 2 stay
72 1 ready
73 2 ready
74 1 lose soldiers
75 2 lose soldiers
76 1 roll > SOLDIER COURAGE TWO_SOLDIERS STAR TWO_SOLDIERS TWO_SOLDIERS
77 1 lock b1 b2
78 1 reroll r1 r2 w2 > TWO_SOLDIERS STAR SOLDIER
79 1 stop
80 2 roll > TOOL COURAGE STAR SKULL COURAGE TOOL
81 2 lock w1 b2
82 2 reroll r1 r2 w2 b1 > TWO_SOLDIERS COURAGE TOOL TOOL
83 2 reroll r2 w2 b1 > SKULL STAR COURAGE
84 1 claim TWO_SOLDIERS
85 2 cancel b2
86 1 done
87 2 recruit scout
88 2 done
89 1 advance 4
90 2 advance 4
91 1 ready
92 2 ready
93 1 lose soldiers
94 2 lose soldiers
95 1 roll > TOOL TOOL COURAGE STAR SKULL TWO_SOLDIERS
96 1 lock w2 b2
97 1 reroll r1 r2 w1 b1 > STAR SOLDIER STAR SOLDIER
98 1 reroll r1 w1 > STAR TWO_SOLDIERS
99 2 roll > COURAGE COURAGE COURAGE SKULL STAR COURAGE
100 2 lock b1 b2
101 2 reroll r2 w2 > STAR SOLDIER
102 2 stop
103 2 claim COURAGE
104 2 charge
105 1 recruit corporal
106 1 done
107 2 recruit corporal
108 2 buy award > bronze-star
109 2 done
110 1 stay
111 2 charge 7
112 1 lose soldiers
113 2 lose soldiers
114 1 roll > COURAGE TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TOOL
115 1 lock w1 b1
116 1 reroll r1 b2 > STAR COURAGE
117 1 reroll b2 > COURAGE
118 2 roll > TOOL STAR SKULL SOLDIER TWO_SOLDIERS STAR
119 2 lock w2 b1 b2
120 2 reroll r1 r2 w1 > COURAGE COURAGE COURAGE
121 2 reroll r1 r2 w1 > SOLDIER SKULL SKULL
122 1 use corporal
123 1 reroll b2 > TWO_SOLDIERS
124 2 use bronze-star
125 2 find bangalore-torpedo
126 2 use corporal
127 2 reroll r2 > STAR
128 1 claim TWO_SOLDIERS
129 2 cancel r1
130 1 recruit quartermaster
131 2 mine
132 1 find walkie-talkie
133 2 mine
134 1 find lucky-charm
135 1 use lucky-charm
136 1 gain stars
137 1 recruit veteran
138 1 done
139 2 done
140 1 advance 7
141 2 stay
142 1 ready
143 2 use bangalore-torpedo
144 2 ready
145 1 roll > TOOL COURAGE SKULL TOOL STAR STAR
146 1 lock r1 w2 b1
147 1 reroll r2 w1 b2 > STAR COURAGE TWO_SOLDIERS
148 1 reroll w1 > TWO_SOLDIERS
149 2 roll > TOOL STAR STAR COURAGE TOOL TWO_SOLDIERS
150 2 lock r2 w1 b2
151 2 reroll r1 w2 b1 > STAR TOOL SOLDIER
152 2 reroll b1 > SOLDIER
153 1 use corporal
154 1 reroll r2 > TWO_SOLDIERS
155 2 ready
156 1 claim TWO_SOLDIERS
157 1 find gammon-bomb
158 1 done
159 2 recruit veteran
160 2 done
161 1 advance 10
162 2 stay > 5
163 1 ready
164 1 lose soldiers
165 2 lose soldiers
166 1 roll > SOLDIER COURAGE COURAGE SKULL TWO_SOLDIERS SKULL
167 1 lock r1 b1
168 1 reroll r2 w1 w2 b2 > TWO_SOLDIERS TOOL TOOL SOLDIER
169 1 reroll w1 w2 > COURAGE STAR
170 2 roll > SKULL COURAGE TOOL COURAGE STAR TWO_SOLDIERS
171 2 lock r2 w2 b2
172 2 reroll r1 w1 b1 > SKULL STAR SKULL
173 2 reroll r1 w1 b1 > STAR SOLDIER TWO_SOLDIERS
174 1 use corporal
175 1 reroll w1 > STAR
176 2 use corporal
177 2 reroll r1 > SOLDIER
178 1 recruit minesweeper
179 1 done
180 2 done
181 1 advance 13
182 1 sacrifice minesweeper
183 2 move 8 > 3
184 1 ready
185 1 lose soldiers
186 2 lose soldiers
187 2 lose quartermaster
188 2 lose scout
189 2 lose corporal
190 2 lose veteran
191 1 roll > STAR STAR TOOL COURAGE STAR SOLDIER
192 1 lock b1 b2
193 1 reroll r1 r2 w1 w2 > SKULL COURAGE TWO_SOLDIERS SKULL
194 1 reroll r1 > TWO_SOLDIERS
195 2 roll > STAR SOLDIER STAR TOOL SOLDIER SOLDIER
196 2 lock r2 b1
197 2 reroll r1 w1 w2 b2 > TWO_SOLDIERS SKULL STAR TWO_SOLDIERS
198 2 reroll w1 w2 > STAR TWO_SOLDIERS
199 1 ready
200 1 straight
201 1 take medal-of-honor
202 2 claim TWO_SOLDIERS
203 1 find carrier-pigeon
204 2 mine
205 1 done
206 2 done
207 1 advance bunker
208 2 advance 11 > 1
209 2 pass
210 2 lose soldiers > 2
211 1 ready
212 2 ready
213 1 lose soldiers
214 2 lose soldiers
215 2 roll > SOLDIER STAR TWO_SOLDIERS COURAGE TWO_SOLDIERS TWO_SOLDIERS
216 2 lock b1 b2
217 2 reroll r1 r2 w2 > COURAGE SOLDIER COURAGE
218 2 reroll r1 r2 w2 > COURAGE SKULL SKULL
219 2 cancel r1
220 2 cancel w1
221 2 done
222 2 advance 13 > 2
223 2 lose soldiers
end lost seed=golden-2
