"""Every card of every box is known to the page: name, text, kind and price."""

from __future__ import annotations

import pytest

from hhour import rulebook
from hhour.dday.rules.box.shelf import shelf
from tests.server.served import Person


@pytest.mark.parametrize("lang", ["en", "fr", "zh"])
def test_the_page_knows_every_card_of_every_box(ann: Person, lang: str) -> None:
    told = {card["slug"]: card for card in ann.get("/api/cards", lang=lang)["cards"]}
    cards = {slug for shelved in shelf().values() for slug in shelved.cards}
    assert cards - set(told) == set()
    for card in told.values():
        assert card["name"], card
        assert card["text"], card
        assert not card["kind"].startswith("kind-"), card
        assert rulebook.get(card["rule"]) is not None
