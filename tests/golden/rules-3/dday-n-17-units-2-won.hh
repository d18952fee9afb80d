# ends as 62ff1ad0699115447bdf35db6960bdd7
hh2 dday n-17 units=2 boxes=base+atlantikwall rules=3 seed#=f2b582d8496a2934d6d948e0f7b2925b
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
85 1 lock w1 b2
86 1 reroll r1 r2 w2 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
87 1 reroll w2 b1 > 5.1.roll.3: STAR SOLDIER
88 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
89 2 lock w1 b2
90 2 reroll r1 r2 w2 > 5.2.roll.2: SKULL COURAGE STAR
91 2 reroll r1 w2 > 5.2.roll.3: SKULL SOLDIER
92 1 use corporal
93 1 reroll w2 > 5.1.roll.4: COURAGE
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
105 1 lock w1 w2
106 1 reroll r1 r2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
107 1 reroll b2 > 6.1.roll.3: STAR
108 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
109 2 lock r1 w2
110 2 reroll r2 w1 b1 b2 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER SKULL
111 2 reroll w1 b1 b2 > 6.2.roll.3: SOLDIER TWO_SOLDIERS SOLDIER
112 1 ready
113 2 use corporal
114 2 reroll w1 > 6.2.roll.4: TWO_SOLDIERS
115 2 claim TWO_SOLDIERS
116 1 done
117 2 done
118 1 advance 3
119 2 advance 3
120 1 ready
121 2 ready
122 1 lose soldiers
123 2 lose soldiers
124 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
125 1 lock b1 b2
126 1 reroll r1 r2 w1 w2 > 7.1.roll.2: COURAGE SKULL TOOL SKULL
127 1 reroll r2 w1 w2 > 7.1.roll.3: SOLDIER SOLDIER TWO_SOLDIERS
128 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
129 2 lock b1 b2
130 2 reroll r2 w1 w2 > 7.2.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
131 2 reroll w1 > 7.2.roll.3: COURAGE
132 1 use corporal
133 1 reroll r2 > 7.1.roll.4: COURAGE
134 2 use corporal
135 2 reroll w1 > 7.2.roll.4: SKULL
136 2 claim TWO_SOLDIERS
137 1 done
138 2 done
139 1 stay
140 2 stay
141 1 ready
142 2 ready
143 1 lose soldiers
144 2 lose soldiers
145 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
146 1 lock w2 b2
147 1 reroll r1 r2 w1 b1 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
148 1 stop
149 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
150 2 lock r2 w2
151 2 reroll r1 w1 b1 b2 > 8.2.roll.2: SOLDIER STAR SOLDIER TWO_SOLDIERS
152 2 reroll w1 > 8.2.roll.3: TOOL
153 1 ready
154 2 use corporal
155 2 reroll w1 > 8.2.roll.4: TWO_SOLDIERS
156 1 straight
157 1 take distinguished-service-cross
158 2 claim TWO_SOLDIERS
159 1 recruit minesweeper
160 1 done
161 2 done
162 1 stay
163 2 stay
164 1 ready
165 2 ready
166 1 lose soldiers
167 2 lose soldiers
168 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
169 1 lock w1 w2
170 1 reroll r2 b1 b2 > 9.1.roll.2: STAR COURAGE SKULL
171 1 reroll b2 > 9.1.roll.3: STAR
172 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
173 2 lock w2 b2
174 2 reroll r1 r2 w1 > 9.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER
175 2 reroll r1 r2 > 9.2.roll.3: SOLDIER COURAGE
176 1 use distinguished-service-cross
177 1 bonus TWO_SOLDIERS
178 1 ready
179 2 ready
180 1 claim COURAGE
181 1 charge
182 2 claim SOLDIER
183 2 claim COURAGE
184 2 charge
185 1 recruit veteran
186 1 done
187 2 recruit minesweeper
188 2 done
189 1 move 4
190 2 move 4
191 1 ready
192 2 ready
193 1 lose soldiers
194 2 lose soldiers
195 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
196 1 lock w2 b1
197 1 reroll b2 > 10.1.roll.2: TWO_SOLDIERS
198 1 reroll w1 > 10.1.roll.3: SOLDIER
199 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
200 2 lock w1 b1
201 2 reroll b2 > 10.2.roll.2: COURAGE
202 2 stop
203 1 ready
204 2 ready
205 1 claim TWO_SOLDIERS
206 2 straight
207 2 take medal-of-honor
208 1 done
209 2 done
210 1 stay
211 2 stay
212 1 ready
213 2 ready
214 1 lose soldiers
215 2 lose soldiers
216 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
217 1 lock w1 w2
218 1 reroll r2 b1 b2 > 11.1.roll.2: SKULL SKULL SOLDIER
219 1 stop
220 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
221 2 lock r1 r2
222 2 reroll w2 b2 > 11.2.roll.2: COURAGE COURAGE
223 2 reroll b1 > 11.2.roll.3: STAR
224 1 ready
225 2 use medal-of-honor
226 2 add red TWO_SOLDIERS
227 2 add white TWO_SOLDIERS
228 2 add blue TWO_SOLDIERS
229 2 ready
230 1 claim SKULL
231 1 claim SOLDIER
232 1 claim TWO_SOLDIERS
233 2 claim COURAGE
234 2 charge
235 1 find flame-thrower
236 1 done
237 2 done
238 1 stay
239 2 stay
240 1 ready
241 2 ready
242 1 lose soldiers
243 2 lose soldiers
244 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
245 1 lock r1 r2
246 1 reroll w1 b1 b2 > 12.1.roll.2: TWO_SOLDIERS STAR SOLDIER
247 1 reroll w1 b2 > 12.1.roll.3: COURAGE TWO_SOLDIERS
248 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
249 2 lock r1 b1
250 2 reroll r2 b2 > 12.2.roll.2: STAR STAR
251 2 reroll b2 > 12.2.roll.3: SKULL
252 1 ready
253 2 ready
254 1 straight
255 1 take memorial-cross
256 2 cancel r2
257 1 find walkie-talkie
258 2 mine
259 1 done
260 2 done
261 1 move 5
262 2 move 5
263 1 ready
264 2 ready
265 1 lose soldiers
266 2 lose soldiers
267 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
268 1 lock w1 b2
269 1 reroll b1 > 13.1.roll.2: STAR
270 1 stop
271 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
272 2 lock r1 b2
273 2 reroll r2 w1 w2 b1 > 13.2.roll.2: SKULL STAR SOLDIER TOOL
274 2 reroll r2 b1 > 13.2.roll.3: SKULL STAR
275 1 use memorial-cross
276 1 ready
277 2 use corporal
278 2 reroll r2 > 13.2.roll.4: SKULL
279 1 straight
280 1 take conspicuous-gallantry-medal
281 2 claim STAR
282 2 white TWO_SOLDIERS
283 1 recruit medic
284 1 find bangalore-torpedo
285 1 done
286 2 recruit medic
287 2 find gammon-bomb
288 2 done
289 1 stay
290 2 stay
291 1 ready
292 2 ready
293 1 lose soldiers
294 2 lose soldiers
295 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
296 1 lock r2 w2
297 1 reroll r1 w1 > 14.1.roll.2: STAR COURAGE
298 1 reroll w1 b1 b2 > 14.1.roll.3: STAR TWO_SOLDIERS STAR
299 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
300 2 lock w1 b2
301 2 reroll r1 r2 w2 b1 > 14.2.roll.2: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS
302 2 reroll r1 > 14.2.roll.3: TWO_SOLDIERS
303 1 use conspicuous-gallantry-medal
304 1 add colourless COURAGE
305 1 add colourless TWO_SOLDIERS
306 1 add colourless TWO_SOLDIERS
307 1 ready
308 2 use corporal
309 2 reroll r1 > 14.2.roll.4: SOLDIER
310 1 claim STAR
311 1 courage 2
312 1 recruit engineer
313 2 mine
314 1 recruit chaplain
315 1 done
316 2 done
317 1 stay
318 2 stay
319 1 ready
320 2 ready
321 1 lose soldiers
322 2 lose soldiers
323 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
324 1 lock r1 r2
325 1 reroll b1 b2 > 15.1.roll.2: SOLDIER TWO_SOLDIERS
326 1 reroll w2 b2 > 15.1.roll.3: TWO_SOLDIERS STAR
327 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
328 2 lock w2 b1
329 2 reroll r1 w1 b2 > 15.2.roll.2: SOLDIER TOOL TOOL
330 2 reroll w1 b2 > 15.2.roll.3: COURAGE STAR
331 1 use corporal
332 1 reroll w2 > 15.1.roll.4: SOLDIER
333 2 ready
334 1 straight
335 1 take army-good-conduct-medal
336 2 claim SKULL
337 1 find flak-vest
338 2 mine
339 1 find mine-detector
340 1 done
341 2 done
342 1 advance 8
343 2 advance 8 > 15.0.mgf.7: 5
344 1 ready
345 2 ready
346 1 lose soldiers
347 2 lose soldiers
348 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
349 1 lock b1 b2
350 1 reroll r1 r2 w2 > 16.1.roll.2: COURAGE SOLDIER SOLDIER
351 1 reroll r1 r2 w2 > 16.1.roll.3: COURAGE STAR SKULL
352 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
353 2 lock w1 b1
354 2 reroll r1 r2 w2 > 16.2.roll.2: SOLDIER SOLDIER SOLDIER
355 2 reroll b2 > 16.2.roll.3: TWO_SOLDIERS
356 1 use corporal
357 1 reroll r1 > 16.1.roll.4: SOLDIER
358 1 use army-good-conduct-medal
359 1 set r2 TOOL
360 1 set w2 TOOL
361 2 ready
362 1 claim TOOL
363 1 stars
364 1 recruit hero
365 1 find tank
366 1 buy award > 16.1.award.1.silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: bronze-star
367 1 done
368 2 find bazooka
369 2 done
370 1 stay
371 2 stay > 16.0.mgf.7: 4
372 1 ready
373 2 ready
374 1 pay 1 0
375 1 lose soldiers
376 2 lose soldiers
377 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
378 1 lock r2 w2
379 1 reroll r1 w1 b2 > 17.1.roll.2: TOOL SOLDIER SKULL
380 1 reroll r1 b2 > 17.1.roll.3: COURAGE TWO_SOLDIERS
381 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
382 2 lock b1 b2
383 2 reroll w1 w2 > 17.2.roll.2: COURAGE SOLDIER
384 2 reroll w2 > 17.2.roll.3: TWO_SOLDIERS
385 1 use bronze-star
386 1 find field-radio
387 1 use field-radio
388 1 ready
389 2 ready
390 1 claim TWO_SOLDIERS
391 2 claim TWO_SOLDIERS
392 2 claim COURAGE
393 2 charge
394 1 done
395 2 buy award > 17.2.award.1.silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal: purple-heart
396 2 done
397 1 stay
398 2 stay > 17.0.mgf.7: 2
399 1 ready
400 2 ready
401 1 pay 2 1
402 1 lose soldiers
403 2 lose soldiers
404 1 roll > 18.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
405 1 lock w2 b1
406 1 reroll r1 r2 w1 b2 > 18.1.roll.2: TOOL COURAGE SOLDIER SKULL
407 1 reroll w1 b2 > 18.1.roll.3: SOLDIER TOOL
408 2 roll > 18.2.roll.1: TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL
409 2 lock r2 b1
410 2 reroll r1 w1 w2 b2 > 18.2.roll.2: TOOL COURAGE SOLDIER COURAGE
411 2 reroll r1 > 18.2.roll.3: STAR
412 1 use corporal
413 1 reroll w1 > 18.1.roll.4: COURAGE
414 2 ready
415 1 claim COURAGE
416 1 charge
417 2 claim SOLDIER
418 1 done
419 2 recruit veteran
420 2 done
421 1 move 7
422 2 move 7 > 18.1.combat-loss.1: 5 18.2.combat-loss.1: 6
423 1 ready
424 2 ready
425 1 pay 5 0
426 1 lose soldiers
427 2 lose soldiers
428 1 roll > 19.1.roll.1: SOLDIER COURAGE TOOL TWO_SOLDIERS COURAGE SKULL
429 1 lock w1 b1
430 1 reroll r1 r2 w2 b2 > 19.1.roll.2: TWO_SOLDIERS SKULL SOLDIER SKULL
431 1 reroll r1 r2 w2 b2 > 19.1.roll.3: SOLDIER SOLDIER SOLDIER STAR
432 2 roll > 19.2.roll.1: STAR TWO_SOLDIERS SOLDIER SKULL COURAGE COURAGE
433 2 lock r1 r2
434 2 reroll w1 w2 b1 b2 > 19.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER TOOL
435 2 reroll w2 > 19.2.roll.3: TOOL
436 1 use corporal
437 1 reroll r1 > 19.1.roll.4: COURAGE
438 2 ready
439 1 done
440 2 done
441 1 move 6
442 2 move 6 > 19.0.mgf.5: 2
443 1 trade 2
444 1 give soldiers 4
445 1 offer
446 2 accept
447 1 ready
448 2 ready
449 1 pay 2 1
450 1 lose soldiers
451 2 lose soldiers
452 1 roll > 20.1.roll.1: STAR STAR SOLDIER TOOL SKULL STAR
453 1 lock r1 b2
454 1 reroll w1 w2 b1 > 20.1.roll.2: COURAGE COURAGE TWO_SOLDIERS
455 1 reroll w1 w2 b1 > 20.1.roll.3: SOLDIER TOOL COURAGE
456 2 roll > 20.2.roll.1: COURAGE SKULL SKULL STAR SOLDIER TOOL
457 2 lock r1 r2
458 2 reroll w2 b1 b2 > 20.2.roll.2: TOOL TWO_SOLDIERS SOLDIER
459 2 reroll b2 > 20.2.roll.3: SKULL
460 1 use corporal
461 1 reroll w1 > 20.1.roll.4: TOOL
462 2 ready
463 1 remove r1
464 1 remove r2
465 2 claim SKULL
466 1 find grenade
467 2 mine
468 1 find binoculars
469 1 done
470 2 done
471 1 stay
472 2 stay
473 2 ready > 20.0.mgf.5: 5
474 1 ready
475 2 ready
476 1 pay 1 1
477 1 lose soldiers
478 2 lose soldiers
479 1 roll > 21.1.roll.1: SKULL SKULL SOLDIER COURAGE SKULL SKULL
480 1 lock w1 w2
481 1 reroll r1 r2 b1 b2 > 21.1.roll.2: STAR SOLDIER SKULL SOLDIER
482 1 reroll r1 b1 > 21.1.roll.3: STAR COURAGE
483 2 roll > 21.2.roll.1: SKULL TWO_SOLDIERS SOLDIER SOLDIER COURAGE SKULL
484 2 lock r2 w1
485 2 reroll r1 w2 b1 b2 > 21.2.roll.2: STAR TOOL TOOL TWO_SOLDIERS
486 2 reroll r1 w2 b1 > 21.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
487 1 use corporal
488 1 reroll r1 > 21.1.roll.4: STAR
489 1 use binoculars
490 1 set r1 COURAGE
491 2 ready
492 1 claim SOLDIER
493 1 claim COURAGE
494 1 charge
495 2 claim TWO_SOLDIERS
496 1 done
497 2 find shoulder-patch
498 2 use shoulder-patch
499 2 lose soldiers
500 2 recruit chaplain
501 2 done
502 1 charge 9
503 2 advance 9
504 2 ready > 21.0.mgf.8: 3
505 1 ready
506 2 ready
507 1 pay 8 0
508 1 lose soldiers
509 2 lose soldiers
510 1 roll > 22.1.roll.1: SOLDIER COURAGE STAR SKULL STAR COURAGE
511 1 lock b1 b2
512 1 reroll r1 w2 > 22.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS
513 1 reroll r1 w2 > 22.1.roll.3: STAR TWO_SOLDIERS
514 2 roll > 22.2.roll.1: SKULL TOOL TOOL COURAGE SOLDIER TWO_SOLDIERS
515 2 lock r2 w1
516 2 reroll r1 b1 b2 > 22.2.roll.2: SOLDIER SKULL TOOL
517 2 reroll r1 w2 b1 > 22.2.roll.3: TWO_SOLDIERS SOLDIER SOLDIER
518 1 use corporal
519 1 reroll w2 > 22.1.roll.4: TWO_SOLDIERS
520 2 use corporal
521 2 reroll r1 > 22.2.roll.4: STAR
522 1 claim STAR
523 1 white COURAGE
524 1 claim COURAGE
525 1 charge
526 2 claim TOOL
527 2 stars
528 1 recruit grenadier
529 2 mine
530 1 done
531 2 buy award > 22.2.award.1.silver-star,victoria-cross,legion-of-merit,croix-de-guerre,distinguished-conduct-medal: victoria-cross
532 2 done
533 1 charge 12
534 2 advance 12
535 1 ready
536 2 ready > 22.1.own-position.1: 5
537 1 pay 8 3
538 2 lose soldiers
539 1 roll > 23.1.roll.1: STAR TOOL SKULL TOOL SKULL SOLDIER
540 1 lock r1 w2
541 1 reroll w1 b1 b2 > 23.1.roll.2: SKULL SOLDIER SOLDIER
542 1 reroll w1 b1 b2 > 23.1.roll.3: SOLDIER SOLDIER COURAGE
543 2 roll > 23.2.roll.1: SOLDIER COURAGE TOOL COURAGE STAR TWO_SOLDIERS
544 2 lock r2 w2
545 2 reroll w1 b1 b2 > 23.2.roll.2: SOLDIER STAR TOOL
546 2 reroll b1 b2 > 23.2.roll.3: SKULL STAR
547 1 use corporal
548 1 reroll b1 > 23.1.roll.4: COURAGE
549 2 use corporal
550 2 reroll b1 > 23.2.roll.4: TWO_SOLDIERS
551 2 ready
552 1 done
553 2 done
554 1 move 13
555 2 move 13
556 2 ready > 23.0.mgf.12: 6
557 1 ready
558 2 ready > 23.1.own-position.1: 5
559 1 pass
560 1 pay 2 1
561 1 lose soldiers
562 2 lose soldiers
563 1 roll > 24.1.roll.1: SKULL TOOL SOLDIER TWO_SOLDIERS COURAGE STAR
564 1 lock w1 b2
565 1 reroll b1 > 24.1.roll.2: SOLDIER
566 1 reroll b1 > 24.1.roll.3: SOLDIER
567 2 roll > 24.2.roll.1: TWO_SOLDIERS TOOL STAR COURAGE TWO_SOLDIERS SOLDIER
568 2 lock r1 b1
569 2 reroll r2 w1 w2 > 24.2.roll.2: STAR SKULL TWO_SOLDIERS
570 2 reroll w1 b2 > 24.2.roll.3: SKULL COURAGE
571 1 use corporal
572 1 reroll b1 > 24.1.roll.4: SOLDIER
573 2 ready
574 1 straight
575 1 take croix-de-guerre
576 2 claim TWO_SOLDIERS
577 1 done
578 2 recruit hero
579 2 done
580 1 advance 15
581 2 advance 15
582 2 ready > 24.0.mgf.14: 2
583 1 use bangalore-torpedo
584 1 ready
585 2 ready > 24.1.own-position.1: 5
586 1 pay 0 1
587 2 pay 1 0
588 1 roll > 25.1.roll.1: TWO_SOLDIERS COURAGE SKULL TOOL STAR TWO_SOLDIERS
589 1 lock r1 r2
590 1 reroll w1 w2 b1 b2 > 25.1.roll.2: SKULL STAR TOOL SKULL
591 1 reroll w1 > 25.1.roll.3: SOLDIER
592 2 roll > 25.2.roll.1: TWO_SOLDIERS COURAGE SKULL SKULL TOOL TWO_SOLDIERS
593 2 lock r1 r2
594 2 reroll w1 w2 b1 b2 > 25.2.roll.2: TWO_SOLDIERS SKULL SOLDIER TOOL
595 2 reroll w1 w2 b1 b2 > 25.2.roll.3: TOOL STAR SKULL STAR
596 1 use croix-de-guerre
597 1 ready
598 2 use corporal
599 2 reroll w2 > 25.2.roll.4: SOLDIER
600 2 ready
601 1 straight
602 1 take legion-of-merit
603 2 straight
604 2 take distinguished-conduct-medal
605 1 find carrier-pigeon
606 2 mine
607 1 done
608 2 done
609 1 stay
610 2 advance bunker
611 2 ready > 25.0.mgf.14: 1 25.0.mgf.16: 5 6
612 2 ready > 25.1.own-position.1: 5
613 2 lose grenadier
614 2 pay 5 1
615 2 lose soldiers
616 1 roll > 26.1.roll.1: SOLDIER STAR TWO_SOLDIERS COURAGE STAR STAR
617 1 lock w1 w2
618 1 reroll r1 r2 b1 b2 > 26.1.roll.2: SOLDIER SOLDIER SKULL SOLDIER
619 1 reroll r1 r2 b1 b2 > 26.1.roll.3: TWO_SOLDIERS SKULL COURAGE SKULL
620 1 use legion-of-merit
621 1 take ambulance
622 1 use corporal
623 1 reroll r2 > 26.1.roll.4: STAR
624 1 done
625 1 advance bunker > 26.0.mgf.16: 2 4
626 1 ready
627 1 pay 4 2
628 1 lose soldiers
end won seed=golden-0
