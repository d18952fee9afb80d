# 三分钟学会。

learn = 三分钟学会
learn-aim = 目标
learn-aim-text = 你带领一个小队从水边出发，逐个阵地向上，攻入最上方的碉堡。可独自一人，也可多人合作；每个小队都要到达，只要一个小队覆没，所有人都失败。
learn-roll = 掷六颗骰子
learn-roll-text = 每回合开始时有红、白、蓝骰各两颗，最多掷三次。
learn-lock = 锁定两颗
learn-lock-text = 第一次掷完锁定两颗，第二次掷完可继续重掷其余的。锁定的骰子整个回合不变。
learn-faces = 各面的作用
learn-faces-text = 停手后，所有骰子一起结算。
learn-face-SOLDIER = 增加一名士兵
learn-face-TWO_SOLDIERS = 增加两名士兵
learn-face-COURAGE = 勇气，用来前进
learn-face-STAR = 星，用来征召专业兵种
learn-face-TOOL = 工具，用来寻获物品
learn-face-SKULL = 抵消一个结果
learn-set = 红、白、蓝
learn-set-text = 三种颜色掷出同一面就是一组红白蓝，另得奖励。锁定时要留意。
learn-move = 停留或前进
learn-move-text = 铅笔线上的数字是进入下一排所需的勇气。最多停留三回合，不能回到去过的阵地。
learn-combat = 战斗
learn-combat-text = 随后倒下的士兵数等于所在阵地盾牌上的数字，有机枪的地方更多。士兵要比这多，否则小队覆没。
learn-play = 立即开始
