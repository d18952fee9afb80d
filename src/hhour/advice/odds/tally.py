"""What final dice are worth: every way a player may settle every outcome, as columns of numbers.

A settlement declares RWB sets and perhaps a straight, lets every active SKULL cancel a die outside them, and takes the
options of its sets. A goal values the settlements; the best one of each outcome is its utility. Once the sets are
declared colours no longer matter, so cancelling is done on counts of faces.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import combinations_with_replacement, product
from math import prod
from typing import Final

import numpy as np
from numpy.typing import NDArray

from hhour.advice.odds.groups import Faces, Group, Values, group
from hhour.kernel.faces import (
    BLUE,
    COLOURLESS,
    COLOURS,
    COURAGE,
    FACES,
    RED,
    SKULL,
    SOLDIER,
    STAR,
    TOOL,
    TWO_SOLDIERS,
    WHITE,
)

Counts = NDArray[np.int16]
Virtual = tuple[int, int]  # colour and face of a result that is no die (B-TALLY-01)
Sets = tuple[int, ...]  # how many RWB sets of each face are declared

NO_SETS: Final[Sets] = (0,) * len(FACES)
LOCKED_SKULL: Final = 3  # the Marksman's soldiers (B-SPEC-C21)
POINTS: Final = np.array([0, 1, 3, 6, 12, 24, *range(48, 48 + 24 * 60, 24)], dtype=np.int16)  # B-TALLY-22


@dataclass(frozen=True)
class Situation:
    """What the Unit and its sector do to the dice and to their worth."""

    dice: tuple[int, int, int] = (2, 2, 2)
    virtual: tuple[Virtual, ...] = ()
    skulls_stay: bool = False
    sharpshooter: bool = False
    veteran: bool = False
    chaplain: bool = False
    alone: bool = False  # no other Unit in play: gifts to "another Unit" stay at home (B-RWB-18)
    awards: bool = True  # an award can be taken for a straight, which makes its SKULL inactive (B-TALLY-14)
    penalties: tuple[tuple[int, int], ...] = ()  # face and number of results that the sector removes (B-TALLY-08)
    idle: Faces = ()  # faces that give nothing; an idle SKULL cancels nothing (B-MAP-N01-P03)
    no_sets: Faces = ()  # faces that form no RWB set (B-MAP-N01-P04)
    four_gain: int = 0  # soldiers for a face that is there four times, before cancelling (B-UPKEEP-05)
    four_lose: int = 0  # and casualties for it
    star_loss: int = 0  # casualties for each STAR (B-SECTOR-44)
    saves: int = 0  # casualties that Medic and Ambulance save in each phase
    strength: int = 0  # soldiers and Specialists before this turn's dice
    courage: int = 0  # what the Unit has of the rest before its dice
    stars: int = 0
    points: int = 0
    defence: int = 0  # COMBAT of this turn, for the goal `survive`: DEF and MGF dice, grey ones by option
    guns: int = 0
    grey: bool = False
    cost: int = 0  # courage that the next advance costs, for the goal `advance`
    skulls_any: int = 0  # virtual SKULLs whose colour is chosen after the last roll (B-SECTOR-42)
    rerollers: int = 0  # Corporal and Jeep: unlocked dice re-rolled one by one after the last roll
    recolours: bool = False  # Captain: one die changes colour after the last roll
    marksman: bool = False  # 3 soldiers for each SKULL locked, if the locks are still to be made
    locked_skulls: int = 0  # so many were: see hhour.advice.odds.window

    @property
    def hand(self) -> tuple[Group, ...]:
        return tuple(group(dice, self.skulls_stay) for dice in self.dice)

    def tallies(self) -> Tallies:
        return _tallies(replace(self, skulls_stay=False, virtual=tuple(sorted(self.virtual))))

    @property
    def plain(self) -> Situation:
        """What the settlements depend on; the rest changes only what they are worth."""
        return Situation(
            dice=self.dice,
            virtual=self.virtual,
            sharpshooter=self.sharpshooter,
            awards=self.awards,
            penalties=self.penalties,
            idle=self.idle,
            no_sets=self.no_sets,
        )


@dataclass(frozen=True, eq=False)
class Tallies:
    """One row a settlement, sorted by outcome; `starts` is the first row of each outcome."""

    situation: Situation
    starts: NDArray[np.intp]
    rows: Counts

    def _column(self, number: int) -> Counts:
        return self.rows[:, number]

    def results(self, face: int) -> Counts:
        """Uncancelled results of a face other than SKULL, as far as they give anything."""
        if face in self.situation.idle:
            return np.zeros(len(self.rows), dtype=np.int16)
        return self._column(_RESULTS + face)

    @property
    def skulls(self) -> Counts:
        """SKULLs in the Final Tally, active or not (B-MAP-N07-C04)."""
        return self._column(_RESULTS + SKULL)

    def sets(self, face: int) -> Counts:
        return self._column(_SETS + face)

    @property
    def straight(self) -> Counts:
        return self._column(_STRAIGHT)

    @property
    def moves(self) -> Counts:
        """Battle Cries taken as a free move instead of soldiers."""
        return self._column(_MOVES)

    @cached_property
    def all_sets(self) -> Counts:
        return np.asarray(self.rows[:, _SETS : _SETS + len(FACES)].sum(axis=1))

    @cached_property
    def soldiers(self) -> Counts:
        """Soldiers gained, less the casualties of UPKEEP."""
        gained = self.results(SOLDIER) + 2 * self.results(TWO_SOLDIERS)
        gained = gained + (8 if self.situation.alone else 4) * self.sets(SOLDIER) + 6 * self.sets(TWO_SOLDIERS)
        gained = gained + 3 * (self.sets(COURAGE) - self.moves)
        if self.situation.veteran:
            gained = gained + self.all_sets
        if self.situation.four_gain:
            gained = gained + self.situation.four_gain * self.four
        if self.situation.locked_skulls:
            gained = gained + LOCKED_SKULL * self.situation.locked_skulls
        return gained - self.fallen if self.situation.four_lose or self.situation.star_loss else gained

    @property
    def four(self) -> Counts:
        """1 where a face was there four times before the SKULLs cancelled."""
        return self._column(_FOUR)

    @cached_property
    def fallen(self) -> Counts:
        """Casualties of UPKEEP that nobody saves (B-UPKEEP-06)."""
        situation = self.situation
        number = situation.four_lose * self.four + situation.star_loss * self._column(_RESULTS + STAR)
        return np.asarray(np.maximum(number - situation.saves, 0))

    @cached_property
    def stars(self) -> Counts:
        return self.results(STAR) + 2 * self.sets(TOOL)

    @cached_property
    def courage(self) -> Counts:
        gained = self.results(COURAGE)
        if self.situation.alone:
            gained = gained + 2 * self._column(_COURAGE_GIFTS)
        return gained + self.all_sets if self.situation.chaplain else gained

    @property
    def tools(self) -> Counts:
        return self.results(TOOL)

    @cached_property
    def points(self) -> Counts:
        return np.asarray(POINTS[self.tools] + 20 * self.sets(SKULL))

    @cached_property
    def given_soldiers(self) -> Counts:
        return (0 if self.situation.alone else 4) * self.sets(SOLDIER)

    @cached_property
    def given_courage(self) -> Counts:
        return (0 if self.situation.alone else 2) * self._column(_COURAGE_GIFTS)

    def best(self, worth: Values) -> Values:
        """The utility table: the best settlement of each outcome."""
        sizes = tuple(len(each.outcomes) for each in self.situation.hand)
        return np.asarray(np.maximum.reduceat(np.asarray(worth, dtype=np.float64), self.starts).reshape(sizes))


_RESULTS: Final = 0
_SETS: Final = 6
_STRAIGHT: Final = 12
_MOVES: Final = 13
_COURAGE_GIFTS: Final = 14
_FOUR: Final = 15


@lru_cache(maxsize=64)
def _tallies(situation: Situation) -> Tallies:
    plain = situation.plain
    if plain != situation:  # the rows are the same: only what they are worth differs
        shared = _tallies(plain)
        return Tallies(situation, shared.starts, shared.rows)
    blocks = [block for dealt in _dealt(situation) for block in _Settling(situation, dealt).blocks()]
    outcomes = np.concatenate([outcome for outcome, _ in blocks])
    rows = np.concatenate([row for _, row in blocks])
    order = np.argsort(outcomes, kind="stable")
    outcomes = outcomes[order]
    starts = np.flatnonzero(np.diff(outcomes, prepend=-1))
    return Tallies(situation, starts, np.asfortranarray(rows[order].astype(np.int16)))


Rows = NDArray[np.intp]
Counts8 = NDArray[np.int8]
Mask = NDArray[np.bool_]
Block = tuple[NDArray[np.int16], Counts8]


@dataclass(frozen=True, eq=False)
class _Dealt:
    """Some outcomes by their numbers, their dice (colour x outcome x face) and the virtual results (colour x face)."""

    outcomes: Rows
    dice: Counts8
    virtual: Counts8


def _dealt(situation: Situation) -> Iterator[_Dealt]:
    """All outcomes as they stand when the window closes: once, or once for every way to bear the penalties."""
    virtual = np.zeros((len(COLOURS), len(FACES)), dtype=np.int8)
    for colour, face in situation.virtual:
        virtual[colour, face] += 1
    sizes = [len(each.outcomes) for each in situation.hand]
    numbers = np.indices(sizes).reshape(len(sizes), -1)
    dice = np.stack([_face_counts(each)[row] for each, row in zip(situation.hand, numbers, strict=True)])
    dealt = [_Dealt(np.arange(prod(sizes)), dice, virtual)]
    for face, number in situation.penalties:
        dealt = [left for before in dealt for left in _penalise(before, face, number)]
    yield from dealt


def _penalise(dealt: _Dealt, face: int, number: int) -> Iterator[_Dealt]:
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
            yield _Dealt(dealt.outcomes[at], dice, virtual)


class _Settling:
    """Lists all settlements, one block of rows for each declaration, all outcomes at once.

    A declaration is a number of sets of each face, a straight or none, and the white results that Leaderships add.
    """

    def __init__(self, situation: Situation, dealt: _Dealt) -> None:
        self.ignored = int(situation.sharpshooter)
        self.bite = SKULL not in situation.idle
        self.set_faces = [face for face in range(len(FACES)) if face not in situation.no_sets]
        self.white_faces = [face for face in range(len(FACES)) if face not in situation.idle]
        self.awards = situation.awards
        self.outcomes = dealt.outcomes
        self.virtual = dealt.virtual
        self.dice = dealt.dice
        self.shown = self.dice.sum(axis=0, dtype=np.int8)
        self.results = int(self.shown[0].sum() + self.virtual.sum())

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
        yield from self._settle(at, sets, False, whites)
        if self.awards and 3 * sum(sets) + len(FACES) <= self.results + len(whites):
            yield from self._settle(at, sets, True, whites)
        for more in (each for each in self.set_faces if each >= face):
            able = self._can_set(at, more, sets[more] + 1, self._with(whites))
            yield from self._declare(at[able], _more(sets, more, 1), more, whites)

    def _can_set(self, at: Rows, face: int, sets: int, virtual: Counts8) -> Mask:
        """Each set needs the face in all three colours."""
        able = np.ones(at.size, dtype=np.bool_)
        for colour in (RED, WHITE, BLUE):
            able &= self.dice[colour, at, face] + virtual[colour, face] >= sets
        return able

    def _bear(self, at: Rows, sets: Sets, straight: bool, virtual: Counts8) -> tuple[Mask, Counts8, Counts8]:
        """Whether what is claimed outlives the SKULLs, how many dice they cancel, and which they may cancel."""
        declared = np.array(sets, dtype=np.int8)
        have = self.shown[at] + virtual.sum(axis=0, dtype=np.int8)
        active = np.maximum(have[:, SKULL] - 3 * sets[SKULL] - straight - self.ignored, 0) * self.bite
        loose = self.shown[at].copy()
        loose[:, SKULL] = 0
        cancels = np.minimum(active, loose.sum(axis=1))  # B-TALLY-17
        loose -= _bound_dice(declared, straight, virtual)
        able = loose.sum(axis=1) >= cancels
        if straight:
            able &= (have - 3 * declared >= 1).all(axis=1)
        return able, cancels, loose

    def _can_lead(self, at: Rows, sets: Sets, straight: bool, whites: Faces) -> Mask:
        """Whether each Leadership could be claimed before its own white result was there."""
        able = np.zeros(at.size, dtype=np.bool_)
        for last in set(whites):
            earlier = list(whites)
            earlier.remove(last)
            before = self._with(tuple(earlier))
            for skulls, used in product(range(sets[SKULL] + 1), {False, straight}):
                claimed = _more(_more(NO_SETS, STAR, len(whites)), SKULL, skulls)
                could = self._can_set(at, STAR, len(whites), before) & self._can_set(at, SKULL, skulls, before)
                could &= self._bear(at, claimed, used, before)[0]
                if earlier:
                    could &= self._can_lead(at, claimed, used, tuple(earlier))
                able |= could
        return able

    def _settle(self, at: Rows, sets: Sets, straight: bool, whites: Faces) -> Iterator[Block]:
        virtual = self._with(whites)
        able, cancels, loose = self._bear(at, sets, straight, virtual)
        if whites and able.any():
            able &= self._can_lead(at, sets, straight, whites)
        have = self.shown[at] + virtual.sum(axis=0, dtype=np.int8)
        for count in np.unique(cancels[able]):
            chosen = _cancellings(int(count))
            some = np.flatnonzero(able & (cancels == count))
            row, way = np.nonzero(np.all(loose[some, None, 1:] >= chosen[None], axis=2))
            results = have[some[row]]
            four = (results.max(axis=1) >= 4).astype(np.int8)[:, None]
            results[:, 1:] -= chosen[way]
            for moves in range(sets[COURAGE] + 1):
                rest = np.array([*sets, straight, moves, sets[STAR] - len(whites)], dtype=np.int8)
                rows = np.hstack((results, np.broadcast_to(rest, (len(results), rest.size)), four))
                yield self.outcomes[at[some[row]]].astype(np.int16), rows


def _more(sets: Sets, face: int, count: int) -> Sets:
    return (*sets[:face], sets[face] + count, *sets[face + 1 :])


def _bound_dice(declared: Counts8, straight: bool, virtual: Counts8) -> Counts8:
    """How many dice of each face the sets and the straight hold; virtual results go in first: no SKULL harms them."""
    coloured = virtual[:COLOURLESS]
    used = np.minimum(coloured, declared)
    bound: Counts8 = (declared - used).sum(axis=0, dtype=np.int8)
    if straight:
        bound += virtual.sum(axis=0) - used.sum(axis=0) < 1
    bound[SKULL] = 0
    return bound


@lru_cache(maxsize=16)
def _cancellings(count: int) -> Counts8:
    """Every way to spread that many cancelled dice over the five faces a SKULL can cancel."""
    ways = [Counter(faces) for faces in combinations_with_replacement(range(1, len(FACES)), count)]
    return np.array([[way[face] for face in range(1, len(FACES))] for way in ways], dtype=np.int8)


def _face_counts(dice: Group) -> Counts8:
    return np.array([[faces.count(face) for face in range(len(FACES))] for faces in dice.outcomes], dtype=np.int8)
