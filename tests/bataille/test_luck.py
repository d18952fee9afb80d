"""The luck report of Bataille!: what dice and decisions did adds up to what was banked."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from hhour.advice.bataille.chances import going_on
from hhour.i18n import LANGUAGES, language
from hhour.kernel.games import games
from hhour.kernel.table import Table
from hhour.lab.luck import luck
from hhour.lab.luck_words import told


def play(setup: str, seed: int) -> Table:
    """A random game in which nobody plays a Medal."""
    table = Table(setup, seed=f"luck{seed}")
    rng = random.Random(seed)
    while not table.outcome:
        seat = table.waiting()[0]
        choices = [choice for choice in table.choices(seat) if choice.split()[0] != "play"]
        table.apply(seat, rng.choice(choices))
    return table


@pytest.mark.parametrize("seed", range(3))
def test_expectation_luck_and_cost_add_up_to_what_a_turn_banked(seed: int) -> None:
    table = play("bataille players=2", seed)
    banked: Counter[int] = Counter()
    for event in table.events:
        if event.kind == "retreated":
            amount = event.data["n"]
            assert isinstance(amount, int)
            banked[event.turn] += amount
    data = luck(table.record.text(reveal=True))
    assert len(data["turns"]) == table.play.state.turn
    for turn in data["turns"]:
        assert going_on(0, 2) + turn["luck"] - turn["cost"] == pytest.approx(banked[turn["turn"]])


def test_a_decision_that_was_not_the_best_is_named_with_a_better_one() -> None:
    table = play("bataille players=2 opts=kommandant", 5)
    data = luck(table.record.text(reveal=True))
    costs = [one["cost"] for one in data["costly"]]
    assert costs == sorted(costs, reverse=True)
    assert len(costs) == 5
    for one in data["costly"]:
        assert one["chosen"] != one["better"]
        assert table.record.lines[one["number"] - 1].action == one["chosen"]


def test_the_report_is_told_in_points() -> None:
    table = play("bataille players=2", 1)
    lines = told(luck(table.record.text(reveal=True))).splitlines()
    assert lines[0] == "bataille units=2: decided"
    assert lines[1].startswith("  Dice: ")
    assert "What cost most:" in lines[-6]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("setup", ["bataille players=2", "express utah players=2", "dday n-01 level=practice"])
def test_the_report_is_told_in_every_language(setup: str, code: str) -> None:
    data = luck(play(setup, 1).record.text(reveal=True))
    text = told(data, language(code))
    assert "luck-" not in text
    assert "{" not in text
    assert (text == told(data)) == (code == "en")
    assert len(text.splitlines()) == len(told(data).splitlines())


def test_every_game_of_the_house_has_a_luck_report() -> None:
    for game in games().values():
        table = play(game.sample_setups()[0], 3)
        assert told(luck(table.record.text(reveal=True))).splitlines()[0].endswith(table.outcome)
