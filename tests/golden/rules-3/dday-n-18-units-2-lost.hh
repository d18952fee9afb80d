# ends as ca89a88e97d07d83ad219f49436cebea
hh2 dday n-18 units=2 boxes=base+atlantikwall rules=3 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start 1
2 2 start 2
3 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
4 1 lock w1 w2
5 1 reroll r1 r2 b1 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
6 1 reroll b2 > 1.1.roll.3: SKULL
7 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
8 2 lock b1 b2
9 2 reroll r1 r2 w1 > 1.2.roll.2: SKULL SKULL SKULL
10 2 reroll r1 w2 > 1.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS
11 1 declared
12 2 claim SKULL
13 2 find lucky-charm
14 2 done
15 1 move 2
16 2 advance 4
17 2 ready
18 2 lose corporal
19 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
20 1 lock b1 b2
21 1 reroll w1 > 2.1.roll.2: COURAGE
22 1 reroll r1 w2 > 2.1.roll.3: COURAGE TWO_SOLDIERS
23 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
24 2 lock r1 b2
25 2 reroll w2 > 2.2.roll.2: COURAGE
26 2 stop
27 1 declared
28 2 claim SOLDIER
29 2 cancel r2
30 2 done
31 1 advance 5
32 2 move 5
33 1 ready
34 2 ready
35 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
36 1 lock r1 r2
37 1 reroll b2 > 3.1.roll.2: TOOL
38 1 reroll b1 b2 > 3.1.roll.3: TWO_SOLDIERS SKULL
39 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
40 2 lock w1 w2
41 2 reroll b1 b2 > 3.2.roll.2: SKULL TWO_SOLDIERS
42 2 reroll r2 b1 b2 > 3.2.roll.3: COURAGE TOOL TWO_SOLDIERS
43 1 cancel r2
44 1 done
45 2 find carrier-pigeon
46 2 trade 1
47 2 cancel
48 2 done
49 1 advance 8
50 2 advance 8
51 1 ready
52 2 ready
53 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
54 1 lock w1 b1
55 1 reroll b2 > 4.1.roll.2: TOOL
56 1 reroll r1 w2 > 4.1.roll.3: SKULL COURAGE
57 2 use lucky-charm
58 2 gain stars
59 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
60 2 lock w1 w2
61 2 reroll b1 b2 > 4.2.roll.2: SOLDIER STAR
62 2 stop
63 1 trade 2
64 1 give soldiers 9
65 1 take stars 1
66 1 cancel
67 1 claim COURAGE
68 1 soldiers
69 1 cancel w1
70 2 declared
71 2 cancel w2
72 1 recruit sharpshooter
73 1 done
74 2 find flak-vest
75 2 recruit beachmaster
76 2 done
77 1 move 7
78 2 move 7 > 4.0.mgf.6: 2
79 1 ready
80 2 ready
81 1 lose sharpshooter
82 2 lose beachmaster
83 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
84 1 reroll r2 w1 b1 > 5.1.roll.2: SOLDIER COURAGE TOOL
85 1 reroll r1 w2 b1 b2 > 5.1.roll.3: SKULL SKULL STAR TOOL
86 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
87 2 reroll r2 b1 b2 > 5.2.roll.2: SKULL COURAGE STAR
88 2 reroll r2 b1 > 5.2.roll.3: SKULL SOLDIER
89 1 cancel b1
90 1 cancel b2
91 2 claim STAR
92 2 white TWO_SOLDIERS
93 2 cancel w1
94 1 buy award > 5.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,medal-of-honor,memorial-cross,silver-star,victoria-cross,legion-of-merit,purple-heart,croix-de-guerre,distinguished-service-cross,distinguished-conduct-medal,bronze-star: purple-heart
95 1 done
96 2 recruit scout
97 2 find walkie-talkie
98 2 done
99 1 move 6
100 2 advance 10 > 5.2.mine.1: 5
101 2 pass
102 2 lose soldiers > 5.0.mgf.9: 3
103 2 ready
104 2 lose soldiers
105 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
106 1 lock r1 w2
107 1 stop
108 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
109 2 lock w2 b1
110 2 stop
111 1 ready
112 1 cancel w1
113 1 cancel r1
114 2 cancel r2
115 2 cancel w2
116 2 recruit sharpshooter
117 2 done
118 2 use carrier-pigeon
119 2 move 9 > 6.0.mgf.8: 6
120 1 ready
121 2 ready
end lost seed=golden-0
