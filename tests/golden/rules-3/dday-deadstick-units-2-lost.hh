# ends as 2b19e57e8ca17a73fdbf1f5a0ad6f5c5
hh2 dday deadstick units=2 boxes=base opts=deadstick rules=3 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start n-06:1
2 2 start n-08:1
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
13 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
14 1 lock r2 b1
15 1 reroll r1 w1 w2 b2 > 2.1.roll.2: COURAGE TWO_SOLDIERS SKULL COURAGE
16 1 reroll w2 > 2.1.roll.3: TOOL
17 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
18 2 lock w1 b2
19 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
20 2 reroll w2 > 2.2.roll.3: TOOL
21 2 claim SOLDIER
22 1 stay
23 2 stay
24 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
25 1 lock w2 b2
26 1 reroll r1 r2 w1 b1 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
27 1 reroll r1 r2 > 3.1.roll.3: TWO_SOLDIERS SKULL
28 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
29 2 lock w1 w2
30 2 reroll r1 r2 b1 b2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
31 2 reroll r1 > 3.2.roll.3: TWO_SOLDIERS
32 1 cancel w2
33 2 claim TWO_SOLDIERS
34 2 recruit corporal
35 1 advance n-06:4
36 2 advance n-08:3
37 2 lose soldiers
38 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
39 1 lock w1 b1
40 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
41 1 stop
42 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
43 2 lock w1 b2
44 2 reroll r1 b1 > 4.2.roll.2: SOLDIER STAR
45 2 stop
46 2 ready
47 1 claim COURAGE
48 1 soldiers
49 1 cancel b2
50 2 claim SOLDIER
51 1 done
52 1 stay
53 2 stay
54 2 lose soldiers
55 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
56 1 lock w1 b2
57 1 reroll r1 r2 w2 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
58 1 reroll r1 w2 > 5.1.roll.3: STAR SOLDIER
59 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
60 2 lock b1 b2
61 2 reroll r1 r2 > 5.2.roll.2: COURAGE COURAGE
62 2 reroll r1 r2 > 5.2.roll.3: SKULL SOLDIER
63 2 use corporal
64 2 reroll r1 > 5.2.roll.4: TOOL
65 1 cancel w1
66 2 claim SOLDIER
67 1 recruit corporal
68 1 done
69 2 recruit sharpshooter
70 2 find walkie-talkie
71 1 advance n-06:7 > 5.1.random.1: 5
72 2 move n-08:4 > 5.2.mine.1: 5
73 2 lose soldiers > 5.0.mgf.3: 1
74 1 lose soldiers
75 2 lose soldiers
76 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
77 1 lock w1 w2
78 1 reroll r1 r2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
79 1 reroll b2 > 6.1.roll.3: STAR
80 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
81 2 lock r1 r2 b2
82 2 reroll w1 w2 b1 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER
83 2 reroll w2 b1 > 6.2.roll.3: STAR COURAGE
84 1 ready
85 2 ready
86 2 claim STAR
87 2 white COURAGE
88 2 claim COURAGE
89 2 charge
90 2 recruit pathfinder
91 1 move n-06:6 > 6.1.random.1: 3
92 2 stay > 6.0.mgf.3: 1
93 1 lose soldiers
94 2 lose soldiers
95 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
96 1 lock r1 w2
97 1 reroll r2 w1 b1 b2 > 7.1.roll.2: COURAGE SKULL TOOL SKULL
98 1 reroll w1 b1 b2 > 7.1.roll.3: SOLDIER SOLDIER TWO_SOLDIERS
99 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
100 2 lock r1 b1 b2
101 2 reroll r2 w1 w2 > 7.2.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
102 2 reroll w1 > 7.2.roll.3: COURAGE
103 1 ready
104 2 use corporal
105 2 reroll w1 > 7.2.roll.4: SKULL
106 1 claim SOLDIER
107 2 claim TWO_SOLDIERS
108 1 done
109 2 recruit paratrooper
110 1 move n-06:5
111 2 move n-08:5 > 7.2.mine.1: 5
112 2 lose soldiers > 7.0.mgf.18: 2
113 1 lose soldiers
114 2 lose soldiers
115 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
116 1 lock w2 b2
117 1 reroll r1 r2 w1 b1 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
118 1 reroll r1 b1 > 8.1.roll.3: COURAGE SKULL
119 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
120 2 lock r2 w2
121 2 reroll r1 w1 b1 b2 > 8.2.roll.2: SOLDIER STAR SOLDIER TWO_SOLDIERS
122 2 reroll w1 > 8.2.roll.3: TOOL
123 1 use corporal
124 1 reroll b1 > 8.1.roll.4: SOLDIER
125 1 ready
126 2 use corporal
127 2 reroll w1 > 8.2.roll.4: TWO_SOLDIERS
128 2 ready
129 2 claim TWO_SOLDIERS
130 1 done
131 2 done
132 1 advance n-06:8
133 2 advance n-08:8 > 8.2.mine.1: 2
134 2 lose soldiers > 8.0.mgf.7: 6
135 1 lose soldiers
136 2 lose soldiers
137 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
138 1 lock w1 w2
139 1 reroll r2 b1 b2 > 9.1.roll.2: STAR COURAGE SKULL
140 1 reroll r2 b2 > 9.1.roll.3: SKULL COURAGE
141 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
142 2 lock w2 b2
143 2 reroll r1 r2 w1 > 9.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER
144 2 reroll r1 r2 > 9.2.roll.3: SOLDIER COURAGE
145 1 use corporal
146 1 reroll r2 > 9.1.roll.4: TOOL
147 1 ready
148 2 ready
149 1 claim COURAGE
150 1 charge
151 2 claim SOLDIER
152 2 claim COURAGE
153 2 charge
154 1 find lucky-charm
155 1 use lucky-charm
156 1 gain stars
157 1 recruit scout
158 1 done
159 2 done
160 1 move n-06:9
161 2 charge n-08:11 > 9.0.mgf.22: 2
162 1 lose soldiers
163 2 lose soldiers
164 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
165 1 lock r1 w2
166 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
167 1 reroll b1 > 10.1.roll.3: SOLDIER
168 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
169 2 lock r1 b1
170 2 reroll r2 w1 w2 b2 > 10.2.roll.2: SKULL TOOL TOOL STAR
171 2 reroll r2 w1 w2 > 10.2.roll.3: SKULL COURAGE TOOL
172 1 ready
173 2 use corporal
174 2 reroll r2 > 10.2.roll.4: TOOL
175 2 ready
176 1 claim TWO_SOLDIERS
177 1 recruit veteran
178 1 done
179 2 done
180 1 move n-06:10
181 2 advance n-08:13 > 10.2.mine.1: 6
182 2 lose soldiers
183 2 sacrifice corporal
184 1 lose soldiers
185 2 lose soldiers
186 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
187 1 lock r1 w1
188 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
189 1 reroll r2 w2 b2 > 11.1.roll.3: SOLDIER SKULL TWO_SOLDIERS
190 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
191 2 lock w1 b2
192 2 reroll r1 r2 w2 b1 > 11.2.roll.2: SOLDIER STAR SKULL STAR
193 2 reroll r1 r2 w2 > 11.2.roll.3: STAR SKULL TWO_SOLDIERS
194 1 use corporal
195 1 reroll w2 > 11.1.roll.4: STAR
196 1 ready
197 2 ready
198 1 done
199 2 recruit hero
200 2 find carrier-pigeon
201 2 done
202 1 stay
203 2 stay
204 2 ready
205 1 lose soldiers
206 2 pay 1 1
207 2 lose soldiers
208 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
209 1 lock b1 b2
210 1 reroll r1 w2 > 12.1.roll.2: TOOL STAR
211 1 reroll r1 > 12.1.roll.3: SOLDIER
212 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
213 2 lock w1 w2
214 2 reroll r2 b1 b2 > 12.2.roll.2: TOOL COURAGE SOLDIER
215 2 reroll r2 > 12.2.roll.3: SKULL
216 1 ready
217 2 ready
218 1 claim TWO_SOLDIERS
219 2 claim COURAGE
220 2 charge
221 1 recruit quartermaster
222 1 done
223 2 done
224 1 stay
225 2 charge n-08:bunker > 12.0.mgf.13: 6
226 2 ready
227 1 lose soldiers
228 2 pay 7 0
229 2 lose soldiers
230 2 safe
231 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
232 1 lock b1 b2
233 1 reroll w2 > 13.1.roll.2: STAR
234 1 stop
235 1 ready
236 1 straight
237 1 take distinguished-service-cross
238 1 recruit marksman
239 1 advance n-06:13 > 13.1.mine.1: 1
240 1 lose soldiers > 13.0.mgf.26: 5
241 1 lose soldiers
242 1 lose quartermaster
243 1 lose marksman
244 1 lose corporal
245 1 lose lieutenant
246 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
247 1 lock r2 w1
248 1 reroll r1 w2 b1 b2 > 14.1.roll.2: TWO_SOLDIERS STAR TOOL TOOL
249 1 reroll b1 b2 > 14.1.roll.3: TWO_SOLDIERS SKULL
250 1 use distinguished-service-cross
251 1 bonus TWO_SOLDIERS
252 1 claim TWO_SOLDIERS
253 1 cancel w2
254 1 done
255 1 advance n-06:15
256 1 sacrifice scout > 14.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,medal-of-honor,memorial-cross,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: croix-de-guerre 14.0.mgf.28: 2
257 1 lose soldiers
258 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
259 1 lock r2 w2
260 1 reroll r1 w1 b1 b2 > 15.1.roll.2: SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
261 1 reroll r1 w1 > 15.1.roll.3: TWO_SOLDIERS STAR
262 1 use croix-de-guerre
263 1 done > 15.0.mgf.28: 5
264 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
265 1 lock w1 b1
266 1 reroll r1 r2 w2 b2 > 16.1.roll.2: COURAGE SKULL TOOL SOLDIER
267 1 reroll r1 r2 w2 > 16.1.roll.3: COURAGE STAR SKULL
268 1 cancel r1
269 1 find pocket-bible
270 1 use pocket-bible
271 1 buy award > 16.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,medal-of-honor,memorial-cross,silver-star,victoria-cross,legion-of-merit,purple-heart,distinguished-conduct-medal,bronze-star: legion-of-merit
272 1 done
273 1 stay > 16.0.mgf.28: 1
274 1 lose soldiers
275 1 roll > 17.1.roll.1: COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS STAR SKULL
276 1 lock r2 w2
277 1 reroll r1 w1 b1 b2 > 17.1.roll.2: STAR SOLDIER COURAGE STAR
278 1 reroll r1 b1 b2 > 17.1.roll.3: SKULL TOOL SOLDIER
279 1 use legion-of-merit
280 1 take tank
281 1 cancel b1
282 1 done
283 1 advance n-06:bunker > 17.0.mgf.29: 1
end lost seed=golden-0
