"""Opening the database and bringing it up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from hhour.server.trouble import HostError

MIGRATIONS = Path(__file__).with_name("migrations")


class StoreError(HostError):
    """The database or a backup of it cannot be used."""


def open_engine(url: str, synchronous: str = "FULL") -> Engine:
    """An engine for this address. SQLite gets a write-ahead log and waits for the disk at each commit."""
    try:
        address = make_url(url)
    except ArgumentError as error:
        raise StoreError("no-database-address") from error
    if address.get_backend_name() not in ("sqlite", "postgresql"):
        raise StoreError("other-database")
    if address.get_backend_name() == "sqlite":
        if address.database:
            Path(address.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(address, connect_args={"timeout": 30})
        event.listen(engine, "connect", _sqlite_settings(synchronous))
        return engine
    return create_engine(address, pool_size=8, max_overflow=8, pool_pre_ping=True)


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
            found = current_revision(connection)
            if found is not None and found not in {step.revision for step in script.walk_revisions()}:
                raise StoreError("newer-database")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except SQLAlchemyError as error:
        raise closed(error) from error


def is_current(engine: Engine) -> bool:
    """Whether the database answers and has the newest form."""
    script = ScriptDirectory.from_config(migration_config())
    with engine.connect() as connection:
        return current_revision(connection) == script.get_current_head()


def closed(error: SQLAlchemyError) -> StoreError:
    """What to tell a host whose database does not open; never the address, which may hold a password."""
    return StoreError("database-closed", reason=str(error).splitlines()[0][:200])
