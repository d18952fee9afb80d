# ends as 7ffc257cdb69b669f01119282d68d70b
hh2 dday n-17 units=2 boxes=base+atlantikwall opts=german rules=8 seed#=842bc19e665d2bab9c550824972f1804
1 1 start 2
2 2 start 2
3 1 roll > 1.1.roll.1: STAR COURAGE TOOL SKULL SOLDIER SOLDIER
4 1 lock r2 b1
5 1 reroll r1 w1 w2 > 1.1.roll.2: SOLDIER TWO_SOLDIERS COURAGE
6 1 reroll r1 b2 > 1.1.roll.3: TOOL TWO_SOLDIERS
7 2 roll > 1.2.roll.1: SOLDIER TWO_SOLDIERS COURAGE STAR STAR TWO_SOLDIERS
8 2 lock r2 b2
9 2 reroll w1 w2 b1 > 1.2.roll.2: SKULL STAR STAR
10 2 reroll w1 w2 b1 > 1.2.roll.3: COURAGE STAR TWO_SOLDIERS
11 3 roll > 1.3.roll.1: STAR TOOL TWO_SOLDIERS STAR SKULL STAR
12 3 lock w1 k2
13 3 reroll r2 k1 > 1.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS
14 3 stop
15 3 use unteroffizier
16 3 reroll w2 > 1.3.roll.3: TWO_SOLDIERS
17 3 claim TWO_SOLDIERS
18 1 recruit sharpshooter
19 1 done
20 2 recruit sharpshooter
21 2 done
22 3 done
23 1 stay
24 2 stay
25 3 pay
26 1 ready
27 2 ready
28 1 lose soldiers
29 2 lose soldiers
30 1 roll > 2.1.roll.1: COURAGE TOOL SKULL COURAGE TOOL SKULL
31 1 lock r1 w2
32 1 reroll r2 w1 b1 b2 > 2.1.roll.2: COURAGE SOLDIER SOLDIER SKULL
33 1 reroll r2 b2 > 2.1.roll.3: STAR STAR
34 2 roll > 2.2.roll.1: TWO_SOLDIERS TOOL TOOL TOOL STAR SKULL
35 2 lock r1 b1
36 2 reroll r2 w1 w2 b2 > 2.2.roll.2: TWO_SOLDIERS COURAGE SKULL SOLDIER
37 2 reroll w2 b2 > 2.2.roll.3: TOOL TWO_SOLDIERS
38 3 roll > 2.3.roll.1: STAR COURAGE STAR COURAGE TOOL COURAGE
39 3 lock w1 k2
40 3 reroll k1 > 2.3.roll.2: TWO_SOLDIERS
41 3 stop
42 3 use unteroffizier
43 3 reroll w2 > 2.3.roll.3: TWO_SOLDIERS
44 1 recruit corporal
45 1 done
46 2 recruit corporal
47 2 done
48 3 recruit maschinengewehr-schuetze
49 3 decorate > 2.3.decoration.1?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: iron-cross-2
50 3 done
51 3 pass
52 1 stay
53 2 stay
54 3 ready
55 3 pay
56 1 ready
57 2 ready
58 1 lose soldiers
59 2 lose soldiers
60 1 roll > 3.1.roll.1: COURAGE SKULL SKULL SOLDIER COURAGE TWO_SOLDIERS
61 1 lock b1 b2
62 1 reroll r2 w1 w2 > 3.1.roll.2: SKULL SKULL COURAGE
63 1 reroll r2 w1 > 3.1.roll.3: TOOL TWO_SOLDIERS
64 2 roll > 3.2.roll.1: STAR STAR STAR COURAGE SOLDIER SKULL
65 2 lock w2 b1
66 2 reroll r1 r2 w1 b2 > 3.2.roll.2: STAR COURAGE COURAGE SKULL
67 2 reroll b2 > 3.2.roll.3: SKULL
68 3 roll > 3.3.roll.1: TWO_SOLDIERS COURAGE COURAGE SKULL TWO_SOLDIERS STAR
69 3 lock r1 k1
70 3 reroll r2 w1 w2 k2 > 3.3.roll.2: TWO_SOLDIERS TOOL TOOL SKULL
71 3 reroll w1 w2 k2 > 3.3.roll.3: SKULL TOOL SOLDIER
72 1 use corporal
73 1 reroll r2 > 3.1.roll.4: COURAGE
74 2 use corporal
75 2 reroll b2 > 3.2.roll.4: SOLDIER
76 3 use unteroffizier
77 3 reroll w1 > 3.3.roll.4: SOLDIER
78 3 ready
79 1 declared
80 1 done
81 2 done
82 3 done
83 3 pass
84 1 move 1
85 2 move 1
86 3 ready
87 3 pay
88 1 ready
89 2 ready
90 1 lose soldiers
91 2 lose soldiers
92 1 roll > 4.1.roll.1: STAR COURAGE TOOL TWO_SOLDIERS TOOL COURAGE
93 1 lock r1 w2
94 1 reroll r2 w1 b1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL STAR TOOL
95 1 reroll w1 b1 b2 > 4.1.roll.3: SKULL TWO_SOLDIERS STAR
96 2 roll > 4.2.roll.1: COURAGE SOLDIER TWO_SOLDIERS SOLDIER SKULL SOLDIER
97 2 lock w1 b2
98 2 reroll r1 b1 > 4.2.roll.2: STAR SOLDIER
99 2 reroll r1 b1 > 4.2.roll.3: TOOL STAR
100 3 roll > 4.3.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER COURAGE SOLDIER
101 3 lock r2 w1
102 3 reroll r1 k1 k2 > 4.3.roll.2: TWO_SOLDIERS STAR STAR
103 3 reroll k1 k2 > 4.3.roll.3: COURAGE SOLDIER
104 1 use corporal
105 1 reroll w1 > 4.1.roll.4: SOLDIER
106 2 use corporal
107 2 reroll r1 > 4.2.roll.4: COURAGE
108 3 use unteroffizier
109 3 reroll k2 > 4.3.roll.4: TWO_SOLDIERS
110 3 ready
111 1 declared
112 2 declared
113 3 claim TWO_SOLDIERS
114 1 recruit decoy
115 1 done
116 2 done
117 3 done
118 3 pass
119 1 stay
120 2 stay
121 3 ready
122 3 pay
123 1 ready
124 2 ready
125 1 lose soldiers
126 2 lose soldiers
127 1 roll > 5.1.roll.1: SKULL SOLDIER TOOL COURAGE TOOL TWO_SOLDIERS
128 1 lock r2 b2
129 1 reroll r1 w1 w2 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS TOOL STAR
130 1 reroll r1 w2 > 5.1.roll.3: SOLDIER STAR
131 2 roll > 5.2.roll.1: TWO_SOLDIERS SKULL SKULL SKULL TOOL TWO_SOLDIERS
132 2 lock r1 b2
133 2 reroll r2 w1 w2 b1 > 5.2.roll.2: TOOL SKULL TOOL TOOL
134 2 reroll w1 > 5.2.roll.3: TOOL
135 3 roll > 5.3.roll.1: SOLDIER TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SOLDIER TOOL
136 3 lock w1 w2
137 3 reroll r1 k1 k2 > 5.3.roll.2: SKULL COURAGE COURAGE
138 3 reroll r1 k1 k2 > 5.3.roll.3: TOOL SOLDIER COURAGE
139 1 use corporal
140 1 reroll r1 > 5.1.roll.4: SKULL
141 2 ready
142 3 use unteroffizier
143 3 reroll r1 > 5.3.roll.4: TOOL
144 3 ready
145 2 ready
146 2 declared
147 1 done
148 2 find field-radio
149 2 use field-radio
150 2 done
151 3 done
152 3 pass
153 1 stay
154 2 stay
155 3 ready
156 3 pay
157 1 ready
158 2 ready
159 1 lose soldiers
160 2 lose soldiers
161 1 roll > 6.1.roll.1: TOOL TOOL STAR TOOL COURAGE COURAGE
162 1 lock r1 w2
163 1 reroll r2 w1 b1 b2 > 6.1.roll.2: SKULL STAR STAR TOOL
164 1 reroll r2 w1 b1 > 6.1.roll.3: SKULL SKULL TWO_SOLDIERS
165 2 roll > 6.2.roll.1: TWO_SOLDIERS COURAGE COURAGE SKULL SOLDIER TOOL
166 2 lock r1 b1
167 2 reroll r2 w1 w2 b2 > 6.2.roll.2: COURAGE SKULL STAR TOOL
168 2 stop
169 3 roll > 6.3.roll.1: TOOL TWO_SOLDIERS TWO_SOLDIERS SKULL SKULL TOOL
170 3 lock r2 w1
171 3 reroll r1 w2 k1 k2 > 6.3.roll.2: TOOL TWO_SOLDIERS COURAGE TOOL
172 3 reroll r1 k1 k2 > 6.3.roll.3: COURAGE SOLDIER COURAGE
173 1 use corporal
174 1 reroll r2 > 6.1.roll.4: TWO_SOLDIERS
175 2 ready
176 3 use unteroffizier
177 3 reroll k1 > 6.3.roll.4: STAR
178 3 ready
179 2 ready
180 1 declared
181 2 straight
182 2 take distinguished-service-cross
183 1 find gammon-bomb
184 1 trade 2
185 1 give soldiers 5
186 1 offer
187 2 accept
188 1 done
189 2 recruit veteran
190 2 done
191 3 recruit pionier
192 3 done
193 3 pass
194 1 advance 3
195 2 advance 3
196 3 ready
197 3 pay
198 1 ready
199 2 ready
200 1 lose soldiers
201 2 lose soldiers
202 1 roll > 7.1.roll.1: SOLDIER STAR TWO_SOLDIERS SOLDIER SKULL SKULL
203 1 lock w1 w2
204 1 reroll r2 b1 b2 > 7.1.roll.2: TOOL SKULL STAR
205 1 reroll r2 b1 b2 > 7.1.roll.3: COURAGE COURAGE COURAGE
206 2 roll > 7.2.roll.1: TOOL TWO_SOLDIERS TWO_SOLDIERS SKULL STAR COURAGE
207 2 lock r2 w1
208 2 reroll r1 w2 b1 b2 > 7.2.roll.2: STAR TWO_SOLDIERS SOLDIER SOLDIER
209 2 reroll b1 b2 > 7.2.roll.3: SKULL SOLDIER
210 3 roll > 7.3.roll.1: TWO_SOLDIERS SKULL STAR SOLDIER TWO_SOLDIERS COURAGE
211 3 lock r1 k1
212 3 reroll r2 w1 w2 k2 > 7.3.roll.2: SOLDIER TWO_SOLDIERS COURAGE SKULL
213 3 reroll k2 > 7.3.roll.3: COURAGE
214 1 use corporal
215 1 reroll b1 > 7.1.roll.4: TWO_SOLDIERS
216 2 use corporal
217 2 reroll b1 > 7.2.roll.4: TOOL
218 2 ready
219 3 use unteroffizier
220 3 reroll r2 > 7.3.roll.4: TOOL
221 3 ready
222 2 ready
223 3 claim TWO_SOLDIERS
224 1 recruit minesweeper
225 1 done
226 2 done
227 3 decorate > 7.3.decoration.2?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: close-combat-clasp
228 3 done
229 3 pass
230 1 stay
231 2 stay
232 3 ready
233 3 pay
234 1 ready
235 2 ready
236 1 lose soldiers
237 2 lose soldiers
238 1 roll > 8.1.roll.1: COURAGE SKULL SOLDIER STAR STAR TOOL
239 1 lock w1 w2
240 1 reroll r1 r2 b2 > 8.1.roll.2: SKULL TWO_SOLDIERS TWO_SOLDIERS
241 1 reroll r1 > 8.1.roll.3: SKULL
242 2 roll > 8.2.roll.1: SOLDIER SOLDIER STAR TOOL STAR TWO_SOLDIERS
243 2 lock r1 b2
244 2 reroll r2 w1 w2 b1 > 8.2.roll.2: TOOL SKULL STAR SKULL
245 2 reroll r2 w1 w2 b1 > 8.2.roll.3: SOLDIER SKULL SKULL TOOL
246 3 roll > 8.3.roll.1: TWO_SOLDIERS COURAGE TWO_SOLDIERS TOOL STAR SOLDIER
247 3 lock r1 w1
248 3 reroll r2 w2 k1 k2 > 8.3.roll.2: COURAGE STAR COURAGE SOLDIER
249 3 reroll r2 k1 k2 > 8.3.roll.3: SKULL SKULL COURAGE
250 1 use corporal
251 1 reroll r1 > 8.1.roll.4: COURAGE
252 2 use corporal
253 2 reroll w1 > 8.2.roll.4: TWO_SOLDIERS
254 2 ready
255 3 use unteroffizier
256 3 reroll k1 > 8.3.roll.4: STAR
257 3 ready
258 2 ready
259 3 pass
260 3 cancel w2
261 1 recruit veteran
262 1 done
263 2 recruit minesweeper
264 2 done
265 3 done
266 3 pass
267 1 stay
268 2 stay
269 3 ready
270 3 pay
271 1 ready
272 2 ready
273 1 lose soldiers
274 2 lose soldiers
275 1 roll > 9.1.roll.1: STAR TOOL TWO_SOLDIERS SOLDIER STAR TWO_SOLDIERS
276 1 lock w1 b2
277 1 reroll r1 r2 b1 > 9.1.roll.2: STAR SOLDIER COURAGE
278 1 reroll r1 r2 b1 > 9.1.roll.3: SKULL TOOL SKULL
279 2 roll > 9.2.roll.1: TOOL STAR TOOL STAR SOLDIER SKULL
280 2 lock r2 w2
281 2 reroll r1 w1 b1 b2 > 9.2.roll.2: SOLDIER SKULL STAR SOLDIER
282 2 reroll w1 > 9.2.roll.3: TWO_SOLDIERS
283 3 roll > 9.3.roll.1: STAR TOOL TOOL TWO_SOLDIERS STAR TWO_SOLDIERS
284 3 lock w2 k2
285 3 reroll r1 r2 w1 k1 > 9.3.roll.2: COURAGE COURAGE COURAGE TOOL
286 3 reroll r1 r2 k1 > 9.3.roll.3: COURAGE SOLDIER SKULL
287 1 use corporal
288 1 reroll r1 > 9.1.roll.4: TWO_SOLDIERS
289 2 ready
290 3 use unteroffizier
291 3 reroll k1 > 9.3.roll.4: SKULL
292 3 ready
293 2 ready
294 1 declared
295 2 declared
296 3 pass
297 3 cancel r2
298 1 done
299 2 recruit medic
300 2 done
301 3 done
302 3 pass
303 1 move 4
304 2 move 4
305 3 ready
306 3 pay
307 1 ready
308 2 ready
309 1 lose soldiers
310 2 lose soldiers
311 1 roll > 10.1.roll.1: TOOL SKULL SKULL COURAGE TWO_SOLDIERS TOOL
312 1 lock r2 w1
313 1 reroll r1 w2 b1 b2 > 10.1.roll.2: SOLDIER TWO_SOLDIERS STAR TOOL
314 1 reroll b1 b2 > 10.1.roll.3: TOOL SKULL
315 2 roll > 10.2.roll.1: COURAGE STAR SKULL SOLDIER COURAGE TWO_SOLDIERS
316 2 lock b1 b2
317 2 reroll r1 > 10.2.roll.2: STAR
318 2 stop
319 3 roll > 10.3.roll.1: COURAGE STAR SOLDIER SKULL TOOL TOOL
320 3 lock r2 w1
321 3 reroll r1 w2 k1 k2 > 10.3.roll.2: SOLDIER SOLDIER COURAGE TWO_SOLDIERS
322 3 reroll k1 > 10.3.roll.3: SKULL
323 1 use corporal
324 1 reroll b1 > 10.1.roll.4: TOOL
325 2 ready
326 3 use unteroffizier
327 3 reroll k1 > 10.3.roll.4: STAR
328 3 ready
329 2 ready
330 1 declared
331 1 cancel r1
332 1 cancel b1
333 2 straight
334 2 take medal-of-honor
335 1 done
336 2 find walkie-talkie
337 2 done
338 3 recruit zwangsrekrut
339 3 done
340 3 pass
341 1 stay
342 2 stay
343 3 ready
344 3 pay
345 1 ready
346 2 ready
347 1 lose soldiers
348 2 lose soldiers
349 1 roll > 11.1.roll.1: COURAGE TOOL SKULL STAR SKULL SOLDIER
350 1 lock w1 b1
351 1 reroll r1 r2 w2 > 11.1.roll.2: STAR TOOL TWO_SOLDIERS
352 1 reroll r1 r2 > 11.1.roll.3: TOOL STAR
353 2 roll > 11.2.roll.1: TOOL TWO_SOLDIERS SOLDIER SOLDIER TWO_SOLDIERS SKULL
354 2 lock b1 b2
355 2 reroll r1 w1 w2 > 11.2.roll.2: TOOL STAR SKULL
356 2 reroll r1 w1 > 11.2.roll.3: SKULL SOLDIER
357 3 roll > 11.3.roll.1: TOOL TWO_SOLDIERS STAR STAR SOLDIER SOLDIER
358 3 lock r2 k1
359 3 reroll r1 w1 w2 k2 > 11.3.roll.2: STAR STAR SOLDIER TOOL
360 3 reroll r1 k2 > 11.3.roll.3: TWO_SOLDIERS TOOL
361 1 use corporal
362 1 reroll r1 > 11.1.roll.4: SOLDIER
363 2 use corporal
364 2 reroll w1 > 11.2.roll.4: SOLDIER
365 2 ready
366 3 use unteroffizier
367 3 reroll k2 > 11.3.roll.4: STAR
368 3 ready
369 2 ready
370 1 cancel r2
371 2 declared
372 2 cancel r2
373 2 cancel w1
374 1 done
375 2 done
376 3 recruit scharfschuetze
377 3 done
378 3 pass
379 1 stay
380 2 stay
381 3 use scharfschuetze
382 3 strike 2
383 3 ready
384 3 pay
385 1 ready
386 2 ready
387 1 lose decoy
388 1 lose soldiers
389 2 lose soldiers
390 1 roll > 12.1.roll.1: TOOL SOLDIER TOOL TWO_SOLDIERS SOLDIER SOLDIER
391 1 lock w2 b1
392 1 reroll r1 w1 b2 > 12.1.roll.2: TOOL TOOL COURAGE
393 1 reroll r1 w1 b2 > 12.1.roll.3: STAR TOOL TWO_SOLDIERS
394 2 roll > 12.2.roll.1: COURAGE COURAGE TWO_SOLDIERS SKULL SOLDIER SKULL
395 2 lock w2 b2
396 2 reroll r1 r2 b1 > 12.2.roll.2: TWO_SOLDIERS COURAGE SKULL
397 2 reroll r1 r2 > 12.2.roll.3: COURAGE COURAGE
398 3 roll > 12.3.roll.1: TOOL SOLDIER TWO_SOLDIERS TOOL STAR TOOL
399 3 lock r2 w1
400 3 reroll r1 w2 k1 k2 > 12.3.roll.2: TWO_SOLDIERS TOOL COURAGE COURAGE
401 3 reroll w2 k1 k2 > 12.3.roll.3: COURAGE SOLDIER SKULL
402 1 use corporal
403 1 reroll w1 > 12.1.roll.4: COURAGE
404 2 use corporal
405 2 reroll r1 > 12.2.roll.4: TOOL
406 2 ready
407 3 use unteroffizier
408 3 reroll k2 > 12.3.roll.4: SOLDIER
409 3 ready
410 2 ready
411 2 cancel r1
412 2 cancel r2
413 1 buy award > 12.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,memorial-cross,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: legion-of-merit
414 1 done
415 2 done
416 3 decorate > 12.3.decoration.3?.coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: knights-cross
417 3 use knights-cross
418 3 recruit kommandant
419 3 done
420 3 pass
421 1 move 5
422 2 move 5
423 3 use scharfschuetze
424 3 strike 2
425 3 ready
426 3 pay
427 1 ready
428 2 ready
429 1 lose soldiers
430 2 lose soldiers
431 1 roll > 13.1.roll.1: TOOL TOOL SOLDIER STAR STAR STAR
432 1 lock w1 w2
433 1 reroll r1 r2 b1 b2 > 13.1.roll.2: SOLDIER SKULL TOOL COURAGE
434 1 reroll r2 b1 b2 > 13.1.roll.3: SKULL STAR SOLDIER
435 2 roll > 13.2.roll.1: SOLDIER STAR SOLDIER TOOL SOLDIER SOLDIER
436 2 lock w1 b1
437 2 reroll r2 w2 > 13.2.roll.2: SKULL TOOL
438 2 reroll r2 w2 > 13.2.roll.3: TOOL COURAGE
439 3 roll > 13.3.roll.1: COURAGE TWO_SOLDIERS SOLDIER SOLDIER TWO_SOLDIERS SOLDIER
440 3 lock k1
441 3 reroll r1 w1 w2 > 13.3.roll.2: COURAGE SKULL SOLDIER
442 3 reroll r1 w1 > 13.3.roll.3: SKULL SKULL
443 1 use corporal
444 1 reroll r2 > 13.1.roll.4: TOOL
445 1 ready
446 2 use corporal
447 1 ready
448 2 reroll w2 > 13.2.roll.4: SKULL
449 2 ready
450 3 use unteroffizier
451 3 reroll w1 > 13.3.roll.4: TWO_SOLDIERS
452 3 ready
453 1 ready
454 2 ready
455 1 declared
456 2 declared
457 3 claim TWO_SOLDIERS
458 3 pass
459 3 cancel w2
460 1 recruit medic
461 1 done
462 2 done
463 3 done
464 3 pass
465 1 stay
466 2 stay
467 3 use scharfschuetze
468 3 strike 2
469 3 ready
470 3 pay
471 1 ready
472 2 ready
473 1 lose soldiers
474 2 lose soldiers
475 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS STAR STAR STAR STAR
476 1 lock r2 w1
477 1 reroll r1 w2 b1 b2 > 14.1.roll.2: TOOL SKULL COURAGE SKULL
478 1 reroll r1 w2 b1 b2 > 14.1.roll.3: COURAGE TOOL SKULL SKULL
479 2 roll > 14.2.roll.1: SKULL COURAGE TWO_SOLDIERS STAR TOOL SKULL
480 2 lock w1 w2
481 2 reroll r1 r2 b1 b2 > 14.2.roll.2: TOOL COURAGE SOLDIER SKULL
482 2 reroll r2 > 14.2.roll.3: SKULL
483 3 roll > 14.3.roll.1: TWO_SOLDIERS SKULL SKULL TWO_SOLDIERS SOLDIER SKULL
484 3 lock k2
485 3 reroll k1 > 14.3.roll.2: SOLDIER
486 3 reroll k1 > 14.3.roll.3: TOOL
487 1 use corporal
488 1 reroll b1 > 14.1.roll.4: TOOL
489 1 ready
490 2 use corporal
491 1 ready
492 2 reroll r2 > 14.2.roll.4: STAR
493 2 ready
494 3 use unteroffizier
495 3 reroll w1 > 14.3.roll.4: COURAGE
496 3 ready
497 1 ready
498 2 ready
499 2 straight
500 2 take memorial-cross
501 3 pass
502 3 cancel k1
503 3 cancel w1
504 1 find flak-vest
505 1 done
506 2 recruit engineer
507 2 done
508 3 done
509 3 pass
510 1 stay
511 2 stay
512 3 use scharfschuetze
513 3 strike 2
514 3 ready
515 3 pay
516 1 ready
517 2 ready
518 1 lose minesweeper
519 1 lose corporal
520 1 lose soldiers
521 2 lose soldiers
522 1 roll > 15.1.roll.1: TOOL STAR SKULL SOLDIER STAR SKULL
523 1 lock w2 b1
524 1 reroll r1 r2 w1 b2 > 15.1.roll.2: TWO_SOLDIERS COURAGE STAR SOLDIER
525 1 reroll r1 r2 > 15.1.roll.3: TOOL SKULL
526 2 roll > 15.2.roll.1: TOOL TOOL SOLDIER TOOL TOOL TWO_SOLDIERS
527 2 lock b1 b2
528 2 reroll w1 > 15.2.roll.2: TWO_SOLDIERS
529 2 reroll r2 > 15.2.roll.3: TOOL
530 3 roll > 15.3.roll.1: TWO_SOLDIERS COURAGE SKULL TWO_SOLDIERS SOLDIER STAR
531 3 lock w2
532 3 reroll r2 w1 k1 k2 > 15.3.roll.2: STAR TOOL TOOL STAR
533 3 reroll w1 k1 > 15.3.roll.3: SOLDIER COURAGE
534 1 ready
535 2 use corporal
536 1 ready
537 2 reroll r1 > 15.2.roll.4: TWO_SOLDIERS
538 2 ready
539 3 use unteroffizier
540 3 reroll w1 > 15.3.roll.4: COURAGE
541 3 ready
542 1 ready
543 2 ready
544 2 declared
545 1 recruit hero
546 1 done
547 2 find grenade
548 2 trade 1
549 2 give soldiers 2
550 2 offer
551 1 accept
552 1 done
553 2 done
554 3 recruit kradmelder
555 3 done
556 3 pass
557 1 advance 8
558 2 advance 8
559 3 use scharfschuetze
560 3 strike 2
561 3 ready
562 3 pay
563 1 ready
564 2 ready
565 1 pay 4 0
566 1 lose soldiers
567 2 lose soldiers
568 1 roll > 16.1.roll.1: COURAGE SOLDIER TWO_SOLDIERS TOOL SKULL STAR
569 1 lock b1 b2
570 1 stop
571 2 roll > 16.2.roll.1: TOOL SKULL SOLDIER TOOL SKULL SOLDIER
572 2 lock w1 b2
573 2 reroll r1 r2 w2 b1 > 16.2.roll.2: TOOL TOOL TOOL TOOL
574 2 reroll r2 > 16.2.roll.3: TOOL
575 3 roll > 16.3.roll.1: SOLDIER TWO_SOLDIERS COURAGE SOLDIER TWO_SOLDIERS TOOL
576 3 lock k1
577 3 reroll w1 w2 k2 > 16.3.roll.2: STAR TWO_SOLDIERS SOLDIER
578 3 reroll w1 > 16.3.roll.3: COURAGE
579 1 ready
580 2 use corporal
581 1 ready
582 2 reroll r1 > 16.2.roll.4: STAR
583 2 ready
584 3 use unteroffizier
585 3 reroll k2 > 16.3.roll.4: SOLDIER
586 3 ready
587 1 ready
588 2 ready
589 1 straight
590 1 take conspicuous-gallantry-medal
591 2 declared
592 3 claim TWO_SOLDIERS
593 1 done
594 2 done
595 3 done
596 3 pass
597 1 stay
598 2 stay
599 3 use scharfschuetze
600 3 strike 2
601 3 ready
602 3 pay
603 1 ready
604 2 ready
605 1 pay 1 1
606 1 lose soldiers
607 2 lose soldiers
608 1 roll > 17.1.roll.1: TOOL SKULL TOOL SKULL STAR STAR
609 1 lock r1 w1
610 1 reroll r2 w2 b1 b2 > 17.1.roll.2: STAR TOOL TWO_SOLDIERS SKULL
611 1 reroll r2 w2 b2 > 17.1.roll.3: SOLDIER SOLDIER TWO_SOLDIERS
612 2 roll > 17.2.roll.1: STAR SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL
613 2 lock w1 b1
614 2 reroll r1 b2 > 17.2.roll.2: SOLDIER STAR
615 2 stop
616 3 roll > 17.3.roll.1: SOLDIER TWO_SOLDIERS TOOL COURAGE TWO_SOLDIERS STAR
617 3 lock k1
618 3 reroll w1 w2 k2 > 17.3.roll.2: TWO_SOLDIERS TOOL SKULL
619 3 reroll w2 k2 > 17.3.roll.3: TWO_SOLDIERS COURAGE
620 1 ready
621 2 ready
622 3 use unteroffizier
623 3 reroll r1 > 17.3.roll.4: TOOL
624 3 ready
625 1 ready
626 2 ready
627 2 declared
628 3 claim TWO_SOLDIERS
629 1 done
630 2 done
631 3 find molotov-cocktail
632 3 done
633 3 pass
634 1 stay
635 2 stay
636 3 use scharfschuetze
637 3 strike 2
638 3 ready
639 3 pay
640 1 ready
641 2 ready
642 1 pay 0 0
643 1 lose soldiers
644 2 lose soldiers
645 1 roll > 18.1.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL COURAGE SOLDIER
646 1 lock r1 b2
647 1 reroll r2 w1 w2 b1 > 18.1.roll.2: COURAGE TOOL COURAGE SOLDIER
648 1 reroll r2 w1 w2 > 18.1.roll.3: SKULL COURAGE TWO_SOLDIERS
649 2 roll > 18.2.roll.1: TWO_SOLDIERS TOOL TOOL COURAGE TWO_SOLDIERS STAR
650 2 lock r1 b1
651 2 reroll r2 w1 w2 > 18.2.roll.2: SKULL SKULL STAR
652 2 reroll r2 w1 > 18.2.roll.3: TOOL COURAGE
653 3 roll > 18.3.roll.1: SKULL COURAGE SKULL COURAGE SOLDIER TOOL
654 3 lock k1
655 3 reroll r1 r2 w1 w2 k2 > 18.3.roll.2: COURAGE SOLDIER SKULL TWO_SOLDIERS TOOL
656 3 reroll w1 k2 > 18.3.roll.3: SKULL COURAGE
657 1 ready
658 2 use corporal
659 1 ready
660 2 reroll r2 > 18.2.roll.4: COURAGE
661 2 ready
662 3 use unteroffizier
663 3 reroll w1 > 18.3.roll.4: TOOL
664 3 ready
665 1 ready
666 2 ready
667 1 done
668 2 recruit chaplain
669 2 buy award > 18.2.award.1.army-good-conduct-medal,silver-star,victoria-cross,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: army-good-conduct-medal
670 2 done
671 3 decorate > 18.3.decoration.4?.coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: west-wall-medal
672 3 done
673 3 use west-wall-medal
674 3 pass
675 1 advance 11
676 2 advance 11
677 3 use scharfschuetze
678 3 strike 1
679 3 ready
680 3 pay
681 1 ready
682 2 ready
683 1 pay 0 0
684 1 lose soldiers
685 2 lose soldiers
686 1 roll > 19.1.roll.1: STAR COURAGE SKULL STAR SKULL SOLDIER
687 1 lock r2 b2
688 1 reroll r1 w1 w2 b1 > 19.1.roll.2: TWO_SOLDIERS STAR TWO_SOLDIERS SOLDIER
689 1 reroll b1 > 19.1.roll.3: STAR
690 2 roll > 19.2.roll.1: STAR COURAGE COURAGE TWO_SOLDIERS SOLDIER SKULL
691 2 lock w2 b1
692 2 reroll r1 r2 w1 b2 > 19.2.roll.2: SKULL STAR COURAGE SOLDIER
693 2 reroll r1 r2 w1 b2 > 19.2.roll.3: TOOL STAR TWO_SOLDIERS STAR
694 3 roll > 19.3.roll.1: COURAGE COURAGE TOOL STAR TOOL SOLDIER
695 3 lock k2
696 3 reroll r1 r2 w1 w2 k1 > 19.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS COURAGE STAR COURAGE
697 3 reroll w1 > 19.3.roll.3: STAR
698 1 ready
699 2 use corporal
700 1 ready
701 2 reroll r1 > 19.2.roll.4: TWO_SOLDIERS
702 2 ready
703 3 use unteroffizier
704 3 reroll w2 > 19.3.roll.4: COURAGE
705 3 ready
706 1 ready
707 2 ready
708 1 done
709 2 done
710 3 done
711 3 pass
712 1 stay
713 2 stay
714 3 use scharfschuetze
715 3 strike 2
716 3 ready
717 3 pay
718 1 ready
719 2 ready
720 1 pay 0 2
721 1 lose veteran
722 1 lose soldiers
723 2 lose minesweeper
724 2 lose corporal
725 2 lose soldiers
726 1 roll > 20.1.roll.1: COURAGE SOLDIER COURAGE SKULL SKULL TWO_SOLDIERS
727 1 lock r2 b2
728 1 reroll r1 w1 w2 b1 > 20.1.roll.2: COURAGE STAR STAR SKULL
729 1 reroll r1 w1 w2 b1 > 20.1.roll.3: SKULL SOLDIER TWO_SOLDIERS SKULL
730 2 roll > 20.2.roll.1: COURAGE SOLDIER TOOL COURAGE TWO_SOLDIERS TWO_SOLDIERS
731 2 lock b1 b2
732 2 reroll r1 r2 w1 w2 > 20.2.roll.2: TOOL TWO_SOLDIERS TWO_SOLDIERS SOLDIER
733 2 reroll r1 > 20.2.roll.3: STAR
734 3 roll > 20.3.roll.1: SKULL TWO_SOLDIERS COURAGE SOLDIER TOOL SOLDIER
735 3 lock k2
736 3 reroll r1 r2 w1 k1 > 20.3.roll.2: SKULL TWO_SOLDIERS SOLDIER SKULL
737 3 reroll r1 w2 k1 > 20.3.roll.3: COURAGE COURAGE SKULL
738 1 ready
739 2 ready
740 3 use unteroffizier
741 3 reroll k1 > 20.3.roll.4: TWO_SOLDIERS
742 3 ready
743 1 ready
744 2 ready
745 1 cancel r2
746 2 declared
747 1 done
748 2 recruit hero
749 2 done
750 3 find tracer-bullets
751 3 decorate > 20.3.decoration.5?.coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,wound-badge-black,wound-badge-gold,wound-badge-silver: wound-badge-gold
752 3 lose close-combat-clasp
753 3 done
754 3 pass
755 1 stay
756 2 trade 1
757 2 give soldiers 1
758 2 offer
759 1 accept
760 2 stay
761 3 use scharfschuetze
762 3 strike 2
763 3 ready
764 3 pay
765 1 ready
766 2 ready
767 1 pay 0 0
768 1 lose hero
769 1 lose sharpshooter
770 1 lose soldiers
771 2 pay 0 0
772 2 lose veteran
773 2 lose soldiers
774 1 roll > 21.1.roll.1: SKULL TOOL SKULL TWO_SOLDIERS TOOL SOLDIER
775 1 lock w2 b2
776 1 reroll r1 r2 w1 b1 > 21.1.roll.2: STAR SOLDIER SKULL TWO_SOLDIERS
777 1 reroll r1 r2 w1 > 21.1.roll.3: SKULL TOOL STAR
778 2 roll > 21.2.roll.1: SOLDIER STAR SOLDIER SOLDIER COURAGE STAR
779 2 lock r1 w1
780 2 reroll r2 b1 b2 > 21.2.roll.2: TOOL COURAGE STAR
781 2 reroll r2 b1 b2 > 21.2.roll.3: COURAGE SOLDIER SOLDIER
782 3 roll > 21.3.roll.1: SKULL TWO_SOLDIERS SOLDIER SOLDIER TOOL STAR
783 3 lock r2
784 3 reroll w2 k1 > 21.3.roll.2: TWO_SOLDIERS STAR
785 3 reroll r1 k1 k2 > 21.3.roll.3: STAR TWO_SOLDIERS STAR
786 1 ready
787 2 ready
788 3 use unteroffizier
789 3 reroll w1 > 21.3.roll.4: COURAGE
790 3 ready
791 1 ready
792 2 ready
793 1 cancel r2
794 2 declared
795 3 claim TWO_SOLDIERS
796 1 done
797 2 done
798 3 recruit funker
799 3 done
800 3 pass
801 1 move 10
802 2 move 10
803 2 ready
804 3 use scharfschuetze
805 3 strike 1
806 3 ready
807 2 ready
808 3 pay > 21.0.mgf.9: 3
809 1 use gammon-bomb > 21.1.lower-def.1: 1
810 1 ready
811 2 ready
812 3 use tracer-bullets
813 3 refire 10 1 > 21.3.tracers.1: 2
814 3 ready
815 1 ready
816 2 ready
end lost seed=golden-1
