# ends as bc3d3f317d9e218ec838193026c32bbc
hh1 dday n-06 units=2 boxes=base rules=1 seed#=842bc19e665d2bab9c550824972f1804
1 1 roll > STAR COURAGE TOOL SKULL SOLDIER SOLDIER
2 1 lock r2 b1
3 1 reroll r1 w1 w2 b2 > SKULL TWO_SOLDIERS SOLDIER SOLDIER
4 1 reroll r1 b2 > TOOL TWO_SOLDIERS
5 2 roll > SOLDIER TWO_SOLDIERS COURAGE STAR STAR TWO_SOLDIERS
6 2 lock r2 b2
7 2 reroll w1 w2 b1 > SKULL STAR STAR
8 2 reroll w1 w2 b1 > COURAGE STAR TWO_SOLDIERS
9 1 done
10 2 done
11 1 stay
12 2 stay
13 1 ready
14 2 ready
15 1 roll > COURAGE TOOL SKULL COURAGE TOOL SKULL
16 1 lock r1 w2
17 1 reroll r2 w1 b1 b2 > COURAGE SOLDIER SOLDIER SKULL
18 1 reroll b1 b2 > STAR STAR
19 2 roll > TWO_SOLDIERS TOOL TOOL TOOL STAR SKULL
20 2 lock r1 b1
21 2 reroll r2 w1 w2 b2 > TWO_SOLDIERS COURAGE SKULL SOLDIER
22 2 reroll w2 b2 > TOOL TWO_SOLDIERS
23 1 recruit scout
24 1 done
25 2 recruit scout
26 2 done
27 1 stay
28 2 stay
29 1 ready
30 2 ready
31 1 lose soldiers
32 2 lose soldiers
33 1 roll > COURAGE SKULL SKULL SOLDIER COURAGE TWO_SOLDIERS
34 1 lock b1 b2
35 1 reroll r2 w1 w2 > SKULL SKULL COURAGE
36 1 reroll r2 w1 > TOOL TWO_SOLDIERS
37 2 roll > STAR STAR STAR COURAGE SOLDIER SKULL
38 2 lock w2 b1
39 2 reroll r1 r2 w1 b2 > STAR COURAGE COURAGE SKULL
40 2 reroll b2 > SKULL
41 1 claim COURAGE
42 1 soldiers
43 2 cancel r1
44 1 find lucky-charm
45 1 use lucky-charm
46 1 gain courage
47 1 done
48 2 done
49 1 advance 2
50 2 advance 2
51 1 ready
52 2 ready
53 1 lose soldiers
54 2 lose soldiers
55 1 roll > STAR COURAGE TOOL TWO_SOLDIERS TOOL COURAGE
56 1 lock w1 w2
57 1 reroll r1 r2 b2 > COURAGE TWO_SOLDIERS TOOL
58 1 stop
59 2 roll > COURAGE SOLDIER TWO_SOLDIERS SOLDIER SKULL SOLDIER
60 2 lock w1 b2
61 2 reroll b1 > COURAGE
62 2 stop
63 2 claim SOLDIER
64 1 find flame-thrower
65 1 done
66 2 find walkie-talkie
67 2 done
68 1 stay
69 2 stay
70 1 ready
71 2 ready
72 1 lose soldiers
73 2 lose soldiers
74 1 roll > SKULL SOLDIER TOOL COURAGE TOOL TWO_SOLDIERS
75 1 lock w2 b2
76 1 reroll r1 r2 w1 b1 > COURAGE TWO_SOLDIERS TOOL STAR
77 1 reroll w1 b1 > SOLDIER STAR
78 2 roll > TWO_SOLDIERS SKULL SKULL SKULL TOOL TWO_SOLDIERS
79 2 lock r1 b2
80 2 reroll r2 w1 w2 b1 > TOOL SKULL TOOL TOOL
81 2 reroll w1 > TOOL
82 2 claim TOOL
83 2 stars
84 1 find pocket-bible
85 1 use pocket-bible
86 1 done
87 2 recruit corporal
88 2 find bangalore-torpedo
89 2 done
90 1 advance 5
91 2 advance 5 > 1
92 1 ready
93 2 ready
94 1 lose soldiers
95 2 lose soldiers
96 1 roll > TOOL TOOL STAR TOOL COURAGE COURAGE
97 1 lock r1 w2
98 1 reroll r2 w1 b1 b2 > SKULL STAR STAR TOOL
99 1 reroll r2 w1 b1 > SKULL SKULL TWO_SOLDIERS
100 2 roll > TWO_SOLDIERS COURAGE COURAGE SKULL SOLDIER TOOL
101 2 lock r1 r2
102 2 reroll w2 b1 b2 > SOLDIER TOOL STAR
103 2 reroll b1 > STAR
104 1 ready
105 2 use corporal
106 2 reroll b1 > SOLDIER
107 2 ready
108 1 cancel r1
109 1 cancel w2
110 1 done
111 2 find field-radio
112 2 use field-radio
113 2 done
114 1 advance 8
115 2 advance 8
116 1 ready
117 2 use bangalore-torpedo
118 2 ready
119 1 roll > SOLDIER STAR TWO_SOLDIERS SOLDIER SKULL SKULL
120 1 lock w1 w2
121 1 reroll b2 > TWO_SOLDIERS
122 1 stop
123 2 roll > TOOL TWO_SOLDIERS TWO_SOLDIERS SKULL STAR COURAGE
124 2 lock r2 w1
125 2 reroll r1 w2 b1 b2 > STAR TWO_SOLDIERS SOLDIER SOLDIER
126 2 reroll b2 > COURAGE
127 1 ready
128 2 use corporal
129 2 reroll b2 > TOOL
130 2 ready
131 1 straight
132 1 take distinguished-service-cross
133 1 recruit corporal
134 1 done
135 2 find shoulder-patch
136 2 use shoulder-patch
137 2 lose soldiers
138 2 recruit chaplain
139 2 done
140 1 advance 11 > 3
141 1 lose soldiers
142 2 advance 11 > 4
143 2 lose soldiers > 1 5 3
144 2 ready
145 1 lose soldiers
146 1 lose scout
147 1 lose lieutenant
148 2 lose soldiers
149 1 roll > COURAGE SKULL SOLDIER STAR STAR TOOL
150 1 lock w2 b1
151 1 reroll r1 r2 b2 > SKULL TWO_SOLDIERS TWO_SOLDIERS
152 1 reroll r1 w1 > COURAGE STAR
153 2 roll > SOLDIER SOLDIER STAR TOOL STAR TWO_SOLDIERS
154 2 lock r1 b2
155 2 reroll r2 w1 w2 b1 > TOOL SKULL STAR SKULL
156 2 reroll r2 w1 w2 b1 > SOLDIER SKULL SKULL TOOL
157 1 use corporal
158 1 reroll r1 > COURAGE
159 1 use distinguished-service-cross
160 1 bonus TWO_SOLDIERS
161 2 use corporal
162 2 reroll w1 > TWO_SOLDIERS
163 2 cancel b1
164 1 recruit hero
165 1 done
166 2 done
167 1 move 12
168 2 stay > 5 2
169 1 pay 2 0
170 1 lose soldiers
171 1 lose corporal
172 2 lose soldiers
173 1 roll > STAR TOOL TWO_SOLDIERS SOLDIER STAR TWO_SOLDIERS
174 1 lock w1 b2
175 1 reroll r1 r2 b1 > STAR SOLDIER COURAGE
176 1 reroll r1 r2 b1 > SKULL TOOL SKULL
177 2 roll > TOOL STAR TOOL STAR SOLDIER SKULL
178 2 lock w2 b1
179 2 reroll r1 r2 w1 b2 > SOLDIER SKULL STAR SOLDIER
180 2 reroll r2 w1 b2 > TOOL TOOL SOLDIER
181 2 use corporal
182 2 reroll w1 > STAR
183 1 cancel r2
184 1 cancel w2
185 1 done
186 2 recruit hero
187 2 find rangefinder
188 1 advance 14 > 4
189 1 pay 0 0
190 1 lose soldiers
191 2 advance 14 > 3
192 1 ready
193 2 ready
194 1 pay 4 0
end lost seed=golden-1
