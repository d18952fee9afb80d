# Ce que fait un choix, en étiquette. `.bare` est la forme sans rien derrière le verbe.

price-nothing = gratuit
price-mines = mines
price-sacrifice = sacrifice d'un Spécialiste
price-sacrifice-of = en sacrifiant { $card }
price-vehicle-of = abandon { $card-of }
price-fatal = personne n'y survit
price-wasted = la DEF est déjà à 0
price-cut-off = un bunker reste hors d'atteinte

do-start = Débarquer dans { $sector }

## Lancer

do-leave = Laisser de côté { $dice }
    .bare = Laisser les autres riposter sans vous
do-roll = Lancer
do-again = Tout relancer
do-keep = Garder ce jet
do-lock = Verrouiller { $dice }
do-reroll = Relancer { $dice }
do-stop = Arrêter
do-ready = Prêt
do-colour = { $colour }
do-remove = Retirer { $dice }
do-pass = Non, continuer
do-repeat = Oui, garder ce compte
do-set = Mettre { $die } sur { $to }
    .number = Tourner le dé sur { $to }
    .gun = Tourner { $die } sur { $to }
do-enough = Cela suffit
do-paint = Changer { $die } en { $colour }
do-become = { $face }
do-for = Pour l'unité { $unit }
do-add = Ajouter { $face-a } { colour-of-face }
do-copy = Copier l'unité { $unit }

## Entretien

do-claim = Déclarer le BBR { $face-of-many } : { $bonus }
do-straight = Déclarer une suite pour une médaille
do-declared = Rien de plus à déclarer
do-cancel = Annuler { $dice }
    .result = Annuler le résultat { $dice }
    .bare = Y renoncer
do-white = Ajouter un résultat blanc : { $face-short }
do-courage = 2 points de courage pour l'unité { $unit }
    .own = Gagner 2 points de courage
do-reinforce = 4 soldats pour l'unité { $unit }
    .own = Gagner encore 4 soldats
do-soldiers = Gagner 3 soldats
do-charge = Charger vers { $sector }
    .bare = Se déplacer ce tour-ci sans conditions ni courage
do-stars = Gagner 2 étoiles
do-refind = Reprendre { $card }
do-bonus = Obtenir : { $bonus }

## Ralliement

do-recruit = Recruter { $card }
do-find = Obtenir { $card }
do-buy = Acheter une médaille
do-done = Terminé
do-mine = Passer d'abord
do-yours = Laisser faire
do-take = Prendre { $card }
    .amount = Demander { $what }
do-draw = Piocher une médaille
do-return = Ramener { $card }
do-gain = Gagner { $what }

## Mouvement

do-advance = Avancer vers { $sector }
do-move = Aller vers { $sector }
do-retreat = Se replier vers { $sector }
do-stay = Rester
do-give-up = Renoncer à l'unité
do-sacrifice = Sacrifier { $card }
do-change-places = Changer de place avec l'unité { $unit }

## Combat

do-aim = Faire taire les mitrailleuses { $sector-of }
do-protect = Protéger l'unité { $unit }
do-pay = Payer { $what }
    .nothing = Ne rien payer
do-lose = Perdre { $card }
    .soldiers = Perdre des soldats
do-join = Se joindre à la riposte
do-fight = Riposter
do-reward = Récompenser l'unité { $unit }
do-loss = L'unité { $unit } prend la perte
do-assault = Assaut de l'unité { $unit }
do-honour = Une médaille pour l'unité { $unit }
do-safe = Rester à l'abri dans le bunker
do-go-on = Continuer vers le bunker suivant

## Cartes et échanges

do-use = Utiliser { $card }
do-abandon = Abandonner votre véhicule
do-trade = Échanger avec l'unité { $unit }
do-swap = Échanger un dé avec l'unité { $unit }
    .pool = Échanger un dé avec la réserve
do-contact = Pouvoir échanger avec l'unité { $unit } ce tour-ci
do-give = Donner { $card }
    .amount = Donner { $what }
do-offer = Faire l'offre
do-accept = Accepter
do-decline = Refuser
do-withdraw = Retirer l'offre
do-exchange = Échanger { $die } contre { $for }
    .pool = Échanger { $die } contre { $for } de la réserve
do-undo = Reprendre la dernière action
