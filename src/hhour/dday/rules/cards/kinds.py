"""Kinds of cards and their rank in the order of precedence: where two contradict each other, the lower number wins.

Awards, then items and vehicles, then Specialists, then sectors, then the rules (B-PRIO-01); a box adds its own kinds.
"""

from __future__ import annotations

from typing import Final

REGULAR: Final = "regular"
UNIQUE: Final = "unique"
ITEM: Final = "item"
SPECIAL: Final = "special"
VEHICLE: Final = "vehicle"
AWARD: Final = "award"

RANKS: dict[str, int] = {AWARD: 1, ITEM: 2, SPECIAL: 2, VEHICLE: 2, REGULAR: 3, UNIQUE: 3}


def add_kind(kind: str, rank: int) -> None:
    """A box brings cards of a kind of its own."""
    RANKS[kind] = rank
