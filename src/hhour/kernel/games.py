"""All games there are: every package of `hhour` that has a module `game` with a subclass of Game."""

from __future__ import annotations

import importlib
import pkgutil
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Final

import hhour
from hhour.kernel.game import AnyGame, Game
from hhour.kernel.lanes import Rules
from hhour.kernel.refusal import SetupError
from hhour.kernel.setup import Setup


@cache
def games() -> dict[str, AnyGame]:
    """The games by name, found by scanning; a new game is a new folder."""
    found: dict[str, AnyGame] = {}
    for info in sorted(pkgutil.iter_modules(hhour.__path__), key=lambda info: info.name):
        if not info.ispkg or info.name == "kernel" or not _has_game(info.name):
            continue
        module = importlib.import_module(f"hhour.{info.name}.game")
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, Game) and thing is not Game:
                game = thing()
                found[game.name] = game
    return found


def _has_game(room: str) -> bool:
    """Whether a room has a module `game`: looked up, not imported, for a room may need what is not installed."""
    places = [str(Path(place) / room) for place in hhour.__path__]
    return any(info.name == "game" for info in pkgutil.iter_modules(places))


def game_of(name: str) -> AnyGame:
    """The game of this name, or one plain sentence with the nearest right spelling."""
    game = games().get(name)
    if game is None:
        close = get_close_matches(name, games())
        nearest = close[0] if close else next(iter(games()))
        raise SetupError("setup-unknown-game", {"game": name, "nearest": nearest, "known": ", ".join(games())})
    return game


MOST_RULES: Final = 32  # setups whose rules are kept for the next table
RULES: Final[dict[tuple[str, str, int], Rules]] = {}


def rules_of(game: AnyGame, setup: Setup, version: int) -> Rules:
    """The rules of a checked setup, read once for all tables that are laid by them: nobody changes them."""
    asked = (game.name, str(setup), version)
    rules: Rules | None = RULES.get(asked)
    if rules is None:
        rules = game.rules_as_of(setup, version)
        if len(RULES) >= MOST_RULES:
            RULES.pop(next(iter(RULES)), None)
        RULES[asked] = rules
    return rules
