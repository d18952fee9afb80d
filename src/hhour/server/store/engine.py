"""Opening the database and bringing it up to date."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from hhour.server.store.patience import impatient
from hhour.server.trouble import HostError

MIGRATING = 0x68_68_6F_75_73  # a lock of PostgreSQL
MIGRATING_SECONDS = 600
DRIVERS = ("sqlite", "sqlite+pysqlite", "postgresql", "postgresql+psycopg")
MIGRATIONS = Path(__file__).with_name("migrations")


class StoreError(HostError):
    """The database or a backup of it cannot be used."""


def open_engine(url: str, synchronous: str = "FULL", seconds: int = 10) -> Engine:
    """An engine for this address, which waits `seconds` for an answer at most.

    SQLite gets a write-ahead log and waits for the disk at each commit.
    """
    try:
        address = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise StoreError("no-database-address") from error
    if address.drivername not in DRIVERS:
        raise StoreError("other-database")
    if address.get_backend_name() == "sqlite":
        # in memory every thread would have a database of its own; a URI is no path, and lock and rights go by the path
        if not address.database or address.database == ":memory:" or address.database.startswith("file:"):
            raise StoreError("no-database-address")
        _keep_private(Path(address.database))
        engine = create_engine(address, connect_args={"timeout": seconds}, pool_timeout=seconds)
        event.listen(engine, "connect", _sqlite_settings(synchronous))
        return engine
    given = {"connect_timeout": max(2, seconds), "application_name": "hhour", "options": _OPTIONS}
    engine = create_engine(
        address, pool_size=8, max_overflow=8, pool_pre_ping=True, pool_timeout=seconds, connect_args=given
    )
    event.listen(engine, "do_connect", impatient(seconds))
    return engine


# so that a lock is not held for long by a process whose machine has gone
_OPTIONS = "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3"


def _keep_private(database: Path) -> None:
    """Seeds and keys are in it: nobody but its owner reads it. SQLite gives its other files the same rights."""
    database.parent.mkdir(parents=True, exist_ok=True)
    try:
        os.close(os.open(database, os.O_RDWR | os.O_CREAT, 0o600))
        for file in (database, Path(f"{database}-wal"), Path(f"{database}-shm")):
            if file.exists():
                file.chmod(0o600)
    except OSError as error:
        raise StoreError("database-closed", reason=error.strerror or str(error)) from error


def _sqlite_settings(synchronous: str) -> Any:
    def connect(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={synchronous}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return connect


def migration_config() -> Config:
    """Alembic's settings; the connection is handed over in `attributes`."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def current_revision(connection: Connection) -> str | None:
    """Which form a database has; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def migrate(engine: Engine) -> None:
    """Bring the database to the newest form; a database of a newer H-Hour is left alone and refused."""
    config = migration_config()
    script = ScriptDirectory.from_config(config)
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                _wait_for_others(connection)
            found = current_revision(connection)
            if found is not None and found not in {step.revision for step in script.walk_revisions()}:
                raise StoreError("newer-database")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except SQLAlchemyError as error:
        raise closed(error) from error
    except CommandError as error:  # steps that no H-Hour took
        raise StoreError("database-closed", reason=str(error).splitlines()[0][:200]) from error


def _wait_for_others(connection: Connection) -> None:
    """Nodes that start together do it one after the other. Asked again and again: who waits is no frozen database."""
    until = time.monotonic() + MIGRATING_SECONDS
    while not connection.execute(text(f"SELECT pg_try_advisory_xact_lock({MIGRATING})")).scalar_one():
        if time.monotonic() > until:
            raise StoreError("database-closed", reason="another server is still bringing it up to date")
        time.sleep(0.1)


def is_current(engine: Engine) -> bool:
    """Whether the database answers and has the newest form."""
    script = ScriptDirectory.from_config(migration_config())
    with engine.connect() as connection:
        return current_revision(connection) == script.get_current_head()


def is_gone(error: BaseException) -> bool:
    """Whether the database itself is in trouble, rather than what was asked of it."""
    if isinstance(error, StoreError | PoolTimeout | TimeoutError):
        return True
    return isinstance(error, DatabaseError) and not isinstance(error, IntegrityError | DataError)


def closed(error: SQLAlchemyError) -> StoreError:
    """What to tell a host whose database does not open; never the address, which may hold a password."""
    return StoreError("database-closed", reason=str(error).splitlines()[0][:200])
