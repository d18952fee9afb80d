"""The measured difficulty of the maps, for the map picker: what `hhour lab difficulty` wrote down."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

# in an installed package beside this one, in a working copy among the docs
PLACES = (
    Path(__file__).parent.parent / "_difficulty" / "difficulty.json",
    Path(__file__).parents[3] / "docs" / "difficulty" / "difficulty.json",
)


@cache
def difficulty() -> list[dict[str, Any]]:
    """One row a map (or level) and bot: name, setup, bot, games, wins, win_rate, interval, mean_turns, seed."""
    for place in PLACES:
        if place.is_file():
            rows: list[dict[str, Any]] = json.loads(place.read_text(encoding="utf-8"))
            return rows
    return []


def win_rate(board: str, level: str = "", bot: str = "sergeant") -> float | None:
    """The measured chance of a bot to win a map alone; None if it was not measured."""
    for row in difficulty():
        words = row["setup"].split()
        if row["bot"] == bot and words[1] == board and "units=1" in words and (not level or f"level={level}" in words):
            return float(row["win_rate"])
    return None
