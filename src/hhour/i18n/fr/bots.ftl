### Comment s'appellent les bots et pourquoi ils agissent ainsi : une phrase par décision.

bot-recruit-name = Bleu
    .text = Respecte les règles et va vite : choisit au hasard, mais sait s'arrêter.
bot-sergeant-name = Sergent
    .text = De bonnes règles de métier et des dés exacts ; prépare son itinéraire.
bot-captain-name = Capitaine
    .text = Voit jusqu'au bunker, avec des dés exacts.

bot-only-choice = Il n'y a rien d'autre à faire.
bot-at-random = Choisit au hasard parmi { $n } possibilités.
bot-best-of = Prend la meilleure de { $n } possibilités.
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
bot-claim = Annonce la série de { $face }.
bot-white = Ajoute un résultat blanc, { $face } : c'est ce qui rapporte le plus.
bot-cancel = Laisse le dé { $die } au crâne : c'est celui qui manquera le moins.
bot-recruit = Recrute { $card } : cela vaut mieux que les étoiles.
bot-find = Trouve { $card } : cela vaut mieux que les points.
bot-award = Achète une décoration : ce courage n'est pas nécessaire pour la suite.
bot-done = Garde le reste pour mieux.
bot-move = Va dans { $sector } : { $percent } % d'y survivre.
bot-charge = Charge dans { $sector } : { $percent } % d'y survivre.
bot-stay = Reste dans { $sector } pour rassembler des soldats : { $percent } % de survie.
bot-soldiers-fall = Garde les spécialistes ; des soldats se remplacent.
bot-loses = Renonce à { $card }, qui manquera le moins.
bot-sacrifice = Sacrifie { $card }, qui manquera le moins.
bot-trade = Pèse ce que l'unité { $unit } offre et ce qu'elle demande.
