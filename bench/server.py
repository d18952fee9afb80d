"""Many tables at once: moves a second, how long a move takes and what it costs, beside boardgame.io in the same run.

    python bench/server.py [--tables 100] [--seconds 10] [--rate 200] [--spare 8] [--only hhour|boardgameio]
    python bench/server.py --against CHECKOUT...   (this checkout beside others, e.g. of an earlier commit)

With --against all servers run at once and are saturated in turns, slice by slice, so that a busy machine slows them
alike; CPU a move is that of the best slices, which is what the code itself costs. What `make fast` compiled is a
checkout, too.
This process is the players: two connections a table. The server is a process of its own on loopback, with durable
writes (SQLite, write-ahead log, synchronous=FULL). *Saturation*: each table has one move under way at all times.
*Paced*: the tables together make `--rate` moves a second. A move takes from its being sent until its author has the new
state. boardgame.io plays six dice, lock and re-roll with two seats and keeps its state in files; it does not wait for
the disk. Its match never ends; games of D-Day Dice do, so each H-Hour table has a few more laid before the measuring
begins and goes on at the next one (two new connections and two whole views).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).parent
LIMITS = (
    "REQUESTS_PER_SECOND",
    "REQUESTS_BURST",
    "TABLES_PER_MINUTE",
    "MESSAGES_PER_SECOND",
    "MESSAGES_BURST",
    "CPU_PERCENT_PER_PERSON",
    "CPU_PERCENT_PER_ADDRESS",
)
LONG = ("abandon", "give-up", "trade", "swap", "use", "stay")


class Gauge:
    """How long moves took."""

    def __init__(self) -> None:
        self.times: list[float] = []

    def told(self, seconds: float) -> str:
        times = sorted(self.times)
        if not times:
            return "no moves"
        p50, p99 = times[len(times) // 2], times[min(len(times) - 1, len(times) * 99 // 100)]
        return f"{len(times) / seconds:7.0f} moves/s   p50 {p50 * 1000:6.1f} ms   p99 {p99 * 1000:6.1f} ms"


class HHourTable:
    """Two people at one H-Hour table."""

    def __init__(self, url: str, number: int) -> None:
        self.url = url
        self.rng = random.Random(number)
        self.sockets: list[ClientConnection] = []
        self.questions: list[dict[str, Any]] = []
        self.count = 0
        self.cookies: list[str] = []
        self.laid: list[str] = []

    async def prepare(self, games: int) -> None:
        """Lay so many tables."""
        self.cookies = self.cookies or [await asyncio.to_thread(self._cookie) for _ in range(2)]
        seats = [{"who": "me"}, {"who": "open"}]
        for _ in range(games):
            table = await asyncio.to_thread(
                self._post, "/api/tables", self.cookies[0], {"setup": "dday n-02 units=2", "seats": seats}
            )
            place = f"/api/tables/{table['id']}"
            await asyncio.to_thread(self._post, f"{place}/join", self.cookies[1], {"key": table["key"]})
            self.laid.append(place)

    async def open(self) -> None:
        if not self.laid:
            await self.prepare(1)
        place = self.laid.pop()
        for cookie in self.cookies:
            address = self.url.replace("http", "ws") + f"{place}/socket"
            line = await connect(
                address, additional_headers={"Cookie": cookie}, compression=None, proxy=None
            ).__aenter__()
            self.sockets.append(line)
            self.questions.append(json.loads(await line.recv())["questions"])

    def _cookie(self) -> str:
        with urllib.request.urlopen(f"{self.url}/api/me") as answer:
            return str(answer.headers["set-cookie"]).split(";")[0]

    def _post(self, path: str, cookie: str, body: Any) -> Any:
        headers = {"Cookie": cookie, "Content-Type": "application/json"}
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    async def move(self) -> float:
        """One seat that is asked answers; both have heard of it when this returns."""
        seat = next((s for s in (0, 1) if self.questions[s].get(str(s + 1), {}).get("must")), None)
        if seat is None:
            await self.close()
            await self.open()
            seat = 0
        question = self.questions[seat][str(seat + 1)]
        actions = [choice["action"] for choice in question["choices"]]
        going = [one for one in actions if one.split()[0] not in LONG] or actions
        self.count += 1
        message = {"type": "act", "id": f"{self.count}", "seat": seat + 1, "question_id": question["id"]}
        began = time.perf_counter()
        await self.sockets[seat].send(json.dumps({**message, "action": self.rng.choice(going)}))
        await self._hear(seat)
        took = time.perf_counter() - began
        await self._hear(1 - seat)
        return took

    async def _hear(self, seat: int) -> None:
        while True:
            told = json.loads(await self.sockets[seat].recv())
            if told["type"] == "events":
                self.questions[seat] = told["questions"]
                return
            assert told["type"] in ("ack", "table"), told

    async def close(self) -> None:
        for line in self.sockets:
            await line.close()
        self.sockets, self.questions = [], []


class BoardgameTable:
    """Two people at one boardgame.io match, spoken to as its own client does (socket.io over a WebSocket)."""

    def __init__(self, url: str, number: int) -> None:
        self.url = url
        self.number = number
        self.match = ""
        self.sockets: list[ClientConnection] = []
        self.state = 0
        self.turn = 0

    async def prepare(self, games: int) -> None:
        """One match is enough: it never ends."""

    async def open(self) -> None:
        self.match = f"bench-{self.number}"  # the first sync makes the match
        for seat in (0, 1):
            address = self.url.replace("http", "ws") + "/socket.io/?EIO=4&transport=websocket"
            line = await connect(address, compression=None, proxy=None).__aenter__()
            self.sockets.append(line)
            await line.recv()
            await line.send("40/beach,")
            await line.recv()
            await line.send("42/beach," + json.dumps(["sync", self.match, str(seat), None, 2]))
            told = await self._hear(seat, "sync")
            self.state = told[2]["state"]["_stateID"]

    async def move(self) -> float:
        seat = self.turn % 2
        self.turn += 1
        payload = {"type": "step", "args": [], "playerID": str(seat), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        began = time.perf_counter()
        await self.sockets[seat].send("42/beach," + json.dumps(["update", action, self.state, self.match, str(seat)]))
        told = await self._hear(seat, "update")
        took = time.perf_counter() - began
        await self._hear(1 - seat, "update")
        assert told[2]["_stateID"] == self.state + 1, "the move was not carried out"
        self.state += 1
        return took

    async def _hear(self, seat: int, kind: str) -> Any:
        while True:
            text = await self.sockets[seat].recv()
            assert isinstance(text, str)
            if text == "2":
                await self.sockets[seat].send("3")
            elif text.startswith("42/beach,"):
                told = json.loads(text[len("42/beach,") :])
                if told[0] == kind:
                    return told

    async def close(self) -> None:
        for line in self.sockets:
            await line.close()


Tables = list[HHourTable] | list[BoardgameTable]


async def saturate(tables: Tables, seconds: float) -> Gauge:
    """Every table moves as fast as it is answered."""
    gauge = Gauge()
    end = time.monotonic() + seconds

    async def play(table: Any) -> None:
        while time.monotonic() < end:
            gauge.times.append(await table.move())

    await asyncio.gather(*map(play, tables))
    return gauge


async def pace(tables: Tables, seconds: float, rate: float) -> Gauge:
    """All tables together make `rate` moves a second; a move that is late is not left out."""
    gauge = Gauge()
    gap = len(tables) / rate
    start = time.monotonic() + 0.1
    end = start + seconds

    async def play(table: Any, number: int) -> None:
        due = start + gap * number / len(tables)
        while due < end:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            gauge.times.append(await table.move())
            due += gap

    await asyncio.gather(*(play(table, number) for number, table in enumerate(tables)))
    return gauge


def cpu_and_memory(pid: int) -> tuple[float, float]:
    """CPU seconds used so far and megabytes held."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    ticks = os.sysconf("SC_CLK_TCK")
    rss = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return (int(fields[11]) + int(fields[12])) / ticks, int(rss[1]) / 1024 if rss else 0.0


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


async def measure(name: str, pid: int, tables: Tables, wish: argparse.Namespace) -> None:
    print(f"{name}: {len(tables)} tables, {2 * len(tables)} connections")
    _, empty = cpu_and_memory(pid)
    for first in range(0, len(tables), 10):  # quickly: socket.io drops who does not answer its pings
        await asyncio.gather(*(table.open() for table in tables[first : first + 10]))
    _, laid = cpu_and_memory(pid)
    for first in range(0, len(tables), 10):
        await asyncio.gather(*(table.prepare(wish.spare) for table in tables[first : first + 10]))
    print(f"  memory {empty:.0f} MB empty, {(laid - empty) / len(tables) * 1024:.0f} kB a table more")
    await saturate(tables, 2)  # warm
    for kind in ("saturation", f"{wish.rate:.0f} moves/s"):
        before, _ = cpu_and_memory(pid)
        began = time.monotonic()
        gauge = await (
            saturate(tables, wish.seconds) if kind == "saturation" else pace(tables, wish.seconds, wish.rate)
        )
        took = time.monotonic() - began
        used = cpu_and_memory(pid)[0] - before
        moves = max(1, len(gauge.times))
        print(
            f"  {kind:12} {gauge.told(took)}   {used / moves * 1e6:6.0f} us CPU a move   {used / took:5.0%} of a core"
        )
    for table in tables:
        await table.close()


def hhour(wish: argparse.Namespace) -> None:
    folder = tempfile.mkdtemp(prefix="hhour-bench-")
    limits = {f"HHOUR_{name}": "1000000" for name in LIMITS}
    env = {**os.environ, **limits, "HHOUR_DATA_DIR": folder, "HHOUR_LOG_LEVEL": "warning"}
    env["HHOUR_MAX_CONNECTIONS_PER_ADDRESS"] = "10000"
    words = [sys.executable, "-m", "hhour.server.commands", "serve", "--port", "0"]
    with subprocess.Popen(words, env=env, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        url = server.stdout.readline().split("open at ")[1].split()[0].rstrip("/")
        tables = [HHourTable(url, number) for number in range(wish.tables)]
        try:
            asyncio.run(measure("H-Hour", server.pid, tables, wish))
        finally:
            server.terminate()
    shutil.rmtree(folder)


SLICES = 8
WARM = 500


class Running:
    """A checkout's server with tables laid on it."""

    def __init__(self, checkout: Path) -> None:
        self.name = checkout.name
        self.folder = tempfile.mkdtemp(prefix="hhour-bench-")
        limits = {f"HHOUR_{name}": "1000000" for name in LIMITS}
        env = {**os.environ, **limits, "HHOUR_DATA_DIR": self.folder, "HHOUR_LOG_LEVEL": "warning"}
        source = checkout if (checkout / "hhour").is_dir() else checkout / "src"
        env |= {"HHOUR_MAX_CONNECTIONS_PER_ADDRESS": "10000", "PYTHONPATH": str(source)}
        words = [sys.executable, "-m", "hhour.server.commands", "serve", "--port", "0"]
        self.server = subprocess.Popen(words, env=env, stdout=subprocess.PIPE, text=True)
        assert self.server.stdout is not None
        self.url = self.server.stdout.readline().split("open at ")[1].split()[0].rstrip("/")
        self.costs: list[float] = []
        self.times: list[float] = []

    async def prepare(self, tables: int, spare: int) -> None:
        self.tables = [HHourTable(self.url, number) for number in range(tables)]
        for table in self.tables:
            await table.prepare(spare)
            await table.open()

    async def slice(self, seconds: float) -> None:
        before, _ = cpu_and_memory(self.server.pid)
        gauge = await saturate(self.tables, seconds)
        self.costs.append((cpu_and_memory(self.server.pid)[0] - before) / len(gauge.times))
        self.times += gauge.times

    def told(self) -> str:
        times = sorted(self.times)
        p50, p99 = times[len(times) // 2] * 1000, times[len(times) * 99 // 100] * 1000
        return f"{self.cost * 1e6:6.0f} us CPU a move   p50 {p50:6.1f} ms   p99 {p99:6.1f} ms   {len(times)} moves"

    @property
    def cost(self) -> float:
        """Of the better half of the slices."""
        best = sorted(self.costs)[: max(1, len(self.costs) // 2)]
        return sum(best) / len(best)

    def close(self) -> None:
        self.server.terminate()
        self.server.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def against(wish: argparse.Namespace) -> None:
    """This checkout and others in turns."""
    every = [Running(checkout.resolve()) for checkout in (HERE.parent, *wish.against)]

    async def measure_every() -> None:
        for one in every:
            await one.prepare(wish.tables, wish.spare)
            while len(one.times) < WARM:  # words said for the first time are read for the first time
                await one.slice(1)
            one.costs, one.times = [], []
        for _ in range(SLICES):
            for one in every:
                await one.slice(wish.seconds / SLICES)
        for one in every:
            for table in one.tables:
                await table.close()

    try:
        asyncio.run(measure_every())
        for one in every:
            print(f"{one.name:20} {one.told()}")
        for one in every[1:]:
            print(f"here/{one.name:15} {every[0].cost / one.cost:6.3f} in CPU a move")
    finally:
        for one in every:
            one.close()


def boardgameio(wish: argparse.Namespace) -> None:
    home = HERE / "boardgameio"
    if not (home / "node_modules").is_dir():
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=home, check=True)
    folder = tempfile.mkdtemp(prefix="hhour-bench-")
    port = free_port()
    words = ["node", "server.cjs", str(port), folder]
    with subprocess.Popen(words, cwd=home, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        for line in server.stdout:
            if "ready" in line:
                break
        tables = [BoardgameTable(f"http://127.0.0.1:{port}", number) for number in range(wish.tables)]
        try:
            asyncio.run(measure("boardgame.io", server.pid, tables, wish))
        finally:
            server.kill()
    shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--spare", type=int, default=8, help="games laid beforehand for each table (8)")
    parser.add_argument("--only", choices=("hhour", "boardgameio"))
    parser.add_argument("--against", type=Path, nargs="+", help="other checkouts to compare with")
    wish = parser.parse_args()
    if wish.against:
        against(wish)
        return
    if wish.only != "boardgameio":
        hhour(wish)
    if wish.only != "hhour":
        boardgameio(wish)


if __name__ == "__main__":
    main()
