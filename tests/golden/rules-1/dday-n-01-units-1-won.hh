# ends as d59b51af7ae2b1fe4b051b3e4ec482df
hh1 dday n-01 level=advanced units=1 boxes=base rules=1 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > TOOL STAR SKULL SKULL TOOL TOOL
2 1 lock r2 b1
3 1 reroll r1 w1 w2 b2 > SKULL STAR TOOL SOLDIER
4 1 reroll r1 w2 b2 > SOLDIER TOOL SKULL
5 1 cancel w2
6 1 recruit corporal
7 1 lose soldiers
8 1 roll > STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
9 1 lock b1 b2
10 1 reroll r1 r2 w2 > TOOL TOOL TOOL
11 1 reroll r1 r2 w2 > SOLDIER SKULL STAR
12 1 use corporal
13 1 reroll r2 > STAR
14 1 recruit sharpshooter
15 1 stay
16 1 lose soldiers
17 1 roll > STAR TOOL TOOL STAR SKULL SOLDIER
18 1 lock r1 w2
19 1 reroll r2 w1 b1 b2 > SKULL STAR COURAGE COURAGE
20 1 reroll r2 w1 b2 > SKULL COURAGE TOOL
21 1 use corporal
22 1 reroll r2 > TWO_SOLDIERS
23 1 recruit scout
24 1 advance 3
25 1 lose soldiers
26 1 roll > TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
27 1 lock w1 b1
28 1 reroll r1 b2 > TWO_SOLDIERS TOOL
29 1 reroll b2 > TOOL
30 1 use corporal
31 1 reroll b2 > SOLDIER
32 1 claim COURAGE
33 1 charge
34 1 find lucky-charm
35 1 use lucky-charm
36 1 gain courage
37 1 done
38 1 charge 6
39 1 lose soldiers
40 1 roll > SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
41 1 lock w1 b2
42 1 reroll r1 r2 w2 b1 > COURAGE TWO_SOLDIERS STAR SOLDIER
43 1 reroll r1 w2 > STAR SOLDIER
44 1 use corporal
45 1 reroll r1 > COURAGE
46 1 done
47 1 move 5 > 2
48 1 lose soldiers
49 1 roll > STAR SKULL COURAGE SOLDIER SKULL TOOL
50 1 lock w1 w2
51 1 reroll r1 r2 b1 b2 > TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL
52 1 reroll b2 > STAR
53 1 ready
54 1 done
55 1 stay > 1
56 1 lose soldiers
57 1 roll > SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
58 1 lock r1 w2
59 1 reroll r2 w1 b1 b2 > COURAGE SKULL TOOL SKULL
60 1 reroll r2 w1 b1 b2 > SOLDIER STAR TWO_SOLDIERS STAR
61 1 use corporal
62 1 reroll b2 > COURAGE
63 1 recruit beachmaster
64 1 find flak-vest
65 1 done
66 1 stay > 3
67 1 ready
68 1 lose soldiers
69 1 roll > TOOL TOOL SKULL TWO_SOLDIERS STAR COURAGE
70 1 lock r1 w2
71 1 reroll r2 w1 b1 b2 > TOOL TWO_SOLDIERS SOLDIER SKULL
72 1 reroll b1 b2 > COURAGE SKULL
73 1 use corporal
74 1 reroll b2 > SOLDIER
75 1 find field-radio
76 1 use field-radio
77 1 done
78 1 advance 8 > 2
79 1 lose soldiers > 6
80 1 ready
81 1 lose soldiers
82 1 leave b2
83 1 roll > COURAGE STAR TWO_SOLDIERS STAR SKULL
84 1 lock w1 w2
85 1 reroll r1 r2 b1 > STAR COURAGE SKULL
86 1 reroll r1 r2 b1 > TWO_SOLDIERS STAR TOOL
87 1 use corporal
88 1 reroll b1 > TOOL
89 1 done
90 1 advance 10 > 1
91 1 lose soldiers
92 1 sacrifice corporal > 4 4
93 1 use flak-vest
94 1 lose soldiers
95 1 roll > TWO_SOLDIERS STAR COURAGE TWO_SOLDIERS SKULL COURAGE
96 1 lock r1 w2
97 1 reroll r2 w1 b1 b2 > STAR STAR SKULL TWO_SOLDIERS
98 1 reroll r2 w1 b1 > SOLDIER SOLDIER TOOL
99 1 claim TWO_SOLDIERS
100 1 find walkie-talkie
101 1 done
102 1 advance bunker > 5
103 1 lose soldiers
end won seed=golden-0
