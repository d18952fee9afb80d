# ends as 2224f7aa5d7018aa1bd117f9da778b67
hh2 dday n-04 units=2 boxes=base opts=gold=rwbg rules=8 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > 1.1.roll.1: TOOL TWO_SOLDIERS STAR SKULL COURAGE TWO_SOLDIERS TOOL
2 1 lock w2 b1
3 1 reroll r2 b2 g1 > 1.1.roll.2: SKULL COURAGE SKULL
4 1 reroll r2 b2 > 1.1.roll.3: SOLDIER TWO_SOLDIERS
5 2 roll > 1.2.roll.1: COURAGE SKULL TWO_SOLDIERS TOOL TWO_SOLDIERS SOLDIER STAR
6 2 lock w2 b2
7 2 reroll r1 r2 w1 b1 g1 > 1.2.roll.2: SKULL TOOL SOLDIER STAR TOOL
8 2 reroll r2 b1 g1 > 1.2.roll.3: COURAGE SOLDIER TWO_SOLDIERS
9 1 cancel w1
10 1 cancel r2
11 2 cancel r2
12 1 done
13 2 done
14 1 advance 3
15 2 stay
16 1 roll > 2.1.roll.1: TOOL TOOL COURAGE TOOL STAR STAR SKULL
17 1 lock r1 w1
18 1 reroll r2 b1 g1 > 2.1.roll.2: TOOL TOOL TOOL
19 1 reroll r2 w2 b1 g1 > 2.1.roll.3: TOOL TWO_SOLDIERS SOLDIER STAR
20 2 roll > 2.2.roll.1: SOLDIER SOLDIER SOLDIER COURAGE TWO_SOLDIERS COURAGE SOLDIER
21 2 lock r2 w1
22 2 reroll r1 w2 b1 > 2.2.roll.2: SKULL TWO_SOLDIERS SOLDIER
23 2 reroll r1 b1 > 2.2.roll.3: SKULL COURAGE
24 2 cancel w1
25 1 recruit quartermaster
26 1 find carrier-pigeon
27 1 done
28 1 move 2 > 2.1.mine.1: 4
29 1 pass
30 1 lose quartermaster
31 2 advance 3
32 1 ready
end lost seed=golden-0
