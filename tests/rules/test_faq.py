"""R-FAQ: the questions that are asked most."""

from __future__ import annotations

from tests.rule import rule
from tests.table import Situation

FACES = "STAR STAR STAR TOOL TOOL TOOL"


@rule("R-FAQ-01")
def test_trade_beside_the_bunker_is_forbidden_only_by_option_and_dice_are_always_swapped() -> None:
    for opts, rule_id in (
        ("", None),
        (" opts=trade-limit=on", "B-OPT-H03"),
        (" opts=assault=on,garrison-ai=on", "B-OPT-H03"),
    ):
        t = Situation(f"dday n-01 units=2{opts}")
        t.unit(1, sector=9, soldiers=90, cards=["lieutenant", "field-radio"])
        t.unit(2, sector=9, soldiers=90, cards=["lucky-charm"])
        t.start_at("MUSTER")
        found = t.table.refusal(1, "trade 2")
        assert (found.rule if found else None) == rule_id
        t.start_at("ROLL")
        t.roll(1, FACES)
        t.roll(2, FACES)
        assert t.field.phase() == "ROLL"
        assert t.table.refusal(1, "swap 2") is None


@rule("R-FAQ-02")
def test_skulls_beyond_the_dice_they_could_cancel_do_nothing() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=1, soldiers=9)
    t.tally(1, "SKULL SKULL SKULL SKULL STAR STAR")
    t.start_at("UPKEEP")
    assert len(t.events("cancelled")) == 2
    assert t.get(1).stars == 0
    assert {event.phase for event in t.events("casualties")} == {"COMBAT"}, "nothing else happens"


@rule("R-FAQ-03")
def test_any_number_of_items_but_one_recruit_one_find_and_one_award_a_turn() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(
        1, sector=1, soldiers=9, stars=20, points=90, courage=20, cards=["field-radio", "pocket-bible", "lucky-charm"]
    )
    t.start_at("MUSTER")
    t.answer(1, "use field-radio", "use pocket-bible", "use lucky-charm", "gain stars")
    t.answer(1, "recruit captain", "find bazooka")
    t.dice("silver-star")
    t.answer(1, "buy award")
    assert t.refused(1, "recruit medic").rule == "B-SPEC-02"
    assert t.refused(1, "find flak-vest").rule == "B-ITEM-02"
    assert t.refused(1, "buy award").rule == "B-AWARD-04"


@rule("R-FAQ-05")
def test_a_cant_stay_sector_is_left_in_the_next_move() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=3, soldiers=90, courage=9)
    t.start_at("MOVE")
    t.answer(1, "advance 6")
    t.roll(1, "SOLDIER SOLDIER COURAGE COURAGE SOLDIER COURAGE")
    t.give(1, "field-radio")
    t.pass_until("MOVE")
    assert "stay" not in t.choices(1)
    assert t.refused(1, "stay").rule == "B-MOVE-06"
    t.give(1, "point-man")
    t.answer(1, "use point-man")
    assert "stay" in t.choices(1), "the Point Man excepted"


@rule("R-FAQ-06")
def test_too_little_courage_leaves_the_sideways_move_and_the_stay_and_else_ends_the_unit() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=2, soldiers=90, courage=1)
    t.start_at("MOVE")
    assert t.refused(1, "advance 4").rule == "B-MOVE-10"
    assert t.choices(1) == ["move 3", "stay"]
    forced = Situation("dday n-01 units=1")
    forced.unit(1, sector=3, soldiers=90)
    forced.unit(1, sector=2, marker=4, courage=1)
    forced.start_at("MOVE")
    assert forced.table.outcome == "lost"


@rule("R-FAQ-08")
def test_leadership_adds_a_white_result_that_may_complete_a_set_or_gives_two_courage() -> None:
    t = Situation("dday n-01 units=2")
    for seat in (1, 2):
        t.unit(seat, sector=1, soldiers=9)
        t.tally(seat, "STAR TOOL STAR COURAGE STAR TOOL")
    t.start_at("UPKEEP")
    t.answer(1, "claim STAR", "white TOOL")
    assert "claim TOOL" in t.choices(1)
    t.answer(1, "claim TOOL")
    t.answer(2, "claim STAR", "courage 1")
    gained = [event for event in t.events("gained", 1) if event.rule == "B-RWB-08"]
    assert [(event.data["resource"], event.data["n"]) for event in gained] == [("courage", 2)]


@rule("R-FAQ-10")
def test_a_straight_asks_for_each_symbol_whatever_its_colour() -> None:
    for faces in ("SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL", "TOOL COURAGE SKULL STAR TWO_SOLDIERS SOLDIER"):
        t = Situation("dday n-01 units=1")
        t.unit(1, sector=1, soldiers=9)
        t.tally(1, faces)
        t.start_at("UPKEEP")
        assert "straight" in t.choices(1)
    t.tally(1, "SKULL STAR SOLDIER SOLDIER COURAGE TOOL")
    t.start_at("UPKEEP")
    assert "straight" not in t.choices(1)
