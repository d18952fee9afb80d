"""Small questions: a Pick lists its options and says what each does. One option answers itself; none is passed over."""

from __future__ import annotations

from hhour.express.shore import Shore
from hhour.kernel.action import Action
from hhour.kernel.lanes import Frame, Step
from hhour.kernel.refusal import Refusal


class Ask(Step[Shore]):
    """A question of this game. `rule`: where it comes from."""

    rule = ""

    def choices(self, p: Shore, seat: int, frame: Frame) -> list[Action]:
        return []

    def refuse(self, p: Shore, seat: int, frame: Frame, action: Action) -> Refusal | None:
        """A step that needs no answer takes none."""
        return Refusal(self.rule, "not-offered", {"action": action.text})


class Pick(Ask):
    """A question whose options are few enough to be listed."""

    def options(self, p: Shore, seat: int, frame: Frame) -> list[Action]:
        raise NotImplementedError

    def chosen(self, p: Shore, seat: int, frame: Frame, action: Action) -> None:
        """Carry out the option; the frame is already gone."""
        raise NotImplementedError

    def run(self, p: Shore, seat: int, frame: Frame) -> bool:
        options = self.options(p, seat, frame)
        if len(options) > 1:
            p.keep(seat, options)
            return False
        p.pop(seat)
        if options:
            self.chosen(p, seat, frame, options[0])
        return True

    def choices(self, p: Shore, seat: int, frame: Frame) -> list[Action]:
        return self.options(p, seat, frame)

    def refuse(self, p: Shore, seat: int, frame: Frame, action: Action) -> Refusal | None:
        for option in self.options(p, seat, frame):
            if option.text == action.text:
                return None
        return Refusal(self.rule, "not-offered", {"action": action.text})

    def answer(self, p: Shore, seat: int, frame: Frame, action: Action) -> None:
        p.pop(seat)
        self.chosen(p, seat, frame, action)
