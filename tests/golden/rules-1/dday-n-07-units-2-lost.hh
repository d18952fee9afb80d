# ends as 29739a4b2eb85992ef0926e960cb4236
hh1 dday n-07 units=2 boxes=base rules=1 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start 2
2 2 start 2
3 1 roll > TOOL STAR SKULL SKULL TOOL TOOL
4 1 lock r1 r2
5 1 reroll w1 w2 b1 b2 > SKULL STAR TOOL SOLDIER
6 1 reroll w1 w2 b1 > SOLDIER TOOL SKULL
7 2 roll > TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
8 2 lock w2 b1
9 2 reroll w1 b2 > STAR TOOL
10 2 reroll b2 > TWO_SOLDIERS
11 1 cancel r1
12 2 claim SOLDIER
13 1 done
14 2 done
15 1 stay
16 2 stay
17 1 ready
18 2 ready
19 1 roll > STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
20 1 lock b1 b2
21 1 reroll r1 r2 w2 > TOOL TOOL TOOL
22 1 reroll r1 r2 w2 > SOLDIER SKULL STAR
23 2 roll > SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
24 2 lock w1 b2
25 2 reroll w2 b1 > TOOL COURAGE
26 2 reroll w2 > TOOL
27 1 cancel r1
28 2 claim SOLDIER
29 1 recruit corporal
30 1 done
31 2 done
32 1 stay
33 2 stay
34 1 ready
35 2 ready
36 1 lose soldiers
37 1 roll > STAR TOOL TOOL STAR SKULL SOLDIER
38 1 lock r1 w2
39 1 reroll r2 w1 b1 b2 > SKULL STAR COURAGE COURAGE
40 1 reroll r2 > SKULL
41 2 roll > STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
42 2 lock w1 w2
43 2 reroll r1 r2 b1 b2 > TOOL STAR SOLDIER TWO_SOLDIERS
44 2 reroll r1 > TWO_SOLDIERS
45 1 use corporal
46 1 reroll r2 > TWO_SOLDIERS
47 2 claim TWO_SOLDIERS
48 1 recruit sharpshooter
49 1 done
50 2 recruit corporal
51 2 done
52 1 advance 4
53 2 advance 4 > 4
54 1 ready
55 2 ready
56 1 lose soldiers
57 2 lose soldiers
58 1 roll > TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
59 1 lock w1 b1
60 1 reroll r1 b2 > TWO_SOLDIERS TOOL
61 1 reroll b2 > TOOL
62 2 roll > SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
63 2 lock w1 b2
64 2 reroll r1 b1 > SOLDIER STAR
65 2 stop
66 1 use corporal
67 1 reroll b2 > SOLDIER
68 2 ready
69 1 claim COURAGE
70 1 soldiers
71 2 claim SOLDIER
72 1 recruit point-man
73 1 done
74 2 recruit point-man
75 2 done
76 1 advance 7
77 2 advance 7
78 1 ready
79 2 ready
80 1 lose soldiers
81 2 lose soldiers
82 1 roll > SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
83 1 lock w2 b2
84 1 reroll r1 r2 w1 b1 > COURAGE TWO_SOLDIERS STAR SOLDIER
85 1 stop
86 2 roll > STAR STAR SOLDIER STAR COURAGE SOLDIER
87 2 lock w2 b1
88 2 reroll r1 r2 > COURAGE COURAGE
89 2 reroll r1 r2 > SKULL SOLDIER
90 1 ready
91 2 use corporal
92 2 reroll r1 > TOOL
93 2 claim SOLDIER
94 1 recruit platoon-leader
95 1 done
96 2 done
97 1 advance 10
98 2 advance 9 > 1
99 1 lose soldiers
100 2 lose soldiers
101 1 roll > STAR SKULL COURAGE SOLDIER SKULL TOOL
102 1 reroll r1 w1 w2 b2 > TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
103 1 reroll r2 b1 b2 > STAR STAR COURAGE
104 2 roll > COURAGE STAR SKULL SOLDIER SKULL STAR
105 2 reroll r2 w1 w2 b1 b2 > TWO_SOLDIERS SKULL TWO_SOLDIERS SOLDIER COURAGE
106 2 reroll w1 b1 > STAR COURAGE
107 1 use corporal
108 1 reroll b2 > SOLDIER
109 2 ready
110 1 recruit quartermaster
111 1 done
112 2 recruit platoon-leader
113 2 done > 6
114 1 lose soldiers
115 2 lose soldiers
116 1 roll > SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
117 1 reroll b1 b2 > STAR SKULL
118 1 reroll b2 > SKULL
119 2 roll > SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
120 2 reroll r2 w1 w2 > TWO_SOLDIERS COURAGE TWO_SOLDIERS
121 2 reroll w1 > COURAGE
122 1 use corporal
123 1 reroll b2 > COURAGE
124 2 ready
125 1 claim STAR
126 1 white TWO_SOLDIERS
127 2 claim TWO_SOLDIERS
128 1 recruit veteran
129 1 done
130 2 done > 4
131 1 lose soldiers
132 2 lose soldiers
133 1 roll > TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
134 1 reroll r1 r2 w1 b1 b2 > SOLDIER TOOL TWO_SOLDIERS COURAGE COURAGE
135 1 reroll r1 r2 b1 b2 > SOLDIER TOOL STAR SOLDIER
136 2 roll > STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
137 2 reroll r1 w1 w2 b1 b2 > TOOL TOOL STAR TOOL SKULL
138 2 reroll w2 b2 > COURAGE SKULL
139 1 use corporal
140 1 reroll r2 > SOLDIER
141 2 use corporal
142 2 reroll b2 > TWO_SOLDIERS
143 2 claim TOOL
144 1 done
145 2 recruit sharpshooter
146 2 find grappling-hook
147 1 use point-man
148 2 use point-man > 4
149 1 lose soldiers
150 2 lose soldiers
151 1 roll > COURAGE STAR SOLDIER COURAGE SKULL SKULL
152 1 reroll r1 r2 w2 b1 b2 > SKULL COURAGE COURAGE TWO_SOLDIERS TWO_SOLDIERS
153 1 reroll r1 r2 w1 w2 > TOOL TOOL TOOL SKULL
154 2 roll > STAR STAR SKULL COURAGE SOLDIER COURAGE
155 2 reroll r1 r2 w1 w2 b2 > SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER COURAGE
156 2 reroll r1 b2 > SOLDIER COURAGE
157 1 use corporal
158 1 reroll w2 > TOOL
159 2 use corporal
160 2 reroll b2 > COURAGE
161 2 ready
162 2 claim SOLDIER
163 1 find rope-ladder
164 1 done
165 2 find walkie-talkie
166 2 done
167 1 give-up
end lost seed=golden-0
