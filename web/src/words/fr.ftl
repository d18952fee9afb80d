# Les mots de l'interface. Les phrases du jeu viennent du serveur.

main-menu = Menu principal
language = Langue
home = Accueil
loading = Un instant…
no-network = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
try-now = Réessayer
nothing-here = Il n'y a rien à cette adresse.
unofficial = Un projet d'amateurs, non officiel, sans image ni texte des éditeurs. Ni compte, ni traceur.
close = Fermer
cancel = Annuler
save = Enregistrer
send = Envoyer
copied = Copié.

title-new = Nouvelle table
title-games = Mes parties
title-watch = Regarder
title-join = Rejoindre une table
title-recover = Continuer ici
title-rules = Règles
title-lab = Laboratoire
title-table = Table
title-replay = Rediffusion

## Accueil

home-title = Prenez la plage
home-text = Six dés, une unité, un bunker. Débarquez, lancez, verrouillez, gardez vos soldats en vie et remontez la plage, seul ou ensemble.
play-now = Jouer
play-now-text = Exercice Tiger, galop d'essai : dix minutes, expliquées pas à pas.
first-against-german = Première partie contre un Allemand
first-as-german = Seul, en Allemand
new-table = Nouvelle table
new-table-text = Choisissez carte, amis, robots et règles facultatives.
my-games = Mes parties
my-games-text = Reprenez où vous en étiez, sur tout appareil.
watch = Regarder
watch-text = Suivez les tables ouvertes aux spectateurs.
replays = Rediffusions
replays-text = Revoyez une partie pas à pas ; importez un fichier .hh.
rulebook = Règles
rulebook-text = Chaque règle par son numéro, chaque carte.
lab = Labo
lab-text = La difficulté de chaque plage, les robots, votre chance aux dés.
join-link = Rejoindre par un lien
join = Rejoindre
not-a-link = Ce n'est pas le lien d'une table. Il ressemble à /join/…#….
go-on-playing = Parties en cours

## Parties

no-games = Aucune partie en cours. Jouez, ou dressez une nouvelle table.
no-replays = Aucune partie terminée.
nothing-to-watch = Aucune table n'est ouverte aux spectateurs.
import = Importer un fichier .hh
who-am-i = Qui je suis
my-name = Mon nom
carry-text = Vos parties appartiennent à ce navigateur. Un lien secret les emporte sur un autre appareil.
carry = Créer le lien
carry-link = Ouvrez-le sur l'autre appareil et ne le montrez à personne
recover-text = Ce lien apporte ici les parties d'un autre appareil. Celles de ce navigateur restent sous leur propre lien.
recover = Continuer ici
devices = Mes appareils
devices-text = Qui se sert d'un de ces navigateurs, c'est vous. Déconnectez ceux que vous n'utilisez plus ; si un lien ou un navigateur est tombé en d'autres mains, déconnectez tous les autres.
device-unknown = Un appareil
device-here = celui-ci
device-seen = dernière utilisation : { $when }
device-end = Déconnecter
device-end-which = Déconnecter { $name }
devices-end-others = Déconnecter tous les autres
devices-only = Seul ce navigateur est connecté.
turn = Tour { $n }
your-move = À vous
table-playing = en cours
table-paused = en pause

## Rejoindre

join-table = Rejoindre une table
join-text = { $n ->
    [one] Une place est libre
   *[other] { $n } places sont libres
}.
somebody = Quelqu'un
sit-down = S'asseoir
only-watch = Seulement regarder

## Nouvelle table

game = Jeu
map = Carte
level = Niveau
seats = Places
how-many = Nombre d'unités
units-range = { $least ->
    [one] { $least } à { $most } unités
   *[other] { $least } à { $most } unités
}
who-sits = Qui joue l'unité { $n }
name-of = Nom de l'unité { $n }
how-many-players = Nombre de joueurs
players-range = { $least ->
    [one] { $least } à { $most } joueurs
   *[other] { $least } à { $most } joueurs
}
who-plays = Qui est le joueur { $n }
name-of-player = Nom du joueur { $n }
bot-level = Niveau du robot
seat-me = moi
seat-person = une personne
seat-beside = quelqu'un à côté de moi
seat-link = qui a le lien
seat-open = place libre
seat-bot = robot
bot = robot
optional-rules = Règles facultatives
option-all = tous
option-brings = Avec elle : { $names }
first-chosen = Choisi :
table = Table
advice = Conseils
advice-off = aucun
advice-hints = indices
advice-full = toutes les probabilités
dice = Dés
dice-table = ceux de la table
dice-own = les miens, je saisis mes résultats
clock = Secondes par décision (0 : sans limite)
watchable = Tout le monde peut regarder
lay-table = Dresser la table

## La table

table-of = Table, carte { $map }
desk = Mon côté de la table
story = Équipe, journal et discussion
next-step = Prochaine étape
my-dice = Mes dés
my-unit = Mon unité
team = Équipe
log = Journal
chat = Discussion
chat-empty = Personne n'a encore rien dit.
chat-to-all = À tous
chat-to-side = À mon camp seul
chat-aside = mon camp
chat-hint = Dire quelque chose
mute = Ne plus lire
silence = Faire taire pour tous
let-speak = Rendre la parole
unmute = { $n ->
    [one] Une ligne masquée : l'afficher
   *[other] { $n } lignes masquées : les afficher
}
watcher = Spectateur
why = pourquoi ?
table-menu = Table et places
soldiers = Soldats
stars = Étoiles
courage = Courage
points = Objets
hull = Coque
passengers = À bord : { $names }
defence = DEF
marker = Marqueur
must-move = Cette unité doit bouger.
sector = Secteur { $n }
not-landed = Pas encore débarquée
told-of = { $what } : { $text }
bunker = Bunker
unit = Unité { $n }
mine = Mines
barrier = Obstacle
cannot-stay = aucune unité ne peut rester ici
map-hint = Montrez un secteur, touchez-le ou atteignez-le au clavier pour lire ce qu'il est.
map-hint-touch = Touchez un secteur pour lire ce qu'il est.
you = Vous
here = présent
away = absent
falls = tombera ce tour si rien ne change
falls-short = tombe ce tour
survives = { $chance } de chances de survie
survival-text = Chances de survivre au combat de ce tour, l'unité restant telle quelle.
meets = peut échanger avec { $units }
meets-text = Les unités qui se trouvent ensemble peuvent échanger.
prospect = DEF { $defence }{ $guns ->
    [0] {""}
   *[other] , mitrailleuses { $fire } en moyenne
}{ $lost ->
    [0] {""}
   *[other] , en chemin { $way } en moyenne
} : { $survival } de chances de survie
are-you-sure = En êtes-vous sûr ?
doubtful = Chances de survivre à ce tour : { $chance }. Le faire quand même ?
to-move = doit jouer
status-at-sea = en mer
status-in-play = sur la plage
status-safe = à l'abri
status-out = anéantie
force-won = a gagné
force-lost = est battu
face-SKULL = Crâne
face-STAR = Étoile
face-SOLDIER = 1 homme
face-TWO_SOLDIERS = 2 hommes
face-COURAGE = Courage
face-TOOL = Outil
colour-red = Rouge
colour-white = Blanc
colour-blue = Bleu
colour-colourless = Incolore
letter-red = R
letter-white = Bc
letter-blue = Bl
letter-colourless = –
die-locked = verrouillé
die-gone = ne compte pas
look-at-sea = Voir la mer
look-at-beach = Voir la plage
tally = Ce que rapportent les dés
tally-all = Tels quels :
tally-these = Ces dés :
tally-skulls = { $n ->
    [one] un crâne annule { $n } résultat
   *[other] les crânes annulent { $n } résultats
}
tally-sets = Séries bleu, blanc, rouge
tally-whole = (complète)
tally-lacks = (manque { $face } en { $colour })
tally-lacks-face = (manque { $face })
tally-cost = Ce que coûtent les dés
tally-crew = { $n ->
    [one] Un Spécialiste est perdu
   *[other] { $n } Spécialistes sont perdus
  }
tally-sea-wiped-out = L'unité est anéantie
tally-craft-destroyed = Le chaland est détruit
tally-sea-panic = Plus de courage : le chaland est abandonné
chances = Chances :
chances-of = Chances de : { $choice }
best = meilleur
choose-dice = Choisissez les dés à relancer, ou arrêtez
choose-n-dice = { $n ->
    [one] Choisissez { $n } dé
   *[other] Choisissez { $n } dés
}
choose-sector = Choisissez un secteur éclairé sur la carte.
which-way = Comment y aller
which-first = Choisissez d'abord
becomes = Choisissez ensuite
not-that-much = Pas dans cette combinaison
amount-give = Donner
amount-take = Demander
amount-gain = Gagner
amount-lose = Perdre
undo = Annuler
undo-hint = Reprendre la dernière action (U)
final-hint = Cela révèle de nouveaux dés ou cartes : on ne peut pas revenir en arrière.
all-choices = { $n ->
    [one] Tous les choix ({ $n })
   *[other] Tous les choix ({ $n })
}
waiting-for = On attend { $who }.
paused = L'hôte a mis cette table en pause.
ended = La partie est finie.
watching = Vous regardez.
hint = Indice
hint-coming = Le conseiller réfléchit…
odds = Probabilités
goal-soldiers = soldats
goal-courage = courage
goal-stars = étoiles
goal-points = points d'objet
goal-rwb = un BBR
goal-straight = une suite
goal = But
goal-adviser = celui du conseiller
goal-survive = survivre ce tour
goal-advance = courage pour avancer
aim-survive = survivre
aim-soldiers-at-least = { $n }+ soldats
aim-advance = peut avancer
aim-rwb = un BBR
aim-rwb-of = BBR : { $face }
aim-straight = suite
best-for = Le mieux pour : { $goal }
sounds = Sons
own-dice = Mes propres dés
these-dice = Ces dés

## The Pocket games

players = Joueurs
player = Joueur { $n }
colour-grey = Gris
colour-black = Noir
letter-grey = G
letter-black = N
the-skirmish = L'escarmouche
axis = Dés de l'Axe
axis-die = Dé de l'Axe
kommandant = Kommandant
axis-met = assorti
axis-missing = manque
axis-ignored = pas à assortir
axis-added = ajouté par le secteur
ground-unknown = Le dé champ de bataille n'est pas encore lancé.
pot = Cagnotte
pot-text = pas encore à l'abri
bank = acquis
score-n = score { $n }
this-skirmish = Cette escarmouche
to-match = { $chance } de chances d'assortir
wins-anyway = Gagnée quels que soient les dés
no-points = Ne rapporte aucun point
against-n = Contre { $n } dés de l'Axe :
to-win = de chances de gagner
with-kommandant = Avec le Kommandant
worth-about = vaut environ { $n }
after-a-win = Après une victoire
going-on = Continuer
stopping = S'arrêter
pays-more = rapporte plus
pays-less = rapporte moins
forced-retreat = Une victoire oblige à retraiter.
forced-progress = Une victoire oblige à progresser.
later = Connu quand les dés seront tombés.
place = Place { $n }
their-turn = joue
to-answer = peut jouer une Médaille
passes = passe toujours
medal-window = Médailles : { $who } peut répondre à cette escarmouche.
supply = Médailles de la pioche
supply-empty = Toutes les Médailles sont prises.
for-rwb = en rouge, blanc, bleu
for-straight = pour une suite
my-medals = Mes Médailles
always-pass = Toujours passer au tour des autres, sauf si je le dis
beach = La plage
beaches = Les plages
conquered = conquise
group-here = Le groupe est ici.
sector-plain = Rien de particulier.
attempt-n = Tentative { $n }.
kommandant-next = Le Kommandant attend dans le prochain secteur.
kommandant-twice = Le résultat du Kommandant est exigé deux fois.
needed = À assortir
nothing-needed = Rien à assortir.
leader = meneur d'hommes
saved = sauvé par le Héros
matches = assorti
lacks-n = manque { $n }
not-rolled = pas encore lancé
rwb = BBR
straight = suite
all-match = Chance que tous assortissent : { $chance }
group = Les Spécialistes du groupe
group-empty = Pas encore de Spécialiste : un BBR en rallie un.
held-by = tenu par le joueur { $n }
fresh = dès la prochaine tentative
can-be-rallied = Qui peut être rallié
banks-by-turn = Acquis par tour
way-by-attempt = Avance sur la plage par tentative
the-group = Le groupe
luck-and-decisions = Chance et décisions
gun-fire = Tir de mitrailleuses

## Propositions

proposals = Propositions
propose = Proposer
propose-to = Proposer quelque chose à { $who }
proposes = { $who } à { $whom } : { $what }
declined = Refusé.
do-it = D'accord
no-thanks = Non merci
take-back = Retirer

## La connexion

connecting = Connexion à la table…
lost = Connexion perdue, mais rien de ce que vous avez fait. Nouvel essai dans { $n } s.
sent-later = Votre réponse attend et partira alors.
house-late = Le serveur joint mal les autres : leurs coups s'affichent avec un peu de retard. Les vôtres sont en sûreté.
store-gone = La base de données du serveur ne répond pas : rien n'est possible d'ici là. Ce qui a été joué est en sûreté.
deadline = Encore { $n } s pour décider ; ensuite un robot répond.
closed = Cette table vous est fermée.
updated = H-Hour a été mis à jour.
reload = Charger la nouvelle page

## Table et places

share-link = Lien pour les amis
copy-link = Copier le lien
hand-over = Céder par un lien
give-bot = Confier à un robot
leave-seat = Quitter la place
take-seat = Prendre la place
hand-over-link = La place est à qui ouvre ce lien en premier
copy-yourself = Copiez le lien dans son champ.
set-clock = Régler
clock-set = { $n ->
    [one] { $n } seconde par décision.
   *[other] { $n } secondes par décision.
}
clock-off = Pas de chronomètre.
pause = Pause
go-on = Reprendre
end-table = Terminer la table
end-sure = Vraiment terminer pour tous
export = Enregistrer en .hh
promise = Les dés étaient fixés avant le premier lancer ; la promesse :
gathering = On lance les dés lorsque chaque place est prise : partagez le lien, ou confiez la place libre à un robot.
imported = Cette partie a été importée : ses dés ne sont pas prouvés.
part-promised = ajoutera sa part aux dés
part-in = a ajouté sa part aux dés
part-left-out = n'a pas montré sa part des dés ; elle a été laissée de côté
own-part-in = La part ajoutée par ce navigateur est dans les dés.
own-part-missing = Mais la part ajoutée par ce navigateur n'y est pas !
own-other-promise = Mais ce n'est pas la promesse que ce navigateur a vue au début !

## La première partie

guide = Première partie
guide-end = Je connais les règles, masquer

## La fin

end = La fin
outcome-won = Le bunker est pris
outcome-lost = La bataille est perdue
outcome-held = Le débarquement est repoussé
outcome-fallen = Les Alliés ont percé
outcome-decided = La partie est jouée
outcome-stopped = La table a été terminée
after-turns = { $n ->
    [one] Après { $n } tour.
   *[other] Après { $n } tours.
}
team-score = Score de l'équipe
victory-points = { $n ->
    [one] { $n } point de victoire
   *[other] { $n } points de victoire
}
next-basic = Continuer : instruction de base
next-advanced = Continuer : instruction avancée
again = Encore
rematch-laid = La revanche est prête : prenez place
share = Partager
replay = Revoir
verify = Vérifier les dés
look-at-table = Voir la table
result = Résultat
seed = Graine :
soldiers-by-turn = Soldats par tour
soldiers-by-turn-text = En rouge : combien sont tombés pendant le tour, et dans quel secteur.
luck = La chance : les dés et ce qu'on attendait
face = Face
shown = sorties
expected = attendues

## Rediffusion

step = Pas
step-back = Un pas en arrière
to-start = Au début
to-end = À la fin
to-turn = Tour
moment = Moment
as-laid = La table telle qu'elle a été dressée.
share-moment = Lien vers ce moment
to-table = Vers la table

## Règles

search-rules = Chercher, ou le numéro d'une règle
rules = Règles
cards = Cartes
notes-on-sources = Notes sur les sources
related = Voir aussi
nothing-found = Rien trouvé.
more-rules = et { $n } de plus : cherchez un mot
rule-in-english = En anglais, qui fait foi en cas de doute
book-base = Le jeu de base
book-atlantikwall = Atlantikwall
book-way-to-hell = Way to Hell
book-pocket = Les jeux Pocket

## The lab

lab-about = Exact là où c'est possible, mesuré ailleurs ; chaque chiffre dit lequel.
lab-difficulty = Difficulté des plages
lab-difficulty-text = Mesuré : combien de fois les robots ont gagné, seuls avec une unité. Le trait fin montre où se trouve la vraie valeur, à 95 %.
lab-chart = Chances de gagner chaque carte, par robot
lab-table = Les chiffres en tableau
lab-turns = tours
lab-not-measured = Rien n'a encore été mesuré ici.
lab-luck = Ai-je eu de la chance ?
lab-luck-text = Chaque lancer comparé à ce qu'on pouvait attendre, chaque verrou et chaque relance comparés au meilleur choix : d'après une de vos parties terminées ou un fichier .hh.
lab-my-game = Une de mes parties
lab-reading = Lecture de la partie ; quelques secondes.
lab-bots = Qui sont les robots
lab-bots-text = Ils voient ce que voit leur place, rien de plus, et disent en une phrase pourquoi ils agissent ainsi.
lab-yourself = Mesurer soi-même
lab-yourself-text = Dans un terminal ; la même graine donne le même tableau, quel que soit le nombre de processus.
luck-worse = malchance
luck-better = chance
luck-percentile = Part des autres lancers qui auraient été pires
luck-chart = Chance et occasions perdues par tour
luck-key-dice = ce que les dés ont apporté
luck-key-cost = ce que les décisions ont perdu
luck-costly = Ce qui a coûté le plus
measured-text = { $bot }, seul, { $games } parties : la vraie valeur se trouve entre { $low } et { $high }.
unmeasured = Taux de victoire pas encore mesurés.
luck-report = Bilan de chance

## The map
zoom = Zoom
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Toute la carte
sheet = Feuille { $id }
any-specialist = un Spécialiste
free = gratuit

# Le théâtre
theatre = Scènes et sons
scenes = Scènes
pace-slow = lentes
pace-normal = normales
pace-instant = aucune : droit au résultat
next-turn-waits = Le tour suivant attend un clic
waits-always = toujours
waits-hurt = si des hommes sont tombés
waits-never = jamais
volume = Volume
the-turn-cost = Ce que le tour a coûté
turn-over = Le tour est terminé
next-turn = Tour suivant
skip-scene = Passer
casualties-line = { $n ->
    [one] { $n } perte
   *[other] { $n } pertes
}
colour-gold = Or
colour-pink = Rose
letter-gold = O
letter-pink = Ro
more = Plus
turning-point = Le tournant :
turning-dice = au tour { $turn }, les dés ont fait { $way ->
    [up] monter
   *[down] baisser
} { $measure } de { $change }.
turning-choice = au tour { $turn }, une décision a fait { $way ->
    [up] monter
   *[down] baisser
} { $measure } de { $change }.
turning-none = L'issue n'a jamais fait de doute :
turning-none-text = aucun tour n'a fait varier les chances de gagner de plus de { $change }.
measure-chance = les chances de gagner
measure-points = les points
measure-matches = les correspondances
medals = Médailles
medal-turns = Prise en { $n } tours
medal-held = Tenu pendant { $n } tours
medal-left = { $n ->
    [one] { $n } soldat debout à la fin
   *[other] { $n } soldats debout à la fin
}
medal-stood = A tenu bon : { $n } pertes au tour { $turn }
end-picture = { $beach } : { $outcome }. La carte avec le chemin de chaque unité.
picture-saved = L’image est enregistrée et le lien est copié.
no-picture = Ce navigateur ne peut pas faire l’image ; le lien fonctionne quand même.
trade-give = Vous donnez
trade-take = Vous recevez
trade-nothing = rien
step-less = Moins : { $what }
step-more = Plus : { $what }
trade-sum = Vous donnez : { $give }. Vous recevez : { $take }.
trade-offer = Proposer
hint-and-odds = Les probabilités visent un seul but ({ $goal }) ; le conseiller joue pour gagner bientôt la bataille.
dice-of = Dés : { $who }

## Revenir

daily-tile = La plage du jour
daily-tile-text = La même carte et les mêmes dés pour tous, un seul essai compte.
record-tile = Mon palmarès
record-tile-text = Victoires par plage, médailles, chance ; à emporter ou à effacer.
title-daily = La plage du jour
title-record = Mon palmarès
play-on = Rejouer à partir d'ici
origin = Elle reprend un moment de cette partie.
learn-link = Apprendre en trois minutes
title-learn = Apprendre en trois minutes
rulebook-way-in = Chaque règle par chapitre, par mot ou par numéro. Vous débutez ?
