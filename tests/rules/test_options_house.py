"""B-OPT-H: the house options kept from rulings."""

from __future__ import annotations

import pytest

from hhour.kernel.faces import BLUE, FACE_NUMBER, RED, result
from tests.rule import rule
from tests.rules.test_roll import NOTHING, locks, rolling
from tests.rules.test_setup import landed
from tests.rules.test_tally import booked
from tests.table import Situation


@rule("B-OPT-H01", "B-UPKEEP-08")
@pytest.mark.parametrize(("option", "marker"), [("", 2), (" opts=fresh-legs", 1)])
def test_with_fresh_legs_the_marker_is_not_turned_in_the_first_upkeep(option: str, marker: int) -> None:
    t = landed(f"dday n-02 units=1{option}")
    t.unit(1, soldiers=60)
    for turn in (1, 2, 3):
        assert t.field.battle.turn == turn
        t.roll(1, NOTHING)
        t.pass_until("MOVE")
        assert t.get().marker == min(4, marker + turn - 1)
        if t.get().marker < 4:
            t.pass_until("ROLL")


def special_find(option: str) -> Situation:
    """A Unit that finds the used Bazooka with a Special Find and still has item points."""
    t = landed(f"dday n-02 units=1 opts=bazooka-joe=items{option}")
    t.unit(1, soldiers=60, points=40)
    t.field.battle.items = tuple(slug for slug in t.field.battle.items if slug != "bazooka")
    t.field.battle.used = ("bazooka",)
    t.tally(1, "TOOL STAR TOOL STAR TOOL COURAGE")
    t.start_at("UPKEEP")
    t.answer(1, "claim TOOL", "refind bazooka")
    assert "bazooka" in t.get().items
    t.pass_until("MUSTER")
    return t


@rule("B-OPT-H02", "B-RWB-17")
def test_a_lucky_scavenger_keeps_the_find_of_the_turn() -> None:
    t = special_find(",lucky-scavenger")
    t.answer(1, "find field-radio")
    assert t.get().items == ("bazooka", "field-radio")
    assert special_find("").refused(1, "find field-radio").rule == "B-ITEM-02"


@rule("B-OPT-H03")
@pytest.mark.parametrize(
    ("name", "sector", "limited"),
    [("n-02", "9", True), ("n-02", "7", False), ("n-02", "1", False), ("n-04", "11", True), ("n-04", "10", True)],
)
def test_the_trade_limit_forbids_trading_in_the_top_row_and_beside_a_bunker(
    name: str, sector: str, limited: bool
) -> None:
    for option in ("", " opts=trade-limit"):
        t = landed(f"dday {name} units=2{option}")
        for seat in (1, 2):
            t.unit(seat, sector=sector, soldiers=60, stars=4)
        t.start_at("MUSTER")
        if limited and option:
            assert t.refused(1, "trade 2").rule == "B-OPT-H03"
            assert "trade 2" not in t.choices(1)
        else:
            t.answer(1, "trade 2", "give soldiers 1", "offer")
            t.answer(2, "accept")
            assert t.get(2).soldiers == 61


@rule("B-OPT-H03")
def test_under_the_trade_limit_dice_are_still_swapped() -> None:
    t = rolling("dday n-02 units=2 opts=trade-limit", 9, ["lieutenant"])
    t.unit(2, sector=9, soldiers=60)
    t.roll(1, NOTHING)
    t.roll(2, NOTHING)
    t.answer(1, "swap 2", "exchange r1 b1")
    t.answer(2, "accept")
    assert t.events("swapped")


def bitten(option: str) -> Situation:
    """One SKULL, five dice, the Scout's TOOL."""
    t = landed(f"dday n-02 units=1{option}")
    t.unit(1, soldiers=60, cards=["scout"])
    t.roll(1, "SKULL STAR STAR SOLDIER STAR SOLDIER")
    return t


@rule("B-OPT-H04", "B-TALLY-16")
def test_a_kind_skull_may_cancel_a_virtual_result() -> None:
    t = bitten(" opts=kind-skulls")
    t.answer(1, "claim STAR", "courage 1")
    assert t.choices() == ["cancel w2", "cancel b2", "cancel colourless TOOL"]
    t.answer(1, "cancel colourless TOOL")
    assert (booked(t, "points"), booked(t, "soldiers"), booked(t, "stars")) == (0, 2, 3)
    t = bitten("")
    t.answer(1, "claim STAR", "courage 1")
    assert t.choices() == ["cancel w2", "cancel b2"]


@rule("B-OPT-H04")
def test_a_kind_skull_cancels_one_virtual_result_and_leaves_the_others() -> None:
    t = landed("dday n-02 units=1 opts=kind-skulls")
    t.unit(1, soldiers=60)
    t.tally(1, "SKULL STAR STAR SOLDIER SOLDIER SOLDIER")
    t.get().virtual = (result(FACE_NUMBER["TOOL"], RED), result(FACE_NUMBER["STAR"], BLUE))
    t.start_at("UPKEEP")
    t.answer(1, "claim STAR", "courage 1")
    assert "cancel red TOOL" in t.choices(), "the set stands without it"
    assert "cancel blue STAR" not in t.choices()
    t.answer(1, "cancel red TOOL")
    assert t.get().virtual == (result(FACE_NUMBER["STAR"], BLUE),)


@rule("B-OPT-H04")
def test_a_kind_skull_may_save_a_set_that_would_break() -> None:
    for option, claimable in (("", False), (" opts=kind-skulls", True)):
        t = landed(f"dday n-02 units=1{option}")
        t.unit(1, soldiers=60, cards=["scout"])
        t.roll(1, "STAR SKULL STAR SKULL STAR TOOL")
        assert ("claim STAR" in t.choices()) == claimable


@rule("B-OPT-H05", "B-TALLY-24")
def test_a_pure_straight_is_made_of_dice_alone() -> None:
    for option, counts in (("", True), (" opts=pure-straight", False)):
        t = landed(f"dday n-02 units=1{option}")
        t.unit(1, soldiers=60, cards=["scout"])
        t.roll(1, "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE STAR")
        assert ("straight" in t.choices()) == counts
    t = landed("dday n-02 units=1 opts=pure-straight")
    t.unit(1, soldiers=60, cards=["scout"])
    t.roll(1, "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL")
    t.answer(1, "straight", "take bronze-star")
    assert t.get().awards == ("bronze-star",)


def commanded(option: str) -> Situation:
    """Unit 1 is safe in its bunker with General, Quartermaster, Lieutenant and Medic; Unit 2 goes on."""
    t = landed(f"dday n-02 units=3{option}")
    t.unit(1, sector="bunker", soldiers=90, cards=["general", "quartermaster", "lieutenant", "medic"])
    for seat in (2, 3):
        t.unit(seat, sector=1, soldiers=60)
    t.dice("1")
    t.start_at("COMBAT")
    t.pass_until("ROLL")
    assert t.events("safe", 1)
    t.unit(2, points=10)
    return t


@rule("B-OPT-H06", "B-END-07")
def test_from_a_command_post_specialists_still_act_for_all_units() -> None:
    t = commanded(" opts=command-post")
    assert locks(t, 2) == 1
    t.answer(2, t.choices(2)[0], "stop")
    t.roll(3, NOTHING)
    assert "swap 3" in t.choices(2)
    t.pass_until("MUSTER")
    t.answer(2, "find field-radio")  # 12, less 2
    assert t.events("paid", 2)[-1].data["n"] == 10
    t = commanded("")
    assert locks(t, 2) == 2
    t.answer(2, "lock r1 r2", "stop")
    t.roll(3, NOTHING)
    assert t.table.refusal(2, "swap 3") is not None
    t.pass_until("MUSTER")
    assert t.refused(2, "find field-radio").rule == "B-ITEM-03"


@rule("B-OPT-H06")
def test_at_a_command_post_what_served_the_own_unit_serves_nobody() -> None:
    t = commanded(" opts=command-post")
    t.start_at("COMBAT")
    t.pass_until("ROLL")
    assert t.get(2).soldiers == 60 - 3 - 3
    assert t.events("saved", 2) == []  # the Medic was no help to others before either


@rule("B-OPT-H07", "B-ROLL-15")
def test_climbing_from_below_locks_nothing_and_needs_four_skulls() -> None:
    for faces, up in (("SKULL SKULL SKULL SKULL STAR STAR", True), ("SKULL SKULL SKULL TOOL STAR STAR", False)):
        t = rolling("dday n-07 units=1 opts=climb-from-below", 7, ["corporal"])
        t.unit(1, courage=9)
        t.dice(faces)
        t.answer(1, "roll")
        assert t.question() == "reroll"  # no lock in between
        t.answer(1, "stop")
        t.pass_until("MOVE")
        assert ({"advance 9", "advance 10"} <= set(t.choices())) == up
        if not up:
            assert t.refused(1, "advance 9").rule == "B-OPT-H07"


@rule("B-OPT-H07")
def test_a_unit_that_climbed_from_below_stands_above_the_cliff_and_goes_on() -> None:
    t = rolling("dday n-07 units=1 opts=climb-from-below", 8, ["platoon-leader"])
    t.unit(1, courage=9)
    t.roll(1, "SKULL SKULL SKULL SKULL STAR STAR")
    t.pass_until("MOVE")
    t.answer(1, "advance 10")
    t.pass_until("ROLL")
    assert locks(t) == 2  # it does not stand on the cliff
    t.answer(1, "lock r1 r2", "stop")
    t.pass_until("MOVE")
    assert "advance 12" in t.choices()


@rule("B-OPT-H07")
def test_four_skulls_help_only_in_the_turn_in_which_they_are_rolled() -> None:
    t = rolling("dday n-07 units=1 opts=climb-from-below", 7, ["corporal"])
    t.unit(1, courage=9)
    t.roll(1, "SKULL SKULL SKULL SKULL STAR STAR")
    t.pass_until("MOVE")
    t.pass_until("ROLL")
    t.roll(1, NOTHING)
    t.pass_until("MOVE")
    assert t.refused(1, "advance 9").rule == "B-OPT-H07"


@rule("B-OPT-H08")
def test_a_chosen_honour_is_chosen_and_not_drawn() -> None:
    t = landed("dday n-06 units=1 opts=chosen-honour")
    t.unit(1, sector=13, soldiers=90, courage=9, cards=["scout"])
    t.start_at("MOVE")
    t.answer(1, "advance 15")
    assert len(t.choices()) == 11
    t.dice("1")
    t.answer(1, "take purple-heart")
    assert t.get().awards == ("purple-heart",)
    assert t.events("award")[0].rule == "B-OPT-H08"
    t = landed("dday n-06 units=1")
    t.unit(1, sector=13, soldiers=90, courage=9, cards=["scout"])
    t.start_at("MOVE")
    t.dice("bronze-star 1")
    t.answer(1, "advance 15")
    assert t.get().awards == ("bronze-star",)
