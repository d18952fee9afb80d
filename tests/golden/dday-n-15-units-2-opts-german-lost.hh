# ends as 0316b63eb799ce39472c7eb46cccc908
hh2 dday n-15 units=2 boxes=base+atlantikwall opts=german rules=8 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
2 1 lock r1 b1
3 1 reroll r2 w1 w2 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
4 1 reroll r2 w1 > 1.1.roll.3: SOLDIER TWO_SOLDIERS
5 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
6 2 lock w2 b1
7 2 reroll w1 b2 > 1.2.roll.2: STAR TOOL
8 2 reroll b2 > 1.2.roll.3: TWO_SOLDIERS
9 3 roll > 1.3.roll.1: TOOL SOLDIER COURAGE TWO_SOLDIERS STAR COURAGE
10 3 lock r2 w2
11 3 reroll r1 w1 k1 k2 > 1.3.roll.2: STAR COURAGE SKULL COURAGE
12 3 reroll r1 w1 k1 k2 > 1.3.roll.3: COURAGE COURAGE SKULL SOLDIER
13 3 use unteroffizier
14 3 reroll k1 > 1.3.roll.4: STAR
15 1 claim TOOL
16 2 claim SOLDIER
17 1 recruit platoon-leader
18 1 find walkie-talkie
19 1 done
20 2 done
21 3 decorate > 1.3.decoration.1?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: gestapo-disk
22 3 use gestapo-disk
23 1 stay
24 2 stay
25 3 pay
26 1 ready
27 2 ready
28 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
29 1 lock b1 b2
30 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
31 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
32 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
33 2 lock w1 b2
34 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
35 2 reroll w2 > 2.2.roll.3: TOOL
36 3 roll > 2.3.roll.1: TOOL COURAGE SOLDIER TOOL SOLDIER TWO_SOLDIERS
37 3 lock r2 k2
38 3 reroll r1 w1 w2 k1 > 2.3.roll.2: TOOL COURAGE SKULL SKULL
39 3 reroll r1 w1 w2 k1 > 2.3.roll.3: TWO_SOLDIERS SOLDIER SOLDIER TOOL
40 3 use unteroffizier
41 3 reroll k1 > 2.3.roll.4: COURAGE
42 1 cancel w2
43 2 claim SOLDIER
44 1 done
45 2 done
46 1 stay
47 2 stay
48 3 pay
49 1 ready
50 2 ready
51 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
52 1 lock r1 w2
53 1 reroll r2 w1 b1 b2 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
54 1 reroll r2 > 3.1.roll.3: SKULL
55 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
56 2 lock w1 w2
57 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
58 2 reroll r1 r2 > 3.2.roll.3: SOLDIER STAR
59 3 roll > 3.3.roll.1: SOLDIER TWO_SOLDIERS SKULL TOOL STAR TWO_SOLDIERS
60 3 lock r2 k1
61 3 reroll r1 w1 w2 > 3.3.roll.2: SOLDIER TWO_SOLDIERS COURAGE
62 3 reroll r1 w2 > 3.3.roll.3: STAR SKULL
63 3 use unteroffizier
64 3 reroll w2 > 3.3.roll.4: SOLDIER
65 1 cancel r1
66 3 claim TWO_SOLDIERS
67 1 recruit corporal
68 1 done
69 2 recruit platoon-leader
70 2 done
71 3 recruit maschinengewehr-schuetze
72 1 advance 2
73 2 advance 2
74 3 pay
75 1 ready
76 2 ready
77 1 lose soldiers
78 2 lose soldiers
79 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
80 1 lock w1 b1
81 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
82 1 reroll b2 > 4.1.roll.3: TOOL
83 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
84 2 lock w1 b2
85 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
86 2 stop
87 3 roll > 4.3.roll.1: STAR SOLDIER TOOL TWO_SOLDIERS SKULL SOLDIER
88 3 lock r1 w2
89 3 reroll r2 w1 k1 k2 > 4.3.roll.2: SOLDIER SKULL SOLDIER SOLDIER
90 3 reroll r2 w1 k1 k2 > 4.3.roll.3: COURAGE COURAGE SKULL STAR
91 1 use corporal
92 1 reroll b2 > 4.1.roll.4: SOLDIER
93 3 use unteroffizier
94 3 reroll k1 > 4.3.roll.4: COURAGE
95 1 claim COURAGE
96 1 charge
97 2 claim SOLDIER
98 3 claim COURAGE
99 3 choose stars
100 1 done
101 2 done
102 3 recruit pionier
103 3 decorate > 4.3.decoration.2?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: flak-badge
104 3 done
105 3 pass
106 1 stay
107 2 stay
108 3 ready
109 3 pay
110 1 ready
111 2 ready
112 1 lose soldiers
113 2 lose soldiers
114 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
115 1 lock w1 b2
116 1 reroll r1 r2 w2 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
117 1 reroll w2 b1 > 5.1.roll.3: STAR SOLDIER
118 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
119 2 lock w1 b1
120 2 reroll r1 r2 w2 > 5.2.roll.2: SKULL COURAGE STAR
121 2 reroll r1 w2 > 5.2.roll.3: SKULL SOLDIER
122 3 roll > 5.3.roll.1: SOLDIER SKULL TWO_SOLDIERS TWO_SOLDIERS STAR SKULL
123 3 lock w1 w2
124 3 reroll r1 r2 k1 k2 > 5.3.roll.2: TOOL STAR SKULL SOLDIER
125 3 reroll r1 r2 k1 k2 > 5.3.roll.3: STAR TWO_SOLDIERS TOOL STAR
126 1 use corporal
127 1 reroll w2 > 5.1.roll.4: COURAGE
128 3 use unteroffizier
129 3 reroll k1 > 5.3.roll.4: TWO_SOLDIERS
130 3 ready
131 2 cancel w1
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
158 1 ready
159 3 use unteroffizier
160 3 reroll w1 > 6.3.roll.4: TOOL
161 3 ready
162 1 ready
163 1 done
164 2 done
165 3 recruit scharfschuetze
166 3 done
167 3 pass
168 1 move 3
169 2 move 3
170 3 use scharfschuetze
171 3 strike 2
172 2 lose soldiers
173 3 ready
174 3 pay
175 1 ready
176 2 ready
177 1 lose soldiers
178 2 lose soldiers
179 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
180 1 lock w1 w2
181 1 reroll b1 b2 > 7.1.roll.2: STAR SKULL
182 1 reroll b2 > 7.1.roll.3: SKULL
183 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
184 2 lock b1 b2
185 2 reroll r2 w1 w2 > 7.2.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
186 2 reroll w1 > 7.2.roll.3: COURAGE
187 3 roll > 7.3.roll.1: TOOL SKULL SKULL SOLDIER SOLDIER TOOL
188 3 lock w2 k1
189 3 reroll r1 r2 w1 k2 > 7.3.roll.2: SKULL COURAGE COURAGE TWO_SOLDIERS
190 3 reroll r1 > 7.3.roll.3: TWO_SOLDIERS
191 1 use corporal
192 1 reroll b2 > 7.1.roll.4: COURAGE
193 3 ready
194 1 declared
195 2 declared
196 1 recruit medic
197 1 done
198 2 recruit corporal
199 2 done
200 3 done
201 3 pass
202 1 stay
203 2 stay
204 3 use scharfschuetze
205 3 strike 2
206 2 lose soldiers
207 3 ready
208 3 pay
209 1 ready
210 2 ready
211 1 lose soldiers
212 2 lose soldiers
213 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
214 1 lock w2 b1
215 1 reroll r1 r2 w1 b2 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
216 1 reroll r1 b2 > 8.1.roll.3: COURAGE SKULL
217 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
218 2 lock r1 r2
219 2 reroll w1 w2 b2 > 8.2.roll.2: COURAGE SOLDIER COURAGE
220 2 reroll w1 > 8.2.roll.3: TOOL
221 3 roll > 8.3.roll.1: SKULL SOLDIER TWO_SOLDIERS TWO_SOLDIERS TOOL SOLDIER
222 3 lock w1 w2
223 3 reroll r1 r2 k1 k2 > 8.3.roll.2: SOLDIER STAR TOOL SKULL
224 3 reroll r1 r2 k1 k2 > 8.3.roll.3: TWO_SOLDIERS SOLDIER SOLDIER TWO_SOLDIERS
225 1 use corporal
226 1 reroll b2 > 8.1.roll.4: SOLDIER
227 2 use corporal
228 2 reroll b1 > 8.2.roll.4: TWO_SOLDIERS
229 3 use unteroffizier
230 3 reroll k1 > 8.3.roll.4: COURAGE
231 3 ready
232 3 claim TWO_SOLDIERS
233 1 recruit beachmaster
234 1 done
235 2 recruit quartermaster
236 2 done
237 3 decorate > 8.3.decoration.3?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,general-assault-badge,german-cross,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: infantry-assault-badge
238 3 done
239 3 pass
240 1 stay
241 2 stay
242 3 use scharfschuetze
243 3 strike 2
244 2 lose soldiers
245 3 ready
246 3 pay
247 1 ready
248 2 ready
249 1 lose soldiers
250 2 lose soldiers
251 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
252 1 lock w1 w2
253 1 reroll r1 r2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
254 1 stop
255 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
256 2 lock b1 b2
257 2 reroll r1 r2 w1 w2 > 9.2.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
258 2 reroll r2 w2 > 9.2.roll.3: SOLDIER COURAGE
259 3 roll > 9.3.roll.1: TWO_SOLDIERS TOOL TWO_SOLDIERS TOOL TWO_SOLDIERS TWO_SOLDIERS
260 3 lock r1 w1
261 3 reroll r2 w2 > 9.3.roll.2: STAR SKULL
262 3 reroll r2 w2 > 9.3.roll.3: STAR COURAGE
263 1 ready
264 2 use corporal
265 1 ready
266 2 reroll w2 > 9.2.roll.4: COURAGE
267 3 use unteroffizier
268 3 reroll r2 > 9.3.roll.4: COURAGE
269 3 ready
270 1 ready
271 1 straight
272 1 take distinguished-service-cross
273 3 claim TWO_SOLDIERS
274 1 recruit marksman
275 1 done
276 2 done
277 3 done
278 3 pass
279 1 move 4
280 2 move 4
281 3 use scharfschuetze
282 3 strike 2
283 2 lose soldiers
284 3 ready
285 3 pay
286 1 ready
287 2 ready
288 1 lose soldiers
289 2 lose soldiers
290 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
291 1 lock r1 w2
292 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
293 1 reroll b1 > 10.1.roll.3: SOLDIER
294 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
295 2 lock r1 w2
296 2 reroll r2 w1 b1 b2 > 10.2.roll.2: SKULL TOOL TOOL STAR
297 2 reroll r2 w1 b1 > 10.2.roll.3: SKULL COURAGE TOOL
298 3 roll > 10.3.roll.1: SKULL STAR STAR SKULL TOOL TWO_SOLDIERS
299 3 lock r2 k2
300 3 reroll r1 w1 w2 k1 > 10.3.roll.2: SKULL STAR TOOL STAR
301 3 reroll r1 w1 w2 k1 > 10.3.roll.3: TWO_SOLDIERS TWO_SOLDIERS SKULL TOOL
302 1 ready
303 2 ready
304 3 use unteroffizier
305 3 reroll w2 > 10.3.roll.4: SKULL
306 3 use infantry-assault-badge
307 3 set w2 TWO_SOLDIERS
308 3 set k1 TWO_SOLDIERS
309 3 ready
310 1 ready
311 2 ready
312 1 declared
313 2 straight
314 2 take medal-of-honor
315 3 claim TWO_SOLDIERS
316 1 recruit decoy
317 1 find pocket-bible
318 1 use pocket-bible
319 1 buy award > 10.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,memorial-cross,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: victoria-cross
320 1 done
321 2 find gammon-bomb
322 2 done
323 3 recruit kradmelder
324 3 done
325 3 pass
326 1 stay
327 2 stay
328 3 use scharfschuetze
329 3 strike 2
330 2 lose soldiers
331 3 ready
332 3 pay
333 1 ready
334 2 ready
335 1 lose soldiers
336 2 lose soldiers
337 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
338 1 lock r1 w1
339 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
340 1 reroll w2 b2 > 11.1.roll.3: SOLDIER STAR
341 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
342 2 lock w1 b2
343 2 reroll r1 r2 w2 b1 > 11.2.roll.2: SOLDIER STAR SKULL STAR
344 2 reroll r1 r2 w2 > 11.2.roll.3: STAR SKULL TWO_SOLDIERS
345 3 roll > 11.3.roll.1: COURAGE SOLDIER SOLDIER STAR COURAGE SKULL
346 3 lock r1 k1
347 3 reroll r2 w1 w2 k2 > 11.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS TOOL SKULL
348 3 reroll w2 k2 > 11.3.roll.3: COURAGE TOOL
349 1 use corporal
350 1 reroll b2 > 11.1.roll.4: STAR
351 1 ready
352 2 use corporal
353 1 ready
354 2 reroll r2 > 11.2.roll.4: SOLDIER
355 2 ready
356 3 use unteroffizier
357 3 reroll k2 > 11.3.roll.4: TOOL
358 3 ready
359 1 ready
360 2 ready
361 3 claim COURAGE
362 3 choose stars
363 1 done
364 2 recruit medic
365 2 done
366 3 recruit zahlmeister
367 3 find tracer-bullets
368 3 decorate > 11.3.decoration.4?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,general-assault-badge,german-cross,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: iron-cross-1
369 3 done
370 3 pass
371 1 stay
372 2 stay
373 3 use scharfschuetze
374 3 strike 2
375 3 ready
376 3 pay
377 1 ready
378 2 ready
379 1 lose soldiers
380 2 lose soldiers
381 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
382 1 lock b1 b2
383 1 reroll r1 w2 > 12.1.roll.2: TOOL STAR
384 1 reroll r1 > 12.1.roll.3: SOLDIER
385 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
386 2 lock w1 w2
387 2 reroll r1 r2 b1 b2 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
388 2 reroll r1 r2 > 12.2.roll.3: TOOL TOOL
389 3 roll > 12.3.roll.1: COURAGE COURAGE SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
390 3 lock k1 k2
391 3 reroll w1 w2 > 12.3.roll.2: COURAGE COURAGE
392 3 stop
393 1 ready
394 2 use corporal
395 1 ready
396 2 reroll r1 > 12.2.roll.4: TWO_SOLDIERS
397 2 ready
398 3 ready
399 1 declared
400 2 declared
401 1 done
402 2 done
403 3 done
404 3 pass
405 1 advance 7 > 12.1.mine.1: 2
406 1 lose soldiers
407 2 advance 7 > 12.2.mine.1: 3
408 2 pass
409 2 lose soldiers
410 3 use scharfschuetze
411 3 strike 1
412 3 ready
413 3 pay > 12.0.mgf.6: 1
414 1 ready
415 2 ready
416 3 use tracer-bullets
417 3 refire 7 1 > 12.3.tracers.1: 6
418 3 ready
419 1 ready
420 2 ready
421 1 lose soldiers
422 2 lose soldiers
423 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
424 1 lock b1 b2
425 1 stop
426 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
427 2 lock r1 b2
428 2 reroll r2 w1 w2 b1 > 13.2.roll.2: SKULL STAR SOLDIER TOOL
429 2 reroll r2 b1 > 13.2.roll.3: SKULL STAR
430 3 roll > 13.3.roll.1: COURAGE SKULL COURAGE SKULL TWO_SOLDIERS STAR
431 3 lock r1 k1
432 3 reroll r2 w2 k2 > 13.3.roll.2: TOOL SKULL STAR
433 3 reroll r2 w2 k2 > 13.3.roll.3: STAR SKULL COURAGE
434 1 ready
435 2 use corporal
436 1 ready
437 2 reroll r2 > 13.2.roll.4: SKULL
438 2 ready
439 3 use unteroffizier
440 3 reroll w2 > 13.3.roll.4: STAR
441 3 ready
442 1 ready
443 2 ready
444 1 straight
445 1 take memorial-cross
446 2 declared
447 2 cancel r1
448 3 claim COURAGE
449 3 choose casualties
450 1 recruit veteran
451 1 done
452 2 recruit beachmaster
453 2 done
454 3 decorate > 13.3.decoration.5?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,general-assault-badge,german-cross,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: close-combat-clasp
455 3 done
456 3 pass
457 1 stay
458 2 stay
459 3 use scharfschuetze
460 3 strike 1
461 3 ready
462 3 pay > 13.0.mgf.6: 3
463 1 ready
464 2 ready
465 1 lose soldiers
466 2 lose soldiers
467 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
468 1 lock r2 w1
469 1 reroll r1 w2 b1 b2 > 14.1.roll.2: TWO_SOLDIERS STAR TOOL TOOL
470 1 reroll b1 b2 > 14.1.roll.3: TWO_SOLDIERS SKULL
471 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
472 2 lock w1 b2
473 2 reroll r1 r2 w2 b1 > 14.2.roll.2: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS
474 2 reroll r1 w2 > 14.2.roll.3: STAR TWO_SOLDIERS
475 3 roll > 14.3.roll.1: TOOL STAR COURAGE TWO_SOLDIERS STAR TOOL
476 3 lock w1 w2
477 3 reroll r1 r2 k1 k2 > 14.3.roll.2: SOLDIER TWO_SOLDIERS STAR SOLDIER
478 3 reroll r1 k1 k2 > 14.3.roll.3: SOLDIER TOOL SKULL
479 1 use corporal
480 1 reroll b2 > 14.1.roll.4: TWO_SOLDIERS
481 1 ready
482 2 ready
483 3 use unteroffizier
484 3 reroll k2 > 14.3.roll.4: TWO_SOLDIERS
485 3 ready
486 1 ready
487 2 ready
488 1 declared
489 2 declared
490 3 claim TWO_SOLDIERS
491 1 done
492 2 recruit veteran
493 2 done
494 3 find molotov-cocktail
495 3 done
496 3 pass
497 1 stay
498 2 stay
499 3 use scharfschuetze
500 3 strike 1
501 3 ready
502 3 pay > 14.0.mgf.6: 4
503 1 ready
504 2 ready
505 1 lose soldiers
506 2 lose soldiers
507 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
508 1 lock r2 w2
509 1 reroll r1 w1 b1 b2 > 15.1.roll.2: SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
510 1 reroll r1 w1 > 15.1.roll.3: TWO_SOLDIERS STAR
511 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
512 2 lock w1 b1
513 2 reroll r1 b2 > 15.2.roll.2: SKULL SOLDIER
514 2 reroll r2 > 15.2.roll.3: STAR
515 3 roll > 15.3.roll.1: TWO_SOLDIERS SOLDIER SOLDIER COURAGE STAR TOOL
516 3 lock r1 w2
517 3 reroll r2 w1 k1 k2 > 15.3.roll.2: TWO_SOLDIERS STAR COURAGE TOOL
518 3 reroll w1 k2 > 15.3.roll.3: SOLDIER SKULL
519 1 use corporal
520 1 reroll w1 > 15.1.roll.4: SOLDIER
521 1 ready
522 2 ready
523 3 use unteroffizier
524 3 reroll k2 > 15.3.roll.4: TWO_SOLDIERS
525 3 ready
526 1 ready
527 2 ready
528 2 claim SKULL
529 3 counter flak-badge
530 1 done
531 2 done
532 3 decorate > 15.3.decoration.6?.coastal-artillery-badge,driver-badge,eastern-front-medal,general-assault-badge,german-cross,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: west-wall-medal
533 3 done
534 3 use west-wall-medal
535 3 pass
536 1 move 6
537 2 move 6
538 3 use scharfschuetze
539 3 strike 1
540 3 ready
541 3 pay
542 1 ready
543 2 ready
544 1 lose soldiers
545 2 lose soldiers
546 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
547 1 lock w1 b1
548 1 reroll r1 r2 w2 b2 > 16.1.roll.2: COURAGE SKULL TOOL SOLDIER
549 1 reroll r1 r2 w2 > 16.1.roll.3: COURAGE STAR SKULL
550 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
551 2 lock w1 b1
552 2 reroll r1 r2 w2 b2 > 16.2.roll.2: STAR SOLDIER STAR STAR
553 2 reroll b2 > 16.2.roll.3: TWO_SOLDIERS
554 3 roll > 16.3.roll.1: COURAGE SOLDIER COURAGE TOOL TOOL STAR
555 3 lock r1 w1
556 3 reroll r2 w2 k1 k2 > 16.3.roll.2: COURAGE STAR SOLDIER TOOL
557 3 reroll w2 k1 k2 > 16.3.roll.3: TOOL SOLDIER COURAGE
558 1 use corporal
559 1 reroll w2 > 16.1.roll.4: SOLDIER
560 1 ready
561 2 ready
562 3 use unteroffizier
563 3 reroll w2 > 16.3.roll.4: TOOL
564 3 ready
565 1 ready
566 2 ready
567 2 declared
568 3 claim COURAGE
569 3 choose stars
570 1 done
571 2 recruit lieutenant
572 2 done
573 3 recruit kommandant
574 3 find schnapps
575 3 use schnapps
576 3 decorate > 16.3.decoration.7?.coastal-artillery-badge,driver-badge,eastern-front-medal,general-assault-badge,german-cross,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,wound-badge-black,wound-badge-gold,wound-badge-silver: german-cross
577 3 done
578 3 pass
579 1 advance 9
580 2 advance 9
581 3 use scharfschuetze
582 3 strike 1
583 3 use molotov-cocktail
584 3 strike 1
585 1 lose soldiers
586 3 ready
587 3 pay > 16.0.mgf.8: 5 3
588 1 trade 2
589 1 give soldiers 7
590 1 offer
591 2 accept
592 1 ready
593 2 ready
594 1 lose decoy
595 1 lose marksman
596 1 lose corporal
597 1 lose veteran
598 1 lose medic
599 1 lose soldiers
600 2 lose soldiers
601 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
602 1 lock r2 w2
603 1 reroll r1 w1 b1 b2 > 17.1.roll.2: STAR SOLDIER COURAGE STAR
604 1 reroll r1 b1 b2 > 17.1.roll.3: SKULL TOOL SOLDIER
605 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
606 2 lock r2 b2
607 2 reroll w1 w2 > 17.2.roll.2: COURAGE SOLDIER
608 2 reroll w2 > 17.2.roll.3: TWO_SOLDIERS
609 3 roll > 17.3.roll.1: SOLDIER SOLDIER STAR STAR COURAGE SOLDIER
610 3 lock k1
611 3 reroll r1 r2 w1 w2 k2 > 17.3.roll.2: COURAGE SKULL COURAGE TWO_SOLDIERS SOLDIER
612 3 reroll r2 k2 > 17.3.roll.3: STAR COURAGE
613 1 ready
614 2 ready
615 3 use unteroffizier
616 3 reroll r2 > 17.3.roll.4: STAR
617 3 ready
618 1 ready
619 2 ready
620 1 cancel b1
621 2 declared
622 3 claim COURAGE
623 3 choose casualties
624 1 lose soldiers
625 1 done
626 2 buy award > 17.2.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,silver-star,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: distinguished-conduct-medal
627 2 done
628 3 decorate > 17.3.decoration.8?.coastal-artillery-badge,driver-badge,eastern-front-medal,general-assault-badge,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,wound-badge-black,wound-badge-gold,wound-badge-silver: wound-badge-black
629 3 lose soldiers
630 3 done
631 3 pass
632 1 advance 12
633 2 move 8 > 17.2.award.2.army-good-conduct-medal,conspicuous-gallantry-medal,silver-star,legion-of-merit,purple-heart,croix-de-guerre,bronze-star: bronze-star
634 3 use scharfschuetze
635 3 strike 1
636 1 lose soldiers
637 3 ready
638 3 pay > 17.0.mgf.7: 2 17.0.mgf.11: 5
639 2 ready
end lost seed=golden-0
