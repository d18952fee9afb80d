"""A record played again: whole, up to an action, or action by action."""

from __future__ import annotations

from collections.abc import Callable

from hhour.kernel.chance import NeedDice
from hhour.kernel.record import LAYING, Record, parse_record
from hhour.kernel.refusal import RecordError, Refused
from hhour.kernel.table import Table, laid


def replay(record: str | Record, to: int | None = None, ask: Callable[[NeedDice], list[str]] | None = None) -> Table:
    """Play a record again, up to action `to`. Written results are used as they stand, whatever the seed says."""
    told = parse_record(record) if isinstance(record, str) else record
    table = laid(told, ask)
    table.record.seed_hash = told.seed_hash
    changes = [source for source in told.sources if source.after != LAYING]
    for line in told.lines if to is None else told.lines[:to]:
        while changes and changes[0].after < line.number:
            table.draw_from(changes.pop(0))
        try:
            if line.action == "undo":
                table.undo(line.seat)
            elif line.results or not table.seed:
                table.apply(line.seat, line.action, line.results)
            else:
                table.apply(line.seat, line.action)
        except Refused as refused:
            params: dict[str, int | str] = {"number": line.number, "action": line.action}
            raise RecordError("record-refused", params, refused.refusal) from None
        except NeedDice as need:
            raise RecordError("record-needs-dice", {"number": line.number, "action": line.action}) from need
    for source in changes if to is None else []:
        table.draw_from(source)
    return table
