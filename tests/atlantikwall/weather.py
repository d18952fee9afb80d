"""A table under a Battle Condition: `under("gale", units=2)`; the next card of the deck is written like a die."""

from __future__ import annotations

from typing import Any

from hhour.dday.boxes.atlantikwall.conditions.part import Conditions, conditions
from hhour.kernel.chance import NeedDice
from tests.table import Situation


class Weathered(Situation):
    """Cards of the deck are written only where they matter: any other draw takes the first card there is."""

    def _next(self, need: NeedDice) -> list[str]:
        if need.purpose == "condition":
            return super()._next(need) if self._queue and self._queue[0] in need.options else [need.options[0]]
        while self._queue and need.kind == "d6" and not self._queue[0].isdigit():
            self._queue.pop(0)
        return super()._next(need)


FIRST = "supply-drop"  # drawn while the table is laid


def laid(units: int = 1, board: str = "n-01", opts: str = "", card: str = FIRST) -> Situation:
    """A table with module 2 whose first card is written."""
    more = f",{opts}" if opts else ""
    return Weathered(f"dday {board} units={units} opts=battle-conditions{more}", card)


def part_of(t: Situation) -> Conditions:
    part = conditions(t.field)
    assert part is not None
    return part


def under(slug: str, units: int = 1, board: str = "n-01", opts: str = "", weather: str = "") -> Situation:
    """A table where this card is in force, and perhaps a Weather that lies."""
    t = laid(units, board, opts)
    part = part_of(t)
    part.card = slug
    part.weather = weather
    t.field.stamp += 1
    return t


def seen(t: Situation, seat: int | None) -> dict[str, Any]:
    """What a seat, or a spectator, sees of the box."""
    boxes = t.table.view(seat)["boxes"]
    assert isinstance(boxes, dict)
    found: dict[str, Any] = boxes["atlantikwall"]
    return found
