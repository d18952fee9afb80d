# ends as 395daaa4cf4112fcaa3fc215f4a7e7e6
hh1 dday n-08 units=2 boxes=base rules=1 seed#=e6f7e8ae2f27ac2f88f8e4a88599ef1d
1 1 start 1
2 2 start 1
3 1 roll > TOOL TOOL TOOL TOOL SKULL COURAGE
4 1 lock w1 b2
5 1 reroll r1 r2 w2 b1 > SOLDIER TWO_SOLDIERS SKULL TOOL
6 1 reroll r1 w2 b1 > COURAGE TOOL TWO_SOLDIERS
7 2 roll > TWO_SOLDIERS COURAGE STAR SOLDIER SKULL COURAGE
8 2 lock r1 w1
9 2 reroll w2 b1 > TWO_SOLDIERS SKULL
10 2 reroll b1 b2 > STAR TWO_SOLDIERS
11 2 claim TWO_SOLDIERS
12 1 done
13 2 recruit corporal
14 2 done
15 1 stay
16 2 stay
17 1 ready
18 2 ready
19 2 lose soldiers
20 1 roll > SOLDIER STAR SOLDIER TOOL SOLDIER STAR
21 1 lock b1 b2
22 1 reroll w2 > SKULL
23 1 reroll w2 > TOOL
24 2 roll > SKULL STAR STAR TOOL STAR SOLDIER
25 2 lock w1 b1
26 2 reroll r1 w2 > SOLDIER STAR
27 2 stop
28 2 ready
29 1 claim SOLDIER
30 2 claim STAR
31 2 white SOLDIER
32 2 claim SOLDIER
33 1 recruit corporal
34 1 done
35 2 recruit paratrooper
36 2 done
37 1 stay
38 2 stay
39 1 ready
40 2 ready
41 1 lose soldiers
42 2 lose soldiers
43 1 roll > STAR TOOL COURAGE TOOL SOLDIER SOLDIER
44 1 lock w1 b1
45 1 reroll r1 r2 w2 b2 > SOLDIER SKULL STAR TOOL
46 1 reroll r2 w2 b2 > SOLDIER TOOL COURAGE
47 2 roll > SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS COURAGE SKULL
48 2 lock r2 w2
49 2 reroll r1 b1 b2 > COURAGE COURAGE COURAGE
50 2 reroll w1 b2 > STAR TOOL
51 1 use corporal
52 1 reroll w2 > SKULL
53 2 use corporal
54 2 reroll b2 > SOLDIER
55 1 cancel r1
56 1 done
57 2 recruit sharpshooter
58 2 done
59 1 advance 3
60 2 advance 3
61 1 ready
62 2 ready
63 1 lose soldiers
64 2 lose soldiers
65 1 roll > TOOL STAR TOOL TWO_SOLDIERS COURAGE STAR
66 1 lock r2 w2
67 1 reroll r1 w1 > STAR COURAGE
68 1 reroll r1 > TOOL
69 2 roll > SKULL TOOL SOLDIER TOOL SKULL SOLDIER
70 2 lock w1 b2
71 2 reroll r1 r2 w2 b1 > SKULL TOOL SKULL TWO_SOLDIERS
72 2 reroll r1 r2 w2 > SKULL TWO_SOLDIERS TOOL
73 1 use corporal
74 1 reroll r1 > STAR
75 2 use corporal
76 2 reroll r1 > TOOL
77 1 recruit sharpshooter
78 1 find walkie-talkie
79 1 done
80 2 done
81 1 stay
82 2 stay
83 1 ready
84 2 ready
85 1 lose soldiers
86 2 lose soldiers
87 1 roll > STAR SOLDIER SKULL SKULL COURAGE SKULL
88 1 lock r1 r2
89 1 reroll w1 w2 b1 b2 > STAR SKULL SKULL STAR
90 1 reroll w2 b1 > TWO_SOLDIERS TWO_SOLDIERS
91 2 roll > COURAGE SOLDIER TWO_SOLDIERS COURAGE COURAGE TOOL
92 2 lock w1 b1
93 2 reroll r2 b2 > TWO_SOLDIERS STAR
94 2 reroll b2 > COURAGE
95 1 ready
96 2 use corporal
97 2 reroll b2 > SOLDIER
98 1 claim STAR
99 1 white TWO_SOLDIERS
100 2 claim COURAGE
101 2 charge
102 1 recruit pathfinder
103 1 done
104 2 find flak-vest
105 2 done
106 1 advance 7 > 2
107 1 lose soldiers
108 2 charge 7 > 3
109 2 lose soldiers > 3
110 1 ready
111 2 ready
112 1 lose soldiers
113 2 lose soldiers
114 1 roll > SOLDIER COURAGE TWO_SOLDIERS SOLDIER TWO_SOLDIERS SOLDIER
115 1 lock b1 b2
116 1 reroll r2 > STAR
117 1 reroll r2 > SKULL
118 2 roll > SKULL SOLDIER SKULL COURAGE STAR STAR
119 2 lock w2 b1
120 2 reroll r1 r2 w1 b2 > STAR SKULL SOLDIER STAR
121 2 reroll r2 w1 b2 > STAR COURAGE COURAGE
122 1 use corporal
123 1 reroll r2 > TWO_SOLDIERS
124 2 use corporal
125 2 reroll r1 > SOLDIER
126 1 claim SOLDIER
127 1 claim TWO_SOLDIERS
128 1 done
129 2 recruit pathfinder
130 2 done
131 1 advance 11
132 2 advance 11
133 1 ready
134 2 ready
135 1 lose soldiers
136 2 lose soldiers
137 1 roll > TOOL COURAGE SOLDIER TWO_SOLDIERS STAR COURAGE
138 1 lock r2 b2
139 1 reroll r1 w1 w2 > SOLDIER COURAGE STAR
140 1 reroll r1 > STAR
141 2 roll > SOLDIER STAR SKULL TWO_SOLDIERS COURAGE SKULL
142 2 lock r2 w2
143 2 reroll r1 w1 b1 b2 > COURAGE TWO_SOLDIERS TOOL SOLDIER
144 2 reroll b1 > SKULL
145 1 ready
146 2 use corporal
147 2 reroll b1 > STAR
148 1 claim STAR
149 1 white TWO_SOLDIERS
150 1 claim COURAGE
151 1 charge
152 1 recruit hero
153 1 done
154 2 done
155 1 charge 13 > 6
156 1 pay 0 1
157 1 lose soldiers
158 2 advance 13 > 1
159 2 lose soldiers
160 2 sacrifice corporal
161 1 ready
162 2 ready
163 1 pay 0 0
164 1 lose soldiers
165 2 lose soldiers
166 1 roll > COURAGE TWO_SOLDIERS STAR SOLDIER SOLDIER TOOL
167 1 lock r2 w2
168 1 reroll r1 w1 b2 > TWO_SOLDIERS SOLDIER COURAGE
169 1 reroll b2 > STAR
170 2 roll > SOLDIER SOLDIER SOLDIER TOOL TOOL TWO_SOLDIERS
171 2 lock r1 w1
172 2 reroll r2 w2 b1 b2 > STAR STAR TWO_SOLDIERS COURAGE
173 2 reroll b2 > SOLDIER
174 1 use corporal
175 1 reroll b2 > STAR
176 2 claim SOLDIER
177 1 done
178 2 recruit hero
179 2 done
180 1 stay
181 2 stay
182 1 ready
183 2 ready
184 1 pay 0 1
185 1 lose soldiers
186 2 pay 0 1
187 2 lose soldiers
188 1 roll > TOOL STAR COURAGE SOLDIER TOOL COURAGE
189 1 lock w1 w2
190 1 reroll r1 r2 b1 > SKULL SOLDIER TOOL
191 1 reroll r1 b1 b2 > STAR SOLDIER COURAGE
192 2 roll > STAR TOOL COURAGE SKULL STAR COURAGE
193 2 lock w1 b2
194 2 reroll r1 r2 w2 b1 > STAR TWO_SOLDIERS TWO_SOLDIERS SKULL
195 2 reroll r1 b1 > TOOL SKULL
196 1 use corporal
197 1 reroll r1 > SOLDIER
198 1 claim SOLDIER
199 1 done
200 2 done
201 1 stay
202 2 stay
203 1 ready
204 2 ready
205 1 pay 2 0
206 1 lose soldiers
207 2 pay 2 0
208 2 lose soldiers
209 1 roll > TWO_SOLDIERS SKULL STAR TOOL SKULL TOOL
210 1 lock r1 r2
211 1 reroll w1 w2 b2 > SOLDIER STAR STAR
212 1 reroll w1 w2 b1 b2 > STAR TWO_SOLDIERS STAR STAR
213 2 roll > SOLDIER STAR SOLDIER TOOL SOLDIER COURAGE
214 2 lock w1 b1
215 2 reroll r2 w2 b2 > TOOL SOLDIER TWO_SOLDIERS
216 2 reroll r2 > TWO_SOLDIERS
217 1 use corporal
218 1 reroll b1 > SKULL
219 1 cancel w1
220 2 claim SOLDIER
221 1 done
222 2 done
223 1 stay
224 2 stay
225 1 ready
226 2 ready
227 1 pay 0 1
228 1 lose soldiers
229 2 pay 0 0
230 2 lose soldiers
231 1 roll > STAR SOLDIER TWO_SOLDIERS SKULL SKULL SKULL
232 1 lock r2 w1
233 1 reroll r1 w2 b1 b2 > SOLDIER TWO_SOLDIERS SOLDIER COURAGE
234 1 reroll b2 > TOOL
235 2 roll > SKULL STAR TWO_SOLDIERS TOOL SKULL STAR
236 2 lock w1 w2
237 2 reroll r1 r2 b1 b2 > SOLDIER SKULL SOLDIER SOLDIER
238 2 reroll r2 > COURAGE
239 1 use corporal
240 1 reroll b2 > TOOL
241 1 done
242 2 done
243 1 stay
244 2 stay
245 1 ready
246 2 ready
247 1 pay 0 0
248 1 lose soldiers
249 2 pay 1 0
250 2 lose soldiers
251 1 roll > TOOL COURAGE TWO_SOLDIERS STAR TOOL SOLDIER
252 1 lock w1 b2
253 1 reroll r1 r2 w2 b1 > COURAGE SKULL SKULL SOLDIER
254 1 reroll r1 r2 w2 b1 > SOLDIER COURAGE SOLDIER TWO_SOLDIERS
255 2 roll > STAR SKULL SKULL TOOL TOOL TWO_SOLDIERS
256 2 lock b1 b2
257 2 reroll r1 r2 w1 w2 > TWO_SOLDIERS COURAGE TWO_SOLDIERS TWO_SOLDIERS
258 2 reroll r2 > STAR
259 1 use corporal
260 1 reroll r2 > SKULL
261 1 claim SOLDIER
262 2 claim TWO_SOLDIERS
263 1 done
264 2 find carrier-pigeon
265 2 done
266 1 stay
267 2 stay
268 1 ready
269 2 ready
270 1 pay 0 0
271 1 lose soldiers
272 2 pay 0 1
273 2 lose soldiers
274 1 roll > TOOL STAR SKULL SOLDIER STAR SOLDIER
275 1 lock w2 b2
276 1 reroll r1 r2 w1 b1 > TWO_SOLDIERS SOLDIER SOLDIER COURAGE
277 1 reroll b1 > STAR
278 2 roll > TOOL TWO_SOLDIERS COURAGE TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
279 2 lock b1 b2
280 2 reroll r1 w1 > TWO_SOLDIERS TOOL
281 2 reroll w1 > SOLDIER
282 1 use corporal
283 1 reroll b1 > COURAGE
284 1 claim SOLDIER
285 2 claim TWO_SOLDIERS
286 1 done
287 2 done
288 1 stay
289 2 stay
290 1 ready
291 2 ready
292 1 pay 1 0
293 1 lose soldiers
294 2 pay 0 0
295 2 lose soldiers
296 1 roll > COURAGE SOLDIER SOLDIER SKULL COURAGE SKULL
297 1 lock r2 w1
298 1 reroll r1 w2 b1 b2 > TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
299 1 reroll b2 > SOLDIER
300 2 roll > TWO_SOLDIERS STAR SKULL COURAGE SKULL SKULL
301 2 lock r1 w2
302 2 reroll r2 w1 b1 b2 > TWO_SOLDIERS TOOL TOOL COURAGE
303 2 reroll w1 b1 b2 > TWO_SOLDIERS TWO_SOLDIERS SKULL
304 1 ready
305 1 claim SOLDIER
306 1 claim TWO_SOLDIERS
307 2 claim TWO_SOLDIERS
308 1 done
309 2 done
310 1 stay
311 2 stay
312 1 ready
313 2 ready
314 1 pay 0 0
315 1 lose soldiers
316 2 pay 1 0
317 2 lose soldiers
318 1 roll > TOOL TOOL STAR STAR STAR SOLDIER
319 1 lock b1 b2
320 1 reroll r1 r2 w1 w2 > TOOL TWO_SOLDIERS COURAGE TOOL
321 1 reroll r1 w1 w2 > SOLDIER STAR STAR
322 2 roll > SKULL COURAGE TOOL COURAGE SOLDIER STAR
323 2 lock r2 w2
324 2 reroll w1 b1 b2 > TOOL TOOL STAR
325 2 reroll r1 b1 b2 > SOLDIER SKULL TOOL
326 1 use corporal
327 1 reroll w1 > TOOL
328 1 recruit paratrooper
329 1 done
330 2 done
331 1 stay
332 2 stay
333 1 ready
334 2 ready
335 1 pay 0 0
336 1 lose soldiers
337 2 pay 2 0
338 2 lose soldiers
339 1 roll > TWO_SOLDIERS TOOL STAR TOOL SOLDIER STAR
340 1 lock r1 b1
341 1 reroll r2 w1 w2 b2 > TWO_SOLDIERS STAR TOOL COURAGE
342 1 reroll w1 w2 b2 > TWO_SOLDIERS SOLDIER SKULL
343 2 roll > SKULL TOOL TOOL COURAGE TWO_SOLDIERS STAR
344 2 lock w1 w2
345 2 reroll r1 r2 b1 b2 > SKULL STAR TOOL SKULL
346 2 reroll r1 r2 b2 > TOOL TWO_SOLDIERS SOLDIER
347 1 use corporal
348 1 reroll b2 > TWO_SOLDIERS
349 1 claim TWO_SOLDIERS
350 2 claim TOOL
351 2 stars
352 1 done
353 2 recruit quartermaster
354 2 find grenade
355 2 done
356 1 stay
357 2 stay
358 1 ready
359 2 ready
360 1 pay 0 0
361 1 lose soldiers
362 2 pay 1 0
363 2 lose soldiers
364 1 roll > TWO_SOLDIERS TOOL STAR SOLDIER STAR SOLDIER
365 1 lock w2 b2
366 1 reroll r1 r2 w1 b1 > COURAGE STAR STAR COURAGE
367 1 reroll r1 r2 w1 b1 > STAR SKULL TWO_SOLDIERS SKULL
368 2 roll > COURAGE SKULL COURAGE COURAGE SOLDIER STAR
369 2 lock r1 w1
370 2 reroll r2 w2 b1 b2 > TWO_SOLDIERS COURAGE SOLDIER TWO_SOLDIERS
371 2 reroll w2 b1 b2 > TOOL SKULL COURAGE
372 1 use corporal
373 1 reroll r2 > STAR
374 2 claim COURAGE
375 2 charge
376 1 recruit marksman
377 1 done
378 2 done
379 1 stay
380 2 charge bunker
381 2 ready > 2
382 2 ready
383 1 pay 0 0
384 1 lose soldiers
385 2 pay 7 0
386 2 lose soldiers
387 1 roll > SKULL SKULL STAR COURAGE COURAGE SOLDIER
388 1 lock b1 b2
389 1 reroll r1 r2 w1 > TOOL TOOL SKULL
390 1 reroll r1 r2 w1 > TOOL COURAGE TOOL
391 1 ready
392 1 claim COURAGE
393 1 charge
394 1 done
395 1 charge bunker > 6
396 1 pay 7 0
397 1 lose soldiers
end won seed=golden-3
