"""W-GOLD: the modes `touch`, `rwbg` and `wild`."""

from __future__ import annotations

import pytest

from hhour.kernel.faces import COLOURLESS, FACES, TOOL, TWO_SOLDIERS, result
from tests.rule import rule
from tests.way_to_hell.gold import rolling, table

FIVE = "STAR SOLDIER COURAGE TOOL TWO_SOLDIERS"  # 4 + 1: r1 r2 w1 b1 g1


# --- A Touch of Gold --------------------------------------------------------------------------------------------------


@rule("W-GOLD-30", "W-GOLD-31")
def test_each_turn_each_unit_chooses_six_dice_or_four_and_a_gold_one() -> None:
    t = rolling("touch", units=2)
    assert t.question(1) == t.question(2) == "gold-way"
    told = t.answer(1, "leave w2 b1")
    assert [(one.rule, one.data) for one in told if one.kind == "gold-way"] == [("W-GOLD-30", {"dice": ("w2", "b1")})]
    assert t.get(1).tray.names == ("r1", "r2", "w1", "b1", "g1")
    t.answer(2, "six")
    assert t.get(2).tray.size == 6
    t.start_at("ROLL")
    assert t.question(1) == "gold-way"
    assert t.get(1).tray.size == 6


@rule("W-GOLD-31")
def test_two_dice_are_left_out_for_the_gold_one() -> None:
    t = rolling("touch")
    assert t.refused(1, "leave").rule == t.refused(1, "leave r1").rule == "W-GOLD-31"
    assert t.refused(1, "leave r1").params == {"n": 2, "given": 1}
    assert t.refused(1, "leave r1 r1").key == "no-such-dice"
    t.answer(1, "leave r2 r1")
    assert t.get().tray.names == ("w1", "w2", "b1", "b2", "g1")


@rule("W-GOLD-32")
def test_four_and_one_lock_one_die_and_six_dice_two() -> None:
    t = rolling("touch")
    t.answer(1, "leave w2 b2")
    t.dice(FIVE)
    t.answer(1, "roll")
    assert "lock g1" in t.choices(1)
    assert t.refused(1, "lock r1 r2").rule == "W-GOLD-32"
    t = rolling("touch")
    t.answer(1, "six")
    t.dice("STAR SOLDIER COURAGE TOOL STAR STAR")
    t.answer(1, "roll")
    assert t.refused(1, "lock r1").rule == "B-ROLL-03"


@rule("W-GOLD-33")
def test_the_gold_die_of_a_touch_is_named_like_any() -> None:
    t = rolling("touch")
    t.answer(1, "leave w2 b2")
    t.roll(1, "STAR SOLDIER STAR TOOL STAR")
    t.answer(1, "call g1 blue")
    assert "claim STAR" in t.choices(1)


@rule("W-GOLD-34", "W-GOLD-EX-02")
def test_five_different_results_of_five_dice_are_an_award_of_choice() -> None:
    t = rolling("touch")
    t.unit(1, soldiers=10, stars=0, courage=0, points=0)
    t.answer(1, "leave w2 b2")
    t.roll(1, FIVE)
    t.answer(1, "call g1 red", "straight")
    assert t.question(1) == "straight-award"
    assert len(t.choices(1)) == len(t.field.battle.deck)
    t.answer(1, t.choices(1)[0])
    unit = t.get()
    assert len(unit.awards) == 1
    assert (unit.stars, unit.soldiers, unit.courage, unit.points) == (1, 13, 1, 1)
    t.start_at("MUSTER")
    t.unit(1, courage=6)
    assert t.refused(1, "buy award").rule == "B-AWARD-04"


@rule("W-GOLD-34")
@pytest.mark.parametrize("missing", FACES)
def test_of_the_six_faces_any_may_be_the_one_that_five_different_results_lack(missing: str) -> None:
    t = rolling("touch")
    t.answer(1, "leave w2 b2")
    t.roll(1, " ".join(face for face in FACES if face != missing))
    t.answer(1, "call g1 red")
    assert "straight" in t.choices(1)
    told = t.answer(1, "straight")
    assert t.question(1) == "straight-award"
    assert not [one for one in told if one.kind == "cancelled"]


@rule("W-GOLD-34", "W-GOLD-41")
def test_the_five_results_are_those_that_a_second_skull_leaves_whole() -> None:
    t = rolling("touch")
    t.answer(1, "leave w2 b2")
    t.roll(1, "SKULL SKULL STAR SOLDIER COURAGE")
    t.field.stamp += 1
    t.get().virtual = (result(TOOL, COLOURLESS), result(TWO_SOLDIERS, COLOURLESS))
    t.answer(1, "call g1 red", "straight")
    assert [one.data["which"] for one in t.events("cancelled")] == ["g1"]  # any but the TOOL might have been given up


@rule("W-GOLD-34")
def test_four_different_results_are_no_award() -> None:
    t = rolling("touch")
    t.answer(1, "leave w2 b2")
    t.roll(1, "STAR STAR COURAGE TOOL TWO_SOLDIERS")
    t.answer(1, "call g1 red")
    assert t.question(1) != "declare"


@rule("W-GOLD-35")
def test_a_virtual_result_can_be_the_fifth_unless_straights_are_pure() -> None:
    for options, counts in (("", True), (",pure-straight", False)):
        t = rolling("touch", cards=["scout"], options=options)
        t.answer(1, "leave w2 b2")
        t.roll(1, "STAR STAR COURAGE SOLDIER TWO_SOLDIERS")
        t.answer(1, "call g1 red")
        assert ("straight" in t.choices(1)) is counts


@rule("W-GOLD-41")
def test_a_skull_of_the_five_results_is_quiet_if_the_award_is_taken() -> None:
    for taken in (True, False):
        t = rolling("touch")
        t.unit(1, stars=0)
        t.answer(1, "leave w2 b2")
        t.roll(1, "SKULL STAR COURAGE TOOL TWO_SOLDIERS")
        t.answer(1, "call g1 red")
        t.declare(1, *["straight"] * taken)
        assert t.question(1) == ("straight-award" if taken else "cancel")


@rule("W-GOLD-36")
def test_with_the_colonel_four_and_one_lock_nothing_and_six_dice_one() -> None:
    t = rolling("touch", cards=["general"])
    t.answer(1, "leave w2 b2")
    t.dice(FIVE)
    t.answer(1, "roll")
    assert t.question(1) == "reroll"
    t = rolling("touch", cards=["general"])
    t.answer(1, "six")
    t.dice("STAR SOLDIER COURAGE TOOL STAR STAR")
    t.answer(1, "roll", "lock r1")
    assert t.question(1) == "reroll"


@rule("W-GOLD-37", "W-GOLD-39")
def test_with_the_general_the_gold_way_has_five_dice_and_a_gold_one() -> None:
    t = rolling("touch", cards=["general-gold"])
    t.answer(1, "leave b2")
    assert t.get().tray.names == ("r1", "r2", "w1", "w2", "b1", "g1")
    t.dice("STAR SOLDIER COURAGE TOOL STAR STAR")
    t.answer(1, "roll")
    assert t.refused(1, "lock r1 r2").rule == "W-GOLD-37"
    t.answer(1, "lock r1")
    assert t.question(1) == "reroll"
    both = rolling("touch", cards=["general-gold", "general"])
    both.answer(1, "leave b2")
    both.dice("STAR SOLDIER COURAGE TOOL STAR STAR")
    both.answer(1, "roll")
    assert both.question(1) == "reroll"


@rule("W-GOLD-39")
def test_the_general_is_recruited_in_touch_as_his_card_says() -> None:
    t = table("touch")
    t.unit(1, stars=4)
    t.start_at("MUSTER")
    t.answer(1, "recruit general-gold")
    assert t.get().stars == 0


@rule("W-GOLD-38")
def test_five_and_one_need_six_different_results() -> None:
    for last, counts in (("TWO_SOLDIERS", False), ("SKULL", True)):
        t = rolling("touch", cards=["general-gold"])
        t.answer(1, "leave b2")
        t.roll(1, f"STAR SOLDIER COURAGE TOOL TWO_SOLDIERS {last}")
        t.answer(1, "call g1 red")
        assert ("straight" in t.choices(1)) is counts


@rule("W-GOLD-34")
def test_five_different_results_are_nothing_where_no_award_is_left() -> None:
    t = rolling("touch")
    t.field.battle.deck = ()
    t.answer(1, "leave w2 b2")
    t.roll(1, FIVE)
    t.answer(1, "call g1 red")
    assert "straight" not in t.choices(1)


@rule("W-GOLD-34", "W-GOLD-38")
@pytest.mark.parametrize(("cards", "way", "five"), [([], "leave w2 b2", True), (["general-gold"], "leave b2", False)])
def test_an_adviser_is_told_whether_five_different_results_are_enough(cards: list[str], way: str, five: bool) -> None:
    t = rolling("touch", cards=cards)
    assert t.field.profile(t.get()).odds(t.field, t.get()) == {"gold": "named", "five": False}  # six dice
    t.answer(1, way)
    assert t.field.profile(t.get()).odds(t.field, t.get()) == {"gold": "named", "five": five}


@rule("W-GOLD-40")
def test_a_sector_that_fixes_the_number_of_dice_counts_the_gold_one() -> None:
    t = table("touch", board="n-01")
    fewer = next(ground for ground in t.field.book.sectors if ground.dice < 6)
    assert fewer.dice == 5
    t.unit(1, sector=fewer.id)
    t.start_at("ROLL")
    t.answer(1, "leave w2 b2")
    assert t.question(1) == "roll"  # four and one are five
    t.start_at("ROLL")
    t.answer(1, "six")
    assert t.question(1) == "leave-out"
    t = table("touch", board="n-01")
    t.unit(1, sector=fewer.id, cards=["general-gold"])
    t.start_at("ROLL")
    t.answer(1, "leave b2")
    assert t.question(1) == "leave-out"
    assert "leave g1" in t.choices(1)
    t.answer(1, "leave g1")
    t.dice("STAR SOLDIER COURAGE TOOL STAR")
    t.answer(1, "roll")
