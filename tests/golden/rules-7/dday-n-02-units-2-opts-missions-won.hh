# ends as 9500bcae948e17c6a4e70a412a93f40e
hh2 dday n-02 units=2 boxes=base opts=missions rules=7 seed#=47f91ce954e7963d4a7d0ad9c84fca2e
0 0 start > 0.1.mission.1.deglopper-stand,aitken-attempt,fleming-investigation,howard-bridge,brotheridge-charge,rudder-climb,lomell-guns,cota-order,millin-march,monteith-lead,pinder-radio,barrett-rescue,capa-frames,montlaur-wager,turnbull-roadblock,steele-steeple,szabo-rearguard,hall-transmission,wake-ride,khan-silence,dejongh-line,bohec-lesson,flavin-forecast,pujol-deception,roberts-tents,evershed-return,mason-tanker,higgins-boats,foster-bren,topham-crossing,foote-choice,lost-battalion,ngarimu-ridge,ghadge-charge,skarbek-bargain,honour-lamp,lillyman-lights,peregory-trench,cole-bayonets,wright-moore-church: lillyman-lights 0.1.mission.2.deglopper-stand,aitken-attempt,fleming-investigation,howard-bridge,brotheridge-charge,rudder-climb,lomell-guns,cota-order,millin-march,monteith-lead,pinder-radio,barrett-rescue,capa-frames,montlaur-wager,turnbull-roadblock,steele-steeple,szabo-rearguard,hall-transmission,wake-ride,khan-silence,dejongh-line,bohec-lesson,flavin-forecast,pujol-deception,roberts-tents,evershed-return,mason-tanker,higgins-boats,foster-bren,topham-crossing,foote-choice,lost-battalion,ngarimu-ridge,ghadge-charge,skarbek-bargain,honour-lamp,peregory-trench,cole-bayonets,wright-moore-church: evershed-return 0.2.mission.1.deglopper-stand,aitken-attempt,fleming-investigation,howard-bridge,brotheridge-charge,rudder-climb,lomell-guns,cota-order,millin-march,monteith-lead,pinder-radio,barrett-rescue,capa-frames,montlaur-wager,turnbull-roadblock,steele-steeple,szabo-rearguard,hall-transmission,wake-ride,khan-silence,dejongh-line,bohec-lesson,flavin-forecast,pujol-deception,roberts-tents,mason-tanker,higgins-boats,foster-bren,topham-crossing,foote-choice,lost-battalion,ngarimu-ridge,ghadge-charge,skarbek-bargain,honour-lamp,peregory-trench,cole-bayonets,wright-moore-church: pujol-deception 0.2.mission.2.deglopper-stand,aitken-attempt,fleming-investigation,howard-bridge,brotheridge-charge,rudder-climb,lomell-guns,cota-order,millin-march,monteith-lead,pinder-radio,barrett-rescue,capa-frames,montlaur-wager,turnbull-roadblock,steele-steeple,szabo-rearguard,hall-transmission,wake-ride,khan-silence,dejongh-line,bohec-lesson,flavin-forecast,roberts-tents,mason-tanker,higgins-boats,foster-bren,topham-crossing,foote-choice,lost-battalion,ngarimu-ridge,ghadge-charge,skarbek-bargain,honour-lamp,peregory-trench,cole-bayonets,wright-moore-church: skarbek-bargain
1 1 take lillyman-lights
2 2 take pujol-deception
3 1 take-out shoulder-patch
4 1 roll > 1.1.roll.1: SKULL TWO_SOLDIERS SKULL SKULL COURAGE SKULL
5 1 lock w1 b2
6 1 reroll w2 > 1.1.roll.2: TOOL
7 1 reroll w2 > 1.1.roll.3: COURAGE
8 2 roll > 1.2.roll.1: SKULL TOOL TOOL TOOL STAR SOLDIER
9 2 lock b1 b2
10 2 reroll r1 r2 w1 w2 > 1.2.roll.2: TWO_SOLDIERS SKULL TOOL COURAGE
11 2 stop
12 1 claim SKULL
13 2 straight
14 2 take distinguished-service-cross
15 1 find signalling-lamp
16 1 done
17 2 done
18 1 stay
19 2 stay
20 1 ready
21 2 ready
22 1 roll > 2.1.roll.1: TOOL STAR STAR COURAGE TWO_SOLDIERS STAR
23 1 lock b1 b2
24 1 reroll r1 > 2.1.roll.2: SOLDIER
25 1 reroll r1 > 2.1.roll.3: TWO_SOLDIERS
26 2 roll > 2.2.roll.1: SKULL STAR SKULL STAR STAR STAR
27 2 lock w2 b1
28 2 reroll r1 w1 b2 > 2.2.roll.2: TOOL TWO_SOLDIERS COURAGE
29 2 reroll r1 > 2.2.roll.3: STAR
30 1 ready
31 2 use distinguished-service-cross
32 2 bonus TWO_SOLDIERS
33 1 claim STAR
34 1 white TWO_SOLDIERS
35 1 claim TWO_SOLDIERS
36 1 accomplish lillyman-lights > 2.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,medal-of-honor,memorial-cross,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: army-good-conduct-medal 2.1.promotion.2.fp-lance-corporal,fp-corporal,fp-lance-sergeant,fp-sergeant,fp-staff-sergeant,fp-sergeant-major,fp-warrant-officer,fp-second-lieutenant,fp-first-lieutenant,fp-captain,fp-major,fp-lieutenant-colonel: fp-corporal
37 2 claim STAR
38 2 white TWO_SOLDIERS
39 1 use fp-corporal
40 1 recruit sharpshooter
41 1 find walkie-talkie
42 1 done
43 2 recruit decoy
44 2 done
45 1 stay
46 2 stay
47 1 ready
48 2 ready
49 1 lose soldiers
50 2 lose soldiers
51 1 roll > 3.1.roll.1: STAR TOOL SOLDIER TOOL COURAGE TOOL
52 1 lock w1 b1
53 1 reroll r1 r2 w2 b2 > 3.1.roll.2: STAR STAR TOOL SOLDIER
54 1 reroll r1 r2 w2 > 3.1.roll.3: SOLDIER STAR STAR
55 2 roll > 3.2.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS SOLDIER TOOL
56 2 lock w1 w2
57 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
58 2 reroll r1 > 3.2.roll.3: TOOL
59 1 ready
60 1 claim SOLDIER
61 2 claim TWO_SOLDIERS
62 1 recruit veteran
63 1 done
64 2 recruit sharpshooter
65 2 done
66 1 advance 4
67 2 advance 4
68 1 ready
69 2 ready
70 1 lose soldiers
71 2 lose soldiers
72 1 roll > 4.1.roll.1: COURAGE TWO_SOLDIERS SOLDIER TOOL SKULL STAR
73 1 lock b1 b2
74 1 reroll w2 > 4.1.roll.2: SKULL
75 1 reroll w2 > 4.1.roll.3: TWO_SOLDIERS
76 2 roll > 4.2.roll.1: COURAGE TWO_SOLDIERS TOOL COURAGE COURAGE TOOL
77 2 lock w2 b1
78 2 reroll w1 b2 > 4.2.roll.2: TWO_SOLDIERS STAR
79 2 reroll b2 > 4.2.roll.3: TWO_SOLDIERS
80 1 use army-good-conduct-medal
81 1 set b1 TWO_SOLDIERS
82 1 set w1 STAR
83 1 claim TWO_SOLDIERS
84 2 claim TWO_SOLDIERS
85 2 claim COURAGE
86 2 charge
87 1 recruit scout
88 1 done
89 2 find lucky-charm
90 2 use lucky-charm
91 2 gain stars
92 2 recruit scout
93 2 trade 1
94 2 give courage 3
95 2 offer
96 1 accept
97 1 done
98 2 done
99 1 stay
100 2 stay
101 1 ready
102 2 ready
103 1 lose soldiers
104 2 lose soldiers
105 1 roll > 5.1.roll.1: STAR COURAGE TOOL SOLDIER SKULL TOOL
106 1 lock w1 b2
107 1 reroll r1 r2 w2 b1 > 5.1.roll.2: TOOL SOLDIER SKULL SKULL
108 1 reroll r2 w2 b1 > 5.1.roll.3: SOLDIER STAR TOOL
109 2 roll > 5.2.roll.1: TWO_SOLDIERS STAR TWO_SOLDIERS STAR SOLDIER TWO_SOLDIERS
110 2 lock w1 b2
111 2 reroll r2 w2 > 5.2.roll.2: SOLDIER SKULL
112 2 reroll w2 > 5.2.roll.3: TWO_SOLDIERS
113 1 claim TOOL
114 1 stars
115 2 claim TWO_SOLDIERS
116 1 recruit hero
117 1 find flame-thrower
118 1 done
119 2 done
120 1 stay
121 2 move 3 > 5.2.mine.1: 1
122 2 lose soldiers
123 1 pay 0 0
124 1 lose soldiers
125 2 lose soldiers
126 1 roll > 6.1.roll.1: COURAGE STAR COURAGE COURAGE COURAGE SOLDIER
127 1 lock w1 b1
128 1 reroll r2 w2 > 6.1.roll.2: SOLDIER COURAGE
129 1 reroll w2 > 6.1.roll.3: SOLDIER
130 2 roll > 6.2.roll.1: SOLDIER SKULL TWO_SOLDIERS TOOL COURAGE TWO_SOLDIERS
131 2 lock w1 b2
132 2 reroll r1 r2 w2 b1 > 6.2.roll.2: SKULL TOOL COURAGE SOLDIER
133 2 reroll r1 r2 w2 > 6.2.roll.3: SKULL SOLDIER TWO_SOLDIERS
134 1 claim SOLDIER
135 1 claim COURAGE
136 1 charge
137 1 find bangalore-torpedo
138 1 done
139 2 done
140 1 move 3 > 6.1.mine.1: 4
141 1 pass
142 1 pay 0 0
143 1 lose soldiers
144 2 stay
145 1 ready
146 2 ready
147 1 pay 0 0
148 1 lose soldiers
149 2 lose soldiers
150 1 roll > 7.1.roll.1: STAR TWO_SOLDIERS STAR SKULL SKULL SOLDIER
151 1 lock w1 b2
152 1 reroll b1 > 7.1.roll.2: COURAGE
153 1 reroll b1 > 7.1.roll.3: TWO_SOLDIERS
154 2 roll > 7.2.roll.1: TWO_SOLDIERS TWO_SOLDIERS SKULL SKULL COURAGE SKULL
155 2 lock r1 r2
156 2 reroll w1 w2 b1 b2 > 7.2.roll.2: STAR SKULL TWO_SOLDIERS TOOL
157 2 reroll w2 b2 > 7.2.roll.3: SKULL COURAGE
158 1 straight
159 1 take medal-of-honor
160 1 recruit corporal
161 1 find field-radio
162 1 use field-radio
163 1 done
164 2 find new-orders
165 2 done
166 1 stay
167 2 stay
168 1 ready
169 2 ready
170 1 pay 0 0
171 1 lose soldiers
172 2 lose soldiers
173 1 roll > 8.1.roll.1: STAR TOOL SKULL TOOL SKULL STAR
174 1 lock r1 b2
175 1 reroll r2 w1 w2 b1 > 8.1.roll.2: SKULL SOLDIER SKULL TWO_SOLDIERS
176 1 reroll w2 > 8.1.roll.3: SOLDIER
177 2 roll > 8.2.roll.1: SOLDIER SKULL COURAGE TOOL TOOL SKULL
178 2 lock r1 r2
179 2 reroll w1 w2 b1 b2 > 8.2.roll.2: COURAGE STAR COURAGE STAR
180 2 reroll w1 w2 b1 > 8.2.roll.3: COURAGE SKULL SOLDIER
181 1 use medal-of-honor
182 1 add red TWO_SOLDIERS
183 1 add white TWO_SOLDIERS
184 1 add blue TWO_SOLDIERS
185 1 ready
186 1 straight
187 1 take memorial-cross
188 2 claim TWO_SOLDIERS
189 2 cancel w1
190 1 done
191 2 recruit corporal
192 2 done
193 1 stay
194 2 move 2 > 8.2.mine.1: 2
195 2 lose soldiers
196 1 ready
197 1 pay 1 2
198 1 lose soldiers
199 2 lose soldiers
200 1 roll > 9.1.roll.1: SOLDIER TWO_SOLDIERS STAR SKULL SKULL STAR
201 1 lock r1 r2
202 1 reroll w2 b2 > 9.1.roll.2: SKULL TOOL
203 1 reroll w2 b2 > 9.1.roll.3: STAR SOLDIER
204 2 roll > 9.2.roll.1: STAR SKULL STAR SOLDIER SOLDIER SOLDIER
205 2 lock r1 w2
206 2 reroll r2 b1 b2 > 9.2.roll.2: STAR TOOL SOLDIER
207 2 reroll r2 b1 b2 > 9.2.roll.3: STAR SKULL STAR
208 1 use memorial-cross
209 1 ready
210 2 use corporal
211 2 reroll r2 > 9.2.roll.4: COURAGE
212 1 straight
213 1 take conspicuous-gallantry-medal
214 2 claim STAR
215 2 white TWO_SOLDIERS
216 2 straight
217 2 take croix-de-guerre
218 1 find flak-vest
219 1 done
220 2 recruit medic
221 2 find command-jacket
222 2 done
223 1 move 2 > 9.1.mine.1: 4
224 1 pass
225 1 pay 1 2
226 1 lose soldiers
227 2 stay
228 1 ready
229 2 ready
230 1 pay 0 0
231 1 lose soldiers
232 2 lose soldiers
233 1 roll > 10.1.roll.1: TWO_SOLDIERS SOLDIER SOLDIER TWO_SOLDIERS SKULL TOOL
234 1 lock w1 w2
235 1 reroll b1 b2 > 10.1.roll.2: STAR STAR
236 1 reroll b1 b2 > 10.1.roll.3: TWO_SOLDIERS SKULL
237 2 roll > 10.2.roll.1: STAR STAR STAR SOLDIER TOOL SKULL
238 2 lock w1 w2
239 2 reroll r2 b1 b2 > 10.2.roll.2: SKULL SOLDIER TOOL
240 2 reroll r1 r2 b2 > 10.2.roll.3: COURAGE SKULL STAR
241 1 use corporal
242 1 reroll b2 > 10.1.roll.4: COURAGE
243 1 use conspicuous-gallantry-medal
244 1 add colourless TWO_SOLDIERS
245 1 add colourless SKULL
246 1 add colourless TWO_SOLDIERS
247 2 use croix-de-guerre
248 2 ready
249 1 claim TWO_SOLDIERS
250 1 straight
251 1 take legion-of-merit
252 2 straight
253 2 accomplish pujol-deception > 10.2.award.1.silver-star,victoria-cross,purple-heart,distinguished-conduct-medal,bronze-star: bronze-star 10.2.promotion.2.fp-lance-corporal,fp-lance-sergeant,fp-sergeant,fp-staff-sergeant,fp-sergeant-major,fp-warrant-officer,fp-second-lieutenant,fp-first-lieutenant,fp-captain,fp-major,fp-lieutenant-colonel: fp-captain
254 2 take distinguished-conduct-medal
255 1 find grenade
256 1 done
257 2 recruit veteran
258 2 done
259 1 stay
260 2 stay
261 1 ready
262 2 ready
263 1 pay 1 1
264 1 lose soldiers
265 1 roll > 11.1.roll.1: TOOL TWO_SOLDIERS STAR SKULL COURAGE STAR
266 1 lock r1 r2
267 1 reroll w1 w2 b1 b2 > 11.1.roll.2: COURAGE TWO_SOLDIERS SKULL SOLDIER
268 1 stop
269 2 roll > 11.2.roll.1: TWO_SOLDIERS COURAGE SKULL SKULL SKULL COURAGE
270 2 lock r1 b2
271 2 reroll r2 w1 w2 > 11.2.roll.2: TWO_SOLDIERS SKULL SKULL
272 2 reroll r2 w1 w2 > 11.2.roll.3: TOOL SKULL SOLDIER
273 1 use legion-of-merit
274 1 take tank
275 1 ready
276 2 use bronze-star
277 2 find binoculars
278 2 use distinguished-conduct-medal
279 2 recruit hero
280 2 use corporal
281 2 reroll w1 > 11.2.roll.4: TOOL
282 2 ready
283 1 straight
284 1 take silver-star
285 2 straight
286 2 take victoria-cross
287 1 find mine-detector
288 1 done
289 2 done
290 1 advance 5
291 2 advance 5
292 1 ready > 11.0.mgf.4: 4
293 1 ready
294 2 ready
295 1 pay 1 1
296 1 lose soldiers
297 2 pay 5 1
298 1 roll > 12.1.roll.1: STAR SKULL COURAGE SKULL COURAGE SOLDIER
299 1 lock r1 b2
300 1 reroll r2 w1 w2 b1 > 12.1.roll.2: SKULL TWO_SOLDIERS SOLDIER SKULL
301 1 reroll r2 b1 > 12.1.roll.3: SOLDIER TWO_SOLDIERS
302 2 roll > 12.2.roll.1: SOLDIER SOLDIER SOLDIER COURAGE TOOL COURAGE
303 2 lock b1 b2
304 2 reroll r1 r2 w1 > 12.2.roll.2: SOLDIER SOLDIER TOOL
305 2 reroll r1 r2 > 12.2.roll.3: SOLDIER TWO_SOLDIERS
306 1 ready
307 2 use corporal
308 2 reroll r1 > 12.2.roll.4: TOOL
309 2 use binoculars
310 2 set r2 COURAGE
311 2 ready
312 1 claim SOLDIER
313 2 claim COURAGE
314 2 charge
315 2 claim TOOL
316 2 stars
317 1 done
318 2 trade 1
319 2 give soldiers 6
320 2 offer
321 1 accept
322 1 done
323 2 done
324 1 stay
325 2 stay
326 1 ready > 12.0.mgf.4: 6
327 1 ready
328 2 ready
329 1 pay 0 1
330 1 lose soldiers
331 2 pay 3 2
332 2 lose soldiers
333 1 roll > 13.1.roll.1: COURAGE TWO_SOLDIERS COURAGE TOOL STAR SKULL
334 1 lock r2 b1
335 1 reroll r1 w1 w2 b2 > 13.1.roll.2: SKULL SKULL STAR COURAGE
336 1 reroll r1 w1 b2 > 13.1.roll.3: STAR TOOL SOLDIER
337 2 roll > 13.2.roll.1: TOOL STAR TOOL SOLDIER SKULL STAR
338 2 lock r2 b2
339 2 reroll r1 w1 w2 b1 > 13.2.roll.2: TWO_SOLDIERS TOOL COURAGE COURAGE
340 2 reroll w1 w2 > 13.2.roll.3: SOLDIER SOLDIER
341 1 use corporal
342 1 reroll b2 > 13.1.roll.4: SKULL
343 1 use silver-star
344 1 roll > 13.1.roll.5: SOLDIER SOLDIER COURAGE TWO_SOLDIERS COURAGE SOLDIER
345 1 lock r1 b2
346 1 reroll r2 w1 w2 b1 > 13.1.roll.6: STAR TWO_SOLDIERS SKULL TWO_SOLDIERS
347 1 reroll r2 w2 > 13.1.roll.7: TWO_SOLDIERS SOLDIER
348 2 use corporal
349 2 reroll w1 > 13.2.roll.4: SOLDIER
350 2 ready
351 1 claim SOLDIER
352 1 claim TWO_SOLDIERS
353 1 done
354 2 find whistle
355 2 done
356 1 stay
357 2 stay
358 1 ready > 13.0.mgf.4: 5
359 1 ready
360 2 ready
361 1 pay 0 0
362 1 lose soldiers
363 2 pay 1 2
364 2 lose soldiers
365 1 roll > 14.1.roll.1: SKULL STAR SOLDIER SOLDIER TWO_SOLDIERS SOLDIER
366 1 lock w1 b2
367 1 reroll r1 r2 w2 > 14.1.roll.2: SOLDIER SKULL SOLDIER
368 1 reroll r2 w2 b1 > 14.1.roll.3: COURAGE TWO_SOLDIERS TOOL
369 2 roll > 14.2.roll.1: SOLDIER SKULL STAR TWO_SOLDIERS SOLDIER SOLDIER
370 2 lock w1 w2
371 2 reroll r1 r2 b1 b2 > 14.2.roll.2: COURAGE TWO_SOLDIERS TOOL SOLDIER
372 2 reroll r2 b1 b2 > 14.2.roll.3: TOOL SKULL COURAGE
373 1 use corporal
374 1 reroll w2 > 14.1.roll.4: COURAGE
375 2 use corporal
376 2 reroll r2 > 14.2.roll.4: SKULL
377 2 ready
378 1 claim SOLDIER
379 2 cancel w2
380 1 done
381 2 done
382 1 move 6
383 2 advance 7 > 14.0.mgf.6: 3
384 1 ready
385 1 pay 2 0
386 1 lose soldiers
387 2 pay 0 1
388 2 lose soldiers
389 1 roll > 15.1.roll.1: TOOL COURAGE STAR SOLDIER COURAGE SKULL
390 1 lock w1 w2
391 1 reroll r1 r2 b1 > 15.1.roll.2: COURAGE TWO_SOLDIERS TWO_SOLDIERS
392 1 reroll r2 > 15.1.roll.3: STAR
393 2 roll > 15.2.roll.1: COURAGE TWO_SOLDIERS TOOL COURAGE TWO_SOLDIERS SKULL
394 2 lock r1 w2
395 2 reroll w1 b1 b2 > 15.2.roll.2: SOLDIER TOOL STAR
396 2 reroll b1 b2 > 15.2.roll.3: COURAGE SOLDIER
397 1 ready
398 2 ready
399 1 straight
400 2 claim COURAGE
401 2 charge
402 1 done
403 1 advance 8
404 2 charge 9 > 15.2.mine.1: 3
405 2 pay 0 0
406 2 lose soldiers
407 1 ready > 15.0.mgf.7: 1 15.0.mgf.8: 4
408 1 ready
409 1 pay 2 2
410 1 lose soldiers
411 2 pay 0 0
412 2 lose soldiers
413 1 roll > 16.1.roll.1: SOLDIER TWO_SOLDIERS STAR TOOL COURAGE TWO_SOLDIERS
414 1 lock w1 w2
415 1 reroll r1 r2 b1 b2 > 16.1.roll.2: SKULL SOLDIER STAR SKULL
416 1 reroll r1 r2 b2 > 16.1.roll.3: TWO_SOLDIERS TWO_SOLDIERS COURAGE
417 2 roll > 16.2.roll.1: STAR COURAGE SKULL STAR STAR SKULL
418 2 lock w2 b1
419 2 reroll w1 b2 > 16.2.roll.2: STAR SOLDIER
420 2 reroll w1 b2 > 16.2.roll.3: STAR SKULL
421 1 ready
422 2 use corporal
423 2 reroll b2 > 16.2.roll.4: SOLDIER
424 2 ready
425 2 claim STAR
426 2 white TWO_SOLDIERS
427 1 done
428 2 recruit lieutenant
429 2 find dispatch-case
430 1 use mine-detector
431 1 advance 9
432 1 sacrifice veteran
433 2 advance bunker
434 1 ready > 16.0.mgf.8: 2 16.0.mgf.9: 6
435 1 use bangalore-torpedo
436 1 ready
437 1 pay 0 2
438 2 lose soldiers
439 1 roll > 17.1.roll.1: TWO_SOLDIERS SKULL COURAGE SKULL STAR SOLDIER
440 1 lock w1 w2
441 1 reroll r1 b1 b2 > 17.1.roll.2: TWO_SOLDIERS COURAGE STAR
442 1 reroll r1 r2 b2 > 17.1.roll.3: TOOL COURAGE TOOL
443 1 use purple-heart
444 1 ready
445 1 claim COURAGE
446 1 charge
447 1 find strategic-map
448 1 charge bunker
449 1 ready > 17.0.mgf.9: 3
450 1 ready
451 1 pay 8 0
452 1 lose soldiers
end won seed=golden-6
