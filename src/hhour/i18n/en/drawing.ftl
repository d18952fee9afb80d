# Short marks on a drawn map; the full sentences are those of maps.ftl.

mark-bonus = +{ $n } { $face }
mark-penalty = { $face } -{ $n }
mark-no-lock = no lock
mark-lock = lock { $n }
mark-dice = { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
mark-no-skull-reroll = skulls stay
mark-join = joins: { $card }
mark-join-first = joins 1st: { $card }
mark-no-find = no find
mark-free-item = 1st takes: { $card }
mark-vehicle-pay = for sale: { $card }
mark-vehicle-free = free: { $card }
mark-award-first = 1st: award
mark-entry-soldiers-roll = entry: +1d6 men
mark-entry-soldiers = entry: +{ $n } men
mark-four-gain = 4 equal: +{ $n } men
mark-four-lose = 4 equal: -{ $n } men
mark-capacity = max. units: { $n }
mark-stay-forever = stay at will
mark-climb = cliff
mark-retreat = way back: { $a }, { $b }
mark-def-fixed = DEF fixed
mark-general-cancels = not with { card-general }
mark-battle-cry-only = { rwb-courage } only
mark-random = random: table { $table }
mark-combat-loss = combat: -1d6 men
mark-combat-loss-unless = combat: -1d6 men without { $card }
mark-skull-any = +{ $n } skull, any colour
mark-no-battle-cry = no { rwb-courage }
mark-star-loss = star: -{ $n } man
mark-rwb-soldier = RWB: +{ $n } man
mark-cant-stay = can't stay

mark-need = needs { $card }
mark-sacrifice = sacrifice { $card }
mark-sacrifice-any = sacrifice one
mark-start = start: { $what }
mark-solo = solo: { $mark }
mark-def = DEF { $values }
mark-mgf = MGF
mark-special-damage-specialist = 6: -1 Specialist
mark-special-damage-courage = 6: -1 courage
sector-guns = { $n ->
    [one] Machine-gun fire (MGF): one die more in Combat
   *[other] Machine-gun fire (MGF): { $n } dice more in Combat
}
sector-named = { $place } ({ $name })
mark-bunker-cost = bunker { $n }

## Around the drawing

draw-legend = Legend:
draw-mgf = Machine-gun fire: in Combat one die for each symbol adds to the losses of everyone there.
draw-advance = An arrow lists the sectors an advance leads to; the number at each line is the courage it costs.
draw-units = Units in this sector: { $names }
