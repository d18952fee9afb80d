# ends as 4d8ac97008e814e7b05f6392d60184ca
hh1 dday n-08 units=2 boxes=base rules=1 seed#=f2b582d8496a2934d6d948e0f7b2925b
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
13 2 find whistle
14 2 recruit quartermaster
15 2 advance 5
16 2 lose soldiers
17 1 roll > STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
18 1 lock r1 r2
19 1 reroll w1 w2 b2 > TOOL TOOL TOOL
20 1 reroll w1 w2 b1 b2 > TOOL TWO_SOLDIERS SOLDIER STAR
21 2 roll > SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
22 2 lock r2 w2
23 2 reroll r1 b2 > TOOL COURAGE
24 2 reroll b1 b2 > SKULL COURAGE
25 2 cancel r2
26 1 done
27 2 find shoulder-patch
28 2 done
29 2 move 4 > 1
30 2 lose quartermaster > 2
end lost seed=golden-0
