"""The numbers of the end screen: units turn by turn, and dice against what was to be expected."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from hhour.kernel.faces import FACES
from hhour.kernel.record import Record
from hhour.kernel.table import Table, replay
from hhour.server.wire import Luck, TurnPoint, UnitAt


def turns_of(record: Record) -> list[TurnPoint]:
    """All units as they stood at the end of each turn; raises HHourError where the record cannot be played again."""
    table = replay(record, to=0)
    points: list[TurnPoint] = []
    turn = table.play.state.turn
    for line in record.lines:
        if line.action == "undo":
            table.undo(line.seat)
        else:
            table.apply(line.seat, line.action, line.results if line.results or not table.seed else None)
        now = table.play.state.turn
        if now != turn:
            points.append(TurnPoint(turn=turn, n=line.number, units=_units(table)))
            turn = now
    points.append(TurnPoint(turn=turn, n=len(record.lines), units=_units(table)))
    return points


def _units(table: Table) -> list[UnitAt]:
    units = cast(list[dict[str, Any]], table.result().get("units", []))
    return [
        UnitAt(
            seat=int(unit.get("seat", 0)),
            sector=str(unit.get("sector", "")),
            soldiers=int(unit.get("soldiers", 0)),
            stars=int(unit.get("stars", 0)),
            courage=int(unit.get("courage", 0)),
        )
        for unit in units
    ]


def luck_of(record: Record, seats: int) -> list[Luck]:
    """How often each face showed, for everyone (seat 0) and for each seat."""
    shown: dict[int, Counter[str]] = {seat: Counter() for seat in range(seats + 1)}
    for line in record.lines:
        faces = [word for word in line.results if word in FACES]
        shown[0].update(faces)
        if line.seat in shown:
            shown[line.seat].update(faces)
    return [
        Luck(seat=seat, face=face, shown=count[face], expected=round(count.total() / 6, 2))
        for seat, count in shown.items()
        for face in FACES
    ]
