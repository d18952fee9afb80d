"""Bots with several Units: they win together, so they share, keep together and take different ways where they must."""

from __future__ import annotations

import random

import pytest

from hhour.bots.protocol import Budget, ask
from hhour.bots.registry import bot
from hhour.kernel.table import Table
from hhour.lab.simulate import Run, play
from tests.rule import rule
from tests.table import Situation

OFFICERS = ("sergeant", "captain")


def decide(t: Situation, name: str, seat: int) -> str:
    return ask(bot("dday", name), t.table.game, t.table.play, seat, random.Random(3), Budget()).action.text


def trade_by_bots(t: Situation, name: str, seat: int, partner: int) -> None:
    """The bot of a seat opens a trade and drafts its offer; the partner answers it."""
    for _ in range(5):
        action = decide(t, name, seat)
        t.answer(seat, action)
        if action == "offer":
            break
    t.answer(partner, decide(t, name, partner))


@pytest.mark.parametrize("name", OFFICERS)
@rule("B-TRADE-EX-01")
def test_soldiers_go_to_the_unit_that_would_die(name: str) -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=2, soldiers=14)
    t.unit(2, sector=2, soldiers=2)
    t.start_at("COMBAT")
    assert decide(t, name, 1) == "trade 2"
    trade_by_bots(t, name, 1, 2)
    assert t.get(2).soldiers > t.field.ground(t.get(2).sector).defence[0]
    assert t.get(1).soldiers > t.field.ground(t.get(1).sector).defence[0]


@pytest.mark.parametrize("name", OFFICERS)
def test_courage_goes_to_the_unit_that_must_advance_and_cannot_pay(name: str) -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=9, soldiers=30, courage=9, marker=2)
    t.unit(2, sector=9, soldiers=30, courage=0, marker=4)
    t.start_at("MOVE")
    assert decide(t, name, 1) == "trade 2"
    trade_by_bots(t, name, 1, 2)
    assert t.get(2).courage > 0


@pytest.mark.parametrize("name", OFFICERS)
def test_two_units_that_are_well_off_do_not_trade(name: str) -> None:
    t = Situation("dday n-01 units=2")
    for seat in (1, 2):
        t.unit(seat, sector=2, soldiers=20, courage=3, marker=2)
    t.start_at("MOVE")
    assert not decide(t, name, 1).startswith("trade")


@pytest.mark.parametrize("name", OFFICERS)
def test_an_offer_that_would_kill_is_declined_and_one_that_saves_is_accepted(name: str) -> None:
    for mine, asked, wanted in ((6, 5, "decline"), (24, 8, "accept")):
        t = Situation("dday n-01 units=2")
        t.unit(1, sector=2, soldiers=2)
        t.unit(2, sector=2, soldiers=mine)
        t.start_at("COMBAT")
        t.answer(1, "trade 2", f"take soldiers {asked}", "offer")
        assert decide(t, name, 2) == wanted


def test_an_item_for_the_bunker_goes_to_the_weaker_unit_before_it() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=9, soldiers=60, courage=9, cards=["flame-thrower"])
    t.unit(2, sector=9, soldiers=12, courage=9)
    t.start_at("MOVE")
    t.unit(2).soldiers = 12
    assert decide(t, "captain", 1) == "trade 2"
    trade_by_bots(t, "captain", 1, 2)
    assert "flame-thrower" in t.get(2).items or t.get(2).soldiers > 12


@pytest.mark.parametrize("name", OFFICERS)
@rule("B-SECTOR-34")
def test_who_comes_later_keeps_out_of_a_narrow_sector(name: str) -> None:
    """N-02: sector 8 has room for one, sector 6 leads there and cannot be stayed in."""
    t = Situation("dday n-02 units=2")
    for seat in (1, 2):
        t.unit(seat, sector=6, soldiers=20, courage=6, cards=["scout"])
    t.start_at("MOVE")
    assert decide(t, name, 2) == "move 5"
    t.answer(1, "advance 8")
    assert t.choices(2) == ["move 5"]


@rule("B-MAP-N04-01")
def test_sergeants_take_both_bunkers() -> None:
    """Two of ten games lost at most: whoever sent both Units into one bunker would lose them all."""
    run = Run("dday n-04 units=2", ("sergeant",), "bunkers").checked()
    assert sum(play(run, number).won for number in range(10)) >= 8


@pytest.mark.parametrize("units", [3, 4])
def test_bots_that_share_come_to_an_end(units: int) -> None:
    run = Run(f"dday n-07 units={units}", ("sergeant",), "end").checked()
    assert all(play(run, number).decisions < 1500 * units for number in range(3))


@pytest.mark.parametrize(
    ("setup", "seed"),
    [("dday n-18 units=3 opts=german", "0.19313017891761552"), ("dday n-20 units=4 opts=german", "0.8394868657097555")],
)
def test_captains_do_not_send_the_same_men_to_and_fro(setup: str, seed: str) -> None:
    table, captain = Table(setup, seed=seed), bot("dday", "captain")
    decisions = 0
    while table.play.state.turn < 2:
        seat = table.waiting()[0]
        table.apply(seat, ask(captain, table.game, table.play, seat, budget=Budget(nodes=30), explains=False).action)
        decisions += 1
        assert decisions < 300, "the first turn does not end"
