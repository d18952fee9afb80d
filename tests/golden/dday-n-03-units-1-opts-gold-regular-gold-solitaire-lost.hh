# ends as 046e83ee4135d9d334d806b0e772859c
hh2 dday n-03 units=1 boxes=base opts=gold=regular,gold-solitaire rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start 1
2 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
3 1 lock r1 b1
4 1 reroll w1 b2 > 1.1.roll.2: COURAGE TOOL
5 1 reroll r2 w1 w2 b2 > 1.1.roll.3: TOOL SKULL STAR STAR
6 1 cancel w2
7 1 find walkie-talkie
8 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
9 1 lock w1 b2
10 1 reroll r1 b1 > 2.1.roll.2: SKULL COURAGE
11 1 reroll b1 > 2.1.roll.3: TOOL
12 1 cancel r2
13 1 advance 4
end lost seed=golden-0
