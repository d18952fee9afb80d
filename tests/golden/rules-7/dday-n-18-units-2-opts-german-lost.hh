# ends as 59158d93ed1f5ac01431cd928bac9331
hh2 dday n-18 units=2 boxes=base+atlantikwall opts=german rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
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
12 3 lock w2 k1
13 3 reroll r1 r2 w1 k2 > 1.3.roll.2: STAR COURAGE SKULL COURAGE
14 3 reroll r2 w1 k2 > 1.3.roll.3: SKULL TOOL COURAGE
15 3 use unteroffizier
16 3 reroll r2 > 1.3.roll.4: STAR
17 1 claim TOOL
18 2 claim SOLDIER
19 1 recruit sharpshooter
20 1 find walkie-talkie
21 1 done
22 2 done
23 3 recruit maschinengewehr-schuetze
24 1 stay
25 2 stay
26 3 pay
27 1 ready
28 2 ready
29 1 lose soldiers
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
44 2 claim SOLDIER
45 1 done
46 2 done
47 3 decorate > 2.3.decoration.1?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: gestapo-disk
48 3 use gestapo-disk
49 1 stay
50 2 stay
51 3 pay
52 1 ready
53 2 ready
54 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
55 1 lock r1 w2
56 1 reroll r2 w1 b1 b2 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
57 1 reroll r2 w1 > 3.1.roll.3: TWO_SOLDIERS SKULL
58 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
59 2 lock w1 w2
60 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
61 2 reroll r1 r2 > 3.2.roll.3: SOLDIER STAR
62 3 roll > 3.3.roll.1: SOLDIER TWO_SOLDIERS SKULL TOOL STAR TWO_SOLDIERS
63 3 lock r2 k1
64 3 reroll r1 w1 w2 > 3.3.roll.2: SOLDIER TWO_SOLDIERS COURAGE
65 3 reroll r1 w2 > 3.3.roll.3: STAR SKULL
66 3 use unteroffizier
67 3 reroll w2 > 3.3.roll.4: SOLDIER
68 1 cancel r1
69 3 claim TWO_SOLDIERS
70 1 recruit scout
71 1 done
72 2 recruit sharpshooter
73 2 done
74 3 recruit pionier
75 1 move 1
76 2 move 1
77 3 pay
78 1 ready
79 2 ready
80 1 lose soldiers
81 2 lose soldiers
82 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
83 1 lock w1 b1
84 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
85 1 reroll b2 > 4.1.roll.3: TOOL
86 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
87 2 lock w1 b2
88 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
89 2 reroll r2 b1 > 4.2.roll.3: SKULL COURAGE
90 3 roll > 4.3.roll.1: STAR SOLDIER TOOL TWO_SOLDIERS SKULL SOLDIER
91 3 lock r1 w2
92 3 reroll r2 w1 k1 k2 > 4.3.roll.2: SOLDIER SKULL SOLDIER SOLDIER
93 3 reroll r2 w1 k1 k2 > 4.3.roll.3: COURAGE COURAGE SKULL STAR
94 3 use unteroffizier
95 3 reroll k1 > 4.3.roll.4: COURAGE
96 1 claim COURAGE
97 1 soldiers
98 2 claim SOLDIER
99 3 claim COURAGE
100 3 choose stars
101 1 find lucky-charm
102 1 use lucky-charm
103 1 gain stars
104 1 done
105 2 done
106 3 recruit zwangsrekrut
107 1 stay
108 2 stay
109 3 pay
110 1 ready
111 2 ready
112 1 lose soldiers
113 2 lose soldiers
114 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
115 1 lock w2 b2
116 1 reroll r1 r2 w1 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
117 1 reroll w1 > 5.1.roll.3: TOOL
118 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
119 2 lock w1 b2
120 2 reroll r1 r2 w2 > 5.2.roll.2: SKULL COURAGE STAR
121 2 reroll r1 w2 > 5.2.roll.3: SKULL SOLDIER
122 3 roll > 5.3.roll.1: SOLDIER SKULL TWO_SOLDIERS TWO_SOLDIERS STAR SKULL
123 3 lock w1 w2
124 3 reroll r1 r2 k1 k2 > 5.3.roll.2: TOOL STAR SKULL SOLDIER
125 3 reroll r1 r2 k1 k2 > 5.3.roll.3: STAR TWO_SOLDIERS TOOL STAR
126 3 use unteroffizier
127 3 reroll k1 > 5.3.roll.4: TWO_SOLDIERS
128 3 claim TWO_SOLDIERS
129 1 recruit corporal
130 1 done
131 2 done
132 3 recruit scharfschuetze
133 1 stay
134 2 stay
135 3 use scharfschuetze
136 3 strike 2
137 2 lose soldiers
138 3 pay
139 1 trade 2
140 1 give courage 2
141 1 offer
142 2 accept
143 1 ready
144 1 lose soldiers
145 2 lose soldiers
146 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
147 1 lock r1 w2
148 1 reroll r2 w1 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
149 1 reroll b2 > 6.1.roll.3: STAR
150 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
151 2 lock r2 b2
152 2 reroll r1 w1 w2 b1 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER SKULL
153 2 reroll w1 w2 b1 > 6.2.roll.3: SOLDIER TWO_SOLDIERS SOLDIER
154 3 roll > 6.3.roll.1: SOLDIER TOOL SKULL SOLDIER STAR STAR
155 3 lock k1 k2
156 3 reroll r1 r2 w1 w2 > 6.3.roll.2: SOLDIER COURAGE SKULL TWO_SOLDIERS
157 3 reroll r1 w1 > 6.3.roll.3: COURAGE STAR
158 1 ready
159 3 use unteroffizier
160 3 reroll w1 > 6.3.roll.4: TOOL
161 1 ready
162 1 claim TWO_SOLDIERS
163 1 done
164 2 recruit scout
165 2 done
166 3 recruit funker
167 3 decorate > 6.3.decoration.2?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: wound-badge-gold
168 3 lose zwangsrekrut
169 1 advance 3
170 2 advance 3
171 3 use scharfschuetze
172 3 strike 1
173 1 lose soldiers
174 3 pay
175 1 ready
176 2 ready
177 1 lose soldiers
178 2 lose soldiers
179 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
180 1 lock w2 b1
181 1 reroll r2 w1 b2 > 7.1.roll.2: TWO_SOLDIERS STAR TOOL
182 1 reroll w1 b2 > 7.1.roll.3: STAR TOOL
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
194 2 claim TWO_SOLDIERS
195 1 recruit medic
196 1 done
197 2 done
198 1 stay
199 2 stay
200 3 use scharfschuetze
201 3 strike 2
202 2 lose soldiers
203 3 pay
204 1 ready
205 2 ready
206 1 lose soldiers
207 2 lose soldiers
208 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
209 1 lock w2 b2
210 1 reroll r1 r2 b1 > 8.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
211 1 reroll w1 > 8.1.roll.3: STAR
212 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
213 2 lock r1 r2
214 2 reroll w1 w2 b2 > 8.2.roll.2: COURAGE SOLDIER COURAGE
215 2 reroll w1 b1 > 8.2.roll.3: COURAGE SKULL
216 3 roll > 8.3.roll.1: SKULL SOLDIER TWO_SOLDIERS TWO_SOLDIERS TOOL SOLDIER
217 3 lock w1 w2
218 3 reroll r1 r2 k1 k2 > 8.3.roll.2: SOLDIER STAR TOOL SKULL
219 3 reroll r1 r2 k1 k2 > 8.3.roll.3: TWO_SOLDIERS SOLDIER SOLDIER TWO_SOLDIERS
220 1 ready
221 3 use unteroffizier
222 3 reroll k1 > 8.3.roll.4: COURAGE
223 1 ready
224 1 claim TWO_SOLDIERS
225 2 straight
226 2 take distinguished-service-cross
227 3 claim TWO_SOLDIERS
228 1 find pocket-bible
229 1 use pocket-bible
230 1 done
231 2 recruit beachmaster
232 2 done
233 3 decorate > 8.3.decoration.3?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-silver: german-cross
234 3 done
235 3 pass
236 1 stay
237 2 stay
238 3 use scharfschuetze
239 3 strike 1
240 3 ready
241 3 pay
242 1 ready
243 2 ready
244 1 lose soldiers
245 2 lose soldiers
246 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
247 1 lock w1 w2
248 1 reroll r1 r2 b2 > 9.1.roll.2: STAR COURAGE SKULL
249 1 reroll r1 r2 b1 b2 > 9.1.roll.3: TOOL TOOL TOOL SKULL
250 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
251 2 lock b1 b2
252 2 reroll r1 r2 w1 w2 > 9.2.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
253 2 reroll r2 > 9.2.roll.3: SOLDIER
254 3 roll > 9.3.roll.1: TWO_SOLDIERS TOOL TWO_SOLDIERS TOOL TWO_SOLDIERS TWO_SOLDIERS
255 3 lock r1 w1
256 3 reroll r2 w2 > 9.3.roll.2: STAR SKULL
257 3 reroll r2 w2 > 9.3.roll.3: STAR COURAGE
258 1 use corporal
259 1 reroll b2 > 9.1.roll.4: TOOL
260 2 ready
261 3 use unteroffizier
262 3 reroll r2 > 9.3.roll.4: COURAGE
263 3 ready
264 2 ready
265 2 straight
266 2 take medal-of-honor
267 3 claim TWO_SOLDIERS
268 1 recruit beachmaster
269 1 find flame-thrower
270 1 buy award > 9.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,memorial-cross,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: purple-heart
271 1 done
272 2 done
273 3 done
274 3 pass
275 1 move 4
276 2 move 4
277 3 use scharfschuetze
278 3 strike 1
279 3 ready
280 3 pay
281 1 ready
282 2 ready
283 1 lose soldiers
284 2 lose soldiers
285 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
286 1 lock r1 w2
287 1 reroll w1 > 10.1.roll.2: TWO_SOLDIERS
288 1 reroll b1 > 10.1.roll.3: SOLDIER
289 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
290 2 lock r1 b1
291 2 reroll r2 b2 > 10.2.roll.2: SOLDIER STAR
292 2 reroll w1 b2 > 10.2.roll.3: SOLDIER TWO_SOLDIERS
293 3 roll > 10.3.roll.1: SKULL STAR STAR SKULL TOOL TWO_SOLDIERS
294 3 lock r2 k2
295 3 reroll r1 w1 w2 k1 > 10.3.roll.2: SKULL STAR TOOL STAR
296 3 reroll r1 w1 w2 k1 > 10.3.roll.3: TWO_SOLDIERS TWO_SOLDIERS SKULL TOOL
297 1 use corporal
298 1 reroll w1 > 10.1.roll.4: SKULL
299 1 ready
300 2 ready
301 3 use unteroffizier
302 3 reroll w2 > 10.3.roll.4: SKULL
303 3 ready
304 1 ready
305 2 ready
306 1 straight
307 1 take memorial-cross
308 3 claim TWO_SOLDIERS
309 3 pass
310 3 cancel k1
311 1 done
312 2 done
313 3 done
314 3 pass
315 1 stay
316 2 stay
317 3 use scharfschuetze
318 3 strike 1
319 3 ready
320 3 pay
321 1 ready
322 2 ready
323 1 lose soldiers
324 2 lose soldiers
325 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
326 1 lock r1 r2
327 1 reroll w2 b1 b2 > 11.1.roll.2: SKULL SKULL SOLDIER
328 1 reroll w2 b1 > 11.1.roll.3: SOLDIER STAR
329 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
330 2 lock r1 b1
331 2 reroll w2 b2 > 11.2.roll.2: COURAGE COURAGE
332 2 reroll r2 w2 > 11.2.roll.3: COURAGE COURAGE
333 3 roll > 11.3.roll.1: COURAGE SOLDIER SOLDIER STAR COURAGE SKULL
334 3 lock r1 k1
335 3 reroll r2 w1 w2 k2 > 11.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS TOOL SKULL
336 3 reroll w2 k2 > 11.3.roll.3: COURAGE TOOL
337 1 use corporal
338 1 reroll w1 > 11.1.roll.4: STAR
339 1 ready
340 2 ready
341 3 use unteroffizier
342 3 reroll k2 > 11.3.roll.4: TOOL
343 3 ready
344 1 ready
345 2 ready
346 1 declared
347 2 declared
348 3 claim COURAGE
349 3 choose stars
350 1 recruit engineer
351 1 done
352 2 recruit veteran
353 2 buy award > 11.2.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,silver-star,victoria-cross,legion-of-merit,croix-de-guerre,distinguished-conduct-medal,bronze-star: silver-star
354 2 done
355 3 recruit zwangsrekrut
356 3 decorate > 11.3.decoration.4?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-silver: infantry-assault-badge
357 3 done
358 3 pass
359 1 stay
360 2 stay
361 3 use scharfschuetze
362 3 strike 1
363 3 ready
364 3 pay
365 1 ready
366 2 ready
367 1 lose soldiers
368 2 lose soldiers
369 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
370 1 lock w2 b1
371 1 reroll r1 r2 w1 b2 > 12.1.roll.2: STAR STAR COURAGE TWO_SOLDIERS
372 1 reroll r2 > 12.1.roll.3: SOLDIER
373 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
374 2 lock r2 b2
375 2 reroll r1 w1 w2 b1 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
376 2 reroll r1 > 12.2.roll.3: SKULL
377 3 roll > 12.3.roll.1: COURAGE COURAGE SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
378 3 lock k1 k2
379 3 reroll w1 w2 > 12.3.roll.2: COURAGE COURAGE
380 3 stop
381 1 use corporal
382 1 reroll r2 > 12.1.roll.4: TOOL
383 1 ready
384 2 use corporal
385 1 ready
386 2 reroll r1 > 12.2.roll.4: TWO_SOLDIERS
387 2 ready
388 3 ready
389 2 declared
390 1 find flak-vest
391 2 mine
392 1 find mine-detector
393 1 done
394 2 done
395 3 decorate > 12.3.decoration.5?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-silver: war-merit-cross
396 3 use war-merit-cross
397 3 done
398 3 pass
399 1 move 5
400 2 move 5
401 3 use scharfschuetze
402 3 strike 1
403 3 ready
404 3 pay
405 1 ready
406 2 ready
407 1 lose soldiers
408 2 lose soldiers
409 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
410 1 lock w1 b2
411 1 reroll b1 > 13.1.roll.2: STAR
412 1 stop
413 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
414 2 lock r1 b2
415 2 reroll w1 w2 b1 > 13.2.roll.2: SKULL SKULL TWO_SOLDIERS
416 2 reroll w1 w2 > 13.2.roll.3: SKULL STAR
417 3 roll > 13.3.roll.1: COURAGE SKULL COURAGE SKULL TWO_SOLDIERS STAR
418 3 lock r1 k1
419 3 reroll r2 w2 k2 > 13.3.roll.2: TOOL SKULL STAR
420 3 reroll r2 w2 k2 > 13.3.roll.3: STAR SKULL COURAGE
421 1 ready
422 2 use corporal
423 1 ready
424 2 reroll r2 > 13.2.roll.4: SKULL
425 2 ready
426 3 use unteroffizier
427 3 reroll w2 > 13.3.roll.4: STAR
428 3 use infantry-assault-badge
429 3 set w2 TWO_SOLDIERS
430 3 set r2 TWO_SOLDIERS
431 3 ready
432 1 ready
433 2 ready
434 1 straight
435 1 take conspicuous-gallantry-medal
436 2 declared
437 2 cancel r1
438 3 claim TWO_SOLDIERS
439 3 claim COURAGE
440 3 choose stars
441 1 done
442 2 find field-radio
443 2 use field-radio
444 2 done
445 3 recruit fallschirmjaeger
446 3 decorate > 13.3.decoration.6?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,west-wall-medal,wound-badge-black,wound-badge-silver: driver-badge
447 3 use driver-badge
448 3 find goliath-mine
449 3 done
450 3 pass
451 1 stay
452 2 stay
453 3 use scharfschuetze
454 3 strike 2
455 2 lose soldiers
456 3 use goliath-mine > 13.1.goliath.1: 4
457 1 lose soldiers
458 2 lose soldiers
459 3 ready
460 3 pay
461 1 ready
462 2 ready
463 1 lose soldiers
464 2 lose soldiers
465 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
466 1 lock w1 w2
467 1 reroll r1 b1 > 14.1.roll.2: STAR COURAGE
468 1 reroll b1 b2 > 14.1.roll.3: TWO_SOLDIERS SKULL
469 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
470 2 lock w1 w2
471 2 reroll r2 b1 b2 > 14.2.roll.2: TWO_SOLDIERS TOOL TOOL
472 2 reroll r1 b1 b2 > 14.2.roll.3: SOLDIER TOOL TOOL
473 3 roll > 14.3.roll.1: TOOL STAR COURAGE TWO_SOLDIERS STAR TOOL
474 3 lock w1 w2
475 3 reroll r1 r2 k1 k2 > 14.3.roll.2: SOLDIER TWO_SOLDIERS STAR SOLDIER
476 3 reroll r1 k1 k2 > 14.3.roll.3: SOLDIER TOOL SKULL
477 1 use corporal
478 1 reroll b2 > 14.1.roll.4: TWO_SOLDIERS
479 1 ready
480 2 ready
481 3 use unteroffizier
482 3 reroll k2 > 14.3.roll.4: TWO_SOLDIERS
483 3 ready
484 1 ready
485 2 ready
486 1 declared
487 2 straight
488 2 take army-good-conduct-medal
489 3 claim TWO_SOLDIERS
490 1 recruit veteran
491 1 done
492 2 recruit minesweeper
493 2 done
494 3 done
495 3 pass
496 1 stay
497 2 stay
498 3 use scharfschuetze
499 3 strike 1
500 3 ready
501 3 pay
502 1 ready
503 2 ready
504 1 lose soldiers
505 2 lose soldiers
506 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
507 1 lock w1 w2
508 1 reroll r1 b1 b2 > 15.1.roll.2: SKULL SOLDIER STAR
509 1 reroll r1 b1 > 15.1.roll.3: TWO_SOLDIERS STAR
510 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
511 2 lock w1 b2
512 2 reroll r1 > 15.2.roll.2: COURAGE
513 2 stop
514 3 roll > 15.3.roll.1: TWO_SOLDIERS SOLDIER SOLDIER COURAGE STAR TOOL
515 3 lock r1 w2
516 3 reroll r2 w1 k1 k2 > 15.3.roll.2: TWO_SOLDIERS STAR COURAGE TOOL
517 3 reroll w1 k2 > 15.3.roll.3: SOLDIER SKULL
518 1 ready
519 2 ready
520 3 use unteroffizier
521 3 reroll k2 > 15.3.roll.4: TWO_SOLDIERS
522 3 ready
523 1 ready
524 2 ready
525 1 straight
526 1 take croix-de-guerre
527 2 declared
528 2 cancel r1
529 2 cancel b2
530 1 recruit minesweeper
531 1 done
532 2 done
533 3 decorate > 15.3.decoration.7?.close-combat-clasp,coastal-artillery-badge,eastern-front-medal,flak-badge,general-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,west-wall-medal,wound-badge-black,wound-badge-silver: rad-badge
534 3 done
535 3 pass
536 1 advance 8
537 2 advance 8
538 3 use scharfschuetze
539 3 strike 1
540 3 use rad-badge
541 3 ready
542 3 pay
543 1 ready
544 2 ready
545 1 lose soldiers
546 2 lose soldiers
547 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
548 1 lock b1 b2
549 1 reroll r1 r2 w2 > 16.1.roll.2: COURAGE SOLDIER SOLDIER
550 1 reroll r1 r2 w2 > 16.1.roll.3: COURAGE STAR SKULL
551 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
552 2 lock w1 b1
553 2 reroll r2 w2 > 16.2.roll.2: TOOL TOOL
554 2 reroll r1 b2 > 16.2.roll.3: STAR SOLDIER
555 3 roll > 16.3.roll.1: COURAGE SOLDIER COURAGE TOOL TOOL STAR
556 3 lock r1 w1
557 3 reroll r2 w2 k1 k2 > 16.3.roll.2: COURAGE STAR SOLDIER TOOL
558 3 reroll w2 k1 k2 > 16.3.roll.3: TOOL SOLDIER COURAGE
559 1 use corporal
560 1 reroll w2 > 16.1.roll.4: SOLDIER
561 1 ready
562 2 use corporal
563 1 ready
564 2 reroll b2 > 16.2.roll.4: TWO_SOLDIERS
565 2 ready
566 3 use unteroffizier
567 3 reroll w2 > 16.3.roll.4: TOOL
568 3 ready
569 1 ready
570 2 ready
571 3 claim COURAGE
572 3 choose stars
573 1 find bazooka
574 1 done
575 2 find grenade
576 2 done
577 3 recruit kradmelder
578 3 find tracer-bullets
579 3 decorate > 16.3.decoration.8?.close-combat-clasp,coastal-artillery-badge,eastern-front-medal,flak-badge,general-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,sniper-badge,west-wall-medal,wound-badge-black,wound-badge-silver: west-wall-medal
580 3 done
581 3 use west-wall-medal
582 3 pass
583 1 move 7
584 2 move 7
585 2 ready
586 3 use scharfschuetze
587 3 strike 1
588 3 ready
589 2 ready
590 3 pay > 16.0.mgf.6: 2
591 1 ready
592 2 ready
593 3 use tracer-bullets
594 3 refire 7 1 > 16.3.tracers.1: 2
595 3 ready
596 1 ready
597 2 ready
598 1 lose soldiers
599 2 lose soldiers
600 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
601 1 reroll r2 w1 > 17.1.roll.2: COURAGE COURAGE
602 1 reroll r2 w1 > 17.1.roll.3: COURAGE TWO_SOLDIERS
603 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
604 2 reroll w1 w2 > 17.2.roll.2: COURAGE SOLDIER
605 2 stop
606 3 roll > 17.3.roll.1: SOLDIER SOLDIER STAR STAR COURAGE SOLDIER
607 3 lock w1 k1
608 3 reroll r1 r2 w2 k2 > 17.3.roll.2: SOLDIER STAR SOLDIER SKULL
609 3 reroll r1 r2 w2 k2 > 17.3.roll.3: COURAGE TWO_SOLDIERS COURAGE COURAGE
610 1 use corporal
611 1 reroll w1 > 17.1.roll.4: TOOL
612 1 ready
613 2 ready
614 3 ready
615 1 cancel r1
616 2 declared
617 3 claim COURAGE
618 3 choose stars
619 1 buy award > 17.1.award.1.victoria-cross,legion-of-merit,distinguished-conduct-medal,bronze-star: legion-of-merit
620 1 done
621 2 buy award > 17.2.award.1.victoria-cross,distinguished-conduct-medal,bronze-star: bronze-star
622 2 done
623 3 recruit zahlmeister
624 3 decorate > 17.3.decoration.9?.close-combat-clasp,coastal-artillery-badge,eastern-front-medal,flak-badge,general-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,sniper-badge,wound-badge-black,wound-badge-silver: sniper-badge
625 3 use sniper-badge
626 3 strike 1
627 1 lose scout
628 3 done
629 3 pass
630 1 stay
631 2 stay
632 2 ready
633 3 use scharfschuetze
634 3 strike 1
635 3 ready
636 2 ready
637 3 pay > 17.0.mgf.6: 1
638 1 ready
639 2 ready
640 1 lose soldiers
641 2 lose soldiers
642 1 roll > 18.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
643 1 reroll r1 r2 > 18.1.roll.2: STAR TOOL
644 1 reroll r1 r2 > 18.1.roll.3: SOLDIER TOOL
645 2 roll > 18.2.roll.1: TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL
646 2 reroll w1 w2 b2 > 18.2.roll.2: SKULL TOOL STAR
647 2 reroll r1 w1 w2 > 18.2.roll.3: TOOL COURAGE COURAGE
648 3 roll > 18.3.roll.1: SKULL SOLDIER SOLDIER STAR SOLDIER TOOL
649 3 lock r2 w2
650 3 reroll r1 w1 k1 k2 > 18.3.roll.2: SKULL TWO_SOLDIERS SKULL STAR
651 3 reroll r1 k1 k2 > 18.3.roll.3: SOLDIER SOLDIER TOOL
652 1 use corporal
653 1 reroll r2 > 18.1.roll.4: COURAGE
654 1 ready
655 2 use corporal
656 1 ready
657 2 reroll w1 > 18.2.roll.4: TWO_SOLDIERS
658 2 ready
659 3 use unteroffizier
660 3 reroll k2 > 18.3.roll.4: SOLDIER
661 3 ready
662 1 ready
663 2 ready
664 1 declared
665 1 done
666 2 recruit sniper
667 2 done
668 3 done
669 3 pass
670 1 stay
671 2 stay
672 2 ready
673 3 use scharfschuetze
674 3 strike 1
675 3 ready
676 2 ready
677 3 pay > 18.0.mgf.6: 1
678 1 ready
679 2 ready
680 1 lose soldiers
681 2 lose soldiers
682 1 roll > 19.1.roll.1: SOLDIER COURAGE TOOL TWO_SOLDIERS COURAGE SKULL
683 1 reroll w1 w2 b2 > 19.1.roll.2: TWO_SOLDIERS STAR TWO_SOLDIERS
684 1 reroll w2 > 19.1.roll.3: SKULL
685 2 roll > 19.2.roll.1: STAR TWO_SOLDIERS SOLDIER SKULL COURAGE COURAGE
686 2 reroll b2 > 19.2.roll.2: SOLDIER
687 2 stop
688 3 roll > 19.3.roll.1: SKULL COURAGE STAR TOOL SOLDIER SOLDIER
689 3 lock r2 w1
690 3 reroll r1 w2 k1 k2 > 19.3.roll.2: SOLDIER COURAGE SOLDIER SKULL
691 3 reroll r1 k1 k2 > 19.3.roll.3: SOLDIER STAR SKULL
692 1 use corporal
693 1 reroll w2 > 19.1.roll.4: COURAGE
694 1 ready
695 2 ready
696 3 use unteroffizier
697 3 reroll k2 > 19.3.roll.4: SKULL
698 3 ready
699 1 ready
700 2 ready
701 1 declared
702 2 straight
703 2 take distinguished-conduct-medal
704 3 pass
705 3 cancel r1
706 1 buy award > 19.1.award.1.victoria-cross: victoria-cross
707 1 done
708 2 done
709 3 recruit kommandant
710 3 done
711 3 pass
712 1 move 6
713 2 move 6
714 3 use scharfschuetze
715 3 strike 1
716 3 ready
717 3 pay
718 1 ready
719 2 ready
720 1 lose soldiers
721 2 lose soldiers
722 1 roll > 20.1.roll.1: STAR STAR SOLDIER TOOL SKULL STAR
723 1 lock r1 b2
724 1 reroll r2 w1 w2 b1 > 20.1.roll.2: STAR COURAGE SKULL TWO_SOLDIERS
725 1 reroll r2 w1 w2 > 20.1.roll.3: SOLDIER TOOL COURAGE
726 2 roll > 20.2.roll.1: COURAGE SKULL SKULL STAR SOLDIER TOOL
727 2 lock b1 b2
728 2 reroll r1 r2 w1 w2 > 20.2.roll.2: SKULL COURAGE SKULL TOOL
729 2 reroll r1 r2 w1 > 20.2.roll.3: STAR STAR COURAGE
730 3 roll > 20.3.roll.1: SOLDIER SKULL SOLDIER STAR COURAGE TWO_SOLDIERS
731 3 lock k2
732 3 reroll r1 r2 w1 w2 > 20.3.roll.2: SOLDIER COURAGE STAR SKULL
733 3 reroll r1 w1 w2 > 20.3.roll.3: TWO_SOLDIERS SOLDIER SKULL
734 1 use corporal
735 1 reroll w2 > 20.1.roll.4: TOOL
736 1 ready
737 2 use corporal
738 1 ready
739 2 reroll w1 > 20.2.roll.4: STAR
740 2 ready
741 3 use unteroffizier
742 3 reroll w2 > 20.3.roll.4: COURAGE
743 3 ready
744 1 ready
745 2 ready
746 3 claim COURAGE
747 3 choose casualties
748 2 lose soldiers
749 1 recruit lieutenant
750 2 mine
751 1 recruit captain
752 1 find binoculars
753 2 mine
754 1 done
755 2 done
756 3 decorate > 20.3.decoration.10?.close-combat-clasp,coastal-artillery-badge,eastern-front-medal,flak-badge,general-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,wound-badge-black,wound-badge-silver: eastern-front-medal
757 3 done
758 3 pass
759 1 stay
760 2 stay
761 2 ready
762 3 use scharfschuetze
763 3 strike 1
764 3 use eastern-front-medal
765 3 ready
766 2 ready
767 3 pay
768 1 ready
769 2 ready
770 1 lose soldiers
771 2 lose soldiers
772 1 roll > 21.1.roll.1: SKULL SKULL SOLDIER COURAGE SKULL SKULL
773 1 lock w1 w2
774 1 reroll r1 r2 b1 b2 > 21.1.roll.2: STAR SOLDIER SKULL SOLDIER
775 1 reroll b1 > 21.1.roll.3: COURAGE
776 2 roll > 21.2.roll.1: SKULL TWO_SOLDIERS SOLDIER SOLDIER COURAGE SKULL
777 2 lock r2 w1
778 2 reroll r1 w2 b1 b2 > 21.2.roll.2: STAR TOOL TOOL TWO_SOLDIERS
779 2 reroll r1 > 21.2.roll.3: TOOL
780 3 roll > 21.3.roll.1: COURAGE COURAGE SOLDIER SKULL SKULL TWO_SOLDIERS
781 3 lock k2
782 3 reroll w1 w2 k1 > 21.3.roll.2: SOLDIER TWO_SOLDIERS SKULL
783 3 reroll w1 k1 > 21.3.roll.3: SOLDIER SKULL
784 1 ready
785 2 use binoculars
786 1 ready
787 2 set w1 TWO_SOLDIERS
788 2 ready
789 3 use unteroffizier
790 3 reroll k1 > 21.3.roll.4: COURAGE
791 3 ready
792 1 ready
793 2 ready
794 1 declared
795 2 declared
796 1 done
797 2 find bangalore-torpedo
798 2 done
799 3 find molotov-cocktail
800 3 decorate > 21.3.decoration.11?.close-combat-clasp,coastal-artillery-badge,flak-badge,general-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,wound-badge-black,wound-badge-silver: flak-badge
801 3 done
802 3 pass
803 1 stay
804 2 stay
805 2 ready
806 3 use scharfschuetze
807 3 strike 1
808 3 ready
809 2 ready
810 3 pay
811 1 ready
812 2 ready
813 1 lose soldiers
814 2 lose soldiers
815 1 roll > 22.1.roll.1: SOLDIER COURAGE STAR SKULL STAR COURAGE
816 1 lock w1 b1
817 1 reroll r1 r2 w2 b2 > 22.1.roll.2: STAR COURAGE TWO_SOLDIERS SOLDIER
818 1 reroll r2 > 22.1.roll.3: TOOL
819 2 roll > 22.2.roll.1: SKULL TOOL TOOL COURAGE SOLDIER TWO_SOLDIERS
820 2 lock b1 b2
821 2 reroll r1 r2 w1 w2 > 22.2.roll.2: COURAGE SOLDIER SOLDIER COURAGE
822 2 reroll r1 w2 > 22.2.roll.3: SKULL COURAGE
823 3 roll > 22.3.roll.1: STAR SKULL STAR SKULL SOLDIER TOOL
824 3 lock r1
825 3 reroll r2 w1 w2 k1 k2 > 22.3.roll.2: SKULL SKULL TWO_SOLDIERS TWO_SOLDIERS STAR
826 3 reroll r2 w1 k2 > 22.3.roll.3: TOOL COURAGE STAR
827 1 use corporal
828 1 reroll r2 > 22.1.roll.4: TWO_SOLDIERS
829 1 ready
830 2 use corporal
831 1 ready
832 2 reroll r1 > 22.2.roll.4: STAR
833 2 ready
834 3 use unteroffizier
835 3 reroll r2 > 22.3.roll.4: TWO_SOLDIERS
836 3 ready
837 1 ready
838 2 ready
839 1 declared
840 2 declared
841 3 claim TWO_SOLDIERS
842 1 recruit soe-agent
843 1 find shoulder-patch
844 2 mine
845 1 done
846 2 use shoulder-patch
847 2 lose soldiers
848 2 recruit medic
849 2 done
850 3 done
851 3 pass
852 1 advance 9
853 2 advance 9
854 2 ready
855 3 use scharfschuetze
856 3 strike 1
857 3 use molotov-cocktail
858 3 strike 1
859 1 lose soldiers
860 3 ready
861 2 ready
862 3 pay > 22.0.mgf.8: 2
863 1 ready
864 2 ready
865 1 lose soldiers
866 2 lose soldiers
867 1 roll > 23.1.roll.1: STAR TOOL SKULL TOOL SKULL SOLDIER
868 1 lock r1 b2
869 1 reroll r2 w1 w2 b1 > 23.1.roll.2: SOLDIER SOLDIER TWO_SOLDIERS TWO_SOLDIERS
870 1 stop
871 2 roll > 23.2.roll.1: SOLDIER COURAGE TOOL COURAGE STAR TWO_SOLDIERS
872 2 lock r1 r2
873 2 reroll w1 b1 b2 > 23.2.roll.2: SOLDIER STAR TOOL
874 2 reroll b1 b2 > 23.2.roll.3: SKULL STAR
875 3 roll > 23.3.roll.1: SOLDIER TWO_SOLDIERS SOLDIER STAR STAR TWO_SOLDIERS
876 3 lock r2
877 3 reroll r1 w1 w2 k1 > 23.3.roll.2: TWO_SOLDIERS TOOL TOOL COURAGE
878 3 reroll w1 w2 > 23.3.roll.3: STAR STAR
879 1 ready
880 2 use corporal
881 1 ready
882 2 reroll b1 > 23.2.roll.4: TWO_SOLDIERS
883 2 ready
884 3 use unteroffizier
885 3 reroll w2 > 23.3.roll.4: SOLDIER
886 3 ready
887 1 ready
888 2 ready
889 1 declared
890 1 find tnt
891 1 done
892 2 find carrier-pigeon
893 2 done
894 3 recruit beobachter
895 3 done
896 3 pass
897 1 stay
898 2 stay
899 1 ready
900 2 ready
901 3 use scharfschuetze
902 3 strike 1
903 3 ready
904 1 ready
905 2 ready
906 3 pay > 23.0.mgf.8: 5
907 1 ready
908 2 ready
909 1 lose soldiers
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
932 3 ready
933 1 ready
934 2 ready
935 1 declared
936 2 declared
937 1 done
938 2 done
939 3 decorate > 24.3.decoration.12?.close-combat-clasp,coastal-artillery-badge,general-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,wound-badge-black,wound-badge-silver: general-assault-badge
940 3 done
941 3 pass
942 1 stay
943 2 stay
944 1 ready
945 2 ready
946 3 use scharfschuetze
947 3 strike 1
948 3 ready
949 1 ready
950 2 ready
951 3 pay > 24.0.mgf.8: 2
952 1 ready
953 2 ready
954 1 lose soldiers
955 2 lose soldiers
956 1 roll > 25.1.roll.1: TWO_SOLDIERS COURAGE SKULL TOOL STAR TWO_SOLDIERS
957 1 lock r1 b2
958 1 reroll r2 w1 w2 b1 > 25.1.roll.2: SKULL STAR TOOL SKULL
959 1 reroll r2 w1 w2 b1 > 25.1.roll.3: TOOL TOOL COURAGE SKULL
960 2 roll > 25.2.roll.1: TWO_SOLDIERS COURAGE SKULL SKULL TOOL TWO_SOLDIERS
961 2 lock r1 b2
962 2 reroll r2 w1 w2 b1 > 25.2.roll.2: TWO_SOLDIERS SKULL SOLDIER TOOL
963 2 reroll w1 w2 > 25.2.roll.3: COURAGE TWO_SOLDIERS
964 3 roll > 25.3.roll.1: COURAGE COURAGE TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS
965 3 lock w1
966 3 reroll w2 > 25.3.roll.2: COURAGE
967 3 stop
968 1 use corporal
969 1 reroll w2 > 25.1.roll.4: TOOL
970 1 ready
971 2 ready
972 3 ready
973 1 cancel r2
974 2 declared
975 3 claim COURAGE
976 3 choose casualties
977 1 done
978 2 done
979 3 decorate > 25.3.decoration.13?.close-combat-clasp,coastal-artillery-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,wound-badge-black,wound-badge-silver: wound-badge-black
980 3 done
981 3 pass
982 1 move 10
983 2 move 10
984 1 ready
985 2 ready
986 3 use scharfschuetze
987 3 strike 2
988 3 ready
989 1 ready
990 2 ready
991 3 pay > 25.0.mgf.9: 1
992 1 ready
993 2 ready
994 1 lose soldiers
995 2 lose soldiers
996 1 roll > 26.1.roll.1: SOLDIER STAR TWO_SOLDIERS COURAGE STAR STAR
997 1 lock w1 w2
998 1 reroll r1 r2 b1 b2 > 26.1.roll.2: SOLDIER SOLDIER SKULL SOLDIER
999 1 reroll b1 > 26.1.roll.3: COURAGE
1000 2 roll > 26.2.roll.1: STAR TWO_SOLDIERS STAR SKULL TOOL TOOL
1001 2 lock r1 r2
1002 2 reroll w2 b1 b2 > 26.2.roll.2: STAR COURAGE COURAGE
1003 2 reroll w2 b1 b2 > 26.2.roll.3: STAR SOLDIER TWO_SOLDIERS
1004 3 roll > 26.3.roll.1: SOLDIER SKULL TWO_SOLDIERS SOLDIER TOOL TWO_SOLDIERS
1005 3 lock w1
1006 3 reroll r1 r2 w2 k1 > 26.3.roll.2: STAR TWO_SOLDIERS STAR STAR
1007 3 reroll r1 w2 k1 > 26.3.roll.3: TOOL STAR STAR
1008 1 use corporal
1009 1 reroll r1 > 26.1.roll.4: STAR
1010 1 ready
1011 2 use corporal
1012 1 ready
1013 2 reroll w1 > 26.2.roll.4: TWO_SOLDIERS
1014 2 ready
1015 3 use unteroffizier
1016 3 reroll r1 > 26.3.roll.4: TWO_SOLDIERS
1017 3 ready
1018 1 ready
1019 2 ready
1020 2 declared
1021 3 claim TWO_SOLDIERS
1022 1 done
1023 2 recruit piat-gunner
1024 2 done
1025 3 find schnapps
1026 3 use schnapps
1027 3 decorate > 26.3.decoration.14?.close-combat-clasp,coastal-artillery-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,wound-badge-silver: iron-cross-2
1028 3 done
1029 3 pass
1030 1 stay
1031 2 stay
1032 1 ready
1033 2 ready
1034 3 use scharfschuetze
1035 3 strike 2
1036 3 ready
1037 1 ready
1038 2 ready
1039 3 pay > 26.0.mgf.9: 4
1040 1 ready
1041 2 ready
1042 1 lose soldiers
1043 2 lose soldiers
1044 1 roll > 27.1.roll.1: SKULL TOOL COURAGE TOOL COURAGE COURAGE
1045 1 lock w1 b1
1046 1 reroll r1 r2 w2 b2 > 27.1.roll.2: SKULL TOOL TOOL TOOL
1047 1 reroll r1 r2 w2 b2 > 27.1.roll.3: STAR SKULL TWO_SOLDIERS TWO_SOLDIERS
1048 2 roll > 27.2.roll.1: STAR TOOL TWO_SOLDIERS SOLDIER SOLDIER COURAGE
1049 2 lock w1 w2
1050 2 reroll r1 r2 b2 > 27.2.roll.2: COURAGE SOLDIER SOLDIER
1051 2 reroll r1 > 27.2.roll.3: SKULL
1052 3 roll > 27.3.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL COURAGE
1053 3 lock r2
1054 3 reroll k1 > 27.3.roll.2: SOLDIER
1055 3 reroll k1 > 27.3.roll.3: TWO_SOLDIERS
1056 1 use corporal
1057 1 reroll r2 > 27.1.roll.4: SKULL
1058 1 ready
1059 2 use corporal
1060 1 ready
1061 2 reroll r1 > 27.2.roll.4: TWO_SOLDIERS
1062 2 ready
1063 3 ready
1064 1 cancel w1
1065 2 declared
1066 3 claim TWO_SOLDIERS
1067 1 recruit messenger
1068 1 done
1069 2 done
1070 3 done
1071 3 pass
1072 1 stay
1073 2 stay
1074 1 ready
1075 2 ready
1076 3 use scharfschuetze
1077 3 strike 2
1078 3 ready
1079 1 ready
1080 2 ready
1081 3 pay > 27.0.mgf.9: 4
1082 1 ready
1083 2 ready
1084 1 lose soldiers
1085 2 lose soldiers
1086 1 roll > 28.1.roll.1: COURAGE STAR SKULL COURAGE COURAGE SKULL
1087 1 lock w2 b1
1088 1 reroll r2 w1 b2 > 28.1.roll.2: SKULL STAR SKULL
1089 1 reroll r2 b2 > 28.1.roll.3: TOOL STAR
1090 2 roll > 28.2.roll.1: TOOL COURAGE SOLDIER TWO_SOLDIERS SOLDIER SOLDIER
1091 2 lock w1 w2
1092 2 reroll r1 r2 b2 > 28.2.roll.2: SOLDIER SKULL SOLDIER
1093 2 reroll r2 > 28.2.roll.3: TWO_SOLDIERS
1094 3 roll > 28.3.roll.1: TOOL SKULL STAR TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
1095 3 lock w2
1096 3 reroll r1 r2 w1 > 28.3.roll.2: COURAGE SKULL TWO_SOLDIERS
1097 3 reroll r2 > 28.3.roll.3: COURAGE
1098 1 use corporal
1099 1 reroll r2 > 28.1.roll.4: SKULL
1100 1 ready
1101 2 use corporal
1102 1 ready
1103 2 reroll b1 > 28.2.roll.4: COURAGE
1104 2 ready
1105 3 ready
1106 1 declared
1107 1 cancel r1
1108 2 declared
1109 1 done
1110 2 done
1111 3 decorate > 28.3.decoration.15?.close-combat-clasp,coastal-artillery-badge,iron-cross-1,knights-cross,long-service-medal,marksman-lanyard,wound-badge-silver: long-service-medal
1112 3 done
1113 3 pass
1114 1 advance bunker
1115 2 advance bunker
1116 1 ready
1117 2 ready
1118 3 use scharfschuetze
1119 3 strike 2
1120 3 ready
1121 1 ready
1122 2 ready
1123 3 pay > 28.0.mgf.10: 4
1124 1 ready
1125 2 ready
1126 1 lose soldiers
1127 2 lose soldiers
1128 1 assault 2
1129 1 use bazooka
1130 1 use tnt
1131 2 use piat-gunner
1132 2 use carrier-pigeon
1133 3 lose soldiers
1134 3 lose soldiers
1135 3 ready > 28.3.decoration.16?.close-combat-clasp,coastal-artillery-badge,iron-cross-1,knights-cross,marksman-lanyard,wound-badge-silver: marksman-lanyard
1136 3 ready
end lost seed=golden-0
