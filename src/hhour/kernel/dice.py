"""Trays of dice: which dice lie in one, what they are called, and the ready-made choices over them.

A die is of a kind: a colour and a list of faces. A tray is a row of kinds and never changes; what its dice show lies in
the state, in columns by place. Most trays are the six of a set, `SIX`: r1 r2 w1 w2 b1 b2.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from operator import itemgetter
from typing import Any, Final

from hhour.kernel.action import Action
from hhour.kernel.faces import BLACK, BLUE, COLOUR_MASK, COLOUR_NAMES, FACES, LETTERS, PINK, RED, WHITE

PLAIN: Final = tuple(range(len(FACES)))  # the faces of an ordinary die


class DieKind:
    """What a die is made of: its own colour and the faces it can show, in the order of its sides."""

    __slots__ = ("colour", "faces", "name")

    def __init__(self, name: str, colour: int, faces: tuple[int, ...]) -> None:
        self.name = name
        self.colour = colour
        self.faces = faces


KINDS: Final[list[DieKind]] = []  # a kind's number is its place; ordinary dice have the number of their colour
KIND_NUMBER: Final[dict[str, int]] = {}


def new_kind(name: str, colour: int, faces: tuple[int, ...] = PLAIN) -> int:
    """A kind of die; the same name gives the same kind."""
    if name not in KIND_NUMBER:
        KIND_NUMBER[name] = len(KINDS)
        KINDS.append(DieKind(name, colour, faces))
    return KIND_NUMBER[name]


for _colour, _name in enumerate(COLOUR_NAMES):
    new_kind(_name, _colour)

RWB: Final = (RED, WHITE, BLUE)  # the colours of a Unit's set
RWK: Final = (RED, WHITE, BLACK)  # and of a German's


def _reading(sets: tuple[int, int, int]) -> tuple[int, ...]:
    """What every colour counts as where these three make a set: black and blue are the same, pink is red."""
    read = list(range(COLOUR_MASK + 1))
    read[PINK] = sets[0]
    read[BLUE if sets[2] == BLACK else BLACK] = sets[2]
    return tuple(read)


class Tray:
    """Some dice side by side: `kinds` by place, and the three colours that make a set here."""

    __slots__ = (
        "_masks", "_named", "_places", "_relaid", "_subsets", "all", "cancels", "colours", "kinds", "locks", "named",
        "names", "numbers", "plain", "reading", "rerolls", "sets", "size",
    )  # fmt: skip

    def __init__(self, kinds: tuple[int, ...], sets: tuple[int, int, int]) -> None:
        self.kinds = kinds
        self.sets = sets
        self.size = len(kinds)
        self.all = (1 << len(kinds)) - 1
        self.reading = _reading(sets)
        self.colours = tuple(self.reading[KINDS[kind].colour] for kind in kinds)  # as they count when they are rolled
        self.plain = all(KINDS[kind].faces == PLAIN for kind in kinds)
        self.names = _names(kinds)
        self.numbers = {name: number for number, name in enumerate(self.names)}
        self._named: dict[int, tuple[str, ...]] = {}
        self._masks: dict[tuple[str, ...], int] = {}
        self._places: dict[int, tuple[int, ...]] = {}
        self._relaid: dict[int, Callable[[tuple[int, ...]], Any]] = {}
        self._subsets: dict[tuple[str, int, int], list[Action]] = {}
        self.named: dict[str, int] = {}  # by the text of an action: the mask of its dice, where it was offered here
        # by mask, what a game offers whoever may lock two of these dice, roll them again, or must cancel one
        self.locks: dict[int, list[Action]] = {}
        self.rerolls: dict[int, list[Action]] = {}
        self.cancels: dict[int, list[Action]] = {}

    def slots(self, mask: int) -> tuple[str, ...]:
        """The names of the dice in a mask."""
        found = self._named.get(mask)
        if found is None:
            found = tuple(name for number, name in enumerate(self.names) if mask >> number & 1)
            self._named[mask] = found
            self._masks[found] = mask
        return found

    def places(self, mask: int) -> tuple[int, ...]:
        """The places of the dice in a mask."""
        found = self._places.get(mask)
        if found is None:
            found = self._places[mask] = tuple(number for number in range(self.size) if mask >> number & 1)
        return found

    def relaid(self, faces: tuple[int, ...], mask: int, fresh: tuple[int, ...]) -> tuple[int, ...]:
        """The faces of all dice once some of them, those of the mask, show others.

        >>> SIX.relaid((0, 0, 0, 0, 0, 0), SIX.mask(("w1", "b2")), (5, 3))
        (0, 0, 5, 0, 0, 3)
        """
        if not mask:
            return faces
        look = self._relaid.get(mask)
        if look is None:  # from the faces there were and the fresh ones behind them
            rank = {die: self.size + at for at, die in enumerate(self.places(mask))}
            look = self._relaid[mask] = itemgetter(*(rank.get(die, die) for die in range(self.size)))
        laid: tuple[int, ...] = look(faces + fresh)
        return laid

    def mask(self, names: tuple[str, ...]) -> int:
        """The mask of named dice; -1 if a name is unknown or given twice."""
        ready = self._masks.get(names)
        if ready is not None:
            return ready
        mask = 0
        for name in names:
            number = self.numbers.get(name)
            if number is None or mask >> number & 1:
                return -1
            mask |= 1 << number
        self._masks[names] = mask
        return mask

    def subsets(self, verb: str, mask: int, count: int) -> list[Action]:
        """`verb` applied to every choice of exactly `count` dice of the mask; shared: read it, never change it."""
        key = (verb, mask, count)
        found = self._subsets.get(key)
        if found is None:
            found = self._subsets[key] = [Action(verb, chosen) for chosen in combinations(self.slots(mask), count)]
            for action in found:
                self.named[action.text] = self.mask(action.args)
        return found

    def any_subsets(self, verb: str, mask: int) -> list[Action]:
        """`verb` applied to every non-empty choice of dice of the mask, fewest first; shared as well."""
        key = (verb, mask, -1)
        found = self._subsets.get(key)
        if found is None:
            counts = range(1, bits(mask) + 1)
            found = self._subsets[key] = [one for count in counts for one in self.subsets(verb, mask, count)]
        return found


def _names(kinds: tuple[int, ...]) -> tuple[str, ...]:
    """r1 r2 w1: the letter of the colour, and which of them it is."""
    seen: dict[str, int] = {}
    found: list[str] = []
    for kind in kinds:
        letter = LETTERS[KINDS[kind].colour]
        seen[letter] = seen.get(letter, 0) + 1
        found.append(f"{letter}{seen[letter]}")
    return tuple(found)


_TRAYS: Final[dict[tuple[tuple[int, ...], tuple[int, int, int]], Tray]] = {}


def tray(kinds: tuple[int, ...], sets: tuple[int, int, int] = RWB) -> Tray:
    """The tray of these dice: always the same object, so that two trays are equal only if they are one.

    >>> tray((RED, RED, WHITE, WHITE, BLACK, BLACK), RWK).names
    ('r1', 'r2', 'w1', 'w2', 'k1', 'k2')
    """
    key = (kinds, sets)
    found = _TRAYS.get(key)
    if found is None:
        found = _TRAYS[key] = Tray(kinds, sets)
    return found


def bits(mask: int) -> int:
    """How many dice a mask holds."""
    return mask.bit_count()


# --- the six dice of a set --------------------------------------------------------------------------------------------

SIX: Final = tray((RED, RED, WHITE, WHITE, BLUE, BLUE))
SLOTS: Final = ("r1", "r2", "w1", "w2", "b1", "b2")
SLOT_NUMBER: Final[dict[str, int]] = SIX.numbers
SET_COLOURS: Final = SIX.colours
ALL_DICE: Final = 0b111111


def slots_of(mask: int) -> tuple[str, ...]:
    """The names of the dice of a set in a mask."""
    return SIX.slots(mask)


def mask_of(names: tuple[str, ...]) -> int:
    """The mask of named dice of a set; -1 if a name is unknown or given twice."""
    return SIX.mask(names)


def subsets(verb: str, mask: int, count: int) -> list[Action]:
    """As `Tray.subsets`, for the six dice of a set."""
    return SIX.subsets(verb, mask, count)


def any_subsets(verb: str, mask: int) -> list[Action]:
    """As `Tray.any_subsets`, for the six dice of a set."""
    return SIX.any_subsets(verb, mask)
