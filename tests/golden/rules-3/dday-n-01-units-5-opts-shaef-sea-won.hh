# ends as 472efc3fcb693eb8333d606ddef2f49a
hh2 dday n-01 level=advanced units=5 boxes=base opts=shaef,sea rules=3 seed#=fddcb7dafd67b3cc59c3cc63ad68abeb
0 0 start > 0.0.passenger.0.captain,lieutenant,general: lieutenant 0.0.passenger.1.captain,general: captain 0.0.passenger.2.general: general
1 1 embark sea-c:7
2 2 embark sea-c:1
3 3 embark sea-c:5
4 4 embark sea-c:4
5 5 embark sea-c:3
6 1 roll > 1.1.roll.1: STAR SOLDIER COURAGE TOOL TWO_SOLDIERS TWO_SOLDIERS
7 1 lock r1 w2
8 1 reroll r2 w1 b1 b2 > 1.1.roll.2: COURAGE STAR TOOL COURAGE
9 1 reroll r2 b2 > 1.1.roll.3: STAR COURAGE
10 2 roll > 1.2.roll.1: SKULL SKULL TWO_SOLDIERS SOLDIER SKULL COURAGE
11 2 lock r1 r2
12 2 reroll w1 w2 b2 > 1.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS COURAGE
13 2 reroll w1 w2 b2 > 1.2.roll.3: COURAGE STAR TWO_SOLDIERS
14 3 roll > 1.3.roll.1: TOOL TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SOLDIER
15 3 lock r1 b2
16 3 reroll r2 w1 w2 b1 > 1.3.roll.2: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS
17 3 reroll w2 b1 > 1.3.roll.3: STAR COURAGE
18 4 roll > 1.4.roll.1: SKULL TOOL TOOL SOLDIER SKULL TWO_SOLDIERS
19 4 lock r1 b1
20 4 reroll w2 b2 > 1.4.roll.2: SOLDIER TOOL
21 4 reroll r2 w1 w2 b2 > 1.4.roll.3: COURAGE SOLDIER TWO_SOLDIERS TWO_SOLDIERS
22 5 roll > 1.5.roll.1: COURAGE SOLDIER SOLDIER COURAGE TOOL STAR
23 5 lock b1 b2
24 5 reroll r1 r2 w1 w2 > 1.5.roll.2: STAR TWO_SOLDIERS TOOL TWO_SOLDIERS
25 5 reroll r2 w2 > 1.5.roll.3: STAR STAR
26 5 use naval-shaef
27 5 blank w1
28 1 part lieutenant > 1.0.shelling.1: 6 6
29 3 dodge
30 1 sail sea-c:14
31 2 sail sea-c:8
32 3 sail sea-c:12
33 4 sail sea-c:11
34 5 sail sea-c:10
35 1 roll > 2.1.roll.1: STAR STAR SOLDIER STAR STAR SOLDIER
36 1 lock w1 b2
37 1 reroll r1 r2 w2 b1 > 2.1.roll.2: COURAGE TOOL SOLDIER TWO_SOLDIERS
38 1 reroll r1 w2 b1 > 2.1.roll.3: SOLDIER COURAGE SOLDIER
39 2 roll > 2.2.roll.1: SKULL SOLDIER STAR TOOL STAR COURAGE
40 2 lock r1 w2
41 2 reroll r2 w1 b1 b2 > 2.2.roll.2: STAR TWO_SOLDIERS SKULL SKULL
42 2 reroll w1 > 2.2.roll.3: SOLDIER
43 3 roll > 2.3.roll.1: SKULL TOOL SKULL STAR COURAGE COURAGE
44 3 lock r1 w1
45 3 reroll w2 b1 b2 > 2.3.roll.2: SOLDIER TOOL STAR
46 3 reroll w2 > 2.3.roll.3: TWO_SOLDIERS
47 4 roll > 2.4.roll.1: COURAGE SKULL TWO_SOLDIERS COURAGE TOOL SOLDIER
48 4 lock r2 b1
49 4 reroll r1 w1 w2 b2 > 2.4.roll.2: TOOL TOOL TOOL TOOL
50 4 reroll r1 w1 w2 b2 > 2.4.roll.3: COURAGE STAR COURAGE SOLDIER
51 5 roll > 2.5.roll.1: SOLDIER STAR TOOL TWO_SOLDIERS SKULL SKULL
52 5 lock b1 b2
53 5 reroll r1 w1 w2 > 2.5.roll.2: STAR TOOL SOLDIER
54 5 stop
55 3 part general > 2.0.shelling.1: 4 5
56 1 sail sea-c:21
57 2 sail sea-c:15
58 3 sail sea-c:19
59 4 sail sea-c:18
60 5 stay
61 1 roll > 3.1.roll.1: TWO_SOLDIERS SKULL COURAGE TOOL SOLDIER SOLDIER
62 1 lock r2 w2
63 1 reroll r1 w1 b1 b2 > 3.1.roll.2: SKULL SOLDIER TWO_SOLDIERS STAR
64 1 reroll b1 > 3.1.roll.3: TWO_SOLDIERS
65 2 roll > 3.2.roll.1: TOOL STAR COURAGE COURAGE SKULL STAR
66 2 lock r1 b1
67 2 reroll r2 w1 w2 b2 > 3.2.roll.2: SKULL SKULL SOLDIER STAR
68 2 reroll w2 > 3.2.roll.3: TWO_SOLDIERS
69 3 roll > 3.3.roll.1: TOOL TWO_SOLDIERS SKULL TOOL SKULL SKULL
70 3 lock w1 b1
71 3 reroll r1 r2 w2 > 3.3.roll.2: SOLDIER SKULL TOOL
72 3 stop
73 4 roll > 3.4.roll.1: COURAGE TOOL SOLDIER STAR COURAGE COURAGE
74 4 lock r2 w2
75 4 reroll r1 w1 b1 b2 > 3.4.roll.2: SOLDIER TOOL TOOL STAR
76 4 reroll r1 w1 b1 > 3.4.roll.3: COURAGE STAR COURAGE
77 5 roll > 3.5.roll.1: STAR COURAGE TOOL TOOL STAR COURAGE
78 5 lock r1 b1
79 5 reroll r2 w1 w2 b2 > 3.5.roll.2: STAR TOOL SOLDIER TWO_SOLDIERS
80 5 reroll b2 > 3.5.roll.3: TOOL 3.0.shelling.1: 5 3 3.4.shell.1: 2 4
81 1 sail sea-c:28
82 2 sail sea-c:22
83 3 sail sea-c:26
84 4 sail sea-c:25
85 5 stay
86 1 disembark sea-c:27
87 2 disembark sea-c:23
88 3 disembark sea-c:27
89 4 disembark sea-c:24
90 1 roll > 4.1.roll.1: TOOL STAR COURAGE STAR TWO_SOLDIERS TOOL
91 1 lock r1 b2
92 1 reroll r2 w1 w2 b1 > 4.1.roll.2: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS
93 1 reroll r2 w1 w2 b1 > 4.1.roll.3: TWO_SOLDIERS SOLDIER COURAGE TOOL
94 2 roll > 4.2.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS SKULL STAR COURAGE
95 2 lock w2 b1
96 2 reroll r1 r2 w1 b2 > 4.2.roll.2: SOLDIER STAR SKULL TWO_SOLDIERS
97 2 reroll r1 b2 > 4.2.roll.3: COURAGE SOLDIER
98 3 roll > 4.3.roll.1: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL TOOL TWO_SOLDIERS
99 3 lock r2 w2
100 3 reroll r1 w1 b2 > 4.3.roll.2: COURAGE TWO_SOLDIERS COURAGE
101 3 reroll r1 w1 b2 > 4.3.roll.3: TWO_SOLDIERS TWO_SOLDIERS TOOL
102 4 roll > 4.4.roll.1: SOLDIER TWO_SOLDIERS SOLDIER TWO_SOLDIERS STAR SOLDIER
103 4 lock r2 b1
104 4 reroll r1 w1 w2 b2 > 4.4.roll.2: SKULL SKULL SKULL TOOL
105 4 stop
106 5 roll > 4.5.roll.1: TWO_SOLDIERS STAR COURAGE SOLDIER SKULL TOOL
107 5 lock r2 b1
108 5 reroll r1 w1 b2 > 4.5.roll.2: SKULL SOLDIER TWO_SOLDIERS
109 5 reroll b2 > 4.5.roll.3: SKULL 4.0.shelling.1: 2 5
110 1 wade sea-c:34
111 2 wade sea-c:30
112 3 wade sea-c:34
113 4 wade sea-c:31
114 5 stay
115 1 roll > 5.1.roll.1: SOLDIER TWO_SOLDIERS TOOL TOOL SKULL TWO_SOLDIERS
116 1 lock w1 w2
117 1 reroll r1 r2 b2 > 5.1.roll.2: STAR TOOL TWO_SOLDIERS
118 1 reroll b2 > 5.1.roll.3: SOLDIER
119 2 roll > 5.2.roll.1: SOLDIER SOLDIER TWO_SOLDIERS SKULL TOOL COURAGE
120 2 lock w2 b1
121 2 reroll r1 r2 w1 b2 > 5.2.roll.2: SKULL STAR COURAGE COURAGE
122 2 reroll w1 b2 > 5.2.roll.3: STAR SOLDIER
123 3 roll > 5.3.roll.1: STAR SKULL SOLDIER TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
124 3 lock r1 r2
125 3 reroll w1 w2 b1 b2 > 5.3.roll.2: TOOL COURAGE TOOL COURAGE
126 3 reroll w2 b2 > 5.3.roll.3: SOLDIER SOLDIER
127 4 roll > 5.4.roll.1: TWO_SOLDIERS SKULL COURAGE COURAGE STAR STAR
128 4 lock r2 b1
129 4 reroll r1 w1 w2 b2 > 5.4.roll.2: TOOL TWO_SOLDIERS TOOL TOOL
130 4 reroll r1 w1 w2 b2 > 5.4.roll.3: SOLDIER SOLDIER TOOL TOOL
131 5 roll > 5.5.roll.1: TOOL SOLDIER SKULL COURAGE COURAGE STAR
132 5 lock w1 b2
133 5 reroll r1 w2 b1 > 5.5.roll.2: SKULL SKULL TOOL
134 5 reroll b1 > 5.5.roll.3: COURAGE 5.0.shelling.1: 3 2
135 1 land 1
136 1 gain soldiers 3
137 2 land 1
138 3 land 1
139 3 gain soldiers 3
140 4 land 1
141 5 stay
142 5 roll > 6.5.roll.1: TOOL TOOL SKULL SOLDIER COURAGE COURAGE
143 5 lock w1 w2
144 5 reroll r1 r2 b1 b2 > 6.5.roll.2: SKULL SOLDIER SKULL SKULL
145 5 stop > 6.0.shelling.1: 1 2
146 5 stay
147 5 roll > 7.5.roll.1: STAR TWO_SOLDIERS SOLDIER COURAGE TWO_SOLDIERS SOLDIER
148 5 lock r1 w1
149 5 reroll r2 w2 b1 > 7.5.roll.2: SOLDIER COURAGE COURAGE
150 5 reroll r2 b2 > 7.5.roll.3: COURAGE STAR 7.0.shelling.1: 3 5
151 5 sail sea-c:9
152 5 roll > 8.5.roll.1: STAR SKULL COURAGE STAR SKULL SOLDIER
153 5 lock r2 b1
154 5 reroll w1 > 8.5.roll.2: TOOL
155 5 reroll w1 > 8.5.roll.3: SOLDIER 8.0.shelling.1: 6 6
156 5 sail sea-c:16
157 5 roll > 9.5.roll.1: SOLDIER TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SOLDIER SOLDIER
158 5 lock r1 b1
159 5 reroll r2 w1 w2 > 9.5.roll.2: STAR COURAGE STAR
160 5 stop > 9.0.shelling.1: 2 3
161 5 sail sea-c:23
162 5 disembark sea-c:24
163 5 roll > 10.5.roll.1: TOOL STAR TOOL SOLDIER TOOL SKULL
164 5 lock r2 b2
165 5 reroll r1 w1 w2 b1 > 10.5.roll.2: TOOL SOLDIER STAR TWO_SOLDIERS
166 5 reroll w1 b1 > 10.5.roll.3: COURAGE TOOL 10.0.shelling.1: 5 5
167 5 wade sea-c:31
168 5 roll > 11.5.roll.1: SKULL TWO_SOLDIERS SKULL TWO_SOLDIERS COURAGE COURAGE
169 5 lock r1 w1
170 5 reroll r2 w2 b1 b2 > 11.5.roll.2: SOLDIER TWO_SOLDIERS COURAGE SKULL
171 5 reroll r2 w2 b1 > 11.5.roll.3: STAR SKULL SOLDIER 11.0.shelling.1: 2 3
172 5 land 1
173 1 roll > 12.1.roll.1: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS COURAGE SKULL TWO_SOLDIERS
174 1 lock w1 b2
175 1 reroll w2 b1 > 12.1.roll.2: COURAGE SKULL
176 1 reroll b1 > 12.1.roll.3: SOLDIER
177 2 roll > 12.2.roll.1: SKULL TOOL SKULL COURAGE TWO_SOLDIERS COURAGE
178 2 lock b1 b2
179 2 reroll r1 r2 w1 > 12.2.roll.2: SKULL TWO_SOLDIERS TOOL
180 2 reroll r1 w1 > 12.2.roll.3: TOOL STAR
181 3 roll > 12.3.roll.1: COURAGE COURAGE COURAGE SOLDIER SKULL TOOL
182 3 lock r1 w1
183 3 reroll r2 w2 b1 b2 > 12.3.roll.2: SKULL COURAGE TOOL SOLDIER
184 3 reroll r2 b1 b2 > 12.3.roll.3: COURAGE COURAGE TWO_SOLDIERS
185 4 roll > 12.4.roll.1: STAR STAR TOOL STAR STAR COURAGE
186 4 lock w2 b1
187 4 reroll r2 w1 > 12.4.roll.2: STAR TWO_SOLDIERS
188 4 reroll r2 > 12.4.roll.3: TWO_SOLDIERS
189 5 roll > 12.5.roll.1: TOOL TOOL STAR TWO_SOLDIERS STAR TOOL
190 5 lock w1 b1
191 5 reroll r1 r2 b2 > 12.5.roll.2: COURAGE STAR SOLDIER
192 5 reroll b2 > 12.5.roll.3: SKULL
193 1 claim TWO_SOLDIERS
194 3 claim COURAGE
195 3 soldiers
196 4 claim STAR
197 4 white TWO_SOLDIERS
198 5 claim STAR
199 5 white TWO_SOLDIERS
200 5 cancel r1
201 1 done
202 2 done
203 3 done
204 4 recruit corporal
205 4 done
206 5 recruit corporal
207 5 done
208 1 stay
209 2 stay
210 3 stay
211 4 stay
212 5 stay
213 1 ready
214 2 ready
215 3 ready
216 4 ready
217 5 ready
218 4 lose soldiers
219 5 lose soldiers
220 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS SOLDIER COURAGE SOLDIER STAR
221 1 lock w2 b2
222 1 reroll r1 r2 > 13.1.roll.2: TOOL COURAGE
223 1 reroll r1 r2 > 13.1.roll.3: SKULL STAR
224 2 roll > 13.2.roll.1: COURAGE COURAGE COURAGE TWO_SOLDIERS SOLDIER STAR
225 2 lock w1 w2
226 2 reroll r2 b1 b2 > 13.2.roll.2: TOOL TOOL TWO_SOLDIERS
227 2 reroll r2 b1 > 13.2.roll.3: COURAGE TWO_SOLDIERS
228 3 roll > 13.3.roll.1: TWO_SOLDIERS SOLDIER TWO_SOLDIERS COURAGE SOLDIER TOOL
229 3 lock r1 w1
230 3 reroll r2 w2 b1 b2 > 13.3.roll.2: SOLDIER TWO_SOLDIERS SKULL SOLDIER
231 3 reroll b1 b2 > 13.3.roll.3: COURAGE TWO_SOLDIERS
232 4 roll > 13.4.roll.1: TOOL SOLDIER SOLDIER COURAGE TOOL STAR
233 4 lock w1 w2
234 4 reroll r1 b1 b2 > 13.4.roll.2: COURAGE SKULL TOOL
235 4 reroll b1 b2 > 13.4.roll.3: TWO_SOLDIERS COURAGE
236 5 roll > 13.5.roll.1: SKULL SOLDIER COURAGE TWO_SOLDIERS COURAGE SOLDIER
237 5 lock w1 w2
238 5 reroll r1 r2 b2 > 13.5.roll.2: SOLDIER STAR TWO_SOLDIERS
239 5 reroll r1 r2 > 13.5.roll.3: STAR TOOL
240 4 ready
241 5 use corporal
242 5 reroll r2 > 13.5.roll.4: STAR
243 1 cancel w1
244 3 claim TWO_SOLDIERS
245 4 claim COURAGE
246 4 soldiers
247 1 recruit corporal
248 1 done
249 2 done
250 3 done
251 4 done
252 5 recruit beachmaster
253 5 done
254 1 stay
255 2 stay
256 3 stay
257 4 stay
258 5 stay
259 1 ready
260 2 ready
261 3 ready
262 4 ready
263 5 ready
264 1 lose soldiers
265 4 lose soldiers
266 5 lose soldiers
267 1 roll > 14.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS SKULL SKULL TOOL
268 1 lock r1 w1
269 1 reroll r2 w2 b1 b2 > 14.1.roll.2: COURAGE TWO_SOLDIERS TWO_SOLDIERS COURAGE
270 1 reroll r2 > 14.1.roll.3: SOLDIER
271 2 roll > 14.2.roll.1: SOLDIER COURAGE SKULL SOLDIER SKULL SOLDIER
272 2 lock w2 b2
273 2 reroll w1 b1 > 14.2.roll.2: TWO_SOLDIERS STAR
274 2 stop
275 3 roll > 14.3.roll.1: SKULL SKULL SKULL STAR TWO_SOLDIERS SKULL
276 3 lock b1 b2
277 3 reroll r2 > 14.3.roll.2: TWO_SOLDIERS
278 3 stop
279 4 roll > 14.4.roll.1: SOLDIER STAR SOLDIER COURAGE TWO_SOLDIERS TWO_SOLDIERS
280 4 lock w1 w2
281 4 reroll r2 b1 b2 > 14.4.roll.2: TOOL COURAGE TOOL
282 4 reroll r2 b2 > 14.4.roll.3: SKULL COURAGE
283 5 roll > 14.5.roll.1: TOOL TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SOLDIER COURAGE
284 5 lock w1 w2
285 5 reroll r1 b1 b2 > 14.5.roll.2: TWO_SOLDIERS SOLDIER SOLDIER
286 5 reroll b1 b2 > 14.5.roll.3: COURAGE TWO_SOLDIERS
287 1 use corporal
288 1 reroll r2 > 14.1.roll.4: TOOL
289 4 use corporal
290 4 reroll r2 > 14.4.roll.4: TWO_SOLDIERS
291 5 ready
292 2 claim SOLDIER
293 2 reinforce 5
294 3 claim SKULL
295 5 claim TWO_SOLDIERS
296 1 done
297 2 recruit corporal
298 2 done
299 3 find flame-thrower
300 3 done
301 4 done
302 5 done
303 1 advance 3
304 2 advance 3
305 3 advance 3
306 4 advance 3
307 5 advance 3
308 1 ready
309 2 ready
310 3 ready
311 4 ready
312 5 ready
313 1 lose soldiers
314 2 lose soldiers
315 3 lose soldiers
316 4 lose soldiers
317 5 lose soldiers
318 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS STAR SKULL TWO_SOLDIERS TWO_SOLDIERS
319 1 lock b1 b2
320 1 reroll r1 w1 w2 > 15.1.roll.2: TOOL TOOL COURAGE
321 1 reroll r1 w1 w2 > 15.1.roll.3: SKULL TWO_SOLDIERS STAR
322 2 roll > 15.2.roll.1: SKULL STAR TWO_SOLDIERS TOOL SOLDIER COURAGE
323 2 lock b1 b2
324 2 reroll r2 > 15.2.roll.2: STAR
325 2 stop
326 3 roll > 15.3.roll.1: TWO_SOLDIERS COURAGE COURAGE SKULL TOOL TOOL
327 3 lock r1 r2
328 3 reroll w1 w2 b1 b2 > 15.3.roll.2: SOLDIER STAR STAR COURAGE
329 3 reroll w2 b1 b2 > 15.3.roll.3: STAR COURAGE TWO_SOLDIERS
330 4 roll > 15.4.roll.1: SOLDIER TWO_SOLDIERS STAR TOOL SOLDIER TOOL
331 4 lock r1 r2
332 4 reroll w1 w2 b2 > 15.4.roll.2: SKULL STAR SOLDIER
333 4 reroll w1 w2 b2 > 15.4.roll.3: TOOL TOOL COURAGE
334 5 roll > 15.5.roll.1: TWO_SOLDIERS SOLDIER TOOL TWO_SOLDIERS SOLDIER TOOL
335 5 lock r1 w2
336 5 reroll w1 b1 b2 > 15.5.roll.2: SKULL STAR SKULL
337 5 reroll w1 b1 b2 > 15.5.roll.3: SOLDIER COURAGE STAR
338 1 use corporal
339 1 reroll r1 > 15.1.roll.4: COURAGE
340 2 ready
341 4 use corporal
342 4 reroll w1 > 15.4.roll.4: COURAGE
343 5 use corporal
344 5 reroll b2 > 15.5.roll.4: TWO_SOLDIERS
345 1 claim TWO_SOLDIERS
346 2 straight
347 2 take distinguished-service-cross
348 5 claim TWO_SOLDIERS
349 1 recruit scout
350 1 done
351 2 recruit scout
352 2 done
353 3 recruit corporal
354 3 done
355 4 recruit scout
356 4 done
357 5 done
358 1 stay
359 2 stay
360 3 stay
361 4 stay
362 5 stay
363 1 ready
364 2 ready
365 3 trade 5
366 3 give courage 2
367 3 offer
368 4 ready
369 5 accept
370 3 ready
371 5 ready
372 1 lose soldiers
373 2 lose soldiers
374 3 lose soldiers
375 4 lose soldiers
376 5 lose soldiers
377 1 roll > 16.1.roll.1: TWO_SOLDIERS SKULL STAR TWO_SOLDIERS SKULL TWO_SOLDIERS
378 1 lock w2 b2
379 1 reroll r2 w1 b1 > 16.1.roll.2: TOOL STAR SOLDIER
380 1 reroll r2 w1 > 16.1.roll.3: SOLDIER SKULL
381 2 roll > 16.2.roll.1: TWO_SOLDIERS COURAGE SOLDIER SOLDIER TWO_SOLDIERS STAR
382 2 lock r1 b1
383 2 reroll r2 w1 w2 b2 > 16.2.roll.2: SKULL TOOL SKULL COURAGE
384 2 reroll r2 w1 w2 b2 > 16.2.roll.3: SKULL COURAGE COURAGE TOOL
385 3 roll > 16.3.roll.1: STAR TWO_SOLDIERS COURAGE SOLDIER TOOL SKULL
386 3 lock b1 b2
387 3 reroll r1 > 16.3.roll.2: COURAGE
388 3 reroll r1 > 16.3.roll.3: SOLDIER
389 4 roll > 16.4.roll.1: SKULL SKULL SKULL SOLDIER TWO_SOLDIERS SKULL
390 4 lock w2 b1
391 4 reroll r1 r2 w1 b2 > 16.4.roll.2: COURAGE SOLDIER COURAGE TOOL
392 4 reroll r1 b2 > 16.4.roll.3: COURAGE STAR
393 5 roll > 16.5.roll.1: TWO_SOLDIERS TOOL SOLDIER SKULL TOOL TOOL
394 5 lock r1 w1
395 5 reroll r2 w2 b1 b2 > 16.5.roll.2: SKULL STAR TWO_SOLDIERS COURAGE
396 5 reroll r2 w2 > 16.5.roll.3: SOLDIER STAR
397 1 use corporal
398 1 reroll w1 > 16.1.roll.4: TWO_SOLDIERS
399 2 use corporal
400 2 reroll w1 > 16.2.roll.4: SKULL
401 2 ready
402 3 ready
403 4 use corporal
404 4 reroll b2 > 16.4.roll.4: TOOL
405 5 use corporal
406 5 reroll w2 > 16.5.roll.4: STAR
407 1 claim TWO_SOLDIERS
408 2 cancel w2
409 3 straight
410 3 take medal-of-honor
411 1 done
412 2 find walkie-talkie
413 2 done
414 3 recruit scout
415 3 done
416 4 find lucky-charm
417 4 use lucky-charm
418 4 gain stars
419 4 done
420 5 recruit veteran
421 5 done
422 1 stay
423 2 stay
424 3 stay
425 4 stay
426 5 stay
427 1 ready
428 2 ready
429 3 ready
430 4 ready
431 5 ready
432 1 lose soldiers
433 2 lose soldiers
434 3 lose soldiers
435 4 lose soldiers
436 5 lose soldiers
437 1 roll > 17.1.roll.1: TWO_SOLDIERS TWO_SOLDIERS STAR TOOL COURAGE STAR
438 1 lock r1 b1
439 1 reroll r2 w1 w2 b2 > 17.1.roll.2: SKULL STAR COURAGE TOOL
440 1 reroll r2 w1 w2 b2 > 17.1.roll.3: SOLDIER SOLDIER TOOL SOLDIER
441 2 roll > 17.2.roll.1: TWO_SOLDIERS SKULL SKULL TOOL TWO_SOLDIERS STAR
442 2 lock r1 b1
443 2 reroll r2 w1 w2 b2 > 17.2.roll.2: TWO_SOLDIERS SOLDIER SKULL TOOL
444 2 reroll w1 w2 b2 > 17.2.roll.3: TOOL COURAGE TWO_SOLDIERS
445 3 roll > 17.3.roll.1: SKULL COURAGE SKULL TOOL STAR SKULL
446 3 lock w1 b2
447 3 reroll r2 w2 b1 > 17.3.roll.2: TOOL STAR SKULL
448 3 reroll r2 b1 > 17.3.roll.3: TOOL SKULL
449 4 roll > 17.4.roll.1: COURAGE TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE
450 4 lock b1 b2
451 4 reroll r1 r2 w1 w2 > 17.4.roll.2: SOLDIER COURAGE STAR SKULL
452 4 reroll r2 > 17.4.roll.3: STAR
453 5 roll > 17.5.roll.1: COURAGE SOLDIER SKULL STAR TOOL TOOL
454 5 lock r1 r2
455 5 reroll w1 w2 b1 b2 > 17.5.roll.2: TOOL TOOL TOOL TOOL
456 5 reroll w1 w2 b1 b2 > 17.5.roll.3: SKULL SKULL TOOL TOOL
457 1 ready
458 2 use corporal
459 2 reroll w2 > 17.2.roll.4: TOOL
460 2 ready
461 3 use corporal
462 3 reroll b1 > 17.3.roll.4: TOOL
463 3 ready
464 4 use corporal
465 4 reroll r2 > 17.4.roll.4: STAR
466 5 use corporal
467 5 reroll w1 > 17.5.roll.4: TWO_SOLDIERS
468 1 claim SOLDIER
469 1 reinforce 4
470 3 claim SKULL
471 4 straight
472 4 take memorial-cross
473 5 straight
474 5 take conspicuous-gallantry-medal
475 1 done
476 2 done
477 3 find bangalore-torpedo
478 3 done
479 4 recruit medic
480 4 done
481 5 done
482 1 move 2 > 17.1.mine.1: 2
483 1 lose soldiers
484 2 move 2 > 17.2.mine.1: 6
485 2 lose soldiers
486 3 move 2 > 17.3.mine.1: 1
487 3 pass
488 3 lose soldiers
489 4 move 2 > 17.4.mine.1: 4
490 4 lose soldiers
491 5 move 2 > 17.5.mine.1: 2
492 5 lose soldiers
493 1 ready
494 2 ready
495 3 ready
496 4 trade 5
497 4 give courage 3
498 4 offer
499 5 accept
500 4 ready
501 5 ready
502 1 lose soldiers
503 2 lose soldiers
504 3 lose soldiers
505 4 lose soldiers
506 5 lose soldiers
507 1 roll > 18.1.roll.1: TOOL COURAGE COURAGE COURAGE TOOL SKULL
508 1 lock r1 b1
509 1 reroll r2 w1 w2 b2 > 18.1.roll.2: TOOL COURAGE COURAGE STAR
510 1 reroll w1 w2 b2 > 18.1.roll.3: STAR COURAGE STAR
511 2 roll > 18.2.roll.1: STAR STAR TWO_SOLDIERS SOLDIER STAR TOOL
512 2 lock w1 w2
513 2 reroll r1 r2 b1 b2 > 18.2.roll.2: SOLDIER STAR TWO_SOLDIERS TWO_SOLDIERS
514 2 reroll r1 r2 > 18.2.roll.3: SOLDIER SOLDIER
515 3 roll > 18.3.roll.1: TOOL STAR COURAGE SKULL STAR TOOL
516 3 lock r2 b1
517 3 reroll r1 w1 w2 b2 > 18.3.roll.2: SOLDIER SOLDIER SOLDIER TWO_SOLDIERS
518 3 reroll r1 w2 > 18.3.roll.3: STAR STAR
519 4 roll > 18.4.roll.1: SOLDIER SOLDIER SOLDIER COURAGE SKULL SOLDIER
520 4 lock w1 b2
521 4 reroll w2 b1 > 18.4.roll.2: SKULL TOOL
522 4 reroll w2 b1 > 18.4.roll.3: STAR COURAGE
523 5 roll > 18.5.roll.1: TOOL SKULL TWO_SOLDIERS TOOL SKULL TOOL
524 5 lock w1 b2
525 5 reroll r2 b1 > 18.5.roll.2: TWO_SOLDIERS TWO_SOLDIERS
526 5 stop
527 1 use corporal
528 1 reroll w2 > 18.1.roll.4: TOOL
529 2 use corporal
530 2 reroll r1 > 18.2.roll.4: SKULL
531 2 ready
532 3 ready
533 4 use corporal
534 4 reroll b1 > 18.4.roll.4: TOOL
535 4 ready
536 5 ready
537 1 claim TOOL
538 1 refind walkie-talkie
539 3 claim STAR
540 3 white SKULL
541 3 straight
542 3 take army-good-conduct-medal
543 4 claim SOLDIER
544 4 reinforce 3
545 5 claim TWO_SOLDIERS
546 5 claim TOOL
547 5 stars
548 1 recruit medic
549 1 done
550 2 find flak-vest
551 2 done
552 3 recruit medic
553 3 find mine-detector
554 3 done
555 4 done
556 5 recruit minesweeper
557 5 find bazooka
558 5 done
559 1 stay
560 2 stay
561 3 stay
562 4 stay
563 5 stay
564 1 ready
565 2 ready
566 3 ready
567 4 ready
568 5 ready
569 1 lose soldiers
570 2 lose soldiers
571 3 lose soldiers
572 4 lose soldiers
573 5 lose soldiers
574 1 roll > 19.1.roll.1: STAR STAR TWO_SOLDIERS SOLDIER TOOL TWO_SOLDIERS
575 1 lock r1 b2
576 1 reroll r2 w1 b1 > 19.1.roll.2: STAR COURAGE SKULL
577 1 reroll w1 > 19.1.roll.3: STAR
578 2 roll > 19.2.roll.1: TOOL TOOL TOOL STAR STAR STAR
579 2 lock r1 w1
580 2 reroll w2 b1 b2 > 19.2.roll.2: TWO_SOLDIERS STAR SKULL
581 2 reroll b1 b2 > 19.2.roll.3: SKULL SOLDIER
582 3 roll > 19.3.roll.1: TWO_SOLDIERS STAR STAR SOLDIER SKULL COURAGE
583 3 lock r1 w2
584 3 reroll r2 b2 > 19.3.roll.2: TOOL TOOL
585 3 reroll r2 b2 > 19.3.roll.3: TOOL SOLDIER
586 4 roll > 19.4.roll.1: SKULL TWO_SOLDIERS SOLDIER COURAGE STAR COURAGE
587 4 lock w1 b1
588 4 reroll w2 b2 > 19.4.roll.2: COURAGE TWO_SOLDIERS
589 4 reroll w2 > 19.4.roll.3: SKULL
590 5 roll > 19.5.roll.1: TOOL STAR SKULL SKULL COURAGE SKULL
591 5 lock r2 b2
592 5 reroll r1 w1 w2 b1 > 19.5.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
593 5 reroll w1 b1 > 19.5.roll.3: TWO_SOLDIERS TWO_SOLDIERS
594 1 ready
595 2 use corporal
596 2 reroll b1 > 19.2.roll.4: TOOL
597 2 ready
598 3 use corporal
599 3 reroll r2 > 19.3.roll.4: TWO_SOLDIERS
600 3 ready
601 4 use corporal
602 4 reroll w2 > 19.4.roll.4: TOOL
603 4 ready
604 5 use corporal
605 5 reroll w1 > 19.5.roll.4: TOOL
606 5 ready
607 1 straight
608 1 take croix-de-guerre
609 2 claim TOOL
610 2 stars
611 3 straight
612 3 take legion-of-merit
613 4 straight
614 4 take bronze-star
615 5 claim TWO_SOLDIERS
616 1 recruit beachmaster
617 1 find field-radio
618 2 mine
619 1 find shoulder-patch
620 1 done
621 2 use field-radio
622 2 recruit medic
623 2 done
624 3 recruit beachmaster
625 3 done
626 4 recruit beachmaster
627 4 done
628 5 trade 4
629 5 give soldiers 5
630 5 offer
631 4 accept
632 4 done
633 5 done
634 1 stay
635 2 stay
636 3 stay
637 4 stay
638 5 stay
639 1 ready
640 2 ready
641 3 ready
642 4 ready
643 5 ready
644 1 lose soldiers
645 2 lose soldiers
646 3 lose soldiers
647 4 lose soldiers
648 5 lose soldiers
649 1 roll > 20.1.roll.1: TOOL SOLDIER COURAGE TOOL COURAGE SKULL
650 1 lock r2 b2
651 1 reroll r1 w1 w2 b1 > 20.1.roll.2: COURAGE TOOL TWO_SOLDIERS COURAGE
652 1 reroll r1 w1 b1 > 20.1.roll.3: STAR TOOL TOOL
653 2 roll > 20.2.roll.1: TOOL SOLDIER COURAGE TWO_SOLDIERS TOOL TOOL
654 2 lock r2 w2
655 2 reroll r1 w1 b1 b2 > 20.2.roll.2: TWO_SOLDIERS TOOL SKULL SOLDIER
656 2 reroll w1 b1 b2 > 20.2.roll.3: SOLDIER TOOL COURAGE
657 3 roll > 20.3.roll.1: STAR TOOL SOLDIER STAR STAR SOLDIER
658 3 lock w2 b1
659 3 reroll r2 w1 > 20.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS
660 3 reroll b2 > 20.3.roll.3: SKULL
661 4 roll > 20.4.roll.1: TOOL SKULL COURAGE STAR STAR SOLDIER
662 4 lock b1 b2
663 4 reroll r1 r2 w1 w2 > 20.4.roll.2: SOLDIER SKULL SOLDIER TWO_SOLDIERS
664 4 reroll r2 > 20.4.roll.3: COURAGE
665 5 roll > 20.5.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER SKULL COURAGE
666 5 lock w2 b1
667 5 reroll b2 > 20.5.roll.2: COURAGE
668 5 stop
669 1 ready
670 2 use corporal
671 2 reroll b2 > 20.2.roll.4: SKULL
672 2 ready
673 3 use corporal
674 3 reroll b2 > 20.3.roll.4: COURAGE
675 3 ready
676 4 use corporal
677 4 reroll r2 > 20.4.roll.4: SOLDIER
678 4 ready
679 5 ready
680 1 straight
681 1 take distinguished-conduct-medal
682 3 claim STAR
683 3 white TWO_SOLDIERS
684 4 claim SOLDIER
685 4 reinforce 2
686 5 claim SKULL
687 1 use shoulder-patch
688 1 lose soldiers
689 1 recruit engineer
690 1 find grenade
691 2 mine
692 1 find binoculars
693 1 done
694 2 done
695 3 recruit veteran
696 3 done
697 4 done
698 5 done
699 1 advance 4
700 2 advance 4
701 3 advance 4
702 4 advance 4
703 5 advance 4
704 1 ready
705 2 ready
706 3 ready
707 4 ready
708 5 ready
709 1 lose soldiers
710 2 lose soldiers
711 3 lose soldiers
712 4 lose soldiers
713 5 lose soldiers
714 1 roll > 21.1.roll.1: TOOL TWO_SOLDIERS SKULL TOOL SKULL STAR
715 1 lock r1 w2
716 1 reroll w1 b1 b2 > 21.1.roll.2: SOLDIER TOOL STAR
717 1 stop
718 2 roll > 21.2.roll.1: TOOL TWO_SOLDIERS STAR SOLDIER TWO_SOLDIERS COURAGE
719 2 lock r2 b1
720 2 reroll r1 w1 w2 b2 > 21.2.roll.2: SKULL SKULL TWO_SOLDIERS SKULL
721 2 stop
722 3 roll > 21.3.roll.1: SOLDIER TOOL SOLDIER STAR TWO_SOLDIERS COURAGE
723 3 lock r1 w1
724 3 reroll r2 w2 b1 b2 > 21.3.roll.2: TWO_SOLDIERS STAR TOOL SOLDIER
725 3 reroll b1 > 21.3.roll.3: COURAGE
726 4 roll > 21.4.roll.1: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL COURAGE SOLDIER
727 4 lock r1 w1
728 4 reroll r2 w2 b1 b2 > 21.4.roll.2: COURAGE TWO_SOLDIERS SOLDIER SOLDIER
729 4 reroll r2 b1 b2 > 21.4.roll.3: SKULL TOOL COURAGE
730 5 roll > 21.5.roll.1: TWO_SOLDIERS TOOL SKULL SKULL SOLDIER COURAGE
731 5 lock b1 b2
732 5 reroll r2 w2 > 21.5.roll.2: COURAGE STAR
733 5 stop
734 1 ready
735 2 ready
736 3 use corporal
737 3 reroll b1 > 21.3.roll.4: SKULL
738 3 ready
739 4 use corporal
740 4 reroll b2 > 21.4.roll.4: COURAGE
741 4 ready
742 5 ready
743 1 claim TOOL
744 1 stars
745 2 claim SKULL
746 2 claim TWO_SOLDIERS
747 3 claim SOLDIER
748 3 reinforce 4
749 5 straight
750 5 take silver-star
751 1 recruit veteran
752 1 done
753 2 done
754 3 done
755 4 done
756 5 done
757 1 move 5
758 2 move 5
759 3 move 5
760 4 move 5
761 5 move 5
762 2 ready > 21.0.mgf.4: 3
763 1 ready
764 2 ready
765 3 ready
766 4 ready
767 5 ready
768 1 lose soldiers
769 2 lose soldiers
770 3 lose soldiers
771 4 lose soldiers
772 5 lose soldiers
773 1 roll > 22.1.roll.1: STAR SKULL SKULL SKULL TOOL SOLDIER
774 1 lock r1 b2
775 1 reroll r2 w1 w2 b1 > 22.1.roll.2: SKULL TOOL SKULL TWO_SOLDIERS
776 1 reroll r2 w1 > 22.1.roll.3: STAR SKULL
777 2 roll > 22.2.roll.1: TOOL STAR TWO_SOLDIERS SKULL COURAGE COURAGE
778 2 lock r2 w1
779 2 reroll r1 b2 > 22.2.roll.2: SOLDIER TWO_SOLDIERS
780 2 stop
781 3 roll > 22.3.roll.1: SOLDIER COURAGE STAR STAR SOLDIER TOOL
782 3 lock b1 b2
783 3 reroll r2 w1 w2 > 22.3.roll.2: COURAGE TWO_SOLDIERS TOOL
784 3 reroll r1 r2 > 22.3.roll.3: SKULL SOLDIER
785 4 roll > 22.4.roll.1: STAR SKULL COURAGE COURAGE TOOL TOOL
786 4 lock r1 w1
787 4 reroll r2 w2 b1 b2 > 22.4.roll.2: COURAGE TWO_SOLDIERS STAR TOOL
788 4 reroll r2 b1 b2 > 22.4.roll.3: TWO_SOLDIERS TWO_SOLDIERS SKULL
789 5 roll > 22.5.roll.1: COURAGE STAR STAR TWO_SOLDIERS TWO_SOLDIERS COURAGE
790 5 lock r2 w2
791 5 reroll b1 b2 > 22.5.roll.2: TWO_SOLDIERS SKULL
792 5 reroll r1 b2 > 22.5.roll.3: SKULL STAR
793 1 use corporal
794 1 reroll w1 > 22.1.roll.4: COURAGE
795 1 ready
796 2 ready
797 3 use corporal
798 3 reroll r1 > 22.3.roll.4: SOLDIER
799 3 ready
800 4 use corporal
801 4 reroll b2 > 22.4.roll.4: COURAGE
802 4 ready
803 5 use corporal
804 5 reroll r1 > 22.5.roll.4: COURAGE
805 5 ready
806 1 straight
807 1 take victoria-cross
808 2 straight
809 4 claim TWO_SOLDIERS
810 5 claim STAR
811 5 white SOLDIER
812 1 recruit minesweeper
813 1 done
814 2 done
815 3 done
816 4 done
817 5 recruit medic
818 5 done
819 1 stay
820 2 stay
821 3 stay
822 4 stay
823 5 stay
824 2 ready > 22.0.mgf.4: 6
825 1 ready
826 2 ready
827 3 ready
828 4 ready
829 5 ready
830 1 lose soldiers
831 2 lose soldiers
832 3 lose soldiers
833 4 lose soldiers
834 5 lose soldiers
835 1 roll > 23.1.roll.1: TOOL SKULL STAR COURAGE TWO_SOLDIERS TWO_SOLDIERS
836 1 lock w1 b1
837 1 reroll r1 r2 w2 > 23.1.roll.2: TOOL COURAGE SKULL
838 1 reroll r1 r2 w2 > 23.1.roll.3: TOOL TOOL COURAGE
839 2 roll > 23.2.roll.1: TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE TOOL COURAGE
840 2 lock r1 r2
841 2 reroll w1 w2 b1 b2 > 23.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
842 2 reroll w1 > 23.2.roll.3: SOLDIER
843 3 roll > 23.3.roll.1: COURAGE TOOL STAR COURAGE COURAGE TWO_SOLDIERS
844 3 lock b1 b2
845 3 reroll r2 w1 > 23.3.roll.2: TOOL SKULL
846 3 reroll r2 w1 > 23.3.roll.3: STAR TWO_SOLDIERS
847 4 roll > 23.4.roll.1: TWO_SOLDIERS STAR TWO_SOLDIERS SOLDIER TOOL STAR
848 4 lock w1 b2
849 4 reroll w2 b1 > 23.4.roll.2: TWO_SOLDIERS SOLDIER
850 4 reroll b1 > 23.4.roll.3: SOLDIER
851 5 roll > 23.5.roll.1: SKULL COURAGE COURAGE TWO_SOLDIERS SOLDIER STAR
852 5 lock b1 b2
853 5 reroll r1 r2 w1 > 23.5.roll.2: TWO_SOLDIERS COURAGE TOOL
854 5 reroll r2 w1 > 23.5.roll.3: COURAGE SKULL
855 1 use corporal
856 1 reroll w2 > 23.1.roll.4: COURAGE
857 1 ready
858 2 ready
859 3 use corporal
860 3 reroll r2 > 23.3.roll.4: SOLDIER
861 3 ready
862 4 ready
863 5 use corporal
864 5 reroll w1 > 23.5.roll.4: SOLDIER
865 5 ready
866 3 claim COURAGE
867 3 charge
868 1 done
869 2 done
870 3 done
871 4 recruit veteran
872 4 done
873 5 done
874 1 stay
875 2 stay
876 3 stay
877 4 stay
878 5 stay
879 2 ready > 23.0.mgf.4: 6
880 1 ready
881 2 ready
882 3 ready
883 4 ready
884 5 ready
885 1 lose soldiers
886 2 lose soldiers
887 3 lose soldiers
888 4 lose soldiers
889 5 lose soldiers
890 1 roll > 24.1.roll.1: STAR SOLDIER COURAGE SKULL STAR STAR
891 1 lock r1 r2
892 1 reroll w1 w2 b2 > 24.1.roll.2: TWO_SOLDIERS STAR TOOL
893 1 reroll b2 > 24.1.roll.3: STAR
894 2 roll > 24.2.roll.1: STAR COURAGE SKULL TOOL SKULL SOLDIER
895 2 lock r1 b2
896 2 reroll r2 w1 w2 b1 > 24.2.roll.2: STAR STAR TOOL TOOL
897 2 reroll r2 w2 b1 > 24.2.roll.3: SKULL STAR STAR
898 3 roll > 24.3.roll.1: SOLDIER TOOL COURAGE TOOL SOLDIER SKULL
899 3 lock r1 b1
900 3 reroll r2 w1 w2 b2 > 24.3.roll.2: STAR SKULL SKULL COURAGE
901 3 reroll w1 w2 b2 > 24.3.roll.3: STAR STAR STAR
902 4 roll > 24.4.roll.1: STAR TOOL COURAGE TOOL COURAGE STAR
903 4 lock r1 b2
904 4 reroll r2 w1 w2 b1 > 24.4.roll.2: SKULL SKULL SOLDIER COURAGE
905 4 reroll r2 w1 w2 b1 > 24.4.roll.3: STAR SKULL TOOL TOOL
906 5 roll > 24.5.roll.1: STAR TOOL SOLDIER TWO_SOLDIERS STAR STAR
907 5 lock w1 w2
908 5 reroll r1 r2 b1 b2 > 24.5.roll.2: SOLDIER COURAGE COURAGE TWO_SOLDIERS
909 5 reroll r2 b1 > 24.5.roll.3: COURAGE COURAGE
910 1 use corporal
911 1 reroll b1 > 24.1.roll.4: TWO_SOLDIERS
912 1 use binoculars
913 1 set r2 TWO_SOLDIERS
914 1 ready
915 2 use corporal
916 2 reroll r2 > 24.2.roll.4: TWO_SOLDIERS
917 2 ready
918 3 use corporal
919 3 reroll w1 > 24.3.roll.4: STAR
920 3 ready
921 4 use corporal
922 4 reroll w1 > 24.4.roll.4: COURAGE
923 4 ready
924 5 use corporal
925 5 reroll b1 > 24.5.roll.4: TOOL
926 5 ready
927 1 claim STAR
928 1 courage 2
929 1 claim TWO_SOLDIERS
930 2 claim STAR
931 2 white TWO_SOLDIERS
932 3 claim STAR
933 3 white SOLDIER
934 3 claim SOLDIER
935 3 reinforce 2
936 1 recruit messenger
937 2 mine
938 2 recruit beachmaster
939 2 done
940 3 mine
941 3 recruit minesweeper
942 3 done
943 4 mine
944 1 trade 4
945 1 give stars 4
946 1 offer
947 4 accept
948 1 done
949 4 done
950 5 done
951 1 move 6
952 2 move 6
953 3 move 6
954 4 move 6
955 5 move 6
956 1 ready
957 2 ready
958 3 ready
959 4 ready
960 5 ready
961 1 lose soldiers
962 2 lose soldiers
963 3 lose soldiers
964 4 lose soldiers
965 5 lose soldiers
966 1 roll > 25.1.roll.1: SKULL SKULL SKULL TWO_SOLDIERS STAR SOLDIER
967 1 lock w2 b2
968 1 reroll r1 r2 w1 b1 > 25.1.roll.2: SKULL STAR TWO_SOLDIERS SKULL
969 1 reroll r1 r2 w1 b1 > 25.1.roll.3: TWO_SOLDIERS TWO_SOLDIERS SKULL TOOL
970 2 roll > 25.2.roll.1: TOOL STAR SKULL SKULL SKULL SOLDIER
971 2 lock r2 b2
972 2 reroll r1 w1 w2 b1 > 25.2.roll.2: SOLDIER TWO_SOLDIERS STAR SKULL
973 2 reroll w2 b1 > 25.2.roll.3: SOLDIER SKULL
974 3 roll > 25.3.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS SKULL SOLDIER TWO_SOLDIERS
975 3 lock w1 b2
976 3 reroll w2 b1 > 25.3.roll.2: STAR TOOL
977 3 reroll w2 > 25.3.roll.3: SOLDIER
978 4 roll > 25.4.roll.1: TWO_SOLDIERS STAR COURAGE COURAGE STAR SOLDIER
979 4 lock r1 b2
980 4 reroll r2 w1 w2 b1 > 25.4.roll.2: SOLDIER TWO_SOLDIERS TOOL TWO_SOLDIERS
981 4 reroll w2 > 25.4.roll.3: TWO_SOLDIERS
982 5 roll > 25.5.roll.1: SKULL TOOL TOOL TWO_SOLDIERS SOLDIER COURAGE
983 5 lock w2 b1
984 5 reroll r1 r2 w1 b2 > 25.5.roll.2: SOLDIER STAR COURAGE TWO_SOLDIERS
985 5 reroll r2 w1 > 25.5.roll.3: SKULL TOOL
986 1 ready
987 2 ready
988 3 ready
989 4 use corporal
990 4 reroll w1 > 25.4.roll.4: SOLDIER
991 4 ready
992 5 use corporal
993 5 reroll w1 > 25.5.roll.4: COURAGE
994 5 ready
995 2 claim SOLDIER
996 2 reinforce 4
997 3 claim TWO_SOLDIERS
998 4 claim SOLDIER
999 4 reinforce 5
1000 4 claim TWO_SOLDIERS
1001 1 done
1002 2 recruit veteran
1003 2 done
1004 3 done
1005 4 recruit minesweeper
1006 4 done
1007 5 done
1008 1 advance 8
1009 2 advance 8
1010 3 advance 8
1011 4 advance 8
1012 5 advance 8
1013 2 ready > 25.0.mgf.7: 5
1014 1 ready
1015 2 ready
1016 3 ready
1017 4 trade 1
1018 4 give soldiers 5
1019 4 offer
1020 1 accept
1021 1 ready
1022 4 ready
1023 5 ready
1024 1 lose soldiers
1025 2 lose soldiers
1026 3 lose soldiers
1027 4 lose soldiers
1028 5 lose soldiers
1029 1 leave b2
1030 1 roll > 26.1.roll.1: COURAGE COURAGE TOOL STAR TOOL
1031 1 lock r1 r2
1032 1 reroll w1 w2 b1 > 26.1.roll.2: COURAGE SOLDIER STAR
1033 1 reroll w2 b1 > 26.1.roll.3: STAR SKULL
1034 2 leave b2
1035 2 roll > 26.2.roll.1: STAR TWO_SOLDIERS TWO_SOLDIERS COURAGE TWO_SOLDIERS
1036 2 lock r2 w1
1037 2 reroll w2 b1 > 26.2.roll.2: TWO_SOLDIERS STAR
1038 2 stop
1039 3 leave b2
1040 3 roll > 26.3.roll.1: TOOL TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
1041 3 lock r2 w1
1042 3 reroll r1 w2 b1 > 26.3.roll.2: STAR TOOL TOOL
1043 3 reroll r1 > 26.3.roll.3: COURAGE
1044 4 leave b2
1045 4 roll > 26.4.roll.1: STAR COURAGE SKULL SKULL SOLDIER
1046 4 lock r1 r2
1047 4 reroll w1 w2 b1 > 26.4.roll.2: SKULL SOLDIER STAR
1048 4 reroll w1 w2 > 26.4.roll.3: TWO_SOLDIERS TWO_SOLDIERS
1049 5 leave b2
1050 5 roll > 26.5.roll.1: STAR TWO_SOLDIERS SKULL STAR TWO_SOLDIERS
1051 5 lock r2 b1
1052 5 reroll r1 w1 w2 > 26.5.roll.2: STAR COURAGE TWO_SOLDIERS
1053 5 reroll r1 > 26.5.roll.3: STAR
1054 1 use corporal
1055 1 reroll b1 > 26.1.roll.4: COURAGE
1056 1 ready
1057 2 ready
1058 3 use corporal
1059 3 reroll b1 > 26.3.roll.4: TWO_SOLDIERS
1060 3 ready
1061 4 use corporal
1062 4 reroll w1 > 26.4.roll.4: COURAGE
1063 4 ready
1064 5 ready
1065 1 claim COURAGE
1066 1 charge
1067 5 claim TWO_SOLDIERS
1068 1 done
1069 2 recruit minesweeper
1070 2 done
1071 3 done
1072 4 done
1073 5 done
1074 1 stay
1075 2 stay
1076 3 stay
1077 4 stay
1078 5 stay
1079 2 ready > 26.0.mgf.7: 4
1080 1 ready
1081 2 ready
1082 3 ready
1083 4 ready
1084 5 ready
1085 1 lose soldiers
1086 2 lose soldiers
1087 3 lose soldiers
1088 4 lose soldiers
1089 5 lose soldiers
1090 1 leave b2
1091 1 roll > 27.1.roll.1: STAR TOOL SOLDIER SOLDIER TWO_SOLDIERS
1092 1 lock w1 b1
1093 1 reroll r1 r2 w2 > 27.1.roll.2: TOOL SOLDIER STAR
1094 1 reroll r1 w2 > 27.1.roll.3: SKULL SKULL
1095 2 leave b2
1096 2 roll > 27.2.roll.1: SKULL TOOL TOOL SOLDIER TWO_SOLDIERS
1097 2 lock w2 b1
1098 2 reroll r1 r2 w1 > 27.2.roll.2: TWO_SOLDIERS TOOL STAR
1099 2 reroll r2 w1 > 27.2.roll.3: COURAGE TWO_SOLDIERS
1100 3 leave b2
1101 3 roll > 27.3.roll.1: SKULL SOLDIER SKULL TWO_SOLDIERS SKULL
1102 3 lock w1 b1
1103 3 stop
1104 4 leave b2
1105 4 roll > 27.4.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS COURAGE
1106 4 lock r2 b1
1107 4 reroll w1 w2 > 27.4.roll.2: SOLDIER TWO_SOLDIERS
1108 4 reroll w1 > 27.4.roll.3: TOOL
1109 5 leave b2
1110 5 roll > 27.5.roll.1: SKULL TOOL TOOL TWO_SOLDIERS STAR
1111 5 lock r2 w2
1112 5 reroll r1 w1 b1 > 27.5.roll.2: SKULL SKULL SOLDIER
1113 5 reroll r1 w1 > 27.5.roll.3: STAR TWO_SOLDIERS
1114 1 use corporal
1115 1 reroll r1 > 27.1.roll.4: TOOL
1116 1 ready
1117 2 ready
1118 3 ready
1119 4 use corporal
1120 4 reroll w1 > 27.4.roll.4: SOLDIER
1121 4 ready
1122 5 ready
1123 2 claim TWO_SOLDIERS
1124 3 claim SKULL
1125 1 done
1126 2 trade 1
1127 2 give soldiers 5
1128 2 offer
1129 1 accept
1130 1 done
1131 2 done
1132 3 done
1133 4 done
1134 5 done
1135 1 stay
1136 2 stay
1137 3 stay
1138 4 stay
1139 5 stay
1140 2 ready > 27.0.mgf.7: 6
1141 1 ready
1142 2 ready
1143 3 ready
1144 4 ready
1145 5 ready
1146 1 lose soldiers
1147 2 lose soldiers
1148 3 lose soldiers
1149 4 lose soldiers
1150 5 lose soldiers
1151 1 leave b2
1152 1 roll > 28.1.roll.1: TOOL TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS COURAGE
1153 1 lock w1 w2
1154 1 reroll r1 b1 > 28.1.roll.2: TWO_SOLDIERS SOLDIER
1155 1 reroll b1 > 28.1.roll.3: COURAGE
1156 2 leave b2
1157 2 roll > 28.2.roll.1: TOOL TWO_SOLDIERS COURAGE TOOL TWO_SOLDIERS
1158 2 lock r2 b1
1159 2 reroll r1 w1 w2 > 28.2.roll.2: COURAGE COURAGE TOOL
1160 2 reroll r1 w1 w2 > 28.2.roll.3: SKULL COURAGE SKULL
1161 3 leave b2
1162 3 roll > 28.3.roll.1: STAR STAR SKULL COURAGE SOLDIER
1163 3 lock w2 b1
1164 3 reroll r1 r2 w1 > 28.3.roll.2: SOLDIER TOOL TWO_SOLDIERS
1165 3 reroll r2 > 28.3.roll.3: TWO_SOLDIERS
1166 4 leave b2
1167 4 roll > 28.4.roll.1: TWO_SOLDIERS SOLDIER SOLDIER COURAGE TWO_SOLDIERS
1168 4 lock r1 b1
1169 4 reroll w1 w2 > 28.4.roll.2: TWO_SOLDIERS TOOL
1170 4 reroll w2 > 28.4.roll.3: TOOL
1171 5 leave b2
1172 5 roll > 28.5.roll.1: TOOL SKULL COURAGE TWO_SOLDIERS COURAGE
1173 5 lock w1 w2
1174 5 reroll r1 r2 > 28.5.roll.2: SKULL SKULL
1175 5 reroll r1 r2 > 28.5.roll.3: TWO_SOLDIERS TWO_SOLDIERS
1176 1 use corporal
1177 1 reroll b1 > 28.1.roll.4: TOOL
1178 1 ready
1179 2 use corporal
1180 2 reroll w2 > 28.2.roll.4: SKULL
1181 2 ready
1182 3 ready
1183 4 ready
1184 5 use corporal
1185 5 reroll b1 > 28.5.roll.4: TWO_SOLDIERS
1186 5 ready
1187 2 cancel w1
1188 4 claim TWO_SOLDIERS
1189 5 claim TWO_SOLDIERS
1190 1 done
1191 2 done
1192 3 done
1193 4 done
1194 5 done
1195 1 advance 10
1196 1 sacrifice minesweeper > 28.1.entry.1: 3
1197 2 advance 10
1198 2 sacrifice minesweeper > 28.2.entry.1: 6
1199 3 advance 10
1200 3 sacrifice minesweeper > 28.3.entry.1: 2
1201 4 advance 10
1202 4 sacrifice messenger > 28.4.entry.1: 2
1203 5 advance 10
1204 5 sacrifice minesweeper > 28.5.entry.1: 2
1205 2 ready > 28.0.mgf.9: 4
1206 1 ready
1207 2 ready
1208 3 use bangalore-torpedo
1209 3 ready
1210 4 ready
1211 5 ready
1212 1 lose soldiers
1213 2 lose soldiers
1214 3 lose soldiers
1215 4 lose soldiers
1216 5 lose soldiers
1217 1 roll > 29.1.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER SOLDIER TOOL
1218 1 lock w2 b1
1219 1 reroll r1 r2 w1 b2 > 29.1.roll.2: SOLDIER TWO_SOLDIERS STAR COURAGE
1220 1 reroll r2 w1 > 29.1.roll.3: TWO_SOLDIERS TWO_SOLDIERS
1221 2 roll > 29.2.roll.1: SKULL STAR STAR SOLDIER COURAGE SOLDIER
1222 2 lock b1 b2
1223 2 reroll r1 r2 w1 > 29.2.roll.2: STAR COURAGE TOOL
1224 2 reroll r1 w1 w2 > 29.2.roll.3: STAR TWO_SOLDIERS STAR
1225 3 roll > 29.3.roll.1: SKULL STAR SKULL SKULL TWO_SOLDIERS TWO_SOLDIERS
1226 3 lock b1 b2
1227 3 reroll r1 r2 w1 w2 > 29.3.roll.2: COURAGE TWO_SOLDIERS SOLDIER COURAGE
1228 3 reroll r1 w1 w2 > 29.3.roll.3: SOLDIER SKULL TWO_SOLDIERS
1229 4 roll > 29.4.roll.1: STAR COURAGE SOLDIER TOOL TOOL STAR
1230 4 lock r1 r2
1231 4 reroll w1 w2 b1 > 29.4.roll.2: SOLDIER STAR COURAGE
1232 4 reroll w1 > 29.4.roll.3: STAR
1233 5 roll > 29.5.roll.1: TOOL STAR TWO_SOLDIERS COURAGE TOOL SOLDIER
1234 5 lock w1 w2
1235 5 reroll r1 r2 b1 b2 > 29.5.roll.2: TOOL COURAGE TOOL TOOL
1236 5 reroll b1 b2 > 29.5.roll.3: SOLDIER TOOL
1237 1 ready
1238 2 use corporal
1239 2 reroll w2 > 29.2.roll.4: COURAGE
1240 2 ready
1241 3 ready
1242 4 ready
1243 5 use corporal
1244 5 reroll b1 > 29.5.roll.4: TOOL
1245 5 ready
1246 1 claim SOLDIER
1247 1 reinforce 3
1248 2 claim COURAGE
1249 2 charge
1250 3 claim TWO_SOLDIERS
1251 4 claim STAR
1252 4 white COURAGE
1253 4 claim COURAGE
1254 4 charge
1255 1 find dispatch-case
1256 2 mine
1257 2 find dispatch-case
1258 3 mine
1259 3 find toolkit
1260 3 done
1261 4 mine
1262 4 find strategic-map
1263 4 done
1264 5 mine
1265 1 find carrier-pigeon
1266 5 mine
1267 1 done
1268 5 done
1269 1 advance bunker
1270 2 charge bunker
1271 3 advance bunker
1272 4 charge bunker
1273 5 advance bunker
1274 2 ready > 29.0.mgf.10: 5
1275 1 ready
1276 2 ready
1277 3 ready
1278 4 ready
1279 5 ready
1280 1 lose soldiers
1281 2 lose soldiers
1282 3 lose soldiers
1283 4 lose soldiers
1284 5 lose soldiers
end won seed=golden-54
