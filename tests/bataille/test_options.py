"""The options of Bataille!, each against what holds without it."""

from __future__ import annotations

import pytest

from hhour.kernel.dice import SLOTS
from hhour.kernel.faces import FACES
from hhour.kernel.table import Table
from tests.bataille.bench import Bench
from tests.rule import rule

STRAIGHT = " ".join(FACES)


@rule("P-OPT-01")
def test_another_table_says_which_set_gives_which_medal() -> None:
    bench = Bench("bataille players=2 opts=medal-map=star=memorial-cross+skull=silver-star")
    bench.fight("landing", "STAR TOOL", "STAR TOOL STAR TOOL STAR SOLDIER")
    assert bench.medals(1) == ["memorial-cross"]
    assert str(bench.table.setup).endswith("medal-map=skull=silver-star+star=memorial-cross")


@rule("P-OPT-01")
def test_the_straight_has_its_place_in_the_table_too() -> None:
    bench = Bench("bataille players=2 opts=medal-map=straight=silver-star+star=victoria-cross")
    bench.fight("landing", "STAR TOOL", STRAIGHT)
    assert bench.medals(1) == ["silver-star"]
    first = Bench("bataille players=2 opts=medal-map=straight=memorial-cross+skull=victoria-cross")
    assert len(first.supply()) == 7
    first.fight("landing", "STAR TOOL", STRAIGHT)
    assert first.medals(1) == ["memorial-cross"]


@rule("P-OPT-02")
def test_with_six_medals_a_straight_gives_any_one_of_the_supply() -> None:
    bench = Bench("bataille players=2 opts=seventh-medal=none")
    assert bench.contest.to_json()["holders"] == (*(0,) * 6, -1), "the seventh is in nobody's hands, saved as -1"
    bench.give(2, "croix-de-guerre")
    bench.fight("landing", "STAR TOOL", STRAIGHT)
    assert bench.question() == "take-medal"
    assert len(bench.choices()) == 5
    assert "take bataille-croix-de-guerre" not in bench.choices()
    assert "take bataille-victoria-cross" not in bench.choices()
    bench.answer(1, "take bataille-silver-star")
    assert bench.medals(1) == ["silver-star"]
    assert bench.question() == "onward"


@rule("P-OPT-02")
def test_with_six_medals_each_face_can_still_give_another() -> None:
    bench = Bench("bataille opts=seventh-medal=none,medal-map=star=memorial-cross+skull=silver-star")
    bench.fight("landing", "STAR TOOL", "STAR TOOL STAR TOOL STAR SOLDIER")
    assert bench.medals(1) == ["memorial-cross"]


@rule("P-OPT-02")
def test_with_six_medals_and_an_empty_supply_a_straight_gives_nothing() -> None:
    bench = Bench("bataille opts=seventh-medal=none")
    bench.give(1, *(medal for medal in bench.supply()))
    bench.fight("landing", "STAR TOOL", STRAIGHT)
    bench.answer(1, "pass")
    assert bench.question() == "onward"


@rule("P-OPT-03")
@pytest.mark.parametrize(("value", "points"), [("all", 12), ("matched", 6)])
def test_croix_de_guerre_pays_all_dice_or_only_those_matched(value: str, points: int) -> None:
    bench = Bench(f"bataille players=2 opts=croix-points={value}")
    bench.give(1, "croix-de-guerre")
    bench.contest.axis_dice = 4
    bench.fight("rally-point", "SKULL TOOL STAR STAR")
    bench.play(1, "croix-de-guerre")
    assert bench.contest.banks == (points, 0)


@rule("P-OPT-03")
@pytest.mark.parametrize(("skulls", "points"), [(1, 1), (2, 2), (3, 2), (4, 2)])
def test_dice_matched_with_croix_de_guerre_are_counted_one_for_one(skulls: int, points: int) -> None:
    bench = Bench("bataille players=2 opts=croix-points=matched")
    bench.give(1, "croix-de-guerre")
    bench.contest.axis_dice = 4
    bench.fight("landing", " ".join(["SKULL"] * skulls + ["STAR"] * (4 - skulls)))
    bench.play(1, "croix-de-guerre")
    assert bench.contest.banks == (points, 0), "his dice show two SKULLs"


@rule("P-OPT-03")
def test_a_matched_kommandant_pays_two_with_croix_de_guerre_and_an_unmatched_one_nothing() -> None:
    for face, points in (("SKULL", 3), ("STAR", 1)):
        bench = Bench("bataille players=2 opts=kommandant,croix-points=matched")
        bench.give(1, "croix-de-guerre")
        bench.fight("landing", f"{face} TOOL", deploy=True)
        bench.play(1, "croix-de-guerre")
        assert bench.contest.banks == (points, 0)


@rule("P-OPT-04")
@pytest.mark.parametrize(("opts", "pot"), [("", 2), (" opts=restart-keeps-medals", 0)])
def test_a_purple_heart_outlives_a_restart_only_with_the_option(opts: str, pot: int) -> None:
    bench = Bench(f"bataille players=2{opts}")
    bench.give(1, "silver-star")
    bench.give(2, "purple-heart")
    bench.fight("landing", "SKULL TOOL")
    bench.answer(1, "pass")
    bench.play(2, "purple-heart")
    bench.play(1, "silver-star")
    bench.win()
    assert bench.contest.pot == pot


@rule("P-OPT-04")
def test_a_memorial_cross_outlives_a_restart_with_the_option_but_not_the_next_skirmish() -> None:
    bench = Bench("bataille players=2 opts=restart-keeps-medals")
    bench.give(1, "silver-star")
    bench.give(2, "memorial-cross")
    bench.fight("landing", "SKULL TOOL")
    bench.answer(1, "pass")
    bench.play(2, "memorial-cross")
    bench.play(1, "silver-star")
    bench.win()
    assert (bench.question(), bench.contest.axis_dice) == ("opposition", 3)
    bench.win()
    assert bench.question() == "onward"


@rule("P-OPT-05")
@pytest.mark.parametrize(("opts", "outcome"), [("", ""), (" opts=medals-count-for-trigger", "decided")])
def test_medals_count_towards_thirty_only_with_the_option(opts: str, outcome: str) -> None:
    bench = Bench(f"bataille players=2{opts}")
    bench.bank(23, 0)
    bench.give(1, "purple-heart")
    bench.bank_turn()
    bench.fight("landing", "STAR STAR")
    bench.answer(1, "pass")
    assert bench.table.outcome == outcome


@rule("P-OPT-06")
def test_the_die_left_out_is_drawn_at_random_with_the_option() -> None:
    bench = Bench("bataille players=2 opts=left-out=random")
    bench.dice("bunker STAR TOOL w2 SKULL SKULL TOOL SOLDIER SOLDIER")
    bench.answer(1, "roll")
    assert bench.question() == "reroll"
    assert list(bench.shown()) == ["r1", "r2", "w1", "b1", "b2"]
    assert bench.last("left-out").rule == "P-OPT-06"


@rule("P-OPT-06")
def test_every_die_is_left_out_sometimes() -> None:
    seen = set()
    for seed in range(400):
        table = Table("bataille opts=left-out=random", seed=str(seed))
        for event in table.apply(1, "roll"):
            if event.kind == "left-out":
                seen.add(event.data["die"])
    assert seen == set(SLOTS)
