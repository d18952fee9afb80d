"""A real server on loopback and people who talk to it, for the tests of this room."""

from __future__ import annotations

import atexit
import itertools
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlencode

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
PATIENCE = 120.0  # nothing takes that long: it is for machines that do much else

# tests come from one address and hurry; what is tested about limits sets its own
FAST = {
    "HHOUR_PORT": "0",
    "HHOUR_BOT_DELAY_MS": "0",
    "HHOUR_PART_SECONDS": "0",
    "HHOUR_LOG_LEVEL": "warning",
    "HHOUR_REQUESTS_PER_SECOND": "100000",
    "HHOUR_REQUESTS_BURST": "100000",
    "HHOUR_TABLES_PER_MINUTE": "100000",
    "HHOUR_MESSAGES_PER_SECOND": "100000",
    "HHOUR_MESSAGES_BURST": "100000",
    "HHOUR_MAX_CONNECTIONS_PER_ADDRESS": "5000",
    "HHOUR_CPU_PERCENT_PER_PERSON": "100000",
    "HHOUR_CPU_PERCENT_PER_ADDRESS": "100000",
}


def environment(folder: Path, **settings: str) -> dict[str, str]:
    """The environment of a test server whose data lies in this folder."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("HHOUR_")}
    return {**clean, **FAST, "HHOUR_DATA_DIR": str(folder), **settings}


class Nursery:
    """The process that starts the servers of this test run; see nursery.py."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        atexit.register(self.close)

    def ask(self, **question: Any) -> Message:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        answer: Message = json.loads(self.process.stdout.readline())
        return answer

    def close(self) -> None:
        self.process.communicate()


@cache
def nursery() -> Nursery:
    return Nursery()


class Server:
    """A server in a process of its own. What is asked of it before it is ready waits."""

    def __init__(self, folder: Path, port: int = 0, **settings: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.log = folder / "server.log"
        env = environment(folder, **settings)
        started = nursery().ask(env=env, log=str(self.log), port=port)
        self.pid: int = started["pid"]
        self.port: int = started["port"]
        self.url = f"http://127.0.0.1:{self.port}"
        self.code: int | None = None

    def stop(self) -> int:
        """Ask it to stop and wait until it has."""
        return self._end(signal.SIGTERM)

    def kill(self) -> None:
        """No time to say goodbye."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> int:
        if self.code is None:
            os.kill(self.pid, how)
            self.code = int(nursery().ask(wait=self.pid)["code"])
        return self.code


@contextmanager
def serving(folder: Path, **settings: str) -> Iterator[Server]:
    """A server for the length of a block."""
    server = Server(folder, 0, **settings)
    try:
        yield server
    finally:
        server.stop()


def fetch(url: str, **words: Any) -> httpx.Response:
    """What anybody gets there; a busy machine may take its time."""
    return httpx.get(url, timeout=PATIENCE, trust_env=False, **words)


class Person:
    """Someone with a browser: a cookie of their own."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, trust_env=False)
        self.id: str = self.get("/api/me")["id"]
        if name:
            self.http.patch("/api/me", json={"name": name}).raise_for_status()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.http.close()

    def get(self, path: str, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def fail(self, method: str, path: str, status: int, **rest: Any) -> Message:
        """Ask for something that must fail; the error."""
        answer = self.http.request(method, path, **rest)
        assert answer.status_code == status, answer.text
        error: Message = answer.json()["error"]
        assert error["sentence"]
        return error

    def lay(self, setup: str = "dday n-01 level=practice", **wish: Any) -> Message:
        """A new table."""
        table: Message = self.post("/api/tables", setup=setup, **wish)
        return table

    @property
    def cookie(self) -> str:
        return f"hhour={self.http.cookies['hhour']}"

    def sit(self, table_id: str, **query: Any) -> Chair:
        """Open the table."""
        return Chair(self, table_id, query)


_ids = itertools.count()


class Chair:
    """One open tab: keeps views, questions and log as a page would."""

    def __init__(self, person: Person, table_id: str, query: dict[str, Any]) -> None:
        address = person.url.replace("http", "ws", 1) + f"/api/tables/{table_id}/socket"
        if query:
            address += "?" + urlencode(query)
        headers = {"Cookie": person.cookie}
        self._open = ExitStack()
        dialled = connect(address, additional_headers=headers, max_size=None, open_timeout=PATIENCE, proxy=None)
        self.socket: ClientConnection = self._open.enter_context(dialled)
        self.received: list[str] = []
        self.hello: Message = {}
        self.views: dict[str, Any] = {}
        self.questions: dict[str, Message] = {}
        self.log: list[Message] = []
        self.table: Message = {}
        self.board: Any = {}
        self.seq = -1
        self.read("hello")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()

    def receive(self, timeout: float = PATIENCE) -> Message:
        """The next message, whatever it is; what it tells is taken in."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.received.append(text)
        message: Message = json.loads(text)
        if message["type"] == "hello":
            self.hello = message
            self.table = message["table"]
            self.views = message["views"]
            self.board = message["board"]
            self.questions = message["questions"]
            self.seq = message["seq"]
            self.log = [event for event in self.log if event["seq"] <= message["log_after"]] + message["log"]
        elif message["type"] == "events":
            assert message["seq"] == self.seq + 1
            self.seq = message["seq"]
            self.questions = message["questions"]
            if message["undone_to"] is not None:
                self.log = [event for event in self.log if event["seq"] <= message["undone_to"]]
            self.log += message["events"]
            for name, patches in message["patches"].items():
                for patch in patches:
                    self.views[name] = patched(self.views[name], patch)
            for patch in message["board"]:
                self.board = patched(self.board, patch)
        elif message["type"] == "table":
            self.table = message["table"]
        return message

    def read(self, *kinds: str) -> Message:
        """The next message of one of these kinds; others are taken in on the way."""
        while True:
            message = self.receive()
            if message["type"] in kinds:
                return message

    def follow(self, seq: int) -> None:
        """Take in what happens up to action `seq`, whoever did it."""
        while self.seq < seq:
            self.receive()

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def act(self, seat: int, action: str, **rest: Any) -> Message:
        """Do it and wait for the answer."""
        question = self.questions.get(str(seat), {"id": self.seq})
        mine = rest.pop("id", f"m{next(_ids)}")
        asked = rest.pop("question_id", question["id"])
        self.send(type="act", id=mine, seat=seat, question_id=asked, action=action, **rest)
        while True:
            answer = self.read("ack", "refused", "dice-needed")
            if answer["id"] == mine:
                return answer

    def actions(self, seat: int) -> list[str]:
        """What the seat may do."""
        question = self.questions.get(str(seat))
        return [choice["action"] for choice in question["choices"]] if question else []

    def closed(self) -> int:
        """Read until the server closes; the code it closes with."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 1006


def patched(view: Any, patch: Message) -> Any:
    """A view after one difference, as the page does it."""
    if not patch["at"]:
        return patch["value"]
    place = view
    for step in patch["at"][:-1]:
        place = place[step]
    place[patch["at"][-1]] = patch["value"]
    return view


def pick(rng: random.Random, actions: list[str]) -> str:
    """A move that leads on: giving up and endless bargaining are left out where there is anything else."""
    going = [one for one in actions if one.split()[0] not in ("abandon", "give-up", "trade", "swap", "use", "stay")]
    return rng.choice(going or actions)
