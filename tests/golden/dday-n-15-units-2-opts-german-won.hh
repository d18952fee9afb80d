# ends as 805432939e33704e3fd5e92e9a2cdd30
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
10 3 lock r2 w1
11 3 stop
12 3 ready
13 1 claim TOOL
14 2 claim SOLDIER
15 1 recruit platoon-leader
16 1 find walkie-talkie
17 1 done
18 2 done
19 3 done
20 1 stay
21 2 stay
22 3 pay
23 1 ready
24 2 ready
25 1 lose soldiers
26 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
27 1 lock b1 b2
28 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
29 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
30 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
31 2 lock w1 b2
32 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
33 2 reroll w2 > 2.2.roll.3: TOOL
34 3 roll > 2.3.roll.1: TOOL COURAGE SOLDIER TOOL SOLDIER TWO_SOLDIERS
35 3 lock r1 k2
36 3 reroll w2 > 2.3.roll.2: SKULL
37 3 stop
38 3 ready
39 1 cancel w2
40 2 claim SOLDIER
41 3 cancel w1
42 1 done
43 2 done
44 3 done
45 1 stay
46 2 stay
47 3 forfeit unteroffizier
48 1 ready
49 2 ready
50 1 lose soldiers
51 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
52 1 lock r1 w2
53 1 reroll r2 w1 b1 b2 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
54 1 reroll r2 > 3.1.roll.3: SKULL
55 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
56 2 lock w1 w2
57 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
58 2 reroll r1 r2 > 3.2.roll.3: SOLDIER STAR
59 3 roll > 3.3.roll.1: SOLDIER TWO_SOLDIERS SKULL TOOL STAR TWO_SOLDIERS
60 3 lock w2 k2
61 3 reroll w1 > 3.3.roll.2: SKULL
62 3 reroll r1 r2 w1 k1 > 3.3.roll.3: TWO_SOLDIERS SKULL SKULL STAR
63 1 cancel r1
64 3 cancel w2
65 3 cancel k1
66 1 recruit corporal
67 1 done
68 2 recruit platoon-leader
69 2 done
70 3 decorate > 3.3.decoration.1?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: gestapo-disk
71 3 done
72 3 pass
73 1 advance 2
74 2 advance 2
75 3 standing pass
76 1 ready
77 2 ready
78 1 lose soldiers
79 2 lose soldiers
80 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
81 1 lock w1 b1
82 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
83 1 reroll b2 > 4.1.roll.3: TOOL
84 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
85 2 lock w1 b2
86 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
87 2 stop
88 3 standing usual
89 3 roll > 4.3.roll.1: STAR SOLDIER TOOL TWO_SOLDIERS SKULL SOLDIER
90 3 lock r1 r2
91 3 stop
92 1 use corporal
93 1 reroll b2 > 4.1.roll.4: SOLDIER
94 3 ready
95 1 declared
96 2 declared
97 3 pass
98 3 cancel w1
99 1 done
100 2 done
101 3 recruit zahlmeister
102 3 done
103 3 pass
104 1 stay
105 2 stay
106 3 ready
107 3 forfeit zahlmeister
108 1 ready
109 2 ready
110 1 lose soldiers
111 2 lose soldiers
112 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
113 1 lock w2 b2
114 1 reroll r1 r2 w1 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
115 1 reroll w1 > 5.1.roll.3: TOOL
116 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
117 2 lock w1 b1
118 2 reroll r1 r2 w2 > 5.2.roll.2: SKULL COURAGE STAR
119 2 reroll r1 w2 > 5.2.roll.3: SKULL SOLDIER
120 3 roll > 5.3.roll.1: SOLDIER SKULL TWO_SOLDIERS TWO_SOLDIERS STAR SKULL
121 3 lock r2 k2
122 3 reroll r1 w1 k1 > 5.3.roll.2: STAR TOOL TOOL
123 3 stop
124 1 use corporal
125 1 reroll w1 > 5.1.roll.4: COURAGE
126 3 ready
127 2 cancel w1
128 3 pass
129 3 cancel r1
130 3 cancel w2
131 1 trade 2
132 1 give courage 3
133 1 offer
134 2 accept
135 1 done
136 2 done
137 3 done
138 3 pass
139 1 stay
140 2 stay
141 3 ready
142 1 ready
143 2 ready
144 1 lose soldiers
145 2 lose soldiers
146 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
147 1 lock r1 w2
148 1 reroll r2 w1 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
149 1 reroll b2 > 6.1.roll.3: STAR
150 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
151 2 lock w2 b2
152 2 reroll r1 r2 w1 b1 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER SKULL
153 2 reroll w1 b1 > 6.2.roll.3: STAR COURAGE
154 3 roll > 6.3.roll.1: SOLDIER TOOL SKULL SOLDIER STAR STAR
155 3 lock r1 w2
156 3 reroll k1 > 6.3.roll.2: COURAGE
157 3 reroll r2 w1 k2 > 6.3.roll.3: STAR TWO_SOLDIERS SOLDIER
158 1 ready
159 3 ready
160 1 declared
161 3 declared
162 1 recruit beachmaster
163 1 done
164 2 recruit beachmaster
165 2 done
166 3 find tracer-bullets
167 3 done
168 3 pass
169 1 move 3
170 2 move 3
171 3 ready
172 1 ready
173 2 ready
174 1 lose soldiers
175 2 lose soldiers
176 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
177 1 lock w1 w2
178 1 reroll b1 b2 > 7.1.roll.2: STAR SKULL
179 1 reroll b2 > 7.1.roll.3: SKULL
180 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
181 2 lock b1 b2
182 2 reroll r2 w1 w2 > 7.2.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
183 2 reroll w1 > 7.2.roll.3: COURAGE
184 3 roll > 7.3.roll.1: TOOL SKULL SKULL SOLDIER SOLDIER TOOL
185 3 lock w1 k2
186 3 reroll r1 r2 w2 > 7.3.roll.2: TOOL SOLDIER TWO_SOLDIERS
187 3 reroll r1 > 7.3.roll.3: TWO_SOLDIERS
188 1 use corporal
189 1 reroll b2 > 7.1.roll.4: COURAGE
190 3 standing pass
191 1 claim STAR
192 1 white TWO_SOLDIERS
193 2 claim TWO_SOLDIERS
194 3 cancel r2
195 1 recruit medic
196 1 done
197 2 done
198 3 done
199 1 stay
200 2 stay
201 1 ready
202 2 ready
203 1 lose soldiers
204 2 lose soldiers
205 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
206 1 lock w2 b1
207 1 reroll r1 r2 w1 b2 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
208 1 reroll r1 b2 > 8.1.roll.3: COURAGE SKULL
209 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
210 2 lock r1 r2
211 2 reroll w1 w2 b2 > 8.2.roll.2: COURAGE SOLDIER COURAGE
212 2 reroll w1 w2 b2 > 8.2.roll.3: SKULL SOLDIER STAR
213 3 standing usual
214 3 roll > 8.3.roll.1: SKULL SOLDIER TWO_SOLDIERS TWO_SOLDIERS TOOL SOLDIER
215 3 lock r1 w2
216 3 reroll r2 > 8.3.roll.2: TOOL
217 3 stop
218 1 use corporal
219 1 reroll b2 > 8.1.roll.4: SOLDIER
220 3 ready
221 2 cancel r1
222 3 pass
223 3 cancel k2
224 1 recruit quartermaster
225 1 done
226 2 recruit medic
227 2 done
228 3 done
229 3 pass
230 1 trade 2
231 1 give soldiers 11
232 1 offer
233 2 accept
234 1 stay
235 2 move 4
236 3 ready
237 1 lose soldiers
238 2 lose soldiers
239 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
240 1 lock w1 w2
241 1 reroll r1 r2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
242 1 stop
243 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
244 2 lock r1 b1
245 2 reroll r2 w1 w2 b2 > 9.2.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
246 2 reroll w1 b2 > 9.2.roll.3: SOLDIER COURAGE
247 3 roll > 9.3.roll.1: TWO_SOLDIERS TOOL TWO_SOLDIERS TOOL TWO_SOLDIERS TWO_SOLDIERS
248 3 lock r1 w2
249 3 reroll w1 k2 > 9.3.roll.2: STAR SKULL
250 3 reroll r2 w1 > 9.3.roll.3: STAR COURAGE
251 1 ready
252 3 standing ask
253 3 standing usual
254 3 ready
255 1 straight
256 1 take distinguished-service-cross
257 3 pass
258 3 cancel r1
259 1 recruit marksman
260 2 done
261 3 recruit pionier
262 3 done
263 3 pass
264 1 move 4
265 2 advance 7 > 9.2.mine.1: 2
266 2 lose soldiers
267 3 standing ask
268 3 standing pass
269 3 pay
270 2 ready
271 2 lose soldiers
272 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
273 1 lock r1 w2
274 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
275 1 reroll b1 > 10.1.roll.3: SOLDIER
276 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
277 2 lock r1 w2
278 2 reroll r2 w1 b1 b2 > 10.2.roll.2: SKULL TOOL TOOL STAR
279 2 reroll r2 w1 b1 > 10.2.roll.3: SKULL COURAGE TOOL
280 3 standing usual
281 3 roll > 10.3.roll.1: SKULL STAR STAR SKULL TOOL TWO_SOLDIERS
282 3 lock r2 w2
283 3 reroll r1 w1 k2 > 10.3.roll.2: STAR SKULL COURAGE
284 3 reroll r1 w1 k1 k2 > 10.3.roll.3: TWO_SOLDIERS TWO_SOLDIERS SKULL TOOL
285 1 ready
286 3 ready
287 1 declared
288 2 straight
289 2 take medal-of-honor
290 3 pass
291 3 cancel w1
292 3 cancel k2
293 1 recruit decoy
294 1 find pocket-bible
295 1 use pocket-bible
296 1 buy award > 10.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,memorial-cross,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: victoria-cross
297 2 recruit corporal
298 2 find gammon-bomb
299 2 done
300 3 done
301 3 pass
302 1 advance 7 > 10.1.mine.2: 6
303 1 lose soldiers
304 2 move 6
305 3 ready
306 3 pay
307 2 ready
308 1 lose soldiers
309 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
310 1 lock r1 w1
311 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
312 1 reroll w2 b2 > 11.1.roll.3: SOLDIER STAR
313 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
314 2 lock w1 b2
315 2 reroll r1 r2 w2 > 11.2.roll.2: TOOL TWO_SOLDIERS SOLDIER
316 2 reroll w2 > 11.2.roll.3: STAR
317 3 roll > 11.3.roll.1: COURAGE SOLDIER SOLDIER STAR COURAGE SKULL
318 3 lock r2 k1
319 3 stop
320 1 use corporal
321 1 reroll b2 > 11.1.roll.4: STAR
322 1 ready
323 2 ready
324 3 standing ask
325 3 ready
326 2 declared
327 3 standing usual
328 3 pass
329 3 cancel r1
330 1 done
331 2 done
332 3 done
333 3 pass
334 1 move 6
335 2 advance 9
336 3 ready
337 3 forfeit pionier
338 2 ready
339 2 lose soldiers
340 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
341 1 lock b1 b2
342 1 reroll r1 w2 > 12.1.roll.2: TOOL STAR
343 1 reroll r1 > 12.1.roll.3: SOLDIER
344 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
345 2 lock r1 r2
346 2 reroll w2 b1 b2 > 12.2.roll.2: TOOL COURAGE SOLDIER
347 2 reroll b2 > 12.2.roll.3: SKULL
348 3 roll > 12.3.roll.1: COURAGE COURAGE SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
349 3 lock w2 k2
350 3 reroll r1 r2 k1 > 12.3.roll.2: TOOL STAR SOLDIER
351 3 stop
352 1 ready
353 2 use corporal
354 1 ready
355 2 reroll b2 > 12.2.roll.4: TWO_SOLDIERS
356 2 ready
357 3 ready
358 1 declared
359 2 declared
360 3 pass
361 3 cancel r1
362 1 done
363 2 buy award > 12.2.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,memorial-cross,silver-star,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: conspicuous-gallantry-medal
364 2 done
365 3 done
366 3 pass
367 1 advance 9
368 2 move 8 > 12.2.award.2.army-good-conduct-medal,memorial-cross,silver-star,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: silver-star
369 3 standing pass
370 2 ready
371 2 lose soldiers
372 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
373 1 lock b1 b2
374 1 stop
375 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
376 2 lock b1 b2
377 2 reroll r1 r2 w2 > 13.2.roll.2: SKULL SKULL TWO_SOLDIERS
378 2 reroll r1 r2 w2 > 13.2.roll.3: TOOL TOOL SOLDIER
379 3 standing usual
380 3 roll > 13.3.roll.1: COURAGE SKULL COURAGE SKULL TWO_SOLDIERS STAR
381 3 lock r1 r2
382 3 reroll w1 k2 > 13.3.roll.2: SOLDIER TWO_SOLDIERS
383 3 reroll w1 w2 k1 k2 > 13.3.roll.3: TWO_SOLDIERS COURAGE TWO_SOLDIERS SKULL
384 1 ready
385 2 use corporal
386 1 ready
387 2 reroll r1 > 13.2.roll.4: SKULL
388 2 ready
389 3 ready
390 1 straight
391 1 take memorial-cross
392 2 cancel w2
393 3 pass
394 3 cancel k1
395 3 cancel w1
396 1 recruit veteran
397 1 done
398 2 recruit veteran
399 2 find rangefinder
400 2 done
401 3 done
402 3 pass
403 1 move 8
404 2 stay
405 3 ready
406 1 ready
407 2 ready
408 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
409 1 lock r2 w1
410 1 reroll r1 w2 b1 b2 > 14.1.roll.2: TWO_SOLDIERS STAR TOOL TOOL
411 1 reroll b1 b2 > 14.1.roll.3: TWO_SOLDIERS SKULL
412 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
413 2 lock w1 b2
414 2 reroll r1 r2 w2 > 14.2.roll.2: TWO_SOLDIERS TOOL TOOL
415 2 reroll r1 b1 > 14.2.roll.3: STAR TWO_SOLDIERS
416 3 roll > 14.3.roll.1: TOOL STAR COURAGE TWO_SOLDIERS STAR TOOL
417 3 lock w1 k2
418 3 reroll r1 > 14.3.roll.2: SOLDIER
419 3 reroll r1 k1 > 14.3.roll.3: TOOL COURAGE
420 1 use corporal
421 1 reroll b2 > 14.1.roll.4: TWO_SOLDIERS
422 1 ready
423 2 use corporal
424 1 ready
425 2 reroll b1 > 14.2.roll.4: SOLDIER
426 2 use rangefinder
427 1 ready
428 2 set b1 TOOL
429 2 ready
430 3 ready
431 1 declared
432 2 declared
433 1 done
434 2 recruit hero
435 2 find mine-detector
436 2 done
437 3 recruit kommandant
438 3 done
439 3 pass
440 1 advance 11
441 2 stay
442 3 ready
443 3 forfeit kommandant
444 2 ready
445 1 lose soldiers
446 2 pay 2 0
447 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
448 1 lock r2 b1
449 1 reroll r1 w1 w2 b2 > 15.1.roll.2: SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
450 1 reroll r1 > 15.1.roll.3: COURAGE
451 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
452 2 lock w2 b1
453 2 reroll r1 w1 b2 > 15.2.roll.2: SOLDIER TOOL TOOL
454 2 reroll r1 > 15.2.roll.3: STAR
455 3 roll > 15.3.roll.1: TWO_SOLDIERS SOLDIER SOLDIER COURAGE STAR TOOL
456 3 lock w1 w2
457 3 reroll r2 k1 > 15.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS
458 3 reroll r1 r2 k2 > 15.3.roll.3: SKULL COURAGE TOOL
459 1 use corporal
460 1 reroll w1 > 15.1.roll.4: SOLDIER
461 1 ready
462 2 ready
463 3 standing pass
464 1 claim TWO_SOLDIERS
465 2 claim SKULL
466 3 cancel w2
467 1 find carrier-pigeon
468 2 mine
469 1 done
470 2 done
471 3 find schnapps
472 3 done
473 1 advance bunker
474 2 advance 11
475 2 ready
476 1 lose soldiers
477 2 use bazooka
478 2 use gammon-bomb > 15.2.lower-def.1: 2
479 2 use carrier-pigeon
end won seed=golden-0
