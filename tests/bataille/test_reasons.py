"""Refusals of Bataille! name the rule that forbids, with the sentence that is told."""

from __future__ import annotations

from hhour.bataille.effects import refuse_medal
from hhour.i18n import language
from hhour.kernel.table import Table
from hhour.telling import tell_refusal
from tests.bataille.bench import Bench
from tests.rule import rule

ENGLISH = language("en")


def why(bench: Bench, action: str, seat: int = 1) -> str:
    return tell_refusal(bench.refused(seat, action), ENGLISH, "bataille")


@rule("P-BAT-24")
def test_after_an_ordeal_there_is_no_retreat_and_its_rule_says_so() -> None:
    bench = Bench()
    bench.win("ordeal")
    assert (bench.question(), bench.choices()[0]) == ("opposition", "roll")
    told = "There is no retreat now: you had to progress, and the next skirmish begins. [P-BAT-24]"
    assert why(bench, "retreat") == told


@rule("P-BAT-71", "P-BAT-11")
def test_who_chose_to_progress_cannot_retreat_before_the_next_win() -> None:
    bench = Bench()
    assert why(bench, "retreat") == "'retreat' belongs to another step: Onward. [P-BAT-11]"
    bench.win("landing")
    bench.answer(1, "progress")
    told = "There is no retreat now: you chose to progress, and the next skirmish begins. [P-BAT-71]"
    assert why(bench, "retreat") == told
    assert bench.contest.axis_dice == 3, "the next skirmish is the one against three dice"


@rule("P-BAT-02", "P-BAT-05", "P-BAT-06")
def test_who_is_not_asked_is_told_whom_he_waits_for_and_by_which_rule() -> None:
    bench = Bench()
    told = "Player 2 is not asked anything now, so 'roll' has to wait for the answer of 1. [P-BAT-02]"
    assert why(bench, "roll", 2) == told
    start = Table("bataille players=2", seed="1")
    start.apply(1, "roll")
    told_again = start.refusal(1, "roll")
    assert told_again is not None
    assert told_again.rule == "P-BAT-05", "each rolls once"
    start.play.state.lanes[0] = (("start-player", 2, 0b110, ""),)
    told_again = start.refusal(1, "roll")
    assert told_again is not None
    assert told_again.rule == "P-BAT-06", "and again with whom he ties"


@rule("P-BAT-42")
def test_in_step_four_the_players_answer_one_after_the_other() -> None:
    bench = Bench()
    bench.give(1, "legion-of-merit")
    bench.fight("landing", "SKULL TOOL")
    assert bench.question(1) == "medal"
    assert bench.refused(2, "pass").rule == "P-BAT-42"
    assert why(bench, "reroll r1") == "'reroll r1' belongs to another step: Re-rolls. [P-BAT-11]"


@rule("P-BAT-42", "P-BAT-92", "P-MEDAL-01")
def test_a_medal_is_played_by_who_holds_it_and_in_an_extra_round_by_the_tied() -> None:
    bench = Bench("bataille players=3")
    bench.give(1, "legion-of-merit")
    bench.give(2, "medal-of-honor")
    bench.fight("landing", "SKULL TOOL")
    assert why(bench, "play bataille-silver-star") == "You do not hold the Silver Star. [P-BAT-42]"
    assert why(bench, "play nonsense") == "There is no Medal 'nonsense'. [P-MEDAL-01]"
    assert bench.refused(3, "play nonsense").rule == "P-MEDAL-01"
    bench.contest.extra, bench.contest.order = 1, (2, 3)
    refused = refuse_medal(bench.fray, 1, "bataille-legion-of-merit")
    assert refused is not None
    assert (refused.rule, refused.key) == ("P-BAT-92", "medal-not-tied")


@rule("P-BAT-42", "P-BAT-44", "P-BAT-33")
def test_who_has_nothing_to_pass_and_who_names_no_dice_is_told_so() -> None:
    bench = Bench()
    assert bench.refused(2, "always-pass").key == "nothing-to-pass"
    assert why(bench, "ask-me", 2) == "You are asked for your Medals already. [P-BAT-42]"
    bench.give(2, "medal-of-honor")
    bench.answer(2, "always-pass")
    told_twice = "You already pass in other players' turns without being asked; 'ask-me' takes that back. [P-BAT-44]"
    assert why(bench, "always-pass", 2) == told_twice
    bench.oppose("landing", "SKULL TOOL")
    assert bench.question(1) == "reroll"
    for action in ("reroll nonsense", "reroll r1 r1", "reroll"):
        told = bench.refused(1, action)
        assert (told.rule, told.key, told.params) == ("P-BAT-33", "which-dice", {"dice": "r1 r2 w1 w2 b1 b2"})


@rule("P-BAT-32", "P-MEDAL-LOM-01")
def test_a_medal_cannot_set_the_die_that_was_left_out_and_only_of_that_die_is_it_said() -> None:
    bench = Bench()
    bench.give(1, "legion-of-merit")
    bench.oppose("bunker", "STAR TOOL")
    bench.dice("TOOL SKULL SKULL SOLDIER SOLDIER")
    bench.answer(1, "leave r1", "stop", "play bataille-legion-of-merit")
    assert bench.question(1) == "set-die"
    told = bench.refused(1, "set r1 STAR")
    assert (told.rule, told.key, told.params) == ("P-BAT-32", "die-left-out", {"die": "r1"})
    reasons = {
        "set r2 TOOL": ("P-MEDAL-12", "die-same"),
        "set r2 moon": ("P-DICE-02", "dice-not-a-face"),
        "set moon STAR": ("P-MEDAL-LOM-01", "die-none"),
        "set": ("P-MEDAL-LOM-01", "not-offered"),
        "paint r1": ("P-MEDAL-LOM-01", "not-offered"),
        "enough": ("P-MEDAL-LOM-01", "not-offered"),
    }
    for action, reason in reasons.items():
        told = bench.refused(1, action)
        assert (told.rule, told.key) == reason, action
