"""The Practice Run solved: against the general solver, by its own sense, and on the command line."""

from __future__ import annotations

import json
import random
from itertools import product

import numpy as np
import pytest

from hhour.advice.odds.solver import roll_chances
from hhour.advice.odds.solver import solve as solve_one
from hhour.commands.lab import solve as solve_command
from hhour.lab.exact import HAND, ExactPlan, solve_many
from hhour.lab.solve import locks, rate_moves, solution, solve
from hhour.lab.states import parse_state

SETUP = "dday n-01 level=practice units=1"


def symmetric(seed: int) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    drawn = np.random.default_rng(seed).random((10, 10, 10, 2))
    axes = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
    return np.asarray(sum(drawn.transpose(*turned, 3) for turned in axes))


@pytest.mark.parametrize("seed", range(3))
def test_many_states_are_solved_as_one_by_one(seed: int) -> None:
    tables = symmetric(seed)
    solved = solve_many(tables)
    for number in range(2):
        assert np.allclose(solved[..., number], solve_one(tables[..., number], HAND), atol=1e-12)


def test_the_chances_of_the_four_results_sum_to_one() -> None:
    assert roll_chances(HAND).sum() == pytest.approx(1, abs=1e-12)


@pytest.fixture(scope="module")
def exact() -> ExactPlan:
    return solution(SETUP)[1]


def test_the_practice_run_is_won_in_all_but_one_of_sixteen_hundred_games(exact: ExactPlan) -> None:
    assert solve(SETUP)["win_probability"] == pytest.approx(0.999386922, abs=1e-8)


def test_more_soldiers_and_more_courage_never_hurt(exact: ExactPlan) -> None:
    node = exact.node(exact.book.starts[0], 1)
    for value in exact.values(node):
        assert (np.diff(value, axis=0) >= -1e-9).all()
        assert (np.diff(value, axis=1) >= -1e-9).all()
        assert value.min() >= 0
        assert value.max() <= 1 + 1e-9


def test_a_fresher_marker_never_hurts(exact: ExactPlan) -> None:
    one, two, three = exact.values(exact.node(exact.book.index("5"), 0))
    assert (one >= two - 1e-9).all()
    assert (two >= three - 1e-9).all()


def test_a_last_roll_for_the_bunker_is_what_the_dice_say(exact: ExactPlan) -> None:
    """Sector 9, both sectors of the row seen, must move, no courage: 4 courage or a Battle Cry, and enough soldiers."""
    answer = solve(SETUP, "sector=9 visited=9,10 marker=3 soldiers=30 courage=0")
    from hhour.advice.odds import Situation, probability
    from hhour.advice.odds.tally import Tallies

    def reaches(tallies: Tallies) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
        return np.asarray((tallies.courage >= 4) | (tallies.moves > 0), dtype=np.float64)

    idle = (0, 1, 5)
    chance = probability(reaches, awards=False, alone=True, idle=idle, no_sets=idle)
    assert Situation().alone is False
    assert answer["win_probability"] == pytest.approx(chance, abs=1e-9)


def test_the_value_of_a_state_is_its_best_move_on_average(exact: ExactPlan) -> None:
    """With plenty of everything the dice cannot matter: the value is that of the best move."""
    node = exact.node(exact.book.index("9"), 0)
    rated = rate_moves(exact, node, 2, 50, 4)
    assert max(rated.values()) == rated["advance bunker"] == 1.0


@pytest.mark.parametrize("seed", range(4))
def test_no_policy_beats_the_optimum(exact: ExactPlan, seed: int) -> None:
    """A fixed way of rolling (the Captain's plan) is worth at most the optimum, in every state."""
    from hhour.bots.dday.plan import SHAPE, Plan, Traits

    book = exact.book
    nothing = (0,) * len(book.sectors)
    plan = Plan(book, book.sectors, nothing, nothing, Traits())
    rng = random.Random(seed)
    name = rng.choice(["2", "3", "5", "7", "8", "9", "10"])
    node = exact.node(book.index(name), 0)
    for best, fixed in zip(exact.values(node), plan.values(node), strict=True):
        assert (best[: SHAPE[0], : SHAPE[1]] >= fixed - 1e-6).all()


def test_solve_prints_json_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert solve_command([SETUP, "--json", "--state", "sector=5 visited=5 marker=1 soldiers=12 courage=3"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["win_probability"] == pytest.approx(0.9786, abs=1e-4)
    assert data["state"] == "sector=5 visited=5 marker=1 soldiers=12 courage=3"
    assert {row["best"] for row in data["moves"]} >= {"stay"}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["dday n-02"], "Only the Practice Run"),
        (["dday n-01 level=practice units=2"], "Only the Practice Run"),
        (["chess"], "chess"),
        ([SETUP, "--state", "sector=99"], "There is no sector '99'"),
        ([SETUP, "--state", "soldiers=3"], "names no sector"),
        ([SETUP, "--state", "sector=5 sector=6"], "says sector twice"),
        ([SETUP, "--state", "sector=5 marker=7"], "1, 2 or 3"),
        ([SETUP, "--state", "sector=5 soldiers=0"], "wiped out"),
        ([SETUP, "--state", "sector=5 soldiers=many"], "not a number"),
        ([SETUP, "--state", "sector=bunker"], "won or lost"),
        ([SETUP, "--state", "colour=red"], "cannot be read"),
        ([SETUP, "--roll", "r:K,T"], "six dice"),
        ([SETUP, "--roll", "r:XYZ"], "XYZ"),
        ([SETUP, "--what"], "--what"),
    ],
)
def test_what_cannot_be_solved_is_one_sentence(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert solve_command(words) == 2
    said = capsys.readouterr().err
    assert told in said
    assert said.count("\n") == 1


def test_counting_more_soldiers_than_are_counted_would_change_nothing(exact: ExactPlan) -> None:
    """The last row stands for 'that many or more': from 80 on the values have come to rest."""
    for node in list(exact._values):
        for value in exact.values(node):
            assert float(np.abs(value[-1] - value[80]).max()) < 1e-9


def test_every_lock_of_a_roll_has_its_exact_value() -> None:
    state = "sector=9 visited=9,10 marker=3 soldiers=8 courage=2"
    answer = solve(SETUP, state, "r:C,K w:C,S b:K,K")
    assert len(answer["locks"]) == 15
    best, worst = answer["locks"][0], answer["locks"][-1]
    assert best["lock"] == ["r1", "w1"]  # two courage more are what the line costs
    assert best["win_probability"] > worst["win_probability"] == 0  # two SKULLs locked: four dice cannot bring it
    rolls = {answer["locks"][0]["win_probability"] for answer in [solve(SETUP, state, "r:K,C w:S,C b:T,K")]}
    assert rolls == {best["win_probability"]}  # nothing but soldiers and courage counts here, in any order


def test_the_value_of_a_state_is_the_mean_of_its_best_locks() -> None:
    """Over all first rolls, each as often as it falls: what `--roll` tells adds up to what `solve` tells."""
    book, exact = solution(SETUP)
    start = parse_state("sector=9 visited=9,10 marker=3 soldiers=8 courage=2", book)
    node = exact.node(book.index("9"), (1 << book.index("9")) | (1 << book.index("10")))
    total = 0.0
    faces = {0: (0, 3), 1: (2, 1), 2: (3, 1), 3: (4, 1)}  # one face for each result, and how many look like it
    pairs = [(a, b) for a in faces for b in faces if a <= b]
    for hand in product(pairs, repeat=3):
        weight = 1.0
        for a, b in hand:
            weight *= faces[a][1] * faces[b][1] * (1 if a == b else 2) / 36
        dice = tuple((faces[a][0], faces[b][0]) for a, b in hand)
        total += weight * locks(exact, node, start, dice)[0]["win_probability"]
    assert total == pytest.approx(solve(SETUP, str(start))["win_probability"], abs=1e-9)


def test_all_states_of_a_sector_are_within_one(exact: ExactPlan) -> None:
    for sector, been in product(("7", "8"), (0, 1)):
        visited = been << exact.book.index("7" if sector == "8" else "8")
        for value in exact.values(exact.node(exact.book.index(sector), visited)):
            assert 0 <= value.min() <= value.max() <= 1 + 1e-9


def test_what_can_be_solved_need_not_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        solve_command(["--state", "sector=9 marker=3 soldiers=8 courage=2", "--roll", "r:K,C w:C,2 b:1,S", "--json"])
        == 0
    )
    answer = json.loads(capsys.readouterr().out)
    assert answer["setup"] == SETUP
    assert len(answer["locks"]) == 15
