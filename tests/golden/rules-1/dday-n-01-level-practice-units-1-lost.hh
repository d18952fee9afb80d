# ends as 718911b7440f6dbe33a7e69d6899ae00
hh1 dday n-01 level=practice units=1 boxes=base rules=1 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > TOOL STAR SKULL SKULL TOOL TOOL
2 1 lock r1 r2
3 1 stop
4 1 roll > STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
5 1 lock r2 w2
6 1 reroll r1 w1 b1 > TOOL TOOL TOOL
7 1 reroll r1 w1 b1 > SOLDIER SKULL STAR
8 1 stay
9 1 roll > STAR TOOL TOOL STAR SKULL SOLDIER
10 1 lock r1 w2
11 1 reroll r2 b1 b2 > TOOL COURAGE COURAGE
12 1 reroll r2 > SKULL
13 1 advance 3
end lost seed=golden-0
