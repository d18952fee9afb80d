"""The six faces of a D-Day die and the colours it comes in.

Faces and colours are small ints everywhere in the engine and words everywhere outside it.
"""

from __future__ import annotations

from typing import Final

SKULL: Final = 0
STAR: Final = 1
SOLDIER: Final = 2
TWO_SOLDIERS: Final = 3
COURAGE: Final = 4
TOOL: Final = 5

FACES: Final = ("SKULL", "STAR", "SOLDIER", "TWO_SOLDIERS", "COURAGE", "TOOL")
FACE_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(FACES)}

RED: Final = 0
WHITE: Final = 1
BLUE: Final = 2
COLOURLESS: Final = 3

COLOURS: Final = ("red", "white", "blue", "colourless")
COLOUR_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(COLOURS)}
