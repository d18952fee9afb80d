# ends as 1454e21e0f4cd1ddcbe39b64c535ce06
hh2 dday n-03 units=2 boxes=base opts=german,sea rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
0 0 start > 0.0.passenger.0.captain,general,lieutenant: lieutenant 0.0.passenger.1.captain,general: general 0.0.passenger.2.captain: captain
1 1 embark sea-a:3
2 2 embark sea-a:1
3 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
4 1 lock w1 w2
5 1 reroll r1 r2 b1 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
6 1 reroll b2 > 1.1.roll.3: SKULL
7 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
8 2 lock w1 b2
9 2 reroll r1 r2 w2 b1 > 1.2.roll.2: COURAGE COURAGE STAR SKULL
10 2 reroll r1 r2 > 1.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS
11 1 part lieutenant > 1.0.shelling.1: 4 1
12 1 sail sea-a:6
13 2 sail sea-a:4
14 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
15 1 lock r1 r2
16 1 reroll w1 w2 b1 b2 > 2.1.roll.2: COURAGE TWO_SOLDIERS SKULL COURAGE
17 1 reroll w1 w2 b2 > 2.1.roll.3: SOLDIER SKULL STAR
18 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
19 2 lock r2 b1
20 2 reroll r1 w1 w2 b2 > 2.2.roll.2: COURAGE COURAGE TWO_SOLDIERS COURAGE
21 2 reroll r1 w1 w2 b2 > 2.2.roll.3: TWO_SOLDIERS SOLDIER TWO_SOLDIERS STAR
22 1 part captain > 2.0.shelling.1: 5 3
23 1 sail sea-a:9
24 2 sail sea-a:7
25 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
26 1 lock r2 b1
27 1 reroll r1 w2 b2 > 3.1.roll.2: TOOL COURAGE COURAGE
28 1 reroll w2 b2 > 3.1.roll.3: TWO_SOLDIERS SKULL
29 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
30 2 lock r1 r2
31 2 reroll w1 w2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
32 2 reroll b1 b2 > 3.2.roll.3: SOLDIER STAR
33 2 part general > 3.0.shelling.1: 3 6
34 1 sail sea-a:12
35 2 sail sea-a:10
36 1 disembark sea-a:11
37 2 disembark sea-a:11
38 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
39 1 lock r1 b2
40 1 reroll r2 w1 w2 b1 > 4.1.roll.2: COURAGE COURAGE SKULL SKULL
41 1 reroll r2 w1 > 4.1.roll.3: SKULL COURAGE
42 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
43 2 lock r1 b1
44 2 reroll r2 w1 w2 b2 > 4.2.roll.2: TWO_SOLDIERS STAR SKULL STAR
45 2 reroll r2 > 4.2.roll.3: COURAGE 4.0.shelling.1: 2 1
46 1 wade sea-a:14
47 2 wade sea-a:14
48 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
49 1 lock r1 r2
50 1 reroll w1 w2 b2 > 5.1.roll.2: SOLDIER COURAGE TOOL
51 1 reroll w1 w2 > 5.1.roll.3: STAR SOLDIER
52 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
53 2 lock r1 r2
54 2 reroll w1 w2 b1 b2 > 5.2.roll.2: STAR SOLDIER TWO_SOLDIERS STAR
55 2 reroll w2 b1 > 5.2.roll.3: SKULL SOLDIER 5.0.shelling.1: 2 3
56 1 land 2
57 1 gain soldiers 3
58 2 land 2
59 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
60 1 lock r1 w1
61 1 reroll r2 w2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
62 1 reroll b2 > 6.1.roll.3: STAR
63 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
64 2 lock r2 b2
65 2 reroll w1 w2 b1 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER
66 2 reroll r1 > 6.2.roll.3: SOLDIER
67 3 roll > 6.3.roll.1: SOLDIER TOOL SKULL SOLDIER STAR STAR
68 3 lock r1 w2
69 3 reroll r2 w1 k1 k2 > 6.3.roll.2: SOLDIER COURAGE SKULL TWO_SOLDIERS
70 3 reroll k1 > 6.3.roll.3: STAR
71 3 use unteroffizier
72 3 reroll r2 > 6.3.roll.4: TOOL
73 1 claim TWO_SOLDIERS
74 2 claim SOLDIER
75 1 recruit scout
76 1 done
77 2 recruit scout
78 2 trade 1
79 2 give soldiers 5
80 2 offer
81 1 accept
82 1 done
83 2 done
84 1 stay
85 2 stay
86 3 pay
87 1 ready
88 2 ready
89 1 lose soldiers
90 2 lose soldiers
91 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
92 1 lock b1 b2
93 1 reroll r1 r2 w1 w2 > 7.1.roll.2: COURAGE SKULL TOOL SKULL
94 1 reroll r2 w1 w2 > 7.1.roll.3: SOLDIER SOLDIER TWO_SOLDIERS
95 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
96 2 lock b1 b2
97 2 stop
98 3 roll > 7.3.roll.1: TOOL SKULL SKULL SOLDIER SOLDIER TOOL
99 3 lock w2 k1
100 3 reroll r1 r2 w1 k2 > 7.3.roll.2: SKULL COURAGE COURAGE TWO_SOLDIERS
101 3 reroll r1 r2 w1 > 7.3.roll.3: SOLDIER TWO_SOLDIERS TWO_SOLDIERS
102 3 use unteroffizier
103 3 reroll r1 > 7.3.roll.4: COURAGE
104 2 straight
105 2 take distinguished-service-cross
106 3 claim TWO_SOLDIERS
107 1 done
108 2 done
109 3 decorate > 7.3.decoration.1?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: german-cross
110 3 done
111 3 pass
112 1 stay
113 2 stay
114 3 ready
115 3 pay
116 1 ready
117 2 ready
118 1 lose soldiers
119 2 lose soldiers
120 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
121 1 lock w2 b1
122 1 reroll r1 r2 w1 b2 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
123 1 reroll r1 b2 > 8.1.roll.3: COURAGE SKULL
124 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
125 2 lock r2 w2
126 2 reroll r1 w1 b1 b2 > 8.2.roll.2: SOLDIER STAR SOLDIER TWO_SOLDIERS
127 2 reroll w1 > 8.2.roll.3: TOOL
128 3 roll > 8.3.roll.1: SKULL SOLDIER TWO_SOLDIERS TWO_SOLDIERS TOOL SOLDIER
129 3 lock r2 k2
130 3 reroll r1 w1 w2 k1 > 8.3.roll.2: SOLDIER STAR TOOL SKULL
131 3 reroll w1 w2 k1 > 8.3.roll.3: TWO_SOLDIERS COURAGE COURAGE
132 2 ready
133 3 use unteroffizier
134 3 reroll r1 > 8.3.roll.4: COURAGE
135 3 ready
136 2 ready
137 1 straight
138 1 take medal-of-honor
139 3 claim COURAGE
140 3 choose stars
141 1 done
142 2 find lucky-charm
143 2 use lucky-charm
144 2 gain courage
145 2 trade 1
146 2 give soldiers 6
147 2 offer
148 1 accept
149 1 done
150 2 done
151 3 recruit maschinengewehr-schuetze
152 3 done
153 3 pass
154 1 advance 5
155 2 advance 5
156 3 ready
157 3 pay
158 1 ready
159 2 ready
160 1 lose soldiers
161 2 lose soldiers
162 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
163 1 lock w1 w2
164 1 reroll r1 r2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
165 1 reroll b2 > 9.1.roll.3: STAR
166 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
167 2 lock w2 b1
168 2 reroll r1 r2 w1 > 9.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER
169 2 reroll r2 > 9.2.roll.3: SOLDIER
170 3 roll > 9.3.roll.1: TWO_SOLDIERS TOOL TWO_SOLDIERS TOOL TWO_SOLDIERS TWO_SOLDIERS
171 3 lock k1 k2
172 3 reroll r2 w2 > 9.3.roll.2: STAR SKULL
173 3 reroll w2 > 9.3.roll.3: COURAGE
174 1 ready
175 2 ready
176 3 use unteroffizier
177 3 reroll w2 > 9.3.roll.4: COURAGE
178 3 ready
179 1 ready
180 2 ready
181 1 straight
182 1 take memorial-cross
183 2 declared
184 3 claim TWO_SOLDIERS
185 1 recruit beachmaster
186 1 done
187 2 recruit sharpshooter
188 2 done
189 3 done
190 3 pass
191 1 stay
192 2 stay
193 3 ready
194 3 pay
195 1 trade 2
196 1 give soldiers 2
197 1 offer
198 2 accept
199 1 ready
200 1 lose soldiers
201 2 lose soldiers
202 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
203 1 lock r1 w2
204 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
205 1 reroll b1 > 10.1.roll.3: SOLDIER
206 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
207 2 lock r1 w2
208 2 reroll r2 w1 b1 b2 > 10.2.roll.2: SKULL TOOL TOOL STAR
209 2 reroll r2 w1 b1 b2 > 10.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
210 3 roll > 10.3.roll.1: SKULL STAR STAR SKULL TOOL TWO_SOLDIERS
211 3 lock w1 k2
212 3 reroll r1 r2 w2 k1 > 10.3.roll.2: SKULL STAR TOOL STAR
213 3 reroll r1 w2 > 10.3.roll.3: COURAGE SKULL
214 1 ready
215 2 ready
216 3 use unteroffizier
217 3 reroll w2 > 10.3.roll.4: SKULL
218 3 ready
219 1 ready
220 2 ready
221 1 declared
222 3 claim STAR
223 3 choose courage
224 3 pass
225 3 cancel r1
226 1 recruit sharpshooter
227 1 done
228 2 done
229 3 recruit pionier
230 3 decorate > 10.3.decoration.2?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,gestapo-disk,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: long-service-medal
231 3 done
232 3 pass
233 1 move 4 > 10.1.mine.1: 2
234 1 lose soldiers
235 2 move 4 > 10.2.mine.1: 6
236 2 lose soldiers
237 3 ready
238 3 pay
239 1 ready
240 2 ready
241 1 lose soldiers
242 2 lose soldiers
243 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
244 1 lock r1 w1
245 1 reroll b1 b2 > 11.1.roll.2: TWO_SOLDIERS SKULL
246 1 reroll b2 > 11.1.roll.3: SOLDIER
247 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
248 2 lock w1 b2
249 2 reroll r1 r2 w2 > 11.2.roll.2: TOOL TWO_SOLDIERS SOLDIER
250 2 reroll r1 > 11.2.roll.3: STAR
251 3 roll > 11.3.roll.1: COURAGE SOLDIER SOLDIER STAR COURAGE SKULL
252 3 lock r2 w1
253 3 reroll r1 k1 k2 > 11.3.roll.2: STAR STAR SKULL
254 3 reroll k2 > 11.3.roll.3: COURAGE
255 1 ready
256 2 ready
257 3 use unteroffizier
258 3 reroll k1 > 11.3.roll.4: TOOL
259 3 use long-service-medal
260 3 reroll r1 w2 k1 > 11.3.roll.5: SOLDIER TOOL SKULL
261 3 ready
262 1 ready
263 2 ready
264 1 straight
265 1 take conspicuous-gallantry-medal
266 2 declared
267 3 pass
268 3 cancel w2
269 1 recruit hero
270 1 find walkie-talkie
271 1 done
272 2 recruit hero
273 2 done
274 3 recruit zwangsrekrut
275 3 done
276 3 pass
277 1 stay
278 2 stay
279 3 ready
280 3 pay
281 1 trade 2
282 1 give soldiers 2
283 1 offer
284 2 accept
285 1 ready
286 1 pay 3 0
287 1 lose soldiers
288 2 pay 2 0
289 2 lose soldiers
290 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
291 1 lock w1 b1
292 1 reroll r1 w2 b2 > 12.1.roll.2: TWO_SOLDIERS STAR SOLDIER
293 1 reroll r2 > 12.1.roll.3: SOLDIER
294 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
295 2 lock w1 w2
296 2 reroll r1 r2 b1 b2 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
297 2 reroll r1 r2 > 12.2.roll.3: TOOL TOOL
298 3 roll > 12.3.roll.1: COURAGE COURAGE SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
299 3 lock k1 k2
300 3 reroll r1 r2 w1 w2 > 12.3.roll.2: SOLDIER TWO_SOLDIERS SKULL TWO_SOLDIERS
301 3 reroll w1 > 12.3.roll.3: TWO_SOLDIERS
302 1 ready
303 2 ready
304 3 use unteroffizier
305 3 reroll r1 > 12.3.roll.4: COURAGE
306 3 ready
307 1 ready
308 2 ready
309 1 declared
310 3 claim TWO_SOLDIERS
311 1 done
312 2 find pocket-bible
313 2 use pocket-bible
314 2 done
315 3 done
316 3 pass
317 1 advance 7
318 2 advance 7
319 3 ready
320 3 pay
321 1 ready
322 2 ready
323 1 pay 1 0
324 1 lose soldiers
325 2 pay 5 0
326 2 lose soldiers
327 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
328 1 lock b1 b2
329 1 reroll w2 > 13.1.roll.2: STAR
330 1 stop
331 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
332 2 lock r1 b2
333 2 reroll r2 w1 w2 b1 > 13.2.roll.2: SKULL STAR SOLDIER TOOL
334 2 reroll r2 b1 > 13.2.roll.3: SKULL STAR
335 3 roll > 13.3.roll.1: COURAGE SKULL COURAGE SKULL TWO_SOLDIERS STAR
336 3 lock k1 k2
337 3 reroll r1 r2 w1 w2 > 13.3.roll.2: TWO_SOLDIERS COURAGE SKULL TWO_SOLDIERS
338 3 reroll w1 > 13.3.roll.3: TOOL
339 1 ready
340 2 ready
341 3 use unteroffizier
342 3 reroll w1 > 13.3.roll.4: STAR
343 3 ready
344 1 ready
345 2 ready
346 1 straight
347 1 take army-good-conduct-medal
348 2 declared
349 3 claim TWO_SOLDIERS
350 1 trade 2
351 1 give soldiers 1
352 1 offer
353 2 accept
354 1 done
355 2 recruit chaplain
356 2 done
357 3 recruit kradmelder
358 3 done
359 3 pass
360 1 move 8
361 2 move 8
362 3 ready
363 3 pay > 13.0.mgf.7: 5
364 1 trade 2
365 1 give soldiers 5
366 1 offer
367 2 accept
368 1 ready
369 1 pay 1 0
370 1 lose soldiers
371 2 pay 0 1
372 2 lose soldiers
373 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
374 1 lock r2 w1
375 1 reroll r1 w2 b1 b2 > 14.1.roll.2: TWO_SOLDIERS STAR TOOL TOOL
376 1 reroll b1 b2 > 14.1.roll.3: TWO_SOLDIERS SKULL
377 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
378 2 lock w1 b2
379 2 reroll r1 r2 w2 b1 > 14.2.roll.2: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS
380 2 reroll r1 w2 > 14.2.roll.3: STAR TWO_SOLDIERS
381 3 roll > 14.3.roll.1: TOOL STAR COURAGE TWO_SOLDIERS STAR TOOL
382 3 lock w1 w2
383 3 reroll r1 r2 k1 k2 > 14.3.roll.2: SOLDIER TWO_SOLDIERS STAR SOLDIER
384 3 reroll k2 > 14.3.roll.3: SKULL
385 1 ready
386 2 ready
387 3 use unteroffizier
388 3 reroll k2 > 14.3.roll.4: TWO_SOLDIERS
389 3 ready
390 1 ready
391 2 ready
392 1 declared
393 2 declared
394 3 claim TWO_SOLDIERS
395 1 recruit chaplain
396 1 done
397 2 recruit beachmaster
398 2 find rangefinder
399 2 done
400 3 decorate > 14.3.decoration.3?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,gestapo-disk,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: flak-badge
401 3 done
402 3 pass
403 1 move 9
404 2 move 9
405 3 ready
406 3 pay
407 1 ready
408 2 ready
409 1 pay 0 0
410 1 lose soldiers
411 2 pay 0 0
412 2 lose soldiers
413 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
414 1 lock r2 w2
415 1 reroll r1 w1 b1 b2 > 15.1.roll.2: SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
416 1 stop
417 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
418 2 lock w1 b2
419 2 reroll r1 r2 w2 b1 > 15.2.roll.2: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS
420 2 reroll r1 w2 > 15.2.roll.3: COURAGE STAR
421 3 roll > 15.3.roll.1: TWO_SOLDIERS SOLDIER SOLDIER COURAGE STAR TOOL
422 3 lock r1 r2
423 3 reroll w2 k1 k2 > 15.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER
424 3 stop
425 1 ready
426 2 ready
427 3 use unteroffizier
428 3 reroll k2 > 15.3.roll.3: SKULL
429 3 ready
430 1 ready
431 2 ready
432 1 straight
433 1 take croix-de-guerre
434 2 declared
435 3 claim TWO_SOLDIERS
436 3 pass
437 3 cancel r2
438 1 done
439 2 done
440 3 done
441 3 pass
442 1 stay
443 2 stay
444 3 ready
445 3 pay
446 1 ready
447 2 ready
448 1 pay 1 1
449 1 lose soldiers
450 2 pay 2 1
451 2 lose soldiers
452 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
453 1 lock w1 b1
454 1 reroll r1 r2 w2 > 16.1.roll.2: COURAGE SOLDIER SOLDIER
455 1 reroll r1 b2 > 16.1.roll.3: TWO_SOLDIERS COURAGE
456 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
457 2 lock w1 b1
458 2 reroll r1 r2 b2 > 16.2.roll.2: SOLDIER SOLDIER SOLDIER
459 2 stop
460 3 roll > 16.3.roll.1: COURAGE SOLDIER COURAGE TOOL TOOL STAR
461 3 lock r1 r2
462 3 reroll w1 w2 k1 k2 > 16.3.roll.2: COURAGE STAR SOLDIER TOOL
463 3 reroll w1 w2 k2 > 16.3.roll.3: TOOL SOLDIER COURAGE
464 1 ready
465 2 ready
466 3 use unteroffizier
467 3 reroll w1 > 16.3.roll.4: TOOL
468 3 ready
469 1 ready
470 2 ready
471 2 straight
472 2 take legion-of-merit
473 3 claim SOLDIER
474 1 find field-radio
475 1 use field-radio
476 1 done
477 2 done
478 3 find tracer-bullets
479 3 done
480 3 pass
481 1 stay
482 2 stay
483 3 ready
484 3 pay
485 1 ready
486 2 ready
487 1 pay 2 0
488 1 lose soldiers
489 2 pay 1 1
490 2 lose soldiers
491 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
492 1 lock r2 w2
493 1 reroll r1 w1 b1 b2 > 17.1.roll.2: STAR SOLDIER COURAGE STAR
494 1 reroll b1 b2 > 17.1.roll.3: COURAGE TWO_SOLDIERS
495 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
496 2 lock r2 b2
497 2 reroll r1 w1 w2 b1 > 17.2.roll.2: SKULL SOLDIER TWO_SOLDIERS SKULL
498 2 reroll r1 b1 > 17.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS
499 3 roll > 17.3.roll.1: SOLDIER SOLDIER STAR STAR COURAGE SOLDIER
500 3 lock r1 k2
501 3 reroll r2 w1 w2 k1 > 17.3.roll.2: SOLDIER STAR SOLDIER SKULL
502 3 reroll k1 > 17.3.roll.3: SOLDIER
503 1 ready
504 2 ready
505 3 use unteroffizier
506 3 reroll k1 > 17.3.roll.4: STAR
507 3 ready
508 1 ready
509 2 ready
510 1 declared
511 2 declared
512 3 claim SOLDIER
513 1 done
514 2 done
515 3 recruit scharfschuetze
516 3 done
517 3 pass
518 1 advance 12
519 1 sacrifice scout
520 2 advance 12
521 2 sacrifice scout
522 3 use scharfschuetze
523 3 strike 1
524 1 pay 0 1
525 3 ready
526 3 pay
527 1 ready
528 2 ready
529 1 pay 2 0
530 1 lose soldiers
531 2 pay 1 0
532 2 lose soldiers
533 1 roll > 18.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
534 1 lock w1 b2
535 1 reroll r1 r2 > 18.1.roll.2: STAR TOOL
536 1 reroll r1 r2 > 18.1.roll.3: SOLDIER TOOL
537 2 roll > 18.2.roll.1: TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL
538 2 lock w1 w2
539 2 reroll r1 r2 b1 b2 > 18.2.roll.2: TOOL COURAGE SOLDIER COURAGE
540 2 reroll r1 r2 b2 > 18.2.roll.3: TOOL COURAGE COURAGE
541 3 roll > 18.3.roll.1: SKULL SOLDIER SOLDIER STAR SOLDIER TOOL
542 3 lock w1 k1
543 3 reroll r1 w2 k2 > 18.3.roll.2: COURAGE TWO_SOLDIERS SOLDIER
544 3 stop
545 1 ready
546 2 use rangefinder
547 1 ready
548 2 set b2 TWO_SOLDIERS
549 2 ready
550 3 use unteroffizier
551 3 reroll k2 > 18.3.roll.3: SKULL
552 3 ready
553 1 ready
554 2 ready
555 3 claim SOLDIER
556 3 pass
557 3 cancel r1
558 1 done
559 2 done
560 3 decorate > 18.3.decoration.4?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,general-assault-badge,gestapo-disk,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: infantry-assault-badge
561 3 done
562 3 pass
563 1 stay
564 2 stay
565 3 use scharfschuetze
566 3 strike 1
567 1 pay 1 0
568 3 ready
569 3 pay
570 1 ready
571 2 ready
572 1 pay 1 0
573 1 lose soldiers
574 2 pay 1 0
575 2 lose soldiers
576 1 roll > 19.1.roll.1: SOLDIER COURAGE TOOL TWO_SOLDIERS COURAGE SKULL
577 1 lock r1 w2
578 1 reroll r2 w1 b1 b2 > 19.1.roll.2: TWO_SOLDIERS SKULL SOLDIER SKULL
579 1 reroll w1 b2 > 19.1.roll.3: TOOL SOLDIER
580 2 roll > 19.2.roll.1: STAR TWO_SOLDIERS SOLDIER SKULL COURAGE COURAGE
581 2 lock r1 r2
582 2 reroll w1 w2 b1 b2 > 19.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER TOOL
583 2 reroll b1 b2 > 19.2.roll.3: TWO_SOLDIERS TOOL
584 3 roll > 19.3.roll.1: SKULL COURAGE STAR TOOL SOLDIER SOLDIER
585 3 lock w1 k1
586 3 reroll w2 k2 > 19.3.roll.2: SKULL STAR
587 3 reroll r1 w2 k2 > 19.3.roll.3: SOLDIER STAR SKULL
588 1 ready
589 2 ready
590 3 use unteroffizier
591 3 reroll k2 > 19.3.roll.4: SKULL
592 3 use infantry-assault-badge
593 3 set k2 TWO_SOLDIERS
594 3 set k1 TWO_SOLDIERS
595 3 ready
596 1 ready
597 2 ready
598 2 declared
599 1 done
600 2 done
601 3 recruit zahlmeister
602 3 done
603 3 pass
604 1 stay
605 2 stay
606 3 use scharfschuetze
607 3 strike 1
608 1 pay 0 0
609 1 lose soldiers
610 3 ready
611 3 pay
612 1 ready
613 2 ready
614 1 pay 0 0
615 1 lose soldiers
616 2 pay 0 1
617 2 lose soldiers
618 1 roll > 20.1.roll.1: STAR STAR SOLDIER TOOL SKULL STAR
619 1 lock r1 b2
620 1 reroll r2 w1 w2 b1 > 20.1.roll.2: STAR COURAGE SKULL TWO_SOLDIERS
621 1 reroll r2 w1 w2 > 20.1.roll.3: SOLDIER TOOL COURAGE
622 2 roll > 20.2.roll.1: COURAGE SKULL SKULL STAR SOLDIER TOOL
623 2 lock w2 b1
624 2 reroll r1 r2 w1 b2 > 20.2.roll.2: SKULL COURAGE SKULL TOOL
625 2 reroll r1 r2 w1 b2 > 20.2.roll.3: TWO_SOLDIERS STAR TOOL STAR
626 3 roll > 20.3.roll.1: SOLDIER SKULL SOLDIER STAR COURAGE TWO_SOLDIERS
627 3 lock k1 k2
628 3 stop
629 1 ready
630 2 ready
631 3 use unteroffizier
632 3 reroll r2 > 20.3.roll.2: SOLDIER
633 3 ready
634 1 ready
635 2 ready
636 2 declared
637 1 recruit corporal
638 1 trade 2
639 1 give soldiers 10
640 1 offer
641 2 accept
642 1 done
643 2 recruit corporal
644 2 done
645 3 find molotov-cocktail
646 3 done
647 3 pass
648 1 advance 14 > 20.1.mine.1: 6
649 1 pay 0 0
650 1 lose soldiers
651 1 sacrifice hero
652 2 advance 14 > 20.2.mine.1: 5
653 2 pay 0 1
654 2 lose soldiers
655 2 sacrifice hero
656 3 use scharfschuetze
657 3 strike 1
658 1 lose soldiers
659 3 use molotov-cocktail
660 3 strike 1
661 1 lose soldiers
662 3 ready
663 3 pay > 20.0.mgf.13: 1
664 3 use tracer-bullets
665 3 refire 14 1 > 20.3.tracers.1: 5
666 3 ready
667 1 lose soldiers
668 2 lose soldiers
669 1 roll > 21.1.roll.1: SKULL SKULL SOLDIER COURAGE SKULL SKULL
670 1 lock w1 w2
671 1 reroll r1 r2 b1 b2 > 21.1.roll.2: STAR SOLDIER SKULL SOLDIER
672 1 reroll r1 b1 > 21.1.roll.3: STAR COURAGE
673 2 roll > 21.2.roll.1: SKULL TWO_SOLDIERS SOLDIER SOLDIER COURAGE SKULL
674 2 lock r2 w1
675 2 reroll r1 w2 b1 b2 > 21.2.roll.2: STAR TOOL TOOL TWO_SOLDIERS
676 2 reroll r1 w2 b1 > 21.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
677 3 roll > 21.3.roll.1: COURAGE COURAGE SOLDIER SKULL SKULL TWO_SOLDIERS
678 3 lock w1 k2
679 3 reroll r2 w2 > 21.3.roll.2: SOLDIER TOOL
680 3 reroll w2 k1 > 21.3.roll.3: SOLDIER SKULL
681 1 use corporal
682 1 reroll r1 > 21.1.roll.4: STAR
683 1 ready
684 2 ready
685 3 use unteroffizier
686 3 reroll k1 > 21.3.roll.4: COURAGE
687 3 ready
688 1 ready
689 2 ready
690 1 declared
691 2 declared
692 1 find carrier-pigeon
693 1 done
694 2 done
695 3 done
696 3 pass
697 1 stay
698 2 move 13
699 3 use scharfschuetze
700 3 strike 2
701 2 lose soldiers
702 3 ready
703 3 pay > 21.0.mgf.12: 6 21.0.mgf.13: 1
704 1 ready
end lost seed=golden-0
