# The environments for researchers (src/hhour/env).
env-not-running = This game is over or has not begun: call reset() first.
env-no-number = { $given } is no action: give a whole number from 0 to { $most } that the action mask allows.
env-outside-mask = Action { $number } ({ $meaning }) is not open to seat { $seat } now: the action mask says which are.
env-no-agent = There is no agent '{ $agent }' here; there are { $known }.
env-missing = { $agent } has no action: every agent needs one, 0 to wait.
env-not-solo = '{ $setup }' is not for one player but for { $seats }: Gymnasium is for one, use hhour.env.hhour_v1 for more.
env-render-mode = There is no render mode '{ $mode }'; there are { $known }.
env-no-render = This environment was made without a picture: give render_mode, one of { $known }.
env-setup = No game is laid for '{ $setup }': { $why }
env-setup-text = A setup is a text such as 'dday n-01', not { $given }.
env-longest = longest is a whole number of decisions, 1 or more, not { $given }.
