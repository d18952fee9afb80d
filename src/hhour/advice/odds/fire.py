"""The chance to survive a COMBAT: DEF, machine guns (B-MGF) or grey dice instead (P-MGF), and what Medics save."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import Final

import numpy as np

from hhour.advice.odds.groups import Values
from hhour.advice.odds.tally import Tallies
from hhour.kernel.faces import COURAGE, FACES, SKULL, SOLDIER, STAR, TOOL, TWO_SOLDIERS

INSTEAD: Final = 6  # soldiers for a grey SKULL, and for a resource that is not there (P-MGF-25, P-MGF-26)
TAKEN: Final = (STAR, COURAGE, TOOL)  # grey faces that cost a star, a courage, an item point


def survival(tallies: Tallies, defence: int, guns: int, grey: bool) -> Values:
    """For every settlement the chance that somebody is left after COMBAT; trades and cards of that phase left aside."""
    around = tallies.situation
    men = np.clip(around.strength + tallies.soldiers, 0, None)
    most = int(men.max())
    if not grey:
        return _by_strength(defence, guns, around.saves, most)[men]
    have = (around.stars + tallies.stars, around.courage + tallies.courage, around.points + tallies.points)
    stars, courage, points = (np.minimum(each, guns) for each in have)
    return _by_resources(defence, guns, around.saves, most)[stars, courage, points, men]


@lru_cache(maxsize=256)
def _by_strength(defence: int, guns: int, saves: int, most: int) -> Values:
    """By strength: the chance that plain MGF dice leave somebody."""
    chances = np.ones(1)
    for _ in range(guns):
        chances = np.convolve(chances, np.array([0, 1, 1, 1, 1, 1, 1]) / 6)
    found = np.zeros(most + 1)
    for shot, chance in enumerate(chances):
        found += chance * _lives(most, defence + shot, saves)
    return found


@lru_cache(maxsize=64)
def _by_resources(defence: int, guns: int, saves: int, most: int) -> Values:
    """By stars, courage, item points (all up to the number of dice) and strength: the same for grey dice."""
    found = np.zeros((guns + 1, guns + 1, guns + 1, most + 1))
    for dice in combinations_with_replacement(range(len(FACES)), guns):
        orders = factorial(guns) // prod(factorial(dice.count(face)) for face in set(dice))
        fallen = dice.count(SOLDIER) + 2 * dice.count(TWO_SOLDIERS) + INSTEAD * dice.count(SKULL)
        asked = [dice.count(face) for face in TAKEN]
        for have in product(range(guns + 1), repeat=len(TAKEN)):
            lacking = sum(max(0, want - own) for want, own in zip(asked, have, strict=True))
            found[have] += orders * _lives(most, defence + fallen + INSTEAD * lacking, saves)
    found /= len(FACES) ** guns
    return found


def _lives(most: int, fallen: int, saves: int) -> Values:
    """1 for every strength up to `most` that so many casualties leave somebody of."""
    return (np.arange(most + 1) > max(0, fallen - saves)).astype(np.float64)
