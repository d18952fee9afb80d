"""What was typed with a slip: a verb, a die or a card gets the nearest right spelling."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from typing import Final

from hhour import rulebook
from hhour.i18n import Language
from hhour.kernel.choice import is_die
from hhour.kernel.faces import COLOURS, FACES
from hhour.kernel.table import Table
from hhour.telling import tell_action

CLOSE: Final = 0.66
LABELLED: Final = 40  # so many choices are read in words too; of more, those that differ in dice only


def fold(word: str) -> str:
    """Without case and accents: what a hand in a hurry types.

    >>> fold("Étoile")
    'etoile'
    """
    bare = unicodedata.normalize("NFKD", word)
    return "".join(sign for sign in bare if not unicodedata.combining(sign)).casefold()


def label_words(label: str) -> list[str]:
    """The words of a label as they may be typed, the price in brackets behind it left out."""
    return [fold(word) for word in re.findall(r"[\w-]+", re.sub(r"[（(][^()（）]*[)）]$", "", label.strip()))]


def nearest(text: str, table: Table, seat: int, lang: Language, commands: Iterable[str] = ()) -> str:
    """The line with its unknown words replaced by the nearest known ones; '' if all are known or nothing is near."""
    words = text.split()
    choices = table.choices(seat) if seat in table.seats else []
    rows = [choice.split() for choice in choices]
    said = [label_words(tell_action(table, seat, choice, lang)) for choice in choices[:LABELLED]]
    verbs = [*(row[0] for row in rows), *(label[0] for label in said if label), *table.rules.verbs]
    others = [*(word for row in rows for word in row[1:]), *(word for label in said for word in label[1:])]
    chapters = table.game.chapters(table.setup)
    slugs = [card.slug for card in rulebook.cards() if card.id.startswith(chapters or "")]
    names = [lang.text(f"card-{slug}") for slug in slugs if lang.has(f"card-{slug}")]
    others += [*FACES, *COLOURS, *slugs, *(word for name in names for word in label_words(name))]
    right = spoken(lang)
    rest = [word if is_die(word) else _mended(word, others, right) for word in words[1:]]
    mended = [_mended(words[0], verbs, right, commands), *rest]
    return " ".join(mended) if mended != words else ""


@cache
def spoken(lang: Language) -> frozenset[str]:
    """Words of the language in which actions are told: right, even where there is no such choice now."""
    told = [text for key, text in lang.entries.items() if re.match(r"(\w+-)?do-|face-|colour-", key)]
    return frozenset(fold(word) for text in told for word in re.findall(r"\w+", text))


def _mended(word: str, known: list[str], right: frozenset[str], whole: Iterable[str] = ()) -> str:
    """The word itself if it is known or begins a known one; what is known as a `whole` is taken for nothing less."""
    folded = {fold(one): one for one in reversed(known)}  # the first of a kind counts
    wanted = fold(word)
    if not any(sign.isalpha() for sign in wanted) or wanted in right or any(one.startswith(wanted) for one in folded):
        return word
    folded |= {fold(one): one for one in whole}
    close = get_close_matches(wanted, folded, 1, CLOSE)
    return folded[close[0]] if close else word
