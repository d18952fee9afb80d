# 句子的衔接：列举、地点、骰子，以及数值的组成。

nothing = 无
quoted = “{ $word }”
list-and = { $a }和{ $b }
list-comma = { $a }、{ $b }
list-or = { $a }或{ $b }
list-semicolon = { $a }；{ $b }
with-notes = { $label }（{ $notes }）
with-rule = { $sentence } [{ $rule }]
because = { $sentence }{ $reason }

## 句中的地点与人

place-sector = 阵地 { $n }
place-bunker = 碉堡
place-bunker-west = 西碉堡
place-bunker-east = 东碉堡
place-on-map = { $map }的{ $place }
the-unit = 第 { $n } 小队

## 骰子

die-name = { $colour } { $n } 号骰
die-shows = { $colour }骰（{ $face }）
die-shows-both = 两颗{ $colour }骰（{ $face }）
dice-show = { $n } 颗{ $colour }骰（{ $face }）
dice-unrolled = { $n } 颗{ $colour }骰
die-of = 第 { $n } 小队的{ $die }
colour-of-face = { $colour }
result-of-colour = { $colour }的附加结果
results-of-colour = { $colour }：{ $faces }
labelled = { $label }：{ $text }
gun-die = { $sector }的第 { $n } 颗机枪骰

## 数值的组成

part = { $name } { $n }
part-def = 防御
part-mgf = 机枪
part-lacking = 资源不足
part-flak = { card-flak-vest }
part-deadstick = 尚未攻入梅维尔
part-garrison = 守军
part-fight-back = 还击战果
part-beside = 碉堡旁的专业兵种
part-sector = 炮击
part-base = 原值
sum-losses = 伤亡 { $n } = { $parts }
sum-cost = 费用 { $n } = { $parts }
sum-die = 骰值 { $n } = { $parts }
part-die = 掷出
part-r-crt-12 = { rwb-star }
part-r-crt-13 = 使用的物品
part-r-crt-14 = { card-tank }
part-r-crt-15 = 碉堡工事

## 为什么

why-rule = [{ $rule }] { $text }
why-cause = 原因：
why-silent = 小队已到达新的阵地。

## 战斗的代价

preview = 若在此作战：伤亡 { $n } = { $parts }。
preview-guns = 另加 { $n } 颗机枪骰。
preview-shelling = 另加一颗炮击骰。
preview-saved = 可免 { $n } 个伤亡：{ $card }。
preview-shielded = 你的小队不会受到伤亡。

## 需要在桌上掷的骰子

need-faces = 请为{ $who }掷 { $n } 颗骰子（{ $purpose }），输入骰面：SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL。
need-d6 = 请为{ $who }掷 { $n } 颗普通骰子（{ $purpose }），输入点数。
need-pick = 请为{ $who }抽一张牌（{ $purpose }），输入牌名：{ $options }。
need-order = 顺序：{ $dice }。
need-guns = 这是{ $sector }的机枪。
need-kommandant-first = 先写指挥官的骰子。
need-table = 全桌
purpose-roll = 掷骰
purpose-spare = 交换骰池
purpose-german = 守军
purpose-mgf = 机枪
purpose-mine = 地雷
purpose-entry = 到达时的士兵
purpose-random = 未知地形
purpose-combat-loss = 炮击
purpose-lower-def = 炸弹
purpose-fight-back = 还击
purpose-tie = 平手决胜
purpose-blind = 盲目开局
purpose-award = 勋章
purpose-hand = 手牌
purpose-unique = 独特专业兵种
purpose-items = 特殊物品
