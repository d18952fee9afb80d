"""On which devices someone is at home, as the store keeps it."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Engine, insert, select, update

from hhour.server.store.schema import sessions
from hhour.server.store.writer import Row, Writer, now_ms

MOST = 100  # devices in a list


class SessionRows:
    """The rows of the table `sessions`."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer

    def ended(self) -> set[str]:
        """All that were ever ended: their cookies are still signed, and no longer anybody's."""
        with self.engine.connect() as db:
            return set(db.execute(select(sessions.c.id).where(sessions.c.ended != 0)).scalars())

    async def ended_since(self, moment: int) -> set[str]:
        """Those that were ended after this moment."""
        query = select(sessions.c.id).where(sessions.c.ended > max(0, moment))
        return {row["id"] for row in await asyncio.to_thread(self._all, query)}

    def keep(self, player: str, session: str, device: str) -> asyncio.Future[Any]:
        """A session is used now; the first time it gets a row."""

        def work(db: Connection) -> None:
            now = now_ms()
            there = update(sessions).where(sessions.c.id == session).values(seen=now, device=device)
            if not db.execute(there).rowcount:
                row = {"id": session, "player": player, "device": device, "created": now, "seen": now, "ended": 0}
                db.execute(insert(sessions).values(row))

        return self.writer.do(work)

    async def of(self, player: str) -> list[Row]:
        """The sessions of a player that go on, the last used first."""
        where = (sessions.c.player == player, sessions.c.ended == 0)
        query = select(sessions).where(*where).order_by(sessions.c.seen.desc(), sessions.c.id).limit(MOST)
        return await asyncio.to_thread(self._all, query)

    def _all(self, query: Any) -> list[Row]:
        with self.engine.connect() as db:
            return [dict(row) for row in db.execute(query).mappings()]

    async def end(self, player: str, session: str) -> bool:
        """End one of a player's sessions; whether there was such a one."""

        def work(db: Connection) -> int:
            mine = (sessions.c.player == player, sessions.c.id == session, sessions.c.ended == 0)
            return int(db.execute(update(sessions).where(*mine).values(ended=now_ms())).rowcount)

        return bool(await self.writer.do(work))

    async def end_all(self, player: str, but: str, certainly: Collection[str]) -> set[str]:
        """End all of a player's sessions but one, and these whether they have a row or not; which they were."""

        def work(db: Connection) -> set[str]:
            now = now_ms()
            going = (sessions.c.player == player, sessions.c.id != but, sessions.c.ended == 0)
            found = set(db.execute(select(sessions.c.id).where(*going)).scalars())
            known = set(db.execute(select(sessions.c.id).where(sessions.c.id.in_(certainly))).scalars())
            db.execute(update(sessions).where(*going).values(ended=now))
            rows = [
                {"id": one, "player": player, "device": "", "created": now, "seen": now, "ended": now}
                for one in sorted(set(certainly) - known)
            ]
            if rows:
                db.execute(insert(sessions), rows)
            return found | set(certainly)

        ended: set[str] = await self.writer.do(work)
        return ended
