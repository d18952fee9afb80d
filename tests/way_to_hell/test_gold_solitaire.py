"""W-GOLD-20 to W-GOLD-24: alone, the trading pool is made of Gold dice."""

from __future__ import annotations

import pytest

from hhour.dday.game import DDay
from hhour.kernel.refusal import SetupError
from hhour.kernel.setup import parse_setup
from tests.rule import rule
from tests.way_to_hell.gold import table


@rule("W-GOLD-20", "W-GOLD-04", "W-GOLD-23")
def test_alone_four_gold_dice_make_the_trading_pool() -> None:
    t = table("regular", options=",gold-solitaire")
    t.unit(1, stars=4)
    t.start_at("MUSTER")
    t.dice("COURAGE SKULL TOOL TOOL")
    t.answer(1, "recruit lieutenant")
    assert t.question(1) == "spare-skulls"  # as always, skulls may be left or rolled again once
    t.answer(1, "stop")
    assert t.table.view(1)["spare_dice"] == ["gold COURAGE", "gold SKULL", "gold TOOL", "gold TOOL"]


@rule("W-GOLD-20", "W-GOLD-04")
@pytest.mark.parametrize(
    "setup",
    ["dday n-02 opts=gold-solitaire", "dday n-02 opts=gold=wild,gold-solitaire", "dday n-02 units=2 opts=gold=regular"],
)
def test_the_gold_pool_is_refused_without_its_mode_or_with_others(setup: str) -> None:
    with pytest.raises(SetupError) as refused:
        DDay().setup(parse_setup(setup + ("" if "solitaire" in setup else ",gold-solitaire")))
    assert refused.value.refusal.rule == "W-GOLD-20"


@rule("W-GOLD-EX-06", "W-GOLD-21", "W-GOLD-22", "W-GOLD-24")
def test_a_red_skull_goes_for_the_courage_of_the_pool_which_is_called_white() -> None:
    t = table("regular", options=",gold-solitaire")
    t.unit(1, stars=4, courage=0, cards=["corporal"])
    t.start_at("MUSTER")
    t.dice("COURAGE SKULL TOOL TOOL")
    t.answer(1, "recruit lieutenant", "stop")
    t.start_at("ROLL")
    t.roll(1, "SKULL COURAGE SOLDIER TOOL COURAGE STAR")
    t.answer(1, "swap pool", "exchange r1 gold COURAGE")
    assert t.question(1) == "call-colour"
    assert t.refused(1, "ready").rule == "W-GOLD-12"
    t.answer(1, "call r1 white")
    assert t.refused(1, "swap pool").rule == "B-SOLO-10"
    assert t.table.view(1)["spare_dice"] == ["gold SKULL", "gold TOOL", "gold TOOL"]
    t.ready()
    assert "claim COURAGE" in t.choices(1)


@rule("W-GOLD-21")
def test_a_die_of_the_pool_is_named_at_that_moment_and_a_gold_die_of_the_tally_later() -> None:
    t = table("regular", options=",gold-solitaire")
    t.unit(1, stars=4, cards=["general-gold"])
    t.start_at("MUSTER")
    t.dice("COURAGE STAR TOOL TOOL")
    t.answer(1, "recruit lieutenant")
    t.start_at("ROLL")
    t.answer(1, "leave b2")
    t.roll(1, "SOLDIER STAR SOLDIER TOOL COURAGE STAR")
    t.answer(1, "swap pool", "exchange r1 gold COURAGE")
    assert t.question(1) == "call-colour"
    assert t.choices(1) == ["call r1 red", "call r1 white", "call r1 blue"]
    assert t.refused(1, "call g1 red").key == "call-moment"
    t.answer(1, "call r1 white")
    assert {"call g1 red", "call g1 white", "call g1 blue"} <= set(t.choices(1))
