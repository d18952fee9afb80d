# ends as 9ebbb0cb19e60f734779a66bfe94cd1c
hh1 dday n-07 units=2 boxes=base rules=1 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start 1
2 2 start 2
3 1 roll > TOOL STAR SKULL SKULL TOOL TOOL
4 1 lock w1 w2
5 1 reroll r1 r2 b1 b2 > SKULL STAR TOOL SOLDIER
6 1 reroll b2 > SKULL
7 2 roll > TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
8 2 lock b1 b2
9 2 reroll r1 r2 w1 > SKULL SKULL SKULL
10 2 reroll r1 w2 > TWO_SOLDIERS TWO_SOLDIERS
11 1 declared
12 2 claim SKULL
13 2 find dispatch-case
14 2 advance 5
15 1 roll > STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
16 1 lock r1 w2
17 1 reroll r2 > COURAGE
18 1 stop
19 2 roll > SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
20 2 lock w2 b2
21 2 reroll r2 w1 b1 > SKULL TWO_SOLDIERS SOLDIER
22 2 reroll r1 r2 > SKULL COURAGE
23 2 ready
24 1 declared
25 2 cancel w1
26 2 done
27 1 advance 3
28 2 stay
end lost seed=golden-0
