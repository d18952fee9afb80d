# ends as 6a8021f65c44dca84928ba8db21548fc
hh2 dday n-22 units=1 boxes=base+way-to-hell rules=3 seed#=0b046a4e76e88099f72bccf39472156b
1 1 start 2
2 1 roll > 1.1.roll.1: STAR STAR COURAGE STAR SKULL SKULL
3 1 lock r1 w2
4 1 reroll r2 b1 b2 > 1.1.roll.2: COURAGE SKULL STAR
5 1 reroll b1 > 1.1.roll.3: SOLDIER
6 1 claim STAR
7 1 courage 1
8 1 recruit corporal
9 1 done
10 1 stay
11 1 lose soldiers
12 1 roll > 2.1.roll.1: TWO_SOLDIERS SKULL TWO_SOLDIERS STAR TOOL COURAGE
13 1 lock r1 w1
14 1 reroll r2 w2 b1 b2 > 2.1.roll.2: SKULL STAR TOOL STAR
15 1 reroll r2 b1 b2 > 2.1.roll.3: COURAGE SKULL TOOL
16 1 use corporal
17 1 reroll b1 > 2.1.roll.4: TWO_SOLDIERS
18 1 claim TWO_SOLDIERS
19 1 recruit sharpshooter
20 1 done
21 1 stay
22 1 lose soldiers
23 1 roll > 3.1.roll.1: SOLDIER STAR COURAGE SOLDIER SKULL SOLDIER
24 1 lock w2 b2
25 1 reroll r2 b1 > 3.1.roll.2: STAR TWO_SOLDIERS
26 1 reroll r2 > 3.1.roll.3: COURAGE
27 1 ready
28 1 claim SOLDIER
29 1 done
30 1 move 1
31 1 lose soldiers
32 1 roll > 4.1.roll.1: STAR SOLDIER STAR COURAGE TWO_SOLDIERS COURAGE
33 1 lock r2 b1
34 1 reroll r1 w1 w2 b2 > 4.1.roll.2: TOOL TWO_SOLDIERS STAR TWO_SOLDIERS
35 1 reroll r1 > 4.1.roll.3: TWO_SOLDIERS
36 1 ready
37 1 claim TWO_SOLDIERS
38 1 done
39 1 stay
40 1 lose soldiers
41 1 roll > 5.1.roll.1: SOLDIER COURAGE TWO_SOLDIERS STAR TWO_SOLDIERS TWO_SOLDIERS
42 1 lock w1 b1
43 1 reroll r1 r2 w2 > 5.1.roll.2: TWO_SOLDIERS STAR SOLDIER
44 1 reroll r2 w2 > 5.1.roll.3: SOLDIER TOOL
45 1 use corporal
46 1 reroll w2 > 5.1.roll.4: COURAGE
47 1 claim TWO_SOLDIERS
48 1 done
49 1 advance 3 > 5.0.mgf.2: 4
50 1 lose soldiers
51 1 roll > 6.1.roll.1: TOOL TOOL COURAGE STAR SKULL TWO_SOLDIERS
52 1 lock b1 b2
53 1 reroll r2 > 6.1.roll.2: SOLDIER
54 1 stop
55 1 ready
56 1 straight
57 1 take distinguished-service-cross
58 1 recruit marksman
59 1 advance 6 > 6.1.mine.1: 3
60 1 lose soldiers > 6.0.mgf.5: 3
61 1 lose soldiers
62 1 roll > 7.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TOOL
63 1 lock b1
64 1 reroll r1 b2 > 7.1.roll.2: STAR COURAGE
65 1 reroll b2 > 7.1.roll.3: COURAGE
66 1 use corporal
67 1 reroll b2 > 7.1.roll.4: TWO_SOLDIERS
68 1 use distinguished-service-cross
69 1 bonus TWO_SOLDIERS
70 1 claim TWO_SOLDIERS
71 1 done
72 1 advance 8 > 7.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,medal-of-honor,memorial-cross,silver-star,legion-of-merit,purple-heart,croix-de-guerre,distinguished-conduct-medal,bronze-star: memorial-cross 7.0.mgf.7: 6
73 1 lose soldiers
74 1 roll > 8.1.roll.1: TOOL COURAGE SKULL TOOL STAR STAR
75 1 lock w2 b1
76 1 reroll r1 r2 w1 b2 > 8.1.roll.2: SKULL COURAGE SOLDIER COURAGE
77 1 reroll r1 r2 b2 > 8.1.roll.3: TOOL TOOL SKULL
78 1 use memorial-cross
79 1 use corporal
80 1 reroll r1 > 8.1.roll.4: TWO_SOLDIERS
81 1 straight
82 1 take medal-of-honor
83 1 find bangalore-torpedo
84 1 done
85 1 advance bunker > 8.0.mgf.10: 6 4
86 1 lose marksman
87 1 lose soldiers
end won seed=golden-2
