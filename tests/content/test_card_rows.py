"""Every card of every box is its row in the rulebook: its id, and what it costs."""

from __future__ import annotations

import pytest

from hhour import rulebook
from hhour.dday.rules.box.shelf import cards, shelf
from hhour.dday.rules.cards.card import Card
from tests.rule import each_marked

# what a row says in words and not as a number: the price of an Award and of a Decoration, and nothing for the rest
PRICES = {"award": 6, "decoration": 5}


@pytest.mark.parametrize("card", each_marked(card for box in shelf() for card in cards(box).values()))
def test_a_card_of_any_box_costs_what_its_row_says(card: Card) -> None:
    row = rulebook.card(card.slug)
    assert row is not None
    assert card.rule == row.id
    assert card.cost == (row.cost if isinstance(row.cost, int) else PRICES.get(card.kind, 0))
