"""Many games of bots over random combinations of all boxes, every answer held to the rules.

    python tools/legal.py [--games 10000] [--bots recruit,sergeant,captain] [--seed 1] [--keep FILE] [--minutes 60]

Game i is drawn from the seed and i: map, Units, options, and which of the bots plays. What goes wrong is told with its
setup and seed, and the games go on. With `--keep` every game is one line of the file, and a run broken off goes on.
The tests play a small part of it (tests/bots/test_legal.py); not in CI: with officers it takes hours.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from hhour.bots.registry import bot
from tests.bots.games import draw_setup, play


def one_game(seed: str, number: int, names: list[str]) -> dict[str, object]:
    """What was played, and what was wrong with it; nothing, as it should be."""
    rng = random.Random(f"{seed}/{number}")
    name = names[number % len(names)]
    setup = draw_setup(rng)
    told: dict[str, object] = {"game": number, "bot": name, "setup": setup}
    try:
        end, _ = play(setup, bot("dday", name), f"{seed}/{number}", rich=number % 10 == 0)
        return {**told, "outcome": end.battle.outcome}
    except Exception as error:  # whatever it is, it is told and the next game begins
        return {**told, "wrong": f"{type(error).__name__}: {error}"}


def kept(file: Path | None) -> dict[int, dict[str, object]]:
    """The games of an earlier run; a line that was cut off is played again."""
    found: dict[int, dict[str, object]] = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file and file.exists() else ():
        try:
            told = json.loads(line)
        except ValueError:
            continue
        found[told["game"]] = told
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--bots", default="recruit", help="names, game by game in turn")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--keep", type=Path, help="a file that makes the run resumable")
    parser.add_argument("--minutes", type=float, default=0, help="stop after so many")
    asked = parser.parse_args()
    names = asked.bots.split(",")
    done = kept(asked.keep)
    end = time.monotonic() + 60 * asked.minutes if asked.minutes else float("inf")
    for number in range(asked.games):
        if number in done:
            continue
        if time.monotonic() > end:
            break
        done[number] = told = one_game(asked.seed, number, names)
        if asked.keep:
            with asked.keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(told) + "\n")
        if "wrong" in told:
            print(f"game {number}, {told['bot']}, {told['setup']}\n  {told['wrong']}", flush=True)
    wrong = sum("wrong" in told for told in done.values())
    ends = Counter((told["bot"], told.get("outcome", "wrong")) for told in done.values())
    print(f"{len(done)} games, {wrong} wrong: {', '.join(f'{n} {b} {o}' for (b, o), n in sorted(ends.items()))}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
