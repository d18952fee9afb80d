"""A-MAP-ATT and the notes of the maps: what the ground of N-13 to N-18 does at the table."""

from __future__ import annotations

import pytest

from hhour.dday.rules.fight.defence import defence
from hhour.dday.rules.map.atlas import scan
from tests.rule import rule
from tests.table import Situation

MAPS = [f"n-{number}" for number in range(13, 19)]


def words_of(slug: str, sector: str) -> list[str]:
    return [str(word) for word in scan()[slug].sector(sector).attributes]


@rule("A-MAP-ATT-01")
def test_a_black_sector_is_left_in_the_next_move() -> None:
    t = Situation("dday n-18 units=1")
    t.unit(1, sector=8, soldiers=9, courage=3)
    t.start_at("MOVE")
    assert "stay" not in t.choices(1)


@rule("A-MAP-ATT-02", "A-MAP-ATT-03")
@pytest.mark.parametrize(("sector", "given"), [("9", ["colourless SOLDIER"]), ("10", [])])
def test_bonus_adds_a_result_and_penalty_takes_one_away(sector: str, given: list[str]) -> None:
    t = Situation("dday n-18 units=1")
    t.unit(1, sector=sector, soldiers=9)
    t.start_at("ROLL")
    t.roll(1, "STAR STAR COURAGE COURAGE SKULL TOOL")
    tally = t.events("tally", 1)[-1].data["results"]
    assert isinstance(tally, tuple)
    assert [result for result in tally if "colourless" in str(result)] == given
    assert ("blue TOOL" in tally) == (sector == "9")


@rule("A-MAP-ATT-04", "A-MAP-N16-11")
def test_the_paratrooper_joins_each_unit_that_enters_without_him() -> None:
    t = Situation("dday n-16 units=2")
    t.unit(1, sector=1, soldiers=9, courage=3)
    t.unit(2, sector=1, soldiers=9, courage=3)
    t.start_at("MOVE")
    t.answer(1, "advance 3")
    t.answer(2, "advance 3")
    assert all("paratrooper" in t.get(seat).specialists for seat in (1, 2))


@rule("A-MAP-ATT-05")
@pytest.mark.parametrize(("card", "open_"), [("scout", True), ("sharpshooter", True), ("veteran", False)])
def test_one_of_several_named_specialists_is_enough(card: str, open_: bool) -> None:
    t = Situation("dday n-13 units=1")
    t.unit(1, sector=6, soldiers=20, courage=9, cards=[card])
    t.start_at("MOVE")
    assert ("advance 9" in t.choices(1)) == open_
    if not open_:
        assert t.refused(1, "advance 9").rule == "B-SECTOR-06"


@rule("A-MAP-ATT-06")
def test_a_sacrifice_is_asked_at_the_door_of_the_hotel_ruins() -> None:
    t = Situation("dday n-13 units=1")
    t.unit(1, sector=8, soldiers=20, courage=9, cards=["veteran"])
    t.dice("1 1 1 1")
    t.start_at("MOVE")
    t.answer(1, "advance 11")
    t.answer(1, "lose soldiers")
    assert t.get(1).specialists == ()
    assert t.get(1).fallen == ("veteran",)


@rule("A-MAP-ATT-07", "A-MAP-ATT-08")
def test_no_lock_and_fewer_dice_hold_in_roll() -> None:
    t = Situation("dday n-13 units=1")
    t.unit(1, sector=12, soldiers=9)
    t.start_at("ROLL")
    t.dice("STAR STAR COURAGE COURAGE SKULL TOOL")
    t.answer(1, "roll")
    assert t.question(1) == "reroll"
    t = Situation("dday n-16 units=1")
    t.unit(1, sector=5, soldiers=9)
    t.start_at("ROLL")
    assert t.question(1) == "leave-out"


@rule("A-MAP-ATT-09")
def test_nothing_is_found_in_a_no_find_sector_not_even_a_vehicle() -> None:
    t = Situation("dday n-15 units=1")
    t.unit(1, sector=3, soldiers=9, points=40)
    t.field.ground(t.get(1).sector).vehicle = "tractor"
    t.field.battle.vehicles = (*t.field.battle.vehicles, "tractor")
    t.unit(1, stars=9)
    t.start_at("MUSTER")
    assert t.refused(1, "find bazooka").rule == "B-ITEM-11"
    assert t.refused(1, "find tractor").rule == "B-ITEM-11"


@rule("A-MAP-ATT-10")
def test_no_recruit_bars_stars_but_not_the_shoulder_patch() -> None:
    t = Situation("dday n-13 units=1")
    t.unit(1, sector=8, soldiers=9, stars=9, cards=["shoulder-patch"])
    t.start_at("MUSTER")
    assert t.refused(1, "recruit captain").rule == "A-MAP-ATT-10"
    assert not any(choice.startswith("recruit") for choice in t.choices(1))
    t.answer(1, "use shoulder-patch", "recruit captain")
    assert "captain" in t.get(1).specialists


@rule("A-MAP-ATT-11")
def test_no_trade_bars_resources_for_either_side_even_by_pigeon_but_not_dice() -> None:
    t = Situation("dday n-16 units=2")
    t.unit(1, sector=6, soldiers=9, cards=["carrier-pigeon", "lieutenant"])
    t.unit(2, sector=4, soldiers=9)
    t.start_at("MUSTER")
    t.answer(1, "use carrier-pigeon")
    assert t.refused(1, "trade 2").rule == "A-MAP-ATT-11"
    assert t.refused(2, "trade 1").rule == "A-MAP-ATT-11"
    t.start_at("ROLL")
    for seat in (1, 2):
        t.roll(seat, "STAR STAR COURAGE COURAGE SKULL TOOL")
    assert "swap 2" in t.choices(1)


@rule("A-MAP-ATT-12", "A-MAP-N14-13")
def test_a_fixed_number_of_soldiers_waits_for_each_unit_that_enters() -> None:
    t = Situation("dday n-14 units=2")
    for seat in (1, 2):
        t.unit(seat, sector=7, soldiers=3, courage=3)
    t.dice("1")
    t.start_at("MOVE")
    t.answer(1, "advance 8")
    t.answer(2, "advance 8")
    gained = [event for event in t.events("gained") if event.rule == "B-SECTOR-32"]
    assert [(event.seat, event.data["n"]) for event in gained] == [(1, 5), (2, 5)]


@rule("A-MAP-ATT-13", "A-MAP-N15-12")
def test_the_bazooka_waits_on_the_east_slope_for_the_first_unit() -> None:
    t = Situation("dday n-15 units=1")
    assert "bazooka" not in t.field.battle.items
    t.unit(1, sector=4, soldiers=20, courage=9)
    t.dice("1 1")
    t.start_at("MOVE")
    t.answer(1, "advance 7")
    assert "bazooka" in t.get(1).items
    with_all = Situation("dday n-15 units=1 opts=bazooka-joe=items")
    assert "bazooka" not in with_all.field.battle.items
    assert words_of("n-15", "7") == ["FREE_ITEM(bazooka)"]


@rule("A-MAP-ATT-14", "A-MAP-N15-11")
def test_the_first_unit_in_the_western_feature_draws_an_award_beyond_the_limit() -> None:
    t = Situation("dday n-15 units=1")
    t.unit(1, sector=5, soldiers=30, courage=9)
    t.start_at("MUSTER")
    t.dice("silver-star")
    t.answer(1, "buy award")
    t.dice("bronze-star 1 1")
    t.answer(1, "advance 8")
    assert t.get(1).awards == ("silver-star", "bronze-star")


@rule("A-MAP-ATT-15", "A-MAP-N13-11", "A-MAP-N14-14", "A-GEN-03", "A-GEN-07")
@pytest.mark.parametrize(
    ("slug", "sector", "card", "cost"), [("n-13", 6, "mine-clearing-tank", 20), ("n-14", 4, "tractor", 12)]
)
def test_the_vehicle_of_the_map_is_found_in_its_sector_alone_as_the_find_of_the_turn(
    slug: str, sector: int, card: str, cost: int
) -> None:
    t = Situation(f"dday {slug} units=2")
    t.unit(1, sector=sector, soldiers=9, points=40, courage=9)
    t.unit(2, sector=sector, soldiers=5, points=40, courage=9)
    t.start_at("MUSTER")
    t.answer(2, f"find {card}")
    assert (t.get(2).vehicle, t.get(2).points) == (card, 40 - cost)
    assert t.refused(2, "find binoculars").rule == "B-ITEM-02"
    assert t.refused(1, f"find {card}").rule == "B-VEH-01"
    elsewhere = Situation(f"dday {slug} units=1")
    elsewhere.unit(1, sector=2, soldiers=9, points=40)
    elsewhere.start_at("MUSTER")
    assert elsewhere.refused(1, f"find {card}").rule == "B-VEH-01"


@rule("A-GEN-03", "A-GEN-06", "A-GEN-07")
def test_the_vehicles_join_the_deck_of_any_game_with_the_switch_alone() -> None:
    own = {"mine-clearing-tank", "tractor"}
    assert not own & set(Situation("dday n-01 units=1").field.battle.vehicles)
    assert not own & set(Situation("dday n-15 units=1").field.battle.vehicles)
    assert set(Situation("dday n-14 units=1").field.battle.vehicles) & own == {"tractor"}
    t = Situation("dday n-01 units=1 opts=atlantikwall-components")
    assert own < set(t.field.battle.vehicles)
    assert len(t.field.battle.vehicles) == 8
    t.unit(1, sector=2, soldiers=9, cards=["legion-of-merit"])
    t.start_at("ROLL")
    t.roll(1, "STAR STAR COURAGE COURAGE SKULL TOOL")
    t.answer(1, "use legion-of-merit", "take tractor")
    assert t.get(1).vehicle == "tractor"
    assert not own & set(t.field.battle.items)


@rule("A-MAP-ATT-16", "A-MAP-N14-12")
def test_two_units_at_most_stand_on_the_bridge_and_a_battle_cry_ignores_its_need() -> None:
    t = Situation("dday n-14 units=4")
    t.unit(1, sector=7, soldiers=9, courage=3)
    t.unit(2, sector=7, soldiers=9, courage=3)
    t.unit(3, sector=5, soldiers=9, courage=9, battle_cry=1)
    t.unit(4, sector=5, soldiers=9, courage=9, cards=["minesweeper"])
    t.start_at("MOVE")
    assert t.refused(3, "charge 7").rule == "B-SECTOR-34"
    t.answer(1, "advance 9")
    assert t.refused(3, "advance 7").rule == "B-SECTOR-06"
    assert "advance 7" in t.choices(4)
    t.answer(3, "charge 7")
    assert t.refused(4, "advance 7").rule == "B-SECTOR-34"


@rule("A-MAP-N16-10")
def test_the_causeway_takes_one_unit_and_who_finds_it_full_is_lost() -> None:
    t = Situation("dday n-16 units=2")
    t.unit(1, sector=7, soldiers=30, courage=0)
    t.get(1).must_leave = 0
    t.unit(2, sector=5, soldiers=9, courage=9, marker=4)
    t.get(2).visited |= 1 << t.field.book.index("6")
    t.start_at("MOVE")
    if t.question(1) == "move":
        t.answer(1, "stay")
    if t.question(2) == "move":
        t.answer(2, "give-up")
    assert t.table.outcome == "lost"
    t = Situation("dday n-16 units=2")
    t.unit(1, sector=7, soldiers=30, courage=2)
    t.unit(2, sector=5, soldiers=9, courage=9, marker=4)
    t.dice("1 1 1 1 1 1")
    t.start_at("MOVE")
    t.answer(1, "advance 8")
    t.answer(2, "advance 7")
    assert t.events("arrived", 2)[-1].data["sector"] == "7"


@rule("A-MAP-ATT-17")
def test_skulls_are_not_rolled_again_at_the_crossroads() -> None:
    t = Situation("dday n-17 units=1")
    t.unit(1, sector=4, soldiers=9)
    t.start_at("ROLL")
    t.dice("STAR STAR COURAGE COURAGE SKULL TOOL")
    t.answer(1, "roll", "lock r1 r2")
    assert t.refused(1, "reroll b1").rule == "B-ROLL-17"


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
    t.dice("1 1")  # the machine guns of 8 and 14
    t.dice(roll)
    t.start_at("COMBAT")
    hit = [event for event in t.events("casualties") if event.rule == "A-MAP-N17-10"]
    assert [event.seat for event in hit] == ([1, 2] if lost else [])
    assert t.get(1).soldiers == 40 - 12 - lost
    assert t.get(3).soldiers == 40 - 8 - 1


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
