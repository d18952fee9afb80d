# ends as 2b5765a37136e5790b8b44053ecfd509
hh2 dday n-03 units=2 boxes=base opts=badges,badge-of-honor,badge-of-courage,badge-of-assistance=all rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
0 0 start > 0.1.badge.1.beach-battalion,bomb-disposal,combat-infantryman,combat-medic,commando,driver-mechanic,expert-infantryman,glider,marksmanship,observer,officer-candidate,parachutist,ranger,sapper,signals,unit-citation: combat-medic 0.2.badge.2.beach-battalion,bomb-disposal,combat-infantryman,commando,driver-mechanic,expert-infantryman,glider,marksmanship,observer,officer-candidate,parachutist,ranger,sapper,signals,unit-citation: unit-citation
1 1 start 1
2 2 start 1
3 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
4 1 lock r1 b1
5 1 reroll r2 w1 w2 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
6 1 reroll r2 w1 > 1.1.roll.3: SOLDIER TWO_SOLDIERS
7 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
8 2 lock w2 b1
9 2 reroll w1 b2 > 1.2.roll.2: STAR TOOL
10 2 reroll b2 > 1.2.roll.3: TWO_SOLDIERS
11 1 claim TOOL
12 2 claim SOLDIER
13 1 recruit sharpshooter
14 1 find walkie-talkie
15 1 done
16 2 done
17 1 stay
18 2 stay
19 1 ready
20 2 ready
21 1 lose soldiers
22 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
23 1 lock b1 b2
24 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
25 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
26 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
27 2 lock w1 b2
28 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
29 2 reroll w2 > 2.2.roll.3: TOOL
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
41 1 reroll r2 w1 > 3.1.roll.3: TWO_SOLDIERS SKULL
42 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
43 2 lock w1 w2
44 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
45 2 reroll r1 r2 > 3.2.roll.3: SOLDIER STAR
46 1 recruit beachmaster
47 1 done
48 2 recruit sharpshooter
49 2 done
50 1 advance 4
51 2 advance 4
52 1 ready
53 2 ready
54 1 lose soldiers
55 2 lose soldiers
56 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
57 1 lock w1 b1
58 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
59 1 reroll b2 > 4.1.roll.3: TOOL
60 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
61 2 lock w1 b2
62 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
63 2 reroll r2 > 4.2.roll.3: COURAGE
64 1 claim COURAGE
65 1 charge
66 2 claim SOLDIER
67 1 done
68 2 done
69 1 stay
70 2 stay
71 1 ready
72 2 ready
73 1 lose soldiers
74 2 lose soldiers
75 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
76 1 lock w2 b2
77 1 reroll r1 r2 w1 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
78 1 stop
79 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
80 2 lock w2 b1
81 2 reroll r1 r2 > 5.2.roll.2: COURAGE COURAGE
82 2 reroll w1 > 5.2.roll.3: SOLDIER
83 1 recruit scout
84 1 done
85 2 recruit scout
86 2 done
87 1 stay
88 2 stay
89 1 ready
90 2 ready
91 1 lose soldiers
92 2 lose soldiers
93 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
94 1 lock r1 w2
95 1 reroll r2 w1 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
96 1 reroll b2 > 6.1.roll.3: STAR
97 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
98 2 lock r2 b2
99 2 reroll r1 w1 w2 b1 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER SKULL
100 2 reroll w2 > 6.2.roll.3: SOLDIER
101 1 claim TWO_SOLDIERS
102 2 straight
103 2 take distinguished-service-cross
104 1 find lucky-charm
105 1 use lucky-charm
106 1 gain stars
107 1 recruit hero
108 1 done
109 2 done
110 1 move 5 > 6.1.mine.1: 4
111 1 pay 0 0
112 1 lose soldiers
113 2 move 5 > 6.2.mine.1: 6
114 2 lose soldiers
115 1 ready
116 2 ready
117 1 pay 0 0
118 1 lose soldiers
119 2 lose soldiers
120 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
121 1 lock b1 b2
122 1 reroll r1 r2 w1 > 7.1.roll.2: TWO_SOLDIERS STAR TOOL
123 1 reroll r2 w1 > 7.1.roll.3: STAR TOOL
124 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
125 2 lock b1 b2
126 2 reroll w1 > 7.2.roll.2: STAR
127 2 reroll w1 > 7.2.roll.3: COURAGE
128 2 use distinguished-service-cross
129 2 bonus TWO_SOLDIERS
130 2 straight
131 2 take medal-of-honor
132 1 recruit corporal
133 1 done
134 2 recruit beachmaster
135 2 done
136 1 stay
137 2 stay
138 1 ready
139 2 ready
140 1 pay 0 0
141 1 lose soldiers
142 2 lose soldiers
143 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
144 1 lock w1 w2
145 1 reroll r1 r2 b1 b2 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
146 1 reroll r1 b2 > 8.1.roll.3: COURAGE SKULL
147 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
148 2 lock r2 w2
149 2 reroll r1 w1 b1 b2 > 8.2.roll.2: SOLDIER STAR SOLDIER TWO_SOLDIERS
150 2 reroll w1 > 8.2.roll.3: TOOL
151 1 use corporal
152 1 reroll b2 > 8.1.roll.4: SOLDIER
153 2 use medal-of-honor
154 2 add red TWO_SOLDIERS
155 2 add white TWO_SOLDIERS
156 2 add blue TWO_SOLDIERS
157 1 claim TWO_SOLDIERS
158 1 straight
159 1 take memorial-cross
160 1 badge > 8.1.badge.3.beach-battalion,bomb-disposal,combat-infantryman,commando,driver-mechanic,expert-infantryman,glider,marksmanship,observer,officer-candidate,parachutist,ranger,sapper,signals: expert-infantryman
161 1 done
162 2 done
163 1 stay
164 2 stay
165 1 ready
166 2 ready
167 1 pay 0 0
168 1 lose soldiers
169 2 lose soldiers
170 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
171 1 lock w1 w2
172 1 reroll r1 r2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
173 1 reroll b2 > 9.1.roll.3: STAR
174 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
175 2 lock b1 b2
176 2 reroll r1 r2 w1 w2 > 9.2.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
177 2 reroll r2 w2 > 9.2.roll.3: SOLDIER COURAGE
178 1 use memorial-cross
179 1 ready
180 1 straight
181 1 take conspicuous-gallantry-medal
182 1 recruit minesweeper
183 1 find bangalore-torpedo
184 1 done
185 2 recruit corporal
186 2 find pocket-bible
187 2 use pocket-bible
188 2 done
189 1 trade 2
190 1 give soldiers 1
191 1 offer
192 2 accept
193 1 move 6
194 2 advance 8 > 9.0.mgf.5: 6 9.0.mgf.7: 5
195 1 ready
196 1 pay 0 0
197 1 lose soldiers
198 2 lose scout
199 2 lose soldiers
200 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
201 1 lock w2 b1
202 1 reroll b2 > 10.1.roll.2: TWO_SOLDIERS
203 1 reroll w1 > 10.1.roll.3: SOLDIER
204 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
205 2 lock r1 w2
206 2 reroll r2 w1 b1 b2 > 10.2.roll.2: SKULL TOOL TOOL STAR
207 2 reroll r2 w1 b1 b2 > 10.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
208 1 use conspicuous-gallantry-medal
209 1 add colourless TWO_SOLDIERS
210 1 add colourless COURAGE
211 1 add colourless TWO_SOLDIERS
212 1 ready
213 2 use corporal
214 2 reroll b1 > 10.2.roll.4: TOOL
215 1 claim TWO_SOLDIERS
216 1 straight
217 1 take army-good-conduct-medal
218 1 find rangefinder
219 2 mine
220 1 find mine-detector
221 1 badge > 10.1.badge.4.beach-battalion,bomb-disposal,combat-infantryman,commando,driver-mechanic,glider,marksmanship,observer,officer-candidate,parachutist,ranger,sapper,signals: combat-infantryman
222 1 done
223 2 done
224 1 stay
225 2 move 9 > 10.0.mgf.5: 5
226 1 ready
227 1 pay 0 0
228 1 lose soldiers
229 2 lose soldiers
230 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
231 1 lock w1 w2
232 1 reroll r2 b1 b2 > 11.1.roll.2: SKULL SKULL SOLDIER
233 1 stop
234 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
235 2 lock w1 b2
236 2 reroll r2 w2 b1 > 11.2.roll.2: TOOL TWO_SOLDIERS SOLDIER
237 2 reroll r1 r2 > 11.2.roll.3: COURAGE COURAGE
238 1 ready
239 2 use corporal
240 2 reroll r1 > 11.2.roll.4: SOLDIER
241 2 ready
242 1 claim SKULL
243 1 claim SOLDIER
244 1 find signalling-lamp
245 1 use signalling-lamp
246 1 done
247 2 buy award > 11.2.award.1.silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: legion-of-merit
248 2 done
249 1 advance 9
250 2 stay
251 1 ready
252 2 ready
253 1 pay 0 0
254 1 lose soldiers
255 2 lose soldiers
256 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
257 1 lock b1 b2
258 1 reroll r1 w2 > 12.1.roll.2: TOOL STAR
259 1 reroll r1 > 12.1.roll.3: SOLDIER
260 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
261 2 lock w2 b2
262 2 reroll r1 r2 w1 b1 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
263 2 reroll r2 > 12.2.roll.3: SKULL
264 1 ready
265 2 use legion-of-merit
266 2 take tank
267 2 ready
268 1 claim TWO_SOLDIERS
269 2 straight
270 2 take croix-de-guerre
271 1 find grenade
272 1 badge > 12.1.badge.5.beach-battalion,bomb-disposal,commando,driver-mechanic,glider,marksmanship,observer,officer-candidate,parachutist,ranger,sapper,signals: sapper
273 1 done
274 2 badge > 12.2.badge.6.beach-battalion,bomb-disposal,commando,driver-mechanic,glider,marksmanship,observer,officer-candidate,parachutist,ranger,signals: glider
275 2 done
276 1 stay
277 2 stay
278 1 ready
279 2 ready
280 1 pay 0 0
281 1 lose soldiers
282 2 lose soldiers
283 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
284 1 lock w1 b2
285 1 reroll w2 b1 > 13.1.roll.2: COURAGE STAR
286 1 reroll w2 > 13.1.roll.3: TOOL
287 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
288 2 lock r1 b2
289 2 reroll r2 w1 w2 b1 > 13.2.roll.2: SKULL STAR SOLDIER TOOL
290 2 reroll r2 b1 > 13.2.roll.3: SKULL STAR
291 1 use sapper
292 1 use army-good-conduct-medal
293 1 set w1 TOOL
294 1 enough
295 1 ready
296 2 use corporal
297 2 reroll r2 > 13.2.roll.4: SKULL
298 2 use glider
299 2 ready
300 1 straight
301 1 take bronze-star
302 2 claim STAR
303 2 white TOOL
304 2 straight
305 2 take distinguished-conduct-medal
306 1 find field-radio
307 1 use field-radio
308 1 badge > 13.1.badge.7.beach-battalion,bomb-disposal,commando,driver-mechanic,marksmanship,observer,officer-candidate,parachutist,ranger,signals: beach-battalion
309 1 done
310 2 recruit chaplain
311 2 done
312 1 move 8
313 2 advance 12
314 2 sacrifice corporal
315 1 ready > 13.0.mgf.7: 5
316 1 ready
317 1 pay 0 0
318 1 lose soldiers
319 2 lose soldiers
320 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
321 1 lock r2 w1
322 1 reroll r1 b1 b2 > 14.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS STAR
323 1 stop
324 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
325 2 lock w1 b2
326 2 reroll r1 r2 w2 b1 > 14.2.roll.2: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS
327 2 reroll r1 w2 > 14.2.roll.3: STAR TWO_SOLDIERS
328 1 use bronze-star
329 1 find ammo-box
330 1 use sapper
331 1 ready
332 2 use distinguished-conduct-medal
333 2 recruit hero
334 2 use croix-de-guerre
335 2 use glider
336 2 ready
337 1 claim TWO_SOLDIERS
338 2 claim STAR
339 2 white TWO_SOLDIERS
340 2 claim TWO_SOLDIERS
341 1 find binoculars
342 1 done
343 2 recruit minesweeper
344 2 done
345 1 move 7
346 2 stay
347 1 ready
348 1 pay 0 0
349 1 lose soldiers
350 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
351 1 lock r2 w2
352 1 reroll r1 w1 b1 b2 > 15.1.roll.2: SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
353 1 reroll r1 w1 > 15.1.roll.3: TWO_SOLDIERS STAR
354 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
355 2 lock w1 b1
356 2 reroll r1 b2 > 15.2.roll.2: SKULL SOLDIER
357 2 reroll r2 > 15.2.roll.3: STAR
358 1 use corporal
359 1 reroll w1 > 15.1.roll.4: SOLDIER
360 1 use binoculars
361 1 set w1 TWO_SOLDIERS
362 1 use sapper
363 2 use glider
364 2 ready
365 1 claim TWO_SOLDIERS
366 1 declared
367 2 claim SKULL
368 1 done
369 2 badge > 15.2.badge.8.bomb-disposal,commando,driver-mechanic,marksmanship,observer,officer-candidate,parachutist,ranger,signals: parachutist
370 2 done
371 1 advance 10
372 2 stay
373 1 use bangalore-torpedo
374 2 pay 4 0
375 2 lose soldiers
376 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
377 1 lock w1 b1
378 1 reroll r1 r2 w2 > 16.1.roll.2: COURAGE SOLDIER SOLDIER
379 1 reroll r1 r2 w2 > 16.1.roll.3: COURAGE STAR SKULL
380 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
381 2 lock w1 b1
382 2 reroll r1 r2 w2 b2 > 16.2.roll.2: STAR SOLDIER STAR STAR
383 2 reroll b2 > 16.2.roll.3: TWO_SOLDIERS
384 1 use corporal
385 1 reroll w2 > 16.1.roll.4: SOLDIER
386 1 use sapper
387 2 use rangefinder
388 2 set b2 SOLDIER
389 2 use glider
390 2 ready
391 2 claim STAR
392 2 white SOLDIER
393 2 claim SOLDIER
394 1 use shoulder-patch
395 1 lose soldiers
396 1 recruit chaplain
397 1 badge > 16.1.badge.9.bomb-disposal,commando,driver-mechanic,marksmanship,observer,officer-candidate,ranger,signals: officer-candidate
398 1 done
399 2 recruit decoy
400 2 badge > 16.2.badge.10.bomb-disposal,commando,driver-mechanic,marksmanship,observer,ranger,signals: driver-mechanic
401 2 done
402 1 advance 13
403 2 move 11
404 1 ready > 16.0.mgf.10: 4 16.0.mgf.12: 5
405 1 pay 0 2
406 1 lose soldiers
407 2 pay 1 0
408 2 lose soldiers
409 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
410 1 lock r2 w2
411 1 reroll w1 b1 b2 > 17.1.roll.2: TOOL SOLDIER SKULL
412 1 reroll w1 b2 > 17.1.roll.3: COURAGE TWO_SOLDIERS
413 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
414 2 lock r2 b2
415 2 reroll w1 w2 > 17.2.roll.2: COURAGE SOLDIER
416 2 reroll w2 > 17.2.roll.3: TWO_SOLDIERS
417 1 use corporal
418 1 reroll b1 > 17.1.roll.4: TOOL
419 1 ready
420 2 use glider
421 2 ready
422 1 claim TWO_SOLDIERS
423 2 claim TWO_SOLDIERS
424 2 claim COURAGE
425 2 charge
426 1 find dispatch-case
427 2 mine
428 1 find carrier-pigeon
429 1 done
430 2 done
431 1 advance bunker
432 2 charge 13
433 1 ready > 17.0.mgf.12: 6 17.0.mgf.14: 3
434 1 ready
435 1 pay 3 0
436 1 lose soldiers
437 2 pay 7 0
438 2 lose soldiers
439 2 roll > 18.2.roll.1: TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL
440 2 lock r2 b1
441 2 reroll r1 w1 w2 b2 > 18.2.roll.2: TOOL COURAGE SOLDIER COURAGE
442 2 reroll r1 > 18.2.roll.3: STAR
443 2 use glider
444 2 ready
445 2 claim SOLDIER
446 2 badge > 18.2.badge.11.bomb-disposal,commando,marksmanship,observer,ranger,signals: marksmanship
447 2 done
448 2 advance bunker > 18.0.mgf.14: 3
449 2 ready
450 2 pay 2 0
451 2 lose soldiers
end won seed=golden-0
