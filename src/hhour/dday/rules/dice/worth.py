"""What a tally is worth: the soldiers, stars, courage and item points its results give (B-TALLY-19 to B-TALLY-22)."""

from __future__ import annotations

from typing import Final, NamedTuple

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force
from hhour.dday.rules.dice.tally import ITEM_POINTS, item_points
from hhour.kernel.faces import COURAGE, FACE_NAMES, SHADE, SOLDIER, STAR, TOOL, TWO_SOLDIERS

# what a result gives is a sum of these, and so is what all of them give; TOOLs are counted first
_FIELD: Final = 7  # bits: no tally is so large
_MOST: Final = (1 << _FIELD) - 1
STARS_AT: Final = _FIELD
COURAGE_AT: Final = 2 * _FIELD
TOOLS_AT: Final = 3 * _FIELD
_GIVES: Final = {SOLDIER: 1, TWO_SOLDIERS: 2, STAR: 1 << STARS_AT, COURAGE: 1 << COURAGE_AT, TOOL: 1 << TOOLS_AT}


def gifts(counts: tuple[bool, ...]) -> tuple[int, ...]:
    """By face: what one result gives (B-TALLY-20), where these faces give anything (B-MAP-N01-P03); see `given`."""
    return tuple(_GIVES.get(face, 0) if face < len(counts) and counts[face] else 0 for face in range(len(FACE_NAMES)))


class Yield(NamedTuple):
    """What the standing results give."""

    soldiers: int
    stars: int
    courage: int
    points: int


class Toll(NamedTuple):
    """What dice cost where they do not bring: losses, stars that count against the force, and what follows from them.

    `crew`: the Specialists these stars cost. `sets`: the face of every set that strikes. `near`: a face and the colour
    in which it would make another. `straight`: the faces it lacks, None where nothing is to be had for one. `end`:
    what becomes of the force, by the name of the event.
    """

    soldiers: int
    courage: int
    points: int
    stars: int
    crew: int
    sets: tuple[int, ...]
    near: tuple[tuple[int, int], ...]
    straight: tuple[int, ...] | None
    end: str


def given(p: Field, force: Force) -> tuple[int, int, int, int]:
    """As `yielded`, without a name for each number: stars, soldiers, courage, item points (B-TALLY-19 to B-TALLY-22).

    A seventh die counts like any other (W-GOLD-53), what is cancelled for nothing (B-TALLY-12).
    """
    gifts = p.book.gifts
    faces = force.faces
    if len(faces) == 6:
        r1, r2, w1, w2, b1, b2 = faces
        total = gifts[r1] + gifts[r2] + gifts[w1] + gifts[w2] + gifts[b1] + gifts[b2]
    else:
        total = 0
        for face in faces:
            total += gifts[face]
    gone = force.removed | force.left_out | force.cancelled
    if gone and faces:
        for die in force.tray.places(gone):
            total -= gifts[faces[die]]
    for result in force.virtual:
        total += gifts[result >> SHADE]
    return _APART.get(total) or _apart(total)


def _apart(total: int) -> tuple[int, int, int, int]:
    """The numbers a sum is made of; so few dice make few of them, which are kept."""
    tools = total >> TOOLS_AT
    points = ITEM_POINTS[tools] if tools <= 6 else item_points(tools)
    found = (total & _MOST, total >> STARS_AT & _MOST, total >> COURAGE_AT & _MOST, points)
    _APART[total] = found
    return found


_APART: Final[dict[int, tuple[int, int, int, int]]] = {}


def yielded(p: Field, force: Force) -> Yield:
    """What the standing results of the force give."""
    return Yield(*given(p, force))
