# Way to Hell : les cartes de bataille N-19 à N-23, les noms de leurs secteurs et ce qui s'y passe.

map-n-19 = Utah Beach : Uncle Red
    .history = 6 juin 1944 : le courant déporta la 4e division d'infanterie de quelque deux kilomètres vers le sud, devant des dunes peu tenues, près de La Madeleine. Des chars amphibies abordèrent avec les premières vagues ; derrière, seules quelques chaussées traversaient les prairies inondées.
    .advice = Deux points de débarquement qui ne se touchent pas. Un Démineur ouvre le secteur 8, donc la chaussée, où deux unités tiennent, mais aucun véhicule.
    .sector-1 = Hauts-fonds nord
    .sector-2 = Hauts-fonds sud
    .sector-3 = Sable mouillé
    .sector-4 = Chars amphibies
    .sector-5 = Épaves de péniches
    .sector-6 = Sable à découvert
    .sector-7 = Pied de la digue
    .sector-8 = Dunes minées
    .sector-9 = Brèche de la digue
    .sector-10 = Réseau de barbelés
    .sector-11 = Chaussée de la sortie 2
    .sector-12 = Prairie inondée
    .sector-13 = Chemin de Pouppeville
    .sector-14 = Carrefour d'Houdienville
map-n-20 = Juno Beach : Nan Green
    .history = 6 juin 1944, devant Courseulles-sur-Mer : les Regina Rifles et les chars amphibies du 1st Hussars affrontèrent un point d'appui armé d'un canon de 88 ; la ville derrière lui avait été partagée d'avance en îlots numérotés, à nettoyer un à un.
    .advice = La première unité dans la dernière rangée avant le bunker amène deux soldats à toutes les autres. La digue entre 6 et 9 est une barrière.
    .sector-1 = Rampe ouest
    .sector-2 = Rampe centrale
    .sector-3 = Rampe est
    .sector-4 = Chars des Hussars
    .sector-5 = Panneaux de plage
    .sector-6 = Abri de la digue
    .sector-7 = Cale
    .sector-8 = Promenade barbelée
    .sector-9 = Rue du tireur
    .sector-10 = Place du port
    .sector-11 = Cave de l'îlot
    .sector-12 = Îlot six
    .sector-13 = Terrasse du canon
map-n-21 = Assaut du manoir de Brécourt
    .history = 6 juin 1944 : une douzaine d'hommes de la compagnie Easy du 506e régiment parachutiste, menés par le lieutenant Richard Winters, prirent quatre canons de 105 qui tiraient sur Utah Beach et rapportèrent une carte des batteries allemandes.
    .advice = Chaque canon qui tire encore durcit le bunker de 2 ; l'unité qui entre dans le secteur d'un canon le fait taire et gagne une étoile.
    .sector-1 = Au Grand Chemin
    .sector-2 = Haie nord
    .sector-3 = Haie sud
    .sector-4 = Premier canon
    .sector-5 = Chemin creux
    .sector-6 = Rideau d'arbres
    .sector-7 = Boyau
    .sector-8 = Deuxième canon
    .sector-9 = Troisième canon
    .sector-10 = Champ découvert
    .sector-11 = Mur du manoir
map-n-22 = Le bunker de Cosy
    .history = 6 juin 1944, à l'ouest de Courseulles : la compagnie B des Royal Winnipeg Rifles perdit la plupart de ses hommes sur le sable, devant une casemate que le bombardement n'avait pas touchée. La 10e section du lieutenant W. F. « Cosy » Aitken la prit ; le bunker porte encore son surnom.
    .advice = Courte et meurtrière. La première unité devant la casemate pioche une médaille ; un Chasseur de chars laissé dans le dernier secteur couvre l'assaut.
    .sector-1 = Ressac de Mike
    .sector-2 = Banc de sable
    .sector-3 = Bâche
    .sector-4 = Champ de tir
    .sector-5 = Tétraèdres
    .sector-6 = Creux des dunes
    .sector-7 = Rampe des chars
    .sector-8 = Angle mort
    .sector-9 = Face à l'embrasure
    .sector-10 = Débouché de la tranchée
map-n-23 = Point d'appui Hillman
    .history = 6 juin 1944, au-dessus de Colleville : le 1st Suffolk Regiment, avec des sapeurs qui ouvrirent et balisèrent un passage dans les mines, se battit tout l'après-midi pour la plus forte position derrière Sword Beach. Le soldat J. R. Hunter s'avança seul en tirant au Bren et ouvrit la voie.
    .advice = Tout passe par deux brèches de deux unités. Une fois par partie, un Spécialiste peut s'avancer seul hors d'une brèche : ceux qui avancent avec lui n'essuient pas de mitrailleuses.
    .sector-1 = Chemin de Colleville
    .sector-2 = Verger
    .sector-3 = Chemin creux
    .sector-4 = Lisière des blés
    .sector-5 = Brèche extérieure
    .sector-6 = Passage balisé
    .sector-7 = Trous d'obus
    .sector-8 = Brèche intérieure
    .sector-9 = Carrefour de tranchées
    .sector-10 = Face à la cloche

## Ce que fait un secteur

attr-entry-stars = { $n ->
    [one] À l'arrivée, gagnez { $n } étoile.
   *[other] À l'arrivée, gagnez { $n } étoiles.
}
mark-entry-stars = { $n ->
    [one] entrée : +{ $n } étoile
   *[other] entrée : +{ $n } étoiles
}
attr-no-vehicle = Aucun véhicule ne passe ici ; l'unité qui entre abandonne le sien.
mark-no-vehicle = sans véhicule
attr-gun = Canon { $n } : tant qu'aucune unité n'est entrée, la DEF du bunker est plus haute de 2. Qui le fait taire gagne 1 étoile.
mark-gun = canon { $n }

## Ce qui se passe

event-gun-silenced = Le canon { $n } { $sector-of } se tait.
event-lone-advance = Unité { $unit } : un homme s'avance seul ; qui avance maintenant depuis { $sector } n'essuie pas de mitrailleuses ce tour-ci.
do-lone-advance = Un homme s'avance seul (sacrifier un Spécialiste)
refusal-lone-moment = Un homme ne peut s'avancer seul que pendant le Mouvement, avant que son unité bouge.
refusal-lone-place = Un homme ne peut s'avancer seul que depuis les brèches, secteurs 5 et 8.
refusal-lone-once = Un homme s'est déjà avancé seul dans cette bataille ; c'est une fois par partie.
refusal-lone-nobody = Votre unité n'a pas de Spécialiste qui puisse s'avancer seul.
