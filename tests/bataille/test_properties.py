"""What must hold in every game of Bataille!, whatever the options and the players do."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hhour.bataille.fray import Fray
from hhour.bataille.medals import MEDALS
from hhour.bataille.state import MOST_AXIS
from hhour.kernel.event import Event
from hhour.kernel.games import games
from hhour.kernel.lanes import settle
from hhour.kernel.table import Table
from tests.rule import rule

SAMPLES = games()["bataille"].samples
many = settings(max_examples=25)


def fray(table: Table) -> Fray:
    play = table.play
    assert isinstance(play, Fray)
    return play


def walk(setup: str, seed: int, steps: int = 250) -> list[tuple[Table, list[Event]]]:
    """A random game; the table after every action with what happened."""
    table = Table(setup, seed=str(seed))
    rng = random.Random(seed)
    seen: list[tuple[Table, list[Event]]] = []
    for _ in range(steps):
        if table.outcome:
            break
        seat = rng.choice(table.waiting())
        events = table.apply(seat, rng.choice(table.choices(seat)))
        seen.append((table.copy(), events))
    return seen


@rule("P-BAT-16", "P-BAT-88", "P-DICE-03")
@given(seed=st.integers(0, 10**6), setup=st.sampled_from(SAMPLES))
@many
def test_banks_never_fall_and_axis_dice_stay_between_two_and_six(seed: int, setup: str) -> None:
    banks: tuple[int, ...] = ()
    for table, _ in walk(setup, seed):
        contest = fray(table).contest
        assert 2 <= contest.axis_dice <= MOST_AXIS
        assert len(contest.axis) in (0, contest.axis_dice)
        assert contest.pot >= 0
        assert all(after >= before for before, after in zip(banks, contest.banks, strict=False))
        banks = contest.banks


@rule("P-MEDAL-01", "P-BAT-55")
@given(seed=st.integers(0, 10**6), setup=st.sampled_from(SAMPLES))
@many
def test_every_medal_lies_in_exactly_one_place(seed: int, setup: str) -> None:
    seven = "seventh-medal=none" not in setup
    for table, _ in walk(setup, seed):
        view = table.view(None)
        held = [slug for player in view["players"] for slug in player["medals"]]  # type: ignore[attr-defined]
        places = sorted([*held, *view["supply"]])  # type: ignore[misc]
        assert places == sorted(MEDALS if seven else MEDALS[:6])


@rule("P-BAT-02", "P-BAT-42")
@given(seed=st.integers(0, 10**6), setup=st.sampled_from(SAMPLES))
@many
def test_one_player_at_a_time_is_asked_once_the_game_has_begun(seed: int, setup: str) -> None:
    for table, _ in walk(setup, seed):
        if table.play.state.turn and not table.outcome:
            assert len(table.waiting()) == 1
            seat = table.waiting()[0]
            assert seat == fray(table).contest.active or table.question(seat) in ("medal", "strike", "turn-terrain")


@rule("P-BAT-67", "P-BAT-72", "P-BAT-65")
@given(seed=st.integers(0, 10**6), setup=st.sampled_from(SAMPLES))
@many
def test_every_point_is_won_and_either_banked_or_lost(seed: int, setup: str) -> None:
    won = banked = lost = 0
    for table, events in walk(setup, seed):
        for event in events:
            amount = event.data.get("n", 0)
            assert isinstance(amount, int)
            won += amount if event.kind == "won" else 0
            banked += amount if event.kind == "retreated" else 0
            lost += amount if event.kind == "lost" else 0
        contest = fray(table).contest
        assert sum(contest.banks) == banked
        assert contest.pot == won - banked - lost


@given(seed=st.text(alphabet="abcdef0123456789", min_size=12, max_size=12))
@many
def test_no_view_and_no_event_shows_the_seed(seed: str) -> None:
    table = Table("bataille players=3 opts=kommandant", seed=seed)
    rng = random.Random(seed)
    for _ in range(60):
        if table.outcome:
            break
        seat = rng.choice(table.waiting())
        events = table.apply(seat, rng.choice(table.choices(seat)))
        assert seed not in json.dumps([table.view(seat), table.view(None), [event.to_json() for event in events]])
    assert seed not in table.record.text(reveal=False)


@rule("P-BAT-05")
@pytest.mark.parametrize("seed", range(8))
def test_the_order_of_the_start_rolls_does_not_matter(seed: int) -> None:
    seen = set()
    for backwards in (False, True):
        table = Table("bataille players=4", seed=f"s{seed}")
        while not table.play.state.turn:
            waiting = table.waiting()
            table.apply(waiting[-1 if backwards else 0], "roll")
        seen.add(fray(table).contest.order)
    assert len(seen) == 1


def test_settling_twice_changes_nothing() -> None:
    table = Table("bataille players=3", seed="still")
    rng = random.Random(4)
    for _ in range(150):
        if table.outcome:
            return
        before = json.dumps(table.play.state.to_json())
        settle(table.play)
        assert json.dumps(table.play.state.to_json()) == before
        seat = rng.choice(table.waiting())
        table.apply(seat, rng.choice(table.choices(seat)))


def perft(table: Table, depth: int) -> int:
    """How many ways there are to play `depth` decisions with all dice alike."""
    if depth == 0 or table.outcome:
        return 1
    seat = table.waiting()[0]
    total = 0
    for action in table.choices(seat):
        other = table.copy(exact=True)
        other.apply(seat, action)
        total += perft(other, depth - 1)
    return total


def test_the_first_decisions_branch_as_counted() -> None:
    """One throw of the Axis; 63 re-rolls or stop; after a re-roll 64 again, after stopping two ways onward.

    Every die shows STAR, so every Final Tally wins and brings the Silver Star.
    """
    table = Table("bataille", ask=lambda need: ["landing"] if need.kind == "pick" else ["STAR"] * need.count)
    assert [perft(table, depth) for depth in (1, 2, 3)] == [1, 64, 63 * 64 + 2]


@rule("P-BAT-10")
@pytest.mark.parametrize("setup", SAMPLES)
def test_a_finished_game_has_one_winner_and_equal_turns_before_extra_rounds(setup: str) -> None:
    table = Table(setup, seed="whole")
    rng = random.Random(8)
    while not table.outcome:
        seat = table.waiting()[0]
        table.apply(seat, rng.choice(table.choices(seat)))
    players = table.result()["players"]
    assert [player["place"] for player in players].count(1) == 1  # type: ignore[attr-defined]
    contest = fray(table).contest
    rounds = contest.round - contest.extra
    assert all(turns >= rounds for turns in contest.turns)
    if not contest.extra:
        assert set(contest.turns) == {rounds}
