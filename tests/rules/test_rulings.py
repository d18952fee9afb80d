"""The rulings of rules versions 3 and 7, and that games begun before go on without them (docs/decisions/0014, 0026)."""

from __future__ import annotations

import pytest

from hhour.dday.rules.dice.tally import can_hold, earning, one_more
from hhour.kernel.faces import FACE_NUMBER, RED, WHITE, result
from hhour.kernel.lanes import settle
from tests.rule import rule
from tests.table import Situation

LED = "STAR SKULL STAR TOOL STAR COURAGE"
STAR = FACE_NUMBER["STAR"]


def situation(setup: str, version: int) -> Situation:
    """A situation of an earlier version of the rules."""
    t = Situation(setup, version=version)
    t.field.battle.lanes = [()] * len(t.field.battle.lanes)
    return t


def last_man(version: int, card: str) -> Situation:
    """A Unit of one Specialist enters a sector that asks for a sacrifice."""
    t = situation("dday n-01 units=1", version)
    t.unit(1, sector=4, soldiers=0, courage=9, cards=[card])
    t.get().visited |= 1 << t.field.book.index("5")
    t.dice("1")
    t.start_at("MOVE")
    if t.question() == "move":
        t.answer(1, "advance 7")
    return t


@rule("B-MOVE-21", "B-COMBAT-08", "B-SPEC-C01")
def test_the_last_man_sacrificed_on_the_way_in_still_brings_his_soldiers() -> None:
    t = last_man(3, "beachmaster")
    told = [(e.kind, e.rule) for e in t.table.events if e.kind in ("sacrificed", "arrived", "gained", "wiped-out")]
    assert told[:3] == [("sacrificed", "B-SECTOR-08"), ("arrived", "B-MOVE-12"), ("gained", "B-SPEC-C01")]
    assert t.events("wiped-out")[0].phase == "COMBAT", "three soldiers do not hold the sector, but they were there"


@rule("B-MOVE-21", "B-COMBAT-08")
def test_a_unit_whose_last_man_is_sacrificed_and_whom_nobody_joins_is_wiped_out() -> None:
    t = last_man(3, "medic")
    assert [e.rule for e in t.events("wiped-out")] == ["B-COMBAT-08"]
    assert t.events("wiped-out")[0].phase == "MOVE"
    assert t.table.outcome == "lost"


@rule("B-COMBAT-08")
@pytest.mark.parametrize("version", [1, 2])
def test_before_version_3_the_last_man_sacrificed_was_the_end(version: int) -> None:
    t = last_man(version, "beachmaster")
    assert t.events("wiped-out")[0].phase == "MOVE"
    assert not t.events("arrived")


@rule("B-COMBAT-08", "B-SPEC-14")
def test_the_last_man_sacrificed_for_his_own_ability_is_the_end() -> None:
    t = Situation("dday n-01 units=1 opts=bazooka-joe=all")
    t.unit(1, sector=6, soldiers=0, cards=["point-man"], marker=4)
    t.start_at("MOVE")
    t.answer(1, "use point-man")
    assert [e.rule for e in t.events("wiped-out")] == ["B-COMBAT-08"]


def led(version: int, words: str = LED) -> Situation:
    t = situation("dday n-01 units=1", version)
    t.unit(1, sector=5, soldiers=9)
    t.tally(1, words)
    t.start_at("UPKEEP")
    t.answer(1, "claim STAR", "white STAR")
    if t.question() == "declare":
        t.answer(1, "declared")
    return t


@rule("B-UPKEEP-13", "B-UPKEEP-01")
def test_a_skull_does_not_cancel_a_die_that_has_earned_its_bonus() -> None:
    t = led(3)
    assert t.choices() == ["cancel w2", "cancel b2"]
    assert t.refused(1, "cancel w1").rule == "B-UPKEEP-13"


@rule("B-UPKEEP-13", "B-UPKEEP-02")
def test_only_the_die_that_earned_a_bonus_is_kept_from_the_skulls() -> None:
    t = Situation("dday n-01 units=1")
    unit = t.unit(1, sector=5, soldiers=9)
    t.tally(1, "SKULL SKULL STAR STAR STAR TOOL")
    unit.virtual = (result(STAR, RED), result(STAR, WHITE))
    unit.claimed, unit.used = one_more(unit.claimed, STAR), ("earned w1",)
    w1, w2, b2 = (1 << unit.tray.numbers[name] for name in ("w1", "w2", "b2"))
    assert can_hold(t.field, unit, unit.claimed, 0, 2), "w2 and b2 can go"
    assert can_hold(t.field, unit, unit.claimed, 0, 1, w2)
    assert can_hold(t.field, unit, unit.claimed, 0, 0, w2 | b2)
    assert not can_hold(t.field, unit, unit.claimed, 0, 3)
    assert not can_hold(t.field, unit, unit.claimed, 0, 0, w1)


@rule("B-UPKEEP-13")
def test_a_die_that_was_removed_has_earned_nothing() -> None:
    t = Situation("dday n-01 units=1")
    unit = t.unit(1, sector=5, soldiers=9)
    t.tally(1, "STAR TOOL STAR STAR STAR TOOL")
    unit.claimed = one_more(unit.claimed, STAR)
    assert earning(unit, STAR, WHITE, pairs=True) == ["w1"]
    unit.removed = 1 << unit.tray.numbers["w1"]
    assert earning(unit, STAR, WHITE, pairs=True) == ["w2"]


@rule("B-UPKEEP-13")
def test_before_version_3_a_leadership_result_freed_a_claimed_die() -> None:
    assert "cancel w1" in led(2).choices()


TWINS = "STAR SKULL STAR STAR STAR TOOL"


@rule("B-UPKEEP-13", "B-TALLY-12")
def test_the_twin_of_a_die_that_has_earned_its_bonus_may_be_cancelled() -> None:
    t = led(7, TWINS)
    assert t.choices() == ["cancel w2", "cancel b2"]
    assert (t.refused(1, "cancel w1").rule, t.refused(1, "cancel w1").key) == ("B-UPKEEP-13", "cancel-earned")
    t.answer(1, "cancel w2")
    assert [event.data["which"] for event in t.events("cancelled")] == ["w2"]
    assert t.question() != "cancel", "there is one SKULL"


@rule("B-UPKEEP-13")
@pytest.mark.parametrize("version", [3, 6])
def test_before_version_7_a_safe_die_hid_its_twin(version: int) -> None:
    t = led(version, TWINS)
    assert [event.data["which"] for event in t.events("cancelled")] == ["b2"]


@rule("B-UPKEEP-13", "B-TALLY-17")
@pytest.mark.parametrize(("version", "cancelled"), [(6, ["r1", "w1"]), (7, ["r1"])])
def test_more_skulls_than_free_dice_leave_a_safe_die_alone(version: int, cancelled: list[str]) -> None:
    """Only beside results in all colours that are no dice, which no card brings today, can this come about."""
    t = situation("dday n-01 units=1", version)
    unit = t.unit(1, sector=5, soldiers=9)
    t.tally(1, "TOOL SKULL STAR SKULL SKULL SKULL")
    unit.used = ("earned w1",)
    t.field.battle.lanes = [(), (("cancel", 2, 0, ""),)]
    settle(t.field)
    assert [event.data["which"] for event in t.events("cancelled")] == cancelled


@rule("B-COMBAT-04")
def test_a_loss_that_nobody_could_choose_is_told_as_such() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=1, soldiers=0, cards=["medic", "scout"])
    field = t.field
    field.battle.lanes = [(), (("fall", 1, 0, "B-COMBAT-02"),)]
    t.get().specialists = ("scout",)
    t.get().soldiers = 0
    settle(field)
    assert t.events("wiped-out"), "he was the last"
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=4, soldiers=30, courage=9, cards=["medic"])
    t.dice("1")
    t.start_at("MOVE")
    t.answer(1, "advance 7")
    forced = t.events("no-choice")[0]
    assert (forced.rule, forced.data["card"]) == ("B-SPEC-14", "medic")
    assert [e.rule for e in t.events("sacrificed")] == ["B-SECTOR-08"]


@rule("B-MOVE-06")
@pytest.mark.parametrize(("version", "card", "asked"), [(2, "medic", False), (2, "corporal", True), (3, "medic", True)])
def test_before_version_3_the_only_way_of_a_unit_that_must_move_was_taken_unasked(
    version: int, card: str, asked: bool
) -> None:
    t = situation("dday n-01 units=1", version)
    t.unit(1, sector=4, soldiers=30, courage=9, cards=[card])  # a corporal opens a second way
    t.dice("1")
    t.start_at("MOVE")
    assert (t.question() == "move") is asked
    assert [event.data["sector"] for event in t.events("advances")] == ([] if asked else ["7"])
