# ends as 7253b82545c49fe1da3ae890753b78f3
hh2 dday n-17 units=2 boxes=base+atlantikwall opts=german rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start 2
2 2 start 2
3 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
4 1 lock r1 r2
5 1 reroll w1 w2 b1 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
6 1 reroll w1 w2 b1 > 1.1.roll.3: SOLDIER TOOL SKULL
7 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
8 2 lock w2 b1
9 2 reroll w1 b2 > 1.2.roll.2: STAR TOOL
10 2 reroll b2 > 1.2.roll.3: TWO_SOLDIERS
11 3 roll > 1.3.roll.1: TOOL SOLDIER COURAGE TWO_SOLDIERS STAR COURAGE
12 3 lock r1 r2
13 3 reroll k2 > 1.3.roll.2: COURAGE
14 3 stop
15 3 standing ask
16 3 ready
17 1 cancel r1
18 2 claim SOLDIER
19 1 recruit sharpshooter
20 1 done
21 2 recruit sharpshooter
22 2 done
23 3 decorate > 1.3.decoration.1?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: gestapo-disk
24 3 use gestapo-disk
25 3 strike 2
26 1 stay
27 2 stay
28 3 ready
29 3 pay
30 1 ready
31 2 ready
32 1 lose soldiers
33 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
34 1 lock b1 b2
35 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
36 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
37 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
38 2 lock w1 b2
39 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
40 2 reroll w2 > 2.2.roll.3: TOOL
41 3 standing usual
42 3 roll > 2.3.roll.1: TOOL COURAGE SOLDIER TOOL SOLDIER TWO_SOLDIERS
43 3 lock r2 w2
44 3 reroll w1 > 2.3.roll.2: SKULL
45 3 reroll r1 > 2.3.roll.3: STAR
46 3 ready
47 2 claim SOLDIER
48 3 declared
49 3 cancel k2
50 1 recruit corporal
51 1 done
52 2 done
53 3 done
54 1 stay
55 2 stay
56 3 forfeit unteroffizier
57 1 ready
58 2 ready
59 1 lose soldiers
60 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
61 1 lock r1 w2
62 1 reroll r2 w1 b1 b2 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
63 1 reroll r2 w1 > 3.1.roll.3: TWO_SOLDIERS SKULL
64 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
65 2 lock w1 w2
66 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
67 2 reroll r1 r2 > 3.2.roll.3: SOLDIER STAR
68 3 roll > 3.3.roll.1: SOLDIER TWO_SOLDIERS SKULL TOOL STAR TWO_SOLDIERS
69 3 lock r2 w2
70 3 stop
71 1 use corporal
72 1 reroll w1 > 3.1.roll.4: TWO_SOLDIERS
73 3 cancel r1
74 1 recruit decoy
75 1 done
76 2 recruit corporal
77 2 done
78 3 recruit zahlmeister
79 3 done
80 1 move 1
81 2 move 1
82 3 pay
83 1 ready
84 2 ready
85 1 lose soldiers
86 2 lose soldiers
87 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
88 1 lock w1 b1
89 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
90 1 reroll b2 > 4.1.roll.3: TOOL
91 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
92 2 lock w1 b2
93 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
94 2 stop
95 3 roll > 4.3.roll.1: STAR SOLDIER TOOL TWO_SOLDIERS SKULL SOLDIER
96 3 lock r1 k2
97 3 reroll r2 w2 k1 > 4.3.roll.2: TOOL TOOL SKULL
98 3 stop
99 1 use corporal
100 1 reroll b2 > 4.1.roll.4: SOLDIER
101 2 ready
102 1 claim COURAGE
103 1 soldiers
104 2 claim SOLDIER
105 3 cancel r2
106 1 done
107 2 done
108 3 done
109 1 stay
110 2 advance 3
111 3 pay
112 1 lose soldiers
113 2 lose soldiers
114 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
115 1 lock w2 b2
116 1 reroll r1 r2 w1 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
117 1 reroll r1 w1 > 5.1.roll.3: STAR SOLDIER
118 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
119 2 lock w1 b1
120 2 reroll r1 r2 w2 > 5.2.roll.2: SKULL COURAGE STAR
121 2 reroll r1 r2 > 5.2.roll.3: SKULL SOLDIER
122 3 roll > 5.3.roll.1: SOLDIER SKULL TWO_SOLDIERS TWO_SOLDIERS STAR SKULL
123 3 lock w2 k1
124 3 stop
125 1 use corporal
126 1 reroll b1 > 5.1.roll.4: COURAGE
127 2 use corporal
128 2 reroll r1 > 5.2.roll.4: TOOL
129 2 claim SOLDIER
130 3 cancel k1
131 3 cancel w1
132 1 done
133 2 recruit minesweeper
134 3 recruit zwangsrekrut
135 3 done
136 1 advance 3
137 2 move 4
138 3 forfeit zwangsrekrut
139 3 forfeit zahlmeister
140 1 lose soldiers
141 2 lose soldiers
142 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
143 1 lock w1 w2
144 1 reroll r1 r2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
145 1 reroll b2 > 6.1.roll.3: STAR
146 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
147 2 lock w1 b1
148 2 reroll r1 r2 > 6.2.roll.2: COURAGE SOLDIER
149 2 reroll r1 r2 > 6.2.roll.3: STAR COURAGE
150 3 roll > 6.3.roll.1: SOLDIER TOOL SKULL SOLDIER STAR STAR
151 3 lock r1 w1
152 3 reroll w2 k2 > 6.3.roll.2: COURAGE COURAGE
153 3 reroll k1 k2 > 6.3.roll.3: COURAGE STAR
154 1 ready
155 2 use corporal
156 1 ready
157 2 reroll r1 > 6.2.roll.4: TWO_SOLDIERS
158 2 cancel w2
159 2 cancel b2
160 3 cancel r2
161 1 recruit minesweeper
162 1 done
163 2 done
164 3 done
165 1 move 4
166 2 stay
167 1 ready
168 2 ready
169 1 lose soldiers
170 2 lose soldiers
171 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
172 1 lock w2 b1
173 1 reroll r1 w1 > 7.1.roll.2: STAR SKULL
174 1 stop
175 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
176 2 lock b1 b2
177 2 stop
178 3 roll > 7.3.roll.1: TOOL SKULL SKULL SOLDIER SOLDIER TOOL
179 3 lock w1 k1
180 3 stop
181 1 ready
182 2 ready
183 1 straight
184 1 take distinguished-service-cross
185 2 straight
186 2 take medal-of-honor
187 3 cancel w2
188 3 cancel k1
189 1 recruit veteran
190 1 done
191 2 done
192 3 done
193 1 move 5
194 2 move 5
195 1 ready
196 2 ready
197 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
198 1 lock w2 b1
199 1 reroll r1 r2 w1 b2 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
200 1 stop
201 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
202 2 lock r1 r2
203 2 reroll w1 w2 b2 > 8.2.roll.2: COURAGE SOLDIER COURAGE
204 2 reroll w1 > 8.2.roll.3: TOOL
205 3 roll > 8.3.roll.1: SKULL SOLDIER TWO_SOLDIERS TWO_SOLDIERS TOOL SOLDIER
206 3 lock r1 k1
207 3 reroll r2 w1 w2 k2 > 8.3.roll.2: SOLDIER STAR TOOL SKULL
208 3 stop
209 1 ready
210 2 use corporal
211 1 ready
212 2 reroll w1 > 8.2.roll.4: TWO_SOLDIERS
213 2 ready
214 1 straight
215 1 take memorial-cross
216 3 cancel r2
217 3 cancel w1
218 1 done
219 2 recruit hero
220 2 done
221 3 find bunker-periscope
222 1 advance 8
223 2 advance 8
224 1 ready
225 2 ready
226 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
227 1 lock r2 w1
228 1 reroll r1 w2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
229 1 reroll r1 b1 b2 > 9.1.roll.3: TWO_SOLDIERS STAR TOOL
230 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
231 2 lock r1 b1
232 2 reroll r2 w1 w2 b2 > 9.2.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
233 2 reroll w1 b2 > 9.2.roll.3: SOLDIER COURAGE
234 3 roll > 9.3.roll.1: TWO_SOLDIERS TOOL TWO_SOLDIERS TOOL TWO_SOLDIERS TWO_SOLDIERS
235 3 lock w1 k1
236 3 reroll k2 > 9.3.roll.2: SOLDIER
237 3 stop
238 1 use corporal
239 1 reroll b2 > 9.1.roll.4: TOOL
240 1 ready
241 2 use corporal
242 1 ready
243 2 reroll b2 > 9.2.roll.4: COURAGE
244 2 ready
245 3 ready
246 3 declared
247 1 recruit hero
248 1 done
249 2 done
250 3 done
251 1 move 7
252 2 move 7 > 9.1.combat-loss.1: 1 9.2.combat-loss.1: 2
253 2 ready
254 1 pay 5 0
255 1 lose soldiers
256 2 pay 1 1
257 2 lose soldiers
258 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
259 1 lock r1 w2
260 1 reroll w1 b1 b2 > 10.1.roll.2: TOOL SOLDIER TWO_SOLDIERS
261 1 reroll b1 > 10.1.roll.3: SOLDIER
262 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
263 2 lock r1 w2
264 2 reroll r2 w1 b1 b2 > 10.2.roll.2: SKULL TOOL TOOL STAR
265 2 reroll r2 w1 b1 > 10.2.roll.3: SKULL COURAGE TOOL
266 3 roll > 10.3.roll.1: SKULL STAR STAR SKULL TOOL TWO_SOLDIERS
267 3 lock r1 k1
268 3 stop
269 1 use corporal
270 1 reroll b1 > 10.1.roll.4: SKULL
271 1 ready
272 2 ready
273 3 ready
274 1 claim TWO_SOLDIERS
275 2 straight
276 2 take conspicuous-gallantry-medal
277 3 cancel k1
278 3 cancel k2
279 1 find walkie-talkie
280 2 mine
281 1 done
282 2 done
283 3 recruit beobachter
284 3 done
285 1 move 6
286 2 move 6
287 3 forfeit beobachter
288 1 ready
289 2 ready
290 1 pay 0 1
291 2 pay 0 1
292 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
293 1 lock w1 w2
294 1 reroll r2 b1 b2 > 11.1.roll.2: SKULL SKULL SOLDIER
295 1 stop
296 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
297 2 lock w1 b2
298 2 reroll r2 w2 b1 > 11.2.roll.2: TOOL TWO_SOLDIERS SOLDIER
299 2 stop
300 3 roll > 11.3.roll.1: COURAGE SOLDIER SOLDIER STAR COURAGE SKULL
301 3 lock r1 w2
302 3 stop
303 1 ready
304 2 ready
305 3 standing pass
306 1 claim SKULL
307 1 claim SOLDIER
308 3 cancel w1
309 1 find flame-thrower
310 1 done
311 2 done
312 3 done
313 1 advance 9
314 2 advance 9
315 1 ready
316 2 ready
317 1 pay 0 0
318 1 lose soldiers
319 2 pay 1 0
320 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
321 1 lock r1 r2
322 1 reroll w1 w2 b1 b2 > 12.1.roll.2: STAR STAR COURAGE TWO_SOLDIERS
323 1 reroll b2 > 12.1.roll.3: SOLDIER
324 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
325 2 lock r2 b2
326 2 reroll r1 w1 w2 b1 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
327 2 reroll r1 w2 > 12.2.roll.3: TOOL TOOL
328 3 roll > 12.3.roll.1: COURAGE COURAGE SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
329 3 lock r1 w1
330 3 reroll w2 k1 > 12.3.roll.2: COURAGE COURAGE
331 3 reroll r2 > 12.3.roll.3: TWO_SOLDIERS
332 1 ready
333 2 ready
334 2 claim TOOL
335 2 stars
336 3 standing usual
337 3 claim COURAGE
338 3 choose stars
339 3 cancel k2
340 1 done
341 2 recruit veteran
342 2 find bangalore-torpedo
343 2 done
344 3 decorate > 12.3.decoration.2?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: german-cross
345 3 recruit maschinengewehr-schuetze
346 3 done
347 3 pass
348 1 move 10
349 2 move 10
350 3 standing ask
351 3 ready
352 3 forfeit maschinengewehr-schuetze
353 1 ready
354 2 ready
355 1 pay 1 2
356 2 pay 0 0
357 2 lose soldiers
358 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
359 1 lock b1 b2
360 1 stop
361 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
362 2 lock r1 b2
363 2 reroll r2 w1 w2 > 13.2.roll.2: SKULL SKULL TWO_SOLDIERS
364 2 reroll r2 w1 w2 > 13.2.roll.3: TOOL TOOL SOLDIER
365 3 roll > 13.3.roll.1: COURAGE SKULL COURAGE SKULL TWO_SOLDIERS STAR
366 3 lock r2 k1
367 3 reroll r1 w1 w2 k2 > 13.3.roll.2: TWO_SOLDIERS COURAGE SKULL TWO_SOLDIERS
368 3 reroll r1 w2 > 13.3.roll.3: TOOL SOLDIER
369 1 ready
370 2 use corporal
371 1 ready
372 2 reroll w2 > 13.2.roll.4: SKULL
373 2 ready
374 3 standing usual
375 3 ready
376 1 straight
377 1 take army-good-conduct-medal
378 2 cancel b1
379 3 pass
380 3 cancel w2
381 1 done
382 2 find gammon-bomb
383 2 done
384 3 find tracer-bullets
385 3 done
386 3 pass
387 1 advance 13
388 2 advance 13
389 3 standing ask
390 3 ready
391 2 ready > 13.1.own-position.1: 4
392 1 pay 1 1
393 1 lose soldiers
394 2 pay 0 2
395 2 lose soldiers
396 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
397 1 lock w2 b1
398 1 reroll r1 w1 > 14.1.roll.2: STAR COURAGE
399 1 reroll r2 w1 b2 > 14.1.roll.3: STAR TWO_SOLDIERS STAR
400 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
401 2 lock w1 b2
402 2 reroll r2 b1 > 14.2.roll.2: COURAGE SOLDIER
403 2 reroll r1 r2 w2 b1 > 14.2.roll.3: COURAGE SOLDIER COURAGE SOLDIER
404 3 standing usual
405 3 roll > 14.3.roll.1: TOOL STAR COURAGE TWO_SOLDIERS STAR TOOL
406 3 lock w1 w2
407 3 stop
408 1 ready
409 2 use corporal
410 1 ready
411 2 reroll b1 > 14.2.roll.4: SOLDIER
412 2 ready
413 3 ready
414 1 declared
415 1 recruit medic
416 1 find flak-vest
417 2 done
418 3 done
419 3 pass
420 1 stay
421 2 stay
422 3 standing pass
423 1 ready
424 2 ready > 14.1.own-position.1: 3
425 1 pay 1 0
426 2 pay 0 2
427 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
428 1 lock w1 w2
429 1 reroll b1 b2 > 15.1.roll.2: SOLDIER TWO_SOLDIERS
430 1 reroll r2 b1 > 15.1.roll.3: TWO_SOLDIERS STAR
431 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
432 2 lock w2 b1
433 2 reroll r1 w1 b2 > 15.2.roll.2: SOLDIER TOOL TOOL
434 2 reroll r1 > 15.2.roll.3: STAR
435 3 roll > 15.3.roll.1: TWO_SOLDIERS SOLDIER SOLDIER COURAGE STAR TOOL
436 3 lock r1 k1
437 3 reroll r2 w1 > 15.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS
438 3 stop
439 1 use corporal
440 1 reroll r2 > 15.1.roll.4: SOLDIER
441 1 ready
442 2 ready
443 1 straight
444 1 take croix-de-guerre
445 2 claim SKULL
446 2 find bazooka
447 2 done
448 3 done
449 1 move 12
450 2 move 12
451 1 ready
452 2 ready > 15.1.own-position.1: 5
453 1 pay 1 1
454 1 lose soldiers
455 2 pay 4 1
456 2 lose soldiers
457 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
458 1 lock b1 b2
459 1 reroll r1 r2 w2 > 16.1.roll.2: COURAGE SOLDIER SOLDIER
460 1 reroll r1 r2 w2 > 16.1.roll.3: COURAGE STAR SKULL
461 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
462 2 lock b1 b2
463 2 reroll r1 r2 w1 w2 > 16.2.roll.2: STAR SOLDIER STAR STAR
464 2 reroll r2 > 16.2.roll.3: TWO_SOLDIERS
465 3 standing usual
466 3 roll > 16.3.roll.1: COURAGE SOLDIER COURAGE TOOL TOOL STAR
467 3 lock r2 k1
468 3 reroll k2 > 16.3.roll.2: TOOL
469 3 reroll w1 w2 k2 > 16.3.roll.3: TOOL SOLDIER COURAGE
470 1 use corporal
471 1 reroll w2 > 16.1.roll.4: SOLDIER
472 1 ready
473 2 ready
474 3 ready
475 2 declared
476 1 find mine-detector
477 2 mine
478 1 done
479 2 recruit medic
480 2 done
481 3 recruit maschinengewehr-schuetze
482 3 decorate > 16.3.decoration.3?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: wound-badge-gold
483 3 lose maschinengewehr-schuetze
484 3 done
485 3 pass
486 1 advance 15
487 2 advance 15
488 3 standing ask
489 3 ready
490 1 ready
491 2 ready > 16.1.own-position.1: 3
492 1 pay 0 1
493 2 pay 1 0
494 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
495 1 lock w1 b1
496 1 reroll w2 > 17.1.roll.2: TOOL
497 1 reroll r2 b2 > 17.1.roll.3: COURAGE TWO_SOLDIERS
498 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
499 2 lock r1 b1
500 2 reroll r2 w1 w2 b2 > 17.2.roll.2: SKULL SOLDIER TWO_SOLDIERS SKULL
501 2 reroll w1 w2 > 17.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS
502 3 roll > 17.3.roll.1: SOLDIER SOLDIER STAR STAR COURAGE SOLDIER
503 3 lock r2 k2
504 3 reroll r1 w1 k1 > 17.3.roll.2: STAR SKULL SOLDIER
505 3 reroll w1 w2 k1 > 17.3.roll.3: SKULL SKULL TWO_SOLDIERS
506 1 ready
507 2 use corporal
508 1 ready
509 2 reroll w1 > 17.2.roll.4: TWO_SOLDIERS
510 2 ready
511 3 standing pass
512 1 pay 0 1
513 2 cancel w1
514 2 cancel w2
515 3 cancel r1
516 3 cancel k2
517 1 find grenade
518 2 done
519 3 find schnapps
520 3 done
521 1 advance bunker
522 2 move 16
523 1 ready
524 1 ready
525 2 ready > 17.2.own-position.1: 1
526 2 pass
527 1 pay 2 0
528 2 use bangalore-torpedo
529 2 use gammon-bomb > 17.2.lower-def.2: 3
530 2 use bazooka
end won seed=golden-0
