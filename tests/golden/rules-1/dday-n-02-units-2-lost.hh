# ends as 28878a8a7a33fc11e4447ffc933db77a
hh1 dday n-02 units=2 boxes=base rules=1 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > TOOL STAR SKULL SKULL TOOL TOOL
2 1 lock r1 b1
3 1 reroll r2 w1 w2 b2 > SKULL STAR TOOL SOLDIER
4 1 reroll r2 w1 > SOLDIER TWO_SOLDIERS
5 2 roll > TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
6 2 lock w2 b1
7 2 reroll w1 b2 > STAR TOOL
8 2 reroll b2 > TWO_SOLDIERS
9 1 claim TOOL
10 2 claim SOLDIER
11 1 recruit sharpshooter
12 1 find walkie-talkie
13 1 done
14 2 done
15 1 stay
16 2 stay
17 1 ready
18 2 ready
19 1 lose soldiers
20 1 roll > STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
21 1 lock b1 b2
22 1 reroll r1 r2 w2 > TOOL TOOL TOOL
23 1 reroll r1 r2 w2 > SOLDIER SKULL STAR
24 2 roll > SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
25 2 lock w1 b2
26 2 reroll w2 b1 > TOOL COURAGE
27 2 reroll w2 > TOOL
28 2 claim SOLDIER
29 1 done
30 2 done
31 1 stay
32 2 stay
33 1 ready
34 2 ready
35 1 lose soldiers
36 1 roll > STAR TOOL TOOL STAR SKULL SOLDIER
37 1 lock r1 w2
38 1 reroll r2 w1 b1 b2 > SKULL STAR COURAGE COURAGE
39 1 reroll r2 w1 > TWO_SOLDIERS SKULL
40 2 roll > STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
41 2 lock w1 w2
42 2 reroll r1 r2 b1 b2 > TOOL STAR SOLDIER TWO_SOLDIERS
43 2 reroll r1 r2 > SOLDIER STAR
44 1 recruit veteran
45 1 done
46 2 recruit sharpshooter
47 2 done
48 1 advance 4
49 2 advance 4
50 1 ready
51 2 ready
52 1 lose soldiers
53 2 lose soldiers
54 1 roll > TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
55 1 lock w1 b1
56 1 reroll r1 b2 > TWO_SOLDIERS TOOL
57 1 reroll b2 > TOOL
58 2 roll > SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
59 2 lock w1 b2
60 2 reroll r1 b1 > SOLDIER STAR
61 2 reroll r2 > COURAGE
62 1 claim COURAGE
63 1 charge
64 2 claim SOLDIER
65 1 find lucky-charm
66 1 use lucky-charm
67 1 gain stars
68 1 done
69 2 done
70 1 charge 6
71 2 stay
72 1 lose soldiers
73 2 lose soldiers
74 1 roll > SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
75 1 lock w2 b2
76 1 reroll r1 r2 w1 b1 > COURAGE TWO_SOLDIERS STAR SOLDIER
77 1 reroll w1 > TOOL
78 2 roll > STAR STAR SOLDIER STAR COURAGE SOLDIER
79 2 lock b1 b2
80 2 reroll r1 r2 > COURAGE COURAGE
81 2 reroll r1 r2 > SKULL SOLDIER
82 2 claim SOLDIER
83 1 recruit scout
84 1 done
85 2 recruit scout
86 2 done
87 1 advance 8
88 2 stay > 6
89 1 lose soldiers
90 2 lose soldiers
91 1 roll > STAR SKULL COURAGE SOLDIER SKULL TOOL
92 1 lock r1 w2
93 1 reroll r2 w1 b1 b2 > TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
94 1 reroll b2 > STAR
95 2 roll > COURAGE STAR SKULL SOLDIER SKULL STAR
96 2 lock r1 w2
97 2 reroll r2 w1 b1 b2 > TWO_SOLDIERS SOLDIER SOLDIER SKULL
98 2 reroll w1 b1 b2 > SOLDIER TWO_SOLDIERS SOLDIER
99 1 claim TWO_SOLDIERS
100 1 recruit corporal
101 1 done
102 2 done
103 1 advance 9 > 4
104 1 lose soldiers
105 1 sacrifice veteran
106 2 advance 6 > 6
107 1 lose soldiers
108 2 lose soldiers
109 1 roll > SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
110 1 lock w2 b1
111 1 reroll r2 w1 b2 > TWO_SOLDIERS STAR TOOL
112 1 reroll w1 b2 > STAR TOOL
113 2 roll > SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
114 2 lock b1 b2
115 2 reroll r1 > STAR
116 2 stop
117 1 use corporal
118 1 reroll w1 > COURAGE
119 2 straight
120 2 take distinguished-service-cross
121 1 find carrier-pigeon
122 1 done
123 2 recruit corporal
124 2 find flak-vest
125 1 advance bunker
126 2 advance 8 > 2 6
127 1 ready
128 2 ready
end lost seed=golden-0
