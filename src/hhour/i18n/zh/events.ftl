# 发生了什么：每种事件一句话。`.by-card` 与 `.by-sector` 说明来源；其他属性以事件的内容命名。

## 对局

event-began = 战斗开始：{ $map }，{ $n } 个小队。
event-turn = 第 { $turn } 回合。
event-dealt = 第 { $unit } 小队分到：{ $cards }。
    .table = 摆上桌面：{ $cards }。
event-warning = 注意：这些选项可能使地图变得非常困难。
    .requirements = 注意：专业兵种是随机分配的，某些阵地要求的兵种可能谁都没有。
    .items = 注意：物品是随机分配的，这张地图需要的那件可能不在其中。
event-won = 第 { $turn } 回合，盟军获胜。
event-lost = 盟军战败：第 { $other } 小队全军覆没。
    .bunkers = 盟军战败：已没有小队能攻下必须攻下的目标。

## 登陆

event-landed = 第 { $unit } 小队在{ $sector }登陆。
event-start-resources = 第 { $unit } 小队的起始资源：{ $what }。
event-blind-start = 第 { $unit } 小队掷了四次标志物，起始资源：{ $what }。

## 资源

event-gained = 第 { $unit } 小队获得 { $what }，现有 { $now }。
    .by-card = 第 { $unit } 小队获得 { $what }，现有 { $now }（{ $by }）。
    .by-sector = 第 { $unit } 小队在{ $by }获得 { $what }，现有 { $now }。
event-paid = 第 { $unit } 小队支付 { $what }，还剩 { $now }。
    .by-card = 第 { $unit } 小队支付 { $what }，还剩 { $now }（{ $by }）。
    .by-sector = 第 { $unit } 小队在{ $by }失去 { $what }，还剩 { $now }。

## 卡牌

event-recruited = 第 { $unit } 小队花 { $cost } 颗星征召{ $card }。
    .free = 第 { $unit } 小队免费征召{ $card }。
event-joined = { $card }加入第 { $unit } 小队。
event-returned = { $card }回到第 { $unit } 小队。
event-found = 第 { $unit } 小队花 { $cost } 点物品点数寻获{ $card }。
    .free = 第 { $unit } 小队免费得到{ $card }。
event-award = 第 { $unit } 小队获颁{ $card }。
    .by-card = 第 { $unit } 小队获颁{ $card }（{ $by }）。
    .by-sector = 第 { $unit } 小队在{ $by }获颁{ $card }。
event-abandoned = 第 { $unit } 小队放弃{ $card }。
event-used = 第 { $unit } 小队使用{ $card }。
event-contested = 第 { $units } 小队都想要{ $card }，兵力最少的优先：第 { $unit } 小队。
event-effect = { $by }在{ $sector }生效，直到回合结束。
    .def = { $sector }的防御值降低 { $n }，直到回合结束（{ $by }）。
    .def0 = { $sector }的防御值降为 0，直到回合结束（{ $by }）。
    .no-mgf = { $sector }的机枪本回合不开火（{ $by }）。
    .guns-gone = { $sector }的机枪被永久摧毁（{ $by }）。
event-protected = 在第 { $other } 小队的保护下，第 { $unit } 小队本回合不受伤亡（{ $by }）。
event-changed-places = 第 { $unit } 小队与第 { $other } 小队互换阵地（{ $by }）。
event-consent-refused = 第 { $unit } 小队不同意第 { $other } 小队改动自己的骰子，{ $card }退还原主。

## 骰子

event-left-out = 第 { $unit } 小队本回合不用{ $dice }。
    .by-sector = 第 { $unit } 小队在{ $by }不用{ $dice }。
event-rolled = 第 { $unit } 小队掷出：{ $results }。
event-locked = 第 { $unit } 小队锁定{ $dice }。
event-result-added = 第 { $unit } 小队的结果增加：{ $colour }{ $face }。
    .by-card = 第 { $unit } 小队的结果增加：{ $colour }{ $face }（{ $by }）。
    .by-sector = 第 { $unit } 小队在{ $by }的结果增加：{ $colour }{ $face }。
event-result-removed = 第 { $unit } 小队移除{ $which }。
    .by-sector = 第 { $unit } 小队在{ $by }移除{ $which }。
event-die-set = 第 { $unit } 小队的{ $die }现在算作{ $colour }{ $face }（{ $by }）。
event-die-changed = 第 { $unit } 小队用{ $card }把一颗骰子从 { $before } 改为 { $n }（{ $purpose }）。
event-skulls-become = 第 { $unit } 小队的骷髅头全部变为{ $face }（{ $by }）。
event-tally-repeated = 第 { $unit } 小队沿用上回合的最终结果：{ $faces }。
event-tally-copied = 第 { $unit } 小队复制第 { $other } 小队的最终结果。
event-tally = 第 { $unit } 小队的最终结果：{ $results }。
event-d6 = 第 { $unit } 小队掷出 { $n }（{ $purpose }）。
    .mine = 地雷：第 { $unit } 小队掷出 { $n }。
    .entry = 此处有士兵等候：第 { $unit } 小队掷出 { $n }。
    .random = 未知地形：第 { $unit } 小队掷出 { $n }。
    .combat-loss = 炮弹落下：第 { $unit } 小队掷出 { $n }。
    .fight-back = 第 { $unit } 小队还击，掷出 { $n }。
    .tie = 平手决胜：第 { $unit } 小队掷出 { $n }。
event-spare-dice = 交换骰池：{ $faces }。
event-swap-offered = 第 { $unit } 小队向第 { $other } 小队提议换骰：{ $die }换{ $for }。
event-swapped = 第 { $unit } 小队与第 { $other } 小队换骰：{ $die }换{ $for }。
event-swapped-pool = 第 { $unit } 小队用{ $die }换来骰池中的一颗（{ $face }）。

## 维护

event-claimed = 第 { $unit } 小队宣布一组红白蓝：{ $face-short }。
event-rwb = 第 { $unit } 小队获得“{ $bonus }”。
    .by-card = 第 { $unit } 小队获得“{ $bonus }”（{ $by }）。
event-battle-cry = 第 { $unit } 小队本回合将以{ rwb-courage }移动。
event-straight = 第 { $unit } 小队宣布顺子，赢得一枚勋章。
event-cancelled = 第 { $unit } 小队的一个骷髅头取消{ $which }。
event-climbed = 第 { $unit } 小队凭 { $n } 个骷髅头登上悬崖。
event-climb-failed = 第 { $unit } 小队有 { $n } 个骷髅头，不足四个，没能登上悬崖。
event-marker = 第 { $unit } 小队的标志物：{ $face }。
    .must-move = 第 { $unit } 小队本回合必须离开所在阵地。

## 移动

event-advances = 第 { $unit } 小队花 { $cost } 点勇气，从{ $from }推进到{ $sector }。
    .free = 第 { $unit } 小队不花勇气，从{ $from }推进到{ $sector }。
event-moves = 第 { $unit } 小队从{ $from }移动到{ $sector }。
event-charges = 第 { $unit } 小队以{ rwb-courage }从{ $from }冲到{ $sector }。
event-retreats = 第 { $unit } 小队从{ $from }退到{ $sector }。
event-stayed = 第 { $unit } 小队留在{ $sector }。
event-random-sector = { $sector }的真面目：{ $ground }。

## 战斗

event-mgf = { $sector }的机枪掷出 { $dice }。
event-grey-mgf = { $sector }的灰色机枪骰显示{ $faces }。
    .own = 第 { $unit } 小队在{ $sector }的灰色机枪骰显示{ $faces }。
event-grey-changed = 第 { $unit } 小队用{ $card }把一颗灰色机枪骰变成{ $face }。
event-casualties = 第 { $unit } 小队受到 { $n } 个伤亡。
    .parts = 第 { $unit } 小队受到 { $n } 个伤亡：{ $parts }。
    .none = 第 { $unit } 小队没有伤亡。
event-shielded = 第 { $unit } 小队受到保护，免去 { $n } 个伤亡。
event-saved = 第 { $unit } 小队免去 { $n } 个伤亡（{ $by }）。
event-fell = { $n ->
    [0] 第 { $unit } 小队无人阵亡，还剩 { $now }。
   *[other] 第 { $unit } 小队阵亡 { $n } 名士兵，还剩 { $now }。
}
event-fallen = 第 { $unit } 小队失去{ $card }。
event-struck = 机枪击中专业兵种：第 { $unit } 小队失去{ $card }。
event-sacrificed = 第 { $unit } 小队牺牲{ $card }。
event-wiped-out = 第 { $unit } 小队在{ $sector }全军覆没。
    .stuck = 第 { $unit } 小队必须离开{ $sector }却无路可走：全军覆没。
    .unable = 第 { $unit } 小队途中失去了该阵地要求的专业兵种：全军覆没。
    .repelled = 第 { $unit } 小队不比{ $sector }的守军更强：全军覆没。
event-no-choice = 第 { $unit } 小队别无选择：只有{ $card }。
event-safe = 第 { $unit } 小队带着 { $soldiers } 名士兵，在{ $sector }安全了。
    .alone = 第 { $unit } 小队在{ $sector }安全了，只剩下专业兵种。
event-bunker-taken = 第 { $unit } 小队攻下{ $sector }，继续向另一座碉堡前进。
event-goes-on = 第 { $unit } 小队守住{ $sector }，继续前进。

## 还击、突击、守军

event-fight-back = 第 { $unit } 小队在{ $sector }还击，{ $allied } 对 { $german }，查 { $odds } 栏：骰子算作 { $n }。
event-worn = { $sector }的防御值永久降低 { $n }。
    .guns = { $sector }的防御值永久降低 { $n }，并失去 { $guns } 挺机枪。
event-eliminated = { $sector }的守备被肃清。
event-assault = 第 { $unit } 小队突击{ $sector }：{ $allied } 对 { $german }。
event-repulsed = 第 { $unit } 小队在{ $sector }被击退，将再次尝试。
event-garrison-tally = 守军掷出 { $faces }，增加 { $soldiers } 名士兵，现有 { $garrison }。
event-garrison-losses = 守军失去 { $n } 名士兵，还剩 { $now }。

## 交易

event-trade-offered = 第 { $unit } 小队向第 { $other } 小队提议给出：{ $give }；换取：{ $take }。
event-trade-withdrawn = 第 { $unit } 小队收回给第 { $other } 小队的提议。
event-trade-declined = 第 { $unit } 小队拒绝第 { $other } 小队的提议。
event-traded = 第 { $unit } 小队与第 { $other } 小队成交，给出：{ $give }；换取：{ $take }。
