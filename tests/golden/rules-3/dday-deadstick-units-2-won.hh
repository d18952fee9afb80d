# ends as 5a7b3579d045c6f50f3744b36291e97d
hh2 dday deadstick units=2 boxes=base opts=deadstick rules=3 seed#=0b046a4e76e88099f72bccf39472156b
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
52 2 reroll r1 r2 > 4.2.roll.2: SKULL SKULL
53 2 reroll r1 r2 > 4.2.roll.3: TOOL SKULL
54 2 use corporal
55 2 reroll r2 > 4.2.roll.4: SOLDIER
56 2 use distinguished-service-cross
57 2 bonus TWO_SOLDIERS
58 1 straight
59 1 take medal-of-honor
60 1 recruit corporal
61 1 find lucky-charm
62 2 mine
63 1 done
64 2 use lucky-charm
65 2 gain courage
66 2 recruit sharpshooter
67 1 stay
68 2 stay
69 1 lose soldiers
70 2 lose soldiers
71 1 roll > 5.1.roll.1: SOLDIER COURAGE TWO_SOLDIERS STAR TWO_SOLDIERS TWO_SOLDIERS
72 1 lock b1 b2
73 1 stop
74 2 roll > 5.2.roll.1: TOOL COURAGE STAR SKULL COURAGE TOOL
75 2 lock r2 b1
76 2 reroll r1 w1 w2 b2 > 5.2.roll.2: TWO_SOLDIERS COURAGE TOOL TOOL
77 2 reroll w2 b2 > 5.2.roll.3: STAR SOLDIER
78 1 use medal-of-honor
79 1 add red TWO_SOLDIERS
80 1 add white TWO_SOLDIERS
81 1 add blue TWO_SOLDIERS
82 1 ready
83 2 ready
84 1 straight
85 1 take memorial-cross
86 2 claim TWO_SOLDIERS
87 2 claim COURAGE
88 2 charge
89 1 done
90 2 done
91 1 advance n-06:7 > 5.1.random.1: 1
92 2 charge n-08:7 > 5.2.mine.1: 2
93 2 lose soldiers > 5.0.mgf.6: 3
94 1 lose soldiers
95 2 lose soldiers
96 1 roll > 6.1.roll.1: TOOL TOOL COURAGE STAR SKULL TWO_SOLDIERS
97 1 lock w1 b2
98 1 reroll r1 r2 w2 b1 > 6.1.roll.2: STAR SOLDIER STAR SOLDIER
99 1 reroll w2 > 6.1.roll.3: TOOL
100 2 roll > 6.2.roll.1: COURAGE COURAGE COURAGE SKULL STAR COURAGE
101 2 lock w1 b2
102 2 reroll r2 w2 > 6.2.roll.2: STAR SOLDIER
103 2 reroll w2 > 6.2.roll.3: COURAGE
104 1 use memorial-cross
105 1 use corporal
106 1 reroll w2 > 6.1.roll.4: TWO_SOLDIERS
107 2 use corporal
108 2 reroll w2 > 6.2.roll.4: TWO_SOLDIERS
109 2 claim COURAGE
110 2 charge
111 1 recruit quartermaster
112 2 mine
113 1 recruit marksman
114 1 find flame-thrower
115 2 find pocket-bible
116 2 use pocket-bible
117 2 done
118 1 move n-06:6 > 6.1.random.1: 2
119 2 charge n-08:11
120 1 lose soldiers
121 2 lose soldiers
122 1 roll > 7.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TOOL
123 1 lock w1 b1
124 1 reroll b2 > 7.1.roll.2: SOLDIER
125 1 stop
126 2 roll > 7.2.roll.1: TOOL STAR SKULL SOLDIER TWO_SOLDIERS STAR
127 2 lock w2 b1
128 2 reroll r1 r2 w1 b2 > 7.2.roll.2: COURAGE COURAGE COURAGE SOLDIER
129 2 reroll r1 r2 w1 > 7.2.roll.3: SOLDIER SKULL SKULL
130 1 ready
131 2 use corporal
132 2 reroll r2 > 7.2.roll.4: STAR
133 1 claim TWO_SOLDIERS
134 2 claim SOLDIER
135 1 find gammon-bomb
136 2 mine
137 1 find flak-vest
138 2 buy award > 7.2.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: army-good-conduct-medal
139 2 done
140 1 move n-06:5
141 2 advance n-08:13 > 7.2.mine.2: 2
142 2 lose soldiers
143 2 sacrifice quartermaster > 7.0.mgf.18: 1
144 1 ready
145 2 ready
146 1 lose soldiers
147 2 lose soldiers
148 2 lose corporal
149 1 roll > 8.1.roll.1: TOOL COURAGE SKULL TOOL STAR STAR
150 1 lock r2 b1
151 1 reroll r1 w1 w2 b2 > 8.1.roll.2: SKULL COURAGE SOLDIER COURAGE
152 1 reroll r1 > 8.1.roll.3: TWO_SOLDIERS
153 2 roll > 8.2.roll.1: TOOL STAR STAR COURAGE TOOL TWO_SOLDIERS
154 2 lock b1 b2
155 2 reroll r1 r2 w1 w2 > 8.2.roll.2: STAR TWO_SOLDIERS COURAGE SOLDIER
156 2 reroll w1 w2 > 8.2.roll.3: COURAGE STAR
157 1 ready
158 2 use army-good-conduct-medal
159 2 set b1 STAR
160 2 set w1 TWO_SOLDIERS
161 2 ready
162 1 claim COURAGE
163 1 charge
164 2 claim STAR
165 2 white TWO_SOLDIERS
166 2 claim TWO_SOLDIERS
167 1 done
168 2 recruit hero
169 2 done
170 1 charge n-06:8
171 2 stay
172 1 ready
173 2 ready
174 1 lose soldiers
175 2 pay 1 2
176 2 lose soldiers
177 1 roll > 9.1.roll.1: SOLDIER COURAGE COURAGE SKULL TWO_SOLDIERS SKULL
178 1 lock r1 b1
179 1 reroll r2 w1 w2 b2 > 9.1.roll.2: TWO_SOLDIERS TOOL TOOL SOLDIER
180 1 reroll w1 w2 > 9.1.roll.3: COURAGE STAR
181 2 roll > 9.2.roll.1: SKULL COURAGE TOOL COURAGE STAR TWO_SOLDIERS
182 2 lock b1 b2
183 2 reroll r1 r2 w1 w2 > 9.2.roll.2: TOOL SKULL SOLDIER SOLDIER
184 2 reroll r1 r2 w2 > 9.2.roll.3: STAR SOLDIER TWO_SOLDIERS
185 1 use corporal
186 1 reroll w1 > 9.1.roll.4: STAR
187 1 ready
188 2 ready
189 1 recruit hero
190 1 find walkie-talkie
191 1 done
192 2 recruit paratrooper
193 2 done
194 1 advance n-06:11 > 9.1.mine.1: 1
195 1 pay 0 0
196 1 lose soldiers > 9.1.random.2: 3
197 2 stay
198 1 ready
199 2 ready
200 1 pay 0 0
201 1 lose soldiers
202 2 pay 0 0
203 2 lose soldiers
204 1 roll > 10.1.roll.1: STAR STAR TOOL COURAGE STAR SOLDIER
205 1 lock b1 b2
206 1 reroll r1 r2 w1 w2 > 10.1.roll.2: SKULL COURAGE TWO_SOLDIERS SKULL
207 1 reroll r1 > 10.1.roll.3: TWO_SOLDIERS
208 2 roll > 10.2.roll.1: STAR SOLDIER STAR TOOL SOLDIER SOLDIER
209 2 lock r2 b1
210 2 reroll r1 w1 w2 b2 > 10.2.roll.2: TWO_SOLDIERS SKULL STAR TWO_SOLDIERS
211 2 reroll w1 w2 > 10.2.roll.3: STAR TWO_SOLDIERS
212 1 ready
213 2 ready
214 1 straight
215 1 pay 0 1
216 1 take conspicuous-gallantry-medal
217 2 claim TWO_SOLDIERS
218 2 done
219 1 stay
220 2 stay
221 1 ready
222 2 ready
223 1 pay 1 0
224 1 lose soldiers
225 2 pay 0 1
226 2 lose soldiers
227 1 roll > 11.1.roll.1: SOLDIER COURAGE SOLDIER STAR TOOL SOLDIER
228 1 lock w1 b2
229 1 reroll r2 w2 b1 > 11.1.roll.2: SOLDIER TOOL SOLDIER
230 1 reroll w2 > 11.1.roll.3: SOLDIER
231 2 roll > 11.2.roll.1: SOLDIER STAR TWO_SOLDIERS COURAGE TWO_SOLDIERS TWO_SOLDIERS
232 2 lock b1 b2
233 2 reroll r1 r2 w2 > 11.2.roll.2: COURAGE SOLDIER COURAGE
234 2 reroll r1 r2 w2 > 11.2.roll.3: COURAGE SKULL SKULL
235 1 use conspicuous-gallantry-medal
236 1 add colourless TWO_SOLDIERS
237 1 add colourless TWO_SOLDIERS
238 1 add colourless TWO_SOLDIERS
239 1 ready
240 2 ready
241 1 claim SOLDIER
242 1 claim SOLDIER
243 2 cancel r1
244 1 done
245 2 done
246 1 advance n-06:14
247 2 stay > 11.0.mgf.27: 5
248 1 ready
249 2 ready
250 1 pay 0 0
251 1 lose soldiers
252 2 pay 0 0
253 2 lose soldiers
254 1 roll > 12.1.roll.1: TWO_SOLDIERS SKULL SKULL TWO_SOLDIERS COURAGE TOOL
255 1 lock r1 w2
256 1 reroll r2 w1 b1 b2 > 12.1.roll.2: SKULL COURAGE TOOL STAR
257 1 reroll r2 w1 b1 b2 > 12.1.roll.3: COURAGE STAR TOOL TWO_SOLDIERS
258 2 roll > 12.2.roll.1: TWO_SOLDIERS COURAGE STAR COURAGE TOOL TWO_SOLDIERS
259 2 lock r1 b2
260 2 reroll r2 w1 w2 b1 > 12.2.roll.2: COURAGE TOOL TWO_SOLDIERS TWO_SOLDIERS
261 2 reroll r2 w1 > 12.2.roll.3: STAR TWO_SOLDIERS
262 1 use corporal
263 1 reroll r2 > 12.1.roll.4: SKULL
264 1 ready
265 2 ready
266 1 claim TWO_SOLDIERS
267 1 cancel w1
268 2 claim TWO_SOLDIERS
269 1 find carrier-pigeon
270 1 done
271 2 done
272 1 advance n-08:13
273 1 sacrifice marksman
274 2 stay
275 1 ready
276 2 ready
277 1 pay 0 0
278 1 lose soldiers
279 2 pay 0 1
280 2 lose soldiers
281 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS SOLDIER COURAGE
282 1 lock r2 w2
283 1 reroll r1 b1 b2 > 13.1.roll.2: SKULL TOOL TOOL
284 1 reroll r1 b1 b2 > 13.1.roll.3: COURAGE TWO_SOLDIERS SKULL
285 2 roll > 13.2.roll.1: TWO_SOLDIERS SKULL TOOL SOLDIER TOOL TOOL
286 2 lock r1 w2
287 2 reroll r2 w1 b1 b2 > 13.2.roll.2: SKULL STAR COURAGE COURAGE
288 2 reroll r2 w1 b1 b2 > 13.2.roll.3: SOLDIER COURAGE TWO_SOLDIERS SKULL
289 1 use corporal
290 1 reroll b2 > 13.1.roll.4: COURAGE
291 1 ready
292 2 ready
293 1 claim TWO_SOLDIERS
294 1 done
295 2 done
296 1 stay
297 2 stay
298 1 ready
299 2 ready
300 1 pay 0 0
301 1 lose soldiers
302 2 pay 1 0
303 2 lose soldiers
304 1 roll > 14.1.roll.1: STAR TOOL STAR TOOL STAR SKULL
305 1 lock r2 w2
306 1 reroll r1 w1 b1 b2 > 14.1.roll.2: SOLDIER COURAGE COURAGE COURAGE
307 1 reroll r1 b2 > 14.1.roll.3: TOOL COURAGE
308 2 roll > 14.2.roll.1: TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS SOLDIER SOLDIER
309 2 lock r1 w2
310 2 reroll w1 b1 b2 > 14.2.roll.2: TOOL SKULL TWO_SOLDIERS
311 2 reroll w1 b1 > 14.2.roll.3: SKULL TOOL
312 1 use corporal
313 1 reroll b1 > 14.1.roll.4: SOLDIER
314 1 ready
315 2 ready
316 2 claim TWO_SOLDIERS
317 1 find bazooka
318 1 done
319 2 done
320 1 stay
321 2 stay
322 1 ready
323 2 trade 1
324 2 give soldiers 2
325 2 offer
326 1 accept
327 1 ready
328 2 ready
329 1 pay 1 0
330 1 lose soldiers
331 2 pay 0 0
332 2 lose soldiers
333 1 roll > 15.1.roll.1: STAR COURAGE SOLDIER SOLDIER SKULL TOOL
334 1 lock w1 w2
335 1 reroll r1 r2 b1 b2 > 15.1.roll.2: STAR TOOL TWO_SOLDIERS SKULL
336 1 reroll b2 > 15.1.roll.3: SKULL
337 2 roll > 15.2.roll.1: SOLDIER STAR TOOL STAR TWO_SOLDIERS TOOL
338 2 lock r1 b1
339 2 reroll r2 w1 w2 b2 > 15.2.roll.2: TOOL SKULL SOLDIER SOLDIER
340 2 reroll r2 w1 > 15.2.roll.3: TWO_SOLDIERS STAR
341 1 use corporal
342 1 reroll b2 > 15.1.roll.4: SKULL
343 1 ready
344 2 ready
345 1 cancel r1
346 2 claim SOLDIER
347 1 done
348 2 done
349 1 stay
350 2 stay
351 1 ready
352 2 ready
353 1 pay 0 0
354 1 lose soldiers
355 2 pay 0 1
356 2 lose soldiers
357 1 roll > 16.1.roll.1: STAR TWO_SOLDIERS SOLDIER STAR TWO_SOLDIERS COURAGE
358 1 lock r2 b1
359 1 reroll r1 w2 b2 > 16.1.roll.2: STAR SKULL SKULL
360 1 reroll w2 b2 > 16.1.roll.3: COURAGE TOOL
361 2 roll > 16.2.roll.1: STAR COURAGE SOLDIER TWO_SOLDIERS TOOL TWO_SOLDIERS
362 2 lock w2 b2
363 2 reroll r1 r2 b1 > 16.2.roll.2: SKULL STAR COURAGE
364 2 reroll r1 r2 b1 > 16.2.roll.3: STAR SOLDIER SKULL
365 1 use corporal
366 1 reroll w2 > 16.1.roll.4: TOOL
367 1 ready
368 2 ready
369 1 find rangefinder
370 1 done
371 2 done
372 1 stay
373 2 stay
374 1 ready
375 2 trade 1
376 2 give soldiers 9
377 2 offer
378 1 accept
379 1 ready
380 2 ready
381 1 pay 0 1
382 1 lose soldiers
383 2 pay 0 1
384 2 lose soldiers
385 1 roll > 17.1.roll.1: TOOL STAR COURAGE TOOL SOLDIER TOOL
386 1 lock w2 b2
387 1 reroll r2 w1 b1 > 17.1.roll.2: STAR STAR TOOL
388 1 reroll r2 w1 > 17.1.roll.3: SKULL SOLDIER
389 2 roll > 17.2.roll.1: TWO_SOLDIERS STAR TWO_SOLDIERS TOOL COURAGE SKULL
390 2 lock r1 w1
391 2 reroll r2 w2 b1 b2 > 17.2.roll.2: COURAGE TWO_SOLDIERS COURAGE SKULL
392 2 reroll r2 b1 b2 > 17.2.roll.3: SKULL TWO_SOLDIERS TWO_SOLDIERS
393 1 use corporal
394 1 reroll r2 > 17.1.roll.4: SKULL
395 1 ready
396 2 ready
397 1 claim TOOL
398 1 cancel w1
399 1 refind walkie-talkie
400 2 claim TWO_SOLDIERS
401 1 done
402 2 done
403 1 stay
404 2 stay
405 1 ready
406 2 ready
407 1 pay 0 0
408 1 lose soldiers
409 2 pay 0 0
410 2 lose soldiers
411 1 roll > 18.1.roll.1: SOLDIER TWO_SOLDIERS COURAGE STAR TOOL SKULL
412 1 lock r1 r2
413 1 reroll w1 w2 b1 b2 > 18.1.roll.2: TOOL TWO_SOLDIERS COURAGE TWO_SOLDIERS
414 1 reroll w1 > 18.1.roll.3: SKULL
415 2 roll > 18.2.roll.1: COURAGE STAR SKULL TWO_SOLDIERS SKULL SKULL
416 2 lock r1 w2
417 2 reroll r2 w1 b1 b2 > 18.2.roll.2: SOLDIER TWO_SOLDIERS SKULL STAR
418 2 reroll b1 b2 > 18.2.roll.3: SKULL STAR
419 1 use corporal
420 1 reroll w1 > 18.1.roll.4: COURAGE
421 1 use rangefinder
422 1 set b1 TWO_SOLDIERS
423 1 ready
424 2 ready
425 1 claim TWO_SOLDIERS
426 1 find bangalore-torpedo
427 1 done
428 2 done
429 1 stay
430 2 stay
431 1 use bangalore-torpedo
432 1 ready
433 2 ready
434 1 roll > 19.1.roll.1: SKULL TOOL TOOL COURAGE STAR TOOL
435 1 lock w1 b2
436 1 reroll r1 w2 b1 > 19.1.roll.2: STAR SKULL SOLDIER
437 1 reroll r1 w2 > 19.1.roll.3: SKULL TWO_SOLDIERS
438 2 roll > 19.2.roll.1: STAR COURAGE TOOL COURAGE TWO_SOLDIERS SOLDIER
439 2 lock b1 b2
440 2 reroll r1 r2 w1 w2 > 19.2.roll.2: COURAGE TWO_SOLDIERS SOLDIER TOOL
441 2 reroll r1 w2 > 19.2.roll.3: COURAGE SKULL
442 1 use corporal
443 1 reroll r1 > 19.1.roll.4: TOOL
444 1 ready
445 2 ready
446 1 claim TOOL
447 1 refind walkie-talkie
448 1 done
449 2 done
450 1 stay
451 2 stay
452 1 ready
453 2 ready
454 1 pay 1 0
455 1 lose soldiers
456 2 pay 2 1
457 2 lose soldiers
458 1 roll > 20.1.roll.1: TOOL COURAGE TOOL SOLDIER STAR SKULL
459 1 lock r2 w2
460 1 reroll r1 w1 b1 b2 > 20.1.roll.2: SKULL TOOL SOLDIER SOLDIER
461 1 reroll r1 w1 > 20.1.roll.3: COURAGE TOOL
462 2 roll > 20.2.roll.1: SOLDIER SKULL STAR COURAGE TOOL SOLDIER
463 2 lock r1 b2
464 2 reroll r2 w1 w2 b1 > 20.2.roll.2: SOLDIER TOOL STAR SOLDIER
465 2 reroll w1 w2 > 20.2.roll.3: SOLDIER TOOL
466 1 use corporal
467 1 reroll r1 > 20.1.roll.4: TWO_SOLDIERS
468 1 ready
469 2 ready
470 2 claim SOLDIER
471 1 find field-radio
472 1 use field-radio
473 1 done
474 2 done
475 1 stay
476 2 stay
477 1 ready
478 2 ready
479 1 pay 1 0
480 1 lose soldiers
481 2 pay 0 0
482 2 lose soldiers
483 1 roll > 21.1.roll.1: TOOL COURAGE STAR TWO_SOLDIERS TWO_SOLDIERS STAR
484 1 lock w2 b1
485 1 reroll r1 r2 w1 b2 > 21.1.roll.2: TOOL TWO_SOLDIERS SOLDIER TOOL
486 1 stop
487 2 roll > 21.2.roll.1: STAR TWO_SOLDIERS SOLDIER SOLDIER COURAGE SOLDIER
488 2 lock r2 w1
489 2 reroll r1 w2 b1 > 21.2.roll.2: SOLDIER SKULL TOOL
490 2 reroll w2 b1 > 21.2.roll.3: TWO_SOLDIERS SOLDIER
491 1 ready
492 2 ready
493 1 claim TWO_SOLDIERS
494 2 claim SOLDIER
495 1 find shoulder-patch
496 1 use shoulder-patch
497 1 lose soldiers
498 1 recruit chaplain
499 1 done
500 2 done
501 1 stay
502 2 stay
503 1 ready
504 2 ready
505 1 pay 0 0
506 1 lose soldiers
507 2 pay 0 0
508 2 lose soldiers
509 1 roll > 22.1.roll.1: TOOL STAR STAR TWO_SOLDIERS STAR SKULL
510 1 lock w1 w2
511 1 reroll r1 r2 b1 b2 > 22.1.roll.2: TWO_SOLDIERS STAR TWO_SOLDIERS SKULL
512 1 reroll b2 > 22.1.roll.3: COURAGE
513 2 roll > 22.2.roll.1: TWO_SOLDIERS STAR COURAGE STAR TWO_SOLDIERS SKULL
514 2 lock r1 b1
515 2 reroll r2 w1 w2 b2 > 22.2.roll.2: TOOL SOLDIER STAR TOOL
516 2 reroll r2 w1 w2 b2 > 22.2.roll.3: SKULL SOLDIER TWO_SOLDIERS TOOL
517 1 use corporal
518 1 reroll b2 > 22.1.roll.4: STAR
519 1 ready
520 2 ready
521 1 claim STAR
522 1 white TWO_SOLDIERS
523 1 claim TWO_SOLDIERS
524 2 claim TWO_SOLDIERS
525 1 recruit veteran
526 1 done
527 2 done
528 1 stay
529 2 stay
530 1 ready
531 2 ready
532 1 pay 2 0
533 1 lose soldiers
534 2 pay 0 0
535 2 lose soldiers
536 1 roll > 23.1.roll.1: STAR SOLDIER STAR SKULL SOLDIER TOOL
537 1 lock r2 b1
538 1 reroll r1 w1 w2 b2 > 23.1.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS TOOL
539 1 reroll w1 b2 > 23.1.roll.3: STAR STAR
540 2 roll > 23.2.roll.1: COURAGE SOLDIER COURAGE STAR TWO_SOLDIERS TWO_SOLDIERS
541 2 lock b1 b2
542 2 reroll r1 r2 w1 w2 > 23.2.roll.2: SKULL COURAGE SKULL TOOL
543 2 reroll r1 r2 w1 w2 > 23.2.roll.3: TWO_SOLDIERS SKULL TOOL COURAGE
544 1 use corporal
545 1 reroll w1 > 23.1.roll.4: COURAGE
546 1 ready
547 2 ready
548 1 done
549 2 done
550 1 stay
551 2 stay
552 1 ready
553 2 ready
554 1 pay 1 1
555 1 lose soldiers
556 2 pay 1 0
557 2 lose soldiers
558 1 roll > 24.1.roll.1: SOLDIER COURAGE SOLDIER STAR SOLDIER TWO_SOLDIERS
559 1 lock b1 b2
560 1 reroll r2 w2 > 24.1.roll.2: TOOL SKULL
561 1 reroll w2 > 24.1.roll.3: TWO_SOLDIERS
562 2 roll > 24.2.roll.1: STAR SOLDIER STAR SOLDIER SKULL STAR
563 2 lock r2 w2
564 2 reroll r1 w1 b1 b2 > 24.2.roll.2: SKULL SOLDIER STAR SKULL
565 2 reroll r1 b1 b2 > 24.2.roll.3: TWO_SOLDIERS SKULL TOOL
566 1 use corporal
567 1 reroll r2 > 24.1.roll.4: COURAGE
568 1 ready
569 2 ready
570 1 claim SOLDIER
571 1 done
572 2 find mine-detector
573 2 done
574 1 stay
575 2 stay
576 1 ready
577 2 ready
578 1 pay 2 0
579 1 lose soldiers
580 2 pay 0 0
581 2 lose soldiers
582 1 roll > 25.1.roll.1: SOLDIER STAR COURAGE SOLDIER SOLDIER TOOL
583 1 lock w2 b1
584 1 reroll r2 w1 b2 > 25.1.roll.2: TWO_SOLDIERS STAR STAR
585 1 reroll w1 b2 > 25.1.roll.3: SOLDIER SOLDIER
586 2 roll > 25.2.roll.1: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SOLDIER SOLDIER SKULL
587 2 lock r1 w1
588 2 reroll b1 b2 > 25.2.roll.2: TOOL SKULL
589 2 reroll b1 b2 > 25.2.roll.3: TOOL SOLDIER
590 1 ready
591 2 ready
592 1 claim SOLDIER
593 1 find toolkit
594 1 done
595 2 done
596 1 stay
597 2 stay
598 1 ready
599 2 ready
600 1 pay 1 0
601 1 lose soldiers
602 2 pay 0 0
603 2 lose soldiers
604 1 roll > 26.1.roll.1: COURAGE SOLDIER STAR SOLDIER TWO_SOLDIERS SOLDIER
605 1 lock b1 b2
606 1 reroll r1 w1 > 26.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS
607 1 stop
608 2 roll > 26.2.roll.1: SOLDIER SKULL COURAGE TWO_SOLDIERS STAR TWO_SOLDIERS
609 2 lock w2 b2
610 2 reroll r1 r2 b1 > 26.2.roll.2: COURAGE STAR SKULL
611 2 reroll r1 r2 w1 b1 > 26.2.roll.3: COURAGE TWO_SOLDIERS COURAGE COURAGE
612 1 ready
613 2 ready
614 1 claim SOLDIER
615 1 claim TWO_SOLDIERS
616 2 claim TWO_SOLDIERS
617 2 claim COURAGE
618 2 charge
619 1 done
620 2 done
621 1 stay
622 2 charge n-08:bunker > 26.0.mgf.13: 5
623 1 ready
624 2 ready
625 1 pay 2 0
626 1 lose soldiers
627 2 pay 7 0
628 2 lose soldiers
629 2 safe
630 1 roll > 27.1.roll.1: SKULL COURAGE STAR SKULL COURAGE STAR
631 1 lock r2 b1
632 1 reroll r1 w1 w2 > 27.1.roll.2: STAR STAR TWO_SOLDIERS
633 1 stop
634 1 ready
635 1 claim STAR
636 1 white COURAGE
637 1 claim COURAGE
638 1 charge
639 1 recruit minesweeper
640 1 done
641 1 charge n-08:bunker > 27.0.mgf.13: 3
642 1 ready
643 1 pay 9 0
644 1 lose soldiers
645 1 safe
end won seed=golden-2
