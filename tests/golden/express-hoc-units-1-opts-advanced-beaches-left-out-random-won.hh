# ends as 6348565da809b201576898744eabc07f
hh1 express hoc units=1 opts=advanced-beaches,left-out=random rules=1 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > STAR COURAGE
2 1 rally express-general
3 1 roll > TOOL
4 1 roll > TOOL TWO_SOLDIERS TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS
5 1 reroll w2 > SKULL
6 1 use express-general
7 1 set w1 TWO_SOLDIERS
8 1 rally express-captain 1
9 1 roll > TOOL TWO_SOLDIERS
10 1 roll > SKULL STAR STAR SOLDIER STAR COURAGE
11 1 reroll r2 w1 w2 b1 b2 > SOLDIER TOOL STAR SOLDIER TWO_SOLDIERS
12 1 reroll w2 > COURAGE
13 1 use express-general
14 1 set r2 STAR
15 1 done
16 1 rally express-veteran 1
17 1 roll > TWO_SOLDIERS SKULL SKULL
18 1 roll > STAR SKULL COURAGE TOOL SKULL TWO_SOLDIERS
19 1 reroll r1 w1 w2 > STAR COURAGE COURAGE
20 1 reroll r1 w1 w2 > TOOL COURAGE COURAGE
21 1 roll > STAR SOLDIER TOOL SKULL
22 1 roll > SOLDIER STAR TWO_SOLDIERS SKULL TWO_SOLDIERS COURAGE
23 1 reroll w1 b1 b2 > TOOL TWO_SOLDIERS SOLDIER
24 1 reroll b1 > TOOL
25 1 use express-general
26 1 set r1 TOOL
27 1 done
28 1 rally express-engineer 1
29 1 roll > SOLDIER STAR TOOL TOOL COURAGE
30 1 hold 1
31 1 roll > SOLDIER TWO_SOLDIERS COURAGE COURAGE STAR SKULL
32 1 reroll r2 w1 w2 b1 > COURAGE STAR SKULL STAR
33 1 reroll r2 w1 b1 > SOLDIER COURAGE TOOL
34 1 use express-general
35 1 set r1 SKULL
36 1 use express-engineer
37 1 set b1 red SKULL
38 1 done
39 1 rally express-medic 1
40 1 lose express-veteran
41 1 roll > STAR SKULL TWO_SOLDIERS SKULL COURAGE COURAGE
42 1 roll > TWO_SOLDIERS COURAGE TWO_SOLDIERS TOOL STAR SOLDIER
43 1 reroll w1 w2 b2 > STAR SKULL SOLDIER
44 1 reroll b1 b2 > SOLDIER TWO_SOLDIERS
45 1 use express-general
46 1 set r1 SKULL
47 1 use express-medic
48 1 roll > SKULL TOOL SKULL TWO_SOLDIERS SKULL STAR
49 1 reroll r2 b1 > COURAGE TOOL
50 1 reroll b1 > TWO_SOLDIERS
51 1 use express-general
52 1 set w2 COURAGE
53 1 done
end won seed=golden-0
