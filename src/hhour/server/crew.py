"""Players made of code, as the table seats them: which there are, and what one does."""

from __future__ import annotations

import contextlib
import random
import secrets
from functools import cache

from hhour.bots.protocol import Budget, Seat
from hhour.bots.registry import UnknownBot, bot, bot_names
from hhour.i18n import language
from hhour.kernel.chance import NeedDice
from hhour.kernel.faces import FACES
from hhour.kernel.refusal import HHourError
from hhour.kernel.table import Table
from hhour.server.wire import Lang
from hhour.server.workers import Workers

RECRUIT = "recruit"
THINKING_SECONDS = 1.5
MOST_BOTS = 1000  # of one host's, waiting to think: more than there are tables of one person


def names(game: str, lang: Lang) -> dict[str, str]:
    """The bots of a game that can be had on this machine: level -> the name that stands at the seat."""
    return {level: bot_name(level, lang) for level in levels(game)}


@cache
def levels(game: str) -> tuple[str, ...]:
    """The same, by level, the quickest first. Looking through what is installed takes longer than laying a table."""
    found: list[str] = []
    for name in bot_names(game):
        try:
            bot(game, name)
        except UnknownBot:
            continue  # it needs a package that is not installed
        found.append(name)
    return tuple(found)


def bot_name(level: str, lang: Lang) -> str:
    """What a bot is called at the table."""
    say = language(lang)
    return say.text(f"bot-{level}-name") if say.has(f"bot-{level}-name") else level.capitalize()


async def choose(table: Table, seat: int, level: str, thinkers: Workers, host: str) -> str:
    """What a bot of this level does now; whatever a bot may think, it is one of the choices.

    Bots of one host think one after the other, beside the server; where that fails the Recruit moves for them.
    """
    picked = ""
    if level != RECRUIT:
        with contextlib.suppress(HHourError):
            picked = await thinkers.do(f"bots of {host}", "decide", table.copy(), seat, level, most=MOST_BOTS)
    picked = picked or decide(table, seat, RECRUIT)
    if table.refusal(seat, picked) is None:
        return picked
    return next(text for text in table.choices(seat) if table.refusal(seat, text) is None)


def decide(table: Table, seat: int, level: str) -> str:
    """What a bot of this level would do; one that is no longer there plays as the Recruit."""
    game = table.game
    try:
        player = bot(game.name, level)
    except UnknownBot:
        player = bot(game.name, RECRUIT)
    shown = Seat(game, table.play, seat, random.Random(secrets.randbits(64)), Budget(seconds=THINKING_SECONDS))
    return player.decide(shown).action.text


def adviser(game: str) -> str:
    """The best bot of a game that is there: whom a person asks for a hint."""
    return levels(game)[-1]


def roll_for(need: NeedDice) -> list[str]:
    """What the table rolls where nobody sits who could: a bot's dice, or what is drawn while a table is laid."""
    if need.kind == "pick":
        return [secrets.choice(need.options)]
    if need.kind == "shuffle":
        return secrets.SystemRandom().sample(need.options, need.count)
    sides = FACES if need.kind == "faces" else tuple("123456")
    return [secrets.choice(sides) for _ in range(need.count)]
