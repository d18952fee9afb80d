"""What a game offers beside its rules, as plain data: boards to choose from, and how a seat stands."""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache
from typing import Any, Literal, NamedTuple

SeatsAre = Literal["player", "unit"]


class LevelOffer(NamedTuple):
    """A training level of a board, and the parts of the rules it leaves aside."""

    slug: str
    ignores: tuple[str, ...]


class BoardOffer(NamedTuple):
    """A board that a setup can name: the box it comes in, for how many it is, its levels, whether it is drawn.

    `joins`: the boards it is made of, where there are several.
    """

    slug: str
    box: str
    least: int
    most: int
    levels: tuple[LevelOffer, ...] = ()
    is_drawn: bool = False
    joins: tuple[str, ...] = ()


class Standing(NamedTuple):
    """How a seat stands at the end of a turn; seat 0 is all of them together."""

    seat: int
    place: str = ""
    soldiers: int = 0
    stars: int = 0
    courage: int = 0
    points: int = 0


@cache
def module_of(package: str, name: str) -> Any:
    """The module `name` of a game's package; None where it has none."""
    if importlib.util.find_spec(f"{package}.{name}") is None:
        return None
    return importlib.import_module(f"{package}.{name}")
