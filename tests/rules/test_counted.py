"""B-TALLY, B-RWB: results are counted one by one, whichever dice they lie on and whatever has become of the others."""

from __future__ import annotations

import pytest

from hhour.dday.rules.battle.seating import UnitProfile
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.dice import worth
from hhour.dday.rules.dice.results import drop_result, results_of, set_die
from hhour.dday.rules.dice.rolling import forget_tally, must_leave_out
from hhour.dday.rules.dice.tally import (
    active_skulls,
    by_face,
    can_claim,
    can_hold,
    can_straight,
    in_all_colours,
    may_claim,
    one_more,
    standing,
    straight_of,
)
from hhour.dday.rules.dice.victims import unlike
from hhour.kernel.dice import SET_COLOURS
from hhour.kernel.faces import (
    BLUE,
    COLOURLESS,
    COURAGE,
    FACE_NAMES,
    RED,
    SKULL,
    SOLDIER,
    STAR,
    TOOL,
    TWO_SOLDIERS,
    WHITE,
    result,
)
from tests.compiled import plain_only
from tests.rule import rule
from tests.table import Situation

STARS = 1 << STAR


def lying(*faces: int) -> Situation:
    """Dice of one Unit that show this, r1 r2 w1 w2 b1 b2."""
    t = Situation("dday n-01 units=1")
    t.get().faces, t.get().colours = faces, SET_COLOURS
    return t


def elsewhere(unit: Unit) -> Unit:
    """The same dice, counted as those are that do not lie as they were rolled."""
    unit.colours = (*unit.colours,)
    return unit


@rule("B-RWB-01", "B-TALLY-03")
@pytest.mark.parametrize("red", [0, 1])
@pytest.mark.parametrize("white", [2, 3])
@pytest.mark.parametrize("blue", [4, 5])
def test_a_set_is_seen_on_whichever_die_of_each_colour_it_lies(red: int, white: int, blue: int) -> None:
    faces = [SOLDIER, COURAGE, TOOL, SKULL, TWO_SOLDIERS, SOLDIER]
    for die in (red, white, blue):
        faces[die] = STAR
    t = lying(*faces)
    unit = t.get()
    once = one_more(unit.claimed, STAR)
    others = [die for die in range(6) if die not in (red, white, blue)]
    assert in_all_colours(unit) == STARS
    unit.removed = 1 << others[0]
    assert in_all_colours(unit) == STARS, "another die is gone"
    assert can_claim(t.field, unit, once, 0)
    for die in (red, white, blue):
        unit.removed = 1 << die
        assert in_all_colours(unit) == 0, "one of them is gone"
        assert not can_claim(t.field, unit, once, 0)
        unit.virtual = (result(STAR, unit.colours[die]),)
        assert in_all_colours(unit) == STARS, "and a result stands in for it"
        unit.virtual = ()
    unit.removed = 0
    for die, colour in ((red, RED), (white, WHITE), (blue, BLUE)):
        unit.faces = tuple(COURAGE if place == die else face for place, face in enumerate(faces))
        unit.virtual = (result(STAR, colour),)
        assert in_all_colours(unit) & STARS, "a result of the colour that is missing"
        unit.virtual = (result(STAR, COLOURLESS),)
        assert not in_all_colours(unit) & STARS, "one of no colour makes no set"


@rule("B-RWB-01")
def test_before_the_first_roll_nothing_makes_a_set() -> None:
    unit = Situation("dday n-01 units=1").get()
    unit.colours = SET_COLOURS
    assert in_all_colours(unit) == 0
    assert not may_claim(unit)


@rule("B-RWB-01", "B-RWB-03")
def test_two_colours_are_no_set_and_three_stars_no_two() -> None:
    t = lying(STAR, STAR, STAR, TOOL, TOOL, SOLDIER)
    once = one_more(t.get().claimed, STAR)
    assert once == tuple(int(face == STAR) for face in range(6))
    assert not can_claim(t.field, t.get(), once, 0)
    t = lying(STAR, TOOL, STAR, TOOL, STAR, SOLDIER)
    assert can_claim(t.field, t.get(), once, 0)
    assert not can_claim(t.field, t.get(), one_more(once, STAR), 0)


@rule("B-TALLY-24", "B-RWB-01")
def test_a_straight_may_be_claimed_where_all_six_faces_lie_and_a_set_where_one_lies_in_three_colours() -> None:
    assert may_claim(lying(STAR, TOOL, SKULL, SOLDIER, TWO_SOLDIERS, COURAGE).get())
    assert not may_claim(lying(STAR, TOOL, SKULL, SOLDIER, TWO_SOLDIERS, TOOL).get())
    assert may_claim(lying(STAR, TOOL, STAR, TOOL, STAR, SOLDIER).get())
    traded = elsewhere(lying(SKULL, TOOL, SKULL, TOOL, SKULL, SOLDIER).get())
    assert may_claim(traded), "the first face of all counts like any"


@rule("B-TALLY-24", "B-AWARD-01")
def test_five_faces_are_no_straight_and_a_result_may_be_the_sixth() -> None:
    t = lying(STAR, TOOL, SOLDIER, TWO_SOLDIERS, COURAGE, COURAGE)
    assert (straight_of(t.field, t.get()), can_straight(t.field, t.get())) == (0, False)
    t.get().virtual = (result(SKULL, COLOURLESS),)
    assert (straight_of(t.field, t.get()), can_straight(t.field, t.get())) == (1, True)
    t.field.battle.deck = ()
    assert straight_of(t.field, t.get()) == 0, "there is nothing to be had"


@rule("B-TALLY-14")
def test_a_straight_takes_one_skull_and_every_other_one_acts() -> None:
    t = lying(STAR, TOOL, SOLDIER, TWO_SOLDIERS, COURAGE, SKULL)
    t.get().virtual = (result(SKULL, COLOURLESS),) * 2
    assert active_skulls(t.field, t.get(), t.get().claimed, 0) == 3
    assert active_skulls(t.field, t.get(), t.get().claimed, 1) == 2


@rule("B-TALLY-14", "B-RWB-07")
def test_of_a_dead_mans_gift_three_skulls_do_not_act() -> None:
    t = lying(SKULL, SKULL, SKULL, STAR, SKULL, STAR)
    assert active_skulls(t.field, t.get(), t.get().claimed, 0) == 4
    assert active_skulls(t.field, t.get(), one_more(t.get().claimed, SKULL), 0) == 1


@rule("B-UPKEEP-02", "B-TALLY-12")
def test_two_sets_without_a_die_to_spare_leave_nothing_for_a_skull() -> None:
    t = lying(STAR, TOOL, TOOL, SKULL, STAR, TOOL)
    t.get().virtual = (result(STAR, WHITE),)
    both = one_more(one_more(t.get().claimed, STAR), TOOL)
    assert can_claim(t.field, t.get(), one_more(t.get().claimed, STAR), 0), "a TOOL may go"
    assert not can_claim(t.field, t.get(), both, 0)


@rule("B-UPKEEP-02", "B-TALLY-17")
def test_a_set_of_results_holds_though_there_are_more_skulls_than_dice() -> None:
    t = lying(SKULL, SKULL, SKULL, SKULL, SKULL, TOOL)
    t.get().virtual = tuple(result(STAR, colour) for colour in (RED, WHITE, BLUE))
    once = one_more(t.get().claimed, STAR)
    assert can_claim(t.field, t.get(), once, 0)
    assert not can_claim(t.field, t.get(), one_more(once, STAR), 0), "each result counts once"


@rule("B-TALLY-12")
@pytest.mark.parametrize("first", [0, 2, 4])
def test_of_dice_that_changed_hands_one_stands_for_its_twin_too(first: int) -> None:
    unit = elsewhere(lying(STAR, STAR, TOOL, TOOL, SOLDIER, SOLDIER).get())
    assert unlike(unit, 0b11 << first) == 1 << first
    assert unlike(unit, 2 << first) == 2 << first
    assert unlike(unit, 0b111111) == 0b010101
    unit.colours = SET_COLOURS
    assert unlike(unit, 0b111111) == 0b010101, "as of those that did not"


@rule("B-TALLY-01", "B-TALLY-12")
def test_every_die_and_every_other_result_stands_once() -> None:
    unit = lying(STAR, TOOL, TOOL, SKULL, STAR, TOOL).get()
    unit.virtual = (result(STAR, COLOURLESS),)
    assert sum(standing(unit, 0)) == 7
    assert max(standing(unit, 0)) == 1


@rule("B-UPKEEP-05")
def test_three_dice_and_a_result_that_is_none_are_four_alike() -> None:
    unit = lying(STAR, TOOL, STAR, TOOL, STAR, TOOL).get()
    unit.virtual = (result(STAR, COLOURLESS),)
    unit.cancelled = 1
    assert (by_face(unit, 0)[STAR], by_face(unit)[STAR]) == (4, 3)


@rule("B-TALLY-09")
def test_what_a_penalty_removes_is_gone_and_all_else_stays() -> None:
    unit = lying(STAR, TOOL, TOOL, SKULL, STAR, TOOL).get()
    results = [result(STAR, COLOURLESS), result(TOOL, WHITE), result(SKULL, RED)]
    unit.virtual = tuple(results)
    drop_result(unit, STAR, COLOURLESS)
    assert unit.virtual == tuple(results[1:])
    unit.removed, unit.left_out = 0b10, 0b1000
    assert results_of(unit) == [0, 2, 4, 5]


@rule("B-ROLL-05")
def test_a_die_that_is_changed_leaves_the_others_as_they_lie() -> None:
    unit = lying(STAR, TOOL, TOOL, SKULL, STAR, TOOL).get()
    set_die(unit, 1, COURAGE, BLUE)
    assert unit.faces == (STAR, COURAGE, TOOL, SKULL, STAR, TOOL)
    assert unit.colours == (RED, BLUE, WHITE, WHITE, BLUE, BLUE)


@rule("B-ROLL-16")
def test_where_a_sector_takes_no_die_none_stays_out() -> None:
    t = Situation("dday n-01 units=1")
    fewer = next(ground for ground in t.field.book.sectors if ground.dice < 6)
    assert must_leave_out(t.field, t.unit(1, sector=1)) == 0
    assert must_leave_out(t.field, t.unit(1, sector=fewer.id)) == 6 - fewer.dice


@rule("B-ROLL-16")
@pytest.mark.parametrize("option", ["", " opts=badges"])
def test_nobody_is_asked_which_dice_stay_out_where_all_are_rolled(option: str) -> None:
    t = Situation(f"dday n-01 units=1{option}")
    t.unit(1, sector=1, soldiers=9)
    UnitProfile().start_roll(t.field, t.get())
    assert [frame[0] for frame in t.field.battle.lanes[1]][-1] == "roll"


@rule("B-AWARD-C05")
def test_who_rolls_anew_copies_nobody() -> None:
    unit = Situation("dday n-01 units=2").get()
    unit.copies = 2
    forget_tally(unit)
    assert unit.copies == 0


@rule("B-UPKEEP-13")
def test_a_die_that_has_earned_nothing_may_be_cancelled() -> None:
    t = lying(STAR, TOOL, TOOL, SKULL, STAR, TOOL)
    assert all(can_hold(t.field, t.get(), t.get().claimed, 0, 0, 1 << die) for die in range(6))


@plain_only  # compiled, the list of faces is not looked up
@rule("B-TALLY-20")
def test_a_face_that_a_box_adds_gives_nothing_of_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worth, "FACE_NAMES", [*FACE_NAMES, "SEVENTH"])
    assert worth.gifts((True,) * 6)[-1] == 0


@rule("B-MAP-N01-P03", "B-TALLY-20")
def test_a_face_that_does_not_count_gives_nothing() -> None:
    all_of_them = worth.gifts((True,) * 6)
    assert (all_of_them[SOLDIER], all_of_them[TWO_SOLDIERS], all_of_them[SKULL]) == (1, 2, 0)
    practice = worth.gifts(tuple(face in (SOLDIER, TWO_SOLDIERS, COURAGE) for face in range(6)))
    assert [face for face, given in enumerate(practice) if given] == sorted((SOLDIER, TWO_SOLDIERS, COURAGE))
