"""B-VEH: how vehicles are found, moved, left behind, and the six cards."""

from __future__ import annotations

import pytest

from hhour.dday.rules.map.atlas import scan
from hhour.kernel.action import parse_action
from tests.rule import rule
from tests.table import Situation

PLAIN = "SOLDIER SOLDIER TOOL TOOL STAR STAR"  # no set, no SKULL


@rule("B-VEH-01", "B-SECTOR-30")
def test_a_vehicle_is_found_for_item_points_in_the_sector_that_offers_it() -> None:
    t = Situation("dday n-05 units=2")
    t.unit(1, sector=5, soldiers=9, points=20)
    t.unit(2, sector=4, soldiers=9, points=60)
    t.start_at("MUSTER")
    assert t.refused(2, "find tank").rule == "B-VEH-01"
    told = t.answer(1, "find tank")
    assert (t.get(1).vehicle, t.get(1).points) == ("tank", 0)
    assert [(event.rule, event.data["cost"]) for event in told if event.kind == "found"] == [("B-VEH-01", 20)]


@rule("B-VEH-01")
def test_a_vehicle_is_the_find_of_the_turn_and_discounts_apply() -> None:
    t = Situation("dday n-05 units=2")
    t.unit(1, sector=5, soldiers=9, points=60, courage=6)
    t.unit(2, sector=4, soldiers=9, cards=["quartermaster"])
    t.start_at("MUSTER")
    t.answer(1, "find tank")
    assert t.get(1).points == 60 - 18
    assert t.refused(1, "find field-radio").rule == "B-ITEM-02"
    t = Situation("dday n-05 units=2")
    t.unit(1, sector=5, soldiers=9, points=60, courage=6)
    t.start_at("MUSTER")
    t.answer(1, "find field-radio")
    assert t.refused(1, "find tank").rule == "B-ITEM-02"


@rule("B-VEH-02", "B-SECTOR-30")
def test_a_vehicle_offered_free_costs_nothing_and_is_no_find_of_the_turn() -> None:
    t = Situation("dday n-06 units=1")
    t.unit(1, sector=11, soldiers=9, points=12, courage=6)
    t.turn_out(11, 5)
    t.start_at("MUSTER")
    t.answer(1, "find armored-car")
    assert (t.get().vehicle, t.get().points) == ("armored-car", 12)
    assert t.events("found")[-1].rule == "B-VEH-02"
    t.answer(1, "find field-radio")
    assert (t.get().items, t.get().points) == (("field-radio",), 1), "and the Armored Car makes it cheaper"


@rule("B-VEH-03")
def test_a_vehicle_moves_with_its_unit_and_goes_on_working() -> None:
    t = Situation()
    t.unit(1, sector=3, soldiers=30, courage=9, cards=["tank"])
    t.start_at("MOVE")
    t.answer(1, "advance 6")
    assert t.get().vehicle == "tank"
    assert [event.data["n"] for event in t.events("casualties")] == [4]
    t.roll(1, PLAIN)
    t.dice("1")
    t.pass_until("MOVE")
    t.answer(1, "advance 8")
    assert t.field.book.sectors[t.get().sector].id == "8"
    assert [event.data["n"] for event in t.events("casualties")] == [4, 8 - 2 + 1]


@rule("B-VEH-04", "B-VEH-12", "B-AMB-11")
@pytest.mark.parametrize(
    ("vehicle", "result"), [("armored-car", "STAR"), ("bulldozer", "COURAGE"), ("half-track", "TOOL")]
)
def test_each_turns_gain_is_a_colourless_result_for_every_unit_in_the_sector(vehicle: str, result: str) -> None:
    t = Situation("dday n-01 units=3")
    t.unit(1, sector=4, soldiers=9, cards=[vehicle])
    t.unit(2, sector=4, soldiers=9)
    t.unit(3, sector=6, soldiers=9)
    t.start_at("ROLL")
    for seat in (1, 2, 3):
        t.roll(seat, PLAIN)
    t.all_ready()
    added = [(event.seat, event.data["face"], event.data["colour"]) for event in t.events("result-added")]
    assert added == [(1, result, "colourless"), (2, result, "colourless")]


@rule("B-VEH-05", "B-VEH-10")
def test_a_vehicle_never_crosses_landmines_not_even_with_a_minesweeper() -> None:
    t = Situation()
    t.unit(1, sector=2, soldiers=9, cards=["tank", "minesweeper"])
    t.start_at("MOVE")
    costs = t.table.game.choice(t.field, 1, parse_action("move 3")).costs
    assert [(cost.n, cost.which) for cost in costs if cost.what == "vehicle"] == [(1, "tank")]
    t.answer(1, "move 3")
    assert t.get().vehicle == ""
    assert [(event.rule, event.data["card"]) for event in t.events("abandoned")] == [("B-VEH-10", "tank")]


@rule("B-VEH-06", "B-VEH-10")
def test_a_vehicle_never_enters_a_bunker() -> None:
    t = Situation()
    t.unit(1, sector=9, soldiers=30, courage=9, cards=["tank"])
    t.start_at("MOVE")
    t.dice("1")
    t.answer(1, "advance bunker")
    assert t.get().vehicle == ""
    assert t.events("casualties")[-1].data["n"] == 13


@rule("B-VEH-07", "B-VEH-10")
def test_a_vehicle_cannot_be_on_a_cliff() -> None:
    t = Situation("dday n-07 units=2")
    t.unit(1, sector=7, soldiers=30, courage=9, cards=["tank"])
    t.unit(2, sector=10, soldiers=30, courage=9, cards=["legion-of-merit"])
    t.start_at("MOVE")
    t.answer(1, "advance 10")
    assert t.get(1).vehicle == ""
    t.start_at("ROLL")
    t.roll(1, "SOLDIER SOLDIER TOOL TOOL STAR STAR")
    t.roll(2, "SOLDIER SOLDIER TOOL TOOL STAR STAR")
    assert "use legion-of-merit" not in t.choices(2)


@rule("B-VEH-08")
def test_a_unit_has_one_vehicle_at_a_time() -> None:
    t = Situation("dday n-05 units=1")
    t.unit(1, sector=5, soldiers=9, points=60, courage=6, cards=["jeep"])
    t.start_at("MUSTER")
    assert t.refused(1, "find tank").rule == "B-VEH-08"
    assert "find tank" not in t.choices()
    t.answer(1, "abandon", "find tank")
    assert t.get().vehicle == "tank"


@rule("B-VEH-09")
@pytest.mark.parametrize("phase", ["ROLL", "MUSTER", "MOVE"])
def test_a_vehicle_may_be_abandoned_at_any_time_and_is_gone_for_good(phase: str) -> None:
    t = Situation("dday n-05 units=1")
    t.unit(1, sector=5, soldiers=9, points=60, courage=9, cards=["tank"])
    t.start_at(phase)
    t.answer(1, "abandon")
    assert t.get().vehicle == ""
    t.start_at("MUSTER")
    assert t.refused(1, "find tank").rule == "B-VEH-01"
    assert t.refused(1, "abandon").rule == "B-VEH-09"


@rule("B-VEH-10", "B-VEH-09", "B-TRADE-11")
def test_a_vehicle_may_be_handed_over_before_a_move_it_cannot_make() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=2, soldiers=9, cards=["tank"])
    t.unit(2, sector=2, soldiers=9)
    t.start_at("MOVE")
    t.answer(1, "trade 2", "give tank", "offer")
    t.answer(2, "accept")
    t.dice("2")
    t.answer(1, "move 3")
    assert (t.get(1).vehicle, t.get(2).vehicle) == ("", "tank")
    assert not t.events("abandoned")


@rule("B-VEH-11")
def test_a_vehicle_is_no_soldier_and_no_casualty() -> None:
    t = Situation()
    t.unit(1, sector=3, soldiers=5, cards=["jeep"])
    t.start_at("COMBAT")
    assert (t.get().soldiers, t.get().vehicle) == (1, "jeep")
    t = Situation()
    t.unit(1, sector=3, soldiers=4, cards=["jeep"])
    t.start_at("COMBAT")
    assert t.table.outcome == "lost"


@rule("B-VEH-13", "B-VEH-C06", "B-VEH-04")
def test_the_tank_lowers_the_def_of_the_sector_it_has_moved_into_for_all_units_there() -> None:
    t = Situation("dday n-01 units=3")
    t.unit(1, sector=3, soldiers=30, courage=9, cards=["tank"])
    t.unit(2, sector=3, soldiers=30, courage=9)
    t.unit(3, sector=3, soldiers=30, courage=9)
    t.start_at("MOVE")
    t.answer(1, "advance 6")
    t.answer(2, "advance 6")
    t.answer(3, "stay")
    t.pass_until("ROLL")
    assert [(event.seat, event.data["n"]) for event in t.events("casualties")] == [(1, 4), (2, 4), (3, 4)]
    assert t.events("casualties", 1)[0].data["parts"] == ("6 +6 B-DEF-01", "tank -2 B-VEH-C06")
    assert t.events("casualties", 3)[0].data["parts"] == ("3 +4 B-DEF-01",)


@rule("B-VEH-C06")
def test_the_tank_keeps_special_damage_off_all_units_there() -> None:
    t = Situation("dday n-02 units=2")
    t.unit(1, sector=5, soldiers=30, cards=["tank", "medic"])
    t.unit(2, sector=5, soldiers=30, cards=["corporal"])
    t.dice("6")
    t.start_at("COMBAT")
    t.pass_until("ROLL")
    assert (t.get(1).specialists, t.get(2).specialists) == (("medic",), ("corporal",))
    assert t.events("casualties", 2)[0].data["n"] == 5 - 2 + 6


@rule("B-VEH-14", "B-VEH-C01", "B-SECTOR-10")
def test_the_ambulance_spares_the_owner_a_sacrifice_but_no_need() -> None:
    t = Situation("dday n-08 units=1")
    t.unit(1, sector=7, soldiers=30, courage=9, cards=["ambulance"])
    t.start_at("MOVE")
    assert t.refused(1, "advance 11").rule == "B-SECTOR-06"
    t.dice("1")
    t.answer(1, "advance 10")
    assert t.field.book.sectors[t.get().sector].id == "10"
    assert not t.events("sacrificed")


@rule("B-VEH-14")
def test_the_ambulance_spares_those_who_move_with_it_or_come_where_it_is() -> None:
    t = Situation("dday n-08 units=3")
    t.unit(1, sector=7, soldiers=30, courage=9, cards=["ambulance"])
    t.unit(2, sector=7, soldiers=30, courage=9)
    t.unit(3, sector=6, soldiers=30, courage=9, cards=["medic"])
    t.start_at("MOVE")
    assert t.refused(2, "advance 10").rule == "B-SECTOR-08", "the Ambulance is neither with it nor there yet"
    t.answer(1, "advance 10")
    t.answer(2, "advance 10")
    t.dice("1")
    t.answer(3, "advance 10")
    assert not t.events("sacrificed")
    assert {t.field.book.sectors[t.get(seat).sector].id for seat in (1, 2, 3)} == {"10"}


@rule("B-VEH-14", "B-VEH-05", "B-MOVE-13")
def test_an_ambulance_that_mines_hold_back_spares_nobody() -> None:
    t = Situation()
    t.unit(1, sector=5, soldiers=30, courage=9, cards=["ambulance"])
    t.start_at("MOVE")
    assert t.refused(1, "advance 7").rule == "B-SECTOR-08"
    assert t.is_in_play()


@rule("B-VEH-C01", "B-VEH-EX-01")
def test_medic_and_ambulance_save_one_casualty_each() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=8, soldiers=30, cards=["medic"])
    t.unit(2, sector=8, soldiers=30, cards=["ambulance"])
    t.dice("1")
    t.start_at("COMBAT")
    t.pass_until("ROLL")
    assert t.events("casualties", 1)[0].data["n"] == 9
    assert (t.get(1).soldiers, t.get(2).soldiers) == (30 - 7, 30 - 8)


@rule("B-VEH-C01")
def test_the_ambulance_saves_in_each_phase_anew() -> None:
    t = Situation("dday n-05 units=1")
    t.unit(1, sector=11, soldiers=30, cards=["ambulance"])  # FOUR_LOSE(3), DEF 10/12/14
    t.tally(1, "TOOL TOOL TOOL TOOL STAR STAR")
    t.start_at("UPKEEP")
    assert t.get().soldiers == 28
    t.pass_until("ROLL")
    assert t.get().soldiers == 28 - 11


@rule("B-VEH-C02")
def test_the_armored_car_adds_a_star_and_makes_items_cheaper_in_its_sector() -> None:
    t = Situation("dday n-01 units=3")
    t.unit(1, sector=4, soldiers=20, points=11, cards=["armored-car"])
    t.unit(2, sector=4, soldiers=10, points=9)
    t.unit(3, sector=6, soldiers=10, points=9)
    t.start_at("MUSTER")
    t.answer(2, "find binoculars")
    assert t.get(2).points == 0
    assert t.refused(3, "find grenade").rule == "B-ITEM-03"
    t.answer(1, "find field-radio")
    assert t.get(1).points == 0


@rule("B-VEH-C03", "B-MOVE-19", "B-MOVE-20")
def test_the_bulldozer_takes_its_owner_and_those_who_move_with_it_over_barriers() -> None:
    t = Situation("dday n-06 units=3")
    t.unit(1, sector=3, soldiers=30, courage=9, cards=["bulldozer"])
    t.unit(2, sector=3, soldiers=30, courage=9)
    t.unit(3, sector=3, soldiers=30, courage=9)
    t.start_at("MOVE")
    assert t.refused(2, "move 4").rule == "B-MOVE-19"
    t.answer(1, "move 4")
    t.answer(2, "move 4")
    t.answer(3, "stay")
    assert {t.field.book.sectors[t.get(seat).sector].id for seat in (1, 2)} == {"4"}
    t.start_at("ROLL")
    t.start_at("MOVE")
    assert t.refused(3, "move 4").rule == "B-MOVE-19", "the barrier is still there"


@rule("B-VEH-C04", "B-ITEM-02")
def test_the_half_track_lets_every_unit_there_find_any_number_of_items() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=4, soldiers=9, points=0, cards=["half-track"])
    t.unit(2, sector=4, soldiers=9, points=60)
    t.start_at("MUSTER")
    t.answer(2, "find field-radio", "find binoculars", "find grenade")
    assert t.get(2).items == ("field-radio", "binoculars", "grenade")


@rule("B-VEH-C05", "B-VEH-04")
def test_the_jeep_rerolls_one_unlocked_die_once_for_each_unit_there() -> None:
    t = Situation("dday n-01 units=3")
    t.unit(1, sector=4, soldiers=9, cards=["jeep"])
    t.unit(2, sector=4, soldiers=9)
    t.unit(3, sector=6, soldiers=9)
    t.start_at("ROLL")
    for seat in (1, 2, 3):
        t.dice(PLAIN)
        t.answer(seat, "roll", "lock r1 r2", "stop")
    assert t.refused(3, "use jeep").key == "not-yours"
    t.answer(2, "use jeep")
    assert t.choices(2) == ["reroll w1", "reroll w2", "reroll b1", "reroll b2"]
    t.dice("COURAGE")
    t.answer(2, "reroll w1")
    assert t.get(2).faces[2] == 4
    assert "use jeep" not in t.choices(2)
    assert "use jeep" in t.choices(1)


@rule("B-VEH-15")
def test_no_map_offers_the_ambulance_or_the_jeep_but_the_legion_of_merit_does() -> None:
    offered = {slug for beach in scan().values() if beach.rule.startswith("B-") for slug in beach.vehicles}
    assert offered == {"tank", "half-track", "bulldozer", "armored-car"}
    t = Situation()
    t.unit(1, sector=1, soldiers=9, cards=["legion-of-merit"])
    t.start_at("ROLL")
    t.roll(1, PLAIN)
    t.answer(1, "use legion-of-merit")
    assert {"take ambulance", "take jeep"} <= set(t.choices())


@rule("B-VEH-02")
def test_the_vehicle_of_the_legion_of_merit_is_free_and_no_find_of_the_turn() -> None:
    t = Situation()
    t.unit(1, sector=1, soldiers=9, points=12, cards=["legion-of-merit"])
    t.start_at("ROLL")
    t.roll(1, "SOLDIER SOLDIER STAR STAR SOLDIER STAR")
    t.answer(1, "use legion-of-merit", "take ambulance")
    t.all_ready()
    t.pass_until("MUSTER")
    assert (t.get().vehicle, t.get().points) == ("ambulance", 12)
    assert "find field-radio" in t.choices()
