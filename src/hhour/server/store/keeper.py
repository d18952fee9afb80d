"""One process at a time keeps a database, or the servers of one house together: strangers would harm each other.

SQLite: a lock on a file beside the database, which goes with the process. PostgreSQL: an advisory lock, which goes with
a connection; whoever lost theirs and was followed by somebody else writes no more (the row's token is not theirs).
Servers of one house share the lock, and the token: it follows from their secret and the language of their wire.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import socket
import time
from pathlib import Path
from typing import IO, Final

from sqlalchemy import Connection, Engine, delete, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from hhour.server.store.engine import StoreError
from hhour.server.store.node import Node
from hhour.server.store.schema import keepers, nodes

LOCK: Final = 0x68_68_6F_75_72  # "hhour"
HOUSE: Final = "the nodes of a house (HHOUR_REDIS_URL)"
PATIENCE: Final = 5.0  # PostgreSQL needs a moment to notice that a killed process has gone
FAR: Final = 1 << 30  # Windows locks bytes, and those it locks cannot be read


class Keeper:
    """Holds the database for this process from `take` to `release`."""

    def __init__(self, engine: Engine, address: str = "", node: Node | None = None) -> None:
        self.engine = engine
        self.node: Final = node
        self.token: Final = secrets.token_hex(16) if node is None else node.token
        self.name: Final = " ".join(filter(None, (f"{os.getpid()}@{socket.gethostname()}", address)))[:200]
        self.is_sqlite: Final = engine.dialect.name == "sqlite"
        self.shares: Final = node is not None  # whether others may write meanwhile
        self._file: IO[str] | None = None
        self._held: Connection | None = None

    def take(self) -> None:
        """Hold the database, or say who does."""
        if self.is_sqlite:
            self._lock_file()
        else:
            until = time.monotonic() + PATIENCE
            while not self._lock():
                if time.monotonic() >= until:
                    raise StoreError("database-kept", holder=self._holder())
                time.sleep(0.1)

    def sign(self) -> None:
        """Write down who holds it; whoever did before writes no more."""
        with self.engine.begin() as db:
            holder = self.name if self.node is None else HOUSE
            row = {"token": self.token, "holder": holder, "beat": 0}
            if db.execute(update(keepers).where(keepers.c.id == 1).values(row)).rowcount == 0:
                db.execute(insert(keepers).values(id=1, **row))

    def release(self) -> None:
        """Let the next process have it."""
        if self.node is not None and self._held is not None:
            with contextlib.suppress(SQLAlchemyError), self.engine.begin() as db:
                db.execute(delete(nodes).where(nodes.c.id == self.node.id))
        if self._held is not None:
            self._held.invalidate()
            self._held.close()
            self._held = None
        if self._file is not None:
            self._file.close()
            self._file = None

    def hold(self) -> bool:
        """Whether the lock is held, taken again if its connection was lost and nobody came meanwhile."""
        if self.is_sqlite:
            return True
        try:
            if self._held is not None:
                self._held.execute(text("SELECT 1"))
                return True
        except SQLAlchemyError:
            self.release()
        return self._lock()

    def check(self, db: Connection) -> None:
        """Inside a transaction that writes: nobody else has taken over, nor will before it ends."""
        if self.is_sqlite:
            return
        row = db.execute(select(keepers.c.token, keepers.c.holder).where(keepers.c.id == 1).with_for_update(read=True))
        token, holder = row.one()
        if token != self.token:
            raise StoreError("database-kept", holder=holder)

    def beat(self, db: Connection) -> int:
        """Write a number that `last_beat` must read."""
        self.check(db)
        if self.node is not None:
            return self.node.beat(db)
        now = time.time_ns() // 1000
        db.execute(update(keepers).where(keepers.c.id == 1).values(beat=now))
        return now

    def last_beat(self, db: Connection) -> int:
        """What was written last."""
        query = select(keepers.c.beat).where(keepers.c.id == 1)
        if self.node is not None:
            query = select(nodes.c.beat).where(nodes.c.id == self.node.id)
        return int(db.execute(query).scalar_one())

    # --- PostgreSQL -------------------------------------------------------------------------------------------------

    def _lock(self) -> bool:
        held = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        how = "_shared" if self.shares else ""
        if held.execute(text(f"SELECT pg_try_advisory_lock{how}({LOCK})")).scalar_one():
            self._held = held
            return True
        held.close()
        return False

    def _holder(self) -> str:
        try:
            with self.engine.connect() as db:
                return str(db.execute(select(keepers.c.holder)).scalar() or "?")
        except SQLAlchemyError:  # it has only just begun
            return "?"

    # --- SQLite -----------------------------------------------------------------------------------------------------

    def _lock_file(self) -> None:
        database = self.engine.url.database
        if not database or database == ":memory:":
            return
        path = Path(os.path.realpath(database) + ".lock")  # whatever name it is called by
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        file = os.fdopen(handle, "r+", encoding="utf-8")
        if not _try_lock(file):
            holder = file.read(200).strip()
            file.close()
            raise StoreError("database-kept", holder=holder or "?")
        file.truncate(0)
        file.write(self.name + "\n")
        file.flush()
        self._file = file


try:
    import fcntl

    def _try_lock(file: IO[str]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

except ImportError:  # Windows
    import msvcrt

    def _try_lock(file: IO[str]) -> bool:
        file.seek(FAR)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        except OSError:
            return False
        finally:
            file.seek(0)
        return True
