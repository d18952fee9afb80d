"""Where the tests of Express! sit: `Situation("express gold", sector=4)`, `t.axis("STAR TOOL")`, `t.roll(1, "...")`.

A situation is the engine's own state put where it is wanted; every answer goes through the public door, and all dice
are written.
"""

from __future__ import annotations

from hhour.express.shore import Shore
from hhour.express.state import Invasion, Soldier
from hhour.kernel.chance import ScriptedChance
from hhour.kernel.event import Event
from hhour.kernel.lanes import settle
from hhour.kernel.refusal import Refusal, Refused
from hhour.kernel.table import Table
from tests.told import check_flags, check_terrain, check_whose
from tests.written import WrittenDice
from tests.wrong import check_wrong

PASSIVE = ("stop", "done", "pass", "keep")
NOTHING = "SKULL SKULL SKULL SKULL SKULL SKULL"


class Situation(WrittenDice):
    """A table of Express! at the beginning of a sector, with a group of Specialists."""

    def __init__(self, setup: str, sector: int = 1, group: str = "", dice: str = "") -> None:
        """`group`: Specialists without their `express-`, all held by seat 1 unless written `general:2`."""
        super().__init__(dice)
        self.table = Table(setup, ask=self._next)
        check_whose("express", self.table.events)
        if sector != 1 or group:
            self.go_to(sector, group)

    # --- arranging --------------------------------------------------------------------------------------------------

    @property
    def shore(self) -> Shore:
        play = self.table.play
        assert isinstance(play, Shore)
        return play

    @property
    def invasion(self) -> Invasion:
        return self.shore.invasion

    def go_to(self, sector: int, group: str = "") -> None:
        """A new visit of this sector begins, with this group."""
        invasion = self.invasion
        names = [name.partition(":") for name in group.split()]
        invasion.group = tuple(f"express-{name}" for name, _, _ in names)
        invasion.holders = tuple(int(seat or 1) for _, _, seat in names)
        invasion.going = sector
        invasion.landing = 0
        invasion.lanes = [()] * len(invasion.lanes)
        invasion.stage = 0
        self.shore.chance = ScriptedChance([], self._next)
        settle(self.shore)

    # --- playing ----------------------------------------------------------------------------------------------------

    def answer(self, seat: int, *actions: str) -> list[Event]:
        """Play actions for a seat; returns the events of the last one. All written dice must have been used."""
        told: list[Event] = []
        for action in actions:
            check_wrong(self.table, seat)
            told = self.table.apply(seat, action)
            check_whose("express", told)
            check_terrain(told)
            check_flags(self.invasion, "landing", "deployed", "paid", "due", "next_due", "used_here")
            for soldier in self.invasion.soldiers:
                check_flags(soldier, "saved")
        assert not self._queue, f"dice left over: {self._queue}"
        return told

    def axis(self, words: str) -> list[Event]:
        """The leader rolls the Axis dice, as many as are written (the Kommandant first)."""
        self.dice(words)
        return self.answer(self.shore.book.leader, "roll")

    def roll(self, seat: int, words: str) -> None:
        """A player makes his first roll."""
        self.dice(words)
        self.answer(seat, "roll")

    def tallies(self, *tallies: str) -> None:
        """All players roll and keep what they have: six faces each, for r1 r2 w1 w2 b1 b2."""
        for seat, words in enumerate(tallies, 1):
            self.roll(seat, words)
        for seat in self.table.seats:
            if self.question(seat) == "reroll":
                self.answer(seat, "stop")

    def done(self) -> None:
        """Everybody who is asked for Specialists is done."""
        for seat in self.table.seats:
            if self.question(seat) == "specialists":
                self.answer(seat, "done")

    def finish(self) -> None:
        """Every question of the attempt that can be passed is passed; stops at a roll or at one that cannot."""
        while not self.table.outcome:
            seat = self.table.waiting()[0]
            passive = [word for word in PASSIVE if word in self.choices(seat)]
            if not passive:
                return
            self.answer(seat, passive[0])

    def attempt(self, axis: str, *tallies: str) -> None:
        """A whole attempt: Axis dice, one tally for each player, nothing used and nobody rallied."""
        self.axis(axis)
        self.tallies(*tallies)
        self.finish()

    def refused(self, seat: int, action: str) -> Refusal:
        before = self.table.save()
        try:
            self.table.apply(seat, action)
        except Refused as refused:
            assert self.table.save() == before, "a refusal changed the table"
            return refused.refusal
        raise AssertionError(f"{action} was not refused")

    # --- looking ----------------------------------------------------------------------------------------------------

    def question(self, seat: int = 1) -> str:
        return self.table.question(seat)

    def choices(self, seat: int = 1) -> list[str]:
        return self.table.choices(seat)

    def get(self, seat: int = 1) -> Soldier:
        return self.shore.soldier(seat)

    @property
    def sector(self) -> int:
        return self.invasion.sector

    @property
    def group(self) -> list[str]:
        return [slug.removeprefix("express-") for slug in self.invasion.group]

    @property
    def needed(self) -> str:
        """The requirement as words, sorted by face."""
        return " ".join(str(face) for face in self.table.view(1)["requirement"])  # type: ignore[attr-defined]

    def events(self, kind: str) -> list[Event]:
        return [event for event in self.table.events if event.kind == kind]

    def rules(self, kind: str) -> list[str]:
        """The rules behind all events of this kind so far."""
        return [event.rule for event in self.events(kind)]
