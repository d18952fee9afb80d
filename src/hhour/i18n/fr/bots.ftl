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
bot-expected = { $win } % de chances de gagner ainsi, { $lost } % que tout finisse ce tour-ci
    .safe = { $win } % de chances de gagner ainsi
bot-only-choice = Il n'y a rien d'autre à faire.
bot-at-random = Choisit au hasard parmi { $n ->
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

# Cartes et dés.
bot-ready = Garde ses cartes : aucune ne rapporte plus maintenant qu'elle ne vaudra plus tard.
bot-ready-unknown = Garde ses cartes : aucune, à son estime, n'améliore ces dés.
bot-ready-empty = N'a rien à utiliser maintenant.
bot-swap = Échange un dé : le compte y gagne.
bot-use = Utilise { $card } : le compte y gagne.
bot-use-at-once = Utilise { $card } tout de suite : cela rapporte sans rien coûter et ne vaudra jamais mieux.
bot-use-choice = Utilise { $card } : un résultat au choix aide toujours.
bot-shield = Utilise { $card } : rester ici coûte { $toll } en moyenne, compté en soldats.
bot-climb = Utilise { $card } pour l'escalade : crânes sur les dés { $n }, par les cartes { $more }, nécessaires { $needed }.
bot-adds = Ajoute des soldats au compte de l'unité { $unit }.
bot-tally = Tire le meilleur parti du compte.
bot-reroll-one = Relance le dé qui promet le plus.
bot-gun = Met une mitrailleuse sur { $n }, le moins qu'elle puisse montrer.

# Qui, et quelle carte.
bot-helps = Aide l'unité { $unit }, la plus faible : force { $n }.
bot-strongest = Désigne l'unité { $unit }, la plus forte : force { $n }.
bot-takes = Prend { $card } : valeur { $worth }, comptée en soldats.
bot-takes-none = N'en prend aucun : rien n'y vaut plus, à sa connaissance.
bot-last-stand = Utilise { $card } : après l'assaut, cela ne sert plus à rien.

# L'entretien.
bot-claim = Déclare le BBR { $face-of-many }.
bot-straight = Déclare la suite.
bot-declared = S'en tient là : rien d'autre n'aide.
bot-white = Ajoute un résultat blanc, { $face } : c'est ce qui rapporte le plus.
bot-cancel = Laisse au crâne ce qui manquera le moins.
bot-cry-soldiers = Prend les soldats plutôt que la charge.
bot-cry-charge = Garde le cri de guerre pour une charge.
bot-cry-other = Prend autre chose que des soldats : { $percent } % de survie dans { $sector } de toute façon.
bot-find-stars = Prend les étoiles : aucun objet utilisé ne vaut plus.
bot-refind = Reprend { $card } : cela vaut plus que deux étoiles.
bot-gain = Gagne ce qui aide le plus.
bot-lead-courage = Donne le courage à l'unité { $unit } : cela vaut plus pour les deux qu'un résultat blanc.
bot-brings-most = Prend ce qui rapporte le plus.
bot-rwb = Choisit le BBR { $face-of-many } : de tous les bonus, celui qu'il veut d'abord.
bot-rwb-cry = Choisit le BBR { $face-of-many } : seul un cri de guerre ouvre le bunker.
bot-recruit = Recrute { $card } pour { $stars } : valeur { $worth }, comptée en soldats.
bot-recruit-needed = Recrute { $card } pour { $stars } : la suite du chemin demande ce Spécialiste.
bot-recruit-safe = Recrute { $card } : { $then } % de survie dans { $sector } au lieu de { $now } %.
bot-find = Trouve { $card } pour { $points } : vaut { $worth } de plus, compté en soldats.
bot-find-wanted = Trouve { $card } pour { $points } : la mission en a besoin.
bot-award = Achète une médaille : { $courage } en main, la suite du chemin en coûte { $ahead }.
bot-ware = L'achète : { $courage } en main, la suite du chemin en coûte { $ahead }.
bot-done = Garde { $stars } et { $points } pour mieux.
bot-claim-mine = Le prend : la priorité ne se refuse pas.

# Quand le tour, joué jusqu'au bout, a fait changer d'avis.
bot-ahead = Joué jusqu'au bout, le tour se passe mieux ainsi.
bot-ahead-recruit = Recrute { $card } : joué jusqu'au bout, le tour se passe mieux ainsi.
bot-ahead-find = Trouve { $card } : joué jusqu'au bout, le tour se passe mieux ainsi.
bot-ahead-use = Utilise { $card } : joué jusqu'au bout, le tour se passe mieux ainsi.
bot-ahead-take = Prend { $card } : joué jusqu'au bout, le tour se passe mieux ainsi.
bot-ahead-lose = Renonce { $card-to } : joué jusqu'au bout, le tour se passe mieux ainsi.
bot-ahead-sacrifice = Sacrifie { $card } : joué jusqu'au bout, le tour se passe mieux ainsi.
bot-last-card = Utilise { $card } : sans cela, aucun chemin ne mène plus loin.
bot-gives-up = Abandonne : aucun chemin ne mène plus loin.
bot-detector = Utilise { $card } : le chemin vers { $sector } est miné.
bot-way-opened = Utilise { $card } : cela ouvre le chemin.

# Sous le feu.
bot-guns-wait = Garde ses cartes : pertes par la DEF { $falling }, par les mitrailleuses { $most } au plus ; force { $men }.
bot-guns-silenced = Utilise { $card } : pertes par la DEF { $falling }, par les mitrailleuses jusqu'à { $most } ; force { $men } seulement.
bot-saves = Utilise { $card } : pertes { $falling }, dont évitées { $saved } au plus ; force { $men }.
bot-fire-borne = Supporte le feu sans carte : pertes { $falling }, force restante { $left }.
bot-fire-fatal = Rien de ce qu'il a n'y peut rien : pertes { $falling }, force { $men }.
bot-move = Va { $sector-to } : { $percent } % de chances d'y survivre.
bot-charge = Charge vers { $sector } : { $percent } % de chances d'y survivre.
bot-stay = Reste dans { $sector } pour rassembler des soldats : { $percent } % de survie.
bot-soldiers-fall = Laisse tomber des soldats, qui se remplacent : pertes { $n }, force restante { $left }.
bot-all-fall = Personne ne peut être sauvé : pertes { $n }.
bot-loses = Renonce { $card-to } : c'est ce qui manquera le moins ; le tout coûte { $toll }, compté en soldats, force restante { $left }.
bot-pay = Pertes { $n }, dont rachetées { $bought } : force restante { $left }.
bot-pay-in-vain = Pertes { $n }, dont rachetées { $bought } : même cela ne suffit pas.
bot-sacrifice = Sacrifie { $card } : c'est ce qui manquera le moins ; valeur { $worth }, comptée en soldats.
bot-mine-turned = Met le dé de la mine sur 1 : pertes évitées { $n }.
bot-die-stands = Laisse le { $n } : une carte se garde pour le 5 ou le 6 d'une mine, ou pour celle qui serait la fin.
bot-mine-outlived = Utilise { $card } : sans cela, le { $n } de la mine serait la fin de l'unité.
bot-mine-ends = Laisse le { $n } : aucune carte en main ne fait survivre à cette mine.
bot-fight = Riposte : force { $men }, au moins le double des { $defence } allemands.
bot-no-fight = Ne riposte pas : force { $men }, moins du double des { $defence } allemands.

# Les échanges.
bot-gives = Offre { $gift } à l'unité { $unit } : à deux, elles y gagnent { $gain }, compté en soldats.
bot-gives-chance = Offre { $gift } à l'unité { $unit } : ensemble { $then } % de chances de gagner au lieu de { $now } %.
bot-gives-men = Offre { $gift } à l'unité { $unit } : cela sert davantage là-bas.
bot-gives-item = Offre { $gift } à l'unité { $unit } : { $then } % que les deux survivent à leurs bunkers au lieu de { $now } %.
bot-no-gift = N'a rien qui aiderait davantage l'unité { $unit }.
bot-accepts = Accepte : ce que donne l'unité { $unit } vaut { $gain }, ce qu'elle demande { $price }, compté en soldats.
bot-accepts-together = Accepte : avec l'unité { $unit }, elles y gagnent { $gain } à deux, compté en soldats.
bot-accepts-together-chance = Accepte : avec l'unité { $unit }, { $then } % de chances de gagner au lieu de { $now } %.
bot-accepts-for-both = Accepte : avec l'unité { $unit }, toutes deux y gagnent.
bot-declines = Refuse : ce que donne l'unité { $unit } vaut { $gain }, ce qu'elle demande { $price }, compté en soldats.
bot-swap-welcome = Accepte l'échange : le compte n'y perd pas.
bot-swap-declined = Refuse l'échange : le compte y perdrait.

# Les questions qui reçoivent toujours la même réponse.
bot-rule-first-again = Relance : sans soldat, un premier jet vaut rarement d'être gardé.
bot-rule-leave-out = Laisse les derniers dés de côté : avant un jet, ils se valent tous.
bot-rule-keep-tally = Garde le Spécialiste : aucun compte n'en vaut un.
bot-rule-spare-skulls = Relance tous les crânes de la réserve : personne n'en veut.
bot-rule-hold-on = Reste à l'abri : un bunker tenu compte.
bot-rule-consent = Refuse : ses dés sont à lui.
bot-rule-aim = Fait taire { $sector }, le premier à portée.
bot-rule-cancel-condition = Supporte la condition de bataille : rien n'est perdu pour elle.
bot-rule-keep-item = Le garde : la mission en a besoin.
bot-rule-assistance = Prend l'insigne : il ne coûte rien.
bot-rule-order-conditions = Laisse l'ordre tel quel.
bot-rule-add-tools = Ajoute autant d'outils que possible.
bot-rule-mission-sacrifice = Sacrifie celui que la mission désigne.
bot-german-use = Utilise { $card } dès le premier moment où cela agit.
bot-german-use-dice = Utilise { $card } : les dés y gagnent { $gain }, compté en soldats.
bot-german-keep = Garde { $card } : gain de { $gain } maintenant, compté en soldats ; il attend plus de { $kept }.
bot-german-tally = Tire le meilleur parti du compte : { $worth } ce tour-ci, compté en soldats.
bot-german-recruit-worth = Recrute { $card } : valeur { $worth }, comptée en soldats.
bot-german-find-worth = Trouve { $card } : valeur { $worth }, comptée en soldats.
bot-german-recruit = Recrute { $card } : c'est la suite de la liste de l'Allemand automatique.
bot-german-find = Trouve { $card } : c'est la suite de la liste de l'Allemand automatique.
bot-german-take = Prend { $card } : c'est la suite de la liste de l'Allemand automatique.
bot-german-refind = Reprend { $card } : le plus cher qu'il puisse payer.
bot-german-kill = Désigne { $card } : c'est le plus cher.
bot-german-lose = Renonce { $card-to } : c'est ce qui manquera le moins.
bot-german-lose-soldiers = Perd des soldats plutôt que des Spécialistes.
bot-german-strike = Frappe l'unité { $unit }, la plus avancée sur la plage ; soldats : { $n }.
bot-german-target = Vise l'unité la plus avancée sur la plage.
bot-german-pay = Paie ce qui est dû, { $n }, en soldats et n'y perd aucun Spécialiste.
bot-german-cancel = Laisse au crâne le résultat dont il veut le moins.
bot-german-done = Garde le reste : rien de ce qu'il veut n'est à prendre.
bot-german-ready = Garde ses cartes : aucune n'agit ici.
bot-german-straight = Déclare la suite.
bot-german-decorate = Achète une décoration : rien de ce qu'il préfère n'est à prendre.
bot-german-black = Ajoute le résultat noir qui complète un trio.
bot-german-worst = Relance son plus mauvais dé, selon l'ordre de l'Allemand automatique.
bot-german-roll = Lance les dés et laisse le premier mot aux Alliés.
bot-german-pass = Ne joue rien : aucune carte n'agit ici.
bot-german-top = Place les décorations normales dessus, les noires dessous.
bot-german-exchange = Donne son plus mauvais dé contre le meilleur de l'autre camp.
bot-german-set = Met son plus mauvais dé sur la face qu'il préfère.
bot-german-rule = Fait ce qui est écrit ici pour l'Allemand automatique.

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
bot-counsel-sea-move = Va { $sector-to } : { $percent } % de chances de passer ce qui y attend.
bot-counsel-sea-move-stay = Reste : { $percent } % de chances de passer.
bot-counsel-sea-move-land = Débarque { $sector-to } : en mer, plus rien ne peut arriver.
bot-counsel-sea-leave = Continue à gué par { $sector } : { $percent } % de chances de passer, et le reste du chemin ne coûte pas de courage.
bot-counsel-sea-leave-stay = Reste à bord : { $percent } % de chances de passer.
bot-counsel-sea-disembark = Quitte l'embarcation par { $sector } : { $percent } % de chances de passer.
bot-counsel-sea-disembark-stay = Reste à bord : { $percent } % de chances de passer.
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
