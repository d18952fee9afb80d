"""Dice nobody chooses alone: what each seat promises, and shows when the dice are about to be rolled.

The guide's page on the dice says what it is good for; here is who is asked when, and who is not waited for.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from hhour.kernel.chance import promise_of
from hhour.kernel.record import Parts
from hhour.server import seating
from hhour.server.daily import is_fixed
from hhour.server.nodes.said import Shown, Wanted
from hhour.server.seating import Chair
from hhour.server.store.writer import Conflict
from hhour.server.trouble import Trouble
from hhour.server.wire import Part
from hhour.server.wire_socket import PartsWanted

if TYPE_CHECKING:
    from hhour.server.table import LiveTable

MOST_MISSED = 3  # who promises and does not show keeps the others waiting: not for ever


class Gathering:
    """The parts of one table. Promises are in the store with the seats; what was shown is, once it is in the dice."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._shown: dict[str, str] = {}  # by promise
        self._missed: dict[int, int] = {}
        self._wanted: set[str] = set()
        self._wanted_elsewhere: set[str] = set()  # by the server that is about to roll
        self._all_here = asyncio.Event()
        self._newest = 0  # the last change of the game that another server told of

    # --- what is in the dice ----------------------------------------------------------------------------------------

    def added(self) -> dict[tuple[int, str], str]:
        """Every promise that was settled, by seat: the part, '' where it was left out."""
        sources = [source for source in self.live.table.record.sources if isinstance(source, Parts)]
        return {(seat, promise): part for source in sources for seat, promise, part in source.given}

    def state(self, seat: int, added: dict[tuple[int, str], str]) -> Part:
        """How it stands with what a seat has promised."""
        promise = self._seat(seat).promise
        if not promise:
            return ""
        if (seat, promise) not in added:
            return "promised"
        return "in" if added[seat, promise] else "left-out"

    def _seat(self, number: int) -> Chair:
        return next(seat for seat in self.live.seats if seat.seat == number)

    # --- promising and showing --------------------------------------------------------------------------------------

    def promised(self, seat: int, promise: str, player: str) -> list[Chair]:
        """The seats after one of them has promised its part; one that is still owed can be replaced."""
        if seat not in self.live.seats_of(player):
            raise Trouble(403, "not-your-seat", seat=seat)
        if self.live.row["dice"] == "own" or self.live.is_over or is_fixed(self.live.row):
            raise Trouble(409, "no-parts")
        state = self.state(seat, self.added())
        if state == "in" or self._missed.get(seat, 0) >= MOST_MISSED:
            raise Trouble(409, "no-parts")
        one = self._seat(seat)
        return seating.put(self.live.seats, Chair(**{**one.to_row(), "promise": promise}))

    def show(self, seat: int, part: str, player: str) -> None:
        """A seat shows its part. Only what is wanted is taken: nobody shall show it while others may still choose."""
        promise = promise_of(part)
        if seat not in self.live.seats_of(player) or promise != self._seat(seat).promise:
            return
        if promise in self._wanted_elsewhere:
            self._wanted_elsewhere.discard(promise)
            self.live.tell(Shown(seat, part))
        self.hear(seat, part)

    def hear(self, seat: int, part: str) -> None:
        """The same, on this server or another."""
        promise = promise_of(part)
        if promise in self._wanted and promise == self._seat(seat).promise:
            self._shown[promise] = part
            self._wanted.discard(promise)
            if not self._wanted:
                self._all_here.set()

    def outrun(self, rev: int) -> None:
        """Another server has changed the game: what is being gathered would not be kept, so nobody waits for it."""
        self._newest = max(self._newest, rev)
        self._all_here.set()

    def ask_here(self, promises: list[str]) -> None:
        """Another server is about to roll: whoever is connected here shows what they promised."""
        self._wanted_elsewhere = set(promises)
        self._ask(self.owed(), self._wanted_elsewhere)

    def _ask(self, owed: dict[int, str], wanted: set[str]) -> None:
        for connection in self.live.connections:
            asked = [seat for seat in connection.seats if owed.get(seat) in wanted]
            if asked:
                connection.send(PartsWanted(seats=asked))

    def owed(self) -> dict[int, str]:
        """What was promised and is not in the dice yet."""
        promised = [one for one in self.live.seats if one.promise]
        added = self.added() if promised else {}
        return {one.seat: one.promise for one in promised if (one.seat, one.promise) not in added}

    @property
    def everyone_promised(self) -> bool:
        """Whether every person has, so that there is nobody to wait for."""
        return all(seat.promise for seat in self.live.seats if seat.kind == "person")

    async def gather(self) -> Parts | None:
        """Ask for what is owed and wait a little; whoever shows nothing is left out. None if nothing is owed.

        Raises Conflict where another server was first.
        """
        self._keep_up()
        owed = self.owed()
        if not owed:
            return None
        here = {seat for player in self.live.here for seat in self.live.seats_of(player)}
        self._wanted = {promise for seat, promise in owed.items() if seat in here and promise not in self._shown}
        if self._wanted:
            self._all_here.clear()
            self._ask(owed, self._wanted)
            self.live.tell(Wanted(sorted(self._wanted)))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.live.settings.part_seconds):
                    await self._all_here.wait()
            self._wanted = set()
            self._keep_up()
        for seat, promise in owed.items():
            if promise not in self._shown:
                self._missed[seat] = self._missed.get(seat, 0) + 1
        return Parts([(seat, promise, self._shown.get(promise, "")) for seat, promise in sorted(owed.items())])

    def _keep_up(self) -> None:
        if self._newest > self.live.row["rev"]:
            raise Conflict
