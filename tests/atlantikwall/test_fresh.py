"""A German before anything has happened: what an old save leaves out is read as this."""

from __future__ import annotations

from hhour.dday.boxes.atlantikwall.german.force import DICE, German
from hhour.dday.boxes.atlantikwall.solitaire.marcher import Marcher
from hhour.dday.rules.battle.state import Force
from tests.compiled import plain_only
from tests.fresh import said, slots
from tests.rule import rule

pytestmark = plain_only  # compiled, it has no list of its slots


@rule("A-SOLO-03")
def test_an_automated_unit_begins_with_nothing_at_all() -> None:
    assert said(slots(Marcher(1))) == said(slots(Force(1)))


@rule("A-GER-01", "A-GER-11")
def test_a_german_begins_with_nothing_but_his_dice() -> None:
    assert said(slots(German(3))) == {"seat": 3, "sector": -1, "gassed": -1, "colours": DICE.colours, "tray": DICE}
