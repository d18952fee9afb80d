# ends as e7014490c5e8e84876e85b0893f500e1
hh2 dday n-02 units=1 boxes=base opts=missions rules=9 seed#=f2b582d8496a2934d6d948e0f7b2925b
0 0 start > 0.1.mission.1.deglopper-stand,aitken-attempt,fleming-investigation,howard-bridge,brotheridge-charge,rudder-climb,lomell-guns,cota-order,millin-march,monteith-lead,pinder-radio,barrett-rescue,capa-frames,montlaur-wager,turnbull-roadblock,steele-steeple,szabo-rearguard,hall-transmission,wake-ride,khan-silence,dejongh-line,bohec-lesson,flavin-forecast,pujol-deception,roberts-tents,evershed-return,mason-tanker,higgins-boats,foster-bren,topham-crossing,foote-choice,lost-battalion,ngarimu-ridge,ghadge-charge,skarbek-bargain,honour-lamp,lillyman-lights,peregory-trench,cole-bayonets,wright-moore-church: szabo-rearguard 0.1.mission.2.deglopper-stand,aitken-attempt,fleming-investigation,howard-bridge,brotheridge-charge,rudder-climb,lomell-guns,cota-order,millin-march,monteith-lead,pinder-radio,barrett-rescue,capa-frames,montlaur-wager,turnbull-roadblock,steele-steeple,hall-transmission,wake-ride,khan-silence,dejongh-line,bohec-lesson,flavin-forecast,pujol-deception,roberts-tents,evershed-return,mason-tanker,higgins-boats,foster-bren,topham-crossing,foote-choice,lost-battalion,ngarimu-ridge,ghadge-charge,skarbek-bargain,honour-lamp,lillyman-lights,peregory-trench,cole-bayonets,wright-moore-church: roberts-tents
1 1 take roberts-tents
2 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
3 1 lock r2 b1
4 1 reroll r1 w1 w2 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
5 1 reroll r1 w1 w2 > 1.1.roll.3: SOLDIER TOOL SKULL
6 1 cancel w1
7 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
8 1 lock b1 b2
9 1 reroll r1 r2 w2 > 2.1.roll.2: TOOL TOOL TOOL
10 1 reroll r1 r2 w2 > 2.1.roll.3: SOLDIER SKULL STAR
11 1 cancel w2
12 1 stay
13 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
14 1 lock w2 b2
15 1 reroll r1 r2 w1 b1 > 3.1.roll.2: SKULL STAR COURAGE COURAGE
16 1 reroll r1 r2 w1 b1 > 3.1.roll.3: SOLDIER SKULL SOLDIER TWO_SOLDIERS
17 1 claim SOLDIER
18 1 cancel w2
19 1 advance 4
20 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
21 1 lock w1 b1
22 1 reroll r1 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
23 1 reroll b2 > 4.1.roll.3: TOOL
24 1 claim COURAGE
25 1 charge
26 1 find lucky-charm
27 1 use lucky-charm
28 1 gain stars
29 1 recruit scout
30 1 stay
31 1 lose soldiers
32 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
33 1 lock w1 b2
34 1 reroll r1 r2 w2 b1 > 5.1.roll.2: COURAGE TWO_SOLDIERS STAR SOLDIER
35 1 reroll w2 b1 > 5.1.roll.3: STAR SOLDIER
36 1 done
37 1 move 3 > 5.1.mine.1: 6
38 1 lose soldiers
39 1 lose soldiers
40 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
41 1 lock w1 w2
42 1 reroll r1 r2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
43 1 reroll b2 > 6.1.roll.3: STAR
44 1 recruit corporal
45 1 find walkie-talkie
46 1 done
47 1 stay
48 1 lose soldiers
49 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
50 1 lock w1 w2
51 1 reroll b1 b2 > 7.1.roll.2: STAR SKULL
52 1 reroll b2 > 7.1.roll.3: SKULL
53 1 use corporal
54 1 reroll b2 > 7.1.roll.4: COURAGE
55 1 claim STAR
56 1 white TWO_SOLDIERS
57 1 done
58 1 stay
59 1 lose soldiers
60 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
61 1 lock w2 b1
62 1 reroll r1 r2 w1 b2 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
63 1 stop
64 1 ready
65 1 straight
66 1 take distinguished-service-cross
67 1 recruit medic
68 1 move 2 > 8.1.mine.1: 2
69 1 lose soldiers
70 1 lose soldiers
71 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
72 1 lock w1 w2
73 1 reroll r1 r2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
74 1 reroll b2 > 9.1.roll.3: STAR
75 1 use distinguished-service-cross
76 1 bonus TWO_SOLDIERS
77 1 ready
78 1 straight
79 1 accomplish roberts-tents > 9.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,medal-of-honor,memorial-cross,silver-star,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: purple-heart 9.1.promotion.2.fp-lance-corporal,fp-corporal,fp-lance-sergeant,fp-sergeant,fp-staff-sergeant,fp-sergeant-major,fp-warrant-officer,fp-second-lieutenant,fp-first-lieutenant,fp-captain,fp-major,fp-lieutenant-colonel: fp-lieutenant-colonel
80 1 take medal-of-honor
81 1 find new-orders
82 1 stay
83 1 use fp-lieutenant-colonel
84 1 lose soldiers
85 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
86 1 lock r1 w2
87 1 reroll r2 b1 b2 > 10.1.roll.2: TOOL SOLDIER TWO_SOLDIERS
88 1 reroll r2 > 10.1.roll.3: SOLDIER
89 1 use purple-heart
90 1 use corporal
91 1 reroll w1 > 10.1.roll.4: SKULL
92 1 use medal-of-honor
93 1 add red TWO_SOLDIERS
94 1 add white SOLDIER
95 1 add blue SOLDIER
96 1 claim SOLDIER
97 1 claim TWO_SOLDIERS
98 1 cancel b1
99 1 recruit sharpshooter
100 1 done
101 1 advance 5 > 10.0.mgf.4: 6
102 1 lose scout
103 1 lose soldiers
104 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
105 1 lock r1 w1
106 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
107 1 reroll r2 b1 b2 > 11.1.roll.3: SOLDIER SKULL TWO_SOLDIERS
108 1 use corporal
109 1 reroll b1 > 11.1.roll.4: STAR
110 1 done
111 1 stay > 11.0.mgf.4: 3
112 1 lose soldiers
113 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
114 1 lock w1 b1
115 1 reroll r1 w2 > 12.1.roll.2: TOOL STAR
116 1 reroll r1 w2 > 12.1.roll.3: COURAGE TWO_SOLDIERS
117 1 use corporal
118 1 reroll r1 > 12.1.roll.4: TOOL
119 1 claim TWO_SOLDIERS
120 1 done
121 1 advance 7 > 12.0.mgf.6: 1
122 1 lose soldiers
123 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
124 1 lock b1 b2
125 1 stop
126 1 ready
127 1 straight
128 1 take memorial-cross
129 1 recruit decoy
130 1 advance 9 > 13.1.mine.1: 1
131 1 sacrifice decoy > 13.0.mgf.8: 1
132 1 lose soldiers
133 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
134 1 lock r2 w1
135 1 reroll r1 w2 b1 b2 > 14.1.roll.2: TWO_SOLDIERS STAR TOOL TOOL
136 1 reroll w2 b1 b2 > 14.1.roll.3: STAR TWO_SOLDIERS STAR
137 1 use memorial-cross
138 1 ready
139 1 claim TWO_SOLDIERS
140 1 find flame-thrower
141 1 advance bunker > 14.0.mgf.9: 4
142 1 ready
143 1 lose soldiers
end won seed=golden-0
