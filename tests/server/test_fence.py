"""Every change of a game has a number, and a number is given once: whoever comes second writes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import psycopg
import pytest
from msgspec.structs import replace
from sqlalchemy import func, select

from hhour.server.app import open_house
from hhour.server.audience import Audience
from hhour.server.house import House
from hhour.server.nodes.said import Changed, Sealer
from hhour.server.nodes.wire import Hub, LocalWire
from hhour.server.settings import read_settings
from hhour.server.store.schema import actions, games
from hhour.server.store.store import News
from hhour.server.store.straight import OwnFile
from hhour.server.store.writer import Conflict, Write, game_row
from hhour.server.table import LiveTable
from hhour.server.wire import NewSeat, NewTable
from tests.server.postgres import new_database


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


@pytest.mark.parametrize("many", [1, 16, 40])
def test_however_many_moves_go_straight_into_the_file_all_of_them_or_none(tmp_path: Path, many: int) -> None:
    async def work(house: House) -> None:
        ids = [(await house.lobby.create(NewTable(setup="dday n-01"), "ann", "", "en")).live.id for _ in range(many)]
        moves = [Write(asyncio.Future(), asyncio.get_running_loop(), None, one, *a_move(one, 1, 0)) for one in ids]
        late = Write(asyncio.Future(), asyncio.get_running_loop(), None, ids[-1], *a_move(ids[-1], 2, 7))
        straight = OwnFile(house.engine)
        assert straight.write([*moves, late]) == [False] * (many + 1)
        written = select(func.count(actions.c.n), func.sum(games.c.rev), func.max(games.c.status)).join(actions)
        assert await house.store.read(lambda db: db.execute(written).one()) == (0, None, None)
        assert straight.write(moves) == [True] * many
        assert await house.store.read(lambda db: db.execute(written).one()) == (
            many,
            many,
            "",
        )  # `a_move` has no status
        straight.close()

    with_house(tmp_path, {}, work)


def test_what_the_database_has_no_number_for_keeps_nobody_else_from_being_written(
    tmp_path: Path, database: dict[str, str]
) -> None:
    async def work(house: House) -> None:
        one, other = [(await house.lobby.create(NewTable(setup="dday n-01"), "ann", "", "en")).live.id for _ in "12"]
        action, values = a_move(other, 1, 0)
        tries = [
            house.store.writer.move(*a_move(one, 1, 0)),
            house.store.writer.move({**action, "at": 1 << 70}, values),
        ]
        told = await asyncio.gather(*tries, return_exceptions=True)
        assert told[0] is None
        assert isinstance(told[1], Exception)
        await house.store.writer.move(*a_move(other, 1, 0))

    with_house(tmp_path, database, work)


def test_nobody_waits_while_a_long_game_that_was_brought_is_written(tmp_path: Path, postgres: str) -> None:
    address = new_database(postgres)

    async def work(house: House) -> None:
        live = (await house.lobby.create(NewTable(setup="dday n-01"), "ann", "", "en")).live
        moves = [a_move("brought", n, n)[0] for n in range(1, 400)]
        with psycopg.connect(address) as other:
            other.execute("LOCK TABLE actions IN EXCLUSIVE MODE")  # so that they cannot be written yet
            seat = {**live.seats[0].to_row(), "game": "brought"}
            bringing = asyncio.create_task(house.store.add_game({**live.row, "id": "brought"}, [seat], moves))
            await asyncio.sleep(0.1)
            await house.store.keep_player("ben", name="Ben")
            assert not bringing.done()
        await bringing
        count = select(func.count()).select_from(actions)
        assert await house.store.read(lambda db: db.execute(count).scalar_one()) == len(moves)

    with_house(tmp_path, {"HHOUR_DATABASE_URL": address}, work)


async def first_choice(live: LiveTable, key: str) -> int:
    seat = live.table.waiting()[0]
    return await live.act(seat, live.table.choices(seat)[0], key, None)


async def two_copies(house: House) -> tuple[Audience, Audience]:
    wish = NewTable(setup="dday n-02 units=2", seats=[NewSeat(who="me"), NewSeat(who="beside")])
    made = (await house.lobby.create(wish, "ann", "", "en")).live
    await house.lobby.close_table(made.id)
    one = await house.lobby.find(made.id)
    house.lobby._open.clear()
    other = await house.lobby.find(made.id)
    assert other.live is not one.live
    return one, other


def test_a_copy_that_is_behind_catches_up_before_it_answers(tmp_path: Path, database: dict[str, str]) -> None:
    """Two copies of one game, as two servers have them, take turns without telling each other."""

    async def work(house: House) -> None:
        one, other = (audience.live for audience in await two_copies(house))
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


def test_a_move_that_is_told_need_not_be_read_and_whatever_else_is_told_is_not_believed(
    tmp_path: Path, database: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        writing, audience = await two_copies(house)
        one, other = writing.live, audience.live
        hub, sealer, heard, reads = Hub(), house.relay.sealer, list[Changed](), list[int]()
        hub.ends = [LocalWire(hub), LocalWire(hub)]
        one.wire = hub.ends[0]  # somebody listens
        one.tell = lambda said: heard.append(said) if isinstance(said, Changed) else None
        read = house.store.news

        async def counted(game: str, rev: int, seq: int, chat: int) -> News | None:
            reads.append(rev)
            return await read(game, rev, seq, chat)

        monkeypatch.setattr(house.store, "news", counted)

        async def move() -> Changed:
            await one.ask(partial(first_choice, one, f"k{one.seq + 1}"))
            return replace(heard[-1], seal=sealer.seal(one.id, heard[-1]))

        async def hear(*said: Changed) -> int:
            other.following.heard.extend(said)
            before = len(reads)
            await other.ask(partial(house.relay._catch_up, audience))
            assert (one.row, one.keys, one.question_ids) == (other.row, other.keys, other.question_ids)
            assert one.table.record.text(reveal=True) == other.table.record.text(reveal=True)
            return len(reads) - before

        first = await move()
        assert await hear(first) == 0
        assert await hear(first) == 0  # told twice
        assert await hear(*[await move() for _ in range(5)]) == 0
        late, later = await move(), await move()
        assert await hear(later, late) == 1  # they overtook each other: the store knows
        said = await move()
        assert said.move is not None
        other_dice = replace(said.move, action={**said.move.action, "seat": 3 - int(said.move.action["seat"])})
        told_falsely = replace(said, move=other_dice)
        assert await hear(told_falsely) == 1  # a stranger on the wire
        wrong = replace(await move(), move=replace(other_dice, game=said.move.game))
        assert await hear(replace(wrong, seal=sealer.seal(one.id, wrong))) == 1  # a mistake of our own
        assert not Sealer("another house").holds(one.id, said)
        assert not sealer.holds("another game", said)
        assert not sealer.holds(one.id, replace(said, rev=said.rev + 1))
        await one.ask(lambda: one.change({"clock": 77}))
        assert await hear(heard[-1]) == 1  # no move: read
        await one.close()

    with_house(tmp_path, database, work)
