# 战斗地图、训练级别，以及阵地上的各种说明。

map-n-01 = 老虎演习
    .history = 1944 年 4 月的实弹登陆演习。28 日，德军鱼雷艇击沉了前往演习的船只，638 名美军丧生。
    .advice = 入门地图：先玩演练，再玩基本训练，最后玩进阶训练。
map-n-02 = 奥马哈海滩
    .history = 1944 年 6 月 6 日，五个海滩中最惨烈的一个。献给战地摄影师罗伯特·卡帕和美军第 1 步兵师“大红一师”。
    .advice = 进入碉堡的唯一通路是阵地 9，那里要牺牲一名专业兵种。
map-n-03 = 犹他海滩
    .history = 最西边的海滩。献给小西奥多·罗斯福准将和美军第 4 步兵师“常春藤师”。
    .advice = 有三个起点可选，路上还有两件物品等着最先到达的小队。
map-n-04 = 黄金海滩
    .history = 英军海滩。献给独自攻下两处阵地的连军士长斯坦利·霍利斯，以及绿霍华德团。
    .advice = 两座碉堡都要攻下：尽早决定谁向西、谁向东。单人游戏须逐一攻下。
map-n-05 = 朱诺海滩
    .history = 加拿大军海滩。献给莱奥·马若尔下士和肖迪埃团。
    .advice = 坦克停在阵地 5；替它规划一条没有地雷的路线。
map-n-06 = 宝剑海滩
    .history = 最东边的海滩。献给菲利普·基弗少校、洛瓦特勋爵、风笛手比尔·米林和第 4 突击队的将士。
    .advice = 有三个阵地要等第一个小队进入才揭晓；中尉在阵地 5 等候。
map-n-07 = 奥克角
    .history = 奥马哈与犹他之间的悬崖。献给詹姆斯·厄尔·鲁德中校和第 2 游骑兵营 D、E、F 连。
    .advice = 攀上悬崖需要四个骷髅头：带上抓钩或绳梯，并留好经阵地 7 的退路。
map-n-08 = 梅维尔炮台
    .history = 夜袭奥恩河以东的海岸炮台。献给特伦斯·奥特韦中校、第 9 伞兵营和加拿大第 1 伞兵营。
    .advice = 只有战场呐喊才能攻入碉堡；阵地 13 可以无限期停留，适合积蓄力量。
map-deadstick = 死棍行动
    .history = 1944 年 6 月 6 日最初的几分钟里，滑翔机部队夺取了奥恩河与卡昂运河上的桥梁。
    .advice = 梅维尔与宝剑海滩碉堡相接：梅维尔的碉堡攻下之前，宝剑海滩的碉堡进不去。

## 老虎演习的训练级别

level-practice = 演练
    .text = 只看防御值、黑盾、士兵和勇气：没有专业兵种、物品、勋章、地雷和机枪。
level-basic = 基本训练
    .text = 加入专业兵种、骷髅头、机枪和地雷；没有物品、勋章，也不用阵地说明。
level-advanced = 进阶训练
    .text = 使用全部规则；任何一个小队被全歼，全体即告失败。

## 阵地效果

attr-bonus = 每回合最终结果中{ $face } +{ $n }。
attr-penalty = 每回合从最终结果中移除至多 { $n } 个{ $face }。
attr-no-lock = 在此不锁定骰子。
attr-lock = 在此锁定 { $n } 颗骰子。
attr-dice = 在此只掷 { $n } 颗骰子。
attr-no-skull-reroll = 在此不能重掷骷髅头。
attr-join = 到达时免费加入：{ $card }。
attr-join-first = 免费加入第一个到达的小队，且别处不能征召：{ $card }。
attr-no-find = 在此不能寻获物品。
attr-free-item = 第一个到达的小队免费取得：{ $card }。
attr-vehicle-pay = 在此可付费寻获：{ $card }。
attr-vehicle-free = 在此可免费取得：{ $card }。
attr-award-first = 第一个到达的小队抽取一张勋章。
attr-entry-soldiers-roll = 到达时掷一颗骰子，获得相应数量的士兵。
attr-entry-soldiers = 到达时获得 { $n } 名士兵。
attr-four-gain = 最终结果有四个相同结果时，获得 { $n } 名士兵。
attr-four-lose = 最终结果有四个相同结果时，失去 { $n } 名士兵。
attr-capacity = 此处同时最多容纳 { $n } 个小队。
attr-stay-forever = 小队可以在此无限期停留。
attr-climb = 悬崖：不锁定骰子，载具不能进入；三回合内最终结果有四个骷髅头即攀登成功。
attr-retreat = 攀登阵地 { $a } 或 { $b } 未成的小队可以退到这里。
attr-def-fixed = 物品、载具和专业兵种都不能降低此处的防御值。
attr-general-cancels = { card-general }在场时无效。
attr-battle-cry-only = 只能凭{ rwb-courage }进入。
attr-random = 未知地形：第一个到达的小队掷骰查 { $table } 表。
attr-combat-loss = 每次战斗，此处每个小队掷一颗骰子，多受相应数量的伤亡。
attr-combat-loss-unless = 每次战斗，此处每个小队掷一颗骰子，多受相应数量的伤亡，除非队中有：{ $card }。
attr-skull-any = 每回合 +{ $n } 个颜色任选的骷髅头。
attr-no-battle-cry = 在此不能获得{ rwb-courage }。
attr-star-loss = 最终结果中每有一颗星，失去 { $n } 名士兵。
attr-rwb-soldier = 在此每获得一个红白蓝奖励，多得 { $n } 名士兵。
attr-cant-stay = 只能停留一回合：下个移动阶段必须离开。

## 进入要求

need-one = 进入时小队须有：{ $card }。
need-any-of = 进入时小队须有其中之一：{ $cards }。
sacrifice-any = 进入时小队须牺牲一名自选的专业兵种。
sacrifice-one = 进入时小队须牺牲：{ $card }。

## 危险

special-damage-specialist = 机枪骰每掷出一个 6，此处每个小队另外阵亡一名专业兵种。
special-damage-courage = 机枪骰每掷出一个 6，此处每个小队另外失去 1 点勇气。
edge-mine = 地雷：掷一颗骰子，受到相应数量的伤亡。
edge-barrier = 障碍物：没有{ card-wirecutters }或{ card-bulldozer }不能通过。
black-shield = 黑盾：小队在此只能停留一回合。

## 宝剑海滩的未知地形

random-a1 = 迫击炮火
random-a2 = 湿滑地面
random-a3 = 散兵坑
random-a4 = 掩体
random-a5 = 半履带车
random-a6 = 荣誉战场
random-b1 = 炮火弹幕
random-b2 = 阵亡的坦克兵
random-b3 = 冷枪手
random-b4 = 战壕
random-b5 = 推土机
random-b6 = 制高点
random-c1 = 诡雷
random-c2 = 交叉火力
random-c3 = 伏击
random-c4 = 炮火弹幕
random-c5 = 装甲车
random-c6 = 集结点
