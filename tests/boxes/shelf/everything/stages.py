"""Stages with participants of their own, a window that re-opens, and a raft, which is a place that is no sector."""

from __future__ import annotations

from typing import Final

from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.seating import UnitProfile
from hhour.dday.rules.battle.state import ALLIES, Force, Unit
from hhour.dday.rules.battle.verbs import COURAGE_DIAL, SOLDIERS, gain, pay
from hhour.dday.rules.dice.tally import by_face
from hhour.dday.rules.turn.pick import Ask, ForcePick
from hhour.kernel.action import Action
from hhour.kernel.dice import Tray
from hhour.kernel.lanes import Frame, Stage
from hhour.kernel.refusal import Refusal
from hhour.kernel.windows import Window

from .dice import BELL, SEVEN
from .umpire import TOWER, UMPIRE, omens, umpire

RAFT: Final = "raft"
LAST_TURN: Final = 12


class RaftedUnits(UnitProfile):
    """A Unit rolls seven dice, and has no part in anything ashore while it is on the raft."""

    def takes_part(self, p: Field, force: Force, stage: str) -> bool:
        return super().takes_part(p, force, stage) and (force.sector >= 0 or stage == RAFT)

    def tray(self, p: Field, force: Force) -> Tray:
        return SEVEN

    def booked(self, p: Field, force: Force) -> None:
        gain(p, force, SOLDIERS, by_face(force)[BELL], "Z-ALL-04")


class RaftStage(Stage[Field]):
    """Before the dice, whoever is on the raft may row ashore."""

    phase = "ROLL"

    def open(self, p: Field) -> None:
        if p.battle.turn > LAST_TURN:
            p.emit("lost", 0, "Z-ALL-12", {"unit": 0})
            p.over("lost")
            return
        for force in p.taking_part():
            if force.sector < 0 and isinstance(force, Unit):
                p.push(force.seat, "raft")


class Raft(ForcePick):
    """Row, or drift for a turn and gain a soldier."""

    rule = "Z-ALL-03"

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return [Action("row"), Action("drift")]

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        if action.verb == "row":
            p.push(unit.seat, "start")
        else:
            gain(p, unit, SOLDIERS, 1, self.rule)


class BellsStage(Stage[Field]):
    """The umpire, and whoever has rolled a BELL."""

    phase = "BELLS"

    def participants(self, p: Field) -> tuple[int, ...]:
        return tuple(force.seat for force in p.taking_part() if force is umpire(p) or by_face(force)[BELL])

    def open(self, p: Field) -> None:
        for seat in self.participants(p):
            p.push(seat, "bell")


class Bell(ForcePick):
    """The umpire draws an omen or looks at the two on top; a Unit rings for courage or lets it be."""

    rule = "Z-ALL-05"

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        if unit is not umpire(p):
            return [Action("ring"), Action("keep")]
        return [Action("draw"), Action("look")] if len(omens(p).deck) else []

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        return Refusal(self.rule, "bell-umpire", {}) if action.verb in ("draw", "look") else None

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        part = omens(p)
        if action.verb == "draw":
            part.draw(p, unit.seat)
        elif action.verb == "look":
            mine = 1 << unit.seat
            seen = part.deck.peek(p, unit.seat, "omen", 2, mine)
            p.emit("omens-seen", unit.seat, self.rule, {"cards": seen}, "", mine, {"n": len(seen)})
        elif action.verb == "ring":
            gain(p, unit, COURAGE_DIAL, 1, self.rule)


class TruceStage(Stage[Field]):
    phase = "TRUCE"

    def open(self, p: Field) -> None:
        TRUCE.open(p, tuple(force.seat for force in p.taking_part()))


class Truce(Window[Field], Ask):
    """Units shout, the umpire lays or hides omens, until all have passed in a row; the Units have the first word."""

    name = "truce"
    rule = "Z-ALL-06"
    order = (ALLIES, UMPIRE)

    def options(self, p: Field, seat: int, frame: Frame) -> list[Action]:
        force = p.force(seat)
        if force is umpire(p):
            return [Action(verb, (card,)) for verb in ("lay", "hide") for card in omens(p).hand]
        return [Action("shout")] if force.courage else []

    def chosen(self, p: Field, seat: int, frame: Frame, action: Action) -> None:
        if action.verb == "shout":
            pay(p, p.force(seat), COURAGE_DIAL, 1, self.rule)
        elif action.verb == "lay":
            omens(p).lay(p, seat, action.args[0])
        else:
            omens(p).hide(p, seat, action.args[0])


TRUCE: Final = Truce()
STEPS: dict[str, Ask] = {"raft": Raft(), "bell": Bell(), "truce": TRUCE}


def seat_units(book: Book) -> None:
    book.profiles[Unit.name] = RaftedUnits()


def where(p: Field, force: Force) -> str:
    return TOWER if force is umpire(p) else RAFT
