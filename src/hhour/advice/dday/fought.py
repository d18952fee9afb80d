"""COMBAT fought out by the rules themselves on a copy: for games in which a box adds steps of its own to it.

The other Units are thought away from the board, so that only the dice that can strike this one are counted; but not
where they fight an opponent who pays for all of them together.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import IN_PLAY, SAFE, Unit
from hhour.dday.rules.cards.hooks import strength
from hhour.kernel.action import Action
from hhour.kernel.chance import Chance, enumerate_chance
from hhour.kernel.games import game_of
from hhour.kernel.lanes import TABLE, Frame, Stage, settle
from hhour.kernel.setup import parse_setup

KNOWN: Final = frozenset(("before-guns", "guns", "grey-losses", "special-damage", "casualties"))
HOLD: Final[Frame] = ("offered", 0, 0, "")  # a frame nobody answers: the next stage must not begin
PLAINEST: Final = ("ready", "pass", "pay 0 0", "draw", "stop", "decline")
WEIGHED: Final = frozenset(("fall", "sacrifice", "special-damage", "free-vehicle"))  # whose answer is chosen well
IDLE: Final = frozenset(("award", "spare"))  # what is drawn for these and not used changes nothing in COMBAT
MANY: Final = 99
MOVE: Final = "MOVE"
COMBAT: Final = "COMBAT"


@lru_cache(16)  # each holds a game's rules: no more than are being thought about
def has_own_steps(book: Book, phase: str = COMBAT) -> bool:
    """Whether a box has put a step of its own before the casualties are assigned, as seen from this phase."""
    last = book.slots.index("casualties")
    first = _after_the_move(book) if phase == MOVE else _first_of_combat(book)
    return any(book.slots[place] not in KNOWN for place in range(first, last + 1))


def _first_of_combat(book: Book) -> int:
    return next(place for place, stage in enumerate(book.stages) if stage.phase == COMBAT)


def _after_the_move(book: Book) -> int:
    """The stage that follows the moves and what they bring (B-MOVE-18)."""
    return book.slots.index("claims" if "claims" in book.slots else "move") + 1


class _Over(Stage[Field]):
    """COMBAT is over: nothing more happens."""

    phase = "COMBAT"

    def open(self, p: Field) -> None:
        p.push(TABLE, HOLD[0])


def _up_to_casualties(book: Book) -> Book:
    """The same rules, but the turn ends with the casualties."""
    return _short_of(book.written, book.version)


@lru_cache(16)
def _short_of(setup: str, version: int) -> Book:
    """These are the same at all tables of a setup: each reading the rules anew would cost more than all it tells."""
    asked = parse_setup(setup)
    short: Book = game_of(asked.game).rules_as_of(asked, version)
    last = short.slots.index("casualties")
    over: Any = _Over()
    short.take_turns((*short.stages[: last + 1], over, *short.stages[last + 2 :]))
    return short


def fought(p: Field, unit: Unit, action: Action | None = None) -> list[tuple[float, int, bool]]:
    """Every way COMBAT can end for the Unit: its chance, the strength it costs, whether somebody is left.

    `action`: how it answers the question it is asked first.
    """
    trial = Field(_up_to_casualties(p.book), p.battle.copy(), Chance(), None)
    battle = trial.battle
    battle.seat(unit.copy())
    alone = all(isinstance(force, Unit) for force in battle.forces) and not _has_deeds(p)
    for other in battle.units:
        if alone and other.seat != unit.seat and other.sector != unit.sector:
            other.sector, other.status = -1, SAFE
        if other.seat != unit.seat:
            other.soldiers = MANY
    if p.phase() != COMBAT:
        battle.lanes = [()] * len(battle.lanes)
        battle.asked = [()] * len(battle.asked)
        battle.stage = (_after_the_move(p.book) if p.phase() == MOVE else _first_of_combat(p.book)) - 1
    return _Fight(unit.seat, strength(p, unit)).after(trial, unit.seat, action)


def _has_deeds(p: Field) -> bool:
    """Whether something of a box still comes between the moves and COMBAT: who else is where may matter to it."""
    return p.phase() == MOVE and _after_the_move(p.book) != _first_of_combat(p.book)


class _Fight:
    def __init__(self, seat: int, men: int) -> None:
        self.seat = seat
        self.men = men
        self.seen: dict[object, list[tuple[float, int, bool]]] = {}

    def after(self, p: Field, seat: int, action: Action | None) -> list[tuple[float, int, bool]]:
        """An answer given (None: none is needed), and everything that can follow."""
        found: dict[tuple[int, bool], float] = {}
        for weight, end in answered(p, seat, action):
            for chance, lost, lives in self._onward(end):
                found[lost, lives] = found.get((lost, lives), 0.0) + weight * chance
        return [(chance, lost, lives) for (lost, lives), chance in found.items()]

    def _onward(self, p: Field) -> list[tuple[float, int, bool]]:
        unit = p.unit(self.seat)
        if unit.status != IN_PLAY or p.battle.outcome or p.battle.lanes[TABLE] == (HOLD,):
            return [(1.0, self.men - strength(p, unit), unit.status == IN_PLAY)]
        key = (unit.soldiers, unit.specialists, unit.used, tuple(p.battle.lanes), p.battle.mgf, p.battle.effects)
        if key not in self.seen:
            self.seen[key] = self._asked(p)
        return self.seen[key]

    def _asked(self, p: Field) -> list[tuple[float, int, bool]]:
        seat = next(seat for seat in range(1, len(p.battle.lanes)) if _asks(p, seat))
        ways = [self.after(p, seat, action) for action in options(p, seat, self.seat)]
        return max(ways, key=lambda way: sum(chance for chance, _, lives in way if lives))


def _asks(p: Field, seat: int) -> bool:
    lane = p.battle.lanes[seat]
    return bool(lane) and p.book.steps[lane[-1][0]].asks(p, seat, lane[-1])


def options(p: Field, seat: int, own: int) -> list[Action]:
    """The answers worth trying: every man that can be given up, else the plainest."""
    frame = p.battle.lanes[seat][-1]
    found = p.book.steps[frame[0]].choices(p, seat, frame)
    if seat == own and frame[0] in WEIGHED:
        return found
    return [next((action for word in PLAINEST for action in found if action.text == word), found[0])]


def answered(p: Field, seat: int, action: Action | None) -> Iterator[tuple[float, Field]]:
    """The table after an answer, for every way the dice can fall."""

    def play(chance: Chance) -> Field:
        trial = Field(p.book, p.battle.copy(), chance, None)
        if action is not None:
            trial.battle.asked[seat] = ()
            frame = trial.battle.lanes[seat][-1]
            p.book.steps[frame[0]].answer(trial, seat, frame, action)
        settle(trial)
        return trial

    yield from enumerate_chance(play, IDLE)
