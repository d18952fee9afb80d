# ends as 8f0dfc337350d704beeaa08c0aee918b
hh2 dday n-23 units=1 boxes=base+way-to-hell rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start 1
2 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
3 1 lock r1 b1
4 1 reroll w1 b2 > 1.1.roll.2: COURAGE TOOL
5 1 reroll r2 w1 w2 b2 > 1.1.roll.3: TOOL SKULL STAR STAR
6 1 cancel w2
7 1 recruit corporal
8 1 done
9 1 move 2
10 1 lose corporal
11 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
12 1 lock r1 w2
13 1 reroll w1 b2 > 2.1.roll.2: SKULL COURAGE
14 1 reroll r2 b2 > 2.1.roll.3: COURAGE TWO_SOLDIERS
15 1 cancel w2
16 1 find lucky-charm
17 1 done
18 1 stay
19 1 ready
20 1 use lucky-charm
21 1 gain stars
22 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
23 1 lock r1 b2
24 1 reroll w1 > 3.1.roll.2: TOOL
25 1 reroll w2 > 3.1.roll.3: SKULL
26 1 cancel r1
27 1 cancel w1
28 1 recruit scout
29 1 advance 4 > 3.0.mgf.3: 4
end lost seed=golden-0
