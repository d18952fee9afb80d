# ends as 7cfb39801a484086d4824927e2d3a4e4
hh2 dday n-02 units=1 boxes=base opts=sea rules=3 seed#=f2b582d8496a2934d6d948e0f7b2925b
0 0 start > 0.0.passenger.0.captain,lieutenant: captain 0.0.passenger.1.lieutenant: lieutenant
1 1 embark sea-a:3
2 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
3 1 lock w1 w2
4 1 reroll r1 r2 b1 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
5 1 reroll b2 > 1.1.roll.3: SKULL
6 1 part captain > 1.0.shelling.1: 4 1
7 1 sail sea-a:6
8 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
9 1 lock r1 r2
10 1 reroll w1 w2 b1 b2 > 2.1.roll.2: COURAGE TWO_SOLDIERS SKULL COURAGE
11 1 reroll w1 w2 b2 > 2.1.roll.3: SOLDIER SKULL STAR
12 1 part lieutenant > 2.0.shelling.1: 5 3
13 1 sail sea-a:9
14 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
15 1 lock r2 b1
16 1 reroll r1 w2 b2 > 3.1.roll.2: TOOL COURAGE COURAGE
17 1 reroll w2 b2 > 3.1.roll.3: TWO_SOLDIERS SKULL 3.0.shelling.1: 3 6
18 1 sail sea-a:12
19 1 disembark sea-a:11
20 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
21 1 lock r1 b2
22 1 reroll r2 w1 w2 b1 > 4.1.roll.2: COURAGE COURAGE SKULL SKULL
23 1 reroll r2 w1 > 4.1.roll.3: SKULL COURAGE 4.0.shelling.1: 2 1
24 1 wade sea-a:14
25 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
26 1 lock r1 r2
27 1 reroll w1 w2 b2 > 5.1.roll.2: SOLDIER COURAGE TOOL
28 1 reroll w1 w2 > 5.1.roll.3: STAR SOLDIER 5.0.shelling.1: 2 3
29 1 land 1
30 1 gain soldiers 3
31 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
32 1 lock w1 w2
33 1 reroll r1 r2 b1 b2 > 6.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
34 1 reroll b2 > 6.1.roll.3: STAR
35 1 done
36 1 stay
37 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
38 1 lock w1 w2
39 1 reroll b1 b2 > 7.1.roll.2: STAR SKULL
40 1 reroll b2 > 7.1.roll.3: SKULL
41 1 claim STAR
42 1 courage 1
43 1 cancel r1
44 1 recruit medic
45 1 done
46 1 stay
47 1 lose soldiers
48 1 roll > 8.1.roll.1: TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
49 1 lock w2 b1
50 1 reroll r1 r2 w1 b2 > 8.1.roll.2: TOOL TWO_SOLDIERS SOLDIER SKULL
51 1 reroll r1 b2 > 8.1.roll.3: COURAGE SKULL
52 1 cancel r1
53 1 done
54 1 advance 4
55 1 lose soldiers
56 1 roll > 9.1.roll.1: COURAGE STAR SOLDIER COURAGE SKULL SKULL
57 1 lock r2 w1
58 1 reroll r1 w2 b1 b2 > 9.1.roll.2: SKULL TWO_SOLDIERS STAR TOOL
59 1 reroll r1 b1 b2 > 9.1.roll.3: TWO_SOLDIERS STAR TOOL
60 1 recruit scout
61 1 find lucky-charm
62 1 use lucky-charm
63 1 gain stars
64 1 done
65 1 stay
66 1 lose soldiers
67 1 roll > 10.1.roll.1: TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
68 1 lock r1 w2
69 1 reroll r2 w1 b1 b2 > 10.1.roll.2: STAR STAR SKULL TWO_SOLDIERS
70 1 reroll b1 > 10.1.roll.3: SOLDIER
71 1 claim TWO_SOLDIERS
72 1 recruit sharpshooter
73 1 done
74 1 move 3 > 10.1.mine.1: 2
75 1 lose soldiers
76 1 lose soldiers
77 1 roll > 11.1.roll.1: SOLDIER STAR SOLDIER SKULL STAR COURAGE
78 1 lock r1 w1
79 1 reroll r2 w2 b1 b2 > 11.1.roll.2: SOLDIER COURAGE TWO_SOLDIERS COURAGE
80 1 reroll r2 w2 b2 > 11.1.roll.3: SOLDIER SKULL TWO_SOLDIERS
81 1 recruit corporal
82 1 done
83 1 move 2 > 11.1.mine.1: 4
84 1 lose soldiers
85 1 lose soldiers
86 1 roll > 12.1.roll.1: SKULL TWO_SOLDIERS TWO_SOLDIERS SOLDIER TWO_SOLDIERS TWO_SOLDIERS
87 1 lock w1 b1
88 1 reroll r1 w2 > 12.1.roll.2: TOOL STAR
89 1 reroll r1 > 12.1.roll.3: SOLDIER
90 1 ready
91 1 claim TWO_SOLDIERS
92 1 recruit decoy
93 1 find walkie-talkie
94 1 done
95 1 advance 5 > 12.0.mgf.4: 3
96 1 lose soldiers
97 1 roll > 13.1.roll.1: SKULL TWO_SOLDIERS STAR TOOL COURAGE SOLDIER
98 1 lock b1 b2
99 1 reroll w2 > 13.1.roll.2: STAR
100 1 stop
101 1 ready
102 1 straight
103 1 take distinguished-service-cross
104 1 move 6
105 1 lose soldiers
106 1 roll > 14.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS STAR TOOL SKULL
107 1 lock w1 w2
108 1 reroll r1 b1 b2 > 14.1.roll.2: TWO_SOLDIERS TWO_SOLDIERS STAR
109 1 stop
110 1 ready
111 1 claim TWO_SOLDIERS
112 1 recruit veteran
113 1 done
114 1 advance 8 > 14.0.mgf.7: 5
115 1 lose soldiers
116 1 roll > 15.1.roll.1: TOOL TWO_SOLDIERS SKULL SOLDIER COURAGE COURAGE
117 1 lock r2 w2
118 1 reroll r1 w1 b1 b2 > 15.1.roll.2: SKULL STAR TWO_SOLDIERS TWO_SOLDIERS
119 1 reroll r1 w1 > 15.1.roll.3: TWO_SOLDIERS STAR
120 1 ready
121 1 done
122 1 advance 9 > 15.1.mine.1: 6
123 1 lose soldiers
124 1 sacrifice decoy > 15.0.mgf.8: 2
125 1 lose soldiers
126 1 roll > 16.1.roll.1: SKULL COURAGE TOOL SKULL TOOL TOOL
127 1 lock w1 b1
128 1 reroll r1 r2 w2 > 16.1.roll.2: COURAGE SOLDIER SOLDIER
129 1 reroll r1 b2 > 16.1.roll.3: TWO_SOLDIERS COURAGE
130 1 use corporal
131 1 reroll b2 > 16.1.roll.4: SOLDIER
132 1 ready
133 1 claim SOLDIER
134 1 find flak-vest
135 1 done
136 1 advance bunker > 16.0.mgf.9: 2
137 1 ready
138 1 lose soldiers
end won seed=golden-0
