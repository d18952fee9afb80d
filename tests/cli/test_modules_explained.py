"""In the terminal a module of another box says what it is when its game begins."""

from __future__ import annotations

import pytest

from hhour.i18n import language
from hhour.kernel.table import Table
from hhour.tui.play import explained


@pytest.mark.parametrize("code", ["en", "fr", "zh"])
def test_every_module_of_a_game_is_explained_once(code: str) -> None:
    lang = language(code)
    told = explained(Table("dday n-18 opts=german,german-solitaire,battle-conditions,soldier-reroll", seed="x"), lang)
    keys = ("battle-conditions", "german", "german-solitaire")
    colon = {"en": ": ", "fr": "\u00a0: ", "zh": "："}[code]
    assert told == [f"{lang.text(f'option-{key}')}{colon}{lang.attr(f'option-{key}', 'text')}" for key in keys]


def test_a_game_without_modules_begins_without_a_word() -> None:
    for setup in ("dday n-01 opts=soldier-reroll", "bataille units=2"):
        assert explained(Table(setup, seed="x"), language("en")) == []
