# ends as 4d068e7faf099aa3d6ed43071e249d49
hh2 dday n-02 units=1 boxes=base opts=sea rules=3 seed#=f2b582d8496a2934d6d948e0f7b2925b
0 0 start > 0.0.passenger.0.captain,lieutenant: captain 0.0.passenger.1.lieutenant: lieutenant
1 1 embark sea-a:1
2 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
3 1 lock r1 b1
4 1 reroll w1 b2 > 1.1.roll.2: COURAGE TOOL
5 1 reroll r2 w1 w2 b2 > 1.1.roll.3: TOOL SKULL STAR STAR 1.0.shelling.1: 4 1
6 1 sail sea-a:4
7 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
8 1 lock b1 b2
9 1 reroll r1 r2 w1 > 2.1.roll.2: TOOL TOOL TOOL
10 1 reroll r1 w2 > 2.1.roll.3: COURAGE TWO_SOLDIERS 2.0.shelling.1: 5 3
11 1 sail sea-a:7
12 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
13 1 lock r2 b2
14 1 stop
15 1 part lieutenant > 3.0.shelling.1: 3 6
16 1 stay
17 1 roll > 4.1.roll.1: TOOL COURAGE COURAGE TWO_SOLDIERS COURAGE SKULL
18 1 lock r1 w1
19 1 reroll w2 b2 > 4.1.roll.2: TWO_SOLDIERS TOOL
20 1 reroll r2 b1 b2 > 4.1.roll.3: TWO_SOLDIERS SOLDIER STAR 4.0.shelling.1: 2 1
21 1 sail sea-a:8 > 4.1.sea-mines.1: 6 4.1.sea-mines.2: 2
22 1 roll > 5.1.roll.1: SKULL TOOL COURAGE STAR SKULL TWO_SOLDIERS
23 1 lock r2 b2
24 1 reroll w1 > 5.1.roll.2: TWO_SOLDIERS
25 1 reroll w1 > 5.1.roll.3: TOOL
26 1 part naval-usa > 5.0.shelling.1: 2 3
27 1 stay
28 1 roll > 6.1.roll.1: STAR SKULL COURAGE SOLDIER SKULL TOOL
29 1 lock w1 b2
30 1 reroll r1 w2 > 6.1.roll.2: SOLDIER TWO_SOLDIERS
31 1 reroll r1 b1 > 6.1.roll.3: TOOL SOLDIER
end lost seed=golden-0
