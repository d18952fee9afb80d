"""Reading a Final Tally: Red-White-Blue sets, straights, matching (P-DICE-20 to P-DICE-46).

Dice are two tuples, faces and colours, and a mask of those that take part. Counts are tuples of six numbers, one for
each face.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hhour.kernel.dice import ALL_DICE, SET_COLOURS
from hhour.kernel.faces import BLUE, RED, WHITE

Counts = tuple[int, ...]
NOTHING: Final[Counts] = (0, 0, 0, 0, 0, 0)


def counted(faces: Iterable[int]) -> Counts:
    """How often each face shows."""
    counts = [0] * 6
    for face in faces:
        counts[face] += 1
    return tuple(counts)


def taking_part(faces: tuple[int, ...], mask: int = ALL_DICE) -> list[int]:
    """The faces of the dice in the mask: one left out is in no tally (P-DICE-30, P-BAT-32)."""
    return [face for die, face in enumerate(faces) if mask >> die & 1]


def sets(faces: tuple[int, ...], mask: int = ALL_DICE, colours: tuple[int, ...] = SET_COLOURS) -> Counts:
    """RWBs of each face: the smallest of its red, white and blue dice (P-DICE-23, P-DICE-24)."""
    shown = [[0, 0, 0] for _ in range(6)]
    for die, face in enumerate(faces):
        if mask >> die & 1 and colours[die] in (RED, WHITE, BLUE):
            shown[face][colours[die]] += 1
    return tuple(min(of_face) for of_face in shown)


def is_straight(faces: tuple[int, ...], mask: int = ALL_DICE) -> bool:
    """All six faces on the dice, one each; colours and added results do not matter (P-DICE-30 to P-DICE-32)."""
    return len(set(taking_part(faces, mask))) == 6


def lacking(tally: Counts, requirement: Counts) -> Counts:
    """What of the requirement stays unmatched, one for one (P-DICE-40)."""
    return tuple(max(0, wanted - had) for had, wanted in zip(tally, requirement, strict=True))


def matches(tally: Counts, requirement: Counts) -> bool:
    """Whether the tally shows every face at least as often as the requirement (P-DICE-40, P-DICE-46)."""
    return lacking(tally, requirement) == NOTHING
