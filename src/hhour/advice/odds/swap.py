"""A Wild Die beside the tally: after the last roll it may take the place and the colour of another (W-GOLD-72)."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from hhour.advice.odds.groups import Group, Places, Values
from hhour.advice.odds.tally import Situation
from hhour.kernel.faces import COLOURLESS, SKULL


def swapped(values: Values, situation: Situation) -> Values:
    """What outcomes are worth when a die that shows no SKULL may go for the Wild Die, or none."""
    if situation.wild < 0:
        return values
    best = values.copy()
    for axis, dice in enumerate(situation.hand[:COLOURLESS]):
        for places in _exchanges(dice, situation.wild):
            np.maximum(best, values.take(places, axis=axis), out=best)
    best.setflags(write=False)
    return best


@lru_cache(maxsize=64)
def _exchanges(dice: Group, wild: int) -> tuple[Places, ...]:
    """For each die of an outcome: the outcome with the Wild Die in its place, itself where that is not allowed."""
    return tuple(
        np.array(
            [
                dice.outcome(faces if faces[die] == SKULL else (*faces[:die], wild, *faces[die + 1 :]))
                for faces in dice.outcomes
            ],
            dtype=np.intp,
        )
        for die in range(dice.dice)
    )
