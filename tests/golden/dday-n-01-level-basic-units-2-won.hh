# ends as ca406f52f33af8fdaa3df3ba5582aebf
hh2 dday n-01 level=basic units=2 boxes=base rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
2 1 lock r2 b1
3 1 reroll r1 w1 w2 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
4 1 reroll r1 w2 b2 > 1.1.roll.3: SOLDIER TOOL SKULL
5 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
6 2 lock w2 b1
7 2 reroll w1 b2 > 1.2.roll.2: STAR TOOL
8 2 reroll b2 > 1.2.roll.3: TWO_SOLDIERS
9 1 cancel w2
10 2 claim SOLDIER
11 1 recruit sharpshooter
12 1 done
13 2 done
14 1 stay
15 2 stay
16 1 ready
17 2 ready
18 1 lose soldiers
19 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
20 1 lock b1 b2
21 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
22 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
23 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
24 2 lock w1 b2
25 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
26 2 reroll w2 > 2.2.roll.3: TOOL
27 2 claim SOLDIER
28 1 done
29 2 done
30 1 stay
31 2 stay
32 1 ready
33 2 ready
34 1 lose soldiers
35 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
36 1 lock r1 w2
37 1 reroll r2 w1 b1 b2 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
38 1 reroll r2 w1 > 3.1.roll.3: TWO_SOLDIERS SKULL
39 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
40 2 lock w1 w2
41 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
42 2 reroll r1 r2 > 3.2.roll.3: SOLDIER STAR
43 1 recruit beachmaster
44 1 done
45 2 recruit sharpshooter
46 2 done
47 1 advance 3
48 2 advance 3
49 1 ready
50 2 ready
51 1 lose soldiers
52 2 lose soldiers
53 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
54 1 lock w1 b1
55 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
56 1 reroll b2 > 4.1.roll.3: TOOL
57 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
58 2 lock w1 b2
59 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
60 2 reroll r2 b1 > 4.2.roll.3: SKULL COURAGE
61 1 claim COURAGE
62 1 charge
63 2 claim SOLDIER
64 1 done
65 2 done
66 1 stay
67 2 stay
68 1 ready
69 2 ready
70 1 lose soldiers
71 2 lose soldiers
72 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
73 1 lock w1 b2
74 1 reroll r1 r2 w2 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
75 1 reroll w2 b1 > 5.1.roll.3: STAR SOLDIER
76 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
77 2 lock b1 b2
78 2 reroll r1 r2 w2 > 5.2.roll.2: SKULL COURAGE STAR
79 2 reroll r1 w2 > 5.2.roll.3: SKULL SOLDIER
80 1 done
81 2 done
82 1 stay
83 2 stay
84 1 ready
85 2 ready
86 1 lose soldiers
87 2 lose soldiers
88 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
89 1 lock w1 w2
90 1 reroll r1 r2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
91 1 reroll b2 > 6.1.roll.3: STAR
92 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
93 2 lock r1 w2
94 2 reroll r2 w1 b1 b2 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER SKULL
95 2 reroll w1 b1 b2 > 6.2.roll.3: SOLDIER TWO_SOLDIERS SOLDIER
96 1 recruit corporal
97 1 done
98 2 done
99 1 move 2 > 6.1.mine.1: 4
100 1 lose soldiers
101 2 move 2 > 6.2.mine.1: 6
102 2 lose soldiers
103 1 ready
104 2 ready
105 1 lose soldiers
106 2 lose soldiers
107 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
108 1 lock b1 b2
109 1 reroll r1 r2 w1 w2 > 7.1.roll.2: COURAGE SKULL TOOL SKULL
110 1 reroll r2 w1 w2 > 7.1.roll.3: SOLDIER SOLDIER TWO_SOLDIERS
111 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
112 2 lock b1 b2
113 2 reroll r2 w1 w2 > 7.2.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
114 2 reroll w1 > 7.2.roll.3: COURAGE
115 1 use corporal
116 1 reroll r2 > 7.1.roll.4: COURAGE
117 2 claim TWO_SOLDIERS
118 1 done
119 2 done
120 1 stay
121 2 stay
122 1 ready
123 2 ready
124 1 lose soldiers
125 2 lose soldiers
126 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
127 1 lock w2 b1
128 1 reroll r1 r2 w1 b2 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
129 1 reroll r1 b2 > 8.1.roll.3: COURAGE SKULL
130 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
131 2 lock r2 w2
132 2 reroll r1 w1 b1 b2 > 8.2.roll.2: SOLDIER STAR SOLDIER TWO_SOLDIERS
133 2 reroll w1 > 8.2.roll.3: TOOL
134 1 use corporal
135 1 reroll b2 > 8.1.roll.4: SOLDIER
136 1 done
137 2 done
138 1 stay
139 2 stay
140 1 trade 2
141 1 give courage 3
142 1 offer
143 2 accept
144 1 ready
145 2 ready
146 1 lose soldiers
147 2 lose soldiers
148 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
149 1 lock w1 w2
150 1 reroll r2 b1 b2 > 9.1.roll.2: STAR COURAGE SKULL
151 1 reroll b2 > 9.1.roll.3: STAR
152 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
153 2 lock w2 b2
154 2 reroll r1 r2 w1 > 9.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER
155 2 reroll r1 r2 > 9.2.roll.3: SOLDIER COURAGE
156 1 ready
157 1 claim COURAGE
158 1 charge
159 2 claim SOLDIER
160 2 claim COURAGE
161 2 charge
162 1 recruit minesweeper
163 1 done
164 2 done
165 1 charge 4
166 2 charge 4
167 1 ready
168 2 ready
169 1 lose soldiers
170 2 lose soldiers
171 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
172 1 lock r1 w2
173 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
174 1 reroll b1 > 10.1.roll.3: SOLDIER
175 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
176 2 lock r1 w2
177 2 reroll r2 w1 b1 b2 > 10.2.roll.2: SKULL TOOL TOOL STAR
178 2 reroll r2 w1 b1 > 10.2.roll.3: SKULL COURAGE TOOL
179 1 ready
180 1 claim TWO_SOLDIERS
181 1 done
182 2 done
183 1 move 5
184 2 move 5 > 10.0.mgf.4: 6
185 1 ready
186 2 ready
187 1 lose soldiers
188 2 lose soldiers
189 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
190 1 lock r1 w1
191 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
192 1 reroll w2 b2 > 11.1.roll.3: SOLDIER STAR
193 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
194 2 lock w1 b2
195 2 reroll r1 r2 w2 b1 > 11.2.roll.2: SOLDIER STAR SKULL STAR
196 2 reroll r1 r2 w2 > 11.2.roll.3: STAR SKULL TWO_SOLDIERS
197 1 use corporal
198 1 reroll b2 > 11.1.roll.4: STAR
199 1 done
200 2 recruit beachmaster
201 2 done
202 1 stay
203 2 stay > 11.0.mgf.4: 3
204 1 ready
205 2 ready
206 1 lose soldiers
207 2 lose soldiers
208 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
209 1 lock b1 b2
210 1 reroll r1 w2 > 12.1.roll.2: TOOL STAR
211 1 reroll r1 > 12.1.roll.3: SOLDIER
212 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
213 2 lock w1 w2
214 2 reroll r1 r2 b1 b2 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
215 2 reroll r1 r2 > 12.2.roll.3: TOOL TOOL
216 1 ready
217 1 claim TWO_SOLDIERS
218 1 recruit medic
219 1 done
220 2 done
221 1 stay
222 2 stay > 12.0.mgf.4: 3
223 1 ready
224 2 ready
225 1 lose soldiers
226 2 lose soldiers
227 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
228 1 lock r2 b2
229 1 reroll r1 w1 w2 b1 > 13.1.roll.2: TWO_SOLDIERS STAR TWO_SOLDIERS TOOL
230 1 reroll b1 > 13.1.roll.3: TOOL
231 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
232 2 lock r1 b2
233 2 reroll r2 w1 w2 b1 > 13.2.roll.2: SKULL STAR SOLDIER TOOL
234 2 reroll r2 b1 > 13.2.roll.3: SKULL STAR
235 1 use corporal
236 1 reroll b1 > 13.1.roll.4: SKULL
237 2 claim STAR
238 2 white TWO_SOLDIERS
239 1 done
240 2 recruit medic
241 2 done
242 1 move 6
243 2 move 6
244 1 ready
245 2 ready
246 1 lose soldiers
247 2 lose soldiers
248 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
249 1 lock r2 w1
250 1 reroll r1 w2 b1 b2 > 14.1.roll.2: TWO_SOLDIERS STAR TOOL TOOL
251 1 reroll b1 b2 > 14.1.roll.3: TWO_SOLDIERS SKULL
252 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
253 2 lock w1 b2
254 2 reroll r1 r2 w2 b1 > 14.2.roll.2: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS
255 2 reroll r1 w2 > 14.2.roll.3: STAR TWO_SOLDIERS
256 1 use corporal
257 1 reroll b2 > 14.1.roll.4: TWO_SOLDIERS
258 1 claim TWO_SOLDIERS
259 2 claim STAR
260 2 white TWO_SOLDIERS
261 2 claim TWO_SOLDIERS
262 1 done
263 2 recruit engineer
264 2 done
265 1 advance 8
266 2 advance 8 > 14.0.mgf.7: 5
267 1 ready
268 2 ready
269 1 lose soldiers
270 2 lose soldiers
271 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
272 1 lock r2 w2
273 1 reroll r1 w1 b1 b2 > 15.1.roll.2: SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
274 1 reroll r1 > 15.1.roll.3: COURAGE
275 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
276 2 lock w1 b2
277 2 reroll r1 r2 w2 b1 > 15.2.roll.2: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS
278 2 reroll r1 w2 > 15.2.roll.3: COURAGE STAR
279 1 use corporal
280 1 reroll r1 > 15.1.roll.4: SOLDIER
281 2 claim TWO_SOLDIERS
282 1 done
283 2 done
284 1 stay
285 2 stay > 15.0.mgf.7: 5
286 1 ready
287 2 ready
288 1 lose soldiers
289 2 lose soldiers
290 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
291 1 lock r2 w1
292 1 reroll r1 w2 b1 b2 > 16.1.roll.2: COURAGE SKULL TOOL SOLDIER
293 1 reroll r1 w2 b1 > 16.1.roll.3: COURAGE STAR SKULL
294 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
295 2 lock w1 b1
296 2 reroll r1 r2 w2 b2 > 16.2.roll.2: STAR SOLDIER STAR STAR
297 2 reroll b2 > 16.2.roll.3: TWO_SOLDIERS
298 1 use corporal
299 1 reroll b1 > 16.1.roll.4: SOLDIER
300 2 claim STAR
301 2 white TWO_SOLDIERS
302 1 recruit lieutenant
303 2 mine
304 1 recruit captain
305 1 done
306 2 done
307 1 stay
308 2 stay > 16.0.mgf.7: 4
309 1 ready
310 2 ready
311 1 lose soldiers
312 2 lose soldiers
313 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
314 1 lock r2 w2
315 1 reroll r1 w1 b1 b2 > 17.1.roll.2: STAR SOLDIER COURAGE STAR
316 1 reroll r1 b1 b2 > 17.1.roll.3: SKULL TOOL SOLDIER
317 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
318 2 lock r2 b2
319 2 reroll w1 w2 > 17.2.roll.2: COURAGE SOLDIER
320 2 reroll w2 > 17.2.roll.3: TWO_SOLDIERS
321 1 use corporal
322 1 reroll r1 > 17.1.roll.4: TOOL
323 1 ready
324 2 ready
325 2 claim TWO_SOLDIERS
326 2 claim COURAGE
327 2 charge
328 1 done
329 2 done
330 1 advance 10
331 2 charge 10 > 17.2.mine.1: 4
332 2 lose soldiers > 17.0.mgf.9: 5
333 1 ready
334 2 ready
335 1 lose soldiers
336 2 lose soldiers
337 1 roll > 18.1.roll.1: SOLDIER SOLDIER TWO_SOLDIERS COURAGE COURAGE TWO_SOLDIERS
338 1 lock w1 b2
339 1 reroll r1 r2 > 18.1.roll.2: STAR TOOL
340 1 reroll r1 r2 > 18.1.roll.3: SOLDIER TOOL
341 2 roll > 18.2.roll.1: TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL
342 2 lock w1 w2
343 2 reroll r1 r2 b1 b2 > 18.2.roll.2: TOOL COURAGE SOLDIER COURAGE
344 2 reroll r1 r2 b2 > 18.2.roll.3: TOOL COURAGE COURAGE
345 1 use corporal
346 1 reroll r2 > 18.1.roll.4: COURAGE
347 1 ready
348 2 ready
349 1 claim COURAGE
350 1 charge
351 1 done
352 2 done
353 1 charge bunker
354 2 advance bunker > 18.0.mgf.10: 6
355 1 ready
356 2 ready
357 1 lose soldiers
358 2 lose soldiers
end won seed=golden-0
