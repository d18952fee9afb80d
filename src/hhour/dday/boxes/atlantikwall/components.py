"""The Vehicles and Awards of the box in the decks of any game, or only where a map has placed one (A-GEN-03)."""

from __future__ import annotations

from typing import Any, Final

from hhour.dday.boxes.atlantikwall.vehicles import CARDS as VEHICLES
from hhour.dday.rules.battle.book import Book, Edge
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import BoxPart, Force, Unit
from hhour.dday.rules.box.box import Box
from hhour.dday.rules.cards.hooks import MINE_CROSSING
from hhour.dday.rules.map.moving import edge_between
from hhour.kernel.setup import Option

OPTION: Final = "atlantikwall-components"
CLEARED: Final = "cleared-lines"


class ClearedLines(BoxPart):
    """Mined lines that are clear for the rest of the game, each as a pair of sectors."""

    def __init__(self) -> None:
        self.lines: tuple[tuple[int, int], ...] = ()

    def copy(self) -> ClearedLines:
        new = ClearedLines()
        new.lines = self.lines
        return new

    def to_json(self) -> dict[str, object]:
        return {"lines": self.lines}

    def read_json(self, data: dict[str, Any]) -> None:
        self.lines = tuple((one, other) for one, other in data["lines"])


def cleared(p: Field) -> ClearedLines:
    """The lines that have been cleared so far."""
    part = p.battle.parts.get(CLEARED)
    if part is None:
        part = p.battle.parts[CLEARED] = ClearedLines()
    assert isinstance(part, ClearedLines)
    return part


def _line(one: int, other: int) -> tuple[int, int]:
    return (min(one, other), max(one, other))


def _clears(p: Field, force: Force) -> bool:
    """The line that such a vehicle has crossed is clear (A-CARD-VEH-01)."""
    if force.vehicle in p.book.passives[MINE_CROSSING] and isinstance(force, Unit) and force.departed >= 0:
        edge = edge_between(p, force.departed, force.sector)
        line = _line(force.departed, force.sector)
        if edge is not None and edge.mine and line not in cleared(p).lines:
            part = cleared(p)
            part.lines = (*part.lines, line)
            if p.sink is not None:
                data = {"from": p.book.place(force.departed), "sector": p.book.place(force.sector)}
                p.emit("line-cleared", force.seat, p.book.cards[force.vehicle].rule, data, force.vehicle)
    return False


def _fill(book: Book) -> None:
    """Without the option only those that stand on the map itself are there (A-GEN-03); a cleared line is not mined."""
    starts: dict[Edge, int] = {edge: place for place, edges in enumerate(book.edges) for edge in edges if edge.mine}

    def still_mined(p: Field, edge: Edge, mine: bool) -> bool:
        """The line a Mine-Clearing Tank has crossed is cleared for the rest of the game (A-CARD-VEH-01)."""
        if not mine or CLEARED not in p.battle.parts:
            return mine
        return _line(starts[edge], edge.target) not in cleared(p).lines

    book.mines = (*book.mines, still_mined)
    if not book.is_on(OPTION):
        placed = {slug for beach in book.beaches for slug in beach.vehicles}
        own = {card.slug for card in VEHICLES}
        book.vehicles = tuple(slug for slug in book.vehicles if slug not in own or slug in placed)


MODULE: Box = Box(
    "atlantikwall",
    "A-GEN-03",
    options=(Option(OPTION, "off on", "A-GEN-03"),),
    moments={"arrived": _clears},
    parts={CLEARED: ClearedLines},
    fill=_fill,
)
