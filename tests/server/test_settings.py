"""Every setting does what the page for hosts says, on a real server wherever one is needed to see it."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from hhour.server.app import open_house
from hhour.server.commands import listen
from hhour.server.settings import Settings, read_settings
from hhour.server.store.engine import open_engine
from hhour.server.wire import NewTable
from tests.server.served import Person, Server, fetch, serving

STRICT = {
    "HHOUR_PUBLIC_URL": "https://table.example",
    "HHOUR_ORIGINS": "https://one.example https://two.example",
    "HHOUR_TRUSTED_PROXIES": "127.0.0.1",
    "HHOUR_SECRET": "a secret of the host's own",
    "HHOUR_LOG_LEVEL": "info",
    "HHOUR_METRICS": "0",
    "HHOUR_MAX_TABLES_PER_PERSON": "2",
    "HHOUR_MAX_CONNECTIONS": "2",
    "HHOUR_MAX_FRAME_BYTES": "300",
    "HHOUR_MAX_BODY_BYTES": "2000",
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("strict"), **STRICT) as server:
        yield server


@pytest.fixture
def cat(strict: Server) -> Iterator[Person]:
    """Someone behind the proxy; httpx keeps a Secure cookie from plain http, a browser gets it over https."""
    with Person(strict.url) as person:
        cookie = fetch(f"{strict.url}/api/me").headers["set-cookie"].split(";")[0]
        person.http.cookies.clear()
        person.http.cookies.set("hhour", cookie.split("=", 1)[1])
        person.id = person.get("/api/me")["id"]
        yield person


def test_every_setting_has_a_test() -> None:
    rooms = (Path(__file__).parent, Path(__file__).parents[1] / "nodes")
    files = [file for room in rooms for file in sorted(room.glob("*.py"))]
    tests = "".join(file.read_text(encoding="utf-8") for file in files if file.name != "served.py")
    assert [item.name for item in fields(Settings) if f"HHOUR_{item.name.upper()}" not in tests] == []


def test_behind_https_cookies_are_secure_and_browsers_told_to_stay_there(strict: Server) -> None:
    answer = fetch(f"{strict.url}/api/me")
    assert "; Secure" in answer.headers["set-cookie"]
    assert "max-age" in answer.headers["strict-transport-security"]


def test_pages_of_the_named_origins_may_change_things_and_no_others(cat: Person) -> None:
    for origin, status in (
        ("https://table.example", 200),
        ("https://two.example", 200),
        ("https://three.example", 403),
        ("http://one.example", 403),
    ):
        answer = cat.http.patch("/api/me", json={"language": "en"}, headers={"Origin": origin})
        assert answer.status_code == status, origin


def test_a_trusted_proxy_is_believed_and_nobody_else_is(strict: Server, tmp_path: Path) -> None:
    said = {"X-Forwarded-For": "203.0.113.7"}
    fetch(f"{strict.url}/api/me", headers=said)
    fetch(f"{strict.url}/healthz")  # when this is answered the line about the other is written
    assert '"address": "203.0.113.7"' in strict.log.read_text(encoding="utf-8")
    with serving(tmp_path, HHOUR_LOG_LEVEL="info") as plain:
        fetch(f"{plain.url}/api/me", headers=said)
        fetch(f"{plain.url}/healthz")
        assert "203.0.113.7" not in plain.log.read_text(encoding="utf-8")


def test_a_given_secret_is_not_kept_and_a_made_one_is(strict: Server, server: Server, ann: Person) -> None:
    assert ann.id
    assert not (strict.log.parent / "secret").exists()
    assert (server.log.parent / "secret").exists()
    assert (server.log.parent / "tables.db").exists()  # HHOUR_DATA_DIR holds everything


def test_metrics_can_be_hidden(strict: Server, server: Server) -> None:
    assert fetch(f"{strict.url}/metrics").status_code == 404
    assert fetch(f"{server.url}/metrics").status_code == 200


def test_one_person_has_only_so_many_tables(cat: Person) -> None:
    cat.lay()
    cat.lay()
    error = cat.fail("POST", "/api/tables", 409, json={"setup": "dday n-01"})
    assert (error["key"], error["params"]) == ("too-many-tables", {"most": 2})


def test_only_so_many_sockets_are_open_altogether(cat: Person) -> None:
    table = cat.lay()
    with cat.sit(table["id"]) as first, cat.sit(table["id"]):
        with pytest.raises((AssertionError, ConnectionClosed)):
            cat.sit(table["id"])
        assert first.act(1, "roll")["type"] == "ack"


def test_frames_and_bodies_have_their_sizes(cat: Person) -> None:
    table = cat.lay()
    with cat.sit(table["id"]) as chair:
        chair.send(type="say", id="x", text="x" * 400)
        assert chair.closed() == 1009
    assert cat.fail("POST", "/api/records", 413, json={"text": "x" * 3000})["key"] == "too-large"


def test_a_bot_takes_its_time_so_that_people_can_follow(tmp_path: Path) -> None:
    with serving(tmp_path, HHOUR_BOT_DELAY_MS="700") as server, Person(server.url) as person:
        table = person.lay("dday n-01 level=practice units=2", seats=[{"who": "me"}, {"who": "beside"}])
        with person.sit(table["id"]) as chair:
            began = time.monotonic()
            person.post(f"/api/tables/{table['id']}/seats/2", do="bot")
            assert chair.read("events")["seat"] == 2
            assert time.monotonic() - began > 0.6


def test_a_graceful_stop_waits_only_so_long(tmp_path: Path) -> None:
    with serving(tmp_path, HHOUR_DRAIN_SECONDS="1", HHOUR_HEAD_SECONDS="600") as server:
        assert fetch(f"{server.url}/readyz").status_code == 200
        with socket.create_connection(("127.0.0.1", server.port)) as slow:
            slow.sendall(
                b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
            )
            time.sleep(0.3)
            began = time.monotonic()
            assert server.stop() == 0
            assert time.monotonic() - began < 300  # it would wait half an hour for the rest of that request


def test_a_table_nobody_looks_at_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    settings = read_settings({"HHOUR_DATA_DIR": str(tmp_path), "HHOUR_IDLE_MINUTES": "0"})

    async def lay_and_forget() -> None:
        house = open_house(settings)
        audience = await house.lobby.create(NewTable(setup="dday n-01"), "ann", "Ann", "en")
        await house.lobby.tidy()
        assert house.metrics.tables == 0
        again = await house.lobby.find(audience.live.id)
        assert again is not audience
        assert again.live.table.view(1) == audience.live.table.view(1)
        await house.lobby.stop()
        house.store.close()
        house.engine.dispose()

    asyncio.run(lay_and_forget())


def test_the_disk_is_waited_for_as_the_host_says(tmp_path: Path) -> None:
    for word, level in (("FULL", 2), ("NORMAL", 1), ("EXTRA", 3)):
        settings = read_settings({"HHOUR_SQLITE_SYNCHRONOUS": word, "HHOUR_DATA_DIR": str(tmp_path)})
        engine = open_engine(settings.database, settings.sqlite_synchronous)
        with engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == level
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        engine.dispose()


def test_the_server_listens_where_it_is_told_to() -> None:
    with listen(read_settings({"HHOUR_HOST": "127.0.0.2", "HHOUR_PORT": "0"})) as listening:
        assert listening.getsockname()[0] == "127.0.0.2"


def test_log_lines_are_objects_with_a_level(strict: Server) -> None:
    fetch(f"{strict.url}/api/me")
    lines = strict.log.read_text(encoding="utf-8").splitlines()
    assert {json.loads(line)["level"] for line in lines} <= {"info", "warning"}
