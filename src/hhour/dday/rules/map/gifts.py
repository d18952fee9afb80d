"""What waits in a sector for the first Unit to enter it (B-MOVE-18). Pure; it is given in steps/claims.py."""

from __future__ import annotations

from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import IN_PLAY, Unit
from hhour.dday.rules.map.ground import Ground


def arrivals(p: Field, sector: int) -> list[Unit]:
    """The Units that entered the sector in this MOVE and are still in play."""
    entered = [p.unit(seat) for place, seat in p.battle.claims if place == sector]
    return [unit for unit in entered if unit.status == IN_PLAY]


def has_gifts(book: Book) -> bool:
    """Whether any sector of this game has something for the first to come."""
    return any(has_gift(ground, 0) or ground.vehicle_free for ground in book.sectors)


def has_gift(ground: Ground, rolled: int) -> bool:
    """Whether something waits for the first Unit to enter."""
    unknown = bool(ground.random) and not rolled
    return unknown or ground.award_first or bool(ground.free_item) or bool(ground.join_first)
