# La question de chaque moment. Les attributs sont d'autres formes de la même question.

ask-over = La bataille est finie.
    .won = La bataille est gagnée.
    .lost = La bataille est perdue.
ask-wait = { $n ->
    [one] On attend l'unité { $units }.
   *[other] On attend les unités { $units }.
}

ask-start = Où votre unité débarque-t-elle ?

## Lancer

ask-leave-out = { $n ->
    [one] Quel dé laissez-vous de côté pour ce jet ?
   *[other] Quels dés laissez-vous de côté pour ce jet ? Il en faut { $n }.
}
ask-roll = Lancez vos dés.
ask-first-again = Aucun soldat au premier jet : le refaire, une fois dans la partie ?
ask-lock = { $n ->
    [one] Verrouillez { $n } dé.
   *[other] Verrouillez { $n } dés.
}
ask-reroll = { $n ->
    [one] Relancer des dés non verrouillés, ou arrêter ? C'est le dernier jet.
   *[other] Relancer des dés non verrouillés, ou arrêter ? Il reste { $n } jets.
}
    .no-lock = { $n ->
        [one] Aucun dé ne se verrouille ici. Relancer des dés, ou arrêter ? C'est le dernier jet.
       *[other] Aucun dé ne se verrouille ici. Relancer des dés, ou arrêter ? Il reste { $n } jets.
    }
ask-ready = Utiliser une carte sur votre compte, ou êtes-vous prêt ?
ask-skull-colour = De quelle couleur est le crâne ({ $by }) ?
ask-result-colour = De quelle couleur le résultat rejoint-il votre compte final ({ $by }) ?
ask-penalty = { $n ->
    [one] Il faut retirer { $n } résultat { $face-short } de votre compte : lequel ?
   *[other] Il faut retirer { $n } résultats { $face-short } de votre compte : lequel d'abord ?
}
ask-keep-tally = Sacrifier { $card } pour avoir le même compte au prochain tour ?
ask-set-face = { $n ->
    [one] Quel dé doit montrer quelle face ? { $n } dé peut changer ({ $by }).
   *[other] Quel dé doit montrer quelle face ? Jusqu'à { $n } dés peuvent changer ({ $by }).
}
ask-set-any = Quel dé doit montrer quoi ({ $by }) ?
ask-set-colour = Quel dé prend quelle couleur ({ $by }) ?
ask-consent = L'unité { $unit } veut utiliser { $card } pour changer { $die } de votre compte. D'accord ?
    .face = L'unité { $unit } veut mettre { $die } de votre compte sur { $to } ({ $by }). D'accord ?
    .colour = L'unité { $unit } veut que { $die } de votre compte devienne { $to } ({ $by }). D'accord ?
ask-skulls-become = Que deviennent tous vos crânes ({ $by }) ?
ask-reroll-one = Quel dé relancez-vous ({ $by }) ?
ask-results-for = Quelle unité reçoit les résultats ({ $by }) ?
ask-choose-result = Quel résultat { $colour } ajoutez-vous au compte de l'unité { $unit } ({ $by }) ?
ask-copy-whom = De quelle unité copiez-vous le compte final ({ $by }) ?

## Entretien

ask-declare = Que déclarez-vous de votre compte ?
ask-cancel = { $n ->
    [one] Quel résultat votre crâne annule-t-il ?
   *[other] Quel résultat un crâne annule-t-il ? Il reste { $n } crânes.
}
ask-straight-award = Une suite : quelle médaille prenez-vous ?
ask-leadership = { rwb-star } : un résultat blanc pour vous, ou 2 points de courage pour une autre unité ?
    .alone = { rwb-star } : un résultat blanc, ou 2 points de courage ?
ask-reinforce = { rwb-soldier } : quelle unité gagne aussi 4 soldats ?
ask-battle-cry = { rwb-courage } : 3 soldats, ou un déplacement sans conditions ni courage ?
ask-special-find = { rwb-tool } : 2 étoiles, ou un objet déjà utilisé ?
ask-choose-rwb = Quel bonus votre unité obtient-elle à l'entretien ({ $by }) ?

## Ralliement

ask-muster = Recruter, trouver un objet ou acheter une médaille ? Vous avez { $stars }, { $points } et { $courage }.
ask-claim = L'unité { $unit } veut { $card }, mais vous avez la priorité : passez-vous d'abord, ou laissez-vous faire ?
ask-contest = Patience : une autre unité peut prendre { $card } avant la vôtre.
ask-recruit-free = Qui recrutez-vous gratuitement ({ $by }) ?
ask-lose-one = Qui paie pour la recrue ({ $by }) ?
ask-find-free = Qu'obtenez-vous gratuitement ({ $by }) ?
ask-take-vehicle = Quel véhicule prenez-vous ({ $by }) ?
ask-return-fallen = Qui revient dans votre unité ({ $by }) ?
ask-gain-one = Que gagne votre unité ({ $by }) ?

## Mouvement

ask-move = Où aller ? Vous avez { $courage }.
    .must = Vous devez partir : où aller ? Vous avez { $courage }.
    .lost = Vous devez partir et aucun chemin n'est ouvert : reste-t-il quelque chose à utiliser ?
ask-sacrifice = Qui sacrifiez-vous à la place { $card-of } ?
    .any = Quel Spécialiste sacrifiez-vous ?
ask-swap-sectors = Avec quelle unité échangez-vous vos secteurs ({ $by }) ?
ask-free-vehicle = On peut prendre gratuitement { $card } dans { $sector } : le faire, ou y renoncer ?
ask-sector-award = La médaille qui attend dans { $sector } : laquelle prenez-vous ?

## Combat

ask-before-guns = Utiliser une carte avant les mitrailleuses, ou êtes-vous prêt ?
ask-aim = Les mitrailleuses de quel secteur faites-vous taire ({ $by }) ?
ask-after-guns = Utiliser une carte ou échanger avant de compter les pertes, ou êtes-vous prêt ?
ask-shield-whom = Quelle unité protégez-vous ({ $by }) ?
ask-special-damage = { $n ->
    [one] Les mitrailleuses touchent { $n } Spécialiste : qui perdez-vous ?
   *[other] Les mitrailleuses touchent { $n } Spécialistes : qui perdez-vous d'abord ?
}
ask-pay = { $n ->
    [one] { $n } perte : combien payez-vous pour l'éviter ? Vous avez { $courage } et { $stars }.
   *[other] { $n } pertes : combien payez-vous pour les éviter ? Vous avez { $courage } et { $stars }.
}
ask-fall = { $n ->
    [one] { $n } perte : qui tombe ?
   *[other] { $n } pertes : qui tombe ?
}
ask-d6 = Patience : quelqu'un peut encore changer le dé.
ask-react = L'unité { $unit } a fait { $n } ({ $purpose }) : laisser le dé, ou le changer ?
ask-hold-on = Votre unité tient le bunker : y reste-t-elle à l'abri, ou repart-elle vers le suivant ?

## Riposte et assaut

ask-join-fight = Votre unité se joint-elle à la riposte dans { $sector } ?
ask-fight = Riposter dans { $sector } ?
ask-reward = Qui reçoit le courage de cette riposte ({ $n }) ?
    .award = Qui reçoit le courage ({ $n }) et la médaille de cette riposte ?
ask-split-losses = { $n ->
    [one] Il reste { $n } perte à répartir : quelle unité la prend ?
   *[other] Il reste { $n } pertes à répartir : quelle unité prend la suivante ?
}
ask-assault-order = Quelle unité donne l'assaut d'abord ?
ask-trophy = L'unité { $unit } a pris son bunker : quelle unité tire une médaille ?

## Échanges

ask-trade-with = Avec quelle unité pourrez-vous échanger partout ce tour-ci ({ $by }) ?
ask-draft = Votre offre à l'unité { $unit } : donner { $give }, recevoir { $take }. La changer, la faire ou y renoncer ?
ask-offered = L'unité { $unit } n'a pas encore répondu à votre offre ; vous pouvez la retirer.
ask-offer = L'unité { $unit } propose un échange : donner { $give }, recevoir { $take }. Acceptez-vous ?
ask-swap-give = Lequel de vos dés contre lequel de l'unité { $unit } ?
ask-swap-take = L'unité { $unit } veut { $die } de votre compte contre { $for } du sien. Acceptez-vous ?
ask-swap-pool = Lequel de vos dés contre lequel de la réserve d'échange ?
ask-spare-skulls = { $n ->
    [one] La réserve d'échange montre { $n } crâne : le relancer ?
   *[other] La réserve d'échange montre { $n } crânes : lesquels relancez-vous ?
}
