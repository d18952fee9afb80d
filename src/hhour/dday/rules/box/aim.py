"""What a box tells a bot to roll and to save for, besides winning the battle."""

from __future__ import annotations

from typing import NamedTuple


class Aim(NamedTuple):
    """Dice and resources that, all of them in one UPKEEP, are given up for something better."""

    sets: tuple[int, ...]  # faces of RWB bonuses
    results: tuple[tuple[int, int], ...]  # face and number
    pays: tuple[tuple[str, int], ...]  # resource and amount
    weight: float  # how much it matters now, from 0 to 1
