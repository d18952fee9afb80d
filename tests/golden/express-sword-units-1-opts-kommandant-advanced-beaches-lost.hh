# ends as 7f721dbfd4350b90980f81df92f1998d
hh1 express sword units=1 opts=kommandant,advanced-beaches rules=1 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > STAR COURAGE
2 1 rally express-general
3 1 roll > TOOL
4 1 roll > TOOL TWO_SOLDIERS TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS
5 1 reroll w1 b1 b2 > SOLDIER TWO_SOLDIERS SKULL
6 1 stop
7 1 done
8 1 roll > TOOL TWO_SOLDIERS
9 1 leave b2
10 1 roll > SOLDIER SKULL COURAGE TWO_SOLDIERS SOLDIER
11 1 reroll r1 w1 > TWO_SOLDIERS SKULL
12 1 reroll r1 r2 w1 w2 b1 > SKULL STAR STAR STAR TOOL
13 1 done
end lost seed=golden-0
