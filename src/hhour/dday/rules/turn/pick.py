"""Small questions: a Pick lists its options and says what each does. One option answers itself; none is passed over."""

from __future__ import annotations

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.kernel.action import Action
from hhour.kernel.lanes import Frame, Step
from hhour.kernel.refusal import Refusal


class Ask(Step[Field]):
    """A question of this game. `rule`: where it comes from."""

    rule = ""

    def choices(self, p: Field, seat: int, frame: Frame) -> list[Action]:
        """A step that waits for others, or needs no answer, offers none."""
        return []

    def refuse(self, p: Field, seat: int, frame: Frame, action: Action) -> Refusal | None:
        """And it takes none."""
        return Refusal(self.rule, "not-offered", {"action": action.text})


class Pick(Ask):
    """A question whose options are few enough to be listed."""

    def options(self, p: Field, unit: Unit, frame: Frame) -> list[Action]:
        raise NotImplementedError

    def chosen(self, p: Field, unit: Unit, frame: Frame, action: Action) -> None:
        """Carry out the option; the frame is already gone."""
        raise NotImplementedError

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        unit = p.battle.units[seat - 1]
        options = self.options(p, unit, frame)
        if len(options) > 1:
            p.keep(seat, options)
            return False
        p.pop(seat)
        if options:
            self.chosen(p, unit, frame, options[0])
        return True

    def choices(self, p: Field, seat: int, frame: Frame) -> list[Action]:
        kept = p.kept(seat)
        return self.options(p, p.battle.units[seat - 1], frame) if kept is None else kept

    def refuse(self, p: Field, seat: int, frame: Frame, action: Action) -> Refusal | None:
        for option in self.options(p, p.battle.units[seat - 1], frame):
            if option.text == action.text:
                return None
        return Refusal(self.rule, "not-offered", {"action": action.text})

    def answer(self, p: Field, seat: int, frame: Frame, action: Action) -> None:
        p.pop(seat)
        self.chosen(p, p.battle.units[seat - 1], frame, action)
