"""Who wins at Bataille!: one bot against others of another level, in every seat in turn, on the same dice.

python bench/duel.py captain sergeant --games 400
python bench/duel.py captain sergeant --setup "bataille players=3" --games 300 --seed mine
"""

from __future__ import annotations

import argparse

from hhour.lab.duel import by_luck, duel


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("one")
    asked.add_argument("others")
    asked.add_argument("--setup", default="bataille players=2")
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--seed", default="duel")
    given = asked.parse_args()
    won, seats = duel(given.setup, given.one, given.others, given.games, given.seed)
    luck = by_luck(won, given.games, seats)
    print(
        f"{given.setup}: the {given.one} won {won} of {given.games}, {seats - 1} at a time against him ({given.others})"
    )
    print(f"a player no better than they are wins as many with a chance of {luck:.2g}")


if __name__ == "__main__":
    main()
