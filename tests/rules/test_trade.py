"""B-TRADE: trading resources, the Messenger, and swapping dice with the Lieutenant."""

from __future__ import annotations

import pytest

from hhour.dday.rules.battle.marks import link
from hhour.dday.rules.battle.trading import can_meet
from tests.rule import rule
from tests.table import Situation

STRAIGHT_FREE = "SOLDIER SOLDIER TOOL TOOL STAR STAR"  # no set, no SKULL


def pair(phase: str = "MUSTER", setup: str = "dday n-01 units=2", sector: str = "2") -> Situation:
    """Two Units of nine soldiers in one sector."""
    t = Situation(setup)
    for seat in (1, 2):
        t.unit(seat, sector=sector, soldiers=9)
    t.start_at(phase)
    return t


def trade(t: Situation, *terms: str, seat: int = 1, partner: int = 2) -> None:
    t.answer(seat, f"trade {partner}", *terms, "offer")
    t.answer(partner, "accept")


@rule("B-TRADE-03", "B-OPT-H03")
@pytest.mark.parametrize("option", ["", " opts=trade-limit"])
def test_units_meet_in_one_sector_or_by_a_pigeon_that_links_these_two(option: str) -> None:
    t = Situation(f"dday n-01 units=3{option}")
    for seat, sector in ((1, 1), (2, 2), (3, 3)):
        t.unit(seat, sector=sector, soldiers=9)
    one, two, three = (t.get(seat) for seat in (1, 2, 3))
    assert not can_meet(t.field, one, two)
    link(one, two)
    assert can_meet(t.field, one, two)
    assert can_meet(t.field, two, one)
    assert not can_meet(t.field, one, three)
    assert not can_meet(t.field, three, two)
    t.unit(3, sector=2)
    assert can_meet(t.field, three, two)
    for unit in (two, three):
        t.unit(unit.seat, sector=9)
    assert can_meet(t.field, three, two) == (not option), "not in the top row where trade is limited"


@rule("B-TRADE-01")
def test_units_in_one_sector_trade_everything_they_own() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=2, soldiers=9, stars=3, cards=["bazooka", "tank"])
    t.unit(2, sector=2, soldiers=9, courage=4, points=5, cards=["toolkit"])
    t.start_at("MUSTER")
    trade(
        t,
        "give soldiers 2",
        "give stars 1",
        "give bazooka",
        "give tank",
        "take courage 4",
        "take points 5",
        "take toolkit",
    )
    one, two = t.get(1), t.get(2)
    assert (one.soldiers, one.stars, one.courage, one.points, one.items, one.vehicle) == (7, 2, 4, 5, ("toolkit",), "")
    assert (two.soldiers, two.stars, two.courage, two.points, two.items, two.vehicle) == (
        11,
        1,
        0,
        0,
        ("bazooka",),
        "tank",
    )
    assert t.events("traded")[-1].rule == "B-TRADE-01"


@rule("B-TRADE-01")
def test_nobody_trades_away_more_than_he_has() -> None:
    t = pair()
    t.answer(1, "trade 2")
    assert {"give soldiers 1", "give soldiers 9", "take soldiers 1", "take soldiers 9"} <= set(t.choices(1))
    assert t.refused(1, "give soldiers 10").rule == "B-TRADE-01"
    refused = t.refused(1, "give soldiers 999999999")
    assert (refused.key, refused.params) == ("trade-too-much", {"unit": 1, "resource": "soldiers", "n": 999_999_999})
    assert t.refused(1, "give soldiers 1000000000").key == "trade-words", "no number of soldiers"
    assert t.refused(1, "take courage 1").rule == "B-TRADE-01"


@rule("B-TRADE-02", "B-SPEC-10")
def test_awards_and_specialists_are_not_traded() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=2, soldiers=9, cards=["medic", "silver-star", "messenger"])
    t.unit(2, sector=2, soldiers=9)
    t.start_at("MUSTER")
    t.answer(1, "trade 2")
    assert t.refused(1, "give medic").rule == "B-TRADE-02"
    assert t.refused(1, "give silver-star").rule == "B-TRADE-02"
    assert "give messenger" in t.choices(1)


@rule("B-TRADE-03")
def test_units_in_different_sectors_do_not_trade() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=2, soldiers=9, points=12)
    t.unit(2, sector=3, soldiers=9, points=12)
    t.start_at("MUSTER")
    assert t.refused(1, "trade 2").rule == "B-TRADE-03"
    assert "trade 2" not in t.choices(1)


@rule("B-TRADE-04")
def test_a_trade_may_be_a_gift_but_not_nothing() -> None:
    t = pair()
    t.answer(1, "trade 2")
    assert t.refused(1, "offer").rule == "B-TRADE-04"
    t.answer(1, "give soldiers 3", "offer")
    t.answer(2, "accept")
    assert (t.get(1).soldiers, t.get(2).soldiers) == (6, 12)


@rule("B-TRADE-05")
@pytest.mark.parametrize("phase", ["ROLL", "UPKEEP", "MUSTER", "MOVE", "COMBAT"])
def test_trading_is_possible_in_every_phase_any_number_of_times(phase: str) -> None:
    t = Situation("dday n-01 units=2")
    for seat in (1, 2):
        t.unit(seat, sector=2, soldiers=9, courage=9)
        t.tally(seat, "STAR TOOL STAR TOOL STAR TOOL")
    t.start_at(phase)
    assert t.field.phase() == phase
    for _ in range(3):
        trade(t, "give soldiers 1")
    assert (t.get(1).soldiers, t.get(2).soldiers) == (6, 12)


@rule("B-TRADE-05")
def test_a_unit_that_has_finished_a_phase_may_still_trade_in_it() -> None:
    t = pair("MOVE", sector="3")
    t.unit(1, courage=9)
    t.unit(2, courage=9)
    t.answer(1, "stay")
    trade(t, "give courage 2", seat=2, partner=1)
    assert t.get(1).courage == 11


@rule("B-TRADE-06")
def test_in_combat_the_trading_moment_comes_after_the_mgf_roll() -> None:
    t = Situation("dday n-01 units=2")
    for seat in (1, 2):
        t.unit(seat, sector=8, soldiers=20)
    t.give(1, "grenade")
    t.start_at("COMBAT")
    assert t.question(1) == "before-guns"
    assert t.refused(1, "trade 2").rule == "B-TRADE-06"
    t.dice("3")
    t.answer(1, "ready")
    assert t.events("mgf")
    assert not t.events("casualties")
    trade(t, "give soldiers 1")
    t.all_ready()
    assert (t.get(1).soldiers, t.get(2).soldiers) == (8, 10)


@rule("B-TRADE-06", "B-TRADE-EX-01")
def test_soldiers_given_after_the_roll_save_both_units() -> None:
    t = Situation("dday n-07 units=2")
    t.unit(1, sector=4, soldiers=2)
    t.unit(2, sector=4, soldiers=14)
    t.dice("3")
    t.start_at("COMBAT")
    trade(t, "give soldiers 6", seat=2, partner=1)
    t.all_ready()
    assert [event.data["n"] for event in t.events("casualties")] == [7, 7]
    assert (t.get(1).soldiers, t.get(2).soldiers) == (1, 1)
    assert not t.table.outcome


@rule("B-TRADE-06")
def test_a_unit_that_was_ready_may_use_what_it_is_given() -> None:
    t = Situation("dday n-01 units=2")
    for seat in (1, 2):
        t.unit(seat, sector=8, soldiers=20)
    t.give(2, "flak-vest")
    t.dice("3")
    t.start_at("COMBAT")
    t.answer(1, "ready")
    trade(t, "give flak-vest", seat=2, partner=1)
    t.ready(2)
    assert t.question(1) == "after-guns"
    t.answer(1, "use flak-vest")
    t.all_ready()
    assert (t.get(1).soldiers, t.get(2).soldiers) == (12, 9)


@rule("B-TRADE-07")
def test_nothing_changes_hands_until_the_other_player_agrees() -> None:
    t = pair()
    t.answer(1, "trade 2", "take soldiers 4", "offer")
    waits = t.refused(1, "done")
    assert (waits.rule, waits.key, waits.params) == ("B-TRADE-07", "trade-waits", {"unit": 2})
    assert t.question(2) == "offer"
    assert t.get(1).soldiers == 9
    t.answer(2, "decline")
    assert (t.get(1).soldiers, t.get(2).soldiers) == (9, 9)
    assert t.events("trade-declined")[-1].rule == "B-TRADE-07"
    t.answer(1, "trade 2", "take soldiers 4", "offer", "withdraw")
    assert t.question(2) != "offer"
    assert (t.get(1).soldiers, t.get(2).soldiers) == (9, 9)


@rule("B-TRADE-08")
def test_a_trade_may_not_leave_a_unit_without_strength() -> None:
    t = pair()
    t.answer(1, "trade 2", "give soldiers 9")
    assert t.refused(1, "offer").rule == "B-TRADE-08"
    t.answer(1, "take soldiers 1", "offer")
    t.answer(2, "accept")
    assert (t.get(1).soldiers, t.get(2).soldiers) == (1, 17)


@rule("B-TRADE-08")
def test_a_specialist_is_strength_enough_to_give_all_soldiers_away() -> None:
    t = pair()
    t.give(1, "medic")
    trade(t, "give soldiers 9")
    assert (t.get(1).soldiers, t.get(2).soldiers) == (0, 18)
    assert t.is_in_play(1)


@rule("B-TRADE-09", "B-SPEC-C22")
def test_the_messenger_changes_units_once_a_turn_and_is_no_recruit() -> None:
    t = Situation("dday n-01 units=3")
    for seat in (1, 2, 3):
        t.unit(seat, sector=2, soldiers=9, stars=3)
    t.give(1, "messenger")
    t.start_at("MUSTER")
    trade(t, "give messenger")
    assert t.get(1).specialists == ()
    assert t.get(2).specialists == ("messenger",)
    t.answer(2, "recruit medic")
    assert t.get(2).stars == 0, "he works at once: 4 stars less 1"
    t.answer(2, "trade 3")
    assert t.refused(2, "give messenger").rule == "B-TRADE-09"
    t.start_at("ROLL")
    t.answer(2, "trade 3")
    assert "give messenger" in t.choices(2), "a new turn"


@rule("B-TRADE-09")
def test_the_messenger_goes_only_where_resources_could_be_traded() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=2, soldiers=9, cards=["messenger"])
    t.unit(2, sector=3, soldiers=9)
    t.start_at("ROLL")
    assert t.refused(1, "trade 2").rule == "B-TRADE-03"


@rule("B-TRADE-10", "B-END-04")
def test_a_safe_unit_does_not_trade_but_units_fighting_for_one_bunker_do() -> None:
    t = Situation("dday n-01 units=2")
    for seat in (1, 2):
        t.unit(seat, sector="bunker", soldiers=30)
    t.dice("3")
    t.start_at("COMBAT")
    trade(t, "give soldiers 5")
    assert (t.get(1).soldiers, t.get(2).soldiers) == (25, 35)
    t = Situation("dday n-01 units=3")
    t.unit(1, sector="bunker", soldiers=30)
    t.unit(2, sector=2, soldiers=30)
    t.unit(3, sector=3, soldiers=30)
    t.dice("3")
    t.start_at("COMBAT")
    t.pass_until("ROLL")
    assert not t.is_in_play(1)
    t.unit(2, sector="bunker")
    assert t.refused(2, "trade 1").rule == "B-TRADE-10"


@rule("B-TRADE-11", "B-VEH-08")
def test_a_vehicle_goes_to_a_unit_without_one() -> None:
    t = pair()
    t.give(1, "tank")
    t.give(2, "jeep")
    t.answer(1, "trade 2", "give tank")
    assert t.refused(1, "offer").rule == "B-TRADE-11"
    t.answer(1, "cancel")
    t.answer(2, "abandon")
    trade(t, "give tank")
    assert (t.get(1).vehicle, t.get(2).vehicle) == ("", "tank")


@rule("B-TRADE-11")
def test_a_vehicle_does_not_travel_with_the_carrier_pigeon() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=2, soldiers=9, cards=["carrier-pigeon", "tank"])
    t.unit(2, sector=3, soldiers=9)
    t.start_at("MUSTER")
    t.answer(1, "use carrier-pigeon", "trade 2", "give tank")
    assert t.refused(1, "offer").rule == "B-TRADE-11"


def rolled(units: int = 2, lieutenant: int = 1, **faces: str) -> Situation:
    """Units in different sectors at the end of ROLL, the Lieutenant with one of them."""
    t = Situation(f"dday n-01 units={units}")
    for seat, sector in zip(range(1, units + 1), (4, 6, 1), strict=False):
        t.unit(seat, sector=sector, soldiers=9)
    if lieutenant:
        t.give(lieutenant, "lieutenant")
    t.start_at("ROLL")
    for seat in range(1, units + 1):
        t.dice(faces.get(f"unit{seat}", STRAIGHT_FREE))
        t.answer(seat, "roll", "lock r1 r2", "stop")
    return t


@rule("B-TRADE-12", "B-SPEC-C20")
def test_with_the_lieutenant_in_play_any_unit_swaps_a_die_with_another_anywhere() -> None:
    t = rolled(units=3, lieutenant=3)
    t.answer(1, "swap 2", "exchange w1 b2")
    assert t.question(2) == "swap-take"
    t.answer(2, "accept")
    assert [event.rule for event in t.events("swapped")] == ["B-TRADE-14"]
    assert (t.get(1).faces[2], t.get(2).faces[5]) == (1, 5)
    t = Situation("dday n-01 units=2")
    t.give(1, "dispatch-case")
    t.roll(1, STRAIGHT_FREE)
    t.roll(2, STRAIGHT_FREE)
    assert t.refused(1, "swap 2").rule == "B-TRADE-12", "no Lieutenant, no swap"


@rule("B-TRADE-12")
def test_dice_are_swapped_only_after_the_last_roll() -> None:
    t = Situation("dday n-01 units=2")
    t.give(1, "lieutenant")
    for seat in (1, 2):
        t.dice(STRAIGHT_FREE)
        t.answer(seat, "roll")
    assert "swap 2" not in t.choices(1)
    assert t.refused(1, "swap 2").rule == "B-TRADE-12"


@rule("B-TRADE-13")
def test_each_unit_swaps_once_a_turn_so_that_one_of_three_is_left_out() -> None:
    t = rolled(units=3)
    t.answer(1, "swap 2", "exchange r1 r1")
    t.answer(2, "accept")
    for seat, other in ((1, 3), (2, 3), (3, 1), (3, 2)):
        assert f"swap {other}" not in t.choices(seat)
        assert t.refused(seat, f"swap {other}").key in ("swap-once", "swap-partner-once")


@rule("B-TRADE-13")
def test_a_swap_that_was_being_thought_over_comes_too_late_for_a_unit_that_has_swapped() -> None:
    t = rolled(units=3)
    t.answer(1, "swap 2")
    t.answer(2, "swap 3", "exchange r1 w1")
    t.answer(3, "accept")
    assert t.refused(1, "exchange r1 r1").rule == "B-TRADE-13"
    assert t.choices(1) == ["cancel"]


@rule("B-TRADE-13")
def test_a_declined_swap_is_no_swap() -> None:
    t = rolled(units=3)
    t.answer(1, "swap 2", "exchange r1 r1")
    t.answer(2, "decline")
    t.answer(1, "swap 3", "exchange r1 r1")
    t.answer(3, "accept")
    assert len(t.events("swapped")) == 1


@rule("B-TRADE-14")
def test_locked_dice_may_be_swapped_and_colours_need_not_match() -> None:
    t = rolled(unit1="SKULL STAR TOOL TOOL STAR STAR")
    t.answer(1, "swap 2", "exchange r1 b1")
    t.answer(2, "accept")
    assert (t.get(1).faces[0], t.get(1).colours[0]) == (1, 2), "a blue STAR"
    assert (t.get(2).faces[4], t.get(2).colours[4]) == (0, 0), "a red SKULL"


@rule("B-TRADE-15", "B-TALLY-04")
def test_virtual_results_are_not_swapped() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=2, soldiers=9, cards=["lieutenant", "scout"])
    t.unit(2, sector=3, soldiers=9)
    t.start_at("ROLL")
    t.roll(1, STRAIGHT_FREE)
    t.roll(2, STRAIGHT_FREE)
    assert len(t.get(1).virtual) == 2
    t.answer(1, "swap 2")
    slots = ("r1", "r2", "w1", "w2", "b1", "b2")
    assert t.choices(1) == [f"exchange {mine} {theirs}" for mine in slots for theirs in slots] + ["cancel"]


@rule("B-TRADE-16", "B-TRADE-EX-02", "B-TRADE-14")
def test_swapped_dice_count_in_their_new_colours_and_go_home_before_the_next_roll() -> None:
    t = rolled(unit1="SKULL STAR STAR STAR TOOL TOOL", unit2="STAR STAR COURAGE STAR TOOL TOOL")
    t.answer(1, "swap 2", "exchange r1 w1")
    t.answer(2, "accept")
    assert sorted(t.get(1).colours) == [0, 1, 1, 1, 2, 2]
    assert sorted(t.get(2).colours) == [0, 0, 0, 1, 2, 2]
    assert "white COURAGE" in t.table.view(1)["units"][0]["results"]  # type: ignore[index]
    t.start_at("ROLL")
    assert sorted(t.get(1).colours) == sorted(t.get(2).colours) == [0, 0, 1, 1, 2, 2]
