"""Who hears what is said at a table: everybody, or one side alone."""

from __future__ import annotations

from collections.abc import Iterable

from hhour.kernel.table import Table
from hhour.server.store.writer import Row


def sides_of(table: Table, seats: Iterable[int]) -> set[str]:
    """The sides that somebody with these seats is on."""
    return {table.rules.side(seat) for seat in seats}


def hears(table: Table, row: Row, seats: Iterable[int]) -> bool:
    """Whether a line of talk is for somebody with these seats: what is said to one side alone stays there."""
    return not row["side"] or row["side"] in sides_of(table, seats)
