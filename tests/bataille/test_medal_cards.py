"""The Medal cards, one by one."""

from __future__ import annotations

import pytest

from hhour import rulebook
from hhour.bataille.effects import EFFECTS
from hhour.bataille.medals import CROIX_DE_GUERRE, MEDALS, MEMORIAL_CROSS, PURPLE_HEART, TIMING
from hhour.kernel.dice import SLOTS
from hhour.kernel.faces import FACES
from hhour.pocket.terrain import TERRAIN
from tests.bataille.bench import MISS, Bench
from tests.rule import rule

NAMES = [slug.removeprefix("bataille-") for slug in MEDALS]


# The cards

CARDS = [
    pytest.param("bataille-legion-of-merit", marks=rule("P-MEDAL-C01")),
    pytest.param("bataille-croix-de-guerre", marks=rule("P-MEDAL-C02")),
    pytest.param("bataille-medal-of-honor", marks=rule("P-MEDAL-C03")),
    pytest.param("bataille-silver-star", marks=rule("P-MEDAL-C04")),
    pytest.param("bataille-purple-heart", marks=rule("P-MEDAL-C05")),
    pytest.param("bataille-memorial-cross", marks=rule("P-MEDAL-C06")),
    pytest.param("bataille-victoria-cross", marks=rule("P-MEDAL-C07")),
]


@pytest.mark.parametrize("slug", CARDS)
def test_a_medal_is_the_card_of_the_rulebook(slug: str) -> None:
    card = rulebook.card(slug)
    assert card is not None
    number = MEDALS.index(slug)
    assert card.timing == (TIMING[number],)
    assert card.cost == (f"RWB of {FACES[number]}" if number < 6 else "straight")
    solo = Bench("bataille")
    solo.give(1, slug.removeprefix("bataille-"))
    solo.fight("landing", "STAR TOOL")
    is_playable = bool(solo.contest.lanes[1]) and f"play {slug}" in solo.choices()
    assert is_playable == (card.solo != "not playable")


@rule("P-MEDAL-LOM-01")
def test_legion_of_merit_sets_one_or_two_own_dice_to_symbols_that_may_differ() -> None:
    bench = Bench()
    bench.give(1, "legion-of-merit")
    bench.fight("landing", "STAR COURAGE")
    bench.play(1, "legion-of-merit")
    assert len(bench.choices()) == 30
    assert "enough" not in bench.choices()
    bench.answer(1, "set w2 STAR")
    assert "enough" in bench.choices()
    assert not any(choice.startswith("set w2") for choice in bench.choices())
    bench.answer(1, "set b1 COURAGE")
    assert bench.contest.pot == 2
    assert bench.last("final-tally").data["faces"] == ("SKULL", "SKULL", "TOOL", "STAR", "COURAGE", "SOLDIER")


@rule("P-MEDAL-CDG-01", "P-MEDAL-CDG-02")
def test_croix_de_guerre_wins_whatever_the_dice_show_and_pays_all() -> None:
    bench = Bench("bataille opts=kommandant")
    bench.give(1, "croix-de-guerre")
    bench.fight("rally-point", "STAR COURAGE", deploy=True)
    bench.play(1, "croix-de-guerre")
    assert bench.contest.banks == (9,)


@rule("P-MEDAL-CDG-03")
def test_croix_de_guerre_forbids_to_progress() -> None:
    bench = Bench()
    bench.give(1, "croix-de-guerre")
    bench.fight("landing", "STAR COURAGE")
    bench.play(1, "croix-de-guerre")
    assert bench.active == 2
    assert bench.last("retreated").rule == "P-MEDAL-CDG-03"


@rule("P-MEDAL-CDG-05", "P-MEDAL-CDG-06")
def test_with_croix_de_guerre_the_real_dice_make_sets_and_may_match_already() -> None:
    bench = Bench()
    bench.give(1, "croix-de-guerre")
    bench.fight("landing", "STAR TOOL", "STAR TOOL STAR TOOL STAR SKULL")
    bench.play(1, "croix-de-guerre")
    assert bench.medals(1) == ["silver-star"]
    assert bench.contest.banks == (2, 0)


@rule("P-MEDAL-MOH-01", "P-MEDAL-MOH-03", "P-MEDAL-MOH-04")
@pytest.mark.parametrize("face", [name for name in TERRAIN if name != "bunker"])
def test_medal_of_honor_turns_the_die_to_any_other_face_but_the_bunker(face: str) -> None:
    bench = Bench()
    bench.give(1, "medal-of-honor")
    bench.fight(face, "SKULL TOOL")
    bench.play(1, "medal-of-honor")
    assert bench.choices() == [f"turn {name}" for name in TERRAIN if name not in ("bunker", face)]
    assert bench.refused(1, "turn bunker").rule == "P-MEDAL-MOH-03"
    assert bench.refused(1, f"turn {face}").rule == "P-MEDAL-MOH-04"
    chosen = "barriers" if face != "barriers" else "rally-point"
    bench.answer(1, f"turn {chosen}")
    assert bench.contest.pot == (4 if chosen == "barriers" else 6)


@rule("P-MEDAL-MOH-02")
def test_medal_of_honor_is_not_played_under_the_bunker() -> None:
    bench = Bench()
    bench.give(1, "medal-of-honor")
    bench.give(2, "purple-heart")
    bench.oppose("bunker", "SKULL TOOL")
    bench.dice("SKULL SKULL TOOL TOOL SOLDIER")
    bench.answer(1, "leave b2", "stop")
    assert bench.table.waiting() == [2], "the active player has nothing to play"


@rule("P-MEDAL-MOH-06")
@pytest.mark.parametrize("first", ["purple-heart", "medal-of-honor"])
def test_a_face_set_by_medal_of_honor_is_overridden_by_medals_before_and_after(first: str) -> None:
    bench = Bench("bataille players=3")
    bench.give(2, "purple-heart" if first == "purple-heart" else "medal-of-honor")
    bench.give(3, "medal-of-honor" if first == "purple-heart" else "purple-heart")
    bench.fight("landing", "SKULL TOOL")
    for seat in (2, 3):
        if bench.medals(seat) == ["purple-heart"]:
            bench.play(seat, "purple-heart")
        else:
            bench.play(seat, "medal-of-honor", "turn rally-point")
    assert bench.contest.pot == 0
    assert bench.question(1) == "onward"


@rule("P-MEDAL-SST-01", "P-MEDAL-SST-03")
def test_silver_star_breaks_off_without_medals_points_or_loss() -> None:
    bench = Bench()
    bench.give(1, "silver-star")
    bench.contest.pot = 7
    bench.fight("landing", "COURAGE COURAGE", "TOOL STAR TOOL STAR TOOL SKULL")
    bench.play(1, "silver-star")
    assert (bench.active, bench.question(), bench.contest.pot) == (1, "opposition", 7)
    assert bench.medals(1) == [], "the set of TOOLs gave nothing"
    assert not bench.events("final-tally")


@rule("P-MEDAL-SST-02", "P-MEDAL-22")
def test_silver_star_begins_again_with_as_many_axis_dice_and_a_clean_attempt() -> None:
    bench = Bench("bataille players=3 opts=kommandant")
    bench.give(1, "silver-star", "croix-de-guerre")
    bench.give(2, "purple-heart")
    bench.give(3, "memorial-cross")
    bench.contest.axis_dice = 4
    bench.fight("rally-point", "COURAGE COURAGE STAR STAR", deploy=True)
    bench.play(1, "croix-de-guerre")
    bench.play(2, "purple-heart")
    bench.play(3, "memorial-cross")
    contest = bench.contest
    assert (contest.auto_win, contest.zero_points, contest.step7) == (1, 1, 2)
    bench.play(1, "silver-star")
    assert (contest.auto_win, contest.zero_points, contest.step7, contest.kommandant) == (0, 0, 0, 0)
    assert (contest.axis, contest.faces, contest.in_play) == ((), (), 0)
    assert contest.axis_dice == 4


@rule("P-MEDAL-SST-04")
def test_medals_played_on_a_broken_off_attempt_stay_in_the_supply() -> None:
    bench = Bench()
    bench.give(1, "silver-star")
    bench.give(2, "purple-heart")
    bench.fight("landing", "SKULL TOOL")
    bench.answer(1, "pass")
    bench.play(2, "purple-heart")
    bench.play(1, "silver-star")
    assert {"purple-heart", "silver-star"} <= set(bench.supply())
    bench.win()
    assert bench.contest.pot == 2, "the Purple Heart is forgotten"


@rule("P-MEDAL-SST-05", "P-KOM-11")
def test_after_silver_star_everything_is_chosen_afresh() -> None:
    bench = Bench("bataille opts=kommandant")
    bench.give(1, "silver-star")
    bench.oppose("bunker", "SKULL TOOL", deploy=True)
    bench.dice("STAR STAR TOOL TOOL SOLDIER")
    bench.answer(1, "leave b2")
    bench.dice("STAR")
    bench.answer(1, "reroll r1", "stop")
    bench.play(1, "silver-star")
    assert bench.choices() == ["roll", "deploy"]
    bench.oppose("bunker", "SKULL TOOL")
    assert bench.choices() == [f"leave {slot}" for slot in SLOTS]
    bench.dice("STAR STAR TOOL TOOL SOLDIER")
    bench.answer(1, "leave r1")
    assert bench.contest.lanes[1][-1][1] == 2, "two re-rolls again"


@rule("P-MEDAL-SST-06")
def test_silver_star_ends_step_four_and_leaves_unplayed_medals_in_hand() -> None:
    bench = Bench()
    bench.give(1, "silver-star", "croix-de-guerre")
    bench.give(2, "purple-heart")
    bench.fight("landing", "SKULL TOOL")
    bench.play(1, "silver-star")
    assert bench.table.waiting() == [1]
    assert (bench.medals(1), bench.medals(2)) == (["croix-de-guerre"], ["purple-heart"])
    bench.fight("landing", "SKULL TOOL")
    assert "play bataille-croix-de-guerre" in bench.choices(1)


@rule("P-MEDAL-PUR-01", "P-BAT-64")
@pytest.mark.parametrize("face", ["landing", "barriers", "rally-point"])
def test_purple_heart_makes_a_skirmish_worth_nothing_whatever_the_face(face: str) -> None:
    bench = Bench()
    bench.give(2, "purple-heart")
    bench.fight(face, "SKULL TOOL")
    bench.play(2, "purple-heart")
    assert bench.contest.pot == 0
    assert bench.last("won").rule == "P-BAT-64"


@rule("P-MEDAL-PUR-03", "P-MEDAL-PUR-04")
def test_purple_heart_touches_neither_the_pot_from_before_nor_medals_nor_step_seven() -> None:
    bench = Bench()
    bench.give(2, "purple-heart")
    bench.contest.pot = 6
    bench.fight("landing", "SKULL TOOL", "TOOL SKULL TOOL SKULL TOOL STAR")
    bench.play(2, "purple-heart")
    assert (bench.contest.pot, bench.medals(1), bench.question()) == (6, ["legion-of-merit"], "onward")
    lost = Bench()
    lost.give(2, "purple-heart")
    lost.contest.pot = 6
    lost.fight("landing", "STAR STAR")
    lost.play(2, "purple-heart")
    assert lost.last("lost").data["n"] == 6


@rule("P-MEDAL-MEM-01", "P-MEDAL-MEM-03")
@pytest.mark.parametrize("face", ["landing", "cliffs"])
def test_memorial_cross_forces_a_progress_even_from_the_cliffs(face: str) -> None:
    bench = Bench()
    bench.give(2, "memorial-cross")
    bench.fight(face, "SKULL TOOL")
    bench.play(2, "memorial-cross")
    assert (bench.active, bench.question(), bench.contest.axis_dice) == (1, "opposition", 3)
    assert bench.last("progressed").rule == "P-MEDAL-MEM-01"


@rule("P-MEDAL-MEM-04")
def test_memorial_cross_does_nothing_to_a_loser() -> None:
    bench = Bench()
    bench.give(2, "memorial-cross")
    bench.fight("landing", "STAR STAR")
    bench.play(2, "memorial-cross")
    assert bench.active == 2
    assert not bench.events("progressed")


@rule("P-MEDAL-MEM-05")
def test_memorial_cross_binds_one_step_seven_only() -> None:
    bench = Bench()
    bench.give(2, "memorial-cross")
    bench.fight("landing", "SKULL TOOL")
    bench.play(2, "memorial-cross")
    bench.win()
    assert bench.choices() == ["progress", "retreat"]


@rule("P-MEDAL-VIC-01", "P-MEDAL-VIC-03")
def test_victoria_cross_rolls_one_or_two_axis_dice_again_the_kommandants_too() -> None:
    bench = Bench("bataille players=2 opts=kommandant")
    bench.give(2, "victoria-cross")
    bench.contest.axis_dice = 3
    bench.fight("barriers", "STAR COURAGE COURAGE", deploy=True)
    bench.play(2, "victoria-cross")
    pairs = ["strike k a1", "strike k a2", "strike a1 a2"]
    assert bench.choices(2) == ["strike k", "strike a1", "strike a2", *pairs]
    bench.dice("SKULL TOOL")
    bench.answer(2, "strike k a2")
    assert bench.last("axis-rerolled").data["faces"] == ("SKULL", "COURAGE", "TOOL")
    assert bench.events("lost"), "COURAGE is still not matched"
    again = Bench("bataille players=2 opts=kommandant")
    again.give(2, "victoria-cross")
    again.fight("barriers", "STAR TOOL", deploy=True)
    again.dice("SKULL")
    again.play(2, "victoria-cross", "strike k")
    assert again.contest.pot == (1 + 2) * 2


@rule("P-MEDAL-VIC-04")
def test_victoria_cross_gives_no_re_roll_of_allied_dice() -> None:
    bench = Bench("bataille players=2 opts=kommandant")
    bench.give(2, "victoria-cross")
    bench.fight("landing", "STAR STAR", deploy=True)
    bench.dice("TOOL")
    bench.play(2, "victoria-cross", "strike k")
    assert bench.last("final-tally").data["faces"] == tuple(MISS.split())
    assert bench.active == 2, "the skirmish was compared at once and lost"


@rule("P-MEDAL-MEM-01", "P-MEDAL-PUR-01", "P-MEDAL-CDG-01")
def test_what_three_medals_leave_on_the_table_until_the_skirmish_is_over() -> None:
    left = []
    for medal in (MEMORIAL_CROSS, PURPLE_HEART, CROIX_DE_GUERRE):
        bench = Bench()
        EFFECTS[medal](bench.fray, 1)
        left.append((bench.contest.memorial, bench.contest.zero_points, bench.contest.auto_win))
    assert left == [(1, 0, 0), (0, 1, 0), (0, 0, 1)]
