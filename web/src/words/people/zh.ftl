# 只有部分页面才用到的文字，首屏不必等它们。

## 邀请

invite-title = 邀请朋友
invite-later = 先看看牌桌
invite-qr = 供手机扫描的链接二维码
invite-share = 分享…
invite-words = 牌桌上给你留了一个座位。
invite-text = 把链接发出去，或让对方用手机扫码。打开链接的人会坐到空位上。
invite-free = { $n ->
    [0] 人都到齐了
   *[other] 还有 { $n } 个空位
}
join-invites = { $host }邀请你来一局
join-invited = 有人邀请你来一局
join-here = 已在座：{ $who }
join-map = 地图：{ $map }
join-as = 你的座位：{ $seat }。
join-against = 你的对手是{ $host }。
join-which = 哪个座位

## 提醒

alerts = 轮到我时提醒我
alerts-text = 有牌桌在等你而你没有打开它时，会提醒你一次。
alerts-by-browser = 由这个浏览器提醒
alerts-address = 或向这个地址发送消息（webhook）
alerts-add = 添加
alerts-try = 试一下
alerts-forget = 不再提醒
alerts-push = 由浏览器提醒（{ $place }）
alerts-hook = 向地址发送：{ $place }
alerts-on = 这个浏览器会提醒你。
alerts-unsupported = 页面关闭后，这个浏览器收不到消息。标签页和声音仍会提醒你，也可以填写一个地址。
alerts-refused = 浏览器未获准显示消息。标签页和声音仍会提醒你；可在浏览器设置里允许。
alerts-no-push = 这个浏览器目前没有推送服务。标签页和声音仍会提醒你，也可以填写一个地址。
alerts-dropped = 没有回应，已停止发送：{ $place }。
alerts-sent = { $n ->
    [one] 已发送。
   *[other] 已由 { $n } 种方式发送。
}
alerts-failed = 有 { $n } 种方式没有回应，已停止发送。

## 每日滩头

daily = 每日滩头
daily-text = 所有人同一张地图、同样的小队和骰子，没有建议。第一次尝试计入成绩。
daily-units = 你指挥 { $n } 个小队。
daily-play = 夺取滩头
daily-go-on = 继续
daily-again = 再玩一次，不计成绩
daily-one-try = 点击后尝试即开始，在当天（UTC）结束前打完才计入；在此之前骰子保密。
daily-late = 当天结束、种子公布之后你还在继续，所以这次尝试不上榜。
daily-beaten = 胜过其他人的 { $share }。
daily-board = 大家的成绩
daily-place = 名次
daily-who = 谁
daily-how = 结果
daily-turns = 回合
daily-nobody = 还没有人打完。
daily-promise = 骰子已定，种子在当天结束后公布。承诺：
daily-shown = 这一天的种子是 { $seed }，其承诺为：
daily-before = 往日

## 我的战绩

record = 我的战绩
record-empty = 你还没有打完过一局。
record-sum = 打完 { $games } 局，胜 { $won } 局{ $days ->
    [0] 。
   *[other] ；每日滩头 { $days } 天。
}
record-boards = 按滩头与难度
record-played = 局数
record-won = 胜
record-share = 胜率
record-medals = 勋章
record-luck = 运气的起伏
record-luck-text = 共掷 { $dice } 枚骰子，骷髅 { $skulls } 个，期望 { $expected } 个。折线下降处，骷髅比应有的多。
record-mine = 属于我的一切
record-mine-text = 存为文件：名字、对局及其记录、聊天、提醒、每日滩头。删除会结束你自己的对局；在别人的对局里，你的座位、名字和发言会消失。无法恢复。
record-export = 全部存为文件
record-delete = 全部删除
record-delete-sure = 确定删除我的一切
record-gone = 属于你的一切已删除，共删去 { $n } 局。

## 新东西

