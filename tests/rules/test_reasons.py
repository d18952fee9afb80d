"""Refusals that named the wrong rule once: each with the rule that forbids it and the sentence that is told."""

from __future__ import annotations

from hhour.dday.rules.battle.state import SWAPPED
from hhour.i18n import language
from hhour.kernel.refusal import Refusal
from hhour.telling import tell_refusal
from tests.rule import rule
from tests.table import Situation

ALL = "opts=bazooka-joe=all"
ENGLISH = language("en")
PLAIN = "STAR SOLDIER STAR SOLDIER COURAGE TOOL"


def why(t: Situation, action: str, seat: int = 1) -> str:
    return tell_refusal(t.refused(seat, action), ENGLISH, "dday")


def window(cards: list[str], setup: str = f"dday n-01 units=2 {ALL}", faces: str = PLAIN) -> Situation:
    """All Units have made their last roll; r1 and r2 are locked, and Unit 1 has these cards."""
    t = Situation(setup)
    t.field.battle.lanes = [()] * len(t.field.battle.lanes)
    for seat in t.table.seats:
        t.unit(seat, sector=1, soldiers=20, cards=cards if seat == 1 else [])
    t.start_at("ROLL")
    for seat in t.table.seats:
        t.roll(seat, faces)
    assert t.question() == "ready"
    return t


@rule("B-MOVE-03", "B-MOVE-04", "B-MOVE-02")
def test_a_sector_behind_one_visited_before_and_one_that_does_not_touch_have_each_their_reason() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=5, soldiers=20, courage=9)
    t.get().visited |= 1 << t.field.book.index("4")
    t.start_at("MOVE")
    assert why(t, "move 2") == "Sector 2 lies behind your unit, and a unit never moves backward. [B-MOVE-03]"
    assert why(t, "move 4") == "Your unit has been in sector 4 before and may not return. [B-MOVE-04]"
    assert why(t, "advance 9") == "Sector 9 is not adjacent to sector 5. [B-MOVE-02]"
    t.get().visited |= 1 << t.field.book.index("2")
    t.field.stamp += 1
    assert why(t, "move 2") == "Your unit has been in sector 2 before and may not return. [B-MOVE-04]"


@rule("B-MOVE-03")
def test_where_there_is_no_cliff_nobody_retreats_and_no_rule_of_another_map_is_named() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=5, soldiers=20, courage=9)
    t.start_at("MOVE")
    assert why(t, "retreat 2") == "Units do not fall back: only one that fails to climb a cliff may. [B-MOVE-03]"


@rule("B-TALLY-13", "B-UPKEEP-02")
def test_a_skull_takes_neither_a_skull_nor_a_die_of_a_claimed_set() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=5, soldiers=9)
    t.tally(1, "SKULL SOLDIER STAR SOLDIER SOLDIER STAR")
    t.start_at("UPKEEP")
    t.declare(1, "claim SOLDIER")
    assert t.choices() == ["cancel w1", "cancel b2"]
    assert why(t, "cancel r1") == "Red 1 shows a skull itself, and no skull cancels a skull. [B-TALLY-13]"
    assert (t.refused(1, "cancel r2").rule, t.refused(1, "cancel r2").key) == ("B-UPKEEP-02", "cancel-bound")


@rule("B-SPEC-C14")
def test_the_captain_changes_the_colour_of_one_die_and_not_a_face() -> None:
    t = window(["captain"])
    t.answer(1, "use captain")
    for wrong in ("set r1 STAR", "paint r1 r2 white", "paint r1 STAR"):
        refused = t.refused(1, wrong)
        assert refused.rule == "B-SPEC-C14", (wrong, refused)


@rule("B-ROLL-05")
def test_the_corporal_does_not_roll_a_locked_die() -> None:
    t = window(["corporal"])
    t.answer(1, "use corporal")
    assert why(t, "reroll r1") == "Locked dice stay as they are: red 1. [B-ROLL-05]"


@rule("B-ROLL-12")
def test_with_a_general_one_die_is_locked_and_his_rule_says_so() -> None:
    t = Situation(f"dday n-01 units=1 {ALL}")
    t.unit(1, sector=1, soldiers=20, cards=["general"])
    t.start_at("ROLL")
    t.dice(PLAIN)
    t.answer(1, "roll")
    refused = t.refused(1, "lock r1 r2")
    assert (refused.rule, refused.key, refused.params) == ("B-ROLL-12", "lock-count", {"n": 1, "given": 2})


def pool(*spare: int) -> Situation:
    """A lone Unit whose Lieutenant has dice to swap with, in the window."""
    t = window(["lieutenant", "corporal"], f"dday n-01 units=1 {ALL}")
    t.field.battle.spare_dice = spare
    t.field.stamp += 1
    return t


@rule("B-SOLO-10", "B-SOLO-11")
def test_alone_a_second_swap_and_an_empty_pool_have_each_their_reason() -> None:
    t = pool()
    assert why(t, "swap pool") == "The trading pool is empty: each of its dice can be used once. [B-SOLO-11]"
    t = pool(1, 7)
    assert t.refused(1, "swap 2").rule == "B-SOLO-10"
    t.get().flags |= SWAPPED
    told = "Your unit has already swapped a die this turn; once a turn is the limit. [B-SOLO-10]"
    assert why(t, "swap pool") == told


@rule("B-TRADE-12", "B-TRADE-13", "B-TRADE-15")
def test_a_partner_who_has_swapped_and_a_result_that_is_no_die_have_each_their_reason() -> None:
    t = window(["lieutenant", "corporal"])
    assert why(t, "swap 1") == "This is for another unit, not for your own. [B-TRADE-12]"
    t.answer(1, "swap 2")
    told = "Only dice are swapped, not results that sectors or cards have added. [B-TRADE-15]"
    assert why(t, "exchange white r1") == told
    t.answer(1, "cancel")
    t.get(2).flags |= SWAPPED
    t.field.stamp += 1
    assert why(t, "swap 2") == "Unit 2 has already swapped a die this turn. [B-TRADE-13]"
    t.get(1).flags |= SWAPPED
    assert t.refused(1, "swap 2") == Refusal("B-TRADE-13", "swap-once", {})


@rule("B-TRADE-06")
def test_when_casualties_are_taken_the_moment_to_trade_is_over() -> None:
    t = Situation("dday n-01 units=2")
    for seat in (1, 2):
        t.unit(seat, sector=2, soldiers=20, cards=["medic"] if seat == 1 else ["scout"])
    t.start_at("COMBAT")
    t.all_ready()
    assert t.question(1) == "fall"
    told = "In Combat units trade after the machine guns have fired and before casualties are taken. [B-TRADE-06]"
    assert why(t, "trade 2") == told


@rule("B-AWARD-04")
def test_an_award_after_a_muster_that_was_passed_over_is_one_too_many() -> None:
    t = Situation("dday n-01 units=2")
    for seat in (1, 2):
        t.unit(seat, sector=4, soldiers=20, stars=9)
    t.dice("bronze-star")
    t.unit(1, courage=12)
    t.start_at("MUSTER")
    t.answer(1, "buy award")
    if t.question(1):
        t.answer(1, "done")
    assert t.question(1) == ""
    told = "Your unit has already got an award this turn; once a turn is the limit. [B-AWARD-04]"
    assert why(t, "buy award") == told


@rule("B-VEH-08")
def test_a_second_vehicle_and_the_same_once_more_have_each_their_sentence() -> None:
    t = Situation("dday n-05 units=1")
    t.unit(1, sector=5, soldiers=9, points=60, cards=["tank"])
    t.start_at("MUSTER")
    assert why(t, "find tank") == "Your unit already has the Tank. [B-VEH-08]"
    t = Situation("dday n-05 units=1")
    t.unit(1, sector=5, soldiers=9, points=60, cards=["jeep"])
    t.start_at("MUSTER")
    told = "A unit has one vehicle at most and yours has the Jeep; give it up or hand it over first. [B-VEH-08]"
    assert why(t, "find tank") == told


@rule("B-TURN-03", "B-TURN-07")
def test_who_must_answer_first_who_is_done_and_who_comes_too_early_are_told_apart() -> None:
    t = window(["captain", "corporal"])
    t.answer(1, "use captain")
    told = "'use corporal' has to wait: you have a question to answer first. [B-SPEC-C14]"
    assert why(t, "use corporal") == told
    t = Situation("dday n-01 units=2")
    for seat in (1, 2):
        t.unit(seat, sector=5, soldiers=20, courage=9)
    t.start_at("MOVE")
    t.answer(1, "stay")
    done = "'dance' has to wait: you have done your part of this phase, and the next begins when everybody has."
    assert why(t, "dance") == f"{done} [B-TURN-03]"
    assert why(t, "roll") == "'roll' belongs to another phase: Roll. [B-TURN-04]"


@rule("B-TRADE-06", "B-TURN-03")
def test_only_a_trade_waits_for_its_moment_in_combat_and_only_there() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=8, soldiers=20, cards=["scout", "field-radio"])
    t.unit(2, sector=8, soldiers=20)
    t.dice("3")
    t.start_at("COMBAT")
    t.all_ready()
    assert t.question(1) == "fall"
    refused = t.refused(1, "use field-radio")
    assert (refused.key, refused.params) == ("answer-first", {"action": "use field-radio"})
    assert (t.refused(1, "trade 2").rule, t.refused(1, "trade 2").key) == ("B-TRADE-06", "trade-moment")

    t = Situation("dday n-01 units=2")
    for seat in (1, 2):
        t.unit(seat, sector=2, soldiers=20)
    t.start_at("COMBAT")
    t.answer(1, "trade 2")
    told = "'trade 2' has to wait: you have a question to answer first. [B-TRADE-01]"
    assert why(t, "trade 2") == told, "this is the moment, and the trade that is open comes first"

    t = Situation("dday n-01 units=2")
    t.unit(1, sector=4, soldiers=40, courage=9, cards=["scout", "medic"])
    t.unit(2, sector=4, soldiers=20)
    t.start_at("MOVE")
    t.answer(1, "advance 7")
    assert t.question(1) == "sacrifice"
    refused = t.refused(1, "trade 2")
    assert (refused.key, refused.params) == ("answer-first", {"action": "trade 2"})
