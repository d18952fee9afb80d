# ends as e80113931d75c8b9af4f69aee91f0f6f
hh2 dday n-18 units=2 boxes=base+atlantikwall opts=german rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start 2
2 2 start 2
3 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
4 1 lock r1 b1
5 1 reroll r2 w1 w2 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
6 1 reroll r2 w1 > 1.1.roll.3: SOLDIER TWO_SOLDIERS
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
17 1 claim TOOL
18 2 claim SOLDIER
19 1 recruit sharpshooter
20 1 find walkie-talkie
21 1 done
22 2 done
23 3 decorate > 1.3.decoration.1?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: gestapo-disk
24 3 use gestapo-disk
25 1 stay
26 2 stay
27 3 ready
28 3 forfeit unteroffizier
29 1 ready
30 2 ready
31 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
32 1 lock b1 b2
33 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
34 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
35 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
36 2 lock w1 b2
37 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
38 2 reroll w2 > 2.2.roll.3: TOOL
39 3 roll > 2.3.roll.1: TOOL COURAGE SOLDIER TOOL SOLDIER TWO_SOLDIERS
40 3 lock r1 w1
41 3 standing usual
42 3 reroll r2 w2 > 2.3.roll.2: SOLDIER COURAGE
43 3 reroll w2 > 2.3.roll.3: STAR
44 1 cancel w2
45 2 claim SOLDIER
46 3 claim SOLDIER
47 1 trade 2
48 1 give soldiers 5
49 1 offer
50 2 accept
51 1 done
52 2 done
53 3 done
54 1 stay
55 2 stay
56 1 ready
57 2 ready
58 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
59 1 lock r1 w2
60 1 reroll r2 w1 b1 b2 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
61 1 reroll r2 > 3.1.roll.3: SKULL
62 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
63 2 lock w1 w2
64 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
65 2 reroll r1 r2 > 3.2.roll.3: SOLDIER STAR
66 3 roll > 3.3.roll.1: SOLDIER TWO_SOLDIERS SKULL TOOL STAR TWO_SOLDIERS
67 3 lock r2 w2
68 3 reroll r1 w1 > 3.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS
69 3 stop
70 1 cancel r1
71 3 declared
72 1 recruit scout
73 1 done
74 2 recruit sharpshooter
75 2 done
76 3 recruit funker
77 1 move 1
78 2 move 1
79 3 forfeit funker
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
91 2 reroll r2 b1 > 4.2.roll.3: SKULL COURAGE
92 3 roll > 4.3.roll.1: STAR SOLDIER TOOL TWO_SOLDIERS SKULL SOLDIER
93 3 lock r1 w2
94 3 reroll k1 k2 > 4.3.roll.2: TWO_SOLDIERS STAR
95 3 stop
96 1 claim COURAGE
97 1 soldiers
98 2 claim SOLDIER
99 1 find lucky-charm
100 1 use lucky-charm
101 1 gain stars
102 1 trade 2
103 1 give soldiers 8
104 1 offer
105 2 accept
106 1 done
107 2 done
108 3 recruit zahlmeister
109 3 done
110 1 stay
111 2 stay
112 3 pay
113 1 ready
114 2 ready
115 1 lose soldiers
116 2 lose soldiers
117 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
118 1 lock w2 b2
119 1 reroll r1 r2 w1 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
120 1 reroll w1 > 5.1.roll.3: TOOL
121 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
122 2 lock b1 b2
123 2 reroll r1 r2 w2 > 5.2.roll.2: SKULL COURAGE STAR
124 2 reroll r1 w2 > 5.2.roll.3: SKULL SOLDIER
125 3 roll > 5.3.roll.1: SOLDIER SKULL TWO_SOLDIERS TWO_SOLDIERS STAR SKULL
126 3 lock r2 k1
127 3 reroll w1 k2 > 5.3.roll.2: STAR SKULL
128 3 stop
129 3 cancel w1
130 3 cancel r1
131 1 recruit corporal
132 1 done
133 2 done
134 3 find tracer-bullets
135 1 stay
136 2 stay
137 3 forfeit zahlmeister
138 1 ready
139 2 ready
140 1 lose soldiers
141 2 lose soldiers
142 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
143 1 lock r1 w2
144 1 reroll r2 w1 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
145 1 reroll b2 > 6.1.roll.3: STAR
146 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
147 2 lock r1 w2
148 2 reroll r2 w1 b1 b2 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER SKULL
149 2 reroll w1 b1 b2 > 6.2.roll.3: SOLDIER TWO_SOLDIERS SOLDIER
150 3 roll > 6.3.roll.1: SOLDIER TOOL SKULL SOLDIER STAR STAR
151 3 lock r1 w2
152 3 stop
153 1 ready
154 1 claim TWO_SOLDIERS
155 3 cancel r1
156 1 trade 2
157 1 give soldiers 15
158 1 offer
159 2 accept
160 1 done
161 2 trade 1
162 2 give soldiers 10
163 2 offer
164 1 accept
165 1 trade 2
166 1 give soldiers 10
167 1 offer
168 2 accept
169 1 done
170 2 trade 1
171 2 give soldiers 10
172 2 offer
173 1 accept
174 1 trade 2
175 1 give soldiers 10
176 1 offer
177 2 accept
178 1 done
179 2 trade 1
180 2 give soldiers 10
181 2 offer
182 1 accept
183 1 trade 2
184 1 give soldiers 10
185 1 offer
186 2 accept
187 1 done
188 2 trade 1
189 2 give soldiers 10
190 2 offer
191 1 accept
192 1 done
193 2 done
194 3 done
195 1 trade 2
196 1 give soldiers 10
197 1 offer
198 2 accept
199 1 advance 3
200 2 advance 3
201 1 ready
202 2 trade 1
203 2 give soldiers 7
204 2 offer
205 1 accept
206 2 ready
207 1 lose soldiers
208 2 lose soldiers
209 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
210 1 lock w2 b1
211 1 reroll r2 w1 b2 > 7.1.roll.2: TWO_SOLDIERS STAR TOOL
212 1 reroll w1 b2 > 7.1.roll.3: STAR TOOL
213 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
214 2 lock r2 w2
215 2 reroll r1 w1 > 7.2.roll.2: COURAGE STAR
216 2 reroll r1 b1 b2 > 7.2.roll.3: TWO_SOLDIERS SOLDIER SKULL
217 3 roll > 7.3.roll.1: TOOL SKULL SKULL SOLDIER SOLDIER TOOL
218 3 lock w1 k1
219 3 reroll r2 w2 > 7.3.roll.2: COURAGE TWO_SOLDIERS
220 3 reroll w2 k2 > 7.3.roll.3: SOLDIER TOOL
221 1 use corporal
222 1 reroll b2 > 7.1.roll.4: COURAGE
223 2 cancel r1
224 3 cancel r2
225 1 recruit medic
226 1 done
227 2 recruit scout
228 2 done
229 3 done
230 1 stay
231 2 move 4
232 1 lose soldiers
233 2 lose soldiers
234 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
235 1 lock w2 b2
236 1 reroll r1 r2 b1 > 8.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
237 1 reroll w1 > 8.1.roll.3: STAR
238 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
239 2 lock r1 b1
240 2 reroll r2 w1 w2 > 8.2.roll.2: COURAGE SOLDIER COURAGE
241 2 reroll r2 w1 w2 b2 > 8.2.roll.3: SKULL COURAGE TWO_SOLDIERS COURAGE
242 3 roll > 8.3.roll.1: SKULL SOLDIER TWO_SOLDIERS TWO_SOLDIERS TOOL SOLDIER
243 3 lock r1 r2
244 3 stop
245 1 ready
246 2 use corporal
247 1 ready
248 2 reroll w1 > 8.2.roll.4: TWO_SOLDIERS
249 1 claim TWO_SOLDIERS
250 3 cancel r2
251 1 find pocket-bible
252 1 use pocket-bible
253 1 buy award > 8.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,medal-of-honor,memorial-cross,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-service-cross,distinguished-conduct-medal,bronze-star: army-good-conduct-medal
254 2 done
255 3 recruit beobachter
256 1 move 4
257 2 stay
258 3 forfeit beobachter
259 1 ready
260 2 ready
261 1 lose soldiers
262 2 lose soldiers
263 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
264 1 lock r2 w1
265 1 reroll r1 w2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
266 1 reroll r1 b1 b2 > 9.1.roll.3: TWO_SOLDIERS STAR TOOL
267 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
268 2 lock r1 b1
269 2 reroll r2 b2 > 9.2.roll.2: SKULL COURAGE
270 2 reroll r2 b2 > 9.2.roll.3: SOLDIER COURAGE
271 3 roll > 9.3.roll.1: TWO_SOLDIERS TOOL TWO_SOLDIERS TOOL TWO_SOLDIERS TWO_SOLDIERS
272 3 lock r1 w1
273 3 reroll w2 k1 > 9.3.roll.2: STAR SKULL
274 3 reroll k2 > 9.3.roll.3: COURAGE
275 1 use corporal
276 1 reroll b2 > 9.1.roll.4: TOOL
277 1 ready
278 2 use corporal
279 1 ready
280 2 reroll r2 > 9.2.roll.4: COURAGE
281 2 claim COURAGE
282 2 charge
283 3 cancel w2
284 1 recruit engineer
285 1 trade 2
286 1 give soldiers 21
287 1 offer
288 2 accept
289 1 done
290 2 recruit beachmaster
291 2 done
292 3 find molotov-cocktail
293 1 stay
294 2 move 5
295 1 lose soldiers
296 2 lose soldiers
297 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
298 1 lock r1 w2
299 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
300 1 reroll b1 > 10.1.roll.3: SOLDIER
301 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
302 2 lock b1 b2
303 2 reroll r2 > 10.2.roll.2: COURAGE
304 2 reroll r2 > 10.2.roll.3: SKULL
305 3 roll > 10.3.roll.1: SKULL STAR STAR SKULL TOOL TWO_SOLDIERS
306 3 lock w1 k1
307 3 reroll w2 k2 > 10.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS
308 3 reroll r1 w2 k2 > 10.3.roll.3: STAR STAR TOOL
309 1 ready
310 2 use corporal
311 1 ready
312 2 reroll r2 > 10.2.roll.4: TOOL
313 1 claim TWO_SOLDIERS
314 2 straight
315 2 take distinguished-service-cross
316 1 done
317 2 find flak-vest
318 3 done
319 1 move 5
320 2 trade 1
321 2 give soldiers 22
322 2 offer
323 1 accept
324 2 advance 8
325 2 ready
326 1 lose soldiers
327 2 lose soldiers
328 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
329 1 lock r2 w1
330 1 reroll w2 b1 b2 > 11.1.roll.2: SKULL SKULL SOLDIER
331 1 reroll w2 b1 > 11.1.roll.3: SOLDIER STAR
332 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
333 2 lock r2 b1
334 2 reroll w2 b2 > 11.2.roll.2: COURAGE COURAGE
335 2 reroll r1 w1 > 11.2.roll.3: COURAGE COURAGE
336 3 roll > 11.3.roll.1: COURAGE SOLDIER SOLDIER STAR COURAGE SKULL
337 3 lock r1 k2
338 3 reroll w1 k1 > 11.3.roll.2: SOLDIER SOLDIER
339 3 reroll r2 > 11.3.roll.3: COURAGE
340 1 ready
341 2 ready
342 1 claim SOLDIER
343 2 claim COURAGE
344 2 charge
345 3 cancel w2
346 1 recruit beachmaster
347 1 done
348 2 buy award > 11.2.award.1.conspicuous-gallantry-medal,medal-of-honor,memorial-cross,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: silver-star
349 2 done
350 3 done
351 1 stay
352 2 move 7
353 2 ready
354 1 lose soldiers
355 2 lose soldiers
356 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
357 1 lock r2 w2
358 1 reroll w1 b1 b2 > 12.1.roll.2: TWO_SOLDIERS STAR SOLDIER
359 1 reroll w1 > 12.1.roll.3: SOLDIER
360 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
361 2 reroll r1 w1 w2 b1 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
362 2 reroll r1 w2 b1 > 12.2.roll.3: SOLDIER TOOL TOOL
363 3 roll > 12.3.roll.1: COURAGE COURAGE SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
364 3 lock w2 k2
365 3 reroll r1 r2 w1 > 12.3.roll.2: TOOL STAR SOLDIER
366 3 reroll r1 > 12.3.roll.3: TWO_SOLDIERS
367 1 ready
368 2 ready
369 1 straight
370 1 take medal-of-honor
371 2 claim TOOL
372 2 stars
373 1 done
374 2 recruit medic
375 2 find flame-thrower
376 2 done
377 3 recruit waffen-ss
378 1 stay
379 2 move 6
380 3 pay
381 2 ready
382 1 lose soldiers
383 2 lose soldiers
384 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
385 1 lock w1 b2
386 1 reroll b1 > 13.1.roll.2: STAR
387 1 stop
388 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
389 2 lock r1 b2
390 2 reroll r2 w1 w2 > 13.2.roll.2: SKULL SKULL TWO_SOLDIERS
391 2 reroll r2 w1 w2 > 13.2.roll.3: TOOL TOOL SOLDIER
392 3 roll > 13.3.roll.1: COURAGE SKULL COURAGE SKULL TWO_SOLDIERS STAR
393 3 lock r1 w2
394 3 stop
395 1 ready
396 2 use corporal
397 1 ready
398 2 reroll b1 > 13.2.roll.4: SKULL
399 2 ready
400 3 standing pass
401 1 straight
402 1 take memorial-cross
403 3 cancel r1
404 3 cancel k1
405 1 recruit veteran
406 1 find mine-detector
407 2 mine
408 1 done
409 2 done
410 3 decorate > 13.3.decoration.2?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: driver-badge
411 3 recruit fallschirmjaeger
412 3 done
413 1 advance 8
414 2 advance 9
415 3 forfeit waffen-ss
416 3 pay
417 2 ready
418 1 lose soldiers
419 2 lose soldiers
420 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
421 1 lock r1 w2
422 1 reroll w1 b1 > 14.1.roll.2: STAR COURAGE
423 1 reroll b1 > 14.1.roll.3: SOLDIER
424 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
425 2 lock b1 b2
426 2 reroll r1 r2 w1 > 14.2.roll.2: TWO_SOLDIERS TOOL TOOL
427 2 stop
428 3 standing usual
429 3 roll > 14.3.roll.1: TOOL STAR COURAGE TWO_SOLDIERS STAR TOOL
430 3 lock r1 k2
431 3 reroll r2 w1 w2 k1 > 14.3.roll.2: SOLDIER TWO_SOLDIERS STAR SOLDIER
432 3 reroll r2 > 14.3.roll.3: SKULL
433 1 ready
434 2 ready
435 3 ready
436 1 straight
437 1 take conspicuous-gallantry-medal
438 2 straight
439 2 take croix-de-guerre
440 3 pass
441 3 cancel w1
442 1 recruit minesweeper
443 1 find grenade
444 2 mine
445 1 find binoculars
446 2 recruit veteran
447 3 done
448 3 pass
449 1 move 7
450 2 move 10
451 2 ready
452 3 ready
453 3 forfeit fallschirmjaeger
454 2 ready
455 1 lose soldiers
456 2 lose soldiers
457 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
458 1 reroll r2 w1 w2 b1 b2 > 15.1.roll.2: SOLDIER SOLDIER SKULL SKULL STAR
459 1 reroll r2 w1 w2 b1 > 15.1.roll.3: TOOL SKULL STAR TWO_SOLDIERS
460 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
461 2 lock b1 b2
462 2 reroll r1 > 15.2.roll.2: COURAGE
463 2 stop
464 3 roll > 15.3.roll.1: TWO_SOLDIERS SOLDIER SOLDIER COURAGE STAR TOOL
465 3 lock w1 k1
466 3 reroll w2 > 15.3.roll.2: SOLDIER
467 3 reroll r1 w2 > 15.3.roll.3: SOLDIER SKULL
468 1 use corporal
469 1 reroll w1 > 15.1.roll.4: SOLDIER
470 1 ready
471 2 ready
472 3 ready
473 2 declared
474 2 cancel r1
475 2 cancel b2
476 3 pass
477 3 cancel k1
478 1 done
479 2 find bangalore-torpedo
480 2 done
481 3 done
482 3 pass
483 1 move 6
484 2 stay
485 2 ready
486 3 ready
487 2 ready
488 1 lose soldiers
489 2 lose soldiers
490 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
491 1 lock b1 b2
492 1 reroll r1 r2 w2 > 16.1.roll.2: COURAGE SOLDIER SOLDIER
493 1 reroll r1 r2 w2 > 16.1.roll.3: COURAGE STAR SKULL
494 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
495 2 lock w1 b2
496 2 reroll r1 r2 w2 b1 > 16.2.roll.2: STAR SOLDIER STAR STAR
497 2 reroll r2 > 16.2.roll.3: TWO_SOLDIERS
498 3 roll > 16.3.roll.1: COURAGE SOLDIER COURAGE TOOL TOOL STAR
499 3 lock w1 w2
500 3 reroll r1 r2 > 16.3.roll.2: COURAGE STAR
501 3 reroll k2 > 16.3.roll.3: SOLDIER
502 1 use corporal
503 1 reroll w2 > 16.1.roll.4: SOLDIER
504 1 use binoculars
505 1 set r1 TOOL
506 1 ready
507 2 ready
508 3 standing ask
509 3 standing pass
510 1 claim TOOL
511 1 stars
512 2 claim STAR
513 2 white TWO_SOLDIERS
514 1 recruit lieutenant
515 1 find bazooka
516 1 done
517 2 recruit minesweeper
518 2 find field-radio
519 2 use field-radio
520 2 buy award > 16.2.award.1.victoria-cross,legion-of-merit,purple-heart,distinguished-conduct-medal,bronze-star: distinguished-conduct-medal
521 2 done
522 3 find booby-traps
523 3 done
524 1 advance 9
525 2 stay
526 3 pass
527 2 ready
528 1 ready
529 2 ready
530 1 lose soldiers
531 2 lose soldiers
532 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
533 1 lock b1 b2
534 1 reroll r2 > 17.1.roll.2: TOOL
535 1 stop
536 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
537 2 lock r1 b1
538 2 reroll r2 w1 w2 b2 > 17.2.roll.2: SKULL SOLDIER TWO_SOLDIERS SKULL
539 2 reroll w1 w2 > 17.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS
540 3 roll > 17.3.roll.1: SOLDIER SOLDIER STAR STAR COURAGE SOLDIER
541 3 lock r2 w2
542 3 reroll r1 k1 > 17.3.roll.2: STAR TWO_SOLDIERS
543 3 reroll r1 w1 > 17.3.roll.3: STAR COURAGE
544 1 ready
545 2 use corporal
546 1 ready
547 2 reroll w1 > 17.2.roll.4: TWO_SOLDIERS
548 2 ready
549 1 straight
550 1 take legion-of-merit
551 2 cancel w1
552 1 find shoulder-patch
553 1 use shoulder-patch
554 1 lose soldiers
555 1 recruit captain
556 1 done
557 2 done
558 3 recruit kradmelder
559 3 done
560 1 advance bunker
561 2 advance bunker
562 2 ready
563 3 forfeit kradmelder
564 1 ready
565 2 ready
566 1 lose soldiers
567 2 lose soldiers
568 1 assault 1
569 1 use bazooka
end won seed=golden-0
