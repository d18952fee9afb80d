# ends as f86f0681d20dc823fb5c6fa3da1ce55e
hh2 dday n-02 units=6 boxes=base opts=shaef rules=3 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
2 1 lock r1 b1
3 1 reroll r2 w1 w2 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
4 1 reroll r2 w1 > 1.1.roll.3: SOLDIER TWO_SOLDIERS
5 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
6 2 lock w2 b1
7 2 reroll w1 b2 > 1.2.roll.2: STAR TOOL
8 2 reroll b2 > 1.2.roll.3: TWO_SOLDIERS
9 3 roll > 1.3.roll.1: TOOL SOLDIER COURAGE TWO_SOLDIERS STAR COURAGE
10 3 lock w1 w2
11 3 reroll r1 r2 b1 > 1.3.roll.2: SKULL SOLDIER TWO_SOLDIERS
12 3 reroll r1 r2 > 1.3.roll.3: SOLDIER TWO_SOLDIERS
13 4 roll > 1.4.roll.1: SOLDIER STAR STAR SKULL TWO_SOLDIERS SOLDIER
14 4 lock b1 b2
15 4 reroll r2 w1 w2 > 1.4.roll.2: TOOL STAR SOLDIER
16 4 reroll r2 > 1.4.roll.3: SOLDIER
17 5 roll > 1.5.roll.1: COURAGE TWO_SOLDIERS SOLDIER TWO_SOLDIERS STAR TWO_SOLDIERS
18 5 lock w2 b2
19 5 reroll w1 b1 > 1.5.roll.2: SOLDIER SKULL
20 5 reroll b1 > 1.5.roll.3: COURAGE
21 6 roll > 1.6.roll.1: SKULL SOLDIER TOOL COURAGE TOOL SOLDIER
22 6 lock r2 b2
23 6 reroll r1 w1 w2 b1 > 1.6.roll.2: TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS
24 6 reroll r1 > 1.6.roll.3: STAR
25 1 claim TOOL
26 2 claim SOLDIER
27 2 reinforce 3
28 3 claim TWO_SOLDIERS
29 4 claim SOLDIER
30 4 reinforce 5
31 5 claim TWO_SOLDIERS
32 6 claim SOLDIER
33 6 reinforce 1
34 1 recruit sharpshooter
35 1 find walkie-talkie
36 1 done
37 2 done
38 3 done
39 4 done
40 5 done
41 6 done
42 1 stay
43 2 stay
44 3 stay
45 4 stay
46 5 stay
47 6 stay
48 1 ready
49 2 ready
50 3 ready
51 4 ready
52 5 ready
53 6 ready
54 1 lose soldiers
55 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
56 1 lock b1 b2
57 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
58 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
59 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
60 2 lock w1 b2
61 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
62 2 reroll w2 > 2.2.roll.3: TOOL
63 3 roll > 2.3.roll.1: TOOL COURAGE SOLDIER TOOL SOLDIER TWO_SOLDIERS
64 3 lock b1 b2
65 3 reroll r1 r2 w2 > 2.3.roll.2: COURAGE STAR SKULL
66 3 reroll r1 r2 w2 > 2.3.roll.3: STAR COURAGE TOOL
67 4 roll > 2.4.roll.1: COURAGE SOLDIER TWO_SOLDIERS SOLDIER TWO_SOLDIERS SKULL
68 4 lock w1 b1
69 4 reroll r1 r2 b2 > 2.4.roll.2: STAR SOLDIER SOLDIER
70 4 reroll r1 > 2.4.roll.3: STAR
71 5 roll > 2.5.roll.1: COURAGE STAR COURAGE STAR SKULL SOLDIER
72 5 lock r1 w1
73 5 reroll r2 w2 b1 b2 > 2.5.roll.2: TWO_SOLDIERS TWO_SOLDIERS STAR SOLDIER
74 5 reroll b1 b2 > 2.5.roll.3: TOOL SKULL
75 6 roll > 2.6.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER TOOL COURAGE
76 6 lock r1 r2
77 6 reroll w1 b1 b2 > 2.6.roll.2: STAR TOOL SOLDIER
78 6 reroll b1 > 2.6.roll.3: SOLDIER
79 2 claim SOLDIER
80 2 reinforce 4
81 4 claim SOLDIER
82 4 reinforce 6
83 5 cancel b1
84 6 claim SOLDIER
85 6 reinforce 1
86 1 done
87 2 done
88 3 done
89 4 recruit sharpshooter
90 4 done
91 5 done
92 6 recruit sharpshooter
93 6 done
94 1 stay
95 2 stay
96 3 stay
97 4 stay
98 5 stay
99 6 stay
100 1 ready
101 2 ready
102 3 ready
103 4 ready
104 5 ready
105 6 ready
106 1 lose soldiers
107 4 lose soldiers
108 6 lose soldiers
109 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
110 1 lock r1 w2
111 1 reroll r2 w1 b1 b2 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
112 1 reroll r2 w1 > 3.1.roll.3: TWO_SOLDIERS SKULL
113 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
114 2 lock w1 w2
115 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
116 2 reroll r1 r2 > 3.2.roll.3: SOLDIER STAR
117 3 roll > 3.3.roll.1: SOLDIER TWO_SOLDIERS SKULL TOOL STAR TWO_SOLDIERS
118 3 lock r2 b2
119 3 reroll w1 w2 b1 > 3.3.roll.2: SOLDIER TWO_SOLDIERS COURAGE
120 3 reroll b1 > 3.3.roll.3: COURAGE
121 4 roll > 3.4.roll.1: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS STAR TWO_SOLDIERS SOLDIER
122 4 lock w1 b1
123 4 reroll r2 w2 b2 > 3.4.roll.2: TWO_SOLDIERS TOOL TOOL
124 4 reroll r2 w2 b2 > 3.4.roll.3: TOOL TWO_SOLDIERS SOLDIER
125 5 roll > 3.5.roll.1: TWO_SOLDIERS SKULL COURAGE STAR STAR SKULL
126 5 lock r1 w1
127 5 reroll r2 w2 b1 b2 > 3.5.roll.2: TOOL SKULL SOLDIER TOOL
128 5 reroll r2 w2 b2 > 3.5.roll.3: TOOL TWO_SOLDIERS SOLDIER
129 6 roll > 3.6.roll.1: SOLDIER STAR COURAGE TWO_SOLDIERS COURAGE STAR
130 6 lock w1 w2
131 6 reroll r1 r2 b2 > 3.6.roll.2: SKULL STAR COURAGE
132 6 reroll r1 r2 > 3.6.roll.3: STAR SKULL
133 3 claim TWO_SOLDIERS
134 4 claim TWO_SOLDIERS
135 1 recruit veteran
136 1 trade 4
137 1 give courage 2
138 1 offer
139 2 recruit sharpshooter
140 2 done
141 3 done
142 4 accept
143 1 done
144 4 done
145 5 done
146 6 done
147 1 advance 4
148 2 advance 4
149 3 advance 4
150 4 advance 4
151 5 advance 4
152 6 advance 4
153 1 ready
154 2 ready
155 3 ready
156 4 ready
157 5 ready
158 6 ready
159 1 lose soldiers
160 2 lose soldiers
161 4 lose soldiers
162 6 lose soldiers
163 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
164 1 lock w1 b1
165 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
166 1 reroll b2 > 4.1.roll.3: TOOL
167 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
168 2 lock w1 b2
169 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
170 2 reroll r2 b1 > 4.2.roll.3: SKULL COURAGE
171 3 roll > 4.3.roll.1: STAR SOLDIER TOOL TWO_SOLDIERS SKULL SOLDIER
172 3 lock r2 b2
173 3 reroll r1 w1 w2 b1 > 4.3.roll.2: SOLDIER SKULL SOLDIER SOLDIER
174 3 reroll w1 > 4.3.roll.3: STAR
175 4 roll > 4.4.roll.1: SOLDIER TOOL COURAGE TOOL STAR COURAGE
176 4 lock w1 b2
177 4 reroll r1 r2 w2 b1 > 4.4.roll.2: SOLDIER COURAGE COURAGE SKULL
178 4 reroll r1 b1 > 4.4.roll.3: COURAGE SOLDIER
179 5 roll > 4.5.roll.1: TOOL COURAGE TWO_SOLDIERS STAR TOOL TOOL
180 5 lock r2 w1
181 5 reroll r1 w2 b1 b2 > 4.5.roll.2: TWO_SOLDIERS SKULL SKULL SOLDIER
182 5 reroll w2 b1 b2 > 4.5.roll.3: TWO_SOLDIERS SKULL COURAGE
183 6 roll > 4.6.roll.1: SOLDIER SKULL TWO_SOLDIERS COURAGE SKULL TOOL
184 6 lock w1 w2
185 6 reroll r1 r2 b1 b2 > 4.6.roll.2: STAR COURAGE TWO_SOLDIERS TWO_SOLDIERS
186 6 reroll r1 r2 > 4.6.roll.3: TOOL TOOL
187 1 claim COURAGE
188 1 charge
189 2 claim SOLDIER
190 2 reinforce 1
191 3 claim SOLDIER
192 3 reinforce 5
193 4 claim COURAGE
194 4 charge
195 5 cancel r2
196 1 find lucky-charm
197 1 use lucky-charm
198 1 gain stars
199 1 done
200 2 done
201 3 recruit sharpshooter
202 3 done
203 4 done
204 5 done
205 6 done
206 1 stay
207 2 stay
208 3 stay
209 4 stay
210 5 stay
211 6 stay
212 1 ready
213 2 ready
214 3 ready
215 4 ready
216 5 ready
217 6 ready
218 1 lose soldiers
219 2 lose soldiers
220 3 lose soldiers
221 4 lose soldiers
222 6 lose soldiers
223 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
224 1 lock w1 b2
225 1 reroll r1 r2 w2 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
226 1 reroll w2 b1 > 5.1.roll.3: STAR SOLDIER
227 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
228 2 lock w1 b1
229 2 reroll r1 r2 w2 > 5.2.roll.2: SKULL COURAGE STAR
230 2 reroll r1 w2 > 5.2.roll.3: SKULL SOLDIER
231 3 roll > 5.3.roll.1: SOLDIER SKULL TWO_SOLDIERS TWO_SOLDIERS STAR SKULL
232 3 lock w1 w2
233 3 reroll r1 r2 b1 b2 > 5.3.roll.2: TOOL STAR SKULL SOLDIER
234 3 reroll r1 r2 b1 b2 > 5.3.roll.3: STAR TWO_SOLDIERS TOOL STAR
235 4 roll > 5.4.roll.1: COURAGE STAR TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
236 4 lock w1 b1
237 4 reroll r2 w2 b2 > 5.4.roll.2: TOOL STAR TOOL
238 4 reroll r2 w2 b2 > 5.4.roll.3: STAR TWO_SOLDIERS TOOL
239 5 roll > 5.5.roll.1: COURAGE TOOL SOLDIER STAR COURAGE COURAGE
240 5 lock r1 b1
241 5 reroll r2 w1 w2 b2 > 5.5.roll.2: TWO_SOLDIERS TOOL TWO_SOLDIERS STAR
242 5 reroll w1 b2 > 5.5.roll.3: SKULL TOOL
243 6 roll > 5.6.roll.1: COURAGE STAR TWO_SOLDIERS SKULL SKULL COURAGE
244 6 lock w1 b2
245 6 reroll r2 w2 b1 > 5.6.roll.2: COURAGE SKULL TWO_SOLDIERS
246 6 reroll r2 w2 > 5.6.roll.3: COURAGE TOOL
247 5 cancel b2
248 1 recruit scout
249 1 done
250 2 done
251 3 recruit scout
252 3 done
253 4 done
254 5 done
255 6 find flak-vest
256 6 done
257 1 stay
258 2 stay
259 3 stay
260 4 stay
261 5 stay
262 6 stay
263 1 ready
264 2 ready
265 3 ready
266 4 ready
267 5 ready
268 6 ready
269 1 lose soldiers
270 2 lose soldiers
271 3 lose soldiers
272 4 lose soldiers
273 6 lose soldiers
274 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
275 1 lock w1 w2
276 1 reroll r1 r2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
277 1 reroll b2 > 6.1.roll.3: STAR
278 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
279 2 lock r1 w2
280 2 reroll r2 w1 b1 b2 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER SKULL
281 2 reroll w1 b1 b2 > 6.2.roll.3: SOLDIER TWO_SOLDIERS SOLDIER
282 3 roll > 6.3.roll.1: SOLDIER TOOL SKULL SOLDIER STAR STAR
283 3 lock r1 w2
284 3 reroll r2 w1 b1 b2 > 6.3.roll.2: SOLDIER COURAGE SKULL TWO_SOLDIERS
285 3 reroll r2 b1 > 6.3.roll.3: COURAGE STAR
286 4 roll > 6.4.roll.1: STAR TOOL STAR TOOL COURAGE SOLDIER
287 4 lock b1 b2
288 4 reroll r1 r2 w1 w2 > 6.4.roll.2: COURAGE COURAGE STAR SOLDIER
289 4 reroll r2 w1 > 6.4.roll.3: SOLDIER STAR
290 5 roll > 6.5.roll.1: SOLDIER COURAGE COURAGE TWO_SOLDIERS TOOL SOLDIER
291 5 lock w1 w2
292 5 reroll r1 b1 b2 > 6.5.roll.2: SOLDIER COURAGE SOLDIER
293 5 stop
294 6 roll > 6.6.roll.1: STAR SOLDIER SKULL TWO_SOLDIERS COURAGE SKULL
295 6 lock b1 b2
296 6 reroll w1 > 6.6.roll.2: TOOL
297 6 reroll w1 > 6.6.roll.3: COURAGE
298 4 claim SOLDIER
299 4 reinforce 6
300 5 claim COURAGE
301 5 charge
302 6 straight
303 6 take distinguished-service-cross
304 1 done
305 2 done
306 3 find mine-detector
307 3 done
308 4 recruit scout
309 4 done
310 5 done
311 6 recruit scout
312 6 done
313 1 move 3 > 6.1.mine.1: 4
314 1 lose soldiers
315 2 move 3 > 6.2.mine.1: 6
316 2 lose soldiers
317 3 use mine-detector
318 3 move 3
319 4 move 3 > 6.4.mine.1: 6
320 4 lose soldiers
321 5 move 3 > 6.5.mine.1: 1
322 6 move 3 > 6.6.mine.1: 1
323 6 lose soldiers
324 1 ready
325 2 ready
326 3 ready
327 4 ready
328 5 ready
329 6 ready
330 1 lose soldiers
331 2 lose soldiers
332 3 lose soldiers
333 4 lose soldiers
334 6 lose soldiers
335 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
336 1 lock r2 b1
337 1 reroll r1 w1 b2 > 7.1.roll.2: TWO_SOLDIERS STAR TOOL
338 1 reroll w1 w2 b2 > 7.1.roll.3: SOLDIER SOLDIER TWO_SOLDIERS
339 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
340 2 lock b1 b2
341 2 reroll r2 w1 w2 > 7.2.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
342 2 reroll w1 > 7.2.roll.3: COURAGE
343 3 roll > 7.3.roll.1: TOOL SKULL SKULL SOLDIER SOLDIER TOOL
344 3 lock w2 b1
345 3 reroll r1 r2 w1 b2 > 7.3.roll.2: SKULL COURAGE COURAGE TWO_SOLDIERS
346 3 reroll r1 r2 w1 > 7.3.roll.3: SOLDIER TWO_SOLDIERS TWO_SOLDIERS
347 4 roll > 7.4.roll.1: TOOL TOOL TWO_SOLDIERS COURAGE SKULL SKULL
348 4 lock w1 b1
349 4 reroll r1 r2 w2 b2 > 7.4.roll.2: COURAGE TOOL STAR SKULL
350 4 reroll r1 r2 b2 > 7.4.roll.3: TOOL TWO_SOLDIERS STAR
351 5 roll > 7.5.roll.1: TOOL COURAGE TWO_SOLDIERS TWO_SOLDIERS COURAGE TWO_SOLDIERS
352 5 lock w1 b2
353 5 reroll r1 r2 b1 > 7.5.roll.2: TOOL TWO_SOLDIERS SKULL
354 5 reroll r1 b1 > 7.5.roll.3: TOOL TOOL
355 6 roll > 7.6.roll.1: SKULL TOOL SKULL COURAGE SOLDIER STAR
356 6 lock b1 b2
357 6 reroll r1 r2 w1 w2 > 7.6.roll.2: COURAGE SKULL COURAGE TOOL
358 6 reroll r1 r2 w1 w2 > 7.6.roll.3: SKULL STAR TWO_SOLDIERS COURAGE
359 6 use distinguished-service-cross
360 6 bonus TWO_SOLDIERS
361 2 claim TWO_SOLDIERS
362 3 claim SOLDIER
363 3 reinforce 5
364 3 claim TWO_SOLDIERS
365 5 claim TWO_SOLDIERS
366 6 straight
367 6 take medal-of-honor
368 1 recruit corporal
369 1 done
370 2 done
371 3 done
372 4 recruit corporal
373 4 done
374 5 done
375 6 recruit corporal
376 6 done
377 1 stay
378 2 stay
379 3 stay
380 4 stay
381 5 stay
382 6 stay
383 1 ready
384 2 ready
385 3 ready
386 4 ready
387 5 ready
388 6 ready
389 1 lose soldiers
390 2 lose soldiers
391 3 lose soldiers
392 4 lose soldiers
393 6 lose soldiers
394 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
395 1 lock w2 b1
396 1 reroll r1 r2 w1 b2 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
397 1 reroll r1 > 8.1.roll.3: STAR
398 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
399 2 lock r1 b1
400 2 reroll w1 w2 b2 > 8.2.roll.2: COURAGE SOLDIER COURAGE
401 2 reroll w2 > 8.2.roll.3: TOOL
402 3 roll > 8.3.roll.1: SKULL SOLDIER TWO_SOLDIERS TWO_SOLDIERS TOOL SOLDIER
403 3 lock w1 w2
404 3 reroll r1 r2 b1 b2 > 8.3.roll.2: SOLDIER STAR TOOL SKULL
405 3 reroll b1 > 8.3.roll.3: SKULL
406 4 roll > 8.4.roll.1: STAR COURAGE TOOL TOOL SOLDIER TWO_SOLDIERS
407 4 lock b1 b2
408 4 reroll r1 r2 w1 w2 > 8.4.roll.2: SOLDIER SOLDIER SOLDIER COURAGE
409 4 reroll w2 > 8.4.roll.3: COURAGE
410 5 roll > 8.5.roll.1: COURAGE COURAGE SKULL SKULL TOOL STAR
411 5 lock b1 b2
412 5 reroll r1 r2 w1 w2 > 8.5.roll.2: TOOL SOLDIER SKULL SKULL
413 5 reroll r1 w1 w2 > 8.5.roll.3: STAR SKULL COURAGE
414 6 roll > 8.6.roll.1: SOLDIER TWO_SOLDIERS TWO_SOLDIERS SKULL COURAGE TOOL
415 6 lock r2 w1
416 6 reroll w2 b1 b2 > 8.6.roll.2: SKULL STAR TWO_SOLDIERS
417 6 reroll w2 > 8.6.roll.3: TWO_SOLDIERS
418 1 ready
419 4 use corporal
420 4 reroll w2 > 8.4.roll.4: TOOL
421 6 use medal-of-honor
422 6 for 1
423 6 add red TWO_SOLDIERS
424 6 add white TWO_SOLDIERS
425 6 add blue TWO_SOLDIERS
426 6 ready
427 1 claim TWO_SOLDIERS
428 1 straight
429 1 take memorial-cross
430 3 straight
431 3 take conspicuous-gallantry-medal
432 4 claim SOLDIER
433 4 reinforce 6
434 5 cancel b1
435 6 claim TWO_SOLDIERS
436 1 recruit decoy
437 2 mine
438 2 recruit corporal
439 2 done
440 3 recruit corporal
441 3 done
442 4 find field-radio
443 4 use field-radio
444 4 done
445 5 mine
446 1 trade 5
447 1 give stars 2
448 1 offer
449 5 accept
450 1 done
451 5 done
452 6 done
453 1 stay
454 2 stay
455 3 stay
456 4 stay
457 5 stay
458 6 stay
459 1 ready
460 2 ready
461 3 ready
462 4 ready
463 5 trade 1
464 5 give courage 2
465 5 offer
466 1 accept
467 1 ready
468 5 ready
469 6 ready
470 1 lose soldiers
471 2 lose soldiers
472 3 lose soldiers
473 4 lose soldiers
474 5 lose soldiers
475 6 lose soldiers
476 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
477 1 lock r2 w1
478 1 reroll r1 w2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
479 1 reroll b2 > 9.1.roll.3: STAR
480 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
481 2 lock b1 b2
482 2 reroll r1 r2 w1 w2 > 9.2.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
483 2 reroll r2 w2 > 9.2.roll.3: SOLDIER COURAGE
484 3 roll > 9.3.roll.1: TWO_SOLDIERS TOOL TWO_SOLDIERS TOOL TWO_SOLDIERS TWO_SOLDIERS
485 3 lock b1 b2
486 3 reroll r2 w2 > 9.3.roll.2: STAR SKULL
487 3 reroll r2 w2 > 9.3.roll.3: STAR COURAGE
488 4 roll > 9.4.roll.1: STAR SKULL TOOL SKULL COURAGE TWO_SOLDIERS
489 4 lock r1 b2
490 4 reroll r2 w1 w2 b1 > 9.4.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER SOLDIER
491 4 stop
492 5 roll > 9.5.roll.1: COURAGE TOOL COURAGE COURAGE TOOL SOLDIER
493 5 lock b1 b2
494 5 reroll r1 r2 w1 w2 > 9.5.roll.2: TOOL STAR SKULL TOOL
495 5 reroll r2 w1 > 9.5.roll.3: TWO_SOLDIERS SKULL
496 6 roll > 9.6.roll.1: TWO_SOLDIERS TWO_SOLDIERS STAR STAR TOOL COURAGE
497 6 lock r1 r2
498 6 reroll w1 w2 b1 b2 > 9.6.roll.2: COURAGE SOLDIER SOLDIER SOLDIER
499 6 reroll w1 w2 b2 > 9.6.roll.3: SOLDIER COURAGE SKULL
500 1 use memorial-cross
501 1 ready
502 2 use corporal
503 2 reroll w2 > 9.2.roll.4: COURAGE
504 3 use conspicuous-gallantry-medal
505 3 add colourless TWO_SOLDIERS
506 3 add colourless TWO_SOLDIERS
507 3 for 2
508 3 add colourless TWO_SOLDIERS
509 3 ready
510 4 ready
511 6 use corporal
512 6 reroll w2 > 9.6.roll.4: TOOL
513 1 straight
514 1 take army-good-conduct-medal
515 3 claim TWO_SOLDIERS
516 4 claim TWO_SOLDIERS
517 5 claim TOOL
518 5 cancel b2
519 5 refind walkie-talkie
520 1 recruit hero
521 1 find flame-thrower
522 1 done
523 2 find shoulder-patch
524 2 use shoulder-patch
525 2 lose soldiers
526 2 recruit medic
527 2 done
528 3 find grenade
529 4 mine
530 4 find grenade
531 4 done
532 5 recruit corporal
533 5 done
534 6 mine
535 3 find binoculars
536 6 mine
537 3 find command-jacket
538 3 done
539 6 done
540 1 move 2 > 9.1.mine.1: 1
541 2 move 2 > 9.2.mine.1: 2
542 3 move 2 > 9.3.mine.1: 6
543 3 pass
544 4 move 2 > 9.4.mine.1: 3
545 5 move 2 > 9.5.mine.1: 2
546 6 pass
547 5 lose soldiers
548 6 pass
549 4 lose soldiers
550 6 pass
551 3 lose soldiers
552 6 pass
553 2 lose soldiers
554 6 pass
555 1 pay 1 0
556 6 move 2 > 9.6.mine.1: 2
557 6 pass
558 6 lose soldiers
559 1 ready
560 2 ready
561 3 ready
562 4 ready
563 5 ready
564 6 ready
565 1 pay 0 0
566 1 lose soldiers
567 2 lose soldiers
568 3 lose soldiers
569 4 lose soldiers
570 5 lose soldiers
571 6 lose soldiers
572 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
573 1 lock r1 w2
574 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
575 1 reroll b1 > 10.1.roll.3: SOLDIER
576 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
577 2 lock r1 w2
578 2 reroll r2 w1 b1 b2 > 10.2.roll.2: SKULL TOOL TOOL STAR
579 2 reroll r2 w1 b1 b2 > 10.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
580 3 roll > 10.3.roll.1: SKULL STAR STAR SKULL TOOL TWO_SOLDIERS
581 3 lock b1 b2
582 3 reroll r1 r2 w1 w2 > 10.3.roll.2: SKULL STAR TOOL STAR
583 3 reroll r1 r2 w1 w2 > 10.3.roll.3: TWO_SOLDIERS TWO_SOLDIERS SKULL TOOL
584 4 roll > 10.4.roll.1: TWO_SOLDIERS TOOL SOLDIER STAR COURAGE TWO_SOLDIERS
585 4 lock r1 b2
586 4 reroll r2 w1 w2 b1 > 10.4.roll.2: STAR STAR COURAGE COURAGE
587 4 reroll w1 w2 b1 > 10.4.roll.3: SKULL SOLDIER COURAGE
588 5 roll > 10.5.roll.1: SKULL STAR SOLDIER SKULL TWO_SOLDIERS TOOL
589 5 lock w1 b1
590 5 reroll r1 r2 w2 b2 > 10.5.roll.2: STAR TWO_SOLDIERS SKULL COURAGE
591 5 reroll w2 b2 > 10.5.roll.3: TOOL SKULL
592 6 roll > 10.6.roll.1: TWO_SOLDIERS SKULL COURAGE TWO_SOLDIERS TOOL STAR
593 6 lock r1 w2
594 6 reroll r2 w1 b1 b2 > 10.6.roll.2: TOOL STAR SKULL TWO_SOLDIERS
595 6 reroll r2 b1 > 10.6.roll.3: STAR SOLDIER
596 1 use corporal
597 1 reroll b1 > 10.1.roll.4: SKULL
598 1 use army-good-conduct-medal
599 1 set b1 STAR
600 1 enough
601 2 use corporal
602 2 reroll b1 > 10.2.roll.4: TOOL
603 3 use corporal
604 3 reroll w1 > 10.3.roll.4: SKULL
605 3 ready
606 4 ready
607 5 use corporal
608 5 reroll b2 > 10.5.roll.4: TWO_SOLDIERS
609 6 ready
610 1 claim STAR
611 1 white TWO_SOLDIERS
612 1 claim TWO_SOLDIERS
613 4 straight
614 4 take croix-de-guerre
615 6 claim TWO_SOLDIERS
616 1 recruit medic
617 1 done
618 2 done
619 3 done
620 4 recruit veteran
621 4 done
622 5 recruit sharpshooter
623 5 done
624 6 recruit medic
625 6 done
626 1 stay
627 2 stay
628 3 stay
629 4 stay
630 5 stay
631 6 stay
632 1 ready
633 2 ready
634 3 ready
635 4 ready
636 5 ready
637 6 ready
638 1 pay 0 0
639 1 lose soldiers
640 2 lose soldiers
641 3 lose soldiers
642 4 lose soldiers
643 5 lose soldiers
644 6 lose soldiers
645 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
646 1 lock r1 w1
647 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
648 1 reroll r2 b2 > 11.1.roll.3: SOLDIER STAR
649 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
650 2 lock w1 b2
651 2 reroll r1 r2 w2 b1 > 11.2.roll.2: SOLDIER STAR SKULL STAR
652 2 reroll r1 r2 w2 > 11.2.roll.3: STAR SKULL TWO_SOLDIERS
653 3 roll > 11.3.roll.1: COURAGE SOLDIER SOLDIER STAR COURAGE SKULL
654 3 lock r1 w1
655 3 reroll w2 b1 b2 > 11.3.roll.2: STAR STAR SKULL
656 3 reroll w2 b1 b2 > 11.3.roll.3: TWO_SOLDIERS TWO_SOLDIERS TOOL
657 4 roll > 11.4.roll.1: COURAGE TWO_SOLDIERS STAR TOOL TWO_SOLDIERS COURAGE
658 4 lock r2 b1
659 4 reroll r1 w1 w2 b2 > 11.4.roll.2: TOOL SKULL SKULL TOOL
660 4 reroll w1 w2 > 11.4.roll.3: TWO_SOLDIERS STAR
661 5 roll > 11.5.roll.1: SOLDIER TWO_SOLDIERS TOOL COURAGE COURAGE SOLDIER
662 5 lock r1 r2
663 5 reroll w1 w2 b1 > 11.5.roll.2: SKULL TWO_SOLDIERS SOLDIER
664 5 reroll w1 b2 > 11.5.roll.3: TWO_SOLDIERS SOLDIER
665 6 roll > 11.6.roll.1: SOLDIER TOOL TWO_SOLDIERS STAR TOOL SKULL
666 6 lock r1 w1
667 6 reroll r2 w2 b1 b2 > 11.6.roll.2: COURAGE SOLDIER TWO_SOLDIERS STAR
668 6 reroll r2 b2 > 11.6.roll.3: TWO_SOLDIERS SKULL
669 1 use corporal
670 1 reroll b2 > 11.1.roll.4: STAR
671 2 use corporal
672 2 reroll r2 > 11.2.roll.4: SOLDIER
673 3 use corporal
674 3 reroll b2 > 11.3.roll.4: TOOL
675 3 ready
676 4 use croix-de-guerre
677 4 use corporal
678 4 reroll w2 > 11.4.roll.4: SKULL
679 5 use corporal
680 5 reroll b1 > 11.5.roll.4: TOOL
681 6 use corporal
682 6 reroll b2 > 11.6.roll.4: TWO_SOLDIERS
683 6 use binoculars
684 6 set b1 SOLDIER
685 4 claim TWO_SOLDIERS
686 6 claim SOLDIER
687 6 reinforce 2
688 6 claim TWO_SOLDIERS
689 1 done
690 2 recruit veteran
691 2 done
692 3 recruit veteran
693 3 done
694 4 done
695 5 find bangalore-torpedo
696 5 done
697 6 done
698 1 stay
699 2 stay
700 3 stay
701 4 stay
702 5 stay
703 6 stay
704 1 ready
705 2 ready
706 3 ready
707 4 ready
708 5 use bangalore-torpedo
709 5 ready
710 6 ready
711 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
712 1 lock b1 b2
713 1 reroll r1 w2 > 12.1.roll.2: TOOL STAR
714 1 reroll r1 w2 > 12.1.roll.3: COURAGE TWO_SOLDIERS
715 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
716 2 lock w1 w2
717 2 reroll r1 r2 b1 b2 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
718 2 reroll r1 r2 b2 > 12.2.roll.3: SOLDIER TOOL TOOL
719 3 roll > 12.3.roll.1: COURAGE COURAGE SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
720 3 lock r1 b1
721 3 reroll r2 w2 > 12.3.roll.2: COURAGE COURAGE
722 3 reroll r2 w1 w2 > 12.3.roll.3: SOLDIER STAR TWO_SOLDIERS
723 4 roll > 12.4.roll.1: COURAGE STAR SKULL TOOL STAR TOOL
724 4 lock r2 b1
725 4 reroll r1 w1 w2 b2 > 12.4.roll.2: COURAGE STAR SKULL TOOL
726 4 reroll r1 w2 b2 > 12.4.roll.3: TOOL COURAGE COURAGE
727 5 roll > 12.5.roll.1: SOLDIER TOOL COURAGE TWO_SOLDIERS STAR COURAGE
728 5 lock r1 w2
729 5 reroll r2 w1 b1 b2 > 12.5.roll.2: SOLDIER SKULL TOOL COURAGE
730 5 stop
731 6 roll > 12.6.roll.1: SOLDIER TOOL SOLDIER SOLDIER SOLDIER SKULL
732 6 lock w1 b1
733 6 reroll w2 b2 > 12.6.roll.2: TOOL STAR
734 6 stop
735 1 use corporal
736 1 reroll r1 > 12.1.roll.4: TOOL
737 2 use corporal
738 2 reroll r2 > 12.2.roll.4: TWO_SOLDIERS
739 3 use corporal
740 3 reroll w1 > 12.3.roll.4: COURAGE
741 3 ready
742 4 use corporal
743 4 reroll r1 > 12.4.roll.4: SOLDIER
744 5 ready
745 6 ready
746 1 claim TWO_SOLDIERS
747 2 claim TWO_SOLDIERS
748 4 claim STAR
749 4 white TWO_SOLDIERS
750 5 straight
751 5 take legion-of-merit
752 6 claim SOLDIER
753 6 reinforce 5
754 1 recruit minesweeper
755 1 done
756 2 recruit scout
757 2 done
758 3 done
759 4 recruit medic
760 4 done
761 5 recruit scout
762 5 done
763 6 recruit veteran
764 6 done
765 1 advance 5
766 2 advance 5
767 3 advance 5
768 4 advance 5
769 5 advance 5
770 6 advance 5
771 4 ready > 12.0.mgf.4: 3
772 1 ready
773 2 ready
774 3 ready
775 4 ready
776 5 ready
777 6 ready
778 1 pay 1 0
779 1 lose soldiers
780 2 lose soldiers
781 3 lose soldiers
782 4 lose soldiers
783 5 lose soldiers
784 6 lose soldiers
785 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
786 1 lock b1 b2
787 1 reroll w2 > 13.1.roll.2: STAR
788 1 stop
789 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
790 2 lock r1 b2
791 2 reroll r2 w1 w2 b1 > 13.2.roll.2: SKULL STAR SOLDIER TOOL
792 2 reroll r2 b1 > 13.2.roll.3: SKULL STAR
793 3 roll > 13.3.roll.1: COURAGE SKULL COURAGE SKULL TWO_SOLDIERS STAR
794 3 lock b1 b2
795 3 reroll r1 r2 w1 w2 > 13.3.roll.2: TWO_SOLDIERS COURAGE SKULL TWO_SOLDIERS
796 3 reroll r2 w1 > 13.3.roll.3: TOOL SOLDIER
797 4 roll > 13.4.roll.1: COURAGE SKULL STAR SKULL COURAGE SOLDIER
798 4 lock w1 b2
799 4 reroll r1 r2 w2 b1 > 13.4.roll.2: STAR TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
800 4 stop
801 5 roll > 13.5.roll.1: SOLDIER COURAGE TOOL STAR TWO_SOLDIERS SOLDIER
802 5 lock b1 b2
803 5 reroll r2 w1 w2 > 13.5.roll.2: COURAGE COURAGE SOLDIER
804 5 reroll r2 w1 > 13.5.roll.3: TWO_SOLDIERS STAR
805 6 roll > 13.6.roll.1: SOLDIER TOOL COURAGE TWO_SOLDIERS STAR TOOL
806 6 lock r1 b1
807 6 reroll r2 b2 > 13.6.roll.2: STAR SOLDIER
808 6 reroll w1 w2 > 13.6.roll.3: SOLDIER COURAGE
809 1 ready
810 2 use corporal
811 2 reroll r2 > 13.2.roll.4: SKULL
812 3 use corporal
813 3 reroll w1 > 13.3.roll.4: STAR
814 3 ready
815 4 ready
816 5 use legion-of-merit
817 5 take tank
818 5 use corporal
819 5 reroll w1 > 13.5.roll.4: TWO_SOLDIERS
820 6 ready
821 1 straight
822 1 take bronze-star
823 2 claim STAR
824 2 white TWO_SOLDIERS
825 3 claim TWO_SOLDIERS
826 4 claim TWO_SOLDIERS
827 5 claim SOLDIER
828 5 reinforce 2
829 5 claim TWO_SOLDIERS
830 6 claim SOLDIER
831 6 reinforce 2
832 1 done
833 2 recruit lieutenant
834 2 done
835 3 recruit hero
836 3 done
837 4 recruit hero
838 4 done
839 5 done
840 6 trade 1
841 6 give soldiers 4
842 6 offer
843 1 accept
844 1 done
845 6 done
846 1 stay
847 2 stay
848 3 stay
849 4 stay
850 5 stay
851 6 stay
852 4 ready > 13.0.mgf.4: 6
853 1 ready
854 2 ready
855 3 ready
856 4 ready
857 5 ready
858 6 ready
859 1 pay 1 2
860 1 lose soldiers
861 2 lose soldiers
862 3 pay 1 0
863 3 lose soldiers
864 4 pay 5 0
865 4 lose soldiers
866 5 lose soldiers
867 6 lose soldiers
868 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
869 1 lock w1 w2
870 1 reroll r1 b1 b2 > 14.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS STAR
871 1 reroll r2 > 14.1.roll.3: SOLDIER
872 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
873 2 lock w1 b2
874 2 reroll r1 r2 w2 b1 > 14.2.roll.2: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS
875 2 reroll r1 w2 > 14.2.roll.3: STAR TWO_SOLDIERS
876 3 roll > 14.3.roll.1: TOOL STAR COURAGE TWO_SOLDIERS STAR TOOL
877 3 lock w2 b1
878 3 reroll r1 w1 b2 > 14.3.roll.2: STAR COURAGE SOLDIER
879 3 reroll r1 r2 > 14.3.roll.3: TOOL COURAGE
880 4 roll > 14.4.roll.1: TWO_SOLDIERS SOLDIER STAR TOOL TOOL SOLDIER
881 4 lock r2 b2
882 4 reroll w1 w2 b1 > 14.4.roll.2: STAR TOOL SKULL
883 4 reroll w1 w2 b1 > 14.4.roll.3: COURAGE TWO_SOLDIERS SOLDIER
884 5 roll > 14.5.roll.1: STAR STAR SOLDIER STAR COURAGE SKULL
885 5 lock w1 w2
886 5 reroll r1 r2 b1 b2 > 14.5.roll.2: STAR TWO_SOLDIERS TOOL TWO_SOLDIERS
887 5 reroll b1 > 14.5.roll.3: TOOL
888 6 roll > 14.6.roll.1: COURAGE SKULL TOOL TWO_SOLDIERS TWO_SOLDIERS SOLDIER
889 6 lock w2 b1
890 6 reroll r1 r2 w1 > 14.6.roll.2: SOLDIER TOOL TWO_SOLDIERS
891 6 stop
892 1 use bronze-star
893 1 find dispatch-case
894 1 use corporal
895 1 reroll r2 > 14.1.roll.4: TWO_SOLDIERS
896 1 ready
897 2 ready
898 3 use corporal
899 3 reroll r2 > 14.3.roll.4: TWO_SOLDIERS
900 3 ready
901 4 use corporal
902 4 reroll w1 > 14.4.roll.4: COURAGE
903 4 ready
904 5 use corporal
905 5 reroll b1 > 14.5.roll.4: SOLDIER
906 5 ready
907 6 ready
908 1 claim TWO_SOLDIERS
909 2 claim STAR
910 2 white TWO_SOLDIERS
911 2 claim TWO_SOLDIERS
912 1 trade 5
913 1 give soldiers 5
914 1 offer
915 2 recruit hero
916 2 done
917 3 done
918 4 done
919 5 accept
920 1 done
921 5 done
922 6 done
923 1 stay
924 2 stay
925 3 stay
926 4 stay
927 5 stay
928 6 stay
929 4 ready > 14.0.mgf.4: 6
930 1 ready
931 2 ready
932 3 ready
933 4 ready
934 5 ready
935 6 ready
936 1 pay 0 2
937 1 lose soldiers
938 2 pay 3 0
939 2 lose soldiers
940 3 pay 1 1
941 3 lose soldiers
942 4 pay 1 0
943 4 lose soldiers
944 5 lose soldiers
945 6 lose soldiers
946 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
947 1 lock r2 w2
948 1 reroll r1 b2 > 15.1.roll.2: SOLDIER TWO_SOLDIERS
949 1 reroll w1 b1 b2 > 15.1.roll.3: STAR COURAGE TOOL
950 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
951 2 lock w1 b1
952 2 reroll r1 b2 > 15.2.roll.2: SKULL SOLDIER
953 2 reroll r2 > 15.2.roll.3: STAR
954 3 roll > 15.3.roll.1: TWO_SOLDIERS SOLDIER SOLDIER COURAGE STAR TOOL
955 3 lock r2 w1
956 3 reroll w2 b1 b2 > 15.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER
957 3 reroll r1 w2 b1 > 15.3.roll.3: SKULL COURAGE TOOL
958 4 roll > 15.4.roll.1: COURAGE TOOL TWO_SOLDIERS SOLDIER COURAGE STAR
959 4 lock w1 w2
960 4 reroll r2 b1 > 15.4.roll.2: TWO_SOLDIERS TOOL
961 4 reroll b1 > 15.4.roll.3: TWO_SOLDIERS
962 5 roll > 15.5.roll.1: SOLDIER TOOL SOLDIER COURAGE TOOL TOOL
963 5 lock r1 w1
964 5 reroll r2 w2 b1 b2 > 15.5.roll.2: STAR SKULL SOLDIER SOLDIER
965 5 reroll w2 > 15.5.roll.3: SKULL
966 6 roll > 15.6.roll.1: COURAGE TOOL TWO_SOLDIERS SKULL TOOL COURAGE
967 6 lock w1 b2
968 6 reroll r1 r2 w2 b1 > 15.6.roll.2: STAR SOLDIER TOOL TOOL
969 6 reroll w2 b1 > 15.6.roll.3: SKULL TWO_SOLDIERS
970 1 use corporal
971 1 reroll b2 > 15.1.roll.4: SOLDIER
972 1 ready
973 2 ready
974 3 ready
975 4 ready
976 5 use corporal
977 5 reroll w2 > 15.5.roll.4: STAR
978 5 ready
979 6 ready
980 1 claim SOLDIER
981 1 reinforce 5
982 2 claim SKULL
983 3 claim SOLDIER
984 3 reinforce 5
985 4 claim TWO_SOLDIERS
986 5 claim SOLDIER
987 5 reinforce 6
988 6 straight
989 6 take distinguished-conduct-medal
990 1 trade 5
991 1 give soldiers 4
992 1 offer
993 2 done
994 3 done
995 4 done
996 5 accept
997 1 done
998 5 recruit medic
999 5 done
1000 6 recruit hero
1001 6 done
1002 1 move 6
1003 2 advance 7
1004 3 advance 7
1005 4 advance 7
1006 5 advance 7
1007 6 advance 7
1008 4 ready > 15.0.mgf.6: 5
1009 2 ready
1010 3 ready
1011 4 ready
1012 5 ready
1013 6 ready
1014 1 pay 1 1
1015 1 lose soldiers
1016 2 pay 0 1
1017 2 lose soldiers
1018 3 pay 1 0
1019 3 lose soldiers
1020 4 pay 1 1
1021 4 lose soldiers
1022 5 lose soldiers
1023 6 pay 3 0
1024 6 lose soldiers
1025 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
1026 1 lock w1 b1
1027 1 reroll r1 r2 w2 b2 > 16.1.roll.2: COURAGE SKULL TOOL SOLDIER
1028 1 reroll r1 r2 w2 > 16.1.roll.3: COURAGE STAR SKULL
1029 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
1030 2 lock w1 b1
1031 2 reroll r1 r2 w2 b2 > 16.2.roll.2: STAR SOLDIER STAR STAR
1032 2 reroll b2 > 16.2.roll.3: TWO_SOLDIERS
1033 3 roll > 16.3.roll.1: COURAGE SOLDIER COURAGE TOOL TOOL STAR
1034 3 lock r1 r2
1035 3 reroll w2 b1 b2 > 16.3.roll.2: SOLDIER SKULL STAR
1036 3 reroll b1 b2 > 16.3.roll.3: SKULL SKULL
1037 4 roll > 16.4.roll.1: STAR COURAGE SOLDIER SKULL TWO_SOLDIERS STAR
1038 4 lock b1 b2
1039 4 stop
1040 5 roll > 16.5.roll.1: COURAGE COURAGE TWO_SOLDIERS COURAGE SOLDIER STAR
1041 5 lock w1 w2
1042 5 reroll r2 b1 b2 > 16.5.roll.2: STAR COURAGE TOOL
1043 5 reroll b2 > 16.5.roll.3: SOLDIER
1044 6 roll > 16.6.roll.1: SKULL SKULL SOLDIER SKULL SOLDIER STAR
1045 6 lock b1 b2
1046 6 reroll r1 r2 w2 > 16.6.roll.2: COURAGE STAR SKULL
1047 6 reroll r1 r2 w2 > 16.6.roll.3: COURAGE SKULL SOLDIER
1048 1 use corporal
1049 1 reroll r1 > 16.1.roll.4: SOLDIER
1050 1 ready
1051 2 use corporal
1052 2 reroll r2 > 16.2.roll.4: TWO_SOLDIERS
1053 2 ready
1054 3 use corporal
1055 3 reroll b1 > 16.3.roll.4: TOOL
1056 3 ready
1057 4 ready
1058 5 ready
1059 6 use distinguished-conduct-medal
1060 6 recruit minesweeper
1061 6 use corporal
1062 6 reroll r2 > 16.6.roll.4: TOOL
1063 6 ready
1064 2 claim STAR
1065 2 courage 1
1066 2 claim TWO_SOLDIERS
1067 4 straight
1068 4 take silver-star
1069 5 claim COURAGE
1070 5 charge
1071 1 done
1072 2 recruit minesweeper
1073 2 trade 3
1074 2 give soldiers 4
1075 2 offer
1076 3 accept
1077 2 done
1078 3 done
1079 4 done
1080 5 done
1081 6 done
1082 1 advance 8
1083 2 stay
1084 3 stay
1085 4 stay
1086 5 stay
1087 6 stay
1088 4 ready > 16.0.mgf.6: 2 16.0.mgf.7: 4
1089 2 ready
1090 3 ready
1091 4 ready
1092 5 ready
1093 6 ready
1094 1 pay 3 1
1095 1 lose soldiers
1096 2 pay 0 0
1097 2 lose soldiers
1098 3 pay 2 0
1099 3 lose soldiers
1100 4 pay 1 2
1101 4 lose soldiers
1102 5 lose soldiers
1103 6 pay 1 1
1104 6 lose soldiers
1105 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
1106 1 lock r2 w2
1107 1 reroll w1 b1 b2 > 17.1.roll.2: TOOL SOLDIER SKULL
1108 1 reroll r1 w1 b1 b2 > 17.1.roll.3: COURAGE COURAGE SOLDIER STAR
1109 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
1110 2 lock b1 b2
1111 2 reroll w1 w2 > 17.2.roll.2: COURAGE SOLDIER
1112 2 stop
1113 3 roll > 17.3.roll.1: SOLDIER SOLDIER STAR STAR COURAGE SOLDIER
1114 3 lock r1 b2
1115 3 reroll r2 w1 w2 b1 > 17.3.roll.2: SOLDIER STAR SOLDIER SKULL
1116 3 reroll b1 > 17.3.roll.3: SOLDIER
1117 4 roll > 17.4.roll.1: SOLDIER SKULL STAR STAR COURAGE STAR
1118 4 lock w1 b2
1119 4 reroll r1 r2 w2 > 17.4.roll.2: SKULL TOOL TWO_SOLDIERS
1120 4 reroll r1 r2 b1 > 17.4.roll.3: SKULL STAR COURAGE
1121 5 roll > 17.5.roll.1: SKULL STAR COURAGE SKULL TWO_SOLDIERS SOLDIER
1122 5 lock b1 b2
1123 5 reroll r1 > 17.5.roll.2: STAR
1124 5 stop
1125 6 roll > 17.6.roll.1: SOLDIER SKULL TOOL TWO_SOLDIERS COURAGE SKULL
1126 6 lock r1 w2
1127 6 reroll r2 w1 > 17.6.roll.2: SKULL TOOL
1128 6 reroll r2 w1 b1 b2 > 17.6.roll.3: TWO_SOLDIERS COURAGE STAR SKULL
1129 1 use corporal
1130 1 reroll b1 > 17.1.roll.4: TOOL
1131 1 ready
1132 2 ready
1133 3 ready
1134 4 use corporal
1135 4 reroll r1 > 17.4.roll.4: TOOL
1136 4 ready
1137 5 ready
1138 6 ready
1139 2 claim COURAGE
1140 2 charge
1141 3 claim SOLDIER
1142 3 reinforce 5
1143 4 claim STAR
1144 4 white TWO_SOLDIERS
1145 5 straight
1146 5 take victoria-cross
1147 6 straight
1148 1 done
1149 2 done
1150 3 done
1151 4 recruit minesweeper
1152 4 done
1153 5 recruit veteran
1154 5 done
1155 6 done
1156 1 move 7
1157 2 stay
1158 3 stay
1159 4 stay
1160 5 stay
1161 6 stay
1162 4 ready > 17.0.mgf.6: 1
1163 1 ready
1164 2 ready
1165 3 ready
1166 4 ready
1167 5 ready
1168 6 ready
1169 1 pay 2 1
1170 1 lose soldiers
1171 2 pay 3 0
1172 2 lose soldiers
1173 3 pay 0 1
1174 3 lose soldiers
1175 4 pay 1 0
1176 4 lose soldiers
1177 5 lose soldiers
1178 6 pay 1 1
1179 6 lose soldiers
1180 1 roll > 18.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
1181 1 lock b1 b2
1182 1 reroll r1 r2 > 18.1.roll.2: STAR TOOL
1183 1 reroll r1 r2 > 18.1.roll.3: SOLDIER TOOL
1184 2 roll > 18.2.roll.1: TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL
1185 2 lock r2 b1
1186 2 reroll r1 w1 w2 b2 > 18.2.roll.2: TOOL COURAGE SOLDIER COURAGE
1187 2 reroll r1 > 18.2.roll.3: STAR
1188 3 roll > 18.3.roll.1: SKULL SOLDIER SOLDIER STAR SOLDIER TOOL
1189 3 lock w1 b1
1190 3 reroll r1 b2 > 18.3.roll.2: COURAGE SKULL
1191 3 reroll r1 b2 > 18.3.roll.3: SKULL SKULL
1192 4 roll > 18.4.roll.1: TOOL SKULL SKULL SKULL SOLDIER SKULL
1193 4 lock w1 b2
1194 4 reroll r1 w2 > 18.4.roll.2: STAR SKULL
1195 4 reroll w2 > 18.4.roll.3: SOLDIER
1196 5 roll > 18.5.roll.1: SOLDIER TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL
1197 5 lock r2 b1
1198 5 reroll w1 w2 b2 > 18.5.roll.2: COURAGE SKULL COURAGE
1199 5 reroll w1 w2 b2 > 18.5.roll.3: TOOL TWO_SOLDIERS TWO_SOLDIERS
1200 6 roll > 18.6.roll.1: TOOL SOLDIER TOOL TOOL SKULL TOOL
1201 6 lock w1 b2
1202 6 reroll w2 b1 > 18.6.roll.2: SOLDIER STAR
1203 6 reroll b1 > 18.6.roll.3: TWO_SOLDIERS
1204 1 use corporal
1205 1 reroll r2 > 18.1.roll.4: COURAGE
1206 1 ready
1207 2 ready
1208 3 use corporal
1209 3 reroll r1 > 18.3.roll.4: SOLDIER
1210 3 ready
1211 4 use corporal
1212 4 reroll r1 > 18.4.roll.4: SKULL
1213 4 use silver-star
1214 4 roll > 18.4.roll.5: COURAGE SKULL STAR TOOL TWO_SOLDIERS STAR
1215 4 lock b1 b2
1216 4 reroll r1 r2 w2 > 18.4.roll.6: TOOL COURAGE TOOL
1217 4 reroll r1 r2 w2 > 18.4.roll.7: SKULL TWO_SOLDIERS TWO_SOLDIERS
1218 4 ready
1219 5 use corporal
1220 5 reroll r1 > 18.5.roll.4: SOLDIER
1221 5 ready
1222 6 ready
1223 1 claim COURAGE
1224 1 charge
1225 2 claim SOLDIER
1226 2 reinforce 5
1227 3 claim SOLDIER
1228 3 reinforce 5
1229 4 claim TWO_SOLDIERS
1230 5 claim TWO_SOLDIERS
1231 6 claim TOOL
1232 1 done
1233 2 done
1234 3 done
1235 4 trade 1
1236 4 give soldiers 4
1237 4 offer
1238 1 accept
1239 1 done
1240 4 done
1241 5 done
1242 6 done
1243 1 charge 9
1244 2 advance 9
1245 2 sacrifice minesweeper
1246 3 advance 9 > 18.3.mine.1: 6
1247 3 pass
1248 3 pay 0 1
1249 3 lose soldiers
1250 3 sacrifice scout
1251 4 advance 9
1252 4 sacrifice minesweeper
1253 5 advance 9 > 18.5.mine.1: 2
1254 5 lose soldiers
1255 5 sacrifice decoy
1256 6 advance 9
1257 6 sacrifice minesweeper
1258 4 ready > 18.0.mgf.8: 6
1259 1 ready
1260 2 ready
1261 3 ready
1262 4 ready
1263 5 ready
1264 6 ready
1265 1 pay 6 0
1266 1 lose soldiers
1267 2 pay 2 1
1268 2 lose soldiers
1269 3 pay 0 0
1270 3 lose soldiers
1271 4 pay 0 2
1272 4 lose soldiers
1273 5 lose soldiers
1274 6 pay 0 2
1275 6 lose soldiers
1276 1 roll > 19.1.roll.1: SOLDIER COURAGE TOOL TWO_SOLDIERS COURAGE SKULL
1277 1 lock r1 r2
1278 1 reroll w1 w2 b2 > 19.1.roll.2: TWO_SOLDIERS STAR TWO_SOLDIERS
1279 1 reroll w2 > 19.1.roll.3: SKULL
1280 2 roll > 19.2.roll.1: STAR TWO_SOLDIERS SOLDIER SKULL COURAGE COURAGE
1281 2 lock r2 w1
1282 2 reroll r1 w2 b1 b2 > 19.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER TOOL
1283 2 reroll b1 b2 > 19.2.roll.3: TWO_SOLDIERS TOOL
1284 3 roll > 19.3.roll.1: SKULL COURAGE STAR TOOL SOLDIER SOLDIER
1285 3 lock b1 b2
1286 3 reroll r1 r2 w1 w2 > 19.3.roll.2: SOLDIER COURAGE SOLDIER SKULL
1287 3 reroll r2 w2 > 19.3.roll.3: STAR SOLDIER
1288 4 roll > 19.4.roll.1: TOOL TWO_SOLDIERS COURAGE COURAGE SOLDIER SKULL
1289 4 lock r2 b1
1290 4 reroll r1 w1 w2 b2 > 19.4.roll.2: STAR STAR TOOL TOOL
1291 4 reroll r1 w1 w2 b2 > 19.4.roll.3: TWO_SOLDIERS SKULL COURAGE COURAGE
1292 5 roll > 19.5.roll.1: TOOL COURAGE SOLDIER STAR SOLDIER STAR
1293 5 lock w1 b1
1294 5 reroll r1 r2 w2 b2 > 19.5.roll.2: COURAGE STAR SKULL STAR
1295 5 reroll r1 r2 w2 b2 > 19.5.roll.3: TWO_SOLDIERS COURAGE SKULL SOLDIER
1296 6 roll > 19.6.roll.1: TOOL TOOL SOLDIER STAR TOOL STAR
1297 6 lock w1 w2
1298 6 reroll r1 r2 b1 > 19.6.roll.2: COURAGE SKULL STAR
1299 6 reroll r1 r2 b2 > 19.6.roll.3: SKULL STAR TOOL
1300 1 use corporal
1301 1 reroll w2 > 19.1.roll.4: COURAGE
1302 1 ready
1303 2 ready
1304 3 use corporal
1305 3 reroll r2 > 19.3.roll.4: SKULL
1306 3 ready
1307 4 use corporal
1308 4 reroll w1 > 19.4.roll.4: SKULL
1309 4 ready
1310 5 use corporal
1311 5 reroll r2 > 19.5.roll.4: SKULL
1312 5 ready
1313 6 use purple-heart
1314 6 use corporal
1315 6 reroll r1 > 19.6.roll.4: SOLDIER
1316 6 ready
1317 1 claim COURAGE
1318 1 charge
1319 2 claim TWO_SOLDIERS
1320 3 claim SOLDIER
1321 3 reinforce 6
1322 5 cancel w1
1323 6 claim STAR
1324 6 white TWO_SOLDIERS
1325 1 find strategic-map
1326 2 find strategic-map
1327 3 mine
1328 3 find mortar
1329 3 done
1330 4 mine
1331 4 find carrier-pigeon
1332 4 done
1333 5 mine
1334 5 done
1335 6 mine
1336 1 done
1337 6 recruit combat-photographer
1338 6 done
1339 1 charge bunker
1340 2 trade 3
1341 2 give soldiers 5
1342 2 offer
1343 3 accept
1344 2 advance bunker
1345 3 advance bunker
1346 4 advance bunker
1347 5 advance bunker
1348 6 advance bunker
1349 3 ready
1350 4 ready > 19.0.mgf.9: 5
1351 1 ready
1352 2 ready
1353 3 ready
1354 4 ready
1355 5 ready
1356 6 ready
1357 1 pay 7 0
1358 1 lose soldiers
1359 2 lose soldiers
1360 3 lose soldiers
1361 4 pay 2 0
1362 4 lose soldiers
1363 5 lose soldiers
1364 6 lose soldiers
end won seed=golden-0
