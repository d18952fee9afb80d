# ends as 9dd0b56f0ce25637720252837e2767c2
hh1 dday deadstick units=2 boxes=base opts=deadstick rules=1 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start n-08:1
2 2 start n-06:1
3 1 roll > TOOL STAR SKULL SKULL TOOL TOOL
4 1 lock w1 b2
5 1 reroll b1 > SOLDIER
6 1 reroll r1 r2 w2 > SOLDIER TOOL SKULL
7 2 roll > TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
8 2 lock r1 r2
9 2 reroll b2 > TWO_SOLDIERS
10 2 stop
11 1 cancel b2
12 1 cancel r1
13 2 declared
14 2 cancel r1
15 1 roll > STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
16 1 lock w1 w2
17 1 reroll r2 > COURAGE
18 1 stop
19 2 roll > SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
20 2 lock w2 b1
21 2 reroll r1 r2 w1 b2 > COURAGE COURAGE TWO_SOLDIERS COURAGE
22 2 reroll w1 > TOOL
23 1 declared
24 2 cancel w1
25 1 advance n-08:3
26 2 advance n-06:3
end lost seed=golden-0
