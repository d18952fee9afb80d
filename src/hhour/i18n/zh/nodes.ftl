# 多台服务器，同一个家：开桌的人在启动时读到的话。

host-redis-needs-postgresql = HHOUR_REDIS_URL 让多台服务器共用一个数据库，而 SQLite 只供一台使用；请把 HHOUR_DATABASE_URL 设为 postgresql 地址，或不设 HHOUR_REDIS_URL。
host-no-redis-address = HHOUR_REDIS_URL 应为类似 redis://host:6379/0 的地址（redis、rediss 或 unix）。
host-redis-closed = HHOUR_REDIS_URL 处的 Redis 没有响应：{ $reason }
host-redis-missing = HHOUR_REDIS_URL 需要 redis 软件包：pip install "hhour[server]"。
host-clocks-apart = 本机时钟与数据库时钟相差 { $seconds } 秒；请先校准（NTP），最多允许相差一分钟。
host-other-secret = { $node } 在此数据库上使用另一个密钥；请给所有节点相同的 HHOUR_SECRET，否则玩家换一台服务器就成了陌生人。
host-older-release = { $node } 在此数据库上运行较新的版本 { $other }；请在这里也启动 { $other }，而不是 { $release }。
host-cannot-roll = 版本 { $release } 不能与 { $node }（{ $other }）同时运行：它们之间语言不通。请先停下所有节点，再启动新的。
host-cannot-roll-database = 版本 { $release } 会改动数据库（步骤 { $step }），正在运行的节点无法适应。请先停下所有节点，再启动新的。
host-no-trace-address = HHOUR_TRACE 必须是采集器的地址，例如 http://collector:4318。
host-trace-missing = HHOUR_TRACE 需要 OpenTelemetry：pip install "hhour[trace]"。
