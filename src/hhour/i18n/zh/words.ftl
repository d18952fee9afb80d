# 桌面用语：骰子、资源、阶段、奖励、标志物。

## 骰面。`.letter` 各语言一致，记录与屏幕才能对得上。

face-skull = 骷髅头
    .letter = K
    .short = 骷髅
face-star = 星
    .letter = S
    .short = 星
face-soldier = 一名士兵
    .letter = 1
    .short = 一兵
face-two-soldiers = 两名士兵
    .letter = 2
    .short = 两兵
face-courage = 勇气
    .letter = C
    .short = 勇气
face-tool = 工具
    .letter = T
    .short = 工具

## 骰子与结果的颜色

colour-red = 红色
colour-white = 白色
colour-blue = 蓝色
colour-colourless = 无色
colour-black = 黑色
colour-gold = 金色
colour-pink = 粉色
colour-grey = 灰色

## 资源：`count-*` 表示数量，`resource-*` 只是名称。

count-soldiers = { $n } 名士兵
count-stars = { $n } 颗星
count-courage = { $n } 点勇气
count-points = { $n } 点物品点数
resource-soldiers = 士兵
resource-stars = 星
resource-courage = 勇气
resource-points = 物品点数

## 阶段

phase-setup = 布置
phase-roll = 掷骰
phase-upkeep = 维护
phase-muster = 集结
phase-move = 移动
phase-combat = 战斗
phase-assault = 突击

## 红白蓝奖励（按骰面）

rwb = 红白蓝奖励
rwb-skull = 亡者礼物
    .text = 获得 20 点物品点数；这组的三个骷髅头不取消任何结果。
rwb-star = 领导力
    .text = 在你的最终结果中加入一个任选的白色结果，或者让另一个小队获得 2 点勇气。
rwb-soldier = 增援
    .text = 你的小队获得 4 名士兵，你指定的另一个小队也获得 4 名士兵。
rwb-two-soldiers = 生力军
    .text = 你的小队获得 6 名士兵。
rwb-courage = 战场呐喊
    .text = 获得 3 名士兵，或者本回合移动到相邻阵地时无视其要求，也不用支付勇气。
rwb-tool = 特别寻获
    .text = 获得 2 颗星，或者按正常费用寻获供应库里一件已用过的物品。

## 小队标志物的各面

marker-1 = 一条杠
    .text = 在此阵地的第一回合。
marker-2 = 两条杠
    .text = 在此阵地的第二回合。
marker-3 = 三条杠
    .text = 在此阵地的第三回合。
marker-must-move = 必须移动
    .text = 小队下次移动时必须离开此阵地。
marker-battle-cry = 战场呐喊
    .text = 小队本回合可以自由移动到一个相邻阵地。

## 卡牌种类

kind-regular = 一般专业兵种
kind-unique = 独特专业兵种
kind-regular-item = 一般物品
kind-special-item = 特殊物品
kind-vehicle = 载具
kind-award = 勋章
kind-specialist = 专业兵种
kind-item = 物品

## 数值出处

provenance-printed = 原文
    .text = 规则原文写明。
provenance-derived = 推断
    .text = 由原文推得；原文有歧义时，是我们的裁定。
provenance-reconstructed = 重构
    .text = 原文只提到名称而没有数值，数值由我们拟定。
provenance-mixed = 部分原文，部分重构

## 地点与人

unit = 小队
seat = 座位
sector = 阵地
sector-number = 阵地 { $n }
sector-told = { $place }：{ $parts }
bunker = 碉堡
bunker-west = 西碉堡
bunker-east = 东碉堡

## Places as they stand alone, on a map or in a table

at-sector = 阵地 { $n }
at-bunker = 碉堡
at-bw = 西碉堡
at-be = 东碉堡
at-on-map = { $place }（{ $map }）
