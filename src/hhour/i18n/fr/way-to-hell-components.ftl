# Way to Hell : les composants indépendants.

option-way-to-hell-components = Way to Hell : composants indépendants
    .text = L'Intendant et le Sergent instructeur sont dans la réserve sur toutes les cartes ; trois véhicules et les médailles de la boîte rejoignent les autres.

card-drill-sergeant = Sergent instructeur
    .text = Chaque unité paie 1 étoile de moins pour chaque Spécialiste recruté, sans descendre sous 0.
the-drill-sergeant = le { card-drill-sergeant }
    .of = du { card-drill-sergeant }
    .to = au { card-drill-sergeant }
    .gender = masculine

card-tank-destroyer = Chasseur de chars
    .text = La DEF de son secteur baisse de 1. Les unités qui entrent dans le bunker depuis le secteur où il se trouvait au début du Mouvement, son propriétaire compris, y affrontent ce tour-ci une DEF plus basse de 3.
the-tank-destroyer = le { card-tank-destroyer }
    .of = du { card-tank-destroyer }
    .to = au { card-tank-destroyer }
    .gender = masculine
card-scout-car = Voiture de reconnaissance
    .text = Chaque unité de son secteur ajoute à chaque tour 1 résultat soldat incolore à son compte final. Son propriétaire entre sans Spécialiste dans les secteurs qui en demandent un ; les sacrifices restent dus.
the-scout-car = la { card-scout-car }
    .of = de la { card-scout-car }
    .to = à la { card-scout-car }
    .gender = feminine
card-amphibious-tank = Char amphibie
    .text = La DEF de son secteur baisse de 2, et de 3 dans les deux premières rangées d'une carte bordée par la mer.
the-amphibious-tank = le { card-amphibious-tank }
    .of = du { card-amphibious-tank }
    .to = au { card-amphibious-tank }
    .gender = masculine

card-war-campaign-star = Étoile de campagne
    .text = Votre unité gagne 4 étoiles et chaque autre unité en jeu en gagne 2.
    .solo = Votre unité gagne 4 étoiles.
the-war-campaign-star = l'{ card-war-campaign-star }
    .of = de l'{ card-war-campaign-star }
    .to = à l'{ card-war-campaign-star }
    .gender = feminine
card-war-service-medal = Médaille du service de guerre
    .text = Chaque unité en jeu peut ajouter jusqu'à 3 résultats outil incolores à son compte final.
    .solo = Ajoutez jusqu'à 3 résultats outil incolores à votre compte final.
the-war-service-medal = la { card-war-service-medal }
    .of = de la { card-war-service-medal }
    .to = à la { card-war-service-medal }
    .gender = feminine
card-voluntary-service-medal = Médaille du service volontaire
    .text = Votre unité gagne 4 points de courage ou 15 points d'objet.
the-voluntary-service-medal = la { card-voluntary-service-medal }
    .of = de la { card-voluntary-service-medal }
    .to = à la { card-voluntary-service-medal }
    .gender = feminine

ask-add-tools = Combien de résultats outil rejoignent votre compte final ({ $by }) ?
do-tools = { $n ->
    [0] N'en ajouter aucun
    [one] Ajouter { $n } outil
   *[other] Ajouter { $n } outils
}
refusal-tools-most = On peut ajouter au plus { $n ->
    [one] { $n } résultat outil
   *[other] { $n } résultats outil
}, ou aucun.

option-unique-limit = Limite des Spécialistes uniques
    .text = Combien de Spécialistes uniques peuvent être en jeu à la fois ; le Capitaine, le Lieutenant et les autres gradés ne sont pas limités.
    .value-none = sans limite
    .value-one = un à la fois
refusal-unique-limit = Un Spécialiste unique est en jeu ; avec cette option, on ne peut recruter { $card } avant son départ.
