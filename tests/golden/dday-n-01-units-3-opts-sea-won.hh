# ends as 381f97e4334779af1da4bedad23ef94d
hh2 dday n-01 level=advanced units=3 boxes=base opts=sea rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
0 0 start > 0.0.passenger.0.captain,lieutenant,general: general 0.0.passenger.1.captain,lieutenant: lieutenant 0.0.passenger.2.captain: captain
1 1 embark sea-b:5
2 2 embark sea-b:1
3 3 embark sea-b:4
4 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
5 1 lock w1 w2
6 1 reroll r1 r2 b1 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
7 1 reroll b2 > 1.1.roll.3: SKULL
8 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
9 2 lock w1 b2
10 2 reroll r1 r2 w2 b1 > 1.2.roll.2: COURAGE COURAGE STAR SKULL
11 2 reroll r1 r2 > 1.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS
12 3 roll > 1.3.roll.1: TOOL SOLDIER COURAGE TWO_SOLDIERS STAR COURAGE
13 3 lock r1 b1
14 3 reroll r2 w1 w2 b2 > 1.3.roll.2: STAR COURAGE SKULL COURAGE
15 3 reroll w1 b2 > 1.3.roll.3: SOLDIER TWO_SOLDIERS 1.0.shelling.1: 4 1
16 1 sail sea-b:10
17 2 sail sea-b:6
18 3 sail sea-b:9
19 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
20 1 lock r1 r2
21 1 reroll w1 w2 b1 b2 > 2.1.roll.2: COURAGE TWO_SOLDIERS SKULL COURAGE
22 1 reroll w1 w2 b2 > 2.1.roll.3: SOLDIER SKULL STAR
23 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
24 2 lock r2 b1
25 2 reroll r1 w1 w2 b2 > 2.2.roll.2: COURAGE COURAGE TWO_SOLDIERS COURAGE
26 2 reroll r1 w1 w2 b2 > 2.2.roll.3: TWO_SOLDIERS SOLDIER TWO_SOLDIERS STAR
27 3 roll > 2.3.roll.1: TOOL COURAGE SOLDIER TOOL SOLDIER TWO_SOLDIERS
28 3 lock r1 w2
29 3 reroll r2 w1 b1 b2 > 2.3.roll.2: TOOL COURAGE SKULL SKULL
30 3 reroll w1 > 2.3.roll.3: STAR
31 3 part captain > 2.0.shelling.1: 5 3
32 1 sail sea-b:15
33 2 sail sea-b:11
34 3 sail sea-b:14
35 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
36 1 lock r2 b1
37 1 reroll r1 w2 b2 > 3.1.roll.2: TOOL COURAGE COURAGE
38 1 reroll w2 b2 > 3.1.roll.3: TWO_SOLDIERS SKULL
39 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
40 2 lock r1 r2
41 2 reroll w1 w2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
42 2 reroll b1 b2 > 3.2.roll.3: SOLDIER STAR
43 3 roll > 3.3.roll.1: SOLDIER TWO_SOLDIERS SKULL TOOL STAR TWO_SOLDIERS
44 3 lock w1 b1
45 3 reroll r1 r2 w2 b2 > 3.3.roll.2: COURAGE TOOL SOLDIER TOOL
46 3 reroll r1 r2 b2 > 3.3.roll.3: SKULL STAR TWO_SOLDIERS
47 2 part lieutenant > 3.0.shelling.1: 3 6 3.1.shell.1: 3 5
48 1 sail sea-b:20
49 2 sail sea-b:16
50 3 sail sea-b:19
51 1 stay
52 2 disembark sea-b:17
53 3 disembark sea-b:18
54 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
55 1 lock r1 b2
56 1 reroll r2 w1 w2 b1 > 4.1.roll.2: COURAGE COURAGE SKULL SKULL
57 1 reroll r2 w1 > 4.1.roll.3: SKULL COURAGE
58 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
59 2 lock r1 b1
60 2 reroll r2 w1 w2 b2 > 4.2.roll.2: TWO_SOLDIERS STAR SKULL STAR
61 2 reroll r2 > 4.2.roll.3: COURAGE
62 3 roll > 4.3.roll.1: STAR SOLDIER TOOL TWO_SOLDIERS SKULL SOLDIER
63 3 lock w1 b1
64 3 reroll r1 r2 w2 b2 > 4.3.roll.2: SOLDIER SKULL SOLDIER SOLDIER
65 3 reroll r1 w2 b2 > 4.3.roll.3: STAR SKULL SKULL 4.0.shelling.1: 2 1 4.2.shell.1: 2 5
66 1 sail sea-b:25
67 2 wade sea-b:22
68 3 wade sea-b:23
69 1 disembark sea-b:24
70 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
71 1 lock r1 r2
72 1 reroll w1 w2 b2 > 5.1.roll.2: SOLDIER COURAGE TOOL
73 1 reroll w1 w2 > 5.1.roll.3: STAR SOLDIER
74 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
75 2 lock r1 r2
76 2 reroll w1 w2 b1 b2 > 5.2.roll.2: STAR SOLDIER TWO_SOLDIERS STAR
77 2 reroll w2 b1 > 5.2.roll.3: SKULL SOLDIER
78 3 roll > 5.3.roll.1: SOLDIER SKULL TWO_SOLDIERS TWO_SOLDIERS STAR SKULL
79 3 lock r2 b2
80 3 reroll r1 w1 w2 b1 > 5.3.roll.2: TOOL STAR SKULL SOLDIER
81 3 reroll b1 > 5.3.roll.3: TWO_SOLDIERS 5.0.shelling.1: 2 3
82 1 land 1
83 2 land 1
84 3 land 1
85 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
86 1 lock r1 w1
87 1 reroll r2 w2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
88 1 reroll b2 > 6.1.roll.3: STAR
89 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
90 2 lock r2 b2
91 2 reroll w1 w2 b1 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER
92 2 reroll r1 > 6.2.roll.3: SOLDIER
93 3 roll > 6.3.roll.1: SOLDIER TOOL SKULL SOLDIER STAR STAR
94 3 lock r1 w2
95 3 reroll r2 w1 b1 b2 > 6.3.roll.2: SOLDIER COURAGE SKULL TWO_SOLDIERS
96 3 reroll r2 b1 > 6.3.roll.3: COURAGE STAR
97 1 claim TWO_SOLDIERS
98 2 claim SOLDIER
99 2 reinforce 3
100 1 recruit corporal
101 1 done
102 2 recruit corporal
103 2 done
104 3 done
105 1 stay
106 2 stay
107 3 stay
108 1 ready
109 2 ready
110 3 ready
111 1 lose soldiers
112 2 lose soldiers
113 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
114 1 lock b1 b2
115 1 reroll r1 r2 w1 w2 > 7.1.roll.2: COURAGE SKULL TOOL SKULL
116 1 reroll r2 w1 w2 > 7.1.roll.3: SOLDIER SOLDIER TWO_SOLDIERS
117 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
118 2 lock b1 b2
119 2 reroll r2 w1 w2 > 7.2.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
120 2 reroll w1 > 7.2.roll.3: COURAGE
121 3 roll > 7.3.roll.1: TOOL SKULL SKULL SOLDIER SOLDIER TOOL
122 3 lock w2 b1
123 3 reroll r1 r2 w1 b2 > 7.3.roll.2: SKULL COURAGE COURAGE TWO_SOLDIERS
124 3 reroll r1 r2 > 7.3.roll.3: SOLDIER TOOL
125 1 use corporal
126 1 reroll r2 > 7.1.roll.4: COURAGE
127 2 ready
128 2 claim TWO_SOLDIERS
129 3 claim SOLDIER
130 3 reinforce 2
131 1 done
132 2 done
133 3 done
134 1 stay
135 2 stay
136 3 stay
137 1 ready
138 2 ready
139 3 ready
140 1 lose soldiers
141 2 lose soldiers
142 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
143 1 lock w2 b2
144 1 reroll r1 r2 w1 b1 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
145 1 reroll r1 b1 > 8.1.roll.3: COURAGE SKULL
146 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
147 2 lock r2 w2
148 2 reroll r1 w1 b1 b2 > 8.2.roll.2: SOLDIER STAR SOLDIER TWO_SOLDIERS
149 2 reroll w1 > 8.2.roll.3: TOOL
150 3 roll > 8.3.roll.1: SKULL SOLDIER TWO_SOLDIERS TWO_SOLDIERS TOOL SOLDIER
151 3 lock w1 w2
152 3 reroll r1 r2 b1 b2 > 8.3.roll.2: SOLDIER STAR TOOL SKULL
153 3 reroll r1 b1 b2 > 8.3.roll.3: TWO_SOLDIERS COURAGE COURAGE
154 1 use corporal
155 1 reroll b1 > 8.1.roll.4: SOLDIER
156 2 use corporal
157 2 reroll w1 > 8.2.roll.4: TWO_SOLDIERS
158 2 claim TWO_SOLDIERS
159 1 done
160 2 done
161 3 recruit corporal
162 3 done
163 1 advance 3
164 2 advance 3
165 3 advance 3
166 1 ready
167 2 ready
168 3 ready
169 1 lose soldiers
170 2 lose soldiers
171 3 lose soldiers
172 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
173 1 lock w1 w2
174 1 reroll r1 r2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
175 1 stop
176 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
177 2 lock w2 b2
178 2 reroll r1 r2 w1 > 9.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER
179 2 reroll r1 r2 > 9.2.roll.3: SOLDIER COURAGE
180 3 roll > 9.3.roll.1: TWO_SOLDIERS TOOL TWO_SOLDIERS TOOL TWO_SOLDIERS TWO_SOLDIERS
181 3 lock b1 b2
182 3 reroll r2 w2 > 9.3.roll.2: STAR SKULL
183 3 reroll w2 > 9.3.roll.3: COURAGE
184 1 ready
185 2 ready
186 3 use corporal
187 3 reroll w2 > 9.3.roll.4: COURAGE
188 1 straight
189 1 take distinguished-service-cross
190 2 claim SOLDIER
191 2 reinforce 1
192 2 claim COURAGE
193 2 charge
194 3 claim TWO_SOLDIERS
195 1 recruit scout
196 1 done
197 2 done
198 3 recruit scout
199 3 done
200 1 stay
201 2 stay
202 3 stay
203 1 ready
204 2 ready
205 3 ready
206 1 lose soldiers
207 2 lose soldiers
208 3 lose soldiers
209 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
210 1 lock r1 w2
211 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
212 1 reroll b1 > 10.1.roll.3: SOLDIER
213 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
214 2 lock r1 w2
215 2 reroll r2 w1 b1 b2 > 10.2.roll.2: SKULL TOOL TOOL STAR
216 2 reroll r2 w1 b1 b2 > 10.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
217 3 roll > 10.3.roll.1: SKULL STAR STAR SKULL TOOL TWO_SOLDIERS
218 3 lock b1 b2
219 3 reroll r1 r2 w1 w2 > 10.3.roll.2: SKULL STAR TOOL STAR
220 3 reroll r1 r2 w2 > 10.3.roll.3: STAR STAR TOOL
221 1 ready
222 2 use corporal
223 2 reroll b1 > 10.2.roll.4: TOOL
224 3 use corporal
225 3 reroll r1 > 10.3.roll.4: SKULL
226 1 claim TWO_SOLDIERS
227 1 recruit beachmaster
228 1 done
229 2 recruit scout
230 2 done
231 3 find field-radio
232 3 use field-radio
233 3 done
234 1 stay
235 2 stay
236 3 stay
237 1 ready
238 2 ready
239 3 ready
240 1 lose soldiers
241 2 lose soldiers
242 3 lose soldiers
243 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
244 1 lock r1 w1
245 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
246 1 reroll r2 b2 > 11.1.roll.3: SOLDIER STAR
247 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
248 2 lock w1 b2
249 2 reroll r1 r2 w2 b1 > 11.2.roll.2: SOLDIER STAR SKULL STAR
250 2 reroll r1 r2 w2 b1 > 11.2.roll.3: COURAGE TWO_SOLDIERS TWO_SOLDIERS COURAGE
251 3 roll > 11.3.roll.1: COURAGE SOLDIER SOLDIER STAR COURAGE SKULL
252 3 lock r2 w1
253 3 reroll r1 w2 b1 b2 > 11.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS TOOL SKULL
254 3 reroll b1 b2 > 11.3.roll.3: COURAGE TOOL
255 1 use corporal
256 1 reroll b2 > 11.1.roll.4: STAR
257 1 ready
258 2 ready
259 3 use corporal
260 3 reroll b2 > 11.3.roll.4: TOOL
261 2 claim TWO_SOLDIERS
262 1 find lucky-charm
263 1 use lucky-charm
264 1 gain stars
265 1 recruit veteran
266 1 done
267 2 done
268 3 recruit beachmaster
269 3 done
270 1 move 2 > 11.1.mine.1: 4
271 1 lose soldiers
272 2 move 2 > 11.2.mine.1: 6
273 2 lose soldiers
274 3 move 2 > 11.3.mine.1: 5
275 3 lose soldiers
276 1 ready
277 2 ready
278 3 ready
279 1 lose soldiers
280 2 lose soldiers
281 3 lose soldiers
282 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
283 1 lock b1 b2
284 1 reroll r1 w2 > 12.1.roll.2: TOOL STAR
285 1 reroll r1 > 12.1.roll.3: SOLDIER
286 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
287 2 lock w2 b1
288 2 reroll r1 r2 w1 b2 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
289 2 reroll r2 > 12.2.roll.3: SKULL
290 3 roll > 12.3.roll.1: COURAGE COURAGE SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
291 3 lock b1 b2
292 3 reroll r1 r2 w1 w2 > 12.3.roll.2: SOLDIER TWO_SOLDIERS SKULL TWO_SOLDIERS
293 3 reroll w1 > 12.3.roll.3: TWO_SOLDIERS
294 1 ready
295 2 use corporal
296 2 reroll r2 > 12.2.roll.4: TWO_SOLDIERS
297 3 use corporal
298 3 reroll r1 > 12.3.roll.4: COURAGE
299 1 claim TWO_SOLDIERS
300 2 straight
301 2 take medal-of-honor
302 3 claim TWO_SOLDIERS
303 1 done
304 2 done
305 3 find walkie-talkie
306 3 done
307 1 stay
308 2 stay
309 3 stay
310 1 ready
311 2 ready
312 3 ready
313 1 lose soldiers
314 2 lose soldiers
315 3 lose soldiers
316 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
317 1 lock w1 b2
318 1 reroll w2 b1 > 13.1.roll.2: COURAGE STAR
319 1 reroll w2 > 13.1.roll.3: TOOL
320 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
321 2 lock r1 r2
322 2 reroll w1 w2 b1 b2 > 13.2.roll.2: SKULL STAR SOLDIER TOOL
323 2 reroll w1 w2 b2 > 13.2.roll.3: TOOL TOOL SOLDIER
324 3 roll > 13.3.roll.1: COURAGE SKULL COURAGE SKULL TWO_SOLDIERS STAR
325 3 lock r2 b2
326 3 reroll r1 w1 w2 > 13.3.roll.2: TOOL SKULL STAR
327 3 reroll r1 w1 > 13.3.roll.3: TOOL SOLDIER
328 1 ready
329 2 use corporal
330 2 reroll w1 > 13.2.roll.4: SKULL
331 2 ready
332 3 ready
333 1 straight
334 1 take memorial-cross
335 2 cancel w2
336 3 straight
337 3 take conspicuous-gallantry-medal
338 1 recruit minesweeper
339 1 done
340 2 recruit beachmaster
341 2 done
342 3 done
343 1 stay
344 2 stay
345 3 stay
346 1 ready
347 2 ready
348 3 ready
349 1 lose soldiers
350 2 lose soldiers
351 3 lose soldiers
352 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
353 1 lock w1 w2
354 1 reroll r1 b1 > 14.1.roll.2: STAR COURAGE
355 1 reroll b1 b2 > 14.1.roll.3: TWO_SOLDIERS SKULL
356 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
357 2 lock w1 b2
358 2 reroll r1 r2 w2 b1 > 14.2.roll.2: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS
359 2 stop
360 3 roll > 14.3.roll.1: TOOL STAR COURAGE TWO_SOLDIERS STAR TOOL
361 3 lock w2 b1
362 3 reroll r1 r2 w1 b2 > 14.3.roll.2: SOLDIER TWO_SOLDIERS STAR SOLDIER
363 3 reroll r1 r2 > 14.3.roll.3: TOOL COURAGE
364 1 use corporal
365 1 reroll b2 > 14.1.roll.4: TWO_SOLDIERS
366 1 ready
367 2 ready
368 3 use corporal
369 3 reroll r2 > 14.3.roll.4: TWO_SOLDIERS
370 3 ready
371 1 claim TWO_SOLDIERS
372 2 straight
373 2 take army-good-conduct-medal
374 1 done
375 2 done
376 3 recruit medic
377 3 buy award > 14.3.award.1.silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: silver-star
378 3 done
379 1 advance 4
380 2 advance 4
381 3 advance 4
382 1 ready
383 2 ready
384 3 ready
385 1 lose soldiers
386 2 lose soldiers
387 3 lose soldiers
388 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
389 1 lock r1 b1
390 1 reroll r2 w1 w2 b2 > 15.1.roll.2: SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
391 1 reroll r2 w2 b2 > 15.1.roll.3: STAR COURAGE TOOL
392 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
393 2 lock w1 b1
394 2 reroll r1 b2 > 15.2.roll.2: SKULL SOLDIER
395 2 reroll r2 > 15.2.roll.3: STAR
396 3 roll > 15.3.roll.1: TWO_SOLDIERS SOLDIER SOLDIER COURAGE STAR TOOL
397 3 lock b1 b2
398 3 reroll r1 r2 w1 w2 > 15.3.roll.2: TWO_SOLDIERS STAR COURAGE TOOL
399 3 reroll r1 w1 > 15.3.roll.3: SOLDIER SKULL
400 1 ready
401 2 ready
402 3 use corporal
403 3 reroll w1 > 15.3.roll.4: TWO_SOLDIERS
404 3 ready
405 2 claim SKULL
406 1 recruit medic
407 1 find flak-vest
408 2 mine
409 2 recruit veteran
410 2 find flame-thrower
411 2 done
412 3 mine
413 1 find grenade
414 1 buy award > 15.1.award.1.victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: distinguished-conduct-medal
415 1 done
416 3 done
417 1 move 5
418 2 move 5
419 3 move 5
420 1 ready > 15.0.mgf.4: 2
421 1 ready
422 2 ready
423 3 ready
424 1 lose soldiers
425 2 lose soldiers
426 3 lose soldiers
427 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
428 1 lock b1 b2
429 1 reroll r1 r2 w2 > 16.1.roll.2: COURAGE SOLDIER SOLDIER
430 1 reroll r1 r2 w2 > 16.1.roll.3: COURAGE STAR SKULL
431 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
432 2 lock w1 b1
433 2 reroll r2 w2 > 16.2.roll.2: TOOL TOOL
434 2 reroll r1 b2 > 16.2.roll.3: STAR SOLDIER
435 3 roll > 16.3.roll.1: COURAGE SOLDIER COURAGE TOOL TOOL STAR
436 3 lock w2 b1
437 3 reroll r1 r2 w1 > 16.3.roll.2: SOLDIER SKULL STAR
438 3 reroll r1 r2 > 16.3.roll.3: SKULL SKULL
439 1 use corporal
440 1 reroll w2 > 16.1.roll.4: SOLDIER
441 1 ready
442 2 use corporal
443 2 reroll b2 > 16.2.roll.4: TWO_SOLDIERS
444 2 ready
445 3 use corporal
446 3 reroll r1 > 16.3.roll.4: TOOL
447 3 ready
448 3 claim TOOL
449 3 stars
450 1 find bangalore-torpedo
451 2 find bazooka
452 2 done
453 3 mine
454 1 find shoulder-patch
455 1 use shoulder-patch
456 1 lose soldiers
457 1 recruit engineer
458 1 done
459 3 recruit veteran
460 3 done
461 1 stay
462 2 stay
463 3 stay
464 1 ready > 16.0.mgf.4: 6
465 1 ready
466 2 ready
467 3 ready
468 1 lose soldiers
469 2 lose soldiers
470 3 lose soldiers
471 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
472 1 lock r2 w2
473 1 reroll r1 b1 b2 > 17.1.roll.2: TOOL SOLDIER SKULL
474 1 reroll b1 b2 > 17.1.roll.3: COURAGE TWO_SOLDIERS
475 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
476 2 lock r2 b2
477 2 reroll w1 w2 > 17.2.roll.2: COURAGE SOLDIER
478 2 reroll w2 > 17.2.roll.3: TWO_SOLDIERS
479 3 roll > 17.3.roll.1: SOLDIER SOLDIER STAR STAR COURAGE SOLDIER
480 3 lock r1 b2
481 3 reroll r2 w1 w2 b1 > 17.3.roll.2: SOLDIER STAR SOLDIER SKULL
482 3 reroll r2 b1 > 17.3.roll.3: STAR COURAGE
483 1 use corporal
484 1 reroll b1 > 17.1.roll.4: TOOL
485 1 ready
486 2 ready
487 3 ready
488 1 claim TWO_SOLDIERS
489 1 claim TOOL
490 1 stars
491 2 claim TWO_SOLDIERS
492 2 claim COURAGE
493 2 charge
494 3 claim SOLDIER
495 3 reinforce 2
496 1 recruit messenger
497 2 buy award > 17.2.award.1.victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,bronze-star: purple-heart
498 2 done
499 3 mine
500 1 find binoculars
501 3 mine
502 1 find mine-detector
503 1 done
504 3 done
505 1 stay
506 2 stay
507 3 stay
508 1 ready > 17.0.mgf.4: 2
509 1 ready
510 2 ready
511 3 ready
512 1 lose soldiers
513 2 lose soldiers
514 3 lose soldiers
515 1 roll > 18.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
516 1 lock w2 b1
517 1 reroll r1 r2 w1 b2 > 18.1.roll.2: TOOL COURAGE SOLDIER SKULL
518 1 reroll w1 b2 > 18.1.roll.3: SOLDIER TOOL
519 2 roll > 18.2.roll.1: TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL
520 2 lock r1 r2
521 2 reroll w1 w2 b1 b2 > 18.2.roll.2: TOOL COURAGE SOLDIER COURAGE
522 2 reroll w2 b1 b2 > 18.2.roll.3: TOOL COURAGE COURAGE
523 3 roll > 18.3.roll.1: SKULL SOLDIER SOLDIER STAR SOLDIER TOOL
524 3 lock w2 b2
525 3 reroll r1 r2 w1 b1 > 18.3.roll.2: SKULL TWO_SOLDIERS SKULL STAR
526 3 reroll r1 r2 w1 > 18.3.roll.3: SOLDIER SOLDIER TOOL
527 1 ready
528 2 use corporal
529 2 reroll b1 > 18.2.roll.4: TWO_SOLDIERS
530 2 ready
531 3 use corporal
532 3 reroll r1 > 18.3.roll.4: SOLDIER
533 3 use binoculars
534 3 set r1 TOOL
535 3 ready
536 1 claim COURAGE
537 1 charge
538 3 claim TOOL
539 3 stars
540 1 done
541 2 done
542 3 recruit minesweeper
543 3 done
544 1 move 6
545 2 move 6
546 3 move 6
547 1 ready
548 2 ready
549 3 ready
550 1 lose soldiers
551 2 lose soldiers
552 3 lose soldiers
553 1 roll > 19.1.roll.1: SOLDIER COURAGE TOOL TWO_SOLDIERS COURAGE SKULL
554 1 lock r2 b1
555 1 reroll w1 w2 b2 > 19.1.roll.2: TWO_SOLDIERS STAR TWO_SOLDIERS
556 1 reroll r1 w1 w2 b2 > 19.1.roll.3: SOLDIER SOLDIER SOLDIER STAR
557 2 roll > 19.2.roll.1: STAR TWO_SOLDIERS SOLDIER SKULL COURAGE COURAGE
558 2 lock w1 b1
559 2 reroll b2 > 19.2.roll.2: SOLDIER
560 2 reroll b2 > 19.2.roll.3: TOOL
561 3 roll > 19.3.roll.1: SKULL COURAGE STAR TOOL SOLDIER SOLDIER
562 3 lock r2 b1
563 3 reroll w2 b2 > 19.3.roll.2: SKULL STAR
564 3 reroll r1 w1 w2 b2 > 19.3.roll.3: SOLDIER TOOL SOLDIER SKULL
565 1 use corporal
566 1 reroll w1 > 19.1.roll.4: COURAGE
567 1 ready
568 2 ready
569 3 ready
570 1 claim COURAGE
571 1 charge
572 2 straight
573 2 take croix-de-guerre
574 3 claim SOLDIER
575 3 reinforce 2
576 1 buy award > 19.1.award.1.victoria-cross,legion-of-merit,bronze-star: victoria-cross
577 1 done
578 2 recruit minesweeper
579 2 done
580 3 trade 2
581 3 give stars 4
582 3 offer
583 2 accept
584 2 done
585 3 done
586 1 charge 8
587 2 advance 8
588 3 advance 8
589 1 ready > 19.0.mgf.7: 4
590 1 ready
591 2 ready
592 3 ready
593 1 lose soldiers
594 2 lose soldiers
595 3 lose soldiers
596 1 leave b2
597 1 roll > 20.1.roll.1: TOOL SOLDIER SKULL SKULL SOLDIER
598 1 lock r1 b1
599 1 reroll w1 w2 > 20.1.roll.2: SKULL TOOL
600 1 reroll w1 w2 > 20.1.roll.3: SOLDIER TWO_SOLDIERS
601 2 leave b2
602 2 roll > 20.2.roll.1: TWO_SOLDIERS TWO_SOLDIERS COURAGE STAR TOOL
603 2 lock w1 w2
604 2 reroll r2 b1 > 20.2.roll.2: COURAGE SKULL
605 2 reroll b1 > 20.2.roll.3: SKULL
606 3 leave b2
607 3 roll > 20.3.roll.1: TWO_SOLDIERS TWO_SOLDIERS TOOL COURAGE COURAGE
608 3 lock w2 b1
609 3 reroll r1 r2 w1 > 20.3.roll.2: TOOL COURAGE TWO_SOLDIERS
610 3 reroll r1 > 20.3.roll.3: STAR
611 1 ready
612 2 use corporal
613 2 reroll b1 > 20.2.roll.4: STAR
614 2 ready
615 3 use corporal
616 3 reroll r1 > 20.3.roll.4: COURAGE
617 3 ready
618 1 claim SOLDIER
619 1 reinforce 3
620 3 claim COURAGE
621 3 charge
622 1 done
623 2 recruit medic
624 2 buy award > 20.2.award.1.legion-of-merit,bronze-star: bronze-star
625 2 done
626 3 buy award > 20.3.award.1.legion-of-merit: legion-of-merit
627 3 done
628 1 stay
629 2 stay
630 3 stay
631 1 ready > 20.0.mgf.7: 6
632 1 ready
633 2 ready
634 3 ready
635 1 lose soldiers
636 2 lose soldiers
637 3 lose soldiers
638 1 leave b2
639 1 roll > 21.1.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR
640 1 lock r1 w1
641 1 reroll r2 w2 b1 > 21.1.roll.2: SKULL SOLDIER TOOL
642 1 reroll r2 b1 > 21.1.roll.3: STAR COURAGE
643 2 leave b2
644 2 roll > 21.2.roll.1: TWO_SOLDIERS TOOL SOLDIER COURAGE STAR
645 2 lock r1 w1
646 2 reroll r2 w2 b1 > 21.2.roll.2: TWO_SOLDIERS COURAGE COURAGE
647 2 reroll w2 b1 > 21.2.roll.3: COURAGE COURAGE
648 3 leave b2
649 3 roll > 21.3.roll.1: SOLDIER STAR TOOL COURAGE SKULL
650 3 lock r1 w2
651 3 reroll r2 w1 b1 > 21.3.roll.2: SOLDIER TWO_SOLDIERS SKULL
652 3 reroll b1 > 21.3.roll.3: TOOL
653 1 use corporal
654 1 reroll b1 > 21.1.roll.4: STAR
655 1 ready
656 2 ready
657 3 use corporal
658 3 reroll b1 > 21.3.roll.4: COURAGE
659 3 ready
660 1 done
661 2 done
662 3 done
663 1 stay
664 2 stay
665 3 stay
666 1 ready > 21.0.mgf.7: 6
667 1 ready
668 2 ready
669 3 ready
670 1 lose soldiers
671 2 lose soldiers
672 3 lose soldiers
673 1 leave b2
674 1 roll > 22.1.roll.1: STAR TOOL TOOL SKULL SOLDIER
675 1 lock w1 b1
676 1 reroll r1 r2 w2 > 22.1.roll.2: STAR SOLDIER SOLDIER
677 1 reroll r1 > 22.1.roll.3: TOOL
678 2 leave b2
679 2 roll > 22.2.roll.1: STAR TWO_SOLDIERS STAR COURAGE COURAGE
680 2 lock r2 w2
681 2 reroll r1 w1 > 22.2.roll.2: SKULL COURAGE
682 2 reroll r1 w1 > 22.2.roll.3: SKULL COURAGE
683 3 leave b2
684 3 roll > 22.3.roll.1: SKULL COURAGE COURAGE SOLDIER SKULL
685 3 lock w1 w2
686 3 reroll r1 b1 > 22.3.roll.2: SOLDIER SKULL
687 3 reroll b1 > 22.3.roll.3: COURAGE
688 1 ready
689 2 use corporal
690 2 reroll r1 > 22.2.roll.4: STAR
691 2 ready
692 3 ready
693 1 claim SOLDIER
694 1 reinforce 2
695 3 claim COURAGE
696 3 charge
697 1 done
698 2 done
699 3 done
700 1 advance 10
701 1 sacrifice minesweeper > 22.1.entry.1: 1
702 2 advance 10
703 2 sacrifice minesweeper > 22.2.entry.1: 6
704 3 charge 10 > 22.3.entry.1: 1
705 1 ready > 22.0.mgf.9: 6
706 1 ready
707 2 ready
708 3 use bangalore-torpedo
709 3 ready
710 1 lose soldiers
711 2 lose soldiers
712 3 lose soldiers
713 1 roll > 23.1.roll.1: STAR TOOL SKULL TOOL SKULL SOLDIER
714 1 lock b1 b2
715 1 reroll r1 r2 w1 w2 > 23.1.roll.2: SOLDIER SOLDIER TWO_SOLDIERS TWO_SOLDIERS
716 1 stop
717 2 roll > 23.2.roll.1: SOLDIER COURAGE TOOL COURAGE STAR TWO_SOLDIERS
718 2 lock r1 r2
719 2 reroll w1 b1 b2 > 23.2.roll.2: SOLDIER STAR TOOL
720 2 reroll b1 b2 > 23.2.roll.3: SKULL STAR
721 3 roll > 23.3.roll.1: SOLDIER TWO_SOLDIERS SOLDIER STAR STAR TWO_SOLDIERS
722 3 lock r2 b2
723 3 reroll w1 w2 b1 > 23.3.roll.2: TOOL STAR TWO_SOLDIERS
724 3 reroll w1 w2 > 23.3.roll.3: STAR STAR
725 1 ready
726 2 use corporal
727 2 reroll b1 > 23.2.roll.4: TWO_SOLDIERS
728 2 ready
729 3 use corporal
730 3 reroll w1 > 23.3.roll.4: SOLDIER
731 3 ready
732 1 find dispatch-case
733 2 mine
734 2 find dispatch-case
735 2 done
736 3 mine
737 1 find toolkit
738 3 mine
739 1 find strategic-map
740 1 done
741 3 done
742 1 advance bunker
743 2 advance bunker
744 3 advance bunker
745 1 ready > 23.0.mgf.10: 2
746 1 ready
747 2 ready
748 3 ready
749 1 lose soldiers
750 2 lose soldiers
751 3 lose soldiers
end won seed=golden-0
