"""W-MAP-N19 and W-MAP-N20, and the words these maps bring: Uncle Red and Nan Green."""

from __future__ import annotations

from hhour.dday.boxes.way_to_hell.beaches.words import gain_entry_stars
from hhour.dday.rules.battle.verbs import obtain
from hhour.dday.rules.dice.rolling import lock_count
from hhour.dday.rules.fight.defence import defence
from hhour.kernel.faces import SOLDIER
from tests.rule import rule
from tests.table import Situation


@rule("W-MAP-15", "W-MAP-08")
def test_each_unit_that_enters_the_craft_wrecks_gains_two_stars_and_may_not_stay() -> None:
    t = Situation("dday n-19 units=2")
    for seat in (1, 2):
        t.unit(seat, sector=2, soldiers=40, courage=4)
    t.start_at("MOVE")
    t.answer(1, "advance 5")
    t.answer(2, "advance 5")
    assert [t.get(seat).stars for seat in (1, 2)] == [2, 2]
    assert [event.rule for event in t.events("gained")] == ["W-MAP-15", "W-MAP-15"]
    gain_entry_stars(t.field, t.unit(1, sector=2))
    assert t.get(1).stars == 2, "there are none in other sectors"
    t.unit(1, sector=5)
    t.pass_until("ROLL")
    t.start_at("MOVE")
    assert t.refused(1, "stay").rule == "B-MOVE-06"


@rule("W-MAP-10", "W-MAP-07")
def test_a_mine_lies_on_the_way_to_the_sea_wall_breach_and_wet_sand_gives_a_soldier_each_turn() -> None:
    t = Situation("dday n-19 units=1")
    t.unit(1, sector=3, soldiers=9)
    t.start_at("ROLL")
    t.roll(1, "STAR STAR SOLDIER COURAGE TOOL TOOL")
    assert [event.seat for event in t.table.events if event.rule == "B-SECTOR-20"] == [1]
    t.unit(1, sector=6, soldiers=20, courage=4)
    t.start_at("MOVE")
    t.dice("5 1")
    t.answer(1, "advance 9")
    assert [event.data["n"] for event in t.events("d6") if event.data["purpose"] == "mine"] == [5]


@rule("W-MAP-03", "W-MAP-09", "W-MAP-25", "W-MAP-N19-EX-01")
def test_open_sand_grows_worse_and_the_mined_dunes_ask_for_a_minesweeper() -> None:
    t = Situation("dday n-19 units=1")
    t.unit(1, sector=6, soldiers=20, courage=3, marker=2)
    t.start_at("MOVE")
    assert defence(t.field, t.get(1)) == 8
    refused = t.refused(1, "advance 8")
    assert (refused.rule, refused.params["card"]) == ("B-SECTOR-06", "minesweeper")
    t.dice("4")
    t.answer(1, "stay")
    assert t.events("casualties")[0].data["n"] == 12
    t.unit(1, sector=6, soldiers=20, courage=3)
    t.start_at("MOVE")
    t.dice("1 1")
    t.answer(1, "advance 9")
    assert t.get(1).courage == 1
    assert any(event.data["purpose"] == "mine" for event in t.events("d6"))


@rule("W-MAP-04", "W-MAP-14", "W-MAP-N19-21")
def test_the_veteran_joins_at_the_foot_of_the_sea_wall_and_a_six_costs_courage() -> None:
    t = Situation("dday n-19 units=1")
    t.unit(1, sector=4, soldiers=30, courage=3)
    t.start_at("ROLL")
    obtain(t.field, t.get(1), SOLDIER)
    t.start_at("MOVE")
    t.dice("6")
    t.answer(1, "advance 7")
    assert t.get(1).specialists == ("veteran",)
    assert not [event for event in t.events("gained") if event.source == "veteran"], "he came after the bonus"
    t.answer(1, "lose soldiers")
    assert t.get(1).courage == 1, "one for the advance, one for the six"


@rule("W-MAP-12")
def test_one_die_is_locked_in_the_sea_wall_breach() -> None:
    t = Situation("dday n-19 units=1")
    t.unit(1, sector=9, soldiers=30)
    assert lock_count(t.field, t.get(1)) == 1
    t.unit(1, sector=12)
    assert lock_count(t.field, t.get(1)) == 2
    other = Situation("dday n-21 units=1")
    other.unit(1, sector=6, soldiers=30)
    assert lock_count(other.field, other.get(1)) == 0


@rule("W-MAP-13")
def test_five_dice_are_rolled_in_the_flooded_meadow() -> None:
    t = Situation("dday n-19 units=1")
    t.unit(1, sector=12, soldiers=30)
    t.start_at("ROLL")
    assert t.question(1) == "leave-out"


@rule("W-MAP-16", "W-MAP-28", "W-MAP-N19-22")
def test_a_specialist_is_sacrificed_before_the_bangalore_torpedo_is_taken_and_it_serves_at_once() -> None:
    t = Situation("dday n-19 units=1")
    t.unit(1, sector=7, soldiers=30, courage=5, cards=["scout", "minesweeper"])
    t.start_at("MOVE")
    t.answer(1, "advance 10")
    assert t.question(1) == "sacrifice"
    assert t.get(1).items == ()
    t.answer(1, "sacrifice scout")
    assert t.get(1).fallen == ("scout",)
    assert t.get(1).items == ("bangalore-torpedo",)
    assert t.field.phase() == "COMBAT"
    t.answer(1, "use bangalore-torpedo")
    assert t.events("casualties")[-1].data["n"] == 0


@rule("W-MAP-17", "W-MAP-21")
def test_the_amphibious_tank_is_found_among_the_swimming_tanks_for_its_price() -> None:
    t = Situation("dday n-19 units=1")
    t.unit(1, sector=4, soldiers=30, points=20)
    t.start_at("MUSTER")
    t.answer(1, "find amphibious-tank")
    assert (t.get(1).vehicle, t.get(1).points) == ("amphibious-tank", 0)
    promenade = Situation("dday n-20 units=1")
    promenade.unit(1, sector=8, soldiers=30, points=30, stars=4)
    promenade.start_at("MUSTER")
    assert promenade.refused(1, "find grenade").rule == "B-ITEM-11"


@rule("W-MAP-18")
def test_the_first_unit_at_houdienville_draws_an_award_and_may_have_another_that_turn() -> None:
    t = Situation("dday n-19 units=2")
    t.unit(1, sector=12, soldiers=90, courage=9)
    t.unit(2, sector=1, soldiers=9)
    t.start_at("MOVE")
    t.dice("silver-star 1 1")
    t.answer(1, "advance 14")
    assert t.get(1).awards == ("silver-star",)
    assert [event.rule for event in t.events("award")] == ["B-SECTOR-31"]
    t.unit(2, sector=12, soldiers=90, courage=9)
    t.start_at("MOVE")
    t.dice("1 1")
    t.answer(2, "advance 14")
    t.pass_until("COMBAT")
    assert t.get(2).awards == ()


@rule("W-MAP-19", "W-MAP-N19-23")
def test_the_causeway_holds_two_units() -> None:
    t = Situation("dday n-19 units=3")
    for seat in (1, 2, 3):
        t.unit(seat, sector=8, soldiers=90, courage=9)
    t.start_at("MOVE")
    t.answer(1, "advance 11")
    t.answer(2, "advance 11")
    assert t.refused(3, "advance 11").rule == "B-SECTOR-34"


@rule("W-MAP-20", "W-MAP-N19-23")
def test_a_vehicle_is_given_up_on_the_way_to_the_causeway_and_none_can_be_taken_there() -> None:
    t = Situation("dday n-19 units=1")
    t.unit(1, sector=8, soldiers=90, courage=9, cards=["amphibious-tank"])
    t.start_at("MOVE")
    t.answer(1, "advance 11")
    assert t.get(1).vehicle == ""
    assert [event.rule for event in t.events("abandoned")] == ["B-VEH-10"]
    t.unit(1, cards=["legion-of-merit", "corporal"])
    t.start_at("ROLL")
    t.roll(1, "STAR STAR SOLDIER COURAGE TOOL TOOL")
    assert t.refused(1, "use legion-of-merit").rule == "W-MAP-20"


@rule("W-MAP-29")
def test_a_battle_cry_lifts_requirements_but_not_the_room_on_the_causeway() -> None:
    t = Situation("dday n-19 units=3")
    t.unit(1, sector=11, soldiers=90)
    t.unit(2, sector=11, soldiers=90)
    t.unit(3, sector=8, soldiers=90, battle_cry=1)
    t.start_at("MOVE")
    assert t.refused(3, "charge 11").rule == "B-SECTOR-34"
    dunes = Situation("dday n-19 units=1")
    dunes.unit(1, sector=6, soldiers=90, battle_cry=1)
    dunes.start_at("MOVE")
    assert "charge 8" in dunes.choices(1), "no Minesweeper is asked for"
    assert "advance 8" not in dunes.choices(1)


@rule("W-MAP-N20-20")
def test_the_beachmaster_of_nan_green_gives_nothing_for_the_advance_that_met_him() -> None:
    t = Situation("dday n-20 units=1")
    t.unit(1, sector=2, soldiers=30, courage=3)
    t.start_at("MOVE")
    t.dice("1")
    t.answer(1, "advance 5")
    assert t.get(1).specialists == ("beachmaster",)
    assert not [event for event in t.events("gained") if event.source == "beachmaster"]


@rule("W-MAP-N20-22")
def test_companies_follow_the_first_unit_into_the_town_once() -> None:
    t = Situation("dday n-20 units=3")
    t.unit(1, sector=9, soldiers=60, courage=9)
    t.unit(2, sector=9, soldiers=60, courage=9)
    t.unit(3, sector=1, soldiers=60)
    t.start_at("MOVE")
    t.dice("1")
    t.answer(1, "advance 12")
    assert not t.events("gained"), "those who follow wait until all have moved"
    t.answer(2, "stay")
    t.answer(3, "stay")
    got = [(event.seat, event.data["n"]) for event in t.events("gained") if event.rule == "W-MAP-N20-22"]
    assert got == [(2, 2), (3, 2)]
    t.pass_until("ROLL")
    t.start_at("MOVE")
    t.dice("1 1")
    t.answer(2, "advance 12")
    t.pass_until("COMBAT")
    assert len([event for event in t.events("gained") if event.rule == "W-MAP-N20-22"]) == 2


@rule("W-MAP-N20-22")
def test_units_that_reach_the_town_together_bring_men_to_the_rest_or_if_all_did_to_each() -> None:
    t = Situation("dday n-20 units=3")
    for seat, sector in ((1, 9), (2, 9), (3, 1)):
        t.unit(seat, sector=sector, soldiers=60, courage=9)
    t.start_at("MOVE")
    t.dice("1")
    t.answer(1, "advance 12")
    t.answer(2, "advance 12")
    t.answer(3, "stay")
    assert [event.seat for event in t.events("gained") if event.rule == "W-MAP-N20-22"] == [3]
    alone = Situation("dday n-20 units=1")
    alone.unit(1, sector=9, soldiers=60, courage=9)
    alone.start_at("MOVE")
    alone.dice("1")
    alone.answer(1, "advance 12")
    assert [event.seat for event in alone.events("gained") if event.rule == "W-MAP-N20-22"] == [1]


@rule("W-MAP-23", "W-MAP-N20-23")
def test_four_equal_results_on_the_gun_terrace_cost_three_soldiers_after_the_tally_is_booked() -> None:
    t = Situation("dday n-20 units=1")
    t.unit(1, sector=13, soldiers=1, courage=9, stars=0)
    t.start_at("ROLL")
    t.roll(1, "SOLDIER SOLDIER SOLDIER SOLDIER STAR STAR")
    t.pass_until("MOVE")
    assert t.get(1).soldiers == 1 + 4 - 3, "the four of the tally are there before three fall"


@rule("W-MAP-11")
def test_a_star_is_taken_out_of_the_tally_in_sniper_street() -> None:
    t = Situation("dday n-20 units=1")
    t.unit(1, sector=9, soldiers=30, courage=9, stars=0)
    t.start_at("ROLL")
    t.roll(1, "STAR SOLDIER SOLDIER COURAGE TOOL TOOL")
    t.pass_until("MOVE")
    assert t.get(1).stars == 0


@rule("W-MAP-06", "W-MAP-N20-EX-01")
def test_two_guns_fire_on_the_harbour_square_and_a_six_in_block_six_takes_a_specialist_first() -> None:
    t = Situation("dday n-20 units=1")
    t.unit(1, sector=10, soldiers=60, courage=9)
    t.start_at("MOVE")
    t.dice("6 2")
    t.answer(1, "stay")
    assert t.events("casualties")[0].data["n"] == 17
    block = Situation("dday n-20 units=1")
    block.unit(1, sector=12, soldiers=60, courage=9, cards=["medic", "hero", "corporal"])
    block.start_at("MOVE")
    block.dice("6")
    block.answer(1, "stay")
    assert block.question(1) == "special-damage"
    block.answer(1, "lose hero")
    assert block.get(1).fallen == ("hero",)
    assert block.events("casualties")[0].data["n"] == 18
