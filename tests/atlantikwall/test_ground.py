"""A-MAP-ATT and the notes of the maps: what the ground of N-13 to N-18 does at the table."""

from __future__ import annotations

import pytest

from tests.atlantikwall.ground import words_of
from tests.rule import rule
from tests.table import Situation


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
