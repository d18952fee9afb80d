"""The exact chance to match, for a player who keeps what fits and rolls the rest again (P-PROB-01).

Keeping a fitting die never hurts: whatever it could become would at best fill the same place.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import factorial

from hhour.pocket.tally import Counts, counted, lacking


@cache
def rolls(dice: int) -> tuple[tuple[Counts, float], ...]:
    """Every way `dice` dice can fall, by counts, with its chance."""
    ways = []
    for faces in combinations_with_replacement(range(6), dice):
        counts = counted(faces)
        number = factorial(dice)
        for count in counts:
            number //= factorial(count)
        ways.append((counts, number / 6**dice))
    return tuple(ways)


def chance(missing: Counts, dice: int, again: int, held: int = -1, changes: int = 0) -> float:
    """The chance to fill all of `missing` when `dice` dice are rolled now and then up to `again` times more.

    `held` is a face that may not be rolled again (P-KOM-14), `changes` how many dice can be set at the end.
    """
    if sum(missing) > dice:
        return 0.0
    if held < 0:  # then faces are alike, and their names do not matter
        return _chance(tuple(sorted(missing)), dice, again, held, changes)
    others = sorted(missing[:held] + missing[held + 1 :])
    return _chance((missing[held], *others), dice, again, 0, changes)


@cache
def _chance(missing: Counts, dice: int, again: int, held: int, changes: int) -> float:
    total = 0.0
    for fallen, weight in rolls(dice):
        total += weight * hope(fallen, missing, dice, again, held, changes)
    return total


def hope(fallen: Counts, missing: Counts, dice: int, again: int, held: int = -1, changes: int = 0) -> float:
    """The chance that is left once the dice have fallen and `again` re-rolls are to come (P-PROB-01, P-KOM-14)."""
    left = lacking(fallen, missing)
    short = sum(left)
    free = dice - (sum(missing) - short)
    if short <= min(changes, free):
        return 1.0
    if held >= 0:
        free -= max(0, fallen[held] - missing[held])
    if not again or not free:
        return 0.0
    return chance(left, free, again - 1, held, changes)
