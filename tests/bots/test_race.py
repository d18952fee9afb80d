"""The plan of a Unit that storms a bunker a German holds: how far ahead it must be, and who can still help it."""

from __future__ import annotations

from typing import cast

import pytest

from hhour.bots.dday.race import EVEN, Race
from hhour.bots.dday.scouting import Planner
from hhour.dday.rules.battle.field import Field
from hhour.kernel.table import Table


@pytest.fixture(scope="module")
def race() -> Race:
    """Of the stronger of two Units on the long way over the causeway."""
    table = Table("dday n-16 units=2 opts=german", seed="causeway")
    while not table.outcome and table.play.battle.units[0].sector < 0:
        seat = table.waiting()[0]
        table.apply(seat, table.choices(seat)[0])
    p = cast(Field, table.play)
    plan = Planner().plan(p, p.battle.units[0])
    assert isinstance(plan, Race)
    return plan


def chance(race: Race, sector: str, lead: int) -> float:
    at = race.book.index(sector)
    return float(race.values(race.node(at, 1 << at))[0][EVEN + lead, 4])


def test_before_a_long_way_a_lead_of_fifty_is_worth_more_than_one_of_thirty(race: Race) -> None:
    assert chance(race, "6", 50) > 1.1 * chance(race, "6", 30) > 0


def test_nobody_helps_a_unit_from_the_sector_on_that_has_room_for_one(race: Race) -> None:
    assert race.traits.helpers == 1
    assert race.gathered(race.book.index("3"), 1) == race.gathered(race.book.index("6"), 1) == 1
    assert [race.gathered(race.book.index(sector), 1) for sector in ("7", "8", "9", "10")] == [0, 0, 0, 0]
