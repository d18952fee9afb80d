# Several servers, one house: what a host reads at the start.

host-redis-needs-postgresql = HHOUR_REDIS_URL joins several servers over one database, and SQLite is for one alone; set HHOUR_DATABASE_URL to a postgresql address, or leave HHOUR_REDIS_URL out.
host-no-redis-address = HHOUR_REDIS_URL must be an address like redis://host:6379/0 (redis, rediss or unix).
host-redis-closed = The Redis at HHOUR_REDIS_URL does not answer: { $reason }
host-redis-missing = HHOUR_REDIS_URL needs the package redis: pip install "hhour[server]".
host-clocks-apart = The clock of this machine and that of the database are { $seconds } seconds apart; set it right first (NTP), a minute is the most.
host-other-secret = { $node } runs on this database with another secret; give all nodes the same HHOUR_SECRET, or players will be strangers on every second one.
host-older-release = { $node } runs on this database with the newer release { $other }; start { $other } here too, not { $release }.
host-cannot-roll = Release { $release } cannot run beside { $node } ({ $other }): they speak different languages. Stop all nodes first, then start the new ones.
host-cannot-roll-database = Release { $release } changes the database (step { $step }) in a way that the nodes that run now cannot live with. Stop all nodes first, then start the new ones.
host-no-trace-address = HHOUR_TRACE must be the address of a collector, like http://collector:4318.
host-trace-missing = HHOUR_TRACE needs OpenTelemetry: pip install "hhour[trace]".
