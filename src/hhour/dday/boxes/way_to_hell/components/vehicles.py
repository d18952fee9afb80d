"""The three vehicles of this box, and what two of them do to a DEF that no plain number says (W-CARD-VEH)."""

from __future__ import annotations

from typing import Final

from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.battle.table import lay_effect
from hhour.dday.rules.cards.card import Ability, vehicle
from hhour.dday.rules.cards.free import vehicles_here
from hhour.dday.rules.cards.hooks import DEFENCE, NO_NEED, RESULT, SECTOR, Part
from hhour.dday.rules.turn.slot import Slot
from hhour.kernel.faces import SOLDIER
from hhour.kernel.lanes import Stage

TANK_DESTROYER: Final = "tank-destroyer"
AMPHIBIOUS_TANK: Final = "amphibious-tank"
STOOD: Final = "stood"  # effect of the turn: where the Tank Destroyer was when MOVE began
AT_THE_BUNKER: Final = 3
AFLOAT: Final = 1  # more than inland, in the two lowest rows

# maps with a beach along their lower edge (W-SEA-02)
WATERLINE: Final = frozenset(
    ("n-01", "n-02", "n-03", "n-04", "n-05", "n-06", "n-07", "n-13", "n-18", "n-19", "n-20", "n-22")
)

CARDS = (
    vehicle(
        TANK_DESTROYER,
        "W-CARD-VEH-01",
        18,
        "combat automatic",
        Ability(DEFENCE, -1, SECTOR),
        provenance="reconstructed",
    ),
    vehicle(
        "scout-car",
        "W-CARD-VEH-02",
        15,
        "window move automatic",
        Ability(RESULT, SOLDIER, SECTOR),
        Ability(NO_NEED),
        provenance="reconstructed",
    ),
    vehicle(
        AMPHIBIOUS_TANK,
        "W-CARD-VEH-03",
        20,
        "combat automatic",
        Ability(DEFENCE, -2, SECTOR),
        provenance="reconstructed",
    ),
)


def keep_to_their_maps(book: Book) -> None:
    """Without the components only those vehicles are in the box that the map itself places (W-GEN-14, W-GEN-15)."""
    if not book.is_on("way-to-hell-components"):
        placed = {slug for beach in book.beaches for slug in beach.vehicles}
        own = {card.slug for card in CARDS}
        book.vehicles = tuple(slug for slug in book.vehicles if slug not in own or slug in placed)


class ParkedStage(Stage[Field]):
    """MOVE begins: where does the Tank Destroyer stand?"""

    phase = "MOVE"

    def open(self, p: Field) -> None:
        for unit in p.in_play():
            if unit.vehicle == TANK_DESTROYER:
                lay_effect(p, STOOD, unit.sector, 0, TANK_DESTROYER)


def support(p: Field, unit: Unit) -> list[Part]:
    """The Tank Destroyer covers those who enter a bunker from where it stood; a tank afloat does more (W-CARD-VEH)."""
    ground = p.here(unit)
    if ground.bunker:
        stood = any(kind == STOOD and place == unit.departed for kind, place, _, _ in p.battle.effects)
        return [Part(-AT_THE_BUNKER, "W-CARD-VEH-01", TANK_DESTROYER)] if stood else []
    afloat = ground.row <= 1 and ground.beach >= 0 and p.book.beaches[ground.beach].slug in WATERLINE
    if afloat and AMPHIBIOUS_TANK in vehicles_here(p, unit):
        return [Part(-AFLOAT, "W-CARD-VEH-03", AMPHIBIOUS_TANK)]
    return []


def has_tank_destroyer(book: Book) -> bool:
    return TANK_DESTROYER in book.vehicles


STAGES = (Slot("parked", ParkedStage(), trading=False, wanted=has_tank_destroyer, before="move"),)
