# ends as ca6b3dfadc62a6a7db35a580058e2d86
hh2 dday n-01 level=advanced units=2 boxes=base opts=sea,continuous-play rules=8 seed#=f2b582d8496a2934d6d948e0f7b2925b
0 0 start > 0.0.passenger.0.captain,lieutenant,general: general 0.0.passenger.1.captain,lieutenant: lieutenant 0.0.passenger.2.captain: captain
1 1 embark sea-a:1
2 2 embark sea-a:3
3 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
4 1 lock w1 w2
5 1 reroll r1 r2 b1 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
6 1 reroll b2 > 1.1.roll.3: SKULL
7 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
8 2 lock b1 b2
9 2 reroll r1 r2 w1 > 1.2.roll.2: SKULL SKULL SKULL
10 2 reroll r1 w2 > 1.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS
11 1 part general > 1.0.shelling.1: 4 1
12 1 stay
13 2 sail sea-a:2
14 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
15 1 lock w1 b2
16 1 stop
17 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
18 2 lock r1 w1
19 2 reroll w2 b2 > 2.2.roll.2: TOOL COURAGE
20 2 reroll r2 b1 b2 > 2.2.roll.3: TWO_SOLDIERS COURAGE TOOL 2.0.shelling.1: 5 3
21 1 sail sea-a:2
22 2 sail sea-a:1
23 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
24 1 lock r1 b2
25 1 reroll w1 > 3.1.roll.2: TOOL
26 1 reroll w2 > 3.1.roll.3: SKULL
27 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
28 2 lock r1 b2
29 2 reroll r2 w1 b1 > 3.2.roll.2: TOOL STAR SKULL
30 2 reroll r2 w2 > 3.2.roll.3: SOLDIER STAR
31 1 part captain > 3.0.shelling.1: 3 6
32 1 sail sea-a:1
33 2 sail sea-a:4
34 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
35 1 lock r1 b1
36 1 reroll b2 > 4.1.roll.2: TOOL
37 1 reroll r2 w1 b2 > 4.1.roll.3: TWO_SOLDIERS SOLDIER STAR
38 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
39 2 lock r2 w1
40 2 reroll r1 w2 b2 > 4.2.roll.2: TWO_SOLDIERS STAR TOOL
41 2 reroll r1 b2 > 4.2.roll.3: SKULL COURAGE 4.0.shelling.1: 2 1
42 1 stay
43 2 sail sea-a:5
44 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
45 1 lock w2 b2
46 1 reroll w1 > 5.1.roll.2: TWO_SOLDIERS
47 1 reroll r1 r2 w1 b1 > 5.1.roll.3: SKULL SKULL STAR TOOL
48 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
49 2 lock r1 w1
50 2 reroll b2 > 5.2.roll.2: STAR
51 2 reroll w2 b2 > 5.2.roll.3: SKULL SOLDIER 5.0.shelling.1: 2 3
52 1 sail sea-a:4
53 2 sail sea-a:6
54 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
55 1 lock w1 b2
56 1 stop
57 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
58 2 lock r1 b1
59 2 reroll r2 w2 > 6.2.roll.2: COURAGE SOLDIER
60 2 reroll r2 b2 > 6.2.roll.3: STAR COURAGE 6.0.shelling.1: 3 5
61 1 sail sea-a:5
62 2 sail sea-a:5
63 1 roll > 7.1.roll.1: SOLDIER STAR STAR SOLDIER TWO_SOLDIERS COURAGE
64 1 lock r1 b2
65 1 reroll w1 w2 > 7.1.roll.2: STAR SKULL
66 1 reroll w2 b1 > 7.1.roll.3: STAR TOOL
67 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
68 2 lock r1 r2
69 2 stop > 7.0.shelling.1: 6 5
70 1 sail sea-a:6
71 2 sail sea-a:8 > 7.2.sea-mines.1: 4 7.2.sea-mines.2: 4
end lost seed=golden-0
