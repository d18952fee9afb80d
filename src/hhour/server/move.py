"""An action and what came of it, on its way from the table to those who sit around it."""

from __future__ import annotations

from hhour.kernel.event import EVERYONE, Event
from hhour.kernel.table import Table


class Move:
    """What has just happened, for those who are told."""

    __slots__ = ("action", "before", "events", "n", "seat", "standing", "told", "undone_to")

    def __init__(
        self, n: int, seat: int, action: str, events: list[Event], undone_to: int | None, told: str = ""
    ) -> None:
        self.n = n
        self.seat = seat
        self.action = action
        self.told = told or action  # the action as the others may know it
        self.events = events
        self.undone_to = undone_to
        self.before: Table | None = None
        self.standing: list[int] = []  # the seats that are asked the very same as on the table before

    @property
    def is_open(self) -> bool:
        """Whether everyone may know all that happened."""
        return all(event.audience == EVERYONE for event in self.events)
