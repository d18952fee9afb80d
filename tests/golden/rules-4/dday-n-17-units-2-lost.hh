# ends as c7205986a92df95f1eac8b8fdb882a43
hh2 dday n-17 units=2 boxes=base+atlantikwall rules=4 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start 1
2 2 start 2
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
13 2 find bazooka
14 2 done
15 1 move 2
16 2 advance 4
17 2 ready
18 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
19 1 lock w2 b1
20 1 reroll r1 r2 w1 b2 > 2.1.roll.2: COURAGE TWO_SOLDIERS SKULL COURAGE
21 1 reroll w1 > 2.1.roll.3: TOOL
22 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
23 2 lock r1 b2
24 2 stop
25 1 declared
26 2 claim SOLDIER
27 2 cancel w1
28 2 recruit sharpshooter
29 2 find carrier-pigeon
30 2 use carrier-pigeon
31 2 done
32 1 advance 4
33 2 move 3
34 1 ready
35 2 ready
36 2 lose soldiers
37 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
38 1 lock w2 b1
39 1 reroll r1 b2 > 3.1.roll.2: STAR COURAGE
40 1 stop
41 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
42 2 lock r1 r2
43 2 reroll w1 w2 b2 > 3.2.roll.2: TOOL STAR SKULL
44 2 reroll w1 b2 > 3.2.roll.3: SOLDIER STAR
45 1 cancel r1
46 2 claim STAR
47 2 white SOLDIER
48 1 done
49 2 recruit engineer
50 2 done
51 1 move 3
52 2 advance 6 > 3.2.mine.1: 3
53 2 pass
54 2 lose soldiers
55 2 ready
end lost seed=golden-0
