# Bataille!：勋章、选项、事件、问题、标签和拒绝。

terrain-landing = 登陆
terrain-barriers = 障碍
terrain-rally-point = 集结点
terrain-ordeal = 考验
terrain-cliffs = 悬崖
terrain-bunker = 碉堡

kind-medal = 《会战！》勋章
kind-express-specialist = 《快速登陆》专业兵种

game-bataille = 会战！
    .text = 一场接一场地冒险，对抗越来越多的轴心国骰子；人数不限。
bataille-title = 会战！第 { $round } 轮
    .last = 会战！最后一轮
    .extra = 会战！加赛轮

card-bataille-memorial-cross = 纪念十字勋章
    .text = 在别的玩家的回合：他若赢了这场遭遇战，就必须推进。
    .solo = 一个人玩时不能使用，但仍算 5 分。
card-bataille-silver-star = 银星勋章
    .text = 在你的回合：中断这次尝试，用同样多的轴心国骰子重新开始这场遭遇战。
card-bataille-purple-heart = 紫心勋章
    .text = 在别的玩家的回合：他的这场遭遇战不得分。
    .solo = 一个人玩时不能使用，但仍算 5 分。
card-bataille-croix-de-guerre = 法国英勇十字勋章
    .text = 在你的回合：无论骰子如何，你都赢得这场遭遇战，并且必须撤退。
card-bataille-medal-of-honor = 荣誉勋章
    .text = 在任何人的回合：把战场骰转到另一面，不能从碉堡转出，也不能转成碉堡。
    .solo = 只能在自己的回合使用。
card-bataille-legion-of-merit = 优异军团勋章
    .text = 在你的回合：把你的一颗或两颗骰子改成任意符号。
card-bataille-victoria-cross = 维多利亚十字勋章
    .text = 在任何人的回合：重掷一颗或两颗轴心国骰子。
    .solo = 只能在自己的回合使用。
the-bataille-memorial-cross = { card-bataille-memorial-cross }
the-bataille-silver-star = { card-bataille-silver-star }
the-bataille-purple-heart = { card-bataille-purple-heart }
the-bataille-croix-de-guerre = { card-bataille-croix-de-guerre }
the-bataille-medal-of-honor = { card-bataille-medal-of-honor }
the-bataille-legion-of-merit = { card-bataille-legion-of-merit }
the-bataille-victoria-cross = { card-bataille-victoria-cross }

## 选项

option-bataille-kommandant = 指挥官
    .text = 黑色的指挥官骰可以代替一颗灰色的轴心国骰子。
option-bataille-left-out = 不掷的骰子
    .text = 在不能掷六颗骰子的地方，由谁挑选不掷的骰子。
    .value-choice = 玩家
    .value-random = 随机
option-bataille-medal-map = 哪组符号给哪枚勋章
    .text = 另一张符号与勋章的对照表，例如 star=memorial-cross+skull=silver-star。
option-bataille-seventh-medal = 第七枚勋章
    .text = 顺子给什么：维多利亚十字勋章；只有六枚勋章时，则是供应区中任意一枚。
    .value-bataille-victoria-cross = 维多利亚十字勋章
    .value-none = 无
option-bataille-croix-points = 法国英勇十字勋章的得分
    .text = 靠法国英勇十字勋章赢得的遭遇战，是按全部轴心国骰子得分，还是只按真正配上的骰子得分。
    .value-all = 全部骰子
    .value-matched = 配上的骰子
option-bataille-restart-keeps-medals = 重新开始后勋章仍有效
    .text = 银星勋章中断尝试以后，紫心勋章或纪念十字勋章继续有效。
option-bataille-medals-count-for-trigger = 勋章计入 30 分
    .text = 判断谁达到 30 分时，持有的每枚勋章也算 5 分。

## 阶段

phase-opposition = 敌军
phase-medals = 勋章
phase-gain = 最终结果
phase-onward = 去留

## 事件

bataille-event-began = 一局 { $n } 人的《会战！》开始了。
bataille-event-start-roll = 第 { $player } 位玩家为先手掷骰：{ $n } 颗星（{ $results }）。
bataille-event-start-tied = 玩家 { $players } 的星最多，再掷一次。
bataille-event-starts = 第 { $player } 位玩家先手；行动顺序：{ $players }。
bataille-event-turn-begins = 第 { $player } 位玩家的第 { $n } 个回合（已存 { $bank } 分）。
bataille-event-kommandant-deployed = 第 { $player } 位玩家派出指挥官。
bataille-event-opposition = { $n } 颗轴心国骰子：{ $axis }；战场骰：{ $terrain }。
    .kommandant = { $n } 颗轴心国骰子，指挥官在内：{ $axis }；战场骰：{ $terrain }。
bataille-event-terrain = { $terrain }：没有特殊效果。
    .barriers = { $terrain }：这场遭遇战得分加倍。
    .rally-point = { $terrain }：这场遭遇战得分为三倍。
    .ordeal = { $terrain }：赢了就必须推进。
    .cliffs = { $terrain }：赢了就必须撤退。
    .bunker = { $terrain }：只掷五颗骰子。
bataille-event-left-out = 第 { $player } 位玩家不用{ $die }。
bataille-event-rolled = 第 { $player } 位玩家掷出 { $results }。
bataille-event-rerolled = 第 { $player } 位玩家重掷：{ $results }。
bataille-event-stopped = 第 { $player } 位玩家保留骰子。
bataille-event-medal-played = 第 { $player } 位玩家使用{ $card }。
bataille-event-die-set = 第 { $player } 位玩家把{ $die }改成{ $face }。
bataille-event-axis-rerolled = 轴心国骰子重掷，现在是 { $axis }。
bataille-event-terrain-set = 第 { $player } 位玩家把战场骰转到{ $terrain }。
bataille-event-broken-off = 尝试中断；再次面对 { $n } 颗轴心国骰子（奖池 { $pot }）。
bataille-event-standing = 第 { $player } 位玩家要求重新询问勋章。
    .on = 第 { $player } 位玩家在别人的回合一律跳过，直到另行通知。
bataille-event-final-tally = 第 { $player } 位玩家的最终结果：{ $results }。
bataille-event-medal-gained = 第 { $player } 位玩家获得{ $card }。
    .from = 第 { $player } 位玩家从第 { $from } 位玩家手中拿走{ $card }。
bataille-event-medal-kept = 第 { $player } 位玩家已经持有{ $card }。
bataille-event-won = 遭遇战胜利：{ $n } 分 = { $sum }；奖池 { $pot }。
    .zero = 遭遇战胜利，但不得分（{ card-bataille-purple-heart }）；奖池 { $pot }。
bataille-event-lost = 遭遇战失败；失去奖池 { $n } 分，已存分数仍是 { $bank }。
bataille-event-progressed = 第 { $player } 位玩家推进，面对 { $n } 颗轴心国骰子，奖池 { $pot }。
    .forced = 第 { $player } 位玩家必须推进，面对 { $n } 颗轴心国骰子，奖池 { $pot }。
bataille-event-retreated = 第 { $player } 位玩家带着 { $n } 分撤退；已存 { $bank }。
    .forced = 第 { $player } 位玩家必须带着 { $n } 分撤退；已存 { $bank }。
bataille-event-last-round = 第 { $player } 位玩家达到 30 分；再过 { $n } 个回合游戏结束。
    .now = 第 { $player } 位玩家在本轮最后达到 30 分；游戏结束。
bataille-event-score = 第 { $player } 位玩家：{ $n } 分 = 已存 { $bank } + { $medals } 枚勋章。
bataille-event-extra-round = 玩家 { $players } 并列最高分，各再进行一个回合。
bataille-event-winner = 第 { $player } 位玩家以 { $n } 分获胜。
bataille-event-finished = 用 { $n } 个回合达到 30 分；得分 { $score }。
bataille-sum = { $dice } 颗轴心国骰子
bataille-sum-kommandant = 指挥官 { $n }
bataille-sum-factor = ({ $sum }) × { $factor }

## 问题

bataille-ask-over = 游戏结束了。
bataille-ask-wait = 等待玩家 { $players }。
bataille-ask-start-roll = 请掷六颗骰子：星最多的人先手。
bataille-ask-opposition = 请掷战场骰和 { $n } 颗轴心国骰子。
    .kommandant = 请掷战场骰和 { $n } 颗轴心国骰子；要派出指挥官吗？
bataille-ask-leave-out = 碉堡只允许五颗骰子：哪一颗不用？
bataille-ask-reroll = 重掷吗？还可重掷 { $left } 次；缺：{ $missing }。
bataille-ask-medal = 要对你的遭遇战使用勋章吗？
    .other = 要对第 { $active } 位玩家的遭遇战使用勋章吗？
bataille-ask-set-die = 改哪颗骰子，改成什么？
    .second = 要改第二颗骰子吗？
bataille-ask-strike = 重掷哪一颗或哪两颗轴心国骰子？
bataille-ask-turn-terrain = 战场骰要转到哪一面？
bataille-ask-take-medal = 顺子：拿哪一枚勋章？
bataille-ask-onward = 面对 { $n } 颗轴心国骰子推进，还是带着 { $pot } 分撤退？

## 选择

bataille-do-roll = 掷骰
bataille-do-deploy = 派出指挥官再掷
bataille-do-leave = 不用{ $dice }
bataille-do-reroll = 重掷{ $dice }
bataille-do-stop = 保留骰子
bataille-do-play = 使用{ $card }
bataille-do-pass = 跳过
bataille-do-set = 把{ $die }改成{ $face }
bataille-do-enough = 够了
bataille-do-strike = 重掷{ $axis }
bataille-do-turn = 转到{ $terrain }
bataille-do-take = 拿{ $card }
bataille-do-progress = 推进
bataille-do-retreat = 撤退
bataille-do-always-pass = 在别人的回合一律跳过
bataille-do-ask-me = 在别人的回合重新问我
bataille-axis-die = 轴心国骰 { $n }
bataille-kommandant = 指挥官

## 拒绝

refusal-setup-no-board = 《会战！》不用地图，设置中不应有“{ $map }”。
refusal-setup-medal-pair = “{ $pair }”没有说明哪组符号给哪枚勋章；请写成 star=memorial-cross 这样，前面是 { $givers } 之一。
refusal-setup-medal-missing = 照这张表，没有什么给出{ $card }；每枚勋章都要恰好对应一组。
pocket-not-asked = 现在没有问玩家 { $seat }，“{ $action }”要等 { $waiting } 号答复之后。
refusal-other-step = “{ $action }”属于另一个步骤：{ $step }。
refusal-retreat-forced = 现在不能撤退：你必须推进，下一场遭遇战已经开始。
refusal-retreat-chosen = 现在不能撤退：你选择了推进，下一场遭遇战已经开始。
refusal-no-such-medal = 没有勋章“{ $word }”。
refusal-medal-not-yours = 你没有{ $card }。
refusal-medal-not-now = 重掷结束、问到你勋章时，才能使用{ $card }。
refusal-medal-not-tied = 加赛轮只有并列的玩家才能使用勋章，{ $card }留在你手里。
refusal-medal-others-turn = { $card }只能在别的玩家的回合使用。
refusal-medal-own-turn = { $card }只能在自己的回合使用。
refusal-medal-bunker = { $card }不能转动碉堡。
refusal-nothing-to-pass = 你没有能在别人回合使用的勋章，无须跳过。
refusal-asked-already = 已经会询问你的勋章了。
refusal-no-kommandant = 这局没有指挥官；请在设置中加上 opts=kommandant。
refusal-axis-not-rerolled = 轴心国骰子不重掷，只重掷你自己的骰子。
refusal-which-dice = 请说明重掷哪些骰子，每颗一次，可选：{ $dice }。
refusal-left-out-count = 请指明 { $n } 颗不掷的骰子，如“leave r1”，不是“{ $action }”。
refusal-die-left-out = { $die }没有用上，不参加这场遭遇战。
refusal-kommandant-bars = 指挥官掷出{ $face }，所以{ $die }不能重掷。
refusal-terrain-bunker = 战场骰不能转成碉堡。
refusal-terrain-same = 战场骰已经是{ $terrain }，请选另一面。
refusal-passing-already = 你在别人的回合已经自动跳过；用“ask-me”可以取消。
refusal-medal-not-in-supply = { $card }不在供应区；顺子只能从供应区拿勋章。
refusal-die-set-before = { $die }刚刚改过；第二颗要选别的骰子。
refusal-strike-which = 请指明一颗或两颗轴心国骰子，不能重复：{ $dice }。
refusal-terrain-none = 战场骰没有“{ $word }”这一面；它的面有 { $names }。

## 得失

bataille-stake-match = 现在配齐的机会：{ $chance }%。
bataille-stake-skirmish = 这场遭遇战值 { $worth } 分；奖池 { $pot }。
bataille-stake-next = 接下来是 { $n } 颗轴心国骰子：约有 { $chance }% 的机会赢。停下保住 { $stop }，继续约值 { $on }。
bataille-stake-advice-on = 继续划算。
bataille-stake-advice-stop = 停下划算。
bataille-stake-advice-wins = 停下就赢得本局。
bataille-stake-advice-loses = 停下就会输掉本局，只有继续才可能获胜。
bataille-hint-none = 现在没有建议：这个问题没有得失可言。
bataille-hint-head = 配齐的机会，从高到低：

## 画面与结果

bataille-column-player = 玩家
bataille-column-bank = 已存
bataille-column-score = 得分
bataille-column-medals = 勋章
bataille-pot = 奖池 { $pot }
bataille-axis = 敌军
bataille-allied = 骰子
bataille-missing = 缺：{ $missing }
bataille-supply = 供应区有 { $n } 枚勋章
bataille-left-out-sign = 不用
bataille-always-passes = 跳过
bataille-result-running = 游戏进行中，第 { $round } 轮。
bataille-result-decided = 游戏在 { $round } 轮后结束。
bataille-result-player = { $place }. 第 { $n } 位玩家：{ $score } 分（已存 { $bank }；{ $cards }）
bataille-result-alone = 用 { $turns } 个回合达到 30 分，得分 { $score }（已存 { $bank }；{ $cards }）
bataille-standing-line = 第 { $n } 位玩家：{ $score } 分（已存 { $bank }；{ $cards }）
bataille-need-terrain = 请掷战场骰并输入它的面：{ $options }。
bataille-need-left-out = 请随机抽出六颗骰子之一并输入：{ $options }。
bataille-purpose-start = 先手
bataille-purpose-axis = 轴心国骰子
bataille-purpose-roll = 首掷
bataille-purpose-reroll = 重掷
bataille-purpose-strike = { card-bataille-victoria-cross }
bataille-the-player = 第 { $n } 位玩家

## 电脑玩家

bot-bataille-roll = 没有指挥官，敌军更容易配齐：预期多 { $more } 分。
bot-bataille-roll-alone = 掷骰：继续下去预期 { $on } 分。
bot-bataille-deploy = 指挥官大约多带来 { $n } 分。
bot-bataille-match = 这样重掷有 { $n }% 的机会配齐。
bot-bataille-leave = 不用最前面的骰子：哪几颗不作权衡。
bot-bataille-sets = 这些骰子用不上，还可能凑成一组：预期勋章 { $mean } 枚。
bot-bataille-no-sets = 保留现有骰子：怎样重掷预期勋章都不会超过 { $mean } 枚。
bot-bataille-play = 现在使用{ $card }，比最后算 5 分更划算。
bot-bataille-keep = 手里的勋章值 5 分；现在没有哪枚更划算。
bot-bataille-set = 缺{ $face }，共缺 { $n } 个。
bot-bataille-enough = 不缺什么了。
bot-bataille-strike = 这些轴心国骰子最要紧；未配齐 { $n } 个。
bot-bataille-turn = 把地形转到对自己最有利的一面。
bot-bataille-turn-ordeal = 下一场遭遇战有 { $risk } 分的风险，这块地形只带来 { $gain } 分。
bot-bataille-turn-landing = 这块地形带来 { $gain } 分，下一场遭遇战只有 { $risk } 分的风险。
bot-bataille-take = { $card }是剩下的勋章里最强的。
bot-bataille-on = 继续值 { $on }，停下值 { $stop }。
bot-bataille-stop = 停下保住 { $stop }，继续只值 { $on }。
bot-bataille-behind = 不冒险就会以 { $n } 分之差输掉。
bot-bataille-ahead = 没有人能再超过了。
bot-bataille-chance-roll = 不派指挥官：赢得对局的机会 { $n }%。
bot-bataille-chance-deploy = 派出指挥官：赢得对局的机会 { $n }%。
bot-bataille-chance-dice = 兼顾配齐与勋章：赢得对局的机会 { $n }%。
bot-bataille-chance-on = 继续，赢得对局的机会 { $on }%；停下，{ $stop }%。
bot-bataille-chance-stop = 停下，赢得对局的机会 { $stop }%；继续，{ $on }%。
bot-bataille-chance-play = { $card }把赢得对局的机会从 { $now }% 提高到 { $then }%。
bot-bataille-chance-keep = 勋章留着比现在用更好：赢得对局的机会 { $n }%。
bot-bataille-chance-turn = 这一面最好：赢得对局的机会 { $n }%。
