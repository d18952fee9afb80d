"""All bots there are, by game: a Recruit for every game, those of `hhour.bots.<game>`, and those of other packages.

Another package adds a bot by an entry point of the group `hhour.bots` whose name is `game.bot` (`any.bot`: every game)
and whose value is a class or function that makes the bot.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from difflib import get_close_matches
from functools import cache, partial
from importlib.metadata import entry_points
from typing import Any

from hhour.bots.protocol import Bot
from hhour.i18n.errors import TranslatedError

GROUP = "hhour.bots"
ANY = "any"


class UnknownBot(TranslatedError, ValueError):
    """A bot that is not there, in one sentence."""


def bot_names(game: str) -> list[str]:
    """The bots that play a game, the quickest first."""
    return list(_makers(game))


@cache
def bot(game: str, name: str) -> Bot:
    """The bot of this name for a game; raises UnknownBot with one plain sentence."""
    makers = _makers(game)
    maker = makers.get(name.lower())
    if maker is None:
        close = get_close_matches(name.lower(), makers, 1)
        if close:
            raise UnknownBot("lab-bot-near", name=name, game=game, near=close[0])
        raise UnknownBot("lab-no-bot", name=name, game=game, known=", ".join(makers))
    try:
        made: Bot = maker()()
    except ModuleNotFoundError as missing:
        raise UnknownBot("lab-bot-needs", name=name, module=missing.name or "") from missing
    return made


def best_bot(game: str) -> Bot:
    """The best bot of a game that can be had on this machine: whom a person asks for a hint."""
    for name in reversed(bot_names(game)):
        try:
            return bot(game, name)
        except UnknownBot:
            continue  # it needs a package that is not installed
    raise UnknownBot("lab-no-bot", name="", game=game, known="")


def _makers(game: str) -> dict[str, Callable[[], Any]]:
    found: dict[str, Callable[[], Any]] = {"recruit": partial(_load, "hhour.bots.recruit:Recruit")}
    home = f"hhour.bots.{game}"
    if game.isidentifier() and importlib.util.find_spec(home) is not None:
        for name, where in getattr(importlib.import_module(home), "BOTS", {}).items():
            found[name] = partial(_load, where)
    for point in entry_points(group=GROUP):
        plays, _, name = point.name.partition(".")
        if name and plays in (game, ANY):
            found[name.lower()] = point.load
    return found


def _load(where: str) -> Any:
    module, _, name = where.partition(":")
    return getattr(importlib.import_module(module), name)
