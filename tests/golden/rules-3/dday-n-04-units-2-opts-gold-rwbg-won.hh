# ends as 3b179e65e7d5a4e8ac292ab9f99608d3
hh2 dday n-04 units=2 boxes=base opts=gold=rwbg rules=3 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > 1.1.roll.1: TOOL TWO_SOLDIERS STAR SKULL COURAGE TWO_SOLDIERS TOOL
2 1 lock r2 b2
3 1 reroll r1 w1 w2 > 1.1.roll.2: SKULL COURAGE SKULL
4 1 reroll r1 w2 > 1.1.roll.3: SOLDIER TWO_SOLDIERS
5 2 roll > 1.2.roll.1: COURAGE SKULL TWO_SOLDIERS TOOL TWO_SOLDIERS SOLDIER STAR
6 2 lock w1 b1
7 2 reroll r1 r2 w2 b2 > 1.2.roll.2: COURAGE COURAGE STAR SKULL
8 2 reroll r1 r2 b2 > 1.2.roll.3: COURAGE SOLDIER TWO_SOLDIERS
9 1 claim TWO_SOLDIERS
10 1 done
11 2 recruit platoon-leader
12 2 done
13 1 stay
14 2 stay
15 1 ready
16 2 ready
17 2 lose soldiers
18 1 roll > 2.1.roll.1: TOOL TOOL COURAGE TOOL STAR STAR SKULL
19 1 lock w1 b1
20 1 reroll r1 r2 w2 b2 > 2.1.roll.2: COURAGE TWO_SOLDIERS SKULL COURAGE
21 1 reroll w2 > 2.1.roll.3: TOOL
22 2 roll > 2.2.roll.1: SOLDIER SOLDIER SOLDIER COURAGE TWO_SOLDIERS COURAGE SOLDIER
23 2 lock b1 b2
24 2 reroll r1 r2 w1 > 2.2.roll.2: SKULL TWO_SOLDIERS SOLDIER
25 2 reroll r1 w1 > 2.2.roll.3: SKULL COURAGE
26 1 claim COURAGE
27 1 soldiers
28 1 cancel w2
29 2 cancel g1
30 1 done
31 2 done
32 1 stay
33 2 stay
34 1 ready
35 2 ready
36 2 lose soldiers
37 1 roll > 3.1.roll.1: SOLDIER STAR TOOL STAR SKULL COURAGE SOLDIER
38 1 lock w2 b2
39 1 reroll r1 r2 w1 b1 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
40 1 reroll r1 r2 > 3.1.roll.3: TWO_SOLDIERS SKULL
41 2 roll > 3.2.roll.1: TOOL COURAGE SOLDIER STAR COURAGE TOOL TOOL
42 2 lock r2 b1
43 2 reroll r1 w1 w2 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
44 2 reroll r1 w1 w2 > 3.2.roll.3: COURAGE TOOL TWO_SOLDIERS
45 1 cancel g1
46 1 recruit platoon-leader
47 1 done
48 2 find lucky-charm
49 2 use lucky-charm
50 2 gain stars
51 2 done
52 1 advance 3
53 2 advance 3
54 1 ready
55 2 ready
56 1 lose soldiers
57 2 lose soldiers
58 1 roll > 4.1.roll.1: SKULL STAR SKULL SKULL COURAGE SKULL STAR
59 1 lock w1 b2
60 1 reroll w2 b1 > 4.1.roll.2: TWO_SOLDIERS TOOL
61 1 reroll b1 > 4.1.roll.3: TOOL
62 2 roll > 4.2.roll.1: SKULL TOOL SOLDIER SOLDIER TWO_SOLDIERS TOOL SKULL
63 2 lock w1 b1
64 2 reroll r1 r2 w2 b2 > 4.2.roll.2: TWO_SOLDIERS STAR SKULL STAR
65 2 reroll w2 > 4.2.roll.3: COURAGE
66 1 claim SKULL
67 2 cancel w2
68 1 recruit corporal
69 1 find flame-thrower
70 1 done
71 2 recruit corporal
72 2 done
73 1 stay
74 2 stay
75 1 trade 2
76 1 give soldiers 3
77 1 offer
78 2 accept
79 1 ready
80 2 ready
81 1 lose soldiers
82 2 lose soldiers
83 1 roll > 5.1.roll.1: SOLDIER SOLDIER SKULL TWO_SOLDIERS COURAGE TOOL SKULL
84 1 lock r1 w2
85 1 reroll r2 w1 b1 b2 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
86 1 reroll r2 w1 > 5.1.roll.3: STAR SOLDIER
87 2 roll > 5.2.roll.1: STAR SOLDIER STAR TWO_SOLDIERS STAR SKULL SKULL
88 2 lock w1 b1
89 2 reroll b2 > 5.2.roll.2: STAR
90 2 stop
91 1 ready
92 2 ready
93 1 claim SOLDIER
94 1 cancel r2
95 2 claim STAR
96 2 white TOOL
97 2 straight
98 2 take distinguished-service-cross
99 1 done
100 2 recruit medic
101 2 done
102 1 stay
103 2 stay
104 1 ready
105 2 ready
106 1 lose corporal
107 1 lose soldiers
108 2 lose soldiers
109 1 roll > 6.1.roll.1: TOOL SKULL STAR STAR TWO_SOLDIERS TOOL STAR
110 1 lock w1 b1
111 1 reroll r1 r2 w2 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
112 1 reroll b2 > 6.1.roll.3: STAR
113 2 roll > 6.2.roll.1: SKULL STAR SKULL SOLDIER COURAGE SKULL TWO_SOLDIERS
114 2 lock w1 b2
115 2 reroll r2 b1 > 6.2.roll.2: COURAGE SOLDIER
116 2 reroll r2 > 6.2.roll.3: SOLDIER
117 2 ready
118 1 claim TWO_SOLDIERS
119 2 claim SKULL
120 2 claim SOLDIER
121 1 recruit medic
122 1 done
123 2 find bangalore-torpedo
124 2 done
125 1 move 2 > 6.1.mine.1: 4
126 1 lose soldiers
127 2 move 2 > 6.2.mine.1: 6
128 2 pass
129 2 lose soldiers
130 1 ready
131 2 ready
132 1 lose soldiers
133 2 lose soldiers
134 1 roll > 7.1.roll.1: TWO_SOLDIERS TWO_SOLDIERS TOOL SOLDIER COURAGE SOLDIER SOLDIER
135 1 lock r1 r2
136 1 reroll w1 w2 b1 b2 > 7.1.roll.2: COURAGE SKULL TOOL SKULL
137 1 reroll w1 w2 b1 b2 > 7.1.roll.3: SOLDIER STAR TWO_SOLDIERS STAR
138 2 roll > 7.2.roll.1: SKULL TOOL STAR STAR TWO_SOLDIERS TOOL TWO_SOLDIERS
139 2 lock w1 b1
140 2 reroll r1 r2 w2 b2 > 7.2.roll.2: COURAGE STAR TWO_SOLDIERS TWO_SOLDIERS
141 2 reroll r1 r2 > 7.2.roll.3: COURAGE TOOL
142 2 ready
143 1 recruit sharpshooter
144 1 done
145 2 recruit sharpshooter
146 2 done
147 1 stay
148 2 stay
149 1 trade 2
150 1 give soldiers 2
151 1 offer
152 2 accept
153 1 ready
154 2 use bangalore-torpedo
155 2 ready
156 1 roll > 8.1.roll.1: SKULL SOLDIER STAR SKULL STAR SOLDIER TWO_SOLDIERS
157 1 lock r2 b2
158 1 reroll r1 w1 w2 > 8.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
159 1 reroll b1 > 8.1.roll.3: STAR
160 2 roll > 8.2.roll.1: COURAGE TOOL SKULL SOLDIER COURAGE TWO_SOLDIERS SOLDIER
161 2 lock w2 b2
162 2 reroll r1 r2 w1 b1 > 8.2.roll.2: SOLDIER STAR SOLDIER TWO_SOLDIERS
163 2 reroll r1 w1 > 8.2.roll.3: COURAGE SKULL
164 2 ready
165 2 straight
166 2 take medal-of-honor
167 1 done
168 2 find walkie-talkie
169 2 done
170 1 stay
171 2 stay
172 1 ready
173 2 ready
174 1 lose soldiers
175 2 lose soldiers
176 1 roll > 9.1.roll.1: SOLDIER COURAGE SOLDIER SOLDIER TWO_SOLDIERS SKULL STAR
177 1 lock w1 b1
178 1 reroll r2 w2 b2 > 9.1.roll.2: STAR COURAGE SKULL
179 1 stop
180 2 roll > 9.2.roll.1: COURAGE COURAGE STAR STAR COURAGE SKULL TOOL
181 2 lock w1 b1
182 2 reroll r1 r2 w2 b2 > 9.2.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
183 2 reroll r2 b2 > 9.2.roll.3: SOLDIER COURAGE
184 2 ready
185 1 straight
186 1 take memorial-cross
187 1 recruit beachmaster
188 1 done
189 2 recruit quartermaster
190 2 buy award > 9.2.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: victoria-cross
191 2 done
192 1 advance 4
193 2 advance 4
194 1 ready
195 2 ready
196 1 lose soldiers
197 2 lose soldiers
198 1 roll > 10.1.roll.1: SOLDIER SOLDIER SOLDIER SOLDIER TOOL TWO_SOLDIERS COURAGE
199 1 lock w1 b2
200 1 reroll r2 w2 b1 > 10.1.roll.2: TOOL SOLDIER TWO_SOLDIERS
201 1 reroll r2 > 10.1.roll.3: SOLDIER
202 2 roll > 10.2.roll.1: COURAGE TOOL TOOL STAR TOOL TOOL COURAGE
203 2 lock w1 b1
204 2 reroll r1 w2 > 10.2.roll.2: SOLDIER STAR
205 2 reroll r1 w2 > 10.2.roll.3: SOLDIER TWO_SOLDIERS
206 1 use memorial-cross
207 2 ready
208 2 claim TOOL
209 2 stars
210 1 find bazooka
211 2 mine
212 1 find pocket-bible
213 1 use pocket-bible
214 1 buy award > 10.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,silver-star,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: conspicuous-gallantry-medal
215 1 done
216 2 done
217 1 stay
218 2 stay
219 1 ready
220 2 ready
221 1 lose soldiers
222 2 lose soldiers
223 1 roll > 11.1.roll.1: SKULL TWO_SOLDIERS SOLDIER TOOL SOLDIER STAR SOLDIER
224 1 lock b1 b2
225 1 reroll w1 > 11.1.roll.2: STAR
226 1 stop
227 2 roll > 11.2.roll.1: TOOL SKULL SKULL SOLDIER SOLDIER TOOL TWO_SOLDIERS
228 2 lock w2 b1
229 2 reroll r1 r2 w1 b2 > 11.2.roll.2: SOLDIER STAR SKULL STAR
230 2 reroll w1 > 11.2.roll.3: STAR
231 1 ready
232 2 ready
233 1 straight
234 1 take army-good-conduct-medal
235 2 claim STAR
236 2 white TWO_SOLDIERS
237 2 claim SOLDIER
238 1 find field-radio
239 2 mine
240 1 find dexedrine
241 1 done
242 2 use field-radio
243 2 recruit engineer
244 2 done
245 1 stay
246 2 stay
247 1 ready
248 2 ready
249 1 lose soldiers
250 2 lose soldiers
251 1 roll > 12.1.roll.1: COURAGE SOLDIER TOOL STAR STAR STAR TWO_SOLDIERS
252 1 lock r2 w2
253 1 reroll r1 w1 b1 b2 > 12.1.roll.2: STAR STAR COURAGE TWO_SOLDIERS
254 1 reroll r1 w1 b1 > 12.1.roll.3: SKULL COURAGE STAR
255 2 roll > 12.2.roll.1: STAR TOOL TWO_SOLDIERS STAR COURAGE TOOL SOLDIER
256 2 lock w1 w2
257 2 reroll r1 r2 b1 b2 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
258 2 reroll r1 r2 > 12.2.roll.3: TOOL TOOL
259 1 ready
260 2 ready
261 1 recruit veteran
262 1 find gammon-bomb
263 2 mine
264 1 find flak-vest
265 1 buy award > 12.1.award.1.silver-star,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: croix-de-guerre
266 1 done
267 2 recruit beachmaster
268 2 done
269 1 move 5
270 2 move 5 > 12.0.mgf.4: 3
271 1 ready
272 2 ready
273 1 lose soldiers
274 2 lose soldiers
275 1 roll > 13.1.roll.1: COURAGE SOLDIER SKULL COURAGE SOLDIER SOLDIER SKULL
276 1 lock r2 b1
277 1 reroll r1 w1 w2 b2 > 13.1.roll.2: TWO_SOLDIERS STAR TWO_SOLDIERS TOOL
278 1 reroll w1 b2 > 13.1.roll.3: TWO_SOLDIERS TWO_SOLDIERS
279 2 roll > 13.2.roll.1: SKULL COURAGE TWO_SOLDIERS SKULL COURAGE TOOL TOOL
280 2 lock w1 w2
281 2 reroll r2 b1 b2 > 13.2.roll.2: SKULL SKULL TWO_SOLDIERS
282 2 reroll r2 > 13.2.roll.3: TOOL
283 1 use croix-de-guerre
284 1 ready
285 2 ready
286 1 claim TWO_SOLDIERS
287 2 claim SKULL
288 1 find mine-detector
289 2 mine
290 1 done
291 2 done
292 1 stay
293 2 stay > 13.0.mgf.4: 6
294 1 ready
295 2 ready
296 2 lose soldiers
297 1 roll > 14.1.roll.1: TWO_SOLDIERS COURAGE SKULL SOLDIER TOOL SKULL COURAGE
298 1 lock b1 b2
299 1 reroll w1 > 14.1.roll.2: COURAGE
300 1 reroll r2 > 14.1.roll.3: SOLDIER
301 2 roll > 14.2.roll.1: TWO_SOLDIERS COURAGE SKULL SKULL TOOL SKULL SKULL
302 2 lock r1 r2
303 2 reroll w1 w2 b1 b2 > 14.2.roll.2: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS
304 2 reroll w1 > 14.2.roll.3: TWO_SOLDIERS
305 1 ready
306 2 ready
307 1 straight
308 1 take legion-of-merit
309 2 claim TWO_SOLDIERS
310 1 recruit minesweeper
311 1 done
312 2 find shoulder-patch
313 2 use shoulder-patch
314 2 lose soldiers
315 2 recruit veteran
316 2 buy award > 14.2.award.1.silver-star,purple-heart,distinguished-conduct-medal,bronze-star: distinguished-conduct-medal
317 2 done
318 1 stay
319 2 stay > 14.0.mgf.4: 6
320 1 ready
321 2 ready
322 1 lose soldiers
323 2 lose soldiers
324 1 roll > 15.1.roll.1: STAR SKULL SKULL STAR TOOL SOLDIER TOOL
325 1 lock r1 w2
326 1 reroll r2 w1 b1 b2 > 15.1.roll.2: SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
327 1 reroll r2 w1 > 15.1.roll.3: TWO_SOLDIERS STAR
328 2 roll > 15.2.roll.1: TWO_SOLDIERS TWO_SOLDIERS SKULL SOLDIER SKULL TWO_SOLDIERS COURAGE
329 2 lock r1 b2
330 2 reroll w1 w2 b1 > 15.2.roll.2: SOLDIER TOOL TOOL
331 2 reroll w1 w2 b1 > 15.2.roll.3: STAR TWO_SOLDIERS TWO_SOLDIERS
332 1 use legion-of-merit
333 1 take tank
334 1 ready
335 2 use distinguished-conduct-medal
336 2 recruit lieutenant
337 2 ready
338 2 claim TWO_SOLDIERS
339 1 recruit captain
340 2 mine
341 1 recruit messenger
342 1 find grenade
343 1 done
344 2 done
345 1 move 6
346 2 move 6
347 1 ready
348 2 ready
349 1 lose soldiers
350 2 lose soldiers
351 1 roll > 16.1.roll.1: SOLDIER SKULL SOLDIER TOOL SKULL TOOL SKULL
352 1 lock r1 w1
353 1 reroll r2 w2 b1 b2 > 16.1.roll.2: COURAGE SKULL TOOL SOLDIER
354 1 reroll r2 w2 b1 > 16.1.roll.3: COURAGE STAR SKULL
355 2 roll > 16.2.roll.1: COURAGE COURAGE COURAGE TOOL SOLDIER STAR SOLDIER
356 2 lock b1 b2
357 2 reroll r1 r2 w1 w2 > 16.2.roll.2: STAR SOLDIER STAR STAR
358 2 stop
359 1 ready
360 2 ready
361 1 claim SOLDIER
362 1 cancel w2
363 2 claim STAR
364 2 white TWO_SOLDIERS
365 1 done
366 2 recruit minesweeper
367 2 done
368 1 advance 8
369 2 advance 8 > 16.2.award.1.silver-star,purple-heart,bronze-star: bronze-star
370 1 ready > 16.0.mgf.7: 4
371 1 ready
372 2 ready
373 1 lose soldiers
374 2 lose soldiers
375 1 roll > 17.1.roll.1: TWO_SOLDIERS SKULL SOLDIER SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER
376 1 lock b1 b2
377 1 reroll r2 w1 w2 > 17.1.roll.2: TOOL SOLDIER SKULL
378 1 reroll r2 w1 w2 > 17.1.roll.3: SKULL TOOL SOLDIER
379 2 roll > 17.2.roll.1: SKULL COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR SOLDIER TOOL
380 2 lock w1 w2
381 2 reroll r1 r2 b1 b2 > 17.2.roll.2: SKULL SOLDIER TWO_SOLDIERS SKULL
382 2 reroll r1 r2 b2 > 17.2.roll.3: STAR SKULL TOOL
383 1 ready
384 2 use bronze-star
385 2 find binoculars
386 2 ready
387 1 done
388 2 done
389 1 stay
390 2 stay
391 1 ready > 17.0.mgf.7: 2
392 1 ready
393 2 ready
394 1 lose soldiers
395 2 lose soldiers
396 1 roll > 18.1.roll.1: COURAGE TOOL SOLDIER STAR STAR TWO_SOLDIERS TOOL
397 1 lock w1 b2
398 1 reroll r1 r2 w2 b1 > 18.1.roll.2: TOOL COURAGE SOLDIER SKULL
399 1 reroll r1 r2 w2 b1 > 18.1.roll.3: COURAGE TWO_SOLDIERS STAR STAR
400 2 roll > 18.2.roll.1: STAR TWO_SOLDIERS TOOL STAR TOOL SKULL SOLDIER
401 2 lock r1 r2
402 2 reroll w1 w2 b1 b2 > 18.2.roll.2: TOOL COURAGE SOLDIER COURAGE
403 2 reroll w1 w2 b1 b2 > 18.2.roll.3: STAR TOOL COURAGE SOLDIER
404 1 ready
405 2 ready
406 1 done
407 2 done
408 1 stay
409 2 stay
410 1 ready > 18.0.mgf.7: 1
411 1 ready
412 2 ready
413 1 lose soldiers
414 2 lose soldiers
415 1 roll > 19.1.roll.1: TWO_SOLDIERS COURAGE COURAGE STAR COURAGE TOOL TWO_SOLDIERS
416 1 lock w1 b1
417 1 reroll w2 b2 > 19.1.roll.2: STAR STAR
418 1 reroll w2 b2 > 19.1.roll.3: TOOL SOLDIER
419 2 roll > 19.2.roll.1: SKULL COURAGE STAR SOLDIER COURAGE SOLDIER SKULL
420 2 lock w2 b2
421 2 reroll r1 r2 w1 b1 > 19.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER TOOL
422 2 reroll b1 > 19.2.roll.3: TOOL
423 1 ready
424 2 ready
425 1 claim COURAGE
426 1 charge
427 1 buy award > 19.1.award.1.silver-star,purple-heart: purple-heart
428 1 done
429 2 done
430 1 charge 10
431 2 advance 10
432 1 ready > 19.0.mgf.9: 5
433 1 ready
434 2 ready
435 1 lose soldiers
436 2 lose soldiers
437 1 roll > 20.1.roll.1: TOOL SOLDIER TOOL SKULL TWO_SOLDIERS STAR SKULL
438 1 lock r2 b1
439 1 reroll r1 w1 w2 b2 > 20.1.roll.2: STAR COURAGE SKULL TWO_SOLDIERS
440 1 reroll r1 w1 w2 > 20.1.roll.3: SOLDIER TOOL COURAGE
441 2 roll > 20.2.roll.1: TOOL SKULL STAR COURAGE TWO_SOLDIERS SOLDIER SOLDIER
442 2 lock b1 b2
443 2 reroll r1 r2 w1 w2 > 20.2.roll.2: SKULL COURAGE SKULL TOOL
444 2 reroll r1 r2 w1 w2 > 20.2.roll.3: TWO_SOLDIERS STAR TOOL STAR
445 1 use purple-heart
446 1 ready
447 2 ready
448 1 find carrier-pigeon
449 2 mine
450 1 done
451 2 done
452 1 stay
453 2 stay
454 1 ready > 20.0.mgf.9: 3
455 1 trade 2
456 1 give soldiers 6
457 1 offer
458 2 accept
459 1 ready
460 2 ready
461 1 lose soldiers
462 2 lose soldiers
463 1 roll > 21.1.roll.1: TOOL SKULL COURAGE STAR TOOL STAR SOLDIER
464 1 lock w2 b2
465 1 reroll r1 r2 w1 b1 > 21.1.roll.2: STAR SOLDIER SKULL SOLDIER
466 1 reroll w1 > 21.1.roll.3: COURAGE
467 2 roll > 21.2.roll.1: COURAGE TWO_SOLDIERS SOLDIER STAR TWO_SOLDIERS TOOL TOOL
468 2 lock r2 b1
469 2 reroll r1 w1 w2 b2 > 21.2.roll.2: STAR TOOL TOOL TWO_SOLDIERS
470 2 reroll r1 w1 w2 > 21.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
471 1 ready
472 2 ready
473 1 claim STAR
474 1 white TWO_SOLDIERS
475 2 claim TWO_SOLDIERS
476 2 claim TWO_SOLDIERS
477 1 buy award > 21.1.award.1.silver-star: silver-star
478 1 done
479 2 trade 1
480 2 give soldiers 6
481 2 offer
482 1 accept
483 1 done
484 2 done
485 1 stay
486 2 stay
487 1 use grenade
488 1 ready
489 2 trade 1
490 2 give soldiers 7
491 2 offer
492 1 accept
493 1 ready
494 2 ready
495 1 lose soldiers
496 2 lose soldiers
497 1 roll > 22.1.roll.1: SOLDIER SKULL COURAGE COURAGE SOLDIER TOOL COURAGE
498 1 lock r1 b1
499 1 reroll r2 w1 w2 b2 > 22.1.roll.2: STAR COURAGE TWO_SOLDIERS SOLDIER
500 1 reroll r2 w1 > 22.1.roll.3: STAR TWO_SOLDIERS
501 2 roll > 22.2.roll.1: STAR SOLDIER TWO_SOLDIERS TOOL STAR TOOL STAR
502 2 lock r2 w1
503 2 reroll r1 w2 b1 b2 > 22.2.roll.2: COURAGE SOLDIER SOLDIER COURAGE
504 2 reroll r1 b2 > 22.2.roll.3: SKULL COURAGE
505 1 ready
506 2 ready
507 2 claim SOLDIER
508 1 done
509 2 done
510 1 advance 11
511 2 advance 11
512 1 ready
513 2 ready
514 1 lose soldiers
515 2 lose soldiers
516 1 roll > 23.1.roll.1: TWO_SOLDIERS TOOL SKULL STAR STAR COURAGE STAR
517 1 lock r1 b2
518 1 reroll r2 w1 w2 b1 > 23.1.roll.2: SOLDIER SOLDIER TWO_SOLDIERS TWO_SOLDIERS
519 1 stop
520 2 roll > 23.2.roll.1: SOLDIER TWO_SOLDIERS COURAGE SKULL SKULL STAR COURAGE
521 2 lock r1 r2
522 2 reroll w1 w2 b1 b2 > 23.2.roll.2: SKULL SOLDIER SKULL COURAGE
523 2 reroll w1 b1 b2 > 23.2.roll.3: TOOL TOOL SKULL
524 1 ready
525 2 ready
526 1 claim TWO_SOLDIERS
527 1 done
528 2 done
529 1 stay
530 2 stay
531 1 ready
532 2 ready
533 1 lose soldiers
534 2 lose soldiers
535 1 roll > 24.1.roll.1: COURAGE STAR COURAGE SOLDIER STAR STAR TOOL
536 1 lock w1 w2
537 1 reroll r2 b1 b2 > 24.1.roll.2: SKULL TWO_SOLDIERS TWO_SOLDIERS
538 1 reroll r1 r2 > 24.1.roll.3: TOOL SKULL
539 2 roll > 24.2.roll.1: SOLDIER STAR TOOL SKULL SOLDIER SKULL TWO_SOLDIERS
540 2 lock r1 b1
541 2 reroll r2 w1 w2 b2 > 24.2.roll.2: SOLDIER SOLDIER SOLDIER TOOL
542 2 reroll b2 > 24.2.roll.3: TOOL
543 1 ready
544 2 ready
545 2 claim SOLDIER
546 1 done
547 2 done
548 1 stay
549 2 stay
550 1 ready
551 2 ready
552 1 lose soldiers
553 2 lose soldiers
554 1 roll > 25.1.roll.1: SKULL TOOL COURAGE SOLDIER SOLDIER SKULL STAR
555 1 lock w2 b1
556 1 reroll r1 r2 w1 b2 > 25.1.roll.2: SKULL STAR TOOL SKULL
557 1 reroll r1 r2 w1 b2 > 25.1.roll.3: TOOL TOOL COURAGE SKULL
558 2 roll > 25.2.roll.1: TWO_SOLDIERS COURAGE STAR TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
559 2 lock b1 b2
560 2 reroll r2 w1 > 25.2.roll.2: SOLDIER SKULL
561 2 reroll w1 > 25.2.roll.3: SKULL
562 1 ready
563 2 ready
564 2 claim TWO_SOLDIERS
565 2 cancel r2
566 1 done
567 2 done
568 1 advance be
569 2 advance bw > 25.0.mgf.10: 3 25.0.mgf.12: 6
570 1 ready
571 2 ready
572 1 lose soldiers
573 2 lose soldiers
end won seed=golden-0
