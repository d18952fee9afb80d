# ends as 9627f014b91a164ec07ec78668c2f9cc
hh1 express juno leader=2 units=2 opts=one-set-of-dice rules=1 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 2 roll > TOOL
2 2 roll > TOOL TWO_SOLDIERS TOOL COURAGE TOOL SKULL
3 2 reroll r1 w1 b1 b2 > STAR COURAGE COURAGE TOOL
4 2 reroll r2 w1 b1 b2 > COURAGE COURAGE STAR SKULL
5 1 roll > TOOL TWO_SOLDIERS TOOL SOLDIER TWO_SOLDIERS TWO_SOLDIERS
6 1 stop
end lost seed=golden-0
