# ends as c333537206983f38be6b37a4d048acc1
hh1 dday n-01 level=basic units=2 boxes=base rules=1 seed#=842bc19e665d2bab9c550824972f1804
1 1 roll > STAR COURAGE TOOL SKULL SOLDIER SOLDIER
2 1 lock r2 b1
3 1 reroll r1 w1 w2 b2 > SKULL TWO_SOLDIERS SOLDIER SOLDIER
4 1 reroll r1 > TWO_SOLDIERS
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
22 2 reroll w2 > SKULL
23 2 cancel b1
24 1 recruit sharpshooter
25 1 done
26 2 done
27 1 stay
28 2 stay
29 1 ready
30 2 ready
31 1 lose soldiers
32 1 roll > COURAGE SKULL SKULL SOLDIER COURAGE TWO_SOLDIERS
33 1 lock b1 b2
34 1 reroll r2 w1 w2 > SKULL SKULL COURAGE
35 1 reroll r2 w1 > TOOL TWO_SOLDIERS
36 2 roll > STAR STAR STAR COURAGE SOLDIER SKULL
37 2 lock w2 b1
38 2 reroll r1 r2 w1 b2 > STAR COURAGE COURAGE SKULL
39 2 reroll b2 > SKULL
40 1 claim COURAGE
41 1 soldiers
42 2 cancel r1
43 1 done
44 2 done
45 1 advance 3
46 2 advance 3
47 1 ready
48 2 ready
49 1 lose soldiers
50 1 roll > STAR COURAGE TOOL TWO_SOLDIERS TOOL COURAGE
51 1 lock r2 b2
52 1 reroll r1 w1 b1 > COURAGE TWO_SOLDIERS TOOL
53 1 reroll b1 > SOLDIER
54 2 roll > COURAGE SOLDIER TWO_SOLDIERS SOLDIER SKULL SOLDIER
55 2 lock w1 b2
56 2 reroll b1 > COURAGE
57 2 stop
58 2 claim SOLDIER
59 1 done
60 2 done
61 1 stay
62 2 stay
63 1 ready
64 2 ready
65 1 lose soldiers
66 1 roll > SKULL SOLDIER TOOL COURAGE TOOL TWO_SOLDIERS
67 1 lock w2 b2
68 1 reroll r1 r2 w1 b1 > COURAGE TWO_SOLDIERS TOOL STAR
69 1 reroll w1 b1 > SOLDIER STAR
70 2 roll > TWO_SOLDIERS SKULL SKULL SKULL TOOL TWO_SOLDIERS
71 2 lock r1 b2
72 2 reroll r2 w1 w2 b1 > TOOL SKULL TOOL TOOL
73 2 reroll r2 w1 w2 b1 > TOOL TWO_SOLDIERS TWO_SOLDIERS SOLDIER
74 2 claim TWO_SOLDIERS
75 1 done
76 2 done
77 1 stay
78 2 stay
79 1 ready
80 2 ready
81 1 lose soldiers
82 1 roll > TOOL TOOL STAR TOOL COURAGE COURAGE
83 1 lock w1 b1
84 1 reroll r1 r2 w2 b2 > SKULL STAR STAR TOOL
85 1 reroll r1 w2 b2 > SKULL SKULL TWO_SOLDIERS
86 2 roll > TWO_SOLDIERS COURAGE COURAGE SKULL SOLDIER TOOL
87 2 lock r1 r2
88 2 reroll w2 b1 b2 > SOLDIER TOOL STAR
89 2 reroll w2 b1 b2 > COURAGE SKULL TOOL
90 1 cancel b1
91 2 cancel b2
92 1 recruit beachmaster
93 1 done
94 2 done
95 1 advance 6
96 2 advance 6
97 1 ready
98 2 ready
99 1 lose soldiers
100 1 roll > SOLDIER STAR TWO_SOLDIERS SOLDIER SKULL SKULL
101 1 lock w1 w2
102 1 reroll r2 b1 b2 > TOOL SKULL STAR
103 1 reroll r2 b1 b2 > COURAGE COURAGE COURAGE
104 2 roll > TOOL TWO_SOLDIERS TWO_SOLDIERS SKULL STAR COURAGE
105 2 lock r2 w1
106 2 reroll r1 w2 b1 b2 > STAR TWO_SOLDIERS SOLDIER SOLDIER
107 2 reroll b1 b2 > SKULL SOLDIER
108 2 cancel r1
109 1 done
110 2 done
111 1 advance 8
112 2 advance 8 > 5
113 1 ready
114 2 ready
115 1 lose soldiers
116 1 roll > COURAGE SKULL SOLDIER STAR STAR TOOL
117 1 lock w1 w2
118 1 reroll r1 r2 b2 > SKULL TWO_SOLDIERS TWO_SOLDIERS
119 1 reroll r1 > SKULL
120 2 roll > SOLDIER SOLDIER STAR TOOL STAR TWO_SOLDIERS
121 2 lock b1 b2
122 2 reroll r1 r2 w2 > STAR STAR TOOL
123 2 reroll r2 w2 > TWO_SOLDIERS TOOL
124 2 claim STAR
125 2 white TWO_SOLDIERS
126 2 claim TWO_SOLDIERS
127 1 recruit corporal
128 1 done
129 2 recruit medic
130 2 done
131 1 stay
132 2 advance 10 > 1 6 4
133 1 lose soldiers
134 2 lose soldiers
135 1 roll > STAR TOOL TWO_SOLDIERS SOLDIER STAR TWO_SOLDIERS
136 1 lock w1 b2
137 1 reroll r1 r2 b1 > STAR SOLDIER COURAGE
138 1 reroll r1 b1 > TWO_SOLDIERS COURAGE
139 2 roll > TOOL STAR TOOL STAR SOLDIER SKULL
140 2 lock w2 b1
141 2 reroll r1 r2 w1 b2 > SOLDIER SKULL STAR SOLDIER
142 2 reroll r2 w1 > SOLDIER SKULL
143 1 use corporal
144 1 reroll b1 > TWO_SOLDIERS
145 1 claim TWO_SOLDIERS
146 2 cancel w2
147 1 advance 10 > 4
148 1 lose soldiers
149 2 stay > 4
150 1 ready
151 2 ready
152 1 lose soldiers
153 2 lose soldiers
154 1 roll > TOOL SKULL SKULL COURAGE TWO_SOLDIERS TOOL
155 1 lock b1 b2
156 1 reroll r1 r2 w1 w2 > SOLDIER TWO_SOLDIERS STAR TOOL
157 1 reroll w1 w2 > TOOL SKULL
158 2 roll > COURAGE STAR SKULL SOLDIER COURAGE TWO_SOLDIERS
159 2 lock w2 b2
160 2 reroll r1 r2 w1 b1 > TOOL SOLDIER COURAGE STAR
161 2 reroll r1 w1 b1 > STAR SKULL STAR
162 1 use corporal
163 1 reroll w1 > TOOL
164 2 cancel r1
165 1 done
166 2 done
167 1 advance bunker
168 2 stay > 5 1
end lost seed=golden-1
