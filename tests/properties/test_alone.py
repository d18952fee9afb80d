"""What one Unit alone is spared changes nothing: the same games with its short ways and without them."""

from __future__ import annotations

from random import Random

import pytest

from hhour.dday.rules.battle.book import Book
from hhour.kernel.chance import SeededChance
from hhour.kernel.event import Event
from hhour.kernel.game import Game
from hhour.kernel.games import game_of
from hhour.kernel.playout import drawn, play_randomly
from hhour.kernel.setup import parse_setup

SETUPS = (
    "dday n-01", "dday n-01 level=practice", "dday n-04", "dday n-05", "dday n-06", "dday n-07", "dday n-08",
    "dday n-08 opts=assault", "dday n-02 opts=command-post", "dday n-03 opts=fight-back",
    "dday n-05 opts=grey-mgf-dice", "dday n-06 opts=kind-skulls,soldier-reroll", "dday n-07 opts=climb-from-below",
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


@pytest.mark.parametrize("setup", [*SETUPS, "dday n-06 units=3", "dday n-02 units=2 opts=soldier-reroll"])
def test_options_that_were_kept_are_those_that_would_be_listed(setup: str) -> None:
    game, rules = game_of("dday"), rules_of(setup)
    kept = set()
    for seed in range(6):
        p, rng = game.begin(rules, SeededChance(str(seed)), None), Random(seed)
        for _ in range(300):
            if p.state.outcome:
                break
            for seat in game.waiting(p):
                frame = p.state.lanes[seat][-1]
                whose, stamp, options, free = p.kept
                if (whose, stamp) == (seat, p.stamp):
                    assert options == rules.steps[frame[0]].choices(p, seat, frame), frame
                    assert free == rules.steps[frame[0]].free, frame
                    kept.add(frame[0])
                listed = Game.choices(game, p, seat)
                assert game.choices(p, seat) == listed
            seat = rng.choice(game.waiting(p))
            game.act(p, seat, drawn(game.choices(p, seat), rng.random))
    assert {"roll", "lock", "reroll", "move"} <= kept
    assert "practice" in setup or {"cancel", "muster"} <= kept


@pytest.mark.parametrize("setup", SETUPS)
def test_what_is_kept_without_its_step_being_run_is_what_that_would_ask(setup: str) -> None:
    game, rules = game_of("dday"), rules_of(setup)
    spared = set()
    for seed in range(6):
        p, rng = game.begin(rules, SeededChance(str(seed)), None), Random(seed)
        while not p.state.outcome and p.state.turn < 40:
            before = p.state.copy()
            action = drawn(game.choices(p, 1), rng.random)
            game.act(p, 1, action)
            if p.kept[:2] == (1, p.stamp):
                q = game.resume(rules, p.state.copy(), p.chance, None)
                frame = q.state.lanes[1][-1]
                assert not rules.steps[frame[0]].run(q, 1, frame)
                assert q.kept[2:] == p.kept[2:]
            frame = before.lanes[1][-1]
            if action.verb not in rules.freely:
                q = game.resume(rules, before, SeededChance(str(seed)), None)
                if rules.steps[frame[0]].answer(q, 1, frame, action):
                    assert q.kept[:2] == (1, q.stamp)
                    spared.add((frame[0], q.state.lanes[1][-1][0]))
    reroll = ("reroll", "reroll")
    assert spared == ({reroll} if "soldier-reroll" in setup else {("roll", "lock"), reroll}) | {("lock", "reroll")}


def test_whoever_takes_other_turns_passes_nothing_over() -> None:
    rules = rules_of("dday n-06")
    passed = (rules.tallied, rules.marching, rules.claimed, rules.lost, rules.outlived)
    following = ("upkeep", "move", "claims", "casualties", "aftermath")
    assert tuple(rules.slots[place] for place in passed) == following
    rules.take_turns(rules.stages[:-1])
    assert {rules.tallied, rules.marching, rules.claimed, rules.lost, rules.outlived} == {-1}
    game = game_of("dday")
    p = game.begin(rules, SeededChance("cut short"), None)
    play_randomly(game, p, Random(1), 60)
    assert p.state.turn > 1
