# Express! 袖珍版的合作游戏。

game-express = 快速登陆
    .text = 一起攻占海滩：六个阵地，每名玩家都要在每个阵地配齐轴心国骰子。

## 海滩

map-utah = 犹他海滩
    .history = 美军第 4 师偏离目标约两公里，遇到薄弱的防御，沙丘后是被淹的田野。
    .advice = 最温和的海滩，从这里开始。
map-gold = 黄金海滩
    .history = 英军第 50 师在此登陆；霍利斯军士长获得当日唯一一枚维多利亚十字勋章。
    .advice = 红白蓝组决定考验与碉堡。
map-juno = 朱诺海滩
    .history = 加军第 3 师在大浪中越过布雷浅滩，攻下后方的小港。
    .advice = 进阶卡的碉堡要求三名专业兵种，请尽早集结。
map-sword = 宝剑海滩
    .history = 英军步兵与突击队（其中有法国人）遭遇当日唯一的装甲反击。
    .advice = 带一名可以舍弃的专业兵种去考验区。
map-omaha = 奥马哈海滩
    .history = 美军第 1 师与第 29 师在崖下面对完整的防线，伤亡最重。
    .advice = 在进阶卡上，老兵与将军能省去许多麻烦。
map-hoc = 奥克角
    .history = 美军游骑兵在炮火下用绳索攀上悬崖，却发现大炮已被移往内陆。
    .advice = 这里骷髅难以摆脱，将军可以改掉一个。
express-neptune = 海王星行动

## 地形

express-place = 阵地 { $n }（{ $terrain }）

## 专业兵种

card-express-captain = 上尉
    .text = 每次尝试，每名玩家可改变自己一颗骰子的颜色，结果不变。
card-express-engineer = 工兵
    .text = 每次尝试，持有者可把一颗工具骰改成任意颜色的任意结果。
card-express-medic = 医务兵
    .text = 牺牲他：所有玩家放弃骰子，对同样的轴心国骰子重新掷这个阵地。
card-express-corporal = 下士
    .text = 每名玩家的最终结果加一名无色士兵。
card-express-veteran = 老兵
    .text = 骰子成顺子的玩家为自己肃清阵地。
card-express-hero = 战争英雄
    .text = 牺牲他：一名玩家无论骰子如何都肃清阵地。
card-express-general = 将军
    .text = 每次尝试，每名玩家可改变自己一颗骰子的结果，颜色不变。
the-express-captain = { card-express-captain }
the-express-engineer = { card-express-engineer }
the-express-medic = { card-express-medic }
the-express-corporal = { card-express-corporal }
the-express-veteran = { card-express-veteran }
the-express-hero = { card-express-hero }
the-express-general = { card-express-general }

## 步骤

phase-beach = 海滩骰
phase-axis = 轴心国
phase-reroll = 重掷
phase-specialists = 专业兵种
phase-rally = 集结
phase-compare = 比较
express-player = 玩家 { $n }
express-kommandant = 指挥官（{ $face }）
express-purpose-roll = 掷骰
express-purpose-axis = 轴心国骰子
express-purpose-help = 单人援助
express-purpose-left-out = 不掷的骰子
express-purpose-beach-die = 海滩骰

## 阵地效果

express-effect-no-rally = 这里不能集结专业兵种。
express-effect-axis-reroll = 领队可重掷一次轴心国骰子。
express-effect-reroll-ban = 显示{ $face }的骰子不能重掷。
    .colour = { $colour }骰子不能重掷。
    .absent = 没有{ $card }时，显示{ $face }的骰子不能重掷。
express-effect-axis-next = 这里得到红白蓝组后，下一阵地多一颗轴心国骰子。
    .fewer = 这里得到红白蓝组后，下一阵地少一颗轴心国骰子。
express-effect-axis-dice = 掷 { $n } 颗轴心国骰子。
    .with = 到达时有{ $card }：掷 { $n } 颗轴心国骰子。
    .without = 到达时没有{ $card }：掷 { $n } 颗轴心国骰子。
express-effect-axis-ignore = 有{ $card }时忽略轴心国的{ $face }。
express-effect-axis-add = 轴心国多一个{ $face }要配。
    .absent = 没有{ $card }时，轴心国多一个{ $face }要配。
express-effect-axis-set = 所有轴心国骰子都变成{ $face }。
    .some = 你选一颗轴心国骰子保留结果，其余变成{ $face }。
express-effect-axis-drop-if-rwb = 得到红白蓝组时，可选一颗轴心国骰子不必配。
express-effect-match-swap = 轴心国的{ $face }只能用{ $to }来配。
express-effect-match-ban = { $colour }骰子不算配对。
express-effect-no-use = 这里不能使用专业兵种。
express-effect-no-use-next = 如果在这里使用专业兵种，下一阵地不能使用专业兵种。
    .no-rwb = 这里没有红白蓝组，下一阵地就不能使用专业兵种。
express-effect-reroll-max-dice = 每次最多重掷 { $n } 颗。
express-effect-reroll-times = 每名玩家有 { $n } 次重掷。
express-effect-need-rwb = 没有红白蓝组，肃清的阵地要重打。
express-effect-need-count = 肃清后队伍须有 { $n } 名专业兵种，否则失败。
express-effect-kommandant = 一颗轴心国骰子是指挥官：他的结果需要两个。
    .without = 到达时没有{ $card }：一颗轴心国骰子是指挥官。
express-effect-kommandant-next = 集结结束时没有{ $card }，指挥官就在下一阵地。
express-effect-lose-one = 肃清后队伍失去一名专业兵种；没有专业兵种就失败。
express-effect-pay-for = 到达时队伍可失去一名专业兵种，只面对 { $n } 颗轴心国骰子。
express-effect-allied-fewer = 每名玩家少掷 { $n } 颗骰子。
    .each = 每有一个轴心国{ $face }，每名玩家少掷一颗骰子。
express-effect-jump-unless-rwb = 肃清而没有红白蓝组：掷海滩骰决定去向。
express-effect-twice-unless = 到达时没有{ $card }：阵地须连续肃清两次。

## 发生的事

express-event-began = { $beach }：{ $n } 名玩家抢滩，领队是玩家 { $leader }。
    .neptune = { express-neptune }从{ $beach }开始：六个海滩依次进行。
express-event-beach-begins = 队伍在{ $beach }登陆；所有专业兵种回到供应区。
express-event-arrived = 海滩骰显示{ $sector }。
express-event-help-rolled = 援助骰显示{ $faces }。
express-event-kommandant = 指挥官出动：他的结果需要两个。
express-event-axis-rolled = 轴心国掷出{ $faces }。
    .kommandant = 轴心国掷出{ $faces }，第一颗是指挥官。
express-event-axis-added = 轴心国结果加一个{ $face }。
express-event-axis-ignored = 因为{ $card }，忽略 { $n } 个轴心国{ $face }。
express-event-axis-set = 轴心国骰子变成{ $face }：{ $faces }。
express-event-axis-dropped = 一个轴心国{ $face }不必配。
    .kommandant = 指挥官和他的{ $face }不必配。
express-event-requirement = 每名玩家要配：{ $faces }。
express-event-left-out = 玩家 { $unit } 不掷{ $dice }。
express-event-rolled = 玩家 { $unit } 掷出{ $results }。
express-event-rerolled = 玩家 { $unit } 重掷出{ $results }。
express-event-die-changed = { $name }：玩家 { $unit } 把{ $die }变成{ $colour }{ $face }。
express-event-soldier-added = { $card }给每名玩家的最终结果加一名士兵。
express-event-sacrificed = { $card }牺牲了。
express-event-saved = 战争英雄为玩家 { $unit } 肃清阵地。
express-event-back-to-supply = { $card }回到供应区：集结他的那次结果作废。
express-event-rwb = 玩家 { $unit } 得到红白蓝组：{ $faces }。
express-event-straight = 玩家 { $unit } 得到顺子。
express-event-rallied = { $card }加入队伍，由玩家 { $unit } 持有。
express-event-no-rally = 这个阵地不能集结任何人。
express-event-next-dice = 下一阵地多一颗轴心国骰子。
    .fewer = 下一阵地少一颗轴心国骰子。
express-event-kommandant-next = 没有{ $card }，指挥官在下一阵地等着。
express-event-holds = 玩家 { $unit } 配齐了。
    .hero = 玩家 { $unit } 靠战争英雄过关。
    .veteran = 玩家 { $unit } 靠老兵和顺子过关。
express-event-fails = 玩家 { $unit } 失败，还缺：{ $lacks }。
express-event-cleared = { $sector }已肃清。
express-event-specialist-lost = 队伍失去{ $card }。
express-event-replayed = { $sector }必须重打。
express-event-next-silenced = 下一阵地不能使用专业兵种。
express-event-beach-die = 掷海滩骰：队伍在{ $sector }继续。
express-event-beach-won = 碉堡已肃清：{ $beach }被攻占。
express-event-beach-lost = { $beach }在{ $sector }失守：不是每名玩家都配齐。
    .nothing-to-lose = { $beach }在{ $sector }失守：没有专业兵种可以失去。
    .too-few = { $beach }在{ $sector }失守：队伍专业兵种太少。

## 问题

express-ask-help-roll = 掷两颗骰子，得到一名起始专业兵种。
express-ask-help-choose = 哪名专业兵种加入？
express-ask-pay-for = 失去一名专业兵种只面对 { $n } 颗轴心国骰子，还是全部留下？
express-ask-keep-away = 指挥官逼近：失去一名专业兵种挡住他，还是让他来？
express-ask-axis = 掷 { $n } 颗轴心国骰子。
express-ask-axis-again = 轴心国显示{ $faces }：保留还是重掷？
express-ask-hold = 哪颗轴心国骰子保留结果？现在是{ $faces }。
express-ask-leave-out = 选 { $n } 颗骰子不掷。
express-ask-roll = 请掷骰。要配：{ $wanted }。
express-ask-reroll = 重掷（还有 { $n } 次）还是停止？还缺：{ $lacks }。
    .matched = 已配齐。仍要重掷（还有 { $n } 次）还是停止？
express-ask-specialists = 使用专业兵种还是结束？还缺：{ $lacks }。
    .matched = 已配齐。仍要使用专业兵种还是结束？
express-ask-change = { $name }：哪颗骰子变成什么？
express-ask-rally = 队伍集结谁？
express-ask-drop = 哪颗轴心国骰子不必配？现在是{ $faces }。
express-ask-lose-one = 队伍失去哪名专业兵种？
express-ask-jump = 掷海滩骰：队伍去哪里？
express-ask-retry = 海滩失守。重新开始吗？还有 { $n } 次机会。
express-ask-over = 登陆结束了。
    .won = 登陆胜利。
    .lost = 登陆失败。
express-ask-wait = 等待玩家 { $units }。

## 回答

express-do-roll = 掷骰
express-do-keep = 保留
express-do-deploy = 让指挥官来
express-do-reroll = 重掷{ $dice }
    .bare = 重掷
express-do-stop = 停止重掷
express-do-leave = 不掷{ $dice }
express-do-hold = 第 { $n } 颗保留结果
    .known = 第 { $n } 颗保留{ $face }
express-do-drop = 第 { $n } 颗不必配
    .known = 第 { $n } 颗（{ $face }）不必配
    .kommandant = 指挥官（{ $face }）不必配
express-do-use = 使用{ $card }
    .for = 为玩家 { $n } 牺牲{ $card }
    .sacrifice = 牺牲{ $card }
express-do-done = 结束
express-do-paint = 把{ $die }变成{ $colour }
express-do-set = 把{ $die }设为{ $face }
    .colour = 把{ $die }变成{ $colour }{ $face }
express-do-rally = 集结{ $card }
    .held = 集结{ $card }，由玩家 { $n } 持有
express-do-pass = 不集结
express-do-lose = 失去{ $card }
express-do-again = 重新开始海滩
express-do-give-up = 放弃

## 屏幕

express-hint-head = 最佳重掷及配齐机会：
express-hint-none = 现在没有可计算的。
express-title = { $beach }，阵地 { $n }：{ $terrain }
    .neptune = { express-neptune }（{ $won }/6），{ $beach }，阵地 { $n }：{ $terrain }
express-needed = 要配：{ $faces }
express-lacks = 缺{ $faces }
express-matches = 配齐
express-not-rolled = 尚未掷骰
express-group = 队伍：{ $cards }
express-group-none = 队伍：还没有专业兵种
express-held = { $name }（玩家 { $n }）
express-can-change-one = { $name }能让玩家 { $n } 配齐。
express-can-restart = 可牺牲{ $name }让所有人重掷。
express-can-save = 可为玩家 { $n } 牺牲{ $name }。
express-can-straight = { $name }为玩家 { $n } 肃清阵地（顺子）。
express-chance = 最佳重掷的配齐机会：{ $percent }%。
express-next-kommandant = 指挥官在下一阵地等着。
express-column-player = 玩家
express-column-dice = 骰子
express-column-match = 对轴心国
express-leader-sign = 领队
express-result-won = 胜利：攻占{ $beach }。
    .neptune = 胜利：六个海滩全部攻占。
express-result-lost = 失败：{ $beach }，{ $sector }。
    .neptune = 失败：攻占 { $n } 个海滩，止于{ $beach }，{ $sector }。
express-result-running = 进行中：{ $beach }，{ $sector }。

## 拒绝

refusal-express-roll-first = 先掷骰：“roll”，不是“{ $action }”。
refusal-express-reroll-now = 请重掷或停止，不是“{ $action }”。
refusal-express-reroll-banned = { $die }在这个阵地不能重掷。
refusal-express-reroll-most = 这里每次最多重掷 { $n } 颗，你指明了 { $given } 颗。
refusal-express-full-name = 在本游戏中，{ $card }要写作“express-{ $word }”，而不是“{ $word }”。
refusal-express-no-such-specialist = 这个游戏没有专业兵种“{ $word }”。
refusal-express-not-in-group = { $card }不在队伍里。
refusal-express-just-rallied = { $card }在这次尝试刚集结，下一次才能帮忙。
refusal-express-no-use = { $card }不能使用：这个阵地不能使用专业兵种。
refusal-express-not-your-step = { $card }只能在你自己的步骤使用。
refusal-express-used-already = { $card }在这次尝试已经用过。
refusal-express-acts-alone = { $card }不需命令：比较时自动生效。
refusal-express-leader-decides = 玩家 { $leader } 是领队，由他决定{ $card }。
refusal-express-nobody-to-save = 没有人需要牺牲{ $card }了。
refusal-express-not-holder = { $card }只为持有者玩家 { $holder } 效力。
refusal-express-no-tool = { $card }需要一颗显示工具的骰子。
refusal-express-use-now = 请使用专业兵种或说“done”，不是“{ $action }”。
refusal-express-in-group = { $card }已经在队伍里。
refusal-express-gone = { $card }已经移出游戏，在这个海滩不会再来。
refusal-express-not-called = 玩家 { $player } 现在没有能召来{ $card }的红白蓝组或顺子。
refusal-express-rallied-once = 玩家 { $player } 在这个阵地已经集结过专业兵种。
refusal-express-help-not-called = 这两颗骰子都召不来{ $card }。
refusal-express-save-whom = 请指明为哪位玩家牺牲{ $card }：{ $players }。
refusal-express-axis-which = 请用编号指明一颗轴心国骰子，相同的取第一颗：{ $numbers }。
refusal-express-result-stays = { $card }改变骰子的颜色，结果不变。
refusal-express-colour-stays = { $card }改变骰子的结果，颜色不变。
refusal-express-not-tool = { $die }显示的不是工具，{ $card }只能改变工具。
refusal-express-no-colour = “{ $word }”不是骰子的颜色；只有红、白、蓝。
refusal-setup-express-players = 《快速登陆》供 1 到 { $most } 名玩家，不能是 { $players } 名。
refusal-setup-unknown-beach = 没有海滩“{ $beach }”，是“{ $nearest }”吗？有 { $known }。
refusal-setup-neptune-beach = 海王星行动从犹他海滩开始，请去掉“{ $beach }”。
refusal-setup-leader = 没有玩家“{ $leader }”可当领队；玩家是 1 到 { $players }。
refusal-setup-retries = 机会是 0 到 { $most } 的数字，不是“{ $value }”。
refusal-setup-specialist-map = “{ $pair }”没有说明哪个符号叫谁，请写成“star=medic”。
refusal-setup-specialist-twice = 两个符号都叫 { $name }，每名专业兵种只属于一个符号。
refusal-setup-gold-faces = “{ $value }”没有写出两个面，请写成“star=tool”。
refusal-setup-gold-landing = 在“{ $beach }”不打黄金海滩的登陆，请去掉 gold-landing。

## 选项

option-express-kommandant = 指挥官
    .text = 碉堡里一颗轴心国骰子是指挥官，他的结果需要两个；失去一名专业兵种可挡住他。
option-express-advanced-beaches = 进阶海滩
    .text = 海滩的每个阵地都有自己的效果。
option-express-neptune = 海王星行动一局
    .text = 六个海滩依次攻占。
option-express-specialist-map = 专业兵种符号
    .text = 哪个红白蓝组叫哪名专业兵种，如 star=medic+skull=general。
option-express-left-out = 不掷的骰子
    .text = 谁选不掷的骰子。
    .value-choice = 各玩家
    .value-random = 随机
option-express-one-set-of-dice = 一套骰子
    .text = 玩家依次掷骰，领队先。
option-express-engineer-scope = 工兵
    .text = 工兵帮助谁。
    .value-holder = 持有者
    .value-any-one = 每次尝试一名玩家
    .value-all = 每名玩家
option-express-veteran-scope = 老兵
    .text = 顺子为谁肃清阵地。
    .value-player = 那名玩家
    .value-group = 所有人
option-express-rally-limit = 集结上限
    .text = 多久可集结一名专业兵种。
    .value-visit = 每阵地一名
    .value-attempt = 每次尝试一名
    .value-player = 每玩家每阵地一名
option-express-kommandant-bunker-dice = 有指挥官的碉堡
    .text = 有他时碉堡掷几颗轴心国骰子。
    .value-6 = 六颗
    .value-5 = 五颗
option-express-keep-away-everywhere = 挡住指挥官
    .text = 碉堡以外也能挡住他。
option-express-neptune-fallen-return = 阵亡者归来
    .text = 海王星行动中，失去的专业兵种可在下一海滩再集结。
option-express-neptune-retries = 重来机会
    .text = 海王星行动中失守的海滩可重来几次。
option-express-gold-landing = 黄金海滩登陆
    .text = 那里哪个轴心国面用哪个面来配，如 star=tool。

## 电脑玩家的理由

bot-express-stop = 保留现有骰子：还缺 { $n } 个符号。
bot-express-done = 不动用专业兵种：还缺 { $n } 个符号。
bot-express-use = 使用{ $card }：还缺 { $n } 个符号。
bot-express-change = 作最有用的改动：之后还缺 { $n } 个符号。
bot-express-takes = 选择{ $card }：对小组最有价值。
bot-express-loses = 放弃最用不着的{ $card }。
bot-express-keeps = 一个不少：小组人太少，谁也不能放弃。
bot-express-hold = 留住这颗骰子：配齐其余的机会 { $percent }%。
bot-express-drop = 忽略这颗骰子：之后还缺 { $n } 个符号。
bot-express-reroll = 重掷 { $n } 颗不需要的骰子：配齐机会 { $percent }%。
bot-express-leave = 留出骰子，使每种颜色至少剩 { $n } 颗。
bot-express-chance-stop = 保留现有骰子：约有 { $percent }% 的机会拿下海滩。
bot-express-chance-dice = 兼顾眼前配齐与以后的专业兵种：约有 { $percent }% 的机会拿下海滩。
bot-express-chance-use = 使用{ $card }：之后约有 { $percent }% 的机会拿下海滩。
bot-express-chance-change = 这样改最值得：约有 { $percent }% 的机会拿下海滩。
bot-express-chance-takes = 选择{ $card }，今后帮助最大：约有 { $percent }% 的机会拿下海滩。
bot-express-chance-loses = 放弃{ $card }，以后最不需要：约有 { $percent }% 的机会拿下海滩。
bot-express-chance-keeps = 一个不少：约有 { $percent }% 的机会拿下海滩。
