# 实验室的命令。

cli-about-sim = 让电脑玩许多局并统计
cli-about-solve = 实弹演习的精确最优解
cli-about-lab = 难度、比较与运气报告
