"""One person cannot stop the others: fair turns, a share of the processor, limits before a request is one."""

from __future__ import annotations

import asyncio
import resource
import socket
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn

from hhour.server import story
from hhour.server.app import make_app, open_house
from hhour.server.connection import Connection
from hhour.server.door import HEAD_BYTES, enough_files, guarded
from hhour.server.gate import Gate
from hhour.server.info import table_info
from hhour.server.limits import Timed
from hhour.server.settings import Settings
from hhour.server.socket import Session
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
        monkeypatch.setattr("hhour.server.limits.time.thread_time", lambda: self.pieces)

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
        return await Timed(work(), told.append)

    assert asyncio.run(timed()) == "done"
    assert sum(told) == 7


async def hostile_and_honest(turns: Turns, done: Work, hostile: int, asked: int) -> list[int]:
    """How many pieces of work were done between each request of the honest one and its answer."""
    is_over, meanwhile = False, 0

    async def pester() -> None:
        nonlocal meanwhile
        while not is_over:
            meanwhile += 1
            assert meanwhile < 1000, "the honest one never has a turn"
            await turns.take("hostile")
            await Timed(work(), lambda pieces: turns.spend("hostile", pieces))

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
        await Timed(work(), lambda pieces: turns.spend("honest", pieces))
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


# --- before a request is one ------------------------------------------------------------------------------------------


@contextmanager
def behind_the_door(folder: Path, parser: str, seconds: int = 10) -> Iterator[uvicorn.Server]:
    house = open_house(Settings(data_dir=str(folder), port=0))
    config = uvicorn.Config(
        make_app(house),
        port=0,
        log_config=None,
        lifespan="on",
        http=guarded(seconds, parser),
        h11_max_incomplete_event_size=HEAD_BYTES,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield server
    server.should_exit = True
    thread.join()


def port_of(server: uvicorn.Server) -> int:
    return int(server.servers[0].sockets[0].getsockname()[1])


def answer(line: socket.socket) -> bytes:
    """All the server says before it closes."""
    line.settimeout(PATIENCE)
    said = b""
    try:
        while part := line.recv(65536):
            said += part
    except ConnectionError:
        pass
    return said


PARSERS = ["httptools", "h11"]


@pytest.mark.parametrize("parser", PARSERS)
def test_a_head_without_end_is_not_read_to_the_end(tmp_path: Path, parser: str) -> None:
    with behind_the_door(tmp_path, parser) as server:
        sent = 0
        with socket.create_connection(("127.0.0.1", port_of(server))) as line:
            line.sendall(b"GET / HTTP/1.1\r\nhost: x\r\nx: ")
            while sent < 60_000_000:
                try:
                    sent += line.send(b"a" * 65536)
                except OSError:
                    break
        assert sent < 20_000_000  # what the system itself buffers
        assert fetch(f"http://127.0.0.1:{port_of(server)}/healthz").json()["ok"]


@pytest.mark.parametrize("parser", PARSERS)
def test_who_says_nothing_is_not_waited_for(tmp_path: Path, parser: str) -> None:
    with behind_the_door(tmp_path, parser, seconds=1) as server, ExitStack() as lines:
        door = ("127.0.0.1", port_of(server))
        silent, slow, body = (lines.enter_context(socket.create_connection(door)) for _ in range(3))
        slow.sendall(b"GET / HTTP/1.1\r\nhost: x\r\n")
        body.sendall(
            b"POST /api/setups HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"
        )
        for line in (silent, slow, body):
            assert b"408" in answer(line)


@pytest.mark.parametrize("parser", PARSERS)
def test_several_requests_on_one_line_and_a_long_answer_are_not_cut_off(tmp_path: Path, parser: str) -> None:
    with (
        behind_the_door(tmp_path, parser, seconds=60) as server,
        httpx.Client(base_url=f"http://127.0.0.1:{port_of(server)}", timeout=60) as http,
    ):
        for _ in range(2):
            assert http.get("/api/me").status_code == 200
            assert http.post("/api/setups", json={"setup": "dday n-01"}).status_code == 200
            (line,) = server.server_state.connections
            assert line._clock is None  # type: ignore[union-attr]  # between requests nobody hurries


@pytest.mark.parametrize("parser", PARSERS)
def test_who_asks_and_does_not_read_is_let_go(tmp_path: Path, parser: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hhour.server.door.STALLED_SECONDS", 0.2)
    asked = 80
    with behind_the_door(tmp_path, parser) as server, socket.socket() as line:
        url = f"http://127.0.0.1:{port_of(server)}"
        whole = len(fetch(f"{url}/api/cards").content)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", port_of(server)))
        line.sendall(b"GET /api/cards HTTP/1.1\r\nhost: x\r\n\r\n" * asked)
        assert fetch(f"{url}/healthz").json()["ok"]  # by then the line was taken in
        while server.server_state.connections:
            time.sleep(0.01)
        assert len(answer(line)) < whole * asked
        assert fetch(f"{url}/healthz").json()["ok"]


def test_enough_open_files_are_asked_for() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (200, hard))
        assert enough_files(220) == 220
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == 220
        assert enough_files(10**9) <= hard
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_host_is_told_when_too_few_files_can_be_open(tmp_path: Path) -> None:
    with serving(tmp_path, HHOUR_MAX_CONNECTIONS="2000000000", HHOUR_HEAD_SECONDS="10") as server:
        assert fetch(f"{server.url}/healthz").status_code == 200
        assert "HHOUR_MAX_CONNECTIONS" in server.log.read_text(encoding="utf-8")
