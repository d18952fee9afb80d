# ends as 6caf9c770e93b1563bfe708e4ab4794a
hh2 dday n-03 units=2 boxes=base opts=badges,badge-of-honor,badge-of-courage,badge-of-assistance=all rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
0 0 start > 0.1.badge.1.beach-battalion,bomb-disposal,combat-infantryman,combat-medic,commando,driver-mechanic,expert-infantryman,glider,marksmanship,observer,officer-candidate,parachutist,ranger,sapper,signals,unit-citation: combat-medic 0.2.badge.2.beach-battalion,bomb-disposal,combat-infantryman,commando,driver-mechanic,expert-infantryman,glider,marksmanship,observer,officer-candidate,parachutist,ranger,sapper,signals,unit-citation: unit-citation
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
13 2 find rangefinder
14 2 done
15 2 advance 6 > 1.0.mgf.5: 4
end lost seed=golden-0
