"""All games there are: every package of `hhour` that has a module `game` with a subclass of Game."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from difflib import get_close_matches
from functools import cache

import hhour
from hhour.kernel.game import Game
from hhour.kernel.refusal import SetupError


@cache
def games() -> dict[str, Game]:
    """The games by name, found by scanning; a new game is a new folder."""
    found: dict[str, Game] = {}
    for info in sorted(pkgutil.iter_modules(hhour.__path__), key=lambda info: info.name):
        name = f"hhour.{info.name}.game"
        if not info.ispkg or info.name == "kernel" or importlib.util.find_spec(name) is None:
            continue
        module = importlib.import_module(name)
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, Game) and thing is not Game:
                game = thing()
                found[game.name] = game
    return found


def game_of(name: str) -> Game:
    """The game of this name, or one plain sentence with the nearest right spelling."""
    game = games().get(name)
    if game is None:
        close = get_close_matches(name, games(), 1)
        nearest = close[0] if close else next(iter(games()))
        raise SetupError("setup-unknown-game", {"game": name, "nearest": nearest, "known": ", ".join(games())})
    return game
