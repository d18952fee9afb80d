# Why something cannot be done, and what could be done instead. The rule id is added behind the sentence.

## Any game

refusal-not-a-choice = '{ $action }' is not among your choices now.
refusal-game-over = The game is over.
    .won = The game is over: the battle is won.
    .lost = The game is over: the battle is lost.
refusal-no-such-seat = { $seats ->
    [one] There is no seat { $seat }; this game has { $seats } seat.
   *[other] There is no seat { $seat }; this game has seats 1 to { $seats }.
}
refusal-not-your-question = Unit { $seat } is not asked anything now, so '{ $action }' has to wait for the answer of { $waiting }.
refusal-seat-not-played = Nobody plays seat { $seat }: it does what the rules say by itself, so '{ $action }' cannot be done for it.
refusal-window-passed = You have passed; you can act again once somebody else has.
refusal-window-turn = '{ $action }' has to wait: the other side has the word now.
refusal-no-undo = There is nothing to take back: undo ends at a rolled die, a drawn card or another player's action.
refusal-not-offered = '{ $action }' is not one of the answers to this question.

## Roll

refusal-roll-first = Roll the dice first: 'roll', not '{ $action }'.
refusal-lock-now = { $n ->
    [one] Lock { $n } die now, not '{ $action }'.
   *[other] Lock { $n } dice now, not '{ $action }'.
}
refusal-lock-count = { $n ->
    [one] Exactly { $n } die is locked here, you named { $given }.
   *[other] Exactly { $n } dice are locked here, you named { $given }.
}
refusal-no-such-dice = '{ $action }' names a die twice, or one that you do not have in this roll.
refusal-reroll-now = Re-roll dice or stop, not '{ $action }'.
refusal-reroll-none = Name the dice to re-roll, or stop.
refusal-locked = Locked dice stay as they are: { $dice }.
refusal-skull-stays = Skulls cannot be re-rolled in this sector: { $dice }.
refusal-ready-or-card = Say 'ready' or use a card, not '{ $action }'.

## Upkeep

refusal-declare-now = Claim a set, declare a straight or say 'declared', not '{ $action }'.
refusal-claims-broken = What you have claimed would not survive your skulls; claim what saves it before you go on.
refusal-no-straight = A straight needs all six faces, and your final tally lacks one.
refusal-no-set = Your final tally has no red, white and blue { $face-short } set.
refusal-no-battle-cry = No { rwb-courage } can be obtained in this sector, so { $card } would be wasted.

## Muster

refusal-muster-now = Recruit, find, buy an award or say 'done', not '{ $action }'.
refusal-unknown-card = There is no card { $name } in this game.
refusal-unknown-card-near = There is no card '{ $word }' in this game; did you mean '{ $nearest }'?
refusal-recruit-have = You already have { $card }.
refusal-recruit-fallen = { $card } has been lost in this game and cannot be recruited again.
refusal-recruit-not-here = { $card } can be recruited neither from your hand nor from the pool.
refusal-recruit-once = You have already recruited this turn; once a turn is the limit.
refusal-recruit-cost = { $cost ->
    [one] { $card } costs { $cost } star and you have { $have }.
   *[other] { $card } costs { $cost } stars and you have { $have }.
}
refusal-recruit-level = There are no Specialists at this level.
refusal-find-level = There are no items and no vehicles at this level.
refusal-find-no-find = Nothing can be found in { $sector }.
refusal-find-not-item = Only items and vehicles of the table can be found; { $card } is not among them.
refusal-find-not-used = Nobody has used { $card }, so { rwb-tool } cannot bring it back.
refusal-find-used = Somebody has used { $card } already; only { rwb-tool } brings it back.
refusal-find-not-here = The pool does not have { $card }.
refusal-find-once = You have already found something this turn; once a turn is the limit.
refusal-find-cost = { $cost ->
    [one] Finding { $card } costs { $cost } item point and you have { $have }.
   *[other] Finding { $card } costs { $cost } item points and you have { $have }.
}
refusal-vehicle-not-here = { $card } does not stand in your sector.
refusal-vehicle-one = A unit has one vehicle at most and yours has { $card }; give it up or hand it over first.
refusal-vehicle-not-there = No vehicle can be in { $sector }.
refusal-no-vehicle = You have no vehicle to give up.
refusal-award-none = No award is left in the deck.
refusal-award-level = There are no awards at this level.
refusal-award-once = Your unit has already got an award this turn; once a turn is the limit.
refusal-award-cost = An award costs { $cost } courage and you have { $have }.

## Move

refusal-move-now = Say where to move, or stay, not '{ $action }'.
refusal-move-must = Your unit must leave its sector this turn; it cannot stay.
refusal-move-not-lost = Your unit need not give up: it can still move or stay.
refusal-move-no-sector = There is no { $sector-bare } on this map.
refusal-sector-which = '{ $word }' can be several places here; say which: { $options }.
refusal-move-no-retreat = Your unit cannot fall back to { $sector }.
refusal-move-not-adjacent = { $sector } is not adjacent to { $here }.
refusal-move-verb = To go to { $sector }, say '{ $verb }'.
refusal-move-visited = Your unit has been in { $sector } before and may not return.
refusal-move-climbing = Your unit has not climbed the cliff of { $sector } yet: it takes four skulls in the final tally.
refusal-move-back-over = Your unit comes from the other map and may not go back over to { $sector }.
refusal-move-sealed = { $sector } stays shut until the bunker of Merville has been taken.
refusal-move-no-advance = Your unit may not advance this turn because it has used { card-croix-de-guerre }.
refusal-move-barrier = The way to { $sector } is barred; it takes { card-wirecutters } or { card-bulldozer }.
refusal-move-full = { $n ->
    [one] { $sector } has room for { $n } unit and is full.
   *[other] { $sector } has room for { $n } units and is full.
}
refusal-move-climb-cry = No { rwb-courage } leads up the cliff to { $sector }; it has to be climbed.
refusal-move-climb-below = The cliff to { $sector } has to be climbed first: four skulls in the final tally.
refusal-move-no-cry = Charging to { $sector } takes a { rwb-courage } and your unit has none this turn.
refusal-move-cry-only = { $sector } can be entered only with a { rwb-courage }: 'charge', not 'advance'.
refusal-move-courage = Advancing to { $sector } costs { $cost } courage and you have { $have }.
refusal-move-need = To enter { $sector } the unit needs { $card }.
refusal-move-sacrifice = To enter { $sector } the unit has to sacrifice { $card }.
    .any = To enter { $sector } the unit has to sacrifice a Specialist and has none.

## Cards

refusal-answer-first = '{ $action }' has to wait: you have a question to answer first.
refusal-not-yours = You do not have { $card }.
refusal-wrong-moment = { $card } cannot be used now; its time: { $timing }.
refusal-card-passive = { $name } works by itself and is not used.
refusal-card-once = { $card } has already been used this turn.
refusal-card-in-force = Using { $card } would change nothing: the effect is already in force.
refusal-card-not-bunker = { $card } does nothing in a bunker.
refusal-card-bunker-only = { $card } can be used only in a bunker.
refusal-card-no-guns = { $card } has no machine guns to silence here.
refusal-card-no-other = { $card } needs another unit, and there is none it can be used on.
refusal-card-nothing-left = { $card } has nothing left to choose from.
refusal-card-no-die = There is no die to change with { $card } now.
refusal-card-no-skull = { $card } needs at least one skull in your final tally.
refusal-card-need-not = { $card } helps only a unit that must move, and yours need not.
refusal-def-fixed = The DEF of { $sector } is fixed; { $card } cannot lower it.

## Trade

refusal-trade-solo = A unit alone has nobody to trade with.
refusal-trade-whom = Name another unit to trade with, as in '{ $example }'.
refusal-trade-units-only = Only units trade, and with each other.
refusal-trade-moment = In Combat units trade after the machine guns have fired and before casualties are taken.
refusal-trade-not-in-play = Unit { $other } is no longer in play.
refusal-trade-apart = Unit { $other } is in another sector; trading takes the same sector or a { card-carrier-pigeon }.
    .vehicle = Unit { $other } is in another sector; a vehicle changes hands only in the same sector.
refusal-trade-limit = With the trade limit nothing is traded in the top row or next to a bunker.
refusal-trade-busy = Unit { $other } has a question to answer first.
refusal-trade-waits = Your offer lies with unit { $other }; you can only withdraw it.
refusal-trade-answer = Accept or decline the offer of unit { $other } first.
refusal-trade-empty = The offer is empty; put something in it with 'give' or 'take'.
refusal-trade-words = '{ $action }' is no part of an offer; say 'give soldiers 3', 'take bazooka', 'offer' or 'cancel'.
refusal-trade-too-much = Unit { $other } does not have { $what }.
refusal-trade-card = Unit { $other } has no { $name } that can be traded.
refusal-trade-messenger = { $name } has changed units this turn already.
refusal-trade-found = { $name } is used when it is found, and is never traded.
refusal-trade-vehicle = Unit { $other } already has a vehicle and would have to give it in exchange for { $card }.
refusal-trade-strength = Unit { $other } would be left without soldiers and Specialists.

## Setups

refusal-setup-empty = The setup is empty; say for instance 'dday n-01'.
refusal-setup-unknown-game = There is no game '{ $game }'; a setup begins with one of { $known }, such as 'dday n-18'.
refusal-setup-two-boards = A game has one map: '{ $first }' or '{ $second }', not both.
refusal-setup-twice = '{ $key }' is given twice.
refusal-setup-seed = The seed '{ $seed }' cannot be used; a seed is 1 to 64 letters, digits or signs without spaces.
refusal-setup-not-a-number = '{ $key }' wants a number, 1 or more, not '{ $value }'.
refusal-setup-unknown-key = There is no setting '{ $key }'; known: { $known }.
refusal-setup-option-key = '{ $key }' is an option: write opts={ $word }.
refusal-setup-unknown-box = There is no box '{ $box }'; known: { $known }.
refusal-setup-missing-box = The map '{ $map }' lies in the box '{ $box }', which the setup leaves out; add it to boxes=, or name no boxes.
refusal-setup-unknown-map = There is no map '{ $map }'; did you mean '{ $nearest }'?
refusal-setup-units = { $map } is for { $least } to { $most } units, not { $units }.
refusal-setup-units-need = More than { $most } units, here { $units }, need the option '{ $option }'.
refusal-setup-deadstick-map = { map-deadstick } is played on its own board 'deadstick', not on { $map }.
refusal-setup-level-map = The map { $map } has no training levels, so there is no level '{ $level }'.
refusal-setup-unknown-level = There is no level '{ $level }'; known: { $known }.
refusal-setup-level-option = The option '{ $option }' needs what the level '{ $level }' leaves out.
refusal-setup-unknown-option = There is no option '{ $option }'; did you mean '{ $nearest }'?
refusal-setup-option-value = The option '{ $option }' cannot be '{ $value }'; write '{ $option }=' and one of: { $values }.
refusal-setup-option-part = The option '{ $option }' knows no '{ $value }'; did you mean { $nearest }?
refusal-setup-option-needs = The option '{ $option }' needs the option '{ $needed }'.
refusal-setup-options-clash = The options '{ $option }' and '{ $other }' contradict each other.
refusal-setup-no-cliff = The map { $map } has no cliff to climb.

## Records and saves

refusal-record-empty = The record is empty.
refusal-record-not-one = This is no record: it begins with '{ $found }' and not with '{ $format }'.
refusal-record-newer = The record is in the newer format '{ $found }'; this version of H-Hour reads '{ $format }'.
refusal-record-rules = The record names no rules version: '{ $found }' is not a number.
refusal-record-newer-rules = The record was played by rules version { $found }; this version of H-Hour knows { $known }.
refusal-record-line = Line { $line } of the record cannot be read: '{ $text }'.
refusal-record-dice = Line { $line } of the record should say where the dice come from ('dice parts 1=PROMISE/PART' or 'dice import seed#=HASH') and says '{ $text }'.
refusal-record-number = Line { $line } of the record should be action { $expected } and is numbered { $found }.
refusal-record-after-end = Line { $line } of the record stands after its end.
refusal-record-refused = Action { $number } of the record, '{ $action }', is against the rules.
refusal-record-needs-dice = Action { $number } of the record, '{ $action }', lacks results of dice.
refusal-save-broken = The save is damaged and cannot be continued from.
refusal-save-newer = The save was made by a newer version of H-Hour.
refusal-dice-not-a-face = '{ $word }' is no face of a die; the faces are { $faces }.
refusal-dice-not-a-number = '{ $word }' is no number from 1 to 6.
refusal-dice-not-an-option = '{ $word }' cannot be drawn; there are: { $options }.
refusal-dice-too-many = '{ $action }' does not need so many results; left over: { $surplus }.

## When a card can be used

timing-any = at any time
timing-roll = in the Roll phase
timing-lock = when dice are locked
timing-window = after the last roll
timing-window-close = when the final tally is fixed
timing-upkeep = in the Upkeep phase
timing-muster = in the Muster phase
timing-move = in the Move phase
timing-moved = after the move
timing-arrival = on arrival
timing-combat = in the Combat phase
timing-combat-before-mgf = in the Combat phase, before the machine guns
timing-combat-after-mgf = in the Combat phase, after the machine guns
timing-casualties = when the unit suffers casualties
timing-sacrifice = when a Specialist is sacrificed
timing-trade = when units trade
timing-when-found = at the moment it is found
timing-specialist-step = in the Specialists' step
timing-compare-step = when dice are compared
timing-medal-own = in your own turn
timing-medal-other = in another player's turn
timing-medal-any = in anybody's turn
timing-automatic = by itself
