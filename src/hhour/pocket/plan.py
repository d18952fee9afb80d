"""The ground of a Pocket game as a plan to draw: the six faces of the terrain die are six kinds of ground."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Final

from hhour.pocket.terrain import TERRAIN
from hhour.sheet import Place, Plan, Road

GROUND_OF: Final = {
    "landing": "sand",
    "barriers": "shingle",
    "rally-point": "dune",
    "ordeal": "marsh",
    "cliffs": "cliff",
    "bunker": "battery",
}


def beach_plan(slug: str, terrains: Sequence[str] = TERRAIN) -> Plan:
    """The way of a beach from the sea to the bunker, sector by sector, from left to right."""
    places = [Place(str(at), terrain == "bunker") for at, terrain in enumerate(terrains, 1)]
    return Plan(
        slug=slug,
        rows=tuple((place,) for place in places),
        grounds=("sea", *(GROUND_OF[terrain] for terrain in terrains)),
        roads=tuple(Road(a.id, b.id) for a, b in itertools.pairwise(places)),
        lead="right",
    )


def battlefield_plan(terrain: str) -> Plan:
    """Ground of one kind, and one place on it to fight for."""
    ground = GROUND_OF[terrain]
    before = "sea" if terrain == "landing" else "field"
    rows = (Place("skirmish", terrain == "bunker"),)
    return Plan(slug=f"field-{terrain}", rows=(rows,), grounds=(before, ground), lead="right")
