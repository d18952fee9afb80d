# ends as bf66bb354d47e64d077fa9aead2ce2ca
hh2 dday n-13 units=2 boxes=base+atlantikwall opts=german rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start 2
2 2 start 2
3 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
4 1 lock r1 b1
5 1 reroll r2 w1 w2 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
6 1 reroll r2 w1 > 1.1.roll.3: SOLDIER TWO_SOLDIERS
7 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
8 2 lock w2 b1
9 2 reroll w1 b2 > 1.2.roll.2: STAR TOOL
10 2 reroll b2 > 1.2.roll.3: TWO_SOLDIERS
11 3 roll > 1.3.roll.1: TOOL SOLDIER COURAGE TWO_SOLDIERS STAR COURAGE
12 3 lock r1 r2
13 3 reroll k2 > 1.3.roll.2: COURAGE
14 3 stop
15 3 standing ask
16 3 ready
17 1 claim TOOL
18 2 claim SOLDIER
19 1 recruit sharpshooter
20 1 find walkie-talkie
21 1 done
22 2 done
23 3 decorate > 1.3.decoration.1?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: gestapo-disk
24 3 use gestapo-disk
25 1 stay
26 2 stay
27 3 ready
28 3 forfeit unteroffizier
29 1 ready
30 2 ready
31 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
32 1 lock b1 b2
33 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
34 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
35 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
36 2 lock w1 b2
37 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
38 2 reroll w2 > 2.2.roll.3: TOOL
39 3 roll > 2.3.roll.1: TOOL COURAGE SOLDIER TOOL SOLDIER TWO_SOLDIERS
40 3 lock r1 w1
41 3 standing usual
42 3 reroll r2 w2 > 2.3.roll.2: SOLDIER COURAGE
43 3 reroll w2 > 2.3.roll.3: STAR
44 1 cancel w2
45 2 claim SOLDIER
46 3 claim SOLDIER
47 1 done
48 2 done
49 3 done
50 1 stay
51 2 stay
52 1 ready
53 2 ready
54 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
55 1 lock r1 w2
56 1 reroll r2 w1 b1 b2 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
57 1 reroll r2 > 3.1.roll.3: SKULL
58 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
59 2 lock w1 w2
60 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
61 2 reroll r1 r2 > 3.2.roll.3: SOLDIER STAR
62 3 roll > 3.3.roll.1: SOLDIER TWO_SOLDIERS SKULL TOOL STAR TWO_SOLDIERS
63 3 lock r1 w1
64 3 reroll k2 > 3.3.roll.2: SKULL
65 3 reroll w2 k2 > 3.3.roll.3: STAR SKULL
66 1 cancel r1
67 3 cancel r1
68 3 cancel k1
69 1 recruit scout
70 1 done
71 2 recruit sharpshooter
72 2 done
73 3 recruit fallschirmjaeger
74 1 move 1
75 2 move 1
76 3 forfeit fallschirmjaeger
77 1 ready
78 2 ready
79 1 lose soldiers
80 2 lose soldiers
81 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
82 1 lock w1 b1
83 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
84 1 reroll b2 > 4.1.roll.3: TOOL
85 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
86 2 lock w1 b2
87 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
88 2 reroll r2 b1 > 4.2.roll.3: SKULL COURAGE
89 3 roll > 4.3.roll.1: STAR SOLDIER TOOL TWO_SOLDIERS SKULL SOLDIER
90 3 lock r1 r2
91 3 reroll w1 w2 k1 k2 > 4.3.roll.2: SOLDIER SKULL SOLDIER SOLDIER
92 3 reroll k1 > 4.3.roll.3: STAR
93 1 claim COURAGE
94 1 soldiers
95 2 claim SOLDIER
96 3 declared
97 3 cancel r2
98 1 find lucky-charm
99 1 use lucky-charm
100 1 gain courage
101 1 trade 2
102 1 give soldiers 5
103 1 offer
104 2 accept
105 1 done
106 2 done
107 3 recruit zahlmeister
108 1 stay
109 2 stay
110 3 forfeit zahlmeister
111 1 ready
112 2 ready
113 1 lose soldiers
114 2 lose soldiers
115 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
116 1 lock w1 b2
117 1 reroll r1 r2 w2 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
118 1 reroll w2 b1 > 5.1.roll.3: STAR SOLDIER
119 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
120 2 lock w1 b2
121 2 reroll r1 r2 w2 > 5.2.roll.2: SKULL COURAGE STAR
122 2 reroll r1 w2 > 5.2.roll.3: SKULL SOLDIER
123 3 roll > 5.3.roll.1: SOLDIER SKULL TWO_SOLDIERS TWO_SOLDIERS STAR SKULL
124 3 lock w1 k2
125 3 reroll r1 k1 > 5.3.roll.2: STAR SKULL
126 3 reroll r1 r2 k1 > 5.3.roll.3: STAR SOLDIER TWO_SOLDIERS
127 3 cancel k1
128 1 done
129 2 done
130 1 stay
131 2 stay
132 1 ready
133 2 ready
134 1 lose soldiers
135 2 lose soldiers
136 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
137 1 lock w1 w2
138 1 reroll r1 r2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
139 1 reroll b2 > 6.1.roll.3: STAR
140 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
141 2 lock r1 w2
142 2 reroll r2 w1 b1 b2 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER SKULL
143 2 reroll w1 b1 b2 > 6.2.roll.3: SOLDIER TWO_SOLDIERS SOLDIER
144 3 roll > 6.3.roll.1: SOLDIER TOOL SKULL SOLDIER STAR STAR
145 3 lock w1 k2
146 3 stop
147 3 cancel w2
148 1 recruit corporal
149 1 done
150 2 done
151 3 done
152 1 advance 3
153 2 advance 3
154 1 ready
155 2 ready
156 1 lose soldiers
157 2 lose soldiers
158 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
159 1 lock w2 b1
160 1 reroll w1 b2 > 7.1.roll.2: STAR SKULL
161 1 stop
162 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
163 2 lock b1 b2
164 2 reroll r2 w1 w2 > 7.2.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
165 2 reroll w1 > 7.2.roll.3: COURAGE
166 3 roll > 7.3.roll.1: TOOL SKULL SKULL SOLDIER SOLDIER TOOL
167 3 lock r1 w1
168 3 stop
169 1 ready
170 1 straight
171 1 take distinguished-service-cross
172 2 claim TWO_SOLDIERS
173 3 cancel r1
174 3 cancel k2
175 1 recruit quartermaster
176 1 done
177 2 done
178 3 recruit kradmelder
179 1 stay
180 2 move 4
181 3 forfeit kradmelder
182 1 lose soldiers
183 2 lose soldiers
184 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
185 1 lock w2 b1
186 1 reroll r1 r2 w1 b2 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
187 1 stop
188 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
189 2 lock r2 w2
190 2 reroll r1 b2 > 8.2.roll.2: STAR COURAGE
191 2 reroll r1 w1 > 8.2.roll.3: COURAGE SKULL
192 3 roll > 8.3.roll.1: SKULL SOLDIER TWO_SOLDIERS TWO_SOLDIERS TOOL SOLDIER
193 3 lock r1 k2
194 3 reroll r2 w1 w2 > 8.3.roll.2: TOOL SKULL SKULL
195 3 reroll w1 w2 > 8.3.roll.3: TOOL TOOL
196 1 ready
197 1 straight
198 1 take medal-of-honor
199 2 claim COURAGE
200 2 soldiers
201 3 declared
202 3 cancel k2
203 1 find gammon-bomb
204 1 done
205 2 done
206 3 find booby-traps
207 1 move 4
208 2 move 5
209 3 pass
210 3 pass
211 1 ready
212 1 lose soldiers
213 2 lose soldiers
214 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
215 1 lock r2 w1
216 1 reroll r1 w2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
217 1 reroll r1 b1 b2 > 9.1.roll.3: TWO_SOLDIERS STAR TOOL
218 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
219 2 lock b1 b2
220 2 reroll r1 r2 w1 > 9.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER
221 2 reroll r1 r2 > 9.2.roll.3: SOLDIER COURAGE
222 3 roll > 9.3.roll.1: TWO_SOLDIERS TOOL TWO_SOLDIERS TOOL TWO_SOLDIERS TWO_SOLDIERS
223 3 lock r2 k2
224 3 reroll r1 w2 k1 > 9.3.roll.2: TOOL TWO_SOLDIERS COURAGE
225 3 reroll w1 k1 > 9.3.roll.3: STAR COURAGE
226 1 use corporal
227 1 reroll b1 > 9.1.roll.4: TOOL
228 1 ready
229 2 claim SOLDIER
230 2 claim COURAGE
231 2 charge
232 1 find bazooka
233 1 done
234 2 done
235 3 recruit pionier
236 3 find dog
237 1 move 5
238 2 charge 8
239 3 pass
240 3 spring booby-traps > 9.1.booby-trap.1: 3
241 1 pass
242 1 lose soldiers
243 3 forfeit pionier
244 1 ready
245 1 lose soldiers
246 2 lose soldiers
247 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
248 1 lock r1 w2
249 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
250 1 reroll b1 > 10.1.roll.3: SOLDIER
251 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
252 2 lock r1 b1
253 2 reroll w1 w2 b2 > 10.2.roll.2: COURAGE TWO_SOLDIERS TWO_SOLDIERS
254 2 stop
255 3 roll > 10.3.roll.1: SKULL STAR STAR SKULL TOOL TWO_SOLDIERS
256 3 lock r1 k2
257 3 reroll w2 k1 > 10.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS
258 3 reroll k1 > 10.3.roll.3: SKULL
259 1 ready
260 3 ready
261 1 claim TWO_SOLDIERS
262 2 straight
263 2 take memorial-cross
264 3 cancel r2
265 3 cancel k2
266 1 recruit engineer
267 1 done
268 2 done
269 1 advance 8
270 2 move 7
271 1 ready
272 1 lose soldiers
273 2 lose soldiers
274 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
275 1 lock r1 w1
276 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
277 1 reroll r2 w2 b2 > 11.1.roll.3: SOLDIER SKULL TWO_SOLDIERS
278 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
279 2 lock r1 b1
280 2 reroll w2 b2 > 11.2.roll.2: COURAGE COURAGE
281 2 stop
282 3 roll > 11.3.roll.1: COURAGE SOLDIER SOLDIER STAR COURAGE SKULL
283 3 lock r1 k1
284 3 reroll r2 w1 w2 k2 > 11.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS TOOL SKULL
285 3 reroll r2 k2 > 11.3.roll.3: COURAGE TOOL
286 1 use corporal
287 1 reroll w2 > 11.1.roll.4: STAR
288 1 ready
289 2 ready
290 3 ready
291 2 claim COURAGE
292 2 charge
293 1 done
294 2 recruit beachmaster
295 2 find flak-vest
296 2 buy award > 11.2.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: croix-de-guerre
297 3 decorate > 11.3.decoration.2?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: wound-badge-gold
298 1 move 7
299 2 move 6
300 1 ready
301 2 ready
302 1 lose soldiers
303 2 lose soldiers
304 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
305 1 lock b1 b2
306 1 reroll r1 w2 > 12.1.roll.2: TOOL STAR
307 1 reroll r1 > 12.1.roll.3: SOLDIER
308 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
309 2 lock r2 b2
310 2 reroll r1 w1 b1 > 12.2.roll.2: TOOL COURAGE SOLDIER
311 2 reroll w1 b1 > 12.2.roll.3: TOOL TOOL
312 3 roll > 12.3.roll.1: COURAGE COURAGE SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
313 3 lock r1 w2
314 3 stop
315 1 ready
316 2 ready
317 3 ready
318 1 claim TWO_SOLDIERS
319 2 claim TOOL
320 2 stars
321 3 cancel r1
322 1 done
323 2 recruit corporal
324 2 find flame-thrower
325 2 done
326 3 done
327 1 move 6
328 2 advance 9
329 1 ready
330 2 ready
331 1 lose soldiers
332 2 lose soldiers
333 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
334 1 lock b1 b2
335 1 reroll w2 > 13.1.roll.2: STAR
336 1 stop
337 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
338 2 lock b1 b2
339 2 reroll r1 r2 w2 > 13.2.roll.2: SKULL SKULL TWO_SOLDIERS
340 2 reroll r1 r2 > 13.2.roll.3: SKULL STAR
341 3 roll > 13.3.roll.1: COURAGE SKULL COURAGE SKULL TWO_SOLDIERS STAR
342 3 lock w2 k2
343 3 reroll r2 w1 > 13.3.roll.2: SOLDIER TWO_SOLDIERS
344 3 reroll r1 w1 k1 > 13.3.roll.3: STAR SKULL COURAGE
345 1 ready
346 2 use corporal
347 1 ready
348 2 reroll r1 > 13.2.roll.4: SKULL
349 2 ready
350 3 standing pass
351 1 straight
352 1 take conspicuous-gallantry-medal
353 3 cancel k2
354 3 cancel r1
355 1 recruit beachmaster
356 1 find mine-detector
357 1 done
358 2 find bangalore-torpedo
359 2 done
360 3 standing usual
361 3 done
362 1 use mine-detector
363 1 advance 9
364 2 move 10
365 1 ready
366 2 ready
367 1 lose soldiers
368 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
369 1 lock r1 w2
370 1 reroll w1 b1 > 14.1.roll.2: STAR COURAGE
371 1 reroll w1 b2 > 14.1.roll.3: TWO_SOLDIERS SKULL
372 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
373 2 lock w1 b2
374 2 reroll r1 r2 w2 > 14.2.roll.2: TWO_SOLDIERS TOOL TOOL
375 2 reroll r1 b1 > 14.2.roll.3: STAR TWO_SOLDIERS
376 3 roll > 14.3.roll.1: TOOL STAR COURAGE TWO_SOLDIERS STAR TOOL
377 3 lock w2 k2
378 3 reroll r1 k1 > 14.3.roll.2: COURAGE TOOL
379 3 reroll r2 w1 k1 > 14.3.roll.3: SOLDIER TOOL SKULL
380 1 use corporal
381 1 reroll w1 > 14.1.roll.4: TWO_SOLDIERS
382 1 ready
383 2 use corporal
384 1 ready
385 2 reroll b1 > 14.2.roll.4: SOLDIER
386 2 ready
387 3 standing ask
388 3 ready
389 1 cancel r2
390 2 claim STAR
391 2 courage 1
392 3 cancel r1
393 1 buy award > 14.1.award.1.army-good-conduct-medal,silver-star,victoria-cross,legion-of-merit,purple-heart,distinguished-conduct-medal,bronze-star: distinguished-conduct-medal
394 1 done
395 2 recruit chaplain
396 2 find signalling-lamp
397 2 use signalling-lamp
398 2 done
399 3 find schnapps
400 3 done
401 1 move 10
402 2 advance 13
403 3 ready
404 1 ready
405 2 ready
406 2 lose soldiers
407 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
408 1 lock r1 b1
409 1 reroll r2 w1 w2 b2 > 15.1.roll.2: SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
410 1 reroll r2 w2 b2 > 15.1.roll.3: STAR COURAGE TOOL
411 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
412 2 lock w2 b1
413 2 reroll r1 w1 b2 > 15.2.roll.2: SOLDIER TOOL TOOL
414 2 reroll r1 > 15.2.roll.3: STAR
415 3 standing usual
416 3 roll > 15.3.roll.1: TWO_SOLDIERS SOLDIER SOLDIER COURAGE STAR TOOL
417 3 lock w1 k2
418 3 reroll r1 > 15.3.roll.2: SOLDIER
419 3 reroll r1 k1 > 15.3.roll.3: SOLDIER SKULL
420 1 use corporal
421 1 reroll r2 > 15.1.roll.4: SOLDIER
422 1 ready
423 2 ready
424 3 ready
425 2 claim SKULL
426 3 cancel w1
427 1 recruit veteran
428 1 done
429 2 done
430 3 done
431 1 advance 13
432 2 advance bunker
433 1 ready
434 2 ready
435 2 lose soldiers
436 1 use gammon-bomb > 15.1.lower-def.1: 5
437 1 use bazooka
438 3 standing ask
439 3 ready
end won seed=golden-0
