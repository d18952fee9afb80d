# ends as 2e8329dff9ef823f55212236db8b7e26
hh2 dday n-15 units=2 boxes=base+atlantikwall rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
2 1 lock r1 b1
3 1 reroll r2 w1 w2 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
4 1 reroll r2 w1 > 1.1.roll.3: SOLDIER TWO_SOLDIERS
5 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
6 2 lock w2 b1
7 2 reroll w1 b2 > 1.2.roll.2: STAR TOOL
8 2 reroll b2 > 1.2.roll.3: TWO_SOLDIERS
9 1 claim TOOL
10 2 claim SOLDIER
11 1 recruit platoon-leader
12 1 find walkie-talkie
13 1 done
14 2 done
15 1 stay
16 2 stay
17 1 ready
18 2 ready
19 1 lose soldiers
20 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
21 1 lock b1 b2
22 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
23 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
24 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
25 2 lock w1 b2
26 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
27 2 reroll w2 > 2.2.roll.3: TOOL
28 1 cancel w2
29 2 claim SOLDIER
30 1 done
31 2 done
32 1 stay
33 2 stay
34 1 ready
35 2 ready
36 1 lose soldiers
37 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
38 1 lock r1 w2
39 1 reroll r2 w1 b1 b2 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
40 1 reroll r2 > 3.1.roll.3: SKULL
41 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
42 2 lock w1 w2
43 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
44 2 reroll r1 r2 > 3.2.roll.3: SOLDIER STAR
45 1 cancel r1
46 1 recruit corporal
47 1 done
48 2 recruit platoon-leader
49 2 done
50 1 advance 2
51 2 advance 2
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
63 2 stop
64 1 use corporal
65 1 reroll b2 > 4.1.roll.4: SOLDIER
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
78 1 lock w2 b2
79 1 reroll r1 r2 w1 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
80 1 reroll w1 > 5.1.roll.3: TOOL
81 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
82 2 lock w1 b1
83 2 reroll r1 r2 w2 > 5.2.roll.2: SKULL COURAGE STAR
84 2 reroll r1 w2 > 5.2.roll.3: SKULL SOLDIER
85 1 use corporal
86 1 reroll w1 > 5.1.roll.4: COURAGE
87 2 cancel w1
88 1 trade 2
89 1 give courage 3
90 1 offer
91 2 accept
92 1 done
93 2 done
94 1 stay
95 2 stay
96 1 ready
97 2 ready
98 1 lose soldiers
99 2 lose soldiers
100 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
101 1 lock r1 w2
102 1 reroll r2 w1 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
103 1 reroll b2 > 6.1.roll.3: STAR
104 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
105 2 lock w2 b2
106 2 reroll r1 r2 w1 b1 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER SKULL
107 2 reroll w1 b1 > 6.2.roll.3: STAR COURAGE
108 1 ready
109 1 claim TWO_SOLDIERS
110 1 recruit beachmaster
111 1 done
112 2 recruit beachmaster
113 2 done
114 1 move 3
115 2 move 3
116 1 ready
117 2 ready
118 1 lose soldiers
119 2 lose soldiers
120 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
121 1 lock w1 w2
122 1 reroll b1 b2 > 7.1.roll.2: STAR SKULL
123 1 reroll b2 > 7.1.roll.3: SKULL
124 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
125 2 lock b1 b2
126 2 reroll r2 w1 w2 > 7.2.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
127 2 reroll w1 > 7.2.roll.3: COURAGE
128 1 use corporal
129 1 reroll b2 > 7.1.roll.4: COURAGE
130 1 claim STAR
131 1 white TWO_SOLDIERS
132 2 claim TWO_SOLDIERS
133 1 recruit medic
134 1 done
135 2 done
136 1 stay
137 2 stay
138 1 ready
139 2 ready
140 1 lose soldiers
141 2 lose soldiers
142 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
143 1 lock w2 b1
144 1 reroll r1 r2 w1 b2 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
145 1 reroll r1 b2 > 8.1.roll.3: COURAGE SKULL
146 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
147 2 lock r1 r2
148 2 reroll w1 w2 b2 > 8.2.roll.2: COURAGE SOLDIER COURAGE
149 2 reroll w1 w2 b2 > 8.2.roll.3: SKULL SOLDIER STAR
150 1 use corporal
151 1 reroll b2 > 8.1.roll.4: SOLDIER
152 2 cancel r1
153 1 recruit quartermaster
154 1 done
155 2 recruit medic
156 2 done
157 1 stay
158 2 stay
159 1 ready
160 2 ready
161 1 lose soldiers
162 2 lose soldiers
163 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
164 1 lock w1 w2
165 1 reroll r1 r2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
166 1 stop
167 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
168 2 lock b1 b2
169 2 reroll r1 r2 w1 w2 > 9.2.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
170 2 reroll r2 w2 > 9.2.roll.3: SOLDIER COURAGE
171 1 ready
172 1 straight
173 1 take distinguished-service-cross
174 1 recruit marksman
175 1 done
176 2 done
177 1 move 4
178 2 move 4
179 1 ready
180 2 ready
181 1 lose soldiers
182 2 lose soldiers
183 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
184 1 lock r1 w2
185 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
186 1 reroll b1 > 10.1.roll.3: SOLDIER
187 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
188 2 lock r1 w2
189 2 reroll r2 w1 b1 b2 > 10.2.roll.2: SKULL TOOL TOOL STAR
190 2 reroll r2 w1 b1 > 10.2.roll.3: SKULL COURAGE TOOL
191 1 use distinguished-service-cross
192 1 bonus TWO_SOLDIERS
193 1 ready
194 1 claim TWO_SOLDIERS
195 2 straight
196 2 take medal-of-honor
197 1 recruit decoy
198 2 mine
199 1 find pocket-bible
200 2 mine
201 1 find gammon-bomb
202 1 done
203 2 use pocket-bible
204 2 done
205 1 stay
206 2 stay
207 1 ready
208 2 ready
209 1 lose soldiers
210 2 lose soldiers
211 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
212 1 lock r1 w1
213 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
214 1 reroll w2 b2 > 11.1.roll.3: SOLDIER STAR
215 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
216 2 lock w1 b2
217 2 reroll r1 r2 w2 b1 > 11.2.roll.2: SOLDIER STAR SKULL STAR
218 2 reroll r1 r2 w2 > 11.2.roll.3: STAR SKULL TWO_SOLDIERS
219 1 use corporal
220 1 reroll b2 > 11.1.roll.4: STAR
221 2 use medal-of-honor
222 2 add red TWO_SOLDIERS
223 2 add white TWO_SOLDIERS
224 2 add blue TWO_SOLDIERS
225 1 claim TWO_SOLDIERS
226 2 cancel r1
227 1 recruit veteran
228 1 trade 2
229 1 give soldiers 8
230 1 offer
231 2 accept
232 1 done
233 2 buy award > 11.2.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,memorial-cross,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: silver-star
234 2 done
235 1 stay
236 2 stay
237 1 ready
238 2 ready
239 1 lose soldiers
240 2 lose soldiers
241 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
242 1 lock w2 b1
243 1 reroll r1 r2 w1 b2 > 12.1.roll.2: STAR STAR COURAGE TWO_SOLDIERS
244 1 reroll b2 > 12.1.roll.3: SOLDIER
245 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
246 2 lock w1 w2
247 2 reroll r2 b1 b2 > 12.2.roll.2: TOOL COURAGE SOLDIER
248 2 reroll r2 > 12.2.roll.3: SKULL
249 1 ready
250 2 use silver-star
251 2 roll > 12.2.roll.4: TOOL TWO_SOLDIERS STAR SOLDIER TWO_SOLDIERS COURAGE
252 2 lock r2 b1
253 2 reroll r1 w1 w2 b2 > 12.2.roll.5: COURAGE TOOL TOOL TOOL
254 2 reroll r1 w1 w2 b2 > 12.2.roll.6: TWO_SOLDIERS TWO_SOLDIERS STAR SKULL
255 2 claim TWO_SOLDIERS
256 2 cancel r1
257 1 done
258 2 recruit corporal
259 2 done
260 1 advance 7 > 12.1.mine.1: 2
261 1 pass
262 1 lose soldiers
263 2 advance 7 > 12.2.mine.1: 3
264 2 lose soldiers > 12.0.mgf.6: 1
265 1 ready
266 2 ready
267 1 lose soldiers
268 2 lose soldiers
269 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
270 1 lock b1 b2
271 1 stop
272 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
273 2 lock r1 b2
274 2 reroll r2 w1 w2 b1 > 13.2.roll.2: SKULL STAR SOLDIER TOOL
275 2 reroll r2 b1 > 13.2.roll.3: SKULL STAR
276 1 ready
277 2 use corporal
278 2 reroll r2 > 13.2.roll.4: SKULL
279 1 straight
280 1 take memorial-cross
281 2 claim STAR
282 2 white TWO_SOLDIERS
283 2 cancel b1
284 1 recruit hero
285 1 done
286 2 recruit veteran
287 2 done
288 1 stay
289 2 stay > 13.0.mgf.6: 3
290 1 ready
291 2 ready
292 1 pay 5 0
293 1 lose soldiers
294 2 lose soldiers
295 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
296 1 lock r2 w1
297 1 reroll r1 b1 b2 > 14.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS STAR
298 1 reroll r1 > 14.1.roll.3: SOLDIER
299 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
300 2 lock w1 b2
301 2 reroll r1 r2 w2 b1 > 14.2.roll.2: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS
302 2 reroll r1 w2 > 14.2.roll.3: STAR TWO_SOLDIERS
303 1 use memorial-cross
304 1 use corporal
305 1 reroll r1 > 14.1.roll.4: TWO_SOLDIERS
306 2 ready
307 1 claim TWO_SOLDIERS
308 2 claim STAR
309 2 courage 1
310 2 claim TWO_SOLDIERS
311 1 find flame-thrower
312 1 done
313 2 recruit hero
314 2 find field-radio
315 2 use field-radio
316 2 done
317 1 stay
318 2 stay > 14.0.mgf.6: 4
319 1 ready
320 2 ready
321 1 pay 2 2
322 1 lose soldiers
323 2 pay 2 0
324 2 lose soldiers
325 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
326 1 lock r1 b1
327 1 reroll r2 w1 w2 b2 > 15.1.roll.2: SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
328 1 reroll r2 w2 b2 > 15.1.roll.3: STAR COURAGE TOOL
329 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
330 2 lock w2 b1
331 2 reroll r1 w1 b2 > 15.2.roll.2: SOLDIER TOOL TOOL
332 2 reroll r1 > 15.2.roll.3: STAR
333 1 use corporal
334 1 reroll w2 > 15.1.roll.4: SOLDIER
335 2 ready
336 2 claim SKULL
337 1 find rangefinder
338 2 mine > 15.1.tie.1: 1 15.2.tie.1: 5
339 1 find mine-detector
340 1 done
341 2 done
342 1 move 6
343 2 move 6
344 1 ready
345 2 ready
346 1 pay 1 2
347 1 lose soldiers
348 2 pay 0 1
349 2 lose soldiers
350 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
351 1 lock b1 b2
352 1 reroll r1 r2 w2 > 16.1.roll.2: COURAGE SOLDIER SOLDIER
353 1 reroll r1 r2 w2 > 16.1.roll.3: COURAGE STAR SKULL
354 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
355 2 lock b1 b2
356 2 reroll r1 r2 w1 w2 > 16.2.roll.2: STAR SOLDIER STAR STAR
357 2 reroll r2 > 16.2.roll.3: TWO_SOLDIERS
358 1 use corporal
359 1 reroll w2 > 16.1.roll.4: SOLDIER
360 2 use corporal
361 2 reroll r2 > 16.2.roll.4: TWO_SOLDIERS
362 2 ready
363 2 claim STAR
364 2 courage 1
365 1 done
366 2 recruit lieutenant
367 2 find bangalore-torpedo
368 2 done
369 1 advance 9
370 2 advance 9 > 16.0.mgf.8: 5 3
371 1 ready
372 2 ready
373 1 pay 3 1
374 1 lose soldiers
375 2 pay 1 0
376 2 lose soldiers
377 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
378 1 lock r2 w2
379 1 reroll r1 w1 b2 > 17.1.roll.2: TOOL SOLDIER SKULL
380 1 reroll r1 b2 > 17.1.roll.3: COURAGE TWO_SOLDIERS
381 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
382 2 lock b1 b2
383 2 reroll w1 w2 > 17.2.roll.2: COURAGE SOLDIER
384 2 stop
385 1 ready
386 2 ready
387 1 claim TWO_SOLDIERS
388 2 claim COURAGE
389 2 charge
390 1 done
391 2 done
392 1 move 8
393 2 charge 12 > 17.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: victoria-cross 17.0.mgf.7: 2 17.0.mgf.11: 5
394 1 ready
395 2 use bangalore-torpedo
396 1 pay 1 1
397 1 lose soldiers
398 2 pay 4 0
399 1 roll > 18.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
400 1 lock w2 b1
401 1 reroll r1 r2 w1 b2 > 18.1.roll.2: TOOL COURAGE SOLDIER SKULL
402 1 reroll w1 b2 > 18.1.roll.3: SOLDIER TOOL
403 2 roll > 18.2.roll.1: TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL
404 2 lock r1 w1
405 2 reroll r2 w2 > 18.2.roll.2: SOLDIER STAR
406 2 stop
407 1 use corporal
408 1 reroll w1 > 18.1.roll.4: COURAGE
409 1 ready
410 2 ready
411 1 claim COURAGE
412 1 charge
413 2 straight
414 2 take conspicuous-gallantry-medal
415 1 find grenade
416 1 done
417 2 find carrier-pigeon
418 2 done
419 1 charge 11
420 2 advance bunker
421 1 ready > 18.0.mgf.10: 6 18.0.mgf.12: 1
422 1 ready
423 2 ready
424 1 pay 6 0
425 1 lose soldiers
426 2 pay 2 1
427 2 lose soldiers
428 1 roll > 19.1.roll.1: SOLDIER COURAGE TOOL TWO_SOLDIERS COURAGE SKULL
429 1 lock r1 b1
430 1 reroll w1 w2 b2 > 19.1.roll.2: TWO_SOLDIERS STAR TWO_SOLDIERS
431 1 reroll w2 > 19.1.roll.3: SKULL
432 1 use corporal
433 1 reroll w2 > 19.1.roll.4: COURAGE
434 1 ready
435 1 claim COURAGE
436 1 charge
437 1 done
438 1 charge bunker
439 1 ready > 19.0.mgf.12: 3
440 1 ready
441 1 pay 6 0
442 1 lose soldiers
end won seed=golden-0
