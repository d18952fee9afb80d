# ends as a7f2da1c0f8662707c4e440345dcb95a
hh2 dday n-07 units=2 boxes=base rules=3 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start 1
2 2 start 1
3 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
4 1 lock r2 b1
5 1 reroll r1 w1 w2 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
6 1 reroll r1 w2 b2 > 1.1.roll.3: SOLDIER TOOL SKULL
7 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
8 2 lock w2 b1
9 2 reroll w1 b2 > 1.2.roll.2: STAR TOOL
10 2 reroll b2 > 1.2.roll.3: TWO_SOLDIERS
11 1 cancel w2
12 2 claim SOLDIER
13 1 recruit point-man
14 1 done
15 2 done
16 1 stay
17 2 stay
18 1 ready
19 2 ready
20 1 lose soldiers
21 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
22 1 lock b1 b2
23 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
24 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
25 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
26 2 lock w1 b2
27 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
28 2 reroll w2 > 2.2.roll.3: TOOL
29 1 cancel w2
30 2 claim SOLDIER
31 1 done
32 2 done
33 1 stay
34 2 stay
35 1 ready
36 2 ready
37 1 lose soldiers
38 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
39 1 lock r1 w2
40 1 reroll r2 w1 b1 b2 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
41 1 reroll r2 > 3.1.roll.3: SKULL
42 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
43 2 lock w1 w2
44 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
45 2 reroll r1 > 3.2.roll.3: TWO_SOLDIERS
46 1 cancel r1
47 2 claim TWO_SOLDIERS
48 1 recruit sharpshooter
49 1 done
50 2 recruit point-man
51 2 done
52 1 advance 3
53 2 advance 3
54 1 ready
55 2 ready
56 1 lose soldiers
57 2 lose soldiers
58 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
59 1 lock w1 b1
60 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
61 1 reroll b2 > 4.1.roll.3: TOOL
62 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
63 2 lock w1 b2
64 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
65 2 stop
66 1 claim COURAGE
67 1 charge
68 2 claim SOLDIER
69 1 done
70 2 done
71 1 stay
72 2 stay
73 1 ready
74 2 ready
75 1 lose soldiers
76 2 lose soldiers
77 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
78 1 lock w1 b2
79 1 reroll r1 r2 w2 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
80 1 reroll w2 > 5.1.roll.3: TOOL
81 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
82 2 lock w1 b1
83 2 reroll r1 r2 w2 > 5.2.roll.2: SKULL COURAGE STAR
84 2 reroll r1 w2 > 5.2.roll.3: SKULL SOLDIER
85 2 cancel w1
86 1 find grappling-hook
87 1 done
88 2 done
89 1 stay
90 2 stay
91 1 ready
92 2 trade 1
93 2 give soldiers 7
94 2 offer
95 1 accept
96 1 ready
97 2 ready
98 1 lose soldiers
99 2 lose soldiers
100 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
101 1 lock w1 w2
102 1 reroll r1 r2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
103 1 reroll b2 > 6.1.roll.3: STAR
104 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
105 2 lock r1 w2
106 2 reroll r2 w1 b1 b2 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER SKULL
107 2 reroll w1 b1 b2 > 6.2.roll.3: SOLDIER TWO_SOLDIERS SOLDIER
108 1 use grappling-hook
109 1 colour red
110 1 straight
111 1 take distinguished-service-cross
112 1 done
113 2 done
114 1 move 4 > 6.1.mine.1: 4
115 1 lose soldiers
116 2 move 4 > 6.2.mine.1: 6
117 2 lose soldiers > 6.0.mgf.3: 1
118 1 ready
119 2 ready
120 1 lose soldiers
121 2 lose soldiers
122 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
123 1 lock w2 b1
124 1 reroll r2 w1 b2 > 7.1.roll.2: TWO_SOLDIERS STAR TOOL
125 1 reroll w1 b2 > 7.1.roll.3: STAR TOOL
126 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
127 2 lock b1 b2
128 2 reroll r2 w1 w2 > 7.2.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
129 2 reroll w1 > 7.2.roll.3: COURAGE
130 1 use distinguished-service-cross
131 1 bonus TWO_SOLDIERS
132 2 claim TWO_SOLDIERS
133 1 recruit corporal
134 1 done
135 2 recruit corporal
136 2 done
137 1 stay
138 2 stay > 7.0.mgf.3: 6
139 1 ready
140 2 ready
141 1 lose soldiers
142 2 lose soldiers
143 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
144 1 lock w2 b2
145 1 reroll r1 r2 w1 b1 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
146 1 stop
147 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
148 2 lock r2 w2
149 2 reroll r1 w1 b1 b2 > 8.2.roll.2: SOLDIER STAR SOLDIER TWO_SOLDIERS
150 2 reroll w1 > 8.2.roll.3: TOOL
151 1 ready
152 2 use corporal
153 2 reroll w1 > 8.2.roll.4: TWO_SOLDIERS
154 1 straight
155 1 take medal-of-honor
156 2 claim TWO_SOLDIERS
157 1 recruit platoon-leader
158 1 done
159 2 done
160 1 stay
161 2 stay > 8.0.mgf.3: 3
162 1 trade 2
163 1 give courage 3
164 1 offer
165 2 accept
166 1 ready
167 2 ready
168 1 lose soldiers
169 2 lose soldiers
170 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
171 1 lock w1 w2
172 1 reroll r1 r2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
173 1 stop
174 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
175 2 lock w2 b2
176 2 reroll r1 r2 w1 > 9.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER
177 2 reroll r1 r2 > 9.2.roll.3: SOLDIER COURAGE
178 1 use medal-of-honor
179 1 add red TWO_SOLDIERS
180 1 add white TWO_SOLDIERS
181 1 add blue TWO_SOLDIERS
182 1 ready
183 2 ready
184 1 straight
185 1 take memorial-cross
186 2 claim SOLDIER
187 2 claim TWO_SOLDIERS
188 2 claim COURAGE
189 2 charge
190 1 recruit quartermaster
191 1 done
192 2 recruit sharpshooter
193 2 done
194 1 advance 7
195 2 charge 7
196 1 ready
197 2 ready
198 1 lose soldiers
199 2 lose soldiers
200 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
201 1 lock r1 w2
202 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
203 1 reroll b1 > 10.1.roll.3: SOLDIER
204 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
205 2 lock r1 b1
206 2 reroll r2 w1 w2 b2 > 10.2.roll.2: SKULL TOOL TOOL STAR
207 2 reroll r2 w1 w2 > 10.2.roll.3: SKULL COURAGE TOOL
208 1 use memorial-cross
209 1 ready
210 2 use corporal
211 2 reroll r2 > 10.2.roll.4: TOOL
212 1 claim TWO_SOLDIERS
213 1 recruit marksman
214 1 find flame-thrower
215 1 done
216 2 recruit platoon-leader
217 2 find rope-ladder
218 2 buy award > 10.2.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: purple-heart
219 2 done
220 1 stay
221 2 stay
222 1 ready
223 2 ready
224 1 lose soldiers
225 2 lose soldiers
226 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
227 1 lock r1 w1
228 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
229 1 reroll w2 b2 > 11.1.roll.3: SOLDIER STAR
230 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
231 2 lock w1 b2
232 2 reroll r1 r2 w2 b1 > 11.2.roll.2: SOLDIER STAR SKULL STAR
233 2 reroll r1 r2 w2 > 11.2.roll.3: STAR SKULL TWO_SOLDIERS
234 1 use corporal
235 1 reroll b2 > 11.1.roll.4: STAR
236 2 use corporal
237 2 reroll r2 > 11.2.roll.4: SOLDIER
238 2 ready
239 1 find grenade
240 1 done
241 2 find walkie-talkie
242 2 done
243 1 stay
244 2 stay
245 1 ready
246 2 ready
247 1 lose soldiers
248 2 lose soldiers
249 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
250 1 lock b1 b2
251 1 reroll r1 w2 > 12.1.roll.2: TOOL STAR
252 1 reroll r1 > 12.1.roll.3: SOLDIER
253 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
254 2 lock w1 w2
255 2 reroll r1 r2 b1 b2 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
256 2 reroll r1 r2 > 12.2.roll.3: TOOL TOOL
257 1 ready
258 2 use corporal
259 2 reroll r1 > 12.2.roll.4: TWO_SOLDIERS
260 2 ready
261 1 claim TWO_SOLDIERS
262 2 claim TWO_SOLDIERS
263 1 done
264 2 recruit veteran
265 2 find rangefinder
266 2 done
267 1 move 6
268 2 move 6
269 1 ready > 12.0.mgf.5: 6
270 1 ready
271 2 ready
272 1 lose soldiers
273 2 lose soldiers
274 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
275 1 lock b1 b2
276 1 reroll w2 > 13.1.roll.2: STAR
277 1 stop
278 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
279 2 lock r1 b2
280 2 reroll r2 w1 w2 b1 > 13.2.roll.2: SKULL STAR SOLDIER TOOL
281 2 reroll r2 b1 > 13.2.roll.3: SKULL STAR
282 1 ready
283 2 use corporal
284 2 reroll r2 > 13.2.roll.4: SKULL
285 2 use rope-ladder
286 1 colour red
287 2 colour blue
288 2 ready
289 1 straight
290 1 take conspicuous-gallantry-medal
291 2 claim STAR
292 2 white SKULL
293 2 claim SKULL
294 1 recruit medic
295 1 done
296 2 recruit medic
297 2 find bangalore-torpedo
298 2 done
299 1 stay
300 2 stay
301 1 ready > 13.0.mgf.5: 2
302 1 ready
303 2 ready
304 1 lose soldiers
305 2 lose soldiers
306 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
307 1 lock r2 w1
308 1 reroll r1 w2 b1 b2 > 14.1.roll.2: TWO_SOLDIERS STAR TOOL TOOL
309 1 reroll b1 b2 > 14.1.roll.3: TWO_SOLDIERS SKULL
310 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
311 2 lock w1 b2
312 2 reroll r1 r2 w2 b1 > 14.2.roll.2: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS
313 2 reroll r1 w2 > 14.2.roll.3: STAR TWO_SOLDIERS
314 1 use corporal
315 1 reroll b2 > 14.1.roll.4: TWO_SOLDIERS
316 1 use conspicuous-gallantry-medal
317 1 add colourless TWO_SOLDIERS
318 1 add colourless TWO_SOLDIERS
319 1 add colourless TWO_SOLDIERS
320 2 ready
321 1 claim TWO_SOLDIERS
322 2 claim STAR
323 2 white TWO_SOLDIERS
324 2 claim TWO_SOLDIERS
325 1 done
326 2 recruit hero
327 2 find mine-detector
328 2 done
329 1 stay
330 2 stay
331 1 ready > 14.0.mgf.5: 5
332 1 ready
333 2 ready
334 1 lose soldiers
335 2 pay 1 0
336 2 lose soldiers
337 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
338 1 lock r2 w2
339 1 reroll r1 w1 b1 b2 > 15.1.roll.2: SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
340 1 reroll r1 w1 > 15.1.roll.3: TWO_SOLDIERS STAR
341 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
342 2 lock w1 b1
343 2 reroll r1 b2 > 15.2.roll.2: SKULL SOLDIER
344 2 reroll r2 > 15.2.roll.3: STAR
345 1 use corporal
346 1 reroll w1 > 15.1.roll.4: SOLDIER
347 2 ready
348 2 claim SKULL
349 1 done
350 2 find field-radio
351 2 use field-radio
352 2 done
353 1 advance 9
354 2 advance 9
355 1 ready > 15.0.mgf.8: 2
356 1 ready
357 2 ready
358 1 lose soldiers
359 2 pay 0 1
360 2 lose soldiers
361 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
362 1 reroll r2 w1 b1 b2 > 16.1.roll.2: COURAGE SKULL TOOL SOLDIER
363 1 reroll r2 b1 b2 > 16.1.roll.3: COURAGE STAR SKULL
364 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
365 2 reroll w1 b1 b2 > 16.2.roll.2: SOLDIER SOLDIER SOLDIER
366 2 reroll w1 b1 b2 > 16.2.roll.3: TOOL STAR STAR
367 1 ready
368 2 use corporal
369 2 reroll b1 > 16.2.roll.4: TWO_SOLDIERS
370 2 use rangefinder
371 2 set b2 SKULL
372 1 claim SKULL
373 2 claim SKULL
374 1 find shoulder-patch
375 1 use shoulder-patch
376 1 lose soldiers
377 1 recruit hero
378 1 done
379 2 find ammo-box
380 2 done
381 1 stay
382 2 stay
383 1 ready > 16.0.mgf.8: 1
384 1 ready
385 2 ready
386 1 pay 0 2
387 2 pay 0 0
388 2 lose soldiers
389 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
390 1 lock r2 w2
391 1 reroll r1 w1 b1 b2 > 17.1.roll.2: STAR SOLDIER COURAGE STAR
392 1 reroll r1 b1 b2 > 17.1.roll.3: SKULL TOOL SOLDIER
393 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
394 2 lock r2 b2
395 2 reroll w1 w2 > 17.2.roll.2: COURAGE SOLDIER
396 2 reroll w2 > 17.2.roll.3: TWO_SOLDIERS
397 1 use corporal
398 1 reroll r1 > 17.1.roll.4: TOOL
399 2 ready
400 2 claim TWO_SOLDIERS
401 2 claim COURAGE
402 2 charge
403 1 find binoculars
404 1 done
405 2 find command-jacket
406 2 done
407 1 stay
408 2 stay
409 1 ready > 17.0.mgf.8: 4
410 1 ready
411 2 ready
412 1 pay 3 0
413 1 lose soldiers
414 2 pay 3 0
415 2 lose soldiers
416 1 roll > 18.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
417 1 lock w1 b2
418 1 reroll r1 r2 > 18.1.roll.2: STAR TOOL
419 1 reroll r1 r2 > 18.1.roll.3: SOLDIER TOOL
420 2 roll > 18.2.roll.1: TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL
421 2 lock r2 b1
422 2 reroll r1 w1 w2 b2 > 18.2.roll.2: TOOL COURAGE SOLDIER COURAGE
423 2 reroll r1 > 18.2.roll.3: STAR
424 1 use corporal
425 1 reroll r2 > 18.1.roll.4: COURAGE
426 1 use binoculars
427 1 set r1 TWO_SOLDIERS
428 2 ready
429 1 claim TWO_SOLDIERS
430 1 claim COURAGE
431 1 charge
432 2 claim SOLDIER
433 1 done
434 2 trade 1
435 2 give soldiers 4
436 2 offer
437 1 accept
438 1 done
439 2 done
440 1 charge 11
441 2 advance 11
442 2 sacrifice point-man
443 1 ready > 18.0.mgf.10: 6
444 1 ready
445 2 use bangalore-torpedo
446 2 ready
447 1 pay 5 0
448 2 pay 2 1
449 2 lose soldiers
450 1 roll > 19.1.roll.1: SOLDIER COURAGE TOOL TWO_SOLDIERS COURAGE SKULL
451 1 lock r1 r2
452 1 reroll w1 w2 b2 > 19.1.roll.2: TWO_SOLDIERS STAR TWO_SOLDIERS
453 1 reroll w2 > 19.1.roll.3: SKULL
454 2 roll > 19.2.roll.1: STAR TWO_SOLDIERS SOLDIER SKULL COURAGE COURAGE
455 2 lock r2 b1
456 2 reroll r1 w1 w2 b2 > 19.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER TOOL
457 2 reroll r1 w1 > 19.2.roll.3: TWO_SOLDIERS TOOL
458 1 use corporal
459 1 reroll w2 > 19.1.roll.4: COURAGE
460 2 use purple-heart
461 2 use corporal
462 2 reroll r1 > 19.2.roll.4: STAR
463 2 ready
464 1 claim COURAGE
465 1 charge
466 1 find carrier-pigeon
467 1 done
468 2 find dispatch-case
469 2 done
470 1 charge bunker
471 2 advance bunker
472 1 ready > 19.0.mgf.12: 3
473 1 ready
474 2 ready
475 1 pay 6 0
476 1 lose soldiers
477 2 pay 1 1
478 2 lose soldiers
end won seed=golden-0
