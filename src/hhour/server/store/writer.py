"""One thread that writes: whatever waits while a commit is under way goes into the next one together (group commit)."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, Dialect, Engine, Insert, Update, bindparam, insert, literal_column, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import PoolProxiedConnection

from hhour.server.metrics import Metrics
from hhour.server.store.engine import is_gone
from hhour.server.store.keeper import Keeper
from hhour.server.store.schema import actions, games

Row = dict[str, Any]

_MOVED = (
    "snapshot",
    "snapshot_rules",
    "events_seq",
    "seq",
    "turn",
    "status",
    "outcome",
    "sources",
    "questions",
    "updated",
)
_ACTION = ("game", "n", "seat", "action", "results", "key", "events", "after", "at")
_INSERT_ACTION = insert(actions)
_UPDATE_GAME = (
    update(games)
    .where(games.c.id == bindparam("game_id"), games.c.rev == bindparam("game_rev"))
    .values({"rev": literal_column("games.rev + 1"), **{name: bindparam(f"new_{name}") for name in _MOVED}})
)
_CONTENDED = ("40001", "40P01")  # PostgreSQL: the others were first; nothing was written
TRIES = 3


class Prepared:
    """A statement in the words of the database at hand, put once: SQLAlchemy's own way costs as much as the writing."""

    def __init__(self, statement: Insert | Update, dialect: Dialect, columns: tuple[str, ...] = ()) -> None:
        compiled = statement.compile(dialect=dialect, column_keys=columns or None)
        self.sql = str(compiled)
        self.order: Final[Any] = getattr(compiled, "positiontup", None)  # of its values, where they have no names

    def run(self, connection: Connection, rows: list[Row]) -> int:
        """Do it for each of these, and tell how many rows it touched."""
        given = [self.values(row) for row in rows] if self.order else rows
        return connection.exec_driver_sql(self.sql, given).rowcount

    def values(self, row: Row) -> tuple[Any, ...]:
        """Of a row, in the order of the statement."""
        return tuple([row[name] for name in self.order])


class OwnFile:
    """Moves into SQLite without SQLAlchemy, over a connection that is kept: nobody but us changes the file.

    What cannot be written is rolled back, and tried again by whoever knows how to say why.
    """

    def __init__(self, engine: Engine, insert_action: Prepared, update_game: Prepared) -> None:
        self.engine = engine
        self._insert = insert_action
        self._update = update_game
        self._kept: PoolProxiedConnection | None = None

    def write(self, moves: list[Write]) -> bool:
        """Whether all of them are on disk now; if not, none is."""
        kept = self._kept = self._kept or self.engine.raw_connection()
        try:
            cursor = kept.cursor()
            for move in moves:
                cursor.execute(self._insert.sql, self._insert.values(move.action))
                cursor.execute(self._update.sql, self._update.values(move.game))
                if cursor.rowcount != 1:
                    raise Conflict
            kept.commit()
        except (sqlite3.Error, Conflict):
            self.close()
            return False
        return True

    def close(self) -> None:
        """Let go of the file; what was not committed is gone."""
        if self._kept is not None:
            self._kept.close()
            self._kept = None


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
        self._insert = Prepared(_INSERT_ACTION, engine.dialect, _ACTION)
        self._update = Prepared(_UPDATE_GAME, engine.dialect)
        self._own = OwnFile(engine, self._insert, self._update) if keeper.is_sqlite else None
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
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

    def _put(
        self, work: Callable[[Connection], Any] | None, game_id: str, action: Row, game: Row
    ) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._queue.put(Write(future, loop, work, game_id, action, game))
        return future

    def close(self) -> None:
        """Write what was accepted, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        stop = False
        while not stop:
            first = self._queue.get()
            if first is None:
                break
            batch = [first]
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
        if self._own is not None:
            self._own.close()

    def _write(self, batch: list[Write]) -> None:
        try:
            self._commit(batch)
        except Exception as error:
            if is_gone(error) and not _is_contended(error):
                for write in batch:
                    write.error = error
            else:  # find the one that cannot be written; the others must not suffer from it
                for write in batch:
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

    def _commit(self, batch: list[Write]) -> None:
        moves = [write for write in batch if write.work is None]
        if self._own is None or len(moves) < len(batch) or not self._own.write(moves):
            self._commit_any(batch, moves)
        self.metrics.commits += 1
        self.metrics.committed += len(batch)

    def _commit_any(self, batch: list[Write], moves: list[Write]) -> None:
        """Whatever is to be written, to whatever database."""
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

    def _hold(self, connection: Connection, batch: list[Write]) -> None:
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
    return {"game_id": game_id, "game_rev": rev, **{f"new_{name}": value for name, value in values.items()}}


def now_ms() -> int:
    """The time as the database keeps it."""
    return time.time_ns() // 1_000_000
