"""Moves straight into the database, over a connection that is kept: SQLAlchemy's own way costs more than the writing.

What is not written this way is left to whoever knows how to say why.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from operator import itemgetter
from typing import Any, Final, Protocol

import psycopg
from sqlalchemy import (
    Connection,
    Dialect,
    Engine,
    Insert,
    Update,
    bindparam,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import PoolProxiedConnection

from hhour.server.store.engine import StoreError
from hhour.server.store.keeper import Keeper
from hhour.server.store.patience import NoAnswer
from hhour.server.store.schema import actions, games, keepers

Row = dict[str, Any]

MOST_AT_ONCE: Final = 16  # moves in one statement: more save nothing, and each number has words of its own

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
NEW: Final = {name: f"new_{name}" for name in _MOVED}  # what the new value of each is called
ACTION: Final = ("game", "n", "seat", "action", "results", "key", "events", "after", "at")
INSERT_ACTION: Final = insert(actions)
UPDATE_GAME: Final = (
    update(games)
    .where(games.c.id == bindparam("game_id"), games.c.rev == bindparam("game_rev"))
    .values({"rev": literal_column("games.rev + 1"), **{name: bindparam(new) for name, new in NEW.items()}})
)


_GIVEN: Final = ("game_rev", *NEW.values())
_WRITTEN: Final = (*ACTION, *_GIVEN)
_of_action: Final = itemgetter(*ACTION)
_of_game: Final = itemgetter(*_GIVEN)

# A move as one row, by which both tables are changed. The status has an index, so it is written where it is another.
_MOVES: Final = (
    f"CREATE TEMP VIEW moves AS SELECT {', '.join(f'NULL AS {name}' for name in _WRITTEN)}",
    f"""CREATE TEMP TRIGGER move INSTEAD OF INSERT ON moves BEGIN
        INSERT INTO actions ({", ".join(ACTION)}) VALUES ({", ".join(f"NEW.{name}" for name in ACTION)});
        UPDATE games SET rev = rev + 1, {", ".join(f"{name} = NEW.new_{name}" for name in _MOVED if name != "status")}
        WHERE id = NEW.game AND rev = NEW.game_rev;
        SELECT RAISE(ABORT, 'changed meanwhile') WHERE changes() = 0;
        UPDATE games SET status = NEW.new_status WHERE id = NEW.game AND status <> NEW.new_status;
    END""",
)


@cache
def _for_so_many(moves: int) -> str:
    """So many moves in SQLite's own words, as one statement."""
    row = f"({', '.join('?' * len(_WRITTEN))})"
    return f"INSERT INTO moves VALUES {', '.join([row] * moves)}"


def _move() -> Insert:
    """A move in one statement: while the database is ours, over the change it was made on; otherwise nothing."""
    ours = keepers.c.token == bindparam("token")
    mine = select(keepers.c.id).where(keepers.c.id == 1, ours).with_for_update(read=True).cte("mine")
    moved = UPDATE_GAME.where(mine.c.id == 1).returning(games.c.id).cte("moved")
    given = (bindparam(name, type_=actions.c[name].type) for name in ACTION[1:])
    return insert(actions).from_select(ACTION, select(moved.c.id, *given))


class Moved(Protocol):
    """A move as it is written: its row of `actions`, and the new values of its game's."""

    action: Row
    game: Row


class Straight(Protocol):
    """A way into one kind of database."""

    def write(self, moves: Sequence[Moved]) -> list[bool]:
        """Write these; which of them are on disk now."""

    def close(self) -> None:
        """Let go of the connection; what was not committed is gone."""


class Prepared:
    """A statement in the words of the database at hand, put once."""

    def __init__(self, statement: Insert | Update, dialect: Dialect, columns: tuple[str, ...] = ()) -> None:
        compiled = statement.compile(dialect=dialect, column_keys=columns or None)
        self.sql = str(compiled)
        self.fixed: Final = {name: value for name, value in compiled.params.items() if value is not None}
        self.order: Final[Any] = getattr(compiled, "positiontup", None)  # of its values, where they have no names

    def run(self, connection: Connection, rows: list[Row]) -> int:
        """Do it for each of these, and tell how many rows it touched."""
        given = [self.values(row) for row in rows] if self.order else rows
        return connection.exec_driver_sql(self.sql, given).rowcount

    def values(self, row: Row) -> tuple[Any, ...]:
        """Of a row, in the order of the statement."""
        return tuple([row[name] for name in self.order])


class OwnFile:
    """Into SQLite, all of them or none: nobody but us changes the file.

    Every call lets another thread have Python for a while, so there is one: a statement alone is a transaction, too.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._kept: sqlite3.Connection | None = None

    def write(self, moves: Sequence[Moved]) -> list[bool]:
        try:
            kept = self._kept = self._kept or self._open()
            if len(moves) <= MOST_AT_ONCE:
                _run(kept, moves)
            else:
                kept.execute("BEGIN")
                for first in range(0, len(moves), MOST_AT_ONCE):
                    _run(kept, moves[first : first + MOST_AT_ONCE])
                kept.execute("COMMIT")
        except Exception:  # not of SQLite alone, which has no number for every number: nothing may stay half written
            self.close()
            return [False] * len(moves)
        return [True] * len(moves)

    def _open(self) -> sqlite3.Connection:
        """A connection of our own, which begins and ends nothing by itself."""
        taken = self.engine.raw_connection()
        kept = taken.driver_connection
        taken.detach()
        assert isinstance(kept, sqlite3.Connection)
        kept.isolation_level = None
        for statement in _MOVES:
            kept.execute(statement)
        return kept

    def close(self) -> None:
        if self._kept is not None:
            self._kept.close()
            self._kept = None


def _run(kept: sqlite3.Connection, moves: Sequence[Moved]) -> None:
    """Write these, unless one of them does not go over the change it was made on."""
    given: list[Any] = []
    for move in moves:
        given += _of_action(move.action)
        given += _of_game(move.game)
    kept.execute(_for_so_many(len(moves)), given)


class OwnLine:
    """Into PostgreSQL, each for itself: a server that was second writes nothing, and the others do not suffer."""

    def __init__(self, engine: Engine, keeper: Keeper) -> None:
        self.engine = engine
        self._move = Prepared(_move(), engine.dialect)
        self._fixed: Final = {**self._move.fixed, "token": keeper.token}
        self._kept: PoolProxiedConnection | None = None

    def write(self, moves: Sequence[Moved]) -> list[bool]:
        try:
            line = self._line()
            if len(moves) == 1:  # a pipeline costs more than the one round it would save
                return [self._send(line, moves[0]).rowcount == 1]
            # in one order, so that two servers that write the same games never wait for each other in a circle
            order = sorted(range(len(moves)), key=lambda number: str(moves[number].game["game_id"]))
            with line.pipeline(), line.transaction():
                sent = {number: self._send(line, moves[number]) for number in order}
            return [sent[number].rowcount == 1 for number in range(len(moves))]
        except NoAnswer as error:
            self.close()
            raise StoreError("database-closed", reason=str(error)) from error
        except (psycopg.Error, SQLAlchemyError):  # cut off, perhaps, while it was not used
            self.close()
            return [False] * len(moves)

    def _line(self) -> psycopg.Connection[Any]:
        self._kept = self._kept or self.engine.raw_connection()
        line = self._kept.driver_connection
        assert isinstance(line, psycopg.Connection)
        if not line.autocommit:
            line.autocommit = True
        return line

    def _send(self, line: psycopg.Connection[Any], move: Moved) -> psycopg.Cursor[Any]:
        return line.execute(self._move.sql.encode(), {**self._fixed, **move.action, **move.game})

    def close(self) -> None:
        if self._kept is not None:
            with suppress(psycopg.Error, SQLAlchemyError):
                self._kept.invalidate()
            self._kept = None


def straight_into(engine: Engine, keeper: Keeper) -> Straight:
    """The way into the database at hand."""
    return OwnFile(engine) if keeper.is_sqlite else OwnLine(engine, keeper)
