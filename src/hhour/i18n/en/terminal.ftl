# The game in the terminal.

play-turn = turn { $n }
play-column-unit = Unit
play-column-sector = Sector
play-column-soldiers = Soldiers
play-column-stars = Stars
play-column-courage = Courage
play-column-points = Points
play-column-def = DEF
play-column-cards = Cards
play-locked-sign = |locked|
play-of-unit = { $label } (unit { $n })
play-aside = beside them { $dice }
play-sea-aid = At sea: 1 and 2 cost soldiers, C courage, T item points, the hull of your craft; S counts, and three cost a Specialist; K does nothing. A red, white and blue set is a penalty.
view-way-to-hell-passengers = Passengers
play-unit-asked = Unit { $n }: { $question }
play-role-asked = { $who }: { $question }
play-player-asked = Player { $n }: { $question }
play-also-waiting = Also waited for: { $units }; '{ $example }' turns there.
play-no-seat = There is no seat { $n } at this table; there are: { $seats }.
play-bot-sits = { $seat } is played by a bot.
play-bot-where = A bot needs a seat of this table, not '{ $word }'; there are: { $seats }. Say for instance --bot 2=captain.
play-bots-only = Somebody has to play: leave one seat without a bot, or let 'hhour sim' play bots alone.
play-choose = There are several answers: type one of them, by its number or in words.
play-more-events = ... { $n } more lines: 'log'
play-keys = help · why · undo · hint · map · log · rules WORD · cards · save · lang · quit
play-hint-dice = Type the dice, out of: { $dice }
play-hint-reroll = Type the dice to roll again, out of: { $dice }
play-hint-form = Type: { $form }
play-several = '{ $word }' could be: { $choices }.
play-nearest = '{ $word }' is not known here; did you mean '{ $nearest }'?
play-taken-back = Nothing was rolled.
play-fault = This is our mistake, not yours. Nothing has changed; you can go on another way. If you report it, name { $reference } ({ $path }).
play-undone = Taken back: { $action }.
play-saved = Saved: { $path }
play-not-saved = Not saved. { $reason }
play-not-kept = The game cannot be kept on disk and goes on in memory; 'save PATH' writes it elsewhere. { $reason }
play-save-elsewhere = Where shall it be saved (Enter: nowhere)?
play-bye = 'hhour play --continue' goes on from here.
play-continued = You go on with { $setup }, turn { $n }.
play-cannot-continue = { $path } cannot be continued. { $reason }
play-nothing-kept = There is no game to continue in { $path }.
play-seed = The seed was { $seed }.
play-record = The record is { $path }. 'hhour replay' tells it, 'hhour verify' proves its dice.
play-enter = Enter: go on
play-why-number = 'why' explains the last event or refusal, 'why 12' event number 12; '{ $word }' is no number.
play-no-event = There is no event { $word } to explain.
play-rules-what = Say what to look up: 'rules lock' or 'rules B-ROLL-03'.
play-lang-which = The language is { $code }; 'lang fr' changes it (en, fr, zh).
play-no-cards = No unit holds a card.
play-dice-prompt = { $n ->
    [one] result:
   *[other] { $n } results:
}
play-dice-help = Letters K S 1 2 C T or names for D-Day dice, numbers for ordinary dice, with spaces between; 'cancel' takes the action back.
play-help-answers = Answer with a number, with the action itself (advance 5), with a beginning that fits one answer only (adv 5), or as the screen says it.
    .player = Answer with a number, with the action itself (stop), with a beginning that fits one answer only (st), or as the screen says it.
play-help-dice = Dice are named r1 r2 w1 w2 b1 b2: typing 'r1 w2' locks or re-rolls just these.
    .player = Dice are named r1 r2 w1 w2 b1 b2: typing 'r1 w2' re-rolls just these.
play-help-faces = Faces: K skull, S star, 1 one soldier, 2 two soldiers, C courage, T tool; letter or name can be typed. |r1 K| is locked, (r1 K) no longer counts.
    .player = Faces: K skull, S star, 1 one soldier, 2 two soldiers, C courage, T tool; letter or name can be typed. (r1) is left out.
play-help-board = Map: [5 3 G ▲7*] is sector 5 with DEF 3 and one machine gun; an advance leads to 7 over mines. 2C at the left: a line that costs 2 courage. @1 is unit 1; <5> can be entered now.
    .express = The way to the bunker: [3 Rally Point] is the sector you are in, * one with an effect of its own. Axis dice: <K> is the Kommandant, (K) need not be matched.
    .bataille = Axis dice stand over yours; <K> is the Kommandant. Below: what is missing, the chance to match, what is at stake.
play-help-why = why [N]      explain the last event or refusal, or event N
play-help-undo = undo         take your last action back (until a die, a card or somebody else's action shows something new)
play-help-hint = hint         what the best bot would do, and what to lock or re-roll for the most soldiers
    .player = hint         which re-roll has the best chance to match
play-help-map = map          the map in full, with its legend
    .express = map          every sector of the beach with its effect
    .bataille = map          the table as it stands
play-help-log = log          everything that has happened
play-help-rules = rules WORD   look it up in the rules of this game (--all behind it: everything)
play-help-cards = cards WORD   look up a card; without a word, the cards on the table
play-help-save = save [PATH]  the game is kept after every action; with a path, also there (.hh: as a record)
play-help-seat = 2: done      act for unit 2; '2:' turns to it, 'german:' to the German
    .player = 2: stop      act for player 2; '2:' turns to him
play-help-lang = lang fr      change the language (en, fr, zh)
play-help-quit = quit         leave; 'hhour play --continue' goes on later

## What the commands can be called

typed-help = help
typed-why = why
typed-undo = undo
typed-save = save
typed-rules = rules
typed-cards = cards
typed-map = map
typed-log = log
typed-hint = hint
typed-lang = lang language
typed-quit = quit end

## Results typed by hand

dice-count = { $wanted ->
    [one] { $wanted } result is
   *[other] { $wanted } results are
} needed, not { $n }.
dice-several = '{ $word }' could be { $faces }.
dice-no-face = '{ $word }' is no face; type K skull, S star, 1 soldier, 2 two soldiers, C courage or T tool.
dice-no-number = '{ $word }' is no number from 1 to 6.
dice-no-option = '{ $word }' cannot be drawn; there are: { $options }.

## Advice

hint-only = There is only this one answer.
hint-not-now = A hint can be given when dice are to be locked or re-rolled.
hint-head = Expected soldiers, best first:
hint-mind = The { $mind } would: { $what }. { $why }

## The end

result-won = The battle is won, in turn { $n }.
result-lost = The battle is lost, in turn { $n }.
result-won-across = { $who } has lost, in turn { $n }: the units have won.
result-lost-across = { $who } has won, in turn { $n }: the units have lost.
result-running = The battle goes on, in turn { $n }.
status-in-play = in play
status-safe = has taken the bunker
status-out = out of the battle
result-unit = Unit { $n } ({ $status }, { $where }): { $amounts }.
result-force = { $who }: { $amounts }.
result-points = Victory points { $n } = { $parts }
result-team = The team scores { $n }, as much as its lowest unit.
points-b-opt-15 = bunker taken
points-b-opt-16 = first in the bunker
points-b-opt-17 = sector
points-b-opt-18 = soldiers
points-b-opt-19 = courage
points-b-opt-20 = Specialists
points-b-opt-21 = awards
