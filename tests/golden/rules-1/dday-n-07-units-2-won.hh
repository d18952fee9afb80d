# ends as 62d36c720703994796289db29bebffc1
hh1 dday n-07 units=2 boxes=base rules=1 seed#=c8cfbb2ce194ac5630e8487323015a8c
1 1 start 2
2 2 start 2
3 1 roll > STAR TWO_SOLDIERS SKULL SKULL SOLDIER TOOL
4 1 lock r1 r2
5 1 reroll w1 w2 b1 b2 > COURAGE STAR SOLDIER SOLDIER
6 1 reroll b1 b2 > SKULL STAR
7 2 roll > SKULL COURAGE SOLDIER SKULL STAR SOLDIER
8 2 lock w1 b1
9 2 reroll r1 r2 w2 > STAR SKULL COURAGE
10 2 reroll r2 > STAR
11 1 claim STAR
12 1 white TWO_SOLDIERS
13 1 cancel w1
14 1 recruit corporal
15 1 done
16 2 recruit corporal
17 2 done
18 1 stay
19 2 stay
20 1 ready
21 2 ready
22 1 lose soldiers
23 2 lose soldiers
24 1 roll > COURAGE SKULL SOLDIER COURAGE STAR SKULL
25 1 lock r1 w2
26 1 reroll r2 b1 b2 > SOLDIER COURAGE SKULL
27 1 reroll b2 > SKULL
28 2 roll > COURAGE TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TOOL
29 2 lock w1 b1
30 2 reroll w2 b2 > TWO_SOLDIERS STAR
31 2 stop
32 1 use corporal
33 1 reroll b2 > TOOL
34 2 ready
35 1 claim COURAGE
36 1 soldiers
37 2 claim TWO_SOLDIERS
38 1 done
39 2 recruit sharpshooter
40 2 done
41 1 stay
42 2 stay
43 1 ready
44 2 ready
45 1 lose soldiers
46 2 lose soldiers
47 1 roll > COURAGE SKULL SKULL STAR COURAGE TOOL
48 1 lock r1 b1
49 1 reroll r2 w1 w2 b2 > SKULL SKULL TWO_SOLDIERS SKULL
50 1 stop
51 2 roll > TOOL COURAGE SOLDIER TOOL COURAGE TOOL
52 2 lock r2 b1
53 2 reroll r1 w1 w2 b2 > TOOL TWO_SOLDIERS TWO_SOLDIERS SOLDIER
54 2 reroll r1 b2 > SOLDIER SKULL
55 1 ready
56 2 use corporal
57 2 reroll b2 > STAR
58 1 claim SKULL
59 1 find flame-thrower
60 1 done
61 2 done
62 1 advance 5
63 2 advance 4 > 2
64 1 lose soldiers
65 2 lose soldiers
66 1 roll > SOLDIER STAR STAR TWO_SOLDIERS SOLDIER SOLDIER
67 1 lock w2 b1
68 1 reroll r2 w1 b2 > COURAGE SKULL STAR
69 1 reroll w1 > SKULL
70 2 roll > STAR SOLDIER TOOL STAR SKULL SKULL
71 2 lock r2 w1
72 2 reroll r1 w2 b1 b2 > STAR SOLDIER COURAGE TWO_SOLDIERS
73 2 reroll r1 w2 > TOOL COURAGE
74 1 use corporal
75 1 reroll w1 > COURAGE
76 2 use corporal
77 2 reroll r1 > SKULL
78 2 straight
79 2 take distinguished-service-cross
80 1 recruit sharpshooter
81 1 done
82 2 recruit point-man
83 1 stay
84 2 advance 7
85 1 lose soldiers
86 2 lose soldiers
87 1 roll > TWO_SOLDIERS STAR COURAGE COURAGE TOOL SKULL
88 1 lock r1 r2
89 1 reroll w1 w2 b1 b2 > COURAGE TWO_SOLDIERS COURAGE STAR
90 1 reroll w1 b1 b2 > SOLDIER TWO_SOLDIERS SKULL
91 2 roll > STAR SKULL TWO_SOLDIERS TWO_SOLDIERS STAR TWO_SOLDIERS
92 2 lock b1 b2
93 2 reroll r1 r2 > SKULL SKULL
94 2 reroll r1 r2 > SOLDIER COURAGE
95 1 use corporal
96 1 reroll b2 > SKULL
97 2 use corporal
98 2 reroll r1 > TOOL
99 2 use distinguished-service-cross
100 2 bonus TWO_SOLDIERS
101 1 claim TWO_SOLDIERS
102 1 done
103 2 done
104 1 advance 8
105 2 advance 9 > 5 2
106 1 lose soldiers
107 2 lose soldiers
108 1 roll > SOLDIER STAR SKULL TWO_SOLDIERS TWO_SOLDIERS TOOL
109 1 lock w2 b1
110 1 reroll r1 r2 w1 b2 > STAR TOOL COURAGE SKULL
111 1 reroll r1 r2 w1 b2 > TWO_SOLDIERS TWO_SOLDIERS STAR SOLDIER
112 2 roll > SOLDIER COURAGE SOLDIER SKULL SOLDIER COURAGE
113 2 reroll w2 > TWO_SOLDIERS
114 2 stop
115 1 ready
116 2 ready
117 1 claim TWO_SOLDIERS
118 2 claim SOLDIER
119 1 recruit platoon-leader
120 1 done
121 2 done
122 1 advance 10 > 3
123 1 lose soldiers
124 2 lose soldiers
125 1 roll > STAR STAR COURAGE COURAGE SOLDIER STAR
126 1 reroll r1 r2 w1 w2 b2 > SOLDIER SKULL TWO_SOLDIERS TWO_SOLDIERS SKULL
127 1 reroll r2 b2 > SKULL STAR
128 2 roll > COURAGE SOLDIER SKULL COURAGE SKULL SKULL
129 2 reroll r1 r2 w2 > SKULL COURAGE STAR
130 2 stop
131 1 use corporal
132 1 reroll r2 > TWO_SOLDIERS
133 2 ready
134 2 claim SKULL
135 1 done
136 2 recruit platoon-leader
137 2 find grappling-hook
138 2 done
139 1 stay
140 2 stay > 5
141 1 lose soldiers
142 2 lose soldiers
143 1 roll > SOLDIER SKULL COURAGE SKULL SKULL TOOL
144 1 reroll r1 w1 b2 > STAR STAR SOLDIER
145 1 reroll r1 w1 b2 > TOOL TWO_SOLDIERS COURAGE
146 2 roll > STAR SKULL TWO_SOLDIERS STAR STAR COURAGE
147 2 lock w1 b1
148 2 reroll r2 b2 > TOOL COURAGE
149 2 reroll r2 b2 > TOOL SKULL
150 1 use corporal
151 1 reroll r1 > TOOL
152 2 use corporal
153 2 reroll b2 > TWO_SOLDIERS
154 2 ready
155 1 claim SKULL
156 2 claim STAR
157 2 white TWO_SOLDIERS
158 1 find rope-ladder
159 2 mine
160 1 find bangalore-torpedo
161 1 done
162 2 recruit veteran
163 2 done
164 1 stay
165 2 advance 11
166 2 sacrifice point-man > 4
167 1 ready
168 1 lose soldiers
169 2 lose soldiers
170 1 roll > SKULL TOOL SOLDIER SKULL SOLDIER TOOL
171 1 reroll r1 r2 w2 b2 > COURAGE STAR TWO_SOLDIERS TWO_SOLDIERS
172 1 reroll r1 r2 > TWO_SOLDIERS SKULL
173 2 roll > TOOL COURAGE STAR TOOL TWO_SOLDIERS TOOL
174 2 lock b1 b2
175 2 reroll r1 r2 w1 w2 > TOOL SOLDIER TWO_SOLDIERS SKULL
176 2 reroll r1 r2 w2 > SOLDIER SOLDIER TOOL
177 1 use corporal
178 1 reroll r2 > SOLDIER
179 2 use corporal
180 2 reroll r1 > TWO_SOLDIERS
181 2 ready
182 1 claim SOLDIER
183 1 claim TWO_SOLDIERS
184 2 claim TWO_SOLDIERS
185 1 done
186 2 find grenade
187 2 done
188 1 retreat 7
189 2 advance bunker
190 2 ready > 2
191 1 use bangalore-torpedo
192 2 lose soldiers
193 1 roll > SOLDIER SKULL COURAGE STAR COURAGE SKULL
194 1 lock r1 w2
195 1 reroll r2 w1 b1 b2 > SOLDIER STAR STAR COURAGE
196 1 reroll r2 w1 b1 b2 > COURAGE SOLDIER COURAGE COURAGE
197 1 use corporal
198 1 reroll b1 > TOOL
199 1 recruit point-man
200 1 done
201 1 advance 9 > 4
202 1 lose soldiers
203 1 roll > SOLDIER TOOL COURAGE COURAGE SOLDIER STAR
204 1 reroll r2 w1 w2 > TWO_SOLDIERS TOOL SOLDIER
205 1 reroll w1 > STAR
206 1 ready
207 1 claim SOLDIER
208 1 recruit quartermaster
209 1 find walkie-talkie
210 1 done > 1
211 1 lose soldiers
212 1 roll > TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SOLDIER SOLDIER TOOL
213 1 reroll w2 b1 b2 > SKULL COURAGE COURAGE
214 1 reroll w2 b1 b2 > TWO_SOLDIERS TOOL TOOL
215 1 use corporal
216 1 reroll b1 > SKULL
217 1 done > 1
218 1 lose soldiers
219 1 roll > TOOL STAR SOLDIER STAR SKULL SOLDIER
220 1 reroll r1 r2 b1 > SOLDIER TWO_SOLDIERS COURAGE
221 1 reroll r2 > SKULL
222 1 ready
223 1 claim SOLDIER
224 1 buy award > conspicuous-gallantry-medal
225 1 done
226 1 use point-man > 4
227 1 lose soldiers
228 1 roll > COURAGE STAR SKULL SOLDIER SKULL STAR
229 1 reroll r1 r2 w2 b2 > TOOL TOOL SOLDIER STAR
230 1 reroll r1 r2 w2 b2 > STAR COURAGE TOOL TOOL
231 1 use corporal
232 1 reroll r2 > COURAGE
233 1 use conspicuous-gallantry-medal
234 1 add colourless SKULL
235 1 add colourless SKULL
236 1 cancel r2
237 1 cancel w2
238 1 cancel b2
239 1 recruit marksman
240 1 done
241 1 sacrifice quartermaster > 4
242 1 lose soldiers
243 1 roll > SKULL TOOL STAR SKULL SKULL TOOL
244 1 lock w2 b1
245 1 reroll r2 w1 b2 > TWO_SOLDIERS STAR TOOL
246 1 reroll w1 b2 > SOLDIER STAR
247 1 ready
248 1 claim SKULL
249 1 find whistle
250 1 advance bunker > 2
251 1 ready
252 1 lose soldiers
end won seed=golden-17
