"""What the Allies get against a German: three Ranking Specialists, four Regular Items (A-GEN-12 to -14)."""

from __future__ import annotations

from hhour.dday.boxes.atlantikwall.german.effects import (
    Exchange,
    GermanLoses,
    PiatGunner,
    SniperScope,
    SniperShot,
    Thermite,
)
from hhour.dday.rules.cards.card import item, specialist
from hhour.dday.rules.cards.kinds import ITEM, UNIQUE

NEEDS = "german"
OURS = "reconstructed"
FREELY = 3  # the effect itself says how often, and what it costs

CARDS = (
    specialist(
        "piat-gunner",
        UNIQUE,
        "A-CARD-AS-01",
        3,
        "combat-before-mgf assault",
        use=PiatGunner(),
        spend=FREELY,
        provenance=OURS,
    ),
    specialist("sniper", UNIQUE, "A-CARD-AS-02", 3, "combat-before-mgf", use=SniperShot(), provenance=OURS),
    specialist("soe-agent", UNIQUE, "A-CARD-AS-03", 4, "window", use=Exchange(1, skulls=False), provenance=OURS),
    item("false-orders", ITEM, "A-CARD-AI-01", 10, "rwb-claimed", provenance=OURS),
    item("sniper-scope", ITEM, "A-CARD-AI-02", 12, "any", SniperScope(), provenance=OURS),
    item("thermite-grenade", ITEM, "A-CARD-AI-03", 12, "any", Thermite(), provenance=OURS),
    item("tnt", ITEM, "A-CARD-AI-04", 15, "any", GermanLoses(6), provenance=OURS),
)
