"""What clients sent and were told, and whether one order of the game explains all of it."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

Row = tuple[int, int, str, str]  # number, seat, action, key: as the database has it


@dataclass
class Act:
    """An answer to a question: sent first at `start`, settled at `end`; never settled: nobody can know."""

    game: str
    key: str
    seat: int
    question: int
    action: str
    start: float
    end: float | None = None
    n: int | None = None
    refused: str = ""


@dataclass
class Look:
    """A whole table as a server showed it: everything up to action `seq`."""

    game: str
    start: float
    end: float
    seq: int


@dataclass
class History:
    """Everything that happened, from all clients; kept to be checked afterwards."""

    acts: list[Act] = field(default_factory=list)
    looks: list[Look] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def send(self, game: str, key: str, seat: int, question: int, action: str) -> Act:
        act = Act(game, key, seat, question, action, time.monotonic())
        with self.lock:
            self.acts.append(act)
        return act

    def look(self, game: str, start: float, seq: int) -> None:
        with self.lock:
            self.looks.append(Look(game, start, time.monotonic(), seq))

    @property
    def acked(self) -> int:
        return sum(act.n is not None for act in self.acts)


def wrong_with(history: History, game: str, rows: Sequence[Row]) -> list[str]:
    """What no order of this game's actions explains; the order is the database's, and clients must agree with it.

    Linearizable: whatever was settled before something began comes before it, for actions and for looks at the table.
    """
    acts = [act for act in history.acts if act.game == game]
    looks = [look for look in history.looks if look.game == game]
    return [*_not_as_promised(acts, rows), *_out_of_order(acts, looks, rows)]


def _not_as_promised(acts: Iterable[Act], rows: Sequence[Row]) -> list[str]:
    wrong: list[str] = []
    if [row[0] for row in rows] != list(range(1, len(rows) + 1)):
        wrong.append("the numbers have a gap")
    by_key: dict[str, list[Row]] = {}
    for row in rows:
        by_key.setdefault(row[3], []).append(row)
    wrong += [f"{key} was carried out twice" for key, found in by_key.items() if key and len(found) > 1]
    answered: dict[tuple[int, int], str] = {}
    for act in acts:
        found = by_key.get(act.key, [])
        if act.n is not None and [(row[0], row[1], row[2]) for row in found] != [(act.n, act.seat, act.action)]:
            wrong.append(f"{act.key} was acknowledged as {act.n}: {found}")
        if act.refused and found:
            wrong.append(f"{act.key} was refused ({act.refused}) and carried out")
        if found and answered.setdefault((act.seat, act.question), act.key) != act.key:
            wrong.append(f"question {act.question} of seat {act.seat} was answered twice")
    return wrong


def _out_of_order(acts: Sequence[Act], looks: Sequence[Look], rows: Sequence[Row]) -> list[str]:
    wrong: list[str] = []
    numbers = {row[3]: row[0] for row in rows if row[3]}
    done = [(act.end, act.n) for act in acts if act.end is not None and act.n is not None]
    seen = [(look.end, look.seq) for look in looks]
    for act in acts:
        n = numbers.get(act.key)
        if n is None:
            continue
        if any(end < act.start and other >= n and other != act.n for end, other in done):
            wrong.append(f"{act.key} ({n}) came before what was done when it began")
        if any(end < act.start and seq >= n for end, seq in seen):
            wrong.append(f"{act.key} ({n}) was seen before it was sent")
    for look in looks:
        known = max((n for end, n in [*done, *seen] if end < look.start), default=0)
        if look.seq < known:
            wrong.append(f"a look at {look.seq} when {known} was known")
    return wrong
