"""Whether the server can do its work: asked often, tried once a second at most."""

from __future__ import annotations

import asyncio
import time

from hhour.server.store.store import Store

FRESH = 1.0


class Health:
    """The last answer of the store, and the question that is under way."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._asked = -FRESH
        self._good = False
        self._asking: asyncio.Task[bool] | None = None

    async def good(self) -> bool:
        """Whether the database takes a write and reads it back; all who ask at once get one answer."""
        if self._asking is None and time.monotonic() - self._asked < FRESH:
            return self._good
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asking)

    async def _ask(self) -> bool:
        try:
            self._good = await self.store.works()
        finally:
            self._asked = time.monotonic()
            self._asking = None
        return self._good
