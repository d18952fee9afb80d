# ends as 7f8a1e020182e1f88472ee2f82d0762f
hh2 dday n-16 units=2 boxes=base+atlantikwall opts=german rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start 2
2 2 start 2
3 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
4 1 lock r1 r2
5 1 reroll w1 w2 b1 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
6 1 reroll w1 w2 b1 > 1.1.roll.3: SOLDIER TOOL SKULL
7 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
8 2 lock w2 b1
9 2 reroll w1 b2 > 1.2.roll.2: STAR TOOL
10 2 reroll b2 > 1.2.roll.3: TWO_SOLDIERS
11 3 roll > 1.3.roll.1: TOOL SOLDIER COURAGE TWO_SOLDIERS STAR COURAGE
12 3 lock r1 r2
13 3 reroll k2 > 1.3.roll.2: COURAGE
14 3 stop
15 3 standing ask
16 3 ready
17 1 cancel r1
18 2 claim SOLDIER
19 1 done
20 2 done
21 3 done
22 1 stay
23 2 stay
24 3 standing pass
25 3 forfeit unteroffizier
26 1 ready
27 2 ready
28 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
29 1 lock b1 b2
30 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
31 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
32 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
33 2 lock w1 b2
34 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
35 2 reroll w2 > 2.2.roll.3: TOOL
36 3 roll > 2.3.roll.1: TOOL COURAGE SOLDIER TOOL SOLDIER TWO_SOLDIERS
37 3 lock w1 w2
38 3 stop
39 1 cancel w2
40 2 claim SOLDIER
41 1 done
42 2 done
43 3 done
44 1 stay
45 2 stay
46 1 ready
47 2 ready
48 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
49 1 lock r1 w2
50 1 reroll r2 w1 b1 b2 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
51 1 reroll r2 > 3.1.roll.3: SKULL
52 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
53 2 lock w1 w2
54 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
55 2 reroll r1 r2 > 3.2.roll.3: SOLDIER STAR
56 3 standing usual
57 3 roll > 3.3.roll.1: SOLDIER TWO_SOLDIERS SKULL TOOL STAR TWO_SOLDIERS
58 3 lock r1 r2
59 3 reroll w1 w2 k2 > 3.3.roll.2: SOLDIER TWO_SOLDIERS COURAGE
60 3 reroll w1 k2 > 3.3.roll.3: STAR SKULL
61 1 cancel r1
62 3 cancel k1
63 1 recruit paratrooper
64 1 trade 2
65 1 give soldiers 5
66 1 offer
67 2 accept
68 1 done
69 2 recruit paratrooper
70 2 done
71 3 recruit zwangsrekrut
72 3 done
73 1 move 1
74 2 move 1
75 3 forfeit zwangsrekrut
76 1 ready
77 2 ready
78 1 lose soldiers
79 2 lose soldiers
80 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
81 1 lock w1 b1
82 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
83 1 reroll b2 > 4.1.roll.3: TOOL
84 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
85 2 lock w1 b2
86 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
87 2 stop
88 3 roll > 4.3.roll.1: STAR SOLDIER TOOL TWO_SOLDIERS SKULL SOLDIER
89 3 lock r1 w1
90 3 reroll r2 w2 k1 k2 > 4.3.roll.2: SOLDIER SKULL SOLDIER SOLDIER
91 3 stop
92 1 claim COURAGE
93 1 soldiers
94 2 claim SOLDIER
95 3 cancel k1
96 1 trade 2
97 1 give courage 3
98 1 offer
99 2 accept
100 1 done
101 2 done
102 3 done
103 1 stay
104 2 advance 3
105 1 lose soldiers
106 2 lose soldiers
107 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
108 1 lock w1 b2
109 1 reroll r1 r2 w2 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
110 1 reroll w2 b1 > 5.1.roll.3: STAR SOLDIER
111 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
112 2 lock w1 b2
113 2 reroll r1 r2 w2 b1 > 5.2.roll.2: STAR SOLDIER TWO_SOLDIERS STAR
114 2 stop
115 3 roll > 5.3.roll.1: SOLDIER SKULL TWO_SOLDIERS TWO_SOLDIERS STAR SKULL
116 3 lock r2 w1
117 3 stop
118 2 claim SOLDIER
119 3 cancel k1
120 3 cancel r1
121 1 recruit sharpshooter
122 1 done
123 2 recruit sharpshooter
124 2 done
125 3 done
126 1 advance 3
127 2 move 4
128 1 lose soldiers
129 2 lose soldiers
130 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
131 1 lock r1 w2
132 1 reroll r2 w1 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
133 1 reroll b2 > 6.1.roll.3: STAR
134 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
135 2 lock r1 w2
136 2 reroll r2 w1 b1 b2 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER SKULL
137 2 reroll w1 b1 b2 > 6.2.roll.3: SOLDIER TWO_SOLDIERS SOLDIER
138 3 roll > 6.3.roll.1: SOLDIER TOOL SKULL SOLDIER STAR STAR
139 3 lock w1 k1
140 3 reroll r1 k2 > 6.3.roll.2: COURAGE COURAGE
141 3 reroll r1 r2 w2 k2 > 6.3.roll.3: COURAGE TOOL TWO_SOLDIERS COURAGE
142 1 claim TWO_SOLDIERS
143 3 cancel k1
144 1 recruit corporal
145 1 done
146 2 done
147 3 done
148 1 move 4
149 2 advance 6
150 1 lose soldiers
151 2 lose soldiers
152 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
153 1 lock b1 b2
154 1 reroll r1 r2 w1 w2 > 7.1.roll.2: COURAGE SKULL TOOL SKULL
155 1 reroll r2 w1 w2 > 7.1.roll.3: SOLDIER SOLDIER TWO_SOLDIERS
156 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
157 2 lock b1 b2
158 2 reroll r2 w1 w2 > 7.2.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
159 2 reroll w1 > 7.2.roll.3: COURAGE
160 3 roll > 7.3.roll.1: TOOL SKULL SKULL SOLDIER SOLDIER TOOL
161 3 lock w1 w2
162 3 reroll k2 > 7.3.roll.2: STAR
163 3 reroll r1 r2 k1 > 7.3.roll.3: SOLDIER TWO_SOLDIERS TWO_SOLDIERS
164 1 use corporal
165 1 reroll r2 > 7.1.roll.4: COURAGE
166 2 claim TWO_SOLDIERS
167 3 cancel k2
168 1 done
169 2 recruit corporal
170 2 done
171 3 decorate > 7.3.decoration.1?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: german-cross
172 3 done
173 3 pass
174 1 advance 6
175 2 advance 7
176 3 standing pass
177 1 lose soldiers
178 2 lose soldiers
179 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
180 1 lock w2 b2
181 1 reroll r1 r2 w1 b1 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
182 1 stop
183 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
184 2 lock r2 b1
185 2 reroll w1 w2 b2 > 8.2.roll.2: COURAGE SOLDIER COURAGE
186 2 reroll w1 w2 b2 > 8.2.roll.3: SKULL SOLDIER STAR
187 3 roll > 8.3.roll.1: SKULL SOLDIER TWO_SOLDIERS TWO_SOLDIERS TOOL SOLDIER
188 3 lock r2 k1
189 3 reroll r1 w1 k2 > 8.3.roll.2: TOOL SKULL SKULL
190 3 reroll w1 w2 k2 > 8.3.roll.3: TWO_SOLDIERS COURAGE COURAGE
191 1 ready
192 2 use corporal
193 1 ready
194 2 reroll w1 > 8.2.roll.4: TWO_SOLDIERS
195 1 straight
196 1 take distinguished-service-cross
197 1 done
198 2 recruit pathfinder
199 2 done
200 3 standing usual
201 3 find pervitin
202 3 done
203 3 pass
204 1 move 5
205 2 advance 9
206 3 ready
207 2 lose soldiers
208 1 leave b2
209 1 roll > 9.1.roll.1: COURAGE STAR TWO_SOLDIERS STAR SKULL
210 1 lock w1 w2
211 1 reroll r1 r2 b1 > 9.1.roll.2: STAR COURAGE SKULL
212 1 reroll r2 b1 > 9.1.roll.3: SKULL COURAGE
213 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
214 2 lock b1 b2
215 2 reroll r1 r2 w1 > 9.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER
216 2 reroll r2 > 9.2.roll.3: SOLDIER
217 3 roll > 9.3.roll.1: TWO_SOLDIERS TOOL TWO_SOLDIERS TOOL TWO_SOLDIERS TWO_SOLDIERS
218 3 lock r1 k1
219 3 stop
220 1 use corporal
221 1 reroll r2 > 9.1.roll.4: TOOL
222 1 ready
223 2 use corporal
224 1 ready
225 2 reroll r1 > 9.2.roll.4: COURAGE
226 3 ready
227 2 declared
228 3 declared
229 1 recruit pathfinder
230 1 find walkie-talkie
231 1 buy award > 9.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,medal-of-honor,memorial-cross,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: victoria-cross
232 2 done
233 3 done
234 3 pass
235 1 advance 7
236 2 move 8 > 9.2.entry.1: 3
237 3 standing pass
238 1 lose soldiers
239 2 lose soldiers
240 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
241 1 lock r1 w2
242 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
243 1 reroll b1 > 10.1.roll.3: SOLDIER
244 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
245 2 lock r1 w2
246 2 reroll b1 b2 > 10.2.roll.2: SOLDIER STAR
247 2 reroll r2 w1 > 10.2.roll.3: SOLDIER TWO_SOLDIERS
248 3 roll > 10.3.roll.1: SKULL STAR STAR SKULL TOOL TWO_SOLDIERS
249 3 lock w1 k2
250 3 reroll r1 k1 > 10.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS
251 3 reroll k1 > 10.3.roll.3: SKULL
252 1 ready
253 2 ready
254 1 claim TWO_SOLDIERS
255 2 claim SOLDIER
256 3 cancel r2
257 3 cancel r1
258 1 recruit decoy
259 2 done
260 3 find tracer-bullets
261 3 done
262 1 advance 8 > 10.1.entry.1: 3
263 2 advance 11
264 2 sacrifice corporal
265 2 lose soldiers
266 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
267 1 lock r2 b1
268 1 reroll w1 w2 b2 > 11.1.roll.2: SKULL SKULL SOLDIER
269 1 reroll w1 w2 > 11.1.roll.3: SOLDIER STAR
270 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
271 2 lock r2 w2
272 2 reroll r1 w1 > 11.2.roll.2: COURAGE COURAGE
273 2 reroll r1 w1 > 11.2.roll.3: COURAGE COURAGE
274 3 standing usual
275 3 use pervitin
276 3 choose casualties
277 1 lose soldiers
278 2 lose soldiers
279 3 roll > 11.3.roll.1: COURAGE SOLDIER SOLDIER STAR COURAGE SKULL
280 3 lock r2 k2
281 3 reroll r1 w1 w2 k1 > 11.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS TOOL SKULL
282 3 reroll w1 > 11.3.roll.3: COURAGE
283 1 ready
284 3 standing pass
285 1 claim STAR
286 1 courage 2
287 1 claim SOLDIER
288 3 cancel r1
289 3 cancel r2
290 1 recruit hero
291 2 find carrier-pigeon
292 2 buy award > 11.2.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,medal-of-honor,memorial-cross,silver-star,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: memorial-cross
293 2 done
294 3 done
295 1 advance 11
296 1 sacrifice decoy
297 2 advance bunker
298 2 ready
299 2 use carrier-pigeon
end won seed=golden-0
