"""One, two and three nodes of one house: moves a second with a p99 under 100 ms, and what each part of it costs.

    python bench/nodes.py [--nodes 1,2,3] [--tables 12] [--seconds 8] [--apart 0|1] [--share 0.2] [--folder /dev/shm]

Starts a PostgreSQL and a Redis of its own on loopback (as the tests do) and the nodes beside them; this process is the
players. Tables are spread over the nodes; `--apart 1` puts the two players of a table on different nodes, 0 on
one. First every table moves as fast as it is answered, which gives the CPU of a move (nodes, PostgreSQL, Redis
apart); then the highest rate is looked for that is kept up with at a p99 under 100 ms. Beside it in the same run: one
process with SQLite. `--share 0.2` holds every node to that part of a core (control groups, so as root), which leaves
room on one machine for PostgreSQL, Redis and players: then more nodes can do more. `--folder /dev/shm` keeps both
databases in memory, where others use the same disk.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg
from server import LIMITS, HHourTable, cpu_and_memory, pace, saturate
from share import NoShare, Share
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.nodes.redis_server import RedisServer
from tests.server.postgres import cluster, new_database

P99 = 0.1
WARM = 200  # moves on each node
STEP = 1.5
LATE, A_MOMENT = 1.05, 0.5  # for how long moves may go on that were due by then: a game that ends is laid anew


class NodesTable(HHourTable):
    """Two people at one table, each at a node of their own choice."""

    def __init__(self, urls: tuple[str, str], number: int) -> None:
        super().__init__(urls[0], number)
        self.urls = urls

    async def open(self) -> None:
        if not self.laid:
            await self.prepare(1)
        place = self.laid.pop()
        for cookie, url in zip(self.cookies, self.urls, strict=True):
            address = url.replace("http", "ws") + f"{place}/socket"
            line = await connect(
                address, additional_headers={"Cookie": cookie}, compression=None, proxy=None
            ).__aenter__()
            self.sockets.append(line)
            self.questions.append(json.loads(await line.recv())["questions"])

    async def _hear(self, seat: int) -> None:
        while True:
            told = json.loads(await self.sockets[seat].recv())
            if told["type"] == "events":
                self.questions[seat] = told["questions"]
                return
            assert told["type"] in ("ack", "table", "house", "hello"), told
            if told["type"] == "hello":
                self.questions[seat] = told["questions"]
                return


@dataclass(frozen=True)
class Server:
    pid: int
    url: str
    share: Share | None


def start(stack: ExitStack, settings: dict[str, str], wish: argparse.Namespace) -> Server:
    folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="hhour-bench-", dir=wish.folder))
    limits = {f"HHOUR_{name}": "1000000" for name in LIMITS}
    env = {**os.environ, **limits, "HHOUR_DATA_DIR": folder, "HHOUR_LOG_LEVEL": "error", **settings}
    env |= {"HHOUR_MAX_CONNECTIONS_PER_ADDRESS": "10000", "HHOUR_PART_SECONDS": "0"}
    words = [sys.executable, "-m", "hhour.server.commands", "serve", "--port", "0"]
    share = Share(Path(folder).name) if wish.share else None
    if share:
        stack.callback(share.close)
    server = subprocess.Popen(words, env=env, stdout=subprocess.PIPE, text=True)
    stack.callback(server.wait)
    stack.callback(server.terminate)
    assert server.stdout is not None
    stack.callback(server.stdout.close)
    if share:
        share.add(server.pid)
    return Server(server.pid, server.stdout.readline().split("open at ")[1].split()[0].rstrip("/"), share)


def postgres_pids(address: str) -> list[int]:
    with psycopg.connect(f"{address}/postgres") as db:
        row = db.execute("SHOW data_directory").fetchone()
    assert row is not None
    main = int(Path(row[0], "postmaster.pid").read_text(encoding="ascii").split()[0])
    return [main, *map(int, Path(f"/proc/{main}/task/{main}/children").read_text().split())]


def used(pids: list[int]) -> float:
    total = 0.0
    for pid in pids:
        try:
            total += cpu_and_memory(pid)[0]
        except OSError:
            continue  # a connection of PostgreSQL that has ended
    return total


async def measure(
    name: str, nodes: list[Server], tables: list[Any], parts: dict[str, Any], wish: argparse.Namespace
) -> None:
    for first in range(0, len(tables), 4):
        some = tables[first : first + 4]
        await asyncio.gather(*(table.prepare(wish.spare) for table in some))
        await asyncio.gather(*(table.open() for table in some))
    warm = 0
    while warm < WARM * len(nodes):  # words said for the first time are read for the first time
        warm += len((await saturate(tables, 2)).times)
    for node in nodes:
        if node.share:
            node.share.hold(wish.share)
    parts = {**parts, "players": lambda: [os.getpid()]}
    before = {part: used(pids()) for part, pids in parts.items()}
    began = time.monotonic()
    gauge = await saturate(tables, wish.seconds)
    took = time.monotonic() - began
    moves = max(1, len(gauge.times))
    cost = {part: (used(pids()) - before[part]) / moves * 1e3 for part, pids in parts.items()}
    told = "  ".join(f"{part} {ms:.2f}" for part, ms in cost.items())
    print(f"{name:26} saturated {gauge.told(took)}   ms CPU a move: {told}", flush=True)
    best = await fastest(tables, moves / took, wish.seconds)
    print(f"{'':26} p99 under 100 ms up to {best:.0f} moves/s", flush=True)
    for table in tables:
        await table.close()


async def fastest(tables: list[Any], guess: float, seconds: float) -> float:
    """The highest rate (to a twentieth) that is kept up with, 99 of 100 moves in less than 100 ms."""
    low, high = 0.0, guess * 1.2
    while high > max(1, low * 1.05):
        rate = (low + high) / 2 if low else high / STEP
        began = time.monotonic()
        times = sorted((await pace(tables, seconds, rate)).times)
        kept_up = time.monotonic() - began < seconds * LATE + A_MOMENT
        if kept_up and times[len(times) * 99 // 100] < P99:
            low = rate
        else:
            high = rate
    return low


def alone(wish: argparse.Namespace) -> None:
    with ExitStack() as stack:
        server = start(stack, {}, wish)
        tables = [NodesTable((server.url, server.url), number) for number in range(wish.tables)]
        asyncio.run(measure("one process, SQLite", [server], tables, {"server": lambda: [server.pid]}, wish))


def house(count: int, postgres: str, wire: RedisServer, wish: argparse.Namespace) -> None:
    with ExitStack() as stack:
        settings = {
            "HHOUR_DATABASE_URL": new_database(postgres),
            "HHOUR_REDIS_URL": wire.url,
            "HHOUR_SECRET": f"bench {count}",
        }
        nodes = [start(stack, settings, wish) for _ in range(count)]
        urls = [node.url for node in nodes]
        tables = [
            NodesTable((urls[number % count], urls[(number + wish.apart) % count]), number)
            for number in range(wish.tables)
        ]
        process = wire.process
        assert process is not None
        parts = {
            "nodes": lambda: [node.pid for node in nodes],
            "postgres": lambda: postgres_pids(postgres),
            "redis": lambda: [process.pid],
        }
        where = "apart" if wish.apart and count > 1 else "together"
        asyncio.run(measure(f"{count} node{'s'[: count > 1]}, players {where}", nodes, tables, parts, wish))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", default="1,2,3")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--spare", type=int, default=6)
    parser.add_argument("--apart", type=int, choices=(0, 1), default=1)
    parser.add_argument("--share", type=float, default=0.0, help="of a core for each node (0: all it can get)")
    parser.add_argument("--folder", default="/tmp", help="of the databases; /dev/shm leaves out the disk")
    wish = parser.parse_args()
    if wish.share:
        try:
            Share("try").close()
        except NoShare as error:
            print(f"No share of a core can be held here: {error}.", file=sys.stderr)
            sys.exit(2)
    print(f"load before: {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores; {wish.tables} tables, two players each")
    alone(wish)
    wire = RedisServer()
    try:
        with cluster(wish.folder) as postgres:
            for count in map(int, wish.nodes.split(",")):
                house(count, postgres, wire, wish)
    finally:
        wire.close()


if __name__ == "__main__":
    main()
