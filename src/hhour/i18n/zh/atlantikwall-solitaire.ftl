# 大西洋壁垒：德军单人游戏，对手是无人操控的小队。

role-automated-unit = 自动小队
purpose-solo-mine = 地雷
purpose-solo-sniper = { card-sniper }
purpose-march-start = 自动小队的起点
purpose-route = 自动小队的路线

## 选项

option-german-solitaire = 德军单人游戏
    .text = 一个人扮演德军，小队自动行动。它沿最长的路线前往碉堡，所在阵地的防御值就是德军的损失。熬过对碉堡的强攻，德军即获胜。
option-solo-sniper-rolls = 狙击兵须命中
    .text = 在德军单人游戏中，狙击兵掷出4或以上才命中。
option-solo-bunker-turns = 碉堡中的回合
    .text = 在德军单人游戏中，强攻碉堡持续几个回合。
    .value-1 = 一回合
    .value-2 = 两回合
option-solo-second-wave = 第二波
    .text = 在德军单人游戏中，首次推进之后每次战斗多损失几名士兵。建议N-18用2，N-01、N-13、N-14用1。
    .value-0 = 无
    .value-1 = 多1名士兵
    .value-2 = 多2名士兵

## 行军中已知的事

view-atlantikwall-route = 自动小队的路线
view-atlantikwall-march-turns = 距它进入碉堡的回合数
view-atlantikwall-march-sniper = 与自动小队同行
view-atlantikwall-march-tokens = { card-scharfschuetze }的标记

## 问题

ask-toll = 还要损失{ $n }：士兵，还是专业兵种？
ask-struck = 特殊伤害（{ $by }）：失去哪名专业兵种？
ask-pool-exchange = 用哪颗骰子换交换骰池中的哪颗（{ $by }）？
ask-which-tally = 保留哪个结果（{ $by }）？

## 选择：见 do-choose 与 do-lose

## 发生的事

event-route = 自动小队将走{ $places }：共{ $n }回合。
event-automated-move = 自动小队移动到{ $sector }。
event-automated-advance = 自动小队推进到{ $sector }。
event-mines-cleared = 地雷：{ $card }使德军免受损失。
event-german-d6 = 德军掷出{ $n }（{ $purpose }）。
    .solo-mine = 地雷：德军掷出{ $n }。
    .solo-sniper = 狙击兵开火：德军掷出{ $n }。
event-sniper-comes = { $card }加入自动小队。
event-sniper-fires = 自动小队的{ $card }开火。
event-sniper-gone = 自动小队的{ $card }就此消失。
event-token-laid = { $by }放下第{ $n }个标记（共四个）。
event-german-sacrificed = 德军牺牲{ $card }。
event-german-struck = 特殊伤害：德军失去{ $card }。
event-toll = { $sector }使德军损失{ $n }：防御{ $def }，机枪{ $mgf }；德军士兵：{ $have }。
event-german-spare-dice = 德军的交换骰池为{ $faces }。
event-german-swapped-pool = 德军用{ $die }换来交换骰池的一颗骰子（{ $face }）。
event-tally-kept = 德军保留这个结果：{ $faces }。
event-german-overrun = 第{ $turn }回合：德军兵力全无。盟军已突破。
event-german-holds = 第{ $turn }回合：德军在{ $sector }熬过了强攻，德军获胜。

## 拒绝

refusal-setup-solitaire-units = 单人游戏中德军只面对一支自动小队，不是{ $units }支。
refusal-sniper-not-come = { $card }：狙击兵还没有来。
refusal-sniper-is-gone = { $card }：狙击兵已经消失。
