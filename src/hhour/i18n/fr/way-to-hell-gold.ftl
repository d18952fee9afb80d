# Way to Hell, module 2 : les dés d'or.

option-gold = Dés d'or
    .text = Emploi des dés d'or : par les cartes qui les apportent, comme façon de lancer, ou à côté des six dés.
    .value-regular = avec Le Général et d'autres cartes
    .value-touch = Une touche d'or : six dés, ou quatre et un dé d'or
    .value-rwbg = BBR & or : un septième dé sans couleur
    .value-wild = Dés sauvages : un septième dé à faire entrer
option-gold-solitaire = Échange d'or en solitaire
    .text = En solitaire, la réserve d'échange se compose de quatre dés d'or ; demande les dés d'or avec Le Général.

purpose-gold = dés d'or

## Cartes

# What the General of the base game is called beside The General (W-GEN-33).
# As in English.
name-colonel = Colonel
card-general-gold = Le Général
    .text = À chaque Lancer, chaque unité peut laisser de côté un de ses six dés et lancer un dé d'or à sa place. Avec Une touche d'or, la voie dorée compte cinq dés et un dé d'or.
the-general-gold = { card-general-gold }
    .of = du Général en or
    .to = au Général en or
    .gender = masculine
card-supply-bag = Sac de ravitaillement
    .text = Lancez 2 dés d'or une fois et ajoutez l'un, l'autre, les deux ou aucun à votre compte final, chacun de la couleur de votre choix.
the-supply-bag = le { card-supply-bag }
    .of = du { card-supply-bag }
    .to = au { card-supply-bag }
    .gender = masculine
card-croix-militaire = Croix militaire
    .text = Lancez 4 dés d'or une fois et ajoutez-en jusqu'à 3 à votre compte final, chacun de la couleur de votre choix.
the-croix-militaire = la { card-croix-militaire }
    .of = de la { card-croix-militaire }
    .to = à la { card-croix-militaire }
    .gender = feminine

## Questions

ask-gold-way = Lancer les six dés, ou un dé d'or à la place de certains ? Choisissez ceux que vous laissez.
ask-call-colour = De quelle couleur est votre dé d'or ce tour-ci ?
ask-gold-dice = Lesquels des dés d'or rejoignent votre compte ({ $by }) ?
ask-wild = Un dé cède-t-il sa place et sa couleur au dé sauvage ?

## Choix

do-six = Lancer les six dés
do-call = Compter { $die } comme { $colour }
do-count = Retenir { $dice }
do-wild = Remplacer { $dice } par le dé sauvage

## Événements

event-gold-way = L'unité { $unit } laisse de côté { $dice } et lance un dé d'or.
event-gold-called = L'unité { $unit } compte { $die } comme { $colour }.
event-gold-rolled = L'unité { $unit } lance des dés d'or : { $results } ({ $by }).
event-gold-counted = L'unité { $unit } ajoute { $dice } à son compte ({ $by }).
event-wild-swapped = L'unité { $unit } remplace { $die } par le dé sauvage : { $face-a } { colour-of-face }.

## Refus

refusal-setup-gold-solitaire = La réserve d'échange en or est pour une unité seule ; { $units } doivent jouer.
refusal-gold-blocks = Le dé d'or montre { $face-a } : pas de bonus BBR de cette face, sauf si un crâne annule le dé d'or.
refusal-call-what = Nommez un dé d'or et une couleur, par exemple « call g1 red ».
refusal-call-not-gold = { $die } n'est pas un dé d'or ; il garde sa couleur.
refusal-call-once = { $die } compte déjà comme { $colour } ce tour-ci ; un dé d'or ne se nomme qu'une fois.
refusal-call-never = { $die } est un dé d'or sans couleur dans cette partie ; on ne lui en donne pas.
refusal-call-moment = La couleur d'un dé d'or se donne après le dernier jet, avant que les comptes soient fixés.
refusal-call-colour = Un dé d'or peut être rouge, blanc ou bleu, mais pas { $colour }.
refusal-call-now = Donnez d'abord une couleur à votre dé d'or ; « { $action } » attendra.
refusal-gold-not-these = Seuls les dés d'or qui viennent d'être lancés rejoignent le compte : { $dice }.
refusal-gold-too-many = { $n ->
        [one] { $n } dé d'or au plus rejoint le compte ; vous en avez nommé { $given }.
       *[other] { $n } dés d'or au plus rejoignent le compte ; vous en avez nommé { $given }.
    }
refusal-wild-skull = { $die } montre un crâne et ne peut céder sa place au dé sauvage.
refusal-wild-same = Au lieu de changer { $die }, changez un autre dé de même couleur et de même face.
refusal-paint-gold = { $die } est un dé d'or sans couleur ; aucune carte ne peut lui en donner une.
refusal-exchange-gold = Un dé d'or ne s'échange que contre le dé d'or d'une autre unité.

view-way-to-hell-aside = Dés d'or à côté du compte
