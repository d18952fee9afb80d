"""Dice are told as they lie: by their face and, once swapped, by the colour they have now."""

from __future__ import annotations

from hhour.dday.tell import tell_action, tell_question
from hhour.i18n import language
from hhour.kernel.faces import COLOUR_NUMBER, FACE_NUMBER
from tests.rule import rule
from tests.table import Situation

EN = language("en")


@rule("B-TRADE-14")
def test_a_die_that_came_from_another_unit_is_told_by_its_colour() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=5, soldiers=9)
    t.tally(1, "STAR SKULL TOOL TOOL COURAGE COURAGE")
    unit = t.get()
    assert tell_action("cancel r1", EN, t.table, 1) == "Cancel red star"
    unit.faces = (FACE_NUMBER["TOOL"], *unit.faces[1:])
    unit.colours = (COLOUR_NUMBER["blue"], *unit.colours[1:])
    assert "blue" in tell_action("cancel r1", EN, t.table, 1)


@rule("B-TRADE-12")
def test_an_offer_to_swap_names_the_faces() -> None:
    t = Situation("dday n-01 units=2")
    t.tally(1, "STAR SKULL TOOL TOOL COURAGE COURAGE")
    t.tally(2, "SOLDIER SKULL TOOL TOOL COURAGE COURAGE")
    t.field.battle.lanes = [(), (("swap-give", 2, 0, ""),), ()]
    label = tell_action("exchange r1 r1", EN, t.table, 1)
    assert "star" in label
    assert "1 man" in label
    t.field.battle.lanes = [(), (), (("swap-take", 1, 0, "r1"),)]
    asked = tell_question(t.table, 2, EN)
    assert "star" in asked
    assert "1 man" in asked


@rule("B-RWB-08", "B-RWB-18")
def test_leadership_alone_does_not_speak_of_another_unit() -> None:
    t = Situation("dday n-01 units=1")
    t.tally(1, "STAR SKULL STAR TOOL STAR COURAGE")
    t.start_at("UPKEEP")
    t.answer(1, "claim STAR")
    assert "another" not in tell_question(t.table, 1, EN)
    assert tell_action("courage 1", EN, t.table, 1) == "Gain 2 courage"
