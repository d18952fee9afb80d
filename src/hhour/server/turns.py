"""Whose turn it is: the server does one thing at a time, and next for whoever has had least of it.

Start-time fair queueing between addresses. Each has a tag, how much of the processor it has had, in a time that stands
still while nobody waits; who has been quiet does not save anything up. So somebody who asks for a lot waits for
themselves, and anyone else for one piece of their work at most, however slow the machine is.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial

Work = Callable[[], None]

MOST = 20_000  # addresses that are remembered


class Turns:
    """One piece of work begins in each turn of the loop."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[None] | Work]] = {}
        self._tags: dict[str, float] = {}
        self._now = 0.0  # the tag of what was begun last
        self._is_taken = False

    async def take(self, address: str) -> None:
        """Wait until something may be done for this address."""
        if self._begins(address):
            self._go_on()
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(mine)
        await mine  # one that was cancelled is passed over

    def then(self, address: str, work: Work) -> None:
        """Do it as soon as something may be done for this address; at once, if it may be now."""
        if self._begins(address):
            self._do(work)
        else:
            self._waiting.setdefault(address, deque()).append(work)

    def spend(self, address: str, seconds: float) -> None:
        """Note what was done for this address."""
        self._tags[address] = max(self._tags.get(address, 0.0), self._now) + seconds

    def _begins(self, address: str) -> bool:
        """Whether this address has the turn at once."""
        tag = self._tags[address] = max(self._tags.get(address, 0.0), self._now)
        if self._is_taken:
            return False
        self._is_taken = True
        self._now = tag
        return True

    def _do(self, work: Work) -> None:
        try:
            work()
        finally:
            self._go_on()

    def _go_on(self) -> None:
        asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        self._is_taken = False
        while self._waiting and not self._is_taken:
            address = min(self._waiting, key=self._tags.__getitem__)
            first = self._waiting[address].popleft()
            if not self._waiting[address]:
                del self._waiting[address]
            if isinstance(first, asyncio.Future):
                if first.done():
                    continue
                first = partial(first.set_result, None)
            self._is_taken = True
            self._now = self._tags[address]
            self._do(first)
        if len(self._tags) > MOST:
            self._tags = {name: tag for name, tag in self._tags.items() if tag > self._now or name in self._waiting}
