"""What somebody found who had read the source: memory and threads that others fill, and the dice of yesterday."""

from __future__ import annotations

import asyncio
import socket
import threading
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from hhour.kernel.replaying import Moments
from hhour.kernel.table import Table
from hhour.server import audience, daily, looking, outside
from hhour.server.health import Health
from hhour.server.looking import Past
from hhour.server.settings import Settings
from hhour.server.trouble import Trouble
from tests.server.served import Person, serving
from tests.server.test_faults import here
from tests.server.test_workers import GOLDEN

__all__ = ["here"]
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of Litestar, which elsewhere runs apart


def test_asking_again_from_everywhere_fills_no_memory(here: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[int] = []
    made = audience.Audience._shared_hello

    def counted(self: audience.Audience, *args: Any) -> str:
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
        silent.wait(60)
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
