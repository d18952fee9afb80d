"""From a setup's text to an arena: which words its actions use, and which encoder reads its table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from hhour.bataille.medals import MEDALS
from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.env.core.arena import Arena
from hhour.env.core.bataille import BatailleEncoder
from hhour.env.core.dday import DDayEncoder
from hhour.env.core.encoder import Encoder
from hhour.env.core.express import ExpressEncoder
from hhour.env.core.index import ActionIndex, Words
from hhour.express.shore import Book as Beaches
from hhour.i18n import FALLBACK, language
from hhour.i18n.errors import TranslatedError
from hhour.kernel.refusal import SetupError
from hhour.kernel.table import Table
from hhour.pocket.terrain import TERRAIN
from hhour.telling import tell_error

VERSION = 1  # of action index and observation: whatever changes either for a setup of the base box raises it
SIX_DICE = 6
MOST_DICE = 8  # that a box can bring into a tray


class EnvError(TranslatedError, ValueError):
    """A wrong word to an environment, in one sentence; nothing has changed."""


def lay(setup: str) -> tuple[Table, Arena]:
    """The table of a setup and an arena for its games."""
    if not isinstance(setup, str):
        raise EnvError("env-setup-text", given=repr(setup)[:40])
    try:
        table = Table(setup, seed="laid")
    except SetupError as wrong:
        raise EnvError("env-setup", setup=setup, why=tell_error(wrong, language(FALLBACK))) from wrong
    words, encoder, foreseen = _LAID[table.game.name](table)
    return table, Arena(table.game, table.rules, ActionIndex(table.rules.verbs, words, foreseen), encoder)


def _dday(table: Table) -> tuple[Words, Encoder, bool]:
    book = cast(Book, table.rules)
    foreseen = len(book.boxes) == 1
    field: Field = table.play
    at_sea = [id for box in book.boxes if box.view is not None for id in _places(box.view(field, None))]
    places = (*(ground.id for ground in book.sectors), *at_sea)
    cards = (*sorted(book.cards), "award")
    words = Words(len(book.roles), SIX_DICE if foreseen else MOST_DICE, places, cards)
    return words, DDayEncoder(book, words), foreseen


def _places(told: Any) -> Iterator[str]:
    """The ids of the sectors that a box draws beside the map's."""
    if isinstance(told, dict):
        for key, value in told.items():
            if key == "sectors":
                yield from (row["id"] for row in value)
            else:
                yield from _places(value)


def _bataille(table: Table) -> tuple[Words, Encoder, bool]:
    words = Words(len(table.roles), SIX_DICE, (), MEDALS, TERRAIN)
    return words, BatailleEncoder(table.rules, words), True


def _express(table: Table) -> tuple[Words, Encoder, bool]:
    book = cast(Beaches, table.rules)
    words = Words(len(table.roles), SIX_DICE, (), tuple(sorted(book.called)), TERRAIN)
    return words, ExpressEncoder(book, words, len(book.beaches)), True


_LAID = {"dday": _dday, "bataille": _bataille, "express": _express}
