"""What a sea sector has in store: Mines on the way in, then DEF, craft and shells of the next turn, exactly.

The Unit's own dice are left out: what they cost is for the player to decide.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Final, NamedTuple

from hhour.dday.boxes.way_to_hell.sea.sailing import HIT, STEERED
from hhour.dday.boxes.way_to_hell.sea.state import advance_cost, chart, crafts_at, naval_of, vessel
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import SHIELDED, Unit
from hhour.kernel.action import Action

SIDES: Final = range(1, 7)
NOTHING: Final = {(0, 0): 1.0}
Tolls = dict[tuple[int, int], float]  # by soldiers and item points: the chance of it


class Prospect(NamedTuple):
    """On average so many soldiers and item points, and the chance that the Unit is not lost."""

    soldiers: float
    hull: float
    survival: float


def _mines() -> Tolls:
    return {(men, hull): 1 / 36 for men in SIDES for hull in SIDES}


def _shells(steered: bool) -> Counter[int]:
    """How often of all throws so many soldiers fall: two dice, or the lower of two such throws."""
    sums = [a + b for a, b in product(SIDES, SIDES)]
    return Counter(min(pair) for pair in product(sums, sums)) if steered else Counter(sums)


def prospect(p: Field, unit: Unit, place: int, by_craft: bool, courage: int, early: bool = False) -> Prospect:
    """What it costs to be in this sector until the next SEA MOVE, going there if it is another one.

    `early`: whoever comes there has this turn's SHELLING still before him.
    """
    here = chart(p.book).waters[place]
    staying = _next_turn(p, unit, place, by_craft)
    soldiers = hull = survival = 0.0
    for (men, holes), likely in _still_to_come(p, unit, place, by_craft, early).items():
        is_left = by_craft and (unit.points <= holes or courage <= 0)
        tolls = _best_beside(p, unit, place, unit.soldiers - men) if is_left and here.safe else staying
        for (fallen, breach), chance in tolls.items():
            weight = likely * chance
            soldiers += weight * (men + fallen)
            hull += weight * (holes + breach)
            sinks = by_craft and not here.safe and (is_left or unit.points <= holes + breach)
            survival += weight * (unit.soldiers > men + fallen and not sinks)
    return Prospect(soldiers, hull, survival)


def _still_to_come(p: Field, unit: Unit, place: int, by_craft: bool, early: bool) -> Tolls:
    """What this turn still has in store: Mines for a craft that comes (W-SEA-80), shells for whoever had to leave his
    in SEA UPKEEP (W-SEA-97). A Victoria Cross keeps the soldiers from both (W-SEA-163).
    """
    here = chart(p.book).waters[place]
    now = vessel(p, unit)
    tolls = NOTHING
    if here.mined and by_craft and place != now.place and _naval(unit, by_craft) != "naval-canada":
        tolls = _mines()
    elif early:
        tolls = _shelling(p, here.shelled, now.spared, by_craft, "")
    if not unit.flags & SHIELDED:
        return tolls
    spared: Tolls = {}
    for (_, holes), likely in tolls.items():
        spared[0, holes] = spared.get((0, holes), 0.0) + likely
    return spared


def _next_turn(p: Field, unit: Unit, place: int, by_craft: bool) -> Tolls:
    """DEF, craft and shells of a turn in this sector (W-SEA-59, W-SEA-65, W-SEA-66)."""
    here = chart(p.book).waters[place]
    now = vessel(p, unit)
    naval = _naval(unit, by_craft)
    crafts = crafts_at(p, place) - (now.aboard and now.place == place) + by_craft
    fire = max(0, here.defence + crafts - (naval == "naval-france"))
    shells = _shelling(p, here.shelled, now.spared, by_craft, naval)
    return {(fire + fallen, breach): chance for (fallen, breach), chance in shells.items()}


def _best_beside(p: Field, unit: Unit, place: int, soldiers: int) -> Tolls:
    """The same for whoever loses his craft in the Safe Zone: on the side where more outlive it (W-SEA-90, W-SEA-95)."""

    def worth(tolls: Tolls) -> tuple[float, float]:
        lives = sum(chance for (fallen, _), chance in tolls.items() if fallen < soldiers)
        return lives, -sum(chance * fallen for (fallen, _), chance in tolls.items())

    return max((_next_turn(p, unit, other, False) for other in chart(p.book).beside(place)), key=worth)


def _naval(unit: Unit, by_craft: bool) -> str:
    """The Naval Specialist who helps on the way, '' without a craft (W-SEA-98)."""
    return naval_of(unit) if by_craft else ""


def _shelling(p: Field, chance: float, spared: bool, by_craft: bool, naval: str) -> Tolls:
    safe = naval == "naval-canada" and not spared
    if safe or (not by_craft and p.book.is_on("shelling-spares-waders")):
        return NOTHING
    steered = naval == "naval-uk"
    throws = _shells(steered)
    hull = 0 if not by_craft else STEERED if steered else HIT
    tolls = {(fallen, hull): chance * number / throws.total() for fallen, number in throws.items()}
    tolls[0, 0] = 1 - chance
    return tolls


def survival(p: Field, unit: Unit, action: Action) -> float:
    """The chance to outlive what a way leads to; on the Beach nothing can happen (W-SEA-119).

    A craft pays for its Advance first (W-SEA-72, W-SEA-78); who leaves it does not go down with it (W-SEA-90).
    """
    if action.verb == "land":
        return 1.0
    now = vessel(p, unit)
    place = chart(p.book).find(action.args[0]) if action.args else now.place
    by_craft = now.aboard and action.verb != "disembark"
    paid = advance_cost(p, unit) if by_craft and place == chart(p.book).ahead(now.place) else 0
    return prospect(p, unit, place, by_craft, unit.courage - paid, p.phase() == "SEA-UPKEEP").survival


def ways(p: Field, unit: Unit) -> dict[str, dict[str, float]]:
    """By sector: what staying there, or going there, is expected to cost; nothing before the start and ashore."""
    sheet = chart(p.book)
    now = vessel(p, unit)
    if now.place < 0:
        return {}
    told: dict[str, dict[str, float]] = {}
    for place in (now.place, *sheet.beside(now.place), sheet.ahead(now.place)):
        if place >= 0:
            paid = advance_cost(p, unit) if now.aboard and place == sheet.ahead(now.place) else 0
            seen = prospect(p, unit, place, now.aboard, unit.courage - paid)
            told[sheet.id(place)] = {name: round(value, 4) for name, value in seen._asdict().items()}
    return told
