# ends as de9a72d29e917467edbb761dae150e53
hh2 dday n-04 units=2 boxes=base opts=gold=rwbg rules=8 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > 1.1.roll.1: TOOL TWO_SOLDIERS STAR SKULL COURAGE TWO_SOLDIERS TOOL
2 1 lock r2 b2
3 1 reroll r1 w1 w2 g1 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
4 1 stop
5 2 roll > 1.2.roll.1: COURAGE SKULL TWO_SOLDIERS TOOL TWO_SOLDIERS SOLDIER STAR
6 2 lock b1 g1
7 2 reroll r1 r2 w2 > 1.2.roll.2: SKULL SKULL SKULL
8 2 reroll r1 r2 w2 > 1.2.roll.3: COURAGE SOLDIER TWO_SOLDIERS
9 1 straight
10 1 take distinguished-service-cross
11 1 done
12 2 done
13 1 stay
14 2 stay
15 1 ready
16 2 ready
17 1 roll > 2.1.roll.1: TOOL TOOL COURAGE TOOL STAR STAR SKULL
18 1 lock w1 b1
19 1 reroll r1 r2 w2 b2 g1 > 2.1.roll.2: SKULL STAR STAR STAR TOOL
20 1 reroll r1 b2 > 2.1.roll.3: COURAGE TWO_SOLDIERS
21 2 roll > 2.2.roll.1: SOLDIER SOLDIER SOLDIER COURAGE TWO_SOLDIERS COURAGE SOLDIER
22 2 lock b1 g1
23 2 reroll r1 r2 w1 > 2.2.roll.2: SKULL TWO_SOLDIERS SOLDIER
24 2 reroll r1 w1 w2 > 2.2.roll.3: TWO_SOLDIERS COURAGE TOOL
25 1 use distinguished-service-cross
26 1 bonus TWO_SOLDIERS
27 1 claim STAR
28 1 white TWO_SOLDIERS
29 1 recruit platoon-leader
30 1 done
31 2 done
32 1 stay
33 2 stay
34 1 ready
35 2 ready
36 1 lose soldiers
37 1 roll > 3.1.roll.1: SOLDIER STAR TOOL STAR SKULL COURAGE SOLDIER
38 1 lock b2 g1
39 1 reroll r1 r2 w1 w2 b1 > 3.1.roll.2: STAR SKULL TOOL SOLDIER SKULL
40 1 reroll r1 r2 w1 w2 b1 > 3.1.roll.3: SKULL TOOL SOLDIER COURAGE SOLDIER
41 2 roll > 3.2.roll.1: TOOL COURAGE SOLDIER STAR COURAGE TOOL TOOL
42 2 lock r2 b1
43 2 reroll r1 w1 w2 b2 g1 > 3.2.roll.2: COURAGE STAR TOOL SOLDIER SOLDIER
44 2 reroll w2 > 3.2.roll.3: TWO_SOLDIERS
45 1 cancel r2
46 1 recruit sharpshooter
47 1 done
48 2 recruit platoon-leader
49 2 done
50 1 advance 3
51 2 advance 3
52 1 ready
53 2 ready
54 1 lose soldiers
55 2 lose soldiers
56 1 roll > 4.1.roll.1: SKULL STAR SKULL SKULL COURAGE SKULL STAR
57 1 lock b1 g1
58 1 reroll w2 > 4.1.roll.2: TOOL
59 1 reroll w2 > 4.1.roll.3: TOOL
60 2 roll > 4.2.roll.1: SKULL TOOL SOLDIER SOLDIER TWO_SOLDIERS TOOL SKULL
61 2 lock w1 b1
62 2 reroll r1 r2 w2 b2 g1 > 4.2.roll.2: STAR SOLDIER SKULL TWO_SOLDIERS TWO_SOLDIERS
63 2 reroll w2 b2 > 4.2.roll.3: SKULL COURAGE
64 1 claim SKULL
65 2 cancel b2
66 1 recruit corporal
67 1 find flame-thrower
68 1 done
69 2 done
70 1 stay
71 2 stay
72 1 ready
73 2 ready
74 1 lose soldiers
75 2 lose soldiers
76 1 roll > 5.1.roll.1: SOLDIER SOLDIER SKULL TWO_SOLDIERS COURAGE TOOL SKULL
77 1 lock r1 w2
78 1 reroll r2 w1 b1 b2 g1 > 5.1.roll.2: SKULL TOOL SKULL STAR COURAGE
79 1 reroll r2 w1 b1 b2 g1 > 5.1.roll.3: TOOL SKULL TOOL TOOL TWO_SOLDIERS
80 2 roll > 5.2.roll.1: STAR SOLDIER STAR TWO_SOLDIERS STAR SKULL SKULL
81 2 lock w2 b1
82 2 reroll b2 g1 > 5.2.roll.2: COURAGE COURAGE
83 2 reroll b2 > 5.2.roll.3: SOLDIER
84 1 use corporal
85 1 reroll w1 > 5.1.roll.4: COURAGE
86 2 claim STAR
87 2 white SOLDIER
88 2 claim SOLDIER
89 1 find pocket-bible
90 1 use pocket-bible
91 1 done
92 2 recruit corporal
93 2 done
94 1 stay
95 2 stay
96 1 ready
97 2 ready
98 1 lose corporal
99 1 lose platoon-leader
100 1 lose soldiers
101 2 lose soldiers
102 1 roll > 6.1.roll.1: TOOL SKULL STAR STAR TWO_SOLDIERS TOOL STAR
103 1 lock b1 g1
104 1 reroll r1 r2 w1 w2 b2 > 6.1.roll.2: TOOL TOOL COURAGE COURAGE STAR
105 1 reroll r1 r2 w1 w2 b2 > 6.1.roll.3: SOLDIER TWO_SOLDIERS SKULL COURAGE TWO_SOLDIERS
106 2 roll > 6.2.roll.1: SKULL STAR SKULL SOLDIER COURAGE SKULL TWO_SOLDIERS
107 2 lock w1 g1
108 2 reroll r2 b1 > 6.2.roll.2: COURAGE SOLDIER
109 2 reroll r2 > 6.2.roll.3: SOLDIER
110 2 ready
111 2 claim SKULL
112 2 claim SOLDIER
113 1 done
114 2 recruit sharpshooter
115 2 find bangalore-torpedo
116 2 done
117 1 advance 6
118 2 advance 6
119 1 ready
120 2 use bangalore-torpedo
121 2 ready
122 1 roll > 7.1.roll.1: TWO_SOLDIERS TWO_SOLDIERS TOOL SOLDIER COURAGE SOLDIER SOLDIER
123 1 lock r1 g1
124 1 reroll w1 w2 b1 b2 > 7.1.roll.2: COURAGE SKULL TOOL SKULL
125 1 reroll w1 w2 b1 b2 > 7.1.roll.3: SOLDIER STAR TWO_SOLDIERS STAR
126 2 roll > 7.2.roll.1: SKULL TOOL STAR STAR TWO_SOLDIERS TOOL TWO_SOLDIERS
127 2 lock w1 b1
128 2 reroll r1 r2 w2 b2 > 7.2.roll.2: COURAGE STAR TWO_SOLDIERS TWO_SOLDIERS
129 2 reroll r1 > 7.2.roll.3: COURAGE
130 2 use corporal
131 2 reroll r1 > 7.2.roll.4: SKULL
132 1 recruit veteran
133 1 done
134 2 done
135 1 move 5
136 2 move 5 > 7.0.mgf.4: 3
137 1 ready
138 2 ready
139 1 lose soldiers
140 2 lose soldiers
141 1 roll > 8.1.roll.1: SKULL SOLDIER STAR SKULL STAR SOLDIER TWO_SOLDIERS
142 1 lock b2 g1
143 1 reroll r1 w1 w2 > 8.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
144 1 stop
145 2 roll > 8.2.roll.1: COURAGE TOOL SKULL SOLDIER COURAGE TWO_SOLDIERS SOLDIER
146 2 lock b2 g1
147 2 reroll r1 w2 > 8.2.roll.2: STAR COURAGE
148 2 reroll r1 b1 > 8.2.roll.3: COURAGE SKULL
149 2 use corporal
150 2 reroll w1 > 8.2.roll.4: TWO_SOLDIERS
151 2 straight
152 2 take medal-of-honor
153 1 recruit quartermaster
154 2 mine
155 1 find lucky-charm
156 2 mine > 8.1.tie.1: 6 8.2.tie.1: 3
157 1 use lucky-charm
158 1 gain stars
159 1 recruit beachmaster
160 1 done
161 2 done
162 1 stay
163 2 stay > 8.0.mgf.4: 2
164 1 ready
165 2 ready
166 1 lose soldiers
167 2 lose soldiers
168 1 roll > 9.1.roll.1: SOLDIER COURAGE SOLDIER SOLDIER TWO_SOLDIERS SKULL STAR
169 1 lock r1 w1
170 1 reroll r2 w2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
171 1 reroll r2 b1 b2 > 9.1.roll.3: TWO_SOLDIERS STAR TOOL
172 2 roll > 9.2.roll.1: COURAGE COURAGE STAR STAR COURAGE SKULL TOOL
173 2 lock w1 g1
174 2 reroll r1 r2 w2 b1 b2 > 9.2.roll.2: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER COURAGE
175 2 stop
176 2 use medal-of-honor
177 2 add red TWO_SOLDIERS
178 2 add white TWO_SOLDIERS
179 2 add blue TWO_SOLDIERS
180 2 ready
181 1 claim TWO_SOLDIERS
182 2 straight
183 2 take memorial-cross
184 1 recruit minesweeper
185 1 done
186 2 recruit veteran
187 2 find walkie-talkie
188 2 done
189 1 stay
190 2 stay > 9.0.mgf.4: 2
191 1 ready
192 2 ready
193 1 lose soldiers
194 2 lose soldiers
195 1 roll > 10.1.roll.1: SOLDIER SOLDIER SOLDIER SOLDIER TOOL TWO_SOLDIERS COURAGE
196 1 lock r1 w1
197 1 reroll r2 w2 b1 b2 g1 > 10.1.roll.2: SOLDIER COURAGE TOOL TOOL SKULL
198 1 reroll r2 w2 b1 b2 g1 > 10.1.roll.3: TWO_SOLDIERS COURAGE SOLDIER SOLDIER TWO_SOLDIERS
199 2 roll > 10.2.roll.1: COURAGE TOOL TOOL STAR TOOL TOOL COURAGE
200 2 lock w1 b1
201 2 reroll r1 w2 g1 > 10.2.roll.2: COURAGE TWO_SOLDIERS TWO_SOLDIERS
202 2 reroll r1 > 10.2.roll.3: SKULL
203 2 use memorial-cross
204 2 use corporal
205 2 reroll r1 > 10.2.roll.4: TOOL
206 1 claim SOLDIER
207 2 claim TOOL
208 2 stars
209 1 find field-radio
210 2 mine
211 1 find dexedrine
212 1 done
213 2 use field-radio
214 2 recruit beachmaster
215 2 buy award > 10.2.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: purple-heart
216 2 done
217 1 advance 8
218 2 move 4
219 1 take victoria-cross > 10.0.mgf.7: 6
220 1 ready
221 1 lose soldiers
222 2 lose soldiers
223 1 roll > 11.1.roll.1: SKULL TWO_SOLDIERS SOLDIER TOOL SOLDIER STAR SOLDIER
224 1 lock w1 b1
225 1 reroll r1 r2 w2 b2 g1 > 11.1.roll.2: STAR SOLDIER SOLDIER TOOL SKULL
226 1 reroll b2 > 11.1.roll.3: SOLDIER
227 2 roll > 11.2.roll.1: TOOL SKULL SKULL SOLDIER SOLDIER TOOL TWO_SOLDIERS
228 2 lock w2 b1
229 2 reroll r1 r2 w1 b2 > 11.2.roll.2: SOLDIER STAR SKULL STAR
230 2 reroll w1 > 11.2.roll.3: STAR
231 1 ready
232 2 ready
233 1 claim SOLDIER
234 2 claim STAR
235 2 white TWO_SOLDIERS
236 2 claim SOLDIER
237 1 done
238 2 recruit minesweeper
239 2 find bazooka
240 2 done
241 1 advance 10
242 2 advance 7 > 11.0.mgf.6: 6 11.0.mgf.9: 5
243 1 ready
244 2 ready
245 1 lose soldiers
246 2 lose soldiers
247 1 roll > 12.1.roll.1: COURAGE SOLDIER TOOL STAR STAR STAR TWO_SOLDIERS
248 1 lock r2 g1
249 1 reroll w1 w2 b1 b2 > 12.1.roll.2: STAR STAR COURAGE TWO_SOLDIERS
250 1 reroll w1 w2 > 12.1.roll.3: COURAGE TWO_SOLDIERS
251 2 roll > 12.2.roll.1: STAR TOOL TWO_SOLDIERS STAR COURAGE TOOL SOLDIER
252 2 lock w1 w2
253 2 reroll r2 b1 b2 > 12.2.roll.2: TOOL COURAGE SOLDIER
254 2 reroll r2 b1 b2 > 12.2.roll.3: SOLDIER TOOL TOOL
255 1 ready
256 2 use corporal
257 2 reroll b1 > 12.2.roll.4: TWO_SOLDIERS
258 1 claim COURAGE
259 1 charge
260 1 find carrier-pigeon
261 1 buy award > 12.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,silver-star,legion-of-merit,croix-de-guerre,distinguished-conduct-medal,bronze-star: croix-de-guerre
262 1 done
263 2 find gammon-bomb
264 2 done
265 1 charge be
266 2 advance 9
267 2 sacrifice quartermaster > 12.0.mgf.8: 5 12.0.mgf.12: 3
268 1 ready
269 2 ready
270 1 lose soldiers
271 2 lose soldiers
272 2 roll > 13.2.roll.1: SKULL COURAGE TWO_SOLDIERS SKULL COURAGE TOOL TOOL
273 2 lock w1 g1
274 2 reroll r1 r2 w2 b1 b2 > 13.2.roll.2: SOLDIER SOLDIER COURAGE STAR TOOL
275 2 reroll r2 w2 b1 b2 > 13.2.roll.3: COURAGE COURAGE TOOL TOOL
276 2 use purple-heart
277 2 use corporal
278 2 reroll b1 > 13.2.roll.4: SKULL
279 2 find shoulder-patch
280 2 use shoulder-patch
281 2 lose soldiers
282 2 recruit medic
283 2 done
284 2 advance bw > 13.0.mgf.10: 6
285 2 ready
286 2 lose minesweeper
287 2 lose soldiers
end won seed=golden-0
