# ends as 97ab4984ecf6db12975e31f3154269a6
hh2 dday n-06 units=2 boxes=base rules=3 seed#=842bc19e665d2bab9c550824972f1804
1 1 roll > 1.1.roll.1: STAR COURAGE TOOL SKULL SOLDIER SOLDIER
2 1 lock r2 b1
3 1 reroll r1 w1 w2 > 1.1.roll.2: SOLDIER TWO_SOLDIERS COURAGE
4 1 reroll r1 b2 > 1.1.roll.3: TOOL TWO_SOLDIERS
5 2 roll > 1.2.roll.1: SOLDIER TWO_SOLDIERS COURAGE STAR STAR TWO_SOLDIERS
6 2 lock r2 b2
7 2 reroll w1 w2 b1 > 1.2.roll.2: SKULL STAR STAR
8 2 reroll r1 w1 > 1.2.roll.3: STAR COURAGE
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
20 1 roll > 2.1.roll.1: COURAGE TOOL SKULL COURAGE TOOL SKULL
21 1 lock r1 w2
22 1 reroll r2 w1 b1 b2 > 2.1.roll.2: COURAGE SOLDIER SOLDIER SKULL
23 1 reroll r2 b2 > 2.1.roll.3: STAR STAR
24 2 roll > 2.2.roll.1: TWO_SOLDIERS TOOL TOOL TOOL STAR SKULL
25 2 lock r1 b1
26 2 reroll r2 w1 w2 b2 > 2.2.roll.2: TWO_SOLDIERS COURAGE SKULL SOLDIER
27 2 reroll w2 b2 > 2.2.roll.3: TOOL TWO_SOLDIERS
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
47 1 roll > 3.1.roll.1: COURAGE SKULL SKULL SOLDIER COURAGE TWO_SOLDIERS
48 1 lock b1 b2
49 1 reroll r2 w1 w2 > 3.1.roll.2: SKULL SKULL COURAGE
50 1 reroll r2 w1 > 3.1.roll.3: TOOL TWO_SOLDIERS
51 2 roll > 3.2.roll.1: STAR STAR STAR COURAGE SOLDIER SKULL
52 2 lock w1 w2
53 2 reroll r2 b1 b2 > 3.2.roll.2: COURAGE STAR SOLDIER
54 2 reroll b2 > 3.2.roll.3: SKULL
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
72 1 roll > 4.1.roll.1: STAR COURAGE TOOL TWO_SOLDIERS TOOL COURAGE
73 1 lock r1 w2
74 1 reroll r2 w1 b1 > 4.1.roll.2: COURAGE TWO_SOLDIERS TOOL
75 1 reroll w1 b1 > 4.1.roll.3: SKULL COURAGE
76 2 roll > 4.2.roll.1: COURAGE SOLDIER TWO_SOLDIERS SOLDIER SKULL SOLDIER
77 2 lock w1 b2
78 2 reroll r1 b1 > 4.2.roll.2: STAR SOLDIER
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
97 1 roll > 5.1.roll.1: SKULL SOLDIER TOOL COURAGE TOOL TWO_SOLDIERS
98 1 lock r2 b2
99 1 reroll r1 w1 w2 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS TOOL STAR
100 1 stop
101 2 roll > 5.2.roll.1: TWO_SOLDIERS SKULL SKULL SKULL TOOL TWO_SOLDIERS
102 2 lock r1 b2
103 2 reroll r2 w1 w2 b1 > 5.2.roll.2: TOOL SKULL TOOL TOOL
104 2 reroll w1 > 5.2.roll.3: TOOL
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
123 1 roll > 6.1.roll.1: TOOL TOOL STAR TOOL COURAGE COURAGE
124 1 lock w1 b1
125 1 reroll r1 r2 w2 b2 > 6.1.roll.2: SKULL STAR STAR TOOL
126 1 reroll r1 r2 w2 b2 > 6.1.roll.3: TWO_SOLDIERS SOLDIER STAR TOOL
127 2 roll > 6.2.roll.1: TWO_SOLDIERS COURAGE COURAGE SKULL SOLDIER TOOL
128 2 lock r1 r2
129 2 reroll w2 b2 > 6.2.roll.2: STAR TWO_SOLDIERS
130 2 reroll w1 > 6.2.roll.3: STAR
131 1 use corporal
132 1 reroll b2 > 6.1.roll.4: TWO_SOLDIERS
133 1 use distinguished-service-cross
134 1 bonus TWO_SOLDIERS
135 2 use corporal
136 2 reroll w1 > 6.2.roll.4: SOLDIER
137 1 straight
138 1 take medal-of-honor
139 2 cancel w2
140 1 recruit quartermaster
141 1 done
142 2 done
143 1 advance 7 > 6.1.random.1: 2
144 2 advance 7
145 1 ready
146 2 ready
147 1 lose soldiers
148 2 lose soldiers
149 1 roll > 7.1.roll.1: SOLDIER STAR TWO_SOLDIERS SOLDIER SKULL SKULL
150 1 lock w1 w2
151 1 reroll r2 b1 b2 > 7.1.roll.2: TOOL SKULL STAR
152 1 reroll r2 b1 b2 > 7.1.roll.3: COURAGE COURAGE COURAGE
153 2 roll > 7.2.roll.1: TOOL TWO_SOLDIERS TWO_SOLDIERS SKULL STAR COURAGE
154 2 lock r2 w1
155 2 reroll r1 w2 b1 b2 > 7.2.roll.2: STAR TWO_SOLDIERS SOLDIER SOLDIER
156 2 reroll b1 b2 > 7.2.roll.3: SKULL SOLDIER
157 1 use corporal
158 1 reroll b1 > 7.1.roll.4: TWO_SOLDIERS
159 1 use medal-of-honor
160 1 add red TWO_SOLDIERS
161 1 add white TWO_SOLDIERS
162 1 add blue TWO_SOLDIERS
163 2 use corporal
164 2 reroll b1 > 7.2.roll.4: TOOL
165 1 remove r2
166 2 claim TWO_SOLDIERS
167 1 done
168 2 recruit scout
169 2 done
170 1 stay
171 2 stay
172 1 ready
173 2 ready
174 1 lose soldiers
175 1 lose quartermaster
176 2 lose soldiers
177 1 roll > 8.1.roll.1: COURAGE SKULL SOLDIER STAR STAR TOOL
178 1 lock w1 w2
179 1 reroll r1 r2 b2 > 8.1.roll.2: SKULL TWO_SOLDIERS TWO_SOLDIERS
180 1 reroll r1 > 8.1.roll.3: SKULL
181 2 roll > 8.2.roll.1: SOLDIER SOLDIER STAR TOOL STAR TWO_SOLDIERS
182 2 lock r1 b2
183 2 reroll w1 w2 b1 > 8.2.roll.2: STAR STAR TOOL
184 2 reroll b1 > 8.2.roll.3: COURAGE
185 1 use corporal
186 1 reroll r1 > 8.1.roll.4: COURAGE
187 2 use corporal
188 2 reroll b1 > 8.2.roll.4: TWO_SOLDIERS
189 1 recruit marksman
190 1 done
191 2 recruit point-man
192 2 done
193 1 stay
194 2 stay
195 1 trade 2
196 1 give courage 4
197 1 offer
198 2 accept
199 1 ready
200 2 ready
end lost seed=golden-1
