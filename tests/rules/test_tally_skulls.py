"""B-TALLY: SKULLs and straights."""

from __future__ import annotations

import pytest

from hhour.dday.rules.dice.tally import can_claim, one_more, standing
from hhour.dday.rules.dice.worth import given
from hhour.kernel.faces import BLUE, COLOURLESS, COURAGE, FACE_NAMES, RED, SKULL, SOLDIER, STAR, TOOL, WHITE, result
from tests.rule import rule
from tests.rules.test_setup import landed
from tests.rules.test_tally import booked, upkeep
from tests.table import Situation

STRAIGHT = "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL"


def cancelled(t: Situation) -> list[object]:
    return [event.data["which"] for event in t.events("cancelled")]


@rule("B-TALLY-12")
def test_every_active_skull_cancels_one_die_of_the_players_choice() -> None:
    t = upkeep("SKULL SKULL STAR SOLDIER COURAGE TOOL")
    assert t.choices() == ["cancel w1", "cancel w2", "cancel b1", "cancel b2"]
    t.answer(1, "cancel w1", "cancel b2")
    assert (booked(t, "stars"), booked(t, "soldiers"), booked(t, "courage"), booked(t, "points")) == (0, 1, 1, 0)
    assert [event.rule for event in t.events("cancelled")] == ["B-TALLY-12", "B-TALLY-12"]


@rule("B-TALLY-12", "B-TALLY-18")
def test_a_cancelled_die_is_in_no_set() -> None:
    t = upkeep("STAR SKULL STAR SKULL STAR SKULL")
    assert t.choices() == ["claim SKULL", "declared"]  # three active SKULLs would break a set of STARs
    t.answer(1, "declared")
    assert booked(t, "stars") == 0
    assert t.events("claimed") == []


@rule("B-TALLY-12")
def test_a_cancelled_die_is_in_no_straight() -> None:
    t = landed("dday n-02 units=1")
    t.unit(1, soldiers=10)
    t.tally(1, STRAIGHT)
    t.get().virtual = (result(SKULL, COLOURLESS),)  # a second SKULL, which stays active
    t.start_at("UPKEEP")
    assert "straight" not in t.choices()


@rule("B-TALLY-13")
def test_a_skull_never_cancels_a_skull() -> None:
    t = upkeep("SKULL SKULL SKULL SKULL STAR SOLDIER")
    assert cancelled(t) == ["b1", "b2"]
    t = upkeep("SKULL SKULL STAR SOLDIER COURAGE TOOL")
    assert not {"cancel r1", "cancel r2"} & set(t.choices())


@rule("B-TALLY-14")
def test_the_skulls_of_a_dead_mans_gift_are_not_active() -> None:
    t = upkeep("SKULL STAR SKULL STAR SKULL TOOL")
    t.answer(1, "claim SKULL")
    assert cancelled(t) == []
    assert (booked(t, "stars"), booked(t, "points"), t.get().points) == (2, 1, 21)


@rule("B-TALLY-14")
def test_the_skull_of_a_straight_used_for_an_award_is_not_active() -> None:
    t = upkeep(STRAIGHT)
    t.answer(1, "straight", "take bronze-star")
    assert cancelled(t) == []


@rule("B-TALLY-14")
@pytest.mark.parametrize(("cards", "number"), [([], 1), (["sharpshooter"], 0)])
def test_the_sharpshooter_ignores_a_skull(cards: list[str], number: int) -> None:
    t = upkeep("SKULL STAR STAR SOLDIER COURAGE TOOL", cards=cards)
    if number:
        t.answer(1, "cancel b2")
    assert len(cancelled(t)) == number
    assert booked(t, "points") == 1 - number


@rule("B-TALLY-15")
def test_a_virtual_skull_is_active_like_any_other() -> None:
    t = landed("dday n-06 units=1")
    t.unit(1, sector=4, soldiers=10)
    t.roll(1, "STAR STAR SOLDIER SOLDIER COURAGE COURAGE")
    assert t.choices() == ["cancel r1", "cancel w1", "cancel b1"]


@rule("B-TALLY-16")
def test_a_skull_cancels_dice_and_no_virtual_results() -> None:
    t = landed("dday n-02 units=1")
    t.unit(1, sector=2, soldiers=10, cards=["scout"])
    t.roll(1, "SKULL SKULL SKULL SKULL SKULL TOOL")
    t.answer(1, "declared")
    assert cancelled(t) == ["b2"]
    assert (booked(t, "stars"), booked(t, "points")) == (1, 1)  # sector and Scout are untouched


@rule("B-TALLY-16")
def test_a_skull_cancels_no_die_of_another_unit() -> None:
    t = landed("dday n-02 units=2")
    t.tally(1, "SKULL SKULL SKULL SKULL SKULL SKULL")
    t.tally(2, "STAR STAR SOLDIER SOLDIER COURAGE COURAGE")
    t.start_at("UPKEEP")
    t.answer(1, "declared")
    assert t.events("cancelled") == []


@rule("B-TALLY-17")
def test_cancelling_is_compulsory() -> None:
    t = upkeep("SKULL STAR STAR SOLDIER COURAGE TOOL")
    assert all(choice.startswith("cancel") for choice in t.choices())
    for word in ("declared", "pass", "done"):
        assert t.refused(1, word).rule == "B-TALLY-12"


@rule("B-TALLY-17", "R-FAQ-02")
def test_skulls_beyond_the_last_die_have_no_effect() -> None:
    t = upkeep("SKULL SKULL SKULL SKULL STAR STAR")
    assert cancelled(t) == ["b1", "b2"]
    assert [event.phase for event in t.events("fell")] == ["COMBAT"]  # the surplus takes nothing else


@rule("B-TALLY-17")
def test_a_set_stands_only_if_the_skulls_find_other_victims() -> None:
    t = upkeep("STAR SKULL STAR TOOL STAR SKULL")
    assert "claim STAR" not in t.choices()  # two SKULLs, one die outside the set
    t = upkeep("STAR SKULL STAR TOOL STAR TOOL")
    t.answer(1, "claim STAR", "courage 1")
    assert t.choices() == ["cancel w2", "cancel b2"]
    assert t.refused(1, "cancel r1").rule == "B-UPKEEP-02"


@rule("B-TALLY-18")
def test_skulls_are_resolved_before_resources_are_booked() -> None:
    t = upkeep("SKULL STAR STAR SOLDIER COURAGE TOOL")
    assert t.field.phase() == "UPKEEP"
    assert t.events("gained") == []
    t.answer(1, "cancel r2")
    told = [event.kind for event in t.table.events if event.kind in ("cancelled", "gained")]
    assert told[0] == "cancelled"
    assert set(told[1:]) == {"gained"}


# --- straights ----------------------------------------------------------------------------------------------------


@rule("B-TALLY-24")
@pytest.mark.parametrize(
    "faces", [STRAIGHT, "TOOL COURAGE TWO_SOLDIERS SOLDIER STAR SKULL", "STAR SKULL TOOL SOLDIER COURAGE TWO_SOLDIERS"]
)
def test_a_straight_is_the_six_faces_whatever_their_colours(faces: str) -> None:
    assert "straight" in upkeep(faces).choices()


@rule("B-TALLY-24")
def test_a_virtual_result_counts_for_a_straight_and_more_results_do_no_harm() -> None:
    t = landed("dday n-02 units=1")
    t.unit(1, sector=4, soldiers=10, cards=["scout"])  # two virtual TOOLs
    t.roll(1, "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE STAR")
    t.answer(1, "straight")
    assert t.events("straight")[0].rule == "B-TALLY-24"
    assert t.question() == "straight-award"


@rule("B-TALLY-24")
def test_five_faces_are_no_straight() -> None:
    t = upkeep("SKULL STAR SOLDIER TWO_SOLDIERS COURAGE COURAGE")
    assert t.refused(1, "straight") is not None
    t = upkeep("SKULL STAR SKULL TOOL SKULL COURAGE")
    assert t.refused(1, "straight").rule == "B-TALLY-24"


@rule("B-TALLY-25")
def test_a_result_of_the_straight_is_in_no_set() -> None:
    t = landed("dday n-02 units=1")
    t.unit(1, sector=4, soldiers=10)
    t.tally(1, "STAR SKULL STAR SOLDIER STAR TWO_SOLDIERS")
    t.get().virtual = (result(COURAGE, COLOURLESS), result(TOOL, COLOURLESS))
    t.start_at("UPKEEP")
    assert {"claim STAR", "straight"} <= set(t.choices())
    t.answer(1, "straight")
    assert t.question() == "straight-award"  # no set is left beside it
    t.answer(1, "take bronze-star")
    assert (booked(t, "stars"), booked(t, "soldiers"), booked(t, "courage"), booked(t, "points")) == (3, 3, 1, 1)


@rule("B-TALLY-25")
def test_with_a_fourth_star_set_and_straight_stand_together() -> None:
    t = landed("dday n-02 units=1")
    t.unit(1, sector=1, soldiers=10)
    t.tally(1, "STAR SKULL STAR SOLDIER STAR TWO_SOLDIERS")
    t.get().virtual = (result(COURAGE, COLOURLESS), result(TOOL, COLOURLESS), result(STAR, COLOURLESS))
    t.start_at("UPKEEP")
    t.answer(1, "straight", "claim STAR", "courage 1", "take bronze-star")
    assert t.get().awards == ("bronze-star",)
    assert booked(t, "stars") == 4


# --- worked examples ----------------------------------------------------------------------------------------------


@rule("B-TALLY-EX-01")
def test_a_special_find_beside_a_skull_and_with_a_scout() -> None:
    t = landed("dday n-02 units=1")
    t.unit(1, soldiers=10, cards=["scout"])
    t.roll(1, "SKULL TOOL TOOL SOLDIER TOOL COURAGE")
    t.answer(1, "claim TOOL", "cancel b2")
    assert (t.get().points, t.get().soldiers, t.get().courage) == (12, 11, 0)
    assert t.get().stars == 2  # there is no used item: stars it is


@rule("B-TALLY-EX-02")
def test_two_skulls_break_reinforcements_and_a_sharpshooter_saves_them() -> None:
    def table(cards: list[str]) -> Situation:
        t = landed("dday n-02 units=2")
        t.unit(1, soldiers=10, cards=cards)
        t.unit(2, soldiers=10)
        t.tally(1, "SKULL SOLDIER SKULL SOLDIER SOLDIER STAR")
        t.tally(2, "STAR STAR TOOL TOOL COURAGE COURAGE")
        t.start_at("UPKEEP")
        return t

    t = table([])
    assert t.question(1) == "cancel"
    t.answer(1, "cancel b2", "cancel r2")
    assert (t.get(1).soldiers, t.get(1).stars) == (12, 0)
    t = table(["sharpshooter"])
    t.answer(1, "claim SOLDIER")
    assert cancelled(t) == ["b2"]
    assert (t.get(1).soldiers, t.get(2).soldiers, t.get(1).stars) == (10 + 3 + 4, 10 + 4, 0)


@rule("B-TALLY-EX-03")
def test_a_straight_used_and_a_straight_declined() -> None:
    t = upkeep(STRAIGHT)
    t.answer(1, "straight", "take silver-star")
    unit = t.get()
    assert (unit.stars, unit.soldiers, unit.courage, unit.points) == (1, 13, 1, 1)
    assert unit.awards == ("silver-star",)
    t = upkeep(STRAIGHT)
    t.answer(1, "declared")
    assert t.choices() == ["cancel r2", "cancel w1", "cancel w2", "cancel b1", "cancel b2"]
    t.answer(1, "cancel b2")
    assert (t.get().points, t.get().awards) == (0, ())


@rule("B-UPKEEP-02", "B-TALLY-12")
def test_a_face_that_a_box_has_added_is_in_no_set_and_breaks_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hhour.dday.rules.dice.tally.FACE_NAMES", [*FACE_NAMES, "ANCHOR"])
    t = Situation("dday n-02 units=1")
    t.unit(1, sector=5, soldiers=20)
    t.tally(1, "STAR SKULL STAR TOOL TOOL TOOL")
    t.get().virtual = (result(STAR, BLUE),)
    t.start_at("UPKEEP")
    t.answer(1, "claim STAR", "courage 1")
    assert t.choices() == ["cancel w2", "cancel b1"]


@rule("B-TALLY-09", "B-TALLY-12")
def test_what_is_cancelled_or_removed_stands_no_more_and_the_rest_once_each() -> None:
    t = Situation("dday n-02 units=1")
    t.tally(1, "STAR STAR SOLDIER TOOL TOOL COURAGE")
    unit = t.get()
    unit.removed = 1 << 5
    left = [result(face, colour) for face, colour in ((STAR, RED), (SOLDIER, WHITE), (TOOL, WHITE), (TOOL, BLUE))]
    counts = standing(unit, 1 << 0)
    assert {one: number for one, number in enumerate(counts) if number} == dict.fromkeys(left, 1)


@rule("B-TALLY-04", "B-ROLL-16", "B-TALLY-19")
def test_virtual_results_count_once_each_and_make_a_set_before_any_die_is_rolled() -> None:
    t = Situation("dday n-02 units=1")
    unit = t.unit(1, sector=5, soldiers=20)
    unit.left_out, unit.faces, unit.colours = 0b1, (), ()
    unit.virtual = tuple(result(STAR, colour) for colour in (RED, WHITE, BLUE))
    assert [standing(unit, 0)[one] for one in unit.virtual] == [1, 1, 1]
    assert given(t.field, unit) == (0, 3, 0, 0), "three stars and nothing else"
    assert can_claim(t.field, unit, one_more(unit.claimed, STAR), 0)
    assert not can_claim(t.field, unit, one_more(unit.claimed, TOOL), 0)
