"""B-DEF: how strong a sector is for each Unit in it."""

from __future__ import annotations

from hhour.dday.rules.cards.hooks import Part
from hhour.dday.rules.fight.defence import defence, faced, guns
from tests.rule import rule
from tests.table import Situation


def casualties(t: Situation) -> dict[int, int]:
    """What each Unit suffered in the last COMBAT, before savings."""
    return {event.seat: event.data["n"] for event in t.events("casualties")}  # type: ignore[misc]


def next_combat(t: Situation) -> None:
    """Play on passively to the ROLL after this COMBAT."""
    t.pass_until("ROLL")


@rule("B-DEF-01")
def test_every_unit_in_a_sector_suffers_its_full_def() -> None:
    t = Situation("dday n-01 units=3")
    for seat in (1, 2, 3):
        t.unit(seat, sector=4, soldiers=10)
    t.start_at("COMBAT")
    next_combat(t)
    assert casualties(t) == {1: 6, 2: 6, 3: 6}
    assert [t.get(seat).soldiers for seat in (1, 2, 3)] == [4, 4, 4]


@rule("B-DEF-01", "B-MGF-10")
def test_a_unit_that_stands_nowhere_faces_no_def_and_no_guns() -> None:
    t = Situation("dday n-01 units=1")
    t.get().sector = -1
    assert (faced(t.field, t.get()), defence(t.field, t.get()), guns(t.field, -1)) == (0, 0, 0)
    t.unit(1, sector=1)
    assert t.get().sector == 0
    assert faced(t.field, t.get()) > 0, "the first sector of a map is somewhere"


@rule("B-DEF-02")
def test_the_first_second_and_third_combat_in_a_sector_use_its_three_values() -> None:
    t = Situation("dday n-02 units=1")
    t.unit(1, sector=3, soldiers=40)
    suffered = []
    for _ in range(3):
        t.start_at("COMBAT")
        suffered.append(t.events("casualties")[-1].data["n"])
        t.roll(1, "STAR STAR STAR STAR STAR STAR")
        t.pass_until("MOVE")
    assert suffered == [5, 6, 8]


@rule("B-DEF-03")
def test_two_units_in_one_sector_may_face_different_values() -> None:
    t = Situation("dday n-02 units=2")
    t.unit(1, sector=3, soldiers=20)
    t.unit(2, sector=3, soldiers=20, marker=3)
    t.start_at("COMBAT")
    next_combat(t)
    assert casualties(t) == {1: 5, 2: 8}


@rule("B-DEF-04")
def test_the_last_value_counts_when_the_marker_shows_no_chevron_or_values_run_out() -> None:
    t = Situation("dday n-02 units=2")
    t.unit(1, sector=3, soldiers=20, marker=4)  # must-move, as after a Point Man
    t.unit(2, sector=6, soldiers=20, marker=3)  # one value, third turn
    t.start_at("COMBAT")
    assert casualties(t) == {1: 8, 2: 8}


@rule("B-DEF-05")
def test_reductions_add_up_and_never_go_below_nothing() -> None:
    t = Situation("dday n-05 units=2")
    t.unit(1, sector=7, soldiers=20, cards=["tank", "bazooka"])
    t.unit(2, sector=7, soldiers=20, cards=["gammon-bomb"])
    t.start_at("MUSTER")
    t.answer(1, "use bazooka")
    assert defence(t.field, t.get(1)) == 10 - 2 - 7
    t.dice("5")
    t.answer(2, "use gammon-bomb")
    assert defence(t.field, t.get(1)) == 0
    assert defence(t.field, t.get(2)) == 0


@rule("B-DEF-06")
def test_a_reduction_serves_all_units_of_the_sector_until_the_turn_ends() -> None:
    t = Situation("dday n-01 units=3")
    t.unit(1, sector=4, soldiers=20, cards=["bazooka"])
    t.unit(2, sector=4, soldiers=20)
    t.unit(3, sector=2, soldiers=20)
    t.start_at("COMBAT")
    t.answer(1, "use bazooka")
    next_combat(t)
    assert casualties(t) == {1: 0, 2: 0, 3: 4}
    assert [defence(t.field, t.get(seat)) for seat in (1, 2, 3)] == [6, 6, 4]


@rule("B-DEF-06")
def test_a_tank_lowers_def_as_long_as_it_is_there() -> None:
    t = Situation("dday n-05 units=2")
    t.unit(1, sector=7, soldiers=30, cards=["tank"])
    t.unit(2, sector=7, soldiers=30)
    t.start_at("COMBAT")
    next_combat(t)
    assert casualties(t) == {1: 8, 2: 8}
    assert [defence(t.field, t.get(seat)) for seat in (1, 2)] == [8, 8]


@rule("B-DEF-07")
def test_with_several_values_the_reduction_lowers_the_one_that_counts() -> None:
    t = Situation("dday n-05 units=3")
    for seat, marker in ((1, 1), (2, 2), (3, 3)):
        t.unit(seat, sector=11, soldiers=30, marker=marker)
    t.give(1, "bazooka")
    t.start_at("COMBAT")
    t.answer(1, "use bazooka")
    next_combat(t)
    assert casualties(t) == {1: 3, 2: 5, 3: 7}


@rule("B-DEF-08")
def test_a_torpedo_sets_def_to_nothing_whatever_else_applies() -> None:
    t = Situation("dday deadstick units=2")
    t.answer(1, "start n-08:1")
    t.unit(1, sector="n-08:1", soldiers=9)
    t.unit(2, sector="n-06:12", soldiers=30, marker=3, cards=["bangalore-torpedo"])
    assert defence(t.field, t.get(2)) == 13  # 12 and the +1 of Deadstick
    t.start_at("MUSTER")
    t.answer(2, "use bangalore-torpedo")
    assert defence(t.field, t.get(2)) == 0


@rule("B-DEF-EX-01")
def test_a_bazooka_against_7_9_11_leaves_0_on_one_chevron_and_4_on_three() -> None:
    t = Situation("dday n-06 units=2")
    t.unit(1, sector=12, soldiers=30, cards=["bazooka"])
    t.unit(2, sector=12, soldiers=30, marker=3)
    place = t.get(1).sector
    worn = t.field.battle.worn
    t.field.battle.worn = (*worn[:place], 1, *worn[place + 1 :])  # 8/10/12 fought down to 7/9/11
    assert [defence(t.field, t.get(seat)) for seat in (1, 2)] == [7, 11]
    t.start_at("MUSTER")
    t.answer(1, "use bazooka")
    assert [defence(t.field, t.get(seat)) for seat in (1, 2)] == [0, 4]


@rule("B-DEF-01", "B-ITEM-10")
def test_what_brings_def_to_nothing_takes_no_more_than_was_left() -> None:
    t = Situation("dday n-01 units=1")
    unit = t.unit(1, sector=2, soldiers=9)
    t.field.battle.effects = (("def", unit.sector, 99, "bazooka"), ("def0", unit.sector, 0, "bangalore-torpedo"))
    parts: list[Part] = []
    assert faced(t.field, unit, parts) == 0
    assert (parts[-1].source, parts[-1].amount) == ("bangalore-torpedo", 0)


@rule("B-DEF-05", "B-COMBAT-03")
def test_against_no_def_nobody_falls_and_nobody_is_said_to() -> None:
    t = Situation("dday n-01 units=1")
    unit = t.unit(1, sector=2, soldiers=9)
    t.field.battle.effects = (("def", unit.sector, 99, "bazooka"),)
    t.start_at("COMBAT")
    assert ([event.data["n"] for event in t.events("casualties")], t.events("fell")) == ([0], [])
    assert unit.soldiers == 9
