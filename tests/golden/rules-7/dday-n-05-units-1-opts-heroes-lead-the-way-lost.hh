# ends as e42cd0e0b6632f5a67487ec6fdec2b52
hh2 dday n-05 units=1 boxes=base opts=heroes,lead-the-way rules=7 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
2 1 lock r1 r2
3 1 stop
4 1 cancel r2
5 1 cancel b1
6 1 done
7 1 advance 2
end lost seed=golden-0
