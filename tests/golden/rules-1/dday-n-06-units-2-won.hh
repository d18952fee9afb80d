# ends as 89ce4a70a1e44f9fffa370029990fbe8
hh1 dday n-06 units=2 boxes=base rules=1 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > TOOL STAR SKULL SKULL TOOL TOOL
2 1 lock r1 b1
3 1 reroll r2 w1 w2 b2 > SKULL STAR TOOL SOLDIER
4 1 reroll r2 w1 > SOLDIER TWO_SOLDIERS
5 2 roll > TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
6 2 lock w2 b1
7 2 reroll w1 b2 > STAR TOOL
8 2 reroll b2 > TWO_SOLDIERS
9 1 claim TOOL
10 2 claim SOLDIER
11 1 recruit scout
12 1 find walkie-talkie
13 1 done
14 2 done
15 1 stay
16 2 stay
17 1 ready
18 2 ready
19 1 lose soldiers
20 1 roll > STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
21 1 lock b1 b2
22 1 reroll r1 r2 w2 > TOOL TOOL TOOL
23 1 reroll r1 r2 w2 > SOLDIER SKULL STAR
24 2 roll > SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
25 2 lock w1 b2
26 2 reroll w2 b1 > TOOL COURAGE
27 2 reroll w2 > TOOL
28 1 straight
29 1 take distinguished-service-cross
30 2 claim SOLDIER
31 1 done
32 2 done
33 1 stay
34 2 stay
35 1 ready
36 2 ready
37 1 lose soldiers
38 1 roll > STAR TOOL TOOL STAR SKULL SOLDIER
39 1 lock w2 b2
40 1 reroll r1 r2 w1 b1 > SKULL STAR COURAGE COURAGE
41 1 reroll r1 r2 > TWO_SOLDIERS SKULL
42 2 roll > STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
43 2 lock w1 w2
44 2 reroll r1 r2 b1 b2 > TOOL STAR SOLDIER TWO_SOLDIERS
45 2 reroll r1 r2 > SOLDIER STAR
46 1 use distinguished-service-cross
47 1 bonus TWO_SOLDIERS
48 1 straight
49 1 take medal-of-honor
50 1 recruit corporal
51 1 find lucky-charm
52 1 use lucky-charm
53 1 gain courage
54 1 done
55 2 recruit scout
56 2 done
57 1 advance 2
58 2 advance 2
59 1 ready
60 2 ready
61 1 lose soldiers
62 2 lose soldiers
63 1 roll > TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
64 1 lock w1 b1
65 1 reroll r1 b2 > TWO_SOLDIERS TOOL
66 1 reroll b2 > TOOL
67 2 roll > SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
68 2 lock w1 b2
69 2 reroll r1 b1 > SOLDIER STAR
70 2 stop
71 1 use corporal
72 1 reroll b2 > SOLDIER
73 1 use medal-of-honor
74 1 add red TWO_SOLDIERS
75 1 add white TWO_SOLDIERS
76 1 add blue TWO_SOLDIERS
77 1 claim COURAGE
78 1 charge
79 2 claim SOLDIER
80 2 claim TWO_SOLDIERS
81 1 done
82 2 done
83 1 charge 5
84 2 stay > 2
85 1 lose soldiers
86 2 lose soldiers
87 1 roll > SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
88 1 lock w1 b2
89 1 reroll r1 r2 w2 b1 > COURAGE TWO_SOLDIERS STAR SOLDIER
90 1 reroll w2 b1 > STAR SOLDIER
91 2 roll > STAR STAR SOLDIER STAR COURAGE SOLDIER
92 2 lock w1 b1
93 2 reroll r1 r2 w2 > SKULL COURAGE STAR
94 2 reroll r1 w2 > SKULL SOLDIER
95 1 use corporal
96 1 reroll w2 > COURAGE
97 1 ready
98 2 ready
99 2 cancel w1
100 1 done
101 2 find pocket-bible
102 2 use pocket-bible
103 1 advance 8
104 2 advance 5 > 2
105 1 lose soldiers
106 2 lose soldiers
107 1 roll > STAR SKULL COURAGE SOLDIER SKULL TOOL
108 1 lock r1 w2
109 1 reroll r2 w1 b1 b2 > TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
110 1 reroll b2 > STAR
111 2 roll > COURAGE STAR SKULL SOLDIER SKULL STAR
112 2 lock r1 w2
113 2 reroll r2 w1 b1 b2 > TWO_SOLDIERS SOLDIER SOLDIER SKULL
114 2 reroll w1 b1 b2 > SOLDIER TWO_SOLDIERS SOLDIER
115 1 ready
116 2 ready
117 1 claim TWO_SOLDIERS
118 1 done
119 1 advance 11 > 4
120 1 lose soldiers
121 2 advance 8 > 5
122 1 take armored-car
123 1 lose soldiers
124 2 lose soldiers
125 1 roll > SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
126 1 lock w2 b1
127 1 reroll r2 w1 b2 > TWO_SOLDIERS STAR TOOL
128 1 reroll w1 b2 > STAR TOOL
129 2 roll > SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
130 2 lock b1 b2
131 2 reroll r1 > STAR
132 2 reroll r1 > COURAGE
133 1 use corporal
134 1 reroll w1 > COURAGE
135 1 ready
136 2 ready
137 2 straight
138 2 take memorial-cross
139 1 recruit hero
140 1 find rangefinder
141 1 done
142 2 recruit corporal
143 1 advance 14
144 2 advance 11 > 5
145 2 lose soldiers > 4
146 1 pay 1 0
147 1 lose soldiers
148 2 lose soldiers
149 1 roll > TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
150 1 lock w2 b2
151 1 reroll r1 r2 w1 b1 > TOOL TWO_SOLDIERS SOLDIER SKULL
152 1 reroll r1 b1 > COURAGE SKULL
153 2 roll > STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
154 2 lock r1 r2
155 2 reroll w1 w2 b2 > COURAGE SOLDIER COURAGE
156 2 reroll w1 > TOOL
157 1 use corporal
158 1 reroll r1 > SOLDIER
159 1 use rangefinder
160 1 set b1 TWO_SOLDIERS
161 1 ready
162 2 use memorial-cross
163 2 use corporal
164 2 reroll w1 > TWO_SOLDIERS
165 2 ready
166 1 claim TWO_SOLDIERS
167 1 find field-radio
168 2 mine > 6 3
169 1 use field-radio
170 2 find flame-thrower
171 2 done
172 1 advance bunker
173 2 stay > 2
174 1 pay 1 1
175 1 lose soldiers
176 2 lose soldiers
177 2 roll > STAR STAR SKULL COURAGE SOLDIER COURAGE
178 2 lock w2 b2
179 2 reroll r1 r2 w1 > TWO_SOLDIERS TWO_SOLDIERS SOLDIER
180 2 reroll r1 r2 > SOLDIER COURAGE
181 2 ready
182 2 claim SOLDIER
183 2 claim COURAGE
184 2 charge
185 2 done
186 2 charge 14 > 2
187 2 lose soldiers
188 2 roll > TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
189 2 lock r1 w2
190 2 reroll r2 w1 b1 b2 > SKULL TOOL TOOL STAR
191 2 reroll r2 w1 b1 b2 > TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
192 2 use corporal
193 2 reroll b1 > TOOL
194 2 recruit quartermaster
195 2 find mine-detector
196 2 done
197 2 advance bunker > 5
198 2 ready
199 2 lose soldiers
200 2 lose quartermaster
end won seed=golden-0
