"""Verbs for where a Unit stands and what it remembers of where it was."""

from __future__ import annotations

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import CLIMBED, Unit
from hhour.dday.rules.map.ground import DRIVES_ON


def land(p: Field, unit: Unit, sector: int) -> None:
    """The Unit begins the game here (B-SETUP-15); of two maps this is the one it never goes back to (B-DEAD-12)."""
    ground = p.book.sectors[sector]
    unit.sector = sector
    unit.visited = 1 << sector
    unit.last_sector = ground.number
    unit.first_map = ground.beach if len(p.book.beaches) > 1 else -1
    p.battle.seen |= 1 << sector


def set_out(unit: Unit) -> None:
    """The Unit leaves its sector, in the eyes of those who come along (B-MOVE-19)."""
    unit.departed = unit.sector


def place_unit(p: Field, unit: Unit, target: int) -> None:
    """The Unit stands there: one chevron, or the can't-stay face on a black shield (B-UPKEEP-09, B-UPKEEP-12).

    It never comes back (B-MOVE-04); the number of the last sector, which no bunker has, is scored (B-OPT-17), and
    somebody has been here (B-DEAD-08).
    """
    unit.last_sector = p.book.grounds[unit.sector].number or unit.last_sector
    unit.sector = target
    unit.visited |= 1 << target
    unit.marker = 1
    unit.must_leave = 1 if p.book.brings[target] & DRIVES_ON and p.ground(target).black else 0
    unit.lifetime &= ~CLIMBED
    p.battle.seen |= 1 << target


def change_places(p: Field, unit: Unit, other: Unit) -> None:
    """Two Units exchange sectors; it is no move (B-SPEC-20, B-SPEC-21)."""
    unit.sector, other.sector = other.sector, unit.sector
    for one in (unit, other):
        ground = p.ground(one.sector)
        one.visited |= 1 << one.sector
        one.last_sector = ground.number  # never a bunker (B-SPEC-20)
        one.must_leave = 2 if ground.black else 0  # it fights there first, then leaves in the next MOVE
        one.lifetime &= ~CLIMBED


def must_leave(unit: Unit) -> None:
    """The sector turned out to be one that cannot be stayed in (B-SECTOR-46)."""
    unit.must_leave = 1


def note_bunker(p: Field, unit: Unit) -> None:
    """The Unit was in a bunker; when first counts (B-OPT-15)."""
    unit.entered = unit.entered or p.battle.turn
