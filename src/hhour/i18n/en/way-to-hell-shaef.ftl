# Way to Hell: SHAEF, Poland and six seats.

option-shaef = SHAEF
    .text = One unit is SHAEF's, and five or six may play: the fifth is SHAEF, the sixth Poland.
role-usa = USA
role-uk = United Kingdom
role-canada = Canada
role-france = France
role-shaef = SHAEF
    .history = The Supreme Headquarters Allied Expeditionary Force was set up at the end of 1943 under General Dwight D. Eisenhower. It led American, British, Canadian, Free French and other Allied forces, planned and commanded Operation Overlord from the landings onward, and directed the liberation of western Europe.
    .badge = The badge, in use from 1944: a flaming sword, justice, cuts the black of oppression; over it a rainbow with the colours of all Allied flags, hope; and over that blue sky, the peace to come.
role-poland = Poland
