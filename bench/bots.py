"""How long bots think: processor time of every answer, by level and map, over whole games.

    python bench/bots.py                          every level and map, one game each
    python bench/bots.py captain --maps n-06,n-08 --units 1,2,3,4 --games 2
    python bench/bots.py --options                games with all kinds of options as well
    python bench/bots.py captain --pocket         the Pocket games in all their sample setups instead
    python bench/bots.py captain --german         both sides of games with a German, his answers told apart

A bot is new in every game, so that its first answer on a map, which fills its tables, is among those measured.
Processor time, because a shared machine would blame the bot for its neighbours.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import defaultdict
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from hhour.advice.odds.tally import _settled, _tallies
from hhour.bots.express.outlook import outlook_of
from hhour.bots.pocket.dice import rolls_of
from hhour.bots.protocol import Bot, ask
from hhour.bots.registry import bot
from hhour.kernel.games import game_of
from hhour.kernel.table import Table
from tests.bots.test_legal import MAPS, draw_setup

LEVELS = ("recruit", "sergeant", "captain")
MOST = 4000


def fresh(name: str, game: str = "dday") -> Bot:
    """A bot that has seen nothing yet."""
    bot.cache_clear()
    _tallies.cache_clear()
    _settled.cache_clear()
    rolls_of.cache_clear()
    outlook_of.cache_clear()
    return bot(game, name)


def play(setup: str, name: str, seed: str, spent: dict[str, list[float]], apart: bool = False) -> None:
    """One game; the time of each answer goes under the name of its question; `apart`: with the side before it."""
    table = Table(setup, seed=seed)
    player = fresh(name, table.game.name)
    rng = random.Random(seed)
    for _ in range(MOST):
        if table.outcome:
            return
        seat = table.waiting()[0]
        question = table.question(seat)
        start = process_time()
        decision = ask(player, table.game, table.play, seat, rng)
        side = f"{table.roles[seat - 1].side} " if apart else ""
        spent[side + question].append(process_time() - start)
        table.apply(seat, decision.action)


def say(name: str, where: str, spent: dict[str, list[float]], limit: float) -> None:
    times = sorted(each for many in spent.values() for each in many)
    slowest = max(spent, key=lambda question: max(spent[question]))
    late = sum(each > limit for each in times)
    middle, rare = times[len(times) // 2], times[min(len(times) - 1, len(times) * 99 // 100)]
    print(
        f"{name:<9} {where:<34} {len(times):>6} answers  p50 {1000 * middle:8.2f} ms  p99 {1000 * rare:8.2f} ms  "
        f"max {1000 * times[-1]:8.2f} ms ({slowest})  over {1000 * limit:.0f} ms: {late}",
        flush=True,
    )


def measure_pocket(levels: list[str], games: int) -> None:
    """Every sample setup of both Pocket games."""
    for name in levels:
        for game in ("bataille", "express"):
            for setup in game_of(game).sample_setups():
                spent: dict[str, list[float]] = defaultdict(list)
                for number in range(games):
                    play(setup, name, f"bench-{number}", spent)
                say(name, setup[:34], spent, fresh(name, game).seconds)


def measure_german(levels: list[str], units: list[int], games: int) -> None:
    """The easiest and the hardest map of Atlantikwall, from both sides."""
    for name in levels:
        for board in ("n-18", "n-17"):
            for seats in units:
                both: dict[str, list[float]] = defaultdict(list)
                for number in range(games):
                    play(f"dday {board} units={seats} opts=german", name, f"bench-{number}", both, apart=True)
                for side in ("allies", "german"):
                    spent = {question: many for question, many in both.items() if question.startswith(side)}
                    say(name, f"{board} units={seats} {side}", spent, fresh(name).seconds)


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--german", action="store_true", help="games with a German instead")
    asked.add_argument("levels", nargs="*", default=list(LEVELS))
    asked.add_argument("--maps", default=",".join(MAPS))
    asked.add_argument("--units", default="1,2")
    asked.add_argument("--games", type=int, default=1)
    asked.add_argument("--options", action="store_true", help="games with options drawn at random as well")
    asked.add_argument("--pocket", action="store_true", help="Bataille! and Express! instead of D-Day Dice")
    given = asked.parse_args()
    if given.german:
        measure_german(given.levels, [int(units) for units in given.units.split(",")], given.games)
        return
    if given.pocket:
        measure_pocket(given.levels, given.games)
        return
    for name in given.levels:
        limit = fresh(name).seconds
        for board in given.maps.split(","):
            for units in given.units.split(","):
                if board == "deadstick" and units == "1":
                    continue
                spent: dict[str, list[float]] = defaultdict(list)
                for number in range(given.games):
                    play(f"dday {board} units={units}", name, f"bench-{number}", spent)
                say(name, f"{board} units={units}", spent, limit)
        if given.options:
            rng = random.Random("bench")
            for number in range(12 * given.games):
                setup = draw_setup(rng)
                spent = defaultdict(list)
                play(setup, name, f"options-{number}", spent)
                say(name, setup.removeprefix("dday ")[:34], spent, limit)


if __name__ == "__main__":
    main()
