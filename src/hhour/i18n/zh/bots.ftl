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
bot-start = 在{ $sector }登陆：最好的路从这里开始。
bot-lock = 锁定 { $n } 颗骰子：在{ $sector }存活的机会为 { $percent }%。
bot-reroll = 重掷 { $n } 颗骰子：在{ $sector }存活的机会为 { $percent }%。
bot-stop = 保留现有骰子：在{ $sector }存活的机会为 { $percent }%。

# 卡牌与骰子。
bot-ready = 留着卡牌：现在用都不如以后用。
bot-ready-unknown = 留着卡牌：估计没有一张能改善这些骰子。
bot-ready-empty = 现在没有可用的卡牌。
bot-swap = 交换一颗骰子：结果会更好。
bot-use = 使用{ $card }：结果会更好。
bot-use-at-once = 立即使用{ $card }：只有收益没有代价，以后也不会更好。
bot-use-choice = 使用{ $card }：自选一个结果总有帮助。
bot-shield = 使用{ $card }：留在这里平均要损失 { $toll } 名士兵。
bot-climb = 为攀登使用{ $card }：骰子上有骷髅头 { $n } 个，卡牌可加 { $more } 个，需要 { $needed } 个。
bot-adds = 给第 { $unit } 小队的结果加上士兵。
bot-tally = 让结果发挥最大作用。
bot-reroll-one = 重掷最有希望改善的那颗骰子。
bot-gun = 把一挺机枪改为最低的 { $n }。

# 选谁，选哪张卡。
bot-helps = 帮助最弱的第 { $unit } 小队：兵力 { $n }。
bot-strongest = 指定最强的第 { $unit } 小队：兵力 { $n }。
bot-takes = 拿取{ $card }：约值 { $worth } 名士兵。
bot-takes-none = 一样也不拿：没有更值的。
bot-last-stand = 使用{ $card }：攻坚之后就没用了。

# 维护阶段。
bot-claim = 宣布红白蓝：{ $face }。
bot-straight = 宣布顺子。
bot-declared = 到此为止：再多也没有帮助。
bot-white = 加一个白色{ $face }：收益最大。
bot-cancel = 让骷髅头取消最不可惜的一颗。
bot-cry-soldiers = 要士兵，不冲锋。
bot-cry-charge = 把战吼留给冲锋。
bot-cry-other = 不要士兵：在{ $sector }存活的机会本来就有 { $percent }%。
bot-find-stars = 要星：没有哪件用过的物品更值。
bot-refind = 拿回{ $card }：比两颗星更值。
bot-gain = 拿最有帮助的。
bot-lead-courage = 把勇气给第 { $unit } 小队：比一个白色结果对双方更有用。
bot-brings-most = 拿收益最大的。
bot-rwb = 选择{ $face }：所有奖励中最先想要的。
bot-rwb-cry = 选择{ $face }：只有战吼能打开碉堡。
bot-recruit = 用{ $stars }征召{ $card }：约值 { $worth } 名士兵。
bot-recruit-needed = 用{ $stars }征召{ $card }：前路需要这名专业兵种。
bot-recruit-safe = 征召{ $card }：在{ $sector }存活的机会从 { $now }% 升到 { $then }%。
bot-find = 用{ $points }寻获{ $card }：折合多值 { $worth } 名士兵。
bot-find-wanted = 用{ $points }寻获{ $card }：任务需要它。
bot-award = 购买一枚勋章：现有{ $courage }，前路只需 { $ahead } 点。
bot-ware = 买下它：现有{ $courage }，前路只需 { $ahead } 点。
bot-done = 把{ $stars }和{ $points }留给更好的。
bot-claim-mine = 先拿：有优先权就用。

# 推演本回合后改变主意。
bot-ahead = 把本回合推演到底，这样最好。
bot-ahead-recruit = 征召{ $card }：推演到回合结束，这样最好。
bot-ahead-find = 寻获{ $card }：推演到回合结束，这样最好。
bot-ahead-use = 使用{ $card }：推演到回合结束，这样最好。
bot-ahead-take = 拿取{ $card }：推演到回合结束，这样最好。
bot-ahead-lose = 放弃{ $card }：推演到回合结束，这样最好。
bot-ahead-sacrifice = 牺牲{ $card }：推演到回合结束，这样最好。
bot-last-card = 使用{ $card }：没有它就无路可走。
bot-gives-up = 放弃：已无路可走。
bot-detector = 使用{ $card }：通往{ $sector }的路上有地雷。
bot-way-opened = 使用{ $card }：它能打开前路。

# 火力之下。
bot-guns-wait = 留着卡牌：防御伤亡 { $falling }，机枪至多再加 { $most }；兵力 { $men }。
bot-guns-silenced = 使用{ $card }：防御伤亡 { $falling }，机枪可达 { $most }；兵力只有 { $men }。
bot-saves = 使用{ $card }：{ $falling } 点伤亡中最多免去 { $saved } 点；兵力 { $men }。
bot-fire-borne = 不用卡牌硬扛：伤亡 { $falling }，余下兵力 { $left }。
bot-fire-fatal = 手上没有能救的：伤亡 { $falling }，兵力 { $men }。
bot-move = 前往{ $sector }：在那里存活的机会为 { $percent }%。
bot-charge = 冲入{ $sector }：在那里存活的机会为 { $percent }%。
bot-stay = 留在{ $sector }集结士兵：存活的机会为 { $percent }%。
bot-soldiers-fall = 让士兵承受，士兵可以补充：伤亡 { $n }，余下兵力 { $left }。
bot-all-fall = 谁也保不住：伤亡 { $n }。
bot-loses = 放弃最用不着的{ $card }：总共折合损失 { $toll } 名士兵，余下兵力 { $left }。
bot-pay = { $n } 点伤亡中买下 { $bought } 点：余下兵力 { $left }。
bot-pay-in-vain = { $n } 点伤亡中买下 { $bought } 点，仍然不够。
bot-sacrifice = 牺牲最用不着的{ $card }：约值 { $worth } 名士兵。
bot-mine-turned = 把地雷骰改为 1：少受 { $n } 点伤亡。
bot-die-stands = 让 { $n } 算数：卡要留给地雷的 5 或 6，或会让小队覆没的那一次。
bot-mine-outlived = 使用{ $card }：不用的话，地雷的 { $n } 会让小队覆没。
bot-mine-ends = 让 { $n } 算数：手里没有卡能挺过这颗地雷。
bot-fight = 还击：兵力 { $men }，至少是德军 { $defence } 的两倍。
bot-no-fight = 不还击：兵力 { $men }，不到德军 { $defence } 的两倍。

# 交易。
bot-gives = 给第 { $unit } 小队{ $gift }：两队合计折合多值 { $gain } 名士兵。
bot-gives-chance = 给第 { $unit } 小队{ $gift }：合计胜率从 { $now }% 升到 { $then }%。
bot-gives-men = 给第 { $unit } 小队{ $gift }：在那里更有用。
bot-gives-item = 给第 { $unit } 小队{ $gift }：两队都撑过碉堡的机会从 { $now }% 升到 { $then }%。
bot-no-gift = 没有更能帮到第 { $unit } 小队的东西。
bot-accepts = 接受：第 { $unit } 小队给的值 { $gain } 名士兵，要的值 { $price } 名。
bot-accepts-together = 接受：与第 { $unit } 小队合计折合多值 { $gain } 名士兵。
bot-accepts-together-chance = 接受：与第 { $unit } 小队合计胜率从 { $now }% 升到 { $then }%。
bot-accepts-for-both = 接受：与第 { $unit } 小队合起来更好。
bot-declines = 拒绝：第 { $unit } 小队给的值 { $gain } 名士兵，要的值 { $price } 名。
bot-swap-welcome = 接受交换：结果不会变差。
bot-swap-declined = 拒绝交换：结果会变差。

# 总是同样回答的问题。
bot-rule-first-again = 重掷：没有士兵的首次掷骰很少值得保留。
bot-rule-leave-out = 不用最后几颗骰子：掷之前哪颗都一样。
bot-rule-keep-tally = 保住专业兵种：没有哪个结果值得牺牲。
bot-rule-spare-skulls = 重掷骰池里所有骷髅头：没人想要它们。
bot-rule-hold-on = 就此安全：到手的碉堡才算数。
bot-rule-consent = 不同意：自己的骰子自己作主。
bot-rule-aim = 压制{ $sector }：射程内的第一个。
bot-rule-cancel-condition = 承受战场情况：不为它放弃什么。
bot-rule-keep-item = 留着：任务需要它。
bot-rule-assistance = 拿徽章：不花代价。
bot-rule-order-conditions = 保持原来的顺序。
bot-rule-add-tools = 能加多少工具就加多少。
bot-rule-mission-sacrifice = 牺牲任务指定的那一个。
bot-german-use = 一有作用就使用{ $card }。
bot-german-use-dice = 使用{ $card }：骰子折合多值 { $gain } 名士兵。
bot-german-keep = 留着{ $card }：现在只折合 { $gain } 名士兵，要等超过 { $kept } 名。
bot-german-tally = 让结果发挥最大作用：本回合约值 { $worth } 名士兵。
bot-german-recruit-worth = 征召{ $card }：约值 { $worth } 名士兵。
bot-german-find-worth = 寻获{ $card }：约值 { $worth } 名士兵。
bot-german-recruit = 征召{ $card }：自动德军名单上的下一个。
bot-german-find = 寻获{ $card }：自动德军名单上的下一件。
bot-german-take = 拿取{ $card }：自动德军名单上的下一个。
bot-german-refind = 拿回付得起的最贵的{ $card }。
bot-german-kill = 选中最贵的{ $card }。
bot-german-lose = 放弃最用不着的{ $card }。
bot-german-lose-soldiers = 宁可损失士兵，也要保住专业兵种。
bot-german-strike = 打击推进最远的第 { $unit } 小队；士兵 { $n } 名。
bot-german-target = 瞄准推进最远的小队。
bot-german-pay = 用士兵支付应付的 { $n } 名，不为此放弃专业兵种。
bot-german-cancel = 让骷髅头取消最不想要的结果。
bot-german-done = 把剩下的留着：现在没有想要的。
bot-german-ready = 留着卡牌：此时都没有作用。
bot-german-straight = 宣布顺子。
bot-german-decorate = 购买一枚勋饰：现在没有更想要的。
bot-german-black = 加上凑成一组的黑色结果。
bot-german-worst = 按自动德军的顺序，重掷最差的骰子。
bot-german-roll = 掷骰，让盟军先行动。
bot-german-pass = 不出牌：此时没有一张有作用。
bot-german-top = 普通勋饰放上面，黑色的放下面。
bot-german-exchange = 用最差的骰子换对方最好的。
bot-german-set = 把最差的骰子改成最想要的一面。
bot-german-rule = 照自动德军的规定行事。

bot-german-lock = 锁定 { $n } 颗骰子：本回合约值 { $worth } 名士兵。
bot-german-reroll = 重掷 { $n } 颗骰子：本回合约值 { $worth } 名士兵。
bot-german-stop = 骰子保持不动：本回合值 { $worth } 名士兵。
bot-german-claim = 宣布红白黑：{ $face }。

# 各扩展对自家问题的建议：在海上，以及为了任务。
bot-counsel-sea-start = 从{ $sector }出发：这一列沿途折合损失 { $toll } 名士兵。
bot-counsel-lock = 锁定在海上代价最小的骰子：折合 { $toll } 名士兵。
bot-counsel-reroll = 重掷折合损失 { $toll } 名士兵的骰子：新的预计只损失 { $hope } 名。
bot-counsel-reroll-stop = 保留现有骰子：没有一颗的代价超过新掷一颗预计的 { $hope } 名士兵。
bot-counsel-first-again = 保留：在海上，没有士兵的结果不损失士兵。
bot-counsel-ready-use = 使用{ $card }：这个结果折合损失 { $toll } 名士兵。
bot-counsel-ready-ready = 留着卡牌：这个结果只折合损失 { $toll } 名士兵。
bot-counsel-set-face = 把代价最大的骰子改成骷髅头：它会折合损失 { $toll } 名士兵。
bot-counsel-set-face-enough = 不再改动：每颗都是骷髅头了。
bot-counsel-annul = 取消最省损失的结果：折合省下 { $saved } 名士兵。
bot-counsel-annul-enough = 不再取消：没有结果会造成损失。
bot-counsel-omit-tools = 去掉最省损失的工具：折合省下 { $saved } 名士兵。
bot-counsel-omit-tools-enough = 不再去掉工具：都不会造成损失。
bot-counsel-annul-whom = 帮助结果代价最大的第 { $unit } 小队：折合 { $toll } 名士兵。
bot-counsel-sea-move = 前往{ $sector }：撑过那里的机会 { $percent }%。
bot-counsel-sea-move-stay = 原地不动：撑过去的机会 { $percent }%。
bot-counsel-sea-move-land = 在{ $sector }登陆：海上再不会出事。
bot-counsel-sea-leave = 经{ $sector }涉水前进：撑过去的机会 { $percent }%，余下的路不花勇气。
bot-counsel-sea-leave-stay = 留在艇上：撑过去的机会 { $percent }%。
bot-counsel-sea-disembark = 经{ $sector }离艇：撑过去的机会 { $percent }%。
bot-counsel-sea-disembark-stay = 留在艇上：撑过去的机会 { $percent }%。
bot-counsel-sea-stars = 放弃艇上最便宜的{ $card }：{ $stars }。
bot-counsel-stray-bullet = 放弃艇上最便宜的{ $card }：{ $stars }。
bot-counsel-sea-shell = 躲开：挨炮弹不会更好。
bot-counsel-naval-exchange = 选海滩上最先用得到的：现有{ $courage }、兵力 { $men }。
bot-counsel-courage-or-hull = 拿更缺的：现有{ $courage }，登陆艇{ $points }。
bot-counsel-shield-at-sea = 保护最弱的第 { $unit } 小队：士兵 { $n } 名。
bot-counsel-sea-skull = 让骷髅头取消代价最大的一颗骰子：折合 { $toll } 名士兵。
bot-counsel-make-room = 取出最便宜、最不可惜的一张：费用 { $cost }。
bot-counsel-keep-mission = 保留差得最少的{ $card }：还差 { $work }，另一个差 { $more }。
bot-counsel-serve-mission = 先满足差得最少的{ $card }：还差 { $work }，另一个差 { $more }。
bot-counsel-replace-mission = 退回最难的{ $card }：还差 { $work }，另一个差 { $more }。
bot-counsel-mission-accomplish = 完成任务：什么都不缺了。
bot-counsel-mission-use = 使用{ $card }：它带来任务还缺的奖励。
bot-counsel-mission-pass = 继续：任务还缺东西。
bot-counsel-declare = 不宣布：任务需要这一组。
bot-counsel-save-bonus-save = 留下奖励：任务只差这一样。
bot-counsel-save-bonus-obtain = 拿奖励：任务差的不止这一样。
bot-counsel-before-combat-use = 立即使用{ $card }：战地晋升以后不会更好。
bot-counsel-before-combat = 战斗前没有可用的。
bot-counsel-muster = 使用{ $card }：任务需要的已经拿不到了。
bot-counsel-gold-way-six = 六颗全掷：用两颗换一颗金骰太贵。
bot-counsel-gold-way-leave = 用一颗骰子换金骰：它可当任何颜色。
bot-counsel-leadership = 要一位英雄：最好的约值 { $worth } 名士兵，三颗星只值 { $price } 名。
