"""The automated garrison's dice: what a German Final Tally is worth (R-AI-02 to R-AI-08). Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hhour.kernel.faces import COURAGE, SKULL, SOLDIER, STAR, TOOL, TWO_SOLDIERS

START: Final = 4
# which German die a SKULL cancels first (R-AI-03)
VICTIMS: Final = (TWO_SOLDIERS, COURAGE, STAR, SOLDIER, TOOL)


def german_tally(faces: Sequence[int]) -> tuple[list[int], int]:
    """Standing results by face and soldiers gained; two dice are red, two white, two black (R-AI-03 to R-AI-08)."""
    counts = [0] * 6
    colours = [[0] * 3 for _ in range(6)]
    for die, face in enumerate(faces):
        counts[face] += 1
        colours[face][die // 2] += 1
    skulls = counts[SKULL] - 3 * min(colours[SKULL])
    for face in VICTIMS:
        while skulls > 0 and counts[face] > 0:
            counts[face] -= 1
            skulls -= 1
            first = next(colour for colour in range(3) if colours[face][colour])
            colours[face][first] -= 1
    sets = sum(min(colours[face]) for face in range(6))
    soldiers = counts[SOLDIER] + 2 * counts[TWO_SOLDIERS] + 3 * sets
    return counts, soldiers
