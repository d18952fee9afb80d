"""One, two and three nodes of one house: moves a second with a p99 under 100 ms, and what each part of it costs.

    python bench/nodes.py [--nodes 1,2,3] [--tables 12] [--seconds 8] [--apart 1]

Starts a PostgreSQL and a Redis of its own on loopback (as the tests do) and the nodes beside them; this process is the
players. Tables are spread over the nodes; `--apart 1` puts the two players of a table on different nodes, 0 on
one. First every table moves as fast as it is answered, which gives the CPU of a move (nodes, PostgreSQL, Redis
apart); then the rate is raised until the p99 is over 100 ms. Beside it in the same run: one process with SQLite.
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
from pathlib import Path
from typing import Any

import psycopg
from server import LIMITS, Gauge, HHourTable, cpu_and_memory, pace, saturate
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.nodes.redis_server import RedisServer
from tests.server.postgres import cluster, new_database

P99 = 0.1
WARM = 200  # moves on each node
RATES = (10, 20, 40, 60, 90, 130, 180, 250, 350, 500, 700, 1000)


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


def start(stack: ExitStack, settings: dict[str, str]) -> tuple[int, str]:
    """A server; its pid and address."""
    folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="hhour-bench-"))
    limits = {f"HHOUR_{name}": "1000000" for name in LIMITS}
    env = {**os.environ, **limits, "HHOUR_DATA_DIR": folder, "HHOUR_LOG_LEVEL": "error", **settings}
    env |= {"HHOUR_MAX_CONNECTIONS_PER_ADDRESS": "10000", "HHOUR_PART_SECONDS": "0"}
    words = [sys.executable, "-m", "hhour.server.commands", "serve", "--port", "0"]
    server = subprocess.Popen(words, env=env, stdout=subprocess.PIPE, text=True)
    stack.callback(server.wait)
    stack.callback(server.terminate)
    assert server.stdout is not None
    stack.callback(server.stdout.close)
    return server.pid, server.stdout.readline().split("open at ")[1].split()[0].rstrip("/")


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


async def measure(name: str, nodes: int, tables: list[Any], parts: dict[str, Any], wish: argparse.Namespace) -> None:
    for first in range(0, len(tables), 4):
        some = tables[first : first + 4]
        await asyncio.gather(*(table.prepare(wish.spare) for table in some))
        await asyncio.gather(*(table.open() for table in some))
    warm = 0
    while warm < WARM * nodes:  # words said for the first time are read for the first time
        warm += len((await saturate(tables, 2)).times)
    before = {part: used(pids()) for part, pids in parts.items()}
    began = time.monotonic()
    gauge = await saturate(tables, wish.seconds)
    took = time.monotonic() - began
    moves = max(1, len(gauge.times))
    cost = {part: (used(pids()) - before[part]) / moves * 1e3 for part, pids in parts.items()}
    told = "  ".join(f"{part} {ms:.2f}" for part, ms in cost.items())
    print(f"{name:26} saturated {gauge.told(took)}   ms CPU a move: {told}", flush=True)
    best, last = 0.0, 0.0
    for rate in RATES:
        paced: Gauge = await pace(tables, wish.seconds / 2, rate)
        times = sorted(paced.times)
        last = times[min(len(times) - 1, len(times) * 99 // 100)]
        if last > P99:
            break
        best = rate
    print(f"{'':26} p99 under 100 ms up to {best:.0f} moves/s (the next step: {last * 1000:.0f} ms)", flush=True)
    for table in tables:
        await table.close()


def alone(wish: argparse.Namespace) -> None:
    with ExitStack() as stack:
        pid, url = start(stack, {})
        tables = [NodesTable((url, url), number) for number in range(wish.tables)]
        asyncio.run(measure("one process, SQLite", 1, tables, {"server": lambda: [pid]}, wish))


def house(count: int, postgres: str, wire: RedisServer, wish: argparse.Namespace) -> None:
    with ExitStack() as stack:
        settings = {
            "HHOUR_DATABASE_URL": new_database(postgres),
            "HHOUR_REDIS_URL": wire.url,
            "HHOUR_SECRET": f"bench {count}",
        }
        nodes = [start(stack, settings) for _ in range(count)]
        urls = [url for _, url in nodes]
        tables = [
            NodesTable((urls[number % count], urls[(number + wish.apart) % count]), number)
            for number in range(wish.tables)
        ]
        process = wire.process
        assert process is not None
        parts = {
            "nodes": lambda: [pid for pid, _ in nodes],
            "postgres": lambda: postgres_pids(postgres),
            "redis": lambda: [process.pid],
        }
        where = "apart" if wish.apart and count > 1 else "together"
        asyncio.run(measure(f"{count} node{'s'[: count > 1]}, players {where}", count, tables, parts, wish))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", default="1,2,3")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--spare", type=int, default=6)
    parser.add_argument("--apart", type=int, choices=(0, 1), default=1)
    wish = parser.parse_args()
    print(f"load before: {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores; {wish.tables} tables, two players each")
    alone(wish)
    wire = RedisServer()
    try:
        with cluster() as postgres:
            for count in map(int, wish.nodes.split(",")):
                house(count, postgres, wire, wish)
    finally:
        wire.close()


if __name__ == "__main__":
    main()
