# ends as e5be50f0197d5d263b73676273825956
hh2 dday n-18 units=2 boxes=base+atlantikwall opts=german,german-ai rules=7 seed#=0b046a4e76e88099f72bccf39472156b
1 1 start 2
2 2 start 2 > 1.3.roll.1: SKULL STAR TWO_SOLDIERS SKULL SOLDIER SKULL 1.3.roll.2: COURAGE 1.3.roll.3: STAR
3 1 roll > 1.1.roll.1: STAR STAR COURAGE STAR SKULL SKULL
4 1 lock w1 w2
5 1 reroll r2 b1 b2 > 1.1.roll.2: COURAGE SKULL STAR
6 1 reroll b1 > 1.1.roll.3: SOLDIER
7 2 roll > 1.2.roll.1: SOLDIER SOLDIER COURAGE STAR TOOL SKULL
8 2 lock r1 w1
9 2 reroll r2 w2 b1 b2 > 1.2.roll.2: TWO_SOLDIERS COURAGE SKULL SOLDIER
10 2 reroll w2 b1 > 1.2.roll.3: TWO_SOLDIERS SOLDIER 1.3.roll.4: TOOL
11 1 claim STAR
12 1 white TWO_SOLDIERS
13 1 recruit beachmaster
14 1 done
15 2 done
16 1 stay
17 2 stay
18 1 ready
19 2 ready
20 1 lose soldiers > 2.3.roll.1: COURAGE SKULL SKULL COURAGE TWO_SOLDIERS STAR 2.3.roll.2: TWO_SOLDIERS TOOL STAR TOOL 2.3.roll.3: SKULL TWO_SOLDIERS SOLDIER
21 1 roll > 2.1.roll.1: TWO_SOLDIERS SKULL TWO_SOLDIERS STAR TOOL COURAGE
22 1 lock r1 w1
23 1 reroll r2 w2 b1 b2 > 2.1.roll.2: SKULL STAR TOOL STAR
24 1 reroll r2 b1 b2 > 2.1.roll.3: COURAGE SKULL TOOL
25 2 roll > 2.2.roll.1: STAR SKULL SKULL COURAGE STAR COURAGE
26 2 lock w2 b2
27 2 reroll r1 r2 w1 b1 > 2.2.roll.2: STAR COURAGE SKULL TWO_SOLDIERS
28 2 reroll w1 > 2.2.roll.3: SOLDIER 2.3.roll.4: SOLDIER
29 1 cancel b2
30 2 claim COURAGE
31 2 soldiers
32 1 done
33 2 done
34 1 stay
35 2 stay
36 1 ready
37 2 ready
38 1 lose soldiers > 3.3.roll.1: SKULL SKULL STAR STAR SKULL TWO_SOLDIERS 3.3.roll.2: COURAGE SOLDIER SOLDIER 3.3.roll.3: SKULL SOLDIER TOOL
39 1 roll > 3.1.roll.1: SOLDIER STAR COURAGE SOLDIER SKULL SOLDIER
40 1 lock w2 b2
41 1 reroll r2 b1 > 3.1.roll.2: STAR TWO_SOLDIERS
42 1 stop
43 2 roll > 3.2.roll.1: TOOL COURAGE SOLDIER TOOL TOOL SKULL
44 2 lock r2 w1
45 2 reroll r1 w2 b1 b2 > 3.2.roll.2: SKULL TWO_SOLDIERS TOOL STAR
46 2 stop > 3.3.roll.4: COURAGE
47 1 claim SOLDIER
48 2 straight
49 2 take distinguished-service-cross
50 1 recruit sharpshooter
51 1 done
52 2 recruit sharpshooter
53 2 done
54 1 move 1
55 2 move 1
56 1 ready
57 2 ready
58 1 lose soldiers
59 2 lose soldiers > 4.3.roll.1: COURAGE SKULL TOOL SKULL SOLDIER COURAGE 4.3.roll.2: SOLDIER TOOL SOLDIER SOLDIER 4.3.roll.3: COURAGE COURAGE COURAGE SOLDIER
60 1 roll > 4.1.roll.1: STAR SOLDIER STAR COURAGE TWO_SOLDIERS COURAGE
61 1 lock b1 b2
62 1 reroll r1 r2 w1 > 4.1.roll.2: SOLDIER TWO_SOLDIERS SOLDIER
63 1 reroll r1 w1 w2 > 4.1.roll.3: SKULL TOOL SOLDIER
64 2 roll > 4.2.roll.1: SKULL SKULL COURAGE STAR COURAGE SOLDIER
65 2 lock b1 b2
66 2 reroll r1 r2 w1 w2 > 4.2.roll.2: TWO_SOLDIERS STAR TWO_SOLDIERS COURAGE
67 2 reroll r2 w2 > 4.2.roll.3: TOOL SKULL
68 2 ready > 4.3.roll.4: STAR
69 2 ready > 4.3.decoration.1?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: eastern-front-medal
70 1 trade 2
71 1 give soldiers 7
72 1 offer
73 2 accept
74 1 done
75 2 done
76 1 stay
77 2 stay
78 1 ready
79 2 ready
80 1 lose soldiers
81 2 lose soldiers > 5.3.roll.1: STAR SOLDIER SKULL COURAGE SOLDIER STAR 5.3.roll.2: SOLDIER TWO_SOLDIERS TWO_SOLDIERS STAR 5.3.roll.3: TWO_SOLDIERS STAR
82 1 roll > 5.1.roll.1: SOLDIER COURAGE TWO_SOLDIERS STAR TWO_SOLDIERS TWO_SOLDIERS
83 1 lock b1 b2
84 1 reroll r1 r2 w2 > 5.1.roll.2: TWO_SOLDIERS STAR SOLDIER
85 1 reroll r2 w2 > 5.1.roll.3: SOLDIER TOOL
86 2 roll > 5.2.roll.1: TOOL COURAGE STAR SKULL COURAGE TOOL
87 2 lock r1 b2
88 2 reroll r2 w1 w2 b1 > 5.2.roll.2: TWO_SOLDIERS COURAGE TOOL TOOL
89 2 reroll w1 > 5.2.roll.3: STAR
90 2 ready > 5.3.roll.4: TOOL
91 2 ready
92 1 claim TWO_SOLDIERS
93 2 claim TOOL > 5.3.decoration.2?.close-combat-clasp,coastal-artillery-badge,driver-badge,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: driver-badge
94 1 done
95 2 recruit beachmaster
96 2 find pocket-bible
97 2 use pocket-bible
98 2 done
99 1 trade 2
100 1 give soldiers 13
101 1 offer
102 2 accept
103 1 stay
104 2 stay > 5.1.goliath.1: 6
105 1 lose soldiers
106 2 lose soldiers
107 1 ready
108 2 ready
109 1 lose soldiers
110 2 lose soldiers > 6.3.roll.1: STAR TOOL TOOL TWO_SOLDIERS SKULL SOLDIER 6.3.roll.2: SKULL TOOL STAR COURAGE 6.3.roll.3: TWO_SOLDIERS COURAGE TOOL
111 1 roll > 6.1.roll.1: TOOL TOOL COURAGE STAR SKULL TWO_SOLDIERS
112 1 lock w2 b2
113 1 reroll r1 r2 w1 b1 > 6.1.roll.2: STAR SOLDIER STAR SOLDIER
114 1 reroll r1 w1 > 6.1.roll.3: STAR TWO_SOLDIERS
115 2 roll > 6.2.roll.1: COURAGE COURAGE COURAGE SKULL STAR COURAGE
116 2 lock w1 b2
117 2 reroll r2 w2 b1 > 6.2.roll.2: STAR SOLDIER TWO_SOLDIERS
118 2 stop
119 2 ready > 6.3.roll.4: TOOL
120 2 ready
121 2 claim COURAGE
122 2 soldiers
123 1 recruit scout
124 1 done
125 2 find flak-vest
126 2 buy award > 6.2.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,medal-of-honor,memorial-cross,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: bronze-star
127 2 done
128 1 advance 3
129 2 advance 3
130 1 ready
131 2 ready
132 1 lose soldiers
133 2 lose soldiers > 7.3.roll.1: SKULL TWO_SOLDIERS SOLDIER STAR SOLDIER COURAGE 7.3.roll.2: COURAGE STAR SKULL SOLDIER 7.3.roll.3: SOLDIER SKULL TOOL
134 1 roll > 7.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TOOL
135 1 lock w1 b1
136 1 reroll r1 b2 > 7.1.roll.2: STAR COURAGE
137 1 stop
138 2 roll > 7.2.roll.1: TOOL STAR SKULL SOLDIER TWO_SOLDIERS STAR
139 2 lock w2 b1
140 2 reroll r1 r2 w1 b2 > 7.2.roll.2: COURAGE COURAGE COURAGE SOLDIER
141 2 reroll r1 r2 w1 > 7.2.roll.3: SOLDIER SKULL SKULL
142 2 ready > 7.3.roll.4: SOLDIER
143 2 ready
144 1 claim TWO_SOLDIERS
145 2 claim SOLDIER
146 1 recruit corporal
147 1 find lucky-charm
148 1 use lucky-charm
149 1 gain stars
150 1 trade 2
151 1 give soldiers 17
152 1 offer
153 2 accept
154 1 done
155 2 recruit scout
156 2 trade 1
157 2 give soldiers 17
158 2 offer
159 1 accept
160 1 trade 2
161 1 give soldiers 17
162 1 offer
163 2 accept
164 1 done
165 2 done
166 1 stay
167 2 trade 1
168 2 give soldiers 17
169 2 offer
170 1 accept
171 2 stay
172 1 ready
173 2 ready
174 1 lose soldiers
175 2 lose soldiers > 8.3.roll.1: SOLDIER COURAGE STAR SOLDIER SKULL STAR 8.3.roll.2: TOOL COURAGE TOOL TOOL 8.3.roll.3: TWO_SOLDIERS STAR SOLDIER
176 1 roll > 8.1.roll.1: TOOL COURAGE SKULL TOOL STAR STAR
177 1 lock r1 w2
178 1 reroll r2 w1 b1 b2 > 8.1.roll.2: SKULL COURAGE SOLDIER COURAGE
179 1 reroll r2 w1 b1 b2 > 8.1.roll.3: STAR SKULL TOOL TWO_SOLDIERS
180 2 roll > 8.2.roll.1: TOOL STAR STAR COURAGE TOOL TWO_SOLDIERS
181 2 lock b1 b2
182 2 reroll r2 w1 w2 > 8.2.roll.2: STAR TOOL SOLDIER
183 2 reroll r2 w2 > 8.2.roll.3: COURAGE STAR
184 1 use corporal
185 1 reroll w1 > 8.1.roll.4: TWO_SOLDIERS
186 2 ready > 8.3.roll.4: STAR
187 2 ready
188 1 claim TOOL
189 1 stars
190 2 claim TOOL
191 2 stars > 8.3.decoration.3?.close-combat-clasp,coastal-artillery-badge,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: close-combat-clasp
192 1 recruit medic
193 1 find field-radio
194 1 use field-radio
195 1 trade 2
196 1 give soldiers 25
197 1 offer
198 2 accept
199 1 done
200 2 recruit medic
201 2 find grenade
202 2 trade 1
203 2 give soldiers 18
204 2 offer
205 1 accept
206 1 done
207 2 done
208 1 trade 2
209 1 give soldiers 18
210 1 offer
211 2 accept
212 1 stay
213 2 trade 1
214 2 give soldiers 18
215 2 offer
216 1 accept
217 2 stay
218 1 ready
219 2 ready
220 1 lose soldiers
221 2 lose soldiers > 9.3.roll.1: COURAGE SKULL TOOL TWO_SOLDIERS TOOL TOOL 9.3.roll.2: COURAGE TWO_SOLDIERS COURAGE COURAGE
222 1 roll > 9.1.roll.1: SOLDIER COURAGE COURAGE SKULL TWO_SOLDIERS SKULL
223 1 lock r1 b1
224 1 reroll r2 w2 > 9.1.roll.2: SKULL COURAGE
225 1 reroll r2 w2 > 9.1.roll.3: COURAGE STAR
226 2 roll > 9.2.roll.1: SKULL COURAGE TOOL COURAGE STAR TWO_SOLDIERS
227 2 lock r1 b2
228 2 reroll w1 w2 b1 > 9.2.roll.2: SKULL STAR SKULL
229 2 reroll r2 > 9.2.roll.3: SKULL
230 1 use corporal
231 1 reroll r2 > 9.1.roll.4: STAR
232 2 ready
233 1 straight
234 1 take medal-of-honor
235 2 claim SKULL > 9.3.decoration.4?.coastal-artillery-badge,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: iron-cross-1
236 1 recruit engineer
237 1 trade 2
238 1 give soldiers 20
239 1 offer
240 2 accept
241 1 done
242 2 recruit corporal
243 2 find flame-thrower
244 2 trade 1
245 2 give soldiers 18
246 2 offer
247 1 accept
248 1 trade 2
249 1 give soldiers 18
250 1 offer
251 2 accept
252 1 done
253 2 done
254 1 move 4
255 2 move 4
256 1 ready
257 2 trade 1
258 2 give soldiers 14
259 2 offer
260 1 accept
261 2 ready
262 1 lose soldiers
263 2 lose soldiers > 10.3.roll.1: SOLDIER SOLDIER STAR TOOL COURAGE COURAGE 10.3.roll.2: SOLDIER SOLDIER SOLDIER SOLDIER 10.3.roll.3: SOLDIER TWO_SOLDIERS TOOL SOLDIER
264 1 roll > 10.1.roll.1: STAR STAR TOOL COURAGE STAR SOLDIER
265 1 lock b1 b2
266 1 reroll r1 r2 w1 w2 > 10.1.roll.2: SKULL COURAGE TWO_SOLDIERS SKULL
267 1 reroll r1 > 10.1.roll.3: TWO_SOLDIERS
268 2 roll > 10.2.roll.1: STAR SOLDIER STAR TOOL SOLDIER SOLDIER
269 2 lock r1 w1
270 2 reroll r2 b1 b2 > 10.2.roll.2: TOOL SOLDIER SKULL
271 2 reroll b1 b2 > 10.2.roll.3: STAR TWO_SOLDIERS
272 1 ready
273 2 use corporal
274 1 ready
275 2 reroll b2 > 10.2.roll.4: COURAGE
276 2 ready > 10.3.roll.4: TWO_SOLDIERS
277 1 ready
278 2 ready
279 1 straight
280 1 take memorial-cross
281 2 claim STAR
282 2 white TOOL
283 1 trade 2
284 1 give soldiers 11
285 1 offer
286 2 accept
287 1 done
288 2 recruit veteran
289 2 find bazooka
290 2 done
291 1 stay
292 2 trade 1
293 2 give soldiers 12
294 2 offer
295 1 accept
296 2 stay
297 1 ready
298 2 ready
299 1 lose soldiers
300 2 lose soldiers > 11.3.roll.1: TWO_SOLDIERS STAR STAR SKULL SOLDIER TOOL 11.3.roll.2: TOOL TOOL TOOL STAR 11.3.roll.3: SOLDIER TWO_SOLDIERS TOOL SOLDIER
301 1 roll > 11.1.roll.1: SOLDIER COURAGE SOLDIER STAR TOOL SOLDIER
302 1 lock w1 b2
303 1 reroll r2 w2 b1 > 11.1.roll.2: SOLDIER TOOL SOLDIER
304 1 reroll w2 > 11.1.roll.3: SOLDIER
305 2 roll > 11.2.roll.1: SOLDIER STAR TWO_SOLDIERS COURAGE TWO_SOLDIERS TWO_SOLDIERS
306 2 lock r1 w2
307 2 reroll w1 b2 > 11.2.roll.2: SKULL STAR
308 2 stop
309 1 ready
310 2 ready > 11.3.roll.4: TOOL
311 1 ready
312 2 ready
313 1 claim SOLDIER
314 1 claim SOLDIER
315 2 straight
316 2 take conspicuous-gallantry-medal
317 1 trade 2
318 1 give soldiers 23
319 1 offer
320 2 accept
321 1 done
322 2 done
323 1 stay
324 2 trade 1
325 2 give soldiers 30
326 2 offer
327 1 accept
328 2 stay
329 1 ready
330 2 ready
331 1 lose soldiers
332 2 lose soldiers > 12.3.roll.1: TWO_SOLDIERS TOOL SOLDIER TOOL SOLDIER SOLDIER 12.3.roll.2: SKULL TWO_SOLDIERS COURAGE SKULL 12.3.roll.3: SOLDIER COURAGE
333 1 roll > 12.1.roll.1: TWO_SOLDIERS SKULL SKULL TWO_SOLDIERS COURAGE TOOL
334 1 lock r1 w2
335 1 reroll r2 w1 b1 b2 > 12.1.roll.2: SKULL COURAGE TOOL STAR
336 1 reroll r2 w1 b1 b2 > 12.1.roll.3: COURAGE STAR TOOL TWO_SOLDIERS
337 2 roll > 12.2.roll.1: TWO_SOLDIERS COURAGE STAR COURAGE TOOL TWO_SOLDIERS
338 2 lock w1 b2
339 2 reroll r1 r2 b1 > 12.2.roll.2: STAR STAR TOOL
340 2 reroll r1 r2 b1 > 12.2.roll.3: SOLDIER COURAGE SKULL
341 1 use corporal
342 1 reroll r2 > 12.1.roll.4: SKULL
343 1 ready
344 2 use corporal
345 1 ready
346 2 reroll r2 > 12.2.roll.4: COURAGE
347 2 ready > 12.3.roll.4: TOOL
348 1 ready
349 2 ready
350 1 claim TWO_SOLDIERS
351 2 straight
352 2 take army-good-conduct-medal
353 1 find walkie-talkie
354 1 done
355 2 recruit minesweeper
356 2 trade 1
357 2 give soldiers 41
358 2 offer
359 1 accept
360 1 done
361 2 done
362 1 trade 2
363 1 give soldiers 41
364 1 offer
365 2 accept
366 1 move 5 > 12.1.booby-trap.1: 3
367 1 lose soldiers
368 2 move 5
369 1 ready
370 2 ready
371 1 lose soldiers
372 2 lose soldiers > 13.3.roll.1: TOOL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TOOL TWO_SOLDIERS 13.3.roll.2: TOOL TOOL TWO_SOLDIERS 13.3.roll.3: COURAGE SKULL
373 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS SOLDIER COURAGE
374 1 lock r1 r2
375 1 reroll w1 w2 b2 > 13.1.roll.2: SKULL TOOL TOOL
376 1 reroll w1 w2 b2 > 13.1.roll.3: COURAGE TWO_SOLDIERS SKULL
377 2 roll > 13.2.roll.1: TWO_SOLDIERS SKULL TOOL SOLDIER TOOL TOOL
378 2 lock b1 b2
379 2 reroll r1 r2 w2 > 13.2.roll.2: STAR SKULL STAR
380 2 reroll r1 r2 > 13.2.roll.3: TOOL COURAGE
381 1 use corporal
382 1 reroll w1 > 13.1.roll.4: COURAGE
383 1 ready
384 2 use corporal
385 1 ready
386 2 reroll r2 > 13.2.roll.4: SOLDIER
387 2 ready > 13.3.roll.4: SKULL
388 1 ready
389 2 ready
390 1 cancel b1
391 2 claim TOOL
392 2 stars
393 1 done
394 2 recruit sniper
395 2 find bangalore-torpedo
396 2 buy award > 13.2.award.1.silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal: silver-star
397 2 trade 1
398 2 give soldiers 45
399 2 offer
400 1 accept
401 1 done
402 2 done
403 1 advance 8
404 2 advance 8
405 1 ready
406 2 ready
407 1 lose soldiers
408 2 lose soldiers > 14.3.roll.1: SOLDIER STAR SKULL SKULL COURAGE STAR 14.3.roll.2: SOLDIER TOOL COURAGE STAR 14.3.roll.3: TOOL TWO_SOLDIERS TOOL
409 1 roll > 14.1.roll.1: STAR TOOL STAR TOOL STAR SKULL
410 1 lock w1 b1
411 1 reroll b2 > 14.1.roll.2: TOOL
412 1 stop
413 2 roll > 14.2.roll.1: TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS SOLDIER SOLDIER
414 2 lock r1 w2
415 2 reroll w1 b1 b2 > 14.2.roll.2: TOOL SKULL TWO_SOLDIERS
416 2 reroll w1 b1 > 14.2.roll.3: SKULL TOOL
417 1 ready
418 2 use corporal
419 1 ready
420 2 reroll w1 > 14.2.roll.4: STAR
421 2 ready > 14.3.roll.4: SKULL
422 1 ready
423 2 ready
424 1 claim STAR
425 1 white TOOL
426 1 claim TOOL
427 1 stars
428 2 claim TWO_SOLDIERS > 14.3.decoration.5?.coastal-artillery-badge,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: coastal-artillery-badge
429 1 recruit veteran
430 1 find shoulder-patch
431 1 trade 2
432 1 give soldiers 28
433 1 offer
434 2 accept
435 1 done
436 2 find mine-detector
437 2 trade 1
438 2 give soldiers 39
439 2 offer
440 1 accept
441 1 trade 2
442 1 give soldiers 39
443 1 offer
444 2 accept
445 1 done
446 2 trade 1
447 2 give soldiers 39
448 2 offer
449 1 accept
450 1 trade 2
451 1 give soldiers 39
452 1 offer
453 2 accept
454 1 done
455 2 trade 1
456 2 give soldiers 39
457 2 offer
458 1 accept
459 1 trade 2
460 1 give soldiers 39
461 1 offer
462 2 accept
463 1 done
464 2 trade 1
465 2 give soldiers 39
466 2 offer
467 1 accept
468 1 trade 2
469 1 give soldiers 39
470 1 offer
471 2 accept
472 1 done
473 2 trade 1
474 2 give soldiers 39
475 2 offer
476 1 accept
477 1 trade 2
478 1 give soldiers 39
479 1 offer
480 2 accept
481 1 done
482 2 trade 1
483 2 give soldiers 39
484 2 offer
485 1 accept
486 1 trade 2
487 1 give soldiers 39
488 1 offer
489 2 accept
490 1 done
491 2 done
492 1 move 7
493 2 move 7
494 2 ready
495 2 ready > 14.0.mgf.6: 6
496 1 ready
497 2 ready
498 1 lose soldiers
499 2 lose soldiers > 15.3.roll.1: SOLDIER SOLDIER TOOL SOLDIER TWO_SOLDIERS SKULL 15.3.roll.2: COURAGE COURAGE TOOL TWO_SOLDIERS 15.3.roll.3: SKULL
500 1 roll > 15.1.roll.1: STAR COURAGE SOLDIER SOLDIER SKULL TOOL
501 1 reroll w2 b2 > 15.1.roll.2: SKULL COURAGE
502 1 reroll w1 w2 b1 > 15.1.roll.3: COURAGE COURAGE TOOL
503 2 roll > 15.2.roll.1: SOLDIER STAR TOOL STAR TWO_SOLDIERS TOOL
504 2 reroll r1 r2 w2 > 15.2.roll.2: TOOL SOLDIER SOLDIER
505 2 reroll b1 > 15.2.roll.3: TWO_SOLDIERS
506 1 ready
507 2 ready > 15.3.roll.4: TWO_SOLDIERS
508 1 ready
509 2 ready
510 1 claim COURAGE
511 1 charge
512 2 claim TOOL
513 2 stars
514 1 use shoulder-patch
515 1 lose soldiers
516 1 recruit lieutenant
517 1 find binoculars
518 2 mine
519 1 buy award > 15.1.award.1.victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal: croix-de-guerre
520 1 done
521 2 recruit piat-gunner
522 2 trade 1
523 2 give soldiers 35
524 2 offer
525 1 accept
526 1 trade 2
527 1 give soldiers 38
528 1 offer
529 2 accept
530 1 done
531 2 done
532 1 stay
533 2 stay
534 2 ready
535 2 ready > 15.0.mgf.6: 6
536 1 ready
537 2 ready
538 1 lose soldiers
539 2 lose soldiers > 16.3.roll.1: TOOL TOOL TWO_SOLDIERS SOLDIER SOLDIER TWO_SOLDIERS 16.3.roll.2: SKULL TOOL COURAGE SKULL 16.3.roll.3: TOOL STAR SKULL
540 1 roll > 16.1.roll.1: STAR TWO_SOLDIERS SOLDIER STAR TWO_SOLDIERS COURAGE
541 1 reroll r2 w2 > 16.1.roll.2: COURAGE STAR
542 1 reroll w2 b2 > 16.1.roll.3: COURAGE TOOL
543 2 roll > 16.2.roll.1: STAR COURAGE SOLDIER TWO_SOLDIERS TOOL TWO_SOLDIERS
544 2 reroll r1 r2 w1 > 16.2.roll.2: SKULL STAR COURAGE
545 2 reroll r1 w1 b1 > 16.2.roll.3: STAR SOLDIER SKULL
546 1 use corporal
547 1 reroll b2 > 16.1.roll.4: TOOL
548 1 ready
549 2 use corporal
550 1 ready
551 2 reroll r1 > 16.2.roll.4: COURAGE
552 2 ready > 16.3.roll.4: SOLDIER
553 1 ready
554 2 ready
555 2 straight
556 2 take legion-of-merit
557 1 recruit minesweeper
558 1 done
559 2 done
560 1 stay
561 2 stay
562 2 ready
563 2 ready > 16.0.mgf.6: 6
564 1 ready
565 2 ready
566 1 lose soldiers
567 2 lose soldiers > 17.3.roll.1: COURAGE SOLDIER TOOL COURAGE STAR STAR 17.3.roll.2: TWO_SOLDIERS STAR TOOL TOOL 17.3.roll.3: SKULL COURAGE COURAGE
568 1 roll > 17.1.roll.1: TOOL STAR COURAGE TOOL SOLDIER TOOL
569 1 reroll r1 r2 w1 w2 b2 > 17.1.roll.2: STAR TOOL STAR SKULL STAR
570 1 reroll r2 w2 > 17.1.roll.3: SKULL SOLDIER
571 2 roll > 17.2.roll.1: TWO_SOLDIERS STAR TWO_SOLDIERS TOOL COURAGE SKULL
572 2 reroll w2 b1 b2 > 17.2.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS
573 2 reroll w2 b1 > 17.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS
574 1 use corporal
575 1 reroll r2 > 17.1.roll.4: SKULL
576 1 ready
577 2 use corporal
578 1 ready
579 2 reroll w1 > 17.2.roll.4: STAR
580 2 use binoculars
581 1 ready
582 2 set b1 STAR
583 2 ready > 17.3.roll.4: COURAGE
584 1 ready
585 2 ready
586 1 claim STAR
587 1 white TWO_SOLDIERS
588 2 claim STAR
589 2 courage 1
590 2 claim TWO_SOLDIERS > 17.3.decoration.6?.flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: long-service-medal 17.3.decoration.7?.flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-2,knights-cross,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: iron-cross-2
591 1 recruit captain
592 1 buy award > 17.1.award.1.victoria-cross,purple-heart,distinguished-conduct-medal: distinguished-conduct-medal
593 1 done
594 2 recruit soe-agent
595 2 done
596 1 trade 2
597 1 give soldiers 35
598 1 offer
599 2 accept
600 1 move 6
601 2 move 6
602 2 ready
603 2 ready
604 1 ready
605 2 trade 1
606 2 give soldiers 32
607 2 offer
608 1 accept
609 2 ready
610 1 lose soldiers
611 2 lose soldiers > 18.3.roll.1: SKULL COURAGE TOOL SKULL TWO_SOLDIERS COURAGE 18.3.roll.2: SKULL TWO_SOLDIERS SOLDIER 18.3.roll.3: COURAGE TOOL
612 1 roll > 18.1.roll.1: SOLDIER TWO_SOLDIERS COURAGE STAR TOOL SKULL
613 1 lock w1 b2
614 1 reroll b1 > 18.1.roll.2: SOLDIER
615 1 stop
616 2 roll > 18.2.roll.1: COURAGE STAR SKULL TWO_SOLDIERS SKULL SKULL
617 2 lock r1 r2
618 2 reroll w1 w2 b1 b2 > 18.2.roll.2: SOLDIER TWO_SOLDIERS SKULL STAR
619 2 stop
620 1 ready
621 2 ready > 18.3.roll.4: TWO_SOLDIERS
622 1 ready
623 2 ready
624 1 straight
625 1 take victoria-cross
626 2 straight > 18.3.decoration.8?.flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,knights-cross,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: wound-badge-silver
627 1 recruit messenger
628 1 trade 2
629 1 give soldiers 33
630 1 offer
631 2 accept
632 1 done
633 2 trade 1
634 2 give soldiers 36
635 2 offer
636 1 accept
637 1 trade 2
638 1 give soldiers 36
639 1 offer
640 2 accept
641 1 done
642 2 trade 1
643 2 give soldiers 36
644 2 offer
645 1 accept
646 1 trade 2
647 1 give soldiers 36
648 1 offer
649 2 accept
650 1 done
651 2 done
652 1 stay
653 2 advance 9
654 2 ready
655 2 lose soldiers
656 2 ready > 18.0.mgf.8: 5
657 2 ready
658 1 lose soldiers
659 2 lose soldiers > 19.3.roll.1: TWO_SOLDIERS TOOL SOLDIER COURAGE TOOL TOOL 19.3.roll.2: SOLDIER TOOL COURAGE SKULL 19.3.roll.3: STAR COURAGE SOLDIER
660 1 roll > 19.1.roll.1: SKULL TOOL TOOL COURAGE STAR TOOL
661 1 lock w1 b2
662 1 reroll r1 w2 b1 > 19.1.roll.2: STAR SKULL SOLDIER
663 1 reroll r1 w2 > 19.1.roll.3: SKULL TWO_SOLDIERS
664 2 roll > 19.2.roll.1: STAR COURAGE TOOL COURAGE TWO_SOLDIERS SOLDIER
665 2 lock w1 w2
666 2 reroll r1 b1 b2 > 19.2.roll.2: SKULL SKULL SKULL
667 2 reroll r1 b1 b2 > 19.2.roll.3: TOOL SKULL TWO_SOLDIERS
668 1 use corporal
669 1 reroll r1 > 19.1.roll.4: TOOL
670 1 ready
671 2 use corporal
672 1 ready
673 2 reroll b1 > 19.2.roll.4: TOOL
674 2 ready > 19.3.roll.4: TOOL 19.3.roll.5: TWO_SOLDIERS SOLDIER
675 1 ready
676 2 ready
677 1 claim TOOL
678 1 refind walkie-talkie
679 2 claim TOOL
680 2 stars
681 2 recruit general
682 2 find tnt
683 2 done
684 1 advance 9
685 2 advance bunker
686 2 ready
687 2 ready > 19.0.mgf.8: 2 19.0.mgf.10: 4
688 2 ready > 19.3.tracers.1: 2
689 2 ready
690 1 lose soldiers
691 2 lose soldiers
692 2 use piat-gunner
693 2 use bazooka
694 2 use tnt
end won seed=golden-2
