# ends as f16ca4546612959a10e26f18628745c8
hh2 dday n-02 units=2 boxes=base opts=battle-conditions,persistent-weather,forward-observation rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
0 0 start > 1.0.condition.1.aid-post-overrun,artillery-barrage,clear-skies,counter-attack,deep-mud,drizzle,exhaustion,field-hospital,gale,heavy-showers,hidden-snipers,jammed-guns,keep-moving,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,supply-drop,supply-shortage,unmarked-mines: aid-post-overrun
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
19 1 lose soldiers > 2.0.condition.2.artillery-barrage,clear-skies,counter-attack,deep-mud,drizzle,exhaustion,field-hospital,gale,heavy-showers,hidden-snipers,jammed-guns,keep-moving,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,supply-drop,supply-shortage,unmarked-mines: heavy-showers
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
35 1 lose soldiers > 3.0.condition.3.artillery-barrage,clear-skies,counter-attack,deep-mud,drizzle,exhaustion,field-hospital,gale,hidden-snipers,jammed-guns,keep-moving,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,supply-drop,supply-shortage,unmarked-mines: deep-mud
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
53 2 lose soldiers > 4.0.condition.4.artillery-barrage,clear-skies,counter-attack,drizzle,exhaustion,field-hospital,gale,hidden-snipers,jammed-guns,keep-moving,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,supply-drop,supply-shortage,unmarked-mines: gale
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
75 2 lose soldiers > 5.0.condition.5.artillery-barrage,clear-skies,counter-attack,drizzle,exhaustion,field-hospital,hidden-snipers,jammed-guns,keep-moving,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,supply-drop,supply-shortage,unmarked-mines: artillery-barrage
76 1 pass
77 2 pass
78 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
79 1 lock w1 b2
80 1 reroll r1 r2 w2 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
81 1 reroll w2 b1 > 5.1.roll.3: STAR SOLDIER
82 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
83 2 lock w1 b2
84 2 reroll r1 r2 w2 b1 > 5.2.roll.2: STAR SOLDIER TWO_SOLDIERS STAR
85 2 reroll r1 b1 > 5.2.roll.3: SKULL SOLDIER
86 2 claim SOLDIER
87 1 recruit scout
88 1 done
89 2 done
90 1 stay
91 2 stay
92 1 ready
93 2 ready
94 1 lose soldiers
95 2 lose soldiers > 6.0.condition.6.clear-skies,counter-attack,drizzle,exhaustion,field-hospital,hidden-snipers,jammed-guns,keep-moving,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,supply-drop,supply-shortage,unmarked-mines: supply-drop
96 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
97 1 lock w1 w2
98 1 reroll r1 r2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
99 1 reroll b2 > 6.1.roll.3: STAR
100 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
101 2 lock r1 w2
102 2 reroll r2 b1 > 6.2.roll.2: COURAGE SOLDIER
103 2 reroll r2 w1 > 6.2.roll.3: STAR COURAGE
104 1 find flak-vest
105 1 done
106 2 recruit scout
107 2 find mine-detector
108 2 done
109 1 move 3 > 6.1.mine.1: 4
110 1 lose soldiers
111 2 use mine-detector
112 2 move 3
113 1 ready
114 2 ready
115 1 lose soldiers
116 2 lose soldiers > 7.0.condition.7.clear-skies,counter-attack,drizzle,exhaustion,field-hospital,hidden-snipers,jammed-guns,keep-moving,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,supply-shortage,unmarked-mines: jammed-guns
117 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
118 1 lock w2 b1
119 1 reroll w1 b2 > 7.1.roll.2: STAR SKULL
120 1 reroll r1 w1 > 7.1.roll.3: STAR TOOL
121 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
122 2 lock w1 b2
123 2 reroll r2 b1 > 7.2.roll.2: COURAGE STAR
124 2 reroll r2 > 7.2.roll.3: COURAGE
125 1 straight
126 1 take distinguished-service-cross
127 2 straight
128 2 take medal-of-honor
129 1 recruit corporal
130 1 done
131 2 recruit corporal
132 2 done
133 1 stay
134 2 stay
135 1 ready
136 2 ready
137 1 lose soldiers
138 2 lose soldiers > 8.0.condition.8.clear-skies,counter-attack,drizzle,exhaustion,field-hospital,hidden-snipers,keep-moving,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,supply-shortage,unmarked-mines: keep-moving
139 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
140 1 lock w2 b1
141 1 reroll r1 r2 w1 b2 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
142 1 reroll r1 > 8.1.roll.3: STAR
143 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
144 2 lock r1 r2
145 2 reroll w1 w2 b1 b2 > 8.2.roll.2: SOLDIER STAR SOLDIER TWO_SOLDIERS
146 2 reroll w1 w2 > 8.2.roll.3: COURAGE SKULL
147 1 use distinguished-service-cross
148 1 bonus TWO_SOLDIERS
149 1 ready
150 2 use corporal
151 2 reroll w1 > 8.2.roll.4: TWO_SOLDIERS
152 2 use medal-of-honor
153 2 add red TWO_SOLDIERS
154 2 add white TWO_SOLDIERS
155 2 add blue TWO_SOLDIERS
156 1 claim TWO_SOLDIERS
157 1 straight
158 1 take memorial-cross
159 2 claim TWO_SOLDIERS
160 1 recruit hero
161 1 done
162 2 done
163 1 stay
164 2 stay
165 1 pay 0 0
166 1 lose soldiers
167 2 lose soldiers
168 1 ready
169 2 ready
170 1 pay 0 0
171 1 lose soldiers
172 2 lose soldiers > 9.0.condition.9.clear-skies,counter-attack,drizzle,exhaustion,field-hospital,hidden-snipers,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,supply-shortage,unmarked-mines: supply-shortage
173 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
174 1 lock r2 w1
175 1 reroll r1 w2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
176 1 reroll b2 > 9.1.roll.3: STAR
177 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
178 2 lock r1 b1
179 2 reroll r2 w1 w2 b2 > 9.2.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
180 2 reroll b2 > 9.2.roll.3: SOLDIER
181 1 use memorial-cross
182 1 ready
183 2 ready
184 1 straight
185 1 take conspicuous-gallantry-medal
186 2 straight
187 2 take army-good-conduct-medal
188 1 recruit minesweeper
189 1 find flame-thrower
190 1 done
191 2 recruit decoy
192 2 find grenade
193 2 done
194 1 move 2
195 2 move 2 > 9.2.mine.1: 2
196 2 lose soldiers
197 1 ready
198 2 ready
199 1 pay 1 0
200 1 lose soldiers
201 2 lose soldiers > 10.0.condition.10.clear-skies,counter-attack,drizzle,exhaustion,field-hospital,hidden-snipers,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,unmarked-mines: field-hospital
202 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
203 1 lock r1 w2
204 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
205 1 reroll b1 > 10.1.roll.3: SOLDIER
206 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
207 2 lock r1 w2
208 2 reroll r2 w1 b1 b2 > 10.2.roll.2: SKULL TOOL TOOL STAR
209 2 reroll r2 w1 b1 b2 > 10.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
210 1 use corporal
211 1 reroll b1 > 10.1.roll.4: SKULL
212 1 use conspicuous-gallantry-medal
213 1 add colourless TWO_SOLDIERS
214 1 add colourless TWO_SOLDIERS
215 1 add colourless TWO_SOLDIERS
216 2 use corporal
217 2 reroll b1 > 10.2.roll.4: TOOL
218 2 use army-good-conduct-medal
219 2 set b2 TWO_SOLDIERS
220 2 set b1 TWO_SOLDIERS
221 1 claim TWO_SOLDIERS
222 2 claim TWO_SOLDIERS
223 1 recruit combat-photographer
224 1 done
225 2 done
226 1 stay
227 2 stay
228 1 ready
229 2 ready
230 1 pay 0 0
231 1 lose soldiers
232 2 lose soldiers > 11.0.condition.11.clear-skies,counter-attack,drizzle,exhaustion,hidden-snipers,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,unmarked-mines: spring-tide
233 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
234 1 lock r1 w1
235 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
236 1 reroll r2 b2 > 11.1.roll.3: SOLDIER STAR
237 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
238 2 lock w1 b2
239 2 reroll r1 r2 w2 b1 > 11.2.roll.2: SOLDIER STAR SKULL STAR
240 2 reroll r1 r2 w2 b1 > 11.2.roll.3: COURAGE TWO_SOLDIERS TWO_SOLDIERS COURAGE
241 1 use corporal
242 1 reroll b2 > 11.1.roll.4: STAR
243 2 use corporal
244 2 reroll r1 > 11.2.roll.4: SOLDIER
245 1 pass
246 2 claim TWO_SOLDIERS
247 1 done
248 2 buy award > 11.2.award.1.silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: legion-of-merit
249 2 done
250 1 advance 5
251 2 advance 5
252 2 ready > 11.0.mgf.4: 3
253 1 ready
254 2 ready
255 1 pay 1 2
256 1 lose soldiers
257 2 lose soldiers > 12.0.condition.12.clear-skies,counter-attack,drizzle,exhaustion,hidden-snipers,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,sun-in-the-eyes,unmarked-mines: looted-stores
258 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
259 1 lock b1 b2
260 1 reroll r1 w2 > 12.1.roll.2: TOOL STAR
261 1 reroll r1 > 12.1.roll.3: SOLDIER
262 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
263 2 lock w1 w2
264 2 reroll r1 r2 b1 b2 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
265 2 reroll r1 r2 > 12.2.roll.3: TOOL TOOL
266 1 ready
267 2 use legion-of-merit
268 2 take tank
269 2 use corporal
270 2 reroll r1 > 12.2.roll.4: TWO_SOLDIERS
271 1 pass
272 1 claim TWO_SOLDIERS
273 2 claim TWO_SOLDIERS
274 1 done
275 2 recruit veteran
276 2 done
277 1 stay
278 2 stay
279 2 ready > 12.0.mgf.4: 3
280 1 ready
281 2 ready
282 1 pay 0 1
283 1 lose soldiers
284 2 lose soldiers > 13.0.condition.13.clear-skies,counter-attack,drizzle,exhaustion,hidden-snipers,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,sun-in-the-eyes,unmarked-mines: naval-gunfire
285 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
286 1 lock b1 b2
287 1 reroll w2 > 13.1.roll.2: STAR
288 1 stop
289 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
290 2 lock r1 b2
291 2 reroll r2 w1 w2 b1 > 13.2.roll.2: SKULL STAR SOLDIER TOOL
292 2 reroll r2 b1 > 13.2.roll.3: SKULL STAR
293 1 ready
294 2 use corporal
295 2 reroll r2 > 13.2.roll.4: SKULL
296 1 pass
297 1 straight
298 1 take croix-de-guerre
299 2 claim STAR
300 2 white TWO_SOLDIERS
301 1 done
302 2 recruit medic
303 2 find whistle
304 2 done
305 1 stay
306 2 stay
307 2 ready > 13.0.mgf.4: 6
308 1 ready
309 2 ready
310 1 pay 1 2
311 1 lose soldiers
312 2 lose soldiers > 14.0.condition.14.clear-skies,counter-attack,drizzle,exhaustion,hidden-snipers,low-clouds,misfires,morning-fog,radio-silence,resistance-guides,second-wind,shell-shock,sun-in-the-eyes,unmarked-mines: low-clouds
313 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
314 1 lock r2 w1
315 1 reroll r1 b1 b2 > 14.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS STAR
316 1 reroll r1 > 14.1.roll.3: SOLDIER
317 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
318 2 lock w1 b1
319 2 reroll r1 r2 w2 > 14.2.roll.2: TWO_SOLDIERS TOOL TOOL
320 2 reroll r2 w2 b2 > 14.2.roll.3: SOLDIER TOOL TOOL
321 1 ready
322 2 use corporal
323 2 reroll w2 > 14.2.roll.4: SOLDIER
324 1 pass
325 1 claim TWO_SOLDIERS
326 1 done
327 2 done
328 1 move 6
329 2 advance 7
330 2 ready > 14.0.mgf.6: 4
331 1 ready
332 1 pay 0 2
333 1 lose soldiers
334 2 lose soldiers > 15.0.condition.15.clear-skies,counter-attack,drizzle,exhaustion,hidden-snipers,misfires,morning-fog,radio-silence,resistance-guides,second-wind,shell-shock,sun-in-the-eyes,unmarked-mines: hidden-snipers
335 1 pass
336 2 pass
337 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
338 1 lock r2 w2
339 1 reroll r1 b1 b2 > 15.1.roll.2: SKULL SOLDIER STAR
340 1 reroll r1 > 15.1.roll.3: COURAGE
341 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
342 2 lock w2 b1
343 2 reroll r1 b2 > 15.2.roll.2: SKULL SOLDIER
344 2 reroll r2 b2 > 15.2.roll.3: COURAGE STAR
345 1 use corporal
346 1 reroll r1 > 15.1.roll.4: SOLDIER
347 1 ready
348 2 ready
349 1 pass
350 1 straight
351 1 take bronze-star
352 2 claim SKULL
353 1 find binoculars
354 1 advance 8
355 2 stay
356 2 ready > 15.0.mgf.6: 5 15.0.mgf.7: 5
357 1 ready
358 1 pay 1 1
359 1 lose soldiers
360 2 lose soldiers > 16.0.condition.16.clear-skies,counter-attack,drizzle,exhaustion,misfires,morning-fog,radio-silence,resistance-guides,second-wind,shell-shock,sun-in-the-eyes,unmarked-mines: shell-shock
361 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
362 1 lock w1 b1
363 1 reroll r1 r2 w2 > 16.1.roll.2: COURAGE SOLDIER SOLDIER
364 1 reroll r1 r2 w2 > 16.1.roll.3: COURAGE STAR SKULL
365 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
366 2 lock w1 b2
367 2 reroll r1 r2 w2 b1 > 16.2.roll.2: STAR SOLDIER STAR STAR
368 2 reroll r2 > 16.2.roll.3: TWO_SOLDIERS
369 1 use bronze-star
370 1 find bangalore-torpedo
371 1 use croix-de-guerre
372 1 use corporal
373 1 reroll r1 > 16.1.roll.4: SOLDIER
374 1 use binoculars
375 1 set r2 TOOL
376 2 ready
377 1 pass
378 1 claim TOOL
379 1 stars
380 2 claim STAR
381 2 white TWO_SOLDIERS
382 1 find field-radio
383 1 use field-radio
384 1 done
385 2 recruit lieutenant
386 1 move 7
387 2 stay
388 2 ready > 16.0.mgf.6: 2
389 1 ready
390 2 ready
391 2 lose soldiers > 17.0.condition.17.clear-skies,counter-attack,drizzle,exhaustion,misfires,morning-fog,radio-silence,resistance-guides,second-wind,sun-in-the-eyes,unmarked-mines: exhaustion
392 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
393 1 lock r2 w2 b1
394 1 reroll r1 w1 b2 > 17.1.roll.2: TOOL SOLDIER SKULL
395 1 reroll r1 b2 > 17.1.roll.3: COURAGE TWO_SOLDIERS
396 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
397 2 lock r1 b1 b2
398 2 reroll w1 w2 > 17.2.roll.2: COURAGE SOLDIER
399 2 reroll w2 > 17.2.roll.3: TWO_SOLDIERS
400 1 use corporal
401 1 reroll w1 > 17.1.roll.4: TOOL
402 1 ready
403 2 ready
404 1 pass
405 1 claim TWO_SOLDIERS
406 2 claim TWO_SOLDIERS
407 2 claim COURAGE
408 2 charge
409 1 recruit messenger
410 1 done
411 2 done
412 1 trade 2
413 1 give soldiers 5
414 1 offer
415 2 accept
416 1 advance 9
417 1 sacrifice messenger
418 2 charge 9 > 17.2.mine.1: 4
419 2 lose soldiers
420 2 ready > 17.0.mgf.8: 4
421 1 use bangalore-torpedo
422 1 ready
423 2 ready
424 1 pay 1 0
425 1 lose soldiers
426 2 lose soldiers > 18.0.condition.18.clear-skies,counter-attack,drizzle,misfires,morning-fog,radio-silence,resistance-guides,second-wind,sun-in-the-eyes,unmarked-mines: sun-in-the-eyes
427 1 roll > 18.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
428 1 lock b1 b2
429 1 reroll r1 r2 > 18.1.roll.2: STAR TOOL
430 2 roll > 18.2.roll.1: TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL
431 2 lock r2 b1
432 2 reroll r1 w2 b2 > 18.2.roll.2: SKULL TOOL STAR
433 1 use corporal
434 1 reroll r1 > 18.1.roll.3: SKULL
435 1 ready
436 2 use corporal
437 2 reroll w2 > 18.2.roll.3: STAR
438 2 ready
439 1 pass
440 1 find shoulder-patch
441 2 mine
442 1 find command-jacket
443 1 done
444 2 use shoulder-patch
445 2 lose soldiers
446 2 recruit hero
447 2 done
448 1 advance bunker
449 2 advance bunker
450 2 ready > 18.0.mgf.9: 2
451 1 ready
452 2 ready
453 1 pay 2 0
454 1 lose soldiers
455 2 pay 1 3
456 2 lose soldiers
end won seed=golden-0
