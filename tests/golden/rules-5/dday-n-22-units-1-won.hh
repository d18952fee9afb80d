# ends as 58d0701f503f161460a9d50bffc22747
hh2 dday n-22 units=1 boxes=base+way-to-hell rules=5 seed#=0b046a4e76e88099f72bccf39472156b
1 1 start 2
2 1 roll > 1.1.roll.1: STAR STAR COURAGE STAR SKULL SKULL
3 1 lock r1 w2
4 1 reroll r2 w1 b1 b2 > 1.1.roll.2: TOOL COURAGE COURAGE SOLDIER
5 1 reroll r2 w1 b1 > 1.1.roll.3: COURAGE COURAGE SKULL
6 1 cancel b2
7 1 recruit corporal
8 1 move 1
9 1 lose soldiers
10 1 roll > 2.1.roll.1: TWO_SOLDIERS SKULL TWO_SOLDIERS STAR TOOL COURAGE
11 1 lock r1 w1
12 1 reroll r2 w2 b1 b2 > 2.1.roll.2: SKULL STAR TOOL STAR
13 1 reroll r2 b1 b2 > 2.1.roll.3: COURAGE SKULL TOOL
14 1 use corporal
15 1 reroll b1 > 2.1.roll.4: TWO_SOLDIERS
16 1 claim TWO_SOLDIERS
17 1 done
18 1 stay
19 1 lose soldiers
20 1 roll > 3.1.roll.1: SOLDIER STAR COURAGE SOLDIER SKULL SOLDIER
21 1 lock w2 b2
22 1 reroll r2 b1 > 3.1.roll.2: STAR TWO_SOLDIERS
23 1 stop
24 1 ready
25 1 claim SOLDIER
26 1 recruit sharpshooter
27 1 done
28 1 stay
29 1 lose soldiers
30 1 roll > 4.1.roll.1: STAR SOLDIER STAR COURAGE TWO_SOLDIERS COURAGE
31 1 lock b1 b2
32 1 reroll r1 r2 w1 > 4.1.roll.2: SOLDIER TWO_SOLDIERS SOLDIER
33 1 reroll r1 w1 > 4.1.roll.3: SOLDIER TOOL
34 1 use corporal
35 1 reroll w1 > 4.1.roll.4: TWO_SOLDIERS
36 1 claim TWO_SOLDIERS
37 1 done
38 1 advance 3 > 4.0.mgf.2: 4
39 1 lose soldiers
40 1 roll > 5.1.roll.1: SOLDIER COURAGE TWO_SOLDIERS STAR TWO_SOLDIERS TWO_SOLDIERS
41 1 lock w1 b1
42 1 reroll r1 r2 w2 > 5.1.roll.2: TWO_SOLDIERS STAR SOLDIER
43 1 reroll r2 w2 > 5.1.roll.3: SOLDIER TOOL
44 1 use corporal
45 1 reroll w2 > 5.1.roll.4: COURAGE
46 1 claim TWO_SOLDIERS
47 1 done
48 1 advance 6 > 5.1.mine.1: 4
49 1 lose soldiers > 5.0.mgf.5: 2
50 1 lose soldiers
51 1 roll > 6.1.roll.1: TOOL TOOL COURAGE STAR SKULL TWO_SOLDIERS
52 1 lock b2
53 1 reroll r1 r2 w1 w2 b1 > 6.1.roll.2: STAR SKULL SOLDIER SKULL SKULL
54 1 reroll r1 w1 > 6.1.roll.3: STAR TWO_SOLDIERS
55 1 use corporal
56 1 reroll r1 > 6.1.roll.4: TWO_SOLDIERS
57 1 claim SKULL
58 1 claim TWO_SOLDIERS
59 1 find bangalore-torpedo
60 1 done
61 1 advance 8 > 6.1.award.1.army-good-conduct-medal,conspicuous-gallantry-medal,medal-of-honor,memorial-cross,silver-star,legion-of-merit,purple-heart,croix-de-guerre,distinguished-service-cross,distinguished-conduct-medal,bronze-star: distinguished-service-cross 6.0.mgf.7: 1
62 1 use bangalore-torpedo
63 1 lose soldiers
64 1 roll > 7.1.roll.1: COURAGE TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TOOL
65 1 lock w1 b1
66 1 reroll r1 b2 > 7.1.roll.2: STAR COURAGE
67 1 reroll r1 b2 > 7.1.roll.3: COURAGE SOLDIER
68 1 use corporal
69 1 reroll r1 > 7.1.roll.4: TWO_SOLDIERS
70 1 use distinguished-service-cross
71 1 bonus TWO_SOLDIERS
72 1 claim TWO_SOLDIERS
73 1 advance bunker > 7.0.mgf.10: 6 1
74 1 lose corporal
75 1 lose soldiers
end won seed=golden-2
