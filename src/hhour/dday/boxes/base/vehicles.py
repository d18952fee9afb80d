"""The 6 vehicles of the base game; each acts for every Unit in its sector."""

from __future__ import annotations

from hhour.dday.rules.cards.card import Ability, vehicle
from hhour.dday.rules.cards.effects_tally import RerollOne
from hhour.dday.rules.cards.hooks import (
    BARRIER_PROOF,
    DEFENCE,
    FIND_COST,
    MANY_FINDS,
    NO_SACRIFICE,
    NO_SPECIAL_DAMAGE,
    RESULT,
    SAVES,
    SECTOR,
)
from hhour.kernel.faces import COURAGE, STAR, TOOL

CARDS = (
    vehicle(
        "ambulance",
        "B-VEH-C01",
        20,
        "casualties move automatic",
        Ability(SAVES, 1, SECTOR),
        Ability(NO_SACRIFICE, 1, SECTOR),
    ),
    vehicle(
        "armored-car",
        "B-VEH-C02",
        20,
        "window upkeep muster automatic",
        Ability(RESULT, STAR, SECTOR),
        Ability(FIND_COST, -1, SECTOR),
    ),
    vehicle(
        "bulldozer", "B-VEH-C03", 20, "window move automatic", Ability(RESULT, COURAGE, SECTOR), Ability(BARRIER_PROOF)
    ),
    vehicle(
        "half-track",
        "B-VEH-C04",
        15,
        "window muster automatic",
        Ability(RESULT, TOOL, SECTOR),
        Ability(MANY_FINDS, 1, SECTOR),
    ),
    vehicle("jeep", "B-VEH-C05", 12, "window", use=RerollOne()),
    vehicle(
        "tank", "B-VEH-C06", 20, "combat automatic", Ability(DEFENCE, -2, SECTOR), Ability(NO_SPECIAL_DAMAGE, 1, SECTOR)
    ),
)

# what each brings to a bot, in soldiers
WORTH = {
    "ambulance": 6.0, "armored-car": 5.0, "bulldozer": 5.0, "half-track": 4.0, "jeep": 4.0, "tank": 8.0,
}  # fmt: skip
