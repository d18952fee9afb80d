# ends as 7aeb30c6e628b18ffdd0c3b379261aee
hh2 dday n-08 units=2 boxes=base rules=3 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start 1
2 2 start 1
3 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
4 1 lock r1 r2
5 1 reroll w1 w2 b1 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
6 1 reroll w1 w2 b1 > 1.1.roll.3: SOLDIER TOOL SKULL
7 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
8 2 lock w2 b1
9 2 reroll w1 b2 > 1.2.roll.2: STAR TOOL
10 2 reroll b2 > 1.2.roll.3: TWO_SOLDIERS
11 1 cancel r1
12 2 claim SOLDIER
13 1 done
14 2 done
15 1 stay
16 2 stay
17 1 ready
18 2 ready
19 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
20 1 lock b1 b2
21 1 reroll r1 w2 > 2.1.roll.2: SKULL COURAGE
22 1 reroll r1 > 2.1.roll.3: TOOL
23 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
24 2 lock w1 b2
25 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
26 2 reroll w2 > 2.2.roll.3: TOOL
27 2 claim SOLDIER
28 1 done
29 2 done
30 1 stay
31 2 stay
32 1 ready
33 2 ready
34 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
35 1 lock w2 b2
36 1 reroll r1 r2 w1 b1 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
37 1 reroll r1 r2 > 3.1.roll.3: TWO_SOLDIERS SKULL
38 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
39 2 lock w1 w2
40 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
41 2 reroll r1 > 3.2.roll.3: TWO_SOLDIERS
42 1 cancel b2
43 2 claim TWO_SOLDIERS
44 1 recruit corporal
45 1 done
46 2 recruit corporal
47 2 done
48 1 advance 3
49 2 advance 3
50 1 ready
51 2 ready
52 1 lose soldiers
53 2 lose soldiers
54 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
55 1 lock w1 b1
56 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
57 1 reroll b2 > 4.1.roll.3: TOOL
58 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
59 2 lock w1 b2
60 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
61 2 stop
62 1 use corporal
63 1 reroll b2 > 4.1.roll.4: SOLDIER
64 2 ready
65 1 claim COURAGE
66 1 charge
67 2 claim SOLDIER
68 1 done
69 2 done
70 1 stay
71 2 stay
72 1 ready
73 2 ready
74 1 lose soldiers
75 2 lose soldiers
76 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
77 1 lock w2 b2
78 1 reroll r1 r2 w1 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
79 1 reroll w1 > 5.1.roll.3: TOOL
80 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
81 2 lock b1 b2
82 2 reroll r1 r2 > 5.2.roll.2: COURAGE COURAGE
83 2 reroll r1 r2 > 5.2.roll.3: SKULL SOLDIER
84 1 use corporal
85 1 reroll w1 > 5.1.roll.4: COURAGE
86 2 use corporal
87 2 reroll r1 > 5.2.roll.4: TOOL
88 2 claim SOLDIER
89 1 done
90 2 recruit sharpshooter
91 2 find walkie-talkie
92 2 done
93 1 stay
94 2 stay
95 1 ready
96 2 ready
97 1 lose soldiers
98 2 lose soldiers
99 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
100 1 lock w1 w2
101 1 reroll r1 r2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
102 1 reroll b2 > 6.1.roll.3: STAR
103 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
104 2 lock r1 b2
105 2 reroll w1 w2 b1 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER
106 2 reroll r2 b1 > 6.2.roll.3: STAR COURAGE
107 1 ready
108 2 use corporal
109 2 reroll w2 > 6.2.roll.4: TWO_SOLDIERS
110 1 recruit sharpshooter
111 1 done
112 2 done
113 1 move 4 > 6.1.mine.1: 4
114 1 lose soldiers
115 2 move 4 > 6.2.mine.1: 6
116 2 lose soldiers > 6.0.mgf.3: 1
117 1 ready
118 2 trade 1
119 2 give soldiers 2
120 2 offer
121 1 accept
122 1 ready
123 2 ready
124 1 lose soldiers
125 2 lose soldiers
126 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
127 1 lock r1 w2 b1
128 1 reroll r2 w1 b2 > 7.1.roll.2: TWO_SOLDIERS STAR TOOL
129 1 reroll w1 b2 > 7.1.roll.3: STAR TOOL
130 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
131 2 lock r1 b1 b2
132 2 reroll r2 w1 w2 > 7.2.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
133 2 reroll w1 > 7.2.roll.3: COURAGE
134 1 use corporal
135 1 reroll b2 > 7.1.roll.4: COURAGE
136 2 ready
137 2 claim TWO_SOLDIERS
138 1 done
139 2 recruit pathfinder
140 2 done
141 1 stay
142 2 stay > 7.0.mgf.3: 6
143 1 ready
144 2 trade 1
145 2 give soldiers 4
146 2 offer
147 1 accept
148 1 ready
149 2 ready
150 1 lose soldiers
151 2 lose soldiers
152 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
153 1 lock r1 w2 b2
154 1 reroll r2 w1 b1 > 8.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
155 1 stop
156 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
157 2 lock r1 r2 b1
158 2 reroll w1 w2 b2 > 8.2.roll.2: COURAGE SOLDIER COURAGE
159 2 reroll w2 > 8.2.roll.3: TOOL
160 1 ready
161 2 use corporal
162 2 reroll w2 > 8.2.roll.4: TWO_SOLDIERS
163 1 claim TWO_SOLDIERS
164 1 recruit pathfinder
165 1 done
166 2 recruit paratrooper
167 2 done
168 1 stay
169 2 stay > 8.0.mgf.3: 3
170 1 ready
171 2 ready
172 1 lose soldiers
173 2 lose soldiers
174 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
175 1 lock r1 w1 w2
176 1 reroll r2 b1 b2 > 9.1.roll.2: STAR COURAGE SKULL
177 1 reroll b2 > 9.1.roll.3: STAR
178 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
179 2 lock w2 b1 b2
180 2 reroll r1 r2 w1 > 9.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER
181 2 reroll r1 r2 > 9.2.roll.3: SOLDIER COURAGE
182 1 ready
183 2 ready
184 1 claim COURAGE
185 1 charge
186 2 claim SOLDIER
187 2 claim COURAGE
188 2 charge
189 1 recruit paratrooper
190 1 done
191 2 recruit quartermaster
192 2 done
193 1 move 5 > 9.1.mine.1: 1
194 1 lose soldiers
195 2 move 5 > 9.2.mine.1: 2
196 2 lose soldiers
197 1 ready
198 2 ready
199 1 lose soldiers
200 2 lose soldiers
201 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
202 1 lock r1 w2
203 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
204 1 reroll b1 > 10.1.roll.3: SOLDIER
205 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
206 2 lock b1 b2
207 2 reroll r2 > 10.2.roll.2: COURAGE
208 2 stop
209 1 ready
210 2 ready
211 1 claim TWO_SOLDIERS
212 2 straight
213 2 take distinguished-service-cross
214 1 recruit hero
215 1 find flak-vest
216 1 done
217 2 done
218 1 stay
219 2 stay
220 1 ready
221 2 ready
222 1 pay 5 0
223 1 lose soldiers
224 2 lose soldiers
225 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
226 1 lock r1 w1
227 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
228 1 reroll r2 w2 b2 > 11.1.roll.3: SOLDIER SKULL TWO_SOLDIERS
229 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
230 2 lock w1 b2
231 2 reroll r1 r2 w2 b1 > 11.2.roll.2: SOLDIER STAR SKULL STAR
232 2 reroll r1 r2 w2 > 11.2.roll.3: STAR SKULL TWO_SOLDIERS
233 1 use corporal
234 1 reroll w2 > 11.1.roll.4: STAR
235 2 use corporal
236 2 reroll r2 > 11.2.roll.4: SOLDIER
237 2 use distinguished-service-cross
238 2 bonus TWO_SOLDIERS
239 1 done
240 2 recruit hero
241 2 done
242 1 stay
243 2 stay
244 1 ready
245 2 ready
246 1 pay 1 1
247 1 lose soldiers
248 2 pay 1 0
249 2 lose soldiers
250 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
251 1 lock b1 b2
252 1 reroll r1 w2 > 12.1.roll.2: TOOL STAR
253 1 reroll r1 > 12.1.roll.3: SOLDIER
254 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
255 2 lock w2 b2
256 2 reroll r1 r2 w1 b1 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
257 2 reroll r2 > 12.2.roll.3: SKULL
258 1 ready
259 2 ready
260 1 claim TWO_SOLDIERS
261 2 straight
262 2 take medal-of-honor
263 1 done
264 2 done
265 1 advance 8 > 12.1.mine.1: 2
266 1 pay 0 1
267 1 lose soldiers
268 2 advance 8 > 12.2.mine.1: 3
269 2 pay 0 1
270 2 lose soldiers > 12.0.mgf.7: 1
271 1 ready
272 2 ready
273 1 pay 1 0
274 1 lose soldiers
275 2 pay 1 0
276 2 lose soldiers
277 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
278 1 lock b1 b2
279 1 stop
280 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
281 2 lock r1 b2
282 2 reroll r2 w1 w2 b1 > 13.2.roll.2: SKULL STAR SOLDIER TOOL
283 2 reroll r2 b1 > 13.2.roll.3: SKULL STAR
284 1 ready
285 2 use corporal
286 2 reroll r2 > 13.2.roll.4: SKULL
287 2 use medal-of-honor
288 2 add red TWO_SOLDIERS
289 2 add white TWO_SOLDIERS
290 2 add blue TWO_SOLDIERS
291 1 claim TWO_SOLDIERS
292 1 straight
293 1 take memorial-cross
294 2 claim STAR
295 2 white TWO_SOLDIERS
296 1 done
297 2 recruit medic
298 2 done
299 1 stay
300 2 stay > 13.0.mgf.7: 5
301 1 ready
302 2 ready
303 1 pay 1 1
304 1 lose soldiers
305 2 pay 0 0
306 2 lose soldiers
307 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
308 1 lock r2 w1
309 1 reroll r1 w2 b1 b2 > 14.1.roll.2: TWO_SOLDIERS STAR TOOL TOOL
310 1 reroll b1 b2 > 14.1.roll.3: TWO_SOLDIERS SKULL
311 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
312 2 lock w1 b2
313 2 reroll r1 r2 w2 b1 > 14.2.roll.2: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS
314 2 reroll r1 w2 > 14.2.roll.3: STAR TWO_SOLDIERS
315 1 use memorial-cross
316 1 use corporal
317 1 reroll b2 > 14.1.roll.4: TWO_SOLDIERS
318 2 ready
319 1 claim TWO_SOLDIERS
320 2 claim STAR
321 2 white TWO_SOLDIERS
322 2 claim TWO_SOLDIERS
323 1 find flame-thrower
324 1 done
325 2 recruit minesweeper
326 2 find field-radio
327 2 use field-radio
328 2 done
329 1 stay
330 2 stay > 14.0.mgf.7: 5
331 1 ready
332 2 ready
333 1 pay 0 1
334 1 lose soldiers
335 2 pay 0 0
336 2 lose soldiers
337 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
338 1 lock r2 w2
339 1 reroll r1 w1 b1 b2 > 15.1.roll.2: SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
340 1 reroll r1 > 15.1.roll.3: COURAGE
341 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
342 2 lock w1 b1
343 2 reroll r1 b2 > 15.2.roll.2: SKULL SOLDIER
344 2 reroll r2 > 15.2.roll.3: STAR
345 1 use corporal
346 1 reroll r1 > 15.1.roll.4: SOLDIER
347 2 ready
348 2 claim SKULL
349 1 done
350 2 find bangalore-torpedo
351 2 done
352 1 advance 11
353 2 advance 11
354 1 ready
355 2 ready
356 1 pay 0 1
357 1 lose soldiers
358 2 pay 0 1
359 2 lose soldiers
360 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
361 1 lock w1 b1
362 1 reroll r1 r2 w2 b2 > 16.1.roll.2: COURAGE SKULL TOOL SOLDIER
363 1 reroll r1 r2 w2 > 16.1.roll.3: COURAGE STAR SKULL
364 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
365 2 lock w1 b1
366 2 reroll r1 r2 w2 b2 > 16.2.roll.2: STAR SOLDIER STAR STAR
367 2 reroll b2 > 16.2.roll.3: TWO_SOLDIERS
368 1 use corporal
369 1 reroll w2 > 16.1.roll.4: SOLDIER
370 2 use corporal
371 2 reroll r2 > 16.2.roll.4: TWO_SOLDIERS
372 2 claim STAR
373 2 white TWO_SOLDIERS
374 2 claim TWO_SOLDIERS
375 1 find mine-detector
376 2 mine
377 1 find strategic-map
378 1 done
379 2 recruit marksman
380 2 done
381 1 advance 13 > 16.1.mine.1: 4
382 1 pay 0 1
383 1 lose soldiers
384 1 sacrifice corporal
385 2 advance 13
386 2 sacrifice quartermaster
387 1 ready
388 2 use bangalore-torpedo
389 2 ready
390 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
391 1 lock r2 w2
392 1 reroll w1 b1 b2 > 17.1.roll.2: TOOL SOLDIER SKULL
393 1 reroll r1 w1 b1 b2 > 17.1.roll.3: COURAGE COURAGE SOLDIER STAR
394 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
395 2 lock r2 b2
396 2 reroll w1 w2 > 17.2.roll.2: COURAGE SOLDIER
397 2 reroll w2 > 17.2.roll.3: TWO_SOLDIERS
398 1 ready
399 2 ready
400 2 claim TWO_SOLDIERS
401 2 claim COURAGE
402 2 charge
403 1 done
404 2 done
405 1 stay
406 2 charge bunker > 17.0.mgf.13: 3
407 1 ready
408 1 pay 3 1
409 1 lose soldiers
410 2 pay 7 1
411 2 lose soldiers
412 1 roll > 18.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
413 1 lock b1 b2
414 1 reroll r1 r2 > 18.1.roll.2: STAR TOOL
415 1 reroll r1 r2 > 18.1.roll.3: SOLDIER TOOL
416 1 ready
417 1 find carrier-pigeon
418 1 done
419 1 stay
420 1 ready
421 1 pay 2 0
422 1 lose soldiers
423 1 roll > 19.1.roll.1: SOLDIER COURAGE TOOL TWO_SOLDIERS COURAGE SKULL
424 1 lock r1 w2
425 1 reroll r2 w1 b1 b2 > 19.1.roll.2: TWO_SOLDIERS SKULL SOLDIER SKULL
426 1 reroll w1 b2 > 19.1.roll.3: TOOL SOLDIER
427 1 use strategic-map
428 1 paint b1 white
429 1 claim SOLDIER
430 1 stay
431 1 ready
432 1 pay 0 0
433 1 lose soldiers
434 1 roll > 20.1.roll.1: STAR STAR SOLDIER TOOL SKULL STAR
435 1 lock w1 w2
436 1 reroll r1 r2 b1 b2 > 20.1.roll.2: STAR COURAGE SKULL TWO_SOLDIERS
437 1 stop
438 1 straight
439 1 take conspicuous-gallantry-medal
440 1 stay
441 1 ready
442 1 pay 1 1
443 1 lose soldiers
444 1 roll > 21.1.roll.1: SKULL SKULL SOLDIER COURAGE SKULL SKULL
445 1 lock w1 w2
446 1 reroll r1 r2 b1 b2 > 21.1.roll.2: STAR SOLDIER SKULL SOLDIER
447 1 reroll r1 b1 > 21.1.roll.3: STAR COURAGE
448 1 use conspicuous-gallantry-medal
449 1 add colourless SOLDIER
450 1 add colourless STAR
451 1 claim SOLDIER
452 1 done
453 1 stay
454 1 ready
455 1 pay 2 2
456 1 lose soldiers
457 1 roll > 22.1.roll.1: SOLDIER COURAGE STAR SKULL STAR COURAGE
458 1 lock r1 b2
459 1 reroll w1 w2 b1 > 22.1.roll.2: STAR SOLDIER SOLDIER
460 1 reroll w1 > 22.1.roll.3: TOOL
461 1 claim SOLDIER
462 1 done
463 1 stay
464 1 ready
465 1 pay 2 0
466 1 lose soldiers
467 1 roll > 23.1.roll.1: STAR TOOL SKULL TOOL SKULL SOLDIER
468 1 lock w1 b1
469 1 reroll r1 r2 w2 b2 > 23.1.roll.2: SOLDIER SOLDIER TWO_SOLDIERS TWO_SOLDIERS
470 1 reroll r1 r2 w2 > 23.1.roll.3: SOLDIER SOLDIER COURAGE
471 1 cancel r1
472 1 stay
473 1 ready
474 1 pay 1 0
475 1 lose soldiers
476 1 roll > 24.1.roll.1: SKULL TOOL SOLDIER TWO_SOLDIERS COURAGE STAR
477 1 lock b1 b2
478 1 stop
479 1 straight
480 1 take army-good-conduct-medal
481 1 stay
482 1 ready
483 1 pay 1 1
484 1 lose soldiers
485 1 roll > 25.1.roll.1: TWO_SOLDIERS COURAGE SKULL TOOL STAR TWO_SOLDIERS
486 1 lock r1 b2
487 1 reroll w1 w2 b1 > 25.1.roll.2: TWO_SOLDIERS STAR STAR
488 1 stop
489 1 ready
490 1 claim TWO_SOLDIERS
491 1 stay
492 1 ready
493 1 pay 1 2
494 1 lose soldiers
495 1 roll > 26.1.roll.1: SOLDIER STAR TWO_SOLDIERS COURAGE STAR STAR
496 1 lock w1 w2
497 1 reroll r1 r2 b1 b2 > 26.1.roll.2: SOLDIER SOLDIER SKULL SOLDIER
498 1 reroll r1 r2 b1 b2 > 26.1.roll.3: TWO_SOLDIERS SKULL COURAGE SKULL
499 1 use army-good-conduct-medal
500 1 set r2 COURAGE
501 1 set b2 STAR
502 1 claim COURAGE
503 1 charge
504 1 done
505 1 charge bunker > 26.0.mgf.13: 2
506 1 ready
507 1 pay 7 1
508 1 lose soldiers
end won seed=golden-0
