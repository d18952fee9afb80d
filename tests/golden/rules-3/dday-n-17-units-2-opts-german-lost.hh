# ends as b8f3f2698734ce592364c3b3cd87aff7
hh2 dday n-17 units=2 boxes=base+atlantikwall opts=german rules=3 seed#=f2b582d8496a2934d6d948e0f7b2925b
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
12 3 lock r2 w2
13 3 reroll r1 w1 k1 k2 > 1.3.roll.2: STAR COURAGE SKULL COURAGE
14 3 reroll r1 w1 k1 k2 > 1.3.roll.3: COURAGE COURAGE SKULL SOLDIER
15 3 use unteroffizier
16 3 reroll k1 > 1.3.roll.4: STAR
17 1 cancel r1
18 2 claim SOLDIER
19 1 recruit sharpshooter
20 1 done
21 2 recruit sharpshooter
22 2 done
23 3 decorate > 1.3.decoration.1?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: gestapo-disk
24 3 use gestapo-disk
25 3 strike 2
26 1 stay
27 2 stay
28 3 pay
29 1 ready
30 2 ready
31 1 lose soldiers
32 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
33 1 lock b1 b2
34 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
35 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
36 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
37 2 lock w1 b2
38 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
39 2 reroll w2 > 2.2.roll.3: TOOL
40 3 roll > 2.3.roll.1: TOOL COURAGE SOLDIER TOOL SOLDIER TWO_SOLDIERS
41 3 lock w1 k2
42 3 reroll r1 r2 w2 > 2.3.roll.2: COURAGE STAR SKULL
43 3 reroll r1 r2 w2 > 2.3.roll.3: STAR COURAGE TOOL
44 3 use unteroffizier
45 3 reroll w2 > 2.3.roll.4: COURAGE
46 2 claim SOLDIER
47 1 recruit corporal
48 1 done
49 2 done
50 3 done
51 1 stay
52 2 stay
53 3 pay
54 1 ready
55 2 ready
56 1 lose soldiers
57 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
58 1 lock r1 w2
59 1 reroll r2 w1 b1 b2 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
60 1 reroll r2 w1 > 3.1.roll.3: TWO_SOLDIERS SKULL
61 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
62 2 lock w1 w2
63 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
64 2 reroll r1 r2 > 3.2.roll.3: SOLDIER STAR
65 3 roll > 3.3.roll.1: SOLDIER TWO_SOLDIERS SKULL TOOL STAR TWO_SOLDIERS
66 3 lock r2 k2
67 3 reroll w1 w2 k1 > 3.3.roll.2: SOLDIER TWO_SOLDIERS COURAGE
68 3 reroll k1 > 3.3.roll.3: COURAGE
69 1 use corporal
70 1 reroll w1 > 3.1.roll.4: TWO_SOLDIERS
71 3 use unteroffizier
72 3 reroll k1 > 3.3.roll.4: SOLDIER
73 3 claim SOLDIER
74 3 claim TWO_SOLDIERS
75 1 recruit decoy
76 1 done
77 2 recruit corporal
78 2 done
79 3 done
80 1 move 1
81 2 move 1
82 3 pay
83 1 ready
84 2 ready
85 1 lose soldiers
86 2 lose soldiers
87 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
88 1 lock w1 b1
89 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
90 1 reroll b2 > 4.1.roll.3: TOOL
91 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
92 2 lock w1 b2
93 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
94 2 stop
95 3 roll > 4.3.roll.1: STAR SOLDIER TOOL TWO_SOLDIERS SKULL SOLDIER
96 3 lock r1 w2
97 3 reroll r2 w1 k1 k2 > 4.3.roll.2: SOLDIER SKULL SOLDIER SOLDIER
98 3 reroll r2 w1 k1 k2 > 4.3.roll.3: COURAGE COURAGE SKULL STAR
99 1 use corporal
100 1 reroll b2 > 4.1.roll.4: SOLDIER
101 2 ready
102 3 use unteroffizier
103 3 reroll k1 > 4.3.roll.4: COURAGE
104 2 ready
105 1 claim COURAGE
106 1 soldiers
107 2 claim SOLDIER
108 3 claim COURAGE
109 3 choose stars
110 1 done
111 2 done
112 3 recruit maschinengewehr-schuetze
113 3 decorate > 4.3.decoration.2?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: flak-badge
114 3 done
115 3 pass
116 1 stay
117 2 stay
118 3 ready
119 3 pay
120 1 ready
121 2 ready
122 1 lose soldiers
123 2 lose soldiers
124 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
125 1 lock w1 b2
126 1 reroll r1 r2 w2 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
127 1 reroll w2 b1 > 5.1.roll.3: STAR SOLDIER
128 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
129 2 lock b1 b2
130 2 reroll r1 r2 w2 > 5.2.roll.2: SKULL COURAGE STAR
131 2 reroll r1 w2 > 5.2.roll.3: SKULL SOLDIER
132 3 roll > 5.3.roll.1: SOLDIER SKULL TWO_SOLDIERS TWO_SOLDIERS STAR SKULL
133 3 lock w1 k1
134 3 reroll r1 r2 k2 > 5.3.roll.2: STAR TOOL TOOL
135 3 reroll r2 k2 > 5.3.roll.3: SKULL TOOL
136 1 use corporal
137 1 reroll w2 > 5.1.roll.4: COURAGE
138 2 use corporal
139 2 reroll r1 > 5.2.roll.4: TOOL
140 3 use unteroffizier
141 3 reroll r2 > 5.3.roll.4: TWO_SOLDIERS
142 3 ready
143 1 done
144 2 done
145 3 recruit pionier
146 3 done
147 3 pass
148 1 stay
149 2 stay
150 3 ready
151 3 pay
152 1 ready
153 2 ready
154 1 lose soldiers
155 2 lose soldiers
156 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
157 1 lock w1 w2
158 1 reroll r1 r2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
159 1 reroll b2 > 6.1.roll.3: STAR
160 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
161 2 lock r1 w2
162 2 reroll r2 w1 b1 b2 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER SKULL
163 2 reroll w1 b1 b2 > 6.2.roll.3: SOLDIER TWO_SOLDIERS SOLDIER
164 3 roll > 6.3.roll.1: SOLDIER TOOL SKULL SOLDIER STAR STAR
165 3 lock k1 k2
166 3 reroll r1 r2 w1 w2 > 6.3.roll.2: SOLDIER COURAGE SKULL TWO_SOLDIERS
167 3 reroll r1 w1 > 6.3.roll.3: COURAGE STAR
168 1 ready
169 2 use corporal
170 1 ready
171 2 reroll w1 > 6.2.roll.4: TWO_SOLDIERS
172 3 use unteroffizier
173 3 reroll w1 > 6.3.roll.4: TOOL
174 3 ready
175 1 ready
176 2 declared
177 1 done
178 2 done
179 3 recruit zwangsrekrut
180 3 done
181 3 pass
182 1 advance 3
183 2 advance 3
184 3 ready
185 3 pay
186 1 ready
187 2 ready
188 1 lose soldiers
189 2 lose soldiers
190 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
191 1 lock b1 b2
192 1 reroll r1 r2 w1 w2 > 7.1.roll.2: COURAGE SKULL TOOL SKULL
193 1 reroll r2 w1 w2 > 7.1.roll.3: SOLDIER SOLDIER TWO_SOLDIERS
194 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
195 2 lock b1 b2
196 2 reroll r2 w1 w2 > 7.2.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
197 2 reroll w1 > 7.2.roll.3: COURAGE
198 3 roll > 7.3.roll.1: TOOL SKULL SKULL SOLDIER SOLDIER TOOL
199 3 lock w2 k1
200 3 reroll r1 r2 w1 k2 > 7.3.roll.2: SKULL COURAGE COURAGE TWO_SOLDIERS
201 3 reroll r1 > 7.3.roll.3: TWO_SOLDIERS
202 1 use corporal
203 1 reroll r2 > 7.1.roll.4: COURAGE
204 2 use corporal
205 2 reroll w1 > 7.2.roll.4: SKULL
206 3 ready
207 2 declared
208 2 cancel r1
209 1 done
210 2 done
211 3 recruit scharfschuetze
212 3 decorate > 7.3.decoration.3?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,general-assault-badge,german-cross,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: coastal-artillery-badge
213 3 use coastal-artillery-badge
214 3 find goliath-mine
215 3 done
216 3 pass
217 1 stay
218 2 stay
219 3 use scharfschuetze
220 3 strike 2
221 2 lose soldiers
222 3 use goliath-mine > 7.1.goliath.1: 1
223 1 lose soldiers
224 2 lose soldiers
225 3 ready
226 3 pay
227 1 ready
228 2 ready
229 1 lose soldiers
230 2 lose soldiers
231 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
232 1 lock w2 b2
233 1 reroll r1 r2 w1 b1 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
234 1 stop
235 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
236 2 lock r2 w2
237 2 reroll r1 w1 b1 b2 > 8.2.roll.2: SOLDIER STAR SOLDIER TWO_SOLDIERS
238 2 reroll w1 > 8.2.roll.3: TOOL
239 3 roll > 8.3.roll.1: SKULL SOLDIER TWO_SOLDIERS TWO_SOLDIERS TOOL SOLDIER
240 3 lock w1 w2
241 3 reroll r1 r2 k1 k2 > 8.3.roll.2: SOLDIER STAR TOOL SKULL
242 3 reroll r1 r2 k1 k2 > 8.3.roll.3: TWO_SOLDIERS SOLDIER SOLDIER TWO_SOLDIERS
243 1 ready
244 2 use corporal
245 1 ready
246 2 reroll w1 > 8.2.roll.4: TWO_SOLDIERS
247 3 use unteroffizier
248 3 reroll k1 > 8.3.roll.4: COURAGE
249 3 ready
250 1 ready
251 1 straight
252 1 take distinguished-service-cross
253 2 declared
254 3 claim TWO_SOLDIERS
255 1 recruit minesweeper
256 1 done
257 2 recruit minesweeper
258 2 done
259 3 done
260 3 pass
261 1 stay
262 2 stay
263 3 use scharfschuetze
264 3 strike 2
265 2 lose soldiers
266 3 ready
267 3 pay
268 1 ready
269 2 ready
270 1 lose soldiers
271 2 lose soldiers
272 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
273 1 lock w1 w2
274 1 reroll r2 b1 b2 > 9.1.roll.2: STAR COURAGE SKULL
275 1 reroll b2 > 9.1.roll.3: STAR
276 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
277 2 lock w2 b2
278 2 reroll r1 r2 w1 > 9.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER
279 2 reroll r1 r2 > 9.2.roll.3: SOLDIER COURAGE
280 3 roll > 9.3.roll.1: TWO_SOLDIERS TOOL TWO_SOLDIERS TOOL TWO_SOLDIERS TWO_SOLDIERS
281 3 lock r1 w1
282 3 reroll r2 w2 > 9.3.roll.2: STAR SKULL
283 3 reroll r2 w2 > 9.3.roll.3: STAR COURAGE
284 1 ready
285 2 ready
286 3 use unteroffizier
287 3 reroll r2 > 9.3.roll.4: COURAGE
288 3 ready
289 1 ready
290 2 ready
291 1 declared
292 2 declared
293 3 claim TWO_SOLDIERS
294 1 recruit veteran
295 1 done
296 2 done
297 3 done
298 3 pass
299 1 move 4
300 2 move 4
301 3 use scharfschuetze
302 3 strike 2
303 2 lose soldiers
304 3 ready
305 3 pay
306 1 ready
307 2 ready
308 1 lose soldiers
309 2 lose soldiers
310 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
311 1 lock w2 b1
312 1 reroll b2 > 10.1.roll.2: TWO_SOLDIERS
313 1 reroll w1 > 10.1.roll.3: SOLDIER
314 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
315 2 lock r1 w1
316 2 reroll b1 b2 > 10.2.roll.2: SOLDIER STAR
317 2 reroll b1 b2 > 10.2.roll.3: SOLDIER TWO_SOLDIERS
318 3 roll > 10.3.roll.1: SKULL STAR STAR SKULL TOOL TWO_SOLDIERS
319 3 lock r2 k2
320 3 reroll r1 w1 w2 k1 > 10.3.roll.2: SKULL STAR TOOL STAR
321 3 reroll r1 w1 w2 k1 > 10.3.roll.3: TWO_SOLDIERS TWO_SOLDIERS SKULL TOOL
322 1 ready
323 2 use corporal
324 1 ready
325 2 reroll b1 > 10.2.roll.4: TOOL
326 3 use unteroffizier
327 3 reroll w2 > 10.3.roll.4: SKULL
328 3 ready
329 1 ready
330 1 declared
331 2 cancel w2
332 2 cancel b1
333 3 claim TWO_SOLDIERS
334 3 pass
335 3 cancel k1
336 1 done
337 2 done
338 3 done
339 3 pass
340 1 stay
341 2 stay
342 3 use scharfschuetze
343 3 strike 2
344 2 lose soldiers
345 3 ready
346 3 pay
347 1 ready
348 2 ready
349 1 lose soldiers
350 2 lose soldiers
351 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
352 1 lock w1 w2
353 1 reroll r2 b1 b2 > 11.1.roll.2: SKULL SKULL SOLDIER
354 1 stop
355 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
356 2 lock w1 b2
357 2 reroll r1 w2 > 11.2.roll.2: COURAGE COURAGE
358 2 reroll r1 r2 > 11.2.roll.3: COURAGE COURAGE
359 3 roll > 11.3.roll.1: COURAGE SOLDIER SOLDIER STAR COURAGE SKULL
360 3 lock r1 k1
361 3 reroll r2 w1 w2 k2 > 11.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS TOOL SKULL
362 3 reroll w2 k2 > 11.3.roll.3: COURAGE TOOL
363 1 ready
364 2 use corporal
365 1 ready
366 2 reroll b1 > 11.2.roll.4: SOLDIER
367 3 use unteroffizier
368 3 reroll k2 > 11.3.roll.4: TOOL
369 3 ready
370 1 ready
371 1 declared
372 1 cancel r1
373 1 cancel w1
374 3 claim COURAGE
375 3 choose stars
376 1 done
377 2 done
378 3 recruit funker
379 3 decorate > 11.3.decoration.4?.close-combat-clasp,driver-badge,eastern-front-medal,general-assault-badge,german-cross,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: iron-cross-1
380 3 done
381 3 pass
382 1 stay
383 2 stay
384 3 use scharfschuetze
385 3 strike 2
386 2 lose soldiers
387 3 ready
388 3 pay
389 1 ready
390 2 ready
391 1 lose soldiers
392 2 lose soldiers
393 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
394 1 lock b1 b2
395 1 stop
396 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
397 2 lock r1 b1
398 2 reroll r2 b2 > 12.2.roll.2: STAR STAR
399 2 reroll b2 > 12.2.roll.3: SKULL
400 3 roll > 12.3.roll.1: COURAGE COURAGE SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
401 3 lock k1 k2
402 3 reroll w1 w2 > 12.3.roll.2: COURAGE COURAGE
403 3 stop
404 1 ready
405 2 ready
406 3 ready
407 1 declared
408 2 cancel r1
409 2 cancel r2
410 1 find walkie-talkie
411 1 done
412 2 done
413 3 decorate > 12.3.decoration.5?.close-combat-clasp,driver-badge,eastern-front-medal,general-assault-badge,german-cross,infantry-assault-badge,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: west-wall-medal
414 3 done
415 3 use west-wall-medal
416 3 pass
417 1 move 5
418 2 move 5
419 3 use scharfschuetze
420 3 strike 2
421 2 lose soldiers
422 3 ready
423 3 pay
424 1 ready
425 2 ready
426 1 lose soldiers
427 2 lose soldiers
428 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
429 1 lock w1 b2
430 1 reroll b1 > 13.1.roll.2: STAR
431 1 stop
432 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
433 2 lock w1 b1
434 2 reroll r1 r2 w2 > 13.2.roll.2: SKULL SKULL TWO_SOLDIERS
435 2 reroll r1 r2 > 13.2.roll.3: SKULL STAR
436 3 roll > 13.3.roll.1: COURAGE SKULL COURAGE SKULL TWO_SOLDIERS STAR
437 3 lock r1 k1
438 3 reroll r2 w2 k2 > 13.3.roll.2: TOOL SKULL STAR
439 3 reroll r2 w2 k2 > 13.3.roll.3: STAR SKULL COURAGE
440 1 ready
441 2 use corporal
442 1 ready
443 2 reroll r1 > 13.2.roll.4: SKULL
444 3 use unteroffizier
445 3 reroll w2 > 13.3.roll.4: STAR
446 3 ready
447 1 ready
448 1 straight
449 1 take medal-of-honor
450 2 cancel w1
451 3 claim COURAGE
452 3 choose stars
453 1 recruit hero
454 1 done
455 2 recruit hero
456 2 done
457 3 recruit kommandant
458 3 done
459 3 pass
460 1 stay
461 2 stay
462 3 use scharfschuetze
463 3 strike 1
464 1 pay 1 0
465 3 ready
466 3 pay
467 1 ready
468 2 ready
469 1 pay 1 0
470 1 lose soldiers
471 2 pay 0 0
472 2 lose soldiers
473 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
474 1 lock r2 w1
475 1 reroll r1 w2 b1 b2 > 14.1.roll.2: TWO_SOLDIERS STAR TOOL TOOL
476 1 reroll b1 b2 > 14.1.roll.3: TWO_SOLDIERS SKULL
477 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
478 2 lock w1 b1
479 2 reroll r1 r2 w2 > 14.2.roll.2: TWO_SOLDIERS TOOL TOOL
480 2 reroll r2 w2 > 14.2.roll.3: STAR TWO_SOLDIERS
481 3 roll > 14.3.roll.1: TOOL STAR COURAGE TWO_SOLDIERS STAR TOOL
482 3 lock w2
483 3 reroll r1 r2 k1 k2 > 14.3.roll.2: SOLDIER TWO_SOLDIERS STAR SOLDIER
484 3 reroll r1 k1 k2 > 14.3.roll.3: SOLDIER TOOL SKULL
485 1 use corporal
486 1 reroll b2 > 14.1.roll.4: TWO_SOLDIERS
487 1 ready
488 2 ready
489 3 use unteroffizier
490 3 reroll k2 > 14.3.roll.4: TWO_SOLDIERS
491 3 ready
492 1 ready
493 2 ready
494 1 declared
495 2 declared
496 3 claim TWO_SOLDIERS
497 1 done
498 2 recruit veteran
499 2 done
500 3 decorate > 14.3.decoration.6?.close-combat-clasp,driver-badge,eastern-front-medal,general-assault-badge,german-cross,infantry-assault-badge,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,wound-badge-black,wound-badge-gold,wound-badge-silver: marksman-lanyard
501 3 done
502 3 pass
503 1 stay
504 2 stay
505 3 use scharfschuetze
506 3 strike 1
507 1 pay 0 1
508 3 ready
509 3 pay
510 1 ready
511 2 ready
512 1 pay 1 0
513 1 lose soldiers
514 2 pay 0 0
515 2 lose soldiers
516 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
517 1 lock r2 w2
518 1 reroll r1 w1 b1 b2 > 15.1.roll.2: SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
519 1 reroll r1 w1 > 15.1.roll.3: TWO_SOLDIERS STAR
520 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
521 2 lock w1 b1
522 2 reroll r1 b2 > 15.2.roll.2: SKULL SOLDIER
523 2 reroll r2 > 15.2.roll.3: STAR
524 3 roll > 15.3.roll.1: TWO_SOLDIERS SOLDIER SOLDIER COURAGE STAR TOOL
525 3 lock r1
526 3 reroll r2 w1 k1 k2 > 15.3.roll.2: TWO_SOLDIERS STAR COURAGE TOOL
527 3 reroll w1 k2 > 15.3.roll.3: SOLDIER SKULL
528 1 use corporal
529 1 reroll w1 > 15.1.roll.4: SOLDIER
530 1 ready
531 2 ready
532 3 use unteroffizier
533 3 reroll k2 > 15.3.roll.4: TWO_SOLDIERS
534 3 ready
535 1 ready
536 2 ready
537 2 declared
538 1 done
539 2 done
540 3 done
541 3 pass
542 1 advance 8
543 2 advance 8
544 3 use scharfschuetze
545 3 strike 1
546 1 pay 1 0
547 3 ready
548 3 pay > 15.0.mgf.7: 5
549 1 ready
550 2 ready
551 1 pay 0 0
552 1 lose soldiers
553 2 pay 0 0
554 2 lose soldiers
555 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
556 1 lock w1 b1
557 1 reroll r1 r2 w2 b2 > 16.1.roll.2: COURAGE SKULL TOOL SOLDIER
558 1 reroll r1 r2 w2 > 16.1.roll.3: COURAGE STAR SKULL
559 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
560 2 lock w1 b1
561 2 reroll r1 r2 w2 b2 > 16.2.roll.2: STAR SOLDIER STAR STAR
562 2 reroll b2 > 16.2.roll.3: TWO_SOLDIERS
563 3 roll > 16.3.roll.1: COURAGE SOLDIER COURAGE TOOL TOOL STAR
564 3 lock r1
565 3 reroll r2 w2 k1 k2 > 16.3.roll.2: COURAGE STAR SOLDIER TOOL
566 3 reroll w2 k1 k2 > 16.3.roll.3: TOOL SOLDIER COURAGE
567 1 use corporal
568 1 reroll r1 > 16.1.roll.4: SOLDIER
569 1 ready
570 2 use corporal
571 1 ready
572 2 reroll r2 > 16.2.roll.4: TWO_SOLDIERS
573 3 use unteroffizier
574 3 reroll w2 > 16.3.roll.4: TOOL
575 3 ready
576 1 ready
577 2 declared
578 3 use marksman-lanyard
579 3 claim COURAGE
580 3 choose stars
581 1 done
582 2 recruit sniper
583 2 done
584 3 recruit kradmelder
585 3 find tracer-bullets
586 3 decorate > 16.3.decoration.7?.close-combat-clasp,driver-badge,eastern-front-medal,general-assault-badge,german-cross,infantry-assault-badge,iron-cross-2,knights-cross,long-service-medal,rad-badge,sniper-badge,war-merit-cross,wound-badge-black,wound-badge-gold,wound-badge-silver: german-cross
587 3 done
588 3 pass
589 1 stay
590 2 stay
591 2 ready
592 3 use scharfschuetze
593 3 strike 1
594 1 pay 0 1
595 3 ready
596 2 ready
597 3 pay > 16.0.mgf.7: 4
598 1 trade 2
599 1 give soldiers 3
600 1 offer
601 2 accept
602 1 ready
603 3 ready
604 1 pay 0 0
605 1 lose soldiers
606 2 pay 0 0
607 2 lose soldiers
608 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
609 1 lock r2 w2
610 1 reroll r1 w1 b1 b2 > 17.1.roll.2: STAR SOLDIER COURAGE STAR
611 1 reroll r1 b1 b2 > 17.1.roll.3: SKULL TOOL SOLDIER
612 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
613 2 lock r2 b2
614 2 reroll w1 w2 > 17.2.roll.2: COURAGE SOLDIER
615 2 reroll w2 > 17.2.roll.3: TWO_SOLDIERS
616 3 roll > 17.3.roll.1: SOLDIER SOLDIER STAR STAR COURAGE SOLDIER
617 3 lock k1
618 3 reroll r1 r2 w1 w2 k2 > 17.3.roll.2: COURAGE SKULL COURAGE TWO_SOLDIERS SOLDIER
619 3 reroll r2 k2 > 17.3.roll.3: STAR COURAGE
620 1 use corporal
621 1 reroll r1 > 17.1.roll.4: TOOL
622 1 ready
623 2 ready
624 3 use unteroffizier
625 3 reroll r2 > 17.3.roll.4: STAR
626 3 ready
627 1 ready
628 2 ready
629 2 declared
630 3 claim COURAGE
631 3 choose stars
632 1 find gammon-bomb
633 1 done
634 2 done
635 3 recruit fallschirmjaeger
636 3 decorate > 17.3.decoration.8?.close-combat-clasp,driver-badge,eastern-front-medal,general-assault-badge,infantry-assault-badge,iron-cross-2,knights-cross,long-service-medal,rad-badge,sniper-badge,war-merit-cross,wound-badge-black,wound-badge-gold,wound-badge-silver: wound-badge-black
637 3 lose tracer-bullets
638 3 done
639 3 pass
640 1 stay
641 2 stay
642 2 ready
643 3 use scharfschuetze
644 3 strike 1
645 1 pay 0 0
646 1 lose soldiers
647 3 ready
648 2 ready
649 3 pay > 17.0.mgf.7: 2
650 1 trade 2
651 1 give soldiers 4
652 1 offer
653 2 accept
654 1 ready
655 1 pay 0 0
656 1 lose soldiers
657 2 pay 3 0
658 2 lose soldiers
659 1 roll > 18.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
660 1 lock w1 b2
661 1 reroll r1 r2 > 18.1.roll.2: STAR TOOL
662 1 reroll r1 r2 > 18.1.roll.3: SOLDIER TOOL
663 2 roll > 18.2.roll.1: TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL
664 2 lock r2 b1
665 2 reroll r1 w1 w2 b2 > 18.2.roll.2: TOOL COURAGE SOLDIER COURAGE
666 2 reroll r1 > 18.2.roll.3: STAR
667 3 roll > 18.3.roll.1: SKULL SOLDIER SOLDIER STAR SOLDIER TOOL
668 3 lock w2
669 3 reroll r1 r2 w1 k1 k2 > 18.3.roll.2: TWO_SOLDIERS STAR SOLDIER COURAGE TOOL
670 3 reroll r2 w1 k2 > 18.3.roll.3: SOLDIER SOLDIER TOOL
671 1 use corporal
672 1 reroll r2 > 18.1.roll.4: COURAGE
673 1 ready
674 2 use corporal
675 1 ready
676 2 reroll r1 > 18.2.roll.4: TWO_SOLDIERS
677 3 use unteroffizier
678 3 reroll k2 > 18.3.roll.4: SOLDIER
679 3 ready
680 1 ready
681 1 declared
682 2 declared
683 3 claim SOLDIER
684 1 done
685 2 done
686 3 decorate > 18.3.decoration.9?.close-combat-clasp,driver-badge,eastern-front-medal,general-assault-badge,infantry-assault-badge,iron-cross-2,knights-cross,long-service-medal,rad-badge,sniper-badge,war-merit-cross,wound-badge-gold,wound-badge-silver: war-merit-cross
687 3 use war-merit-cross
688 3 done
689 3 pass
690 1 move 7
691 2 move 7
692 3 use scharfschuetze
693 3 strike 2
694 2 pay 1 0
695 3 ready
696 3 pay > 18.1.combat-loss.1: 5 18.2.combat-loss.1: 6
697 1 ready
698 2 trade 1
699 1 ready
700 2 give soldiers 4
701 2 offer
702 1 accept
703 2 ready
704 1 pay 2 0
705 1 lose soldiers
706 2 pay 0 0
707 2 lose sniper
708 2 lose minesweeper
709 2 lose corporal
710 2 lose hero
711 2 lose soldiers
712 1 roll > 19.1.roll.1: SOLDIER COURAGE TOOL TWO_SOLDIERS COURAGE SKULL
713 1 lock r1 w2
714 1 reroll r2 w1 b1 b2 > 19.1.roll.2: TWO_SOLDIERS SKULL SOLDIER SKULL
715 1 reroll w1 b2 > 19.1.roll.3: TOOL SOLDIER
716 2 roll > 19.2.roll.1: STAR TWO_SOLDIERS SOLDIER SKULL COURAGE COURAGE
717 2 lock r1 r2
718 2 reroll w1 w2 b1 b2 > 19.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER TOOL
719 2 reroll b1 b2 > 19.2.roll.3: TWO_SOLDIERS TOOL
720 3 roll > 19.3.roll.1: SKULL COURAGE STAR TOOL SOLDIER SOLDIER
721 3 lock r2
722 3 reroll r1 w1 w2 k1 k2 > 19.3.roll.2: STAR TOOL STAR COURAGE SOLDIER
723 3 reroll r1 w1 w2 k2 > 19.3.roll.3: SOLDIER TOOL SOLDIER SKULL
724 1 use corporal
725 1 reroll w1 > 19.1.roll.4: COURAGE
726 1 ready
727 3 use unteroffizier
728 3 reroll k2 > 19.3.roll.4: SKULL
729 3 ready
730 1 ready
731 2 declared
732 3 pass
733 3 cancel w1
734 1 trade 2
735 1 give soldiers 1
736 1 offer
737 2 accept
738 1 done
739 2 done
740 3 done
741 3 pass
742 1 move 6
743 2 move 6
744 3 use scharfschuetze
745 3 strike 1
746 1 pay 1 0
747 3 ready
748 3 pay > 19.0.mgf.5: 2
749 1 trade 2
750 1 give soldiers 1
751 1 offer
752 2 accept
753 1 ready
754 1 pay 0 0
755 1 lose decoy
756 1 lose minesweeper
757 1 lose soldiers
758 2 lose soldiers
759 1 roll > 20.1.roll.1: STAR STAR SOLDIER TOOL SKULL STAR
760 1 lock w1 w2
761 1 reroll r1 r2 b1 b2 > 20.1.roll.2: STAR COURAGE SKULL TWO_SOLDIERS
762 1 reroll r1 r2 b1 > 20.1.roll.3: SOLDIER TOOL COURAGE
763 2 roll > 20.2.roll.1: COURAGE SKULL SKULL STAR SOLDIER TOOL
764 2 lock r1 b1
765 2 reroll r2 w1 w2 b2 > 20.2.roll.2: SKULL COURAGE SKULL TOOL
766 2 reroll r2 w2 b2 > 20.2.roll.3: STAR STAR COURAGE
767 3 roll > 20.3.roll.1: SOLDIER SKULL SOLDIER STAR COURAGE TWO_SOLDIERS
768 3 lock k2
769 3 reroll r1 r2 w1 w2 > 20.3.roll.2: SOLDIER COURAGE STAR SKULL
770 3 reroll r1 w1 w2 > 20.3.roll.3: TWO_SOLDIERS SOLDIER SKULL
771 1 use corporal
772 1 reroll b1 > 20.1.roll.4: TOOL
773 1 ready
774 3 use unteroffizier
775 3 reroll w2 > 20.3.roll.4: COURAGE
776 3 ready
777 1 ready
778 1 declared
779 2 declared
780 3 claim COURAGE
781 3 choose stars
782 1 done
783 2 done
784 3 recruit zahlmeister
785 3 decorate > 20.3.decoration.10?.close-combat-clasp,driver-badge,eastern-front-medal,general-assault-badge,infantry-assault-badge,iron-cross-2,knights-cross,long-service-medal,rad-badge,sniper-badge,wound-badge-gold,wound-badge-silver: eastern-front-medal
786 3 done
787 3 pass
788 1 stay
789 2 stay
790 3 use scharfschuetze
791 3 strike 1
792 1 pay 0 0
793 1 lose soldiers
794 3 use eastern-front-medal
795 3 ready
796 3 pay > 20.0.mgf.5: 5
797 1 ready
798 2 ready
end lost seed=golden-0
