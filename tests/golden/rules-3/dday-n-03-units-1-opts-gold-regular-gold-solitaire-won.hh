# ends as 64ce08eca52ac1998673c309f0b37118
hh2 dday n-03 units=1 boxes=base opts=gold=regular,gold-solitaire rules=3 seed#=0b046a4e76e88099f72bccf39472156b
1 1 start 1
2 1 roll > 1.1.roll.1: STAR STAR COURAGE STAR SKULL SKULL
3 1 lock r1 w1
4 1 reroll r2 b1 b2 > 1.1.roll.2: COURAGE SKULL STAR
5 1 reroll b1 > 1.1.roll.3: SOLDIER
6 1 claim STAR
7 1 courage 1
8 1 recruit beachmaster
9 1 stay
10 1 lose soldiers
11 1 roll > 2.1.roll.1: TWO_SOLDIERS SKULL TWO_SOLDIERS STAR TOOL COURAGE
12 1 lock r1 w1
13 1 reroll r2 w2 b1 b2 > 2.1.roll.2: SKULL STAR TOOL STAR
14 1 reroll r2 b1 b2 > 2.1.roll.3: COURAGE SKULL TOOL
15 1 cancel b2
16 1 stay
17 1 lose soldiers
18 1 roll > 3.1.roll.1: SOLDIER STAR COURAGE SOLDIER SKULL SOLDIER
19 1 lock w2 b2
20 1 reroll r2 b1 > 3.1.roll.2: STAR TWO_SOLDIERS
21 1 stop
22 1 claim SOLDIER
23 1 recruit sharpshooter
24 1 done
25 1 advance 4
26 1 lose soldiers
27 1 roll > 4.1.roll.1: STAR SOLDIER STAR COURAGE TWO_SOLDIERS COURAGE
28 1 lock w1 b1
29 1 reroll r2 > 4.1.roll.2: SOLDIER
30 1 reroll r2 > 4.1.roll.3: TWO_SOLDIERS
31 1 recruit scout
32 1 done
33 1 stay
34 1 lose soldiers
35 1 roll > 5.1.roll.1: SOLDIER COURAGE TWO_SOLDIERS STAR TWO_SOLDIERS TWO_SOLDIERS
36 1 lock b1 b2
37 1 reroll r1 r2 > 5.1.roll.2: SKULL TOOL
38 1 reroll r1 r2 > 5.1.roll.3: SOLDIER TOOL
39 1 find lucky-charm
40 1 use lucky-charm
41 1 gain stars
42 1 done
43 1 move 5 > 5.1.mine.1: 4
44 1 lose soldiers
45 1 lose soldiers
46 1 roll > 6.1.roll.1: TOOL TOOL COURAGE STAR SKULL TWO_SOLDIERS
47 1 lock w1 b2
48 1 reroll r1 r2 w2 b1 > 6.1.roll.2: STAR SOLDIER STAR SOLDIER
49 1 reroll r1 w2 > 6.1.roll.3: STAR TWO_SOLDIERS
50 1 recruit chaplain
51 1 done
52 1 stay
53 1 lose soldiers
54 1 roll > 7.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TOOL
55 1 lock w1 b1
56 1 reroll r1 b2 > 7.1.roll.2: STAR COURAGE
57 1 reroll b2 > 7.1.roll.3: COURAGE
58 1 claim TWO_SOLDIERS
59 1 recruit corporal
60 1 done
61 1 move 6 > 7.1.mine.1: 5
62 1 lose soldiers > 7.0.mgf.5: 1
63 1 lose soldiers
64 1 roll > 8.1.roll.1: TOOL COURAGE SKULL TOOL STAR STAR
65 1 lock w1 w2
66 1 reroll r2 b1 b2 > 8.1.roll.2: STAR COURAGE TWO_SOLDIERS
67 1 reroll r2 b1 > 8.1.roll.3: STAR STAR
68 1 use corporal
69 1 reroll b1 > 8.1.roll.4: TWO_SOLDIERS
70 1 find pocket-bible
71 1 use pocket-bible
72 1 done
73 1 stay > 8.0.mgf.5: 5
74 1 lose soldiers
75 1 roll > 9.1.roll.1: SOLDIER COURAGE COURAGE SKULL TWO_SOLDIERS SKULL
76 1 lock w2 b2
77 1 reroll r1 r2 w1 > 9.1.roll.2: STAR COURAGE TWO_SOLDIERS
78 1 reroll r1 r2 > 9.1.roll.3: COURAGE STAR
79 1 use corporal
80 1 reroll r1 > 9.1.roll.4: STAR
81 1 cancel r1
82 1 recruit decoy
83 1 find grenade
84 1 done
85 1 stay
86 1 ready > 9.0.mgf.5: 5
87 1 lose soldiers
88 1 roll > 10.1.roll.1: STAR STAR TOOL COURAGE STAR SOLDIER
89 1 lock b1 b2
90 1 reroll r2 w1 w2 > 10.1.roll.2: SOLDIER SKULL COURAGE
91 1 reroll r1 w2 > 10.1.roll.3: TWO_SOLDIERS TOOL
92 1 use corporal
93 1 reroll w2 > 10.1.roll.4: TWO_SOLDIERS
94 1 done
95 1 advance 9
96 1 lose soldiers
97 1 roll > 11.1.roll.1: SOLDIER COURAGE SOLDIER STAR TOOL SOLDIER
98 1 lock w1 b2
99 1 reroll r2 w2 b1 > 11.1.roll.2: SOLDIER TOOL SOLDIER
100 1 reroll w2 > 11.1.roll.3: SOLDIER
101 1 ready
102 1 claim SOLDIER
103 1 claim SOLDIER
104 1 buy award > 11.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,medal-of-honor,memorial-cross,silver-star,legion-of-merit,purple-heart,croix-de-guerre,distinguished-service-cross,distinguished-conduct-medal,bronze-star: army-good-conduct-medal
105 1 stay
106 1 lose soldiers
107 1 roll > 12.1.roll.1: TWO_SOLDIERS SKULL SKULL TWO_SOLDIERS COURAGE TOOL
108 1 lock r1 w2
109 1 reroll r2 w1 b1 b2 > 12.1.roll.2: SKULL COURAGE TOOL STAR
110 1 reroll r2 w1 b1 b2 > 12.1.roll.3: COURAGE STAR TOOL TWO_SOLDIERS
111 1 use corporal
112 1 reroll r2 > 12.1.roll.4: SKULL
113 1 use army-good-conduct-medal
114 1 set r2 TWO_SOLDIERS
115 1 set b1 TWO_SOLDIERS
116 1 claim TWO_SOLDIERS
117 1 find walkie-talkie
118 1 done
119 1 move 8
120 1 ready > 12.0.mgf.7: 3
121 1 lose soldiers
122 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS SOLDIER TWO_SOLDIERS SOLDIER COURAGE
123 1 lock r2 w2
124 1 reroll r1 b1 b2 > 13.1.roll.2: SKULL TOOL TOOL
125 1 reroll r1 b1 b2 > 13.1.roll.3: COURAGE TWO_SOLDIERS SKULL
126 1 use corporal
127 1 reroll b2 > 13.1.roll.4: COURAGE
128 1 claim TWO_SOLDIERS
129 1 buy award > 13.1.award.1.conspicuous-gallantry-medal,medal-of-honor,memorial-cross,silver-star,legion-of-merit,purple-heart,croix-de-guerre,distinguished-service-cross,distinguished-conduct-medal,bronze-star: memorial-cross
130 1 move 7
131 1 lose soldiers
132 1 roll > 14.1.roll.1: STAR TOOL STAR TOOL STAR SKULL
133 1 lock w1 b1
134 1 reroll r2 w2 b2 > 14.1.roll.2: TWO_SOLDIERS COURAGE TWO_SOLDIERS
135 1 reroll w2 > 14.1.roll.3: TOOL
136 1 use memorial-cross
137 1 use corporal
138 1 reroll w2 > 14.1.roll.4: SOLDIER
139 1 claim STAR
140 1 white TWO_SOLDIERS
141 1 claim TWO_SOLDIERS
142 1 recruit hero
143 1 find bangalore-torpedo
144 1 done
145 1 advance 10
146 1 use bangalore-torpedo
147 1 roll > 15.1.roll.1: STAR COURAGE SOLDIER SOLDIER SKULL TOOL
148 1 lock r1 w1
149 1 reroll r2 w2 b1 b2 > 15.1.roll.2: STAR TOOL TWO_SOLDIERS SKULL
150 1 reroll r2 w2 b2 > 15.1.roll.3: COURAGE COURAGE TOOL
151 1 use corporal
152 1 reroll b2 > 15.1.roll.4: SKULL
153 1 straight
154 1 take distinguished-service-cross
155 1 use shoulder-patch
156 1 lose soldiers
157 1 recruit lieutenant > 15.1.spare.1: SKULL TOOL STAR SOLDIER
158 1 reroll g1 > 15.1.spare.2: SKULL
159 1 advance 13 > 15.1.mine.3: 1
160 1 pay 0 1
161 1 ready > 15.0.mgf.12: 5
162 1 pay 4 2
163 1 lose soldiers
164 1 roll > 16.1.roll.1: STAR TWO_SOLDIERS SOLDIER STAR TWO_SOLDIERS COURAGE
165 1 lock r2 b1
166 1 reroll r1 w1 w2 > 16.1.roll.2: STAR SKULL SKULL
167 1 reroll r1 w1 w2 b2 > 16.1.roll.3: SKULL TWO_SOLDIERS STAR SKULL
168 1 use corporal
169 1 reroll w2 > 16.1.roll.4: TOOL
170 1 use distinguished-service-cross
171 1 bonus TWO_SOLDIERS
172 1 swap pool
173 1 exchange r1 gold TOOL
174 1 call r1 red
175 1 claim TWO_SOLDIERS
176 1 find binoculars
177 1 done
178 1 advance bunker
179 1 ready > 16.0.mgf.14: 1
180 1 ready
181 1 pay 2 0
182 1 lose soldiers
end won seed=golden-2
