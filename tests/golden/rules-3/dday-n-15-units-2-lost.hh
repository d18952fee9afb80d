# ends as 02b35f33b39e0aa34fecde576a8f0d2a
hh2 dday n-15 units=2 boxes=base+atlantikwall rules=3 seed#=f2b582d8496a2934d6d948e0f7b2925b
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
12 1 advance 4
13 2 advance 3
end lost seed=golden-0
