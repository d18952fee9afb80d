# Pourquoi une chose est impossible, et ce qui serait possible. Le numéro de la règle suit la phrase.

## Tous les jeux

refusal-not-a-choice = « { $action } » n'est pas parmi vos choix en ce moment.
refusal-game-over = La partie est finie.
    .won = La partie est finie : la bataille est gagnée.
    .lost = La partie est finie : la bataille est perdue.
refusal-no-such-seat = { $seats ->
    [one] Il n'y a pas de place { $seat } ; cette partie n'a que { $seats } place.
   *[other] Il n'y a pas de place { $seat } ; cette partie a les places 1 à { $seats }.
}
refusal-not-your-question = On ne demande rien à l'unité { $seat } en ce moment ; « { $action } » doit attendre la réponse de { $waiting }.
refusal-seat-not-played = Personne ne joue la place { $seat } : elle suit les règles d'elle-même, « { $action } » ne peut pas se faire pour elle.
refusal-window-passed = Vous avez passé ; vous pourrez de nouveau agir dès que quelqu'un d'autre aura agi.
refusal-window-turn = « { $action } » doit attendre : la parole est à l'autre camp.
refusal-no-undo = Il n'y a rien à reprendre : on ne revient pas sur un dé lancé, une carte tirée ou l'action d'un autre joueur.
refusal-not-offered = « { $action } » n'est pas une réponse à cette question.

## Lancer

refusal-roll-first = Lancez d'abord les dés : « roll » et non « { $action } ».
refusal-lock-now = { $n ->
    [one] C'est le moment de verrouiller { $n } dé, et non « { $action } ».
   *[other] C'est le moment de verrouiller { $n } dés, et non « { $action } ».
}
refusal-lock-count = { $n ->
    [one] On verrouille ici exactement { $n } dé, vous en nommez { $given }.
   *[other] On verrouille ici exactement { $n } dés, vous en nommez { $given }.
}
refusal-no-such-dice = « { $action } » nomme un dé deux fois, ou un dé que vous n'avez pas dans ce jet.
refusal-reroll-now = Relancez des dés ou arrêtez, et non « { $action } ».
refusal-reroll-none = Nommez les dés à relancer, ou arrêtez.
refusal-locked = Les dés verrouillés restent tels quels : { $dice }.
refusal-skull-stays = Les crânes ne se relancent pas dans ce secteur : { $dice }.
refusal-ready-or-card = Dites « ready » ou utilisez une carte, et non « { $action } ».

## Entretien

refusal-declare-now = Déclarez un BBR ou une suite, ou dites « declared », et non « { $action } ».
refusal-claims-broken = Ce que vous avez déclaré ne survivrait pas à vos crânes ; déclarez d'abord ce qui le sauve.
refusal-no-straight = Une suite demande les six faces, et il en manque une à votre compte final.
refusal-no-set = Votre compte final n'a pas de BBR { $face-of-many }.
refusal-no-battle-cry = Aucun { rwb-courage } ne s'obtient dans ce secteur ; on gaspillerait { $card }.

## Ralliement

refusal-muster-now = Recrutez, trouvez, achetez une médaille ou dites « done », et non « { $action } ».
refusal-unknown-card = Cette partie n'a pas de carte { $name }.
refusal-unknown-card-near = Cette partie n'a pas de carte « { $word } » ; vouliez-vous dire « { $nearest } » ?
refusal-recruit-have = Vous avez déjà { $card }.
refusal-recruit-fallen = Votre unité a perdu { $card } dans cette partie et ne peut plus recruter cette carte.
refusal-recruit-not-here = Ni votre main ni la réserve ne contient { $card }.
refusal-recruit-once = Vous avez déjà recruté ce tour-ci ; c'est une fois par tour.
refusal-recruit-cost = { $cost ->
    [one] Recruter { $card } coûte { $cost } étoile ; vous en avez { $have }.
   *[other] Recruter { $card } coûte { $cost } étoiles ; vous en avez { $have }.
}
refusal-recruit-level = Il n'y a pas de Spécialistes à ce niveau.
refusal-find-level = Il n'y a ni objets ni véhicules à ce niveau.
refusal-find-no-find = On ne trouve aucun objet dans { $sector }.
refusal-find-not-item = On ne trouve ici que les objets et les véhicules de la table : { $card } n'en est pas.
refusal-find-not-used = Personne n'a utilisé { $card } ; une { rwb-tool } ne peut donc pas ramener cette carte.
refusal-find-used = Quelqu'un a déjà utilisé { $card } ; seule une { rwb-tool } permet de reprendre cette carte.
refusal-find-not-here = La réserve ne contient pas { $card }.
refusal-find-once = Vous avez déjà trouvé quelque chose ce tour-ci ; c'est une fois par tour.
refusal-find-cost = { $cost ->
    [one] Obtenir { $card } coûte { $cost } point d'objet ; vous en avez { $have }.
   *[other] Obtenir { $card } coûte { $cost } points d'objet ; vous en avez { $have }.
}
refusal-vehicle-not-here = Votre secteur n'abrite pas { $card }.
refusal-vehicle-one = Une unité a un véhicule au plus et la vôtre a { $card } ; abandonnez-le ou cédez-le d'abord.
refusal-vehicle-not-there = Aucun véhicule ne peut se trouver dans { $sector }.
refusal-no-vehicle = Vous n'avez pas de véhicule à abandonner.
refusal-award-none = Il ne reste pas de médaille dans la pioche.
refusal-award-level = Il n'y a pas de médailles à ce niveau.
refusal-award-once = Votre unité a déjà reçu une médaille ce tour-ci ; c'est une fois par tour.
refusal-award-cost = Une médaille coûte { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } de courage ; vous en avez { $have }.

## Mouvement

refusal-move-now = Dites où aller, ou restez, et non « { $action } ».
refusal-move-must = Votre unité doit quitter son secteur ce tour-ci ; elle ne peut pas rester.
refusal-move-not-lost = Votre unité n'a pas à se rendre : elle peut encore bouger ou rester.
refusal-move-no-sector = Il n'y a pas de { $sector-bare } sur cette carte.
refusal-sector-which = « { $word } » peut désigner plusieurs lieux ; précisez lequel : { $options }.
refusal-move-no-retreat = Votre unité ne peut pas se replier vers { $sector }.
refusal-move-not-adjacent = On ne passe pas directement depuis { $here } vers { $sector } : ils ne sont pas adjacents.
refusal-move-verb = Pour aller vers { $sector }, dites « { $verb } ».
refusal-move-visited = Votre unité est déjà passée dans { $sector } et ne peut y revenir.
refusal-move-climbing = Votre unité n'a pas encore gravi la falaise dans { $sector } : il faut quatre crânes au compte final.
refusal-move-back-over = Votre unité vient de cette carte-là et ne peut pas y retourner : { $sector }.
refusal-move-sealed = Rien n'ouvre { $sector } tant que le bunker de Merville n'est pas pris.
refusal-move-no-advance = Votre unité ne peut pas avancer ce tour-ci : elle a utilisé la { card-croix-de-guerre }.
refusal-move-barrier = Un obstacle coupe le chemin vers { $sector } ; il faut : { card-wirecutters } ou { card-bulldozer }.
refusal-move-full = { $n ->
    [one] C'est complet dans { $sector } : il y a place pour { $n } unité.
   *[other] C'est complet dans { $sector } : il y a place pour { $n } unités.
}
refusal-move-climb-cry = Aucun { rwb-courage } ne mène en haut de la falaise, vers { $sector } ; il faut grimper.
refusal-move-climb-below = Avant d'aller vers { $sector }, il faut gravir la falaise : quatre crânes au compte final.
refusal-move-no-cry = Charger vers { $sector } demande un { rwb-courage }, et votre unité n'en a pas ce tour-ci.
refusal-move-cry-only = On n'entre dans { $sector } qu'avec un { rwb-courage } : « charge » et non « advance ».
refusal-move-courage = { $cost ->
    [one] Avancer vers { $sector } coûte { $cost } point de courage ; vous en avez { $have }.
   *[other] Avancer vers { $sector } coûte { $cost } points de courage ; vous en avez { $have }.
}
refusal-move-need = Pour entrer dans { $sector }, l'unité doit avoir { $card }.
refusal-move-sacrifice = Pour entrer dans { $sector }, l'unité doit sacrifier { $card }.
    .any = Pour entrer dans { $sector }, l'unité doit sacrifier un Spécialiste, et elle n'en a pas.

## Cartes

refusal-answer-first = « { $action } » doit attendre : vous avez d'abord une question à régler.
refusal-not-yours = Vous n'avez pas { $card }.
refusal-wrong-moment = Ce n'est pas le moment d'utiliser { $card } ; son moment : { $timing }.
refusal-card-passive = Cette carte agit d'elle-même et ne s'utilise pas : { $name }.
refusal-card-once = Votre unité a déjà utilisé { $card } ce tour-ci.
refusal-card-in-force = Utiliser { $card } ne changerait rien : l'effet agit déjà.
refusal-card-not-bunker = On ne peut pas utiliser { $card } dans un bunker.
refusal-card-bunker-only = On ne peut utiliser { $card } que dans un bunker.
refusal-card-no-guns = Il n'y a pas ici de mitrailleuses à faire taire avec { $card }.
refusal-card-no-other = Il n'y a pas d'autre unité pour qui utiliser { $card }.
refusal-card-nothing-left = Il ne reste rien à choisir avec { $card }.
refusal-card-no-die = Il n'y a pas de dé à changer avec { $card } en ce moment.
refusal-card-no-skull = Pour utiliser { $card }, il faut au moins un crâne dans votre compte final.
refusal-card-need-not = On n'utilise { $card } que pour une unité qui doit partir, et la vôtre ne le doit pas.
refusal-def-fixed = Rien ne réduit la DEF dans { $sector }, pas même { $card }.

## Échanges

refusal-trade-solo = Une unité seule n'a personne avec qui échanger.
refusal-trade-whom = Dites avec quelle autre unité échanger, par exemple « { $example } ».
refusal-trade-units-only = Seules les unités échangent, et entre elles.
refusal-trade-moment = Au Combat, on échange après le tir des mitrailleuses et avant les pertes.
refusal-trade-not-in-play = L'unité { $other } n'est plus en jeu.
refusal-trade-apart = L'unité { $other } est dans un autre secteur ; pour échanger il faut le même secteur ou un { card-carrier-pigeon }.
    .vehicle = L'unité { $other } est dans un autre secteur ; un véhicule ne se cède que dans le même secteur.
refusal-trade-limit = Avec les échanges limités, rien ne s'échange dans la dernière rangée ni près d'un bunker.
refusal-trade-busy = L'unité { $other } a d'abord une question à régler.
refusal-trade-waits = Votre offre attend la réponse de l'unité { $other } ; vous pouvez seulement la retirer.
refusal-trade-answer = Acceptez ou refusez d'abord l'offre de l'unité { $other }.
refusal-trade-empty = L'offre est vide ; remplissez-la avec « give » ou « take ».
refusal-trade-words = « { $action } » n'entre pas dans une offre ; dites « give soldiers 3 », « take bazooka », « offer » ou « cancel ».
refusal-trade-too-much = L'unité { $other } n'a pas { $what }.
refusal-trade-card = L'unité { $other } ne peut pas échanger cette carte : { $name }.
refusal-trade-messenger = A déjà changé d'unité ce tour-ci : { $name }.
refusal-trade-found = S'utilise au moment où on le trouve et ne s'échange jamais : { $name }.
refusal-trade-vehicle = L'unité { $other } a déjà un véhicule et devrait le céder contre { $card }.
refusal-trade-strength = L'unité { $other } resterait sans soldats ni Spécialistes.

## Mises en place

refusal-setup-empty = La mise en place est vide ; dites par exemple « dday n-01 ».
refusal-setup-unknown-game = Il n'y a pas de jeu « { $game } » ; une mise en place commence par l'un de { $known }, par exemple « dday n-18 ».
refusal-setup-two-boards = Une partie a une seule carte : « { $first } » ou « { $second } », pas les deux.
refusal-setup-twice = « { $key } » est donné deux fois.
refusal-setup-seed = La graine « { $seed } » ne convient pas ; une graine compte de 1 à 64 lettres, chiffres ou signes, sans espace.
refusal-setup-not-a-number = « { $key } » demande un nombre, 1 ou plus, pas « { $value } ».
refusal-setup-unknown-key = Il n'y a pas de réglage « { $key } » ; réglages connus : { $known }.
refusal-setup-option-key = « { $key } » est une option : écrivez opts={ $word }.
refusal-setup-unknown-box = Il n'y a pas de boîte « { $box } » ; boîtes connues : { $known }.
refusal-setup-missing-box = La carte « { $map } » se trouve dans la boîte « { $box } », que la mise en place laisse de côté ; ajoutez-la à boxes=, ou ne nommez aucune boîte.
refusal-setup-unknown-map = Il n'y a pas de carte « { $map } » ; vouliez-vous dire « { $nearest } » ?
refusal-setup-units = { $map } se joue de { $least } à { $most } unités, pas à { $units }.
refusal-setup-units-need = Plus de { $most } unités, ici { $units }, demandent l'option « { $option } ».
refusal-setup-deadstick-map = { map-deadstick } : elle se joue sur son propre plateau « deadstick », pas sur { $map }.
refusal-setup-level-map = La carte { $map } n'a pas de niveaux d'entraînement ; « { $level } » n'y existe pas.
refusal-setup-unknown-level = Il n'y a pas de niveau « { $level } » ; niveaux connus : { $known }.
refusal-setup-level-option = L'option « { $option } » demande ce que le niveau « { $level } » laisse de côté.
refusal-setup-unknown-option = Il n'y a pas d'option « { $option } » ; vouliez-vous dire « { $nearest } » ?
refusal-setup-option-value = L'option « { $option } » ne peut pas valoir « { $value } » ; écrivez « { $option }= » et l'une de ces valeurs : { $values }.
refusal-setup-option-part = L'option « { $option } » ne connaît pas « { $value } » ; est-ce { $nearest } ?
refusal-setup-option-needs = L'option « { $option } » demande l'option « { $needed } ».
refusal-setup-options-clash = Les options « { $option } » et « { $other } » se contredisent.
refusal-setup-no-cliff = La carte { $map } n'a pas de falaise à gravir.

## Parties notées et sauvegardes

refusal-record-empty = La partie notée est vide.
refusal-record-not-one = Ce n'est pas une partie notée : le texte commence par « { $found } » et non par « { $format } ».
refusal-record-newer = La partie est notée au format plus récent « { $found } » ; cette version de H-Hour lit « { $format } ».
refusal-record-rules = La partie notée ne dit pas la version des règles : « { $found } » n'est pas un nombre.
refusal-record-newer-rules = La partie suit la version { $found } des règles ; cette version de H-Hour connaît la { $known }.
refusal-record-line = La ligne { $line } de la partie notée est illisible : « { $text } ».
refusal-record-dice = La ligne { $line } de la partie notée devrait dire d'où viennent les dés (« dice parts 1=PROMESSE/PART » ou « dice import seed#=EMPREINTE ») et dit « { $text } ».
refusal-record-number = La ligne { $line } de la partie notée devrait être l'action { $expected } et porte le numéro { $found }.
refusal-record-after-end = La ligne { $line } de la partie notée vient après la fin.
refusal-record-refused = L'action { $number } de la partie notée, « { $action } », est contraire aux règles.
refusal-record-needs-dice = Il manque des résultats de dés à l'action { $number } de la partie notée, « { $action } ».
refusal-save-broken = La sauvegarde est abîmée ; on ne peut pas reprendre la partie.
refusal-save-newer = La sauvegarde vient d'une version plus récente de H-Hour.
refusal-dice-not-a-face = « { $word } » n'est pas une face de dé ; les faces sont { $faces }.
refusal-dice-not-a-number = « { $word } » n'est pas un nombre de 1 à 6.
refusal-dice-not-an-option = « { $word } » ne peut pas être tiré ; il y a : { $options }.
refusal-dice-too-many = « { $action } » ne demande pas tant de résultats ; en trop : { $surplus }.

## Quand une carte s'utilise

timing-any = à tout moment
timing-roll = pendant la phase Lancer
timing-lock = quand on verrouille des dés
timing-window = après le dernier jet
timing-window-close = quand le compte final est fixé
timing-upkeep = pendant la phase Entretien
timing-muster = pendant la phase Ralliement
timing-move = pendant la phase Mouvement
timing-moved = après le mouvement
timing-arrival = à l'arrivée
timing-combat = pendant la phase Combat
timing-combat-before-mgf = pendant la phase Combat, avant les mitrailleuses
timing-combat-after-mgf = pendant la phase Combat, après les mitrailleuses
timing-casualties = quand l'unité subit des pertes
timing-sacrifice = quand on sacrifie un Spécialiste
timing-trade = quand des unités échangent
timing-when-found = au moment où on l'obtient
timing-specialist-step = à l'étape des Spécialistes
timing-compare-step = à la comparaison des dés
timing-medal-own = pendant votre tour
timing-medal-other = pendant le tour d'un autre joueur
timing-medal-any = pendant le tour de n'importe qui
timing-automatic = de lui-même
