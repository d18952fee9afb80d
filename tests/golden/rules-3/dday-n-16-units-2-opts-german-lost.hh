# ends as 415956a79aaea72fa6498c0da09c2b0c
hh2 dday n-16 units=2 boxes=base+atlantikwall opts=german rules=3 seed#=f2b582d8496a2934d6d948e0f7b2925b
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
12 3 lock r2 w2
13 3 reroll r1 w1 k1 k2 > 1.3.roll.2: STAR COURAGE SKULL COURAGE
14 3 reroll r1 w1 k1 k2 > 1.3.roll.3: COURAGE COURAGE SKULL SOLDIER
15 3 use unteroffizier
16 3 reroll k1 > 1.3.roll.4: STAR
17 1 cancel r1
18 2 claim SOLDIER
19 1 done
20 2 done
21 3 decorate > 1.3.decoration.1?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: gestapo-disk
22 3 done
23 3 pass
24 1 stay
25 2 stay
26 3 ready
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
37 2 reroll w2 b1 > 2.2.roll.3: SKULL COURAGE
38 3 roll > 2.3.roll.1: TOOL COURAGE SOLDIER TOOL SOLDIER TWO_SOLDIERS
39 3 lock r2 k2
40 3 reroll r1 w1 w2 k1 > 2.3.roll.2: TOOL COURAGE SKULL SKULL
41 3 reroll r1 w1 w2 k1 > 2.3.roll.3: TWO_SOLDIERS SOLDIER SOLDIER TOOL
42 3 use unteroffizier
43 3 reroll k1 > 2.3.roll.4: COURAGE
44 3 ready
45 1 cancel w2
46 2 declared
47 2 cancel b1
48 1 done
49 2 done
50 3 done
51 3 pass
52 1 stay
53 2 stay
54 3 ready
55 3 pay
56 1 ready
57 2 ready
58 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
59 1 lock r1 w2
60 1 reroll r2 w1 b1 b2 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
61 1 reroll r2 w1 > 3.1.roll.3: TWO_SOLDIERS SKULL
62 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
63 2 lock w1 w2
64 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
65 2 reroll r1 r2 > 3.2.roll.3: SOLDIER STAR
66 3 roll > 3.3.roll.1: SOLDIER TWO_SOLDIERS SKULL TOOL STAR TWO_SOLDIERS
67 3 lock r2 k1
68 3 reroll r1 w1 w2 > 3.3.roll.2: SOLDIER TWO_SOLDIERS COURAGE
69 3 reroll r1 w2 > 3.3.roll.3: STAR SKULL
70 3 use unteroffizier
71 3 reroll w2 > 3.3.roll.4: SOLDIER
72 3 ready
73 1 cancel r1
74 3 claim TWO_SOLDIERS
75 1 recruit paratrooper
76 1 done
77 2 recruit paratrooper
78 2 done
79 3 use gestapo-disk
80 3 strike 2
81 3 recruit maschinengewehr-schuetze
82 1 move 1
83 2 move 1
84 3 pay
85 1 ready
86 2 ready
87 1 lose soldiers
88 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
89 1 lock w1 b1
90 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
91 1 reroll b2 > 4.1.roll.3: TOOL
92 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
93 2 lock w1 b2
94 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
95 2 stop
96 3 roll > 4.3.roll.1: STAR SOLDIER TOOL TWO_SOLDIERS SKULL SOLDIER
97 3 lock r1 w2
98 3 reroll r2 w1 k1 k2 > 4.3.roll.2: SOLDIER SKULL SOLDIER SOLDIER
99 3 reroll r2 w1 k1 k2 > 4.3.roll.3: COURAGE COURAGE SKULL STAR
100 3 use unteroffizier
101 3 reroll k1 > 4.3.roll.4: COURAGE
102 1 claim COURAGE
103 1 soldiers
104 2 claim SOLDIER
105 3 claim COURAGE
106 3 choose stars
107 1 done
108 2 done
109 3 recruit pionier
110 3 decorate > 4.3.decoration.2?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: flak-badge
111 3 done
112 3 pass
113 1 stay
114 2 stay
115 3 ready
116 3 pay
117 1 ready
118 2 ready
119 1 lose soldiers
120 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
121 1 lock w1 b2
122 1 reroll r1 r2 w2 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
123 1 reroll w2 b1 > 5.1.roll.3: STAR SOLDIER
124 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
125 2 lock w1 b2
126 2 reroll r1 r2 w2 b1 > 5.2.roll.2: STAR SOLDIER TWO_SOLDIERS STAR
127 2 stop
128 3 roll > 5.3.roll.1: SOLDIER SKULL TWO_SOLDIERS TWO_SOLDIERS STAR SKULL
129 3 lock w1 w2
130 3 reroll r1 r2 k1 k2 > 5.3.roll.2: TOOL STAR SKULL SOLDIER
131 3 reroll r1 r2 k1 k2 > 5.3.roll.3: STAR TWO_SOLDIERS TOOL STAR
132 3 use unteroffizier
133 3 reroll k1 > 5.3.roll.4: TWO_SOLDIERS
134 3 ready
135 2 declared
136 3 claim TWO_SOLDIERS
137 1 done
138 2 recruit sharpshooter
139 2 done
140 3 recruit zwangsrekrut
141 3 done
142 3 pass
143 1 stay
144 2 stay
145 3 ready
146 3 pay
147 1 ready
148 2 ready
149 1 lose soldiers
150 2 lose soldiers
151 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
152 1 lock w1 w2
153 1 reroll r1 r2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
154 1 reroll b2 > 6.1.roll.3: STAR
155 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
156 2 lock r2 b2
157 2 reroll r1 w1 w2 b1 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER SKULL
158 2 reroll w1 w2 b1 > 6.2.roll.3: SOLDIER TWO_SOLDIERS SOLDIER
159 3 roll > 6.3.roll.1: SOLDIER TOOL SKULL SOLDIER STAR STAR
160 3 lock k1 k2
161 3 reroll r1 r2 w1 w2 > 6.3.roll.2: SOLDIER COURAGE SKULL TWO_SOLDIERS
162 3 reroll r1 w1 > 6.3.roll.3: COURAGE STAR
163 3 use unteroffizier
164 3 reroll w1 > 6.3.roll.4: TOOL
165 3 ready
166 1 recruit sharpshooter
167 1 done
168 2 recruit pathfinder
169 2 done
170 3 recruit scharfschuetze
171 3 done
172 3 pass
173 1 advance 3
174 2 advance 3
175 3 use scharfschuetze
176 3 strike 2
177 2 lose soldiers
178 3 ready
179 3 pay
180 1 ready
181 2 ready
182 1 lose soldiers
183 2 lose soldiers
184 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
185 1 lock b1 b2
186 1 reroll r1 r2 w1 w2 > 7.1.roll.2: COURAGE SKULL TOOL SKULL
187 1 reroll r2 w1 w2 > 7.1.roll.3: SOLDIER SOLDIER TWO_SOLDIERS
188 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
189 2 lock b1 b2
190 2 reroll r2 w1 w2 > 7.2.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
191 2 reroll w1 > 7.2.roll.3: COURAGE
192 3 roll > 7.3.roll.1: TOOL SKULL SKULL SOLDIER SOLDIER TOOL
193 3 lock w2 k1
194 3 reroll r1 r2 w1 k2 > 7.3.roll.2: SKULL COURAGE COURAGE TWO_SOLDIERS
195 3 reroll r1 > 7.3.roll.3: TWO_SOLDIERS
196 3 ready
197 2 declared
198 1 done
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
214 1 lock w2 b2
215 1 reroll r1 r2 w1 b1 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
216 1 reroll r1 b1 > 8.1.roll.3: COURAGE SKULL
217 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
218 2 lock r1 r2
219 2 reroll w1 w2 b2 > 8.2.roll.2: COURAGE SOLDIER COURAGE
220 2 reroll w1 w2 b2 > 8.2.roll.3: SKULL SOLDIER STAR
221 3 roll > 8.3.roll.1: SKULL SOLDIER TWO_SOLDIERS TWO_SOLDIERS TOOL SOLDIER
222 3 lock w1 w2
223 3 reroll r1 r2 k1 k2 > 8.3.roll.2: SOLDIER STAR TOOL SKULL
224 3 reroll r1 r2 k1 k2 > 8.3.roll.3: TWO_SOLDIERS SOLDIER SOLDIER TWO_SOLDIERS
225 3 use unteroffizier
226 3 reroll k1 > 8.3.roll.4: COURAGE
227 3 ready
228 3 claim TWO_SOLDIERS
229 1 done
230 2 recruit hero
231 2 done
232 3 decorate > 8.3.decoration.3?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,general-assault-badge,german-cross,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: infantry-assault-badge
233 3 done
234 3 pass
235 1 stay
236 2 stay
237 3 use scharfschuetze
238 3 strike 2
239 2 pay 1 0
240 3 ready
241 3 pay
242 1 ready
243 2 ready
244 1 lose soldiers
245 2 pay 0 0
246 2 lose soldiers
247 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
248 1 lock r2 w1
249 1 reroll r1 w2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
250 1 reroll r1 b1 b2 > 9.1.roll.3: TWO_SOLDIERS STAR TOOL
251 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
252 2 lock r1 b1
253 2 reroll r2 w1 w2 b2 > 9.2.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
254 2 reroll w1 b2 > 9.2.roll.3: SOLDIER COURAGE
255 3 roll > 9.3.roll.1: TWO_SOLDIERS TOOL TWO_SOLDIERS TOOL TWO_SOLDIERS TWO_SOLDIERS
256 3 lock r1 w1
257 3 reroll r2 w2 > 9.3.roll.2: STAR SKULL
258 3 reroll r2 w2 > 9.3.roll.3: STAR COURAGE
259 3 use unteroffizier
260 3 reroll r2 > 9.3.roll.4: COURAGE
261 3 ready
262 3 claim TWO_SOLDIERS
263 1 recruit corporal
264 1 done
265 2 done
266 3 done
267 3 pass
268 1 move 4
269 2 move 4
270 3 use scharfschuetze
271 3 strike 2
272 2 pay 0 1
273 3 ready
274 3 pay
275 1 ready
276 2 ready
277 1 lose soldiers
278 2 pay 1 0
279 2 lose soldiers
280 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
281 1 lock r1 w2
282 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
283 1 reroll b1 > 10.1.roll.3: SOLDIER
284 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
285 2 lock r1 w2
286 2 reroll r2 w1 b1 b2 > 10.2.roll.2: SKULL TOOL TOOL STAR
287 2 reroll r2 w1 b1 > 10.2.roll.3: SKULL COURAGE TOOL
288 3 roll > 10.3.roll.1: SKULL STAR STAR SKULL TOOL TWO_SOLDIERS
289 3 lock r2 k2
290 3 reroll r1 w1 w2 k1 > 10.3.roll.2: SKULL STAR TOOL STAR
291 3 reroll r1 w1 w2 k1 > 10.3.roll.3: TWO_SOLDIERS TWO_SOLDIERS SKULL TOOL
292 1 ready
293 3 use unteroffizier
294 3 reroll w2 > 10.3.roll.4: SKULL
295 3 use infantry-assault-badge
296 3 set w2 TWO_SOLDIERS
297 3 set k1 TWO_SOLDIERS
298 3 ready
299 1 ready
300 1 declared
301 2 straight
302 2 take distinguished-service-cross
303 3 claim TWO_SOLDIERS
304 1 recruit decoy
305 1 done
306 2 done
307 3 recruit kradmelder
308 3 done
309 3 pass
310 1 stay
311 2 stay
312 3 use scharfschuetze
313 3 strike 2
314 2 pay 0 1
315 3 ready
316 3 pay
317 1 ready
318 2 ready
319 1 lose soldiers
320 2 pay 1 0
321 2 lose soldiers
322 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
323 1 lock r1 w1
324 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
325 1 reroll r2 w2 b2 > 11.1.roll.3: SOLDIER SKULL TWO_SOLDIERS
326 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
327 2 lock w1 b2
328 2 reroll r1 r2 w2 b1 > 11.2.roll.2: SOLDIER STAR SKULL STAR
329 2 reroll r1 r2 w2 > 11.2.roll.3: STAR SKULL TWO_SOLDIERS
330 3 roll > 11.3.roll.1: COURAGE SOLDIER SOLDIER STAR COURAGE SKULL
331 3 lock r1 k1
332 3 reroll r2 w1 w2 k2 > 11.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS TOOL SKULL
333 3 reroll w2 k2 > 11.3.roll.3: COURAGE TOOL
334 1 use corporal
335 1 reroll w2 > 11.1.roll.4: STAR
336 2 ready
337 3 use unteroffizier
338 3 reroll k2 > 11.3.roll.4: TOOL
339 3 ready
340 2 ready
341 3 claim COURAGE
342 3 choose stars
343 1 find walkie-talkie
344 1 done
345 2 recruit corporal
346 2 done
347 3 recruit zahlmeister
348 3 find tracer-bullets
349 3 decorate > 11.3.decoration.4?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,general-assault-badge,german-cross,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: iron-cross-1
350 3 done
351 3 pass
352 1 stay
353 2 stay
354 3 use scharfschuetze
355 3 strike 2
356 2 pay 0 0
357 2 lose soldiers
358 3 ready
359 3 pay
360 1 ready
361 2 ready
362 1 lose soldiers
363 2 pay 0 0
364 2 lose soldiers
365 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
366 1 lock b1 b2
367 1 reroll r1 w2 > 12.1.roll.2: TOOL STAR
368 1 reroll r1 > 12.1.roll.3: SOLDIER
369 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
370 2 lock w1 w2
371 2 reroll r1 r2 b1 b2 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
372 2 reroll r1 r2 > 12.2.roll.3: TOOL TOOL
373 3 roll > 12.3.roll.1: COURAGE COURAGE SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
374 3 lock k1 k2
375 3 reroll w1 w2 > 12.3.roll.2: COURAGE COURAGE
376 3 stop
377 1 ready
378 2 use corporal
379 1 ready
380 2 reroll r1 > 12.2.roll.4: TWO_SOLDIERS
381 2 ready
382 3 ready
383 1 declared
384 2 declared
385 1 done
386 2 find flak-vest
387 2 done
388 3 done
389 3 pass
390 1 advance 6
391 2 advance 6
392 3 use scharfschuetze
393 3 strike 2
394 2 pay 0 1
395 3 ready
396 3 pay
397 2 ready
398 1 lose soldiers
399 2 pay 1 0
400 2 lose soldiers
401 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
402 1 lock b1 b2
403 1 reroll w1 > 13.1.roll.2: STAR
404 1 stop
405 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
406 2 lock r1 b2
407 2 reroll r2 w1 w2 b1 > 13.2.roll.2: SKULL STAR SOLDIER TOOL
408 2 reroll r2 b1 > 13.2.roll.3: SKULL STAR
409 3 roll > 13.3.roll.1: COURAGE SKULL COURAGE SKULL TWO_SOLDIERS STAR
410 3 lock r1 k1
411 3 reroll r2 w2 k2 > 13.3.roll.2: TOOL SKULL STAR
412 3 reroll r2 w2 k2 > 13.3.roll.3: STAR SKULL COURAGE
413 1 ready
414 2 use corporal
415 1 ready
416 2 reroll b1 > 13.2.roll.4: SKULL
417 2 ready
418 3 use unteroffizier
419 3 reroll w2 > 13.3.roll.4: STAR
420 3 ready
421 1 ready
422 2 ready
423 1 straight
424 1 take medal-of-honor
425 2 declared
426 2 cancel r1
427 3 claim COURAGE
428 3 choose casualties
429 1 lose soldiers
430 2 pay 0 1
431 1 recruit medic
432 3 decorate > 13.3.decoration.5?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,general-assault-badge,german-cross,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: close-combat-clasp
433 3 done
434 3 pass
435 1 stay
436 2 stay
437 3 use scharfschuetze
438 3 strike 2
439 2 pay 0 1
440 3 ready
441 3 pay
442 2 ready
443 1 lose soldiers
444 2 pay 0 1
445 2 lose soldiers
446 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
447 1 lock r2 w1
448 1 reroll r1 w2 b1 b2 > 14.1.roll.2: TWO_SOLDIERS STAR TOOL TOOL
449 1 reroll b1 b2 > 14.1.roll.3: TWO_SOLDIERS SKULL
450 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
451 2 lock w1 b2
452 2 reroll r1 r2 w2 b1 > 14.2.roll.2: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS
453 2 reroll r1 w2 > 14.2.roll.3: STAR TWO_SOLDIERS
454 3 roll > 14.3.roll.1: TOOL STAR COURAGE TWO_SOLDIERS STAR TOOL
455 3 lock w1 w2
456 3 reroll r1 r2 k1 k2 > 14.3.roll.2: SOLDIER TWO_SOLDIERS STAR SOLDIER
457 3 reroll r1 k1 k2 > 14.3.roll.3: SOLDIER TOOL SKULL
458 1 use corporal
459 1 reroll b2 > 14.1.roll.4: TWO_SOLDIERS
460 1 ready
461 2 ready
462 3 use unteroffizier
463 3 reroll k2 > 14.3.roll.4: TWO_SOLDIERS
464 3 ready
465 1 ready
466 2 ready
467 1 declared
468 2 declared
469 3 claim TWO_SOLDIERS
470 1 done
471 2 recruit medic
472 3 find molotov-cocktail
473 3 done
474 3 pass
475 1 stay
476 2 stay
477 3 use scharfschuetze
478 3 strike 1
479 3 ready
480 3 pay
481 2 ready
482 1 lose soldiers
483 2 lose soldiers
484 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
485 1 lock w1 b1
486 1 reroll b2 > 15.1.roll.2: STAR
487 1 stop
488 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
489 2 lock w1 b1
490 2 reroll r1 b2 > 15.2.roll.2: SKULL SOLDIER
491 2 reroll r2 b2 > 15.2.roll.3: COURAGE STAR
492 3 roll > 15.3.roll.1: TWO_SOLDIERS SOLDIER SOLDIER COURAGE STAR TOOL
493 3 lock r1 w2
494 3 reroll r2 w1 k1 k2 > 15.3.roll.2: TWO_SOLDIERS STAR COURAGE TOOL
495 3 reroll w1 k2 > 15.3.roll.3: SOLDIER SKULL
496 1 ready
497 2 ready
498 3 use unteroffizier
499 3 reroll k2 > 15.3.roll.4: TWO_SOLDIERS
500 3 ready
501 1 ready
502 2 ready
503 1 straight
504 1 take memorial-cross
505 2 declared
506 2 cancel r2
507 2 cancel b2
508 1 recruit pathfinder
509 1 done
510 3 decorate > 15.3.decoration.6?.coastal-artillery-badge,driver-badge,eastern-front-medal,general-assault-badge,german-cross,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: west-wall-medal
511 3 done
512 3 use west-wall-medal
513 3 pass
514 1 advance 7 > 15.1.mine.1: 6
515 1 lose soldiers
516 2 stay
517 3 use scharfschuetze
518 3 strike 1
519 3 ready
520 3 pay > 15.0.mgf.6: 6 4
521 2 ready
522 3 ready
523 1 lose soldiers
524 2 pay 0 1
525 2 lose soldiers
526 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
527 1 lock w1 b1
528 1 reroll r1 r2 w2 b2 > 16.1.roll.2: COURAGE SKULL TOOL SOLDIER
529 1 reroll r1 r2 w2 > 16.1.roll.3: COURAGE STAR SKULL
530 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
531 2 lock w1 b2
532 2 reroll r1 r2 w2 b1 > 16.2.roll.2: STAR SOLDIER STAR STAR
533 2 stop
534 3 roll > 16.3.roll.1: COURAGE SOLDIER COURAGE TOOL TOOL STAR
535 3 lock r1 w1
536 3 reroll r2 w2 k1 k2 > 16.3.roll.2: COURAGE STAR SOLDIER TOOL
537 3 reroll w2 k1 k2 > 16.3.roll.3: TOOL SOLDIER COURAGE
538 1 use corporal
539 1 reroll w2 > 16.1.roll.4: SOLDIER
540 1 ready
541 2 ready
542 3 use unteroffizier
543 3 reroll w2 > 16.3.roll.4: TOOL
544 3 ready
545 1 ready
546 2 ready
547 2 declared
548 3 claim COURAGE
549 3 choose stars
550 1 done
551 2 recruit lieutenant
552 3 recruit kommandant
553 3 find schnapps
554 3 use schnapps
555 3 decorate > 16.3.decoration.7?.coastal-artillery-badge,driver-badge,eastern-front-medal,general-assault-badge,german-cross,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,wound-badge-black,wound-badge-gold,wound-badge-silver: german-cross
556 3 done
557 3 pass
558 1 advance 10
559 2 move 5 > 16.2.mine.1: 2
560 2 pay 0 0
561 2 lose soldiers
562 3 use scharfschuetze
563 3 strike 1
564 3 ready
565 3 pay > 16.0.mgf.4: 6 16.0.mgf.9: 2
566 2 ready
567 3 use tracer-bullets
568 3 refire 10 1 > 16.3.tracers.1: 2
569 3 ready
570 2 ready
571 1 lose paratrooper
572 1 lose soldiers
573 2 pay 0 0
574 2 lose soldiers
575 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
576 1 lock r2 w2
577 1 reroll r1 w1 b1 b2 > 17.1.roll.2: STAR SOLDIER COURAGE STAR
578 1 reroll b1 b2 > 17.1.roll.3: COURAGE TWO_SOLDIERS
579 2 leave b2
580 2 roll > 17.2.roll.1: STAR STAR COURAGE SKULL SOLDIER
581 2 lock w1 b1
582 2 reroll r1 r2 w2 > 17.2.roll.2: SKULL TWO_SOLDIERS COURAGE
583 2 reroll r1 > 17.2.roll.3: TWO_SOLDIERS
584 3 roll > 17.3.roll.1: SOLDIER SOLDIER STAR STAR COURAGE SOLDIER
585 3 lock k1
586 3 reroll r1 r2 w1 w2 k2 > 17.3.roll.2: COURAGE SKULL COURAGE TWO_SOLDIERS SOLDIER
587 3 reroll r2 k2 > 17.3.roll.3: STAR COURAGE
588 1 use corporal
589 1 reroll b1 > 17.1.roll.4: TOOL
590 1 ready
591 2 ready
592 3 use unteroffizier
593 3 reroll r2 > 17.3.roll.4: STAR
594 3 ready
595 1 ready
596 2 ready
597 1 declared
598 3 claim COURAGE
599 3 choose casualties
600 1 recruit hero
601 1 find mine-detector
602 1 done
603 3 decorate > 17.3.decoration.8?.coastal-artillery-badge,driver-badge,eastern-front-medal,general-assault-badge,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,wound-badge-black,wound-badge-gold,wound-badge-silver: wound-badge-black
604 3 lose molotov-cocktail
605 3 done
606 3 pass
607 1 advance 12
608 2 advance 7 > 17.2.mine.1: 4
609 2 lose soldiers
610 3 use scharfschuetze
611 3 strike 1
612 3 ready
613 3 pay > 17.0.mgf.6: 1 5
614 2 ready
615 1 pay 2 0
616 1 lose soldiers
617 2 lose soldiers
618 1 roll > 18.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
619 1 reroll r2 > 18.1.roll.2: TOOL
620 1 reroll r2 > 18.1.roll.3: SKULL
621 2 roll > 18.2.roll.1: TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL
622 2 lock w1 w2
623 2 reroll r1 r2 b1 b2 > 18.2.roll.2: TOOL COURAGE SOLDIER COURAGE
624 2 reroll r1 b1 > 18.2.roll.3: TWO_SOLDIERS SKULL
625 3 roll > 18.3.roll.1: SKULL SOLDIER SOLDIER STAR SOLDIER TOOL
626 3 lock w2
627 3 reroll r1 r2 w1 k1 k2 > 18.3.roll.2: TWO_SOLDIERS STAR SOLDIER COURAGE TOOL
628 3 reroll r2 w1 k2 > 18.3.roll.3: SOLDIER SOLDIER TOOL
629 1 use corporal
630 1 reroll r2 > 18.1.roll.4: COURAGE
631 1 ready
632 2 use corporal
633 1 ready
634 2 reroll b1 > 18.2.roll.4: TWO_SOLDIERS
635 2 ready
636 3 use unteroffizier
637 3 reroll k2 > 18.3.roll.4: SOLDIER
638 3 ready
639 1 ready
640 2 ready
641 1 declared
642 2 declared
643 3 claim SOLDIER
644 1 done
645 3 done
646 3 pass
647 1 stay
648 2 advance 10
649 3 use scharfschuetze
650 3 strike 1
651 3 ready
652 3 pay > 18.0.mgf.9: 2
653 2 ready
654 1 pay 3 0
655 1 lose decoy
656 1 lose corporal
657 1 lose hero
658 1 lose soldiers
659 2 lose soldiers
660 1 roll > 19.1.roll.1: SOLDIER COURAGE TOOL TWO_SOLDIERS COURAGE SKULL
661 1 reroll r1 r2 w1 b1 b2 > 19.1.roll.2: COURAGE SOLDIER COURAGE STAR COURAGE
662 1 reroll r2 b1 > 19.1.roll.3: TOOL SOLDIER
663 2 roll > 19.2.roll.1: STAR TWO_SOLDIERS SOLDIER SKULL COURAGE COURAGE
664 2 lock r2 b1
665 2 reroll r1 w1 w2 > 19.2.roll.2: TOOL STAR SOLDIER
666 2 reroll r1 w1 > 19.2.roll.3: TWO_SOLDIERS TOOL
667 3 roll > 19.3.roll.1: SKULL COURAGE STAR TOOL SOLDIER SOLDIER
668 3 lock r2
669 3 reroll r1 w1 w2 k1 k2 > 19.3.roll.2: STAR TOOL STAR COURAGE SOLDIER
670 3 reroll r1 w1 w2 k2 > 19.3.roll.3: SOLDIER TOOL SOLDIER SKULL
671 1 ready
672 2 use corporal
673 1 ready
674 2 reroll w1 > 19.2.roll.4: STAR
675 2 ready
676 3 use unteroffizier
677 3 reroll k2 > 19.3.roll.4: SKULL
678 3 ready
679 1 ready
680 2 ready
681 1 declared
682 3 pass
683 3 cancel w1
684 1 done
685 3 decorate > 19.3.decoration.9?.coastal-artillery-badge,driver-badge,eastern-front-medal,general-assault-badge,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,wound-badge-gold,wound-badge-silver: sniper-badge
686 3 use sniper-badge
687 3 strike 1
688 1 lose sharpshooter
689 3 done
690 3 pass
691 1 advance bunker
692 2 give-up
end lost seed=golden-0
