"""The inbox of a table, and the line that it is made of."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from hhour.server import inbox
from hhour.server.inbox import Inbox
from hhour.server.line import Line
from hhour.server.trouble import Trouble
from tests.server.served import PATIENCE


def failed(error: Exception) -> Trouble:
    return Trouble(500, "inside", reference=str(error))


def work(done: list[int], n: int) -> Callable[[], Awaitable[int]]:
    async def one() -> int:
        done.append(n)
        return n

    return one


def test_what_was_put_first_is_taken_first_by_whoever_waits_for_it() -> None:
    async def taken() -> list[int]:
        line = Line[int](3)
        first = asyncio.create_task(line.take())
        await asyncio.sleep(0)
        for n in range(3):
            line.put(n)
        assert line.is_full
        return [await first, await line.take(), *line.clear(), len(line)]

    assert asyncio.run(taken()) == [0, 1, 2, 0]


def test_work_is_done_in_the_order_in_which_it_came_and_its_result_told() -> None:
    async def play() -> tuple[list[int], int]:
        box, done = Inbox(failed), list[int]()
        box.open("table")
        for n in (1, 2):
            box.post(work(done, n))
        assert not box.is_idle
        result = await box.ask(work(done, 3))
        await asyncio.sleep(0)
        assert box.is_idle
        box.stop()
        return done, result

    assert asyncio.run(play()) == ([1, 2, 3], 3)


def test_a_full_inbox_takes_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inbox, "MOST", 2)

    async def fill() -> str:
        box, done = Inbox(failed), list[int]()
        for n in (1, 2):
            box.post(work(done, n))
        with pytest.raises(Trouble) as trouble:
            box.post(work(done, 3))
        return trouble.value.key

    assert asyncio.run(fill()) == "busy"


def test_a_mistake_ends_the_work_and_whoever_waits_is_told_to_come_again() -> None:
    async def play() -> list[str]:
        async def wrong() -> None:
            raise ValueError("no such thing")

        def give_up(error: Exception) -> Trouble:
            box.refuse()
            return failed(error)

        box, done = Inbox(give_up), list[int]()
        box.open("table")
        asked = [asyncio.create_task(box.ask(one)) for one in (wrong, work(done, 2))]
        told = await asyncio.gather(*asked, return_exceptions=True)
        assert not done
        return [one.key for one in told if isinstance(one, Trouble)]

    assert asyncio.run(play()) == ["inside", "try-again"]


@pytest.mark.parametrize("begun", [True, False])
def test_whoever_waits_when_the_work_ends_is_told_to_come_again_and_whoever_comes_then(begun: bool) -> None:
    """Also when it ends before it began: a task that is cancelled then never comes to its own last words."""

    async def play() -> list[str]:
        async def endless() -> None:
            await asyncio.Event().wait()

        box = Inbox(failed)
        box.open("table")
        asked = [asyncio.create_task(box.ask(endless)) for _ in range(2)]
        if begun:
            await asyncio.sleep(0.01)
        box.stop()
        async with asyncio.timeout(PATIENCE):
            told = await asyncio.gather(*asked, return_exceptions=True)
        with pytest.raises(Trouble) as late:
            box.post(endless)
        return [one.key for one in (*told, late.value) if isinstance(one, Trouble)]

    assert asyncio.run(play()) == ["try-again"] * 3
