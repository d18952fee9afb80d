# ends as d49216776d7bbaa7af2022e4880021c9
hh2 dday n-02 units=1 boxes=base opts=missions rules=9 seed#=177a03c1ec50066462100d8a18bfda31
0 0 start > 0.1.mission.1.deglopper-stand,aitken-attempt,fleming-investigation,howard-bridge,brotheridge-charge,rudder-climb,lomell-guns,cota-order,millin-march,monteith-lead,pinder-radio,barrett-rescue,capa-frames,montlaur-wager,turnbull-roadblock,steele-steeple,szabo-rearguard,hall-transmission,wake-ride,khan-silence,dejongh-line,bohec-lesson,flavin-forecast,pujol-deception,roberts-tents,evershed-return,mason-tanker,higgins-boats,foster-bren,topham-crossing,foote-choice,lost-battalion,ngarimu-ridge,ghadge-charge,skarbek-bargain,honour-lamp,lillyman-lights,peregory-trench,cole-bayonets,wright-moore-church: foster-bren 0.1.mission.2.deglopper-stand,aitken-attempt,fleming-investigation,howard-bridge,brotheridge-charge,rudder-climb,lomell-guns,cota-order,millin-march,monteith-lead,pinder-radio,barrett-rescue,capa-frames,montlaur-wager,turnbull-roadblock,steele-steeple,szabo-rearguard,hall-transmission,wake-ride,khan-silence,dejongh-line,bohec-lesson,flavin-forecast,pujol-deception,roberts-tents,evershed-return,mason-tanker,higgins-boats,topham-crossing,foote-choice,lost-battalion,ngarimu-ridge,ghadge-charge,skarbek-bargain,honour-lamp,lillyman-lights,peregory-trench,cole-bayonets,wright-moore-church: bohec-lesson
1 1 take foster-bren
2 1 roll > 1.1.roll.1: COURAGE COURAGE TOOL TWO_SOLDIERS TWO_SOLDIERS STAR
3 1 lock w2 b1
4 1 reroll r1 r2 w1 b2 > 1.1.roll.2: STAR TWO_SOLDIERS COURAGE TWO_SOLDIERS
5 1 stop
6 1 claim TWO_SOLDIERS
7 1 stay
8 1 roll > 2.1.roll.1: SOLDIER TWO_SOLDIERS SKULL TOOL STAR TOOL
9 1 lock r1 r2
10 1 reroll w1 w2 b1 b2 > 2.1.roll.2: SKULL COURAGE SOLDIER SKULL
11 1 reroll w1 w2 b2 > 2.1.roll.3: COURAGE SOLDIER SOLDIER
12 1 claim SOLDIER
13 1 stay
14 1 roll > 3.1.roll.1: SKULL SKULL STAR COURAGE TOOL SKULL
15 1 lock w1 w2
16 1 reroll r1 r2 b1 b2 > 3.1.roll.2: SKULL TOOL TOOL TOOL
17 1 reroll r1 r2 b1 b2 > 3.1.roll.3: TOOL SOLDIER SKULL TOOL
18 1 cancel r1
19 1 recruit sharpshooter
20 1 advance 4
21 1 lose soldiers
22 1 roll > 4.1.roll.1: TOOL SKULL TOOL SKULL STAR STAR
23 1 lock r1 w1
24 1 reroll r2 w2 b1 b2 > 4.1.roll.2: TWO_SOLDIERS SOLDIER TWO_SOLDIERS STAR
25 1 reroll w2 > 4.1.roll.3: COURAGE
26 1 find flak-vest
27 1 stay
28 1 ready
29 1 lose soldiers
30 1 roll > 5.1.roll.1: COURAGE SOLDIER COURAGE SKULL TOOL STAR
31 1 lock r1 w1
32 1 reroll w2 b1 b2 > 5.1.roll.2: TWO_SOLDIERS SKULL TOOL
33 1 reroll r2 b1 b2 > 5.1.roll.3: STAR SKULL SOLDIER
34 1 straight
35 1 take distinguished-service-cross
36 1 recruit scout
37 1 move 3 > 5.1.mine.1: 2
38 1 lose soldiers
39 1 ready
40 1 lose soldiers
41 1 roll > 6.1.roll.1: STAR TWO_SOLDIERS SKULL SOLDIER SOLDIER TWO_SOLDIERS
42 1 lock r1 b2
43 1 reroll w1 w2 b1 > 6.1.roll.2: COURAGE STAR STAR
44 1 stop
45 1 use distinguished-service-cross
46 1 bonus TWO_SOLDIERS
47 1 claim STAR
48 1 white TWO_SOLDIERS
49 1 claim TWO_SOLDIERS
50 1 recruit corporal
51 1 done
52 1 move 2 > 6.1.mine.1: 5
53 1 lose soldiers
54 1 ready
55 1 lose soldiers
56 1 roll > 7.1.roll.1: TWO_SOLDIERS TOOL SKULL TOOL STAR TWO_SOLDIERS
57 1 lock r1 b2
58 1 reroll r2 w1 w2 b1 > 7.1.roll.2: SKULL TOOL STAR SKULL
59 1 reroll r2 w1 w2 b1 > 7.1.roll.3: TOOL SKULL SKULL TOOL
60 1 use corporal
61 1 reroll w1 > 7.1.roll.4: SOLDIER
62 1 recruit decoy
63 1 find walkie-talkie
64 1 done
65 1 stay
66 1 ready
67 1 lose soldiers
68 1 roll > 8.1.roll.1: SOLDIER STAR COURAGE TOOL COURAGE TWO_SOLDIERS
69 1 lock b1 b2
70 1 reroll r1 r2 w2 > 8.1.roll.2: SOLDIER COURAGE TOOL
71 1 reroll w2 > 8.1.roll.3: TOOL
72 1 use corporal
73 1 reroll w2 > 8.1.roll.4: SOLDIER
74 1 claim COURAGE
75 1 charge
76 1 find lucky-charm
77 1 use lucky-charm
78 1 gain courage
79 1 done
80 1 charge 5 > 8.0.mgf.4: 6
81 1 ready
82 1 lose decoy
83 1 lose soldiers
84 1 roll > 9.1.roll.1: STAR SOLDIER SOLDIER SKULL STAR COURAGE
85 1 lock r2 w1
86 1 reroll r1 w2 b1 b2 > 9.1.roll.2: COURAGE SOLDIER COURAGE STAR
87 1 reroll r1 w2 b1 b2 > 9.1.roll.3: COURAGE TOOL SKULL TWO_SOLDIERS
88 1 use corporal
89 1 reroll b1 > 9.1.roll.4: STAR
90 1 done
91 1 stay > 9.0.mgf.4: 2
92 1 ready
93 1 lose soldiers
94 1 roll > 10.1.roll.1: STAR TWO_SOLDIERS STAR STAR SOLDIER SOLDIER
95 1 lock r2 b1
96 1 reroll r1 w1 w2 b2 > 10.1.roll.2: TOOL SOLDIER SOLDIER COURAGE
97 1 reroll r1 w2 b2 > 10.1.roll.3: TOOL SOLDIER TWO_SOLDIERS
98 1 use corporal
99 1 reroll r1 > 10.1.roll.4: SKULL
100 1 find new-orders
101 1 done
102 1 stay > 10.0.mgf.4: 2
103 1 ready
104 1 lose soldiers
105 1 roll > 11.1.roll.1: COURAGE TWO_SOLDIERS COURAGE TWO_SOLDIERS SOLDIER SKULL
106 1 lock r2 w2
107 1 reroll r1 w1 b1 b2 > 11.1.roll.2: TOOL TWO_SOLDIERS SOLDIER TOOL
108 1 reroll r1 b1 b2 > 11.1.roll.3: TWO_SOLDIERS COURAGE STAR
109 1 use corporal
110 1 reroll b1 > 11.1.roll.4: SOLDIER
111 1 recruit veteran
112 1 done
113 1 move 6
114 1 ready
115 1 lose soldiers
116 1 roll > 12.1.roll.1: TOOL TOOL TOOL SOLDIER COURAGE SKULL
117 1 lock w1 w2
118 1 reroll r2 b1 b2 > 12.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS SOLDIER
119 1 reroll r1 r2 > 12.1.roll.3: COURAGE TOOL
120 1 use corporal
121 1 reroll r1 > 12.1.roll.4: STAR
122 1 find mine-detector
123 1 done
124 1 advance 8 > 12.0.mgf.7: 5
125 1 ready
126 1 lose soldiers
127 1 roll > 13.1.roll.1: STAR COURAGE SKULL SKULL SKULL SOLDIER
128 1 lock r1 b2
129 1 reroll r2 w1 w2 b1 > 13.1.roll.2: STAR SOLDIER COURAGE TOOL
130 1 reroll r2 w2 b1 > 13.1.roll.3: TWO_SOLDIERS SKULL SOLDIER
131 1 use corporal
132 1 reroll w2 > 13.1.roll.4: TOOL
133 1 done
134 1 stay > 13.0.mgf.7: 6
135 1 use flak-vest
136 1 lose soldiers
137 1 roll > 14.1.roll.1: TOOL SOLDIER SOLDIER STAR TWO_SOLDIERS TWO_SOLDIERS
138 1 lock w1 b1
139 1 reroll r1 w2 > 14.1.roll.2: SOLDIER SOLDIER
140 1 stop
141 1 ready
142 1 done
143 1 stay > 14.0.mgf.7: 1
144 1 lose soldiers
145 1 roll > 15.1.roll.1: SOLDIER SKULL TOOL TWO_SOLDIERS STAR STAR
146 1 lock r1 w2
147 1 reroll r2 w1 b1 b2 > 15.1.roll.2: TWO_SOLDIERS STAR TWO_SOLDIERS TWO_SOLDIERS
148 1 stop
149 1 ready
150 1 claim TWO_SOLDIERS
151 1 recruit hero
152 1 done
153 1 use mine-detector
154 1 advance 9
155 1 sacrifice scout > 15.0.mgf.8: 2
156 1 pay 4 0
157 1 lose soldiers
158 1 roll > 16.1.roll.1: SKULL SKULL SKULL SOLDIER SOLDIER SKULL
159 1 lock w2 b1
160 1 reroll r1 r2 w1 b2 > 16.1.roll.2: TWO_SOLDIERS SOLDIER TOOL TOOL
161 1 reroll w1 b2 > 16.1.roll.3: SOLDIER STAR
162 1 use corporal
163 1 reroll b2 > 16.1.roll.4: SOLDIER
164 1 claim SOLDIER
165 1 done
166 1 advance bunker
end lost seed=golden-4
