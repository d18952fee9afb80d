# 命令行：各命令做什么、怎么用、怎么回答。

cli-title = H-Hour：《D-Day Dice》的开放牌桌。
cli-usage = 用法：
cli-command = 命令
cli-arguments = 参数
cli-options = 选项
cli-overview-end = “hhour 命令 --help”有更多说明。语言：--lang en|fr|zh，或环境变量 HHOUR_LANG。

cli-about-play = 在终端里游戏，一人或多人共用键盘
cli-about-new = 写出一份空的对局记录
cli-about-do = 向记录添加一个行动，或说明为何不可
cli-about-replay = 讲述一局记录
cli-about-verify = 重新计算记录里的每颗骰子和每个事件
cli-about-rules = 按编号或词语查规则
cli-about-cards = 查卡牌
cli-about-maps = 查看战场地图，文字或 SVG
cli-about-odds = 每种锁定与重掷的精确概率
cli-about-version = 程序、规则与记录的版本

cli-help-help = 显示本说明
cli-help-lang = 使用的语言
cli-help-json = 输出供程序使用的数据
cli-help-setup = 一行写明对局，例如 "dday n-04 units=2 opts=victory-points"；不写则为{ map-n-01 }、{ level-practice }，单人
cli-help-seed = 决定所有骰子的一个词；同一个词得到同一局
cli-help-keys = 若记录属实，则按 hh2 格式输出，并写明每次掷骰的用途
cli-help-physical = 自己掷实体骰子并输入结果
cli-help-bot = 由电脑坐这个座位（编号或名称，如 德军；多个用逗号），按此级别，不写则用最强的
cli-help-by-hand = 骰子由人手写的记录（seed#=-）
cli-help-new-dice = 与 --physical 同用：布置时抽到的结果（如果需要抽）
cli-help-continue = 继续最近的一局，或某个文件（存档或记录）的一局
cli-help-record = 一份记录（.hh）
cli-help-seat = 行动小队的编号
cli-help-action = 做什么，例如 lock r1 w2；引号内可在“>”后写骰子结果
cli-help-dice = 这个行动的骰子结果，例如 "STAR SKULL"
cli-help-to = 只讲前 N 个行动
cli-help-why = 解释第 N 号事件
cli-help-all = 列出所有符合的规则，不只前几条
cli-help-rules-words = 规则编号或要找的词；不写则显示目录
cli-help-cards-words = 卡牌或要找的词；不写则列出全部
cli-help-maps-words = 地图编号或名称；不写则列出全部
cli-help-svg = 把地图画进这个文件（“-”：标准输出）

cli-see-help = 参见“{ $command } --help”。
cli-unknown-argument = 没有这样的选项或参数：{ $words }。
cli-missing-argument = 缺少：{ $words }。
cli-not-a-number = { $option } 需要一个数字，而不是“{ $value }”。
cli-needs-value = { $option } 后面需要一个词。
cli-not-understood = 看不懂这条命令（{ $message }）。
cli-unknown-command = 没有命令“{ $word }”；有 { $known }。
cli-unknown-command-near = 没有命令“{ $word }”；是不是“{ $nearest }”？
cli-seed-and-physical = 用自己的骰子就没有种子：--seed 与 --physical 只能选一个。
cli-continue-alone = --continue 按原样继续一局：不能同时给出对局设置、--seed 或 --physical。
cli-dice-need-physical = --dice 要与 --physical 同用：其他记录的骰子由种子决定。
cli-dice-from-seed = 这份记录的骰子由种子决定；请不要写结果。
cli-dice-twice = 结果只写一次：写在“>”后或 --dice 后。
cli-asked = 第 { $unit } 小队要回答：{ $question }可答：{ $answers }

## 记录

replay-no-event = 没有第 { $n } 号事件；最后一个是 { $last }。
verify-proven = 属实：每颗骰子都出自公开的种子，每个事件都出自行动（{ $actions } 个行动，{ $dice } 颗骰子，{ $events } 个事件）。
verify-by-hand = 属实：每个事件都出自行动（{ $actions } 个行动，{ $dice } 颗骰子，{ $events } 个事件）。骰子是手写的，没有种子可以核对。
verify-imported = 无法证明：本局在第 { $since } 个行动之后导入，带来它的人可能早已知道骰子。每个事件都出自行动（{ $actions } 个行动，{ $events } 个事件）；导入之后的 { $dice } 颗骰子出自导入时给它的新种子。
verify-parts = 骰子里有各席位自己加入的 { $parts } 份随机数。
verify-part-differs = 不实，第 { $line } 行：某席位的随机数与它的承诺不符。它算出 { $found }，承诺的是 { $expected }。
verify-no-seed = 无法证明：种子没有公开，骰子无法重算。
verify-seed-differs = 不实，第 { $line } 行：种子与它的哈希不符。种子算出 { $found }，记录写的是 { $expected }。
verify-other-rules = 无法核对：记录用的是第 { $found } 版规则，本程序用第 { $expected } 版。
verify-dice-differ = 不实，第 { $line } 行：种子给出 { $expected }，记录写的是 { $found }。
verify-refused = 不实，第 { $line } 行：“{ $found }”不合规则。
verify-dice-missing = 不实，第 { $line } 行：缺少骰子结果；{ $found } 之后还需要 { $expected } 个。
verify-dice-wrong = 不实，第 { $line } 行：骰子结果 { $found } 不对。
verify-end-differs = 不实，第 { $line } 行：对局是 { $expected }，而不是 { $found }。

## 查阅

rules-provenance = 来源：
rules-related = 另见：
rules-contents = 共 { $n } 条规则。“hhour rules B-ROLL-03”显示一条，“hhour rules 锁定”显示谈到锁定的规则。
rules-more = ……还有 { $n } 条；--all 全部显示。
rules-not-found = 规则书里没有“{ $words }”。
rules-not-found-near = 规则书里没有“{ $words }”；是不是：{ $nearest }？
cards-solo = 单人：
cards-kind = 种类：
cards-cost = 费用：
cost-rwb-of-skull = 红白蓝：{ face-skull }
cost-rwb-of-star = 红白蓝：{ face-star }
cost-rwb-of-soldier = 红白蓝：{ face-soldier }
cost-rwb-of-two-soldiers = 红白蓝：{ face-two-soldiers }
cost-rwb-of-courage = 红白蓝：{ face-courage }
cost-rwb-of-tool = 红白蓝：{ face-tool }
cost-straight = 顺子
cost-straight-or-6-courage = 顺子或 6 点勇气
cards-timing = 时机：
cards-not-found = 没有卡牌“{ $words }”。
cards-not-found-near = 没有卡牌“{ $words }”；是不是：{ $nearest }？
maps-units = { $least } 至 { $most } 个小队
maps-levels = 级别：{ $levels }
maps-regular = 一般专业兵种：
maps-unique = 独特专业兵种：
maps-special = 特殊物品：
maps-geometry = 阵地与路线：{ $provenance }。
maps-listing = 卡牌清单：{ $provenance }。
maps-not-found = 没有地图“{ $words }”；是不是 { $nearest }（{ $name }）？
maps-svg-which = 请说明画哪张地图：hhour maps n-01 --svg 文件。
maps-sea = 海图 { $map }
maps-svg-sea = 海图 { $map } 在这里只能画成文字；桌上渡海时可看到彩图。
maps-svg-scenario = 这场战役由几张地图拼成；请分别绘制：{ $maps }。
maps-svg-written = 已画入 { $path }。

## 其他

version-line = H-Hour { $version }；规则：{ $rules }；记录：{ $format }
odds-need-numpy = 计算概率需要 numpy：pip install "hhour[lab]"。

## 麻烦

trouble-language = 没有语言“{ $code }”；请选 en、fr 或 zh。
trouble-no-file = 没有文件或文件夹 { $path }。
trouble-directory = { $path } 是文件夹，不是文件。
trouble-file = { $path } 是文件，不是文件夹。
trouble-permission = 你无权读写 { $path }。
trouble-read-only = { $path } 所在的磁盘只能读取。
trouble-disk-full = 磁盘已满；{ $path } 没有写成。
trouble-long-name = 名称 { $path } 太长。
trouble-system = 系统拒绝 { $path }：{ $reason }。
trouble-interrupted = 已中断。
trouble-inside = H-Hour 内部出错（{ $what }）；请告诉我们。HHOUR_DEBUG=1 会显示出处。
