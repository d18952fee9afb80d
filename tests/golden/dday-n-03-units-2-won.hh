# ends as bd63c2159914954aa7f2963642c2e193
hh2 dday n-03 units=2 boxes=base rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start 1
2 2 start 1
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
50 1 advance 4
51 2 advance 4
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
63 2 reroll r2 > 4.2.roll.3: COURAGE
64 1 claim COURAGE
65 1 charge
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
78 1 stop
79 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
80 2 lock w2 b1
81 2 reroll r1 r2 > 5.2.roll.2: COURAGE COURAGE
82 2 reroll w1 > 5.2.roll.3: SOLDIER
83 1 recruit scout
84 1 done
85 2 recruit scout
86 2 done
87 1 stay
88 2 stay
89 1 ready
90 2 ready
91 1 lose soldiers
92 2 lose soldiers
93 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
94 1 lock r1 w2
95 1 reroll r2 w1 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
96 1 reroll b2 > 6.1.roll.3: STAR
97 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
98 2 lock r2 b2
99 2 reroll r1 w1 w2 b1 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER SKULL
100 2 reroll w2 > 6.2.roll.3: SOLDIER
101 1 claim TWO_SOLDIERS
102 2 straight
103 2 take distinguished-service-cross
104 1 find lucky-charm
105 1 use lucky-charm
106 1 gain stars
107 1 recruit hero
108 1 done
109 2 done
110 1 move 5 > 6.1.mine.1: 4
111 1 pay 0 0
112 1 lose soldiers
113 2 move 5 > 6.2.mine.1: 6
114 2 lose soldiers
115 1 ready
116 2 ready
117 1 pay 0 0
118 1 lose soldiers
119 2 lose soldiers
120 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
121 1 lock b1 b2
122 1 reroll r1 r2 w1 > 7.1.roll.2: TWO_SOLDIERS STAR TOOL
123 1 reroll r2 w1 > 7.1.roll.3: STAR TOOL
124 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
125 2 lock b1 b2
126 2 reroll w1 > 7.2.roll.2: STAR
127 2 reroll w1 > 7.2.roll.3: COURAGE
128 2 use distinguished-service-cross
129 2 bonus TWO_SOLDIERS
130 2 straight
131 2 take medal-of-honor
132 1 recruit corporal
133 1 done
134 2 recruit beachmaster
135 2 done
136 1 stay
137 2 stay
138 1 ready
139 2 ready
140 1 pay 0 0
141 1 lose soldiers
142 2 lose soldiers
143 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
144 1 lock w1 w2
145 1 reroll r1 r2 b1 b2 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
146 1 reroll r1 b2 > 8.1.roll.3: COURAGE SKULL
147 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
148 2 lock r2 w2
149 2 reroll r1 w1 b1 b2 > 8.2.roll.2: SOLDIER STAR SOLDIER TWO_SOLDIERS
150 2 reroll w1 > 8.2.roll.3: TOOL
151 1 use corporal
152 1 reroll b2 > 8.1.roll.4: SOLDIER
153 2 use medal-of-honor
154 2 add red TWO_SOLDIERS
155 2 add white TWO_SOLDIERS
156 2 add blue TWO_SOLDIERS
157 1 claim TWO_SOLDIERS
158 1 straight
159 1 take memorial-cross
160 1 done
161 2 done
162 1 stay
163 2 stay
164 1 trade 2
165 1 give soldiers 6
166 1 offer
167 2 accept
168 1 ready
169 2 ready
170 1 pay 1 1
171 1 lose soldiers
172 2 lose soldiers
173 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
174 1 lock w1 w2
175 1 reroll r1 r2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
176 1 reroll b2 > 9.1.roll.3: STAR
177 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
178 2 lock b1 b2
179 2 reroll r1 r2 w1 w2 > 9.2.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
180 2 reroll r2 > 9.2.roll.3: SOLDIER
181 1 use memorial-cross
182 1 ready
183 1 straight
184 1 take conspicuous-gallantry-medal
185 2 straight
186 2 take army-good-conduct-medal
187 1 recruit minesweeper
188 1 find bangalore-torpedo
189 1 done
190 2 recruit corporal
191 2 find pocket-bible
192 2 use pocket-bible
193 2 done
194 1 move 6
195 2 move 6 > 9.2.mine.1: 2
196 2 lose soldiers > 9.0.mgf.5: 6
197 1 ready
198 2 ready
199 1 pay 0 0
200 1 lose soldiers
201 2 lose soldiers
202 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
203 1 lock w2 b1
204 1 reroll b2 > 10.1.roll.2: TWO_SOLDIERS
205 1 reroll w1 > 10.1.roll.3: SOLDIER
206 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
207 2 lock w1 w2
208 2 reroll b1 b2 > 10.2.roll.2: SOLDIER STAR
209 2 reroll b2 > 10.2.roll.3: SKULL
210 1 use conspicuous-gallantry-medal
211 1 add colourless TWO_SOLDIERS
212 1 add colourless COURAGE
213 1 add colourless TWO_SOLDIERS
214 1 ready
215 2 use army-good-conduct-medal
216 2 set r1 SOLDIER
217 2 enough
218 2 ready
219 1 claim TWO_SOLDIERS
220 1 straight
221 1 take croix-de-guerre
222 2 claim SKULL
223 2 claim SOLDIER
224 1 find rangefinder
225 2 mine
226 1 find mine-detector
227 1 done
228 2 done
229 1 stay
230 2 stay > 10.0.mgf.5: 5
231 1 trade 2
232 1 give soldiers 2
233 1 offer
234 2 accept
235 1 ready
236 2 ready
237 1 pay 1 1
238 1 lose soldiers
239 2 lose soldiers
240 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
241 1 lock w1 w2
242 1 reroll r2 b1 b2 > 11.1.roll.2: SKULL SKULL SOLDIER
243 1 stop
244 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
245 2 lock w1 b2
246 2 reroll r2 w2 > 11.2.roll.2: COURAGE COURAGE
247 2 reroll r2 > 11.2.roll.3: STAR
248 1 use croix-de-guerre
249 1 ready
250 2 use corporal
251 2 reroll r2 > 11.2.roll.4: SOLDIER
252 2 ready
253 1 claim SKULL
254 1 claim SOLDIER
255 1 find signalling-lamp
256 2 mine
257 1 find field-radio
258 1 use field-radio
259 1 done
260 2 use signalling-lamp
261 2 done
262 1 stay
263 2 stay > 11.0.mgf.5: 6
264 1 ready
265 2 ready
266 2 lose soldiers
267 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
268 1 lock b1 b2
269 1 stop
270 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
271 2 lock w2 b1
272 2 reroll r2 w1 b2 > 12.2.roll.2: TOOL COURAGE SOLDIER
273 2 reroll r2 w1 > 12.2.roll.3: TOOL TOOL
274 1 ready
275 2 use corporal
276 2 reroll r2 > 12.2.roll.4: TWO_SOLDIERS
277 2 use rangefinder
278 2 set b1 TWO_SOLDIERS
279 1 claim TWO_SOLDIERS
280 2 claim TWO_SOLDIERS
281 1 find grenade
282 2 mine
283 1 find ammo-box
284 1 done
285 2 done
286 1 advance 9
287 2 advance 9
288 1 ready
289 2 ready
290 1 pay 0 0
291 1 lose soldiers
292 2 lose soldiers
293 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
294 1 lock w1 b2
295 1 reroll w2 b1 > 13.1.roll.2: COURAGE STAR
296 1 reroll w2 > 13.1.roll.3: TOOL
297 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
298 2 lock r1 b2
299 2 reroll r2 w1 w2 b1 > 13.2.roll.2: SKULL STAR SOLDIER TOOL
300 2 reroll r2 b1 > 13.2.roll.3: SKULL STAR
301 1 ready
302 2 ready
303 1 straight
304 1 take legion-of-merit
305 2 claim STAR
306 2 white TWO_SOLDIERS
307 2 straight
308 2 take bronze-star
309 1 recruit decoy
310 2 mine
311 1 done
312 2 find binoculars
313 2 done
314 1 stay
315 2 stay
316 1 ready
317 2 ready
318 1 pay 1 2
319 1 lose soldiers
320 2 lose soldiers
321 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
322 1 lock r2 w1
323 1 reroll r1 b1 b2 > 14.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS STAR
324 1 stop
325 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
326 2 lock w1 w2
327 2 reroll r1 r2 b1 b2 > 14.2.roll.2: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS
328 2 reroll r1 > 14.2.roll.3: TWO_SOLDIERS
329 1 use legion-of-merit
330 1 take tank
331 1 ready
332 2 use bronze-star
333 2 find dispatch-case
334 2 use binoculars
335 2 set w2 TWO_SOLDIERS
336 2 ready
337 1 claim TWO_SOLDIERS
338 2 claim TWO_SOLDIERS
339 1 done
340 2 recruit chaplain
341 2 done
342 1 stay
343 2 stay
344 1 ready
345 2 ready
346 1 pay 1 2
347 1 lose soldiers
348 2 lose soldiers
349 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
350 1 lock r2 w2
351 1 reroll r1 b1 b2 > 15.1.roll.2: SKULL SOLDIER STAR
352 1 reroll r1 > 15.1.roll.3: COURAGE
353 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
354 2 lock w1 b2
355 2 reroll r1 r2 w2 b1 > 15.2.roll.2: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS
356 2 reroll r1 w2 > 15.2.roll.3: COURAGE STAR
357 1 use corporal
358 1 reroll r1 > 15.1.roll.4: SOLDIER
359 1 ready
360 2 use corporal
361 2 reroll r1 > 15.2.roll.4: TWO_SOLDIERS
362 2 ready
363 1 claim SOLDIER
364 2 claim TWO_SOLDIERS
365 1 done
366 2 buy award > 15.2.award.1.silver-star,victoria-cross,purple-heart,distinguished-conduct-medal: victoria-cross
367 2 done
368 1 move 8
369 2 move 8
370 2 ready > 15.0.mgf.7: 5
371 1 ready
372 2 ready
373 1 pay 1 0
374 1 lose soldiers
375 2 lose soldiers
376 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
377 1 lock w1 b1
378 1 reroll r1 r2 w2 > 16.1.roll.2: COURAGE SOLDIER SOLDIER
379 1 reroll r1 b2 > 16.1.roll.3: TWO_SOLDIERS COURAGE
380 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
381 2 lock w1 b1
382 2 reroll r1 r2 w2 b2 > 16.2.roll.2: STAR SOLDIER STAR STAR
383 2 reroll b2 > 16.2.roll.3: TWO_SOLDIERS
384 1 use corporal
385 1 reroll b2 > 16.1.roll.4: SOLDIER
386 2 use corporal
387 2 reroll r2 > 16.2.roll.4: TWO_SOLDIERS
388 2 ready
389 1 claim SOLDIER
390 2 claim STAR
391 2 white TWO_SOLDIERS
392 2 claim TWO_SOLDIERS
393 1 done
394 2 recruit hero
395 2 done
396 1 stay
397 2 stay
398 2 ready > 16.0.mgf.7: 4
399 1 ready
400 2 ready
401 1 pay 0 0
402 1 lose soldiers
403 2 pay 3 1
404 2 lose soldiers
405 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
406 1 lock r2 w2
407 1 reroll r1 w1 b2 > 17.1.roll.2: TOOL SOLDIER SKULL
408 1 reroll r1 b2 > 17.1.roll.3: COURAGE TWO_SOLDIERS
409 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
410 2 lock r2 b2
411 2 reroll w1 w2 > 17.2.roll.2: COURAGE SOLDIER
412 2 reroll w2 > 17.2.roll.3: TWO_SOLDIERS
413 1 use corporal
414 1 reroll w1 > 17.1.roll.4: TOOL
415 2 ready
416 1 claim TWO_SOLDIERS
417 2 claim TWO_SOLDIERS
418 2 claim COURAGE
419 2 charge
420 1 done
421 2 done
422 1 stay
423 2 stay
424 2 ready > 17.0.mgf.7: 2
425 1 ready
426 2 ready
427 1 pay 1 0
428 1 lose soldiers
429 2 pay 5 0
430 2 lose soldiers
431 1 roll > 18.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
432 1 lock w2 b1
433 1 reroll r1 r2 w1 b2 > 18.1.roll.2: TOOL COURAGE SOLDIER SKULL
434 1 reroll w1 b2 > 18.1.roll.3: SOLDIER TOOL
435 2 roll > 18.2.roll.1: TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL
436 2 lock r1 r2
437 2 reroll w1 w2 b1 b2 > 18.2.roll.2: TOOL COURAGE SOLDIER COURAGE
438 2 reroll w2 b1 b2 > 18.2.roll.3: TOOL COURAGE COURAGE
439 1 ready
440 2 use corporal
441 2 reroll b1 > 18.2.roll.4: TWO_SOLDIERS
442 2 ready
443 1 claim COURAGE
444 1 charge
445 1 done
446 2 done
447 1 move 7
448 2 move 7
449 1 ready
450 2 ready
451 1 pay 3 0
452 1 lose soldiers
453 2 pay 1 0
454 2 lose soldiers
455 1 roll > 19.1.roll.1: SOLDIER COURAGE TOOL TWO_SOLDIERS COURAGE SKULL
456 1 lock r1 r2
457 1 reroll w1 b1 > 19.1.roll.2: STAR STAR
458 1 stop
459 2 roll > 19.2.roll.1: STAR TWO_SOLDIERS SOLDIER SKULL COURAGE COURAGE
460 2 lock w1 b1
461 2 reroll b2 > 19.2.roll.2: SOLDIER
462 2 reroll b2 > 19.2.roll.3: TOOL
463 1 ready
464 2 ready
465 1 straight
466 1 take distinguished-conduct-medal
467 2 straight
468 2 take silver-star
469 1 recruit chaplain
470 1 done
471 2 done
472 1 advance 10
473 2 advance 10
474 1 ready
475 2 ready
476 1 pay 1 0
477 1 lose soldiers
478 2 pay 1 1
479 2 lose soldiers
480 1 roll > 20.1.roll.1: STAR STAR SOLDIER TOOL SKULL STAR
481 1 lock r1 b2
482 1 reroll r2 w1 w2 b1 > 20.1.roll.2: STAR COURAGE SKULL TWO_SOLDIERS
483 1 reroll w1 w2 > 20.1.roll.3: SOLDIER TWO_SOLDIERS
484 2 roll > 20.2.roll.1: COURAGE SKULL SKULL STAR SOLDIER TOOL
485 2 lock r1 w2
486 2 reroll w1 b2 > 20.2.roll.2: COURAGE SKULL
487 2 reroll r2 b1 b2 > 20.2.roll.3: STAR STAR COURAGE
488 1 use distinguished-conduct-medal
489 1 recruit lieutenant
490 1 use corporal
491 1 reroll w1 > 20.1.roll.4: TOOL
492 1 ready
493 2 ready
494 2 claim STAR
495 2 courage 1
496 2 claim COURAGE
497 2 charge
498 1 use shoulder-patch
499 1 lose soldiers
500 1 recruit captain
501 1 done
502 2 recruit minesweeper
503 2 done
504 1 stay
505 2 charge 13
506 2 ready > 20.0.mgf.12: 6
507 1 ready
508 1 pay 2 3
509 1 lose soldiers
510 2 pay 7 0
511 2 lose soldiers
512 1 roll > 21.1.roll.1: SKULL SKULL SOLDIER COURAGE SKULL SKULL
513 1 lock w1 w2
514 1 reroll r1 r2 b1 b2 > 21.1.roll.2: STAR SOLDIER SKULL SOLDIER
515 1 reroll b1 > 21.1.roll.3: COURAGE
516 2 roll > 21.2.roll.1: SKULL TWO_SOLDIERS SOLDIER SOLDIER COURAGE SKULL
517 2 lock r2 b1
518 2 reroll r1 w2 > 21.2.roll.2: COURAGE SOLDIER
519 2 reroll w1 w2 b2 > 21.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
520 1 ready
521 2 use corporal
522 2 reroll w1 > 21.2.roll.4: SKULL
523 2 ready
524 1 claim SOLDIER
525 2 claim TWO_SOLDIERS
526 1 done
527 2 find carrier-pigeon
528 2 done
529 1 advance 13
530 2 advance bunker
531 2 ready > 21.0.mgf.12: 6 21.0.mgf.14: 1
532 1 use bangalore-torpedo
533 2 ready
534 1 pay 2 1
535 1 lose soldiers
536 2 pay 3 0
537 2 lose soldiers
538 1 roll > 22.1.roll.1: SOLDIER COURAGE STAR SKULL STAR COURAGE
539 1 lock b1 b2
540 1 reroll r1 w1 w2 > 22.1.roll.2: STAR SOLDIER SOLDIER
541 1 reroll w1 w2 > 22.1.roll.3: STAR TWO_SOLDIERS
542 1 ready
543 1 claim STAR
544 1 white COURAGE
545 1 claim COURAGE
546 1 charge
547 1 done
548 1 charge bunker > 22.0.mgf.14: 1
549 1 pay 4 3
end won seed=golden-0
