# ends as ffc5a18d1d91470a673565b0dccd9438
hh2 dday n-19 units=6 boxes=base+way-to-hell opts=shaef,sea rules=3 seed#=fddcb7dafd67b3cc59c3cc63ad68abeb
0 0 start > 0.0.passenger.0.captain,general,lieutenant: general 0.0.passenger.1.captain,lieutenant: captain 0.0.passenger.2.lieutenant: lieutenant
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
33 1 part general > 1.0.shelling.1: 6 6
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
65 3 part lieutenant > 2.0.shelling.1: 4 5
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
161 1 land 2
162 1 gain soldiers 3
163 2 land 1
164 3 land 2
165 3 gain soldiers 3
166 4 land 1
167 5 stay
168 6 land 2
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
202 1 reroll b1 > 12.1.roll.2: COURAGE
203 1 stop
204 2 roll > 12.2.roll.1: SKULL TOOL SKULL COURAGE TWO_SOLDIERS COURAGE
205 2 lock b1 b2
206 2 reroll r1 r2 w1 > 12.2.roll.2: SKULL TWO_SOLDIERS TOOL
207 2 reroll r1 w1 > 12.2.roll.3: TOOL STAR
208 3 roll > 12.3.roll.1: COURAGE COURAGE COURAGE SOLDIER SKULL TOOL
209 3 lock w1 w2
210 3 reroll r1 r2 b1 b2 > 12.3.roll.2: SKULL COURAGE TOOL SOLDIER
211 3 reroll r1 r2 b1 > 12.3.roll.3: COURAGE COURAGE TWO_SOLDIERS
212 4 roll > 12.4.roll.1: STAR STAR TOOL STAR STAR COURAGE
213 4 lock w2 b1
214 4 reroll r2 w1 b2 > 12.4.roll.2: STAR TWO_SOLDIERS COURAGE
215 4 stop
216 5 roll > 12.5.roll.1: TOOL TOOL STAR TWO_SOLDIERS STAR TOOL
217 5 lock w1 w2
218 5 reroll r1 r2 b1 b2 > 12.5.roll.2: SKULL STAR STAR TWO_SOLDIERS
219 5 reroll r1 > 12.5.roll.3: SKULL
220 6 roll > 12.6.roll.1: SOLDIER SOLDIER STAR SKULL TWO_SOLDIERS SKULL
221 6 lock r1 b1
222 6 reroll r2 w1 w2 b2 > 12.6.roll.2: STAR TOOL SKULL COURAGE
223 6 stop
224 1 claim TWO_SOLDIERS
225 4 claim STAR
226 4 white TWO_SOLDIERS
227 5 claim STAR
228 5 white TWO_SOLDIERS
229 5 cancel w2
230 6 straight
231 6 take distinguished-service-cross
232 1 done
233 2 done
234 3 trade 1
235 3 give courage 4
236 3 offer
237 1 accept
238 1 done
239 3 done
240 4 recruit medic
241 4 done
242 5 recruit beachmaster
243 5 done
244 6 done
245 1 stay
246 2 stay
247 3 stay
248 4 stay
249 5 stay
250 6 stay
251 1 ready
252 2 ready
253 3 ready
254 4 ready
255 5 ready
256 6 ready
257 4 lose soldiers
258 5 lose soldiers
259 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS SOLDIER COURAGE SOLDIER STAR
260 1 lock r2 w1
261 1 reroll r1 w2 b2 > 13.1.roll.2: COURAGE COURAGE STAR
262 1 reroll r1 w2 > 13.1.roll.3: SKULL STAR
263 2 roll > 13.2.roll.1: COURAGE COURAGE COURAGE TWO_SOLDIERS SOLDIER STAR
264 2 lock w1 w2
265 2 reroll r2 b1 b2 > 13.2.roll.2: TOOL TOOL TWO_SOLDIERS
266 2 reroll r2 b1 > 13.2.roll.3: COURAGE TWO_SOLDIERS
267 3 roll > 13.3.roll.1: TWO_SOLDIERS SOLDIER TWO_SOLDIERS COURAGE SOLDIER TOOL
268 3 lock r1 w1
269 3 reroll w2 b1 b2 > 13.3.roll.2: SKULL SKULL STAR
270 3 reroll w2 b1 b2 > 13.3.roll.3: SOLDIER STAR TWO_SOLDIERS
271 4 roll > 13.4.roll.1: TOOL SOLDIER SOLDIER COURAGE TOOL STAR
272 4 lock r2 w1
273 4 reroll r1 w2 b1 b2 > 13.4.roll.2: SOLDIER TWO_SOLDIERS STAR TOOL
274 4 reroll r1 b1 b2 > 13.4.roll.3: STAR SOLDIER TOOL
275 5 roll > 13.5.roll.1: SKULL SOLDIER COURAGE TWO_SOLDIERS COURAGE SOLDIER
276 5 lock w1 w2
277 5 reroll r1 r2 b2 > 13.5.roll.2: SOLDIER STAR TWO_SOLDIERS
278 5 reroll r1 r2 > 13.5.roll.3: STAR TOOL
279 6 roll > 13.6.roll.1: COURAGE SKULL COURAGE SOLDIER COURAGE COURAGE
280 6 lock w1 b1
281 6 reroll r2 b2 > 13.6.roll.2: COURAGE COURAGE
282 6 reroll r2 b2 > 13.6.roll.3: STAR SKULL
283 6 ready
284 1 cancel w2
285 3 claim TWO_SOLDIERS
286 4 claim SOLDIER
287 4 reinforce 5
288 6 claim COURAGE
289 6 soldiers
290 6 cancel r2
291 1 done
292 2 done
293 3 done
294 4 done
295 5 done
296 6 buy award > 13.6.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,medal-of-honor,memorial-cross,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: croix-de-guerre
297 6 done
298 1 stay
299 2 stay
300 3 stay
301 4 stay
302 5 stay
303 6 stay
304 1 ready
305 2 ready
306 3 ready
307 4 ready
308 5 ready
309 6 ready
310 4 lose soldiers
311 5 lose soldiers
312 1 roll > 14.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS SKULL SKULL TOOL
313 1 lock r1 w1
314 1 reroll r2 w2 b1 b2 > 14.1.roll.2: COURAGE TWO_SOLDIERS TWO_SOLDIERS COURAGE
315 1 reroll r2 b2 > 14.1.roll.3: COURAGE TWO_SOLDIERS
316 2 roll > 14.2.roll.1: SOLDIER COURAGE SKULL SOLDIER SKULL SOLDIER
317 2 lock w2 b2
318 2 reroll w1 b1 > 14.2.roll.2: TWO_SOLDIERS STAR
319 2 stop
320 3 roll > 14.3.roll.1: SKULL SKULL SKULL STAR TWO_SOLDIERS SKULL
321 3 lock b1 b2
322 3 reroll r2 w2 > 14.3.roll.2: SOLDIER COURAGE
323 3 reroll w2 > 14.3.roll.3: SOLDIER
324 4 roll > 14.4.roll.1: SOLDIER STAR SOLDIER COURAGE TWO_SOLDIERS TWO_SOLDIERS
325 4 lock b1 b2
326 4 reroll r1 r2 w1 w2 > 14.4.roll.2: TWO_SOLDIERS TWO_SOLDIERS SKULL SOLDIER
327 4 reroll w1 w2 > 14.4.roll.3: SKULL COURAGE
328 5 roll > 14.5.roll.1: TOOL TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SOLDIER COURAGE
329 5 lock w1 w2
330 5 reroll r1 b1 b2 > 14.5.roll.2: TWO_SOLDIERS SOLDIER SOLDIER
331 5 reroll b1 b2 > 14.5.roll.3: COURAGE TWO_SOLDIERS
332 6 roll > 14.6.roll.1: COURAGE TWO_SOLDIERS SKULL COURAGE COURAGE STAR
333 6 lock r2 b2
334 6 reroll r1 w1 w2 b1 > 14.6.roll.2: TWO_SOLDIERS SKULL COURAGE SKULL
335 6 reroll w1 w2 b1 > 14.6.roll.3: TOOL TWO_SOLDIERS COURAGE
336 6 ready
337 2 claim SOLDIER
338 2 reinforce 5
339 3 claim SKULL
340 4 cancel w2
341 5 claim TWO_SOLDIERS
342 1 done
343 2 recruit sharpshooter
344 2 done
345 3 find flame-thrower
346 3 done
347 4 done
348 5 done
349 6 recruit sharpshooter
350 6 done
351 1 advance 5
352 2 advance 3
353 3 advance 5
354 4 advance 3
355 5 advance 3
356 6 advance 5
357 1 ready
358 2 ready
359 3 ready
360 4 ready
361 5 ready
362 6 ready
363 2 lose soldiers
364 4 lose soldiers
365 5 lose soldiers
366 6 lose soldiers
367 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS STAR SKULL TWO_SOLDIERS TWO_SOLDIERS
368 1 lock b1 b2
369 1 reroll r1 w1 w2 > 15.1.roll.2: TOOL TOOL COURAGE
370 1 reroll r1 w1 w2 > 15.1.roll.3: SKULL TWO_SOLDIERS STAR
371 2 roll > 15.2.roll.1: SKULL STAR TWO_SOLDIERS TOOL SOLDIER COURAGE
372 2 lock w1 b2
373 2 reroll b1 > 15.2.roll.2: STAR
374 2 stop
375 3 roll > 15.3.roll.1: TWO_SOLDIERS COURAGE COURAGE SKULL TOOL TOOL
376 3 lock r1 r2
377 3 reroll w1 w2 b1 b2 > 15.3.roll.2: SOLDIER STAR STAR COURAGE
378 3 reroll w2 b2 > 15.3.roll.3: COURAGE SOLDIER
379 4 roll > 15.4.roll.1: SOLDIER TWO_SOLDIERS STAR TOOL SOLDIER TOOL
380 4 lock r1 r2
381 4 reroll w1 w2 b2 > 15.4.roll.2: SKULL STAR SOLDIER
382 4 reroll w1 w2 b2 > 15.4.roll.3: TOOL TOOL COURAGE
383 5 roll > 15.5.roll.1: TWO_SOLDIERS SOLDIER TOOL TWO_SOLDIERS SOLDIER TOOL
384 5 lock r1 w2
385 5 reroll w1 b1 b2 > 15.5.roll.2: SKULL STAR SKULL
386 5 reroll w1 b1 b2 > 15.5.roll.3: SOLDIER COURAGE STAR
387 6 roll > 15.6.roll.1: TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL SKULL SKULL
388 6 lock r1 r2
389 6 reroll w1 w2 b1 b2 > 15.6.roll.2: STAR SOLDIER COURAGE STAR
390 6 reroll w1 b1 > 15.6.roll.3: STAR SOLDIER
391 6 ready
392 1 claim TWO_SOLDIERS
393 1 cancel w2
394 2 straight
395 2 take medal-of-honor
396 1 recruit beachmaster
397 1 done
398 2 done
399 3 recruit medic
400 3 done
401 4 find lucky-charm
402 4 use lucky-charm
403 4 gain stars
404 4 done
405 5 done
406 6 recruit medic
407 6 done
408 1 move 4
409 2 stay
410 3 move 4
411 4 stay
412 5 move 4
413 6 move 4
414 1 ready
415 2 ready
416 3 ready
417 4 ready
418 5 ready
419 6 ready
420 1 lose soldiers
421 2 lose soldiers
422 3 lose soldiers
423 4 lose soldiers
424 5 lose soldiers
425 6 lose soldiers
426 1 roll > 16.1.roll.1: TWO_SOLDIERS SKULL STAR TWO_SOLDIERS SKULL TWO_SOLDIERS
427 1 lock w2 b2
428 1 reroll r2 b1 > 16.1.roll.2: COURAGE COURAGE
429 1 reroll r2 b1 > 16.1.roll.3: SOLDIER SKULL
430 2 roll > 16.2.roll.1: TWO_SOLDIERS COURAGE SOLDIER SOLDIER TWO_SOLDIERS STAR
431 2 lock r1 b1
432 2 reroll r2 w1 w2 > 16.2.roll.2: SKULL STAR COURAGE
433 2 reroll r2 w1 w2 > 16.2.roll.3: STAR TOOL COURAGE
434 3 roll > 16.3.roll.1: STAR TWO_SOLDIERS COURAGE SOLDIER TOOL SKULL
435 3 lock b1 b2
436 3 stop
437 4 roll > 16.4.roll.1: SKULL SKULL SKULL SOLDIER TWO_SOLDIERS SKULL
438 4 lock b1 b2
439 4 reroll r2 w2 > 16.4.roll.2: COURAGE TWO_SOLDIERS
440 4 reroll r2 > 16.4.roll.3: STAR
441 5 roll > 16.5.roll.1: TWO_SOLDIERS TOOL SOLDIER SKULL TOOL TOOL
442 5 lock r1 w1
443 5 reroll r2 w2 b1 b2 > 16.5.roll.2: SKULL STAR TWO_SOLDIERS COURAGE
444 5 reroll r2 w2 b2 > 16.5.roll.3: SKULL TWO_SOLDIERS STAR
445 6 roll > 16.6.roll.1: STAR SKULL TWO_SOLDIERS SKULL TWO_SOLDIERS TWO_SOLDIERS
446 6 lock b1 b2
447 6 reroll r1 r2 w2 > 16.6.roll.2: STAR SKULL COURAGE
448 6 reroll r1 r2 w2 > 16.6.roll.3: STAR COURAGE TWO_SOLDIERS
449 2 ready
450 6 ready
451 1 claim TWO_SOLDIERS
452 1 cancel r2
453 3 straight
454 3 take memorial-cross
455 4 claim SKULL
456 5 claim TWO_SOLDIERS
457 5 cancel w1
458 1 done
459 2 recruit minesweeper
460 2 done
461 3 done
462 4 recruit minesweeper
463 4 find pocket-bible
464 4 use pocket-bible
465 4 done
466 5 recruit minesweeper
467 5 done
468 6 done
469 1 stay
470 2 move 4
471 3 stay
472 4 move 4
473 5 stay
474 6 stay
475 1 ready
476 2 ready
477 3 ready
478 4 ready
479 5 ready
480 6 ready
481 1 lose soldiers
482 2 lose soldiers
483 3 lose soldiers
484 4 lose soldiers
485 5 lose soldiers
486 6 lose soldiers
487 1 roll > 17.1.roll.1: TWO_SOLDIERS TWO_SOLDIERS STAR TOOL COURAGE STAR
488 1 lock r1 r2
489 1 reroll w1 w2 b1 b2 > 17.1.roll.2: SKULL STAR COURAGE TOOL
490 1 reroll w1 b1 b2 > 17.1.roll.3: SOLDIER STAR TWO_SOLDIERS
491 2 roll > 17.2.roll.1: TWO_SOLDIERS SKULL SKULL TOOL TWO_SOLDIERS STAR
492 2 lock r1 b1
493 2 reroll r2 w1 w2 > 17.2.roll.2: SKULL TWO_SOLDIERS TOOL
494 2 reroll r2 w2 > 17.2.roll.3: STAR SOLDIER
495 3 roll > 17.3.roll.1: SKULL COURAGE SKULL TOOL STAR SKULL
496 3 lock w1 b2
497 3 reroll r2 w2 > 17.3.roll.2: COURAGE TOOL
498 3 reroll r2 w2 > 17.3.roll.3: TOOL SKULL
499 4 roll > 17.4.roll.1: COURAGE TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE
500 4 lock b1 b2
501 4 reroll r2 w2 > 17.4.roll.2: COURAGE COURAGE
502 4 reroll r2 w2 > 17.4.roll.3: STAR COURAGE
503 5 roll > 17.5.roll.1: COURAGE SOLDIER SKULL STAR TOOL TOOL
504 5 lock r2 w2
505 5 reroll r1 w1 b1 b2 > 17.5.roll.2: TOOL TOOL TOOL TOOL
506 5 stop
507 6 roll > 17.6.roll.1: SKULL TWO_SOLDIERS COURAGE TWO_SOLDIERS TWO_SOLDIERS SKULL
508 6 lock w2 b1
509 6 reroll r1 w1 b2 > 17.6.roll.2: TWO_SOLDIERS STAR TOOL
510 6 reroll b2 > 17.6.roll.3: SOLDIER
511 2 ready
512 3 ready
513 6 ready
514 2 claim TWO_SOLDIERS
515 3 claim SKULL
516 3 cancel r2
517 4 claim COURAGE
518 4 soldiers
519 5 claim TOOL
520 5 stars
521 6 claim TWO_SOLDIERS
522 1 recruit minesweeper
523 1 done
524 2 recruit beachmaster
525 2 done
526 3 find field-radio
527 3 use field-radio
528 3 done
529 4 find dexedrine
530 4 buy award > 17.4.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,silver-star,victoria-cross,legion-of-merit,purple-heart,distinguished-conduct-medal,bronze-star: silver-star
531 4 done
532 5 recruit sharpshooter
533 5 find grenade
534 5 done
535 6 done
536 1 stay
537 2 stay
538 3 stay
539 4 stay
540 5 stay
541 6 stay
542 1 ready
543 2 ready
544 3 ready
545 4 ready
546 5 ready
547 6 ready
548 1 lose soldiers
549 2 lose soldiers
550 3 lose soldiers
551 4 lose soldiers
552 5 lose soldiers
553 6 lose soldiers
554 1 roll > 18.1.roll.1: TOOL COURAGE COURAGE COURAGE TOOL SKULL
555 1 lock r1 b1
556 1 reroll r2 w1 w2 b2 > 18.1.roll.2: TOOL COURAGE COURAGE STAR
557 1 reroll w1 w2 > 18.1.roll.3: STAR SKULL
558 2 roll > 18.2.roll.1: STAR STAR TWO_SOLDIERS SOLDIER STAR TOOL
559 2 lock w1 w2
560 2 reroll r1 r2 b1 b2 > 18.2.roll.2: SOLDIER STAR TWO_SOLDIERS TWO_SOLDIERS
561 2 reroll r1 r2 > 18.2.roll.3: SOLDIER SOLDIER
562 3 roll > 18.3.roll.1: TOOL STAR COURAGE SKULL STAR TOOL
563 3 lock r2 b1
564 3 reroll r1 w1 w2 b2 > 18.3.roll.2: SOLDIER SOLDIER SOLDIER TWO_SOLDIERS
565 3 stop
566 4 roll > 18.4.roll.1: SOLDIER SOLDIER SOLDIER COURAGE SKULL SOLDIER
567 4 lock w1 b2
568 4 reroll w2 b1 > 18.4.roll.2: SKULL TOOL
569 4 reroll w2 b1 > 18.4.roll.3: STAR COURAGE
570 5 roll > 18.5.roll.1: TOOL SKULL TWO_SOLDIERS TOOL SKULL TOOL
571 5 lock w1 b2
572 5 reroll r2 b1 > 18.5.roll.2: TWO_SOLDIERS TWO_SOLDIERS
573 5 stop
574 6 roll > 18.6.roll.1: SOLDIER SKULL COURAGE STAR SKULL SKULL
575 6 lock r1 w2
576 6 reroll r2 w1 b1 b2 > 18.6.roll.2: COURAGE COURAGE COURAGE TWO_SOLDIERS
577 6 stop
578 2 ready
579 3 ready
580 4 ready
581 6 ready
582 1 cancel r1
583 4 claim SOLDIER
584 4 reinforce 3
585 5 claim TWO_SOLDIERS
586 5 claim TOOL
587 5 stars
588 6 claim COURAGE
589 6 soldiers
590 1 recruit sharpshooter
591 1 done
592 2 done
593 3 recruit minesweeper
594 3 find walkie-talkie
595 3 done
596 4 recruit sharpshooter
597 4 done
598 5 recruit veteran
599 5 find rangefinder
600 5 done
601 6 recruit minesweeper
602 6 done
603 1 move 3
604 2 stay
605 3 move 3
606 4 stay
607 5 move 5
608 6 move 3
609 1 ready
610 2 ready
611 3 ready
612 4 ready
613 6 ready
614 1 lose soldiers
615 2 lose soldiers
616 3 lose soldiers
617 4 lose soldiers
618 5 lose soldiers
619 6 lose soldiers
620 1 roll > 19.1.roll.1: STAR STAR TWO_SOLDIERS SOLDIER TOOL TWO_SOLDIERS
621 1 lock w1 b2
622 1 reroll r1 r2 b1 > 19.1.roll.2: STAR COURAGE SKULL
623 1 reroll r1 r2 b1 > 19.1.roll.3: TWO_SOLDIERS STAR SKULL
624 2 roll > 19.2.roll.1: TOOL TOOL TOOL STAR STAR STAR
625 2 lock w2 b1
626 2 reroll r1 r2 w1 b2 > 19.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
627 2 stop
628 3 roll > 19.3.roll.1: TWO_SOLDIERS STAR STAR SOLDIER SKULL COURAGE
629 3 lock r1 r2
630 3 reroll w2 b1 b2 > 19.3.roll.2: SKULL SKULL COURAGE
631 3 reroll w2 b1 b2 > 19.3.roll.3: SOLDIER TWO_SOLDIERS TOOL
632 4 roll > 19.4.roll.1: SKULL TWO_SOLDIERS SOLDIER COURAGE STAR COURAGE
633 4 lock r2 w1
634 4 reroll r1 w2 b1 b2 > 19.4.roll.2: TWO_SOLDIERS TWO_SOLDIERS STAR COURAGE
635 4 reroll b1 b2 > 19.4.roll.3: TOOL TWO_SOLDIERS
636 5 roll > 19.5.roll.1: TOOL STAR SKULL SKULL COURAGE SKULL
637 5 lock w1 b2
638 5 reroll r1 r2 w2 b1 > 19.5.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
639 5 reroll b1 > 19.5.roll.3: COURAGE
640 6 roll > 19.6.roll.1: COURAGE TWO_SOLDIERS SKULL TWO_SOLDIERS COURAGE SOLDIER
641 6 lock r2 w2
642 6 reroll r1 w1 b1 b2 > 19.6.roll.2: TWO_SOLDIERS TOOL COURAGE SOLDIER
643 6 reroll w1 b1 b2 > 19.6.roll.3: COURAGE TWO_SOLDIERS STAR
644 2 ready
645 3 ready
646 4 ready
647 5 use rangefinder
648 5 set b1 TWO_SOLDIERS
649 6 ready
650 1 claim TWO_SOLDIERS
651 2 claim TWO_SOLDIERS
652 4 claim TWO_SOLDIERS
653 5 claim SKULL
654 5 claim TWO_SOLDIERS
655 6 claim TWO_SOLDIERS
656 1 done
657 2 recruit scout
658 2 done
659 3 recruit beachmaster
660 3 done
661 4 done
662 5 recruit scout
663 5 find shoulder-patch
664 6 buy award > 19.6.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,victoria-cross,legion-of-merit,purple-heart,distinguished-conduct-medal,bronze-star: distinguished-conduct-medal
665 6 done
666 1 stay
667 2 move 5
668 3 stay
669 4 move 5
670 5 advance 7
671 6 stay
672 5 ready > 19.0.mgf.6: 3
673 1 ready
674 2 ready
675 3 ready
676 4 ready
677 6 ready
678 1 lose soldiers
679 2 lose soldiers
680 3 lose soldiers
681 4 lose soldiers
682 5 lose soldiers
683 6 lose soldiers
684 1 roll > 20.1.roll.1: TOOL SOLDIER COURAGE TOOL COURAGE SKULL
685 1 lock r1 r2
686 1 reroll w1 w2 b1 b2 > 20.1.roll.2: COURAGE TOOL TWO_SOLDIERS COURAGE
687 1 reroll w1 w2 b2 > 20.1.roll.3: STAR TOOL TOOL
688 2 roll > 20.2.roll.1: TOOL SOLDIER COURAGE TWO_SOLDIERS TOOL TOOL
689 2 lock r2 w2
690 2 reroll r1 w1 b1 b2 > 20.2.roll.2: TWO_SOLDIERS TOOL SKULL SOLDIER
691 2 reroll w1 b1 > 20.2.roll.3: COURAGE STAR
692 3 roll > 20.3.roll.1: STAR TOOL SOLDIER STAR STAR SOLDIER
693 3 lock w1 b1
694 3 reroll r2 > 20.3.roll.2: TWO_SOLDIERS
695 3 reroll b2 > 20.3.roll.3: SKULL
696 4 roll > 20.4.roll.1: TOOL SKULL COURAGE STAR STAR SOLDIER
697 4 lock b1 b2
698 4 reroll r1 r2 w1 w2 > 20.4.roll.2: SOLDIER SKULL SOLDIER TWO_SOLDIERS
699 4 reroll r2 > 20.4.roll.3: COURAGE
700 5 roll > 20.5.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER SKULL COURAGE
701 5 lock b1 b2
702 5 reroll w2 > 20.5.roll.2: COURAGE
703 5 stop
704 6 roll > 20.6.roll.1: STAR SOLDIER STAR TOOL TOOL SOLDIER
705 6 lock r1 w1
706 6 reroll w2 b1 > 20.6.roll.2: TOOL TWO_SOLDIERS
707 6 reroll w2 > 20.6.roll.3: SOLDIER
708 2 ready
709 3 ready
710 4 ready
711 6 ready
712 1 claim TOOL
713 1 stars
714 3 claim STAR
715 3 white TWO_SOLDIERS
716 3 cancel w1
717 4 claim SOLDIER
718 4 reinforce 3
719 5 claim SKULL
720 6 claim SOLDIER
721 6 reinforce 3
722 1 recruit medic
723 1 find mine-detector
724 2 recruit veteran
725 2 buy award > 20.2.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,victoria-cross,legion-of-merit,purple-heart,bronze-star: conspicuous-gallantry-medal
726 2 done
727 3 recruit sharpshooter
728 3 done
729 4 recruit beachmaster
730 4 done
731 5 mine
732 1 done
733 5 use shoulder-patch
734 5 lose soldiers
735 5 recruit medic
736 6 recruit beachmaster
737 6 trade 3
738 6 give soldiers 5
739 6 offer
740 3 accept
741 3 done
742 6 done
743 1 stay
744 2 advance 7
745 3 stay
746 4 advance 7
747 5 trade 2
748 5 give courage 3
749 5 offer
750 2 accept
751 5 stay
752 6 stay
753 5 ready > 20.0.mgf.6: 3
754 1 ready
755 2 ready
756 3 ready
757 4 ready
758 5 ready
759 6 ready
760 1 lose soldiers
761 2 lose soldiers
762 3 lose soldiers
763 4 lose soldiers
764 5 lose soldiers
765 6 lose soldiers
766 1 roll > 21.1.roll.1: TOOL TWO_SOLDIERS SKULL TOOL SKULL STAR
767 1 lock r2 b2
768 1 reroll r1 w1 > 21.1.roll.2: COURAGE TOOL
769 1 reroll w2 > 21.1.roll.3: COURAGE
770 2 roll > 21.2.roll.1: TOOL TWO_SOLDIERS STAR SOLDIER TWO_SOLDIERS COURAGE
771 2 lock b1 b2
772 2 reroll r1 w1 w2 > 21.2.roll.2: SKULL STAR TWO_SOLDIERS
773 2 reroll r1 > 21.2.roll.3: TOOL
774 3 roll > 21.3.roll.1: SOLDIER TOOL SOLDIER STAR TWO_SOLDIERS COURAGE
775 3 lock w2 b1
776 3 reroll r1 w1 > 21.3.roll.2: STAR SOLDIER
777 3 reroll r1 w1 > 21.3.roll.3: TOOL STAR
778 4 roll > 21.4.roll.1: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL COURAGE SOLDIER
779 4 lock r1 w1
780 4 reroll b1 b2 > 21.4.roll.2: TOOL TWO_SOLDIERS
781 4 reroll r2 w2 b1 > 21.4.roll.3: SKULL TOOL COURAGE
782 5 roll > 21.5.roll.1: TWO_SOLDIERS TOOL SKULL SKULL SOLDIER COURAGE
783 5 lock r1 b1
784 5 reroll r2 w1 w2 b2 > 21.5.roll.2: SKULL TOOL TOOL COURAGE
785 5 reroll r2 w1 w2 b2 > 21.5.roll.3: TOOL SKULL SOLDIER SOLDIER
786 6 roll > 21.6.roll.1: SOLDIER COURAGE STAR TOOL TWO_SOLDIERS STAR
787 6 lock w1 b1
788 6 reroll r1 b2 > 21.6.roll.2: TWO_SOLDIERS STAR
789 6 reroll r1 > 21.6.roll.3: COURAGE
790 2 ready
791 3 ready
792 4 ready
793 6 ready
794 1 straight
795 1 take army-good-conduct-medal
796 2 claim TWO_SOLDIERS
797 4 claim TWO_SOLDIERS
798 1 find binoculars
799 2 done
800 3 recruit veteran
801 3 done
802 4 done
803 5 mine
804 1 done
805 5 done
806 6 recruit scout
807 6 done
808 1 advance 6
809 2 stay
810 3 advance 6
811 4 move 6
812 5 move 6
813 6 advance 6
814 5 ready > 21.0.mgf.5: 2 21.0.mgf.6: 1
815 1 ready
816 3 ready
817 4 ready
818 5 ready
819 6 ready
820 1 lose soldiers
821 2 lose soldiers
822 3 lose soldiers
823 4 lose soldiers
824 5 lose soldiers
825 6 lose soldiers
826 1 roll > 22.1.roll.1: STAR SKULL SKULL SKULL TOOL SOLDIER
827 1 lock r1 b2
828 1 reroll r2 w1 w2 b1 > 22.1.roll.2: SKULL TOOL SKULL TWO_SOLDIERS
829 1 reroll r2 w1 w2 > 22.1.roll.3: SOLDIER SOLDIER STAR
830 2 roll > 22.2.roll.1: TOOL STAR TWO_SOLDIERS SKULL COURAGE COURAGE
831 2 lock r2 w1
832 2 reroll r1 b2 > 22.2.roll.2: SOLDIER TWO_SOLDIERS
833 2 stop
834 3 roll > 22.3.roll.1: SOLDIER COURAGE STAR STAR SOLDIER TOOL
835 3 lock w1 w2
836 3 reroll r1 r2 b1 b2 > 22.3.roll.2: TWO_SOLDIERS COURAGE TOOL SKULL
837 3 reroll r2 b1 b2 > 22.3.roll.3: SKULL SOLDIER SKULL
838 4 roll > 22.4.roll.1: STAR SKULL COURAGE COURAGE TOOL TOOL
839 4 lock r1 r2
840 4 reroll w1 w2 b1 b2 > 22.4.roll.2: COURAGE TWO_SOLDIERS STAR TOOL
841 4 reroll w1 b2 > 22.4.roll.3: TWO_SOLDIERS SKULL
842 5 roll > 22.5.roll.1: COURAGE STAR STAR TWO_SOLDIERS TWO_SOLDIERS COURAGE
843 5 lock w2 b1
844 5 reroll r1 r2 b2 > 22.5.roll.2: SKULL SKULL SKULL
845 5 reroll r1 r2 b2 > 22.5.roll.3: COURAGE TOOL COURAGE
846 6 roll > 22.6.roll.1: COURAGE TOOL SKULL SKULL COURAGE SOLDIER
847 6 lock r1 b2
848 6 reroll r2 w1 w2 > 22.6.roll.2: STAR SKULL SOLDIER
849 6 reroll w1 w2 > 22.6.roll.3: STAR TWO_SOLDIERS
850 1 ready
851 2 ready
852 3 ready
853 4 ready
854 5 use binoculars
855 5 set r1 TWO_SOLDIERS
856 6 ready
857 1 claim SOLDIER
858 1 reinforce 5
859 2 straight
860 2 take legion-of-merit
861 3 cancel w1
862 4 cancel r1
863 5 claim TWO_SOLDIERS
864 1 recruit veteran
865 1 done
866 2 recruit corporal
867 2 done
868 3 done
869 4 done
870 5 done
871 6 recruit corporal
872 6 done
873 1 stay
874 2 move 6
875 3 stay
876 4 stay
877 5 stay
878 6 stay
879 5 ready > 22.0.mgf.5: 6
880 1 ready
881 2 ready
882 3 ready
883 4 ready
884 5 ready
885 6 ready
886 1 lose soldiers
887 2 lose soldiers
888 3 lose soldiers
889 4 lose soldiers
890 5 lose soldiers
891 6 lose soldiers
892 1 roll > 23.1.roll.1: TOOL SKULL STAR COURAGE TWO_SOLDIERS TWO_SOLDIERS
893 1 lock b1 b2
894 1 reroll r1 r2 w1 w2 > 23.1.roll.2: TWO_SOLDIERS COURAGE STAR TWO_SOLDIERS
895 1 stop
896 2 roll > 23.2.roll.1: TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE TOOL COURAGE
897 2 lock r1 r2
898 2 reroll w1 w2 b1 b2 > 23.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
899 2 reroll w1 w2 > 23.2.roll.3: TWO_SOLDIERS COURAGE
900 3 roll > 23.3.roll.1: COURAGE TOOL STAR COURAGE COURAGE TWO_SOLDIERS
901 3 lock b1 b2
902 3 reroll r2 w1 > 23.3.roll.2: TOOL SKULL
903 3 reroll r2 w1 > 23.3.roll.3: STAR TWO_SOLDIERS
904 4 roll > 23.4.roll.1: TWO_SOLDIERS STAR TWO_SOLDIERS SOLDIER TOOL STAR
905 4 lock r1 w1
906 4 reroll w2 b1 b2 > 23.4.roll.2: TWO_SOLDIERS COURAGE SOLDIER
907 4 reroll b1 b2 > 23.4.roll.3: SOLDIER SOLDIER
908 5 roll > 23.5.roll.1: SKULL COURAGE COURAGE TWO_SOLDIERS SOLDIER STAR
909 5 lock b1 b2
910 5 reroll r2 > 23.5.roll.2: COURAGE
911 5 reroll r2 > 23.5.roll.3: TWO_SOLDIERS
912 6 roll > 23.6.roll.1: TOOL STAR SKULL SKULL STAR SKULL
913 6 lock r2 b1
914 6 reroll r1 w1 w2 b2 > 23.6.roll.2: TOOL COURAGE SOLDIER TWO_SOLDIERS
915 6 reroll r1 w1 w2 > 23.6.roll.3: TOOL SOLDIER TWO_SOLDIERS
916 1 ready
917 2 use corporal
918 2 reroll b1 > 23.2.roll.4: TOOL
919 2 ready
920 3 ready
921 4 ready
922 6 use corporal
923 6 reroll r1 > 23.6.roll.4: SKULL
924 6 ready
925 1 claim TWO_SOLDIERS
926 2 claim TWO_SOLDIERS
927 3 claim COURAGE
928 3 charge
929 5 straight
930 5 take bronze-star
931 1 trade 3
932 1 give soldiers 5
933 1 offer
934 2 done
935 3 accept
936 1 done
937 3 recruit scout
938 3 buy award > 23.3.award.1.victoria-cross,purple-heart: victoria-cross
939 3 done
940 4 recruit scout
941 4 done
942 5 recruit corporal
943 5 done
944 6 done
945 1 stay
946 2 trade 3
947 2 give soldiers 3
948 2 offer
949 3 accept
950 2 stay
951 3 stay
952 4 stay
953 5 stay
954 6 stay
955 5 ready > 23.0.mgf.5: 4
956 1 ready
957 2 ready
958 3 ready
959 4 ready
960 5 ready
961 6 ready
962 1 lose soldiers
963 2 lose soldiers
964 3 lose soldiers
965 4 lose soldiers
966 5 lose soldiers
967 6 lose soldiers
968 1 roll > 24.1.roll.1: STAR SOLDIER COURAGE SKULL STAR STAR
969 1 lock r1 r2
970 1 reroll w1 w2 b2 > 24.1.roll.2: TWO_SOLDIERS STAR TOOL
971 1 reroll b2 > 24.1.roll.3: STAR
972 2 roll > 24.2.roll.1: STAR COURAGE SKULL TOOL SKULL SOLDIER
973 2 lock r1 b2
974 2 reroll r2 w1 w2 b1 > 24.2.roll.2: STAR STAR TOOL TOOL
975 2 reroll r2 w2 b1 > 24.2.roll.3: SKULL STAR STAR
976 3 roll > 24.3.roll.1: SOLDIER TOOL COURAGE TOOL SOLDIER SKULL
977 3 lock r1 b1
978 3 reroll r2 w1 w2 b2 > 24.3.roll.2: STAR SKULL SKULL COURAGE
979 3 reroll w1 w2 b2 > 24.3.roll.3: STAR STAR STAR
980 4 roll > 24.4.roll.1: STAR TOOL COURAGE TOOL COURAGE STAR
981 4 lock r1 b2
982 4 reroll r2 w1 w2 b1 > 24.4.roll.2: SKULL SKULL SOLDIER COURAGE
983 4 reroll r2 w1 w2 b1 > 24.4.roll.3: STAR SKULL TOOL TOOL
984 5 roll > 24.5.roll.1: STAR TOOL SOLDIER TWO_SOLDIERS STAR STAR
985 5 lock w1 w2
986 5 reroll r1 r2 b1 b2 > 24.5.roll.2: SOLDIER COURAGE COURAGE TWO_SOLDIERS
987 5 reroll r1 r2 b1 > 24.5.roll.3: STAR TWO_SOLDIERS TWO_SOLDIERS
988 6 roll > 24.6.roll.1: TOOL TWO_SOLDIERS TWO_SOLDIERS SKULL TWO_SOLDIERS COURAGE
989 6 lock w1 b1
990 6 reroll r1 w2 b2 > 24.6.roll.2: SOLDIER STAR TOOL
991 6 reroll b2 > 24.6.roll.3: TWO_SOLDIERS
992 1 ready
993 2 use corporal
994 2 reroll r2 > 24.2.roll.4: TWO_SOLDIERS
995 2 ready
996 3 ready
997 4 ready
998 5 ready
999 6 ready
1000 1 claim STAR
1001 1 white TWO_SOLDIERS
1002 2 claim STAR
1003 2 white TWO_SOLDIERS
1004 3 claim STAR
1005 3 white SOLDIER
1006 3 claim SOLDIER
1007 3 reinforce 6
1008 5 claim TWO_SOLDIERS
1009 6 claim TWO_SOLDIERS
1010 1 recruit engineer
1011 1 done
1012 2 recruit medic
1013 2 done
1014 3 recruit corporal
1015 3 done
1016 4 recruit corporal
1017 4 done
1018 5 done
1019 6 recruit veteran
1020 6 done
1021 1 advance 8
1022 2 advance 8
1023 3 advance 8
1024 4 advance 8
1025 5 advance 8
1026 6 advance 8
1027 1 trade 3
1028 1 give courage 4
1029 1 offer
1030 2 ready
1031 3 accept
1032 1 ready
1033 3 ready
1034 4 ready
1035 5 ready
1036 6 ready
1037 1 lose soldiers
1038 2 lose soldiers
1039 3 lose soldiers
1040 4 lose soldiers
1041 5 lose soldiers
1042 6 lose soldiers
1043 1 roll > 25.1.roll.1: SKULL SKULL SKULL TWO_SOLDIERS STAR SOLDIER
1044 1 lock b1 b2
1045 1 reroll r1 r2 w1 > 25.1.roll.2: TWO_SOLDIERS STAR TOOL
1046 1 reroll w1 > 25.1.roll.3: TWO_SOLDIERS
1047 2 roll > 25.2.roll.1: TOOL STAR SKULL SKULL SKULL SOLDIER
1048 2 lock r2 b2
1049 2 reroll r1 w1 w2 b1 > 25.2.roll.2: SOLDIER TWO_SOLDIERS STAR SKULL
1050 2 reroll w2 b1 > 25.2.roll.3: SOLDIER SKULL
1051 3 roll > 25.3.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS SKULL SOLDIER TWO_SOLDIERS
1052 3 lock w1 b2
1053 3 reroll w2 b1 > 25.3.roll.2: STAR TOOL
1054 3 stop
1055 4 roll > 25.4.roll.1: TWO_SOLDIERS STAR COURAGE COURAGE STAR SOLDIER
1056 4 lock r1 r2
1057 4 reroll w1 w2 b2 > 25.4.roll.2: TOOL TWO_SOLDIERS TWO_SOLDIERS
1058 4 reroll w1 > 25.4.roll.3: TWO_SOLDIERS
1059 5 roll > 25.5.roll.1: SKULL TOOL TOOL TWO_SOLDIERS SOLDIER COURAGE
1060 5 lock b1 b2
1061 5 reroll r2 w1 > 25.5.roll.2: TOOL SKULL
1062 5 reroll r1 r2 w1 > 25.5.roll.3: SKULL STAR SOLDIER
1063 6 roll > 25.6.roll.1: SKULL SKULL TOOL SKULL SOLDIER TWO_SOLDIERS
1064 6 lock w1 b2
1065 6 reroll r1 r2 w2 b1 > 25.6.roll.2: STAR TWO_SOLDIERS SKULL TWO_SOLDIERS
1066 6 reroll r2 w2 b1 > 25.6.roll.3: COURAGE STAR TWO_SOLDIERS
1067 1 ready
1068 2 use corporal
1069 2 reroll b1 > 25.2.roll.4: SOLDIER
1070 2 ready
1071 3 ready
1072 4 ready
1073 5 ready
1074 6 ready
1075 2 claim SOLDIER
1076 2 reinforce 4
1077 3 claim TWO_SOLDIERS
1078 4 claim TWO_SOLDIERS
1079 5 straight
1080 1 recruit scout
1081 1 done
1082 2 done
1083 3 recruit messenger
1084 4 mine
1085 3 done
1086 4 done
1087 5 done
1088 6 done
1089 1 stay
1090 2 stay
1091 3 stay
1092 4 stay
1093 5 stay
1094 6 stay
1095 1 ready
1096 2 ready
1097 3 ready
1098 4 ready
1099 5 ready
1100 6 ready
1101 1 lose soldiers
1102 2 lose soldiers
1103 3 lose soldiers
1104 4 lose soldiers
1105 5 lose soldiers
1106 6 lose soldiers
1107 1 roll > 26.1.roll.1: SOLDIER SOLDIER SKULL SOLDIER TWO_SOLDIERS SKULL
1108 1 lock r1 w2
1109 1 reroll r2 w1 b1 b2 > 26.1.roll.2: TOOL COURAGE SKULL TOOL
1110 1 reroll w1 b1 b2 > 26.1.roll.3: TWO_SOLDIERS TWO_SOLDIERS STAR
1111 2 roll > 26.2.roll.1: SOLDIER TWO_SOLDIERS SKULL TOOL SOLDIER SOLDIER
1112 2 lock r1 b1
1113 2 reroll w1 w2 b2 > 26.2.roll.2: TOOL STAR TWO_SOLDIERS
1114 2 reroll w2 > 26.2.roll.3: TOOL
1115 3 roll > 26.3.roll.1: SOLDIER STAR STAR TOOL STAR COURAGE
1116 3 lock b1 b2
1117 3 reroll r1 > 26.3.roll.2: COURAGE
1118 3 stop
1119 4 roll > 26.4.roll.1: COURAGE SKULL TOOL TWO_SOLDIERS SOLDIER COURAGE
1120 4 lock r1 b2
1121 4 reroll r2 w1 w2 > 26.4.roll.2: SKULL SOLDIER STAR
1122 4 reroll r2 w2 > 26.4.roll.3: TWO_SOLDIERS TWO_SOLDIERS
1123 5 roll > 26.5.roll.1: TOOL SKULL TOOL COURAGE SKULL STAR
1124 5 lock w1 w2
1125 5 reroll r1 r2 b1 b2 > 26.5.roll.2: SKULL SOLDIER SKULL COURAGE
1126 5 reroll r1 r2 b1 > 26.5.roll.3: STAR TWO_SOLDIERS COURAGE
1127 6 roll > 26.6.roll.1: SKULL STAR TOOL SKULL TOOL STAR
1128 6 lock w1 b1
1129 6 reroll r1 r2 w2 b2 > 26.6.roll.2: SKULL SKULL STAR SKULL
1130 6 reroll r1 r2 w2 b2 > 26.6.roll.3: TOOL COURAGE SOLDIER TOOL
1131 1 ready
1132 2 ready
1133 3 ready
1134 4 ready
1135 5 use corporal
1136 5 reroll r1 > 26.5.roll.4: COURAGE
1137 5 ready
1138 6 ready
1139 3 claim STAR
1140 3 courage 1
1141 5 claim COURAGE
1142 5 soldiers
1143 6 claim TOOL
1144 6 refind walkie-talkie
1145 1 recruit corporal
1146 1 done
1147 2 done
1148 3 done
1149 4 done
1150 5 done
1151 6 done
1152 1 stay
1153 2 stay
1154 3 stay
1155 4 stay
1156 5 stay
1157 6 stay
1158 1 trade 5
1159 1 give courage 2
1160 1 offer
1161 2 ready
1162 3 ready
1163 4 ready
1164 5 accept
1165 1 ready
1166 5 ready
1167 6 ready
1168 1 lose soldiers
1169 2 lose soldiers
1170 3 lose soldiers
1171 4 lose soldiers
1172 5 lose soldiers
1173 6 lose soldiers
1174 1 roll > 27.1.roll.1: COURAGE COURAGE TWO_SOLDIERS SOLDIER SKULL TOOL
1175 1 lock w1 w2
1176 1 reroll r1 r2 b1 b2 > 27.1.roll.2: TOOL STAR STAR TWO_SOLDIERS
1177 1 reroll r1 r2 b1 > 27.1.roll.3: STAR SKULL TOOL
1178 2 roll > 27.2.roll.1: COURAGE SOLDIER SOLDIER SOLDIER SKULL TOOL
1179 2 lock r2 w1
1180 2 reroll w2 b1 b2 > 27.2.roll.2: TWO_SOLDIERS TOOL STAR
1181 2 reroll r1 b1 b2 > 27.2.roll.3: SKULL TWO_SOLDIERS TWO_SOLDIERS
1182 3 roll > 27.3.roll.1: COURAGE COURAGE STAR SOLDIER COURAGE SOLDIER
1183 3 lock w2 b2
1184 3 reroll r1 r2 w1 b1 > 27.3.roll.2: STAR TWO_SOLDIERS STAR TOOL
1185 3 reroll r1 w1 > 27.3.roll.3: STAR STAR
1186 4 roll > 27.4.roll.1: SOLDIER STAR STAR SKULL TOOL SOLDIER
1187 4 lock r1 b2
1188 4 reroll r2 w1 w2 b1 > 27.4.roll.2: COURAGE COURAGE TWO_SOLDIERS SOLDIER
1189 4 reroll b1 > 27.4.roll.3: TOOL
1190 5 roll > 27.5.roll.1: SOLDIER SKULL SKULL COURAGE SOLDIER TWO_SOLDIERS
1191 5 lock b1 b2
1192 5 reroll r2 w1 w2 > 27.5.roll.2: SKULL SKULL SOLDIER
1193 5 reroll r2 w1 > 27.5.roll.3: STAR TWO_SOLDIERS
1194 6 roll > 27.6.roll.1: TWO_SOLDIERS TOOL COURAGE TOOL TOOL SOLDIER
1195 6 lock r1 w1
1196 6 reroll r2 w2 b1 b2 > 27.6.roll.2: SKULL SOLDIER STAR STAR
1197 6 reroll r2 b1 b2 > 27.6.roll.3: SOLDIER STAR SKULL
1198 1 use corporal
1199 1 reroll r2 > 27.1.roll.4: TOOL
1200 1 ready
1201 2 ready
1202 3 use corporal
1203 3 reroll r1 > 27.3.roll.4: SOLDIER
1204 3 ready
1205 4 use corporal
1206 4 reroll b1 > 27.4.roll.4: SOLDIER
1207 4 ready
1208 5 ready
1209 6 use corporal
1210 6 reroll b2 > 27.6.roll.4: TOOL
1211 6 ready
1212 3 claim SOLDIER
1213 3 reinforce 5
1214 5 claim SOLDIER
1215 5 reinforce 6
1216 1 done
1217 2 done
1218 3 done
1219 4 done
1220 5 trade 1
1221 5 give soldiers 4
1222 5 offer
1223 1 accept
1224 1 done
1225 5 done
1226 6 done
1227 1 advance 11
1228 2 advance 11
1229 3 move 9
1230 4 move 9
1231 5 move 9
1232 6 move 9
1233 5 ready > 27.0.mgf.8: 4
1234 1 ready
1235 2 ready
1236 3 ready
1237 4 ready
1238 5 ready
1239 6 ready
1240 1 lose soldiers
1241 2 lose soldiers
1242 3 lose soldiers
1243 4 lose soldiers
1244 5 lose soldiers
1245 6 lose soldiers
1246 1 roll > 28.1.roll.1: SKULL TOOL TOOL STAR COURAGE TOOL
1247 1 lock w1 b2
1248 1 reroll r1 w2 b1 > 28.1.roll.2: TWO_SOLDIERS TOOL SOLDIER
1249 1 stop
1250 2 roll > 28.2.roll.1: SOLDIER COURAGE SOLDIER STAR STAR SKULL
1251 2 lock r1 r2
1252 2 reroll w2 b1 b2 > 28.2.roll.2: COURAGE COURAGE TOOL
1253 2 reroll b2 > 28.2.roll.3: STAR
1254 3 roll > 28.3.roll.1: SKULL SKULL COURAGE SOLDIER TWO_SOLDIERS COURAGE
1255 3 lock b1
1256 3 reroll r1 r2 w2 > 28.3.roll.2: SOLDIER TOOL TWO_SOLDIERS
1257 3 reroll r1 r2 > 28.3.roll.3: STAR SOLDIER
1258 4 roll > 28.4.roll.1: SKULL TOOL COURAGE TOOL SOLDIER SOLDIER
1259 4 lock b1
1260 4 reroll r1 r2 w1 w2 b2 > 28.4.roll.2: COURAGE TOOL TWO_SOLDIERS COURAGE STAR
1261 4 reroll r2 b2 > 28.4.roll.3: SKULL SKULL
1262 5 roll > 28.5.roll.1: TWO_SOLDIERS TWO_SOLDIERS SOLDIER SOLDIER SKULL SKULL
1263 5 lock r1
1264 5 reroll w1 w2 b1 b2 > 28.5.roll.2: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER
1265 5 reroll r2 w1 b2 > 28.5.roll.3: SKULL TWO_SOLDIERS SKULL
1266 6 roll > 28.6.roll.1: SKULL COURAGE TOOL TWO_SOLDIERS TWO_SOLDIERS SKULL
1267 6 lock b1
1268 6 reroll r1 r2 w1 b2 > 28.6.roll.2: COURAGE STAR TOOL COURAGE
1269 6 reroll r2 w1 > 28.6.roll.3: SKULL SKULL
1270 1 ready
1271 2 use corporal
1272 2 reroll b2 > 28.2.roll.4: SKULL
1273 2 ready
1274 3 use corporal
1275 3 reroll r1 > 28.3.roll.4: TWO_SOLDIERS
1276 3 ready
1277 4 use corporal
1278 4 reroll b2 > 28.4.roll.4: STAR
1279 4 ready
1280 5 use corporal
1281 5 reroll w1 > 28.5.roll.4: TWO_SOLDIERS
1282 5 ready
1283 6 use corporal
1284 6 reroll r2 > 28.6.roll.4: TWO_SOLDIERS
1285 6 ready
1286 1 claim TOOL
1287 1 refind walkie-talkie
1288 2 claim COURAGE
1289 2 charge
1290 3 claim TWO_SOLDIERS
1291 5 claim TWO_SOLDIERS
1292 6 claim TWO_SOLDIERS
1293 1 done
1294 2 done
1295 3 done
1296 4 done
1297 5 done
1298 6 done
1299 1 stay
1300 2 charge 13
1301 3 trade 4
1302 3 give soldiers 11
1303 3 offer
1304 4 accept
1305 3 stay
1306 4 stay
1307 5 stay
1308 6 stay
1309 5 ready > 28.0.mgf.8: 5 28.0.mgf.12: 3
1310 3 ready
1311 4 ready
1312 5 ready
1313 6 ready
1314 1 lose soldiers
1315 2 lose soldiers
1316 3 lose soldiers
1317 4 lose soldiers
1318 5 lose soldiers
1319 6 lose soldiers
1320 1 roll > 29.1.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER SOLDIER TOOL
1321 1 lock w2 b1
1322 1 reroll r1 r2 w1 b2 > 29.1.roll.2: SOLDIER TWO_SOLDIERS STAR COURAGE
1323 1 reroll w1 > 29.1.roll.3: SKULL
1324 2 roll > 29.2.roll.1: SKULL STAR STAR SOLDIER COURAGE SOLDIER
1325 2 lock w2 b2
1326 2 reroll r1 r2 w1 > 29.2.roll.2: STAR COURAGE TOOL
1327 2 reroll r1 r2 w1 b1 > 29.2.roll.3: SKULL SOLDIER TWO_SOLDIERS COURAGE
1328 3 roll > 29.3.roll.1: SKULL STAR SKULL SKULL TWO_SOLDIERS TWO_SOLDIERS
1329 3 lock b1
1330 3 reroll r1 r2 w1 w2 > 29.3.roll.2: COURAGE TWO_SOLDIERS SOLDIER COURAGE
1331 3 reroll r1 w1 w2 > 29.3.roll.3: SOLDIER SKULL TWO_SOLDIERS
1332 4 roll > 29.4.roll.1: STAR COURAGE SOLDIER TOOL TOOL STAR
1333 4 lock w1
1334 4 reroll r1 r2 w2 b1 b2 > 29.4.roll.2: COURAGE STAR TOOL TWO_SOLDIERS TWO_SOLDIERS
1335 4 reroll r1 r2 w2 > 29.4.roll.3: COURAGE SKULL SOLDIER
1336 5 roll > 29.5.roll.1: TOOL STAR TWO_SOLDIERS COURAGE TOOL SOLDIER
1337 5 lock w1
1338 5 reroll r1 r2 w2 b1 > 29.5.roll.2: TOOL COURAGE TOOL TOOL
1339 5 reroll r2 > 29.5.roll.3: STAR
1340 6 roll > 29.6.roll.1: COURAGE SOLDIER STAR TOOL SOLDIER COURAGE
1341 6 lock b1
1342 6 reroll w1 w2 > 29.6.roll.2: STAR TWO_SOLDIERS
1343 6 reroll w1 w2 > 29.6.roll.3: COURAGE STAR
1344 1 use corporal
1345 1 reroll w1 > 29.1.roll.4: STAR
1346 1 ready
1347 2 use corporal
1348 2 reroll r1 > 29.2.roll.4: COURAGE
1349 2 ready
1350 3 use corporal
1351 3 reroll w1 > 29.3.roll.4: SKULL
1352 3 ready
1353 4 use corporal
1354 4 reroll r2 > 29.4.roll.4: TWO_SOLDIERS
1355 4 ready
1356 5 use corporal
1357 5 reroll r2 > 29.5.roll.4: TOOL
1358 5 ready
1359 6 use corporal
1360 6 reroll w2 > 29.6.roll.4: SOLDIER
1361 6 ready
1362 1 claim SOLDIER
1363 1 reinforce 3
1364 2 claim SOLDIER
1365 2 reinforce 3
1366 3 claim TWO_SOLDIERS
1367 5 claim TOOL
1368 5 refind walkie-talkie
1369 6 claim SOLDIER
1370 6 reinforce 4
1371 6 claim COURAGE
1372 6 charge
1373 1 done
1374 2 find carrier-pigeon
1375 3 done
1376 4 done
1377 5 done
1378 6 mine
1379 2 done
1380 6 done
1381 1 advance 13
1382 1 sacrifice minesweeper
1383 2 advance bunker
1384 3 trade 6
1385 3 give soldiers 5
1386 3 offer
1387 4 stay
1388 5 stay
1389 6 accept
1390 3 stay
1391 6 stay
1392 5 ready > 29.0.mgf.8: 6 29.0.mgf.12: 3 29.0.mgf.14: 1
1393 3 ready
1394 4 ready
1395 5 ready
1396 6 ready
1397 1 lose soldiers
1398 2 lose soldiers
1399 3 lose soldiers
1400 4 lose soldiers
1401 5 lose soldiers
1402 6 lose soldiers
1403 1 roll > 30.1.roll.1: TWO_SOLDIERS STAR STAR TWO_SOLDIERS COURAGE TWO_SOLDIERS
1404 1 lock b1 b2
1405 1 reroll r2 w1 > 30.1.roll.2: TOOL SKULL
1406 1 reroll r2 w1 > 30.1.roll.3: TWO_SOLDIERS TOOL
1407 3 roll > 30.3.roll.1: SOLDIER SOLDIER TOOL TOOL COURAGE TOOL
1408 3 lock r1
1409 3 reroll r2 w1 w2 b1 b2 > 30.3.roll.2: SOLDIER TWO_SOLDIERS SKULL TOOL TOOL
1410 3 reroll r2 w2 b1 b2 > 30.3.roll.3: SOLDIER COURAGE STAR SOLDIER
1411 4 roll > 30.4.roll.1: STAR TOOL SKULL COURAGE SOLDIER TOOL
1412 4 lock b1
1413 4 reroll r1 r2 w1 w2 b2 > 30.4.roll.2: TOOL COURAGE COURAGE TWO_SOLDIERS TWO_SOLDIERS
1414 4 reroll r1 r2 w1 > 30.4.roll.3: SOLDIER TWO_SOLDIERS TWO_SOLDIERS
1415 5 roll > 30.5.roll.1: SOLDIER TWO_SOLDIERS SKULL TWO_SOLDIERS STAR TWO_SOLDIERS
1416 5 lock b2
1417 5 reroll w1 b1 > 30.5.roll.2: COURAGE STAR
1418 5 reroll w1 b1 > 30.5.roll.3: SOLDIER SKULL
1419 6 roll > 30.6.roll.1: COURAGE STAR STAR STAR COURAGE COURAGE
1420 6 lock b1
1421 6 reroll r2 w1 w2 b2 > 30.6.roll.2: TOOL SOLDIER COURAGE COURAGE
1422 6 reroll r2 b2 > 30.6.roll.3: COURAGE SOLDIER
1423 1 ready
1424 3 use corporal
1425 3 reroll w2 > 30.3.roll.4: TWO_SOLDIERS
1426 3 ready
1427 4 ready
1428 5 use corporal
1429 5 reroll b1 > 30.5.roll.4: SOLDIER
1430 5 ready
1431 6 use corporal
1432 6 reroll r1 > 30.6.roll.4: SOLDIER
1433 6 ready
1434 1 claim TWO_SOLDIERS
1435 4 claim TWO_SOLDIERS
1436 5 claim SOLDIER
1437 5 reinforce 6
1438 5 claim TWO_SOLDIERS
1439 6 claim SOLDIER
1440 6 reinforce 3
1441 6 claim COURAGE
1442 6 charge
1443 1 done
1444 3 done
1445 4 done
1446 5 done
1447 6 done
1448 1 advance bunker
1449 3 advance 11
1450 4 advance 11
1451 5 advance 12
1452 6 charge 12
1453 5 ready > 30.0.mgf.11: 6 30.0.mgf.14: 3
1454 3 ready
1455 4 ready
1456 5 ready
1457 6 ready
1458 1 lose soldiers
1459 3 lose soldiers
1460 4 lose soldiers
1461 5 lose soldiers
1462 6 lose soldiers
1463 3 roll > 31.3.roll.1: SOLDIER SOLDIER TWO_SOLDIERS TOOL STAR STAR
1464 3 lock r1 w1
1465 3 reroll r2 w2 b1 b2 > 31.3.roll.2: SKULL TOOL STAR TOOL
1466 3 reroll r2 w2 b1 b2 > 31.3.roll.3: TOOL SOLDIER TOOL COURAGE
1467 4 roll > 31.4.roll.1: COURAGE SKULL SOLDIER TWO_SOLDIERS TWO_SOLDIERS SKULL
1468 4 lock w2 b1
1469 4 reroll r2 w1 b2 > 31.4.roll.2: TOOL TWO_SOLDIERS SOLDIER
1470 4 reroll b2 > 31.4.roll.3: SOLDIER
1471 5 leave b2
1472 5 roll > 31.5.roll.1: STAR TWO_SOLDIERS SOLDIER COURAGE TOOL
1473 5 lock r2 w1
1474 5 reroll r1 w2 b1 > 31.5.roll.2: TWO_SOLDIERS COURAGE SKULL
1475 5 reroll w2 b1 > 31.5.roll.3: TOOL COURAGE
1476 6 leave b2
1477 6 roll > 31.6.roll.1: SKULL TWO_SOLDIERS TOOL TOOL TWO_SOLDIERS
1478 6 lock r2 b1
1479 6 reroll r1 w1 w2 > 31.6.roll.2: SKULL TOOL COURAGE
1480 6 reroll r1 w1 w2 > 31.6.roll.3: COURAGE SKULL STAR
1481 3 use corporal
1482 3 reroll b2 > 31.3.roll.4: COURAGE
1483 3 ready
1484 4 ready
1485 5 use corporal
1486 5 reroll w2 > 31.5.roll.4: TWO_SOLDIERS
1487 5 ready
1488 6 use corporal
1489 6 reroll w1 > 31.6.roll.4: TWO_SOLDIERS
1490 6 ready
1491 6 claim TWO_SOLDIERS
1492 3 done
1493 4 done
1494 5 done
1495 6 done
1496 3 move 12
1497 4 move 12
1498 5 stay
1499 6 stay
1500 5 ready > 31.0.mgf.11: 1
1501 3 ready
1502 4 ready
1503 5 ready
1504 6 ready
1505 3 lose soldiers
1506 4 lose soldiers
1507 5 lose soldiers
1508 6 lose soldiers
1509 3 leave b2
1510 3 roll > 32.3.roll.1: STAR COURAGE TOOL TOOL COURAGE
1511 3 lock r2 b1
1512 3 reroll r1 w1 w2 > 32.3.roll.2: STAR TOOL SOLDIER
1513 3 reroll r1 w1 w2 > 32.3.roll.3: TOOL SOLDIER STAR
1514 4 leave b2
1515 4 roll > 32.4.roll.1: COURAGE STAR TOOL SKULL STAR
1516 4 lock r1 w1
1517 4 reroll r2 w2 b1 > 32.4.roll.2: COURAGE STAR TWO_SOLDIERS
1518 4 reroll r2 w2 > 32.4.roll.3: SKULL STAR
1519 5 leave b2
1520 5 roll > 32.5.roll.1: COURAGE STAR SKULL TOOL TWO_SOLDIERS
1521 5 lock r1 b1
1522 5 reroll r2 w1 w2 > 32.5.roll.2: SKULL TWO_SOLDIERS SKULL
1523 5 reroll r2 w2 > 32.5.roll.3: SOLDIER SKULL
1524 6 leave b2
1525 6 roll > 32.6.roll.1: TWO_SOLDIERS SOLDIER SKULL COURAGE TWO_SOLDIERS
1526 6 lock r1 b1
1527 6 reroll w1 w2 > 32.6.roll.2: SOLDIER SOLDIER
1528 6 reroll w1 w2 > 32.6.roll.3: SKULL TWO_SOLDIERS
1529 3 use corporal
1530 3 reroll w2 > 32.3.roll.4: TOOL
1531 3 ready
1532 4 use corporal
1533 4 reroll r2 > 32.4.roll.4: SKULL
1534 4 ready
1535 5 use corporal
1536 5 reroll r2 > 32.5.roll.4: TWO_SOLDIERS
1537 5 ready
1538 6 ready
1539 5 claim TWO_SOLDIERS
1540 6 claim TWO_SOLDIERS
1541 3 done
1542 4 done
1543 5 done
1544 6 done
1545 3 stay
1546 4 stay
1547 5 stay
1548 6 stay
1549 5 ready > 32.0.mgf.11: 4
1550 3 ready
1551 4 ready
1552 5 ready
1553 6 ready
1554 3 lose soldiers
1555 4 lose soldiers
1556 5 lose soldiers
1557 6 lose soldiers
1558 3 leave b2
1559 3 roll > 33.3.roll.1: COURAGE COURAGE SKULL STAR TOOL
1560 3 lock r1 r2
1561 3 reroll w1 w2 b1 > 33.3.roll.2: COURAGE SKULL SKULL
1562 3 reroll w2 b1 > 33.3.roll.3: SKULL SKULL
1563 4 leave b2
1564 4 roll > 33.4.roll.1: SKULL SOLDIER COURAGE TOOL SOLDIER
1565 4 lock r2 b1
1566 4 reroll r1 w1 w2 > 33.4.roll.2: SOLDIER STAR COURAGE
1567 4 reroll w1 w2 > 33.4.roll.3: SKULL TWO_SOLDIERS
1568 5 leave b2
1569 5 roll > 33.5.roll.1: SOLDIER SKULL COURAGE TOOL SKULL
1570 5 lock r1 w1
1571 5 reroll r2 w2 b1 > 33.5.roll.2: TOOL SOLDIER STAR
1572 5 reroll r2 b1 > 33.5.roll.3: SOLDIER TWO_SOLDIERS
1573 6 leave b2
1574 6 roll > 33.6.roll.1: TOOL TWO_SOLDIERS SKULL TOOL COURAGE
1575 6 lock r2 b1
1576 6 reroll r1 w1 w2 > 33.6.roll.2: SKULL SOLDIER SOLDIER
1577 6 reroll r1 > 33.6.roll.3: SKULL
1578 3 use corporal
1579 3 reroll b1 > 33.3.roll.4: TWO_SOLDIERS
1580 3 ready
1581 4 use corporal
1582 4 reroll w1 > 33.4.roll.4: SKULL
1583 4 ready
1584 5 ready
1585 6 use corporal
1586 6 reroll r1 > 33.6.roll.4: TOOL
1587 6 ready
1588 3 done
1589 4 done
1590 5 done
1591 6 done
1592 3 stay
1593 4 advance 14
1594 5 advance 14
1595 6 advance 14
1596 5 ready > 33.0.mgf.11: 6 33.0.mgf.13: 2
1597 4 ready
1598 5 ready
1599 6 ready
1600 3 lose soldiers
1601 4 lose soldiers
1602 5 lose soldiers
1603 6 lose soldiers
1604 3 leave b2
1605 3 roll > 34.3.roll.1: SOLDIER STAR COURAGE TWO_SOLDIERS SOLDIER
1606 3 lock r1 w2
1607 3 reroll r2 w1 > 34.3.roll.2: COURAGE SKULL
1608 3 reroll r2 w1 > 34.3.roll.3: TWO_SOLDIERS STAR
1609 4 roll > 34.4.roll.1: SKULL TOOL TOOL STAR TWO_SOLDIERS TWO_SOLDIERS
1610 4 lock b1 b2
1611 4 reroll r1 r2 w1 w2 > 34.4.roll.2: TWO_SOLDIERS TOOL STAR COURAGE
1612 4 reroll r2 w1 w2 > 34.4.roll.3: STAR STAR TWO_SOLDIERS
1613 5 roll > 34.5.roll.1: SKULL COURAGE STAR TOOL STAR STAR
1614 5 lock w1 b1
1615 5 reroll r1 r2 w2 b2 > 34.5.roll.2: STAR TWO_SOLDIERS STAR SKULL
1616 5 reroll w2 b2 > 34.5.roll.3: SOLDIER SOLDIER
1617 6 roll > 34.6.roll.1: SOLDIER SKULL COURAGE TWO_SOLDIERS STAR STAR
1618 6 lock w1 w2
1619 6 reroll r1 r2 b1 b2 > 34.6.roll.2: TWO_SOLDIERS SKULL SOLDIER TWO_SOLDIERS
1620 6 reroll r2 > 34.6.roll.3: STAR
1621 3 use corporal
1622 3 reroll w1 > 34.3.roll.4: TOOL
1623 3 ready
1624 4 use corporal
1625 4 reroll r2 > 34.4.roll.4: STAR
1626 4 ready
1627 5 use corporal
1628 5 reroll b2 > 34.5.roll.4: SKULL
1629 5 ready
1630 6 use corporal
1631 6 reroll r2 > 34.6.roll.4: STAR
1632 6 ready
1633 4 claim TWO_SOLDIERS
1634 5 claim STAR
1635 5 white TWO_SOLDIERS
1636 6 claim TWO_SOLDIERS
1637 3 done
1638 4 done
1639 5 done
1640 6 done
1641 3 advance 14
1642 4 advance bunker
1643 5 advance bunker
1644 6 advance bunker
1645 5 ready > 34.0.mgf.13: 1 34.0.mgf.14: 6
1646 4 ready
1647 5 ready
1648 6 ready
1649 3 lose soldiers
1650 4 lose soldiers
1651 5 lose soldiers
1652 6 lose soldiers
1653 3 roll > 35.3.roll.1: TWO_SOLDIERS COURAGE COURAGE SOLDIER SKULL SKULL
1654 3 lock r1 w2
1655 3 reroll r2 w1 b1 b2 > 35.3.roll.2: COURAGE STAR STAR COURAGE
1656 3 reroll r2 w1 b1 b2 > 35.3.roll.3: SOLDIER COURAGE TOOL STAR
1657 3 use corporal
1658 3 reroll b2 > 35.3.roll.4: TOOL
1659 3 ready
1660 3 done
1661 3 advance bunker > 35.0.mgf.14: 1
1662 3 ready
end won seed=golden-54
