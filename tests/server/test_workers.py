"""What takes its time is done beside the server: in turns between people, not for ever, not for nobody."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from hhour.kernel.table import Table
from hhour.server import archive
from hhour.server import workers as workers_module
from hhour.server.app import open_house
from hhour.server.lobby import LONG
from hhour.server.settings import Settings
from hhour.server.trouble import Trouble
from hhour.server.worker import LENGTH, answer, packed
from hhour.server.workers import MOST_EACH, MOST_LINE, Workers
from tests.server.served import PATIENCE, Person, serving

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


def test_an_address_with_many_names_has_one_turn_as_well() -> None:
    """Who shows no cookie is somebody new each time."""

    async def work(workers: Workers) -> None:
        order: list[str] = []

        async def one(person: str, line: str) -> None:
            await workers.do(person, "wait", 0.01, line=line)
            order.append(person)

        many = [one(f"nobody {number}", "192.0.2.1") for number in range(8)]
        await asyncio.gather(*many, one("ann", "192.0.2.2"), one("ben", "192.0.2.3"))
        assert order[:3] == ["nobody 0", "ann", "ben"]

    with_workers(work)


def test_an_address_leaves_a_process_to_the_others_and_has_only_so_much_done_at_once() -> None:
    async def work(workers: Workers) -> None:
        tasks = [
            asyncio.create_task(workers.do(f"nobody {number}", "wait", 600, line="192.0.2.1"))
            for number in range(MOST_LINE + 2)
        ]
        await asyncio.sleep(0.1)
        assert len(workers._under_way) == 1
        assert await workers.do("ann", "wait", 0, line="192.0.2.2") == 0
        with pytest.raises(Trouble, match="busy"):
            await tasks[-1]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    with_workers(work, most=2)


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


def test_who_leaves_before_the_work_begins_holds_nobody_up() -> None:
    async def work(workers: Workers) -> None:
        asked = asyncio.create_task(workers.do("ann", "wait", 600))
        await asyncio.sleep(0)  # it is taken on, and not begun
        begun = workers._under_way["ann"].task
        assert begun is not None
        begun.cancel()
        with pytest.raises(Trouble, match="try-again"):
            await asked
        assert await workers.do("ann", "wait", 0) == 0

    with_workers(work)


def test_what_is_short_comes_to_its_end_though_nobody_waits_and_nobody_is_asked_twice() -> None:
    """A new process would cost more. The next in the queue that nobody waits for is not begun at all."""

    async def work(workers: Workers) -> None:
        workers.finishes = True
        await workers.do("ann", "wait", 0)
        (process,) = workers._idle
        tasks = [asyncio.create_task(workers.do("ann", "wait", seconds)) for seconds in (0.3, 600)]
        await asyncio.sleep(0.1)
        for task in tasks:
            task.cancel()
        assert await workers.do("ben", "wait", 0) == 0
        assert workers._idle == [process]

    with_workers(work)


def test_a_process_that_has_gone_is_missed_by_nobody() -> None:
    """A terminal's Ctrl-C ends the workers before the server: it must still stop in order."""

    async def work(workers: Workers) -> None:
        for _ in range(2):
            assert await workers.do("ann", "wait", 0) == 0
            (process,) = workers._idle
            process.kill()
            await process.wait()

    with_workers(work)


def test_a_worker_survives_what_it_cannot_read() -> None:
    assert answer(b"nonsense")[0] in ("unreadable", "mistake")
    assert answer(packed(("no such job", ()))[LENGTH:])[0] == "unreadable"


def test_without_processes_that_think_bots_play_on_and_people_are_told(tmp_path: Path) -> None:
    seats = [{"who": "me"}, {"who": "bot", "level": "captain"}]
    with serving(tmp_path, HHOUR_THINKERS="0") as server, Person(server.url) as ann:
        table = ann.lay("dday n-02 units=2", seats=seats, advice="full")
        chair = ann.sit(table["id"])
        told = "late"
        while told == "late":  # the bot may have moved meanwhile
            chair.send(type="hint", id="h", seat=1, question_id=chair.questions["1"]["id"])
            told = chair.read("hint", "refused")["error"]["key"]
        assert told == "try-again"
        while (said := chair.act(1, "roll"))["type"] == "refused":
            assert said["error"]["key"] == "late"
        while not any(event["seat"] == 2 and event["kind"] == "rolled" for event in chair.log):
            chair.receive()


def test_who_asks_for_a_thought_that_takes_too_long_is_told(tmp_path: Path) -> None:
    with serving(tmp_path, HHOUR_THINK_SECONDS="0") as server, Person(server.url) as ann:
        chair = ann.sit(ann.lay("dday n-02", advice="full")["id"])
        chair.send(type="hint", id="h", seat=1, question_id=chair.questions["1"]["id"])
        assert chair.read("hint", "refused")["error"]["key"] == "too-slow"
        assert chair.act(1, "roll")["type"] == "ack"


def test_a_long_game_wakes_beside_the_server_and_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def wake_twice() -> tuple[Table, Table]:
        house = open_house(Settings(data_dir=str(tmp_path), part_seconds=0))
        text = GOLDEN.read_text(encoding="utf-8")
        live = (await house.lobby.take_in(text, "ann", "Ann", "en")).live
        found = await house.store.game(live.id)
        assert found is not None
        assert len(found[2]) > LONG
        here = archive.restore(found[0], found[2])
        monkeypatch.setattr("hhour.server.archive.restore", None)  # not in this process
        there = await house.lobby._restore(found[0], found[2])
        await house.lobby.stop()
        await house.workers.close()
        await house.thinkers.close()
        house.store.close()
        return here, there

    here, there = asyncio.run(wake_twice())
    assert there.save() == here.save()
    assert [event.to_json() for event in there.events] == [event.to_json() for event in here.events]
    assert [there.view(seat) for seat in (1, 2)] == [here.view(seat) for seat in (1, 2)]


def test_an_abandoned_luck_report_keeps_nobody_waiting(tmp_path: Path) -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    with serving(tmp_path, HHOUR_WORKERS="1", HHOUR_WORK_SECONDS="600") as server, Person(server.url) as ann:
        for _ in range(4):  # each with a cookie of its own
            with pytest.raises(httpx.ReadTimeout):
                httpx.post(f"{server.url}/api/lab/luck", json={"text": text}, timeout=httpx.Timeout(PATIENCE, read=0.3))
        table = Table("dday n-02", seed="x")
        table.apply(1, "roll")
        assert ann.post("/api/records", text=str(table.record))["imported"]


def test_a_record_longer_than_any_game_is_refused(tmp_path: Path) -> None:
    head = "hh2 dday n-01 rules=1 seed#=-\n"
    with serving(tmp_path) as server, Person(server.url) as ann:
        text = head + "".join(f"{n} 1 roll\n" for n in range(1, 5002))
        assert ann.fail("POST", "/api/records", 413, json={"text": text})["key"] == "record-too-long"


def test_whoever_waits_when_the_server_stops_is_told_so() -> None:
    async def run() -> list[str]:
        workers = Workers(1, 60)
        asked = [asyncio.create_task(workers.do("ann", "wait", 60)) for _ in range(2)]
        await asyncio.sleep(0)
        await workers.close()
        async with asyncio.timeout(PATIENCE):
            told = await asyncio.gather(*asked, return_exceptions=True)
        return [one.key for one in told if isinstance(one, Trouble)]

    assert asyncio.run(run()) == ["try-again", "stopping"]


def test_a_process_that_cannot_be_ended_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    end = workers_module._end

    async def work(workers: Workers) -> None:
        async def fail(process: asyncio.subprocess.Process) -> None:
            await end(process)
            raise ConnectionResetError

        monkeypatch.setattr(workers_module, "_end", fail)
        workers.seconds = 0
        with pytest.raises(Trouble, match="try-again"):
            await workers.do("ann", "wait", 60)
        monkeypatch.setattr(workers_module, "_end", end)
        workers.seconds = 60
        assert await workers.do("ann", "wait", 0) == 0

    with_workers(work)


@pytest.mark.parametrize("late", [0, 0.01, 0.3], ids=["at once", "while it starts", "at work"])
def test_a_process_is_ended_whole_however_often_its_asker_is_stopped(
    late: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The asker leaves, and the server stops while the process is being ended for it."""
    exec_, started = asyncio.create_subprocess_exec, list[asyncio.subprocess.Process]()

    async def noted(*words: str, **how: Any) -> asyncio.subprocess.Process:
        started.append(await exec_(*words, **how))
        return started[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)

    async def run() -> None:
        workers = Workers(1, 60)
        asked = asyncio.create_task(workers.do("ann", "wait", 60))
        await asyncio.sleep(late)
        asked.cancel()
        for _ in range(3):
            await asyncio.sleep(0)
        closing = asyncio.create_task(workers.close())
        await asyncio.sleep(0)
        closing.cancel()
        await asyncio.gather(asked, closing, return_exceptions=True)

    asyncio.run(run())
    assert all(process.returncode is not None for process in started)
    del started[:]
    gc.collect()  # what was left open would be told here
