# ends as faffea0a4e3fff75d2f43151f2e279b1
hh2 dday n-16 units=2 boxes=base+atlantikwall rules=4 seed#=f2b582d8496a2934d6d948e0f7b2925b
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
11 1 cancel r1
12 2 claim SOLDIER
13 1 done
14 2 done
15 1 stay
16 2 stay
17 1 ready
18 2 ready
19 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
20 1 lock b1 b2
21 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
22 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
23 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
24 2 lock w1 b2
25 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
26 2 reroll w2 > 2.2.roll.3: TOOL
27 1 cancel w2
28 2 claim SOLDIER
29 1 done
30 2 done
31 1 stay
32 2 stay
33 1 ready
34 2 ready
35 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
36 1 lock r1 w2
37 1 reroll r2 w1 b1 b2 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
38 1 reroll r2 > 3.1.roll.3: SKULL
39 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
40 2 lock w1 w2
41 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
42 2 reroll r1 r2 > 3.2.roll.3: SOLDIER STAR
43 1 cancel r1
44 1 recruit paratrooper
45 1 done
46 2 recruit paratrooper
47 2 done
48 1 move 1
49 2 move 1
50 1 ready
51 2 ready
52 1 lose soldiers
53 2 lose soldiers
54 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
55 1 lock w1 b1
56 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
57 1 reroll b2 > 4.1.roll.3: TOOL
58 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
59 2 lock w1 b2
60 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
61 2 stop
62 1 claim COURAGE
63 1 soldiers
64 2 claim SOLDIER
65 1 done
66 2 done
67 1 stay
68 2 stay
69 1 trade 2
70 1 give courage 3
71 1 offer
72 2 accept
73 1 ready
74 2 ready
75 1 lose soldiers
76 2 lose soldiers
77 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
78 1 lock w2 b2
79 1 reroll r1 r2 w1 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
80 1 reroll r1 w1 > 5.1.roll.3: STAR SOLDIER
81 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
82 2 lock b1 b2
83 2 reroll r1 r2 w2 > 5.2.roll.2: SKULL COURAGE STAR
84 2 reroll r1 w2 > 5.2.roll.3: SKULL SOLDIER
85 2 cancel w1
86 1 recruit sharpshooter
87 1 done
88 2 done
89 1 stay
90 2 stay
91 1 ready
92 2 ready
93 1 lose soldiers
94 2 lose soldiers
95 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
96 1 lock r1 w2
97 1 reroll r2 w1 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
98 1 reroll b2 > 6.1.roll.3: STAR
99 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
100 2 lock r1 w2
101 2 reroll r2 w1 b1 b2 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER SKULL
102 2 reroll w1 b1 b2 > 6.2.roll.3: SOLDIER TWO_SOLDIERS SOLDIER
103 1 claim TWO_SOLDIERS
104 1 recruit pathfinder
105 1 done
106 2 done
107 1 advance 3
108 2 advance 3
109 1 ready
110 2 ready
111 1 lose soldiers
112 2 lose soldiers
113 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
114 1 lock w1 w2
115 1 reroll b1 b2 > 7.1.roll.2: STAR SKULL
116 1 reroll b2 > 7.1.roll.3: SKULL
117 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
118 2 lock b1 b2
119 2 reroll r2 w1 w2 > 7.2.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
120 2 reroll w1 > 7.2.roll.3: COURAGE
121 1 claim STAR
122 1 white TWO_SOLDIERS
123 2 claim TWO_SOLDIERS
124 1 recruit hero
125 1 done
126 2 done
127 1 stay
128 2 stay
129 1 ready
130 2 ready
131 1 pay 0 0
132 1 lose soldiers
133 2 lose soldiers
134 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
135 1 lock w2 b1
136 1 reroll r1 r2 w1 b2 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
137 1 reroll r1 b2 > 8.1.roll.3: COURAGE SKULL
138 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
139 2 lock r2 w2
140 2 reroll r1 w1 b1 b2 > 8.2.roll.2: SOLDIER STAR SOLDIER TWO_SOLDIERS
141 2 reroll w1 > 8.2.roll.3: TOOL
142 1 done
143 2 done
144 1 stay
145 2 stay
146 1 ready
147 2 ready
148 1 pay 1 1
149 1 lose soldiers
150 2 lose soldiers
151 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
152 1 lock r2 w1
153 1 reroll r1 w2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
154 1 reroll r1 b1 b2 > 9.1.roll.3: TWO_SOLDIERS STAR TOOL
155 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
156 2 lock w2 b2
157 2 reroll r1 r2 w1 > 9.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER
158 2 reroll r1 r2 > 9.2.roll.3: SOLDIER COURAGE
159 2 claim SOLDIER
160 2 claim COURAGE
161 2 soldiers
162 1 recruit corporal
163 1 done
164 2 done
165 1 move 4
166 2 move 4
167 1 ready
168 2 ready
169 1 pay 0 0
170 1 lose soldiers
171 2 lose soldiers
172 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
173 1 lock r1 w2
174 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
175 1 reroll b1 > 10.1.roll.3: SOLDIER
176 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
177 2 lock r1 w2
178 2 reroll r2 w1 b1 b2 > 10.2.roll.2: SKULL TOOL TOOL STAR
179 2 reroll r2 w1 b1 > 10.2.roll.3: SKULL COURAGE TOOL
180 1 ready
181 1 claim TWO_SOLDIERS
182 2 straight
183 2 take distinguished-service-cross
184 1 recruit decoy
185 2 mine
186 1 done
187 2 find walkie-talkie
188 2 done
189 1 stay
190 2 stay
191 1 ready
192 2 ready
193 1 pay 0 2
194 1 lose soldiers
195 2 lose soldiers
196 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
197 1 lock r1 w1
198 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
199 1 reroll r2 w2 b2 > 11.1.roll.3: SOLDIER SKULL TWO_SOLDIERS
200 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
201 2 lock b1 b2
202 2 reroll r1 r2 w2 > 11.2.roll.2: TOOL TWO_SOLDIERS SOLDIER
203 2 reroll w2 > 11.2.roll.3: STAR
204 1 use corporal
205 1 reroll w2 > 11.1.roll.4: STAR
206 2 use distinguished-service-cross
207 2 bonus TWO_SOLDIERS
208 2 claim TWO_SOLDIERS
209 1 done
210 2 recruit sharpshooter
211 2 trade 1
212 2 give soldiers 4
213 2 offer
214 1 accept
215 1 done
216 2 done
217 1 stay
218 2 stay
219 1 ready
220 2 ready
221 1 pay 0 1
222 1 lose soldiers
223 2 lose soldiers
224 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
225 1 lock r2 w2
226 1 reroll w1 b1 b2 > 12.1.roll.2: TWO_SOLDIERS STAR SOLDIER
227 1 reroll w1 b2 > 12.1.roll.3: COURAGE TWO_SOLDIERS
228 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
229 2 lock r1 w1
230 2 reroll r2 w2 b1 b2 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
231 2 reroll w2 > 12.2.roll.3: SKULL
232 1 ready
233 1 straight
234 1 take medal-of-honor
235 2 straight
236 2 take memorial-cross
237 1 done
238 2 done
239 1 advance 6
240 2 advance 6
241 1 pay 1 1
242 1 lose soldiers
243 2 lose soldiers
244 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
245 1 lock b1 b2
246 1 stop
247 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
248 2 lock w1 b1
249 2 reroll r1 r2 w2 b2 > 13.2.roll.2: SKULL STAR SOLDIER TOOL
250 2 reroll r1 r2 b2 > 13.2.roll.3: TOOL TOOL SOLDIER
251 1 use medal-of-honor
252 1 add red TWO_SOLDIERS
253 1 add white TWO_SOLDIERS
254 1 add blue TWO_SOLDIERS
255 1 ready
256 2 use memorial-cross
257 1 straight
258 1 take conspicuous-gallantry-medal
259 2 claim TWO_SOLDIERS
260 1 find bazooka
261 1 done
262 2 recruit corporal
263 2 find flame-thrower
264 2 done
265 1 stay
266 2 advance 7 > 13.2.mine.1: 2
267 2 lose soldiers > 13.0.mgf.6: 3
268 1 ready
269 1 pay 0 2
270 1 lose soldiers
271 2 lose soldiers
272 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
273 1 lock r1 w1
274 1 reroll r2 w2 > 14.1.roll.2: STAR COURAGE
275 1 reroll b1 b2 > 14.1.roll.3: TWO_SOLDIERS SKULL
276 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
277 2 lock w1 b2
278 2 reroll r1 r2 w2 b1 > 14.2.roll.2: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS
279 2 reroll r1 w2 > 14.2.roll.3: STAR TWO_SOLDIERS
280 1 use corporal
281 1 reroll b2 > 14.1.roll.4: TWO_SOLDIERS
282 1 use conspicuous-gallantry-medal
283 1 add colourless COURAGE
284 1 add colourless COURAGE
285 1 add colourless TWO_SOLDIERS
286 2 ready
287 2 claim STAR
288 2 courage 1
289 2 claim TWO_SOLDIERS
290 1 done
291 2 recruit pathfinder
292 2 find flak-vest
293 2 buy award > 14.2.award.1.army-good-conduct-medal,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: purple-heart
294 1 move 5 > 14.1.mine.1: 2
295 1 pass
296 1 pay 0 2
297 2 advance 10
298 1 ready
299 2 ready
300 1 pay 7 0
301 2 lose soldiers
302 1 leave b2
303 1 roll > 15.1.roll.1: SOLDIER SOLDIER STAR COURAGE SKULL
304 1 lock w1 w2
305 1 reroll r1 r2 b1 > 15.1.roll.2: SKULL SOLDIER STAR
306 1 reroll r1 r2 > 15.1.roll.3: TWO_SOLDIERS STAR
307 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
308 2 lock w2 b1
309 2 reroll r1 w1 b2 > 15.2.roll.2: SOLDIER TOOL TOOL
310 2 reroll r1 > 15.2.roll.3: STAR
311 1 ready
312 2 ready
313 1 claim STAR
314 1 courage 2
315 2 claim SKULL
316 1 recruit minesweeper
317 1 done
318 2 find bangalore-torpedo
319 2 buy award > 15.2.award.1.army-good-conduct-medal,silver-star,victoria-cross,legion-of-merit,croix-de-guerre,distinguished-conduct-medal,bronze-star: croix-de-guerre
320 2 done
321 1 advance 7
322 2 advance 12 > 15.0.mgf.6: 5
323 1 ready
324 2 use bangalore-torpedo
325 2 ready
326 1 pay 1 0
327 1 lose soldiers
328 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
329 1 lock w1 b1
330 1 reroll r1 r2 w2 > 16.1.roll.2: COURAGE SOLDIER SOLDIER
331 1 reroll r1 b2 > 16.1.roll.3: TWO_SOLDIERS COURAGE
332 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
333 2 reroll r2 w1 b1 b2 > 16.2.roll.2: STAR SOLDIER STAR STAR
334 2 reroll w1 b1 b2 > 16.2.roll.3: TOOL STAR STAR
335 1 use corporal
336 1 reroll b2 > 16.1.roll.4: SOLDIER
337 2 use croix-de-guerre
338 2 use corporal
339 2 reroll b1 > 16.2.roll.4: TWO_SOLDIERS
340 1 claim SOLDIER
341 2 cancel b1
342 1 done
343 2 recruit hero
344 2 find carrier-pigeon
345 2 done
346 1 advance 10
347 2 move 11
348 2 sacrifice decoy
349 1 ready
350 2 ready
351 1 pay 0 0
352 1 lose soldiers
353 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
354 1 lock w2 b1
355 1 reroll r2 > 17.1.roll.2: TOOL
356 1 reroll r1 b2 > 17.1.roll.3: COURAGE TWO_SOLDIERS
357 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
358 2 lock w2 b1
359 2 reroll r1 b2 > 17.2.roll.2: COURAGE SOLDIER
360 2 reroll r1 b2 > 17.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS
361 1 ready
362 2 use purple-heart
363 2 use corporal
364 2 reroll r1 > 17.2.roll.4: TWO_SOLDIERS
365 1 find mine-detector
366 1 done
367 2 done
368 1 advance 12
369 2 advance bunker > 17.0.mgf.12: 6
370 1 ready
371 2 ready
372 2 lose decoy
373 1 pay 1 1
374 1 lose soldiers
375 2 pay 4 0
376 2 lose soldiers
377 1 roll > 18.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
378 1 reroll r1 r2 > 18.1.roll.2: STAR TOOL
379 1 reroll r1 r2 > 18.1.roll.3: SOLDIER TOOL
380 1 use corporal
381 1 reroll r2 > 18.1.roll.4: COURAGE
382 1 claim COURAGE
383 1 charge
384 1 done
385 1 charge bunker > 18.0.mgf.12: 1
386 1 ready
387 1 pay 5 0
388 1 lose soldiers
end won seed=golden-0
