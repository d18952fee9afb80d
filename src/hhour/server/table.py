"""The table in play: one game, one writer. Whatever wants to change it waits in one inbox and is done in order."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec

from hhour.kernel.action import Action
from hhour.kernel.chance import NeedDice
from hhour.kernel.event import Event
from hhour.kernel.refusal import HHourError, Refused
from hhour.kernel.table import Table
from hhour.server import archive, crew, story, trace
from hhour.server.connection import Connection
from hhour.server.following import Following, told_of
from hhour.server.inbox import Inbox, Work
from hhour.server.logs import fault
from hhour.server.looking import Past
from hhour.server.metrics import Metrics
from hhour.server.move import Move
from hhour.server.nodes.said import Changed, Said
from hhour.server.nodes.wire import LocalWire, Wire
from hhour.server.parts import Gathering
from hhour.server.seating import Chair
from hhour.server.settings import Settings
from hhour.server.store.engine import is_gone
from hhour.server.store.store import Store
from hhour.server.store.writer import Conflict, Row, game_row, now_ms
from hhour.server.trouble import Trouble, from_engine
from hhour.server.watch import Watch
from hhour.server.workers import Workers

Result = TypeVar("Result")
Asked = dict[int, tuple[int, tuple[object, list[Action]]]]  # by seat: the number of its question, and what is asked

TRIES = 10
log = logging.getLogger("hhour.table")


class LiveTable:
    """A game in memory. Only the work of its inbox changes it; every change is on disk before anyone hears of it."""

    def __init__(
        self, store: Store, settings: Settings, metrics: Metrics, thinkers: Workers, row: Row, seats: list[Chair]
    ) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.thinkers = thinkers
        self.row = row
        self.id: str = row["id"]
        self.seats = seats
        self.table: Table
        self.seq = 0
        self.afters: list[int] = []  # by action: the last event before it, or the last an undo kept
        self.keys: dict[str, int] = {}  # messages already done
        self.chat: list[Row] = []
        self.question_ids: dict[int, int] = {}
        self._signatures: dict[int, tuple[object, list[Action]]] = {}
        self._finals: dict[int, tuple[object, set[str]]] = {}
        self.connections: set[Connection] = set()
        self.present: Counter[str] = Counter()  # who is here, with how many tabs
        self.elsewhere: dict[str, tuple[float, frozenset[str]]] = {}  # by server: who is there, believed until when
        self.wire: Wire = LocalWire()
        self.tell: Callable[[Said], None] = lambda _said: None  # the other servers that have this game open
        self.idle_since = time.monotonic()
        self.broken = False
        self.parts = Gathering(self)
        self.following = Following(self)
        self.watch = Watch(self)
        self.past = Past()
        self.announce: Callable[[LiveTable, Move], None] = lambda _table, _move: None
        self.changed: Callable[[], None] = lambda: None  # seats, status or whose parts are in the dice
        self.said: Callable[[Row], None] = lambda _line: None  # on another server
        self.laid: Callable[[], None] = lambda: None  # there is a table to be seen now
        self._inbox = Inbox(self._failed)

    def open(self, table: Table, moves: list[Row], chat: list[Row]) -> None:
        """Set the game down and begin to work."""
        self.put(self.row, self.seats, table, moves, chat)
        self._inbox.open(f"table {self.id}")
        self.watch.wake()

    def put(self, row: Row, seats: list[Chair], table: Table, moves: list[Row], chat: list[Row]) -> None:
        """The game as the store has it."""
        self.row, self.seats = row, seats
        self.table = table
        self.seq = len(table.record.lines)
        self.afters = [row["after"] for row in moves]
        self.keys = {row["key"]: row["n"] for row in moves if row["key"]}
        self.chat = chat
        self.keys.update({line["key"]: self.seq for line in chat if line["key"]})
        self._ask_again(msgspec.json.decode(row["questions"] or "{}", type=dict[int, int]))

    # --- the inbox ----------------------------------------------------------------------------------------------

    def post(self, work: Work) -> None:
        """Have something done in its turn; nobody waits for it."""
        self._inbox.post(work)

    async def ask(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Have something done in its turn and wait for its result."""
        if self.broken:
            raise Trouble(503, "try-again")
        return await self._inbox.ask(lambda: self.fenced(work))

    async def fenced(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Do it, in the table's turn; where another server was first, look at what it did and do it again.

        Nobody is refused because of an old copy either. So `work` decides everything anew whenever it is called.
        """
        for _ in range(TRIES):
            try:
                return await work()
            except Conflict:
                self.metrics.conflicts += 1
                await self.following.catch_up()
            except Trouble:
                if not self.store.keeper.shares or not await self.following.catch_up():
                    raise
        raise Trouble(503, "try-again")

    def _failed(self, error: Exception) -> Trouble:
        """A mistake of ours, or the store has gone: what whoever asked is told."""
        reference = fault(log, "table broken", error, table=self.id)
        told = Trouble(503, "store-gone") if is_gone(error) else Trouble(500, "inside", reference=reference)
        self._break(told if told.key == "store-gone" else None)
        return told

    def _break(self, told: Trouble | None = None) -> None:
        """What is in memory can no longer be trusted: let everyone come again and read it from the store."""
        told = told or Trouble(503, "try-again")
        self.broken = True
        self.watch.stop()
        for connection in list(self.connections):
            connection.goodbye(1012, told, again=True)
        self._inbox.refuse()

    def retire(self) -> None:
        """The game is gone from the store: nobody has anything to come back to."""
        self._break()

    def drop(self) -> None:
        """Be gone at once: nothing waits to be done, and the store has the game."""
        self.broken = True
        self.watch.stop()
        self._inbox.stop()

    async def drain(self) -> None:
        """Finish what was accepted; whoever asked for it is answered."""
        self.watch.stop()
        if not self.broken:
            await self.ask(_nothing)

    async def close(self) -> None:
        """Finish what was accepted, then stop."""
        try:
            await self.drain()
        finally:
            self.drop()

    # --- playing ------------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return bool(self.row["status"] == "ended")

    @property
    def is_paused(self) -> bool:
        return bool(self.row["status"] == "paused")

    @property
    def is_gathering(self) -> bool:
        """What is dealt while it is laid is seen by nobody before everyone sits and has added to the dice."""
        return bool(self.row["status"] == "gathering")

    @property
    def awaits_people(self) -> bool:
        """No die is rolled while a seat is open: nobody shall look at an opening and throw the table away unseen."""
        fresh = self.seq == 0 and self.row["dice"] == "table" and not self.is_over
        return fresh and any(seat.kind == "open" for seat in self.seats)

    @property
    def is_resting(self) -> bool:
        """Nobody but a person can move it, so that nothing is lost by forgetting it until someone comes."""
        return self.is_over or self.is_paused or (not self.watch.is_set and self._inbox.is_empty)

    @property
    def is_idle(self) -> bool:
        """Nothing waits to be done in its turn."""
        return self._inbox.is_idle

    @property
    def here(self) -> set[str]:
        """Who has the table open, on this server or another."""
        if not self.elsewhere:
            return set(self.present)
        return set(self.present).union(*(players for _, players in self.elsewhere.values()))

    def listed(self, seat: int) -> list[Action]:
        """What a seat may do now, as it was worked out after the last move."""
        return self._signatures[seat][1]

    def final(self, seat: int) -> set[str]:
        """Which of them cannot be taken back; tried out anew when the question changes or others have answered."""
        sign = (self.question_ids[seat], self.table.waiting())
        if self._finals.get(seat, (None, set()))[0] != sign:
            self._finals[seat] = (sign, self.table.final(seat, self.listed(seat)))
        return self._finals[seat][1]

    def seats_of(self, player: str) -> tuple[int, ...]:
        """The seats someone may act for."""
        return tuple(seat.seat for seat in self.seats if seat.kind == "person" and seat.player == player)

    def talks_to(self, player: str) -> bool:
        """Whether someone may read what is said here: of a private game that is over only those who sat there."""
        return not self.is_over or bool(self.row["watchable"]) or self.is_member(player)

    def is_member(self, player: str) -> bool:
        """Whether someone sits here, sat here or is the host."""
        return self.row["host"] == player or any(player in (seat.player, seat.lender) for seat in self.seats)

    def check_seat(self, seat: int, player: str) -> None:
        """The rights of everything a seat does: it is one's own, and the game runs."""
        if seat not in self.seats_of(player):
            raise Trouble(403, "not-your-seat", seat=seat)
        if self.is_over:
            raise Trouble(409, "ended")
        if self.is_paused:
            raise Trouble(409, "paused")
        if self.awaits_people or self.is_gathering:
            raise Trouble(409, "gathering")

    def check(self, seat: int, question_id: int, player: str) -> None:
        """The rights of every action: also, it answers the question that stands."""
        self.check_seat(seat, player)
        if question_id != self.question_ids[seat]:
            raise Trouble(409, "late", now=self.question_ids[seat])

    async def act(self, seat: int, action: str, key: str, dice: list[str] | None) -> int:
        """Carry an action out and make it durable; raises Trouble or NeedDice with nothing changed."""
        started = time.perf_counter()
        if dice is not None and self.row["dice"] != "own":
            raise Trouble(403, "dice-not-own")
        after = self.table.play.seq
        source = await self.parts.gather()
        ahead = self.table.successor()  # until it is on disk nobody may see it, whichever way they look
        if source is not None:
            ahead.draw_from(source)
        try:
            with trace.span("apply", table=self.id):
                events = _apply(ahead, seat, action, dice)
        except NeedDice:
            raise
        except HHourError as error:
            raise from_engine(error, game=self.table.game.name) from None
        except Exception as error:  # a mistake in the rules must not take the table with it; nothing has changed
            reference = fault(log, "engine failed", error, table=self.id, action=action[:80])
            raise Trouble(500, "inside", reference=reference) from None
        line = ahead.record.lines[-1]
        move = Move(self.seq + 1, seat, line.action, list(events), None, line.told)
        await self._keep(ahead, move, line.draws, key, after)
        if source is not None:
            self.changed()
        self.metrics.action_seconds.add(time.perf_counter() - started)
        return self.seq

    async def undo(self, seat: int, key: str) -> int:
        """Take the seat's last action back."""
        ahead = self.table.fork()
        try:
            ahead.undo(seat)
        except Refused as error:
            raise from_engine(error, 409, self.table.game.name) from None
        after = ahead.play.seq
        await self._keep(ahead, Move(self.seq + 1, seat, "undo", [], after), [], key, after)
        return self.seq

    async def _keep(self, ahead: Table, move: Move, results: list[str], key: str, after: int) -> None:
        """On disk first; then it is the table, and the others hear of it."""
        if move.n > archive.MOST_LINES:  # to and fro for ever, so that waking it would hold up everybody
            raise Trouble(409, "game-too-long", most=archive.MOST_LINES)
        over = bool(ahead.outcome)
        row = {
            "game": self.id,
            "n": move.n,
            "seat": move.seat,
            "action": move.action,
            "results": " ".join(results),
            "key": key,
            "events": story.to_text(move.events),
            "after": after,
            "at": now_ms(),
        }
        game = {
            "snapshot": archive.snapshot(ahead),
            "snapshot_rules": ahead.version,
            "events_seq": ahead.play.seq,
            "seq": move.n,
            "turn": ahead.play.state.turn,
            "status": "ended" if over else "playing",
            "outcome": ahead.outcome,
            "sources": archive.sources_text(ahead.record),
            "updated": row["at"],
        }
        asked = self._questions_after(ahead, move)
        game["questions"] = msgspec.json.encode({seat: asked[seat][0] for seat in asked}).decode()
        with trace.span("commit", seq=move.n):
            await self.store.writer.move(row, game_row(self.id, self.row["rev"], **game))
        self.metrics.actions += 1
        self.advance(ahead, move, key, after, {**game, "rev": self.row["rev"] + 1}, asked)
        with trace.span("publish", seq=move.n):
            told = None if self.wire.is_alone else told_of(row, game)
            self.tell(Changed(self.row["rev"], trace.carried(), told))

    def advance(self, ahead: Table, move: Move, key: str, after: int, values: Row, asked: Asked | None = None) -> None:
        """What is on disk is the table from now on, and everyone hears of it."""
        asked = asked or self._questions_after(ahead, move)
        before, numbers = self.table, dict(self.question_ids)
        self.table = ahead
        self.row.update(values)
        self.seq = move.n
        self.afters.append(after)
        if key:
            self.keys[key] = move.n
        self._put_questions(asked, move.seat)
        move.before = before
        for seat, number in numbers.items():
            if number == self.question_ids[seat] and ahead.stands(seat, before, move.seat, self.listed(seat)):
                move.standing.append(seat)
        with trace.span("told", seq=move.n, connections=len(self.connections)):
            self.announce(self, move)
        self.watch.wake()

    async def change(self, values: Row, seats: list[Chair] | None = None) -> None:
        """Change the game's own fields or its seats, on disk first."""
        new = self.seats if seats is None else seats
        changed = [seat.to_row() for seat, old in zip(new, self.seats, strict=True) if seat != old]
        await self.store.change_game(self.id, self.row["rev"], values, changed)
        self.row.update(values, rev=self.row["rev"] + 1)
        self.seats = new
        self.tell(Changed(self.row["rev"]))

    # --- questions ------------------------------------------------------------------------------------------------

    def _questions_after(self, table: Table, move: Move) -> Asked:
        """A question keeps its id while it and its choices stay the same and the seat itself has not moved."""
        asked: Asked = {}
        for seat in table.seats:
            sign = story.signature(table, seat)
            same = seat != move.seat and sign == self._signatures.get(seat)
            asked[seat] = (self.question_ids[seat] if same else move.n, sign)
        return asked

    def _put_questions(self, asked: Asked, mover: int) -> None:
        now = time.monotonic()
        for seat, (number, sign) in asked.items():
            before = self._signatures.get(seat)
            if number != self.question_ids.get(seat) or before is None:
                self.question_ids[seat] = number
                self._signatures[seat] = sign
                if seat == mover or before is None or sign[0] != before[0] or not self.table.rules.has_secrets:
                    self.watch.asked[seat] = (
                        now  # everyone sees the clock: it must not tell that hidden choices changed
                    )

    def _ask_again(self, ids: dict[int, int]) -> None:
        """All questions of the table as it lies, under the numbers they had."""
        self.question_ids.clear()
        self._signatures.clear()
        self._finals.clear()
        signs = {seat: story.signature(self.table, seat) for seat in self.table.seats}
        self._put_questions({seat: (ids.get(seat, self.seq), sign) for seat, sign in signs.items()}, 0)

    # --- beginning ------------------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Lay the table with everyone's part in its dice, and show it."""
        if not self.is_gathering or self.awaits_people:
            return
        source = await self.parts.gather()
        table = archive.lay_with(self.row, [source] if source is not None else [])
        values = {**archive.laid_values(table), "status": "playing", "updated": now_ms()}
        await self.change(values)
        self.table = table
        self._ask_again({})
        self.laid()
        self.watch.wake()


def _apply(table: Table, seat: int, action: str, dice: list[str] | None) -> list[Event]:
    """Where there are secrets the table itself draws the cards: what is left to draw would tell who holds what."""
    while True:
        try:
            return table.apply(seat, action, dice)
        except NeedDice as need:
            if need.kind not in ("pick", "shuffle") or not table.rules.has_secrets:
                raise
            dice = [*(dice or []), *crew.roll_for(need)]


async def _nothing() -> None:
    """Posted last, it is done when everything before it is."""
