# Way to Hell, module 1 : la traversée.

option-sea = Way to Hell : la traversée
    .text = Avant la bataille, les chalands traversent l'une des trois cartes marines : les dés coûtent des soldats, du courage et de la coque, et l'on se bat avec ce qui arrive.
option-continuous-play = Jeu continu
    .text = Une unité débarquée se bat aussitôt, pendant que d'autres sont encore en mer. Demande la traversée.
option-strict-courage = Courage strict
    .text = Un chaland qui ne peut pas payer sa prochaine avancée doit être quitté ; en eau profonde, c'est la fin. Demande la traversée.
option-shelling-spares-waders = Obus sans effet à gué
    .text = Les unités qui marchent dans l'eau ne sont pas touchées par le pilonnage. Demande la traversée.

phase-sea-upkeep = Entretien en mer
phase-shelling = Pilonnage
phase-sea-move = Mouvement en mer
# As in English.
phase-mines = Mines
timing-setup = au début de la partie
timing-sea-upkeep = pendant l'Entretien en mer
timing-shelling = pendant le Pilonnage
timing-sea-move = pendant le Mouvement en mer
timing-mines = pendant la phase des Mines
purpose-shelling = pilonnage de la mer
purpose-shell = obus
purpose-sea-mines = mines marines
purpose-passenger = passagers
price-sea-mines = mines marines

place-sea-a = le secteur A{ $n }
    .bare = secteur A{ $n }
    .of = du secteur A{ $n }
    .to = au secteur A{ $n }
place-sea-b = le secteur B{ $n }
    .bare = secteur B{ $n }
    .of = du secteur B{ $n }
    .to = au secteur B{ $n }
place-sea-c = le secteur C{ $n }
    .bare = secteur C{ $n }
    .of = du secteur C{ $n }
    .to = au secteur C{ $n }
at-sea-a = Secteur A{ $n }
at-sea-b = Secteur B{ $n }
at-sea-c = Secteur C{ $n }
view-way-to-hell-sea = La mer

## Spécialistes navals

kind-naval = Spécialiste naval
card-naval-usa = Patron de chaland des garde-côtes
    .text = Chaque avancée de votre chaland coûte 1 point de courage de moins ; le pas vers la plage en coûte 3.
the-naval-usa = le { card-naval-usa }
    .of = du { card-naval-usa }
    .to = au { card-naval-usa }
    .gender = masculine
card-naval-uk = Navigateur de la Royal Navy
    .text = Quand votre chaland est pilonné, il perd 4 points d'objet au lieu de 8, et vous perdez en soldats le plus faible de deux jets de deux dés.
the-naval-uk = le { card-naval-uk }
    .of = du { card-naval-uk }
    .to = au { card-naval-uk }
    .gender = masculine
card-naval-canada = Guetteur de mines
    .text = Votre chaland ignore les mines. Une fois par traversée, juste après le jet de pilonnage, vous pouvez déclarer que vous n'êtes pas touché.
the-naval-canada = le { card-naval-canada }
    .of = du { card-naval-canada }
    .to = au { card-naval-canada }
    .gender = masculine
card-naval-france = Canonnier fusilier marin
    .text = Votre unité perd 1 soldat de moins face à la DEF de son secteur de mer.
the-naval-france = le { card-naval-france }
    .of = du { card-naval-france }
    .to = au { card-naval-france }
    .gender = masculine
card-naval-shaef = Pilote des opérations combinées
    .text = Après le dernier jet, vous pouvez tourner sur un crâne un dé qui montre un courage ou un outil.
the-naval-shaef = le { card-naval-shaef }
    .of = du { card-naval-shaef }
    .to = au { card-naval-shaef }
    .gender = masculine
card-naval-poland = Mécanicien de bord
    .text = Votre chaland commence avec 24 points d'objet. À chaque tour, un outil ne compte pas pour les points d'objet, et la panne de moteur est sans effet.
the-naval-poland = le { card-naval-poland }
    .of = du { card-naval-poland }
    .to = au { card-naval-poland }
    .gender = masculine

## Pénalités du BBR en mer

penalty-skull = Balle perdue
    .text = Vous perdez un passager de votre choix.
penalty-star = Coup direct
    .text = Votre chaland perd 8 points d'objet.
penalty-soldier = Éclats
    .text = Vous perdez 4 soldats et votre chaland 5 points d'objet.
penalty-two-soldiers = Un homme à la mer !
    .text = Vous perdez 6 soldats.
penalty-courage = Panique
    .text = Votre chaland doit faire un écart ce tour-ci.
penalty-tool = Panne de moteur
    .text = Votre chaland ne bouge pas ce tour-ci.

## Questions

ask-sea-start = D'où part votre chaland ?
ask-sea-move = Où mettez-vous le cap ?
ask-sea-shell = Les obus tombent sur vous : le guetteur de mines les voit-il à temps ?
ask-sea-disembark = Vous devez quitter votre chaland : de quel côté ?
ask-sea-leave = Restez-vous à bord, ou quittez-vous le chaland pour continuer à gué ?
ask-stray-bullet = Une balle perdue : quel passager est touché ?
ask-sea-stars = Trois étoiles : quel Spécialiste est perdu ?
ask-naval-exchange = { $card } regagne les navires : contre des soldats ou du courage ?
ask-annul-whom = Dans quel compte annuler des résultats ({ $by }) ?
ask-annul = Quel résultat est annulé ({ $by }) ?
ask-omit-tools = Quel outil laissez-vous de côté ({ $by }) ?
ask-courage-or-hull = Du courage, ou des points d'objet pour votre chaland ({ $by }) ?
ask-shield-at-sea = Qui ne subit aucune perte ce tour-ci ({ $by }) ?
ask-sea-skull = Quel dé est tourné sur un crâne ({ $by }) ?

## Choix

do-embark = Partir dans { $sector }
do-sail = Mettre le cap sur { $sector }
do-wade = Marcher dans l'eau vers { $sector }
do-land = Débarquer dans { $sector }
do-disembark = Quitter le chaland vers { $sector }
do-part = Perdre { $card }
do-dodge = Pas touché : le guetteur de mines
do-endure = Encaisser
do-annul = Annuler { $dice }
do-blank = Tourner sur un crâne { $dice }

## Événements

event-crew = L'unité { $unit } embarque avec { $card }. Passagers : { $cards }.
event-embarked = Le chaland de l'unité { $unit } part dans { $sector }.
event-sea-toll = L'unité { $unit } perd { $what } (reste : { $now }).
event-crew-lost = L'unité { $unit } perd { $card }.
event-stars-spent = L'unité { $unit } n'a plus de Spécialiste à perdre ; ses étoiles sont ôtées.
event-stray-bullet = Une balle perdue frappe l'unité { $unit }.
event-direct-hit = Le chaland de l'unité { $unit } encaisse un coup direct.
event-shrapnel = Des éclats balaient l'unité { $unit }.
event-man-overboard = Un homme à la mer ! L'unité { $unit } perd des hommes.
event-panic = Panique à bord du chaland de l'unité { $unit } : il doit faire un écart.
event-stalled-motor = Le moteur de l'unité { $unit } cale : son chaland ne bouge pas ce tour-ci.
event-motor-mended = Le { card-naval-poland } de l'unité { $unit } garde le moteur en marche.
event-sea-fire = L'unité { $unit } est sous le feu dans { $sector } : DEF { $def }, chalands sur place : { $crafts }.
event-sea-shielded = L'unité { $unit } est protégée et ne subit aucune perte.
event-sea-wiped-out = L'unité { $unit } est anéantie dans { $sector }.
event-craft-destroyed = Le chaland de l'unité { $unit } est détruit dans { $sector }.
event-sea-panic = L'unité { $unit } a perdu tout courage dans { $sector } et abandonne son chaland.
event-sea-faint = L'unité { $unit } ne peut pas payer sa prochaine avancée (courage demandé : { $n }) et abandonne son chaland.
event-drowned = L'unité { $unit } se noie en eau profonde, dans { $sector }.
event-disembarked = L'unité { $unit } quitte son chaland et se tient dans { $sector }.
event-shelling = Pilonnage : { $dice }. Tout secteur numéroté { $n } est touché.
event-shells-miss = Les obus épargnent l'unité { $unit }, qui marche dans l'eau.
event-dodged = Le { card-naval-canada } de l'unité { $unit } voit venir les obus : rien n'est touché.
event-shelled = L'unité { $unit } est pilonnée : { $dice }.
event-sailed = L'unité { $unit } navigue { $from-of } { $sector-to }.
event-waded = L'unité { $unit } passe à gué { $from-of } { $sector-to }.
event-struck-mine = Le chaland de l'unité { $unit } heurte une mine : { $dice }.
event-mines-seen = Le { card-naval-canada } de l'unité { $unit } évite les mines.
event-passengers-ashore = Les passagers de l'unité { $unit } peuvent être recrutés à terre : { $cards }.
event-battle-begins = Les chalands sont à la plage. La bataille commence.
event-blanked = L'unité { $unit } tourne sur un crâne { $die } ({ $by }).

## Refus

refusal-setup-sea-map = { $map } n'a pas de rivage ; la traversée demande une plage que la mer touche.
refusal-setup-sea-scenario = La traversée mène à une seule carte ; { $map } en réunit deux.
refusal-sea-no-sector = Il n'y a pas de secteur « { $word } » sur la carte marine.
refusal-sea-no-craft = Vous avez déjà quitté votre chaland.
refusal-sea-deep = En eau profonde, personne ne quitte le chaland ; attendez la zone sûre, les deux rangées du haut.
refusal-sea-not-beside = On ne quitte le chaland que vers sa gauche ou sa droite : { $sector } n'est pas à côté.
refusal-sea-panic-first = Dans la panique, le chaland fait d'abord son écart ; on peut le quitter à la fin des Mines.
refusal-sea-start-taken = Deux chalands ne partent pas d'un même secteur, et { $sector } est pris.
refusal-sea-start-row = Les chalands partent de la rangée du bas : { $sector } n'y est pas.
refusal-sea-panic-stay = Dans la panique, le chaland doit faire un écart ; il ne peut pas rester.
refusal-sea-must-move = Le marqueur oblige l'unité à bouger ce tour-ci.
refusal-sea-no-start = « { $word } » n'est pas un secteur de départ de la plage.
refusal-sea-not-top = On n'atteint la plage que depuis la rangée du haut de la carte marine.
refusal-sea-not-ahead = Droit devant cette colonne, il n'y a pas { $sector }.
refusal-sea-not-back = On ne revient pas en arrière : { $sector } est derrière vous.
refusal-sea-too-far = Ni droit devant, ni à côté : { $sector } est trop loin.
refusal-sea-stalled = Le moteur a calé ; le chaland ne bouge pas ce tour-ci.
refusal-sea-panic-aside = Dans la panique, le chaland ne peut aller qu'à gauche ou à droite.
refusal-sea-courage = Courage demandé par cette avancée : { $n } ; l'unité en a { $courage }.
refusal-sea-aboard = Votre unité est à bord : elle navigue.
refusal-sea-on-foot = Votre unité a quitté son chaland : elle marche dans l'eau.
refusal-naval-not-hit = Ici, on ne peut pas perdre { $card }.
refusal-not-aboard = « { $word } » n'est pas à bord.
refusal-naval-for-what = Le Spécialiste naval s'échange contre 3 soldats ou 2 points de courage, par exemple « gain courage 2 ».
refusal-naval-off = Une fois le chaland quitté, { $card } ne peut plus rien.
refusal-blank-face = Ni courage ni outil sur { $die }.
refusal-award-waits = Sans effet en mer : gardez { $card } jusqu'à la plage.
refusal-annul-not = Nommez un dé de ce compte qui compte encore, par exemple « annul r1 ».
refusal-annul-tools = On ne laisse de côté que des outils de son propre compte.
refusal-no-hull = Choisissez 4 points de courage, ou 15 points d'objet si l'unité est à bord.
refusal-trade-sea-land = Rien ne passe entre la mer et la terre ; l'unité { $other } est de l'autre côté du rivage.
refusal-die-at-sea = L'unité { $other } est en mer ; ce qui sert à terre ne change rien à ses dés.
refusal-passenger-lost = Perdu en mer, ce Spécialiste ne peut plus être recruté : { $card }.
refusal-trade-aboard = En mer, seules les unités à gué dans un même secteur peuvent échanger.
refusal-swap-at-sea = En mer, on n'échange pas de dés.

## Au terminal

sea-beach = Plage (courage : { $n })
sea-legend = À gauche : courage vers la rangée, = zone sûre. Dans un secteur : DEF, # numéros d'obus, m mines, @ chaland, ~ unité à gué.
