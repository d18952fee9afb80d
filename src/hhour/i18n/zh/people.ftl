# 牌桌之外，服务器对人说的话：预览、提醒、每日滩头。

preview-won = 胜利
preview-lost = 失败
preview-decided = 胜负已分
preview-over = 终局
preview-invites = 邀你入座：还有 { $free } 个空位。
preview-runs = 战斗进行中，第 { $turn } 回合。
preview-ended = 历经 { $turns } 回合。可逐步重看。

problem-address-wrong = 无法向这个地址发送消息：地址应以 https:// 或 http:// 开头。
problem-address-unknown = 没有这个地址。
problem-address-private = 这个地址在主机自己的网络里；消息只能发往外部。
problem-push-keys = 这不是浏览器的密钥。
problem-too-many-alerts = 你已有 { $most } 种提醒方式，请先去掉一种。
alert-title = 轮到你了！
alert-body = { $where }，第 { $turn } 回合：牌桌在等你。
alert-trial = 有牌桌在等你时，H-Hour 就会这样提醒你。
host-setting-networks = 网段须以空格分隔，形如 192.168.0.0/16：{ $name }。

problem-no-such-day = 这一天没有滩头。今天的在 /daily。
problem-day-open = 这片滩头的骰子要等当天结束后才公布并验证。
problem-nothing-to-play = 这一刻对局已经结束，请选更早的时刻。
