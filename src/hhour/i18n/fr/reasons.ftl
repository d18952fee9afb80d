# Pourquoi une question n'offre pas une réponse : l'unité, la carte ou le dé qu'elle nomme, ou le moment.

refusal-unit-none = Il n'y a pas d'unité « { $word } » ; les unités vont de 1 à { $n }.
refusal-unit-safe = L'unité { $other } est à l'abri dans son bunker et ne prend plus part à la bataille.
refusal-unit-lost = L'unité { $other } est anéantie.
refusal-unit-own = Ceci est pour une autre unité, pas pour la vôtre.
refusal-die-virtual = Un résultat sans dé ne peut pas être choisi ici ; nommez l'un des dés.
refusal-die-none = Il n'y a pas de dé « { $word } » ; les dés sont { $names }.
refusal-die-out = { $die } est resté de côté et ne fait pas partie de ce jet.
refusal-die-removed = { $die } a été retiré et ne compte pas ce tour-ci.
refusal-no-soldiers = Vous n'avez plus de soldats à perdre.
refusal-lost-before = Vous avez déjà perdu { $card }.
refusal-leave-count = { $n ->
    [one] Exactement { $n } dé reste ici de côté ; vous en nommez { $given }.
   *[other] Exactement { $n } dés restent ici de côté ; vous en nommez { $given }.
}
refusal-die-colour = { $die } n'est pas { $colour }, et { $card } ne change qu'un dé { $colour }.
refusal-die-same = { $die } montre déjà cela ; choisissez autre chose.
refusal-die-own = Avec { $card }, seul un de vos propres dés peut être changé.
refusal-aim-no-guns = Il n'y a plus de mitrailleuses à faire taire dans { $sector }.
refusal-aim-far = Avec { $card }, on ne vise qu'un secteur adjacent, et { $sector } ne l'est pas.
refusal-vehicle-gone = Quelqu'un a déjà trouvé { $card } dans cette partie.
refusal-take-no-vehicle = Ce n'est pas un véhicule : { $name }.
refusal-not-fallen = Votre unité n'a pas perdu { $card } ; il n'y a donc personne à faire revenir.
refusal-swap-here = L'unité { $other } est déjà dans votre secteur ; il n'y a rien à échanger.
refusal-swap-bunker = L'unité { $other } est dans un bunker, et personne n'échange sa place avec une unité qui s'y trouve.
refusal-lead-skull = Un crâne blanc détruirait ce que vous avez déjà déclaré ; choisissez une autre face.
refusal-lead-dice-only = Seul un { rwb-star } obtenu aux dés amène un Héros de guerre, pas celui d'une carte.
refusal-lead-late = Il est trop tard pour ajouter un résultat blanc : le compte de ce tour est déjà encaissé.
refusal-cry-late = Il est trop tard pour charger : votre unité a déjà bougé ou est restée ce tour-ci.
refusal-pay-too-much = { $n ->
    [one] Il n'y a que { $n } perte à racheter.
   *[other] Il n'y a que { $n } pertes à racheter.
}
refusal-pay-have = Pour payer, vous n'avez que { $courage ->
    [one] { $courage } point de courage
   *[other] { $courage } points de courage
} et { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}.
refusal-specialist-only = C'est un Spécialiste qui doit partir ; les soldats ne comptent pas ici.
refusal-sacrifice-named = Le prix est { $card }, et seul un { card-decoy } peut en prendre la place.
refusal-award-choose = La médaille de ce secteur se choisit ici, elle ne se tire pas : nommez-en une.
refusal-award-named = Dans ce secteur, vous tirez une médaille ou prenez { $card }, aucune autre.
refusal-take-no-award = Ce n'est pas une médaille : { $name }.
refusal-award-gone = Il n'est plus possible d'obtenir { $card }.
refusal-cancel-virtual = Les crânes n'annulent que des dés, pas les résultats qu'un secteur ou une carte ajoute.
refusal-cancel-no-result = Il n'y a pas de tel résultat ajouté qu'un crâne puisse annuler.
refusal-cancel-skull = { $die } montre lui-même un crâne, et aucun crâne n'en annule un autre.
refusal-cancel-again = { $die } est déjà annulé ; il faut un autre dé pour ce crâne.
refusal-cancel-bound = { $die } fait partie de ce que vous avez déclaré et ne peut pas être annulé.
refusal-cancel-earned = { $die } a déjà rapporté un bonus : aucun crâne ne l'annule plus.
refusal-cry-not-here = Aucun { rwb-courage } ne s'obtient dans ce secteur.
refusal-set-level = À ce niveau, un BBR { $face-of-many } ne donne rien.
refusal-set-used = Tous vos BBR { $face-of-many } sont déjà déclarés.
refusal-set-cancelled = Vos crânes annuleraient un dé de ce bleu-blanc-rouge ou d'un autre déjà déclaré : { $face }.
refusal-straight-used = Une suite demanderait des dés que vos crânes annulent ou qu'un bleu-blanc-rouge déclaré utilise.
refusal-remove-none = Il n'y a pas de résultat ajouté de cette couleur à retirer pour : { $face }.
refusal-remove-face = { $die } ne montre pas la face que ce secteur retire : { $face }.
refusal-swap-nobody = On n'échange des dés que si { the-lieutenant } est en jeu.
refusal-swap-moment = On échange des dés après le dernier jet et avant que le compte final soit fixé.
refusal-swap-once = Votre unité a déjà échangé un dé ce tour-ci ; c'est une fois par tour.
refusal-swap-pool = Une unité seule échange avec sa réserve de dés : « swap pool ».
refusal-swap-pool-empty = La réserve de dés est vide : chacun de ses dés ne sert qu'une fois.
refusal-swap-partner-once = L'unité { $other } a déjà échangé un dé ce tour-ci.
refusal-swap-partner-rolls = L'unité { $other } n'a pas fini de lancer.
refusal-swap-virtual = On n'échange que des dés, pas les résultats qu'un secteur ou une carte ajoute.
refusal-swap-one = On échange un dé contre un dé : « exchange r1 b2 ».
refusal-swap-one-spare = On échange un dé contre un dé de la réserve : « exchange r1 blue STAR ».
refusal-swap-not-there = La réserve n'a pas de dé { $colour } qui montre cette face : { $face }.
refusal-spare-skulls-only = Seuls les crânes de la réserve de dés se relancent.
refusal-fight-nobody = Aucune autre unité ne se joint au combat ; il n'y a personne à qui le laisser.
refusal-fight-weak = Votre force est inférieure au tiers de la force allemande dans { $sector } : trop faible pour riposter.
refusal-fight-not-there = L'unité { $other } ne prend pas part à ce combat.
refusal-assault-done = L'unité { $other } a déjà donné l'assaut ce tour-ci.
refusal-assault-nowhere = L'unité { $other } n'est dans aucun bunker ; elle n'a rien à prendre d'assaut.
refusal-start-other-map = Chacune des deux cartes doit avoir une unité, et l'autre n'en a pas encore ; { $sector } n'est pas sur la bonne carte.
refusal-start-no = On ne commence pas dans { $sector }.
refusal-die-no-changer = Votre unité n'a pas de carte qui puisse changer ce dé.
refusal-number-same = Le dé montre déjà { $n } ; choisissez un autre nombre.
refusal-move-here = Votre unité est déjà dans { $sector } ; dites « stay » pour y rester.
refusal-move-backward = Ce serait reculer que d'aller vers { $sector }, et une unité ne recule jamais.
refusal-vehicle-have = Votre unité a déjà { $card }.
refusal-waits-for-others = « { $action } » doit attendre : c'est à une autre unité de répondre.
refusal-phase-done = « { $action } » doit attendre : vous avez fini cette phase, et la suivante commence quand tous l'ont finie.
refusal-other-phase = « { $action } » appartient à une autre phase : { $phase }.
refusal-nobody-to-move = « { $action } » est pour les unités : vous n'en avez aucune sur la carte et ne vous déplacez jamais.
refusal-retreat-never = Les unités ne reculent pas : seule celle qui n'arrive pas en haut d'une falaise le peut.
