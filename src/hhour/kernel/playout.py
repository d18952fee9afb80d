"""Random games played inside the engine, where compiling pays: for tests, benchmarks and simulations."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from math import floor
from random import Random
from typing import Final

from hhour.kernel.action import Action
from hhour.kernel.chance import SeededChance
from hhour.kernel.event import Event
from hhour.kernel.game import AnyGame
from hhour.kernel.lanes import Play, Rules, State


def play_randomly(game: AnyGame, p: Play, rng: Random, limit: int = 1_000_000) -> int:
    """Play to the end with random choices; returns how many decisions that took."""
    state = p.state
    alone = p.alone  # who is waits for nobody
    lot = rng.random
    seat = 1
    for decisions in range(limit):
        if state.outcome:
            return decisions
        if not alone:
            seat = game.first_waiting(p)
        game.act(p, seat, drawn(game.choices(p, seat), lot))
    return limit


def drawn(choices: list[Action], lot: Callable[[], float]) -> Action:
    """A verb first and then its words: else what has many forms, like a trade, would be nearly all that is done.

    In a long list the same verb at both ends is the verb of all between; only moves alternate with charges. `floor` is
    `int` at a third of the price.
    """
    count = len(choices)
    if count > LONG:
        last = choices[count - 1].verb
        if choices[0].verb == last:
            return choices[floor(lot() * count)]
        if choices[1].verb == last:  # to stop, or to do the same with one choice of dice or another
            return choices[0] if lot() < 0.5 else choices[1 + floor(lot() * (count - 1))]
    elif count < 3:  # of one verb or of two: both are as likely
        return choices[0] if count == 1 or lot() < 0.5 else choices[1]
    verb = choices[0].verb
    for action in choices:
        if action.verb != verb:
            break
    else:
        return choices[floor(lot() * count)]
    if action is choices[count - 1]:  # to stop, after all that is of one verb
        return action if lot() < 0.5 else choices[floor(lot() * (count - 1))]
    verbs = [verb]
    for action in choices:  # loops: a comprehension costs a call
        if action.verb != verb:
            verb = action.verb
            if verb not in verbs:
                verbs.append(verb)
    verb = verbs[floor(lot() * len(verbs))]
    fitting: list[Action] = []
    for action in choices:
        if action.verb == verb:
            fitting.append(action)
    return fitting[floor(lot() * len(fitting))]


LONG: Final = 12  # no sector has so many ways out, each to be walked and charged


def playout(game: AnyGame, rules: Rules, seeds: Iterator[int], seconds: float, events: bool) -> tuple[int, int]:
    """Random games for about so many seconds of CPU time: (decisions, games)."""
    decisions = 0
    games = 0
    rng = Random(1)
    end = time.process_time() + seconds
    while time.process_time() < end:
        enough = decisions + 20  # how often the others of the benchmark look at the clock
        while decisions < enough:
            sink: list[Event] | None = [] if events else None
            p = game.begin(rules, SeededChance(str(next(seeds))), sink)
            decisions += play_randomly(game, p, rng)
            games += 1
    return decisions, games


def copy_many(state: State, times: int) -> float:
    """CPU seconds one copy takes, averaged over many."""
    start = time.process_time()
    for _ in range(times):
        state.copy()
    return (time.process_time() - start) / times
