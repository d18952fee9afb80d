### 电脑玩家的名字，以及每个决定的一句理由。

bot-recruit-name = 新兵
    .text = 守规矩、出手快：随机选择，但知道何时停手。
bot-sergeant-name = 中士
    .text = 经验可靠，骰子计算精确；会规划路线。
bot-captain-name = 上尉
    .text = 一直看到碉堡，骰子计算精确。

bot-seer-name = 预知者
    .text = 知道本回合骰子的上尉：实验室的标尺，不是玩家。

bot-weighed = { $why }；{ $expected }；次选：{ $other }（{ $second }%）。
bot-weighed-alone = { $why }；{ $expected }。
bot-second = { $why }；次选：{ $other }（{ $second }%）。
bot-margin = { $why }；折合多值 { $gain } 名士兵；次选：{ $other }。
    .even = { $why }；同样好的：{ $other }。
    .share = { $why }；按他的估算好 { $gain }%；次选：{ $other }。
    .fatal = { $why }；次选就会覆灭：{ $other }。
bot-decimal = { $whole }.{ $tenth }

# 没有可权衡之处。
bot-unweighed = 选最简单的回答：这里不作权衡。
bot-unreckoned = 选最简单的回答：骰子改动过，不再计算。
bot-first-things = 先做这件事：卡牌与交易到时候再权衡。
bot-seen = 已看到这些骰子会怎样落下。
bot-expected = 这样胜率 { $win }%，本回合覆灭 { $lost }%
    .safe = 这样胜率 { $win }%
bot-only-choice = 没有别的可做。
bot-at-random = 从 { $n } 种可能中随机选一种。
bot-best-of = 选 { $n } 种可能中最好的一种。
bot-start = 在{ $sector }登陆：最好的路从这里开始。
bot-lock = 锁定 { $n } 颗骰子：在{ $sector }存活的机会为 { $percent }%。
bot-reroll = 重掷 { $n } 颗骰子：在{ $sector }存活的机会为 { $percent }%。
bot-stop = 保留现有骰子：在{ $sector }存活的机会为 { $percent }%。
bot-ready = 手上没有现在用比以后用更好的东西。
bot-swap = 交换一颗骰子：结果会更好。
bot-use = 使用{ $card }：正是时候。
bot-helps = 帮助更需要的第 { $unit } 小队。
bot-takes = 拿取{ $card }：它最有价值。
bot-claim = 宣布红白蓝：{ $face }。
bot-white = 加一个白色{ $face }：收益最大。
bot-cancel = 让骷髅取消最不可惜的一颗。
bot-recruit = 征召{ $card }：比那些星更值。
bot-find = 寻获{ $card }：比那些点数更值。
bot-award = 购买一枚勋章：前路用不到这些勇气。
bot-done = 把剩下的留给更好的。
bot-move = 前往{ $sector }：在那里存活的机会为 { $percent }%。
bot-charge = 冲入{ $sector }：在那里存活的机会为 { $percent }%。
bot-stay = 留在{ $sector }集结士兵：存活的机会为 { $percent }%。
bot-soldiers-fall = 保住专业兵种；士兵可以补充。
bot-loses = 放弃最用不着的{ $card }。
bot-sacrifice = 牺牲最用不着的{ $card }。
bot-trade = 权衡第 { $unit } 小队的出价与要求。

bot-german-lock = 锁定 { $n } 颗骰子：本回合约值 { $worth } 名士兵。
bot-german-reroll = 重掷 { $n } 颗骰子：本回合约值 { $worth } 名士兵。
bot-german-stop = 骰子保持不动：本回合值 { $worth } 名士兵。
bot-german-claim = 宣布红白黑：{ $face }。

# 各扩展对自家问题的建议：在海上，以及为了任务。
bot-counsel-sea-start = 从{ $sector }出发：这一列沿途代价最小。
bot-counsel-lock = 锁定代价最小的骰子：在海上，除骷髅外每一面都有损失。
bot-counsel-reroll = 重掷代价高于预期的骰子。
bot-counsel-reroll-stop = 保留现有骰子：重掷预计代价更大。
bot-counsel-sea-move = 前往{ $sector }：撑过那里的机会 { $percent }%。
bot-counsel-sea-move-stay = 原地不动：撑过去的机会 { $percent }%，别的路代价更大。
bot-counsel-sea-move-land = 在{ $sector }登陆：海上再不会出事。
bot-counsel-sea-leave = 经{ $sector }涉水前进：撑过去的机会 { $percent }%，余下的路不花勇气。
bot-counsel-sea-leave-stay = 留在艇上：撑过去的机会 { $percent }%。
bot-counsel-sea-stars = 放弃最不可惜的人。
bot-counsel-stray-bullet = 放弃最不可惜的人。
bot-counsel-naval-exchange = 选海滩上最先用得到的。
bot-counsel-sea-skull = 让骷髅取消代价最大的一颗骰子。
bot-counsel-make-room = 取出最不可惜的一张。
bot-counsel-keep-mission = 保留差得最少的任务。
bot-counsel-replace-mission = 退回最难完成的任务。
bot-counsel-mission-accomplish = 完成任务：什么都不缺了。
