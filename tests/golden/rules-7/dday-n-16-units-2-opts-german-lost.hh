# ends as aed88c605b171f92c4d900e9ffc78acd
hh2 dday n-16 units=2 boxes=base+atlantikwall opts=german rules=7 seed#=842bc19e665d2bab9c550824972f1804
1 1 start 2
2 2 start 2
3 1 roll > 1.1.roll.1: STAR COURAGE TOOL SKULL SOLDIER SOLDIER
4 1 lock r2 b2
5 1 reroll r1 w1 w2 > 1.1.roll.2: SOLDIER TWO_SOLDIERS COURAGE
6 1 reroll r1 b1 > 1.1.roll.3: TOOL TWO_SOLDIERS
7 2 roll > 1.2.roll.1: SOLDIER TWO_SOLDIERS COURAGE STAR STAR TWO_SOLDIERS
8 2 lock r2 b2
9 2 reroll w1 w2 b1 > 1.2.roll.2: SKULL STAR STAR
10 2 reroll r1 w1 > 1.2.roll.3: STAR COURAGE
11 3 roll > 1.3.roll.1: STAR TOOL TWO_SOLDIERS STAR SKULL STAR
12 3 lock w1 k2
13 3 reroll r2 k1 > 1.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS
14 3 stop
15 3 use unteroffizier
16 3 reroll w2 > 1.3.roll.3: TWO_SOLDIERS
17 2 claim STAR
18 2 white TWO_SOLDIERS
19 2 claim TWO_SOLDIERS
20 3 claim TWO_SOLDIERS
21 1 done
22 2 recruit paratrooper
23 2 done
24 3 done
25 1 stay
26 2 stay
27 3 pay
28 1 ready
29 2 ready
30 2 lose soldiers
31 1 roll > 2.1.roll.1: COURAGE TOOL SKULL COURAGE TOOL SKULL
32 1 lock r1 w2
33 1 reroll r2 w1 b1 b2 > 2.1.roll.2: COURAGE SOLDIER SOLDIER SKULL
34 1 reroll r2 b2 > 2.1.roll.3: STAR STAR
35 2 roll > 2.2.roll.1: TWO_SOLDIERS TOOL TOOL TOOL STAR SKULL
36 2 lock r1 b1
37 2 reroll r2 w1 w2 b2 > 2.2.roll.2: TWO_SOLDIERS COURAGE SKULL SOLDIER
38 2 reroll w2 b2 > 2.2.roll.3: TOOL TWO_SOLDIERS
39 3 roll > 2.3.roll.1: STAR COURAGE STAR COURAGE TOOL COURAGE
40 3 lock w1 k2
41 3 reroll k1 > 2.3.roll.2: TWO_SOLDIERS
42 3 stop
43 3 use unteroffizier
44 3 reroll w2 > 2.3.roll.3: TWO_SOLDIERS
45 1 recruit paratrooper
46 1 done
47 2 recruit sharpshooter
48 2 done
49 3 recruit maschinengewehr-schuetze
50 3 decorate > 2.3.decoration.1?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: iron-cross-2
51 3 done
52 3 pass
53 1 stay
54 2 stay
55 3 ready
56 3 pay
57 1 ready
58 2 ready
59 1 lose soldiers
60 2 lose soldiers
61 1 roll > 3.1.roll.1: COURAGE SKULL SKULL SOLDIER COURAGE TWO_SOLDIERS
62 1 lock w2 b2
63 1 reroll r1 r2 w1 b1 > 3.1.roll.2: SKULL TWO_SOLDIERS COURAGE COURAGE
64 1 reroll r1 w1 b1 > 3.1.roll.3: COURAGE SKULL TWO_SOLDIERS
65 2 roll > 3.2.roll.1: STAR STAR STAR COURAGE SOLDIER SKULL
66 2 lock w2 b1
67 2 reroll r1 r2 w1 b2 > 3.2.roll.2: STAR COURAGE COURAGE SKULL
68 2 reroll r1 b2 > 3.2.roll.3: COURAGE TOOL
69 3 roll > 3.3.roll.1: TWO_SOLDIERS COURAGE COURAGE SKULL TWO_SOLDIERS STAR
70 3 lock r1 k1
71 3 reroll r2 w1 w2 k2 > 3.3.roll.2: TWO_SOLDIERS TOOL TOOL SKULL
72 3 reroll w1 w2 k2 > 3.3.roll.3: SKULL TOOL SOLDIER
73 3 use unteroffizier
74 3 reroll w1 > 3.3.roll.4: SOLDIER
75 3 ready
76 1 cancel r1
77 1 done
78 2 done
79 3 done
80 3 pass
81 1 trade 2
82 1 give soldiers 6
83 1 offer
84 2 accept
85 1 move 1
86 2 move 1
87 3 ready
88 3 pay
89 1 ready
90 2 ready
91 1 lose soldiers
92 2 lose soldiers
93 1 roll > 4.1.roll.1: STAR COURAGE TOOL TWO_SOLDIERS TOOL COURAGE
94 1 lock r1 w2
95 1 reroll r2 w1 b1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL STAR TOOL
96 1 reroll w1 b1 b2 > 4.1.roll.3: SKULL TWO_SOLDIERS STAR
97 2 roll > 4.2.roll.1: COURAGE SOLDIER TWO_SOLDIERS SOLDIER SKULL SOLDIER
98 2 lock w1 b2
99 2 reroll r1 b1 > 4.2.roll.2: STAR SOLDIER
100 2 reroll r1 b1 > 4.2.roll.3: TOOL STAR
101 3 roll > 4.3.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER COURAGE SOLDIER
102 3 lock r2 w1
103 3 reroll r1 k1 k2 > 4.3.roll.2: TWO_SOLDIERS STAR STAR
104 3 reroll k1 k2 > 4.3.roll.3: COURAGE SOLDIER
105 3 use unteroffizier
106 3 reroll k2 > 4.3.roll.4: TWO_SOLDIERS
107 3 ready
108 1 declared
109 1 cancel r1
110 2 declared
111 3 claim TWO_SOLDIERS
112 1 done
113 2 done
114 3 done
115 3 pass
116 1 stay
117 2 stay
118 3 ready
119 3 pay
120 1 ready
121 2 ready
122 1 lose soldiers
123 2 lose soldiers
124 1 roll > 5.1.roll.1: SKULL SOLDIER TOOL COURAGE TOOL TWO_SOLDIERS
125 1 lock r2 b2
126 1 reroll r1 w1 w2 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS TOOL STAR
127 1 reroll r1 w2 > 5.1.roll.3: SOLDIER STAR
128 2 roll > 5.2.roll.1: TWO_SOLDIERS SKULL SKULL SKULL TOOL TWO_SOLDIERS
129 2 lock r1 b2
130 2 reroll r2 w1 w2 b1 > 5.2.roll.2: TOOL SKULL TOOL TOOL
131 2 reroll r2 w1 w2 b1 > 5.2.roll.3: TOOL TWO_SOLDIERS TWO_SOLDIERS SOLDIER
132 3 roll > 5.3.roll.1: SOLDIER TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SOLDIER TOOL
133 3 lock w1 w2
134 3 reroll r1 k1 k2 > 5.3.roll.2: SKULL COURAGE COURAGE
135 3 reroll r1 k1 k2 > 5.3.roll.3: TOOL SOLDIER COURAGE
136 3 use unteroffizier
137 3 reroll r1 > 5.3.roll.4: TOOL
138 3 ready
139 2 declared
140 1 recruit sharpshooter
141 1 trade 2
142 1 give soldiers 6
143 1 offer
144 2 accept
145 1 done
146 2 done
147 3 done
148 3 pass
149 1 stay
150 2 advance 3
151 3 ready
152 3 pay
153 1 lose soldiers
154 2 lose soldiers
155 1 roll > 6.1.roll.1: TOOL TOOL STAR TOOL COURAGE COURAGE
156 1 lock b1 b2
157 1 reroll r1 r2 w1 w2 > 6.1.roll.2: SKULL STAR STAR TOOL
158 1 reroll r1 r2 w1 w2 > 6.1.roll.3: TWO_SOLDIERS SOLDIER STAR TOOL
159 2 roll > 6.2.roll.1: TWO_SOLDIERS COURAGE COURAGE SKULL SOLDIER TOOL
160 2 lock r1 b1
161 2 reroll r2 w1 w2 b2 > 6.2.roll.2: COURAGE SKULL STAR TOOL
162 2 stop
163 3 roll > 6.3.roll.1: TOOL TWO_SOLDIERS TWO_SOLDIERS SKULL SKULL TOOL
164 3 lock r2 w1
165 3 reroll r1 w2 k1 k2 > 6.3.roll.2: TOOL TWO_SOLDIERS COURAGE TOOL
166 3 reroll r1 k1 k2 > 6.3.roll.3: COURAGE SOLDIER COURAGE
167 3 use unteroffizier
168 3 reroll k1 > 6.3.roll.4: STAR
169 3 ready
170 2 straight
171 2 take distinguished-service-cross
172 1 recruit corporal
173 1 done
174 2 recruit corporal
175 2 find walkie-talkie
176 3 recruit pionier
177 3 done
178 3 pass
179 1 advance 3
180 2 move 4
181 3 ready
182 3 pay
183 1 lose paratrooper
184 2 lose soldiers
185 1 roll > 7.1.roll.1: SOLDIER STAR TWO_SOLDIERS SOLDIER SKULL SKULL
186 1 lock w1 w2
187 1 reroll r2 b1 b2 > 7.1.roll.2: TOOL SKULL STAR
188 1 reroll r2 b1 b2 > 7.1.roll.3: COURAGE COURAGE COURAGE
189 2 roll > 7.2.roll.1: TOOL TWO_SOLDIERS TWO_SOLDIERS SKULL STAR COURAGE
190 2 lock r2 w1
191 2 reroll r1 w2 b1 b2 > 7.2.roll.2: STAR TWO_SOLDIERS SOLDIER SOLDIER
192 2 reroll r1 b1 b2 > 7.2.roll.3: SKULL COURAGE TOOL
193 3 roll > 7.3.roll.1: TWO_SOLDIERS SKULL STAR SOLDIER TWO_SOLDIERS COURAGE
194 3 lock r1 k1
195 3 reroll r2 w1 w2 k2 > 7.3.roll.2: SOLDIER TWO_SOLDIERS COURAGE SKULL
196 3 reroll k2 > 7.3.roll.3: COURAGE
197 1 use corporal
198 1 reroll b1 > 7.1.roll.4: TWO_SOLDIERS
199 2 use corporal
200 2 reroll b2 > 7.2.roll.4: TOOL
201 2 ready
202 3 use unteroffizier
203 3 reroll r2 > 7.3.roll.4: TOOL
204 3 ready
205 2 ready
206 3 claim TWO_SOLDIERS
207 1 done
208 2 done
209 3 decorate > 7.3.decoration.2?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: close-combat-clasp
210 3 done
211 3 pass
212 1 move 4
213 2 advance 6
214 3 ready
215 3 pay
216 1 lose soldiers
217 2 lose soldiers
218 1 roll > 8.1.roll.1: COURAGE SKULL SOLDIER STAR STAR TOOL
219 1 lock r1 w1
220 1 reroll r2 w2 b1 b2 > 8.1.roll.2: STAR TOOL TOOL TOOL
221 1 reroll r2 w2 b1 b2 > 8.1.roll.3: COURAGE TOOL TOOL TOOL
222 2 roll > 8.2.roll.1: SOLDIER SOLDIER STAR TOOL STAR TWO_SOLDIERS
223 2 lock b1 b2
224 2 reroll r1 r2 w2 > 8.2.roll.2: STAR STAR TOOL
225 2 reroll r2 w2 > 8.2.roll.3: TWO_SOLDIERS TOOL
226 3 roll > 8.3.roll.1: TWO_SOLDIERS COURAGE TWO_SOLDIERS TOOL STAR SOLDIER
227 3 lock r1 w1
228 3 reroll r2 w2 k1 k2 > 8.3.roll.2: COURAGE STAR COURAGE SOLDIER
229 3 reroll r2 k1 k2 > 8.3.roll.3: SKULL SKULL COURAGE
230 1 ready
231 2 use corporal
232 1 ready
233 2 reroll w2 > 8.2.roll.4: TWO_SOLDIERS
234 2 ready
235 3 use unteroffizier
236 3 reroll k1 > 8.3.roll.4: STAR
237 3 ready
238 1 ready
239 2 ready
240 2 declared
241 3 pass
242 3 cancel w2
243 1 find field-radio
244 1 use field-radio
245 1 done
246 2 recruit medic
247 2 done
248 3 done
249 3 pass
250 1 advance 6
251 2 advance 7 > 8.2.mine.1: 1
252 3 ready
253 3 pay > 8.0.mgf.6: 6
254 1 lose soldiers
255 2 lose soldiers
256 1 roll > 9.1.roll.1: STAR TOOL TWO_SOLDIERS SOLDIER STAR TWO_SOLDIERS
257 1 lock w1 b2
258 1 reroll r1 r2 b1 > 9.1.roll.2: STAR SOLDIER COURAGE
259 1 reroll r1 r2 > 9.1.roll.3: TWO_SOLDIERS COURAGE
260 2 roll > 9.2.roll.1: TOOL STAR TOOL STAR SOLDIER SKULL
261 2 lock r2 w2
262 2 reroll r1 w1 b1 b2 > 9.2.roll.2: SOLDIER SKULL STAR SOLDIER
263 2 reroll w1 > 9.2.roll.3: TWO_SOLDIERS
264 3 roll > 9.3.roll.1: STAR TOOL TOOL TWO_SOLDIERS STAR TWO_SOLDIERS
265 3 lock w2 k2
266 3 reroll r1 r2 w1 k1 > 9.3.roll.2: COURAGE COURAGE COURAGE TOOL
267 3 reroll r1 r2 k1 > 9.3.roll.3: COURAGE SOLDIER SKULL
268 1 use corporal
269 1 reroll w2 > 9.1.roll.4: TWO_SOLDIERS
270 2 ready
271 3 use unteroffizier
272 3 reroll k1 > 9.3.roll.4: SKULL
273 3 ready
274 2 ready
275 1 declared
276 2 declared
277 3 pass
278 3 cancel r2
279 1 done
280 2 recruit pathfinder
281 2 done
282 3 done
283 3 pass
284 1 stay
285 2 advance 8 > 9.2.entry.1: 6
286 3 ready
287 3 pay
288 1 lose soldiers
289 2 lose soldiers
290 1 roll > 10.1.roll.1: TOOL SKULL SKULL COURAGE TWO_SOLDIERS TOOL
291 1 lock b1 b2
292 1 reroll r1 r2 w1 w2 > 10.1.roll.2: SOLDIER TWO_SOLDIERS STAR TOOL
293 1 reroll w1 w2 > 10.1.roll.3: TOOL SKULL
294 2 roll > 10.2.roll.1: COURAGE STAR SKULL SOLDIER COURAGE TWO_SOLDIERS
295 2 lock w2 b2
296 2 reroll r1 r2 w1 b1 > 10.2.roll.2: TOOL SOLDIER COURAGE STAR
297 2 reroll r1 w1 b1 > 10.2.roll.3: STAR SKULL STAR
298 3 roll > 10.3.roll.1: COURAGE STAR SOLDIER SKULL TOOL TOOL
299 3 lock r2 w1
300 3 reroll r1 w2 k1 k2 > 10.3.roll.2: SOLDIER SOLDIER COURAGE TWO_SOLDIERS
301 3 reroll k1 > 10.3.roll.3: SKULL
302 1 use corporal
303 1 reroll w1 > 10.1.roll.4: TOOL
304 2 use corporal
305 2 reroll w1 > 10.2.roll.4: COURAGE
306 2 ready
307 3 use unteroffizier
308 3 reroll k1 > 10.3.roll.4: STAR
309 3 ready
310 2 ready
311 1 recruit decoy
312 1 buy award > 10.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,medal-of-honor,memorial-cross,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: conspicuous-gallantry-medal
313 1 done
314 2 done
315 3 recruit zwangsrekrut
316 3 done
317 3 pass
318 1 stay
319 2 advance 11
320 2 sacrifice corporal
321 3 ready
322 3 pay
323 1 lose soldiers
324 2 lose soldiers
325 1 roll > 11.1.roll.1: COURAGE TOOL SKULL STAR SKULL SOLDIER
326 1 lock w2 b2
327 1 reroll r1 r2 w1 b1 > 11.1.roll.2: COURAGE TWO_SOLDIERS COURAGE TWO_SOLDIERS
328 1 reroll r1 w1 > 11.1.roll.3: TOOL STAR
329 2 roll > 11.2.roll.1: TOOL TWO_SOLDIERS SOLDIER SOLDIER TWO_SOLDIERS SKULL
330 2 lock r2 b1
331 2 reroll r1 w1 w2 b2 > 11.2.roll.2: COURAGE SOLDIER STAR SKULL
332 2 reroll r1 w1 w2 b2 > 11.2.roll.3: TWO_SOLDIERS SOLDIER SOLDIER TOOL
333 3 roll > 11.3.roll.1: TOOL TWO_SOLDIERS STAR STAR SOLDIER SOLDIER
334 3 lock r2 k1
335 3 reroll r1 w1 w2 k2 > 11.3.roll.2: STAR STAR SOLDIER TOOL
336 3 reroll r1 k2 > 11.3.roll.3: TWO_SOLDIERS TOOL
337 1 use corporal
338 1 reroll w1 > 11.1.roll.4: SOLDIER
339 1 ready
340 2 ready
341 3 use unteroffizier
342 3 reroll k2 > 11.3.roll.4: STAR
343 3 ready
344 1 ready
345 2 ready
346 1 done
347 2 find carrier-pigeon
348 2 done
349 3 recruit scharfschuetze
350 3 done
351 3 pass
352 1 move 5 > 11.1.mine.1: 1
353 1 lose soldiers
354 2 move 12
355 3 use scharfschuetze
356 3 strike 2
357 3 ready
358 3 pay
359 2 ready
360 1 lose soldiers
361 2 lose soldiers
362 1 leave b2
363 1 roll > 12.1.roll.1: TOOL SKULL STAR SOLDIER SOLDIER
364 1 lock w2 b1
365 1 reroll r1 r2 w1 > 12.1.roll.2: TOOL TOOL COURAGE
366 1 reroll r1 r2 w1 > 12.1.roll.3: STAR TOOL TWO_SOLDIERS
367 2 roll > 12.2.roll.1: COURAGE COURAGE TWO_SOLDIERS SKULL SOLDIER SKULL
368 2 reroll r1 r2 w2 b1 b2 > 12.2.roll.2: STAR TWO_SOLDIERS SKULL SOLDIER TOOL
369 2 reroll r1 w2 b1 b2 > 12.2.roll.3: STAR TOOL SOLDIER SKULL
370 3 roll > 12.3.roll.1: TOOL SOLDIER TWO_SOLDIERS TOOL STAR TOOL
371 3 lock r2 w1
372 3 reroll r1 w2 k1 k2 > 12.3.roll.2: TWO_SOLDIERS TOOL COURAGE COURAGE
373 3 reroll w2 k1 k2 > 12.3.roll.3: COURAGE SOLDIER SKULL
374 1 use corporal
375 1 reroll r2 > 12.1.roll.4: COURAGE
376 1 ready
377 2 ready
378 3 use unteroffizier
379 3 reroll k2 > 12.3.roll.4: SOLDIER
380 3 ready
381 1 ready
382 2 ready
383 1 recruit pathfinder
384 1 done
385 2 recruit hero
386 2 done
387 3 decorate > 12.3.decoration.3?.coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: knights-cross
388 3 use knights-cross
389 3 recruit kommandant
390 3 done
391 3 pass
392 1 stay
393 2 stay
394 3 use scharfschuetze
395 3 strike 2
396 3 ready
397 3 pay
398 2 ready
399 1 lose soldiers
400 2 pay 5 0
401 2 lose soldiers
402 1 leave b2
403 1 roll > 13.1.roll.1: STAR TOOL SOLDIER TOOL SKULL
404 1 lock r1 w1
405 1 reroll r2 w2 b1 > 13.1.roll.2: STAR SKULL SKULL
406 1 reroll r2 w2 b1 > 13.1.roll.3: SKULL STAR SOLDIER
407 2 roll > 13.2.roll.1: SOLDIER STAR SOLDIER TOOL SOLDIER SOLDIER
408 2 reroll r2 w2 > 13.2.roll.2: SKULL TOOL
409 2 reroll r2 w2 > 13.2.roll.3: TOOL COURAGE
410 3 roll > 13.3.roll.1: COURAGE TWO_SOLDIERS SOLDIER SOLDIER TWO_SOLDIERS SOLDIER
411 3 lock k1
412 3 reroll r1 w1 w2 > 13.3.roll.2: COURAGE SKULL SOLDIER
413 3 reroll r1 w1 > 13.3.roll.3: SKULL SKULL
414 1 use corporal
415 1 reroll r2 > 13.1.roll.4: TOOL
416 1 ready
417 2 ready
418 3 use unteroffizier
419 3 reroll w1 > 13.3.roll.4: TWO_SOLDIERS
420 3 ready
421 1 ready
422 2 ready
423 2 declared
424 3 claim TWO_SOLDIERS
425 3 pass
426 3 cancel w2
427 1 find flak-vest
428 1 done
429 2 done
430 3 done
431 3 pass
432 1 stay
433 2 stay
434 3 use scharfschuetze
435 3 strike 2
436 3 ready
437 3 pay
438 1 ready
439 2 ready
end lost seed=golden-1
