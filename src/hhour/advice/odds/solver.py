"""Exact lock-and-re-roll, one colour at a time.

A hand is a list of groups and a utility table with one axis a group. Rolling averages along each axis, choosing what
to keep takes the best along each axis, and a locked hand is a free hand with fewer dice: nothing is ever enumerated.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import prod
from typing import NamedTuple

import numpy as np

from hhour.advice.odds.groups import Faces, Group, Places, Values, locking, ways
from hhour.kernel.faces import SKULL

Hand = tuple[Group, ...]
Pattern = tuple[int, ...]  # how many dice of each group are locked


def shape(hand: Hand) -> tuple[int, ...]:
    return tuple(len(group.outcomes) for group in hand)


def roll_chances(hand: Hand) -> Values:
    """The chance of every outcome when the whole hand is rolled."""
    chances = np.ones(())
    for group in hand:
        chances = np.multiply.outer(chances, group.chance)
    return chances


def patterns(hand: Hand, locks: int) -> Iterator[Pattern]:
    """Every way to spread the locks over the groups; a hand with fewer dice locks them all."""
    locks = min(locks, sum(group.dice for group in hand))
    for pattern in product(*(range(group.dice + 1) for group in hand)):
        if sum(pattern) == locks:
            yield pattern


@dataclass(frozen=True, eq=False)
class Plan:
    """A pattern's tables: the groups left free, and where its values stand in the arrays of the whole hand.

    Arrays of a plan have the free groups' axes first and the locks' axes last: long runs make numpy fast.
    """

    free: Hand
    keeps: Places  # keep states of the free groups x locks -> flat keep state of the whole hand
    splits: tuple[Places, ...]  # for each way to lock: whole outcome -> flat place in (free outcomes x locks)


@lru_cache(maxsize=128)
def plan(hand: Hand, pattern: Pattern) -> Plan:
    lockings = [locking(group, locked) for group, locked in zip(hand, pattern, strict=True)]
    free = tuple(each.free for each in lockings)
    keeps = spread_places([each.merge for each in lockings], [len(group.keeps) for group in hand])
    sizes = [*shape(free), *(len(each.locks) for each in lockings)]
    splits = []
    for chosen in product(*(each.splits for each in lockings)):
        columns = [rest for _, rest in chosen] + [lock for lock, _ in chosen]
        splits.append(_flat(columns, [*range(len(hand)), *range(len(hand))], sizes))
    return Plan(free, keeps, tuple(splits))


def spread_places(merges: Sequence[Places], sizes: Sequence[int]) -> Places:
    """Flat places in an array of `sizes` from a (lock x keep) table a group: axes keep, keep, ..., lock, lock, ..."""
    places = np.zeros((1,) * (2 * len(merges)), dtype=np.intp)
    for number, (merge, stride) in enumerate(zip(merges, _strides(sizes), strict=True)):
        spread = [1] * (2 * len(merges))
        spread[number], spread[len(merges) + number] = merge.shape[1], merge.shape[0]
        places = places + merge.T.reshape(spread) * stride
    return places


def _flat(columns: Sequence[Places], axes: Sequence[int], sizes: Sequence[int]) -> Places:
    """Flat places in an array of `sizes`; column i varies along axis axes[i] of the answer."""
    places = np.zeros((1,) * (max(axes) + 1), dtype=np.intp)
    for column, axis, stride in zip(columns, axes, _strides(sizes), strict=True):
        places = places + column.reshape((1,) * axis + (-1,) + (1,) * (max(axes) - axis)) * stride
    return places


def _strides(sizes: Sequence[int]) -> list[int]:
    return [prod(sizes[axis + 1 :]) for axis in range(len(sizes))]


def solve(utility: Values, hand: Hand, locks: int = 2, rerolls: int = 2) -> Values:
    """The value of every first roll when the locks and all re-rolls to come are chosen best."""
    if rerolls == 0:
        return np.array(utility, dtype=np.float64)
    last = keep_values(utility, hand)
    best = np.full(shape(hand), -np.inf)
    for pattern in patterns(hand, locks):
        tables = plan(hand, pattern)
        values = best_values(last.take(tables.keeps), tables.free)
        for _ in range(rerolls - 1):
            values = best_values(keep_values(values, tables.free), tables.free)
        for places in tables.splits:
            np.maximum(best, values.take(places), out=best)
    return best


def keep_values(values: Values, hand: Hand, step: int = 1) -> Values:
    """From the values of outcomes to those of keep states: the average over rolling whatever is not kept.

    `step`: how many axes each group has; what it shows stands along the last of them.
    """
    for axis, group in zip(_axes(hand, step), hand, strict=True):
        if group.dice == 0:
            continue
        before, after = values.shape[:axis], values.shape[axis + 1 :]
        flat = values.reshape(prod(before), values.shape[axis], prod(after))
        kept = np.empty((flat.shape[0], len(group.keeps), flat.shape[2]))
        kept[:, group.fewer :] = flat
        if flat.shape[2] == 1:  # one large product instead of many small ones
            kept[:, : group.fewer, 0] = flat[:, :, 0] @ group.expect[: group.fewer].T
        else:
            np.matmul(group.expect[: group.fewer], flat, out=kept[:, : group.fewer])
        values = kept.reshape(*before, len(group.keeps), *after)
    return values


def best_values(values: Values, hand: Hand, step: int = 1) -> Values:
    """From the values of keep states to those of outcomes: the best part of each outcome to keep."""
    for axis, group in zip(_axes(hand, step), hand, strict=True):
        if group.dice == 0:
            continue
        before, after = values.shape[:axis], values.shape[axis + 1 :]
        flat = values.reshape(prod(before), values.shape[axis], prod(after))
        best = flat[:, group.sizes[0]]
        for size, columns in zip(group.sizes[1:], group.drops, strict=True):
            if group.skulls_stay:
                best = np.concatenate((best, np.full_like(best[:, :1], -np.inf)), axis=1)
            elif len(columns) == 1:
                best = np.maximum(best, flat[:, size])  # one die: only nothing can be kept instead
                continue
            layer = best.take(columns[0], axis=1)
            for dropped in columns[1:]:
                np.maximum(layer, best.take(dropped, axis=1), out=layer)
            best = np.maximum(layer, flat[:, size], out=layer)
        values = best.reshape(*before, len(group.outcomes), *after)
    return values


def _axes(hand: Hand, step: int) -> range:
    return range(step - 1, step * len(hand), step)


@dataclass(frozen=True, eq=False)
class Options:
    """What may be done with a known roll under one pattern of locks.

    `values` has an axis a group for the dice kept of the rest (bit d: the d-th free die is kept), then an axis a
    group for the way to lock.
    """

    pattern: Pattern
    values: Values

    def lock_values(self) -> Values:
        return np.asarray(self.values.max(axis=tuple(range(len(self.pattern)))))


Ways = tuple[tuple[Faces, Faces], ...]  # what is locked of a group, and the dice left in their order


def known_roll(
    utility: Values,
    hand: Hand,
    roll: Sequence[Faces],
    patterns: Iterable[Pattern],
    rerolls: int,
    last: Values | None = None,
) -> list[Options]:
    """Every lock and re-roll of a known roll under the given patterns; `roll` holds the faces of each group.

    `last`: the keep values of the utility, if they are known already.
    """
    last = keep_values(utility, hand) if last is None else last
    found = []
    for pattern in patterns:
        made = tuple(tuple(ways(faces, locked)) for faces, locked in zip(roll, pattern, strict=True))
        found.append(Options(pattern, _values(last, hand, made, rerolls)))
    return found


def known_lock(
    utility: Values,
    hand: Hand,
    locked: Sequence[Faces],
    rest: Sequence[Faces],
    rerolls: int,
    last: Values | None = None,
) -> Options:
    """Every re-roll of a known roll whose locks are made: `locked` and `rest` hold the faces of each group."""
    last = keep_values(utility, hand) if last is None else last
    made = tuple(((tuple(sorted(lock)), tuple(left)),) for lock, left in zip(locked, rest, strict=True))
    return Options(tuple(len(faces) for faces in locked), _values(last, hand, made, rerolls))


def _values(last: Values, hand: Hand, made: tuple[Ways, ...], rerolls: int) -> Values:
    """`last` holds the values of the whole hand's keep states before its last roll; at least one re-roll is left."""
    known = known_hand(hand, made)
    free = tuple(each.free for each in known)
    if rerolls == 1:
        parts = [np.take_along_axis(each.merge, each.kept, axis=1) for each in known]
        return forbid(parts_first(_laid(last, parts)), free, made)
    rows = [each.merge if each.free is not group else None for each, group in zip(known, hand, strict=True)]
    values = best_values(_laid(last, rows), free, step=2)
    for _ in range(rerolls - 2):
        values = best_values(keep_values(values, free, step=2), free, step=2)
    return forbid(expect_kept(values, known), free, made)


class Known(NamedTuple):
    """A group of a known roll whose locks are made, in one way or in several."""

    free: Group
    merge: Places  # ways x keep states of the free dice -> keep state of the whole group
    kept: Places  # ways x parts of the rest that can be kept -> keep state of the free dice
    chances: Values  # ways x parts x outcomes of the free dice, the others rolled again


def known_hand(hand: Hand, made: tuple[Ways, ...]) -> list[Known]:
    return [_known_group(group, way) for group, way in zip(hand, made, strict=True)]


@lru_cache(maxsize=4096)
def _known_group(group: Group, way: Ways) -> Known:
    tables = locking(group, len(way[0][0]))
    merge = tables.merge[[tables.number[lock] for lock, _ in way]]
    kept = kept_parts(tables.free, [rest for _, rest in way])
    return Known(tables.free, merge, kept, tables.free.expect[kept])


def _laid(last: Values, rows: Sequence[Places | None]) -> Values:
    """Keep states laid out by group: an axis for its ways, one for its `rows` of each (None: all, in their order)."""
    taken = {axis: each for axis, each in enumerate(rows) if each is not None}
    for axis in sorted(taken, key=lambda axis: taken[axis].size / last.shape[axis]):  # what shrinks most comes first
        last = last.take(taken[axis].reshape(-1), axis=axis)
    sizes = [taken[axis].shape if axis in taken else (1, size) for axis, size in enumerate(last.shape)]
    return last.reshape([size for pair in sizes for size in pair])


def kept_parts(free: Group, rests: Sequence[Faces]) -> Places:
    """The keep state of every part of every rest; bit d of the part says that die d is kept."""
    return np.array(
        [[free.place[part] for part in _parts(rest)] for rest in rests],
        dtype=np.intp,
    )


@lru_cache(maxsize=1024)
def _parts(rest: Faces) -> tuple[Faces, ...]:
    return tuple(
        tuple(sorted(face for die, face in enumerate(rest) if bits >> die & 1)) for bits in range(1 << len(rest))
    )


def expect_kept(values: Values, known: Sequence[Known]) -> Values:
    """Average over rolling the dice that are not kept, for the known parts only."""
    for number, each in enumerate(known):
        ways, parts, outcomes = each.chances.shape
        before, after = values.shape[: 2 * number], values.shape[2 * number + 2 :]
        if ways == prod(after) == 1:  # one large product instead of many small ones
            flat = values.reshape(prod(before), outcomes) @ each.chances[0].T
        else:
            flat = np.matmul(each.chances, values.reshape(prod(before), ways, outcomes, prod(after)))
        values = flat.reshape(*before, ways, parts, *after)
    return parts_first(values)


def parts_first(values: Values) -> Values:
    """From an axis for the ways and one for the parts of each group to all parts, then all ways."""
    return values.transpose([*range(1, values.ndim, 2), *range(0, values.ndim, 2)])


def forbid(values: Values, free: Hand, made: tuple[Ways, ...]) -> Values:
    """Re-rolling a SKULL that must stay is worth minus infinity."""
    for axis, (group, way) in enumerate(zip(free, made, strict=True)):
        if group.skulls_stay:
            legal = np.array([[part.count(SKULL) == rest.count(SKULL) for part in _parts(rest)] for _, rest in way])
            spread = [1] * values.ndim
            spread[axis], spread[len(made) + axis] = legal.shape[1], legal.shape[0]
            values = np.where(legal.T.reshape(spread), values, -np.inf)
    return values
