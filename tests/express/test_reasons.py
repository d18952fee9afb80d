"""Refusals of Express! name the rule that forbids, with the sentence that is told."""

from __future__ import annotations

import pytest

from hhour.i18n import language
from hhour.kernel.action import Action
from hhour.telling import tell_refusal
from tests.express.beach import Situation
from tests.rule import rule

ENGLISH = language("en")
PLAIN = "STAR TOOL SOLDIER TOOL COURAGE SKULL"


def why(t: Situation, action: str, seat: int = 1) -> str:
    return tell_refusal(t.refused(seat, action), ENGLISH, "express")


@rule("P-SPEC-08", "P-SPEC-09", "P-SPEC-03")
def test_a_specialist_at_another_moment_is_refused_by_his_own_rules() -> None:
    t = Situation("express utah", group="corporal")
    told = "'use express-corporal' belongs to another step: Specialists. [P-SPEC-09]"
    assert why(t, "use express-corporal") == told
    assert why(t, "use express-hero") == "The Hero is not in the group. [P-SPEC-03]"
    t.invasion.fresh = ("express-corporal",)
    told = "The Corporal was rallied in this attempt and helps from the next one on. [P-SPEC-08]"
    assert why(t, "use express-corporal") == told


@rule("P-EXP-40", "P-EXP-60")
def test_what_belongs_to_another_step_says_to_which() -> None:
    t = Situation("express utah")
    assert why(t, "reroll r1") == "'reroll r1' belongs to another step: Re-rolls. [P-EXP-40]"
    assert why(t, "rally express-hero") == "'rally express-hero' belongs to another step: Rally. [P-EXP-60]"
    t.axis("STAR")
    t.roll(1, PLAIN)
    assert t.question(1) == "reroll"
    refused = t.refused(1, "reroll nonsense")
    assert (refused.rule, refused.key) == ("P-EXP-40", "which-dice"), "in its own step the dice are looked at"


@rule("P-EXP-04", "P-EXP-07", "P-EXP-08")
@pytest.mark.parametrize(("setup", "rule_id"), [("", "P-EXP-07"), (" opts=one-set-of-dice", "P-EXP-08")])
def test_who_is_not_asked_waits_for_the_leader_or_for_the_others(setup: str, rule_id: str) -> None:
    t = Situation(f"express utah players=2{setup}")
    told = "Player 2 is not asked anything now, so 'roll' has to wait for the answer of 1. [P-EXP-04]"
    assert why(t, "roll", 2) == told
    t.axis("STAR")
    if rule_id == "P-EXP-07":
        t.roll(2, PLAIN)
    waiting = t.table.waiting()
    idle = next(seat for seat in (1, 2) if seat not in waiting) if len(waiting) == 1 else 0
    if idle:
        assert t.refused(idle, "dance").rule == rule_id


def laid(setup: str, name: str, a: int = 0, text: str = "", seat: int = 1) -> Situation:
    """A question laid before a player."""
    t = Situation(setup, group="hero general")
    t.invasion.lanes[seat] = ((name, a, 0, text),)
    t.shore.stamp += 1
    return t


@rule("P-ADVSOLO-01", "P-ADV-OMAHA-04", "P-OPT-14")
@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("help-roll", ("P-ADVSOLO-01", "express-roll-first")),
        ("jump", ("P-ADV-OMAHA-04", "express-roll-first")),
        ("retry", ("P-OPT-14", "not-offered")),
    ],
)
def test_a_roll_that_is_due_and_a_choice_of_two_take_nothing_else(name: str, told: tuple[str, str]) -> None:
    refused = laid("express omaha opts=advanced", name).refused(1, "dance")
    assert (refused.rule, refused.key) == told


@rule("P-EXP-31", "P-EXP-40")
def test_dice_are_named_each_once_and_a_reroll_names_some() -> None:
    t = laid("express utah", "leave-out", 1)
    refused = t.refused(1, "leave r1 w1")
    assert (refused.key, refused.params["n"]) == ("left-out-count", 1)
    t = Situation("express utah")
    t.axis("STAR")
    t.roll(1, PLAIN)
    assert (t.refused(1, "reroll").rule, t.refused(1, "reroll").key) == ("P-EXP-40", "express-reroll-now")


@rule("P-EXP-50", "P-SPEC-01", "P-SPEC-HER-01")
def test_in_step_five_only_a_specialist_who_can_help_is_used() -> None:
    t = Situation("express utah", group="general hero")
    t.axis("STAR")
    t.roll(1, PLAIN)
    t.answer(1, "stop")
    assert t.question() == "specialists"
    told = {action: t.refused(1, action) for action in ("dance", "use nobody", "use hero 1", "use express-hero 9")}
    assert {action: (refused.rule, refused.key) for action, refused in told.items()} == {
        "dance": ("P-EXP-50", "express-use-now"),
        "use nobody": ("P-SPEC-01", "express-no-such-specialist"),
        "use hero 1": ("P-SPEC-01", "express-full-name"),
        "use express-hero 9": ("P-SPEC-HER-01", "express-save-whom"),
    }
    t.get(1).saved = 1
    t.shore.stamp += 1
    refused = t.refused(1, "use express-hero 1")
    assert (refused.rule, refused.key) == ("P-SPEC-HER-01", "express-nobody-to-save")


@rule("P-OPT-10")
def test_by_option_each_player_rallies_once_and_the_other_still_may() -> None:
    t = Situation("express utah players=2 opts=rally-limit=player")
    t.axis("STAR")
    t.roll(1, "STAR TOOL STAR TOOL STAR TOOL")
    t.roll(2, "STAR SKULL STAR SKULL STAR SKULL")
    t.answer(1, "stop")
    t.answer(2, "stop")
    t.answer(1, "rally express-general 1")
    told = "Player 1 has already rallied a Specialist in this sector. [P-OPT-10]"
    assert why(t, "rally express-engineer 1") == told
    assert t.choices(1) == ["rally express-medic 2", "pass"]


@rule("P-EXP-23", "P-EXP-83")
@pytest.mark.parametrize(("name", "rule_id"), [("opposition", "P-EXP-23"), ("outcome", "P-EXP-83")])
def test_a_step_that_needs_no_answer_takes_none(name: str, rule_id: str) -> None:
    t = Situation("express utah")
    refused = t.shore.book.steps[name].refuse(t.shore, 1, (name, 0, 0, ""), Action("dance"))
    assert refused is not None
    assert (refused.rule, refused.key) == (rule_id, "not-offered")
