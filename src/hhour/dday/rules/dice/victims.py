"""Which dice the SKULLs of a tally can cancel (B-TALLY-12 to B-TALLY-17). Pure."""

from __future__ import annotations

from typing import Final

from hhour.dday.rules.battle.state import Force
from hhour.kernel.action import Action
from hhour.kernel.dice import ALL_DICE, SET_COLOURS, Tray
from hhour.kernel.faces import SHADE, SKULL

MOST_FACES: Final = 16  # of ordinary dice and of those that boxes bring
APART: Final = 6  # bits: of six dice two masks lie side by side


def _of_two(one: int, other: int) -> int:
    """Of two dice of one colour, by what they show: those that are no SKULL, and of these those unlike the other."""
    first, second = int(one != SKULL), int(other != SKULL)
    unlike_first = second if one != other else 0
    return first | second << 1 | first << APART | unlike_first << APART + 1


_RED: Final = tuple(tuple(_of_two(one, other) for other in range(MOST_FACES)) for one in range(MOST_FACES))
_WHITE: Final = tuple(tuple(both << 2 for both in row) for row in _RED)
_BLUE: Final = tuple(tuple(both << 4 for both in row) for row in _RED)


def victims_apart(force: Force) -> tuple[int, int]:
    """The `victims`, and which of them are `unlike`: one look where all six dice of a set lie there untouched."""
    if force.colours is SET_COLOURS and force.faces and not (force.cancelled or force.removed or force.left_out):
        r1, r2, w1, w2, b1, b2 = force.faces
        both = _RED[r1][r2] | _WHITE[w1][w2] | _BLUE[b1][b2]
        return both & ALL_DICE, both >> APART
    mask = victims(force)
    return mask, unlike(force, mask)


def victims(force: Force) -> int:
    """Mask of the dice a SKULL could still cancel: no SKULL among them (B-TALLY-13, B-TALLY-17)."""
    faces = force.faces
    mask = (1 << len(faces)) - 1 & ~(force.removed | force.left_out | force.cancelled)
    die = -1
    for _ in range(faces.count(SKULL)):
        die = faces.index(SKULL, die + 1)
        mask &= ~(1 << die)
    return mask


def unlike(force: Force, mask: int) -> int:
    """One die of each face and colour among these, the first: whichever a SKULL cancels is the same (B-TALLY-12)."""
    faces = force.faces
    colours = force.colours
    if colours is SET_COLOURS:
        r1, r2, w1, w2, b1, b2 = faces
        if r1 == r2 and mask & 0b000001:
            mask &= ~0b000010
        if w1 == w2 and mask & 0b000100:
            mask &= ~0b001000
        if b1 == b2 and mask & 0b010000:
            mask &= ~0b100000
        return mask
    seen: set[int] = set()
    for die in force.tray.places(mask):
        shown = faces[die] << SHADE | colours[die]
        if shown in seen:
            mask &= ~(1 << die)
        seen.add(shown)
    return mask


def cancels_of(tray: Tray, mask: int) -> list[Action]:
    """What is offered for these victims: made once, as all ready-made choices are. Read it, never change it."""
    found = tray.cancels[mask] = tray.subsets("cancel", mask, 1)
    return found
