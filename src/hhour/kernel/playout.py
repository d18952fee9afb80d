"""Random games played inside the engine, where compiling pays: for tests, benchmarks and simulations."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

from hhour.kernel.action import Action
from hhour.kernel.chance import SeededChance
from hhour.kernel.event import Event
from hhour.kernel.game import AnyGame
from hhour.kernel.lanes import Play, Rules, State


def play_randomly(game: AnyGame, p: Play, rng: Random, limit: int = 1_000_000) -> int:
    """Play to the end with random choices; returns how many decisions that took."""
    decisions = 0
    while not p.state.outcome and decisions < limit:
        seat = game.first_waiting(p)
        choices = game.choices(p, seat)
        game.act(p, seat, choices[0] if len(choices) == 1 else drawn(choices, rng))
        decisions += 1
    return decisions


def drawn(choices: list[Action], rng: Random) -> Action:
    """A verb first and then its words: else what has many forms, like a trade, would be nearly all that is done.

    Where the first choice and the last have the same verb, all have.
    """
    if choices[0].verb != choices[-1].verb:
        verbs = list(dict.fromkeys([action.verb for action in choices]))
        verb = verbs[int(rng.random() * len(verbs))]
        choices = [action for action in choices if action.verb == verb]
    return choices[int(rng.random() * len(choices))]


def playout(game: AnyGame, rules: Rules, seeds: Iterator[int], seconds: float, events: bool) -> tuple[int, int]:
    """Random games for about so many seconds of CPU time: (decisions, games)."""
    decisions = 0
    games = 0
    rng = Random(1)
    end = time.process_time() + seconds
    while time.process_time() < end:
        seed = next(seeds)
        sink: list[Event] | None = [] if events else None
        p = game.begin(rules, SeededChance(str(seed)), sink)
        decisions += play_randomly(game, p, rng)
        games += 1
    return decisions, games


def copy_many(state: State, times: int) -> float:
    """CPU seconds one copy takes, averaged over many."""
    start = time.process_time()
    for _ in range(times):
        state.copy()
    return (time.process_time() - start) / times
