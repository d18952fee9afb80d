"""The dice of one colour, seen alone: what they can show, what can be kept of them, what a re-roll brings.

Chance and choice both act on each colour by itself, so a whole hand of dice is the product of its groups:
two dice have 21 unordered outcomes and 28 keep states (nothing, one face, two faces) instead of 36 and more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from hhour.kernel.faces import SKULL

Values = NDArray[np.float64]
Places = NDArray[np.intp]
Faces = tuple[int, ...]
Ways = tuple[tuple[Faces, Faces], ...]  # what is locked of a group, and the dice left in their order

FAIR: Final = (1 / 6,) * 6


@dataclass(frozen=True, eq=False)
class Group:
    """`dice` alike dice. Keep states stand in order of size, so the last ones are the outcomes."""

    dice: int
    chances: tuple[float, ...]  # of each face of one die
    keeps: tuple[Faces, ...]
    place: dict[Faces, int]
    fewer: int  # how many keep states hold fewer dice than the group has
    expect: Values  # keep states x outcomes: the chance of each outcome when the rest is rolled
    sizes: tuple[slice, ...]  # where the keep states of each size stand
    drops: tuple[tuple[Places, ...], ...]  # by size from one: what is left after giving up a die, within its own size
    skulls_stay: bool

    @property
    def outcomes(self) -> tuple[Faces, ...]:
        return self.keeps[self.fewer :]

    @property
    def chance(self) -> Values:
        """The chance of each outcome when all dice of the group are rolled."""
        return np.asarray(self.expect[0])

    def outcome(self, faces: Sequence[int]) -> int:
        return self.place[tuple(sorted(faces))] - self.fewer


@lru_cache(maxsize=64)
def group(dice: int, skulls_stay: bool = False, chances: tuple[float, ...] = FAIR) -> Group:
    """Tables for `dice` dice whose faces come with `chances`; other kinds of dice bring their own chances."""
    keeps: list[Faces] = []
    starts = []
    for size in range(dice + 1):
        starts.append(len(keeps))
        keeps += combinations_with_replacement(range(len(chances)), size)
    place = {faces: number for number, faces in enumerate(keeps)}
    fewer = starts[-1]
    expect = np.zeros((len(keeps), len(keeps) - fewer))
    expect[fewer:] = np.eye(len(keeps) - fewer)
    for number in range(fewer - 1, -1, -1):
        for face, chance in enumerate(chances):
            expect[number] += chance * expect[place[tuple(sorted((*keeps[number], face)))]]
    starts.append(len(keeps))
    sizes = tuple(slice(start, end) for start, end in pairwise(starts))
    drops = []
    for size in range(1, dice + 1):
        before = sizes[size - 1]
        none = before.stop - before.start  # one past the last stands for "not allowed"
        columns = [
            [
                none if skulls_stay and faces[die] == SKULL else place[faces[:die] + faces[die + 1 :]] - before.start
                for faces in keeps[sizes[size]]
            ]
            for die in range(size)
        ]
        drops.append(tuple(np.array(column, dtype=np.intp) for column in columns))
    return Group(dice, chances, tuple(keeps), place, fewer, expect, sizes, tuple(drops), skulls_stay)


@dataclass(frozen=True, eq=False)
class Locking:
    """Locking some dice of a group: what is locked, and the group that is left."""

    locks: tuple[Faces, ...]
    number: dict[Faces, int]
    free: Group
    merge: Places  # locks x keep states of the free group -> keep state of the whole group
    splits: tuple[tuple[Places, Places], ...]  # for each way to lock: by outcome, the lock and the free outcome


@lru_cache(maxsize=64)
def locking(whole: Group, locked: int) -> Locking:
    free = group(whole.dice - locked, whole.skulls_stay, whole.chances) if locked else whole
    locks = tuple(combinations_with_replacement(range(len(whole.chances)), locked))
    merge = np.array(
        [[whole.place[tuple(sorted(lock + keep))] for keep in free.keeps] for lock in locks], dtype=np.intp
    )
    number = {lock: place for place, lock in enumerate(locks)}
    splits = []
    for pairs in zip(*(ways(faces, locked) for faces in whole.outcomes), strict=True):
        chosen = np.array([number[lock] for lock, _ in pairs], dtype=np.intp)
        splits.append((chosen, np.array([free.outcome(rest) for _, rest in pairs], dtype=np.intp)))
    return Locking(locks, number, free, merge, tuple(splits))


@lru_cache(maxsize=4096)
def ways(faces: Faces, locked: int) -> Ways:
    """Every way to lock that many of these dice, die by die: the locked faces (sorted) and the rest (in order)."""
    pairs = []
    for chosen in combinations(range(len(faces)), locked):
        lock = tuple(sorted(faces[die] for die in chosen))
        pairs.append((lock, tuple(faces[die] for die in range(len(faces)) if die not in chosen)))
    return tuple(pairs)
