"""What the six maps do to Units that stand on them (A-MAP)."""

from __future__ import annotations

import pytest

from hhour.dday.boxes.atlantikwall.components import _clears, cleared
from hhour.dday.rules.fight.defence import defence
from hhour.dday.rules.map.atlas import scan
from tests.atlantikwall.ground import words_of
from tests.rule import rule
from tests.table import Situation


@rule("A-MAP-ATT-18")
def test_four_equal_results_bring_five_soldiers_on_the_west_slope() -> None:
    t = Situation("dday n-15 units=1")
    t.unit(1, sector=5, soldiers=9)
    t.start_at("ROLL")
    t.roll(1, "STAR STAR STAR STAR SOLDIER TOOL")
    t.declare(1)
    assert [event.data["n"] for event in t.events("gained", 1) if event.rule == "B-UPKEEP-05"] == [5]


@rule("A-MAP-ATT-19")
def test_no_battle_cry_is_obtained_on_the_causeway() -> None:
    t = Situation("dday n-16 units=1")
    t.unit(1, sector=7, soldiers=9)
    t.tally(1, "COURAGE STAR COURAGE STAR COURAGE TOOL")
    t.start_at("UPKEEP")
    assert not t.events("rwb", 1)


@rule("A-MAP-ATT-20")
def test_shells_fall_on_the_registered_target() -> None:
    t = Situation("dday n-17 units=1")
    t.unit(1, sector=7, soldiers=20)
    t.dice("4")
    t.start_at("COMBAT")
    assert t.get(1).soldiers == 20 - 7 - 4


@rule("A-MAP-ATT-21")
def test_stars_cost_soldiers_among_the_wrecks_and_tools_in_the_ammunition_shelter() -> None:
    for slug, sector, face, rule_ in (("n-16", 9, "STAR", "B-SECTOR-44"), ("n-17", 15, "TOOL", "A-MAP-ATT-21")):
        t = Situation(f"dday {slug} units=1")
        t.unit(1, sector=sector, soldiers=20)
        other = "STAR" if face == "TOOL" else "TOOL"
        t.tally(1, f"{face} {face} SKULL {other} SOLDIER SOLDIER")
        t.start_at("UPKEEP")
        t.declare(1)
        t.answer(1, "cancel r1")
        hurt = [event.data["n"] for event in t.events("casualties", 1) if event.rule == rule_]
        assert hurt == [1], "the cancelled one costs nothing"
        assert t.get(1).soldiers == 20 + 2 - 1
        assert (t.get(1).points, t.get(1).stars) == (1, 1)


@rule("A-MAP-ATT-22", "A-MAP-N17-11")
def test_nothing_lowers_the_def_of_the_open_casemate() -> None:
    t = Situation("dday n-17 units=1")
    unit = t.unit(1, sector=12, soldiers=30, cards=["bazooka", "tank"])
    t.dice("1")
    t.start_at("COMBAT")
    assert defence(t.field, unit) == 12
    other = Situation("dday n-17 units=1")
    assert defence(other.field, other.unit(1, sector=14, soldiers=30, cards=["tank"])) == 9


@rule("A-MAP-ATT-23")
def test_a_six_costs_courage_in_the_wire_belt() -> None:
    t = Situation("dday n-13 units=1")
    t.unit(1, sector=13, soldiers=30, courage=4)
    t.dice("6")
    t.start_at("COMBAT")
    assert t.get(1).courage == 3


@rule("A-MAP-ATT-24", "A-MAP-N15-10")
def test_the_western_feature_is_a_bunker_that_is_left_again() -> None:
    t = Situation("dday n-15 units=2")
    unit = t.unit(1, sector=8, soldiers=40, courage=9, cards=["engineer", "flame-thrower", "bangalore-torpedo"])
    t.give(1, "captain")
    t.unit(2, sector=9, soldiers=40, courage=0, cards=["jeep"])
    assert defence(t.field, unit) == 5, "the Engineer works in bunkers"
    t.start_at("MOVE")
    assert {"advance 11", "stay"} <= set(t.choices(1))
    assert "move 8" in t.choices(2), "no courage of its own: a sideways move is free"
    assert t.refused(1, "use bangalore-torpedo").key == "card-not-bunker"
    t.answer(2, "move 8")
    assert t.get(2).vehicle == "", "no vehicle enters a bunker"
    t.dice("silver-star 1")
    t.answer(1, "stay")
    t.answer(1, "use flame-thrower")
    t.pass_until("ROLL")
    assert t.is_in_play(1)
    assert not t.table.outcome
    assert not t.events("safe")


@rule("A-MAP-ATT-25")
def test_the_crater_and_rue_pasteur_grow_with_every_turn_in_them() -> None:
    for slug, sector, values in (("n-13", 10, [5, 8, 11]), ("n-17", 13, [8, 11, 14])):
        t = Situation(f"dday {slug} units=1")
        unit = t.unit(1, sector=sector, soldiers=30)
        found = []
        for marker in (1, 2, 3):
            unit.marker = marker
            found.append(defence(t.field, unit))
        assert found == values


@rule("A-MAP-ATT-26")
def test_a_mined_way_is_rolled_for_and_a_barrier_is_closed() -> None:
    t = Situation("dday n-13 units=1")
    t.unit(1, sector=4, soldiers=20, courage=9)
    t.dice("3")
    t.start_at("MOVE")
    assert t.refused(1, "advance 7").rule == "B-MOVE-19"
    t.answer(1, "move 3")
    assert t.events("casualties", 1)[0].data["n"] == 3


@rule("A-MAP-N14-10")
def test_every_unit_starts_beside_its_own_pathfinder() -> None:
    t = Situation("dday n-14 units=3")
    assert [unit.specialists for unit in t.field.battle.units] == [("pathfinder",)] * 3
    assert all(unit.soldiers == 3 for unit in t.field.battle.units)


@rule("A-MAP-N14-11")
@pytest.mark.parametrize("sector", [4, 6])
def test_who_has_been_on_the_ramp_and_must_leave_a_trench_is_lost(sector: int) -> None:
    t = Situation("dday n-14 units=1")
    assert [edge.b for edge in scan()["n-14"].edges if edge.a == str(sector) and not edge.lateral] == []
    t.unit(1, sector=sector, soldiers=9, courage=9, marker=4)
    t.get(1).visited |= 1 << t.field.book.index("5")
    t.start_at("MOVE")
    if t.question(1) == "move":
        t.answer(1, "give-up")
    assert t.table.outcome == "lost"


@rule("A-MAP-N17-10")
@pytest.mark.parametrize(("roll", "lost"), [("6", 2), ("5", 0)])
def test_on_a_six_the_guns_of_azeville_hit_everybody_in_the_battery(roll: str, lost: int) -> None:
    t = Situation("dday n-17 units=3")
    t.unit(1, sector=12, soldiers=40)
    t.unit(2, sector=14, soldiers=40)
    t.unit(3, sector=8, soldiers=40)
    t.dice("1")  # the machine gun of 14
    t.dice(roll)
    t.start_at("COMBAT")
    hit = [event for event in t.events("casualties") if event.rule == "A-MAP-N17-10"]
    assert [event.seat for event in hit] == ([1, 2] if lost else [])
    assert t.get(1).soldiers == 40 - 12 - lost
    assert t.get(2).soldiers == 40 - 11 - 1 - lost
    assert t.get(3).soldiers == 40 - 8


@rule("A-MAP-N17-10")
def test_binoculars_may_change_the_fire_and_nobody_rolls_with_nobody_there() -> None:
    t = Situation("dday n-17 units=1")
    t.unit(1, sector=12, soldiers=40, cards=["binoculars"])
    t.dice("6")
    t.start_at("COMBAT")
    t.ready(1)
    assert t.question(1) == "react"
    t.answer(1, "set 2")
    assert t.get(1).soldiers == 28
    t = Situation("dday n-17 units=1")
    t.unit(1, sector=3, soldiers=40)
    t.start_at("COMBAT")
    assert not t.events("d6")


@rule("A-MAP-N17-12")
def test_the_tank_of_crisbecq_is_stopped_by_mines() -> None:
    t = Situation("dday n-17 units=1")
    t.unit(1, sector=13, soldiers=40, courage=9, cards=["tank"])
    t.dice("1 1 1")
    t.start_at("MOVE")
    t.answer(1, "advance 16")
    assert t.get(1).vehicle == ""
    assert [spec.id for spec in scan()["n-17"].sectors if "VEHICLE(tank,pay)" in words_of("n-17", spec.id)] == ["8"]


@rule("A-CARD-VEH-01", "A-CARD-EX-10")
def test_the_mine_clearing_tank_clears_the_line_it_crosses_for_those_who_follow() -> None:
    t = Situation("dday n-13 units=3")
    for seat in (1, 2):
        t.unit(seat, sector=6, soldiers=20, courage=9, cards=["scout"])
    t.unit(3, sector=7, soldiers=20, courage=9)
    t.give(1, "mine-clearing-tank")
    t.start_at("MOVE")
    t.answer(1, "advance 9")
    t.answer(2, "advance 9")
    assert not t.events("d6")
    assert t.get(1).vehicle == "mine-clearing-tank"
    t.dice("4 1 1")
    t.answer(3, "advance 10")
    assert [event.seat for event in t.events("d6")] == [3]
    saved = t.table.save()
    assert "cleared-lines" in str(saved)


@rule("A-CARD-VEH-01")
@pytest.mark.parametrize(("departed", "cleared_lines"), [(-1, ()), (0, ((0, 2),)), (1, ())])
def test_a_tank_clears_the_mined_line_it_came_by_and_from_the_first_sector_too(
    departed: int, cleared_lines: tuple[tuple[int, int], ...]
) -> None:
    t = Situation("dday n-13 units=1")
    unit = t.unit(1, sector=3, soldiers=20, cards=["mine-clearing-tank"])
    next(edge for edge in t.field.book.edges[0] if edge.target == unit.sector).mine = True  # the next table has its own
    unit.departed = departed
    _clears(t.field, unit)
    assert cleared(t.field).lines == cleared_lines


@rule("A-CARD-VEH-01")
def test_a_line_stays_clear_after_the_tank_has_gone() -> None:
    t = Situation("dday n-13 units=2")
    t.unit(1, sector=6, soldiers=20, courage=9, cards=["scout", "mine-clearing-tank"])
    t.unit(2, sector=3, soldiers=20, courage=9, cards=["scout"])
    t.dice("1")
    t.start_at("MOVE")
    t.answer(1, "advance 9")
    t.answer(2, "advance 6")
    t.get(1).vehicle = ""
    t.start_at("MOVE")
    t.answer(2, "advance 9")
    assert not t.events("d6")


@rule("A-CARD-VEH-02", "A-CARD-EX-11")
@pytest.mark.parametrize(("first", "paid"), [(2, {2: 3, 1: 3}), (1, {1: 3, 2: 4})])
def test_the_tractor_helps_everybody_in_its_sector_until_it_is_left(first: int, paid: dict[int, int]) -> None:
    t = Situation("dday n-14 units=2")
    for seat in (1, 2):
        t.unit(seat, sector=8, soldiers=40, courage=9)
    t.give(1, "tractor")
    t.start_at("MOVE")
    t.dice("1")
    for seat in (first, 3 - first):
        t.answer(seat, "advance bunker")
    assert {event.seat: event.data["cost"] for event in t.events("advances")} == paid
    assert t.get(1).vehicle == ""
    assert "tractor" not in t.field.battle.vehicles


@rule("A-GEN-06")
def test_the_vehicles_follow_the_rules_of_vehicles() -> None:
    t = Situation("dday n-01 units=2 opts=atlantikwall-components")
    t.unit(1, sector=2, soldiers=9, cards=["tractor"])
    t.unit(2, sector=2, soldiers=9, cards=["mine-clearing-tank"])
    t.start_at("MUSTER")
    t.answer(1, "trade 2")
    t.answer(1, "give tractor", "take mine-clearing-tank", "offer")
    t.answer(2, "accept")
    assert (t.get(1).vehicle, t.get(2).vehicle) == ("mine-clearing-tank", "tractor")
    t.answer(1, "abandon")
    assert "mine-clearing-tank" not in t.field.battle.vehicles


@rule("A-MAP-N13-11")
def test_a_vehicle_that_somebody_has_had_meanwhile_is_given_to_nobody_twice() -> None:
    t = Situation("dday n-13 units=3")
    for seat, soldiers in ((1, 9), (2, 5), (3, 30)):
        t.unit(seat, sector=6, soldiers=soldiers, points=40)
    t.start_at("MUSTER")
    t.answer(1, "find mine-clearing-tank")
    assert t.question(2) == "claim"
    t.answer(3, "find mine-clearing-tank")
    t.answer(2, "yours")
    assert [t.get(seat).vehicle for seat in (1, 2, 3)] == ["", "", "mine-clearing-tank"]
    assert t.get(1).points == 40
