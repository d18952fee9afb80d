# ends as 04c8f06b85f6167b12a5a2e89fb5899f
hh2 dday n-08 units=2 boxes=base rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start 1
2 2 start 1
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
13 1 done
14 2 done
15 1 stay
16 2 stay
17 1 ready
18 2 ready
19 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
20 1 lock b1 b2
21 1 reroll r1 w2 > 2.1.roll.2: SKULL COURAGE
22 1 reroll r1 > 2.1.roll.3: TOOL
23 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
24 2 lock w1 b2
25 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
26 2 reroll w2 > 2.2.roll.3: TOOL
27 2 claim SOLDIER
28 1 done
29 2 done
30 1 stay
31 2 stay
32 1 ready
33 2 ready
34 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
35 1 lock w2 b2
36 1 reroll r1 r2 w1 b1 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
37 1 reroll r1 r2 > 3.1.roll.3: TWO_SOLDIERS SKULL
38 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
39 2 lock w1 w2
40 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
41 2 reroll r1 > 3.2.roll.3: TWO_SOLDIERS
42 1 cancel b2
43 2 claim TWO_SOLDIERS
44 1 recruit corporal
45 1 done
46 2 recruit corporal
47 2 done
48 1 advance 3
49 2 advance 3
50 1 ready
51 2 trade 1
52 2 give soldiers 2
53 2 offer
54 1 accept
55 1 ready
56 2 ready
57 1 lose soldiers
58 2 lose soldiers
59 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
60 1 lock w1 b1
61 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
62 1 reroll b2 > 4.1.roll.3: TOOL
63 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
64 2 lock w1 b2
65 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
66 2 stop
67 1 use corporal
68 1 reroll b2 > 4.1.roll.4: SOLDIER
69 2 ready
70 1 claim COURAGE
71 1 charge
72 2 claim SOLDIER
73 1 done
74 2 done
75 1 stay
76 2 stay
77 1 ready
78 2 ready
79 1 lose soldiers
80 2 lose soldiers
81 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
82 1 lock w2 b2
83 1 reroll r1 r2 w1 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
84 1 reroll w1 > 5.1.roll.3: TOOL
85 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
86 2 lock b1 b2
87 2 reroll r1 r2 > 5.2.roll.2: COURAGE COURAGE
88 2 reroll r1 r2 > 5.2.roll.3: SKULL SOLDIER
89 1 use corporal
90 1 reroll w1 > 5.1.roll.4: COURAGE
91 2 use corporal
92 2 reroll r1 > 5.2.roll.4: TOOL
93 2 claim SOLDIER
94 1 done
95 2 recruit sharpshooter
96 2 find walkie-talkie
97 2 done
98 1 stay
99 2 stay
100 1 ready
101 2 trade 1
102 2 give soldiers 8
103 2 offer
104 1 accept
105 1 ready
106 2 ready
107 1 lose soldiers
108 2 lose soldiers
109 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
110 1 lock w1 w2
111 1 reroll r2 b1 b2 > 6.1.roll.2: SOLDIER COURAGE TOOL
112 1 reroll b1 b2 > 6.1.roll.3: TOOL SOLDIER
113 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
114 2 lock r1 b2
115 2 reroll w1 w2 b1 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER
116 2 reroll r2 b1 > 6.2.roll.3: STAR COURAGE
117 1 ready
118 2 use corporal
119 2 reroll w2 > 6.2.roll.4: TWO_SOLDIERS
120 1 claim SOLDIER
121 1 recruit sharpshooter
122 1 find flak-vest
123 1 done
124 2 done
125 1 move 4 > 6.1.mine.1: 4
126 1 lose soldiers
127 2 move 4 > 6.2.mine.1: 6
128 2 lose soldiers > 6.0.mgf.3: 1
129 1 ready
130 2 ready
131 1 lose soldiers
132 2 lose soldiers
133 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
134 1 lock r2 w1 w2
135 1 reroll b1 b2 > 7.1.roll.2: STAR SKULL
136 1 reroll b2 > 7.1.roll.3: SKULL
137 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
138 2 lock r1 b1 b2
139 2 reroll r2 w1 w2 > 7.2.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
140 2 reroll w1 > 7.2.roll.3: COURAGE
141 1 use corporal
142 1 reroll b2 > 7.1.roll.4: COURAGE
143 2 ready
144 1 claim STAR
145 1 white TWO_SOLDIERS
146 2 claim TWO_SOLDIERS
147 1 recruit pathfinder
148 1 done
149 2 recruit pathfinder
150 2 done
151 1 stay
152 2 stay > 7.0.mgf.3: 6
153 1 ready
154 2 trade 1
155 2 give soldiers 3
156 2 offer
157 1 accept
158 1 ready
159 2 ready
160 1 lose soldiers
161 2 lose soldiers
162 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
163 1 lock w2 b1 b2
164 1 reroll r1 r2 w1 > 8.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
165 1 stop
166 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
167 2 lock r1 r2 b1
168 2 reroll w1 w2 b2 > 8.2.roll.2: COURAGE SOLDIER COURAGE
169 2 reroll w2 > 8.2.roll.3: TOOL
170 1 ready
171 2 use corporal
172 2 reroll w2 > 8.2.roll.4: TWO_SOLDIERS
173 1 recruit paratrooper
174 1 done
175 2 recruit paratrooper
176 2 done
177 1 stay
178 2 stay > 8.0.mgf.3: 3
179 1 ready
180 2 ready
181 1 lose soldiers
182 2 lose soldiers
183 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
184 1 lock r1 w1 w2
185 1 reroll r2 b1 b2 > 9.1.roll.2: STAR COURAGE SKULL
186 1 reroll b2 > 9.1.roll.3: STAR
187 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
188 2 lock w2 b1 b2
189 2 reroll r1 r2 w1 > 9.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER
190 2 reroll r1 r2 > 9.2.roll.3: SOLDIER COURAGE
191 1 ready
192 2 ready
193 1 claim COURAGE
194 1 charge
195 2 claim SOLDIER
196 2 claim COURAGE
197 2 charge
198 1 recruit medic
199 1 done
200 2 recruit quartermaster
201 2 done
202 1 move 5 > 9.1.mine.1: 1
203 2 move 5 > 9.2.mine.1: 2
204 2 lose soldiers
205 1 trade 2
206 1 give courage 2
207 1 offer
208 2 accept
209 1 ready
210 2 ready
211 1 lose soldiers
212 2 lose soldiers
213 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
214 1 lock r1 w2
215 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
216 1 reroll b1 > 10.1.roll.3: SOLDIER
217 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
218 2 lock b1 b2
219 2 reroll r2 > 10.2.roll.2: COURAGE
220 2 reroll r2 > 10.2.roll.3: SKULL
221 1 ready
222 2 use corporal
223 2 reroll r2 > 10.2.roll.4: TOOL
224 1 claim TWO_SOLDIERS
225 2 straight
226 2 take distinguished-service-cross
227 1 recruit marksman
228 1 done
229 2 done
230 1 stay
231 2 stay
232 1 ready
233 2 ready
234 1 lose soldiers
235 2 lose paratrooper
236 2 lose soldiers
237 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
238 1 lock r1 w1
239 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
240 1 reroll r2 w2 b2 > 11.1.roll.3: SOLDIER SKULL TWO_SOLDIERS
241 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
242 2 lock w1 b2
243 2 reroll r2 w2 b1 > 11.2.roll.2: TOOL TWO_SOLDIERS SOLDIER
244 2 reroll r1 r2 > 11.2.roll.3: COURAGE COURAGE
245 1 use corporal
246 1 reroll w2 > 11.1.roll.4: STAR
247 2 use corporal
248 2 reroll r1 > 11.2.roll.4: SOLDIER
249 2 use distinguished-service-cross
250 2 bonus TWO_SOLDIERS
251 1 done
252 2 done
253 1 stay
254 2 stay
255 1 ready
256 2 ready
257 1 lose soldiers
258 2 lose soldiers
259 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
260 1 lock b1 b2
261 1 reroll r1 w2 > 12.1.roll.2: TOOL STAR
262 1 reroll r1 > 12.1.roll.3: SOLDIER
263 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
264 2 lock w1 w2
265 2 reroll r1 r2 b1 b2 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
266 2 reroll r1 r2 > 12.2.roll.3: TOOL TOOL
267 1 ready
268 2 use corporal
269 2 reroll r1 > 12.2.roll.4: TWO_SOLDIERS
270 1 claim TWO_SOLDIERS
271 2 claim TWO_SOLDIERS
272 1 done
273 2 find mine-detector
274 2 done
275 1 advance 8 > 12.1.mine.1: 2
276 1 lose soldiers
277 2 use mine-detector
278 2 advance 8 > 12.0.mgf.7: 1
279 1 ready
280 2 ready
281 1 lose soldiers
282 2 lose soldiers
283 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
284 1 lock b1 b2
285 1 stop
286 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
287 2 lock r1 b2
288 2 reroll r2 w1 w2 b1 > 13.2.roll.2: SKULL STAR SOLDIER TOOL
289 2 reroll r2 b1 > 13.2.roll.3: SKULL STAR
290 1 ready
291 2 use corporal
292 2 reroll b1 > 13.2.roll.4: SKULL
293 1 straight
294 1 take medal-of-honor
295 2 claim STAR
296 2 white SKULL
297 2 claim SKULL
298 1 recruit hero
299 1 done
300 2 recruit medic
301 2 find flame-thrower
302 2 done
303 1 stay
304 2 stay > 13.0.mgf.7: 5
305 1 trade 2
306 1 give soldiers 2
307 1 offer
308 2 accept
309 1 ready
310 2 ready
311 1 pay 6 0
312 1 lose soldiers
313 2 lose soldiers
314 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
315 1 lock r2 w1
316 1 reroll r1 w2 b1 b2 > 14.1.roll.2: TWO_SOLDIERS STAR TOOL TOOL
317 1 reroll b1 b2 > 14.1.roll.3: TWO_SOLDIERS SKULL
318 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
319 2 lock w1 b2
320 2 reroll r1 r2 w2 b1 > 14.2.roll.2: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS
321 2 reroll r1 > 14.2.roll.3: TWO_SOLDIERS
322 1 use corporal
323 1 reroll b2 > 14.1.roll.4: TWO_SOLDIERS
324 1 use medal-of-honor
325 1 add red TWO_SOLDIERS
326 1 add white TWO_SOLDIERS
327 1 add blue TWO_SOLDIERS
328 2 use corporal
329 2 reroll w2 > 14.2.roll.4: SOLDIER
330 1 claim TWO_SOLDIERS
331 2 claim TWO_SOLDIERS
332 1 done
333 2 recruit hero
334 2 done
335 1 stay
336 2 stay > 14.0.mgf.7: 5
337 1 ready
338 2 ready
339 1 pay 0 1
340 1 lose soldiers
341 2 pay 5 0
342 2 lose soldiers
343 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
344 1 lock r2 w2
345 1 reroll r1 w1 b1 b2 > 15.1.roll.2: SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
346 1 reroll r1 w1 > 15.1.roll.3: TWO_SOLDIERS STAR
347 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
348 2 lock w1 b1
349 2 reroll r1 b2 > 15.2.roll.2: SKULL SOLDIER
350 2 reroll r2 > 15.2.roll.3: STAR
351 1 use corporal
352 1 reroll w1 > 15.1.roll.4: SOLDIER
353 2 ready
354 2 claim SKULL
355 1 done
356 2 find bangalore-torpedo
357 2 done
358 1 advance 11
359 2 advance 11
360 1 ready
361 2 ready
362 1 pay 0 0
363 1 lose soldiers
364 2 pay 0 1
365 2 lose soldiers
366 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
367 1 lock w1 b1
368 1 reroll r1 r2 w2 b2 > 16.1.roll.2: COURAGE SKULL TOOL SOLDIER
369 1 reroll r1 r2 w2 > 16.1.roll.3: COURAGE STAR SKULL
370 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
371 2 lock w1 b1
372 2 reroll r1 r2 w2 b2 > 16.2.roll.2: STAR SOLDIER STAR STAR
373 2 reroll b2 > 16.2.roll.3: TWO_SOLDIERS
374 1 use corporal
375 1 reroll w2 > 16.1.roll.4: SOLDIER
376 2 use corporal
377 2 reroll r2 > 16.2.roll.4: TWO_SOLDIERS
378 2 claim STAR
379 2 white TWO_SOLDIERS
380 2 claim TWO_SOLDIERS
381 1 done
382 2 recruit minesweeper
383 2 done
384 1 stay
385 2 stay
386 1 ready
387 2 ready
388 1 pay 1 1
389 1 lose soldiers
390 2 pay 0 0
391 2 lose soldiers
392 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
393 1 lock r2 w2
394 1 reroll r1 w1 b1 b2 > 17.1.roll.2: STAR SOLDIER COURAGE STAR
395 1 reroll r1 b1 b2 > 17.1.roll.3: SKULL TOOL SOLDIER
396 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
397 2 lock r2 b2
398 2 reroll w1 w2 > 17.2.roll.2: COURAGE SOLDIER
399 2 reroll w2 > 17.2.roll.3: TWO_SOLDIERS
400 1 use corporal
401 1 reroll r1 > 17.1.roll.4: TOOL
402 2 ready
403 2 claim TWO_SOLDIERS
404 2 claim COURAGE
405 2 charge
406 1 find strategic-map
407 1 done
408 2 done
409 1 stay
410 2 stay
411 1 ready
412 2 ready
413 1 pay 0 0
414 1 lose soldiers
415 2 pay 3 0
416 2 lose soldiers
417 1 roll > 18.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
418 1 lock w1 b2
419 1 reroll r1 r2 > 18.1.roll.2: STAR TOOL
420 1 reroll r1 r2 > 18.1.roll.3: SOLDIER TOOL
421 2 roll > 18.2.roll.1: TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL
422 2 lock w1 w2
423 2 reroll r1 r2 b1 b2 > 18.2.roll.2: TOOL COURAGE SOLDIER COURAGE
424 2 reroll r1 r2 b2 > 18.2.roll.3: TOOL COURAGE COURAGE
425 1 use corporal
426 1 reroll r2 > 18.1.roll.4: COURAGE
427 1 ready
428 2 use corporal
429 2 reroll r2 > 18.2.roll.4: TWO_SOLDIERS
430 1 claim COURAGE
431 1 charge
432 1 done
433 2 done
434 1 charge 13 > 18.1.mine.1: 3
435 1 pay 2 0
436 2 advance 13
437 2 sacrifice quartermaster
438 1 ready
439 2 use bangalore-torpedo
440 2 ready
441 1 roll > 19.1.roll.1: SOLDIER COURAGE TOOL TWO_SOLDIERS COURAGE SKULL
442 1 lock r1 w2
443 1 reroll r2 w1 b1 b2 > 19.1.roll.2: TWO_SOLDIERS SKULL SOLDIER SKULL
444 1 reroll w1 b2 > 19.1.roll.3: TOOL SOLDIER
445 2 roll > 19.2.roll.1: STAR TWO_SOLDIERS SOLDIER SKULL COURAGE COURAGE
446 2 lock r2 w1
447 2 reroll r1 w2 b1 b2 > 19.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER TOOL
448 2 reroll b1 b2 > 19.2.roll.3: TWO_SOLDIERS TOOL
449 1 use corporal
450 1 reroll w1 > 19.1.roll.4: COURAGE
451 1 use strategic-map
452 1 paint b1 white
453 2 use corporal
454 2 reroll b2 > 19.2.roll.4: STAR
455 1 claim SOLDIER
456 2 claim TWO_SOLDIERS
457 1 done
458 2 find carrier-pigeon
459 2 done
460 1 stay
461 2 stay
462 1 ready
463 2 ready
464 1 pay 5 0
465 1 lose soldiers
466 2 pay 1 1
467 2 lose soldiers
468 1 roll > 20.1.roll.1: STAR STAR SOLDIER TOOL SKULL STAR
469 1 lock w1 w2
470 1 reroll r1 r2 b1 b2 > 20.1.roll.2: STAR COURAGE SKULL TWO_SOLDIERS
471 1 stop
472 2 roll > 20.2.roll.1: COURAGE SKULL SKULL STAR SOLDIER TOOL
473 2 lock r1 b1
474 2 reroll r2 w1 w2 b2 > 20.2.roll.2: SKULL COURAGE SKULL TOOL
475 2 reroll r2 w2 b2 > 20.2.roll.3: STAR STAR COURAGE
476 1 ready
477 2 use corporal
478 2 reroll r2 > 20.2.roll.4: STAR
479 1 straight
480 1 take memorial-cross
481 2 claim COURAGE
482 2 charge
483 1 done
484 2 done
485 1 stay
486 2 charge bunker > 20.0.mgf.13: 1
487 1 ready
488 2 ready
489 1 pay 1 1
490 1 lose soldiers
491 2 pay 7 2
492 2 lose soldiers
493 1 roll > 21.1.roll.1: SKULL SKULL SOLDIER COURAGE SKULL SKULL
494 1 lock w1 w2
495 1 reroll r1 r2 b1 b2 > 21.1.roll.2: STAR SOLDIER SKULL SOLDIER
496 1 reroll r1 b1 > 21.1.roll.3: STAR COURAGE
497 1 use memorial-cross
498 1 use corporal
499 1 reroll r1 > 21.1.roll.4: STAR
500 1 claim SOLDIER
501 1 find field-radio
502 1 use field-radio
503 1 done
504 1 stay
505 1 ready
506 1 pay 2 1
507 1 lose soldiers
508 1 roll > 22.1.roll.1: SOLDIER COURAGE STAR SKULL STAR COURAGE
509 1 lock r1 r2
510 1 reroll w1 w2 b1 > 22.1.roll.2: STAR SOLDIER SOLDIER
511 1 reroll w1 > 22.1.roll.3: TOOL
512 1 use corporal
513 1 reroll w1 > 22.1.roll.4: TWO_SOLDIERS
514 1 claim SOLDIER
515 1 find grenade
516 1 done
517 1 stay
518 1 ready
519 1 pay 2 0
520 1 lose soldiers
521 1 roll > 23.1.roll.1: STAR TOOL SKULL TOOL SKULL SOLDIER
522 1 lock b1 b2
523 1 reroll r1 r2 w2 > 23.1.roll.2: SKULL SOLDIER SOLDIER
524 1 stop
525 1 ready
526 1 claim SKULL
527 1 claim SOLDIER
528 1 find shoulder-patch
529 1 use shoulder-patch
530 1 lose soldiers
531 1 recruit lieutenant
532 1 stay
533 1 ready
534 1 pay 0 0
535 1 lose soldiers
536 1 roll > 24.1.roll.1: SKULL TOOL SOLDIER TWO_SOLDIERS COURAGE STAR
537 1 lock b1 b2
538 1 stop
539 1 ready
540 1 straight
541 1 take conspicuous-gallantry-medal
542 1 find mortar
543 1 stay
544 1 ready
545 1 ready
546 1 pay 1 1
547 1 lose soldiers
548 1 roll > 25.1.roll.1: TWO_SOLDIERS COURAGE SKULL TOOL STAR TWO_SOLDIERS
549 1 lock r1 b2
550 1 reroll w1 w2 b1 > 25.1.roll.2: TWO_SOLDIERS STAR STAR
551 1 stop
552 1 use conspicuous-gallantry-medal
553 1 add colourless TOOL
554 1 add colourless TOOL
555 1 ready
556 1 claim TWO_SOLDIERS
557 1 stay
558 1 ready
559 1 ready
560 1 pay 1 2
561 1 lose soldiers
562 1 roll > 26.1.roll.1: SOLDIER STAR TWO_SOLDIERS COURAGE STAR STAR
563 1 lock w1 w2
564 1 reroll r1 r2 b1 b2 > 26.1.roll.2: SOLDIER SOLDIER SKULL SOLDIER
565 1 reroll r1 r2 b1 b2 > 26.1.roll.3: TWO_SOLDIERS SKULL COURAGE SKULL
566 1 use corporal
567 1 reroll r2 > 26.1.roll.4: STAR
568 1 done
569 1 stay
570 1 ready
571 1 ready
572 1 pay 2 1
573 1 lose soldiers
574 1 roll > 27.1.roll.1: SKULL TOOL COURAGE TOOL COURAGE COURAGE
575 1 lock w1 b1
576 1 reroll r1 r2 w2 b2 > 27.1.roll.2: SKULL TOOL TOOL TOOL
577 1 reroll r1 r2 > 27.1.roll.3: COURAGE TOOL
578 1 ready
579 1 claim COURAGE
580 1 charge
581 1 claim TOOL
582 1 stars
583 1 done
584 1 charge bunker
585 1 ready > 27.0.mgf.13: 4
586 1 ready
587 1 pay 7 2
588 1 lose soldiers
end won seed=golden-0
