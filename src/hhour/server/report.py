"""The end screen: units turn by turn, dice against what was to be expected, and what luck and decisions did."""

from __future__ import annotations

from collections import Counter
from typing import Final

from hhour.i18n import language
from hhour.i18n.phrases import Phrases
from hhour.kernel.faces import FACES
from hhour.kernel.games import game_of
from hhour.kernel.record import Record
from hhour.kernel.replaying import Replay
from hhour.kernel.setup import parse_setup
from hhour.kernel.table import Table
from hhour.lab.luck_words import costly, summary
from hhour.server.wire import Lang
from hhour.server.wire_replay import Luck, TurnPoint, UnitAt

FELL: Final = "fell"  # the kind of event that tells of soldiers who fell


def turns_of(record: Record) -> list[TurnPoint]:
    """All units as they stood at the end of each turn; raises HHourError where the record cannot be played again."""
    again = Replay(record)
    table = again.table
    points: list[TurnPoint] = []
    turn = table.play.state.turn
    while again.next is not None:
        again.step()
        now = table.play.state.turn
        if now != turn:
            points.append(TurnPoint(turn=turn, n=again.n, units=_units(table, turn)))
            turn = now
    points.append(TurnPoint(turn=turn, n=len(record.lines), units=_units(table, turn)))
    return points


def _units(table: Table, turn: int) -> list[UnitAt]:
    """How they stand, and how many fell in this turn."""
    fallen: Counter[int] = Counter()
    for event in table.events:
        if event.kind == FELL and event.turn == turn and isinstance(n := event.data["n"], int):
            fallen[event.seat] += n
    return [
        UnitAt(
            seat=one.seat,
            sector=one.place,
            soldiers=one.soldiers,
            stars=one.stars,
            courage=one.courage,
            points=one.points,
            fallen=fallen[one.seat],
        )
        for one in table.game.standings(table.play)
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


def account_of(record: Record, lang: Lang) -> list[str]:
    """What luck and decisions did, where the game can tell at once; [] where the account takes the lab's time."""
    told = game_of(parse_setup(record.setup).game).module("luck")
    if told is None:
        return []
    data, say = told.luck(record), Phrases(language(lang))
    mistakes = costly(data, say)
    return [*summary(data, say), *([say.text("luck-costly"), *mistakes] if mistakes else [])]
