"""What somebody found who had read the source: memory and threads that others fill, and the dice of yesterday."""

from __future__ import annotations

import asyncio
import itertools
import json
import socket
import threading
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, text

from hhour.kernel.replaying import Moments
from hhour.kernel.table import Table
from hhour.server import audience, connection, daily, gate, looking, outside
from hhour.server.app import open_house
from hhour.server.health import Health
from hhour.server.hearing import Session
from hhour.server.limits import Budget, household
from hhour.server.looking import Past
from hhour.server.settings import Settings
from hhour.server.store import people as kept
from hhour.server.store.writer import Row
from hhour.server.trouble import Trouble
from hhour.server.turns import Turns
from hhour.server.wire import NewTable
from hhour.server.wire_socket import AskHint, Pong
from hhour.server.workers import Workers
from tests.server.served import PATIENCE, Person, serving
from tests.server.test_faults import here
from tests.server.test_workers import GOLDEN

__all__ = ["here"]
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of Litestar, which elsewhere runs apart


def test_asking_again_from_everywhere_fills_no_memory(here: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[int] = []
    made = audience.Audience._shared_hello

    def counted(self: audience.Audience, *args: Any) -> bytes:
        told = made(self, *args)
        kept.append(len(self._hellos))
        return told

    monkeypatch.setattr(audience.Audience, "_shared_hello", counted)
    with Person(here, "Ann") as ann:
        table = ann.post("/api/records", text=GOLDEN.read_text(encoding="utf-8"))["id"]
        with ann.sit(table) as chair:
            assert chair.seq > 16
            for last in range(16):
                chair.send(type="resync", last=last)
                chair.read("hello")
    assert len(kept) > 16
    assert max(kept) <= audience.MOST_HELLOS


def test_names_that_nobody_answers_for_hold_up_no_reader_of_the_store(monkeypatch: pytest.MonkeyPatch) -> None:
    silent = threading.Event()

    def waits(*_args: Any, **_more: Any) -> Any:
        silent.wait(PATIENCE)
        raise OSError

    monkeypatch.setattr(socket, "getaddrinfo", waits)

    async def attack() -> str:
        asked = [asyncio.create_task(outside.look_up(f"https://x{n}.example/", Settings())) for n in range(60)]
        await asyncio.sleep(0.1)
        try:
            return await asyncio.wait_for(asyncio.to_thread(lambda: "read"), 30)
        finally:
            silent.set()
            told = await asyncio.gather(*asked, return_exceptions=True)
            assert all(isinstance(one, Trouble) and one.key == "address-unknown" for one in told)

    assert asyncio.run(attack()) == "read"


def test_a_try_that_goes_on_after_its_day_does_not_count(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Person(server.url, "Ann") as ann:
        day = daily.today()
        table = ann.post(f"/api/daily/{day}")["id"]
        with ann.sit(table) as chair:
            assert chair.act(1, chair.actions(1)[0])["type"] == "ack"
        ann.post(f"/api/tables/{table}/end")
        told = ann.get("/api/daily", day=day)
        assert (told["finished"], told["late"]) == (1, False)
        tomorrow = datetime.now(UTC) + timedelta(days=1)  # when the seed is known
        engine = create_engine(f"sqlite:///{tmp_path / 'tables.db'}")
        with engine.begin() as db:
            db.execute(text("UPDATE actions SET at = :at"), {"at": int(tomorrow.timestamp() * 1000)})
        engine.dispose()
        told = ann.get("/api/daily", day=day)
        assert (told["finished"], told["results"], told["late"]) == (0, [], True)


def test_a_day_ends_at_midnight_everywhere_at_once() -> None:
    over = int(datetime(2026, 11, 18, tzinfo=UTC).timestamp() * 1000)
    assert daily.in_time("2026-11-17", over - 1)
    assert not daily.in_time("2026-11-17", over)
    assert daily.in_time("2026-11-17", None)


def played(seed: str) -> Table:
    table = Table("dday n-01 level=practice", seed=seed)
    while not table.outcome:
        seat = table.waiting()[0]
        table.apply(seat, table.choices(seat)[0])
    return table


def test_games_looked_back_on_are_forgotten_when_there_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [played(f"looking-{n}") for n in range(3)]
    longest = max(len(game.record.lines) for game in games) + 1
    monkeypatch.setattr(looking, "MOST_MOMENTS", longest)
    pasts = [Past() for _ in games]

    async def look() -> None:
        for past, game in zip(pasts, games, strict=True):
            end = len(game.record.lines)
            table, seconds = await past.at(end, game.record)
            assert (table.outcome, len(past)) == (game.outcome, end + 1)
            assert seconds > 0
        again, _ = await pasts[0].at(1, games[0].record)  # it can be played through again
        assert again.play.state.to_json() == Moments(games[0].record).at(1).play.state.to_json()

    asyncio.run(look())
    assert sum(map(len, pasts)) <= longest


def test_who_looks_back_pays_for_what_it_takes(here: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def dear(self: Past, n: int, record: Any) -> tuple[Table, float]:
        return Moments(record).at(n), 1000.0

    monkeypatch.setattr(Past, "at", dear)
    with Person(here, "Ann") as ann:
        table = ann.lay("dday n-01")["id"]
        ann.get(f"/api/tables/{table}/replay/0")
        assert ann.fail("GET", f"/api/tables/{table}/replay/0", 429)["key"] == "too-much"


def test_what_is_read_for_somebody_is_paid_for(here: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The processor's time in a thread is nobody else's either."""
    clock = SimpleNamespace(thread_time=itertools.count(0.0, 1000.0).__next__)
    with Person(here, "Ann") as ann:
        monkeypatch.setattr("hhour.server.threads.time", clock)
        ann.get("/api/tables")
        assert ann.fail("GET", "/api/tables", 429)["key"] == "too-much"


def test_one_address_looks_back_at_one_game_at_a_time_and_keeps_nobody_from_the_database(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, go_on, at_work = played("looking"), threading.Event(), list[Past]()

    def slow(self: Past, n: int, record: Any) -> tuple[Table, float]:
        at_work.append(self)
        go_on.wait(PATIENCE)
        return Moments(record).at(n), 1000.0

    monkeypatch.setattr(Past, "_at", slow)

    async def attack() -> list[str]:
        addresses = looking.Looking(Budget(20, 35))
        pasts = [Past() for _ in range(40)]
        asked = [asyncio.create_task(addresses.back(past, 1, game.record, "ann", "192.0.2.1")) for past in pasts]
        other = asyncio.create_task(addresses.back(Past(), 1, game.record, "ben", "192.0.2.2"))
        async with asyncio.timeout(PATIENCE):
            while len(at_work) < 2:
                await asyncio.sleep(0.01)
            assert await asyncio.to_thread(lambda: "read") == "read"
            assert len(at_work) == 2
            go_on.set()
            await other
            told = await asyncio.gather(*asked, return_exceptions=True)
        return [one.key if isinstance(one, Trouble) else "shown" for one in told]

    assert asyncio.run(attack()) == ["shown"] + 39 * ["too-much"]


def test_however_many_ask_whether_it_is_ready_the_store_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hhour.server.health.FRESH", 600.0)

    class Store:
        asked = 0

        async def works(self) -> bool:
            self.asked += 1
            await asyncio.sleep(0)
            return True

    store = Store()

    async def ask() -> None:
        health = Health(store)  # type: ignore[arg-type]
        assert all(await asyncio.gather(*(health.good() for _ in range(500))))
        assert await health.good()

    asyncio.run(ask())
    assert store.asked == 1


def test_a_line_with_ipv6_is_one_however_many_addresses_it_has() -> None:
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::1%eth0") != household("2001:db8:1:3::1")
    assert household("::ffff:192.0.2.7") == household("192.0.2.7") == "192.0.2.7"
    assert household("unix:") == "unix:"


def test_whoever_takes_all_that_is_theirs_along_lets_others_have_their_turn(
    here: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    one = kept.game_with

    def counted_read(db: Connection, game: str, player: str) -> Row | None:
        read.append(game)
        return one(db, game, player)

    monkeypatch.setattr(kept, "game_with", counted_read)
    taken: list[int] = []
    take = Turns.take

    async def counted(self: Turns, address: str) -> None:
        taken.append(len(read))
        await take(self, address)

    monkeypatch.setattr(Turns, "take", counted)
    with Person(here, "Ann") as ann:
        tables = [ann.lay("dday n-02")["id"] for _ in range(4)]
        del taken[:]
        mine = ann.get("/api/me/export")
    assert [game["id"] for game in mine["games"]] == read == tables
    assert taken == [0, 1, 2, 3, 4]  # one game at a time, and a turn after each


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_who_comes_too_often_waits_for_every_refusal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    waited, answers = list[float](), list[Any]()

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    async def come() -> None:
        settings = Settings(data_dir=str(tmp_path), requests_burst=1)
        house = open_house(settings)

        async def answer(_scope: Any, _receive: Any, _send: Any) -> None:
            answers.append("let in")

        async def receive() -> Any: ...

        async def send(told: Any) -> None:
            answers.append(told.get("status", told.get("code")))

        monkeypatch.setattr("hhour.server.gate.asyncio.sleep", sleep)
        door = gate.Gate(answer, settings, house.signer, house.sessions, house.metrics, house.budget)
        scope = {"type": kind, "method": "GET", "path": "/api/me", "scheme": "http", "query_string": b"", "headers": []}
        for _ in range(2):
            await door({**scope, "client": ("192.0.2.1", 1)}, receive, send)  # type: ignore[arg-type]
        house.store.close()

    asyncio.run(come())
    assert answers[:2] == ["let in", {"http": 429, "websocket": 1008}[kind]]
    assert waited == [gate.REFUSED_SECONDS]


def test_nobody_thinks_for_who_left_before_their_question_had_its_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[str] = []

    async def think(_workers: Workers, person: str, *_args: object, **_more: object) -> Pong:
        thought.append(person)
        return Pong(seq=0)

    monkeypatch.setattr(Workers, "do", think)

    async def ask_and_leave() -> None:
        house = open_house(Settings(data_dir=str(tmp_path), part_seconds=0))
        table = await house.lobby.create(NewTable(setup="dday n-01", advice="full"), "ann", "Ann", "en")
        for stays in (True, False):
            browser = connection.Connection(connection.Cable(Any, Any), "ann", "192.0.2.1", "", "en")  # type: ignore[arg-type]
            session = Session(house, table, browser)
            if stays:
                table.live.connections.add(browser)
            question = table.live.question_ids[1]
            await session._begin_advice(AskHint(id="a", seat=1, question_id=question))
            await asyncio.sleep(0)
        table.live.connections.clear()
        await house.lobby.stop()
        house.store.close()

    asyncio.run(ask_and_leave())
    assert thought == ["ann"]


def test_the_coming_and_going_of_hundreds_is_told_in_sums(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "PRESENCE_SECONDS", 0.0)
    heard: list[bytes] = []

    async def crowd() -> None:
        house = open_house(Settings(data_dir=str(tmp_path), part_seconds=0))
        table = await house.lobby.create(NewTable(setup="dday n-01", watchable=True), "ann", "Ann", "en")

        def browser(player: str) -> connection.Connection:
            return connection.Connection(connection.Cable(Any, Any), player, "192.0.2.1", "", "en")  # type: ignore[arg-type]

        host = browser("ann")
        table.enter(host, None)
        monkeypatch.setattr(host, "send_text", heard.append)
        people = [browser(f"{number}") for number in range(300)]
        for one in people:
            table.enter(one, None)
        await asyncio.sleep(0.01)
        for one in people[:200]:
            table.leave(one)
        await asyncio.sleep(0.01)
        table.leave(host)
        await house.lobby.stop()
        house.store.close()

    asyncio.run(crowd())
    assert [json.loads(text)["table"]["watchers"] for text in heard] == [300, 100]
