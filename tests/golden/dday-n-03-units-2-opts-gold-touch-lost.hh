# ends as ca68beba053054ff4b5bda3f6808e73e
hh2 dday n-03 units=2 boxes=base opts=gold=touch rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 start 1
2 2 start 3
3 1 leave w1 b1
4 1 roll > 1.1.roll.1: SKULL TWO_SOLDIERS SOLDIER TOOL TOOL
5 1 lock g1
6 1 reroll b1 > 1.1.roll.2: SOLDIER
7 1 stop
8 2 leave r1 w1
9 2 roll > 1.2.roll.1: STAR COURAGE STAR TOOL SOLDIER
10 2 lock b1
11 2 reroll g1 > 1.2.roll.2: TWO_SOLDIERS
12 2 stop
13 1 call g1 white
14 2 call g1 white
15 1 cancel b1
16 2 recruit hero
17 2 advance 6 > 1.0.mgf.5: 4
18 2 pay 1 0
end lost seed=golden-0
