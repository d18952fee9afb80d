# Comment le laboratoire nomme ses commandes.

cli-about-sim = faire jouer beaucoup de parties à des robots et compter
cli-about-solve = le jeu optimal exact du Galop d'essai
cli-about-lab = difficulté, comparaisons et chance d'une partie

## Le bilan de chance

luck-title = { $setup } : { $outcome }
luck-outcome-won = gagnée
luck-outcome-lost = perdue
luck-outcome-decided = terminée
luck-outcome-running = en cours
luck-dice-points = Dés : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } par rapport à l'attente.
luck-dice-matches = Dés : { $n } réussites par rapport à l'attente.
luck-dice-chance = Dés : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de chance de gagner, mieux que { $percent } % des lancers.
luck-cost-points = { $n ->
    [one] Décisions : { $n } point perdu.
   *[other] Décisions : { $n } points perdus.
}
luck-cost-matches = Décisions : { $n } réussites perdues en relances.
luck-cost-chance = { $n ->
    [one] Décisions : { $n } point perdu en verrouillages et relances.
   *[other] Décisions : { $n } points perdus en verrouillages et relances.
}
luck-guns = { $dice ->
    [one] Mitrailleuses : { $sum } avec { $dice } dé, { $expected } attendu.
   *[other] Mitrailleuses : { $sum } avec { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, { $expected } attendu.
}
luck-mines = { $dice ->
    [one] Mines : { $sum } avec { $dice } dé, { $expected } attendu.
   *[other] Mines : { $sum } avec { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, { $expected } attendu.
}
luck-grey = { $dice ->
    [one] Dés gris : crânes { $sum } avec { $dice } dé, { $expected } attendu.
   *[other] Dés gris : crânes { $sum } avec { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, { $expected } attendu.
}
luck-apart = { $n ->
    [one] { $n } lancer, en mer ou de l'autre camp, n'est pas compté.
   *[other] { $n } lancers, en mer ou de l'autre camp, ne sont pas comptés.
}
luck-turn-points = Tour { $turn }, joueur { $seat } : chance { $luck }, perdu { $cost }
luck-turn-matches = Tentative { $turn }, joueur { $seat } : chance { $luck } %, perdu { $cost } %
luck-turn-chance = Tour { $turn }, unité { $seat } : chance { $luck }, perdu { $cost }
luck-costly = Ce qui a coûté le plus :
luck-mistake-points = Action { $number } (tour { $turn }, joueur { $seat }) : { $chosen } au lieu de { $better }, { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
luck-mistake-matches = Action { $number } (tentative { $turn }, joueur { $seat }) : { $chosen } au lieu de { $better }, { $cost } %
luck-mistake-chance = Action { $number } (tour { $turn }, unité { $seat }) : { $chosen } au lieu de { $better }, { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }

## Ce qui ne se peut pas

lab-which = Il y a sim, solve et lab.
lab-no-work = Il n'y a pas de « { $word } » au laboratoire ; il y a { $known }.
lab-stopped = Arrêté ; ce qui est gardé dans un fichier peut être repris.
lab-stopped-early = Arrêté après { $done } parties sur { $games } ; les chiffres sont de celles-là. Avec --keep FICHIER, la même commande reprend où elle en était.
lab-needs = Il faut { $module } ; installez hhour[{ $extra }].
lab-games = Il faut jouer au moins une partie, pas { $n }.
lab-bots = { $bots } robots sont nommés pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } ; nommez-en un pour toutes ou un par place.
lab-workers = Il faut au moins un processus, pas { $n }.
lab-no-dask = Aucun ordonnanceur Dask ne répond à « { $address } ».
lab-no-plot = Le graphique ne peut être écrit dans { $file } ; nommez un fichier .png, .svg ou .pdf.
lab-no-folder = Il n'y a pas de dossier { $folder } où écrire { $file }.
lab-no-record = La partie { $file } ne se lit pas.
lab-no-luck = Le bilan de chance n'existe que pour D-Day Dice, Bataille ! et Express !
lab-other-run = Le fichier { $file } appartient à une autre série ; nommez-en un nouveau ou supprimez-le.
lab-other-school = Le dossier { $file } appartient à une autre série ; nommez-en un nouveau ou supprimez-le.
lab-endless = La partie { $number } de « { $setup } » avec la graine « { $seed } » ne finit pas.
lab-units = Les nombres d'unités « { $text } » ne se lisent pas ; écrivez 1 ou 1,2.
lab-tuned-seed = Les cartes ont été réglées avec les dés de la graine { $seed } ; mesurez avec une autre.
lab-no-figures = Les chiffres de { $file } sont illisibles ; réparez ou supprimez le fichier, ou nommez un autre --folder.
lab-duel-alone = Avec { $setup }, personne ne joue contre personne ; prenez deux joueurs ou plus.
lab-duel-setups = Là où il n'y a qu'un gagnant, deux mises en place ne se comparent pas ; nommez deux robots, et la table avec --setup.
lab-not-solvable = Seul le Galop d'essai d'une unité sans options se résout exactement ("dday n-01 level=practice units=1") ; mesurez les autres parties avec hhour sim.
lab-state-word = Le mot « { $word } » de l'état ne se lit pas ; écrivez sector=5 marker=1 soldiers=12 courage=3.
lab-state-nowhere = L'état ne nomme pas de secteur ; écrivez sector=5 marker=1 soldiers=12 courage=3.
lab-state-twice = L'état dit deux fois { $word }.
lab-no-sector = Il n'y a pas de secteur « { $sector } » sur cette carte ; il y a { $known }.
lab-in-bunker = Une unité dans le bunker a gagné ou perdu ; nommez un secteur.
lab-not-a-number = { $word } n'est pas un nombre de 0 à 999.
lab-marker = Le marqueur montre 1, 2 ou 3 chevrons au début d'un tour.
lab-no-soldiers = Une unité sans soldats est anéantie ; nommez-en au moins 1.
lab-bot-near = Il n'y a pas de robot « { $name } » pour { $game } ; est-ce { $near } ?
lab-no-bot = Il n'y a pas de robot « { $name } » pour { $game } ; il y a { $known }.
lab-bot-needs = Le robot { $name } a besoin de { $module } ; installez hhour[lab].

## Ce qu'il rapporte

lab-title = { $setup }, { $bots }, { $games ->
        [one] { NUMBER($games, useGrouping: 0) } partie
       *[other] { NUMBER($games, useGrouping: 0) } parties
    }, graine { $seed }
lab-label-won = gagné
lab-label-length = durée
lab-label-points = score
lab-label-deaths = anéanti en
lab-label-bought = acheté
lab-label-again = encore
lab-won = { NUMBER($wins, useGrouping: 0) } = { $percent } %  (95 % : { $low } à { $high } %)
lab-length = { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, { $decisions } décisions
lab-points = { $points } par unité ; les vainqueurs gardent { $soldiers ->
        [one] { $soldiers } soldat
       *[other] { $soldiers } soldats
    }
lab-bar = parties
lab-written = Écrit : { $file }
lab-side = { $name } : { NUMBER($wins, useGrouping: 0) } gagnées sur { NUMBER($games, useGrouping: 0) } = { $percent } %
lab-difference = A − B = { $points } points (95 % : { $low } à { $high }) ; A seul gagne { NUMBER($a, useGrouping: 0) } parties, B seul { NUMBER($b, useGrouping: 0) }
lab-verdict = Verdict : { $winner } est meilleur ; sûr à { $percent } %.
lab-verdict-open = Verdict : ouvert. Une si petite différence vient du hasard dans { $percent } % des cas ; jouez davantage.
lab-duel = { $a } contre { $b }, { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    } : { NUMBER($wins, useGrouping: 0) } parties gagnées sur { NUMBER($games, useGrouping: 0) } ; un égal en gagnerait { $share }
lab-solved = le meilleur jeu gagne à { $percent } % (exact)
lab-worst-roll = après le pire premier lancer ({ $dice }) : { $percent } %
lab-best-roll = après le meilleur premier lancer ({ $dice }) : { $percent } %
lab-moves = après l'Entretien, avec soldats et courage :
lab-trained = la génération { $n } a gagné { $rates } ; elle connaît la valeur d'un tour à { $loss } près, le plan à { $plan } près
lab-train-broken = Le fichier { $file } est illisible ; supprimez-le pour recommencer.
lab-train-game = Un Général ne peut être formé qu'à D-Day Dice, pas à { $setup }.
lab-generations = Il faut former au moins une génération, pas { $n }.
general-no-file = Il n'y a pas de fichier { $file } ; hhour lab train en écrit un.
general-broken = Le fichier { $file } ne contient pas de Général formé ; hhour lab train en écrit un.
general-too-large = Le fichier { $file } est plus grand qu'aucun Général formé.
general-version = Le fichier { $file } a été formé pour la version { $found } des caractéristiques, celle-ci est la { $known } ; formez-le de nouveau.
lab-plot-rate = { $percent } % de { $games ->
        [one] { NUMBER($games, useGrouping: 0) } partie
       *[other] { NUMBER($games, useGrouping: 0) } parties
    }
lab-plot-won = victoires, avec l'intervalle à 95 %
lab-plot-length = durée en tours
lab-plot-length-mean = durée en tours, moyenne { $turns }
lab-plot-seed = graine { $seed }
lab-plot-chance = chances de gagner, avec l'intervalle à 95 %
lab-plot-at-most = personne ne peut gagner plus
lab-plot-luck = chance aux dés
lab-plot-given = perdu par décision
lab-plot-turn = tour
lab-plot-percent = % de gagner
lab-plot-by-turn = chance et décisions, tour par tour
lab-plot-generation = génération
lab-locks = après le premier lancer { $dice }, selon les dés verrouillés :
lab-roll-six = Un premier lancer compte six dés, deux de chaque couleur, comme r:K,T w:S,2 b:2,C ; il y en a { $n }.

## Aide

lab-no-beach = Il n'y a pas de carte { $text } ; il y a { $known }.
lab-no-side-map = Aucune carte { $text } n'a d'Allemand à elle ; il y a { $known }.
lab-no-german = Il n'y a pas d'Allemand { $text } ; il y a { $known }.
lab-no-module-map = Le jeu de base et Way to Hell n'ont pas de carte { $text } ; il y a { $known }.
lab-no-module = Il n'y a pas de module { $text } ; il y a { $known }.

lab-about-difficulty = mesurer chaque carte et niveau et écrire la page
lab-about-sides = mesure chaque carte d'Atlantikwall vue des deux camps et écrit la page
lab-about-modules = mesurer ce que change chaque module de Way to Hell et écrire la page
lab-about-compare = lequel est meilleur : deux robots ou deux mises en place, avec les mêmes dés
lab-about-luck = le bilan de chance d'une partie
lab-about-train = former le Général en le faisant jouer, et dire ce qu'il a appris
lab-help-workers = processus (1)
lab-help-dask = un ordonnanceur Dask à la place, tcp://host:8786
lab-help-seed = répète une série (1)
lab-help-quiet = sans barre de progression
lab-help-bot = un pour toutes les places, ou un par place
lab-help-games = combien (100)
lab-help-csv = une ligne par partie
lab-help-plot = une image (.png, .svg, .pdf)
lab-help-keep = les parties sont gardées ici ; on reprend avec le même fichier
lab-help-keep-folder = les parties sont gardées ici ; on reprend avec le même dossier
lab-help-sergeant = parties du Sergent (400)
lab-help-captain = parties du Capitaine (200)
lab-help-seer = parties du Voyant, qui connaît les dés du tour (100)
lab-help-units = nombres d'unités (1)
lab-help-beaches = cartes (toutes ; les autres restent sur la page comme elles sont)
lab-help-maps = cartes (toutes celles d'Atlantikwall)
lab-help-germans = Allemands (tous)
lab-help-cell = parties pour chaque nombre d'unités et chaque Allemand (40)
lab-help-module-maps = les cartes (celles du jeu de base et de Way to Hell)
lab-help-modules = les modules (tous)
lab-help-module-games = parties par carte et par module (40)
lab-help-folder = où va la page (docs)
lab-help-a = un robot (captain) ou une mise en place ("dday n-02")
lab-help-b = l'autre robot ou mise en place
lab-help-setup = ce que jouent deux robots
lab-help-player = qui joue deux mises en place
lab-help-each = combien chacun (100)
lab-help-record = une partie, FILE.hh
lab-help-train-folder = où tout est gardé ; reprendre avec le même dossier
lab-help-setups = ce qui est joué, séparé par des points-virgules
lab-help-generations = combien (5)
lab-help-train-games = parties de chaque mise en place par génération (200)
lab-help-roll = un premier lancer comme "r:K,T w:S,2 b:2,C" : la valeur exacte de chaque verrou

## Ce que changent les modules

modules-title = Ce que changent les modules de Way to Hell
modules-about = Page écrite par `hhour lab modules`, non à la main : ne pas la modifier. Victoires d'un Capitaine seul, parties par case : au moins { NUMBER($games, useGrouping: 0) }, graine `{ $seed }` ; chaque colonne a les dés de la première. Entre parenthèses, pour la carte seule, l'intervalle de Wilson à 95 % ; ailleurs, l'écart en points.
modules-map = carte
modules-plain = seule
modules-costs = { $module } : { $points } points de victoires en moins sur l'ensemble des cartes (95 % : de { $low } à { $high }).
modules-brings = { $module } : { $points } points de victoires en plus sur l'ensemble des cartes (95 % : de { $low } à { $high }).
modules-open = { $module } : rien qui se distingue du hasard (95 % : de { $low } à { $high } points).
modules-never = Jamais gagné : { $places }.
modules-all-won = Il n'est ni carte ni module avec lequel le Capitaine n'ait gagné au moins une fois.
modules-missions = Les missions spéciales
# As in English.
modules-mission = Mission
modules-had = gardée
modules-done = accomplie
modules-undone = Jamais accomplies dans ces parties : { $missions }. Dans d'autres, chacune l'a été : le Sergent qui la reçoit la mène à bien.
modules-all-done = Toute mission gardée par une unité a été accomplie au moins une fois.
modules-again = À refaire : { $command }
module-sea = La traversée
module-gold-regular = Dés d'or par les cartes
module-gold-touch = Une touche d'or
module-gold-rwbg = BBR & or
module-gold-wild = Dés sauvages
module-missions = Missions spéciales
module-mission-possible = Mission possible
module-heroes = Héros de guerre
module-lead-the-way = Montrer la voie
module-shaef = Le SHAEF à la place des États-Unis
module-components = Les composants indépendants
