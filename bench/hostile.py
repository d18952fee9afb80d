"""One hostile address at its limits, and what the others notice of it.

    python bench/hostile.py [--people 4] [--moves 60] [--rounds 4] [--against CHECKOUT]

A server with its usual limits; each honest person comes from an address of their own (127.0.0.x) and plays. In turns
the hostile one (twenty tabs with a long game open that ask for everything again, requests for what takes longest, new
connections) is let go and stopped, so that whatever else the machine does meets both alike. The ratio of the two p99
is what counts.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

HOSTILE = "127.0.0.66"
TABS = 20
LONG = ("abandon", "give-up", "trade", "swap", "use", "stay")


class Caller:
    """Someone with an address of their own."""

    def __init__(self, url: str, address: str) -> None:
        self.url = url
        self.address = address
        self.http = httpx.AsyncClient(
            base_url=url, timeout=60, transport=httpx.AsyncHTTPTransport(local_address=address), trust_env=False
        )

    async def lay(self, setup: str) -> str:
        answer = await self.http.post("/api/tables", json={"setup": setup})
        return str(answer.raise_for_status().json()["id"])

    async def sit(self, table: str) -> ClientConnection:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {"Cookie": f"hhour={self.http.cookies['hhour']}"}
        return await connect(
            address,
            additional_headers=headers,
            compression=None,
            proxy=None,
            local_addr=(self.address, 0),
            max_size=None,
            open_timeout=60,
        )


class Honest(Caller):
    """Plays one game after the other and notes how long each move takes."""

    def __init__(self, url: str, number: int) -> None:
        super().__init__(url, f"127.0.0.{100 + number}")
        self.rng = random.Random(number)
        self.ids = itertools.count()
        self.line: ClientConnection | None = None
        self.question: dict[str, Any] = {}

    async def move(self) -> float:
        """From sending it until the new state has come."""
        if not self.question:
            if self.line is not None:
                await self.line.close()
            self.line = await self.sit(await self.lay("dday n-02"))
            self.question = json.loads(await self.line.recv())["questions"]["1"]
        assert self.line is not None
        actions = [choice["action"] for choice in self.question["choices"]]
        going = [one for one in actions if one.split()[0] not in LONG] or actions
        message = {"type": "act", "id": str(next(self.ids)), "seat": 1, "question_id": self.question["id"]}
        began = time.perf_counter()
        await self.line.send(json.dumps({**message, "action": self.rng.choice(going)}))
        while (told := json.loads(await self.line.recv()))["type"] != "events":
            assert told["type"] in ("ack", "table"), told
        took = time.perf_counter() - began
        self.question = told["questions"].get("1", {})
        return took


class Enemy(Caller):
    """Asks for as much as the server lets one address ask for, and more."""

    def __init__(self, url: str, record: str) -> None:
        super().__init__(url, HOSTILE)
        self.record = record
        self.at_work = asyncio.Event()
        self.asked = self.answered = 0
        self.tasks: list[asyncio.Task[None]] = []

    async def prepare(self) -> None:
        """A long game of one's own, imported."""
        answer = await self.http.post("/api/records", json={"text": self.record})
        self.table = str(answer.raise_for_status().json()["id"])
        self.tasks = [asyncio.create_task(self._ask(path)) for path in self._paths()]
        self.tasks += [asyncio.create_task(self._tab()) for _ in range(TABS)]

    def _paths(self) -> list[str]:
        table = f"/api/tables/{self.table}"
        return [f"{table}/replay", f"{table}/record", f"{table}/replay/300", "/api/catalogue", f"{table}/why/900"]

    async def _ask(self, path: str) -> None:
        while True:
            await self.at_work.wait()
            with contextlib.suppress(httpx.HTTPError):
                self._count((await self.http.get(path)).status_code == 200)

    async def _tab(self) -> None:
        while True:
            await self.at_work.wait()
            with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                async with await self.sit(self.table) as line:
                    await self._pester(line)
            await asyncio.sleep(0.05)

    async def _pester(self, line: ClientConnection) -> None:
        """Ask for everything again as often as one may, in another language each time, and read it."""

        async def read() -> None:
            async for text in line:
                self._count(b'"refused"' not in (text if isinstance(text, bytes) else text[:40].encode()))

        reading = asyncio.create_task(read())
        try:
            for language in itertools.cycle(("fr", "zh", "en")):
                await self.at_work.wait()
                await line.send(json.dumps({"type": "language", "language": language}))
                await asyncio.sleep(1 / 14)
        finally:
            reading.cancel()

    def _count(self, answered: bool) -> None:
        self.asked += 1
        self.answered += answered

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


@dataclass
class Times:
    """How long the others' moves took, without and with the hostile one."""

    quiet: list[float] = field(default_factory=list)
    hostile: list[float] = field(default_factory=list)
    asked: int = 0
    answered: int = 0

    @property
    def ratio(self) -> float:
        return quantile(self.hostile, 0.99) / quantile(self.quiet, 0.99)

    def told(self) -> str:
        rows = []
        for name, times in (("quiet", self.quiet), ("hostile", self.hostile)):
            p50, p99 = (1000 * quantile(times, part) for part in (0.5, 0.99))
            rows.append(f"  {name:8} {len(times):5} moves   p50 {p50:6.1f} ms   p99 {p99:6.1f} ms")
        rows.append(f"  p99 {self.ratio:.2f} times; of {self.asked} hostile requests {self.answered} were served")
        return "\n".join(rows)


def quantile(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


async def be_hostile(url: str, record: str) -> None:
    """A process of its own: each line of standard input lets it go or stops it; at the end it tells what it got."""
    enemy = Enemy(url, record)
    await enemy.prepare()
    print("ready", flush=True)
    while await asyncio.to_thread(sys.stdin.readline):
        if enemy.at_work.is_set():
            enemy.at_work.clear()
        else:
            enemy.at_work.set()
    await enemy.end()
    await enemy.http.aclose()
    print(enemy.asked, enemy.answered)


async def meet(url: str, people: int, moves: int, rounds: int) -> Times:
    """The honest play; in every other stretch the hostile one is at work."""
    pipe = asyncio.subprocess.PIPE
    words = (sys.executable, __file__, "--enemy", url)
    enemy = await asyncio.create_subprocess_exec(*words, stdin=pipe, stdout=pipe)
    assert enemy.stdin is not None
    assert enemy.stdout is not None
    await enemy.stdout.readline()
    honest = [Honest(url, number) for number in range(people)]

    async def play(one: Honest, times: list[float]) -> None:
        for _ in range(moves):
            times.append(await one.move())
            await asyncio.sleep(0.01)  # whoever plays also looks

    times = Times()
    await asyncio.gather(*(play(one, []) for one in honest))  # warm
    for _ in range(rounds):
        await asyncio.gather(*(play(one, times.quiet) for one in honest))
        enemy.stdin.write(b"go\n")
        await asyncio.gather(*(play(one, times.hostile) for one in honest))
        enemy.stdin.write(b"stop\n")
        await asyncio.sleep(0.5)
    enemy.stdin.close()  # communicate() alone does so only from Python 3.12 on
    async with asyncio.timeout(60):
        told, _ = await enemy.communicate()
    times.asked, times.answered = map(int, told.split())
    for one in honest:
        await one.http.aclose()
    return times


def main() -> None:
    here = Path(__file__).parents[1]
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--people", type=int, default=4)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--against", type=Path, help="another checkout to measure, too")
    parser.add_argument("--enemy", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    record = (here / "tests" / "golden" / "dday-n-02-units-2-won.hh").read_text(encoding="utf-8")
    if wish.enemy:
        asyncio.run(be_hostile(wish.enemy, record))
        return
    for checkout in filter(None, (here, wish.against)):
        folder = tempfile.mkdtemp(prefix="hhour-bench-")
        env = {**os.environ, "HHOUR_DATA_DIR": folder, "HHOUR_LOG_LEVEL": "warning", "HHOUR_PART_SECONDS": "0"}
        env["PYTHONPATH"] = str(checkout / "src")
        words = [sys.executable, "-m", "hhour.server.commands", "serve", "--port", "0"]
        with subprocess.Popen(words, env=env, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            url = server.stdout.readline().split("open at ")[1].split()[0].rstrip("/")
            try:
                times = asyncio.run(meet(url, wish.people, wish.moves, wish.rounds))
            finally:
                server.terminate()
        print(f"{checkout.name}: {wish.people} people\n{times.told()}")
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
