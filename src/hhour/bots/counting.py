"""What the exact odds say about the question a seat is asked: every lock and re-roll with what it is worth."""

from __future__ import annotations

from typing import NamedTuple, cast

from hhour.bataille.fray import Fray
from hhour.bataille.odds import best_rerolls
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.express.advice import best_rerolls as best_on_the_beach
from hhour.express.shore import Shore
from hhour.kernel.dice import SLOT_NUMBER, SLOTS
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
    from hhour.bots.dday.circumstances import of_unit

    field = cast(Field, table.play)
    unit = field.unit(seat)
    slots = _slots(unit)
    dice = tuple(tuple(unit.faces[SLOT_NUMBER[slot]] for slot in group) for group in slots)
    if any(len(group) > 2 for group in slots):  # dice of a changed colour: the tables of odds know two of each
        return None
    names = {
        name: slot
        for names, group in zip(odds.die_names(dice), slots, strict=True)
        for name, slot in zip(names, group, strict=True)
    }
    try:
        told = odds.advise(
            dice,
            goal,
            locks=_locks(table.choices(seat)) if question == "lock" else 0,
            rerolls=field.battle.lanes[seat][-1][1] if question == "reroll" else 2,
            locked=[name for name, slot in names.items() if unit.locked >> SLOT_NUMBER[slot] & 1],
            **of_unit(field, unit),
        )
    except odds.OddsError:  # a goal that cannot be read
        return None
    if question == "lock":
        best = [
            Counted(f"lock {' '.join(_slots_of(one.lock, names))}", _slots_of(one.reroll, names), one.value)
            for one in told.locks
        ]
    else:
        best = [Counted(_roll(_slots_of(one.reroll, names)), (), one.value) for one in told.rerolls]
    return Counting(goal, told.is_chance, best)


def _slots(unit: Unit) -> list[list[str]]:
    """The dice in play by colour."""
    groups: list[list[str]] = [[], [], []]
    for die, slot in enumerate(SLOTS):
        if not unit.left_out >> die & 1:
            groups[unit.colours[die]].append(slot)
    return groups


def _slots_of(dice: tuple[str, ...], names: dict[str, str]) -> tuple[str, ...]:
    return tuple(names[name] for name in dice)


def _roll(dice: tuple[str, ...]) -> str:
    return f"reroll {' '.join(dice)}" if dice else "stop"


def _locks(choices: list[str]) -> int:
    return next((len(choice.split()) - 1 for choice in choices if choice.startswith("lock ")), 0)
