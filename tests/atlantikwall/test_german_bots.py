"""Bots at the German's seat: legal, quick, and blind to what he may not see."""

from __future__ import annotations

import random

import pytest

from hhour.bots.dday.scouting import held
from hhour.bots.protocol import Budget, ask
from hhour.bots.registry import bot
from hhour.dday.boxes.atlantikwall.german.force import german
from hhour.kernel.table import Table
from hhour.lab.luck import Reader
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


def test_the_allies_count_the_men_who_hold_the_bunker() -> None:
    t = Fortress()
    t.german(bare=True, soldiers=30, cards=["fallschirmjaeger"])
    bunker = t.field.book.sectors[t.field.book.bunkers[0]]
    assert held(t.field) == 30 - bunker.defence[0] + 4
    assert held(Fortress.__mro__[1]("dday n-18").field) == 0


def test_a_luck_report_of_a_game_with_a_german_is_about_the_units() -> None:
    player = random.Random(2)
    table = Table("dday n-18 opts=german", seed="luck")
    while not table.outcome:
        seat = player.choice(table.waiting())
        options = [word for word in table.choices(seat) if not word.startswith(("first", "abandon"))]
        table.apply(seat, player.choice(options))
    reader = Reader()
    again = Table("dday n-18 opts=german", seed="luck")
    for number, line in enumerate(table.record.lines[:40], 1):
        reader.before(again.play, number, line.seat, line.action)
        again.apply(line.seat, line.action)
        reader.after(again.play, line.seat, line.action)
    assert {seat for _, seat in reader.turns} | {seat for seat, _ in reader.turns} >= {1}
