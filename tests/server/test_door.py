"""Before a request is one: heads without end, people who say or read nothing, too few open files."""

from __future__ import annotations

import resource
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
import uvicorn

from hhour.server.app import make_app, open_house
from hhour.server.door import AHEAD_BYTES, HEAD_BYTES, enough_files, guarded
from hhour.server.settings import Settings
from tests.server.served import PATIENCE, fetch, serving

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of Litestar, which elsewhere runs apart


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


HEALTH = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"


@pytest.mark.parametrize("parser", PARSERS)
def test_who_asks_without_waiting_for_answers_does_not_fill_the_memory(
    tmp_path: Path, parser: str, caplog: pytest.LogCaptureFixture
) -> None:
    asked = 8 * AHEAD_BYTES // len(HEALTH)
    with behind_the_door(tmp_path, parser) as server, socket.create_connection(("127.0.0.1", port_of(server))) as line:
        with suppress(ConnectionError):
            line.sendall(HEALTH * asked)
        assert answer(line).count(b"200 OK") < asked / 2
    assert "Exception" not in caplog.text


@pytest.mark.parametrize("parser", PARSERS)
def test_what_is_asked_ahead_is_answered_in_its_turn(tmp_path: Path, parser: str) -> None:
    asked, said = 200, b""
    with (
        behind_the_door(tmp_path, parser, 1) as server,
        socket.create_connection(("127.0.0.1", port_of(server))) as line,
    ):
        line.sendall(HEALTH * asked + HEALTH[:9])
        while said.count(b"200 OK") < asked and (more := line.recv(65536)):
            said += more
        assert said.count(b"200 OK") == asked
        answer(line)  # the last one, half asked, is waited for no longer than any other


def test_a_body_that_is_broken_off_is_no_mistake_of_ours(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"
    with caplog.at_level("INFO", "hhour"), behind_the_door(tmp_path, "httptools") as server:
        with socket.create_connection(("127.0.0.1", port_of(server))) as line:
            line.sendall(head)
        until = time.monotonic() + PATIENCE
        while not any("/api/tables" in str(vars(record)) for record in caplog.records) and time.monotonic() < until:
            time.sleep(0.02)
    told = [record.message for record in caplog.records]
    assert "request" in told
    assert "mistake" not in told


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
