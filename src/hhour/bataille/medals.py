"""The seven Medals as data: which RWB gives which, and in whose turn each is played (P-MEDAL-02, P-MEDAL-20).

A Medal is a number everywhere in the rules: that of the face which gives it in the printed game, 6 for the straight.
"""

from __future__ import annotations

from typing import Final

MEMORIAL_CROSS: Final = 0
SILVER_STAR: Final = 1
PURPLE_HEART: Final = 2
CROIX_DE_GUERRE: Final = 3
MEDAL_OF_HONOR: Final = 4
LEGION_OF_MERIT: Final = 5
VICTORIA_CROSS: Final = 6

MEDALS: Final = (
    "bataille-memorial-cross",
    "bataille-silver-star",
    "bataille-purple-heart",
    "bataille-croix-de-guerre",
    "bataille-medal-of-honor",
    "bataille-legion-of-merit",
    "bataille-victoria-cross",
)
MEDAL_NUMBER: Final[dict[str, int]] = {slug: number for number, slug in enumerate(MEDALS)}

OWN: Final = "medal-own"
OTHER: Final = "medal-other"
ANY: Final = "medal-any"
TIMING: Final = (OTHER, OWN, OTHER, OWN, ANY, OWN, ANY)

# What gives a Medal: the six faces in their order, then the straight; each gives the Medal of its own number.
GIVERS: Final = ("skull", "star", "soldier", "two-soldiers", "courage", "tool", "straight")
STRAIGHT: Final = 6
PRINTED_MAP: Final = (0, 1, 2, 3, 4, 5, 6)

WORTH: Final = 5  # points at the end of the game (P-BAT-85)
