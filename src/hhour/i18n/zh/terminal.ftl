# 终端里的游戏。

play-turn = 第 { $n } 回合
play-column-unit = 小队
play-column-sector = 阵地
play-column-soldiers = 士兵
play-column-stars = 星
play-column-courage = 勇气
play-column-points = 点数
play-column-def = 防御
play-column-cards = 卡牌
play-locked-sign = |已锁定|
play-of-unit = { $label }（第 { $n } 小队）
play-aside = 旁边 { $dice }
play-sea-aid = 在海上：1 和 2 损失士兵，C 损失勇气，T 损失物品点数，即登陆艇的艇体；S 累计，满三个失去一名专业兵种；K 无效果。一组红白蓝是惩罚。
view-way-to-hell-passengers = 乘客
play-unit-asked = 第 { $n } 小队：{ $question }
play-role-asked = { $who }：{ $question }
play-player-asked = 第 { $n } 位玩家：{ $question }
play-also-waiting = 也在等：{ $units }；输入“{ $example }”转到那里。
play-no-seat = 本桌没有 { $n } 号座位；有：{ $seats }。
play-bot-sits = { $seat } 由电脑操作。
play-bot-where = 电脑要坐本桌的座位，不是“{ $word }”；有：{ $seats }。例如 --bot 2=captain。
play-bots-only = 总得有人玩：请留一个座位不坐电脑，或用“hhour sim”让电脑自己玩。
play-choose = 有几个回答：请输入其中一个，编号或文字均可。
play-more-events = ……前面还有 { $n } 行：“log”
play-keys = 帮助 · 为什么 · 撤回 · 提示 · 地图 · 经过 · 规则 词 · 卡牌 · 保存 · 语言 · 退出
play-hint-dice = 输入骰子，可选：{ $dice }
play-hint-reroll = 输入要重掷的骰子，可选：{ $dice }
play-hint-form = 输入：{ $form }
play-several = “{ $word }”可能是：{ $choices }。
play-nearest = 这里不认识“{ $word }”；是不是“{ $nearest }”？
play-taken-back = 没有掷骰。
play-fault = 这是我们的错误，不是你的。什么都没有改变，你可以换一种走法继续。报告时请注明 { $reference }（{ $path }）。
play-undone = 已撤回：{ $action }。
play-saved = 已存入 { $path }
play-not-saved = 没有存成。{ $reason }
play-not-kept = 对局无法存盘，只在内存里继续；“save 路径”可以存到别处。{ $reason }
play-save-elsewhere = 存到哪里（回车：不存）？
play-bye = 以后用“hhour play --continue”继续。
play-continued = 继续 { $setup }，第 { $n } 回合。
play-cannot-continue = { $path } 无法继续。{ $reason }
play-nothing-kept = { $path } 里没有可以继续的对局。
play-seed = 种子是 { $seed }。
play-record = 记录在 { $path }。“hhour replay”讲述它，“hhour verify”证明骰子。
play-enter = 回车继续
play-why-number = “why”解释最近的事件或拒绝，“why 12”解释第 12 号事件；“{ $word }”不是数字。
play-no-event = 没有可解释的事件 { $word }。
play-rules-what = 请说要查什么：“rules lock”或“rules B-ROLL-03”。
play-lang-which = 当前语言是 { $code }；“语言 en”可以更换（en、fr、zh）。
play-no-cards = 没有小队持有卡牌。
play-dice-prompt = { $n } 个结果：
play-dice-help = 游戏骰子用字母 K S 1 2 C T 或名称，普通骰子用数字，中间空格；“取消”撤回这个行动。
play-help-answers = 用编号回答，或直接输入行动（advance 5），或只符合一个答案的开头（adv 5），或照屏幕上的说法输入（推进到阵地 5）。
    .player = 用编号回答，或直接输入行动（stop），或只符合一个答案的开头（st），或照屏幕上的说法输入。
play-help-dice = 骰子名为 r1 r2（红）w1 w2（白）b1 b2（蓝）：输入“r1 w2”就锁定或重掷这两颗。
    .player = 骰子名为 r1 r2（红）w1 w2（白）b1 b2（蓝）：输入“r1 w2”就重掷这两颗。
play-help-faces = 骰面：K 骷髅头，S 星，1 一名士兵，2 两名士兵，C 勇气，T 工具；字母或名称都可输入。|r1 K| 已锁定，(r1 K) 不再计算。
    .player = 骰面：K 骷髅头，S 星，1 一名士兵，2 两名士兵，C 勇气，T 工具；字母或名称都可输入。(r1) 不用。
play-help-board = 地图：[5 3 G ▲7*] 是 5 号阵地，防御 3，一挺机枪；可推进到 7，途中有地雷。左边的 2C：过线需要 2 点勇气。@1 是第 1 小队；<5> 现在可以进入。
    .express = 通往碉堡的路：[3 集结点] 是你们所在的阵地，带 * 的阵地有自己的效果。轴心国骰子：<K> 是指挥官，(K) 不必配。
    .bataille = 轴心国骰子在你的骰子上方；<K> 是指挥官。下面是还缺什么、配齐的机会和得失。
play-help-why = 为什么 [N]   解释最近的事件或拒绝，或第 N 号事件
play-help-undo = 撤回         撤回你最近的行动（直到出现新的信息）
play-help-hint = 提示         最强的电脑会怎么做，以及锁定或重掷哪些骰子能得到最多士兵
    .player = 提示         怎样重掷最有机会配齐
play-help-map = 地图         完整的地图和图例
    .express = 地图         海滩的每个阵地及其效果
    .bataille = 地图         桌上的情况
play-help-log = 经过         发生过的一切
play-help-rules = 规则 词      查本游戏的规则（后加 --all：全部）
play-help-cards = 卡牌 词      查卡牌；不写则显示桌上的卡牌
play-help-save = 保存 [路径]  每个行动后都会存盘；写路径则另存（.hh：记录）
play-help-seat = 2: done      替第 2 小队行动；“2:”转到该小队，“德军：”转到德军
    .player = 2: stop      替第 2 位玩家行动；“2:”转到该玩家
play-help-lang = 语言 en      换语言（en、fr、zh）
play-help-quit = 退出         离开；以后用“hhour play --continue”继续

## 命令可以这样叫

typed-help = 帮助
typed-why = 为什么
typed-undo = 撤回 取消
typed-save = 保存
typed-rules = 规则
typed-cards = 卡牌
typed-map = 地图
typed-log = 经过
typed-hint = 提示
typed-lang = 语言
typed-quit = 退出 结束游戏

## 手工输入的结果

dice-count = 需要 { $wanted } 个结果，而不是 { $n } 个。
dice-several = “{ $word }”可能是 { $faces }。
dice-no-face = “{ $word }”不是骰面；请输入 K 骷髅头、S 星、1 一名士兵、2 两名士兵、C 勇气或 T 工具。
dice-no-number = “{ $word }”不是 1 到 6 的数字。
dice-no-option = 抽不到“{ $word }”；有：{ $options }。

## 建议

hint-only = 只有这一个答案。
hint-not-now = 锁定或重掷骰子时才能给建议。
hint-head = 预期士兵数，最好的在前：
hint-mind = { $mind }会选择：{ $what }。{ $why }

## 结局

result-won = 第 { $n } 回合，战斗胜利。
result-lost = 第 { $n } 回合，战斗失败。
result-won-across = 第 { $n } 回合，{ $who }落败：各小队获胜。
result-lost-across = 第 { $n } 回合，{ $who }获胜：各小队落败。
result-running = 第 { $n } 回合，战斗还在继续。
status-in-play = 在战斗中
status-safe = 已攻下碉堡
status-out = 退出战斗
result-unit = 第 { $n } 小队（{ $status }，{ $where }）：{ $amounts }。
result-force = { $who }：{ $amounts }。
result-points = 胜利分数 { $n } = { $parts }
result-team = 全队得 { $n } 分，与得分最低的小队相同。
points-b-opt-15 = 攻下碉堡
points-b-opt-16 = 最先进入碉堡
points-b-opt-17 = 阵地
points-b-opt-18 = 士兵
points-b-opt-19 = 勇气
points-b-opt-20 = 专业兵种
points-b-opt-21 = 勋章
