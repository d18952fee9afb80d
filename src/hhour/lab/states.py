"""A state of one Unit at the start of a turn, as people write it: `sector=5 marker=1 soldiers=12 courage=3`."""

from __future__ import annotations

from dataclasses import dataclass

from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.i18n.errors import TranslatedError
from hhour.kernel.chance import Chance
from hhour.kernel.game import AnyGame
from hhour.kernel.lanes import settle
from hhour.kernel.refusal import HHourError

NUMBERS = ("marker", "soldiers", "courage", "stars", "points")


class LabError(TranslatedError, HHourError):
    """A question the lab cannot answer, in one sentence."""


@dataclass(frozen=True)
class Start:
    """Where the Unit stands at the start of a turn and what it has. `visited` names the sectors it has been in."""

    sector: str
    visited: tuple[str, ...] = ()
    marker: int = 1
    soldiers: int = 4
    courage: int = 0
    stars: int = 0
    points: int = 0

    def __str__(self) -> str:
        visited = ",".join(dict.fromkeys((*self.visited, self.sector)))
        return (
            f"sector={self.sector} visited={visited} marker={self.marker} "
            f"soldiers={self.soldiers} courage={self.courage}"
        )


def parse_state(text: str, book: Book) -> Start:
    """Read the words; raises LabError with one sentence."""
    given: dict[str, str] = {}
    for word in text.split():
        key, equals, value = word.partition("=")
        if not equals or key not in ("sector", "visited", *NUMBERS):
            raise LabError("lab-state-word", word=word)
        if key in given:
            raise LabError("lab-state-twice", word=key)
        given[key] = value
    if "sector" not in given:
        raise LabError("lab-state-nowhere")
    visited = tuple(filter(None, given.pop("visited", "").lower().split(",")))
    sector = given.pop("sector").lower()
    for name in (sector, *visited):
        if book.index(name) < 0:
            known = ", ".join(ground.id for ground in book.sectors)
            raise LabError("lab-no-sector", sector=name, known=known)
    if book.sectors[book.index(sector)].final:
        raise LabError("lab-in-bunker")
    numbers: dict[str, int] = {}
    for key, value in given.items():
        if not (value.isascii() and value.isdigit() and int(value) < 1000):
            raise LabError("lab-not-a-number", word=f"{key}={value}")
        numbers[key] = int(value)
    if not 1 <= numbers.get("marker", 1) <= 3:
        raise LabError("lab-marker")
    if numbers.get("soldiers", 4) < 1:
        raise LabError("lab-no-soldiers")
    return Start(sector, visited, **numbers)


def place(game: AnyGame, book: Book, start: Start, chance: Chance) -> Field:
    """A game with one Unit in that state, at the beginning of a turn."""
    p: Field = game.begin(book, chance, None)
    battle = p.battle
    unit = battle.units[0]
    unit.sector = book.index(start.sector)
    unit.visited = 1 << unit.sector
    for name in start.visited:
        unit.visited |= 1 << book.index(name)
    ground = book.sectors[unit.sector]
    unit.marker = start.marker
    unit.must_leave = 1 if ground.black else 0
    unit.soldiers, unit.courage = start.soldiers, start.courage
    unit.stars, unit.points = start.stars, start.points
    unit.last_sector = ground.number
    battle.seen |= unit.visited
    battle.turn = 1
    battle.lanes = [()] * len(battle.lanes)
    battle.stage = len(p.rules.stages) - 1
    settle(p)
    return p
