# Comment le laboratoire nomme ses commandes.

cli-about-sim = faire jouer beaucoup de parties à des bots et compter
cli-about-solve = le jeu optimal exact du Galop d'essai
cli-about-lab = difficulté, comparaisons et chance d'une partie

## Le bilan de chance

luck-title = { $setup } : { $outcome }
luck-outcome-won = gagnée
luck-outcome-lost = perdue
luck-outcome-decided = terminée
luck-outcome-running = en cours
luck-dice-points = Dés : { $n } points par rapport à l'attente.
luck-dice-matches = Dés : { $n } réussites par rapport à l'attente.
luck-dice-chance = Dés : { $n } points de chance de gagner, mieux que { $percent } % des lancers.
luck-cost-points = Décisions : { $n } points perdus.
luck-cost-matches = Décisions : { $n } réussites perdues en relances.
luck-cost-chance = Décisions : { $n } points perdus en verrouillages et relances.
luck-guns = { $dice ->
    [one] Mitrailleuses : { $sum } avec { $dice } dé, { $expected } attendu.
   *[other] Mitrailleuses : { $sum } avec { $dice } dés, { $expected } attendu.
}
luck-mines = { $dice ->
    [one] Mines : { $sum } avec { $dice } dé, { $expected } attendu.
   *[other] Mines : { $sum } avec { $dice } dés, { $expected } attendu.
}
luck-grey = { $dice ->
    [one] Dés gris : crânes { $sum } avec { $dice } dé, { $expected } attendu.
   *[other] Dés gris : crânes { $sum } avec { $dice } dés, { $expected } attendu.
}
luck-turn-points = Tour { $turn }, joueur { $seat } : chance { $luck }, perdu { $cost }
luck-turn-matches = Tentative { $turn }, joueur { $seat } : chance { $luck } %, perdu { $cost } %
luck-turn-chance = Tour { $turn }, unité { $seat } : chance { $luck }, perdu { $cost }
luck-costly = Ce qui a coûté le plus :
luck-mistake-points = Action { $number } (tour { $turn }, joueur { $seat }) : { $chosen } au lieu de { $better }, { $cost } points
luck-mistake-matches = Action { $number } (tentative { $turn }, joueur { $seat }) : { $chosen } au lieu de { $better }, { $cost } %
luck-mistake-chance = Action { $number } (tour { $turn }, unité { $seat }) : { $chosen } au lieu de { $better }, { $cost } points
