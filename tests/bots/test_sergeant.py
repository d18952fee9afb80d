"""What the Sergeant's rules of thumb look at: turns that pay on the way, and the top of a cliff."""

from __future__ import annotations

import random

import pytest

from hhour.bots.dday.plan import Plan
from hhour.bots.dday.scouting import Planner
from hhour.bots.dday.sergeant import GAIN, Route
from hhour.bots.protocol import Budget, ask
from hhour.bots.registry import bot
from tests.table import Situation


def plan_of(t: Situation) -> Plan:
    return Planner().plan(t.field, t.get(1))


def test_a_sector_is_worth_the_turns_that_pay_there() -> None:
    """N-01, all of it printed: DEF 4 can be borne twice more, a black shield and DEF 8 with a gun cannot."""
    t = Situation("dday n-01 units=1")
    route, book = Route(plan_of(t)), t.field.book
    rests = {name: route.rest(book.index(name)) for name in ("2", "4", "8", "bunker")}
    assert rests == pytest.approx({"2": 2 * (GAIN - 4), "4": 0.0, "8": 0.0, "bunker": 0.0})


def test_the_way_by_a_sector_where_turns_pay_is_the_cheaper_one() -> None:
    t = Situation("dday n-01 units=1")
    plan, book = plan_of(t), t.field.book
    start = plan.node(book.index("1"), 1 << book.index("1"))
    target = next(plan.target(start, edge) for edge in book.edges[start.sector] if book.sectors[edge.target].id == "2")
    assert target is not None

    class Hasty(Route):
        def rest(self, sector: int) -> float:
            return 0.0

    assert Hasty(plan).step(start, target) - Route(plan).step(start, target) == pytest.approx(2 * (GAIN - 4))


def test_on_a_cliff_skulls_are_kept_rather_than_soldiers() -> None:
    t = Situation("dday n-07 units=1")
    t.answer(1, "start 1")
    t.unit(1, sector=10, soldiers=20, courage=5, marker=3)
    t.dice("SKULL TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL SOLDIER")
    t.answer(1, "roll")
    sergeant = bot("dday", "sergeant")
    decision = ask(sergeant, t.table.game, t.table.play, 1, random.Random(1), Budget(), explains=False)
    assert decision.action.text == "reroll r2 w2 b2"
