# ends as fe77f6598563065daa95d0529b186db0
hh2 dday n-03 units=2 boxes=base opts=gold=touch rules=3 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start 1
2 2 start 1
3 1 six
4 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
5 1 lock r1 b1
6 1 reroll r2 w1 w2 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
7 1 reroll r2 w1 > 1.1.roll.3: SOLDIER TWO_SOLDIERS
8 2 six
9 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
10 2 lock w2 b1
11 2 reroll w1 b2 > 1.2.roll.2: STAR TOOL
12 2 reroll b2 > 1.2.roll.3: TWO_SOLDIERS
13 1 claim TOOL
14 2 claim SOLDIER
15 1 recruit sharpshooter
16 1 find walkie-talkie
17 1 done
18 2 done
19 1 stay
20 2 stay
21 1 ready
22 2 ready
23 1 lose soldiers
24 1 six
25 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
26 1 lock b1 b2
27 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
28 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
29 2 six
30 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
31 2 lock w1 b2
32 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
33 2 reroll w2 > 2.2.roll.3: TOOL
34 2 claim SOLDIER
35 1 done
36 2 done
37 1 stay
38 2 stay
39 1 ready
40 2 ready
41 1 lose soldiers
42 1 six
43 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
44 1 lock r1 w2
45 1 reroll r2 w1 b1 b2 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
46 1 reroll r2 w1 > 3.1.roll.3: TWO_SOLDIERS SKULL
47 2 six
48 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
49 2 lock w1 w2
50 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
51 2 reroll r1 r2 > 3.2.roll.3: SOLDIER STAR
52 1 recruit beachmaster
53 1 done
54 2 recruit sharpshooter
55 2 done
56 1 advance 4
57 2 advance 4
58 1 ready
59 2 ready
60 1 lose soldiers
61 2 lose soldiers
62 1 six
63 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
64 1 lock w1 b1
65 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
66 1 reroll b2 > 4.1.roll.3: TOOL
67 2 six
68 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
69 2 lock w1 b2
70 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
71 2 reroll r2 > 4.2.roll.3: COURAGE
72 1 claim COURAGE
73 1 charge
74 2 claim SOLDIER
75 1 done
76 2 done
77 1 stay
78 2 stay
79 1 ready
80 2 ready
81 1 lose soldiers
82 2 lose soldiers
83 1 six
84 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
85 1 lock w2 b2
86 1 reroll r1 r2 w1 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
87 1 stop
88 2 six
89 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
90 2 lock w2 b1
91 2 reroll r1 r2 > 5.2.roll.2: COURAGE COURAGE
92 2 reroll w1 > 5.2.roll.3: SOLDIER
93 1 recruit scout
94 1 done
95 2 recruit scout
96 2 done
97 1 stay
98 2 stay
99 1 ready
100 2 ready
101 1 lose soldiers
102 2 lose soldiers
103 1 six
104 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
105 1 lock r1 w2
106 1 reroll r2 w1 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
107 1 reroll b2 > 6.1.roll.3: STAR
108 2 six
109 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
110 2 lock r2 b2
111 2 reroll r1 w1 w2 b1 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER SKULL
112 2 reroll w2 > 6.2.roll.3: SOLDIER
113 1 claim TWO_SOLDIERS
114 2 straight
115 2 take distinguished-service-cross
116 1 find lucky-charm
117 1 use lucky-charm
118 1 gain stars
119 1 recruit hero
120 1 done
121 2 done
122 1 move 5 > 6.1.mine.1: 4
123 1 pay 0 0
124 1 lose soldiers
125 2 move 5 > 6.2.mine.1: 6
126 2 lose soldiers
127 1 ready
128 2 ready
129 1 pay 0 0
130 1 lose soldiers
131 2 lose soldiers
132 1 six
133 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
134 1 lock b1 b2
135 1 reroll r1 r2 w1 > 7.1.roll.2: TWO_SOLDIERS STAR TOOL
136 1 reroll r2 w1 > 7.1.roll.3: STAR TOOL
137 2 six
138 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
139 2 lock b1 b2
140 2 reroll w1 > 7.2.roll.2: STAR
141 2 reroll w1 > 7.2.roll.3: COURAGE
142 2 use distinguished-service-cross
143 2 bonus TWO_SOLDIERS
144 2 straight
145 2 take medal-of-honor
146 1 recruit corporal
147 1 done
148 2 recruit beachmaster
149 2 done
150 1 stay
151 2 stay
152 1 ready
153 2 ready
154 1 pay 0 0
155 1 lose soldiers
156 2 lose soldiers
157 1 six
158 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
159 1 lock w1 w2
160 1 reroll r1 r2 b1 b2 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
161 1 reroll r1 b2 > 8.1.roll.3: COURAGE SKULL
162 2 six
163 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
164 2 lock r2 w2
165 2 reroll r1 w1 b1 b2 > 8.2.roll.2: SOLDIER STAR SOLDIER TWO_SOLDIERS
166 2 reroll w1 > 8.2.roll.3: TOOL
167 1 use corporal
168 1 reroll b2 > 8.1.roll.4: SOLDIER
169 2 use medal-of-honor
170 2 add red TWO_SOLDIERS
171 2 add white TWO_SOLDIERS
172 2 add blue TWO_SOLDIERS
173 1 claim TWO_SOLDIERS
174 1 straight
175 1 take memorial-cross
176 1 done
177 2 done
178 1 stay
179 2 stay
180 1 trade 2
181 1 give soldiers 6
182 1 offer
183 2 accept
184 1 ready
185 2 ready
186 1 pay 1 1
187 1 lose soldiers
188 2 lose soldiers
189 1 six
190 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
191 1 lock w1 w2
192 1 reroll r1 r2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
193 1 reroll b2 > 9.1.roll.3: STAR
194 2 six
195 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
196 2 lock b1 b2
197 2 reroll r1 r2 w1 w2 > 9.2.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
198 2 reroll r2 > 9.2.roll.3: SOLDIER
199 1 use memorial-cross
200 1 ready
201 1 straight
202 1 take conspicuous-gallantry-medal
203 2 straight
204 2 take army-good-conduct-medal
205 1 recruit minesweeper
206 1 find bangalore-torpedo
207 1 done
208 2 recruit corporal
209 2 find pocket-bible
210 2 use pocket-bible
211 2 done
212 1 move 6
213 2 move 6 > 9.2.mine.1: 2
214 2 lose soldiers > 9.0.mgf.5: 6
215 1 ready
216 2 ready
217 1 pay 0 0
218 1 lose soldiers
219 2 lose soldiers
220 1 six
221 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
222 1 lock w2 b1
223 1 reroll b2 > 10.1.roll.2: TWO_SOLDIERS
224 1 reroll w1 > 10.1.roll.3: SOLDIER
225 2 six
226 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
227 2 lock w1 w2
228 2 reroll b1 b2 > 10.2.roll.2: SOLDIER STAR
229 2 reroll b2 > 10.2.roll.3: SKULL
230 1 use conspicuous-gallantry-medal
231 1 add colourless TWO_SOLDIERS
232 1 add colourless COURAGE
233 1 add colourless TWO_SOLDIERS
234 1 ready
235 2 use army-good-conduct-medal
236 2 set r1 SOLDIER
237 2 enough
238 2 ready
239 1 claim TWO_SOLDIERS
240 1 straight
241 1 take croix-de-guerre
242 2 claim SKULL
243 2 claim SOLDIER
244 1 find rangefinder
245 2 mine
246 1 find mine-detector
247 1 done
248 2 done
249 1 stay
250 2 stay > 10.0.mgf.5: 5
251 1 trade 2
252 1 give soldiers 2
253 1 offer
254 2 accept
255 1 ready
256 2 ready
257 1 pay 1 1
258 1 lose soldiers
259 2 lose soldiers
260 1 six
261 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
262 1 lock w1 w2
263 1 reroll r2 b1 b2 > 11.1.roll.2: SKULL SKULL SOLDIER
264 1 stop
265 2 six
266 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
267 2 lock w1 b2
268 2 reroll r2 w2 > 11.2.roll.2: COURAGE COURAGE
269 2 reroll r2 > 11.2.roll.3: STAR
270 1 use croix-de-guerre
271 1 ready
272 2 use corporal
273 2 reroll r2 > 11.2.roll.4: SOLDIER
274 2 ready
275 1 claim SKULL
276 1 claim SOLDIER
277 1 find signalling-lamp
278 2 mine
279 1 find field-radio
280 1 use field-radio
281 1 done
282 2 use signalling-lamp
283 2 done
284 1 stay
285 2 stay > 11.0.mgf.5: 6
286 1 ready
287 2 ready
288 2 lose soldiers
289 1 six
290 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
291 1 lock b1 b2
292 1 stop
293 2 six
294 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
295 2 lock w2 b1
296 2 reroll r2 w1 b2 > 12.2.roll.2: TOOL COURAGE SOLDIER
297 2 reroll r2 w1 > 12.2.roll.3: TOOL TOOL
298 1 ready
299 2 use corporal
300 2 reroll r2 > 12.2.roll.4: TWO_SOLDIERS
301 2 use rangefinder
302 2 set b1 TWO_SOLDIERS
303 1 claim TWO_SOLDIERS
304 2 claim TWO_SOLDIERS
305 1 find grenade
306 2 mine
307 1 find ammo-box
308 1 done
309 2 done
310 1 advance 9
311 2 advance 9
312 1 ready
313 2 ready
314 1 pay 0 0
315 1 lose soldiers
316 2 lose soldiers
317 1 six
318 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
319 1 lock w1 b2
320 1 reroll w2 b1 > 13.1.roll.2: COURAGE STAR
321 1 reroll w2 > 13.1.roll.3: TOOL
322 2 six
323 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
324 2 lock r1 b2
325 2 reroll r2 w1 w2 b1 > 13.2.roll.2: SKULL STAR SOLDIER TOOL
326 2 reroll r2 b1 > 13.2.roll.3: SKULL STAR
327 1 ready
328 2 ready
329 1 straight
330 1 take legion-of-merit
331 2 claim STAR
332 2 white TWO_SOLDIERS
333 2 straight
334 2 take bronze-star
335 1 recruit decoy
336 2 mine
337 1 done
338 2 find binoculars
339 2 done
340 1 stay
341 2 stay
342 1 ready
343 2 ready
344 1 pay 1 2
345 1 lose soldiers
346 2 lose soldiers
347 1 six
348 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
349 1 lock r2 w1
350 1 reroll r1 b1 b2 > 14.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS STAR
351 1 stop
352 2 six
353 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
354 2 lock w1 w2
355 2 reroll r1 r2 b1 b2 > 14.2.roll.2: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS
356 2 reroll r1 > 14.2.roll.3: TWO_SOLDIERS
357 1 use legion-of-merit
358 1 take tank
359 1 ready
360 2 use bronze-star
361 2 find dispatch-case
362 2 use binoculars
363 2 set w2 TWO_SOLDIERS
364 2 ready
365 1 claim TWO_SOLDIERS
366 2 claim TWO_SOLDIERS
367 1 done
368 2 recruit chaplain
369 2 done
370 1 stay
371 2 stay
372 1 ready
373 2 ready
374 1 pay 1 2
375 1 lose soldiers
376 2 lose soldiers
377 1 six
378 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
379 1 lock r2 w2
380 1 reroll r1 b1 b2 > 15.1.roll.2: SKULL SOLDIER STAR
381 1 reroll r1 > 15.1.roll.3: COURAGE
382 2 six
383 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
384 2 lock w1 b2
385 2 reroll r1 r2 w2 b1 > 15.2.roll.2: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS
386 2 reroll r1 w2 > 15.2.roll.3: COURAGE STAR
387 1 use corporal
388 1 reroll r1 > 15.1.roll.4: SOLDIER
389 1 ready
390 2 use corporal
391 2 reroll r1 > 15.2.roll.4: TWO_SOLDIERS
392 2 ready
393 1 claim SOLDIER
394 2 claim TWO_SOLDIERS
395 1 done
396 2 buy award > 15.2.award.1.silver-star,victoria-cross,purple-heart,distinguished-conduct-medal: victoria-cross
397 2 done
398 1 move 8
399 2 move 8
400 2 ready > 15.0.mgf.7: 5
401 1 ready
402 2 ready
403 1 pay 1 0
404 1 lose soldiers
405 2 lose soldiers
406 1 six
407 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
408 1 lock w1 b1
409 1 reroll r1 r2 w2 > 16.1.roll.2: COURAGE SOLDIER SOLDIER
410 1 reroll r1 b2 > 16.1.roll.3: TWO_SOLDIERS COURAGE
411 2 six
412 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
413 2 lock w1 b1
414 2 reroll r1 r2 w2 b2 > 16.2.roll.2: STAR SOLDIER STAR STAR
415 2 reroll b2 > 16.2.roll.3: TWO_SOLDIERS
416 1 use corporal
417 1 reroll b2 > 16.1.roll.4: SOLDIER
418 2 use corporal
419 2 reroll r2 > 16.2.roll.4: TWO_SOLDIERS
420 2 ready
421 1 claim SOLDIER
422 2 claim STAR
423 2 white TWO_SOLDIERS
424 2 claim TWO_SOLDIERS
425 1 done
426 2 recruit hero
427 2 done
428 1 stay
429 2 stay
430 2 ready > 16.0.mgf.7: 4
431 1 ready
432 2 ready
433 1 pay 0 0
434 1 lose soldiers
435 2 pay 3 1
436 2 lose soldiers
437 1 six
438 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
439 1 lock r2 w2
440 1 reroll r1 w1 b2 > 17.1.roll.2: TOOL SOLDIER SKULL
441 1 reroll r1 b2 > 17.1.roll.3: COURAGE TWO_SOLDIERS
442 2 six
443 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
444 2 lock r2 b2
445 2 reroll w1 w2 > 17.2.roll.2: COURAGE SOLDIER
446 2 reroll w2 > 17.2.roll.3: TWO_SOLDIERS
447 1 use corporal
448 1 reroll w1 > 17.1.roll.4: TOOL
449 2 ready
450 1 claim TWO_SOLDIERS
451 2 claim TWO_SOLDIERS
452 2 claim COURAGE
453 2 charge
454 1 done
455 2 done
456 1 stay
457 2 stay
458 2 ready > 17.0.mgf.7: 2
459 1 ready
460 2 ready
461 1 pay 1 0
462 1 lose soldiers
463 2 pay 5 0
464 2 lose soldiers
465 1 six
466 1 roll > 18.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
467 1 lock w2 b1
468 1 reroll r1 r2 w1 b2 > 18.1.roll.2: TOOL COURAGE SOLDIER SKULL
469 1 reroll w1 b2 > 18.1.roll.3: SOLDIER TOOL
470 2 six
471 2 roll > 18.2.roll.1: TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL
472 2 lock r1 r2
473 2 reroll w1 w2 b1 b2 > 18.2.roll.2: TOOL COURAGE SOLDIER COURAGE
474 2 reroll w2 b1 b2 > 18.2.roll.3: TOOL COURAGE COURAGE
475 1 ready
476 2 use corporal
477 2 reroll b1 > 18.2.roll.4: TWO_SOLDIERS
478 2 ready
479 1 claim COURAGE
480 1 charge
481 1 done
482 2 done
483 1 move 7
484 2 move 7
485 1 ready
486 2 ready
487 1 pay 3 0
488 1 lose soldiers
489 2 pay 1 0
490 2 lose soldiers
491 1 six
492 1 roll > 19.1.roll.1: SOLDIER COURAGE TOOL TWO_SOLDIERS COURAGE SKULL
493 1 lock r1 r2
494 1 reroll w1 b1 > 19.1.roll.2: STAR STAR
495 1 stop
496 2 six
497 2 roll > 19.2.roll.1: STAR TWO_SOLDIERS SOLDIER SKULL COURAGE COURAGE
498 2 lock w1 b1
499 2 reroll b2 > 19.2.roll.2: SOLDIER
500 2 reroll b2 > 19.2.roll.3: TOOL
501 1 ready
502 2 ready
503 1 straight
504 1 take distinguished-conduct-medal
505 2 straight
506 2 take silver-star
507 1 recruit chaplain
508 1 done
509 2 done
510 1 advance 10
511 2 advance 10
512 1 ready
513 2 ready
514 1 pay 1 0
515 1 lose soldiers
516 2 pay 1 1
517 2 lose soldiers
518 1 six
519 1 roll > 20.1.roll.1: STAR STAR SOLDIER TOOL SKULL STAR
520 1 lock r1 b2
521 1 reroll r2 w1 w2 b1 > 20.1.roll.2: STAR COURAGE SKULL TWO_SOLDIERS
522 1 reroll w1 w2 > 20.1.roll.3: SOLDIER TWO_SOLDIERS
523 2 six
524 2 roll > 20.2.roll.1: COURAGE SKULL SKULL STAR SOLDIER TOOL
525 2 lock r1 w2
526 2 reroll w1 b2 > 20.2.roll.2: COURAGE SKULL
527 2 reroll r2 b1 b2 > 20.2.roll.3: STAR STAR COURAGE
528 1 use distinguished-conduct-medal
529 1 recruit lieutenant
530 1 use corporal
531 1 reroll w1 > 20.1.roll.4: TOOL
532 1 ready
533 2 ready
534 2 claim STAR
535 2 courage 1
536 2 claim COURAGE
537 2 charge
538 1 use shoulder-patch
539 1 lose soldiers
540 1 recruit captain
541 1 done
542 2 recruit minesweeper
543 2 done
544 1 stay
545 2 charge 13
546 2 ready > 20.0.mgf.12: 6
547 1 ready
548 1 pay 2 3
549 1 lose soldiers
550 2 pay 7 0
551 2 lose soldiers
552 1 six
553 1 roll > 21.1.roll.1: SKULL SKULL SOLDIER COURAGE SKULL SKULL
554 1 lock w1 w2
555 1 reroll r1 r2 b1 b2 > 21.1.roll.2: STAR SOLDIER SKULL SOLDIER
556 1 reroll b1 > 21.1.roll.3: COURAGE
557 2 six
558 2 roll > 21.2.roll.1: SKULL TWO_SOLDIERS SOLDIER SOLDIER COURAGE SKULL
559 2 lock r2 b1
560 2 reroll r1 w2 > 21.2.roll.2: COURAGE SOLDIER
561 2 reroll w1 w2 b2 > 21.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
562 1 ready
563 2 use corporal
564 2 reroll w1 > 21.2.roll.4: SKULL
565 2 ready
566 1 claim SOLDIER
567 2 claim TWO_SOLDIERS
568 1 done
569 2 find carrier-pigeon
570 2 done
571 1 advance 13
572 2 advance bunker
573 2 ready > 21.0.mgf.12: 6 21.0.mgf.14: 1
574 1 use bangalore-torpedo
575 2 ready
576 1 pay 2 1
577 1 lose soldiers
578 2 pay 3 0
579 2 lose soldiers
580 1 six
581 1 roll > 22.1.roll.1: SOLDIER COURAGE STAR SKULL STAR COURAGE
582 1 lock b1 b2
583 1 reroll r1 w1 w2 > 22.1.roll.2: STAR SOLDIER SOLDIER
584 1 reroll w1 w2 > 22.1.roll.3: STAR TWO_SOLDIERS
585 1 ready
586 1 claim STAR
587 1 white COURAGE
588 1 claim COURAGE
589 1 charge
590 1 done
591 1 charge bunker > 22.0.mgf.14: 1
592 1 pay 4 3
end won seed=golden-0
