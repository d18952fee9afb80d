# ends as 2b70b6895085dd2b8177e3a4fee91c18
hh2 dday deadstick units=2 boxes=base opts=deadstick rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start n-08:1
2 2 start n-06:1
3 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
4 1 lock w1 b2
5 1 reroll b1 > 1.1.roll.2: SOLDIER
6 1 reroll r1 r2 w2 > 1.1.roll.3: SOLDIER TOOL SKULL
7 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
8 2 lock r1 r2
9 2 reroll b2 > 1.2.roll.2: TWO_SOLDIERS
10 2 stop
11 1 cancel b2
12 1 cancel r1
13 2 declared
14 2 cancel r1
end lost seed=golden-0
