# Les 70 cartes de la boîte de base : le nom, l'effet, et `.solo` quand il change en solitaire.

## Médailles

card-army-good-conduct-medal = Médaille de bonne conduite
    .text = Mettez jusqu'à 2 dés de votre compte final, même verrouillés, sur les faces de votre choix ; leur couleur ne change pas.
card-conspicuous-gallantry-medal = Médaille de bravoure insigne
    .text = Ajoutez 2 résultats incolores de votre choix à votre compte final, et 1 à celui d'une autre unité.
    .solo = Ajoutez 2 résultats incolores de votre choix à votre compte final.
card-medal-of-honor = Médaille d'honneur
    .text = Ajoutez 3 résultats de votre choix, un rouge, un blanc et un bleu, au compte final d'une autre unité ; ils peuvent former des BBR.
    .solo = Les trois résultats vont à votre propre compte final.
card-memorial-cross = Croix du Souvenir
    .text = Votre unité gagne 20 points d'objet et chaque autre unité en jeu en gagne 10.
    .solo = Votre unité gagne 20 points d'objet.
# As in English.
card-silver-star = Silver Star
    .text = Abandonnez vos résultats et refaites tout votre Lancer, verrous compris, en trois jets ; ce qui a servi sur les anciens dés est perdu.
card-victoria-cross = Croix de Victoria
    .text = Choisissez une autre unité en jeu : jusqu'à la fin du tour, elle ne subit ni pertes ni dégâts spéciaux.
    .solo = Indisponible.
card-legion-of-merit = Légion du Mérite
    .text = Prenez aussitôt et gratuitement un véhicule pas encore trouvé dans la partie ; si vous en avez déjà un, abandonnez-le ou cédez-le d'abord.
# As in English.
card-purple-heart = Purple Heart
    .text = Un Spécialiste que votre unité a perdu dans cette partie lui revient gratuitement.
# As in English.
card-croix-de-guerre = Croix de Guerre
    .text = Au Combat de ce tour, votre unité ne subit ni pertes ni dégâts spéciaux, mais elle ne peut pas avancer ce tour-ci ; elle peut se déplacer de côté.
card-distinguished-service-cross = Croix du service distingué
    .text = Obtenez un bonus BBR de votre choix, résolu à l'Entretien ; { rwb-skull } donne alors 20 points d'objet mais ne neutralise aucun crâne.
card-distinguished-conduct-medal = Médaille de conduite distinguée
    .text = Recrutez aussitôt et gratuitement un Spécialiste disponible, de votre main ou de la réserve, en plus du recrutement du tour.
# As in English.
card-bronze-star = Bronze Star
    .text = Trouvez aussitôt et gratuitement un objet visible de la réserve, en plus de l'objet du tour, même là où l'on ne trouve rien.

## Spécialistes ordinaires

card-beachmaster = Chef de plage
    .text = Chaque fois que votre unité avance, bunker compris, elle gagne 3 soldats en arrivant s'il était avec elle avant le mouvement.
card-chaplain = Aumônier
    .text = Gagnez 1 point de courage pour chaque bonus BBR obtenu.
card-corporal = Caporal
    .text = Une fois par tour, après le dernier jet, relancez 1 dé non verrouillé ; la nouvelle face est définitive.
card-hero = Héros
    .text = Quand votre unité subit des pertes, chaque étoile ou point de courage dépensé en évite une.
card-medic = Toubib
    .text = Votre unité subit 1 perte de moins à chaque phase, mines comprises.
card-minesweeper = Démineur
    .text = Votre unité ignore les mines ; on ne lance pas le dé.
card-paratrooper = Parachutiste
    .text = Compte pour 6 soldats ; choisi comme perte, il en absorbe jusqu'à 6 d'un coup, et le surplus ne profite à personne.
card-pathfinder = Éclaireur parachutiste
    .text = Chaque fois que votre unité se déplace, de côté ou vers l'avant, elle gagne 1 soldat en arrivant.
card-platoon-leader = Chef de section
    .text = Chaque avancée de votre unité coûte 1 point de courage de moins, sans descendre sous 0.
card-point-man = Homme de pointe
    .text = Sacrifiez-le quand votre unité doit partir : elle peut rester un tour de plus, même sur un bouclier noir, et devra partir au Mouvement suivant.
card-scout = Éclaireur
    .text = Ajoute chaque tour 1 outil incolore à votre compte final.
card-sharpshooter = Tireur d'élite
    .text = 1 crâne de votre compte final n'annule rien ; il compte toujours pour { rwb-skull } et pour la { card-ammo-box }.
card-veteran = Vétéran
    .text = Gagnez 1 soldat pour chaque bonus BBR obtenu.

## Spécialistes uniques

card-captain = Capitaine
    .text = Une fois par tour, après le dernier jet, 1 de vos dés, même verrouillé, devient rouge, blanc ou bleu, à votre choix.
card-combat-photographer = Photographe de guerre
    .text = Sacrifiez-le une fois votre compte final arrêté : ce même compte vaut aussi pour le tour suivant, où vous ne lancez pas les dés.
card-decoy = Leurre
    .text = Sacrifiez-le à la place de tout autre Spécialiste que votre unité doit ou veut sacrifier, même si elle ne l'a pas.
card-engineer = Génie
    .text = La DEF d'un bunker où se trouve votre unité baisse de 5 pour toutes les unités qui y sont.
card-general = Général
    .text = Toutes les unités ne verrouillent qu'un dé après le premier jet.
# As in English.
card-grenadier = Grenadier
    .text = Sacrifiez-le avant le tir des mitrailleuses : votre secteur perd toutes les siennes pour le reste de la partie ; pas dans un bunker.
# As in English.
card-lieutenant = Lieutenant
    .text = Après le dernier jet, toute unité peut échanger 1 dé avec une autre, où qu'elles soient ; chaque unité au plus une fois par tour.
    .solo = Lancez une fois un second jeu de six dés, en relançant ses crânes une fois si vous voulez ; chaque tour, échangez un de vos dés contre l'un d'eux, chacun ne servant qu'une fois.
card-marksman = Tireur de précision
    .text = Gagnez 3 soldats pour chaque crâne que vous verrouillez ; le crâne reste un crâne.
card-messenger = Messager
    .text = Votre unité paie 1 étoile de moins pour chaque Spécialiste recruté ; lui-même peut être échangé une fois par tour.
    .solo = Votre unité paie 1 étoile de moins pour chaque Spécialiste recruté.
card-quartermaster = Intendant
    .text = Chaque unité paie 2 points d'objet de moins pour chaque objet trouvé, sans descendre sous 0.
card-war-correspondent = Correspondant de guerre
    .text = Sacrifiez-le avant votre mouvement : votre unité échange sa place avec une autre hors des bunkers ; ce n'est pas un mouvement, et toutes deux peuvent encore bouger.
    .solo = Indisponible.

## Objets ordinaires

card-carrier-pigeon = Pigeon voyageur
    .text = Jusqu'à la fin du tour, votre unité peut échanger des ressources avec une autre unité, où qu'elle soit sur la carte.
    .solo = Indisponible.
card-bangalore-torpedo = Torpille Bangalore
    .text = La DEF de votre secteur est de 0 jusqu'à la fin du tour, pour toutes les unités présentes ; les mitrailleuses tirent quand même ; pas dans un bunker.
card-binoculars = Jumelles
    .text = Mettez un dé sur la face de votre choix : un dé de n'importe quelle unité, même verrouillé, ou un dé qui vient d'être lancé pour une mitrailleuse, une mine ou un secteur.
card-field-radio = Radio de campagne
    .text = Gagnez 5 soldats.
card-flame-thrower = Lance-flammes
    .text = La DEF du bunker où se trouve votre unité baisse de 10 jusqu'à la fin du tour.
# As in English.
card-grenade = Grenade
    .text = Avant le tir des mitrailleuses : celles de votre secteur ou bunker se taisent ce tour-ci.
card-shoulder-patch = Écusson
    .text = Au Ralliement, perdez 1 soldat et recrutez gratuitement un Spécialiste disponible ; c'est votre recrutement du tour.
card-mine-detector = Détecteur de mines
    .text = Votre unité ignore les mines ce tour-ci.
card-walkie-talkie = Talkie-walkie
    .text = S'utilise dès qu'on le trouve : gagnez 2 soldats.
card-whistle = Sifflet
    .text = S'utilise dès qu'on le trouve : votre avancée de ce tour ne coûte pas de courage ; les conditions restent, et l'effet est perdu si vous n'avancez pas.

## Objets spéciaux

card-ammo-box = Caisse de munitions
    .text = Tous les crânes de votre compte final prennent une même face de votre choix ; leurs couleurs ne changent pas.
# As in English.
card-bazooka = Bazooka
    .text = La DEF de votre secteur ou bunker baisse de 7 jusqu'à la fin du tour.
card-command-jacket = Veste de commandement
    .text = Obtenez le bonus BBR { rwb-star }.
card-dexedrine = Dexédrine
    .text = Obtenez le bonus BBR { rwb-courage }.
    .solo = Idem, mais sur la carte { map-n-08 } la { card-signalling-lamp } la remplace.
card-dispatch-case = Sacoche de dépêches
    .text = Votre compte final devient la copie de celui d'une autre unité, avec ses dés, ses couleurs et ses résultats ajoutés ; le vôtre ne compte plus.
    .solo = Indisponible.
card-flak-vest = Gilet pare-éclats
    .text = Votre unité, et elle seule, ignore ce tour-ci les pertes et dégâts spéciaux des mitrailleuses, même une fois leurs dés lancés.
card-gammon-bomb = Grenade Gammon
    .text = Lancez un dé : la DEF de votre secteur ou bunker baisse d'autant jusqu'à la fin du tour.
card-grappling-hook = Grappin
    .text = Ajoutez à votre compte final 1 crâne de la couleur de votre choix.
card-lucky-charm = Porte-bonheur
    .text = Gagnez 1 étoile ou 1 point de courage.
card-medal-case = Écrin à médailles
    .text = Piochez 1 médaille au hasard ; c'est votre médaille du tour.
card-mortar = Mortier
    .text = Avant le tir des mitrailleuses : celles d'un secteur voisin du vôtre se taisent ce tour-ci ; pas celles d'un bunker.
    .solo = Indisponible.
card-pocket-bible = Bible de poche
    .text = Gagnez 3 points de courage.
card-rangefinder = Télémètre
    .text = Mettez 1 dé bleu de votre compte final sur la face de votre choix.
card-rope-ladder = Échelle de corde
    .text = Chaque unité en jeu ajoute à son compte final 1 crâne de la couleur de son choix.
card-signalling-lamp = Lampe de signalisation
    .text = Obtenez le bonus BBR { rwb-two-soldiers } : 6 soldats.
card-strategic-map = Carte stratégique
    .text = Changez la couleur d'un dé quelconque ; sa face ne change pas.
card-toolkit = Boîte à outils
    .text = Ajoutez 2 outils incolores à votre compte final.
card-wirecutters = Cisailles
    .text = Votre unité, et toute unité qui se déplace avec elle, ignore les obstacles ce tour-ci.

## Véhicules

# As in English.
card-ambulance = Ambulance
    .text = Chaque unité de son secteur subit 1 perte de moins à chaque phase, et aucun sacrifice n'est exigé des unités qui arrivent avec elle ou la rejoignent.
card-armored-car = Automitrailleuse
    .text = Chaque unité de son secteur ajoute chaque tour 1 étoile à son compte final et paie chaque objet 1 point d'objet de moins.
# As in English.
card-bulldozer = Bulldozer
    .text = Chaque unité de son secteur ajoute chaque tour 1 courage à son compte final ; son propriétaire et les unités qui l'accompagnent franchissent les obstacles.
card-half-track = Half-track
    .text = Chaque unité de son secteur ajoute chaque tour 1 outil à son compte final et peut trouver autant d'objets qu'elle veut par tour.
# As in English.
card-jeep = Jeep
    .text = Une fois par tour, après le dernier jet, chaque unité de son secteur peut relancer 1 dé non verrouillé.
card-tank = Char
    .text = La DEF de son secteur baisse de 2, et les dégâts spéciaux des mitrailleuses y sont ignorés.
