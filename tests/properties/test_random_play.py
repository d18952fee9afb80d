"""What must hold in every game of D-Day Dice, whatever the map, the options and the players do."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import IN_PLAY
from hhour.dday.rules.box.shelf import options as all_options
from hhour.kernel.lanes import settle
from hhour.kernel.refusal import SetupError
from hhour.kernel.table import Table
from tests.rule import rule

MAPS = [f"n-0{number}" for number in range(1, 9)] + ["deadstick", "n-01 level=practice", "n-01 level=basic"]

options = st.dictionaries(st.sampled_from(sorted(all_options())), st.integers(0, 3), max_size=4)
many = settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])


def setup_text(board: str, units: int, chosen: dict[str, int]) -> str:
    words = [
        f"{key}={all_options()[key].values[at % len(all_options()[key].values)]}" for key, at in sorted(chosen.items())
    ]
    return f"dday {board} units={units}" + (" opts=" + ",".join(words) if words else "")


def field(table: Table) -> Field:
    assert isinstance(table.play, Field)
    return table.play


@rule("B-SETUP-12", "B-OPT-01")
@given(board=st.sampled_from(MAPS), units=st.integers(1, 4), chosen=options, seed=st.integers(0, 10**6))
@many
def test_dials_stay_at_or_above_zero_and_games_end(board: str, units: int, chosen: dict[str, int], seed: int) -> None:
    try:
        table = Table(setup_text(board, units, chosen), seed=str(seed))
    except SetupError:
        return
    rng = random.Random(seed)
    for _ in range(20_000):
        if table.outcome:
            break
        seat = rng.choice(table.waiting())
        table.apply(seat, rng.choice(table.choices(seat)))
        battle = field(table).battle
        for unit in battle.units:
            assert min(unit.soldiers, unit.stars, unit.courage, unit.points) >= 0
            assert 1 <= unit.marker <= 4
            assert len(set(unit.specialists)) == len(unit.specialists)
            assert not set(unit.specialists) & set(unit.fallen)
        assert battle.garrison >= 0
        check_cards(table)
    assert table.outcome in ("won", "lost")
    assert table.waiting() == []
    assert not any(table.choices(seat) for seat in table.seats)


def check_cards(table: Table) -> None:
    """No card that exists once is in two places."""
    battle = field(table).battle
    book = field(table).book
    shared = [slug for unit in battle.units for slug in (*unit.items, *unit.awards, unit.vehicle) if slug]
    shared += [*battle.items, *battle.used, *battle.deck, *battle.vehicles]
    unique = [
        slug for unit in battle.units for slug in (*unit.specialists, *unit.fallen) if book.cards[slug].kind == "unique"
    ]
    placed = shared + unique + list(battle.pool)
    assert len(placed) == len(set(placed)), sorted(slug for slug in placed if placed.count(slug) > 1)


@given(board=st.sampled_from(MAPS), seed=st.integers(0, 10**6))
@many
def test_a_solo_player_is_never_asked_a_question_with_one_answer(board: str, seed: int) -> None:
    if board == "deadstick":
        return
    table = Table(f"dday {board}", seed=str(seed))
    rng = random.Random(seed)
    while not table.outcome:
        choices = table.choices(1)
        assert len(choices) > 1 or choices == ["roll"] or table.question(1) == "move", (table.question(1), choices)
        table.apply(1, rng.choice(choices))


@rule("B-TURN-01", "B-TURN-13")
@pytest.mark.parametrize(
    "setup", ["dday n-01 units=3", "dday n-04 units=4", "dday n-05 units=2", "dday n-01 level=practice units=4"]
)
@pytest.mark.parametrize("seed", range(6))
def test_the_order_in_which_simultaneous_seats_answer_does_not_matter(setup: str, seed: int) -> None:
    """Left out: things two Units want at once (pool, trades), where the rules themselves make the order count.

    The units are compared whenever a turn begins: a lost game stops in the middle of one.
    """
    seen = set()
    for first in (0, -1, 1):
        table = Table(setup, seed=str(seed))
        dice = {seat: random.Random(seed * 10 + seat) for seat in table.seats}
        turns: dict[int, str] = {}
        while not table.outcome:
            battle = field(table).battle
            if battle.turn not in turns:
                turns[battle.turn] = json.dumps(battle.to_json()["units"])
            waiting = table.waiting()
            seat = waiting[min(first, len(waiting) - 1)]
            own = [action for action in table.choices(seat) if action.split()[0] not in SHARED]
            table.apply(seat, dice[seat].choice(own))
        seen.add((table.outcome, tuple(sorted(turns.items()))))
    assert len(seen) == 1


SHARED = ("trade", "swap", "use", "recruit", "find", "buy")


@given(seed=st.text(alphabet="abcdef0123456789", min_size=12, max_size=12))
@many
def test_no_view_and_no_event_shows_the_seed(seed: str) -> None:
    table = Table("dday n-06 units=2", seed=seed)
    rng = random.Random(seed)
    for _ in range(60):
        if table.outcome:
            break
        seat = rng.choice(table.waiting())
        events = table.apply(seat, rng.choice(table.choices(seat)))
        told = json.dumps([table.view(seat), table.view(None), [event.to_json() for event in events]])
        assert seed not in told
    assert seed not in table.record.text(reveal=False)


@rule("B-SETUP-28")
def test_everybody_sees_every_units_dice_resources_and_cards() -> None:
    table = Table("dday n-02 units=3", seed="open")
    for seat in table.seats:
        table.apply(seat, "roll")
    views = [table.view(seat)["units"] for seat in (*table.seats, None)]
    assert all(view == views[0] for view in views)
    first = views[0][0]  # type: ignore[index]
    assert {"dice", "soldiers", "specialists", "items", "awards"} <= set(first)
    assert len(first["dice"]) == 6


def perft(table: Table, depth: int) -> int:
    """How many ways there are to play `depth` decisions with all dice showing STAR."""
    if depth == 0 or table.outcome:
        return 1
    seat = table.waiting()[0]
    total = 0
    for action in table.choices(seat):
        other = table.copy(exact=True)
        other.apply(seat, action)
        total += perft(other, depth - 1)
    return total


@pytest.mark.parametrize(
    ("setup", "counts"),
    [
        ("dday n-01 level=practice", (1, 15, 240)),
        ("dday n-01", (1, 15, 240)),
        ("dday n-03", (3, 3, 45)),
        ("dday n-07", (2, 2, 30)),
    ],
)
def test_the_first_decisions_branch_as_counted(setup: str, counts: tuple[int, ...]) -> None:
    """One roll, 15 ways to lock two of six, 16 ways to re-roll the other four (or stop)."""
    for depth, count in enumerate(counts, 1):
        table = Table(setup, ask=lambda need: ["STAR"] * need.count)
        assert perft(table, depth) == count


@rule("B-ROLL-03", "B-ROLL-06")
def test_a_turn_at_fixed_dice_branches_as_counted() -> None:
    """All dice SOLDIER: 15 re-rolls or stop; after a re-roll the same again, after a stop the choices of UPKEEP."""
    table = Table("dday n-01 level=practice", ask=lambda need: ["SOLDIER"] * need.count)
    table.apply(1, "roll")
    table.apply(1, "lock r1 r2")
    assert perft(table, 1) == 16
    stopped = table.copy(exact=True)
    stopped.apply(1, "stop")
    assert perft(table, 2) == 15 * 16 + len(stopped.choices(1))


@given(seed=st.integers(0, 10**6))
@many
def test_every_unit_in_play_stands_somewhere_it_may_stand(seed: int) -> None:
    table = Table("dday n-02 units=4", seed=str(seed))
    rng = random.Random(seed)
    for _ in range(400):
        if table.outcome:
            return
        seat = rng.choice(table.waiting())
        table.apply(seat, rng.choice(table.choices(seat)))
        p = field(table)
        crowded = [unit for unit in p.battle.units if unit.status == IN_PLAY and p.ground(unit.sector).capacity]
        assert len(crowded) <= 1


def test_settling_twice_changes_nothing() -> None:
    table = Table("dday n-06 units=3", seed="still")
    rng = random.Random(4)
    for _ in range(150):
        if table.outcome:
            return
        before = json.dumps(table.play.state.to_json())
        settle(table.play)
        assert json.dumps(table.play.state.to_json()) == before
        seat = rng.choice(table.waiting())
        table.apply(seat, rng.choice(table.choices(seat)))
