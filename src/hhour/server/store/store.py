"""Reading and writing games, people and chat. Everything blocking runs in a thread."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Collection
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, and_, bindparam, create_engine, event, func, insert, or_, select, update
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from hhour.server.metrics import Metrics
from hhour.server.store.engine import StoreError, closed, is_current, is_gone, migrate
from hhour.server.store.keeper import Keeper
from hhour.server.store.people import add_daily
from hhour.server.store.schema import actions, chats, games, players, seats
from hhour.server.store.sessions import SessionRows
from hhour.server.store.writer import Conflict, Row, Writer, now_ms
from hhour.server.threads import in_thread

LONG = 200  # actions
Result = TypeVar("Result")
News = tuple[Row, list[Row], list[Row], list[Row]]  # a game, its seats, and the actions and talk that are new

# built once: to build a statement costs more than to run it
_ADD_GAME = insert(games)
_ADD_SEATS = insert(seats)
_ADD_ACTIONS = insert(actions)
_CHANGE_GAME = update(games).where(games.c.id == bindparam("of"), games.c.rev == bindparam("was"))
_CHANGE_SEAT = update(seats).where(seats.c.game == bindparam("of"), seats.c.seat == bindparam("at"))
_COUNT_OF = select(func.count()).select_from(games).where(games.c.host == bindparam("player"))


class Store:
    """The database as the rest of the server knows it."""

    def __init__(self, engine: Engine, metrics: Metrics, keeper: Keeper, seconds: float = 10.0) -> None:
        self.engine = engine
        # every query of PostgreSQL sees what is committed by then, within a transaction or not: two rounds are saved
        self._reading = engine if keeper.is_sqlite else engine.execution_options(isolation_level="AUTOCOMMIT")
        self.keeper = keeper
        self.seconds = seconds
        self.writer = Writer(engine, metrics, keeper)
        self.sessions = SessionRows(engine, self.writer)
        self.damaged = False  # once it was, only a restart (and a repair) is trusted
        event.listen(engine, "handle_error", self._look_at)

    def close(self) -> None:
        """Finish what was accepted and let go of the database."""
        self.writer.close()
        self.keeper.release()
        self.engine.dispose()

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Run a query in a thread; TimeoutError if there is no answer in time."""
        async with asyncio.timeout(self.seconds + 1):  # a second more: the connection's own patience says it better
            return await in_thread(partial(self._read, work))

    def _read(self, work: Callable[[Connection], Result]) -> Result:
        with self._reading.connect() as connection:
            return work(connection)

    async def works(self) -> bool:
        """Whether the database has the right form, takes a write and reads it back."""
        try:
            async with asyncio.timeout(self.seconds + 1):
                if not await asyncio.to_thread(self._is_held):
                    return False
                written = await self.writer.do(self.keeper.beat)
                return await asyncio.to_thread(self._read_afresh) == written and not self.damaged
        except Exception as error:
            if is_gone(error):
                return False
            raise

    def _is_held(self) -> bool:
        # a newer form is no harm to a node: whoever brought the database to it has seen to that
        return (self.keeper.shares or is_current(self.engine)) and self.keeper.hold()

    def _read_afresh(self) -> int:
        """From the disk, not from what a connection of SQLite remembers of it."""
        if not self.keeper.is_sqlite:
            return self._read(self.keeper.last_beat)
        engine = create_engine(self.engine.url, poolclass=NullPool)
        with engine.connect() as connection:
            return self.keeper.last_beat(connection)

    def _look_at(self, context: ExceptionContext) -> None:
        code = getattr(context.original_exception, "sqlite_errorcode", None)
        self.damaged = self.damaged or code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

    # --- people -------------------------------------------------------------------------------------------------

    async def player(self, player: str) -> Row | None:
        """The row of a player, if they ever did anything worth keeping."""
        return await self.read(lambda db: _one(db, select(players).where(players.c.id == player)))

    async def use_recovery(self, hashed: str) -> Row | None:
        """Whose recovery token has this hash; from now on nobody's."""

        def work(db: Connection) -> Row | None:
            found = _one(db, select(players).where(players.c.recovery == hashed))
            if found is not None:
                db.execute(update(players).where(players.c.id == found["id"]).values(recovery=""))
            return found

        row: Row | None = await self.writer.do(work)
        return row

    async def keep_player(self, player: str, **values: str) -> Row:
        """Create or change a player."""

        def work(db: Connection) -> Row:
            found = _one(db, select(players).where(players.c.id == player))
            if found is None:
                row = {"id": player, "name": "", "language": "", "recovery": "", "created": now_ms(), **values}
                db.execute(insert(players).values(row))
                return row
            if values:
                db.execute(update(players).where(players.c.id == player).values(**values))
            return found | values

        row: Row = await self.writer.do(work)
        return row

    # --- games --------------------------------------------------------------------------------------------------

    async def add_game(
        self, game: Row, seat_rows: list[Row], action_rows: list[Row], after: str = "", day: str = ""
    ) -> None:
        """A new game, whole or not at all.

        As the one rematch of the game `after`, which then knows it, or the host's one try at a `day`; or Conflict.
        """

        def work(db: Connection) -> None:
            db.execute(_ADD_GAME, game)
            if day and not add_daily(db, day, game["host"], game["id"]):
                raise Conflict(day)
            if after:
                first = and_(games.c.id == after, games.c.rematch == "")
                if not db.execute(update(games).where(first).values(rematch=game["id"], rev=games.c.rev + 1)).rowcount:
                    raise Conflict(after)
            db.execute(_ADD_SEATS, seat_rows)
            if action_rows:
                db.execute(_ADD_ACTIONS, action_rows)

        if len(action_rows) > LONG and not self.keeper.is_sqlite:  # nobody's move waits for thousands of others
            await in_thread(partial(self.writer.write_apart, work))
        else:
            await self.writer.do(work, after)

    async def game(self, game_id: str) -> tuple[Row, list[Row], list[Row], list[Row]] | None:
        """A game with its seats, actions and latest talk."""

        def work(db: Connection) -> tuple[Row, list[Row], list[Row], list[Row]] | None:
            found = _one(db, select(games).where(games.c.id == game_id))
            if found is None:
                return None
            talk = select(chats).where(chats.c.game == game_id).order_by(chats.c.id.desc()).limit(200)
            return found, _seats(db, [game_id]), _moves(db, found, 0), _all(db, talk)[::-1]

        return await self.read(work)

    async def news(self, game_id: str, rev: int, seq: int, chat: int) -> News | None:
        """What has changed since change `rev`, action `seq` and line of talk `chat`; None: the game is gone."""

        def work(db: Connection) -> News | None:
            found = _one(db, select(games).where(games.c.id == game_id))
            if found is None:
                return None
            talk = select(chats).where(chats.c.game == game_id, chats.c.id > chat).order_by(chats.c.id)
            if found["rev"] == rev:
                return found, [], [], _all(db, talk)
            return found, _seats(db, [game_id]), _moves(db, found, seq), _all(db, talk)

        return await self.read(work)

    async def standing(self, ids: Collection[str]) -> dict[str, tuple[int, int]]:
        """How often each of these games was changed, and its last line of talk; those that are gone are left out."""
        last = select(func.coalesce(func.max(chats.c.id), 0)).where(chats.c.game == games.c.id).scalar_subquery()
        query = select(games.c.id, games.c.rev, last).where(games.c.id.in_(ids))
        return await self.read(lambda db: {row[0]: (row[1], row[2]) for row in db.execute(query)})

    async def change_game(self, game_id: str, rev: int, values: Row, seat_rows: list[Row]) -> None:
        """Change a game's own fields and some of its seats together, over change `rev`; raises Conflict."""

        def work(db: Connection) -> None:
            if not db.execute(_CHANGE_GAME, {"of": game_id, "was": rev, **values, "rev": rev + 1}).rowcount:
                raise Conflict(game_id)
            for row in seat_rows:
                db.execute(_CHANGE_SEAT, {"of": game_id, "at": row["seat"], **row})

        await self.writer.do(work, game_id)

    async def add_chat(self, row: Row) -> int:
        """One line of talk; returns its number, of the first where it is said a second time."""

        def work(db: Connection) -> int:
            said = select(chats.c.id).where(chats.c.game == row["game"], chats.c.key == row["key"])
            if self.keeper.shares and row["key"] and (found := db.execute(said).scalar()):
                return int(found)
            return int(db.execute(insert(chats).values(row).returning(chats.c.id)).scalar_one())

        number: int = await self.writer.do(work, row["game"])
        return number

    async def games_of(self, player: str, limit: int = 200) -> list[tuple[Row, list[Row]]]:
        """The games someone sits at, sat at or made; running ones first, the latest first."""
        sits = select(seats.c.game).where(or_(seats.c.player == player, seats.c.lender == player))
        query = (
            select(*_LISTED)
            .where(or_(games.c.host == player, games.c.id.in_(sits)))
            .order_by((games.c.status == "ended"), games.c.updated.desc())
            .limit(limit)
        )
        return await self._listed(query)

    async def watchable(self, limit: int = 100) -> list[tuple[Row, list[Row]]]:
        """Running games open to spectators."""
        where = and_(games.c.watchable.is_(True), games.c.status != "ended")
        return await self._listed(select(*_LISTED).where(where).order_by(games.c.updated.desc()).limit(limit))

    async def count_of(self, player: str) -> int:
        """How many games someone has made."""
        return await self.read(lambda db: int(db.execute(_COUNT_OF, {"player": player}).scalar_one()))

    async def _listed(self, query: Any) -> list[tuple[Row, list[Row]]]:
        def work(db: Connection) -> list[tuple[Row, list[Row]]]:
            found = _all(db, query)
            by_game: dict[str, list[Row]] = {row["id"]: [] for row in found}
            for row in _seats(db, list(by_game)):
                by_game[row["game"]].append(row)
            return [(row, by_game[row["id"]]) for row in found]

        return await self.read(work)


def open_store(engine: Engine, metrics: Metrics, keeper: Keeper, seconds: float) -> Store:
    """Hold the database, bring it up to date, and say whose it is now."""
    try:
        keeper.take()
        if keeper.node is not None:
            keeper.node.join(engine)
        migrate(engine)
        keeper.sign()
        if keeper.node is not None:
            with engine.begin() as db:
                keeper.node.beat(db)
    except SQLAlchemyError as error:
        keeper.release()
        engine.dispose()
        raise closed(error) from error
    except StoreError:
        keeper.release()
        engine.dispose()
        raise
    return Store(engine, metrics, keeper, seconds)


# a list shows neither snapshots nor seeds, so it does not fetch them
_LISTED = [column for column in games.c if column.name not in ("snapshot", "seed", "sources", "start", "opening")]


def _one(db: Connection, query: Any) -> Row | None:
    row = db.execute(query).mappings().first()
    return dict(row) if row is not None else None


def _all(db: Connection, query: Any) -> list[Row]:
    return [dict(row) for row in db.execute(query).mappings()]


def _moves(db: Connection, game: Row, seq: int) -> list[Row]:
    """The actions after `seq`, as of the game's row: what was written since it was read is left for the next time."""
    which = and_(actions.c.game == game["id"], actions.c.n > seq, actions.c.n <= game["seq"])
    return _all(db, select(actions).where(which).order_by(actions.c.n))


def _seats(db: Connection, game_ids: list[str]) -> list[Row]:
    return _all(db, select(seats).where(seats.c.game.in_(game_ids)).order_by(seats.c.game, seats.c.seat))
