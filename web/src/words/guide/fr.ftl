# Ce qui s'explique une fois : la première partie en sept étapes, et chaque nouveauté là où elle apparaît.

new-here = Nouveau dans cette partie
understood = Compris
guide-part = { $name }.
lesson-step = Première partie · étape { $n } sur 7
lesson-chosen = Les dés de cette leçon ont été choisis pour que chaque étape se produise.
lesson-1 = Lancer
lesson-1-text = Chaque tour commence par six dés : deux rouges, deux blancs, deux bleus. Pressez Lancer{ $keys ->
    [yes] {" "}ou la touche R
   *[no] {""}
}.
lesson-2 = Verrouiller deux dés
lesson-2-text = Les dés verrouillés restent tels quels pendant tout le tour. Les hommes donnent des soldats, les cœurs le courage d'avancer. Deux dés portent une étoile : cliquez dessus, puis verrouillez.
lesson-3 = Bleu, blanc, rouge
lesson-3-text = La même face dans les trois couleurs est un BBR et donne un bonus en plus. Le premier lancer de cette leçon en contient un : 1 homme en rouge, blanc et bleu. Laissez le bleu en place, arrêtez et réclamez le bonus.
lesson-4 = Avancer
lesson-4-text = Les secteurs qui brillent sur la carte sont ouverts. Chaque étiquette dit ce que le chemin coûte en courage et vos chances d'y survivre. Choisissez-en un, ou restez.
lesson-5 = Le combat
lesson-5-text = À la fin du tour sont tombés autant de soldats que le dit le bouclier de votre secteur (DEF). Gardez-en toujours davantage, sinon l'unité est perdue.
lesson-6 = Relancer ou arrêter
lesson-6-text = Choisissez les dés qui ne vous apportent rien et relancez-les ; vous le pouvez deux fois par tour. Dans cette première partie seuls comptent les hommes et le courage : étoiles, outils et crânes ne font encore rien.
lesson-7 = Vers le bunker
lesson-7-text = Qui prend le bunker gagne. On peut rester trois tours au même endroit, un seul sous un bouclier noir, et jamais revenir. Rassemblez plus de soldats que n'en indique le bouclier du bunker avant de l'attaquer.
new-skulls = Les crânes
new-skulls-text = Chaque crâne annule un de vos résultats ; vous choisissez lequel.
new-guns = Les mitrailleuses (TdM)
new-guns-text = Au combat, un secteur qui a des mitrailleuses lance un dé pour chacune. Il tombe autant de soldats de plus que le montrent les dés, en plus du bouclier. Les étiquettes de la carte en tiennent compte.
new-mines = Les mines
new-mines-text = Les cercles rouges sur un chemin sont des mines. Qui les franchit lance aussitôt un dé et perd autant de soldats qu'il en montre.
new-straight = Une suite
new-straight-text = Six dés aux six faces différentes font une suite : elle vaut une médaille de votre choix.
new-awards = Les médailles
new-awards-text = Une médaille a un grand effet, une seule fois. Elle s'éclaire quand elle peut servir, puis elle disparaît.
new-items = Les objets
new-items-text = Un objet sert une fois, puis disparaît ; certains servent dès qu'on les trouve. Il s'éclaire quand il peut servir.
new-specialists = Les Spécialistes
new-specialists-text = Un Spécialiste reste avec l'unité et agit à chaque tour. On peut le perdre : un secteur peut l'exiger, ou il tombe avec les derniers soldats.
new-vehicle = Les véhicules
new-vehicle-text = Un véhicule agit comme un Spécialiste et suit l'unité tant que le chemin lui est ouvert.
new-black = Un bouclier noir
new-black-text = Sous un bouclier noir, une unité ne peut rester qu'un tour ; ensuite elle doit bouger.
new-bataille = Bataille!
new-bataille-text = Battez les dés de l'Axe : vos six dés doivent montrer chacune de leurs faces. Une victoire met des points dans la cagnotte. Ensuite, retirez-vous et encaissez, ou continuez contre un dé de l'Axe de plus et risquez tout. Qui encaisse 30 points met fin à la partie.
new-medals = Les Médailles
new-medals-text = Un BBR ou une suite dans vos dés définitifs vaut une Médaille. Jouez-la quand sa carte le permet, ou gardez-la : à la fin elle vaut 5 points.
new-express = Express!
new-express-text = Six secteurs, du débarquement au bunker, chacun avec un dé de l'Axe de plus. Chaque joueur doit montrer toutes ses faces avec ses propres dés : si l'un échoue, tous ont perdu.
new-rally = Les Spécialistes ralliés
new-rally-text = Un BBR ou une suite amène un Spécialiste au groupe. Chacun peut l'employer à l'étape 5 ; il change des dés qui n'auraient pas suffi.

guide-start = Chaque carte a ses lieux de débarquement. Choisissez-en un ; le nombre du bouclier dit combien de soldats y tombent à chaque tour.
guide-roll = Chaque tour commence par six dés : deux rouges, deux blancs, deux bleus. Pressez Lancer{ $keys ->
    [yes] {" "}ou la touche R
   *[no] {""}
}. Vous avez jusqu'à trois lancers.
guide-lock = Verrouillez maintenant { $dice ->
    [1] un dé : il reste tel quel pendant tout le tour. Cliquez sur celui
   *[other] deux dés : ils restent tels quels pendant tout le tour. Cliquez sur ceux
} que vous gardez. Les hommes donnent des soldats, le courage permet d'avancer, et la même face en rouge, blanc et bleu (un BBR) donne un bonus.
guide-reroll = Choisissez les dés qui ne vous plaisent pas et relancez-les, ou arrêtez. Un crâne annule un de vos résultats. La même face en rouge, blanc et bleu fait un BBR.
guide-reroll-practice = Choisissez les dés qui ne vous plaisent pas et relancez-les, ou arrêtez. Dans cette première partie seuls comptent les hommes et le courage ; les crânes ne font encore rien. La même face en rouge, blanc et bleu fait un BBR et donne un bonus.
guide-ready = Vos dés sont définitifs. Une carte qui peut encore les changer s'éclaire ; sinon vous êtes prêt.
guide-declare = Vous avez la même face en rouge, blanc et bleu : un BBR. Réclamez son bonus.
guide-cancel = Chaque crâne enlève un de vos résultats. Donnez-lui le moins utile.
guide-muster = Les étoiles recrutent des Spécialistes, les outils trouvent des objets. Chaque carte dit en une ligne ce qu'elle fait.
guide-move = Avancer coûte du courage, écrit sur la ligne pointillée. Vous pouvez aussi rester ou aller de côté, jamais revenir ; après trois tours au même endroit, ou un seul sous un bouclier noir, il faut bouger. Puis vient le combat : il tombe autant de soldats que le dit le bouclier (DEF) ; ayez-en davantage.
guide-before-guns = Les mitrailleuses vont tirer sur les secteurs qui en ont une. Une carte utile s'éclaire.
guide-after-guns = On compte maintenant les pertes : autant de soldats tombent que le dit le bouclier, et ceux que touchent les mitrailleuses, s'il y en a. Utilisez une carte si elle aide.
guide-pay = Certaines pertes se rachètent avec du courage ou des étoiles. Payez ce que vous voulez, ou rien.
guide-fall = Choisissez qui tombe : des soldats, ou un Spécialiste à leur place.
guide-leadership = Commandement : ajoutez un résultat blanc de votre choix, ou donnez 2 points de courage à une autre unité.
guide-battle-cry = Cri de guerre : trois soldats tout de suite, ou une marche sans courage ni exigences ce tour-ci.
guide-special-find = Trouvaille : deux étoiles, ou un objet déjà utilisé.

# En mer les dés font mal : ce qui est vrai à terre ne s'y dit pas.
guide-sea-start = Choisissez d'où part votre chaland ; il monte rangée par rangée vers la plage. Dans chaque secteur : les nombres cerclés sur lesquels il est pilonné, et le bouclier, ce qu'il coûte en soldats par tour, 1 de plus par chaland présent. Une étoile rouge : des mines.
guide-sea-roll = En mer, les dés font mal. Lancez comme à terre, trois fois au plus, et cherchez ce qui coûte peu.
guide-sea-lock = Verrouillez deux dés qui coûtent peu. Un crâne ne coûte rien ; les hommes coûtent des soldats, les cœurs du courage, les outils de la coque, trois étoiles un Spécialiste. La même face en rouge, blanc et bleu est une pénalité de plus.
guide-sea-reroll = Relancez ce qui fait mal, ou arrêtez. Près des dés se lit ce qu'ils coûtent tels quels.
guide-sea-move = Avancez, barrez de côté ou restez, jamais en arrière. Avancer coûte le courage inscrit dans le rond au bord droit. Sans courage ou sans coque il faut quitter le chaland : en haute mer c'est la fin, en zone sûre on continue à gué.
guide-sea-leave = En zone sûre vous pouvez quitter le chaland et continuer à gué : avancer n'y coûte plus de courage et la coque ne compte plus. On ne remonte pas à bord.
guide-sea-stars = Trois étoiles coûtent un Spécialiste. Un passager perdu ici ne se battra pas non plus à terre.

# La troisième couleur de l'Allemand est le noir, et il veut autre chose.
guide-german-roll = Vous lancez six dés en même temps que les unités : deux rouges, deux blancs, deux noirs. Vous avez jusqu'à trois lancers.
guide-german-lock = Verrouillez maintenant deux dés : ils restent tels quels pendant tout le tour. Les hommes donnent des soldats pour payer la défense, les étoiles des Spécialistes, les outils des objets, le courage des Décorations. La même face en rouge, blanc et noir donne un bonus.
guide-german-reroll = Choisissez les dés qui ne vous plaisent pas et relancez-les, ou arrêtez. Un crâne annule un de vos résultats. La même face en rouge, blanc et noir donne un bonus.
guide-german-declare = Vous avez la même face en rouge, blanc et noir : réclamez son bonus.
guide-german-muster = Les étoiles recrutent des Spécialistes, les outils trouvent des objets, 5 points de courage tirent une Décoration. Les mines dorment tant que vous n'avez pas le Pionnier, les mitrailleuses tant que vous n'avez pas le Mitrailleur.

# D'une option à plusieurs façons : ce que fait celle que l'on joue.
option-gold-regular = Les dés d'or viennent avec des cartes : Le Général laisse chaque unité en lancer un à la place d'un autre dé ; le Sac de ravitaillement et la Croix militaire en lancent quelques-uns à part. Après le dernier lancer, chacun prend la couleur que nomme son propriétaire.
option-gold-touch = À chaque Lancer vous choisissez : vos six dés, ou quatre d'entre eux et un dé d'or. Avec l'or vous ne verrouillez qu'un dé, nommez sa couleur après le dernier lancer, et cinq résultats différents valent une médaille.
option-gold-rwbg = Un septième dé, sans couleur, se lance avec les six. Son résultat compte, il n'entre dans aucun BBR, et il bloque le BBR de la face qu'il montre.
option-gold-wild = Le dé sauvage se lance une fois, avec votre premier lancer. Après le dernier, il peut prendre la place et la couleur d'un de vos dés qui ne montre pas de crâne.
