# La ligne de commande : ce que font les commandes, comment on s'en sert, ce qu'elles répondent.

cli-title = H-Hour : la table ouverte pour D-Day Dice.
cli-usage = Emploi :
cli-command = COMMANDE
cli-arguments = arguments à donner
cli-options = options possibles
cli-overview-end = « hhour COMMANDE --help » en dit plus sur chacune. Langue : --lang en|fr|zh, ou la variable HHOUR_LANG.

cli-about-play = jouer dans le terminal, seul ou à plusieurs au même clavier
cli-about-new = écrire un enregistrement vide pour commencer
cli-about-do = ajouter une action à un enregistrement, ou la refuser
cli-about-replay = raconter une partie enregistrée
cli-about-verify = recalculer chaque dé et chaque événement d'un enregistrement
cli-about-rules = lire les règles par numéro ou par mot
cli-about-cards = consulter les cartes
cli-about-maps = voir les champs de bataille, en texte ou en SVG
cli-about-odds = les chances exactes de chaque verrouillage et de chaque relance
cli-about-version = dire les versions du programme, des règles et des enregistrements

cli-help-help = afficher ce texte
cli-help-lang = la langue de tout ce qui est dit
cli-help-json = écrire des données pour les programmes
cli-help-setup = la partie en une ligne, par exemple "dday n-04 units=2 opts=victory-points" ; sinon { map-n-01 }, { level-practice }, en solo
cli-help-seed = un mot dont découlent tous les dés ; le même mot redonne la même partie
cli-help-keys = écrire l'enregistrement avec l'objet de chaque tirage, au format hh2, s'il est vrai
cli-help-physical = lancer ses propres dés et taper les résultats
cli-help-bot = un bot prend cette place (un numéro ou un nom comme allemand ; plusieurs avec des virgules), à ce niveau, sinon le meilleur
cli-help-by-hand = un enregistrement dont les dés sont écrits à la main (seed#=-)
cli-help-new-dice = avec --physical : les résultats tirés pendant la mise en place, s'il y en a
cli-help-continue = reprendre la dernière partie, ou celle d'un fichier (sauvegarde ou enregistrement)
cli-help-record = un enregistrement (.hh)
cli-help-seat = le numéro de l'unité qui agit
cli-help-action = ce qu'elle fait, par exemple lock r1 w2 ; des dés écrits peuvent suivre un « > » entre guillemets
cli-help-dice = les dés écrits de cette action, par exemple "STAR SKULL"
cli-help-to = ne raconter que les N premières actions
cli-help-why = expliquer l'événement numéro N
cli-help-all = écrire toutes les règles trouvées, pas seulement les premières
cli-help-rules-words = un numéro de règle ou des mots à chercher ; sans rien, la table des matières
cli-help-cards-words = une carte ou des mots à chercher ; sans rien, toutes les cartes
cli-help-maps-words = un champ de bataille par numéro ou par nom ; sans rien, la liste
cli-help-svg = dessiner le champ de bataille dans ce fichier (« - » : sur la sortie)

cli-see-help = Voir « { $command } --help ».
cli-unknown-argument = Option ou argument inconnu : { $words }.
cli-missing-argument = Il manque quelque chose : { $words }.
cli-not-a-number = { $option } attend un nombre et non « { $value } ».
cli-needs-value = { $option } attend un mot à sa suite.
cli-not-understood = La ligne de commande est incompréhensible ({ $message }).
cli-unknown-command = Il n'y a pas de commande « { $word } » ; il y a { $known }.
cli-unknown-command-near = Il n'y a pas de commande « { $word } » ; vouliez-vous dire « { $nearest } » ?
cli-seed-and-physical = Avec vos propres dés il n'y a pas de graine : donnez --seed ou --physical.
cli-continue-alone = --continue reprend une partie telle qu'elle est : ni mise en place, ni --seed, ni --physical avec lui.
cli-dice-need-physical = --dice va avec --physical : les dés des autres enregistrements découlent de leur graine.
cli-dice-from-seed = Les dés de cet enregistrement découlent de sa graine ; n'écrivez pas de résultats.
cli-dice-twice = Donnez les résultats une seule fois : après « > » ou après --dice.
cli-asked = À l'unité { $unit } : { $question } Réponses : { $answers }

## Enregistrements

replay-no-event = Il n'y a pas d'événement { $n } ; le dernier est le { $last }.
verify-proven = Vrai : chaque dé découle de la graine révélée et chaque événement des actions ({ $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    }).
verify-by-hand = Vrai : chaque événement découle des actions ({ $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    }). Les dés ont été écrits à la main : aucune graine ne permet de contrôler ces dés.
verify-imported = Non prouvé : la partie a été importée après l'action { $since }, et qui l'a apportée pouvait en connaître les dés. Chaque événement découle des actions ({ $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    }) ; { $dice ->
        [one] le dé lancé depuis découle
       *[other] les { $dice } dés lancés depuis découlent
    } de la graine reçue à l'importation.
verify-parts = { $parts ->
    [one] Une part ajoutée par une place entre dans les dés.
   *[other] { $parts } parts ajoutées par les places entrent dans les dés.
 }
verify-part-differs = Faux, ligne { $line } : la part d'une place n'est pas celle qu'elle avait promise. La part donne { $found }, la promesse était { $expected }.
verify-no-seed = Non prouvé : la graine n'est pas révélée, les dés ne peuvent pas être recalculés.
verify-seed-differs = Faux, ligne { $line } : la graine ne correspond pas à son empreinte. Elle donne { $found }, l'enregistrement promettait { $expected }.
verify-other-rules = Vérification impossible : la partie suit la version { $found } des règles, cette version de H-Hour a la version { $expected }.
verify-dice-differ = Faux, ligne { $line } : la graine donne { $expected }, l'enregistrement dit { $found }.
verify-refused = Faux, ligne { $line } : « { $found } » est contraire aux règles.
verify-dice-missing = Faux, ligne { $line } : il manque des dés ; il en faut encore { $expected } après { $found }.
verify-dice-wrong = Faux, ligne { $line } : les dés { $found } ne conviennent pas.
verify-end-differs = Faux, ligne { $line } : la partie est { $expected } et non { $found }.

## La référence

rules-provenance = Origine :
rules-related = Voir aussi :
rules-contents = { $n ->
        [one] { $n } règle
       *[other] { $n } règles
    }. « hhour rules B-ROLL-03 » en écrit une, « hhour rules verrouiller » celles qui parlent de verrouiller.
rules-more = ... et { $n } autres ; --all les montre.
rules-not-found = Les règles ne disent rien de « { $words } ».
rules-not-found-near = Les règles ne disent rien de « { $words } » ; vouliez-vous dire : { $nearest } ?
cards-solo = En solo :
cards-kind = Genre :
cards-cost = Coût :
cost-rwb-of-skull = BBR { face-skull.of-many }
cost-rwb-of-star = BBR { face-star.of-many }
cost-rwb-of-soldier = BBR { face-soldier.of-many }
cost-rwb-of-two-soldiers = BBR { face-two-soldiers.of-many }
cost-rwb-of-courage = BBR { face-courage.of-many }
cost-rwb-of-tool = BBR { face-tool.of-many }
cost-straight = suite
cost-straight-or-6-courage = suite ou 6 points de courage
cards-timing = Quand :
cards-not-found = Il n'y a pas de carte « { $words } ».
cards-not-found-near = Il n'y a pas de carte « { $words } » ; vouliez-vous dire : { $nearest } ?
maps-units = { $least } à { $most } unités
maps-levels = niveaux : { $levels }
maps-regular = Spécialistes ordinaires :
maps-unique = Spécialistes uniques :
maps-special = Objets spéciaux :
maps-geometry = Secteurs et chemins : { $provenance }.
maps-listing = Listes de cartes : { $provenance }.
maps-not-found = Il n'y a pas de champ de bataille « { $words } » ; vouliez-vous dire { $nearest } ({ $name }) ?
maps-svg-which = Dites lequel dessiner : hhour maps n-01 --svg FICHIER.
maps-sea = Carte marine { $map }
maps-svg-sea = Ici, la carte marine { $map } ne se dessine qu'en texte ; une traversée à la table la montre en couleurs.
maps-svg-scenario = Cette bataille réunit plusieurs champs ; dessinez-les un par un : { $maps }.
maps-svg-written = Dessiné dans { $path }.

## Le reste

version-line = H-Hour { $version } ; règles : { $rules } ; enregistrements : { $format }
odds-need-numpy = Les probabilités ont besoin de numpy : pip install "hhour[lab]".

## Ennuis

trouble-language = Il n'y a pas de langue « { $code } » ; choisissez en, fr ou zh.
trouble-no-file = Il n'y a ni fichier ni dossier { $path }.
trouble-directory = { $path } est un dossier, pas un fichier.
trouble-file = { $path } est un fichier, pas un dossier.
trouble-permission = Vous n'avez pas le droit de lire ou d'écrire { $path }.
trouble-read-only = { $path } se trouve sur un disque en lecture seule.
trouble-disk-full = Le disque est plein ; { $path } n'a pas pu être écrit.
trouble-long-name = Le nom { $path } est trop long.
trouble-system = Le système refuse { $path } : { $reason }.
trouble-interrupted = Interrompu.
trouble-inside = Quelque chose ne va pas dans H-Hour ({ $what }) ; merci de le signaler. HHOUR_DEBUG=1 montre où.
