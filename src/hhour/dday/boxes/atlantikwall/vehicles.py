"""The two Vehicles of the box; what they cost and do is reconstructed."""

from __future__ import annotations

from hhour.dday.rules.cards.card import Ability, vehicle
from hhour.dday.rules.cards.hooks import ADVANCE_COST, MINE_CROSSING, SECTOR

WORTH = {"mine-clearing-tank": 4.0, "tractor": 2.0}

CARDS = (
    vehicle(
        "mine-clearing-tank",
        "A-CARD-VEH-01",
        20,
        "move automatic",
        Ability(MINE_CROSSING),
        provenance="reconstructed",
    ),
    vehicle(
        "tractor", "A-CARD-VEH-02", 12, "move automatic", Ability(ADVANCE_COST, -1, SECTOR), provenance="reconstructed"
    ),
)
