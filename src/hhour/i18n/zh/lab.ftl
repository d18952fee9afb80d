# 实验室的命令。

cli-about-sim = 让电脑玩许多局并统计
cli-about-solve = 实弹演习的精确最优解
cli-about-lab = 难度、比较与运气报告

## 运气报告

luck-title = { $setup }：{ $outcome }
luck-outcome-won = 获胜
luck-outcome-lost = 失败
luck-outcome-decided = 已结束
luck-outcome-running = 进行中
luck-dice-points = 骰子：与期望相差 { $n } 分。
luck-dice-matches = 骰子：与期望相差 { $n } 次配对。
luck-dice-chance = 骰子：胜率 { $n } 个百分点，好过 { $percent } % 的骰运。
luck-cost-points = 决定：失去 { $n } 分。
luck-cost-matches = 决定：重掷时失去 { $n } 次配对。
luck-cost-chance = 决定：锁定与重掷时失去 { $n } 个百分点。
luck-guns = 机枪：{ $dice } 颗骰子共 { $sum }，期望 { $expected }。
luck-mines = 地雷：{ $dice } 颗骰子共 { $sum }，期望 { $expected }。
luck-grey = 灰骰：{ $dice } 颗骰子出现 { $sum } 个骷髅，期望 { $expected }。
luck-turn-points = 回合 { $turn }，玩家 { $seat }：运气 { $luck }，失去 { $cost }
luck-turn-matches = 尝试 { $turn }，玩家 { $seat }：运气 { $luck } %，失去 { $cost } %
luck-turn-chance = 回合 { $turn }，部队 { $seat }：运气 { $luck }，失去 { $cost }
luck-costly = 代价最大的决定：
luck-mistake-points = 行动 { $number }（回合 { $turn }，玩家 { $seat }）：{ $chosen } 而不是 { $better }，{ $cost } 分
luck-mistake-matches = 行动 { $number }（尝试 { $turn }，玩家 { $seat }）：{ $chosen } 而不是 { $better }，{ $cost } %
luck-mistake-chance = 行动 { $number }（回合 { $turn }，部队 { $seat }）：{ $chosen } 而不是 { $better }，{ $cost } 个百分点
