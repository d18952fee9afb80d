"""What one Unit alone is spared changes nothing: the same games with its short ways and without them."""

from __future__ import annotations

from random import Random

import pytest

from hhour.dday.rules.battle.book import Book
from hhour.kernel.chance import SeededChance
from hhour.kernel.event import Event
from hhour.kernel.games import game_of
from hhour.kernel.playout import play_randomly
from hhour.kernel.setup import parse_setup

SETUPS = (
    "dday n-01", "dday n-01 level=practice", "dday n-04", "dday n-06", "dday n-07", "dday n-08 opts=assault",
    "dday n-02 opts=command-post",
)  # fmt: skip


def rules_of(setup: str) -> Book:
    game = game_of("dday")
    rules = game.rules(game.setup(parse_setup(setup)))
    assert isinstance(rules, Book)
    return rules


@pytest.mark.parametrize("setup", SETUPS)
def test_one_unit_alone_plays_as_it_would_among_others(setup: str) -> None:
    short, long = rules_of(setup), rules_of(setup)
    assert short.unhelped
    assert short.lone
    long.unhelped = long.lone = False
    game = game_of("dday")
    for seed in range(12):
        told: list[list[Event]] = [[], []]
        ends: list[dict[str, object]] = []
        for rules, events in zip((short, long), told, strict=True):
            p = game.begin(rules, SeededChance(str(seed)), events)
            play_randomly(game, p, Random(seed), 300)
            ends.append(p.state.to_json())
            unheard = game.begin(rules, SeededChance(str(seed)), None)
            play_randomly(game, unheard, Random(seed), 300)
            ends.append(unheard.state.to_json())
        assert all(end == ends[0] for end in ends)
        assert [event.to_json() for event in told[0]] == [event.to_json() for event in told[1]]
