# ends as 1e6d5a87a55df4664813e9bb25c72d1b
hh2 dday n-14 units=2 boxes=base+atlantikwall opts=german rules=7 seed#=0b046a4e76e88099f72bccf39472156b
1 1 roll > 1.1.roll.1: STAR STAR COURAGE STAR SKULL SKULL
2 1 lock w1 w2
3 1 reroll r2 b1 b2 > 1.1.roll.2: COURAGE SKULL STAR
4 1 reroll b1 > 1.1.roll.3: SOLDIER
5 2 roll > 1.2.roll.1: SOLDIER SOLDIER COURAGE STAR TOOL SKULL
6 2 lock r1 w1
7 2 reroll r2 w2 b1 b2 > 1.2.roll.2: TWO_SOLDIERS COURAGE SKULL SOLDIER
8 2 reroll w2 b1 > 1.2.roll.3: TWO_SOLDIERS SOLDIER
9 3 roll > 1.3.roll.1: SKULL STAR TWO_SOLDIERS SKULL SOLDIER SKULL
10 3 lock r1 k2
11 3 reroll w2 > 1.3.roll.2: COURAGE
12 3 reroll r2 w2 > 1.3.roll.3: STAR SKULL
13 3 standing ask
14 3 standing usual
15 3 ready
16 1 claim STAR
17 1 white TWO_SOLDIERS
18 3 claim SKULL
19 3 choose points
20 1 recruit paratrooper
21 1 done
22 2 done
23 3 find enigma-machine
24 3 done
25 1 stay
26 2 stay
27 3 forfeit unteroffizier
28 1 ready
29 2 ready
30 1 lose soldiers
31 2 lose soldiers
32 1 roll > 2.1.roll.1: TWO_SOLDIERS SKULL TWO_SOLDIERS STAR TOOL COURAGE
33 1 lock r1 w1
34 1 reroll r2 w2 b1 b2 > 2.1.roll.2: SKULL STAR TOOL STAR
35 1 reroll r2 b1 b2 > 2.1.roll.3: COURAGE SKULL TOOL
36 2 roll > 2.2.roll.1: STAR SKULL SKULL COURAGE STAR COURAGE
37 2 lock w2 b2
38 2 reroll r1 r2 w1 b1 > 2.2.roll.2: STAR COURAGE SKULL TWO_SOLDIERS
39 2 reroll w1 > 2.2.roll.3: SOLDIER
40 3 roll > 2.3.roll.1: COURAGE SKULL SKULL COURAGE TWO_SOLDIERS STAR
41 3 lock r2 k1
42 3 stop
43 1 cancel b2
44 2 claim COURAGE
45 2 soldiers
46 3 cancel k2
47 3 cancel k1
48 1 recruit sharpshooter
49 1 done
50 2 done
51 3 done
52 1 stay
53 2 stay
54 1 ready
55 2 ready
56 1 lose soldiers
57 2 lose soldiers
58 1 roll > 3.1.roll.1: SOLDIER STAR COURAGE SOLDIER SKULL SOLDIER
59 1 lock w2 b2
60 1 reroll r2 w1 b1 > 3.1.roll.2: COURAGE TOOL COURAGE
61 1 reroll r2 w1 b1 > 3.1.roll.3: TWO_SOLDIERS TOOL SKULL
62 2 roll > 3.2.roll.1: TOOL COURAGE SOLDIER TOOL TOOL SKULL
63 2 lock w2 b1
64 2 reroll r2 w1 b2 > 3.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SKULL
65 2 reroll b2 > 3.2.roll.3: SOLDIER
66 3 roll > 3.3.roll.1: SKULL SKULL STAR STAR SKULL TWO_SOLDIERS
67 3 lock w1 k2
68 3 reroll r1 > 3.3.roll.2: COURAGE
69 3 reroll r2 w2 k1 > 3.3.roll.3: SKULL SOLDIER TOOL
70 1 claim SOLDIER
71 2 claim TOOL
72 3 straight
73 3 pass
74 1 done
75 2 recruit paratrooper
76 2 find walkie-talkie
77 2 done
78 3 decorate > 3.3.decoration.1?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: sniper-badge
79 3 recruit zwangsrekrut
80 3 done
81 3 pass
82 1 advance 3
83 2 advance 3
84 3 standing ask
85 3 ready
86 3 pay
87 1 ready
88 2 ready
89 1 lose soldiers
90 2 lose soldiers
91 1 roll > 4.1.roll.1: STAR SOLDIER STAR COURAGE TWO_SOLDIERS COURAGE
92 1 lock w1 b1
93 1 reroll r2 w2 b2 > 4.1.roll.2: SOLDIER TWO_SOLDIERS SOLDIER
94 1 reroll r2 b2 > 4.1.roll.3: SOLDIER TOOL
95 2 roll > 4.2.roll.1: SKULL SKULL COURAGE STAR COURAGE SOLDIER
96 2 lock w2 b2
97 2 reroll r1 r2 w1 b1 > 4.2.roll.2: TWO_SOLDIERS STAR TWO_SOLDIERS COURAGE
98 2 reroll b1 > 4.2.roll.3: TWO_SOLDIERS
99 3 roll > 4.3.roll.1: COURAGE SKULL TOOL SKULL SOLDIER COURAGE
100 3 lock w1 k1
101 3 reroll r2 w2 > 4.3.roll.2: SOLDIER TWO_SOLDIERS
102 3 reroll r2 w2 k2 > 4.3.roll.3: SKULL SKULL SOLDIER
103 3 ready
104 2 declared
105 3 pass
106 3 cancel k1
107 3 cancel w1
108 1 done
109 2 recruit minesweeper
110 2 done
111 3 done
112 3 pass
113 1 stay
114 2 stay
115 3 ready
116 3 pay
117 1 ready
118 2 ready
119 1 lose soldiers
120 2 lose soldiers
121 1 roll > 5.1.roll.1: SOLDIER COURAGE TWO_SOLDIERS STAR TWO_SOLDIERS TWO_SOLDIERS
122 1 lock b1 b2
123 1 reroll r1 r2 > 5.1.roll.2: SKULL TOOL
124 1 reroll r1 r2 > 5.1.roll.3: SOLDIER TOOL
125 2 roll > 5.2.roll.1: TOOL COURAGE STAR SKULL COURAGE TOOL
126 2 lock r1 b2
127 2 reroll r2 w1 w2 b1 > 5.2.roll.2: TWO_SOLDIERS COURAGE TOOL TOOL
128 2 reroll w1 > 5.2.roll.3: STAR
129 3 standing usual
130 3 use enigma-machine > 5.3.decoration.2?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: driver-badge 5.3.decoration.3?.close-combat-clasp,coastal-artillery-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: german-cross 5.3.decoration.4?.close-combat-clasp,coastal-artillery-badge,eastern-front-medal,flak-badge,general-assault-badge,gestapo-disk,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: west-wall-medal
131 3 take driver-badge
132 3 top german-cross
133 3 roll > 5.3.roll.1: STAR SOLDIER SKULL COURAGE SOLDIER STAR
134 3 use sniper-badge
135 3 strike 1
136 1 lose pathfinder
137 3 lock k1 k2
138 3 stop
139 3 ready
140 2 declared
141 3 pass
142 3 cancel w2
143 1 recruit minesweeper
144 1 find lucky-charm
145 1 use lucky-charm
146 1 gain stars
147 1 trade 2
148 1 give soldiers 7
149 1 offer
150 2 accept
151 1 done
152 2 find field-radio
153 2 use field-radio
154 2 done
155 3 done
156 3 pass
157 1 stay
158 2 stay
159 3 standing ask
160 3 standing pass
161 3 pay
162 1 ready
163 2 ready
164 1 lose soldiers
165 2 lose soldiers
166 1 roll > 6.1.roll.1: TOOL TOOL COURAGE STAR SKULL TWO_SOLDIERS
167 1 lock w2 b2
168 1 reroll r1 r2 w1 b1 > 6.1.roll.2: STAR SOLDIER STAR SOLDIER
169 1 reroll w1 > 6.1.roll.3: TOOL
170 2 roll > 6.2.roll.1: COURAGE COURAGE COURAGE SKULL STAR COURAGE
171 2 lock w1 b2
172 2 reroll r2 w2 b1 > 6.2.roll.2: STAR SOLDIER TWO_SOLDIERS
173 2 stop
174 3 roll > 6.3.roll.1: STAR TOOL TOOL TWO_SOLDIERS SKULL SOLDIER
175 3 lock r2 k1
176 3 reroll w1 w2 > 6.3.roll.2: COURAGE TOOL
177 3 standing usual
178 3 reroll w1 k2 > 6.3.roll.3: STAR COURAGE
179 3 standing ask
180 3 standing pass
181 2 claim COURAGE
182 2 charge
183 3 cancel w2
184 1 recruit hero
185 1 done
186 2 recruit corporal
187 2 done
188 3 recruit scharfschuetze
189 3 standing usual
190 3 done
191 3 pass
192 1 move 2
193 2 move 2
194 3 ready
195 3 pay
196 1 ready
197 2 ready
198 1 roll > 7.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TOOL
199 1 lock w1 b1
200 1 reroll r1 b2 > 7.1.roll.2: STAR COURAGE
201 1 reroll b2 > 7.1.roll.3: COURAGE
202 2 roll > 7.2.roll.1: TOOL STAR SKULL SOLDIER TWO_SOLDIERS STAR
203 2 lock b1 b2
204 2 reroll r1 w1 w2 > 7.2.roll.2: COURAGE COURAGE COURAGE
205 2 reroll r1 w1 w2 > 7.2.roll.3: SOLDIER SKULL SKULL
206 3 roll > 7.3.roll.1: SKULL TWO_SOLDIERS SOLDIER STAR SOLDIER COURAGE
207 3 lock r2 w1
208 3 reroll r1 w2 > 7.3.roll.2: STAR SKULL
209 3 reroll k1 k2 > 7.3.roll.3: STAR TWO_SOLDIERS
210 2 use corporal
211 2 reroll w1 > 7.2.roll.4: STAR
212 3 standing ask
213 3 ready
214 1 declared
215 2 declared
216 3 pass
217 3 cancel r2
218 1 recruit corporal
219 1 done
220 2 recruit medic
221 2 done
222 3 standing usual
223 3 done
224 3 pass
225 1 stay
226 2 advance 4
227 3 ready
228 3 forfeit zwangsrekrut
229 3 forfeit scharfschuetze
230 1 pay 1 0
231 1 lose soldiers
232 2 lose soldiers
233 1 roll > 8.1.roll.1: TOOL COURAGE SKULL TOOL STAR STAR
234 1 lock r1 w2
235 1 reroll r2 w1 b1 b2 > 8.1.roll.2: SKULL COURAGE SOLDIER COURAGE
236 1 reroll r2 w1 b1 b2 > 8.1.roll.3: STAR SKULL TOOL TWO_SOLDIERS
237 2 roll > 8.2.roll.1: TOOL STAR STAR COURAGE TOOL TWO_SOLDIERS
238 2 lock r1 b2
239 2 reroll r2 w1 w2 > 8.2.roll.2: STAR TOOL SOLDIER
240 2 reroll r2 w2 > 8.2.roll.3: COURAGE STAR
241 3 roll > 8.3.roll.1: SOLDIER COURAGE STAR SOLDIER SKULL STAR
242 3 lock r2 k1
243 3 reroll r1 k2 > 8.3.roll.2: TOOL SKULL
244 3 reroll w1 k2 > 8.3.roll.3: STAR SOLDIER
245 1 use corporal
246 1 reroll w1 > 8.1.roll.4: TWO_SOLDIERS
247 2 use corporal
248 2 reroll r2 > 8.2.roll.4: TWO_SOLDIERS
249 3 ready
250 1 declared
251 2 declared
252 3 pass
253 3 cancel r2
254 1 find gammon-bomb
255 1 done
256 2 find flak-vest
257 3 recruit maschinengewehr-schuetze
258 3 done
259 3 pass
260 1 advance 4
261 2 move 5
262 3 ready
263 3 pay > 8.0.mgf.4: 5
264 1 ready
265 2 ready
266 1 pay 0 2
267 2 lose soldiers
268 1 roll > 9.1.roll.1: SOLDIER COURAGE COURAGE SKULL TWO_SOLDIERS SKULL
269 1 lock r1 b1
270 1 reroll r2 w1 w2 b2 > 9.1.roll.2: TWO_SOLDIERS TOOL TOOL SOLDIER
271 1 reroll w1 w2 > 9.1.roll.3: COURAGE STAR
272 2 roll > 9.2.roll.1: SKULL COURAGE TOOL COURAGE STAR TWO_SOLDIERS
273 2 lock b1 b2
274 2 reroll r1 r2 w1 w2 > 9.2.roll.2: TOOL SKULL SOLDIER SOLDIER
275 2 reroll r1 r2 w2 > 9.2.roll.3: STAR SOLDIER TWO_SOLDIERS
276 3 roll > 9.3.roll.1: COURAGE SKULL TOOL TWO_SOLDIERS TOOL TOOL
277 3 lock w2 k2
278 3 stop
279 1 use corporal
280 1 reroll w2 > 9.1.roll.4: STAR
281 2 ready
282 3 standing pass
283 3 cancel k1
284 1 done
285 2 recruit hero
286 2 done
287 3 done
288 1 move 5
289 2 advance 7
290 3 forfeit maschinengewehr-schuetze
291 1 ready
292 2 ready
293 2 pay 0 0
294 2 lose soldiers
295 1 roll > 10.1.roll.1: STAR STAR TOOL COURAGE STAR SOLDIER
296 1 lock w2 b1
297 1 reroll r1 r2 w1 b2 > 10.1.roll.2: SKULL COURAGE TWO_SOLDIERS SKULL
298 1 reroll r1 b2 > 10.1.roll.3: TWO_SOLDIERS TOOL
299 2 roll > 10.2.roll.1: STAR SOLDIER STAR TOOL SOLDIER SOLDIER
300 2 lock r1 w1
301 2 reroll r2 w2 b1 b2 > 10.2.roll.2: TWO_SOLDIERS SKULL STAR TWO_SOLDIERS
302 2 reroll w2 > 10.2.roll.3: COURAGE
303 3 standing usual
304 3 roll > 10.3.roll.1: SOLDIER SOLDIER STAR TOOL COURAGE COURAGE
305 3 lock r1 k1
306 3 reroll w1 w2 > 10.3.roll.2: TWO_SOLDIERS TOOL
307 3 reroll w2 k2 > 10.3.roll.3: COURAGE SOLDIER
308 1 use corporal
309 1 reroll b2 > 10.1.roll.4: TWO_SOLDIERS
310 2 ready
311 3 standing pass
312 1 claim TWO_SOLDIERS
313 2 claim STAR
314 2 white COURAGE
315 1 done
316 2 recruit sniper
317 2 done
318 3 decorate
319 3 done
320 1 advance 7
321 2 trade 1
322 2 give courage 1
323 2 offer
324 1 accept
325 2 advance 9
326 1 ready
327 2 ready
328 1 pay 0 2
329 1 lose soldiers
330 2 pay 0 0
331 2 lose soldiers
332 1 roll > 11.1.roll.1: SOLDIER COURAGE SOLDIER STAR TOOL SOLDIER
333 1 lock w1 b2
334 1 reroll w2 b1 > 11.1.roll.2: TWO_SOLDIERS STAR
335 1 stop
336 2 roll > 11.2.roll.1: SOLDIER STAR TWO_SOLDIERS COURAGE TWO_SOLDIERS TWO_SOLDIERS
337 2 lock w1 w2
338 2 reroll r1 r2 b1 b2 > 11.2.roll.2: SKULL SOLDIER TWO_SOLDIERS COURAGE
339 2 reroll r1 r2 b1 > 11.2.roll.3: COURAGE SKULL SKULL
340 3 roll > 11.3.roll.1: TWO_SOLDIERS STAR STAR SKULL SOLDIER TOOL
341 3 lock r2 k2
342 3 standing usual
343 3 reroll w1 w2 k1 > 11.3.roll.2: STAR TWO_SOLDIERS SOLDIER
344 3 reroll r1 w1 k1 > 11.3.roll.3: STAR STAR STAR
345 1 ready
346 2 use corporal
347 1 ready
348 2 reroll r2 > 11.2.roll.4: SOLDIER
349 3 ready
350 1 declared
351 2 declared
352 3 claim STAR
353 3 black TWO_SOLDIERS
354 1 done
355 3 find tracer-bullets
356 3 recruit kommandant
357 3 done
358 3 pass
359 1 advance 9
360 2 advance bunker
361 3 ready
362 3 forfeit kommandant
363 1 ready
364 2 ready
365 2 lose soldiers
366 1 use gammon-bomb > 11.1.lower-def.1: 6
367 3 standing pass
end won seed=golden-2
