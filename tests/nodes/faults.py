"""Nodes of one house under fire: killed, paused, drained, cut off from Redis and PostgreSQL, told things twice.

    python -m tests.nodes.faults --faults 300 --nodes 3 --seed 1

Many clients play meanwhile, each seat from two tabs on different nodes. Everything they send and are told is kept and
checked afterwards: `history.py` says for what.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import psycopg
import redis
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hhour.kernel.replaying import replay
from hhour.kernel.verify import verify
from tests.nodes.history import Act, History, Row, wrong_with
from tests.nodes.redis_server import RedisServer
from tests.server.postgres import cluster, end_connections, frozen, new_database
from tests.server.served import Chair, Person, Server, pick

BROKEN = (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError, httpx.HTTPError)
PATIENCE = 180.0
Say = Callable[[str], None]
UNSETTLED = ("store-gone", "try-again", "stopping", "inside")  # the same answer may be given again


@dataclass
class Houses:
    """The nodes, and what they stand on."""

    folder: Path
    postgres: str
    redis: RedisServer
    count: int
    settings: dict[str, str] = field(default_factory=dict)
    nodes: list[Server] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.database = new_database(self.postgres)
        self.settings = {
            "HHOUR_DATABASE_URL": self.database,
            "HHOUR_REDIS_URL": self.redis.url,
            "HHOUR_SECRET": "under fire",
            "HHOUR_DATABASE_SECONDS": "3",
            "HHOUR_DRAIN_SECONDS": "5",
        }
        self.nodes = [self.start(number) for number in range(self.count)]

    def start(self, number: int, port: int = 0) -> Server:
        return Server(self.folder / f"node{number}", port, **self.settings)

    def again(self, number: int) -> None:
        self.nodes[number] = self.start(number, self.nodes[number].port)

    def look_after(self) -> None:
        """As a supervisor does: whoever could not start, because Redis or the database was away, is started again."""
        for number, node in enumerate(self.nodes):
            if Path(f"/proc/{node.pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                node.stop()
                self.again(number)

    def ready(self, number: int) -> None:
        """Wait until a node answers."""
        deadline = time.monotonic() + PATIENCE
        while True:
            assert time.monotonic() < deadline, "a node does not start any more"
            self.look_after()
            try:
                httpx.get(f"{self.nodes[number].url}/healthz", timeout=20)
                return
            except httpx.HTTPError:
                time.sleep(0.1)

    def stop(self) -> list[int]:
        return [node.stop() for node in self.nodes]

    def rows(self, game: str) -> list[Row]:
        with psycopg.connect(self.database) as db:
            query = "SELECT n, seat, action, key FROM actions WHERE game = %s ORDER BY n"
            return [(row[0], row[1], row[2], row[3].partition(":")[2]) for row in db.execute(query, (game,))]


class Board:
    """One host's games, one after the other: when one is over, whoever notices first lays the next."""

    def __init__(self, houses: Houses, number: int) -> None:
        self.houses = houses
        self.lock = threading.Lock()
        with Person(houses.nodes[0].url, f"Host {number}") as host:
            self.cookies = dict(host.http.cookies)
            self.games = [self._lay(host.http)]

    def _lay(self, http: httpx.Client) -> str:
        wish = {"setup": "dday n-02 units=2", "seats": [{"who": "me"}, {"who": "beside"}]}
        answer = http.post("/api/tables", json=wish)
        answer.raise_for_status()
        return str(answer.json()["id"])

    def lay_after(self, game: str, url: str) -> None:
        with self.lock, httpx.Client(base_url=url, cookies=self.cookies, timeout=20) as http:
            if self.games[-1] == game:
                self.games.append(self._lay(http))


class Tab(threading.Thread):
    """One tab of one player: answers for its seat, on whichever node will have it."""

    def __init__(self, board: Board, history: History, seat: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.board, self.history, self.seat = board, history, seat
        self.game = ""
        self.rng = random.Random(seed)
        self.number = seed
        self.pending: Act | None = None
        self.stopped = threading.Event()
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stopped.is_set():
                try:
                    self._visit(self.rng.choice(self.board.houses.nodes).url)
                except BROKEN:
                    time.sleep(0.05)
        except BaseException as failure:
            self.failure = failure

    def _visit(self, url: str) -> None:
        if self.pending is None:
            self.game = self.board.games[-1]
        person = Person.__new__(Person)
        person.url = url
        with httpx.Client(base_url=url, cookies=self.board.cookies) as person.http:
            start = time.monotonic()
            with person.sit(self.game) as chair:
                self.history.look(self.game, start, chair.hello["seq"])
                until = time.monotonic() + self.rng.uniform(3, 20)  # then to another node
                while not self.stopped.is_set() and time.monotonic() < until:
                    if self.pending is not None or chair.actions(self.seat):
                        self._answer(chair)
                    elif chair.table["status"] == "ended":
                        self.board.lay_after(self.game, url)
                        return
                    else:
                        self._wait(chair)

    def _wait(self, chair: Chair) -> None:
        try:
            chair.receive(timeout=0.5)
        except TimeoutError:
            return

    def _answer(self, chair: Chair) -> None:
        if self.pending is None:
            key = f"t{self.number}-{self.rng.getrandbits(48)}"
            question = chair.questions[str(self.seat)]["id"]
            action = pick(self.rng, chair.actions(self.seat))
            self.pending = self.history.send(self.game, key, self.seat, question, action)
        act = self.pending
        answer = chair.act(act.seat, act.action, id=act.key, question_id=act.question)
        if answer["type"] == "ack":
            act.n, act.end = answer["seq"], time.monotonic()
        elif answer["error"]["key"] in UNSETTLED:
            raise EOFError("again, elsewhere")
        else:
            act.refused, act.end = answer["error"]["key"], time.monotonic()
        self.pending = None
        if act.refused:  # somebody else was first: look again
            chair.send(type="resync", last=chair.seq)
            chair.read("hello")


class Gossip(threading.Thread):
    """Repeats what nodes tell each other, later and in another order."""

    def __init__(self, url: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.url = url
        self.rng = random.Random(seed)
        self.stopped = threading.Event()
        self.repeated = 0

    def run(self) -> None:
        heard: list[tuple[bytes, bytes]] = []
        while not self.stopped.is_set():
            try:
                with redis.Redis.from_url(self.url) as client, client.pubsub(ignore_subscribe_messages=True) as ears:
                    ears.psubscribe("hhour:*:game:*")
                    while not self.stopped.is_set():
                        message = ears.get_message(timeout=0.2)
                        if message is not None and not message["data"].startswith(b"again "):
                            heard = [*heard, (message["channel"], message["data"])][-200:]
                        if heard and self.rng.random() < 0.3:
                            channel, data = self.rng.choice(heard)
                            client.publish(channel, b"again " + data.partition(b" ")[2])
                            self.repeated += 1
            except (redis.RedisError, OSError):
                time.sleep(0.1)


class Fire:
    """The faults, one after the other, with play in between."""

    def __init__(self, houses: Houses, history: History, tabs: list[Tab], rng: random.Random, say: Say) -> None:
        self.houses, self.history, self.tabs, self.rng, self.say = houses, history, tabs, rng, say
        self.until = float("inf")
        self.done: Counter[str] = Counter()
        self.kinds: dict[str, Callable[[], None]] = {
            "kill": self._kill,
            "pause": self._pause,
            "drain": self._drain,
            "redis-killed": self._redis_killed,
            "redis-frozen": self._redis_frozen,
            "database-cut": lambda: end_connections(self.houses.database),
            "database-frozen": self._database_frozen,
        }

    def run(self, faults: int) -> None:
        names = list(self.kinds)
        for number in range(faults):
            if time.monotonic() > self.until:
                break
            self._play_on(self.rng.randint(1, 5))
            time.sleep(self.rng.random() * 0.05)
            name = names[number % len(names)] if number < len(names) else self.rng.choice(names)
            self.say(f"{number + 1:4} {name} ({self.history.acked} acknowledged)")
            self.kinds[name]()
            self.done[name] += 1
        self._play_on(10)

    def _play_on(self, acks: int) -> None:
        goal, deadline = self.history.acked + acks, time.monotonic() + PATIENCE
        while self.history.acked < goal:
            failed = [tab.failure for tab in self.tabs if tab.failure is not None]
            assert not failed, failed
            self.houses.look_after()
            assert time.monotonic() < deadline, "nobody gets an answer any more"
            time.sleep(0.05)

    def _any(self) -> int:
        return self.rng.randrange(len(self.houses.nodes))

    def _kill(self) -> None:
        number = self._any()
        self.houses.nodes[number].kill()
        self.houses.again(number)

    def _drain(self) -> None:
        number = self._any()
        self.houses.ready(number)  # one that only begins has nothing to finish
        code = self.houses.nodes[number].stop()
        assert code == 0, f"a drained node ended with {code}"
        self.houses.again(number)

    def _pause(self) -> None:
        pid = self.houses.nodes[self._any()].pid
        os.kill(pid, signal.SIGSTOP)
        time.sleep(self.rng.uniform(0.2, 2.5))
        os.kill(pid, signal.SIGCONT)

    def _redis_killed(self) -> None:
        self.houses.redis.stop()
        self._play_on(2)  # moves are made without it
        self.houses.redis.start()

    def _redis_frozen(self) -> None:
        with self.houses.redis.frozen():
            time.sleep(self.rng.uniform(0.5, 3))

    def _database_frozen(self) -> None:
        with frozen(self.houses.postgres):
            time.sleep(self.rng.uniform(0.5, 4))


def play_under_fire(
    folder: Path,
    postgres: str,
    faults: int,
    nodes: int,
    games: int,
    seed: int,
    minutes: float = 0.0,
    say: Say = lambda _text: None,
) -> dict[str, Any]:
    """Everything; what was done and what was found wrong."""
    rng = random.Random(seed)
    with ExitStack() as stack:
        wire = RedisServer()
        stack.callback(wire.close)
        houses = Houses(folder, postgres, wire, nodes)
        stack.callback(houses.stop)
        history = History()
        boards = [Board(houses, number) for number in range(games)]
        tabs = [
            Tab(board, history, seat, 4 * at + 2 * (seat - 1) + twin)
            for at, board in enumerate(boards)
            for seat in (1, 2)
            for twin in (0, 1)
        ]
        gossip = Gossip(wire.url, seed)
        fire = Fire(houses, history, tabs, rng, say)
        if minutes:
            fire.until = time.monotonic() + 60 * minutes
        for thread in (*tabs, gossip):
            thread.start()
        try:
            fire.run(faults)
        finally:
            for ending in (*(tab.stopped for tab in tabs), gossip.stopped):
                ending.set()
            for thread in (*tabs, gossip):
                thread.join(60)
        for number in range(nodes):
            houses.ready(number)
        played = [(board, game) for board in boards for game in board.games]
        wrong = [text for _, game in played for text in wrong_with(history, game, houses.rows(game))]
        for board, game in played:
            wrong += _differences(houses, board.cookies, game)
        logs = [
            line for node in range(nodes) for line in (folder / f"node{node}" / "server.log").read_text().splitlines()
        ]
        faulty = [line for line in logs if '"message": "message failed"' in line or "Traceback" in line]
        return {
            "faults": dict(fire.done),
            "games": len(played),
            "acked": history.acked,
            "refused": sum(bool(act.refused) for act in history.acts),
            "unsettled": sum(act.end is None for act in history.acts),
            "looks": len(history.looks),
            "repeated": gossip.repeated,
            "wrong": wrong,
            "failures": [str(tab.failure) for tab in tabs if tab.failure is not None],
            "logged": len(faulty),
        }


def _differences(houses: Houses, cookies: dict[str, str], table: str) -> list[str]:
    """End the game; then every node shows the same bytes, and the record leads to them."""
    told: list[tuple[bytes, bytes]] = []
    for number, node in enumerate(houses.nodes):
        with httpx.Client(base_url=node.url, cookies=cookies, timeout=60) as http:
            if number == 0 and http.get(f"/api/tables/{table}").json()["status"] != "ended":
                http.post(f"/api/tables/{table}/end").raise_for_status()
            record = http.get(f"/api/tables/{table}/record").content
            seq = http.get(f"/api/tables/{table}").json()["seq"]
            view = http.get(f"/api/tables/{table}/replay/{seq}", params={"seat": 1}).content
            told.append((record, view))
    if len(set(told)) != 1:
        return [f"{table} looks different from node to node"]
    text = told[0][0].decode()
    if len(replay(text).record.lines) != len(houses.rows(table)):
        return [f"{table}: the record has other actions than the database"]
    verdict = verify(text)
    return [] if verdict.true else [f"{table}: {verdict}"]


def _aloud(text: str) -> None:
    print(text, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--faults", type=int, default=300)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--minutes", type=float, default=0.0, help="no new fault after this long; what was done is checked"
    )
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, cluster() as postgres:
        started = time.monotonic()
        told = play_under_fire(
            Path(folder), postgres, given.faults, given.nodes, given.games, given.seed, given.minutes, _aloud
        )
    for name, value in told.items():
        print(f"{name}: {value}")
    print(f"seconds: {time.monotonic() - started:.0f}")
    return 1 if told["wrong"] or told["failures"] else 0


if __name__ == "__main__":
    sys.exit(main())
