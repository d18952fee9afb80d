# 每个时刻的问题。属性是同一问题的其他问法。

ask-over = 战斗已结束。
    .won = 战斗胜利。
    .lost = 战斗失败。
ask-wait = 等待第 { $units } 小队。

ask-start = 你的小队在哪里登陆？

## 掷骰

ask-leave-out = { $n ->
    [1] 这次不用哪颗骰子？
   *[other] 这次不用哪 { $n } 颗骰子？
}
ask-roll = 请掷骰。
ask-first-again = 首次掷骰没有士兵：要重掷吗？每局一次。
ask-lock = 请锁定 { $n } 颗骰子。
ask-reroll = 重掷未锁定的骰子，还是停下？还可掷 { $n } 次。
    .no-lock = 这里不锁定骰子。重掷任意骰子，还是停下？还可掷 { $n } 次。
ask-ready = 要对结果使用卡牌吗，还是准备好了？
ask-skull-colour = 这个骷髅头是什么颜色（{ $by }）？
ask-result-colour = 这个结果以什么颜色加入最终结果（{ $by }）？
ask-penalty = 移除哪一个{ $face }？还要移除 { $n } 个。
ask-keep-tally = 牺牲{ $card }，让下回合的结果与现在相同？
ask-set-face = 哪颗骰子改成哪一面？还可改 { $n } 颗（{ $by }）。
ask-set-any = 哪颗骰子改成什么（{ $by }）？
ask-set-colour = 哪颗骰子改成什么颜色（{ $by }）？
ask-consent = 第 { $unit } 小队想用{ $card }改动你的{ $die }，同意吗？
    .face = 第 { $unit } 小队想把你的{ $die }改成{ $to }（{ $by }），同意吗？
    .colour = 第 { $unit } 小队想把你的{ $die }改成{ $to }（{ $by }），同意吗？
ask-skulls-become = 骷髅头全部变成什么（{ $by }）？
ask-reroll-one = 重掷哪颗骰子（{ $by }）？
ask-results-for = 这些结果给哪个小队（{ $by }）？
ask-choose-result = 给第 { $unit } 小队加上哪个{ $colour }结果（{ $by }）？
ask-copy-whom = 复制哪个小队的最终结果（{ $by }）？

## 维护

ask-declare = 你要宣布什么组合？
ask-cancel = 骷髅头取消哪个结果？还有 { $n } 个骷髅头。
ask-straight-award = 顺子：你拿哪枚勋章？
ask-leadership = { rwb-star }：给自己加一个白色结果，还是给另一个小队 2 点勇气？
    .alone = { rwb-star }：一个白色结果，还是 2 点勇气？
ask-reinforce = { rwb-soldier }：哪个小队也获得 4 名士兵？
ask-battle-cry = { rwb-courage }：3 名士兵，还是一次无视要求和勇气的移动？
ask-special-find = { rwb-tool }：2 颗星，还是一件用过的物品？
ask-choose-rwb = 你的小队在维护阶段获得哪个奖励（{ $by }）？

## 集结

ask-muster = 征召、寻获还是购买？你有 { $stars }、{ $points }、{ $courage }。
ask-claim = 第 { $unit } 小队想要{ $card }，但你的小队优先：你先来，还是让出？
ask-contest = 请稍候：别的小队可能先拿{ $card }。
ask-recruit-free = 你免费征召谁（{ $by }）？
ask-lose-one = 由谁来付征召的代价（{ $by }）？
ask-find-free = 你免费寻获什么（{ $by }）？
ask-take-vehicle = 你拿哪辆载具（{ $by }）？
ask-return-fallen = 谁回到你的小队（{ $by }）？
ask-gain-one = 你的小队获得什么（{ $by }）？

## 移动

ask-move = 去哪里？你有 { $courage }。
    .must = 你必须移动：去哪里？你有 { $courage }。
    .lost = 你必须移动，却无路可走：还有什么可用的吗？
ask-sacrifice = 为{ $card }牺牲谁？
    .any = 你牺牲哪名专业兵种？
ask-swap-sectors = 与哪个小队互换阵地（{ $by }）？
ask-free-vehicle = { $sector }可免费取得{ $card }：拿下，还是放弃？
ask-sector-award = { $sector }的勋章：你拿哪一枚？

## 战斗

ask-before-guns = 机枪开火前要使用卡牌吗，还是准备好了？
ask-aim = 压制哪个阵地的机枪（{ $by }）？
ask-after-guns = 结算伤亡前要使用卡牌或交易吗，还是准备好了？
ask-shield-whom = 你保护哪个小队（{ $by }）？
ask-special-damage = 机枪击中 { $n } 名专业兵种：先失去谁？
ask-pay = { $n } 个伤亡：你付多少来避免？你有 { $courage }和 { $stars }。
ask-fall = { $n } 个伤亡：谁倒下？
ask-d6 = 请稍候：还有人可以改动这颗骰子。
ask-react = 第 { $unit } 小队掷出 { $n }（{ $purpose }）：让它算数，还是改动？
ask-hold-on = 你的小队守住了碉堡：就此安全，还是继续前往下一座？

## 还击与突击

ask-join-fight = 你的小队加入{ $sector }的还击吗？
ask-fight = 在{ $sector }还击吗？
ask-reward = 这次还击的 { $n } 点勇气归谁？
    .award = 这次还击的 { $n } 点勇气和勋章归谁？
ask-split-losses = 还有 { $n } 个损失要分配：下一个由哪个小队承受？
ask-assault-order = 哪个小队先突击？
ask-trophy = 第 { $unit } 小队攻下了碉堡：哪个小队抽一枚勋章？

## 交易

ask-trade-with = 本回合可与哪个小队隔空交易（{ $by }）？
ask-draft = 给第 { $unit } 小队的提议，给出：{ $give }；得到：{ $take }。修改、提出还是作罢？
ask-offered = 等待第 { $unit } 小队答复你的提议；你可以收回。
ask-offer = 第 { $unit } 小队提议交易，你给出：{ $give }；得到：{ $take }。接受吗？
ask-swap-give = 用你的哪颗骰子换第 { $unit } 小队的哪颗？
ask-swap-take = 第 { $unit } 小队想用{ $for }换你的{ $die }，接受吗？
ask-swap-pool = 用你的哪颗骰子换骰池里的哪颗？
ask-spare-skulls = 交换骰池里有 { $n } 个骷髅头：重掷哪几个？
