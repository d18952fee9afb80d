"""All tables: laying one, finding one, waking one from the store, and letting sleeping ones go."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import logging
import secrets
import time
from collections.abc import Callable, Collection, Sequence
from functools import partial

from hhour.kernel.chance import seed_hash
from hhour.kernel.event import Event
from hhour.kernel.record import FORMAT, Imported
from hhour.kernel.refusal import HHourError
from hhour.kernel.setup import parse_setup
from hhour.kernel.table import Table
from hhour.server import archive, crew, story
from hhour.server.audience import Audience
from hhour.server.daily import is_fixed
from hhour.server.identity import new_token
from hhour.server.logs import fault
from hhour.server.metrics import Metrics
from hhour.server.nodes.relay import Relay
from hhour.server.nodes.said import Closed, topic_of
from hhour.server.seating import Chair, lay_seats, seat_of_row
from hhour.server.settings import Settings
from hhour.server.store.store import Store
from hhour.server.store.writer import Row, now_ms
from hhour.server.table import LiveTable
from hhour.server.threads import in_thread
from hhour.server.trouble import Trouble, from_engine
from hhour.server.wire import Lang, NewTable
from hhour.server.workers import Workers

TRIES = 10
SWEEP_SECONDS = 30.0
OVER_SECONDS = 60  # nobody comes back to a finished game as to a running one, and the store has it
LONG = 300  # actions
MOST_QUIET = 1000  # tables in memory that nobody looks at
MOST_SEATS = 99  # as many as a setup of the wire can name
log = logging.getLogger("hhour.lobby")


class Lobby:
    """The tables of one server. A game is in memory at most once, so that it has one writer."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        metrics: Metrics,
        workers: Workers,
        thinkers: Workers,
        relay: Relay,
        version: str,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.workers = workers
        self.settings = settings
        self.metrics = metrics
        self.version = version
        self.relay = relay
        self.stopping = False
        self.alert: Callable[[LiveTable], None] = lambda _live: None
        self._open: dict[str, Audience] = {}
        self._opening: dict[str, asyncio.Task[Audience]] = {}

    # --- finding --------------------------------------------------------------------------------------------------

    async def find(self, table_id: str) -> Audience:
        """The table of this id, from memory or from the store, as it was no earlier than this was asked."""
        for _ in range(TRIES):
            audience = self._open.get(table_id)
            if audience is not None and not audience.live.broken:
                await self.relay.refresh(audience)
            elif table_id in self._opening:  # read from the store for somebody who came before
                audience = await asyncio.shield(self._opening[table_id])
                await self.relay.refresh(audience)
            else:
                audience = await asyncio.shield(self._begin_to_wake(table_id))
            if self._open.get(table_id) is audience and not audience.live.broken:
                return audience  # nobody has let it go meanwhile
        raise Trouble(503, "try-again")

    def _begin_to_wake(self, table_id: str) -> asyncio.Task[Audience]:
        if self.stopping:
            raise Trouble(503, "stopping")
        task = self._opening[table_id] = asyncio.create_task(self._wake(table_id))
        task.add_done_callback(lambda _: self._opening.pop(table_id))  # also when nobody waits for it any more
        return task

    async def _wake(self, table_id: str) -> Audience:
        found = await self.store.game(table_id) if table_id.isalnum() and table_id.isascii() else None
        if found is None:
            raise Trouble(404, "no-such-table")
        row, seat_rows, moves, chat = found
        try:
            table = await self._restore(row, moves)
        except HHourError as error:
            raise from_engine(error, 409) from None
        return self._seat(row, [seat_of_row(one) for one in seat_rows], table, moves, chat)

    async def _restore(self, row: Row, moves: list[Row]) -> Table:
        """A long game is played again beside the server, a short one here: it costs no more than sending it."""
        if len(moves) > LONG:
            with contextlib.suppress(Trouble):  # nobody there to do it: a game opens whatever happens
                woken: Table = await self.thinkers.do(
                    f"tables of {row['host']}", "wake", row, moves, most=self.settings.max_tables_per_person
                )
                return woken
        return await in_thread(partial(archive.restore, row, moves))

    def _seat(self, row: Row, seats: list[Chair], table: Table, moves: list[Row], chat: list[Row]) -> Audience:
        live = LiveTable(self.store, self.settings, self.metrics, self.thinkers, row, seats)
        audience = self._open[live.id] = Audience(live, self.version)
        audience.alert = self.alert
        self.relay.attach(audience)
        live.open(table, moves, chat)
        self.metrics.tables = len(self._open)
        return audience

    # --- laying ---------------------------------------------------------------------------------------------------

    async def create(self, wish: NewTable, player: str, my_name: str, lang: Lang) -> Audience:
        """A new table."""
        await self.check_room(player)
        table = self.lay(wish)
        names = crew.names(table.game.name, lang)
        seats = lay_seats(wish.seats, table.seats, player, my_name, names)
        return await self.add(table, wish, seats, player, lang, table.events)

    def lay(self, wish: NewTable) -> Table:
        """The game of a wish, or the sentence why it cannot be."""
        return lay_table(wish.setup, wish.dice == "own")

    async def add(
        self,
        table: Table,
        wish: NewTable,
        seats: Sequence[Chair],
        host: str,
        lang: Lang,
        opening: Sequence[Event],
        moves: Sequence[Row] = (),
        imported: bool = False,
        after: str = "",
        origin: str = "",
        day: str = "",
    ) -> Audience:
        """Write a table down and set it up; `after`: as the rematch of that one; `origin`: where it comes from.

        `day`: as the host's one try at it.
        """
        row = _game_row(table, wish, host, wish.language or lang, imported)
        row["origin"] = origin
        row["opening"] = story.to_text(opening)
        if table.record.start and wish.dice == "table" and not imported and not is_fixed(row) and self._waits(seats):
            row["status"] = "gathering"
        rows = [{"game": row["id"], "at": row["created"], **move} for move in moves]
        seat_rows = [{"game": row["id"], **seat.to_row()} for seat in seats]
        await self.store.add_game(row, seat_rows, rows, after, day)
        return self._seat(row, list(seats), table, rows, [])

    def _waits(self, seats: Sequence[Chair]) -> bool:
        """Whether what was dealt must not be seen yet, because people are to come or to add to the dice."""
        return any(seat.kind == "open" for seat in seats) or self.settings.part_seconds > 0

    async def take_in(self, text: str, player: str, my_name: str, lang: Lang, line: str = "") -> Audience:
        """A record from a file becomes a table: a finished one to look at, an unfinished one to go on with."""
        await self.check_room(player)
        try:
            table, opening, moves, seeded = await self.workers.do(player, "take_in", text, line=line)
        except HHourError as error:
            raise error if isinstance(error, Trouble) else from_engine(error) from None
        own = not seeded
        table.record.format = FORMAT  # only that one can say where it was taken over
        fresh = "" if own or table.outcome else secrets.token_hex(16)
        table.draw_from(Imported(seed_hash(fresh), fresh) if fresh else Imported())
        wish = NewTable(setup=str(table.setup), dice="own" if own and not table.outcome else "table")
        seats = [Chair(seat, "person", player, my_name if seat == table.seats[0] else "") for seat in table.seats]
        return await self.add(table, wish, seats, player, lang, opening, moves, imported=True)

    async def check_room(self, player: str) -> None:
        """Whether someone may lay one more."""
        if self.stopping:
            raise Trouble(503, "stopping")
        if await self.store.count_of(player) >= self.settings.max_tables_per_person:
            raise Trouble(409, "too-many-tables", most=self.settings.max_tables_per_person)

    def opened(self, table_id: str) -> Audience | None:
        """The table of this id if it is in memory."""
        return self._open.get(table_id)

    def all_open(self) -> list[Audience]:
        """All tables in memory."""
        return list(self._open.values())

    def let_go(self, table_id: str) -> None:
        """Drop the copy of a game that goes on elsewhere; the store has it."""
        audience = self._open.pop(table_id, None)
        if audience is not None:
            self.relay.detach(table_id)
            audience.live.drop()
            self.metrics.tables = len(self._open)

    async def close_table(self, table_id: str, told: bool = False) -> None:
        """Let go of a table whose people have changed under it; whoever is there comes again and reads it anew."""
        if not told:
            self.relay.tell(topic_of(table_id), Closed())
        audience = self._open.pop(table_id, None)
        if audience is not None:
            self.relay.detach(table_id)
            await audience.live.close()
            for connection in list(audience.live.connections):
                connection.goodbye(1012, Trouble(503, "try-again"), again=True)

    # --- sleeping -------------------------------------------------------------------------------------------------

    def part_with(self, sessions: Collection[str]) -> None:
        """Close what devices have open that are no longer anybody's."""
        for audience in self._open.values():
            for connection in audience.live.connections:
                if connection.session in sessions:
                    connection.goodbye(1008, Trouble(403, "session-ended"), again=False)

    async def sweep(self) -> None:
        """Let go of tables nobody has looked at for a while; the store has them. Runs for ever."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.tidy()
            except Exception as error:  # one table that does not end well keeps no other from being let go
                fault(log, "tidying failed", error)

    async def tidy(self) -> None:
        """Let go of what has been quiet for long enough by now."""
        now = time.monotonic()
        before = len(self._open)
        quiet = [one.live for one in self._open.values() if not one.live.connections and one.live.is_resting]
        many = set(sorted(quiet, key=lambda live: live.idle_since)[:-MOST_QUIET])  # whoever woke them all
        for table_id, audience in list(self._open.items()):
            live = audience.live
            patience = OVER_SECONDS if live.is_over else 60 * self.settings.idle_minutes
            is_late = live in many or live.idle_since < now - patience
            if live.broken or (is_late and not live.connections and live.is_resting):
                del self._open[table_id]
                self.relay.detach(table_id)
                await live.close()
        self.metrics.tables = len(self._open)
        if len(self._open) < before:
            give_back()

    async def stop(self) -> None:
        """Tell everyone, finish what was accepted, and close."""
        if self.stopping:
            return
        self.stopping = True
        lives = [audience.live for audience in self._open.values()]
        await asyncio.gather(*(live.drain() for live in lives), return_exceptions=True)
        for live in lives:
            for connection in list(live.connections):
                connection.goodbye(1001, Trouble(503, "stopping"), again=True)
        await asyncio.gather(*(live.close() for live in lives), return_exceptions=True)


def give_back() -> None:
    """Return what tables used: they hold each other in circles, and the C library keeps what was freed."""
    gc.collect()
    with contextlib.suppress(OSError, AttributeError):  # glibc only
        ctypes.CDLL(None).malloc_trim(0)


def check_setup(text: str) -> tuple[str, str, list[str]]:
    """A setup with its defaults filled in, its game and the roles of the seats to be taken; raises Trouble."""
    table = lay_table(text, own_dice=False)
    return str(table.setup), table.game.name, [role.name for role in table.roles if role.played]


def lay_table(setup: str, own_dice: bool) -> Table:
    """A game as it is laid, or the sentence why it cannot be."""
    game = ""
    try:
        wish = parse_setup(setup)
        game = wish.game
        if wish.seats > MOST_SEATS:
            raise Trouble(422, "too-many-people", most=MOST_SEATS)
        return archive.lay(setup, own_dice)
    except Trouble:
        raise
    except HHourError as error:
        raise from_engine(error, game=game) from None


def _game_row(table: Table, wish: NewTable, host: str, lang: Lang, imported: bool) -> Row:
    now = now_ms()
    return {
        "id": secrets.token_hex(8),
        "game": table.game.name,
        "setup": str(table.setup),
        "rules": table.record.rules,
        "snapshot_rules": table.version,
        "seed": table.record.seed,
        "seed_hash": table.record.seed_hash,
        "sources": archive.sources_text(table.record),
        "start": " ".join(table.record.start),
        "snapshot": archive.snapshot(table),
        "events_seq": table.play.seq,
        "seq": len(table.record.lines),
        "turn": table.play.state.turn,
        "status": "ended" if table.outcome else "playing",
        "outcome": table.outcome,
        "host": host,
        "key": new_token(),
        "language": lang,
        "advice": wish.advice,
        "dice": wish.dice,
        "clock": wish.clock,
        "watchable": wish.watchable,
        "imported": imported,
        "silenced": "",
        "rematch": "",
        "origin": "",
        "created": now,
        "updated": now,
        "rev": 0,
        "questions": "",
    }
