# Atlantikwall : ses cartes de bataille, ce que portent leurs secteurs, et ses deux véhicules.

# As in English.
map-n-13 = Saint-Aubin-sur-Mer
    .history = Nan Red, la partie la plus à l'est de la plage canadienne : le 6 juin 1944, le North Shore Regiment et le 48 Commando débarquèrent sous un point d'appui, derrière la digue.
    .advice = Le Char démineur du secteur 6 ouvre les passages minés derrière la promenade à tous ceux qui le suivent.
    .sector-1 = Nan Red, ouest
    .sector-2 = Nan Red, est
    .sector-3 = Galets
    .sector-4 = Pied de la digue
    .sector-5 = Cale
    .sector-6 = Promenade, ouest
    .sector-7 = Sous le canon du WN 27
    .sector-8 = Promenade, est
    .sector-9 = Jardins des villas
    .sector-10 = Rue Pasteur
    .sector-11 = Ruines de l'hôtel
    .sector-12 = Ligne du tramway
    .sector-13 = Ceinture de barbelés
    .sector-bunker = Point d'appui WN 27
# As in English.
map-n-14 = Pegasus Bridge
    .history = Peu après minuit, le 6 juin 1944, trois planeurs se posèrent près du pont du canal à Bénouville ; les hommes du major Howard le prirent en quelques minutes.
    .advice = On ne continue que par le pont, du secteur 5 au 7 : amenez un Démineur ou le Génie, ou un Cri de guerre.
    .sector-1 = Zone d'atterrissage X
    .sector-2 = Mare
    .sector-3 = Haie
    .sector-4 = Tranchée sud
    .sector-5 = Rampe du pont
    .sector-6 = Tranchée nord
    .sector-7 = Le pont
    .sector-8 = Coin du café
    .sector-9 = Carrefour de Bénouville
    .sector-bunker = Encuvement et abris
# As in English.
map-n-15 = Port-en-Bessin
    .history = Le 47 (Royal Marine) Commando y marcha depuis Gold Beach et, les 7-8 juin 1944, prit d'assaut le petit port et les deux collines fortifiées qui le dominent.
    .advice = Le secteur 8 est un bunker au milieu de la carte : on le quitte comme un autre secteur, et la première unité y pioche une médaille.
    .sector-1 = Butte d'Escures
    .sector-2 = Verger
    .sector-3 = Route
    .sector-4 = Granges de pierre
    .sector-5 = Versant ouest
    .sector-6 = Rue du port
    .sector-7 = Versant est
    .sector-8 = Hauteur ouest
    .sector-9 = Bassin, sous les navires de DCA
    .sector-10 = Sentier en lacets
    .sector-11 = Quai
    .sector-12 = Tranchée de la falaise
    .sector-bunker = Hauteur est
map-n-16 = Chaussée de La Fière
    .history = Du 6 au 9 juin 1944, la 82e division aéroportée se battit pour le manoir et la longue chaussée inondée du Merderet.
    .advice = Tout le monde doit passer par le secteur 7, une unité à la fois : convenez de l'ordre avant que le bouclier noir ne vous en chasse.
    .sector-1 = Talus du chemin de fer
    .sector-2 = Prairie inondée
    .sector-3 = Verger du manoir
    .sector-4 = Chemin creux
    .sector-5 = Cour du manoir
    .sector-6 = Rive est
    .sector-7 = La chaussée
    .sector-8 = Bord du marais
    .sector-9 = Chars détruits
    .sector-10 = Champ découvert
    .sector-11 = Chapelle de Cauquigny
    .sector-12 = Mur du cimetière
    .sector-bunker = Point d'appui de Cauquigny
map-n-17 = Batterie de Crisbecq
    .history = La batterie près de Saint-Marcouf tira sur la flotte au large d'Utah Beach et tint des jours ; son commandant fit tirer les canons d'Azeville sur sa propre position.
    .advice = Le chemin le plus long de tous. Dans les rangées du haut, un 6 après les mitrailleuses frappe d'un coup toutes les unités qui s'y trouvent.
    .sector-1 = Sortie de la chaussée
    .sector-2 = Route de Saint-Marcouf
    .sector-3 = Haies, sud
    .sector-4 = Carrefour
    .sector-5 = Haies, nord
    .sector-6 = Champ de barbelés
    .sector-7 = Cible repérée
    .sector-8 = Chars d'appui
    .sector-9 = Champ de mines, sud
    .sector-10 = Fossé antichar
    .sector-11 = Champ de mines, nord
    .sector-12 = Casemate à ciel ouvert
    .sector-13 = Cratère
    .sector-14 = Plate-forme de DCA
    .sector-15 = Abri à munitions
    .sector-16 = Tranchée de commandement
    .sector-bunker = Casemate no 1
map-n-18 = Exercice Fabius
    .history = La dernière grande répétition, dans la première semaine de mai 1944, sur des plages de la côte sud de l'Angleterre.
    .advice = La carte la plus facile de toutes, faite pour une première partie contre un Allemand.
    .sector-1 = Rampe de la barge, gauche
    .sector-2 = Rampe de la barge, droite
    .sector-3 = Banc de sable
    .sector-4 = Poste d'arbitre
    .sector-5 = Épi
    .sector-6 = Dépôt de matériel
    .sector-7 = Couloir d'exercice
    .sector-8 = Point de rassemblement
    .sector-9 = Crête des dunes, gauche
    .sector-10 = Crête des dunes, droite
    .sector-bunker = Bunker factice

## Ce que fait un secteur

attr-no-recruit = On n'y recrute aucun Spécialiste contre des étoiles.
attr-no-trade = On n'y échange aucune ressource ; les dés, si.
attr-tool-loss = { $n ->
    [one] Chaque outil du compte final coûte { $n } soldat.
   *[other] Chaque outil du compte final coûte { $n } soldats.
}
attr-mid-bunker = Un bunker au milieu de la carte : ce que les cartes disent des bunkers y vaut, mais on le quitte comme un autre secteur.
mark-no-recruit = sans recrues
mark-no-trade = sans échange
mark-tool-loss = outil : -{ $n } h.
mark-mid-bunker = bunker intérieur

refusal-recruit-not-in-sector = Aucun Spécialiste ne se recrute contre des étoiles dans { $sector }.
refusal-trade-not-in-sector = Rien ne s'échange avec l'unité { $other } : les ressources restent où elles sont dans { $sector }.
purpose-own-position = tir sur sa propre position
event-line-cleared = { $by } : les mines entre { $from } et { $sector } sont enlevées pour le reste de la partie.

## Véhicules

card-mine-clearing-tank = Char démineur
    .text = Il franchit les mines et son unité les ignore ; un passage miné qu'il a franchi est déminé pour tous jusqu'à la fin de la partie.
card-tractor = Tracteur
    .text = Chaque unité de son secteur paie 1 point de courage de moins pour avancer depuis là, jamais moins de 0.
the-mine-clearing-tank = le { card-mine-clearing-tank }
    .of = du { card-mine-clearing-tank }
    .to = au { card-mine-clearing-tank }
    .gender = masculine
the-tractor = le { card-tractor }
    .of = du { card-tractor }
    .to = au { card-tractor }
    .gender = masculine

option-atlantikwall-components = Véhicules et médailles d'Atlantikwall
    .text = Les deux véhicules et les quatre médailles de la boîte rejoignent leurs paquets dans toute partie.
