# ends as 7ef2b08d510c731e8d575e560f5d43f0
hh2 dday n-06 units=2 boxes=base rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
2 1 lock r1 r2
3 1 reroll w1 w2 b1 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
4 1 reroll w1 w2 b1 > 1.1.roll.3: SOLDIER TOOL SKULL
5 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
6 2 lock w2 b1
7 2 reroll w1 b2 > 1.2.roll.2: STAR TOOL
8 2 reroll b2 > 1.2.roll.3: TWO_SOLDIERS
9 1 cancel r1
10 2 claim SOLDIER
11 1 done
12 2 done
13 1 stay
14 2 stay
15 1 ready
16 2 ready
17 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
18 1 lock b1 b2
19 1 reroll r1 w2 > 2.1.roll.2: SKULL COURAGE
20 1 reroll r1 > 2.1.roll.3: TOOL
21 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
22 2 lock w1 b2
23 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
24 2 reroll w2 > 2.2.roll.3: TOOL
25 2 claim SOLDIER
26 1 done
27 2 done
28 1 stay
29 2 stay
30 1 ready
31 2 ready
32 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
33 1 lock r1 w2
34 1 reroll r2 w1 b1 b2 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
35 1 reroll r2 w1 > 3.1.roll.3: TWO_SOLDIERS SKULL
36 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
37 2 lock w1 w2
38 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
39 2 reroll r1 r2 > 3.2.roll.3: SOLDIER STAR
40 1 cancel r1
41 1 recruit scout
42 1 done
43 2 recruit scout
44 2 done
45 1 advance 4
46 2 advance 4
47 1 ready
48 2 ready
49 1 lose soldiers
50 2 lose soldiers
51 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
52 1 lock w1 b1
53 1 reroll b2 > 4.1.roll.2: TOOL
54 1 stop
55 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
56 2 lock w1 b2
57 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
58 2 stop
59 1 claim COURAGE
60 1 soldiers
61 1 cancel r1
62 2 claim SOLDIER
63 2 cancel r1
64 1 find walkie-talkie
65 1 done
66 2 done
67 1 stay
68 2 stay
69 1 ready
70 2 ready
71 1 lose soldiers
72 2 lose soldiers
73 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
74 1 lock w2 b2
75 1 reroll r1 r2 b1 > 5.1.roll.2: SOLDIER COURAGE TOOL
76 1 reroll b1 > 5.1.roll.3: TOOL
77 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
78 2 lock b1 b2
79 2 reroll r1 r2 > 5.2.roll.2: COURAGE COURAGE
80 2 reroll r1 r2 > 5.2.roll.3: SKULL SOLDIER
81 1 straight
82 1 take distinguished-service-cross
83 2 claim SOLDIER
84 2 cancel w2
85 1 find lucky-charm
86 1 use lucky-charm
87 1 gain stars
88 1 recruit corporal
89 1 done
90 2 done
91 1 stay
92 2 stay
93 1 ready
94 2 ready
95 1 lose soldiers
96 2 lose soldiers
97 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
98 1 lock w1 w2
99 1 reroll r1 r2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
100 1 reroll b2 > 6.1.roll.3: STAR
101 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
102 2 lock r1 r2
103 2 reroll w1 w2 b1 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER
104 2 reroll w1 w2 b1 > 6.2.roll.3: SOLDIER TWO_SOLDIERS SOLDIER
105 1 use distinguished-service-cross
106 1 bonus TWO_SOLDIERS
107 1 ready
108 1 straight
109 1 take medal-of-honor
110 2 straight
111 2 take memorial-cross
112 1 trade 2
113 1 give courage 8
114 1 offer
115 2 accept
116 1 done
117 2 recruit corporal
118 2 done
119 1 advance 7 > 6.1.random.1: 3
120 2 advance 7
121 1 ready
122 2 ready
123 1 lose soldiers
124 2 lose soldiers
125 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
126 1 lock b1 b2
127 1 reroll r2 w2 > 7.1.roll.2: STAR SKULL
128 1 reroll w2 > 7.1.roll.3: SKULL
129 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
130 2 lock b1 b2
131 2 reroll r1 w2 > 7.2.roll.2: COURAGE STAR
132 2 stop
133 1 colour red
134 1 use corporal
135 1 reroll w2 > 7.1.roll.4: COURAGE
136 1 use medal-of-honor
137 1 add red TWO_SOLDIERS
138 1 add white TWO_SOLDIERS
139 1 add blue TWO_SOLDIERS
140 2 colour red
141 2 use memorial-cross
142 2 ready
143 1 straight
144 1 take conspicuous-gallantry-medal
145 2 claim TWO_SOLDIERS
146 2 straight
147 2 take army-good-conduct-medal
148 1 recruit veteran
149 1 find pocket-bible
150 1 use pocket-bible
151 1 done
152 2 recruit veteran
153 2 find flame-thrower
154 2 done
155 1 stay
156 2 stay
157 1 ready
158 2 ready
159 1 lose soldiers
160 2 lose soldiers
161 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
162 1 lock w2 b2
163 1 reroll r1 r2 w1 b1 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
164 1 reroll b1 > 8.1.roll.3: STAR
165 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
166 2 lock r1 r2
167 2 reroll w1 b1 b2 > 8.2.roll.2: COURAGE SOLDIER COURAGE
168 2 reroll w2 > 8.2.roll.3: TOOL
169 1 colour red
170 1 use corporal
171 1 reroll b1 > 8.1.roll.4: SOLDIER
172 1 use conspicuous-gallantry-medal
173 1 add colourless STAR
174 1 add colourless TWO_SOLDIERS
175 1 add colourless TWO_SOLDIERS
176 2 colour red
177 2 ready
178 1 straight
179 1 take croix-de-guerre
180 2 straight
181 2 take legion-of-merit
182 1 find rangefinder
183 1 done
184 2 find mine-detector
185 2 done
186 1 move 6 > 8.1.random.1: 4
187 2 move 6
188 1 ready
189 2 ready
190 1 lose soldiers
191 2 lose soldiers
192 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
193 1 lock w1 w2
194 1 reroll r1 r2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
195 1 reroll b2 > 9.1.roll.3: STAR
196 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
197 2 lock r1 b1
198 2 reroll r2 w1 w2 b2 > 9.2.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
199 2 reroll b2 > 9.2.roll.3: SOLDIER
200 1 use croix-de-guerre
201 1 ready
202 2 use legion-of-merit
203 2 take tank
204 2 use army-good-conduct-medal
205 2 set b1 TWO_SOLDIERS
206 2 set w1 TWO_SOLDIERS
207 2 ready
208 1 straight
209 1 take bronze-star
210 2 claim TWO_SOLDIERS
211 1 recruit hero
212 1 done
213 2 recruit quartermaster
214 2 trade 1
215 2 give soldiers 4
216 2 offer
217 1 accept
218 1 done
219 2 done
220 1 stay
221 2 stay
222 1 ready
223 2 ready
224 2 lose soldiers
225 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
226 1 lock r1 w2
227 1 reroll r2 b1 b2 > 10.1.roll.2: TOOL SOLDIER TWO_SOLDIERS
228 1 reroll r2 > 10.1.roll.3: SOLDIER
229 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
230 2 lock r1 b1
231 2 reroll r2 b2 > 10.2.roll.2: SOLDIER STAR
232 2 stop
233 1 use bronze-star
234 1 find bangalore-torpedo
235 1 use corporal
236 1 reroll w1 > 10.1.roll.4: SKULL
237 1 ready
238 2 ready
239 1 claim TWO_SOLDIERS
240 1 cancel r2
241 2 straight
242 2 take distinguished-conduct-medal
243 1 done
244 2 recruit marksman
245 2 done
246 1 stay
247 2 stay
248 1 use bangalore-torpedo
249 1 ready
250 2 trade 1
251 2 give courage 2
252 2 offer
253 1 accept
254 1 ready
255 2 ready
256 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
257 1 lock r2 w1
258 1 reroll w2 b1 b2 > 11.1.roll.2: SKULL SKULL SOLDIER
259 1 reroll w2 b1 > 11.1.roll.3: SOLDIER STAR
260 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
261 2 lock w1 b2
262 2 reroll r1 r2 w2 > 11.2.roll.2: TOOL TWO_SOLDIERS SOLDIER
263 2 reroll r1 > 11.2.roll.3: STAR
264 1 ready
265 2 use distinguished-conduct-medal
266 2 recruit chaplain
267 2 ready
268 1 claim SOLDIER
269 2 claim TWO_SOLDIERS
270 1 recruit point-man
271 1 done
272 2 recruit point-man
273 2 done
274 1 move 5
275 2 move 5 > 11.0.mgf.4: 3
276 1 ready
277 2 ready
278 1 pay 1 0
279 1 lose soldiers
280 2 lose soldiers
281 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
282 1 lock b1 b2
283 1 reroll r1 w2 > 12.1.roll.2: TOOL STAR
284 1 reroll r1 > 12.1.roll.3: SOLDIER
285 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
286 2 lock w1 w2
287 2 reroll r1 r2 b1 b2 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
288 2 reroll r1 r2 > 12.2.roll.3: TOOL TOOL
289 1 ready
290 2 use corporal
291 2 reroll r1 > 12.2.roll.4: TWO_SOLDIERS
292 2 ready
293 1 claim TWO_SOLDIERS
294 2 claim TWO_SOLDIERS
295 1 find toolkit
296 1 done
297 2 done
298 1 stay
299 2 stay > 12.0.mgf.4: 3
300 1 ready
301 2 ready
302 1 pay 0 1
303 1 lose soldiers
304 2 lose soldiers
305 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
306 1 lock b1 b2
307 1 reroll w2 > 13.1.roll.2: STAR
308 1 stop
309 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
310 2 lock r1 b2
311 2 reroll r2 w1 w2 b1 > 13.2.roll.2: SKULL STAR SOLDIER TOOL
312 2 reroll r2 b1 > 13.2.roll.3: SKULL STAR
313 1 ready
314 2 use corporal
315 2 reroll r2 > 13.2.roll.4: SKULL
316 2 ready
317 1 straight
318 1 take silver-star
319 2 claim STAR
320 2 white TWO_SOLDIERS
321 2 cancel b1
322 1 done
323 2 recruit hero
324 2 find grenade
325 2 done
326 1 stay
327 2 stay
328 2 ready > 13.0.mgf.4: 6
329 1 ready
330 2 ready
331 1 pay 1 2
332 1 lose soldiers
333 2 pay 5 1
334 2 lose soldiers
335 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
336 1 lock r2 w1
337 1 reroll r1 w2 b1 b2 > 14.1.roll.2: TWO_SOLDIERS STAR TOOL TOOL
338 1 reroll b1 b2 > 14.1.roll.3: TWO_SOLDIERS SKULL
339 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
340 2 lock w1 b2
341 2 reroll r1 r2 w2 b1 > 14.2.roll.2: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS
342 2 reroll r1 w2 > 14.2.roll.3: STAR TWO_SOLDIERS
343 1 use corporal
344 1 reroll b2 > 14.1.roll.4: TWO_SOLDIERS
345 1 ready
346 2 ready
347 1 claim TWO_SOLDIERS
348 2 claim STAR
349 2 white SOLDIER
350 2 claim TWO_SOLDIERS
351 1 done
352 2 recruit minesweeper
353 2 done
354 1 advance 8
355 2 advance 8
356 1 ready
357 2 ready
358 1 pay 0 1
359 1 lose soldiers
360 2 pay 2 0
361 2 lose soldiers
362 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
363 1 lock r2 w2
364 1 reroll r1 b1 b2 > 15.1.roll.2: SKULL SOLDIER STAR
365 1 reroll r1 > 15.1.roll.3: COURAGE
366 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
367 2 lock w1 b1
368 2 reroll r1 b2 > 15.2.roll.2: SKULL SOLDIER
369 2 reroll r2 b2 > 15.2.roll.3: COURAGE STAR
370 1 use corporal
371 1 reroll r1 > 15.1.roll.4: SOLDIER
372 1 ready
373 2 ready
374 1 claim SOLDIER
375 1 cancel b2
376 2 claim SKULL
377 1 done
378 2 find field-radio
379 2 use field-radio
380 2 done
381 1 move 9
382 2 move 9
383 2 ready > 15.0.mgf.8: 2
384 1 ready
385 2 trade 1
386 2 give soldiers 4
387 2 offer
388 1 accept
389 1 ready
390 2 ready
391 1 pay 1 0
392 1 lose soldiers
393 2 pay 3 1
394 2 lose soldiers
395 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
396 1 lock b1 b2
397 1 reroll r1 r2 w2 > 16.1.roll.2: COURAGE SOLDIER SOLDIER
398 1 reroll r1 r2 w2 > 16.1.roll.3: COURAGE STAR SKULL
399 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
400 2 lock w1 b1
401 2 reroll r2 w2 > 16.2.roll.2: TOOL TOOL
402 2 reroll r1 b2 > 16.2.roll.3: STAR SOLDIER
403 1 use corporal
404 1 reroll w2 > 16.1.roll.4: SOLDIER
405 1 use toolkit
406 1 ready
407 2 use corporal
408 2 reroll b2 > 16.2.roll.4: TWO_SOLDIERS
409 2 ready
410 1 find shoulder-patch
411 1 use shoulder-patch
412 1 lose soldiers
413 1 recruit chaplain
414 1 done
415 2 recruit messenger
416 2 find ammo-box
417 2 done
418 1 stay
419 2 stay
420 2 ready > 16.0.mgf.8: 1
421 1 ready
422 2 ready
423 1 pay 1 2
424 1 lose soldiers
425 2 pay 0 0
426 2 lose soldiers
427 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
428 1 lock r1 w2
429 1 reroll r2 w1 b1 > 17.1.roll.2: TOOL SOLDIER SKULL
430 1 reroll b2 > 17.1.roll.3: COURAGE
431 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
432 2 lock r1 b2
433 2 reroll r2 w2 b1 > 17.2.roll.2: SKULL TWO_SOLDIERS COURAGE
434 2 reroll w1 w2 b1 > 17.2.roll.3: STAR SKULL TOOL
435 1 ready
436 2 use corporal
437 2 reroll r2 > 17.2.roll.4: TWO_SOLDIERS
438 2 ready
439 1 straight
440 1 take victoria-cross
441 2 cancel r2
442 1 find binoculars
443 1 done
444 2 done
445 1 stay
446 2 stay
447 2 ready > 17.0.mgf.8: 4
448 1 ready
449 2 ready
450 1 pay 2 1
451 1 lose soldiers
452 2 pay 1 2
453 2 lose soldiers
454 1 roll > 18.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
455 1 lock b1 b2
456 1 reroll r2 w2 > 18.1.roll.2: STAR TOOL
457 1 reroll r2 w2 > 18.1.roll.3: SOLDIER TOOL
458 2 roll > 18.2.roll.1: TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL
459 2 lock w1 b2
460 2 reroll r1 w2 b1 > 18.2.roll.2: SKULL TOOL STAR
461 2 reroll r1 w2 > 18.2.roll.3: TWO_SOLDIERS SKULL
462 1 use corporal
463 1 reroll w2 > 18.1.roll.4: COURAGE
464 1 use rangefinder
465 1 set b1 SKULL
466 1 ready
467 2 use corporal
468 2 reroll r1 > 18.2.roll.4: TWO_SOLDIERS
469 2 ready
470 1 straight
471 2 cancel r1
472 2 cancel r2
473 1 done
474 2 done
475 1 move 10
476 2 move 10
477 1 ready
478 2 ready
479 1 pay 1 1
480 1 lose soldiers
481 2 pay 0 2
482 2 lose soldiers
483 1 roll > 19.1.roll.1: SOLDIER COURAGE TOOL TWO_SOLDIERS COURAGE SKULL
484 1 lock r1 r2
485 1 reroll w1 w2 b2 > 19.1.roll.2: TWO_SOLDIERS STAR TWO_SOLDIERS
486 1 reroll w2 > 19.1.roll.3: SKULL
487 2 roll > 19.2.roll.1: STAR TWO_SOLDIERS SOLDIER SKULL COURAGE COURAGE
488 2 lock r1 b1
489 2 reroll r2 w1 w2 b2 > 19.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER TOOL
490 2 reroll r2 w1 w2 > 19.2.roll.3: TOOL SOLDIER SOLDIER
491 1 use corporal
492 1 reroll w2 > 19.1.roll.4: COURAGE
493 1 ready
494 2 use corporal
495 2 reroll w1 > 19.2.roll.4: STAR
496 2 ready
497 1 claim COURAGE
498 1 charge
499 1 done
500 2 done
501 1 stay
502 2 stay
503 1 ready
504 2 ready
505 1 pay 4 0
506 1 lose soldiers
507 2 pay 1 2
508 2 lose soldiers
509 1 roll > 20.1.roll.1: STAR STAR SOLDIER TOOL SKULL STAR
510 1 lock r1 b2
511 1 reroll w1 w2 b1 > 20.1.roll.2: COURAGE COURAGE TWO_SOLDIERS
512 1 reroll w1 w2 > 20.1.roll.3: SOLDIER TWO_SOLDIERS
513 2 roll > 20.2.roll.1: COURAGE SKULL SKULL STAR SOLDIER TOOL
514 2 lock w2 b1
515 2 reroll r1 r2 w1 b2 > 20.2.roll.2: SKULL COURAGE SKULL TOOL
516 2 reroll r1 r2 w1 b2 > 20.2.roll.3: TWO_SOLDIERS STAR TOOL STAR
517 1 use corporal
518 1 reroll w1 > 20.1.roll.4: TOOL
519 1 use binoculars
520 1 set w2 STAR
521 1 ready
522 2 ready
523 1 claim STAR
524 1 courage 2
525 2 claim STAR
526 2 courage 1
527 1 recruit minesweeper
528 1 done
529 2 recruit captain
530 2 done
531 1 stay
532 2 stay
533 1 ready
534 2 ready
535 1 pay 3 1
536 1 lose soldiers
537 2 pay 3 0
538 2 lose soldiers
539 1 roll > 21.1.roll.1: SKULL SKULL SOLDIER COURAGE SKULL SKULL
540 1 lock w1 w2
541 1 reroll r1 r2 b1 b2 > 21.1.roll.2: STAR SOLDIER SKULL SOLDIER
542 1 reroll r1 b1 > 21.1.roll.3: STAR COURAGE
543 2 roll > 21.2.roll.1: SKULL TWO_SOLDIERS SOLDIER SOLDIER COURAGE SKULL
544 2 lock r2 b1
545 2 reroll w1 w2 > 21.2.roll.2: COURAGE SOLDIER
546 2 reroll r1 b2 > 21.2.roll.3: COURAGE COURAGE
547 1 use corporal
548 1 reroll r1 > 21.1.roll.4: STAR
549 1 ready
550 2 ready
551 1 claim SOLDIER
552 2 claim COURAGE
553 2 charge
554 1 done
555 2 done
556 1 advance 13
557 2 charge 13
558 2 ready > 21.0.mgf.12: 6
559 1 ready
560 2 ready
561 1 pay 3 1
562 1 lose soldiers
563 2 pay 7 0
564 2 lose soldiers
565 1 roll > 22.1.roll.1: SOLDIER COURAGE STAR SKULL STAR COURAGE
566 1 lock r1 r2
567 1 reroll w1 w2 b1 > 22.1.roll.2: STAR SOLDIER SOLDIER
568 1 reroll w1 > 22.1.roll.3: TOOL
569 2 roll > 22.2.roll.1: SKULL TOOL TOOL COURAGE SOLDIER TWO_SOLDIERS
570 2 lock w2 b2
571 2 reroll r1 r2 w1 b1 > 22.2.roll.2: COURAGE SOLDIER SOLDIER COURAGE
572 2 stop
573 1 use corporal
574 1 reroll w1 > 22.1.roll.4: TWO_SOLDIERS
575 1 ready
576 2 ready
577 1 claim SOLDIER
578 2 claim COURAGE
579 2 charge
580 1 done
581 2 done
582 1 move 12
583 2 move 12
584 2 ready > 22.0.mgf.11: 2
585 1 ready
586 2 ready
587 1 pay 3 0
588 1 lose soldiers
589 2 pay 4 0
590 2 lose soldiers
591 1 roll > 23.1.roll.1: STAR TOOL SKULL TOOL SKULL SOLDIER
592 1 lock w2 b2
593 1 reroll r1 r2 w1 b1 > 23.1.roll.2: SOLDIER SOLDIER TWO_SOLDIERS TWO_SOLDIERS
594 1 reroll r2 w1 > 23.1.roll.3: TWO_SOLDIERS COURAGE
595 2 roll > 23.2.roll.1: SOLDIER COURAGE TOOL COURAGE STAR TWO_SOLDIERS
596 2 lock r2 w2
597 2 reroll r1 b1 b2 > 23.2.roll.2: SOLDIER STAR TOOL
598 2 reroll b1 b2 > 23.2.roll.3: SKULL STAR
599 1 use silver-star
600 1 roll > 23.1.roll.4: SOLDIER STAR SKULL TOOL TOOL TOOL
601 1 lock r1 w2
602 1 reroll r2 w1 b1 b2 > 23.1.roll.5: SOLDIER COURAGE SOLDIER TWO_SOLDIERS
603 1 reroll r2 b1 > 23.1.roll.6: COURAGE COURAGE
604 1 ready
605 2 use corporal
606 2 reroll b1 > 23.2.roll.4: TWO_SOLDIERS
607 2 ready
608 1 claim COURAGE
609 1 charge
610 1 done
611 2 done
612 1 charge 14
613 2 advance 14
614 2 ready > 23.0.mgf.13: 5
615 1 ready
616 2 ready
617 1 pay 7 0
618 1 lose soldiers
619 2 pay 2 1
620 2 lose soldiers
621 1 roll > 24.1.roll.1: SKULL TOOL SOLDIER TWO_SOLDIERS COURAGE STAR
622 1 lock w1 w2
623 1 reroll r1 r2 b1 b2 > 24.1.roll.2: TOOL SKULL SOLDIER SKULL
624 1 reroll r1 r2 b2 > 24.1.roll.3: STAR TWO_SOLDIERS TOOL
625 2 roll > 24.2.roll.1: TWO_SOLDIERS TOOL STAR COURAGE TWO_SOLDIERS SOLDIER
626 2 lock r1 b1
627 2 reroll r2 w1 w2 > 24.2.roll.2: STAR SKULL TWO_SOLDIERS
628 2 reroll w1 > 24.2.roll.3: TOOL
629 1 use corporal
630 1 reroll r1 > 24.1.roll.4: SOLDIER
631 1 ready
632 2 ready
633 1 claim SOLDIER
634 2 claim TWO_SOLDIERS
635 1 find dispatch-case
636 1 done
637 2 find carrier-pigeon
638 2 done
639 1 advance bunker
640 2 advance bunker
641 2 ready > 24.0.mgf.15: 2
642 1 ready
643 2 ready
644 1 pay 1 0
645 1 lose soldiers
646 2 pay 1 1
647 2 lose soldiers
end won seed=golden-0
