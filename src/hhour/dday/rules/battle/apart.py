"""What does not hang on dice: whether a move was nobody else's business, and what stands while dice are rolled."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final

from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.state import LATER, STATE_FIELDS, UNIT_FIELDS, WHERE_SAID, Battle

DICE: Final = frozenset(
    ("faces", "colours", "locked", "left_out", "removed", "cancelled", "rolls", "virtual", "claimed", "straight",
     "stored", "draws")
)  # fmt: skip
WHOLE: Final = (*UNIT_FIELDS, *LATER, "tray")
BUT_DICE: Final = tuple(field for field in WHOLE if field not in DICE)
TABLE: Final = (*STATE_FIELDS, *WHERE_SAID)
SWAPS: Final = ("swap-", "consent")  # questions that show another's dice
WEIGHED: Final = frozenset(("move", "fall", "sacrifice", "special-damage", "free-vehicle"))  # told with what follows

_whole: Final[Any] = attrgetter(*WHOLE)
_but_dice: Final[Any] = attrgetter(*BUT_DICE)
_table: Final[Any] = attrgetter(*TABLE)
dice_of: Final[Any] = attrgetter(*sorted(DICE), "kinds", "homes", "tray")


def is_alone(book: Book) -> bool:
    """Whether the base game is played and no box adds to it: only there it is known what hangs on dice."""
    return book.plain and len(book.boxes) == 1


def but_dice(battle: Battle) -> tuple[object, ...]:
    """All that lies on the table and belongs to the Units, but how their dice lie. Questions do not count among it."""
    return (_table(battle), *map(_but_dice, battle.forces))


def only_dice(book: Book, before: Battle, after: Battle, mover: int) -> bool:
    """Whether nobody else is asked anything else, or told anything else about it. Asked only where boxes add nothing.

    Nothing in the base game lets another's dice change what one may do, what it costs or whether one lives; questions
    that show another's dice are left out. The tests compare every such question with one asked anew.
    """
    if not is_alone(book) or before.parts or after.parts or _table(before) != _table(after):
        return False
    done = bool(before.lanes[mover]) != bool(after.lanes[mover])
    for seat, (one, other) in enumerate(zip(before.lanes, after.lanes, strict=True)):
        if seat != mover and (one != other or (one and _is_touched(one[-1][0], done))):
            return False
    return all(
        _but_dice(one) == _but_dice(other) if one.seat == mover else _whole(one) == _whole(other)
        for one, other in zip(before.forces, after.forces, strict=True)
    )


def _is_touched(question: str, done: bool) -> bool:
    """Whether it shows another's dice; or what follows, which may hang on whether the other is done."""
    return question.startswith(SWAPS) or (done and question in WEIGHED)
