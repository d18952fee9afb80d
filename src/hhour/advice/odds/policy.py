"""Where best play ends up: the chance of every final outcome when each lock and re-roll is the solver's."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

import numpy as np

from hhour.advice.odds.groups import Faces, Group, Places, Values, locking
from hhour.advice.odds.known import kept_parts
from hhour.advice.odds.solver import Hand, Plan, best_values, keep_values, patterns, plan, shape
from hhour.kernel.faces import SKULL


def final_chances(utility: Values, hand: Hand, start: Values, locks: int, rerolls: int) -> Values:
    """From the chances of first rolls to those of final outcomes; the locks are still to be made."""
    if rerolls == 0:
        return start
    plans = [plan(hand, pattern) for pattern in patterns(hand, locks)]
    last = keep_values(utility, hand)
    stages = [_stages(last, tables, rerolls) for tables in plans]
    firsts = [best_values(stage[0], tables.free) for stage, tables in zip(stages, plans, strict=True)]
    offers = np.stack([first.take(p) for first, tables in zip(firsts, plans, strict=True) for p in tables.splits])
    chosen = offers.argmax(axis=0)
    final = np.zeros(shape(hand))
    number = 0
    for first, stage, tables in zip(firsts, stages, plans, strict=True):
        mass = np.zeros(first.shape)
        for places in tables.splits:
            here = chosen == number
            np.add.at(mass.reshape(-1), places[here], start[here])
            number += 1
        if mass.any():
            final += _play(mass, stage, tables, hand)
    return final


def final_chances_locked(
    utility: Values, hand: Hand, locked: Sequence[Faces], rest: Sequence[Faces], rerolls: int
) -> Values:
    """The same from a known roll whose locks are made, with at least one re-roll left."""
    tables = plan(hand, tuple(len(faces) for faces in locked))
    free = [group.outcome(faces) for group, faces in zip(tables.free, rest, strict=True)]
    locks = [_lock_number(group, faces) for group, faces in zip(hand, locked, strict=True)]
    stage = _stages(keep_values(utility, hand), tables, rerolls)
    mass = np.zeros((*shape(tables.free), *tables.keeps.shape[len(hand) :]))
    mass[(*free, *locks)] = 1
    return _play(mass, stage, tables, hand)


def _lock_number(whole: Group, locked: Faces) -> int:
    return locking(whole, len(locked)).number[tuple(sorted(locked))]


def _stages(last: Values, tables: Plan, rerolls: int) -> list[Values]:
    """The values of keep states at each re-roll, the first re-roll first."""
    stages: list[Values] = [last.take(tables.keeps)]
    for _ in range(rerolls - 1):
        stages.insert(0, keep_values(best_values(stages[0], tables.free), tables.free))
    return stages


def _play(mass: Values, stages: Sequence[Values], tables: Plan, hand: Hand) -> Values:
    """Keep best and roll the rest, once a stage; then put locked and free dice together again."""
    for values in stages:
        mass = _roll(_keep(mass, values, tables.free), tables.free)
    fewer = tuple(slice(group.fewer, None) for group in tables.free)
    sizes = [len(group.keeps) for group in hand]
    whole = _gather(tables.keeps[fewer], mass, prod(sizes))
    return whole.reshape(sizes)[tuple(slice(group.fewer, None) for group in hand)]


def _keep(mass: Values, values: Values, free: Hand) -> Values:
    """Move the mass of each outcome to the keep state of its best part; equal parts: the one that keeps more."""
    at = np.flatnonzero(mass)
    places = np.unravel_index(at, mass.shape)
    flat = np.zeros((at.size, 1), dtype=np.intp)
    for axis, size in enumerate(values.shape):
        own = _legal_parts(free[axis])[places[axis]] if axis < len(free) else places[axis][:, None]
        flat = (flat[:, :, None] * size + own[:, None, :]).reshape(at.size, -1)
    best = values.take(flat).argmax(axis=1)
    keeps = np.take_along_axis(flat, best[:, None], axis=1)[:, 0]
    return _gather(keeps, mass.take(at), values.size).reshape(values.shape)


def _gather(places: Places, mass: Values, size: int) -> Values:
    """Add up the mass that falls on each place."""
    return np.bincount(places.reshape(-1), weights=mass.reshape(-1), minlength=size).astype(np.float64)


def _legal_parts(group: Group) -> Places:
    """Outcomes x parts, the whole outcome first; a part without a SKULL that must stay counts as the whole."""
    parts = kept_parts(group, group.outcomes)[:, ::-1].copy()
    if group.skulls_stay:
        skulls = np.array([faces.count(SKULL) for faces in group.keeps])
        whole = np.broadcast_to(parts[:, :1], parts.shape)
        parts = np.where(skulls[parts] == skulls[whole], parts, whole)
    return parts


def _roll(mass: Values, free: Hand) -> Values:
    for axis, group in enumerate(free):
        before, after = mass.shape[:axis], mass.shape[axis + 1 :]
        flat = mass.reshape(prod(before), mass.shape[axis], prod(after))
        mass = np.matmul(group.expect.T, flat).reshape(*before, len(group.outcomes), *after)
    return mass
