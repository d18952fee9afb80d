"""Every day one beach: the same map, units and dice for everybody.

The seed of a day follows from the server's secret and the day, so nobody can know it before; its promise stands from
the first moment, and the seed itself is shown when the day is over. Days are those of UTC. A try that goes on after its
day is no longer one: whoever plays it can know the dice.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from hashlib import sha256

from hhour.kernel.chance import seed_hash
from hhour.server.store.writer import Row
from hhour.server.trouble import Trouble

BEACHES = tuple(f"n-{number:02}" for number in range(2, 9))
DAYS_BACK = 366
SUNDAY = 6
COUNTS, AGAIN, LESSON = "daily", "again", "lesson"  # what stands first in a game's origin


@dataclass(frozen=True)
class Day:
    """One day's beach."""

    day: str
    setup: str
    seed: str

    @property
    def promise(self) -> str:
        return seed_hash(self.seed)

    @property
    def is_today(self) -> bool:
        return self.day == today()


class Calendar:
    """The days of one server."""

    def __init__(self, secret: str) -> None:
        self._key = sha256(b"hhour daily " + secret.encode()).digest()

    def day(self, text: str) -> Day:
        """A day that can be played: today, or one of the last year."""
        try:
            when = date.fromisoformat(text)
        except ValueError:
            raise Trouble(404, "no-such-day") from None
        now = date.fromisoformat(today())
        if text != when.isoformat() or when > now or when < now - timedelta(days=DAYS_BACK):
            raise Trouble(404, "no-such-day")
        seed = hmac.new(self._key, text.encode(), sha256).hexdigest()[:32]
        # which beach it is may be known before; only the dice may not
        turn = int.from_bytes(sha256(b"hhour beach " + text.encode()).digest()[:8], "big")
        units = 2 if when.weekday() == SUNDAY else 1
        return Day(text, f"dday {BEACHES[turn % len(BEACHES)]} units={units}", seed)


def today() -> str:
    """The day it is, where a day begins everywhere at once."""
    return datetime.now(UTC).date().isoformat()


def in_time(day: str, last: int | None) -> bool:
    """Whether the last move (in milliseconds) was made while the dice were a secret: later they can be foretold."""
    over = datetime.combine(date.fromisoformat(day) + timedelta(days=1), time(), UTC)
    return last is None or last < over.timestamp() * 1000


def is_open(row: Row) -> bool:
    """Whether a game is of a day that is not over: its dice are still everybody's secret."""
    kind, _, day = row["origin"].partition(" ")
    return kind in (COUNTS, AGAIN) and bool(day == today())


def is_fixed(row: Row) -> bool:
    """Whether nobody adds to the dice, because they are the same for all."""
    return row["origin"].partition(" ")[0] in (COUNTS, AGAIN, LESSON)


def could_be_known(row: Row, last: int | None) -> bool:
    """Whether whoever played could know the dice: the lesson's, those of a day tried before, or of one that was over.

    `last` is when the last move was made.
    """
    kind, _, day = row["origin"].partition(" ")
    return kind in (AGAIN, LESSON) or (kind == COUNTS and not in_time(day, last))


@dataclass(frozen=True)
class Try:
    """How somebody did: won before lost, then fewer turns, then more soldiers; the lost by how long they held."""

    player: str
    name: str
    outcome: str
    turns: int
    soldiers: int

    @property
    def rank(self) -> tuple[int, int, int]:
        """The smaller, the better."""
        won = self.outcome == "won"
        stood = self.outcome == "lost"
        return (0 if won else 1 if stood else 2, self.turns if won else -self.turns, -self.soldiers)


def beaten(tries: Sequence[Try], mine: Try) -> float | None:
    """The share of the others that did worse; None while one is alone."""
    others = [one for one in tries if one.player != mine.player]
    return sum(one.rank > mine.rank for one in others) / len(others) if others else None
