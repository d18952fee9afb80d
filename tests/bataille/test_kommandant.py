"""The Kommandant in Bataille!."""

from __future__ import annotations

import pytest

from tests.bataille.bench import MISS, Bench
from tests.pocket import examples
from tests.rule import rule

WITH_HIM = "bataille players=2 opts=kommandant"


@rule("P-KOM-01")
def test_without_the_option_he_cannot_be_deployed() -> None:
    bench = Bench()
    assert bench.choices() == ["roll"]
    assert bench.refused(1, "deploy").rule == "P-KOM-01"
    assert Bench(WITH_HIM).choices() == ["roll", "deploy"]


@rule("P-KOM-02", "P-KOM-04")
def test_he_takes_the_place_of_one_grey_die() -> None:
    bench = Bench(WITH_HIM)
    bench.contest.axis_dice = 4
    bench.oppose("landing", "STAR TOOL SKULL COURAGE", deploy=True)
    slots = [die["slot"] for die in bench.table.view(1)["attempt"]["axis"]]  # type: ignore[index]
    assert slots == ["k", "a1", "a2", "a3"]


@rule("P-KOM-03")
def test_his_die_falls_with_the_grey_ones() -> None:
    bench = Bench(WITH_HIM)
    bench.dice(f"landing STAR TOOL {MISS}")
    told = bench.answer(1, "deploy")
    opposition = next(event for event in told if event.kind == "opposition")
    assert (opposition.data["faces"], opposition.data["kommandant"]) == (("STAR", "TOOL"), 1)


@rule("P-KOM-05")
def test_otherwise_he_is_an_axis_die_like_the_others() -> None:
    bench = Bench(WITH_HIM)
    bench.give(1, "croix-de-guerre", "victoria-cross")
    bench.fight("landing", "STAR STAR", deploy=True)
    bench.dice("SKULL")
    bench.play(1, "victoria-cross", "strike k")
    assert bench.axis() == ["SKULL", "STAR"]


@rule("P-KOM-10", "P-KOM-12")
def test_the_active_player_alone_decides_before_the_axis_is_rolled() -> None:
    bench = Bench(WITH_HIM)
    assert bench.contest.axis == ()
    assert bench.table.waiting() == [1]
    assert bench.refused(2, "deploy").key == "not-your-question"


@rule("P-KOM-11")
def test_the_decision_is_free_in_every_skirmish() -> None:
    bench = Bench(WITH_HIM)
    bench.fight("landing", "SKULL TOOL", deploy=True)
    bench.answer(1, "progress")
    assert bench.choices() == ["roll", "deploy"]
    bench.oppose("landing", "SKULL TOOL TOOL")
    assert bench.contest.kommandant == 0


@rule("P-KOM-13")
def test_his_die_needs_one_match_only() -> None:
    bench = Bench(WITH_HIM)
    bench.fight("landing", "STAR TOOL", "STAR TOOL SKULL SKULL SOLDIER SOLDIER", deploy=True)
    assert bench.events("won")


@rule("P-KOM-14", "P-BAT-38")
def test_a_die_that_shows_his_symbol_is_not_re_rolled() -> None:
    bench = Bench(WITH_HIM)
    bench.oppose("landing", "SKULL COURAGE", deploy=True)
    refusal = bench.refused(1, "reroll r1 b1")
    assert (refusal.rule, refusal.params["die"], refusal.params["face"]) == ("P-KOM-14", "r1", "SKULL")
    assert all("r1" not in choice and "r2" not in choice for choice in bench.choices())


@rule("P-KOM-14")
def test_without_him_the_same_die_may_be_re_rolled() -> None:
    bench = Bench(WITH_HIM)
    bench.oppose("landing", "SKULL COURAGE")
    assert "reroll r1" in bench.choices()


@rule("P-KOM-15")
def test_the_ban_is_judged_before_each_re_roll() -> None:
    bench = Bench(WITH_HIM)
    bench.oppose("landing", "SKULL COURAGE", deploy=True)
    bench.dice("SKULL STAR")
    bench.answer(1, "reroll w1 w2")
    assert bench.refused(1, "reroll w1").rule == "P-KOM-14"
    assert "reroll w2" in bench.choices()


@rule("P-KOM-14", "P-BAT-38")
def test_with_every_die_barred_the_re_rolls_are_over() -> None:
    bench = Bench(WITH_HIM)
    bench.dice("landing SKULL COURAGE SKULL SKULL SKULL SKULL SKULL SKULL")
    bench.answer(1, "deploy")
    assert bench.events("lost")
    assert bench.active == 2


@rule("P-KOM-16", "P-MEDAL-LOM-04", "P-KOM-EX-06")
def test_a_medal_may_change_a_die_that_he_bars() -> None:
    bench = Bench(WITH_HIM)
    bench.give(1, "legion-of-merit")
    bench.oppose("landing", "SKULL COURAGE", "SKULL SKULL TOOL TOOL SOLDIER STAR", deploy=True)
    assert all("r1" not in choice and "r2" not in choice for choice in bench.choices())
    bench.stop()
    bench.play(1, "legion-of-merit", "set r1 COURAGE", "enough")
    assert bench.contest.pot == 3


@rule("P-KOM-17", "P-BAT-62")
@pytest.mark.parametrize(("face", "points"), [("landing", 3), ("barriers", 6), ("rally-point", 9)])
def test_he_is_worth_two_points_and_the_face_multiplies_the_sum(face: str, points: int) -> None:
    bench = Bench(WITH_HIM)
    bench.fight(face, "SKULL TOOL", deploy=True)
    assert bench.contest.pot == points


@rule("P-KOM-18")
def test_purple_heart_takes_his_points_too() -> None:
    bench = Bench(WITH_HIM)
    bench.give(2, "purple-heart")
    bench.fight("rally-point", "SKULL TOOL", deploy=True)
    bench.play(2, "purple-heart")
    assert bench.contest.pot == 0


@rule("P-KOM-19")
def test_twenty_one_is_the_most_of_one_skirmish() -> None:
    bench = Bench(WITH_HIM)
    bench.contest.axis_dice = 6
    bench.fight("rally-point", MISS, deploy=True)
    assert bench.contest.pot == 21


@rule("P-KOM-EX-01")
def test_the_worked_ban() -> None:
    bench = Bench(WITH_HIM)
    bench.oppose("landing", "STAR TOOL", "STAR SKULL STAR SOLDIER COURAGE SKULL", deploy=True)
    assert "reroll r2 w2 b1 b2" in bench.choices()
    assert len(bench.choices()) == 1 + 15
    bench.dice("STAR")
    bench.answer(1, "reroll r2")
    assert bench.refused(1, "reroll r2").rule == "P-KOM-14"
    assert len(bench.choices()) == 1 + 7


@rule("P-KOM-EX-02")
def test_the_worked_points() -> None:
    (example,) = examples("P-KOM-EX-02")
    assert example.match
    bench = Bench(WITH_HIM)
    bench.contest.axis_dice = 3
    bench.fight("rally-point", "SOLDIER TOOL STAR", "SOLDIER SKULL TOOL COURAGE STAR SKULL", deploy=True)
    assert bench.contest.pot == 12


@rule("P-KOM-EX-07")
@pytest.mark.parametrize(("heart", "points"), [(False, 14), (True, 0)])
def test_the_worked_six_dice_under_barriers(heart: bool, points: int) -> None:
    bench = Bench(WITH_HIM)
    bench.give(2, "purple-heart")
    bench.contest.axis_dice = 6
    bench.fight("barriers", MISS, deploy=True)
    bench.answer(2, "play bataille-purple-heart" if heart else "pass")
    assert bench.contest.pot == points
