"""Views that are made together and compared together are the ones each seat would get alone."""

from __future__ import annotations

import random
from copy import deepcopy

import pytest

from hhour.kernel.table import Table
from hhour.server.diff import Known, differences, patched
from tests.server.served import pick

SETUPS = ["dday n-02 units=2", "dday deadstick units=2", "bataille players=2", "express utah players=2"]


@pytest.mark.parametrize("setup", SETUPS)
def test_views_made_together_are_what_each_seat_sees_alone(setup: str) -> None:
    table = Table(setup, seed="together")
    rng = random.Random(1)
    for _ in range(30):
        if not table.waiting():
            break
        seat = rng.choice(table.waiting())
        table.apply(seat, pick(rng, table.choices(seat)))
        assert table.views([0, 1, 2]) == {0: table.view(), 1: table.view(1), 2: table.view(2)}


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
