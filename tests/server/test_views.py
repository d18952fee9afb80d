"""Views that are made together and compared together are the ones each seat would get alone."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

import pytest

from hhour.kernel.table import Table
from hhour.server.diff import Known, differences, patched
from tests.server.served import pick

SETUPS = [
    "dday n-02 units=2",
    "dday n-03 units=2 opts=blind-start,fight-back",
    "dday n-04 units=3 opts=chosen-honour,command-post",
    "dday n-05 units=3 opts=assault,garrison-ai,grey-mgf-dice,mgf-roll=per-unit",
    "dday n-07 units=2 opts=bazooka-joe=items,fresh-legs",
    "dday deadstick units=2",
    "bataille players=2",
    "express utah players=2",
]


@pytest.mark.parametrize("setup", SETUPS)
def test_views_made_together_are_what_each_seat_sees_alone(setup: str) -> None:
    table = Table(setup, seed="together")
    rng = random.Random(1)
    for _ in range(80):
        if not table.waiting():
            break
        seat = rng.choice(table.waiting())
        table.apply(seat, pick(rng, table.choices(seat)))
        assert table.views([0, 1, 2]) == {0: table.view(), 1: table.view(1), 2: table.view(2)}


def test_a_unit_that_nothing_happened_to_is_the_same_object_while_another_rolls() -> None:
    before = Table("dday n-02 units=2", seed="together")
    seen: Any = before.views([1])[1]
    rolled = before.successor()
    rolled.apply(1, "roll")
    now: Any = rolled.views([1])[1]
    assert now["units"][1] is seen["units"][1]
    assert now["units"][0] != seen["units"][0]


@pytest.mark.parametrize("setup", SETUPS)
def test_differences_found_together_lead_each_seat_to_its_view(setup: str) -> None:
    table = Table(setup, seed="together")
    rng = random.Random(2)
    pages = dict(deepcopy(table.views([0, 1, 2])))
    before = table.views([0, 1, 2])
    for _ in range(30):
        if not table.waiting():
            break
        seat = rng.choice(table.waiting())
        table.apply(seat, pick(rng, table.choices(seat)))
        now = table.views([0, 1, 2])
        known: Known = {}
        for one in now:
            pages[one] = patched(pages[one], deepcopy(differences(before[one], now[one], known)))
        assert pages == now
        before = now
