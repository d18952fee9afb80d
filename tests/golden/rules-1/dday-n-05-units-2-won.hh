# ends as 44a25ee24d7e7d05d88575672d195034
hh1 dday n-05 units=2 boxes=base rules=1 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > TOOL STAR SKULL SKULL TOOL TOOL
2 1 lock r2 b1
3 1 reroll r1 w1 w2 b2 > SKULL STAR TOOL SOLDIER
4 1 reroll r1 w1 w2 > SOLDIER TOOL SKULL
5 2 roll > TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
6 2 lock w2 b1
7 2 reroll w1 b2 > STAR TOOL
8 2 reroll b2 > TWO_SOLDIERS
9 1 cancel w1
10 2 claim SOLDIER
11 1 done
12 2 done
13 1 stay
14 2 stay
15 1 ready
16 2 ready
17 1 roll > STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
18 1 lock b1 b2
19 1 reroll r1 r2 w2 > TOOL TOOL TOOL
20 1 reroll r1 r2 w2 > SOLDIER SKULL STAR
21 2 roll > SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
22 2 lock w1 b2
23 2 reroll w2 b1 > TOOL COURAGE
24 2 reroll w2 > TOOL
25 1 cancel w2
26 2 claim SOLDIER
27 1 done
28 2 done
29 1 stay
30 2 stay
31 1 ready
32 2 ready
33 1 roll > STAR TOOL TOOL STAR SKULL SOLDIER
34 1 lock r1 w2
35 1 reroll r2 w1 b1 b2 > SKULL STAR COURAGE COURAGE
36 1 reroll r2 w1 > TWO_SOLDIERS SKULL
37 2 roll > STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
38 2 lock w1 w2
39 2 reroll r1 r2 b1 b2 > TOOL STAR SOLDIER TWO_SOLDIERS
40 2 reroll r1 r2 > SOLDIER STAR
41 1 cancel r1
42 1 recruit platoon-leader
43 1 done
44 2 recruit platoon-leader
45 2 done
46 1 advance 2
47 2 advance 2
48 1 ready
49 2 ready
50 1 lose soldiers
51 2 lose soldiers
52 1 roll > TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
53 1 lock w1 b1
54 1 reroll r1 b2 > TWO_SOLDIERS TOOL
55 1 reroll b2 > TOOL
56 2 roll > SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
57 2 lock w1 b2
58 2 reroll r1 b1 > SOLDIER STAR
59 2 stop
60 1 claim COURAGE
61 1 charge
62 2 claim SOLDIER
63 1 done
64 2 done
65 1 charge 4
66 2 stay
67 1 lose soldiers
68 2 lose soldiers
69 1 roll > SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
70 1 lock w2 b2
71 1 reroll r1 r2 w1 b1 > COURAGE TWO_SOLDIERS STAR SOLDIER
72 1 reroll r1 w1 > STAR SOLDIER
73 2 roll > STAR STAR SOLDIER STAR COURAGE SOLDIER
74 2 lock b1 b2
75 2 reroll r1 r2 w2 > SKULL COURAGE STAR
76 2 reroll r1 w2 > SKULL SOLDIER
77 2 cancel w1
78 1 recruit corporal
79 1 find lucky-charm
80 1 use lucky-charm
81 1 gain stars
82 1 done
83 2 done
84 1 stay
85 2 advance 4
86 1 ready
87 2 ready
88 1 lose soldiers
89 2 lose soldiers
90 1 roll > STAR SKULL COURAGE SOLDIER SKULL TOOL
91 1 lock r1 w2
92 1 reroll r2 w1 b1 b2 > TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
93 1 reroll b2 > STAR
94 2 roll > COURAGE STAR SKULL SOLDIER SKULL STAR
95 2 lock r1 w2
96 2 reroll r2 w1 b1 > TWO_SOLDIERS SOLDIER SOLDIER
97 2 reroll w1 b1 > STAR COURAGE
98 1 ready
99 1 claim TWO_SOLDIERS
100 1 recruit beachmaster
101 1 done
102 2 recruit corporal
103 2 done
104 1 stay
105 2 stay
106 1 ready
107 2 ready
108 1 lose soldiers
109 2 lose soldiers
110 1 roll > SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
111 1 lock w1 w2
112 1 reroll b1 b2 > STAR SKULL
113 1 reroll b2 > SKULL
114 2 roll > SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
115 2 lock b1 b2
116 2 reroll r2 w1 w2 > TWO_SOLDIERS COURAGE TWO_SOLDIERS
117 2 reroll w1 > COURAGE
118 1 use corporal
119 1 reroll b2 > COURAGE
120 2 use corporal
121 2 reroll w1 > SKULL
122 1 claim STAR
123 1 white TWO_SOLDIERS
124 2 claim TWO_SOLDIERS
125 2 cancel r1
126 1 recruit veteran
127 1 done
128 2 done
129 1 advance 7
130 2 stay
131 1 lose soldiers
132 2 lose soldiers
133 1 roll > TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
134 1 lock r1 w2 b1
135 1 reroll r2 w1 b2 > TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS
136 1 stop
137 2 roll > STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
138 2 lock r1 r2
139 2 reroll w1 w2 b1 b2 > SOLDIER STAR SOLDIER TWO_SOLDIERS
140 2 reroll w1 w2 > COURAGE SKULL
141 1 ready
142 2 ready
143 1 claim TWO_SOLDIERS
144 2 straight
145 2 take distinguished-service-cross
146 1 find walkie-talkie
147 1 done
148 2 recruit quartermaster
149 2 done
150 1 advance 10
151 2 advance 7 > 2
152 1 lose soldiers
153 2 lose soldiers
154 1 roll > COURAGE STAR SOLDIER COURAGE SKULL SKULL
155 1 lock w1 w2
156 1 reroll r2 b1 b2 > STAR COURAGE SKULL
157 1 reroll b2 > STAR
158 2 roll > STAR STAR SKULL COURAGE SOLDIER COURAGE
159 2 lock r1 w2 b1
160 2 reroll r2 w1 b2 > TWO_SOLDIERS TWO_SOLDIERS SOLDIER
161 2 reroll b2 > SOLDIER
162 1 ready
163 2 use corporal
164 2 reroll b2 > COURAGE
165 2 use distinguished-service-cross
166 2 bonus TWO_SOLDIERS
167 1 claim COURAGE
168 1 charge
169 1 recruit minesweeper
170 1 buy award > victoria-cross
171 1 done
172 2 find gammon-bomb
173 2 done
174 1 charge 13
175 2 advance 10 > 4
176 2 ready
177 1 lose soldiers
178 2 lose soldiers
179 1 roll > TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
180 1 lock r1 w2
181 1 reroll r2 w1 b1 b2 > STAR STAR SKULL TWO_SOLDIERS
182 1 reroll b1 > SOLDIER
183 2 roll > TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
184 2 lock r1 w2
185 2 reroll r2 w1 b1 b2 > SKULL TOOL TOOL STAR
186 2 reroll r2 w1 b1 > SKULL COURAGE TOOL
187 1 use corporal
188 1 reroll r2 > SKULL
189 1 ready
190 2 ready
191 1 claim TWO_SOLDIERS
192 1 cancel w1
193 2 straight
194 2 take medal-of-honor
195 1 find carrier-pigeon
196 2 mine
197 2 done
198 1 advance bunker
199 2 advance 13
200 2 sacrifice quartermaster > 1
201 1 ready
202 2 ready
203 1 lose soldiers
204 2 lose soldiers
205 2 roll > SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
206 2 lock w1 b2
207 2 reroll r1 r2 w2 b1 > SOLDIER STAR SKULL STAR
208 2 reroll r1 r2 w2 b1 > COURAGE TWO_SOLDIERS TWO_SOLDIERS COURAGE
209 2 use corporal
210 2 reroll r1 > SOLDIER
211 2 use medal-of-honor
212 2 add red TWO_SOLDIERS
213 2 add white SOLDIER
214 2 add blue SOLDIER
215 2 claim SOLDIER
216 2 claim TWO_SOLDIERS
217 2 done
218 2 advance bunker > 6
219 2 ready
220 2 lose soldiers
end won seed=golden-0
