"""Clients that mean no good: each gets an error, those who insist lose the connection, and the table goes on."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from hhour.server.app import open_house
from hhour.server.connection import Connection
from hhour.server.settings import Settings
from hhour.server.wire import NewTable
from tests.server.served import PATIENCE, Person, Server, fetch, serving

NONSENSE = [
    "",
    "{",
    "null",
    "[]",
    '"act"',
    "{}",
    '{"type": "dance"}',
    '{"type": "act"}',
    '{"type": "act", "id": 5, "seat": 1, "question_id": 0, "action": "roll"}',
    '{"type": "act", "id": "a", "seat": -1, "question_id": 0, "action": "roll"}',
    '{"type": "act", "id": "a", "seat": 1e99, "question_id": 0, "action": "roll"}',
    '{"type": "act", "id": "a", "seat": 1, "question_id": 0, "action": "roll", "extra": 1}',
    json.dumps({"type": "act", "id": "x" * 65, "seat": 1, "question_id": 0, "action": "roll"}),
    json.dumps({"type": "act", "id": "a", "seat": 1, "question_id": 0, "action": "r" * 201}),
    json.dumps({"type": "say", "id": "a", "text": "x" * 501}),
    "[" * 8000,
    '{"a":' * 2000,
    '{"type": "act", "id": "\\ud800", "seat": 1, "question_id": 0, "action": "\\ud800"}',
    '{"type": "act", "id": "\\u0000", "seat": 1, "question_id": 0, "action": "roll"}',  # PostgreSQL takes no such text
    '{"type": "say", "id": "a\\u0000", "text": "hello"}',
    '{"type": "say", "id": "a\\n", "text": "hello"}',
    json.dumps({"type": "promise", "id": "a", "seat": 1, "promise": f"{'a' * 64}\n"}),  # two lines of the record
    json.dumps({"type": "part", "seat": 1, "part": f"{'a' * 32}\n"}),
]


@pytest.mark.parametrize("text", NONSENSE, ids=range(len(NONSENSE)))
def test_a_message_that_makes_no_sense_gets_an_error_and_changes_nothing(ann: Person, text: str) -> None:
    table = ann.lay()
    with ann.sit(table["id"]) as chair:
        chair.socket.send(text)
        answer = chair.read("refused")
        assert answer["error"]["sentence"]
        assert answer["seq"] == 0
        assert chair.act(1, "roll")["type"] == "ack"


def test_a_binary_frame_gets_an_error(ann: Person) -> None:
    table = ann.lay()
    with ann.sit(table["id"]) as chair:
        chair.socket.send(b"\x00\xff" * 10)
        assert chair.read("refused")["error"]["key"] == "binary-frame"
        assert chair.act(1, "roll")["type"] == "ack"


def test_a_huge_frame_closes_the_connection_and_the_table_goes_on(ann: Person, ben: Person) -> None:
    table = ann.lay(watchable=True)
    with ann.sit(table["id"]) as chair, ben.sit(table["id"]) as hostile:
        hostile.socket.send(json.dumps({"type": "say", "id": "a", "text": "x" * 1_000_000}))
        assert hostile.closed() == 1009
        assert chair.act(1, "roll")["type"] == "ack"


def test_who_insists_is_shown_the_door(ann: Person, ben: Person) -> None:
    table = ann.lay(watchable=True)
    with ann.sit(table["id"]) as chair, ben.sit(table["id"]) as hostile:
        for _ in range(30):
            hostile.socket.send("nonsense")
        assert hostile.closed() == 1008
        assert json.loads(hostile.received[-1])["type"] == "goodbye"
        assert chair.act(1, "roll")["type"] == "ack"


def test_who_keeps_acting_for_others_is_shown_the_door(ann: Person, ben: Person) -> None:
    table = ann.lay(watchable=True)
    with ben.sit(table["id"]) as hostile:
        for number in range(30):
            hostile.send(type="act", id=f"h{number}", seat=1, question_id=0, action="roll")
        assert hostile.closed() == 1008
    assert ann.get(f"/api/tables/{table['id']}")["seq"] == 0


def test_a_wrong_address_is_told_before_the_socket_closes(ann: Person) -> None:
    address = ann.url.replace("http", "ws") + "/api/tables/nowhere/socket"
    with connect(address, additional_headers={"Cookie": ann.cookie}, proxy=None) as socket:
        message: dict[str, Any] = json.loads(socket.recv(20))
        assert (message["type"], message["again"]) == ("goodbye", False)
        assert message["error"]["key"] == "no-such-table"
        with pytest.raises(ConnectionClosed):
            socket.recv(20)


def test_too_many_messages_are_refused(tmp_path: Path) -> None:
    limits = {"HHOUR_MESSAGES_PER_SECOND": "1", "HHOUR_MESSAGES_BURST": "5"}
    with serving(tmp_path, **limits) as server, Person(server.url) as person:
        table = person.lay()
        with person.sit(table["id"]) as chair:
            for _ in range(40):
                chair.send(type="ping")
            assert chair.closed() == 1008
            kinds = [json.loads(text).get("type") for text in chair.received]
            assert kinds.count("pong") <= 7


def test_too_many_requests_get_429(tmp_path: Path) -> None:
    limits = {"HHOUR_REQUESTS_PER_SECOND": "0", "HHOUR_REQUESTS_BURST": "10", "HHOUR_MAX_CONNECTIONS_PER_ADDRESS": "2"}
    with serving(tmp_path, **limits) as server:
        answers = [fetch(f"{server.url}/api/me") for _ in range(20)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert len(refused) == 10
        assert refused[0].headers["retry-after"]
        assert refused[0].json()["error"]["key"] == "too-fast"
        assert fetch(f"{server.url}/healthz").status_code == 200


def test_too_many_tables_get_429(tmp_path: Path) -> None:
    with serving(tmp_path, HHOUR_TABLES_PER_MINUTE="3") as server, Person(server.url) as person:
        codes = [person.http.post("/api/tables", json={"setup": "dday n-01"}).status_code for _ in range(6)]
        assert codes[:3] == [201, 201, 201]
        assert set(codes[3:]) == {429}


def test_a_body_that_is_too_large_is_refused_unread(ann: Person) -> None:
    answer = ann.http.post("/api/records", content=b'{"text": "' + b"x" * 600_000 + b'"}', headers=_JSON)
    assert answer.status_code == 413

    def endless() -> Any:
        for _ in range(200):
            yield b"x" * 10_000

    answer = ann.http.post("/api/records", content=endless(), headers=_JSON)
    assert answer.status_code in (400, 413)


@pytest.mark.parametrize("origin", ["http://[", "http://]", "null", "//", "x" * 3000, "https://[::1"])
def test_an_origin_that_is_none_is_foreign(ann: Person, origin: str) -> None:
    answer = ann.http.post("/api/lesson", headers={"origin": origin})
    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "foreign-origin")
    address = ann.url.replace("http", "ws") + "/api/tables/x/socket"
    with pytest.raises(InvalidStatus) as closed:
        connect(address, additional_headers={"Origin": origin}, proxy=None)
    assert closed.value.response.status_code == 403


def test_what_one_person_sees_is_kept_by_nobody(ann: Person) -> None:
    table = ann.lay()["id"]
    for path in ("me", "tables", f"tables/{table}", f"tables/{table}/record", "me/export", "me/devices", "tables/none"):
        assert ann.http.get(f"/api/{path}").headers["cache-control"] == "no-store", path
    assert "public" in ann.http.get("/api/sheets/n-01").headers["cache-control"]


def test_a_json_bomb_is_an_error(ann: Person) -> None:
    for bomb in (b"[" * 100_000, b'{"setup":' * 30_000, b'{"setup": "' + b"\\u0000" * 1000 + b'"}', b"\xff\xfe", b""):
        answer = ann.http.post("/api/tables", content=bomb, headers=_JSON)
        assert 400 <= answer.status_code < 500, answer.text
        assert answer.json()["error"]["sentence"]


_JSON = {"Content-Type": "application/json"}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "hh1",
        "hh9 dday n-01",
        "hh1 chess",
        "hh1 dday n-01 units=1\n1 1 dance",
        "hh1 dday n-01\n7 1 roll",
        "\x00" * 50,
        "hh1 dday n-01 level=practice seed=a\n1 1 roll > STAR",
        "hh1 dday n-01 rules=99\n",
        "hh1 dday n-01\n1 9 roll",
    ],
)
def test_a_file_that_is_no_record_says_so(ann: Person, text: str) -> None:
    error = ann.fail("POST", "/api/records", 422, json={"text": text})
    assert error["sentence"].strip()


def test_who_asks_for_everything_and_reads_nothing_fills_no_memory() -> None:
    """Two hundred whole tables waiting for one browser would be some fifty megabytes."""

    async def queued() -> tuple[int, int]:
        class Deaf:
            def say(self, _text: bytes, _more: bool) -> bool:
                return False

            async def send_data(self, _text: bytes) -> None:
                await asyncio.Event().wait()

        connection = Connection(Deaf(), "ann", "here", "Ann", "en")  # type: ignore[arg-type]
        sender = asyncio.create_task(connection.run_sender())
        most = 0
        for _ in range(200):
            connection.send_text(b"x" * 300_000)
            await asyncio.sleep(0)
            most = max(most, len(connection._queue))
        sender.cancel()
        assert connection.closing is not None
        return most, connection.closing[0]

    most, code = asyncio.run(queued())
    assert most <= 14
    assert code == 1013


def test_who_takes_nothing_any_more_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hhour.server.connection.STALLED_SECONDS", 0.01)

    async def stalled() -> int:
        class Deaf:
            def say(self, _text: bytes, _more: bool) -> bool:
                return False

            async def send_data(self, _text: bytes) -> None:
                await asyncio.Event().wait()

        connection = Connection(Deaf(), "ann", "here", "Ann", "en")  # type: ignore[arg-type]
        connection._reader = None
        connection.send_text(b"x")
        await connection.run_sender()
        assert connection.closing is not None
        return connection.closing[0]

    assert asyncio.run(stalled()) == 1013


def test_joining_tells_nothing_about_ids(ann: Person, ben: Person) -> None:
    there = ann.lay(seats=[{"who": "open"}])["id"]
    told = [ben.fail("POST", f"/api/tables/{one}/join", 403, json={"key": "x"}) for one in (there, "0" * 16)]
    assert told[0] == told[1]


def test_who_reads_nothing_does_not_hold_up_the_table(tmp_path: Path) -> None:
    async def play() -> list[str]:
        class Page:
            def __init__(self, is_deaf: bool) -> None:
                self.is_deaf = is_deaf
                self.heard: asyncio.Queue[str] = asyncio.Queue()

            def say(self, _text: bytes, _more: bool) -> bool:
                return False

            async def send_data(self, text: str) -> None:
                if self.is_deaf:
                    await asyncio.Event().wait()
                self.heard.put_nowait(text)

        house = open_house(Settings(data_dir=str(tmp_path)))
        audience = await house.lobby.create(NewTable(setup="dday n-01", watchable=True), "ann", "Ann", "en")
        pages = {"ben": Page(is_deaf=True), "ann": Page(is_deaf=False)}
        senders = []
        for player, page in pages.items():
            connection = Connection(page, player, "here", player, "en")  # type: ignore[arg-type]
            senders.append(asyncio.create_task(connection.run_sender()))
            audience.enter(connection, None)
        live = audience.live
        assert await live.ask(lambda: live.act(1, "roll", "ann:1", None)) == 1
        heard = [await pages["ann"].heard.get() for _ in range(2)]
        for sender in senders:
            sender.cancel()
        await house.lobby.stop()
        house.store.close()
        return [json.loads(text)["type"] for text in heard]

    assert asyncio.run(asyncio.wait_for(play(), PATIENCE)) == ["hello", "events"]


def test_secrets_are_not_in_the_log(tmp_path: Path) -> None:
    with serving(tmp_path, HHOUR_LOG_LEVEL="debug") as server, Person(server.url, "Hildegard") as person:
        table = person.lay(watchable=True)
        token = person.post("/api/me/recovery")["token"]
        person.get(f"/api/tables/{table['id']}", key=table["key"])
        with person.sit(table["id"], key=table["key"]) as chair:
            chair.act(1, "roll")
            chair.socket.send("nonsense")
            chair.read("refused")
        person.post(f"/api/tables/{table['id']}/end")
        seed = person.get(f"/api/tables/{table['id']}/verify")["seed"]
        person.http.post("/api/recover", json={"token": token})
        cookie = person.http.cookies["hhour"]
    log = (tmp_path / "server.log").read_text(encoding="utf-8")
    assert '"path": "/api/tables"' in log
    for secret in (table["key"], token, cookie, seed, "Hildegard", (tmp_path / "secret").read_text().strip()):
        assert secret not in log
    assert all(json.loads(line)["level"] for line in log.splitlines())


def test_the_server_lives_through_it_all(ann: Person, server: Server) -> None:
    assert ann.get("/readyz")["ok"]
    assert '"status": 500' not in server.log.read_text(encoding="utf-8")
