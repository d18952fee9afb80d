"""Windows close when all have passed in a row, and nobody's silence tells what he holds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hhour.kernel.games import games
from hhour.kernel.refusal import Refused
from hhour.kernel.saving import load
from hhour.kernel.table import Table
from tests.kernel.smuggle.game import Smuggle


@pytest.fixture(autouse=True)
def smuggle() -> Iterator[None]:
    games()["smuggle"] = Smuggle()
    yield
    del games()["smuggle"]


def in_window() -> Table:
    """Both runners hold one card; the first is asked."""
    table = Table("smuggle", seed="window")
    table.apply(1, "draw")
    table.apply(3, "draw")
    assert table.question(1) == table.question(3) == "deal"
    return table


def test_sides_are_asked_in_their_order() -> None:
    table = in_window()
    assert table.waiting() == [1]
    assert table.choices(3) == []
    with pytest.raises(Refused) as caught:
        table.apply(3, "pass")
    assert caught.value.refusal.key == "window-turn"
    wrong = table.refusal(1, "dance")
    assert wrong is not None
    assert wrong.key == "not-offered"
    table.apply(1, "pass")
    assert table.waiting() == [3]


def test_it_closes_when_all_have_passed_in_a_row() -> None:
    table = in_window()
    table.apply(1, "pass")
    table.apply(3, "pass")
    assert table.question(1) == "draw"
    assert table.play.state.turn == 2


def test_whoever_has_passed_may_act_again_once_somebody_acts_after_him() -> None:
    table = in_window()
    table.apply(1, "pass")
    with pytest.raises(Refused) as caught:
        table.apply(1, "pass")
    assert caught.value.refusal.key == "window-passed"
    table.apply(3, f"show {table.play.state.hands[3][0]}")
    assert table.waiting() == [3]  # the side that acts goes on until it passes
    table.apply(3, "pass")
    assert table.waiting() == [1]
    table.apply(1, "pass")
    assert table.question(1) == "draw"


def test_a_seat_with_hidden_cards_is_asked_even_when_it_has_none() -> None:
    table = Table("smuggle", seed="none")
    table.apply(1, "peek")
    table.apply(3, "peek")
    assert table.waiting() == [1]
    assert table.choices(1) == ["pass"]


def test_its_own_standing_order_passes_for_it_and_survives_a_save() -> None:
    table = in_window()
    table.apply(3, "always-pass")
    table = load(table.save())
    table.apply(1, f"show {table.play.state.hands[1][0]}")
    table.apply(1, "pass")
    assert table.question(1) == "draw"
    table.apply(3, "ask-me")
    for seat in (1, 3):
        table.apply(seat, "peek")
    table.apply(1, "pass")
    assert table.waiting() == [3]
