# 实验室的命令。

cli-about-sim = 让电脑玩许多局并统计
cli-about-solve = 实弹演习的精确最优解
cli-about-lab = 难度、比较与运气报告

## 运气报告

luck-title = { $setup }：{ $outcome }
luck-outcome-won = 获胜
luck-outcome-lost = 失败
luck-outcome-decided = 已结束
luck-outcome-running = 进行中
luck-dice-points = 骰子：与期望相差 { $n } 分。
luck-dice-matches = 骰子：与期望相差 { $n } 次配对。
luck-dice-chance = 骰子：胜率 { $n } 个百分点，好过 { $percent }% 的骰运。
luck-cost-points = 决定：失去 { $n } 分。
luck-cost-matches = 决定：重掷时失去 { $n } 次配对。
luck-cost-chance = 决定：锁定与重掷时失去 { $n } 个百分点。
luck-guns = 机枪：{ $dice } 颗骰子共 { $sum }，期望 { $expected }。
luck-mines = 地雷：{ $dice } 颗骰子共 { $sum }，期望 { $expected }。
luck-grey = 灰骰：{ $dice } 颗骰子出现 { $sum } 个骷髅，期望 { $expected }。
luck-turn-points = 回合 { $turn }，玩家 { $seat }：运气 { $luck }，失去 { $cost }
luck-turn-matches = 尝试 { $turn }，玩家 { $seat }：运气 { $luck }%，失去 { $cost }%
luck-turn-chance = 回合 { $turn }，小队 { $seat }：运气 { $luck }，失去 { $cost }
luck-costly = 代价最大的决定：
luck-mistake-points = 行动 { $number }（回合 { $turn }，玩家 { $seat }）：{ $chosen } 而不是 { $better }，{ $cost } 分
luck-mistake-matches = 行动 { $number }（尝试 { $turn }，玩家 { $seat }）：{ $chosen } 而不是 { $better }，{ $cost }%
luck-mistake-chance = 行动 { $number }（回合 { $turn }，小队 { $seat }）：{ $chosen } 而不是 { $better }，{ $cost } 个百分点

## 做不到的

lab-which = 有 sim、solve 和 lab。
lab-no-work = 实验室里没有“{ $word }”；有 { $known }。
lab-stopped = 已停止；保存在文件里的可以继续。
lab-needs = 这需要 { $module }；请安装 hhour[{ $extra }]。
lab-games = 至少要玩一局，不能是 { $n }。
lab-bots = { $seats } 个座位却写了 { $bots } 个电脑玩家；请写一个给所有座位，或每座一个。
lab-workers = 至少需要一个进程，不能是 { $n }。
lab-no-dask = “{ $address }”没有 Dask 调度器应答。
lab-no-plot = 无法把图写入 { $file }；请给出 .png、.svg 或 .pdf 文件。
lab-no-folder = 没有文件夹 { $folder } 可写入 { $file }。
lab-no-record = 无法读取记录 { $file }。
lab-no-luck = 运气报告只用于 D-Day Dice、《会战！》和《快速登陆》。
lab-other-run = 文件 { $file } 属于另一次运行；请另取文件名或删除它。
lab-endless = “{ $setup }”第 { $number } 局（种子“{ $seed }”）没有结束。
lab-units = 读不懂小队数“{ $text }”；请写 1 或 1,2。
lab-duel-alone = { $setup } 没有对手；请至少两名玩家。
lab-duel-setups = 只有一名胜者的游戏无法比较两种设置；请写两个电脑玩家的名字，用 --setup 指定牌桌。
lab-not-solvable = 只有单小队、无可选规则的实弹演习可以精确求解（"dday n-01 level=practice units=1"）；其他对局请用 hhour sim 测量。
lab-state-word = 读不懂状态词“{ $word }”；请写 sector=5 marker=1 soldiers=12 courage=3。
lab-state-nowhere = 状态没有写阵地；请写 sector=5 marker=1 soldiers=12 courage=3。
lab-no-sector = 此图没有阵地“{ $sector }”；有 { $known }。
lab-in-bunker = 碉堡里的小队已经胜或负；请写一个阵地。
lab-not-a-number = { $word } 不是 0 到 999 的数。
lab-marker = 回合开始时标志物显示 1、2 或 3 道杠。
lab-no-soldiers = 没有士兵的小队已被歼灭；至少写 1。
lab-bot-near = { $game } 没有电脑玩家“{ $name }”；是不是 { $near }？
lab-no-bot = { $game } 没有电脑玩家“{ $name }”；有 { $known }。
lab-bot-needs = 电脑玩家 { $name } 需要 { $module }；请安装 hhour[lab]。

## 报告

lab-title = { $setup }，{ $bots }，{ NUMBER($games, useGrouping: 0) } 局，种子 { $seed }
lab-label-won = 胜
lab-label-length = 长度
lab-label-points = 分数
lab-label-deaths = 被歼于
lab-label-bought = 购买
lab-label-again = 再来
lab-won = { NUMBER($wins, useGrouping: 0) } = { $percent }%（95 %：{ $low } 至 { $high }%）
lab-length = { $turns } 回合，{ $decisions } 次决定
lab-points = 每个小队 { $points }；胜者剩 { $soldiers } 名士兵
lab-bar = 局
lab-written = 已写入：{ $file }
lab-side = { $name }：{ NUMBER($games, useGrouping: 0) } 局胜 { NUMBER($wins, useGrouping: 0) } = { $percent }%
lab-difference = A − B = { $points } 点（95 %：{ $low } 至 { $high }）；仅 A 胜 { NUMBER($a, useGrouping: 0) } 局，仅 B 胜 { NUMBER($b, useGrouping: 0) } 局
lab-verdict = 结论：{ $winner } 更好；把握 { $percent }%。
lab-verdict-open = 结论：未定。这样小的差别有 { $percent }% 出自偶然；请多玩几局。
lab-duel = { $a } 对 { $b }，{ NUMBER($seats) } 名玩家：{ NUMBER($games, useGrouping: 0) } 局胜 { NUMBER($wins, useGrouping: 0) } 局；实力相当者会胜 { $share } 局
lab-solved = 最佳玩法胜率 { $percent }%（精确）
lab-worst-roll = 最差首掷后（{ $dice }）：{ $percent }%
lab-best-roll = 最好首掷后（{ $dice }）：{ $percent }%
lab-moves = 维护阶段后，按士兵与勇气：

## 帮助

lab-about-difficulty = 测量每张地图和级别并写成页面
lab-about-compare = 哪个更好：两个电脑玩家或两种设置，用同样的骰子
lab-about-luck = 一局的运气报告
lab-help-workers = 进程数（1）
lab-help-dask = 改用 Dask 调度器，tcp://host:8786
lab-help-seed = 重复一次运行（1）
lab-help-quiet = 不显示进度条
lab-help-bot = 所有座位一个，或每座一个
lab-help-games = 多少局（100）
lab-help-csv = 每局一行
lab-help-plot = 图片（.png、.svg、.pdf）
lab-help-keep = 对局保存在此；用同一文件继续
lab-help-keep-folder = 对局保存在此；用同一文件夹继续
lab-help-sergeant = 中士的局数（400）
lab-help-captain = 上尉的局数（200）
lab-help-units = 小队数（1）
lab-help-folder = 页面放在哪里（docs）
lab-help-a = 电脑玩家（captain）或设置（"dday n-02"）
lab-help-b = 另一个电脑玩家或设置
lab-help-setup = 两个电脑玩家玩什么
lab-help-player = 谁来玩两种设置
lab-help-each = 各多少局（100）
lab-help-record = 一个记录，FILE.hh
