# ends as f05a244f25a25f1038f0714029c159b0
hh2 dday n-16 units=2 boxes=base+atlantikwall rules=3 seed#=f2b582d8496a2934d6d948e0f7b2925b
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
11 1 cancel r1
12 2 claim SOLDIER
13 1 done
14 2 done
15 1 stay
16 2 stay
17 1 ready
18 2 ready
19 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
20 1 lock b1 b2
21 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
22 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
23 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
24 2 lock w1 b2
25 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
26 2 reroll w2 b1 > 2.2.roll.3: SKULL COURAGE
27 1 cancel w2
28 2 claim SOLDIER
29 2 cancel b1
30 1 done
31 2 done
32 1 stay
33 2 stay
34 1 ready
35 2 ready
36 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
37 1 lock r1 w2
38 1 reroll r2 w1 b1 b2 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
39 1 reroll r2 w1 > 3.1.roll.3: TWO_SOLDIERS SKULL
40 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
41 2 lock w1 w2
42 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
43 2 reroll r1 r2 > 3.2.roll.3: SOLDIER STAR
44 1 cancel r1
45 1 recruit paratrooper
46 1 done
47 2 recruit paratrooper
48 2 done
49 1 move 1
50 2 move 1
51 1 ready
52 2 ready
53 1 lose soldiers
54 2 lose soldiers
55 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
56 1 lock w1 b1
57 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
58 1 reroll b2 > 4.1.roll.3: TOOL
59 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
60 2 lock w1 b2
61 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
62 2 stop
63 1 claim COURAGE
64 1 soldiers
65 2 claim SOLDIER
66 1 done
67 2 done
68 1 stay
69 2 stay
70 1 ready
71 2 ready
72 1 lose soldiers
73 2 lose soldiers
74 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
75 1 lock w1 b2
76 1 reroll r1 r2 w2 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
77 1 reroll w2 b1 > 5.1.roll.3: STAR SOLDIER
78 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
79 2 lock w1 b2
80 2 reroll r1 r2 w2 b1 > 5.2.roll.2: STAR SOLDIER TWO_SOLDIERS STAR
81 2 stop
82 2 claim SOLDIER
83 1 done
84 2 recruit sharpshooter
85 2 done
86 1 stay
87 2 stay
88 1 ready
89 2 ready
90 1 lose soldiers
91 2 lose soldiers
92 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
93 1 lock w1 w2
94 1 reroll r1 r2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
95 1 reroll b2 > 6.1.roll.3: STAR
96 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
97 2 lock r2 b2
98 2 reroll r1 w1 w2 b1 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER SKULL
99 2 reroll w1 w2 b1 > 6.2.roll.3: SOLDIER TWO_SOLDIERS SOLDIER
100 1 recruit sharpshooter
101 1 done
102 2 recruit pathfinder
103 2 done
104 1 advance 3
105 2 advance 3
106 1 ready
107 2 ready
108 1 lose soldiers
109 2 lose soldiers
110 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
111 1 lock b1 b2
112 1 reroll r1 r2 w1 w2 > 7.1.roll.2: COURAGE SKULL TOOL SKULL
113 1 reroll r2 w1 w2 > 7.1.roll.3: SOLDIER SOLDIER TWO_SOLDIERS
114 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
115 2 lock b1 b2
116 2 reroll r2 w1 w2 > 7.2.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
117 2 reroll w1 > 7.2.roll.3: COURAGE
118 2 claim TWO_SOLDIERS
119 1 done
120 2 done
121 1 stay
122 2 stay
123 1 ready
124 2 ready
125 1 lose soldiers
126 2 lose soldiers
127 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
128 1 lock w2 b2
129 1 reroll r1 r2 w1 b1 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
130 1 reroll r1 b1 > 8.1.roll.3: COURAGE SKULL
131 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
132 2 lock r2 b1
133 2 reroll w1 w2 b2 > 8.2.roll.2: COURAGE SOLDIER COURAGE
134 2 reroll w1 w2 b2 > 8.2.roll.3: SKULL SOLDIER STAR
135 1 done
136 2 recruit hero
137 2 done
138 1 stay
139 2 stay
140 1 ready
141 2 ready
142 1 lose soldiers
143 2 pay 1 0
144 2 lose soldiers
145 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
146 1 lock r2 w1
147 1 reroll r1 w2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
148 1 reroll r1 b1 b2 > 9.1.roll.3: TWO_SOLDIERS STAR TOOL
149 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
150 2 lock r1 b1
151 2 reroll r2 w1 w2 b2 > 9.2.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
152 2 reroll w1 b2 > 9.2.roll.3: SOLDIER COURAGE
153 1 recruit corporal
154 1 done
155 2 done
156 1 move 4
157 2 move 4
158 1 ready
159 2 ready
160 1 lose soldiers
161 2 pay 1 1
162 2 lose soldiers
163 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
164 1 lock r1 w2
165 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
166 1 reroll b1 > 10.1.roll.3: SOLDIER
167 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
168 2 lock r1 b1
169 2 reroll r2 b2 > 10.2.roll.2: SOLDIER STAR
170 2 reroll w1 b2 > 10.2.roll.3: SOLDIER TWO_SOLDIERS
171 1 ready
172 1 claim TWO_SOLDIERS
173 1 recruit decoy
174 1 done
175 2 done
176 1 stay
177 2 stay
178 1 ready
179 2 ready
180 1 lose soldiers
181 2 pay 0 1
182 2 lose soldiers
183 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
184 1 lock r1 w1
185 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
186 1 reroll r2 w2 b2 > 11.1.roll.3: SOLDIER SKULL TWO_SOLDIERS
187 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
188 2 lock w1 b1
189 2 reroll w2 b2 > 11.2.roll.2: COURAGE COURAGE
190 2 stop
191 1 use corporal
192 1 reroll w2 > 11.1.roll.4: STAR
193 2 claim COURAGE
194 2 charge
195 1 find walkie-talkie
196 1 done
197 2 done
198 1 stay
199 2 stay
200 1 ready
201 2 ready
202 1 lose soldiers
203 2 pay 3 1
204 2 lose soldiers
205 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
206 1 lock b1 b2
207 1 reroll r1 > 12.1.roll.2: TOOL
208 1 reroll r1 > 12.1.roll.3: SOLDIER
209 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
210 2 lock r2 b2
211 2 reroll r1 w1 w2 b1 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
212 2 reroll r1 w2 > 12.2.roll.3: TOOL TOOL
213 1 ready
214 1 claim TWO_SOLDIERS
215 2 claim TOOL
216 2 stars
217 1 done
218 2 recruit corporal
219 2 find flame-thrower
220 2 done
221 1 advance 6
222 2 advance 6
223 1 lose soldiers
224 2 pay 0 1
225 2 lose soldiers
226 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
227 1 lock b1 b2
228 1 reroll w1 > 13.1.roll.2: STAR
229 1 stop
230 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
231 2 lock r1 b2
232 2 reroll r2 w1 w2 > 13.2.roll.2: SKULL SKULL TWO_SOLDIERS
233 2 reroll r2 w1 > 13.2.roll.3: SKULL STAR
234 1 ready
235 2 use corporal
236 2 reroll r2 > 13.2.roll.4: SKULL
237 1 straight
238 1 take distinguished-service-cross
239 2 claim STAR
240 2 white TWO_SOLDIERS
241 1 recruit pathfinder
242 2 recruit medic
243 2 find bangalore-torpedo
244 2 done
245 1 stay
246 2 stay
247 2 ready
248 1 lose soldiers
249 2 pay 1 0
250 2 lose soldiers
251 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
252 1 lock r2 w1
253 1 reroll r1 b1 b2 > 14.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS STAR
254 1 reroll r1 > 14.1.roll.3: SOLDIER
255 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
256 2 lock w1 b2
257 2 reroll r1 r2 w2 > 14.2.roll.2: TWO_SOLDIERS TOOL TOOL
258 2 reroll r2 w2 > 14.2.roll.3: STAR TWO_SOLDIERS
259 1 use corporal
260 1 reroll r1 > 14.1.roll.4: TWO_SOLDIERS
261 1 use distinguished-service-cross
262 1 bonus TWO_SOLDIERS
263 2 ready
264 1 claim TWO_SOLDIERS
265 2 claim STAR
266 2 courage 1
267 1 recruit hero
268 1 done
269 2 recruit lieutenant
270 2 find flak-vest
271 2 done
272 1 stay
273 2 stay
274 2 ready
275 1 pay 4 0
276 1 lose soldiers
277 2 pay 1 0
278 2 lose soldiers
279 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
280 1 lock w1 b1
281 1 reroll b2 > 15.1.roll.2: STAR
282 1 stop
283 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
284 2 lock w1 b1
285 2 reroll r1 b2 > 15.2.roll.2: SKULL SOLDIER
286 2 reroll r2 b2 > 15.2.roll.3: COURAGE STAR
287 1 ready
288 2 ready
289 1 straight
290 1 take medal-of-honor
291 2 claim SKULL
292 1 done
293 2 find bazooka
294 2 done
295 1 advance 7 > 15.1.mine.1: 6
296 1 pay 0 2
297 1 lose soldiers
298 2 move 5 > 15.2.mine.1: 2
299 2 pass
300 2 pay 0 1 > 15.0.mgf.4: 2 15.0.mgf.6: 6 4
301 2 ready
302 1 pay 1 0
303 1 lose soldiers
304 2 pay 1 1
305 2 lose soldiers
306 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
307 1 lock w1 b1
308 1 reroll r1 r2 w2 > 16.1.roll.2: COURAGE SOLDIER SOLDIER
309 1 reroll r1 b2 > 16.1.roll.3: TWO_SOLDIERS COURAGE
310 2 leave b2
311 2 roll > 16.2.roll.1: TOOL SOLDIER SOLDIER SOLDIER SOLDIER
312 2 lock w1 b1
313 2 reroll r1 w2 > 16.2.roll.2: TOOL TOOL
314 2 stop
315 1 use corporal
316 1 reroll b2 > 16.1.roll.4: SOLDIER
317 1 use medal-of-honor
318 1 add red TWO_SOLDIERS
319 1 add white TWO_SOLDIERS
320 1 add blue TWO_SOLDIERS
321 1 ready
322 2 ready
323 1 claim SOLDIER
324 2 claim SOLDIER
325 2 claim TWO_SOLDIERS
326 1 done
327 2 find grenade
328 2 done
329 1 advance 10
330 2 stay
331 2 ready > 16.0.mgf.4: 6 16.0.mgf.9: 2
332 2 ready
333 1 pay 0 0
334 1 lose soldiers
335 2 lose soldiers
336 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
337 1 lock r2 b1
338 1 reroll w1 w2 b2 > 17.1.roll.2: TOOL SOLDIER SKULL
339 1 stop
340 2 leave b2
341 2 roll > 17.2.roll.1: STAR STAR COURAGE SKULL SOLDIER
342 2 lock r1 w1
343 2 reroll r2 w2 b1 > 17.2.roll.2: SKULL TWO_SOLDIERS COURAGE
344 2 reroll r2 w2 > 17.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS
345 1 ready
346 2 use corporal
347 2 reroll r2 > 17.2.roll.4: TWO_SOLDIERS
348 2 ready
349 1 straight
350 1 take memorial-cross
351 1 find mine-detector
352 2 done
353 1 advance 12
354 2 stay
355 2 ready > 17.0.mgf.4: 2
356 2 ready
357 1 pay 1 1
358 1 lose soldiers
359 2 pay 0 1
360 2 lose soldiers
361 1 roll > 18.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
362 1 reroll r1 r2 > 18.1.roll.2: STAR TOOL
363 1 reroll r1 r2 > 18.1.roll.3: SOLDIER TOOL
364 2 leave b2
365 2 roll > 18.2.roll.1: SOLDIER COURAGE SKULL SOLDIER TWO_SOLDIERS
366 2 lock r1 r2
367 2 reroll w1 w2 b1 > 18.2.roll.2: SKULL TOOL STAR
368 2 reroll w1 w2 > 18.2.roll.3: TWO_SOLDIERS SKULL
369 1 use memorial-cross
370 1 use corporal
371 1 reroll r2 > 18.1.roll.4: COURAGE
372 1 ready
373 2 use corporal
374 2 reroll w1 > 18.2.roll.4: TWO_SOLDIERS
375 2 ready
376 1 claim COURAGE
377 1 charge
378 1 find signalling-lamp
379 1 use signalling-lamp
380 1 done
381 2 find binoculars
382 2 done
383 1 charge bunker
384 2 advance 7 > 18.2.mine.1: 3
385 2 pass
386 2 pay 0 1
387 2 lose soldiers
388 2 ready > 18.0.mgf.6: 2 4 18.0.mgf.12: 1
389 2 use bangalore-torpedo
390 2 ready
391 1 pay 8 0
392 1 lose soldiers
393 2 lose soldiers
394 2 roll > 19.2.roll.1: STAR TWO_SOLDIERS SOLDIER SKULL COURAGE COURAGE
395 2 lock b1 b2
396 2 reroll r2 w1 w2 > 19.2.roll.2: TOOL STAR SOLDIER
397 2 reroll r2 w2 > 19.2.roll.3: TWO_SOLDIERS TOOL
398 2 use corporal
399 2 reroll r2 > 19.2.roll.4: STAR
400 2 use binoculars
401 2 set b1 STAR
402 2 claim STAR
403 2 courage 2
404 2 recruit minesweeper
405 2 done
406 2 advance 9
407 2 ready
408 2 pay 0 1
409 2 lose soldiers
410 2 roll > 20.2.roll.1: COURAGE SKULL SKULL STAR SOLDIER TOOL
411 2 lock r1 b1
412 2 reroll r2 w1 w2 b2 > 20.2.roll.2: SKULL COURAGE SKULL TOOL
413 2 reroll r2 w2 b2 > 20.2.roll.3: STAR STAR COURAGE
414 2 use corporal
415 2 reroll r2 > 20.2.roll.4: STAR
416 2 claim COURAGE
417 2 charge
418 2 pay 0 1
419 2 done
420 2 charge 12
421 2 ready
422 2 pay 0 1
423 2 lose soldiers
424 2 roll > 21.2.roll.1: SKULL TWO_SOLDIERS SOLDIER SOLDIER COURAGE SKULL
425 2 reroll r1 w1 w2 b1 b2 > 21.2.roll.2: SKULL TOOL TWO_SOLDIERS STAR TOOL
426 2 reroll r1 w1 b1 b2 > 21.2.roll.3: TOOL TOOL COURAGE TOOL
427 2 use corporal
428 2 reroll b1 > 21.2.roll.4: SKULL
429 2 claim TOOL
430 2 stars
431 2 find whistle
432 2 done
433 2 advance bunker
434 2 ready > 21.0.mgf.12: 6
435 2 ready
436 2 lose minesweeper
437 2 pay 4 2
438 2 lose soldiers
end won seed=golden-0
