# Way to Hell: the loose components.

option-way-to-hell-components = Way to Hell: loose components
    .text = The Quartermaster and the Drill Sergeant are in the pool on every map; three vehicles and the awards of the box join theirs.

card-drill-sergeant = Drill Sergeant
    .text = Every unit pays 1 star less for each Specialist it recruits, never below 0.
the-drill-sergeant = the { card-drill-sergeant }

card-tank-destroyer = Tank Destroyer
    .text = The DEF of its sector is 1 lower. Units that enter the bunker from the sector where it stood when Move began meet a bunker DEF 3 lower that turn, its owner too.
the-tank-destroyer = the { card-tank-destroyer }
card-scout-car = Scout Car
    .text = Each unit in its sector adds 1 colourless soldier result to its final tally every turn. Its owner needs no Specialist to enter a sector that asks for one; sacrifices are still made.
the-scout-car = the { card-scout-car }
card-amphibious-tank = Amphibious Tank
    .text = The DEF of its sector is 2 lower, in the two lowest rows of a map with a waterline 3 lower.
the-amphibious-tank = the { card-amphibious-tank }

card-war-campaign-star = War Campaign Star
    .text = Your unit gains 4 stars and every other unit in play gains 2.
    .solo = Your unit gains 4 stars.
the-war-campaign-star = the { card-war-campaign-star }
card-war-service-medal = War Service Medal
    .text = Every unit in play may add up to 3 colourless tool results to its final tally.
    .solo = Add up to 3 colourless tool results to your final tally.
the-war-service-medal = the { card-war-service-medal }
card-voluntary-service-medal = Voluntary Service Medal
    .text = Your unit gains 4 courage or 15 item points.
the-voluntary-service-medal = the { card-voluntary-service-medal }

ask-add-tools = How many tool results join your final tally ({ $by })?
do-tools = { $n ->
    [0] Add none
    [one] Add { $n } tool
   *[other] Add { $n } tools
}
refusal-tools-most = From none to { $n } tool results can be added.

option-unique-limit = Limit of unique Specialists
    .text = How many unique Specialists may be in play at a time; captain, lieutenant and the other ranks are not limited.
    .value-none = no limit
    .value-one = one at a time
refusal-unique-limit = A unique Specialist is in play; with this option { $card } has to wait.
