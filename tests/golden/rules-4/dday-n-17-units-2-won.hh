# ends as ac872f2a98ea3cd7b9f55111b16f21c2
hh2 dday n-17 units=2 boxes=base+atlantikwall rules=4 seed#=f2b582d8496a2934d6d948e0f7b2925b
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
11 1 cancel r1
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
23 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
24 1 lock b1 b2
25 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
26 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
27 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
28 2 lock w1 b2
29 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
30 2 reroll w2 > 2.2.roll.3: TOOL
31 2 claim SOLDIER
32 1 recruit corporal
33 1 done
34 2 done
35 1 stay
36 2 stay
37 1 ready
38 2 ready
39 1 lose soldiers
40 2 lose soldiers
41 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
42 1 lock r1 w2
43 1 reroll r2 w1 b1 b2 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
44 1 reroll r2 w1 > 3.1.roll.3: TWO_SOLDIERS SKULL
45 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
46 2 lock w1 w2
47 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
48 2 reroll r1 r2 > 3.2.roll.3: SOLDIER STAR
49 1 use corporal
50 1 reroll w1 > 3.1.roll.4: TWO_SOLDIERS
51 1 recruit decoy
52 1 done
53 2 recruit corporal
54 2 done
55 1 move 1
56 2 move 1
57 1 ready
58 2 ready
59 1 lose soldiers
60 2 lose soldiers
61 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
62 1 lock w1 b1
63 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
64 1 reroll b2 > 4.1.roll.3: TOOL
65 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
66 2 lock w1 b2
67 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
68 2 reroll r2 b1 > 4.2.roll.3: SKULL COURAGE
69 1 use corporal
70 1 reroll b2 > 4.1.roll.4: SOLDIER
71 2 use corporal
72 2 reroll r2 > 4.2.roll.4: COURAGE
73 1 claim COURAGE
74 1 soldiers
75 2 claim SOLDIER
76 1 done
77 2 done
78 1 stay
79 2 stay
80 1 ready
81 2 ready
82 1 lose soldiers
83 2 lose soldiers
84 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
85 1 lock w2 b2
86 1 reroll r1 r2 w1 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
87 1 reroll r1 w1 > 5.1.roll.3: STAR SOLDIER
88 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
89 2 lock w1 b2
90 2 reroll r1 r2 w2 > 5.2.roll.2: SKULL COURAGE STAR
91 2 reroll r1 w2 > 5.2.roll.3: SKULL SOLDIER
92 1 use corporal
93 1 reroll b1 > 5.1.roll.4: COURAGE
94 2 use corporal
95 2 reroll r1 > 5.2.roll.4: TOOL
96 1 done
97 2 done
98 1 stay
99 2 stay
100 1 ready
101 2 ready
102 1 lose soldiers
103 2 lose soldiers
104 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
105 1 lock r1 w2
106 1 reroll r2 w1 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
107 1 reroll b2 > 6.1.roll.3: STAR
108 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
109 2 lock r2 b2
110 2 reroll r1 w1 w2 b1 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER SKULL
111 2 reroll w1 w2 b1 > 6.2.roll.3: SOLDIER TWO_SOLDIERS SOLDIER
112 1 ready
113 2 use corporal
114 2 reroll b1 > 6.2.roll.4: TWO_SOLDIERS
115 1 claim TWO_SOLDIERS
116 2 claim TWO_SOLDIERS
117 1 recruit medic
118 1 done
119 2 done
120 1 advance 3
121 2 advance 3
122 1 ready
123 2 ready
124 1 lose soldiers
125 2 lose soldiers
126 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
127 1 lock w1 w2
128 1 reroll b1 b2 > 7.1.roll.2: STAR SKULL
129 1 reroll b2 > 7.1.roll.3: SKULL
130 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
131 2 lock b1 b2
132 2 reroll r2 w1 w2 > 7.2.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
133 2 reroll w1 > 7.2.roll.3: COURAGE
134 1 use corporal
135 1 reroll b2 > 7.1.roll.4: COURAGE
136 2 ready
137 1 claim STAR
138 1 white TWO_SOLDIERS
139 2 claim TWO_SOLDIERS
140 1 recruit minesweeper
141 1 done
142 2 recruit minesweeper
143 2 done
144 1 stay
145 2 stay
146 1 ready
147 2 ready
148 1 lose soldiers
149 2 lose soldiers
150 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
151 1 lock w1 w2
152 1 reroll r1 r2 b1 b2 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
153 1 reroll r1 b1 b2 > 8.1.roll.3: TWO_SOLDIERS TWO_SOLDIERS STAR
154 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
155 2 lock r1 r2
156 2 reroll w1 w2 b2 > 8.2.roll.2: COURAGE SOLDIER COURAGE
157 2 reroll w1 w2 b2 > 8.2.roll.3: SKULL SOLDIER STAR
158 1 ready
159 2 use corporal
160 2 reroll w1 > 8.2.roll.4: TWO_SOLDIERS
161 1 claim TWO_SOLDIERS
162 1 recruit veteran
163 1 done
164 2 recruit medic
165 2 done
166 1 stay
167 2 stay
168 1 ready
169 2 ready
170 1 lose soldiers
171 2 lose soldiers
172 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
173 1 lock w1 w2
174 1 reroll r1 r2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
175 1 stop
176 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
177 2 lock b1 b2
178 2 reroll r1 r2 w1 w2 > 9.2.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
179 2 reroll r2 w2 > 9.2.roll.3: SOLDIER COURAGE
180 1 ready
181 2 use corporal
182 2 reroll w2 > 9.2.roll.4: COURAGE
183 1 straight
184 1 take distinguished-service-cross
185 1 done
186 2 done
187 1 move 4
188 2 move 4
189 1 ready
190 2 ready
191 1 lose soldiers
192 2 lose soldiers
193 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
194 1 lock w2 b1
195 1 reroll b2 > 10.1.roll.2: TWO_SOLDIERS
196 1 reroll w1 > 10.1.roll.3: SOLDIER
197 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
198 2 lock r2 w1
199 2 reroll w2 b1 b2 > 10.2.roll.2: COURAGE TWO_SOLDIERS TWO_SOLDIERS
200 2 reroll w2 b2 > 10.2.roll.3: SOLDIER TWO_SOLDIERS
201 1 use distinguished-service-cross
202 1 bonus TWO_SOLDIERS
203 1 ready
204 2 ready
205 1 claim TWO_SOLDIERS
206 2 cancel w2
207 1 recruit hero
208 1 done
209 2 done
210 1 trade 2
211 1 give soldiers 5
212 1 offer
213 2 accept
214 1 stay
215 2 stay
216 1 ready
217 2 ready
218 1 pay 4 0
219 1 lose soldiers
220 2 lose soldiers
221 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
222 1 lock r2 w2
223 1 reroll r1 b1 > 11.1.roll.2: TWO_SOLDIERS SKULL
224 1 stop
225 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
226 2 lock r1 b1
227 2 reroll w2 b2 > 11.2.roll.2: COURAGE COURAGE
228 2 reroll r2 w2 > 11.2.roll.3: COURAGE COURAGE
229 1 ready
230 2 ready
231 1 straight
232 1 take medal-of-honor
233 2 claim COURAGE
234 2 charge
235 1 done
236 2 done
237 1 stay
238 2 stay
239 1 ready
240 2 ready
241 1 pay 1 1
242 1 lose soldiers
243 2 lose soldiers
244 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
245 1 lock r1 r2
246 1 reroll w1 b1 b2 > 12.1.roll.2: TWO_SOLDIERS STAR SOLDIER
247 1 reroll w1 b2 > 12.1.roll.3: COURAGE TWO_SOLDIERS
248 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
249 2 lock w2 b1
250 2 reroll r2 w1 b2 > 12.2.roll.2: TOOL COURAGE SOLDIER
251 2 reroll r2 w1 > 12.2.roll.3: TOOL TOOL
252 1 use corporal
253 1 reroll b2 > 12.1.roll.4: TOOL
254 1 use medal-of-honor
255 1 add red TWO_SOLDIERS
256 1 add white TWO_SOLDIERS
257 1 add blue TWO_SOLDIERS
258 2 use corporal
259 2 reroll b2 > 12.2.roll.4: TWO_SOLDIERS
260 1 straight
261 1 take memorial-cross
262 2 claim TWO_SOLDIERS
263 1 find gammon-bomb
264 1 done
265 2 find flak-vest
266 2 buy award > 12.2.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: conspicuous-gallantry-medal
267 2 done
268 1 move 5
269 2 move 5
270 1 ready
271 2 ready
272 1 pay 1 1
273 1 lose soldiers
274 2 lose soldiers
275 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
276 1 lock w1 b2
277 1 reroll b1 > 13.1.roll.2: STAR
278 1 stop
279 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
280 2 lock r1 b2
281 2 reroll w1 w2 b1 > 13.2.roll.2: SKULL SKULL TWO_SOLDIERS
282 2 reroll w1 w2 b1 > 13.2.roll.3: TOOL TOOL SOLDIER
283 1 use memorial-cross
284 1 ready
285 2 use corporal
286 2 reroll w1 > 13.2.roll.4: SKULL
287 2 use conspicuous-gallantry-medal
288 2 add colourless TWO_SOLDIERS
289 2 add colourless TOOL
290 2 add colourless TWO_SOLDIERS
291 1 straight
292 1 take army-good-conduct-medal
293 2 straight
294 2 take croix-de-guerre
295 1 find flame-thrower
296 1 done
297 2 recruit engineer
298 2 find bazooka
299 2 done
300 1 stay
301 2 stay
302 1 ready
303 2 ready
304 1 pay 1 2
305 1 lose soldiers
306 2 lose soldiers
307 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
308 1 lock w2 b1
309 1 reroll r1 w1 > 14.1.roll.2: STAR COURAGE
310 1 reroll r2 w1 b2 > 14.1.roll.3: STAR TWO_SOLDIERS STAR
311 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
312 2 lock r1 w1
313 2 reroll r2 b1 b2 > 14.2.roll.2: TWO_SOLDIERS TOOL TOOL
314 2 reroll w2 b2 > 14.2.roll.3: STAR TWO_SOLDIERS
315 1 ready
316 2 use corporal
317 2 reroll r2 > 14.2.roll.4: SOLDIER
318 2 ready
319 1 claim STAR
320 1 courage 2
321 2 straight
322 2 take legion-of-merit
323 1 recruit chaplain
324 1 done
325 2 done
326 1 stay
327 2 stay
328 1 ready
329 2 ready
330 1 pay 1 0
331 1 lose soldiers
332 2 lose soldiers
333 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
334 1 lock w1 w2
335 1 reroll b1 b2 > 15.1.roll.2: SOLDIER TWO_SOLDIERS
336 1 reroll r2 b1 > 15.1.roll.3: TWO_SOLDIERS STAR
337 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
338 2 lock w2 b1
339 2 reroll r1 w1 b2 > 15.2.roll.2: SOLDIER TOOL TOOL
340 2 reroll r1 > 15.2.roll.3: STAR
341 1 use corporal
342 1 reroll r2 > 15.1.roll.4: SOLDIER
343 1 ready
344 2 use legion-of-merit
345 2 take tank
346 2 ready
347 1 straight
348 1 take bronze-star
349 2 claim SKULL
350 1 done
351 2 recruit veteran
352 2 find bangalore-torpedo
353 2 done
354 1 advance 8
355 2 advance 8
356 1 ready
357 2 ready
358 1 pay 1 1
359 1 lose soldiers
360 2 lose soldiers
361 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
362 1 lock b1 b2
363 1 reroll r1 r2 w2 > 16.1.roll.2: COURAGE SOLDIER SOLDIER
364 1 reroll r1 r2 w2 > 16.1.roll.3: COURAGE STAR SKULL
365 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
366 2 lock r1 w2
367 2 reroll r2 w1 b1 b2 > 16.2.roll.2: STAR SOLDIER STAR STAR
368 2 reroll w1 b2 > 16.2.roll.3: STAR SOLDIER
369 1 use bronze-star
370 1 find field-radio
371 1 use field-radio
372 1 use corporal
373 1 reroll w2 > 16.1.roll.4: SOLDIER
374 1 use army-good-conduct-medal
375 1 set r1 TOOL
376 1 set w2 TOOL
377 2 use corporal
378 2 reroll b2 > 16.2.roll.4: TWO_SOLDIERS
379 2 ready
380 1 claim TOOL
381 1 stars
382 2 claim STAR
383 2 courage 1
384 1 recruit grenadier
385 2 mine
386 1 find shoulder-patch
387 1 use shoulder-patch
388 1 lose soldiers
389 1 recruit captain
390 1 done
391 2 find walkie-talkie
392 2 done
393 1 stay
394 2 stay
395 1 ready
396 2 ready
397 1 pay 2 3
398 2 lose soldiers
399 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
400 1 lock w1 b1
401 1 reroll r1 r2 w2 b2 > 17.1.roll.2: STAR SOLDIER COURAGE STAR
402 1 reroll r2 w2 > 17.1.roll.3: COURAGE TWO_SOLDIERS
403 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
404 2 lock w1 w2
405 2 reroll r1 r2 b1 b2 > 17.2.roll.2: SKULL SOLDIER TWO_SOLDIERS SKULL
406 2 reroll r2 b1 > 17.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS
407 1 use corporal
408 1 reroll w2 > 17.1.roll.4: TOOL
409 1 use captain
410 1 paint b1 white
411 2 ready
412 1 claim STAR
413 1 courage 2
414 2 claim SKULL
415 1 find grenade
416 2 mine
417 1 find ammo-box
418 1 done
419 2 buy award > 17.2.award.1.silver-star,victoria-cross,purple-heart,distinguished-conduct-medal: victoria-cross
420 2 done
421 1 stay
422 2 stay
423 1 ready
424 2 ready
425 1 pay 2 3
426 2 lose soldiers
427 1 roll > 18.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
428 1 lock w2 b1
429 1 reroll r1 r2 w1 b2 > 18.1.roll.2: TOOL COURAGE SOLDIER SKULL
430 1 reroll w1 b2 > 18.1.roll.3: SOLDIER TOOL
431 2 roll > 18.2.roll.1: TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL
432 2 lock r1 r2
433 2 reroll w1 w2 b1 b2 > 18.2.roll.2: TOOL COURAGE SOLDIER COURAGE
434 2 reroll w2 b1 b2 > 18.2.roll.3: TOOL COURAGE COURAGE
435 1 use corporal
436 1 reroll w1 > 18.1.roll.4: COURAGE
437 1 ready
438 2 use corporal
439 2 reroll b1 > 18.2.roll.4: TWO_SOLDIERS
440 2 ready
441 1 claim COURAGE
442 1 charge
443 1 buy award > 18.1.award.1.silver-star,purple-heart,distinguished-conduct-medal: silver-star
444 1 done
445 2 find binoculars
446 2 done
447 1 move 7
448 2 move 7 > 18.1.combat-loss.2: 4 18.2.combat-loss.1: 6
449 2 pass
450 2 pass
451 1 ready
452 2 ready
453 1 pay 0 0
454 1 lose soldiers
455 2 lose soldiers
456 1 roll > 19.1.roll.1: SOLDIER COURAGE TOOL TWO_SOLDIERS COURAGE SKULL
457 1 lock w1 b1
458 1 reroll r1 r2 w2 b2 > 19.1.roll.2: TWO_SOLDIERS SKULL SOLDIER SKULL
459 1 reroll r1 r2 w2 b2 > 19.1.roll.3: SOLDIER SOLDIER SOLDIER STAR
460 2 roll > 19.2.roll.1: STAR TWO_SOLDIERS SOLDIER SKULL COURAGE COURAGE
461 2 lock r1 b1
462 2 reroll b2 > 19.2.roll.2: SOLDIER
463 2 reroll w1 > 19.2.roll.3: TOOL
464 1 use corporal
465 1 reroll r1 > 19.1.roll.4: COURAGE
466 1 use silver-star
467 1 roll > 19.1.roll.5: STAR TWO_SOLDIERS SKULL TOOL STAR TOOL
468 1 lock b1 b2
469 1 reroll r2 w1 > 19.1.roll.6: SOLDIER TWO_SOLDIERS
470 1 reroll r2 w1 > 19.1.roll.7: STAR TWO_SOLDIERS
471 1 use captain
472 1 paint r1 white
473 2 ready
474 1 claim STAR
475 1 courage 2
476 2 straight
477 2 take distinguished-conduct-medal
478 1 find mine-detector
479 2 mine
480 1 done
481 2 done
482 1 move 6
483 2 move 6
484 1 trade 2
485 1 give soldiers 4
486 1 offer
487 2 accept
488 1 ready
489 2 ready
490 1 pay 1 3
491 1 lose soldiers
492 2 lose soldiers
493 1 roll > 20.1.roll.1: STAR STAR SOLDIER TOOL SKULL STAR
494 1 lock r1 b2
495 1 reroll w1 w2 b1 > 20.1.roll.2: COURAGE COURAGE TWO_SOLDIERS
496 1 reroll w1 w2 b1 > 20.1.roll.3: SOLDIER TOOL COURAGE
497 2 roll > 20.2.roll.1: COURAGE SKULL SKULL STAR SOLDIER TOOL
498 2 lock r2 w1
499 2 reroll w2 b1 b2 > 20.2.roll.2: TOOL TWO_SOLDIERS SOLDIER
500 2 reroll b1 b2 > 20.2.roll.3: TOOL TWO_SOLDIERS
501 1 use corporal
502 1 reroll w1 > 20.1.roll.4: TOOL
503 1 use captain
504 1 paint r1 white
505 2 use distinguished-conduct-medal
506 2 recruit chaplain
507 2 use corporal
508 2 reroll b2 > 20.2.roll.4: STAR
509 2 use binoculars
510 2 set b2 SKULL
511 2 ready
512 1 remove r1
513 1 remove r2
514 2 claim SKULL
515 1 done
516 2 buy award > 20.2.award.1.purple-heart: purple-heart
517 2 done
518 1 stay
519 2 stay
520 1 ready
521 2 ready
522 1 pay 1 1
523 1 lose soldiers
524 2 lose soldiers
525 1 roll > 21.1.roll.1: SKULL SKULL SOLDIER COURAGE SKULL SKULL
526 1 lock r1 b1
527 1 reroll r2 w1 w2 b2 > 21.1.roll.2: STAR SOLDIER SKULL SOLDIER
528 1 reroll r2 > 21.1.roll.3: COURAGE
529 2 roll > 21.2.roll.1: SKULL TWO_SOLDIERS SOLDIER SOLDIER COURAGE SKULL
530 2 lock r2 b1
531 2 reroll w1 w2 > 21.2.roll.2: COURAGE SOLDIER
532 2 reroll r1 b2 > 21.2.roll.3: COURAGE COURAGE
533 1 ready
534 2 ready
535 1 claim SKULL
536 2 claim COURAGE
537 2 charge
538 1 done
539 2 done
540 1 stay
541 2 stay
542 1 trade 2
543 1 give soldiers 4
544 1 offer
545 2 accept
546 1 ready
547 2 ready
548 1 pay 2 0
549 1 lose soldiers
550 2 lose soldiers
551 1 roll > 22.1.roll.1: SOLDIER COURAGE STAR SKULL STAR COURAGE
552 1 lock r2 b2
553 1 reroll w1 w2 b1 > 22.1.roll.2: STAR SOLDIER SOLDIER
554 1 reroll w1 > 22.1.roll.3: TOOL
555 2 roll > 22.2.roll.1: SKULL TOOL TOOL COURAGE SOLDIER TWO_SOLDIERS
556 2 lock r2 w1
557 2 reroll r1 b1 b2 > 22.2.roll.2: SOLDIER SKULL TOOL
558 2 reroll r1 b1 > 22.2.roll.3: SKULL COURAGE
559 1 use corporal
560 1 reroll w1 > 22.1.roll.4: TWO_SOLDIERS
561 1 ready
562 2 use corporal
563 2 reroll r1 > 22.2.roll.4: STAR
564 2 ready
565 1 claim SOLDIER
566 2 claim TOOL
567 2 stars
568 1 done
569 2 recruit hero
570 2 done
571 1 advance 9
572 2 advance 9
573 1 ready
574 2 ready
575 1 pay 3 0
576 1 lose soldiers
577 2 pay 6 0
578 1 roll > 23.1.roll.1: STAR TOOL SKULL TOOL SKULL SOLDIER
579 1 lock r1 r2
580 1 reroll w1 b1 b2 > 23.1.roll.2: SKULL SOLDIER SOLDIER
581 1 reroll w1 b1 b2 > 23.1.roll.3: SOLDIER SOLDIER COURAGE
582 2 roll > 23.2.roll.1: SOLDIER COURAGE TOOL COURAGE STAR TWO_SOLDIERS
583 2 lock w2 b1
584 2 reroll r1 w1 b2 > 23.2.roll.2: SOLDIER STAR TOOL
585 2 reroll r1 b2 > 23.2.roll.3: SKULL STAR
586 1 use corporal
587 1 reroll b1 > 23.1.roll.4: COURAGE
588 1 ready
589 2 use corporal
590 2 reroll r1 > 23.2.roll.4: TWO_SOLDIERS
591 2 ready
592 1 done
593 2 done
594 1 stay
595 2 stay
596 1 ready
597 2 ready
598 1 pay 2 1
599 1 lose soldiers
600 2 pay 3 3
601 1 roll > 24.1.roll.1: SKULL TOOL SOLDIER TWO_SOLDIERS COURAGE STAR
602 1 lock b1 b2
603 1 reroll r1 r2 w1 w2 > 24.1.roll.2: TOOL SKULL SOLDIER SKULL
604 1 reroll r1 r2 w1 w2 > 24.1.roll.3: COURAGE TOOL STAR SKULL
605 2 roll > 24.2.roll.1: TWO_SOLDIERS TOOL STAR COURAGE TWO_SOLDIERS SOLDIER
606 2 lock w1 w2
607 2 reroll r1 r2 b1 b2 > 24.2.roll.2: SOLDIER SOLDIER SOLDIER TOOL
608 2 reroll r1 r2 b1 b2 > 24.2.roll.3: COURAGE COURAGE SKULL TWO_SOLDIERS
609 1 use corporal
610 1 reroll w2 > 24.1.roll.4: SOLDIER
611 1 ready
612 2 use corporal
613 2 reroll b1 > 24.2.roll.4: SOLDIER
614 2 ready
615 1 done
616 2 done
617 1 stay
618 2 stay
619 1 ready
620 2 ready
621 1 pay 2 2
622 1 lose soldiers
623 2 pay 5 1
624 1 roll > 25.1.roll.1: TWO_SOLDIERS COURAGE SKULL TOOL STAR TWO_SOLDIERS
625 1 lock r2 b1
626 1 reroll r1 w1 w2 b2 > 25.1.roll.2: SKULL STAR TOOL SKULL
627 1 reroll r1 w2 b2 > 25.1.roll.3: TOOL SKULL TOOL
628 2 roll > 25.2.roll.1: TWO_SOLDIERS COURAGE SKULL SKULL TOOL TWO_SOLDIERS
629 2 lock r2 b1
630 2 reroll r1 w1 w2 b2 > 25.2.roll.2: TWO_SOLDIERS SKULL SOLDIER TOOL
631 2 reroll r1 w1 w2 b2 > 25.2.roll.3: TOOL STAR SKULL STAR
632 1 use corporal
633 1 reroll w2 > 25.1.roll.4: TOOL
634 1 ready
635 2 use corporal
636 2 reroll w2 > 25.2.roll.4: SOLDIER
637 2 ready
638 1 claim TOOL
639 1 stars
640 1 recruit general
641 1 done
642 2 done
643 1 move 10
644 2 move 10
645 2 ready > 25.0.mgf.9: 1
646 1 ready
647 2 use bangalore-torpedo
648 2 ready
649 1 roll > 26.1.roll.1: SOLDIER STAR TWO_SOLDIERS COURAGE STAR STAR
650 1 lock w2
651 1 reroll r1 r2 w1 b1 b2 > 26.1.roll.2: TWO_SOLDIERS COURAGE TOOL TWO_SOLDIERS TOOL
652 1 reroll r1 b1 b2 > 26.1.roll.3: SOLDIER TOOL SOLDIER
653 2 roll > 26.2.roll.1: STAR TWO_SOLDIERS STAR SKULL TOOL TOOL
654 2 lock w1
655 2 reroll r2 w2 b1 b2 > 26.2.roll.2: SOLDIER SOLDIER SKULL STAR
656 2 reroll b1 > 26.2.roll.3: TOOL
657 1 use corporal
658 1 reroll b2 > 26.1.roll.4: STAR
659 1 ready
660 2 use croix-de-guerre
661 2 use corporal
662 2 reroll b1 > 26.2.roll.4: TWO_SOLDIERS
663 2 ready
664 2 claim STAR
665 2 courage 1
666 1 done
667 2 done
668 1 advance 13
669 2 stay
670 2 ready > 26.0.mgf.9: 4
671 1 ready
672 2 ready > 26.1.own-position.1: 4
673 1 pass
674 1 pay 6 1
675 1 roll > 27.1.roll.1: SKULL TOOL COURAGE TOOL COURAGE COURAGE
676 1 lock b1
677 1 reroll r1 r2 > 27.1.roll.2: SOLDIER TOOL
678 1 reroll r1 r2 > 27.1.roll.3: COURAGE TOOL
679 2 roll > 27.2.roll.1: STAR TOOL TWO_SOLDIERS SOLDIER SOLDIER COURAGE
680 2 lock b2
681 2 reroll r1 r2 w1 > 27.2.roll.2: COURAGE SOLDIER SOLDIER
682 2 reroll w2 > 27.2.roll.3: SKULL
683 1 ready
684 2 use corporal
685 2 reroll w2 > 27.2.roll.4: TWO_SOLDIERS
686 2 ready
687 1 claim COURAGE
688 1 charge
689 2 claim SOLDIER
690 1 done
691 2 done
692 1 charge 15
693 2 advance 13
694 1 ready
695 2 ready > 27.1.own-position.1: 6
696 1 pass
697 1 pay 1 0
698 2 pay 0 1
699 1 pay 6 0
700 1 lose soldiers
701 2 pay 4 4
702 1 roll > 28.1.roll.1: COURAGE STAR SKULL COURAGE COURAGE SKULL
703 1 lock b1
704 1 reroll w1 b2 > 28.1.roll.2: SOLDIER TWO_SOLDIERS
705 1 reroll r2 w1 b2 > 28.1.roll.3: TWO_SOLDIERS TWO_SOLDIERS TOOL
706 2 roll > 28.2.roll.1: TOOL COURAGE SOLDIER TWO_SOLDIERS SOLDIER SOLDIER
707 2 lock w1
708 2 reroll r1 r2 w2 b2 > 28.2.roll.2: SOLDIER TOOL SOLDIER SKULL
709 2 reroll w2 b2 > 28.2.roll.3: COURAGE SOLDIER
710 1 ready
711 2 ready
712 1 claim COURAGE
713 1 charge
714 2 claim SOLDIER
715 1 find dispatch-case
716 1 done
717 2 done
718 1 charge bunker
719 2 advance 15 > 28.0.mgf.16: 6
720 1 ready
721 2 ready > 28.2.own-position.1: 1
722 2 pass
723 1 lose decoy
724 1 pay 6 0
725 1 lose soldiers
726 2 pay 4 0
727 2 lose soldiers
728 2 roll > 29.2.roll.1: COURAGE COURAGE STAR COURAGE TOOL SKULL
729 2 lock r1 w2
730 2 reroll w1 b1 b2 > 29.2.roll.2: SKULL TOOL SOLDIER
731 2 reroll w1 b1 b2 > 29.2.roll.3: SOLDIER TWO_SOLDIERS SOLDIER
732 2 use corporal
733 2 reroll b1 > 29.2.roll.4: SOLDIER
734 2 ready
735 2 find strategic-map
736 2 done
737 2 advance bunker
738 2 ready > 29.0.mgf.16: 4
739 2 ready
740 2 pay 3 0
741 2 lose soldiers
end won seed=golden-0
