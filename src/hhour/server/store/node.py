"""One server among several on one database: who else is there, and whether they can be one house."""

from __future__ import annotations

import re
import secrets
import time
from hashlib import sha256
from typing import Any, Final

from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, delete, insert, inspect, select, text, update

from hhour.server.store.engine import StoreError, current_revision, migration_config
from hhour.server.store.schema import nodes

Row = dict[str, Any]
LIVES_MS: Final = 20_000  # who has not been seen for longer is not there
APART_MS: Final = 60_000  # how far the clocks of two servers may differ
_NOW: Final = text("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)")


class Node:
    """What a server says about itself to the others, in the database."""

    def __init__(self, name: str, release: str, wire: int, secret: str) -> None:
        self.id: Final = secrets.token_hex(8)
        self.name: Final = name[:200]
        self.release: Final = release[:40]
        self.wire: Final = wire
        self.secret: Final = sha256(b"hhour node " + secret.encode()).hexdigest()[:32]
        self.token: Final = sha256(f"hhour house {wire} {self.secret}".encode()).hexdigest()[:32]

    def join(self, engine: Engine) -> None:
        """Whether this server can be one of them; StoreError says why not."""
        with engine.connect() as db:
            now = int(db.execute(_NOW).scalar_one())
            apart = abs(now - time.time_ns() // 1_000_000)
            if apart > APART_MS:
                raise StoreError("clocks-apart", seconds=apart // 1000)
            others = self._others(db, now)
            for other in others:
                self._compare(other)
            if others:
                self._check_steps(db)

    def _others(self, db: Connection, now: int) -> list[Row]:
        if not inspect(db).has_table("nodes"):
            return []
        found = db.execute(select(nodes).where(nodes.c.beat > now - LIVES_MS).order_by(nodes.c.id)).mappings()
        return [dict(row) for row in found]

    def _compare(self, other: Row) -> None:
        if other["secret"] != self.secret:
            raise StoreError("other-secret", node=other["name"])
        if version_key(other["release"]) > version_key(self.release):
            raise StoreError("older-release", release=self.release, other=other["release"], node=other["name"])
        if other["wire"] != self.wire:
            raise StoreError("cannot-roll", release=self.release, other=other["release"], node=other["name"])

    def _check_steps(self, db: Connection) -> None:
        """While others run, the database takes only steps that they can live with (`ROLLS = True`)."""
        script = ScriptDirectory.from_config(migration_config())
        found = current_revision(db)
        if found is None or found not in {step.revision for step in script.walk_revisions()}:
            return
        for step in script.iterate_revisions("head", found):
            if not getattr(step.module, "ROLLS", False):
                raise StoreError("cannot-roll-database", release=self.release, step=str(step.revision))

    def beat(self, db: Connection) -> int:
        """Be seen; and forget those who have not been for a day."""
        now = int(db.execute(_NOW).scalar_one())
        if not db.execute(update(nodes).where(nodes.c.id == self.id).values(beat=now)).rowcount:
            row = {"id": self.id, "name": self.name, "release": self.release, "wire": self.wire, "secret": self.secret}
            db.execute(insert(nodes).values(**row, beat=now))
            db.execute(delete(nodes).where(nodes.c.beat < now - 24 * 3600 * 1000))
        return now


def version_key(release: str) -> tuple[int, ...]:
    """Releases in their order; what follows the numbers does not count."""
    return tuple(int(part) for part in re.findall(r"\d+", release.partition("+")[0])[:3])
