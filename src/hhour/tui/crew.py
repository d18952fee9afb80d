"""Bots at the keyboard's table: which seats they have, and what they do there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hhour.bots.protocol import Bot, ask
from hhour.bots.registry import UnknownBot, best_bot, bot
from hhour.i18n import Language
from hhour.kernel.table import Table
from hhour.reference.spelling import fold, label_words
from hhour.telling import at_table
from hhour.troubles import UsageError
from hhour.tui.tabletop import screen_of

Bots = dict[int, str]  # by seat: the level, '' for the best there is
WIDTH: Final = 80


def seated(words: Sequence[str], table: Table, lang: Language) -> Bots:
    """`2=captain`, `german`, `1,2=sergeant`; raises UsageError with one plain sentence."""
    found: Bots = {}
    for word in words:
        seats, _, level = word.partition("=")
        for seat in seats.split(","):
            found[_seat(seat.strip(), table, lang)] = level.strip().lower()
    try:
        for level in found.values():
            _player(table, level)
    except UnknownBot as unknown:
        raise UsageError(unknown.text(lang)) from None
    if len(found) == len(table.seats):
        raise UsageError(lang.text("play-bots-only"))
    return found


def choose(table: Table, seat: int, level: str) -> str:
    """What the bot at this seat does now; whatever it may think, it is one of the choices."""
    try:
        player = _player(table, level)
    except UnknownBot:  # a kept game may name one that is not installed any more
        player = bot(table.game.name, "recruit")
    picked = ask(player, table.game, table.play, seat, explains=False).action.text
    if table.refusal(seat, picked) is None:
        return picked
    return next(text for text in table.choices(seat) if table.refusal(seat, text) is None)


def _player(table: Table, level: str) -> Bot:
    return bot(table.game.name, level) if level else best_bot(table.game.name)


def _seat(word: str, table: Table, lang: Language) -> int:
    called = {seat: screen_of(table, at_table(table, lang), WIDTH, False).called(seat) for seat in table.seats}
    named = [seat for seat in called if word == str(seat) or fold(word) in label_words(called[seat])]
    if len(named) != 1:
        raise UsageError(lang.text("play-bot-where", word=word, seats=", ".join(called.values())))
    return named[0]
