"""Small questions: a Pick lists its options and says what each does. One option answers itself; none is passed over."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from hhour.dday.rules.battle.book import RULINGS
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force, Unit
from hhour.kernel.action import Action
from hhour.kernel.lanes import BELOW, Frame, Step
from hhour.kernel.refusal import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[Field]):
    """A question of this game."""

    def choices(self, p: Field, seat: int, frame: Frame) -> list[Action]:
        """A step that waits for others, or needs no answer, offers none."""
        return []

    def refuse(self, p: Field, seat: int, frame: Frame, action: Action) -> Refusal | None:
        """And it takes none."""
        return Refusal(self.rule, "waits-for-others", {"action": action.text})


F = TypeVar("F", bound=Force)


@mypyc_attr(allow_interpreted_subclasses=True)
class Listed(Ask, Generic[F]):
    """A question whose options are few enough to be listed. `by_card`: a card asks it, named first in its text.
    `tells`: it is told that a card had to be chosen because there was no other.

    `Pick` asks a Unit, `ForcePick` any force.
    """

    by_card = False
    tells = False

    def options(self, p: Field, unit: F, frame: Frame) -> list[Action]:
        raise NotImplementedError

    def why_not(self, p: Field, unit: F, frame: Frame, action: Action) -> Refusal | None:
        """The rule that keeps an answer of this question off its list; None: it is no such answer at all."""
        return None

    def chosen(self, p: Field, unit: F, frame: Frame, action: Action) -> None:
        """Carry out the option; the frame is already gone."""
        raise NotImplementedError

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        battle = p.battle
        unit: Any = battle.forces[seat - 1]
        options = self.options(p, unit, frame)
        if len(options) > 1:
            p.kept = (seat, p.stamp, options, frame[0] in p.book.free_steps)  # as `keep`, without a call
            return False
        battle.lanes[seat] = battle.lanes[seat][BELOW]  # and as `pop`
        if options:
            if self.tells and p.sink is not None and p.book.version >= RULINGS:
                p.emit("no-choice", seat, self.rule, {"card": options[0].args[0]})
            self.chosen(p, unit, frame, options[0])
        return True

    def choices(self, p: Field, seat: int, frame: Frame) -> list[Action]:
        unit: Any = p.battle.forces[seat - 1]
        return self.options(p, unit, frame)

    def refuse(self, p: Field, seat: int, frame: Frame, action: Action) -> Refusal | None:
        unit: Any = p.battle.forces[seat - 1]
        options = self.options(p, unit, frame)
        if any(option.text == action.text for option in options):
            return None
        if not options:
            return Refusal(self.rule, "waits-for-others", {"action": action.text})
        reason = self.why_not(p, unit, frame, action)
        return reason or Refusal(self.asked_by(p, frame), "not-offered", {"action": action.text})

    def asked_by(self, p: Field, frame: Frame) -> str:
        """The rule behind the question: the card's, or its own."""
        card = p.book.cards.get(frame[3].partition(" ")[0]) if self.by_card else None
        return self.rule if card is None else card.rule

    def answer(self, p: Field, seat: int, frame: Frame, action: Action) -> None:
        battle = p.battle
        battle.lanes[seat] = battle.lanes[seat][BELOW]  # as `pop`, without a call
        unit: Any = battle.forces[seat - 1]
        self.chosen(p, unit, frame, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Listed[Unit]):
    """Such a question asked of a Unit: of a seat that has one."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ForcePick(Listed[Force]):
    """Such a question asked of any force."""
