"""Odds at the table: what the question of a seat is worth, sector and cards counted in."""

from __future__ import annotations

import pytest

from hhour.advice.dday.counting import count
from hhour.advice.odds import advise
from hhour.kernel.faces import FACES, SKULL, STAR, TOOL
from tests.table import Situation

ROLL = "SKULL TOOL STAR TWO_SOLDIERS TWO_SOLDIERS COURAGE"
DICE = "r:SKULL,TOOL w:STAR,TWO_SOLDIERS b:TWO_SOLDIERS,COURAGE"


def rolled(t: Situation, dice: str = ROLL) -> Situation:
    t.start_at("ROLL")
    t.dice(dice)
    t.answer(1, "roll")
    return t


def test_the_practice_run_counts_no_skulls_stars_and_tools() -> None:
    t = rolled(Situation("dday n-01 level=practice units=1"))
    found = count(t.table, 1, "soldiers")
    assert found is not None
    quiet = (SKULL, STAR, TOOL)
    expected = advise(DICE, "soldiers", alone=True, awards=False, idle=quiet, no_sets=quiet)
    assert found.best[0].value == pytest.approx(expected.value)
    assert len(found.best) == 15


def test_cards_of_the_unit_are_counted_in() -> None:
    t = Situation("dday n-06 units=1")
    t.unit(1, sector=1, soldiers=9, cards=["corporal", "marksman"])
    found = count(rolled(t).table, 1, "soldiers>=7")
    assert found is not None
    assert found.is_chance
    expected = advise(DICE, "soldiers>=7", alone=True, corporal=True, marksman=True)
    assert found.best[0].value == pytest.approx(expected.value)


def test_survive_and_advance_go_by_the_sector_the_unit_stands_in() -> None:
    t = Situation("dday n-01 units=1")
    unit = t.unit(1, sector=2, soldiers=3, courage=1)
    rolled(t)
    ground = t.field.ground(unit.sector)
    fire = f"survive:{ground.defence[min(1, len(ground.defence) - 1)]}"
    goal = fire + (f"+{ground.mgf}d6" if ground.mgf else "")
    virtual = " ".join(FACES[face] for face in ground.bonus)
    found = count(t.table, 1, "survive")
    assert found is not None
    assert found.best[0].value == pytest.approx(advise(DICE, goal, alone=True, strength=3, virtual=virtual).value)
    cost = min(edge.cost for edge in t.field.book.edges[unit.sector] if edge.advance)
    found = count(t.table, 1, "advance")
    assert found is not None
    expected = advise(DICE, f"advance:{cost}", alone=True, courage=1, virtual=virtual)
    assert found.best[0].value == pytest.approx(expected.value)


def test_a_die_left_out_keeps_its_place_and_the_others_their_names() -> None:
    """The red dice r1 and r2 are two; with r1 left out the advice speaks of r2."""
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=2, soldiers=9)
    rolled(t)
    t.field.unit(1).left_out = 1
    found = count(t.table, 1, "soldiers")
    assert found is not None
    assert not any("r1" in one.action.split() for one in found.best)
    assert any("r2" in one.action.split() for one in found.best)


def test_a_goal_that_cannot_be_read_counts_nothing() -> None:
    t = rolled(Situation("dday n-01 units=1"))
    assert count(t.table, 1, "luck") is None
