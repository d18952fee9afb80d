# ends as 30c51fb2e7536fa7cc9571c715b793f1
hh2 dday n-18 units=1 boxes=base+atlantikwall opts=german,german-solitaire rules=8 seed#=f2b582d8496a2934d6d948e0f7b2925b
0 0 start > 0.1.march-start.1.1,2: 1
1 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
2 2 lock r1 r2
3 2 stop
4 2 ready
5 2 cancel k1
6 2 cancel r2
7 2 lose soldiers
8 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
9 2 lock w1 k2
10 2 reroll r1 k1 > 2.2.roll.2: TOOL COURAGE
11 2 reroll k1 > 2.2.roll.3: TOOL
12 2 ready
13 2 lose unteroffizier
14 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
15 2 lock w1 k2
16 2 stop
17 2 roll > 4.2.roll.1: SKULL SOLDIER SOLDIER TWO_SOLDIERS TOOL SOLDIER
18 2 lock r1 w1
19 2 reroll w2 k2 > 4.2.roll.2: SOLDIER STAR
20 2 reroll r2 k1 k2 > 4.2.roll.3: STAR TWO_SOLDIERS SKULL
21 2 cancel k1
22 2 cancel r2
23 2 roll > 5.2.roll.1: STAR STAR SOLDIER STAR COURAGE SOLDIER
24 2 lock r1 k2
25 2 reroll w1 > 5.2.roll.2: STAR
26 2 reroll w2 > 5.2.roll.3: SOLDIER
27 2 recruit maschinengewehr-schuetze
28 2 lose maschinengewehr-schuetze
29 2 roll > 6.2.roll.1: COURAGE STAR SKULL SOLDIER SKULL STAR
30 2 lock r2 k1
31 2 reroll r1 k2 > 6.2.roll.2: COURAGE SOLDIER
32 2 reroll r1 k2 > 6.2.roll.3: STAR COURAGE
33 2 cancel w2
34 2 cancel r1
35 2 done
36 2 roll > 7.2.roll.1: SOLDIER COURAGE STAR SKULL SOLDIER TWO_SOLDIERS
37 2 lock w1 k2
38 2 stop
39 2 cancel r2
40 2 done
41 2 roll > 8.2.roll.1: STAR TWO_SOLDIERS SKULL COURAGE STAR SKULL
42 2 lock r1 w1
43 2 reroll r2 k1 k2 > 8.2.roll.2: COURAGE SOLDIER COURAGE
44 2 stop
45 2 declared
46 2 cancel w2
47 2 recruit zwangsrekrut
48 2 decorate > 8.2.decoration.1?.close-combat-clasp,coastal-artillery-badge,driver-badge,eastern-front-medal,general-assault-badge,infantry-assault-badge,iron-cross-1,iron-cross-2,knights-cross,long-service-medal,marksman-lanyard,sniper-badge,wound-badge-black,wound-badge-silver: iron-cross-2
49 2 done
50 2 roll > 9.2.roll.1: STAR STAR SKULL COURAGE SOLDIER COURAGE
51 2 lock r2 k2
52 2 reroll w2 k1 > 9.2.roll.2: SKULL COURAGE
53 2 stop
54 2 cancel r1
55 2 cancel r2
56 2 recruit zahlmeister
57 2 done
58 2 lose zahlmeister
59 2 use iron-cross-2
60 2 roll > 10.2.roll.1: TWO_SOLDIERS SKULL SKULL SOLDIER STAR TOOL
61 2 lock r1 w1
62 2 reroll w2 > 10.2.roll.2: COURAGE
63 2 reroll w2 k1 > 10.2.roll.3: SOLDIER TWO_SOLDIERS
64 2 cancel k1
65 2 cancel r1
66 2 roll > 11.2.roll.1: SOLDIER COURAGE TWO_SOLDIERS TOOL STAR TWO_SOLDIERS
67 2 lock r1 r2
68 2 reroll w1 w2 k1 k2 > 11.2.roll.2: SOLDIER STAR SKULL STAR
69 2 reroll k1 > 11.2.roll.3: STAR
70 2 done
end won seed=golden-0
