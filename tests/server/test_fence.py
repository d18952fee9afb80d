"""Every change of a game has a number, and a number is given once: whoever comes second writes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import func, select

from hhour.server.app import open_house
from hhour.server.house import House
from hhour.server.settings import read_settings
from hhour.server.store.schema import actions, games
from hhour.server.store.writer import Conflict, game_row
from hhour.server.table import LiveTable
from hhour.server.wire import NewSeat, NewTable


def with_house(folder: Path, database: dict[str, str], work: Callable[[House], Awaitable[None]]) -> None:
    async def run() -> None:
        house = open_house(read_settings({**database, "HHOUR_DATA_DIR": str(folder)}))
        try:
            await work(house)
        finally:
            await house.lobby.stop()
            house.store.close()

    asyncio.run(run())


def a_move(game: str, n: int, rev: int) -> tuple[dict[str, object], dict[str, object]]:
    action = {"game": game, "n": n, "seat": 1, "action": "roll", "results": "", "key": f"k{rev}"}
    values = dict.fromkeys(("snapshot", "status", "outcome", "sources", "questions"), "")
    numbers = {"snapshot_rules": 1, "events_seq": 0, "seq": n, "turn": 1, "updated": 0}
    return {**action, "events": "", "after": 0, "at": 0}, game_row(game, rev, **values, **numbers)


def test_of_two_moves_over_one_change_one_is_written_and_others_do_not_suffer(
    tmp_path: Path, database: dict[str, str]
) -> None:
    async def work(house: House) -> None:
        ids = [(await house.lobby.create(NewTable(setup="dday n-01"), "ann", "", "en")).live.id for _ in range(2)]
        first, second = ids
        move = house.store.writer.move
        tries = [move(*a_move(first, 1, 0)), move(*a_move(first, 1, 0)), move(*a_move(second, 1, 0))]
        told = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(one) for one in told] == [type(None), Conflict, type(None)]
        with pytest.raises(Conflict):  # a number of its own helps nobody who has not seen the last change
            await move(*a_move(first, 2, 0))
        with pytest.raises(Conflict):
            await house.store.change_game(first, 0, {"status": "ended"}, [])
        query = select(games.c.rev, func.count(actions.c.n)).join(actions).group_by(games.c.rev)
        assert await house.store.read(lambda db: [tuple(row) for row in db.execute(query)]) == [(1, 2)]

    with_house(tmp_path, database, work)


async def first_choice(live: LiveTable, key: str) -> int:
    seat = live.table.waiting()[0]
    return await live.act(seat, live.table.choices(seat)[0], key, None)


def test_a_copy_that_is_behind_catches_up_before_it_answers(tmp_path: Path, database: dict[str, str]) -> None:
    """Two copies of one game, as two servers have them, take turns without telling each other."""

    async def work(house: House) -> None:
        wish = NewTable(setup="dday n-02 units=2", seats=[NewSeat(who="me"), NewSeat(who="beside")])
        one = (await house.lobby.create(wish, "ann", "", "en")).live
        await house.lobby.close_table(one.id)
        one = (await house.lobby.find(one.id)).live
        house.lobby._open.clear()
        other = (await house.lobby.find(one.id)).live
        assert other is not one
        await one.ask(lambda: one.change({"clock": 77}))
        await other.ask(lambda: other.change({"silenced": "ben"}))
        assert (other.row["clock"], other.row["rev"]) == (77, 2)
        for number, live in enumerate((one, other, one, other), 1):
            assert await live.ask(partial(first_choice, live, f"k{number}")) == number
        await one.ask(one.following.catch_up)
        assert one.table.record.text(reveal=True) == other.table.record.text(reveal=True)
        assert one.question_ids == other.question_ids
        assert one.keys == other.keys
        assert house.metrics.conflicts >= 4
        await one.close()

    with_house(tmp_path, database, work)
