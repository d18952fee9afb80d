"""Where the automated German begins and ends to want something: exactly at the numbers of his rules (A-OPT-22 ff.)."""

from __future__ import annotations

import pytest

from hhour.dday.boxes.atlantikwall.german import automaton, wishes
from hhour.kernel.action import Action
from hhour.kernel.faces import SKULL, TWO_SOLDIERS
from tests.atlantikwall.german import Fortress, two_before_him
from tests.rule import rule

GOOD = "SOLDIER SOLDIER SOLDIER SOLDIER SOLDIER SOLDIER"


@pytest.fixture
def t() -> Fortress:
    """Before DEF 4 and DEF 7 he needs 9 soldiers; with 8 he likes TWO_SOLDIERS and SOLDIER best, then STAR."""
    return two_before_him()


def answer(t: Fortress, question: str, *texts: str) -> str:
    options = [Action(words[0], tuple(words[1:])) for words in map(str.split, texts)]
    chosen = automaton.ANSWERS[question](t.field, t.he, (question, 1, 0, ""), options)
    return "" if chosen is None else chosen.text


@rule("A-OPT-33")
@pytest.mark.parametrize(("soldiers", "wanted"), [(6, True), (7, False), (8, False)])
def test_soldiers_are_held_until_he_would_have_a_shortfall(t: Fortress, soldiers: int, wanted: bool) -> None:
    t.german(soldiers=soldiers)
    t.field.battle.stage = t.field.book.slots.index("before-fire")
    assert wishes.wants(t.field, t.he, "iron-cross-2") is wanted


@rule("A-OPT-31", "A-OPT-32")
@pytest.mark.parametrize(("soldiers", "short"), [(8, True), (9, False)])
def test_with_just_what_he_needs_he_is_rich(t: Fortress, soldiers: int, short: bool) -> None:
    t.german(soldiers=soldiers)
    medals = ("take iron-cross-1", "take eastern-front-medal")
    assert answer(t, "straight-decoration", *medals) == f"take {'eastern-front-medal' if short else 'iron-cross-1'}"
    found = answer(t, "german-muster", "find goliath-mine", "find field-telephone")
    assert found == f"find {'field-telephone' if short else 'goliath-mine'}"


@rule("A-OPT-27")
@pytest.mark.parametrize(("face", "again"), [("TWO_SOLDIERS", False), ("SOLDIER", False), ("STAR", True)])
def test_the_third_face_of_his_order_is_rolled_again(t: Fortress, face: str, again: bool) -> None:
    t.german_tally(f"{face} SOLDIER SOLDIER SOLDIER SOLDIER SOLDIER")
    assert wishes.wants(t.field, t.he, "unteroffizier") is again
    assert wishes.wants(t.field, t.he, "long-service-medal") is again


@rule("A-OPT-27", "A-OPT-33")
def test_dice_that_are_locked_or_gone_are_not_rolled_again(t: Fortress) -> None:
    t.german_tally("STAR TOOL COURAGE SKULL SOLDIER STAR")
    t.he.locked, t.he.removed, t.he.left_out = 0b000010, 0b001000, 0b000100
    assert answer(t, "reroll-some", "reroll r1") == "reroll r1 k2"
    assert answer(t, "reroll-one", "reroll r1") == "reroll k2"
    t.he.locked = 0b100011
    assert not wishes.wants(t.field, t.he, "unteroffizier")


@rule("A-OPT-33", "A-CARD-DEC-07")
@pytest.mark.parametrize("seventh", [SKULL, TWO_SOLDIERS])
def test_the_clasp_copies_six_dice_and_judges_no_seventh(t: Fortress, seventh: int) -> None:
    t.german_tally("SOLDIER SOLDIER SOLDIER SOLDIER SOLDIER STAR")
    t.tally(2, GOOD)
    t.get(2).faces = (*t.get(2).faces, seventh)
    assert wishes.wants(t.field, t.he, "close-combat-clasp")


@rule("A-OPT-33", "A-CARD-GI-09")
@pytest.mark.parametrize(("dice", "wanted", "again"), [((3, 5), True, "1"), ((4, 3), True, "2"), ((4, 6), False, "")])
def test_tracers_roll_dice_of_three_or_less_again(t: Fortress, dice: tuple[int, int], wanted: bool, again: str) -> None:
    sector = t.field.book.index("9")
    t.field.battle.mgf = ((sector, *dice),)
    assert wishes.wants(t.field, t.he, "tracer-bullets") is wanted
    assert answer(t, "refire") == (f"refire 9 {again}" if wanted else "")
