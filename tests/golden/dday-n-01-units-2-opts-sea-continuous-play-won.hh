# ends as 992475ff2bf5085fd9896263e98eb1c3
hh2 dday n-01 level=advanced units=2 boxes=base opts=sea,continuous-play rules=8 seed#=f2b582d8496a2934d6d948e0f7b2925b
0 0 start > 0.0.passenger.0.captain,lieutenant,general: general 0.0.passenger.1.captain,lieutenant: lieutenant 0.0.passenger.2.captain: captain
1 1 embark sea-a:3
2 2 embark sea-a:1
3 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
4 1 lock w1 w2
5 1 reroll r1 r2 b1 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
6 1 reroll b2 > 1.1.roll.3: SKULL
7 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
8 2 lock w1 b2
9 2 reroll r1 r2 w2 b1 > 1.2.roll.2: COURAGE COURAGE STAR SKULL
10 2 reroll r1 r2 > 1.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS
11 1 part general > 1.0.shelling.1: 4 1
12 1 sail sea-a:6
13 2 sail sea-a:4
14 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
15 1 lock r1 r2
16 1 reroll w1 w2 b1 b2 > 2.1.roll.2: COURAGE TWO_SOLDIERS SKULL COURAGE
17 1 reroll w1 w2 b2 > 2.1.roll.3: SOLDIER SKULL STAR
18 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
19 2 lock r2 b1
20 2 reroll r1 w1 w2 b2 > 2.2.roll.2: COURAGE COURAGE TWO_SOLDIERS COURAGE
21 2 reroll r1 w1 w2 b2 > 2.2.roll.3: TWO_SOLDIERS SOLDIER TWO_SOLDIERS STAR
22 1 part captain > 2.0.shelling.1: 5 3
23 1 sail sea-a:9
24 2 sail sea-a:7
25 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
26 1 lock r2 b1
27 1 reroll r1 w2 b2 > 3.1.roll.2: TOOL COURAGE COURAGE
28 1 reroll w2 b2 > 3.1.roll.3: TWO_SOLDIERS SKULL
29 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
30 2 lock r1 r2
31 2 reroll w1 w2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
32 2 reroll b1 b2 > 3.2.roll.3: SOLDIER STAR
33 2 part lieutenant > 3.0.shelling.1: 3 6
34 1 sail sea-a:12
35 2 sail sea-a:10
36 1 disembark sea-a:11
37 2 disembark sea-a:11
38 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
39 1 lock r1 b2
40 1 reroll r2 w1 w2 b1 > 4.1.roll.2: COURAGE COURAGE SKULL SKULL
41 1 reroll r2 w1 > 4.1.roll.3: SKULL COURAGE
42 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
43 2 lock r1 b1
44 2 reroll r2 w1 w2 b2 > 4.2.roll.2: TWO_SOLDIERS STAR SKULL STAR
45 2 reroll r2 > 4.2.roll.3: COURAGE 4.0.shelling.1: 2 1
46 1 wade sea-a:14
47 2 wade sea-a:14
48 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
49 1 lock r1 r2
50 1 reroll w1 w2 b2 > 5.1.roll.2: SOLDIER COURAGE TOOL
51 1 reroll w1 w2 > 5.1.roll.3: STAR SOLDIER
52 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
53 2 lock r1 r2
54 2 reroll w1 w2 b1 b2 > 5.2.roll.2: STAR SOLDIER TWO_SOLDIERS STAR
55 2 reroll w2 b1 > 5.2.roll.3: SKULL SOLDIER 5.0.shelling.1: 2 3
56 1 land 1
57 1 gain soldiers 3
58 2 land 1
59 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
60 1 lock r1 w1
61 1 reroll r2 w2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
62 1 reroll b2 > 6.1.roll.3: STAR
63 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
64 2 lock r2 b2
65 2 reroll w1 w2 b1 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER
66 2 reroll r1 > 6.2.roll.3: SOLDIER
67 1 claim TWO_SOLDIERS
68 2 claim SOLDIER
69 1 recruit corporal
70 1 done
71 2 recruit corporal
72 2 done
73 1 stay
74 2 stay
75 1 ready
76 2 ready
77 1 lose soldiers
78 2 lose soldiers
79 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
80 1 lock b1 b2
81 1 reroll r1 r2 w1 w2 > 7.1.roll.2: COURAGE SKULL TOOL SKULL
82 1 reroll r2 w1 w2 > 7.1.roll.3: SOLDIER SOLDIER TWO_SOLDIERS
83 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
84 2 lock b1 b2
85 2 reroll r2 w1 w2 > 7.2.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
86 2 reroll w1 > 7.2.roll.3: COURAGE
87 1 use corporal
88 1 reroll r2 > 7.1.roll.4: COURAGE
89 2 ready
90 2 claim TWO_SOLDIERS
91 1 done
92 2 done
93 1 stay
94 2 stay
95 1 ready
96 2 ready
97 1 lose soldiers
98 2 lose soldiers
99 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
100 1 lock w2 b1
101 1 reroll r1 r2 w1 b2 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
102 1 reroll r1 b2 > 8.1.roll.3: COURAGE SKULL
103 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
104 2 lock r2 w2
105 2 reroll r1 w1 b1 b2 > 8.2.roll.2: SOLDIER STAR SOLDIER TWO_SOLDIERS
106 2 reroll w1 > 8.2.roll.3: TOOL
107 1 use corporal
108 1 reroll b2 > 8.1.roll.4: SOLDIER
109 2 use corporal
110 2 reroll w1 > 8.2.roll.4: TWO_SOLDIERS
111 2 claim TWO_SOLDIERS
112 1 done
113 2 done
114 1 advance 3
115 2 advance 3
116 1 trade 2
117 1 give courage 2
118 1 offer
119 2 accept
120 1 ready
121 2 ready
122 1 lose soldiers
123 2 lose soldiers
124 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
125 1 lock w1 w2
126 1 reroll r1 r2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
127 1 stop
128 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
129 2 lock b1 b2
130 2 reroll r1 r2 w1 > 9.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER
131 2 reroll r1 r2 > 9.2.roll.3: SOLDIER COURAGE
132 1 ready
133 2 ready
134 1 straight
135 1 take distinguished-service-cross
136 2 claim SOLDIER
137 2 claim COURAGE
138 2 charge
139 1 recruit beachmaster
140 1 done
141 2 done
142 1 stay
143 2 stay
144 1 ready
145 2 ready
146 1 lose soldiers
147 2 lose soldiers
148 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
149 1 lock r1 w2
150 1 reroll w1 b1 b2 > 10.1.roll.2: TOOL SOLDIER TWO_SOLDIERS
151 1 reroll w1 > 10.1.roll.3: SOLDIER
152 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
153 2 lock r1 w2
154 2 reroll r2 w1 b1 b2 > 10.2.roll.2: SKULL TOOL TOOL STAR
155 2 reroll r2 w1 b1 b2 > 10.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
156 1 ready
157 2 use corporal
158 2 reroll b1 > 10.2.roll.4: TOOL
159 1 claim TWO_SOLDIERS
160 1 recruit scout
161 1 done
162 2 recruit scout
163 2 done
164 1 stay
165 2 stay
166 1 ready
167 2 ready
168 1 lose soldiers
169 2 lose soldiers
170 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
171 1 lock b1 b2
172 1 reroll w1 > 11.1.roll.2: STAR
173 1 stop
174 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
175 2 lock w1 b2
176 2 reroll r1 r2 w2 b1 > 11.2.roll.2: SOLDIER STAR SKULL STAR
177 2 reroll r1 r2 w2 > 11.2.roll.3: STAR SKULL TWO_SOLDIERS
178 1 ready
179 2 use corporal
180 2 reroll r2 > 11.2.roll.4: SOLDIER
181 1 claim STAR
182 1 white TWO_SOLDIERS
183 1 straight
184 1 take medal-of-honor
185 1 recruit medic
186 1 done
187 2 recruit beachmaster
188 2 done
189 1 move 2 > 11.1.mine.1: 4
190 1 lose soldiers
191 2 move 2 > 11.2.mine.1: 6
192 2 lose soldiers
193 1 ready
194 2 ready
195 1 lose soldiers
196 2 lose soldiers
197 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
198 1 lock r2 w2
199 1 reroll w1 b1 b2 > 12.1.roll.2: TWO_SOLDIERS STAR SOLDIER
200 1 reroll b2 > 12.1.roll.3: SOLDIER
201 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
202 2 lock w2 b1
203 2 reroll r1 r2 w1 b2 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
204 2 reroll r2 > 12.2.roll.3: SKULL
205 1 use corporal
206 1 reroll b2 > 12.1.roll.4: TOOL
207 1 ready
208 2 use corporal
209 2 reroll r2 > 12.2.roll.4: TWO_SOLDIERS
210 1 straight
211 1 take memorial-cross
212 2 straight
213 2 take conspicuous-gallantry-medal
214 1 find walkie-talkie
215 1 done
216 2 find lucky-charm
217 2 use lucky-charm
218 2 gain stars
219 2 done
220 1 stay
221 2 stay
222 1 ready
223 2 ready
224 1 lose soldiers
225 2 lose soldiers
226 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
227 1 lock w1 b2
228 1 reroll b1 > 13.1.roll.2: STAR
229 1 stop
230 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
231 2 lock r1 b2
232 2 reroll r2 w1 w2 b1 > 13.2.roll.2: SKULL STAR SOLDIER TOOL
233 2 reroll b1 > 13.2.roll.3: TOOL
234 1 ready
235 2 use corporal
236 2 reroll b1 > 13.2.roll.4: SKULL
237 2 ready
238 1 straight
239 1 take army-good-conduct-medal
240 2 claim STAR
241 2 white SKULL
242 2 claim SKULL
243 1 recruit veteran
244 1 done
245 2 recruit medic
246 2 find flame-thrower
247 2 done
248 1 stay
249 2 stay
250 1 ready
251 2 ready
252 1 lose soldiers
253 2 lose soldiers
254 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
255 1 lock w2 b2
256 1 reroll r1 r2 b1 > 14.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS STAR
257 1 reroll r1 r2 > 14.1.roll.3: TWO_SOLDIERS SKULL
258 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
259 2 lock w1 b2
260 2 reroll r1 r2 w2 b1 > 14.2.roll.2: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS
261 2 stop
262 1 use corporal
263 1 reroll w1 > 14.1.roll.4: TWO_SOLDIERS
264 1 ready
265 2 ready
266 1 cancel r1
267 2 straight
268 2 take croix-de-guerre
269 1 done
270 2 recruit veteran
271 2 done
272 1 advance 4
273 2 advance 4
274 1 ready
275 2 ready
276 1 lose soldiers
277 2 lose soldiers
278 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
279 1 lock r1 b1
280 1 reroll r2 w1 w2 b2 > 15.1.roll.2: SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
281 1 reroll r2 w2 b2 > 15.1.roll.3: STAR COURAGE TOOL
282 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
283 2 lock w1 b1
284 2 reroll r1 b2 > 15.2.roll.2: SKULL SOLDIER
285 2 reroll r2 > 15.2.roll.3: STAR
286 1 ready
287 2 ready
288 2 claim SKULL
289 1 recruit engineer
290 1 find flak-vest
291 2 mine
292 1 find grenade
293 1 buy award > 15.1.award.1.silver-star,victoria-cross,legion-of-merit,purple-heart,distinguished-conduct-medal,bronze-star: distinguished-conduct-medal
294 1 done
295 2 done
296 1 move 5
297 2 move 5
298 1 ready > 15.0.mgf.4: 2
299 1 ready
300 2 ready
301 1 lose soldiers
302 2 lose soldiers
303 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
304 1 lock b1 b2
305 1 reroll r1 r2 w2 > 16.1.roll.2: COURAGE SOLDIER SOLDIER
306 1 reroll r1 r2 w2 > 16.1.roll.3: COURAGE STAR SKULL
307 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
308 2 lock w1 b1
309 2 reroll r2 w2 > 16.2.roll.2: TOOL TOOL
310 2 reroll r1 r2 w2 b2 > 16.2.roll.3: STAR COURAGE STAR SKULL
311 1 use corporal
312 1 reroll r1 > 16.1.roll.4: SOLDIER
313 1 ready
314 2 use corporal
315 2 reroll b2 > 16.2.roll.4: TWO_SOLDIERS
316 2 ready
317 2 claim STAR
318 2 white TWO_SOLDIERS
319 1 find bangalore-torpedo
320 1 done
321 2 recruit minesweeper
322 2 find bazooka
323 2 buy award > 16.2.award.1.silver-star,victoria-cross,legion-of-merit,purple-heart,bronze-star: purple-heart
324 2 done
325 1 stay
326 2 stay
327 1 ready > 16.0.mgf.4: 6
328 1 ready
329 2 ready
330 1 lose soldiers
331 2 lose soldiers
332 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
333 1 lock w1 w2
334 1 reroll r1 b1 b2 > 17.1.roll.2: TOOL SOLDIER SKULL
335 1 reroll b1 b2 > 17.1.roll.3: COURAGE TWO_SOLDIERS
336 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
337 2 lock r2 b2
338 2 reroll w1 w2 > 17.2.roll.2: COURAGE SOLDIER
339 2 reroll w2 > 17.2.roll.3: TWO_SOLDIERS
340 1 use corporal
341 1 reroll b1 > 17.1.roll.4: TOOL
342 1 ready
343 2 ready
344 1 claim TWO_SOLDIERS
345 1 claim TOOL
346 1 stars
347 2 claim TWO_SOLDIERS
348 2 claim COURAGE
349 2 charge
350 1 recruit minesweeper
351 1 find field-radio
352 1 use field-radio
353 1 done
354 2 find mine-detector
355 2 done
356 1 stay
357 2 stay
358 1 ready > 17.0.mgf.4: 2
359 1 ready
360 2 ready
361 1 lose soldiers
362 2 lose soldiers
363 1 roll > 18.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
364 1 lock w2 b1
365 1 reroll r1 r2 w1 b2 > 18.1.roll.2: TOOL COURAGE SOLDIER SKULL
366 1 reroll w1 b2 > 18.1.roll.3: SOLDIER TOOL
367 2 roll > 18.2.roll.1: TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL
368 2 lock r1 r2
369 2 reroll w1 w2 b1 b2 > 18.2.roll.2: TOOL COURAGE SOLDIER COURAGE
370 2 reroll w2 b1 b2 > 18.2.roll.3: TOOL COURAGE COURAGE
371 1 use corporal
372 1 reroll w1 > 18.1.roll.4: COURAGE
373 1 ready
374 2 use corporal
375 2 reroll b1 > 18.2.roll.4: TWO_SOLDIERS
376 2 ready
377 1 claim COURAGE
378 1 charge
379 1 find shoulder-patch
380 2 mine
381 1 find binoculars
382 1 done
383 2 use shoulder-patch
384 2 lose soldiers
385 2 done
386 1 move 6
387 2 move 6
388 1 ready
389 2 ready
390 1 lose soldiers
391 2 lose soldiers
392 1 roll > 19.1.roll.1: SOLDIER COURAGE TOOL TWO_SOLDIERS COURAGE SKULL
393 1 lock r2 b1
394 1 reroll r1 w1 w2 > 19.1.roll.2: TWO_SOLDIERS STAR TWO_SOLDIERS
395 1 reroll r1 w1 w2 b2 > 19.1.roll.3: SOLDIER SOLDIER SOLDIER STAR
396 2 roll > 19.2.roll.1: STAR TWO_SOLDIERS SOLDIER SKULL COURAGE COURAGE
397 2 lock b1 b2
398 2 stop
399 1 use corporal
400 1 reroll w1 > 19.1.roll.4: COURAGE
401 1 ready
402 2 ready
403 1 claim COURAGE
404 1 charge
405 2 straight
406 2 take legion-of-merit
407 1 buy award > 19.1.award.1.silver-star,victoria-cross,bronze-star: silver-star
408 1 done
409 2 done
410 1 charge 8
411 2 advance 8
412 1 ready > 19.0.mgf.7: 4
413 1 ready
414 2 ready
415 1 lose soldiers
416 2 lose soldiers
417 1 leave b2
418 1 roll > 20.1.roll.1: TOOL SOLDIER SKULL SKULL SOLDIER
419 1 lock r1 r2
420 1 reroll w1 w2 > 20.1.roll.2: SKULL TOOL
421 1 reroll w1 w2 > 20.1.roll.3: SOLDIER TWO_SOLDIERS
422 2 leave b2
423 2 roll > 20.2.roll.1: TWO_SOLDIERS TWO_SOLDIERS COURAGE STAR TOOL
424 2 lock r1 b1
425 2 reroll w1 w2 > 20.2.roll.2: COURAGE SKULL
426 2 reroll w1 w2 > 20.2.roll.3: TOOL TWO_SOLDIERS
427 1 ready
428 2 ready
429 1 claim SOLDIER
430 1 done
431 2 buy award > 20.2.award.1.victoria-cross,bronze-star: bronze-star
432 2 done
433 1 stay
434 2 stay
435 1 ready > 20.0.mgf.7: 6
436 1 ready
437 2 ready
438 1 lose soldiers
439 2 lose soldiers
440 1 leave b2
441 1 roll > 21.1.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR
442 1 lock r1 w1
443 1 reroll w2 b1 > 21.1.roll.2: COURAGE TWO_SOLDIERS
444 1 reroll r2 > 21.1.roll.3: COURAGE
445 2 leave b2
446 2 roll > 21.2.roll.1: TWO_SOLDIERS TOOL SOLDIER COURAGE STAR
447 2 lock r1 w1
448 2 reroll r2 w2 b1 > 21.2.roll.2: TWO_SOLDIERS COURAGE COURAGE
449 2 reroll w2 b1 > 21.2.roll.3: COURAGE COURAGE
450 1 use binoculars
451 1 set b1 COURAGE
452 1 ready
453 2 use corporal
454 2 reroll w2 > 21.2.roll.4: SKULL
455 2 ready
456 1 claim COURAGE
457 1 charge
458 1 buy award > 21.1.award.1.victoria-cross: victoria-cross
459 1 done
460 2 done
461 1 charge 10 > 21.1.entry.2: 1
462 2 advance 10
463 2 sacrifice messenger > 21.2.entry.1: 2
464 1 ready > 21.0.mgf.9: 5
465 1 use bangalore-torpedo
466 1 ready
467 2 ready
468 1 lose soldiers
469 2 lose soldiers
470 1 roll > 22.1.roll.1: SOLDIER COURAGE STAR SKULL STAR COURAGE
471 1 lock r2 b2
472 1 reroll r1 w1 w2 > 22.1.roll.2: STAR SOLDIER SOLDIER
473 1 reroll w1 w2 > 22.1.roll.3: STAR TWO_SOLDIERS
474 2 roll > 22.2.roll.1: SKULL TOOL TOOL COURAGE SOLDIER TWO_SOLDIERS
475 2 lock w1 w2
476 2 reroll r1 r2 b1 b2 > 22.2.roll.2: COURAGE SOLDIER SOLDIER COURAGE
477 2 stop
478 1 ready
479 2 ready
480 1 claim STAR
481 1 white COURAGE
482 1 claim COURAGE
483 1 charge
484 2 claim COURAGE
485 2 charge
486 1 find dispatch-case
487 2 mine
488 1 find toolkit
489 1 done
490 2 done
491 1 charge bunker
492 2 charge bunker
493 1 ready > 22.0.mgf.10: 3
494 1 ready
495 2 ready
496 1 lose soldiers
497 2 lose soldiers
end won seed=golden-0
