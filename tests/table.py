"""Where tests sit: `table.unit(sector=2, soldiers=9, cards=["medic"])`, `table.dice("...")`, `table.answer(...)`.

A situation is put together field by field, then played on with written dice. Nothing is mocked: it is the engine's own
state that is set up, and every answer goes through the public door.
"""

from __future__ import annotations

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import IN_PLAY, Unit
from hhour.dday.rules.cards.kinds import AWARD, REGULAR, UNIQUE, VEHICLE
from hhour.kernel.action import parse_action
from hhour.kernel.chance import ScriptedChance
from hhour.kernel.dice import SET_COLOURS
from hhour.kernel.event import Event
from hhour.kernel.faces import FACE_NUMBER
from hhour.kernel.lanes import settle
from hhour.kernel.refusal import Refusal, Refused
from hhour.kernel.table import Table
from tests.told import check_costs, check_dials, check_lanes, check_reason, check_whose
from tests.written import WrittenDice
from tests.wrong import check_wrong


class Situation(WrittenDice):
    """A table whose dice are written and whose situation can be arranged."""

    def __init__(self, setup: str = "dday n-01 units=1", dice: str = "", version: int | None = None) -> None:
        """`dice` are written for what is rolled or drawn while the table is laid; `version`: of the rules."""
        super().__init__(dice)
        self.table = Table(setup, ask=self._next, version=version)
        check_whose("dday", self.table.events)
        self.seen: list[Event] = []

    # --- arranging ----------------------------------------------------------------------------------------------

    @property
    def field(self) -> Field:
        play = self.table.play
        assert isinstance(play, Field)
        return play

    def unit(
        self,
        seat: int = 1,
        *,
        sector: str | int | None = None,
        cards: list[str] | None = None,
        marker: int | None = None,
        **resources: int,
    ) -> Unit:
        """Arrange a Unit: where it stands, what it has. Cards of any kind are given by slug."""
        field = self.field
        field.stamp += 1
        unit = field.unit(seat)
        if sector is not None:
            unit.sector = field.book.index(str(sector))
            assert unit.sector >= 0, f"no sector {sector}"
            unit.visited |= 1 << unit.sector
            unit.marker = 1
            unit.must_leave = 1 if field.ground(unit.sector).black else 0
            field.battle.seen |= 1 << unit.sector
        if marker is not None:
            unit.marker = marker
        for slug in cards or []:
            self.give(seat, slug)
        for name, amount in resources.items():
            assert name in ("soldiers", "stars", "courage", "points", "battle_cry"), name
            setattr(unit, name, amount)
        return unit

    def give(self, seat: int, slug: str) -> None:
        """Put a card with a Unit, taking it from wherever it lies."""
        field = self.field
        field.stamp += 1
        battle = field.battle
        unit = field.unit(seat)
        card = field.book.cards[slug]
        if card.kind in (REGULAR, UNIQUE) or card.title != slug:
            unit.specialists = (*unit.specialists, slug)
            unit.hand = tuple(one for one in unit.hand if one != slug)
            battle.pool = tuple(one for one in battle.pool if one != slug)
        elif card.kind == VEHICLE:
            unit.vehicle = slug
            battle.vehicles = tuple(one for one in battle.vehicles if one != slug)
        elif card.kind == AWARD:
            unit.awards = (*unit.awards, slug)
            battle.deck = tuple(one for one in battle.deck if one != slug)
        else:
            unit.items = (*unit.items, slug)
            battle.items = tuple(one for one in battle.items if one != slug)

    def turn_out(self, sector: str | int, number: int) -> None:
        """A random sector has turned out to be this number of its table."""
        battle = self.field.battle
        at = self.field.book.index(str(sector))
        assert self.field.book.sectors[at].random, f"sector {sector} is not random"
        battle.rolled = (*battle.rolled[:at], number, *battle.rolled[at + 1 :])

    def start_at(self, phase: str) -> None:
        """Go straight to the first stage of a phase, with every lane empty, and let it open.

        Write the dice it needs (MGF and the like) before: `table.dice("3")`.
        """
        field = self.field
        stages = field.book.stages
        field.battle.turn = max(1, field.battle.turn)
        first = next(place for place, stage in enumerate(stages) if stage.phase == phase)
        field.battle.lanes = [()] * len(field.battle.lanes)
        field.battle.stage = first - 1
        if first == 0:
            field.battle.stage = len(stages) - 1
        field.chance = ScriptedChance([], self._next)
        settle(field)

    def tally(self, seat: int, words: str) -> None:
        """The Unit's dice show this, as if it had rolled and stopped: 'SKULL TOOL ...' for r1 r2 w1 w2 b1 b2."""
        unit = self.field.unit(seat)
        unit.faces = tuple(FACE_NUMBER[word] for word in words.split())
        unit.colours = SET_COLOURS
        assert len(unit.faces) == 6

    # --- playing ------------------------------------------------------------------------------------------------

    def answer(self, seat: int, *actions: str) -> list[Event]:
        """Play actions for a seat; returns the events of the last one."""
        told: list[Event] = []
        for action in actions:
            check_wrong(self.table, seat)
            choice = self.table.game.choice(self.field, seat, parse_action(action))
            told = self.table.apply(seat, action)
            check_whose("dday", told)
            check_costs(choice, told, seat)
            check_dials(self.field, told)
            check_lanes(self.field)
            self.seen += told
        return told

    def choices(self, seat: int = 1) -> list[str]:
        return self.table.choices(seat)

    def question(self, seat: int = 1) -> str:
        return self.table.question(seat)

    def refused(self, seat: int, action: str) -> Refusal:
        """Why the action is refused; fails if it is not."""
        before = self.table.save()
        try:
            self.table.apply(seat, action)
        except Refused as refused:
            assert self.table.save() == before, "a refusal changed the table"
            check_reason(self.field, action, refused.refusal)
            return refused.refusal
        raise AssertionError(f"{action} was not refused")

    def roll(self, seat: int, words: str) -> None:
        """The Unit makes its first roll and keeps it: rolls these faces, locks the first dice it may, stops."""
        self.dice(words)
        self.answer(seat, "roll")
        if self.question(seat) == "lock":
            self.answer(seat, self.choices(seat)[0])
        if self.question(seat) == "reroll":
            self.answer(seat, "stop")

    def ready(self, seat: int = 1) -> None:
        """The Unit says that it is ready, if it is asked: one with nothing left to use is ready by itself."""
        if "ready" in self.choices(seat):
            self.answer(seat, "ready")

    def all_ready(self) -> None:
        """Every Unit that is asked whether it is ready says so."""
        for seat in self.table.seats:
            self.ready(seat)

    def declare(self, seat: int, *actions: str) -> None:
        """Give these answers in UPKEEP and end the declaration, if it has not ended by itself."""
        self.answer(seat, *actions)
        if self.question(seat) == "declare":
            self.answer(seat, "declared")

    def pass_until(self, phase: str, limit: int = 200) -> None:
        """Let every waiting seat give the most passive answer until the phase begins (or the game ends)."""
        for _ in range(limit):
            if self.table.outcome or self.field.phase() == phase:
                return
            seat = self.table.waiting()[0]
            options = self.choices(seat)
            self.answer(seat, next((word for word in PASSIVE if word in options), options[-1]))
        raise AssertionError(f"never came to {phase}")

    # --- looking ------------------------------------------------------------------------------------------------

    def get(self, seat: int = 1) -> Unit:
        return self.field.unit(seat)

    def is_in_play(self, seat: int = 1) -> bool:
        return self.field.unit(seat).status == IN_PLAY

    def events(self, kind: str, seat: int | None = None) -> list[Event]:
        """Everything of this kind that happened so far."""
        return [e for e in self.table.events if e.kind == kind and (seat is None or e.seat == seat)]

    def why(self, event: Event) -> list[str]:
        """The rules behind an event, from it to its root cause."""
        return [one.rule for one in self.table.why(event.seq)]


PASSIVE = ("stop", "ready", "declared", "done", "stay", "pass", "decline", "keep", "cancel", "lose soldiers", "yours")
