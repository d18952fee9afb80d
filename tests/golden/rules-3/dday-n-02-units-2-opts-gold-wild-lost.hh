# ends as 7f0d8ce07637f3e5348c67f07abffbd6
hh2 dday n-02 units=2 boxes=base opts=gold=wild rules=3 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > 1.1.roll.1: TOOL TWO_SOLDIERS STAR SKULL COURAGE TWO_SOLDIERS TOOL
2 1 lock w1 b2
3 1 reroll r1 r2 b1 > 1.1.roll.2: SKULL COURAGE SKULL
4 1 reroll b1 > 1.1.roll.3: SKULL
5 2 roll > 1.2.roll.1: COURAGE SKULL TWO_SOLDIERS TOOL TWO_SOLDIERS SOLDIER STAR
6 2 lock w1 b2
7 2 reroll r1 r2 w2 b1 > 1.2.roll.2: COURAGE COURAGE STAR SKULL
8 2 reroll r1 r2 w2 > 1.2.roll.3: COURAGE SOLDIER TWO_SOLDIERS
9 1 pass
10 2 pass
11 1 claim SKULL
12 2 cancel w1
13 1 find command-jacket
14 1 done
15 2 done
16 1 advance 2
17 2 advance 4
18 1 ready
19 1 use command-jacket
20 1 white TWO_SOLDIERS
21 1 roll > 2.1.roll.1: TOOL TOOL COURAGE TOOL STAR STAR SKULL
22 1 lock r1 b2
23 1 reroll w1 > 2.1.roll.2: COURAGE
24 1 reroll w2 > 2.1.roll.3: TOOL
25 2 roll > 2.2.roll.1: SOLDIER SOLDIER SOLDIER COURAGE TWO_SOLDIERS COURAGE SOLDIER
26 2 lock r1 b2
27 2 reroll r2 w1 b1 > 2.2.roll.2: SKULL TWO_SOLDIERS SOLDIER
28 2 reroll r2 w2 > 2.2.roll.3: SKULL COURAGE
29 1 wild r1
30 2 wild w1
31 1 cancel w1
32 2 declared
33 2 cancel g1
34 1 find walkie-talkie
35 1 recruit combat-photographer
36 1 move 3 > 2.1.mine.1: 4
37 1 lose combat-photographer
38 2 advance 6
end lost seed=golden-0
