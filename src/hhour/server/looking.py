"""Looking back at a game: it is played through once, in a thread, and its moments are kept while there is room.

A moment is a whole state, and a game that somebody brings may have thousands: so the games looked at longest ago are
forgotten first, and whoever asked pays for playing them through again, one game after the other.
"""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from weakref import WeakKeyDictionary, WeakValueDictionary

from hhour.kernel.record import Record
from hhour.kernel.replaying import Moments
from hhour.kernel.table import Table
from hhour.server.limits import Budget
from hhour.server.trouble import Trouble

_THREADS = ThreadPoolExecutor(2, thread_name_prefix="hhour-past")  # their own: the usual ones read the database
MOST_MOMENTS = 20_000  # of all tables together; some 5 kB each


class Looking:
    """Who looks back. One address has one thread at most, and what it took is paid before the next question."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by address, while somebody asks

    async def back(self, past: Past, n: int, record: Record, person: str, address: str) -> Table:
        """The table as it lay after action `n`."""
        lock = self._locks.setdefault(address, asyncio.Lock())
        async with lock:
            if self.budget.is_spent(person, address):
                raise Trouble(429, "too-much")
            table, seconds = await past.at(n, record)
            self.budget.spend(person, address, seconds)
            return table


class Past:
    """The past of one table."""

    def __init__(self) -> None:
        self._moments: Moments | None = None
        self._lock = asyncio.Lock()

    def __len__(self) -> int:
        """How many moments are kept."""
        return 0 if self._moments is None else len(self._moments)

    async def at(self, n: int, record: Record) -> tuple[Table, float]:
        """The table as it lay after action `n`, and the seconds of the processor that it took to find out."""
        async with self._lock:
            loop = asyncio.get_running_loop()
            table, seconds = await loop.run_in_executor(_THREADS, self._at, n, record)
        _make_room(self)
        return table, seconds

    def _at(self, n: int, record: Record) -> tuple[Table, float]:
        started = time.thread_time()
        moments = self._moments = self._moments or Moments(record)
        return moments.at(n, record), time.thread_time() - started

    def forget(self) -> None:
        """It can be played through again."""
        self._moments = None


_recent: WeakKeyDictionary[Past, None] = WeakKeyDictionary()  # the one looked at last comes last


def _make_room(past: Past) -> None:
    _recent.pop(past, None)
    _recent[past] = None
    kept = sum(len(one) for one in _recent)
    for one in list(_recent)[:-1]:
        if kept <= MOST_MOMENTS:
            return
        kept -= len(one)
        one.forget()
        del _recent[one]
