# The small words of the table: dice, resources, phases, bonuses, markers.

## Faces. `.letter` is the same in every language, so that records and screens agree.

face-skull = Skull
    .letter = K
    .short = skull
face-star = Star
    .letter = S
    .short = star
face-soldier = Soldier
    .letter = 1
    .short = 1 man
face-two-soldiers = Two Soldiers
    .letter = 2
    .short = 2 men
face-courage = Courage
    .letter = C
    .short = courage
face-tool = Tool
    .letter = T
    .short = tool

## Colours of dice and results

colour-red = red
colour-white = white
colour-blue = blue
colour-colourless = colourless
colour-black = black
colour-gold = gold
colour-pink = pink
colour-grey = grey

## Resources: `count-*` says how many, `resource-*` is the bare name.

count-soldiers = { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
}
count-stars = { $n ->
    [one] { $n } star
   *[other] { $n } stars
}
count-courage = { $n } courage
count-points = { $n ->
    [one] { $n } item point
   *[other] { $n } item points
}
resource-soldiers = soldiers
resource-stars = stars
resource-courage = courage
resource-points = item points

## Phases

phase-setup = Setup
phase-roll = Roll
phase-upkeep = Upkeep
phase-muster = Muster
phase-move = Move
phase-combat = Combat
phase-assault = Assault

## Red-White-Blue bonuses, by face

rwb = RWB bonus
rwb-skull = Dead Man's Gift
    .text = Gain 20 item points; the three skulls of the set cancel nothing.
rwb-star = Leadership
    .text = Add one white result of your choice to your final tally, or another unit gains 2 courage.
rwb-soldier = Reinforcements
    .text = Your unit gains 4 soldiers and another unit of your choice gains 4 soldiers.
rwb-two-soldiers = Fresh Troops
    .text = Your unit gains 6 soldiers.
rwb-courage = Battle Cry
    .text = Gain 3 soldiers, or this turn move to an adjacent sector without its requirements and without courage.
rwb-tool = Special Find
    .text = Gain 2 stars, or find one used item of the pool for its normal cost.

## Faces of the unit marker

marker-1 = One chevron
    .text = First turn in this sector.
marker-2 = Two chevrons
    .text = Second turn in this sector.
marker-3 = Three chevrons
    .text = Third turn in this sector.
marker-must-move = Must move
    .text = The unit has to leave this sector in its next move.
marker-battle-cry = Battle Cry
    .text = The unit may move freely to an adjacent sector this turn.

## Kinds of card

kind-regular = Regular Specialist
kind-unique = Unique Specialist
kind-regular-item = Regular item
kind-special-item = Special item
kind-vehicle = Vehicle
kind-award = Award
kind-specialist = Specialist
kind-item = Item

## Where a value comes from

provenance-printed = printed
    .text = A source states it.
provenance-derived = derived
    .text = It follows from the sources, or is our ruling where they leave a choice.
provenance-reconstructed = reconstructed
    .text = The sources name the thing without its value; the value is ours.
provenance-mixed = partly printed, partly reconstructed

## Places and people

unit = Unit
seat = Seat
sector = Sector
sector-number = Sector { $n }
sector-told = { $place }: { $parts }
bunker = Bunker
bunker-west = West bunker
bunker-east = East bunker

## Places as they stand alone, on a map or in a table

at-sector = Sector { $n }
at-bunker = Bunker
at-bw = West bunker
at-be = East bunker
at-on-map = { $place } ({ $map })
