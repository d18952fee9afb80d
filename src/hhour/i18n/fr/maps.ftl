# Cartes de bataille, niveaux d'entraînement, et ce que porte un secteur.

map-n-01 = Exercice Tiger
    .history = Répétition des débarquements à balles réelles, avril 1944. Le 28, des vedettes lance-torpilles allemandes coulèrent des navires qui s'y rendaient ; 638 Américains moururent.
    .advice = La carte pour apprendre : jouez le Galop d'essai, puis l'Instruction de base, puis l'Instruction avancée.
# As in English.
map-n-02 = Omaha Beach
    .history = 6 juin 1944, la plus sanglante des cinq plages. Pour le photographe Robert Capa et la 1re division d'infanterie américaine, la Big Red One.
    .advice = On n'entre au bunker que par le secteur 9, qui réclame un Spécialiste.
# As in English.
map-n-03 = Utah Beach
    .history = La plage la plus à l'ouest. Pour le général de brigade Theodore Roosevelt Jr. et la 4e division d'infanterie américaine, la division du Lierre.
    .advice = Trois points de départ, et deux objets qui attendent la première unité en chemin.
# As in English.
map-n-04 = Gold Beach
    .history = Une plage britannique. Pour le sergent-major Stanley Hollis, qui prit seul deux positions, et pour les Green Howards.
    .advice = Il faut prendre les deux bunkers : décidez tôt qui va à l'ouest et qui va à l'est. En solo, l'un après l'autre.
# As in English.
map-n-05 = Juno Beach
    .history = La plage canadienne. Pour le caporal Léo Major et le Régiment de la Chaudière.
    .advice = Le Char attend au secteur 5 ; prévoyez-lui un chemin sans mines.
# As in English.
map-n-06 = Sword Beach
    .history = La plage la plus à l'est. Pour le commandant Philippe Kieffer, Lord Lovat, le cornemuseur Bill Millin et les hommes du commando no 4.
    .advice = Trois secteurs gardent leur secret jusqu'à l'arrivée de la première unité ; le Lieutenant attend au secteur 5.
# As in English.
map-n-07 = Pointe du Hoc
    .history = Les falaises entre Omaha et Utah. Pour le lieutenant-colonel James Earl Rudder et les compagnies Dog, Easy et Fox du 2e bataillon de Rangers.
    .advice = Les falaises se gravissent avec quatre crânes : emportez un Grappin ou une Échelle de corde, et gardez une retraite par le secteur 7.
map-n-08 = Batterie de Merville
    .history = Attaque de nuit contre les canons à l'est de l'Orne. Pour le lieutenant-colonel Terence Otway, le 9e bataillon parachutiste et le 1er bataillon parachutiste canadien.
    .advice = Seul un Cri de guerre ouvre le bunker ; reprenez des forces au secteur 13, où l'on reste aussi longtemps qu'on veut.
map-deadstick = Opération Deadstick
    .history = Des troupes en planeur s'emparèrent des ponts de l'Orne et du canal de Caen dès les premières minutes du 6 juin 1944.
    .advice = Merville et Sword se touchent bunker contre bunker : celui de Sword reste fermé tant que celui de Merville n'est pas pris.

## Niveaux de l'exercice Tiger

level-practice = Galop d'essai
    .text = Seuls comptent la DEF, les boucliers noirs, les soldats et le courage : ni Spécialistes, ni objets, ni médailles, ni mines, ni mitrailleuses.
level-basic = Instruction de base
    .text = S'y ajoutent les Spécialistes, les crânes, les mitrailleuses et les mines ; ni objets, ni médailles, ni textes de secteur.
level-advanced = Instruction avancée
    .text = Toutes les règles du jeu ; une unité anéantie perd la bataille pour tout le monde.

## Ce que fait un secteur

attr-bonus = { $face } +{ $n } au compte final chaque tour.
attr-penalty = { $n ->
    [one] { $face } : { $n } résultat est retiré du compte final chaque tour.
   *[other] { $face } : jusqu'à { $n } résultats sont retirés du compte final chaque tour.
}
attr-no-lock = On ne verrouille aucun dé ici.
attr-lock = { $n ->
    [one] On verrouille { $n } dé ici.
   *[other] On verrouille { $n } dés ici.
}
attr-dice = { $n ->
    [one] On ne lance que { $n } dé ici.
   *[other] On ne lance que { $n } dés ici.
}
attr-no-skull-reroll = Ici, les crânes ne se relancent pas.
attr-join = Rejoint gratuitement l'unité à son arrivée : { $card }.
attr-join-first = Rejoint gratuitement la première unité arrivée, et ne se recrute nulle part ailleurs : { $card }.
attr-no-find = On ne trouve aucun objet ici.
attr-free-item = La première unité arrivée prend gratuitement : { $card }.
attr-vehicle-pay = Se trouve ici à son coût : { $card }.
attr-vehicle-free = Se prend ici gratuitement : { $card }.
attr-award-first = La première unité arrivée pioche une médaille.
attr-entry-soldiers-roll = À l'arrivée, lancez un dé et gagnez autant de soldats.
attr-entry-soldiers = { $n ->
    [one] À l'arrivée, gagnez { $n } soldat.
   *[other] À l'arrivée, gagnez { $n } soldats.
}
attr-four-gain = { $n ->
    [one] Quatre résultats identiques au compte final : gagnez { $n } soldat.
   *[other] Quatre résultats identiques au compte final : gagnez { $n } soldats.
}
attr-four-lose = { $n ->
    [one] Quatre résultats identiques au compte final : perdez { $n } soldat.
   *[other] Quatre résultats identiques au compte final : perdez { $n } soldats.
}
attr-capacity = { $n ->
    [one] Pas plus de { $n } unité ici à la fois.
   *[other] Pas plus de { $n } unités ici à la fois.
}
attr-stay-forever = Une unité peut rester ici aussi longtemps qu'elle veut.
attr-climb = Falaise : aucun dé verrouillé, pas de véhicule ; quatre crânes au compte final achèvent l'escalade, en trois tours au plus.
attr-retreat = Une unité qui échoue à gravir le secteur { $a } ou { $b } peut se replier ici.
attr-def-fixed = Ici, ni objet, ni véhicule, ni Spécialiste ne fait baisser la DEF.
attr-general-cancels = Sans effet tant que le { card-general } est en jeu.
attr-battle-cry-only = On n'y entre qu'avec un { rwb-courage }.
attr-random = Terrain inconnu : la première unité arrivée lance le dé sur la table { $table }.
attr-combat-loss = À chaque Combat, chaque unité présente lance un dé et subit autant de pertes en plus.
attr-combat-loss-unless = À chaque Combat, chaque unité présente lance un dé et subit autant de pertes en plus, sauf si elle a : { $card }.
attr-skull-any = { $n ->
    [one] Chaque tour, +{ $n } crâne de la couleur de votre choix.
   *[other] Chaque tour, +{ $n } crânes des couleurs de votre choix.
}
attr-no-battle-cry = Aucun { rwb-courage } ne s'obtient ici.
attr-star-loss = { $n ->
    [one] Chaque étoile du compte final coûte { $n } soldat.
   *[other] Chaque étoile du compte final coûte { $n } soldats.
}
attr-rwb-soldier = { $n ->
    [one] Chaque bonus BBR obtenu ici donne { $n } soldat de plus.
   *[other] Chaque bonus BBR obtenu ici donne { $n } soldats de plus.
}
attr-cant-stay = Un seul tour : il faut partir au Mouvement suivant.

## Ce que demande un secteur

need-one = Pour entrer, l'unité doit avoir : { $card }.
need-any-of = Pour entrer, l'unité doit avoir l'un de ceux-ci : { $cards }.
sacrifice-any = Pour entrer, l'unité sacrifie un Spécialiste de son choix.
sacrifice-one = Pour entrer, l'unité sacrifie : { $card }.

## Dangers

special-damage-specialist = Chaque 6 aux dés de mitrailleuse tue en plus un Spécialiste de chaque unité présente.
special-damage-courage = Chaque 6 aux dés de mitrailleuse coûte en plus 1 point de courage à chaque unité présente.
edge-mine = Mines : lancez un dé et subissez autant de pertes.
edge-barrier = Obstacle : infranchissable sans { card-wirecutters } ou { card-bulldozer }.
black-shield = Bouclier noir : une unité ne peut rester ici qu'un seul tour.

## Le terrain inconnu de Sword Beach

random-a1 = Tirs de mortier
random-a2 = Terrain glissant
random-a3 = Trous d'homme
random-a4 = Abri
# As in English.
random-a5 = Half-track
random-a6 = Champ d'honneur
random-b1 = Barrage d'artillerie
random-b2 = Équipage de char abattu
random-b3 = Tireurs embusqués
random-b4 = Tranchée
# As in English.
random-b5 = Bulldozer
random-b6 = Point d'observation
random-c1 = Pièges
random-c2 = Feux croisés
random-c3 = Embuscade
random-c4 = Barrage d'artillerie
random-c5 = Automitrailleuse
random-c6 = Point de ralliement
