"""A Unit and a battle before anything has happened: what an old save leaves out is read as this."""

from __future__ import annotations

import json

import pytest

from hhour.dday.rules.battle.state import Battle, Force, Unit
from hhour.dday.rules.map.ground import no_ground
from hhour.kernel.dice import SIX, tray
from tests.compiled import plain_only
from tests.fresh import said, slots
from tests.rule import rule

pytestmark = plain_only  # compiled, it has no list of its slots


@rule("B-SETUP-12", "B-SETUP-15", "B-SETUP-17")
def test_a_unit_begins_with_nothing_and_nowhere() -> None:
    assert said(slots(Unit(3))) == {
        "seat": 3,
        "sector": -1,
        "departed": -1,
        "first_map": -1,
        "marker": 1,
        "tray": SIX,
    }


@rule("B-SETUP-12", "B-SETUP-17")
def test_a_battle_begins_with_its_units_alone() -> None:
    units = [Unit(1), Unit(2)]
    told = said(slots(Battle(units, 3)))
    assert told == {"stage": -1, "forces": units, "units": units}


@rule("B-SECTOR-01")
def test_who_stands_nowhere_has_no_ground_under_him() -> None:
    assert said(slots(no_ground())) == {"index": -1, "beach": -1, "lock": 2, "dice": 6}


@rule("B-SETUP-04", "B-SETUP-17")
@pytest.mark.parametrize("kind", [Force, Unit])
def test_a_force_is_read_as_it_was_saved_with_the_dice_it_had(kind: type[Force]) -> None:
    force = kind(2)
    force.tray, force.soldiers, force.items = tray((0, 0, 0), (0, 1, 2)), 7, ("grenade",)
    again = kind(2)
    again.read_json(json.loads(json.dumps(force.to_json())))
    assert slots(again) == slots(force)
    again = kind(2)
    again.read_json({"soldiers": 7})
    assert said(slots(again)) == {**said(slots(kind(2))), "soldiers": 7}
