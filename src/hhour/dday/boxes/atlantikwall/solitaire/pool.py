"""The German's trading pool: six spare dice that the Dog and the Barbed Wire exchange with (A-SOLO-44 to -46)."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.atlantikwall.german.force import german, is_german
from hhour.dday.boxes.atlantikwall.solitaire.verbs import roll_pool
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force
from hhour.dday.rules.cards.card import Effect
from hhour.dday.rules.cards.effects import no
from hhour.dday.rules.dice.results import results_of, take_spare_die
from hhour.dday.rules.steps.dice import ENOUGH
from hhour.dday.rules.turn.pick import Ask, ForcePick
from hhour.dday.rules.turn.reasons import why_die
from hhour.kernel.action import Action
from hhour.kernel.faces import result_name
from hhour.kernel.lanes import Frame
from hhour.kernel.refusal import Refusal

TRADERS: Final = {"dog": 1, "barbed-wire": 2}  # dice that each exchanges


def found(p: Field, force: Force) -> bool:
    """Whenever he finds one of the two, the pool is rolled in full (A-SOLO-44)."""
    if is_german(force) and force.items and force.items[-1] in TRADERS:
        roll_pool(p, german(p), "A-SOLO-44", force.items[-1])
    return False


class PoolExchange(Effect):
    """Up to `count` own dice for dice of the trading pool (A-SOLO-45)."""

    touches_tally = True

    def __init__(self, count: int) -> None:
        self.count = count

    def refuse(self, p: Field, unit: Force, slug: str) -> Refusal | None:
        return None if results_of(unit) else no(p, slug, "card-no-die")

    def do(self, p: Field, unit: Force, slug: str) -> None:
        p.push(unit.seat, "pool-exchange", self.count, text=slug)


class Exchange(ForcePick):
    """Which die for which of the pool. `a`: how many are left; `b`: 1 once one has been exchanged. Text: the card."""

    rule = "A-SOLO-45"
    by_card = True

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        pool = sorted(set(p.battle.spare_dice))
        found = [
            Action("exchange", (unit.tray.names[die], *result_name(spare).split(" ")))
            for die in results_of(unit)
            for spare in pool
        ]
        return [*found, ENOUGH] if frame[2] else found

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        if not p.battle.spare_dice:
            roll_pool(p, german(p), "A-SOLO-46", frame[3])
        return False

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "exchange" or len(action.args) != 3:
            return None
        missing = why_die(unit, action.args[0])
        return missing or Refusal(self.rule, "swap-not-there", {"colour": action.args[1], "face": action.args[2]})

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        if action.verb == "enough":
            return
        take_spare_die(p, unit, unit.tray.numbers[action.args[0]], action.args[1], action.args[2])
        told = {"die": action.args[0], "face": action.args[2]}
        p.emit("swapped-pool", unit.seat, self.rule, dict(told), frame[3])
        if frame[1] > 1:
            p.push(unit.seat, "pool-exchange", frame[1] - 1, 1, frame[3])


STEPS: dict[str, Ask] = {"pool-exchange": Exchange()}
