"""What is acknowledged is true, and nothing else is told: a move that is not on disk yet does not exist for anyone."""

from __future__ import annotations

import asyncio
import random
import resource
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DatabaseError

from hhour.server.app import open_house
from hhour.server.audience import Audience
from hhour.server.settings import Settings
from hhour.server.store.store import Store
from hhour.server.store.writer import Writer
from tests.server.postgres import frozen
from tests.server.served import PATIENCE, Person, environment, fetch, serving
from tests.server.test_faults import here, lines
from tests.server.test_play import play_on

__all__ = ["here"]
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of Litestar, which elsewhere runs apart
Database = dict[str, str]


class Disk:
    """A disk that takes its time: while it is held, commits wait."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.free = threading.Event()
        self.free.set()
        self.waiting = threading.Event()
        write = Writer._write

        def slowly(writer: Writer, batch: list[Any]) -> None:
            self.waiting.set()
            assert self.free.wait(PATIENCE)
            write(writer, batch)

        monkeypatch.setattr(Writer, "_write", slowly)

    @contextmanager
    def held(self) -> Iterator[None]:
        self.waiting.clear()
        self.free.clear()
        yield
        self.free.set()


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


def test_a_move_that_is_not_on_disk_is_seen_by_nobody(here: str, disk: Disk) -> None:
    with Person(here, "Ann") as ann:
        table = ann.lay("dday n-02")["id"]
        with ann.sit(table) as chair:
            record = ann.http.get(f"/api/tables/{table}/record").text
            with disk.held():
                chair.send(type="act", id="x", seat=1, question_id=chair.questions["1"]["id"], action="roll")
                assert disk.waiting.wait(PATIENCE)
                with ann.sit(table) as second:
                    assert (second.seq, second.views, second.log) == (chair.seq, chair.views, chair.log)
                    assert second.questions == chair.questions
                assert ann.http.get(f"/api/tables/{table}/record").text == record
                assert ann.get(f"/api/tables/{table}/replay")["seq"] == 0
                assert ann.get(f"/api/tables/{table}")["seq"] == 0
                assert ann.get(f"/api/tables/{table}/report")["luck"][0]["expected"] == 0
            chair.read("ack")
            with ann.sit(table) as third:
                assert (third.seq, third.views, third.log) == (1, chair.views, chair.log)


def test_an_undo_that_is_not_on_disk_is_seen_by_nobody(here: str, disk: Disk) -> None:
    rng = random.Random(1)
    with Person(here, "Ann") as ann:
        table = ann.lay("dday n-02")["id"]
        with ann.sit(table) as chair:
            chair.act(1, "roll")
            while not chair.questions["1"]["can_undo"]:
                chair.act(1, rng.choice(chair.actions(1)))
            with disk.held():
                chair.send(type="undo", id="u", seat=1, question_id=chair.questions["1"]["id"])
                assert disk.waiting.wait(PATIENCE)
                with ann.sit(table) as second:
                    assert (second.seq, second.views, second.log) == (chair.seq, chair.views, chair.log)
            chair.read("ack")


def test_a_hello_that_fails_is_logged_and_leaves_nobody_at_the_seat(
    here: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Person(here, "Ann") as ann, Person(here, "Ben") as ben:
        table = ann.lay("dday n-02 units=2")
        ben.post(f"/api/tables/{table['id']}/join", key=table["key"])
        with monkeypatch.context() as patch:
            patch.setattr(Audience, "greet", _broken)
            with pytest.raises(Exception, match="1011"):
                ben.sit(table["id"])
        assert [line["message"] for line in lines(caplog)] == ["connection failed"]
        assert [seat["here"] for seat in ann.get(f"/api/tables/{table['id']}")["seats"]] == [False, False]
        ann.post(f"/api/tables/{table['id']}/seats/2", do="bot")


def _broken(*_args: object) -> None:
    raise ZeroDivisionError("the hello is wrong")


def test_a_store_that_fails_at_the_door_is_told_and_logged(
    here: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Person(here, "Ann") as ann:
        table = ann.lay()["id"]
        with monkeypatch.context() as patch:
            patch.setattr("hhour.server.people.People.get", _broken)
            with pytest.raises(Exception, match="1011"):
                ann.sit(table)
        assert [line["message"] for line in lines(caplog)] == ["connection failed"]


# --- one process a database -----------------------------------------------------------------------------------------


def serve(folder: Path, database: Database) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", "hhour.server.commands", "serve", "--port", "0"]
    env = environment(folder, **database)
    return subprocess.run(words, env=env, capture_output=True, text=True, check=False, timeout=PATIENCE)


def test_a_second_process_on_one_database_says_who_keeps_it(tmp_path: Path, database: Database) -> None:
    with serving(tmp_path / "one", **database) as server, Person(server.url) as ann:
        table = ann.lay()["id"]
        second = serve(tmp_path / "two", database)
        assert second.returncode == 1
        assert len(second.stderr.strip().splitlines()) == 1
        assert f"{server.pid}@" in second.stderr
        assert server.url in second.stderr
        with ann.sit(table) as chair:
            assert chair.act(1, "roll")["type"] == "ack"
        server.kill()
    with serving(tmp_path / "two", **database) as server:
        assert fetch(f"{server.url}/readyz").status_code == 200


def test_a_database_is_kept_by_whatever_name_it_is_called(tmp_path: Path) -> None:
    file, link = tmp_path / "one" / "tables.db", tmp_path / "link.db"
    link.symlink_to(file)
    with serving(tmp_path / "one") as server:
        second = serve(tmp_path / "two", {"HHOUR_DATABASE_URL": f"sqlite:///{link}"})
        assert (second.returncode, f"{server.pid}@" in second.stderr) == (1, True)
        third = serve(tmp_path / "three", {"HHOUR_DATABASE_URL": f"sqlite:///file:{file}?uri=true"})
        assert (third.returncode, "HHOUR_DATABASE_URL" in third.stderr) == (1, True)


def test_who_lost_the_lock_and_was_followed_writes_no_more(tmp_path: Path, postgres: str) -> None:
    from tests.server.postgres import end_connections, new_database

    database = {"HHOUR_DATABASE_URL": new_database(postgres)}
    with serving(tmp_path / "one", **database) as first, Person(first.url) as ann:
        table = ann.lay()["id"]
        with ann.sit(table) as chair:
            end_connections(database["HHOUR_DATABASE_URL"])
            with serving(tmp_path / "two", **database) as second:
                assert fetch(f"{second.url}/readyz").status_code == 200
                assert fetch(f"{first.url}/readyz").status_code == 503
                assert chair.act(1, "roll")["error"]["key"] == "store-gone"
        assert fetch(f"{first.url}/readyz").status_code == 503  # memory and disk may differ by now


def test_a_lock_whose_connection_was_lost_is_taken_again(tmp_path: Path, postgres: str) -> None:
    from tests.server.postgres import end_connections, new_database

    database = {"HHOUR_DATABASE_URL": new_database(postgres)}
    with serving(tmp_path, **database) as server, Person(server.url) as ann:
        table = ann.lay()["id"]
        end_connections(database["HHOUR_DATABASE_URL"])
        assert fetch(f"{server.url}/readyz").status_code == 200
        with ann.sit(table) as chair:
            assert chair.act(1, "roll")["type"] == "ack"
        assert serve(tmp_path / "two", database).returncode == 1


# --- a database in trouble ------------------------------------------------------------------------------------------


def test_a_rematch_is_written_with_the_game_it_follows(here: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with Person(here, "Ann") as ann:
        table = ann.lay()["id"]
        ann.post(f"/api/tables/{table}/end")

        async def killed(*_args: object) -> None:
            raise AssertionError("a second transaction: a kill before it leaves the new table without its old one")

        monkeypatch.setattr(Store, "change_game", killed)
        new = ann.post(f"/api/tables/{table}/rematch")["id"]
        assert ann.post(f"/api/tables/{table}/rematch")["id"] == new
        assert {one["id"]: one["rematch"] for one in ann.get("/api/tables")["tables"]} == {table: new, new: ""}


def until_ready(person: Person) -> None:
    while person.http.get("/readyz").status_code != 200:
        time.sleep(0.1)


def test_a_frozen_postgresql_is_answered_for_in_time(tmp_path: Path, postgres: str) -> None:
    from tests.server.postgres import new_database

    database = {"HHOUR_DATABASE_URL": new_database(postgres), "HHOUR_DATABASE_SECONDS": "2"}
    with serving(tmp_path, **database) as server, Person(server.url) as ann:
        table = ann.lay()["id"]
        with ann.sit(table) as chair:
            with frozen(postgres):
                error = chair.act(1, "roll")["error"]
                assert error["key"] == "store-gone"
                assert "Nothing has changed" not in error["sentence"]  # the commit may have arrived all the same
                assert ann.http.get("/readyz").status_code == 503
                assert ann.fail("GET", "/api/tables", 503)["key"] == "store-gone"
                assert ann.fail("POST", "/api/tables", 503, json={"setup": "dday n-01"})["key"] == "store-gone"
                assert ann.http.get("/healthz").status_code == 200
            until_ready(ann)
        with ann.sit(table) as back:
            play_on({1: back}, random.Random(3), 2)


def test_a_full_disk_is_not_ready(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Person(server.url) as ann:
        assert ann.http.get("/readyz").status_code == 200
        table = ann.lay()["id"]
        with ann.sit(table) as chair:
            # not a byte more in any file: whoever could begin the journal anew would find room in it
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
            assert chair.act(1, "roll")["error"]["key"] == "store-gone"
            time.sleep(1.1)  # an answer counts for a second
            assert ann.http.get("/readyz").status_code == 503
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            until_ready(ann)
        with ann.sit(table) as back:
            assert back.seq == 0
            assert back.act(1, "roll")["type"] == "ack"


def test_a_damaged_database_is_not_ready(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Person(server.url) as ann:
        ann.lay()
        for name in ("tables.db", "tables.db-wal"):
            file = tmp_path / name
            file.write_bytes(b"\xff" * file.stat().st_size)
        assert ann.http.get("/readyz").status_code == 503
        server.kill()


def test_damage_that_was_met_once_is_not_forgotten(tmp_path: Path) -> None:
    """Though what is asked every second lies on pages that are well."""
    (tmp_path / "part").write_bytes(b"\xff" * 4096)

    async def run() -> list[bool]:
        house = open_house(Settings(data_dir=str(tmp_path)))
        ready = [await house.store.works()]
        with pytest.raises(DatabaseError):
            await house.store.read(lambda db: db.execute(text(f"ATTACH '{tmp_path / 'part'}' AS part")))
        ready.append(await house.store.works())
        house.store.close()
        return ready

    assert asyncio.run(run()) == [True, False]


def test_nobody_else_on_the_machine_reads_the_database_or_a_backup(tmp_path: Path) -> None:
    (tmp_path / "tables.db").touch(0o644)
    with serving(tmp_path) as server, Person(server.url) as ann:
        ann.lay()
        words = [sys.executable, "-m", "hhour.server.commands", "backup", str(tmp_path / "backup.gz")]
        subprocess.run(words, env=environment(tmp_path), check=True)
        kept = [*tmp_path.glob("tables.db*"), tmp_path / "backup.gz", tmp_path / "secret"]
        assert {file.name: oct(file.stat().st_mode & 0o777) for file in kept} == {file.name: "0o600" for file in kept}
        assert len(kept) == 6
