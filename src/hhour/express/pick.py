"""Small questions: a Pick lists its options and says what each does. One option answers itself; none is passed over."""

from __future__ import annotations

from hhour.express.cards import SPECIALISTS
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
        return self.why_not(p, seat, frame, action)

    def why_not(self, p: Shore, seat: int, frame: Frame, action: Action) -> Refusal:
        """The sentence for an answer that is not offered."""
        return Refusal(self.asked_by(p, frame), "not-offered", {"action": action.text})

    def answer(self, p: Shore, seat: int, frame: Frame, action: Action) -> None:
        p.pop(seat)
        self.chosen(p, seat, frame, action)


class Loss(Pick):
    """A question which Specialist of the group is lost."""

    def why_not(self, p: Shore, seat: int, frame: Frame, action: Action) -> Refusal:
        if action.verb != "lose" or len(action.args) != 1:
            return super().why_not(p, seat, frame, action)
        slug = action.args[0]
        return no_such_specialist(slug) or Refusal("P-SPEC-03", "express-not-in-group", {"card": slug})


def no_such_specialist(word: str) -> Refusal | None:
    """Seven Specialists there are, and this is none of them, or not what he is called; None if it is one."""
    if (slug := f"express-{word}") in SPECIALISTS:
        return Refusal("P-SPEC-01", "express-full-name", {"word": word, "card": slug})
    return None if word in SPECIALISTS else Refusal("P-SPEC-01", "express-no-such-specialist", {"word": word})
