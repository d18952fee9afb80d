"""How fast the engine plays random games, beside two peers in the same run.

    python bench/engine.py [--seconds 2] [--json FILE]
    python bench/engine.py --against CHECKOUT      (this checkout beside another one, e.g. of an earlier commit)
    python bench/engine.py --against CHECKOUT --count    (bytecode instructions a decision instead: no noise)

Measured in interleaved slices of CPU time, so that a busy machine slows all alike: decisions/s (legal choices listed,
one picked at random, carried out), games/s and copies/s of H-Hour with events off and on; OpenSpiel's backgammon and
yacht stepped from Python; python-chess listing legal moves and pushing one. Only the ratios mean anything.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

from hhour.kernel.action import Action
from hhour.kernel.chance import SeededChance
from hhour.kernel.playout import copy_many, play_randomly, playout
from hhour.kernel.refusal import SetupError
from hhour.kernel.table import Table

SETUPS = (
    "dday n-01 units=1",
    "dday n-01 units=4",
    "dday n-06 units=1",
    "dday n-06 units=4",
    "dday n-06 units=4 opts=gold=rwbg",  # seven dice
    "dday n-06 units=6 opts=shaef",  # six Units
    "dday n-06 units=4 opts=sea",  # a crossing with four craft
    "dday n-18 units=2 opts=german",  # against somebody
)
COPIED = ("dday n-06 units=1", "dday n-06 units=4", "dday n-18 units=2", "dday n-18 units=2 opts=german")
SLICE = 0.1
GAMES = 20  # counted

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


# --- beside another checkout ------------------------------------------------------------------------------------------


def count(setup: str, games: int) -> float:
    """Bytecode instructions of the engine a decision takes, over so many seeded games: the same on every machine."""
    table = Table(setup, seed="bench")
    # earlier engines list everybody whose turn it is
    first = getattr(table.game, "first_waiting", None) or (lambda p: table.game.waiting(p)[0])
    seen = 0

    def within(frame: FrameType, event: str, arg: object) -> Any:
        nonlocal seen
        seen += event == "opcode"
        return within

    def entered(frame: FrameType, event: str, arg: object) -> Any:
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        return within

    def play(traced: Any) -> int:
        decisions = 0
        for seed in range(games):
            rng = random.Random(seed)  # a rule that has changed leads one game astray, not all that follow
            p = table.game.begin(table.rules, SeededChance(str(seed)), None)
            while not p.state.outcome:
                sys.settrace(traced)
                seat = first(p)
                choices = table.game.choices(p, seat)
                sys.settrace(None)
                action = _by_verb(choices, rng)
                sys.settrace(traced)
                table.game.act(p, seat, action)
                sys.settrace(None)
                decisions += 1
        return decisions

    play(None)  # what is made once and kept is no part of it
    decisions = play(entered)
    return seen / decisions


def _by_verb(choices: list[Action], rng: random.Random) -> Action:
    """Drawn here and not by the checkout's own random player: both are to play the same games."""
    verb = rng.choice(sorted({action.verb for action in choices}))
    return rng.choice([action for action in choices if action.verb == verb])


def work() -> int:
    """A worker: for every line `setup|events` on stdin it plays a slice and answers with its rate, 0 if it cannot."""
    runners: dict[str, Runner] = {}
    for line in sys.stdin:
        wanted = line.strip()
        setup, _, events = wanted.partition("|")
        if wanted not in runners:
            try:
                if events == "count":
                    print(count(setup, GAMES), flush=True)
                    continue
                runners[wanted] = hhour(setup, events == "on")
            except SetupError:
                print(0.0, flush=True)
                continue
        start = time.process_time()
        decisions, _ = runners[wanted](SLICE)
        print(decisions / (time.process_time() - start), flush=True)
    return 0


class Checkout:
    """A process that plays with the engine of a checkout (or of a folder that `make fast` has filled)."""

    def __init__(self, folder: Path) -> None:
        source = folder / "src" if (folder / "src" / "hhour").is_dir() else folder
        if not (source / "hhour").is_dir():
            raise SystemExit(f"{folder} holds no engine: there is no src/hhour in it.")
        self._process = subprocess.Popen(
            [sys.executable, __file__, "--worker"],
            env={**os.environ, "PYTHONPATH": str(source)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def rate(self, wanted: str) -> float:
        """Decisions a second in one slice; 0 for what this engine cannot play."""
        asked, told = self._process.stdin, self._process.stdout
        assert asked is not None
        assert told is not None
        asked.write(wanted + "\n")
        asked.flush()
        return float(told.readline())

    def close(self) -> None:
        if self._process.stdin is not None:
            self._process.stdin.close()
        self._process.wait()


def compare(here: Path, there: Path, seconds: float) -> dict[str, tuple[float, float]]:
    """The best slice of both by row; they take turns, and what a busy machine does to the others is not theirs."""
    both = Checkout(here), Checkout(there)
    found: dict[str, tuple[float, float]] = {}
    for wanted in [f"{setup}|{events}" for setup in SETUPS for events in ("off", "on")]:
        rates: tuple[list[float], list[float]] = ([], [])
        for round_ in range(max(3, int(seconds / SLICE)) + 1):
            for checkout, rate in zip(both, rates, strict=True):
                told = checkout.rate(wanted)
                if round_:  # the first is to warm up
                    rate.append(told)
        if all(map(max, rates)):  # an earlier engine does not know every option
            found[wanted] = max(rates[0]), max(rates[1])
    for checkout in both:
        checkout.close()
    return found


def compare_counts(here: Path, there: Path) -> None:
    """Instructions a decision of both, and how they stand to each other."""
    both = Checkout(here), Checkout(there)
    print(f"{'instructions a decision':36}{'here':>10}{there.name[:18]:>20}{'here/there':>12}")
    for setup in SETUPS:
        ours, theirs = (checkout.rate(f"{setup}|count") for checkout in both)
        if ours and theirs:
            print(f"{setup:36}{ours:10,.0f}{theirs:20,.0f}{ours / theirs:12.3f}")
    for checkout in both:
        checkout.close()


def tell_compared(rows: dict[str, tuple[float, float]], there: Path) -> None:
    print(f"{'decisions/s':36}{'here':>10}{there.name[:18]:>20}{'here/there':>12}")
    for name, (here, other) in rows.items():
        setup, _, events = name.partition("|")
        print(f"{f'{setup}, events {events}':36}{here:10,.0f}{other:20,.0f}{here / other:12.3f}")
    print(f"{'geometric mean':36}{'':30}{statistics.geometric_mean(a / b for a, b in rows.values()):12.3f}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each row")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    parser.add_argument("--against", type=Path, help="another checkout to compare with")
    parser.add_argument("--count", action="store_true", help="with --against: instructions a decision, not time")
    parser.add_argument("--here", type=Path, default=Path(__file__).parents[1], help="the checkout that is compared")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.worker:
        return work()
    if args.against and args.count:
        compare_counts(args.here, args.against)
        return 0
    if args.against:
        compared = compare(args.here, args.against, args.seconds)
        tell_compared(compared, args.against)
        if args.json:
            args.json.write_text(json.dumps(compared, indent=1) + "\n", encoding="utf-8")
        return 0
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
    for setup in COPIED:
        table = Table(setup, seed="bench")
        play_randomly(table.game, table.play, random.Random(1), 60)  # a game that is under way
        copies[setup] = statistics.median(copy_many(table.play.state, 2000) for _ in range(9))
        print(f"copy of a state, {setup}: {copies[setup] * 1e6:.1f} us")
    print("compiled with mypyc" if "playout.py" not in str(sys.modules["hhour.kernel.playout"].__file__) else "CPython")
    if args.json:
        args.json.write_text(json.dumps({"rows": rows, "copy_seconds": copies}, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
