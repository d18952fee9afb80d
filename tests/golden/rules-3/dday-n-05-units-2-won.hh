# ends as 612bc51d7355c74b2bda7109e154e678
hh2 dday n-05 units=2 boxes=base rules=3 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
2 1 lock r2 b1
3 1 reroll r1 w1 w2 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
4 1 reroll r1 w1 w2 > 1.1.roll.3: SOLDIER TOOL SKULL
5 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
6 2 lock w2 b1
7 2 reroll w1 b2 > 1.2.roll.2: STAR TOOL
8 2 reroll b2 > 1.2.roll.3: TWO_SOLDIERS
9 1 cancel w1
10 2 claim SOLDIER
11 1 done
12 2 done
13 1 stay
14 2 stay
15 1 ready
16 2 ready
17 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
18 1 lock b1 b2
19 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
20 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
21 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
22 2 lock w1 b2
23 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
24 2 reroll w2 > 2.2.roll.3: TOOL
25 1 cancel w2
26 2 claim SOLDIER
27 1 done
28 2 done
29 1 stay
30 2 stay
31 1 ready
32 2 ready
33 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
34 1 lock r1 w2
35 1 reroll r2 w1 b1 b2 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
36 1 reroll r2 w1 > 3.1.roll.3: TWO_SOLDIERS SKULL
37 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
38 2 lock w1 w2
39 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
40 2 reroll r1 r2 > 3.2.roll.3: SOLDIER STAR
41 1 cancel r1
42 1 recruit platoon-leader
43 1 done
44 2 recruit platoon-leader
45 2 done
46 1 advance 3
47 2 advance 3
48 1 ready
49 2 ready
50 1 lose soldiers
51 2 lose soldiers
52 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
53 1 lock w1 b1
54 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
55 1 reroll b2 > 4.1.roll.3: TOOL
56 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
57 2 lock w1 b2
58 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
59 2 stop
60 1 claim COURAGE
61 1 charge
62 2 claim SOLDIER
63 1 done
64 2 done
65 1 stay
66 2 stay
67 1 ready
68 2 ready
69 1 lose soldiers
70 2 lose soldiers
71 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
72 1 lock w2 b2
73 1 reroll r1 r2 w1 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
74 1 reroll r1 w1 > 5.1.roll.3: STAR SOLDIER
75 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
76 2 lock w1 b1
77 2 reroll r1 r2 w2 > 5.2.roll.2: SKULL COURAGE STAR
78 2 reroll r1 w2 > 5.2.roll.3: SKULL SOLDIER
79 2 cancel w1
80 1 recruit veteran
81 1 done
82 2 recruit veteran
83 2 trade 1
84 2 give soldiers 1
85 2 offer
86 1 accept
87 1 done
88 2 done
89 1 stay
90 2 stay
91 1 ready
92 2 ready
93 1 lose soldiers
94 1 lose veteran
95 2 lose soldiers
96 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
97 1 lock w1 w2
98 1 reroll r1 r2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
99 1 reroll b2 > 6.1.roll.3: STAR
100 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
101 2 lock r1 w2
102 2 reroll r2 w1 b1 b2 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER SKULL
103 2 reroll w1 b1 b2 > 6.2.roll.3: SOLDIER TWO_SOLDIERS SOLDIER
104 1 recruit beachmaster
105 1 done
106 2 done
107 1 advance 5
108 2 advance 5 > 6.0.mgf.4: 1
109 1 ready
110 2 trade 1
111 2 give soldiers 1
112 2 offer
113 1 accept
114 1 ready
115 2 ready
116 1 lose soldiers
117 2 lose soldiers
118 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
119 1 lock w2 b1
120 1 reroll r2 w1 b2 > 7.1.roll.2: TWO_SOLDIERS STAR TOOL
121 1 reroll w1 b2 > 7.1.roll.3: STAR TOOL
122 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
123 2 lock b1 b2
124 2 reroll r2 w1 w2 > 7.2.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
125 2 reroll w1 > 7.2.roll.3: COURAGE
126 2 claim TWO_SOLDIERS
127 1 find walkie-talkie
128 1 done
129 2 done
130 1 stay
131 2 stay > 7.0.mgf.4: 3
132 1 ready
133 2 ready
134 1 lose soldiers
135 2 lose soldiers
136 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
137 1 lock w2 b1
138 1 reroll r1 r2 w1 b2 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
139 1 reroll r1 b2 > 8.1.roll.3: COURAGE SKULL
140 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
141 2 lock r1 r2
142 2 reroll w1 w2 b2 > 8.2.roll.2: COURAGE SOLDIER COURAGE
143 2 reroll w1 b1 > 8.2.roll.3: COURAGE SKULL
144 1 straight
145 1 take distinguished-service-cross
146 2 straight
147 2 take medal-of-honor
148 1 recruit scout
149 1 done
150 2 recruit scout
151 2 find lucky-charm
152 2 use lucky-charm
153 2 gain stars
154 2 done
155 1 stay
156 2 stay > 8.0.mgf.4: 2
157 1 ready
158 2 trade 1
159 2 give soldiers 1
160 2 offer
161 1 accept
162 1 ready
163 2 ready
164 1 lose soldiers
165 2 lose soldiers
166 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
167 1 lock r2 w1
168 1 reroll r1 w2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
169 1 reroll r1 b1 b2 > 9.1.roll.3: TWO_SOLDIERS STAR TOOL
170 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
171 2 lock r1 b1
172 2 reroll r2 w1 w2 b2 > 9.2.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
173 2 reroll w1 b2 > 9.2.roll.3: SOLDIER COURAGE
174 1 use distinguished-service-cross
175 1 bonus TWO_SOLDIERS
176 2 use medal-of-honor
177 2 add red TWO_SOLDIERS
178 2 add white TWO_SOLDIERS
179 2 add blue TWO_SOLDIERS
180 1 claim TWO_SOLDIERS
181 1 recruit corporal
182 1 find gammon-bomb
183 1 done
184 2 recruit corporal
185 2 done
186 1 move 4
187 2 move 4
188 1 ready
189 2 ready
190 1 lose soldiers
191 2 lose soldiers
192 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
193 1 lock r1 w2
194 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
195 1 reroll b1 > 10.1.roll.3: SOLDIER
196 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
197 2 lock r1 w2
198 2 reroll r2 w1 b1 b2 > 10.2.roll.2: SKULL TOOL TOOL STAR
199 2 reroll r2 w1 b1 > 10.2.roll.3: SKULL COURAGE TOOL
200 1 ready
201 2 ready
202 1 claim TWO_SOLDIERS
203 2 straight
204 2 take memorial-cross
205 1 recruit quartermaster
206 1 done
207 2 find rangefinder
208 2 done
209 1 stay
210 2 stay
211 1 ready
212 2 ready
213 1 lose soldiers
214 2 lose soldiers
215 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
216 1 lock r1 w1
217 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
218 1 reroll r2 w2 b2 > 11.1.roll.3: SOLDIER SKULL TWO_SOLDIERS
219 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
220 2 lock w1 b2
221 2 reroll r1 r2 w2 b1 > 11.2.roll.2: SOLDIER STAR SKULL STAR
222 2 reroll r1 r2 w2 > 11.2.roll.3: STAR SKULL TWO_SOLDIERS
223 1 use corporal
224 1 reroll w2 > 11.1.roll.4: STAR
225 2 use memorial-cross
226 2 use corporal
227 2 reroll r2 > 11.2.roll.4: SOLDIER
228 2 ready
229 1 find field-radio
230 2 mine
231 1 find dexedrine
232 1 done
233 2 use field-radio
234 2 recruit beachmaster
235 2 done
236 1 stay
237 2 stay
238 1 ready
239 2 ready
240 1 lose soldiers
241 2 lose soldiers
242 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
243 1 lock b1 b2
244 1 reroll r1 w2 > 12.1.roll.2: TOOL STAR
245 1 reroll r1 > 12.1.roll.3: SOLDIER
246 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
247 2 lock w1 w2
248 2 reroll r1 r2 b1 b2 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
249 2 reroll r1 r2 > 12.2.roll.3: TOOL TOOL
250 1 ready
251 2 use corporal
252 2 reroll r1 > 12.2.roll.4: TWO_SOLDIERS
253 2 ready
254 1 claim TWO_SOLDIERS
255 2 claim TWO_SOLDIERS
256 1 done
257 2 find signalling-lamp
258 2 use signalling-lamp
259 2 done
260 1 advance 7
261 2 advance 7
262 1 ready
263 2 ready
264 1 lose soldiers
265 2 lose soldiers
266 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
267 1 lock w1 b1 b2
268 1 reroll w2 > 13.1.roll.2: STAR
269 1 stop
270 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
271 2 lock r1 b1 b2
272 2 reroll r2 w1 w2 > 13.2.roll.2: SKULL SKULL TWO_SOLDIERS
273 2 reroll r2 w1 > 13.2.roll.3: SKULL STAR
274 1 ready
275 2 use corporal
276 2 reroll r2 > 13.2.roll.4: SKULL
277 2 use rangefinder
278 2 set b2 SOLDIER
279 1 straight
280 1 take conspicuous-gallantry-medal
281 2 straight
282 2 take army-good-conduct-medal
283 1 recruit medic
284 1 done
285 2 recruit minesweeper
286 2 done
287 1 stay
288 2 stay
289 1 ready
290 2 ready
291 1 lose soldiers
292 2 lose soldiers
293 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
294 1 lock r2 w1 w2
295 1 reroll r1 b1 b2 > 14.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS STAR
296 1 stop
297 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
298 2 lock w1 b1 b2
299 2 reroll r1 r2 w2 > 14.2.roll.2: TWO_SOLDIERS TOOL TOOL
300 2 reroll r2 w2 > 14.2.roll.3: STAR TWO_SOLDIERS
301 1 use conspicuous-gallantry-medal
302 1 add colourless TWO_SOLDIERS
303 1 add colourless TWO_SOLDIERS
304 1 add colourless TWO_SOLDIERS
305 1 ready
306 2 use army-good-conduct-medal
307 2 set b1 TWO_SOLDIERS
308 2 enough
309 2 ready
310 1 claim TWO_SOLDIERS
311 2 claim STAR
312 2 white TWO_SOLDIERS
313 2 claim TWO_SOLDIERS
314 1 find mine-detector
315 1 done
316 2 recruit combat-photographer
317 2 done
318 1 stay
319 2 stay
320 1 ready
321 2 ready
322 1 lose soldiers
323 2 lose soldiers
324 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
325 1 lock r2 w2 b1
326 1 reroll r1 w1 b2 > 15.1.roll.2: SKULL SOLDIER STAR
327 1 stop
328 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
329 2 lock w1 w2 b1
330 2 reroll r1 b2 > 15.2.roll.2: SKULL SOLDIER
331 2 reroll r2 > 15.2.roll.3: STAR
332 1 ready
333 2 ready
334 2 pass
335 1 straight
336 1 take croix-de-guerre
337 2 claim SKULL
338 1 recruit minesweeper
339 1 done
340 2 find bangalore-torpedo
341 2 done
342 1 move 8
343 2 move 8 > 15.0.mgf.7: 5
344 1 ready
345 2 ready
346 1 lose soldiers
347 2 lose soldiers
348 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
349 1 lock w1 b1
350 1 reroll r1 r2 w2 > 16.1.roll.2: COURAGE SOLDIER SOLDIER
351 1 reroll r1 r2 > 16.1.roll.3: TWO_SOLDIERS COURAGE
352 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
353 2 lock w1 b2
354 2 reroll r1 r2 w2 b1 > 16.2.roll.2: STAR SOLDIER STAR STAR
355 2 reroll r1 w2 b1 > 16.2.roll.3: TOOL STAR STAR
356 1 use croix-de-guerre
357 1 use corporal
358 1 reroll r2 > 16.1.roll.4: SOLDIER
359 1 ready
360 2 use corporal
361 2 reroll w2 > 16.2.roll.4: TWO_SOLDIERS
362 2 pass
363 1 find shoulder-patch
364 1 use shoulder-patch
365 1 lose soldiers
366 1 recruit lieutenant
367 1 done
368 2 find grenade
369 2 done
370 1 stay
371 2 stay
372 2 ready > 16.0.mgf.7: 4
373 1 ready
374 2 ready
375 2 lose soldiers
376 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
377 1 lock r2 w2
378 1 reroll r1 w1 b1 b2 > 17.1.roll.2: STAR SOLDIER COURAGE STAR
379 1 reroll r1 b1 b2 > 17.1.roll.3: SKULL TOOL SOLDIER
380 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
381 2 lock r2 b2
382 2 reroll w1 w2 > 17.2.roll.2: COURAGE SOLDIER
383 2 reroll w2 > 17.2.roll.3: TWO_SOLDIERS
384 1 use corporal
385 1 reroll r1 > 17.1.roll.4: TOOL
386 1 ready
387 2 ready
388 2 pass
389 2 claim TWO_SOLDIERS
390 2 claim COURAGE
391 2 charge
392 1 find toolkit
393 1 done
394 2 buy award > 17.2.award.1.silver-star,victoria-cross,legion-of-merit,purple-heart,distinguished-conduct-medal,bronze-star: purple-heart
395 2 done
396 1 stay
397 2 stay
398 2 ready > 17.0.mgf.7: 2
399 1 ready
400 2 ready
401 1 lose soldiers
402 2 lose soldiers
403 1 roll > 18.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
404 1 lock w1 b2
405 1 reroll r1 r2 > 18.1.roll.2: STAR TOOL
406 1 reroll r1 r2 > 18.1.roll.3: SOLDIER TOOL
407 2 roll > 18.2.roll.1: TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL
408 2 lock r2 b1
409 2 reroll r1 w1 w2 b2 > 18.2.roll.2: TOOL COURAGE SOLDIER COURAGE
410 2 reroll r1 > 18.2.roll.3: STAR
411 1 use corporal
412 1 reroll r2 > 18.1.roll.4: COURAGE
413 1 ready
414 2 use corporal
415 2 reroll r1 > 18.2.roll.4: TWO_SOLDIERS
416 2 ready
417 2 pass
418 1 claim COURAGE
419 1 charge
420 2 claim SOLDIER
421 1 buy award > 18.1.award.1.silver-star,victoria-cross,legion-of-merit,distinguished-conduct-medal,bronze-star: legion-of-merit
422 1 done
423 2 done
424 1 charge 11
425 2 advance 11
426 1 ready
427 2 use bangalore-torpedo
428 2 ready
429 1 roll > 19.1.roll.1: SOLDIER COURAGE TOOL TWO_SOLDIERS COURAGE SKULL
430 1 lock r1 w2
431 1 reroll r2 w1 b1 b2 > 19.1.roll.2: TWO_SOLDIERS SKULL SOLDIER SKULL
432 1 reroll w1 b2 > 19.1.roll.3: TOOL SOLDIER
433 2 roll > 19.2.roll.1: STAR TWO_SOLDIERS SOLDIER SKULL COURAGE COURAGE
434 2 lock w1 b1
435 2 reroll b2 > 19.2.roll.2: SOLDIER
436 2 stop
437 1 use legion-of-merit
438 1 take tank
439 1 use corporal
440 1 reroll w1 > 19.1.roll.4: COURAGE
441 1 ready
442 2 ready
443 2 pass
444 2 straight
445 2 take bronze-star
446 1 done
447 2 done
448 1 stay
449 2 stay
450 1 ready
451 2 ready
452 1 lose soldiers
453 2 lose soldiers
454 1 roll > 20.1.roll.1: STAR STAR SOLDIER TOOL SKULL STAR
455 1 lock w1 b2
456 1 reroll r1 r2 w2 b1 > 20.1.roll.2: STAR COURAGE SKULL TWO_SOLDIERS
457 1 stop
458 2 roll > 20.2.roll.1: COURAGE SKULL SKULL STAR SOLDIER TOOL
459 2 lock w2 b1
460 2 reroll r1 r2 w1 b2 > 20.2.roll.2: SKULL COURAGE SKULL TOOL
461 2 reroll r1 r2 w1 b2 > 20.2.roll.3: TWO_SOLDIERS STAR TOOL STAR
462 1 ready
463 2 use bronze-star
464 2 find binoculars
465 2 use binoculars
466 2 set b1 TWO_SOLDIERS
467 2 ready
468 2 pass
469 1 straight
470 1 take distinguished-conduct-medal
471 2 claim STAR
472 2 white TWO_SOLDIERS
473 2 claim TWO_SOLDIERS
474 1 done
475 2 recruit medic
476 2 done
477 1 stay
478 2 stay
479 1 ready
480 2 ready
481 1 lose soldiers
482 2 lose soldiers
483 1 roll > 21.1.roll.1: SKULL SKULL SOLDIER COURAGE SKULL SKULL
484 1 lock w1 w2
485 1 reroll r1 r2 b1 b2 > 21.1.roll.2: STAR SOLDIER SKULL SOLDIER
486 1 reroll b1 > 21.1.roll.3: COURAGE
487 2 roll > 21.2.roll.1: SKULL TWO_SOLDIERS SOLDIER SOLDIER COURAGE SKULL
488 2 lock r2 w1
489 2 reroll r1 w2 b1 b2 > 21.2.roll.2: STAR TOOL TOOL TWO_SOLDIERS
490 2 reroll w2 b1 > 21.2.roll.3: COURAGE COURAGE
491 1 use distinguished-conduct-medal
492 1 recruit captain
493 1 use corporal
494 1 reroll r1 > 21.1.roll.4: STAR
495 1 ready
496 2 use corporal
497 2 reroll w2 > 21.2.roll.4: SKULL
498 2 ready
499 2 pass
500 1 claim SOLDIER
501 2 straight
502 2 take silver-star
503 1 recruit war-correspondent
504 1 buy award > 21.1.award.1.victoria-cross: victoria-cross
505 1 done
506 2 done
507 1 move 12
508 2 move 12
509 1 ready
510 2 ready
511 1 lose war-correspondent
512 1 lose soldiers
513 2 lose soldiers
514 1 roll > 22.1.roll.1: SOLDIER COURAGE STAR SKULL STAR COURAGE
515 1 lock r1 r2
516 1 reroll w1 w2 b1 > 22.1.roll.2: STAR SOLDIER SOLDIER
517 1 reroll w1 > 22.1.roll.3: TOOL
518 2 roll > 22.2.roll.1: SKULL TOOL TOOL COURAGE SOLDIER TWO_SOLDIERS
519 2 lock b1 b2
520 2 reroll r1 r2 w1 w2 > 22.2.roll.2: COURAGE SOLDIER SOLDIER COURAGE
521 2 reroll r1 w2 > 22.2.roll.3: SKULL COURAGE
522 1 use corporal
523 1 reroll w1 > 22.1.roll.4: TWO_SOLDIERS
524 1 ready
525 2 use corporal
526 2 reroll r1 > 22.2.roll.4: STAR
527 2 ready
528 2 pass
529 1 claim SOLDIER
530 2 claim SOLDIER
531 1 done
532 2 done
533 1 advance 14
534 2 advance 14
535 2 ready > 22.0.mgf.13: 6
536 1 ready
537 2 ready
538 1 lose soldiers
539 2 lose soldiers
540 1 roll > 23.1.roll.1: STAR TOOL SKULL TOOL SKULL SOLDIER
541 1 lock w2 b2
542 1 reroll r1 r2 w1 b1 > 23.1.roll.2: SOLDIER SOLDIER TWO_SOLDIERS TWO_SOLDIERS
543 1 reroll r1 r2 > 23.1.roll.3: TWO_SOLDIERS COURAGE
544 2 roll > 23.2.roll.1: SOLDIER COURAGE TOOL COURAGE STAR TWO_SOLDIERS
545 2 lock r1 r2
546 2 reroll w1 b1 b2 > 23.2.roll.2: SOLDIER STAR TOOL
547 2 reroll b1 b2 > 23.2.roll.3: SKULL STAR
548 1 use corporal
549 1 reroll r2 > 23.1.roll.4: COURAGE
550 1 use toolkit
551 1 ready
552 2 use corporal
553 2 reroll b1 > 23.2.roll.4: TWO_SOLDIERS
554 2 use silver-star
555 2 roll > 23.2.roll.5: SKULL TWO_SOLDIERS SKULL TOOL COURAGE TOOL
556 2 lock r2 b1
557 2 reroll r1 w1 w2 b2 > 23.2.roll.6: STAR STAR STAR SKULL
558 2 reroll r1 w1 w2 b2 > 23.2.roll.7: TOOL SOLDIER TWO_SOLDIERS SKULL
559 2 ready
560 2 pass
561 1 claim TWO_SOLDIERS
562 2 cancel b1
563 1 find carrier-pigeon
564 2 mine
565 1 done
566 2 done
567 1 advance bunker
568 2 advance bunker
569 2 ready > 23.0.mgf.14: 5
570 1 ready
571 2 ready
572 1 lose soldiers
573 2 lose soldiers
end won seed=golden-0
