# ends as f4fecb1823da1e3bcc8b35140e1ce000
hh2 dday n-03 units=2 boxes=base rules=3 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start 1
2 2 start 3
3 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
4 1 lock w1 w2
5 1 reroll r1 r2 b1 b2 > 1.1.roll.2: SKULL STAR TOOL SOLDIER
6 1 reroll b2 > 1.1.roll.3: SKULL
7 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
8 2 lock b1 b2
9 2 reroll r1 r2 w1 > 1.2.roll.2: SKULL SKULL SKULL
10 2 reroll r1 w2 > 1.2.roll.3: TWO_SOLDIERS TWO_SOLDIERS
11 1 declared
12 2 claim SKULL
13 2 find pocket-bible
14 2 done
15 2 stay
16 2 ready
17 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
18 1 lock r1 r2
19 1 reroll w1 w2 b2 > 2.1.roll.2: TOOL TOOL TOOL
20 1 reroll w1 w2 b1 b2 > 2.1.roll.3: TOOL TWO_SOLDIERS SOLDIER STAR
21 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
22 2 lock r2 b2
23 2 reroll w1 > 2.2.roll.2: COURAGE
24 2 reroll w1 > 2.2.roll.3: TOOL
25 2 declared
26 2 cancel r1
27 1 done
28 2 find field-radio
29 2 done
30 2 use field-radio
31 2 advance 6 > 2.0.mgf.5: 6
32 2 ready
33 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
34 1 lock w2 b1
35 1 reroll r2 b2 > 3.1.roll.2: STAR COURAGE
36 1 reroll r1 b2 > 3.1.roll.3: TWO_SOLDIERS SKULL
37 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
38 2 lock w2 b1
39 2 reroll r1 b2 > 3.2.roll.2: SKULL TWO_SOLDIERS
40 2 stop
41 1 cancel w2
42 1 cancel r1
43 2 cancel b2
44 1 recruit decoy
45 2 find walkie-talkie
46 2 done
47 1 give-up
end lost seed=golden-0
