# ends as 9bbe32a3cdd0bfe26fa0bba68a54265e
hh2 dday n-02 units=2 boxes=base rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
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
11 1 recruit sharpshooter
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
28 2 claim SOLDIER
29 1 done
30 2 done
31 1 stay
32 2 stay
33 1 ready
34 2 ready
35 1 lose soldiers
36 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
37 1 lock r1 w2
38 1 reroll r2 w1 b1 b2 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
39 1 reroll r2 w1 > 3.1.roll.3: TWO_SOLDIERS SKULL
40 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
41 2 lock w1 w2
42 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
43 2 reroll r1 r2 > 3.2.roll.3: SOLDIER STAR
44 1 recruit veteran
45 1 done
46 2 recruit sharpshooter
47 2 done
48 1 advance 4
49 2 advance 4
50 1 ready
51 2 ready
52 1 lose soldiers
53 2 lose soldiers
54 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
55 1 lock w1 b1
56 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
57 1 reroll b2 > 4.1.roll.3: TOOL
58 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
59 2 lock w1 b2
60 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
61 2 reroll r2 b1 > 4.2.roll.3: SKULL COURAGE
62 1 claim COURAGE
63 1 charge
64 2 claim SOLDIER
65 1 find lucky-charm
66 1 use lucky-charm
67 1 gain stars
68 1 done
69 2 done
70 1 stay
71 2 stay
72 1 ready
73 2 ready
74 1 lose soldiers
75 2 lose soldiers
76 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
77 1 lock w1 b2
78 1 reroll r1 r2 w2 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
79 1 reroll w2 b1 > 5.1.roll.3: STAR SOLDIER
80 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
81 2 lock w1 b2
82 2 reroll r1 r2 w2 b1 > 5.2.roll.2: STAR SOLDIER TWO_SOLDIERS STAR
83 2 reroll r1 b1 > 5.2.roll.3: SKULL SOLDIER
84 2 claim SOLDIER
85 1 recruit scout
86 1 done
87 2 done
88 1 stay
89 2 stay
90 1 ready
91 2 ready
92 1 lose soldiers
93 2 lose soldiers
94 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
95 1 lock w1 w2
96 1 reroll r1 r2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
97 1 reroll b2 > 6.1.roll.3: STAR
98 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
99 2 lock r1 w2
100 2 reroll r2 b1 > 6.2.roll.2: COURAGE SOLDIER
101 2 reroll r2 w1 > 6.2.roll.3: STAR COURAGE
102 1 done
103 2 recruit scout
104 2 done
105 1 move 3 > 6.1.mine.1: 4
106 1 lose soldiers
107 2 move 3 > 6.2.mine.1: 6
108 2 lose soldiers
109 1 ready
110 2 ready
111 1 lose soldiers
112 2 lose soldiers
113 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
114 1 lock w2 b1
115 1 reroll w1 b2 > 7.1.roll.2: STAR SKULL
116 1 reroll r2 > 7.1.roll.3: SKULL
117 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
118 2 lock w1 b2
119 2 reroll r2 b1 > 7.2.roll.2: COURAGE STAR
120 2 reroll r2 > 7.2.roll.3: COURAGE
121 1 straight
122 1 take distinguished-service-cross
123 2 straight
124 2 take medal-of-honor
125 1 recruit corporal
126 1 done
127 2 recruit corporal
128 2 done
129 1 stay
130 2 stay
131 1 ready
132 2 ready
133 1 lose soldiers
134 2 lose soldiers
135 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
136 1 lock w2 b1
137 1 reroll r1 r2 w1 b2 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
138 1 reroll r1 > 8.1.roll.3: STAR
139 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
140 2 lock r1 r2
141 2 reroll w1 w2 b1 b2 > 8.2.roll.2: SOLDIER STAR SOLDIER TWO_SOLDIERS
142 2 reroll w1 w2 > 8.2.roll.3: COURAGE SKULL
143 1 use distinguished-service-cross
144 1 bonus TWO_SOLDIERS
145 1 ready
146 2 use corporal
147 2 reroll w1 > 8.2.roll.4: TWO_SOLDIERS
148 2 use medal-of-honor
149 2 add red TWO_SOLDIERS
150 2 add white TWO_SOLDIERS
151 2 add blue TWO_SOLDIERS
152 1 claim TWO_SOLDIERS
153 1 straight
154 1 take memorial-cross
155 2 claim TWO_SOLDIERS
156 1 recruit decoy
157 1 find flak-vest
158 1 done
159 2 done
160 1 stay
161 2 stay
162 1 ready
163 2 ready
164 1 lose soldiers
165 2 lose soldiers
166 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
167 1 lock r2 w1
168 1 reroll r1 w2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
169 1 reroll b2 > 9.1.roll.3: STAR
170 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
171 2 lock r1 b1
172 2 reroll r2 w1 w2 b2 > 9.2.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
173 2 reroll b2 > 9.2.roll.3: SOLDIER
174 1 use memorial-cross
175 1 ready
176 2 ready
177 1 straight
178 1 take conspicuous-gallantry-medal
179 2 straight
180 2 take army-good-conduct-medal
181 1 recruit hero
182 1 find flame-thrower
183 1 done
184 2 find field-radio
185 2 use field-radio
186 2 done
187 1 move 2 > 9.1.mine.1: 1
188 1 pay 1 0
189 2 move 2 > 9.2.mine.1: 2
190 2 lose soldiers
191 1 ready
192 2 ready
193 1 pay 0 0
194 1 lose soldiers
195 2 lose soldiers
196 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
197 1 lock r1 w2
198 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
199 1 reroll b1 > 10.1.roll.3: SOLDIER
200 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
201 2 lock r1 w2
202 2 reroll r2 w1 b1 b2 > 10.2.roll.2: SKULL TOOL TOOL STAR
203 2 reroll r2 w1 b1 b2 > 10.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
204 1 use corporal
205 1 reroll b1 > 10.1.roll.4: SKULL
206 1 use conspicuous-gallantry-medal
207 1 add colourless TWO_SOLDIERS
208 1 add colourless TWO_SOLDIERS
209 1 add colourless TWO_SOLDIERS
210 2 use corporal
211 2 reroll b1 > 10.2.roll.4: TOOL
212 2 use army-good-conduct-medal
213 2 set b2 TWO_SOLDIERS
214 2 set b1 TWO_SOLDIERS
215 1 claim TWO_SOLDIERS
216 2 claim TWO_SOLDIERS
217 1 recruit minesweeper
218 1 done
219 2 recruit veteran
220 2 done
221 1 stay
222 2 stay
223 1 ready
224 2 ready
225 1 pay 0 0
226 1 lose soldiers
227 2 lose soldiers
228 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
229 1 lock r1 w1
230 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
231 1 reroll r2 b2 > 11.1.roll.3: SOLDIER STAR
232 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
233 2 lock w1 b2
234 2 reroll r1 r2 w2 b1 > 11.2.roll.2: SOLDIER STAR SKULL STAR
235 2 reroll r1 r2 w2 b1 > 11.2.roll.3: COURAGE TWO_SOLDIERS TWO_SOLDIERS COURAGE
236 1 use corporal
237 1 reroll b2 > 11.1.roll.4: STAR
238 2 use corporal
239 2 reroll r1 > 11.2.roll.4: SOLDIER
240 2 claim TWO_SOLDIERS
241 1 done
242 2 find mine-detector
243 2 buy award > 11.2.award.1.silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: legion-of-merit
244 2 done
245 1 advance 5
246 2 advance 5 > 11.0.mgf.4: 3
247 1 ready
248 2 ready
249 1 pay 1 2
250 1 lose soldiers
251 2 lose soldiers
252 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
253 1 lock b1 b2
254 1 reroll r1 w2 > 12.1.roll.2: TOOL STAR
255 1 reroll r1 > 12.1.roll.3: SOLDIER
256 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
257 2 lock w1 w2
258 2 reroll r1 r2 b1 b2 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
259 2 reroll r1 r2 > 12.2.roll.3: TOOL TOOL
260 1 ready
261 2 use legion-of-merit
262 2 take tank
263 2 use corporal
264 2 reroll r1 > 12.2.roll.4: TWO_SOLDIERS
265 1 claim TWO_SOLDIERS
266 2 claim TWO_SOLDIERS
267 1 done
268 2 done
269 1 stay
270 2 stay > 12.0.mgf.4: 3
271 1 ready
272 2 ready
273 1 pay 0 1
274 1 lose soldiers
275 2 lose soldiers
276 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
277 1 lock b1 b2
278 1 reroll w2 > 13.1.roll.2: STAR
279 1 stop
280 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
281 2 lock r1 b2
282 2 reroll r2 w1 w2 b1 > 13.2.roll.2: SKULL STAR SOLDIER TOOL
283 2 reroll r2 b1 > 13.2.roll.3: SKULL STAR
284 1 ready
285 2 use corporal
286 2 reroll b1 > 13.2.roll.4: SKULL
287 1 straight
288 1 take croix-de-guerre
289 2 claim STAR
290 2 white SKULL
291 2 claim SKULL
292 1 done
293 2 recruit medic
294 2 find whistle
295 2 done
296 1 stay
297 2 stay > 13.0.mgf.4: 6
298 1 ready
299 2 ready
300 1 pay 1 2
301 1 lose soldiers
302 2 lose soldiers
303 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
304 1 lock w1 w2
305 1 reroll r1 b1 b2 > 14.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS STAR
306 1 reroll r2 > 14.1.roll.3: SOLDIER
307 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
308 2 lock w1 b1
309 2 reroll r1 r2 w2 > 14.2.roll.2: TWO_SOLDIERS TOOL TOOL
310 2 reroll r2 w2 b2 > 14.2.roll.3: SOLDIER TOOL TOOL
311 1 use corporal
312 1 reroll r2 > 14.1.roll.4: TWO_SOLDIERS
313 1 ready
314 2 use corporal
315 2 reroll w2 > 14.2.roll.4: SOLDIER
316 1 claim TWO_SOLDIERS
317 1 done
318 2 find bangalore-torpedo
319 2 done
320 1 move 6
321 2 advance 7 > 14.0.mgf.6: 4
322 1 ready
323 2 ready
324 1 pay 0 2
325 1 lose soldiers
326 2 lose soldiers
327 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
328 1 lock r2 w2
329 1 reroll r1 b1 b2 > 15.1.roll.2: SKULL SOLDIER STAR
330 1 reroll r1 > 15.1.roll.3: COURAGE
331 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
332 2 lock w2 b1
333 2 reroll r1 b2 > 15.2.roll.2: SKULL SOLDIER
334 2 reroll r2 b2 > 15.2.roll.3: COURAGE STAR
335 1 ready
336 2 ready
337 1 straight
338 1 take bronze-star
339 2 claim SKULL
340 1 done
341 2 recruit hero
342 2 done
343 1 advance 8
344 2 stay > 15.0.mgf.6: 5 15.0.mgf.7: 5
345 1 ready
346 2 ready
347 1 pay 2 1
348 1 lose soldiers
349 2 pay 0 0
350 2 lose soldiers
351 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
352 1 lock w1 b1
353 1 reroll r1 r2 w2 > 16.1.roll.2: COURAGE SOLDIER SOLDIER
354 1 reroll r1 b2 > 16.1.roll.3: TWO_SOLDIERS COURAGE
355 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
356 2 lock w1 b2
357 2 reroll r1 r2 w2 b1 > 16.2.roll.2: STAR SOLDIER STAR STAR
358 2 reroll r2 > 16.2.roll.3: TWO_SOLDIERS
359 1 use bronze-star
360 1 find shoulder-patch
361 1 use croix-de-guerre
362 1 use corporal
363 1 reroll b2 > 16.1.roll.4: SOLDIER
364 2 ready
365 1 claim SOLDIER
366 2 claim STAR
367 2 white TWO_SOLDIERS
368 1 use shoulder-patch
369 1 lose soldiers
370 1 recruit medic
371 1 find grenade
372 1 done
373 2 recruit minesweeper
374 2 done
375 1 move 7
376 2 stay
377 1 ready > 16.0.mgf.6: 2
378 1 ready
379 2 ready
380 2 pay 0 0
381 2 lose soldiers
382 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
383 1 lock r1 b1
384 1 reroll r2 w1 > 17.1.roll.2: COURAGE COURAGE
385 1 reroll r2 w2 b2 > 17.1.roll.3: SKULL TOOL SOLDIER
386 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
387 2 lock b1 b2
388 2 reroll w1 w2 > 17.2.roll.2: COURAGE SOLDIER
389 2 reroll w2 > 17.2.roll.3: TWO_SOLDIERS
390 1 use corporal
391 1 reroll b2 > 17.1.roll.4: TOOL
392 2 ready
393 2 claim TWO_SOLDIERS
394 2 claim COURAGE
395 2 charge
396 1 done
397 2 done
398 1 advance 9
399 1 sacrifice decoy
400 2 charge 9
401 1 ready > 17.0.mgf.8: 4
402 1 ready
403 2 use bangalore-torpedo
404 2 ready
405 1 pay 2 1
406 2 pay 1 0
407 2 lose soldiers
408 1 roll > 18.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
409 1 lock w2 b1
410 1 reroll r1 r2 w1 b2 > 18.1.roll.2: TOOL COURAGE SOLDIER SKULL
411 1 reroll w1 b2 > 18.1.roll.3: SOLDIER TOOL
412 2 roll > 18.2.roll.1: TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL
413 2 lock r2 b1
414 2 reroll r1 w1 w2 b2 > 18.2.roll.2: TOOL COURAGE SOLDIER COURAGE
415 2 reroll r1 > 18.2.roll.3: STAR
416 1 use corporal
417 1 reroll w1 > 18.1.roll.4: COURAGE
418 2 use corporal
419 2 reroll r1 > 18.2.roll.4: TWO_SOLDIERS
420 1 claim COURAGE
421 1 charge
422 2 claim SOLDIER
423 1 find binoculars
424 2 mine
425 1 find command-jacket
426 1 done
427 2 done
428 1 charge bunker
429 2 advance bunker
430 1 ready > 18.0.mgf.9: 2
431 1 ready
432 2 ready
433 1 pay 8 0
434 1 lose soldiers
435 2 pay 2 0
436 2 lose soldiers
end won seed=golden-0
