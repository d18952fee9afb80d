"""Heavy work beside the server: in processes of its own, in turns between people, for a limited time, and only as long
as somebody waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import sys
from collections import deque
from collections.abc import Awaitable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeAlias, TypeVar

from litestar import Request

from hhour.server.logs import tell
from hhour.server.trouble import Trouble
from hhour.server.worker import LENGTH, Failed, packed

MOST_EACH = 3  # waiting and under way, for one person
MOST_LINE = 24  # and for one address, whatever it calls itself
WORKER = "hhour.server.worker"
Result = TypeVar("Result")
Told: TypeAlias = tuple[str, Any]  # how it went, and what came of it
GONE: Told = ("mistake", "the worker has gone")
STOPPING: Told = ("trouble", (503, "stopping"))
log = logging.getLogger("hhour.workers")


@dataclass(eq=False, slots=True)
class Job:
    """Something to be worked out for someone."""

    person: str
    line: str  # where the person is: who shows no cookie is somebody else each time
    message: bytes
    done: asyncio.Future[Any]
    task: asyncio.Task[Told] | None = field(default=None)


class Workers:
    """A few processes, started when they are first needed; each person has one job under way at most.

    In turns between the addresses people come from (`line`), and at each between people; one address leaves a process
    to the others where there are several.
    Work that nobody waits for is not begun; what is under way is ended with its process, or (`finishes`), where a job
    takes no longer than a new process would, comes to its own end.
    """

    def __init__(self, most: int, seconds: int, finishes: bool = False) -> None:
        self.most = most
        self.seconds = seconds
        self.finishes = finishes
        self._idle: list[asyncio.subprocess.Process] = []
        self._under_way: dict[str, Job] = {}
        self._waiting: dict[str, deque[Job]] = {}
        self._served: dict[str, int] = {}  # by person and by line: when it was their turn last
        self._turn = 0

    async def do(self, person: str, name: str, *args: object, most: int = MOST_EACH, line: str = "") -> Any:
        """Have it done; raises what the engine refused, or Trouble. Whoever stops waiting stops the work."""
        if self.most < 1:
            raise Trouble(503, "try-again")
        mine = self._waiting.get(person, ())
        if len(mine) + (person in self._under_way) >= most or (line and self._waits(line) >= MOST_LINE):
            raise Trouble(429, "busy")
        job = Job(person, line or person, packed((name, args)), asyncio.get_running_loop().create_future())
        self._waiting.setdefault(person, deque()).append(job)
        self._next()
        try:
            return _result(*await job.done)
        finally:
            self._drop(job)

    def _next(self) -> None:
        """Begin what can be begun: first come, first served, but everyone once before anyone twice."""
        while len(self._under_way) < self.most:
            busy = {job.line for job in self._under_way.values()}
            last = self.most > 1 and len(self._under_way) == self.most - 1
            free = [
                (jobs[0].line, name)
                for name, jobs in self._waiting.items()
                if name not in self._under_way and not (last and jobs[0].line in busy)
            ]
            if not free:
                return
            line, person = min(free, key=lambda one: [self._served.get(name, 0) for name in one])
            self._turn += 1
            known = {name for jobs in self._waiting.values() for name in (jobs[0].line, jobs[0].person)}
            self._served = {name: turn for name, turn in self._served.items() if name in known}
            self._served[line] = self._served[person] = self._turn
            job = self._waiting[person].popleft()
            if not self._waiting[person]:
                del self._waiting[person]
            self._under_way[person] = job
            job.task = asyncio.create_task(self._work(job))
            job.task.add_done_callback(partial(self._done, job))  # also when it was stopped before it began

    def _waits(self, line: str) -> int:
        return sum(job.line == line for jobs in self._waiting.values() for job in jobs)

    def _drop(self, job: Job) -> None:
        if job.task is not None:
            if not self.finishes:
                job.task.cancel()
        elif job in self._waiting.get(job.person, ()):
            self._waiting[job.person].remove(job)
            if not self._waiting[job.person]:
                del self._waiting[job.person]

    async def _work(self, job: Job) -> Told:
        process = None
        try:
            self._idle = [one for one in self._idle if one.returncode is None]  # what has gone serves nobody
            process = self._idle.pop() if self._idle else await _whole(_start())
            async with asyncio.timeout(self.seconds):
                told = await _ask(process, job.message)
            self._idle.append(process)
            process = None
            return told
        except TimeoutError:
            return "too-slow", None
        except Exception as error:  # whatever it was, somebody waits for an answer
            return "mistake", repr(error)
        finally:
            if process is not None:  # it is in the middle of something nobody waits for
                await _whole(_end(process))

    def _done(self, job: Job, task: asyncio.Task[Told]) -> None:
        del self._under_way[job.person]
        if not job.done.done():
            job.done.set_result(GONE if task.cancelled() or task.exception() else task.result())
        self._next()

    async def close(self) -> None:
        """End all processes, and begin nothing more."""
        self.most = 0
        await _whole(self._end_all())

    async def _end_all(self) -> None:
        for job in [job for jobs in self._waiting.values() for job in jobs if not job.done.done()]:
            job.done.set_result(STOPPING)
        tasks = [job.task for job in self._under_way.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for process in self._idle:
            await _end(process)
        self._idle.clear()


async def _whole(work: Coroutine[Any, Any, Result]) -> Result:
    """Let it come to its end, however often the asker is stopped: a process half begun or half ended stays for ever."""
    working = asyncio.ensure_future(work)
    stopped = False
    while not working.done():
        try:
            await asyncio.wait({working})
        except asyncio.CancelledError:
            stopped = True
    if stopped and (asker := asyncio.current_task()) is not None:
        asker.cancel()
    return working.result()


async def _start() -> asyncio.subprocess.Process:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    words = (sys.executable, "-m", WORKER)
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(*words, stdin=pipe, stdout=pipe, env=env)


async def _end(process: asyncio.subprocess.Process) -> None:
    assert process.stdout is not None
    with contextlib.suppress(ProcessLookupError):  # whoever stops the server by hand has stopped these, too
        process.kill()
    await process.stdout.read()  # to its end: before that the pipe is not closed
    await process.wait()


async def _ask(process: asyncio.subprocess.Process, message: bytes) -> Told:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(message)
    await process.stdin.drain()
    head = await process.stdout.readexactly(LENGTH)
    data = await process.stdout.readexactly(int.from_bytes(head, "big"))
    told: Told = await asyncio.to_thread(pickle.loads, data)
    return told


def _result(how: str, what: Any) -> Any:
    if how == "done":
        return what
    if how == "refused":
        raise Failed(*what)
    if how == "trouble":
        raise Trouble(*what)
    if how == "too-slow":
        raise Trouble(503, "too-slow")
    if how == "too-long":
        raise Trouble(413, "record-too-long")
    if how == "missing":
        raise Trouble(409, "no-numpy")
    if how == "unreadable":
        raise Trouble(422, "record-unreadable")
    tell(log, logging.ERROR, "worker failed", error=str(what)[-2000:])
    raise Trouble(503, "try-again")


async def while_here(request: Request[Any, Any, Any], work: Awaitable[Result]) -> Result:
    """Wait for some work as long as whoever asked for it does."""
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Trouble(499, "gone")
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


async def _gone(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
