# ends as 66e4d10a31070e080d8d36b169335ff1
hh1 dday n-02 units=2 boxes=base rules=2 seed#=b952c794ebe56009d0fd15b2bcaf3a07
1 1 roll > STAR COURAGE TOOL COURAGE TWO_SOLDIERS TWO_SOLDIERS
2 1 lock w2 b1
3 1 reroll r1 w1 b2 > STAR TWO_SOLDIERS SOLDIER
4 1 reroll r1 b2 > STAR TWO_SOLDIERS
5 2 roll > SOLDIER COURAGE STAR SKULL STAR STAR
6 2 lock r1 r2
7 2 reroll w1 w2 b1 b2 > TWO_SOLDIERS SOLDIER COURAGE COURAGE
8 2 reroll b1 b2 > SOLDIER TOOL
9 2 claim SOLDIER
10 1 done
11 2 done
12 1 stay
13 2 stay
14 1 ready
15 2 ready
16 1 roll > TWO_SOLDIERS SOLDIER SKULL TWO_SOLDIERS TOOL STAR
17 1 lock r1 w2
18 1 reroll w1 b1 b2 > TOOL STAR TWO_SOLDIERS
19 1 reroll w1 > COURAGE
20 2 roll > TOOL SOLDIER STAR SKULL SOLDIER STAR
21 2 lock r2 b1
22 2 reroll r1 w1 w2 b2 > STAR TWO_SOLDIERS TOOL SOLDIER
23 2 reroll w2 b2 > STAR TOOL
24 1 claim TWO_SOLDIERS
25 1 recruit sharpshooter
26 1 done
27 2 recruit sharpshooter
28 2 done
29 1 stay
30 2 stay
31 1 ready
32 2 ready
33 1 lose soldiers
34 2 lose soldiers
35 1 roll > SOLDIER TWO_SOLDIERS COURAGE SKULL SKULL STAR
36 1 lock r1 r2
37 1 reroll w1 w2 b1 b2 > STAR TOOL TWO_SOLDIERS SOLDIER
38 1 reroll w1 w2 > COURAGE SOLDIER
39 2 roll > COURAGE SKULL STAR SKULL TWO_SOLDIERS COURAGE
40 2 lock b1 b2
41 2 reroll r2 w1 w2 > SOLDIER SOLDIER SOLDIER
42 2 reroll r2 w1 w2 > TOOL SKULL STAR
43 1 claim SOLDIER
44 1 done
45 2 find lucky-charm
46 2 use lucky-charm
47 2 gain stars
48 2 recruit scout
49 2 done
50 1 advance 4
51 2 advance 4
52 1 ready
53 2 ready
54 1 lose soldiers
55 2 lose soldiers
56 1 roll > SKULL SOLDIER TWO_SOLDIERS STAR STAR SOLDIER
57 1 lock w1 w2
58 1 reroll r1 r2 b1 b2 > SOLDIER TWO_SOLDIERS TWO_SOLDIERS STAR
59 1 reroll r1 > SKULL
60 2 roll > TWO_SOLDIERS TOOL SOLDIER STAR TWO_SOLDIERS SKULL
61 2 lock r1 b1
62 2 reroll w1 w2 b2 > TOOL TOOL TOOL
63 2 stop
64 1 claim TWO_SOLDIERS
65 2 claim TOOL
66 2 stars
67 1 recruit scout
68 1 done
69 2 recruit corporal
70 2 find flame-thrower
71 2 done
72 1 stay
73 2 stay
74 1 ready
75 2 ready
76 1 lose soldiers
77 2 lose soldiers
78 1 roll > SOLDIER TOOL STAR TOOL SKULL SKULL
79 1 lock r2 w2
80 1 reroll r1 w1 b1 b2 > SKULL TWO_SOLDIERS COURAGE SOLDIER
81 1 reroll r1 b1 b2 > TWO_SOLDIERS COURAGE SKULL
82 2 roll > COURAGE STAR TOOL SKULL SOLDIER SOLDIER
83 2 lock r2 b1
84 2 reroll r1 w1 w2 b2 > COURAGE SOLDIER TWO_SOLDIERS TWO_SOLDIERS
85 2 reroll r1 > COURAGE
86 2 use corporal
87 2 reroll r1 > STAR
88 1 find field-radio
89 2 mine
90 1 find flak-vest
91 1 done
92 2 use field-radio
93 2 recruit decoy
94 2 done
95 1 move 3 > 1
96 1 lose soldiers
97 2 move 3 > 2
98 2 lose soldiers
99 1 ready
100 2 ready
101 1 lose soldiers
102 2 lose soldiers
103 1 roll > SKULL COURAGE COURAGE STAR SKULL TWO_SOLDIERS
104 1 lock w2 b2
105 1 reroll r1 r2 w1 b1 > SOLDIER SKULL TOOL COURAGE
106 1 reroll w1 > STAR
107 2 roll > SOLDIER TWO_SOLDIERS COURAGE SOLDIER STAR TWO_SOLDIERS
108 2 lock r2 b2
109 2 reroll w1 w2 b1 > STAR TOOL STAR
110 2 reroll w1 w2 > TWO_SOLDIERS SKULL
111 2 use corporal
112 2 reroll w2 > TWO_SOLDIERS
113 1 straight
114 1 take distinguished-service-cross
115 2 claim TWO_SOLDIERS
116 1 recruit corporal
117 1 find walkie-talkie
118 2 mine
119 1 find mine-detector
120 1 done
121 2 done
122 1 stay
123 2 stay
124 1 ready
125 2 ready
126 1 lose soldiers
127 2 lose soldiers
128 1 roll > COURAGE SKULL TOOL COURAGE STAR TOOL
129 1 lock r1 w2
130 1 reroll r2 w1 b1 b2 > TOOL COURAGE SKULL TOOL
131 1 reroll r2 b1 b2 > STAR STAR SOLDIER
132 2 roll > TWO_SOLDIERS SKULL TWO_SOLDIERS COURAGE TOOL TOOL
133 2 lock r1 w1
134 2 reroll r2 w2 b1 b2 > STAR SOLDIER SKULL TWO_SOLDIERS
135 2 reroll b1 > SKULL
136 1 use corporal
137 1 reroll b1 > SKULL
138 1 use distinguished-service-cross
139 1 bonus TWO_SOLDIERS
140 2 use corporal
141 2 reroll b1 > TOOL
142 2 claim TWO_SOLDIERS
143 1 done
144 2 find shoulder-patch
145 2 use shoulder-patch
146 2 lose soldiers
147 2 recruit medic
148 2 done
149 1 stay
150 2 stay
151 1 ready
152 2 ready
153 1 lose soldiers
154 2 lose soldiers
155 1 roll > TWO_SOLDIERS SKULL TOOL COURAGE SOLDIER SKULL
156 1 lock r1 b1
157 1 reroll r2 w1 w2 b2 > SKULL TWO_SOLDIERS COURAGE TWO_SOLDIERS
158 1 reroll r2 w2 > TWO_SOLDIERS STAR
159 2 roll > SOLDIER TOOL TWO_SOLDIERS SKULL TOOL SOLDIER
160 2 lock w1 b2
161 2 reroll r2 w2 b1 > TWO_SOLDIERS STAR COURAGE
162 2 reroll r1 b1 > SKULL STAR
163 1 ready
164 2 ready
165 1 claim TWO_SOLDIERS
166 2 straight
167 2 take medal-of-honor
168 1 done
169 2 recruit veteran
170 2 done
171 1 use mine-detector
172 1 move 2
173 2 move 2 > 5
174 2 lose soldiers
175 1 ready
176 2 ready
177 1 lose soldiers
178 2 lose soldiers
179 1 roll > COURAGE STAR TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TOOL
180 1 lock w1 b1
181 1 reroll r1 r2 b2 > TWO_SOLDIERS SKULL SOLDIER
182 1 reroll r2 > TOOL
183 2 roll > TOOL STAR SOLDIER TOOL TOOL STAR
184 2 lock w2 b1
185 2 reroll r2 w1 b2 > STAR SKULL TWO_SOLDIERS
186 2 reroll r2 w1 > TOOL STAR
187 1 ready
188 2 use corporal
189 2 reroll w1 > TOOL
190 2 use medal-of-honor
191 2 add red TWO_SOLDIERS
192 2 add white TWO_SOLDIERS
193 2 add blue TWO_SOLDIERS
194 1 claim TWO_SOLDIERS
195 1 claim TWO_SOLDIERS
196 2 claim TOOL
197 2 stars
198 1 recruit veteran
199 1 trade 2
200 1 give soldiers 8
201 1 offer
202 2 accept
203 1 done
204 2 recruit lieutenant
205 2 find bangalore-torpedo
206 2 done
207 1 stay
208 2 stay
209 1 ready
210 2 ready
211 1 lose soldiers
212 2 lose soldiers
213 1 roll > TWO_SOLDIERS TWO_SOLDIERS SOLDIER COURAGE TWO_SOLDIERS STAR
214 1 lock w1 w2
215 1 reroll r2 b2 > TOOL STAR
216 1 reroll r2 b2 > COURAGE COURAGE
217 2 roll > SKULL STAR TWO_SOLDIERS SKULL TWO_SOLDIERS STAR
218 2 lock w1 b1
219 2 reroll r1 r2 w2 b2 > TOOL STAR STAR STAR
220 2 reroll r1 > STAR
221 1 ready
222 2 use corporal
223 2 reroll r1 > SOLDIER
224 2 ready
225 1 claim COURAGE
226 1 charge
227 2 claim STAR
228 2 white TWO_SOLDIERS
229 1 done
230 2 recruit hero
231 2 find grenade
232 2 done
233 1 charge 5
234 2 advance 5
235 2 ready > 3
236 1 ready
237 2 ready
238 1 lose soldiers
239 2 pay 3 1
240 2 lose soldiers
241 1 roll > TWO_SOLDIERS SKULL STAR TOOL STAR TWO_SOLDIERS
242 1 lock b1 b2
243 1 reroll r2 w2 > TOOL COURAGE
244 1 reroll r2 w2 > TOOL SKULL
245 2 roll > TOOL SOLDIER SKULL SKULL TOOL SKULL
246 2 lock r1 r2
247 2 reroll w1 w2 b1 b2 > TWO_SOLDIERS TOOL STAR STAR
248 2 reroll w2 b1 b2 > SKULL COURAGE STAR
249 1 use corporal
250 1 reroll w2 > TOOL
251 1 ready
252 2 ready
253 2 straight
254 2 take memorial-cross
255 1 recruit hero
256 1 find binoculars
257 2 mine
258 1 find command-jacket
259 1 done
260 2 done
261 1 stay
262 2 stay
263 2 ready > 5
264 1 ready
265 2 ready
266 1 pay 5 0
267 1 lose soldiers
268 2 pay 1 1
269 2 lose soldiers
270 1 roll > SKULL STAR SKULL COURAGE STAR SOLDIER
271 1 lock b1 b2
272 1 reroll r1 w1 w2 > SKULL SKULL TWO_SOLDIERS
273 1 reroll r1 w1 > STAR STAR
274 2 roll > TWO_SOLDIERS TWO_SOLDIERS TOOL TOOL TOOL TOOL
275 2 lock r1 r2
276 2 reroll w1 w2 b1 b2 > STAR TOOL COURAGE TOOL
277 2 reroll w2 b2 > COURAGE STAR
278 1 use corporal
279 1 reroll r1 > TWO_SOLDIERS
280 1 ready
281 2 use memorial-cross
282 2 use corporal
283 2 reroll w2 > TWO_SOLDIERS
284 2 use binoculars
285 2 set b2 TWO_SOLDIERS
286 2 ready
287 1 claim STAR
288 1 white TWO_SOLDIERS
289 2 claim TWO_SOLDIERS
290 1 recruit minesweeper
291 1 done
292 2 find whistle
293 2 done
294 1 stay
295 2 stay
296 2 ready > 5
297 1 ready
298 2 ready
299 1 pay 0 0
300 1 lose soldiers
301 2 pay 1 1
302 2 lose soldiers
303 1 roll > COURAGE STAR TWO_SOLDIERS TOOL SOLDIER COURAGE
304 1 lock r2 w1
305 1 reroll r1 w2 > TOOL SOLDIER
306 1 reroll r1 > STAR
307 2 roll > COURAGE SKULL TWO_SOLDIERS STAR TOOL STAR
308 2 lock r1 w1
309 2 reroll r2 w2 b1 b2 > TOOL TWO_SOLDIERS TOOL STAR
310 2 reroll r2 w2 b1 b2 > TOOL TOOL SOLDIER TWO_SOLDIERS
311 1 use corporal
312 1 reroll r1 > TOOL
313 1 ready
314 2 use corporal
315 2 reroll r2 > TOOL
316 2 ready
317 1 done
318 2 done
319 1 move 6
320 2 move 6
321 1 ready
322 2 ready
323 1 pay 1 1
324 1 lose soldiers
325 2 pay 1 0
326 2 lose soldiers
327 1 roll > TOOL COURAGE TOOL SOLDIER SKULL SKULL
328 1 lock w2 b1
329 1 reroll r1 r2 w1 b2 > COURAGE SKULL COURAGE SOLDIER
330 1 reroll r1 r2 w1 > TOOL COURAGE TWO_SOLDIERS
331 2 roll > TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL
332 2 lock r1 w1
333 2 reroll w2 b1 b2 > SKULL STAR COURAGE
334 2 reroll b2 > TOOL
335 1 use corporal
336 1 reroll r2 > SOLDIER
337 1 ready
338 2 use corporal
339 2 reroll b2 > SOLDIER
340 2 ready
341 1 claim SOLDIER
342 2 straight
343 2 take conspicuous-gallantry-medal
344 1 done
345 2 done
346 1 advance 8
347 2 use bangalore-torpedo
348 2 give-up
end lost seed=golden-10
