# ends as a2ea94522543ca4d5e907657fc8ee161
hh2 dday n-17 units=2 boxes=base+atlantikwall opts=german rules=3 seed#=f2b582d8496a2934d6d948e0f7b2925b
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
11 3 roll > 1.3.roll.1: TOOL SOLDIER COURAGE TWO_SOLDIERS STAR COURAGE
12 3 lock r1 r2
13 3 reroll k2 > 1.3.roll.2: COURAGE
14 3 stop
15 3 standing ask
16 3 ready
17 1 cancel r1
18 2 claim SOLDIER
19 1 recruit sharpshooter
20 1 done
21 2 recruit sharpshooter
22 2 done
23 3 decorate > 1.3.decoration.1?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: gestapo-disk
24 3 use gestapo-disk
25 3 strike 2
26 1 stay
27 2 stay
28 3 ready
29 3 pay
30 1 ready
31 2 ready
32 1 lose soldiers
33 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
34 1 lock b1 b2
35 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
36 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
37 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
38 2 lock w1 b2
39 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
40 2 reroll w2 > 2.2.roll.3: TOOL
41 3 standing usual
42 3 roll > 2.3.roll.1: TOOL COURAGE SOLDIER TOOL SOLDIER TWO_SOLDIERS
43 3 lock r2 w2
44 3 reroll w1 > 2.3.roll.2: SKULL
45 3 reroll r1 > 2.3.roll.3: STAR
46 3 ready
47 2 claim SOLDIER
48 3 declared
49 3 cancel k2
50 1 recruit corporal
51 1 done
52 2 done
53 3 done
54 1 stay
55 2 stay
56 3 forfeit unteroffizier
57 1 ready
58 2 ready
59 1 lose soldiers
60 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
61 1 lock r1 w2
62 1 reroll r2 w1 b1 b2 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
63 1 reroll r2 w1 > 3.1.roll.3: TWO_SOLDIERS SKULL
64 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
65 2 lock w1 w2
66 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
67 2 reroll r1 r2 > 3.2.roll.3: SOLDIER STAR
68 3 roll > 3.3.roll.1: SOLDIER TWO_SOLDIERS SKULL TOOL STAR TWO_SOLDIERS
69 3 lock r2 w2
70 3 stop
71 1 use corporal
72 1 reroll w1 > 3.1.roll.4: TWO_SOLDIERS
73 3 cancel r1
74 1 recruit decoy
75 1 done
76 2 recruit corporal
77 2 done
78 3 recruit zahlmeister
79 3 done
80 1 move 1
81 2 move 1
82 3 pay
83 1 ready
84 2 ready
85 1 lose soldiers
86 2 lose soldiers
87 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
88 1 lock w1 b1
89 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
90 1 reroll b2 > 4.1.roll.3: TOOL
91 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
92 2 lock w1 b2
93 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
94 2 stop
95 3 roll > 4.3.roll.1: STAR SOLDIER TOOL TWO_SOLDIERS SKULL SOLDIER
96 3 lock r1 k2
97 3 reroll r2 w2 k1 > 4.3.roll.2: TOOL TOOL SKULL
98 3 stop
99 1 use corporal
100 1 reroll b2 > 4.1.roll.4: SOLDIER
101 2 ready
102 1 claim COURAGE
103 1 soldiers
104 2 claim SOLDIER
105 3 cancel r2
106 1 trade 2
107 1 give soldiers 8
108 1 offer
109 2 accept
110 1 done
111 2 done
112 3 find molotov-cocktail
113 3 done
114 1 stay
115 2 stay
116 3 forfeit zahlmeister
117 1 ready
118 2 ready
119 1 lose soldiers
120 2 lose soldiers
121 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
122 1 lock w1 b2
123 1 reroll r1 r2 w2 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
124 1 reroll w2 b1 > 5.1.roll.3: STAR SOLDIER
125 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
126 2 lock b1 b2
127 2 reroll r1 r2 w2 > 5.2.roll.2: SKULL COURAGE STAR
128 2 reroll r1 w2 > 5.2.roll.3: SKULL SOLDIER
129 3 roll > 5.3.roll.1: SOLDIER SKULL TWO_SOLDIERS TWO_SOLDIERS STAR SKULL
130 3 lock r2 k2
131 3 reroll r1 w1 k1 > 5.3.roll.2: STAR TOOL TOOL
132 3 reroll r1 w1 k1 > 5.3.roll.3: STAR SOLDIER TWO_SOLDIERS
133 1 use corporal
134 1 reroll w2 > 5.1.roll.4: COURAGE
135 2 use corporal
136 2 reroll r1 > 5.2.roll.4: TOOL
137 3 cancel k1
138 3 cancel r1
139 1 done
140 2 done
141 3 done
142 1 stay
143 2 stay
144 1 ready
145 2 ready
146 1 lose soldiers
147 2 lose soldiers
148 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
149 1 lock w1 w2
150 1 reroll r1 r2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
151 1 reroll b2 > 6.1.roll.3: STAR
152 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
153 2 lock r1 w2
154 2 reroll r2 w1 b1 b2 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER SKULL
155 2 reroll w1 b1 b2 > 6.2.roll.3: SOLDIER TWO_SOLDIERS SOLDIER
156 3 roll > 6.3.roll.1: SOLDIER TOOL SKULL SOLDIER STAR STAR
157 3 lock w1 k1
158 3 reroll r1 r2 w2 > 6.3.roll.2: TOOL STAR TWO_SOLDIERS
159 3 stop
160 1 ready
161 2 use corporal
162 1 ready
163 2 reroll w1 > 6.2.roll.4: TWO_SOLDIERS
164 2 claim TWO_SOLDIERS
165 3 cancel r1
166 1 done
167 2 done
168 3 recruit kommandant
169 1 advance 3
170 2 advance 3
171 3 forfeit kommandant
172 1 ready
173 2 ready
174 1 lose soldiers
175 2 lose soldiers
176 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
177 1 lock b1 b2
178 1 reroll r1 r2 w1 w2 > 7.1.roll.2: COURAGE SKULL TOOL SKULL
179 1 reroll r2 w1 w2 > 7.1.roll.3: SOLDIER SOLDIER TWO_SOLDIERS
180 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
181 2 lock b1 b2
182 2 reroll r2 w1 w2 > 7.2.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
183 2 stop
184 3 roll > 7.3.roll.1: TOOL SKULL SKULL SOLDIER SOLDIER TOOL
185 3 lock r1 w2
186 3 reroll r2 w1 k1 > 7.3.roll.2: TOOL SOLDIER TWO_SOLDIERS
187 3 reroll k1 > 7.3.roll.3: TWO_SOLDIERS
188 1 use corporal
189 1 reroll r2 > 7.1.roll.4: COURAGE
190 2 ready
191 2 claim TWO_SOLDIERS
192 1 done
193 2 done
194 3 find pervitin
195 3 done
196 1 stay
197 2 move 4
198 1 lose soldiers
199 2 lose soldiers
200 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
201 1 lock w2 b2
202 1 reroll r1 r2 w1 b1 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
203 1 stop
204 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
205 2 lock w1 b2
206 2 reroll r1 r2 > 8.2.roll.2: STAR COURAGE
207 2 reroll r1 r2 > 8.2.roll.3: COURAGE SKULL
208 3 roll > 8.3.roll.1: SKULL SOLDIER TWO_SOLDIERS TWO_SOLDIERS TOOL SOLDIER
209 3 lock w2 k2
210 3 reroll r1 r2 k1 > 8.3.roll.2: TOOL SKULL SKULL
211 3 stop
212 1 ready
213 2 use corporal
214 1 ready
215 2 reroll b1 > 8.2.roll.4: TWO_SOLDIERS
216 3 ready
217 1 straight
218 1 take distinguished-service-cross
219 2 claim SKULL
220 3 cancel k2
221 3 cancel w1
222 1 recruit minesweeper
223 2 find flame-thrower
224 2 done
225 3 done
226 1 move 4
227 2 move 5
228 1 lose soldiers
229 2 lose soldiers
230 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
231 1 lock b1 b2
232 1 reroll w2 > 9.1.roll.2: SKULL
233 1 reroll r1 r2 > 9.1.roll.3: SKULL COURAGE
234 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
235 2 lock w2 b2
236 2 reroll r1 r2 w1 b1 > 9.2.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
237 2 reroll r1 r2 b1 > 9.2.roll.3: STAR COURAGE SOLDIER
238 3 roll > 9.3.roll.1: TWO_SOLDIERS TOOL TWO_SOLDIERS TOOL TWO_SOLDIERS TWO_SOLDIERS
239 3 lock r2 w1
240 3 stop
241 1 ready
242 2 ready
243 3 ready
244 1 claim SKULL
245 2 claim COURAGE
246 2 charge
247 3 claim TWO_SOLDIERS
248 1 find bangalore-torpedo
249 1 done
250 2 recruit hero
251 2 done
252 3 done
253 1 move 5
254 2 charge 8
255 1 ready
256 1 lose soldiers
257 2 pay 0 0
258 2 lose soldiers
259 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
260 1 lock r1 w2
261 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
262 1 reroll b1 > 10.1.roll.3: SOLDIER
263 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
264 2 lock b1 b2
265 2 reroll r1 r2 w1 w2 > 10.2.roll.2: SKULL TOOL TOOL STAR
266 2 reroll r1 > 10.2.roll.3: SKULL
267 3 roll > 10.3.roll.1: SKULL STAR STAR SKULL TOOL TWO_SOLDIERS
268 3 lock w1 w2
269 3 reroll r1 k1 > 10.3.roll.2: TWO_SOLDIERS TWO_SOLDIERS
270 3 reroll k1 k2 > 10.3.roll.3: COURAGE SKULL
271 1 ready
272 2 use corporal
273 1 ready
274 2 reroll r1 > 10.2.roll.4: TOOL
275 3 ready
276 1 claim TWO_SOLDIERS
277 2 claim TOOL
278 3 cancel k1
279 3 cancel r1
280 1 done
281 2 recruit medic
282 2 find bazooka
283 2 done
284 3 recruit fallschirmjaeger
285 3 done
286 1 advance 8
287 2 advance 11
288 3 forfeit fallschirmjaeger
289 1 ready
290 2 ready
291 1 lose soldiers
292 2 pay 0 0
293 2 lose soldiers
294 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
295 1 lock r1 w1
296 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
297 1 reroll w2 b2 > 11.1.roll.3: SOLDIER STAR
298 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
299 2 lock w1 b2
300 2 reroll r1 w2 > 11.2.roll.2: COURAGE COURAGE
301 2 reroll b1 > 11.2.roll.3: STAR
302 3 roll > 11.3.roll.1: COURAGE SOLDIER SOLDIER STAR COURAGE SKULL
303 3 lock w1 k1
304 3 reroll r1 w2 k2 > 11.3.roll.2: STAR STAR SKULL
305 3 stop
306 1 use corporal
307 1 reroll b2 > 11.1.roll.4: STAR
308 1 ready
309 2 ready
310 3 ready
311 3 cancel r1
312 1 recruit veteran
313 1 done
314 2 done
315 3 done
316 1 advance 11
317 2 advance 14
318 2 sacrifice corporal
319 1 ready
320 2 ready > 11.2.own-position.1: 3
321 2 pass
322 1 lose soldiers
323 2 pay 0 1
324 2 lose soldiers
325 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
326 1 lock b1 b2
327 1 reroll r1 w2 > 12.1.roll.2: TOOL STAR
328 1 reroll r1 > 12.1.roll.3: SOLDIER
329 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
330 2 lock w1 w2
331 2 reroll r2 b1 b2 > 12.2.roll.2: TOOL COURAGE SOLDIER
332 2 reroll r2 > 12.2.roll.3: SKULL
333 3 use pervitin
334 3 choose stars
335 3 roll > 12.3.roll.1: COURAGE COURAGE SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
336 3 lock r1 k1
337 3 reroll r2 w1 w2 k2 > 12.3.roll.2: SOLDIER TWO_SOLDIERS SKULL TWO_SOLDIERS
338 3 stop
339 1 ready
340 1 claim TWO_SOLDIERS
341 2 claim COURAGE
342 2 charge
343 2 cancel b2
344 3 cancel r2
345 1 done
346 2 done
347 3 recruit kradmelder
348 1 advance 14
349 1 sacrifice decoy
350 2 charge 16
351 3 standing pass
352 3 forfeit kradmelder
353 1 ready
354 2 ready > 12.1.own-position.1: 4
355 1 pass
356 1 lose soldiers
357 2 pay 6 0
358 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
359 1 lock b1 b2
360 1 stop
361 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
362 2 reroll r1 r2 w2 b2 > 13.2.roll.2: SKULL STAR SOLDIER TOOL
363 2 reroll r1 r2 b2 > 13.2.roll.3: TOOL TOOL SOLDIER
364 3 roll > 13.3.roll.1: COURAGE SKULL COURAGE SKULL TWO_SOLDIERS STAR
365 3 lock w2 k2
366 3 reroll w1 > 13.3.roll.2: STAR
367 3 stop
368 1 ready
369 1 straight
370 1 take medal-of-honor
371 3 cancel w1
372 3 cancel k2
373 1 done
374 2 find carrier-pigeon
375 2 done
376 1 advance 16
377 2 advance bunker
378 1 ready
379 2 ready > 13.1.own-position.1: 4
380 1 pass
381 2 pay 1 0
382 1 use bangalore-torpedo
383 2 use bazooka
384 2 use carrier-pigeon
end won seed=golden-0
