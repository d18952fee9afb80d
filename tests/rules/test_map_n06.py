"""B-MAP-N06: the notes on Sword Beach and its random sectors."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.table import Situation


def enter(sector: int, start: int, *cards: str, units: int = 1) -> Situation:
    """A Unit about to advance from `start` into a sector of Sword Beach."""
    t = Situation(f"dday n-06 units={units}")
    t.unit(1, sector=start, soldiers=90, courage=9, cards=[*cards, "field-radio"])
    for seat in range(2, units + 1):
        t.unit(seat, sector=1, soldiers=90)
    t.start_at("MOVE")
    return t


@rule("B-MAP-N06-01")
def test_the_skull_of_sword_4_is_a_virtual_result_and_cannot_be_swapped() -> None:
    t = Situation("dday n-06 units=2")
    t.unit(1, sector=4, soldiers=30, cards=["lieutenant"])
    t.unit(2, sector=1, soldiers=30)
    t.start_at("ROLL")
    t.roll(1, "STAR STAR STAR TOOL TOOL TOOL")
    t.roll(2, "STAR STAR STAR TOOL TOOL TOOL")
    assert t.get(1).virtual == (3,), "a colourless SKULL"
    t.answer(1, "swap 2")
    assert sorted({choice.split()[1] for choice in t.choices(1) if choice.startswith("exchange")}) == [
        "b1",
        "b2",
        "r1",
        "r2",
        "w1",
        "w2",
    ]


@rule("B-MAP-N06-02")
def test_the_first_unit_in_sword_5_gets_the_lieutenant_who_is_recruited_nowhere() -> None:
    t = enter(5, 2, units=2)
    assert "lieutenant" not in t.field.battle.pool
    t.get(2).stars = 9
    t.dice("1")
    t.answer(1, "advance 5")
    t.pass_until("ROLL")
    assert t.get(1).specialists == ("lieutenant",)
    assert t.events("joined")[0].rule == "B-SECTOR-27"
    t.unit(2, sector=2, courage=9)
    t.start_at("MUSTER")
    assert t.refused(2, "recruit lieutenant").rule == "B-SPEC-15"
    t.pass_until("MOVE")
    t.dice("1")
    t.answer(2, "advance 5")
    t.pass_until("ROLL")
    assert t.get(2).specialists == ()


@rule("B-MAP-N06-03")
def test_the_first_unit_in_sword_15_draws_an_award() -> None:
    t = enter(15, 13, "scout", units=2)
    t.dice("silver-star 1")
    t.answer(1, "advance 15")
    t.pass_until("ROLL")
    assert t.get(1).awards == ("silver-star",)
    t.unit(2, sector=13, courage=9, cards=["medic", "field-radio"])
    t.start_at("MOVE")
    t.dice("1 1")
    t.answer(2, "advance 15")
    t.pass_until("ROLL")
    assert t.get(2).awards == ()


@rule("B-MAP-N06-R01")
def test_the_first_unit_in_a_random_sector_rolls_and_the_result_stays_for_all() -> None:
    t = enter(6, 3, units=2)
    t.dice("4")
    t.answer(1, "advance 6")
    t.pass_until("ROLL")
    told = t.events("random-sector")[0]
    assert (told.rule, told.data["n"], told.data["words"]) == ("B-MAP-N06-RA4", 4, ("BONUS(COURAGE,1)",))
    assert t.why(told)[:2] == ["B-MAP-N06-RA4", "B-MAP-N06-R01"]
    t.unit(2, sector=3, soldiers=90, courage=9)
    t.start_at("MOVE")
    t.answer(2, "advance 6")
    t.pass_until("ROLL")
    assert len(t.events("random-sector")) == 1
    t.roll(2, "SOLDIER SOLDIER SOLDIER SOLDIER SOLDIER SOLDIER")
    assert t.field.ground(t.get(2).sector).bonus == (4,)


@rule("B-MAP-N06-R01")
@pytest.mark.parametrize(("sector", "start"), [(6, 3), (7, 4), (11, 8)])
def test_sectors_6_7_and_11_are_rolled_for(sector: int, start: int) -> None:
    t = enter(sector, start, "minesweeper")
    t.dice("2")
    t.answer(1, f"advance {sector}")
    assert [event.data["purpose"] for event in t.events("d6")] == ["random"]
    assert t.field.battle.rolled[t.get(1).sector] == 2


@rule("B-MAP-N06-R02")
def test_binoculars_may_change_what_a_random_sector_turns_out_to_be() -> None:
    t = enter(6, 3, "binoculars")
    t.dice("1")
    t.answer(1, "advance 6", "set 4")
    assert t.field.battle.rolled[t.get(1).sector] == 4
    changed = t.events("die-changed")[0]
    assert (changed.rule, changed.data["from"], changed.data["n"]) == ("B-ITEM-C03", 1, 4)


@rule("B-MAP-N06-R04", "B-VEH-02")
def test_the_free_armored_car_can_be_taken_on_arrival_or_in_muster_once() -> None:
    t = enter(11, 8, "minesweeper", units=2)
    t.dice("5")
    t.answer(1, "advance 11")
    assert t.choices(1) == ["take armored-car", "pass"]
    t.answer(1, "pass")
    t.pass_until("ROLL")
    t.start_at("MUSTER")
    assert "find armored-car" in t.choices(1)
    t.answer(1, "find armored-car")
    assert (t.get(1).vehicle, t.get(1).points) == ("armored-car", 0)
    assert (t.events("found")[0].rule, t.events("found")[0].data["cost"]) == ("B-VEH-02", 0)
    t.unit(2, sector=11)
    t.start_at("MUSTER")
    assert t.refused(2, "find armored-car").rule == "B-VEH-01"


@rule("B-MAP-N06-R04", "B-PRIO-07")
def test_of_two_units_arriving_the_weaker_is_asked_first_whether_it_wants_the_car() -> None:
    t = Situation("dday n-06 units=2")
    for seat, soldiers in ((1, 90), (2, 60)):
        t.unit(seat, sector=8, soldiers=soldiers, courage=9, cards=["minesweeper", "field-radio"])
    t.start_at("MOVE")
    t.dice("5")
    t.answer(1, "advance 11")
    t.answer(2, "advance 11")
    assert t.choices(2) == ["take armored-car", "pass"]
    assert t.question(1) == ""
    t.answer(2, "pass")
    assert t.choices(1) == ["take armored-car", "pass"]
    t.answer(1, "take armored-car")
    assert t.get(1).vehicle == "armored-car"
    assert (t.events("found")[0].rule, t.events("found")[0].data["cost"]) == ("B-VEH-02", 0)


@rule("B-MAP-N06-R04")
def test_a_paid_vehicle_of_a_random_sector_can_be_taken_once() -> None:
    t = Situation("dday n-06 units=2")
    for seat in (1, 2):
        t.unit(seat, sector=6, soldiers=30, points=20)
    place = t.get(1).sector
    rolled = t.field.battle.rolled
    t.field.battle.rolled = (*rolled[:place], 5, *rolled[place + 1 :])
    t.start_at("MUSTER")
    t.answer(1, "find half-track")
    t.answer(2, "yours")
    assert (t.get(1).vehicle, t.get(1).points) == ("half-track", 5)
    assert t.refused(2, "find half-track").rule == "B-VEH-01"


@rule("B-MAP-N06-EX-01")
def test_the_bulldozer_of_sector_7_costs_20_points_adds_courage_and_crosses_from_9_to_12() -> None:
    t = enter(7, 4, "corporal", "scout")
    t.dice("5")
    t.answer(1, "advance 7")
    t.pass_until("ROLL")
    t.get(1).points = 20
    t.start_at("MUSTER")
    t.answer(1, "find bulldozer")
    assert (t.get(1).vehicle, t.get(1).points) == ("bulldozer", 0)
    t.start_at("ROLL")
    t.roll(1, "STAR STAR STAR STAR TOOL TOOL")
    added = [event for event in t.events("result-added") if event.source == "bulldozer"]
    assert [(event.data["face"], event.rule) for event in added] == [("COURAGE", "B-VEH-C03")]
    t.get(1).courage = 9
    t.start_at("MOVE")
    t.answer(1, "advance 10")
    t.pass_until("ROLL")
    t.start_at("MOVE")
    t.dice("1")
    t.answer(1, "move 9")
    t.pass_until("ROLL")
    t.start_at("MOVE")
    t.dice("1")
    t.answer(1, "advance 12")
    t.pass_until("ROLL")
    assert t.get(1).sector == t.field.book.index("12")
    assert t.get(1).vehicle == "bulldozer"


@rule("B-MAP-N06-EX-01")
def test_without_a_bulldozer_the_wire_between_9_and_12_holds() -> None:
    t = enter(12, 9)
    assert t.refused(1, "advance 12").rule == "B-MOVE-19"
