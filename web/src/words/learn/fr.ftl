# Le jeu en trois minutes.

learn = Apprendre en trois minutes
learn-aim = Le but
learn-aim-text = Vous menez une unité de soldats du bord de l'eau jusqu'au bunker, tout en haut, secteur par secteur. Seul ou ensemble : chaque unité doit y arriver, et si une seule est perdue, tous ont perdu.
learn-roll = Lancez six dés
learn-roll-text = Chaque tour commence par deux dés rouges, deux blancs et deux bleus. Vous pouvez lancer trois fois.
learn-lock = Verrouillez-en deux
learn-lock-text = Après le premier lancer vous verrouillez deux dés, après le deuxième vous pouvez continuer avec les autres. Ce qui est verrouillé le reste tout le tour.
learn-faces = Ce qu'apportent les faces
learn-faces-text = Quand vous arrêtez, on compte tous les dés ensemble.
learn-face-SOLDIER = un soldat de plus
learn-face-TWO_SOLDIERS = deux soldats de plus
learn-face-COURAGE = du courage, pour avancer
learn-face-STAR = des étoiles, pour recruter des Spécialistes
learn-face-TOOL = des outils, pour trouver des objets
learn-face-SKULL = annule un de vos résultats
learn-set = Rouge, blanc et bleu
learn-set-text = La même face dans les trois couleurs fait un BBR : elle apporte un bonus en plus. Pensez-y en verrouillant.
learn-move = Rester ou avancer
learn-move-text = La ligne au crayon dit combien de courage coûte la rangée suivante. On reste trois tours au plus, et l'on ne revient jamais là où l'on était.
learn-combat = Le combat
learn-combat-text = Ensuite, autant de soldats tombent que le dit le bouclier de votre secteur, et davantage là où tirent les mitrailleuses. Gardez plus de soldats que cela, sinon l'unité est perdue.
learn-play = Jouer maintenant
