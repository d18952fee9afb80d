"""What the server remembers, on SQLite and on PostgreSQL: everything, whatever happens to the process."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from copy import deepcopy
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text, update

from hhour.server.identity import Signer
from hhour.server.settings import read_settings
from hhour.server.store.backup import bring_back, load
from hhour.server.store.engine import (
    StoreError,
    current_revision,
    is_current,
    migrate,
    migration_config,
    open_engine,
)
from hhour.server.store.schema import games, metadata
from tests.server.served import Person, Server, environment, pick, serving
from tests.server.test_play import play_on

Database = dict[str, str]
SAMPLES = sorted(Path(__file__).with_name("old").glob("*.gz"))


def engine_of(database: Database):  # type: ignore[no-untyped-def]
    return open_engine(read_settings(database).database)


def again(person: Person, server: Server) -> Person:
    """The same person at another server."""
    person.http.base_url = server.url
    person.url = server.url
    return person


@pytest.mark.parametrize("ending", ["stop", "kill"])
def test_after_a_restart_the_table_is_exactly_as_it_was(tmp_path: Path, database: Database, ending: str) -> None:
    with serving(tmp_path, **database) as server:
        person = Person(server.url, "Ann")
        table = person.lay("dday n-02 units=2", seats=[{"who": "me"}, {"who": "beside"}])
        with person.sit(table["id"]) as chair:
            play_on({1: chair, 2: chair}, random.Random(4), 12)
            chair.send(type="say", id="c", text="see you")
            chair.read("ack")
        getattr(server, ending)()
    with serving(tmp_path, **database) as server, again(person, server).sit(table["id"]) as back:
        assert back.views == chair.views
        assert back.log == chair.log
        assert back.seq == chair.seq
        assert [line["text"] for line in back.hello["chat"]] == ["see you"]
        for seat, question in back.questions.items():
            before = chair.questions[seat]
            assert {**question, "id": 0} == {**before, "id": 0}
        play_on({1: back, 2: back}, random.Random(4), 3)
        assert person.get("/api/me")["name"] == "Ann"
    person.http.close()


def test_undo_survives_a_restart(tmp_path: Path, database: Database) -> None:
    rng = random.Random(1)
    with serving(tmp_path, **database) as server:
        person = Person(server.url)
        table = person.lay("dday n-02")
        with person.sit(table["id"]) as chair:
            chair.act(1, "roll")
            while not chair.questions["1"]["can_undo"]:
                before = (deepcopy(chair.views["1"]), list(chair.log))
                chair.act(1, pick(rng, chair.actions(1)))
        server.kill()
    with serving(tmp_path, **database) as server, again(person, server).sit(table["id"]) as back:
        back.send(type="undo", id="u", seat=1, question_id=back.questions["1"]["id"])
        assert back.read("ack", "refused")["type"] == "ack"
        assert (back.views["1"], back.log) == before
    person.http.close()


def test_a_backup_made_during_play_restores_into_either_kind_of_database(
    tmp_path: Path, database: Database, postgres: str
) -> None:
    from tests.server.postgres import new_database

    file = tmp_path / "backup.gz"
    with serving(tmp_path, **database, HHOUR_SECRET="s") as server, Person(server.url, "Ann") as person:
        table = person.lay("dday n-02")
        with person.sit(table["id"]) as chair:
            play_on({1: chair}, random.Random(9), 3)
            chair.send(type="say", id="c", text="hallo 你好")
            chair.read("ack")
        assert hhour(tmp_path, database, "backup", str(file)).returncode == 0
        assert hhour(tmp_path, database, "restore", str(file)).returncode == 1  # there are games in it
        for number, url in enumerate((f"sqlite:///{tmp_path / 'other.db'}", new_database(postgres))):
            other = {"HHOUR_DATABASE_URL": url, "HHOUR_SECRET": "s"}
            done = hhour(tmp_path, other, "restore", str(file))
            assert done.returncode == 0, done.stderr
            with serving(tmp_path / str(number), **other) as second, again(person, second).sit(table["id"]) as back:
                assert (back.views, back.log, back.seq) == (chair.views, chair.log, chair.seq)
                back.send(type="say", id="d", text="and on")
                assert back.read("ack")["id"] == "d"
                assert back.act(1, back.actions(1)[0])["type"] == "ack"
        again(person, server)


@pytest.mark.parametrize("content", [b"", b"no backup", b"\x1f\x8b\x08\x00broken"])
def test_a_file_that_is_no_backup_is_refused_in_one_sentence(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    done = hhour(tmp_path, {}, "restore", str(file))
    assert done.returncode == 1
    assert len(done.stderr.strip().splitlines()) == 1
    assert hhour(tmp_path, {}, "restore", str(tmp_path / "missing")).returncode == 1


def hhour(folder: Path, database: Database, *words: str) -> subprocess.CompletedProcess[str]:
    command_line = [sys.executable, "-m", "hhour.server.commands", *words]
    env = environment(folder, **database)
    return subprocess.run(command_line, env=env, capture_output=True, text=True, check=False)


# --- migrations -------------------------------------------------------------------------------------------------------


def test_migrations_from_nothing_lead_to_the_tables_of_the_code(database: Database) -> None:
    engine = engine_of(database)
    migrate(engine)
    migrate(engine)  # a second start changes nothing
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    assert is_current(engine)
    engine.dispose()


def test_migrations_go_down_again(database: Database) -> None:
    engine = engine_of(database)
    migrate(engine)
    with engine.begin() as connection:
        config = migration_config()
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
    assert set(inspect(engine).get_table_names()) <= {"alembic_version"}
    engine.dispose()


def test_a_database_of_a_newer_program_is_left_alone(database: Database) -> None:
    engine = engine_of(database)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match="newer"):
        migrate(engine)
    engine.dispose()


def test_every_form_the_database_ever_had_has_its_sample() -> None:
    """`old/` keeps a backup of each, with a running and a finished game; make_old.py makes one."""
    forms = ScriptDirectory.from_config(migration_config()).walk_revisions()
    assert {file.stem for file in SAMPLES} == {form.revision for form in forms}


@pytest.mark.parametrize("file", SAMPLES, ids=lambda file: file.name)
def test_an_old_backup_comes_back_in_todays_form(tmp_path: Path, file: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    assert bring_back(engine, file)["games"] == 2
    assert is_current(engine)
    engine.dispose()


@pytest.mark.parametrize("file", SAMPLES, ids=lambda file: file.name)
def test_an_old_database_opens_and_its_games_go_on(tmp_path: Path, database: Database, file: Path) -> None:
    engine = engine_of(database)
    load(engine, file)
    with engine.connect() as connection:
        assert current_revision(connection) == file.stem
        rows = connection.execute(text("SELECT id, host, seq, status FROM games")).mappings().all()
    engine.dispose()
    assert {row["status"] for row in rows} == {"playing", "ended"}
    with serving(tmp_path, **database, HHOUR_SECRET="old") as server, Person(server.url) as person:
        for row in rows:
            person.http.cookies.clear()
            person.http.cookies.set("hhour", Signer("old").sign(row["host"], "s"))
            with person.sit(row["id"]) as chair:
                assert chair.seq == row["seq"]
                assert chair.log
                if row["status"] == "playing":
                    assert chair.act(1, chair.actions(1)[0])["type"] == "ack"
            assert person.get(f"/api/tables/{row['id']}/replay")["steps"]
            assert person.get("/api/me")["name"] == "Ann"
            assert person.get("/api/me/devices")["devices"]


def test_a_game_of_older_rules_opens_from_its_snapshot(tmp_path: Path, database: Database) -> None:
    with serving(tmp_path, **database) as server:
        person = Person(server.url)
        table = person.lay("dday n-02")
        with person.sit(table["id"]) as chair:
            play_on({1: chair}, random.Random(9), 3)
    engine = engine_of(database)
    with engine.begin() as connection:
        connection.execute(update(games).values(rules=0, snapshot_rules=0))
    engine.dispose()
    with serving(tmp_path, **database) as server, again(person, server).sit(table["id"]) as back:
        assert back.views == chair.views
        assert back.log == chair.log
        assert back.act(1, back.actions(1)[0])["type"] == "ack"
    person.http.close()


def test_sqlite_waits_for_the_disk_at_every_commit(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA synchronous")).scalar_one() == 2  # FULL
        assert connection.execute(text("PRAGMA journal_mode")).scalar_one() == "wal"
        assert connection.execute(text("PRAGMA foreign_keys")).scalar_one() == 1
    engine.dispose()


@pytest.mark.parametrize(
    "url",
    [
        "postgresql+asyncpg://h/d",
        "postgresql+psycopg2://h/d",
        "sqlite+aiosqlite:////x",
        "sqlite://",
        "sqlite:///:memory:",
    ],
)
def test_a_database_that_is_reached_in_another_way_is_refused(url: str) -> None:
    with pytest.raises(StoreError):
        open_engine(url)


def test_a_database_that_somebody_else_brought_up_is_refused(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'other.db'}")
    with engine.begin() as db:
        db.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) PRIMARY KEY)"))
        db.execute(text("INSERT INTO alembic_version VALUES ('one'), ('two')"))
    with pytest.raises(StoreError):
        migrate(engine)
    engine.dispose()


def test_a_database_that_cannot_be_used_is_one_sentence(tmp_path: Path) -> None:
    for url in ("mysql://x/y", "nonsense", f"sqlite:///{os.devnull}/x.db", "postgresql://hhour@127.0.0.1:1/none"):
        done = hhour(tmp_path, {"HHOUR_DATABASE_URL": url}, "serve", "--port", "0")
        assert done.returncode == 1, url
        assert len(done.stderr.strip().splitlines()) == 1, done.stderr
