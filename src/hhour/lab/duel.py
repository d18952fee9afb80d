"""Which bot wins a contest, a game that has one winner: one against others, in every seat in turn, on the same dice."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import Executor
from math import comb
from pathlib import Path
from typing import Any, cast

from hhour.bataille.state import Contest
from hhour.bots.protocol import Budget, ask
from hhour.bots.registry import bot
from hhour.i18n import Language
from hhour.kernel.chance import SeededChance
from hhour.kernel.games import game_of
from hhour.kernel.setup import parse_setup
from hhour.lab.executors import Here, in_order
from hhour.lab.figures import SURE, sure
from hhour.lab.simulate import FORMAT, add_rows, read_rows, rules_of
from hhour.lab.states import LabError

HERE = Here()


def is_contest(setup: str) -> bool:
    """Whether players play against each other there, so that two bots must meet at one table."""
    return game_of(parse_setup(setup).game).is_contest


def duel(
    setup: str,
    one: str,
    others: str,
    games: int,
    seed: str,
    executor: Executor = HERE,
    tell: Callable[[str, int, int], None] | None = None,
    kept: Path | None = None,
) -> dict[str, Any]:
    """How many games the one bot wins, and how likely a player no better than the others wins as many, or as few.

    Games that the file `kept` holds are not played again, new ones are added to it.
    """
    game, rules = rules_of(setup)
    seats = len(game.begin(rules, SeededChance(seed), None).state.lanes) - 1
    if seats < 2:
        raise LabError("lab-duel-alone", setup=setup)
    head = {"lab": FORMAT, "setup": setup, "bots": [one, others], "seed": seed}
    winners = {row["number"]: row["winner"] for row in read_rows(kept, head) if _is_ended(row)}
    left = [number for number in range(games) if number not in winners]
    tables = []
    for number in left:
        names = [others] * seats
        names[number % seats] = one
        tables.append((setup, tuple(names), f"{seed}/{number // seats}"))
    played = zip(left, in_order(executor, winner, tables), strict=True)
    for done, (number, seat) in enumerate(played, games - len(left) + 1):
        winners[number] = seat
        if kept is not None:
            add_rows(kept, head, [{"number": number, "winner": seat}])
        if tell is not None:
            tell(f"{setup} {one}", done, games)
    won = sum(winners[number] == number % seats + 1 for number in range(games))
    return report(setup, one, others, games, seats, won)


def _is_ended(row: Any) -> bool:
    return isinstance(row, dict) and isinstance(row.get("number"), int) and isinstance(row.get("winner"), int)


def winner(setup: str, names: tuple[str, ...], seed: str) -> int:
    """The seat that wins the game of this seed."""
    game, rules = rules_of(setup)
    p = game.begin(rules, SeededChance(seed), None)
    rng = random.Random(f"{seed}/bots")
    while not p.state.outcome:
        seat = game.waiting(p)[0]
        player = bot(game.name, names[seat - 1])
        game.act(p, seat, ask(player, game, p, seat, rng, Budget(), explains=False).action)
    return cast(Contest, p.state).places.index(1) + 1


def report(setup: str, one: str, others: str, games: int, seats: int, won: int) -> dict[str, Any]:
    """The figures of a duel and their verdict."""
    more, fewer = _chance(range(won, games + 1), games, seats), _chance(range(won + 1), games, seats)
    alike = min(1.0, 2 * min(more, fewer))
    better = "a" if more < fewer else "b"
    return {
        "setup": setup,
        "a": one,
        "b": others,
        "seats": seats,
        "games": games,
        "wins": won,
        "share": games / seats,
        "chance_if_alike": alike,
        "verdict": better if alike < SURE else "open",
    }


def _chance(counts: range, games: int, seats: int) -> float:
    """How likely a player who is no better than the others wins one of these numbers of games."""
    share = 1 / seats
    return min(1.0, sum(comb(games, n) * share**n * (1 - share) ** (games - n) for n in counts))


def told(data: dict[str, Any], lang: Language) -> str:
    """The duel for people."""
    share = f"{data['share']:.0f}"
    lines = [lang.text("lab-duel", **{key: data[key] for key in ("a", "b", "wins", "games", "seats")}, share=share)]
    chance = data["chance_if_alike"]
    if data["verdict"] == "open":
        lines.append(lang.text("lab-verdict-open", percent=f"{100 * chance:.0f}"))
    else:
        lines.append(lang.text("lab-verdict", winner=data[data["verdict"]], percent=sure(chance, lang)))
    return "\n".join(f"  {line}" for line in lines)
