"""What must hold in every game of Express!, whatever the beach, the options and the players do."""

from __future__ import annotations

import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hhour.express.beaches import BEACHES
from hhour.express.options import OPTIONS
from hhour.express.shore import Shore
from hhour.kernel.refusal import SetupError
from hhour.kernel.table import Table
from tests.rule import rule

options = st.dictionaries(st.sampled_from(sorted(key for key in OPTIONS if OPTIONS[key].values)), st.integers(0, 2))
many = settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])


def setup_text(beach: str, players: int, chosen: dict[str, int]) -> str:
    words = [f"{key}={OPTIONS[key].values[at % len(OPTIONS[key].values)]}" for key, at in sorted(chosen.items())]
    return f"express {beach} players={players}" + (" opts=" + ",".join(words) if words else "")


def careful(table: Table, seat: int, rng: random.Random) -> str:
    """Random, but with a liking for stopping and rallying, so that games come further than the landing."""
    choices = table.choices(seat)
    liked = [choice for choice in choices if choice.split()[0] in ("stop", "rally", "use", "again")]
    return rng.choice(liked if liked and rng.random() < 0.7 else choices)


@rule("P-EXP-22", "P-DICE-07", "P-DICE-08")
@given(beach=st.sampled_from(sorted(BEACHES)), players=st.integers(1, 4), chosen=options, seed=st.integers(0, 10**6))
@many
def test_cards_are_in_one_place_dice_within_their_number_and_games_end(
    beach: str, players: int, chosen: dict[str, int], seed: int
) -> None:
    try:
        table = Table(setup_text(beach, players, chosen), seed=str(seed))
    except SetupError:
        return
    rng = random.Random(seed)
    for _ in range(5000):
        if table.outcome:
            break
        seat = rng.choice(table.waiting())
        table.apply(seat, careful(table, seat, rng))
        check(table)
    assert table.outcome in ("won", "lost")
    assert table.waiting() == []
    assert not any(table.choices(seat) for seat in table.seats)


def check(table: Table) -> None:
    p = table.play
    assert isinstance(p, Shore)
    invasion = p.invasion
    placed = [*invasion.group, *invasion.gone]
    assert len(placed) == len(set(placed)), "a Specialist is in two places"
    assert len(invasion.group) == len(invasion.holders)
    assert set(invasion.fresh) <= set(invasion.group)
    assert 0 <= invasion.sector <= 6
    assert len(invasion.axis) <= 6, "there are six grey dice and one black one that replaces a grey one"
    assert len(p.requirement()) <= 8
    for soldier in invasion.soldiers:
        assert len(soldier.faces) in (0, 6)
        assert soldier.rerolls <= 2
        assert p.virtual(soldier) in ((), (2,))


@given(seed=st.integers(0, 10**6), players=st.integers(1, 3))
@many
def test_nobody_is_asked_a_question_with_one_answer_unless_he_rolls(seed: int, players: int) -> None:
    table = Table(f"express hoc players={players} opts=advanced,kommandant", seed=str(seed))
    rng = random.Random(seed)
    while not table.outcome:
        for seat in table.waiting():
            choices = table.choices(seat)
            assert len(choices) > 1 or choices == ["roll"], (table.question(seat), choices)
        seat = rng.choice(table.waiting())
        table.apply(seat, careful(table, seat, rng))
