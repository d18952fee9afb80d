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
bot-counsel-sea-start = Part { $sector-of } : la colonne qui coûte le moins en chemin.
bot-counsel-lock = Verrouille ce qui coûte le moins : en mer, toute face prend quelque chose, sauf le crâne.
bot-counsel-reroll = Relance ce qui coûte plus qu'un nouveau jet n'en laisse attendre.
bot-counsel-reroll-stop = Garde les dés tels quels : de nouveaux coûteraient sans doute plus.
bot-counsel-sea-move = Va { $sector-to } : { $percent } % de passer ce qui y attend.
bot-counsel-sea-move-stay = Reste : { $percent } % de passer, et tout autre chemin coûte plus.
bot-counsel-sea-move-land = Débarque { $sector-to } : en mer, plus rien ne peut arriver.
bot-counsel-sea-leave = Continue à gué par { $sector } : { $percent } % de passer, et le reste du chemin ne coûte pas de courage.
bot-counsel-sea-leave-stay = Reste à bord : { $percent } % de passer.
bot-counsel-sea-stars = Abandonne qui manquera le moins.
bot-counsel-stray-bullet = Abandonne qui manquera le moins.
bot-counsel-naval-exchange = Prend ce que la plage demandera d'abord.
bot-counsel-sea-skull = Laisse au crâne le dé qui coûterait le plus.
bot-counsel-make-room = Retire ce qui manquera le moins.
bot-counsel-keep-mission = Garde la mission à laquelle il manque le moins.
bot-counsel-replace-mission = Rend la mission la plus difficile à accomplir.
bot-counsel-mission-accomplish = Accomplit la mission : il n'y manque plus rien.
