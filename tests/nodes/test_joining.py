"""Who may join a house: whoever cannot is told why in one sentence, and never half works."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import create_engine, insert, text

from hhour.server.app import open_house
from hhour.server.house import House
from hhour.server.nodes.said import WIRE
from hhour.server.settings import read_settings
from hhour.server.store.engine import MIGRATING, is_current, migrate, open_engine
from hhour.server.store.node import Node, version_key
from hhour.server.store.schema import nodes
from hhour.server.trouble import HostError
from tests.server.postgres import new_database
from tests.server.served import environment

Settings = dict[str, str]


@contextmanager
def opened(folder: Path, settings: Settings) -> Iterator[House]:
    house = open_house(read_settings({**settings, "HHOUR_DATA_DIR": str(folder)}))
    try:
        yield house
    finally:
        house.store.close()


def refusal(folder: Path, settings: Settings) -> str:
    """Why a server with these settings does not start."""
    with pytest.raises(HostError) as raised, opened(folder, settings):
        pass
    assert "\n" not in str(raised.value)
    return raised.value.key


def another_node(database: str, **differently: object) -> None:
    """A node that was seen just now."""
    row = {"id": "other", "name": "1@other", "release": "0.0.1", "wire": WIRE, "beat": int(time.time() * 1000)}
    secret = Node("", "0", WIRE, "one house").secret
    engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as db:
        db.execute(insert(nodes).values({**row, "secret": secret, **differently}))
    engine.dispose()


def test_addresses_that_do_not_answer_end_the_start_with_2(tmp_path: Path, house: Settings) -> None:
    wrong = {
        "redis": {"HHOUR_REDIS_URL": "redis://127.0.0.1:1/0"},
        "nonsense": {"HHOUR_REDIS_URL": "127.0.0.1"},
        "bracket": {"HHOUR_REDIS_URL": "redis://[::1/0"},
        "number": {"HHOUR_REDIS_URL": "redis://127.0.0.1:1/abc"},
        "port": {"HHOUR_REDIS_URL": "redis://127.0.0.1:port/0"},
        "no port": {"HHOUR_DATABASE_URL": "postgresql://hhour@127.0.0.1:port/none"},
        "database": {"HHOUR_DATABASE_URL": "postgresql://hhour@127.0.0.1:1/none"},
        "sqlite": {"HHOUR_DATABASE_URL": f"sqlite:///{tmp_path / 'tables.db'}"},
    }
    keys = {name: refusal(tmp_path, {**house, **one}) for name, one in wrong.items()}
    assert keys == {
        "redis": "redis-closed",
        "nonsense": "no-redis-address",
        "bracket": "no-redis-address",
        "number": "no-redis-address",
        "port": "redis-closed",
        "no port": "no-database-address",
        "database": "database-closed",
        "sqlite": "redis-needs-postgresql",
    }
    env = environment(tmp_path, **{**house, **wrong["redis"]})
    words = [sys.executable, "-m", "hhour.server.commands", "serve", "--port", "0"]
    done = subprocess.run(words, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr


def test_nodes_that_cannot_be_one_house_stay_apart(tmp_path: Path, house: Settings) -> None:
    with opened(tmp_path, house):
        assert refusal(tmp_path, {**house, "HHOUR_SECRET": "another"}) == "other-secret"
        with opened(tmp_path, house):  # the same may
            pass
        alone = {**house, "HHOUR_REDIS_URL": ""}
        assert refusal(tmp_path, alone) == "database-kept"
    with opened(tmp_path, alone):
        assert refusal(tmp_path, house) == "database-kept"


@pytest.mark.parametrize(
    ("differently", "key"), [({"release": "99.0"}, "older-release"), ({"wire": WIRE + 1}, "cannot-roll")]
)
def test_an_older_release_and_another_language_are_refused(
    tmp_path: Path, house: Settings, differently: dict[str, object], key: str
) -> None:
    with opened(tmp_path, house):
        pass
    another_node(house["HHOUR_DATABASE_URL"], **differently)
    assert refusal(tmp_path, house) == key


def test_a_step_of_the_database_that_running_nodes_cannot_live_with_is_refused(tmp_path: Path, house: Settings) -> None:
    with opened(tmp_path, house):
        pass
    another_node(house["HHOUR_DATABASE_URL"])
    engine = create_engine(house["HHOUR_DATABASE_URL"].replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as db:
        db.execute(text("UPDATE alembic_version SET version_num = '0007'"))
    engine.dispose()
    assert refusal(tmp_path, house) == "cannot-roll-database"


def test_clocks_that_are_minutes_apart_are_refused(
    tmp_path: Path, house: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = time.time_ns
    monkeypatch.setattr("hhour.server.store.node.time.time_ns", lambda: real() + 150 * 10**9)
    assert refusal(tmp_path, house) == "clocks-apart"


def test_whoever_was_followed_by_strangers_writes_no_more(tmp_path: Path, house: Settings) -> None:
    with opened(tmp_path, house) as first:
        with first.engine.begin() as db:
            db.execute(text("UPDATE keepers SET token = 'of another house'"))
        with pytest.raises(HostError, match="keeps this database"), first.engine.begin() as db:
            first.store.keeper.check(db)


def test_releases_have_an_order() -> None:
    assert version_key("0.2.0") > version_key("0.1.9")
    assert version_key("0.10") > version_key("0.9.1")
    assert version_key("1.0.0+abc") == version_key("1.0.0")


def test_who_starts_while_another_brings_the_database_up_to_date_waits_for_it(postgres: str) -> None:
    """For longer than a database may be silent: it is not frozen."""
    database = new_database(postgres)
    other, engine = create_engine(database), open_engine(database, seconds=1)
    with other.connect() as busy:
        busy.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
        done = threading.Timer(2.5, busy.rollback)
        done.start()
        migrate(engine)
        done.join()
    assert is_current(engine)
    other.dispose()
    engine.dispose()
