"""Which actions could not be taken back, told before they are done."""

from __future__ import annotations

import random

import pytest

from hhour.kernel.table import Table


@pytest.mark.parametrize("setup", ["dday n-02 units=2", "bataille units=2", "express utah units=2"])
def test_what_shows_something_new_is_known_beforehand(setup: str) -> None:
    table = Table(setup, seed="back")
    rng = random.Random(4)
    told: set[bool] = set()
    for _ in range(120):
        if table.outcome:
            break
        seat = rng.choice(table.waiting())
        action = rng.choice(table.choices(seat))
        expected = table.shows_new(seat, action)
        table.apply(seat, action)
        assert table.can_undo(seat) is not expected, action
        told.add(expected)
    assert True in told
