# Les jointures des phrases : listes, lieux, dés, et les parts dont un nombre est fait.

nothing = rien
quoted = « { $word } »
    .of = de « { $word } »
    .to = à « { $word } »
    .gender = masculine
list-and = { $a } et { $b }
list-comma = { $a }, { $b }
list-or = { $a } ou { $b }
list-semicolon = { $a } ; { $b }
with-notes = { $label } ({ $notes })
with-rule = { $sentence } [{ $rule }]
because = { $sentence } { $reason }

## Lieux et personnes dans une phrase

place-sector = le secteur { $n }
    .bare = secteur { $n }
    .of = du secteur { $n }
    .to = au secteur { $n }
place-bunker = le bunker
    .bare = bunker
    .of = du bunker
    .to = au bunker
place-bunker-west = le bunker ouest
    .bare = bunker ouest
    .of = du bunker ouest
    .to = au bunker ouest
place-bunker-east = le bunker est
    .bare = bunker est
    .of = du bunker est
    .to = au bunker est
place-on-map = { $place } ({ $map })
    .bare = { $place-bare } ({ $map })
    .of = { $place-of } ({ $map })
    .to = { $place-to } ({ $map })
the-unit = l'unité { $n }

## Dés

die-name = { $colour } { $n }
die-shows = le dé { $colour } ({ $face-short })
die-shows-both = les deux dés { $colour-plural } ({ $face-short })
dice-show = { $n ->
    [one] { $n } dé { $colour } ({ $face-short })
   *[other] { $n } dés { $colour-plural } ({ $face-short })
}
dice-unrolled = { $n ->
    [one] un dé { $colour }
   *[other] { $n } dés { $colour-plural }
}
die-of = { $die } de l'unité { $n }
colour-of-face = { $face-gender ->
    [feminine] { $colour-feminine }
   *[masculine] { $colour }
}
result-of-colour = le résultat { $colour }
results-of-colour = { $colour } : { $faces }
labelled = { $label } : { $text }
gun-die = le dé { $n } des mitrailleuses { $sector-of }

## De quoi un nombre est fait

part = { $name } { $n }
# As in English.
part-def = DEF
part-mgf = mitrailleuses
part-lacking = ressources manquantes
part-flak = { card-flak-vest }
part-deadstick = Merville encore à investir
part-garrison = garnison
part-fight-back = riposte
part-beside = Spécialistes près du bunker
part-sector = bombardement
part-base = valeur imprimée
sum-losses = pertes { $n } = { $parts }
sum-cost = coût { $n } = { $parts }
sum-die = dé { $n } = { $parts }
part-die = lancé
part-r-crt-12 = { rwb-star }
part-r-crt-13 = objets utilisés
part-r-crt-14 = { card-tank }
part-r-crt-15 = bunker fortifié

## Pourquoi

why-rule = [{ $rule }] { $text }
why-cause = Parce que :
why-silent = L'unité est dans son nouveau secteur.

## Ce que coûtera le combat

preview = Si votre unité combat ici : { $n ->
    [one] { $n } perte
   *[other] { $n } pertes
} = { $parts }.
preview-guns = { $n ->
    [one] Plus { $n } dé de mitrailleuse.
   *[other] Plus { $n } dés de mitrailleuses.
}
preview-shelling = Plus un dé pour le bombardement.
preview-saved = { $n ->
    [one] { $n } perte est évitée : { $card }.
   *[other] { $n } pertes sont évitées : { $card }.
}
preview-shielded = Votre unité ne subit aucune perte.

## Les dés demandés à la table

need-faces = { $n ->
    [one] Lancez { $n } dé pour { $who } ({ $purpose }) et tapez la face : SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL.
   *[other] Lancez { $n } dés pour { $who } ({ $purpose }) et tapez les faces : SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL.
}
need-d6 = { $n ->
    [one] Lancez { $n } dé ordinaire pour { $who } ({ $purpose }) et tapez le nombre.
   *[other] Lancez { $n } dés ordinaires pour { $who } ({ $purpose }) et tapez les nombres.
}
need-pick = Tirez une carte pour { $who } ({ $purpose }) et tapez son nom : { $options }.
need-order = Dans cet ordre : { $dice }.
need-guns = Ce sont les mitrailleuses { $sector-of }.
need-kommandant-first = Le dé du Kommandant d'abord.
need-table = la table
purpose-roll = jet
purpose-spare = réserve d'échange
purpose-german = garnison
purpose-mgf = mitrailleuses
purpose-mine = mines
purpose-entry = soldats à l'arrivée
purpose-random = terrain inconnu
purpose-combat-loss = bombardement
purpose-lower-def = bombe
purpose-fight-back = riposte
purpose-tie = départage
purpose-blind = départ à l'aveugle
purpose-award = médaille
purpose-hand = main
purpose-unique = Spécialistes uniques
purpose-items = objets spéciaux
