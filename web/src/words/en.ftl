# The interface's own words. Sentences about the game come from the server.

main-menu = Main menu
language = Language
home = Home
loading = One moment…
no-network = The server does not answer. Check the connection and try again.
try-now = Try now
nothing-here = There is nothing at this address.
unofficial = An unofficial project by fans, with no art or text of the publishers. No account, no trackers.
close = Close
cancel = Cancel
save = Save
send = Send
copied = Copied.

title-new = New table
title-games = My games
title-watch = Watch
title-join = Join a table
title-recover = Carry on here
title-rules = Rulebook
title-lab = Lab
title-table = Table
title-replay = Replay

## Home

home-title = Take the beach
home-text = Six dice, one unit, one bunker. Land, roll, lock, keep your soldiers alive and go up the beach: alone or together.
play-now = Play now
play-now-text = Exercise Tiger, Practice Run: ten minutes, explained as you go.
first-against-german = First game against a German
first-as-german = Alone as the German
new-table = New table
new-table-text = Choose a map, friends, bots and optional rules.
my-games = My games
my-games-text = Go on where you were, on any device.
watch = Watch
watch-text = Look on at tables that are open to spectators.
replays = Replays
replays-text = Any game again, step by step; bring a .hh file.
rulebook = Rulebook
rulebook-text = Every rule by its number, every card.
lab = Lab
lab-text = How hard each beach is, who the bots are, how lucky you were.
join-link = Join by link
join = Join
not-a-link = This is not a link to a table. It looks like /join/…#….
go-on-playing = Go on playing

## Games

no-games = No game is running. Play now, or lay a new table.
no-replays = No finished games yet.
nothing-to-watch = No table is open to spectators just now.
import = Bring a .hh file
who-am-i = Who I am
my-name = My name
carry-text = Your games belong to this browser. A secret link carries them to another device.
carry = Make the link
carry-link = Open this on the other device, and show it to nobody
recover-text = This link brings the games of another device here. The games of this browser stay under its own link.
recover = Carry on here
devices = My devices
devices-text = Whoever sits at one of these browsers is you. Sign out what you no longer use; if a link or a browser fell into other hands, sign out all others.
device-unknown = A device
device-here = this one
device-seen = last used { $when }
device-end = Sign out
device-end-which = Sign out { $name }
devices-end-others = Sign out all others
devices-only = Only this browser is signed in.
turn = Turn { $n }
your-move = Your move
table-playing = running
table-paused = paused

## Joining

join-table = Join a table
join-text = { $n ->
    [one] One seat is
   *[other] { $n } seats are
} free.
somebody = Somebody
sit-down = Sit down
only-watch = Only watch

## A new table

game = Game
map = Map
level = Level
seats = Seats
how-many = How many units
units-range = { $least ->
    [one] { $least } to { $most } units
   *[other] { $least } to { $most } units
}
who-sits = Who plays unit { $n }
name-of = Name of unit { $n }
how-many-players = How many players
players-range = { $least ->
    [one] { $least } to { $most } players
   *[other] { $least } to { $most } players
}
who-plays = Who is player { $n }
name-of-player = Name of player { $n }
bot-level = Level of the bot
seat-me = me
seat-person = a person
seat-beside = someone beside me
seat-link = whoever has the link
seat-open = free seat
seat-bot = bot
bot = bot
optional-rules = Optional rules
option-all = all of them
option-brings = With it: { $names }
first-chosen = Chosen:
table = Table
advice = Advice
advice-off = none
advice-hints = hints
advice-full = full odds
dice = Dice
dice-table = the table's
dice-own = my own, I type what I rolled
clock = Seconds per decision (0: no clock)
watchable = Anyone may watch
lay-table = Lay the table

## The table

table-of = Table, map { $map }
desk = My side of the table
story = Team, log and chat
next-step = Next step
my-dice = My dice
my-unit = My unit
team = Team
log = Log
chat = Chat
chat-empty = Nobody has said anything yet.
chat-to-all = To everybody
chat-to-side = To my side alone
chat-aside = my side
chat-hint = Say something
mute = Mute
silence = Silence for all
let-speak = Let speak again
unmute = { $n ->
    [one] One muted line: show it again
   *[other] { $n } muted lines: show them again
}
watcher = Spectator
why = why?
table-menu = Table and seats
soldiers = Soldiers
stars = Stars
courage = Courage
points = Items
hull = Hull
passengers = Aboard: { $names }
defence = DEF
marker = Marker
must-move = This unit must move.
sector = Sector { $n }
not-landed = Not landed yet
told-of = { $what }: { $text }
bunker = Bunker
unit = Unit { $n }
mine = Landmines
barrier = Barrier
cannot-stay = no unit can stay here
map-hint = Point at a sector, tap it or reach it by keyboard to read about it.
map-hint-touch = Tap a sector to read about it.
you = You
here = here
away = away
falls = falls this turn if nothing changes
falls-short = falls this turn
survives = { $chance } to survive
survival-text = The chance to outlive this turn's Combat as the unit stands now.
meets = can trade with { $units }
meets-text = Units that stand together may trade.
prospect = DEF { $defence }{ $guns ->
    [0] {""}
   *[other] , machine guns { $fire } on average
}{ $lost ->
    [0] {""}
   *[other] , on the way { $way } on average
}: { $survival } to survive
are-you-sure = Are you sure?
doubtful = Chance to survive this turn: { $chance }. Do it all the same?
to-move = to move
status-at-sea = at sea
status-in-play = on the beach
status-safe = safe
status-out = wiped out
force-won = has won
force-lost = is beaten
face-SKULL = Skull
face-STAR = Star
face-SOLDIER = 1 man
face-TWO_SOLDIERS = 2 men
face-COURAGE = Courage
face-TOOL = Tool
colour-red = Red
colour-white = White
colour-blue = Blue
colour-colourless = Colourless
letter-red = R
letter-white = W
letter-blue = B
letter-colourless = –
die-locked = locked
die-gone = does not count
look-at-sea = Look at the sea
look-at-beach = Look at the beach
tally = What the dice bring
tally-all = As they lie:
tally-these = These dice:
tally-skulls = { $n ->
    [one] a skull cancels { $n } result
   *[other] skulls cancel { $n } results
}
tally-sets = Sets in red, white and blue
tally-whole = (complete)
tally-lacks = (lacks { $face } in { $colour })
tally-lacks-face = (lacks { $face })
tally-cost = What the dice cost
tally-crew = { $n ->
    [one] A Specialist is lost
   *[other] { $n } Specialists are lost
  }
tally-sea-wiped-out = The unit is wiped out
tally-craft-destroyed = The craft is destroyed
tally-sea-panic = No courage left: the craft is abandoned
chances = Chances:
chances-of = Chances of: { $choice }
best = best
choose-dice = Choose dice to roll again, or stop
choose-n-dice = { $n ->
    [one] Choose { $n } die
   *[other] Choose { $n } dice
}
choose-sector = Choose a glowing sector on the map.
which-way = How to go there
which-first = First choose
becomes = Then choose
not-that-much = Not in this combination
amount-give = Give
amount-take = Ask for
amount-gain = Gain
amount-lose = Lose
undo = Undo
undo-hint = Take back the last action (U)
final-hint = This shows new dice or cards: it cannot be taken back.
all-choices = { $n ->
    [one] All choices ({ $n })
   *[other] All choices ({ $n })
}
waiting-for = Waiting for { $who }.
paused = The host has paused this table.
ended = The game is over.
watching = You are watching.
hint = Hint
hint-coming = The adviser is thinking …
odds = Odds
goal-soldiers = soldiers
goal-courage = courage
goal-stars = stars
goal-points = item points
goal-rwb = an RWB
goal-straight = a straight
goal = Goal
goal-adviser = the adviser's
goal-survive = survive this turn
goal-advance = courage to advance
aim-survive = survive
aim-soldiers-at-least = { $n }+ soldiers
aim-advance = can advance
aim-rwb = any RWB
aim-rwb-of = RWB: { $face }
aim-straight = straight
best-for = Best for: { $goal }
sounds = Sounds
own-dice = My own dice
these-dice = These dice

## The Pocket games

players = Players
player = Player { $n }
colour-grey = Grey
colour-black = Black
letter-grey = G
letter-black = K
the-skirmish = The skirmish
axis = Axis dice
axis-die = Axis die
kommandant = Kommandant
axis-met = matched
axis-missing = missing
axis-ignored = needs no match
axis-added = added by the sector
ground-unknown = The battlefield die is not rolled yet.
pot = Pot
pot-text = not yet safe
bank = banked
score-n = score { $n }
this-skirmish = This skirmish
to-match = { $chance } to match
wins-anyway = Won whatever the dice show
no-points = Worth no points
against-n = Against { $n } Axis dice
to-win = to win
with-kommandant = With the Kommandant
worth-about = worth about { $n }
after-a-win = After a win
going-on = Going on
stopping = Stopping
pays-more = pays more
pays-less = pays less
forced-retreat = A win must be followed by a retreat.
forced-progress = A win must be followed by a progress.
later = Known when the dice have fallen.
place = Place { $n }
their-turn = at play
to-answer = may play a Medal
passes = always passes
medal-window = Medals: { $who } may answer this skirmish.
supply = Medals in the supply
supply-empty = All Medals are held.
for-rwb = in red, white, blue
for-straight = for a straight
my-medals = My Medals
always-pass = Always pass in other players' turns, unless I say so
beach = The beach
beaches = The beaches
conquered = conquered
group-here = The group is here.
sector-plain = Nothing special.
attempt-n = Attempt { $n }.
kommandant-next = The Kommandant waits in the next sector.
kommandant-twice = The Kommandant's result is needed twice.
needed = Needed
nothing-needed = Nothing has to be matched.
leader = leader
saved = saved by the Hero
matches = matches
lacks-n = { $n } missing
not-rolled = not rolled yet
rwb = RWB
straight = straight
all-match = Chance that all match: { $chance }
group = The group's Specialists
group-empty = No Specialist yet: a set in red, white and blue calls one.
held-by = held by player { $n }
fresh = from the next attempt on
can-be-rallied = Who can be called
banks-by-turn = Banks by turn
way-by-attempt = Way up the beach by attempt
the-group = The group
luck-and-decisions = Luck and decisions
gun-fire = Machine-gun fire

## Proposals

proposals = Proposals
propose = Propose
propose-to = Propose something to { $who }
proposes = { $who } to { $whom }: { $what }
declined = Declined.
do-it = Do it
no-thanks = No, thanks
take-back = Take back

## The connection

connecting = Connecting to the table…
lost = The connection is lost; nothing you did is. Trying again in { $n } s.
sent-later = Your answer waits and is sent then.
house-late = The server reaches the others only slowly: what they do shows a moment late. What you do is safe.
store-gone = The server's database does not answer: nothing can be done until it does. What was done is safe.
deadline = { $n } s left to decide; then a bot answers.
closed = This table is closed to you.
updated = H-Hour was updated.
reload = Load the new page

## Table and seats

share-link = Link for friends
copy-link = Copy the link
hand-over = Hand over by link
give-bot = Give to a bot
leave-seat = Leave the seat
take-seat = Take the seat
hand-over-link = Whoever opens this first gets the seat
copy-yourself = Copy the link from its field.
set-clock = Set
clock-set = { $n ->
    [one] { $n } second for each decision.
   *[other] { $n } seconds for each decision.
}
clock-off = No clock.
pause = Pause
go-on = Go on
end-table = End the table
end-sure = Really end it for everyone
export = Save as .hh
promise = The dice were fixed before the first roll; the promise:
gathering = The dice are rolled when every seat is taken: share the link, or give the open seat to a bot.
imported = This game was imported: its dice are not proven.
part-promised = will add to the dice
part-in = added to the dice
part-left-out = did not show its part of the dice; it was left out
own-part-in = What this browser added is in the dice.
own-part-missing = But what this browser added is not in them!
own-other-promise = But it is not the promise that this browser saw at the start!

## The first game

guide = First game
guide-end = I know the rules, hide this

## The end

end = The end
outcome-won = The bunker is taken
outcome-lost = The battle is lost
outcome-held = The landing is beaten back
outcome-fallen = The Allies have broken through
outcome-decided = The game is decided
outcome-stopped = The table was ended
after-turns = { $n ->
    [one] After { $n } turn.
   *[other] After { $n } turns.
}
team-score = Score of the team
victory-points = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
next-basic = On to Basic Training
next-advanced = On to Advanced Training
again = Again
rematch-laid = The rematch is laid: sit down
share = Share
replay = Replay
verify = Verify the dice
look-at-table = Look at the table
result = Result
seed = Seed:
soldiers-by-turn = Soldiers by turn
soldiers-by-turn-text = Red: how many fell in the turn, and in which sector.
luck = Luck: dice against expectation
face = Face
shown = shown
expected = expected

## Replay

step = Step
step-back = One step back
to-start = To the start
to-end = To the end
to-turn = Turn
moment = Moment
as-laid = The table as it was laid.
share-moment = Link to this moment
to-table = To the table

## Rulebook

search-rules = Search, or a rule's number
rules = Rules
cards = Cards
notes-on-sources = Notes on the sources
related = See also
nothing-found = Nothing found.
more-rules = and { $n } more: search for a word
rule-in-english = In English, which counts in doubt
book-base = The base game
book-atlantikwall = Atlantikwall
book-way-to-hell = Way to Hell
book-pocket = The Pocket games

## The lab

lab-about = Exact where that is possible, otherwise measured; every figure says which.
lab-difficulty = How hard the beaches are
lab-difficulty-text = Measured: how often the bots won with one unit, alone. The thin line is where the true figure lies with 95 % certainty.
lab-chart = Chance to win each map, by bot
lab-table = The figures as a table
lab-turns = turns
lab-not-measured = Nothing has been measured here yet.
lab-luck = How lucky was I?
lab-luck-text = Every roll against what was to be expected, every lock and re-roll against the best one: from a finished game of yours or a .hh file.
lab-my-game = One of my games
lab-reading = Reading the game; this takes a few seconds.
lab-bots = Who the bots are
lab-bots-text = They see what their seat sees and nothing more, and say in one sentence why they do what they do.
lab-yourself = Measure for yourself
lab-yourself-text = In a terminal; the same seed gives the same table, whatever the number of workers.
luck-worse = unlucky
luck-better = lucky
luck-percentile = Share of other dice that would have been worse
luck-chart = Luck and lost chances by turn
luck-key-dice = what the dice brought
luck-key-cost = what decisions gave away
luck-costly = What cost most
measured-text = { $bot }, alone, { $games } games: the true figure lies between { $low } and { $high }.
unmeasured = Win rates not measured yet.
luck-report = Luck report

## The map
zoom = Zoom
zoom-in = Closer
zoom-out = Further away
zoom-fit = Whole map
sheet = Sheet { $id }
any-specialist = a Specialist
free = free

# The theatre
theatre = Scenes and sound
scenes = Scenes
pace-slow = slow
pace-normal = normal
pace-instant = none: straight to the result
next-turn-waits = Next turn waits for a click
waits-always = always
waits-hurt = when somebody fell
waits-never = never
volume = Volume
the-turn-cost = What the turn cost
turn-over = The turn is over
next-turn = Next turn
skip-scene = Skip
casualties-line = { $n ->
    [one] { $n } casualty
   *[other] { $n } casualties
}
colour-gold = Gold
colour-pink = Pink
letter-gold = G
letter-pink = P
more = More
turning-point = The turning point:
turning-dice = in turn { $turn } the dice { $way ->
    [up] raised
   *[down] lowered
} { $measure } by { $change }.
turning-choice = in turn { $turn } a decision { $way ->
    [up] raised
   *[down] lowered
} { $measure } by { $change }.
turning-none = It was never in doubt:
turning-none-text = no turn moved the chance to win by more than { $change }.
measure-chance = the chance to win
measure-points = the points
measure-matches = the matches
medals = Medals
medal-turns = Taken in { $n } turns
medal-held = Held for { $n } turns
medal-left = { $n ->
    [one] { $n } soldier stood at the end
   *[other] { $n } soldiers stood at the end
}
medal-stood = Stood fast: { $n } lost in turn { $turn }
end-picture = { $beach }: { $outcome }. The map with the way each unit took.
picture-saved = The picture is saved, and the link is copied.
no-picture = This browser cannot make the picture; the link works all the same.
trade-give = You give
trade-take = You get
trade-nothing = nothing
step-less = Less: { $what }
step-more = More: { $what }
trade-sum = You give: { $give }. You get: { $take }.
trade-offer = Offer
hint-and-odds = The odds are best for one goal ({ $goal }); the adviser plays to win the battle soon.
dice-of = Dice of { $who }

## Coming back

daily-tile = Today's beach
daily-tile-text = The same map and dice for everybody, one try that counts.
record-tile = My record
record-tile-text = Wins by beach, medals, luck; take it along or delete it.
title-daily = Today's beach
title-record = My record
play-on = Play on from here
origin = It goes on from a moment of this game.
learn-link = Learn in three minutes
title-learn = Learn in three minutes
rulebook-way-in = Every rule by chapter, word or number. New to the game?
