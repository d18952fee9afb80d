# 为什么不行，以及怎样才行。规则编号附在句后。

## 所有游戏

refusal-not-a-choice = 现在不能选择“{ $action }”。
refusal-game-over = 对局已结束。
    .won = 对局已结束：战斗胜利。
    .lost = 对局已结束：战斗失败。
refusal-no-such-seat = 没有 { $seat } 号座位；本局只有 { $seats } 个座位。
refusal-not-your-question = 现在没有问第 { $seat } 小队，“{ $action }”要等 { $waiting } 号答复之后。
refusal-seat-not-played = { $seat } 号座位无人操作，由规则自动进行，不能替它执行“{ $action }”。
refusal-window-passed = 你已经放弃；等别人行动之后你才能再行动。
refusal-window-turn = “{ $action }”要等一等：现在轮到另一方。
refusal-no-undo = 没有可以撤回的：掷了骰、抽了牌或别人行动之后就不能撤回。
refusal-not-offered = “{ $action }”不是这个问题的答案。

## 掷骰

refusal-roll-first = 先掷骰：请用“roll”，而不是“{ $action }”。
refusal-lock-now = 现在要锁定 { $n } 颗骰子，而不是“{ $action }”。
refusal-lock-count = 此处要锁定正好 { $n } 颗骰子，你选了 { $given } 颗。
refusal-no-such-dice = “{ $action }”重复了一颗骰子，或者说了这次没有的骰子。
refusal-reroll-now = 请重掷骰子或停下，而不是“{ $action }”。
refusal-reroll-none = 请说明要重掷的骰子，或者停下。
refusal-locked = 锁定的骰子不能动：{ $dice }。
refusal-skull-stays = 此阵地不能重掷骷髅头：{ $dice }。
refusal-ready-or-card = 请用“ready”或使用一张牌，而不是“{ $action }”。

## 维护

refusal-declare-now = 请宣布一组红白蓝或顺子，或用“declared”结束，而不是“{ $action }”。
refusal-claims-broken = 你宣布的组合会被骷髅头破坏；请先宣布能保住它的组合。
refusal-no-straight = 顺子需要六种骰面俱全，你的最终结果缺一种。
refusal-no-set = 你的最终结果里没有一组红白蓝的{ $face-short }。
refusal-no-battle-cry = 此阵地不能获得{ rwb-courage }，{ $card }会白白浪费。

## 集结

refusal-muster-now = 请征召、寻获、买勋章，或用“done”结束，而不是“{ $action }”。
refusal-unknown-card = 本局没有{ $name }这张牌。
refusal-unknown-card-near = 本局没有“{ $word }”这张牌；是不是“{ $nearest }”？
refusal-recruit-have = 你已经有{ $card }。
refusal-recruit-fallen = { $card }已在本局失去，不能再征召。
refusal-recruit-not-here = 你的手牌和供应库里都没有{ $card }。
refusal-recruit-once = 你本回合已经征召过；每回合一次。
refusal-recruit-cost = 征召{ $card }要 { $cost } 颗星，你有 { $have } 颗。
refusal-recruit-level = 这个级别没有专业兵种。
refusal-find-level = 这个级别没有物品和载具。
refusal-find-no-find = 在{ $sector }不能寻获任何东西。
refusal-find-not-item = 这里只能寻获桌上的物品和载具；{ $card }不在其中。
refusal-find-not-used = { $card }还没有用过，{ rwb-tool }拿不回来。
refusal-find-used = { $card }已用过，背面朝上；只有{ rwb-tool }能拿回来。
refusal-find-not-here = 供应库里没有{ $card }。
refusal-find-once = 你本回合已经寻获过；每回合一次。
refusal-find-cost = 寻获{ $card }要 { $cost } 点物品点数，你有 { $have } 点。
refusal-vehicle-not-here = 你所在的阵地没有{ $card }。
refusal-vehicle-one = 每个小队至多一辆载具，你已有{ $card }；请先放弃或转让。
refusal-vehicle-not-there = 载具不能在{ $sector }。
refusal-no-vehicle = 你没有可放弃的载具。
refusal-award-none = 牌堆里没有勋章了。
refusal-award-level = 这个级别没有勋章。
refusal-award-once = 你的小队本回合已得过勋章；每回合一次。
refusal-award-cost = 一枚勋章要 { $cost } 点勇气，你有 { $have } 点。

## 移动

refusal-move-now = 请说明移动到哪里或留下，而不是“{ $action }”。
refusal-move-must = 你的小队本回合必须离开，不能留下。
refusal-move-not-lost = 你的小队不必放弃：还可以移动或留下。
refusal-move-no-sector = 这张地图上没有{ $sector }。
refusal-sector-which = “{ $word }”可以指多个地方；请写明是哪一个：{ $options }。
refusal-move-no-retreat = 你的小队不能退到{ $sector }。
refusal-move-not-adjacent = { $sector }与{ $here }不相邻。
refusal-move-verb = 去{ $sector }请用“{ $verb }”。
refusal-move-visited = 你的小队到过{ $sector }，不能再回去。
refusal-move-climbing = 你的小队还没登上{ $sector }的悬崖：最终结果要有四个骷髅头。
refusal-move-back-over = 你的小队来自那张地图，不能再回到{ $sector }。
refusal-move-sealed = 攻下梅维尔的碉堡之前，进不了{ $sector }。
refusal-move-no-advance = 你的小队用了{ card-croix-de-guerre }，本回合不能推进。
refusal-move-barrier = 去{ $sector }的路上有障碍物；要有{ card-wirecutters }或{ card-bulldozer }。
refusal-move-full = { $sector }只容 { $n } 个小队，已经满了。
refusal-move-climb-cry = { rwb-courage }上不了{ $sector }的悬崖，只能攀登。
refusal-move-climb-below = 去{ $sector }要先登上悬崖：最终结果要有四个骷髅头。
refusal-move-no-cry = 冲到{ $sector }要有{ rwb-courage }，你的小队本回合没有。
refusal-move-cry-only = 只有凭{ rwb-courage }才能进入{ $sector }：请用“charge”，而不是“advance”。
refusal-move-courage = 推进到{ $sector }要 { $cost } 点勇气，你有 { $have } 点。
refusal-move-need = 进入{ $sector }的小队要有{ $card }。
refusal-move-sacrifice = 进入{ $sector }的小队要牺牲{ $card }。
    .any = 进入{ $sector }的小队要牺牲一名专业兵种，而你没有。

## 卡牌

refusal-answer-first = “{ $action }”要等一等：你要先回答眼前的问题。
refusal-not-yours = 你没有{ $card }。
refusal-wrong-moment = 现在不能使用{ $card }；使用时机：{ $timing }。
refusal-card-passive = { $name }自动生效，不必使用。
refusal-card-once = { $card }本回合已经用过。
refusal-card-in-force = { $card }的效果已经生效，再用也没有变化。
refusal-card-not-bunker = { $card }不能在碉堡里使用。
refusal-card-bunker-only = { $card }只能在碉堡里使用。
refusal-card-no-guns = 这里没有机枪可供{ $card }压制。
refusal-card-no-other = { $card }要用在另一个小队上，而现在没有合适的。
refusal-card-nothing-left = { $card }已没有可选的了。
refusal-card-no-die = 现在没有骰子可供{ $card }改动。
refusal-card-no-skull = 使用{ $card }，最终结果里至少要有一个骷髅头。
refusal-card-need-not = { $card }只能帮必须移动的小队，而你的小队不必移动。
refusal-def-fixed = { $sector }的防御值固定，{ $card }降不了。

## 交易

refusal-trade-solo = 只有一个小队，没有交易对象。
refusal-trade-whom = 请说明与另外哪个小队交易，例如“{ $example }”。
refusal-trade-units-only = 只有小队之间可以交易。
refusal-trade-moment = 战斗中，交易要在机枪开火之后、结算伤亡之前。
refusal-trade-not-in-play = 第 { $other } 小队已不在场上。
refusal-trade-apart = 第 { $other } 小队在别的阵地；交易要在同一阵地，或有{ card-carrier-pigeon }。
    .vehicle = 第 { $other } 小队在别的阵地；载具只能在同一阵地转让。
refusal-trade-limit = 有“交易限制”时，最上一排和碉堡旁不能交易。
refusal-trade-busy = 第 { $other } 小队要先回答眼前的问题。
refusal-trade-waits = 你的提议正等第 { $other } 小队答复；现在只能收回。
refusal-trade-answer = 请先接受或拒绝第 { $other } 小队的提议。
refusal-trade-empty = 提议是空的；请用“give”或“take”填上内容。
refusal-trade-words = “{ $action }”不能写进提议；请用“give soldiers 3”“take bazooka”“offer”或“cancel”。
refusal-trade-too-much = 第 { $other } 小队没有 { $what }。
refusal-trade-card = 第 { $other } 小队没有可交易的{ $name }。
refusal-trade-messenger = { $name }本回合已换过小队。
refusal-trade-found = { $name }须在找到时使用，不能交易。
refusal-trade-vehicle = 第 { $other } 小队已有载具，要拿它来换{ $card }。
refusal-trade-strength = 这样第 { $other } 小队就没有士兵和专业兵种了。

## 开局设置

refusal-setup-empty = 设置是空的；例如可以写“dday n-01”。
refusal-setup-unknown-game = 没有“{ $game }”这个游戏；设置以 { $known } 之一开头，例如“dday n-18”。
refusal-setup-two-boards = 一局只有一张地图：“{ $first }”或“{ $second }”，不能两张都要。
refusal-setup-twice = “{ $key }”给了两次。
refusal-setup-seed = 种子“{ $seed }”不能用；种子须为 1 到 64 个不含空格的字母、数字或符号。
refusal-setup-not-a-number = “{ $key }”要填 1 或更大的数字，而不是“{ $value }”。
refusal-setup-unknown-key = 没有“{ $key }”这一项；可用：{ $known }。
refusal-setup-option-key = “{ $key }”是选项：请写成 opts={ $word }。
refusal-setup-unknown-box = 没有“{ $box }”这一盒；可用：{ $known }。
refusal-setup-missing-box = 地图“{ $map }”属于“{ $box }”这一盒，而设置里没有它；请把它加进 boxes=，或者不写任何盒子。
refusal-setup-unknown-map = 没有“{ $map }”这张地图；是不是“{ $nearest }”？
refusal-setup-units = { $map }供 { $least } 到 { $most } 个小队，不能是 { $units } 个。
refusal-setup-units-need = 超过 { $most } 个小队（此处 { $units } 个）需要选项“{ $option }”。
refusal-setup-deadstick-map = { map-deadstick }要用专门的版图“deadstick”，不能用{ $map }。
refusal-setup-level-map = 地图{ $map }没有训练级别，也就没有“{ $level }”。
refusal-setup-unknown-level = 没有“{ $level }”这个级别；可用：{ $known }。
refusal-setup-level-option = 选项“{ $option }”要用到级别“{ $level }”省去的规则。
refusal-setup-unknown-option = 没有“{ $option }”这个选项；是不是“{ $nearest }”？
refusal-setup-option-value = 选项“{ $option }”不能是“{ $value }”；请写“{ $option }=”和其中之一：{ $values }。
refusal-setup-option-part = 选项“{ $option }”中没有“{ $value }”；是不是 { $nearest }？
refusal-setup-option-needs = 选项“{ $option }”需要选项“{ $needed }”。
refusal-setup-options-clash = 选项“{ $option }”与“{ $other }”互相矛盾。
refusal-setup-no-cliff = 地图{ $map }没有可攀登的悬崖。

## 记录与存档

refusal-record-empty = 记录是空的。
refusal-record-not-one = 这不是记录：开头是“{ $found }”，而不是“{ $format }”。
refusal-record-newer = 记录用的是较新的格式“{ $found }”；这个版本的 H-Hour 只读“{ $format }”。
refusal-record-rules = 记录没有写明规则版本：“{ $found }”不是数字。
refusal-record-newer-rules = 记录按第 { $found } 版规则进行；这个版本的 H-Hour 只到第 { $known } 版。
refusal-record-line = 记录第 { $line } 行无法读取：“{ $text }”。
refusal-record-dice = 记录第 { $line } 行应写明骰子的来源（“dice parts 1=承诺/随机数”或“dice import seed#=哈希”），却写着“{ $text }”。
refusal-record-number = 记录第 { $line } 行应是第 { $expected } 个行动，却写着 { $found }。
refusal-record-after-end = 记录第 { $line } 行写在结束之后。
refusal-record-refused = 记录第 { $number } 个行动“{ $action }”违反规则。
refusal-record-needs-dice = 记录第 { $number } 个行动“{ $action }”缺少骰子结果。
refusal-save-broken = 存档已损坏，无法继续。
refusal-save-newer = 存档来自较新版本的 H-Hour。
refusal-dice-not-a-face = “{ $word }”不是骰面；骰面有 { $faces }。
refusal-dice-not-a-number = “{ $word }”不是 1 到 6 的数字。
refusal-dice-not-an-option = 抽不到“{ $word }”；可抽的有：{ $options }。
refusal-dice-too-many = “{ $action }”用不了这么多结果；多出：{ $surplus }。

## 卡牌的使用时机

timing-any = 任何时候
timing-roll = 掷骰阶段
timing-lock = 锁定骰子时
timing-window = 最后一次掷骰之后
timing-window-close = 最终结果确定时
timing-upkeep = 维护阶段
timing-muster = 集结阶段
timing-move = 移动阶段
timing-moved = 移动之后
timing-arrival = 到达时
timing-combat = 战斗阶段
timing-combat-before-mgf = 战斗阶段机枪开火之前
timing-combat-after-mgf = 战斗阶段机枪开火之后
timing-casualties = 小队受到伤亡时
timing-sacrifice = 牺牲专业兵种时
timing-trade = 小队交易时
timing-when-found = 寻获的那一刻
timing-specialist-step = 专业兵种步骤
timing-compare-step = 比较骰子时
timing-medal-own = 自己的回合
timing-medal-other = 别的玩家的回合
timing-medal-any = 任何人的回合
timing-automatic = 自动生效
