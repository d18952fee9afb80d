"""The thread that writes: what comes together is written together, nothing waits for long, nothing is left behind."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from hhour.server.app import open_house
from hhour.server.settings import Settings
from hhour.server.store.store import Store
from hhour.server.store.writer import MOST_GATHERED

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of Litestar, which elsewhere runs apart


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = open_house(Settings(data_dir=str(tmp_path))).store
    yield store
    store.close()


def test_what_comes_in_turns_that_follow_each_other_is_one_commit_in_its_order(store: Store) -> None:
    written: list[int] = []

    def note(number: int) -> Callable[[Connection], None]:
        return lambda _database: written.append(number)

    async def write() -> int:
        before = store.writer.metrics.commits
        waiting = []
        for number in range(5):
            waiting.append(store.writer.do(note(number)))
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        return store.writer.metrics.commits - before

    assert asyncio.run(write()) == 1
    assert written == [0, 1, 2, 3, 4]


def test_what_comes_alone_is_handed_on_at_once(store: Store) -> None:
    async def turns() -> int:
        alone = store.writer.do(lambda _database: None)
        for turn in range(1000):
            if not store.writer._gathered:
                await alone
                return turn
            await asyncio.sleep(0)
        return 1000

    assert asyncio.run(turns()) <= 3


def test_however_many_come_the_first_does_not_wait_for_all(store: Store) -> None:
    async def most() -> int:
        waiting, gathered = [], 0
        for _ in range(5 * MOST_GATHERED):
            waiting.append(store.writer.do(lambda _database: None))
            gathered = max(gathered, len(store.writer._gathered))
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        return gathered

    assert asyncio.run(most()) <= MOST_GATHERED + 1


def test_what_was_accepted_is_written_before_the_writer_stops(tmp_path: Path) -> None:
    def note(database: Connection) -> None:
        database.execute(text("CREATE TABLE noted (n INTEGER)"))

    async def accept_and_stop() -> None:
        house = open_house(Settings(data_dir=str(tmp_path)))
        house.store.writer.do(note)
        house.store.close()

    asyncio.run(accept_and_stop())
    again = open_house(Settings(data_dir=str(tmp_path))).store
    with again.engine.connect() as database:
        assert database.execute(text("SELECT count(*) FROM noted")).scalar() == 0
    again.close()
