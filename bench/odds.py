"""How fast exact odds are, and how slow plain enumeration is: one run, one table.

    python bench/odds.py              enumerate one lock of one roll (seconds)
    python bench/odds.py --all-locks  enumerate all fifteen (about a minute)

Times are the best and the median of many repeats; the machine is shared, so read the ratio, not the milliseconds.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path
from statistics import median
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np

from hhour.advice.odds import BLOCKS, NAMED, Situation, advise, parse_dice, parse_goal, solve, utility
from hhour.advice.odds.groups import group
from hhour.advice.odds.known import known_lock, known_roll
from hhour.advice.odds.solver import patterns
from hhour.advice.odds.tally import _settled, _tallies
from hhour.advice.odds.window import Finish, finish, known_locks
from hhour.kernel.faces import SOLDIER
from tests.lab import naive

ROLL = "r:SKULL,TOOL w:STAR,TWO_SOLDIERS b:TWO_SOLDIERS,COURAGE"
GOAL = "soldiers+2*courage"
LOCK = ("w2", "b1")


def timed(work: Callable[[int], object], repeats: int) -> list[float]:
    """Milliseconds of each repeat; `work` is told its number, so that it need not repeat itself."""
    work(0)
    times = []
    for number in range(1, repeats + 1):
        start = perf_counter()
        work(number)
        times.append(1000 * (perf_counter() - start))
    return times


def say(what: str, times: list[float]) -> None:
    print(f"{what:<66} {min(times):10.3f} ms  median {median(times):10.3f} ms")


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--all-locks", action="store_true")
    given = asked.parse_args()
    situation = Situation()
    hand = situation.hand
    table = utility(parse_goal(GOAL), situation)
    rolls = [
        tuple(tuple(int(face) for face in pair) for pair in dice)
        for dice in np.random.default_rng(1944).integers(0, 6, (500, 3, 2))
    ]

    def build(_: int) -> object:
        _tallies.cache_clear()
        _settled.cache_clear()
        return situation.tallies()

    tallies = situation.tallies()
    goal = parse_goal(GOAL)
    say("settlements of all 9261 outcomes (once a situation)", timed(build, 5))
    say("utility of a goal over all outcomes (once a goal)", timed(lambda _: tallies.best(goal(tallies)), 50))
    for locks in (2, 0, 1, 3):
        full = timed(lambda _, locks=locks: solve(table, hand, locks, 2), 40)  # type: ignore[misc]
        say(f"full solve: all 9261 first rolls, {locks} locks, both re-rolls", full)
    last = finish(goal, situation, 2).last
    advice = timed(lambda n: known_roll(table, hand, rolls[n], patterns(hand, 2), 2, last), 200)
    say("advice for one roll: 15 locks x 16 re-rolls, a new roll each time", advice)
    say("the same through advise(), with names and sorting", timed(lambda n: advise(rolls[n], GOAL).locks, 200))
    golden(min(advice))
    fixed, rest = [(), (3,), (3,)], [(0, 5), (1,), (4,)]
    say("advice once locked: 16 re-rolls", timed(lambda _: known_lock(table, hand, fixed, rest, 2), 200))
    enumerate_slowly(given.all_locks, table, median(advice))


GOLDEN = {  # what a Gold die makes of a roll, and the dice that lie there
    "regular, 5 + 1": (Situation(dice=(2, 2, 1), gold=NAMED), 2),
    "touch, 4 + 1": (Situation(dice=(2, 1, 1), gold=NAMED, five=True), 1),
    "rwbg, 6 + 1": (Situation(gold=BLOCKS), 2),
    "wild, 6 + 1": (Situation(wild=SOLDIER), 2),
}


def golden(base: float) -> None:
    """The same advice with Gold dice, beside the six."""
    for name, (situation, locks) in GOLDEN.items():
        hand = situation.hand
        sizes = [each.dice for each in hand]
        dice = np.random.default_rng(1944).integers(0, 6, (200, sum(sizes)))
        rolls = [[tuple(map(int, part)) for part in np.split(row, np.cumsum(sizes)[:-1])] for row in dice]
        ends = finish(parse_goal(GOAL), situation, locks)

        def ask(n: int, ends: Finish = ends, rolls: list[list[tuple[int, ...]]] = rolls, locks: int = locks) -> object:
            return known_locks(ends, rolls[n], list(patterns(ends.hand, locks)), 2)

        times = timed(ask, 150)
        say(f"Gold dice, {name}: advice for one roll ({min(times) / base:.1f} x six dice)", times)


def enumerate_slowly(all_locks: bool, table: np.ndarray, advice: float) -> None:
    """The same roll by enumeration, with the utility as a plain dict so that numpy does not slow it down."""
    whole = {}
    pair = {(a, b): group(2).outcome((a, b)) for a, b in product(range(6), repeat=2)}
    for faces in product(range(6), repeat=6):
        at = tuple(pair[faces[n], faces[n + 1]] for n in (0, 2, 4))
        whole[tuple(zip((0, 0, 1, 1, 2, 2), faces, strict=True))] = float(table[at])
    roll = tuple((colour, face) for colour, faces in enumerate(parse_dice(ROLL)) for face in faces)
    start = perf_counter()
    if all_locks:
        best = max(naive.lock_values(roll, 2, 2, whole.__getitem__).values())
        expected = advise(ROLL, GOAL).value
    else:
        best = naive.best(roll, frozenset({3, 4}), 2, whole.__getitem__)
        expected = advise(ROLL, GOAL, locked=LOCK).value
    took = 1000 * (perf_counter() - start)
    what = "all 15 locks" if all_locks else f"the lock {' '.join(LOCK)} alone"
    print(f"{f'naive enumeration of one roll, {what}':<66} {took:10.0f} ms  value {best:.9f}, solver {expected:.9f}")
    assert abs(best - expected) < 1e-9
    whole_time = took if all_locks else 15 * took
    how = "measured" if all_locks else "15 x the one measured"
    print(f"naive / advice for one roll ({how}): {whole_time / advice:,.0f} times")


if __name__ == "__main__":
    main()
