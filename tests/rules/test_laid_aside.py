"""What is laid aside or withdrawn: tallies that are kept, offers nobody can answer."""

from __future__ import annotations

import pytest

from hhour.dday.rules.battle.saved import read_tally, written_tally
from hhour.dday.rules.battle.state import BOTH_SIDES
from hhour.dday.rules.battle.verbs import clear_lane
from hhour.kernel.faces import BLUE, STAR, TOOL, result
from tests.rule import rule
from tests.table import Situation


@rule("B-SPEC-18")
def test_a_tally_that_is_kept_is_saved_and_read_again_as_it_lay() -> None:
    faces, colours, gone = (0, 1, 2, 3, 4, 5), (0, 0, 1, 1, 2, 2), (6, 7)
    virtual = (result(STAR, BLUE), result(TOOL, BLUE))
    for kinds in ((), (0, 0, 1, 1, 2, 5)):
        kept = (faces, colours, gone, virtual, kinds)
        assert read_tally(written_tally(kept)) == kept
    assert read_tally(()) == ()


@rule("B-TRADE-01")
def test_nobody_waits_for_the_answer_of_a_unit_that_is_gone() -> None:
    t = Situation("dday n-01 units=3 opts=bazooka-joe=all")
    lanes = t.field.battle.lanes
    to_two, to_three = ("offered", 2, 0, ""), ("offered", 3, 0, "")
    lanes[1], lanes[2], lanes[3] = (("move", 2, 0, ""), to_two), (("move", 0, 0, ""), to_three), (to_two,)
    clear_lane(t.field, t.get(2))
    assert list(lanes[1:]) == [(("move", 2, 0, ""),), (), ()]
    lanes[1] = (to_three,)
    clear_lane(t.field, t.get(2))
    assert lanes[1] == (to_three,)


@rule("B-RWB-08", "B-RWB-16")
@pytest.mark.parametrize(
    ("question", "taken", "other"),
    [
        ("leadership", "white STAR", "courage 2"),
        ("leadership", "courage 2", "white STAR"),
        ("special-find", "stars", "refind field-radio"),
        ("special-find", "refind field-radio", "stars"),
    ],
)
def test_whoever_may_take_both_sides_of_a_bonus_takes_each_once(question: str, taken: str, other: str) -> None:
    t = Situation("dday n-01 units=2 opts=bazooka-joe=all")
    for seat in (1, 2):
        t.unit(seat, sector=2, soldiers=9, points=30)
    t.tally(1, "STAR STAR TOOL TOOL COURAGE COURAGE")
    t.field.battle.used = ("field-radio", "grenade")
    t.field.battle.stage = next(at for at, stage in enumerate(t.field.book.stages) if stage.phase == "UPKEEP")
    t.field.battle.lanes[1] = ((question, 0, 0, ""),)
    t.get(1).flags |= BOTH_SIDES
    t.answer(1, taken)
    if t.question(1) == question:  # the other side is taken at once where it leaves no choice
        assert taken not in t.choices(1)
        t.answer(1, other)
    assert t.question(1) != question
    if question == "leadership":
        assert (len(t.get(1).virtual), t.get(2).courage) == (1, 2)
    else:
        assert (t.get(1).items, t.get(1).stars) == (("field-radio",), 2)
