# Why a question does not offer an answer: the unit, card or die it names, or the moment.

refusal-unit-none = There is no unit '{ $word }'; there are units 1 to { $n }.
refusal-unit-safe = Unit { $other } is safe in its bunker and takes no further part.
refusal-unit-lost = Unit { $other } has been wiped out.
refusal-unit-own = This is for another unit, not for your own.
refusal-die-virtual = A result that is no die cannot be chosen here; name one of the dice.
refusal-die-none = There is no die '{ $word }'; the dice are { $names }.
refusal-die-out = { $die } was left out and is no part of this roll.
refusal-die-removed = { $die } has been removed and counts for nothing this turn.
refusal-no-soldiers = You have no soldiers left to lose.
refusal-lost-before = You have already lost { $card }.
refusal-leave-count = { $n ->
    [one] Exactly { $n } die stays out here; you name { $given }.
   *[other] Exactly { $n } dice stay out here; you name { $given }.
}
refusal-die-colour = { $die } is not { $colour }, and { $card } changes a { $colour } die only.
refusal-die-same = { $die } shows that already; choose something else.
refusal-die-own = With { $card } only a die of your own can be changed.
refusal-aim-no-guns = There are no machine guns left to silence in { $sector }.
refusal-aim-far = With { $card } only an adjacent sector can be hit, and { $sector } is not adjacent.
refusal-vehicle-gone = { $card } has already been found in this game.
refusal-take-no-vehicle = { $name } is no vehicle.
refusal-not-fallen = Your unit has not lost { $card }, so there is nobody to bring back.
refusal-swap-here = Unit { $other } is in your sector already; there is nothing to exchange.
refusal-swap-bunker = Unit { $other } is in a bunker, and nobody changes places with a unit there.
refusal-lead-skull = A white skull would break what you have already claimed; choose another face.
refusal-lead-dice-only = Only { rwb-star } of the dice brings a War Hero, not one from a card.
refusal-lead-late = It is too late to add a white result: the tally of this turn has been booked.
refusal-cry-late = It is too late to charge: your unit has already moved or stayed this turn.
refusal-pay-too-much = { $n ->
    [one] There is only { $n } casualty to buy off.
   *[other] There are only { $n } casualties to buy off.
}
refusal-pay-have = You have { $courage } courage and { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    } to pay with, no more.
refusal-specialist-only = A Specialist has to go; soldiers do not count here.
refusal-sacrifice-named = The price is { $card }, and only a { card-decoy } can take that place.
refusal-award-choose = The award of this sector is chosen here, not drawn: name one.
refusal-award-named = In this sector you draw an award or take { $card }, no other.
refusal-take-no-award = { $name } is no award.
refusal-award-gone = { $card } is no longer among the awards that can be had.
refusal-cancel-virtual = Skulls cancel dice only, not results that sectors or cards have added.
refusal-cancel-no-result = There is no such added result that a skull could cancel.
refusal-cancel-skull = { $die } shows a skull itself, and no skull cancels a skull.
refusal-cancel-again = { $die } is cancelled already; the skull needs another die.
refusal-cancel-bound = { $die } belongs to what you have claimed and cannot be cancelled.
refusal-cancel-earned = { $die } has earned a bonus already; no skull cancels it any more.
refusal-cry-not-here = No { rwb-courage } can be obtained in this sector.
refusal-set-level = At this level a { $face-short } set gives nothing.
refusal-set-used = Every red, white and blue { $face-short } set has been claimed already.
refusal-set-cancelled = Your skulls would cancel a die of that set of { $face }, or of one claimed before.
refusal-straight-used = A straight would need dice that your skulls cancel or that a claimed set uses.
refusal-remove-none = There is no added result of that colour with the face to be removed: { $face }.
refusal-remove-face = { $die } does not show { $face }, which this sector removes.
refusal-swap-nobody = Dice are swapped only while { the-lieutenant } is in play.
refusal-swap-moment = Dice are swapped after the last roll and before the final tally is fixed.
refusal-swap-once = Your unit has already swapped a die this turn; once a turn is the limit.
refusal-swap-pool = A unit alone swaps with its trading pool: 'swap pool'.
refusal-swap-pool-empty = The trading pool is empty: each of its dice can be used once.
refusal-swap-partner-once = Unit { $other } has already swapped a die this turn.
refusal-swap-partner-rolls = Unit { $other } has not finished rolling.
refusal-swap-virtual = Only dice are swapped, not results that sectors or cards have added.
refusal-swap-one = A swap is one die for one die: 'exchange r1 b2'.
refusal-swap-one-spare = A swap is one die for one of the trading pool: 'exchange r1 blue STAR'.
refusal-swap-not-there = The trading pool has no { $colour } die that shows { $face }.
refusal-spare-skulls-only = Only skulls of the trading pool may be rolled again.
refusal-fight-nobody = No other unit joins the fight, so there is nobody to leave it to.
refusal-fight-weak = Your strength is less than a third of the German strength in { $sector }: too weak to fight back.
refusal-fight-not-there = Unit { $other } does not take part in this fight.
refusal-assault-done = Unit { $other } has already made its assault this turn.
refusal-assault-nowhere = Unit { $other } is in no bunker, so it has nothing to assault.
refusal-start-other-map = Each of the two maps needs a unit, and the other one has none yet; { $sector } is on the wrong map.
refusal-start-no = { $sector } is no start sector.
refusal-die-no-changer = Your unit has no card that could change this die.
refusal-number-same = The die shows { $n } already; choose another number.
refusal-move-here = Your unit is in { $sector } already; say 'stay' to remain there.
refusal-move-backward = { $sector } lies behind your unit, and a unit never moves backward.
refusal-vehicle-have = Your unit already has { $card }.
refusal-waits-for-others = '{ $action }' has to wait: it is another unit's turn to answer.
refusal-phase-done = '{ $action }' has to wait: you have done your part of this phase, and the next begins when everybody has.
refusal-other-phase = '{ $action }' belongs to another phase: { $phase }.
refusal-nobody-to-move = '{ $action }' is for units: you have none on the map, and never move.
refusal-retreat-never = Units do not fall back: only one that fails to climb a cliff may.
