"""A stage's place in the turn: what may be used in it, what is open, and where a box wants it to stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hhour.kernel.lanes import Stage

if TYPE_CHECKING:
    from hhour.dday.rules.battle.book import Book
    from hhour.dday.rules.battle.field import Field


class Slot:
    """A stage by name, the timing words that hold in it (before one's own part is done: busy, after: idle).

    `trading`: resources may be traded. `window`: dice may be swapped. `reopens`: the question a trade opens again.
    `option`: the option that needs it, as `key` or `key=value`. `wanted`: whether this game needs it at all.
    `after`, `before`: the slot it stands next to; `instead`: the slot whose place it takes.
    """

    def __init__(
        self,
        name: str,
        stage: Stage[Field],
        busy: str = "",
        idle: str = "",
        trading: bool = True,
        window: bool = False,
        reopens: str = "",
        option: str = "",
        wanted: Callable[[Book], bool] | None = None,
        after: str = "",
        before: str = "",
        instead: str = "",
    ) -> None:
        self.name = name
        self.stage = stage
        self.busy = frozenset(busy.split())
        self.idle = frozenset(idle.split())
        self.trading = trading
        self.window = window
        self.reopens = reopens
        self.option = option
        self.wanted = wanted
        self.after = after
        self.before = before
        self.instead = instead

    @property
    def place(self) -> str:
        """The slot it refers to, '' for one of the turn that all others refer to."""
        return self.after or self.before or self.instead

    def belongs(self, book: Book) -> bool:
        """Whether the stage is part of this game's turn."""
        return (not self.option or book.is_on(self.option)) and (self.wanted is None or self.wanted(book))


def in_order(slots: list[Slot]) -> list[Slot]:
    """The turn: slots without a place as they come, each of the others where it wants to stand."""
    turn = [slot for slot in slots if not slot.place]
    for slot in slots:
        if slot.place:
            at = next(n for n, other in enumerate(turn) if slot.place in (other.name, other.instead))
            if slot.instead:
                turn[at] = slot
            else:
                turn.insert(at + 1 if slot.after else at, slot)
    return turn
