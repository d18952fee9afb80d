"""What a player may be told before deciding: chances, ways, what dice bring. One room, one door a game.

A game `hhour.<name>` has its door in `hhour.advice.<name>.door`, an Adviser called ADVISER. `hhour.advice.odds` is the
exact arithmetic of locks and re-rolls, for whoever needs it without a table.
"""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache

from hhour.advice.adviser import Adviser, Aim, Chances, Closed, Counted, Counting, DiceTally, Missing, Rated, Way
from hhour.kernel.game import AnyGame

__all__ = [
    "Adviser",
    "Aim",
    "Chances",
    "Closed",
    "Counted",
    "Counting",
    "DiceTally",
    "Missing",
    "Rated",
    "Way",
    "adviser_of",
]


def adviser_of(game: AnyGame) -> Adviser:
    """Who advises in a game; where there is nobody, one who knows nothing."""
    return _adviser(type(game).__module__.rpartition(".")[0].rpartition(".")[2])


@cache
def _adviser(room: str) -> Adviser:
    home = f"hhour.advice.{room}"
    if not room.isidentifier() or importlib.util.find_spec(home) is None:
        return Adviser()
    found: Adviser = importlib.import_module(f"{home}.door").ADVISER
    return found
