"""Bots at the German's seat: legal, quick, and blind to what he may not see."""

from __future__ import annotations

import random

import pytest

from hhour.bots.protocol import Budget, ask
from hhour.bots.registry import bot
from hhour.dday.boxes.atlantikwall.german.force import german
from hhour.kernel.table import Table
from tests.atlantikwall.german import Fortress


@pytest.mark.parametrize("level", ["recruit", "sergeant"])
@pytest.mark.parametrize("setup", ["dday n-18 opts=german", "dday n-13 units=2 opts=german,german-limits=unlimited"])
def test_every_level_plays_both_sides_to_the_end_of_some_turns(level: str, setup: str) -> None:
    table = Table(setup, seed=f"bots-{level}")
    player = bot("dday", level)
    for step in range(260):
        if table.outcome:
            break
        seat = table.waiting()[0]
        decision = ask(player, table.game, table.play, seat, random.Random(step), Budget(nodes=50), explains=False)
        table.apply(seat, decision.action)
    assert table.outcome or table.play.state.turn > 1


def test_the_german_decides_the_same_whatever_lies_hidden_in_his_deck() -> None:
    decisions = set()
    for taken in ("flak-badge", "german-cross"):
        t = Fortress()
        t.german(courage=5, stars=4, points=20)
        t.he.deck.put(taken, audience=0) if t.he.deck.take(taken) else None
        t.start_at("MUSTER")
        decision = ask(bot("dday", "sergeant"), t.table.game, t.field, 3, random.Random(1), Budget(nodes=50))
        decisions.add((decision.action.text, str(decision.reason)))
    assert len(decisions) == 1


def test_the_allies_decide_the_same_whatever_he_holds() -> None:
    decisions = set()
    for hand in (["iron-cross-1"], ["german-cross"]):
        t = Fortress()
        t.german(cards=hand)
        t.unit(1, stars=4, points=12)
        t.start_at("MUSTER")
        decision = ask(bot("dday", "sergeant"), t.table.game, t.field, 1, random.Random(1), Budget(nodes=50))
        decisions.add((decision.action.text, str(decision.reason)))
    assert len(decisions) == 1


def test_the_sergeant_mans_the_guns_before_anything_else() -> None:
    t = Fortress()
    t.german(stars=4)
    t.start_at("MUSTER")
    decision = ask(bot("dday", "sergeant"), t.table.game, t.field, 3, random.Random(1), Budget(nodes=50))
    assert decision.action.text == "recruit maschinengewehr-schuetze"
    assert german(t.field).stars == 4
