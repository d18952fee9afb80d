# 《地狱之路》模块二：金骰。

option-gold = 金骰
    .text = 金骰的用法：由卡牌带来、作为一种掷法，或与六颗骰子一起掷。
    .value-regular = 随统帅等卡牌使用
    .value-touch = 点金：掷六颗，或掷四颗加一颗金骰
    .value-rwbg = 红白蓝与金：第七颗无色骰
    .value-wild = 万能骰：可换入的第七颗骰
option-gold-solitaire = 金骰单人交换
    .text = 单人游戏的交换骰池由四颗金骰组成；需要“随统帅等卡牌使用”的金骰。

purpose-gold = 金骰

## 卡牌

# What the General of the base game is called beside The General (W-GEN-33).
name-colonel = 上校
card-general-gold = 统帅
    .text = 每次掷骰阶段，每个小队可放下六颗骰子中的一颗，改掷一颗金骰。点金模式下，金骰掷法为五颗加一颗金骰。
the-general-gold = { card-general-gold }
card-supply-bag = 补给袋
    .text = 掷 2 颗金骰一次，可将其中任一颗、两颗或不将任何一颗加入最终结果，颜色各由你选定。
the-supply-bag = { card-supply-bag }
card-croix-militaire = 军事十字勋章
    .text = 掷 4 颗金骰一次，最多将其中 3 颗加入最终结果，颜色各由你选定。
the-croix-militaire = { card-croix-militaire }

## 提问

ask-gold-way = 掷六颗骰子，还是用一颗金骰代替其中几颗？请选择要放下的骰子。
ask-call-colour = 本回合你的金骰算什么颜色？
ask-gold-dice = 哪些金骰加入结果（{ $by }）？
ask-wild = 要让一颗骰子把位置和颜色让给万能骰吗？

## 选择

do-six = 掷六颗骰子
do-call = { $die }算作{ $colour }
do-count = 计入{ $dice }
do-wild = 用万能骰换下{ $dice }

## 事件

event-gold-way = 第 { $unit } 小队放下{ $dice }，改掷一颗金骰。
event-gold-called = 第 { $unit } 小队把{ $die }算作{ $colour }。
event-gold-rolled = 第 { $unit } 小队掷金骰：{ $results }（{ $by }）。
event-gold-counted = 第 { $unit } 小队将{ $dice }加入结果（{ $by }）。
event-wild-swapped = 第 { $unit } 小队用{ $die }换入万能骰：{ $colour }{ $face }。

## 拒绝

refusal-setup-gold-solitaire = 金骰交换池只供单个小队使用；本局有 { $units } 支。
refusal-gold-blocks = 金骰显示{ $face }，除非骷髅头取消金骰，否则不能获得该骰面的红白蓝奖励。
refusal-call-what = 请写明一颗金骰和一种颜色，例如“call g1 red”。
refusal-call-not-gold = { $die }不是金骰，颜色不变。
refusal-call-once = { $die }本回合已算作{ $colour }；每颗金骰只定一次颜色。
refusal-call-never = 本局中{ $die }是没有颜色的金骰，不定颜色。
refusal-call-moment = 金骰在最后一次掷骰之后、结果确定之前定颜色。
refusal-call-colour = 金骰可为红、白或蓝，不能是{ $colour }。
refusal-call-now = 请先定下金骰的颜色；“{ $action }”须稍候。
refusal-gold-not-these = 只有刚掷出的金骰可以加入结果：{ $dice }。
refusal-gold-too-many = 最多 { $n } 颗金骰加入结果；你写了 { $given } 颗。
refusal-wild-skull = { $die }显示骷髅头，不能让位给万能骰。
refusal-wild-same = 另一颗同色同面的骰子已代表{ $die }。
refusal-paint-gold = { $die }是无色的金骰，任何卡牌都不能给它颜色。
refusal-exchange-gold = 金骰只能与另一个小队的金骰交换。

view-way-to-hell-aside = 结果旁的金骰
