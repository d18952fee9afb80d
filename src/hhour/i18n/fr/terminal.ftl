# La partie dans le terminal.

play-turn = tour { $n }
play-column-unit = Unité
play-column-sector = Secteur
play-column-soldiers = Soldats
play-column-stars = Étoiles
play-column-courage = Cour.
play-column-points = Pts
play-column-def = Déf.
play-column-cards = Cartes
play-locked-sign = |verrouillé|
play-of-unit = { $label } (unité { $n })
play-aside = à côté { $dice }
play-sea-aid = En mer : 1 et 2 coûtent des soldats, C du courage, T des points d'objet, la coque de votre chaland ; S se compte, et trois coûtent un Spécialiste ; K ne fait rien. Un BBR est une pénalité.
view-way-to-hell-passengers = Passagers
play-unit-asked = Unité { $n } : { $question }
play-role-asked = { $who } : { $question }
play-player-asked = Joueur { $n } : { $question }
play-also-waiting = On attend aussi : { $units } ; « { $example } » y passe.
play-no-seat = Il n'y a pas de place { $n } à cette table ; il y a : { $seats }.
play-bot-sits = { $seat } : un bot y joue.
play-bot-where = Un bot veut une place de cette table, pas « { $word } » ; il y a : { $seats }. Par exemple --bot 2=captain.
play-bots-only = Quelqu'un doit jouer : laissez une place sans bot, ou faites jouer les bots seuls avec « hhour sim ».
play-choose = Il y a plusieurs réponses : tapez l'une d'elles, par son numéro ou en toutes lettres.
play-more-events = ... encore { $n ->
        [one] { $n } ligne
       *[other] { $n } lignes
    } : « log »
play-keys = aide · pourquoi · reprendre · conseil · plan · journal · règles · cartes · fin
play-hint-dice = Tapez les dés, parmi : { $dice }
play-hint-reroll = Tapez les dés à relancer, parmi : { $dice }
play-hint-form = Tapez : { $form }
play-several = « { $word } » peut être : { $choices }.
play-nearest = « { $word } » n'est pas connu ici ; vouliez-vous dire « { $nearest } » ?
play-taken-back = Rien n'a été lancé.
play-fault = C'est notre erreur, pas la vôtre. Rien n'a changé ; vous pouvez continuer autrement. Si vous la signalez, citez { $reference } ({ $path }).
play-undone = Repris : { $action }.
play-saved = Sauvegardé : { $path }
play-not-saved = Pas sauvegardé. { $reason }
play-not-kept = La partie ne peut pas être gardée sur le disque et continue en mémoire ; « save LIEU » l'écrit ailleurs. { $reason }
play-save-elsewhere = Où la sauvegarder (Entrée : nulle part) ?
play-bye = « hhour play --continue » reprend ici.
play-continued = Vous reprenez { $setup }, tour { $n }.
play-cannot-continue = { $path } ne peut pas être repris. { $reason }
play-nothing-kept = Il n'y a pas de partie à reprendre dans { $path }.
play-seed = La graine était { $seed }.
play-record = L'enregistrement est { $path }. « hhour replay » le raconte, « hhour verify » prouve ses dés.
play-enter = Entrée : continuer
play-why-number = « why » explique le dernier événement ou refus, « why 12 » l'événement 12 ; « { $word } » n'est pas un nombre.
play-no-event = Il n'y a pas d'événement { $word } à expliquer.
play-rules-what = Dites quoi chercher : « rules lock » ou « rules B-ROLL-03 ».
play-lang-which = La langue est { $code } ; « langue en » la change (en, fr, zh).
play-no-cards = Aucune unité n'a de carte.
play-dice-prompt = { $n ->
    [one] résultat :
   *[other] { $n } résultats :
}
play-dice-help = Les lettres K S 1 2 C T ou les noms pour les dés du jeu, des nombres pour les dés ordinaires, séparés par des espaces ; « annuler » reprend l'action.
play-help-answers = Répondez par un numéro, par l'action elle-même (advance 5), par un début qui ne convient qu'à une réponse (adv 5), ou comme l'écran le dit (avancer 5).
    .player = Répondez par un numéro, par l'action elle-même (stop), par un début qui ne convient qu'à une réponse (st), ou comme l'écran le dit.
play-help-dice = Les dés s'appellent r1 r2 (rouges) w1 w2 (blancs) b1 b2 (bleus) : « r1 w2 » verrouille ou relance ceux-là.
    .player = Les dés s'appellent r1 r2 (rouges) w1 w2 (blancs) b1 b2 (bleus) : « r1 w2 » relance ceux-là.
play-help-faces = Faces : K crâne, S étoile, 1 soldat, 2 deux soldats, C courage, T outil ; la lettre ou le nom. |r1 K| est verrouillé, (r1 K) ne compte plus.
    .player = Faces : K crâne, S étoile, 1 soldat, 2 deux soldats, C courage, T outil ; la lettre ou le nom. (r1) est laissé de côté.
play-help-board = Carte : [5 3 G ▲7*] est le secteur 5, DEF 3, une mitrailleuse ; on avance vers 7 à travers des mines. 2C à gauche : une ligne qui coûte 2 points de courage. @1 est l'unité 1 ; <5> est accessible maintenant.
    .express = Le chemin du bunker : [3 Point de Ralliement] est le secteur où vous êtes, * en marque un qui a son propre effet. Dés de l'Axe : <K> est le Kommandant, (K) n'est pas à assortir.
    .bataille = Les dés de l'Axe sont au-dessus des vôtres ; <K> est le Kommandant. Dessous : ce qui manque, la chance d'assortir, l'enjeu.
play-help-why = pourquoi [N]   expliquer le dernier événement ou refus, ou l'événement N
play-help-undo = reprendre      reprendre votre dernière action (tant que rien de nouveau n'est apparu)
play-help-hint = conseil        ce que ferait le meilleur robot, et que verrouiller ou relancer pour avoir le plus de soldats
    .player = conseil        quelle relance a le plus de chances d'assortir
play-help-map = plan           la carte entière avec sa légende
    .express = plan           chaque secteur de la plage avec son effet
    .bataille = plan           la table telle qu'elle est
play-help-log = journal        tout ce qui s'est passé
play-help-rules = règles MOT     chercher dans les règles de ce jeu (--all derrière : tout)
play-help-cards = cartes MOT     chercher une carte ; sans mot, les cartes de la table
play-help-save = sauver [LIEU]  la partie est gardée après chaque action ; avec un lieu, là aussi (.hh : enregistrement)
play-help-seat = 2: done        agir pour l'unité 2 ; « 2: » passe à elle, « allemand: » à l'Allemand
    .player = 2: stop        agir pour le joueur 2 ; « 2: » passe à lui
play-help-lang = langue en      changer de langue (en, fr, zh)
play-help-quit = fin            partir ; « hhour play --continue » reprend plus tard

## Comment les commandes peuvent s'appeler

typed-help = aide
typed-why = pourquoi
typed-undo = reprendre annuler
typed-save = sauver sauvegarder
typed-rules = règles règle
typed-cards = cartes
typed-map = plan carte
typed-log = journal
typed-hint = conseil
typed-lang = langue
typed-quit = fin quitter

## Résultats tapés

dice-count = Il faut { $wanted ->
    [one] { $wanted } résultat
   *[other] { $wanted } résultats
}, pas { $n }.
dice-several = « { $word } » peut être { $faces }.
dice-no-face = « { $word } » n'est pas une face ; tapez K crâne, S étoile, 1 soldat, 2 deux soldats, C courage ou T outil.
dice-no-number = « { $word } » n'est pas un nombre de 1 à 6.
dice-no-option = « { $word } » ne peut pas être tiré ; il y a : { $options }.

## Conseils

hint-only = Il n'y a que cette réponse.
hint-not-now = Un conseil est possible quand il y a des dés à verrouiller ou à relancer.
hint-head = Soldats attendus, le meilleur d'abord :
hint-mind = { $mind } : { $what }. { $why }

## La fin

result-won = La bataille est gagnée, au tour { $n }.
result-lost = La bataille est perdue, au tour { $n }.
result-won-across = { $who } a perdu, au tour { $n } : les unités ont gagné.
result-lost-across = { $who } a gagné, au tour { $n } : les unités ont perdu.
result-running = La bataille continue, au tour { $n }.
status-in-play = en jeu
status-safe = a pris le bunker
status-out = hors de combat
result-unit = Unité { $n } ({ $status }, { $where }) : { $amounts }.
result-force = { $who } : { $amounts }.
result-points = Points de victoire { $n } = { $parts }
result-team = L'équipe marque { $n }, autant que sa dernière unité.
points-b-opt-15 = bunker pris
points-b-opt-16 = premier dans le bunker
points-b-opt-17 = secteur
points-b-opt-18 = soldats
points-b-opt-19 = bravoure
points-b-opt-20 = Spécialistes
points-b-opt-21 = médailles
