# ends as edbe0f3314a278a79a43f928b7a1cb4f
hh1 dday n-06 units=2 boxes=base rules=2 seed#=842bc19e665d2bab9c550824972f1804
1 1 roll > STAR COURAGE TOOL SKULL SOLDIER SOLDIER
2 1 lock r2 b1
3 1 reroll r1 w1 w2 > SOLDIER TWO_SOLDIERS COURAGE
4 1 reroll r1 b2 > TOOL TWO_SOLDIERS
5 2 roll > SOLDIER TWO_SOLDIERS COURAGE STAR STAR TWO_SOLDIERS
6 2 lock r2 b2
7 2 reroll w1 w2 b1 > SKULL STAR STAR
8 2 reroll r1 w1 > STAR COURAGE
9 2 claim STAR
10 2 white TWO_SOLDIERS
11 2 claim TWO_SOLDIERS
12 1 done
13 2 recruit veteran
14 2 done
15 1 stay
16 2 stay
17 1 ready
18 2 ready
19 2 lose soldiers
20 1 roll > COURAGE TOOL SKULL COURAGE TOOL SKULL
21 1 lock r1 w2
22 1 reroll r2 w1 b1 b2 > COURAGE SOLDIER SOLDIER SKULL
23 1 reroll r2 b2 > STAR STAR
24 2 roll > TWO_SOLDIERS TOOL TOOL TOOL STAR SKULL
25 2 lock r1 b1
26 2 reroll r2 w1 w2 b2 > TWO_SOLDIERS COURAGE SKULL SOLDIER
27 2 reroll w2 b2 > TOOL TWO_SOLDIERS
28 1 recruit scout
29 1 done
30 2 trade 1
31 2 give soldiers 1
32 2 offer
33 1 accept
34 1 done
35 2 done
36 1 stay
37 2 stay
38 1 ready
39 2 trade 1
40 2 give soldiers 2
41 2 offer
42 1 accept
43 1 ready
44 2 ready
45 1 lose soldiers
46 2 lose soldiers
47 1 roll > COURAGE SKULL SKULL SOLDIER COURAGE TWO_SOLDIERS
48 1 lock b1 b2
49 1 reroll r2 w1 w2 > SKULL SKULL COURAGE
50 1 reroll r2 w1 > TOOL TWO_SOLDIERS
51 2 roll > STAR STAR STAR COURAGE SOLDIER SKULL
52 2 lock w1 w2
53 2 reroll r2 b1 b2 > COURAGE STAR SOLDIER
54 2 reroll b2 > SKULL
55 1 claim COURAGE
56 1 soldiers
57 2 claim STAR
58 2 white TWO_SOLDIERS
59 2 cancel r2
60 1 find lucky-charm
61 1 use lucky-charm
62 1 gain courage
63 1 done
64 2 recruit chaplain
65 2 done
66 1 advance 4
67 2 advance 4
68 1 ready
69 2 ready
70 1 lose soldiers
71 2 lose soldiers
72 1 roll > STAR COURAGE TOOL TWO_SOLDIERS TOOL COURAGE
73 1 lock r1 w2
74 1 reroll r2 w1 b1 > COURAGE TWO_SOLDIERS TOOL
75 1 reroll w1 b1 > SKULL COURAGE
76 2 roll > COURAGE SOLDIER TWO_SOLDIERS SOLDIER SKULL SOLDIER
77 2 lock w1 b2
78 2 reroll r1 b1 > STAR SOLDIER
79 2 stop
80 1 cancel r2
81 1 cancel b1
82 2 claim SOLDIER
83 2 cancel b1
84 1 done
85 2 done
86 1 stay
87 2 stay
88 1 ready
89 2 trade 1
90 2 give soldiers 1
91 2 offer
92 1 accept
93 1 ready
94 2 ready
95 1 lose soldiers
96 2 lose soldiers
97 1 roll > SKULL SOLDIER TOOL COURAGE TOOL TWO_SOLDIERS
98 1 lock r2 b2
99 1 reroll r1 w1 w2 b1 > COURAGE TWO_SOLDIERS TOOL STAR
100 1 stop
101 2 roll > TWO_SOLDIERS SKULL SKULL SKULL TOOL TWO_SOLDIERS
102 2 lock r1 b2
103 2 reroll r2 w1 w2 b1 > TOOL SKULL TOOL TOOL
104 2 reroll w1 > TOOL
105 1 straight
106 1 take distinguished-service-cross
107 2 claim TOOL
108 2 cancel w1
109 2 stars
110 1 recruit corporal
111 1 find walkie-talkie
112 1 done
113 2 recruit corporal
114 2 find pocket-bible
115 2 use pocket-bible
116 2 done
117 1 stay
118 2 stay
119 1 ready
120 2 ready
121 1 lose soldiers
122 2 lose soldiers
123 1 roll > TOOL TOOL STAR TOOL COURAGE COURAGE
124 1 lock w1 b1
125 1 reroll r1 r2 w2 b2 > SKULL STAR STAR TOOL
126 1 reroll r1 r2 w2 b2 > TWO_SOLDIERS SOLDIER STAR TOOL
127 2 roll > TWO_SOLDIERS COURAGE COURAGE SKULL SOLDIER TOOL
128 2 lock r1 r2
129 2 reroll w2 b2 > STAR TWO_SOLDIERS
130 2 reroll w1 > STAR
131 1 use corporal
132 1 reroll b2 > TWO_SOLDIERS
133 1 use distinguished-service-cross
134 1 bonus TWO_SOLDIERS
135 2 use corporal
136 2 reroll w1 > SOLDIER
137 1 straight
138 1 take medal-of-honor
139 2 cancel w2
140 1 recruit quartermaster
141 1 done
142 2 done
143 1 advance 7
144 2 advance 7 > 6
145 1 ready
146 2 ready
147 1 lose soldiers
148 2 lose soldiers
149 1 roll > SOLDIER STAR TWO_SOLDIERS SOLDIER SKULL SKULL
150 1 reroll r2 b1 b2 > TOOL SKULL STAR
151 1 reroll r2 b1 b2 > COURAGE COURAGE COURAGE
152 2 roll > TOOL TWO_SOLDIERS TWO_SOLDIERS SKULL STAR COURAGE
153 2 reroll r1 w2 b1 b2 > STAR TWO_SOLDIERS SOLDIER SOLDIER
154 2 reroll b1 b2 > SKULL SOLDIER
155 1 use corporal
156 1 reroll b1 > TWO_SOLDIERS
157 1 use medal-of-honor
158 1 add red TWO_SOLDIERS
159 1 add white TWO_SOLDIERS
160 1 add blue TWO_SOLDIERS
161 2 use corporal
162 2 reroll b1 > TOOL
163 2 claim TWO_SOLDIERS
164 1 done
165 2 recruit scout
166 2 done
167 1 stay
168 2 stay
169 1 ready
170 2 ready
171 1 lose soldiers
172 1 lose quartermaster
173 2 lose soldiers
174 1 roll > COURAGE SKULL SOLDIER STAR STAR TOOL
175 1 reroll r1 r2 w2 b1 b2 > SOLDIER STAR TWO_SOLDIERS SKULL STAR
176 1 reroll r2 b1 b2 > STAR SOLDIER COURAGE
177 2 roll > SOLDIER SOLDIER STAR TOOL STAR TWO_SOLDIERS
178 2 reroll w1 w2 b1 > STAR STAR TOOL
179 2 reroll b1 > COURAGE
180 1 ready
181 2 use corporal
182 2 reroll w1 > TWO_SOLDIERS
183 1 claim SOLDIER
184 1 done
185 2 trade 1
186 2 give soldiers 6
187 2 offer
188 1 accept
189 1 done
190 2 done
191 1 stay
192 2 stay
193 1 ready
194 2 ready
195 1 lose soldiers
196 1 lose scout
197 2 lose soldiers
198 2 lose veteran
199 2 lose corporal
200 2 lose scout
201 1 roll > STAR TOOL TWO_SOLDIERS SOLDIER STAR TWO_SOLDIERS
202 1 reroll r1 r2 b1 > STAR SOLDIER COURAGE
203 1 reroll r1 b1 > TWO_SOLDIERS COURAGE
204 2 roll > TOOL STAR TOOL STAR SOLDIER SKULL
205 2 reroll r1 r2 w1 w2 b2 > STAR SKULL STAR TOOL SKULL
206 2 reroll r1 r2 w1 w2 b2 > TOOL TOOL SKULL STAR COURAGE
207 1 use corporal
208 1 reroll b1 > TWO_SOLDIERS
209 1 claim TWO_SOLDIERS
210 2 cancel r1
211 1 done
212 2 recruit marksman
213 2 done
214 1 move 6
215 2 move 6 > 6 memorial-cross
216 1 trade 2
217 1 give soldiers 6
218 1 offer
219 2 accept
220 1 ready
221 2 ready
222 1 lose soldiers
223 2 lose soldiers
224 2 lose marksman
225 1 roll > TOOL SKULL SKULL COURAGE TWO_SOLDIERS TOOL
226 1 lock b1 b2
227 1 reroll r1 r2 w1 w2 > SOLDIER TWO_SOLDIERS STAR TOOL
228 1 reroll w1 w2 > TOOL SKULL
229 2 roll > COURAGE STAR SKULL SOLDIER COURAGE TWO_SOLDIERS
230 2 lock b1 b2
231 2 reroll r1 r2 w1 w2 > TOOL SOLDIER COURAGE STAR
232 2 reroll r1 r2 w1 w2 > SOLDIER SKULL COURAGE SOLDIER
233 1 use corporal
234 1 reroll w2 > TOOL
235 2 use memorial-cross
236 2 cancel r1
237 1 find field-radio
238 2 mine
239 1 find shoulder-patch
240 1 use shoulder-patch
241 1 lose soldiers
242 1 recruit chaplain
243 1 done
244 2 use field-radio
245 2 done
246 1 trade 2
247 1 give soldiers 5
248 1 offer
249 2 accept
250 1 stay
251 2 stay
252 1 ready
253 2 ready
end lost seed=golden-1
