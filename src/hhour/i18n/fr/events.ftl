# Ce qui s'est passé : une phrase par sorte d'événement. `.by-card` et `.by-sector` disent d'où il vient ;
# les autres attributs portent le nom de ce dont il s'agit.

## La partie

event-began = { $n ->
    [one] La bataille commence : { $map }, { $n } unité.
   *[other] La bataille commence : { $map }, { $n } unités.
}
event-turn = Tour { $turn }.
event-dealt = L'unité { $unit } reçoit : { $cards }.
    .table = Sur la table : { $cards }.
event-warning = Attention : avec ces options, une carte peut devenir très difficile.
    .requirements = Attention : les Spécialistes ont été distribués au hasard ; un secteur peut en exiger un que personne n'a.
    .items = Attention : les objets ont été distribués au hasard ; celui pour lequel la carte est faite peut manquer.
event-won = Les Alliés gagnent la bataille au tour { $turn }.
event-lost = Les Alliés perdent la bataille : l'unité { $other } est anéantie.
    .bunkers = Les Alliés perdent la bataille : plus aucune unité ne peut prendre ce qui reste à prendre.

## Débarquement

event-landed = L'unité { $unit } débarque dans { $sector }.
event-start-resources = L'unité { $unit } commence avec { $what }.
event-blind-start = L'unité { $unit } lance quatre fois son marqueur et commence avec { $what }.

## Ressources

event-gained = L'unité { $unit } gagne { $what } (total : { $now }).
    .by-card = L'unité { $unit } gagne { $what } (total : { $now } ; { $by }).
    .by-sector = L'unité { $unit } gagne { $what } dans { $by } (total : { $now }).
event-paid = L'unité { $unit } paie { $what } (reste : { $now }).
    .by-card = L'unité { $unit } paie { $what } (reste : { $now } ; { $by }).
    .by-sector = L'unité { $unit } perd { $what } dans { $by } (reste : { $now }).

## Cartes

event-recruited = { $cost ->
    [one] L'unité { $unit } recrute { $card } pour { $cost } étoile.
   *[other] L'unité { $unit } recrute { $card } pour { $cost } étoiles.
}
    .free = L'unité { $unit } recrute { $card } gratuitement.
event-joined = { $card } rejoint l'unité { $unit }.
event-returned = { $card } revient dans l'unité { $unit }.
event-found = { $cost ->
    [one] L'unité { $unit } obtient { $card } pour { $cost } point d'objet.
   *[other] L'unité { $unit } obtient { $card } pour { $cost } points d'objet.
}
    .free = L'unité { $unit } obtient { $card } gratuitement.
event-award = L'unité { $unit } reçoit { $card }.
    .by-card = L'unité { $unit } reçoit { $card } ({ $by }).
    .by-sector = L'unité { $unit } reçoit { $card } dans { $by }.
event-abandoned = L'unité { $unit } abandonne { $card }.
event-used = L'unité { $unit } utilise { $card }.
event-contested = Les unités { $units } veulent { $card } ; la plus faible passe d'abord : l'unité { $unit }.
event-effect = Effet { $by-of } dans { $sector } jusqu'à la fin du tour.
    .def = DEF réduite de { $n } dans { $sector } jusqu'à la fin du tour ({ $by }).
    .def0 = DEF réduite à 0 dans { $sector } jusqu'à la fin du tour ({ $by }).
    .no-mgf = Les mitrailleuses se taisent ce tour-ci dans { $sector } ({ $by }).
    .guns-gone = Les mitrailleuses sont détruites pour de bon dans { $sector } ({ $by }).
event-protected = L'unité { $unit } ne subira aucune perte ce tour-ci, protégée par l'unité { $other } ({ $by }).
event-changed-places = Les unités { $unit } et { $other } échangent leurs secteurs ({ $by }).
event-consent-refused = L'unité { $unit } ne laisse pas l'unité { $other } changer son dé ; son propriétaire reprend { $card }.

## Dés

event-left-out = L'unité { $unit } laisse de côté { $dice }.
    .by-sector = Dans { $by }, l'unité { $unit } laisse de côté { $dice }.
event-rolled = L'unité { $unit } lance { $results }.
event-locked = L'unité { $unit } verrouille { $dice }.
event-result-added = L'unité { $unit } ajoute à son compte { $face-a } { colour-of-face }.
    .by-card = L'unité { $unit } ajoute à son compte { $face-a } { colour-of-face } ({ $by }).
    .by-sector = Dans { $by }, l'unité { $unit } ajoute à son compte { $face-a } { colour-of-face }.
event-result-removed = L'unité { $unit } retire de son compte { $which }.
    .by-sector = Dans { $by }, l'unité { $unit } retire de son compte { $which }.
event-die-set = Unité { $unit } : { $die } montre désormais { $face-a } { colour-of-face } ({ $by }).
event-die-changed = L'unité { $unit } fait passer un dé de { $before } à { $n } avec { $card } ({ $purpose }).
event-skulls-become = Tous les crânes de l'unité { $unit } comptent comme : { $face-short } ({ $by }).
event-tally-repeated = L'unité { $unit } reprend son dernier compte final : { $faces }.
event-tally-copied = L'unité { $unit } copie le compte final de l'unité { $other }.
event-tally = Compte final de l'unité { $unit } : { $results }.
event-d6 = L'unité { $unit } fait { $n } ({ $purpose }).
    .mine = Mines : l'unité { $unit } fait { $n }.
    .entry = Des soldats attendent ici : l'unité { $unit } fait { $n }.
    .random = Terrain inconnu : l'unité { $unit } fait { $n }.
    .combat-loss = Des obus tombent : l'unité { $unit } fait { $n }.
    .fight-back = L'unité { $unit } riposte et fait { $n }.
    .tie = L'unité { $unit } fait { $n } pour se départager.
event-spare-dice = La réserve d'échange montre { $faces }.
event-swap-offered = L'unité { $unit } propose un échange à l'unité { $other } : { $die } contre { $for }.
event-swapped = Les unités { $unit } et { $other } échangent des dés : { $die } contre { $for }.
event-swapped-pool = L'unité { $unit } échange { $die } contre un dé de la réserve ({ $face-short }).

## Entretien

event-claimed = L'unité { $unit } déclare un BBR { $face-of-many }.
event-rwb = L'unité { $unit } obtient : { $bonus }.
    .by-card = L'unité { $unit } obtient : { $bonus } ({ $by }).
event-battle-cry = L'unité { $unit } se déplacera ce tour-ci avec un { rwb-courage }.
event-straight = L'unité { $unit } déclare une suite et gagne une médaille.
event-cancelled = Un crâne de l'unité { $unit } annule { $which }.
event-climbed = { $n ->
    [one] L'unité { $unit } atteint le haut de la falaise avec { $n } crâne.
   *[other] L'unité { $unit } atteint le haut de la falaise avec { $n } crânes.
}
event-climb-failed = { $n ->
    [one] L'unité { $unit } n'a que { $n } crâne sur les quatre qu'il faut et n'atteint pas le haut de la falaise.
   *[other] L'unité { $unit } n'a que { $n } crânes sur les quatre qu'il faut et n'atteint pas le haut de la falaise.
}
event-marker = Marqueur de l'unité { $unit } : { $face }.
    .must-move = L'unité { $unit } doit quitter son secteur ce tour-ci.

## Mouvement

event-advances = { $cost ->
    [one] L'unité { $unit } avance { $from-of } { $sector-to } pour { $cost } point de courage.
   *[other] L'unité { $unit } avance { $from-of } { $sector-to } pour { $cost } points de courage.
}
    .free = L'unité { $unit } avance gratuitement { $from-of } { $sector-to }.
event-moves = L'unité { $unit } passe { $from-of } { $sector-to }.
event-charges = L'unité { $unit } charge { $from-of } { $sector-to } avec un { rwb-courage }.
event-retreats = L'unité { $unit } se replie { $from-of } { $sector-to }.
event-stayed = L'unité { $unit } reste dans { $sector }.
event-random-sector = Ce que cache { $sector } : { $ground }.

## Combat

event-mgf = Mitrailleuses dans { $sector } : { $dice }.
event-grey-mgf = Les dés TdM dans { $sector } montrent { $faces }.
    .own = Les dés TdM de l'unité { $unit } dans { $sector } montrent { $faces }.
event-grey-changed = L'unité { $unit } met un dé TdM sur { $face-short } avec { $card }.
event-casualties = { $n ->
    [one] L'unité { $unit } subit { $n } perte.
   *[other] L'unité { $unit } subit { $n } pertes.
}
    .parts = { $n ->
        [one] L'unité { $unit } subit { $n } perte : { $parts }.
       *[other] L'unité { $unit } subit { $n } pertes : { $parts }.
    }
    .none = L'unité { $unit } ne subit aucune perte.
event-shielded = { $n ->
    [one] L'unité { $unit } est protégée : { $n } perte ne l'atteint pas.
   *[other] L'unité { $unit } est protégée : { $n } pertes ne l'atteignent pas.
}
event-saved = { $n ->
    [one] L'unité { $unit } évite { $n } perte ({ $by }).
   *[other] L'unité { $unit } évite { $n } pertes ({ $by }).
}
event-fell = { $n ->
    [0] Aucun soldat de l'unité { $unit } ne tombe (reste : { $now }).
    [one] { $n } soldat de l'unité { $unit } tombe (reste : { $now }).
   *[other] { $n } soldats de l'unité { $unit } tombent (reste : { $now }).
}
event-fallen = L'unité { $unit } perd { $card }.
event-struck = Les mitrailleuses touchent un Spécialiste : l'unité { $unit } perd { $card }.
event-sacrificed = L'unité { $unit } sacrifie { $card }.
event-wiped-out = L'unité { $unit } est anéantie dans { $sector }.
    .stuck = L'unité { $unit } doit quitter { $sector } et ne le peut pas : elle est anéantie.
    .unable = L'unité { $unit } a perdu en chemin celui que le secteur exige : elle est anéantie.
    .repelled = L'unité { $unit } n'est pas plus forte que ceux qui tiennent { $sector } : elle est anéantie.
event-no-choice = L'unité { $unit } n'a pas le choix : il ne lui reste que { $card }.
event-safe = { $soldiers ->
    [one] L'unité { $unit } est à l'abri dans { $sector } avec { $soldiers } soldat.
   *[other] L'unité { $unit } est à l'abri dans { $sector } avec { $soldiers } soldats.
}
    .alone = L'unité { $unit } est à l'abri dans { $sector } ; il ne lui reste que ses Spécialistes.
event-bunker-taken = L'unité { $unit } prend { $sector } et repart vers l'autre bunker.
event-goes-on = L'unité { $unit } tient { $sector } et continue.

## Riposte, assaut, garnison

event-fight-back = L'unité { $unit } riposte dans { $sector } à { $allied } contre { $german }, colonne { $odds } : le dé compte pour { $n }.
event-worn = DEF réduite de { $n } pour de bon dans { $sector }.
    .guns = { $guns ->
        [one] DEF réduite de { $n } pour de bon dans { $sector }, et { $guns } mitrailleuse en moins.
       *[other] DEF réduite de { $n } pour de bon dans { $sector }, et { $guns } mitrailleuses en moins.
    }
event-eliminated = La défense est éliminée dans { $sector }.
event-assault = L'unité { $unit } donne l'assaut dans { $sector } : { $allied } contre { $german }.
event-repulsed = L'unité { $unit } est repoussée dans { $sector } et essaiera encore.
event-garrison-tally = { $soldiers ->
    [one] La garnison lance { $faces }, gagne { $soldiers } soldat et en a { $garrison }.
   *[other] La garnison lance { $faces }, gagne { $soldiers } soldats et en a { $garrison }.
}
event-garrison-losses = { $n ->
    [one] La garnison perd { $n } soldat (reste : { $now }).
   *[other] La garnison perd { $n } soldats (reste : { $now }).
}

## Échanges

event-trade-offered = L'unité { $unit } propose à l'unité { $other } : { $give } contre { $take }.
event-trade-withdrawn = L'unité { $unit } retire son offre à l'unité { $other }.
event-trade-declined = L'unité { $unit } refuse l'offre de l'unité { $other }.
event-traded = L'unité { $unit } et l'unité { $other } échangent : { $give } contre { $take }.
