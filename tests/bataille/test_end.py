"""Thirty points, the last round, final scores, ties, places, and one player alone."""

from __future__ import annotations

import pytest

from hhour.bataille.scoring import has_reached
from tests.bataille.bench import Bench
from tests.rule import rule


def places(bench: Bench) -> list[int]:
    return list(bench.contest.places)


def scores(bench: Bench) -> list[int]:
    return [player["score"] for player in bench.table.result()["players"]]  # type: ignore[attr-defined]


@rule("P-BAT-80")
@pytest.mark.parametrize(("bank", "ends"), [(27, False), (28, True), (33, True)])
def test_the_game_goes_on_until_a_bank_is_thirty(bank: int, ends: bool) -> None:
    bench = Bench()
    bench.bank(bank, 0)
    bench.bank_turn()
    bench.lose()
    assert bool(bench.table.outcome) == ends


@rule("P-BAT-81", "P-BAT-EX-21")
def test_neither_the_pot_nor_medals_count_towards_thirty() -> None:
    bench = Bench()
    bench.bank(26, 0)
    bench.give(1, "silver-star")
    bench.contest.pot = 20
    bench.fight("landing", "STAR STAR")
    bench.answer(1, "pass")
    bench.lose()
    assert (bench.table.outcome, bench.contest.round) == ("", 2)
    bench.bank(30, 29)
    assert [has_reached(bench.fray, seat) for seat in (1, 2)] == [True, False]


@rule("P-BAT-82")
def test_the_running_round_is_finished_and_no_further_one_follows() -> None:
    bench = Bench("bataille players=3", order=(2, 3, 1))
    bench.bank(0, 29, 0)
    bench.bank_turn()
    assert (bench.active, bench.table.outcome) == (3, "")
    bench.lose()
    assert (bench.active, bench.table.outcome) == (1, "")
    bench.lose()
    assert bench.table.outcome == "decided"
    assert bench.contest.turns == (1, 1, 1)


@rule("P-BAT-83")
def test_those_who_come_later_play_normal_turns_and_may_overtake() -> None:
    bench = Bench()
    bench.bank(28, 28)
    bench.give(1, "purple-heart")
    bench.bank_turn()
    assert bench.contest.last_round == 1
    bench.fight("rally-point", "STAR TOOL", "STAR SKULL STAR TOOL STAR TOOL")
    assert bench.question(1) == "medal", "Medals may still be played"
    bench.answer(1, "pass")
    assert bench.medals(2) == ["silver-star"]
    bench.answer(2, "retreat")
    assert (scores(bench), places(bench)) == ([35, 39], [2, 1])


@rule("P-BAT-84")
def test_the_game_ends_at_once_if_the_last_of_the_round_reaches_thirty() -> None:
    bench = Bench()
    bench.bank(0, 29)
    bench.lose()
    bench.bank_turn()
    assert bench.table.outcome == "decided"
    assert bench.last("last-round").rule == "P-BAT-84"


@rule("P-BAT-85", "P-BAT-86", "P-BAT-87")
def test_each_held_medal_gives_five_points_and_the_highest_score_wins() -> None:
    bench = Bench()
    bench.bank(28, 24)
    bench.give(2, "croix-de-guerre", "silver-star")
    bench.bank_turn()
    bench.fight("landing", "COURAGE COURAGE")
    bench.answer(2, "pass")
    assert scores(bench) == [30, 34]
    assert places(bench) == [2, 1]


def tied(*banks: int, players: int = 3) -> Bench:
    """A game whose last turn of the last round is about to be lost, with these banks."""
    bench = Bench(f"bataille players={players}")
    bench.bank(*banks)
    for _ in range(players):
        bench.lose()
    return bench


@rule("P-BAT-90", "P-BAT-91")
def test_those_who_share_the_highest_score_play_one_more_turn_each_in_their_order() -> None:
    bench = Bench("bataille players=3", order=(3, 1, 2))
    bench.bank(35, 33, 35)
    for _ in range(3):
        bench.lose()
    assert bench.table.outcome == ""
    assert bench.contest.order == (3, 1)
    assert bench.active == 3
    bench.lose()
    assert bench.active == 1
    bench.bank_turn()
    assert (bench.table.outcome, places(bench)) == ("decided", [1, 3, 2])


@rule("P-BAT-92")
def test_in_the_extra_round_only_the_tied_play_medals() -> None:
    bench = Bench("bataille players=3")
    bench.bank(35, 30, 20)
    bench.give(2, "silver-star")
    bench.give(3, "purple-heart")
    bench.lose()
    bench.answer(3, "pass")
    bench.fight("landing", "STAR STAR")
    bench.answer(2, "pass")
    bench.answer(3, "pass")
    bench.fight("landing", "STAR STAR")
    assert bench.contest.extra == 1
    bench.fight("landing", "SKULL TOOL")
    assert bench.question(1) == "onward", "player 3 was not asked"
    bench.answer(1, "retreat")
    bench.fight("landing", "SKULL TOOL")
    assert bench.question(2) == "medal"


@rule("P-BAT-93")
def test_a_tied_player_still_takes_a_medal_from_whoever_holds_it() -> None:
    bench = Bench("bataille players=3")
    bench.bank(35, 35, 20)
    bench.give(3, "legion-of-merit")
    bench.lose()
    bench.lose()
    bench.fight("landing", "STAR STAR")
    bench.answer(3, "pass")
    assert bench.contest.extra == 1
    bench.fight("landing", "STAR STAR", "TOOL SKULL TOOL SKULL TOOL SOLDIER")
    assert bench.medals(1) == ["legion-of-merit"]
    assert bench.medals(3) == []


@rule("P-BAT-94", "P-BAT-EX-22")
def test_after_the_extra_round_the_whole_score_decides() -> None:
    bench = tied(35, 35, 33)
    bench.lose()
    bench.bank_turn()
    assert (scores(bench), places(bench)) == ([35, 37, 33], [2, 1, 3])
    assert bench.last("winner").seat == 2


@rule("P-BAT-95", "P-BAT-EX-22")
def test_a_tie_that_stays_a_tie_brings_another_extra_round() -> None:
    bench = tied(35, 35, 33)
    bench.lose()
    bench.lose()
    assert (bench.contest.extra, bench.contest.round, bench.table.outcome) == (2, 3, "")
    told = [(event.rule, event.seat, event.data["units"]) for event in bench.events("extra-round")]
    assert told == [("P-BAT-90", 0, (1, 2)), ("P-BAT-95", 0, (1, 2))]
    bench.bank_turn()
    bench.lose()
    assert places(bench) == [1, 2, 3]


@rule("P-BAT-95")
def test_another_extra_round_is_among_those_who_still_share_the_highest() -> None:
    bench = tied(35, 35, 35)
    bench.bank_turn()
    bench.bank_turn()
    bench.lose()
    assert bench.contest.order == (1, 2)
    bench.bank_turn()
    bench.lose()
    assert places(bench) == [1, 2, 3]


@rule("P-BAT-96")
def test_places_of_the_others_are_fixed_before_the_extra_rounds_and_may_be_shared() -> None:
    bench = Bench("bataille players=5")
    bench.bank(35, 35, 20, 20, 10)
    bench.give(5, "legion-of-merit", "croix-de-guerre")
    for _ in range(4):
        bench.lose()
    bench.fight("landing", "STAR STAR")
    bench.answer(5, "pass")
    bench.fight("landing", "STAR STAR", "TOOL SKULL TOOL SKULL TOOL SOLDIER")
    bench.lose()
    assert bench.table.outcome == "decided"
    assert places(bench) == [1, 2, 3, 3, 3]
    assert scores(bench) == [40, 35, 20, 20, 20], "counted before his Medal was taken"


@rule("P-BAT-97")
def test_alone_the_result_is_the_number_of_turns() -> None:
    bench = Bench("bataille")
    assert bench.question() == "opposition", "no start roll is needed"
    bench.bank(26)
    bench.lose()
    bench.bank_turn()
    assert bench.table.outcome == ""
    bench.bank_turn()
    assert bench.table.outcome == "decided"
    finished = bench.last("finished")
    assert (finished.data["n"], finished.data["score"], finished.rule) == (3, 30, "P-BAT-97")


@rule("P-BAT-97")
def test_alone_the_medals_against_others_count_but_are_never_asked_for() -> None:
    bench = Bench("bataille")
    bench.bank(28)
    bench.give(1, "purple-heart", "memorial-cross")
    bench.win()
    assert bench.question() == "onward"
    bench.answer(1, "retreat")
    assert scores(bench) == [40]


@rule("P-BAT-EX-20")
def test_the_worked_end_of_a_game() -> None:
    bench = Bench("bataille players=3")
    bench.contest.round = 6
    bench.bank(27, 24, 27)
    bench.give(2, "croix-de-guerre", "silver-star")
    bench.give(3, "legion-of-merit")
    bench.win("barriers")
    bench.answer(1, "retreat")
    assert bench.contest.banks[0] == 31
    bench.fight("landing", "STAR STAR")
    bench.answer(2, "pass")
    bench.oppose("barriers", "STAR TOOL", "STAR STAR TOOL TOOL SKULL SKULL")
    bench.answer(3, "stop", "pass", "retreat")
    assert bench.contest.round == 6
    assert (scores(bench), places(bench)) == ([31, 34, 36], [3, 2, 1])


@rule("P-BAT-EX-23")
def test_the_worked_tie_with_a_medal() -> None:
    bench = Bench()
    bench.bank(30, 35)
    bench.give(1, "purple-heart")
    bench.lose()
    bench.fight("landing", "STAR STAR")
    bench.answer(1, "pass")
    assert bench.contest.extra == 1
    bench.lose()
    bench.contest.axis_dice = 3
    bench.fight("landing", "SKULL SKULL TOOL")
    bench.play(1, "purple-heart")
    bench.answer(2, "retreat")
    assert (scores(bench), places(bench)) == ([30, 35], [2, 1])
