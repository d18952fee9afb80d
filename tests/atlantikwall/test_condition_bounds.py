"""Whom a Battle Condition reaches and whom not, who draws it, and what is told of it (A-COND)."""

from __future__ import annotations

import pytest

from hhour.dday.boxes.atlantikwall.conditions.effects import is_high
from hhour.dday.rules.battle.state import SAFE
from tests.atlantikwall.german import Fortress
from tests.atlantikwall.weather import laid, part_of, under
from tests.rule import rule


@rule("A-COND-02")
def test_a_battle_condition_is_drawn_for_all_and_by_nobody() -> None:
    t = laid(card="gale")
    assert t.needs == [("condition", 0, 1)]
    assert (t.events("condition")[0].seat, t.events("condition")[0].data) == (0, {"card": "gale"})


@rule("A-COND-25", "A-COND-26")
def test_a_weather_that_lies_is_told_beside_the_card_of_the_turn_and_only_then() -> None:
    t = laid(opts="persistent-weather", card="gale")
    t.unit(1, sector=2, soldiers=30)
    assert t.events("weather-lies") == [], "it was drawn this turn"
    t.dice("supply-drop")
    t.start_at("ROLL")
    assert [(event.rule, event.data) for event in t.events("weather-lies")] == [("A-COND-25", {"card": "gale"})]
    t.dice("drizzle")
    t.start_at("ROLL")
    assert len(t.events("weather-lies")) == 1, "another has taken its place"
    t = laid(card="supply-drop")
    t.dice("looted-stores")
    t.start_at("ROLL")
    assert t.events("weather-lies") == []


@rule("A-COND-10", "A-COND-11")
def test_a_unit_that_has_left_the_map_is_not_asked_to_pay() -> None:
    t = laid(units=2)
    for seat in (1, 2):
        t.unit(seat, sector=2, soldiers=30, cards=["medic"])
    t.get(2).status = SAFE
    t.dice("artillery-barrage")
    t.start_at("ROLL")
    assert [seat for seat in (1, 2) if t.question(seat) == "cancel-condition"] == [1]


@rule("A-CARD-CON-20", "A-CARD-CON-27")
def test_the_two_highest_rows_are_two_and_no_bunker_is_among_them() -> None:
    t = under("counter-attack", board="n-15")
    high = []
    for ground in t.field.book.sectors:
        t.get(1).sector = ground.index
        high += [ground.id] if is_high(t.field, t.get(1)) else []
    assert high == ["9", "10", "11", "12"], "8 is a middle Bunker"
    t.get(1).sector = -1
    assert not is_high(t.field, t.get(1))


@rule("A-CARD-CON-22", "A-COND-06")
@pytest.mark.parametrize("slug", ["goliath-mine", "molotov-cocktail"])
def test_misfires_are_nothing_to_the_german(slug: str) -> None:
    t = Fortress("dday n-18 units=2 opts=german,battle-conditions", "supply-drop")
    part_of(t).card = "misfires"
    t.german(soldiers=30, cards=[slug])
    t.unit(1, sector=9, cards=["tnt"])
    t.start_at("COMBAT")
    refused = t.refused(1, "use tnt")
    assert (refused.rule, refused.key, refused.params) == ("A-CARD-CON-22", "condition-no-use", {"card": "tnt"})
    assert f"use {slug}" in t.choices(3)


@rule("A-COND-31")
@pytest.mark.parametrize(
    ("answer", "order"), [("as-they-lie", ("gale", "drizzle")), ("turn-round", ("drizzle", "gale"))]
)
def test_the_two_cards_ahead_lie_as_they_were_put_back(answer: str, order: tuple[str, str]) -> None:
    t = laid(opts="forward-observation")
    t.unit(1, sector=2, soldiers=9, cards=["binoculars"])
    t.dice("gale drizzle")
    t.answer(1, "observe binoculars", answer)
    assert part_of(t).deck.slots[:2] == order
