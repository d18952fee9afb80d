"""What a player is shown of a Mission: the cards it still needs, and which of them this game cannot give any more."""

from __future__ import annotations

from hhour.dday.boxes.way_to_hell.missions.deck import REQUIREMENTS
from hhour.dday.boxes.way_to_hell.missions.state import open_missions
from hhour.dday.boxes.way_to_hell.missions.supply import item_offered, specialist_offered
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit


def still_needed(p: Field, unit: Unit) -> list[list[str]]:
    """What the Unit's Missions require and it does not have; each: one of these cards."""
    found: list[list[str]] = []
    for slug in open_missions(unit):
        needs = REQUIREMENTS[slug]
        for either in needs.specialists:
            if not any(p.holders(unit, title) for title in either):
                found.append([title for title in either if title in p.book.cards])
        found += [[item] for item in needs.items if item not in unit.items]
    return [one for at, one in enumerate(found) if one and one not in found[:at]]


def not_offered(p: Field, unit: Unit) -> list[str]:
    """Those of them that cannot be had: lost for good, or with somebody else."""
    gone: list[str] = []
    for slug in open_missions(unit):
        needs = REQUIREMENTS[slug]
        for either in needs.specialists:
            known = [title for title in either if title in p.book.cards and not p.holders(unit, title)]
            if len(known) == len(either) and all(
                title in unit.fallen or not specialist_offered(p, unit, title) for title in known
            ):
                gone += known
        gone += [item for item in needs.items if not item_offered(p, item)]
    return list(dict.fromkeys(gone))
