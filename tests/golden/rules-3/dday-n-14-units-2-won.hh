# ends as 91609390c7f6e4d7c3b3839f71d5a690
hh2 dday n-14 units=2 boxes=base+atlantikwall rules=3 seed#=0b046a4e76e88099f72bccf39472156b
1 1 roll > 1.1.roll.1: STAR STAR COURAGE STAR SKULL SKULL
2 1 lock w1 w2
3 1 reroll r2 b1 b2 > 1.1.roll.2: COURAGE SKULL STAR
4 1 reroll b1 > 1.1.roll.3: SOLDIER
5 2 roll > 1.2.roll.1: SOLDIER SOLDIER COURAGE STAR TOOL SKULL
6 2 lock r1 w1
7 2 reroll r2 w2 b1 b2 > 1.2.roll.2: TWO_SOLDIERS COURAGE SKULL SOLDIER
8 2 reroll w2 b1 > 1.2.roll.3: TWO_SOLDIERS SOLDIER
9 1 claim STAR
10 1 white TWO_SOLDIERS
11 1 recruit paratrooper
12 1 done
13 2 done
14 1 stay
15 2 stay
16 1 ready
17 2 ready
18 1 lose soldiers
19 2 lose soldiers
20 1 roll > 2.1.roll.1: TWO_SOLDIERS SKULL TWO_SOLDIERS STAR TOOL COURAGE
21 1 lock r1 w1
22 1 reroll r2 w2 b1 b2 > 2.1.roll.2: SKULL STAR TOOL STAR
23 1 reroll r2 b1 b2 > 2.1.roll.3: COURAGE SKULL TOOL
24 2 roll > 2.2.roll.1: STAR SKULL SKULL COURAGE STAR COURAGE
25 2 lock w2 b2
26 2 reroll r1 r2 w1 b1 > 2.2.roll.2: STAR COURAGE SKULL TWO_SOLDIERS
27 2 reroll w1 > 2.2.roll.3: SOLDIER
28 1 cancel b2
29 2 claim COURAGE
30 2 soldiers
31 1 recruit sharpshooter
32 1 done
33 2 done
34 1 stay
35 2 stay
36 1 ready
37 2 ready
38 1 lose soldiers
39 2 lose soldiers
40 1 roll > 3.1.roll.1: SOLDIER STAR COURAGE SOLDIER SKULL SOLDIER
41 1 lock w2 b2
42 1 reroll r2 w1 b1 > 3.1.roll.2: COURAGE TOOL COURAGE
43 1 reroll r2 w1 b1 > 3.1.roll.3: TWO_SOLDIERS TOOL SKULL
44 2 roll > 3.2.roll.1: TOOL COURAGE SOLDIER TOOL TOOL SKULL
45 2 lock w2 b1
46 2 reroll r2 w1 b2 > 3.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SKULL
47 2 reroll b2 > 3.2.roll.3: SOLDIER
48 1 claim SOLDIER
49 2 claim TOOL
50 1 done
51 2 recruit paratrooper
52 2 find walkie-talkie
53 2 done
54 1 advance 3
55 2 advance 3
56 1 ready
57 2 ready
58 1 lose soldiers
59 2 lose soldiers
60 1 roll > 4.1.roll.1: STAR SOLDIER STAR COURAGE TWO_SOLDIERS COURAGE
61 1 lock w1 b1
62 1 reroll r2 w2 b2 > 4.1.roll.2: SOLDIER TWO_SOLDIERS SOLDIER
63 1 reroll r2 b2 > 4.1.roll.3: SOLDIER TOOL
64 2 roll > 4.2.roll.1: SKULL SKULL COURAGE STAR COURAGE SOLDIER
65 2 lock w2 b2
66 2 reroll r1 r2 w1 b1 > 4.2.roll.2: TWO_SOLDIERS STAR TWO_SOLDIERS COURAGE
67 2 reroll b1 > 4.2.roll.3: TWO_SOLDIERS
68 2 claim TWO_SOLDIERS
69 1 done
70 2 recruit minesweeper
71 2 done
72 1 stay
73 2 stay
74 1 ready
75 2 ready
76 1 lose soldiers
77 2 lose soldiers
78 1 roll > 5.1.roll.1: SOLDIER COURAGE TWO_SOLDIERS STAR TWO_SOLDIERS TWO_SOLDIERS
79 1 lock b1 b2
80 1 reroll r1 r2 > 5.1.roll.2: SKULL TOOL
81 1 reroll r1 r2 > 5.1.roll.3: SOLDIER TOOL
82 2 roll > 5.2.roll.1: TOOL COURAGE STAR SKULL COURAGE TOOL
83 2 lock r1 b2
84 2 reroll r2 w1 w2 b1 > 5.2.roll.2: TWO_SOLDIERS COURAGE TOOL TOOL
85 2 reroll w1 > 5.2.roll.3: STAR
86 2 claim TOOL
87 2 stars
88 1 recruit minesweeper
89 1 find lucky-charm
90 1 use lucky-charm
91 1 gain stars
92 1 done
93 2 recruit hero
94 2 find field-radio
95 2 use field-radio
96 2 done
97 1 stay
98 2 stay
99 1 ready
100 2 ready
101 1 lose soldiers
102 2 pay 1 0
103 2 lose soldiers
104 1 roll > 6.1.roll.1: TOOL TOOL COURAGE STAR SKULL TWO_SOLDIERS
105 1 lock w2 b2
106 1 reroll r1 r2 w1 b1 > 6.1.roll.2: STAR SOLDIER STAR SOLDIER
107 1 reroll w1 > 6.1.roll.3: TOOL
108 2 roll > 6.2.roll.1: COURAGE COURAGE COURAGE SKULL STAR COURAGE
109 2 lock w1 b2
110 2 reroll r2 w2 b1 > 6.2.roll.2: STAR SOLDIER TWO_SOLDIERS
111 2 stop
112 2 claim COURAGE
113 2 charge
114 1 recruit hero
115 1 done
116 2 done
117 1 move 2
118 2 move 2
119 1 ready
120 2 ready
121 1 pay 0 0
122 1 lose soldiers
123 2 pay 3 1
124 1 roll > 7.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TOOL
125 1 lock w1 b1
126 1 reroll r1 b2 > 7.1.roll.2: STAR COURAGE
127 1 reroll b2 > 7.1.roll.3: COURAGE
128 2 roll > 7.2.roll.1: TOOL STAR SKULL SOLDIER TWO_SOLDIERS STAR
129 2 lock b1 b2
130 2 reroll r1 w1 w2 > 7.2.roll.2: COURAGE COURAGE COURAGE
131 2 reroll r1 w1 w2 > 7.2.roll.3: SOLDIER SKULL SKULL
132 1 claim TWO_SOLDIERS
133 2 cancel r2
134 1 recruit corporal
135 1 done
136 2 recruit corporal
137 2 done
138 1 stay
139 2 stay
140 1 ready
141 2 ready
142 1 pay 1 0
143 1 lose soldiers
144 2 pay 0 0
145 2 lose soldiers
146 1 roll > 8.1.roll.1: TOOL COURAGE SKULL TOOL STAR STAR
147 1 lock r1 w2
148 1 reroll r2 w1 b1 b2 > 8.1.roll.2: SKULL COURAGE SOLDIER COURAGE
149 1 reroll r2 w1 b1 b2 > 8.1.roll.3: STAR SKULL TOOL TWO_SOLDIERS
150 2 roll > 8.2.roll.1: TOOL STAR STAR COURAGE TOOL TWO_SOLDIERS
151 2 lock b1 b2
152 2 reroll r1 r2 w1 w2 > 8.2.roll.2: STAR TWO_SOLDIERS COURAGE SOLDIER
153 2 reroll r1 w1 w2 > 8.2.roll.3: COURAGE TWO_SOLDIERS TWO_SOLDIERS
154 1 use corporal
155 1 reroll w1 > 8.1.roll.4: TWO_SOLDIERS
156 2 ready
157 1 claim TOOL
158 1 stars
159 2 claim TWO_SOLDIERS
160 1 recruit medic
161 1 find gammon-bomb
162 1 done
163 2 done
164 1 stay
165 2 stay
166 1 ready
167 2 ready
168 1 pay 0 0
169 1 lose soldiers
170 2 pay 1 1
171 2 lose soldiers
172 1 roll > 9.1.roll.1: SOLDIER COURAGE COURAGE SKULL TWO_SOLDIERS SKULL
173 1 lock r1 b1
174 1 reroll r2 w1 w2 b2 > 9.1.roll.2: TWO_SOLDIERS TOOL TOOL SOLDIER
175 1 reroll w1 w2 > 9.1.roll.3: COURAGE STAR
176 2 roll > 9.2.roll.1: SKULL COURAGE TOOL COURAGE STAR TWO_SOLDIERS
177 2 lock w1 b2
178 2 reroll w2 b1 > 9.2.roll.2: SKULL TOOL
179 2 reroll w2 b1 > 9.2.roll.3: SKULL TWO_SOLDIERS
180 1 use corporal
181 1 reroll w1 > 9.1.roll.4: STAR
182 2 use corporal
183 2 reroll b1 > 9.2.roll.4: SOLDIER
184 2 straight
185 2 take distinguished-service-cross
186 1 recruit grenadier
187 1 done
188 2 done
189 1 advance 4
190 2 advance 4
191 1 ready
192 2 ready
193 1 lose soldiers
194 2 pay 1 1
195 2 lose soldiers
196 1 roll > 10.1.roll.1: STAR STAR TOOL COURAGE STAR SOLDIER
197 1 lock b1 b2
198 1 reroll r1 r2 w1 w2 > 10.1.roll.2: SKULL COURAGE TWO_SOLDIERS SKULL
199 1 reroll r1 > 10.1.roll.3: TWO_SOLDIERS
200 2 roll > 10.2.roll.1: STAR SOLDIER STAR TOOL SOLDIER SOLDIER
201 2 lock r1 w1
202 2 reroll r2 b1 b2 > 10.2.roll.2: TOOL SOLDIER SKULL
203 2 reroll b1 b2 > 10.2.roll.3: STAR TWO_SOLDIERS
204 1 ready
205 2 use corporal
206 2 reroll b2 > 10.2.roll.4: COURAGE
207 2 use distinguished-service-cross
208 2 bonus TWO_SOLDIERS
209 1 straight
210 1 take medal-of-honor
211 2 claim STAR
212 2 white TOOL
213 1 done
214 2 recruit messenger
215 2 find bazooka
216 2 done
217 1 stay
218 2 trade 1
219 2 give soldiers 6
220 2 offer
221 1 accept
222 2 stay
223 1 ready
224 2 ready
225 1 pay 1 1
226 1 lose soldiers
227 2 pay 1 0
228 2 lose soldiers
229 1 roll > 11.1.roll.1: SOLDIER COURAGE SOLDIER STAR TOOL SOLDIER
230 1 lock w1 b2
231 1 reroll b1 > 11.1.roll.2: TOOL
232 1 reroll b1 > 11.1.roll.3: SOLDIER
233 2 roll > 11.2.roll.1: SOLDIER STAR TWO_SOLDIERS COURAGE TWO_SOLDIERS TWO_SOLDIERS
234 2 lock r1 w2
235 2 reroll w1 b2 > 11.2.roll.2: SKULL STAR
236 2 stop
237 1 use medal-of-honor
238 1 add red TWO_SOLDIERS
239 1 add white TWO_SOLDIERS
240 1 add blue TWO_SOLDIERS
241 1 ready
242 2 use corporal
243 2 reroll b1 > 11.2.roll.3: SOLDIER
244 1 claim SOLDIER
245 2 straight
246 2 take memorial-cross
247 1 done
248 2 done
249 1 stay
250 2 stay
251 1 ready
252 2 ready
253 1 pay 1 1
254 1 lose soldiers
255 2 pay 1 2
256 2 lose soldiers
257 1 roll > 12.1.roll.1: TWO_SOLDIERS SKULL SKULL TWO_SOLDIERS COURAGE TOOL
258 1 lock w2 b1
259 1 reroll r1 r2 b2 > 12.1.roll.2: SOLDIER STAR TWO_SOLDIERS
260 1 reroll b2 > 12.1.roll.3: SOLDIER
261 2 roll > 12.2.roll.1: TWO_SOLDIERS COURAGE STAR COURAGE TOOL TWO_SOLDIERS
262 2 lock w1 w2
263 2 reroll r1 r2 b1 b2 > 12.2.roll.2: COURAGE TOOL TWO_SOLDIERS TWO_SOLDIERS
264 2 reroll r1 b1 b2 > 12.2.roll.3: SOLDIER COURAGE SKULL
265 1 use corporal
266 1 reroll r1 > 12.1.roll.4: SKULL
267 2 use memorial-cross
268 2 use corporal
269 2 reroll r2 > 12.2.roll.4: COURAGE
270 1 straight
271 1 take conspicuous-gallantry-medal
272 2 claim COURAGE
273 2 charge
274 1 find flak-vest
275 1 done
276 2 find flame-thrower
277 2 done
278 1 move 5
279 2 move 5
280 1 ready > 12.0.mgf.4: 2
281 1 ready
282 2 ready
283 1 pay 1 1
284 1 lose soldiers
285 2 pay 3 1
286 2 lose soldiers
287 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS SOLDIER COURAGE
288 1 lock b1 b2
289 1 reroll r1 r2 w1 w2 > 13.1.roll.2: TOOL SOLDIER TOOL SOLDIER
290 1 reroll r1 r2 w1 w2 > 13.1.roll.3: SKULL TOOL TOOL SKULL
291 2 roll > 13.2.roll.1: TWO_SOLDIERS SKULL TOOL SOLDIER TOOL TOOL
292 2 lock w1 b1
293 2 reroll r1 r2 w2 b2 > 13.2.roll.2: SKULL STAR COURAGE COURAGE
294 2 reroll r1 r2 > 13.2.roll.3: TOOL COURAGE
295 1 use corporal
296 1 reroll r1 > 13.1.roll.4: COURAGE
297 1 use conspicuous-gallantry-medal
298 1 add colourless COURAGE
299 1 add colourless TWO_SOLDIERS
300 1 add colourless TWO_SOLDIERS
301 2 ready
302 2 claim COURAGE
303 2 charge
304 2 claim TOOL
305 2 stars
306 1 find mine-detector
307 1 done
308 2 done
309 1 advance 7
310 2 charge 7
311 1 ready > 13.0.mgf.6: 5 2
312 1 ready
313 2 ready
314 1 lose soldiers
315 2 pay 0 2
316 2 lose soldiers
317 1 roll > 14.1.roll.1: STAR TOOL STAR TOOL STAR SKULL
318 1 lock w1 b1
319 1 reroll r2 w2 b2 > 14.1.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
320 1 stop
321 2 roll > 14.2.roll.1: TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS SOLDIER SOLDIER
322 2 lock w1 b1
323 2 reroll r1 r2 b2 > 14.2.roll.2: TOOL SKULL TWO_SOLDIERS
324 2 reroll r1 r2 > 14.2.roll.3: SKULL TOOL
325 1 ready
326 2 use corporal
327 2 reroll r1 > 14.2.roll.4: STAR
328 1 claim STAR
329 1 white TWO_SOLDIERS
330 1 claim TWO_SOLDIERS
331 1 done
332 2 done
333 1 advance 9
334 2 advance 9
335 1 ready
336 2 ready
337 1 pay 0 3
338 1 lose soldiers
339 2 pay 0 1
340 2 lose soldiers
341 1 roll > 15.1.roll.1: STAR COURAGE SOLDIER SOLDIER SKULL TOOL
342 1 lock r1 r2
343 1 reroll w1 w2 b1 b2 > 15.1.roll.2: STAR TOOL TWO_SOLDIERS SKULL
344 1 reroll w1 w2 b2 > 15.1.roll.3: COURAGE COURAGE TOOL
345 2 roll > 15.2.roll.1: SOLDIER STAR TOOL STAR TWO_SOLDIERS TOOL
346 2 lock r1 b1
347 2 reroll r2 w1 w2 b2 > 15.2.roll.2: TOOL SKULL SOLDIER SOLDIER
348 2 reroll r2 w1 > 15.2.roll.3: TWO_SOLDIERS STAR
349 1 use corporal
350 1 reroll b2 > 15.1.roll.4: SKULL
351 2 use corporal
352 2 reroll r2 > 15.2.roll.4: STAR
353 2 claim SOLDIER
354 1 done
355 2 done
356 1 stay
357 2 stay
358 1 ready
359 2 ready
360 1 pay 0 1
361 1 lose soldiers
362 2 pay 0 2
363 2 lose soldiers
364 1 roll > 16.1.roll.1: STAR TWO_SOLDIERS SOLDIER STAR TWO_SOLDIERS COURAGE
365 1 lock r2 b2
366 1 reroll r1 w1 w2 > 16.1.roll.2: STAR SKULL SKULL
367 1 reroll r1 w1 w2 > 16.1.roll.3: COURAGE SKULL COURAGE
368 2 roll > 16.2.roll.1: STAR COURAGE SOLDIER TWO_SOLDIERS TOOL TWO_SOLDIERS
369 2 lock r2 b2
370 2 reroll r1 w1 b1 > 16.2.roll.2: SKULL STAR COURAGE
371 2 reroll r1 w1 > 16.2.roll.3: COURAGE COURAGE
372 1 use corporal
373 1 reroll w1 > 16.1.roll.4: TOOL
374 2 use corporal
375 2 reroll r1 > 16.2.roll.4: COURAGE
376 1 claim COURAGE
377 1 charge
378 2 claim COURAGE
379 2 charge
380 1 done
381 2 done
382 1 charge bunker
383 2 charge bunker > 16.0.mgf.9: 2
384 1 ready
385 2 ready
386 1 pay 6 0
387 1 lose soldiers
388 2 pay 6 0
389 2 lose soldiers
end won seed=golden-2
