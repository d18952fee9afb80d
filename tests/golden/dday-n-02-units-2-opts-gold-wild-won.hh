# ends as 007f6c85aea60e9d1aa05f2f456621f5
hh2 dday n-02 units=2 boxes=base opts=gold=wild rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > 1.1.roll.1: TOOL TWO_SOLDIERS STAR SKULL COURAGE TWO_SOLDIERS TOOL
2 1 lock r2 b2
3 1 reroll r1 w1 w2 > 1.1.roll.2: SKULL COURAGE SKULL
4 1 reroll r1 w2 > 1.1.roll.3: SOLDIER TWO_SOLDIERS
5 2 roll > 1.2.roll.1: COURAGE SKULL TWO_SOLDIERS TOOL TWO_SOLDIERS SOLDIER STAR
6 2 lock w1 b1
7 2 reroll r1 r2 w2 > 1.2.roll.2: SKULL SKULL SKULL
8 2 reroll r1 r2 w2 > 1.2.roll.3: COURAGE SOLDIER TWO_SOLDIERS
9 1 pass
10 2 pass
11 1 claim TWO_SOLDIERS
12 1 done
13 2 done
14 1 stay
15 2 stay
16 1 ready
17 2 ready
18 1 roll > 2.1.roll.1: TOOL TOOL COURAGE TOOL STAR STAR SKULL
19 1 lock w1 b1
20 1 reroll r1 r2 w2 b2 > 2.1.roll.2: COURAGE TWO_SOLDIERS SKULL COURAGE
21 1 reroll w2 > 2.1.roll.3: TOOL
22 2 roll > 2.2.roll.1: SOLDIER SOLDIER SOLDIER COURAGE TWO_SOLDIERS COURAGE SOLDIER
23 2 lock b1 b2
24 2 reroll r1 r2 w1 > 2.2.roll.2: SKULL TWO_SOLDIERS SOLDIER
25 2 reroll r1 w1 w2 > 2.2.roll.3: TWO_SOLDIERS COURAGE TOOL
26 1 pass
27 2 wild w2
28 1 claim COURAGE
29 1 soldiers
30 1 done
31 2 done
32 1 stay
33 2 stay
34 1 ready
35 2 ready
36 1 roll > 3.1.roll.1: SOLDIER STAR TOOL STAR SKULL COURAGE SOLDIER
37 1 lock r1 b2
38 1 reroll r2 w1 w2 b1 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
39 1 reroll r2 > 3.1.roll.3: SKULL
40 2 roll > 3.2.roll.1: TOOL COURAGE SOLDIER STAR COURAGE TOOL TOOL
41 2 lock w1 w2
42 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
43 2 reroll r1 r2 > 3.2.roll.3: SOLDIER STAR
44 1 pass
45 2 pass
46 1 cancel w1
47 2 claim SOLDIER
48 1 done
49 2 recruit sharpshooter
50 2 done
51 1 advance 4
52 2 advance 4
53 1 ready
54 2 ready
55 2 lose soldiers
56 1 roll > 4.1.roll.1: SKULL STAR SKULL SKULL COURAGE SKULL STAR
57 1 lock b1 b2
58 1 reroll w2 > 4.1.roll.2: TOOL
59 1 reroll w2 > 4.1.roll.3: TOOL
60 2 roll > 4.2.roll.1: SKULL TOOL SOLDIER SOLDIER TWO_SOLDIERS TOOL SKULL
61 2 lock w1 b1
62 2 reroll r1 r2 w2 b2 > 4.2.roll.2: TWO_SOLDIERS STAR SKULL STAR
63 2 reroll w2 > 4.2.roll.3: COURAGE
64 1 wild w2
65 2 wild r2
66 1 claim SKULL
67 2 straight
68 2 take distinguished-service-cross
69 1 recruit scout
70 1 find flame-thrower
71 1 done
72 2 done
73 1 stay
74 2 stay
75 1 ready
76 2 ready
77 1 lose soldiers
78 2 lose soldiers
79 1 roll > 5.1.roll.1: SOLDIER SOLDIER SKULL TWO_SOLDIERS COURAGE TOOL SKULL
80 1 lock w2 b1
81 1 reroll r2 w1 b2 > 5.1.roll.2: SOLDIER COURAGE TOOL
82 1 reroll r2 b2 > 5.1.roll.3: STAR SOLDIER
83 2 roll > 5.2.roll.1: STAR SOLDIER STAR TWO_SOLDIERS STAR SKULL SKULL
84 2 lock w1 b1
85 2 reroll b2 > 5.2.roll.2: STAR
86 2 reroll b2 > 5.2.roll.3: SOLDIER
87 2 ready
88 1 wild r1
89 2 pass
90 1 straight
91 1 take medal-of-honor
92 2 claim STAR
93 2 white SOLDIER
94 2 claim SOLDIER
95 1 recruit sharpshooter
96 1 find walkie-talkie
97 1 done
98 2 recruit medic
99 2 done
100 1 stay
101 2 stay
102 1 ready
103 2 ready
104 1 lose soldiers
105 2 lose soldiers
106 1 roll > 6.1.roll.1: TOOL SKULL STAR STAR TWO_SOLDIERS TOOL STAR
107 1 lock b1 b2
108 1 reroll r2 w1 w2 > 6.1.roll.2: SOLDIER COURAGE TOOL
109 1 reroll r2 w1 > 6.1.roll.3: TOOL SOLDIER
110 2 roll > 6.2.roll.1: SKULL STAR SKULL SOLDIER COURAGE SKULL TWO_SOLDIERS
111 2 lock w1 b2
112 2 reroll r2 b1 > 6.2.roll.2: COURAGE SOLDIER
113 2 reroll r2 > 6.2.roll.3: SOLDIER
114 1 ready
115 2 ready
116 1 pass
117 2 pass
118 1 claim TOOL
119 1 stars
120 2 claim SKULL
121 2 claim SOLDIER
122 1 recruit corporal
123 1 find bangalore-torpedo
124 1 done
125 2 find field-radio
126 2 use field-radio
127 2 done
128 1 move 3 > 6.1.mine.1: 4
129 1 pass
130 1 lose soldiers
131 2 move 3 > 6.2.mine.1: 6
132 2 lose soldiers
133 1 ready
134 2 ready
135 1 lose soldiers
136 2 lose soldiers
137 1 roll > 7.1.roll.1: TWO_SOLDIERS TWO_SOLDIERS TOOL SOLDIER COURAGE SOLDIER SOLDIER
138 1 lock r1 r2
139 1 reroll w1 w2 b1 b2 > 7.1.roll.2: COURAGE SKULL TOOL SKULL
140 1 reroll w1 w2 b1 b2 > 7.1.roll.3: SOLDIER STAR TWO_SOLDIERS STAR
141 2 roll > 7.2.roll.1: SKULL TOOL STAR STAR TWO_SOLDIERS TOOL TWO_SOLDIERS
142 2 lock w1 b1
143 2 reroll r1 r2 w2 b2 > 7.2.roll.2: COURAGE STAR TWO_SOLDIERS TWO_SOLDIERS
144 2 reroll r1 > 7.2.roll.3: COURAGE
145 1 ready
146 2 ready
147 1 wild w2
148 2 wild r1
149 2 claim TWO_SOLDIERS
150 1 find flak-vest
151 1 done
152 2 recruit corporal
153 2 find grenade
154 2 done
155 1 stay
156 2 stay
157 1 ready
158 2 ready
159 1 lose soldiers
160 2 lose soldiers
161 1 roll > 8.1.roll.1: SKULL SOLDIER STAR SKULL STAR SOLDIER TWO_SOLDIERS
162 1 lock r2 b1
163 1 reroll r1 w1 w2 > 8.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
164 1 reroll b2 > 8.1.roll.3: STAR
165 2 roll > 8.2.roll.1: COURAGE TOOL SKULL SOLDIER COURAGE TWO_SOLDIERS SOLDIER
166 2 lock w2 b2
167 2 reroll r1 r2 w1 b1 > 8.2.roll.2: SOLDIER STAR SOLDIER TWO_SOLDIERS
168 2 stop
169 1 ready
170 2 ready
171 1 wild b1
172 2 wild b1
173 1 claim TWO_SOLDIERS
174 2 claim SOLDIER
175 1 recruit decoy
176 1 find shoulder-patch
177 1 done
178 2 done
179 1 stay
180 2 stay
181 1 ready
182 2 ready
183 1 lose soldiers
184 2 lose soldiers
185 1 roll > 9.1.roll.1: SOLDIER COURAGE SOLDIER SOLDIER TWO_SOLDIERS SKULL STAR
186 1 lock w1 b1
187 1 reroll r2 w2 b2 > 9.1.roll.2: STAR COURAGE SKULL
188 1 reroll w2 > 9.1.roll.3: STAR
189 2 roll > 9.2.roll.1: COURAGE COURAGE STAR STAR COURAGE SKULL TOOL
190 2 lock w1 b2
191 2 reroll r1 r2 w2 b1 > 9.2.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
192 2 reroll r2 b1 > 9.2.roll.3: SOLDIER COURAGE
193 1 ready
194 2 ready
195 1 pass
196 2 wild b1
197 1 straight
198 1 take memorial-cross
199 2 straight
200 2 take conspicuous-gallantry-medal
201 1 use shoulder-patch
202 1 lose soldiers
203 1 recruit medic
204 1 find lucky-charm
205 1 use lucky-charm
206 1 gain stars
207 1 done
208 2 recruit scout
209 2 done
210 1 move 2 > 9.1.mine.1: 1
211 1 pass
212 2 move 2 > 9.2.mine.1: 2
213 2 lose soldiers
214 1 ready
215 2 ready
216 1 lose soldiers
217 2 lose soldiers
218 1 roll > 10.1.roll.1: SOLDIER SOLDIER SOLDIER SOLDIER TOOL TWO_SOLDIERS COURAGE
219 1 lock w1 b2
220 1 reroll r2 w2 b1 > 10.1.roll.2: TOOL SOLDIER TWO_SOLDIERS
221 1 reroll r1 r2 w2 > 10.1.roll.3: SOLDIER SOLDIER TOOL
222 2 roll > 10.2.roll.1: COURAGE TOOL TOOL STAR TOOL TOOL COURAGE
223 2 lock b1 b2
224 2 reroll r1 w2 > 10.2.roll.2: SOLDIER STAR
225 2 reroll r1 w2 > 10.2.roll.3: SOLDIER TWO_SOLDIERS
226 1 use memorial-cross
227 1 ready
228 2 ready
229 1 wild w2
230 2 pass
231 2 claim TOOL
232 2 stars
233 1 recruit veteran
234 1 find mine-detector
235 1 done
236 2 recruit veteran
237 2 find command-jacket
238 2 done
239 1 stay
240 2 stay
241 1 ready
242 2 ready
243 1 lose soldiers
244 2 lose soldiers
245 1 roll > 11.1.roll.1: SKULL TWO_SOLDIERS SOLDIER TOOL SOLDIER STAR SOLDIER
246 1 lock r2 w1
247 1 reroll r1 w2 b2 > 11.1.roll.2: SKULL SKULL SOLDIER
248 1 reroll r1 w2 b2 > 11.1.roll.3: SOLDIER SKULL TWO_SOLDIERS
249 2 roll > 11.2.roll.1: TOOL SKULL SKULL SOLDIER SOLDIER TOOL TWO_SOLDIERS
250 2 lock w2 b1
251 2 reroll r1 r2 w1 b2 > 11.2.roll.2: SOLDIER STAR SKULL STAR
252 2 reroll w1 > 11.2.roll.3: STAR
253 1 ready
254 2 ready
255 1 pass
256 2 pass
257 1 claim SOLDIER
258 2 claim STAR
259 2 white TWO_SOLDIERS
260 2 claim SOLDIER
261 1 done
262 2 recruit hero
263 2 done
264 1 stay
265 2 stay
266 1 use bangalore-torpedo
267 1 ready
268 2 ready
269 1 roll > 12.1.roll.1: COURAGE SOLDIER TOOL STAR STAR STAR TWO_SOLDIERS
270 1 lock r1 r2
271 1 reroll w1 w2 b1 b2 > 12.1.roll.2: STAR STAR COURAGE TWO_SOLDIERS
272 1 reroll w1 w2 b1 > 12.1.roll.3: SKULL COURAGE STAR
273 2 roll > 12.2.roll.1: STAR TOOL TWO_SOLDIERS STAR COURAGE TOOL SOLDIER
274 2 lock w1 w2
275 2 reroll r2 b1 b2 > 12.2.roll.2: TOOL COURAGE SOLDIER
276 2 reroll r2 b1 b2 > 12.2.roll.3: SOLDIER TOOL TOOL
277 1 ready
278 2 ready
279 1 wild r1
280 2 wild b1
281 1 straight
282 1 take army-good-conduct-medal
283 1 recruit hero
284 1 done
285 2 recruit minesweeper
286 2 done
287 1 advance 5
288 2 advance 5
289 2 ready > 12.0.mgf.4: 3
290 1 ready
291 2 ready
292 1 pay 4 1
293 1 lose soldiers
294 2 pay 4 1
295 2 lose soldiers
296 1 roll > 13.1.roll.1: COURAGE SOLDIER SKULL COURAGE SOLDIER SOLDIER SKULL
297 1 lock r2 b1
298 1 reroll r1 w1 w2 b2 > 13.1.roll.2: TWO_SOLDIERS STAR TWO_SOLDIERS TOOL
299 1 reroll w1 b2 > 13.1.roll.3: TWO_SOLDIERS TWO_SOLDIERS
300 2 roll > 13.2.roll.1: SKULL COURAGE TWO_SOLDIERS SKULL COURAGE TOOL TOOL
301 2 lock w1 b1
302 2 reroll r1 r2 w2 b2 > 13.2.roll.2: SKULL STAR SOLDIER TOOL
303 2 reroll b2 > 13.2.roll.3: TOOL
304 1 ready
305 2 ready
306 1 pass
307 2 pass
308 1 claim TWO_SOLDIERS
309 2 straight
310 2 take croix-de-guerre
311 1 done
312 2 find whistle
313 2 done
314 1 stay
315 2 stay
316 2 ready > 13.0.mgf.4: 6
317 1 ready
318 2 ready
319 1 lose decoy
320 2 lose minesweeper
321 1 pay 0 0
322 1 lose soldiers
323 2 pay 1 1
324 2 lose soldiers
325 1 roll > 14.1.roll.1: TWO_SOLDIERS COURAGE SKULL SOLDIER TOOL SKULL COURAGE
326 1 lock r1 w2
327 1 reroll r2 w1 b1 b2 > 14.1.roll.2: TWO_SOLDIERS STAR TOOL TOOL
328 1 reroll b1 b2 > 14.1.roll.3: TWO_SOLDIERS SKULL
329 2 roll > 14.2.roll.1: TWO_SOLDIERS COURAGE SKULL SKULL TOOL SKULL SKULL
330 2 lock r1 r2
331 2 reroll w1 w2 b1 b2 > 14.2.roll.2: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS
332 2 reroll w1 > 14.2.roll.3: TWO_SOLDIERS
333 1 ready
334 2 use croix-de-guerre
335 2 ready
336 1 wild r1
337 2 pass
338 1 straight
339 1 take legion-of-merit
340 2 claim TWO_SOLDIERS
341 1 done
342 2 done
343 1 stay
344 2 stay
345 2 ready > 14.0.mgf.4: 6
346 1 ready
347 2 ready
348 1 lose scout
349 1 pay 1 1
350 1 lose soldiers
351 1 roll > 15.1.roll.1: STAR SKULL SKULL STAR TOOL SOLDIER TOOL
352 1 lock r1 w2
353 1 reroll r2 w1 b1 b2 > 15.1.roll.2: SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
354 1 reroll r2 > 15.1.roll.3: COURAGE
355 2 roll > 15.2.roll.1: TWO_SOLDIERS TWO_SOLDIERS SKULL SOLDIER SKULL TWO_SOLDIERS COURAGE
356 2 lock w2 b2
357 2 reroll r1 r2 w1 b1 > 15.2.roll.2: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS
358 2 reroll r2 w1 b1 > 15.2.roll.3: STAR TWO_SOLDIERS TWO_SOLDIERS
359 1 use legion-of-merit
360 1 take tank
361 1 ready
362 2 ready
363 1 pass
364 2 wild w1
365 1 recruit minesweeper
366 1 done
367 2 trade 1
368 2 give soldiers 4
369 2 offer
370 1 accept
371 1 done
372 2 done
373 1 advance 7
374 2 advance 7
375 2 ready > 15.0.mgf.6: 5
376 1 ready
377 2 ready
378 1 pay 1 0
379 1 lose soldiers
380 2 pay 0 1
381 2 lose soldiers
382 1 roll > 16.1.roll.1: SOLDIER SKULL SOLDIER TOOL SKULL TOOL SKULL
383 1 lock r1 w1
384 1 reroll r2 w2 b1 b2 > 16.1.roll.2: COURAGE SKULL TOOL SOLDIER
385 1 reroll r2 w2 b1 > 16.1.roll.3: COURAGE STAR SKULL
386 2 roll > 16.2.roll.1: COURAGE COURAGE COURAGE TOOL SOLDIER STAR SOLDIER
387 2 lock r1 w1
388 2 reroll w2 b1 b2 > 16.2.roll.2: SOLDIER SOLDIER SOLDIER
389 2 reroll b1 b2 > 16.2.roll.3: STAR SOLDIER
390 1 ready
391 2 ready
392 1 pass
393 2 wild r1
394 1 claim SOLDIER
395 2 claim SOLDIER
396 1 done
397 2 done
398 1 stay
399 2 stay
400 2 ready > 16.0.mgf.6: 2
401 1 ready
402 2 ready
403 1 pay 1 1
404 1 lose soldiers
405 2 pay 0 1
406 2 lose soldiers
407 1 roll > 17.1.roll.1: TWO_SOLDIERS SKULL SOLDIER SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER
408 1 lock r1 b1
409 1 reroll r2 w1 w2 > 17.1.roll.2: TOOL SOLDIER SKULL
410 1 reroll r2 w2 > 17.1.roll.3: COURAGE TWO_SOLDIERS
411 2 roll > 17.2.roll.1: SKULL COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR SOLDIER TOOL
412 2 lock b1 b2
413 2 stop
414 1 ready
415 2 ready
416 1 pass
417 2 pass
418 1 claim TWO_SOLDIERS
419 2 straight
420 2 take bronze-star
421 1 done
422 2 done
423 1 stay
424 2 stay
425 2 ready > 17.0.mgf.6: 1
426 1 ready
427 2 ready
428 1 pay 1 0
429 1 lose soldiers
430 2 pay 0 1
431 2 lose soldiers
432 1 roll > 18.1.roll.1: COURAGE TOOL SOLDIER STAR STAR TWO_SOLDIERS TOOL
433 1 lock w2 b1
434 1 reroll r1 r2 w1 b2 > 18.1.roll.2: TOOL COURAGE SOLDIER SKULL
435 1 reroll r1 r2 w1 b2 > 18.1.roll.3: COURAGE TWO_SOLDIERS STAR STAR
436 2 roll > 18.2.roll.1: STAR TWO_SOLDIERS TOOL STAR TOOL SKULL SOLDIER
437 2 lock r2 w2
438 2 reroll w1 b1 b2 > 18.2.roll.2: SKULL TOOL STAR
439 2 reroll w1 b1 > 18.2.roll.3: TWO_SOLDIERS SKULL
440 1 ready
441 2 use bronze-star
442 2 find carrier-pigeon
443 2 ready
444 1 wild r2
445 2 pass
446 2 claim STAR
447 2 white COURAGE
448 1 recruit combat-photographer
449 2 mine
450 1 recruit messenger
451 1 done
452 2 done
453 1 advance 9
454 1 sacrifice messenger
455 2 advance 9 > 18.2.mine.1: 3
456 2 pass
457 2 pay 0 0
458 2 lose soldiers
459 2 sacrifice combat-photographer
460 2 ready > 18.0.mgf.8: 6
461 1 ready
462 2 ready
463 1 pay 1 1
464 1 lose soldiers
465 2 pay 0 0
466 2 lose soldiers
467 1 roll > 19.1.roll.1: TWO_SOLDIERS COURAGE COURAGE STAR COURAGE TOOL TWO_SOLDIERS
468 1 lock w1 b1
469 1 reroll w2 b2 > 19.1.roll.2: STAR STAR
470 1 reroll w2 b2 > 19.1.roll.3: TOOL SOLDIER
471 2 roll > 19.2.roll.1: SKULL COURAGE STAR SOLDIER COURAGE SOLDIER SKULL
472 2 lock r2 b1
473 2 reroll r1 w1 w2 > 19.2.roll.2: TOOL STAR SOLDIER
474 2 reroll r1 w1 w2 > 19.2.roll.3: TOOL SOLDIER SOLDIER
475 1 ready
476 2 ready
477 1 wild w2
478 2 pass
479 1 claim COURAGE
480 1 charge
481 1 find mortar
482 2 mine
483 1 done
484 2 done
485 1 charge bunker
486 2 advance bunker
487 2 ready > 19.0.mgf.9: 5
488 1 ready
489 2 ready
490 1 pay 7 0
491 1 lose soldiers
492 2 lose soldiers
end won seed=golden-0
