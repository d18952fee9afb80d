"""A record played again: whole, action by action, or at any moment of it."""

from __future__ import annotations

from collections.abc import Callable

from hhour.kernel.chance import NeedDice
from hhour.kernel.event import Event
from hhour.kernel.lanes import State
from hhour.kernel.record import LAYING, Line, Record, parse_record
from hhour.kernel.refusal import RecordError, Refused
from hhour.kernel.saving import laid
from hhour.kernel.table import Table


class Replay:
    """A record on its way: `table` lies as after action `n`. Written results are used, whatever the seed says."""

    def __init__(self, record: str | Record, ask: Callable[[NeedDice], list[str]] | None = None) -> None:
        self.record = parse_record(record) if isinstance(record, str) else record
        self.table = self.lay(ask)
        self.table.record.seed_hash = self.record.seed_hash
        self.n = 0
        self._sources = 0  # how many of the record's sources were turned to, those of the laying among them

    def lay(self, ask: Callable[[NeedDice], list[str]] | None) -> Table:
        """The table before the first action."""
        return laid(self.record, ask)

    def written(self, line: Line) -> list[str] | None:
        """The results to be used for an action; None: the dice are rolled again."""
        return line.results if line.results or not self.table.seed else None

    @property
    def next(self) -> Line | None:
        """The action to come, None at the end."""
        lines = self.record.lines
        return lines[self.n] if self.n < len(lines) else None

    def step(self) -> list[Event]:
        """Carry out the action to come; raises RecordError where the rules or the dice forbid it."""
        line = self.record.lines[self.n]
        try:
            return self.carry_out()
        except Refused as refused:
            params: dict[str, int | str] = {"number": line.number, "action": line.action}
            raise RecordError("record-refused", params, refused.refusal) from None
        except NeedDice as need:
            raise RecordError("record-needs-dice", {"number": line.number, "action": line.action}) from need

    def carry_out(self) -> list[Event]:
        """The same; what forbids it is raised as it comes."""
        line = self.record.lines[self.n]
        self._turn_to_sources(line.number)
        told: list[Event] = []
        if line.action == "undo":
            self.table.undo(line.seat)
        else:
            told = self.table.apply(line.seat, line.action, self.written(line))
        self.n += 1
        return told

    def finish(self) -> Table:
        """Play to the end; from there on the dice come from where the record says."""
        while self.next is not None:
            self.step()
        self._turn_to_sources(None)
        return self.table

    def _turn_to_sources(self, number: int | None) -> None:
        """Turn to what the dice came from before the action of this number (None: after the last)."""
        for source in self.record.sources[self._sources :]:
            if number is not None and source.after != LAYING and source.after >= number:
                return
            self._sources += 1
            if source.after != LAYING:
                self.table.draw_from(source)


def replay(record: str | Record, to: int | None = None, ask: Callable[[NeedDice], list[str]] | None = None) -> Table:
    """Play a record again, up to action `to`."""
    again = Replay(record, ask)
    if to is None:
        return again.finish()
    while again.n < to and again.next is not None:
        again.step()
    return again.table


class Moments:
    """Every moment of a record, played through once: the state after each action is kept."""

    def __init__(self, record: Record) -> None:
        self._replay = Replay(record)
        self._states: list[State] = [self._replay.table.play.state.copy()]

    def __len__(self) -> int:
        return len(self._states)

    def at(self, n: int, record: Record | None = None) -> Table:
        """The table as it lay after action `n`, to be looked at; `record`: the same one, played on meanwhile."""
        again = self._replay
        if record is not None:
            again.record = record
        while again.n < n:
            again.step()
            self._states.append(again.table.play.state.copy())
        table = again.table.copy(exact=True)
        table.record.lines = table.record.lines[:n]
        table.play = table.game.resume(table.rules, self._states[n].copy(), table.play.chance, table.events)
        return table
