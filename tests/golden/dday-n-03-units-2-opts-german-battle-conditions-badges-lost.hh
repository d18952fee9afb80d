# ends as 3e9fae11a2f2549a06f2d2c84d48d395
hh2 dday n-03 units=2 boxes=base opts=battle-conditions,badges,german rules=8 seed#=f2b582d8496a2934d6d948e0f7b2925b
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
12 3 lock r2 w2
13 3 reroll r1 w1 k1 k2 > 1.3.roll.2: STAR COURAGE SKULL COURAGE
14 3 reroll w1 k1 > 1.3.roll.3: SOLDIER TWO_SOLDIERS
15 3 use unteroffizier
16 3 reroll k2 > 1.3.roll.4: STAR
17 1 claim TOOL
18 2 claim SOLDIER
19 1 recruit sharpshooter
20 1 find walkie-talkie
21 1 done
22 2 done
23 3 done
24 1 stay
25 2 stay
26 3 pay
27 1 ready
28 2 ready
29 1 lose soldiers > 2.0.condition.2?.artillery-barrage,clear-skies,counter-attack,deep-mud,drizzle,exhaustion,field-hospital,gale,heavy-showers,hidden-snipers,jammed-guns,keep-moving,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,supply-drop,supply-shortage,unmarked-mines: heavy-showers
30 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
31 1 lock b1 b2
32 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
33 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
34 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
35 2 lock w1 b2
36 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
37 2 reroll w2 > 2.2.roll.3: TOOL
38 3 roll > 2.3.roll.1: TOOL COURAGE SOLDIER TOOL SOLDIER TWO_SOLDIERS
39 3 lock k1 k2
40 3 reroll r1 r2 w2 > 2.3.roll.2: COURAGE STAR SKULL
41 3 reroll r1 r2 w2 > 2.3.roll.3: STAR COURAGE TOOL
42 3 use unteroffizier
43 3 reroll w2 > 2.3.roll.4: COURAGE
44 2 claim SOLDIER
45 1 done
46 2 done
47 3 recruit maschinengewehr-schuetze
48 3 decorate > 2.3.decoration.1?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: gestapo-disk
49 3 use gestapo-disk
50 1 stay
51 2 stay
52 3 pay
53 1 ready
54 2 ready > 3.0.condition.3?.artillery-barrage,clear-skies,counter-attack,deep-mud,drizzle,exhaustion,field-hospital,gale,hidden-snipers,jammed-guns,keep-moving,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,supply-drop,supply-shortage,unmarked-mines: deep-mud
55 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
56 1 lock r1 w2
57 1 reroll r2 w1 b1 b2 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
58 1 reroll r2 w1 > 3.1.roll.3: TWO_SOLDIERS SKULL
59 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
60 2 lock w1 w2
61 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
62 2 reroll r1 r2 > 3.2.roll.3: SOLDIER STAR
63 3 roll > 3.3.roll.1: SOLDIER TWO_SOLDIERS SKULL TOOL STAR TWO_SOLDIERS
64 3 lock r2 k2
65 3 reroll w1 w2 k1 > 3.3.roll.2: SOLDIER TWO_SOLDIERS COURAGE
66 3 reroll k1 > 3.3.roll.3: COURAGE
67 3 use unteroffizier
68 3 reroll w1 > 3.3.roll.4: SOLDIER
69 1 cancel r1
70 3 claim TWO_SOLDIERS
71 1 recruit scout
72 1 done
73 2 recruit sharpshooter
74 2 done
75 1 advance 4
76 2 advance 4
77 3 pay
78 1 ready
79 2 ready
80 1 lose soldiers
81 2 lose soldiers > 4.0.condition.4?.artillery-barrage,clear-skies,counter-attack,drizzle,exhaustion,field-hospital,gale,hidden-snipers,jammed-guns,keep-moving,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,supply-drop,supply-shortage,unmarked-mines: gale
82 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
83 1 lock w1 b1
84 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
85 1 reroll b2 > 4.1.roll.3: TOOL
86 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
87 2 lock w1 b2
88 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
89 2 reroll r2 > 4.2.roll.3: COURAGE
90 3 roll > 4.3.roll.1: STAR SOLDIER TOOL TWO_SOLDIERS SKULL SOLDIER
91 3 lock r2 k2
92 3 reroll r1 w1 w2 k1 > 4.3.roll.2: SOLDIER SKULL SOLDIER SOLDIER
93 3 reroll w1 > 4.3.roll.3: STAR
94 3 use unteroffizier
95 3 reroll k1 > 4.3.roll.4: COURAGE
96 1 claim COURAGE
97 1 charge
98 2 claim SOLDIER
99 3 claim SOLDIER
100 1 find lucky-charm
101 1 use lucky-charm
102 1 gain stars
103 1 done
104 2 done
105 1 stay
106 2 stay
107 3 pay
108 1 ready
109 2 ready
110 1 lose soldiers
111 2 lose soldiers > 5.0.condition.5?.artillery-barrage,clear-skies,counter-attack,drizzle,exhaustion,field-hospital,hidden-snipers,jammed-guns,keep-moving,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,supply-drop,supply-shortage,unmarked-mines: artillery-barrage
112 1 pass
113 2 pass
114 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
115 1 lock w2 b2
116 1 reroll r1 r2 w1 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
117 1 reroll r1 w1 > 5.1.roll.3: STAR SOLDIER
118 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
119 2 lock w2 b1
120 2 reroll r1 r2 > 5.2.roll.2: COURAGE COURAGE
121 2 reroll w1 > 5.2.roll.3: SOLDIER
122 3 roll > 5.3.roll.1: SOLDIER SKULL TWO_SOLDIERS TWO_SOLDIERS STAR SKULL
123 3 lock w1 w2
124 3 reroll r1 r2 k1 k2 > 5.3.roll.2: TOOL STAR SKULL SOLDIER
125 3 reroll r1 k1 > 5.3.roll.3: SKULL TOOL
126 3 use unteroffizier
127 3 reroll r1 > 5.3.roll.4: TWO_SOLDIERS
128 1 recruit hero
129 1 done
130 2 recruit scout
131 2 done
132 3 recruit pionier
133 1 stay
134 2 stay
135 3 pay
136 1 ready
137 2 trade 1
138 2 give soldiers 2
139 2 offer
140 1 accept
141 2 ready
142 1 pay 0 0
143 1 lose soldiers
144 2 lose soldiers > 6.0.condition.6?.clear-skies,counter-attack,drizzle,exhaustion,field-hospital,hidden-snipers,jammed-guns,keep-moving,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,supply-drop,supply-shortage,unmarked-mines: supply-drop
145 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
146 1 lock w1 w2
147 1 reroll r1 r2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
148 1 reroll b2 > 6.1.roll.3: STAR
149 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
150 2 lock r2 b2
151 2 reroll r1 w1 w2 b1 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER SKULL
152 2 reroll w2 > 6.2.roll.3: SOLDIER
153 3 roll > 6.3.roll.1: SOLDIER TOOL SKULL SOLDIER STAR STAR
154 3 lock r1 w2
155 3 reroll r2 w1 k1 k2 > 6.3.roll.2: SOLDIER COURAGE SKULL TWO_SOLDIERS
156 3 reroll k1 > 6.3.roll.3: STAR
157 3 use unteroffizier
158 3 reroll r2 > 6.3.roll.4: TOOL
159 2 straight
160 2 take distinguished-service-cross
161 1 done
162 2 done
163 3 decorate > 6.3.decoration.2?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: wound-badge-gold
164 3 lose unteroffizier
165 1 move 5 > 6.1.mine.1: 4
166 1 pay 0 1
167 1 lose soldiers
168 2 move 5 > 6.2.mine.1: 6
169 2 lose soldiers
170 3 pay
171 1 trade 2
172 1 give soldiers 2
173 1 offer
174 2 accept
175 1 ready
176 1 pay 0 0
177 1 lose soldiers
178 2 lose soldiers > 7.0.condition.7?.clear-skies,counter-attack,drizzle,exhaustion,field-hospital,hidden-snipers,jammed-guns,keep-moving,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,supply-shortage,unmarked-mines: jammed-guns
179 3 pass
180 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
181 1 lock w2 b1
182 1 reroll r2 w1 b2 > 7.1.roll.2: TWO_SOLDIERS STAR TOOL
183 1 reroll w1 b2 > 7.1.roll.3: STAR TOOL
184 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
185 2 lock b1 b2
186 2 reroll r2 w1 w2 > 7.2.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
187 2 reroll w1 > 7.2.roll.3: COURAGE
188 3 roll > 7.3.roll.1: TOOL SKULL SKULL SOLDIER SOLDIER TOOL
189 3 lock w2 k1
190 3 reroll r1 r2 w1 k2 > 7.3.roll.2: SKULL COURAGE COURAGE TWO_SOLDIERS
191 3 reroll r1 r2 w1 > 7.3.roll.3: SOLDIER TWO_SOLDIERS TWO_SOLDIERS
192 2 ready
193 2 claim TWO_SOLDIERS
194 3 claim SOLDIER
195 3 claim TWO_SOLDIERS
196 1 recruit corporal
197 1 find pocket-bible
198 1 use pocket-bible
199 1 done
200 2 recruit beachmaster
201 2 done
202 1 stay
203 2 stay
204 3 pay
205 1 trade 2
206 1 give courage 2
207 1 offer
208 2 accept
209 1 ready
210 1 pay 0 0
211 1 lose soldiers
212 2 lose soldiers > 8.0.condition.8?.clear-skies,counter-attack,drizzle,exhaustion,field-hospital,hidden-snipers,keep-moving,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,supply-shortage,unmarked-mines: keep-moving
213 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
214 1 lock w1 w2
215 1 reroll r1 r2 b1 b2 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
216 1 reroll b1 b2 > 8.1.roll.3: COURAGE SKULL
217 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
218 2 lock r2 w2
219 2 reroll r1 w1 b1 b2 > 8.2.roll.2: SOLDIER STAR SOLDIER TWO_SOLDIERS
220 2 reroll w1 > 8.2.roll.3: TOOL
221 3 roll > 8.3.roll.1: SKULL SOLDIER TWO_SOLDIERS TWO_SOLDIERS TOOL SOLDIER
222 3 lock r2 k2
223 3 reroll r1 w1 w2 k1 > 8.3.roll.2: SOLDIER STAR TOOL SKULL
224 3 reroll w1 w2 k1 > 8.3.roll.3: TWO_SOLDIERS COURAGE COURAGE
225 1 use corporal
226 1 reroll b2 > 8.1.roll.4: SOLDIER
227 2 ready
228 1 straight
229 1 take medal-of-honor
230 1 done
231 2 find rangefinder
232 2 done
233 1 advance 8
234 2 advance 8
235 3 pay > 8.0.mgf.7: 6
236 1 trade 2
237 1 give soldiers 5
238 1 offer
239 2 accept
240 1 ready
241 1 pay 9 1
242 1 lose scout
243 1 lose hero
244 2 lose soldiers > 9.0.condition.9?.clear-skies,counter-attack,drizzle,exhaustion,field-hospital,hidden-snipers,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,supply-shortage,unmarked-mines: supply-shortage
245 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
246 1 lock w1 w2
247 1 reroll r1 r2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
248 1 stop
249 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
250 2 lock r1 b1
251 2 reroll r2 w1 w2 b2 > 9.2.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
252 2 reroll w1 b2 > 9.2.roll.3: SOLDIER COURAGE
253 3 roll > 9.3.roll.1: TWO_SOLDIERS TOOL TWO_SOLDIERS TOOL TWO_SOLDIERS TWO_SOLDIERS
254 3 lock k1 k2
255 3 reroll r2 w2 > 9.3.roll.2: STAR SKULL
256 3 reroll w2 > 9.3.roll.3: COURAGE
257 1 ready
258 2 use rangefinder
259 1 ready
260 2 set b2 TWO_SOLDIERS
261 2 ready
262 1 straight
263 1 take memorial-cross
264 2 claim TWO_SOLDIERS
265 3 claim TWO_SOLDIERS
266 1 done
267 2 trade 1
268 2 give soldiers 9
269 2 offer
270 1 accept
271 1 done
272 2 done
273 3 recruit zwangsrekrut
274 1 stay
275 2 stay
276 3 pay > 9.0.mgf.7: 5
277 1 ready
278 2 ready
279 1 lose soldiers
280 2 lose soldiers > 10.0.condition.10?.clear-skies,counter-attack,drizzle,exhaustion,field-hospital,hidden-snipers,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,unmarked-mines: field-hospital
281 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
282 1 lock r1 w2
283 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
284 1 reroll b1 > 10.1.roll.3: SOLDIER
285 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
286 2 lock r1 w2
287 2 reroll r2 w1 b1 b2 > 10.2.roll.2: SKULL TOOL TOOL STAR
288 2 reroll r2 w1 b1 b2 > 10.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
289 3 roll > 10.3.roll.1: SKULL STAR STAR SKULL TOOL TWO_SOLDIERS
290 3 lock w1 k2
291 3 reroll r1 r2 w2 k1 > 10.3.roll.2: SKULL STAR TOOL STAR
292 3 reroll r1 w2 > 10.3.roll.3: COURAGE SKULL
293 1 ready
294 2 ready
295 1 claim TWO_SOLDIERS
296 3 claim STAR
297 3 choose courage
298 3 cancel r1
299 1 find mine-detector
300 2 mine
301 1 done
302 2 done
303 3 recruit scharfschuetze
304 3 decorate > 10.3.decoration.3?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-silver: german-cross
305 3 done
306 3 pass
307 1 stay
308 2 stay
309 3 use scharfschuetze
310 3 strike 1
311 1 lose soldiers
312 3 ready
313 3 pay > 10.0.mgf.7: 6
314 1 trade 2
315 1 give soldiers 1
316 1 offer
317 2 accept
318 1 ready
319 1 lose soldiers
320 2 lose soldiers > 11.0.condition.11?.clear-skies,counter-attack,drizzle,exhaustion,hidden-snipers,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,unmarked-mines: spring-tide
321 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
322 1 lock r1 w1
323 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
324 1 reroll r2 w2 b2 > 11.1.roll.3: SOLDIER SKULL TWO_SOLDIERS
325 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
326 2 lock w1 b2
327 2 reroll r1 r2 b1 > 11.2.roll.2: TOOL TWO_SOLDIERS SOLDIER
328 2 reroll b1 > 11.2.roll.3: STAR
329 3 roll > 11.3.roll.1: COURAGE SOLDIER SOLDIER STAR COURAGE SKULL
330 3 lock r2 w1
331 3 reroll r1 k1 k2 > 11.3.roll.2: STAR STAR SKULL
332 3 reroll k2 > 11.3.roll.3: COURAGE
333 1 use corporal
334 1 reroll w2 > 11.1.roll.4: STAR
335 1 ready
336 2 ready
337 3 ready
338 2 declared
339 3 claim STAR
340 3 black SOLDIER
341 3 claim SOLDIER
342 1 recruit chaplain
343 1 find grenade
344 2 mine > 11.1.tie.1: 5 11.2.tie.1: 6
345 1 find binoculars
346 1 done
347 2 recruit hero
348 2 done
349 3 recruit funker
350 3 done
351 3 pass
352 1 move 9
353 2 move 9
354 3 use scharfschuetze
355 3 strike 1
356 1 lose soldiers
357 3 ready
358 3 pay
359 1 ready
360 2 ready
361 1 lose soldiers
362 2 pay 2 0
363 2 lose soldiers > 12.0.condition.12?.clear-skies,counter-attack,drizzle,exhaustion,hidden-snipers,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,sun-in-the-eyes,unmarked-mines: looted-stores
364 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
365 1 lock w1 b1
366 1 reroll r1 w2 > 12.1.roll.2: TOOL STAR
367 1 reroll r1 > 12.1.roll.3: SOLDIER
368 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
369 2 lock w1 w2
370 2 reroll r1 r2 b1 b2 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
371 2 reroll r1 r2 > 12.2.roll.3: TOOL TOOL
372 3 roll > 12.3.roll.1: COURAGE COURAGE SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
373 3 lock k1 k2
374 3 reroll r1 r2 w1 w2 > 12.3.roll.2: SOLDIER TWO_SOLDIERS SKULL TWO_SOLDIERS
375 3 reroll w1 > 12.3.roll.3: TWO_SOLDIERS
376 1 ready
377 2 ready
378 3 ready
379 1 declared
380 3 claim TWO_SOLDIERS
381 1 done
382 2 done
383 3 done
384 3 pass
385 1 stay
386 2 stay
387 3 use scharfschuetze
388 3 strike 1
389 1 lose soldiers
390 3 ready
391 3 pay
392 1 ready
393 2 trade 1
394 2 give courage 3
395 2 offer
396 1 accept
397 2 ready
398 1 lose soldiers
399 2 pay 0 1
400 2 lose scout
401 2 lose soldiers > 13.0.condition.13?.clear-skies,counter-attack,drizzle,exhaustion,hidden-snipers,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,sun-in-the-eyes,unmarked-mines: naval-gunfire
402 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
403 1 lock r2 b2
404 1 reroll r1 w1 w2 b1 > 13.1.roll.2: TWO_SOLDIERS STAR TWO_SOLDIERS TOOL
405 1 reroll b1 > 13.1.roll.3: TOOL
406 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
407 2 lock w1 b1
408 2 reroll r1 r2 w2 b2 > 13.2.roll.2: SKULL STAR SOLDIER TOOL
409 2 reroll r1 r2 b2 > 13.2.roll.3: TOOL TOOL SOLDIER
410 3 roll > 13.3.roll.1: COURAGE SKULL COURAGE SKULL TWO_SOLDIERS STAR
411 3 lock k1 k2
412 3 reroll r1 r2 w1 w2 > 13.3.roll.2: TWO_SOLDIERS COURAGE SKULL TWO_SOLDIERS
413 3 reroll w1 > 13.3.roll.3: TOOL
414 1 use corporal
415 1 reroll b1 > 13.1.roll.4: SKULL
416 1 use binoculars
417 1 set b1 TWO_SOLDIERS
418 1 ready
419 2 ready
420 3 ready
421 1 declared
422 3 claim TWO_SOLDIERS
423 1 recruit decoy
424 1 done
425 2 find field-radio
426 2 use field-radio
427 2 done
428 3 decorate > 13.3.decoration.4?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-silver: iron-cross-1
429 3 done
430 3 pass
431 1 stay
432 2 stay
433 3 lose soldiers
434 3 use scharfschuetze
435 3 strike 1
436 1 lose soldiers
437 3 ready
438 3 pay
439 1 ready
440 2 ready
441 1 lose soldiers
442 2 pay 2 0
443 2 lose soldiers > 14.0.condition.14?.clear-skies,counter-attack,drizzle,exhaustion,hidden-snipers,low-clouds,misfires,morning-fog,radio-silence,resistance-guides,second-wind,shell-shock,sun-in-the-eyes,unmarked-mines: low-clouds
444 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
445 1 lock r2 w1
446 1 reroll r1 w2 b1 b2 > 14.1.roll.2: TWO_SOLDIERS STAR TOOL TOOL
447 1 reroll b1 b2 > 14.1.roll.3: TWO_SOLDIERS SKULL
448 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
449 2 lock w1 b2
450 2 reroll r1 r2 w2 b1 > 14.2.roll.2: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS
451 2 reroll r1 > 14.2.roll.3: TWO_SOLDIERS
452 3 roll > 14.3.roll.1: TOOL STAR COURAGE TWO_SOLDIERS STAR TOOL
453 3 lock w1 w2
454 3 reroll r1 r2 k1 k2 > 14.3.roll.2: SOLDIER TWO_SOLDIERS STAR SOLDIER
455 3 reroll k1 k2 > 14.3.roll.3: TOOL COURAGE
456 1 use corporal
457 1 reroll b2 > 14.1.roll.4: TWO_SOLDIERS
458 1 ready
459 2 ready
460 3 ready
461 1 declared
462 1 done
463 2 recruit corporal
464 2 done
465 3 done
466 3 pass
467 1 advance 12
468 1 sacrifice decoy
469 2 advance 12
470 2 sacrifice hero
471 3 use scharfschuetze
472 3 strike 2
473 2 lose soldiers
474 3 ready
475 3 pay
476 1 trade 2
477 1 give soldiers 1
478 1 offer
479 2 accept
480 1 ready
481 1 lose soldiers
482 2 lose soldiers > 15.0.condition.15?.clear-skies,counter-attack,drizzle,exhaustion,hidden-snipers,misfires,morning-fog,radio-silence,resistance-guides,second-wind,shell-shock,sun-in-the-eyes,unmarked-mines: hidden-snipers
483 2 pass
484 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
485 1 lock r2 w2
486 1 reroll r1 w1 b1 b2 > 15.1.roll.2: SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
487 1 reroll r1 w1 > 15.1.roll.3: TWO_SOLDIERS STAR
488 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
489 2 lock w1 b2
490 2 reroll r1 r2 w2 b1 > 15.2.roll.2: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS
491 2 reroll r1 w2 > 15.2.roll.3: COURAGE STAR
492 3 roll > 15.3.roll.1: TWO_SOLDIERS SOLDIER SOLDIER COURAGE STAR TOOL
493 3 lock r1 r2
494 3 reroll w2 k1 k2 > 15.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER
495 3 stop
496 1 use corporal
497 1 reroll w1 > 15.1.roll.4: SOLDIER
498 1 ready
499 2 use corporal
500 1 ready
501 2 reroll r1 > 15.2.roll.4: TWO_SOLDIERS
502 2 ready
503 3 ready
504 2 declared
505 3 claim SOLDIER
506 3 claim TWO_SOLDIERS
507 1 done
508 2 done
509 3 decorate > 15.3.decoration.5?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,infantry-assault-badge,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-silver: general-assault-badge
510 3 use general-assault-badge
511 3 done
512 3 pass
513 1 stay
514 2 stay
515 3 use scharfschuetze
516 3 strike 2
517 2 lose soldiers
518 3 ready
519 3 pay
520 1 ready
521 2 ready
522 1 lose soldiers
523 2 lose soldiers > 16.0.condition.16?.clear-skies,counter-attack,drizzle,exhaustion,misfires,morning-fog,radio-silence,resistance-guides,second-wind,shell-shock,sun-in-the-eyes,unmarked-mines: shell-shock
524 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
525 1 lock w1 b1
526 1 reroll r1 r2 w2 b2 > 16.1.roll.2: COURAGE SKULL TOOL SOLDIER
527 1 reroll r1 r2 w2 > 16.1.roll.3: COURAGE STAR SKULL
528 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
529 2 lock w1 b1
530 2 reroll r1 r2 w2 b2 > 16.2.roll.2: STAR SOLDIER STAR STAR
531 2 reroll b2 > 16.2.roll.3: TWO_SOLDIERS
532 3 roll > 16.3.roll.1: COURAGE SOLDIER COURAGE TOOL TOOL STAR
533 3 lock r1 r2
534 3 reroll w2 k1 k2 > 16.3.roll.2: SOLDIER SKULL STAR
535 3 reroll k1 k2 > 16.3.roll.3: SKULL SKULL
536 1 use corporal
537 1 reroll w2 > 16.1.roll.4: SOLDIER
538 1 ready
539 2 ready
540 3 use unteroffizier
541 3 reroll k2 > 16.3.roll.4: TOOL
542 3 ready
543 1 ready
544 2 ready
545 2 declared
546 3 pass
547 3 cancel k2
548 1 trade 2
549 1 give soldiers 2
550 1 offer
551 2 accept
552 1 done
553 2 recruit chaplain
554 2 done
555 3 done
556 3 pass
557 1 stay
558 2 stay
559 3 use scharfschuetze
560 3 strike 2
561 2 lose soldiers
562 3 ready
563 3 pay
564 1 ready
565 2 ready
end lost seed=golden-0
