"""One thread that writes: whatever waits while a commit is under way goes into the next one together (group commit).

Nor is it woken for each write: as long as more come, turn by turn of the loop, they are gathered and handed over.
A commit costs nearly the same however much is in it, and every step of it takes Python away from the loop for a while.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import IntegrityError

from hhour.server.metrics import Metrics
from hhour.server.store.engine import is_gone
from hhour.server.store.keeper import Keeper
from hhour.server.store.schema import games
from hhour.server.store.straight import ACTION, INSERT_ACTION, NEW, UPDATE_GAME, Prepared, straight_into

Row = dict[str, Any]
_CONTENDED = ("40001", "40P01")  # PostgreSQL: the others were first; nothing was written
TRIES = 3
MOST_GATHERED = 16  # so long may the first of them wait for the others


class Conflict(Exception):
    """Somebody else has changed the game since it was read; nothing was written."""


@dataclass(slots=True)
class Write:
    """One thing to be written: a move (`action` and `game` rows) or any other change (`work`)."""

    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    work: Callable[[Connection], Any] | None = None
    game_id: str = ""  # whose row is held while it is written
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
        self._insert = Prepared(INSERT_ACTION, engine.dialect, ACTION)
        self._update = Prepared(UPDATE_GAME, engine.dialect)
        self._straight = straight_into(engine, keeper)
        self._queue: queue.SimpleQueue[list[Write] | None] = queue.SimpleQueue()
        self._gathered: list[Write] = []  # in this turn of the loop and those just before it
        self._thread = threading.Thread(target=self._run, name="hhour-writer", daemon=True)
        self._thread.start()

    def move(self, action: Row, game: Row) -> asyncio.Future[Any]:
        """Write an action and its game's new state; the future is done when both are durable, or raises Conflict."""
        return self._put(None, game["game_id"], action, game)

    def do(self, work: Callable[[Connection], Any], game_id: str = "") -> asyncio.Future[Any]:
        """Run `work`, which concerns this game, inside a transaction; the future holds its result once it is durable.

        It may be run again if others were in the way.
        """
        return self._put(work, game_id, {}, {})

    def write_apart(self, work: Callable[[Connection], Any]) -> None:
        """Write something long that concerns nothing else, in this thread; it is durable when this returns."""
        with self.engine.begin() as connection:
            self.keeper.check(connection)
            work(connection)

    def _put(
        self, work: Callable[[Connection], Any] | None, game_id: str, action: Row, game: Row
    ) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._gathered.append(Write(future, loop, work, game_id, action, game))
        if len(self._gathered) == 1:
            loop.call_soon(self._hand_over, loop, 0)
        return future

    def _hand_over(self, loop: asyncio.AbstractEventLoop, before: int) -> None:
        """What was gathered goes to the thread, unless more is coming: messages that wait are begun one a turn."""
        gathered = len(self._gathered)
        if before < gathered < MOST_GATHERED:
            loop.call_soon(self._hand_over, loop, gathered)
        else:
            self._pass_on()

    def _pass_on(self) -> None:
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    def close(self) -> None:
        """Write what was accepted, then stop."""
        self._pass_on()
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        stop = False
        while not stop:
            first = self._queue.get()
            if first is None:
                break
            batch = first
            while len(batch) < 500:
                try:
                    another = self._queue.get_nowait()
                except queue.Empty:
                    break
                if another is None:
                    stop = True
                    break
                batch += another
            self._write(batch)
        self._straight.close()

    def _write(self, batch: list[Write]) -> None:
        left = batch
        try:
            if all(write.work is None for write in batch):
                written = self._straight.write(batch)
                left = [write for write, is_written in zip(batch, written, strict=True) if not is_written]
                self._count(len(batch) - len(left))
            if left:
                self._commit(left)
        except Exception as error:
            if is_gone(error) and not _is_contended(error):
                for write in left:
                    write.error = error
            else:  # find the one that cannot be written; the others must not suffer from it
                for write in left:
                    write.error = self._commit_alone(write)
        batch[0].loop.call_soon_threadsafe(_finish, batch)

    def _commit_alone(self, write: Write) -> Exception | None:
        """Write one thing; what forbids it."""
        error: Exception | None = None
        for _ in range(TRIES):
            try:
                self._commit([write])
                return None
            except Exception as raised:
                error = raised
            if not _is_contended(error):
                break
        if write.work is None and isinstance(error, IntegrityError):  # this number has been given to another action
            return Conflict(write.game_id)
        return error

    def _commit(self, batch: Sequence[Write]) -> None:
        """Whatever is to be written, all of it or nothing."""
        moves = [write for write in batch if write.work is None]
        with self.engine.begin() as connection:
            self.keeper.check(connection)
            if self.keeper.shares:
                self._hold(connection, batch)
            if moves:
                self._insert.run(connection, [write.action for write in moves])
                if self._update.run(connection, [write.game for write in moves]) != len(moves):
                    raise Conflict
            for write in batch:
                if write.work is not None:
                    write.result = write.work(connection)
        self._count(len(batch))

    def _count(self, written: int) -> None:
        self.metrics.commits += written > 0
        self.metrics.committed += written

    def _hold(self, connection: Connection, batch: Sequence[Write]) -> None:
        """Hold the games in one order, so that two servers that write the same ones never wait for each other."""
        ids = {write.game_id for write in batch if write.game_id}
        if ids:
            held = select(games.c.id).where(games.c.id.in_(ids)).order_by(games.c.id)
            connection.execute(held.with_for_update(key_share=True))


def _is_contended(error: Exception) -> bool:
    return getattr(getattr(error, "orig", None), "sqlstate", None) in _CONTENDED


def _finish(batch: list[Write]) -> None:
    for write in batch:
        if write.done.cancelled():
            continue
        if write.error is not None:
            write.done.set_exception(write.error)
        else:
            write.done.set_result(write.result)


def game_row(game_id: str, rev: int, **values: object) -> Row:
    """The new values of a game's row as a move writes them, over the change number `rev`."""
    return {"game_id": game_id, "game_rev": rev, **{NEW[name]: value for name, value in values.items()}}


def now_ms() -> int:
    """The time as the database keeps it."""
    return time.time_ns() // 1_000_000
