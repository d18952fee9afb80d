"""Every way to settle every outcome of the dice.

A settlement declares RWB sets and perhaps a straight, lets every active SKULL cancel a die outside them, and takes the
options of its sets. Once the sets are declared colours no longer matter, so cancelling is done on counts of faces.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import prod
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from hhour.advice.odds.groups import Faces, Group
from hhour.kernel.faces import BLUE, COLOURLESS, COLOURS, COURAGE, FACES, RED, SKULL, STAR, WHITE

if TYPE_CHECKING:
    from hhour.advice.odds.tally import Situation

Sets = tuple[int, ...]  # how many RWB sets of each face are declared

NO_SETS: Final[Sets] = (0,) * len(FACES)
NO_STRAIGHT: Final[Faces] = (0,) * len(FACES)
NAMED: Final = "named"  # a Gold die that is given the colour it is needed in (W-GOLD-11)
BLOCKS: Final = "blocks"  # one that has no colour and forbids sets of its face while it stands (W-GOLD-54)

Rows = NDArray[np.intp]
Counts8 = NDArray[np.int8]
Mask = NDArray[np.bool_]
Block = tuple[NDArray[np.uint16], Counts8]


@dataclass(frozen=True, eq=False)
class Dealt:
    """Some outcomes by their numbers, their dice (colour x outcome x face) and the virtual results (colour x face).

    A Gold die stands where colourless results do.
    """

    outcomes: Rows
    dice: Counts8
    virtual: Counts8


def deal(situation: Situation) -> Iterator[Dealt]:
    """All outcomes as they stand when the window closes: once, or once for every way to bear the penalties."""
    virtual = np.zeros((len(COLOURS), len(FACES)), dtype=np.int8)
    for colour, face in situation.virtual:
        virtual[colour, face] += 1
    sizes = [len(each.outcomes) for each in situation.hand]
    numbers = np.indices(sizes).reshape(len(sizes), -1)
    dice = np.stack([_face_counts(each)[row] for each, row in zip(situation.hand, numbers, strict=True)])
    dealt = [Dealt(np.arange(prod(sizes)), dice, virtual)]
    for face, number in situation.penalties:
        dealt = [left for before in dealt for left in _penalise(before, face, number)]
    yield from dealt


def _penalise(dealt: Dealt, face: int, number: int) -> Iterator[Dealt]:
    """The player chooses which results of the face go, dice or virtual; as many as there are (B-TALLY-09)."""
    shown = dealt.dice[:, :, face]
    owed = np.minimum(number, shown.sum(axis=0) + dealt.virtual[:, face].sum())
    most = [*shown.max(axis=1), *dealt.virtual[:, face]]
    for gone in product(*(range(min(int(each), number) + 1) for each in most)):
        of_dice = np.array(gone[: len(shown)], dtype=np.int8)
        at = np.flatnonzero((shown >= of_dice[:, None]).all(axis=0) & (owed == sum(gone)))
        if at.size:
            dice, virtual = dealt.dice[:, at], dealt.virtual.copy()
            dice[:, :, face] -= of_dice[:, None]
            virtual[:, face] -= np.array(gone[len(shown) :], dtype=np.int8)
            yield Dealt(dealt.outcomes[at], dice, virtual)


class Settling:
    """Lists all settlements, one block of rows for each declaration, all outcomes at once.

    A declaration is a number of sets of each face, a straight (the faces it is made of) or none, and the white results
    that Leaderships add.
    """

    def __init__(self, situation: Situation, dealt: Dealt) -> None:
        self.ignored = int(situation.sharpshooter)
        self.bite = SKULL not in situation.idle
        self.set_faces = [face for face in range(len(FACES)) if face not in situation.no_sets]
        self.white_faces = [face for face in range(len(FACES)) if face not in situation.idle]
        self.outcomes = dealt.outcomes
        self.virtual = dealt.virtual
        self.dice = dealt.dice
        self.shown = self.dice.sum(axis=0, dtype=np.int8)
        self.results = int(self.shown[0].sum() + self.virtual.sum())
        self.straights = _straights(situation.five) if situation.awards else ()
        self.named = situation.gold == NAMED
        self.blocking = situation.gold == BLOCKS

    def blocks(self) -> Iterator[Block]:
        everything = np.arange(len(self.shown))
        yield from self._declare(everything, NO_SETS, SKULL, ())
        leaders = everything[self._can_set(everything, STAR, 1, self.virtual)]
        leaderships = 1 if STAR in self.set_faces and leaders.size else 0
        while leaderships:
            sets = _more(NO_SETS, STAR, leaderships)
            some = False
            for whites in combinations_with_replacement(self.white_faces, leaderships):  # B-RWB-08, B-RWB-09
                at = leaders[self._can_set(leaders, STAR, leaderships, self._with(whites))]
                some = some or at.size > 0
                yield from self._declare(at, sets, SKULL, whites)
            leaderships = leaderships + 1 if some else 0

    def _with(self, whites: Faces) -> Counts8:
        virtual = self.virtual.copy()
        np.add.at(virtual[WHITE], list(whites), 1)
        return virtual

    def _declare(self, at: Rows, sets: Sets, face: int, whites: Faces) -> Iterator[Block]:
        """Settle this declaration, then those with a further set of this or a later face."""
        if not at.size:
            return
        yield from self._settle(at, sets, NO_STRAIGHT, whites)
        for straight in self.straights:
            if 3 * sum(sets) + sum(straight) <= self.results + len(whites):
                yield from self._settle(at, sets, straight, whites)
        for more in (each for each in self.set_faces if each >= face):
            able = self._can_set(at, more, sets[more] + 1, self._with(whites))
            yield from self._declare(at[able], _more(sets, more, 1), more, whites)

    def _can_set(self, at: Rows, face: int, sets: int, virtual: Counts8) -> Mask:
        """Each set needs the face in all three colours; a Gold die is named after the one that is missing."""
        if self.named:
            lacks = np.maximum(sets - self.dice[:COLOURLESS, at, face] - virtual[:COLOURLESS, face, None], 0)
            return np.asarray(lacks.sum(axis=0) <= self.dice[COLOURLESS, at, face])
        able = np.ones(at.size, dtype=np.bool_)
        for colour in (RED, WHITE, BLUE):
            able &= self.dice[colour, at, face] + virtual[colour, face] >= sets
        return able

    def _bear(self, at: Rows, sets: Sets, straight: Faces, virtual: Counts8) -> tuple[Mask, Counts8, Counts8, Counts8]:
        """Whether what is claimed outlives the SKULLs, how many more dice they cancel, which they may cancel, and what
        stands before they do."""
        declared = np.array(sets, dtype=np.int8)
        have = self.shown[at] + virtual.sum(axis=0, dtype=np.int8)
        active = np.maximum(have[:, SKULL] - 3 * sets[SKULL] - straight[SKULL] - self.ignored, 0) * self.bite
        loose = self.shown[at].copy()
        loose[:, SKULL] = 0
        cancels = np.minimum(active, loose.sum(axis=1))  # B-TALLY-17
        able = np.ones(at.size, dtype=np.bool_)
        if self.blocking and any(sets):  # the Gold die must fall where a set of its face is claimed (W-GOLD-55)
            doomed = self.dice[COLOURLESS, at] * (declared > 0)
            falls = doomed.sum(axis=1, dtype=np.int8)
            able = (doomed[:, SKULL] == 0) & (active >= falls)
            loose -= doomed
            have = have - doomed
            cancels = cancels - falls
        loose -= _bound_dice(declared, straight, virtual)
        able &= loose.sum(axis=1) >= cancels
        if any(straight):
            able &= (have - 3 * declared >= np.array(straight, dtype=np.int8)).all(axis=1)
        return able, cancels, loose, have

    def _can_lead(self, at: Rows, sets: Sets, straight: Faces, whites: Faces) -> Mask:
        """Whether each Leadership could be claimed before its own white result was there."""
        able = np.zeros(at.size, dtype=np.bool_)
        for last in set(whites):
            earlier = list(whites)
            earlier.remove(last)
            before = self._with(tuple(earlier))
            for skulls, used in product(range(sets[SKULL] + 1), {NO_STRAIGHT, straight}):
                claimed = _more(_more(NO_SETS, STAR, len(whites)), SKULL, skulls)
                could = self._can_set(at, STAR, len(whites), before) & self._can_set(at, SKULL, skulls, before)
                could &= self._bear(at, claimed, used, before)[0]
                if earlier:
                    could &= self._can_lead(at, claimed, used, tuple(earlier))
                able |= could
        return able

    def _settle(self, at: Rows, sets: Sets, straight: Faces, whites: Faces) -> Iterator[Block]:
        virtual = self._with(whites)
        able, cancels, loose, have = self._bear(at, sets, straight, virtual)
        if whites and able.any():
            able &= self._can_lead(at, sets, straight, whites)
        most = (self.shown[at] + virtual.sum(axis=0, dtype=np.int8)).max(axis=1)
        for count in np.unique(cancels[able]):
            chosen = _cancellings(int(count))
            some = np.flatnonzero(able & (cancels == count))
            row, way = np.nonzero(np.all(loose[some, None, 1:] >= chosen[None], axis=2))
            results = have[some[row]]
            four = (most[some[row]] >= 4).astype(np.int8)[:, None]
            results[:, 1:] -= chosen[way]
            for moves in range(sets[COURAGE] + 1):
                rest = np.array([*sets, any(straight), moves, sets[STAR] - len(whites)], dtype=np.int8)
                rows = np.hstack((results, np.broadcast_to(rest, (len(results), rest.size)), four))
                yield self.outcomes[at[some[row]]].astype(np.uint16), rows


def _straights(five: bool) -> tuple[Faces, ...]:
    """The faces a straight may be made of, as 0 and 1 a face: all six, or any five of them."""
    if not five:
        return ((1,) * len(FACES),)
    return tuple(tuple(int(face != missing) for face in range(len(FACES))) for missing in range(len(FACES)))


def _more(sets: Sets, face: int, count: int) -> Sets:
    return (*sets[:face], sets[face] + count, *sets[face + 1 :])


def _bound_dice(declared: Counts8, straight: Faces, virtual: Counts8) -> Counts8:
    """How many dice of each face the sets and the straight hold; virtual results go in first: no SKULL harms them."""
    coloured = virtual[:COLOURLESS]
    used = np.minimum(coloured, declared)
    bound: Counts8 = (declared - used).sum(axis=0, dtype=np.int8)
    if any(straight):
        bound += (virtual.sum(axis=0) - used.sum(axis=0) < 1) & (np.array(straight) > 0)
    bound[SKULL] = 0
    return bound


@lru_cache(maxsize=16)
def _cancellings(count: int) -> Counts8:
    """Every way to spread that many cancelled dice over the five faces a SKULL can cancel."""
    ways = [Counter(faces) for faces in combinations_with_replacement(range(1, len(FACES)), count)]
    return np.array([[way[face] for face in range(1, len(FACES))] for way in ways], dtype=np.int8)


def _face_counts(dice: Group) -> Counts8:
    return np.array([[faces.count(face) for face in range(len(FACES))] for faces in dice.outcomes], dtype=np.int8)
