# 服务器在无法办到时所说的话，以及它的证明。

problem-too-many-seats = 此设置有 { $seats } 个座位，而不是 { $wanted } 个。
problem-unknown-bot = 这个游戏没有电脑“{ $level }”；有：{ $known }。
problem-wrong-key = 此链接有误或已失效，请索取新的链接。
problem-table-full = 这一桌的座位已满。如果房主允许，你可以旁观。
problem-seat-taken = 这个座位已有人。
problem-seat-is-here = { $seat } 号座位的人在场；只有本人能把它交给电脑。
problem-not-your-seat = { $seat } 号座位不是你的。
problem-too-many-people = 一桌最多可坐 { $most } 人。
problem-no-such-seat = 这一桌没有 { $seat } 号座位。
problem-not-a-member = 只有坐在这一桌的人才能这样做。
problem-host-only = 只有房主才能这样做。
problem-busy = 这一桌现在太忙，请稍后再试。
problem-try-again = 这一桌出了问题，正在从磁盘重新读取。请再试一次。
problem-inside = 这是我们的错误，不是你的。什么都没有改变。报告时请注明 { $reference }。
problem-ended = 这局游戏已经结束。
problem-paused = 房主已暂停这一桌。
problem-gathering = 所有席位都有人时才掷骰：请分享链接，或把空位交给电脑。
problem-no-parts = 这个席位现在不能给骰子加入随机数。
problem-still-running = 这局游戏还在进行。
problem-late = 你回答的是较早的问题；局面已经变化。什么都没有改变。
problem-dice-not-own = 这一桌由桌子自己掷骰。
problem-advice-off = 这一桌不提供建议。
problem-nothing-to-count = 这个问题没有可计算的。
problem-no-such-dice = 这些不是这个小队的骰子。
problem-no-proposals = 只有在 D-Day Dice 中才能提议行动。
problem-not-to-propose = 第 { $seat } 小队现在不能这样做。
problem-no-such-proposal = 这个提议已不在桌上。
problem-no-numpy = 计算概率需要 numpy；请主持人安装 hhour[lab]。
problem-still-thinking = 你上一个请求还在思考中。
problem-not-possible = 这是不可能的。
problem-no-such-table = 没有这一桌，或者它不对你开放。
problem-no-such-moment = 这局游戏有 { $last } 个行动；没有这个时刻。
problem-no-such-event = 这局游戏里没有这个事件。
problem-no-such-rule = 没有规则“{ $rule }”；你是指 { $nearest } 吗？
problem-no-such-map = 没有“{ $map }”的图。
problem-no-such-picture = 没有名为“{ $picture }”的图片。
problem-no-such-page = 这个地址没有内容。
problem-no-such-method = 这个地址不能这样使用。
problem-no-web = 网页尚未构建。请运行 make play，或者在终端里玩。
problem-stopping = 服务器正在重启。你的游戏是安全的；请稍后再试。
problem-store-gone = 数据库没有回应。什么都没有改变；请稍后再试。
problem-too-many-tables = 你已有 { $most } 桌，这是一个人的上限。
problem-too-many-connections = 从你的地址打开的桌子太多了。
problem-too-fast = 太快了。请稍等再试。
problem-too-much = 服务器刚刚为你做了很多工作；请稍后再继续。
problem-silenced = 房主不让你在这一桌发言。
problem-too-slow = 耗时太久，已经停止。
problem-gone = 没有人在等待结果。
problem-too-large = 内容太大了。
problem-foreign-origin = 此请求来自另一个网站，已被拒绝。
problem-not-json = 请求必须是 JSON。
problem-malformed = 无法理解这条消息。
problem-too-long = 文字太长；最多 { $most } 个字符。
problem-binary-frame = 消息必须是文本，不能是二进制。
problem-hostile = 无法理解的消息太多；连接已关闭。
problem-empty-talk = 这条消息是空的。
problem-wrong-recovery = 此找回链接有误，或已被更新的链接取代。
problem-record-too-long = 这份记录太长了。
problem-record-unreadable = 这不是 H-Hour 的记录。

verified-proven = 已证明：种子就是开局时承诺的那一个，并且能解释全部 { $dice } 个结果。
verified-by-hand = 这些骰子是手掷的。全部 { $actions } 个行动都符合规则，但没有种子能证明骰子。
verified-other-rules = 自这局游戏以来规则已经改变，无法再重新计算。
verified-not = 未能证明：记录第 { $line } 行与种子所示不符。

game-dday = D-Day Dice 登陆骰
    .text = 率领小队冒着炮火登上海滩、攻入碉堡，合作或单人皆可。

## 命令行

cli-about-serve = 向浏览器开放牌桌：在这里玩，或与任何人一起玩
cli-about-backup = 把所有牌桌、玩家和聊天写入一个文件；服务器可以同时运行
cli-about-restore = 用备份填充一个空数据库
cli-help-serve-host = 监听的地址（HHOUR_HOST）
cli-help-serve-port = 监听的端口，0 表示任意空闲端口（HHOUR_PORT）
cli-help-serve-or-any = 该端口被占用时改用任意空闲端口
cli-help-serve-open = 在浏览器中打开游戏
cli-help-serve-schema = 只把 API 的模式写入这个文件夹
cli-help-backup-file = 备份写到哪里
cli-help-restore-file = hhour backup 写出的文件
server-needs = 服务器需要 { $module }：pip install "hhour[server]"。

## 给开桌的人

host-open-at = H-Hour 已在 { $address } 开放（按 Ctrl+C 停止）
host-rows = 玩家 { $players }，游戏 { $games }，座位 { $seats }，行动 { $actions }，聊天 { $chats }
host-no-port = { $port } 不是端口；请用 0 到 65535。
host-port-taken = { $address } 已被其他程序占用；请用 --port 换一个端口，0 表示任意空闲端口。
host-cannot-listen = 无法在 { $address } 监听：{ $reason }。
host-setting-number = { $name } 应为整数，而不是“{ $given }”。
host-setting-switch = { $name } 应为 1 或 0，而不是“{ $given }”。
host-setting-one-of = { $name } 应为其中之一：{ $known }。
host-no-database-address = HHOUR_DATABASE_URL 不是数据库地址。
host-other-database = HHOUR_DATABASE_URL 必须是 sqlite 或 postgresql 地址。
host-newer-database = 此数据库由更新版本的 H-Hour 写入；请更新程序。
host-database-closed = 无法打开数据库：{ $reason }
host-nothing-to-back-up = 没有可备份的内容：此数据库是空的。
host-few-files = 最多只能同时打开 { $files } 个文件，而 HHOUR_MAX_CONNECTIONS 需要 { $wanted } 个；请提高上限（ulimit -n）或调低该设置。
host-database-kept = 另一个 H-Hour 正在使用这个数据库：{ $holder }。请用那一个，或先把它停下。
host-database-in-use = 此数据库中已有游戏；请恢复到空数据库。
host-no-backup = 这个文件不是 H-Hour 的备份。
host-damaged-backup = 这个文件不是 H-Hour 的备份，或已损坏。
host-newer-backup = 此备份由更新版本的 H-Hour 写入；请更新程序。
host-backup-cut-off = 此备份被截断；缺少一部分。
