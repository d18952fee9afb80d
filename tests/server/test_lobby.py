"""Finding tables, waking them and letting them go, whatever comes between."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from hhour.kernel.table import Table
from hhour.server import archive
from hhour.server import lobby as lobbies
from hhour.server.app import open_house
from hhour.server.following import CHAT_KEPT
from hhour.server.house import House
from hhour.server.lobby import Lobby
from hhour.server.settings import read_settings
from hhour.server.store.writer import Row
from hhour.server.table import LiveTable
from hhour.server.threads import payer
from hhour.server.trouble import Trouble
from hhour.server.wire import NewTable
from tests.server.served import PATIENCE


def with_house(folder: Path, work: Callable[[House, str], Awaitable[None]]) -> None:
    """A house with one table, which nobody has open."""

    async def run() -> None:
        house = open_house(read_settings({"HHOUR_DATA_DIR": str(folder)}))
        try:
            made = (await house.lobby.create(NewTable(setup="dday n-01"), "ann", "", "en")).live.id
            await house.lobby.close_table(made)
            async with asyncio.timeout(PATIENCE):
                await work(house, made)
        finally:
            await house.lobby.stop()
            house.store.close()

    asyncio.run(run())


class Slow:
    """Waking takes until it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.began, self.go_on = asyncio.Event(), asyncio.Event()
        restore = Lobby._restore

        async def wait(lobby: Lobby, row: Row, moves: list[Row]) -> Table:
            self.began.set()
            await self.go_on.wait()
            return await restore(lobby, row, moves)

        monkeypatch.setattr(Lobby, "_restore", wait)


def test_whoever_comes_while_a_table_wakes_sees_nothing_older_than_when_they_came(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was read for somebody who came before; another server may have gone on since."""

    async def work(house: House, table: str) -> None:
        monkeypatch.setattr(house.store.keeper, "shares", True)
        slow = Slow(monkeypatch)
        first = asyncio.create_task(house.lobby.find(table))
        await slow.began.wait()
        await house.store.change_game(table, 0, {"clock": 77}, [])
        second = asyncio.create_task(house.lobby.find(table))
        await asyncio.sleep(0)
        slow.go_on.set()
        assert (await second).live.row["clock"] == 77
        assert await first is await second

    with_house(tmp_path, work)


def test_whoever_comes_to_an_open_table_sees_what_another_server_has_done_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though nobody has told this one."""

    async def work(house: House, table: str) -> None:
        monkeypatch.setattr(house.store.keeper, "shares", True)
        first = await house.lobby.find(table)
        await house.store.change_game(table, 0, {"clock": 77}, [])
        assert first.live.row["clock"] == 0
        assert await house.lobby.find(table) is first
        assert first.live.row["clock"] == 77

    with_house(tmp_path, work)


def test_a_table_that_woke_for_nobody_is_not_handed_out_when_it_is_gone_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House, table: str) -> None:
        slow = Slow(monkeypatch)
        gone = asyncio.create_task(house.lobby.find(table))
        await slow.began.wait()
        gone.cancel()
        slow.go_on.set()
        while house.lobby.opened(table) is None:
            await asyncio.sleep(0.01)
        await house.lobby.close_table(table)
        found = (await house.lobby.find(table)).live
        await found.ask(lambda: found.change({"clock": 77}))
        assert found.row["clock"] == 77

    with_house(tmp_path, work)


def test_a_table_that_is_let_go_while_somebody_looks_for_it_is_looked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House, table: str) -> None:
        first = await house.lobby.find(table)

        async def let_go(_audience: object) -> None:
            house.lobby.let_go(table)

        monkeypatch.setattr(house.relay, "refresh", let_go)
        found = await house.lobby.find(table)
        assert found is not first
        assert house.lobby.opened(table) is found

    with_house(tmp_path, work)


def test_whoever_asks_a_table_that_was_closed_is_told_to_come_again(tmp_path: Path) -> None:
    async def work(house: House, table: str) -> None:
        live = (await house.lobby.find(table)).live
        await house.lobby.close_table(table)
        with pytest.raises(Trouble, match="try-again"):
            await live.ask(lambda: live.change({"clock": 77}))

    with_house(tmp_path, work)


def test_one_table_that_does_not_end_well_keeps_no_other_from_being_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House, table: str) -> None:
        monkeypatch.setattr(lobbies, "SWEEP_SECONDS", 0.0)
        closed = asyncio.Event()

        async def close(_live: LiveTable) -> None:
            if not closed.is_set():
                closed.set()
                raise Trouble(503, "store-gone")

        monkeypatch.setattr(LiveTable, "close", close)
        (await house.lobby.find(table)).live.broken = True
        sweeper = asyncio.create_task(house.lobby.sweep())
        await closed.wait()
        (await house.lobby.find(table)).live.broken = True
        while house.lobby.opened(table) is not None:
            await asyncio.sleep(0.01)
        sweeper.cancel()

    with_house(tmp_path, work)


def test_of_tables_that_nobody_looks_at_only_so_many_stay_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House, table: str) -> None:
        monkeypatch.setattr(lobbies, "MOST_QUIET", 2)
        wish = NewTable(setup="dday n-01")
        others = [(await house.lobby.create(wish, "ann", "", "en")).live.id for _ in range(3)]
        await house.lobby.find(table)
        await house.lobby.tidy()
        assert [audience.live.id for audience in house.lobby.all_open()] == [others[-1], table]

    with_house(tmp_path, work)


def test_a_game_goes_to_and_fro_only_so_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House, table: str) -> None:
        monkeypatch.setattr(archive, "MOST_LINES", 3)
        live = (await house.lobby.find(table)).live
        for number in range(3):
            await live.act(1, live.table.choices(1)[0], f"k{number}", None)
        for more in (live.act(1, live.table.choices(1)[0], "k", None), live.undo(1, "u")):
            with pytest.raises(Trouble, match="game-too-long"):
                await more
        assert live.seq == 3

    with_house(tmp_path, work)


def test_talk_that_is_forgotten_leaves_nothing_in_memory(tmp_path: Path) -> None:
    async def work(house: House, table: str) -> None:
        live = (await house.lobby.find(table)).live
        said = {"player": "ann", "name": "Ann", "seat": 1, "side": "", "text": "hello", "at": 0}
        for number in range(2 * CHAT_KEPT):
            live.following.hear_line({**said, "id": number, "key": f"ann:{number}"})
        assert len(live.keys) == len(live.chat) == CHAT_KEPT

    with_house(tmp_path, work)


def test_whoever_wakes_a_table_pays_for_it_and_not_for_what_others_do_there(tmp_path: Path) -> None:
    async def work(house: House, table: str) -> None:
        paid: list[float] = []
        payer.set(paid.append)
        live = (await house.lobby.find(table)).live
        assert len(paid) == 2  # reading it and laying it down
        assert min(paid) > 0
        await live.ask(live.following.catch_up)
        assert len(paid) == 2

    with_house(tmp_path, work)
