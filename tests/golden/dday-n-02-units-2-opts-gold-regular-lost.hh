# ends as 08b995151279dffaf1120c7e61033755
hh2 dday n-02 units=2 boxes=base opts=gold=regular rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
2 1 lock w1 b2
3 1 reroll r1 r2 b1 > 1.1.roll.2: SKULL COURAGE SKULL
4 1 reroll b1 > 1.1.roll.3: SKULL
5 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
6 2 lock w1 b2
7 2 reroll r1 r2 w2 b1 > 1.2.roll.2: COURAGE COURAGE STAR SKULL
8 2 reroll r1 r2 w2 > 1.2.roll.3: COURAGE SOLDIER TWO_SOLDIERS
9 1 declared
10 1 done
11 2 done
12 1 stay
13 2 stay
14 1 ready
15 2 ready
16 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
17 1 lock w1 b1
18 1 reroll r1 w2 b2 > 2.1.roll.2: TOOL TOOL TOOL
19 1 reroll r1 r2 w2 b2 > 2.1.roll.3: TOOL TWO_SOLDIERS SOLDIER STAR
20 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
21 2 lock r2 b2
22 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
23 2 reroll r1 w1 > 2.2.roll.3: SKULL COURAGE
24 2 cancel b1
25 1 done
26 2 done
27 1 advance 3
28 2 advance 3
29 1 ready
30 2 ready
end lost seed=golden-0
