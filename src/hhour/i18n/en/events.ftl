# What happened: one sentence for each kind of event. `.by-card` and `.by-sector` where it comes from one;
# other attributes are named after what the event is about.

## The game

event-began = { $n ->
    [one] The battle begins: { $map }, { $n } unit.
   *[other] The battle begins: { $map }, { $n } units.
}
event-turn = Turn { $turn }.
event-dealt = Unit { $unit } is dealt: { $cards }.
    .table = Dealt to the table: { $cards }.
event-warning = Beware: with these options a map may become very hard.
    .requirements = Beware: the Specialists were dealt at random, so a sector may ask for one that nobody has.
    .items = Beware: the items were dealt at random, so the map may lack the tool it was made for.
event-won = The Allies win the battle in turn { $turn }.
event-lost = The Allies lose the battle: unit { $other } has been wiped out.
    .bunkers = The Allies lose the battle: no unit is left to take what must be taken.

## Landing

event-landed = Unit { $unit } lands in { $sector }.
event-start-resources = Unit { $unit } starts with { $what }.
event-blind-start = Unit { $unit } rolls its marker four times and starts with { $what }.

## Resources

event-gained = Unit { $unit } gains { $what } and now has { $now }.
    .by-card = Unit { $unit } gains { $what } and now has { $now } ({ $by }).
    .by-sector = Unit { $unit } gains { $what } in { $by } and now has { $now }.
event-paid = Unit { $unit } pays { $what } and has { $now } left.
    .by-card = Unit { $unit } pays { $what } and has { $now } left ({ $by }).
    .by-sector = Unit { $unit } loses { $what } in { $by } and has { $now } left.

## Cards

event-recruited = { $cost ->
    [one] Unit { $unit } recruits { $card } for { $cost } star.
   *[other] Unit { $unit } recruits { $card } for { $cost } stars.
}
    .free = Unit { $unit } recruits { $card } free of charge.
event-joined = { $card } joins unit { $unit }.
event-returned = { $card } returns to unit { $unit }.
event-found = { $cost ->
    [one] Unit { $unit } finds { $card } for { $cost } item point.
   *[other] Unit { $unit } finds { $card } for { $cost } item points.
}
    .free = Unit { $unit } gets { $card } free of charge.
event-award = Unit { $unit } is decorated with { $card }.
    .by-card = Unit { $unit } is decorated with { $card } ({ $by }).
    .by-sector = Unit { $unit } is decorated with { $card } in { $by }.
event-abandoned = Unit { $unit } gives up { $card }.
event-used = Unit { $unit } uses { $card }.
event-contested = Units { $units } want { $card }; the weakest goes first: unit { $unit }.
event-effect = { $by } changes { $sector } until the end of the turn.
    .def = DEF in { $sector } is { $n } lower until the end of the turn ({ $by }).
    .def0 = DEF in { $sector } is 0 until the end of the turn ({ $by }).
    .no-mgf = The machine guns in { $sector } are silent this turn ({ $by }).
    .guns-gone = The machine guns in { $sector } are destroyed for good ({ $by }).
event-protected = Unit { $unit } is safe from all casualties this turn, thanks to unit { $other } ({ $by }).
event-changed-places = Units { $unit } and { $other } exchange their sectors ({ $by }).
event-consent-refused = Unit { $unit } does not let unit { $other } change its die; { $card } goes back to its owner.

## Dice

event-left-out = Unit { $unit } leaves out { $dice }.
    .by-sector = Unit { $unit } leaves out { $dice } in { $by }.
event-rolled = Unit { $unit } rolls { $results }.
event-locked = Unit { $unit } locks { $dice }.
event-result-added = Unit { $unit } adds to its tally: { $colour } { $face-short }.
    .by-card = Unit { $unit } adds to its tally: { $colour } { $face-short } ({ $by }).
    .by-sector = Unit { $unit } adds to its tally in { $by }: { $colour } { $face-short }.
event-result-removed = Unit { $unit } takes { $which } out of its tally.
    .by-sector = In { $by } unit { $unit } takes { $which } out of its tally.
event-die-set = Unit { $unit }: { $die } now counts as { $colour } { $face } ({ $by }).
event-die-changed = Unit { $unit } turns a die from { $before } to { $n } with { $card } ({ $purpose }).
event-skulls-become = All skulls of unit { $unit } become { $face } ({ $by }).
event-tally-repeated = Unit { $unit } repeats its last final tally: { $faces }.
event-tally-copied = Unit { $unit } copies the final tally of unit { $other }.
event-tally = Final tally of unit { $unit }: { $results }.
event-d6 = Unit { $unit } rolls a { $n } ({ $purpose }).
    .mine = Landmines: unit { $unit } rolls a { $n }.
    .entry = Soldiers wait here: unit { $unit } rolls a { $n }.
    .random = Unknown ground: unit { $unit } rolls a { $n }.
    .combat-loss = Shells fall: unit { $unit } rolls a { $n }.
    .fight-back = Unit { $unit } fights back and rolls a { $n }.
    .tie = Unit { $unit } rolls a { $n } to break the tie.
event-spare-dice = The trading pool shows { $faces }.
event-swap-offered = Unit { $unit } offers unit { $other } a swap: { $die } for { $for }.
event-swapped = Units { $unit } and { $other } swap dice: { $die } for { $for }.
event-swapped-pool = Unit { $unit } swaps { $die } for a die of the trading pool ({ $face }).

## Upkeep

event-claimed = Unit { $unit } claims a red, white and blue set: { $face-short }.
event-rwb = Unit { $unit } obtains { $bonus }.
    .by-card = Unit { $unit } obtains { $bonus } ({ $by }).
event-battle-cry = Unit { $unit } will move with a { rwb-courage } this turn.
event-straight = Unit { $unit } declares a straight and earns an award.
event-cancelled = A skull of unit { $unit } cancels { $which }.
event-climbed = { $n ->
    [one] Unit { $unit } is up the cliff with { $n } skull.
   *[other] Unit { $unit } is up the cliff with { $n } skulls.
}
event-climb-failed = { $n ->
    [one] Unit { $unit } has { $n } skull of the four it takes and does not get up the cliff.
   *[other] Unit { $unit } has { $n } skulls of the four it takes and does not get up the cliff.
}
event-marker = Marker of unit { $unit }: { $face }.
    .must-move = Unit { $unit } must leave its sector this turn.

## Move

event-advances = Unit { $unit } advances from { $from } to { $sector } for { $cost } courage.
    .free = Unit { $unit } advances from { $from } to { $sector } free of charge.
event-moves = Unit { $unit } moves from { $from } to { $sector }.
event-charges = Unit { $unit } charges from { $from } to { $sector } with a { rwb-courage }.
event-retreats = Unit { $unit } falls back from { $from } to { $sector }.
event-stayed = Unit { $unit } stays in { $sector }.
event-random-sector = { $sector } turns out to be: { $ground }.

## Combat

event-mgf = The machine guns in { $sector } roll { $dice }.
event-grey-mgf = The grey machine-gun dice in { $sector } show { $faces }.
    .own = The grey machine-gun dice of unit { $unit } in { $sector } show { $faces }.
event-grey-changed = Unit { $unit } turns a grey machine-gun die to { $face } with { $card }.
event-casualties = { $n ->
    [one] Unit { $unit } suffers { $n } casualty.
   *[other] Unit { $unit } suffers { $n } casualties.
}
    .parts = { $n ->
        [one] Unit { $unit } suffers { $n } casualty: { $parts }.
       *[other] Unit { $unit } suffers { $n } casualties: { $parts }.
    }
    .none = Unit { $unit } suffers no casualties.
event-shielded = { $n ->
    [one] Unit { $unit } is protected: { $n } casualty does it no harm.
   *[other] Unit { $unit } is protected: { $n } casualties do it no harm.
}
event-saved = { $n ->
    [one] Unit { $unit } is spared { $n } casualty ({ $by }).
   *[other] Unit { $unit } is spared { $n } casualties ({ $by }).
}
event-fell = { $n ->
    [0] No soldier of unit { $unit } falls ({ $now } left).
    [one] { $n } soldier of unit { $unit } falls ({ $now } left).
   *[other] { $n } soldiers of unit { $unit } fall ({ $now } left).
}
event-fallen = Unit { $unit } loses { $card }.
event-struck = The machine guns hit a Specialist: unit { $unit } loses { $card }.
event-sacrificed = Unit { $unit } sacrifices { $card }.
event-wiped-out = Unit { $unit } is wiped out in { $sector }.
    .stuck = Unit { $unit } has to leave { $sector } and cannot: it is wiped out.
    .unable = Unit { $unit } has lost whom the sector asks for on the way in: it is wiped out.
    .repelled = Unit { $unit } is not stronger than those who hold { $sector }: it is wiped out.
event-no-choice = Unit { $unit } has no choice: there is only { $card }.
event-safe = { $soldiers ->
    [one] Unit { $unit } is safe in { $sector } with { $soldiers } soldier.
   *[other] Unit { $unit } is safe in { $sector } with { $soldiers } soldiers.
}
    .alone = Unit { $unit } is safe in { $sector }; none but its Specialists are left.
event-bunker-taken = Unit { $unit } takes { $sector } and goes on to the other bunker.
event-goes-on = Unit { $unit } holds { $sector } and goes on.

## Fight back, assault, garrison

event-fight-back = Unit { $unit } fights back in { $sector } with { $allied } against { $german }, column { $odds }: the die counts as { $n }.
event-worn = DEF in { $sector } falls by { $n } for good.
    .guns = { $guns ->
        [one] DEF in { $sector } falls by { $n } for good, and { $guns } machine gun is gone.
       *[other] DEF in { $sector } falls by { $n } for good, and { $guns } machine guns are gone.
    }
event-eliminated = The defence of { $sector } is eliminated.
event-assault = Unit { $unit } assaults { $sector }: { $allied } against { $german }.
event-repulsed = Unit { $unit } is thrown back from { $sector } and will try again.
event-garrison-tally = { $soldiers ->
    [one] The garrison rolls { $faces }, gains { $soldiers } soldier and now has { $garrison }.
   *[other] The garrison rolls { $faces }, gains { $soldiers } soldiers and now has { $garrison }.
}
event-garrison-losses = { $n ->
    [one] The garrison loses { $n } soldier and has { $now } left.
   *[other] The garrison loses { $n } soldiers and has { $now } left.
}

## Trade

event-trade-offered = Unit { $unit } offers unit { $other } a trade: { $give } for { $take }.
event-trade-withdrawn = Unit { $unit } withdraws its offer to unit { $other }.
event-trade-declined = Unit { $unit } declines the offer of unit { $other }.
event-traded = Units { $unit } and { $other } trade: { $give } for { $take }.
