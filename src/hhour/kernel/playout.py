"""Random games played inside the engine, where compiling pays: for tests, benchmarks and simulations."""

from __future__ import annotations

import time
from collections.abc import Iterator

from hhour.kernel.chance import SeededChance
from hhour.kernel.event import Event
from hhour.kernel.game import Game
from hhour.kernel.lanes import Play, Rules, State


class Dice32:
    """A small, quick generator for picking moves; nothing of the game itself comes from it."""

    def __init__(self, seed: int) -> None:
        self.state = (seed * 2654435761 + 88172645463325252) & 0xFFFFFFFF or 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; xorshift32, good enough to choose a move at random."""
        x = self.state
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.state = x
        return x % n


def play_randomly(game: Game, p: Play, rng: Dice32, limit: int = 1_000_000) -> int:
    """Play to the end with random choices; returns how many decisions that took."""
    decisions = 0
    while not p.state.outcome and decisions < limit:
        for seat in game.waiting(p):
            choices = game.choices(p, seat)
            game.act(p, seat, choices[rng.below(len(choices))])
            decisions += 1
            break
    return decisions


def playout(game: Game, rules: Rules, seeds: Iterator[int], seconds: float, events: bool) -> tuple[int, int]:
    """Random games for about so many seconds of CPU time: (decisions, games)."""
    decisions = 0
    games = 0
    end = time.process_time() + seconds
    while time.process_time() < end:
        seed = next(seeds)
        sink: list[Event] | None = [] if events else None
        p = game.begin(rules, SeededChance(str(seed)), sink)
        decisions += play_randomly(game, p, Dice32(seed))
        games += 1
    return decisions, games


def copy_many(state: State, times: int) -> float:
    """CPU seconds one copy takes, averaged over many."""
    start = time.process_time()
    for _ in range(times):
        state.copy()
    return (time.process_time() - start) / times
