"""Victory points at the end of a game, won or lost (B-OPT-14 to B-OPT-24). Pure."""

from __future__ import annotations

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import OUT, Unit


def victory_points(p: Field, unit: Unit) -> list[tuple[str, int]]:
    """What the Unit scores, as (rule id, points) in the order of the rulebook."""
    taken = [other.entered for other in p.battle.units if other.entered]
    entered = bool(unit.entered)
    ground = p.here(unit)
    last = unit.last_sector if ground.final else ground.number
    more = [part for points in p.book.points for part in points(p, unit)]
    return [
        ("B-OPT-15", 20 if entered else 0),
        ("B-OPT-16", 20 if entered and unit.entered == min(taken) else 0),
        ("B-OPT-17", 10 * last),
        ("B-OPT-18", unit.soldiers),
        ("B-OPT-19", 2 * unit.courage),
        ("B-OPT-20", 0 if unit.status == OUT else 3 * len(unit.specialists)),
        ("B-OPT-21", 10 * unit.honours),
        *more,
    ]


def team_score(scores: list[int]) -> int:
    """The lowest of the Units' scores (B-OPT-23)."""
    return min(scores)
