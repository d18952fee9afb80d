"""A turn: opposition, battlefield die, rolls, comparing, progress and retreat."""

from __future__ import annotations

import pytest

from hhour.kernel.dice import SLOTS
from tests.bataille.bench import MISS, Bench
from tests.rule import rule

# Turn and opposition


@rule("P-BAT-10")
def test_a_turn_has_at_least_one_skirmish_and_after_a_win_one_more_or_none() -> None:
    bench = Bench()
    assert bench.choices() == ["roll"]
    bench.win()
    assert bench.choices() == ["progress", "retreat"]
    bench.answer(1, "progress")
    assert (bench.active, bench.question()) == (1, "opposition")
    bench.win()
    bench.answer(1, "retreat")
    assert bench.active == 2


@rule("P-BAT-11", "P-ORD-01")
def test_a_skirmish_goes_through_its_steps_in_order() -> None:
    bench = Bench("bataille players=2 opts=kommandant")
    bench.give(1, "legion-of-merit")
    bench.oppose("landing", "STAR TOOL", "STAR SKULL STAR SOLDIER SKULL TOOL", deploy=True)
    bench.dice("STAR")
    bench.answer(1, "reroll b1", "stop")
    bench.play(1, "legion-of-merit", "set r2 TOOL", "enough")
    kinds = [event.kind for event in bench.table.events if event.kind not in ("began", "terrain")]
    wanted = ["turn-begins", "kommandant-deployed", "opposition", "rolled", "rerolled", "stopped", "medal-played"]
    assert kinds == [*wanted, "die-set", "final-tally", "medal-gained", "won"]
    phases = [event.phase for event in bench.table.events[1:]]
    steps = ["OPPOSITION", "ROLL", "REROLL", "MEDALS", "GAIN", "COMPARE"]
    assert list(dict.fromkeys(phases)) == steps
    assert bench.fray.phase() == "ONWARD"
    assert bench.contest.pot == 3


@rule("P-BAT-12")
def test_the_pot_is_empty_when_a_turn_begins() -> None:
    bench = Bench()
    bench.win()
    assert bench.contest.pot == 2
    bench.answer(1, "retreat")
    assert bench.contest.pot == 0


@rule("P-BAT-13")
def test_battlefield_die_and_axis_dice_are_thrown_together() -> None:
    bench = Bench()
    bench.dice(f"ordeal STAR TOOL {MISS}")
    told = bench.answer(1, "roll")
    first = told[0]
    assert (first.kind, first.data["terrain"], first.data["faces"]) == ("opposition", "ordeal", ("STAR", "TOOL"))


@rule("P-BAT-14", "P-BAT-18")
def test_a_turn_begins_against_two_axis_dice_and_the_next_turn_too() -> None:
    bench = Bench()
    assert (bench.contest.axis_dice, bench.contest.skirmish) == (2, 1)
    bench.win()
    bench.answer(1, "progress")
    assert (bench.contest.axis_dice, bench.contest.skirmish) == (3, 2)
    bench.lose()
    assert (bench.active, bench.contest.axis_dice, bench.contest.skirmish) == (2, 2, 1)


@rule("P-BAT-15", "P-BAT-71")
def test_a_chosen_progress_adds_an_axis_die_and_keeps_the_pot() -> None:
    bench = Bench()
    bench.win()
    bench.answer(1, "progress")
    assert (bench.contest.axis_dice, bench.contest.pot) == (3, 2)
    bench.win()
    bench.answer(1, "progress")
    assert (bench.contest.axis_dice, bench.contest.pot) == (4, 5)


@rule("P-BAT-15", "P-BAT-24")
def test_a_forced_progress_adds_an_axis_die_too() -> None:
    bench = Bench()
    bench.win("ordeal")
    assert (bench.question(), bench.contest.axis_dice, bench.contest.pot) == ("opposition", 3, 2)


@rule("P-BAT-16", "P-BAT-17", "P-BAT-76")
def test_never_more_than_six_axis_dice_however_many_skirmishes() -> None:
    bench = Bench("bataille")
    for number in (2, 3, 4, 5, 6):
        assert bench.contest.axis_dice == number
        bench.win()
        bench.answer(1, "progress")
    for _ in range(3):
        assert bench.contest.axis_dice == 6
        bench.win("ordeal")
    assert bench.contest.axis_dice == 6
    assert bench.contest.pot == 20 + 18


@rule("P-BAT-19")
def test_the_axis_dice_are_not_re_rolled() -> None:
    bench = Bench()
    bench.oppose("landing", "STAR TOOL")
    assert bench.refused(1, "reroll a1").rule == "P-BAT-19"
    assert all("a1" not in choice for choice in bench.choices())


# The battlefield die


@rule("P-BAT-13", "P-BAT-30", "P-BAT-33")
def test_what_is_thrown_in_a_game_is_numbered_throw_by_throw() -> None:
    bench = Bench(order=(2, 1))
    bench.oppose("landing", "STAR TOOL")
    bench.dice("SKULL")
    bench.answer(2, "reroll r1", "stop")
    bench.oppose("landing", "STAR TOOL")
    first = [("terrain", 2, 1), ("axis", 2, 2), ("roll", 2, 3), ("reroll", 2, 4)]
    assert bench.needs == [*first, ("terrain", 1, 5), ("axis", 1, 6), ("roll", 1, 7)]


@rule("P-BAT-71", "P-BAT-24")
@pytest.mark.parametrize("face", ["landing", "ordeal"])
def test_the_opposition_after_a_progress_follows_from_nothing_before_it(face: str) -> None:
    bench = Bench()
    bench.win(face)
    if face == "landing":
        bench.answer(1, "progress")
    bench.oppose("landing", "STAR TOOL SKULL")
    assert [event.cause for event in bench.events("opposition")] == [0, 0]


@rule("P-BAT-20")
def test_each_skirmish_rolls_the_battlefield_die_anew() -> None:
    bench = Bench()
    bench.win("rally-point")
    bench.answer(1, "progress")
    bench.win("landing")
    assert bench.contest.pot == 6 + 3


@rule("P-BAT-21", "P-BAT-75")
def test_landing_does_nothing() -> None:
    bench = Bench()
    bench.win("landing")
    assert (bench.contest.pot, bench.choices()) == (2, ["progress", "retreat"])


@rule("P-BAT-22", "P-BAT-23", "P-BAT-63")
@pytest.mark.parametrize(("face", "points"), [("landing", 2), ("barriers", 4), ("rally-point", 6)])
def test_barriers_double_and_the_rally_point_triples(face: str, points: int) -> None:
    bench = Bench()
    bench.win(face)
    assert bench.contest.pot == points
    assert bench.question() == "onward"


@rule("P-BAT-25", "P-BAT-74")
def test_cliffs_force_a_retreat() -> None:
    bench = Bench()
    bench.win("cliffs")
    assert (bench.active, bench.contest.banks) == (2, (2, 0))
    assert bench.last("retreated").rule == "P-BAT-25"


@rule("P-BAT-24", "P-BAT-74")
def test_an_ordeal_forces_a_progress() -> None:
    bench = Bench()
    bench.win("ordeal")
    assert bench.last("progressed").rule == "P-BAT-24"


@rule("P-BAT-26", "P-BAT-30")
def test_all_six_dice_are_rolled_but_under_the_bunker_five() -> None:
    bench = Bench()
    bench.oppose("landing", "STAR TOOL")
    assert (bench.last("rolled").rule, bench.last("rolled").data["dice"]) == ("P-BAT-30", SLOTS)
    bunker = Bench()
    bunker.oppose("bunker", "STAR TOOL")
    bunker.dice("STAR TOOL SKULL SKULL SOLDIER")
    bunker.answer(1, "leave r2")
    assert (bunker.last("rolled").rule, bunker.last("rolled").data["dice"]) == ("P-BAT-26", ("r1", *SLOTS[2:]))


@rule("P-BAT-26", "P-BAT-31")
def test_the_bunker_leaves_out_one_die_chosen_after_the_axis_is_seen() -> None:
    bench = Bench()
    bench.oppose("bunker", "STAR TOOL")
    assert bench.axis() == ["STAR", "TOOL"]
    assert bench.choices() == [f"leave {slot}" for slot in SLOTS]
    bench.dice("STAR TOOL SKULL SKULL SOLDIER")
    bench.answer(1, "leave w1")
    assert list(bench.shown()) == ["r1", "r2", "w2", "b1", "b2"]


@rule("P-BAT-27")
def test_a_factor_touches_neither_the_pot_from_before_nor_the_bank() -> None:
    bench = Bench()
    bench.bank(10, 0)
    bench.win()
    bench.answer(1, "progress")
    bench.win("rally-point")
    assert (bench.contest.pot, bench.contest.banks) == (2 + 9, (10, 0))


@rule("P-BAT-28", "P-MEDAL-CDG-03", "P-ORD-02")
def test_a_medal_overrides_the_battlefield_die() -> None:
    bench = Bench()
    bench.give(1, "croix-de-guerre")
    bench.fight("ordeal", "STAR TOOL")
    bench.play(1, "croix-de-guerre")
    assert (bench.active, bench.contest.banks) == (2, (2, 0))


# Rolls


@rule("P-BAT-32")
def test_the_die_left_out_takes_no_part() -> None:
    bench = Bench()
    bench.give(1, "legion-of-merit")
    bench.oppose("bunker", "STAR TOOL")
    bench.dice("STAR STAR STAR TOOL SKULL")
    bench.answer(1, "leave b2")
    assert bench.refused(1, "reroll b2").rule == "P-BAT-32"
    shown = bench.table.view(1)["attempt"]["dice"]  # type: ignore[index]
    assert [die["slot"] for die in shown if die["left_out"]] == ["b2"]
    assert all("b2" not in choice for choice in bench.choices())
    bench.answer(1, "stop", "play bataille-legion-of-merit")
    assert bench.refused(1, "set b2 STAR").rule == "P-BAT-32"
    bench.answer(1, "set b1 STAR", "enough")
    assert bench.last("final-tally").data["dice"] == ("r1", "r2", "w1", "w2", "b1")


@rule("P-BAT-32")
@pytest.mark.parametrize("face", ["SKULL", "STAR", "TOOL"])
def test_the_die_left_out_completes_no_set(face: str) -> None:
    bench = Bench()
    bench.oppose("bunker", "COURAGE COURAGE")
    bench.dice(f"{face} COURAGE {face} COURAGE SOLDIER")
    bench.answer(1, "leave b2", "stop")
    assert bench.medals(1) == []


@rule("P-BAT-33")
@pytest.mark.parametrize("dice", [["r1"], ["r2", "b1"], list(SLOTS)])
def test_any_number_of_dice_is_re_rolled(dice: list[str]) -> None:
    bench = Bench()
    bench.oppose("landing", "STAR TOOL")
    bench.dice(" ".join(["COURAGE"] * len(dice)))
    bench.answer(1, "reroll " + " ".join(dice))
    assert [slot for slot, face in bench.shown().items() if face == "COURAGE"] == dice


@rule("P-BAT-33", "P-BAT-39", "P-BAT-41")
def test_a_player_may_stop_at_once() -> None:
    bench = Bench()
    bench.oppose("landing", "SKULL TOOL")
    assert bench.choices()[0] == "stop"
    bench.stop()
    assert bench.question() == "onward"
    assert [event.data["n"] for event in bench.events("stopped")] == [2], "two re-rolls were left"


@rule("P-BAT-34", "P-BAT-35", "P-BAT-41")
def test_there_are_two_re_rolls_and_no_more() -> None:
    bench = Bench()
    bench.oppose("landing", "SKULL TOOL")
    for _ in range(2):
        assert bench.question() == "reroll"
        bench.dice("SOLDIER")
        bench.answer(1, "reroll b2")
    assert bench.question() == "onward"
    assert [event.rule for event in bench.events("rerolled")] == ["P-BAT-33", "P-BAT-34"]


@rule("P-BAT-36")
def test_each_re_roll_chooses_its_dice_freely() -> None:
    bench = Bench()
    bench.oppose("landing", "SKULL TOOL")
    bench.dice("COURAGE COURAGE")
    bench.answer(1, "reroll r1 r2")
    assert len(bench.choices()) == 64
    bench.dice("SKULL STAR")
    bench.answer(1, "reroll r1 w1")
    assert list(bench.shown().values()) == ["SKULL", "COURAGE", "STAR", "TOOL", "SOLDIER", "SOLDIER"]


@rule("P-BAT-37")
def test_a_new_result_stands_also_when_it_is_worse() -> None:
    bench = Bench()
    bench.oppose("landing", "SKULL TOOL", "SKULL STAR TOOL STAR SOLDIER SOLDIER")
    bench.dice("COURAGE")
    bench.answer(1, "reroll r1", "stop")
    assert bench.events("lost")


# Comparing


@rule("P-BAT-60", "P-BAT-61", "P-BAT-62", "P-BAT-65")
def test_a_match_wins_a_point_for_each_axis_die_into_the_pot() -> None:
    bench = Bench()
    bench.contest.axis_dice = 4
    bench.contest.pot = 5
    bench.fight("landing", "SKULL SKULL TOOL SOLDIER")
    assert bench.contest.pot == 5 + 4
    assert bench.contest.banks == (0, 0)


@rule("P-BAT-66")
def test_one_unmatched_die_loses_and_the_matched_ones_give_nothing() -> None:
    bench = Bench()
    bench.contest.axis_dice = 4
    bench.fight("landing", "SKULL SKULL TOOL STAR")
    assert bench.contest.banks == (0, 0)
    assert bench.active == 2


@rule("P-BAT-67", "P-BAT-68")
def test_a_lost_skirmish_costs_the_pot_but_neither_bank_nor_medals() -> None:
    bench = Bench()
    bench.bank(12, 0)
    bench.give(1, "purple-heart")
    bench.contest.pot = 11
    bench.fight("landing", "COURAGE COURAGE", "STAR TOOL STAR TOOL STAR SOLDIER")
    assert bench.contest.banks == (12, 0)
    assert bench.contest.pot == 0
    assert bench.medals(1) == ["silver-star", "purple-heart"]
    assert bench.last("lost").data["n"] == 11
    assert bench.active == 2


@rule("P-BAT-69")
@pytest.mark.parametrize("face", ["ordeal", "cliffs", "landing"])
def test_there_is_no_step_seven_after_a_loss(face: str) -> None:
    bench = Bench()
    bench.contest.pot = 7
    bench.fight(face, "STAR STAR")
    assert bench.active == 2
    assert not bench.events("progressed")
    assert not bench.events("retreated")


# Progress or retreat


@rule("P-BAT-70")
def test_the_choice_comes_after_the_points_are_in_the_pot() -> None:
    bench = Bench()
    bench.win("barriers")
    assert (bench.question(), bench.contest.pot) == ("onward", 4)


@rule("P-BAT-72")
def test_a_retreat_banks_the_pot_and_ends_the_turn() -> None:
    bench = Bench()
    bench.bank(5, 0)
    bench.win("barriers")
    bench.answer(1, "retreat")
    assert (bench.contest.banks, bench.active) == ((9, 0), 2)


@rule("P-BAT-77", "P-BAT-20")
def test_a_forced_step_seven_does_not_bind_the_next_skirmish() -> None:
    bench = Bench()
    bench.win("ordeal")
    bench.win("landing")
    assert bench.choices() == ["progress", "retreat"]
    assert bench.contest.skirmish == 2


@rule("P-BAT-88")
def test_nothing_ever_takes_from_a_bank() -> None:
    bench = Bench("bataille players=2 opts=kommandant")
    bench.bank(20, 9)
    bench.contest.pot = 9
    bench.lose()
    bench.win("cliffs")
    bench.win()
    bench.answer(1, "retreat")
    assert bench.contest.banks == (22, 11)
