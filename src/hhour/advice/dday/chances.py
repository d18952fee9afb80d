"""Exact chances at the dice of D-Day Dice: every lock or re-roll a Unit may choose, for every goal that matters now.

Each chance is that of playing best for its own goal after the choice.
"""

from __future__ import annotations

from typing import cast

from hhour.advice.adviser import Aim, Chances, Counting, Rated
from hhour.advice.dday.counting import DICE_QUESTIONS, count
from hhour.advice.dday.fate import Fate
from hhour.advice.dday.ways import coming
from hhour.dday.boxes.atlantikwall.german.force import German
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import AWARDED, Unit
from hhour.dday.rules.cards.hooks import strength
from hhour.dday.rules.map.moving import advance_cost
from hhour.kernel.faces import COURAGE, FACES
from hhour.kernel.table import Table

SAFE = 0.995  # a survival that needs no more care
PLENTY = 4  # soldiers to ask for where no more are needed
TIES = 4  # so many chances decide between choices of the same value


def chances(table: Table, seat: int, goal: str = "") -> Chances | None:
    """The chances of a question `lock` or `reroll`, best first for the goal ('': the one an adviser would propose).

    None for other questions, and for dice the odds do not know.
    """
    if table.question(seat) not in DICE_QUESTIONS:
        return None
    p: Field = table.play
    force = p.force(seat)
    if isinstance(force, German):
        from hhour.advice.dday import german

        wanted, aims = goal or german.proposal(p, force), german.aims_of(p, force)
    elif isinstance(force, Unit):
        fate = coming(p, force)
        wanted, aims = goal or proposal(p, force, fate), aims_of(p, force, fate)
    else:
        return None
    best = count(table, seat, wanted)
    columns = [count(table, seat, aim.goal) for aim in aims]
    if best is None or None in columns:
        return None
    values = [_by_action(cast(Counting, column)) for column in columns]
    rated = [
        Rated(one.action, one.reroll, one.value, tuple(column[one.action] for column in values)) for one in best.best
    ]
    rated.sort(key=lambda one: (-round(one.value, 9), *(-round(chance, 9) for chance in one.chances[:TIES])))
    return Chances(wanted, best.is_chance, aims, rated)


def _by_action(counting: Counting) -> dict[str, float]:
    return {one.action: one.value for one in counting.best}


def proposal(p: Field, unit: Unit, fate: Fate) -> str:
    """The goal an adviser would set: live first, then go on, then gather men."""
    if fate.survival < SAFE:
        return "survive"
    return "advance" if lacking(p, unit) else "soldiers"


def aims_of(p: Field, unit: Unit, fate: Fate) -> tuple[Aim, ...]:
    """What is worth knowing, the most pressing first."""
    need = max(fate.losses) + 1 - strength(p, unit)
    soldiers = need if need > 0 else PLENTY
    found = [Aim("survive", "survive"), Aim("soldiers-at-least", f"soldiers>={soldiers}", soldiers)]
    if lacking(p, unit):
        found.append(Aim("advance", "advance", lacking(p, unit)))
    no_cry = p.ground(unit.sector).no_battle_cry
    sets = [face for face in range(len(FACES)) if p.book.sets[face] and not (face == COURAGE and no_cry)]
    if sets:
        found.append(Aim("rwb", "rwb"))
    found += [Aim(f"rwb-{FACES[face]}", f"rwb:{FACES[face]}") for face in sets]
    if p.book.has_awards and p.battle.deck and not unit.flags & AWARDED:
        found.append(Aim("straight", "straight"))
    return tuple(found)


def lacking(p: Field, unit: Unit) -> int:
    """Courage that is missing for the cheapest advance from here; 0 if none is, or if no line lies ahead."""
    costs = [
        advance_cost(p, unit, edge)
        for edge in p.book.edges[unit.sector]
        if edge.advance and not unit.visited >> edge.target & 1
    ]
    return max(0, min(costs, default=0) - unit.courage)
