# ends as 55029393e8edd7ec8b7cb95dc6468937
hh2 dday n-18 units=1 boxes=base+atlantikwall opts=german,german-solitaire rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
0 0 start > 0.1.march-start.1.1,2: 1
1 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
2 2 lock w2 k1
3 2 reroll w1 k2 > 1.2.roll.2: STAR TOOL
4 2 reroll k2 > 1.2.roll.3: TWO_SOLDIERS
5 2 use unteroffizier
6 2 reroll r2 > 1.2.roll.4: STAR
7 2 done
8 2 lose soldiers
9 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
10 2 lock w1 k2
11 2 reroll w2 k1 > 2.2.roll.2: TOOL COURAGE
12 2 reroll w2 > 2.2.roll.3: TOOL
13 2 use unteroffizier
14 2 reroll w2 > 2.2.roll.4: STAR
15 2 claim SOLDIER
16 2 recruit maschinengewehr-schuetze
17 2 lose soldiers
18 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
19 2 lock w1 w2
20 2 reroll r1 r2 k1 k2 > 3.2.roll.2: TOOL STAR SOLDIER TWO_SOLDIERS
21 2 reroll r1 r2 > 3.2.roll.3: SOLDIER STAR
22 2 use unteroffizier
23 2 reroll k1 > 3.2.roll.4: STAR
24 2 recruit pionier
25 2 lose soldiers
26 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
27 2 lock w1 k2
28 2 reroll r1 k1 > 4.2.roll.2: SOLDIER STAR
29 2 stop
30 2 use unteroffizier
31 2 reroll r2 > 4.2.roll.3: COURAGE
32 2 claim SOLDIER
33 2 lose soldiers
34 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
35 2 lock w1 k2
36 2 reroll r1 r2 w2 k1 > 5.2.roll.2: STAR SOLDIER TWO_SOLDIERS STAR
37 2 stop
38 2 use unteroffizier
39 2 reroll r2 > 5.2.roll.3: SOLDIER
40 2 claim SOLDIER
41 2 recruit zwangsrekrut
42 2 decorate > 5.2.decoration.1?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,general-assault-badge,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,sniper-badge,wound-badge-black,wound-badge-silver: driver-badge
43 2 use driver-badge
44 2 find schnapps
45 2 use schnapps
46 2 lose soldiers
47 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
48 2 lock r2 k2
49 2 reroll r1 w1 w2 k1 > 6.2.roll.2: TWO_SOLDIERS SOLDIER SOLDIER SKULL
50 2 reroll w1 w2 k1 > 6.2.roll.3: SOLDIER TWO_SOLDIERS SOLDIER
51 2 use unteroffizier
52 2 reroll k1 > 6.2.roll.4: TWO_SOLDIERS
53 2 claim TWO_SOLDIERS
54 2 recruit scharfschuetze
55 2 use scharfschuetze
56 2 lose zwangsrekrut
57 2 lose soldiers
58 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
59 2 lock k1 k2
60 2 reroll r2 w1 w2 > 7.2.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
61 2 reroll w1 > 7.2.roll.3: COURAGE
62 2 use unteroffizier
63 2 reroll r1 > 7.2.roll.4: SKULL
64 2 claim TWO_SOLDIERS
65 2 cancel k1
66 2 use scharfschuetze
67 2 lose soldiers
68 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
69 2 lock r1 r2
70 2 reroll w1 w2 k2 > 8.2.roll.2: COURAGE SOLDIER COURAGE
71 2 reroll w1 w2 > 8.2.roll.3: COURAGE SKULL
72 2 use unteroffizier
73 2 reroll w2 > 8.2.roll.4: TWO_SOLDIERS
74 2 recruit zwangsrekrut
75 2 decorate > 8.2.decoration.2?.close-combat-clasp,coastal-artillery-badge,eastern-front-medal,general-assault-badge,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,sniper-badge,wound-badge-black,wound-badge-silver: wound-badge-silver
76 2 lose zwangsrekrut
77 2 use scharfschuetze
78 2 lose scharfschuetze
79 2 lose soldiers
80 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
81 2 lock k1 k2
82 2 reroll r1 r2 w1 w2 > 9.2.roll.2: TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL
83 2 reroll r2 w2 > 9.2.roll.3: SOLDIER COURAGE
84 2 use unteroffizier
85 2 reroll r2 > 9.2.roll.4: COURAGE
86 2 claim COURAGE
87 2 choose stars
88 2 recruit zwangsrekrut
89 2 lose soldiers
90 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
91 2 lock r1 w2
92 2 reroll r2 w1 k1 k2 > 10.2.roll.2: SKULL TOOL TOOL STAR
93 2 reroll r2 w1 k1 k2 > 10.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
94 2 ready
95 2 decorate > 10.2.decoration.3?.close-combat-clasp,coastal-artillery-badge,eastern-front-medal,general-assault-badge,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,sniper-badge,wound-badge-black: long-service-medal
96 2 done
97 2 lose zwangsrekrut
98 2 lose soldiers
99 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
100 2 lock w1 k2
101 2 reroll r1 r2 w2 k1 > 11.2.roll.2: SOLDIER STAR SKULL STAR
102 2 reroll r1 r2 w2 > 11.2.roll.3: STAR SKULL TWO_SOLDIERS
103 2 use unteroffizier
104 2 reroll r2 > 11.2.roll.4: SOLDIER
105 2 use long-service-medal
106 2 reroll r1 r2 k1 > 11.2.roll.5: STAR SKULL TOOL
107 2 cancel k1
108 2 lose soldiers
109 2 roll > 12.2.roll.1: COURAGE TOOL COURAGE TWO_SOLDIERS SKULL TOOL
110 2 lock w1 w2
111 2 reroll r1 r2 k1 k2 > 12.2.roll.2: SOLDIER TOOL TWO_SOLDIERS STAR
112 2 reroll r1 r2 > 12.2.roll.3: TOOL TOOL
113 2 use unteroffizier
114 2 reroll r2 > 12.2.roll.4: TWO_SOLDIERS
115 2 claim TWO_SOLDIERS
116 2 recruit zwangsrekrut
117 2 lose zwangsrekrut
118 2 lose soldiers
119 2 roll > 13.2.roll.1: STAR SKULL COURAGE TOOL COURAGE STAR
120 2 lock r1 k2
121 2 reroll r2 w1 w2 k1 > 13.2.roll.2: SKULL STAR SOLDIER TOOL
122 2 reroll r2 k1 > 13.2.roll.3: SKULL STAR
123 2 use unteroffizier
124 2 reroll r2 > 13.2.roll.4: SKULL
125 2 claim STAR
126 2 choose courage
127 2 cancel w2
128 2 recruit zwangsrekrut
129 2 lose soldiers
130 2 roll > 14.2.roll.1: SKULL SKULL STAR SKULL COURAGE STAR
131 2 lock w1 k2
132 2 reroll r1 r2 w2 k1 > 14.2.roll.2: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS
133 2 reroll r1 w2 > 14.2.roll.3: STAR TWO_SOLDIERS
134 2 use unteroffizier
135 2 reroll r1 > 14.2.roll.4: SOLDIER
136 2 claim TWO_SOLDIERS
137 2 recruit kommandant
138 2 lose zwangsrekrut
139 2 lose soldiers
140 2 roll > 15.2.roll.1: TOOL SKULL TWO_SOLDIERS SKULL SKULL SOLDIER
141 2 lock k1
142 2 reroll r1 k2 > 15.2.roll.2: SKULL SOLDIER
143 2 reroll r2 > 15.2.roll.3: STAR
144 2 use unteroffizier
145 2 reroll w2 > 15.2.roll.4: TWO_SOLDIERS
146 2 cancel k2
147 2 cancel r2
148 2 lose soldiers
149 2 roll > 16.2.roll.1: SKULL SKULL TWO_SOLDIERS SKULL STAR COURAGE
150 2 lock w1
151 2 reroll r1 r2 w2 k1 k2 > 16.2.roll.2: TWO_SOLDIERS STAR SKULL STAR COURAGE
152 2 reroll w2 k2 > 16.2.roll.3: STAR SOLDIER
153 2 use unteroffizier
154 2 reroll k2 > 16.2.roll.4: TWO_SOLDIERS
155 2 claim STAR
156 2 choose courage
157 2 claim TWO_SOLDIERS
158 2 recruit zwangsrekrut
159 2 decorate > 16.2.decoration.4?.close-combat-clasp,coastal-artillery-badge,eastern-front-medal,general-assault-badge,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,marksman-lanyard,sniper-badge,wound-badge-black: knights-cross
160 2 use knights-cross
161 2 recruit hauptmann
162 2 lose soldiers
163 2 roll > 17.2.roll.1: COURAGE TWO_SOLDIERS SKULL TOOL COURAGE TWO_SOLDIERS
164 2 lock k1
165 2 reroll w1 w2 > 17.2.roll.2: COURAGE SOLDIER
166 2 reroll w2 > 17.2.roll.3: TWO_SOLDIERS
167 2 ready
168 2 claim TWO_SOLDIERS
169 2 claim COURAGE
170 2 choose stars
171 2 recruit funker
172 2 lose zwangsrekrut
173 2 lose soldiers
174 2 roll > 18.2.roll.1: TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS SOLDIER SKULL
175 2 lock k1
176 2 reroll r1 w1 w2 k2 > 18.2.roll.2: TOOL COURAGE SOLDIER COURAGE
177 2 reroll r1 > 18.2.roll.3: STAR
178 2 use unteroffizier
179 2 reroll w2 > 18.2.roll.4: TWO_SOLDIERS
180 2 ready
181 2 decorate > 18.2.decoration.5?.close-combat-clasp,coastal-artillery-badge,eastern-front-medal,general-assault-badge,infantry-assault-badge,iron-cross-1,iron-cross-2,marksman-lanyard,sniper-badge,wound-badge-black: coastal-artillery-badge
182 2 use coastal-artillery-badge
183 2 find dog > 18.2.spare.1: STAR SOLDIER STAR SOLDIER STAR SOLDIER
184 2 lose soldiers
185 2 roll > 19.2.roll.1: STAR TWO_SOLDIERS SOLDIER SKULL COURAGE COURAGE
186 2 lock r2
187 2 reroll w1 w2 k1 k2 > 19.2.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER TOOL
188 2 reroll k1 k2 > 19.2.roll.3: TWO_SOLDIERS TOOL
189 2 use unteroffizier
190 2 reroll k2 > 19.2.roll.4: STAR
191 2 use dog
192 2 exchange r1 red STAR
193 2 ready
194 2 claim TWO_SOLDIERS
195 2 recruit zwangsrekrut
196 2 lose zwangsrekrut
197 2 lose soldiers
198 2 roll > 20.2.roll.1: COURAGE SKULL SKULL STAR SOLDIER TOOL
199 2 lock k1
200 2 reroll r1 r2 w1 w2 k2 > 20.2.roll.2: TWO_SOLDIERS SOLDIER TOOL SOLDIER TOOL
201 2 reroll w1 k2 > 20.2.roll.3: TOOL TWO_SOLDIERS
202 2 use unteroffizier
203 2 reroll w1 > 20.2.roll.4: STAR
204 2 ready
205 2 claim SOLDIER
206 2 recruit zwangsrekrut
207 2 lose soldiers
end lost seed=golden-0
