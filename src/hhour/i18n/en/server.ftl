# What the server says when something is not possible, and what it proves.

problem-too-many-seats = This setup has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, not { $wanted }.
problem-unknown-bot = There is no bot '{ $level }' for this game; there are { $known }.
problem-wrong-key = This link is wrong or has expired. Ask for a new one.
problem-table-full = All seats of this table are taken. You can watch if the host allows it.
problem-seat-taken = This seat is taken.
problem-seat-is-here = Whoever has seat { $seat } is here; only they can give it to a bot.
problem-not-your-seat = Seat { $seat } is not yours.
problem-too-many-people = A table has room for { $most } people at most.
problem-no-such-seat = There is no seat { $seat } at this table.
problem-not-a-member = Only those who sit at this table can do that.
problem-host-only = Only the host of this table can do that.
problem-busy = This table has too much to do just now. Try again in a moment.
problem-try-again = Something went wrong with this table; it is read again from the disk. Try again.
problem-inside = This is our mistake, not yours. Nothing has changed. If you report it, name { $reference }.
problem-ended = This game is over.
problem-paused = The host has paused this table.
problem-gathering = The dice are rolled when every seat is taken: share the link, or give the open seat to a bot.
problem-no-parts = This seat cannot add to the dice now.
problem-still-running = This game is still running.
problem-late = Your answer is to an older question; the table has moved on. Nothing has changed.
problem-dice-not-own = This table rolls the dice itself.
problem-advice-off = This table is played without advice.
problem-nothing-to-count = There is nothing to count in this question.
problem-no-such-dice = These are not dice of this unit.
problem-no-proposals = Moves can be proposed in D-Day Dice only.
problem-not-to-propose = Unit { $seat } cannot do that now.
problem-no-such-proposal = This proposal is no longer on the table.
problem-no-numpy = The odds need numpy; ask the host to install hhour[lab].
problem-still-thinking = Your last question is still being thought about.
problem-not-possible = That is not possible.
problem-no-such-table = There is no such table, or it is not open to you.
problem-no-such-moment = This game has { $last } actions; there is no such moment.
problem-no-such-event = There is no such event in this game.
problem-no-such-rule = There is no rule '{ $rule }'; did you mean { $nearest }?
problem-no-such-map = There is no drawing of '{ $map }'.
problem-no-such-picture = There is no picture '{ $picture }'.
problem-no-such-page = There is nothing at this address.
problem-no-such-method = This address cannot be used in that way.
problem-no-web = The web pages have not been built. Run make play, or use the terminal game.
problem-stopping = The server is being restarted. Your games are safe; try again in a moment.
problem-store-gone = The database does not answer. Try again in a moment: what is not on the table then has not happened.
problem-too-many-tables = You have { $most } tables, and that is as many as one person can have.
problem-too-many-connections = Too many tables are open from your address.
problem-too-fast = That was too fast. Wait a moment and try again.
problem-too-much = The server has worked a lot for you just now; go on in a moment.
problem-silenced = The host lets you say nothing at this table.
problem-too-slow = This took too long and was stopped.
problem-gone = Nobody waited for it.
problem-too-large = That is too large.
problem-foreign-origin = This request comes from another website and was refused.
problem-not-json = The request must be JSON.
problem-malformed = This message could not be understood.
problem-too-long = This text is too long; { $most } characters are allowed.
problem-binary-frame = Messages must be text, not binary.
problem-hostile = Too many messages could not be understood; the connection is closed.
problem-no-own-side = Only who sits on one of several sides can talk to their own side alone.
problem-empty-talk = There is nothing in this message.
problem-wrong-recovery = This recovery link is wrong, has been used or was replaced by a newer one.
problem-session-ended = This device was signed out; here you are somebody new now.
problem-no-such-device = There is no such device of yours.
problem-game-too-long = A game ends after { $most } actions at the latest: the host can end this one.
problem-record-too-long = This record is too long.
problem-record-unreadable = This is not a record of H-Hour.

verified-proven = Proven: the seed is the one promised at the start, and it explains { $dice ->
        [one] the one result
       *[other] all { $dice } results
    }.
verified-known = Not proven: these dice are the same for everyone who plays this beach, and could be known before. The seed explains { $dice ->
        [one] the one result
       *[other] all { $dice } results
    }.
verified-by-hand = These dice were rolled by hand. { $actions ->
        [one] The one action follows
       *[other] All { $actions } actions follow
    } the rules, but no seed can prove the dice.
verified-other-rules = The rules have changed since this game, so it can no longer be recomputed.
verified-not = Not proven: line { $line } of the record differs from what the seed says.

game-dday = D-Day Dice
    .text = Lead your units up a beach under fire and into the bunker, together or alone.

## The command line

cli-about-serve = open the table to browsers: play here, or with anyone
cli-about-backup = write all tables, people and talk to one file; the server may run meanwhile
cli-about-restore = fill an empty database from a backup
cli-help-serve-host = the address to listen on (HHOUR_HOST)
cli-help-serve-port = the port to listen on, 0 for any free one (HHOUR_PORT)
cli-help-serve-or-any = take any free port if that one is in use
cli-help-serve-open = open the game in a browser
cli-help-serve-schema = only write the schemas of the API into this folder
cli-help-backup-file = where to write the backup
cli-help-restore-file = a file that hhour backup wrote
server-needs = The server needs { $module }: pip install "hhour[server]".

## For whoever hosts a table

host-open-at = H-Hour is open at { $address } (stop it with Ctrl+C)
host-rows = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $chats ->
        [one] { $chats } chat
       *[other] { $chats } chats
    }
host-no-port = { $port } is not a port; use 0 to 65535.
host-port-taken = Something else listens on { $address } already; choose another port with --port, or 0 for any.
host-cannot-listen = Cannot listen on { $address }: { $reason }.
host-setting-number = { $name } is a whole number, not '{ $given }'.
host-setting-switch = { $name } is 1 or 0, not '{ $given }'.
host-setting-range = { $name } is a number from { $least } to { $most }.
host-setting-address = { $name } must be the address that browsers type, like https://table.example.
host-setting-proxies = { $name } must be addresses or networks like 10.0.0.1 or 172.16.0.0/12, separated by commas.
host-setting-one-of = { $name } is one of { $known }.
host-no-database-address = HHOUR_DATABASE_URL is not the address of a database.
host-other-database = HHOUR_DATABASE_URL must be a sqlite or a postgresql address.
host-newer-database = This database was written by a newer H-Hour; update the program.
host-database-closed = The database cannot be opened: { $reason }
host-nothing-to-back-up = There is nothing to back up: this database is empty.
host-few-files = Only { $files } files may be open at once, and { $wanted } are wanted for HHOUR_MAX_CONNECTIONS; raise the limit (ulimit -n) or lower the setting.
host-database-kept = Another H-Hour keeps this database: { $holder }. Use that one, or stop it first.
host-database-in-use = There are games in this database already; restore into an empty one.
host-no-backup = This file is not a backup of H-Hour.
host-damaged-backup = This file is not a backup of H-Hour, or it is damaged.
host-newer-backup = This backup was written by a newer H-Hour; update the program.
host-backup-cut-off = This backup is cut off; part of it is missing.
