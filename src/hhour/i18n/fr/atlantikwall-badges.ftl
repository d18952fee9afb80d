# Module 3 d'Atlantikwall : les insignes et tout ce qui s'en dit.

card-combat-medic = Infirmier de combat
    .text = { rwb-skull } : 2 crânes de couleurs différentes suffisent ; un troisième qui reste annule un dé.
the-combat-medic = l'{ card-combat-medic }
    .of = de l'{ card-combat-medic }
    .to = à l'{ card-combat-medic }
    .gender = masculine
card-combat-infantryman = Fantassin de combat
    .text = { rwb-soldier } : 2 soldats de couleurs différentes suffisent.
the-combat-infantryman = le { card-combat-infantryman }
    .of = du { card-combat-infantryman }
    .to = au { card-combat-infantryman }
    .gender = masculine
card-expert-infantryman = Fantassin expert
    .text = { rwb-two-soldiers } : 2 doubles soldats de couleurs différentes suffisent.
the-expert-infantryman = le { card-expert-infantryman }
    .of = du { card-expert-infantryman }
    .to = au { card-expert-infantryman }
    .gender = masculine
card-officer-candidate = Aspirant
    .text = { rwb-star } : 2 étoiles de couleurs différentes suffisent.
the-officer-candidate = l'{ card-officer-candidate }
    .of = de l'{ card-officer-candidate }
    .to = à l'{ card-officer-candidate }
    .gender = masculine
# As in English.
card-commando = Commando
    .text = { rwb-courage } : 2 courages de couleurs différentes suffisent.
the-commando = le { card-commando }
    .of = du { card-commando }
    .to = au { card-commando }
    .gender = masculine
card-driver-mechanic = Conducteur-mécanicien
    .text = { rwb-tool } : 2 outils de couleurs différentes suffisent.
the-driver-mechanic = le { card-driver-mechanic }
    .of = du { card-driver-mechanic }
    .to = au { card-driver-mechanic }
    .gender = masculine
card-parachutist = Brevet de parachutiste
    .text = 1 de vos dés prend la couleur de votre choix.
the-parachutist = le { card-parachutist }
    .of = du { card-parachutist }
    .to = au { card-parachutist }
    .gender = masculine
card-glider = Planeur
    .text = Ajoutez 1 résultat incolore de deux soldats à votre compte final.
the-glider = le { card-glider }
    .of = du { card-glider }
    .to = au { card-glider }
    .gender = masculine
card-marksmanship = Tir de précision
    .text = Jusqu'à 2 de vos crânes n'annulent rien ce tour-ci.
the-marksmanship = le { card-marksmanship }
    .of = du { card-marksmanship }
    .to = au { card-marksmanship }
    .gender = masculine
# As in English.
card-ranger = Ranger
    .text = Relancez une fois jusqu'à 2 dés non verrouillés.
the-ranger = le { card-ranger }
    .of = du { card-ranger }
    .to = au { card-ranger }
    .gender = masculine
card-bomb-disposal = Déminage
    .text = Tournez sur un outil 1 de vos dés qui montre un crâne.
the-bomb-disposal = le { card-bomb-disposal }
    .of = du { card-bomb-disposal }
    .to = au { card-bomb-disposal }
    .gender = masculine
card-beach-battalion = Bataillon de plage
    .text = Cinq faces différentes suffisent pour une suite ; la médaille est alors tirée au hasard. Un crâne parmi les cinq n'annule rien.
the-beach-battalion = le { card-beach-battalion }
    .of = du { card-beach-battalion }
    .to = au { card-beach-battalion }
    .gender = masculine
card-signals = Transmissions
    .text = Échangez 1 de vos dés contre 1 dé d'une autre unité d'accord, n'importe où sur la carte, en plus de l'échange du Lieutenant.
the-signals = les { card-signals }
    .of = des { card-signals }
    .to = aux { card-signals }
    .gender = feminine-plural
card-observer = Observateur aérien
    .text = Ajoutez 1 courage incolore à votre compte final.
the-observer = l'{ card-observer }
    .of = de l'{ card-observer }
    .to = à l'{ card-observer }
    .gender = masculine
card-sapper = Sapeur
    .text = Ajoutez 2 outils incolores à votre compte final.
the-sapper = le { card-sapper }
    .of = du { card-sapper }
    .to = au { card-sapper }
    .gender = masculine
card-unit-citation = Citation d'unité
    .text = Du prochain bonus BBR qui offre deux choses, votre unité prend les deux.
the-unit-citation = la { card-unit-citation }
    .of = de la { card-unit-citation }
    .to = à la { card-unit-citation }
    .gender = feminine

kind-badge = Insigne

option-badges = Insignes
    .text = Un { rwb-courage } peut se prendre comme insigne, une petite carte qui s'utilise comme un objet.
option-badge-of-honor = Insigne d'honneur
    .text = Les insignes sont permanents et s'utilisent une fois par tour ; conseillé aux débutants.
option-badge-of-courage = Insigne du courage
    .text = Au Ralliement, une unité peut payer 1 point de courage et 1 étoile pour un insigne.
option-badge-of-assistance = Insigne d'assistance
    .text = Des unités commencent la partie avec un insigne : toutes, ou celles qui le demandent.
    .value-all = toutes les unités
    .value-chosen = celles qui le demandent

event-badge-drawn = L'unité { $unit } pioche un insigne : { $name }.
event-claimed-two = L'unité { $unit } déclare un BBR de deux : { $face }.
    .by-card = L'unité { $unit } déclare un BBR de deux : { $face } ({ $by }).

ask-pair = Quelles deux couleurs font le BBR ({ $by }) ?
ask-five-faces = Quelle face reste hors de la suite ({ $by }) ?
ask-reroll-two = Quels dés relancez-vous ({ $by }) ?
ask-defuse = Quel crâne devient un outil ({ $by }) ?
ask-signal = Quels dés s'échangent, et avec qui ({ $by }) ?
ask-signal-pool = Quel dé échangez-vous contre un dé de la réserve d'échange ({ $by }) ?
ask-assistance = Votre unité prend-elle un insigne avant le début de la partie ?
do-badge = Piocher un insigne
do-pair = Prendre ces couleurs : { $what }
do-without = Laisser de côté : { $what }
do-defuse = Tourner { $what } sur un outil
do-signal = Proposer à l'unité { $unit } un échange de dés : { $what }
purpose-badge = insigne

refusal-badge-not-here = Aucun insigne ne se pioche dans cette partie.
refusal-badge-once = Votre unité a eu son insigne ce tour-ci ; c'est un par tour.
refusal-badge-none = Il ne reste aucun insigne à piocher.
refusal-badge-cost = Un insigne coûte 1 point de courage et 1 étoile ; vous avez { $courage ->
    [one] { $courage } point de courage
   *[other] { $courage } points de courage
} et { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}.
refusal-badge-late = { $name } s'utilise pendant la déclaration des BBR et des suites, à l'Entretien.
refusal-badge-no-pair = { $name } : pas deux résultats de couleurs différentes qui puissent encore faire un BBR.
refusal-badge-no-five = { $name } : pas cinq faces différentes qui puissent faire une suite avec une médaille à prendre.
refusal-badge-no-or = { $name } attend un bonus qui offre deux choses.
refusal-defuse-no-skull = { $die } ne montre pas de crâne.

view-atlantikwall-badges-left = Insignes à piocher
view-atlantikwall-badges-used = Insignes utilisés
