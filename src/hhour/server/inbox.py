"""The inbox of a table: whatever wants to change it waits here, and is done one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextvars import Context
from typing import Any, TypeVar

from hhour.server.line import Line
from hhour.server.trouble import Trouble

Result = TypeVar("Result")
Work = Callable[[], Awaitable[Any]]

MOST = 1000


class Inbox:
    """Work for one task. `failed` is called once, with what nobody expected, and says what is told of it."""

    def __init__(self, failed: Callable[[Exception], Trouble]) -> None:
        self._failed = failed
        self._line: Line[tuple[Work, asyncio.Future[Any] | None]] = Line(MOST)
        self._is_busy = False
        self._is_over = False
        self._awaited: asyncio.Future[Any] | None = None  # by whoever asked for what is being done
        self._task: asyncio.Task[None] | None = None

    def open(self, name: str) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(
            self._run(), name=name, context=Context()
        )  # whoever opens it pays for no other
        self._task.add_done_callback(self._ended)  # also when it was stopped before it began

    def stop(self) -> None:
        """Work no more; whoever still waits is told to come again, and whoever comes now."""
        self._is_over = True
        if self._task is not None:
            self._task.cancel()

    @property
    def is_empty(self) -> bool:
        """Nothing waits."""
        return not self._line

    @property
    def is_idle(self) -> bool:
        """Nothing waits, and nothing is being done."""
        return not self._line and not self._is_busy

    def post(self, work: Work) -> None:
        """Have something done in its turn; nobody waits for it."""
        self._put(work, None)

    async def ask(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Have something done in its turn and wait for its result."""
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._put(work, done)
        return await asyncio.shield(done)

    def refuse(self) -> None:
        """Whoever still waits is told to come again."""
        for _, done in self._line.clear():
            if done is not None and not done.done():
                done.set_exception(Trouble(503, "try-again"))

    def _ended(self, _task: asyncio.Task[None]) -> None:
        self._is_over = True
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_exception(Trouble(503, "try-again"))
        self.refuse()

    def _put(self, work: Work, done: asyncio.Future[Any] | None) -> None:
        if self._is_over:
            raise Trouble(503, "try-again")
        if self._line.is_full:
            raise Trouble(429, "busy")
        self._line.put((work, done))

    async def _run(self) -> None:
        while True:
            self._is_busy = False
            work, done = await self._line.take()
            self._is_busy, self._awaited = True, done
            try:
                result = await work()
                if done is not None and not done.done():
                    done.set_result(result)
            except Trouble as trouble:
                if done is not None and not done.done():
                    done.set_exception(trouble)
            except Exception as error:
                told = self._failed(error)
                if done is not None and not done.done():
                    done.set_exception(told)
                return
            if self._line:
                await asyncio.sleep(0)  # a full inbox keeps no other table waiting
