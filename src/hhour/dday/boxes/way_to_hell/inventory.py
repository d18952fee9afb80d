"""What lies in the printed box beside its cards and maps: counts for display only (W-GEN-21)."""

from __future__ import annotations

from typing import Final

# no roll is ever refused for want of a die: each Unit that is entitled to a Gold die has one
PIECES: Final = {
    "gold-die": 4,
    "sea-aid": 6,
    "shaef-marker": 1,
    "shaef-aid": 1,
    "shaef-resource-card": 1,
    "pink-die": 2,
    "white-die": 2,
    "blue-die": 2,
}
