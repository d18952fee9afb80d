"""What is told of things that are there no longer: a vehicle that stays behind, a gun that was burnt out."""

from __future__ import annotations

import pytest

from hhour.kernel.action import parse_action
from tests.atlantikwall.german import Fortress
from tests.atlantikwall.weather import seen, under
from tests.rule import rule


@rule("A-CARD-VEH-01", "A-CARD-CON-06")
@pytest.mark.parametrize(("card", "said"), [("deep-mud", ["courage", "mines", "vehicle"]), ("gale", ["courage"])])
def test_a_tank_that_sticks_in_the_mud_is_said_to_clear_nothing(card: str, said: list[str]) -> None:
    t = under(card, board="n-13")
    t.unit(1, sector=6, soldiers=30, courage=9, cards=["scout", "mine-clearing-tank"])
    t.start_at("MOVE")
    told = t.table.game.choice(t.table.play, 1, parse_action("advance 9")).costs
    assert [cost.what for cost in told] == said
    t.dice("1 1")
    t.answer(1, "advance 9")
    assert len([event for event in t.events("d6") if event.data["purpose"] == "mine"]) == said.count("mines")


@rule("A-CARD-AI-03", "A-CARD-GI-07")
def test_an_mg42_burnt_out_by_thermite_is_no_longer_shown() -> None:
    t = Fortress("dday n-14 units=1 opts=german")
    t.unit(1, sector=9, cards=["thermite-grenade"])
    t.german(soldiers=40, cards=["mg42"])
    t.start_at("MUSTER")
    t.answer(2, "use mg42", "target 9")
    assert seen(t, None)["german-emplaced"] == ["9"]
    t.answer(1, "use thermite-grenade")
    assert "german-emplaced" not in seen(t, None)
