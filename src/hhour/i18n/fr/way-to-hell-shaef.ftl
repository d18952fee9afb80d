# Way to Hell : le SHAEF, la Pologne et six sièges.

# As in English.
option-shaef = SHAEF
    .text = Une unité est celle du SHAEF, et l'on peut jouer à cinq ou six : la cinquième est le SHAEF, la sixième la Pologne.
role-usa = États-Unis
role-uk = Royaume-Uni
# As in English.
role-canada = Canada
# As in English.
role-france = France
# As in English.
role-shaef = SHAEF
    .history = Le quartier général suprême des forces expéditionnaires alliées fut créé à la fin de 1943 sous le général Dwight D. Eisenhower. Il commandait des forces américaines, britanniques, canadiennes, françaises libres et d'autres Alliés, prépara et dirigea l'opération Overlord dès le débarquement et conduisit la libération de l'Europe de l'Ouest.
    .badge = L'insigne, porté depuis 1944 : une épée flamboyante, la justice, fend le noir de l'oppression ; au-dessus, un arc-en-ciel aux couleurs de tous les drapeaux alliés, l'espoir ; et plus haut le ciel bleu, la paix à venir.
role-poland = Pologne
