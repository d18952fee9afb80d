# 供研究者使用的环境（src/hhour/env）。
env-not-running = 这局游戏已经结束或尚未开始：请先调用 reset()。
env-no-number = { $given } 不是动作：请给出 0 到 { $most } 之间、动作掩码允许的整数。
env-outside-mask = 席位 { $seat } 现在不能选择动作 { $number }（{ $meaning }）：动作掩码列出了可选的动作。
env-no-agent = 这里没有智能体“{ $agent }”；有 { $known }。
env-missing = { $agent } 没有动作：每个智能体都需要一个，等待用 0。
env-not-solo = “{ $setup }”有 { $seats } 个席位：Gymnasium 只供一人使用，多人请用 hhour.env.hhour_v1。
env-render-mode = 没有渲染模式“{ $mode }”；有 { $known }。
env-no-render = 这个环境创建时没有渲染：请给出 render_mode，取 { $known } 之一。
env-setup = 无法布置“{ $setup }”：{ $why }
env-setup-text = 设置是一段文字，例如“dday n-01”，而不是 { $given }。
env-longest = longest 须为正整数（决定的个数），而不是 { $given }。
