# 万有之盒。

option-everything = 万有
    .text = 塔上的裁判、木筏、紫色骰子、预兆与停战。
option-nothing = 虚无
    .text = 什么都不改变。

phase-bells = 钟声
phase-truce = 停战
kind-omen = 预兆
role-umpire = 裁判
place-tower = 塔楼
place-raft = 木筏
view-everything-hand = 手牌
view-everything-laid = 桌面
view-everything-deck = 牌堆
purpose-omen = 预兆

colour-violet = 紫色
die-letter-v = violet
face-bell = 钟
    .letter = B
    .short = 钟

card-calm-sea = 风平浪静
    .text = 前进不花费勇气。
the-calm-sea = { card-calm-sea }
card-lucky-star = 幸运星
    .text = 任何部队在战斗中最多损失 1。
the-lucky-star = { card-lucky-star }
card-black-cat = 黑猫
    .text = 前进多花费 1 点勇气，且无人可以招募。
the-black-cat = { card-black-cat }
card-barn-owl = 猫头鹰
    .text = 无效果。
the-barn-owl = { card-barn-owl }
card-twin-medic = 孪生医护兵
    .text = 凡需要医护兵之处均可充当。
the-twin-medic = { card-twin-medic }

ask-raft = 划向岸边，还是漂流？
ask-bell = 钟声：你要做什么？
ask-truce = 停战：采取行动或放弃。
do-row = 划向岸边
do-drift = 漂流
do-ring = 敲钟
do-draw = 抽一张预兆
do-look = 查看牌堆顶的预兆
do-shout = 呐喊
do-lay = 打出{ $card }
do-hide = 藏起一张预兆
do-stand-by = 不经询问直接放弃，或恢复询问

event-omen-drawn = 裁判抽了一张预兆。
event-omens-seen = 裁判查看了预兆。
event-omen-laid = 裁判打出{ $card }。
event-omen-hidden = 裁判藏起一张预兆。
event-umpire-rolled = 裁判掷出{ $results }。
event-umpire-gained = 裁判获得{ $what }。

refusal-bell-umpire = 只有裁判可以抽取和查看预兆。
refusal-black-cat = 黑猫在桌上时，谁也不能招募。
refusal-order-bare = 只需说“stand-by”。
