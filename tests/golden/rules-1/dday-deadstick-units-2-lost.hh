# ends as a808043253c63284c89ea5f8086ade97
hh1 dday deadstick units=2 boxes=base opts=deadstick rules=1 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start n-06:1
2 2 start n-08:1
3 1 roll > TOOL STAR SKULL SKULL TOOL TOOL
4 1 lock r2 b1
5 1 reroll r1 w1 w2 b2 > SKULL STAR TOOL SOLDIER
6 1 reroll r1 w1 w2 > SOLDIER TOOL SKULL
7 2 roll > TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
8 2 lock w2 b1
9 2 reroll w1 b2 > STAR TOOL
10 2 reroll b2 > TWO_SOLDIERS
11 1 cancel w1
12 2 claim SOLDIER
13 1 roll > STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
14 1 lock b1 b2
15 1 reroll r1 r2 w2 > TOOL TOOL TOOL
16 1 reroll r1 r2 w2 > SOLDIER SKULL STAR
17 2 roll > SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
18 2 lock w1 b2
19 2 reroll w2 b1 > TOOL COURAGE
20 2 reroll w2 > TOOL
21 1 cancel w2
22 2 claim SOLDIER
23 1 stay
24 2 stay
25 1 roll > STAR TOOL TOOL STAR SKULL SOLDIER
26 1 lock r1 w2
27 1 reroll r2 w1 b1 b2 > SKULL STAR COURAGE COURAGE
28 1 reroll r2 w1 > TWO_SOLDIERS SKULL
29 2 roll > STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
30 2 lock w1 w2
31 2 reroll r1 r2 b1 b2 > TOOL STAR SOLDIER TWO_SOLDIERS
32 2 reroll r1 > TWO_SOLDIERS
33 1 cancel r1
34 2 claim TWO_SOLDIERS
35 1 recruit scout
36 2 recruit corporal
37 1 advance n-06:2
38 2 advance n-08:3
39 1 lose soldiers
40 2 lose soldiers
41 1 roll > TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
42 1 lock w1 b1
43 1 reroll r1 b2 > TWO_SOLDIERS TOOL
44 1 reroll b2 > TOOL
45 2 roll > SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
46 2 lock w1 b2
47 2 reroll r1 b1 > SOLDIER STAR
48 2 stop
49 2 ready
50 1 claim COURAGE
51 1 charge
52 2 claim SOLDIER
53 1 find pocket-bible
54 1 use pocket-bible
55 1 done
56 1 charge n-06:5
57 2 stay > 3
58 1 lose soldiers
59 2 lose soldiers
60 1 roll > SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
61 1 lock w1 b2
62 1 reroll r1 r2 w2 b1 > COURAGE TWO_SOLDIERS STAR SOLDIER
63 1 reroll r1 w2 > STAR SOLDIER
64 2 roll > STAR STAR SOLDIER STAR COURAGE SOLDIER
65 2 lock b1 b2
66 2 reroll r1 r2 > COURAGE COURAGE
67 2 reroll r1 r2 > SKULL SOLDIER
68 1 ready
69 2 use corporal
70 2 reroll r1 > TOOL
71 2 ready
72 2 claim SOLDIER
73 1 done
74 2 recruit sharpshooter
75 2 find walkie-talkie
76 1 advance n-06:8
77 2 stay
78 1 lose soldiers
79 2 lose soldiers
80 1 roll > STAR SKULL COURAGE SOLDIER SKULL TOOL
81 1 lock w1 w2
82 1 reroll r1 r2 b1 b2 > TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
83 1 reroll b2 > STAR
84 2 roll > COURAGE STAR SKULL SOLDIER SKULL STAR
85 2 lock r1 b2
86 2 reroll w1 w2 b1 > TWO_SOLDIERS SOLDIER SOLDIER
87 2 reroll r2 b1 > STAR COURAGE
88 1 ready
89 2 use corporal
90 2 reroll w2 > TWO_SOLDIERS
91 2 ready
92 1 recruit corporal
93 1 done
94 2 done
95 1 move n-06:9
96 2 advance n-08:7 > 6
97 2 lose soldiers > 2 6
end lost seed=golden-0
