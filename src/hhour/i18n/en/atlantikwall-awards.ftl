# Atlantikwall: its four awards, and its optional rules about supplies.

card-france-and-germany-star = France and Germany Star
    .text = Set up to 3 dice of your final tally, even locked ones, to faces of your choice; their colours stay.
the-france-and-germany-star = the { card-france-and-germany-star }
card-cross-of-grunwald = Cross of Grunwald
    .text = Gain 10 soldiers. Against a German player: gain 6 soldiers, and he loses 6.
the-cross-of-grunwald = the { card-cross-of-grunwald }
card-medaille-de-la-resistance = Médaille de la Résistance
    .text = Every unit gains 3 courage. Against a German player: every unit gains 2 courage, and he discards a Decoration at random, or loses 3 courage if he has none.
the-medaille-de-la-resistance = the { card-medaille-de-la-resistance }
card-army-medal-for-war = Army Medal for War
    .text = All Battle Conditions in force are cancelled for the rest of the turn and every unit gains 2 soldiers. In a game without them: gain 2 stars.
the-army-medal-for-war = the { card-army-medal-for-war }

event-condition-lifted = { $name } is cancelled for the rest of the turn.
    .by-card = { $by }: { $name } is cancelled for the rest of the turn.
purpose-discard = Decoration to be lost
purpose-supplies = supplies
event-supplies = The supplies now offer: { $name }.

option-playing-with-fire = Playing with fire
    .text = At the start of Move, each explosive icon beyond two on a unit's items costs a soldier.
option-supply-snafu = Supply SNAFU
    .text = Items can be found only from the tops of two shuffled decks.
view-atlantikwall-supplies-left = Items under the two on top
