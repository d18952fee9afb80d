"""Exact lock-and-re-roll, one colour at a time.

A hand is a list of groups and a utility table with one axis a group. Rolling averages along each axis, choosing what
to keep takes the best along each axis, and a locked hand is a free hand with fewer dice: nothing is ever enumerated.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import prod

import numpy as np

from hhour.advice.odds.groups import Group, Places, Values, locking

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


@lru_cache(maxsize=128)
def patterns(hand: Hand, locks: int) -> tuple[Pattern, ...]:
    """Every way to spread the locks over the groups; a hand with fewer dice locks them all."""
    locks = min(locks, sum(group.dice for group in hand))
    return tuple(each for each in product(*(range(group.dice + 1) for group in hand)) if sum(each) == locks)


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
        if group.dice:
            values = best_along(values, axis, group)
    return values


def best_along(values: Values, axis: int, group: Group) -> Values:
    """The best part of each outcome of one group to keep."""
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
    return best.reshape(*before, len(group.outcomes), *after)


def _axes(hand: Hand, step: int) -> range:
    return range(step - 1, step * len(hand), step)
