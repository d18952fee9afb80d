# ends as fa04dcf6ff46eb9650dfd0ef5327bd13
hh2 dday n-19 units=6 boxes=base+way-to-hell opts=shaef rules=3 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start 1
2 2 start 1
3 3 start 1
4 4 start 1
5 5 start 1
6 6 start 1
7 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
8 1 lock r2 b1
9 1 reroll r1 w1 w2 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
10 1 reroll r1 w1 w2 > 1.1.roll.3: SOLDIER TOOL SKULL
11 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
12 2 lock w2 b1
13 2 reroll w1 b2 > 1.2.roll.2: STAR TOOL
14 2 reroll b2 > 1.2.roll.3: TWO_SOLDIERS
15 3 roll > 1.3.roll.1: TOOL SOLDIER COURAGE TWO_SOLDIERS STAR COURAGE
16 3 lock w1 w2
17 3 reroll r1 r2 b1 > 1.3.roll.2: SKULL SOLDIER TWO_SOLDIERS
18 3 reroll r1 r2 > 1.3.roll.3: SOLDIER TWO_SOLDIERS
19 4 roll > 1.4.roll.1: SOLDIER STAR STAR SKULL TWO_SOLDIERS SOLDIER
20 4 lock b1 b2
21 4 reroll r2 w1 w2 > 1.4.roll.2: TOOL STAR SOLDIER
22 4 reroll r2 > 1.4.roll.3: SOLDIER
23 5 roll > 1.5.roll.1: COURAGE TWO_SOLDIERS SOLDIER TWO_SOLDIERS STAR TWO_SOLDIERS
24 5 lock w2 b2
25 5 reroll w1 b1 > 1.5.roll.2: SOLDIER SKULL
26 5 reroll b1 > 1.5.roll.3: COURAGE
27 6 roll > 1.6.roll.1: SKULL SOLDIER TOOL COURAGE TOOL SOLDIER
28 6 lock r2 b2
29 6 reroll r1 w1 w2 b1 > 1.6.roll.2: TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS
30 6 reroll r1 > 1.6.roll.3: STAR
31 1 cancel w1
32 2 claim SOLDIER
33 2 reinforce 3
34 3 claim TWO_SOLDIERS
35 4 claim SOLDIER
36 4 reinforce 5
37 5 claim TWO_SOLDIERS
38 6 claim SOLDIER
39 6 reinforce 1
40 1 done
41 2 done
42 3 done
43 4 done
44 5 done
45 6 done
46 1 stay
47 2 stay
48 3 stay
49 4 stay
50 5 stay
51 6 stay
52 1 ready
53 2 ready
54 3 ready
55 4 ready
56 5 ready
57 6 ready
58 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
59 1 lock b1 b2
60 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
61 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
62 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
63 2 lock w1 b2
64 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
65 2 reroll w2 > 2.2.roll.3: TOOL
66 3 roll > 2.3.roll.1: TOOL COURAGE SOLDIER TOOL SOLDIER TWO_SOLDIERS
67 3 lock b1 b2
68 3 reroll r1 r2 w2 > 2.3.roll.2: COURAGE STAR SKULL
69 3 reroll r1 r2 w2 > 2.3.roll.3: STAR COURAGE TOOL
70 4 roll > 2.4.roll.1: COURAGE SOLDIER TWO_SOLDIERS SOLDIER TWO_SOLDIERS SKULL
71 4 lock w1 b1
72 4 reroll r1 r2 b2 > 2.4.roll.2: STAR SOLDIER SOLDIER
73 4 reroll r1 > 2.4.roll.3: STAR
74 5 roll > 2.5.roll.1: COURAGE STAR COURAGE STAR SKULL SOLDIER
75 5 lock r2 w2
76 5 reroll r1 w1 b1 b2 > 2.5.roll.2: TWO_SOLDIERS TWO_SOLDIERS STAR SOLDIER
77 5 reroll b2 > 2.5.roll.3: STAR
78 6 roll > 2.6.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER TOOL COURAGE
79 6 lock r1 r2
80 6 reroll w1 b1 b2 > 2.6.roll.2: STAR TOOL SOLDIER
81 6 reroll b1 > 2.6.roll.3: SOLDIER
82 1 cancel w2
83 2 claim SOLDIER
84 2 reinforce 1
85 4 claim SOLDIER
86 4 reinforce 6
87 5 claim STAR
88 5 white TWO_SOLDIERS
89 6 claim SOLDIER
90 6 reinforce 1
91 1 done
92 2 done
93 3 done
94 4 recruit sharpshooter
95 4 done
96 5 recruit medic
97 5 done
98 6 recruit sharpshooter
99 6 done
100 1 stay
101 2 stay
102 3 stay
103 4 stay
104 5 stay
105 6 stay
106 1 ready
107 2 ready
108 3 ready
109 4 ready
110 5 ready
111 6 ready
112 4 lose soldiers
113 5 lose soldiers
114 6 lose soldiers
115 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
116 1 lock r1 w2
117 1 reroll r2 w1 b1 b2 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
118 1 reroll r2 w1 > 3.1.roll.3: TWO_SOLDIERS SKULL
119 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
120 2 lock w1 w2
121 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
122 2 reroll r1 r2 > 3.2.roll.3: SOLDIER STAR
123 3 roll > 3.3.roll.1: SOLDIER TWO_SOLDIERS SKULL TOOL STAR TWO_SOLDIERS
124 3 lock r2 b2
125 3 reroll w1 w2 b1 > 3.3.roll.2: SOLDIER TWO_SOLDIERS COURAGE
126 3 reroll b1 > 3.3.roll.3: COURAGE
127 4 roll > 3.4.roll.1: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS STAR TWO_SOLDIERS SOLDIER
128 4 lock w1 b1
129 4 reroll w2 b2 > 3.4.roll.2: SOLDIER COURAGE
130 4 stop
131 5 roll > 3.5.roll.1: TWO_SOLDIERS SKULL COURAGE STAR STAR SKULL
132 5 lock r1 w2
133 5 reroll r2 w1 b1 b2 > 3.5.roll.2: TOOL SKULL SOLDIER TOOL
134 5 reroll r2 w1 b2 > 3.5.roll.3: TOOL TWO_SOLDIERS SOLDIER
135 6 roll > 3.6.roll.1: SOLDIER STAR COURAGE TWO_SOLDIERS COURAGE STAR
136 6 lock w1 w2
137 6 reroll r1 r2 b2 > 3.6.roll.2: SKULL STAR COURAGE
138 6 reroll r1 r2 b2 > 3.6.roll.3: SKULL SOLDIER COURAGE
139 1 cancel r1
140 3 claim TWO_SOLDIERS
141 4 claim TWO_SOLDIERS
142 1 recruit sharpshooter
143 1 done
144 2 recruit sharpshooter
145 2 done
146 3 done
147 4 done
148 5 done
149 6 done
150 1 advance 3
151 2 advance 3
152 3 advance 3
153 4 advance 3
154 5 advance 3
155 6 advance 3
156 1 ready
157 2 ready
158 3 trade 1
159 3 give courage 2
160 3 offer
161 1 accept
162 1 ready
163 3 ready
164 4 ready
165 5 ready
166 6 ready
167 1 lose soldiers
168 2 lose soldiers
169 4 lose soldiers
170 5 lose soldiers
171 6 lose soldiers
172 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
173 1 lock w1 b1
174 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
175 1 reroll b2 > 4.1.roll.3: TOOL
176 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
177 2 lock w1 b2
178 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
179 2 reroll r2 > 4.2.roll.3: COURAGE
180 3 roll > 4.3.roll.1: STAR SOLDIER TOOL TWO_SOLDIERS SKULL SOLDIER
181 3 lock r1 b2
182 3 reroll w1 w2 b1 > 4.3.roll.2: TOOL TOOL SKULL
183 3 reroll w1 w2 b1 > 4.3.roll.3: STAR SKULL SKULL
184 4 roll > 4.4.roll.1: SOLDIER TOOL COURAGE TOOL STAR COURAGE
185 4 lock w1 b1
186 4 reroll r1 r2 w2 b2 > 4.4.roll.2: SOLDIER COURAGE COURAGE SKULL
187 4 reroll r1 r2 w2 b2 > 4.4.roll.3: SKULL TOOL COURAGE TOOL
188 5 roll > 4.5.roll.1: TOOL COURAGE TWO_SOLDIERS STAR TOOL TOOL
189 5 lock w1 w2
190 5 reroll r1 r2 b1 b2 > 4.5.roll.2: TWO_SOLDIERS SKULL SKULL SOLDIER
191 5 reroll r2 b1 b2 > 4.5.roll.3: TWO_SOLDIERS SKULL COURAGE
192 6 roll > 4.6.roll.1: SOLDIER SKULL TWO_SOLDIERS COURAGE SKULL TOOL
193 6 lock r1 w1
194 6 reroll r2 w2 b1 b2 > 4.6.roll.2: STAR COURAGE TWO_SOLDIERS TWO_SOLDIERS
195 6 reroll r2 w2 > 4.6.roll.3: TOOL TOOL
196 1 claim COURAGE
197 1 soldiers
198 2 claim SOLDIER
199 2 reinforce 1
200 3 cancel r2
201 3 cancel b2
202 5 cancel b2
203 1 done
204 2 done
205 3 recruit minesweeper
206 3 done
207 4 find lucky-charm
208 5 done
209 6 mine
210 4 done
211 6 use lucky-charm
212 6 gain stars
213 6 done
214 1 stay
215 2 stay
216 3 stay
217 4 stay
218 5 stay
219 6 stay
220 1 ready
221 2 ready
222 3 ready
223 4 ready
224 5 ready
225 6 ready
226 1 lose soldiers
227 2 lose soldiers
228 3 lose soldiers
229 4 lose soldiers
230 5 lose soldiers
231 6 lose soldiers
232 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
233 1 lock b1 b2
234 1 reroll r1 > 5.1.roll.2: TWO_SOLDIERS
235 1 stop
236 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
237 2 lock w2 b1
238 2 reroll r1 r2 > 5.2.roll.2: COURAGE COURAGE
239 2 reroll r1 r2 > 5.2.roll.3: SKULL SOLDIER
240 3 roll > 5.3.roll.1: SOLDIER SKULL TWO_SOLDIERS TWO_SOLDIERS STAR SKULL
241 3 lock w1 w2
242 3 reroll r1 r2 b1 b2 > 5.3.roll.2: TOOL STAR SKULL SOLDIER
243 3 reroll r1 b1 > 5.3.roll.3: SKULL TOOL
244 4 roll > 5.4.roll.1: COURAGE STAR TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
245 4 lock w1 w2
246 4 reroll r1 r2 b1 b2 > 5.4.roll.2: TOOL TWO_SOLDIERS TWO_SOLDIERS SOLDIER
247 4 reroll r1 > 5.4.roll.3: COURAGE
248 5 roll > 5.5.roll.1: COURAGE TOOL SOLDIER STAR COURAGE COURAGE
249 5 lock w1 w2
250 5 reroll r1 r2 b1 b2 > 5.5.roll.2: TWO_SOLDIERS TOOL TWO_SOLDIERS STAR
251 5 reroll r2 > 5.5.roll.3: TOOL
252 6 roll > 5.6.roll.1: COURAGE STAR TWO_SOLDIERS SKULL SKULL COURAGE
253 6 lock r2 w1
254 6 reroll r1 w2 b1 b2 > 5.6.roll.2: STAR STAR SKULL SOLDIER
255 6 reroll r1 b1 b2 > 5.6.roll.3: SOLDIER COURAGE SOLDIER
256 1 straight
257 1 take distinguished-service-cross
258 2 claim SOLDIER
259 2 reinforce 1
260 3 cancel b1
261 4 claim TWO_SOLDIERS
262 1 done
263 2 done
264 3 done
265 4 done
266 5 recruit minesweeper
267 5 done
268 6 recruit minesweeper
269 6 done
270 1 stay
271 2 stay
272 3 stay
273 4 stay
274 5 stay
275 6 stay
276 1 ready
277 2 ready
278 3 ready
279 4 trade 2
280 4 give courage 2
281 4 offer
282 2 accept
283 2 ready
284 4 ready
285 5 ready
286 6 trade 2
287 6 give courage 4
288 6 offer
289 2 accept
290 2 ready
291 6 ready
292 1 lose soldiers
293 2 lose soldiers
294 3 lose soldiers
295 4 lose soldiers
296 5 lose soldiers
297 6 lose soldiers
298 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
299 1 lock r1 w1
300 1 reroll r2 w2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
301 1 reroll b2 > 6.1.roll.3: STAR
302 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
303 2 lock r1 b2
304 2 reroll r2 w1 w2 b1 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER SKULL
305 2 reroll w1 w2 b1 > 6.2.roll.3: SOLDIER TWO_SOLDIERS SOLDIER
306 3 roll > 6.3.roll.1: SOLDIER TOOL SKULL SOLDIER STAR STAR
307 3 lock r1 w2
308 3 reroll r2 w1 b1 b2 > 6.3.roll.2: SOLDIER COURAGE SKULL TWO_SOLDIERS
309 3 reroll w1 b1 > 6.3.roll.3: COURAGE STAR
310 4 roll > 6.4.roll.1: STAR TOOL STAR TOOL COURAGE SOLDIER
311 4 lock r1 w1
312 4 reroll r2 w2 b1 b2 > 6.4.roll.2: COURAGE COURAGE STAR SOLDIER
313 4 reroll r2 w2 > 6.4.roll.3: SOLDIER STAR
314 5 roll > 6.5.roll.1: SOLDIER COURAGE COURAGE TWO_SOLDIERS TOOL SOLDIER
315 5 lock w2 b2
316 5 reroll r2 w1 b1 > 6.5.roll.2: SOLDIER COURAGE SOLDIER
317 5 reroll w1 > 6.5.roll.3: STAR
318 6 roll > 6.6.roll.1: STAR SOLDIER SKULL TWO_SOLDIERS COURAGE SKULL
319 6 lock w2 b1
320 6 reroll r1 r2 w1 b2 > 6.6.roll.2: TOOL TWO_SOLDIERS TOOL SOLDIER
321 6 reroll r1 w1 b2 > 6.6.roll.3: STAR SKULL SOLDIER
322 1 use distinguished-service-cross
323 1 bonus TWO_SOLDIERS
324 1 claim TWO_SOLDIERS
325 4 claim STAR
326 4 white SOLDIER
327 4 claim SOLDIER
328 4 reinforce 3
329 1 recruit minesweeper
330 1 done
331 2 recruit minesweeper
332 2 done
333 3 recruit sharpshooter
334 3 done
335 4 recruit minesweeper
336 4 done
337 5 recruit sharpshooter
338 5 done
339 6 done
340 1 move 4
341 2 move 4
342 3 move 4
343 4 move 4
344 5 move 4
345 6 move 4
346 1 ready
347 2 ready
348 3 ready
349 4 ready
350 5 ready
351 6 ready
352 1 lose soldiers
353 2 lose soldiers
354 3 lose soldiers
355 4 lose soldiers
356 5 lose soldiers
357 6 lose soldiers
358 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
359 1 lock w1 w2
360 1 reroll b1 b2 > 7.1.roll.2: STAR SKULL
361 1 reroll b2 > 7.1.roll.3: SKULL
362 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
363 2 lock b1 b2
364 2 reroll r2 w1 w2 > 7.2.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
365 2 reroll w1 > 7.2.roll.3: COURAGE
366 3 roll > 7.3.roll.1: TOOL SKULL SKULL SOLDIER SOLDIER TOOL
367 3 lock w2 b1
368 3 reroll r1 r2 w1 b2 > 7.3.roll.2: SKULL COURAGE COURAGE TWO_SOLDIERS
369 3 reroll r1 r2 w1 > 7.3.roll.3: SOLDIER TWO_SOLDIERS TWO_SOLDIERS
370 4 roll > 7.4.roll.1: TOOL TOOL TWO_SOLDIERS COURAGE SKULL SKULL
371 4 lock w1 w2
372 4 reroll r1 r2 b1 b2 > 7.4.roll.2: COURAGE TOOL STAR SKULL
373 4 reroll r1 r2 b1 b2 > 7.4.roll.3: COURAGE SOLDIER TOOL SKULL
374 5 roll > 7.5.roll.1: TOOL COURAGE TWO_SOLDIERS TWO_SOLDIERS COURAGE TWO_SOLDIERS
375 5 lock w1 b2
376 5 reroll r1 r2 b1 > 7.5.roll.2: TOOL TWO_SOLDIERS SKULL
377 5 reroll r1 b1 > 7.5.roll.3: TOOL TOOL
378 6 roll > 7.6.roll.1: SKULL TOOL SKULL COURAGE SOLDIER STAR
379 6 lock b1 b2
380 6 reroll r1 r2 w1 w2 > 7.6.roll.2: COURAGE SKULL COURAGE TOOL
381 6 reroll r1 r2 w1 w2 > 7.6.roll.3: SKULL STAR TWO_SOLDIERS COURAGE
382 1 claim STAR
383 1 white TWO_SOLDIERS
384 2 claim TWO_SOLDIERS
385 3 claim SOLDIER
386 3 reinforce 6
387 3 claim TWO_SOLDIERS
388 5 claim TWO_SOLDIERS
389 1 recruit beachmaster
390 1 done
391 2 done
392 3 done
393 4 recruit scout
394 4 done
395 5 find walkie-talkie
396 5 done
397 6 recruit beachmaster
398 6 done
399 1 stay
400 2 stay
401 3 stay
402 4 stay
403 5 stay
404 6 stay
405 1 ready
406 2 ready
407 3 ready
408 4 ready
409 5 ready
410 6 ready
411 1 lose soldiers
412 2 lose soldiers
413 3 lose soldiers
414 4 lose soldiers
415 5 lose soldiers
416 6 lose soldiers
417 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
418 1 lock w2 b1
419 1 reroll r1 r2 w1 b2 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
420 1 reroll r1 b2 > 8.1.roll.3: COURAGE SKULL
421 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
422 2 lock r1 r2
423 2 reroll w1 w2 b2 > 8.2.roll.2: COURAGE SOLDIER COURAGE
424 2 reroll w1 w2 b2 > 8.2.roll.3: SKULL SOLDIER STAR
425 3 roll > 8.3.roll.1: SKULL SOLDIER TWO_SOLDIERS TWO_SOLDIERS TOOL SOLDIER
426 3 lock r2 b2
427 3 reroll r1 w1 w2 b1 > 8.3.roll.2: SOLDIER STAR TOOL SKULL
428 3 reroll w1 w2 b1 > 8.3.roll.3: TWO_SOLDIERS COURAGE COURAGE
429 4 roll > 8.4.roll.1: STAR COURAGE TOOL TOOL SOLDIER TWO_SOLDIERS
430 4 lock b1 b2
431 4 reroll r1 r2 w1 w2 > 8.4.roll.2: SOLDIER SOLDIER SOLDIER COURAGE
432 4 reroll w2 > 8.4.roll.3: COURAGE
433 5 roll > 8.5.roll.1: COURAGE COURAGE SKULL SKULL TOOL STAR
434 5 lock r1 b2
435 5 reroll r2 w1 w2 b1 > 8.5.roll.2: TOOL SOLDIER SKULL SKULL
436 5 reroll r2 w2 b1 > 8.5.roll.3: STAR SKULL COURAGE
437 6 roll > 8.6.roll.1: SOLDIER TWO_SOLDIERS TWO_SOLDIERS SKULL COURAGE TOOL
438 6 lock r2 w1
439 6 reroll w2 b1 b2 > 8.6.roll.2: SKULL STAR TWO_SOLDIERS
440 6 reroll w2 > 8.6.roll.3: TWO_SOLDIERS
441 4 claim SOLDIER
442 4 reinforce 6
443 6 claim TWO_SOLDIERS
444 1 done
445 2 recruit beachmaster
446 2 done
447 3 done
448 4 done
449 5 recruit scout
450 5 done
451 6 done
452 1 stay
453 2 stay
454 3 stay
455 4 stay
456 5 stay
457 6 stay
458 1 ready
459 2 ready
460 3 ready
461 4 ready
462 5 ready
463 6 ready
464 1 lose soldiers
465 2 lose soldiers
466 3 lose soldiers
467 4 lose soldiers
468 5 lose soldiers
469 6 lose soldiers
470 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
471 1 lock r2 w1
472 1 reroll r1 w2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
473 1 reroll r1 b1 b2 > 9.1.roll.3: TWO_SOLDIERS STAR TOOL
474 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
475 2 lock r1 b1
476 2 reroll r2 w1 w2 b2 > 9.2.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
477 2 reroll w1 b2 > 9.2.roll.3: SOLDIER COURAGE
478 3 roll > 9.3.roll.1: TWO_SOLDIERS TOOL TWO_SOLDIERS TOOL TWO_SOLDIERS TWO_SOLDIERS
479 3 lock w1 b1
480 3 reroll b2 > 9.3.roll.2: SOLDIER
481 3 reroll b2 > 9.3.roll.3: COURAGE
482 4 roll > 9.4.roll.1: STAR SKULL TOOL SKULL COURAGE TWO_SOLDIERS
483 4 lock r1 b2
484 4 reroll r2 w1 w2 b1 > 9.4.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER SOLDIER
485 4 reroll w2 > 9.4.roll.3: SKULL
486 5 roll > 9.5.roll.1: COURAGE TOOL COURAGE COURAGE TOOL SOLDIER
487 5 lock r2 b1
488 5 reroll r1 w1 w2 b2 > 9.5.roll.2: TOOL STAR SKULL TOOL
489 5 reroll w1 w2 > 9.5.roll.3: TWO_SOLDIERS SKULL
490 6 roll > 9.6.roll.1: TWO_SOLDIERS TWO_SOLDIERS STAR STAR TOOL COURAGE
491 6 lock r1 r2
492 6 reroll w1 w2 b1 b2 > 9.6.roll.2: COURAGE SOLDIER SOLDIER SOLDIER
493 6 reroll w1 > 9.6.roll.3: SKULL
494 3 claim TWO_SOLDIERS
495 4 claim TWO_SOLDIERS
496 1 recruit veteran
497 1 done
498 2 done
499 3 done
500 4 done
501 5 find flame-thrower
502 5 done
503 6 done
504 1 move 5
505 2 move 5
506 3 move 5
507 4 move 5
508 5 move 5
509 6 move 5
510 1 ready
511 2 ready
512 3 ready
513 4 ready
514 5 ready
515 6 ready
516 1 lose soldiers
517 2 lose soldiers
518 3 lose soldiers
519 4 lose soldiers
520 5 lose soldiers
521 6 lose soldiers
522 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
523 1 lock r1 w2
524 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
525 1 reroll b1 > 10.1.roll.3: SOLDIER
526 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
527 2 lock r1 w2
528 2 reroll r2 w1 b1 b2 > 10.2.roll.2: SKULL TOOL TOOL STAR
529 2 reroll r2 w1 b1 b2 > 10.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
530 3 roll > 10.3.roll.1: SKULL STAR STAR SKULL TOOL TWO_SOLDIERS
531 3 lock w1 b2
532 3 reroll r1 w2 b1 > 10.3.roll.2: STAR SKULL COURAGE
533 3 reroll r2 w2 b1 > 10.3.roll.3: STAR STAR TOOL
534 4 roll > 10.4.roll.1: TWO_SOLDIERS TOOL SOLDIER STAR COURAGE TWO_SOLDIERS
535 4 lock w1 w2
536 4 reroll r2 b2 > 10.4.roll.2: SOLDIER SOLDIER
537 4 reroll r1 > 10.4.roll.3: TWO_SOLDIERS
538 5 roll > 10.5.roll.1: SKULL STAR SOLDIER SKULL TWO_SOLDIERS TOOL
539 5 lock w1 b1
540 5 reroll r1 r2 w2 b2 > 10.5.roll.2: STAR TWO_SOLDIERS SKULL COURAGE
541 5 stop
542 6 roll > 10.6.roll.1: TWO_SOLDIERS SKULL COURAGE TWO_SOLDIERS TOOL STAR
543 6 lock r1 w2
544 6 reroll r2 w1 b1 b2 > 10.6.roll.2: TOOL STAR SKULL TWO_SOLDIERS
545 6 reroll r2 b1 > 10.6.roll.3: STAR SOLDIER
546 1 claim TWO_SOLDIERS
547 4 claim SOLDIER
548 4 reinforce 5
549 5 straight
550 5 take medal-of-honor
551 6 claim TWO_SOLDIERS
552 1 recruit medic
553 1 done
554 2 recruit veteran
555 2 done
556 3 recruit medic
557 3 done
558 4 recruit medic
559 4 find pocket-bible
560 4 use pocket-bible
561 4 buy award > 10.4.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,memorial-cross,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: silver-star
562 4 trade 1
563 4 give soldiers 4
564 4 offer
565 1 accept
566 1 done
567 4 done
568 5 recruit beachmaster
569 5 done
570 6 recruit medic
571 6 done
572 1 advance 7
573 2 advance 7
574 3 advance 7
575 4 advance 7
576 5 advance 7
577 6 advance 7 > 10.0.mgf.6: 3
578 1 ready
579 2 ready
580 3 ready
581 4 ready
582 5 ready
583 6 ready
584 1 lose soldiers
585 2 lose soldiers
586 3 lose soldiers
587 4 lose soldiers
588 5 lose soldiers
589 6 lose soldiers
590 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
591 1 lock r2 b1
592 1 reroll w1 w2 b2 > 11.1.roll.2: SKULL SKULL SOLDIER
593 1 reroll w1 w2 > 11.1.roll.3: SOLDIER STAR
594 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
595 2 lock w1 b2
596 2 reroll r1 r2 w2 > 11.2.roll.2: TOOL TWO_SOLDIERS SOLDIER
597 2 reroll r1 > 11.2.roll.3: STAR
598 3 roll > 11.3.roll.1: COURAGE SOLDIER SOLDIER STAR COURAGE SKULL
599 3 lock r2 w1
600 3 reroll r1 b1 b2 > 11.3.roll.2: STAR STAR SKULL
601 3 reroll b2 > 11.3.roll.3: COURAGE
602 4 roll > 11.4.roll.1: COURAGE TWO_SOLDIERS STAR TOOL TWO_SOLDIERS COURAGE
603 4 lock r2 b1
604 4 reroll w1 w2 > 11.4.roll.2: SOLDIER STAR
605 4 reroll w1 w2 > 11.4.roll.3: TWO_SOLDIERS STAR
606 5 roll > 11.5.roll.1: SOLDIER TWO_SOLDIERS TOOL COURAGE COURAGE SOLDIER
607 5 lock r1 r2
608 5 reroll w1 w2 b1 > 11.5.roll.2: SKULL TWO_SOLDIERS SOLDIER
609 5 reroll w1 b2 > 11.5.roll.3: TWO_SOLDIERS SOLDIER
610 6 roll > 11.6.roll.1: SOLDIER TOOL TWO_SOLDIERS STAR TOOL SKULL
611 6 lock r2 b1
612 6 reroll r1 w1 w2 b2 > 11.6.roll.2: COURAGE SOLDIER TWO_SOLDIERS STAR
613 6 reroll r1 w1 > 11.6.roll.3: TWO_SOLDIERS SKULL
614 4 ready
615 5 use medal-of-honor
616 5 for 2
617 5 add red TWO_SOLDIERS
618 5 add white TWO_SOLDIERS
619 5 add blue TWO_SOLDIERS
620 1 claim STAR
621 1 courage 2
622 1 claim SOLDIER
623 1 reinforce 2
624 2 claim TWO_SOLDIERS
625 2 claim TWO_SOLDIERS
626 3 claim STAR
627 3 white TWO_SOLDIERS
628 4 claim TWO_SOLDIERS
629 1 recruit scout
630 1 trade 3
631 1 give soldiers 4
632 1 offer
633 2 recruit scout
634 2 done
635 3 accept
636 1 done
637 3 recruit engineer
638 3 done
639 4 done
640 5 done
641 6 recruit scout
642 6 done
643 1 stay
644 2 stay
645 3 stay
646 4 stay
647 5 stay
648 6 stay > 11.0.mgf.6: 6
649 1 ready
650 2 ready
651 3 ready
652 4 ready
653 5 ready
654 6 ready
655 1 lose soldiers
656 2 lose soldiers
657 3 lose soldiers
658 4 lose soldiers
659 5 lose soldiers
660 6 lose soldiers
661 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
662 1 lock w1 b1
663 1 reroll r1 w2 b2 > 12.1.roll.2: TWO_SOLDIERS STAR SOLDIER
664 1 reroll r2 b2 > 12.1.roll.3: COURAGE TWO_SOLDIERS
665 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
666 2 lock r2 b2
667 2 reroll r1 w1 w2 b1 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
668 2 reroll r1 w2 > 12.2.roll.3: TOOL TOOL
669 3 roll > 12.3.roll.1: COURAGE COURAGE SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
670 3 lock b1 b2
671 3 reroll r1 r2 w1 w2 > 12.3.roll.2: SOLDIER TWO_SOLDIERS SKULL TWO_SOLDIERS
672 3 reroll r1 w1 > 12.3.roll.3: TWO_SOLDIERS TOOL
673 4 roll > 12.4.roll.1: COURAGE STAR SKULL TOOL STAR TOOL
674 4 lock w2 b2
675 4 reroll r1 r2 w1 b1 > 12.4.roll.2: COURAGE STAR SKULL TOOL
676 4 reroll r1 r2 w1 > 12.4.roll.3: TOOL COURAGE COURAGE
677 5 roll > 12.5.roll.1: SOLDIER TOOL COURAGE TWO_SOLDIERS STAR COURAGE
678 5 lock r1 w2
679 5 reroll r2 w1 b1 b2 > 12.5.roll.2: SOLDIER SKULL TOOL COURAGE
680 5 reroll r2 w1 b1 b2 > 12.5.roll.3: TWO_SOLDIERS SOLDIER COURAGE STAR
681 6 roll > 12.6.roll.1: SOLDIER TOOL SOLDIER SOLDIER SOLDIER SKULL
682 6 lock w1 b1
683 6 reroll r2 w2 b2 > 12.6.roll.2: SOLDIER STAR COURAGE
684 6 stop
685 4 ready
686 1 claim TWO_SOLDIERS
687 2 claim TOOL
688 2 stars
689 3 claim TWO_SOLDIERS
690 4 claim TOOL
691 4 stars
692 6 claim SOLDIER
693 6 reinforce 5
694 1 recruit corporal
695 1 trade 4
696 1 give soldiers 4
697 1 offer
698 2 recruit corporal
699 2 find field-radio
700 2 use field-radio
701 2 trade 5
702 2 give soldiers 4
703 2 offer
704 3 done
705 4 accept
706 1 done
707 4 recruit beachmaster
708 4 find dexedrine
709 4 done
710 5 accept
711 2 done
712 5 find rangefinder
713 5 done
714 6 done
715 1 stay
716 2 stay
717 3 stay
718 4 stay
719 5 stay
720 6 stay > 12.0.mgf.6: 1
721 1 ready
722 2 ready
723 3 ready
724 4 ready
725 5 ready
726 6 ready
727 1 lose soldiers
728 2 lose soldiers
729 3 lose soldiers
730 4 lose soldiers
731 5 lose soldiers
732 6 lose soldiers
733 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
734 1 lock b1 b2
735 1 reroll w2 > 13.1.roll.2: STAR
736 1 stop
737 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
738 2 lock b1 b2
739 2 reroll r2 w1 w2 > 13.2.roll.2: SKULL SKULL TWO_SOLDIERS
740 2 reroll w1 > 13.2.roll.3: TOOL
741 3 roll > 13.3.roll.1: COURAGE SKULL COURAGE SKULL TWO_SOLDIERS STAR
742 3 lock r1 w1
743 3 reroll b1 b2 > 13.3.roll.2: SOLDIER TWO_SOLDIERS
744 3 reroll b1 b2 > 13.3.roll.3: TOOL SOLDIER
745 4 roll > 13.4.roll.1: COURAGE SKULL STAR SKULL COURAGE SOLDIER
746 4 lock w1 b2
747 4 reroll r1 r2 w2 b1 > 13.4.roll.2: STAR TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
748 4 stop
749 5 roll > 13.5.roll.1: SOLDIER COURAGE TOOL STAR TWO_SOLDIERS SOLDIER
750 5 lock w2 b1
751 5 reroll w1 b2 > 13.5.roll.2: SKULL SOLDIER
752 5 stop
753 6 roll > 13.6.roll.1: SOLDIER TOOL COURAGE TWO_SOLDIERS STAR TOOL
754 6 lock r1 b1
755 6 reroll r2 b2 > 13.6.roll.2: STAR SOLDIER
756 6 reroll w1 w2 > 13.6.roll.3: SOLDIER COURAGE
757 1 ready
758 2 use corporal
759 2 reroll w1 > 13.2.roll.4: SKULL
760 4 ready
761 5 ready
762 1 straight
763 1 take memorial-cross
764 2 cancel b1
765 3 cancel b1
766 4 claim TWO_SOLDIERS
767 5 straight
768 5 take conspicuous-gallantry-medal
769 6 claim SOLDIER
770 6 reinforce 1
771 1 done
772 2 recruit messenger
773 3 buy award > 13.3.award.1.army-good-conduct-medal,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: bronze-star
774 3 done
775 4 recruit corporal
776 4 find grenade
777 4 done
778 5 recruit corporal
779 5 done
780 6 mine
781 2 find shoulder-patch
782 2 use shoulder-patch
783 2 lose soldiers
784 2 recruit medic
785 2 done
786 6 done
787 1 move 6
788 2 move 6
789 3 move 6
790 4 move 6
791 5 move 6
792 6 move 6
793 4 ready > 13.0.mgf.5: 2
794 1 ready
795 2 ready
796 3 ready
797 4 ready
798 5 ready
799 6 ready
800 1 lose soldiers
801 2 lose soldiers
802 3 lose soldiers
803 4 lose soldiers
804 5 lose soldiers
805 6 lose soldiers
806 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
807 1 lock r2 w1
808 1 reroll r1 b1 b2 > 14.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS STAR
809 1 reroll r1 > 14.1.roll.3: SOLDIER
810 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
811 2 lock b1 b2
812 2 reroll r1 r2 w1 w2 > 14.2.roll.2: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS
813 2 stop
814 3 roll > 14.3.roll.1: TOOL STAR COURAGE TWO_SOLDIERS STAR TOOL
815 3 lock r2 b1
816 3 reroll r1 w1 b2 > 14.3.roll.2: STAR COURAGE SOLDIER
817 3 reroll r1 w1 > 14.3.roll.3: TOOL COURAGE
818 4 roll > 14.4.roll.1: TWO_SOLDIERS SOLDIER STAR TOOL TOOL SOLDIER
819 4 lock w1 b1
820 4 reroll r1 r2 b2 > 14.4.roll.2: STAR TOOL SKULL
821 4 reroll b2 > 14.4.roll.3: SKULL
822 5 roll > 14.5.roll.1: STAR STAR SOLDIER STAR COURAGE SKULL
823 5 lock w1 w2
824 5 reroll r2 b1 b2 > 14.5.roll.2: SKULL SOLDIER TWO_SOLDIERS
825 5 reroll r1 r2 > 14.5.roll.3: STAR TOOL
826 6 roll > 14.6.roll.1: COURAGE SKULL TOOL TWO_SOLDIERS TWO_SOLDIERS SOLDIER
827 6 lock w2 b1
828 6 reroll r1 r2 b2 > 14.6.roll.2: SOLDIER TOOL TWO_SOLDIERS
829 6 stop
830 1 use memorial-cross
831 1 use corporal
832 1 reroll r1 > 14.1.roll.4: TWO_SOLDIERS
833 2 ready
834 3 use bronze-star
835 3 find binoculars
836 3 use binoculars
837 3 set r2 SKULL
838 4 use corporal
839 4 reroll b2 > 14.4.roll.4: COURAGE
840 4 ready
841 5 use corporal
842 5 reroll r2 > 14.5.roll.4: SOLDIER
843 5 use rangefinder
844 5 set b2 STAR
845 5 use conspicuous-gallantry-medal
846 5 add colourless COURAGE
847 5 add colourless TWO_SOLDIERS
848 5 for 3
849 5 add colourless TWO_SOLDIERS
850 1 claim TWO_SOLDIERS
851 2 straight
852 2 take army-good-conduct-medal
853 3 straight
854 3 take croix-de-guerre
855 4 claim TOOL
856 4 stars
857 5 claim STAR
858 5 courage 1
859 5 claim SOLDIER
860 5 reinforce 3
861 1 recruit lieutenant
862 2 mine
863 2 recruit lieutenant
864 2 find mine-detector
865 2 done
866 3 recruit scout
867 3 done
868 4 mine
869 1 recruit captain
870 4 mine
871 1 recruit general
872 1 done
873 4 done
874 5 done
875 6 done
876 1 stay
877 2 stay
878 3 stay
879 4 stay
880 5 stay
881 6 stay
882 4 ready > 14.0.mgf.5: 5
883 1 ready
884 2 ready
885 3 ready
886 4 ready
887 5 ready
888 6 ready
889 1 lose soldiers
890 2 lose soldiers
891 3 lose soldiers
892 4 lose soldiers
893 5 lose soldiers
894 6 lose soldiers
895 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
896 1 lock b1
897 1 reroll r1 b2 > 15.1.roll.2: SOLDIER TWO_SOLDIERS
898 1 reroll r1 b2 > 15.1.roll.3: TWO_SOLDIERS STAR
899 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
900 2 lock w1
901 2 reroll r1 r2 w2 b1 > 15.2.roll.2: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS
902 2 reroll b2 > 15.2.roll.3: STAR
903 3 roll > 15.3.roll.1: TWO_SOLDIERS SOLDIER SOLDIER COURAGE STAR TOOL
904 3 lock r1
905 3 reroll w2 b1 b2 > 15.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER
906 3 reroll w2 > 15.3.roll.3: SKULL
907 4 roll > 15.4.roll.1: COURAGE TOOL TWO_SOLDIERS SOLDIER COURAGE STAR
908 4 lock w1
909 4 reroll r1 r2 b1 b2 > 15.4.roll.2: TOOL TOOL COURAGE SOLDIER
910 4 reroll r1 r2 b1 > 15.4.roll.3: STAR SKULL SOLDIER
911 5 roll > 15.5.roll.1: SOLDIER TOOL SOLDIER COURAGE TOOL TOOL
912 5 lock w1
913 5 reroll r2 w2 b1 b2 > 15.5.roll.2: STAR SKULL SOLDIER SOLDIER
914 5 reroll r2 w2 > 15.5.roll.3: SKULL TWO_SOLDIERS
915 6 roll > 15.6.roll.1: COURAGE TOOL TWO_SOLDIERS SKULL TOOL COURAGE
916 6 lock w1
917 6 reroll r1 r2 w2 b1 b2 > 15.6.roll.2: SOLDIER TOOL TOOL COURAGE SKULL
918 6 reroll r2 w2 b1 b2 > 15.6.roll.3: STAR TOOL STAR COURAGE
919 1 ready
920 2 ready
921 3 use croix-de-guerre
922 3 ready
923 4 use corporal
924 4 reroll r2 > 15.4.roll.4: SKULL
925 4 use captain
926 4 paint b1 red
927 4 ready
928 5 ready
929 6 ready
930 1 straight
931 1 take legion-of-merit
932 2 claim TWO_SOLDIERS
933 3 claim SOLDIER
934 3 reinforce 4
935 4 claim SOLDIER
936 4 reinforce 5
937 5 claim SOLDIER
938 5 reinforce 6
939 1 done
940 2 buy award > 15.2.award.1.victoria-cross,purple-heart,distinguished-conduct-medal: distinguished-conduct-medal
941 2 done
942 3 done
943 4 trade 6
944 4 give soldiers 4
945 4 offer
946 5 done
947 6 accept
948 4 done
949 6 recruit corporal
950 6 done
951 1 stay
952 2 stay
953 3 stay
954 4 stay
955 5 stay
956 6 stay
957 4 ready > 15.0.mgf.5: 4
958 1 ready
959 2 ready
960 3 ready
961 4 ready
962 5 ready
963 6 ready
964 1 lose soldiers
965 2 lose soldiers
966 4 lose soldiers
967 5 lose soldiers
968 6 lose soldiers
969 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
970 1 lock r2
971 1 reroll r1 w1 w2 b1 b2 > 16.1.roll.2: TOOL TWO_SOLDIERS TOOL SOLDIER COURAGE
972 1 reroll r1 w2 b2 > 16.1.roll.3: COURAGE STAR SKULL
973 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
974 2 lock w1
975 2 reroll r1 r2 w2 b1 b2 > 16.2.roll.2: TWO_SOLDIERS STAR SKULL STAR COURAGE
976 2 reroll r2 w2 b1 b2 > 16.2.roll.3: STAR COURAGE STAR SKULL
977 3 roll > 16.3.roll.1: COURAGE SOLDIER COURAGE TOOL TOOL STAR
978 3 lock b2
979 3 reroll r1 r2 w1 > 16.3.roll.2: SOLDIER SKULL STAR
980 3 reroll r1 r2 > 16.3.roll.3: SKULL SKULL
981 4 roll > 16.4.roll.1: STAR COURAGE SOLDIER SKULL TWO_SOLDIERS STAR
982 4 lock b1
983 4 reroll r1 > 16.4.roll.2: STAR
984 4 reroll r1 > 16.4.roll.3: TWO_SOLDIERS
985 5 roll > 16.5.roll.1: COURAGE COURAGE TWO_SOLDIERS COURAGE SOLDIER STAR
986 5 lock w1
987 5 reroll r2 b1 b2 > 16.5.roll.2: STAR COURAGE TOOL
988 5 reroll r2 b2 > 16.5.roll.3: STAR TOOL
989 6 roll > 16.6.roll.1: SKULL SKULL SOLDIER SKULL SOLDIER STAR
990 6 lock w1
991 6 reroll r1 r2 w2 b2 > 16.6.roll.2: TOOL COURAGE SKULL SKULL
992 6 reroll r1 r2 w2 b2 > 16.6.roll.3: STAR COURAGE STAR SKULL
993 1 use legion-of-merit
994 1 take tank
995 1 ready
996 2 use corporal
997 2 reroll b1 > 16.2.roll.4: TWO_SOLDIERS
998 2 ready
999 3 ready
1000 4 ready
1001 5 use corporal
1002 5 reroll r2 > 16.5.roll.4: SOLDIER
1003 5 ready
1004 6 use corporal
1005 6 reroll r1 > 16.6.roll.4: TOOL
1006 6 ready
1007 1 straight
1008 1 take victoria-cross
1009 2 claim TWO_SOLDIERS
1010 3 cancel w2
1011 4 straight
1012 5 claim COURAGE
1013 5 charge
1014 1 done
1015 2 done
1016 3 recruit corporal
1017 3 done
1018 4 done
1019 5 done
1020 6 done
1021 1 advance 8
1022 2 advance 8
1023 3 advance 8
1024 4 advance 8
1025 5 charge 8
1026 6 advance 8
1027 1 trade 6
1028 1 give courage 6
1029 1 offer
1030 2 ready
1031 3 ready
1032 4 ready
1033 5 ready
1034 6 accept
1035 1 ready
1036 6 ready
1037 1 lose soldiers
1038 2 lose soldiers
1039 3 lose soldiers
1040 4 lose soldiers
1041 5 lose soldiers
1042 6 lose soldiers
1043 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
1044 1 lock w2
1045 1 reroll w1 b1 b2 > 17.1.roll.2: TOOL SOLDIER SKULL
1046 1 reroll r1 w1 b1 b2 > 17.1.roll.3: COURAGE COURAGE SOLDIER STAR
1047 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
1048 2 lock b1
1049 2 reroll r2 w1 w2 b2 > 17.2.roll.2: SKULL SOLDIER TWO_SOLDIERS SKULL
1050 2 reroll w1 w2 > 17.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS
1051 3 roll > 17.3.roll.1: SOLDIER SOLDIER STAR STAR COURAGE SOLDIER
1052 3 lock b1
1053 3 reroll r1 r2 w2 b2 > 17.3.roll.2: SOLDIER STAR SOLDIER SKULL
1054 3 reroll b2 > 17.3.roll.3: SOLDIER
1055 4 roll > 17.4.roll.1: SOLDIER SKULL STAR STAR COURAGE STAR
1056 4 lock b1
1057 4 reroll r1 r2 w1 w2 b2 > 17.4.roll.2: SOLDIER SOLDIER TWO_SOLDIERS COURAGE TWO_SOLDIERS
1058 4 reroll r1 r2 > 17.4.roll.3: SKULL TOOL
1059 5 roll > 17.5.roll.1: SKULL STAR COURAGE SKULL TWO_SOLDIERS SOLDIER
1060 5 lock b2
1061 5 reroll r1 r2 w1 w2 > 17.5.roll.2: COURAGE TOOL COURAGE COURAGE
1062 5 reroll r1 w1 w2 > 17.5.roll.3: COURAGE SKULL COURAGE
1063 6 roll > 17.6.roll.1: SOLDIER SKULL TOOL TWO_SOLDIERS COURAGE SKULL
1064 6 lock w2
1065 6 reroll r1 r2 w1 b1 b2 > 17.6.roll.2: SKULL TWO_SOLDIERS SOLDIER STAR COURAGE
1066 6 reroll r1 b1 b2 > 17.6.roll.3: TWO_SOLDIERS SOLDIER TOOL
1067 1 use corporal
1068 1 reroll b2 > 17.1.roll.4: TOOL
1069 1 ready
1070 2 use corporal
1071 2 reroll w1 > 17.2.roll.4: TWO_SOLDIERS
1072 2 use army-good-conduct-medal
1073 2 set w1 COURAGE
1074 2 set w2 SKULL
1075 2 ready
1076 3 ready
1077 4 use corporal
1078 4 reroll r1 > 17.4.roll.4: TOOL
1079 4 use silver-star
1080 4 roll > 17.4.roll.5: SKULL TOOL COURAGE SOLDIER SOLDIER STAR
1081 4 lock w1
1082 4 reroll r1 r2 b2 > 17.4.roll.6: TOOL SKULL COURAGE
1083 4 reroll r1 r2 > 17.4.roll.7: TWO_SOLDIERS COURAGE
1084 4 ready
1085 5 use corporal
1086 5 reroll w1 > 17.5.roll.4: COURAGE
1087 5 ready
1088 6 use corporal
1089 6 reroll b2 > 17.6.roll.4: TWO_SOLDIERS
1090 6 ready
1091 2 claim SKULL
1092 2 claim COURAGE
1093 2 charge
1094 3 claim SOLDIER
1095 3 reinforce 6
1096 4 claim COURAGE
1097 4 soldiers
1098 6 claim TWO_SOLDIERS
1099 1 trade 3
1100 1 give courage 3
1101 1 offer
1102 2 done
1103 3 accept
1104 1 done
1105 3 trade 1
1106 3 give soldiers 5
1107 3 offer
1108 1 accept
1109 1 done
1110 3 done
1111 4 done
1112 5 done
1113 6 done
1114 1 stay
1115 2 trade 3
1116 2 give courage 4
1117 2 offer
1118 3 accept
1119 2 stay
1120 3 stay
1121 4 stay
1122 5 stay
1123 6 stay
1124 1 ready
1125 2 ready
1126 3 ready
1127 4 ready
1128 5 ready
1129 6 ready
1130 1 lose soldiers
1131 2 lose soldiers
1132 3 lose soldiers
1133 4 lose soldiers
1134 5 lose soldiers
1135 6 lose soldiers
1136 1 roll > 18.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
1137 1 lock b1
1138 1 reroll r1 r2 > 18.1.roll.2: STAR TOOL
1139 1 reroll r1 r2 > 18.1.roll.3: SOLDIER TOOL
1140 2 roll > 18.2.roll.1: TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL
1141 2 lock b1
1142 2 reroll r1 w1 w2 b2 > 18.2.roll.2: TOOL COURAGE SOLDIER COURAGE
1143 2 reroll r1 > 18.2.roll.3: STAR
1144 3 roll > 18.3.roll.1: SKULL SOLDIER SOLDIER STAR SOLDIER TOOL
1145 3 lock b1
1146 3 reroll r1 b2 > 18.3.roll.2: COURAGE SKULL
1147 3 reroll b2 > 18.3.roll.3: SKULL
1148 4 roll > 18.4.roll.1: TOOL SKULL SKULL SKULL SOLDIER SKULL
1149 4 lock b1
1150 4 reroll r1 r2 w1 w2 b2 > 18.4.roll.2: SOLDIER TOOL TWO_SOLDIERS TWO_SOLDIERS SOLDIER
1151 4 stop
1152 5 roll > 18.5.roll.1: SOLDIER TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL
1153 5 lock b1
1154 5 reroll w1 w2 b2 > 18.5.roll.2: COURAGE SKULL COURAGE
1155 5 reroll w1 w2 b2 > 18.5.roll.3: TOOL TWO_SOLDIERS TWO_SOLDIERS
1156 6 roll > 18.6.roll.1: TOOL SOLDIER TOOL TOOL SKULL TOOL
1157 6 lock b2
1158 6 reroll w2 b1 > 18.6.roll.2: SOLDIER STAR
1159 6 reroll b1 > 18.6.roll.3: TWO_SOLDIERS
1160 1 use corporal
1161 1 reroll r2 > 18.1.roll.4: COURAGE
1162 1 ready
1163 2 use corporal
1164 2 reroll r1 > 18.2.roll.4: TWO_SOLDIERS
1165 2 ready
1166 3 ready
1167 4 use captain
1168 4 paint b1 white
1169 4 ready
1170 5 ready
1171 6 use corporal
1172 6 reroll b1 > 18.6.roll.4: TWO_SOLDIERS
1173 6 ready
1174 1 claim COURAGE
1175 1 charge
1176 2 claim SOLDIER
1177 2 reinforce 5
1178 3 claim SOLDIER
1179 3 reinforce 4
1180 4 claim SOLDIER
1181 4 reinforce 5
1182 5 claim TWO_SOLDIERS
1183 6 claim TOOL
1184 6 refind lucky-charm
1185 1 done
1186 2 done
1187 3 recruit beachmaster
1188 3 done
1189 4 done
1190 5 done
1191 6 use lucky-charm
1192 6 gain courage
1193 6 done
1194 1 stay
1195 2 stay
1196 3 stay
1197 4 stay
1198 5 stay
1199 6 stay
1200 1 ready
1201 2 ready
1202 3 ready
1203 4 trade 1
1204 4 give soldiers 4
1205 4 offer
1206 1 accept
1207 1 ready
1208 4 ready
1209 5 ready
1210 6 ready
1211 1 lose soldiers
1212 2 lose soldiers
1213 3 lose soldiers
1214 4 lose soldiers
1215 5 lose soldiers
1216 6 lose soldiers
1217 1 roll > 19.1.roll.1: SOLDIER COURAGE TOOL TWO_SOLDIERS COURAGE SKULL
1218 1 lock b1
1219 1 reroll r1 w1 w2 b2 > 19.1.roll.2: TWO_SOLDIERS SKULL SOLDIER SKULL
1220 1 reroll r1 w1 w2 b2 > 19.1.roll.3: SOLDIER SOLDIER SOLDIER STAR
1221 2 roll > 19.2.roll.1: STAR TWO_SOLDIERS SOLDIER SKULL COURAGE COURAGE
1222 2 lock b1
1223 2 reroll r1 r2 w1 w2 > 19.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER TOOL
1224 2 reroll r1 r2 w1 w2 > 19.2.roll.3: SKULL COURAGE SOLDIER SOLDIER
1225 3 roll > 19.3.roll.1: SKULL COURAGE STAR TOOL SOLDIER SOLDIER
1226 3 lock w2
1227 3 reroll r1 r2 w1 b1 b2 > 19.3.roll.2: STAR TOOL STAR COURAGE SOLDIER
1228 3 reroll b1 b2 > 19.3.roll.3: STAR SOLDIER
1229 4 roll > 19.4.roll.1: TOOL TWO_SOLDIERS COURAGE COURAGE SOLDIER SKULL
1230 4 lock r1
1231 4 reroll r2 b1 b2 > 19.4.roll.2: COURAGE COURAGE COURAGE
1232 4 stop
1233 5 roll > 19.5.roll.1: TOOL COURAGE SOLDIER STAR SOLDIER STAR
1234 5 lock r1
1235 5 reroll w1 w2 b1 b2 > 19.5.roll.2: COURAGE STAR SKULL STAR
1236 5 reroll w2 b1 b2 > 19.5.roll.3: SKULL SOLDIER SOLDIER
1237 6 roll > 19.6.roll.1: TOOL TOOL SOLDIER STAR TOOL STAR
1238 6 lock w2
1239 6 reroll r1 r2 b1 > 19.6.roll.2: COURAGE SKULL STAR
1240 6 reroll r2 w1 b2 > 19.6.roll.3: SKULL STAR TOOL
1241 1 use corporal
1242 1 reroll w1 > 19.1.roll.4: COURAGE
1243 1 ready
1244 2 use corporal
1245 2 reroll w1 > 19.2.roll.4: STAR
1246 2 ready
1247 3 ready
1248 4 ready
1249 5 ready
1250 6 use corporal
1251 6 reroll r2 > 19.6.roll.4: SOLDIER
1252 6 ready
1253 1 claim COURAGE
1254 1 charge
1255 3 claim STAR
1256 3 white TOOL
1257 4 claim COURAGE
1258 4 charge
1259 1 done
1260 2 done
1261 3 done
1262 4 done
1263 5 done
1264 6 done
1265 1 charge 11
1266 2 advance 11
1267 3 move 9
1268 4 move 9
1269 5 move 9
1270 6 move 9
1271 4 ready > 19.0.mgf.8: 3
1272 1 ready
1273 2 ready
1274 3 ready
1275 4 ready
1276 5 ready
1277 6 ready
1278 1 lose soldiers
1279 2 lose soldiers
1280 3 lose soldiers
1281 4 lose soldiers
1282 5 lose soldiers
1283 6 lose soldiers
1284 1 roll > 20.1.roll.1: STAR STAR SOLDIER TOOL SKULL STAR
1285 1 lock w1
1286 1 reroll r1 r2 w2 b1 b2 > 20.1.roll.2: TOOL COURAGE TOOL SKULL TWO_SOLDIERS
1287 1 reroll r2 b1 > 20.1.roll.3: SOLDIER TWO_SOLDIERS
1288 2 roll > 20.2.roll.1: COURAGE SKULL SKULL STAR SOLDIER TOOL
1289 2 lock r1
1290 2 reroll r2 w1 w2 b1 b2 > 20.2.roll.2: TWO_SOLDIERS SOLDIER TOOL SOLDIER TOOL
1291 2 reroll w2 b2 > 20.2.roll.3: TOOL TWO_SOLDIERS
1292 3 roll > 20.3.roll.1: SOLDIER SKULL SOLDIER STAR COURAGE TWO_SOLDIERS
1293 3 lock w1
1294 3 reroll r2 w2 b1 b2 > 20.3.roll.2: SOLDIER COURAGE STAR SKULL
1295 3 reroll w2 b1 b2 > 20.3.roll.3: TWO_SOLDIERS SOLDIER SKULL
1296 4 roll > 20.4.roll.1: TWO_SOLDIERS SKULL STAR STAR TWO_SOLDIERS TWO_SOLDIERS
1297 4 lock b1
1298 4 reroll r2 w1 w2 > 20.4.roll.2: SKULL SKULL TWO_SOLDIERS
1299 4 reroll r2 w1 b2 > 20.4.roll.3: TOOL SKULL SKULL
1300 5 roll > 20.5.roll.1: SKULL STAR TOOL SOLDIER SOLDIER TWO_SOLDIERS
1301 5 lock w1
1302 5 reroll r1 r2 b2 > 20.5.roll.2: SOLDIER TOOL SKULL
1303 5 reroll b2 > 20.5.roll.3: SOLDIER
1304 6 roll > 20.6.roll.1: TWO_SOLDIERS TOOL TWO_SOLDIERS SOLDIER COURAGE TWO_SOLDIERS
1305 6 lock b1
1306 6 reroll r2 w2 > 20.6.roll.2: SOLDIER TOOL
1307 6 reroll r2 w2 > 20.6.roll.3: COURAGE TWO_SOLDIERS
1308 1 use corporal
1309 1 reroll b1 > 20.1.roll.4: TOOL
1310 1 ready
1311 2 ready
1312 3 ready
1313 4 use corporal
1314 4 reroll w1 > 20.4.roll.4: TWO_SOLDIERS
1315 4 ready
1316 5 ready
1317 6 use corporal
1318 6 reroll w1 > 20.6.roll.4: SKULL
1319 6 ready
1320 1 claim TOOL
1321 1 refind lucky-charm
1322 3 claim SOLDIER
1323 3 reinforce 4
1324 4 claim TWO_SOLDIERS
1325 5 claim SOLDIER
1326 5 reinforce 6
1327 6 claim TWO_SOLDIERS
1328 1 use lucky-charm
1329 1 gain courage
1330 1 done
1331 2 done
1332 3 done
1333 4 done
1334 5 done
1335 6 done
1336 1 stay
1337 2 stay
1338 3 stay
1339 4 stay
1340 5 stay
1341 6 stay
1342 4 ready > 20.0.mgf.8: 4
1343 1 ready
1344 2 ready
1345 3 ready
1346 4 ready
1347 5 ready
1348 6 ready
1349 1 lose soldiers
1350 2 lose soldiers
1351 3 lose soldiers
1352 4 lose soldiers
1353 5 lose soldiers
1354 6 lose soldiers
1355 1 roll > 21.1.roll.1: SKULL SKULL SOLDIER COURAGE SKULL SKULL
1356 1 lock w1
1357 1 reroll r1 r2 b1 b2 > 21.1.roll.2: STAR SOLDIER SKULL SOLDIER
1358 1 reroll r1 b1 > 21.1.roll.3: STAR COURAGE
1359 2 roll > 21.2.roll.1: SKULL TWO_SOLDIERS SOLDIER SOLDIER COURAGE SKULL
1360 2 lock r2
1361 2 reroll r1 w2 b1 b2 > 21.2.roll.2: STAR TOOL TOOL TWO_SOLDIERS
1362 2 reroll r1 w2 b1 > 21.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
1363 3 roll > 21.3.roll.1: COURAGE COURAGE SOLDIER SKULL SKULL TWO_SOLDIERS
1364 3 lock b2
1365 3 reroll r1 r2 w2 b1 > 21.3.roll.2: SKULL STAR TOOL STAR
1366 3 reroll r1 r2 w2 b1 > 21.3.roll.3: TOOL STAR COURAGE COURAGE
1367 4 roll > 21.4.roll.1: TWO_SOLDIERS TWO_SOLDIERS SOLDIER COURAGE STAR STAR
1368 4 lock w2
1369 4 reroll r1 r2 b1 b2 > 21.4.roll.2: SKULL STAR SKULL TWO_SOLDIERS
1370 4 reroll r1 r2 b1 > 21.4.roll.3: SKULL SOLDIER COURAGE
1371 5 roll > 21.5.roll.1: SKULL STAR TOOL SKULL COURAGE SKULL
1372 5 lock b1
1373 5 reroll r1 r2 w1 w2 b2 > 21.5.roll.2: COURAGE STAR SKULL COURAGE STAR
1374 5 reroll w1 > 21.5.roll.3: TWO_SOLDIERS
1375 6 roll > 21.6.roll.1: TOOL SOLDIER TWO_SOLDIERS STAR SKULL STAR
1376 6 lock b2
1377 6 reroll r1 r2 b1 > 21.6.roll.2: COURAGE SOLDIER TOOL
1378 6 reroll r2 b1 > 21.6.roll.3: COURAGE TOOL
1379 1 use corporal
1380 1 reroll r1 > 21.1.roll.4: STAR
1381 1 ready
1382 2 ready
1383 3 use corporal
1384 3 reroll r1 > 21.3.roll.4: COURAGE
1385 3 ready
1386 4 use corporal
1387 4 reroll r1 > 21.4.roll.4: SOLDIER
1388 4 use captain
1389 4 paint r1 blue
1390 4 ready
1391 5 use corporal
1392 5 reroll w1 > 21.5.roll.4: STAR
1393 5 ready
1394 6 ready
1395 1 claim SOLDIER
1396 1 reinforce 3
1397 2 claim TWO_SOLDIERS
1398 3 claim COURAGE
1399 3 charge
1400 4 claim SOLDIER
1401 4 reinforce 3
1402 5 claim STAR
1403 5 courage 1
1404 5 claim COURAGE
1405 5 charge
1406 1 done
1407 2 done
1408 3 done
1409 4 done
1410 5 done
1411 6 done
1412 1 stay
1413 2 stay
1414 3 stay
1415 4 stay
1416 5 stay
1417 6 stay
1418 4 ready > 21.0.mgf.8: 3
1419 1 ready
1420 2 ready
1421 3 ready
1422 4 ready
1423 5 ready
1424 6 ready
1425 1 lose soldiers
1426 2 lose soldiers
1427 3 lose soldiers
1428 4 lose soldiers
1429 5 lose soldiers
1430 6 lose soldiers
1431 1 roll > 22.1.roll.1: SOLDIER COURAGE STAR SKULL STAR COURAGE
1432 1 lock r1
1433 1 reroll w1 w2 b1 > 22.1.roll.2: STAR SOLDIER SOLDIER
1434 1 reroll w1 > 22.1.roll.3: TOOL
1435 2 roll > 22.2.roll.1: SKULL TOOL TOOL COURAGE SOLDIER TWO_SOLDIERS
1436 2 lock w2
1437 2 reroll r1 r2 w1 b1 b2 > 22.2.roll.2: SKULL TOOL STAR SKULL TOOL
1438 2 reroll r1 r2 b1 b2 > 22.2.roll.3: STAR SKULL TOOL COURAGE
1439 3 roll > 22.3.roll.1: STAR SKULL STAR SKULL SOLDIER TOOL
1440 3 lock b1
1441 3 reroll r1 r2 w1 w2 b2 > 22.3.roll.2: SKULL SKULL TWO_SOLDIERS TWO_SOLDIERS STAR
1442 3 reroll r1 r2 b2 > 22.3.roll.3: TOOL COURAGE STAR
1443 4 roll > 22.4.roll.1: SOLDIER COURAGE COURAGE SOLDIER STAR SOLDIER
1444 4 lock b2
1445 4 reroll b1 > 22.4.roll.2: SKULL
1446 4 reroll b1 > 22.4.roll.3: STAR
1447 5 roll > 22.5.roll.1: TOOL SKULL SKULL STAR TWO_SOLDIERS SKULL
1448 5 lock b1
1449 5 reroll r1 r2 w1 w2 b2 > 22.5.roll.2: SOLDIER STAR TOOL COURAGE TWO_SOLDIERS
1450 5 reroll r2 w1 w2 > 22.5.roll.3: SOLDIER TOOL COURAGE
1451 6 roll > 22.6.roll.1: SKULL SOLDIER TWO_SOLDIERS SOLDIER SKULL TOOL
1452 6 lock w1
1453 6 reroll r1 b1 b2 > 22.6.roll.2: SKULL TOOL SKULL
1454 6 reroll r1 b1 b2 > 22.6.roll.3: TWO_SOLDIERS STAR SOLDIER
1455 1 use corporal
1456 1 reroll w1 > 22.1.roll.4: TWO_SOLDIERS
1457 1 ready
1458 2 use corporal
1459 2 reroll r2 > 22.2.roll.4: STAR
1460 2 ready
1461 3 use corporal
1462 3 reroll r1 > 22.3.roll.4: TWO_SOLDIERS
1463 3 ready
1464 4 use corporal
1465 4 reroll b1 > 22.4.roll.4: COURAGE
1466 4 ready
1467 5 use corporal
1468 5 reroll w1 > 22.5.roll.4: STAR
1469 5 ready
1470 6 ready
1471 1 claim SOLDIER
1472 1 reinforce 6
1473 4 claim SOLDIER
1474 4 reinforce 6
1475 4 claim COURAGE
1476 4 charge
1477 6 claim SOLDIER
1478 6 reinforce 5
1479 1 done
1480 2 done
1481 3 done
1482 4 done
1483 5 done
1484 6 done
1485 1 advance 13
1486 1 sacrifice general
1487 2 advance 13
1488 2 sacrifice minesweeper
1489 3 advance 11
1490 4 charge 11
1491 5 advance 12
1492 6 advance 12 > 22.0.mgf.11: 2 22.0.mgf.12: 5
1493 1 ready
1494 2 ready
1495 3 ready
1496 4 ready
1497 5 ready
1498 6 ready
1499 1 lose soldiers
1500 2 lose soldiers
1501 3 lose soldiers
1502 4 lose soldiers
1503 5 lose soldiers
1504 6 lose soldiers
1505 1 roll > 23.1.roll.1: STAR TOOL SKULL TOOL SKULL SOLDIER
1506 1 lock r1 b2
1507 1 reroll r2 w1 w2 b1 > 23.1.roll.2: SOLDIER SOLDIER TWO_SOLDIERS TWO_SOLDIERS
1508 1 stop
1509 2 roll > 23.2.roll.1: SOLDIER COURAGE TOOL COURAGE STAR TWO_SOLDIERS
1510 2 lock r1 r2
1511 2 reroll w1 b1 b2 > 23.2.roll.2: SOLDIER STAR TOOL
1512 2 reroll b1 b2 > 23.2.roll.3: SKULL STAR
1513 3 roll > 23.3.roll.1: SOLDIER TWO_SOLDIERS SOLDIER STAR STAR TWO_SOLDIERS
1514 3 lock r1 w1
1515 3 reroll w2 b1 b2 > 23.3.roll.2: TOOL STAR TWO_SOLDIERS
1516 3 reroll w2 b1 > 23.3.roll.3: STAR STAR
1517 4 roll > 23.4.roll.1: STAR TOOL STAR SKULL TWO_SOLDIERS SOLDIER
1518 4 lock r1 w1
1519 4 reroll r2 w2 b1 b2 > 23.4.roll.2: STAR TWO_SOLDIERS SKULL TWO_SOLDIERS
1520 4 reroll r2 b1 b2 > 23.4.roll.3: TOOL TOOL SOLDIER
1521 5 leave b2
1522 5 roll > 23.5.roll.1: STAR SOLDIER SOLDIER STAR TWO_SOLDIERS
1523 5 lock r2 w1
1524 5 reroll r1 w2 b1 > 23.5.roll.2: SKULL SKULL STAR
1525 5 reroll r1 w2 b1 > 23.5.roll.3: SKULL TOOL SOLDIER
1526 6 leave b2
1527 6 roll > 23.6.roll.1: SKULL TWO_SOLDIERS STAR TOOL TWO_SOLDIERS
1528 6 lock r2 w1
1529 6 reroll r1 w2 b1 > 23.6.roll.2: SOLDIER SKULL TWO_SOLDIERS
1530 6 reroll r1 w2 b1 > 23.6.roll.3: STAR TOOL COURAGE
1531 1 ready
1532 2 use corporal
1533 2 reroll b1 > 23.2.roll.4: TWO_SOLDIERS
1534 2 ready
1535 3 use corporal
1536 3 reroll b1 > 23.3.roll.4: SOLDIER
1537 3 ready
1538 4 use corporal
1539 4 reroll b1 > 23.4.roll.4: STAR
1540 4 ready
1541 5 use corporal
1542 5 reroll r1 > 23.5.roll.4: SKULL
1543 5 ready
1544 6 ready
1545 1 claim SOLDIER
1546 1 reinforce 2
1547 3 claim SOLDIER
1548 3 reinforce 5
1549 4 claim STAR
1550 4 courage 1
1551 5 claim SOLDIER
1552 5 reinforce 2
1553 1 find carrier-pigeon
1554 2 mine > 23.1.tie.1: 4 23.2.tie.1: 4 23.1.tie.2: 1 23.2.tie.2: 5
1555 1 done
1556 2 done
1557 3 done
1558 4 done
1559 5 done
1560 6 done
1561 1 advance bunker
1562 2 advance bunker
1563 3 move 12
1564 4 move 12
1565 5 stay
1566 6 stay
1567 4 ready > 23.0.mgf.11: 2 23.0.mgf.14: 5
1568 1 ready
1569 2 ready
1570 3 ready
1571 4 ready
1572 5 ready
1573 6 ready
1574 1 lose soldiers
1575 2 lose soldiers
1576 3 lose soldiers
1577 4 lose soldiers
1578 5 lose soldiers
1579 6 lose soldiers
1580 3 leave b2
1581 3 roll > 24.3.roll.1: SOLDIER STAR STAR TOOL SKULL
1582 3 lock r1 r2
1583 3 reroll w1 w2 b1 > 24.3.roll.2: STAR COURAGE TWO_SOLDIERS
1584 3 reroll w1 w2 > 24.3.roll.3: COURAGE TWO_SOLDIERS
1585 4 leave b2
1586 4 roll > 24.4.roll.1: STAR TWO_SOLDIERS TOOL TWO_SOLDIERS STAR
1587 4 lock r2 w2
1588 4 reroll r1 w1 b1 > 24.4.roll.2: COURAGE SKULL TOOL
1589 4 reroll r1 w1 b1 > 24.4.roll.3: SOLDIER STAR SKULL
1590 5 leave b2
1591 5 roll > 24.5.roll.1: TWO_SOLDIERS SOLDIER SOLDIER TWO_SOLDIERS TWO_SOLDIERS
1592 5 lock w2 b1
1593 5 reroll r2 w1 > 24.5.roll.2: STAR SOLDIER
1594 5 reroll w1 > 24.5.roll.3: TWO_SOLDIERS
1595 6 leave b2
1596 6 roll > 24.6.roll.1: TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS SKULL
1597 6 lock w1 w2
1598 6 reroll b1 > 24.6.roll.2: TOOL
1599 6 reroll b1 > 24.6.roll.3: TWO_SOLDIERS
1600 3 ready
1601 4 use corporal
1602 4 reroll b1 > 24.4.roll.4: TOOL
1603 4 ready
1604 5 ready
1605 6 ready
1606 5 claim TWO_SOLDIERS
1607 6 claim TWO_SOLDIERS
1608 3 done
1609 4 done
1610 5 trade 3
1611 5 give soldiers 5
1612 5 offer
1613 3 accept
1614 3 done
1615 5 done
1616 6 done
1617 3 stay
1618 4 stay
1619 5 stay
1620 6 trade 4
1621 6 give soldiers 5
1622 6 offer
1623 4 accept
1624 6 stay
1625 4 ready > 24.0.mgf.11: 2
1626 3 ready
1627 4 ready
1628 5 ready
1629 6 ready
1630 3 lose soldiers
1631 4 lose soldiers
1632 5 lose soldiers
1633 6 lose soldiers
1634 3 leave b2
1635 3 roll > 25.3.roll.1: TOOL TOOL SOLDIER TWO_SOLDIERS COURAGE
1636 3 lock w1 w2
1637 3 reroll r1 r2 b1 > 25.3.roll.2: TWO_SOLDIERS SOLDIER SOLDIER
1638 3 stop
1639 4 leave b2
1640 4 roll > 25.4.roll.1: SKULL SOLDIER TWO_SOLDIERS STAR TWO_SOLDIERS
1641 4 lock w1 b1
1642 4 reroll r1 r2 w2 > 25.4.roll.2: COURAGE TOOL SKULL
1643 4 reroll r1 r2 w2 > 25.4.roll.3: SKULL STAR STAR
1644 5 leave b2
1645 5 roll > 25.5.roll.1: SKULL TWO_SOLDIERS TOOL COURAGE STAR
1646 5 lock r2 w2
1647 5 reroll r1 w1 b1 > 25.5.roll.2: SOLDIER TWO_SOLDIERS SOLDIER
1648 5 reroll b1 > 25.5.roll.3: SOLDIER
1649 6 leave b2
1650 6 roll > 25.6.roll.1: SKULL TWO_SOLDIERS TOOL SKULL TOOL
1651 6 lock r2 w1
1652 6 reroll r1 w2 b1 > 25.6.roll.2: TOOL TWO_SOLDIERS COURAGE
1653 6 reroll r1 b1 > 25.6.roll.3: TOOL TWO_SOLDIERS
1654 3 ready
1655 4 use corporal
1656 4 reroll r1 > 25.4.roll.4: SKULL
1657 4 ready
1658 5 ready
1659 6 ready
1660 3 claim SOLDIER
1661 3 reinforce 6
1662 6 claim TWO_SOLDIERS
1663 3 done
1664 4 done
1665 5 done
1666 6 trade 4
1667 6 give soldiers 6
1668 6 offer
1669 4 accept
1670 4 done
1671 6 done
1672 3 advance 14
1673 4 advance 14
1674 5 advance 14
1675 6 advance 14
1676 4 ready > 25.0.mgf.13: 2
1677 3 ready
1678 4 ready
1679 5 ready
1680 6 ready
1681 3 lose soldiers
1682 4 lose soldiers
1683 5 lose soldiers
1684 6 lose soldiers
1685 3 roll > 26.3.roll.1: SOLDIER SKULL TWO_SOLDIERS SOLDIER TOOL TWO_SOLDIERS
1686 3 lock w1 w2
1687 3 reroll r2 b1 b2 > 26.3.roll.2: COURAGE COURAGE TWO_SOLDIERS
1688 3 reroll r2 b1 > 26.3.roll.3: TWO_SOLDIERS SKULL
1689 4 roll > 26.4.roll.1: TWO_SOLDIERS COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
1690 4 lock w1 b2
1691 4 reroll w2 b1 > 26.4.roll.2: TWO_SOLDIERS STAR
1692 4 reroll w2 b1 > 26.4.roll.3: COURAGE COURAGE
1693 5 roll > 26.5.roll.1: TOOL TOOL SKULL COURAGE STAR SOLDIER
1694 5 lock w2 b2
1695 5 reroll r1 r2 w1 b1 > 26.5.roll.2: TWO_SOLDIERS COURAGE COURAGE SKULL
1696 5 reroll w1 b1 > 26.5.roll.3: TOOL STAR
1697 6 roll > 26.6.roll.1: COURAGE TWO_SOLDIERS COURAGE SKULL TWO_SOLDIERS TWO_SOLDIERS
1698 6 lock r2 b1
1699 6 reroll w2 b2 > 26.6.roll.2: SKULL SKULL
1700 6 reroll w2 b2 > 26.6.roll.3: STAR TOOL
1701 3 use corporal
1702 3 reroll b1 > 26.3.roll.4: TWO_SOLDIERS
1703 4 ready
1704 5 use corporal
1705 5 reroll b1 > 26.5.roll.4: COURAGE
1706 6 use corporal
1707 6 reroll b2 > 26.6.roll.4: TOOL
1708 3 claim TWO_SOLDIERS
1709 4 claim TWO_SOLDIERS
1710 4 claim COURAGE
1711 4 charge
1712 5 claim COURAGE
1713 5 charge
1714 3 trade 6
1715 3 give soldiers 6
1716 3 offer
1717 4 done
1718 5 done
1719 6 accept
1720 3 done
1721 6 done
1722 3 stay
1723 4 stay
1724 5 stay
1725 6 stay
1726 4 ready > 26.0.mgf.13: 2
1727 3 ready
1728 4 ready
1729 5 ready
1730 6 ready
1731 3 lose soldiers
1732 4 lose soldiers
1733 5 lose soldiers
1734 6 lose soldiers
1735 3 roll > 27.3.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL COURAGE
1736 3 lock r2 w1
1737 3 reroll w2 b1 b2 > 27.3.roll.2: TWO_SOLDIERS TOOL SOLDIER
1738 3 reroll r1 b1 b2 > 27.3.roll.3: STAR SKULL TOOL
1739 4 roll > 27.4.roll.1: SOLDIER TOOL SOLDIER TWO_SOLDIERS COURAGE SOLDIER
1740 4 lock w1 b2
1741 4 reroll r2 b1 > 27.4.roll.2: COURAGE STAR
1742 4 reroll r2 b1 > 27.4.roll.3: STAR SKULL
1743 5 roll > 27.5.roll.1: STAR COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS TWO_SOLDIERS
1744 5 lock b1 b2
1745 5 reroll r1 r2 w2 > 27.5.roll.2: COURAGE SKULL SKULL
1746 5 reroll r1 r2 w2 > 27.5.roll.3: TWO_SOLDIERS TWO_SOLDIERS SOLDIER
1747 6 roll > 27.6.roll.1: COURAGE TOOL STAR TOOL TOOL SKULL
1748 6 lock r1 w1
1749 6 reroll r2 w2 b1 b2 > 27.6.roll.2: SOLDIER TOOL STAR COURAGE
1750 6 reroll r2 w2 > 27.6.roll.3: STAR SOLDIER
1751 3 use corporal
1752 3 reroll b1 > 27.3.roll.4: STAR
1753 4 use corporal
1754 4 reroll b1 > 27.4.roll.4: SKULL
1755 4 ready
1756 5 use corporal
1757 5 reroll w2 > 27.5.roll.4: SOLDIER
1758 6 ready
1759 4 claim SOLDIER
1760 4 reinforce 5
1761 5 claim TWO_SOLDIERS
1762 6 claim STAR
1763 6 white COURAGE
1764 6 claim COURAGE
1765 6 charge
1766 3 done
1767 4 done
1768 5 done
1769 6 done
1770 3 stay
1771 4 stay
1772 5 stay
1773 6 stay
1774 4 ready > 27.0.mgf.13: 4
1775 3 ready
1776 4 ready
1777 5 ready
1778 6 ready
1779 3 lose soldiers
1780 4 lose soldiers
1781 5 lose soldiers
1782 6 lose soldiers
1783 3 roll > 28.3.roll.1: TOOL SKULL STAR TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
1784 3 lock b1 b2
1785 3 reroll r1 r2 w1 > 28.3.roll.2: COURAGE SKULL TWO_SOLDIERS
1786 3 reroll r1 r2 > 28.3.roll.3: COURAGE SKULL
1787 4 roll > 28.4.roll.1: TWO_SOLDIERS SKULL TOOL SOLDIER COURAGE SOLDIER
1788 4 lock w2 b2
1789 4 reroll r1 r2 w1 b1 > 28.4.roll.2: SKULL STAR SOLDIER TOOL
1790 4 reroll r1 r2 b1 > 28.4.roll.3: SOLDIER SOLDIER COURAGE
1791 5 roll > 28.5.roll.1: COURAGE STAR COURAGE SKULL TOOL COURAGE
1792 5 lock w1 b2
1793 5 reroll r2 w2 b1 > 28.5.roll.2: STAR STAR TWO_SOLDIERS
1794 5 reroll r2 w2 > 28.5.roll.3: TOOL TWO_SOLDIERS
1795 6 roll > 28.6.roll.1: COURAGE TOOL SOLDIER TOOL STAR COURAGE
1796 6 lock r1 b2
1797 6 reroll r2 w1 w2 b1 > 28.6.roll.2: COURAGE TWO_SOLDIERS COURAGE COURAGE
1798 6 reroll r2 b1 > 28.6.roll.3: TOOL SKULL
1799 3 use corporal
1800 3 reroll r2 > 28.3.roll.4: TOOL
1801 4 use corporal
1802 4 reroll b1 > 28.4.roll.4: STAR
1803 4 ready
1804 5 use corporal
1805 5 reroll r2 > 28.5.roll.4: SOLDIER
1806 6 use corporal
1807 6 reroll b1 > 28.6.roll.4: SOLDIER
1808 4 claim SOLDIER
1809 4 reinforce 6
1810 5 claim COURAGE
1811 5 charge
1812 6 claim COURAGE
1813 6 charge
1814 3 done
1815 4 done
1816 5 done
1817 6 done
1818 3 advance bunker
1819 4 advance bunker
1820 5 charge bunker
1821 6 charge bunker
1822 4 ready > 28.0.mgf.14: 5
1823 3 ready
1824 4 ready
1825 5 ready
1826 6 ready
1827 3 lose soldiers
1828 4 lose soldiers
1829 5 lose soldiers
1830 6 lose soldiers
end won seed=golden-0
