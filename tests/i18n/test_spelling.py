"""Sentences that need no grammar are spelled without Fluent, and nobody can tell."""

from __future__ import annotations

import re

import pytest

from hhour.i18n import LANGUAGES, language, spelling, wordfiles
from hhour.i18n.noun import Noun, spread

NAME = re.compile(r"\$([a-zA-Z][\w-]*)")


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_spelled_is_what_fluent_says(code: str) -> None:
    lang = language(code)
    spelled = 0
    for key, source in lang.entries.items():
        if key.startswith("-") or wordfiles.plain(source) is not None:
            continue
        names = NAME.findall(source)
        given = {name: 7 if name in ("n", "unit") else f"‹{name}›" for name in names}
        message = lang._message(key)
        for pattern in filter(None, (message.value, *message.attributes.values())):
            parts = spelling.parts_of(pattern)
            if parts is not None:
                assert spelling.spell(parts, given) == lang._bundle.format_pattern(pattern, given)[0], key
                spelled += 1
    assert spelled > 200


def test_what_needs_grammar_is_left_to_fluent() -> None:
    french = language("fr")
    parts = ((True, "n"), (False, " dés"))
    assert spelling.spell(parts, {"n": 12}) == "12 dés"
    assert spelling.spell(parts, {"n": 12_000}) is None  # written in groups
    assert spelling.spell(parts, {"n": -1}) is None
    assert spelling.spell(parts, {}) is None  # Fluent says what is missing
    counted = french._message("count-soldiers").value
    assert counted is not None
    assert spelling.parts_of(counted) is None  # one soldier, two soldiers


def test_forms_of_a_name_are_spelled_too() -> None:
    given = spread({"card": Noun("le Toubib", {"of": "du Toubib"})})
    assert spelling.spell(((False, "la main "), (True, "card-of")), given) == "la main du Toubib"


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_a_message_wants_is_what_stands_in_it(code: str) -> None:
    lang = language(code)
    assert lang.wants("do-lock", "dice")
    assert not lang.wants("do-lock", "what")
    assert lang.wants("do-pay", "what")
    assert lang.wants("event-rolled", "results")
    assert not lang.wants("no-such-message", "results")


def test_where_words_are_missing_english_says_what_it_wants() -> None:
    from hhour.i18n import Language

    assert Language("fr", {}).wants("do-pay", "what")
