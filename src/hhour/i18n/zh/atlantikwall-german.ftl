# 大西洋壁垒模块 1：德军玩家。他的卡牌在 atlantikwall-german-cards.ftl。

kind-german-specialist = 德军专业兵种
kind-german-item = 德军物品
kind-decoration = 勋饰
role-german = 德军
side-german = 德军

german-rwb-skull = 急电
    .text = 15 点物品点数，或一张勋饰；这组的三个骷髅头不取消任何结果。
german-rwb-star = 纪律
    .text = 在你的最终结果中加入一个任选的黑色结果，或获得 2 点勇气。
german-rwb-soldier = 支援部队
    .text = 获得 6 名士兵和 1 点勇气。
german-rwb-two-soldiers = 补充兵
    .text = 获得 6 名士兵。
german-rwb-courage = 狂热
    .text = 获得 2 颗星，或让每个小队失去 1 名士兵。
german-rwb-tool = 巧思
    .text = 按费用拿回一件用过的物品，或查看勋饰牌堆顶的三张并任意排列。

purpose-decoration = 勋饰
purpose-sniper = { card-sniper }
purpose-goliath = { card-goliath-mine }
purpose-booby-trap = { card-booby-traps }
purpose-tracers = { card-tracer-bullets }
part-shortfall = 缺口

timing-any-but-combat = 战斗阶段之外的任何时候
timing-turn-start = 第一次掷骰之前
timing-award-played = 小队使用勋章时
timing-rwb-claimed = 对方宣布一组颜色时
timing-move-start = 移动阶段开始时
timing-die-rolled = 刚掷出骰子之后
timing-assault = 突击比较之前

## 选项

option-german = 德军玩家
    .text = 一名玩家扮演德军防守地图，有自己的骰子、卡牌和秘密手牌；小队失败则他获胜。
option-german-limits = 德军限制
    .text = 德军每回合像小队一样只征召一名专业兵种、寻获一件物品，还是付得起多少就拿多少。
    .value-normal = 每回合各一张
    .value-unlimited = 不限
option-blind-start-german = 德军盲开局
    .text = 德军为每个小队掷一颗骰子：其中一颗是他的起始士兵，其余是他的勇气。
option-german-ai = 自动德军
    .text = 德军按规则行动：每种情况下做什么都有规定，无人坐在他的座位上。
option-strict-german-losses = 严格的德军损失
    .text = 失去的德军专业兵种里，只有{ card-zwangsrekrut }回到供应库。

## 他面前的东西

view-atlantikwall-german-pool = 可征召的德军专业兵种
view-atlantikwall-german-offered = 可寻获的德军物品
view-atlantikwall-german-spent = 用过的德军物品
view-atlantikwall-german-hand = 手中的勋饰数
view-atlantikwall-german-deck = 牌堆里的勋饰数
view-atlantikwall-german-discards = 弃掉的勋饰
view-atlantikwall-german-required = 应付的损失
view-atlantikwall-german-shortfall = 缺口
view-atlantikwall-german-emplaced = 架有MG42机枪
view-atlantikwall-german-gassed = 施放毒气
view-atlantikwall-german-decorations = 你的勋饰
view-atlantikwall-german-known = 你知道的牌堆顶勋饰

## 提问

ask-blind-start = 哪颗骰子作为你的士兵？其余作为勇气。
ask-which-guns = 备有灰色机枪骰：机枪火力用它们，还是用普通骰子？由你替所有人决定。
ask-adjust = 对结果使用卡牌，还是准备好了？
ask-before-fire = 机枪开火之前使用卡牌，还是准备好了？
ask-after-fire = 计算伤亡之前使用卡牌或交易，还是准备好了？
ask-before-assault = 比较兵力之前使用卡牌，还是准备好了？
ask-turn-start = 第一次掷骰之前使用卡牌，还是继续？
ask-move-start = 小队移动之前使用卡牌，还是继续？
ask-before-skulls = 骷髅头取消骰子之前使用卡牌，还是继续？
ask-counter-rwb = 德军宣布了一组颜色：出牌阻止，还是放过？
ask-german-counter-rwb = 第 { $unit } 小队宣布了一组红白蓝：出牌阻止，还是放过？
ask-counter-award = 第 { $unit } 小队使用了勋章：出牌阻止，还是放过？
ask-claimed = 等待：对方可以出牌阻止这组颜色。
ask-honoured = 等待：德军可以出牌阻止这枚勋章。
ask-storms = 正在突击碉堡。
ask-storm = 正在比较兵力。
ask-dispatch = { german-rwb-skull }：15 点物品点数，还是一张勋饰？
ask-discipline = { german-rwb-star }：一个自选的黑色结果，还是 2 点勇气？
ask-fanaticism = { german-rwb-courage }：2 颗星，还是每个小队失去 1 名士兵？
ask-ingenuity = { german-rwb-tool }：拿回一件用过的物品，还是查看勋饰牌堆顶？你有{ $points }。
ask-put-back = 哪张卡放在其余的上面？
ask-straight-decoration = 你的顺子要拿哪张勋饰？
ask-german-muster = 征召、寻获，还是抽一张勋饰？你有{ $stars }、{ $points }和{ $courage }。
ask-german-pay = 应付的损失是 { $n } 名士兵：先舍弃专业兵种，还是支付？
ask-german-loss = 你失去 { $n } 名士兵（{ $by }）：失去士兵，还是用专业兵种顶替？
ask-german-specialist = 你失去哪名专业兵种（{ $by }）？
ask-wound = { $by }：你承受哪种损失？
ask-stand-in = 失去谁？
ask-shoot = 向哪个小队开枪（{ $by }）？
ask-throw = 击中哪个小队（{ $by }）？
ask-arrest = 哪个小队失去专业兵种（{ $by }）？
ask-pick-specialist = 第 { $unit } 小队失去哪名专业兵种（{ $by }）？
ask-snipe = 击中哪个小队（{ $by }）？
ask-lose-specialist = 你失去哪名专业兵种（{ $by }）？
ask-copy-unit = 你的骰子复制哪个小队（{ $by }）？
ask-gas = 向哪个阵地施放毒气？
ask-goliath = 遥控炸弹开往哪个阵地（{ $by }）？
ask-labour = 哪个阵地的防御值提高（{ $by }）？
ask-emplace = 机枪架在哪个阵地（{ $by }）？
ask-enigma = 你拿哪张勋饰（{ $by }）？
ask-honour = 你免费征召谁（{ $by }）？
ask-recall = 谁归队（{ $by }）？
ask-fetch = 你免费拿哪件物品（{ $by }）？
ask-pick-german = 德军失去哪名专业兵种（{ $by }）？
ask-thermite = 摧毁什么（{ $by }）？
ask-exchange-dice = 交换哪些骰子（{ $by }）？
ask-hand-over = 把哪个骷髅头交给哪个小队（{ $by }）？
ask-reroll-some = 你重掷哪些骰子（{ $by }）？
ask-refire = 重掷哪些机枪骰（{ $by }）？
ask-lose-vehicle = 哪辆载具被摧毁（{ $by }）？
ask-booby-trap = 第 { $unit } 小队移动了：对它引爆{ card-booby-traps }吗？
ask-storm-order = 下一支突击的是哪个小队？

## 选择

do-muster = 以 { $n } 名士兵开局
do-first = 抢先行动
do-standing = 下达常备指令
    .bare = 下达常备指令
    .pass = 时机中不问我，自动放弃
    .ask = 每个时机都问我
    .usual = 时机中照常问我
do-black = 增加一个黑色结果：{ $face }
do-choose = 选择它
    .points = 15 点物品点数
    .decoration = 抽一张勋饰
    .courage = 2 点勇气
    .stars = 2 颗星
    .casualties = 每个小队失去 1 名士兵
    .look = 查看牌堆顶的三张勋饰
    .soldiers = 失去 4 名士兵
    .rest = 每个小队获得 1 颗星和 2 点勇气，下一次掷骰阶段不锁定骰子
    .guns = 本阵地的所有机枪
    .first-tally = 第一个结果：自己的骰子
    .grey-dice = 灰色机枪骰
    .plain-dice = 普通骰子
    .second-tally = 第二个结果：重新掷出的骰子
do-top = 把{ $card }放在上面
    .bare = 把一张卡放在上面
do-forfeit = 舍弃{ $card }
do-german-pay = 用士兵支付
do-german-claim = 宣布一组{ $face-short }：{ $bonus }
do-german-straight = 宣布顺子，拿一张勋饰
do-decorate = 抽一张勋饰
do-counter = 打出{ $card }阻止
do-strike = 第 { $unit } 小队
do-target = { $sector }
do-kill = 击毙{ $card }
do-destroy = 摧毁{ $card }
do-hand = 把{ $die }交给第 { $unit } 小队
do-refire = 重掷{ $sector }的机枪骰：{ $rest }
do-wreck = 失去{ $card }
do-spring = 引爆{ $card }

## 发生的事

event-german-blind = 德军为开局掷骰：{ $dice }。
event-guns-chosen = { $what ->
    [grey-dice] 德军玩家决定：机枪火力用灰色机枪骰。
   *[plain-dice] 德军玩家决定：机枪火力用普通骰子。
}
event-first-word = 德军抢先行动。
event-decorated = 德军拿到一张勋饰，手中现有 { $n } 张。
    .told = 德军拿到{ $card }，手中现有 { $n } 张勋饰。
event-wounded = 德军抽到黑色勋饰：{ $card }。
event-decoration-lost = 德军失去手中的{ $card }。
event-looked = 德军查看牌堆顶的 { $n } 张勋饰。
    .told = 德军查看勋饰牌堆顶：{ $cards }。
event-back-in-pool = { $card }回到德军供应库。
event-card-holds = { $by }生效，直到回合结束。
event-countered-rwb = 第 { $unit } 小队打出{ $card }：德军的这组颜色没有奖励（{ $face }）。
event-german-countered-rwb = 德军打出{ $card }：第 { $other } 小队的这组颜色没有奖励（{ $face }）。
event-countered-award = 德军打出{ $card }：第 { $other } 小队的勋章无效。
event-required-loss = 应付的损失是 { $n }；德军有 { $have } 名士兵。
event-shortfall = 德军缺 { $n }：本次战斗各处的防御值都降低 { $n }。
event-exchanged = 第 { $unit } 小队与德军交换一颗骰子：{ $faces }（{ $by }）。
event-german-exchanged = 德军与第 { $other } 小队交换一颗骰子：{ $faces }（{ $by }）。
event-handed-over = 德军把一个骷髅头交给第 { $other } 小队，在那里算作{ $colour }（{ $by }）。
event-refired = { $sector }的机枪再次开火：{ $dice }（{ $by }）。
event-grey-refired = { $sector }的机枪再次开火：{ $faces }（{ $by }）。
event-gassed = 毒气飘进{ $sector }：那里的每个小队只掷 5 颗骰子。
event-emplaced = { $by }架在{ $sector }：本局余下时间多一挺机枪。
event-item-destroyed = 德军失去{ $card }（{ $by }）。
event-sprung = 德军对第 { $other } 小队引爆{ $card }。
event-stormed = 第 { $unit } 小队突击{ $sector }：{ $allied } 对 { $german }。
event-destroyed = 第 { $unit } 小队在{ $sector }被消灭。

event-german-start-resources = 德军开局有{ $what }。
event-german-rwb = 德军获得“{ $bonus }”。
    .by-card = 德军获得“{ $bonus }”（{ $by }）。
event-german-rolled = 德军掷出：{ $results }。
event-german-locked = 德军锁定{ $dice }。
event-german-gained = 德军获得 { $what }，现有 { $now }。
    .by-card = 德军获得 { $what }，现有 { $now }（{ $by }）。
event-german-paid = 德军支付 { $what }，还剩 { $now }。
    .by-card = 德军支付 { $what }，还剩 { $now }（{ $by }）。
event-german-recruited = 德军花 { $cost } 颗星征召{ $card }。
    .free = 德军免费征召{ $card }。
event-german-joined = { $card }加入德军部队。
event-german-returned = { $card }回到德军部队。
event-german-found = 德军花 { $cost } 点物品点数寻获{ $card }。
    .free = 德军免费得到{ $card }。
event-german-used = 德军使用{ $card }。
event-german-result-added = 德军的结果增加：{ $colour }{ $face }。
    .by-card = 德军的结果增加：{ $colour }{ $face }（{ $by }）。
event-german-die-set = 德军的{ $die }现在算作{ $colour }{ $face }（{ $by }）。
event-german-die-changed = 德军用{ $card }把一颗骰子从 { $before } 改为 { $n }（{ $purpose }）。
event-german-grey-changed = 德军用{ $card }把一颗灰色机枪骰变成{ $face }。
event-german-skulls-become = 德军的骷髅头全部变为{ $face }（{ $by }）。
event-german-tally = 德军的最终结果：{ $results }。
event-german-tally-copied = 德军的骰子复制第 { $other } 小队的骰子。
event-german-claimed = 德军宣布一组红白黑：{ $face-short }。
event-german-straight = 德军宣布顺子，拿一张勋饰。
event-german-cancelled = 德军的一个骷髅头取消{ $which }。
event-german-fell = 德军阵亡 { $n } 名士兵，还剩 { $now }。
event-german-fallen = 德军失去{ $card }。
event-german-saved = 德军保住 { $n } 名士兵（{ $by }）。

## 拒绝

refusal-german-muster-now = 请征召、寻获、抽勋饰（“decorate”），或用“done”结束，而不是“{ $action }”。
refusal-decoration-none = 没有勋饰可抽了。
refusal-decoration-cost = 一张勋饰要 { $cost } 点勇气，你有 { $have } 点。
refusal-decoration-not-there = { $card }不在牌堆里。
refusal-card-too-dear = { $card }的费用超过 { $n } 点物品点数。
refusal-card-not-first = { $card }必须是你在这个时机使用的第一张卡。
refusal-card-not-storming = { $card }只能在本小队突击之前使用。
refusal-card-moved = { $card }只在本小队没有移动的回合开火。
refusal-card-guns-rolled = 机枪掷骰与伤亡之间不能使用{ $card }。
refusal-exchange-skull = { $die }是骷髅头，不能交出。
refusal-exchange-whom = { $die }不是对方可以交换的骰子。
refusal-first-german = 只有德军可以抢先行动。
refusal-first-nothing = 现在没有可以抢先的行动。
refusal-hand-not = 本回合不能把骷髅头交给 { $word }。
refusal-loss-met = 应付的损失 { $n } 已经够了。
refusal-standing-same = 常备指令已是如此。
refusal-standing-what = { $action }不是常备指令：pass、ask 或 usual。
refusal-target-none = { $word } 不是{ $card }能击中的小队。
refusal-recruit-back = { $card }在本次集结阶段刚回到德军供应区，下次集结才能再征召。
refusal-target-sector = { $card }不能用于{ $sector }。
refusal-trade-german = 没有人与德军交易。
refusal-trade-near = 离德军这么近，不能交易。
refusal-wound-not-had = { $card }：只能承受你有的东西的损失。
