# Way to Hell, module 1: the crossing.

option-sea = The Way to Hell: the crossing
    .text = Landing craft cross one of three Sea Maps before the battle: the dice cost soldiers, courage and hull, and what arrives is what you fight with.
option-continuous-play = Continuous Play
    .text = A unit that lands fights on at once, while others are still at sea. Needs the crossing.
option-strict-courage = Strict courage
    .text = A craft that cannot pay its next advance must be left; in deep sea that is the end. Needs the crossing.
option-shelling-spares-waders = Shells spare waders
    .text = Units that wade are not hit by the shelling. Needs the crossing.

phase-sea-upkeep = Sea Upkeep
phase-shelling = Shelling
phase-sea-move = Sea Move
phase-mines = Mines
timing-setup = at the start of the game
timing-sea-upkeep = in the Sea Upkeep phase
timing-shelling = in the Shelling phase
timing-sea-move = in the Sea Move phase
timing-mines = in the Mines phase
purpose-shelling = shelling of the sea
purpose-shell = shells
purpose-sea-mines = sea mines
purpose-passenger = Passengers
price-sea-mines = mines

place-sea-a = sector A{ $n }
place-sea-b = sector B{ $n }
place-sea-c = sector C{ $n }
at-sea-a = Sector A{ $n }
at-sea-b = Sector B{ $n }
at-sea-c = Sector C{ $n }
view-way-to-hell-sea = The sea

## Naval Specialists

kind-naval = Naval Specialist
card-naval-usa = Coast Guard Coxswain
    .text = Every advance of your craft costs 1 courage less; the step onto the beach costs 3.
the-naval-usa = the { card-naval-usa }
card-naval-uk = Royal Navy Navigator
    .text = When your craft is shelled it loses 4 item points instead of 8, and you lose the lower of two rolls of two dice in soldiers.
the-naval-uk = the { card-naval-uk }
card-naval-canada = Mine Lookout
    .text = Your craft ignores mines. Once per crossing, right after the shelling roll, you may declare that you are not hit.
the-naval-canada = the { card-naval-canada }
card-naval-france = Fusilier Marin Gunner
    .text = Your unit loses 1 soldier less to the DEF of its sea sector.
the-naval-france = the { card-naval-france }
card-naval-shaef = Combined Operations Pilot
    .text = After the last roll you may turn one die that shows courage or a tool to a skull.
the-naval-shaef = the { card-naval-shaef }
card-naval-poland = Ship's Mechanic
    .text = Your craft starts with 24 item points. Each turn one tool does not count for item points, and a Stalled Motor has no effect.
the-naval-poland = the { card-naval-poland }

## Penalties of Red-White-Blue at sea

penalty-skull = Stray Bullet
    .text = A Passenger of your choice is lost.
penalty-star = Direct Hit
    .text = Your craft loses 8 item points.
penalty-soldier = Shrapnel
    .text = You lose 4 soldiers and your craft 5 item points.
penalty-two-soldiers = Man Overboard!
    .text = You lose 6 soldiers.
penalty-courage = Panic
    .text = Your craft must move sideways this turn.
penalty-tool = Stalled Motor
    .text = Your craft does not move this turn.

## Questions

ask-sea-start = Where does your craft start?
ask-sea-move = Where do you steer?
ask-sea-shell = Shells are coming down on you: does the Mine Lookout see them in time?
ask-sea-disembark = You must leave your craft: to which side?
ask-sea-leave = Do you stay aboard, or leave your craft and wade on?
ask-stray-bullet = A stray bullet: which Passenger is hit?
ask-sea-stars = Three stars: which Specialist is lost?
ask-naval-exchange = { $card } goes back to the ships: for soldiers or for courage?
ask-annul-whom = In whose tally are results cancelled ({ $by })?
ask-annul = Which result is cancelled ({ $by })?
ask-omit-tools = Which tool do you leave out ({ $by })?
ask-courage-or-hull = Courage, or item points for your craft ({ $by })?
ask-shield-at-sea = Who suffers no casualties this turn ({ $by })?
ask-sea-skull = Which die is turned to a skull ({ $by })?

## Choices

do-embark = Start in { $sector }
do-sail = Sail to { $sector }
do-wade = Wade to { $sector }
do-land = Land in { $sector }
do-disembark = Disembark to { $sector }
do-part = Lose { $card }
do-dodge = Not hit: use the Mine Lookout
do-endure = Take the hit
do-annul = Cancel { $dice }
do-blank = Turn { $dice } to a skull

## Events

event-crew = Unit { $unit } boards its craft with { $card }. Passengers: { $cards }.
event-embarked = The craft of unit { $unit } starts in { $sector }.
event-sea-toll = Unit { $unit } loses { $what } and has { $now } left.
event-crew-lost = Unit { $unit } loses { $card }.
event-stars-spent = Unit { $unit } has no Specialist left to lose; its stars are taken off.
event-stray-bullet = A stray bullet strikes unit { $unit }.
event-direct-hit = The craft of unit { $unit } takes a direct hit.
event-shrapnel = Shrapnel sweeps over unit { $unit }.
event-man-overboard = Man overboard! Unit { $unit } loses men to the sea.
event-panic = Panic aboard the craft of unit { $unit }: it must move sideways.
event-stalled-motor = The motor of unit { $unit } stalls: its craft does not move this turn.
event-motor-mended = The { card-naval-poland } of unit { $unit } keeps the motor running.
event-sea-fire = Unit { $unit } is under fire in { $sector }: DEF { $def }, craft there: { $crafts }.
event-sea-shielded = Unit { $unit } is protected and suffers no casualties.
event-sea-wiped-out = Unit { $unit } is wiped out in { $sector }.
event-craft-destroyed = The craft of unit { $unit } is destroyed in { $sector }.
event-sea-panic = Unit { $unit } has lost its last courage in { $sector } and abandons its craft.
event-sea-faint = Unit { $unit } cannot pay the { $n } courage of its next advance and abandons its craft.
event-drowned = Unit { $unit } drowns in the deep sea, in { $sector }.
event-disembarked = Unit { $unit } leaves its craft and stands in { $sector }.
event-shelling = Shelling: { $dice }. Every sector numbered { $n } is hit.
event-shells-miss = The shells spare unit { $unit }, which is wading.
event-dodged = The { card-naval-canada } of unit { $unit } sees the shells coming: no hit.
event-shelled = Unit { $unit } is shelled: { $dice }.
event-sailed = Unit { $unit } sails from { $from } to { $sector }.
event-waded = Unit { $unit } wades from { $from } to { $sector }.
event-struck-mine = The craft of unit { $unit } strikes a mine: { $dice }.
event-mines-seen = The { card-naval-canada } of unit { $unit } steers clear of the mines.
event-passengers-ashore = The Passengers of unit { $unit } can be recruited ashore: { $cards }.
event-battle-begins = The boats are beached. The battle begins.
event-blanked = Unit { $unit } turns { $die } to a skull ({ $by }).

## Refusals

refusal-setup-sea-map = { $map } has no waterline; a crossing needs a beach that the sea touches.
refusal-setup-sea-scenario = A crossing leads to one map; { $map } joins two.
refusal-sea-no-sector = There is no sector '{ $word }' on the Sea Map.
refusal-sea-no-craft = You have left your craft already.
refusal-sea-deep = In deep sea nobody leaves the craft; wait for the Safe Zone, the two upper rows.
refusal-sea-not-beside = You can only leave the craft to its left or right; { $sector } is not beside it.
refusal-sea-panic-first = In a panic the craft moves sideways first; it can be left at the end of Mines.
refusal-sea-start-taken = { $sector } is taken; two craft do not start in one sector.
refusal-sea-start-row = { $sector } is not in the lowest row, where the craft start.
refusal-sea-panic-stay = In a panic the craft must move sideways; it cannot stay.
refusal-sea-must-move = The marker says that the unit must move this turn.
refusal-sea-no-start = '{ $word }' is no start sector of the beach.
refusal-sea-not-top = The beach is reached from the top row of the Sea Map only.
refusal-sea-not-ahead = { $sector } does not lie directly ahead of this column.
refusal-sea-not-back = Nobody goes back: { $sector } lies behind you.
refusal-sea-too-far = { $sector } is neither straight ahead nor beside you.
refusal-sea-stalled = The motor has stalled; the craft does not move this turn.
refusal-sea-panic-aside = In a panic the craft can only move to its left or right.
refusal-sea-courage = That advance costs { $n } courage; the unit has { $courage }.
refusal-sea-aboard = Your unit is aboard: it sails.
refusal-sea-on-foot = Your unit has left its craft: it wades.
refusal-naval-not-hit = { $card } cannot be the one who is lost here.
refusal-not-aboard = '{ $word }' is not aboard.
refusal-naval-for-what = The Naval Specialist goes for 3 soldiers or 2 courage, as in 'gain courage 2'.
refusal-naval-off = { $card } can do nothing once the craft is left.
refusal-blank-face = { $die } shows neither courage nor a tool.
refusal-award-waits = { $card } has no effect at sea; keep it until you have landed.
refusal-annul-not = Name a die of that tally that still counts, as in 'annul r1'.
refusal-annul-tools = Only tools of your own tally can be left out.
refusal-no-hull = Choose 4 courage, or 15 item points if the unit is aboard.
refusal-trade-sea-land = Nothing goes between sea and land; unit { $other } is on the other side of the waterline.
refusal-die-at-sea = Unit { $other } is at sea; what is used ashore does nothing to its dice.
refusal-passenger-lost = { $card } was lost at sea; nobody can recruit that Specialist any more.
refusal-trade-aboard = Only units that wade in one sector can trade at sea.
refusal-swap-at-sea = No dice are traded at sea.

## In the terminal

sea-beach = Beach ({ $n } courage)
sea-legend = Left: courage into the row, = Safe Zone. In a sector: DEF, # shell numbers, m mines, @ craft, ~ wading unit.
