"""A seventh die in a colour of its own, with faces of its own."""

from __future__ import annotations

from typing import Final

from hhour.kernel.dice import RWK, new_kind, tray
from hhour.kernel.faces import BLACK, BLUE, RED, SKULL, STAR, WHITE, new_colour, new_face

VIOLET: Final = new_colour("violet", "v")
BELL: Final = new_face("BELL")
BELL_DIE: Final = new_kind("bell", VIOLET, (SKULL, STAR, BELL, BELL, STAR, SKULL))

SEVEN: Final = tray((RED, RED, WHITE, WHITE, BLUE, BLUE, BELL_DIE))
UMPIRES: Final = tray((RED, WHITE, BLACK, BELL_DIE), RWK)
