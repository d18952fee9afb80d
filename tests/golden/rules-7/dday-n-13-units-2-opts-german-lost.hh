# ends as 99b4f1902ebc118bdf735e57de3916dc
hh2 dday n-13 units=2 boxes=base+atlantikwall opts=german rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start 2
2 2 start 2
3 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
4 1 lock r1 b1
5 1 reroll r2 w1 w2 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
6 1 reroll r2 w1 > 1.1.roll.3: SOLDIER TWO_SOLDIERS
7 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
8 2 lock w2 b1
9 2 reroll w1 b2 > 1.2.roll.2: STAR TOOL
10 2 reroll b2 > 1.2.roll.3: TWO_SOLDIERS
11 3 roll > 1.3.roll.1: TOOL SOLDIER COURAGE TWO_SOLDIERS STAR COURAGE
12 3 lock r2 w2
13 3 reroll r1 w1 k1 k2 > 1.3.roll.2: STAR COURAGE SKULL COURAGE
14 3 reroll r1 w1 k1 k2 > 1.3.roll.3: COURAGE COURAGE SKULL SOLDIER
15 3 use unteroffizier
16 3 reroll k1 > 1.3.roll.4: STAR
17 1 claim TOOL
18 2 claim SOLDIER
19 1 recruit sharpshooter
20 1 find walkie-talkie
21 1 done
22 2 done
23 3 decorate > 1.3.decoration.1?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: gestapo-disk
24 3 use gestapo-disk
25 1 stay
26 2 stay
27 3 pay
28 1 ready
29 2 ready
30 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
31 1 lock b1 b2
32 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
33 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
34 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
35 2 lock w1 b2
36 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
37 2 reroll w2 > 2.2.roll.3: TOOL
38 3 roll > 2.3.roll.1: TOOL COURAGE SOLDIER TOOL SOLDIER TWO_SOLDIERS
39 3 lock r2 k2
40 3 reroll r1 w1 w2 k1 > 2.3.roll.2: TOOL COURAGE SKULL SKULL
41 3 reroll r1 w1 w2 k1 > 2.3.roll.3: TWO_SOLDIERS SOLDIER SOLDIER TOOL
42 3 use unteroffizier
43 3 reroll k1 > 2.3.roll.4: COURAGE
44 1 cancel w2
45 2 claim SOLDIER
46 1 done
47 2 done
48 1 stay
49 2 stay
50 3 pay
51 1 ready
52 2 ready
53 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
54 1 lock r1 w2
55 1 reroll r2 w1 b1 b2 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
56 1 reroll r2 > 3.1.roll.3: SKULL
57 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
58 2 lock w1 w2
59 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
60 2 reroll r1 r2 > 3.2.roll.3: SOLDIER STAR
61 3 roll > 3.3.roll.1: SOLDIER TWO_SOLDIERS SKULL TOOL STAR TWO_SOLDIERS
62 3 lock r2 k1
63 3 reroll r1 w1 w2 > 3.3.roll.2: SOLDIER TWO_SOLDIERS COURAGE
64 3 reroll r1 w2 > 3.3.roll.3: STAR SKULL
65 3 use unteroffizier
66 3 reroll w2 > 3.3.roll.4: SOLDIER
67 1 cancel r1
68 3 claim TWO_SOLDIERS
69 1 recruit scout
70 1 done
71 2 recruit sharpshooter
72 2 done
73 3 recruit maschinengewehr-schuetze
74 1 move 1
75 2 move 1
76 3 pay
77 1 ready
78 2 ready
79 1 lose soldiers
80 2 lose soldiers
81 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
82 1 lock w1 b1
83 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
84 1 reroll b2 > 4.1.roll.3: TOOL
85 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
86 2 lock w1 b2
87 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
88 2 reroll r2 b1 > 4.2.roll.3: SKULL COURAGE
89 3 roll > 4.3.roll.1: STAR SOLDIER TOOL TWO_SOLDIERS SKULL SOLDIER
90 3 lock r1 w2
91 3 reroll r2 w1 k1 k2 > 4.3.roll.2: SOLDIER SKULL SOLDIER SOLDIER
92 3 reroll r2 w1 k1 k2 > 4.3.roll.3: COURAGE COURAGE SKULL STAR
93 3 use unteroffizier
94 3 reroll k1 > 4.3.roll.4: COURAGE
95 1 claim COURAGE
96 1 soldiers
97 2 claim SOLDIER
98 3 claim COURAGE
99 3 choose stars
100 1 find lucky-charm
101 1 use lucky-charm
102 1 gain courage
103 1 done
104 2 done
105 3 recruit pionier
106 3 decorate > 4.3.decoration.2?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: flak-badge
107 3 done
108 3 pass
109 1 stay
110 2 stay
111 3 ready
112 3 pay
113 1 ready
114 2 ready
115 1 lose soldiers
116 2 lose soldiers
117 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
118 1 lock w1 b2
119 1 reroll r1 r2 w2 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
120 1 reroll w2 b1 > 5.1.roll.3: STAR SOLDIER
121 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
122 2 lock w1 b2
123 2 reroll r1 r2 w2 > 5.2.roll.2: SKULL COURAGE STAR
124 2 reroll r1 w2 > 5.2.roll.3: SKULL SOLDIER
125 3 roll > 5.3.roll.1: SOLDIER SKULL TWO_SOLDIERS TWO_SOLDIERS STAR SKULL
126 3 lock w1 w2
127 3 reroll r1 r2 k1 k2 > 5.3.roll.2: TOOL STAR SKULL SOLDIER
128 3 reroll r1 r2 k1 k2 > 5.3.roll.3: STAR TWO_SOLDIERS TOOL STAR
129 3 use unteroffizier
130 3 reroll k1 > 5.3.roll.4: TWO_SOLDIERS
131 3 ready
132 3 claim TWO_SOLDIERS
133 1 done
134 2 done
135 3 recruit zwangsrekrut
136 3 done
137 3 pass
138 1 stay
139 2 stay
140 3 ready
141 3 pay
142 1 ready
143 2 ready
144 1 lose soldiers
145 2 lose soldiers
146 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
147 1 lock w1 w2
148 1 reroll r1 r2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
149 1 reroll b2 > 6.1.roll.3: STAR
150 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
151 2 lock r1 w2
152 2 reroll r2 w1 b1 b2 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER SKULL
153 2 reroll w1 b1 b2 > 6.2.roll.3: SOLDIER TWO_SOLDIERS SOLDIER
154 3 roll > 6.3.roll.1: SOLDIER TOOL SKULL SOLDIER STAR STAR
155 3 lock k1 k2
156 3 reroll r1 r2 w1 w2 > 6.3.roll.2: SOLDIER COURAGE SKULL TWO_SOLDIERS
157 3 reroll r1 w1 > 6.3.roll.3: COURAGE STAR
158 3 use unteroffizier
159 3 reroll w1 > 6.3.roll.4: TOOL
160 3 ready
161 1 recruit corporal
162 1 done
163 2 done
164 3 recruit scharfschuetze
165 3 done
166 3 pass
167 1 advance 3
168 2 advance 3
169 3 use scharfschuetze
170 3 strike 2
171 2 lose soldiers
172 3 ready
173 3 pay
174 1 ready
175 2 ready
176 1 lose soldiers
177 2 lose soldiers
178 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
179 1 lock w2 b1
180 1 reroll w1 b2 > 7.1.roll.2: STAR SKULL
181 1 stop
182 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
183 2 lock b1 b2
184 2 reroll r2 w1 w2 > 7.2.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
185 2 reroll w1 > 7.2.roll.3: COURAGE
186 3 roll > 7.3.roll.1: TOOL SKULL SKULL SOLDIER SOLDIER TOOL
187 3 lock w2 k1
188 3 reroll r1 r2 w1 k2 > 7.3.roll.2: SKULL COURAGE COURAGE TWO_SOLDIERS
189 3 reroll r1 > 7.3.roll.3: TWO_SOLDIERS
190 1 ready
191 3 ready
192 1 straight
193 1 take distinguished-service-cross
194 2 declared
195 1 recruit quartermaster
196 1 done
197 2 done
198 3 done
199 3 pass
200 1 stay
201 2 stay
202 3 use scharfschuetze
203 3 strike 2
204 2 lose soldiers
205 3 ready
206 3 pay
207 1 ready
208 2 ready
209 1 lose soldiers
210 2 lose soldiers
211 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
212 1 lock w2 b1
213 1 reroll r1 r2 w1 b2 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
214 1 stop
215 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
216 2 lock r2 w2
217 2 reroll r1 w1 b1 b2 > 8.2.roll.2: SOLDIER STAR SOLDIER TWO_SOLDIERS
218 2 reroll w1 > 8.2.roll.3: TOOL
219 3 roll > 8.3.roll.1: SKULL SOLDIER TWO_SOLDIERS TWO_SOLDIERS TOOL SOLDIER
220 3 lock w1 w2
221 3 reroll r1 r2 k1 k2 > 8.3.roll.2: SOLDIER STAR TOOL SKULL
222 3 reroll r1 r2 k1 k2 > 8.3.roll.3: TWO_SOLDIERS SOLDIER SOLDIER TWO_SOLDIERS
223 1 ready
224 3 use unteroffizier
225 3 reroll k1 > 8.3.roll.4: COURAGE
226 3 ready
227 1 ready
228 1 straight
229 1 take medal-of-honor
230 3 claim TWO_SOLDIERS
231 1 find gammon-bomb
232 1 done
233 2 done
234 3 decorate > 8.3.decoration.3?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,general-assault-badge,german-cross,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: infantry-assault-badge
235 3 done
236 3 pass
237 1 stay
238 2 stay
239 3 use scharfschuetze
240 3 strike 2
241 2 lose soldiers
242 3 ready
243 3 pay
244 1 ready
245 2 ready
246 1 lose soldiers
247 2 lose soldiers
248 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
249 1 lock r2 w1
250 1 reroll r1 w2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
251 1 reroll b2 > 9.1.roll.3: STAR
252 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
253 2 lock w2 b2
254 2 reroll r1 r2 w1 > 9.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER
255 2 reroll r1 r2 > 9.2.roll.3: SOLDIER COURAGE
256 3 roll > 9.3.roll.1: TWO_SOLDIERS TOOL TWO_SOLDIERS TOOL TWO_SOLDIERS TWO_SOLDIERS
257 3 lock r1 w1
258 3 reroll r2 w2 > 9.3.roll.2: STAR SKULL
259 3 reroll r2 w2 > 9.3.roll.3: STAR COURAGE
260 1 ready
261 3 use unteroffizier
262 3 reroll r2 > 9.3.roll.4: COURAGE
263 3 ready
264 1 ready
265 1 straight
266 1 take memorial-cross
267 2 declared
268 3 claim TWO_SOLDIERS
269 1 recruit engineer
270 1 done
271 2 done
272 3 done
273 3 pass
274 1 move 4 > 9.1.mine.1: 1
275 1 pass
276 1 lose soldiers
277 2 move 4 > 9.2.mine.1: 2
278 2 lose soldiers
279 3 use scharfschuetze
280 3 strike 2
281 2 lose soldiers
282 3 ready
283 3 pay > 9.0.mgf.3: 4
284 1 ready
285 2 ready
286 1 lose soldiers
287 2 lose soldiers
288 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
289 1 lock r1 w2
290 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
291 1 reroll b1 > 10.1.roll.3: SOLDIER
292 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
293 2 lock r1 w2
294 2 reroll r2 w1 b1 b2 > 10.2.roll.2: SKULL TOOL TOOL STAR
295 2 reroll r2 w1 b1 > 10.2.roll.3: SKULL COURAGE TOOL
296 3 roll > 10.3.roll.1: SKULL STAR STAR SKULL TOOL TWO_SOLDIERS
297 3 lock r2 k2
298 3 reroll r1 w1 w2 k1 > 10.3.roll.2: SKULL STAR TOOL STAR
299 3 reroll r1 w1 w2 k1 > 10.3.roll.3: TWO_SOLDIERS TWO_SOLDIERS SKULL TOOL
300 1 ready
301 3 use unteroffizier
302 3 reroll w2 > 10.3.roll.4: SKULL
303 3 use infantry-assault-badge
304 3 set w2 TWO_SOLDIERS
305 3 set k1 TWO_SOLDIERS
306 3 ready
307 1 ready
308 1 declared
309 2 straight
310 2 take conspicuous-gallantry-medal
311 3 claim TWO_SOLDIERS
312 1 find flak-vest
313 2 mine > 10.1.tie.1: 1 10.2.tie.1: 1 10.1.tie.2: 3 10.2.tie.2: 1
314 1 done
315 2 find mine-detector
316 2 done
317 3 recruit kradmelder
318 3 done
319 3 pass
320 1 stay
321 2 stay
322 3 use scharfschuetze
323 3 strike 2
324 2 lose soldiers
325 3 ready
326 3 pay > 10.0.mgf.3: 3
327 1 ready
328 2 ready
329 1 lose soldiers
330 2 lose soldiers
331 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
332 1 lock r1 w1
333 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
334 1 reroll r2 w2 b2 > 11.1.roll.3: SOLDIER SKULL TWO_SOLDIERS
335 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
336 2 lock w1 b2
337 2 reroll r1 r2 w2 b1 > 11.2.roll.2: SOLDIER STAR SKULL STAR
338 2 reroll r1 r2 w2 > 11.2.roll.3: STAR SKULL TWO_SOLDIERS
339 3 roll > 11.3.roll.1: COURAGE SOLDIER SOLDIER STAR COURAGE SKULL
340 3 lock r1 k1
341 3 reroll r2 w1 w2 k2 > 11.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS TOOL SKULL
342 3 reroll w2 k2 > 11.3.roll.3: COURAGE TOOL
343 1 use corporal
344 1 reroll w2 > 11.1.roll.4: STAR
345 1 ready
346 2 ready
347 3 use unteroffizier
348 3 reroll k2 > 11.3.roll.4: TOOL
349 3 ready
350 1 ready
351 2 ready
352 3 claim COURAGE
353 3 choose stars
354 1 recruit beachmaster
355 1 done
356 2 recruit beachmaster
357 2 done
358 3 recruit zahlmeister
359 3 find tracer-bullets
360 3 decorate > 11.3.decoration.4?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,general-assault-badge,german-cross,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: iron-cross-1
361 3 done
362 3 pass
363 1 stay
364 2 stay
365 3 use scharfschuetze
366 3 strike 2
367 2 lose soldiers
368 3 ready
369 3 pay > 11.0.mgf.3: 1
370 1 ready
371 2 ready
372 3 use tracer-bullets
373 3 refire 4 1 > 11.3.tracers.1: 1
374 3 ready
375 1 ready
376 2 ready
377 1 lose soldiers
378 2 lose soldiers
379 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
380 1 lock b1 b2
381 1 reroll r1 w2 > 12.1.roll.2: TOOL STAR
382 1 stop
383 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
384 2 lock w1 w2
385 2 reroll r1 r2 b1 b2 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
386 2 reroll r1 r2 > 12.2.roll.3: TOOL TOOL
387 3 roll > 12.3.roll.1: COURAGE COURAGE SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
388 3 lock k1 k2
389 3 reroll w1 w2 > 12.3.roll.2: COURAGE COURAGE
390 3 stop
391 1 ready
392 2 ready
393 3 ready
394 1 declared
395 1 find field-radio
396 1 use field-radio
397 1 done
398 2 done
399 3 done
400 3 pass
401 1 move 5
402 2 move 5
403 3 use scharfschuetze
404 3 strike 1
405 1 lose soldiers
406 3 ready
407 3 pay
408 1 ready
409 2 ready
410 1 lose soldiers
411 2 lose soldiers
412 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
413 1 lock b1 b2
414 1 reroll w2 > 13.1.roll.2: STAR
415 1 stop
416 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
417 2 lock r1 b2
418 2 reroll r2 w1 w2 b1 > 13.2.roll.2: SKULL STAR SOLDIER TOOL
419 2 reroll r2 b1 > 13.2.roll.3: SKULL STAR
420 3 roll > 13.3.roll.1: COURAGE SKULL COURAGE SKULL TWO_SOLDIERS STAR
421 3 lock r1 k1
422 3 reroll r2 w2 k2 > 13.3.roll.2: TOOL SKULL STAR
423 3 reroll r2 w2 k2 > 13.3.roll.3: STAR SKULL COURAGE
424 1 ready
425 2 ready
426 3 use unteroffizier
427 3 reroll w2 > 13.3.roll.4: STAR
428 3 ready
429 1 ready
430 2 ready
431 1 straight
432 1 take army-good-conduct-medal
433 2 declared
434 3 claim COURAGE
435 3 choose casualties
436 1 lose soldiers
437 2 lose soldiers
438 1 recruit veteran
439 1 done
440 2 recruit chaplain
441 2 find grenade
442 2 done
443 3 decorate > 13.3.decoration.5?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,general-assault-badge,german-cross,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: close-combat-clasp
444 3 done
445 3 pass
446 1 stay
447 2 stay
448 3 use scharfschuetze
449 3 strike 1
450 1 lose soldiers
451 3 ready
452 3 pay
453 1 ready
454 2 ready
455 1 lose soldiers
456 2 lose soldiers
457 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
458 1 lock r2 w1
459 1 reroll r1 w2 b1 b2 > 14.1.roll.2: TWO_SOLDIERS STAR TOOL TOOL
460 1 reroll b1 b2 > 14.1.roll.3: TWO_SOLDIERS SKULL
461 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
462 2 lock w1 b2
463 2 reroll r1 r2 w2 b1 > 14.2.roll.2: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS
464 2 reroll r1 w2 > 14.2.roll.3: STAR TWO_SOLDIERS
465 3 roll > 14.3.roll.1: TOOL STAR COURAGE TWO_SOLDIERS STAR TOOL
466 3 lock w1 w2
467 3 reroll r1 r2 k1 k2 > 14.3.roll.2: SOLDIER TWO_SOLDIERS STAR SOLDIER
468 3 reroll r1 k1 k2 > 14.3.roll.3: SOLDIER TOOL SKULL
469 1 use corporal
470 1 reroll b2 > 14.1.roll.4: TWO_SOLDIERS
471 1 ready
472 2 ready
473 3 use unteroffizier
474 3 reroll k2 > 14.3.roll.4: TWO_SOLDIERS
475 3 ready
476 1 ready
477 2 ready
478 1 declared
479 2 declared
480 3 claim TWO_SOLDIERS
481 1 done
482 2 recruit veteran
483 2 done
484 3 find molotov-cocktail
485 3 done
486 3 pass
487 1 stay
488 2 stay
489 3 use scharfschuetze
490 3 strike 1
491 1 lose soldiers
492 3 ready
493 3 pay
494 1 ready
495 2 ready
496 1 lose soldiers
497 2 lose soldiers
498 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
499 1 lock r2 w2
500 1 reroll r1 w1 b1 b2 > 15.1.roll.2: SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
501 1 reroll r1 w1 > 15.1.roll.3: TWO_SOLDIERS STAR
502 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
503 2 lock w1 b1
504 2 reroll r1 b2 > 15.2.roll.2: SKULL SOLDIER
505 2 reroll r2 > 15.2.roll.3: STAR
506 3 roll > 15.3.roll.1: TWO_SOLDIERS SOLDIER SOLDIER COURAGE STAR TOOL
507 3 lock r1 w2
508 3 reroll r2 w1 k1 k2 > 15.3.roll.2: TWO_SOLDIERS STAR COURAGE TOOL
509 3 reroll w1 k2 > 15.3.roll.3: SOLDIER SKULL
510 1 use corporal
511 1 reroll w1 > 15.1.roll.4: SOLDIER
512 1 ready
513 2 ready
514 3 use unteroffizier
515 3 reroll k2 > 15.3.roll.4: TWO_SOLDIERS
516 3 ready
517 1 ready
518 2 ready
519 2 declared
520 2 cancel r2
521 2 cancel b2
522 1 done
523 2 done
524 3 decorate > 15.3.decoration.6?.coastal-artillery-badge,driver-badge,eastern-front-medal,general-assault-badge,german-cross,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: west-wall-medal
525 3 done
526 3 use west-wall-medal
527 3 pass
528 1 advance 8
529 2 advance 8
530 3 use scharfschuetze
531 3 strike 1
532 1 lose soldiers
533 3 ready
534 3 pay
535 1 ready
536 2 ready
537 1 lose soldiers
538 2 lose soldiers
539 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
540 1 lock w1 b1
541 1 reroll r1 r2 w2 > 16.1.roll.2: COURAGE SOLDIER SOLDIER
542 1 reroll r1 r2 > 16.1.roll.3: TWO_SOLDIERS COURAGE
543 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
544 2 lock r1 w1
545 2 reroll r2 w2 > 16.2.roll.2: TOOL TOOL
546 2 reroll r2 w2 > 16.2.roll.3: STAR SOLDIER
547 3 roll > 16.3.roll.1: COURAGE SOLDIER COURAGE TOOL TOOL STAR
548 3 lock r1 w1
549 3 reroll r2 w2 k1 k2 > 16.3.roll.2: COURAGE STAR SOLDIER TOOL
550 3 reroll w2 k1 k2 > 16.3.roll.3: TOOL SOLDIER COURAGE
551 1 use corporal
552 1 reroll r2 > 16.1.roll.4: SOLDIER
553 1 ready
554 2 ready
555 3 use unteroffizier
556 3 reroll w2 > 16.3.roll.4: TOOL
557 3 ready
558 1 ready
559 2 ready
560 2 straight
561 2 take croix-de-guerre
562 3 claim COURAGE
563 3 choose stars
564 1 find bazooka
565 1 done
566 2 done
567 3 recruit kommandant
568 3 find schnapps
569 3 use schnapps
570 3 decorate > 16.3.decoration.7?.coastal-artillery-badge,driver-badge,eastern-front-medal,general-assault-badge,german-cross,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,wound-badge-black,wound-badge-gold,wound-badge-silver: german-cross
571 3 done
572 3 pass
573 1 stay
574 2 stay
575 3 use scharfschuetze
576 3 strike 1
577 1 lose soldiers
578 3 ready
579 3 pay
580 1 ready
581 2 ready
582 1 lose soldiers
583 2 lose soldiers
584 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
585 1 lock r2 w2
586 1 reroll r1 w1 b1 b2 > 17.1.roll.2: STAR SOLDIER COURAGE STAR
587 1 reroll w1 b1 b2 > 17.1.roll.3: SKULL TOOL SOLDIER
588 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
589 2 lock r2 b2
590 2 reroll w1 w2 > 17.2.roll.2: COURAGE SOLDIER
591 2 reroll w2 > 17.2.roll.3: TWO_SOLDIERS
592 3 roll > 17.3.roll.1: SOLDIER SOLDIER STAR STAR COURAGE SOLDIER
593 3 lock k1
594 3 reroll r1 r2 w1 w2 k2 > 17.3.roll.2: COURAGE SKULL COURAGE TWO_SOLDIERS SOLDIER
595 3 reroll r2 k2 > 17.3.roll.3: STAR COURAGE
596 1 use corporal
597 1 reroll b1 > 17.1.roll.4: TOOL
598 1 ready
599 2 ready
600 3 use unteroffizier
601 3 reroll r2 > 17.3.roll.4: STAR
602 3 ready
603 1 ready
604 2 ready
605 1 cancel b1
606 2 declared
607 3 claim COURAGE
608 3 choose casualties
609 1 lose soldiers
610 2 lose soldiers
611 1 done
612 2 done
613 3 decorate > 17.3.decoration.8?.coastal-artillery-badge,driver-badge,eastern-front-medal,general-assault-badge,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,wound-badge-black,wound-badge-gold,wound-badge-silver: wound-badge-black
614 3 lose molotov-cocktail
615 3 done
616 3 pass
617 1 stay
618 2 stay
619 3 use scharfschuetze
620 3 strike 1
621 1 lose soldiers
622 3 ready
623 3 pay
624 1 ready
625 2 ready
626 1 lose soldiers
627 2 lose soldiers
628 1 roll > 18.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
629 1 lock w1 b2
630 1 reroll r1 r2 > 18.1.roll.2: STAR TOOL
631 1 reroll r1 r2 > 18.1.roll.3: SOLDIER TOOL
632 2 roll > 18.2.roll.1: TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL
633 2 lock w1 w2
634 2 reroll r1 r2 b1 b2 > 18.2.roll.2: TOOL COURAGE SOLDIER COURAGE
635 2 reroll r1 r2 b1 b2 > 18.2.roll.3: STAR TOOL COURAGE SOLDIER
636 3 roll > 18.3.roll.1: SKULL SOLDIER SOLDIER STAR SOLDIER TOOL
637 3 lock w2
638 3 reroll r1 r2 w1 k1 k2 > 18.3.roll.2: TWO_SOLDIERS STAR SOLDIER COURAGE TOOL
639 3 reroll r2 w1 k2 > 18.3.roll.3: SOLDIER SOLDIER TOOL
640 1 use corporal
641 1 reroll r2 > 18.1.roll.4: COURAGE
642 1 ready
643 2 ready
644 3 use unteroffizier
645 3 reroll k2 > 18.3.roll.4: SOLDIER
646 3 ready
647 1 ready
648 2 ready
649 1 declared
650 3 claim SOLDIER
651 1 done
652 2 buy award > 18.2.award.1.silver-star,victoria-cross,legion-of-merit,purple-heart,distinguished-conduct-medal,bronze-star: bronze-star
653 2 done
654 3 done
655 3 pass
656 1 move 7
657 2 move 7
658 2 ready
659 3 use scharfschuetze
660 3 strike 1
661 1 lose soldiers
662 3 ready
663 2 ready
664 3 pay > 18.0.mgf.6: 1
665 1 ready
666 2 ready
667 1 lose soldiers
668 2 lose soldiers
669 1 roll > 19.1.roll.1: SOLDIER COURAGE TOOL TWO_SOLDIERS COURAGE SKULL
670 1 lock r1 w2
671 1 reroll r2 w1 b1 b2 > 19.1.roll.2: TWO_SOLDIERS SKULL SOLDIER SKULL
672 1 reroll w1 b2 > 19.1.roll.3: TOOL SOLDIER
673 2 roll > 19.2.roll.1: STAR TWO_SOLDIERS SOLDIER SKULL COURAGE COURAGE
674 2 lock w1 b1
675 2 reroll b2 > 19.2.roll.2: SOLDIER
676 2 stop
677 3 roll > 19.3.roll.1: SKULL COURAGE STAR TOOL SOLDIER SOLDIER
678 3 lock r2
679 3 reroll r1 w1 w2 k1 k2 > 19.3.roll.2: STAR TOOL STAR COURAGE SOLDIER
680 3 reroll r1 w1 w2 k2 > 19.3.roll.3: SOLDIER TOOL SOLDIER SKULL
681 1 use corporal
682 1 reroll w1 > 19.1.roll.4: COURAGE
683 1 ready
684 2 ready
685 3 use unteroffizier
686 3 reroll k2 > 19.3.roll.4: SKULL
687 3 ready
688 1 ready
689 2 ready
690 2 straight
691 2 take legion-of-merit
692 3 pass
693 3 cancel w1
694 1 done
695 2 recruit lieutenant
696 2 find binoculars
697 2 done
698 3 decorate > 19.3.decoration.9?.coastal-artillery-badge,driver-badge,eastern-front-medal,general-assault-badge,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,wound-badge-gold,wound-badge-silver: sniper-badge
699 3 use sniper-badge
700 3 strike 1
701 1 lose scout
702 3 done
703 3 pass
704 1 advance 10 > 19.1.mine.1: 5
705 1 pass
706 2 pass
707 1 lose soldiers
708 2 use mine-detector
709 2 advance 10
710 3 use scharfschuetze
711 3 strike 1
712 1 lose soldiers
713 3 ready
714 3 pay
715 1 ready
716 2 ready
717 1 lose soldiers
718 2 lose soldiers
719 1 roll > 20.1.roll.1: STAR STAR SOLDIER TOOL SKULL STAR
720 1 lock r1 b2
721 1 reroll r2 w1 w2 b1 > 20.1.roll.2: STAR COURAGE SKULL TWO_SOLDIERS
722 1 reroll r2 w1 w2 > 20.1.roll.3: SOLDIER TOOL COURAGE
723 2 roll > 20.2.roll.1: COURAGE SKULL SKULL STAR SOLDIER TOOL
724 2 lock w2 b1
725 2 reroll r1 r2 w1 b2 > 20.2.roll.2: SKULL COURAGE SKULL TOOL
726 2 reroll r1 r2 w1 b2 > 20.2.roll.3: TWO_SOLDIERS STAR TOOL STAR
727 3 roll > 20.3.roll.1: SOLDIER SKULL SOLDIER STAR COURAGE TWO_SOLDIERS
728 3 lock k2
729 3 reroll r1 r2 w1 w2 > 20.3.roll.2: SOLDIER COURAGE STAR SKULL
730 3 reroll r1 w1 w2 > 20.3.roll.3: TWO_SOLDIERS SOLDIER SKULL
731 1 use corporal
732 1 reroll w2 > 20.1.roll.4: TOOL
733 1 ready
734 2 use binoculars
735 1 ready
736 2 set b1 TWO_SOLDIERS
737 2 ready
738 3 use unteroffizier
739 3 reroll w2 > 20.3.roll.4: COURAGE
740 3 ready
741 1 ready
742 2 ready
743 2 declared
744 3 claim COURAGE
745 3 choose stars
746 1 recruit chaplain
747 1 find false-orders
748 1 done
749 2 recruit corporal
750 2 done
751 3 recruit hauptmann
752 3 done
753 3 pass
754 1 stay
755 2 stay
756 3 use scharfschuetze
757 3 strike 1
758 1 lose soldiers
759 3 ready
760 3 pay
761 1 ready
762 2 ready
763 1 lose soldiers
764 2 lose soldiers
765 1 roll > 21.1.roll.1: SKULL SKULL SOLDIER COURAGE SKULL SKULL
766 1 lock w1 w2
767 1 reroll r1 r2 b1 b2 > 21.1.roll.2: STAR SOLDIER SKULL SOLDIER
768 1 reroll b1 > 21.1.roll.3: COURAGE
769 2 roll > 21.2.roll.1: SKULL TWO_SOLDIERS SOLDIER SOLDIER COURAGE SKULL
770 2 lock r2 w1
771 2 reroll r1 w2 b1 b2 > 21.2.roll.2: STAR TOOL TOOL TWO_SOLDIERS
772 2 reroll w2 b1 > 21.2.roll.3: COURAGE COURAGE
773 3 roll > 21.3.roll.1: COURAGE COURAGE SOLDIER SKULL SKULL TWO_SOLDIERS
774 3 lock k2
775 3 reroll w1 w2 k1 > 21.3.roll.2: SOLDIER TWO_SOLDIERS SKULL
776 3 reroll w1 k1 > 21.3.roll.3: SOLDIER SKULL
777 1 use corporal
778 1 reroll r1 > 21.1.roll.4: STAR
779 1 ready
780 2 use corporal
781 1 ready
782 2 reroll w2 > 21.2.roll.4: SKULL
783 2 ready
784 3 use unteroffizier
785 3 reroll k1 > 21.3.roll.4: COURAGE
786 3 use hauptmann
787 3 paint r1 white
788 3 ready
789 1 ready
790 2 ready
791 1 declared
792 2 straight
793 2 take distinguished-conduct-medal
794 3 claim COURAGE
795 1 pass
796 3 choose casualties
797 1 lose soldiers
798 2 lose soldiers
799 1 buy award > 21.1.award.1.silver-star,victoria-cross,purple-heart: victoria-cross
800 1 done
801 2 recruit minesweeper
802 2 done
803 3 find dog
804 3 decorate > 21.3.decoration.10?.coastal-artillery-badge,driver-badge,eastern-front-medal,general-assault-badge,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,war-merit-cross,wound-badge-gold,wound-badge-silver: long-service-medal
805 3 done
806 3 pass
807 1 stay
808 2 stay
809 3 use scharfschuetze
810 3 strike 1
811 1 lose soldiers
812 3 ready
813 3 pay
814 1 ready
815 2 ready
816 1 lose soldiers
817 2 lose soldiers
818 1 roll > 22.1.roll.1: SOLDIER COURAGE STAR SKULL STAR COURAGE
819 1 lock r1 r2
820 1 reroll w1 w2 b1 > 22.1.roll.2: STAR SOLDIER SOLDIER
821 1 reroll w1 > 22.1.roll.3: TOOL
822 2 roll > 22.2.roll.1: SKULL TOOL TOOL COURAGE SOLDIER TWO_SOLDIERS
823 2 lock b1 b2
824 2 reroll r1 r2 w1 w2 > 22.2.roll.2: COURAGE SOLDIER SOLDIER COURAGE
825 2 reroll r1 w2 > 22.2.roll.3: SKULL COURAGE
826 3 roll > 22.3.roll.1: STAR SKULL STAR SKULL SOLDIER TOOL
827 3 lock r1
828 3 reroll r2 w1 w2 k1 k2 > 22.3.roll.2: SKULL SKULL TWO_SOLDIERS TWO_SOLDIERS STAR
829 3 reroll r2 w1 k2 > 22.3.roll.3: TOOL COURAGE STAR
830 1 use corporal
831 1 reroll w1 > 22.1.roll.4: TWO_SOLDIERS
832 1 ready
833 2 use corporal
834 1 ready
835 2 reroll r1 > 22.2.roll.4: STAR
836 2 ready
837 3 use unteroffizier
838 3 reroll r2 > 22.3.roll.4: TWO_SOLDIERS
839 3 use dog
840 3 exchange k2 1:w1
841 3 ready
842 1 ready
843 2 ready
844 1 declared
845 2 declared
846 3 claim TWO_SOLDIERS
847 1 pass
848 1 done
849 2 done
850 3 done
851 3 pass
852 1 advance 13
853 2 advance 13
854 2 ready
855 3 use scharfschuetze
856 3 strike 1
857 1 lose soldiers
858 3 ready
859 2 ready
860 3 pay > 22.0.mgf.12: 5
861 1 ready
862 1 lose soldiers
863 2 lose soldiers
864 1 roll > 23.1.roll.1: STAR TOOL SKULL TOOL SKULL SOLDIER
865 1 lock r1 b2
866 1 reroll r2 w1 w2 b1 > 23.1.roll.2: SOLDIER SOLDIER TWO_SOLDIERS TWO_SOLDIERS
867 1 stop
868 2 roll > 23.2.roll.1: SOLDIER COURAGE TOOL COURAGE STAR TWO_SOLDIERS
869 2 lock r1 b2
870 2 reroll r2 w1 w2 b1 > 23.2.roll.2: SKULL SOLDIER SKULL COURAGE
871 2 reroll r2 w2 b1 > 23.2.roll.3: TOOL TOOL SKULL
872 3 roll > 23.3.roll.1: SOLDIER TWO_SOLDIERS SOLDIER STAR STAR TWO_SOLDIERS
873 3 lock r2
874 3 reroll r1 w1 w2 k1 > 23.3.roll.2: TWO_SOLDIERS TOOL TOOL COURAGE
875 3 reroll w1 w2 > 23.3.roll.3: STAR STAR
876 1 ready
877 2 use corporal
878 1 ready
879 2 reroll b1 > 23.2.roll.4: TWO_SOLDIERS
880 2 ready
881 3 use unteroffizier
882 3 reroll w2 > 23.3.roll.4: SOLDIER
883 3 use hauptmann
884 3 paint r1 white
885 3 use long-service-medal
886 3 reroll w1 w2 > 23.3.roll.5: SOLDIER STAR
887 3 ready
888 1 ready
889 2 ready
890 1 declared
891 3 claim TWO_SOLDIERS
892 1 pass
893 1 recruit minesweeper
894 1 done
895 2 done
896 3 done
897 3 pass
898 1 stay
899 2 stay
900 2 use grenade
901 3 use scharfschuetze
902 3 strike 1
903 1 lose soldiers
904 3 ready
905 3 pay
906 1 ready
907 1 lose soldiers
908 2 lose minesweeper
909 2 lose scout
910 2 lose soldiers
911 1 roll > 24.1.roll.1: SKULL TOOL SOLDIER TWO_SOLDIERS COURAGE STAR
912 1 lock w1 w2
913 1 reroll r1 r2 b1 b2 > 24.1.roll.2: TOOL SKULL SOLDIER SKULL
914 1 reroll r1 r2 b2 > 24.1.roll.3: STAR TWO_SOLDIERS TOOL
915 2 roll > 24.2.roll.1: TWO_SOLDIERS TOOL STAR COURAGE TWO_SOLDIERS SOLDIER
916 2 lock r1 b1
917 2 reroll r2 w1 w2 > 24.2.roll.2: STAR SKULL TWO_SOLDIERS
918 2 reroll r2 w1 > 24.2.roll.3: SKULL COURAGE
919 3 roll > 24.3.roll.1: SKULL COURAGE TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL
920 3 lock w1
921 3 reroll r1 k1 k2 > 24.3.roll.2: STAR COURAGE TWO_SOLDIERS
922 3 reroll r1 > 24.3.roll.3: SKULL
923 1 use corporal
924 1 reroll r1 > 24.1.roll.4: SOLDIER
925 1 ready
926 2 use corporal
927 1 ready
928 2 reroll r2 > 24.2.roll.4: SOLDIER
929 2 ready
930 3 use unteroffizier
931 3 reroll r1 > 24.3.roll.4: COURAGE
932 3 use hauptmann
933 3 paint r1 white
934 3 ready
935 1 ready
936 2 ready
937 1 declared
938 2 declared
939 3 claim COURAGE
940 1 pass
941 3 choose stars
942 1 done
943 2 done
944 3 recruit sanitaeter
945 3 decorate > 24.3.decoration.11?.coastal-artillery-badge,driver-badge,eastern-front-medal,general-assault-badge,iron-cross-2,knights-cross,marksman-lanyard,rad-badge,war-merit-cross,wound-badge-gold,wound-badge-silver: iron-cross-2
946 3 done
947 3 pass
948 1 stay
949 2 advance bunker
950 3 use scharfschuetze
951 3 strike 2
952 2 lose soldiers
953 3 ready
954 3 pay > 24.0.mgf.12: 6 24.0.mgf.13: 6
955 1 ready
end lost seed=golden-0
