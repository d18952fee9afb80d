# ends as d6546b8f75679f205819a6b76853eb19
hh2 dday n-04 units=2 boxes=base rules=7 seed#=0b046a4e76e88099f72bccf39472156b
1 1 roll > 1.1.roll.1: STAR STAR COURAGE STAR SKULL SKULL
2 1 lock r1 w2
3 1 reroll r2 b1 b2 > 1.1.roll.2: COURAGE SKULL STAR
4 1 reroll b1 > 1.1.roll.3: SOLDIER
5 2 roll > 1.2.roll.1: SOLDIER SOLDIER COURAGE STAR TOOL SKULL
6 2 lock w1 w2
7 2 reroll r1 r2 b1 b2 > 1.2.roll.2: TWO_SOLDIERS COURAGE SKULL SOLDIER
8 2 reroll b1 b2 > 1.2.roll.3: TWO_SOLDIERS SOLDIER
9 1 claim STAR
10 1 white TWO_SOLDIERS
11 1 recruit platoon-leader
12 1 done
13 2 done
14 1 stay
15 2 stay
16 1 ready
17 2 ready
18 1 lose soldiers
19 1 roll > 2.1.roll.1: TWO_SOLDIERS SKULL TWO_SOLDIERS STAR TOOL COURAGE
20 1 lock r1 w1
21 1 reroll r2 w2 b1 b2 > 2.1.roll.2: SKULL STAR TOOL STAR
22 1 reroll r2 b1 b2 > 2.1.roll.3: COURAGE SKULL TOOL
23 2 roll > 2.2.roll.1: STAR SKULL SKULL COURAGE STAR COURAGE
24 2 lock w2 b2
25 2 reroll r1 r2 w1 > 2.2.roll.2: SOLDIER TOOL TWO_SOLDIERS
26 2 reroll r1 r2 > 2.2.roll.3: SKULL TOOL
27 1 cancel b2
28 2 cancel r2
29 1 recruit sharpshooter
30 1 done
31 2 recruit platoon-leader
32 2 done
33 1 stay
34 2 stay
35 1 ready
36 2 ready
37 1 lose soldiers
38 2 lose soldiers
39 1 roll > 3.1.roll.1: SOLDIER STAR COURAGE SOLDIER SKULL SOLDIER
40 1 lock w2 b2
41 1 reroll r2 b1 > 3.1.roll.2: STAR TWO_SOLDIERS
42 1 reroll r2 > 3.1.roll.3: COURAGE
43 2 roll > 3.2.roll.1: TOOL COURAGE SOLDIER TOOL TOOL SKULL
44 2 lock r2 w1
45 2 reroll r1 w2 b1 b2 > 3.2.roll.2: SKULL TWO_SOLDIERS TOOL STAR
46 2 stop
47 1 claim SOLDIER
48 2 straight
49 2 take distinguished-service-cross
50 1 done
51 2 done
52 1 advance 3
53 2 advance 3
54 1 ready
55 2 ready
56 1 lose soldiers
57 2 lose soldiers
58 1 roll > 4.1.roll.1: STAR SOLDIER STAR COURAGE TWO_SOLDIERS COURAGE
59 1 lock w1 b1
60 1 reroll r2 w2 b2 > 4.1.roll.2: SOLDIER TWO_SOLDIERS SOLDIER
61 1 reroll r2 b2 > 4.1.roll.3: SOLDIER TOOL
62 2 roll > 4.2.roll.1: SKULL SKULL COURAGE STAR COURAGE SOLDIER
63 2 lock w2 b2
64 2 reroll r1 r2 w1 b1 > 4.2.roll.2: TWO_SOLDIERS STAR TWO_SOLDIERS COURAGE
65 2 reroll r2 b1 > 4.2.roll.3: TOOL SKULL
66 2 use distinguished-service-cross
67 2 bonus TWO_SOLDIERS
68 2 straight
69 2 take medal-of-honor
70 1 recruit corporal
71 1 done
72 2 recruit corporal
73 2 done
74 1 stay
75 2 stay
76 1 ready
77 2 ready
78 1 lose soldiers
79 2 lose soldiers
80 1 roll > 5.1.roll.1: SOLDIER COURAGE TWO_SOLDIERS STAR TWO_SOLDIERS TWO_SOLDIERS
81 1 lock b1 b2
82 1 reroll r1 r2 w2 > 5.1.roll.2: TWO_SOLDIERS STAR SOLDIER
83 1 stop
84 2 roll > 5.2.roll.1: TOOL COURAGE STAR SKULL COURAGE TOOL
85 2 lock r2 b1
86 2 reroll r1 w1 w2 b2 > 5.2.roll.2: TWO_SOLDIERS COURAGE TOOL TOOL
87 2 reroll w2 > 5.2.roll.3: STAR
88 1 ready
89 2 use corporal
90 2 reroll b2 > 5.2.roll.4: TOOL
91 2 use medal-of-honor
92 2 add red TWO_SOLDIERS
93 2 add white TWO_SOLDIERS
94 2 add blue TWO_SOLDIERS
95 1 claim TWO_SOLDIERS
96 1 claim TWO_SOLDIERS
97 2 claim COURAGE
98 2 soldiers
99 1 done
100 2 find lucky-charm
101 2 use lucky-charm
102 2 gain stars
103 2 recruit sharpshooter
104 2 done
105 1 stay
106 2 stay
107 1 ready
108 2 ready
109 1 lose soldiers
110 2 lose soldiers
111 1 roll > 6.1.roll.1: TOOL TOOL COURAGE STAR SKULL TWO_SOLDIERS
112 1 lock w2 b2
113 1 reroll r1 r2 w1 b1 > 6.1.roll.2: STAR SOLDIER STAR SOLDIER
114 1 reroll r1 w1 > 6.1.roll.3: STAR TWO_SOLDIERS
115 2 roll > 6.2.roll.1: COURAGE COURAGE COURAGE SKULL STAR COURAGE
116 2 lock w1 b2
117 2 reroll r2 w2 b1 > 6.2.roll.2: STAR SOLDIER TWO_SOLDIERS
118 2 stop
119 1 use corporal
120 1 reroll r1 > 6.1.roll.4: TWO_SOLDIERS
121 2 ready
122 1 claim TWO_SOLDIERS
123 2 claim COURAGE
124 2 charge
125 1 recruit quartermaster
126 1 done
127 2 buy award > 6.2.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,memorial-cross,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: croix-de-guerre
128 2 done
129 1 move 2 > 6.1.mine.1: 3
130 1 lose soldiers
131 2 move 2 > 6.2.mine.2: 1
132 2 lose soldiers
133 1 trade 2
134 1 give soldiers 4
135 1 offer
136 2 accept
137 1 ready
138 2 ready
139 1 lose soldiers
140 2 lose soldiers
141 1 roll > 7.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TOOL
142 1 lock w1 b1
143 1 reroll r1 b2 > 7.1.roll.2: STAR COURAGE
144 1 reroll b2 > 7.1.roll.3: COURAGE
145 2 roll > 7.2.roll.1: TOOL STAR SKULL SOLDIER TWO_SOLDIERS STAR
146 2 lock w2 b1
147 2 reroll r1 r2 w1 b2 > 7.2.roll.2: COURAGE COURAGE COURAGE SOLDIER
148 2 reroll r1 r2 w1 > 7.2.roll.3: SOLDIER SKULL SKULL
149 1 use corporal
150 1 reroll b2 > 7.1.roll.4: TWO_SOLDIERS
151 2 use croix-de-guerre
152 2 use corporal
153 2 reroll r2 > 7.2.roll.4: STAR
154 1 claim TWO_SOLDIERS
155 2 claim SOLDIER
156 1 done
157 2 done
158 1 stay
159 2 stay
160 1 ready
161 2 ready
162 1 lose soldiers
163 1 roll > 8.1.roll.1: TOOL COURAGE SKULL TOOL STAR STAR
164 1 lock r1 w2
165 1 reroll r2 w1 b1 b2 > 8.1.roll.2: SKULL COURAGE SOLDIER COURAGE
166 1 reroll r2 w1 b1 b2 > 8.1.roll.3: STAR SKULL TOOL TWO_SOLDIERS
167 2 roll > 8.2.roll.1: TOOL STAR STAR COURAGE TOOL TWO_SOLDIERS
168 2 lock b1 b2
169 2 reroll r2 w1 w2 > 8.2.roll.2: STAR TOOL SOLDIER
170 2 reroll r2 w2 > 8.2.roll.3: COURAGE STAR
171 1 use corporal
172 1 reroll w1 > 8.1.roll.4: TWO_SOLDIERS
173 2 use corporal
174 2 reroll r2 > 8.2.roll.4: TWO_SOLDIERS
175 1 claim TOOL
176 1 stars
177 2 claim TOOL
178 2 stars
179 1 recruit medic
180 1 find bazooka
181 2 mine
182 1 find pocket-bible
183 1 use pocket-bible
184 1 done
185 2 recruit medic
186 2 done
187 1 advance 4
188 2 advance 4
189 1 ready
190 2 ready
191 1 lose soldiers
192 2 lose soldiers
193 1 roll > 9.1.roll.1: SOLDIER COURAGE COURAGE SKULL TWO_SOLDIERS SKULL
194 1 lock r1 b1
195 1 reroll r2 w1 w2 b2 > 9.1.roll.2: TWO_SOLDIERS TOOL TOOL SOLDIER
196 1 reroll w1 w2 > 9.1.roll.3: COURAGE STAR
197 2 roll > 9.2.roll.1: SKULL COURAGE TOOL COURAGE STAR TWO_SOLDIERS
198 2 lock b1 b2
199 2 reroll r1 r2 w1 w2 > 9.2.roll.2: TOOL SKULL SOLDIER SOLDIER
200 2 stop
201 1 use corporal
202 1 reroll w1 > 9.1.roll.4: STAR
203 2 ready
204 2 straight
205 2 take memorial-cross
206 1 find gammon-bomb
207 1 done
208 2 done
209 1 stay
210 2 stay
211 1 ready
212 2 ready
213 1 lose soldiers
214 2 lose soldiers
215 1 roll > 10.1.roll.1: STAR STAR TOOL COURAGE STAR SOLDIER
216 1 lock b1 b2
217 1 reroll r1 r2 w1 w2 > 10.1.roll.2: SKULL COURAGE TWO_SOLDIERS SKULL
218 1 reroll r1 r2 w2 > 10.1.roll.3: SKULL TWO_SOLDIERS COURAGE
219 2 roll > 10.2.roll.1: STAR SOLDIER STAR TOOL SOLDIER SOLDIER
220 2 lock r2 b1
221 2 reroll w1 w2 b2 > 10.2.roll.2: TOOL SOLDIER SKULL
222 2 reroll w1 b2 > 10.2.roll.3: STAR TWO_SOLDIERS
223 1 use corporal
224 1 reroll w2 > 10.1.roll.4: TWO_SOLDIERS
225 2 use memorial-cross
226 2 ready
227 2 claim SOLDIER
228 1 recruit beachmaster
229 1 find field-radio
230 2 mine
231 1 find dexedrine
232 1 buy award > 10.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,silver-star,victoria-cross,legion-of-merit,purple-heart,distinguished-conduct-medal,bronze-star: distinguished-conduct-medal
233 1 done
234 2 use field-radio
235 2 recruit engineer
236 2 done
237 1 stay
238 2 stay
239 1 ready
240 2 ready
241 1 lose soldiers
242 2 lose soldiers
243 1 roll > 11.1.roll.1: SOLDIER COURAGE SOLDIER STAR TOOL SOLDIER
244 1 lock w1 b2
245 1 reroll r2 w2 b1 > 11.1.roll.2: SOLDIER TOOL SOLDIER
246 1 reroll w2 > 11.1.roll.3: SOLDIER
247 2 roll > 11.2.roll.1: SOLDIER STAR TWO_SOLDIERS COURAGE TWO_SOLDIERS TWO_SOLDIERS
248 2 lock b1 b2
249 2 reroll r1 r2 w2 > 11.2.roll.2: COURAGE SOLDIER COURAGE
250 2 reroll r1 r2 w2 > 11.2.roll.3: COURAGE SKULL SKULL
251 1 use distinguished-conduct-medal
252 1 recruit veteran
253 1 ready
254 2 use corporal
255 2 reroll r2 > 11.2.roll.4: SOLDIER
256 1 claim SOLDIER
257 1 claim SOLDIER
258 1 find walkie-talkie
259 2 mine
260 1 done
261 2 done
262 1 move 5
263 2 move 5 > 11.0.mgf.4: 6
264 1 ready
265 2 ready
266 1 lose soldiers
267 2 lose soldiers
268 1 roll > 12.1.roll.1: TWO_SOLDIERS SKULL SKULL TWO_SOLDIERS COURAGE TOOL
269 1 lock r1 w2
270 1 reroll b1 b2 > 12.1.roll.2: STAR SOLDIER
271 1 reroll b1 b2 > 12.1.roll.3: TOOL SKULL
272 2 roll > 12.2.roll.1: TWO_SOLDIERS COURAGE STAR COURAGE TOOL TWO_SOLDIERS
273 2 lock r1 b2
274 2 reroll r2 w1 w2 b1 > 12.2.roll.2: COURAGE TOOL TWO_SOLDIERS TWO_SOLDIERS
275 2 reroll r2 w1 > 12.2.roll.3: STAR TWO_SOLDIERS
276 1 use corporal
277 1 reroll b1 > 12.1.roll.4: SKULL
278 1 ready
279 2 ready
280 1 claim SKULL
281 2 claim TWO_SOLDIERS
282 1 find flame-thrower
283 1 done
284 2 find flak-vest
285 2 done
286 1 stay
287 2 stay > 12.0.mgf.4: 2
288 1 ready
289 2 ready
290 1 lose soldiers
291 2 lose soldiers
292 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS SOLDIER COURAGE
293 1 lock r2 w2
294 1 reroll r1 b1 b2 > 13.1.roll.2: SKULL TOOL TOOL
295 1 reroll r1 b1 b2 > 13.1.roll.3: COURAGE TWO_SOLDIERS SKULL
296 2 roll > 13.2.roll.1: TWO_SOLDIERS SKULL TOOL SOLDIER TOOL TOOL
297 2 lock r1 w2
298 2 reroll r2 w1 b1 b2 > 13.2.roll.2: SKULL STAR COURAGE COURAGE
299 2 reroll r2 w1 b1 b2 > 13.2.roll.3: SOLDIER COURAGE TWO_SOLDIERS SKULL
300 1 ready
301 2 use corporal
302 2 reroll b2 > 13.2.roll.4: SOLDIER
303 1 claim TWO_SOLDIERS
304 2 claim SOLDIER
305 1 find mine-detector
306 1 trade 2
307 1 give soldiers 5
308 1 offer
309 2 accept
310 1 done
311 2 recruit veteran
312 2 buy award > 13.2.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,silver-star,victoria-cross,legion-of-merit,purple-heart,bronze-star: conspicuous-gallantry-medal
313 2 done
314 1 stay
315 2 stay > 13.0.mgf.4: 4
316 1 ready
317 2 ready
318 1 lose soldiers
319 2 lose soldiers
320 1 roll > 14.1.roll.1: STAR TOOL STAR TOOL STAR SKULL
321 1 lock w1 b1
322 1 reroll r2 w2 b2 > 14.1.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
323 1 reroll w2 > 14.1.roll.3: TOOL
324 2 roll > 14.2.roll.1: TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS SOLDIER SOLDIER
325 2 lock r1 w2
326 2 reroll r2 b1 b2 > 14.2.roll.2: TOOL SKULL TWO_SOLDIERS
327 2 reroll b1 > 14.2.roll.3: SOLDIER
328 1 ready
329 2 use corporal
330 2 reroll r2 > 14.2.roll.4: STAR
331 2 use conspicuous-gallantry-medal
332 2 add colourless STAR
333 2 add colourless STAR
334 2 add colourless TWO_SOLDIERS
335 1 claim STAR
336 1 white SOLDIER
337 2 claim TWO_SOLDIERS
338 1 recruit lieutenant
339 1 done
340 2 recruit beachmaster
341 2 done
342 1 move 6
343 2 move 6
344 1 ready
345 2 ready
346 1 lose soldiers
347 2 lose soldiers
348 1 roll > 15.1.roll.1: STAR COURAGE SOLDIER SOLDIER SKULL TOOL
349 1 lock r1 w1
350 1 reroll r2 w2 b1 b2 > 15.1.roll.2: STAR TOOL TWO_SOLDIERS SKULL
351 1 reroll r2 w2 b2 > 15.1.roll.3: COURAGE COURAGE TOOL
352 2 roll > 15.2.roll.1: SOLDIER STAR TOOL STAR TWO_SOLDIERS TOOL
353 2 lock r2 w2
354 2 reroll w1 b1 b2 > 15.2.roll.2: TOOL SOLDIER SOLDIER
355 2 reroll w1 b2 > 15.2.roll.3: TWO_SOLDIERS STAR
356 1 use corporal
357 1 reroll r2 > 15.1.roll.4: SKULL
358 1 ready
359 2 use corporal
360 2 reroll w1 > 15.2.roll.4: STAR
361 2 ready
362 1 straight
363 1 take army-good-conduct-medal
364 2 claim STAR
365 2 white SOLDIER
366 2 claim SOLDIER
367 1 recruit minesweeper
368 1 done
369 2 recruit minesweeper
370 2 done
371 1 advance 8
372 2 advance 8
373 1 take victoria-cross > 15.0.mgf.7: 3
374 1 ready
375 2 ready
376 1 lose soldiers
377 2 lose soldiers
378 1 roll > 16.1.roll.1: STAR TWO_SOLDIERS SOLDIER STAR TWO_SOLDIERS COURAGE
379 1 lock w2 b1
380 1 reroll w1 b2 > 16.1.roll.2: COURAGE STAR
381 1 reroll w1 > 16.1.roll.3: SOLDIER
382 2 roll > 16.2.roll.1: STAR COURAGE SOLDIER TWO_SOLDIERS TOOL TWO_SOLDIERS
383 2 lock r1 w2
384 2 reroll w1 b1 b2 > 16.2.roll.2: SKULL STAR COURAGE
385 2 reroll w1 > 16.2.roll.3: COURAGE
386 1 use corporal
387 1 reroll w1 > 16.1.roll.4: TOOL
388 1 ready
389 2 ready
390 1 claim STAR
391 1 white TWO_SOLDIERS
392 1 claim TWO_SOLDIERS
393 2 claim COURAGE
394 2 charge
395 1 recruit messenger
396 2 mine
397 1 done
398 2 done
399 1 advance 10
400 2 charge 10 > 16.0.mgf.9: 2
401 1 ready
402 2 ready
403 1 lose soldiers
404 2 lose soldiers
405 1 roll > 17.1.roll.1: TOOL STAR COURAGE TOOL SOLDIER TOOL
406 1 lock w2 b2
407 1 reroll r2 w1 b1 > 17.1.roll.2: STAR STAR TOOL
408 1 reroll r2 w1 > 17.1.roll.3: SKULL SOLDIER
409 2 roll > 17.2.roll.1: TWO_SOLDIERS STAR TWO_SOLDIERS TOOL COURAGE SKULL
410 2 lock r1 w1
411 2 reroll r2 w2 b1 b2 > 17.2.roll.2: COURAGE TWO_SOLDIERS COURAGE SKULL
412 2 reroll r2 b1 b2 > 17.2.roll.3: SKULL TWO_SOLDIERS TWO_SOLDIERS
413 1 use corporal
414 1 reroll r2 > 17.1.roll.4: SKULL
415 1 use army-good-conduct-medal
416 1 set r2 TOOL
417 1 set w1 TOOL
418 1 ready
419 2 ready
420 1 claim TOOL
421 1 claim TOOL
422 1 stars
423 1 refind walkie-talkie
424 2 claim TWO_SOLDIERS
425 1 recruit captain
426 1 done
427 2 find carrier-pigeon
428 2 done
429 1 advance 11
430 2 advance 11
431 1 ready
432 2 ready
433 1 lose soldiers
434 2 lose soldiers
435 1 roll > 18.1.roll.1: SOLDIER TWO_SOLDIERS COURAGE STAR TOOL SKULL
436 1 lock b1 b2
437 1 stop
438 2 roll > 18.2.roll.1: COURAGE STAR SKULL TWO_SOLDIERS SKULL SKULL
439 2 lock w1 b1
440 2 reroll r1 r2 w2 b2 > 18.2.roll.2: SOLDIER TWO_SOLDIERS SKULL STAR
441 2 reroll r1 r2 w2 b2 > 18.2.roll.3: SKULL SKULL COURAGE STAR
442 1 ready
443 2 ready
444 1 straight
445 1 take legion-of-merit
446 2 claim SKULL
447 1 find bangalore-torpedo
448 1 done
449 2 find shoulder-patch
450 2 done
451 1 stay
452 2 stay
453 1 ready
454 2 ready
455 1 lose soldiers
456 2 lose soldiers
457 1 roll > 19.1.roll.1: SKULL TOOL TOOL COURAGE STAR TOOL
458 1 lock w1 w2
459 1 reroll r1 r2 b1 b2 > 19.1.roll.2: TWO_SOLDIERS SOLDIER TOOL STAR
460 1 reroll b1 > 19.1.roll.3: SKULL
461 2 roll > 19.2.roll.1: STAR COURAGE TOOL COURAGE TWO_SOLDIERS SOLDIER
462 2 lock r2 w2
463 2 reroll r1 b1 b2 > 19.2.roll.2: SKULL SKULL SKULL
464 2 reroll r1 b1 b2 > 19.2.roll.3: TOOL SKULL TWO_SOLDIERS
465 1 use legion-of-merit
466 1 take tank
467 1 ready
468 2 use corporal
469 2 reroll b1 > 19.2.roll.4: TOOL
470 2 ready
471 1 straight
472 1 take bronze-star
473 2 claim TOOL
474 2 refind lucky-charm
475 1 find grenade
476 1 done
477 2 use lucky-charm
478 2 gain courage
479 2 buy award > 19.2.award.1.silver-star,purple-heart: purple-heart
480 2 done
481 1 stay
482 2 stay
483 1 ready
484 2 ready
485 1 lose soldiers
486 2 lose soldiers
487 1 roll > 20.1.roll.1: TOOL COURAGE TOOL SOLDIER STAR SKULL
488 1 lock w1 w2
489 1 reroll r1 r2 > 20.1.roll.2: COURAGE SKULL
490 1 reroll r1 r2 b1 b2 > 20.1.roll.3: STAR STAR COURAGE SOLDIER
491 2 roll > 20.2.roll.1: SOLDIER SKULL STAR COURAGE TOOL SOLDIER
492 2 lock w1 b1
493 2 reroll w2 b2 > 20.2.roll.2: SKULL COURAGE
494 2 reroll r2 b2 > 20.2.roll.3: SOLDIER TOOL
495 1 use bronze-star
496 1 find binoculars
497 1 use corporal
498 1 reroll r1 > 20.1.roll.4: TWO_SOLDIERS
499 1 use binoculars
500 1 set b1 SKULL
501 1 ready
502 2 use corporal
503 2 reroll b2 > 20.2.roll.4: SOLDIER
504 2 ready
505 1 straight
506 1 done
507 2 done
508 1 advance be
509 2 advance bw
510 1 ready > 20.0.mgf.10: 4 20.0.mgf.12: 1
511 1 ready
512 2 ready
513 1 lose soldiers
514 2 lose soldiers
end won seed=golden-2
