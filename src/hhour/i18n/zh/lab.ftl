# 实验室的命令。

cli-about-sim = 让电脑玩许多局并统计
cli-about-solve = 演练的精确最优解
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
luck-apart = 海上或另一方的 { $n } 次掷骰不计入。
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
lab-stopped-early = 在 { $games } 局中完成 { $done } 局后停止；数字只来自这些局。加上 --keep 文件，同一条命令会从停下的地方继续。
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
lab-other-school = 文件夹 { $file } 属于另一次运行；请另取名字或删除它。
lab-endless = “{ $setup }”第 { $number } 局（种子“{ $seed }”）没有结束。
lab-units = 读不懂小队数“{ $text }”；请写 1 或 1,2。
lab-tuned-seed = 地图数值是用种子 { $seed } 的骰子调的；请换一个种子测量。
lab-no-figures = 无法读取 { $file } 中的数据；请修复或删除该文件，或用 --folder 指定别的文件夹。
lab-duel-alone = { $setup } 没有对手；请至少两名玩家。
lab-duel-setups = 只有一名胜者的游戏无法比较两种设置；请写两个电脑玩家的名字，用 --setup 指定牌桌。
lab-not-solvable = 只有单小队、无可选规则的演练可以精确求解（"dday n-01 level=practice units=1"）；其他对局请用 hhour sim 测量。
lab-state-word = 读不懂状态词“{ $word }”；请写 sector=5 marker=1 soldiers=12 courage=3。
lab-state-nowhere = 状态没有写阵地；请写 sector=5 marker=1 soldiers=12 courage=3。
lab-state-twice = 状态里 { $word } 写了两次。
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
lab-trained = 第 { $n } 代胜 { $rates }；对回合价值的误差为 { $loss }，计划为 { $plan }
lab-train-broken = 文件 { $file } 无法读取；删除后可重新训练。
lab-train-game = 将军只能学《D-Day Dice》，不能学 { $setup }。
lab-generations = 至少要训练一代，不能是 { $n }。
general-no-file = 没有训练文件 { $file }；用 hhour lab train 生成。
general-broken = 文件 { $file } 里没有训练好的将军；用 hhour lab train 生成。
general-too-large = 文件 { $file } 比任何训练好的将军都大。
general-version = 文件 { $file } 是为特征版本 { $found } 训练的，现为版本 { $known }；请重新训练。
lab-plot-rate = { NUMBER($games, useGrouping: 0) } 局中胜 { $percent }%
lab-plot-won = 胜率与 95% 区间
lab-plot-length = 回合数
lab-plot-length-mean = 回合数，平均 { $turns }
lab-plot-seed = 种子 { $seed }
lab-plot-chance = 胜率与 95% 区间
lab-plot-at-most = 任何人都不可能更高
lab-plot-luck = 骰运
lab-plot-given = 决策损失
lab-plot-turn = 回合
lab-plot-percent = 胜率 %
lab-plot-by-turn = 逐回合的骰运与决策
lab-plot-generation = 代
lab-locks = 首掷 { $dice } 之后，按所锁骰子：
lab-roll-six = 首掷是六颗骰子，每色两颗，如 r:K,T w:S,2 b:2,C；这里有 { $n } 颗。

## 帮助

lab-no-beach = 没有地图 { $text }；有 { $known }。
lab-no-side-map = 没有名为 { $text } 的德军地图；可选：{ $known }。
lab-no-german = 没有名为 { $text } 的德军；可选：{ $known }。
lab-no-module-map = 基础游戏与《地狱之路》没有地图 { $text }；有 { $known }。
lab-no-module = 没有模块 { $text }；有 { $known }。

lab-about-difficulty = 测量每张地图和级别并写成页面
lab-about-sides = 从双方角度测量Atlantikwall的每张地图并写出页面
lab-about-modules = 测量《地狱之路》各模块带来的变化，并写成页面
lab-about-compare = 哪个更好：两个电脑玩家或两种设置，用同样的骰子
lab-about-luck = 一局的运气报告
lab-about-train = 让将军自我对局学习，并说明学到了什么
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
lab-help-seer = 预知者的局数，他知道本回合的骰子（100）
lab-help-units = 小队数（1）
lab-help-beaches = 地图（默认全部；其余地图在页面上保持不变）
lab-help-maps = 地图（默认Atlantikwall全部）
lab-help-germans = 德军（默认全部）
lab-help-cell = 每种小队数与每位德军各多少局（40）
lab-help-module-maps = 地图（基础游戏与《地狱之路》的全部地图）
lab-help-modules = 模块（全部）
lab-help-module-games = 每张地图、每个模块的局数（40）
lab-help-folder = 页面放在哪里（docs）
lab-help-a = 电脑玩家（captain）或设置（"dday n-02"）
lab-help-b = 另一个电脑玩家或设置
lab-help-setup = 两个电脑玩家玩什么
lab-help-player = 谁来玩两种设置
lab-help-each = 各多少局（100）
lab-help-record = 一个记录，FILE.hh
lab-help-train-folder = 保存位置；用同一文件夹可续训
lab-help-setups = 所玩的布置，用分号分隔
lab-help-generations = 代数（5）
lab-help-train-games = 每代每种布置的局数（200）
lab-help-roll = 首掷，如 "r:K,T w:S,2 b:2,C"：每种锁定的精确值

## 各模块带来的变化

modules-title = 《地狱之路》各模块带来的变化
modules-about = 本页由 `hhour lab modules` 写成，并非手写：请勿修改。由一名上尉单独进行，每格至少 { NUMBER($games, useGrouping: 0) } 局，种子 `{ $seed }`；各列所遇的骰子与第一列相同。原地图一列括号内为 95% 的威尔逊区间，其余各列为相差的百分点。
modules-map = 地图
modules-plain = 原地图
modules-costs = { $module }：全部地图的胜率下降 { $points } 个百分点（95%：{ $low } 至 { $high }）。
modules-brings = { $module }：全部地图的胜率上升 { $points } 个百分点（95%：{ $low } 至 { $high }）。
modules-open = { $module }：变化与偶然无从区分（95%：{ $low } 至 { $high } 个百分点）。
modules-never = 一局未胜：{ $places }。
modules-all-won = 无论哪张地图、哪个模块，上尉都至少赢过一局。
modules-missions = 特殊任务
modules-mission = 任务
modules-had = 留下
modules-done = 完成
modules-undone = 在这些对局中从未完成：{ $missions }。在别的对局中每个都完成过：分到它的中士能完成它。
modules-all-done = 小队留下的每项任务都至少完成过一次。
modules-again = 重做：{ $command }
module-sea = 渡海
module-gold-regular = 由卡牌带来的金骰
module-gold-touch = 点金
module-gold-rwbg = 红白蓝与金
module-gold-wild = 万能骰
module-missions = 特殊任务
module-mission-possible = 可能的任务
module-heroes = 战争英雄
module-lead-the-way = 身先士卒
module-shaef = 以盟军最高司令部代替美国
module-components = 散件
