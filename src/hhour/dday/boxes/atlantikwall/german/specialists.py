"""The 14 German Specialists (A-CARD-GS). What the first seven do is printed in part; the rest is reconstructed."""

from __future__ import annotations

from hhour.dday.boxes.atlantikwall.german.dice import HandOver
from hhour.dday.boxes.atlantikwall.german.effects import Ask1
from hhour.dday.boxes.atlantikwall.german.muster import SPECIALIST
from hhour.dday.rules.cards.card import Ability, specialist
from hhour.dday.rules.cards.effects_tally import RerollOne, SetColour
from hhour.dday.rules.cards.hooks import RESULT, RWB_COURAGE, SAVES, STRENGTH
from hhour.kernel.faces import TOOL

NEEDS = "german"
OURS = "reconstructed"

CARDS = (
    specialist("unteroffizier", SPECIALIST, "A-CARD-GS-01", 2, "window", use=RerollOne()),
    specialist("pionier", SPECIALIST, "A-CARD-GS-02", 2, "automatic"),
    specialist("maschinengewehr-schuetze", SPECIALIST, "A-CARD-GS-03", 3, "automatic"),
    specialist(
        "scharfschuetze", SPECIALIST, "A-CARD-GS-04", 3, "combat-before-mgf", use=Ask1("shoot"), provenance=OURS
    ),
    specialist("zwangsrekrut", SPECIALIST, "A-CARD-GS-05", 2, "any"),
    specialist("waffen-ss", SPECIALIST, "A-CARD-GS-06", 4, "window", use=HandOver(), provenance=OURS),
    specialist("beobachter", SPECIALIST, "A-CARD-GS-07", 3, "automatic", provenance=OURS),
    specialist("sanitaeter", SPECIALIST, "A-CARD-GS-08", 4, "casualties automatic", Ability(SAVES, 1), provenance=OURS),
    specialist("hauptmann", SPECIALIST, "A-CARD-GS-09", 4, "window", use=SetColour(anyone=False), provenance=OURS),
    specialist("kommandant", SPECIALIST, "A-CARD-GS-10", 4, "lock automatic", provenance=OURS),
    specialist("zahlmeister", SPECIALIST, "A-CARD-GS-11", 2, "upkeep muster automatic", provenance=OURS),
    specialist("funker", SPECIALIST, "A-CARD-GS-12", 3, "automatic", Ability(RWB_COURAGE, 1), provenance=OURS),
    specialist("kradmelder", SPECIALIST, "A-CARD-GS-13", 2, "window automatic", Ability(RESULT, TOOL), provenance=OURS),
    specialist("fallschirmjaeger", SPECIALIST, "A-CARD-GS-14", 3, "automatic", Ability(STRENGTH, 3), provenance=OURS),
)
