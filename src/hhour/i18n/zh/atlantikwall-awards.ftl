# 大西洋壁垒：四枚勋章，以及关于补给的可选规则。

card-france-and-germany-star = 法德之星
    .text = 把你最终结果中的至多 3 颗骰子（锁定的也行）变成你选的骰面；颜色不变。
the-france-and-germany-star = { card-france-and-germany-star }
card-cross-of-grunwald = 格伦瓦尔德十字勋章
    .text = 获得 10 名士兵。有德军玩家时：获得 6 名士兵，他失去 6 名。
the-cross-of-grunwald = { card-cross-of-grunwald }
card-medaille-de-la-resistance = 抵抗运动勋章
    .text = 每个小队获得 3 点勇气。有德军玩家时：每个小队获得 2 点勇气，他随机弃一张勋饰，没有则失去 3 点勇气。
the-medaille-de-la-resistance = { card-medaille-de-la-resistance }
card-army-medal-for-war = 陆军战争勋章
    .text = 本回合余下时间取消所有生效的战况，每个小队获得 2 名士兵。没有战况的游戏中：获得 2 颗星。
the-army-medal-for-war = { card-army-medal-for-war }

event-condition-lifted = { $name }在本回合余下时间取消。
    .by-card = { $by }：{ $name }在本回合余下时间取消。
purpose-discard = 要失去的勋饰
purpose-supplies = 补给
event-supplies = 补给现在提供：{ $name }。

option-playing-with-fire = 玩火
    .text = 移动阶段开始时，小队物品上超过两个的每个爆炸标志损失一名士兵。
option-supply-snafu = 补给混乱
    .text = 只能寻获两副洗过的牌堆最上面的物品。
view-atlantikwall-supplies-left = 两张顶牌之下的物品
