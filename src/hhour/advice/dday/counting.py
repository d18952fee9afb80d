"""What the exact odds say about the question a seat is asked: every lock and re-roll with what it is worth."""

from __future__ import annotations

from hhour.advice.adviser import Counted, Counting
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.kernel.dice import SIX, SLOT_NUMBER, SLOTS
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
    from hhour.advice.dday.circumstances import of_unit

    field: Field = table.play
    unit = field.force(seat)
    if not isinstance(unit, Unit) or unit.tray is not SIX:  # dice that the tables of odds do not know
        return None
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
