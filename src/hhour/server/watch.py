"""Who acts at a table without being asked: bots, the clock for whoever takes too long, and the beginning itself."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

from hhour.kernel.chance import NeedDice
from hhour.server import crew, trace
from hhour.server.inbox import Work
from hhour.server.seating import Chair
from hhour.server.trouble import Trouble

if TYPE_CHECKING:
    from hhour.server.table import LiveTable

STAND_BY_SECONDS = 5.0
CLAIM_SECONDS = 5.0  # longer than a bot thinks


class Watch:
    """The one timer of a table."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.asked: dict[int, float] = {}  # since when each seat has its question
        self._begin_by = 0.0
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        return self._timer is not None

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        if self._timer is not None:
            self._timer.cancel()

    def _begin_soon(self, loop: asyncio.AbstractEventLoop) -> asyncio.TimerHandle | None:
        """When everyone has promised, or has had the time to; not before anybody is here."""
        live = self.live
        if not live.connections and live.settings.part_seconds:
            self._begin_by = 0.0
            return None
        now = time.monotonic()
        self._begin_by = self._begin_by or now + live.settings.part_seconds
        wait = 0.0 if live.parts.everyone_promised else max(0.0, self._begin_by - now)
        return loop.call_later(wait, self._post, live.begin)

    def deadline(self) -> float | None:
        """When the clock is over for the first seat that thinks, in monotonic seconds."""
        live = self.live
        if not live.row["clock"] or live.is_over or live.is_paused or live.awaits_people or live.is_gathering:
            return None
        people = {seat.seat for seat in live.seats if seat.kind == "person"}
        asked = [self.asked[seat] for seat in live.table.waiting() if seat in people]
        return min(asked) + live.row["clock"] if asked else None

    def thinking(self) -> dict[int, float]:
        """For how many seconds each seat has been thinking."""
        now = time.monotonic()
        return {seat: now - asked for seat, asked in self.asked.items()}

    def think_since(self, seq: int, thinking: dict[int, float]) -> bool:
        """Another server knows for how long seats have been thinking: nobody gets more time by coming here.

        Whether the clock is over earlier now than those who are here have been told.
        """
        live = self.live
        if seq != live.seq or not live.row["clock"]:
            return False
        now, told = time.monotonic(), self.deadline()
        self.asked.update({seat: min(self.asked[seat], now - thinking.get(seat, 0.0)) for seat in self.asked})
        self.wake()
        return self.deadline() != told

    def restart(self) -> None:
        """Everyone has the full time again, as after a pause."""
        now = time.monotonic()
        self.asked = dict.fromkeys(self.asked, now)

    def wake(self) -> None:
        """Look again at who must act without being asked: a bot, or the clock."""
        live = self.live
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if live.is_over or live.is_paused or live.broken or live.awaits_people:
            return
        loop = asyncio.get_running_loop()
        if live.is_gathering:
            self._timer = self._begin_soon(loop)
            return
        # where nobody of the house looks on from here, those who do are left to it as long as they live
        standing_by = STAND_BY_SECONDS if live.elsewhere and not live.connections else 0.0
        if self._bots_waiting():
            delay = live.settings.bot_delay_ms / 1000 if live.connections else 0.0
            self._timer = loop.call_later(delay + standing_by, self._due)
            return
        deadline = self.deadline()
        if deadline is not None:
            self._timer = loop.call_later(max(0.0, deadline - time.monotonic()) + standing_by, self._due)

    def _due(self) -> None:
        self._post(self._act_for_absent)

    def _post(self, work: Work) -> None:
        with contextlib.suppress(Trouble):  # a full inbox: the next thing done wakes it again
            self.live.post(lambda: self.live.fenced(work))

    def _bots_waiting(self) -> list[Chair]:
        live = self.live
        bots = [seat for seat in live.seats if seat.kind == "bot"]
        waiting = live.table.waiting() if bots else []
        return [seat for seat in bots if seat.seat in waiting]

    async def _act_for_absent(self) -> None:
        """A bot's move, or a recruit's for someone whose time is over."""
        live = self.live
        if live.is_over or live.is_paused or live.awaits_people or live.is_gathering:
            return
        bots = self._bots_waiting()
        deadline = self.deadline()
        is_late = deadline is not None and deadline <= time.monotonic() + 0.01
        if not bots and not is_late:
            self.wake()
            return
        if not await live.wire.claim(f"act:{live.id}:{live.row['rev']}", CLAIM_SECONDS):
            self._timer = asyncio.get_running_loop().call_later(CLAIM_SECONDS, self._due)  # unless it is done by then
        elif bots:
            with trace.span("bot", table=live.id):
                await self._act_as_bot(bots[0].seat, bots[0].level)
        elif deadline is not None:
            people = [seat for seat in live.table.waiting() if self.asked[seat] + live.row["clock"] <= deadline]
            with trace.span("clock", table=live.id):
                await self._act_as_bot(people[0], crew.RECRUIT)

    async def _act_as_bot(self, seat: int, level: str) -> None:
        live = self.live
        first = await crew.choose(live.table, seat, level, live.thinkers, live.row["host"])
        for action in (first, *live.table.choices(seat)):
            with contextlib.suppress(Trouble):
                await self._act_with_dice(seat, action)
                return

    async def _act_with_dice(self, seat: int, action: str) -> None:
        """Where people roll their own dice, the table rolls for those who have no hands."""
        live = self.live
        dice: list[str] | None = [] if live.row["dice"] == "own" else None
        while True:
            try:
                await live.act(seat, action, "", dice)
                return
            except NeedDice as need:
                dice = [*(dice or []), *crew.roll_for(need)]
