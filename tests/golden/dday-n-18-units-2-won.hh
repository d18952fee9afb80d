# ends as fa5e952d0c3b77117d4653b30849dfec
hh2 dday n-18 units=2 boxes=base+atlantikwall rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
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
76 1 lock w2 b2
77 1 reroll r1 r2 w1 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
78 1 reroll r1 w1 > 5.1.roll.3: STAR SOLDIER
79 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
80 2 lock w1 b2
81 2 reroll r1 r2 w2 > 5.2.roll.2: SKULL COURAGE STAR
82 2 reroll r1 w2 > 5.2.roll.3: SKULL SOLDIER
83 1 recruit scout
84 1 done
85 2 done
86 1 stay
87 2 stay
88 1 ready
89 2 ready
90 1 lose soldiers
91 2 lose soldiers
92 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
93 1 lock r1 w2
94 1 reroll r2 w1 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
95 1 reroll b2 > 6.1.roll.3: STAR
96 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
97 2 lock r1 w2
98 2 reroll r2 w1 b1 b2 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER SKULL
99 2 reroll w1 b1 b2 > 6.2.roll.3: SOLDIER TWO_SOLDIERS SOLDIER
100 1 claim TWO_SOLDIERS
101 1 recruit corporal
102 1 find lucky-charm
103 1 use lucky-charm
104 1 gain stars
105 1 done
106 2 done
107 1 advance 3
108 2 advance 3
109 1 ready
110 2 ready
111 1 lose soldiers
112 2 lose soldiers
113 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
114 1 lock w2 b1
115 1 reroll r2 w1 b2 > 7.1.roll.2: TWO_SOLDIERS STAR TOOL
116 1 reroll w1 b2 > 7.1.roll.3: STAR TOOL
117 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
118 2 lock b1 b2
119 2 reroll r2 w1 w2 > 7.2.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
120 2 reroll w1 > 7.2.roll.3: COURAGE
121 1 use corporal
122 1 reroll b2 > 7.1.roll.4: COURAGE
123 2 claim TWO_SOLDIERS
124 1 recruit veteran
125 1 done
126 2 done
127 1 stay
128 2 stay
129 1 ready
130 2 ready
131 1 lose soldiers
132 2 lose soldiers
133 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
134 1 lock w1 w2
135 1 reroll r1 r2 b1 > 8.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
136 1 reroll r2 > 8.1.roll.3: STAR
137 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
138 2 lock r2 b1
139 2 reroll w1 w2 b2 > 8.2.roll.2: COURAGE SOLDIER COURAGE
140 2 reroll w1 w2 b2 > 8.2.roll.3: SKULL SOLDIER STAR
141 1 ready
142 1 claim TWO_SOLDIERS
143 1 trade 2
144 1 give soldiers 4
145 1 offer
146 2 accept
147 1 done
148 2 recruit medic
149 2 done
150 1 stay
151 2 stay
152 1 ready
153 2 ready
154 1 lose soldiers
155 2 lose soldiers
156 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
157 1 lock r1 w1
158 1 reroll r2 w2 b2 > 9.1.roll.2: STAR COURAGE SKULL
159 1 reroll r2 w2 b2 > 9.1.roll.3: TWO_SOLDIERS STAR TOOL
160 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
161 2 lock b1 b2
162 2 reroll r1 r2 w1 w2 > 9.2.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
163 2 reroll r2 w1 > 9.2.roll.3: SOLDIER COURAGE
164 1 ready
165 1 straight
166 1 take distinguished-service-cross
167 1 recruit medic
168 1 done
169 2 recruit scout
170 2 done
171 1 move 4
172 2 move 4
173 1 ready
174 2 ready
175 1 lose soldiers
176 2 lose soldiers
177 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
178 1 lock r2 w2
179 1 reroll r1 w1 > 10.1.roll.2: STAR STAR
180 1 reroll b1 b2 > 10.1.roll.3: TWO_SOLDIERS COURAGE
181 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
182 2 lock b1 b2
183 2 reroll r1 r2 w1 w2 > 10.2.roll.2: SKULL TOOL TOOL STAR
184 2 reroll r1 > 10.2.roll.3: SKULL
185 1 use corporal
186 1 reroll b1 > 10.1.roll.4: SKULL
187 1 use distinguished-service-cross
188 1 bonus TWO_SOLDIERS
189 2 use corporal
190 2 reroll r1 > 10.2.roll.4: TOOL
191 2 claim TOOL
192 2 stars
193 1 recruit minesweeper
194 1 done
195 2 recruit engineer
196 2 find flame-thrower
197 2 done
198 1 stay
199 2 stay
200 1 ready
201 2 ready
202 1 lose soldiers
203 2 lose soldiers
204 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
205 1 lock r2 b1
206 1 reroll r1 w1 w2 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
207 1 reroll r1 w1 w2 > 11.1.roll.3: SOLDIER SKULL TWO_SOLDIERS
208 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
209 2 lock w1 b1
210 2 reroll w2 b2 > 11.2.roll.2: COURAGE COURAGE
211 2 stop
212 1 ready
213 2 ready
214 1 straight
215 1 take medal-of-honor
216 2 claim COURAGE
217 2 charge
218 1 find pocket-bible
219 1 use pocket-bible
220 1 done
221 2 done
222 1 stay
223 2 stay
224 1 ready
225 2 ready
226 1 lose soldiers
227 2 lose soldiers
228 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
229 1 lock r1 r2
230 1 reroll w1 w2 b1 b2 > 12.1.roll.2: STAR STAR COURAGE TWO_SOLDIERS
231 1 reroll w2 b2 > 12.1.roll.3: COURAGE TWO_SOLDIERS
232 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
233 2 lock r2 b2
234 2 reroll r1 w1 w2 b1 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
235 2 stop
236 1 use corporal
237 1 reroll b2 > 12.1.roll.4: TOOL
238 1 use medal-of-honor
239 1 add red TWO_SOLDIERS
240 1 add white TWO_SOLDIERS
241 1 add blue TWO_SOLDIERS
242 2 use corporal
243 2 reroll r1 > 12.2.roll.3: SKULL
244 2 claim TWO_SOLDIERS
245 2 claim TOOL
246 2 stars
247 1 recruit messenger
248 1 buy award > 12.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,memorial-cross,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: memorial-cross
249 1 done
250 2 recruit beachmaster
251 2 find bazooka
252 2 done
253 1 move 5
254 2 move 5
255 1 ready
256 2 ready
257 1 lose soldiers
258 2 lose soldiers
259 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
260 1 lock w1 b2
261 1 reroll b1 > 13.1.roll.2: STAR
262 1 stop
263 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
264 2 lock r1 b2
265 2 reroll w1 w2 b1 > 13.2.roll.2: SKULL SKULL TWO_SOLDIERS
266 2 reroll w1 w2 > 13.2.roll.3: SKULL STAR
267 1 use memorial-cross
268 1 ready
269 2 use corporal
270 2 reroll r2 > 13.2.roll.4: SKULL
271 1 straight
272 1 take conspicuous-gallantry-medal
273 2 claim STAR
274 2 courage 1
275 1 find bangalore-torpedo
276 1 done
277 2 recruit veteran
278 2 find field-radio
279 2 use field-radio
280 2 buy award > 13.2.award.1.army-good-conduct-medal,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: victoria-cross
281 2 done
282 1 stay
283 2 stay
284 1 ready
285 2 ready
286 1 lose soldiers
287 2 lose soldiers
288 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
289 1 lock w2 b2
290 1 reroll r1 r2 b1 > 14.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS STAR
291 1 reroll r1 r2 > 14.1.roll.3: TWO_SOLDIERS SKULL
292 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
293 2 lock w1 b2
294 2 reroll r1 r2 b1 > 14.2.roll.2: TWO_SOLDIERS TOOL TOOL
295 2 reroll r1 w2 > 14.2.roll.3: STAR TWO_SOLDIERS
296 1 use corporal
297 1 reroll w1 > 14.1.roll.4: TWO_SOLDIERS
298 1 use conspicuous-gallantry-medal
299 1 add colourless SOLDIER
300 1 add colourless TOOL
301 1 add colourless TWO_SOLDIERS
302 2 use corporal
303 2 reroll w2 > 14.2.roll.4: SOLDIER
304 2 ready
305 1 straight
306 1 take army-good-conduct-medal
307 2 claim STAR
308 2 white TOOL
309 2 claim TOOL
310 2 stars
311 1 recruit lieutenant
312 1 find flak-vest
313 1 done
314 2 recruit minesweeper
315 2 find grenade
316 2 done
317 1 stay
318 2 stay
319 1 ready
320 2 ready
321 1 lose soldiers
322 2 lose soldiers
323 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
324 1 lock w1 w2
325 1 reroll r1 b1 b2 > 15.1.roll.2: SKULL SOLDIER STAR
326 1 reroll r1 b1 > 15.1.roll.3: TWO_SOLDIERS STAR
327 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
328 2 lock w2 b1
329 2 reroll r1 w1 b2 > 15.2.roll.2: SOLDIER TOOL TOOL
330 2 reroll r1 > 15.2.roll.3: STAR
331 1 use corporal
332 1 reroll r1 > 15.1.roll.4: SOLDIER
333 1 ready
334 2 ready
335 1 straight
336 1 take croix-de-guerre
337 2 claim SKULL
338 1 recruit captain
339 1 done
340 2 recruit general
341 2 find shoulder-patch
342 2 done
343 1 advance 8
344 2 advance 8
345 1 ready
346 2 ready
347 1 lose soldiers
348 2 lose soldiers
349 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
350 1 lock b1
351 1 reroll r1 r2 w2 > 16.1.roll.2: COURAGE SOLDIER SOLDIER
352 1 reroll r1 r2 w2 > 16.1.roll.3: COURAGE STAR SKULL
353 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
354 2 lock b2
355 2 reroll r2 w2 > 16.2.roll.2: TOOL TOOL
356 2 reroll r2 w2 > 16.2.roll.3: STAR SOLDIER
357 1 use corporal
358 1 reroll w2 > 16.1.roll.4: SOLDIER
359 1 use army-good-conduct-medal
360 1 set r2 TOOL
361 1 set w2 TOOL
362 1 ready
363 2 ready
364 1 claim TOOL
365 1 refind lucky-charm
366 2 straight
367 2 take legion-of-merit
368 1 use lucky-charm
369 1 gain courage
370 1 buy award > 16.1.award.1.silver-star,purple-heart,distinguished-conduct-medal,bronze-star: distinguished-conduct-medal
371 1 done
372 2 find binoculars
373 2 done
374 1 move 7
375 2 move 7
376 2 ready > 16.0.mgf.6: 2
377 1 ready
378 2 ready
379 1 lose soldiers
380 2 lose soldiers
381 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
382 1 reroll r2 w1 > 17.1.roll.2: COURAGE COURAGE
383 1 reroll w2 b1 b2 > 17.1.roll.3: SKULL TOOL SOLDIER
384 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
385 2 reroll r2 w1 w2 b2 > 17.2.roll.2: SKULL SOLDIER TWO_SOLDIERS SKULL
386 2 reroll w1 w2 > 17.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS
387 1 use corporal
388 1 reroll b2 > 17.1.roll.4: TOOL
389 1 use captain
390 1 paint r1 blue
391 1 ready
392 2 use legion-of-merit
393 2 take tank
394 2 use corporal
395 2 reroll w1 > 17.2.roll.4: TWO_SOLDIERS
396 2 use binoculars
397 2 set w1 SKULL
398 2 ready
399 1 claim COURAGE
400 1 charge
401 2 claim SKULL
402 1 find mine-detector
403 1 buy award > 17.1.award.1.silver-star,purple-heart,bronze-star: silver-star
404 1 done
405 2 done
406 1 stay
407 2 stay
408 2 ready > 17.0.mgf.6: 1
409 1 ready
410 2 ready
411 1 lose soldiers
412 2 lose soldiers
413 1 roll > 18.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
414 1 reroll r1 r2 w1 b2 > 18.1.roll.2: TOOL COURAGE SOLDIER SKULL
415 1 reroll w1 b2 > 18.1.roll.3: SOLDIER TOOL
416 2 roll > 18.2.roll.1: TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL
417 2 reroll r1 r2 w2 > 18.2.roll.2: SKULL TOOL STAR
418 2 reroll r2 b2 > 18.2.roll.3: TWO_SOLDIERS SKULL
419 1 ready
420 2 use corporal
421 2 reroll w1 > 18.2.roll.4: TWO_SOLDIERS
422 2 ready
423 1 claim COURAGE
424 1 charge
425 2 cancel r2
426 1 buy award > 18.1.award.1.purple-heart,bronze-star: bronze-star
427 1 done
428 2 done
429 1 stay
430 2 stay
431 2 ready > 18.0.mgf.6: 1
432 1 ready
433 2 ready
434 1 lose soldiers
435 2 lose soldiers
436 1 roll > 19.1.roll.1: SOLDIER COURAGE TOOL TWO_SOLDIERS COURAGE SKULL
437 1 reroll w1 b1 > 19.1.roll.2: STAR STAR
438 1 reroll w1 > 19.1.roll.3: SKULL
439 2 roll > 19.2.roll.1: STAR TWO_SOLDIERS SOLDIER SKULL COURAGE COURAGE
440 2 stop
441 1 use bronze-star
442 1 find strategic-map
443 1 ready
444 2 ready
445 1 straight
446 2 declared
447 1 done
448 2 done
449 1 move 6
450 2 move 6
451 1 ready
452 2 ready
453 1 lose soldiers
454 2 lose soldiers
455 1 roll > 20.1.roll.1: STAR STAR SOLDIER TOOL SKULL STAR
456 1 lock b2
457 1 reroll r2 w1 w2 b1 > 20.1.roll.2: STAR COURAGE SKULL TWO_SOLDIERS
458 1 reroll r2 w2 b1 > 20.1.roll.3: SOLDIER TOOL COURAGE
459 2 roll > 20.2.roll.1: COURAGE SKULL SKULL STAR SOLDIER TOOL
460 2 lock r1
461 2 reroll r2 w1 w2 b1 b2 > 20.2.roll.2: TWO_SOLDIERS SOLDIER TOOL SOLDIER TOOL
462 2 reroll r2 w1 b1 > 20.2.roll.3: STAR STAR COURAGE
463 1 use corporal
464 1 reroll r2 > 20.1.roll.4: TOOL
465 1 ready
466 2 use corporal
467 2 reroll w1 > 20.2.roll.4: STAR
468 2 ready
469 1 done
470 2 done
471 1 stay
472 2 stay
473 1 ready
474 2 ready
475 1 lose soldiers
476 2 lose soldiers
477 1 roll > 21.1.roll.1: SKULL SKULL SOLDIER COURAGE SKULL SKULL
478 1 lock w2
479 1 reroll r1 r2 b1 b2 > 21.1.roll.2: STAR SOLDIER SKULL SOLDIER
480 1 reroll r1 b1 > 21.1.roll.3: STAR COURAGE
481 2 roll > 21.2.roll.1: SKULL TWO_SOLDIERS SOLDIER SOLDIER COURAGE SKULL
482 2 lock b1
483 2 reroll r1 r2 w1 w2 b2 > 21.2.roll.2: SKULL TOOL TWO_SOLDIERS STAR TOOL
484 2 reroll r1 r2 w1 w2 > 21.2.roll.3: TOOL TOOL COURAGE TOOL
485 1 use corporal
486 1 reroll r1 > 21.1.roll.4: STAR
487 1 ready
488 2 use corporal
489 2 reroll r1 > 21.2.roll.4: SKULL
490 2 ready
491 1 claim SOLDIER
492 2 claim TOOL
493 2 refind binoculars
494 1 done
495 2 done
496 1 stay
497 2 stay
498 1 ready
499 2 ready
500 1 lose soldiers
501 2 lose soldiers
502 1 roll > 22.1.roll.1: SOLDIER COURAGE STAR SKULL STAR COURAGE
503 1 lock b2
504 1 reroll r1 w1 w2 > 22.1.roll.2: STAR SOLDIER SOLDIER
505 1 reroll w1 w2 > 22.1.roll.3: STAR TWO_SOLDIERS
506 2 roll > 22.2.roll.1: SKULL TOOL TOOL COURAGE SOLDIER TWO_SOLDIERS
507 2 lock w2
508 2 reroll r1 r2 w1 b1 b2 > 22.2.roll.2: SKULL TOOL STAR SKULL TOOL
509 2 reroll r1 r2 b1 b2 > 22.2.roll.3: STAR SKULL TOOL COURAGE
510 1 ready
511 2 use corporal
512 2 reroll r2 > 22.2.roll.4: STAR
513 2 use binoculars
514 2 set r1 COURAGE
515 2 ready
516 1 claim STAR
517 1 white COURAGE
518 1 claim COURAGE
519 1 charge
520 2 claim COURAGE
521 2 charge
522 1 done
523 2 done
524 1 charge 9
525 2 charge 9
526 2 ready > 22.0.mgf.8: 2
527 1 ready
528 2 ready
529 1 lose soldiers
530 2 lose soldiers
531 1 roll > 23.1.roll.1: STAR TOOL SKULL TOOL SKULL SOLDIER
532 1 lock b2
533 1 reroll r1 r2 w1 w2 b1 > 23.1.roll.2: SKULL COURAGE STAR TWO_SOLDIERS SOLDIER
534 1 reroll r1 w1 w2 b1 > 23.1.roll.3: TWO_SOLDIERS STAR STAR SOLDIER
535 2 roll > 23.2.roll.1: SOLDIER COURAGE TOOL COURAGE STAR TWO_SOLDIERS
536 2 lock w2
537 2 reroll w1 b1 b2 > 23.2.roll.2: SOLDIER STAR TOOL
538 2 reroll b1 b2 > 23.2.roll.3: SKULL STAR
539 1 use croix-de-guerre
540 1 use silver-star
541 1 roll > 23.1.roll.4: SOLDIER STAR SKULL TOOL TOOL TOOL
542 1 lock r1
543 1 reroll r2 w1 w2 b1 b2 > 23.1.roll.5: SKULL TWO_SOLDIERS SOLDIER STAR STAR
544 1 reroll r2 w1 b1 b2 > 23.1.roll.6: COURAGE COURAGE TWO_SOLDIERS TWO_SOLDIERS
545 1 use corporal
546 1 reroll b1 > 23.1.roll.7: STAR
547 1 ready
548 2 use corporal
549 2 reroll b1 > 23.2.roll.4: TWO_SOLDIERS
550 2 ready
551 1 find toolkit
552 1 done
553 2 find carrier-pigeon
554 2 done
555 1 stay
556 2 stay
557 2 ready > 23.0.mgf.8: 5
558 1 ready
559 2 ready
560 2 lose soldiers
561 1 roll > 24.1.roll.1: SKULL TOOL SOLDIER TWO_SOLDIERS COURAGE STAR
562 1 lock b1
563 1 reroll r1 r2 w1 w2 > 24.1.roll.2: TOOL SKULL SOLDIER SKULL
564 1 reroll r1 r2 w1 w2 > 24.1.roll.3: COURAGE TOOL STAR SKULL
565 2 roll > 24.2.roll.1: TWO_SOLDIERS TOOL STAR COURAGE TWO_SOLDIERS SOLDIER
566 2 lock w2
567 2 reroll r1 r2 b1 b2 > 24.2.roll.2: SOLDIER SOLDIER SOLDIER TOOL
568 2 reroll r1 r2 b1 b2 > 24.2.roll.3: COURAGE COURAGE SKULL TWO_SOLDIERS
569 1 use corporal
570 1 reroll r2 > 24.1.roll.4: SOLDIER
571 1 ready
572 2 use corporal
573 2 reroll b1 > 24.2.roll.4: SOLDIER
574 2 ready
575 1 done
576 2 done
577 1 stay
578 2 stay
579 2 ready > 24.0.mgf.8: 2
580 1 ready
581 2 ready
582 1 lose soldiers
583 2 lose soldiers
584 1 roll > 25.1.roll.1: TWO_SOLDIERS COURAGE SKULL TOOL STAR TWO_SOLDIERS
585 1 lock r2
586 1 reroll r1 w1 w2 b1 b2 > 25.1.roll.2: STAR SKULL TWO_SOLDIERS STAR TWO_SOLDIERS
587 1 reroll w1 w2 b2 > 25.1.roll.3: TOOL SKULL TOOL
588 2 roll > 25.2.roll.1: TWO_SOLDIERS COURAGE SKULL SKULL TOOL TWO_SOLDIERS
589 2 lock r2
590 2 reroll r1 w1 w2 b1 b2 > 25.2.roll.2: COURAGE TWO_SOLDIERS SOLDIER COURAGE SOLDIER
591 2 reroll w1 w2 b2 > 25.2.roll.3: SKULL TWO_SOLDIERS STAR
592 1 use corporal
593 1 reroll w1 > 25.1.roll.4: TOOL
594 1 ready
595 2 use corporal
596 2 reroll w1 > 25.2.roll.4: SOLDIER
597 2 ready
598 1 done
599 2 done
600 1 move 10
601 2 move 10
602 2 ready > 25.0.mgf.9: 1
603 1 ready
604 2 ready
605 1 lose soldiers
606 2 lose soldiers
607 1 roll > 26.1.roll.1: SOLDIER STAR TWO_SOLDIERS COURAGE STAR STAR
608 1 lock w2
609 1 reroll r1 r2 w1 b1 b2 > 26.1.roll.2: TWO_SOLDIERS COURAGE TOOL TWO_SOLDIERS TOOL
610 1 reroll r1 w1 b1 b2 > 26.1.roll.3: TWO_SOLDIERS SKULL COURAGE SKULL
611 2 roll > 26.2.roll.1: STAR TWO_SOLDIERS STAR SKULL TOOL TOOL
612 2 lock w1
613 2 reroll r2 w2 b1 b2 > 26.2.roll.2: SOLDIER SOLDIER SKULL STAR
614 2 reroll b1 > 26.2.roll.3: TOOL
615 1 ready
616 2 use corporal
617 2 reroll b1 > 26.2.roll.4: TWO_SOLDIERS
618 2 ready
619 1 claim COURAGE
620 1 charge
621 2 claim STAR
622 2 courage 1
623 1 done
624 2 done
625 1 stay
626 2 stay
627 2 ready > 26.0.mgf.9: 4
628 1 ready
629 2 ready
630 1 lose soldiers
631 2 lose soldiers
632 1 roll > 27.1.roll.1: SKULL TOOL COURAGE TOOL COURAGE COURAGE
633 1 lock b1
634 1 reroll r1 r2 w2 > 27.1.roll.2: SOLDIER SKULL STAR
635 1 reroll r1 r2 w2 > 27.1.roll.3: STAR SOLDIER SOLDIER
636 2 roll > 27.2.roll.1: STAR TOOL TWO_SOLDIERS SOLDIER SOLDIER COURAGE
637 2 lock b2
638 2 reroll r1 r2 w1 > 27.2.roll.2: COURAGE SOLDIER SOLDIER
639 2 reroll w2 > 27.2.roll.3: SKULL
640 1 use corporal
641 1 reroll r2 > 27.1.roll.4: SKULL
642 1 use captain
643 1 paint b1 red
644 1 ready
645 2 use corporal
646 2 reroll w2 > 27.2.roll.4: TWO_SOLDIERS
647 2 ready
648 1 claim COURAGE
649 1 charge
650 2 claim SOLDIER
651 1 done
652 2 done
653 1 stay
654 2 stay
655 2 ready > 27.0.mgf.9: 4
656 1 ready
657 2 ready
658 1 lose soldiers
659 2 lose soldiers
660 1 roll > 28.1.roll.1: COURAGE STAR SKULL COURAGE COURAGE SKULL
661 1 lock b1
662 1 reroll w1 b2 > 28.1.roll.2: SOLDIER TWO_SOLDIERS
663 1 reroll r2 w1 b2 > 28.1.roll.3: TWO_SOLDIERS TWO_SOLDIERS TOOL
664 2 roll > 28.2.roll.1: TOOL COURAGE SOLDIER TWO_SOLDIERS SOLDIER SOLDIER
665 2 lock r2
666 2 reroll r1 w1 w2 b1 b2 > 28.2.roll.2: TOOL TWO_SOLDIERS COURAGE STAR TOOL
667 2 reroll r1 w1 b1 b2 > 28.2.roll.3: SOLDIER SKULL SKULL TOOL
668 1 ready
669 2 use corporal
670 2 reroll b1 > 28.2.roll.4: COURAGE
671 2 ready
672 1 remove b2
673 2 remove b2
674 1 claim COURAGE
675 1 charge
676 2 claim COURAGE
677 2 charge
678 1 done
679 2 done
680 1 charge bunker
681 2 charge bunker
682 2 ready > 28.0.mgf.10: 4
683 1 ready
684 2 ready
685 1 lose soldiers
686 2 lose soldiers
end won seed=golden-0
