# Atlantikwall : le jeu en solitaire de l'Allemand contre une unité que personne ne joue.

role-automated-unit = L'unité automatique
purpose-solo-mine = mines
purpose-solo-sniper = { card-sniper }
purpose-march-start = départ de l'unité automatique
purpose-route = itinéraire de l'unité automatique

## Options

option-german-solitaire = Solitaire de l'Allemand
    .text = Une personne joue l'Allemand ; l'unité est automatique. Elle prend le plus long chemin vers le bunker et sa DEF dit ce que perd l'Allemand. Il gagne s'il survit à la prise du bunker.
option-solo-sniper-rolls = Le Sniper doit toucher
    .text = Dans le solitaire de l'Allemand, le Sniper ne touche que sur 4 ou plus.
option-solo-bunker-turns = Tours dans le bunker
    .text = Dans le solitaire de l'Allemand, combien de tours dure la prise du bunker.
    .value-1 = un tour
    .value-2 = deux tours
option-solo-second-wave = Seconde vague
    .text = Dans le solitaire de l'Allemand, combien de soldats de plus coûte chaque Combat après la première avance. Essayez 2 sur N-18, 1 sur N-01, N-13 et N-14.
    .value-0 = aucun
    .value-1 = 1 soldat de plus
    .value-2 = 2 soldats de plus

## Ce que l'on sait de la marche

view-atlantikwall-route = itinéraire de l'unité automatique
view-atlantikwall-march-turns = tours avant qu'elle entre dans le bunker
view-atlantikwall-march-sniper = avec l'unité automatique
view-atlantikwall-march-tokens = jetons : { card-scharfschuetze }

## Questions

ask-toll = { $n ->
    [one] Il vous reste { $n } perte : un soldat, ou un Spécialiste ?
   *[other] Il vous reste { $n } pertes : des soldats, ou un Spécialiste ?
}
ask-struck = Dégâts spéciaux ({ $by }) : quel Spécialiste perdez-vous ?
ask-pool-exchange = Lequel de vos dés contre lequel de la réserve d'échange ({ $by }) ?
ask-which-tally = Quel compte gardez-vous ({ $by }) ?

## Choix : voir do-choose et do-lose

## Ce qui s'est passé

event-route = { $n ->
    [one] L'unité automatique ira par { $places } : { $n } tour.
   *[other] L'unité automatique ira par { $places } : { $n } tours.
}
event-automated-move = L'unité automatique va { $sector-to }.
event-automated-advance = L'unité automatique avance { $sector-to }.
event-mines-cleared = Mines : { $card } protège l'Allemand.
event-german-d6 = L'Allemand obtient { $n } au dé ({ $purpose }).
    .solo-mine = Mines : l'Allemand obtient { $n }.
    .solo-sniper = Le Sniper tire : l'Allemand obtient { $n }.
event-sniper-comes = { $card } rejoint l'unité automatique.
event-sniper-fires = { $card } de l'unité automatique tire.
event-sniper-gone = { $card } de l'unité automatique disparaît pour de bon.
event-token-laid = Jeton { $n } sur quatre posé ({ $by }).
event-german-sacrificed = L'Allemand sacrifie { $card }.
event-german-struck = Dégâts spéciaux : l'Allemand perd { $card }.
event-toll = { $sector } coûte { $n } à l'Allemand : DEF { $def }, mitrailleuses { $mgf } ; soldats de l'Allemand : { $have }.
event-german-spare-dice = La réserve d'échange de l'Allemand montre { $faces }.
event-german-swapped-pool = L'Allemand échange { $die } contre un dé de la réserve d'échange ({ $face }).
event-tally-kept = L'Allemand garde ce compte : { $faces }.
event-german-overrun = Tour { $turn } : il ne reste personne de la force allemande. Les Alliés ont percé.
event-german-holds = Tour { $turn } : l'Allemand a survécu à l'assaut { $sector-of }. Il a gagné.

## Refus

refusal-setup-solitaire-units = En solitaire, l'Allemand affronte une seule unité automatique, et non { $units }.
refusal-sniper-not-come = { $card } : le Sniper n'est pas encore là.
refusal-sniper-is-gone = { $card } : le Sniper a déjà disparu.
