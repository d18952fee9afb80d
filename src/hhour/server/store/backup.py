"""Backup and restore: one compressed file of JSON lines that either database can write and read.

The first line says which form the database had; an older one is brought up to date on the way in.
"""

from __future__ import annotations

import gzip
import json
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from alembic import command
from sqlalchemy import Connection, Engine, MetaData, Table, func, insert, select, text

from hhour.server.store.engine import StoreError, current_revision, migrate, migration_config, open_engine
from hhour.server.store.keeper import Keeper
from hhour.server.store.schema import games, keepers, metadata, nodes

FORMAT = 1
BATCH = 500
KEPT = [
    table for table in metadata.sorted_tables if table not in (keepers, nodes)
]  # who runs a server is not the games'


def back_up(engine: Engine, file: Path) -> dict[str, int]:
    """Write everything to a file, as of one moment, while the server may go on; how many rows of each kind."""
    counts: dict[str, int] = {}
    beside = file.with_name(file.name + ".part")
    try:
        with _private(beside) as raw, gzip.open(raw, "wt", encoding="utf-8") as out, engine.connect() as db:
            _hold_still(db)
            form = current_revision(db)
            if form is None:
                raise StoreError("nothing-to-back-up")
            out.write(json.dumps({"hhour-backup": FORMAT, "schema": form}) + "\n")
            for table in KEPT:
                counts[table.name] = _write_table(db, table, out)
            out.write(json.dumps({"end": counts}) + "\n")
        with beside.open("rb") as written:
            os.fsync(written.fileno())
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
    return counts


def _private(file: Path) -> IO[bytes]:
    """Seeds and keys are in it: nobody but its owner reads it."""
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb")


def _hold_still(db: Connection) -> None:
    """All that follows is read as of this moment."""
    if db.dialect.name == "sqlite":
        db.exec_driver_sql("BEGIN")
    else:
        db.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))


def _write_table(db: Connection, table: Table, out: IO[str]) -> int:
    count = 0
    order = list(table.primary_key.columns)
    for row in db.execute(select(table).order_by(*order)).mappings():
        out.write(json.dumps({"in": table.name, "row": dict(row)}, ensure_ascii=False) + "\n")
        count += 1
    return count


def bring_back(engine: Engine, file: Path) -> dict[str, int]:
    """Fill an empty database from a backup, whole or not at all; no server may run on it."""
    keeper = Keeper(engine)
    keeper.take()
    try:
        return _bring_back(engine, file)
    finally:
        keeper.release()


def _bring_back(engine: Engine, file: Path) -> dict[str, int]:
    migrate(engine)
    with engine.connect() as db:
        if db.execute(select(func.count()).select_from(games)).scalar_one():
            raise StoreError("database-in-use")
    with tempfile.TemporaryDirectory() as folder:
        between = open_engine(f"sqlite:///{Path(folder) / 'between.db'}", "OFF")
        try:
            load(between, file)
            migrate(between)
            return _copy(between, engine)
        finally:
            between.dispose()


def load(between: Engine, file: Path) -> None:
    """The backup as a database of the form it was written by."""
    lines = _lines(file)
    head = next(lines, {})
    if head.get("hhour-backup") != FORMAT:
        raise StoreError("no-backup")
    with between.begin() as db:
        config = migration_config()
        config.attributes["connection"] = db
        try:
            command.upgrade(config, str(head.get("schema")))
        except Exception as error:
            raise StoreError("newer-backup") from error
        then = MetaData()
        then.reflect(db)
        ended = False
        waiting: dict[str, list[dict[str, Any]]] = {}
        for line in lines:
            ended = ended or "end" in line
            if "in" not in line:
                continue
            rows = waiting.setdefault(str(line["in"]), [])
            rows.append(line["row"])
            if len(rows) >= BATCH:
                _insert_all(db, then, waiting)
        _insert_all(db, then, waiting)
        if not ended:
            raise StoreError("backup-cut-off")


def _insert_all(db: Connection, then: MetaData, waiting: dict[str, list[dict[str, Any]]]) -> None:
    for table in then.sorted_tables:  # parents first
        if waiting.get(table.name):
            db.execute(insert(table), waiting.pop(table.name))
    if waiting and any(waiting.values()):
        raise StoreError("no-backup")


def _lines(file: Path) -> Iterator[dict[str, Any]]:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as source:
            for line in source:
                told = json.loads(line)
                if not isinstance(told, dict):
                    raise StoreError("no-backup")
                yield told
    except (EOFError, gzip.BadGzipFile, UnicodeDecodeError, json.JSONDecodeError) as error:
        raise StoreError("damaged-backup") from error


def _copy(between: Engine, engine: Engine) -> dict[str, int]:
    counts: dict[str, int] = {}
    with between.connect() as source, engine.begin() as target:
        for table in KEPT:
            counts[table.name] = 0
            found = source.execute(select(table)).mappings()
            while rows := [dict(row) for row in found.fetchmany(BATCH)]:
                target.execute(insert(table), rows)
                counts[table.name] += len(rows)
        if target.dialect.name == "postgresql":  # numbers given by hand do not move PostgreSQL's own counter
            target.execute(text("SELECT setval('chats_id_seq', (SELECT COALESCE(MAX(id), 0) + 1 FROM chats), false)"))
    return counts
