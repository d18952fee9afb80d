"""A record played again, action by action and at any moment, leads where the game went."""

from __future__ import annotations

import json
import random

import pytest

from hhour.kernel.event import Event
from hhour.kernel.record import Record, parse_record
from hhour.kernel.replaying import Moments, Replay, replay
from hhour.kernel.table import Table

SETUPS = ("dday n-03 units=2", "express gold players=2", "bataille players=2")


def played(setup: str, actions: int = 40) -> Table:
    """A game played at random in which what can be taken back is sometimes taken back."""
    table = Table(setup, seed="again")
    dice = random.Random(setup)
    play_on(table, dice, actions)
    assert setup != SETUPS[0] or any(line.action == "undo" for line in table.record.lines)
    return table


def play_on(table: Table, dice: random.Random, actions: int) -> None:
    while actions and table.waiting():
        seat = dice.choice(table.waiting())
        if table.can_undo(seat) and dice.random() < 0.4:
            table.undo(seat)
        else:
            table.apply(seat, dice.choice(table.choices(seat)))
        actions -= 1


def written(table: Table) -> str:
    return json.dumps(table.play.state.to_json())


def states(record: Record) -> list[str]:
    return [written(replay(record, n)) for n in range(len(record.lines) + 1)]


@pytest.mark.parametrize("setup", SETUPS)
def test_every_moment_is_the_one_that_a_replay_from_the_start_leads_to(setup: str) -> None:
    record = parse_record(played(setup).record.text(reveal=True))
    moments = Moments(record)
    order = list(range(len(record.lines) + 1))
    random.Random(1).shuffle(order)
    wanted = states(record)
    for n in order:
        table = moments.at(n)
        assert written(table) == wanted[n]
        assert len(table.record.lines) == n


def test_each_action_is_carried_out_once_however_often_its_moment_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(SETUPS[0]).record
    carried: list[int] = []
    step = Replay.step

    def counted(self: Replay) -> list[Event]:
        carried.append(self.n)
        return step(self)

    monkeypatch.setattr(Replay, "step", counted)
    moments = Moments(record)
    for n in (5, 3, 20, 20, 0, 19):
        moments.at(n)
    assert carried == list(range(20))


def test_what_is_done_with_a_moment_does_not_touch_the_next_look_at_it() -> None:
    moments = Moments(played(SETUPS[0]).record)
    looked_at = moments.at(10)
    before = written(looked_at)
    play_on(looked_at, random.Random(3), 5)
    assert written(moments.at(10)) == before


def test_a_game_that_is_played_on_shows_its_new_moments_too() -> None:
    table = played(SETUPS[0], 20)
    moments = Moments(parse_record(table.record.text(reveal=True)))
    moments.at(len(table.record.lines))
    play_on(table, random.Random(9), 10)
    now = written(table)
    assert written(moments.at(len(table.record.lines), table.record)) == now


@pytest.mark.parametrize("setup", SETUPS)
def test_a_step_tells_what_the_action_told(setup: str) -> None:
    table = played(setup)
    again = Replay(table.record.text(reveal=True))
    while again.next is not None:
        again.step()
    assert [event.to_json() for event in again.table.events] == [event.to_json() for event in table.events]
