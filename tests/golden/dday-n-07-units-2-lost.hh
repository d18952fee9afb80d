# ends as 5520d21002aad497a4ff405932285395
hh2 dday n-07 units=2 boxes=base rules=7 seed#=842bc19e665d2bab9c550824972f1804
1 1 start 1
2 2 start 1
3 1 roll > 1.1.roll.1: STAR COURAGE TOOL SKULL SOLDIER SOLDIER
4 1 lock r1 r2
5 1 reroll w1 w2 b1 b2 > 1.1.roll.2: SKULL TWO_SOLDIERS SOLDIER SOLDIER
6 1 reroll w1 b2 > 1.1.roll.3: TOOL TWO_SOLDIERS
7 2 roll > 1.2.roll.1: SOLDIER TWO_SOLDIERS COURAGE STAR STAR TWO_SOLDIERS
8 2 lock b1 b2
9 2 reroll r1 w1 > 1.2.roll.2: TOOL STAR
10 2 reroll r1 w2 > 1.2.roll.3: STAR COURAGE
11 2 claim STAR
12 2 white TWO_SOLDIERS
13 2 claim TWO_SOLDIERS
14 1 done
15 2 recruit point-man
16 2 done
17 1 stay
18 2 stay
19 1 ready
20 2 ready
21 2 lose soldiers
22 1 roll > 2.1.roll.1: COURAGE TOOL SKULL COURAGE TOOL SKULL
23 1 lock r1 w2
24 1 reroll r2 w1 b1 b2 > 2.1.roll.2: COURAGE SOLDIER SOLDIER SKULL
25 1 reroll b1 b2 > 2.1.roll.3: STAR STAR
26 2 roll > 2.2.roll.1: TWO_SOLDIERS TOOL TOOL TOOL STAR SKULL
27 2 lock r1 b1
28 2 reroll r2 w1 w2 b2 > 2.2.roll.2: TWO_SOLDIERS COURAGE SKULL SOLDIER
29 2 reroll w2 b2 > 2.2.roll.3: TOOL TWO_SOLDIERS
30 1 recruit point-man
31 1 done
32 2 recruit sharpshooter
33 2 done
34 1 stay
35 2 stay
36 1 ready
37 2 ready
38 1 lose soldiers
39 2 lose soldiers
40 1 roll > 3.1.roll.1: COURAGE SKULL SKULL SOLDIER COURAGE TWO_SOLDIERS
41 1 lock b1 b2
42 1 reroll r2 w1 w2 > 3.1.roll.2: SKULL SKULL COURAGE
43 1 reroll r2 w1 > 3.1.roll.3: TOOL TWO_SOLDIERS
44 2 roll > 3.2.roll.1: STAR STAR STAR COURAGE SOLDIER SKULL
45 2 lock w2 b1
46 2 reroll r1 r2 w1 b2 > 3.2.roll.2: STAR COURAGE COURAGE SKULL
47 2 reroll r1 b2 > 3.2.roll.3: COURAGE TOOL
48 1 claim COURAGE
49 1 soldiers
50 1 done
51 2 done
52 1 advance 3
53 2 advance 3
54 1 ready
55 2 ready
56 1 lose soldiers
57 2 lose soldiers
58 1 roll > 4.1.roll.1: STAR COURAGE TOOL TWO_SOLDIERS TOOL COURAGE
59 1 lock w2 b2
60 1 reroll r1 w1 b1 > 4.1.roll.2: COURAGE TWO_SOLDIERS TOOL
61 1 reroll b1 > 4.1.roll.3: SOLDIER
62 2 roll > 4.2.roll.1: COURAGE SOLDIER TWO_SOLDIERS SOLDIER SKULL SOLDIER
63 2 lock w1 b2
64 2 reroll r1 b1 > 4.2.roll.2: STAR SOLDIER
65 2 reroll r1 b1 > 4.2.roll.3: TOOL STAR
66 2 claim SOLDIER
67 1 done
68 2 find grappling-hook
69 2 done
70 1 stay
71 2 stay
72 1 ready
73 2 ready
74 1 lose soldiers
75 2 lose soldiers
76 1 roll > 5.1.roll.1: SKULL SOLDIER TOOL COURAGE TOOL TWO_SOLDIERS
77 1 lock r2 b2
78 1 reroll r1 w1 w2 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS TOOL STAR
79 1 reroll w2 > 5.1.roll.3: TWO_SOLDIERS
80 2 roll > 5.2.roll.1: TWO_SOLDIERS SKULL SKULL SKULL TOOL TWO_SOLDIERS
81 2 lock r1 b2
82 2 reroll r2 w1 w2 b1 > 5.2.roll.2: TOOL SKULL TOOL TOOL
83 2 reroll w1 > 5.2.roll.3: TOOL
84 2 ready
85 2 claim TOOL
86 1 recruit sharpshooter
87 1 done
88 2 recruit platoon-leader
89 2 find flame-thrower
90 2 done
91 1 stay
92 2 stay
93 1 ready
94 2 ready
95 1 lose soldiers
96 2 lose soldiers
97 1 roll > 6.1.roll.1: TOOL TOOL STAR TOOL COURAGE COURAGE
98 1 lock w1 b1
99 1 reroll r1 r2 w2 b2 > 6.1.roll.2: SKULL STAR STAR TOOL
100 1 reroll r1 r2 w2 b2 > 6.1.roll.3: TWO_SOLDIERS SOLDIER STAR TOOL
101 2 roll > 6.2.roll.1: TWO_SOLDIERS COURAGE COURAGE SKULL SOLDIER TOOL
102 2 lock r1 r2
103 2 reroll w2 b1 b2 > 6.2.roll.2: SOLDIER TOOL STAR
104 2 reroll b1 > 6.2.roll.3: STAR
105 2 use grappling-hook
106 2 colour red
107 2 straight
108 2 take distinguished-service-cross
109 1 recruit platoon-leader
110 1 find walkie-talkie
111 1 done
112 2 recruit veteran
113 2 done
114 1 advance 6
115 2 advance 6 > 6.0.mgf.5: 3
116 1 trade 2
117 1 give soldiers 1
118 1 offer
119 2 accept
120 1 ready
121 2 ready
122 1 lose soldiers
123 1 lose point-man
124 1 lose sharpshooter
125 2 lose soldiers
126 1 roll > 7.1.roll.1: SOLDIER STAR TWO_SOLDIERS SOLDIER SKULL SKULL
127 1 lock w1 w2
128 1 reroll r2 b1 b2 > 7.1.roll.2: TOOL SKULL STAR
129 1 reroll r2 b1 b2 > 7.1.roll.3: COURAGE COURAGE COURAGE
130 2 roll > 7.2.roll.1: TOOL TWO_SOLDIERS TWO_SOLDIERS SKULL STAR COURAGE
131 2 lock r2 w1
132 2 reroll r1 w2 b1 b2 > 7.2.roll.2: STAR TWO_SOLDIERS SOLDIER SOLDIER
133 2 stop
134 2 use distinguished-service-cross
135 2 bonus TWO_SOLDIERS
136 1 buy award > 7.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,medal-of-honor,memorial-cross,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: army-good-conduct-medal
137 1 done
138 2 trade 1
139 2 give soldiers 7
140 2 offer
141 1 accept
142 1 done
143 2 done
144 1 move 7
145 2 move 7
146 1 trade 2
147 1 give soldiers 1
148 1 offer
149 2 accept
150 1 ready
151 2 ready
152 1 lose soldiers
153 2 lose soldiers
154 1 roll > 8.1.roll.1: COURAGE SKULL SOLDIER STAR STAR TOOL
155 1 lock w1 w2
156 1 reroll r1 r2 b1 b2 > 8.1.roll.2: STAR TOOL TOOL TOOL
157 1 reroll r2 b1 b2 > 8.1.roll.3: STAR SOLDIER COURAGE
158 2 roll > 8.2.roll.1: SOLDIER SOLDIER STAR TOOL STAR TWO_SOLDIERS
159 2 lock r1 b2
160 2 reroll w1 w2 b1 > 8.2.roll.2: STAR STAR TOOL
161 2 reroll w1 w2 b1 > 8.2.roll.3: STAR TWO_SOLDIERS TOOL
162 1 use army-good-conduct-medal
163 1 set r1 SOLDIER
164 1 set b2 STAR
165 1 claim STAR
166 1 white TWO_SOLDIERS
167 1 claim SOLDIER
168 1 recruit corporal
169 1 done
170 2 recruit corporal
171 2 find rangefinder
172 2 done
173 1 stay
174 2 stay
175 1 ready
176 2 trade 1
177 2 give soldiers 2
178 2 offer
179 1 accept
180 1 ready
181 2 ready
182 1 lose soldiers
183 2 lose soldiers
184 1 roll > 9.1.roll.1: STAR TOOL TWO_SOLDIERS SOLDIER STAR TWO_SOLDIERS
185 1 lock w1 b2
186 1 reroll r1 r2 b1 > 9.1.roll.2: STAR SOLDIER COURAGE
187 1 reroll b1 > 9.1.roll.3: COURAGE
188 2 roll > 9.2.roll.1: TOOL STAR TOOL STAR SOLDIER SKULL
189 2 lock w2 b1
190 2 reroll r1 r2 w1 b2 > 9.2.roll.2: SOLDIER SKULL STAR SOLDIER
191 2 reroll r2 w1 > 9.2.roll.3: SOLDIER SKULL
192 1 use corporal
193 1 reroll b1 > 9.1.roll.4: TWO_SOLDIERS
194 2 use corporal
195 2 reroll w1 > 9.2.roll.4: STAR
196 2 use rangefinder
197 2 set b1 TWO_SOLDIERS
198 1 recruit quartermaster
199 2 mine
200 1 recruit marksman
201 1 done
202 2 done
203 1 stay
204 2 stay
205 1 ready
206 2 ready
207 1 lose soldiers
208 2 lose soldiers
209 2 lose point-man
210 2 lose quartermaster
211 2 lose veteran
212 2 lose corporal
213 1 roll > 10.1.roll.1: TOOL SKULL SKULL COURAGE TWO_SOLDIERS TOOL
214 1 lock b1 b2
215 1 reroll r1 r2 w1 w2 > 10.1.roll.2: SOLDIER TWO_SOLDIERS STAR TOOL
216 1 reroll w1 w2 > 10.1.roll.3: TOOL SKULL
217 2 roll > 10.2.roll.1: COURAGE STAR SKULL SOLDIER COURAGE TWO_SOLDIERS
218 2 lock w2 b2
219 2 reroll r1 r2 w1 b1 > 10.2.roll.2: TOOL SOLDIER COURAGE STAR
220 2 reroll r1 w1 b1 > 10.2.roll.3: STAR SKULL STAR
221 1 use corporal
222 1 reroll w2 > 10.1.roll.4: TOOL
223 1 find mine-detector
224 1 done
225 2 done
226 1 advance 10
227 2 advance 10
228 1 ready
229 2 ready
230 1 lose soldiers
231 2 lose soldiers
232 2 lose sharpshooter
233 1 roll > 11.1.roll.1: COURAGE TOOL SKULL STAR SKULL SOLDIER
234 1 reroll r1 r2 w2 > 11.1.roll.2: STAR TOOL TWO_SOLDIERS
235 1 reroll r2 w1 b1 > 11.1.roll.3: STAR SKULL COURAGE
236 2 roll > 11.2.roll.1: TOOL TWO_SOLDIERS SOLDIER SOLDIER TWO_SOLDIERS SKULL
237 2 reroll r1 w2 b2 > 11.2.roll.2: TOOL STAR SKULL
238 2 reroll b2 > 11.2.roll.3: SKULL
239 1 use corporal
240 1 reroll w1 > 11.1.roll.4: SOLDIER
241 2 cancel r1
242 1 done
243 2 recruit hero
244 2 done
245 1 stay
246 2 stay
247 1 ready
248 2 ready
249 1 lose soldiers
250 2 pay 0 0
251 2 lose soldiers
252 1 roll > 12.1.roll.1: TOOL SOLDIER TOOL TWO_SOLDIERS SOLDIER SOLDIER
253 1 reroll r1 w1 b2 > 12.1.roll.2: TOOL TOOL COURAGE
254 1 reroll r1 w1 b2 > 12.1.roll.3: STAR TOOL TWO_SOLDIERS
255 2 roll > 12.2.roll.1: COURAGE COURAGE TWO_SOLDIERS SKULL SOLDIER SKULL
256 2 reroll r1 r2 w2 b2 > 12.2.roll.2: STAR STAR SKULL SKULL
257 2 reroll r1 r2 w2 b2 > 12.2.roll.3: STAR TOOL SOLDIER SKULL
258 1 use corporal
259 1 reroll w1 > 12.1.roll.4: COURAGE
260 2 cancel r2
261 1 recruit veteran
262 1 done
263 2 done
264 1 stay
265 2 stay
266 1 ready
267 2 ready
268 1 lose soldiers
269 2 pay 0 1
270 2 lose soldiers
271 1 roll > 13.1.roll.1: TOOL TOOL SOLDIER STAR STAR STAR
272 1 reroll r1 r2 w2 b1 b2 > 13.1.roll.2: STAR SKULL COURAGE STAR SKULL
273 1 reroll r1 r2 w2 b1 b2 > 13.1.roll.3: TWO_SOLDIERS SKULL SOLDIER TWO_SOLDIERS STAR
274 2 roll > 13.2.roll.1: SOLDIER STAR SOLDIER TOOL SOLDIER SOLDIER
275 2 reroll r2 w2 > 13.2.roll.2: SKULL TOOL
276 2 reroll r2 w2 > 13.2.roll.3: TOOL COURAGE
277 1 use corporal
278 1 reroll r2 > 13.1.roll.4: TOOL
279 2 claim SOLDIER
280 1 trade 2
281 1 give soldiers 7
282 1 offer
283 2 accept
284 1 done
285 2 done
286 1 use mine-detector
287 1 give-up
end lost seed=golden-1
