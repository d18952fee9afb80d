"""What the exact odds say about the question a seat is asked: every lock and re-roll with what it is worth."""

from __future__ import annotations

from hhour.advice.adviser import Counted, Counting
from hhour.advice.dday.hand import dice_by_colour
from hhour.dday.boxes.atlantikwall.german.force import DICE, is_german
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force, Unit
from hhour.kernel.table import Table

GOAL = "soldiers"
DICE_QUESTIONS = ("lock", "reroll")


def count(table: Table, seat: int, goal: str = GOAL) -> Counting | None:
    """The odds of a question `lock` or `reroll`; None for other questions and for dice the odds do not know.

    Raises ModuleNotFoundError where numpy is not there.
    """
    question = table.question(seat)
    if question not in DICE_QUESTIONS:
        return None
    from hhour.advice import odds
    from hhour.advice.dday.circumstances import of_force

    field: Field = table.play
    unit = field.force(seat)
    if not knows(field, unit):
        return None
    groups = dice_by_colour(unit)
    if is_german(unit):
        groups = [groups[0], groups[2], groups[1]]  # see hhour.advice.odds.german
    dice = tuple(tuple(unit.faces[die] for die in group) for group in groups)
    places = {
        name: die
        for names, group in zip(odds.die_names(dice), groups, strict=True)
        for name, die in zip(names, group, strict=True)
    }
    names = {name: unit.tray.names[die] for name, die in sorted(places.items(), key=lambda pair: pair[1])}
    try:
        told = odds.advise(
            dice,
            goal,
            locks=_locks(table.choices(seat)) if question == "lock" else 0,
            rerolls=field.battle.lanes[seat][-1][1] if question == "reroll" else 2,
            locked=[name for name, die in places.items() if unit.locked >> die & 1],
            **of_force(field, unit),
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


def knows(p: Field, force: Force) -> bool:
    """Whether the odds know these dice: a Unit's, or the German's as long as they are his own six."""
    if p.is_away(force):
        return False
    if is_german(force):
        return len(force.colours) == DICE.size and sorted(force.colours) == sorted(DICE.colours)
    return isinstance(force, Unit) and force.tray.plain


def _slots_of(dice: tuple[str, ...], names: dict[str, str]) -> tuple[str, ...]:
    return tuple(slot for name, slot in names.items() if name in dice)  # in the order they lie


def _roll(dice: tuple[str, ...]) -> str:
    return f"reroll {' '.join(dice)}" if dice else "stop"


def _locks(choices: list[str]) -> int:
    return next((len(choice.split()) - 1 for choice in choices if choice.startswith("lock ")), 0)
