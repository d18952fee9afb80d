"""The worked examples of Bataille!, played on the table; dice and requirements are read from the rulebook."""

from __future__ import annotations

import pytest

from hhour.kernel.faces import FACES
from tests.bataille.bench import MISS, Bench
from tests.pocket import Example, examples
from tests.rule import rule


def words(faces: tuple[int, ...]) -> str:
    return " ".join(FACES[face] for face in faces)


def play(rule_id: str, terrain: str = "landing", setup: str = "bataille players=2", pot: int = 0) -> Bench:
    """The example's dice against its requirement, up to the Medals."""
    example = examples(rule_id)[0]
    bench = arranged(example, setup, pot)
    bench.fight(terrain, words(example.required), words(example.faces))
    return bench


def arranged(example: Example, setup: str = "bataille players=2", pot: int = 0) -> Bench:
    bench = Bench(setup)
    bench.contest.axis_dice = len(example.required)
    bench.contest.pot = pot
    return bench


@rule("P-BAT-EX-02")
def test_a_win() -> None:
    assert play("P-BAT-EX-02").contest.pot == 2


@rule("P-BAT-EX-03")
def test_a_partial_match_is_nothing() -> None:
    example = examples("P-BAT-EX-03")[0]
    bench = arranged(example, pot=2)
    bench.bank(12, 0)
    bench.fight("landing", words(example.required), words(example.faces))
    assert (bench.contest.banks, bench.active, bench.last("lost").data["n"]) == ((12, 0), 2, 2)


@rule("P-BAT-EX-04")
def test_barriers_double() -> None:
    bench = play("P-BAT-EX-04", "barriers", pot=2)
    assert bench.contest.pot == 8
    bench.answer(1, "retreat")
    assert bench.contest.banks == (8, 0)


@rule("P-BAT-EX-05")
def test_the_pot_is_lost_and_the_medals_stay() -> None:
    bench = Bench()
    bench.bank(12, 0)
    bench.fight("landing", "STAR TOOL", "STAR TOOL STAR SKULL STAR SKULL")
    bench.answer(1, "progress")
    bench.oppose("rally-point", "STAR TOOL TOOL", "STAR TOOL TOOL SKULL SKULL SOLDIER")
    bench.answer(1, "stop", "pass")
    assert bench.contest.pot == 11
    bench.answer(1, "progress")
    assert bench.contest.axis_dice == 4
    bench.fight("landing", "STAR STAR STAR STAR")
    bench.answer(1, "pass")
    assert (bench.contest.pot, bench.contest.banks, bench.medals(1)) == (0, (12, 0), ["silver-star"])


@rule("P-BAT-EX-06")
def test_the_bunker() -> None:
    example = examples("P-BAT-EX-06")[0]
    bench = arranged(example)
    bench.oppose("bunker", words(example.required))
    bench.dice(words(example.faces))
    bench.answer(1, "leave b2", "stop")
    assert (bench.medals(1), bench.contest.pot) == (["silver-star"], 2)


@rule("P-BAT-EX-07")
def test_medals_in_defeat() -> None:
    bench = play("P-BAT-EX-07")
    assert bench.medals(1) == ["memorial-cross", "legion-of-merit"]
    assert bench.events("lost")


@rule("P-BAT-EX-08")
def test_the_same_symbol_twice() -> None:
    bench = play("P-BAT-EX-08")
    assert (bench.medals(1), bench.contest.pot) == (["medal-of-honor"], 2)


@rule("P-BAT-EX-09")
def test_a_medal_is_taken() -> None:
    example = examples("P-BAT-EX-09")[0]
    bench = arranged(example)
    bench.give(2, "silver-star")
    bench.fight("landing", words(example.required), words(example.faces))
    assert (bench.medals(1), bench.medals(2)) == (["silver-star"], [])
    assert bench.question(1) == "onward", "he could not use it first"


@rule("P-BAT-EX-10")
def test_play_and_regain() -> None:
    example = examples("P-BAT-EX-10")[0]
    bench = arranged(example)
    bench.give(1, "legion-of-merit")
    bench.fight("landing", words(example.required), "TOOL STAR TOOL SKULL SKULL COURAGE")
    bench.play(1, "legion-of-merit", "set w2 COURAGE", "set b1 TOOL")
    assert bench.last("final-tally").data["faces"] == tuple(words(example.faces).split())
    assert (bench.medals(1), bench.contest.pot) == (["legion-of-merit"], 4)


@rule("P-BAT-EX-11")
def test_the_order_of_medals_as_printed() -> None:
    example = examples("P-BAT-EX-11")[0]
    bench = arranged(example)
    bench.give(1, "croix-de-guerre")
    bench.give(2, "memorial-cross")
    bench.fight("rally-point", words(example.required), words(example.faces))
    bench.play(1, "croix-de-guerre")
    bench.play(2, "memorial-cross")
    assert (bench.question(1), bench.contest.axis_dice, bench.contest.pot) == ("opposition", 5, 12)


@rule("P-BAT-EX-13")
def test_the_purple_heart() -> None:
    bench = Bench()
    bench.give(2, "purple-heart")
    bench.contest.axis_dice = 5
    bench.fight("rally-point", "STAR STAR STAR TOOL TOOL", "STAR TOOL STAR TOOL STAR SKULL")
    bench.play(2, "purple-heart")
    assert (bench.contest.pot, bench.medals(1), bench.choices(1)) == (0, ["silver-star"], ["progress", "retreat"])


@rule("P-BAT-EX-14")
def test_medal_of_honor_on_another_player() -> None:
    bench = Bench()
    bench.give(2, "medal-of-honor")
    bench.contest.axis_dice = 4
    bench.contest.pot = 6
    bench.fight("rally-point", "SKULL SKULL TOOL TOOL")
    bench.play(2, "medal-of-honor", "turn ordeal")
    assert (bench.contest.pot, bench.contest.axis_dice, bench.question(1)) == (10, 5, "opposition")


@rule("P-BAT-EX-15")
def test_medal_of_honor_refused() -> None:
    bench = Bench()
    bench.give(2, "medal-of-honor")
    bench.oppose("bunker", "SKULL TOOL")
    bench.dice("SKULL SKULL TOOL TOOL SOLDIER")
    bench.answer(1, "leave b2", "stop")
    assert bench.question(1) == "onward", "nobody may play it"
    cliffs = Bench()
    cliffs.give(2, "medal-of-honor")
    cliffs.fight("cliffs", "SKULL TOOL")
    cliffs.play(2, "medal-of-honor")
    assert cliffs.choices(2) == ["turn landing", "turn barriers", "turn rally-point", "turn ordeal"]


@rule("P-BAT-EX-16")
def test_silver_star() -> None:
    bench = Bench()
    bench.give(1, "silver-star")
    bench.give(2, "purple-heart")
    bench.contest.axis_dice = 4
    bench.contest.pot = 9
    bench.fight("landing", "SKULL SKULL TOOL TOOL")
    bench.answer(1, "pass")
    bench.play(2, "purple-heart")
    bench.play(1, "silver-star")
    assert "purple-heart" in bench.supply()
    bench.fight("barriers", "SKULL SKULL TOOL TOOL")
    assert bench.contest.pot == 9 + 8


@rule("P-BAT-EX-17")
def test_victoria_cross_in_anothers_turn() -> None:
    before, after, last = examples("P-BAT-EX-17")
    assert (before.match, after.match, last.match) == (True, False, True)
    bench = arranged(before)
    bench.give(1, "legion-of-merit")
    bench.give(2, "victoria-cross")
    bench.fight("landing", words(before.required), words(before.faces))
    bench.answer(1, "pass")
    bench.dice("SKULL COURAGE")
    bench.play(2, "victoria-cross", "strike a1 a2")
    assert bench.axis() == words(after.required).split()
    bench.play(1, "legion-of-merit", "set r2 SKULL", "enough")
    assert bench.last("final-tally").data["faces"] == tuple(words(last.faces).split())
    assert bench.contest.pot == 3


@rule("P-BAT-EX-18")
def test_the_ceiling_of_six() -> None:
    bench = Bench()
    for _ in range(5):
        bench.win()
        if bench.contest.axis_dice < 6:
            bench.answer(1, "progress")
    assert bench.contest.pot == 20
    bench.answer(1, "progress")
    bench.win("barriers")
    assert bench.contest.pot == 32


@rule("P-BAT-EX-19")
def test_die_against_medal() -> None:
    bench = Bench()
    bench.give(1, "croix-de-guerre")
    bench.give(2, "medal-of-honor")
    bench.fight("landing", "STAR STAR")
    bench.play(1, "croix-de-guerre")
    bench.play(2, "medal-of-honor", "turn ordeal")
    assert (bench.active, bench.contest.banks) == (2, (2, 0))


@rule("P-BAT-EX-24")
def test_a_straight() -> None:
    bench = play("P-BAT-EX-24")
    assert (bench.medals(1), bench.contest.pot) == (["victoria-cross"], 3)


@pytest.mark.parametrize("rule_id", ["P-BAT-EX-02", "P-BAT-EX-04", "P-BAT-EX-07", "P-BAT-EX-08", "P-BAT-EX-24"])
def test_the_table_agrees_with_the_brackets(rule_id: str) -> None:
    example = examples(rule_id)[0]
    bench = play(rule_id)
    assert bool(bench.events("won")) == example.match
    assert len(bench.medals(1)) == len(set(example.rwb)) + example.straight
    assert words(example.faces) != MISS
