# 《地狱之路》模块一：渡海。

option-sea = 地狱之路：渡海
    .text = 战斗之前，登陆艇先穿越三张海图之一：骰子会消耗士兵、勇气和艇体，抵达时剩下多少，就用多少作战。
option-continuous-play = 连续进行
    .text = 已登陆的小队立即开战，其余小队仍在海上。需要渡海。
option-strict-courage = 严格勇气
    .text = 付不起下一次推进的登陆艇必须弃艇；在深海即告失败。需要渡海。
option-shelling-spares-waders = 炮击不伤涉水者
    .text = 涉水的小队不受炮击。需要渡海。

phase-sea-upkeep = 海上维护
phase-shelling = 炮击
phase-sea-move = 海上移动
phase-mines = 水雷
timing-setup = 游戏开始时
timing-sea-upkeep = 海上维护阶段
timing-shelling = 炮击阶段
timing-sea-move = 海上移动阶段
timing-mines = 水雷阶段
purpose-shelling = 海面炮击
purpose-shell = 炮弹
purpose-sea-mines = 水雷
purpose-passenger = 乘客
price-sea-mines = 水雷

place-sea-a = 海区 A{ $n }
place-sea-b = 海区 B{ $n }
place-sea-c = 海区 C{ $n }
at-sea-a = 海区 A{ $n }
at-sea-b = 海区 B{ $n }
at-sea-c = 海区 C{ $n }
view-way-to-hell-sea = 海面

## 海军专业兵种

kind-naval = 海军专业兵种
card-naval-usa = 海岸警卫队舵手
    .text = 你的登陆艇每次推进少付 1 点勇气；驶上海滩付 3 点。
the-naval-usa = { card-naval-usa }
card-naval-uk = 皇家海军领航员
    .text = 你的登陆艇遭炮击时只失去 4 点物品点数（而非 8 点），士兵损失取两次双骰中较低的一次。
the-naval-uk = { card-naval-uk }
card-naval-canada = 水雷瞭望员
    .text = 你的登陆艇无视水雷。每次渡海一次，炮击掷骰后可立即宣布你未被击中。
the-naval-canada = { card-naval-canada }
card-naval-france = 海军陆战炮手
    .text = 你的小队因所在海区的防御值少损失 1 名士兵。
the-naval-france = { card-naval-france }
card-naval-shaef = 联合作战引水员
    .text = 最后一次掷骰后，可将一颗显示勇气或工具的骰子翻成骷髅头。
the-naval-shaef = { card-naval-shaef }
card-naval-poland = 船舶机械师
    .text = 你的登陆艇以 24 点物品点数开始。每回合有一个工具不计入物品点数，引擎熄火对你的登陆艇无效。
the-naval-poland = { card-naval-poland }

## 海上的红白蓝惩罚

penalty-skull = 流弹
    .text = 失去一名由你选择的乘客。
penalty-star = 直接命中
    .text = 登陆艇失去 8 点物品点数。
penalty-soldier = 弹片
    .text = 失去 4 名士兵，登陆艇失去 5 点物品点数。
penalty-two-soldiers = 有人落水！
    .text = 失去 6 名士兵。
penalty-courage = 恐慌
    .text = 登陆艇本回合必须横向移动。
penalty-tool = 引擎熄火
    .text = 登陆艇本回合不能移动。

## 提问

ask-sea-start = 你的登陆艇从哪里出发？
ask-sea-move = 驶向哪里？
ask-sea-shell = 炮弹正落向你：水雷瞭望员及时发现了吗？
ask-sea-disembark = 你必须弃艇：到哪一侧？
ask-sea-leave = 留在艇上，还是下艇涉水前行？
ask-stray-bullet = 流弹：哪名乘客中弹？
ask-sea-stars = 三颗星：失去哪名专业兵种？
ask-naval-exchange = { $card }返回舰队：换士兵还是换勇气？
ask-annul-whom = 取消谁的结果（{ $by }）？
ask-annul = 取消哪个结果（{ $by }）？
ask-omit-tools = 略去哪个工具（{ $by }）？
ask-courage-or-hull = 要勇气，还是给登陆艇物品点数（{ $by }）？
ask-shield-at-sea = 本回合谁不受伤亡（{ $by }）？
ask-sea-skull = 哪颗骰子翻成骷髅头（{ $by }）？

## 选择

do-embark = 从{ $sector }出发
do-sail = 驶向{ $sector }
do-wade = 涉水到{ $sector }
do-land = 在{ $sector }登陆
do-disembark = 下艇到{ $sector }
do-part = 失去{ $card }
do-dodge = 未被击中：使用水雷瞭望员
do-endure = 承受炮击
do-annul = 取消{ $dice }
do-blank = 将{ $dice }翻成骷髅头

## 事件

event-crew = 第 { $unit } 小队登艇，同行的有{ $card }。乘客：{ $cards }。
event-embarked = 第 { $unit } 小队的登陆艇从{ $sector }出发。
event-sea-toll = 第 { $unit } 小队失去 { $what }，还剩 { $now }。
event-crew-lost = 第 { $unit } 小队失去{ $card }。
event-stars-spent = 第 { $unit } 小队已无专业兵种可失；星数照减。
event-stray-bullet = 流弹击中第 { $unit } 小队。
event-direct-hit = 第 { $unit } 小队的登陆艇被直接命中。
event-shrapnel = 弹片扫过第 { $unit } 小队。
event-man-overboard = 有人落水！第 { $unit } 小队损失人员。
event-panic = 第 { $unit } 小队的登陆艇上一片恐慌：必须横向移动。
event-stalled-motor = 第 { $unit } 小队的引擎熄火：登陆艇本回合不能移动。
event-motor-mended = 第 { $unit } 小队的{ card-naval-poland }保住了引擎。
event-sea-fire = 第 { $unit } 小队在{ $sector }遭到射击：防御值 { $def }，该处登陆艇 { $crafts } 艘。
event-sea-shielded = 第 { $unit } 小队受到保护，没有伤亡。
event-sea-wiped-out = 第 { $unit } 小队在{ $sector }全军覆没。
event-craft-destroyed = 第 { $unit } 小队的登陆艇在{ $sector }被毁。
event-sea-panic = 第 { $unit } 小队在{ $sector }勇气耗尽，弃艇。
event-sea-faint = 第 { $unit } 小队付不起下一次推进的 { $n } 点勇气，弃艇。
event-drowned = 第 { $unit } 小队在深海的{ $sector }溺亡。
event-disembarked = 第 { $unit } 小队离开登陆艇，站在{ $sector }。
event-shelling = 炮击：{ $dice }。编号为 { $n } 的海区全部中弹。
event-shells-miss = 第 { $unit } 小队正在涉水，炮弹没有伤到它。
event-dodged = 第 { $unit } 小队的{ card-naval-canada }发现了来袭的炮弹：未被击中。
event-shelled = 第 { $unit } 小队遭炮击：{ $dice }。
event-sailed = 第 { $unit } 小队从{ $from }驶到{ $sector }。
event-waded = 第 { $unit } 小队从{ $from }涉水到{ $sector }。
event-struck-mine = 第 { $unit } 小队的登陆艇触雷：{ $dice }。
event-mines-seen = 第 { $unit } 小队的{ card-naval-canada }避开了水雷。
event-passengers-ashore = 第 { $unit } 小队的乘客可在岸上征召：{ $cards }。
event-battle-begins = 登陆艇已冲滩，战斗开始。
event-blanked = 第 { $unit } 小队将{ $die }翻成骷髅头（{ $by }）。

## 拒绝

refusal-setup-sea-map = { $map }没有岸线；渡海需要临海的滩头。
refusal-setup-sea-scenario = 渡海只通向一张地图；{ $map }由两张拼成。
refusal-sea-no-sector = 海图上没有海区“{ $word }”。
refusal-sea-no-craft = 你已经离开登陆艇。
refusal-sea-deep = 深海中不能下艇；请等到安全区（最上面两排）。
refusal-sea-not-beside = 只能从登陆艇左右两侧下艇；{ $sector }不在旁边。
refusal-sea-panic-first = 恐慌中登陆艇先横向移动；水雷阶段结束时才能下艇。
refusal-sea-start-taken = { $sector }已被占；两艘登陆艇不能从同一海区出发。
refusal-sea-start-row = { $sector }不在最下面一排；登陆艇从那一排出发。
refusal-sea-panic-stay = 恐慌中登陆艇必须横向移动，不能停留。
refusal-sea-must-move = 标志物要求小队本回合必须移动。
refusal-sea-no-start = “{ $word }”不是海滩的起始阵地。
refusal-sea-not-top = 只能从海图最上面一排登上海滩。
refusal-sea-not-ahead = { $sector }不在这一列的正前方。
refusal-sea-not-back = 不能后退：{ $sector }在你身后。
refusal-sea-too-far = { $sector }既不在正前方，也不在旁边。
refusal-sea-stalled = 引擎熄火，登陆艇本回合不能移动。
refusal-sea-panic-aside = 恐慌中登陆艇只能向左或向右移动。
refusal-sea-courage = 这次推进需要 { $n } 点勇气；小队只有 { $courage } 点。
refusal-sea-aboard = 你的小队还在艇上：请驾艇移动。
refusal-sea-on-foot = 你的小队已离艇：只能涉水。
refusal-naval-not-hit = 此处不能失去{ $card }。
refusal-not-aboard = “{ $word }”不在艇上。
refusal-naval-for-what = 海军专业兵种可换 3 名士兵或 2 点勇气，例如“gain courage 2”。
refusal-naval-off = 离艇之后，{ $card }不再起作用。
refusal-blank-face = { $die }显示的既不是勇气也不是工具。
refusal-award-waits = { $card }在海上没有效果；请留到登陆之后。
refusal-annul-not = 请写明该结果中仍然有效的骰子，例如“annul r1”。
refusal-annul-tools = 只能略去自己结果中的工具。
refusal-no-hull = 请选择 4 点勇气；在艇上也可选 15 点物品点数。
refusal-trade-sea-land = 海陆之间不能往来；第 { $other } 小队在岸线的另一边。
refusal-die-at-sea = 第 { $other } 小队还在海上；岸上使用的卡牌对其骰子无效。
refusal-passenger-lost = { $card }已在海上损失，谁也不能再征召。
refusal-trade-aboard = 海上只有在同一海区涉水的小队可以交易。
refusal-swap-at-sea = 海上不能交换骰子。

## 终端

sea-beach = 海滩（{ $n } 点勇气）
sea-legend = 左侧：进入该排的勇气，= 安全区。海区内：防御值，# 炮击编号，m 水雷，@ 登陆艇，~ 涉水小队。
