# ends as eea66c3618cdda8e2ff49f7ac2c32384
hh1 dday n-03 units=2 boxes=base rules=2 seed#=177a03c1ec50066462100d8a18bfda31
1 1 start 1
2 2 start 1
3 1 roll > COURAGE COURAGE TOOL TWO_SOLDIERS TWO_SOLDIERS STAR
4 1 lock w2 b1
5 1 reroll r1 r2 w1 b2 > STAR TWO_SOLDIERS COURAGE TWO_SOLDIERS
6 1 stop
7 2 roll > SKULL SKULL SOLDIER STAR STAR COURAGE
8 2 lock w1 b2
9 2 reroll r1 r2 w2 b1 > TOOL SKULL SKULL SOLDIER
10 2 reroll r1 r2 w2 > SOLDIER TWO_SOLDIERS SKULL
11 1 claim TWO_SOLDIERS
12 2 claim SOLDIER
13 2 cancel b2
14 1 done
15 2 done
16 1 stay
17 2 stay
18 1 ready
19 2 ready
20 1 roll > SOLDIER TWO_SOLDIERS SKULL TOOL STAR TOOL
21 1 lock r1 r2
22 1 reroll w1 w2 b1 b2 > SKULL COURAGE SOLDIER SKULL
23 1 reroll w1 w2 b2 > COURAGE SOLDIER SOLDIER
24 2 roll > SKULL COURAGE TOOL TOOL COURAGE SKULL
25 2 lock r2 b1
26 2 reroll r1 w1 w2 b2 > SOLDIER TWO_SOLDIERS SKULL COURAGE
27 2 reroll w2 > SOLDIER
28 1 claim SOLDIER
29 1 done
30 2 done
31 1 stay
32 2 stay
33 1 ready
34 2 ready
35 1 roll > SKULL SKULL STAR COURAGE TOOL SKULL
36 1 lock w1 w2
37 1 reroll r1 r2 b1 b2 > SKULL TOOL TOOL TOOL
38 1 reroll r1 r2 b1 b2 > TOOL SOLDIER SKULL TOOL
39 2 roll > TOOL TOOL SOLDIER SOLDIER SOLDIER COURAGE
40 2 lock b1 b2
41 2 reroll r1 r2 w2 > SOLDIER STAR TWO_SOLDIERS
42 2 stop
43 1 cancel r1
44 2 claim SOLDIER
45 1 recruit sharpshooter
46 1 done
47 2 done
48 1 advance 4
49 2 advance 4
50 1 ready
51 2 ready
52 1 lose soldiers
53 1 roll > TOOL SKULL TOOL SKULL STAR STAR
54 1 lock b1 b2
55 1 reroll r1 r2 w1 w2 > TWO_SOLDIERS SOLDIER TWO_SOLDIERS STAR
56 1 reroll w2 > COURAGE
57 2 roll > STAR TOOL COURAGE COURAGE COURAGE TOOL
58 2 lock w1 b1
59 2 reroll r1 r2 w2 b2 > TWO_SOLDIERS COURAGE STAR SKULL
60 2 reroll b2 > SKULL
61 2 claim COURAGE
62 2 charge
63 2 cancel r1
64 1 recruit scout
65 1 done
66 2 recruit scout
67 2 done
68 1 stay
69 2 stay
70 1 ready
71 2 ready
72 1 lose soldiers
73 2 lose soldiers
74 1 roll > COURAGE SOLDIER COURAGE SKULL TOOL STAR
75 1 lock r1 w1
76 1 reroll r2 w2 b1 b2 > TWO_SOLDIERS STAR SOLDIER SKULL
77 1 stop
78 2 roll > TOOL SKULL TOOL TWO_SOLDIERS SKULL COURAGE
79 2 lock w2 b2
80 2 reroll r1 r2 w1 b1 > SKULL COURAGE SOLDIER TWO_SOLDIERS
81 2 reroll r1 r2 > STAR SOLDIER
82 1 straight
83 1 take distinguished-service-cross
84 1 done
85 2 done
86 1 stay
87 2 stay
88 1 ready
89 2 ready
90 1 lose soldiers
91 2 lose soldiers
92 1 roll > STAR TWO_SOLDIERS SKULL SOLDIER SOLDIER TWO_SOLDIERS
93 1 lock r2 b2
94 1 reroll w1 w2 b1 > COURAGE STAR STAR
95 1 stop
96 2 roll > TOOL SKULL COURAGE TOOL TWO_SOLDIERS STAR
97 2 lock b1 b2
98 2 reroll r1 r2 w1 w2 > TOOL TOOL SKULL STAR
99 2 reroll r1 r2 w1 > SOLDIER SOLDIER SOLDIER
100 1 use distinguished-service-cross
101 1 bonus TWO_SOLDIERS
102 1 claim STAR
103 1 white TWO_SOLDIERS
104 1 claim TWO_SOLDIERS
105 1 recruit hero
106 1 find lucky-charm
107 1 use lucky-charm
108 1 gain courage
109 1 done
110 2 recruit hero
111 2 done
112 1 move 5 > 5
113 1 pay 0 1
114 1 lose soldiers
115 2 move 5 > 4
116 2 pay 0 0
117 2 lose soldiers
118 1 trade 2
119 1 give soldiers 1
120 1 offer
121 2 accept
122 1 ready
123 2 ready
124 1 pay 0 0
125 1 lose soldiers
126 2 pay 0 0
127 2 lose soldiers
128 1 roll > TWO_SOLDIERS TOOL SKULL TOOL STAR TWO_SOLDIERS
129 1 lock r1 b2
130 1 reroll r2 w1 w2 b1 > SKULL TOOL STAR SKULL
131 1 reroll r2 w1 w2 b1 > TOOL SKULL SKULL TOOL
132 2 roll > TWO_SOLDIERS SKULL TOOL TOOL STAR TOOL
133 2 lock r1 b1
134 2 reroll r2 w1 w2 b2 > SKULL SOLDIER SKULL TOOL
135 2 reroll r2 w2 b2 > STAR SOLDIER SKULL
136 1 cancel r2
137 2 cancel r2
138 1 done
139 2 recruit sharpshooter
140 2 done
141 1 stay
142 2 stay
143 1 ready
144 2 ready
145 1 pay 0 1
146 1 lose soldiers
147 2 pay 0 0
148 2 lose soldiers
149 2 lose scout
150 2 lose hero
151 1 roll > SOLDIER STAR COURAGE TOOL COURAGE TWO_SOLDIERS
152 1 lock b1 b2
153 1 reroll r2 w1 w2 > SOLDIER COURAGE TOOL
154 1 reroll r2 w1 w2 > TOOL STAR TOOL
155 2 roll > SOLDIER SOLDIER SOLDIER COURAGE STAR TWO_SOLDIERS
156 2 lock b1 b2
157 2 reroll r1 r2 w1 w2 > SOLDIER TOOL TOOL STAR
158 2 reroll r1 r2 w1 w2 > SKULL SKULL TOOL STAR
159 2 cancel w1
160 1 recruit corporal
161 1 find pocket-bible
162 1 use pocket-bible
163 1 done
164 2 recruit beachmaster
165 2 done
166 1 stay
167 2 stay
168 1 ready
169 2 ready
end lost seed=golden-4
