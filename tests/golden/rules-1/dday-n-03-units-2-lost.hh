# ends as a7026383bd85fc55c291bb399ec662ab
hh1 dday n-03 units=2 boxes=base rules=1 seed#=842bc19e665d2bab9c550824972f1804
1 1 start 3
2 2 start 3
3 1 roll > STAR COURAGE TOOL SKULL SOLDIER SOLDIER
4 1 lock r2 b1
5 1 reroll r1 w1 w2 b2 > SKULL TWO_SOLDIERS SOLDIER SOLDIER
6 1 reroll r1 b2 > TOOL TWO_SOLDIERS
7 2 roll > SOLDIER TWO_SOLDIERS COURAGE STAR STAR TWO_SOLDIERS
8 2 lock r2 b2
9 2 reroll w1 w2 b1 > SKULL STAR STAR
10 2 reroll r1 w1 > STAR COURAGE
11 2 claim STAR
12 2 white TWO_SOLDIERS
13 2 claim TWO_SOLDIERS
14 1 done
15 2 recruit beachmaster
16 2 done
17 1 stay
18 2 stay
19 1 ready
20 2 ready
21 2 lose soldiers
22 1 roll > COURAGE TOOL SKULL COURAGE TOOL SKULL
23 1 lock r1 w2
24 1 reroll r2 w1 b1 b2 > COURAGE SOLDIER SOLDIER SKULL
25 1 reroll b1 b2 > STAR STAR
26 2 roll > TWO_SOLDIERS TOOL TOOL TOOL STAR SKULL
27 2 lock r1 b1
28 2 reroll r2 w1 w2 b2 > TWO_SOLDIERS COURAGE SKULL SOLDIER
29 2 reroll w2 b2 > TOOL TWO_SOLDIERS
30 1 recruit beachmaster
31 1 done
32 2 recruit sharpshooter
33 2 done
34 1 stay
35 2 stay
36 1 ready
37 2 ready
38 1 lose soldiers
39 2 lose soldiers
40 1 roll > COURAGE SKULL SKULL SOLDIER COURAGE TWO_SOLDIERS
41 1 lock w2 b2
42 1 reroll r1 r2 w1 b1 > SKULL TWO_SOLDIERS COURAGE COURAGE
43 1 reroll r1 w1 > TOOL TWO_SOLDIERS
44 2 roll > STAR STAR STAR COURAGE SOLDIER SKULL
45 2 lock w2 b1
46 2 reroll r1 r2 w1 b2 > STAR COURAGE COURAGE SKULL
47 2 reroll r1 b2 > COURAGE TOOL
48 1 claim TWO_SOLDIERS
49 1 done
50 2 done
51 1 advance 6
52 2 advance 6 > 6
53 1 ready
54 2 ready
55 1 lose soldiers
56 2 lose soldiers
57 1 roll > STAR COURAGE TOOL TWO_SOLDIERS TOOL COURAGE
58 1 lock w2 b2
59 1 reroll w1 b1 > STAR SOLDIER
60 1 reroll b1 > SOLDIER
61 2 roll > COURAGE SOLDIER TWO_SOLDIERS SOLDIER SKULL SOLDIER
62 2 lock b1 b2
63 2 stop
64 2 claim SOLDIER
65 1 recruit scout
66 1 find lucky-charm
67 1 use lucky-charm
68 1 gain courage
69 1 done
70 2 done
71 1 advance 9
72 2 advance 9
73 1 ready
74 2 ready
75 1 lose soldiers
76 2 lose soldiers
77 1 roll > SKULL SOLDIER TOOL COURAGE TOOL TWO_SOLDIERS
78 1 lock r2 b2
79 1 reroll r1 w1 w2 b1 > COURAGE TWO_SOLDIERS TOOL STAR
80 1 reroll r1 w2 > SOLDIER STAR
81 2 roll > TWO_SOLDIERS SKULL SKULL SKULL TOOL TWO_SOLDIERS
82 2 lock r1 b2
83 2 reroll r2 w1 w2 b1 > TOOL SKULL TOOL TOOL
84 2 reroll w1 > TOOL
85 2 claim TOOL
86 2 stars
87 1 recruit sharpshooter
88 1 done
89 2 recruit scout
90 2 find pocket-bible
91 2 use pocket-bible
92 2 done
93 1 advance 12
94 1 sacrifice scout
95 2 advance 12
96 2 sacrifice scout
97 1 ready
98 2 ready
99 1 lose soldiers
100 2 lose soldiers
101 1 roll > TOOL TOOL STAR TOOL COURAGE COURAGE
102 1 lock w1 b1
103 1 reroll r1 r2 w2 b2 > SKULL STAR STAR TOOL
104 1 reroll r1 b2 > TOOL SKULL
105 2 roll > TWO_SOLDIERS COURAGE COURAGE SKULL SOLDIER TOOL
106 2 lock r1 r2
107 2 reroll w2 b1 b2 > SOLDIER TOOL STAR
108 2 reroll w1 b1 > SOLDIER COURAGE
109 1 recruit hero
110 1 done
111 2 find walkie-talkie
112 2 done
113 1 stay
114 2 stay
115 1 ready
116 2 ready
117 1 pay 0 0
118 1 lose soldiers
119 2 lose soldiers
120 1 roll > SOLDIER STAR TWO_SOLDIERS SOLDIER SKULL SKULL
121 1 lock w1 w2
122 1 reroll r2 b1 b2 > TOOL SKULL STAR
123 1 reroll r2 b1 b2 > COURAGE COURAGE COURAGE
124 2 roll > TOOL TWO_SOLDIERS TWO_SOLDIERS SKULL STAR COURAGE
125 2 lock r2 w1
126 2 reroll r1 w2 b1 b2 > STAR TWO_SOLDIERS SOLDIER SOLDIER
127 2 reroll b1 b2 > SKULL SOLDIER
128 1 done
129 2 done
130 1 advance 14 > 3
131 1 pay 0 0
132 1 lose soldiers
133 1 sacrifice hero
134 2 stay > 4
end lost seed=golden-1
