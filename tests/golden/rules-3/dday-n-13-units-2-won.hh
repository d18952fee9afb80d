# ends as 0dca42a52a249bacba8e8bf29d5d5c3c
hh2 dday n-13 units=2 boxes=base+atlantikwall rules=3 seed#=f2b582d8496a2934d6d948e0f7b2925b
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
11 1 claim TOOL
12 2 claim SOLDIER
13 1 recruit sharpshooter
14 1 find walkie-talkie
15 1 done
16 2 done
17 1 stay
18 2 stay
19 1 ready
20 2 ready
21 1 lose soldiers
22 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
23 1 lock b1 b2
24 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
25 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
26 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
27 2 lock w1 b2
28 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
29 2 reroll w2 > 2.2.roll.3: TOOL
30 2 claim SOLDIER
31 1 done
32 2 done
33 1 stay
34 2 stay
35 1 ready
36 2 ready
37 1 lose soldiers
38 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
39 1 lock r1 w2
40 1 reroll r2 w1 b1 b2 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
41 1 reroll r2 w1 > 3.1.roll.3: TWO_SOLDIERS SKULL
42 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
43 2 lock w1 w2
44 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
45 2 reroll r1 r2 > 3.2.roll.3: SOLDIER STAR
46 1 recruit beachmaster
47 1 done
48 2 recruit sharpshooter
49 2 done
50 1 move 1
51 2 move 1
52 1 ready
53 2 ready
54 1 lose soldiers
55 2 lose soldiers
56 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
57 1 lock w1 b1
58 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
59 1 reroll b2 > 4.1.roll.3: TOOL
60 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
61 2 lock w1 b2
62 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
63 2 reroll r2 b1 > 4.2.roll.3: SKULL COURAGE
64 1 claim COURAGE
65 1 soldiers
66 2 claim SOLDIER
67 1 done
68 2 done
69 1 stay
70 2 stay
71 1 ready
72 2 ready
73 1 lose soldiers
74 2 lose soldiers
75 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
76 1 lock w1 b2
77 1 reroll r1 r2 w2 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
78 1 reroll w2 b1 > 5.1.roll.3: STAR SOLDIER
79 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
80 2 lock w1 b2
81 2 reroll r1 r2 w2 > 5.2.roll.2: SKULL COURAGE STAR
82 2 reroll r1 w2 > 5.2.roll.3: SKULL SOLDIER
83 1 done
84 2 done
85 1 stay
86 2 stay
87 1 ready
88 2 ready
89 1 lose soldiers
90 2 lose soldiers
91 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
92 1 lock w1 w2
93 1 reroll r1 r2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
94 1 reroll b2 > 6.1.roll.3: STAR
95 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
96 2 lock r1 w2
97 2 reroll r2 w1 b1 b2 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER SKULL
98 2 reroll w1 b1 b2 > 6.2.roll.3: SOLDIER TWO_SOLDIERS SOLDIER
99 1 recruit scout
100 1 done
101 2 done
102 1 advance 3
103 2 advance 3
104 1 ready
105 2 ready
106 1 lose soldiers
107 2 lose soldiers
108 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
109 1 lock w2 b1
110 1 reroll r1 w1 b2 > 7.1.roll.2: TWO_SOLDIERS STAR TOOL
111 1 reroll w1 b2 > 7.1.roll.3: STAR TOOL
112 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
113 2 lock b1 b2
114 2 reroll r2 w1 w2 > 7.2.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
115 2 reroll w1 > 7.2.roll.3: COURAGE
116 2 claim TWO_SOLDIERS
117 1 recruit corporal
118 1 find lucky-charm
119 1 use lucky-charm
120 1 gain courage
121 1 done
122 2 done
123 1 stay
124 2 stay
125 1 ready
126 2 ready
127 1 lose soldiers
128 2 lose soldiers
129 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
130 1 lock w2 b1
131 1 reroll r1 r2 b2 > 8.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
132 1 reroll w1 > 8.1.roll.3: STAR
133 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
134 2 lock r2 w2
135 2 reroll r1 w1 b1 b2 > 8.2.roll.2: SOLDIER STAR SOLDIER TWO_SOLDIERS
136 2 reroll w1 > 8.2.roll.3: TOOL
137 1 ready
138 1 claim TWO_SOLDIERS
139 1 recruit quartermaster
140 1 done
141 2 done
142 1 stay
143 2 stay
144 1 ready
145 2 ready
146 1 lose soldiers
147 2 lose soldiers
148 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
149 1 lock r2 w1
150 1 reroll r1 w2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
151 1 reroll b2 > 9.1.roll.3: STAR
152 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
153 2 lock w2 b2
154 2 reroll r1 r2 w1 > 9.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER
155 2 reroll r1 r2 > 9.2.roll.3: SOLDIER COURAGE
156 1 ready
157 1 straight
158 1 take distinguished-service-cross
159 2 claim SOLDIER
160 2 claim COURAGE
161 2 charge
162 1 recruit veteran
163 1 done
164 2 done
165 1 move 4 > 9.1.mine.1: 1
166 1 lose soldiers
167 2 move 4 > 9.2.mine.1: 2
168 2 lose soldiers > 9.0.mgf.3: 4
169 1 ready
170 2 ready
171 1 lose soldiers
172 2 lose soldiers
173 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
174 1 lock r1 w2
175 1 reroll w1 b1 b2 > 10.1.roll.2: TOOL SOLDIER TWO_SOLDIERS
176 1 reroll b1 > 10.1.roll.3: SOLDIER
177 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
178 2 lock r1 w2
179 2 reroll r2 w1 b1 b2 > 10.2.roll.2: SKULL TOOL TOOL STAR
180 2 reroll r2 w1 b1 > 10.2.roll.3: SKULL COURAGE TOOL
181 1 use corporal
182 1 reroll b1 > 10.1.roll.4: SKULL
183 1 use distinguished-service-cross
184 1 bonus TWO_SOLDIERS
185 1 claim TWO_SOLDIERS
186 2 straight
187 2 take medal-of-honor
188 1 find field-radio
189 1 use field-radio
190 1 done
191 2 find gammon-bomb
192 2 done
193 1 trade 2
194 1 give soldiers 12
195 1 offer
196 2 accept
197 1 stay
198 2 stay > 10.0.mgf.3: 3
199 1 ready
200 2 ready
201 1 lose soldiers
202 2 lose soldiers
203 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
204 1 lock r1 w1
205 1 reroll w2 b1 b2 > 11.1.roll.2: SKULL SKULL SOLDIER
206 1 reroll w2 b1 > 11.1.roll.3: SOLDIER STAR
207 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
208 2 lock w1 b2
209 2 reroll r1 r2 w2 > 11.2.roll.2: TOOL TWO_SOLDIERS SOLDIER
210 2 reroll w2 > 11.2.roll.3: STAR
211 1 use corporal
212 1 reroll w2 > 11.1.roll.4: STAR
213 2 use medal-of-honor
214 2 add red TWO_SOLDIERS
215 2 add white TWO_SOLDIERS
216 2 add blue TWO_SOLDIERS
217 1 claim STAR
218 1 courage 2
219 1 claim SOLDIER
220 1 claim TWO_SOLDIERS
221 2 claim TWO_SOLDIERS
222 1 recruit engineer
223 1 done
224 2 recruit beachmaster
225 2 done
226 1 stay
227 2 stay > 11.0.mgf.3: 1
228 1 ready
229 2 ready
230 1 lose soldiers
231 2 lose soldiers
232 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
233 1 lock r1 r2
234 1 reroll w1 w2 b1 b2 > 12.1.roll.2: STAR STAR COURAGE TWO_SOLDIERS
235 1 reroll w2 b2 > 12.1.roll.3: COURAGE TWO_SOLDIERS
236 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
237 2 lock r2 b2
238 2 reroll r1 w1 w2 b1 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
239 2 reroll r1 w2 > 12.2.roll.3: TOOL TOOL
240 1 use corporal
241 1 reroll b2 > 12.1.roll.4: TOOL
242 2 claim TOOL
243 2 stars
244 1 find flak-vest
245 2 mine
246 1 find grenade
247 1 done
248 2 recruit veteran
249 2 trade 1
250 2 give points 21
251 2 offer
252 1 accept
253 1 done
254 2 done
255 1 move 5
256 2 move 5
257 1 ready
258 2 ready
259 1 lose soldiers
260 2 lose soldiers
261 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
262 1 lock b1 b2
263 1 reroll w2 > 13.1.roll.2: STAR
264 1 stop
265 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
266 2 lock r1 b2
267 2 reroll r2 w1 w2 > 13.2.roll.2: SKULL SKULL TWO_SOLDIERS
268 2 reroll r2 w1 w2 > 13.2.roll.3: TOOL TOOL SOLDIER
269 1 ready
270 1 straight
271 1 take memorial-cross
272 1 recruit minesweeper
273 1 find flame-thrower
274 2 mine
275 1 find bangalore-torpedo
276 1 done
277 2 recruit corporal
278 2 done
279 1 stay
280 2 stay
281 1 ready
282 2 ready
283 1 lose soldiers
284 2 lose soldiers
285 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
286 1 lock r1 w2
287 1 reroll w1 b1 > 14.1.roll.2: STAR COURAGE
288 1 reroll w1 b1 > 14.1.roll.3: TWO_SOLDIERS SKULL
289 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
290 2 lock w1 b2
291 2 reroll r1 r2 w2 > 14.2.roll.2: TWO_SOLDIERS TOOL TOOL
292 2 reroll r1 b1 > 14.2.roll.3: STAR TWO_SOLDIERS
293 1 use memorial-cross
294 1 use corporal
295 1 reroll b1 > 14.1.roll.4: TWO_SOLDIERS
296 2 use corporal
297 2 reroll b1 > 14.2.roll.4: SOLDIER
298 1 claim TWO_SOLDIERS
299 2 claim STAR
300 2 courage 1
301 1 find bazooka
302 2 mine
303 1 find signalling-lamp
304 1 use signalling-lamp
305 1 buy award > 14.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: army-good-conduct-medal
306 1 done
307 2 recruit minesweeper
308 2 done
309 1 stay
310 2 stay
311 1 ready
312 2 ready
313 1 lose soldiers
314 2 lose soldiers
315 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
316 1 lock r2 b1
317 1 reroll r1 b2 > 15.1.roll.2: SOLDIER TWO_SOLDIERS
318 1 reroll r1 b2 > 15.1.roll.3: TWO_SOLDIERS STAR
319 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
320 2 lock w2 b1
321 2 reroll r1 w1 b2 > 15.2.roll.2: SOLDIER TOOL TOOL
322 2 reroll r1 > 15.2.roll.3: STAR
323 1 use corporal
324 1 reroll r1 > 15.1.roll.4: SOLDIER
325 1 ready
326 2 ready
327 1 straight
328 1 take conspicuous-gallantry-medal
329 2 claim SKULL
330 1 find dexedrine
331 2 mine
332 1 find shoulder-patch
333 1 use shoulder-patch
334 1 lose soldiers
335 1 recruit chaplain
336 1 done
337 2 done
338 1 advance 8
339 2 advance 8
340 1 trade 2
341 1 give soldiers 4
342 1 offer
343 2 accept
344 1 ready
345 2 ready
346 1 lose soldiers
347 2 lose soldiers
348 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
349 1 lock b1 b2
350 1 reroll r1 r2 w2 > 16.1.roll.2: COURAGE SOLDIER SOLDIER
351 1 reroll r1 r2 w2 > 16.1.roll.3: COURAGE STAR SKULL
352 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
353 2 lock b1 b2
354 2 reroll r2 w2 > 16.2.roll.2: TOOL TOOL
355 2 stop
356 1 use corporal
357 1 reroll w2 > 16.1.roll.4: SOLDIER
358 1 use army-good-conduct-medal
359 1 set r1 TOOL
360 1 set w2 TOOL
361 1 use conspicuous-gallantry-medal
362 1 add colourless STAR
363 1 add colourless STAR
364 1 add colourless TWO_SOLDIERS
365 2 use corporal
366 2 reroll w1 > 16.2.roll.3: TWO_SOLDIERS
367 2 ready
368 1 claim TOOL
369 1 refind lucky-charm
370 2 straight
371 2 take croix-de-guerre
372 1 use lucky-charm
373 1 gain stars
374 1 done
375 2 find binoculars
376 2 done
377 1 stay
378 2 stay
379 1 ready
380 2 ready
381 1 lose soldiers
382 2 lose soldiers
383 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
384 1 lock b1 b2
385 1 reroll r2 w1 > 17.1.roll.2: COURAGE COURAGE
386 1 stop
387 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
388 2 lock b1 b2
389 2 reroll r1 r2 w2 > 17.2.roll.2: SKULL TWO_SOLDIERS COURAGE
390 2 reroll r1 r2 > 17.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS
391 1 ready
392 2 use corporal
393 2 reroll r1 > 17.2.roll.4: TWO_SOLDIERS
394 2 use binoculars
395 2 set r1 STAR
396 2 ready
397 1 straight
398 1 take legion-of-merit
399 2 straight
400 2 take bronze-star
401 1 find mine-detector
402 2 mine
403 1 done
404 2 done
405 1 stay
406 2 stay
407 1 ready
408 2 ready
409 1 lose soldiers
410 2 lose soldiers
411 1 roll > 18.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
412 1 lock w2 b1
413 1 reroll r1 r2 w1 > 18.1.roll.2: COURAGE COURAGE SKULL
414 1 reroll w1 b2 > 18.1.roll.3: SOLDIER TOOL
415 2 roll > 18.2.roll.1: TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL
416 2 lock w1 b2
417 2 reroll r1 r2 w2 b1 > 18.2.roll.2: TOOL COURAGE SOLDIER COURAGE
418 2 reroll r1 r2 w2 > 18.2.roll.3: TOOL COURAGE COURAGE
419 1 use legion-of-merit
420 1 take tank
421 1 ready
422 2 use bronze-star
423 2 find whistle
424 2 ready
425 1 claim COURAGE
426 1 charge
427 2 claim COURAGE
428 2 charge
429 1 buy award > 18.1.award.1.silver-star,victoria-cross,purple-heart,distinguished-conduct-medal: purple-heart
430 1 done
431 2 buy award > 18.2.award.1.silver-star,victoria-cross,distinguished-conduct-medal: silver-star
432 2 done
433 1 move 7
434 2 move 7
435 1 ready > 18.0.mgf.6: 1
436 1 trade 2
437 1 give soldiers 4
438 1 offer
439 2 accept
440 1 ready
441 2 ready
442 1 lose soldiers
443 2 lose soldiers
444 1 roll > 19.1.roll.1: SOLDIER COURAGE TOOL TWO_SOLDIERS COURAGE SKULL
445 1 lock r2 b1
446 1 reroll r1 w1 w2 b2 > 19.1.roll.2: TWO_SOLDIERS SKULL SOLDIER SKULL
447 1 reroll r1 w1 w2 b2 > 19.1.roll.3: SOLDIER SOLDIER SOLDIER STAR
448 2 roll > 19.2.roll.1: STAR TWO_SOLDIERS SOLDIER SKULL COURAGE COURAGE
449 2 lock b1 b2
450 2 stop
451 1 use corporal
452 1 reroll w1 > 19.1.roll.4: COURAGE
453 2 ready
454 1 claim COURAGE
455 1 charge
456 2 straight
457 2 take distinguished-conduct-medal
458 1 recruit lieutenant
459 2 mine
460 1 recruit captain
461 1 buy award > 19.1.award.1.victoria-cross: victoria-cross
462 1 done
463 2 done
464 1 move 6
465 2 move 6
466 1 ready
467 2 ready
468 1 lose soldiers
469 2 lose soldiers
470 1 roll > 20.1.roll.1: STAR STAR SOLDIER TOOL SKULL STAR
471 1 lock r1 b2
472 1 reroll w1 w2 b1 > 20.1.roll.2: COURAGE COURAGE TWO_SOLDIERS
473 1 reroll w1 w2 b1 > 20.1.roll.3: SOLDIER TOOL COURAGE
474 2 roll > 20.2.roll.1: COURAGE SKULL SKULL STAR SOLDIER TOOL
475 2 lock r1 w2
476 2 reroll r2 w1 b1 b2 > 20.2.roll.2: SKULL COURAGE SKULL TOOL
477 2 reroll r2 b1 b2 > 20.2.roll.3: STAR STAR COURAGE
478 1 use corporal
479 1 reroll w1 > 20.1.roll.4: TOOL
480 1 use captain
481 1 paint r1 white
482 1 ready
483 2 use distinguished-conduct-medal
484 2 recruit chaplain
485 2 ready
486 1 claim STAR
487 1 courage 2
488 2 claim STAR
489 2 courage 1
490 2 claim COURAGE
491 2 charge
492 1 recruit combat-photographer
493 2 mine
494 1 done
495 2 find mine-clearing-tank
496 2 done
497 1 stay
498 2 stay
499 1 ready
500 2 ready
501 1 lose soldiers
502 2 lose soldiers
503 1 roll > 21.1.roll.1: SKULL SKULL SOLDIER COURAGE SKULL SKULL
504 1 lock w1 w2
505 1 reroll r1 r2 b1 b2 > 21.1.roll.2: STAR SOLDIER SKULL SOLDIER
506 1 reroll r1 b1 > 21.1.roll.3: STAR COURAGE
507 2 roll > 21.2.roll.1: SKULL TWO_SOLDIERS SOLDIER SOLDIER COURAGE SKULL
508 2 lock b1 b2
509 2 reroll r2 w1 w2 > 21.2.roll.2: TWO_SOLDIERS COURAGE COURAGE
510 2 reroll r1 r2 w2 > 21.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
511 1 use corporal
512 1 reroll r1 > 21.1.roll.4: STAR
513 1 ready
514 2 use corporal
515 2 reroll r1 > 21.2.roll.4: SKULL
516 2 use silver-star
517 2 roll > 21.2.roll.5: SOLDIER SOLDIER COURAGE SKULL COURAGE TOOL
518 2 lock b1 b2
519 2 reroll r1 r2 w2 > 21.2.roll.6: TOOL TOOL STAR
520 2 reroll w1 w2 > 21.2.roll.7: SOLDIER TOOL
521 2 ready
522 2 pass
523 1 claim SOLDIER
524 2 claim TOOL
525 2 refind lucky-charm
526 1 done
527 2 use lucky-charm
528 2 gain courage
529 2 done
530 1 stay
531 2 stay
532 1 ready
533 2 ready
534 1 lose soldiers
535 2 lose soldiers
536 1 roll > 22.1.roll.1: SOLDIER COURAGE STAR SKULL STAR COURAGE
537 1 lock r2 b2
538 1 reroll r1 w1 w2 > 22.1.roll.2: STAR SOLDIER SOLDIER
539 1 reroll w1 w2 > 22.1.roll.3: STAR TWO_SOLDIERS
540 2 roll > 22.2.roll.1: SKULL TOOL TOOL COURAGE SOLDIER TWO_SOLDIERS
541 2 lock w1 w2
542 2 reroll r1 r2 b1 b2 > 22.2.roll.2: COURAGE SOLDIER SOLDIER COURAGE
543 2 reroll r2 b1 > 22.2.roll.3: SKULL COURAGE
544 1 ready
545 2 ready
546 2 pass
547 1 claim STAR
548 1 white COURAGE
549 1 claim COURAGE
550 1 charge
551 2 claim COURAGE
552 2 charge
553 1 done
554 2 done
555 1 charge 9
556 2 charge 9
557 1 ready > 22.0.mgf.8: 2
558 1 trade 2
559 1 give soldiers 4
560 1 offer
561 2 accept
562 1 ready
563 2 ready
564 1 lose soldiers
565 2 lose soldiers
566 1 roll > 23.1.roll.1: STAR TOOL SKULL TOOL SKULL SOLDIER
567 1 lock r1 b2
568 1 reroll r2 w1 w2 b1 > 23.1.roll.2: SOLDIER SOLDIER TWO_SOLDIERS TWO_SOLDIERS
569 1 reroll w2 b1 > 23.1.roll.3: TWO_SOLDIERS COURAGE
570 2 roll > 23.2.roll.1: SOLDIER COURAGE TOOL COURAGE STAR TWO_SOLDIERS
571 2 lock r2 w2
572 2 reroll r1 b1 b2 > 23.2.roll.2: SOLDIER STAR TOOL
573 2 reroll r1 b1 b2 > 23.2.roll.3: TOOL TOOL SKULL
574 1 ready
575 2 use croix-de-guerre
576 2 use corporal
577 2 reroll b2 > 23.2.roll.4: TWO_SOLDIERS
578 2 ready
579 2 pass
580 1 claim SOLDIER
581 2 claim TOOL
582 2 refind lucky-charm
583 1 done
584 2 use lucky-charm
585 2 gain courage
586 2 done
587 1 move 10
588 2 move 10
589 1 ready
590 2 ready
591 1 lose soldiers
592 1 roll > 24.1.roll.1: SKULL TOOL SOLDIER TWO_SOLDIERS COURAGE STAR
593 1 lock b1 b2
594 1 reroll r1 r2 w1 w2 > 24.1.roll.2: TOOL SKULL SOLDIER SKULL
595 1 reroll r1 r2 w1 w2 > 24.1.roll.3: COURAGE TOOL STAR SKULL
596 2 roll > 24.2.roll.1: TWO_SOLDIERS TOOL STAR COURAGE TWO_SOLDIERS SOLDIER
597 2 lock w1 w2
598 2 reroll r1 r2 b1 b2 > 24.2.roll.2: SOLDIER SOLDIER SOLDIER TOOL
599 2 reroll r1 r2 b1 b2 > 24.2.roll.3: COURAGE COURAGE SKULL TWO_SOLDIERS
600 1 use corporal
601 1 reroll r2 > 24.1.roll.4: SOLDIER
602 1 ready
603 2 use corporal
604 2 reroll b1 > 24.2.roll.4: SOLDIER
605 2 ready
606 2 pass
607 1 done
608 2 done
609 1 stay
610 2 stay
611 1 ready
612 2 ready
613 1 lose soldiers
614 2 lose soldiers
615 1 roll > 25.1.roll.1: TWO_SOLDIERS COURAGE SKULL TOOL STAR TWO_SOLDIERS
616 1 lock r1 r2
617 1 reroll w1 w2 b1 b2 > 25.1.roll.2: SKULL STAR TOOL SKULL
618 1 reroll w1 w2 b1 b2 > 25.1.roll.3: TOOL TOOL COURAGE SKULL
619 2 roll > 25.2.roll.1: TWO_SOLDIERS COURAGE SKULL SKULL TOOL TWO_SOLDIERS
620 2 lock r1 r2
621 2 reroll w1 w2 b1 b2 > 25.2.roll.2: TWO_SOLDIERS SKULL SOLDIER TOOL
622 2 reroll w1 w2 b1 b2 > 25.2.roll.3: TOOL STAR SKULL STAR
623 1 use corporal
624 1 reroll w1 > 25.1.roll.4: TOOL
625 1 ready
626 2 ready
627 2 pass
628 1 done
629 2 done
630 1 stay
631 2 stay
632 1 use bangalore-torpedo
633 1 ready
634 2 ready
635 1 roll > 26.1.roll.1: SOLDIER STAR TWO_SOLDIERS COURAGE STAR STAR
636 1 lock w1 w2
637 1 reroll r1 r2 b1 b2 > 26.1.roll.2: SOLDIER SOLDIER SKULL SOLDIER
638 1 reroll r1 r2 b1 b2 > 26.1.roll.3: TWO_SOLDIERS SKULL COURAGE SKULL
639 2 roll > 26.2.roll.1: STAR TWO_SOLDIERS STAR SKULL TOOL TOOL
640 2 lock r1 w1
641 2 reroll r2 w2 b1 b2 > 26.2.roll.2: SOLDIER SOLDIER SKULL STAR
642 2 reroll b1 > 26.2.roll.3: TOOL
643 1 use corporal
644 1 reroll r2 > 26.1.roll.4: STAR
645 1 ready
646 2 use corporal
647 2 reroll b1 > 26.2.roll.4: TWO_SOLDIERS
648 2 ready
649 2 pass
650 2 claim STAR
651 2 courage 1
652 1 done
653 2 done
654 1 advance 13
655 2 advance 13
656 1 ready > 26.0.mgf.12: 4
657 1 ready
658 2 ready
659 1 lose soldiers
660 2 lose soldiers
661 1 roll > 27.1.roll.1: SKULL TOOL COURAGE TOOL COURAGE COURAGE
662 1 lock w1 b1
663 1 reroll r1 r2 w2 b2 > 27.1.roll.2: SKULL TOOL TOOL TOOL
664 1 reroll r1 r2 w2 b2 > 27.1.roll.3: STAR SKULL TWO_SOLDIERS TWO_SOLDIERS
665 2 roll > 27.2.roll.1: STAR TOOL TWO_SOLDIERS SOLDIER SOLDIER COURAGE
666 2 lock b1 b2
667 2 reroll r1 r2 w1 w2 > 27.2.roll.2: TOOL TWO_SOLDIERS COURAGE SOLDIER
668 2 reroll r1 r2 > 27.2.roll.3: TWO_SOLDIERS SKULL
669 1 use corporal
670 1 reroll r2 > 27.1.roll.4: SKULL
671 1 ready
672 2 use corporal
673 2 reroll r1 > 27.2.roll.4: TWO_SOLDIERS
674 2 ready
675 2 pass
676 1 done
677 2 done
678 1 advance bunker
679 2 advance bunker
680 1 ready > 27.0.mgf.13: 4
681 1 ready
682 2 ready
683 1 lose soldiers
684 2 lose soldiers
end won seed=golden-0
