"""How fast the environments step, beside PettingZoo's and RLCard's own games in the same run.

    python bench/env.py [--seconds 2] [--json FILE]

Every row plays random games through its own public interface and counts steps of agents, with the observation and the
legal actions of each: `last()` and `step()` of AEC environments, `step()` of Gymnasium's and RLCard's. Measured in
interleaved slices of CPU time, so that a busy machine slows all alike. Only the ratios mean anything; the last line
says whether our engine was compiled (`make fast`, PYTHONPATH=build/fast).
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
from typing import Any

import numpy as np

from hhour.env import SoloEnv, hhour_v1

SLICE = 0.1
SOLO = ("dday n-01", "dday n-06", "bataille", "express utah")
TABLES = ("dday n-06 units=2", "dday n-06 units=4", "dday n-18 units=2 opts=german", "bataille players=2")
RLCARD = ("leduc-holdem", "uno", "gin-rummy")


def drawn(mask: Any, rng: random.Random) -> int:
    """One of the allowed actions."""
    legal = np.flatnonzero(mask)
    return int(legal[int(rng.random() * len(legal))])


def solo(setup: str) -> Iterator[None]:
    env, rng, seed = SoloEnv(setup), random.Random(1), 0
    while True:
        seed += 1
        _, info = env.reset(seed=seed)
        over = cut_off = False
        while not (over or cut_off):
            _, _, over, cut_off, info = env.step(np.int64(drawn(info["action_mask"], rng)))
            yield


def in_turn(make: Callable[[], Any]) -> Iterator[None]:
    """An AEC environment whose observations hold the mask."""
    env, rng, seed = make(), random.Random(1), 0
    while True:
        seed += 1
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, over, cut_off, _ = env.last()
            if over or cut_off:
                env.step(None)
            else:
                env.step(drawn(seen["action_mask"], rng))
                yield


def of_rlcard(name: str) -> Iterator[None]:
    import rlcard

    env, rng = rlcard.make(name), random.Random(1)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rng.random() * len(legal))])
            yield


def zoo() -> dict[str, Iterator[None]]:
    """PettingZoo's own games with masks; one that cannot be imported here is left out."""
    import importlib

    found: dict[str, Iterator[None]] = {}
    for name in ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "chess_v6"):
        try:
            module = importlib.import_module(f"pettingzoo.classic.{name}")
        except ImportError as missing:
            print(f"PettingZoo {name} is left out: {missing}", file=sys.stderr)
            continue
        found[f"PettingZoo {name}"] = in_turn(module.env)
    return found


def rates(rows: dict[str, Iterator[None]], seconds: float) -> dict[str, float]:
    """Steps a second of CPU time, the median over interleaved slices."""
    told: dict[str, list[float]] = {name: [] for name in rows}
    for round_ in range(max(3, int(seconds / SLICE)) + 1):
        for name, steps in rows.items():
            count = 0
            start = time.process_time()
            while time.process_time() - start < SLICE:
                for _ in range(10):
                    next(steps)
                count += 10
            if round_:  # the first is to warm up
                told[name].append(count / (time.process_time() - start))
    return {name: statistics.median(found) for name, found in told.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each row")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    args = parser.parse_args()
    rows = {f"H-Hour, Gymnasium, {setup}": solo(setup) for setup in SOLO}
    rows |= {f"H-Hour, AEC, {setup}": in_turn(lambda setup=setup: hhour_v1.env(setup)) for setup in TABLES}
    rows |= zoo()
    rows |= {f"RLCard {name}": of_rlcard(name) for name in RLCARD}
    told = rates(rows, args.seconds)
    base = told.get("PettingZoo connect_four_v3", 1.0)
    print(f"{'':48}{'steps/s':>10}{'x Connect Four':>16}")
    for name, rate in told.items():
        print(f"{name:48}{rate:10,.0f}{rate / base:16.2f}")
    print("compiled with mypyc" if "arena.py" not in str(sys.modules["hhour.env.core.arena"].__file__) else "CPython")
    if args.json:
        args.json.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
