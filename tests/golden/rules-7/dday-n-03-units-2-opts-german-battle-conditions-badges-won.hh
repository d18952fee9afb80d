# ends as 3b4fad3e73bd4c85bc9da769d9dc6c0d
hh2 dday n-03 units=2 boxes=base opts=battle-conditions,badges,german rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start 1
2 2 start 1 > 1.0.condition.1?.aid-post-overrun,artillery-barrage,clear-skies,counter-attack,deep-mud,drizzle,exhaustion,field-hospital,gale,heavy-showers,hidden-snipers,jammed-guns,keep-moving,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,supply-drop,supply-shortage,unmarked-mines: aid-post-overrun
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
30 2 ready > 2.0.condition.2?.artillery-barrage,clear-skies,counter-attack,deep-mud,drizzle,exhaustion,field-hospital,gale,heavy-showers,hidden-snipers,jammed-guns,keep-moving,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,supply-drop,supply-shortage,unmarked-mines: heavy-showers
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
53 2 ready > 3.0.condition.3?.artillery-barrage,clear-skies,counter-attack,deep-mud,drizzle,exhaustion,field-hospital,gale,hidden-snipers,jammed-guns,keep-moving,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,supply-drop,supply-shortage,unmarked-mines: deep-mud
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
74 1 advance 4
75 2 advance 4
76 3 forfeit fallschirmjaeger
77 1 ready
78 2 ready
79 1 lose soldiers
80 2 lose soldiers > 4.0.condition.4?.artillery-barrage,clear-skies,counter-attack,drizzle,exhaustion,field-hospital,gale,hidden-snipers,jammed-guns,keep-moving,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,supply-drop,supply-shortage,unmarked-mines: gale
81 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
82 1 lock w1 b1
83 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
84 1 reroll b2 > 4.1.roll.3: TOOL
85 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
86 2 lock w1 b2
87 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
88 2 reroll r2 > 4.2.roll.3: COURAGE
89 3 roll > 4.3.roll.1: STAR SOLDIER TOOL TWO_SOLDIERS SKULL SOLDIER
90 3 lock r1 r2
91 3 reroll w1 w2 k1 k2 > 4.3.roll.2: SOLDIER SKULL SOLDIER SOLDIER
92 3 reroll k1 > 4.3.roll.3: STAR
93 1 claim COURAGE
94 1 charge
95 2 claim SOLDIER
96 3 declared
97 3 cancel r2
98 1 find lucky-charm
99 1 use lucky-charm
100 1 gain stars
101 1 done
102 2 done
103 3 done
104 1 stay
105 2 stay
106 1 ready
107 2 ready
108 1 lose soldiers
109 2 lose soldiers > 5.0.condition.5?.artillery-barrage,clear-skies,counter-attack,drizzle,exhaustion,field-hospital,hidden-snipers,jammed-guns,keep-moving,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,supply-drop,supply-shortage,unmarked-mines: artillery-barrage
110 1 pass
111 2 pass
112 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
113 1 lock w2 b2
114 1 reroll r1 r2 w1 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
115 1 reroll r1 w1 > 5.1.roll.3: STAR SOLDIER
116 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
117 2 lock w2 b1
118 2 reroll r1 r2 > 5.2.roll.2: COURAGE COURAGE
119 2 reroll w1 > 5.2.roll.3: SOLDIER
120 3 roll > 5.3.roll.1: SOLDIER SKULL TWO_SOLDIERS TWO_SOLDIERS STAR SKULL
121 3 lock r1 w2
122 3 reroll w1 k1 > 5.3.roll.2: STAR SKULL
123 3 reroll w1 > 5.3.roll.3: TWO_SOLDIERS
124 1 recruit hero
125 1 done
126 2 recruit scout
127 2 done
128 3 recruit zwangsrekrut
129 1 stay
130 2 stay
131 3 pay
132 1 ready
133 2 ready
134 1 pay 0 0
135 1 lose soldiers
136 2 lose soldiers > 6.0.condition.6?.clear-skies,counter-attack,drizzle,exhaustion,field-hospital,hidden-snipers,jammed-guns,keep-moving,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,supply-drop,supply-shortage,unmarked-mines: supply-drop
137 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
138 1 lock w1 w2
139 1 reroll r1 r2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
140 1 reroll b2 > 6.1.roll.3: STAR
141 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
142 2 lock r2 b2
143 2 reroll r1 w1 w2 b1 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER SKULL
144 2 reroll w2 > 6.2.roll.3: SOLDIER
145 3 roll > 6.3.roll.1: SOLDIER TOOL SKULL SOLDIER STAR STAR
146 3 lock r2 w1
147 3 stop
148 2 straight
149 2 take distinguished-service-cross
150 3 cancel r1
151 1 done
152 2 done
153 3 recruit kradmelder
154 1 move 5
155 2 move 5
156 3 pay
157 1 ready
158 2 ready
159 1 pay 0 1
160 2 lose soldiers > 7.0.condition.7?.clear-skies,counter-attack,drizzle,exhaustion,field-hospital,hidden-snipers,jammed-guns,keep-moving,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,supply-shortage,unmarked-mines: jammed-guns
161 3 pass
162 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
163 1 lock b1 b2
164 1 reroll r1 r2 w1 > 7.1.roll.2: TWO_SOLDIERS STAR TOOL
165 1 reroll r2 w1 > 7.1.roll.3: STAR TOOL
166 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
167 2 lock b1 b2
168 2 reroll w1 > 7.2.roll.2: STAR
169 2 reroll w1 > 7.2.roll.3: COURAGE
170 3 roll > 7.3.roll.1: TOOL SKULL SKULL SOLDIER SOLDIER TOOL
171 3 lock w2 k1
172 3 stop
173 2 ready
174 2 straight
175 2 take medal-of-honor
176 3 cancel k2
177 3 cancel w2
178 1 recruit corporal
179 1 find pocket-bible
180 1 use pocket-bible
181 1 done
182 2 recruit beachmaster
183 2 done
184 3 done
185 1 stay
186 2 stay
187 3 forfeit zwangsrekrut
188 3 forfeit kradmelder
189 1 ready
190 2 ready
191 1 pay 3 0
192 2 lose soldiers > 8.0.condition.8?.clear-skies,counter-attack,drizzle,exhaustion,field-hospital,hidden-snipers,keep-moving,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,supply-shortage,unmarked-mines: keep-moving
193 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
194 1 lock w2 b2
195 1 reroll r1 r2 b1 > 8.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
196 1 reroll w1 > 8.1.roll.3: STAR
197 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
198 2 lock r2 w2
199 2 reroll r1 w1 b1 b2 > 8.2.roll.2: SOLDIER STAR SOLDIER TWO_SOLDIERS
200 2 reroll w1 > 8.2.roll.3: TOOL
201 3 roll > 8.3.roll.1: SKULL SOLDIER TWO_SOLDIERS TWO_SOLDIERS TOOL SOLDIER
202 3 lock r1 w1
203 3 reroll k2 > 8.3.roll.2: TOOL
204 3 reroll w2 k1 > 8.3.roll.3: TOOL TOOL
205 1 ready
206 2 ready
207 1 claim TWO_SOLDIERS
208 3 cancel r2
209 1 recruit decoy
210 1 done
211 2 find rangefinder
212 2 done
213 3 done
214 1 stay
215 2 stay
216 1 pay 1 0
217 1 lose soldiers
218 2 lose soldiers
219 1 ready
220 2 ready
221 1 pay 0 0
222 1 lose soldiers
223 2 lose soldiers > 9.0.condition.9?.clear-skies,counter-attack,drizzle,exhaustion,field-hospital,hidden-snipers,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,supply-shortage,unmarked-mines: supply-shortage
224 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
225 1 lock w1 w2
226 1 reroll r1 r2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
227 1 reroll b2 > 9.1.roll.3: STAR
228 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
229 2 lock b1 b2
230 2 reroll r1 r2 w1 w2 > 9.2.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
231 2 reroll r2 > 9.2.roll.3: SOLDIER
232 3 roll > 9.3.roll.1: TWO_SOLDIERS TOOL TWO_SOLDIERS TOOL TWO_SOLDIERS TWO_SOLDIERS
233 3 lock w1 k2
234 3 stop
235 1 ready
236 2 use rangefinder
237 1 ready
238 2 set b1 TWO_SOLDIERS
239 2 ready
240 1 straight
241 1 take memorial-cross
242 2 claim TWO_SOLDIERS
243 3 claim TWO_SOLDIERS
244 1 recruit beachmaster
245 1 done
246 2 recruit corporal
247 2 trade 1
248 2 give soldiers 13
249 2 offer
250 1 accept
251 1 done
252 2 done
253 3 find field-telephone
254 3 done
255 1 move 6
256 2 move 6
257 3 standing ask
258 3 standing usual
259 3 ready
260 1 ready
261 2 ready
262 1 pay 1 0
263 1 lose soldiers
264 2 lose soldiers > 10.0.condition.10?.clear-skies,counter-attack,drizzle,exhaustion,field-hospital,hidden-snipers,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,unmarked-mines: field-hospital
265 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
266 1 lock w1 b1
267 1 reroll b2 > 10.1.roll.2: TWO_SOLDIERS
268 1 stop
269 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
270 2 lock r2 w1
271 2 reroll w2 b1 b2 > 10.2.roll.2: COURAGE TWO_SOLDIERS TWO_SOLDIERS
272 2 reroll w2 b2 > 10.2.roll.3: SOLDIER TWO_SOLDIERS
273 3 roll > 10.3.roll.1: SKULL STAR STAR SKULL TOOL TWO_SOLDIERS
274 3 lock r1 k2
275 3 reroll w1 w2 k1 > 10.3.roll.2: STAR SKULL COURAGE
276 3 reroll r2 w1 w2 > 10.3.roll.3: STAR STAR TOOL
277 1 ready
278 2 use corporal
279 1 ready
280 2 reroll w2 > 10.2.roll.4: TOOL
281 2 ready
282 1 claim TWO_SOLDIERS
283 1 cancel w1
284 2 cancel w2
285 3 cancel w1
286 1 find mine-detector
287 1 done
288 2 done
289 3 use field-telephone
290 1 advance 9
291 2 advance 9
292 1 ready
293 2 ready
294 1 pay 0 1
295 1 lose soldiers
296 2 lose soldiers > 11.0.condition.11?.clear-skies,counter-attack,drizzle,exhaustion,hidden-snipers,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,unmarked-mines: spring-tide
297 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
298 1 lock r1 b1
299 1 reroll w1 b2 > 11.1.roll.2: TWO_SOLDIERS SKULL
300 1 reroll w2 > 11.1.roll.3: SOLDIER
301 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
302 2 lock w1 b2
303 2 reroll r1 r2 w2 > 11.2.roll.2: TOOL TWO_SOLDIERS SOLDIER
304 2 reroll r1 > 11.2.roll.3: STAR
305 3 roll > 11.3.roll.1: COURAGE SOLDIER SOLDIER STAR COURAGE SKULL
306 3 lock r1 r2
307 3 reroll k1 k2 > 11.3.roll.2: SOLDIER SOLDIER
308 3 reroll w1 > 11.3.roll.3: COURAGE
309 1 ready
310 2 ready
311 1 straight
312 1 take conspicuous-gallantry-medal
313 2 claim TWO_SOLDIERS
314 1 done
315 2 done
316 3 done
317 1 move 8
318 2 move 8
319 1 ready
320 2 ready
321 1 pay 1 0
322 1 lose soldiers
323 2 lose soldiers > 12.0.condition.12?.clear-skies,counter-attack,drizzle,exhaustion,hidden-snipers,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,sun-in-the-eyes,unmarked-mines: looted-stores
324 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
325 1 lock w2 b1
326 1 reroll r1 r2 w1 b2 > 12.1.roll.2: STAR STAR COURAGE TWO_SOLDIERS
327 1 stop
328 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
329 2 lock w2 b2
330 2 reroll r1 w1 b1 > 12.2.roll.2: TOOL COURAGE SOLDIER
331 2 reroll w1 b1 > 12.2.roll.3: TOOL TOOL
332 3 roll > 12.3.roll.1: COURAGE COURAGE SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
333 3 lock w2 k2
334 3 reroll r2 > 12.3.roll.2: TWO_SOLDIERS
335 3 reroll r2 k1 > 12.3.roll.3: TWO_SOLDIERS TOOL
336 1 ready
337 2 use corporal
338 1 ready
339 2 reroll r1 > 12.2.roll.4: TWO_SOLDIERS
340 2 ready
341 2 claim TOOL
342 2 stars
343 3 cancel w2
344 1 recruit chaplain
345 1 done
346 2 recruit chaplain
347 2 find bangalore-torpedo
348 2 done
349 3 decorate > 12.3.decoration.2?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: german-cross
350 3 done
351 3 pass
352 1 move 7
353 2 move 7
354 3 ready
355 1 ready
356 2 ready
357 1 pay 1 0
358 1 lose soldiers
359 2 lose soldiers > 13.0.condition.13?.clear-skies,counter-attack,drizzle,exhaustion,hidden-snipers,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,sun-in-the-eyes,unmarked-mines: naval-gunfire
360 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
361 1 lock b1 b2
362 1 reroll w2 > 13.1.roll.2: STAR
363 1 stop
364 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
365 2 lock r1 b2
366 2 reroll r2 w1 w2 b1 > 13.2.roll.2: SKULL STAR SOLDIER TOOL
367 2 reroll r2 b1 > 13.2.roll.3: SKULL STAR
368 3 roll > 13.3.roll.1: COURAGE SKULL COURAGE SKULL TWO_SOLDIERS STAR
369 3 lock r1 w2
370 3 reroll r2 w1 > 13.3.roll.2: SOLDIER TWO_SOLDIERS
371 3 reroll w1 k1 k2 > 13.3.roll.3: STAR SKULL COURAGE
372 1 ready
373 2 use corporal
374 1 ready
375 2 reroll r2 > 13.2.roll.4: SKULL
376 2 ready
377 3 ready
378 1 straight
379 1 take army-good-conduct-medal
380 2 declared
381 3 pass
382 3 cancel r2
383 3 cancel k2
384 1 done
385 2 recruit hero
386 2 find signalling-lamp
387 2 use signalling-lamp
388 2 done
389 3 recruit maschinengewehr-schuetze
390 3 done
391 3 pass
392 1 advance 10
393 2 advance 10
394 3 standing ask
395 3 ready
396 3 forfeit maschinengewehr-schuetze
397 1 ready
398 2 ready > 14.0.condition.14?.clear-skies,counter-attack,drizzle,exhaustion,hidden-snipers,low-clouds,misfires,morning-fog,radio-silence,resistance-guides,second-wind,shell-shock,sun-in-the-eyes,unmarked-mines: low-clouds
399 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
400 1 lock r1 w2
401 1 reroll w1 b1 > 14.1.roll.2: STAR COURAGE
402 1 reroll r2 w1 b2 > 14.1.roll.3: STAR TWO_SOLDIERS STAR
403 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
404 2 lock w1 b2
405 2 reroll r1 r2 w2 b1 > 14.2.roll.2: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS
406 2 reroll r1 w2 > 14.2.roll.3: STAR TWO_SOLDIERS
407 3 roll > 14.3.roll.1: TOOL STAR COURAGE TWO_SOLDIERS STAR TOOL
408 3 lock w2 k2
409 3 reroll r2 k1 > 14.3.roll.2: COURAGE TOOL
410 3 reroll r1 > 14.3.roll.3: SKULL
411 1 ready
412 2 ready
413 3 standing usual
414 3 ready
415 1 declared
416 2 declared
417 3 pass
418 3 cancel w2
419 1 recruit lieutenant
420 2 mine
421 1 recruit minesweeper
422 1 done
423 2 find field-radio
424 2 use field-radio
425 2 done
426 3 done
427 3 pass
428 1 advance 13
429 2 advance 13
430 3 ready
431 2 ready > 15.0.condition.15?.clear-skies,counter-attack,drizzle,exhaustion,hidden-snipers,misfires,morning-fog,radio-silence,resistance-guides,second-wind,shell-shock,sun-in-the-eyes,unmarked-mines: hidden-snipers
432 2 pass
433 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
434 1 lock r1 b1
435 1 reroll r2 w1 w2 b2 > 15.1.roll.2: SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
436 1 reroll r2 w1 w2 b2 > 15.1.roll.3: TOOL SKULL STAR TWO_SOLDIERS
437 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
438 2 lock w1 b1
439 2 reroll r1 b2 > 15.2.roll.2: SKULL SOLDIER
440 2 reroll r2 > 15.2.roll.3: STAR
441 3 roll > 15.3.roll.1: TWO_SOLDIERS SOLDIER SOLDIER COURAGE STAR TOOL
442 3 lock w1 k1
443 3 stop
444 1 use corporal
445 1 reroll w1 > 15.1.roll.4: SOLDIER
446 1 ready
447 2 use corporal
448 1 ready
449 2 reroll r2 > 15.2.roll.4: TWO_SOLDIERS
450 2 ready
451 3 ready
452 2 declared
453 2 cancel r2
454 2 cancel b2
455 1 recruit sniper
456 1 find grenade
457 2 mine
458 1 find ammo-box
459 1 done
460 2 use shoulder-patch
461 2 lose soldiers
462 2 recruit minesweeper
463 2 done
464 3 done
465 3 pass
466 1 advance bunker
467 2 move 14
468 2 sacrifice minesweeper
469 2 ready
470 3 standing pass
471 2 ready
472 1 pay 4 0
473 2 pay 2 0
474 2 lose soldiers
475 2 use bangalore-torpedo
end won seed=golden-0
