"""The table in play: one game, one writer. Whatever wants to change it waits in one inbox and is done in order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from hhour.kernel.chance import NeedDice
from hhour.kernel.event import EVERYONE, Event
from hhour.kernel.refusal import HHourError, Refused
from hhour.kernel.replaying import Moments
from hhour.kernel.table import Table
from hhour.server import archive, crew, story
from hhour.server.connection import Connection
from hhour.server.logs import fault
from hhour.server.metrics import Metrics
from hhour.server.parts import Gathering
from hhour.server.seating import Seat
from hhour.server.settings import Settings
from hhour.server.store.engine import is_gone
from hhour.server.store.store import Store
from hhour.server.store.writer import Row, game_row, now_ms
from hhour.server.trouble import Trouble, from_engine

Result = TypeVar("Result")
Work = Callable[[], Awaitable[Any]]

INBOX = 1000
log = logging.getLogger("hhour.table")


class LiveTable:
    """A game in memory. Only its own task (`_run`) changes it; every change is on disk before anyone hears of it."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics, row: Row, seats: list[Seat]) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.row = row
        self.id: str = row["id"]
        self.seats = seats
        self.table: Table
        self.seq = 0
        self.afters: list[int] = []  # by action: the last event before it, or the last an undo kept
        self.keys: dict[str, int] = {}  # messages already done
        self.chat: list[Row] = []
        self.question_ids: dict[int, int] = {}
        self._signatures: dict[int, tuple[object, list[str]]] = {}
        self._finals: dict[int, tuple[object, set[str]]] = {}
        self._asked: dict[int, float] = {}
        self.connections: set[Connection] = set()
        self.present: Counter[str] = Counter()  # who is here, with how many tabs
        self.idle_since = time.monotonic()
        self.broken = False
        self.parts = Gathering(self)
        self._begin_by = 0.0
        self._moments: Moments | None = None
        self._looking_back = asyncio.Lock()
        self.announce: Callable[[LiveTable, Move], None] = lambda _table, _move: None
        self.changed: Callable[[], None] = lambda: None  # seats, status or whose parts are in the dice
        self.laid: Callable[[], None] = lambda: None  # there is a table to be seen now
        self._inbox: asyncio.Queue[tuple[Work, asyncio.Future[Any] | None]] = asyncio.Queue(INBOX)
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    def open(self, table: Table, moves: list[Row], chat: list[Row]) -> None:
        """Set the game down and begin to work."""
        self.table = table
        self.seq = len(table.record.lines)
        self.afters = [row["after"] for row in moves]
        self.keys = {row["key"]: row["n"] for row in moves if row["key"]}
        self.chat = chat
        self.keys.update({line["key"]: self.seq for line in chat if line["key"]})
        self._renew_questions(0)
        self._task = asyncio.create_task(self._run(), name=f"table {self.id}")
        self.wake()

    # --- the inbox ----------------------------------------------------------------------------------------------

    def post(self, work: Work) -> None:
        """Have something done in its turn; nobody waits for it."""
        try:
            self._inbox.put_nowait((work, None))
        except asyncio.QueueFull:
            raise Trouble(429, "busy") from None

    async def ask(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Have something done in its turn and wait for its result."""
        if self.broken:
            raise Trouble(503, "try-again")
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        try:
            self._inbox.put_nowait((work, done))
        except asyncio.QueueFull:
            raise Trouble(429, "busy") from None
        return await asyncio.shield(done)

    async def _run(self) -> None:
        while True:
            work, done = await self._inbox.get()
            try:
                result = await work()
                if done is not None and not done.done():
                    done.set_result(result)
            except Trouble as trouble:
                if done is not None and not done.done():
                    done.set_exception(trouble)
            except Exception as error:
                told = self._mistake(error)
                if done is not None and not done.done():
                    done.set_exception(told)
                self._break()
                return
            await asyncio.sleep(0)  # a full inbox keeps no other table waiting

    def _mistake(self, error: Exception) -> Trouble:
        reference = fault(log, "table broken", error, table=self.id)
        return Trouble(503, "store-gone") if is_gone(error) else Trouble(500, "inside", reference=reference)

    def _break(self) -> None:
        """What is in memory can no longer be trusted: let everyone come again and read it from the store."""
        self.broken = True
        if self._timer is not None:
            self._timer.cancel()
        for connection in list(self.connections):
            connection.goodbye(1012, Trouble(503, "try-again"), again=True)
        while not self._inbox.empty():
            _, done = self._inbox.get_nowait()
            if done is not None and not done.done():
                done.set_exception(Trouble(503, "try-again"))

    async def drain(self) -> None:
        """Finish what was accepted; whoever asked for it is answered."""
        if self._timer is not None:
            self._timer.cancel()
        if not self.broken:
            await self.ask(_nothing)

    async def close(self) -> None:
        """Finish what was accepted, then stop."""
        await self.drain()
        if self._task is not None:
            self._task.cancel()

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
        return self.is_over or self.is_paused or (self._timer is None and self._inbox.empty())

    def choices(self, seat: int) -> list[str]:
        """What a seat may do now, as it was worked out after the last move."""
        return self._signatures[seat][1]

    def final(self, seat: int) -> set[str]:
        """Which of them cannot be taken back; tried out anew when the question changes or others have answered."""
        sign = (self.question_ids[seat], self.table.waiting())
        if self._finals.get(seat, (None, set()))[0] != sign:
            self._finals[seat] = (sign, self.table.final(seat))
        return self._finals[seat][1]

    async def moment(self, n: int) -> Table:
        """The table as it lay after action `n`; played through once, in a thread, then looked up."""
        async with self._looking_back:
            if self._moments is None:
                self._moments = await asyncio.to_thread(Moments, self.table.record)
            return await asyncio.to_thread(self._moments.at, n, self.table.record)

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
        ahead = self.table.fork()  # until it is on disk nobody may see it, whichever way they look
        if source is not None:
            ahead.draw_from(source)
        try:
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
        await self._keep(ahead, move, line.words, key, after)
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
        await self.store.writer.move(row, game_row(self.id, **game))
        self.table = ahead
        self.row.update(game)
        self.seq = move.n
        self.afters.append(after)
        if key:
            self.keys[key] = move.n
        self.metrics.actions += 1
        self._renew_questions(move.seat)
        self.announce(self, move)
        self.wake()

    def _renew_questions(self, mover: int) -> None:
        """A question keeps its id while it and its choices stay the same and the seat itself has not moved."""
        now = time.monotonic()
        for seat in self.table.seats:
            sign, before = story.signature(self.table, seat), self._signatures.get(seat)
            if seat == mover or seat not in self.question_ids or sign != before:
                self.question_ids[seat] = self.seq
                self._signatures[seat] = sign
                if seat == mover or before is None or sign[0] != before[0] or not self.table.rules.has_secrets:
                    self._asked[seat] = now  # everyone sees the clock: it must not tell that hidden choices changed

    # --- beginning ------------------------------------------------------------------------------------------------

    def _begin_soon(self, loop: asyncio.AbstractEventLoop) -> asyncio.TimerHandle | None:
        """When everyone has promised, or has had the time to; not before anybody is here."""
        if not self.connections and self.settings.part_seconds:
            self._begin_by = 0.0
            return None
        now = time.monotonic()
        self._begin_by = self._begin_by or now + self.settings.part_seconds
        wait = 0.0 if self.parts.everyone_promised else max(0.0, self._begin_by - now)
        return loop.call_later(wait, lambda: self.post(self._begin))

    async def _begin(self) -> None:
        """Lay the table with everyone's part in its dice, and show it."""
        if not self.is_gathering or self.awaits_people:
            return
        source = await self.parts.gather()
        table = archive.lay_with(self.row, [source] if source is not None else [])
        values = {**archive.laid_values(table), "status": "playing", "updated": now_ms()}
        await self.store.change_game(self.id, values, [])
        self.row.update(values)
        self.table = table
        self.question_ids.clear()
        self._signatures.clear()
        self._finals.clear()
        self._renew_questions(0)
        self.laid()
        self.wake()

    # --- bots and the clock ---------------------------------------------------------------------------------------

    def deadline(self) -> float | None:
        """When the clock is over for the first seat that thinks, in monotonic seconds."""
        if not self.row["clock"] or self.is_over or self.is_paused or self.awaits_people or self.is_gathering:
            return None
        people = {seat.seat for seat in self.seats if seat.kind == "person"}
        asked = [self._asked[seat] for seat in self.table.waiting() if seat in people]
        return min(asked) + self.row["clock"] if asked else None

    def restart_clock(self) -> None:
        """Everyone has the full time again, as after a pause."""
        now = time.monotonic()
        self._asked = dict.fromkeys(self._asked, now)

    def wake(self) -> None:
        """Look again at who must act without being asked: a bot, or the clock."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.is_over or self.is_paused or self.broken or self.awaits_people:
            return
        loop = asyncio.get_running_loop()
        if self.is_gathering:
            self._timer = self._begin_soon(loop)
            return
        if self._bots_waiting():
            delay = self.settings.bot_delay_ms / 1000 if self.connections else 0.0
            self._timer = loop.call_later(delay, self._due)
            return
        deadline = self.deadline()
        if deadline is not None:
            self._timer = loop.call_later(max(0.0, deadline - time.monotonic()), self._due)

    def _due(self) -> None:
        with contextlib.suppress(Trouble):  # a full inbox: the next thing done wakes it again
            self.post(self._act_for_absent)

    def _bots_waiting(self) -> list[Seat]:
        bots = [seat for seat in self.seats if seat.kind == "bot"]
        waiting = self.table.waiting() if bots else []
        return [seat for seat in bots if seat.seat in waiting]

    async def _act_for_absent(self) -> None:
        """A bot's move, or a recruit's for someone whose time is over."""
        if self.is_over or self.is_paused or self.awaits_people or self.is_gathering:
            return
        bots = self._bots_waiting()
        if bots:
            await self._act_as_bot(bots[0].seat, bots[0].level)
            return
        deadline = self.deadline()
        if deadline is not None and deadline <= time.monotonic() + 0.01:
            people = [seat for seat in self.table.waiting() if self._asked[seat] + self.row["clock"] <= deadline]
            await self._act_as_bot(people[0], crew.RECRUIT)
            return
        self.wake()

    async def _act_as_bot(self, seat: int, level: str) -> None:
        first = await crew.choose(self.table, seat, level)
        for action in (first, *self.table.choices(seat)):
            with contextlib.suppress(Trouble):
                await self._act_with_dice(seat, action)
                return

    async def _act_with_dice(self, seat: int, action: str) -> None:
        """Where people roll their own dice, the table rolls for those who have no hands."""
        dice: list[str] | None = [] if self.row["dice"] == "own" else None
        while True:
            try:
                await self.act(seat, action, "", dice)
                return
            except NeedDice as need:
                dice = [*(dice or []), *crew.roll_for(need)]


class Move:
    """What has just happened, for those who are told."""

    __slots__ = ("action", "events", "n", "seat", "told", "undone_to")

    def __init__(
        self, n: int, seat: int, action: str, events: list[Event], undone_to: int | None, told: str = ""
    ) -> None:
        self.n = n
        self.seat = seat
        self.action = action
        self.told = told or action  # the action as the others may know it
        self.events = events
        self.undone_to = undone_to

    @property
    def is_open(self) -> bool:
        """Whether everyone may know all that happened."""
        return all(event.audience == EVERYONE for event in self.events)


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
