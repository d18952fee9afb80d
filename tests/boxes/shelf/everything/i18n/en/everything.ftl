# The box of everything.

option-everything = Everything
    .text = An umpire in a tower, a raft, a violet die, omens and a truce.
option-nothing = Nothing
    .text = Changes nothing.

phase-bells = Bells
phase-truce = Truce
kind-omen = Omen
role-umpire = The umpire
place-tower = the tower
place-raft = the raft
view-everything-hand = Hand
view-everything-laid = On the table
view-everything-deck = Deck
purpose-omen = omens

colour-violet = violet
die-letter-v = violet
face-bell = Bell
    .letter = B
    .short = bell

card-calm-sea = Calm Sea
    .text = Advancing costs no courage.
the-calm-sea = the { card-calm-sea }
card-lucky-star = Lucky Star
    .text = No unit loses more than 1 in Combat.
the-lucky-star = the { card-lucky-star }
card-black-cat = Black Cat
    .text = Advancing costs 1 courage more, and nobody recruits.
the-black-cat = the { card-black-cat }
card-barn-owl = Owl
    .text = Nothing.
the-barn-owl = the { card-barn-owl }
card-twin-medic = Twin Medic
    .text = Is a Medic wherever one is asked for.
the-twin-medic = the { card-twin-medic }

ask-raft = Row ashore, or drift?
ask-bell = The bell: what do you do?
ask-truce = A truce: do something, or pass.
do-row = Row ashore
do-drift = Drift
do-ring = Ring the bell
do-draw = Draw an omen
do-look = Look at the omens on top
do-shout = Shout
do-lay = Lay { $card }
do-hide = Hide an omen
do-stand-by = Pass unasked, or be asked again

event-omen-drawn = The umpire draws an omen.
event-omens-seen = The umpire looks at omens.
event-omen-laid = The umpire lays { $card }.
event-omen-hidden = The umpire hides an omen.
event-umpire-rolled = The umpire rolls { $results }.
event-umpire-gained = The umpire gains { $what }.

refusal-bell-umpire = Only the umpire draws omens and looks at them.
refusal-black-cat = Nobody is recruited while the black cat lies on the table.
refusal-order-bare = Say 'stand-by' alone.
