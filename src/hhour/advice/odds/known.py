"""Every lock and re-roll of a roll that lies there, each with its exact value."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import prod
from typing import NamedTuple

import numpy as np

from hhour.advice.odds.groups import Faces, Group, Places, Values, Ways, locking, ways
from hhour.advice.odds.solver import Hand, Pattern, best_along, best_values, keep_values
from hhour.kernel.faces import COLOURLESS, SKULL


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


class Layout(NamedTuple):
    """How the groups of a hand stand as axes of an array, by their numbers; the last ones, `shared`, have no lock."""

    order: tuple[int, ...]
    shared: int
    back: tuple[int, ...]  # from parts and ways in this order to those in the order of the hand


@lru_cache(maxsize=256)
def layout(hand: Hand, pattern: Pattern = ()) -> Layout:
    """The smallest group first: a Gold die that is locked leaves the array in one piece.

    Free groups that go last share what is best to keep of them, which is the same beside every lock: all colours
    without a lock beside a Gold die that is locked, else one of them and the Gold die.
    """
    gold, *others = order = sorted(range(len(hand)), key=lambda number: hand[number].dice)
    shared: list[int] = []
    if pattern and len(others) == COLOURLESS:
        free = [number for number in others if not pattern[number]]
        if free:
            shared = free if pattern[gold] else [free[-1], gold]
    order = [*(number for number in order if number not in shared), *shared]
    axes = [order.index(number) for number in range(len(hand))]
    return Layout(tuple(order), len(shared), (*axes, *(len(hand) + axis for axis in axes)))


class Last:
    """What the keep states of a whole hand are worth before its last roll: every lock of every roll asks."""

    def __init__(self, utility: Values, hand: Hand) -> None:
        self.hand = hand
        self.plain = layout(hand)
        order = self.plain.order
        groups = tuple(hand[number] for number in order)
        self._laid = {self.plain: keep_values(np.ascontiguousarray(utility.transpose(order)), groups)}

    def laid(self, wanted: Layout) -> Values:
        """The values as the layout says, what is best to keep of the shared groups kept."""
        order = self.plain.order
        if wanted not in self._laid:
            values = self._laid[self.plain]
            for axis in sorted(order.index(number) for number in wanted.order[-wanted.shared :]):
                values = best_along(values, axis, self.hand[order[axis]])
            axes = [order.index(number) for number in wanted.order]
            self._laid[wanted] = np.ascontiguousarray(values.transpose(axes))
        return self._laid[wanted]


def known_roll(
    utility: Values,
    hand: Hand,
    roll: Sequence[Faces],
    patterns: Iterable[Pattern],
    rerolls: int,
    last: Last | None = None,
) -> list[Options]:
    """Every lock and re-roll of a known roll under the given patterns; `roll` holds the faces of each group.

    `last`: the keep values of the utility, if they are known already.
    """
    last = last or Last(utility, hand)
    found = []
    for pattern in patterns:
        made = tuple(ways(faces, locked) for faces, locked in zip(roll, pattern, strict=True))
        found.append(Options(pattern, _values(last, made, rerolls, layout(hand, pattern if rerolls > 1 else ()))))
    return found


def known_lock(
    utility: Values,
    hand: Hand,
    locked: Sequence[Faces],
    rest: Sequence[Faces],
    rerolls: int,
    last: Last | None = None,
) -> Options:
    """Every re-roll of a known roll whose locks are made: `locked` and `rest` hold the faces of each group."""
    last = last or Last(utility, hand)
    made = tuple(((tuple(sorted(lock)), tuple(left)),) for lock, left in zip(locked, rest, strict=True))
    return Options(tuple(len(faces) for faces in locked), _values(last, made, rerolls, last.plain))


def _values(last: Last, made: tuple[Ways, ...], rerolls: int, wanted: Layout) -> Values:
    """Parts of all groups, then ways of all groups; at least one re-roll is left."""
    groups = [last.hand[number] for number in wanted.order]
    known = [_known_group(group, made[number]) for group, number in zip(groups, wanted.order, strict=True)]
    laid = last.laid(wanted)
    if rerolls == 1:
        values = parts_first(_laid(laid, [np.take_along_axis(each.merge, each.kept, axis=1) for each in known]))
    else:
        free = tuple(each.free for each in known)
        rows = [each.merge if each.free is not group else None for each, group in zip(known, groups, strict=True)]
        values = best_values(_laid(laid, rows), free[: len(free) - wanted.shared], step=2)
        for _ in range(rerolls - 2):
            values = best_values(keep_values(values, free, step=2), free, step=2)
        values = expect_kept(values, known)
    return forbid(values.transpose(wanted.back), last.hand, made)


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
    sizes: list[int] = []
    taken: dict[int, Places] = {}
    for each, size in zip(rows, last.shape, strict=True):
        axis = len(sizes) - 1
        if each is None:
            sizes.append(size)
        elif axis in taken:  # neighbours are taken together
            sizes[axis] *= size
            taken[axis] = (taken[axis][:, None] * size + each.reshape(-1)).reshape(-1)
        else:
            sizes.append(size)
            taken[axis + 1] = each.reshape(-1)
    laid = last.reshape(sizes)
    for axis in sorted(taken, key=lambda axis: taken[axis].size / sizes[axis]):  # what shrinks most comes first
        laid = laid.take(taken[axis], axis=axis)
    pairs = [(1, size) if each is None else each.shape for each, size in zip(rows, last.shape, strict=True)]
    return laid.reshape([size for pair in pairs for size in pair])


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
        if outcomes == 1:  # all of them are locked
            continue
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


def forbid(values: Values, hand: Hand, made: tuple[Ways, ...]) -> Values:
    """Re-rolling a SKULL that must stay is worth minus infinity."""
    for axis, (group, way) in enumerate(zip(hand, made, strict=True)):
        if group.skulls_stay:
            legal = np.array([[part.count(SKULL) == rest.count(SKULL) for part in _parts(rest)] for _, rest in way])
            spread = [1] * values.ndim
            spread[axis], spread[len(made) + axis] = legal.shape[1], legal.shape[0]
            values = np.where(legal.T.reshape(spread), values, -np.inf)
    return values
