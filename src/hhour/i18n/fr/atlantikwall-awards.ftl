# Atlantikwall : ses quatre médailles, et ses règles facultatives sur le ravitaillement.

card-france-and-germany-star = Étoile de France et d'Allemagne
    .text = Mettez jusqu'à 3 dés de votre compte final, même verrouillés, sur des faces de votre choix ; leurs couleurs restent.
the-france-and-germany-star = l'{ card-france-and-germany-star }
    .of = de l'{ card-france-and-germany-star }
    .to = à l'{ card-france-and-germany-star }
    .gender = feminine
card-cross-of-grunwald = Croix de Grunwald
    .text = Gagnez 10 soldats. Contre un joueur allemand : gagnez 6 soldats, et il en perd 6.
the-cross-of-grunwald = la { card-cross-of-grunwald }
    .of = de la { card-cross-of-grunwald }
    .to = à la { card-cross-of-grunwald }
    .gender = feminine
# As in English.
card-medaille-de-la-resistance = Médaille de la Résistance
    .text = Chaque unité gagne 3 points de courage. Contre un joueur allemand : chaque unité gagne 2 points de courage, et il défausse une Décoration au hasard, ou perd 3 points de courage s'il n'en a pas.
the-medaille-de-la-resistance = la { card-medaille-de-la-resistance }
    .of = de la { card-medaille-de-la-resistance }
    .to = à la { card-medaille-de-la-resistance }
    .gender = feminine
card-army-medal-for-war = Médaille de guerre de l'armée
    .text = Toutes les Conditions de bataille en vigueur sont annulées pour le reste du tour et chaque unité gagne 2 soldats. Dans une partie sans elles : gagnez 2 étoiles.
the-army-medal-for-war = la { card-army-medal-for-war }
    .of = de la { card-army-medal-for-war }
    .to = à la { card-army-medal-for-war }
    .gender = feminine

event-condition-lifted = Annulé pour le reste du tour : { $name }.
    .by-card = { $by } : { $name }, annulé pour le reste du tour.
purpose-discard = Décoration à perdre
purpose-supplies = ravitaillement
event-supplies = Le ravitaillement offre à présent : { $name }.

option-playing-with-fire = Jouer avec le feu
    .text = Au début du Mouvement, chaque symbole explosif au-delà de deux sur les objets d'une unité lui coûte un soldat.
option-supply-snafu = Pagaille au ravitaillement
    .text = On ne trouve d'objets que sur le dessus de deux paquets mélangés.
view-atlantikwall-supplies-left = Objets sous les deux du dessus
