# ends as 2eea2d8424f05c785e3c09d102d86c51
hh1 express sword units=1 opts=kommandant,advanced-beaches rules=1 seed#=47f91ce954e7963d4a7d0ad9c84fca2e
1 1 roll > TWO_SOLDIERS TOOL
2 1 rally express-captain
3 1 roll > STAR
4 1 roll > STAR COURAGE COURAGE TOOL STAR COURAGE
5 1 stop
6 1 done
7 1 rally express-hero 1
8 1 roll > TOOL SOLDIER
9 1 leave r1
10 1 roll > COURAGE TWO_SOLDIERS COURAGE STAR TOOL
11 1 reroll r2 w1 w2 b1 > TOOL TWO_SOLDIERS SKULL TOOL
12 1 reroll w1 w2 b1 b2 > SOLDIER TWO_SOLDIERS TWO_SOLDIERS STAR
13 1 done
14 1 roll > STAR SOLDIER TWO_SOLDIERS
15 1 roll > STAR TOOL SOLDIER TOOL TWO_SOLDIERS TOOL
16 1 stop
17 1 done
18 1 rally express-engineer 1
19 1 roll > TOOL SOLDIER SKULL SOLDIER
20 1 roll > TOOL COURAGE COURAGE SOLDIER SKULL TOOL
21 1 reroll r2 w1 b2 > TOOL COURAGE COURAGE
22 1 reroll r2 w1 b2 > TOOL TWO_SOLDIERS TWO_SOLDIERS
23 1 use express-engineer
24 1 set r1 red SOLDIER
25 1 done
26 1 lose express-engineer
27 1 roll > COURAGE SKULL TWO_SOLDIERS STAR SOLDIER
28 1 roll > TWO_SOLDIERS SOLDIER COURAGE SOLDIER STAR COURAGE
29 1 reroll w2 b2 > STAR SOLDIER
30 1 reroll b1 b2 > SKULL TOOL
31 1 done
32 1 rally express-veteran 1
33 1 lose express-veteran
34 1 lose express-captain
35 1 roll > COURAGE TWO_SOLDIERS COURAGE TOOL STAR
36 1 roll > TOOL TWO_SOLDIERS SKULL COURAGE SOLDIER COURAGE
37 1 reroll w1 b1 > COURAGE TWO_SOLDIERS
38 1 reroll b1 b2 > SOLDIER COURAGE
39 1 use express-hero 1
end won seed=golden-6
