# ends as dd4ba726eddd9ee44f2d85a7d4f082a7
hh1 dday n-02 units=2 boxes=base rules=1 seed#=e6f7e8ae2f27ac2f88f8e4a88599ef1d
1 1 roll > TOOL TOOL TOOL TOOL SKULL COURAGE
2 1 lock w1 b2
3 1 reroll r1 r2 w2 b1 > SOLDIER TWO_SOLDIERS SKULL TOOL
4 1 reroll w2 b1 > SOLDIER COURAGE
5 2 roll > TWO_SOLDIERS COURAGE STAR SOLDIER SKULL COURAGE
6 2 lock r1 r2
7 2 reroll w1 w2 b1 > STAR TWO_SOLDIERS SOLDIER
8 2 reroll w1 b1 > STAR TWO_SOLDIERS
9 2 claim TWO_SOLDIERS
10 1 done
11 2 done
12 1 stay
13 2 stay
14 1 ready
15 2 ready
16 1 roll > SOLDIER STAR SOLDIER TOOL SOLDIER STAR
17 1 lock w1 b1
18 1 reroll r2 w2 b2 > SKULL SOLDIER TWO_SOLDIERS
19 1 reroll r2 > TOOL
20 2 roll > SKULL STAR STAR TOOL STAR SOLDIER
21 2 lock w1 b1
22 2 reroll r1 w2 > SOLDIER STAR
23 2 stop
24 1 claim SOLDIER
25 2 claim STAR
26 2 white SOLDIER
27 2 claim SOLDIER
28 1 done
29 2 recruit medic
30 2 done
31 1 stay
32 2 stay
33 1 ready
34 2 ready
35 2 lose soldiers
36 1 roll > STAR TOOL COURAGE TOOL SOLDIER SOLDIER
37 1 lock w1 b1
38 1 reroll r1 r2 w2 b2 > SOLDIER SKULL STAR TOOL
39 1 reroll r2 w2 b2 > SOLDIER TOOL COURAGE
40 2 roll > SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS COURAGE SKULL
41 2 lock r2 w2
42 2 reroll r1 b1 b2 > COURAGE COURAGE COURAGE
43 2 reroll w1 b2 > STAR TOOL
44 1 find lucky-charm
45 1 use lucky-charm
46 1 gain courage
47 1 done
48 2 recruit sharpshooter
49 2 done
50 1 advance 4
51 2 advance 4
52 1 ready
53 2 ready
54 2 lose soldiers
55 1 roll > TOOL STAR TOOL TWO_SOLDIERS COURAGE STAR
56 1 lock r2 w2
57 1 reroll r1 w1 > STAR COURAGE
58 1 reroll r1 > TOOL
59 2 roll > SKULL TOOL SOLDIER TOOL SKULL SOLDIER
60 2 lock w1 b2
61 2 reroll r1 r2 w2 b1 > SKULL TOOL SKULL TWO_SOLDIERS
62 2 reroll r1 r2 w2 > SKULL TWO_SOLDIERS TOOL
63 1 recruit scout
64 1 done
65 2 done
66 1 stay
67 2 stay
68 1 ready
69 2 ready
70 1 lose soldiers
71 2 lose soldiers
72 1 roll > STAR SOLDIER SKULL SKULL COURAGE SKULL
73 1 lock r2 b1
74 1 reroll r1 w1 w2 b2 > STAR SKULL SKULL STAR
75 1 reroll w1 w2 b2 > STAR SKULL SOLDIER
76 2 roll > COURAGE SOLDIER TWO_SOLDIERS COURAGE COURAGE TOOL
77 2 lock w1 b1
78 2 reroll r2 b2 > TWO_SOLDIERS STAR
79 2 stop
80 1 cancel r1
81 2 claim COURAGE
82 2 charge
83 1 find walkie-talkie
84 1 done
85 2 done
86 1 stay
87 2 charge 6
88 1 lose soldiers
89 2 lose soldiers
90 1 roll > SOLDIER COURAGE TWO_SOLDIERS SOLDIER TWO_SOLDIERS SOLDIER
91 1 lock b1 b2
92 1 reroll r2 > STAR
93 1 reroll r2 > SKULL
94 2 roll > SKULL SOLDIER SKULL COURAGE STAR STAR
95 2 lock r2 b1
96 2 reroll r1 w1 w2 b2 > STAR SKULL SOLDIER STAR
97 2 reroll r1 w1 b2 > STAR COURAGE COURAGE
98 1 claim SOLDIER
99 1 cancel w1
100 1 done
101 2 recruit scout
102 2 done
103 1 advance 6
104 2 advance 8 > 5
105 1 lose soldiers
106 2 lose soldiers
107 1 roll > TOOL COURAGE SOLDIER TWO_SOLDIERS STAR COURAGE
108 1 lock w1 w2
109 1 reroll r1 r2 b2 > SOLDIER COURAGE STAR
110 1 reroll r2 b2 > SKULL TWO_SOLDIERS
111 2 roll > SOLDIER STAR SKULL TWO_SOLDIERS COURAGE SKULL
112 2 lock b1 b2
113 2 reroll w1 > SOLDIER
114 2 stop
115 1 straight
116 1 take distinguished-service-cross
117 2 straight
118 2 take medal-of-honor
119 1 recruit corporal
120 1 done
121 2 recruit corporal
122 2 done
123 1 move 5
124 2 advance 9 > 1
125 2 sacrifice scout > 1 2
126 1 lose soldiers
127 2 lose soldiers
128 1 roll > COURAGE TWO_SOLDIERS STAR SOLDIER SOLDIER TOOL
129 1 lock r1 r2
130 1 reroll w1 w2 b1 b2 > SOLDIER COURAGE STAR TWO_SOLDIERS
131 1 reroll w1 w2 > TOOL TOOL
132 2 roll > SOLDIER SOLDIER SOLDIER TOOL TOOL TWO_SOLDIERS
133 2 lock w1 b2
134 2 reroll w2 b1 > SOLDIER TWO_SOLDIERS
135 2 stop
136 1 use corporal
137 1 reroll w1 > STAR
138 1 use distinguished-service-cross
139 1 bonus TWO_SOLDIERS
140 2 use medal-of-honor
141 2 add red TWO_SOLDIERS
142 2 add white TWO_SOLDIERS
143 2 add blue TWO_SOLDIERS
144 2 ready
145 1 claim TWO_SOLDIERS
146 1 recruit sharpshooter
147 1 find flak-vest
148 1 done
149 2 find carrier-pigeon
150 2 done
151 1 advance 7
152 2 advance bunker > 6 4
153 1 ready
154 2 ready
155 1 lose soldiers
156 2 lose soldiers
157 1 roll > TOOL STAR COURAGE SOLDIER TOOL COURAGE
158 1 lock w1 w2
159 1 reroll r1 r2 b1 > SKULL SOLDIER TOOL
160 1 reroll r1 b1 b2 > STAR SOLDIER COURAGE
161 1 use corporal
162 1 reroll r1 > SOLDIER
163 1 claim SOLDIER
164 1 done
165 1 advance 9 > 1
166 1 lose soldiers
167 1 sacrifice scout > 5
168 1 ready
169 1 lose soldiers
170 1 roll > TWO_SOLDIERS SKULL STAR TOOL SKULL TOOL
171 1 lock r1 w1
172 1 reroll r2 w2 b1 b2 > COURAGE TWO_SOLDIERS COURAGE SOLDIER
173 1 reroll r2 b1 b2 > STAR SOLDIER TWO_SOLDIERS
174 1 use corporal
175 1 reroll r2 > SKULL
176 1 claim TWO_SOLDIERS
177 1 advance bunker > 1
178 1 ready
179 1 lose soldiers
end won seed=golden-3
