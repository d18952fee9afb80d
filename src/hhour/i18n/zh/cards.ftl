# 基础版的 70 张卡牌：名称、效果；单人游戏有所不同时另写 `.solo`。

## 勋章

card-army-good-conduct-medal = 陆军品德优良勋章
    .text = 把你最终结果中至多 2 颗骰子（锁定的也行）转成任意骰面，颜色不变。
card-conspicuous-gallantry-medal = 显著英勇勋章
    .text = 在你的最终结果中加入 2 个任选的无色结果，并在另一个小队的最终结果中加入 1 个。
    .solo = 在你的最终结果中加入 2 个任选的无色结果。
card-medal-of-honor = 荣誉勋章
    .text = 在另一个小队的最终结果中加入 3 个任选结果，红、白、蓝各一个；它们可以组成红白蓝。
    .solo = 这三个结果加入你自己的最终结果。
card-memorial-cross = 纪念十字勋章
    .text = 你的小队获得 20 点物品点数，其他每个在场小队获得 10 点。
    .solo = 你的小队获得 20 点物品点数。
card-silver-star = 银星勋章
    .text = 放弃你的骰子结果，从头重做整个掷骰阶段（重新锁定，共掷三次）；已用在旧骰子上的效果作废。
card-victoria-cross = 维多利亚十字勋章
    .text = 选择另一个在场小队：本回合余下时间它不受伤亡，也不受特殊伤害。
    .solo = 不可用。
card-legion-of-merit = 优异军团勋章
    .text = 立即免费取得一辆本局尚未被寻获的载具；已有载具的小队须先放弃或转交旧载具。
card-purple-heart = 紫心勋章
    .text = 你的小队在本局中失去的一名专业兵种免费归队。
card-croix-de-guerre = 法国英勇十字勋章
    .text = 本回合战斗中你的小队不受伤亡和特殊伤害，但本回合不能推进（可以横向移动）。
card-distinguished-service-cross = 杰出服役十字勋章
    .text = 获得一个任选的红白蓝奖励，在维护阶段结算；若选{ rwb-skull }，只得 20 点物品点数，不会让骷髅头失效。
card-distinguished-conduct-medal = 杰出行为勋章
    .text = 立即从手牌或供应库免费征召一名可用的专业兵种，不占本回合的征召次数。
card-bronze-star = 铜星勋章
    .text = 立即免费寻获供应库中一件正面朝上的物品，不占本回合的寻获次数；在不能寻获物品的阵地也行。

## 一般专业兵种

card-beachmaster = 登陆指挥官
    .text = 你的小队每次推进（包括进入碉堡）到达时获得 3 名士兵，前提是移动前他已在队中。
card-chaplain = 随军牧师
    .text = 你每获得一个红白蓝奖励，就获得 1 点勇气。
card-corporal = 下士
    .text = 每回合一次，最后一次掷骰之后重掷 1 颗未锁定的骰子，以新结果为准。
card-hero = 战争英雄
    .text = 你的小队受到伤亡时，每支付 1 颗星或 1 点勇气就免去 1 个伤亡。
card-medic = 医务兵
    .text = 你的小队每个阶段少受 1 个伤亡，地雷也算。
card-minesweeper = 扫雷兵
    .text = 你的小队无视地雷，不必掷骰。
card-paratrooper = 伞兵
    .text = 算作 6 名士兵；选他作为伤亡时，他一次最多抵 6 个伤亡，多余的浪费掉。
card-pathfinder = 探路兵
    .text = 你的小队每次移动（横向或向前）到达时获得 1 名士兵。
card-platoon-leader = 排长
    .text = 你的小队每次推进少付 1 点勇气，最低为 0。
card-point-man = 先头侦察兵
    .text = 小队必须移动时牺牲他：小队可以多留一回合（黑盾阵地也行），下个移动阶段必须离开。
card-scout = 侦察兵
    .text = 每回合在你的最终结果中加入 1 个无色工具。
card-sharpshooter = 狙击手
    .text = 你最终结果中的 1 个骷髅头不取消任何结果；它仍可用于{ rwb-skull }和{ card-ammo-box }。
card-veteran = 老兵
    .text = 你每获得一个红白蓝奖励，就获得 1 名士兵。

## 独特专业兵种

card-captain = 上尉
    .text = 每回合一次，最后一次掷骰之后把你的 1 颗骰子（锁定的也行）改成红、白或蓝色。
card-combat-photographer = 战地摄影师
    .text = 在你的最终结果确定后牺牲他：下回合你不掷骰，沿用同样的最终结果。
card-decoy = 假目标
    .text = 你的小队须要或选择牺牲其他专业兵种时，改为牺牲他，即使队中没有被点名的那一位。
card-engineer = 工兵
    .text = 你的小队所在碉堡的防御值降低 5，对其中所有小队有效。
card-general = 将军
    .text = 所有小队在第一次掷骰后只锁定 1 颗骰子。
card-grenadier = 手榴弹兵
    .text = 在机枪开火前牺牲他：你所在阵地的机枪在本局余下时间全部移除；碉堡中不可用。
card-lieutenant = 中尉
    .text = 最后一次掷骰之后，任何小队都可以与另一个小队交换 1 颗骰子，不论位置；每个小队每回合至多一次。
    .solo = 另掷一组六颗骰子，其中的骷髅头可以重掷一次；之后每回合可用你的一颗骰子换其中一颗，每颗只能换一次。
card-marksman = 神射手
    .text = 你每锁定一个骷髅头，就获得 3 名士兵；骷髅头仍是骷髅头。
card-messenger = 传令兵
    .text = 你的小队每次征召专业兵种少付 1 颗星；他本人每回合可以被交易一次。
    .solo = 你的小队每次征召专业兵种少付 1 颗星。
card-quartermaster = 后勤官
    .text = 每个小队每寻获一件物品少付 2 点物品点数，最低为 0。
card-war-correspondent = 战地记者
    .text = 在你的小队移动前牺牲他：与碉堡外的另一个小队互换位置；这不算移动，双方仍可移动。
    .solo = 不可用。

## 一般物品

card-carrier-pigeon = 信鸽
    .text = 本回合余下时间，你的小队可以与地图上任何位置的另一个小队交易资源。
    .solo = 不可用。
card-bangalore-torpedo = 爆破筒
    .text = 你所在阵地的防御值在本回合结束前为 0，对那里所有小队有效；机枪照常开火；碉堡中不可用。
card-binoculars = 双筒望远镜
    .text = 把任意一颗骰子转成你要的骰面：任何小队的骰子（锁定的也行），或刚为机枪、地雷、阵地掷出的骰子。
card-field-radio = 野战无线电
    .text = 获得 5 名士兵。
card-flame-thrower = 火焰喷射器
    .text = 你的小队所在碉堡的防御值降低 10，到回合结束为止。
card-grenade = 手榴弹
    .text = 在机枪开火前使用：你所在阵地或碉堡的机枪本回合不开火。
card-shoulder-patch = 臂章
    .text = 集结阶段失去 1 名士兵，免费征召一名可用的专业兵种；这算本回合的征召。
card-mine-detector = 地雷探测器
    .text = 你的小队本回合无视地雷。
card-walkie-talkie = 对讲机
    .text = 寻获时立即使用：获得 2 名士兵。
card-whistle = 哨子
    .text = 寻获时立即使用：你的小队本回合推进不用支付勇气；其他要求不变，不推进则作废。

## 特殊物品

card-ammo-box = 弹药箱
    .text = 你最终结果中的所有骷髅头都变成同一个任选骰面，颜色不变。
card-bazooka = 火箭筒
    .text = 你所在阵地或碉堡的防御值降低 7，到回合结束为止。
card-command-jacket = 军官夹克
    .text = 获得红白蓝奖励“{ rwb-star }”。
card-dexedrine = 中枢神经刺激剂
    .text = 获得红白蓝奖励“{ rwb-courage }”。
    .solo = 效果相同，但在{ map-n-08 }由{ card-signalling-lamp }代替。
card-dispatch-case = 公文包
    .text = 你的最终结果变成另一个小队最终结果的副本（骰子、颜色和附加结果），你自己的作废。
    .solo = 不可用。
card-flak-vest = 防弹衣
    .text = 只有你的小队本回合无视机枪造成的伤亡和特殊伤害，机枪掷骰之后使用也行。
card-gammon-bomb = 盖蒙弹
    .text = 掷一颗骰子：你所在阵地或碉堡的防御值降低相应点数，到回合结束为止。
card-grappling-hook = 抓钩
    .text = 在你的最终结果中加入 1 个颜色任选的骷髅头。
card-lucky-charm = 护身符
    .text = 获得 1 颗星或 1 点勇气。
card-medal-case = 勋章盒
    .text = 随机抽取 1 张勋章，算作你本回合的勋章。
card-mortar = 迫击炮
    .text = 在机枪开火前使用：与你相邻的一个阵地本回合机枪不开火；不能对碉堡使用。
    .solo = 不可用。
card-pocket-bible = 小本圣经
    .text = 获得 3 点勇气。
card-rangefinder = 测距仪
    .text = 把你最终结果中的 1 颗蓝色骰子转成任意骰面。
card-rope-ladder = 绳梯
    .text = 每个在场小队都在自己的最终结果中加入 1 个颜色任选的骷髅头。
card-signalling-lamp = 信号灯
    .text = 获得红白蓝奖励“{ rwb-two-soldiers }”：6 名士兵。
card-strategic-map = 战略地图
    .text = 改变任意一颗骰子的颜色，骰面不变。
card-toolkit = 工具包
    .text = 在你的最终结果中加入 2 个无色工具。
card-wirecutters = 铁丝钳
    .text = 你的小队以及与它一同移动的小队本回合无视障碍物。

## 载具

card-ambulance = 救护车
    .text = 它所在阵地的每个小队每个阶段少受 1 个伤亡；随它同行或前来会合的小队不必按阵地要求牺牲专业兵种。
card-armored-car = 装甲车辆
    .text = 它所在阵地的每个小队每回合在最终结果中加入 1 颗星，寻获每件物品少付 1 点物品点数。
card-bulldozer = 推土机
    .text = 它所在阵地的每个小队每回合在最终结果中加入 1 个勇气；车主和与它一同移动的小队可以通过障碍物。
card-half-track = 半履带车
    .text = 它所在阵地的每个小队每回合在最终结果中加入 1 个工具，并且每回合寻获物品不限件数。
card-jeep = 吉普车
    .text = 每回合一次，最后一次掷骰之后，它所在阵地的每个小队可以重掷 1 颗未锁定的骰子。
card-tank = 坦克
    .text = 它所在阵地的防御值降低 2，那里的机枪特殊伤害无效。
