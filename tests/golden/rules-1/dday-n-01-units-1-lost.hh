# ends as a3e53c85ae0901ba89fd77346f7372a3
hh1 dday n-01 level=advanced units=1 boxes=base rules=1 seed#=177a03c1ec50066462100d8a18bfda31
1 1 roll > COURAGE COURAGE TOOL TWO_SOLDIERS TWO_SOLDIERS STAR
2 1 lock b1 b2
3 1 reroll r1 r2 w1 > SKULL STAR STAR
4 1 reroll r1 > SOLDIER
5 1 claim STAR
6 1 courage 1
7 1 recruit corporal
8 1 stay
9 1 lose soldiers
10 1 roll > SOLDIER TWO_SOLDIERS SKULL TOOL STAR TOOL
11 1 lock r1 r2
12 1 reroll w1 w2 b1 b2 > SKULL COURAGE SOLDIER SKULL
13 1 reroll w1 w2 b2 > COURAGE SOLDIER SOLDIER
14 1 ready
15 1 claim SOLDIER
16 1 stay
17 1 lose soldiers
18 1 roll > SKULL SKULL STAR COURAGE TOOL SKULL
19 1 lock w1 w2
20 1 reroll r1 r2 b1 b2 > SKULL TOOL TOOL TOOL
21 1 reroll r1 r2 b1 b2 > TOOL SOLDIER SKULL TOOL
22 1 use corporal
23 1 reroll b1 > SKULL
24 1 cancel r1
25 1 recruit sharpshooter
26 1 advance 3
27 1 lose soldiers
28 1 roll > TOOL SKULL TOOL SKULL STAR STAR
29 1 lock r1 w1
30 1 reroll r2 w2 b1 b2 > TWO_SOLDIERS SOLDIER TWO_SOLDIERS STAR
31 1 reroll w2 b2 > SKULL SKULL
32 1 use corporal
33 1 reroll w2 > COURAGE
34 1 find lucky-charm
35 1 use lucky-charm
36 1 gain courage
37 1 stay
38 1 lose soldiers
39 1 roll > COURAGE SOLDIER COURAGE SKULL TOOL STAR
40 1 lock r1 w1
41 1 reroll w2 b1 b2 > TWO_SOLDIERS SKULL TOOL
42 1 stop
43 1 ready
44 1 straight
45 1 take distinguished-service-cross
46 1 recruit scout
47 1 stay
48 1 lose soldiers
49 1 roll > STAR TWO_SOLDIERS SKULL SOLDIER SOLDIER TWO_SOLDIERS
50 1 lock r2 b2
51 1 reroll r1 w1 w2 > COURAGE STAR STAR
52 1 reroll w1 w2 > SOLDIER TOOL
53 1 use corporal
54 1 reroll w2 > STAR
55 1 use distinguished-service-cross
56 1 bonus TWO_SOLDIERS
57 1 done
58 1 advance 6
59 1 lose soldiers
60 1 roll > TWO_SOLDIERS TOOL SKULL TOOL STAR TWO_SOLDIERS
61 1 lock r1 b2
62 1 reroll r2 w1 w2 b1 > SKULL TOOL STAR SKULL
63 1 reroll r2 w1 w2 b1 > TOOL SKULL SKULL TOOL
64 1 use corporal
65 1 reroll w1 > SOLDIER
66 1 find flak-vest
67 1 done
68 1 advance 8 > 5
69 1 ready
70 1 lose soldiers
71 1 leave b2
72 1 roll > COURAGE SOLDIER SKULL COURAGE TWO_SOLDIERS
73 1 lock r1 r2
74 1 reroll w1 b1 > SKULL TOOL
75 1 reroll w1 b1 > SKULL STAR
76 1 use corporal
77 1 reroll w1 > SOLDIER
78 1 recruit beachmaster
79 1 done
80 1 stay > 3
81 1 ready
82 1 lose soldiers
83 1 leave b2
84 1 roll > SKULL SOLDIER TOOL STAR TOOL
85 1 lock r2 w2
86 1 reroll r1 w1 b1 > TWO_SOLDIERS SOLDIER SKULL
87 1 reroll b1 > COURAGE
88 1 use corporal
89 1 reroll b1 > STAR
90 1 done
91 1 stay > 5
92 1 use flak-vest
93 1 lose soldiers
94 1 leave b2
95 1 roll > TOOL TWO_SOLDIERS STAR COURAGE SKULL
96 1 lock r1 r2
97 1 reroll w1 w2 b1 > COURAGE SOLDIER TOOL
98 1 reroll w1 w2 b1 > TOOL SOLDIER TWO_SOLDIERS
99 1 use corporal
100 1 reroll w1 > SKULL
101 1 find walkie-talkie
102 1 done
103 1 move 7
104 1 sacrifice corporal > 1
105 1 lose soldiers
106 1 lose scout
107 1 lose sharpshooter
108 1 roll > COURAGE TWO_SOLDIERS COURAGE TWO_SOLDIERS SOLDIER SKULL
109 1 reroll r1 w1 b1 b2 > TOOL TWO_SOLDIERS SOLDIER TOOL
110 1 reroll r1 b1 b2 > TWO_SOLDIERS COURAGE STAR
111 1 recruit veteran
112 1 done
113 1 stay > 6
end lost seed=golden-4
