"""What the exact odds say about the question a seat is asked: every lock and re-roll with what it is worth."""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from hhour.bataille.fray import Fray
from hhour.bataille.odds import best_rerolls
from hhour.express.advice import best_rerolls as best_on_the_beach
from hhour.express.shore import Shore
from hhour.kernel.table import Table

GOAL = "soldiers"
MATCH = "match"


class Counted(NamedTuple):
    """An answer to the question, the re-roll that is best after it (for a lock), and the value of playing so."""

    action: str
    reroll: tuple[str, ...]
    value: float


class Counting(NamedTuple):
    """Answers, the best first. Values are chances if `is_chance`, expected amounts of the goal if not."""

    goal: str
    is_chance: bool
    best: list[Counted]


def count(table: Table, seat: int, goal: str = GOAL) -> Counting | None:
    """The odds of what a seat may do now; None where nothing can be counted.

    Raises ModuleNotFoundError where D-Day Dice is asked about and numpy is not there.
    """
    question = table.question(seat)
    if table.game.name == "dday":
        return _dday(table, seat, question, goal) if question in ("lock", "reroll") else None
    if question != "reroll":
        return None
    if table.game.name == "bataille":
        fray = cast(Fray, table.play)
        return _matches(best_rerolls(fray, fray.contest.lanes[seat][-1][1], 12))
    if table.game.name == "express":
        shore = cast(Shore, table.play)
        return _matches(best_on_the_beach(shore, shore.soldier(seat)))
    return None


def _matches(rated: list[tuple[float, str]]) -> Counting:
    return Counting(MATCH, True, [Counted(action, (), chance) for chance, action in rated])


def _dday(table: Table, seat: int, question: str, goal: str) -> Counting | None:
    from hhour import odds

    view: dict[str, Any] = table.view(seat)
    unit = view["units"][seat - 1]
    dice = " ".join(f"{colour[0]}:{','.join(faces)}" for colour, faces in _by_colour(unit["dice"]).items())
    try:
        told = odds.advise(
            dice,
            goal,
            locks=_locks(view["choices"]) if question == "lock" else 0,
            rerolls=view["question_data"][0] if question == "reroll" else 2,
            locked=[die["slot"] for die in unit["dice"] if die["locked"]],
            virtual=[_result(result) for result in unit["virtual"]],
            skulls_stay="NO_SKULL_REROLL" in _words(view, unit),
            sharpshooter="sharpshooter" in unit["specialists"],
            veteran="veteran" in unit["specialists"],
            chaplain="chaplain" in unit["specialists"],
            alone=sum(other["status"] == "in-play" for other in view["units"]) == 1,
        )
    except odds.OddsError:  # dice that the tables of odds do not know
        return None
    if question == "lock":
        best = [Counted(f"lock {' '.join(one.lock)}", one.reroll, one.value) for one in told.locks]
    else:
        best = [Counted(_roll(one.reroll), (), one.value) for one in told.rerolls]
    return Counting(goal, told.is_chance, best)


def _roll(dice: tuple[str, ...]) -> str:
    return f"reroll {' '.join(dice)}" if dice else "stop"


def _by_colour(dice: list[dict[str, Any]]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for die in dice:
        found.setdefault(die["colour"], []).append(die["face"])
    return found


def _locks(choices: list[str]) -> int:
    return next((len(choice.split()) - 1 for choice in choices if choice.startswith("lock ")), 0)


def _result(result: str) -> str:
    colour, face = result.split()
    return face if colour == "colourless" else f"{colour[0]}:{face}"


def _words(view: dict[str, Any], unit: dict[str, Any]) -> list[str]:
    return next((sector["words"] for sector in view["sectors"] if sector["id"] == unit["sector"]), [])
