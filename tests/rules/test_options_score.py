"""B-OPT: victory points, and the advice the rulebook gives."""

from __future__ import annotations

import pytest

from hhour import rulebook
from hhour.dday.rules.battle.score import team_score, victory_points
from tests.rule import rule
from tests.rules.test_setup import landed
from tests.table import Situation


def scored(t: Situation, seat: int = 1) -> dict[str, int]:
    """What a Unit scores, by rule."""
    return dict(victory_points(t.field, t.get(seat)))


def result(t: Situation) -> tuple[list[int], object]:
    told = t.table.result()
    units = told["units"]
    assert isinstance(units, list)
    return [unit["victory_points"] for unit in units], told.get("team_score")


def storm(setup: str, soldiers: int = 90) -> Situation:
    """A solo Unit that fights in the bunker of N-02, having come from sector 9."""
    t = landed(setup)
    t.unit(1, sector=9, courage=9, soldiers=90)
    t.start_at("MOVE")
    t.dice("1")
    t.unit(1, soldiers=soldiers)
    t.answer(1, "advance bunker")
    t.pass_until("ROLL")
    return t


@rule("B-OPT-14")
@pytest.mark.parametrize("outcome", ["won", "lost"])
def test_points_are_scored_at_the_end_whether_won_or_lost(outcome: str) -> None:
    t = storm("dday n-02 units=1 opts=victory-points", soldiers=90 if outcome == "won" else 1)
    assert t.table.outcome == outcome
    points, team = result(t)
    assert points == [team]
    assert points[0] > 0


@rule("B-OPT-14")
def test_without_the_option_nothing_is_scored() -> None:
    t = storm("dday n-02 units=1")
    assert "team_score" not in t.table.result()


@rule("B-OPT-15", "B-OPT-16", "B-OPT-22")
def test_a_solo_player_who_wins_scores_for_the_bunker_and_for_being_first() -> None:
    t = storm("dday n-02 units=1 opts=victory-points")
    assert (scored(t)["B-OPT-15"], scored(t)["B-OPT-16"]) == (20, 20)
    t = storm("dday n-02 units=1 opts=victory-points", soldiers=1)
    assert (scored(t)["B-OPT-15"], scored(t)["B-OPT-16"]) == (0, 0)


@rule("B-OPT-16")
def test_all_units_that_enter_in_the_first_turn_are_first() -> None:
    t = landed("dday n-02 units=3 opts=victory-points")
    for seat in (1, 2):
        t.unit(seat, sector="bunker", soldiers=90)
    t.unit(3, sector=9, soldiers=90)
    t.dice("1 1")
    t.start_at("COMBAT")
    t.pass_until("ROLL")
    t.field.battle.turn += 1
    t.unit(3, sector="bunker")
    t.dice("1")
    t.start_at("COMBAT")
    assert t.table.outcome == "won"
    assert [scored(t, seat)["B-OPT-15"] for seat in (1, 2, 3)] == [20, 20, 20]
    assert [scored(t, seat)["B-OPT-16"] for seat in (1, 2, 3)] == [20, 20, 0]


@rule("B-OPT-17")
def test_the_last_sector_counts_ten_times_its_number() -> None:
    t = storm("dday n-02 units=1 opts=victory-points")
    assert scored(t)["B-OPT-17"] == 90  # before the bunker
    t = landed("dday n-02 units=1 opts=victory-points")
    t.unit(1, sector=6, soldiers=1)
    t.start_at("COMBAT")
    assert t.table.outcome == "lost"
    assert scored(t)["B-OPT-17"] == 60  # where it stood
    t = storm("dday n-02 units=1 opts=victory-points", soldiers=1)
    assert scored(t)["B-OPT-17"] == 90  # a bunker has no number


@rule("B-OPT-18", "B-OPT-19")
def test_soldiers_score_one_and_courage_two_points() -> None:
    t = landed("dday n-02 units=1 opts=victory-points")
    t.unit(1, soldiers=7, courage=3, stars=9, points=99)
    assert (scored(t)["B-OPT-18"], scored(t)["B-OPT-19"]) == (7, 6)
    assert sum(scored(t).values()) == 10 + 7 + 6  # stars and item points are worth nothing


@rule("B-OPT-20")
def test_a_surviving_specialist_scores_three_also_the_paratrooper() -> None:
    t = landed("dday n-02 units=1 opts=victory-points")
    t.unit(1, soldiers=7, cards=["medic", "paratrooper"])
    assert (scored(t)["B-OPT-18"], scored(t)["B-OPT-20"]) == (7, 6)


@rule("B-OPT-20")
def test_the_specialists_of_a_unit_that_is_wiped_out_have_not_survived() -> None:
    t = landed("dday n-02 units=1 opts=victory-points")
    t.unit(1, sector=9, soldiers=20, courage=0, marker=4, cards=["medic", "hero"])
    t.start_at("MOVE")
    assert t.table.outcome == "lost"  # it must move and cannot
    assert (scored(t)["B-OPT-18"], scored(t)["B-OPT-20"]) == (0, 0)


@rule("B-OPT-21")
def test_an_award_scores_ten_used_or_not() -> None:
    t = landed("dday n-02 units=1 opts=victory-points")
    t.unit(1, soldiers=60, courage=6)
    t.dice("memorial-cross")
    t.start_at("MUSTER")
    t.answer(1, "buy award")
    assert scored(t)["B-OPT-21"] == 10
    t.pass_until("ROLL")
    t.roll(1, "STAR STAR SOLDIER SOLDIER COURAGE COURAGE")
    t.answer(1, "use memorial-cross")
    assert t.get().awards == ()
    assert scored(t)["B-OPT-21"] == 10


@rule("B-OPT-23", "B-OPT-EX-03")
def test_the_team_scores_what_its_worst_unit_scores() -> None:
    assert team_score([151, 96, 120]) == 96
    t = landed("dday n-02 units=3 opts=victory-points")
    for seat, soldiers in ((1, 141), (2, 86), (3, 110)):
        t.unit(seat, soldiers=soldiers)
    assert result(t) == ([151, 96, 120], 96)


@rule("B-OPT-24")
def test_on_gold_beach_first_means_first_into_either_bunker() -> None:
    t = landed("dday n-04 units=2 opts=victory-points")
    t.unit(1, sector="be", soldiers=90)
    t.unit(2, sector=9, soldiers=90)
    t.dice("1 1")
    t.start_at("COMBAT")
    t.pass_until("ROLL")
    t.field.battle.turn += 1
    t.unit(2, sector="bw")
    t.dice("1")
    t.start_at("COMBAT")
    assert t.table.outcome == "won"
    assert [scored(t, seat)["B-OPT-15"] for seat in (1, 2)] == [20, 20]
    assert [scored(t, seat)["B-OPT-16"] for seat in (1, 2)] == [20, 0]


@rule("B-OPT-24", "B-OPT-15")
def test_on_gold_beach_two_bunkers_are_scored_once_by_a_unit_alone() -> None:
    t = landed("dday n-04 units=1 opts=victory-points")
    for bunker in ("bw", "be"):
        t.unit(1, sector=bunker, soldiers=90)
        t.dice("1")
        t.start_at("COMBAT")
        assert (scored(t)["B-OPT-15"], scored(t)["B-OPT-16"]) == (20, 20)  # also if it falls before the second
    assert t.table.outcome == "won"


@rule("B-OPT-EX-01")
def test_a_solo_win_on_omaha_scores_151() -> None:
    t = storm("dday n-02 units=1 opts=victory-points")
    t.get().soldiers = 5
    t.get().courage = 2
    t.get().specialists = ("corporal", "hero", "medic", "scout")
    parts = [20, 20, 90, 5, 4, 12, 0]
    assert list(scored(t).values()) == parts
    assert result(t) == ([151], 151)


# --- advice -------------------------------------------------------------------------------------------------------


@rule("B-OPT-TIP-01", "B-OPT-TIP-02", "B-OPT-TIP-03", "B-OPT-TIP-04", "B-OPT-TIP-05")
@pytest.mark.parametrize(
    ("words", "rule_id"),
    [
        ("route before", "B-OPT-TIP-01"),
        ("stay as long", "B-OPT-TIP-02"),
        ("roll for soldiers first", "B-OPT-TIP-03"),
        ("collect many TOOLs", "B-OPT-TIP-04"),
        ("torpedo highest DEF", "B-OPT-TIP-05"),
    ],
)
def test_the_rulebook_gives_advice_and_says_that_it_is_no_rule(words: str, rule_id: str) -> None:
    found = {rule.id: rule.kind for rule in rulebook.find(words)}
    assert found[rule_id] == "tip"
    tips = {rule.id for rule in rulebook.find("B-OPT-TIP") if rule.kind == "tip"}
    assert rule_id in tips
    assert len(tips) == 5
