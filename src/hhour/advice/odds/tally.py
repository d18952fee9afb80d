"""What final dice are worth: every way a player may settle every outcome, as columns of numbers.

A goal values the settlements that `hhour.advice.odds.settling` lists; the best one of each outcome is its utility.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from hhour.advice.odds.groups import Faces, Group, Values, group
from hhour.advice.odds.settling import Settling, deal
from hhour.kernel.faces import COURAGE, FACES, SKULL, SOLDIER, STAR, TOOL, TWO_SOLDIERS

Counts = NDArray[np.int16]
Virtual = tuple[int, int]  # colour and face of a result that is no die (B-TALLY-01)

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
    german: bool = False  # the German's dice and bonuses; his are red, black, white: see hhour.advice.odds.german
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
    gold: str = ""  # a Gold die lies beside the coloured ones: NAMED or BLOCKS
    five: bool = False  # five different results are a straight (W-GOLD-34)
    wild: int = -1  # the face of a die that may take the place of another after the last roll (W-GOLD-72)

    @property
    def hand(self) -> tuple[Group, ...]:
        dice = (*self.dice, 1) if self.gold else self.dice
        return tuple(group(each, self.skulls_stay) for each in dice)

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
            gold=self.gold,
            five=self.five,
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

    @property
    def courage_gifts(self) -> Counts:
        """Leaderships taken as courage instead of a result."""
        return self._column(_COURAGE_GIFTS)

    @cached_property
    def all_sets(self) -> Counts:
        return np.asarray(self.rows[:, _SETS : _SETS + len(FACES)].sum(axis=1))

    @cached_property
    def soldiers(self) -> Counts:
        """Soldiers gained, less the casualties of UPKEEP."""
        gained = self.results(SOLDIER) + 2 * self.results(TWO_SOLDIERS) + 6 * self.sets(TWO_SOLDIERS)
        if self.situation.german:
            gained = gained + 6 * self.sets(SOLDIER)  # A-RWB-05
        else:
            gained = gained + (8 if self.situation.alone else 4) * self.sets(SOLDIER)
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
        return self.results(STAR) + 2 * self.sets(COURAGE if self.situation.german else TOOL)  # A-RWB-07, B-RWB-16

    @cached_property
    def courage(self) -> Counts:
        gained = self.results(COURAGE)
        if self.situation.german:
            gained = gained + self.sets(SOLDIER) + 2 * self.courage_gifts  # A-RWB-03, A-RWB-05
        elif self.situation.alone:
            gained = gained + 2 * self.courage_gifts
        return gained + self.all_sets if self.situation.chaplain else gained

    @property
    def tools(self) -> Counts:
        return self.results(TOOL)

    @cached_property
    def points(self) -> Counts:
        return np.asarray(POINTS[self.tools] + (15 if self.situation.german else 20) * self.sets(SKULL))  # A-RWB-02

    @cached_property
    def given_soldiers(self) -> Counts:
        return (0 if self.situation.alone or self.situation.german else 4) * self.sets(SOLDIER)

    @cached_property
    def given_courage(self) -> Counts:
        return (0 if self.situation.alone or self.situation.german else 2) * self.courage_gifts

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
    return Tallies(situation, *_settled(situation.plain))


@lru_cache(maxsize=64)
def _settled(situation: Situation) -> tuple[NDArray[np.intp], Counts]:
    """`starts` and `rows` of a plain situation: kept apart, so that what is dear is not lost for what is cheap."""
    blocks = [block for dealt in deal(situation) for block in Settling(situation, dealt).blocks()]
    outcomes = np.concatenate([outcome for outcome, _ in blocks])
    rows = np.concatenate([row for _, row in blocks])
    order = np.argsort(outcomes, kind="stable")
    outcomes = outcomes[order]
    starts = np.flatnonzero(np.diff(outcomes, prepend=-1))
    return starts, np.asfortranarray(rows[order].astype(np.int16))
