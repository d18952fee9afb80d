# ends as e0230554f1f195e9a6f1cb6660b47d3d
hh1 express omaha units=1 opts=kommandant,advanced-beaches rules=1 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > STAR COURAGE
2 1 rally express-general
3 1 roll > TOOL
4 1 roll > TOOL TWO_SOLDIERS TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS
5 1 reroll r1 r2 w1 b1 > STAR SOLDIER COURAGE COURAGE
6 1 stop
7 1 done
end lost seed=golden-0
