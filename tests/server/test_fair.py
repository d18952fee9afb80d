"""One person cannot stop the others: fair turns, a share of the processor, one view for many."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hhour.server import story
from hhour.server.app import open_house
from hhour.server.connection import Connection
from hhour.server.gate import Gate
from hhour.server.hearing import Session
from hhour.server.info import table_info
from hhour.server.limits import GRAIN, Processor, Timed
from hhour.server.settings import Settings
from hhour.server.turns import Turns
from hhour.server.wire import NewTable
from hhour.server.wire_socket import Greeting, Hello, SharedHello
from tests.server.served import PATIENCE, Person, fetch, serving
from tests.server.test_faults import here

__all__ = ["here"]
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of Litestar, which elsewhere runs apart


def test_a_table_with_a_full_inbox_keeps_no_other_waiting(tmp_path: Path) -> None:
    async def busy_and_quiet() -> int:
        house = open_house(Settings(data_dir=str(tmp_path)))
        wish = NewTable(setup="dday n-01 level=practice")
        busy = await house.lobby.create(wish, "ann", "Ann", "en")
        quiet = await house.lobby.create(wish, "ben", "Ben", "en")
        done = Counter[str]()

        async def work() -> None:
            done["busy"] += 1

        for _ in range(500):
            busy.live.post(work)

        async def look() -> int:
            return done["busy"]

        before = await quiet.live.ask(look)
        await house.lobby.stop()
        house.store.close()
        return before

    assert asyncio.run(busy_and_quiet()) < 20


class Work:
    """A clock that is counted, not timed: it goes on by one with every piece of work, whatever the machine does."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pieces = 0
        for clock in ("thread_time", "perf_counter"):
            monkeypatch.setattr(f"hhour.server.limits.time.{clock}", lambda: self.pieces)

    def do(self, pieces: int = 1) -> None:
        self.pieces += pieces


def test_what_work_takes_is_counted_without_what_it_waits_for(monkeypatch: pytest.MonkeyPatch) -> None:
    done, told = Work(monkeypatch), list[float]()

    async def work() -> str:
        done.do(3)
        asyncio.get_running_loop().call_soon(done.do, 1000)  # what is done meanwhile is somebody else's
        await asyncio.sleep(0)
        try:
            await asyncio.wait_for(asyncio.Event().wait(), 0.01)
        except TimeoutError:
            done.do(4)
            return "done"
        return "never"

    async def timed() -> str:
        return await Timed(work(), told.append, Processor())

    assert asyncio.run(timed()) == "done"
    assert sum(told) == 7


@pytest.mark.parametrize(("took", "had", "counted"), [(5.0, 1.0, 1.0), (5.0, 5.5, 5.0), (GRAIN / 2, 0.0, GRAIN / 2)])
def test_of_a_long_piece_only_the_processors_time_counts(
    monkeypatch: pytest.MonkeyPatch, took: float, had: float, counted: float
) -> None:
    wall, thread = [0.0], [0.0]
    monkeypatch.setattr("hhour.server.limits.time.perf_counter", lambda: wall[0])
    monkeypatch.setattr("hhour.server.limits.time.thread_time", lambda: thread[0])
    clock = Processor()
    began = clock.begin()
    wall[0], thread[0] = took, had
    assert clock.since(began) == counted


async def hostile_and_honest(turns: Turns, done: Work, hostile: int, asked: int) -> list[int]:
    """How many pieces of work were done between each request of the honest one and its answer."""
    is_over, meanwhile = False, 0

    async def pester() -> None:
        nonlocal meanwhile
        while not is_over:
            meanwhile += 1
            assert meanwhile < 1000, "the honest one never has a turn"
            await turns.take("hostile")
            await Timed(work(), lambda pieces: turns.spend("hostile", pieces), Processor())

    async def work() -> None:
        done.do()
        await asyncio.sleep(0)
        done.do()

    enemies = [asyncio.create_task(pester()) for _ in range(hostile)]
    await asyncio.sleep(0)
    waited: list[int] = []
    for _ in range(asked):
        for _ in range(5):  # between moves one looks
            await asyncio.sleep(0)
        before, meanwhile = done.pieces, 0
        await turns.take("honest")
        await Timed(work(), lambda pieces: turns.spend("honest", pieces), Processor())
        waited.append(done.pieces - before)
    is_over = True
    await asyncio.gather(*enemies)
    return waited


def test_a_hostile_address_at_its_limits_makes_the_others_p99_three_times_at_most(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two hundred requests lie waiting at all times; in the order they came, an honest one would wait for them all."""
    done = Work(monkeypatch)
    p99 = {n: sorted(asyncio.run(hostile_and_honest(Turns(), done, n, 100)))[98] for n in (0, 200)}
    assert p99[0] == 2
    assert p99[200] <= 3 * p99[0]


def test_requests_and_messages_of_two_hundred_tabs_keep_no_other_address_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Through the gate and the sockets themselves, in the order in which they are begun."""
    done = Work(monkeypatch)

    async def begun() -> tuple[list[str], list[str]]:
        settings = Settings(data_dir=str(tmp_path), requests_burst=1000, cpu_percent_per_address=100_000)
        house = open_house(settings)
        requests, messages = list[str](), list[str]()
        audience = await house.lobby.create(NewTable(setup="dday n-01"), "ann", "Ann", "en")

        async def answer(scope: Any, _receive: Any, send: Any) -> None:
            requests.append(scope["client"][0])
            done.do()
            await send({"type": "http.response.start", "status": 200, "headers": []})

        async def nobody(_told: Any) -> None: ...

        def hear(session: Session, _said: object) -> None:
            messages.append(session.connection.address)
            house.budget.spend("", session.connection.address, 1)

        monkeypatch.setattr(Session, "_hear", hear)
        gate = Gate(answer, settings, house.signer, house.sessions, house.metrics, house.budget)
        asked = {
            "type": "http",
            "method": "GET",
            "path": "/api/me",
            "scheme": "http",
            "query_string": b"",
            "headers": [],
        }

        def ask(address: str) -> Any:
            return gate({**asked, "client": (address, 1)}, Any, nobody)  # type: ignore[arg-type]

        def say(address: str) -> Any:
            session = Session(house, audience, Connection(Any, "ann", address, "Ann", "en"))  # type: ignore[arg-type]
            return session._take({"text": '{"type": "ping"}'})

        for come in (ask, say):
            await asyncio.gather(*(come("hostile") for _ in range(200)), come("honest"))
        await house.lobby.stop()
        house.store.close()
        return requests, messages

    for order in asyncio.run(begun()):
        assert order.count("hostile") == 200
        assert order.index("honest") <= 2


def test_who_was_quiet_comes_next_and_saves_nothing_up() -> None:
    async def run() -> list[str]:
        turns, begun = Turns(), list[str]()

        async def ask(name: str, cost: float) -> None:
            await turns.take(name)
            begun.append(name)
            turns.spend(name, cost)

        async with asyncio.TaskGroup() as all_:
            for _ in range(4):
                all_.create_task(ask("greedy", 3.0))
            for _ in range(4):
                all_.create_task(ask("modest", 1.0))
        return begun

    begun = asyncio.run(run())
    assert begun[:5] == ["greedy", "modest", "modest", "modest", "greedy"]
    assert len(begun) == 8


def test_what_arrives_waits_for_its_turn_among_the_rest() -> None:
    async def run() -> list[str]:
        turns, begun = Turns(), list[str]()

        def note(name: str, cost: float) -> None:
            begun.append(name)
            turns.spend(name, cost)

        async def ask(name: str) -> None:
            await turns.take(name)
            note(name, 3.0)

        turns.then("greedy", lambda: note("greedy", 3.0))
        waits = asyncio.create_task(ask("greedy"))
        await asyncio.sleep(0)
        for _ in range(3):
            turns.then("greedy", lambda: note("greedy", 3.0))
            turns.then("modest", lambda: note("modest", 1.0))
        await waits
        while len(begun) < 8:
            await asyncio.sleep(0)
        return begun

    begun = asyncio.run(run())
    assert begun[0] == "greedy"
    assert begun.index("modest") <= 2
    assert begun.count("modest") == 3
    assert begun[-2:] == ["greedy", "greedy"]


def test_a_turn_that_nobody_wants_any_more_is_passed_over() -> None:
    async def run() -> bool:
        turns = Turns()
        await turns.take("ann")
        gone = asyncio.create_task(turns.take("ann"))
        there = asyncio.create_task(turns.take("ben"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.wait_for(there, PATIENCE)
        return not turns._waiting

    assert asyncio.run(run())


def test_who_has_had_their_share_waits_and_the_others_do_not(tmp_path: Path) -> None:
    share = {"HHOUR_CPU_PERCENT_PER_PERSON": "1", "HHOUR_CPU_PERCENT_PER_ADDRESS": "100000"}
    with serving(tmp_path, **share) as server, Person(server.url) as ann, Person(server.url) as ben:
        with ann.sit(ann.lay("dday n-02")["id"]) as chair:
            refused = ""
            while not refused:
                chair.send(type="language", language="fr")
                told = chair.read("hello", "refused")
                refused = told["error"]["key"] if told["type"] == "refused" else ""
            assert refused == "too-much"
        with ben.sit(ben.lay("dday n-02")["id"]) as other:
            assert other.act(1, "roll")["type"] == "ack"


def test_all_people_of_one_address_share_its_budget(tmp_path: Path) -> None:
    share = {"HHOUR_CPU_PERCENT_PER_ADDRESS": "1"}
    with serving(tmp_path, **share) as server, Person(server.url) as ann:
        while (answer := ann.http.get("/api/cards")).status_code == 200:
            pass
        assert answer.status_code == 429
        assert answer.json()["error"]["key"] == "too-much"  # though no person has a limit here
        assert fetch(f"{server.url}/healthz").status_code == 200


def test_a_page_opens_though_its_visitor_has_spent_everything(tmp_path: Path) -> None:
    share = {"HHOUR_CPU_PERCENT_PER_ADDRESS": "1"}
    with serving(tmp_path, **share) as server, Person(server.url) as ann:
        while ann.http.get("/api/cards").status_code == 200:
            pass
        assert ann.http.get("/").headers["content-type"].startswith("text/html")
        assert ann.http.get("/api/catalogue").status_code == 200


def test_who_asks_first_does_not_pay_for_what_is_worked_out_for_everybody(tmp_path: Path) -> None:
    share = {"HHOUR_CPU_PERCENT_PER_PERSON": "1", "HHOUR_CPU_PERCENT_PER_ADDRESS": "1"}
    with serving(tmp_path, **share) as server, Person(server.url) as ann:
        for path in ("/api/catalogue", "/api/sheets/n-02", "/api/sheets/n-08"):
            assert ann.http.get(path).status_code == 200
        assert ann.http.get("/api/me").status_code == 200


# --- many spectators --------------------------------------------------------------------------------------------------


def test_a_hello_is_one_thing_in_two_parts() -> None:
    fields = {one.name for kind in (Greeting, SharedHello) for one in msgspec.structs.fields(kind)}
    assert fields == {one.name for one in msgspec.structs.fields(Hello)}


def test_what_all_spectators_see_is_made_once(here: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Counter[str]()
    told, info = story.told, table_info

    def counted_told(*args: Any) -> Any:
        made["log"] += 1
        return told(*args)

    def counted_info(*args: Any) -> Any:
        made["info"] += 1
        return info(*args)

    monkeypatch.setattr(story, "told", counted_told)
    monkeypatch.setattr("hhour.server.audience.table_info", counted_info)
    crowd = 40
    with Person(here, "Ann") as ann, Person(here) as ben, ExitStack() as seats:
        table = ann.lay("dday n-01", watchable=True)["id"]
        host = seats.enter_context(ann.sit(table))
        made.clear()
        for _ in range(crowd):
            seats.enter_context(ben.sit(table))
        assert made["log"] == 1
        assert made["info"] <= 2 * crowd  # a hello each, and the sums told meanwhile; not one for each pair
        while host.table.get("watchers") != 1:
            host.receive()
        made.clear()
        assert host.act(1, "roll")["type"] == "ack"
        assert made["log"] == 1
