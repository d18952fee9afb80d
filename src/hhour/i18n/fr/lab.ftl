# Comment le laboratoire nomme ses commandes.

cli-about-sim = faire jouer beaucoup de parties à des bots et compter
cli-about-solve = le jeu optimal exact du Galop d'essai
cli-about-lab = difficulté, comparaisons et chance d'une partie
