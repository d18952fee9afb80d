"""The General, who brings a Gold die to every Unit's roll (W-CARD-GEN-03)."""

from __future__ import annotations

from hhour.dday.boxes.way_to_hell.gold.dice import GOLD_DIE
from hhour.dday.rules.cards.card import Ability, specialist
from hhour.dday.rules.cards.hooks import TEAM
from hhour.dday.rules.cards.kinds import UNIQUE

NEEDS = "gold=regular/touch"

CARDS = (
    specialist(
        "general-gold",
        UNIQUE,
        "W-CARD-GEN-03",
        4,
        "roll",
        Ability(GOLD_DIE, 1, TEAM),
        provenance="reconstructed",
    ),
)
