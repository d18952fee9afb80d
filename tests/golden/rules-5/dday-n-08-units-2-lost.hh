# ends as 41f7c2efbeff603fddccf5458fd5bf22
hh2 dday n-08 units=2 boxes=base rules=5 seed#=f2b582d8496a2934d6d948e0f7b2925b
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
13 2 find whistle
14 2 recruit quartermaster
15 2 advance 5
end lost seed=golden-0
