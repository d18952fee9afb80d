### Comment s'appellent les robots et pourquoi ils agissent ainsi : une phrase par décision.

bot-recruit-name = Bleu
    .text = Respecte les règles et va vite : choisit au hasard, mais sait s'arrêter.
bot-sergeant-name = Sergent
    .text = De bonnes règles de métier et des dés exacts ; prépare son itinéraire.
bot-captain-name = Capitaine
    .text = Voit jusqu'au bunker, avec des dés exacts.

bot-seer-name = Voyant
    .text = Un Capitaine qui connaît les dés du tour : un repère du laboratoire, pas un joueur.

bot-weighed = { $why } ; { $expected } ; sinon : { $other } ({ $second } %).
bot-weighed-alone = { $why } ; { $expected }.
bot-second = { $why } ; sinon : { $other } ({ $second } %).
bot-margin = { $why } ; { $gain } de mieux, compté en soldats ; sinon : { $other }.
    .even = { $why } ; tout aussi bon : { $other }.
    .share = { $why } ; { $gain } % de mieux à son estime ; sinon : { $other }.
    .fatal = { $why } ; sinon ce serait la fin : { $other }.
bot-decimal = { $whole },{ $tenth }

# Là où il n'y a rien à peser.
bot-unweighed = Prend la réponse la plus simple : ici, rien n'est pesé.
bot-unreckoned = Prend la réponse la plus simple : avec des dés modifiés, rien n'est calculé.
bot-first-things = Commence par là : cartes et échanges se pèsent en leur temps.
bot-seen = A vu comment ces dés vont tomber.
bot-expected = { $win } % de gagner ainsi, { $lost } % que tout finisse ce tour-ci
    .safe = { $win } % de gagner ainsi
bot-only-choice = Il n'y a rien d'autre à faire.
bot-at-random = Choisit au hasard parmi { $n ->
        [one] { $n } possibilité
       *[other] { $n } possibilités
    }.
bot-best-of = Prend la meilleure de { $n ->
        [one] { $n } possibilité
       *[other] { $n } possibilités
    }.
bot-start = Débarque dans { $sector } : le meilleur chemin y commence.
bot-lock =
    { $n ->
        [one] Verrouille { $n } dé : { $percent } % de survie dans { $sector }.
       *[other] Verrouille { $n } dés : { $percent } % de survie dans { $sector }.
    }
bot-reroll =
    { $n ->
        [one] Relance { $n } dé : { $percent } % de survie dans { $sector }.
       *[other] Relance { $n } dés : { $percent } % de survie dans { $sector }.
    }
bot-stop = Garde les dés tels quels : { $percent } % de survie dans { $sector }.
bot-ready = N'a rien qui serve mieux maintenant que plus tard.
bot-swap = Échange un dé : le résultat y gagne.
bot-use = Utilise { $card } : c'est le moment.
bot-helps = Aide l'unité { $unit }, qui en a plus besoin.
bot-takes = Prend { $card } : ce qui vaut le plus.
bot-claim = Déclare le BBR { $face-of-many }.
bot-white = Ajoute un résultat blanc, { $face } : c'est ce qui rapporte le plus.
bot-cancel = Laisse au crâne ce qui manquera le moins.
bot-recruit = Recrute { $card } : cela vaut mieux que les étoiles.
bot-find = Trouve { $card } : cela vaut mieux que les points.
bot-award = Achète une médaille : ce courage n'est pas nécessaire pour la suite.
bot-done = Garde le reste pour mieux.
bot-move = Va { $sector-to } : { $percent } % de chances d'y survivre.
bot-charge = Charge vers { $sector } : { $percent } % de chances d'y survivre.
bot-stay = Reste dans { $sector } pour rassembler des soldats : { $percent } % de survie.
bot-soldiers-fall = Garde les Spécialistes ; des soldats se remplacent.
bot-loses = Renonce { $card-to } : c'est ce qui manquera le moins.
bot-sacrifice = Sacrifie { $card } : c'est ce qui manquera le moins.
bot-trade = Pèse ce que l'unité { $unit } offre et ce qu'elle demande.

bot-german-lock =
    { $n ->
        [one] Verrouille un dé : un tour qui vaut environ { $worth } soldats.
       *[other] Verrouille { $n } dés : un tour qui vaut environ { $worth } soldats.
    }
bot-german-reroll =
    { $n ->
        [one] Relance un dé : un tour qui vaut environ { $worth } soldats.
       *[other] Relance { $n } dés : un tour qui vaut environ { $worth } soldats.
    }
bot-german-stop = Garde les dés tels quels : un tour qui vaut { $worth } soldats.
bot-german-claim = Déclare le rouge-blanc-noir { $face-of-many }.

# Ce que conseillent les boîtes, dans les mots de leurs questions : sur l'eau, et vers une mission.
bot-counsel-sea-start = Part { $sector-of } : la colonne coûte { $toll } en chemin, compté en soldats.
bot-counsel-lock = Verrouille ce qui coûte le moins en mer : { $toll }, compté en soldats.
bot-counsel-reroll = Relance ce qui coûte { $toll }, compté en soldats : de nouveaux dés coûteraient { $hope } en moyenne.
bot-counsel-reroll-stop = Garde les dés tels quels : aucun ne coûte plus que les { $hope }, comptés en soldats, attendus d'un nouveau.
bot-counsel-first-again = Le garde : en mer, un jet sans soldats ne coûte aucun soldat.
bot-counsel-ready-use = Utilise { $card } : le compte coûte { $toll }, compté en soldats.
bot-counsel-ready-ready = Garde ses cartes : le compte ne coûte que { $toll }, compté en soldats.
bot-counsel-set-face = Met le dé le plus cher sur le crâne : il coûterait { $toll }, compté en soldats.
bot-counsel-set-face-enough = Ne touche plus aux dés : tous montrent un crâne.
bot-counsel-annul = Annule le résultat dont la perte épargne le plus : { $saved }, compté en soldats.
bot-counsel-annul-enough = N'annule plus rien : aucun résultat ne coûte.
bot-counsel-omit-tools = Laisse de côté l'outil dont la perte épargne le plus : { $saved }, compté en soldats.
bot-counsel-omit-tools-enough = Ne laisse plus d'outil de côté : aucun ne coûte.
bot-counsel-annul-whom = Aide l'unité { $unit }, dont le compte coûte le plus : { $toll }, compté en soldats.
bot-counsel-sea-move = Va { $sector-to } : { $percent } % de passer ce qui y attend.
bot-counsel-sea-move-stay = Reste : { $percent } % de passer.
bot-counsel-sea-move-land = Débarque { $sector-to } : en mer, plus rien ne peut arriver.
bot-counsel-sea-leave = Continue à gué par { $sector } : { $percent } % de passer, et le reste du chemin ne coûte pas de courage.
bot-counsel-sea-leave-stay = Reste à bord : { $percent } % de passer.
bot-counsel-sea-disembark = Quitte l'embarcation par { $sector } : { $percent } % de passer.
bot-counsel-sea-disembark-stay = Reste à bord : { $percent } % de passer.
bot-counsel-sea-stars = Renonce { $card-to }, le moins cher à bord : { $stars }.
bot-counsel-stray-bullet = Renonce { $card-to }, le moins cher à bord : { $stars }.
bot-counsel-sea-shell = Esquive : rien de ce que font les obus n'est mieux.
bot-counsel-naval-exchange = Prend ce que la plage demandera d'abord : { $courage } et une force de { $men } en main.
bot-counsel-courage-or-hull = Prend ce qui manque le plus : { $courage }, { $points } pour l'embarcation.
bot-counsel-shield-at-sea = Protège l'unité { $unit }, la plus faible ; soldats : { $n }.
bot-counsel-sea-skull = Laisse au crâne le dé qui coûterait le plus : { $toll }, compté en soldats.
bot-counsel-make-room = Retire le moins cher, qui manquera le moins : coût { $cost }.
bot-counsel-keep-mission = Garde { $card } : c'est là qu'il manque le moins ; travail restant { $work }, avec l'autre { $more }.
bot-counsel-serve-mission = Sert { $card } : c'est là qu'il manque le moins ; travail restant { $work }, avec l'autre { $more }.
bot-counsel-replace-mission = Rend { $card } : c'est le plus difficile ; travail restant { $work }, avec l'autre { $more }.
bot-counsel-mission-accomplish = Accomplit la mission : il n'y manque plus rien.
bot-counsel-mission-use = Utilise { $card } : cela apporte le bonus qui manque à la mission.
bot-counsel-mission-pass = Continue : il manque encore quelque chose à la mission.
bot-counsel-declare = Ne déclare rien : la mission demande ce trio.
bot-counsel-save-bonus-save = Garde le bonus : il ne manque rien d'autre à la mission.
bot-counsel-save-bonus-obtain = Prend le bonus : il manque encore autre chose à la mission.
bot-counsel-before-combat-use = Utilise { $card } tout de suite : une promotion ne vaut jamais mieux plus tard.
bot-counsel-before-combat = N'a rien à utiliser avant le combat.
bot-counsel-muster = Utilise { $card } : ce que demande la mission n'est plus à prendre.
bot-counsel-gold-way-six = Lance les six : deux dés pour un dé d'or, c'est trop.
bot-counsel-gold-way-leave = Prend le dé d'or pour un dé : il vaut dans toutes les couleurs.
bot-counsel-leadership = Prend un héros : le meilleur vaut { $worth }, trois étoiles { $price }, compté en soldats.
