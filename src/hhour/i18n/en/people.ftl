# What the server says to people beside the table: previews, alerts, the daily beach.

preview-won = Victory
preview-lost = Defeat
preview-decided = Decided
preview-over = The end
preview-invites = You are invited: { $free ->
        [one] one seat is free.
       *[other] { $free } seats are free.
    }
preview-runs = The battle is on, turn { $turn }.
preview-ended = { $turns ->
        [one] After one turn. Watch it again, step by step.
       *[other] After { $turns } turns. Watch it again, step by step.
    }

problem-address-wrong = This is not an address that can be sent a message: it begins with https:// or http://.
problem-address-unknown = There is no such address.
problem-address-private = This address lies inside the host's own network; messages only go out of it.
problem-push-keys = These are not keys of a browser.
problem-too-many-alerts = You have { $most } ways of being told already; take one away first.
alert-title = Your move!
alert-body = { $where }, turn { $turn }: the table waits for you.
alert-trial = This is how H-Hour will tell you that a table waits for you.
host-setting-networks = { $name } must be networks like 192.168.0.0/16, separated by spaces.

problem-no-such-day = There is no beach for this day. Today's is at /daily.
problem-day-open = The dice of this beach are shown and proven when its day is over.
problem-nothing-to-play = The game was over at this moment; choose an earlier one.
