"""What takes its time is done beside the server: in turns between people, not for ever, not for nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from hhour.kernel.table import Table
from hhour.server.trouble import Trouble
from hhour.server.workers import MOST_EACH, Workers
from tests.server.served import Person, serving

GOLDEN = Path(__file__).parents[1] / "golden" / "dday-n-02-units-2-won.hh"


def with_workers(work: Callable[[Workers], Awaitable[None]], most: int = 1, seconds: int = 60) -> None:
    async def run() -> None:
        workers = Workers(most, seconds)
        try:
            await work(workers)
        finally:
            await workers.close()

    asyncio.run(run())


def test_everyone_has_a_turn_before_anyone_has_two() -> None:
    async def work(workers: Workers) -> None:
        order: list[str] = []

        async def one(person: str) -> None:
            await workers.do(person, "wait", 0.01)
            order.append(person)

        await asyncio.gather(*map(one, ["ann", "ann", "ann", "ben"]))
        assert order == ["ann", "ben", "ann", "ann"]

    with_workers(work)


def test_one_person_has_only_so_much_done_at_once() -> None:
    async def work(workers: Workers) -> None:
        tasks = [asyncio.create_task(workers.do("ann", "wait", 0.01)) for _ in range(MOST_EACH + 1)]
        done = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(one) for one in done] == [float] * MOST_EACH + [Trouble]

    with_workers(work)


def test_what_takes_too_long_is_stopped_and_the_next_is_done() -> None:
    async def work(workers: Workers) -> None:
        with pytest.raises(Trouble, match="too-slow"):
            await workers.do("ann", "wait", 600)
        workers.seconds = 60
        assert await workers.do("ann", "wait", 0) == 0

    with_workers(work, seconds=1)


def test_who_stops_waiting_stops_the_work() -> None:
    async def work(workers: Workers) -> None:
        first = asyncio.create_task(workers.do("ann", "wait", 600))
        queued = asyncio.create_task(workers.do("ann", "wait", 600))
        await asyncio.sleep(0.1)
        first.cancel()
        queued.cancel()
        assert await workers.do("ben", "wait", 0) == 0  # with one process: it was not waited for

    with_workers(work)


def test_an_abandoned_luck_report_keeps_nobody_waiting(tmp_path: Path) -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    with serving(tmp_path, HHOUR_WORKERS="1", HHOUR_WORK_SECONDS="600") as server, Person(server.url) as ann:
        for _ in range(4):  # each with a cookie of its own
            with pytest.raises(httpx.ReadTimeout):
                httpx.post(f"{server.url}/api/lab/luck", json={"text": text}, timeout=0.3)
        table = Table("dday n-02", seed="x")
        table.apply(1, "roll")
        assert ann.post("/api/records", text=str(table.record))["imported"]


def test_a_record_longer_than_any_game_is_refused(tmp_path: Path) -> None:
    head = "hh2 dday n-01 rules=1 seed#=-\n"
    with serving(tmp_path) as server, Person(server.url) as ann:
        text = head + "".join(f"{n} 1 roll\n" for n in range(1, 5002))
        assert ann.fail("POST", "/api/records", 413, json={"text": text})["key"] == "record-too-long"
