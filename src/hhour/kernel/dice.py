"""The six dice of a set by name (r1 r2 w1 w2 b1 b2) and the ready-made choices over them."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from hhour.kernel.action import Action

SLOTS: Final = ("r1", "r2", "w1", "w2", "b1", "b2")
SLOT_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(SLOTS)}
SET_COLOURS: Final = (0, 0, 1, 1, 2, 2)
ALL_DICE: Final = 0b111111


def slots_of(mask: int) -> tuple[str, ...]:
    """The names of the dice in a mask."""
    return _NAMES[mask]


def mask_of(names: tuple[str, ...]) -> int:
    """The mask of named dice; -1 if a name is unknown or given twice."""
    ready = _MASKS.get(names)
    if ready is not None:
        return ready
    mask = 0
    for name in names:
        number = SLOT_NUMBER.get(name, -1)
        if number < 0 or mask >> number & 1:
            return -1
        mask |= 1 << number
    return mask


def bits(mask: int) -> int:
    """How many dice a mask holds."""
    return _BITS[mask]


def subsets(verb: str, mask: int, count: int) -> list[Action]:
    """`verb` applied to every choice of exactly `count` dice of the mask; shared: read it, never change it."""
    key = (verb, mask, count)
    found = _SUBSETS.get(key)
    if found is None:
        names = _NAMES[mask]
        found = [Action(verb, chosen) for chosen in combinations(names, count)]
        _SUBSETS[key] = found
    return found


def any_subsets(verb: str, mask: int) -> list[Action]:
    """`verb` applied to every non-empty choice of dice of the mask, fewest first; shared as well."""
    key = (verb, mask, -1)
    found = _SUBSETS.get(key)
    if found is None:
        found = [action for count in range(1, _BITS[mask] + 1) for action in subsets(verb, mask, count)]
        _SUBSETS[key] = found
    return found


_NAMES: Final = tuple(tuple(SLOTS[n] for n in range(6) if mask >> n & 1) for mask in range(64))
_MASKS: Final = {names: mask for mask, names in enumerate(_NAMES)}  # named in order, as choices do
_BITS: Final = tuple(len(names) for names in _NAMES)
_SUBSETS: Final[dict[tuple[str, int, int], list[Action]]] = {}
