"""The six faces of a D-Day die, the colours dice come in, and a result: a face in a colour.

Faces and colours are small ints everywhere in the engine and words everywhere outside it. A box may add faces and
colours of its own; the numbers of those that stand here never change.
"""

from __future__ import annotations

from functools import cache
from typing import Final

SKULL: Final = 0
STAR: Final = 1
SOLDIER: Final = 2
TWO_SOLDIERS: Final = 3
COURAGE: Final = 4
TOOL: Final = 5

FACES: Final = ("SKULL", "STAR", "SOLDIER", "TWO_SOLDIERS", "COURAGE", "TOOL")  # those of an ordinary die
FACE_NAMES: Final[list[str]] = list(FACES)  # and those that boxes have added
FACE_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(FACES)}

RED: Final = 0
WHITE: Final = 1
BLUE: Final = 2
COLOURLESS: Final = 3
BLACK: Final = 4
GOLD: Final = 5
PINK: Final = 6
GREY: Final = 7

COLOURS: Final = ("red", "white", "blue", "colourless")  # those of a set, and of results that are no dice
COLOUR_NAMES: Final[list[str]] = [*COLOURS, "black", "gold", "pink", "grey"]  # and all others
COLOUR_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(COLOUR_NAMES)}

# by colour: the letter that the names of its dice begin with (r1, k2)
LETTERS: Final[list[str]] = ["r", "w", "b", "c", "k", "g", "p", "y"]

# a result is `face << SHADE | colour`
SHADE: Final = 4
COLOUR_MASK: Final = 15


def result(face: int, colour: int) -> int:
    """A face in a colour as one number."""
    return face << SHADE | colour


def face_of(shown: int) -> int:
    """The face of a result."""
    return shown >> SHADE


def colour_of(shown: int) -> int:
    """The colour of a result."""
    return shown & COLOUR_MASK


@cache
def result_name(shown: int) -> str:
    """'red STAR'."""
    return f"{COLOUR_NAMES[shown & COLOUR_MASK]} {FACE_NAMES[shown >> SHADE]}"


def new_face(name: str) -> int:
    """A face of a box's own dice; the same name gives the same face."""
    if name not in FACE_NUMBER:
        FACE_NUMBER[name] = len(FACE_NAMES)
        FACE_NAMES.append(name)
    return FACE_NUMBER[name]


def new_colour(name: str, letter: str) -> int:
    """A colour of a box's own dice; `letter` begins the names of those dice and must be free."""
    if name in COLOUR_NUMBER:
        return COLOUR_NUMBER[name]
    if letter in LETTERS or len(COLOUR_NAMES) > COLOUR_MASK:
        raise ValueError(f"the dice of colour {name} cannot be named {letter}1: take another letter than {LETTERS}")
    COLOUR_NUMBER[name] = len(COLOUR_NAMES)
    COLOUR_NAMES.append(name)
    LETTERS.append(letter)
    return COLOUR_NUMBER[name]


# --- as saves and records write results -------------------------------------------------------------------------------

_WRITTEN_WIDE: Final = 100  # results that have no place among the first 24 are written from here on


def written(shown: int) -> int:
    """A result as a save holds it: `face * 4 + colour` for the six faces in the first four colours."""
    face, colour = shown >> SHADE, shown & COLOUR_MASK
    return face * 4 + colour if face < len(FACES) and colour < len(COLOURS) else _WRITTEN_WIDE + shown


def read(number: int) -> int:
    """The result that was written so."""
    return number - _WRITTEN_WIDE if number >= _WRITTEN_WIDE else number >> 2 << SHADE | number & 3
