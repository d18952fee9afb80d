# ends as 181621505ceac6051f4ebd13a4391ad2
hh1 dday n-04 units=2 boxes=base rules=1 seed#=f2b582d8496a2934d6d948e0f7b2925b
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
51 2 advance 2
52 1 lose soldiers
53 2 lose soldiers
54 1 roll > TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
55 1 lock w1 b1
56 1 reroll r1 b2 > TWO_SOLDIERS TOOL
57 1 reroll b2 > TOOL
58 2 roll > SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
59 2 lock w1 b2
60 2 reroll r1 b1 > SOLDIER STAR
61 2 stop
62 1 claim COURAGE
63 1 charge
64 2 claim SOLDIER
65 1 done
66 1 charge 6
67 2 advance 4
68 1 lose soldiers
69 2 lose soldiers
70 1 roll > SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
71 1 lock w2 b2
72 1 reroll r1 r2 w1 b1 > COURAGE TWO_SOLDIERS STAR SOLDIER
73 1 reroll r1 w1 > STAR SOLDIER
74 2 roll > STAR STAR SOLDIER STAR COURAGE SOLDIER
75 2 lock b1 b2
76 2 reroll r1 r2 > COURAGE COURAGE
77 2 reroll w1 > SOLDIER
78 1 recruit corporal
79 1 done
80 2 recruit corporal
81 1 move 5
82 2 stay > 2
83 1 lose soldiers
84 2 lose soldiers
85 1 roll > STAR SKULL COURAGE SOLDIER SKULL TOOL
86 1 lock w1 w2
87 1 reroll r1 r2 b1 b2 > TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
88 1 reroll b2 > STAR
89 2 roll > COURAGE STAR SKULL SOLDIER SKULL STAR
90 2 lock w2 b2
91 2 reroll r1 r2 w1 b1 > TWO_SOLDIERS SOLDIER SOLDIER SKULL
92 2 reroll w1 b1 > STAR COURAGE
93 1 ready
94 2 ready
95 1 done
96 2 recruit sharpshooter
97 2 done
98 1 stay
99 2 stay > 1
100 1 lose soldiers
101 2 lose soldiers
102 1 roll > SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
103 1 lock w2 b1
104 1 reroll r2 w1 b2 > TWO_SOLDIERS STAR TOOL
105 1 reroll w1 b2 > STAR TOOL
106 2 roll > SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
107 2 lock b1 b2
108 2 reroll r2 w1 w2 > TWO_SOLDIERS COURAGE TWO_SOLDIERS
109 2 reroll w1 > COURAGE
110 1 use corporal
111 1 reroll b2 > COURAGE
112 2 use corporal
113 2 reroll w1 > SKULL
114 2 claim TWO_SOLDIERS
115 1 recruit veteran
116 1 done
117 2 done
118 1 stay
119 2 advance 7 > 3 4
120 1 lose soldiers
121 2 lose soldiers
122 1 roll > TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
123 1 lock w1 w2
124 1 reroll r1 r2 b1 b2 > TOOL TWO_SOLDIERS SOLDIER SKULL
125 1 reroll r1 b1 b2 > TWO_SOLDIERS TWO_SOLDIERS STAR
126 2 roll > STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
127 2 lock r1 r2
128 2 reroll w1 w2 b2 > COURAGE SOLDIER COURAGE
129 2 reroll w1 w2 b2 > SKULL SOLDIER STAR
130 1 ready
131 2 use corporal
132 2 reroll w1 > TWO_SOLDIERS
133 1 claim TWO_SOLDIERS
134 1 recruit beachmaster
135 1 done
136 2 recruit veteran
137 2 done
138 1 advance 8
139 2 advance 9 > 2
140 2 lose soldiers
141 2 sacrifice corporal
142 1 take victoria-cross > 6 4
143 1 lose soldiers
144 2 lose soldiers
145 1 roll > COURAGE STAR SOLDIER COURAGE SKULL SKULL
146 1 lock w1 w2
147 1 reroll r2 b1 b2 > STAR COURAGE SKULL
148 1 reroll r2 b2 > SKULL COURAGE
149 2 roll > STAR STAR SKULL COURAGE SOLDIER COURAGE
150 2 lock b1 b2
151 2 reroll r1 r2 w1 > TWO_SOLDIERS TWO_SOLDIERS SOLDIER
152 2 reroll r1 r2 > SOLDIER COURAGE
153 1 use corporal
154 1 reroll r2 > TOOL
155 1 ready
156 1 claim COURAGE
157 1 soldiers
158 2 claim SOLDIER
159 2 claim COURAGE
160 2 charge
161 1 find lucky-charm
162 1 use lucky-charm
163 1 gain stars
164 1 buy award > legion-of-merit
165 2 done
166 1 stay
167 2 charge bw > 5 4
168 1 lose soldiers
169 1 lose corporal
170 1 lose veteran
171 2 lose soldiers
172 1 roll > TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
173 1 lock r1 w2
174 1 reroll r2 w1 b1 b2 > STAR STAR SKULL TWO_SOLDIERS
175 1 reroll r2 w1 b1 > SOLDIER SOLDIER TOOL
176 1 use legion-of-merit
177 1 take tank
178 1 ready
179 1 claim TWO_SOLDIERS
180 1 done > 6
181 1 lose soldiers
182 1 roll > SOLDIER STAR SOLDIER SKULL STAR COURAGE
183 1 lock r1 w1
184 1 reroll r2 w2 b1 b2 > SOLDIER COURAGE TWO_SOLDIERS COURAGE
185 1 reroll w2 b2 > SOLDIER STAR
186 1 ready
187 1 recruit quartermaster
188 1 done
end lost seed=golden-0
