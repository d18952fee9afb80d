# ends as 12ef980ee85434abda09cae3de49e930
hh2 dday n-18 units=2 boxes=base+atlantikwall opts=german,german-ai rules=8 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start 2
2 2 start 2 > 1.3.roll.1: TOOL SOLDIER COURAGE TWO_SOLDIERS STAR COURAGE 1.3.roll.2: STAR COURAGE SKULL COURAGE 1.3.roll.3: SKULL TOOL COURAGE
3 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
4 1 lock r1 b1
5 1 reroll r2 w1 w2 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
6 1 reroll r2 w1 > 1.1.roll.3: SOLDIER TWO_SOLDIERS
7 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
8 2 lock w2 b1
9 2 reroll w1 b2 > 1.2.roll.2: STAR TOOL
10 2 reroll b2 > 1.2.roll.3: TWO_SOLDIERS 1.3.roll.4: STAR
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
21 1 lose soldiers > 2.3.roll.1: TOOL COURAGE SOLDIER TOOL SOLDIER TWO_SOLDIERS 2.3.roll.2: TOOL COURAGE SKULL SKULL 2.3.roll.3: TWO_SOLDIERS SOLDIER SOLDIER TOOL
22 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
23 1 lock b1 b2
24 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
25 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
26 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
27 2 lock w1 b2
28 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
29 2 reroll w2 > 2.2.roll.3: TOOL 2.3.roll.4: COURAGE
30 2 claim SOLDIER > 2.3.decoration.1?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: gestapo-disk
31 1 done
32 2 done
33 1 trade 2
34 1 give soldiers 5
35 1 offer
36 2 accept
37 1 stay
38 2 stay
39 1 ready
40 2 ready > 3.3.roll.1: SOLDIER TWO_SOLDIERS SKULL TOOL STAR TWO_SOLDIERS 3.3.roll.2: SOLDIER TWO_SOLDIERS COURAGE 3.3.roll.3: STAR SKULL
41 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
42 1 lock r1 w2
43 1 reroll r2 w1 b1 b2 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
44 1 reroll r2 w1 > 3.1.roll.3: TWO_SOLDIERS SKULL
45 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
46 2 lock w1 w2
47 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
48 2 reroll r1 r2 > 3.2.roll.3: SOLDIER STAR 3.3.roll.4: SOLDIER
49 1 cancel r1
50 1 recruit scout
51 1 done
52 2 recruit sharpshooter
53 2 done
54 1 move 1
55 2 move 1
56 1 ready
57 2 ready
58 1 lose soldiers
59 2 lose soldiers > 4.3.roll.1: STAR SOLDIER TOOL TWO_SOLDIERS SKULL SOLDIER 4.3.roll.2: SOLDIER SKULL SOLDIER SOLDIER 4.3.roll.3: COURAGE COURAGE SKULL STAR
60 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
61 1 lock w1 b1
62 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
63 1 reroll b2 > 4.1.roll.3: TOOL
64 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
65 2 lock w1 b2
66 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
67 2 reroll r2 b1 > 4.2.roll.3: SKULL COURAGE 4.3.roll.4: COURAGE
68 1 claim COURAGE
69 1 soldiers
70 2 claim SOLDIER
71 1 find lucky-charm
72 1 use lucky-charm
73 1 gain stars
74 1 trade 2
75 1 give soldiers 10
76 1 offer
77 2 accept
78 1 done
79 2 done
80 1 stay
81 2 stay
82 1 ready
83 2 ready
84 1 lose soldiers
85 2 lose soldiers > 5.3.roll.1: SOLDIER SKULL TWO_SOLDIERS TWO_SOLDIERS STAR SKULL 5.3.roll.2: TOOL STAR SKULL SOLDIER 5.3.roll.3: STAR TWO_SOLDIERS TOOL STAR
86 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
87 1 lock w2 b2
88 1 reroll r1 r2 w1 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
89 1 reroll w1 > 5.1.roll.3: TOOL
90 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
91 2 lock b1 b2
92 2 reroll r1 r2 w2 > 5.2.roll.2: SKULL COURAGE STAR
93 2 reroll r1 w2 > 5.2.roll.3: SKULL SOLDIER 5.3.roll.4: TWO_SOLDIERS
94 1 recruit corporal
95 1 done
96 2 done
97 1 stay
98 2 stay
99 2 lose soldiers
100 1 ready
101 2 ready
102 1 lose soldiers
103 2 lose soldiers > 6.3.roll.1: SOLDIER TOOL SKULL SOLDIER STAR STAR 6.3.roll.2: SOLDIER COURAGE SKULL TWO_SOLDIERS 6.3.roll.3: COURAGE STAR
104 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
105 1 lock r1 w2
106 1 reroll r2 w1 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
107 1 reroll b2 > 6.1.roll.3: STAR
108 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
109 2 lock r1 w2
110 2 reroll r2 w1 b1 b2 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER SKULL
111 2 reroll w1 b1 b2 > 6.2.roll.3: SOLDIER TWO_SOLDIERS SOLDIER
112 1 ready > 6.3.roll.4: TOOL
113 1 ready
114 1 claim TWO_SOLDIERS > 6.3.decoration.2?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: wound-badge-gold
115 1 trade 2
116 1 give soldiers 15
117 1 offer
118 2 accept
119 1 done
120 2 done
121 1 advance 3
122 2 advance 3
123 2 lose soldiers
124 1 ready
125 2 ready
126 1 lose soldiers
127 2 lose soldiers > 7.3.roll.1: TOOL SKULL SKULL SOLDIER SOLDIER TOOL 7.3.roll.2: SKULL COURAGE COURAGE TWO_SOLDIERS 7.3.roll.3: TWO_SOLDIERS
128 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
129 1 lock w2 b1
130 1 reroll r2 w1 b2 > 7.1.roll.2: TWO_SOLDIERS STAR TOOL
131 1 reroll w1 b2 > 7.1.roll.3: STAR TOOL
132 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
133 2 lock r2 w2
134 2 reroll r1 w1 > 7.2.roll.2: COURAGE STAR
135 2 reroll r1 b1 b2 > 7.2.roll.3: TWO_SOLDIERS SOLDIER SKULL
136 1 use corporal
137 1 reroll b2 > 7.1.roll.4: COURAGE
138 2 cancel r1
139 1 recruit medic
140 1 done
141 2 recruit scout
142 2 done
143 1 stay
144 2 trade 1
145 2 give soldiers 9
146 2 offer
147 1 accept
148 2 stay
149 2 lose soldiers
150 1 ready
151 2 ready
152 1 lose soldiers
153 2 lose soldiers > 8.3.roll.1: SKULL SOLDIER TWO_SOLDIERS TWO_SOLDIERS TOOL SOLDIER 8.3.roll.2: SOLDIER STAR TOOL SKULL 8.3.roll.3: TWO_SOLDIERS SOLDIER SOLDIER TWO_SOLDIERS
154 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
155 1 lock w2 b2
156 1 reroll r1 r2 b1 > 8.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
157 1 reroll w1 > 8.1.roll.3: STAR
158 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
159 2 lock b1 b2
160 2 reroll w1 > 8.2.roll.2: STAR
161 2 stop
162 1 ready > 8.3.roll.4: COURAGE
163 1 ready
164 1 claim TWO_SOLDIERS
165 2 claim STAR
166 2 white SOLDIER
167 2 straight
168 2 take distinguished-service-cross > 8.3.decoration.3?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-silver: german-cross
169 1 find pocket-bible
170 1 use pocket-bible
171 1 buy award > 8.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,medal-of-honor,memorial-cross,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: army-good-conduct-medal
172 1 trade 2
173 1 give soldiers 25
174 1 offer
175 2 accept
176 1 done
177 2 recruit medic
178 2 trade 1
179 2 give soldiers 25
180 2 offer
181 1 accept
182 1 trade 2
183 1 give soldiers 25
184 1 offer
185 2 accept
186 1 done
187 2 trade 1
188 2 give soldiers 25
189 2 offer
190 1 accept
191 1 done
192 2 done
193 1 trade 2
194 1 give soldiers 25
195 1 offer
196 2 accept
197 1 stay
198 2 stay
199 1 ready
200 2 trade 1
201 2 give soldiers 22
202 2 offer
203 1 accept
204 2 ready
205 1 lose soldiers
206 2 lose soldiers > 9.3.roll.1: TWO_SOLDIERS TOOL TWO_SOLDIERS TOOL TWO_SOLDIERS TWO_SOLDIERS 9.3.roll.2: STAR SKULL 9.3.roll.3: STAR COURAGE
207 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
208 1 lock w1 w2
209 1 reroll r1 r2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
210 1 stop
211 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
212 2 lock w1 w2
213 2 reroll r1 r2 b2 > 9.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER
214 2 reroll r2 b2 > 9.2.roll.3: SOLDIER COURAGE
215 1 ready
216 2 ready > 9.3.roll.4: COURAGE
217 1 ready
218 2 ready
219 1 straight
220 1 take medal-of-honor
221 2 straight
222 2 take memorial-cross
223 1 recruit engineer
224 1 trade 2
225 1 give soldiers 24
226 1 offer
227 2 accept
228 1 done
229 2 trade 1
230 2 give soldiers 28
231 2 offer
232 1 accept
233 1 trade 2
234 1 give soldiers 28
235 1 offer
236 2 accept
237 1 done
238 2 done
239 1 move 4
240 2 move 4
241 1 ready
242 2 ready
243 1 lose soldiers
244 2 lose soldiers > 10.3.roll.1: SKULL STAR STAR SKULL TOOL TWO_SOLDIERS 10.3.roll.2: SKULL STAR TOOL STAR 10.3.roll.3: TWO_SOLDIERS TWO_SOLDIERS SKULL TOOL
245 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
246 1 lock r1 w2
247 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
248 1 reroll b1 > 10.1.roll.3: SOLDIER
249 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
250 2 lock b1 b2
251 2 reroll r1 r2 w1 w2 > 10.2.roll.2: SKULL TOOL TOOL STAR
252 2 reroll r1 > 10.2.roll.3: SKULL
253 1 ready
254 2 use corporal
255 1 ready
256 2 reroll r1 > 10.2.roll.4: TOOL
257 2 ready > 10.3.roll.4: SKULL
258 1 ready
259 2 ready
260 1 claim TWO_SOLDIERS
261 2 claim TOOL
262 2 stars
263 1 done
264 2 recruit beachmaster
265 2 find flame-thrower
266 2 trade 1
267 2 give soldiers 26
268 2 offer
269 1 accept
270 1 trade 2
271 1 give soldiers 31
272 1 offer
273 2 accept
274 1 done
275 2 trade 1
276 2 give soldiers 31
277 2 offer
278 1 accept
279 1 trade 2
280 1 give soldiers 31
281 1 offer
282 2 accept
283 1 done
284 2 trade 1
285 2 give soldiers 31
286 2 offer
287 1 accept
288 1 trade 2
289 1 give soldiers 31
290 1 offer
291 2 accept
292 1 done
293 2 trade 1
294 2 give soldiers 31
295 2 offer
296 1 accept
297 1 trade 2
298 1 give soldiers 31
299 1 offer
300 2 accept
301 1 done
302 2 done
303 1 stay
304 2 trade 1
305 2 give soldiers 31
306 2 offer
307 1 accept
308 2 stay
309 1 ready
310 2 ready
311 1 lose soldiers
312 2 lose soldiers > 11.3.roll.1: COURAGE SOLDIER SOLDIER STAR COURAGE SKULL 11.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS TOOL SKULL 11.3.roll.3: COURAGE TOOL
313 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
314 1 lock r1 w1
315 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
316 1 reroll r2 w2 b2 > 11.1.roll.3: SOLDIER SKULL TWO_SOLDIERS
317 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
318 2 lock r1 b1
319 2 reroll w2 b2 > 11.2.roll.2: COURAGE COURAGE
320 2 reroll w2 b2 > 11.2.roll.3: COURAGE COURAGE
321 1 use corporal
322 1 reroll w2 > 11.1.roll.4: STAR
323 1 ready
324 2 ready > 11.3.roll.4: TOOL
325 1 ready
326 2 ready
327 2 claim COURAGE
328 2 charge > 11.3.decoration.4?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-silver: infantry-assault-badge
329 1 recruit beachmaster
330 1 done
331 2 recruit veteran
332 2 find flak-vest
333 2 buy award > 11.2.award.1.conspicuous-gallantry-medal,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: victoria-cross
334 2 done
335 1 stay
336 2 stay
337 1 ready
338 2 ready
339 1 lose soldiers
340 2 lose soldiers > 12.3.roll.1: COURAGE COURAGE SKULL STAR TWO_SOLDIERS TWO_SOLDIERS 12.3.roll.2: COURAGE COURAGE
341 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
342 1 lock w1 b1
343 1 reroll r1 w2 b2 > 12.1.roll.2: TWO_SOLDIERS STAR SOLDIER
344 1 reroll r2 b2 > 12.1.roll.3: COURAGE TWO_SOLDIERS
345 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
346 2 lock r2 b2
347 2 reroll r1 w1 w2 b1 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
348 2 stop
349 1 ready
350 2 ready
351 1 claim TWO_SOLDIERS
352 2 claim TOOL
353 2 stars > 12.3.decoration.5?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-silver: war-merit-cross
354 1 done
355 2 find field-radio
356 2 use field-radio
357 2 trade 1
358 2 give soldiers 46
359 2 offer
360 1 accept
361 1 trade 2
362 1 give soldiers 41
363 1 offer
364 2 accept
365 1 done
366 2 done
367 1 move 5
368 2 move 5
369 1 ready
370 2 ready
371 1 lose soldiers
372 2 lose soldiers > 13.3.roll.1: COURAGE SKULL COURAGE SKULL TWO_SOLDIERS STAR 13.3.roll.2: TOOL SKULL STAR 13.3.roll.3: STAR SKULL COURAGE
373 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
374 1 lock w1 b2
375 1 reroll b1 > 13.1.roll.2: STAR
376 1 stop
377 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
378 2 lock r1 b2
379 2 reroll w1 w2 b1 > 13.2.roll.2: SKULL SKULL TWO_SOLDIERS
380 2 reroll w1 w2 > 13.2.roll.3: SKULL STAR
381 1 ready
382 2 use corporal
383 1 ready
384 2 reroll r2 > 13.2.roll.4: SKULL
385 2 ready > 13.3.roll.4: STAR
386 1 ready
387 2 ready
388 1 straight
389 1 take conspicuous-gallantry-medal
390 2 claim STAR
391 2 white SOLDIER > 13.3.decoration.6?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,west-wall-medal,wound-badge-black,wound-badge-silver: driver-badge
392 1 find mine-detector
393 1 done
394 2 recruit lieutenant
395 2 trade 1
396 2 give soldiers 46
397 2 offer
398 1 accept
399 1 trade 2
400 1 give soldiers 45
401 1 offer
402 2 accept
403 1 done
404 2 trade 1
405 2 give soldiers 45
406 2 offer
407 1 accept
408 1 done
409 2 done
410 1 trade 2
411 1 give soldiers 45
412 1 offer
413 2 accept
414 1 stay
415 2 trade 1
416 2 give soldiers 45
417 2 offer
418 1 accept
419 2 stay > 13.1.goliath.1: 4
420 1 lose soldiers
421 2 lose soldiers
422 1 trade 2
423 1 give soldiers 50
424 1 offer
425 2 accept
426 1 ready
427 2 ready
428 1 lose soldiers
429 2 lose soldiers > 14.3.roll.1: TOOL STAR COURAGE TWO_SOLDIERS STAR TOOL 14.3.roll.2: SOLDIER TWO_SOLDIERS STAR SOLDIER 14.3.roll.3: SOLDIER TOOL SKULL
430 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
431 1 lock r2 w2
432 1 reroll r1 w1 b1 > 14.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS STAR
433 1 reroll r1 w1 > 14.1.roll.3: TWO_SOLDIERS SKULL
434 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
435 2 lock w1 b2
436 2 reroll r1 r2 b1 > 14.2.roll.2: TWO_SOLDIERS TOOL TOOL
437 2 reroll r1 w2 > 14.2.roll.3: STAR TWO_SOLDIERS
438 1 use corporal
439 1 reroll r1 > 14.1.roll.4: TWO_SOLDIERS
440 1 ready
441 2 use corporal
442 1 ready
443 2 reroll w2 > 14.2.roll.4: SOLDIER
444 2 ready > 14.3.roll.4: TWO_SOLDIERS
445 1 ready
446 2 ready
447 1 cancel r1
448 1 cancel r2
449 2 claim STAR
450 2 white TOOL
451 2 claim TOOL
452 2 stars
453 1 recruit veteran
454 1 trade 2
455 1 give soldiers 46
456 1 offer
457 2 accept
458 1 done
459 2 recruit minesweeper
460 2 find grenade
461 2 trade 1
462 2 give soldiers 45
463 2 offer
464 1 accept
465 1 trade 2
466 1 give soldiers 45
467 1 offer
468 2 accept
469 1 done
470 2 trade 1
471 2 give soldiers 45
472 2 offer
473 1 accept
474 1 trade 2
475 1 give soldiers 45
476 1 offer
477 2 accept
478 1 done
479 2 trade 1
480 2 give soldiers 45
481 2 offer
482 1 accept
483 1 done
484 2 done
485 1 trade 2
486 1 give soldiers 45
487 1 offer
488 2 accept
489 1 stay
490 2 trade 1
491 2 give soldiers 45
492 2 offer
493 1 accept
494 2 stay
495 1 ready
496 2 ready
497 1 lose soldiers
498 2 lose soldiers > 15.3.roll.1: TWO_SOLDIERS SOLDIER SOLDIER COURAGE STAR TOOL 15.3.roll.2: TWO_SOLDIERS STAR COURAGE TOOL 15.3.roll.3: SOLDIER SKULL
499 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
500 1 lock w1 w2
501 1 reroll r1 b1 b2 > 15.1.roll.2: SKULL SOLDIER STAR
502 1 reroll r1 b1 > 15.1.roll.3: TWO_SOLDIERS STAR
503 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
504 2 lock w2 b1
505 2 reroll r1 w1 b2 > 15.2.roll.2: SOLDIER TOOL TOOL
506 2 reroll r1 > 15.2.roll.3: STAR
507 1 ready
508 2 ready > 15.3.roll.4: TWO_SOLDIERS
509 1 ready
510 2 ready
511 1 straight
512 1 take croix-de-guerre
513 2 claim SKULL > 15.3.decoration.7?.close-combat-clasp,coastal-artillery-badge,eastern-front-medal,flak-badge,general-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,west-wall-medal,wound-badge-black,wound-badge-silver: rad-badge
514 1 recruit minesweeper
515 1 done
516 2 recruit captain
517 2 find bangalore-torpedo
518 2 done
519 1 advance 8
520 2 advance 8
521 1 ready
522 2 use bangalore-torpedo
523 1 ready
524 2 ready > 16.3.roll.1: COURAGE SOLDIER COURAGE TOOL TOOL STAR 16.3.roll.2: COURAGE STAR SOLDIER TOOL 16.3.roll.3: TOOL SOLDIER COURAGE
525 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
526 1 lock b1 b2
527 1 reroll r1 r2 w2 > 16.1.roll.2: COURAGE SOLDIER SOLDIER
528 1 reroll r1 r2 w2 > 16.1.roll.3: COURAGE STAR SKULL
529 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
530 2 lock b1 b2
531 2 reroll r2 w2 > 16.2.roll.2: TOOL TOOL
532 2 reroll r1 w1 > 16.2.roll.3: STAR SOLDIER
533 1 use corporal
534 1 reroll w2 > 16.1.roll.4: SOLDIER
535 1 ready
536 2 use corporal
537 1 ready
538 2 reroll w1 > 16.2.roll.4: TWO_SOLDIERS
539 2 ready > 16.3.roll.4: TOOL
540 1 ready
541 2 ready > 16.3.decoration.8?.close-combat-clasp,coastal-artillery-badge,eastern-front-medal,flak-badge,general-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,sniper-badge,west-wall-medal,wound-badge-black,wound-badge-silver: west-wall-medal
542 1 find bazooka
543 2 mine > 16.1.tie.1: 4 16.2.tie.1: 6
544 1 find shoulder-patch
545 1 use shoulder-patch
546 1 lose soldiers
547 1 recruit general
548 1 buy award > 16.1.award.2.silver-star,legion-of-merit,purple-heart,distinguished-conduct-medal,bronze-star: purple-heart
549 1 done
550 2 trade 1
551 2 give soldiers 51
552 2 offer
553 1 accept
554 1 done
555 2 done
556 1 move 7
557 2 move 7
558 2 ready
559 2 ready > 16.0.mgf.6: 2
560 1 ready
561 2 ready > 16.3.tracers.1: 2
562 1 trade 2
563 1 give soldiers 44
564 1 offer
565 2 accept
566 1 ready
567 2 ready
568 1 lose soldiers
569 2 lose soldiers > 17.3.roll.1: SOLDIER SOLDIER STAR STAR COURAGE SOLDIER 17.3.roll.2: SOLDIER STAR SOLDIER SKULL 17.3.roll.3: COURAGE TWO_SOLDIERS COURAGE COURAGE
570 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
571 1 reroll r2 w1 > 17.1.roll.2: COURAGE COURAGE
572 1 reroll r2 w1 > 17.1.roll.3: COURAGE TWO_SOLDIERS
573 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
574 2 reroll r2 w1 w2 b2 > 17.2.roll.2: SKULL SOLDIER TWO_SOLDIERS SKULL
575 2 reroll w1 w2 > 17.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS
576 1 use corporal
577 1 reroll w1 > 17.1.roll.4: TOOL
578 1 ready
579 2 use corporal
580 1 ready
581 2 reroll w1 > 17.2.roll.4: TWO_SOLDIERS
582 2 ready
583 1 cancel w2
584 2 cancel w1 > 17.3.decoration.9?.close-combat-clasp,coastal-artillery-badge,eastern-front-medal,flak-badge,general-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,sniper-badge,wound-badge-black,wound-badge-silver: sniper-badge
585 1 lose scout
586 1 done
587 2 trade 1
588 2 give soldiers 40
589 2 offer
590 1 accept
591 1 trade 2
592 1 give soldiers 38
593 1 offer
594 2 accept
595 1 done
596 2 trade 1
597 2 give soldiers 38
598 2 offer
599 1 accept
600 1 trade 2
601 1 give soldiers 38
602 1 offer
603 2 accept
604 1 done
605 2 done
606 1 stay
607 2 trade 1
608 2 give soldiers 38
609 2 offer
610 1 accept
611 2 stay
612 2 ready
613 2 ready > 17.0.mgf.6: 1
614 1 trade 2
615 1 give soldiers 42
616 1 offer
617 2 accept
618 1 ready
619 2 ready
620 1 lose soldiers
621 2 lose soldiers > 18.3.roll.1: SKULL SOLDIER SOLDIER STAR SOLDIER TOOL 18.3.roll.2: SKULL TWO_SOLDIERS SKULL STAR 18.3.roll.3: SOLDIER SOLDIER TOOL
622 1 roll > 18.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
623 1 reroll r1 r2 w1 b2 > 18.1.roll.2: TOOL COURAGE SOLDIER SKULL
624 1 reroll w1 b2 > 18.1.roll.3: SOLDIER TOOL
625 2 roll > 18.2.roll.1: TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL
626 2 reroll r2 w1 w2 b1 b2 > 18.2.roll.2: STAR SOLDIER STAR STAR TOOL
627 2 reroll w1 > 18.2.roll.3: STAR
628 1 use corporal
629 1 reroll w1 > 18.1.roll.4: COURAGE
630 1 ready
631 2 ready > 18.3.roll.4: SOLDIER
632 1 ready
633 2 ready
634 1 claim COURAGE
635 1 charge
636 2 claim STAR
637 2 white TOOL
638 2 claim TOOL
639 2 stars
640 1 buy award > 18.1.award.1.silver-star,legion-of-merit,distinguished-conduct-medal,bronze-star: distinguished-conduct-medal
641 1 done
642 2 recruit soe-agent
643 2 find binoculars
644 2 done
645 1 stay
646 2 stay
647 2 ready
648 2 ready > 18.0.mgf.6: 1
649 1 ready
650 2 ready
651 1 lose soldiers
652 2 lose soldiers > 19.3.roll.1: SKULL COURAGE STAR TOOL SOLDIER SOLDIER 19.3.roll.2: SOLDIER COURAGE SOLDIER SKULL 19.3.roll.3: SOLDIER STAR SKULL
653 1 roll > 19.1.roll.1: SOLDIER COURAGE TOOL TWO_SOLDIERS COURAGE SKULL
654 1 reroll r1 w1 w2 b2 > 19.1.roll.2: TWO_SOLDIERS SKULL SOLDIER SKULL
655 1 reroll r1 w1 w2 b2 > 19.1.roll.3: SOLDIER SOLDIER SOLDIER STAR
656 2 roll > 19.2.roll.1: STAR TWO_SOLDIERS SOLDIER SKULL COURAGE COURAGE
657 2 reroll b2 > 19.2.roll.2: SOLDIER
658 2 reroll w1 > 19.2.roll.3: TOOL
659 1 use corporal
660 1 reroll w1 > 19.1.roll.4: COURAGE
661 1 ready
662 2 ready > 19.3.roll.4: SKULL
663 1 ready
664 2 ready
665 1 claim COURAGE
666 1 charge
667 2 straight
668 2 take legion-of-merit
669 1 recruit sniper
670 2 mine
671 1 recruit piat-gunner
672 1 done
673 2 done
674 1 move 6
675 2 move 6
676 1 ready
677 1 ready
678 1 ready
679 2 ready
680 1 lose soldiers
681 2 lose soldiers > 20.3.roll.1: SOLDIER SKULL SOLDIER STAR COURAGE TWO_SOLDIERS 20.3.roll.2: SOLDIER COURAGE STAR SKULL 20.3.roll.3: TWO_SOLDIERS SOLDIER SKULL
682 1 roll > 20.1.roll.1: STAR STAR SOLDIER TOOL SKULL STAR
683 1 lock b2
684 1 reroll w1 w2 b1 > 20.1.roll.2: COURAGE COURAGE TWO_SOLDIERS
685 1 reroll w1 w2 b1 > 20.1.roll.3: SOLDIER TOOL COURAGE
686 2 roll > 20.2.roll.1: COURAGE SKULL SKULL STAR SOLDIER TOOL
687 2 lock b2
688 2 reroll r1 r2 w1 w2 b1 > 20.2.roll.2: TWO_SOLDIERS SOLDIER TOOL SOLDIER TOOL
689 2 reroll r1 r2 w2 > 20.2.roll.3: STAR STAR COURAGE
690 1 use corporal
691 1 reroll w1 > 20.1.roll.4: TOOL
692 1 ready
693 2 use corporal
694 1 ready
695 2 reroll w2 > 20.2.roll.4: STAR
696 2 use captain
697 1 ready
698 2 paint r1 blue
699 2 ready > 20.3.roll.4: COURAGE
700 1 ready
701 2 ready
702 2 claim STAR
703 2 white TOOL > 20.3.decoration.10?.close-combat-clasp,coastal-artillery-badge,eastern-front-medal,flak-badge,general-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,wound-badge-black,wound-badge-silver: eastern-front-medal
704 1 recruit messenger
705 2 mine > 20.1.tie.1: 1 20.2.tie.1: 6
706 1 trade 2
707 1 give soldiers 38
708 1 offer
709 2 accept
710 1 done
711 2 buy award > 20.2.award.2.silver-star,bronze-star: silver-star
712 2 done
713 1 stay
714 2 stay
715 1 ready
716 2 ready
717 1 ready
718 2 ready
719 1 ready
720 2 trade 1
721 2 give soldiers 34
722 2 offer
723 1 accept
724 2 ready
725 1 lose soldiers
726 2 lose soldiers > 21.3.roll.1: COURAGE COURAGE SOLDIER SKULL SKULL TWO_SOLDIERS 21.3.roll.2: SOLDIER TWO_SOLDIERS SKULL 21.3.roll.3: SOLDIER SKULL
727 1 roll > 21.1.roll.1: SKULL SKULL SOLDIER COURAGE SKULL SKULL
728 1 lock w1
729 1 reroll r1 r2 b1 b2 > 21.1.roll.2: STAR SOLDIER SKULL SOLDIER
730 1 reroll b1 > 21.1.roll.3: COURAGE
731 2 roll > 21.2.roll.1: SKULL TWO_SOLDIERS SOLDIER SOLDIER COURAGE SKULL
732 2 lock b1
733 2 reroll r1 w2 > 21.2.roll.2: COURAGE SOLDIER
734 2 reroll w1 w2 > 21.2.roll.3: COURAGE COURAGE
735 1 use corporal
736 1 reroll r1 > 21.1.roll.4: STAR
737 1 ready
738 2 ready > 21.3.roll.4: COURAGE
739 1 ready
740 2 ready
741 1 claim SOLDIER
742 2 claim COURAGE
743 2 charge > 21.3.decoration.11?.close-combat-clasp,coastal-artillery-badge,flak-badge,general-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,wound-badge-black,wound-badge-silver: flak-badge
744 1 buy award > 21.1.award.1.bronze-star: bronze-star
745 1 done
746 2 done
747 1 trade 2
748 1 give soldiers 38
749 1 offer
750 2 accept
751 1 stay
752 2 stay
753 1 ready
754 2 ready
755 1 ready
756 2 ready
757 1 ready
758 2 trade 1
759 2 give soldiers 40
760 2 offer
761 1 accept
762 2 ready
763 1 lose soldiers
764 2 lose soldiers > 22.3.roll.1: STAR SKULL STAR SKULL SOLDIER TOOL 22.3.roll.2: SKULL SKULL TWO_SOLDIERS TWO_SOLDIERS STAR 22.3.roll.3: TOOL COURAGE STAR
765 1 roll > 22.1.roll.1: SOLDIER COURAGE STAR SKULL STAR COURAGE
766 1 lock b2
767 1 reroll w1 w2 b1 > 22.1.roll.2: STAR SOLDIER SOLDIER
768 1 reroll w1 > 22.1.roll.3: TOOL
769 2 roll > 22.2.roll.1: SKULL TOOL TOOL COURAGE SOLDIER TWO_SOLDIERS
770 2 lock w2
771 2 reroll r1 r2 w1 b1 b2 > 22.2.roll.2: SKULL TOOL STAR SKULL TOOL
772 2 reroll r1 r2 b1 b2 > 22.2.roll.3: STAR SKULL TOOL COURAGE
773 1 ready
774 2 use corporal
775 1 ready
776 2 reroll r2 > 22.2.roll.4: STAR
777 2 use captain
778 1 ready
779 2 paint r1 blue
780 2 ready > 22.3.roll.4: TWO_SOLDIERS
781 1 ready
782 2 ready
783 1 claim SOLDIER
784 2 claim STAR
785 2 courage 1
786 1 done
787 2 trade 1
788 2 give soldiers 39
789 2 offer
790 1 accept
791 1 done
792 2 done
793 1 trade 2
794 1 give soldiers 38
795 1 offer
796 2 accept
797 1 advance 9
798 2 advance 9
799 1 ready
800 2 ready
801 1 lose soldiers
802 1 ready
803 2 ready > 22.0.mgf.8: 2
804 2 ready
805 1 lose soldiers
806 2 lose soldiers > 23.3.roll.1: SOLDIER TWO_SOLDIERS SOLDIER STAR STAR TWO_SOLDIERS 23.3.roll.2: TWO_SOLDIERS TOOL TOOL COURAGE 23.3.roll.3: STAR STAR
807 1 roll > 23.1.roll.1: STAR TOOL SKULL TOOL SKULL SOLDIER
808 1 lock b2
809 1 reroll r1 r2 w1 w2 b1 > 23.1.roll.2: SKULL COURAGE STAR TWO_SOLDIERS SOLDIER
810 1 reroll r1 r2 w1 > 23.1.roll.3: SOLDIER SOLDIER COURAGE
811 2 roll > 23.2.roll.1: SOLDIER COURAGE TOOL COURAGE STAR TWO_SOLDIERS
812 2 lock w2
813 2 reroll w1 b1 b2 > 23.2.roll.2: SOLDIER STAR TOOL
814 2 reroll b1 b2 > 23.2.roll.3: SKULL STAR
815 1 ready
816 2 use corporal
817 1 ready
818 2 reroll b1 > 23.2.roll.4: TWO_SOLDIERS
819 2 use binoculars
820 1 ready
821 2 set b2 COURAGE
822 2 ready > 23.3.roll.4: SOLDIER
823 1 ready
824 2 ready
825 2 claim COURAGE
826 2 charge
827 1 find tnt
828 1 done
829 2 find thermite-grenade
830 2 done
831 1 stay
832 2 stay
833 1 ready
834 2 ready
835 1 ready
836 2 ready > 23.0.mgf.8: 5
837 1 ready
838 2 ready
839 1 lose soldiers
840 2 lose soldiers > 24.3.roll.1: SKULL COURAGE TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL 24.3.roll.2: STAR COURAGE TWO_SOLDIERS 24.3.roll.3: SKULL
841 1 roll > 24.1.roll.1: SKULL TOOL SOLDIER TWO_SOLDIERS COURAGE STAR
842 1 lock w2
843 1 reroll r1 r2 b1 b2 > 24.1.roll.2: TOOL SKULL SOLDIER SKULL
844 1 reroll r1 r2 b2 > 24.1.roll.3: STAR TWO_SOLDIERS TOOL
845 2 roll > 24.2.roll.1: TWO_SOLDIERS TOOL STAR COURAGE TWO_SOLDIERS SOLDIER
846 2 lock b1
847 2 reroll r2 w1 w2 > 24.2.roll.2: STAR SKULL TWO_SOLDIERS
848 2 reroll r2 w1 b2 > 24.2.roll.3: SOLDIER TOOL COURAGE
849 1 use corporal
850 1 reroll r1 > 24.1.roll.4: SOLDIER
851 1 ready
852 2 ready > 24.3.roll.4: COURAGE
853 1 ready
854 2 ready
855 1 claim SOLDIER
856 2 claim TWO_SOLDIERS > 24.3.decoration.12?.close-combat-clasp,coastal-artillery-badge,general-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,wound-badge-black,wound-badge-silver: general-assault-badge
857 1 find carrier-pigeon
858 1 done
859 2 find sniper-scope
860 2 done
861 1 stay
862 2 stay
863 1 ready
864 2 ready
865 1 ready
866 2 ready > 24.0.mgf.8: 2
867 1 ready
868 2 ready
869 1 lose soldiers
870 2 lose soldiers > 25.3.roll.1: COURAGE COURAGE TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS 25.3.roll.2: COURAGE
871 1 roll > 25.1.roll.1: TWO_SOLDIERS COURAGE SKULL TOOL STAR TWO_SOLDIERS
872 1 lock b2
873 1 reroll w1 w2 b1 > 25.1.roll.2: TWO_SOLDIERS STAR STAR
874 1 reroll w2 b1 > 25.1.roll.3: COURAGE SKULL
875 2 roll > 25.2.roll.1: TWO_SOLDIERS COURAGE SKULL SKULL TOOL TWO_SOLDIERS
876 2 lock r2
877 2 reroll r1 w1 w2 b1 b2 > 25.2.roll.2: COURAGE TWO_SOLDIERS SOLDIER COURAGE SOLDIER
878 2 reroll w1 w2 b2 > 25.2.roll.3: SKULL TWO_SOLDIERS STAR
879 1 use corporal
880 1 reroll b1 > 25.1.roll.4: TOOL
881 1 ready
882 2 use corporal
883 1 ready
884 2 reroll w1 > 25.2.roll.4: SOLDIER
885 2 use captain
886 1 ready
887 2 paint r1 white
888 2 ready
889 1 claim TWO_SOLDIERS
890 2 claim COURAGE
891 2 charge > 25.3.decoration.13?.close-combat-clasp,coastal-artillery-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,wound-badge-black,wound-badge-silver: wound-badge-black
892 1 done
893 2 find false-orders
894 2 done
895 1 move 10
896 2 move 10
897 1 ready
898 2 ready
899 1 ready
900 2 ready > 25.0.mgf.9: 1
901 1 ready
902 2 ready
903 1 lose soldiers
904 2 lose soldiers > 26.3.roll.1: SOLDIER SKULL TWO_SOLDIERS SOLDIER TOOL TWO_SOLDIERS 26.3.roll.2: STAR TWO_SOLDIERS STAR STAR 26.3.roll.3: TOOL STAR STAR
905 1 roll > 26.1.roll.1: SOLDIER STAR TWO_SOLDIERS COURAGE STAR STAR
906 1 lock w2
907 1 reroll r1 r2 w1 b1 b2 > 26.1.roll.2: TWO_SOLDIERS COURAGE TOOL TWO_SOLDIERS TOOL
908 1 reroll b1 b2 > 26.1.roll.3: SOLDIER SKULL
909 2 roll > 26.2.roll.1: STAR TWO_SOLDIERS STAR SKULL TOOL TOOL
910 2 lock w1
911 2 reroll r2 w2 b1 b2 > 26.2.roll.2: SOLDIER SOLDIER SKULL STAR
912 2 reroll b1 > 26.2.roll.3: TOOL
913 1 use corporal
914 1 reroll b2 > 26.1.roll.4: STAR
915 1 ready
916 2 ready > 26.3.roll.4: TWO_SOLDIERS
917 1 ready
918 2 ready
919 2 remove b1
920 2 pass
921 2 claim STAR
922 2 courage 1 > 26.3.decoration.14?.close-combat-clasp,coastal-artillery-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,wound-badge-silver: iron-cross-2
923 1 done
924 2 find toolkit
925 2 done
926 1 stay
927 2 stay
928 1 ready
929 2 ready
930 1 ready
931 2 ready > 26.0.mgf.9: 4
932 1 ready
933 2 ready
934 1 lose soldiers
935 2 lose soldiers > 27.3.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL COURAGE 27.3.roll.2: SOLDIER 27.3.roll.3: TWO_SOLDIERS
936 1 roll > 27.1.roll.1: SKULL TOOL COURAGE TOOL COURAGE COURAGE
937 1 lock w1
938 1 reroll r1 r2 w2 b2 > 27.1.roll.2: SKULL TOOL TOOL TOOL
939 1 reroll r1 r2 w2 b2 > 27.1.roll.3: STAR SKULL TWO_SOLDIERS TWO_SOLDIERS
940 2 roll > 27.2.roll.1: STAR TOOL TWO_SOLDIERS SOLDIER SOLDIER COURAGE
941 2 lock b1
942 2 reroll r1 r2 > 27.2.roll.2: TWO_SOLDIERS SKULL
943 2 reroll r2 > 27.2.roll.3: SKULL
944 1 use corporal
945 1 reroll r2 > 27.1.roll.4: SKULL
946 1 ready
947 2 use corporal
948 1 ready
949 2 reroll r2 > 27.2.roll.4: TWO_SOLDIERS
950 2 ready
951 1 cancel r1
952 2 pass
953 1 done
954 2 find strategic-map
955 2 done
956 1 stay
957 2 stay
958 1 ready
959 2 ready
960 1 ready
961 2 ready > 27.0.mgf.9: 4
962 1 ready
963 2 ready
964 1 lose soldiers
965 2 lose soldiers > 28.3.roll.1: TOOL SKULL STAR TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS 28.3.roll.2: COURAGE SKULL TWO_SOLDIERS 28.3.roll.3: COURAGE
966 1 roll > 28.1.roll.1: COURAGE STAR SKULL COURAGE COURAGE SKULL
967 1 lock b1
968 1 reroll r2 w1 b2 > 28.1.roll.2: SKULL STAR SKULL
969 1 reroll r2 w1 b2 > 28.1.roll.3: TWO_SOLDIERS TWO_SOLDIERS TOOL
970 2 roll > 28.2.roll.1: TOOL COURAGE SOLDIER TWO_SOLDIERS SOLDIER SOLDIER
971 2 lock b1
972 2 reroll r1 r2 > 28.2.roll.2: STAR TWO_SOLDIERS
973 2 reroll r1 > 28.2.roll.3: TWO_SOLDIERS
974 1 use corporal
975 1 reroll b2 > 28.1.roll.4: SKULL
976 1 ready
977 2 use captain
978 1 ready
979 2 paint b1 red
980 2 ready
981 1 ready
982 2 ready
983 1 claim COURAGE
984 1 charge
985 1 cancel r2
986 2 pass
987 2 claim SOLDIER > 28.3.decoration.15?.close-combat-clasp,coastal-artillery-badge,iron-cross-1,knights-cross,long-service-medal,marksman-lanyard,wound-badge-silver: long-service-medal
988 1 done
989 2 done
990 1 charge bunker
991 2 advance bunker
992 1 ready
993 2 ready
994 1 ready
995 2 ready > 28.0.mgf.10: 4
996 1 ready
997 2 ready
998 1 lose soldiers
999 2 lose soldiers
1000 1 assault 2
1001 1 use tnt
1002 1 use carrier-pigeon
1003 2 use bazooka
1004 2 use sniper-scope
1005 2 kill unteroffizier > 28.3.decoration.16?.close-combat-clasp,coastal-artillery-badge,iron-cross-1,knights-cross,marksman-lanyard,wound-badge-silver: marksman-lanyard
1006 1 use piat-gunner
end lost seed=golden-0
