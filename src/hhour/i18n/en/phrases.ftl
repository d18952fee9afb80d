# The joints of sentences: lists, places, dice, and the parts a number is made of.

nothing = nothing
quoted = '{ $word }'
list-and = { $a } and { $b }
list-comma = { $a }, { $b }
list-or = { $a } or { $b }
list-semicolon = { $a }; { $b }
with-notes = { $label } ({ $notes })
with-rule = { $sentence } [{ $rule }]
because = { $sentence } { $reason }

## Places and people inside a sentence

place-sector = sector { $n }
    .bare = sector { $n }
place-bunker = the bunker
    .bare = bunker
place-bunker-west = the west bunker
    .bare = west bunker
place-bunker-east = the east bunker
    .bare = east bunker
place-on-map = { $place } of { $map }
    .bare = { $place-bare } of { $map }
the-unit = unit { $n }

## Dice

die-name = { $colour } { $n }
die-shows = { $colour } { $face }
die-shows-both = both { $colour } dice ({ $face })
dice-show = { $n ->
    [one] { $n } { $colour } die ({ $face })
   *[other] { $n } { $colour } dice ({ $face })
}
dice-unrolled = { $n ->
    [one] a { $colour } die
   *[other] { $n } { $colour } dice
}
die-of = { $die } of unit { $n }
colour-of-face = { $colour }
result-of-colour = the { $colour } result
results-of-colour = { $colour }: { $faces }
labelled = { $label }: { $text }
gun-die = machine-gun die { $n } in { $sector }

## What a number is made of

part = { $name } { $n }
part-def = DEF
part-mgf = machine guns
part-lacking = resources lacking
part-flak = { card-flak-vest }
part-deadstick = Merville still to be entered
part-garrison = garrison
part-fight-back = fought back
part-beside = Specialists beside the bunker
part-sector = shelling
part-base = printed
sum-losses = losses { $n } = { $parts }
sum-cost = cost { $n } = { $parts }
sum-die = die { $n } = { $parts }
part-die = rolled
part-r-crt-12 = { rwb-star }
part-r-crt-13 = items used
part-r-crt-14 = { card-tank }
part-r-crt-15 = bunker

## Why

why-rule = [{ $rule }] { $text }
why-cause = Because:
why-silent = The unit is in its new sector.

## What Combat will cost

preview = If your unit fights here: { $n ->
    [one] { $n } casualty
   *[other] { $n } casualties
} = { $parts }.
preview-guns = { $n ->
    [one] Plus { $n } machine-gun die.
   *[other] Plus { $n } machine-gun dice.
}
preview-shelling = Plus one die for the shelling.
preview-saved = { $n ->
    [one] { $n } casualty is prevented: { $card }.
   *[other] { $n } casualties are prevented: { $card }.
}
preview-shielded = No casualties touch your unit.

## Dice asked for at the table

need-faces = { $n ->
    [one] Roll { $n } die for { $who } ({ $purpose }) and type the face: SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL.
   *[other] Roll { $n } dice for { $who } ({ $purpose }) and type the faces: SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL.
}
need-d6 = { $n ->
    [one] Roll { $n } ordinary die for { $who } ({ $purpose }) and type the number.
   *[other] Roll { $n } ordinary dice for { $who } ({ $purpose }) and type the numbers.
}
need-pick = Draw a card for { $who } ({ $purpose }) and type its name: { $options }.
need-order = In this order: { $dice }.
need-guns = They are the guns of { $sector }.
need-kommandant-first = The Kommandant's die first.
need-table = the table
purpose-roll = roll
purpose-spare = trading pool
purpose-german = garrison
purpose-mgf = machine guns
purpose-mine = landmines
purpose-entry = soldiers on arrival
purpose-random = unknown ground
purpose-combat-loss = shelling
purpose-lower-def = bomb
purpose-fight-back = fight back
purpose-tie = tie
purpose-blind = blind start
purpose-award = award
purpose-hand = hand
purpose-unique = unique Specialists
purpose-items = special items
