# ends as 9d3a758a93e7fc5ec1d701d334fab4ea
hh2 dday n-01 level=advanced units=6 boxes=base opts=shaef,sea rules=7 seed#=fddcb7dafd67b3cc59c3cc63ad68abeb
0 0 start > 0.0.passenger.0.captain,lieutenant,general: lieutenant 0.0.passenger.1.captain,general: captain 0.0.passenger.2.general: general
1 1 embark sea-c:7
2 2 embark sea-c:1
3 3 embark sea-c:5
4 4 embark sea-c:4
5 5 embark sea-c:3
6 6 embark sea-c:6
7 1 roll > 1.1.roll.1: STAR SOLDIER COURAGE TOOL TWO_SOLDIERS TWO_SOLDIERS
8 1 lock r1 w2
9 1 reroll r2 w1 b1 b2 > 1.1.roll.2: COURAGE STAR TOOL COURAGE
10 1 reroll r2 b2 > 1.1.roll.3: STAR COURAGE
11 2 roll > 1.2.roll.1: SKULL SKULL TWO_SOLDIERS SOLDIER SKULL COURAGE
12 2 lock r1 r2
13 2 reroll w1 w2 b2 > 1.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS COURAGE
14 2 reroll w1 w2 b2 > 1.2.roll.3: COURAGE STAR TWO_SOLDIERS
15 3 roll > 1.3.roll.1: TOOL TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SOLDIER
16 3 lock r1 b2
17 3 reroll r2 w1 w2 b1 > 1.3.roll.2: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS
18 3 reroll w2 b1 > 1.3.roll.3: STAR COURAGE
19 4 roll > 1.4.roll.1: SKULL TOOL TOOL SOLDIER SKULL TWO_SOLDIERS
20 4 lock r1 b1
21 4 reroll w2 b2 > 1.4.roll.2: SOLDIER TOOL
22 4 reroll r2 w1 w2 b2 > 1.4.roll.3: COURAGE SOLDIER TWO_SOLDIERS TWO_SOLDIERS
23 5 roll > 1.5.roll.1: COURAGE SOLDIER SOLDIER COURAGE TOOL STAR
24 5 lock b1 b2
25 5 reroll r1 r2 w1 w2 > 1.5.roll.2: STAR TWO_SOLDIERS TOOL TWO_SOLDIERS
26 5 reroll r2 w2 > 1.5.roll.3: STAR STAR
27 6 roll > 1.6.roll.1: SKULL TOOL SKULL SKULL TOOL COURAGE
28 6 lock r1 w1
29 6 reroll b2 > 1.6.roll.2: STAR
30 6 stop
31 5 use naval-shaef
32 5 blank w1
33 1 part lieutenant > 1.0.shelling.1: 6 6
34 3 dodge
35 1 sail sea-c:14
36 2 sail sea-c:8
37 3 sail sea-c:12
38 4 sail sea-c:11
39 5 sail sea-c:10
40 6 sail sea-c:13
41 1 roll > 2.1.roll.1: STAR STAR SOLDIER STAR STAR SOLDIER
42 1 lock w1 b2
43 1 reroll r1 r2 w2 b1 > 2.1.roll.2: COURAGE TOOL SOLDIER TWO_SOLDIERS
44 1 reroll r1 w2 b1 > 2.1.roll.3: SOLDIER COURAGE SOLDIER
45 2 roll > 2.2.roll.1: SKULL SOLDIER STAR TOOL STAR COURAGE
46 2 lock r1 w2
47 2 reroll r2 w1 b1 b2 > 2.2.roll.2: STAR TWO_SOLDIERS SKULL SKULL
48 2 reroll w1 > 2.2.roll.3: SOLDIER
49 3 roll > 2.3.roll.1: SKULL TOOL SKULL STAR COURAGE COURAGE
50 3 lock r1 w1
51 3 reroll w2 b1 b2 > 2.3.roll.2: SOLDIER TOOL STAR
52 3 reroll w2 > 2.3.roll.3: TWO_SOLDIERS
53 4 roll > 2.4.roll.1: COURAGE SKULL TWO_SOLDIERS COURAGE TOOL SOLDIER
54 4 lock r2 b1
55 4 reroll r1 w1 w2 b2 > 2.4.roll.2: TOOL TOOL TOOL TOOL
56 4 reroll r1 w1 w2 b2 > 2.4.roll.3: COURAGE STAR COURAGE SOLDIER
57 5 roll > 2.5.roll.1: SOLDIER STAR TOOL TWO_SOLDIERS SKULL SKULL
58 5 lock b1 b2
59 5 reroll r1 w1 w2 > 2.5.roll.2: STAR TOOL SOLDIER
60 5 stop
61 6 roll > 2.6.roll.1: TWO_SOLDIERS TOOL COURAGE SOLDIER TWO_SOLDIERS SOLDIER
62 6 lock r2 w2
63 6 reroll r1 w1 b1 b2 > 2.6.roll.2: TOOL STAR SKULL TOOL
64 6 stop
65 3 part general > 2.0.shelling.1: 4 5
66 1 sail sea-c:21
67 2 sail sea-c:15
68 3 sail sea-c:19
69 4 sail sea-c:18
70 5 stay
71 6 sail sea-c:20
72 1 roll > 3.1.roll.1: TWO_SOLDIERS SKULL COURAGE TOOL SOLDIER SOLDIER
73 1 lock r2 w2
74 1 reroll r1 w1 b1 b2 > 3.1.roll.2: SKULL SOLDIER TWO_SOLDIERS STAR
75 1 reroll b1 > 3.1.roll.3: TWO_SOLDIERS
76 2 roll > 3.2.roll.1: TOOL STAR COURAGE COURAGE SKULL STAR
77 2 lock r1 b1
78 2 reroll r2 w1 w2 b2 > 3.2.roll.2: SKULL SKULL SOLDIER STAR
79 2 reroll w2 > 3.2.roll.3: TWO_SOLDIERS
80 3 roll > 3.3.roll.1: TOOL TWO_SOLDIERS SKULL TOOL SKULL SKULL
81 3 lock w1 b1
82 3 reroll r1 r2 w2 > 3.3.roll.2: SOLDIER SKULL TOOL
83 3 stop
84 4 roll > 3.4.roll.1: COURAGE TOOL SOLDIER STAR COURAGE COURAGE
85 4 lock r2 w2
86 4 reroll r1 w1 b1 b2 > 3.4.roll.2: SOLDIER TOOL TOOL STAR
87 4 reroll r1 w1 b1 > 3.4.roll.3: COURAGE STAR COURAGE
88 5 roll > 3.5.roll.1: STAR COURAGE TOOL TOOL STAR COURAGE
89 5 lock r1 b1
90 5 reroll r2 w1 w2 b2 > 3.5.roll.2: STAR TOOL SOLDIER TWO_SOLDIERS
91 5 reroll b2 > 3.5.roll.3: TOOL
92 6 roll > 3.6.roll.1: STAR SKULL COURAGE TWO_SOLDIERS SKULL COURAGE
93 6 lock r2 b1
94 6 reroll r1 w1 w2 b2 > 3.6.roll.2: SOLDIER TWO_SOLDIERS COURAGE SOLDIER
95 6 reroll r1 w1 w2 b2 > 3.6.roll.3: SKULL STAR COURAGE SKULL 3.0.shelling.1: 5 3 3.4.shell.1: 2 4
96 1 sail sea-c:28
97 2 sail sea-c:22
98 3 sail sea-c:26
99 4 sail sea-c:25
100 5 stay
101 6 sail sea-c:27
102 1 disembark sea-c:27
103 2 disembark sea-c:23
104 3 disembark sea-c:27
105 4 disembark sea-c:24
106 6 disembark sea-c:26
107 1 roll > 4.1.roll.1: TOOL STAR COURAGE STAR TWO_SOLDIERS TOOL
108 1 lock r1 b2
109 1 reroll r2 w1 w2 b1 > 4.1.roll.2: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS
110 1 reroll r2 w1 w2 b1 > 4.1.roll.3: TWO_SOLDIERS SOLDIER COURAGE TOOL
111 2 roll > 4.2.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS SKULL STAR COURAGE
112 2 lock w2 b1
113 2 reroll r1 r2 w1 b2 > 4.2.roll.2: SOLDIER STAR SKULL TWO_SOLDIERS
114 2 reroll r1 b2 > 4.2.roll.3: COURAGE SOLDIER
115 3 roll > 4.3.roll.1: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL TOOL TWO_SOLDIERS
116 3 lock r2 w2
117 3 reroll r1 w1 b2 > 4.3.roll.2: COURAGE TWO_SOLDIERS COURAGE
118 3 reroll r1 w1 b2 > 4.3.roll.3: TWO_SOLDIERS TWO_SOLDIERS TOOL
119 4 roll > 4.4.roll.1: SOLDIER TWO_SOLDIERS SOLDIER TWO_SOLDIERS STAR SOLDIER
120 4 lock r2 b1
121 4 reroll r1 w1 w2 b2 > 4.4.roll.2: SKULL SKULL SKULL TOOL
122 4 stop
123 5 roll > 4.5.roll.1: TWO_SOLDIERS STAR COURAGE SOLDIER SKULL TOOL
124 5 lock r2 b1
125 5 reroll r1 w1 b2 > 4.5.roll.2: SKULL SOLDIER TWO_SOLDIERS
126 5 reroll b2 > 4.5.roll.3: SKULL
127 6 roll > 4.6.roll.1: SKULL TWO_SOLDIERS COURAGE SKULL SKULL STAR
128 6 lock r1 w2
129 6 reroll r2 w1 b1 b2 > 4.6.roll.2: STAR TOOL SKULL TWO_SOLDIERS
130 6 reroll b2 > 4.6.roll.3: SKULL 4.0.shelling.1: 2 5
131 1 wade sea-c:34
132 2 wade sea-c:30
133 3 wade sea-c:34
134 4 wade sea-c:31
135 5 stay
136 6 wade sea-c:33
137 1 roll > 5.1.roll.1: SOLDIER TWO_SOLDIERS TOOL TOOL SKULL TWO_SOLDIERS
138 1 lock w1 w2
139 1 reroll r1 r2 b2 > 5.1.roll.2: STAR TOOL TWO_SOLDIERS
140 1 reroll b2 > 5.1.roll.3: SOLDIER
141 2 roll > 5.2.roll.1: SOLDIER SOLDIER TWO_SOLDIERS SKULL TOOL COURAGE
142 2 lock w2 b1
143 2 reroll r1 r2 w1 b2 > 5.2.roll.2: SKULL STAR COURAGE COURAGE
144 2 reroll w1 b2 > 5.2.roll.3: STAR SOLDIER
145 3 roll > 5.3.roll.1: STAR SKULL SOLDIER TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
146 3 lock r1 r2
147 3 reroll w1 w2 b1 b2 > 5.3.roll.2: TOOL COURAGE TOOL COURAGE
148 3 reroll w2 b2 > 5.3.roll.3: SOLDIER SOLDIER
149 4 roll > 5.4.roll.1: TWO_SOLDIERS SKULL COURAGE COURAGE STAR STAR
150 4 lock r2 b1
151 4 reroll r1 w1 w2 b2 > 5.4.roll.2: TOOL TWO_SOLDIERS TOOL TOOL
152 4 reroll r1 w1 w2 b2 > 5.4.roll.3: SOLDIER SOLDIER TOOL TOOL
153 5 roll > 5.5.roll.1: TOOL SOLDIER SKULL COURAGE COURAGE STAR
154 5 lock w1 b2
155 5 reroll r1 w2 b1 > 5.5.roll.2: SKULL SKULL TOOL
156 5 reroll b1 > 5.5.roll.3: COURAGE
157 6 roll > 5.6.roll.1: SKULL SKULL STAR COURAGE TWO_SOLDIERS TWO_SOLDIERS
158 6 lock r1 r2
159 6 reroll w1 w2 b1 b2 > 5.6.roll.2: TWO_SOLDIERS COURAGE SOLDIER TWO_SOLDIERS
160 6 reroll w1 w2 b1 b2 > 5.6.roll.3: SOLDIER STAR STAR TWO_SOLDIERS 5.0.shelling.1: 3 2
161 1 land 1
162 1 gain soldiers 3
163 2 land 1
164 3 land 1
165 3 gain soldiers 3
166 4 land 1
167 5 stay
168 6 land 1
169 5 roll > 6.5.roll.1: TOOL TOOL SKULL SOLDIER COURAGE COURAGE
170 5 lock w1 w2
171 5 reroll r1 r2 b1 b2 > 6.5.roll.2: SKULL SOLDIER SKULL SKULL
172 5 stop > 6.0.shelling.1: 1 2
173 5 stay
174 5 roll > 7.5.roll.1: STAR TWO_SOLDIERS SOLDIER COURAGE TWO_SOLDIERS SOLDIER
175 5 lock r1 w1
176 5 reroll r2 w2 b1 > 7.5.roll.2: SOLDIER COURAGE COURAGE
177 5 reroll r2 b2 > 7.5.roll.3: COURAGE STAR 7.0.shelling.1: 3 5
178 5 sail sea-c:9
179 5 roll > 8.5.roll.1: STAR SKULL COURAGE STAR SKULL SOLDIER
180 5 lock r2 b1
181 5 reroll w1 > 8.5.roll.2: TOOL
182 5 reroll w1 > 8.5.roll.3: SOLDIER 8.0.shelling.1: 6 6
183 5 sail sea-c:16
184 5 roll > 9.5.roll.1: SOLDIER TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SOLDIER SOLDIER
185 5 lock r1 b1
186 5 reroll r2 w1 w2 > 9.5.roll.2: STAR COURAGE STAR
187 5 stop > 9.0.shelling.1: 2 3
188 5 sail sea-c:23
189 5 disembark sea-c:24
190 5 roll > 10.5.roll.1: TOOL STAR TOOL SOLDIER TOOL SKULL
191 5 lock r2 b2
192 5 reroll r1 w1 w2 b1 > 10.5.roll.2: TOOL SOLDIER STAR TWO_SOLDIERS
193 5 reroll w1 b1 > 10.5.roll.3: COURAGE TOOL 10.0.shelling.1: 5 5
194 5 wade sea-c:31
195 5 roll > 11.5.roll.1: SKULL TWO_SOLDIERS SKULL TWO_SOLDIERS COURAGE COURAGE
196 5 lock r1 w1
197 5 reroll r2 w2 b1 b2 > 11.5.roll.2: SOLDIER TWO_SOLDIERS COURAGE SKULL
198 5 reroll r2 w2 b1 > 11.5.roll.3: STAR SKULL SOLDIER 11.0.shelling.1: 2 3
199 5 land 1
200 1 roll > 12.1.roll.1: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS COURAGE SKULL TWO_SOLDIERS
201 1 lock w1 b2
202 1 reroll w2 b1 > 12.1.roll.2: COURAGE SKULL
203 1 reroll b1 > 12.1.roll.3: SOLDIER
204 2 roll > 12.2.roll.1: SKULL TOOL SKULL COURAGE TWO_SOLDIERS COURAGE
205 2 lock b1 b2
206 2 reroll r1 r2 w1 > 12.2.roll.2: SKULL TWO_SOLDIERS TOOL
207 2 reroll r1 w1 > 12.2.roll.3: TOOL STAR
208 3 roll > 12.3.roll.1: COURAGE COURAGE COURAGE SOLDIER SKULL TOOL
209 3 lock r1 w1
210 3 reroll r2 w2 b1 b2 > 12.3.roll.2: SKULL COURAGE TOOL SOLDIER
211 3 reroll r2 b1 b2 > 12.3.roll.3: COURAGE COURAGE TWO_SOLDIERS
212 4 roll > 12.4.roll.1: STAR STAR TOOL STAR STAR COURAGE
213 4 lock w2 b1
214 4 reroll r2 w1 > 12.4.roll.2: STAR TWO_SOLDIERS
215 4 reroll r2 > 12.4.roll.3: TWO_SOLDIERS
216 5 roll > 12.5.roll.1: TOOL TOOL STAR TWO_SOLDIERS STAR TOOL
217 5 lock w1 b1
218 5 reroll r1 r2 b2 > 12.5.roll.2: COURAGE STAR SOLDIER
219 5 reroll b2 > 12.5.roll.3: SKULL
220 6 roll > 12.6.roll.1: SOLDIER SOLDIER STAR SKULL TWO_SOLDIERS SKULL
221 6 lock w1 b1
222 6 reroll r1 r2 w2 b2 > 12.6.roll.2: STAR TOOL SKULL COURAGE
223 6 reroll r2 w2 > 12.6.roll.3: STAR STAR
224 1 claim TWO_SOLDIERS
225 3 claim COURAGE
226 3 soldiers
227 4 claim STAR
228 4 white TWO_SOLDIERS
229 5 claim STAR
230 5 white TWO_SOLDIERS
231 5 cancel r1
232 1 done
233 2 done
234 3 done
235 4 recruit corporal
236 4 done
237 5 recruit corporal
238 5 done
239 6 recruit corporal
240 6 done
241 1 stay
242 2 stay
243 3 stay
244 4 stay
245 5 stay
246 6 trade 1
247 6 give stars 2
248 6 offer
249 1 accept
250 6 stay
251 1 ready
252 2 ready
253 3 ready
254 4 ready
255 5 ready
256 6 ready
257 4 lose soldiers
258 5 lose soldiers
259 6 lose soldiers
260 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS SOLDIER COURAGE SOLDIER STAR
261 1 lock w1 w2
262 1 reroll r1 r2 b2 > 13.1.roll.2: COURAGE COURAGE STAR
263 1 reroll r2 b2 > 13.1.roll.3: SKULL STAR
264 2 roll > 13.2.roll.1: COURAGE COURAGE COURAGE TWO_SOLDIERS SOLDIER STAR
265 2 lock w1 w2
266 2 reroll r2 b1 b2 > 13.2.roll.2: TOOL TOOL TWO_SOLDIERS
267 2 reroll r2 b1 > 13.2.roll.3: COURAGE TWO_SOLDIERS
268 3 roll > 13.3.roll.1: TWO_SOLDIERS SOLDIER TWO_SOLDIERS COURAGE SOLDIER TOOL
269 3 lock r1 w1
270 3 reroll r2 w2 b1 b2 > 13.3.roll.2: SOLDIER TWO_SOLDIERS SKULL SOLDIER
271 3 reroll b1 b2 > 13.3.roll.3: COURAGE TWO_SOLDIERS
272 4 roll > 13.4.roll.1: TOOL SOLDIER SOLDIER COURAGE TOOL STAR
273 4 lock w1 w2
274 4 reroll r1 b1 b2 > 13.4.roll.2: COURAGE SKULL TOOL
275 4 reroll b1 b2 > 13.4.roll.3: TWO_SOLDIERS COURAGE
276 5 roll > 13.5.roll.1: SKULL SOLDIER COURAGE TWO_SOLDIERS COURAGE SOLDIER
277 5 lock w1 w2
278 5 reroll r1 r2 b2 > 13.5.roll.2: SOLDIER STAR TWO_SOLDIERS
279 5 reroll r1 r2 > 13.5.roll.3: STAR TOOL
280 6 roll > 13.6.roll.1: COURAGE SKULL COURAGE SOLDIER COURAGE COURAGE
281 6 lock w1 b1
282 6 reroll r2 w2 > 13.6.roll.2: COURAGE COURAGE
283 6 stop
284 4 ready
285 5 use corporal
286 5 reroll r2 > 13.5.roll.4: STAR
287 6 ready
288 1 cancel b2
289 3 claim TWO_SOLDIERS
290 4 claim COURAGE
291 4 soldiers
292 6 claim COURAGE
293 6 soldiers
294 6 claim COURAGE
295 6 soldiers
296 1 recruit corporal
297 1 done
298 2 done
299 3 done
300 4 done
301 5 recruit beachmaster
302 5 done
303 6 done
304 1 stay
305 2 stay
306 3 stay
307 4 stay
308 5 stay
309 6 stay
310 1 ready
311 2 ready
312 3 ready
313 4 ready
314 5 ready
315 6 ready
316 1 lose soldiers
317 4 lose soldiers
318 5 lose soldiers
319 6 lose soldiers
320 1 roll > 14.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS SKULL SKULL TOOL
321 1 lock r1 w1
322 1 reroll r2 w2 b1 b2 > 14.1.roll.2: COURAGE TWO_SOLDIERS TWO_SOLDIERS COURAGE
323 1 reroll r2 > 14.1.roll.3: SOLDIER
324 2 roll > 14.2.roll.1: SOLDIER COURAGE SKULL SOLDIER SKULL SOLDIER
325 2 lock w2 b2
326 2 reroll w1 b1 > 14.2.roll.2: TWO_SOLDIERS STAR
327 2 stop
328 3 roll > 14.3.roll.1: SKULL SKULL SKULL STAR TWO_SOLDIERS SKULL
329 3 lock b1 b2
330 3 reroll r2 > 14.3.roll.2: TWO_SOLDIERS
331 3 stop
332 4 roll > 14.4.roll.1: SOLDIER STAR SOLDIER COURAGE TWO_SOLDIERS TWO_SOLDIERS
333 4 lock w1 w2
334 4 reroll r2 b1 b2 > 14.4.roll.2: TOOL COURAGE TOOL
335 4 reroll r2 b2 > 14.4.roll.3: SKULL COURAGE
336 5 roll > 14.5.roll.1: TOOL TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SOLDIER COURAGE
337 5 lock w1 w2
338 5 reroll r1 b1 b2 > 14.5.roll.2: TWO_SOLDIERS SOLDIER SOLDIER
339 5 reroll b1 b2 > 14.5.roll.3: COURAGE TWO_SOLDIERS
340 6 roll > 14.6.roll.1: COURAGE TWO_SOLDIERS SKULL COURAGE COURAGE STAR
341 6 lock r2 b2
342 6 reroll r1 w1 w2 b1 > 14.6.roll.2: TWO_SOLDIERS SKULL COURAGE SKULL
343 6 reroll w1 w2 b1 > 14.6.roll.3: TOOL TWO_SOLDIERS COURAGE
344 1 use corporal
345 1 reroll r2 > 14.1.roll.4: TOOL
346 4 use corporal
347 4 reroll r2 > 14.4.roll.4: TWO_SOLDIERS
348 5 ready
349 6 use corporal
350 6 reroll b1 > 14.6.roll.4: COURAGE
351 2 claim SOLDIER
352 2 reinforce 5
353 3 claim SKULL
354 5 claim TWO_SOLDIERS
355 1 done
356 2 recruit corporal
357 2 done
358 3 find flame-thrower
359 3 done
360 4 done
361 5 done
362 6 done
363 1 advance 3
364 2 advance 3
365 3 advance 3
366 4 advance 3
367 5 advance 3
368 6 advance 3
369 1 ready
370 2 ready
371 3 ready
372 4 ready
373 5 ready
374 6 trade 4
375 6 give courage 2
376 6 offer
377 4 accept
378 4 ready
379 6 ready
380 1 lose soldiers
381 2 lose soldiers
382 3 lose soldiers
383 4 lose soldiers
384 5 lose soldiers
385 6 lose soldiers
386 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS STAR SKULL TWO_SOLDIERS TWO_SOLDIERS
387 1 lock b1 b2
388 1 reroll r1 w1 w2 > 15.1.roll.2: TOOL TOOL COURAGE
389 1 reroll r1 w1 w2 > 15.1.roll.3: SKULL TWO_SOLDIERS STAR
390 2 roll > 15.2.roll.1: SKULL STAR TWO_SOLDIERS TOOL SOLDIER COURAGE
391 2 lock b1 b2
392 2 reroll r2 > 15.2.roll.2: STAR
393 2 stop
394 3 roll > 15.3.roll.1: TWO_SOLDIERS COURAGE COURAGE SKULL TOOL TOOL
395 3 lock r1 r2
396 3 reroll w1 w2 b1 b2 > 15.3.roll.2: SOLDIER STAR STAR COURAGE
397 3 reroll w2 b1 b2 > 15.3.roll.3: STAR COURAGE TWO_SOLDIERS
398 4 roll > 15.4.roll.1: SOLDIER TWO_SOLDIERS STAR TOOL SOLDIER TOOL
399 4 lock r1 r2
400 4 reroll w1 w2 b2 > 15.4.roll.2: SKULL STAR SOLDIER
401 4 reroll w1 w2 b2 > 15.4.roll.3: TOOL TOOL COURAGE
402 5 roll > 15.5.roll.1: TWO_SOLDIERS SOLDIER TOOL TWO_SOLDIERS SOLDIER TOOL
403 5 lock r1 w2
404 5 reroll w1 b1 b2 > 15.5.roll.2: SKULL STAR SKULL
405 5 reroll w1 b1 b2 > 15.5.roll.3: SOLDIER COURAGE STAR
406 6 roll > 15.6.roll.1: TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL SKULL SKULL
407 6 lock r1 r2
408 6 reroll w1 w2 b1 b2 > 15.6.roll.2: STAR SOLDIER COURAGE STAR
409 6 reroll w1 b1 b2 > 15.6.roll.3: SKULL SOLDIER COURAGE
410 1 use corporal
411 1 reroll r1 > 15.1.roll.4: COURAGE
412 2 ready
413 4 use corporal
414 4 reroll w1 > 15.4.roll.4: COURAGE
415 5 use corporal
416 5 reroll b2 > 15.5.roll.4: TWO_SOLDIERS
417 6 use corporal
418 6 reroll w1 > 15.6.roll.4: COURAGE
419 1 claim TWO_SOLDIERS
420 2 straight
421 2 take distinguished-service-cross
422 5 claim TWO_SOLDIERS
423 1 recruit scout
424 1 done
425 2 recruit scout
426 2 done
427 3 recruit corporal
428 3 done
429 4 recruit scout
430 4 done
431 5 done
432 6 recruit scout
433 6 done
434 1 stay
435 2 stay
436 3 stay
437 4 stay
438 5 stay
439 6 stay
440 1 ready
441 2 ready
442 3 trade 5
443 3 give courage 2
444 3 offer
445 4 ready
446 5 accept
447 3 ready
448 5 ready
449 6 trade 5
450 6 give courage 2
451 6 offer
452 5 accept
453 5 ready
454 6 ready
455 1 lose soldiers
456 2 lose soldiers
457 3 lose soldiers
458 4 lose soldiers
459 5 lose soldiers
460 6 lose soldiers
461 1 roll > 16.1.roll.1: TWO_SOLDIERS SKULL STAR TWO_SOLDIERS SKULL TWO_SOLDIERS
462 1 lock w2 b2
463 1 reroll r2 w1 b1 > 16.1.roll.2: TOOL STAR SOLDIER
464 1 reroll r2 > 16.1.roll.3: SOLDIER
465 2 roll > 16.2.roll.1: TWO_SOLDIERS COURAGE SOLDIER SOLDIER TWO_SOLDIERS STAR
466 2 lock r1 b1
467 2 reroll r2 w1 w2 b2 > 16.2.roll.2: SKULL TOOL SKULL COURAGE
468 2 reroll r2 w1 w2 b2 > 16.2.roll.3: SKULL COURAGE COURAGE TOOL
469 3 roll > 16.3.roll.1: STAR TWO_SOLDIERS COURAGE SOLDIER TOOL SKULL
470 3 lock b1 b2
471 3 reroll r1 > 16.3.roll.2: COURAGE
472 3 reroll r1 > 16.3.roll.3: SOLDIER
473 4 roll > 16.4.roll.1: SKULL SKULL SKULL SOLDIER TWO_SOLDIERS SKULL
474 4 lock w2 b1
475 4 reroll r1 r2 w1 b2 > 16.4.roll.2: COURAGE SOLDIER COURAGE TOOL
476 4 reroll r1 b2 > 16.4.roll.3: COURAGE STAR
477 5 roll > 16.5.roll.1: TWO_SOLDIERS TOOL SOLDIER SKULL TOOL TOOL
478 5 lock r1 w1
479 5 reroll r2 w2 b1 b2 > 16.5.roll.2: SKULL STAR TWO_SOLDIERS COURAGE
480 5 reroll r2 w2 > 16.5.roll.3: SOLDIER STAR
481 6 roll > 16.6.roll.1: STAR SKULL TWO_SOLDIERS SKULL TWO_SOLDIERS TWO_SOLDIERS
482 6 lock b1 b2
483 6 reroll r1 r2 w2 > 16.6.roll.2: STAR SKULL COURAGE
484 6 reroll r1 r2 w2 > 16.6.roll.3: STAR COURAGE TWO_SOLDIERS
485 1 use corporal
486 1 reroll w1 > 16.1.roll.4: TWO_SOLDIERS
487 2 use corporal
488 2 reroll w1 > 16.2.roll.4: SKULL
489 2 ready
490 3 ready
491 4 use corporal
492 4 reroll b2 > 16.4.roll.4: TOOL
493 5 use corporal
494 5 reroll w2 > 16.5.roll.4: STAR
495 6 use corporal
496 6 reroll r2 > 16.6.roll.4: SKULL
497 1 claim TWO_SOLDIERS
498 2 cancel w2
499 3 straight
500 3 take medal-of-honor
501 1 done
502 2 find walkie-talkie
503 2 done
504 3 recruit scout
505 3 done
506 4 find lucky-charm
507 4 use lucky-charm
508 4 gain stars
509 4 done
510 5 recruit veteran
511 5 done
512 6 done
513 1 stay
514 2 stay
515 3 stay
516 4 stay
517 5 stay
518 6 stay
519 1 ready
520 2 ready
521 3 ready
522 4 trade 5
523 4 give courage 2
524 4 offer
525 5 accept
526 4 ready
527 5 ready
528 6 ready
529 1 lose soldiers
530 2 lose soldiers
531 3 lose soldiers
532 4 lose soldiers
533 5 lose soldiers
534 6 lose soldiers
535 1 roll > 17.1.roll.1: TWO_SOLDIERS TWO_SOLDIERS STAR TOOL COURAGE STAR
536 1 lock r1 b1
537 1 reroll r2 w1 w2 b2 > 17.1.roll.2: SKULL STAR COURAGE TOOL
538 1 reroll w1 w2 b2 > 17.1.roll.3: SOLDIER STAR TWO_SOLDIERS
539 2 roll > 17.2.roll.1: TWO_SOLDIERS SKULL SKULL TOOL TWO_SOLDIERS STAR
540 2 lock r1 b1
541 2 reroll r2 w1 w2 b2 > 17.2.roll.2: TWO_SOLDIERS SOLDIER SKULL TOOL
542 2 reroll w1 w2 b2 > 17.2.roll.3: TOOL COURAGE TWO_SOLDIERS
543 3 roll > 17.3.roll.1: SKULL COURAGE SKULL TOOL STAR SKULL
544 3 lock w1 b2
545 3 reroll r2 w2 b1 > 17.3.roll.2: TOOL STAR SKULL
546 3 reroll r2 b1 > 17.3.roll.3: TOOL SKULL
547 4 roll > 17.4.roll.1: COURAGE TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE
548 4 lock b1 b2
549 4 reroll r1 r2 w1 w2 > 17.4.roll.2: SOLDIER COURAGE STAR SKULL
550 4 reroll r2 > 17.4.roll.3: STAR
551 5 roll > 17.5.roll.1: COURAGE SOLDIER SKULL STAR TOOL TOOL
552 5 lock r1 r2
553 5 reroll w1 w2 b1 b2 > 17.5.roll.2: TOOL TOOL TOOL TOOL
554 5 reroll w1 w2 b1 b2 > 17.5.roll.3: SKULL SKULL TOOL TOOL
555 6 roll > 17.6.roll.1: SKULL TWO_SOLDIERS COURAGE TWO_SOLDIERS TWO_SOLDIERS SKULL
556 6 lock w2 b1
557 6 reroll r1 w1 b2 > 17.6.roll.2: TWO_SOLDIERS STAR TOOL
558 6 reroll w1 b2 > 17.6.roll.3: SOLDIER SKULL
559 1 ready
560 2 use corporal
561 2 reroll w2 > 17.2.roll.4: TOOL
562 2 ready
563 3 use corporal
564 3 reroll b1 > 17.3.roll.4: TOOL
565 3 ready
566 4 use corporal
567 4 reroll r2 > 17.4.roll.4: STAR
568 5 use corporal
569 5 reroll w1 > 17.5.roll.4: TWO_SOLDIERS
570 6 use corporal
571 6 reroll b2 > 17.6.roll.4: SOLDIER
572 1 straight
573 1 take memorial-cross
574 3 claim SKULL
575 4 straight
576 4 take conspicuous-gallantry-medal
577 5 straight
578 5 take army-good-conduct-medal
579 6 claim TWO_SOLDIERS
580 1 recruit beachmaster
581 1 done
582 2 done
583 3 find bangalore-torpedo
584 3 done
585 4 recruit medic
586 4 done
587 5 done
588 6 recruit beachmaster
589 6 done
590 1 move 2 > 17.1.mine.1: 2
591 1 lose soldiers
592 2 move 2 > 17.2.mine.1: 6
593 2 lose soldiers
594 3 move 2 > 17.3.mine.1: 1
595 3 pass
596 3 lose soldiers
597 4 move 2 > 17.4.mine.1: 4
598 4 lose soldiers
599 5 move 2 > 17.5.mine.1: 2
600 5 lose soldiers
601 6 move 2 > 17.6.mine.1: 4
602 6 lose soldiers
603 1 ready
604 2 ready
605 3 ready
606 4 ready
607 5 ready
608 6 ready
609 1 lose soldiers
610 2 lose soldiers
611 3 lose soldiers
612 4 lose soldiers
613 5 lose soldiers
614 6 lose soldiers
615 1 roll > 18.1.roll.1: TOOL COURAGE COURAGE COURAGE TOOL SKULL
616 1 lock r1 b1
617 1 reroll r2 w1 w2 b2 > 18.1.roll.2: TOOL COURAGE COURAGE STAR
618 1 reroll w1 w2 b2 > 18.1.roll.3: STAR COURAGE STAR
619 2 roll > 18.2.roll.1: STAR STAR TWO_SOLDIERS SOLDIER STAR TOOL
620 2 lock w1 w2
621 2 reroll r1 r2 b1 b2 > 18.2.roll.2: SOLDIER STAR TWO_SOLDIERS TWO_SOLDIERS
622 2 reroll r1 r2 > 18.2.roll.3: SOLDIER SOLDIER
623 3 roll > 18.3.roll.1: TOOL STAR COURAGE SKULL STAR TOOL
624 3 lock r2 b1
625 3 reroll r1 w1 w2 b2 > 18.3.roll.2: SOLDIER SOLDIER SOLDIER TWO_SOLDIERS
626 3 reroll r1 w2 > 18.3.roll.3: STAR STAR
627 4 roll > 18.4.roll.1: SOLDIER SOLDIER SOLDIER COURAGE SKULL SOLDIER
628 4 lock w1 b2
629 4 reroll w2 b1 > 18.4.roll.2: SKULL TOOL
630 4 reroll w2 b1 > 18.4.roll.3: STAR COURAGE
631 5 roll > 18.5.roll.1: TOOL SKULL TWO_SOLDIERS TOOL SKULL TOOL
632 5 lock w1 b2
633 5 reroll r2 b1 > 18.5.roll.2: TWO_SOLDIERS TWO_SOLDIERS
634 5 stop
635 6 roll > 18.6.roll.1: SOLDIER SKULL COURAGE STAR SKULL SKULL
636 6 lock r1 w2
637 6 reroll r2 w1 b1 b2 > 18.6.roll.2: COURAGE COURAGE COURAGE TWO_SOLDIERS
638 6 reroll r2 w1 b1 > 18.6.roll.3: SOLDIER TOOL TOOL
639 1 use corporal
640 1 reroll w2 > 18.1.roll.4: TOOL
641 1 ready
642 2 use corporal
643 2 reroll r1 > 18.2.roll.4: SKULL
644 2 ready
645 3 ready
646 4 use corporal
647 4 reroll b1 > 18.4.roll.4: TOOL
648 4 ready
649 5 ready
650 6 use corporal
651 6 reroll r2 > 18.6.roll.4: TOOL
652 1 claim TOOL
653 1 stars
654 3 claim STAR
655 3 white SKULL
656 3 straight
657 3 take croix-de-guerre
658 4 claim SOLDIER
659 4 reinforce 3
660 5 claim TWO_SOLDIERS
661 5 claim TOOL
662 5 stars
663 6 claim TOOL
664 6 stars
665 1 recruit medic
666 1 find bazooka
667 2 find flak-vest
668 2 done
669 3 recruit medic
670 3 find mine-detector
671 3 done
672 4 done
673 5 recruit minesweeper
674 5 find bazooka
675 5 done
676 6 mine
677 1 find field-radio
678 6 mine
679 1 find shoulder-patch
680 1 done
681 6 use field-radio
682 6 recruit veteran
683 6 done
684 1 stay
685 2 stay
686 3 stay
687 4 stay
688 5 stay
689 6 stay
690 1 ready
691 2 ready
692 3 ready
693 4 ready
694 5 ready
695 6 ready
696 1 lose soldiers
697 2 lose soldiers
698 3 lose soldiers
699 4 lose soldiers
700 5 lose soldiers
701 6 lose soldiers
702 1 roll > 19.1.roll.1: STAR STAR TWO_SOLDIERS SOLDIER TOOL TWO_SOLDIERS
703 1 lock r1 w1
704 1 reroll r2 b1 > 19.1.roll.2: SKULL COURAGE
705 1 reroll b1 > 19.1.roll.3: STAR
706 2 roll > 19.2.roll.1: TOOL TOOL TOOL STAR STAR STAR
707 2 lock r1 w1
708 2 reroll w2 b1 b2 > 19.2.roll.2: TWO_SOLDIERS STAR SKULL
709 2 reroll b1 b2 > 19.2.roll.3: SKULL SOLDIER
710 3 roll > 19.3.roll.1: TWO_SOLDIERS STAR STAR SOLDIER SKULL COURAGE
711 3 lock r1 w2
712 3 reroll r2 b2 > 19.3.roll.2: TOOL TOOL
713 3 reroll r2 b2 > 19.3.roll.3: TOOL SOLDIER
714 4 roll > 19.4.roll.1: SKULL TWO_SOLDIERS SOLDIER COURAGE STAR COURAGE
715 4 lock w1 b1
716 4 reroll w2 b2 > 19.4.roll.2: COURAGE TWO_SOLDIERS
717 4 reroll w2 > 19.4.roll.3: SKULL
718 5 roll > 19.5.roll.1: TOOL STAR SKULL SKULL COURAGE SKULL
719 5 lock r2 b2
720 5 reroll r1 w1 w2 b1 > 19.5.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
721 5 reroll w1 b1 > 19.5.roll.3: TWO_SOLDIERS TWO_SOLDIERS
722 6 roll > 19.6.roll.1: COURAGE TWO_SOLDIERS SKULL TWO_SOLDIERS COURAGE SOLDIER
723 6 lock r2 w2
724 6 reroll r1 w1 b1 b2 > 19.6.roll.2: TWO_SOLDIERS TOOL COURAGE SOLDIER
725 6 reroll w1 b1 b2 > 19.6.roll.3: COURAGE TWO_SOLDIERS STAR
726 1 ready
727 2 use corporal
728 2 reroll b1 > 19.2.roll.4: TOOL
729 2 ready
730 3 use corporal
731 3 reroll r2 > 19.3.roll.4: TWO_SOLDIERS
732 3 ready
733 4 use corporal
734 4 reroll w2 > 19.4.roll.4: TOOL
735 4 ready
736 5 use corporal
737 5 reroll w1 > 19.5.roll.4: TOOL
738 5 ready
739 6 use corporal
740 6 reroll r1 > 19.6.roll.4: TOOL
741 1 straight
742 1 take legion-of-merit
743 2 claim TOOL
744 2 stars
745 3 straight
746 3 take bronze-star
747 4 straight
748 4 take distinguished-conduct-medal
749 5 claim TWO_SOLDIERS
750 6 claim TWO_SOLDIERS
751 1 use shoulder-patch
752 1 lose soldiers
753 1 recruit engineer
754 1 find grenade
755 2 mine
756 1 find binoculars
757 1 done
758 2 recruit medic
759 2 done
760 3 recruit beachmaster
761 3 done
762 4 recruit beachmaster
763 4 done
764 5 trade 2
765 5 give soldiers 5
766 5 offer
767 2 accept
768 2 done
769 5 done
770 6 done
771 1 stay
772 2 stay
773 3 stay
774 4 stay
775 5 stay
776 6 stay
777 1 ready
778 2 ready
779 3 ready
780 4 ready
781 5 ready
782 6 ready
783 1 lose soldiers
784 2 lose soldiers
785 3 lose soldiers
786 4 lose soldiers
787 5 lose soldiers
788 6 lose soldiers
789 1 roll > 20.1.roll.1: TOOL SOLDIER COURAGE TOOL COURAGE SKULL
790 1 lock r2 b2
791 1 reroll r1 w1 w2 b1 > 20.1.roll.2: COURAGE TOOL TWO_SOLDIERS COURAGE
792 1 reroll r1 w1 b1 > 20.1.roll.3: STAR TOOL TOOL
793 2 roll > 20.2.roll.1: TOOL SOLDIER COURAGE TWO_SOLDIERS TOOL TOOL
794 2 lock r2 w2
795 2 reroll r1 w1 b1 b2 > 20.2.roll.2: TWO_SOLDIERS TOOL SKULL SOLDIER
796 2 reroll w1 b1 b2 > 20.2.roll.3: SOLDIER TOOL COURAGE
797 3 roll > 20.3.roll.1: STAR TOOL SOLDIER STAR STAR SOLDIER
798 3 lock w2 b1
799 3 reroll r2 w1 > 20.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS
800 3 reroll b2 > 20.3.roll.3: SKULL
801 4 roll > 20.4.roll.1: TOOL SKULL COURAGE STAR STAR SOLDIER
802 4 lock b1 b2
803 4 reroll r1 r2 w1 w2 > 20.4.roll.2: SOLDIER SKULL SOLDIER TWO_SOLDIERS
804 4 reroll r2 > 20.4.roll.3: COURAGE
805 5 roll > 20.5.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER SKULL COURAGE
806 5 lock w2 b1
807 5 reroll b2 > 20.5.roll.2: COURAGE
808 5 stop
809 6 roll > 20.6.roll.1: STAR SOLDIER STAR TOOL TOOL SOLDIER
810 6 lock r1 w1
811 6 reroll w2 b1 b2 > 20.6.roll.2: TOOL SKULL SKULL
812 6 reroll w2 b1 b2 > 20.6.roll.3: SOLDIER COURAGE COURAGE
813 1 ready
814 2 use corporal
815 2 reroll b2 > 20.2.roll.4: SKULL
816 2 ready
817 3 use corporal
818 3 reroll b2 > 20.3.roll.4: COURAGE
819 3 ready
820 4 use corporal
821 4 reroll r2 > 20.4.roll.4: SOLDIER
822 4 ready
823 5 ready
824 6 use corporal
825 6 reroll b1 > 20.6.roll.4: TWO_SOLDIERS
826 1 straight
827 1 take silver-star
828 3 claim STAR
829 3 white TWO_SOLDIERS
830 4 claim SOLDIER
831 4 reinforce 2
832 5 claim SKULL
833 1 recruit veteran
834 1 done
835 2 done
836 3 recruit veteran
837 3 done
838 4 done
839 5 done
840 6 recruit minesweeper
841 6 done
842 1 advance 4
843 2 advance 4
844 3 advance 4
845 4 advance 4
846 5 advance 4
847 6 advance 4
848 1 ready
849 2 ready
850 3 ready
851 4 ready
852 5 ready
853 6 ready
854 1 lose soldiers
855 2 lose soldiers
856 3 lose soldiers
857 4 lose soldiers
858 5 lose soldiers
859 6 lose soldiers
860 1 roll > 21.1.roll.1: TOOL TWO_SOLDIERS SKULL TOOL SKULL STAR
861 1 lock r1 w2
862 1 reroll w1 b1 b2 > 21.1.roll.2: SOLDIER TOOL STAR
863 1 stop
864 2 roll > 21.2.roll.1: TOOL TWO_SOLDIERS STAR SOLDIER TWO_SOLDIERS COURAGE
865 2 lock r2 b1
866 2 reroll r1 w1 w2 b2 > 21.2.roll.2: SKULL SKULL TWO_SOLDIERS SKULL
867 2 stop
868 3 roll > 21.3.roll.1: SOLDIER TOOL SOLDIER STAR TWO_SOLDIERS COURAGE
869 3 lock r1 w1
870 3 reroll r2 w2 b1 b2 > 21.3.roll.2: TWO_SOLDIERS STAR TOOL SOLDIER
871 3 reroll b1 > 21.3.roll.3: COURAGE
872 4 roll > 21.4.roll.1: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL COURAGE SOLDIER
873 4 lock r1 w1
874 4 reroll r2 w2 b1 b2 > 21.4.roll.2: COURAGE TWO_SOLDIERS SOLDIER SOLDIER
875 4 reroll r2 b1 b2 > 21.4.roll.3: SKULL TOOL COURAGE
876 5 roll > 21.5.roll.1: TWO_SOLDIERS TOOL SKULL SKULL SOLDIER COURAGE
877 5 lock b1 b2
878 5 reroll r2 w2 > 21.5.roll.2: COURAGE STAR
879 5 stop
880 6 roll > 21.6.roll.1: SOLDIER COURAGE STAR TOOL TWO_SOLDIERS STAR
881 6 lock w1 b2
882 6 reroll r1 r2 b1 > 21.6.roll.2: STAR STAR COURAGE
883 6 reroll b1 > 21.6.roll.3: COURAGE
884 1 ready
885 2 ready
886 3 use corporal
887 3 reroll b1 > 21.3.roll.4: SKULL
888 3 ready
889 4 use corporal
890 4 reroll b2 > 21.4.roll.4: COURAGE
891 4 ready
892 5 ready
893 6 ready
894 1 claim TOOL
895 1 stars
896 2 claim SKULL
897 2 claim TWO_SOLDIERS
898 3 claim SOLDIER
899 3 reinforce 4
900 5 straight
901 5 take victoria-cross
902 6 claim STAR
903 6 courage 1
904 1 recruit minesweeper
905 1 buy award > 21.1.award.1.purple-heart: purple-heart
906 1 done
907 2 done
908 3 done
909 4 done
910 5 done
911 6 recruit medic
912 6 done
913 1 move 5
914 2 move 5
915 3 move 5
916 4 move 5
917 5 move 5
918 6 move 5
919 2 ready > 21.0.mgf.4: 3
920 1 ready
921 2 ready
922 3 ready
923 4 ready
924 5 ready
925 6 ready
926 1 lose soldiers
927 2 lose soldiers
928 3 lose soldiers
929 4 lose soldiers
930 5 lose soldiers
931 6 lose soldiers
932 1 roll > 22.1.roll.1: STAR SKULL SKULL SKULL TOOL SOLDIER
933 1 lock r1 b2
934 1 reroll r2 w1 w2 b1 > 22.1.roll.2: SKULL TOOL SKULL TWO_SOLDIERS
935 1 reroll r2 w1 w2 > 22.1.roll.3: SOLDIER SOLDIER STAR
936 2 roll > 22.2.roll.1: TOOL STAR TWO_SOLDIERS SKULL COURAGE COURAGE
937 2 lock r2 w1
938 2 reroll r1 w2 b1 b2 > 22.2.roll.2: COURAGE SOLDIER STAR TOOL
939 2 reroll r1 w2 b2 > 22.2.roll.3: STAR STAR TWO_SOLDIERS
940 3 roll > 22.3.roll.1: SOLDIER COURAGE STAR STAR SOLDIER TOOL
941 3 lock b1 b2
942 3 reroll r2 w1 w2 > 22.3.roll.2: COURAGE TWO_SOLDIERS TOOL
943 3 reroll r1 r2 > 22.3.roll.3: SKULL SOLDIER
944 4 roll > 22.4.roll.1: STAR SKULL COURAGE COURAGE TOOL TOOL
945 4 lock r1 b1
946 4 reroll r2 w1 w2 b2 > 22.4.roll.2: COURAGE TWO_SOLDIERS STAR TOOL
947 4 reroll r2 b2 > 22.4.roll.3: TWO_SOLDIERS SKULL
948 5 roll > 22.5.roll.1: COURAGE STAR STAR TWO_SOLDIERS TWO_SOLDIERS COURAGE
949 5 lock w1 b1
950 5 reroll r1 b2 > 22.5.roll.2: TWO_SOLDIERS SKULL
951 5 reroll b2 > 22.5.roll.3: SKULL
952 6 roll > 22.6.roll.1: COURAGE TOOL SKULL SKULL COURAGE SOLDIER
953 6 lock r1 r2
954 6 reroll w1 w2 b2 > 22.6.roll.2: STAR SKULL SOLDIER
955 6 reroll w1 w2 b2 > 22.6.roll.3: COURAGE COURAGE STAR
956 1 use corporal
957 1 reroll b1 > 22.1.roll.4: COURAGE
958 1 use binoculars
959 1 set b1 STAR
960 1 ready
961 2 ready
962 3 use corporal
963 3 reroll r1 > 22.3.roll.4: SOLDIER
964 3 ready
965 4 use corporal
966 4 reroll b2 > 22.4.roll.4: COURAGE
967 4 ready
968 5 use corporal
969 5 reroll b2 > 22.5.roll.4: COURAGE
970 5 ready
971 6 use corporal
972 6 reroll w1 > 22.6.roll.4: TOOL
973 1 claim STAR
974 1 courage 2
975 1 claim SOLDIER
976 1 reinforce 4
977 2 claim STAR
978 2 white TWO_SOLDIERS
979 5 claim TWO_SOLDIERS
980 6 claim COURAGE
981 6 charge
982 1 recruit messenger
983 2 mine
984 2 recruit beachmaster
985 2 done
986 3 done
987 4 mine
988 1 trade 4
989 1 give soldiers 9
990 1 offer
991 4 accept
992 1 done
993 4 done
994 5 recruit medic
995 5 trade 1
996 5 give soldiers 5
997 5 offer
998 1 accept
999 1 done
1000 5 done
1001 6 done
1002 1 stay
1003 2 stay
1004 3 stay
1005 4 stay
1006 5 stay
1007 6 stay
1008 2 ready > 22.0.mgf.4: 6
1009 1 ready
1010 2 ready
1011 3 ready
1012 4 ready
1013 5 ready
1014 6 ready
1015 1 lose soldiers
1016 2 lose soldiers
1017 3 lose soldiers
1018 4 lose soldiers
1019 5 lose soldiers
1020 6 lose soldiers
1021 1 roll > 23.1.roll.1: TOOL SKULL STAR COURAGE TWO_SOLDIERS TWO_SOLDIERS
1022 1 lock b1 b2
1023 1 reroll r1 r2 w1 w2 > 23.1.roll.2: TWO_SOLDIERS COURAGE STAR TWO_SOLDIERS
1024 1 reroll w1 > 23.1.roll.3: TOOL
1025 2 roll > 23.2.roll.1: TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE TOOL COURAGE
1026 2 lock r1 r2
1027 2 reroll w1 w2 b1 b2 > 23.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
1028 2 reroll w1 > 23.2.roll.3: SOLDIER
1029 3 roll > 23.3.roll.1: COURAGE TOOL STAR COURAGE COURAGE TWO_SOLDIERS
1030 3 lock b1 b2
1031 3 reroll r2 w1 > 23.3.roll.2: TOOL SKULL
1032 3 reroll r2 w1 > 23.3.roll.3: STAR TWO_SOLDIERS
1033 4 roll > 23.4.roll.1: TWO_SOLDIERS STAR TWO_SOLDIERS SOLDIER TOOL STAR
1034 4 lock r1 w1
1035 4 reroll w2 b1 b2 > 23.4.roll.2: TWO_SOLDIERS COURAGE SOLDIER
1036 4 reroll b1 > 23.4.roll.3: SOLDIER
1037 5 roll > 23.5.roll.1: SKULL COURAGE COURAGE TWO_SOLDIERS SOLDIER STAR
1038 5 lock w1 w2
1039 5 reroll r1 b1 b2 > 23.5.roll.2: TWO_SOLDIERS COURAGE TOOL
1040 5 stop
1041 6 roll > 23.6.roll.1: TOOL STAR SKULL SKULL STAR SKULL
1042 6 lock r2 b1
1043 6 reroll r1 w1 w2 b2 > 23.6.roll.2: TOOL COURAGE SOLDIER TWO_SOLDIERS
1044 6 reroll r1 w1 w2 > 23.6.roll.3: TOOL SOLDIER TWO_SOLDIERS
1045 1 ready
1046 2 ready
1047 3 use corporal
1048 3 reroll r2 > 23.3.roll.4: SOLDIER
1049 3 ready
1050 4 ready
1051 5 ready
1052 6 use corporal
1053 6 reroll r1 > 23.6.roll.4: SKULL
1054 1 claim TWO_SOLDIERS
1055 3 claim COURAGE
1056 3 charge
1057 5 claim COURAGE
1058 5 charge
1059 1 trade 3
1060 1 give soldiers 5
1061 1 offer
1062 2 done
1063 3 accept
1064 1 done
1065 3 done
1066 4 done
1067 5 done
1068 6 done
1069 1 stay
1070 2 stay
1071 3 stay
1072 4 stay
1073 5 stay
1074 6 stay
1075 2 ready > 23.0.mgf.4: 6
1076 1 ready
1077 2 ready
1078 3 ready
1079 4 ready
1080 5 ready
1081 6 ready
1082 1 lose soldiers
1083 2 lose soldiers
1084 3 lose soldiers
1085 4 lose soldiers
1086 5 lose soldiers
1087 6 lose soldiers
1088 1 roll > 24.1.roll.1: STAR SOLDIER COURAGE SKULL STAR STAR
1089 1 lock r2 w1
1090 1 reroll r1 w2 b1 b2 > 24.1.roll.2: TOOL SOLDIER STAR TOOL
1091 1 reroll r1 b1 b2 > 24.1.roll.3: STAR TOOL SOLDIER
1092 2 roll > 24.2.roll.1: STAR COURAGE SKULL TOOL SKULL SOLDIER
1093 2 lock r1 b2
1094 2 reroll r2 w1 w2 b1 > 24.2.roll.2: STAR STAR TOOL TOOL
1095 2 reroll r2 w2 b1 > 24.2.roll.3: SKULL STAR STAR
1096 3 roll > 24.3.roll.1: SOLDIER TOOL COURAGE TOOL SOLDIER SKULL
1097 3 lock r1 b1
1098 3 reroll r2 w1 w2 b2 > 24.3.roll.2: STAR SKULL SKULL COURAGE
1099 3 reroll w1 w2 b2 > 24.3.roll.3: STAR STAR STAR
1100 4 roll > 24.4.roll.1: STAR TOOL COURAGE TOOL COURAGE STAR
1101 4 lock r1 b2
1102 4 reroll r2 w1 w2 b1 > 24.4.roll.2: SKULL SKULL SOLDIER COURAGE
1103 4 reroll r2 w1 b1 > 24.4.roll.3: SKULL SKULL SOLDIER
1104 5 roll > 24.5.roll.1: STAR TOOL SOLDIER TWO_SOLDIERS STAR STAR
1105 5 lock w1 w2
1106 5 reroll r1 r2 b1 b2 > 24.5.roll.2: SOLDIER COURAGE COURAGE TWO_SOLDIERS
1107 5 reroll r2 b1 > 24.5.roll.3: COURAGE COURAGE
1108 6 roll > 24.6.roll.1: TOOL TWO_SOLDIERS TWO_SOLDIERS SKULL TWO_SOLDIERS COURAGE
1109 6 lock b1 b2
1110 6 reroll w2 > 24.6.roll.2: STAR
1111 6 reroll w2 > 24.6.roll.3: TWO_SOLDIERS
1112 1 ready
1113 2 use corporal
1114 2 reroll r2 > 24.2.roll.4: TWO_SOLDIERS
1115 2 ready
1116 3 ready
1117 4 use corporal
1118 4 reroll r2 > 24.4.roll.4: COURAGE
1119 4 ready
1120 5 use corporal
1121 5 reroll b1 > 24.5.roll.4: TOOL
1122 5 ready
1123 6 ready
1124 1 claim SOLDIER
1125 1 reinforce 6
1126 2 claim STAR
1127 2 white TWO_SOLDIERS
1128 3 claim STAR
1129 3 white SOLDIER
1130 3 claim SOLDIER
1131 3 reinforce 6
1132 6 claim TWO_SOLDIERS
1133 1 done
1134 2 recruit veteran
1135 2 done
1136 3 recruit minesweeper
1137 3 done
1138 4 recruit veteran
1139 4 done
1140 5 done
1141 6 done
1142 1 trade 4
1143 1 give stars 4
1144 1 offer
1145 2 move 6
1146 3 move 6
1147 4 accept
1148 1 move 6
1149 4 move 6
1150 5 move 6
1151 6 move 6
1152 1 ready
1153 2 ready
1154 3 ready
1155 4 ready
1156 5 ready
1157 6 trade 5
1158 6 give soldiers 5
1159 6 offer
1160 5 accept
1161 5 ready
1162 6 ready
1163 1 lose soldiers
1164 2 lose soldiers
1165 3 lose soldiers
1166 4 lose soldiers
1167 5 lose soldiers
1168 6 lose soldiers
1169 1 roll > 25.1.roll.1: SKULL SKULL SKULL TWO_SOLDIERS STAR SOLDIER
1170 1 lock w2 b2
1171 1 reroll r1 r2 w1 b1 > 25.1.roll.2: SKULL STAR TWO_SOLDIERS SKULL
1172 1 reroll r1 r2 w1 b1 > 25.1.roll.3: TWO_SOLDIERS TWO_SOLDIERS SKULL TOOL
1173 2 roll > 25.2.roll.1: TOOL STAR SKULL SKULL SKULL SOLDIER
1174 2 lock r2 b2
1175 2 reroll r1 w1 w2 b1 > 25.2.roll.2: SOLDIER TWO_SOLDIERS STAR SKULL
1176 2 reroll w2 b1 > 25.2.roll.3: SOLDIER SKULL
1177 3 roll > 25.3.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS SKULL SOLDIER TWO_SOLDIERS
1178 3 lock r1 r2
1179 3 reroll w1 w2 b1 b2 > 25.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS STAR COURAGE
1180 3 reroll w1 w2 b1 > 25.3.roll.3: COURAGE STAR SKULL
1181 4 roll > 25.4.roll.1: TWO_SOLDIERS STAR COURAGE COURAGE STAR SOLDIER
1182 4 lock r1 b2
1183 4 reroll r2 w1 w2 b1 > 25.4.roll.2: SOLDIER TWO_SOLDIERS TOOL TWO_SOLDIERS
1184 4 reroll w2 > 25.4.roll.3: TWO_SOLDIERS
1185 5 roll > 25.5.roll.1: SKULL TOOL TOOL TWO_SOLDIERS SOLDIER COURAGE
1186 5 lock b1 b2
1187 5 reroll r1 r2 w1 w2 > 25.5.roll.2: SOLDIER STAR COURAGE TWO_SOLDIERS
1188 5 reroll r1 r2 w2 > 25.5.roll.3: SKULL STAR SOLDIER
1189 6 roll > 25.6.roll.1: SKULL SKULL TOOL SKULL SOLDIER TWO_SOLDIERS
1190 6 lock r1 w2
1191 6 reroll r2 w1 b1 b2 > 25.6.roll.2: STAR TWO_SOLDIERS SKULL TWO_SOLDIERS
1192 6 reroll r2 w1 b2 > 25.6.roll.3: COURAGE STAR TWO_SOLDIERS
1193 1 ready
1194 2 ready
1195 3 ready
1196 4 use corporal
1197 4 reroll w1 > 25.4.roll.4: SOLDIER
1198 4 ready
1199 5 use corporal
1200 5 reroll r1 > 25.5.roll.4: COURAGE
1201 5 ready
1202 6 ready
1203 2 claim SOLDIER
1204 2 reinforce 4
1205 3 claim COURAGE
1206 3 charge
1207 4 claim SOLDIER
1208 4 reinforce 5
1209 4 claim TWO_SOLDIERS
1210 5 claim COURAGE
1211 5 charge
1212 6 claim SKULL
1213 1 done
1214 2 recruit minesweeper
1215 2 done
1216 3 done
1217 4 recruit minesweeper
1218 4 done
1219 5 done
1220 6 done
1221 1 advance 8
1222 2 advance 8
1223 3 charge 8
1224 4 advance 8
1225 5 charge 8
1226 6 advance 8
1227 2 ready > 25.0.mgf.7: 5
1228 1 ready
1229 2 ready
1230 3 ready
1231 4 trade 2
1232 4 give soldiers 6
1233 4 offer
1234 2 accept
1235 2 ready
1236 4 ready
1237 5 ready
1238 6 ready
1239 1 lose soldiers
1240 2 lose soldiers
1241 3 lose soldiers
1242 4 lose soldiers
1243 5 lose soldiers
1244 6 lose soldiers
1245 1 leave b2
1246 1 roll > 26.1.roll.1: COURAGE COURAGE TOOL STAR TOOL
1247 1 lock r1 r2
1248 1 reroll w1 w2 b1 > 26.1.roll.2: COURAGE SOLDIER STAR
1249 1 reroll b1 > 26.1.roll.3: SOLDIER
1250 2 leave b2
1251 2 roll > 26.2.roll.1: STAR TWO_SOLDIERS TWO_SOLDIERS COURAGE TWO_SOLDIERS
1252 2 lock w1 w2
1253 2 reroll r1 r2 b1 > 26.2.roll.2: TOOL STAR TWO_SOLDIERS
1254 2 reroll r1 r2 b1 > 26.2.roll.3: TOOL SKULL TOOL
1255 3 leave b2
1256 3 roll > 26.3.roll.1: TOOL TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
1257 3 lock r2 b1
1258 3 reroll r1 w1 w2 > 26.3.roll.2: STAR TOOL TOOL
1259 3 reroll r1 w1 w2 > 26.3.roll.3: TWO_SOLDIERS COURAGE SKULL
1260 4 leave b2
1261 4 roll > 26.4.roll.1: STAR COURAGE SKULL SKULL SOLDIER
1262 4 lock r1 r2
1263 4 reroll w1 w2 b1 > 26.4.roll.2: SKULL SOLDIER STAR
1264 4 reroll w1 w2 > 26.4.roll.3: TWO_SOLDIERS TWO_SOLDIERS
1265 5 leave b2
1266 5 roll > 26.5.roll.1: STAR TWO_SOLDIERS SKULL STAR TWO_SOLDIERS
1267 5 lock r2 b1
1268 5 reroll r1 w1 w2 > 26.5.roll.2: STAR COURAGE TWO_SOLDIERS
1269 5 reroll r1 w2 > 26.5.roll.3: TWO_SOLDIERS COURAGE
1270 6 leave b2
1271 6 roll > 26.6.roll.1: SOLDIER TOOL STAR TWO_SOLDIERS SOLDIER
1272 6 lock r1 b1
1273 6 reroll r2 w1 w2 > 26.6.roll.2: SOLDIER TWO_SOLDIERS COURAGE
1274 6 reroll w2 > 26.6.roll.3: SOLDIER
1275 1 use corporal
1276 1 reroll b1 > 26.1.roll.4: COURAGE
1277 1 ready
1278 2 ready
1279 3 use corporal
1280 3 reroll w2 > 26.3.roll.4: TWO_SOLDIERS
1281 3 ready
1282 4 use corporal
1283 4 reroll w1 > 26.4.roll.4: COURAGE
1284 4 ready
1285 5 ready
1286 6 ready
1287 1 claim COURAGE
1288 1 charge
1289 3 claim TWO_SOLDIERS
1290 6 claim SOLDIER
1291 6 reinforce 1
1292 1 done
1293 2 done
1294 3 done
1295 4 done
1296 5 done
1297 6 done
1298 1 stay
1299 2 stay
1300 3 stay
1301 4 stay
1302 5 stay
1303 6 stay
1304 2 ready > 26.0.mgf.7: 4
1305 1 ready
1306 2 ready
1307 3 ready
1308 4 ready
1309 5 ready
1310 6 ready
1311 1 lose soldiers
1312 2 lose soldiers
1313 3 lose soldiers
1314 4 lose soldiers
1315 5 lose soldiers
1316 6 lose soldiers
1317 1 leave b2
1318 1 roll > 27.1.roll.1: STAR TOOL SOLDIER SOLDIER TWO_SOLDIERS
1319 1 lock w1 b1
1320 1 reroll r1 r2 w2 > 27.1.roll.2: TOOL SOLDIER STAR
1321 1 reroll r1 w2 > 27.1.roll.3: SKULL SKULL
1322 2 leave b2
1323 2 roll > 27.2.roll.1: SKULL TOOL TOOL SOLDIER TWO_SOLDIERS
1324 2 lock w2 b1
1325 2 reroll r1 r2 w1 > 27.2.roll.2: TWO_SOLDIERS TOOL STAR
1326 2 reroll r2 w1 > 27.2.roll.3: COURAGE TWO_SOLDIERS
1327 3 leave b2
1328 3 roll > 27.3.roll.1: SKULL SOLDIER SKULL TWO_SOLDIERS SKULL
1329 3 lock w1 b1
1330 3 stop
1331 4 leave b2
1332 4 roll > 27.4.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS COURAGE
1333 4 lock r2 w1
1334 4 reroll r1 b1 > 27.4.roll.2: SOLDIER TWO_SOLDIERS
1335 4 reroll r1 > 27.4.roll.3: TOOL
1336 5 leave b2
1337 5 roll > 27.5.roll.1: SKULL TOOL TOOL TWO_SOLDIERS STAR
1338 5 lock r2 w2
1339 5 reroll r1 w1 b1 > 27.5.roll.2: SKULL SKULL SOLDIER
1340 5 reroll r1 w1 > 27.5.roll.3: STAR TWO_SOLDIERS
1341 6 leave b2
1342 6 roll > 27.6.roll.1: TOOL COURAGE COURAGE COURAGE TOOL
1343 6 lock r2 w1
1344 6 reroll r1 w2 b1 > 27.6.roll.2: STAR COURAGE COURAGE
1345 6 reroll r1 w2 > 27.6.roll.3: TWO_SOLDIERS STAR
1346 1 use corporal
1347 1 reroll r1 > 27.1.roll.4: TOOL
1348 1 ready
1349 2 ready
1350 3 ready
1351 4 ready
1352 5 use corporal
1353 5 reroll r1 > 27.5.roll.4: TWO_SOLDIERS
1354 5 ready
1355 6 use corporal
1356 6 reroll w2 > 27.6.roll.4: TOOL
1357 2 claim TWO_SOLDIERS
1358 3 claim SKULL
1359 4 claim TWO_SOLDIERS
1360 6 claim COURAGE
1361 6 charge
1362 1 done
1363 2 done
1364 3 done
1365 4 trade 1
1366 4 give soldiers 6
1367 4 offer
1368 1 accept
1369 1 done
1370 4 done
1371 5 done
1372 6 done
1373 1 stay
1374 2 stay
1375 3 stay
1376 4 stay
1377 5 stay
1378 6 stay
1379 2 ready > 27.0.mgf.7: 6
1380 1 ready
1381 2 ready
1382 3 ready
1383 4 ready
1384 5 ready
1385 6 ready
1386 1 lose soldiers
1387 2 lose soldiers
1388 3 lose soldiers
1389 4 lose soldiers
1390 5 lose soldiers
1391 6 lose soldiers
1392 1 leave b2
1393 1 roll > 28.1.roll.1: TOOL TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS COURAGE
1394 1 lock r2 w1
1395 1 reroll r1 b1 > 28.1.roll.2: TWO_SOLDIERS SOLDIER
1396 1 reroll b1 > 28.1.roll.3: COURAGE
1397 2 leave b2
1398 2 roll > 28.2.roll.1: TOOL TWO_SOLDIERS COURAGE TOOL TWO_SOLDIERS
1399 2 lock r2 b1
1400 2 reroll r1 w1 w2 > 28.2.roll.2: COURAGE COURAGE TOOL
1401 2 reroll r1 w1 w2 > 28.2.roll.3: SKULL COURAGE SKULL
1402 3 leave b2
1403 3 roll > 28.3.roll.1: STAR STAR SKULL COURAGE SOLDIER
1404 3 lock w2 b1
1405 3 reroll r1 r2 w1 > 28.3.roll.2: SOLDIER TOOL TWO_SOLDIERS
1406 3 reroll r2 > 28.3.roll.3: TWO_SOLDIERS
1407 4 leave b2
1408 4 roll > 28.4.roll.1: TWO_SOLDIERS SOLDIER SOLDIER COURAGE TWO_SOLDIERS
1409 4 lock r1 b1
1410 4 reroll w1 w2 > 28.4.roll.2: TWO_SOLDIERS TOOL
1411 4 reroll r2 > 28.4.roll.3: TOOL
1412 5 leave b2
1413 5 roll > 28.5.roll.1: TOOL SKULL COURAGE TWO_SOLDIERS COURAGE
1414 5 lock w1 w2
1415 5 reroll r1 r2 > 28.5.roll.2: SKULL SKULL
1416 5 reroll r1 r2 > 28.5.roll.3: TWO_SOLDIERS TWO_SOLDIERS
1417 6 leave b2
1418 6 roll > 28.6.roll.1: SKULL TWO_SOLDIERS COURAGE STAR SOLDIER
1419 6 lock r2 b1
1420 6 reroll r1 w1 w2 > 28.6.roll.2: COURAGE STAR SOLDIER
1421 6 reroll r1 w1 > 28.6.roll.3: SKULL SKULL
1422 1 use corporal
1423 1 reroll b1 > 28.1.roll.4: TOOL
1424 1 ready
1425 2 use corporal
1426 2 reroll w2 > 28.2.roll.4: SKULL
1427 2 ready
1428 3 ready
1429 4 ready
1430 5 use corporal
1431 5 reroll b1 > 28.5.roll.4: TWO_SOLDIERS
1432 5 ready
1433 6 use corporal
1434 6 reroll r1 > 28.6.roll.4: TWO_SOLDIERS
1435 2 cancel w1
1436 4 claim TWO_SOLDIERS
1437 5 claim TWO_SOLDIERS
1438 1 done
1439 2 done
1440 3 done
1441 4 done
1442 5 done
1443 6 done
1444 1 advance 10
1445 1 sacrifice minesweeper > 28.1.entry.1: 3
1446 2 advance 10
1447 2 sacrifice minesweeper > 28.2.entry.1: 6
1448 3 advance 10
1449 3 sacrifice minesweeper > 28.3.entry.1: 2
1450 4 advance 10
1451 4 sacrifice messenger > 28.4.entry.1: 2
1452 5 advance 10
1453 5 sacrifice minesweeper > 28.5.entry.1: 2
1454 6 advance 10
1455 6 sacrifice minesweeper > 28.6.entry.1: 2
1456 2 ready > 28.0.mgf.9: 4
1457 1 ready
1458 2 ready
1459 3 use bangalore-torpedo
1460 3 ready
1461 4 ready
1462 5 ready
1463 6 ready
1464 1 lose soldiers
1465 2 lose soldiers
1466 3 lose soldiers
1467 4 lose soldiers
1468 5 lose soldiers
1469 6 lose soldiers
1470 1 roll > 29.1.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER SOLDIER TOOL
1471 1 lock w2 b1
1472 1 reroll r1 r2 w1 b2 > 29.1.roll.2: SOLDIER TWO_SOLDIERS STAR COURAGE
1473 1 reroll r2 w1 > 29.1.roll.3: TWO_SOLDIERS TWO_SOLDIERS
1474 2 roll > 29.2.roll.1: SKULL STAR STAR SOLDIER COURAGE SOLDIER
1475 2 lock b1 b2
1476 2 reroll r1 r2 w1 w2 > 29.2.roll.2: TWO_SOLDIERS TOOL TOOL COURAGE
1477 2 reroll r1 r2 w1 > 29.2.roll.3: STAR TWO_SOLDIERS STAR
1478 3 roll > 29.3.roll.1: SKULL STAR SKULL SKULL TWO_SOLDIERS TWO_SOLDIERS
1479 3 lock b1 b2
1480 3 reroll r1 r2 w1 w2 > 29.3.roll.2: COURAGE TWO_SOLDIERS SOLDIER COURAGE
1481 3 stop
1482 4 roll > 29.4.roll.1: STAR COURAGE SOLDIER TOOL TOOL STAR
1483 4 lock r1 r2
1484 4 reroll w1 w2 b1 > 29.4.roll.2: SOLDIER STAR COURAGE
1485 4 reroll w1 > 29.4.roll.3: STAR
1486 5 roll > 29.5.roll.1: TOOL STAR TWO_SOLDIERS COURAGE TOOL SOLDIER
1487 5 lock w1 w2
1488 5 reroll r1 r2 b1 b2 > 29.5.roll.2: TOOL COURAGE TOOL TOOL
1489 5 reroll b1 b2 > 29.5.roll.3: SOLDIER TOOL
1490 6 roll > 29.6.roll.1: COURAGE SOLDIER STAR TOOL SOLDIER COURAGE
1491 6 lock b1 b2
1492 6 reroll w1 w2 > 29.6.roll.2: STAR TWO_SOLDIERS
1493 6 reroll w1 w2 > 29.6.roll.3: COURAGE STAR
1494 1 ready
1495 2 use corporal
1496 2 reroll r2 > 29.2.roll.4: COURAGE
1497 2 ready
1498 3 ready
1499 4 ready
1500 5 use corporal
1501 5 reroll b1 > 29.5.roll.4: TOOL
1502 5 ready
1503 6 use corporal
1504 6 reroll w2 > 29.6.roll.4: SOLDIER
1505 1 claim SOLDIER
1506 1 reinforce 6
1507 2 claim COURAGE
1508 2 charge
1509 4 claim STAR
1510 4 white COURAGE
1511 4 claim COURAGE
1512 4 charge
1513 6 claim SOLDIER
1514 6 reinforce 3
1515 6 claim COURAGE
1516 6 charge
1517 1 find dispatch-case
1518 2 mine
1519 2 find dispatch-case
1520 3 mine
1521 3 find toolkit
1522 3 done
1523 4 mine
1524 4 find strategic-map
1525 4 done
1526 5 mine
1527 5 find carrier-pigeon
1528 5 done
1529 6 mine
1530 1 done
1531 6 done
1532 1 advance bunker
1533 2 charge bunker
1534 3 advance bunker
1535 4 charge bunker
1536 5 advance bunker
1537 6 charge bunker
1538 2 ready > 29.0.mgf.10: 5
1539 1 ready
1540 2 ready
1541 3 ready
1542 4 ready
1543 5 ready
1544 6 ready
1545 1 lose soldiers
1546 2 lose soldiers
1547 3 lose soldiers
1548 4 lose soldiers
1549 5 lose soldiers
1550 6 lose soldiers
end won seed=golden-54
