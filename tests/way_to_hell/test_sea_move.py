"""W-SEA, SEA MOVE and MINES, leaving the craft and wading."""

from __future__ import annotations

from typing import Any

import pytest

from hhour.dday.boxes.way_to_hell.sea.chances import ways
from hhour.dday.boxes.way_to_hell.sea.charts import CHARTS
from hhour.dday.boxes.way_to_hell.sea.module import refuse_trade
from hhour.dday.boxes.way_to_hell.sea.sailing import HIT
from hhour.dday.boxes.way_to_hell.sea.upkeep import traded
from tests.rule import rule
from tests.table import Situation
from tests.way_to_hell.sea import (
    CALM,
    SOLO,
    TWO,
    afloat,
    at,
    craft,
    crossing,
    nation,
    no_naval,
    sail_turn,
    upkeep,
)


def moving(place: str, **changes: Any) -> Situation:
    """SEA MOVE is asked of a Unit in this sector, alone and without Naval Specialist."""
    t = crossing()
    no_naval(t)
    afloat(t, place, **changes)
    t.start_at("SEA-MOVE")
    return t


@rule("W-SEA-70", "W-SEA-71", "W-SEA-72", "W-SEA-74")
def test_a_craft_stays_goes_to_a_side_or_advances_for_courage_and_never_back() -> None:
    t = moving("5", courage=2)
    assert t.choices() == ["stay", "sail sea-a:8", "sail sea-a:4", "sail sea-a:6"]
    for action, rule_id in (
        ("sail sea-a:2", "W-SEA-70"),
        ("sail sea-a:11", "W-SEA-70"),
        ("sail sea-a:99", "W-SEAMAP-02"),
        ("wade sea-a:8", "W-SEA-70"),
        ("land 1", "W-SEA-115"),
        ("land 99", "W-SEA-115"),
        ("disembark sea-a:4", "W-SEA-91"),
        ("dance", "W-SEA-70"),
    ):
        assert t.refused(1, action).rule == rule_id, action
    t.answer(1, "sail sea-a:4")
    assert (at(t), t.get().courage) == ("4", 2)
    poor = moving("5", courage=1)
    assert "sail sea-a:8" not in poor.choices()
    assert poor.refused(1, "sail sea-a:8").rule == "W-SEA-72"


@rule("W-SEA-73", "W-SEA-108")
def test_a_sector_may_be_entered_again_and_again() -> None:
    t = moving("4", aboard=True)
    for goal in ("sail sea-a:5", "sail sea-a:4", "sail sea-a:5"):
        t.answer(1, goal)
        t.start_at("SEA-MOVE")
    assert at(t) == "5"
    wading = moving("10", aboard=False)
    for goal in ("wade sea-a:11", "wade sea-a:10"):
        wading.answer(1, goal)
        wading.start_at("SEA-MOVE")
    assert at(wading) == "10"


@rule("W-SEA-77", "W-SEA-115")
def test_from_the_top_row_a_craft_lands_for_four_courage() -> None:
    t = moving("13", courage=4)
    assert "land 1" in t.choices()
    t.answer(1, "land 1")
    assert (t.events("landed")[0].rule, t.get().courage) == ("W-SEA-115", 0)
    assert moving("13", courage=3).refused(1, "land 1").rule == "W-SEA-72"


@rule("W-SEA-78", "W-SEA-EX-08")
def test_an_advance_that_takes_the_last_courage_ends_in_panic_after_the_mines() -> None:
    t = moving("7", courage=2)
    t.answer(1, "sail sea-a:10")
    assert (at(t), craft(t).aboard, craft(t).panicked) == ("11", False, True)
    kept = moving("7", courage=3)
    kept.answer(1, "sail sea-a:10")
    assert (at(kept), kept.get().courage, kept.question()) == ("10", 1, "sea-leave")
    deep = moving("1", courage=1)
    deep.answer(1, "sail sea-a:4")
    assert deep.table.outcome == "lost"


@rule("W-SEA-79")
def test_only_the_strict_option_drives_a_craft_out_that_cannot_pay() -> None:
    assert "stay" in moving("11", courage=1).choices()
    t = crossing(f"{SOLO},strict-courage")
    no_naval(t)
    afloat(t, "11", courage=1)
    t.start_at("SEA-MOVE")
    assert t.choices() == ["disembark sea-a:10", "disembark sea-a:12"]
    afloat(t, "11", courage=2, aboard=True)
    t.start_at("SEA-MOVE")
    assert "sail sea-a:14" in t.choices(), "it can just pay the way ahead"
    deep = crossing(f"{SOLO},strict-courage")
    no_naval(deep)
    afloat(deep, "5", courage=1)
    deep.start_at("SEA-MOVE")
    assert deep.table.outcome == "lost"


# --- MINES ------------------------------------------------------------------------------------------------------------


@rule("W-SEA-80", "W-SEA-EX-12")
def test_moving_into_mines_costs_soldiers_then_item_points() -> None:
    t = moving("7", soldiers=20, points=10)
    t.dice("5 2")
    t.answer(1, "sail sea-a:8")
    assert (t.get().soldiers, t.get().points) == (15, 8)
    ahead = moving("5", soldiers=20, points=10)
    ahead.dice("1 6")
    ahead.answer(1, "sail sea-a:8")
    assert (ahead.get().soldiers, ahead.get().points) == (19, 4)


@rule("W-SEA-81", "W-SEA-82", "W-SEA-83")
def test_each_craft_rolls_for_itself_and_neither_stayers_nor_waders_roll() -> None:
    t = crossing(TWO)
    for seat, place in ((1, "7"), (2, "9")):
        no_naval(t, seat)
        afloat(t, place, seat, soldiers=20)
    t.start_at("SEA-MOVE")
    t.dice("1 1 2 2")
    t.answer(1, "sail sea-a:8")
    t.answer(2, "sail sea-a:8")
    assert [t.get(seat).soldiers for seat in (1, 2)] == [19, 18]
    t.start_at("SEA-MOVE")
    t.answer(1, "stay")
    t.answer(2, "sail sea-a:9")
    assert len(t.events("struck-mine")) == 2
    wading = moving("13", aboard=False)
    wading.answer(1, "wade sea-a:14")
    assert not wading.events("struck-mine")


@rule("W-SEA-84")
def test_after_the_mines_the_dead_and_the_sunk_are_counted() -> None:
    t = moving("7", soldiers=5)
    t.dice("5 1")
    t.answer(1, "sail sea-a:8")
    assert t.table.outcome == "lost"
    t = moving("13", points=3)
    t.dice("1 3")
    t.answer(1, "sail sea-a:14")
    assert t.question() == "sea-disembark"


# --- leaving the craft ------------------------------------------------------------------------------------------------


@rule("W-SEA-91", "W-SEA-92", "W-SEA-94")
def test_in_the_safe_zone_a_unit_may_leave_in_place_of_a_move_or_after_it() -> None:
    t = moving("10")
    t.answer(1, "disembark sea-a:11")
    assert (at(t), t.question()) == ("11", "roll"), "it does not move any more this turn"
    t = moving("7")
    t.answer(1, "sail sea-a:10")
    assert t.choices() == ["stay", "disembark sea-a:11"]
    assert t.refused(1, "disembark sea-a:12").rule == "W-SEA-90"
    assert t.refused(1, "disembark sea-a:99").rule == "W-SEAMAP-02"
    t.answer(1, "disembark sea-a:11")
    assert not craft(t).aboard
    stayed = moving("10")
    stayed.answer(1, "stay")
    assert stayed.question() == "roll", "a craft that has not moved had its choice"


@rule("W-SEA-93")
def test_a_stalled_motor_does_not_keep_a_unit_aboard_but_panic_comes_first() -> None:
    t = moving("10", stalled=True)
    assert "disembark sea-a:11" in t.choices()
    t = moving("11", scattered=True)
    assert t.refused(1, "disembark sea-a:10").rule == "W-SEA-93"
    t.answer(1, "sail sea-a:10")
    assert "disembark sea-a:11" in t.choices()
    both = moving("11", scattered=True, stalled=True)
    assert "disembark sea-a:10" in both.choices()


@rule("W-SEA-98", "W-CARD-NAV-11")
def test_the_naval_specialist_is_of_no_use_in_the_water_but_stays_with_the_unit() -> None:
    t = crossing(TWO)
    nation(t, "naval-france", 1)
    afloat(t, "10", 1, aboard=False, soldiers=20)
    afloat(t, "10", 2, aboard=False, soldiers=20)
    upkeep(t, {1: CALM, 2: CALM})
    assert t.get(1).soldiers == 20 - 2 - 1
    assert t.get(1).held == ("naval-france",)
    t.answer(1, "trade 2")
    assert not any("naval" in choice for choice in t.choices(1)), "he cannot be traded"


# --- wading -----------------------------------------------------------------------------------------------------------


@rule("W-SEA-100", "W-SEA-106", "W-SEA-116")
def test_a_wading_unit_moves_for_nothing_from_the_next_turn_on_and_lands_for_nothing() -> None:
    t = moving("10", courage=0, aboard=True)
    t.answer(1, "disembark sea-a:11")
    sail_turn(t)
    assert t.choices() == ["stay", "wade sea-a:14", "wade sea-a:10", "wade sea-a:12"]
    assert t.refused(1, "sail sea-a:14").rule == "W-SEA-106"
    assert t.refused(1, "disembark sea-a:12").key == "sea-no-craft"
    t.answer(1, "wade sea-a:14")
    sail_turn(t)
    t.answer(1, next(choice for choice in t.choices() if choice.startswith("land")))
    assert (t.events("landed")[0].rule, t.get().courage) == ("W-SEA-116", 0)


@rule("W-SEA-107")
def test_the_marker_turns_in_the_water_and_drives_the_unit_on() -> None:
    t = moving("10")
    t.answer(1, "disembark sea-a:11")
    markers = []
    for _ in range(3):
        sail_turn(t)
        markers.append(t.get().marker)
        if t.get().marker < 4:
            t.answer(1, "stay")
    assert markers == [2, 3, 4]
    assert "stay" not in t.choices()
    assert t.refused(1, "stay").rule == "W-SEA-107"
    t.answer(1, "wade sea-a:14")
    assert t.get().marker == 1


@rule("W-SEA-109", "W-SEA-110")
def test_wading_units_in_one_sector_trade_and_stars_count_at_once() -> None:
    t = crossing(TWO)
    for seat in (1, 2):
        afloat(t, "11", seat, aboard=False, stars=2, passengers=())
    t.start_at("SEA-MOVE")
    t.answer(1, "trade 2", "give stars 1", "take soldiers 5", "offer")
    t.answer(2, "accept")
    assert (t.get(1).soldiers, t.get(2).soldiers) == (35, 25)
    assert (t.get(2).stars, t.get(2).held) == (0, ()), "three stars cost the only Specialist"
    afloat(t, "12", 2, aboard=False)
    assert t.refused(1, "trade 2").rule == "W-SEA-109"
    afloat(t, "11", 2, aboard=True)
    assert t.refused(1, "trade 2").rule == "W-SEA-17"


@rule("W-SEA-110")
def test_stars_traded_ashore_cost_nobody() -> None:
    t = crossing(TWO)
    t.field.battle.away = 0
    t.get(1).stars = 5
    before = t.field.battle.lanes[1]
    traded(t.field, t.get(1))
    assert t.field.battle.lanes[1] == before


@pytest.mark.parametrize("columns", [(3, 2, [[0], [0, 1], [1]]), (5, 3, [[0], [0, 1], [1], [1, 2], [2]])])
@rule("W-SEA-05", "W-SEA-06", "W-SEA-EX-11")
def test_the_columns_touch_the_start_sectors_that_lie_before_them(columns: tuple[int, int, list[list[int]]]) -> None:
    wide, starts, touched = columns
    chart = next(chart for chart in CHARTS if chart.columns == wide)
    top = range(len(chart.waters) - wide, len(chart.waters))
    assert [chart.touches(place, starts) for place in top] == touched
    assert [chart.touches(place, 1) for place in top] == [[0]] * wide
    assert chart.touches(0, starts) == []


@rule("W-SEA-66", "W-SEA-80", "W-SEA-59")
def test_every_way_says_exactly_how_likely_it_is_to_be_outlived() -> None:
    t = moving("5", soldiers=8, courage=12, points=20)
    chances = {choice.action.text: choice.survival for choice in t.table.offered(1)}
    # A4: DEF 1 and the craft cost 2; of the shells (4 of 36) a throw of 6 or more kills, 26 of 36
    assert chances["sail sea-a:4"] == pytest.approx(1 - 4 / 36 * 26 / 36)
    assert ways(t.field, t.get(1))["sea-a:4"]["hull"] == pytest.approx(4 / 36 * HIT, abs=1e-4)
    assert moving("1", courage=1).table.offered(1)[1].survival == 0.0, "the last courage drowns all"
    low = moving("5", soldiers=30, points=8)
    assert {choice.action.text: choice.survival for choice in low.table.offered(1)}["stay"] == pytest.approx(32 / 36)


@rule("W-SEA-70", "W-SEA-109", "W-SEAMAP-02")
def test_the_first_sector_of_the_sea_is_a_sector_like_others() -> None:
    t = crossing(TWO)
    afloat(t, "11")
    t.start_at("SEA-MOVE")
    assert t.refused(1, "sail 1").key == "sea-not-back"
    assert t.refused(1, "sail 0").key == "sea-no-sector"
    for seat in (1, 2):
        afloat(t, "1", seat, aboard=False, passengers=())
    assert refuse_trade(t.field, t.get(1), "2") is None
