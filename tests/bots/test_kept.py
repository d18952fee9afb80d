"""What officers keep from one question to the next must be what they would work out anew."""

from __future__ import annotations

import random

import numpy as np
import pytest

from hhour.bots.dday.captain import Captain
from hhour.bots.dday.lookahead import Lookahead, Prospect, _Moment
from hhour.bots.dday.officer import Officer
from hhour.bots.dday.scouting import rolls_of, situation_of, table_of
from hhour.bots.dday.sergeant import Sergeant
from hhour.bots.protocol import Budget, Seat
from hhour.kernel.action import Action
from hhour.kernel.chance import SeededChance
from tests.table import Situation


@pytest.mark.parametrize("officer", [Sergeant(), Captain()], ids=lambda officer: officer.name)
@pytest.mark.parametrize("changed", ["soldiers", "courage", "stars", "points"])
def test_a_table_of_the_dice_is_kept_until_the_unit_has_more_or_less(officer: Officer, changed: str) -> None:
    table = Situation("dday n-02")
    unit = table.unit(1, sector=2, soldiers=6, courage=2, stars=1, points=3)
    dice = situation_of(table.field, unit)
    first = rolls_of(officer.outlook(table.field, unit), dice)
    assert rolls_of(officer.outlook(table.field, unit), dice) is first
    setattr(unit, changed, getattr(unit, changed) + 2)
    outlook = officer.outlook(table.field, unit)
    dice = situation_of(table.field, unit)
    again = rolls_of(outlook, dice)
    assert again is not first
    assert np.array_equal(again.table, table_of(outlook.worth, dice))


def before_combat(units: int) -> tuple[Lookahead, Seat]:
    """A Captain who looks ahead from the MOVE of a Unit under a machine gun."""
    table = Situation(f"dday n-08 units={units}")
    for number in range(1, units + 1):
        table.unit(number, sector=4, soldiers=14 + number, courage=5)
    table.start_at("MOVE")
    captain = Captain()
    seat = Seat(table.table.game, table.table.play, 1, random.Random(4), Budget())
    return captain.ahead(seat), seat


@pytest.mark.parametrize("units", [1, 2])
def test_dice_fall_on_a_kept_moment_as_they_fall_on_a_turn_played_from_its_start(units: int) -> None:
    ahead, seat = before_combat(units)
    ahead.most = 1  # whatever dice there are, they are too many to be counted
    stay = Action("stay")
    moment = ahead._exact(seat.play, stay)
    assert isinstance(moment, _Moment)
    assert moment.acts >= units - 1  # the others have decided too, and need not do so again
    for seed in range(6):
        dice = SeededChance(f"kept {seed}")
        whole = ahead._follow(_Moment(seat.play.state), stay, dice)
        assert ahead._follow(moment, stay, dice) == whole


def test_counting_all_dice_is_the_mean_over_every_way_they_fall() -> None:
    ahead, seat = before_combat(1)
    found = ahead._exact(seat.play, Action("stay"))
    assert isinstance(found, Prospect)
    drawn = [ahead._follow(_Moment(seat.play.state), found.action, SeededChance(f"mean {n}")) for n in range(300)]
    assert found.worth == pytest.approx(sum(drawn) / len(drawn), abs=0.05)
