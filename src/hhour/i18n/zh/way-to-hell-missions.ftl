# 《地狱之路》模块三：特殊任务与战地晋升。

option-missions = 特殊任务
    .text = 每支小队从两个任务中留一个，进入最后的碉堡前必须完成；奖励一枚勋章和一张战地晋升。
option-mission-possible = 可能的任务
    .text = 每支小队有两个任务，可以不完成；进入最后的碉堡则须付 8 颗星。需要特殊任务。

kind-mission = 特殊任务
kind-promotion = 战地晋升
purpose-mission = 任务
purpose-promotion = 战地晋升

## 新命令

card-new-orders = 新命令
    .text = 弃掉一个尚未完成的任务，抽 2 个并留 1 个。
the-new-orders = { card-new-orders }

## 提问

ask-keep-mission = 留下哪个任务？
ask-make-room = { $card }因你的任务而可用：取出什么来交换？
ask-mission = 现在完成任务吗？
ask-give-results = 为任务放弃哪个结果（{ $by }）？
ask-mission-sacrifice = 为任务牺牲谁（{ $by }）？
ask-mission-reward = 你的任务得到奖励。
ask-mission-supply = 任务所需的卡牌变为可用。
ask-save-bonus = { $by }带来任务所需的红白蓝奖励：领取，还是留给任务？
ask-keep-item = 任务需要{ $card }：留着，还是现在使用？
ask-replace-mission = 弃掉哪个任务（{ $by }）？
ask-reroll-three = 重掷哪些骰子，最多三颗（{ $by }）？
ask-recruit-cheap = 免费征召哪名不超过 3 颗星的专业兵种（{ $by }）？
ask-find-cheap = 免费寻获哪件不超过 12 点的物品（{ $by }）？
ask-turn-die = 哪颗骰子改为什么骰面和颜色（{ $by }）？
ask-before-combat = 战斗前要打出战地晋升吗？

## 选择

do-take-out = 取出{ $card }
do-accomplish = 完成任务：{ $name }
do-forgo = 放弃{ $dice }
do-obtain = 领取奖励
do-save = 留给任务
do-keep-item = 留给任务
do-use-item = 现在使用
do-discard = 弃掉任务：{ $name }
do-turn = 把{ $die }改为{ $colour }{ $face }
price-mission-fails = 任务失败，全局落败
price-mission-stars = 未完成的任务须付 8 颗星

## 事件

event-missions-drawn = 第 { $unit } 小队抽到任务：{ $cards }。
event-mission-kept = 第 { $unit } 小队留下任务：{ $name }。
event-mission-redrawn = { $name }需要本局没有的卡牌；第 { $unit } 小队重抽。
event-mission-discarded = 第 { $unit } 小队弃掉任务：{ $name }。
event-made-available = 因第 { $unit } 小队的任务，{ $name }变为可用。
event-taken-out = 第 { $unit } 小队取出{ $card }以交换。
event-mission-declared = 第 { $unit } 小队宣布任务：{ $name }。
event-bonus-given-up = 第 { $unit } 小队为任务放弃一次{ $bonus }。
event-bonus-saved = 第 { $unit } 小队把{ $bonus }留给任务（{ $by }）。
event-discarded = 第 { $unit } 小队弃掉{ $card }（{ $by }）。
event-mission-accomplished = 第 { $unit } 小队完成了任务：{ $name }。
event-promoted = 第 { $unit } 小队获得战地晋升：{ $name }。
event-mission-failed = 第 { $unit } 小队未完成任务（{ $name }）就进入最后的碉堡：战斗失败。

## 拒绝

refusal-mission-unknown = 没有“{ $word }”这个任务。
refusal-mission-not-held = 你的小队没有任务“{ $name }”。
refusal-mission-once = 每支小队每回合最多完成一个任务。
refusal-mission-not-drawn = “{ $word }”不是你抽到的任务。
refusal-mission-card = 你的任务需要{ $card }，而小队中没有。
refusal-mission-share = 一名专业兵种不能同时用于任务的两项要求。
refusal-mission-results = 结果中没有 { $n } 个{ $face }可放弃。
refusal-mission-set = 没有{ $bonus }可放弃。
refusal-mission-cannot-pay = { $name }的要求本回合无法全额支付。
refusal-mission-bunker-adjacent = { $sector }不在碉堡旁；此任务须在碉堡旁完成。
refusal-mission-mgf = { $sector }没有印机枪；此任务须在有机枪的阵地完成。
refusal-take-out-not = 不能为此卡取出“{ $word }”。
refusal-forgo-not = “{ $word }”不是此处可放弃的{ $face }。
refusal-mission-none = 你的小队没有可替换的任务。
refusal-mission-deck-empty = 没有任务可抽了。
refusal-reroll-most = 最多 { $n } 颗骰子；你写了 { $given } 颗。
refusal-recruit-dear = { $name }的费用超过 { $n } 颗星。
refusal-find-dear = { $name }的费用超过 { $n } 点物品点数。
refusal-before-combat = 请打出战地晋升或跳过；“{ $action }”须稍候。

## 任务

card-deglopper-stand = 一等兵查尔斯·德格洛珀的坚守
    .text = 牺牲{ card-hero }；放弃一次{ rwb-courage }；支付 3 颗星。
the-deglopper-stand = { card-deglopper-stand }
card-aitken-attempt = “科西”·艾特肯中尉的尝试
    .text = 牺牲{ card-sharpshooter }或{ card-marksman }；弃掉{ card-flame-thrower }；身处碉堡旁的阵地。
the-aitken-attempt = { card-aitken-attempt }
card-fleming-investigation = 伊恩·弗莱明海军少校的调查
    .text = 牺牲{ card-combat-photographer }；弃掉{ card-mine-detector }；放弃一次{ rwb-tool }。
the-fleming-investigation = { card-fleming-investigation }
card-howard-bridge = 约翰·霍华德少校的大桥
    .text = 牺牲{ card-platoon-leader }或{ card-corporal }；放弃一次{ rwb-two-soldiers }；支付 2 点勇气。
the-howard-bridge = { card-howard-bridge }
card-brotheridge-charge = 登·布拉泽里奇中尉的冲锋
    .text = 牺牲{ card-veteran }；弃掉{ card-grenade }；支付 3 点勇气。
the-brotheridge-charge = { card-brotheridge-charge }
card-rudder-climb = 詹姆斯·拉德中校的攀登
    .text = 牺牲{ card-sharpshooter }或{ card-point-man }；放弃一次{ rwb-skull }。
the-rudder-climb = { card-rudder-climb }
card-lomell-guns = 伦纳德·洛梅尔军士长的火炮
    .text = 牺牲{ card-scout }；弃掉{ card-grenade }；支付 2 颗星。
the-lomell-guns = { card-lomell-guns }
card-cota-order = 诺曼·科塔准将的命令
    .text = 牺牲{ card-corporal }；弃掉{ card-bangalore-torpedo }。
the-cota-order = { card-cota-order }
card-millin-march = 风笛手比尔·米林的进行曲
    .text = 牺牲{ card-beachmaster }或{ card-chaplain }；放弃一次{ rwb-courage }。
the-millin-march = { card-millin-march }
card-monteith-lead = 吉米·蒙蒂思中尉的带领
    .text = 牺牲{ card-minesweeper }；放弃一次{ rwb-star }。
the-monteith-lead = { card-monteith-lead }
card-pinder-radio = 约翰·平德技术兵的电台
    .text = 弃掉{ card-field-radio }；支付 5 名士兵；支付 2 点勇气。
the-pinder-radio = { card-pinder-radio }
card-barrett-rescue = 卡尔顿·巴雷特列兵的救援
    .text = 牺牲{ card-medic }；放弃一次{ rwb-soldier }。
the-barrett-rescue = { card-barrett-rescue }
card-capa-frames = 罗伯特·卡帕的十一张底片
    .text = 牺牲{ card-combat-photographer }；弃掉{ card-lucky-charm }；支付 3 点勇气。
the-capa-frames = { card-capa-frames }
card-montlaur-wager = 居伊·德·蒙洛尔中士的赌注
    .text = 牺牲{ card-corporal }；弃掉{ card-bazooka }。
the-montlaur-wager = { card-montlaur-wager }
card-turnbull-roadblock = 特纳·特恩布尔中尉的障碍物
    .text = 牺牲{ card-platoon-leader }或{ card-sharpshooter }；支付 10 名士兵。
the-turnbull-roadblock = { card-turnbull-roadblock }
card-steele-steeple = 约翰·斯蒂尔列兵的钟楼
    .text = 牺牲{ card-paratrooper }或{ card-decoy }；弃掉{ card-lucky-charm }；支付 3 颗星。
the-steele-steeple = { card-steele-steeple }
card-szabo-rearguard = 维奥莱特·萨博的断后
    .text = 牺牲{ card-sharpshooter }或{ card-marksman }；弃掉{ card-ammo-box }；支付 2 点勇气。
the-szabo-rearguard = { card-szabo-rearguard }
card-hall-transmission = 弗吉尼亚·霍尔的电报
    .text = 牺牲{ card-messenger }或{ card-scout }；弃掉{ card-field-radio }；支付 2 点勇气。
the-hall-transmission = { card-hall-transmission }
card-wake-ride = 南希·韦克的骑行
    .text = 牺牲{ card-scout }或{ card-messenger }；弃掉{ card-walkie-talkie }；支付 4 点勇气。
the-wake-ride = { card-wake-ride }
card-khan-silence = 努尔·伊纳亚特·汗的沉默
    .text = 弃掉{ card-walkie-talkie }；支付 5 颗星。
the-khan-silence = { card-khan-silence }
card-dejongh-line = 安德烈·德容的逃亡线
    .text = 牺牲{ card-pathfinder }或{ card-scout }；弃掉{ card-strategic-map }；支付 3 名士兵。
the-dejongh-line = { card-dejongh-line }
card-bohec-lesson = 让娜·博埃克的爆破课
    .text = 弃掉{ card-gammon-bomb }；弃掉{ card-toolkit }；支付 2 颗星。
the-bohec-lesson = { card-bohec-lesson }
card-flavin-forecast = 莫琳·弗拉文的天气预报
    .text = 弃掉{ card-binoculars }；放弃一次{ rwb-star }。
the-flavin-forecast = { card-flavin-forecast }
card-pujol-deception = 胡安·普约尔的骗局
    .text = 牺牲{ card-decoy }；弃掉{ card-command-jacket }；支付 2 点勇气。
the-pujol-deception = { card-pujol-deception }
card-roberts-tents = 玛丽·罗伯茨少尉的帐篷医院
    .text = 牺牲{ card-medic }；支付 3 点勇气；支付 2 颗星。
the-roberts-tents = { card-roberts-tents }
card-evershed-return = 莫莉·埃弗谢德护士的折返
    .text = 牺牲{ card-medic }或{ card-chaplain }；放弃一次{ rwb-two-soldiers }。
the-evershed-return = { card-evershed-return }
card-mason-tanker = 达德利·梅森船长的油轮
    .text = 弃掉{ card-toolkit }；支付 20 点物品点数。
the-mason-tanker = { card-mason-tanker }
card-higgins-boats = 安德鲁·希金斯的登陆艇
    .text = 放弃一次{ rwb-tool }；支付 15 点物品点数。
the-higgins-boats = { card-higgins-boats }
card-foster-bren = 维罗妮卡·福斯特的布伦枪
    .text = 从结果中移除 4 个工具结果。
the-foster-bren = { card-foster-bren }
card-topham-crossing = 弗雷德里克·托珀姆下士的救护
    .text = 牺牲{ card-medic }；放弃一次{ rwb-courage }。
the-topham-crossing = { card-topham-crossing }
card-foote-choice = 约翰·富特牧师的抉择
    .text = 牺牲{ card-chaplain }；支付 4 点勇气。
the-foote-choice = { card-foote-choice }
card-lost-battalion = 第442团的“失落的营”
    .text = 牺牲{ card-veteran }；放弃一次{ rwb-soldier }。
the-lost-battalion = { card-lost-battalion }
card-ngarimu-ridge = 恩加里穆少尉的山脊
    .text = 牺牲{ card-point-man }或{ card-hero }；从结果中移除 2 个红色勇气结果。
the-ngarimu-ridge = { card-ngarimu-ridge }
card-ghadge-charge = 耶什万特·加杰下士的冲锋
    .text = 牺牲{ card-grenadier }或{ card-veteran }；弃掉{ card-grenade }；身处印有机枪的阵地。
the-ghadge-charge = { card-ghadge-charge }
card-skarbek-bargain = 克里斯蒂娜·斯卡尔贝克的交易
    .text = 牺牲{ card-decoy }或{ card-messenger }；支付 20 点物品点数。
the-skarbek-bargain = { card-skarbek-bargain }
card-honour-lamp = 乔治·奥纳上尉的信号灯
    .text = 牺牲{ card-beachmaster }；弃掉{ card-signalling-lamp }。
the-honour-lamp = { card-honour-lamp }
card-lillyman-lights = 弗兰克·利利曼上尉的导航灯
    .text = 弃掉{ card-signalling-lamp }；支付 3 颗星。
the-lillyman-lights = { card-lillyman-lights }
card-peregory-trench = 弗兰克·佩里戈里中士的战壕
    .text = 弃掉{ card-grenade }；从结果中移除 3 个骷髅头。
the-peregory-trench = { card-peregory-trench }
card-cole-bayonets = 罗伯特·科尔中校的白刃冲锋
    .text = 弃掉{ card-whistle }；放弃一次{ rwb-courage }；支付 4 名士兵。
the-cole-bayonets = { card-cole-bayonets }
card-wright-moore-church = 赖特与穆尔的教堂
    .text = 牺牲{ card-medic }；牺牲{ card-chaplain }或{ card-corporal }；支付 2 点勇气。
the-wright-moore-church = { card-wright-moore-church }

## 战地晋升

card-fp-lance-corporal = 晋升：准下士
    .text = 将最终结果中最多 3 颗未锁定的骰子一起重掷一次。
the-fp-lance-corporal = { card-fp-lance-corporal }
card-fp-corporal = 晋升：下士
    .text = 获得 3 颗星。
the-fp-corporal = { card-fp-corporal }
card-fp-lance-sergeant = 晋升：准中士
    .text = 获得 5 名士兵。
the-fp-lance-sergeant = { card-fp-lance-sergeant }
card-fp-sergeant = 晋升：中士
    .text = 获得 3 点勇气。
the-fp-sergeant = { card-fp-sergeant }
card-fp-staff-sergeant = 晋升：上士
    .text = 获得 12 点物品点数。
the-fp-staff-sergeant = { card-fp-staff-sergeant }
card-fp-sergeant-major = 晋升：军士长
    .text = 免费征召一名印刷费用不超过 3 颗星的可用专业兵种，不占本回合的征召。
the-fp-sergeant-major = { card-fp-sergeant-major }
card-fp-warrant-officer = 晋升：准尉
    .text = 免费寻获一件印刷费用不超过 12 的可用物品，不占本回合的寻获；载具除外。
the-fp-warrant-officer = { card-fp-warrant-officer }
card-fp-second-lieutenant = 晋升：少尉
    .text = 移动前：本回合的推进不花勇气。要求和地雷照旧。
the-fp-second-lieutenant = { card-fp-second-lieutenant }
card-fp-first-lieutenant = 晋升：中尉
    .text = 移动前：忽略本回合进入的阵地的要求。勇气和地雷照旧。
the-fp-first-lieutenant = { card-fp-first-lieutenant }
card-fp-captain = 晋升：上尉
    .text = 把最终结果中的一颗骰子（锁定的也可）改为任意骰面和颜色。
the-fp-captain = { card-fp-captain }
card-fp-major = 晋升：少校
    .text = 移动前：小队本回合即使必须移动也可不移动；标记翻回三道杠。
the-fp-major = { card-fp-major }
card-fp-lieutenant-colonel = 晋升：中校
    .text = 小队移动或停留之后：其阵地或碉堡的防御值降低 6，直到回合结束，对其中所有小队有效。
the-fp-lieutenant-colonel = { card-fp-lieutenant-colonel }

view-way-to-hell-missions = 任务
view-way-to-hell-missions-need = 任务还需要
view-way-to-hell-missions-lack = 需要但已无法得到
view-way-to-hell-missions-urgent = 未完成任务而临近最后的碉堡
view-way-to-hell-missions-done = 已完成的任务
view-way-to-hell-missions-left = 可抽的任务
view-way-to-hell-promotions-left = 可抽的战地晋升
