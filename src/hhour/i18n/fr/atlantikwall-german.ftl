# Le module 1 d'Atlantikwall : le joueur allemand. Ses cartes sont dans atlantikwall-german-cards.ftl.

kind-german-specialist = Spécialiste allemand
kind-german-item = Objet allemand
kind-decoration = Décoration
role-german = L'Allemand
side-german = Allemands

german-rwb-skull = Dépêche
    .text = 15 points d'objet, ou une Décoration ; les trois crânes du BBR n'annulent rien.
# As in English.
german-rwb-star = Discipline
    .text = Ajoutez à votre compte final un résultat noir de votre choix, ou gagnez 2 points de courage.
german-rwb-soldier = Troupes de soutien
    .text = Gagnez 6 soldats et 1 point de courage.
german-rwb-two-soldiers = Relève
    .text = Gagnez 6 soldats.
german-rwb-courage = Fanatisme
    .text = Gagnez 2 étoiles, ou chaque unité perd 1 soldat.
german-rwb-tool = Ingéniosité
    .text = Reprenez un objet utilisé à son coût, ou regardez les trois Décorations du dessus et remettez-les dans l'ordre de votre choix.

purpose-decoration = Décoration
purpose-sniper = { card-sniper }
purpose-goliath = { card-goliath-mine }
purpose-booby-trap = { card-booby-traps }
purpose-tracers = { card-tracer-bullets }
part-shortfall = déficit

timing-any-but-combat = à tout moment sauf au Combat
timing-turn-start = avant le premier jet
timing-award-played = quand une unité joue une médaille
timing-rwb-claimed = quand l'autre camp déclare un trio de couleurs
timing-move-start = au début du Mouvement
timing-die-rolled = juste après le jet d'un dé
timing-assault = avant une comparaison à l'assaut

## Options

option-german = Joueur allemand
    .text = Un joueur défend la carte : l'Allemand, avec des dés, des cartes et une main secrète à lui ; il gagne quand les unités perdent.
option-german-limits = Limites de l'Allemand
    .text = L'Allemand recrute un Spécialiste et obtient un objet par tour, comme une unité, ou autant qu'il peut en payer.
    .value-normal = un de chaque par tour
    .value-unlimited = sans limite
option-blind-start-german = Départ à l'aveugle de l'Allemand
    .text = L'Allemand lance un dé par unité : l'un d'eux donne ses soldats de départ, les autres son courage.
option-german-ai = Allemand automatique
    .text = L'Allemand suit des règles : ce qu'il fait dans chaque cas est écrit, et personne n'occupe sa place.
option-strict-german-losses = Pertes allemandes strictes
    .text = Parmi les Spécialistes allemands perdus, seul { the-zwangsrekrut } retourne dans la réserve.

## Ce qui est devant lui

view-atlantikwall-german-pool = Spécialistes allemands disponibles
view-atlantikwall-german-offered = Objets allemands disponibles
view-atlantikwall-german-spent = objets allemands utilisés
view-atlantikwall-german-hand = Décorations en main
view-atlantikwall-german-deck = Décorations dans la pioche
view-atlantikwall-german-discards = Décorations défaussées
view-atlantikwall-german-required = perte exigée
view-atlantikwall-german-shortfall = déficit
view-atlantikwall-german-emplaced = MG42 dans
view-atlantikwall-german-gassed = gaz dans
view-atlantikwall-german-decorations = vos Décorations
view-atlantikwall-german-known = Décorations connues sur la pioche

## Questions

ask-blind-start = Quel dé donne vos soldats ? Les autres donnent votre courage.
ask-which-guns = Des dés gris sont disponibles : les mitrailleuses tirent-elles avec eux ou avec des dés ordinaires ? Vous décidez pour tous.
ask-adjust = Utiliser une carte sur les comptes, ou êtes-vous prêt ?
ask-before-fire = Utiliser une carte avant que les mitrailleuses tirent, ou êtes-vous prêt ?
ask-after-fire = Utiliser une carte ou échanger avant le décompte des pertes, ou êtes-vous prêt ?
ask-before-assault = Utiliser une carte avant de comparer les forces, ou êtes-vous prêt ?
ask-turn-start = Utiliser une carte avant le premier jet, ou continuer ?
ask-move-start = Utiliser une carte avant que les unités se déplacent, ou continuer ?
ask-before-skulls = Utiliser une carte avant que vos crânes annulent des dés, ou continuer ?
ask-counter-rwb = L'Allemand a déclaré un trio : jouer une carte contre lui, ou laisser passer ?
ask-german-counter-rwb = L'unité { $unit } a déclaré un BBR : jouer une carte contre elle, ou laisser passer ?
ask-counter-award = L'unité { $unit } a joué une médaille : jouer une carte contre elle, ou laisser passer ?
ask-claimed = En attente : l'autre camp peut jouer une carte contre le trio.
ask-honoured = En attente : l'Allemand peut jouer une carte contre la médaille.
ask-storms = L'assaut du bunker est en cours.
ask-storm = On compare les forces.
ask-dispatch = { german-rwb-skull } : 15 points d'objet, ou une Décoration ?
ask-discipline = { german-rwb-star } : un résultat noir de votre choix, ou 2 points de courage ?
ask-fanaticism = { german-rwb-courage } : 2 étoiles, ou chaque unité perd 1 soldat ?
ask-ingenuity = { german-rwb-tool } : reprendre un objet utilisé, ou regarder le dessus des Décorations ? Vous avez { $points }.
ask-put-back = Quelle carte se place sur les autres ?
ask-straight-decoration = Quelle Décoration prenez-vous pour votre suite ?
ask-german-muster = Recruter, obtenir un objet ou piocher une Décoration ? Vous avez { $stars }, { $points } et { $courage }.
ask-german-pay = { $n ->
    [one] La perte exigée est de { $n } soldat : abandonner d'abord des Spécialistes, ou payer ?
   *[other] La perte exigée est de { $n } soldats : abandonner d'abord des Spécialistes, ou payer ?
}
ask-german-loss = { $n ->
    [one] Vous perdez { $n } soldat ({ $by }) : lui, ou un Spécialiste à sa place ?
   *[other] Vous perdez { $n } soldats ({ $by }) : eux, ou des Spécialistes à leur place ?
}
ask-german-specialist = Quel Spécialiste perdez-vous ({ $by }) ?
ask-wound = { $by } : quelle perte subissez-vous ?
ask-stand-in = Qui est perdu ?
ask-shoot = Sur quelle unité tirer ({ $by }) ?
ask-throw = Quelle unité est touchée ({ $by }) ?
ask-arrest = Quelle unité perd un Spécialiste ({ $by }) ?
ask-pick-specialist = Quel Spécialiste l'unité { $unit } perd-elle ({ $by }) ?
ask-snipe = Quelle unité est touchée ({ $by }) ?
ask-lose-specialist = Quel Spécialiste perdez-vous ({ $by }) ?
ask-copy-unit = De quelle unité copiez-vous les dés ({ $by }) ?
ask-gas = Quel secteur est gazé ?
ask-goliath = Dans quel secteur envoyer l'engin ({ $by }) ?
ask-labour = Dans quel secteur la DEF augmente-t-elle ({ $by }) ?
ask-emplace = Dans quel secteur placer la mitrailleuse ({ $by }) ?
ask-enigma = Quelle Décoration prenez-vous ({ $by }) ?
ask-honour = Qui recrutez-vous gratuitement ({ $by }) ?
ask-recall = Qui revient ({ $by }) ?
ask-fetch = Quel objet prenez-vous gratuitement ({ $by }) ?
ask-pick-german = Quel Spécialiste l'Allemand perd-il ({ $by }) ?
ask-thermite = Que détruire ({ $by }) ?
ask-exchange-dice = Quels dés échanger ({ $by }) ?
ask-hand-over = Quel crâne va à quelle unité ({ $by }) ?
ask-reroll-some = Quels dés relancez-vous ({ $by }) ?
ask-refire = Quels dés de mitrailleuse relancer ({ $by }) ?
ask-lose-vehicle = Quel véhicule est détruit ({ $by }) ?
ask-booby-trap = L'unité { $unit } s'est déplacée : déclencher { the-booby-traps } sur elle ?
ask-storm-order = Quelle unité donne l'assaut maintenant ?

## Choix

do-muster = { $n ->
    [one] Commencer avec { $n } soldat
   *[other] Commencer avec { $n } soldats
}
do-first = Prendre la parole en premier
do-standing = Donner un ordre permanent
    .bare = Donner un ordre permanent
    .pass = Passer aux fenêtres sans me demander
    .ask = Me demander à chaque fenêtre
    .usual = Me demander aux fenêtres comme d'habitude
do-black = Ajouter un résultat noir : { $face-short }
do-choose = Choisir cela
    .points = 15 points d'objet
    .decoration = Piocher une Décoration
    .courage = 2 points de courage
    .stars = 2 étoiles
    .casualties = Chaque unité perd 1 soldat
    .look = Regarder les trois premières Décorations
    .soldiers = Perdre 4 soldats
    .rest = Chaque unité gagne 1 étoile et 2 points de courage et ne verrouille aucun dé à son prochain Lancer
    .guns = Toutes les mitrailleuses de votre secteur
    .first-tally = Le premier compte : vos dés
    .grey-dice = Dés gris de mitrailleuse
    .plain-dice = Dés ordinaires
    .second-tally = Le second compte : les dés de rechange
do-top = Mettre { $card } sur le dessus
    .bare = Mettre une carte sur le dessus
do-forfeit = Abandonner { $card }
do-german-pay = Payer en soldats
do-german-claim = Déclarer le RBN { $face-of-many } : { $bonus }
do-german-straight = Déclarer une suite pour une Décoration
do-decorate = Piocher une Décoration
do-counter = Jouer { $card } contre cela
do-strike = Unité { $unit }
do-target = { $sector }
do-kill = Tuer { $card }
do-destroy = Détruire { $card }
do-hand = Donner { $die } à l'unité { $unit }
do-refire = Relancer les mitrailleuses dans { $sector } : { $rest }
do-wreck = Perdre { $card }
do-spring = Déclencher { $card }

## Ce qui s'est passé

event-german-blind = L'Allemand lance pour son départ : { $dice }.
event-guns-chosen = { $what ->
    [grey-dice] L'Allemand décide que les mitrailleuses tirent avec des dés gris.
   *[plain-dice] L'Allemand décide que les mitrailleuses tirent avec des dés ordinaires.
}
event-first-word = L'Allemand prend la parole en premier.
event-decorated = L'Allemand prend une Décoration (en main : { $n }).
    .told = L'Allemand prend { $card } (en main : { $n }).
event-wounded = L'Allemand pioche une Décoration noire : { $card }.
event-decoration-lost = L'Allemand perd { $card } de sa main.
event-looked = { $n ->
    [one] L'Allemand regarde la première Décoration.
   *[other] L'Allemand regarde les { $n } premières Décorations.
}
    .told = L'Allemand regarde le dessus des Décorations : { $cards }.
event-back-in-pool = { $card } retourne dans la réserve allemande.
event-card-holds = Effet { $by-of } jusqu'à la fin du tour.
event-countered-rwb = L'unité { $unit } joue { $card } : le trio de l'Allemand ne donne rien ({ $face-short }).
event-german-countered-rwb = L'Allemand joue { $card } : le BBR de l'unité { $other } ne donne rien ({ $face-short }).
event-countered-award = L'Allemand joue { $card } : la médaille de l'unité { $other } reste sans effet.
event-required-loss = Perte exigée : { $n } ; soldats de l'Allemand : { $have }.
event-shortfall = Il manque { $n } à l'Allemand : la DEF baisse de { $n } partout pendant ce Combat.
event-exchanged = L'unité { $unit } échange un dé avec l'Allemand : { $faces } ({ $by }).
event-german-exchanged = L'Allemand échange un dé avec l'unité { $other } : { $faces } ({ $by }).
event-handed-over = L'Allemand donne un crâne à l'unité { $other } ; il y compte comme un dé { $colour } ({ $by }).
event-refired = Les mitrailleuses tirent de nouveau dans { $sector } : { $dice } ({ $by }).
event-grey-refired = Les mitrailleuses tirent de nouveau dans { $sector } : { $faces } ({ $by }).
event-gassed = Le gaz se répand dans { $sector } : chaque unité n'y lance que 5 dés.
event-emplaced = { $by } dans { $sector } : une mitrailleuse de plus jusqu'à la fin de la partie.
event-item-destroyed = L'Allemand perd { $card } ({ $by }).
event-sprung = L'Allemand déclenche { $card } sur l'unité { $other }.
event-stormed = L'unité { $unit } donne l'assaut dans { $sector } : { $allied } contre { $german }.
event-destroyed = L'unité { $unit } est détruite dans { $sector }.

event-german-start-resources = L'Allemand commence avec { $what }.
event-german-rwb = L'Allemand obtient : { $bonus }.
    .by-card = L'Allemand obtient : { $bonus } ({ $by }).
event-german-rolled = L'Allemand lance { $results }.
event-german-locked = L'Allemand verrouille { $dice }.
event-german-gained = L'Allemand gagne { $what } (total : { $now }).
    .by-card = L'Allemand gagne { $what } (total : { $now } ; { $by }).
event-german-paid = L'Allemand paie { $what } (reste : { $now }).
    .by-card = L'Allemand paie { $what } (reste : { $now } ; { $by }).
event-german-recruited = { $cost ->
    [one] L'Allemand recrute { $card } pour { $cost } étoile.
   *[other] L'Allemand recrute { $card } pour { $cost } étoiles.
}
    .free = L'Allemand recrute { $card } gratuitement.
event-german-joined = { $card } rejoint la force allemande.
event-german-returned = { $card } revient dans la force allemande.
event-german-found = { $cost ->
    [one] L'Allemand obtient { $card } pour { $cost } point d'objet.
   *[other] L'Allemand obtient { $card } pour { $cost } points d'objet.
}
    .free = L'Allemand obtient { $card } gratuitement.
event-german-used = L'Allemand utilise { $card }.
event-german-result-added = L'Allemand ajoute à son compte { $face-a } { colour-of-face }.
    .by-card = L'Allemand ajoute à son compte { $face-a } { colour-of-face } ({ $by }).
event-german-die-set = L'Allemand change { $die } : ce dé montre désormais { $face-a } { colour-of-face } ({ $by }).
event-german-die-changed = L'Allemand fait passer un dé de { $before } à { $n } avec { $card } ({ $purpose }).
event-german-grey-changed = L'Allemand met un dé TdM sur { $face-short } avec { $card }.
event-german-skulls-become = Tous les crânes de l'Allemand comptent comme : { $face-short } ({ $by }).
event-german-tally = Compte final de l'Allemand : { $results }.
event-german-tally-copied = Les dés de l'Allemand copient ceux de l'unité { $other }.
event-german-claimed = L'Allemand déclare un trio rouge, blanc et noir { $face-of-many }.
event-german-straight = L'Allemand déclare une suite et prend une Décoration.
event-german-cancelled = Un crâne de l'Allemand annule { $which }.
event-german-fell = { $n ->
    [one] { $n } soldat allemand tombe (reste : { $now }).
   *[other] { $n } soldats allemands tombent (reste : { $now }).
}
event-german-fallen = L'Allemand perd { $card }.
event-german-saved = { $n ->
    [one] L'Allemand garde { $n } soldat ({ $by }).
   *[other] L'Allemand garde { $n } soldats ({ $by }).
}

## Refus

refusal-german-muster-now = Recrutez, trouvez un objet, piochez une Décoration (« decorate ») ou dites « done », et non « { $action } ».
refusal-decoration-none = Il ne reste aucune Décoration à piocher.
refusal-decoration-cost = Une Décoration coûte { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } de courage ; vous en avez { $have }.
refusal-decoration-not-there = La pioche ne contient pas { $card }.
refusal-card-too-dear = { $n ->
    [one] { $card } : plus cher que { $n } point d'objet.
   *[other] { $card } : plus cher que { $n } points d'objet.
}
refusal-card-not-first = { $card } : seulement comme première carte de cette fenêtre.
refusal-card-not-storming = { $card } : seulement avant l'assaut de sa propre unité.
refusal-card-moved = { $card } : seulement un tour où son unité ne s'est pas déplacée.
refusal-card-guns-rolled = { $card } : jamais entre le jet des mitrailleuses et les pertes.
refusal-exchange-skull = { $die } montre un crâne et ne peut être donné.
refusal-exchange-whom = { $die } n'est pas un dé de l'autre camp qu'on puisse échanger.
refusal-first-german = Seul l'Allemand peut prendre la parole en premier.
refusal-first-nothing = Il n'y a pas de parole à prendre en ce moment.
refusal-hand-not = Un crâne ne peut aller à { $word } ce tour-ci.
refusal-loss-met = La perte exigée de { $n } est déjà couverte.
refusal-standing-same = C'est déjà votre ordre permanent.
refusal-standing-what = { $action } n'est pas un ordre permanent : pass, ask ou usual.
refusal-target-none = { $word } n'est pas une unité que l'on puisse viser ({ $card }).
refusal-recruit-back = { $card } vient de retourner dans la réserve et pourra être recruté de nouveau au prochain Ralliement.
refusal-target-sector = { $card } : sans effet possible sur { $sector }.
refusal-trade-german = Personne n'échange avec l'Allemand.
refusal-trade-near = Si près de l'Allemand, on n'échange rien.
refusal-wound-not-had = { $card } : on ne subit qu'une perte de ce que l'on a.
