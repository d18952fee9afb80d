"""The terrain die: battlefield die in Bataille!, beach die in Express! (P-DICE-05, P-DICE-06)."""

from __future__ import annotations

from typing import Final

LANDING: Final = 0
BARRIERS: Final = 1
RALLY_POINT: Final = 2
ORDEAL: Final = 3
CLIFFS: Final = 4
BUNKER: Final = 5

TERRAIN: Final = ("landing", "barriers", "rally-point", "ordeal", "cliffs", "bunker")
TERRAIN_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(TERRAIN)}
