# Words that only some pages and parts need, so that the first view does not wait for them.

## The invitation

invite-title = Invite your friends
invite-later = Look at the table
invite-qr = The link as a code for a phone's camera
invite-share = Share…
invite-words = A seat is kept for you at the table.
invite-text = Send the link, or let a phone read the code. Whoever opens it takes a free seat.
invite-free = { $n ->
    [0] Everyone is here
    [one] One seat is free
   *[other] { $n } seats are free
}
join-invites = { $host } invites you to a game
join-invited = You are invited to a game
join-here = At the table: { $who }
join-map = The map: { $map }
join-as = Your seat: { $seat }.
join-against = You play against { $host }.
join-which = Which seat

## Being told

alerts = Tell me when it is my turn
alerts-text = When a table waits for you and you do not have it open, you hear of it once.
alerts-by-browser = Tell me by this browser
alerts-address = Or send a message to this address (webhook)
alerts-add = Add
alerts-try = Try it
alerts-forget = Not any more
alerts-push = By a browser ({ $place })
alerts-hook = By an address at { $place }
alerts-on = This browser will tell you.
alerts-unsupported = This browser cannot be told anything while the page is closed. The tab and the sound still tell you, or take an address.
alerts-refused = The browser was not allowed to show messages. The tab and the sound still tell you; its settings can allow it.
alerts-no-push = This browser has no push service just now. The tab and the sound still tell you, or take an address.
alerts-dropped = { $place } did not answer and is told nothing more.
alerts-sent = { $n ->
    [one] Sent.
   *[other] Sent on { $n } ways.
}
alerts-failed = { $n ->
    [one] One way did not answer and is told nothing more.
   *[other] { $n } ways did not answer and are told nothing more.
}

## Every day one beach

daily = Every day one beach
daily-text = The same map, units and dice for everybody, without advice. Your first try counts.
daily-units = { $n ->
    [one] You lead one unit.
   *[other] You lead { $n } units.
}
daily-play = Take the beach
daily-go-on = Go on
daily-again = Play it again, for yourself
daily-one-try = The try begins with this click and counts if it ends before the day (UTC) does; its dice are secret until then.
daily-late = You played on when the day was over and its seed was known, so this try is not on the board.
daily-beaten = Better than { $share } of the others.
daily-board = How everybody did
daily-place = Place
daily-who = Who
daily-how = Result
daily-turns = Turns
daily-nobody = Nobody has finished yet.
daily-promise = The dice are fixed; their seed is shown when the day is over. The promise:
daily-shown = The seed of this day was { $seed }. It was promised by:
daily-before = Days before

## My record

record = My record
record-empty = You have not finished a game yet.
record-sum = { $games ->
    [one] One game played
   *[other] { $games } games played
}, { $won } won{ $days ->
    [0] .
    [one] ; one beach of the day tried.
   *[other] ; { $days } beaches of the day tried.
}
record-boards = By beach and level
record-played = Played
record-won = Won
record-share = Share won
record-medals = Medals
record-luck = Luck over time
record-luck-text = { $dice } dice, { $skulls } SKULLs among them; { $expected } were to be expected. Where the line falls you had more of them than your share.
record-mine = Everything that is mine
record-mine-text = As a file: name, games with their records, talk, alerts, days. Deleting ends your own games; in those of others your seat, name and talk go. Nothing brings it back.
record-export = Save everything as a file
record-delete = Delete everything
record-delete-sure = Really delete everything of mine
record-gone = Everything of yours is deleted. { $n ->
    [one] One game is gone.
   *[other] { $n } games are gone.
}

## What is new

