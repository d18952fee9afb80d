# Marques brèves d'une carte dessinée ; les phrases entières sont celles de maps.ftl.

mark-bonus = +{ $n } { $face }
mark-penalty = { $face } : -{ $n }
mark-no-lock = 0 dé verrouillé
mark-lock = { $n ->
        [one] { $n } dé verrouillé
       *[other] { $n } dés verrouillés
    }
mark-dice = { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
mark-no-skull-reroll = crânes figés
mark-join = rejoint : { $card }
mark-join-first = au 1er : { $card }
mark-no-find = aucun objet
mark-free-item = au 1er : { $card }
mark-vehicle-pay = à payer : { $card }
mark-vehicle-free = gratuit : { $card }
mark-award-first = au 1er : médaille
mark-entry-soldiers-roll = entrée : +1d6 hommes
mark-entry-soldiers = { $n ->
    [one] entrée : +{ $n } homme
   *[other] entrée : +{ $n } hommes
}
mark-four-gain = 4 égaux : +{ $n } h.
mark-four-lose = 4 égaux : -{ $n } h.
mark-capacity = unités : { $n } au plus
mark-stay-forever = séjour libre
mark-climb = falaise
mark-retreat = repli de { $a }, { $b }
mark-def-fixed = DEF fixe
mark-general-cancels = sauf si { card-general }
mark-battle-cry-only = { rwb-courage } exigé
mark-random = inconnu : table { $table }
mark-combat-loss = combat : -1d6 hommes
mark-combat-loss-unless = combat : -1d6 hommes sans { $card }
mark-skull-any = { $n ->
    [one] +{ $n } crâne au choix
   *[other] +{ $n } crânes au choix
}
mark-no-battle-cry = pas de { rwb-courage }
mark-star-loss = { $n ->
    [one] étoile : -{ $n } homme
   *[other] étoile : -{ $n } hommes
}
mark-rwb-soldier = { $n ->
    [one] BBR : +{ $n } homme
   *[other] BBR : +{ $n } hommes
}
mark-cant-stay = un seul tour

mark-need = exige : { $card }
mark-sacrifice = sacrifice : { $card }
mark-sacrifice-any = un sacrifice
mark-start = départ : { $what }
mark-solo = solo : { $mark }
mark-def = DEF : { $values }
mark-mgf = mitr.
mark-special-damage-specialist = 6 : -1 Spécialiste
mark-special-damage-courage = 6 : -1 courage
sector-guns = { $n ->
    [one] Mitrailleuses : un dé de plus au Combat
   *[other] Mitrailleuses : { $n } dés de plus au Combat
}
sector-named = { $place } ({ $name })
mark-bunker-cost = le bunker : { $n }

## Autour du dessin

draw-legend = Légende :
draw-mgf = Mitrailleuses : au Combat, un dé par symbole s'ajoute aux pertes de tous ceux qui sont là.
draw-advance = La flèche cite les secteurs où mène une avance ; le nombre sur chaque ligne est le courage qu'elle coûte.
draw-units = Unités dans ce secteur : { $names }
