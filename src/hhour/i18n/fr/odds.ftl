### Ce que dit `hhour odds`.

## Ce qui ne se lit pas

odds-face-either = La face « { $face } » peut être l'une de celles-ci : { $faces }.
odds-face-near = Il n'y a pas de face « { $face } » ; est-ce { $near } ?
odds-no-face = Il n'y a pas de face « { $face } » ; les faces sont { $faces }.
odds-no-colour = Il n'y a pas de couleur « { $colour } » ; les couleurs sont { $colours }.
odds-dice-colourless = Les dés « { $dice } » n'ont pas de couleur ; écrivez-les ainsi : r:SKULL,TOOL.
odds-dice-twice = Les dés « { $colour } » sont donnés deux fois.
odds-two-dice = Il y a deux dés « { $colour } », pas { $n }.
odds-one-gold = Il y a un seul dé d'or, pas { $n }.
odds-no-dice = Il n'y a pas de dés ; écrivez-les ainsi : r:SKULL,TOOL w:STAR,COURAGE b:SOLDIER,TOOL.
odds-many-virtual = On compte au plus { $most } résultats virtuels, pas { $n }.
odds-penalty = La pénalité « { $text } » ne se lit pas ; écrivez une face et combien, comme STAR:3.
odds-no-die = Il n'y a pas de dé « { $die } » ; les dés sont { $dice }.
odds-no-goal = Le but « { $goal } » ne se lit pas ; les buts sont { $goals }, ou une somme comme soldiers+2*courage.
odds-no-quantity = Il n'y a rien à compter qui s'appelle « { $name } » ; c'est { $names }.
odds-no-distribution = La répartition ne se calcule pas avec un Caporal, un Capitaine, une Jeep, un Tireur de précision, un Dé fou ou un SKULL de couleur libre.
odds-locks = Le nombre de dés verrouillés va de 0 à { $most }, pas { $n }.
odds-rerolls = Le nombre de relances va de 0 à { $most }, pas { $n }.
odds-leave-out = Il n'y a pas de dé à laisser de côté comme « { $die } » ; nommez une couleur, r, w ou b, pour chaque dé.
odds-nothing-locked = Sans dés rien ne se verrouille ; nommez les dés qui sont sur la table.
odds-left-out-late = Les dés se laissent de côté avant le premier lancer ; une fois lancés, il suffit de ne pas les nommer.
odds-negative = { $option } doit être un nombre de 0 à { $most }.
odds-no-sector = Il n'y a pas de secteur « { $sector } » ; écrivez la carte et le secteur comme n-03:6, sur cette carte { $sectors }.
odds-no-map = Il n'y a pas de carte « { $map } » ; écrivez la carte et le secteur comme n-03:6, la carte parmi { $maps }.
odds-nothing-to-survive = Le but survive veut un nombre, comme survive:6+2d6, ou un --sector.
odds-nothing-to-pay = Le but advance veut un nombre, comme advance:3, ou un --sector.
odds-no-gold-mode = Il n'y a pas de mode d'or « { $mode } » ; c'est l'un de ceux-ci : { $modes }.
odds-gold-missing = Avec --gold, nommez aussi le dé d'or, comme g:STAR.
odds-no-german-colour = Il n'y a pas de dé allemand « { $colour } » ; ses dés sont r (rouge), w (blanc) et k (noir).
odds-not-german = --german va sans { $option } : l'Allemand n'est dans aucun secteur et lance ses propres dés, deux rouges, deux blancs et deux noirs.
odds-gold-leave = Dans ce mode, le dé d'or se lance à la place d'autres dés ; nommez-les avec --leave-out, comme --leave-out b.

## Ce qu'il répond

odds-before = Avant le premier lancer, but { $goal }, relances restantes { $n } : { $value }
odds-title = { $dice } : but { $goal }, relances restantes { $n } ; exact, le meilleur d'abord
odds-lock-then = verrouiller { $lock }, puis { $then }
odds-reroll = relancer { $dice }
odds-stop = s'arrêter
odds-more = et { $n } autres avec --json
odds-counted = Compté : { $what }.
odds-left = Non compté : { $what }.
odds-and = { ", " }
odds-in-dice = verrous, relances, BBR, suite, SKULL
odds-in-virtual = résultats virtuels
odds-in-sector = le secteur
odds-in-skulls-any = un SKULL de couleur libre
odds-in-gold = le dé d'or
odds-in-german = les dés noirs et les bonus de l'Allemand
odds-in-fire = le COMBAT dans le secteur
odds-out-dice = les dés échangés avec d'autres unités
odds-out-cards = objets et médailles
odds-out-combat = cartes et échanges pendant le COMBAT
odds-marker = --marker doit être un nombre de 1 à { $most } : ce que montre le marqueur avant l'Entretien.
odds-marker-nowhere = --marker va avec un --sector.
odds-must-move = Avec trois chevrons, l'unité doit partir ce tour-ci : il n'y a pas de COMBAT pour elle dans ce secteur.
odds-values = Valeurs utilisées : { $what }.
odds-value-chevrons = chevrons au COMBAT { $n }
# As in English.
odds-value-defence = DEF { $n }
odds-value-guns = dés de mitrailleuse { $n }
odds-value-strength = effectif { $n }
odds-value-saves = pertes évitées { $n }
odds-value-cost = prix de l'avance { $n }
# As in English.
odds-value-courage = courage { $n }
odds-out-recruits = soldats et Spécialistes qui rejoignent l'unité après les dés
odds-out-heroes = pertes rachetées par le { card-hero }

## Aide

odds-goals = Buts : rwb, rwb:FACE, straight, soldiers (stars, courage, tools, points, skulls) ou soldiers>=6, survive:6+2d6 (dés gris : 6+2grey), advance:3 ; des sommes comme soldiers+2*courage. Avec --sector, survive et advance se passent de nombre.
odds-help-dice = "r:SKULL,TOOL w:STAR,2 b:2,C" ; sans dés : avant le premier lancer
odds-help-goal = ce qu'on vise (rwb)
odds-help-locks = dés à verrouiller (2, ou ce que dit le secteur)
odds-help-rerolls = relances restantes (2)
odds-help-locked = dés déjà verrouillés : "w2 b1"
odds-help-virtual = résultats qui ne sont pas des dés : "TOOL w:SKULL"
odds-help-leave-out = dés laissés de côté avant le premier lancer : b
odds-help-gold = ce que vaut le dé d'or g:STAR : regular, touch, rwbg ou wild
odds-help-sector = carte et secteur : bonus, pénalités, verrous, ce que demandent survive et advance
odds-help-marker = chevrons du marqueur avant l'Entretien, de 1 à 3 ; 1 si rien n'est dit
odds-help-penalties = résultats que le secteur retire : STAR:3
odds-help-idle = faces qui ne donnent rien : SKULL,STAR
odds-help-no-sets = faces qui ne forment pas de BBR
odds-help-skulls-any = SKULL virtuels de couleur au choix
odds-help-four-gain = soldats pour une face présente quatre fois
odds-help-four-lose = pertes pour une face présente quatre fois
odds-help-star-loss = pertes pour chaque STAR
odds-help-saves = pertes évitées à chaque phase (Toubib, Ambulance)
odds-help-strength = l'effectif de l'unité avant ses dés, pour survive
odds-help-courage = le courage qu'elle a, pour advance
odds-help-stars = les étoiles qu'elle a, pour les dés gris
odds-help-points = les points d'objet qu'elle a, pour les dés gris
odds-help-grey = les mitrailleuses du secteur lancent des dés gris
odds-help-skulls-stay = les SKULL ne se relancent pas
odds-help-card = { $card } est avec l'unité
odds-help-alone = aucune autre unité n'est en jeu
odds-help-german = les dés (r, w, k) et les bonus de l'Allemand ; --corporal est son Sous-officier, --captain son Capitaine, --chaplain son Opérateur radio, --locks 1 son Commandant
odds-help-no-awards = une suite ne donne pas de médaille
odds-help-json = chaque verrou et chaque relance, pour les programmes
