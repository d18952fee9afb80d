"""A Unit and a battle before anything has happened: what an old save leaves out is read as this."""

from __future__ import annotations

from hhour.dday.rules.battle.state import Battle, Unit
from hhour.dday.rules.map.ground import no_ground
from hhour.kernel.dice import SIX
from tests.compiled import plain_only
from tests.fresh import said, slots
from tests.rule import rule

pytestmark = plain_only  # compiled, it has no list of its slots


@rule("B-SETUP-12")
def test_a_unit_begins_with_nothing_and_nowhere() -> None:
    assert said(slots(Unit(3))) == {
        "seat": 3,
        "sector": -1,
        "departed": -1,
        "first_map": -1,
        "marker": 1,
        "tray": SIX,
    }


@rule("B-SETUP-12")
def test_a_battle_begins_with_its_units_alone() -> None:
    units = [Unit(1), Unit(2)]
    told = said(slots(Battle(units, 3)))
    assert told == {"stage": -1, "forces": units, "units": units}


@rule("B-SECTOR-01")
def test_who_stands_nowhere_has_no_ground_under_him() -> None:
    assert said(slots(no_ground())) == {"index": -1, "beach": -1, "lock": 2, "dice": 6}
