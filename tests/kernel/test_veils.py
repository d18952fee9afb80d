"""What is hidden from some is told to them in its own words, and written so that it stays known what is hidden."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hhour.kernel.event import Event, audience, eyes
from hhour.kernel.games import games
from hhour.kernel.table import Table
from tests.kernel.smuggle.game import Smuggle


@pytest.fixture(autouse=True)
def smuggle() -> Iterator[None]:
    games()["smuggle"] = Smuggle()
    yield
    del games()["smuggle"]


@pytest.mark.parametrize(("veiled_rule", "told"), [("", "B-ROLL-01"), ("B-ROLL-02", "B-ROLL-02")])
def test_whoever_may_not_see_all_is_told_the_rule_of_the_veil_or_the_one_there_is(veiled_rule: str, told: str) -> None:
    event = Event(3, 2, "ROLL", "drew", 1, {"n": 5}, "B-ROLL-01", "medic", 2, audience(1), {"n": 1}, veiled_rule)
    seen = event.told_to(eyes((2,)))
    assert seen is not None
    assert seen.to_json() == {
        "seq": 3, "turn": 2, "phase": "ROLL", "kind": "drew", "seat": 1, "data": {"n": 1}, "rule": told, "source": "",
        "cause": 2, "audience": -1,
    }  # fmt: skip


def test_cards_laid_by_hand_are_written_with_what_they_are_for_where_some_are_secret() -> None:
    table = Table("smuggle", ask=lambda need: [need.options[0]])
    table.apply(1, "draw")
    assert table.record.has_secrets
    assert not table.record.is_seeded
    assert str(table.record).splitlines()[1].startswith("1 1 draw > 1.1.draw.1?.")
    assert table.record.text(reveal=False).splitlines()[1] == "1 1 draw > 1.1.draw.1?: ?"


def test_a_seat_thinks_about_the_table_itself_where_nothing_is_hidden_from_it() -> None:
    plain = Table("dday n-01 units=2", seed="known")
    assert plain.known_to(1) is plain
    table = Table("smuggle", seed="known")
    while not table.outcome:
        known = table.known_to(1)
        assert known is not table
        assert known.view(1) == table.view(1)
        seat = table.waiting()[0]
        table.apply(seat, table.choices(seat)[0])
    assert table.known_to(1) is table, "when it is over all lies open"


def test_the_views_of_several_are_those_of_each_and_of_a_spectator() -> None:
    table = Table("smuggle", seed="views")
    table.apply(1, "draw")
    assert table.views([0, 1, 3]) == {0: table.view(None), 1: table.view(1), 3: table.view(3)}
    assert table.view(1) != table.view(None)
