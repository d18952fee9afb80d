# ends as ad45d14e280b236090c718ef85a62957
hh2 dday n-16 units=2 boxes=base+atlantikwall opts=german rules=3 seed#=0b046a4e76e88099f72bccf39472156b
1 1 start 2
2 2 start 2
3 1 roll > 1.1.roll.1: STAR STAR COURAGE STAR SKULL SKULL
4 1 lock r1 w2
5 1 reroll r2 w1 b1 b2 > 1.1.roll.2: TOOL COURAGE COURAGE SOLDIER
6 1 reroll r2 w1 b1 > 1.1.roll.3: COURAGE COURAGE SKULL
7 2 roll > 1.2.roll.1: SOLDIER SOLDIER COURAGE STAR TOOL SKULL
8 2 lock r1 r2
9 2 reroll w1 w2 b1 b2 > 1.2.roll.2: TWO_SOLDIERS COURAGE SKULL SOLDIER
10 2 reroll w2 b1 > 1.2.roll.3: TWO_SOLDIERS SOLDIER
11 3 roll > 1.3.roll.1: SKULL STAR TWO_SOLDIERS SKULL SOLDIER SKULL
12 3 lock r1 k2
13 3 reroll r2 w2 > 1.3.roll.2: TOOL TOOL
14 3 reroll r2 w1 w2 k1 > 1.3.roll.3: STAR SOLDIER SKULL SKULL
15 3 standing ask
16 3 ready
17 1 cancel r1
18 3 declared
19 1 done
20 2 trade 1
21 2 give soldiers 1
22 2 offer
23 1 accept
24 1 done
25 2 done
26 1 stay
27 2 stay
28 3 standing pass
29 3 forfeit unteroffizier
30 1 ready
31 2 ready
32 1 roll > 2.1.roll.1: TWO_SOLDIERS SKULL TWO_SOLDIERS STAR TOOL COURAGE
33 1 lock r1 w1
34 1 reroll r2 w2 b1 b2 > 2.1.roll.2: SKULL STAR TOOL STAR
35 1 reroll r2 b1 b2 > 2.1.roll.3: COURAGE SKULL TOOL
36 2 roll > 2.2.roll.1: STAR SKULL SKULL COURAGE STAR COURAGE
37 2 lock r1 b1
38 2 reroll r2 w1 w2 b2 > 2.2.roll.2: STAR COURAGE SKULL TWO_SOLDIERS
39 2 reroll r2 w1 w2 > 2.2.roll.3: SOLDIER STAR SKULL
40 3 roll > 2.3.roll.1: COURAGE SKULL SKULL COURAGE TWO_SOLDIERS STAR
41 3 lock r1 k1
42 3 reroll w1 k2 > 2.3.roll.2: COURAGE STAR
43 3 reroll r2 w2 > 2.3.roll.3: TWO_SOLDIERS TWO_SOLDIERS
44 1 cancel b2
45 2 claim STAR
46 2 white TWO_SOLDIERS
47 2 cancel r2
48 3 declared
49 1 recruit paratrooper
50 1 done
51 2 recruit paratrooper
52 2 done
53 3 done
54 1 stay
55 2 stay
56 1 ready
57 2 ready
58 1 lose soldiers
59 2 lose soldiers
60 1 roll > 3.1.roll.1: SOLDIER STAR COURAGE SOLDIER SKULL SOLDIER
61 1 lock w2 b2
62 1 reroll r2 b1 > 3.1.roll.2: STAR TWO_SOLDIERS
63 1 stop
64 2 roll > 3.2.roll.1: TOOL COURAGE SOLDIER TOOL TOOL SKULL
65 2 lock w2 b1
66 2 reroll r2 w1 b2 > 3.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SKULL
67 2 reroll b2 > 3.2.roll.3: SOLDIER
68 3 roll > 3.3.roll.1: SKULL SKULL STAR STAR SKULL TWO_SOLDIERS
69 3 lock w1 k2
70 3 reroll r1 > 3.3.roll.2: COURAGE
71 3 reroll r1 r2 w2 k1 > 3.3.roll.3: STAR TWO_SOLDIERS STAR SKULL
72 1 claim SOLDIER
73 2 claim TOOL
74 3 cancel r1
75 1 done
76 2 recruit sharpshooter
77 2 find walkie-talkie
78 2 done
79 3 standing usual
80 3 recruit funker
81 3 decorate > 3.3.decoration.1?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,flak-badge,general-assault-badge,german-cross,gestapo-disk,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,rad-badge,sniper-badge,war-merit-cross,west-wall-medal,wound-badge-black,wound-badge-gold,wound-badge-silver: sniper-badge
82 3 done
83 3 pass
84 1 move 1
85 2 move 1
86 3 ready
87 3 pay
88 1 ready
89 2 ready
90 1 lose soldiers
91 2 lose soldiers
92 1 roll > 4.1.roll.1: STAR SOLDIER STAR COURAGE TWO_SOLDIERS COURAGE
93 1 lock b1 b2
94 1 reroll r1 r2 w1 > 4.1.roll.2: SOLDIER TWO_SOLDIERS SOLDIER
95 1 reroll r1 w1 > 4.1.roll.3: SOLDIER TOOL
96 2 roll > 4.2.roll.1: SKULL SKULL COURAGE STAR COURAGE SOLDIER
97 2 lock w2 b2
98 2 reroll r1 r2 w1 b1 > 4.2.roll.2: TWO_SOLDIERS STAR TWO_SOLDIERS COURAGE
99 2 reroll b1 > 4.2.roll.3: TWO_SOLDIERS
100 3 roll > 4.3.roll.1: COURAGE SKULL TOOL SKULL SOLDIER COURAGE
101 3 lock r1 w1
102 3 reroll r2 w2 > 4.3.roll.2: SOLDIER TWO_SOLDIERS
103 3 reroll k1 > 4.3.roll.3: STAR
104 3 ready
105 2 declared
106 1 done
107 2 recruit pathfinder
108 2 done
109 3 done
110 3 use sniper-badge
111 3 strike 1
112 1 stay
113 2 stay
114 3 forfeit funker
115 1 ready
116 2 ready
117 2 lose soldiers
118 1 roll > 5.1.roll.1: SOLDIER COURAGE TWO_SOLDIERS STAR TWO_SOLDIERS TWO_SOLDIERS
119 1 lock b1 b2
120 1 reroll r1 r2 w2 > 5.1.roll.2: TWO_SOLDIERS STAR SOLDIER
121 1 stop
122 2 roll > 5.2.roll.1: TOOL COURAGE STAR SKULL COURAGE TOOL
123 2 lock r1 b2
124 2 reroll r2 w1 w2 b1 > 5.2.roll.2: TWO_SOLDIERS COURAGE TOOL TOOL
125 2 reroll w1 > 5.2.roll.3: STAR
126 3 roll > 5.3.roll.1: STAR SOLDIER SKULL COURAGE SOLDIER STAR
127 3 lock w2 k2
128 3 reroll r1 > 5.3.roll.2: SOLDIER
129 3 reroll r1 r2 w1 k1 > 5.3.roll.3: STAR TWO_SOLDIERS SOLDIER COURAGE
130 1 claim TWO_SOLDIERS
131 2 claim TOOL
132 2 stars
133 1 recruit sharpshooter
134 1 trade 2
135 1 give soldiers 10
136 1 offer
137 2 accept
138 1 done
139 2 recruit hero
140 2 find field-radio
141 2 use field-radio
142 2 done
143 3 recruit scharfschuetze
144 1 stay
145 2 stay
146 3 ready
147 3 pay
148 1 ready
149 2 ready
150 1 lose soldiers
151 2 pay 0 0
152 2 lose soldiers
153 1 roll > 6.1.roll.1: TOOL TOOL COURAGE STAR SKULL TWO_SOLDIERS
154 1 lock w1 b2
155 1 reroll r1 r2 w2 b1 > 6.1.roll.2: STAR SOLDIER STAR SOLDIER
156 1 reroll r1 w2 > 6.1.roll.3: STAR TWO_SOLDIERS
157 2 roll > 6.2.roll.1: COURAGE COURAGE COURAGE SKULL STAR COURAGE
158 2 lock w1 b2
159 2 reroll r2 w2 b1 > 6.2.roll.2: STAR SOLDIER TWO_SOLDIERS
160 2 stop
161 3 roll > 6.3.roll.1: STAR TOOL TOOL TWO_SOLDIERS SKULL SOLDIER
162 3 lock w1 w2
163 3 reroll r1 r2 > 6.3.roll.2: COURAGE TOOL
164 3 stop
165 2 claim COURAGE
166 2 soldiers
167 3 cancel r1
168 1 done
169 2 done
170 1 advance 3
171 2 advance 3
172 3 ready
173 3 forfeit scharfschuetze
174 1 ready
175 2 trade 1
176 2 give courage 3
177 2 offer
178 1 accept
179 2 ready
180 1 lose soldiers
181 2 pay 0 1
182 2 lose soldiers
183 1 roll > 7.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TOOL
184 1 lock w1 b1
185 1 reroll r1 b2 > 7.1.roll.2: STAR COURAGE
186 1 reroll r1 > 7.1.roll.3: COURAGE
187 2 roll > 7.2.roll.1: TOOL STAR SKULL SOLDIER TWO_SOLDIERS STAR
188 2 lock b1 b2
189 2 reroll r1 w1 w2 > 7.2.roll.2: COURAGE COURAGE COURAGE
190 2 reroll r1 w1 w2 > 7.2.roll.3: SOLDIER SKULL SKULL
191 3 roll > 7.3.roll.1: SKULL TWO_SOLDIERS SOLDIER STAR SOLDIER COURAGE
192 3 lock r2 w1
193 3 reroll w2 > 7.3.roll.2: SKULL
194 3 reroll r1 w2 k1 > 7.3.roll.3: SOLDIER SKULL TOOL
195 1 claim TWO_SOLDIERS
196 2 cancel r2
197 3 cancel k2
198 1 done
199 2 done
200 3 done
201 1 stay
202 2 move 4
203 1 lose soldiers
204 2 pay 0 1
205 2 lose soldiers
206 1 roll > 8.1.roll.1: TOOL COURAGE SKULL TOOL STAR STAR
207 1 lock r2 b1
208 1 reroll r1 w1 w2 b2 > 8.1.roll.2: SKULL COURAGE SOLDIER COURAGE
209 1 reroll r1 > 8.1.roll.3: TWO_SOLDIERS
210 2 roll > 8.2.roll.1: TOOL STAR STAR COURAGE TOOL TWO_SOLDIERS
211 2 lock b1 b2
212 2 reroll r2 w1 w2 > 8.2.roll.2: STAR TOOL SOLDIER
213 2 reroll r2 w2 > 8.2.roll.3: COURAGE STAR
214 3 roll > 8.3.roll.1: SOLDIER COURAGE STAR SOLDIER SKULL STAR
215 3 lock r2 k2
216 3 reroll k1 > 8.3.roll.2: TWO_SOLDIERS
217 3 reroll r1 w1 > 8.3.roll.3: STAR SOLDIER
218 1 claim COURAGE
219 1 charge
220 2 claim TOOL
221 2 stars
222 1 recruit corporal
223 1 done
224 2 recruit corporal
225 2 find dexedrine
226 2 done
227 3 recruit pionier
228 3 done
229 1 move 4
230 2 advance 6
231 3 forfeit pionier
232 2 ready
233 1 lose soldiers
234 2 pay 0 1
235 2 lose soldiers
236 1 roll > 9.1.roll.1: SOLDIER COURAGE COURAGE SKULL TWO_SOLDIERS SKULL
237 1 lock r1 b1
238 1 reroll r2 w1 w2 b2 > 9.1.roll.2: TWO_SOLDIERS TOOL TOOL SOLDIER
239 1 reroll w1 w2 > 9.1.roll.3: COURAGE STAR
240 2 roll > 9.2.roll.1: SKULL COURAGE TOOL COURAGE STAR TWO_SOLDIERS
241 2 lock r2 w2
242 2 reroll r1 w1 b1 b2 > 9.2.roll.2: TOOL SKULL SOLDIER SOLDIER
243 2 reroll r1 w1 b1 b2 > 9.2.roll.3: SKULL TWO_SOLDIERS COURAGE TOOL
244 3 roll > 9.3.roll.1: COURAGE SKULL TOOL TWO_SOLDIERS TOOL TOOL
245 3 lock r1 k2
246 3 stop
247 1 use corporal
248 1 reroll w1 > 9.1.roll.4: STAR
249 2 use corporal
250 2 reroll r1 > 9.2.roll.4: SOLDIER
251 2 ready
252 2 claim COURAGE
253 2 charge
254 3 cancel r1
255 1 recruit decoy
256 1 buy award > 9.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,medal-of-honor,memorial-cross,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-service-cross,distinguished-conduct-medal,bronze-star: distinguished-conduct-medal
257 2 done
258 3 done
259 1 advance 6
260 2 charge 7
261 1 lose soldiers
262 2 pay 0 1
263 2 lose soldiers
264 1 roll > 10.1.roll.1: STAR STAR TOOL COURAGE STAR SOLDIER
265 1 lock b1 b2
266 1 reroll r2 w1 w2 > 10.1.roll.2: SOLDIER SKULL COURAGE
267 1 reroll w1 w2 > 10.1.roll.3: TWO_SOLDIERS TOOL
268 2 roll > 10.2.roll.1: STAR SOLDIER STAR TOOL SOLDIER SOLDIER
269 2 lock r2 b1
270 2 reroll r1 w1 w2 b2 > 10.2.roll.2: TWO_SOLDIERS SKULL STAR TWO_SOLDIERS
271 2 reroll w1 w2 > 10.2.roll.3: STAR TWO_SOLDIERS
272 3 roll > 10.3.roll.1: SOLDIER SOLDIER STAR TOOL COURAGE COURAGE
273 3 lock r1 k2
274 3 reroll w1 w2 > 10.3.roll.2: TWO_SOLDIERS TOOL
275 3 reroll w2 > 10.3.roll.3: STAR
276 1 use corporal
277 1 reroll w2 > 10.1.roll.4: TWO_SOLDIERS
278 1 ready
279 2 use corporal
280 1 ready
281 2 reroll w1 > 10.2.roll.4: COURAGE
282 2 claim TWO_SOLDIERS
283 1 recruit pathfinder
284 1 buy award > 10.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,medal-of-honor,memorial-cross,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-service-cross,bronze-star: medal-of-honor
285 3 done
286 1 stay
287 2 advance 10
288 2 ready
289 1 lose soldiers
290 2 pay 0 0
291 2 lose soldiers
292 1 roll > 11.1.roll.1: SOLDIER COURAGE SOLDIER STAR TOOL SOLDIER
293 1 lock w1 b2
294 1 reroll w2 b1 > 11.1.roll.2: TWO_SOLDIERS STAR
295 1 reroll b1 > 11.1.roll.3: SOLDIER
296 2 roll > 11.2.roll.1: SOLDIER STAR TWO_SOLDIERS COURAGE TWO_SOLDIERS TWO_SOLDIERS
297 2 lock w1 w2
298 2 reroll r1 r2 b1 b2 > 11.2.roll.2: SKULL SOLDIER TWO_SOLDIERS COURAGE
299 2 reroll r1 r2 > 11.2.roll.3: TOOL TOOL
300 3 roll > 11.3.roll.1: TWO_SOLDIERS STAR STAR SKULL SOLDIER TOOL
301 3 lock w2 k1
302 3 reroll r1 r2 w1 k2 > 11.3.roll.2: TOOL TOOL TOOL STAR
303 3 reroll r1 w1 k2 > 11.3.roll.3: STAR STAR STAR
304 1 ready
305 2 use corporal
306 1 ready
307 2 reroll r1 > 11.2.roll.4: SOLDIER
308 2 ready
309 1 claim SOLDIER
310 3 declared
311 3 cancel w1
312 2 done
313 3 done
314 1 advance 7
315 2 advance 12
316 2 ready
317 2 pay 0 0
318 2 lose soldiers
319 1 roll > 12.1.roll.1: TWO_SOLDIERS SKULL SKULL TWO_SOLDIERS COURAGE TOOL
320 1 lock r1 w2
321 1 reroll r2 w1 b2 > 12.1.roll.2: SOLDIER STAR TWO_SOLDIERS
322 1 reroll w1 > 12.1.roll.3: SOLDIER
323 2 roll > 12.2.roll.1: TWO_SOLDIERS COURAGE STAR COURAGE TOOL TWO_SOLDIERS
324 2 reroll r1 w1 b1 b2 > 12.2.roll.2: COURAGE TOOL TWO_SOLDIERS TWO_SOLDIERS
325 2 reroll b1 b2 > 12.2.roll.3: STAR TWO_SOLDIERS
326 3 roll > 12.3.roll.1: TWO_SOLDIERS TOOL SOLDIER TOOL SOLDIER SOLDIER
327 3 lock r2 w1
328 3 stop
329 1 ready
330 2 use corporal
331 1 ready
332 2 reroll b2 > 12.2.roll.4: COURAGE
333 2 ready
334 1 claim TWO_SOLDIERS
335 2 claim COURAGE
336 2 charge
337 2 find carrier-pigeon
338 2 done
339 3 find tracer-bullets
340 3 done
341 1 advance 10
342 2 charge bunker
343 2 ready
344 2 pay 4 1
345 2 use dexedrine
346 2 use carrier-pigeon
end won seed=golden-2
