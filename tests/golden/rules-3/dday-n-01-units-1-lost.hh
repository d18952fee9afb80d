# ends as ba0ba97aeb72357fb73099289de5df24
hh2 dday n-01 level=advanced units=1 boxes=base rules=3 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
2 1 lock r1 r2
3 1 stop
4 1 cancel r2
5 1 cancel b1
6 1 done
7 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
8 1 lock b1 b2
9 1 reroll r1 r2 w1 > 2.1.roll.2: TOOL TOOL TOOL
10 1 reroll r1 w2 > 2.1.roll.3: COURAGE TWO_SOLDIERS
11 1 done
12 1 advance 2
13 1 lose scout
14 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
15 1 lock w1 b2
16 1 stop
17 1 cancel r2
18 1 recruit corporal
19 1 done
20 1 stay
21 1 lose soldiers
22 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
23 1 lock r2 b2
24 1 reroll w2 b1 > 4.1.roll.2: TWO_SOLDIERS TOOL
25 1 reroll r1 w1 > 4.1.roll.3: SKULL COURAGE
26 1 ready
27 1 cancel w1
28 1 cancel b1
29 1 find strategic-map
30 1 advance 4
end lost seed=golden-0
