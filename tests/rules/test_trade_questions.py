"""B-TRADE: the questions of a trade lie among the others: which come back, which stay."""

from __future__ import annotations

import pytest

from hhour.dday.rules.battle.state import SWAPPED
from hhour.dday.rules.dice.results import exchange_dice
from tests.rule import rule
from tests.rules.test_trade import STRAIGHT_FREE, trade
from tests.table import Situation


@rule("B-TRADE-05", "B-TRADE-06")
@pytest.mark.parametrize("phase", ["ROLL", "MUSTER", "COMBAT"])
def test_a_trade_asks_a_unit_that_was_ready_the_very_question_it_had_answered(phase: str) -> None:
    t = Situation("dday n-01 units=2")
    for seat, card in ((1, "corporal"), (2, "captain")):
        t.unit(seat, sector=8 if phase == "COMBAT" else 2, soldiers=20, points=20, cards=[card])
    t.dice("3" if phase == "COMBAT" else "")
    t.start_at(phase)
    if phase == "ROLL":
        for seat in (1, 2):
            t.roll(seat, STRAIGHT_FREE)
    asked = t.field.battle.lanes[2]
    assert asked
    t.answer(2, "done" if phase == "MUSTER" else "ready")
    assert not t.field.battle.lanes[2]
    trade(t, "give soldiers 1")
    assert t.field.battle.lanes[2] == asked


@rule("B-TRADE-07")
def test_a_withdrawn_offer_takes_nothing_else_with_it() -> None:
    t = Situation("dday n-01 units=3")
    for seat in (1, 2, 3):
        t.unit(seat, sector=2, soldiers=9)
    t.start_at("MUSTER")
    for seat in (1, 2):
        t.answer(seat, "trade 3", "take soldiers 1")
    t.answer(1, "offer")
    t.answer(2, "offer")
    t.answer(1, "withdraw")
    assert (t.question(3), t.field.battle.lanes[3][-1][1]) == ("offer", 2), "that of Unit 2 still lies there"
    t.answer(3, "accept")
    assert [t.get(seat).soldiers for seat in (1, 2, 3)] == [9, 10, 8]

    t = Situation("dday n-01 units=2")
    for seat in (1, 2):
        t.unit(seat, sector=2, soldiers=9)
    t.start_at("ROLL")
    t.dice(f"{STRAIGHT_FREE} SOLDIER")
    t.answer(2, "roll", "lock r1 r2", "reroll b2")
    t.answer(1, "trade 2", "take soldiers 1", "offer", "withdraw")
    assert t.question(2) == "reroll", "one roll is left to it"


@rule("B-TRADE-13", "B-TRADE-14")
def test_dice_are_swapped_with_the_unit_that_was_named_whatever_a_third_has_done() -> None:
    t = Situation("dday n-01 units=3")
    for seat in (1, 2, 3):
        t.unit(seat, sector=2, soldiers=9, cards=["lieutenant"] if seat == 1 else [])
    t.start_at("ROLL")
    for seat in (1, 2, 3):
        t.roll(seat, STRAIGHT_FREE)
    t.get(3).flags |= SWAPPED
    t.get(2).removed = 0b111110  # but for r1
    t.field.stamp += 1
    t.answer(1, "swap 2")
    assert t.choices(1) == [*(f"exchange {die} r1" for die in t.get(1).tray.names), "cancel"]


@rule("B-TRADE-14", "B-ROLL-05")
@pytest.mark.parametrize(("mine", "theirs"), [(0b100, 0), (0, 0b1000), (0b1010, 0b100), (0b111111, 0b111111)])
def test_a_lock_goes_with_its_die_and_no_other_changes(mine: int, theirs: int) -> None:
    t = Situation("dday n-01 units=2")
    for seat, locked in ((1, mine), (2, theirs)):
        t.unit(seat, sector=2, soldiers=9)
        t.tally(seat, STRAIGHT_FREE)
        t.get(seat).locked = locked
    exchange_dice(t.field, t.get(1), 2, t.get(2), 3)
    assert t.get(1).locked == mine & ~0b100 | (theirs >> 3 & 1) << 2
    assert t.get(2).locked == theirs & ~0b1000 | (mine >> 2 & 1) << 3
