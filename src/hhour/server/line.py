"""A line of things that wait for one taker. The queue of the standard library serves many, and costs as much more."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class Line(Generic[Thing]):
    """What was put first is taken first; `most` may wait."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._things: deque[Thing] = deque()
        self._taker: asyncio.Future[None] | None = None  # set while somebody waits for something to take

    def __len__(self) -> int:
        return len(self._things)

    @property
    def is_full(self) -> bool:
        return len(self._things) >= self.most

    def put(self, thing: Thing) -> None:
        """Add something; whether there is room is for the caller to ask."""
        self._things.append(thing)
        if self._taker is not None and not self._taker.done():
            self._taker.set_result(None)

    async def take(self) -> Thing:
        """The first of them, as soon as there is one."""
        while not self._things:
            self._taker = asyncio.get_running_loop().create_future()
            await self._taker
        return self._things.popleft()

    def clear(self) -> list[Thing]:
        """Everything that waits, taken at once."""
        taken = list(self._things)
        self._things.clear()
        return taken
