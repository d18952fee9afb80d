# Express!, le jeu coopératif de la boîte Pocket.

game-express = Express !
    .text = Prenez une plage ensemble : six secteurs, et chacun doit y assortir tous les dés de l'Axe.

## Plages

# As in English.
map-utah = Utah Beach
    .history = La 4e division américaine dériva de deux kilomètres et trouva des défenses faibles devant des champs inondés.
    .advice = La plage la plus douce ; commencez ici.
# As in English.
map-gold = Gold Beach
    .history = La 50e division britannique débarqua ici ; le sergent-major Hollis y gagna la seule Victoria Cross du jour.
    .advice = Les BBR décident de l'Épreuve et du Bunker.
# As in English.
map-juno = Juno Beach
    .history = La 3e division canadienne franchit des hauts-fonds minés par mer forte et prit les petits ports derrière eux.
    .advice = Le Bunker de la carte avancée demande trois Spécialistes : ralliez tôt.
# As in English.
map-sword = Sword Beach
    .history = Fantassins et commandos britanniques, des Français parmi eux, subirent la seule contre-attaque blindée du jour.
    .advice = Arrivez à l'Épreuve avec un Spécialiste dont vous pouvez vous passer.
# As in English.
map-omaha = Omaha Beach
    .history = Les 1re et 29e divisions américaines trouvèrent des défenses intactes sous les falaises et y perdirent le plus d'hommes.
    .advice = Le Vétéran et le Général épargnent beaucoup sur la carte avancée.
# As in English.
map-hoc = Pointe du Hoc
    .history = Les Rangers américains escaladèrent la falaise à la corde sous le feu ; les canons avaient été déplacés.
    .advice = Les crânes y collent aux doigts ; le Général en retourne un.
express-neptune = Opération Neptune

## Terrain

express-place = le secteur { $n } ({ $terrain })
    .of = du secteur { $n } ({ $terrain })
    .to = au secteur { $n } ({ $terrain })

## Spécialistes

card-express-captain = Capitaine
    .text = À chaque tentative, chaque joueur peut changer la couleur d'un de ses dés ; le résultat reste.
card-express-engineer = Génie
    .text = Son détenteur peut changer un dé outil en n'importe quel résultat de n'importe quelle couleur, une fois par tentative.
card-express-medic = Toubib
    .text = Sacrifiez-le : tous ignorent leurs dés et relancent le secteur contre les mêmes dés de l'Axe.
card-express-corporal = Caporal
    .text = Ajoute un soldat sans couleur au compte final de chaque joueur.
card-express-veteran = Vétéran
    .text = Un joueur dont les dés font une suite nettoie le secteur pour lui-même.
card-express-hero = Héros
    .text = Sacrifiez-le : un joueur nettoie le secteur quels que soient ses dés.
card-express-general = Général
    .text = À chaque tentative, chaque joueur peut choisir le résultat d'un de ses dés ; la couleur reste.
the-express-captain = le { card-express-captain }
    .of = du { card-express-captain }
    .to = au { card-express-captain }
    .gender = masculine
the-express-engineer = le { card-express-engineer }
    .of = du { card-express-engineer }
    .to = au { card-express-engineer }
    .gender = masculine
the-express-medic = le { card-express-medic }
    .of = du { card-express-medic }
    .to = au { card-express-medic }
    .gender = masculine
the-express-corporal = le { card-express-corporal }
    .of = du { card-express-corporal }
    .to = au { card-express-corporal }
    .gender = masculine
the-express-veteran = le { card-express-veteran }
    .of = du { card-express-veteran }
    .to = au { card-express-veteran }
    .gender = masculine
the-express-hero = le { card-express-hero }
    .of = du { card-express-hero }
    .to = au { card-express-hero }
    .gender = masculine
the-express-general = le { card-express-general }
    .of = du { card-express-general }
    .to = au { card-express-general }
    .gender = masculine

## Étapes

phase-beach = Dé Plage
phase-axis = Axe
phase-reroll = Relances
phase-specialists = Spécialistes
phase-rally = Ralliement
phase-compare = Comparaison
express-player = joueur { $n }
express-kommandant = Kommandant : { $face }
express-purpose-roll = lancer
express-purpose-axis = dés de l'Axe
express-purpose-help = aide du joueur seul
express-purpose-left-out = dé mis de côté
express-purpose-beach-die = dé Plage

## Ce que fait un secteur

express-effect-no-rally = Aucun Spécialiste ne peut être rallié ici.
express-effect-axis-reroll = Le meneur d'hommes peut relancer une fois les dés de l'Axe.
express-effect-reroll-ban = Les dés qui montrent { $face-a } ne peuvent être relancés.
    .colour = Les dés { $colour-plural } ne peuvent être relancés.
    .absent = Sans { $card }, les dés qui montrent { $face-a } ne peuvent être relancés.
express-effect-axis-next = Après un BBR ici, le secteur suivant a un dé de l'Axe de plus.
    .fewer = Après un BBR ici, le secteur suivant a un dé de l'Axe de moins.
express-effect-axis-dice = { $n ->
    [one] On lance { $n } dé de l'Axe.
   *[other] On lance { $n } dés de l'Axe.
}
    .with = Avec { $card } à l'arrivée, on lance { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    } de l'Axe.
    .without = Sans { $card } à l'arrivée, on lance { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    } de l'Axe.
express-effect-axis-ignore = Avec { $card }, les résultats { $face } de l'Axe sont ignorés.
express-effect-axis-add = L'Axe a un résultat { $face } de plus à assortir.
    .absent = Sans { $card }, l'Axe a un résultat { $face } de plus à assortir.
express-effect-axis-set = Tous les dés de l'Axe sont mis sur { $face }.
    .some = Un dé de l'Axe de votre choix garde son résultat, les autres sont mis sur { $face }.
express-effect-axis-drop-if-rwb = Avec un BBR, un dé de l'Axe de votre choix n'est pas à assortir.
express-effect-match-swap = Il faut { $to-a } pour assortir { $face-a } de l'Axe.
express-effect-match-ban = Les dés { $colour-plural } ne comptent pas pour assortir.
express-effect-no-use = Aucun Spécialiste ne peut être utilisé ici.
express-effect-no-use-next = Si un Spécialiste est utilisé ici, aucun ne peut l'être au secteur suivant.
    .no-rwb = Sans BBR ici, aucun Spécialiste ne peut être utilisé au secteur suivant.
express-effect-reroll-max-dice = { $n ->
    [one] On relance au plus { $n } dé à la fois.
   *[other] On relance au plus { $n } dés à la fois.
}
express-effect-reroll-times = { $n ->
    [one] Chaque joueur n'a que { $n } relance.
   *[other] Chaque joueur a { $n } relances.
}
express-effect-need-rwb = Sans BBR, le secteur nettoyé est rejoué.
express-effect-need-count = { $n ->
    [one] Une fois le secteur nettoyé, il faut { $n } Spécialiste au groupe, sinon la partie est perdue.
   *[other] Une fois le secteur nettoyé, il faut { $n } Spécialistes au groupe, sinon la partie est perdue.
}
express-effect-kommandant = Un dé de l'Axe est le Kommandant : il faut deux fois son résultat.
    .without = Sans { $card } à l'arrivée, un dé de l'Axe est le Kommandant.
express-effect-kommandant-next = Sans { $card } à la fin du ralliement, le Kommandant est au secteur suivant.
express-effect-lose-one = Une fois le secteur nettoyé, le groupe perd un Spécialiste, ou la partie s'il n'en a pas.
express-effect-pay-for = À l'arrivée, le groupe peut perdre un Spécialiste pour n'affronter que { $n ->
    [one] { $n } dé
   *[other] { $n } dés
} de l'Axe.
express-effect-allied-fewer = { $n ->
    [one] Chaque joueur lance { $n } dé de moins.
   *[other] Chaque joueur lance { $n } dés de moins.
}
    .each = Chaque joueur lance un dé de moins pour chaque résultat { $face } de l'Axe.
express-effect-jump-unless-rwb = Nettoyé sans BBR : le dé Plage dit où le groupe continue.
express-effect-twice-unless = Sans { $card } à l'arrivée, le secteur doit être nettoyé deux fois de suite.

## Ce qui s'est passé

express-event-began = { $n ->
    [one] { $beach } : { $n } joueur prend la plage d'assaut.
   *[other] { $beach } : { $n } joueurs prennent la plage d'assaut ; le joueur { $leader } est le meneur d'hommes.
}
    .neptune = L'{ express-neptune } commence sur { $beach } : six plages l'une après l'autre.
express-event-beach-begins = Le groupe débarque sur { $beach } ; tous les Spécialistes sont de retour dans la pioche.
express-event-arrived = Le dé Plage montre { $sector }.
express-event-help-rolled = Les dés d'aide montrent { $faces }.
express-event-kommandant = Le Kommandant est déployé : il faut deux fois son résultat.
express-event-axis-rolled = L'Axe obtient : { $faces }.
    .kommandant = L'Axe obtient : { $faces } ; le premier dé est le Kommandant.
express-event-axis-added = Un résultat { $face } s'ajoute à ceux de l'Axe.
express-event-axis-ignored = { $n ->
    [one] { $n } résultat { $face } de l'Axe est ignoré grâce { $card-to }.
   *[other] { $n } résultats { $face } de l'Axe sont ignorés grâce { $card-to }.
}
express-event-axis-set = Des dés de l'Axe sont mis sur { $face } : { $faces }.
express-event-axis-dropped = Un résultat { $face } de l'Axe n'est pas à assortir.
    .kommandant = Le Kommandant ({ $face }) n'est pas à assortir.
express-event-requirement = À assortir par chaque joueur : { $faces }.
express-event-left-out = Le joueur { $unit } met de côté { $dice }.
express-event-rolled = Le joueur { $unit } obtient { $results }.
express-event-rerolled = Le joueur { $unit } relance et obtient { $results }.
express-event-die-changed = { $name } : le joueur { $unit } change { $die } en { $face } { colour-of-face }.
express-event-soldier-added = { $card } ajoute un soldat à chaque compte.
express-event-sacrificed = { $card-gender ->
    [feminine] { $card } est sacrifiée.
   *[masculine] { $card } est sacrifié.
}
express-event-saved = Le Héros nettoie le secteur pour le joueur { $unit }.
express-event-back-to-supply = { $card } retourne dans la pioche : le compte qui l'a fait venir est nul.
express-event-rwb = Le joueur { $unit } obtient un BBR : { $faces }.
express-event-straight = Le joueur { $unit } fait une suite.
express-event-rallied = { $card } rejoint le groupe, dans la main du joueur { $unit }.
express-event-no-rally = Personne ne peut être rallié dans ce secteur.
express-event-next-dice = Le secteur suivant a un dé de l'Axe de plus.
    .fewer = Le secteur suivant a un dé de l'Axe de moins.
express-event-kommandant-next = Sans { $card }, le Kommandant attend au secteur suivant.
express-event-holds = Le joueur { $unit } assortit tout et tient son rôle.
    .hero = Le joueur { $unit } tient son rôle grâce au Héros.
    .veteran = Le joueur { $unit } tient son rôle par une suite, grâce au Vétéran.
express-event-fails = Le joueur { $unit } échoue ; il manque : { $lacks }.
express-event-cleared = { $sector } est nettoyé.
express-event-specialist-lost = Le groupe perd { $card }.
express-event-replayed = { $sector } doit être rejoué.
express-event-next-silenced = Aucun Spécialiste ne peut être utilisé au secteur suivant.
express-event-beach-die = Le dé Plage est lancé : le groupe continue dans { $sector }.
express-event-beach-won = Le Bunker est nettoyé : { $beach } est conquise.
express-event-beach-lost = { $beach } est perdue dans { $sector } : tous n'ont pas assorti.
    .nothing-to-lose = { $beach } est perdue dans { $sector } : il n'y a pas de Spécialiste à perdre.
    .too-few = { $beach } est perdue dans { $sector } : le groupe a trop peu de Spécialistes.

## Questions

express-ask-help-roll = Lancez deux dés pour rallier un premier Spécialiste.
express-ask-help-choose = Quel Spécialiste vous rejoint ?
express-ask-pay-for = Perdre un Spécialiste pour n'affronter que { $n ->
    [one] { $n } dé
   *[other] { $n } dés
} de l'Axe, ou les garder tous ?
express-ask-keep-away = Le Kommandant va être déployé : perdre un Spécialiste pour l'empêcher, ou le laisser venir ?
express-ask-axis = { $n ->
    [one] Lancez { $n } dé de l'Axe.
   *[other] Lancez { $n } dés de l'Axe.
}
express-ask-axis-again = L'Axe montre { $faces } : garder ou relancer ?
express-ask-hold = Quel dé de l'Axe garde son résultat ? Ils montrent { $faces }.
express-ask-leave-out = { $n ->
    [one] Mettez de côté { $n } de vos dés.
   *[other] Mettez de côté { $n } de vos dés.
}
express-ask-roll = Lancez vos dés. À assortir : { $wanted }.
express-ask-reroll = { $n ->
    [one] Relancer (encore { $n } fois) ou arrêter ? Il manque : { $lacks }.
   *[other] Relancer (encore { $n } fois) ou arrêter ? Il manque : { $lacks }.
}
    .matched = { $n ->
    [one] Tout est assorti. Relancer quand même (encore { $n } fois) ou arrêter ?
   *[other] Tout est assorti. Relancer quand même (encore { $n } fois) ou arrêter ?
}
express-ask-specialists = Utiliser un Spécialiste, ou est-ce fini ? Il manque : { $lacks }.
    .matched = Tout est assorti. Utiliser quand même un Spécialiste, ou est-ce fini ?
express-ask-change = { $name } : quel dé devient quoi ?
express-ask-rally = Qui le groupe rallie-t-il ?
express-ask-drop = Quel dé de l'Axe n'est pas à assortir ? Ils montrent { $faces }.
express-ask-lose-one = Quel Spécialiste le groupe perd-il ?
express-ask-jump = Lancez le dé Plage : où le groupe continue-t-il ?
express-ask-retry = { $n ->
    [one] La plage est perdue. La recommencer ? Il reste { $n } essai.
   *[other] La plage est perdue. La recommencer ? Il reste { $n } essais.
}
express-ask-over = L'invasion est finie.
    .won = L'invasion est gagnée.
    .lost = L'invasion est perdue.
express-ask-wait = { $n ->
    [one] On attend le joueur { $units }.
   *[other] On attend les joueurs { $units }.
}

## Réponses

express-do-roll = Lancer
express-do-keep = Garder
express-do-deploy = Laisser déployer le Kommandant
express-do-reroll = Relancer { $dice }
    .bare = Relancer
express-do-stop = Ne plus relancer
express-do-leave = Mettre de côté { $dice }
express-do-hold = Le dé { $n } garde son résultat
    .known = Le dé { $n } garde son résultat ({ $face })
express-do-drop = Le dé { $n } n'est pas à assortir
    .known = Le dé { $n } ({ $face }) n'est pas à assortir
    .kommandant = Le Kommandant ({ $face }) n'est pas à assortir
express-do-use = Utiliser { $card }
    .for = Sacrifier { $card } pour le joueur { $n }
    .sacrifice = Sacrifier { $card }
express-do-done = Terminé
express-do-paint = Passer { $die } au { $colour }
express-do-set = Mettre { $die } sur { $face }
    .colour = Changer { $die } en { $face } { colour-of-face }
express-do-rally = Rallier { $card }
    .held = Rallier { $card }, dans la main du joueur { $n }
express-do-pass = Ne rallier personne
express-do-lose = Perdre { $card }
express-do-again = Recommencer la plage
express-do-give-up = Abandonner

## À l'écran

express-hint-head = Meilleures relances et leur chance d'assortir :
express-hint-none = Il n'y a rien à calculer maintenant.
express-title = { $beach }, secteur { $n } : { $terrain }
    .neptune = { express-neptune } ({ $won }/6), { $beach }, secteur { $n } : { $terrain }
express-needed = Il faut : { $faces }
express-lacks = manque { $faces }
express-matches = assorti
express-not-rolled = pas encore lancé
express-group = Groupe : { $cards }
express-group-none = Groupe : pas encore de Spécialiste
express-held = { $name } (joueur { $n })
express-can-change-one = { $name-the } compléterait les dés du joueur { $n }.
express-can-restart = { $name-gender ->
    [feminine] { $name-the } peut être sacrifiée pour que tous relancent.
   *[masculine] { $name-the } peut être sacrifié pour que tous relancent.
}
express-can-save = { $name-gender ->
    [feminine] { $name-the } peut être sacrifiée pour le joueur { $n }.
   *[masculine] { $name-the } peut être sacrifié pour le joueur { $n }.
}
express-can-straight = { $name-the } nettoie le secteur pour le joueur { $n } (suite).
express-chance = Chance d'assortir avec les meilleures relances : { $percent } %.
express-next-kommandant = Le Kommandant attend au secteur suivant.
express-column-player = Joueur
express-column-dice = Dés
express-column-match = Contre l'Axe
express-leader-sign = meneur
express-result-won = Gagné : { $beach } est conquise.
    .neptune = Gagné : les six plages sont conquises.
express-result-lost = Perdu sur { $beach }, { $sector }.
    .neptune = { $n ->
    [one] Perdu : { $n } plage conquise, puis { $beach }, { $sector }.
   *[other] Perdu : { $n } plages conquises, puis { $beach }, { $sector }.
}
express-result-running = En cours : { $beach }, { $sector }.

## Refus

refusal-express-roll-first = Lancez d'abord : « roll », pas « { $action } ».
refusal-express-reroll-now = Relancez des dés ou arrêtez, pas « { $action } ».
refusal-express-reroll-banned = { $die } ne peut être relancé dans ce secteur.
refusal-express-reroll-most = { $n ->
    [one] On relance ici au plus { $n } dé à la fois, vous en avez nommé { $given }.
   *[other] On relance ici au plus { $n } dés à la fois, vous en avez nommé { $given }.
}
refusal-express-full-name = Dans ce jeu, { $card } se tape « express-{ $word } », et non « { $word } ».
refusal-express-no-such-specialist = Il n'y a pas de Spécialiste « { $word } » dans ce jeu.
refusal-express-not-in-group = { $card } n'est pas dans le groupe.
refusal-express-just-rallied = { $card } vient d'être rallié et n'aide qu'à partir de la prochaine tentative.
refusal-express-no-use = { $card } ne peut être utilisé : aucun Spécialiste ne peut l'être dans ce secteur.
refusal-express-not-your-step = { $card } ne s'utilise qu'à votre propre étape.
refusal-express-used-already = { $card } a déjà été utilisé dans cette tentative.
refusal-express-acts-alone = { $card } n'a pas besoin d'ordre : il agit seul à la comparaison.
refusal-express-leader-decides = Le joueur { $leader } est le meneur d'hommes et décide { $card-of }.
refusal-express-nobody-to-save = Il n'y a plus personne pour qui sacrifier { $card }.
refusal-express-not-holder = { $card } sert le joueur { $holder }, qui le détient.
refusal-express-no-tool = { $card } demande un dé qui montre un outil.
refusal-express-use-now = Utilisez un Spécialiste ou dites « done », pas « { $action } ».
refusal-express-in-group = { $card } est déjà dans le groupe.
refusal-express-gone = { $card } est hors du jeu et ne revient pas sur cette plage.
refusal-express-not-called = Aucun BBR et aucune suite du joueur { $player } n'appelle { $card } à présent.
refusal-express-rallied-once = Le joueur { $player } a déjà rallié un Spécialiste dans ce secteur.
refusal-express-help-not-called = Aucun des deux dés n'appelle { $card }.
refusal-express-save-whom = Nommez le joueur pour qui l'on sacrifie { $card } : { $players }.
refusal-express-axis-which = Nommez un dé de l'Axe par son numéro, le premier de ceux qui sont égaux : { $numbers }.
refusal-express-result-stays = { $card } change la couleur d'un dé ; le résultat reste.
refusal-express-colour-stays = { $card } change le résultat d'un dé ; la couleur reste.
refusal-express-not-tool = { $die } ne montre pas d'outil, et { $card } ne change rien d'autre.
refusal-express-no-colour = « { $word } » n'est pas une couleur de dé ; il y a rouge, blanc et bleu.
refusal-setup-express-players = { $players ->
    [one] Express ! se joue de 1 à { $most } joueurs, pas à { $players }.
   *[other] Express ! se joue de 1 à { $most } joueurs, pas à { $players }.
}
refusal-setup-unknown-beach = Il n'y a pas de plage « { $beach } » ; vouliez-vous dire « { $nearest } » ? Il y a { $known }.
refusal-setup-neptune-beach = L'Opération Neptune commence à Utah Beach ; enlevez « { $beach } ».
refusal-setup-leader = Il n'y a pas de joueur « { $leader } » pour être meneur d'hommes ; il y a les joueurs 1 à { $players }.
refusal-setup-retries = Les essais sont un nombre de 0 à { $most }, pas « { $value } ».
refusal-setup-specialist-map = « { $pair } » ne dit pas quel symbole appelle qui ; écrivez par exemple « star=medic ».
refusal-setup-specialist-twice = Deux symboles appellent { $name } ; chaque Spécialiste n'a qu'un symbole.
refusal-setup-gold-faces = « { $value } » ne nomme pas deux faces ; écrivez par exemple « star=tool ».
refusal-setup-gold-landing = Le Débarquement de Gold Beach ne se joue pas sur « { $beach } » ; enlevez gold-landing.

## Options

option-express-kommandant = Le Kommandant
    .text = Au Bunker, un dé de l'Axe est le Kommandant, dont il faut deux fois le résultat ; perdre un Spécialiste empêche son déploiement.
option-express-advanced-beaches = Plages avancées
    .text = Chaque secteur d'une plage a son propre effet.
option-express-neptune = Opération Neptune en une partie
    .text = Les six plages sont prises l'une après l'autre.
option-express-specialist-map = Symboles des Spécialistes
    .text = Quel BBR appelle quel Spécialiste, par exemple star=medic+skull=general.
option-express-left-out = Dés mis de côté
    .text = Qui choisit les dés qui ne sont pas lancés.
    .value-choice = chaque joueur
    .value-random = le hasard
option-express-one-set-of-dice = Un seul jeu de dés
    .text = Les joueurs lancent l'un après l'autre, le meneur d'hommes d'abord.
option-express-engineer-scope = Génie
    .text = Qui le Génie aide.
    .value-holder = son détenteur
    .value-any-one = un joueur par tentative
    .value-all = tous les joueurs
option-express-veteran-scope = Vétéran
    .text = Pour qui une suite nettoie le secteur.
    .value-player = pour ce joueur
    .value-group = pour tous
option-express-rally-limit = Limite de ralliement
    .text = Combien de fois on peut rallier un Spécialiste.
    .value-visit = un par secteur
    .value-attempt = un par tentative
    .value-player = un par joueur et secteur
option-express-kommandant-bunker-dice = Le Bunker avec le Kommandant
    .text = Combien de dés de l'Axe sont lancés au Bunker avec lui.
    .value-6 = six dés
    .value-5 = cinq dés
option-express-keep-away-everywhere = Écarter le Kommandant
    .text = On peut l'écarter aussi hors du Bunker.
option-express-neptune-fallen-return = Le retour des perdus
    .text = Dans l'Opération Neptune, les Spécialistes perdus peuvent être ralliés à la plage suivante.
option-express-neptune-retries = Essais
    .text = Combien de fois une plage perdue de l'Opération Neptune peut être recommencée.
option-express-gold-landing = Débarquement de Gold Beach
    .text = Quelle face de l'Axe s'y assortit avec quelle autre, par exemple star=tool.

## Pourquoi les robots le font

bot-express-stop = Garde ses dés tels quels : symboles manquants { $n }.
bot-express-done = Ménage les Spécialistes : symboles manquants { $n }.
bot-express-use = Utilise { $card } : symboles manquants { $n }.
bot-express-change = Fait le changement le plus utile : symboles manquants ensuite { $n }.
bot-express-takes = Prend { $card } : c'est ce qui vaut le plus pour le groupe.
bot-express-loses = Renonce { $card-to } : c'est ce qui manquera le moins.
bot-express-keeps = Garde tout le monde : le groupe est trop petit pour perdre quelqu'un.
bot-express-hold = Retient ce dé : { $percent } % d'assortir le reste.
bot-express-drop = Ignore ce dé : symboles manquants ensuite { $n }.
bot-express-reroll = { $n ->
    [one] Relance { $n } dé dont il n'a pas besoin : { $percent } % de chances d'assortir.
   *[other] Relance { $n } dés dont il n'a pas besoin : { $percent } % de chances d'assortir.
}
bot-express-leave = Laisse des dés de côté pour en garder au moins { $n } de chaque couleur.
bot-express-chance-stop = Garde ses dés tels quels : environ { $percent } % de chances de gagner la plage.
bot-express-chance-dice = L'assortiment ici et les Spécialistes pour la suite comptés : environ { $percent } % de chances de gagner la plage.
bot-express-chance-use = Utilise { $card } : alors environ { $percent } % de chances de gagner la plage.
bot-express-chance-change = Ce changement vaut le plus : environ { $percent } % de chances de gagner la plage.
bot-express-chance-takes = Prend { $card }, qui aide le plus pour la suite : environ { $percent } % de chances de gagner la plage.
bot-express-chance-loses = Renonce { $card-to }, le moins utile pour la suite : environ { $percent } % de chances de gagner la plage.
bot-express-chance-keeps = Garde tout le monde : environ { $percent } % de chances de gagner la plage.
