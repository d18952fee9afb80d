# ends as e91b9d1c367261ceb7a7a16ce7a9ca61
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
1049 2 reroll r2 w1 w2 > 17.2.roll.2: SKULL TWO_SOLDIERS COURAGE
1050 2 reroll r2 w1 > 17.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS
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
1070 2 ready
1071 3 ready
1072 4 use corporal
1073 4 reroll r1 > 17.4.roll.4: TOOL
1074 4 use silver-star
1075 4 roll > 17.4.roll.5: SKULL TOOL COURAGE SOLDIER SOLDIER STAR
1076 4 lock w1
1077 4 reroll r1 r2 b2 > 17.4.roll.6: TOOL SKULL COURAGE
1078 4 reroll r1 r2 > 17.4.roll.7: TWO_SOLDIERS COURAGE
1079 4 ready
1080 5 use corporal
1081 5 reroll w1 > 17.5.roll.4: COURAGE
1082 5 ready
1083 6 use corporal
1084 6 reroll b2 > 17.6.roll.4: TWO_SOLDIERS
1085 6 ready
1086 2 claim TWO_SOLDIERS
1087 2 claim COURAGE
1088 2 charge
1089 3 claim SOLDIER
1090 3 reinforce 6
1091 4 claim COURAGE
1092 4 soldiers
1093 6 claim TWO_SOLDIERS
1094 1 done
1095 2 trade 1
1096 2 give soldiers 5
1097 2 offer
1098 1 accept
1099 1 trade 3
1100 1 give courage 3
1101 1 offer
1102 2 done
1103 3 accept
1104 1 done
1105 3 done
1106 4 done
1107 5 done
1108 6 done
1109 1 stay
1110 2 stay
1111 3 stay
1112 4 stay
1113 5 trade 3
1114 5 give courage 4
1115 5 offer
1116 3 accept
1117 5 stay
1118 6 stay
1119 1 ready
1120 2 ready
1121 3 ready
1122 4 ready
1123 5 ready
1124 6 ready
1125 1 lose soldiers
1126 2 lose soldiers
1127 3 lose soldiers
1128 4 lose soldiers
1129 5 lose soldiers
1130 6 lose soldiers
1131 1 roll > 18.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
1132 1 lock b1
1133 1 reroll r1 r2 > 18.1.roll.2: STAR TOOL
1134 1 reroll r1 r2 > 18.1.roll.3: SOLDIER TOOL
1135 2 roll > 18.2.roll.1: TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL
1136 2 lock r1
1137 2 reroll w1 w2 b2 > 18.2.roll.2: SKULL TOOL STAR
1138 2 reroll w1 b2 > 18.2.roll.3: TWO_SOLDIERS SKULL
1139 3 roll > 18.3.roll.1: SKULL SOLDIER SOLDIER STAR SOLDIER TOOL
1140 3 lock b1
1141 3 reroll r1 b2 > 18.3.roll.2: COURAGE SKULL
1142 3 reroll b2 > 18.3.roll.3: SKULL
1143 4 roll > 18.4.roll.1: TOOL SKULL SKULL SKULL SOLDIER SKULL
1144 4 lock b1
1145 4 reroll r1 r2 w1 w2 b2 > 18.4.roll.2: SOLDIER TOOL TWO_SOLDIERS TWO_SOLDIERS SOLDIER
1146 4 stop
1147 5 roll > 18.5.roll.1: SOLDIER TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL
1148 5 lock b1
1149 5 reroll w1 w2 b2 > 18.5.roll.2: COURAGE SKULL COURAGE
1150 5 reroll w1 w2 b2 > 18.5.roll.3: TOOL TWO_SOLDIERS TWO_SOLDIERS
1151 6 roll > 18.6.roll.1: TOOL SOLDIER TOOL TOOL SKULL TOOL
1152 6 lock b2
1153 6 reroll w2 b1 > 18.6.roll.2: SOLDIER STAR
1154 6 reroll b1 > 18.6.roll.3: TWO_SOLDIERS
1155 1 use corporal
1156 1 reroll r2 > 18.1.roll.4: COURAGE
1157 1 ready
1158 2 use corporal
1159 2 reroll w1 > 18.2.roll.4: TWO_SOLDIERS
1160 2 use army-good-conduct-medal
1161 2 set w1 SOLDIER
1162 2 set b2 TOOL
1163 2 ready
1164 3 ready
1165 4 use captain
1166 4 paint b1 white
1167 4 ready
1168 5 ready
1169 6 use corporal
1170 6 reroll b1 > 18.6.roll.4: TWO_SOLDIERS
1171 6 ready
1172 1 claim COURAGE
1173 1 charge
1174 2 claim SOLDIER
1175 2 reinforce 5
1176 2 claim TOOL
1177 2 refind lucky-charm
1178 3 claim SOLDIER
1179 3 reinforce 4
1180 4 claim SOLDIER
1181 4 reinforce 5
1182 5 claim TWO_SOLDIERS
1183 6 claim TOOL
1184 6 refind pocket-bible
1185 1 done
1186 2 use lucky-charm
1187 2 gain courage
1188 2 done
1189 3 recruit beachmaster
1190 3 done
1191 4 done
1192 5 done
1193 6 use pocket-bible
1194 6 done
1195 1 stay
1196 2 stay
1197 3 stay
1198 4 stay
1199 5 stay
1200 6 stay
1201 1 ready
1202 2 trade 1
1203 2 give soldiers 4
1204 2 offer
1205 1 accept
1206 1 ready
1207 2 ready
1208 3 ready
1209 4 ready
1210 5 ready
1211 6 ready
1212 1 lose soldiers
1213 2 lose soldiers
1214 3 lose soldiers
1215 4 lose soldiers
1216 5 lose soldiers
1217 6 lose soldiers
1218 1 roll > 19.1.roll.1: SOLDIER COURAGE TOOL TWO_SOLDIERS COURAGE SKULL
1219 1 lock b1
1220 1 reroll r1 w1 w2 b2 > 19.1.roll.2: TWO_SOLDIERS SKULL SOLDIER SKULL
1221 1 reroll r1 w1 w2 b2 > 19.1.roll.3: SOLDIER SOLDIER SOLDIER STAR
1222 2 roll > 19.2.roll.1: STAR TWO_SOLDIERS SOLDIER SKULL COURAGE COURAGE
1223 2 lock b1
1224 2 reroll r1 r2 w1 w2 > 19.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER TOOL
1225 2 reroll r1 r2 w1 w2 > 19.2.roll.3: SKULL COURAGE SOLDIER SOLDIER
1226 3 roll > 19.3.roll.1: SKULL COURAGE STAR TOOL SOLDIER SOLDIER
1227 3 lock w2
1228 3 reroll r1 w1 b1 b2 > 19.3.roll.2: SOLDIER COURAGE SOLDIER SKULL
1229 3 reroll r1 b1 b2 > 19.3.roll.3: SOLDIER STAR SKULL
1230 4 roll > 19.4.roll.1: TOOL TWO_SOLDIERS COURAGE COURAGE SOLDIER SKULL
1231 4 lock r1
1232 4 reroll r2 b1 b2 > 19.4.roll.2: COURAGE COURAGE COURAGE
1233 4 stop
1234 5 roll > 19.5.roll.1: TOOL COURAGE SOLDIER STAR SOLDIER STAR
1235 5 lock r1
1236 5 reroll w1 w2 b1 b2 > 19.5.roll.2: COURAGE STAR SKULL STAR
1237 5 reroll w2 b1 b2 > 19.5.roll.3: SKULL SOLDIER SOLDIER
1238 6 roll > 19.6.roll.1: TOOL TOOL SOLDIER STAR TOOL STAR
1239 6 lock w2
1240 6 reroll r1 r2 b1 > 19.6.roll.2: COURAGE SKULL STAR
1241 6 reroll r2 w1 b2 > 19.6.roll.3: SKULL STAR TOOL
1242 1 use corporal
1243 1 reroll w1 > 19.1.roll.4: COURAGE
1244 1 ready
1245 2 use corporal
1246 2 reroll w1 > 19.2.roll.4: STAR
1247 2 ready
1248 3 ready
1249 4 ready
1250 5 ready
1251 6 use corporal
1252 6 reroll r2 > 19.6.roll.4: SOLDIER
1253 6 ready
1254 1 claim COURAGE
1255 1 charge
1256 4 claim COURAGE
1257 4 charge
1258 1 done
1259 2 done
1260 3 done
1261 4 done
1262 5 done
1263 6 done
1264 1 charge 11
1265 2 advance 11
1266 3 move 9
1267 4 move 9
1268 5 move 9
1269 6 move 9
1270 4 ready > 19.0.mgf.8: 3
1271 1 ready
1272 2 ready
1273 3 ready
1274 4 ready
1275 5 ready
1276 6 ready
1277 1 lose soldiers
1278 2 lose soldiers
1279 3 lose soldiers
1280 4 lose soldiers
1281 5 lose soldiers
1282 6 lose soldiers
1283 1 roll > 20.1.roll.1: STAR STAR SOLDIER TOOL SKULL STAR
1284 1 lock w1
1285 1 reroll r1 r2 w2 b1 b2 > 20.1.roll.2: TOOL COURAGE TOOL SKULL TWO_SOLDIERS
1286 1 reroll r2 b1 > 20.1.roll.3: SOLDIER TWO_SOLDIERS
1287 2 roll > 20.2.roll.1: COURAGE SKULL SKULL STAR SOLDIER TOOL
1288 2 lock r1
1289 2 reroll r2 w1 w2 b1 b2 > 20.2.roll.2: TWO_SOLDIERS SOLDIER TOOL SOLDIER TOOL
1290 2 reroll w2 b2 > 20.2.roll.3: TOOL TWO_SOLDIERS
1291 3 roll > 20.3.roll.1: SOLDIER SKULL SOLDIER STAR COURAGE TWO_SOLDIERS
1292 3 lock w1
1293 3 reroll r2 w2 b1 b2 > 20.3.roll.2: SOLDIER COURAGE STAR SKULL
1294 3 reroll w2 b1 b2 > 20.3.roll.3: TWO_SOLDIERS SOLDIER SKULL
1295 4 roll > 20.4.roll.1: TWO_SOLDIERS SKULL STAR STAR TWO_SOLDIERS TWO_SOLDIERS
1296 4 lock r1
1297 4 reroll r2 w1 w2 > 20.4.roll.2: SKULL SKULL TWO_SOLDIERS
1298 4 reroll r2 w1 b2 > 20.4.roll.3: TOOL SKULL SKULL
1299 5 roll > 20.5.roll.1: SKULL STAR TOOL SOLDIER SOLDIER TWO_SOLDIERS
1300 5 lock w1
1301 5 reroll r1 r2 b2 > 20.5.roll.2: SOLDIER TOOL SKULL
1302 5 reroll b2 > 20.5.roll.3: SOLDIER
1303 6 roll > 20.6.roll.1: TWO_SOLDIERS TOOL TWO_SOLDIERS SOLDIER COURAGE TWO_SOLDIERS
1304 6 lock b1
1305 6 reroll r2 w2 > 20.6.roll.2: SOLDIER TOOL
1306 6 reroll r2 w2 > 20.6.roll.3: COURAGE TWO_SOLDIERS
1307 1 use corporal
1308 1 reroll b1 > 20.1.roll.4: TOOL
1309 1 ready
1310 2 use corporal
1311 2 reroll r2 > 20.2.roll.4: STAR
1312 2 ready
1313 3 ready
1314 4 use corporal
1315 4 reroll w1 > 20.4.roll.4: TWO_SOLDIERS
1316 4 ready
1317 5 ready
1318 6 use corporal
1319 6 reroll w1 > 20.6.roll.4: SKULL
1320 6 ready
1321 1 claim TOOL
1322 1 refind lucky-charm
1323 3 claim SOLDIER
1324 3 reinforce 6
1325 4 claim TWO_SOLDIERS
1326 5 claim SOLDIER
1327 5 reinforce 6
1328 6 claim TWO_SOLDIERS
1329 1 use lucky-charm
1330 1 gain courage
1331 1 done
1332 2 done
1333 3 done
1334 4 done
1335 5 done
1336 6 done
1337 1 stay
1338 2 stay
1339 3 stay
1340 4 stay
1341 5 stay
1342 6 stay
1343 4 ready > 20.0.mgf.8: 4
1344 1 ready
1345 2 ready
1346 3 ready
1347 4 ready
1348 5 ready
1349 6 ready
1350 1 lose soldiers
1351 2 lose soldiers
1352 3 lose soldiers
1353 4 lose soldiers
1354 5 lose soldiers
1355 6 lose soldiers
1356 1 roll > 21.1.roll.1: SKULL SKULL SOLDIER COURAGE SKULL SKULL
1357 1 lock w1
1358 1 reroll r1 r2 b1 b2 > 21.1.roll.2: STAR SOLDIER SKULL SOLDIER
1359 1 reroll r1 b1 > 21.1.roll.3: STAR COURAGE
1360 2 roll > 21.2.roll.1: SKULL TWO_SOLDIERS SOLDIER SOLDIER COURAGE SKULL
1361 2 lock r2
1362 2 reroll r1 w2 b1 b2 > 21.2.roll.2: STAR TOOL TOOL TWO_SOLDIERS
1363 2 reroll r1 w2 b1 > 21.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
1364 3 roll > 21.3.roll.1: COURAGE COURAGE SOLDIER SKULL SKULL TWO_SOLDIERS
1365 3 lock b2
1366 3 reroll r1 r2 w2 b1 > 21.3.roll.2: SKULL STAR TOOL STAR
1367 3 reroll r1 r2 w2 b1 > 21.3.roll.3: TOOL STAR COURAGE COURAGE
1368 4 roll > 21.4.roll.1: TWO_SOLDIERS TWO_SOLDIERS SOLDIER COURAGE STAR STAR
1369 4 lock w2
1370 4 reroll r1 r2 b1 b2 > 21.4.roll.2: SKULL STAR SKULL TWO_SOLDIERS
1371 4 reroll r1 r2 b1 > 21.4.roll.3: SKULL SOLDIER COURAGE
1372 5 roll > 21.5.roll.1: SKULL STAR TOOL SKULL COURAGE SKULL
1373 5 lock b1
1374 5 reroll r1 r2 w1 w2 b2 > 21.5.roll.2: COURAGE STAR SKULL COURAGE STAR
1375 5 reroll w1 > 21.5.roll.3: TWO_SOLDIERS
1376 6 roll > 21.6.roll.1: TOOL SOLDIER TWO_SOLDIERS STAR SKULL STAR
1377 6 lock w2
1378 6 reroll r1 r2 w1 b1 > 21.6.roll.2: SKULL TWO_SOLDIERS TWO_SOLDIERS COURAGE
1379 6 reroll r1 r2 w1 > 21.6.roll.3: SKULL SOLDIER COURAGE
1380 1 use corporal
1381 1 reroll r1 > 21.1.roll.4: STAR
1382 1 ready
1383 2 ready
1384 3 use corporal
1385 3 reroll r2 > 21.3.roll.4: COURAGE
1386 3 ready
1387 4 use corporal
1388 4 reroll r1 > 21.4.roll.4: SOLDIER
1389 4 use captain
1390 4 paint r1 blue
1391 4 ready
1392 5 use corporal
1393 5 reroll w1 > 21.5.roll.4: STAR
1394 5 ready
1395 6 use corporal
1396 6 reroll r1 > 21.6.roll.4: COURAGE
1397 6 ready
1398 1 claim SOLDIER
1399 1 reinforce 2
1400 2 claim TWO_SOLDIERS
1401 3 claim COURAGE
1402 3 charge
1403 4 claim SOLDIER
1404 4 reinforce 3
1405 5 claim STAR
1406 5 courage 1
1407 5 claim COURAGE
1408 5 charge
1409 6 claim COURAGE
1410 6 charge
1411 1 done
1412 2 done
1413 3 done
1414 4 done
1415 5 done
1416 6 done
1417 1 stay
1418 2 stay
1419 3 stay
1420 4 stay
1421 5 stay
1422 6 stay
1423 4 ready > 21.0.mgf.8: 3
1424 1 ready
1425 2 ready
1426 3 ready
1427 4 ready
1428 5 ready
1429 6 ready
1430 1 lose soldiers
1431 2 lose soldiers
1432 3 lose soldiers
1433 4 lose soldiers
1434 5 lose soldiers
1435 6 lose soldiers
1436 1 roll > 22.1.roll.1: SOLDIER COURAGE STAR SKULL STAR COURAGE
1437 1 lock r1
1438 1 reroll w1 w2 b1 > 22.1.roll.2: STAR SOLDIER SOLDIER
1439 1 reroll w1 > 22.1.roll.3: TOOL
1440 2 roll > 22.2.roll.1: SKULL TOOL TOOL COURAGE SOLDIER TWO_SOLDIERS
1441 2 lock w2
1442 2 reroll r1 r2 w1 b1 b2 > 22.2.roll.2: SKULL TOOL STAR SKULL TOOL
1443 2 reroll r1 r2 b1 b2 > 22.2.roll.3: STAR SKULL TOOL COURAGE
1444 3 roll > 22.3.roll.1: STAR SKULL STAR SKULL SOLDIER TOOL
1445 3 lock b1
1446 3 reroll r1 r2 w1 w2 b2 > 22.3.roll.2: SKULL SKULL TWO_SOLDIERS TWO_SOLDIERS STAR
1447 3 reroll r1 r2 b2 > 22.3.roll.3: TOOL COURAGE STAR
1448 4 roll > 22.4.roll.1: SOLDIER COURAGE COURAGE SOLDIER STAR SOLDIER
1449 4 lock b2
1450 4 reroll b1 > 22.4.roll.2: SKULL
1451 4 reroll b1 > 22.4.roll.3: STAR
1452 5 roll > 22.5.roll.1: TOOL SKULL SKULL STAR TWO_SOLDIERS SKULL
1453 5 lock b1
1454 5 reroll r1 r2 w1 w2 b2 > 22.5.roll.2: SOLDIER STAR TOOL COURAGE TWO_SOLDIERS
1455 5 reroll r2 w1 w2 > 22.5.roll.3: SOLDIER TOOL COURAGE
1456 6 roll > 22.6.roll.1: SKULL SOLDIER TWO_SOLDIERS SOLDIER SKULL TOOL
1457 6 lock w2
1458 6 reroll r1 b1 b2 > 22.6.roll.2: SKULL TOOL SKULL
1459 6 reroll r1 b1 b2 > 22.6.roll.3: TWO_SOLDIERS STAR SOLDIER
1460 1 use corporal
1461 1 reroll w1 > 22.1.roll.4: TWO_SOLDIERS
1462 1 ready
1463 2 use corporal
1464 2 reroll r2 > 22.2.roll.4: STAR
1465 2 ready
1466 3 use corporal
1467 3 reroll b2 > 22.3.roll.4: TWO_SOLDIERS
1468 3 ready
1469 4 use corporal
1470 4 reroll b1 > 22.4.roll.4: COURAGE
1471 4 ready
1472 5 use corporal
1473 5 reroll w1 > 22.5.roll.4: STAR
1474 5 ready
1475 6 ready
1476 1 claim SOLDIER
1477 1 reinforce 6
1478 4 claim SOLDIER
1479 4 reinforce 5
1480 4 claim COURAGE
1481 4 charge
1482 6 claim SOLDIER
1483 6 reinforce 3
1484 1 done
1485 2 done
1486 3 done
1487 4 done
1488 5 done
1489 6 done
1490 1 advance 13
1491 1 sacrifice general
1492 2 advance 13
1493 2 sacrifice minesweeper
1494 3 advance 11
1495 4 charge 11
1496 5 advance 12
1497 6 advance 12 > 22.0.mgf.11: 2 22.0.mgf.12: 5
1498 1 ready
1499 2 ready
1500 3 ready
1501 4 ready
1502 5 ready
1503 6 ready
1504 1 lose soldiers
1505 2 lose soldiers
1506 3 lose soldiers
1507 4 lose soldiers
1508 5 lose soldiers
1509 6 lose soldiers
1510 1 roll > 23.1.roll.1: STAR TOOL SKULL TOOL SKULL SOLDIER
1511 1 lock r1 b2
1512 1 reroll r2 w1 w2 b1 > 23.1.roll.2: SOLDIER SOLDIER TWO_SOLDIERS TWO_SOLDIERS
1513 1 stop
1514 2 roll > 23.2.roll.1: SOLDIER COURAGE TOOL COURAGE STAR TWO_SOLDIERS
1515 2 lock r1 r2
1516 2 reroll w1 b1 b2 > 23.2.roll.2: SOLDIER STAR TOOL
1517 2 reroll b1 b2 > 23.2.roll.3: SKULL STAR
1518 3 roll > 23.3.roll.1: SOLDIER TWO_SOLDIERS SOLDIER STAR STAR TWO_SOLDIERS
1519 3 lock r1 w1
1520 3 reroll w2 b1 b2 > 23.3.roll.2: TOOL STAR TWO_SOLDIERS
1521 3 reroll b1 > 23.3.roll.3: TOOL
1522 4 roll > 23.4.roll.1: STAR TOOL STAR SKULL TWO_SOLDIERS SOLDIER
1523 4 lock r1 w1
1524 4 reroll r2 w2 b1 b2 > 23.4.roll.2: STAR TWO_SOLDIERS SKULL TWO_SOLDIERS
1525 4 reroll r2 b1 b2 > 23.4.roll.3: TOOL TOOL SOLDIER
1526 5 leave b2
1527 5 roll > 23.5.roll.1: STAR SOLDIER SOLDIER STAR TWO_SOLDIERS
1528 5 lock r2 w1
1529 5 reroll r1 w2 b1 > 23.5.roll.2: SKULL SKULL STAR
1530 5 reroll r1 w2 b1 > 23.5.roll.3: SKULL TOOL SOLDIER
1531 6 leave b2
1532 6 roll > 23.6.roll.1: SKULL TWO_SOLDIERS STAR TOOL TWO_SOLDIERS
1533 6 lock r2 w1
1534 6 reroll r1 w2 b1 > 23.6.roll.2: SOLDIER SKULL TWO_SOLDIERS
1535 6 reroll r1 w2 b1 > 23.6.roll.3: STAR TOOL COURAGE
1536 1 ready
1537 2 use corporal
1538 2 reroll b1 > 23.2.roll.4: TWO_SOLDIERS
1539 2 ready
1540 3 ready
1541 4 use corporal
1542 4 reroll b1 > 23.4.roll.4: STAR
1543 4 ready
1544 5 use corporal
1545 5 reroll r1 > 23.5.roll.4: SKULL
1546 5 ready
1547 6 ready
1548 1 claim SOLDIER
1549 1 reinforce 5
1550 4 claim STAR
1551 4 courage 1
1552 5 claim SOLDIER
1553 5 reinforce 2
1554 1 find carrier-pigeon
1555 2 mine
1556 1 done
1557 2 done
1558 3 done
1559 4 done
1560 5 done
1561 6 done
1562 1 advance bunker
1563 2 advance bunker
1564 3 move 12
1565 4 move 12
1566 5 stay
1567 6 stay
1568 4 ready > 23.0.mgf.11: 2 23.0.mgf.14: 5
1569 1 ready
1570 2 ready
1571 3 ready
1572 4 ready
1573 5 ready
1574 6 ready
1575 1 lose soldiers
1576 2 lose soldiers
1577 3 lose soldiers
1578 4 lose soldiers
1579 5 lose soldiers
1580 6 lose soldiers
1581 3 leave b2
1582 3 roll > 24.3.roll.1: SOLDIER STAR STAR TOOL SKULL
1583 3 lock r1 r2
1584 3 reroll w1 w2 b1 > 24.3.roll.2: STAR COURAGE TWO_SOLDIERS
1585 3 reroll w1 w2 > 24.3.roll.3: COURAGE TWO_SOLDIERS
1586 4 leave b2
1587 4 roll > 24.4.roll.1: STAR TWO_SOLDIERS TOOL TWO_SOLDIERS STAR
1588 4 lock r2 w2
1589 4 reroll r1 w1 b1 > 24.4.roll.2: COURAGE SKULL TOOL
1590 4 reroll r1 w1 b1 > 24.4.roll.3: SOLDIER STAR SKULL
1591 5 leave b2
1592 5 roll > 24.5.roll.1: TWO_SOLDIERS SOLDIER SOLDIER TWO_SOLDIERS TWO_SOLDIERS
1593 5 lock w2 b1
1594 5 reroll r2 w1 > 24.5.roll.2: STAR SOLDIER
1595 5 reroll w1 > 24.5.roll.3: TWO_SOLDIERS
1596 6 leave b2
1597 6 roll > 24.6.roll.1: TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS SKULL
1598 6 lock w1 w2
1599 6 reroll b1 > 24.6.roll.2: TOOL
1600 6 reroll b1 > 24.6.roll.3: TWO_SOLDIERS
1601 3 ready
1602 4 use corporal
1603 4 reroll b1 > 24.4.roll.4: TOOL
1604 4 ready
1605 5 ready
1606 6 ready
1607 5 claim TWO_SOLDIERS
1608 6 claim TWO_SOLDIERS
1609 3 done
1610 4 done
1611 5 trade 4
1612 5 give soldiers 5
1613 5 offer
1614 4 accept
1615 4 done
1616 5 done
1617 6 trade 3
1618 6 give soldiers 6
1619 6 offer
1620 3 accept
1621 3 done
1622 6 done
1623 3 stay
1624 4 stay
1625 5 stay
1626 6 stay
1627 4 ready > 24.0.mgf.11: 2
1628 3 ready
1629 4 ready
1630 5 ready
1631 6 ready
1632 3 lose soldiers
1633 4 lose soldiers
1634 5 lose soldiers
1635 6 lose soldiers
1636 3 leave b2
1637 3 roll > 25.3.roll.1: TOOL TOOL SOLDIER TWO_SOLDIERS COURAGE
1638 3 lock w1 w2
1639 3 reroll r1 r2 b1 > 25.3.roll.2: TWO_SOLDIERS SOLDIER SOLDIER
1640 3 stop
1641 4 leave b2
1642 4 roll > 25.4.roll.1: SKULL SOLDIER TWO_SOLDIERS STAR TWO_SOLDIERS
1643 4 lock w1 b1
1644 4 reroll r1 r2 w2 > 25.4.roll.2: COURAGE TOOL SKULL
1645 4 reroll r1 r2 w2 > 25.4.roll.3: SKULL STAR STAR
1646 5 leave b2
1647 5 roll > 25.5.roll.1: SKULL TWO_SOLDIERS TOOL COURAGE STAR
1648 5 lock r2 w2
1649 5 reroll r1 w1 b1 > 25.5.roll.2: SOLDIER TWO_SOLDIERS SOLDIER
1650 5 reroll b1 > 25.5.roll.3: SOLDIER
1651 6 leave b2
1652 6 roll > 25.6.roll.1: SKULL TWO_SOLDIERS TOOL SKULL TOOL
1653 6 lock r2 w1
1654 6 reroll r1 w2 b1 > 25.6.roll.2: TOOL TWO_SOLDIERS COURAGE
1655 6 reroll r1 b1 > 25.6.roll.3: TOOL TWO_SOLDIERS
1656 3 ready
1657 4 use corporal
1658 4 reroll r1 > 25.4.roll.4: SKULL
1659 4 ready
1660 5 ready
1661 6 ready
1662 3 claim SOLDIER
1663 3 reinforce 6
1664 6 claim TWO_SOLDIERS
1665 3 done
1666 4 done
1667 5 done
1668 6 trade 4
1669 6 give soldiers 5
1670 6 offer
1671 4 accept
1672 4 done
1673 6 done
1674 3 advance 14
1675 4 advance 14
1676 5 advance 14
1677 6 advance 14
1678 4 ready > 25.0.mgf.13: 2
1679 3 ready
1680 4 ready
1681 5 ready
1682 6 ready
1683 3 lose soldiers
1684 4 lose soldiers
1685 5 lose soldiers
1686 6 lose soldiers
1687 3 roll > 26.3.roll.1: SOLDIER SKULL TWO_SOLDIERS SOLDIER TOOL TWO_SOLDIERS
1688 3 lock w1 b2
1689 3 reroll r2 b1 > 26.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS
1690 3 reroll b1 > 26.3.roll.3: SOLDIER
1691 4 roll > 26.4.roll.1: TWO_SOLDIERS COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
1692 4 lock w1 b2
1693 4 reroll w2 b1 > 26.4.roll.2: TWO_SOLDIERS STAR
1694 4 reroll b1 > 26.4.roll.3: TWO_SOLDIERS
1695 5 roll > 26.5.roll.1: TOOL TOOL SKULL COURAGE STAR SOLDIER
1696 5 lock w2 b2
1697 5 reroll r1 r2 w1 b1 > 26.5.roll.2: TWO_SOLDIERS COURAGE COURAGE SKULL
1698 5 reroll w1 b1 > 26.5.roll.3: TOOL STAR
1699 6 roll > 26.6.roll.1: COURAGE TWO_SOLDIERS COURAGE SKULL TWO_SOLDIERS TWO_SOLDIERS
1700 6 lock r2 b1
1701 6 reroll w2 b2 > 26.6.roll.2: SKULL SKULL
1702 6 reroll w2 b2 > 26.6.roll.3: STAR TOOL
1703 3 ready
1704 4 ready
1705 5 use corporal
1706 5 reroll b1 > 26.5.roll.4: COURAGE
1707 6 use corporal
1708 6 reroll b2 > 26.6.roll.4: TOOL
1709 3 claim SOLDIER
1710 3 reinforce 5
1711 3 claim TWO_SOLDIERS
1712 4 claim TWO_SOLDIERS
1713 5 claim COURAGE
1714 5 charge
1715 3 trade 5
1716 3 give soldiers 8
1717 3 offer
1718 4 done
1719 5 accept
1720 3 done
1721 5 done
1722 6 done
1723 3 stay
1724 4 stay
1725 5 stay
1726 6 stay
1727 4 ready > 26.0.mgf.13: 2
1728 3 ready
1729 4 ready
1730 5 ready
1731 6 ready
1732 3 lose soldiers
1733 4 lose soldiers
1734 5 lose soldiers
1735 6 lose soldiers
1736 3 roll > 27.3.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL COURAGE
1737 3 lock r2 w1
1738 3 reroll w2 b1 b2 > 27.3.roll.2: TWO_SOLDIERS TOOL SOLDIER
1739 3 reroll r1 b1 b2 > 27.3.roll.3: STAR SKULL TOOL
1740 4 roll > 27.4.roll.1: SOLDIER TOOL SOLDIER TWO_SOLDIERS COURAGE SOLDIER
1741 4 lock w1 b2
1742 4 reroll r2 b1 > 27.4.roll.2: COURAGE STAR
1743 4 reroll b1 > 27.4.roll.3: SOLDIER
1744 5 roll > 27.5.roll.1: STAR COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS TWO_SOLDIERS
1745 5 lock w1 b1
1746 5 reroll r1 r2 w2 > 27.5.roll.2: COURAGE SKULL SKULL
1747 5 reroll r1 r2 w2 > 27.5.roll.3: TWO_SOLDIERS TWO_SOLDIERS SOLDIER
1748 6 roll > 27.6.roll.1: COURAGE TOOL STAR TOOL TOOL SKULL
1749 6 lock r1 w1
1750 6 reroll r2 w2 b1 b2 > 27.6.roll.2: SOLDIER TOOL STAR COURAGE
1751 6 reroll r2 w2 > 27.6.roll.3: STAR SOLDIER
1752 3 use corporal
1753 3 reroll b1 > 27.3.roll.4: STAR
1754 4 ready
1755 5 ready
1756 6 ready
1757 4 claim SOLDIER
1758 4 reinforce 6
1759 5 claim TWO_SOLDIERS
1760 6 claim STAR
1761 6 white COURAGE
1762 6 claim COURAGE
1763 6 charge
1764 3 done
1765 4 done
1766 5 done
1767 6 done
1768 3 stay
1769 4 stay
1770 5 trade 3
1771 5 give soldiers 4
1772 5 offer
1773 3 accept
1774 5 stay
1775 6 stay
1776 4 ready > 27.0.mgf.13: 4
1777 3 ready
1778 4 ready
1779 5 ready
1780 6 ready
1781 3 lose soldiers
1782 4 lose soldiers
1783 5 lose soldiers
1784 6 lose soldiers
1785 3 roll > 28.3.roll.1: TOOL SKULL STAR TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
1786 3 lock b1 b2
1787 3 reroll r1 r2 w1 > 28.3.roll.2: COURAGE SKULL TWO_SOLDIERS
1788 3 reroll r1 r2 > 28.3.roll.3: COURAGE SKULL
1789 4 roll > 28.4.roll.1: TWO_SOLDIERS SKULL TOOL SOLDIER COURAGE SOLDIER
1790 4 lock w2 b2
1791 4 reroll r1 r2 w1 b1 > 28.4.roll.2: SKULL STAR SOLDIER TOOL
1792 4 reroll r1 r2 b1 > 28.4.roll.3: SOLDIER SOLDIER COURAGE
1793 5 roll > 28.5.roll.1: COURAGE STAR COURAGE SKULL TOOL COURAGE
1794 5 lock w1 b2
1795 5 reroll r2 w2 b1 > 28.5.roll.2: STAR STAR TWO_SOLDIERS
1796 5 reroll r2 w2 > 28.5.roll.3: TOOL TWO_SOLDIERS
1797 6 roll > 28.6.roll.1: COURAGE TOOL SOLDIER TOOL STAR COURAGE
1798 6 lock r1 b2
1799 6 reroll r2 w1 w2 b1 > 28.6.roll.2: COURAGE TWO_SOLDIERS COURAGE COURAGE
1800 6 reroll r2 b1 > 28.6.roll.3: TOOL SKULL
1801 3 use corporal
1802 3 reroll r2 > 28.3.roll.4: TOOL
1803 4 use corporal
1804 4 reroll b1 > 28.4.roll.4: STAR
1805 4 ready
1806 5 use corporal
1807 5 reroll r2 > 28.5.roll.4: SOLDIER
1808 6 use corporal
1809 6 reroll b1 > 28.6.roll.4: SOLDIER
1810 4 claim SOLDIER
1811 4 reinforce 6
1812 5 claim COURAGE
1813 5 charge
1814 6 claim COURAGE
1815 6 charge
1816 3 done
1817 4 done
1818 5 done
1819 6 done
1820 3 advance bunker
1821 4 advance bunker
1822 5 charge bunker
1823 6 charge bunker
1824 4 ready > 28.0.mgf.14: 5
1825 3 ready
1826 4 ready
1827 5 ready
1828 6 ready
1829 3 lose soldiers
1830 4 lose soldiers
1831 5 lose soldiers
1832 6 lose soldiers
end won seed=golden-0
