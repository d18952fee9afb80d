# 地图上的简短标记；完整说明见 maps.ftl。

mark-bonus = +{ $n } { $face }
mark-penalty = { $face } -{ $n }
mark-no-lock = 不锁骰
mark-lock = 锁 { $n } 骰
mark-dice = { $n } 颗骰
mark-no-skull-reroll = 骷髅不重掷
mark-join = 加入：{ $card }
mark-join-first = 先到加入：{ $card }
mark-no-find = 不能寻获
mark-free-item = 先到得：{ $card }
mark-vehicle-pay = 付费：{ $card }
mark-vehicle-free = 免费：{ $card }
mark-award-first = 先到得勋章
mark-entry-soldiers-roll = 到达：+1d6 士兵
mark-entry-soldiers = 到达：+{ $n } 士兵
mark-four-gain = 四同：+{ $n } 士兵
mark-four-lose = 四同：-{ $n } 士兵
mark-capacity = 限 { $n } 队
mark-stay-forever = 无限停留
mark-climb = 悬崖
mark-retreat = { $a }、{ $b } 的退路
mark-def-fixed = 防御不可降
mark-general-cancels = { card-general }在场无效
mark-battle-cry-only = 仅限{ rwb-courage }
mark-random = 未知：{ $table } 表
mark-combat-loss = 战斗：-1d6 士兵
mark-combat-loss-unless = 战斗：-1d6 士兵，有{ $card }免
mark-skull-any = +{ $n } 任意色骷髅
mark-no-battle-cry = 无{ rwb-courage }
mark-star-loss = 每星 -{ $n } 士兵
mark-rwb-soldier = 红白蓝 +{ $n } 士兵
mark-cant-stay = 不得停留

mark-need = 须有{ $card }
mark-sacrifice = 牺牲{ $card }
mark-sacrifice-any = 牺牲一人
mark-start = 起点：{ $what }
mark-solo = 单人：{ $mark }
mark-def = 防御 { $values }
mark-mgf = 机枪
mark-special-damage-specialist = 6：-1 专业兵
mark-special-damage-courage = 6：-1 勇气
sector-guns = 机枪火力：战斗时多掷 { $n } 颗骰子
sector-named = { $place }（{ $name }）
mark-bunker-cost = 碉堡 { $n }

## 图的四周

draw-legend = 图例：
draw-mgf = 机枪火力：战斗时每个符号掷一颗骰子，点数加到此处所有小队的伤亡中。
draw-advance = 箭头列出推进可到的阵地；每条线上的数字是所需的勇气。
draw-units = 此处的小队：{ $names }
