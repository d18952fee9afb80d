# 界面自己的词句。关于游戏的句子由服务器给出。

main-menu = 主菜单
language = 语言
home = 首页
loading = 请稍候……
no-network = 服务器没有回应。请检查网络后再试。
try-now = 现在重试
nothing-here = 这个地址没有内容。
unofficial = 爱好者的非官方项目，不含出版商的图文。无需账号，没有跟踪。
close = 关闭
cancel = 取消
save = 保存
send = 发送
copied = 已复制。

title-new = 新牌桌
title-games = 我的对局
title-watch = 观战
title-join = 加入牌桌
title-recover = 在此继续
title-rules = 规则书
title-lab = 实验室
title-table = 牌桌
title-replay = 回放

## 首页

home-title = 夺取海滩
home-text = 六颗骰子，一个小队，一座碉堡。登陆、掷骰、锁定，让士兵活下来，一路向上：独自一人，或并肩作战。
play-now = 立即开始
play-now-text = 老虎演习（演练）：十分钟，边玩边讲解。
first-against-german = 第一局对抗德军
first-as-german = 单人扮演德军
new-table = 新牌桌
new-table-text = 选择地图、朋友、电脑和可选规则。
my-games = 我的对局
my-games-text = 在任何设备上接着玩。
watch = 观战
watch-text = 观看开放旁观的牌桌。
replays = 回放
replays-text = 逐步重看任何一局；可导入 .hh 文件。
rulebook = 规则书
rulebook-text = 每条规则的编号，每张卡牌。
lab = 实验室
lab-text = 每张地图有多难、电脑是谁、你的运气如何。
join-link = 用链接加入
join = 加入
not-a-link = 这不是牌桌链接。链接形如 /join/…#…。
go-on-playing = 继续对局

## 对局

no-games = 没有进行中的对局。立即开始，或摆一张新牌桌。
no-replays = 还没有结束的对局。
nothing-to-watch = 现在没有开放旁观的牌桌。
import = 导入 .hh 文件
who-am-i = 我是谁
my-name = 我的名字
carry-text = 你的对局属于这个浏览器。一个秘密链接可以把它们带到另一台设备。
carry = 生成链接
carry-link = 在另一台设备上打开，不要给任何人看
recover-text = 这个链接把另一台设备的对局带到这里。这个浏览器自己的对局仍在它自己的链接下。
recover = 在此继续
devices = 我的设备
devices-text = 使用下列任一浏览器的人都会被当作你。不再使用的请退出登录；如果链接或浏览器落入他人之手，请让其他设备全部退出登录。
device-unknown = 一台设备
device-here = 本机
device-seen = 上次使用：{ $when }
device-end = 退出登录
device-end-which = 让 { $name } 退出登录
devices-end-others = 让其他设备全部退出登录
devices-only = 只有这个浏览器已登录。
turn = 第 { $n } 回合
your-move = 轮到你
table-playing = 进行中
table-paused = 已暂停

## 加入

join-table = 加入牌桌
join-text = 空位 { $n } 个。
somebody = 有人
sit-down = 入座
only-watch = 只观战

## 新牌桌

game = 游戏
map = 地图
level = 级别
seats = 座位
how-many = 小队数量
units-range = { $least } 至 { $most } 个小队
who-sits = 谁来指挥第 { $n } 小队
name-of = 第 { $n } 小队的名字
how-many-players = 玩家人数
players-range = { $least } 到 { $most } 名玩家
who-plays = 谁是玩家 { $n }
name-of-player = 玩家 { $n } 的名字
bot-level = 电脑的级别
seat-me = 我
seat-person = 玩家
seat-beside = 我旁边的人
seat-link = 持有链接的人
seat-open = 空位
seat-bot = 电脑
bot = 电脑
optional-rules = 可选规则
option-all = 全部
option-brings = 选用后还可选：{ $names }
first-chosen = 已选：
table = 牌桌
advice = 建议
advice-off = 无
advice-hints = 提示
advice-full = 全部概率
dice = 骰子
dice-table = 牌桌的
dice-own = 我自己的，输入掷出的结果
clock = 每次决定的秒数（0：不限时）
watchable = 任何人都可观战
lay-table = 摆好牌桌

## 牌桌

table-of = 牌桌，地图 { $map }
desk = 我这一边
story = 队伍、记录与聊天
next-step = 下一步
my-dice = 我的骰子
my-unit = 我的小队
team = 队伍
log = 记录
chat = 聊天
chat-empty = 还没有人说话。
chat-to-all = 对所有人
chat-to-side = 只对己方
chat-aside = 己方
chat-hint = 说点什么
mute = 屏蔽
silence = 全桌禁言
let-speak = 恢复发言
unmute = 已屏蔽 { $n } 条：重新显示
watcher = 旁观者
why = 为什么？
table-menu = 牌桌与座位
soldiers = 士兵
stars = 星
courage = 勇气
points = 点数
hull = 船体
passengers = 船上：{ $names }
defence = 防御
marker = 标志物
must-move = 这个小队必须移动。
sector = 阵地 { $n }
not-landed = 尚未登陆
told-of = { $what }：{ $text }
bunker = 碉堡
unit = 第 { $n } 小队
mine = 地雷
barrier = 障碍物
cannot-stay = 小队不能停留
map-hint = 指向、点按或用键盘移到一个阵地，即可阅读说明。
map-hint-touch = 点按一个阵地，即可阅读说明。
you = 你
here = 在场
away = 离开
falls = 若无变化，本回合将被歼灭
falls-short = 本回合被歼灭
survives = 存活机会 { $chance }
survival-text = 小队保持现状时，撑过本回合战斗的概率。
meets = 可与第 { $units } 小队交易
meets-text = 同处一个阵地的小队可以交易。
prospect = 防御 { $defence }{ $guns ->
    [0] {""}
   *[other] ，机枪平均损失 { $fire }
}{ $lost ->
    [0] {""}
   *[other] ，途中平均损失 { $way }
}：存活机会 { $survival }
are-you-sure = 确定吗？
doubtful = 本回合存活机会 { $chance }。仍要这样做吗？
to-move = 待行动
status-at-sea = 在海上
status-in-play = 在海滩上
status-safe = 安全
status-out = 全军覆没
force-won = 获胜
force-lost = 战败
face-SKULL = 骷髅头
face-STAR = 星
face-SOLDIER = 1 人
face-TWO_SOLDIERS = 2 人
face-COURAGE = 勇气
face-TOOL = 工具
colour-red = 红
colour-white = 白
colour-blue = 蓝
colour-colourless = 无色
letter-red = 红
letter-white = 白
letter-blue = 蓝
letter-colourless = 无
die-locked = 已锁定
die-gone = 不计入
look-at-sea = 查看海面
look-at-beach = 查看海滩
tally = 骰子的收获
tally-all = 现在：
tally-these = 这些骰子：
tally-skulls = 骷髅头取消 { $n } 个结果
tally-sets = 红白蓝组合
tally-whole = （已完成）
tally-lacks = （缺{ $colour }{ $face }）
tally-lacks-face = （缺{ $face }）
tally-cost = 骰子的代价
tally-crew = 失去 { $n } 名专业兵种
tally-sea-wiped-out = 小队被歼灭
tally-craft-destroyed = 登陆艇被毁
tally-sea-panic = 勇气耗尽：弃艇
chances = 概率：
chances-of = 概率：{ $choice }
best = 最佳
choose-dice = 选择要重掷的骰子，或停止
choose-n-dice = 选择 { $n } 颗骰子
choose-sector = 在地图上选择发光的阵地。
which-way = 怎样前往
which-first = 先选择
becomes = 再选择
not-that-much = 不能这样组合
amount-give = 给出
amount-take = 索要
amount-gain = 获得
amount-lose = 失去
undo = 撤回
undo-hint = 撤回上一个行动（U）
final-hint = 这会揭示新的骰子或卡牌：不能撤回。
all-choices = 全部选择（{ $n }）
waiting-for = 正在等待 { $who }。
paused = 房主暂停了这张牌桌。
ended = 对局已结束。
watching = 你在观战。
hint = 提示
hint-coming = 参谋正在思考……
odds = 概率
goal-soldiers = 士兵
goal-courage = 勇气
goal-stars = 星
goal-points = 物品点数
goal-rwb = 红白蓝
goal-straight = 顺子
goal = 目标
goal-adviser = 由参谋决定
goal-survive = 撑过本回合
goal-advance = 推进所需勇气
aim-survive = 存活
aim-soldiers-at-least = { $n }+ 士兵
aim-advance = 可以推进
aim-rwb = 任一红白蓝
aim-rwb-of = 红白蓝：{ $face }
aim-straight = 顺子
best-for = 对“{ $goal }”最好的：
sounds = 声音
own-dice = 我自己的骰子
these-dice = 就是这些

## The Pocket games

players = 玩家
player = 玩家 { $n }
colour-grey = 灰色
colour-black = 黑色
letter-grey = 灰
letter-black = 黑
the-skirmish = 遭遇战
axis = 轴心国骰子
axis-die = 轴心国骰子
kommandant = 指挥官
axis-met = 已配对
axis-missing = 缺
axis-ignored = 不需配对
axis-added = 阵地加上的
ground-unknown = 战场骰还没掷。
pot = 奖池
pot-text = 尚未入账
bank = 已入账
score-n = 得分 { $n }
this-skirmish = 本次遭遇战
to-match = 配对概率 { $chance }
wins-anyway = 无论骰子如何都算赢
no-points = 不得分
against-n = 面对 { $n } 颗轴心国骰子：
to-win = 获胜
with-kommandant = 有指挥官
worth-about = 约值 { $n }
after-a-win = 获胜之后
going-on = 继续
stopping = 停手
pays-more = 更划算
pays-less = 不划算
forced-retreat = 获胜后必须撤退。
forced-progress = 获胜后必须推进。
later = 掷骰之后才知道。
place = 第 { $n } 名
their-turn = 行动中
to-answer = 可打出勋章
passes = 总是跳过
medal-window = 勋章：{ $who } 可以回应这次遭遇战。
supply = 供应区的勋章
supply-empty = 勋章都有人持有。
for-rwb = 红白蓝各一
for-straight = 凭顺子
my-medals = 我的勋章
always-pass = 别人的回合总是跳过，除非我另说
beach = 海滩
beaches = 各海滩
conquered = 已攻占
group-here = 队伍在此。
sector-plain = 没有特别效果。
attempt-n = 第 { $n } 次尝试。
kommandant-next = 指挥官在下一阵地等着。
kommandant-twice = 指挥官的结果须配对两次。
needed = 需要
nothing-needed = 不需配对任何结果。
leader = 领队
saved = 由战争英雄解救
matches = 已配齐
lacks-n = 还缺 { $n }
not-rolled = 还没掷
rwb = 红白蓝
straight = 顺子
all-match = 全员配齐的概率：{ $chance }
group = 队伍的专业兵种
group-empty = 还没有专业兵种：一组红白蓝可集结一名。
held-by = 由玩家 { $n } 持有
fresh = 下次尝试起可用
can-be-rallied = 可集结的专业兵种
banks-by-turn = 各回合的入账
way-by-attempt = 各次尝试的推进
the-group = 队伍
luck-and-decisions = 运气与决定
gun-fire = 机枪火力

## 提议

proposals = 提议
propose = 提议
propose-to = 向{ $who }提议
proposes = { $who }对{ $whom }：{ $what }
declined = 已拒绝。
do-it = 照做
no-thanks = 不用了
take-back = 收回

## 连接

connecting = 正在连接牌桌……
lost = 连接断开，但你做过的一切都在。{ $n } 秒后重试。
sent-later = 你的回答已保存，届时发送。
house-late = 服务器之间暂时联系不畅：其他人的行动会稍晚显示。你的行动是安全的。
store-gone = 服务器的数据库没有响应：恢复之前什么都不能做。已完成的行动是安全的。
deadline = 还有 { $n } 秒做决定，之后由电脑代答。
closed = 这张牌桌不对你开放。
updated = H-Hour 已更新。
reload = 载入新页面

## 牌桌与座位

share-link = 给朋友的链接
copy-link = 复制链接
hand-over = 用链接移交
give-bot = 交给电脑
leave-seat = 离开座位
take-seat = 坐下
hand-over-link = 谁先打开此链接，座位就归谁
copy-yourself = 请从输入框中复制链接。
set-clock = 设定
clock-set = 每次决定限时 { $n } 秒。
clock-off = 不计时。
pause = 暂停
go-on = 继续
end-table = 结束牌桌
end-sure = 确定为所有人结束
export = 存为 .hh
promise = 骰子在第一次掷骰前就已确定；凭证：
gathering = 所有席位都有人时才掷骰：请分享链接，或把空位交给电脑。
imported = 这局游戏是导入的：它的骰子无法证明。
part-promised = 将给骰子加入随机数
part-in = 已给骰子加入随机数
part-left-out = 没有公开自己的随机数，已被略去
own-part-in = 骰子里有本浏览器加入的随机数。
own-part-missing = 但是其中没有本浏览器加入的随机数！
own-other-promise = 但这不是本浏览器开局时看到的承诺！

## 第一局

guide = 第一局
guide-end = 我懂规则，不再显示

## 结束

end = 结束
outcome-won = 碉堡已夺下
outcome-lost = 战斗失败
outcome-held = 登陆被击退
outcome-fallen = 盟军突破了防线
outcome-decided = 胜负已分
outcome-stopped = 牌桌被结束
after-turns = 共 { $n } 回合。
team-score = 队伍得分
victory-points = { $n } 分（胜利分数）
next-basic = 接着玩基本训练
next-advanced = 接着玩进阶训练
again = 再来一局
rematch-laid = 再来一局已备好：请就座
share = 分享
replay = 回放
verify = 验证骰子
look-at-table = 查看牌桌
result = 结果
seed = 种子：
soldiers-by-turn = 各回合的士兵
soldiers-by-turn-text = 红字：该回合阵亡的人数和阵地。
luck = 运气：骰子与期望
face = 骰面
shown = 出现
expected = 期望

## 回放

step = 下一步
step-back = 退一步
to-start = 到开头
to-end = 到结尾
to-turn = 回合
moment = 时刻
as-laid = 刚摆好的牌桌。
share-moment = 此刻的链接
to-table = 去牌桌

## 规则书

search-rules = 搜索，或规则编号
rules = 规则
cards = 卡牌
notes-on-sources = 关于出处的说明
related = 参见
nothing-found = 没有找到。
more-rules = 还有 { $n } 条：请搜索一个词
rule-in-english = 英文原文（有疑问时以英文为准）
book-base = 基础游戏
book-atlantikwall = Atlantikwall
book-way-to-hell = Way to Hell
book-pocket = 袖珍版游戏

## The lab

lab-about = 能精确计算的就精确计算，其余的靠测量；每个数字都注明是哪一种。
lab-difficulty = 各地图的难度
lab-difficulty-text = 测量值：电脑以一个小队单独作战的胜率。细线是真实值所在的 95% 区间。
lab-chart = 各地图的胜率（按电脑）
lab-table = 数字表
lab-turns = 回合
lab-not-measured = 这里还没有测量结果。
lab-luck = 我的运气如何？
lab-luck-text = 每次掷骰与期望相比，每次锁定和重掷与最佳选择相比：选你的一局已结束的游戏，或一个 .hh 文件。
lab-my-game = 我的一局游戏
lab-reading = 正在分析这局游戏，需要几秒钟。
lab-bots = 电脑是谁
lab-bots-text = 它们只看得到自己座位能看到的，并用一句话说明为什么这样做。
lab-yourself = 自己来测量
lab-yourself-text = 在终端里运行；同一个种子总是给出同样的结果，与进程数无关。
luck-worse = 倒霉
luck-better = 走运
luck-percentile = 比这更差的其他骰子所占比例
luck-chart = 每回合的运气与失误
luck-key-dice = 骰子带来的
luck-key-cost = 决策失去的
luck-costly = 代价最大的决策
measured-text = { $bot }单独作战，{ $games } 局：真实值在 { $low } 与 { $high } 之间。
unmeasured = 胜率尚未测量。
luck-report = 运气报告

## The map
zoom = 缩放
zoom-in = 放大
zoom-out = 缩小
zoom-fit = 整张地图
sheet = 图幅 { $id }
any-specialist = 一名专业兵种
free = 免费

# 场面
theatre = 动画与声音
scenes = 动画
pace-slow = 慢
pace-normal = 正常
pace-instant = 无，直接看结果
next-turn-waits = 点击后才进入下一回合
waits-always = 总是
waits-hurt = 有伤亡时
waits-never = 从不
volume = 音量
the-turn-cost = 本回合的代价
turn-over = 本回合结束
next-turn = 下一回合
skip-scene = 跳过
casualties-line = 伤亡 { $n } 人
colour-gold = 金
colour-pink = 粉
letter-gold = 金
letter-pink = 粉
more = 更多
turning-point = 转折点：
turning-dice = 第 { $turn } 回合，骰子使{ $measure }{ $way ->
    [up] 上升
   *[down] 下降
}了 { $change }。
turning-choice = 第 { $turn } 回合，一个决定使{ $measure }{ $way ->
    [up] 上升
   *[down] 下降
}了 { $change }。
turning-none = 胜负早已注定：
turning-none-text = 没有哪个回合使获胜机会变化超过 { $change }。
measure-chance = 胜率
measure-points = 分数
measure-matches = 匹配数
medals = 勋章
medal-turns = { $n } 回合攻克
medal-held = 坚守了 { $n } 回合
medal-left = 战斗结束时还有 { $n } 名士兵
medal-stood = 坚守不退：第 { $turn } 回合损失 { $n } 人
end-picture = { $beach }：{ $outcome }。地图上标出了每个小队走过的路。
picture-saved = 图片已保存，链接已复制。
no-picture = 这个浏览器无法生成图片，但链接仍然可用。
trade-give = 你给出
trade-take = 你得到
trade-nothing = 无
step-less = 减少：{ $what }
step-more = 增加：{ $what }
trade-sum = 你给出：{ $give }。你得到：{ $take }。
trade-offer = 提出交易
hint-and-odds = 概率只针对一个目标（{ $goal }）；参谋则力求尽快赢得战斗。
dice-of = { $who } 的骰子

## 再来

daily-tile = 每日滩头
daily-tile-text = 所有人同一张地图、同样的骰子，只有一次计入成绩。
record-tile = 我的战绩
record-tile-text = 各滩头的胜绩、勋章和运气；可带走，也可删除。
title-daily = 每日滩头
title-record = 我的战绩
play-on = 从这里玩下去
origin = 它从这局的某一刻接着玩。
learn-link = 三分钟学会
title-learn = 三分钟学会
rulebook-way-in = 按章节、词语或编号查找每条规则。第一次玩？
