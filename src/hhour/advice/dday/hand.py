"""A force's dice as the exact odds know them: by colour, and what besides their faces matters."""

from __future__ import annotations

from typing import Any

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force
from hhour.kernel.dice import SIX
from hhour.kernel.faces import GOLD


def dice_by_colour(force: Force) -> list[list[int]]:
    """The dice in play by place: those of the three colours of a set, and a Gold one without a colour if it has one.

    Any other die without a colour of the set counts as one of those there are fewest of; beyond the six it is left out.
    """
    groups: list[list[int]] = [[], [], []]
    golden: list[int] = []
    others: list[int] = []
    for die, colour in enumerate(force.colours):
        if force.left_out >> die & 1:
            continue
        if colour in force.tray.sets:
            groups[force.tray.sets.index(colour)].append(die)
        elif colour == GOLD and not golden:
            golden.append(die)
        elif force.tray.size <= SIX.size:
            others.append(die)
    for die in others:
        min(groups, key=len).append(die)
    return [*groups, golden] if golden else groups


def told(p: Field, force: Force) -> dict[str, Any]:
    """What the profile of the force says about its dice."""
    return {} if p.book.plain else p.profile(force).odds(p, force)
