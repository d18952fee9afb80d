# ends as b3a231080cad822cae11831305ab4d2d
hh2 dday n-02 units=2 boxes=base opts=battle-conditions,persistent-weather,forward-observation rules=8 seed#=f2b582d8496a2934d6d948e0f7b2925b
0 0 start > 1.0.condition.1.aid-post-overrun,artillery-barrage,clear-skies,counter-attack,deep-mud,drizzle,exhaustion,field-hospital,gale,heavy-showers,hidden-snipers,jammed-guns,keep-moving,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,supply-drop,supply-shortage,unmarked-mines: aid-post-overrun
1 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
2 1 lock w1 b2
3 1 reroll r1 r2 b1 > 1.1.roll.2: SKULL COURAGE SKULL
4 1 reroll b1 > 1.1.roll.3: SKULL
5 2 roll > 1.2.roll.1: TWO_SOLDIERS SOLDIER SKULL SOLDIER SOLDIER SKULL
6 2 lock w1 b2
7 2 reroll r1 r2 w2 b1 > 1.2.roll.2: COURAGE COURAGE STAR SKULL
8 2 reroll r1 r2 w2 > 1.2.roll.3: COURAGE SOLDIER TWO_SOLDIERS
9 1 declared
10 1 done
11 2 done
12 1 stay
13 2 stay
14 1 ready
15 2 ready > 2.0.condition.2.artillery-barrage,clear-skies,counter-attack,deep-mud,drizzle,exhaustion,field-hospital,gale,heavy-showers,hidden-snipers,jammed-guns,keep-moving,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,supply-drop,supply-shortage,unmarked-mines: heavy-showers
16 1 roll > 2.1.roll.1: STAR SOLDIER COURAGE COURAGE TWO_SOLDIERS COURAGE
17 1 lock w1 b1
18 1 reroll r1 w2 b2 > 2.1.roll.2: TOOL TOOL TOOL
19 1 reroll r1 r2 w2 b2 > 2.1.roll.3: TOOL TWO_SOLDIERS SOLDIER STAR
20 2 roll > 2.2.roll.1: SOLDIER TWO_SOLDIERS SOLDIER SOLDIER SKULL SOLDIER
21 2 lock r2 b2
22 2 reroll w2 b1 > 2.2.roll.2: TOOL COURAGE
23 2 reroll r1 w1 > 2.2.roll.3: SKULL COURAGE
24 2 cancel b1
25 1 done
26 2 done
27 1 stay
28 2 stay
29 1 ready
30 2 ready > 3.0.condition.3.artillery-barrage,clear-skies,counter-attack,deep-mud,drizzle,exhaustion,field-hospital,gale,hidden-snipers,jammed-guns,keep-moving,looted-stores,low-clouds,misfires,morning-fog,naval-gunfire,radio-silence,resistance-guides,second-wind,shell-shock,spring-tide,sun-in-the-eyes,supply-drop,supply-shortage,unmarked-mines: deep-mud
31 1 roll > 3.1.roll.1: STAR TOOL TOOL STAR SKULL SOLDIER
32 1 lock w2 b1
33 1 reroll r2 b2 > 3.1.roll.2: STAR COURAGE
34 1 reroll r1 b2 > 3.1.roll.3: TWO_SOLDIERS SKULL
35 2 roll > 3.2.roll.1: STAR TOOL TWO_SOLDIERS TWO_SOLDIERS COURAGE COURAGE
36 2 lock w2 b1
37 2 reroll r1 b2 > 3.2.roll.2: SKULL TWO_SOLDIERS
38 2 stop
39 1 cancel w2
40 1 cancel r1
41 2 cancel b2
42 1 done
43 2 done
44 1 advance 2
45 2 advance 3
end lost seed=golden-0
