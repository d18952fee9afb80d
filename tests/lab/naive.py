"""Lock and re-roll by plain enumeration, die by die: slow, short and independent of the solver it checks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, product

Die = tuple[int, int]  # colour and face
Roll = tuple[Die, ...]
Utility = Callable[[Roll], float]

FACES = range(6)
SKULL = 0


def reroll_values(
    roll: Roll, locked: frozenset[int], rerolls: int, worth: Utility, skulls_stay: bool = False, singles: int = 0
) -> dict[tuple[int, ...], float]:
    """The value of re-rolling each set of unlocked dice now; `singles` dice may be re-rolled by cards at the end."""
    free = [n for n in range(len(roll)) if n not in locked and not (skulls_stay and roll[n][1] == SKULL)]
    most = len(free) if rerolls else min(1, len(free))
    after_this = (rerolls - 1, singles) if rerolls else (0, singles - 1)
    values = {}
    for count in range(most + 1):
        for chosen in combinations(free, count):
            total = 0.0
            for faces in product(FACES, repeat=count):
                after = list(roll)
                for die, face in zip(chosen, faces, strict=True):
                    after[die] = (roll[die][0], face)
                total += best(tuple(after), locked, after_this[0], worth, skulls_stay, after_this[1])
            values[chosen] = total / 6**count
    return values


def best(
    roll: Roll, locked: frozenset[int], rerolls: int, worth: Utility, skulls_stay: bool = False, singles: int = 0
) -> float:
    if rerolls == 0 and singles == 0:
        return worth(roll)
    return max(reroll_values(roll, locked, rerolls, worth, skulls_stay, singles).values())


def lock_values(
    roll: Roll, locks: int, rerolls: int, worth: Utility, skulls_stay: bool = False, singles: int = 0
) -> dict[tuple[int, ...], float]:
    return {
        lock: best(roll, frozenset(lock), rerolls, worth, skulls_stay, singles)
        for lock in combinations(range(len(roll)), min(locks, len(roll)))
    }


def first_roll_value(
    colours: Sequence[int], locks: int, rerolls: int, worth: Utility, skulls_stay: bool = False, singles: int = 0
) -> float:
    """Before the first roll: the mean over all first rolls of the best lock."""
    total = 0.0
    for faces in product(FACES, repeat=len(colours)):
        roll = tuple(zip(colours, faces, strict=True))
        total += max(lock_values(roll, locks, rerolls, worth, skulls_stay, singles).values())
    return float(total / 6 ** len(colours))
