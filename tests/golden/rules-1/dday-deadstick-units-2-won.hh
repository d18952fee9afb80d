# ends as 405e164372e2b04ac03e96ba591c3c74
hh1 dday deadstick units=2 boxes=base opts=deadstick rules=1 seed#=fb6e4eb8bc28bd159882cef18ecfbde4
1 1 start n-06:1
2 2 start n-08:1
3 1 roll > STAR STAR SKULL SKULL STAR SOLDIER
4 1 lock b1 b2
5 1 reroll r2 w1 w2 > COURAGE STAR COURAGE
6 1 reroll r2 > TOOL
7 2 roll > STAR STAR SKULL TWO_SOLDIERS TWO_SOLDIERS SKULL
8 2 lock w2 b1
9 2 reroll r1 r2 w1 b2 > SKULL STAR TOOL SKULL
10 2 reroll r1 w1 b2 > STAR TOOL STAR
11 1 claim STAR
12 1 white TWO_SOLDIERS
13 1 recruit veteran
14 2 recruit corporal
15 1 stay
16 1 lose soldiers
17 2 lose soldiers
18 1 roll > TOOL TWO_SOLDIERS STAR TWO_SOLDIERS STAR STAR
19 1 lock r2 w2
20 1 reroll r1 w1 b1 b2 > COURAGE TWO_SOLDIERS SKULL SKULL
21 1 reroll b1 b2 > STAR STAR
22 2 roll > TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TOOL SOLDIER STAR
23 2 lock r1 w1
24 2 reroll w2 b1 b2 > COURAGE TWO_SOLDIERS STAR
25 2 stop
26 2 ready
27 2 claim TWO_SOLDIERS
28 1 recruit scout
29 2 recruit paratrooper
30 1 stay
31 2 stay
32 1 lose soldiers
33 2 lose soldiers
34 1 roll > STAR COURAGE SKULL SOLDIER TWO_SOLDIERS SKULL
35 1 lock b1 b2
36 1 reroll w1 > COURAGE
37 1 stop
38 2 roll > SOLDIER TWO_SOLDIERS STAR TWO_SOLDIERS SKULL SKULL
39 2 lock r2 w2
40 2 reroll w1 b1 b2 > TOOL TOOL COURAGE
41 2 reroll w1 b1 b2 > SKULL TOOL SKULL
42 2 use corporal
43 2 reroll b2 > STAR
44 1 straight
45 1 take distinguished-service-cross
46 2 cancel b1
47 1 advance n-06:2
48 2 advance n-08:3
49 1 lose soldiers
50 2 lose soldiers
51 1 roll > TWO_SOLDIERS SKULL SOLDIER TOOL COURAGE TWO_SOLDIERS
52 1 lock r1 b2
53 1 reroll r2 w1 w2 > STAR COURAGE SKULL
54 1 reroll r2 w2 > SOLDIER TWO_SOLDIERS
55 2 roll > SKULL COURAGE TWO_SOLDIERS STAR TOOL STAR
56 2 lock r2 w1
57 2 reroll r1 b1 b2 > COURAGE SKULL TOOL
58 2 reroll r1 b1 b2 > SKULL SOLDIER STAR
59 1 use distinguished-service-cross
60 1 bonus TWO_SOLDIERS
61 2 ready
62 1 claim TWO_SOLDIERS
63 2 straight
64 2 take medal-of-honor
65 1 find walkie-talkie
66 2 recruit sharpshooter
67 1 stay
68 2 stay
69 1 lose soldiers
70 2 lose soldiers
71 1 roll > SOLDIER SKULL SOLDIER SKULL TWO_SOLDIERS STAR
72 1 lock r1 w1
73 1 reroll r2 w2 b1 b2 > TWO_SOLDIERS SKULL SKULL SKULL
74 1 reroll w2 b1 b2 > SOLDIER STAR TOOL
75 2 roll > TOOL STAR TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
76 2 lock w1 b2
77 2 reroll r1 r2 w2 > SOLDIER COURAGE TOOL
78 2 reroll r1 r2 w2 > SOLDIER STAR COURAGE
79 2 use corporal
80 2 reroll r2 > COURAGE
81 2 use medal-of-honor
82 2 add red TWO_SOLDIERS
83 2 add white TWO_SOLDIERS
84 2 add blue TWO_SOLDIERS
85 1 claim TWO_SOLDIERS
86 1 recruit corporal
87 1 find lucky-charm
88 2 mine
89 1 done
90 2 use lucky-charm
91 2 gain stars
92 2 recruit pathfinder
93 1 advance n-06:5
94 2 advance n-08:7 > 4
95 2 lose soldiers > 3 4
96 1 lose soldiers
97 2 lose soldiers
98 1 roll > TOOL COURAGE STAR SKULL STAR COURAGE
99 1 lock r2 b2
100 1 reroll r1 w1 w2 b1 > SKULL STAR COURAGE SKULL
101 1 reroll r1 b1 > STAR TOOL
102 2 roll > COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR COURAGE SOLDIER
103 2 lock r2 w1
104 2 reroll w2 b1 b2 > TOOL SKULL STAR
105 2 reroll w2 b1 b2 > SKULL TOOL SOLDIER
106 1 use corporal
107 1 reroll b1 > TWO_SOLDIERS
108 1 ready
109 2 use corporal
110 2 reroll b1 > SOLDIER
111 2 ready
112 1 claim COURAGE
113 1 charge
114 1 recruit quartermaster
115 1 find pocket-bible
116 1 use pocket-bible
117 1 done
118 1 charge n-06:8
119 2 advance n-08:11
120 1 lose soldiers
121 2 lose soldiers
122 1 roll > SKULL COURAGE SKULL TWO_SOLDIERS COURAGE TOOL
123 1 lock w1 w2
124 1 reroll r1 r2 b1 b2 > TOOL SKULL COURAGE STAR
125 1 reroll r1 r2 b1 > TOOL TOOL TOOL
126 2 roll > COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TWO_SOLDIERS TWO_SOLDIERS
127 2 lock b1 b2
128 2 stop
129 1 use corporal
130 1 reroll r1 > STAR
131 1 ready
132 2 ready
133 1 cancel r2
134 2 claim TWO_SOLDIERS
135 1 find gammon-bomb
136 1 done
137 1 advance n-06:11 > 2
138 1 pass
139 1 lose soldiers
140 2 stay > 5
141 1 take armored-car
142 1 ready
143 1 lose soldiers
144 2 lose soldiers
145 1 roll > SOLDIER SOLDIER COURAGE COURAGE STAR COURAGE
146 1 lock r1 w1
147 1 reroll r2 w2 b1 b2 > TWO_SOLDIERS COURAGE TOOL SOLDIER
148 1 reroll w2 b1 > SKULL TWO_SOLDIERS
149 2 roll > TOOL TWO_SOLDIERS STAR TOOL TWO_SOLDIERS SOLDIER
150 2 lock r2 b1
151 2 reroll r1 w1 w2 b2 > COURAGE SKULL SOLDIER TWO_SOLDIERS
152 2 reroll w1 w2 > TWO_SOLDIERS TOOL
153 1 ready
154 2 use corporal
155 2 reroll w2 > SKULL
156 2 ready
157 1 straight
158 1 take memorial-cross
159 2 claim TWO_SOLDIERS
160 1 recruit hero
161 1 find carrier-pigeon
162 1 done
163 1 advance n-06:14
164 2 stay > 5
165 1 ready
166 1 pay 2 0
167 1 lose soldiers
168 1 lose quartermaster
169 1 lose veteran
170 2 lose soldiers
171 1 roll > TWO_SOLDIERS SOLDIER SKULL STAR COURAGE TOOL
172 1 lock r1 r2
173 1 reroll w1 w2 b1 b2 > STAR TOOL TWO_SOLDIERS SKULL
174 1 reroll w1 w2 b2 > STAR SKULL COURAGE
175 2 roll > STAR SOLDIER STAR STAR SKULL TOOL
176 2 lock r1 w1
177 2 reroll r2 w2 b1 b2 > TWO_SOLDIERS COURAGE TWO_SOLDIERS TOOL
178 2 reroll b2 > TOOL
179 1 use memorial-cross
180 1 use corporal
181 1 reroll w1 > SOLDIER
182 1 ready
183 2 use corporal
184 2 reroll b2 > TOOL
185 2 ready
186 1 straight
187 1 take conspicuous-gallantry-medal
188 1 find flame-thrower
189 1 done
190 2 recruit hero
191 2 find flak-vest
192 1 advance n-08:13
193 1 sacrifice scout
194 2 advance n-08:13 > 1
195 2 lose soldiers
196 2 sacrifice corporal
197 1 ready
198 2 ready
199 1 pay 0 1
200 1 lose soldiers
201 2 lose soldiers
202 1 roll > COURAGE SKULL SOLDIER TOOL COURAGE SKULL
203 1 lock w1 b1
204 1 reroll r1 r2 w2 b2 > TWO_SOLDIERS COURAGE TWO_SOLDIERS SKULL
205 1 reroll b2 > SOLDIER
206 2 roll > STAR COURAGE SKULL COURAGE STAR TOOL
207 2 lock r2 w2
208 2 reroll r1 w1 b1 b2 > STAR COURAGE SOLDIER COURAGE
209 2 reroll r1 > TWO_SOLDIERS
210 1 use corporal
211 1 reroll b2 > TOOL
212 1 use conspicuous-gallantry-medal
213 1 add colourless TWO_SOLDIERS
214 1 add colourless SKULL
215 1 add colourless TWO_SOLDIERS
216 1 ready
217 2 ready
218 1 straight
219 1 take army-good-conduct-medal
220 2 claim COURAGE
221 2 charge
222 1 done
223 2 done
224 1 stay
225 2 stay
226 1 ready
227 2 ready
228 1 pay 0 1
229 1 lose soldiers
230 2 pay 0 1
231 2 lose soldiers
232 1 roll > COURAGE SKULL COURAGE SOLDIER TWO_SOLDIERS SOLDIER
233 1 lock b1 b2
234 1 reroll r1 r2 w1 > TOOL COURAGE COURAGE
235 1 reroll r2 > SKULL
236 2 roll > COURAGE COURAGE SOLDIER SKULL TWO_SOLDIERS STAR
237 2 lock w1 b1
238 2 reroll r1 r2 w2 b2 > TOOL SOLDIER TOOL STAR
239 2 reroll r1 w2 b2 > STAR SOLDIER SKULL
240 1 use army-good-conduct-medal
241 1 set r2 SOLDIER
242 1 set r1 TWO_SOLDIERS
243 1 use corporal
244 1 reroll w1 > STAR
245 1 ready
246 2 ready
247 1 claim SOLDIER
248 1 recruit marksman
249 1 done
250 2 done
251 1 stay
252 2 stay
253 1 ready
254 2 ready
255 1 pay 0 0
256 1 lose soldiers
257 2 pay 0 2
258 2 lose soldiers
259 1 roll > SOLDIER SOLDIER STAR COURAGE COURAGE STAR
260 1 lock w2 b1
261 1 reroll r1 r2 w1 b2 > SOLDIER STAR SOLDIER SOLDIER
262 1 reroll r2 > COURAGE
263 2 roll > TOOL TWO_SOLDIERS SKULL SKULL TWO_SOLDIERS TWO_SOLDIERS
264 2 lock b1 b2
265 2 reroll r1 w1 w2 > TOOL SKULL SKULL
266 2 reroll r1 w1 w2 > COURAGE SOLDIER SOLDIER
267 1 ready
268 2 ready
269 1 claim SOLDIER
270 1 claim COURAGE
271 1 charge
272 1 done
273 2 done
274 1 charge n-08:bunker
275 2 stay > 6
276 1 use flame-thrower
277 1 ready
278 2 ready
279 1 pay 7 1
280 1 lose soldiers
281 2 pay 1 1
282 2 lose soldiers
283 1 safe
284 2 roll > STAR TOOL COURAGE TOOL STAR SKULL
285 2 lock r1 b1
286 2 reroll r2 w1 w2 b2 > SKULL SOLDIER TWO_SOLDIERS SOLDIER
287 2 reroll r2 > SKULL
288 2 stay
289 2 ready
290 2 pay 0 2
291 2 lose soldiers
292 2 roll > TWO_SOLDIERS SOLDIER SKULL STAR SKULL TWO_SOLDIERS
293 2 lock r1 b2
294 2 reroll w1 w2 b1 > SKULL SKULL STAR
295 2 reroll w1 w2 b1 > SKULL SOLDIER COURAGE
296 2 stay
297 2 ready
298 2 pay 1 0
299 2 lose soldiers
300 2 roll > TWO_SOLDIERS TOOL STAR STAR TOOL SOLDIER
301 2 lock r1 b2
302 2 reroll r2 w1 w2 b1 > SKULL SKULL TOOL STAR
303 2 reroll r2 w1 w2 b1 > TOOL COURAGE STAR COURAGE
304 2 done
305 2 stay
306 2 ready
307 2 pay 2 1
308 2 lose soldiers
309 2 roll > SOLDIER TOOL STAR TOOL TWO_SOLDIERS SOLDIER
310 2 lock b1 b2
311 2 reroll r2 w1 w2 > SOLDIER STAR SOLDIER
312 2 reroll w1 > SOLDIER
313 2 claim SOLDIER
314 2 stay
315 2 ready
316 2 pay 0 0
317 2 lose soldiers
318 2 roll > STAR SOLDIER TOOL COURAGE COURAGE SOLDIER
319 2 lock r2 b2
320 2 reroll r1 w1 w2 b1 > SOLDIER TWO_SOLDIERS TOOL COURAGE
321 2 reroll w2 b1 > STAR SKULL
322 2 stay
323 2 ready
324 2 pay 0 1
325 2 lose soldiers
326 2 roll > SOLDIER TWO_SOLDIERS STAR TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
327 2 lock b1 b2
328 2 reroll r1 w1 > TWO_SOLDIERS TWO_SOLDIERS
329 2 stop
330 2 claim TWO_SOLDIERS
331 2 claim TWO_SOLDIERS
332 2 stay
333 2 ready
334 2 pay 0 0
335 2 lose soldiers
336 2 roll > TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS TWO_SOLDIERS SOLDIER
337 2 lock w2 b1
338 2 reroll r2 w1 > STAR STAR
339 2 reroll r2 w1 > STAR STAR
340 2 claim TWO_SOLDIERS
341 2 stay
342 2 ready
343 2 pay 0 2
344 2 lose soldiers
345 2 roll > SOLDIER COURAGE COURAGE STAR SKULL SOLDIER
346 2 lock r1 r2
347 2 reroll w2 b1 b2 > COURAGE COURAGE SOLDIER
348 2 reroll w2 > TOOL
349 2 claim COURAGE
350 2 charge
351 2 done
352 2 charge n-08:bunker > 1
353 2 ready
354 2 pay 7 0
355 2 lose soldiers
356 2 safe
end won seed=golden-5
