# ends as 5b2dca1df6877b89ac52b8fd96c88cc0
hh2 dday n-14 units=2 boxes=base+atlantikwall opts=german rules=8 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
2 1 lock r1 b1
3 1 reroll r2 w1 w2 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
4 1 reroll r2 w1 > 1.1.roll.3: SOLDIER TWO_SOLDIERS
5 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
6 2 lock w2 b1
7 2 reroll w1 b2 > 1.2.roll.2: STAR TOOL
8 2 reroll b2 > 1.2.roll.3: TWO_SOLDIERS
9 3 roll > 1.3.roll.1: TOOL SOLDIER COURAGE TWO_SOLDIERS STAR COURAGE
10 3 lock w2 k1
11 3 reroll r1 r2 w1 k2 > 1.3.roll.2: STAR COURAGE SKULL COURAGE
12 3 reroll r2 w1 k2 > 1.3.roll.3: SKULL TOOL COURAGE
13 3 use unteroffizier
14 3 reroll r2 > 1.3.roll.4: STAR
15 1 claim TOOL
16 2 claim SOLDIER
17 1 recruit paratrooper
18 1 find walkie-talkie
19 1 done
20 2 done
21 3 recruit maschinengewehr-schuetze
22 1 stay
23 2 stay
24 3 pay
25 1 ready
26 2 ready
27 1 lose soldiers
28 2 lose soldiers
29 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
30 1 lock b1 b2
31 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
32 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
33 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
34 2 lock w1 b2
35 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
36 2 reroll w2 > 2.2.roll.3: TOOL
37 3 roll > 2.3.roll.1: TOOL COURAGE SOLDIER TOOL SOLDIER TWO_SOLDIERS
38 3 lock r2 k2
39 3 reroll r1 w1 w2 k1 > 2.3.roll.2: TOOL COURAGE SKULL SKULL
40 3 reroll r1 w1 w2 k1 > 2.3.roll.3: TWO_SOLDIERS SOLDIER SOLDIER TOOL
41 3 use unteroffizier
42 3 reroll k1 > 2.3.roll.4: COURAGE
43 1 cancel w2
44 2 claim SOLDIER
45 1 done
46 2 done
47 3 decorate > 2.3.decoration.1?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: gestapo-disk
48 3 use gestapo-disk
49 3 strike 2
50 1 stay
51 2 stay
52 3 pay
53 1 ready
54 2 ready
55 1 lose soldiers
56 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
57 1 lock r1 w2
58 1 reroll r2 w1 b1 b2 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
59 1 reroll r2 b2 > 3.1.roll.3: TWO_SOLDIERS SKULL
60 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
61 2 lock w1 w2
62 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
63 2 reroll r1 r2 > 3.2.roll.3: SOLDIER STAR
64 3 roll > 3.3.roll.1: SOLDIER TWO_SOLDIERS SKULL TOOL STAR TWO_SOLDIERS
65 3 lock r2 k1
66 3 reroll r1 w1 w2 > 3.3.roll.2: SOLDIER TWO_SOLDIERS COURAGE
67 3 reroll r1 w2 > 3.3.roll.3: STAR SKULL
68 3 use unteroffizier
69 3 reroll w2 > 3.3.roll.4: SOLDIER
70 1 cancel r1
71 3 claim TWO_SOLDIERS
72 1 recruit sharpshooter
73 1 done
74 2 recruit paratrooper
75 2 done
76 3 recruit pionier
77 1 advance 3
78 2 advance 3
79 3 pay
80 1 ready
81 2 ready
82 1 lose soldiers
83 2 lose soldiers
84 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
85 1 lock w1 b1
86 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
87 1 reroll b2 > 4.1.roll.3: TOOL
88 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
89 2 lock w1 b2
90 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
91 2 reroll r2 > 4.2.roll.3: COURAGE
92 3 roll > 4.3.roll.1: STAR SOLDIER TOOL TWO_SOLDIERS SKULL SOLDIER
93 3 lock r1 w2
94 3 reroll r2 w1 k1 k2 > 4.3.roll.2: SOLDIER SKULL SOLDIER SOLDIER
95 3 reroll r2 w1 k1 k2 > 4.3.roll.3: COURAGE COURAGE SKULL STAR
96 3 use unteroffizier
97 3 reroll k1 > 4.3.roll.4: COURAGE
98 1 claim COURAGE
99 1 charge
100 2 claim SOLDIER
101 3 claim COURAGE
102 3 choose stars
103 1 done
104 2 done
105 3 recruit zwangsrekrut
106 1 stay
107 2 stay
108 3 pay
109 1 ready
110 2 ready
111 1 lose soldiers
112 2 lose soldiers
113 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
114 1 lock w2 b2
115 1 reroll r1 r2 w1 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
116 1 reroll r1 w1 > 5.1.roll.3: STAR SOLDIER
117 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
118 2 lock w1 w2
119 2 reroll r1 r2 b1 > 5.2.roll.2: SKULL COURAGE STAR
120 2 reroll r1 r2 > 5.2.roll.3: SKULL SOLDIER
121 3 roll > 5.3.roll.1: SOLDIER SKULL TWO_SOLDIERS TWO_SOLDIERS STAR SKULL
122 3 lock w1 w2
123 3 reroll r1 r2 k1 k2 > 5.3.roll.2: TOOL STAR SKULL SOLDIER
124 3 reroll r1 r2 k1 k2 > 5.3.roll.3: STAR TWO_SOLDIERS TOOL STAR
125 3 use unteroffizier
126 3 reroll k1 > 5.3.roll.4: TWO_SOLDIERS
127 2 claim SOLDIER
128 3 claim TWO_SOLDIERS
129 1 done
130 2 recruit minesweeper
131 2 done
132 3 recruit scharfschuetze
133 1 stay
134 2 stay
135 3 use scharfschuetze
136 3 strike 2
137 2 lose soldiers
138 3 pay
139 1 ready
140 2 ready
141 1 lose soldiers
142 2 lose soldiers
143 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
144 1 lock r1 w2
145 1 reroll r2 w1 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
146 1 reroll b2 > 6.1.roll.3: STAR
147 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
148 2 lock r1 w2
149 2 reroll r2 w1 b1 b2 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER SKULL
150 2 reroll w1 b1 b2 > 6.2.roll.3: SOLDIER TWO_SOLDIERS SOLDIER
151 3 roll > 6.3.roll.1: SOLDIER TOOL SKULL SOLDIER STAR STAR
152 3 lock k1 k2
153 3 reroll r1 r2 w1 w2 > 6.3.roll.2: SOLDIER COURAGE SKULL TWO_SOLDIERS
154 3 reroll r1 w1 > 6.3.roll.3: COURAGE STAR
155 3 use unteroffizier
156 3 reroll w1 > 6.3.roll.4: TOOL
157 1 claim TWO_SOLDIERS
158 1 recruit engineer
159 1 done
160 2 done
161 3 recruit funker
162 3 decorate > 6.3.decoration.2?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: wound-badge-gold
163 3 lose zwangsrekrut
164 1 move 2
165 2 move 2
166 3 use scharfschuetze
167 3 strike 1
168 1 lose soldiers
169 3 pay
170 1 ready
171 2 ready
172 1 lose soldiers
173 2 lose soldiers
174 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
175 1 lock w1 w2
176 1 reroll b1 b2 > 7.1.roll.2: STAR SKULL
177 1 reroll b2 > 7.1.roll.3: SKULL
178 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
179 2 lock b1 b2
180 2 reroll r2 w1 w2 > 7.2.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
181 2 reroll w1 > 7.2.roll.3: COURAGE
182 3 roll > 7.3.roll.1: TOOL SKULL SKULL SOLDIER SOLDIER TOOL
183 3 lock w2 k1
184 3 reroll r1 r2 w1 k2 > 7.3.roll.2: SKULL COURAGE COURAGE TWO_SOLDIERS
185 3 reroll r1 > 7.3.roll.3: TWO_SOLDIERS
186 3 ready
187 1 claim STAR
188 1 white TWO_SOLDIERS
189 2 claim TWO_SOLDIERS
190 1 recruit medic
191 1 done
192 2 done
193 1 stay
194 2 stay
195 3 use scharfschuetze
196 3 strike 2
197 2 lose soldiers
198 3 pay
199 1 ready
200 2 ready
201 1 lose soldiers
202 2 lose soldiers
203 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
204 1 lock w2 b1
205 1 reroll r1 r2 w1 b2 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
206 1 reroll r1 b2 > 8.1.roll.3: COURAGE SKULL
207 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
208 2 lock r2 b1
209 2 reroll w1 w2 b2 > 8.2.roll.2: COURAGE SOLDIER COURAGE
210 2 reroll w1 w2 b2 > 8.2.roll.3: SKULL SOLDIER STAR
211 3 roll > 8.3.roll.1: SKULL SOLDIER TWO_SOLDIERS TWO_SOLDIERS TOOL SOLDIER
212 3 lock w1 w2
213 3 reroll r1 r2 k1 k2 > 8.3.roll.2: SOLDIER STAR TOOL SKULL
214 3 reroll r1 r2 k1 k2 > 8.3.roll.3: TWO_SOLDIERS SOLDIER SOLDIER TWO_SOLDIERS
215 3 use unteroffizier
216 3 reroll k1 > 8.3.roll.4: COURAGE
217 3 claim TWO_SOLDIERS
218 1 recruit corporal
219 1 done
220 2 recruit medic
221 2 done
222 3 decorate > 8.3.decoration.3?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-silver: german-cross
223 3 done
224 3 pass
225 1 stay
226 2 stay
227 3 use scharfschuetze
228 3 strike 2
229 3 ready
230 3 pay
231 1 ready
232 2 ready
233 1 lose soldiers
234 2 lose soldiers
235 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
236 1 lock w1 w2
237 1 reroll r1 r2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
238 1 stop
239 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
240 2 lock b1 b2
241 2 reroll r1 r2 w1 w2 > 9.2.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
242 2 reroll r2 w2 > 9.2.roll.3: SOLDIER COURAGE
243 3 roll > 9.3.roll.1: TWO_SOLDIERS TOOL TWO_SOLDIERS TOOL TWO_SOLDIERS TWO_SOLDIERS
244 3 lock r1 w1
245 3 reroll r2 w2 > 9.3.roll.2: STAR SKULL
246 3 reroll r2 w2 > 9.3.roll.3: STAR COURAGE
247 1 ready
248 3 use unteroffizier
249 3 reroll r2 > 9.3.roll.4: COURAGE
250 3 ready
251 1 ready
252 1 straight
253 1 take distinguished-service-cross
254 3 claim TWO_SOLDIERS
255 1 find lucky-charm
256 1 use lucky-charm
257 1 gain stars
258 1 recruit hero
259 1 done
260 2 recruit corporal
261 2 done
262 3 done
263 3 pass
264 1 advance 4 > 9.1.mine.1: 1
265 2 advance 4
266 3 use scharfschuetze
267 3 strike 2
268 3 ready
269 3 pay
270 1 ready
271 2 ready
272 1 pay 5 0
273 2 lose soldiers
274 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
275 1 lock w1 w2
276 1 reroll b2 > 10.1.roll.2: TWO_SOLDIERS
277 1 reroll b1 > 10.1.roll.3: SOLDIER
278 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
279 2 lock r1 b1
280 2 reroll r2 b2 > 10.2.roll.2: SOLDIER STAR
281 2 reroll w1 b2 > 10.2.roll.3: SOLDIER TWO_SOLDIERS
282 3 roll > 10.3.roll.1: SKULL STAR STAR SKULL TOOL TWO_SOLDIERS
283 3 lock r2 k2
284 3 reroll r1 w1 w2 k1 > 10.3.roll.2: SKULL STAR TOOL STAR
285 3 reroll r1 w1 w2 k1 > 10.3.roll.3: TWO_SOLDIERS TWO_SOLDIERS SKULL TOOL
286 1 use corporal
287 1 reroll b1 > 10.1.roll.4: SKULL
288 1 ready
289 2 ready
290 3 use unteroffizier
291 3 reroll w2 > 10.3.roll.4: SKULL
292 3 ready
293 1 ready
294 2 ready
295 1 declared
296 3 claim TWO_SOLDIERS
297 3 pass
298 3 cancel k1
299 1 done
300 2 done
301 3 done
302 3 pass
303 1 stay
304 2 stay
305 3 use scharfschuetze
306 3 strike 2
307 3 ready
308 3 pay
309 1 ready
310 2 ready
311 1 pay 1 1
312 1 lose soldiers
313 2 lose soldiers
314 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
315 1 lock r1 r2
316 1 reroll w1 b1 > 11.1.roll.2: TWO_SOLDIERS SKULL
317 1 reroll w2 > 11.1.roll.3: SOLDIER
318 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
319 2 lock w1 b2
320 2 reroll r1 r2 w2 > 11.2.roll.2: TOOL TWO_SOLDIERS SOLDIER
321 2 reroll w2 > 11.2.roll.3: STAR
322 3 roll > 11.3.roll.1: COURAGE SOLDIER SOLDIER STAR COURAGE SKULL
323 3 lock r1 k1
324 3 reroll r2 w1 w2 k2 > 11.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS TOOL SKULL
325 3 reroll w2 k2 > 11.3.roll.3: COURAGE TOOL
326 1 ready
327 2 ready
328 3 use unteroffizier
329 3 reroll k2 > 11.3.roll.4: TOOL
330 3 ready
331 1 ready
332 2 ready
333 1 straight
334 1 take medal-of-honor
335 2 declared
336 3 claim COURAGE
337 3 choose stars
338 1 done
339 2 recruit hero
340 2 done
341 3 recruit zwangsrekrut
342 3 decorate > 11.3.decoration.4?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-silver: infantry-assault-badge
343 3 done
344 3 pass
345 1 stay
346 2 stay
347 3 use scharfschuetze
348 3 strike 1
349 3 ready
350 3 pay
351 1 ready
352 2 ready
353 1 pay 1 1
354 1 lose soldiers
355 2 pay 3 0
356 2 lose soldiers
357 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
358 1 lock r2 w2
359 1 reroll w1 b1 b2 > 12.1.roll.2: TWO_SOLDIERS STAR SOLDIER
360 1 reroll w1 b2 > 12.1.roll.3: COURAGE TWO_SOLDIERS
361 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
362 2 lock r2 b2
363 2 reroll r1 w1 w2 b1 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
364 2 reroll r1 > 12.2.roll.3: SKULL
365 3 roll > 12.3.roll.1: COURAGE COURAGE SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
366 3 lock k1 k2
367 3 reroll w1 w2 > 12.3.roll.2: COURAGE COURAGE
368 3 stop
369 1 ready
370 2 use corporal
371 1 ready
372 2 reroll r1 > 12.2.roll.4: TWO_SOLDIERS
373 3 ready
374 1 straight
375 1 take memorial-cross
376 2 declared
377 1 done
378 2 find bazooka
379 2 done
380 3 decorate > 12.3.decoration.5?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-silver: war-merit-cross
381 3 use war-merit-cross
382 3 done
383 3 pass
384 1 move 5
385 2 move 5
386 3 use scharfschuetze
387 3 strike 1
388 3 ready
389 3 pay > 12.0.mgf.4: 3
390 1 ready
391 2 ready
392 1 lose soldiers
393 2 lose soldiers
394 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
395 1 lock w1 b1
396 1 reroll r1 r2 w2 b2 > 13.1.roll.2: TWO_SOLDIERS STAR TWO_SOLDIERS TOOL
397 1 reroll r1 r2 w2 b2 > 13.1.roll.3: STAR TWO_SOLDIERS SOLDIER STAR
398 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
399 2 lock w1 b1
400 2 reroll r1 r2 w2 b2 > 13.2.roll.2: SKULL STAR SOLDIER TOOL
401 2 reroll r1 r2 w2 b2 > 13.2.roll.3: COURAGE COURAGE TOOL TOOL
402 3 roll > 13.3.roll.1: COURAGE SKULL COURAGE SKULL TWO_SOLDIERS STAR
403 3 lock r1 k1
404 3 reroll r2 w2 k2 > 13.3.roll.2: TOOL SKULL STAR
405 3 reroll r2 w2 k2 > 13.3.roll.3: STAR SKULL COURAGE
406 1 use corporal
407 1 reroll w2 > 13.1.roll.4: SKULL
408 1 ready
409 2 use corporal
410 1 ready
411 2 reroll r1 > 13.2.roll.4: SKULL
412 3 use unteroffizier
413 3 reroll w2 > 13.3.roll.4: STAR
414 3 use infantry-assault-badge
415 3 set w2 TWO_SOLDIERS
416 3 set r2 TWO_SOLDIERS
417 3 ready
418 1 ready
419 1 declared
420 2 declared
421 3 claim TWO_SOLDIERS
422 3 claim COURAGE
423 3 choose stars
424 1 recruit minesweeper
425 1 done
426 2 done
427 3 recruit fallschirmjaeger
428 3 decorate > 13.3.decoration.6?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,west-wall-medal,wound-badge-black,wound-badge-silver: driver-badge
429 3 use driver-badge
430 3 find goliath-mine
431 3 done
432 3 pass
433 1 move 6
434 2 advance 7
435 3 use scharfschuetze
436 3 strike 2
437 3 use goliath-mine
438 3 target 7 > 13.2.goliath.1: 2
439 2 pass
440 2 lose soldiers
441 3 ready
442 3 pay > 13.0.mgf.6: 5 2
443 2 ready
444 1 pay 1 0
445 1 lose soldiers
446 2 lose soldiers
447 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
448 1 lock w1 w2
449 1 reroll r1 > 14.1.roll.2: COURAGE
450 1 reroll r1 b1 b2 > 14.1.roll.3: STAR TWO_SOLDIERS STAR
451 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
452 2 lock w1 b1
453 2 reroll r1 r2 w2 > 14.2.roll.2: TWO_SOLDIERS TOOL TOOL
454 2 reroll r2 w2 b2 > 14.2.roll.3: SOLDIER TOOL TOOL
455 3 roll > 14.3.roll.1: TOOL STAR COURAGE TWO_SOLDIERS STAR TOOL
456 3 lock w1 w2
457 3 reroll r1 r2 k1 k2 > 14.3.roll.2: SOLDIER TWO_SOLDIERS STAR SOLDIER
458 3 reroll r1 k1 k2 > 14.3.roll.3: SOLDIER TOOL SKULL
459 1 ready
460 2 use corporal
461 1 ready
462 2 reroll w2 > 14.2.roll.4: SOLDIER
463 3 use unteroffizier
464 3 reroll k2 > 14.3.roll.4: TWO_SOLDIERS
465 3 ready
466 1 ready
467 1 declared
468 3 claim TWO_SOLDIERS
469 1 recruit sniper
470 1 done
471 2 done
472 3 done
473 3 pass
474 2 advance 9
475 1 ready
476 3 use scharfschuetze
477 3 strike 2
478 3 ready
479 1 ready
480 3 pay
481 2 ready
482 1 pay 1 0
483 1 lose soldiers
484 2 pay 0 1
485 2 lose soldiers
486 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
487 1 lock w1 w2
488 1 reroll b1 b2 > 15.1.roll.2: SOLDIER TWO_SOLDIERS
489 1 reroll r2 b1 > 15.1.roll.3: TWO_SOLDIERS STAR
490 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
491 2 lock w1 b2
492 2 reroll r1 r2 w2 b1 > 15.2.roll.2: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS
493 2 reroll w2 > 15.2.roll.3: STAR
494 3 roll > 15.3.roll.1: TWO_SOLDIERS SOLDIER SOLDIER COURAGE STAR TOOL
495 3 lock r1 w2
496 3 reroll r2 w1 k1 k2 > 15.3.roll.2: TWO_SOLDIERS STAR COURAGE TOOL
497 3 reroll w1 k2 > 15.3.roll.3: SOLDIER SKULL
498 1 use corporal
499 1 reroll r2 > 15.1.roll.4: SOLDIER
500 1 ready
501 2 use corporal
502 1 ready
503 2 reroll w2 > 15.2.roll.4: TWO_SOLDIERS
504 3 use unteroffizier
505 3 reroll k2 > 15.3.roll.4: TWO_SOLDIERS
506 3 ready
507 1 ready
508 1 straight
509 1 take conspicuous-gallantry-medal
510 2 declared
511 1 done
512 2 done
513 3 decorate > 15.3.decoration.7?.close-combat-clasp,coastal-artillery-badge,eastern-front-medal,flak-badge,general-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,west-wall-medal,wound-badge-black,wound-badge-silver: rad-badge
514 3 done
515 3 pass
516 2 move 8
517 1 ready
518 3 use scharfschuetze
519 3 strike 2
520 3 use rad-badge
521 3 target 8
522 3 ready
523 1 ready
524 3 pay > 15.0.mgf.7: 5
525 2 ready
526 1 pay 1 1
527 1 lose soldiers
528 2 pay 0 0
529 2 lose soldiers
530 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
531 1 lock b1 b2
532 1 reroll r1 r2 w2 > 16.1.roll.2: COURAGE SOLDIER SOLDIER
533 1 reroll r1 r2 w2 > 16.1.roll.3: COURAGE STAR SKULL
534 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
535 2 lock w1 b2
536 2 reroll r1 r2 w2 b1 > 16.2.roll.2: STAR SOLDIER STAR STAR
537 2 reroll r2 > 16.2.roll.3: TWO_SOLDIERS
538 3 roll > 16.3.roll.1: COURAGE SOLDIER COURAGE TOOL TOOL STAR
539 3 lock r1 w1
540 3 reroll r2 w2 k1 k2 > 16.3.roll.2: COURAGE STAR SOLDIER TOOL
541 3 reroll w2 k1 k2 > 16.3.roll.3: TOOL SOLDIER COURAGE
542 1 use corporal
543 1 reroll w2 > 16.1.roll.4: SOLDIER
544 1 ready
545 2 ready
546 3 use unteroffizier
547 3 reroll w2 > 16.3.roll.4: TOOL
548 3 ready
549 1 ready
550 2 ready
551 2 declared
552 3 claim COURAGE
553 3 choose stars
554 1 find gammon-bomb
555 1 done
556 2 recruit piat-gunner
557 2 find carrier-pigeon
558 2 done
559 3 recruit kradmelder
560 3 find tracer-bullets
561 3 decorate > 16.3.decoration.8?.close-combat-clasp,coastal-artillery-badge,eastern-front-medal,flak-badge,general-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,sniper-badge,west-wall-medal,wound-badge-black,wound-badge-silver: west-wall-medal
562 3 done
563 3 use west-wall-medal
564 3 pass
565 1 use gammon-bomb > 16.1.lower-def.1: 4
566 1 give-up
end lost seed=golden-0
