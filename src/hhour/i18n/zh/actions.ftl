# 每个选择做什么，写成标签。`.bare` 是动词后面没有内容时的形式。

price-nothing = 免费
price-mines = 地雷
price-sacrifice = 牺牲一名专业兵种
price-sacrifice-of = 牺牲{ $card }
price-vehicle-of = 放弃{ $card }
price-fatal = 无人幸存
price-wasted = 防御值已为 0
price-cut-off = 将有碉堡无法到达

do-start = 在{ $sector }登陆

## 掷骰

do-leave = 不用{ $dice }
    .bare = 让别的小队自己还击
do-roll = 掷骰
do-again = 全部重掷
do-keep = 保留结果
do-lock = 锁定{ $dice }
do-reroll = 重掷{ $dice }
do-stop = 停下
do-ready = 准备好了
do-colour = { $colour }
do-remove = 移除{ $dice }
do-pass = 不，继续
do-repeat = 是，沿用这个结果
do-set = 把{ $die }改成{ $to }
    .number = 把骰子改成 { $to }
    .gun = 把{ $die }改成 { $to }
do-enough = 够了
do-paint = 把{ $die }改成{ $colour }
do-become = { $face }
do-for = 给第 { $unit } 小队
do-add = 加上{ $colour }{ $face }
do-copy = 复制第 { $unit } 小队

## 维护

do-claim = 宣布一组{ $face-short }：{ $bonus }
do-straight = 宣布顺子，拿一枚勋章
do-declared = 没有要宣布的了
do-cancel = 取消{ $dice }
    .result = 取消结果 { $dice }
    .bare = 作罢
do-white = 加一个白色结果：{ $face }
do-courage = 第 { $unit } 小队获得 2 点勇气
    .own = 获得 2 点勇气
do-reinforce = 第 { $unit } 小队获得 4 名士兵
    .own = 再获得 4 名士兵
do-soldiers = 获得 3 名士兵
do-charge = 冲到{ $sector }
    .bare = 本回合移动时无视要求和勇气
do-stars = 获得 2 颗星
do-refind = 拿回{ $card }
do-bonus = 获得“{ $bonus }”

## 集结

do-recruit = 征召{ $card }
do-find = 寻获{ $card }
do-buy = 购买一枚勋章
do-done = 完成
do-mine = 自己先来
do-yours = 让出
do-take = 拿{ $card }
    .amount = 索要 { $what }
do-draw = 抽一枚勋章
do-return = 召回{ $card }
do-gain = 获得 { $what }

## 移动

do-advance = 推进到{ $sector }
do-move = 移动到{ $sector }
do-retreat = 退到{ $sector }
do-stay = 留下
do-give-up = 放弃小队
do-sacrifice = 牺牲{ $card }
do-change-places = 与第 { $unit } 小队互换阵地

## 战斗

do-aim = 压制{ $sector }
do-protect = 保护第 { $unit } 小队
do-pay = 支付 { $what }
    .nothing = 不支付
do-lose = 失去{ $card }
    .soldiers = 失去士兵
do-join = 加入还击
do-fight = 还击
do-reward = 奖赏第 { $unit } 小队
do-loss = 由第 { $unit } 小队承受
do-assault = 第 { $unit } 小队突击
do-honour = 勋章给第 { $unit } 小队
do-safe = 留在碉堡里，就此安全
do-go-on = 继续前往下一座碉堡

## 卡牌与交易

do-use = 使用{ $card }
do-abandon = 放弃载具
do-trade = 与第 { $unit } 小队交易
do-swap = 与第 { $unit } 小队换一颗骰子
    .pool = 与骰池换一颗骰子
do-contact = 本回合可与第 { $unit } 小队交易
do-give = 给出{ $card }
    .amount = 给出 { $what }
do-offer = 提出
do-accept = 接受
do-decline = 拒绝
do-withdraw = 收回提议
do-exchange = 用{ $die }换{ $for }
    .pool = 用{ $die }换骰池的{ $for }
do-undo = 撤回上一个行动
