"""The first sector of a map is a sector like the others: whoever stands there or came from there counts."""

from __future__ import annotations

import pytest

from hhour.dday.boxes.atlantikwall import awards
from hhour.dday.boxes.atlantikwall.conditions.effects import MoveEndStage, booked, sources
from hhour.dday.boxes.atlantikwall.german.combat import has_guns
from hhour.dday.boxes.atlantikwall.german.targets import WhichSector
from tests.atlantikwall.german import Fortress
from tests.atlantikwall.weather import under
from tests.rule import rule

NOWHERE = -1
FIRST = 0


@rule("A-CARD-CON-23")
@pytest.mark.parametrize(("departed", "lost"), [(NOWHERE, 2), (FIRST, 0), (1, 0)])
def test_who_left_any_sector_has_kept_moving(departed: int, lost: int) -> None:
    t = under("keep-moving")
    unit = t.unit(1, sector=4, soldiers=30)
    unit.departed = departed
    MoveEndStage().open(t.field)
    hurt = [event.data["n"] for event in t.events("casualties", 1) if event.rule == "A-CARD-CON-23"]
    assert hurt == ([lost] if lost else [])


@rule("A-COND-27", "A-CARD-CON-05")
@pytest.mark.parametrize(("sector", "courage"), [(NOWHERE, 0), (FIRST, 1), (3, 1)])
def test_skies_are_clear_over_every_sector_and_over_nobody_else(sector: int, courage: int) -> None:
    t = under("clear-skies")
    unit = t.unit(1, sector=1, soldiers=9, courage=0)
    unit.sector = sector
    booked(t.field, unit)
    assert unit.courage == courage


@rule("A-COND-05", "A-COND-10")
@pytest.mark.parametrize(("sector", "cards"), [(NOWHERE, ()), (FIRST, ("sun-in-the-eyes",)), (3, ("sun-in-the-eyes",))])
def test_a_card_touches_everybody_on_the_map_once(sector: int, cards: tuple[str, ...]) -> None:
    t = under("sun-in-the-eyes")
    unit = t.unit(1, sector=1)
    unit.sector = sector
    assert sources(t.field, unit) == cards


@rule("A-NOTE-08")
def test_a_unit_in_the_first_sector_is_a_target_and_one_on_its_way_is_none() -> None:
    t = Fortress()
    t.unit(1, sector=1)
    t.unit(2, sector=3)
    which = next(step for step in t.field.book.steps.values() if isinstance(step, WhichSector))
    assert which.targets(t.field) == [FIRST, 2]
    t.get(2).sector = NOWHERE
    assert which.targets(t.field) == [FIRST]


@rule("A-CARD-AWD-02", "A-CARD-AWD-03", "A-GEN-16")
@pytest.mark.parametrize(
    ("sector", "soldiers", "courage", "lost"), [(NOWHERE, 10, 3, 0), (FIRST, 6, 2, 3), (3, 6, 2, 3)]
)
def test_awards_strike_the_german_from_every_sector_and_not_from_the_sea(
    sector: int, soldiers: int, courage: int, lost: int
) -> None:
    t = Fortress("dday n-18 units=1 opts=german,atlantikwall-components")
    t.german(soldiers=9, courage=5)
    unit = t.unit(1, sector=1, soldiers=0, courage=0)
    unit.sector = sector
    t.field.battle.lanes[t.seat] = ()
    for award in awards.CARDS[1:3]:
        assert award.use is not None
        award.use.do(t.field, unit, award.slug)
    assert (unit.soldiers, unit.courage, t.he.courage) == (soldiers, courage, 5 - lost)
    assert [frame[1] for frame in t.field.battle.lanes[t.seat]] == ([6] if lost else [])


@rule("A-CARD-AI-03", "A-CARD-GI-07")
def test_guns_are_counted_in_the_first_sector_too_but_in_no_bunker() -> None:
    t = Fortress()
    book, battle = t.field.book, t.field.battle
    assert [ground.id for ground in book.sectors if has_guns(t.field, ground.index)] == ["7", "9", "10"]
    assert not has_guns(t.field, NOWHERE)
    battle.silenced = tuple(1 if ground.id == "9" else 0 for ground in book.sectors)
    assert [ground.id for ground in book.sectors if has_guns(t.field, ground.index)] == ["7", "10"]
    t.field.ground(FIRST).mgf = 1
    try:
        assert has_guns(t.field, FIRST)
    finally:
        t.field.ground(FIRST).mgf = 0
