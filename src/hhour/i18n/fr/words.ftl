# Les petits mots de la table : dés, ressources, phases, bonus, marqueurs.

## Faces. `.letter` est la même dans toutes les langues : parties notées et écrans s'accordent.

face-skull = Crâne
    .letter = K
    .short = crâne
    .a = un crâne
    .of-many = de crânes
    .gender = masculine
face-star = Étoile
    .letter = S
    .short = étoile
    .a = une étoile
    .of-many = d'étoiles
    .gender = feminine
face-soldier = Soldat
    .letter = 1
    .short = soldat
    .a = un soldat
    .of-many = de soldats
    .gender = masculine
face-two-soldiers = Deux soldats
    .letter = 2
    .short = deux soldats
    .a = un « deux soldats »
    .of-many = de « deux soldats »
    .gender = masculine
# As in English.
face-courage = Courage
    .letter = C
    .short = courage
    .a = un courage
    .of-many = de courage
    .gender = masculine
face-tool = Outil
    .letter = T
    .short = outil
    .a = un outil
    .of-many = d'outils
    .gender = masculine

## Couleurs des dés et des résultats

colour-red = rouge
    .feminine = rouge
    .plural = rouges
colour-white = blanc
    .feminine = blanche
    .plural = blancs
colour-blue = bleu
    .feminine = bleue
    .plural = bleus
colour-colourless = incolore
    .feminine = incolore
    .plural = incolores
colour-black = noir
    .feminine = noire
    .plural = noirs
colour-gold = doré
    .feminine = dorée
    .plural = dorés
colour-pink = rose
    .feminine = rose
    .plural = roses
colour-grey = gris
    .feminine = grise
    .plural = gris

## Ressources : `count-*` dit combien, `resource-*` est le nom seul.

count-soldiers = { $n ->
    [one] { $n } soldat
   *[other] { $n } soldats
}
count-stars = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
}
count-courage = { $n ->
    [one] { $n } point de courage
   *[other] { $n } points de courage
}
count-points = { $n ->
    [one] { $n } point d'objet
   *[other] { $n } points d'objet
}
resource-soldiers = soldats
resource-stars = étoiles
# As in English.
resource-courage = courage
resource-points = points d'objet

## Phases

phase-setup = Mise en place
phase-roll = Lancer
phase-upkeep = Entretien
phase-muster = Ralliement
phase-move = Mouvement
# As in English.
phase-combat = Combat
phase-assault = Assaut

## Bonus Bleu-Blanc-Rouge, par face

rwb = Bonus BBR
rwb-skull = Don du mort
    .text = Gagnez 20 points d'objet ; les trois crânes du BBR n'annulent rien.
rwb-star = Commandement
    .text = Ajoutez à votre compte final un résultat blanc de votre choix, ou une autre unité gagne 2 points de courage.
rwb-soldier = Renforts
    .text = Votre unité gagne 4 soldats, et une autre unité de votre choix en gagne 4 aussi.
rwb-two-soldiers = Troupes fraîches
    .text = Votre unité gagne 6 soldats.
rwb-courage = Cri de guerre
    .text = Gagnez 3 soldats, ou passez ce tour-ci dans un secteur adjacent sans remplir ses conditions ni payer de courage.
rwb-tool = Trouvaille
    .text = Gagnez 2 étoiles, ou reprenez un objet déjà utilisé de la réserve à son coût normal.

## Faces du marqueur d'unité

marker-1 = Un chevron
    .text = Premier tour dans ce secteur.
marker-2 = Deux chevrons
    .text = Deuxième tour dans ce secteur.
marker-3 = Trois chevrons
    .text = Troisième tour dans ce secteur.
marker-must-move = Départ obligatoire
    .text = L'unité doit quitter ce secteur à son prochain mouvement.
marker-battle-cry = Cri de guerre
    .text = Ce tour-ci, l'unité peut passer librement dans un secteur adjacent.

## Sortes de cartes

kind-regular = Spécialiste ordinaire
kind-unique = Spécialiste unique
kind-regular-item = Objet ordinaire
kind-special-item = Objet spécial
kind-vehicle = Véhicule
kind-award = Médaille
kind-specialist = Spécialiste
kind-item = Objet

## D'où vient une valeur

provenance-printed = imprimé
    .text = Une source le dit.
provenance-derived = déduit
    .text = Cela découle des sources, ou c'est notre choix là où elles hésitent.
provenance-reconstructed = reconstitué
    .text = Les sources nomment la chose sans donner sa valeur ; la valeur est de nous.
provenance-mixed = en partie imprimé, en partie reconstitué

## Lieux et personnes

unit = Unité
seat = Place
sector = Secteur
sector-number = Secteur { $n }
sector-told = { $place } : { $parts }
# As in English.
bunker = Bunker
bunker-west = Bunker ouest
bunker-east = Bunker est

## Places as they stand alone, on a map or in a table

at-sector = Secteur { $n }
# As in English.
at-bunker = Bunker
at-bw = Bunker ouest
at-be = Bunker est
at-on-map = { $place } ({ $map })
