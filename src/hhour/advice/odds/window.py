"""Between the last roll and the tally: what Corporal, Jeep and Captain still do, and what a lock itself brings.

A Finish is the worth of final outcomes when it also depends on what was locked: Corporal and Jeep re-roll unlocked dice
only, the Marksman gains by SKULLs he locks. The Captain's colour comes last, for nothing is lost by waiting with it;
only the Wild Die comes after it. Where nothing depends on the locks a Finish is one table, and the quick solver does
the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import combinations_with_replacement

import numpy as np

from hhour.advice.odds.goals import Worth, utility
from hhour.advice.odds.groups import Faces, Places, Values, Ways, group, locking, ways
from hhour.advice.odds.known import Last, Options, expect_kept, forbid, known_hand, known_roll
from hhour.advice.odds.solver import (
    Hand,
    Pattern,
    best_values,
    keep_values,
    patterns,
    plan,
    shape,
    solve,
    spread_places,
)
from hhour.advice.odds.swap import swapped
from hhour.advice.odds.tally import Situation
from hhour.kernel.faces import COLOURLESS, FACES, SKULL


@dataclass(frozen=True, eq=False)
class Finish:
    """Tables of worth by number of SKULLs locked and, while dice are still re-rolled, by colour chosen before."""

    hand: Hand
    tables: tuple[tuple[Values, ...], ...]
    rerolls: int  # single dice that cards re-roll after the last roll

    @property
    def is_plain(self) -> bool:
        return not self.rerolls and len(self.tables) == 1

    @property
    def plain(self) -> Values:
        return self.tables[0][0]

    @cached_property
    def last(self) -> Last:
        """Where nothing depends on the locks: every roll asks."""
        return Last(self.plain, self.hand)

    def worth(self, free: Hand, places: Places, skulls: Places) -> Values:
        """What each free outcome is worth beside each lock; `skulls` of the lock, `places` in the whole hand."""
        found: Values | None = None
        for count, tables in enumerate(self.tables):
            best = np.maximum.reduce([self._wait(_lay(table, self.hand, places), free) for table in tables])
            found = best if found is None else np.where(skulls == count, best, found)
        assert found is not None
        return found

    def _wait(self, values: Values, free: Hand) -> Values:
        for _ in range(self.rerolls):
            values = single_reroll(values, free)
        return values


@lru_cache(maxsize=32)  # four megabytes each with seven dice
def finish(goal: Worth, situation: Situation, locks: int) -> Finish:
    """The worth of all final outcomes for a goal, cards of the window and the Marksman counted in."""
    most = locks if situation.marksman else 0
    tables = []
    for skulls in range(most + 1):
        given = replace(situation, locked_skulls=skulls)
        coloured = [swapped(_recoloured(goal, each), each) for each in _skull_colours(given)]
        tables.append(tuple(coloured) if situation.rerollers else (np.maximum.reduce(coloured),))
    return Finish(situation.hand, tuple(tables), situation.rerollers)


def _skull_colours(situation: Situation) -> list[Situation]:
    """The same with every choice of colours for its SKULLs of any colour (B-SECTOR-42)."""
    chosen = combinations_with_replacement(range(COLOURLESS), situation.skulls_any)
    return [
        replace(situation, virtual=(*situation.virtual, *((colour, SKULL) for colour in colours)), skulls_any=0)
        for colours in chosen
    ]


def _recoloured(goal: Worth, situation: Situation) -> Values:
    """The worth of outcomes when one die may change its colour, if there is a Captain (B-SPEC-C14)."""
    table = utility(goal, situation)
    if not situation.recolours:
        return table
    best = table.copy()
    for old, new in ((old, new) for old in range(3) for new in range(3) if old != new and situation.dice[old]):
        dice = list(situation.dice)
        dice[old] -= 1
        dice[new] += 1
        changed = utility(goal, replace(situation, dice=(dice[0], dice[1], dice[2])))
        fewer, more = group(dice[old]), group(dice[new])
        for face in range(len(FACES)):
            at, to = [np.arange(size) for size in best.shape], [np.arange(size) for size in best.shape]
            holders = [faces for faces in group(dice[old] + 1).outcomes if face in faces]
            at[old] = np.array([group(dice[old] + 1).outcome(faces) for faces in holders])
            to[old] = np.array([fewer.outcome(_without(faces, face)) for faces in holders])
            to[new] = np.array([more.outcome((*faces, face)) for faces in group(dice[new] - 1).outcomes])
            best[np.ix_(*at)] = np.maximum(best[np.ix_(*at)], changed[np.ix_(*to)])
    return best


def _without(faces: Faces, face: int) -> Faces:
    at = faces.index(face)
    return faces[:at] + faces[at + 1 :]


def single_reroll(values: Values, free: Hand) -> Values:
    """The value of outcomes when one free die, or none, may be rolled again and then stands (B-SPEC-C03, B-VEH-C05)."""
    best = values
    for axis, dice in enumerate(free):
        if dice.dice:
            moved = np.moveaxis(values, axis, 0)
            flat = moved.reshape(moved.shape[0], -1)
            kept = dice.expect[dice.sizes[dice.dice - 1]] @ flat
            if dice.skulls_stay:
                kept = np.concatenate((kept, np.full_like(kept[:1], -np.inf)))
            rolled = np.maximum.reduce([kept[dropped] for dropped in dice.drops[dice.dice - 1]])
            best = np.maximum(best, np.moveaxis(rolled.reshape(moved.shape), 0, axis))
    return best


def _lay(table: Values, hand: Hand, places: Places) -> Values:
    """A table of outcomes, laid where `places` of keep states say."""
    whole = np.zeros([len(dice.keeps) for dice in hand])
    whole[tuple(slice(dice.fewer, None) for dice in hand)] = table
    return whole.take(places)


def _outcomes(free: Hand) -> tuple[slice, ...]:
    return tuple(slice(dice.fewer, None) for dice in free)


def _skulls(locks: Sequence[Sequence[Faces]]) -> Places:
    """SKULLs of every combination of locks, along the last axes of an array."""
    found = np.zeros((1,) * (2 * len(locks)), dtype=np.intp)
    for axis, each in enumerate(locks):
        spread = [1] * (2 * len(locks))
        spread[len(locks) + axis] = len(each)
        found = found + np.array([lock.count(SKULL) for lock in each], dtype=np.intp).reshape(spread)
    return found


def solve_finish(ends: Finish, locks: int, rerolls: int) -> Values:
    """The value of every first roll when the locks, all re-rolls and the cards of the window are chosen best."""
    hand = ends.hand
    if ends.is_plain:
        return solve(ends.plain, hand, locks, rerolls)
    best = np.full(shape(hand), -np.inf)
    for pattern in patterns(hand, locks if rerolls else 0):
        tables = plan(hand, pattern)
        chosen = [locking(dice, locked).locks for dice, locked in zip(hand, pattern, strict=True)]
        values = ends.worth(tables.free, tables.keeps[_outcomes(tables.free)], _skulls(chosen))
        for _ in range(rerolls):
            values = best_values(keep_values(values, tables.free), tables.free)
        for places in tables.splits:
            np.maximum(best, values.take(places), out=best)
    return best


def known_locks(ends: Finish, roll: Sequence[Faces], chosen: Sequence[Pattern], rerolls: int) -> list[Options]:
    """Every lock and re-roll of a known roll; at least one re-roll is left."""
    if ends.is_plain:
        return known_roll(ends.plain, ends.hand, roll, chosen, rerolls, ends.last)
    made = [tuple(ways(faces, n) for faces, n in zip(roll, pattern, strict=True)) for pattern in chosen]
    return [Options(pattern, _known(ends, each, rerolls)) for pattern, each in zip(chosen, made, strict=True)]


def known_rerolls(ends: Finish, locked: Sequence[Faces], rest: Sequence[Faces], rerolls: int) -> Options:
    """Every re-roll of a known roll whose locks are made; without re-rolls what the dice are worth as they lie."""
    made = tuple(((tuple(sorted(lock)), tuple(left)),) for lock, left in zip(locked, rest, strict=True))
    return Options(tuple(len(faces) for faces in locked), _known(ends, made, rerolls))


@lru_cache(maxsize=256)
def _places(hand: Hand, made: tuple[Ways, ...]) -> Places:
    """Where all keep states stand in the whole hand; kept, for the same roll is usually asked about several goals."""
    return spread_places([each.merge for each in known_hand(hand, made)], [len(group.keeps) for group in hand])


def _known(ends: Finish, made: tuple[Ways, ...], rerolls: int) -> Values:
    known, whole = known_hand(ends.hand, made), _places(ends.hand, made)
    free = tuple(each.free for each in known)
    values = ends.worth(free, whole[_outcomes(free)], _skulls([[lock for lock, _ in way] for way in made]))
    if rerolls == 0:
        at = tuple(dice.outcome(way[0][1]) for dice, way in zip(free, made, strict=True))
        return np.asarray(values[at].reshape((1,) * values.ndim))
    for _ in range(rerolls - 1):
        values = best_values(keep_values(values, free), free)
    by_group = [axis for number in range(len(free)) for axis in (len(free) + number, number)]
    return forbid(expect_kept(values.transpose(by_group), known), ends.hand, made)
