"""The exact worth of every re-roll in a Pocket game, whatever the dice are wanted for.

All ways six dice can lie are one table with an axis for each die (46 656 entries; a die left out has an axis of one). A
worth for every final roll goes in; what each re-roll brings when the later ones are made as well as possible comes out.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from hhour.kernel.dice import ALL_DICE, SET_COLOURS, bits

Worth = NDArray[np.float64]
Counts = NDArray[np.int8]


class Rolls:
    """How the dice can lie: how often each face shows, its RWBs, the straight."""

    def __init__(self, in_play: int) -> None:
        self.shape = tuple(6 if in_play >> die & 1 else 1 for die in range(6))
        shown = np.zeros((6, 3, *self.shape), np.int8)
        for die in range(6):
            if in_play >> die & 1:
                for face in range(6):
                    place: list[slice | int] = [slice(None)] * 6
                    place[die] = face
                    shown[(face, SET_COLOURS[die], *place)] += 1
        self._shown = shown
        self.counts: Counts = shown.sum(axis=1, dtype=np.int8)
        self.sets = shown.min(axis=1)
        self.straight = (self.counts == 1).all(axis=0)

    def counts_without(self, colour: int) -> Counts:
        """How often each face shows on dice of the other colours."""
        counts: Counts = np.delete(self._shown, colour, axis=1).sum(axis=1, dtype=np.int8)
        return counts

    def short(self, requirement: tuple[int, ...], counts: Counts | None = None) -> Counts:
        """How many symbols of the requirement stay unmatched."""
        shown = self.counts if counts is None else counts
        total: Counts = np.zeros(self.shape, np.int8)
        for face, wanted in enumerate(requirement):
            if wanted:
                total += np.maximum(0, wanted - shown[face]).astype(np.int8)
        return total

    def place(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """Where a roll stands in the table."""
        return tuple(face if wide > 1 else 0 for face, wide in zip(faces, self.shape, strict=True))


@lru_cache(maxsize=32)
def rolls_of(in_play: int = ALL_DICE) -> Rolls:
    """The table of these dice, made once."""
    return Rolls(in_play)


def rate_rerolls(
    final: Worth, place: tuple[int, ...], left: int, free: int, most: int = 6, barred: int = -1
) -> dict[int, float]:
    """By mask (0: to stop), what each re-roll of the dice that lie at `place` is worth.

    `left` re-rolls remain, of at most `most` dice of `free`; a die that shows `barred` may not be rolled.
    """
    masks = [mask for mask in range(1, ALL_DICE + 1) if not mask & ~free and bits(mask) <= most]
    worth = final
    for _ in range(left - 1):
        worth = _one_more(worth, masks, barred)
    rated = {0: float(final[place])}
    for mask in masks:
        if all(place[die] != barred for die in range(6) if mask >> die & 1):
            there = tuple(slice(None) if mask >> die & 1 else place[die] for die in range(6))
            rated[mask] = float(worth[there].mean())
    return rated


def worth_of_rolling(final: Worth, left: int, free: int = ALL_DICE, most: int = 6, barred: int = -1) -> float:
    """What the first roll is worth, with `left` re-rolls after it."""
    masks = [mask for mask in range(1, ALL_DICE + 1) if not mask & ~free and bits(mask) <= most]
    for _ in range(left):
        final = _one_more(final, masks, barred)
    return float(final.mean())


def _one_more(worth: Worth, masks: list[int], barred: int) -> Worth:
    """What every roll is worth when one re-roll, or none, may follow."""
    means = {0: worth}
    best = worth.copy()
    for mask in range(1, ALL_DICE + 1):
        die = mask.bit_length() - 1
        means[mask] = means[mask & ~(1 << die)].mean(axis=die, keepdims=True)
    for mask in masks:
        if barred < 0:
            np.maximum(best, means[mask], out=best)
        else:
            free = tuple(_others(worth.shape[die], barred, mask >> die & 1) for die in range(6))
            for part in _parts(free):
                np.maximum(best[part], _cut(means[mask], part), out=best[part])
    return best


def _others(wide: int, barred: int, rolled: int) -> tuple[slice, ...]:
    """The faces from which a die may be rolled: all of them, or those on both sides of the barred one."""
    if not rolled or wide == 1:
        return (slice(0, wide),)
    return tuple(part for part in (slice(0, barred), slice(barred + 1, wide)) if part.stop > part.start)


def _parts(free: tuple[tuple[slice, ...], ...]) -> list[tuple[slice, ...]]:
    parts: list[tuple[slice, ...]] = [()]
    for slices in free:
        parts = [(*part, one) for part in parts for one in slices]
    return parts


def _cut(mean: Worth, part: tuple[slice, ...]) -> Worth:
    """The same part of a table whose rolled dice have been averaged away."""
    return mean[tuple(one if wide > 1 else slice(None) for one, wide in zip(part, mean.shape, strict=True))]
