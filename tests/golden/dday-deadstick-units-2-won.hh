# ends as e5752133b284112efd1bf8aadef09727
hh2 dday deadstick units=2 boxes=base opts=deadstick rules=7 seed#=0b046a4e76e88099f72bccf39472156b
1 1 start n-06:1
2 2 start n-08:1
3 1 roll > 1.1.roll.1: STAR STAR COURAGE STAR SKULL SKULL
4 1 lock r1 w2
5 1 reroll r2 w1 b1 b2 > 1.1.roll.2: TOOL COURAGE COURAGE SOLDIER
6 1 reroll r2 w1 b1 > 1.1.roll.3: COURAGE COURAGE SKULL
7 2 roll > 1.2.roll.1: SOLDIER SOLDIER COURAGE STAR TOOL SKULL
8 2 lock r1 w2
9 2 reroll w1 b1 b2 > 1.2.roll.2: SOLDIER SOLDIER TWO_SOLDIERS
10 2 stop
11 1 cancel r1
12 2 claim SOLDIER
13 1 stay
14 1 roll > 2.1.roll.1: TWO_SOLDIERS SKULL TWO_SOLDIERS STAR TOOL COURAGE
15 1 lock r1 w1
16 1 reroll r2 w2 b1 b2 > 2.1.roll.2: SKULL STAR TOOL STAR
17 1 reroll r2 w2 b1 b2 > 2.1.roll.3: TWO_SOLDIERS TOOL TWO_SOLDIERS STAR
18 2 roll > 2.2.roll.1: STAR SKULL SKULL COURAGE STAR COURAGE
19 2 lock w2 b2
20 2 reroll r1 r2 w1 > 2.2.roll.2: SOLDIER TOOL TWO_SOLDIERS
21 2 reroll r1 r2 > 2.2.roll.3: SKULL TOOL
22 1 claim TWO_SOLDIERS
23 2 cancel r2
24 1 recruit scout
25 2 recruit corporal
26 1 stay
27 2 stay
28 1 lose soldiers
29 2 lose soldiers
30 1 roll > 3.1.roll.1: SOLDIER STAR COURAGE SOLDIER SKULL SOLDIER
31 1 lock w2 b2
32 1 reroll r2 b1 > 3.1.roll.2: STAR TWO_SOLDIERS
33 1 stop
34 2 roll > 3.2.roll.1: TOOL COURAGE SOLDIER TOOL TOOL SKULL
35 2 lock r2 w1
36 2 reroll r1 w2 b1 b2 > 3.2.roll.2: SKULL TWO_SOLDIERS TOOL STAR
37 2 stop
38 2 ready
39 1 claim SOLDIER
40 2 straight
41 2 take distinguished-service-cross
42 1 advance n-06:4
43 2 advance n-08:3
44 1 lose soldiers
45 2 lose soldiers
46 1 roll > 4.1.roll.1: STAR SOLDIER STAR COURAGE TWO_SOLDIERS COURAGE
47 1 lock b1 b2
48 1 reroll r1 > 4.1.roll.2: SOLDIER
49 1 stop
50 2 roll > 4.2.roll.1: SKULL SKULL COURAGE STAR COURAGE SOLDIER
51 2 lock b1 b2
52 2 reroll r1 r2 w2 > 4.2.roll.2: TOOL TOOL COURAGE
53 2 reroll r1 r2 w2 > 4.2.roll.3: TOOL SKULL SKULL
54 2 use corporal
55 2 reroll r2 > 4.2.roll.4: SOLDIER
56 2 use distinguished-service-cross
57 2 bonus TWO_SOLDIERS
58 1 straight
59 1 take medal-of-honor
60 2 cancel r1
61 1 recruit corporal
62 1 find lucky-charm
63 1 use lucky-charm
64 1 gain courage
65 1 stay
66 2 stay
67 1 lose soldiers
68 2 lose soldiers
69 1 roll > 5.1.roll.1: SOLDIER COURAGE TWO_SOLDIERS STAR TWO_SOLDIERS TWO_SOLDIERS
70 1 lock b1 b2
71 1 stop
72 2 roll > 5.2.roll.1: TOOL COURAGE STAR SKULL COURAGE TOOL
73 2 lock r2 b1
74 2 reroll r1 w1 w2 b2 > 5.2.roll.2: TWO_SOLDIERS COURAGE TOOL TOOL
75 2 reroll w2 b2 > 5.2.roll.3: STAR SOLDIER
76 1 use medal-of-honor
77 1 add red TWO_SOLDIERS
78 1 add white TWO_SOLDIERS
79 1 add blue TWO_SOLDIERS
80 1 ready
81 2 ready
82 1 straight
83 1 take memorial-cross
84 2 claim TWO_SOLDIERS
85 2 claim COURAGE
86 2 charge
87 2 recruit sharpshooter
88 2 done
89 1 advance n-06:7 > 5.1.random.1: 1
90 2 charge n-08:7 > 5.2.mine.1: 2
91 2 lose soldiers > 5.0.mgf.6: 3
92 1 lose soldiers
93 2 lose soldiers
94 1 roll > 6.1.roll.1: TOOL TOOL COURAGE STAR SKULL TWO_SOLDIERS
95 1 lock w1 b2
96 1 reroll r1 r2 w2 b1 > 6.1.roll.2: STAR SOLDIER STAR SOLDIER
97 1 reroll w2 > 6.1.roll.3: TOOL
98 2 roll > 6.2.roll.1: COURAGE COURAGE COURAGE SKULL STAR COURAGE
99 2 lock w1 b2
100 2 reroll r2 w2 b1 > 6.2.roll.2: STAR SOLDIER TWO_SOLDIERS
101 2 stop
102 1 use memorial-cross
103 1 use corporal
104 1 reroll w2 > 6.1.roll.4: TWO_SOLDIERS
105 2 ready
106 2 claim COURAGE
107 2 soldiers
108 1 recruit quartermaster
109 1 find flame-thrower
110 2 find bazooka
111 2 done
112 1 move n-06:6 > 6.1.random.1: 2
113 2 advance n-08:11
114 1 lose soldiers
115 2 lose soldiers
116 1 roll > 7.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TOOL
117 1 lock w1 b1
118 1 reroll b2 > 7.1.roll.2: SOLDIER
119 1 stop
120 2 roll > 7.2.roll.1: TOOL STAR SKULL SOLDIER TWO_SOLDIERS STAR
121 2 lock w2 b1
122 2 reroll r1 r2 w1 b2 > 7.2.roll.2: COURAGE COURAGE COURAGE SOLDIER
123 2 reroll r1 r2 w1 > 7.2.roll.3: SOLDIER SKULL SKULL
124 1 ready
125 2 use corporal
126 2 reroll r2 > 7.2.roll.4: STAR
127 1 claim TWO_SOLDIERS
128 2 claim SOLDIER
129 1 find pocket-bible
130 1 use pocket-bible
131 1 done
132 2 done
133 1 move n-06:5
134 2 advance n-08:13 > 7.2.mine.1: 3
135 2 lose soldiers
136 2 sacrifice corporal > 7.0.mgf.18: 1
137 2 ready
138 1 lose soldiers
139 2 lose soldiers
140 1 roll > 8.1.roll.1: TOOL COURAGE SKULL TOOL STAR STAR
141 1 lock r2 b2
142 1 reroll r1 w1 w2 b1 > 8.1.roll.2: SKULL COURAGE SOLDIER COURAGE
143 1 reroll r1 > 8.1.roll.3: TWO_SOLDIERS
144 2 roll > 8.2.roll.1: TOOL STAR STAR COURAGE TOOL TWO_SOLDIERS
145 2 lock b1 b2
146 2 reroll r1 r2 w1 w2 > 8.2.roll.2: STAR TWO_SOLDIERS COURAGE SOLDIER
147 2 reroll w1 w2 > 8.2.roll.3: COURAGE STAR
148 1 ready
149 2 ready
150 1 claim COURAGE
151 1 charge
152 1 done
153 2 recruit paratrooper
154 2 find carrier-pigeon
155 2 done
156 1 charge n-06:8
157 2 stay
158 2 ready
159 1 lose soldiers
160 2 lose paratrooper
161 2 lose soldiers
162 1 roll > 9.1.roll.1: SOLDIER COURAGE COURAGE SKULL TWO_SOLDIERS SKULL
163 1 lock r1 b1
164 1 reroll r2 w1 w2 b2 > 9.1.roll.2: TWO_SOLDIERS TOOL TOOL SOLDIER
165 1 reroll w1 w2 > 9.1.roll.3: COURAGE STAR
166 2 roll > 9.2.roll.1: SKULL COURAGE TOOL COURAGE STAR TWO_SOLDIERS
167 2 lock b1 b2
168 2 reroll r1 r2 w1 w2 > 9.2.roll.2: TOOL SKULL SOLDIER SOLDIER
169 2 reroll r1 r2 w1 w2 > 9.2.roll.3: SKULL TWO_SOLDIERS COURAGE TOOL
170 1 use corporal
171 1 reroll w1 > 9.1.roll.4: STAR
172 1 ready
173 2 ready
174 1 recruit hero
175 1 done
176 2 recruit hero
177 2 done
178 1 advance n-06:11 > 9.1.mine.1: 1
179 1 pay 1 0 > 9.1.random.2: 3
180 2 stay
181 2 use bazooka
182 2 ready
183 1 pay 3 0
184 1 lose soldiers
185 2 pay 2 0
186 1 roll > 10.1.roll.1: STAR STAR TOOL COURAGE STAR SOLDIER
187 1 lock b1 b2
188 1 reroll r1 r2 w1 w2 > 10.1.roll.2: SKULL COURAGE TWO_SOLDIERS SKULL
189 1 reroll r1 > 10.1.roll.3: TWO_SOLDIERS
190 2 roll > 10.2.roll.1: STAR SOLDIER STAR TOOL SOLDIER SOLDIER
191 2 lock r2 b2
192 2 reroll r1 w1 w2 > 10.2.roll.2: TOOL SOLDIER SKULL
193 2 reroll r1 w2 > 10.2.roll.3: STAR TWO_SOLDIERS
194 1 ready
195 2 ready
196 1 straight
197 1 pay 0 1
198 1 take conspicuous-gallantry-medal
199 2 claim SOLDIER
200 1 find walkie-talkie
201 2 done
202 1 advance n-06:14
203 2 stay > 10.0.mgf.27: 5
204 2 ready
205 1 pay 0 0
206 1 lose soldiers
207 2 pay 1 1
208 2 lose soldiers
209 1 roll > 11.1.roll.1: SOLDIER COURAGE SOLDIER STAR TOOL SOLDIER
210 1 lock w1 b2
211 1 reroll r2 w2 b1 > 11.1.roll.2: SOLDIER TOOL SOLDIER
212 1 reroll w2 > 11.1.roll.3: SOLDIER
213 2 roll > 11.2.roll.1: SOLDIER STAR TWO_SOLDIERS COURAGE TWO_SOLDIERS TWO_SOLDIERS
214 2 lock b1 b2
215 2 reroll r1 r2 w2 > 11.2.roll.2: COURAGE SOLDIER COURAGE
216 2 reroll r1 r2 w2 > 11.2.roll.3: COURAGE SKULL SKULL
217 1 use conspicuous-gallantry-medal
218 1 add colourless TWO_SOLDIERS
219 1 add colourless TWO_SOLDIERS
220 1 add colourless TWO_SOLDIERS
221 1 ready
222 2 ready
223 1 claim SOLDIER
224 1 claim SOLDIER
225 2 cancel r1
226 2 done
227 1 advance n-08:13
228 1 sacrifice quartermaster
229 2 stay
230 1 ready
231 2 ready
232 1 pay 0 0
233 1 lose soldiers
234 2 pay 0 0
235 2 lose soldiers
236 1 roll > 12.1.roll.1: TWO_SOLDIERS SKULL SKULL TWO_SOLDIERS COURAGE TOOL
237 1 lock r1 w2
238 1 reroll r2 w1 b1 b2 > 12.1.roll.2: SKULL COURAGE TOOL STAR
239 1 reroll r2 b1 b2 > 12.1.roll.3: STAR COURAGE SOLDIER
240 2 roll > 12.2.roll.1: TWO_SOLDIERS COURAGE STAR COURAGE TOOL TWO_SOLDIERS
241 2 lock r1 b2
242 2 reroll r2 w1 w2 b1 > 12.2.roll.2: COURAGE TOOL TWO_SOLDIERS TWO_SOLDIERS
243 2 reroll r2 w1 > 12.2.roll.3: STAR TWO_SOLDIERS
244 1 use corporal
245 1 reroll r2 > 12.1.roll.4: SKULL
246 1 ready
247 2 ready
248 1 cancel b2
249 2 claim TWO_SOLDIERS
250 1 done
251 2 done
252 1 stay
253 2 stay
254 1 ready
255 2 ready
256 1 pay 0 0
257 1 lose soldiers
258 2 pay 0 1
259 2 lose soldiers
260 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS SOLDIER COURAGE
261 1 lock r2 w2
262 1 reroll r1 b1 b2 > 13.1.roll.2: SKULL TOOL TOOL
263 1 reroll r1 b1 b2 > 13.1.roll.3: COURAGE TWO_SOLDIERS SKULL
264 2 roll > 13.2.roll.1: TWO_SOLDIERS SKULL TOOL SOLDIER TOOL TOOL
265 2 lock r1 w2
266 2 reroll r2 w1 b1 b2 > 13.2.roll.2: SKULL STAR COURAGE COURAGE
267 2 reroll r2 w1 b1 b2 > 13.2.roll.3: SOLDIER COURAGE TWO_SOLDIERS SKULL
268 1 use corporal
269 1 reroll b2 > 13.1.roll.4: COURAGE
270 1 ready
271 2 ready
272 1 claim TWO_SOLDIERS
273 1 done
274 2 done
275 1 stay
276 2 stay
277 1 ready
278 2 ready
279 1 pay 2 0
280 1 lose soldiers
281 2 pay 1 0
282 2 lose soldiers
283 1 roll > 14.1.roll.1: STAR TOOL STAR TOOL STAR SKULL
284 1 lock r2 w2
285 1 reroll r1 w1 b1 b2 > 14.1.roll.2: SOLDIER COURAGE COURAGE COURAGE
286 1 reroll w1 b1 b2 > 14.1.roll.3: SKULL TWO_SOLDIERS TOOL
287 2 roll > 14.2.roll.1: TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS SOLDIER SOLDIER
288 2 lock r1 w2
289 2 reroll w1 b1 b2 > 14.2.roll.2: TOOL SKULL TWO_SOLDIERS
290 2 reroll w1 b1 > 14.2.roll.3: SKULL TOOL
291 1 use corporal
292 1 reroll w1 > 14.1.roll.4: SOLDIER
293 1 ready
294 2 ready
295 1 claim TOOL
296 1 stars
297 2 claim TWO_SOLDIERS
298 1 recruit marksman
299 1 find field-radio
300 1 use field-radio
301 1 done
302 2 done
303 1 stay
304 2 stay
305 1 ready
306 2 ready
307 1 pay 0 0
308 1 lose soldiers
309 2 pay 0 0
310 2 lose soldiers
311 1 roll > 15.1.roll.1: STAR COURAGE SOLDIER SOLDIER SKULL TOOL
312 1 lock r2 w1
313 1 reroll r1 w2 b1 b2 > 15.1.roll.2: STAR TOOL TWO_SOLDIERS SKULL
314 1 stop
315 2 roll > 15.2.roll.1: SOLDIER STAR TOOL STAR TWO_SOLDIERS TOOL
316 2 lock r1 b1
317 2 reroll r2 w1 w2 b2 > 15.2.roll.2: TOOL SKULL SOLDIER SOLDIER
318 2 reroll r2 w1 > 15.2.roll.3: TWO_SOLDIERS STAR
319 1 ready
320 2 ready
321 1 straight
322 1 take army-good-conduct-medal
323 2 claim SOLDIER
324 1 done
325 2 done
326 1 stay
327 2 stay
328 1 ready
329 2 ready
330 1 pay 1 1
331 1 lose soldiers
332 2 pay 0 1
333 2 lose soldiers
334 1 roll > 16.1.roll.1: STAR TWO_SOLDIERS SOLDIER STAR TWO_SOLDIERS COURAGE
335 1 lock r2 b1
336 1 reroll r1 w1 w2 b2 > 16.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS SKULL TWO_SOLDIERS
337 1 reroll w2 > 16.1.roll.3: SOLDIER
338 2 roll > 16.2.roll.1: STAR COURAGE SOLDIER TWO_SOLDIERS TOOL TWO_SOLDIERS
339 2 lock w2 b2
340 2 reroll r1 r2 b1 > 16.2.roll.2: SKULL STAR COURAGE
341 2 reroll r1 r2 b1 > 16.2.roll.3: STAR SOLDIER SKULL
342 1 use corporal
343 1 reroll w2 > 16.1.roll.4: TOOL
344 1 use army-good-conduct-medal
345 1 set w2 TWO_SOLDIERS
346 1 enough
347 1 ready
348 2 ready
349 1 claim TWO_SOLDIERS
350 1 claim TWO_SOLDIERS
351 1 find gammon-bomb
352 1 done
353 2 done
354 1 stay
355 2 stay
356 1 ready
357 2 ready
358 1 pay 0 0
359 1 lose soldiers
360 2 pay 0 1
361 2 lose soldiers
362 1 roll > 17.1.roll.1: TOOL STAR COURAGE TOOL SOLDIER TOOL
363 1 lock w2 b2
364 1 reroll r2 w1 b1 > 17.1.roll.2: STAR STAR TOOL
365 1 reroll r2 w1 > 17.1.roll.3: SKULL SOLDIER
366 2 roll > 17.2.roll.1: TWO_SOLDIERS STAR TWO_SOLDIERS TOOL COURAGE SKULL
367 2 lock r1 w1
368 2 reroll r2 w2 b1 b2 > 17.2.roll.2: COURAGE TWO_SOLDIERS COURAGE SKULL
369 2 reroll r2 b1 b2 > 17.2.roll.3: SKULL TWO_SOLDIERS TWO_SOLDIERS
370 1 use corporal
371 1 reroll r2 > 17.1.roll.4: SKULL
372 1 ready
373 2 ready
374 1 claim TOOL
375 1 cancel w1
376 1 refind walkie-talkie
377 2 claim TWO_SOLDIERS
378 1 done
379 2 done
380 1 stay
381 2 stay
382 1 ready
383 2 ready
384 1 pay 0 0
385 1 lose soldiers
386 2 pay 0 0
387 2 lose soldiers
388 1 roll > 18.1.roll.1: SOLDIER TWO_SOLDIERS COURAGE STAR TOOL SKULL
389 1 lock r1 r2
390 1 reroll w1 w2 b1 b2 > 18.1.roll.2: TOOL TWO_SOLDIERS COURAGE TWO_SOLDIERS
391 1 reroll w1 b1 > 18.1.roll.3: TOOL TWO_SOLDIERS
392 2 roll > 18.2.roll.1: COURAGE STAR SKULL TWO_SOLDIERS SKULL SKULL
393 2 lock w1 w2
394 2 reroll r1 r2 b2 > 18.2.roll.2: STAR TOOL TWO_SOLDIERS
395 2 reroll r1 r2 > 18.2.roll.3: SKULL STAR
396 1 ready
397 2 ready
398 1 claim TWO_SOLDIERS
399 2 claim SKULL
400 1 find bangalore-torpedo
401 1 done
402 2 find shoulder-patch
403 2 use shoulder-patch
404 2 lose soldiers
405 2 recruit medic
406 2 done
407 1 stay
408 2 stay
409 1 use bangalore-torpedo
410 1 ready
411 2 ready
412 1 roll > 19.1.roll.1: SKULL TOOL TOOL COURAGE STAR TOOL
413 1 lock w1 b2
414 1 reroll r1 w2 b1 > 19.1.roll.2: STAR SKULL SOLDIER
415 1 reroll r1 w2 > 19.1.roll.3: SKULL TWO_SOLDIERS
416 2 roll > 19.2.roll.1: STAR COURAGE TOOL COURAGE TWO_SOLDIERS SOLDIER
417 2 lock b1 b2
418 2 reroll r1 r2 w1 w2 > 19.2.roll.2: COURAGE TWO_SOLDIERS SOLDIER TOOL
419 2 reroll r1 w2 > 19.2.roll.3: COURAGE SKULL
420 1 use corporal
421 1 reroll r1 > 19.1.roll.4: TOOL
422 1 ready
423 2 ready
424 1 claim TOOL
425 1 refind walkie-talkie
426 1 done
427 2 find flak-vest
428 2 done
429 1 stay
430 2 stay
431 1 ready
432 2 ready
433 1 pay 0 0
434 1 lose soldiers
435 2 pay 1 1
436 2 lose soldiers
437 1 roll > 20.1.roll.1: TOOL COURAGE TOOL SOLDIER STAR SKULL
438 1 lock r2 w2
439 1 reroll r1 w1 b1 b2 > 20.1.roll.2: SKULL TOOL SOLDIER SOLDIER
440 1 reroll r1 w1 > 20.1.roll.3: COURAGE TOOL
441 2 roll > 20.2.roll.1: SOLDIER SKULL STAR COURAGE TOOL SOLDIER
442 2 lock r1 b2
443 2 reroll r2 w1 w2 b1 > 20.2.roll.2: SOLDIER TOOL STAR SOLDIER
444 2 reroll w1 w2 > 20.2.roll.3: SOLDIER TOOL
445 1 use corporal
446 1 reroll r1 > 20.1.roll.4: TWO_SOLDIERS
447 1 ready
448 2 ready
449 2 claim SOLDIER
450 1 find grenade
451 1 done
452 2 done
453 1 stay
454 2 stay
455 1 ready
456 2 ready
457 1 pay 1 0
458 1 lose soldiers
459 2 pay 0 0
460 2 lose soldiers
461 1 roll > 21.1.roll.1: TOOL COURAGE STAR TWO_SOLDIERS TWO_SOLDIERS STAR
462 1 lock w2 b1
463 1 reroll r1 r2 w1 b2 > 21.1.roll.2: TOOL TWO_SOLDIERS SOLDIER TOOL
464 1 stop
465 2 roll > 21.2.roll.1: STAR TWO_SOLDIERS SOLDIER SOLDIER COURAGE SOLDIER
466 2 lock r2 w1
467 2 reroll r1 w2 b1 > 21.2.roll.2: SOLDIER SKULL TOOL
468 2 reroll w2 b1 > 21.2.roll.3: TWO_SOLDIERS SOLDIER
469 1 ready
470 2 ready
471 1 claim TWO_SOLDIERS
472 2 claim SOLDIER
473 1 find ammo-box
474 1 done
475 2 done
476 1 stay
477 2 stay
478 1 ready
479 2 ready
480 1 pay 0 0
481 1 lose soldiers
482 2 pay 0 0
483 2 lose soldiers
484 1 roll > 22.1.roll.1: TOOL STAR STAR TWO_SOLDIERS STAR SKULL
485 1 lock w1 w2
486 1 reroll r1 r2 b1 b2 > 22.1.roll.2: TWO_SOLDIERS STAR TWO_SOLDIERS SKULL
487 1 reroll b2 > 22.1.roll.3: COURAGE
488 2 roll > 22.2.roll.1: TWO_SOLDIERS STAR COURAGE STAR TWO_SOLDIERS SKULL
489 2 lock r1 b1
490 2 reroll r2 w1 w2 b2 > 22.2.roll.2: TOOL SOLDIER STAR TOOL
491 2 reroll r2 w1 w2 b2 > 22.2.roll.3: SKULL SOLDIER TWO_SOLDIERS TOOL
492 1 use corporal
493 1 reroll b2 > 22.1.roll.4: STAR
494 1 ready
495 2 ready
496 1 claim STAR
497 1 white TWO_SOLDIERS
498 1 claim TWO_SOLDIERS
499 2 claim TWO_SOLDIERS
500 1 recruit veteran
501 1 find rangefinder
502 1 done
503 2 done
504 1 stay
505 2 stay
506 1 ready
507 2 ready
508 1 pay 0 0
509 1 lose soldiers
510 2 pay 0 0
511 2 lose soldiers
512 1 roll > 23.1.roll.1: STAR SOLDIER STAR SKULL SOLDIER TOOL
513 1 lock r2 b1
514 1 reroll r1 w1 w2 b2 > 23.1.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS TOOL
515 1 reroll w1 b2 > 23.1.roll.3: STAR STAR
516 2 roll > 23.2.roll.1: COURAGE SOLDIER COURAGE STAR TWO_SOLDIERS TWO_SOLDIERS
517 2 lock b1 b2
518 2 reroll r1 r2 w1 w2 > 23.2.roll.2: SKULL COURAGE SKULL TOOL
519 2 reroll r1 r2 w1 w2 > 23.2.roll.3: TWO_SOLDIERS SKULL TOOL COURAGE
520 1 use corporal
521 1 reroll w1 > 23.1.roll.4: COURAGE
522 1 use rangefinder
523 1 set b1 TWO_SOLDIERS
524 1 ready
525 2 ready
526 1 claim TWO_SOLDIERS
527 1 done
528 2 done
529 1 stay
530 2 stay
531 1 ready
532 2 ready
533 1 pay 1 1
534 1 lose soldiers
535 2 pay 1 0
536 2 lose soldiers
537 1 roll > 24.1.roll.1: SOLDIER COURAGE SOLDIER STAR SOLDIER TWO_SOLDIERS
538 1 lock r1 r2
539 1 reroll w1 b1 > 24.1.roll.2: TOOL SKULL
540 1 stop
541 2 roll > 24.2.roll.1: STAR SOLDIER STAR SOLDIER SKULL STAR
542 2 lock r2 w2
543 2 reroll r1 w1 b1 b2 > 24.2.roll.2: SKULL SOLDIER STAR SKULL
544 2 reroll r1 b1 b2 > 24.2.roll.3: TWO_SOLDIERS SKULL TOOL
545 1 ready
546 2 ready
547 1 straight
548 1 take croix-de-guerre
549 1 done
550 2 done
551 1 stay
552 2 stay
553 1 ready
554 2 ready
555 1 pay 1 1
556 1 lose soldiers
557 2 pay 0 0
558 2 lose soldiers
559 1 roll > 25.1.roll.1: SOLDIER STAR COURAGE SOLDIER SOLDIER TOOL
560 1 lock w2 b1
561 1 reroll r2 b2 > 25.1.roll.2: SKULL STAR
562 1 reroll r2 > 25.1.roll.3: SKULL
563 2 roll > 25.2.roll.1: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SOLDIER SOLDIER SKULL
564 2 lock r1 w1
565 2 reroll b1 b2 > 25.2.roll.2: TOOL SKULL
566 2 reroll b1 b2 > 25.2.roll.3: TOOL SOLDIER
567 1 use croix-de-guerre
568 1 use corporal
569 1 reroll r2 > 25.1.roll.4: TOOL
570 1 ready
571 2 ready
572 1 claim SOLDIER
573 1 find mine-detector
574 1 done
575 2 done
576 1 stay
577 2 stay
578 1 ready
579 2 ready
580 2 pay 0 0
581 2 lose soldiers
582 1 roll > 26.1.roll.1: COURAGE SOLDIER STAR SOLDIER TWO_SOLDIERS SOLDIER
583 1 lock r1 r2
584 1 reroll w2 b2 > 26.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS
585 1 reroll w2 b2 > 26.1.roll.3: TWO_SOLDIERS TOOL
586 2 roll > 26.2.roll.1: SOLDIER SKULL COURAGE TWO_SOLDIERS STAR TWO_SOLDIERS
587 2 lock w2 b2
588 2 reroll r1 r2 b1 > 26.2.roll.2: COURAGE STAR SKULL
589 2 reroll r1 r2 w1 b1 > 26.2.roll.3: COURAGE TWO_SOLDIERS COURAGE COURAGE
590 1 use corporal
591 1 reroll w2 > 26.1.roll.4: SOLDIER
592 1 ready
593 2 ready
594 2 claim TWO_SOLDIERS
595 2 claim COURAGE
596 2 charge
597 1 recruit point-man
598 1 done
599 2 done
600 1 stay
601 2 charge n-08:bunker > 26.0.mgf.13: 5
602 1 ready
603 2 ready
604 1 pay 2 0
605 1 lose soldiers
606 2 pay 7 0
607 2 lose soldiers
608 2 safe
609 1 roll > 27.1.roll.1: SKULL COURAGE STAR SKULL COURAGE STAR
610 1 lock r2 b1
611 1 reroll r1 w1 w2 > 27.1.roll.2: STAR STAR TWO_SOLDIERS
612 1 stop
613 1 ready
614 1 claim STAR
615 1 white COURAGE
616 1 claim COURAGE
617 1 charge
618 1 recruit minesweeper
619 1 done
620 1 charge n-08:bunker
621 1 ready > 27.0.mgf.13: 3
622 1 ready
623 1 pay 7 0
624 1 lose soldiers
625 1 safe
end won seed=golden-2
