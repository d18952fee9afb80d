### `hhour odds` 所说的话。

## 读不懂的

odds-face-either = 面“{ $face }”可能是：{ $faces }。
odds-face-near = 没有面“{ $face }”；是不是 { $near }？
odds-no-face = 没有面“{ $face }”；各面是 { $faces }。
odds-no-colour = 没有颜色“{ $colour }”；颜色有 { $colours }。
odds-dice-colourless = 骰子“{ $dice }”没有颜色；请写成 r:SKULL,TOOL。
odds-dice-twice = 颜色 { $colour } 的骰子给了两次。
odds-two-dice = 颜色 { $colour } 的骰子有两颗，不是 { $n } 颗。
odds-one-gold = 金骰只有一颗，不是 { $n } 颗。
odds-no-dice = 没有骰子；请写成 r:SKULL,TOOL w:STAR,COURAGE b:SOLDIER,TOOL。
odds-many-virtual = 最多能算 { $most } 个虚拟结果，不是 { $n } 个。
odds-penalty = 读不懂惩罚“{ $text }”；请写面和个数，如 STAR:3。
odds-no-die = 没有骰子“{ $die }”；骰子有 { $dice }。
odds-no-goal = 读不懂目标“{ $goal }”；目标有 { $goals }，或它们的和，如 soldiers+2*courage。
odds-no-quantity = 没有叫“{ $name }”的数量；可以是 { $names }。
odds-no-distribution = 有下士、上尉、吉普车、神射手、狂野骰或任意颜色的 SKULL 时无法给出分布。
odds-locks = 锁定的骰子数须在 0 到 { $most } 之间，不能是 { $n }。
odds-rerolls = 重掷次数须在 0 到 { $most } 之间，不能是 { $n }。
odds-leave-out = 没有可以留下的骰子“{ $die }”；请为每颗骰子写颜色 r、w 或 b。
odds-nothing-locked = 没有骰子就无从锁定；请写出桌上的骰子。
odds-left-out-late = 骰子要在第一次掷骰前留下；桌上已有骰子时，不写它们即可。
odds-negative = { $option } 须是 0 到 { $most } 的数。
odds-no-sector = 没有阵地“{ $sector }”；请像 n-03:6 那样写地图和阵地，此图有 { $sectors }。
odds-no-map = 没有地图“{ $map }”；请像 n-03:6 那样写地图和阵地，地图有 { $maps }。
odds-nothing-to-survive = 目标 survive 需要一个数，如 survive:6+2d6，或者 --sector。
odds-nothing-to-pay = 目标 advance 需要一个数，如 advance:3，或者 --sector。
odds-no-gold-mode = 没有金骰模式“{ $mode }”；模式有 { $modes }。
odds-gold-missing = 用 --gold 时也要写出金骰，如 g:STAR。
odds-no-german-colour = 德军没有骰子“{ $colour }”；他的骰子是 r（红）、w（白）和 k（黑）。
odds-not-german = --german 不能与 { $option } 同用：德军不在任何阵地，掷自己的两红两白两黑六颗骰子。
odds-gold-leave = 此模式下金骰代替别的骰子掷出；请用 --leave-out 写出放下的骰子，如 --leave-out b。

## 回答

odds-before = 第一次掷骰前，目标 { $goal }，剩余重掷 { $n } 次：{ $value }
odds-title = { $dice }：目标 { $goal }，剩余重掷 { $n } 次；精确值，最好的在前
odds-lock-then = 锁定 { $lock }，然后{ $then }
odds-reroll = 重掷 { $dice }
odds-stop = 停止
odds-more = 另有 { $n } 种，见 --json
odds-counted = 已计入：{ $what }。
odds-left = 未计入：{ $what }。
odds-and = { "、" }
odds-in-dice = 锁定、重掷、红白蓝、顺子、SKULL
odds-in-virtual = 虚拟结果
odds-in-sector = 阵地
odds-in-skulls-any = 任意颜色的 SKULL
odds-in-gold = 金骰
odds-in-german = 黑骰和德军的奖励
odds-in-fire = 阵地内的战斗
odds-out-dice = 与其他小队交换的骰子
odds-out-cards = 物品与勋章
odds-out-combat = 战斗中的卡牌与交易
odds-marker = --marker 须是 1 到 { $most } 的数：维护阶段推进之前标记所示的杠数。
odds-marker-nowhere = --marker 要和 --sector 一起使用。
odds-must-move = 三道杠的小队本回合必须移动，不会在该阵地战斗。
odds-values = 所用数值：{ $what }。
odds-value-chevrons = 战斗时杠数 { $n }
odds-value-defence = 防御值 { $n }
odds-value-guns = 机枪骰 { $n }
odds-value-strength = 兵力 { $n }
odds-value-saves = 免除伤亡 { $n }
odds-value-cost = 推进所需勇气 { $n }
odds-value-courage = 勇气 { $n }
odds-out-recruits = 掷骰之后加入的士兵与专业兵种
odds-out-heroes = 由{ card-hero }支付的伤亡

## 帮助

odds-goals = 目标：rwb、rwb:FACE、straight、soldiers（stars、courage、tools、points、skulls）或 soldiers>=6、survive:6+2d6（灰骰：6+2grey）、advance:3；也可求和，如 soldiers+2*courage。有 --sector 时 survive 和 advance 不必写数。
odds-help-dice = "r:SKULL,TOOL w:STAR,2 b:2,C"；不写则为第一次掷骰前
odds-help-goal = 目标（rwb）
odds-help-locks = 要锁定的骰子数（2，或依阵地）
odds-help-rerolls = 剩余重掷次数（2）
odds-help-locked = 已锁定的骰子："w2 b1"
odds-help-virtual = 不是骰子的结果："TOOL w:SKULL"
odds-help-leave-out = 第一次掷骰前留下的骰子：b
odds-help-gold = 金骰 g:STAR 如何计算：regular、touch、rwbg 或 wild
odds-help-sector = 地图和阵地：加成、惩罚、锁定数，以及 survive 和 advance 的数
odds-help-marker = 维护阶段推进之前标记的杠数，1 到 3；不写则为 1
odds-help-penalties = 阵地移除的结果：STAR:3
odds-help-idle = 不产生任何东西的面：SKULL,STAR
odds-help-no-sets = 不能成 红白蓝的面
odds-help-skulls-any = 颜色任选的虚拟 SKULL 个数
odds-help-four-gain = 一个面出现四次时得到的士兵
odds-help-four-lose = 一个面出现四次时的伤亡
odds-help-star-loss = 每个 STAR 的伤亡
odds-help-saves = 每阶段免除的伤亡（医务兵、救护车）
odds-help-strength = 掷骰前小队的兵力，用于 survive
odds-help-courage = 已有的勇气，用于 advance
odds-help-stars = 已有的星，用于灰骰
odds-help-points = 已有的物品点数，用于灰骰
odds-help-grey = 阵地的机枪掷灰骰
odds-help-skulls-stay = SKULL 不能重掷
odds-help-card = 小队有{ $card }
odds-help-alone = 没有其他小队在场
odds-help-german = 德军的骰子（r、w、k）和奖励；--corporal 是他的下士，--captain 是他的上尉，--chaplain 是他的无线电兵，--locks 1 是他的指挥官
odds-help-no-awards = 顺子不能换勋章
odds-help-json = 每种锁定与重掷，供程序使用
