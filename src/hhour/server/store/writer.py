"""One thread that writes: whatever waits while a commit is under way goes into the next one together (group commit)."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine, bindparam, insert, update

from hhour.server.metrics import Metrics
from hhour.server.store.engine import is_gone
from hhour.server.store.keeper import Keeper
from hhour.server.store.schema import actions, games

Row = dict[str, Any]

_MOVED = ("snapshot", "snapshot_rules", "events_seq", "seq", "turn", "status", "outcome", "sources", "updated")
_INSERT_ACTION = insert(actions)
_UPDATE_GAME = (
    update(games).where(games.c.id == bindparam("game_id")).values({name: bindparam(f"new_{name}") for name in _MOVED})
)


@dataclass(slots=True)
class Write:
    """One thing to be written: a move (`action` and `game` rows) or any other change (`work`)."""

    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    work: Callable[[Connection], Any] | None = None
    action: Row = field(default_factory=dict)
    game: Row = field(default_factory=dict)
    result: Any = None
    error: BaseException | None = None


class Writer:
    """The only place that changes the database."""

    def __init__(self, engine: Engine, metrics: Metrics, keeper: Keeper) -> None:
        self.engine = engine
        self.metrics = metrics
        self.keeper = keeper
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="hhour-writer", daemon=True)
        self._thread.start()

    def move(self, action: Row, game: Row) -> asyncio.Future[Any]:
        """Write an action and its game's new state; the future is done when both are durable."""
        return self._put(None, action, game)

    def do(self, work: Callable[[Connection], Any]) -> asyncio.Future[Any]:
        """Run `work` inside a transaction; the future holds its result once it is durable."""
        return self._put(work, {}, {})

    def _put(self, work: Callable[[Connection], Any] | None, action: Row, game: Row) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._queue.put(Write(future, loop, work, action, game))
        return future

    def close(self) -> None:
        """Write what was accepted, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                return
            batch = [first]
            stop = False
            while len(batch) < 500:
                try:
                    another = self._queue.get_nowait()
                except queue.Empty:
                    break
                if another is None:
                    stop = True
                    break
                batch.append(another)
            self._write(batch)
            if stop:
                return

    def _write(self, batch: list[Write]) -> None:
        try:
            self._commit(batch)
        except Exception as error:
            if len(batch) == 1 or is_gone(error):
                for write in batch:
                    write.error = error
            else:  # find the one that cannot be written; the others must not suffer from it
                for write in batch:
                    try:
                        self._commit([write])
                    except Exception as alone:
                        write.error = alone
        batch[0].loop.call_soon_threadsafe(_finish, batch)

    def _commit(self, batch: list[Write]) -> None:
        with self.engine.begin() as connection:
            self.keeper.check(connection)
            moves = [write for write in batch if write.work is None]
            if moves:
                connection.execute(_INSERT_ACTION, [write.action for write in moves])
                connection.execute(_UPDATE_GAME, [write.game for write in moves])
            for write in batch:
                if write.work is not None:
                    write.result = write.work(connection)
        self.metrics.commits += 1
        self.metrics.committed += len(batch)


def _finish(batch: list[Write]) -> None:
    for write in batch:
        if write.done.cancelled():
            continue
        if write.error is not None:
            write.done.set_exception(write.error)
        else:
            write.done.set_result(write.result)


def game_row(game_id: str, **values: object) -> Row:
    """The new values of a game's row as a move writes them."""
    return {"game_id": game_id, **{f"new_{name}": value for name, value in values.items()}}


def now_ms() -> int:
    """The time as the database keeps it."""
    return time.time_ns() // 1_000_000
