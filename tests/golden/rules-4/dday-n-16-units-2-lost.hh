# ends as ac1001d4858a4b8438b0a3738474920d
hh2 dday n-16 units=2 boxes=base+atlantikwall rules=4 seed#=f2b582d8496a2934d6d948e0f7b2925b
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
13 2 find command-jacket
14 2 done
15 1 move 2
16 2 move 1
17 2 ready
18 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
19 1 lock w2 b1
20 1 reroll r1 r2 w1 b2 > 2.1.roll.2: COURAGE TWO_SOLDIERS SKULL COURAGE
21 1 reroll w1 > 2.1.roll.3: TOOL
22 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
23 2 lock r1 b2
24 2 reroll w1 > 2.2.roll.2: COURAGE
25 2 reroll w2 > 2.2.roll.3: TOOL
26 2 ready
27 1 declared
28 2 cancel r1
29 2 find binoculars
30 2 use command-jacket
31 1 advance 4
32 2 advance 3
end lost seed=golden-0
