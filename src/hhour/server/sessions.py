"""On which devices someone is at home. Each has a cookie of its own, and each can be sent away.

A cookie says by its signature whose it is, so that no request has to ask the store; what is kept in memory is which
sessions were ended. Who only looks around leaves no row: it is written when somebody does something.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Collection
from typing import Any

from hhour.server.identity import old_session
from hhour.server.logs import fault
from hhour.server.store.engine import is_gone
from hhour.server.store.sessions import SessionRows
from hhour.server.store.writer import Row, now_ms

NOTED_SECONDS = 3600  # how exactly one learns when a device was last used
AT_HAND = 5000
SKEW_MS = 120_000  # the clocks of two servers are no further apart
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)
log = logging.getLogger("hhour.sessions")


class Sessions:
    """Which sessions were ended, and when each was last used."""

    def __init__(self, rows: SessionRows) -> None:
        self.rows = rows
        self._looked = now_ms()
        self._ended = rows.ended()
        self._noted: OrderedDict[str, float] = OrderedDict()

    def forget(self, sessions: Collection[str]) -> None:
        """They were ended on another server."""
        self._ended |= set(sessions)

    async def look(self) -> set[str]:
        """Which were ended elsewhere without our hearing of it."""
        since, self._looked = self._looked, now_ms()
        new = await self.rows.ended_since(since - SKEW_MS) - self._ended
        self._ended |= new
        return new

    def is_ended(self, session: str) -> bool:
        return session in self._ended

    def note(self, player: str, session: str, agent: str) -> None:
        """They do something on this device: that is written down now and then, and nobody waits for it."""
        now = time.monotonic()
        if now - self._noted.get(session, -NOTED_SECONDS) >= NOTED_SECONDS:
            self._remember(session, now)
            self.rows.keep(player, session, device(agent)).add_done_callback(_look_at)

    async def begin(self, player: str, session: str, agent: str) -> None:
        """The same, and on disk when this returns."""
        await self.rows.keep(player, session, device(agent))
        self._remember(session, time.monotonic())

    def _remember(self, session: str, now: float) -> None:
        self._noted[session] = now
        self._noted.move_to_end(session)
        if len(self._noted) > AT_HAND:
            self._noted.popitem(last=False)

    async def of(self, player: str) -> list[Row]:
        """The sessions of a player that go on, the last used first."""
        return await self.rows.of(player)

    async def end(self, player: str, session: str) -> bool:
        """End one of a player's sessions, on disk first; whether there was such a one."""
        there = await self.rows.end(player, session)
        if there:
            self._ended.add(session)
        return there

    async def end_all(self, player: str, but: str) -> set[str]:
        """End all but one, and what all old cookies share; which they were."""
        ended = await self.rows.end_all(player, but, {old_session(player)} - {but})
        self._ended |= ended
        return ended


def device(agent: str) -> str:
    """What a browser's own words tell a person: 'Firefox, Linux'; '' if nothing."""
    browser = next((name for sign, name in BROWSERS if f"{sign}/" in agent), "")
    system = next((name for sign, name in SYSTEMS if sign in agent), "")
    return ", ".join(filter(None, (browser, system)))


def _look_at(done: asyncio.Future[Any]) -> None:
    error = None if done.cancelled() else done.exception()
    if error is not None and not is_gone(error):  # a store that has gone is told of by whoever waits for it
        fault(log, "session not noted", error)
