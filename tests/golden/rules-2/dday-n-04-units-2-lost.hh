# ends as 3a36371e7e676e365773df62f7dddd2c
hh1 dday n-04 units=2 boxes=base rules=2 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > TOOL STAR SKULL SKULL TOOL TOOL
2 1 lock r2 b1
3 1 reroll r1 w1 w2 b2 > SKULL STAR TOOL SOLDIER
4 1 reroll r1 w2 b2 > SOLDIER TOOL SKULL
5 2 roll > TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
6 2 lock w2 b1
7 2 reroll w1 b2 > STAR TOOL
8 2 reroll b2 > TWO_SOLDIERS
9 1 cancel w2
10 2 claim SOLDIER
11 1 recruit platoon-leader
12 1 done
13 2 done
14 1 stay
15 2 stay
16 1 ready
17 2 ready
18 1 lose soldiers
19 1 roll > STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
20 1 lock b1 b2
21 1 reroll r1 r2 w2 > TOOL TOOL TOOL
22 1 reroll r1 r2 w2 > SOLDIER SKULL STAR
23 2 roll > SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
24 2 lock w1 b2
25 2 reroll w2 b1 > TOOL COURAGE
26 2 reroll w2 > TOOL
27 1 cancel w2
28 2 claim SOLDIER
29 1 done
30 2 done
31 1 stay
32 2 stay
33 1 ready
34 2 ready
35 1 lose soldiers
36 1 roll > STAR TOOL TOOL STAR SKULL SOLDIER
37 1 lock r1 w2
38 1 reroll r2 w1 b1 b2 > SKULL STAR COURAGE COURAGE
39 1 reroll r2 > SKULL
40 2 roll > STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
41 2 lock w1 w2
42 2 reroll r1 r2 b1 b2 > TOOL STAR SOLDIER TWO_SOLDIERS
43 2 reroll r1 > TWO_SOLDIERS
44 1 cancel r1
45 2 claim TWO_SOLDIERS
46 1 recruit sharpshooter
47 1 done
48 2 recruit platoon-leader
49 2 done
50 1 advance 3
51 2 advance 3
52 1 ready
53 2 ready
54 1 lose soldiers
55 2 lose soldiers
56 1 roll > TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
57 1 lock w1 b1
58 1 reroll r1 b2 > TWO_SOLDIERS TOOL
59 1 reroll b2 > TOOL
60 2 roll > SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
61 2 lock w1 b2
62 2 reroll r1 b1 > SOLDIER STAR
63 2 stop
64 1 claim COURAGE
65 1 charge
66 2 claim SOLDIER
67 1 done
68 2 done
69 1 stay
70 2 stay
71 1 ready
72 2 ready
73 1 lose soldiers
74 2 lose soldiers
75 1 roll > SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
76 1 lock w2 b2
77 1 reroll r1 r2 w1 b1 > COURAGE TWO_SOLDIERS STAR SOLDIER
78 1 reroll r1 w1 > STAR SOLDIER
79 2 roll > STAR STAR SOLDIER STAR COURAGE SOLDIER
80 2 lock b1 b2
81 2 reroll r1 r2 > COURAGE COURAGE
82 2 reroll w1 > SOLDIER
83 1 recruit corporal
84 1 done
85 2 recruit corporal
86 2 trade 1
87 2 give soldiers 1
88 2 offer
89 1 accept
90 1 done
91 2 done
92 1 stay
93 2 stay
94 1 ready
95 2 ready
96 1 lose soldiers
97 1 lose corporal
98 1 lose platoon-leader
99 2 lose soldiers
100 1 roll > STAR SKULL COURAGE SOLDIER SKULL TOOL
101 1 lock w1 w2
102 1 reroll r1 r2 b1 b2 > TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
103 1 reroll b2 > STAR
104 2 roll > COURAGE STAR SKULL SOLDIER SKULL STAR
105 2 lock w2 b2
106 2 reroll r1 r2 w1 b1 > TWO_SOLDIERS SOLDIER SOLDIER SKULL
107 2 reroll w1 b1 > STAR COURAGE
108 2 use corporal
109 2 reroll b1 > TWO_SOLDIERS
110 1 done
111 2 recruit sharpshooter
112 2 done
113 1 advance 6
114 2 advance 6
115 1 trade 2
116 1 give soldiers 7
117 1 offer
118 2 accept
119 1 ready
120 2 trade 1
121 2 give soldiers 13
122 2 offer
123 1 accept
124 1 ready
125 2 ready
126 1 lose soldiers
127 2 lose soldiers
128 1 roll > SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
129 1 lock w2 b1
130 1 reroll r2 w1 b2 > TWO_SOLDIERS STAR TOOL
131 1 reroll w1 b2 > STAR TOOL
132 2 roll > SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
133 2 lock b1 b2
134 2 reroll r2 w1 w2 > TWO_SOLDIERS COURAGE TWO_SOLDIERS
135 2 reroll w1 > COURAGE
136 2 use corporal
137 2 reroll w1 > SKULL
138 2 claim TWO_SOLDIERS
139 1 find lucky-charm
140 1 use lucky-charm
141 1 gain stars
142 1 recruit veteran
143 1 done
144 2 done
145 1 move 5
146 2 move 5 > 3
147 1 ready
148 2 trade 1
149 2 give soldiers 3
150 2 offer
151 1 accept
152 1 ready
153 2 ready
154 1 lose soldiers
155 2 lose soldiers
156 1 roll > TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
157 1 lock w2 b1
158 1 reroll r1 r2 w1 b2 > TOOL TWO_SOLDIERS SOLDIER SKULL
159 1 reroll r1 b2 > COURAGE SKULL
160 2 roll > STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
161 2 lock r1 r2
162 2 reroll w1 w2 b2 > COURAGE SOLDIER COURAGE
163 2 reroll w1 w2 b2 > SKULL SOLDIER STAR
164 2 use corporal
165 2 reroll w1 > TWO_SOLDIERS
166 1 recruit quartermaster
167 1 done
168 2 recruit veteran
169 2 done
170 1 stay
171 2 stay > 2
172 1 ready
173 2 trade 1
174 2 give soldiers 1
175 2 offer
176 1 accept
177 1 ready
178 2 ready
179 1 lose soldiers
180 2 lose soldiers
181 1 roll > COURAGE STAR SOLDIER COURAGE SKULL SKULL
182 1 lock w1 w2
183 1 reroll r2 b1 b2 > STAR COURAGE SKULL
184 1 reroll b2 > STAR
185 2 roll > STAR STAR SKULL COURAGE SOLDIER COURAGE
186 2 lock b1 b2
187 2 reroll r1 r2 w1 w2 > TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
188 2 reroll r2 w2 > SOLDIER COURAGE
189 2 use corporal
190 2 reroll w2 > COURAGE
191 1 claim COURAGE
192 1 soldiers
193 1 recruit beachmaster
194 1 done
195 2 done
196 1 stay
197 2 stay > 2
198 1 ready
199 2 ready
200 1 lose soldiers
201 2 lose soldiers
202 1 roll > TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
203 1 lock r1 w2
204 1 reroll r2 w1 b1 b2 > STAR STAR SKULL TWO_SOLDIERS
205 1 reroll b1 > SOLDIER
206 2 roll > TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
207 2 lock r1 w2
208 2 reroll r2 w1 b1 b2 > SKULL TOOL TOOL STAR
209 2 reroll r2 w1 b1 b2 > TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
210 2 use corporal
211 2 reroll b1 > TOOL
212 1 claim TWO_SOLDIERS
213 1 recruit minesweeper
214 1 done
215 2 recruit beachmaster
216 2 done
217 1 advance 8
218 2 move 4
219 1 take victoria-cross > 6
220 1 lose soldiers
221 2 lose soldiers
222 1 roll > SOLDIER STAR SOLDIER SKULL STAR COURAGE
223 1 lock r1 w1
224 1 reroll r2 w2 b1 b2 > SOLDIER COURAGE TWO_SOLDIERS COURAGE
225 1 reroll w2 b2 > SOLDIER STAR
226 2 roll > SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
227 2 lock w1 b2
228 2 reroll r1 r2 w2 b1 > SOLDIER STAR SKULL STAR
229 2 reroll r1 r2 w2 > STAR SKULL TWO_SOLDIERS
230 1 ready
231 2 use corporal
232 2 reroll r2 > SOLDIER
233 1 done
234 2 done
235 1 stay
236 2 stay > 5
end lost seed=golden-0
