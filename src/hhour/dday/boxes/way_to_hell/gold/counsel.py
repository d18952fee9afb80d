"""How bots use Gold dice."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.way_to_hell.gold.dice import GOLD_DIE, TOUCH, mode
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.cards.hooks import fold
from hhour.kernel.action import Action

WAYS: Final = ("six", "leave")


def which_dice(p: Field, unit: Unit, choices: list[Action]) -> Action:
    """A die that takes any colour is better than one of its own; two dice for it are too many."""
    if mode(p.book) == TOUCH and not fold(p, GOLD_DIE, unit):
        return choices[0]
    return [action for action in choices if action.verb in WAYS][-1]  # cards and trades stand behind them


COUNSEL = {
    "gold-way": which_dice,
    "call-colour": "try_window",
    "gold-dice": "try_window",
    "wild": "try_window",
}
