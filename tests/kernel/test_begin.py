"""A game that nobody listens to begins like one that is told, however many were begun before it."""

from __future__ import annotations

from random import Random

import pytest

from hhour.kernel.action import parse_action
from hhour.kernel.chance import SeededChance
from hhour.kernel.games import games
from hhour.kernel.playout import drawn, play_randomly
from hhour.kernel.table import Table

SETUPS = [setup for game in games().values() for setup in game.sample_setups()]


@pytest.mark.parametrize("setup", SETUPS)
def test_every_game_of_the_same_rules_begins_alike(setup: str) -> None:
    for seed in ("1", "2"):
        table = Table(setup, seed=seed)
        told = table.play.state.to_json()
        for _ in range(2):
            silent = table.game.begin(table.rules, SeededChance(seed), None)
            assert silent.state.to_json() == told
            play_randomly(table.game, silent, Random(1), 30)  # what is done in one is not seen in the next


def test_the_random_player_draws_a_verb_before_its_words() -> None:
    choices = [parse_action(text) for text in ("give soldiers 1", "give soldiers 9", "give stars 1", "cancel")]
    rng = Random(5)
    seen = [drawn(choices, rng.random).verb for _ in range(2000)]
    assert 900 < seen.count("cancel") < 1100
    assert {drawn(choices[:3], rng.random).text for _ in range(200)} == {
        "give soldiers 1",
        "give soldiers 9",
        "give stars 1",
    }
