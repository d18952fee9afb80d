# Bataille ! : ses Médailles, options, événements, questions, étiquettes et refus.

terrain-landing = Débarquement
terrain-barriers = Barrières
terrain-rally-point = Point de Ralliement
terrain-ordeal = Épreuve
terrain-cliffs = Falaises
# As in English.
terrain-bunker = Bunker

kind-medal = Médaille de Bataille !
kind-express-specialist = Spécialiste d'Express !

game-bataille = Bataille !
    .text = Tentez votre chance, escarmouche après escarmouche, contre toujours plus de dés de l'Axe ; à autant de joueurs qu'on veut.
bataille-title = Bataille !, manche { $round }
    .last = Bataille !, dernière manche
    .extra = Bataille !, manche supplémentaire

card-bataille-memorial-cross = Croix du Souvenir
    .text = Pendant le tour d'un autre joueur : s'il gagne cette escarmouche, il doit progresser.
    .solo = Ne peut pas être jouée seul ; elle compte quand même 5 points.
# As in English.
card-bataille-silver-star = Silver Star
    .text = Pendant votre tour : interrompez cette tentative et recommencez l'escarmouche avec autant de dés de l'Axe.
# As in English.
card-bataille-purple-heart = Purple Heart
    .text = Pendant le tour d'un autre joueur : son escarmouche ne rapporte aucun point.
    .solo = Ne peut pas être jouée seul ; elle compte quand même 5 points.
# As in English.
card-bataille-croix-de-guerre = Croix de Guerre
    .text = Pendant votre tour : vous gagnez cette escarmouche quels que soient vos dés, et devez retraiter.
card-bataille-medal-of-honor = Médaille d'honneur
    .text = Pendant le tour de n'importe qui : tournez le dé Champ de Bataille sur une autre face, ni depuis ni vers le bunker.
    .solo = Pendant votre propre tour seulement.
card-bataille-legion-of-merit = Légion du Mérite
    .text = Pendant votre tour : mettez un ou deux de vos dés sur le symbole de votre choix.
card-bataille-victoria-cross = Croix de Victoria
    .text = Pendant le tour de n'importe qui : un ou deux dés de l'Axe sont relancés.
    .solo = Pendant votre propre tour seulement.
the-bataille-memorial-cross = la { card-bataille-memorial-cross }
    .of = de la { card-bataille-memorial-cross }
    .to = à la { card-bataille-memorial-cross }
    .gender = feminine
the-bataille-silver-star = la { card-bataille-silver-star }
    .of = de la { card-bataille-silver-star }
    .to = à la { card-bataille-silver-star }
    .gender = feminine
the-bataille-purple-heart = le { card-bataille-purple-heart }
    .of = du { card-bataille-purple-heart }
    .to = au { card-bataille-purple-heart }
    .gender = masculine
the-bataille-croix-de-guerre = la { card-bataille-croix-de-guerre }
    .of = de la { card-bataille-croix-de-guerre }
    .to = à la { card-bataille-croix-de-guerre }
    .gender = feminine
the-bataille-medal-of-honor = la { card-bataille-medal-of-honor }
    .of = de la { card-bataille-medal-of-honor }
    .to = à la { card-bataille-medal-of-honor }
    .gender = feminine
the-bataille-legion-of-merit = la { card-bataille-legion-of-merit }
    .of = de la { card-bataille-legion-of-merit }
    .to = à la { card-bataille-legion-of-merit }
    .gender = feminine
the-bataille-victoria-cross = la { card-bataille-victoria-cross }
    .of = de la { card-bataille-victoria-cross }
    .to = à la { card-bataille-victoria-cross }
    .gender = feminine

## Options

option-bataille-kommandant = Le Kommandant
    .text = Le dé noir du Kommandant peut prendre la place d'un dé gris de l'Axe.
option-bataille-left-out = Dés laissés de côté
    .text = Qui choisit les dés qu'on ne lance pas là où il en faut moins de six.
    .value-choice = le joueur
    .value-random = le hasard
option-bataille-medal-map = Quel BBR donne quelle Médaille
    .text = Un autre tableau des symboles et des Médailles, par exemple star=memorial-cross+skull=silver-star.
option-bataille-seventh-medal = La septième Médaille
    .text = Ce que donne une suite : la Croix de Victoria ou, avec six Médailles, n'importe laquelle de la pioche.
    .value-bataille-victoria-cross = Croix de Victoria
    .value-none = aucune
option-bataille-croix-points = Points de la Croix de Guerre
    .text = Si une escarmouche gagnée par la Croix de Guerre paie tous les dés de l'Axe ou seulement ceux vraiment assortis.
    .value-all = tous les dés
    .value-matched = dés assortis
option-bataille-restart-keeps-medals = Les Médailles survivent au nouveau départ
    .text = Un Purple Heart ou une Croix du Souvenir vaut encore quand la Silver Star a interrompu la tentative.
option-bataille-medals-count-for-trigger = Les Médailles comptent pour les 30
    .text = Les 5 points de chaque Médaille tenue comptent pour savoir qui a 30 points.

## Étapes

# As in English.
phase-opposition = Opposition
phase-medals = Médailles
phase-gain = Compte Final
phase-onward = Décision

## Événements

bataille-event-began = { $n ->
    [one] Une partie de Bataille ! pour un joueur commence.
   *[other] Une partie de Bataille ! pour { $n } joueurs commence.
}
bataille-event-start-roll = { $n ->
    [one] Le joueur { $player } lance pour commencer : { $n } étoile ({ $results }).
   *[other] Le joueur { $player } lance pour commencer : { $n } étoiles ({ $results }).
}
bataille-event-start-tied = Les joueurs { $players } ont le plus d'étoiles et relancent.
bataille-event-starts = Le joueur { $player } commence ; ordre de jeu : { $players }.
bataille-event-turn-begins = Tour { $n } du joueur { $player } (acquis : { $bank }).
bataille-event-kommandant-deployed = Le joueur { $player } déploie le Kommandant.
bataille-event-opposition = { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    } de l'Axe : { $axis } ; dé Champ de Bataille : { $terrain }.
    .kommandant = { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    } de l'Axe avec le Kommandant : { $axis } ; dé Champ de Bataille : { $terrain }.
bataille-event-terrain = { $terrain } : rien de spécial.
    .barriers = { $terrain } : cette escarmouche vaut le double.
    .rally-point = { $terrain } : cette escarmouche vaut le triple.
    .ordeal = { $terrain } : qui gagne doit progresser.
    .cliffs = { $terrain } : qui gagne doit retraiter.
    .bunker = { $terrain } : on ne lance que cinq dés.
bataille-event-left-out = Le joueur { $player } laisse de côté { $die }.
bataille-event-rolled = Le joueur { $player } lance { $results }.
bataille-event-rerolled = Le joueur { $player } relance : { $results }.
bataille-event-stopped = Le joueur { $player } garde ses dés.
bataille-event-medal-played = Le joueur { $player } joue { $card }.
bataille-event-die-set = Le joueur { $player } met { $die } sur { $face-short }.
bataille-event-axis-rerolled = Des dés de l'Axe sont relancés ; ils montrent maintenant { $axis }.
bataille-event-terrain-set = Le joueur { $player } tourne le dé Champ de Bataille sur { $terrain }.
bataille-event-broken-off = { $n ->
    [one] La tentative est interrompue ; { $n } dé de l'Axe revient (cagnotte : { $pot }).
   *[other] La tentative est interrompue ; { $n } dés de l'Axe reviennent (cagnotte : { $pot }).
}
bataille-event-standing = Le joueur { $player } veut de nouveau qu'on lui demande ses Médailles.
    .on = Le joueur { $player } passe pendant les tours des autres jusqu'à nouvel ordre.
bataille-event-final-tally = Compte Final du joueur { $player } : { $results }.
bataille-event-medal-gained = Le joueur { $player } gagne { $card }.
    .from = Le joueur { $player } prend { $card } au joueur { $from }.
bataille-event-medal-kept = Le joueur { $player } tient déjà { $card }.
bataille-event-won = { $n ->
    [one] Escarmouche gagnée : { $n } point = { $sum } ; cagnotte : { $pot }.
   *[other] Escarmouche gagnée : { $n } points = { $sum } ; cagnotte : { $pot }.
}
    .zero = Escarmouche gagnée pour aucun point ({ card-bataille-purple-heart }) ; cagnotte : { $pot }.
bataille-event-lost = Escarmouche perdue ; la cagnotte de { $n } est perdue, l'acquis reste à { $bank }.
bataille-event-progressed = Le joueur { $player } progresse contre { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    } de l'Axe, avec { $pot } en cagnotte.
    .forced = Le joueur { $player } doit progresser contre { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    } de l'Axe, avec { $pot } en cagnotte.
bataille-event-retreated = Le joueur { $player } retraite avec { $n } ; acquis : { $bank }.
    .forced = Le joueur { $player } doit retraiter avec { $n } ; acquis : { $bank }.
bataille-event-last-round = { $n ->
    [one] Le joueur { $player } a 30 points ; encore { $n } tour et la partie se termine.
   *[other] Le joueur { $player } a 30 points ; encore { $n } tours et la partie se termine.
}
    .now = Le joueur { $player } a 30 points à la fin de la manche ; la partie se termine.
bataille-event-score = { $medals ->
    [one] Joueur { $player } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } = acquis { $bank } + { $medals } Médaille.
   *[other] Joueur { $player } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } = acquis { $bank } + { $medals } Médailles.
}
bataille-event-extra-round = Les joueurs { $players } ont le même meilleur score et jouent chacun un tour de plus.
bataille-event-winner = Le joueur { $player } gagne avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
bataille-event-finished = { $n ->
    [one] Trente points en { $n } tour ; score { $score }.
   *[other] Trente points en { $n } tours ; score { $score }.
}
bataille-sum = { $dice ->
    [one] { $dice } dé de l'Axe
   *[other] { $dice } dés de l'Axe
}
bataille-sum-kommandant = Kommandant : { $n }
bataille-sum-factor = ({ $sum }) × { $factor }

## Questions

bataille-ask-over = La partie est terminée.
bataille-ask-wait = { $n ->
    [one] On attend le joueur { $players }.
   *[other] On attend les joueurs { $players }.
}
bataille-ask-start-roll = Lancez vos six dés : le plus d'étoiles commence.
bataille-ask-opposition = Lancez le dé Champ de Bataille et { $n ->
    [one] { $n } dé
   *[other] { $n } dés
} de l'Axe.
    .kommandant = Lancez le dé Champ de Bataille et { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    } de l'Axe ; déployez-vous le Kommandant ?
bataille-ask-leave-out = Le bunker permet cinq dés : lequel reste de côté ?
bataille-ask-reroll = { $left ->
    [one] Relancer ? Encore { $left } relance ; il manque : { $missing }.
   *[other] Relancer ? Encore { $left } relances ; il manque : { $missing }.
}
bataille-ask-medal = Jouer une Médaille sur votre escarmouche ?
    .other = Jouer une Médaille sur l'escarmouche du joueur { $active } ?
bataille-ask-set-die = Quel dé mettez-vous, et sur quoi ?
    .second = Mettre un second dé ?
bataille-ask-strike = Quels dés de l'Axe, un ou deux, sont relancés ?
bataille-ask-turn-terrain = Quelle face doit montrer le dé Champ de Bataille ?
bataille-ask-take-medal = Une suite : quelle Médaille prenez-vous ?
bataille-ask-onward = Progresser contre { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    } de l'Axe, ou retraiter avec { $pot } ?

## Choix

bataille-do-roll = Lancer
bataille-do-deploy = Lancer en déployant le Kommandant
bataille-do-leave = Laisser de côté { $dice }
bataille-do-reroll = Relancer { $dice }
bataille-do-stop = Garder les dés
bataille-do-play = Jouer { $card }
bataille-do-pass = Passer
bataille-do-set = Mettre { $die } sur { $face-short }
bataille-do-enough = Cela suffit
bataille-do-strike = Relancer { $axis }
bataille-do-turn = Le tourner sur { $terrain }
bataille-do-take = Prendre { $card }
bataille-do-progress = Progresser
bataille-do-retreat = Retraiter
bataille-do-always-pass = Toujours passer pendant les tours des autres
bataille-do-ask-me = Me demander de nouveau pendant les tours des autres
bataille-axis-die = le dé { $n } de l'Axe
bataille-kommandant = le Kommandant

## Refus

refusal-setup-no-board = Bataille ! se joue sans carte : « { $map } » n'a rien à faire dans la mise en place.
refusal-setup-medal-pair = « { $pair } » ne dit pas quel BBR donne quelle Médaille ; écrivez par exemple star=memorial-cross, avec l'un de { $givers }.
refusal-setup-medal-missing = Avec ce tableau rien ne donne { $card } ; à chaque Médaille il faut exactement un BBR ou la suite.
pocket-not-asked = On ne demande rien au joueur { $seat } en ce moment ; « { $action } » doit attendre la réponse de { $waiting }.
refusal-other-step = « { $action } » appartient à une autre étape : { $step }.
refusal-retreat-forced = Pas de retraite maintenant : vous deviez progresser, et l'escarmouche suivante commence.
refusal-retreat-chosen = Pas de retraite maintenant : vous avez choisi de progresser, et l'escarmouche suivante commence.
refusal-no-such-medal = Il n'y a pas de Médaille « { $word } ».
refusal-medal-not-yours = Vous ne tenez pas { $card }.
refusal-medal-not-now = On ne joue { $card } qu'après les relances, quand on vous demande une Médaille.
refusal-medal-not-tied = Dans la manche supplémentaire seuls les joueurs à égalité jouent des Médailles : vous gardez { $card }.
refusal-medal-others-turn = { $card } ne se joue que pendant le tour d'un autre joueur.
refusal-medal-own-turn = { $card } ne se joue que pendant votre propre tour.
refusal-medal-bunker = { $card } ne peut pas tourner le bunker.
refusal-nothing-to-pass = Vous n'avez aucune Médaille pour les tours des autres : il n'y a rien à passer.
refusal-asked-already = On vous demande déjà vos Médailles.
refusal-no-kommandant = Le Kommandant n'est pas de cette partie ; ajoutez opts=kommandant à la mise en place.
refusal-axis-not-rerolled = On ne relance pas les dés de l'Axe, seulement les vôtres.
refusal-which-dice = Dites quels dés relancer, chacun une fois, parmi { $dice }.
refusal-left-out-count = { $n ->
    [one] Nommez { $n } dé à mettre de côté, comme « leave r1 », pas « { $action } ».
   *[other] Nommez { $n } dés à mettre de côté, comme « leave r1 w2 », pas « { $action } ».
}
refusal-die-left-out = { $die } a été laissé de côté et ne prend pas part à cette escarmouche.
refusal-kommandant-bars = Le Kommandant montre { $face-a } : { $die } ne peut pas être relancé.
refusal-terrain-bunker = Le dé Champ de Bataille ne peut pas être tourné sur le bunker.
refusal-terrain-same = Le dé Champ de Bataille montre déjà { $terrain } ; choisissez une autre face.
refusal-passing-already = Vous passez déjà aux tours des autres sans qu'on vous le demande ; « ask-me » y met fin.
refusal-medal-not-in-supply = Une suite ne prend qu'une Médaille de la réserve, et { $card } n'y est pas.
refusal-die-set-before = { $die } vient d'être changé ; le second dé doit être un autre.
refusal-strike-which = Nommez un ou deux dés de l'Axe, chacun une fois, parmi { $dice }.
refusal-terrain-none = Le dé Champ de Bataille n'a pas de face « { $word } » ; ses faces sont { $names }.

## L'enjeu

bataille-stake-match = Chance d'assortir maintenant : { $chance } %.
bataille-stake-skirmish = Cette escarmouche vaut { $worth } ; cagnotte : { $pot }.
bataille-stake-next = Ensuite { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    } de l'Axe : environ { $chance } % de chances de gagner. S'arrêter garde { $stop }, continuer vaut environ { $on }.
bataille-stake-advice-on = Continuer paie.
bataille-stake-advice-stop = S'arrêter paie.
bataille-stake-advice-wins = S'arrêter gagne la partie.
bataille-stake-advice-loses = S'arrêter perd la partie : seul continuer peut encore la gagner.
bataille-hint-none = Pas de conseil maintenant : rien n'est en jeu dans cette question.
bataille-hint-head = Chance d'assortir, la meilleure d'abord :

## Écran et résultat

bataille-column-player = Joueur
bataille-column-bank = Acquis
# As in English.
bataille-column-score = Score
bataille-column-medals = Médailles
bataille-pot = Cagnotte { $pot }
bataille-axis = Axe
bataille-allied = Dés
bataille-missing = il manque : { $missing }
bataille-supply = { $n ->
    [one] { $n } Médaille dans la pioche
   *[other] { $n } Médailles dans la pioche
}
bataille-left-out-sign = hors jeu
bataille-always-passes = passe
bataille-result-running = La partie continue, manche { $round }.
bataille-result-decided = La partie est terminée après { $round } manches.
bataille-result-player = { $place }. Joueur { $n } : { $score } points (acquis { $bank } ; { $cards })
bataille-result-alone = { $turns ->
    [one] Trente points en { $turns } tour, { $score } points (acquis { $bank } ; { $cards })
   *[other] Trente points en { $turns } tours, { $score } points (acquis { $bank } ; { $cards })
}
bataille-standing-line = Joueur { $n } : { $score } points (acquis { $bank } ; { $cards })
bataille-need-terrain = Lancez le dé Champ de Bataille et tapez sa face : { $options }.
bataille-need-left-out = Tirez au hasard un des six dés et tapez-le : { $options }.
bataille-purpose-start = premier joueur
bataille-purpose-axis = dés de l'Axe
bataille-purpose-roll = premier jet
bataille-purpose-reroll = relance
bataille-purpose-strike = { card-bataille-victoria-cross }
bataille-the-player = le joueur { $n }

## Joueurs automatiques

bot-bataille-roll = Sans le Kommandant, l'Axe est plus facile à assortir : { $more } de plus en points attendus.
bot-bataille-roll-alone = Lance : points attendus en continuant { $on }.
bot-bataille-deploy = Le Kommandant rapporte environ { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de plus.
bot-bataille-match = Cette relance a { $n } % de chances d'assortir.
bot-bataille-leave = Laisse les premiers dés de côté : lesquels, ce n'est pas pesé.
bot-bataille-sets = Ces dés ne servent pas ; ils peuvent encore faire un BBR : Médailles attendues { $mean }.
bot-bataille-no-sets = Garde les dés tels quels : aucune relance ne promet plus de Médailles que { $mean }.
bot-bataille-play = Jouer { $card } rapporte plus maintenant que ses 5 points à la fin.
bot-bataille-keep = Une Médaille en main vaut 5 points ; aucune ne rapporte plus maintenant.
bot-bataille-set = Il manque { $face-a } ; en tout : { $n }.
bot-bataille-enough = Il ne manque plus rien.
bot-bataille-strike = Ces dés de l'Axe comptent le plus ; non assortis : { $n }.
bot-bataille-turn = Tourne le terrain sur la face qui rapporte le plus à son camp.
bot-bataille-turn-ordeal = La prochaine escarmouche met { $risk } en jeu, ce terrain rapporte { $gain }, en points.
bot-bataille-turn-landing = Ce terrain rapporte { $gain }, la prochaine escarmouche ne met que { $risk } en jeu, en points.
bot-bataille-take = { $card } est la Médaille la plus forte qui reste.
bot-bataille-on = Continuer vaut { $on }, s'arrêter { $stop }.
bot-bataille-stop = S'arrêter garde { $stop }, continuer ne vaut que { $on }.
bot-bataille-behind = La partie est perdue de { $n ->
        [one] { $n } point
       *[other] { $n } points
    } si rien n'est risqué.
bot-bataille-ahead = Plus personne ne peut passer devant.
bot-bataille-chance-roll = Sans le Kommandant : { $n } % de chances de gagner la partie.
bot-bataille-chance-deploy = Avec le Kommandant : { $n } % de chances de gagner la partie.
bot-bataille-chance-dice = L'assortiment et les Médailles comptés : { $n } % de chances de gagner la partie.
bot-bataille-chance-on = Continuer donne { $on } % de chances de gagner la partie, s'arrêter { $stop } %.
bot-bataille-chance-stop = S'arrêter donne { $stop } % de chances de gagner la partie, continuer { $on } %.
bot-bataille-chance-play = { $card } porte la chance de gagner la partie de { $now } à { $then } %.
bot-bataille-chance-keep = Aucune Médaille n'aide plus maintenant que gardée : { $n } % de chances de gagner la partie.
bot-bataille-chance-turn = Cette face est la meilleure : { $n } % de chances de gagner la partie.
