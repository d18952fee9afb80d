"""Medals: when they are played, what they do, how they are gained."""

from __future__ import annotations

import pytest

from hhour.bataille.medals import MEDALS
from hhour.kernel.faces import FACES
from tests.bataille.bench import MISS, Bench
from tests.rule import rule

NAMES = [slug.removeprefix("bataille-") for slug in MEDALS]


# Step 4


@rule("P-BAT-40")
def test_a_medal_is_played_in_step_four_only() -> None:
    bench = Bench()
    bench.give(1, "croix-de-guerre", "medal-of-honor")
    bench.give(2, "purple-heart")
    asked = []
    for action in ("roll", "reroll r1", "stop", "pass", "progress"):
        if action == "roll":
            bench.dice(f"landing SKULL TOOL {MISS}")
        if action == "reroll r1":
            bench.dice("SKULL")
        if action == "stop":
            assert bench.refused(1, "play bataille-croix-de-guerre").rule == "P-BAT-40"
            assert bench.refused(2, "play bataille-purple-heart").rule == "P-BAT-40"
        bench.answer(1, action)
        asked.append(bench.question())
        if action == "pass":
            bench.answer(2, "pass")
            assert bench.refused(1, "play bataille-croix-de-guerre").rule == "P-BAT-40"
    assert asked == ["reroll", "reroll", "medal", "", "opposition"]
    assert bench.refused(1, "play bataille-croix-de-guerre").rule == "P-BAT-40"


@rule("P-BAT-42", "P-BAT-43")
def test_chances_go_clockwise_from_the_active_player_and_medals_act_at_once() -> None:
    bench = Bench("bataille players=3", order=(2, 3, 1))
    bench.give(2, "legion-of-merit")
    bench.give(3, "purple-heart")
    bench.give(1, "memorial-cross")
    bench.fight("landing", "STAR TOOL")
    assert bench.table.waiting() == [2]
    bench.play(2, "legion-of-merit")
    assert bench.table.waiting() == [2], "his choice of dice comes before the next chance"
    bench.answer(2, "set r1 STAR", "enough")
    assert bench.table.waiting() == [3]
    assert bench.shown()["r1"] == "STAR"
    bench.play(3, "purple-heart")
    assert bench.contest.zero_points == 1
    assert bench.table.waiting() == [1]


@rule("P-BAT-44", "P-BAT-EX-12")
def test_a_pass_is_not_final() -> None:
    bench = Bench()
    bench.give(1, "croix-de-guerre")
    bench.give(2, "memorial-cross")
    bench.fight("landing", "STAR STAR")
    bench.answer(1, "pass")
    bench.play(2, "memorial-cross")
    assert bench.question(1) == "medal"
    bench.play(1, "croix-de-guerre")
    assert (bench.active, bench.contest.banks) == (2, (2, 0)), "his Medal came last: he retreats"


@rule("P-BAT-45")
def test_step_four_ends_when_all_have_passed_in_a_row() -> None:
    bench = Bench("bataille players=3")
    bench.give(1, "silver-star")
    bench.give(2, "purple-heart")
    bench.give(3, "memorial-cross", "victoria-cross")
    bench.fight("landing", "SKULL TOOL")
    bench.answer(1, "pass")
    bench.answer(2, "pass")
    bench.play(3, "memorial-cross")
    assert bench.table.waiting() == [1], "a Medal was played, so everybody has another chance"
    bench.answer(1, "pass")
    bench.answer(2, "pass")
    assert bench.table.waiting() == [3], "he who played it as well"
    bench.answer(3, "pass")
    assert bench.question(1) == "opposition"


@rule("P-BAT-46")
def test_whoever_can_play_nothing_passes_by_himself() -> None:
    bench = Bench("bataille players=3")
    bench.give(2, "croix-de-guerre")
    bench.give(3, "purple-heart")
    bench.fight("landing", "SKULL TOOL")
    assert bench.table.waiting() == [3]
    bench.answer(3, "pass")
    assert bench.question(1) == "onward"


@rule("P-BAT-46", "P-BAT-44")
def test_a_player_can_pass_until_he_says_otherwise() -> None:
    bench = Bench("bataille players=2")
    bench.give(2, "purple-heart", "medal-of-honor")
    bench.fight("landing", "SKULL TOOL")
    told = bench.answer(2, "always-pass")
    assert [event.data["passes"] for event in told if event.kind == "standing"] == [1]
    assert bench.question(1) == "onward"
    bench.answer(1, "progress")
    bench.win()
    assert bench.question(1) == "onward", "nobody was asked"
    told = bench.answer(2, "ask-me")
    assert [event.data["passes"] for event in told if event.kind == "standing"] == [0]
    bench.answer(1, "progress")
    bench.win()
    assert bench.question(2) == "medal"


def test_a_standing_pass_leaves_ones_own_turn_alone() -> None:
    bench = Bench(order=(2, 1))
    bench.give(2, "medal-of-honor")
    bench.answer(2, "always-pass")
    assert bench.refused(1, "always-pass").key == "nothing-to-pass"
    assert bench.refused(1, "ask-me").key == "asked-already"
    bench.fight("landing", "SKULL TOOL")
    assert bench.question(2) == "medal"


@rule("P-BAT-47")
def test_any_number_of_medals_is_played_in_one_step_four() -> None:
    bench = Bench("bataille")
    bench.give(1, "legion-of-merit", "croix-de-guerre", "medal-of-honor", "victoria-cross")
    bench.fight("landing", "STAR STAR")
    bench.play(1, "legion-of-merit", "set r1 STAR", "enough")
    bench.play(1, "medal-of-honor", "turn rally-point")
    bench.dice("TOOL")
    bench.play(1, "victoria-cross", "strike a2")
    bench.play(1, "croix-de-guerre")
    assert bench.contest.banks == (6,)


@rule("P-BAT-48")
def test_after_step_four_no_result_changes() -> None:
    bench = Bench()
    bench.give(1, "legion-of-merit")
    bench.fight("landing", "SKULL TOOL")
    bench.answer(1, "pass")
    tally = bench.last("final-tally")
    assert (tally.rule, tally.data["faces"]) == ("P-BAT-48", tuple(MISS.split()))
    refused = bench.refused(1, "reroll r1")
    assert (refused.rule, refused.key) == ("P-BAT-11", "other-step")
    assert bench.refused(1, "play bataille-legion-of-merit").rule == "P-BAT-40"


@rule("P-BAT-49", "P-BAT-73", "P-MEDAL-CDG-04", "P-MEDAL-MEM-03")
def test_of_two_medals_that_contradict_each_other_the_later_holds() -> None:
    bench = Bench()
    bench.give(1, "croix-de-guerre")
    bench.give(2, "memorial-cross")
    bench.fight("landing", "STAR STAR")
    bench.play(1, "croix-de-guerre")
    bench.play(2, "memorial-cross")
    assert bench.contest.pot == 2, "the automatic win stays"
    assert (bench.question(1), bench.contest.axis_dice) == ("opposition", 3)


@rule("P-BAT-73", "P-MEDAL-CDG-04")
def test_a_croix_de_guerre_played_after_a_memorial_cross_means_retreat() -> None:
    bench = Bench("bataille players=2", order=(1, 2))
    bench.give(1, "croix-de-guerre", "legion-of-merit")
    bench.give(2, "memorial-cross")
    bench.fight("landing", "STAR STAR")
    bench.answer(1, "pass")
    bench.play(2, "memorial-cross")
    bench.play(1, "croix-de-guerre")
    while bench.question(1) == "medal":
        bench.answer(1, "pass")
    assert bench.last("retreated").rule == "P-MEDAL-CDG-03"
    assert (bench.active, bench.contest.banks) == (2, (2, 0))


# Step 5

SETS = [
    ("SKULL", "memorial-cross"),
    ("STAR", "silver-star"),
    ("SOLDIER", "purple-heart"),
    ("TWO_SOLDIERS", "croix-de-guerre"),
    ("COURAGE", "medal-of-honor"),
    ("TOOL", "legion-of-merit"),
]


@rule("P-BAT-50", "P-BAT-53", "P-MEDAL-02")
@pytest.mark.parametrize(("face", "medal"), SETS)
def test_each_set_gives_the_medal_of_its_symbol_from_the_supply(face: str, medal: str) -> None:
    bench = Bench()
    one, two, three = [other for other in FACES if other != face][:3]
    bench.fight("landing", f"{face} {face}", f"{face} {one} {face} {two} {face} {three}")
    assert bench.medals(1) == [medal]
    assert medal not in bench.supply()
    assert len(bench.supply()) == 6


@rule("P-BAT-51", "P-MEDAL-02")
def test_a_straight_gives_the_victoria_cross() -> None:
    bench = Bench()
    bench.fight("landing", "STAR TOOL", " ".join(FACES))
    assert bench.medals(1) == ["victoria-cross"]
    assert bench.last("medal-gained").rule == "P-BAT-51"


@rule("P-BAT-52")
def test_medals_are_gained_before_comparing_and_without_winning() -> None:
    bench = Bench()
    bench.fight("landing", "COURAGE COURAGE", "STAR TOOL STAR TOOL STAR SKULL")
    assert bench.last("medal-gained").seq < bench.last("lost").seq
    assert bench.medals(1) == ["silver-star"]


@rule("P-BAT-54")
def test_a_medal_is_handed_over_by_its_holder_for_nothing() -> None:
    bench = Bench()
    bench.give(2, "silver-star")
    bench.bank(0, 8)
    bench.fight("landing", "STAR TOOL", "STAR TOOL STAR TOOL STAR SKULL")
    assert (bench.medals(1), bench.medals(2), bench.contest.banks) == (["silver-star"], [], (0, 8))
    assert (bench.last("medal-gained").rule, bench.last("medal-gained").data["from"]) == ("P-BAT-54", 2)


@rule("P-BAT-55")
def test_a_medal_already_held_stays_and_nothing_else_happens() -> None:
    bench = Bench()
    bench.give(1, "purple-heart")
    bench.fight("landing", "SKULL TOOL", "SOLDIER SKULL SOLDIER TOOL SOLDIER TOOL")
    assert bench.medals(1) == ["purple-heart"]
    assert not bench.events("medal-gained")


@rule("P-BAT-56")
def test_two_sets_give_two_medals_or_one_of_the_same_symbol() -> None:
    bench = Bench()
    bench.fight("landing", "STAR TOOL", "STAR TOOL STAR TOOL STAR TOOL")
    assert bench.medals(1) == ["silver-star", "legion-of-merit"]
    bench = Bench()
    bench.fight("landing", "STAR STAR", "STAR STAR STAR STAR STAR STAR")
    assert bench.medals(1) == ["silver-star"]


@rule("P-BAT-57")
def test_a_medal_just_gained_waits_for_the_next_step_four() -> None:
    bench = Bench()
    bench.fight("landing", "STAR TOOL", "STAR TOOL STAR TOOL STAR SKULL")
    assert bench.refused(1, "play bataille-silver-star").rule == "P-BAT-40"
    bench.answer(1, "progress")
    bench.fight("landing", "STAR TOOL TOOL")
    assert "play bataille-silver-star" in bench.choices()


@rule("P-BAT-58", "P-MEDAL-08", "P-MEDAL-11")
def test_a_medal_just_played_can_be_gained_back_and_so_can_that_of_another() -> None:
    bench = Bench()
    bench.give(1, "legion-of-merit")
    bench.give(2, "purple-heart")
    bench.fight("landing", "TOOL TOOL", "TOOL SOLDIER TOOL SOLDIER SKULL SKULL")
    bench.play(1, "legion-of-merit", "set b1 TOOL", "set b2 SOLDIER")
    bench.play(2, "purple-heart")
    assert bench.medals(1) == ["purple-heart", "legion-of-merit"]
    assert bench.contest.pot == 0, "the Purple Heart still acted"


# General


@rule("P-MEDAL-03")
def test_everybody_sees_who_holds_what() -> None:
    bench = Bench("bataille players=3")
    bench.give(2, "purple-heart", "silver-star")
    views = [bench.table.view(seat)["players"] for seat in (1, 2, 3, None)]
    assert all(view == views[0] for view in views)
    assert [bench.table.view(seat)["seat"] for seat in (2, None)] == [2, 0], "a spectator has no seat"
    assert views[0][1]["medals"] == ["bataille-silver-star", "bataille-purple-heart"]  # type: ignore[index]


@rule("P-MEDAL-04")
def test_one_player_may_hold_all_seven() -> None:
    bench = Bench()
    bench.give(1, *NAMES[:6])
    bench.fight("landing", "STAR TOOL", " ".join(FACES))
    bench.answer(1, "pass")
    assert len(bench.medals(1)) == 7


@rule("P-MEDAL-05", "P-MEDAL-20")
@pytest.mark.parametrize("name", ["legion-of-merit", "croix-de-guerre", "silver-star"])
def test_own_medals_are_not_played_in_another_players_turn(name: str) -> None:
    bench = Bench()
    bench.give(2, name, "purple-heart")
    bench.fight("landing", "STAR TOOL")
    assert bench.refused(2, f"play bataille-{name}").rule == "P-MEDAL-05"
    assert bench.choices(2)[:2] == ["play bataille-purple-heart", "pass"]


@rule("P-MEDAL-06", "P-MEDAL-20", "P-MEDAL-PUR-02", "P-MEDAL-MEM-02")
@pytest.mark.parametrize("name", ["purple-heart", "memorial-cross"])
def test_medals_against_others_are_not_played_in_ones_own_turn(name: str) -> None:
    bench = Bench()
    bench.give(1, name, "silver-star")
    bench.fight("landing", "STAR TOOL")
    assert bench.refused(1, f"play bataille-{name}").rule == "P-MEDAL-06"
    assert f"play bataille-{name}" not in bench.choices(1)


@rule("P-MEDAL-07", "P-MEDAL-20", "P-MEDAL-21", "P-MEDAL-MOH-05", "P-MEDAL-VIC-02")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(("name", "more"), [("medal-of-honor", "turn barriers"), ("victoria-cross", "strike a1")])
def test_two_medals_are_played_in_anybodys_turn_and_act_on_the_running_skirmish(
    name: str, more: str, seat: int
) -> None:
    bench = Bench()
    bench.give(seat, name)
    bench.fight("landing", "STAR TOOL", "TOOL STAR SKULL SKULL SOLDIER SOLDIER")
    if more.startswith("strike"):
        bench.dice("SKULL")
    bench.play(seat, name, more)
    assert bench.contest.pot == (2 if name == "victoria-cross" else 4)


@rule("P-MEDAL-08", "P-MEDAL-10")
def test_a_played_medal_lies_in_the_supply_and_counts_no_longer() -> None:
    bench = Bench()
    bench.give(1, "medal-of-honor")
    bench.fight("landing", "STAR TOOL")
    assert bench.table.view(1)["players"][0]["score"] == 5  # type: ignore[index]
    bench.answer(1, "play bataille-medal-of-honor")
    assert bench.question(1) == "turn-terrain", "its effect is still to come"
    assert "medal-of-honor" in bench.supply()
    assert bench.table.view(1)["players"][0]["score"] == 0  # type: ignore[index]


@rule("P-MEDAL-09")
def test_no_medal_has_to_be_played() -> None:
    bench = Bench("bataille")
    bench.give(1, *NAMES)
    bench.fight("landing", "STAR STAR")
    assert "pass" in bench.choices()
    bench.answer(1, "pass")
    assert bench.events("lost")


@rule("P-MEDAL-12")
def test_a_useless_play_is_allowed_but_not_one_that_can_do_nothing() -> None:
    bench = Bench()
    bench.give(1, "croix-de-guerre")
    bench.give(2, "purple-heart", "medal-of-honor")
    bench.oppose("bunker", "STAR STAR")
    bench.dice("SKULL SKULL TOOL TOOL SOLDIER")
    bench.answer(1, "leave b2", "stop", "pass")
    assert bench.refused(2, "play bataille-medal-of-honor").rule == "P-MEDAL-MOH-02"
    bench.play(2, "purple-heart")
    assert "purple-heart" in bench.supply(), "the skirmish was lost anyway"


@rule("P-MEDAL-13")
def test_an_effect_ends_with_its_attempt() -> None:
    bench = Bench()
    bench.give(2, "purple-heart")
    bench.fight("landing", "SKULL TOOL")
    bench.play(2, "purple-heart")
    assert bench.contest.pot == 0
    bench.answer(1, "progress")
    bench.win()
    assert bench.contest.pot == 3


@rule("P-MEDAL-14")
def test_medals_are_not_given_or_traded() -> None:
    bench = Bench()
    bench.give(1, "silver-star")
    bench.fight("landing", "STAR TOOL")
    for action in ("give bataille-silver-star", "trade 2", "give 2 bataille-silver-star"):
        assert bench.refused(1, action).key == "not-offered"


def test_a_medal_that_is_not_held_or_does_not_exist_is_refused() -> None:
    bench = Bench()
    bench.give(1, "silver-star")
    bench.fight("landing", "STAR TOOL")
    assert bench.refused(1, "play bataille-croix-de-guerre").key == "medal-not-yours"
    assert bench.refused(1, "play iron-cross").key == "no-such-medal"
