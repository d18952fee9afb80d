"""Whether a move was nobody else's business: only the mover's own dice lie otherwise than before."""

from __future__ import annotations

from typing import Final

from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.state import LATER, STATE_FIELDS, UNIT_FIELDS, WHERE_SAID, Battle, Force

DICE: Final = frozenset(
    ("faces", "colours", "locked", "left_out", "removed", "cancelled", "rolls", "virtual", "claimed", "straight",
     "stored", "draws")
)  # fmt: skip
WHOLE: Final = (*UNIT_FIELDS, *LATER, "tray")
BUT_DICE: Final = tuple(field for field in WHOLE if field not in DICE)
TABLE: Final = (*STATE_FIELDS, *WHERE_SAID, "spare_dice")
SWAPS: Final = ("swap-", "consent")  # questions that show another's dice


def only_dice(book: Book, before: Battle, after: Battle, mover: int) -> bool:
    """Whether nobody else is asked anything else, or told anything else about it. Asked only where boxes add nothing.

    Nothing in the base game lets another's dice change what one may do, what it costs or whether one lives; questions
    that show another's dice are left out. The tests compare every such question with one asked anew.
    """
    if (
        not book.plain
        or len(book.boxes) > 1
        or before.parts
        or after.parts
        or not before.lanes[mover]
        or not after.lanes[mover]
    ):
        return False
    if any(getattr(before, field) != getattr(after, field) for field in TABLE):
        return False
    for seat, (one, other) in enumerate(zip(before.lanes, after.lanes, strict=True)):
        if seat != mover and (one != other or (one and one[-1][0].startswith(SWAPS))):
            return False
    return all(
        _same(one, other, BUT_DICE if one.seat == mover else WHOLE)
        for one, other in zip(before.forces, after.forces, strict=True)
    )


def _same(one: Force, other: Force, fields: tuple[str, ...]) -> bool:
    return all(getattr(one, field) == getattr(other, field) for field in fields)
