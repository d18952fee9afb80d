"""The smallest table there is, for the tests of lanes and windows: everyone is asked `go`, and going is told."""

from __future__ import annotations

from hhour.kernel.action import Action
from hhour.kernel.chance import SeededChance
from hhour.kernel.choice import OTHER_DIE
from hhour.kernel.event import Event
from hhour.kernel.game import Game
from hhour.kernel.lanes import Frame, Lane, Play, Rules, Stage, State, Step
from hhour.kernel.refusal import Refusal
from hhour.kernel.roles import Role, together

RULE = "B-SETUP-28"  # any rule of the book will do
GO = Action("go")
ASK: Frame = ("ask", 0, 0, "")
TELL: Frame = ("tell", 0, 0, "")
ASK_OTHER: Frame = ("ask-other", 0, 0, "")


class Ask(Step[Play]):
    """A question with one answer."""

    rule = RULE

    def choices(self, p: Play, seat: int, frame: Frame) -> list[Action]:
        return [GO]

    def refuse(self, p: Play, seat: int, frame: Frame, action: Action) -> Refusal | None:
        return None if action == GO else Refusal(RULE, "not-offered", {"action": action.text})

    def answer(self, p: Play, seat: int, frame: Frame, action: Action) -> None:
        p.pop(seat)
        p.emit("gone", seat, RULE, {})


class AskOther(Ask):
    """A question about the dice of somebody else."""

    dice = OTHER_DIE


class Tell(Step[Play]):
    """Nobody is asked: it is told at once."""

    def run(self, p: Play, seat: int, frame: Frame) -> bool:
        p.pop(seat)
        p.emit("told", seat, RULE, {})
        return True


class Opening(Stage[Play]):
    phase = "TALK"

    def open(self, p: Play) -> None:
        p.cause = p.emit("opened", 0, RULE, {})
        for seat in self.participants(p):
            p.push(seat, *ASK)


class Talk(Game[Rules, State, Play]):
    """Shouting is free."""

    def do_free(self, p: Play, seat: int, action: Action) -> None:
        p.emit("shouted", seat, RULE, {})


def laid(seats: int, told: list[Event] | None = None, lanes: list[Lane] | None = None) -> Play:
    """A table of so many, before its first stage; `lanes`: of the seats, from the first on."""
    rules = Rules()
    rules.roles = together(seats)
    rules.take_turns((Opening(),))
    rules.take_steps({"ask": Ask(), "ask-other": AskOther(), "tell": Tell()})
    rules.freely = frozenset(("shout",))
    p = Play(rules, State(seats), SeededChance("talk"), told)
    if lanes is not None:
        p.state.lanes = [(), *lanes]
    return p


def role(seat: int, secret: bool = False, played: bool = True) -> Role:
    return Role(seat, secret=secret, played=played)
