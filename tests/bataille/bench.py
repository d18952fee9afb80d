"""Where tests of Bataille! sit: a table whose dice are written and whose banks, Medals and turn can be arranged."""

from __future__ import annotations

from hhour.bataille.fray import Fray
from hhour.bataille.medals import MEDAL_NUMBER, MEDALS
from hhour.bataille.state import Contest, put
from hhour.kernel.chance import ScriptedChance
from hhour.kernel.dice import SLOTS
from hhour.kernel.event import Event
from hhour.kernel.faces import FACES
from hhour.kernel.lanes import settle
from hhour.kernel.refusal import Refusal, Refused
from hhour.kernel.table import Table
from tests.told import check_flags, check_turns, check_whose
from tests.written import WrittenDice
from tests.wrong import check_wrong

MISS = "SKULL SKULL TOOL TOOL SOLDIER SOLDIER"  # no set, no straight


class Bench(WrittenDice):
    """`Bench("bataille players=3")` is at the start of player 1's first turn, whatever was rolled for the start."""

    def __init__(self, setup: str = "bataille players=2", order: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.table = Table(setup, ask=self._next)
        check_whose("bataille", self.table.events)
        seats = len(self.table.seats)
        if seats > 1:
            self.begin(order or tuple(range(1, seats + 1)))

    # --- arranging ------------------------------------------------------------------------------------------------

    @property
    def fray(self) -> Fray:
        play = self.table.play
        assert isinstance(play, Fray)
        return play

    @property
    def contest(self) -> Contest:
        return self.fray.contest

    def begin(self, order: tuple[int, ...]) -> None:
        """The first round begins, in this order."""
        contest = self.contest
        contest.lanes[:] = [()] * len(contest.lanes)
        contest.order = order
        contest.place = 0
        contest.stage = -1
        self.fray.chance = ScriptedChance([], self._next)
        settle(self.fray)

    def give(self, seat: int, *names: str) -> None:
        """Medals for a player, by their names without the game."""
        for name in names:
            medal = MEDAL_NUMBER[f"bataille-{name}"]
            self.contest.holders = put(self.contest.holders, medal, seat)
        self.fray.stamp += 1

    def bank(self, *points: int) -> None:
        self.contest.banks = points

    # --- playing --------------------------------------------------------------------------------------------------

    def answer(self, seat: int, *actions: str) -> list[Event]:
        told: list[Event] = []
        for action in actions:
            check_wrong(self.table, seat)
            told = self.table.apply(seat, action)
            check_whose("bataille", told)
            check_turns(self.contest, told)
            check_flags(self.contest, "last_round", "kommandant", "auto_win", "zero_points", "memorial")
        assert not self._queue, f"dice left over: {self._queue}"
        return told

    def oppose(self, terrain: str, axis: str, allied: str = MISS, deploy: bool = False) -> None:
        """Steps 1 and 2: the active player meets this and rolls that; with six dice unless it is the bunker."""
        self.dice(f"{terrain} {axis}")
        if terrain != "bunker":
            self.dice(allied)
        self.answer(self.active, "deploy" if deploy else "roll")
        assert len(self.contest.axis) == len(axis.split())

    def stop(self) -> None:
        """Step 3 is over."""
        self.answer(self.active, "stop")

    def fight(self, terrain: str, axis: str, allied: str = MISS, deploy: bool = False) -> None:
        """Steps 1 to 3 without a re-roll."""
        self.oppose(terrain, axis, allied, deploy)
        self.stop()

    def win(self, terrain: str = "landing") -> None:
        """A won skirmish against as many dice as there are, without a set."""
        pairs = ["STAR", "STAR", "TOOL", "TOOL", "SKULL", "SKULL"]
        self.fight(terrain, " ".join(pairs[: self.contest.axis_dice]), " ".join(pairs))

    def lose(self) -> None:
        self.fight("landing", " ".join(["STAR"] * self.contest.axis_dice), MISS)

    def bank_turn(self) -> None:
        """The active player wins once for 2 points and retreats."""
        self.win()
        self.answer(self.active, "retreat")

    def play(self, seat: int, name: str, *more: str) -> None:
        self.answer(seat, f"play bataille-{name}", *more)

    def refused(self, seat: int, action: str) -> Refusal:
        """Why the action is refused; fails if it is not."""
        before = self.table.save()
        try:
            self.table.apply(seat, action)
        except Refused as refused:
            assert self.table.save() == before, "a refusal changed the table"
            return refused.refusal
        raise AssertionError(f"{action} was not refused")

    # --- looking --------------------------------------------------------------------------------------------------

    @property
    def active(self) -> int:
        return self.contest.active

    def question(self, seat: int = 0) -> str:
        return self.table.question(seat or self.active)

    def choices(self, seat: int = 0) -> list[str]:
        return self.table.choices(seat or self.active)

    def medals(self, seat: int) -> list[str]:
        return [MEDALS[medal].removeprefix("bataille-") for medal in self.contest.held(seat)]

    def supply(self) -> list[str]:
        return self.medals(0)

    def shown(self) -> dict[str, str]:
        """The allied dice that take part, by name."""
        contest = self.contest
        return {SLOTS[die]: FACES[face] for die, face in enumerate(contest.faces) if contest.in_play >> die & 1}

    def axis(self) -> list[str]:
        return [FACES[face] for face in self.contest.axis]

    def events(self, kind: str) -> list[Event]:
        return [event for event in self.table.events if event.kind == kind]

    def last(self, kind: str) -> Event:
        return self.events(kind)[-1]
