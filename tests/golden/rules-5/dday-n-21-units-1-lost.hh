# ends as 5e455d9a7f35af834b7f60c1094a8bba
hh2 dday n-21 units=1 boxes=base+way-to-hell rules=5 seed#=f2b582d8496a2934d6d948e0f7b2925b
1 1 roll > 1.1.roll.1: TOOL STAR SKULL SKULL TOOL TOOL
2 1 lock r1 r2
3 1 stop
4 1 cancel r2
5 1 cancel b1
6 1 recruit sharpshooter
7 1 advance 2
end lost seed=golden-0
