# ends as a04defc636f67031863631373633a4a0
hh1 dday n-05 units=2 boxes=base rules=1 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > TOOL STAR SKULL SKULL TOOL TOOL
2 1 lock w1 b2
3 1 reroll r1 r2 b1 > SKULL COURAGE SKULL
4 1 reroll b1 > SKULL
5 2 roll > TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
6 2 lock w1 b2
7 2 reroll r1 r2 w2 b1 > COURAGE COURAGE STAR SKULL
8 2 reroll r1 r2 w2 > COURAGE SOLDIER TWO_SOLDIERS
9 1 declared
10 1 done
11 2 done
12 1 advance 3
13 2 advance 3
14 1 ready
15 2 ready
end lost seed=golden-0
