# ends as 4915ff0a238032b1ed6364a146392d65
hh1 express hoc units=1 opts=advanced-beaches,left-out=random rules=1 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > STAR COURAGE
2 1 rally express-general
3 1 roll > TOOL
4 1 roll > TOOL TWO_SOLDIERS TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS
5 1 reroll r1 r2 w1 b1 > STAR SOLDIER COURAGE COURAGE
6 1 done
end lost seed=golden-0
