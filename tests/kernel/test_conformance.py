"""One suite that every game of the house must pass: found by scanning, played at its own sample setups."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable

import pytest

from hhour import rulebook
from hhour.kernel.action import parse_action
from hhour.kernel.chance import SeededChance
from hhour.kernel.games import games
from hhour.kernel.refusal import Refused
from hhour.kernel.replaying import replay
from hhour.kernel.saving import load
from hhour.kernel.table import Table

SETUPS = [setup for game in games().values() for setup in game.sample_setups()]
LIMIT = 20_000
NONSENSE = (
    "",
    "roll roll",
    "lock",
    "lock r1 r1",
    "lock r9 w1",
    "advance",
    "advance 99",
    "trade 9",
    "use nothing",
    "xyzzy",
    "claim STAR STAR",
)

every_setup = pytest.mark.parametrize("setup", SETUPS)


def shown(table: Table) -> str:
    return json.dumps(table.play.state.to_json(), sort_keys=True)


def play(table: Table, seed: int, watch: Callable[[Table, int, str], None] | None = None, until: int = LIMIT) -> None:
    """Random play to the end; `watch` looks on before every action."""
    rng = random.Random(seed)
    for _ in range(until):
        if table.outcome:
            return
        seat = rng.choice(table.waiting())
        action = rng.choice(table.choices(seat))
        if watch is not None:
            watch(table, seat, action)
        table.apply(seat, action)
    assert until < LIMIT, "the game does not end"


def test_there_are_games_and_each_brings_samples() -> None:
    assert "dday" in games()
    assert all(game.sample_setups() for game in games().values())


@every_setup
def test_a_setup_survives_its_own_text(setup: str) -> None:
    table = Table(setup, seed="1")
    assert str(Table(str(table.setup), seed="1").setup) == str(table.setup)


@every_setup
def test_every_choice_is_allowed_and_looking_changes_nothing(setup: str) -> None:
    def watch(table: Table, seat: int, action: str) -> None:
        before = shown(table)
        for one in table.waiting():
            choices = table.choices(one)
            assert choices, "a seat is waited for and can do nothing"
            assert len(choices) == len(set(choices))
            assert choices == table.choices(one)
            for choice in choices:
                assert table.refusal(one, choice) is None, (choice, table.refusal(one, choice))
                assert parse_action(choice).text == choice
        json.dumps(table.view(seat))
        json.dumps(table.view(None))
        assert shown(table) == before

    play(Table(setup, seed="c"), 5, watch)


@every_setup
def test_the_first_who_waits_is_known_and_choices_that_begin_and_end_alike_are_alike(setup: str) -> None:
    def watch(table: Table, seat: int, action: str) -> None:
        assert table.game.first_waiting(table.play) == table.waiting()[0]
        verbs = [parse_action(choice).verb for choice in table.choices(seat)]
        assert verbs[0] != verbs[-1] or len(set(verbs)) == 1, verbs

    table = Table(setup, seed="f")
    play(table, 4, watch)
    assert table.game.first_waiting(table.play) == 0


@every_setup
def test_nonsense_is_refused_with_a_known_rule_and_changes_nothing(setup: str) -> None:
    known = set(rulebook.ids())

    def watch(table: Table, seat: int, action: str) -> None:
        before = shown(table)
        for words in NONSENSE:
            if words in table.choices(seat):
                continue
            with pytest.raises(Refused) as caught:
                table.apply(seat, words)
            assert caught.value.refusal.rule in known | {""}
            assert caught.value.refusal.key
        for nobody in (0, -1, len(table.roles) + 1):
            with pytest.raises(Refused):
                table.apply(nobody, action)
        assert shown(table) == before

    play(Table(setup, seed="n"), 7, watch, until=150)


@every_setup
def test_a_copy_and_a_save_go_on_exactly_alike(setup: str) -> None:
    table = Table(setup, seed="twin")
    play(table, 3, until=40)
    copy, loaded = table.copy(exact=True), load(table.save())
    assert shown(copy) == shown(table) == shown(loaded)
    for one in (table, copy, loaded):
        play(one, 11)
    assert shown(copy) == shown(table) == shown(loaded)
    assert copy.outcome == table.outcome == loaded.outcome


@every_setup
def test_a_record_replays_to_the_same_state_and_story(setup: str) -> None:
    table = Table(setup, seed="told")
    play(table, 9)
    again = replay(table.record.text(reveal=True))
    assert shown(again) == shown(table)
    assert [event.to_json() for event in again.events] == [event.to_json() for event in table.events]
    told = table.record.text(reveal=True)
    by_hand = replay(told.replace(f" seed={table.seed}", "").replace(table.record.seed_hash, "-"))
    assert shown(by_hand) == shown(table)


@every_setup
def test_every_event_names_a_rule_and_an_earlier_cause(setup: str) -> None:
    known = set(rulebook.ids())
    table = Table(setup, seed="why")
    play(table, 13)
    seen = 0
    for event in table.events:
        assert event.seq == seen + 1
        assert event.rule in known, (event.kind, event.rule)
        assert 0 <= event.cause < event.seq
        seen = event.seq
        json.dumps(event.to_json())


@every_setup
def test_nobody_listening_changes_nothing(setup: str) -> None:
    table = Table(setup, seed="quiet")
    quiet = table.game.begin(table.rules, SeededChance("quiet"), None)

    def watch(loud: Table, seat: int, action: str) -> None:
        table.game.act(quiet, seat, parse_action(action))

    def last(loud: Table) -> None:
        assert json.dumps(quiet.state.to_json(), sort_keys=True) == shown(loud)

    play(table, 17, watch)
    last(table)


@every_setup
def test_undo_restores_what_was_there(setup: str) -> None:
    table = Table(setup, seed="back")
    undone = 0
    rng = random.Random(21)
    for _ in range(300):
        if table.outcome and undone:
            break
        if table.outcome:  # some games are short and show nothing that could be taken back
            table = Table(setup, seed=f"back{rng.random()}")
        seat = rng.choice(table.waiting())
        before, told = shown(table), len(table.events)
        table.apply(seat, rng.choice(table.choices(seat)))
        if table.can_undo(seat):
            table.undo(seat)
            assert shown(table) == before
            assert len(table.events) == told
            undone += 1
            table.apply(seat, rng.choice(table.choices(seat)))
    assert undone
    again = replay(table.record.text(reveal=True))
    assert shown(again) == shown(table)


@every_setup
def test_the_table_is_the_same_whatever_pythons_hash_seed(setup: str) -> None:
    code = (
        "import sys, random, json, hashlib; from hhour.kernel.table import Table\n"
        f"table = Table({setup!r}, seed='hash'); rng = random.Random(2)\n"
        "for _ in range(120):\n"
        "    if table.outcome: break\n"
        "    seat = table.waiting()[0]; table.apply(seat, rng.choice(table.choices(seat)))\n"
        "print(hashlib.sha256(json.dumps(table.play.state.to_json()).encode()).hexdigest())"
    )
    seen = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(seen) == 1
