# ends as 1f87acd87b094cd6c179b9cca86eacd2
hh2 dday n-02 units=1 boxes=base opts=missions,mission-possible rules=7 seed#=e6f7e8ae2f27ac2f88f8e4a88599ef1d
0 0 start > 0.1.mission.1.deglopper-stand,aitken-attempt,fleming-investigation,howard-bridge,brotheridge-charge,rudder-climb,lomell-guns,cota-order,millin-march,monteith-lead,pinder-radio,barrett-rescue,capa-frames,montlaur-wager,turnbull-roadblock,steele-steeple,szabo-rearguard,hall-transmission,wake-ride,khan-silence,dejongh-line,bohec-lesson,flavin-forecast,pujol-deception,roberts-tents,evershed-return,mason-tanker,higgins-boats,foster-bren,topham-crossing,foote-choice,lost-battalion,ngarimu-ridge,ghadge-charge,skarbek-bargain,honour-lamp,lillyman-lights,peregory-trench,cole-bayonets,wright-moore-church: foote-choice 0.1.mission.2.deglopper-stand,aitken-attempt,fleming-investigation,howard-bridge,brotheridge-charge,rudder-climb,lomell-guns,cota-order,millin-march,monteith-lead,pinder-radio,barrett-rescue,capa-frames,montlaur-wager,turnbull-roadblock,steele-steeple,szabo-rearguard,hall-transmission,wake-ride,khan-silence,dejongh-line,bohec-lesson,flavin-forecast,pujol-deception,roberts-tents,evershed-return,mason-tanker,higgins-boats,foster-bren,topham-crossing,lost-battalion,ngarimu-ridge,ghadge-charge,skarbek-bargain,honour-lamp,lillyman-lights,peregory-trench,cole-bayonets,wright-moore-church: dejongh-line
1 1 roll > 1.1.roll.1: TOOL TOOL TOOL TOOL SKULL COURAGE
2 1 lock w1 b2
3 1 reroll r1 r2 w2 b1 > 1.1.roll.2: SOLDIER TWO_SOLDIERS SKULL TOOL
4 1 reroll w2 b1 > 1.1.roll.3: SOLDIER COURAGE
5 1 stay
6 1 roll > 2.1.roll.1: SOLDIER STAR SOLDIER TOOL SOLDIER STAR
7 1 lock b1 b2
8 1 reroll w2 > 2.1.roll.2: SKULL
9 1 reroll w2 > 2.1.roll.3: TOOL
10 1 claim SOLDIER
11 1 recruit scout
12 1 stay
13 1 lose soldiers
14 1 roll > 3.1.roll.1: STAR TOOL COURAGE TOOL SOLDIER SOLDIER
15 1 lock w1 b1
16 1 reroll r1 r2 w2 b2 > 3.1.roll.2: SOLDIER SKULL STAR TOOL
17 1 reroll r2 w2 b2 > 3.1.roll.3: SOLDIER TOOL COURAGE
18 1 find walkie-talkie
19 1 advance 4
20 1 lose soldiers
21 1 roll > 4.1.roll.1: TOOL STAR TOOL TWO_SOLDIERS COURAGE STAR
22 1 lock w1 w2
23 1 reroll r2 b1 b2 > 4.1.roll.2: STAR SOLDIER STAR
24 1 reroll r2 b1 b2 > 4.1.roll.3: TWO_SOLDIERS SOLDIER TWO_SOLDIERS
25 1 claim TWO_SOLDIERS
26 1 find strategic-map
27 1 stay
28 1 lose soldiers
29 1 roll > 5.1.roll.1: STAR SOLDIER SKULL SKULL COURAGE SKULL
30 1 lock r2 b1
31 1 reroll r1 w1 w2 b2 > 5.1.roll.2: STAR SKULL SKULL STAR
32 1 reroll w1 w2 b2 > 5.1.roll.3: STAR SKULL SOLDIER
33 1 ready
34 1 accomplish dejongh-line
35 1 cancel r1 > 5.1.promotion.1.fp-lance-corporal,fp-corporal,fp-lance-sergeant,fp-sergeant,fp-staff-sergeant,fp-sergeant-major,fp-warrant-officer,fp-second-lieutenant,fp-first-lieutenant,fp-captain,fp-major,fp-lieutenant-colonel: fp-first-lieutenant
36 1 find flak-vest
37 1 move 3 > 5.1.mine.2: 1
38 1 ready
39 1 roll > 6.1.roll.1: SOLDIER COURAGE TWO_SOLDIERS SOLDIER TWO_SOLDIERS SOLDIER
40 1 lock b1 b2
41 1 reroll r2 > 6.1.roll.2: STAR
42 1 stop
43 1 claim SOLDIER
44 1 recruit corporal
45 1 stay
46 1 ready
47 1 lose soldiers
48 1 roll > 7.1.roll.1: TOOL COURAGE SOLDIER TWO_SOLDIERS STAR COURAGE
49 1 lock w1 w2
50 1 reroll r1 r2 b1 b2 > 7.1.roll.2: SKULL TOOL COURAGE COURAGE
51 1 reroll r1 r2 b1 b2 > 7.1.roll.3: TOOL TWO_SOLDIERS STAR TOOL
52 1 use corporal
53 1 reroll b2 > 7.1.roll.4: TOOL
54 1 find lucky-charm
55 1 use lucky-charm
56 1 gain courage
57 1 done
58 1 stay
59 1 ready
60 1 lose soldiers
61 1 roll > 8.1.roll.1: COURAGE TWO_SOLDIERS STAR SOLDIER SOLDIER TOOL
62 1 lock w2 b1
63 1 reroll r1 r2 w1 b2 > 8.1.roll.2: SOLDIER COURAGE STAR TWO_SOLDIERS
64 1 stop
65 1 ready
66 1 claim SOLDIER
67 1 done
68 1 move 2 > 8.1.mine.1: 6
69 1 lose soldiers
70 1 ready
71 1 lose soldiers
72 1 roll > 9.1.roll.1: TOOL STAR COURAGE SOLDIER TOOL COURAGE
73 1 lock w1 w2
74 1 reroll r1 r2 b1 > 9.1.roll.2: SKULL SOLDIER TOOL
75 1 reroll r1 b1 b2 > 9.1.roll.3: STAR SOLDIER COURAGE
76 1 ready
77 1 claim SOLDIER
78 1 recruit chaplain
79 1 done
80 1 stay
81 1 ready
82 1 lose soldiers
83 1 roll > 10.1.roll.1: TWO_SOLDIERS SKULL STAR TOOL SKULL TOOL
84 1 lock r1 w1
85 1 reroll r2 w2 b1 b2 > 10.1.roll.2: COURAGE TWO_SOLDIERS COURAGE SOLDIER
86 1 reroll r2 b1 b2 > 10.1.roll.3: STAR SOLDIER TWO_SOLDIERS
87 1 ready
88 1 claim TWO_SOLDIERS
89 1 accomplish foote-choice > 10.1.promotion.1.fp-lance-corporal,fp-corporal,fp-lance-sergeant,fp-sergeant,fp-staff-sergeant,fp-sergeant-major,fp-warrant-officer,fp-second-lieutenant,fp-captain,fp-major,fp-lieutenant-colonel: fp-captain
90 1 recruit sharpshooter
91 1 done
92 1 advance 5 > 10.0.mgf.4: 1
93 1 ready
94 1 lose soldiers
95 1 roll > 11.1.roll.1: STAR SOLDIER TWO_SOLDIERS SKULL SKULL SKULL
96 1 lock r2 w1
97 1 reroll r1 w2 b1 b2 > 11.1.roll.2: SOLDIER TWO_SOLDIERS SOLDIER COURAGE
98 1 reroll r1 w2 > 11.1.roll.3: TOOL SKULL
99 1 use corporal
100 1 reroll w2 > 11.1.roll.4: TOOL
101 1 ready
102 1 done
103 1 advance 7 > 11.0.mgf.6: 3
104 1 ready
105 1 lose soldiers
106 1 roll > 12.1.roll.1: TOOL COURAGE TWO_SOLDIERS STAR TOOL SOLDIER
107 1 lock r2 w1
108 1 reroll r1 w2 b1 b2 > 12.1.roll.2: COURAGE SKULL SKULL SOLDIER
109 1 reroll r1 w2 b1 > 12.1.roll.3: TWO_SOLDIERS TOOL TWO_SOLDIERS
110 1 use corporal
111 1 reroll w2 > 12.1.roll.4: SKULL
112 1 ready
113 1 claim TWO_SOLDIERS
114 1 done
115 1 advance 9 > 12.1.mine.1: 3
116 1 lose soldiers
117 1 sacrifice corporal > 12.0.mgf.8: 6
118 1 ready
119 1 lose soldiers
120 1 roll > 13.1.roll.1: TOOL STAR SKULL SOLDIER STAR SOLDIER
121 1 lock w2 b2
122 1 reroll r1 r2 w1 b1 > 13.1.roll.2: TWO_SOLDIERS SOLDIER SOLDIER COURAGE
123 1 stop
124 1 ready
125 1 claim SOLDIER
126 1 advance bunker > 13.0.mgf.9: 3
127 1 ready
128 1 lose soldiers
end won seed=golden-3
