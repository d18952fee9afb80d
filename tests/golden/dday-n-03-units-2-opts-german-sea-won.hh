# ends as 27fb0edb747bc6d40254ec89ddd05b00
hh2 dday n-03 units=2 boxes=base opts=german,sea rules=8 seed#=f2b582d8496a2934d6d948e0f7b2925b
0 0 start > 0.0.passenger.0.captain,general,lieutenant: lieutenant 0.0.passenger.1.captain,general: general 0.0.passenger.2.captain: captain
1 1 embark sea-a:3
2 2 embark sea-a:1
3 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
4 1 lock w1 w2
5 1 reroll r1 r2 b1 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
6 1 reroll b2 > 1.1.roll.3: SKULL
7 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
8 2 lock w1 b2
9 2 reroll r1 r2 w2 b1 > 1.2.roll.2: COURAGE COURAGE STAR SKULL
10 2 reroll r1 r2 > 1.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS
11 1 part lieutenant > 1.0.shelling.1: 4 1
12 1 sail sea-a:6
13 2 sail sea-a:4
14 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
15 1 lock r1 r2
16 1 reroll w1 w2 b1 b2 > 2.1.roll.2: COURAGE TWO_SOLDIERS SKULL COURAGE
17 1 reroll w1 w2 b2 > 2.1.roll.3: SOLDIER SKULL STAR
18 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
19 2 lock r2 b1
20 2 reroll r1 w1 w2 b2 > 2.2.roll.2: COURAGE COURAGE TWO_SOLDIERS COURAGE
21 2 reroll r1 w1 w2 b2 > 2.2.roll.3: TWO_SOLDIERS SOLDIER TWO_SOLDIERS STAR
22 1 part captain > 2.0.shelling.1: 5 3
23 1 sail sea-a:9
24 2 sail sea-a:7
25 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
26 1 lock r2 b1
27 1 reroll r1 w2 b2 > 3.1.roll.2: TOOL COURAGE COURAGE
28 1 reroll w2 b2 > 3.1.roll.3: TWO_SOLDIERS SKULL
29 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
30 2 lock r1 r2
31 2 reroll w1 w2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
32 2 reroll b1 b2 > 3.2.roll.3: SOLDIER STAR
33 2 part general > 3.0.shelling.1: 3 6
34 1 sail sea-a:12
35 2 sail sea-a:10
36 1 disembark sea-a:11
37 2 disembark sea-a:11
38 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
39 1 lock r1 b2
40 1 reroll r2 w1 w2 b1 > 4.1.roll.2: COURAGE COURAGE SKULL SKULL
41 1 reroll r2 w1 > 4.1.roll.3: SKULL COURAGE
42 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
43 2 lock r1 b1
44 2 reroll r2 w1 w2 b2 > 4.2.roll.2: TWO_SOLDIERS STAR SKULL STAR
45 2 reroll r2 > 4.2.roll.3: COURAGE 4.0.shelling.1: 2 1
46 1 wade sea-a:14
47 2 wade sea-a:14
48 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
49 1 lock r1 r2
50 1 reroll w1 w2 b2 > 5.1.roll.2: SOLDIER COURAGE TOOL
51 1 reroll w1 w2 > 5.1.roll.3: STAR SOLDIER
52 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
53 2 lock r1 r2
54 2 reroll w1 w2 b1 b2 > 5.2.roll.2: STAR SOLDIER TWO_SOLDIERS STAR
55 2 reroll w2 b1 > 5.2.roll.3: SKULL SOLDIER 5.0.shelling.1: 2 3
56 1 land 2
57 1 gain soldiers 3
58 2 land 2
59 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
60 1 lock r1 w1
61 1 reroll r2 w2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
62 1 reroll b2 > 6.1.roll.3: STAR
63 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
64 2 lock r2 b2
65 2 reroll w1 w2 b1 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER
66 2 reroll r1 > 6.2.roll.3: SOLDIER
67 3 roll > 6.3.roll.1: SOLDIER TOOL SKULL SOLDIER STAR STAR
68 3 lock r1 r2
69 3 reroll k2 > 6.3.roll.2: COURAGE
70 3 reroll k1 k2 > 6.3.roll.3: COURAGE STAR
71 3 ready
72 1 claim TWO_SOLDIERS
73 2 claim SOLDIER
74 3 cancel r2
75 1 recruit scout
76 1 done
77 2 recruit scout
78 2 trade 1
79 2 give soldiers 5
80 2 offer
81 1 accept
82 1 done
83 2 done
84 1 stay
85 2 stay
86 3 pay
87 1 ready
88 2 ready
89 1 lose soldiers
90 2 lose soldiers
91 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
92 1 lock b1 b2
93 1 reroll r1 r2 w1 w2 > 7.1.roll.2: COURAGE SKULL TOOL SKULL
94 1 reroll r2 w1 w2 > 7.1.roll.3: SOLDIER SOLDIER TWO_SOLDIERS
95 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
96 2 lock b1 b2
97 2 stop
98 3 roll > 7.3.roll.1: TOOL SKULL SKULL SOLDIER SOLDIER TOOL
99 3 lock w1 k1
100 3 stop
101 3 ready
102 2 straight
103 2 take distinguished-service-cross
104 3 cancel r1
105 3 cancel k2
106 1 done
107 2 done
108 1 advance 5
109 2 advance 5
110 3 forfeit unteroffizier
111 1 ready
112 2 ready
113 1 lose soldiers
114 2 lose soldiers
115 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
116 1 lock w2 b2
117 1 reroll r1 r2 b1 > 8.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
118 1 reroll w1 > 8.1.roll.3: STAR
119 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
120 2 lock r2 w2
121 2 reroll r1 w1 b1 b2 > 8.2.roll.2: SOLDIER STAR SOLDIER TWO_SOLDIERS
122 2 reroll w1 > 8.2.roll.3: TOOL
123 3 roll > 8.3.roll.1: SKULL SOLDIER TWO_SOLDIERS TWO_SOLDIERS TOOL SOLDIER
124 3 lock w1 k2
125 3 reroll r2 > 8.3.roll.2: TOOL
126 3 reroll r1 > 8.3.roll.3: SKULL
127 2 ready
128 1 claim TWO_SOLDIERS
129 3 cancel w1
130 1 recruit sharpshooter
131 1 done
132 2 recruit sharpshooter
133 2 find lucky-charm
134 2 use lucky-charm
135 2 gain courage
136 2 done
137 1 move 4
138 2 move 4
139 1 ready
140 2 ready
141 1 lose soldiers
142 2 lose soldiers
143 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
144 1 lock r2 w1
145 1 reroll r1 w2 b2 > 9.1.roll.2: STAR COURAGE SKULL
146 1 reroll r1 w2 b1 b2 > 9.1.roll.3: TOOL TOOL TOOL SKULL
147 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
148 2 lock r1 b1
149 2 reroll r2 w1 w2 b2 > 9.2.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
150 2 reroll b2 > 9.2.roll.3: SOLDIER
151 3 roll > 9.3.roll.1: TWO_SOLDIERS TOOL TWO_SOLDIERS TOOL TWO_SOLDIERS TWO_SOLDIERS
152 3 lock w2 k1
153 3 reroll r1 > 9.3.roll.2: SOLDIER
154 3 stop
155 2 ready
156 1 claim TOOL
157 1 stars
158 2 straight
159 2 take medal-of-honor
160 1 recruit hero
161 1 find pocket-bible
162 1 use pocket-bible
163 1 done
164 2 done
165 3 find tracer-bullets
166 1 advance 7
167 2 advance 7
168 1 ready
169 2 ready
170 1 pay 5 0
171 1 lose soldiers
172 2 lose soldiers
173 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
174 1 lock r1 w2
175 1 reroll w1 b1 b2 > 10.1.roll.2: TOOL SOLDIER TWO_SOLDIERS
176 1 reroll b1 > 10.1.roll.3: SOLDIER
177 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
178 2 lock r1 b1
179 2 reroll r2 w1 w2 b2 > 10.2.roll.2: SKULL TOOL TOOL STAR
180 2 reroll r2 w1 w2 b2 > 10.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
181 3 roll > 10.3.roll.1: SKULL STAR STAR SKULL TOOL TWO_SOLDIERS
182 3 lock r2 w1
183 3 reroll r1 w2 k1 > 10.3.roll.2: STAR SKULL COURAGE
184 3 reroll r1 k2 > 10.3.roll.3: COURAGE SKULL
185 2 ready
186 1 claim TWO_SOLDIERS
187 3 cancel k1
188 3 cancel w1
189 1 find grenade
190 1 trade 2
191 1 give soldiers 5
192 1 offer
193 2 accept
194 1 done
195 2 done
196 3 done
197 1 move 8
198 2 move 8
199 1 ready
200 1 ready
201 2 ready
202 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
203 1 lock r2 b1
204 1 reroll r1 w1 w2 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
205 1 reroll r1 w1 w2 > 11.1.roll.3: SOLDIER SKULL TWO_SOLDIERS
206 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
207 2 lock w1 b2
208 2 reroll r1 r2 b1 > 11.2.roll.2: TOOL TWO_SOLDIERS SOLDIER
209 2 reroll b1 > 11.2.roll.3: STAR
210 3 roll > 11.3.roll.1: COURAGE SOLDIER SOLDIER STAR COURAGE SKULL
211 3 lock r2 w1
212 3 stop
213 2 ready
214 1 straight
215 1 take memorial-cross
216 2 claim TWO_SOLDIERS
217 3 cancel r2
218 1 done
219 2 recruit hero
220 2 find signalling-lamp
221 2 use signalling-lamp
222 2 done
223 3 done
224 1 move 9
225 2 move 9
226 1 ready
227 2 ready
228 1 pay 0 1
229 2 pay 0 0
230 2 lose soldiers
231 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
232 1 lock r1 r2
233 1 reroll w1 b1 b2 > 12.1.roll.2: TWO_SOLDIERS STAR SOLDIER
234 1 reroll w1 b2 > 12.1.roll.3: COURAGE TWO_SOLDIERS
235 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
236 2 lock w2 b1
237 2 reroll r1 r2 w1 b2 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
238 2 reroll r2 > 12.2.roll.3: SKULL
239 3 roll > 12.3.roll.1: COURAGE COURAGE SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
240 3 lock r1 k1
241 3 stop
242 1 ready
243 2 ready
244 1 straight
245 1 take conspicuous-gallantry-medal
246 2 straight
247 2 take army-good-conduct-medal
248 3 cancel k1
249 1 recruit beachmaster
250 1 trade 2
251 1 give soldiers 9
252 1 offer
253 2 accept
254 1 done
255 2 done
256 3 recruit zwangsrekrut
257 3 done
258 1 advance 12
259 1 sacrifice scout
260 2 advance 12
261 2 sacrifice scout
262 3 pay
263 1 ready
264 2 ready
265 1 pay 2 0
266 2 pay 1 0
267 2 lose soldiers
268 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
269 1 lock b1 b2
270 1 stop
271 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
272 2 lock r1 b2
273 2 reroll r2 w1 w2 b1 > 13.2.roll.2: SKULL STAR SOLDIER TOOL
274 2 reroll r2 b1 > 13.2.roll.3: SKULL STAR
275 3 roll > 13.3.roll.1: COURAGE SKULL COURAGE SKULL TWO_SOLDIERS STAR
276 3 lock r1 w2
277 3 reroll w1 k1 k2 > 13.3.roll.2: TOOL SKULL STAR
278 3 reroll r2 w1 k1 k2 > 13.3.roll.3: TWO_SOLDIERS COURAGE TWO_SOLDIERS SKULL
279 1 ready
280 2 ready
281 1 straight
282 1 take croix-de-guerre
283 2 claim STAR
284 2 white TWO_SOLDIERS
285 3 cancel r2
286 3 cancel k1
287 1 find walkie-talkie
288 1 done
289 2 recruit chaplain
290 2 done
291 3 recruit zahlmeister
292 3 done
293 1 advance 14
294 1 sacrifice hero
295 2 advance 14
296 2 sacrifice hero
297 1 ready
298 3 forfeit zwangsrekrut
299 3 forfeit zahlmeister
300 1 lose soldiers
301 2 lose soldiers
302 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
303 1 lock r1 w2
304 1 reroll r2 w1 b1 b2 > 14.1.roll.2: TWO_SOLDIERS STAR TOOL TOOL
305 1 reroll r2 > 14.1.roll.3: SOLDIER
306 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
307 2 lock b1 b2
308 2 reroll r1 r2 w1 w2 > 14.2.roll.2: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS
309 2 reroll r1 > 14.2.roll.3: TWO_SOLDIERS
310 3 roll > 14.3.roll.1: TOOL STAR COURAGE TWO_SOLDIERS STAR TOOL
311 3 lock w2 k2
312 3 reroll r1 r2 > 14.3.roll.2: COURAGE TOOL
313 3 reroll r2 k1 > 14.3.roll.3: TOOL COURAGE
314 1 ready
315 2 ready
316 3 declared
317 1 find carrier-pigeon
318 1 done
319 2 recruit corporal
320 3 done
321 1 advance bunker
322 2 move 13
323 1 ready
324 1 ready
325 1 lose soldiers
326 1 use carrier-pigeon
end won seed=golden-0
