"""Keeping up with what other servers do to the same game: read from the store, played on this copy, told around it."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import TYPE_CHECKING

from hhour.kernel.record import LAYING, Line
from hhour.kernel.refusal import HHourError
from hhour.kernel.table import Table
from hhour.server import archive
from hhour.server.move import Move
from hhour.server.nodes.said import Changed, Moved
from hhour.server.seating import Chair, seat_of_row
from hhour.server.store.writer import Row
from hhour.server.trouble import Trouble

if TYPE_CHECKING:
    from hhour.server.table import LiveTable

CHAT_KEPT = 200
TOLD = ("clock", "status", "silenced", "rematch", "sources")  # what everyone is told of beside the moves
Step = tuple[Table, Move, Row]


class Following:
    """How one copy of a game learns what is new. Called in the table's turn only."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.heard: list[Changed] = []  # what other servers have told and is to be looked at

    async def catch_up(self) -> bool:
        """Read what is new and tell it; whether there was anything."""
        live = self.live
        news = await live.store.news(live.id, live.row["rev"], live.seq, self.last_line)
        if news is None:
            live.retire()
            raise Trouble(404, "no-such-table")
        row, seat_rows, moves, chat = news
        for line in chat:
            self.hear_line(line)
        if row["rev"] == live.row["rev"]:
            return bool(chat)
        seats = [seat_of_row(one) for one in seat_rows]
        begins = live.is_gathering and row["status"] != "gathering"
        steps = None if begins else replay(live.table, row, moves)
        if steps is None or archive.snapshot(steps[-1][0] if steps else live.table) != row["snapshot"]:
            await self._read_anew()
        else:
            self._take(row, seats, steps)
        return True

    def go_on(self, rev: int, move: Moved) -> bool:
        """Take an action as another server tells it; False where it does not follow on what is known here."""
        live = self.live
        if rev <= live.row["rev"]:
            return True
        if rev != live.row["rev"] + 1 or live.is_gathering:  # what is between is in the store
            return False
        row = {**live.row, **move.game, "rev": rev}
        steps = replay(live.table, row, [move.action])
        if steps is None:
            return False
        row["snapshot"] = archive.snapshot(steps[-1][0])
        if snapshot_hash(row["snapshot"]) != move.snapshot:
            return False
        self._take(row, live.seats, steps)
        return True

    @property
    def standing(self) -> tuple[int, int]:
        """How far this copy is: the change, and the line of talk."""
        return self.live.row["rev"], self.last_line

    @property
    def last_line(self) -> int:
        """The last line of talk that is known here."""
        return max((line["id"] for line in self.live.chat), default=0)

    def hear_line(self, line: Row) -> None:
        """A line of talk from another server."""
        live = self.live
        if all(line["id"] != known["id"] for known in live.chat):
            chat = sorted([*live.chat, line], key=lambda one: one["id"])
            live.chat = chat[-CHAT_KEPT:]
            if line["key"]:
                live.keys[line["key"]] = live.seq
            for forgotten in chat[:-CHAT_KEPT]:
                live.keys.pop(forgotten["key"], None)
            live.said(line)

    def _take(self, row: Row, seats: list[Chair], steps: list[Step]) -> None:
        """Go on from this copy, step by step."""
        live = self.live
        before, sat, awaited = dict(live.row), live.seats, live.awaits_people
        live.metrics.followed += len(steps)
        for table, move, moved in steps[:-1]:
            live.advance(table, move, moved["key"], moved["after"], {"seq": move.n})
        live.seats = seats
        if steps:
            table, move, moved = steps[-1]
            live.advance(table, move, moved["key"], moved["after"], row)
        live.row = row
        if awaited or any(row[name] != before[name] for name in ("clock", "status") if not steps):
            live.watch.restart()
        if seats != sat or any(row[name] != before[name] for name in TOLD):
            live.changed()
        live.watch.wake()

    async def _read_anew(self) -> None:
        """Where this copy cannot simply go on, it is laid down and the game read whole."""
        live = self.live
        found = await live.store.game(live.id)
        if found is None:
            live.retire()
            raise Trouble(404, "no-such-table")
        row, seat_rows, moves, chat = found
        table = await asyncio.to_thread(archive.restore, row, moves)
        live.put(row, [seat_of_row(one) for one in seat_rows], table, moves, chat)
        live.laid()
        live.watch.wake()


def told_of(action: Row, game: Row) -> Moved:
    """What other servers need to go on from their own copies."""
    told = {name: value for name, value in action.items() if name != "events"}
    values = {name: value for name, value in game.items() if name != "snapshot"}
    return Moved(told, values, snapshot_hash(game["snapshot"]))


def snapshot_hash(snapshot: str) -> str:
    """What is told of a snapshot, which is long."""
    return sha256(snapshot.encode()).hexdigest()


def replay(table: Table, row: Row, moves: list[Row]) -> list[Step] | None:
    """The same actions on this copy; None where they do not lead to what was written."""
    sources = archive.sources_from(row["sources"])
    steps: list[Step] = []
    try:
        for moved in moves:
            table = table.successor()
            for source in sources[len(table.record.sources) :]:
                if source.after == LAYING or source.after >= moved["n"]:
                    break
                table.draw_from(source, source.after)
            steps.append((table, _step(table, moved), moved))
    except (HHourError, LookupError):  # rules that changed in an update, or a copy that was never right
        return None
    known = archive.sources_text(table.record) == row["sources"] and len(table.record.lines) == row["seq"]
    return steps if known else None


def _step(table: Table, moved: Row) -> Move:
    line = Line(moved["n"], moved["seat"], moved["action"], moved["results"].split())
    if line.action == "undo":
        table.undo(line.seat)
        return Move(line.number, line.seat, "undo", [], table.play.seq)
    written = line.results if line.results or not table.seed else None
    events = table.apply(line.seat, line.action, written)
    done = table.record.lines[-1]
    return Move(line.number, line.seat, done.action, list(events), None, done.told)
