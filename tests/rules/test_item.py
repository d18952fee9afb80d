"""B-ITEM: how items are found, kept, used and what they act on."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.table import Situation

ALL_STARS = "STAR TOOL STAR TOOL STAR TOOL"  # two sets can be claimed, so UPKEEP asks


def muster(points: int) -> Situation:
    """A Unit in MUSTER; the award it could buy keeps the phase open for it."""
    t = Situation()
    t.unit(1, sector=2, soldiers=9, courage=6, points=points)
    t.start_at("MUSTER")
    return t


@rule("B-ITEM-01", "B-ITEM-03")
def test_an_item_is_found_in_muster_for_its_item_points() -> None:
    t = muster(points=13)
    told = t.answer(1, "find field-radio")
    assert t.get().points == 1
    assert t.get().items == ("field-radio",)
    assert "field-radio" not in t.field.battle.items
    assert [event.rule for event in told if event.kind == "found"] == ["B-ITEM-03"]
    t = Situation()
    t.unit(1, sector=2, points=40, soldiers=9)
    t.start_at("MOVE")
    assert t.refused(1, "find field-radio").rule == "B-ITEM-01"


@rule("B-ITEM-03")
def test_an_item_that_cannot_be_paid_in_full_is_not_found() -> None:
    t = muster(points=11)
    assert t.refused(1, "find field-radio").rule == "B-ITEM-03"
    assert "find field-radio" not in t.choices()
    assert "find binoculars" in t.choices()


@rule("B-ITEM-03")
def test_an_item_the_map_does_not_list_is_not_found() -> None:
    t = muster(points=60)
    assert t.refused(1, "find wirecutters").rule == "B-ITEM-03"


@rule("B-ITEM-02", "R-FAQ-03")
def test_a_unit_finds_one_item_per_turn() -> None:
    t = muster(points=60)
    t.answer(1, "find field-radio")
    assert t.refused(1, "find binoculars").rule == "B-ITEM-02"
    assert not [choice for choice in t.choices() if choice.startswith("find")]


@rule("B-ITEM-02")
def test_a_vehicle_is_the_find_of_the_turn_too() -> None:
    t = Situation("dday n-05 units=1")
    t.unit(1, sector=5, soldiers=9, points=60, courage=6)
    t.start_at("MUSTER")
    t.answer(1, "find tank")
    assert t.refused(1, "find field-radio").rule == "B-ITEM-02"


@rule("B-ITEM-04", "B-ITEM-EX-01")
def test_discounts_add_up_and_end_at_nothing() -> None:
    t = Situation("dday n-01 units=3")
    t.unit(1, sector=2, soldiers=4, points=17)
    t.unit(2, sector=3, soldiers=9, cards=["quartermaster"])
    t.unit(3, sector=2, soldiers=9, cards=["armored-car"])
    t.start_at("MUSTER")
    told = t.answer(1, "find bangalore-torpedo")
    assert [event.data["cost"] for event in told if event.kind == "found"] == [17]
    assert t.get(1).points == 0


@rule("B-ITEM-04", "B-ITEM-EX-01")
def test_the_lucky_charm_costs_nothing_with_both_discounts() -> None:
    t = Situation("dday n-01 units=3")
    t.unit(1, sector=2, soldiers=4, points=0)
    t.unit(2, sector=3, soldiers=9, cards=["quartermaster"])
    t.unit(3, sector=2, soldiers=9, cards=["armored-car"])
    t.start_at("MUSTER")
    assert [choice for choice in t.choices(1) if choice.startswith("find")] == [
        "find carrier-pigeon",
        "find lucky-charm",
    ]
    t.answer(1, "find lucky-charm")
    assert t.get(1).points == 0
    assert t.get(1).items == ("lucky-charm",)


@rule("B-ITEM-04")
def test_no_discount_turns_a_cost_into_a_gain() -> None:
    t = Situation("dday n-01 units=3")
    t.unit(1, sector=2, soldiers=4, points=0)
    t.unit(2, sector=3, soldiers=9, cards=["quartermaster"])
    t.unit(3, sector=2, soldiers=9, cards=["quartermaster", "armored-car"])  # more than one table could ever show
    t.start_at("MUSTER")
    t.answer(1, "find lucky-charm")
    assert t.events("found")[-1].data["cost"] == 0
    assert t.get(1).points == 0


@rule("B-ITEM-05")
def test_a_used_item_lies_face_down_and_only_special_find_brings_it_back() -> None:
    t = muster(points=40)
    t.answer(1, "find field-radio", "use field-radio")
    assert t.field.battle.used == ("field-radio",)
    assert t.get().items == ()
    assert t.refused(1, "use field-radio").rule == "B-ITEM-C04"
    t.tally(1, "TOOL STAR TOOL STAR TOOL SOLDIER")
    t.get().flags = 0
    t.start_at("MUSTER")
    assert t.refused(1, "find field-radio").rule == "B-ITEM-05"
    t.start_at("UPKEEP")
    t.answer(1, "claim TOOL", "refind field-radio")
    assert t.get().items == ("field-radio",)
    assert not t.field.battle.used


@rule("B-ITEM-06")
def test_any_number_of_items_may_be_used_even_in_the_turn_they_were_found() -> None:
    t = Situation()
    t.unit(1, sector=2, soldiers=1, points=12, cards=["pocket-bible", "signalling-lamp"])
    t.start_at("MUSTER")
    t.answer(1, "find field-radio", "use field-radio", "use pocket-bible", "use signalling-lamp")
    assert (t.get().soldiers, t.get().courage) == (12, 3)


@rule("B-ITEM-07", "B-ITEM-C04", "B-TURN-15")
@pytest.mark.parametrize("phase", ["ROLL", "UPKEEP", "MUSTER", "MOVE", "COMBAT"])
def test_an_item_without_a_moment_of_its_own_acts_at_once_in_every_phase(phase: str) -> None:
    t = Situation()
    t.unit(1, sector=2, soldiers=9, courage=9, cards=["field-radio"])
    t.tally(1, ALL_STARS)
    t.start_at(phase)
    assert t.field.phase() == phase
    told = t.answer(1, "use field-radio")
    assert t.get().soldiers >= 14 - 4 * (phase == "COMBAT")
    used, gained = told[0], told[1]
    assert (used.kind, gained.kind, gained.data["n"]) == ("used", "gained", 5)
    assert t.why(gained) == ["B-ITEM-C04", "B-ITEM-C04"]


@rule("B-ITEM-07")
def test_an_item_with_a_moment_of_its_own_is_refused_at_any_other() -> None:
    t = muster(points=12)
    for slug in ("flame-thrower", "grenade", "mine-detector", "toolkit"):
        t.give(1, slug)
        assert t.refused(1, f"use {slug}").key == "wrong-moment"


@rule("B-ITEM-07", "B-ITEM-19")
def test_an_item_for_any_time_may_be_used_right_after_the_landmine_die() -> None:
    t = Situation()
    t.unit(1, sector=2, soldiers=3, cards=["field-radio"])
    t.start_at("MOVE")
    t.dice("4")
    t.answer(1, "move 3")
    assert t.question() == "react"
    t.answer(1, "use field-radio")
    assert t.is_in_play()
    assert t.get().soldiers == 3 + 5 - 4


@rule("B-ITEM-08", "B-ITEM-C09")
def test_the_walkie_talkie_acts_when_found_and_is_never_held() -> None:
    t = muster(points=5)
    t.answer(1, "find walkie-talkie")
    assert [event.data["n"] for event in t.events("gained", 1) if event.rule == "B-ITEM-C09"] == [2]
    assert t.get().items == ()
    assert "walkie-talkie" in t.field.battle.used


@rule("B-ITEM-08", "B-ITEM-C10")
def test_the_whistle_acts_when_found_and_is_never_held() -> None:
    t = muster(points=7)
    t.answer(1, "find whistle")
    assert t.get().items == ()
    assert "whistle" in t.field.battle.used


@rule("B-ITEM-09")
def test_a_unit_may_hold_every_item_it_finds() -> None:
    t = Situation("dday n-01 units=1")
    many = [slug for slug in t.field.battle.items if t.field.book.cards[slug].found is None]
    t.unit(1, sector=2, soldiers=9, points=12, cards=[slug for slug in many if slug != "field-radio"])
    t.start_at("MUSTER")
    t.answer(1, "find field-radio")
    assert set(t.get().items) == set(many)
    assert len(many) > 10


@rule("B-ITEM-10")
def test_a_lower_def_holds_for_all_units_there_until_the_turn_ends() -> None:
    t = Situation("dday n-01 units=2")
    for seat in (1, 2):
        t.unit(seat, sector=3, soldiers=9)
    t.give(1, "bazooka")
    t.start_at("MUSTER")
    t.answer(1, "use bazooka")
    t.pass_until("ROLL")
    assert (t.get(1).soldiers, t.get(2).soldiers) == (9, 9)
    for seat in (1, 2):
        t.roll(seat, "COURAGE COURAGE STAR STAR TOOL TOOL")
    t.pass_until("ROLL")
    assert (t.get(1).soldiers, t.get(2).soldiers) == (5, 5)


@rule("B-ITEM-11", "B-SECTOR-28")
def test_in_a_no_find_sector_items_are_used_but_not_found() -> None:
    t = Situation()
    t.unit(1, sector=9, soldiers=9, points=60, courage=6, cards=["field-radio"])
    t.field.battle.used = ("pocket-bible",)
    t.start_at("MUSTER")
    assert t.refused(1, "find binoculars").rule == "B-ITEM-11"
    assert not any(choice.startswith("find") for choice in t.choices())
    t.answer(1, "use field-radio")
    assert t.get().soldiers == 14
    t.tally(1, "TOOL STAR TOOL STAR TOOL SOLDIER")
    t.start_at("UPKEEP")
    t.answer(1, "claim TOOL")
    assert [e.data["resource"] for e in t.events("gained", 1) if e.rule == "B-RWB-16"] == ["stars"]


@rule("B-ITEM-12", "B-SECTOR-29")
def test_the_first_unit_in_takes_the_placed_item_and_later_ones_get_nothing() -> None:
    t = Situation("dday n-03 units=2")
    t.unit(1, sector=7, soldiers=30, courage=9, cards=["hero"])
    t.unit(2, sector=7, soldiers=30, courage=9, cards=["hero"])
    assert "shoulder-patch" not in t.field.battle.items
    t.start_at("MOVE")
    t.answer(1, "advance 10")
    t.get(2).must_leave = 0
    t.answer(2, "stay")
    assert t.get(1).items == ("shoulder-patch",)
    found = t.events("found", 1)[-1]
    assert (found.rule, found.data["cost"]) == ("B-ITEM-12", 0)
    t.start_at("MUSTER")
    t.get(1).points = 3
    assert "find carrier-pigeon" in t.choices(1), "the gift was no find of the turn"
    t.start_at("MOVE")
    t.answer(1, "stay")
    t.answer(2, "advance 10")
    assert t.get(2).items == ()


@rule("B-ITEM-12")
def test_a_placed_item_once_used_can_be_found_again_by_special_find() -> None:
    t = Situation("dday n-03 units=1")
    t.unit(1, sector=10, soldiers=9, stars=0, cards=["shoulder-patch"])
    t.get().hand = ("medic",)
    t.start_at("MUSTER")
    t.answer(1, "use shoulder-patch")
    assert t.field.battle.used == ("shoulder-patch",)
    t.unit(1, points=15)
    t.tally(1, "TOOL STAR TOOL STAR TOOL SOLDIER")
    t.start_at("UPKEEP")
    t.answer(1, "claim TOOL")
    assert "refind shoulder-patch" in t.choices()


@rule("B-ITEM-13")
def test_only_the_owner_uses_an_item_for_the_good_of_all() -> None:
    t = Situation("dday n-01 units=2")
    for seat in (1, 2):
        t.unit(seat, sector=3, soldiers=9)
    t.give(1, "bazooka")
    t.start_at("MUSTER")
    assert t.refused(2, "use bazooka").key == "not-yours"
    t.answer(1, "use bazooka")
    t.pass_until("ROLL")
    assert t.get(2).soldiers == 9


@rule("B-ITEM-20")
def test_a_lower_def_stays_in_the_sector_in_which_it_was_used() -> None:
    t = Situation()
    t.unit(1, sector=3, soldiers=20, courage=9, cards=["bazooka"])
    t.start_at("MOVE")
    t.answer(1, "use bazooka", "advance 6")
    assert t.field.phase() == "ROLL"
    assert t.get().soldiers == 20 - 6
    t = Situation()
    t.unit(1, sector=3, soldiers=20, courage=9, cards=["bazooka"])
    t.start_at("MOVE")
    t.answer(1, "advance 6")
    assert t.field.phase() == "COMBAT"
    t.answer(1, "use bazooka")
    t.pass_until("ROLL")
    assert t.field.phase() == "ROLL"
    assert t.get().soldiers == 20


@rule("B-ITEM-EX-03", "B-ITEM-C10", "B-MOVE-11")
def test_the_whistle_lets_a_unit_without_courage_advance_this_turn() -> None:
    t = Situation()
    t.unit(1, sector=3, soldiers=9, courage=0, points=7)
    t.start_at("MUSTER")
    t.answer(1, "find whistle")
    t.pass_until("MOVE")
    assert "advance 6" in t.choices()
    assert t.refused(1, "advance 5").rule == "B-SECTOR-06", "requirements stay"
    t.answer(1, "advance 6")
    assert t.events("advances")[-1].data["cost"] == 0


@rule("B-ITEM-C10")
def test_a_whistle_not_used_for_an_advance_is_lost() -> None:
    t = Situation()
    t.unit(1, sector=3, soldiers=30, courage=0, points=7)
    t.start_at("MUSTER")
    t.answer(1, "find whistle")
    t.pass_until("MOVE")
    t.answer(1, "stay")
    t.roll(1, "SOLDIER SOLDIER TOOL TOOL TOOL SOLDIER")
    t.pass_until("ROLL")
    assert not t.events("advances")
    assert [event.data["sector"] for event in t.events("stayed")] == ["3", "3"]
