# What the lab calls its commands.

cli-about-sim = play many games with bots and count
cli-about-solve = the exact optimum of the Practice Run
cli-about-lab = difficulty, comparisons and luck reports

## The luck report

luck-title = { $setup }: { $outcome }
luck-outcome-won = won
luck-outcome-lost = lost
luck-outcome-decided = decided
luck-outcome-running = running
luck-dice-points = Dice: { $n } points against expectation.
luck-dice-matches = Dice: { $n } matches against expectation.
luck-dice-chance = Dice: { $n } points of the chance to win, better than { $percent } % of dice.
luck-cost-points = Decisions: { $n } points given away.
luck-cost-matches = Decisions: { $n } matches given away in re-rolls.
luck-cost-chance = Decisions: { $n } points given away in locks and re-rolls.
luck-guns = { $dice ->
    [one] Machine guns: { $sum } with { $dice } die, { $expected } expected.
   *[other] Machine guns: { $sum } with { $dice } dice, { $expected } expected.
}
luck-mines = { $dice ->
    [one] Landmines: { $sum } with { $dice } die, { $expected } expected.
   *[other] Landmines: { $sum } with { $dice } dice, { $expected } expected.
}
luck-grey = { $dice ->
    [one] Grey dice: skulls { $sum } with { $dice } die, { $expected } expected.
   *[other] Grey dice: skulls { $sum } with { $dice } dice, { $expected } expected.
}
luck-apart = { $n ->
    [one] { $n } roll at sea or of the other side is not reckoned.
   *[other] { $n } rolls at sea or of the other side are not reckoned.
}
luck-turn-points = Turn { $turn }, player { $seat }: luck { $luck }, given away { $cost }
luck-turn-matches = Attempt { $turn }, player { $seat }: luck { $luck } %, given away { $cost } %
luck-turn-chance = Turn { $turn }, unit { $seat }: luck { $luck }, given away { $cost }
luck-costly = What cost most:
luck-mistake-points = Action { $number } (turn { $turn }, player { $seat }): { $chosen } instead of { $better }, { $cost } points
luck-mistake-matches = Action { $number } (attempt { $turn }, player { $seat }): { $chosen } instead of { $better }, { $cost } %
luck-mistake-chance = Action { $number } (turn { $turn }, unit { $seat }): { $chosen } instead of { $better }, { $cost } points

## What cannot be done

lab-which = There are sim, solve and lab.
lab-no-work = There is no '{ $word }' in the lab; there are { $known }.
lab-stopped = Stopped; what was kept in a file can be resumed.
lab-stopped-early = Stopped after { $done } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }; the figures are of those. With --keep FILE the same command goes on where it was.
lab-needs = This needs { $module }; install hhour[{ $extra }].
lab-games = At least one game must be played, not { $n }.
lab-bots = { $bots } bots are named for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }; name one for all or one a seat.
lab-workers = At least one worker is needed, not { $n }.
lab-no-dask = No Dask scheduler answers at '{ $address }'.
lab-no-plot = The plot cannot be written to { $file }; name a .png, .svg or .pdf file.
lab-no-folder = There is no folder { $folder } to write { $file } to.
lab-no-record = The record { $file } cannot be read.
lab-no-luck = The luck report is there for D-Day Dice, Bataille! and Express! only.
lab-other-run = The file { $file } belongs to another run; name a new file or delete it.
lab-other-school = The folder { $file } belongs to another run; name a new one or delete it.
lab-endless = Game { $number } of '{ $setup }' with seed '{ $seed }' does not end.
lab-units = The numbers of Units '{ $text }' cannot be read; write 1 or 1,2.
lab-tuned-seed = The maps were tuned on the dice of seed { $seed }; measure on another one.
lab-no-figures = The figures in { $file } cannot be read; mend or delete the file, or name another --folder.
lab-duel-alone = At { $setup } nobody plays against anybody; take two players or more.
lab-duel-setups = In a game with one winner two setups cannot be compared; name two bots, and the table with --setup.
lab-not-solvable = Only the Practice Run of one Unit without options can be solved exactly ("dday n-01 level=practice units=1"); measure other games with hhour sim.
lab-state-word = The state word '{ $word }' cannot be read; write sector=5 marker=1 soldiers=12 courage=3.
lab-state-nowhere = The state names no sector; write sector=5 marker=1 soldiers=12 courage=3.
lab-state-twice = The state says { $word } twice.
lab-no-sector = There is no sector '{ $sector }' on this map; there are { $known }.
lab-in-bunker = A Unit in the bunker has won or lost; name a sector.
lab-not-a-number = { $word } is not a number from 0 to 999.
lab-marker = The marker shows 1, 2 or 3 chevrons at the start of a turn.
lab-no-soldiers = A Unit without soldiers is wiped out; name at least 1.
lab-bot-near = There is no bot '{ $name }' for { $game }; did you mean { $near }?
lab-no-bot = There is no bot '{ $name }' for { $game }; there are { $known }.
lab-bot-needs = The bot { $name } needs { $module }; install hhour[lab].

## What it reports

lab-title = { $setup }, { $bots }, { $games ->
        [one] { NUMBER($games, useGrouping: 0) } game
       *[other] { NUMBER($games, useGrouping: 0) } games
    }, seed { $seed }
lab-label-won = won
lab-label-length = length
lab-label-points = points
lab-label-deaths = wiped out in
lab-label-bought = bought
lab-label-again = again
lab-won = { NUMBER($wins, useGrouping: 0) } = { $percent } %  (95 %: { $low } to { $high } %)
lab-length = { $turns } turns, { $decisions } decisions
lab-points = { $points } a Unit; winners keep { $soldiers } soldiers
lab-bar = games
lab-written = Written: { $file }
lab-side = { $name }: won { NUMBER($wins, useGrouping: 0) } of { NUMBER($games, useGrouping: 0) } = { $percent } %
lab-difference = A − B = { $points } points (95 %: { $low } to { $high }); only A won { NUMBER($a, useGrouping: 0) } games, only B { NUMBER($b, useGrouping: 0) }
lab-verdict = Verdict: { $winner } is better; { $percent } % sure.
lab-verdict-open = Verdict: open. So small a difference comes by chance in { $percent } % of cases; play more.
lab-duel = { $a } against { $b }, { $seats ->
        [one] { NUMBER($seats) } player
       *[other] { NUMBER($seats) } players
    }: won { NUMBER($wins, useGrouping: 0) } of { $games ->
        [one] { NUMBER($games, useGrouping: 0) } game
       *[other] { NUMBER($games, useGrouping: 0) } games
    }; an equal would win { $share }
lab-solved = best play wins { $percent } % (exact)
lab-worst-roll = after the worst first roll ({ $dice }): { $percent } %
lab-best-roll = after the best first roll ({ $dice }): { $percent } %
lab-moves = after UPKEEP, with soldiers and courage:
lab-trained = generation { $n } won { $rates }; what turns are worth it knows but for { $loss }, the plan but for { $plan }
lab-train-broken = The file { $file } cannot be read; delete it to train anew.
lab-train-game = A General can be taught D-Day Dice alone, not { $setup }.
lab-generations = At least one generation must be taught, not { $n }.
general-no-file = There is no trained file { $file }; hhour lab train writes one.
general-broken = The file { $file } holds no trained General; hhour lab train writes one.
general-too-large = The file { $file } is larger than any trained General is.
general-version = The file { $file } was trained for version { $found } of the features, this is version { $known }; train anew.
lab-plot-rate = { $percent } % of { $games ->
        [one] { NUMBER($games, useGrouping: 0) } game
       *[other] { NUMBER($games, useGrouping: 0) } games
    }
lab-plot-won = won, with the 95 % interval
lab-plot-length = length in turns
lab-plot-length-mean = length in turns, mean { $turns }
lab-plot-seed = seed { $seed }
lab-plot-chance = chance to win, with the 95 % interval
lab-plot-at-most = nobody can win more
lab-plot-luck = luck of the dice
lab-plot-given = given away
lab-plot-turn = turn
lab-plot-percent = % to win
lab-plot-by-turn = luck and decisions, turn by turn
lab-plot-generation = generation
lab-locks = after the first roll { $dice }, by what is locked:
lab-roll-six = A first roll is six dice, two of each colour like r:K,T w:S,2 b:2,C; there are { $n }.

lab-no-beach = There is no map { $text }; there are { $known }.
lab-no-side-map = There is no map { $text } with a German of its own; there are { $known }.
lab-no-german = There is no German { $text }; there are { $known }.
lab-no-module-map = There is no map { $text } of the base game or of Way to Hell; there are { $known }.
lab-no-module = There is no module { $text }; there are { $known }.

## Help

lab-about-difficulty = measure every map and level and write the page
lab-about-sides = measure every map of Atlantikwall from both sides and write the page
lab-about-modules = measure what each module of Way to Hell changes and write the page
lab-about-compare = which is better: two bots, or two setups, on the same dice
lab-about-luck = the luck report of one game
lab-about-train = teach the General by self-play and say what he learned
lab-help-workers = processes (1)
lab-help-dask = a Dask scheduler instead, tcp://host:8786
lab-help-seed = repeats a run (1)
lab-help-quiet = no progress bar
lab-help-bot = one for all seats, or one a seat
lab-help-games = how many (100)
lab-help-csv = one line a game
lab-help-plot = a picture (.png, .svg, .pdf)
lab-help-keep = games are kept here; resume with the same file
lab-help-keep-folder = games are kept here; resume with the same folder
lab-help-sergeant = games of the Sergeant (400)
lab-help-captain = games of the Captain (200)
lab-help-seer = games of the Seer, who knows the turn's dice (100)
lab-help-units = numbers of Units (1)
lab-help-beaches = maps (all; the others stay on the page as they are)
lab-help-maps = maps (all of Atlantikwall)
lab-help-germans = Germans (all)
lab-help-cell = games for each number of Units and each German (40)
lab-help-module-maps = maps (those of the base game and of Way to Hell)
lab-help-modules = modules (all)
lab-help-module-games = games for each map and module (40)
lab-help-folder = where the page goes (docs)
lab-help-a = a bot (captain) or a setup ("dday n-02")
lab-help-b = the other bot or setup
lab-help-setup = what two bots play
lab-help-player = who plays two setups
lab-help-each = how many each (100)
lab-help-record = a record, FILE.hh
lab-help-train-folder = where everything is kept; resume with the same folder
lab-help-setups = what is played, separated by semicolons
lab-help-generations = how many (5)
lab-help-train-games = games of each setup in a generation (200)
lab-help-roll = a first roll like "r:K,T w:S,2 b:2,C": the exact value of every lock

## What the modules change

modules-title = What the modules of Way to Hell change
modules-about = Written by `hhour lab modules`, not by hand: do not edit. Won by a Captain alone; games for each cell: at least { NUMBER($games, useGrouping: 0) }, seed `{ $seed }`; every column meets the dice of the first one. In brackets beside the plain map Wilson's interval for 95 %, elsewhere the difference in points.
modules-map = map
modules-plain = plain
modules-costs = { $module }: costs { $points } points of win rate over all maps (95 %: { $low } to { $high }).
modules-brings = { $module }: brings { $points } points of win rate over all maps (95 %: { $low } to { $high }).
modules-open = { $module }: changes nothing that can be told from chance (95 %: { $low } to { $high } points).
modules-never = Never won: { $places }.
modules-all-won = There is no map and no module with which the Captain did not win at least once.
modules-missions = The Special Missions
modules-mission = Mission
modules-had = kept
modules-done = accomplished
modules-undone = Never accomplished in these games: { $missions }. In others each has been: a Sergeant who is dealt it brings it home.
modules-all-done = Every Mission that a Unit kept was accomplished at least once.
modules-again = Again: { $command }
module-sea = The crossing
module-gold-regular = Gold dice by cards
module-gold-touch = A Touch of Gold
module-gold-rwbg = RWB & G
module-gold-wild = Wild Dice
module-missions = Special Missions
module-mission-possible = Mission: Possible
module-heroes = War Heroes
module-lead-the-way = Lead the Way
module-shaef = SHAEF instead of the USA
module-components = The loose components
