# ends as 51417cdda75d05ce235ee286c4817b47
hh2 dday n-22 units=1 boxes=base+way-to-hell rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start 1
2 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
3 1 lock r1 b1
4 1 reroll w1 b2 > 1.1.roll.2: COURAGE TOOL
5 1 reroll r2 w1 w2 b2 > 1.1.roll.3: TOOL SKULL STAR STAR
6 1 cancel w2
7 1 find walkie-talkie
8 1 move 2
9 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
10 1 lock r2 b2
11 1 reroll b1 > 2.1.roll.2: COURAGE
12 1 stop
13 1 done
14 1 advance 5 > 2.0.mgf.4: 1
end lost seed=golden-0
