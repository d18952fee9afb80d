"""The rulebook as data: every rule, card and sector of docs/rules by its id.

>>> from hhour import rulebook
>>> rulebook.card("grenade").cost
10
>>> [rule.id for rule in rulebook.find("B-ROLL-03")]
['B-ROLL-03']

It is read at the first question and kept. `hhour rules`, `hhour cards`, `hhour maps` and every
*why?* take their words from here.
"""

from __future__ import annotations

from hhour.rulebook.library import load
from hhour.rulebook.model import Card, Rule, RulebookError, Sector, Table, to_json

__all__ = [
    "Card",
    "Rule",
    "RulebookError",
    "Sector",
    "Table",
    "card",
    "cards",
    "cites",
    "find",
    "get",
    "ids",
    "nearest",
    "related",
    "sectors",
    "tables",
    "to_json",
    "told",
]


def get(rule_id: str) -> Rule | None:
    """The rule with this id, in any case of letters."""
    return load().rules.get(rule_id.strip().upper())


def find(words: str, language: str = "en") -> list[Rule]:
    """Rules in which all the words occur, whatever case and accents; ids by their beginning.

    First those whose id or card name matches, then those whose heading does, then the rest.
    """
    return load().find(words, language)


def told(rule: Rule, language: str) -> Rule:
    """The rule with its text and headings in a language; in English where there is no translation."""
    return load().told(rule, language)


def ids(book: str | None = None) -> list[str]:
    """All ids in the order of the catalogues, or those of one (`base`)."""
    return [rule.id for rule in load().rules.values() if book in (None, rule.box)]


def cards(deck: str | None = None) -> list[Card]:
    """All cards, or those of one deck: specialist, item, vehicle, award."""
    return [card for card in load().cards.values() if deck in (None, card.deck)]


def card(slug: str) -> Card | None:
    """The card with this slug."""
    return load().cards.get(slug.strip().lower())


def sectors(map_id: str | None = None) -> list[Sector]:
    """All sectors and bunkers, or those of one map (`N-01`)."""
    every = (rule for rule in load().rules.values() if isinstance(rule, Sector))
    return [sector for sector in every if map_id in (None, sector.map)]


def tables() -> list[Table]:
    """All tables, also those without ids: timing words, map words, options."""
    return load().tables


def nearest(id_or_word: str, language: str = "en") -> list[str]:
    """Ids, slugs and headings' words of a language spelt most like this one, for "did you mean"."""
    return load().nearest(id_or_word, language)


def cites(rule_id: str) -> list[str]:
    """The ids that this rule names."""
    rule = get(rule_id)
    return load().cites(rule) if rule else []


def related(rule_id: str) -> list[str]:
    """The ids that this rule names, then the rulings that explain it."""
    rule = get(rule_id)
    return load().related(rule) if rule else []
