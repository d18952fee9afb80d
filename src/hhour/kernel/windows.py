"""Windows: some seats may act, in turns of their sides or all at once, until all of them have passed in a row.

A window is one frame on the lane of each seat that takes part: `a` is 1 once the seat has passed, `b` the turn (which
of `order` is asked). Whoever has passed may act again when somebody acts after it. A seat that can do nothing passes by
itself, unless it may hold something hidden: then it is always asked, so that its silence tells nothing, and only its
own standing order (`State.standing`) lets it pass unasked.
"""

from __future__ import annotations

from typing import ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from hhour.kernel.action import Action
from hhour.kernel.lanes import Frame, Play, Step
from hhour.kernel.refusal import Refusal

P = TypeVar("P", bound=Play, contravariant=True)

PASS = Action("pass")


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Step[P]):
    """A window of one name; a subclass says what may be done in it.

    `order`: the sides in the order of their turn; empty: everybody at once. `reopens` False: whoever has passed is out,
    whatever the others do (the base game's 'ready').
    """

    watches: ClassVar[bool] = True
    name: ClassVar[str] = ""
    order: ClassVar[tuple[str, ...]] = ()
    reopens: ClassVar[bool] = True
    done: ClassVar[Action] = PASS

    # --- what a window brings -------------------------------------------------------------------------------------

    def options(self, p: P, seat: int, frame: Frame) -> list[Action]:
        """What a seat may do here beside passing and beside free actions."""
        return []

    def able(self, p: P, seat: int, frame: Frame) -> bool:
        """Whether the seat can do anything that belongs to this moment; if not, it passes by itself."""
        return bool(self.options(p, seat, frame))

    def chosen(self, p: P, seat: int, frame: Frame, action: Action) -> None:
        """Carry out one of the options; the frame stays below whatever is pushed."""
        raise NotImplementedError

    # --- what follows from it -------------------------------------------------------------------------------------

    def open(self, p: P, seats: tuple[int, ...], text: str = "", first: str = "") -> None:
        """Open it for these seats; `first`: the side that has the first word."""
        turn = self.order.index(first) if first in self.order else 0
        for seat in seats:
            p.push(seat, self.name, 0, turn, text)
        self._hand_on(p)

    def run(self, p: P, seat: int, frame: Frame) -> bool:
        if self.reopens and self._closes(p):
            for other in self._within(p):
                p.pop(other)
            return True
        if not self.asks(p, seat, frame) or not self._passes_by_itself(p, seat, frame):
            return False
        self._pass(p, seat)
        return True

    def asks(self, p: P, seat: int, frame: Frame) -> bool:
        return not frame[1] and self._group(p, seat) in (frame[2], -1)

    def choices(self, p: P, seat: int, frame: Frame) -> list[Action]:
        return [*self.options(p, seat, frame), self.done] if self.asks(p, seat, frame) else []

    def refuse(self, p: P, seat: int, frame: Frame, action: Action) -> Refusal | None:
        if frame[1]:
            return Refusal(self.rule, "window-passed", {"action": action.text})
        if not self.asks(p, seat, frame):
            return Refusal(self.rule, "window-turn", {"action": action.text, "side": self.order[frame[2]]})
        if action.text == self.done.text or any(one.text == action.text for one in self.options(p, seat, frame)):
            return None
        return Refusal(self.rule, "not-offered", {"action": action.text})

    def answer(self, p: P, seat: int, frame: Frame, action: Action) -> None:
        if action.text == self.done.text:
            self._pass(p, seat)
            return
        self.acted(p, seat)
        self.chosen(p, seat, frame, action)

    def acted(self, p: P, seat: int) -> None:
        """The seat has done something: everybody may act again."""
        if self.reopens:
            for other in self._within(p):
                self._write(p, other, 0)

    # --- inside ---------------------------------------------------------------------------------------------------

    def _passes_by_itself(self, p: P, seat: int, frame: Frame) -> bool:
        if p.state.standing >> seat & 1:
            return True
        role = p.rules.roles[seat - 1]
        if role.secret and role.played:
            return False
        return not self.able(p, seat, frame)

    def _pass(self, p: P, seat: int) -> None:
        if not self.reopens:
            p.pop(seat)
            return
        self._write(p, seat, 1)
        self._hand_on(p)

    def _hand_on(self, p: P) -> None:
        """When all of a side have passed, the next side that has not is asked."""
        if not self.order:
            return
        within = self._within(p)
        frames = {seat: self._frame(p, seat) for seat in within}
        open_ = {self._group(p, seat) for seat in within if not frames[seat][1]}
        if not open_:
            return
        turn = frames[within[0]][2]
        while turn not in open_:
            turn = (turn + 1) % len(self.order)
        for seat in within:
            self._write(p, seat, frames[seat][1], turn)

    def _closes(self, p: P) -> bool:
        """Whether all have passed and nobody is still busy with what was done."""
        for seat in self._within(p):
            frame = p.state.lanes[seat][-1]
            if frame[0] != self.name or not frame[1]:
                return False
        return True

    def _group(self, p: P, seat: int) -> int:
        """The turn of a seat's side; -1 where everybody is asked at once."""
        if not self.order:
            return -1
        return self.order.index(p.rules.side(seat))

    def _within(self, p: P) -> list[int]:
        """The seats that take part."""
        found: list[int] = []
        for seat, lane in enumerate(p.state.lanes):
            for frame in lane:
                if frame[0] == self.name:
                    found.append(seat)
                    break
        return found

    def _frame(self, p: P, seat: int) -> Frame:
        return next(frame for frame in reversed(p.state.lanes[seat]) if frame[0] == self.name)

    def _write(self, p: P, seat: int, passed: int, turn: int = -1) -> None:
        """Change the seat's frame of this window, which may lie below what it is busy with."""
        lane = p.state.lanes[seat]
        at = max(place for place, frame in enumerate(lane) if frame[0] == self.name)
        frame = lane[at]
        new = (frame[0], passed, frame[2] if turn < 0 else turn, frame[3])
        if new != frame:
            p.state.lanes[seat] = (*lane[:at], new, *lane[at + 1 :])


def reopen(p: Play, seat: int) -> None:
    """A seat has done something outside the options of a window (a card at any time): all windows know of it."""
    names = dict.fromkeys(frame[0] for lane in p.state.lanes for frame in lane)
    for name in names:
        step = p.rules.steps[name]
        if isinstance(step, Window):
            step.acted(p, seat)
