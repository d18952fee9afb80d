# La traversée de la mer.

sea-map = Carte marine { $map }
sea-title = Carte marine { $map }, tour { $turn }
sea-shell-now = les obus tombent sur { $n }
sea-safe-zone = zone sûre
sea-deep-sea = haute mer
sea-safe = { $name }, zone sûre
sea-deep = { $name }, haute mer : qui quitte son chaland ici se noie
sea-def = ici, vous perdez { $n ->
    [one] { $n } soldat
   *[other] { $n } soldats
  } par tour (DEF { $def } et les chalands)
sea-way = y aller ou y rester coûte environ { $soldiers } soldats et { $hull } points de coque ; survie { $chance }
sea-shells = pilonné sur { $numbers }, { $chance } par tour
sea-mined = mines
sea-ahead = droit devant : { $places }
sea-craft = chaland de l'unité { $unit } : soldats { $soldiers }, courage { $courage }, coque { $hull }
sea-wading = l'unité { $unit } est dans l'eau : soldats { $soldiers }, courage { $courage }
sea-aid = Aide de jeu en mer
sea-phase-roll = Lancer comme à terre ; les médailles peuvent se jouer.
sea-phase-upkeep = Entretien en mer : subissez vos pertes, puis celles de la DEF du secteur et des chalands qui s'y trouvent.
sea-phase-shelling = Pilonnage : deux dés ; tout secteur portant leur somme est touché.
sea-phase-move = Mouvement en mer : avancer, barrer de côté, rester ou quitter le chaland.
sea-phase-mines = Mines : qui est entré dans une eau minée lance deux dés.
sea-result = chaque résultat
sea-penalty = un BBR en plus
sea-result-SKULL = rien
sea-result-STAR = 1 au compte d'étoiles ; à 3, un Spécialiste est perdu
sea-result-SOLDIER = 1 soldat perdu
sea-result-TWO_SOLDIERS = 2 soldats perdus
sea-result-COURAGE = 1 courage perdu ; à 0, la panique
sea-result-TOOL = points d'objet de la coque perdus : 1, 3, 6, 12, 24, 48
sea-penalty-SKULL = Balle perdue : un passager est perdu
sea-penalty-STAR = Coup direct : 8 points d'objet
sea-penalty-SOLDIER = Éclats : 4 soldats et 5 points d'objet
sea-penalty-TWO_SOLDIERS = Un homme à la mer ! : 6 soldats
sea-penalty-COURAGE = Panique : le chaland doit faire un écart
sea-penalty-TOOL = Panne de moteur : le chaland ne bouge pas

## Missions spéciales

missions-mine = Votre mission
missions-of = Mission de { $name }
missions-need = Il manque encore :
missions-gone = introuvable désormais
missions-ready = Vous avez les cartes ; déclarez-la à l'Entretien quand le reste y est.
missions-urgent = Le dernier bunker est tout près : accomplissez la mission avant d'y entrer.
