"""How fast the engine plays random games, beside two peers in the same run.

    python bench/engine.py [--seconds 2] [--json FILE]

Measured in interleaved slices of CPU time, so that a busy machine slows all alike: decisions/s (legal choices listed,
one picked at random, carried out), games/s and copies/s of H-Hour with events off and on; OpenSpiel's backgammon and
yacht stepped from Python; python-chess listing legal moves and pushing one. Only the ratios mean anything.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from hhour.kernel.playout import copy_many, playout
from hhour.kernel.table import Table

SETUPS = ("dday n-01 units=1", "dday n-01 units=4", "dday n-06 units=1", "dday n-06 units=4")
SLICE = 0.1

# a runner plays for about a slice and returns (decisions, games); it keeps its own position between slices
Runner = Callable[[float], tuple[int, int]]


def hhour(setup: str, events: bool) -> Runner:
    table = Table(setup, seed="bench")
    numbers = iter(range(1_000_000_000))

    def run(seconds: float) -> tuple[int, int]:
        return playout(table.game, table.rules, numbers, seconds, events)

    return run


def openspiel(name: str) -> Runner:
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(7)

    def steps() -> Iterator[int]:
        while True:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(actions, odds)[0])
                    continue
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                yield 0
            yield 1

    return _timed(steps())


def chess_moves() -> Runner:
    import chess

    rng = random.Random(7)

    def steps() -> Iterator[int]:
        while True:
            board = chess.Board()
            for _ in range(200):
                legal = list(board.legal_moves)
                if not legal:
                    break
                board.push(legal[int(rng.random() * len(legal))])
                yield 0
            yield 1

    return _timed(steps())


def _timed(steps: Iterator[int]) -> Runner:
    def run(seconds: float) -> tuple[int, int]:
        decisions = games = 0
        end = time.process_time() + seconds
        while time.process_time() < end:
            for _ in range(20):
                done = next(steps)
                games += done
                decisions += 1 - done
        return decisions, games

    return run


def measure(runners: dict[str, Runner], seconds: float) -> dict[str, dict[str, float]]:
    """Rates by name, as the median over interleaved slices."""
    rates: dict[str, list[float]] = {name: [] for name in runners}
    games: dict[str, list[float]] = {name: [] for name in runners}
    for run in runners.values():
        run(SLICE)  # warm up
    for _ in range(max(3, int(seconds / SLICE))):
        for name, run in runners.items():
            start = time.process_time()
            decisions, played = run(SLICE)
            spent = time.process_time() - start
            rates[name].append(decisions / spent)
            games[name].append(played / spent)
    return {
        name: {"decisions/s": statistics.median(rates[name]), "games/s": statistics.mean(games[name])}
        for name in runners
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each row")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    args = parser.parse_args()
    runners: dict[str, Runner] = {}
    for setup in SETUPS:
        runners[f"{setup}, events off"] = hhour(setup, False)
        runners[f"{setup}, events on"] = hhour(setup, True)
    runners["OpenSpiel backgammon"] = openspiel("backgammon")
    runners["OpenSpiel yacht"] = openspiel("yacht")
    runners["python-chess"] = chess_moves()
    rows = measure(runners, args.seconds)
    base = rows["OpenSpiel backgammon"]["decisions/s"]
    print(f"{'':36}{'decisions/s':>13}{'games/s':>10}{'x backgammon':>14}")
    for name, row in rows.items():
        print(f"{name:36}{row['decisions/s']:13,.0f}{row['games/s']:10,.1f}{row['decisions/s'] / base:14.2f}")
    copies = {}
    for setup in (SETUPS[2], SETUPS[3]):
        table = Table(setup, seed="bench")
        copies[setup] = statistics.median(copy_many(table.play.state, 2000) for _ in range(9))
        print(f"copy of a state, {setup}: {copies[setup] * 1e6:.1f} us")
    print("compiled with mypyc" if "playout.py" not in str(sys.modules["hhour.kernel.playout"].__file__) else "CPython")
    if args.json:
        args.json.write_text(json.dumps({"rows": rows, "copy_seconds": copies}, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
