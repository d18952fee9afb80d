"""A requirement part by part, as a player is shown it: what it asks for, whether it is there, whether it can be had."""

from __future__ import annotations

from typing import Any

from hhour.dday.boxes.way_to_hell.missions.fulfil import is_in_place, sets_to_claim, with_sets
from hhour.dday.boxes.way_to_hell.missions.needs import Needs
from hhour.dday.boxes.way_to_hell.missions.supply import item_offered, specialist_offered
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.battle.verbs import resource
from hhour.dday.rules.dice.tally import standing
from hhour.kernel.faces import COLOUR_MASK, COLOUR_NAMES, FACES, result


def told_parts(p: Field, unit: Unit, needs: Needs) -> list[dict[str, Any]]:
    """Every part: `kind`, what it names, `met` (now) and `offered` (by this game at all)."""
    found: list[dict[str, Any]] = []
    for either in needs.specialists:
        met = any(p.holders(unit, title) for title in either)
        known = [title for title in either if title in p.book.cards]
        offered = met or any(specialist_offered(p, unit, title) for title in known)
        found.append({"kind": "specialist", "cards": list(either), "met": met, "offered": offered})
    for item in needs.items:
        met = item in unit.items
        found.append({"kind": "item", "cards": [item], "met": met, "offered": met or item_offered(p, item)})
    missing = sets_to_claim(p, unit, needs)
    for face in needs.sets:
        met = face not in missing or (bool(unit.faces) and with_sets(p, unit, [face]) is not None)
        found.append({"kind": "bonus", "face": FACES[face], "met": met, "offered": True})
    counts = standing(unit, 0)
    for part in needs.results:
        colours = range(COLOUR_MASK + 1) if part.colour < 0 else (part.colour,)
        have = sum(counts[result(part.face, colour)] for colour in colours)
        colour = COLOUR_NAMES[part.colour] if part.colour >= 0 else ""
        told = {"kind": "results", "face": FACES[part.face], "n": part.number, "colour": colour, "have": have}
        found.append({**told, "met": have >= part.number, "offered": True})
    for name, amount in needs.pays:
        have = resource(unit, name)
        found.append(
            {"kind": "pay", "resource": name, "n": amount, "have": have, "met": have >= amount, "offered": True}
        )
    if needs.place:
        met = unit.sector >= 0 and is_in_place(p, unit, needs)
        found.append({"kind": "place", "place": needs.place, "met": met, "offered": True})
    return found
