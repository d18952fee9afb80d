# Module 1 of Atlantikwall: the German player. His cards are in atlantikwall-german-cards.ftl.

kind-german-specialist = German Specialist
kind-german-item = German item
kind-decoration = Decoration
role-german = The German
side-german = Germans

german-rwb-skull = Dispatch
    .text = 15 item points, or a Decoration; the three skulls of the set cancel nothing.
german-rwb-star = Discipline
    .text = Add a black result of your choice to your final tally, or gain 2 courage.
german-rwb-soldier = Support Troops
    .text = Gain 6 soldiers and 1 courage.
german-rwb-two-soldiers = Replacements
    .text = Gain 6 soldiers.
german-rwb-courage = Fanaticism
    .text = Gain 2 stars, or every unit loses 1 soldier.
german-rwb-tool = Ingenuity
    .text = Take back one used item for its cost, or look at the top three Decorations and put them in order.

purpose-decoration = Decoration
purpose-sniper = { card-sniper }
purpose-goliath = { card-goliath-mine }
purpose-booby-trap = { card-booby-traps }
purpose-tracers = { card-tracer-bullets }
part-shortfall = shortfall

timing-any-but-combat = at any time but in Combat
timing-turn-start = before the first roll
timing-award-played = when a unit plays an award
timing-rwb-claimed = when the other side claims a set
timing-move-start = at the start of Move
timing-die-rolled = right after a die was rolled
timing-assault = before a comparison in an assault

## Options

option-german = German player
    .text = One player defends the map as the German, with dice, cards and a secret hand of his own; he wins when the units lose.
option-german-limits = Limits of the German
    .text = Whether the German recruits one Specialist and finds one item a turn, as a unit does, or as many as he can pay.
    .value-normal = one of each a turn
    .value-unlimited = no limit
option-blind-start-german = Blind start, German style
    .text = The German rolls a die for every unit: one of them is his soldiers at the start, the others are his courage.
option-german-ai = Automated German
    .text = The German is run by the rules: what he does in every case is written down, and nobody sits in his seat.
option-strict-german-losses = Strict German losses
    .text = Of the German Specialists who are lost, only the { card-zwangsrekrut } returns to the pool.

## What lies before him

view-atlantikwall-german-pool = German Specialists on offer
view-atlantikwall-german-offered = German items on offer
view-atlantikwall-german-spent = used German items
view-atlantikwall-german-hand = Decorations in hand
view-atlantikwall-german-deck = Decorations in the deck
view-atlantikwall-german-discards = Decorations discarded
view-atlantikwall-german-required = required loss
view-atlantikwall-german-shortfall = shortfall
view-atlantikwall-german-emplaced = MG42 in
view-atlantikwall-german-gassed = gas in
view-atlantikwall-german-decorations = your Decorations
view-atlantikwall-german-known = Decorations you know on top

## Questions

ask-blind-start = Which die are your soldiers? The others are your courage.
ask-which-guns = Grey dice are at hand: do the machine guns fire with them, or with ordinary dice? You decide for all.
ask-adjust = Use a card on the tallies, or are you ready?
ask-before-fire = Use a card before the machine guns fire, or are you ready?
ask-after-fire = Use a card or trade before the casualties are counted, or are you ready?
ask-before-assault = Use a card before the forces are compared, or are you ready?
ask-turn-start = Use a card before the first roll, or go on?
ask-move-start = Use a card before the units move, or go on?
ask-before-skulls = Use a card before your skulls cancel dice, or go on?
ask-counter-rwb = The German has claimed a set: play a card against it, or let it pass?
ask-german-counter-rwb = Unit { $unit } has claimed a set: play a card against it, or let it pass?
ask-counter-award = Unit { $unit } has played an award: play a card against it, or let it pass?
ask-claimed = Waiting: the other side may play a card against the set.
ask-honoured = Waiting: the German may play a card against the award.
ask-storms = The bunker is being stormed.
ask-storm = The forces are being compared.
ask-dispatch = { german-rwb-skull }: 15 item points, or a Decoration?
ask-discipline = { german-rwb-star }: a black result of your choice, or 2 courage?
ask-fanaticism = { german-rwb-courage }: 2 stars, or every unit loses 1 soldier?
ask-ingenuity = { german-rwb-tool }: take back a used item, or look at the top of the Decorations? You have { $points }.
ask-put-back = Which card comes to lie on top of the others?
ask-straight-decoration = Which Decoration do you take for your straight?
ask-german-muster = Recruit, find or draw a Decoration? You have { $stars }, { $points } and { $courage }.
ask-german-pay = { $n ->
    [one] The required loss is { $n } soldier: give up Specialists first, or pay?
   *[other] The required loss is { $n } soldiers: give up Specialists first, or pay?
}
ask-german-loss = { $n ->
    [one] You lose { $n } soldier ({ $by }): which, or a Specialist in his place?
   *[other] You lose { $n } soldiers ({ $by }): which, or Specialists in their place?
}
ask-german-specialist = Which Specialist do you lose ({ $by })?
ask-wound = { $by }: which loss do you bear?
ask-stand-in = Who is lost?
ask-shoot = Which unit is shot at ({ $by })?
ask-throw = Which unit is hit ({ $by })?
ask-arrest = Which unit loses a Specialist ({ $by })?
ask-pick-specialist = Which Specialist does unit { $unit } lose ({ $by })?
ask-snipe = Which unit is hit ({ $by })?
ask-lose-specialist = Which Specialist do you lose ({ $by })?
ask-copy-unit = Whose dice do yours copy ({ $by })?
ask-gas = Which sector is gassed?
ask-goliath = Into which sector is it driven ({ $by })?
ask-labour = In which sector is DEF raised ({ $by })?
ask-emplace = In which sector is it set up ({ $by })?
ask-enigma = Which Decoration do you take ({ $by })?
ask-honour = Whom do you recruit free of charge ({ $by })?
ask-recall = Who comes back ({ $by })?
ask-fetch = Which item do you take free of charge ({ $by })?
ask-pick-german = Which Specialist does the German lose ({ $by })?
ask-thermite = What is destroyed ({ $by })?
ask-exchange-dice = Which dice are exchanged ({ $by })?
ask-hand-over = Which skull goes to which unit ({ $by })?
ask-reroll-some = Which dice do you roll again ({ $by })?
ask-refire = Which machine-gun dice are rolled again ({ $by })?
ask-lose-vehicle = Which vehicle is destroyed ({ $by })?
ask-booby-trap = Unit { $unit } has moved: spring { the-booby-traps } on it?
ask-storm-order = Which unit storms next?

## Choices

do-muster = { $n ->
    [one] Start with { $n } soldier
   *[other] Start with { $n } soldiers
}
do-first = Take the first word
do-standing = Give a standing order
    .bare = Give a standing order
    .pass = Pass in windows without asking me
    .ask = Ask me in every window
    .usual = Ask me in windows as usual
do-black = Add a black result: { $face }
do-choose = Choose it
    .points = 15 item points
    .decoration = Draw a Decoration
    .courage = 2 courage
    .stars = 2 stars
    .casualties = Every unit loses 1 soldier
    .look = Look at the top three Decorations
    .soldiers = Lose 4 soldiers
    .rest = Every unit gains 1 star and 2 courage and locks no die in its next Roll
    .guns = All machine guns of the own sector
    .first-tally = First tally: your own dice
    .grey-dice = Grey machine-gun dice
    .plain-dice = Ordinary dice
    .second-tally = Second tally: the spare dice
do-top = Put { $card } on top
    .bare = Put a card on top
do-forfeit = Give up { $card }
do-german-pay = Pay with soldiers
do-german-claim = Claim the { $face-short } set: { $bonus }
do-german-straight = Declare a straight for a Decoration
do-decorate = Draw a Decoration
do-counter = Play { $card } against it
do-strike = Unit { $unit }
do-target = { $sector }
do-kill = Kill { $card }
do-destroy = Destroy { $card }
do-hand = Hand { $die } to unit { $unit }
do-refire = Re-roll the machine guns in { $sector }: { $rest }
do-wreck = Give up { $card }
do-spring = Spring { $card }

## What happened

event-german-blind = The German rolls for his start: { $dice }.
event-guns-chosen = { $what ->
    [grey-dice] The German decides that machine guns fire with grey dice.
   *[plain-dice] The German decides that machine guns fire with ordinary dice.
}
event-first-word = The German takes the first word.
event-decorated = { $n ->
    [one] The German takes a Decoration and now holds { $n }.
   *[other] The German takes a Decoration and now holds { $n }.
}
    .told = The German takes { $card } and now holds { $n }.
event-wounded = The German draws a black Decoration: { $card }.
event-decoration-lost = The German loses { $card } from his hand.
event-looked = { $n ->
    [one] The German looks at the top Decoration.
   *[other] The German looks at the top { $n } Decorations.
}
    .told = The German looks at the top of the Decorations: { $cards }.
event-back-in-pool = { $card } returns to the German pool.
event-card-holds = { $by } holds for the rest of the turn.
event-countered-rwb = Unit { $unit } plays { $card }: the German's set gives nothing ({ $face }).
event-german-countered-rwb = The German plays { $card }: the set of unit { $other } gives nothing ({ $face }).
event-countered-award = { $card } is played: the award of unit { $other } has no effect.
event-required-loss = The required loss is { $n }; soldiers of the German: { $have }.
event-shortfall = The German falls { $n } short: DEF is { $n } lower everywhere in this Combat.
event-exchanged = Unit { $unit } exchanges a die with the German: { $faces } ({ $by }).
event-german-exchanged = The German exchanges a die with unit { $other }: { $faces } ({ $by }).
event-handed-over = The German hands a skull to unit { $other }; it counts as { $colour } there ({ $by }).
event-refired = The machine guns in { $sector } fire again: { $dice } ({ $by }).
event-grey-refired = The machine guns in { $sector } fire again: { $faces } ({ $by }).
event-gassed = Gas drifts into { $sector }: each unit there rolls only 5 dice.
event-emplaced = { $by } stands in { $sector }: one machine gun more for the rest of the game.
event-item-destroyed = The German loses { $card } ({ $by }).
event-sprung = The German springs { $card } on unit { $other }.
event-stormed = Unit { $unit } storms { $sector }: { $allied } against { $german }.
event-destroyed = Unit { $unit } is destroyed in { $sector }.

event-german-start-resources = The German starts with { $what }.
event-german-rwb = The German obtains { $bonus }.
    .by-card = The German obtains { $bonus } ({ $by }).
event-german-rolled = The German rolls { $results }.
event-german-locked = The German locks { $dice }.
event-german-gained = The German gains { $what } and now has { $now }.
    .by-card = The German gains { $what } and now has { $now } ({ $by }).
event-german-paid = The German pays { $what } and has { $now } left.
    .by-card = The German pays { $what } and has { $now } left ({ $by }).
event-german-recruited = { $cost ->
    [one] The German recruits { $card } for { $cost } star.
   *[other] The German recruits { $card } for { $cost } stars.
}
    .free = The German recruits { $card } free of charge.
event-german-joined = { $card } joins the German force.
event-german-returned = { $card } returns to the German force.
event-german-found = { $cost ->
    [one] The German finds { $card } for { $cost } item point.
   *[other] The German finds { $card } for { $cost } item points.
}
    .free = The German gets { $card } free of charge.
event-german-used = The German uses { $card }.
event-german-result-added = The German adds to his tally: { $colour } { $face }.
    .by-card = The German adds to his tally: { $colour } { $face } ({ $by }).
event-german-die-set = The German's { $die } now counts as { $colour } { $face } ({ $by }).
event-german-die-changed = The German turns a die from { $before } to { $n } with { $card } ({ $purpose }).
event-german-grey-changed = The German turns a grey machine-gun die to { $face } with { $card }.
event-german-skulls-become = All skulls of the German become { $face } ({ $by }).
event-german-tally = Final tally of the German: { $results }.
event-german-tally-copied = The German's dice copy those of unit { $other }.
event-german-claimed = The German claims a red, white and black set: { $face-short }.
event-german-straight = The German declares a straight and takes a Decoration.
event-german-cancelled = A skull of the German cancels { $which }.
event-german-fell = { $n ->
    [one] { $n } German soldier falls ({ $now } left).
   *[other] { $n } German soldiers fall ({ $now } left).
}
event-german-fallen = The German loses { $card }.
event-german-saved = { $n ->
    [one] The German keeps { $n } soldier ({ $by }).
   *[other] The German keeps { $n } soldiers ({ $by }).
}

## Refusals

refusal-german-muster-now = Recruit, find, draw a Decoration ('decorate') or say 'done', not '{ $action }'.
refusal-decoration-none = No Decoration is left to draw.
refusal-decoration-cost = A Decoration costs { $cost } courage; you have { $have }.
refusal-decoration-not-there = { $card } is not in the deck.
refusal-card-too-dear = { $card } costs more than { $n } item points.
refusal-card-not-first = { $card } has to be the first card you use in this window.
refusal-card-not-storming = { $card } is for the moment before his own unit storms.
refusal-card-moved = { $card } fires only in a turn in which his unit has not moved.
refusal-card-guns-rolled = { $card } is not used between the roll of the machine guns and the casualties.
refusal-exchange-skull = { $die } shows a skull and cannot be given.
refusal-exchange-whom = { $die } is no die of the other side that can be exchanged.
refusal-first-german = Only the German may take the first word.
refusal-first-nothing = There is no first word to take now.
refusal-hand-not = A skull cannot go to { $word } this turn.
refusal-loss-met = The required loss of { $n } is met already.
refusal-standing-same = That is your standing order already.
refusal-standing-what = { $action } is no standing order: pass, ask or usual.
refusal-target-none = { $word } is no unit that { $card } can hit.
refusal-recruit-back = { $card } came back to the pool in this Muster and can be recruited again from the next one on.
refusal-target-sector = { $card } cannot be used on { $sector }.
refusal-trade-german = Nobody trades with the German.
refusal-trade-near = So near the German nothing is traded.
refusal-wound-not-had = { $card }: you can only bear a loss you have.
