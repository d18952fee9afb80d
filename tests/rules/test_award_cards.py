"""What each of the twelve awards does (B-AWARD-C01 to B-AWARD-C12, B-AWARD-16, B-AWARD-17)."""

from __future__ import annotations

import pytest

from hhour.dday.rules.dice.rolling import keep_tally
from hhour.dday.rules.steps.window import wants_room
from tests.rule import rule
from tests.table import Situation

PLAIN = "STAR SOLDIER STAR SOLDIER COURAGE TOOL"  # no set, no straight, no SKULL


def in_window(cards: list[str], setup: str = "dday n-01 units=2", faces: str = PLAIN) -> Situation:
    """All Units have made their last roll; Unit 1 has these cards and holds the adjustment window open."""
    t = Situation(setup)
    t.unit(1, soldiers=20, cards=cards)
    for seat in t.table.seats:
        t.roll(seat, faces if seat == 1 else PLAIN)
    assert t.question() == "ready"
    return t


def results(t: Situation, seat: int = 1) -> list[str]:
    units = t.table.view()["units"]
    assert isinstance(units, list)
    found = units[seat - 1]["results"]
    assert isinstance(found, list)
    return found


@rule("B-AWARD-C01")
def test_army_good_conduct_medal_sets_two_dice_locked_ones_too() -> None:
    t = in_window(["army-good-conduct-medal"])
    assert t.get().locked == 0b11, "r1 and r2 are locked"
    t.answer(1, "use army-good-conduct-medal", "set r1 TOOL", "set w2 TOOL")
    assert t.get().faces[0] == t.get().faces[3] == t.get().faces[5]
    assert t.field.phase() == "UPKEEP", "two dice and no more; TOOL on red, white and blue"
    assert "claim TOOL" in t.choices()


@rule("B-AWARD-C01")
def test_army_good_conduct_medal_may_stop_after_one_die() -> None:
    t = in_window(["army-good-conduct-medal", "memorial-cross"])
    t.answer(1, "use army-good-conduct-medal", "set r1 SKULL", "enough")
    assert results(t).count("red SKULL") == 1
    assert t.get().colours == (0, 0, 1, 1, 2, 2)


@rule("B-AWARD-C02", "B-AWARD-16")
def test_conspicuous_gallantry_medal_adds_two_results_here_and_one_elsewhere() -> None:
    t = in_window(["conspicuous-gallantry-medal"], "dday n-01 units=3")
    t.answer(1, "use conspicuous-gallantry-medal")
    assert "add colourless SKULL" in t.choices(), "even a SKULL may be chosen"
    t.answer(1, "add colourless TOOL", "add colourless TOOL")
    assert t.choices() == ["for 2", "for 3"]
    t.answer(1, "for 3", "add colourless COURAGE")
    assert len(t.get(1).virtual) == 2
    assert results(t, 1).count("colourless TOOL") == 2
    assert "colourless COURAGE" in results(t, 3)
    assert t.get(2).virtual == ()
    assert t.events("result-added", 3)[0].rule == "B-AWARD-C02"


@rule("B-AWARD-C02")
def test_conspicuous_gallantry_medal_alone_gives_its_first_part() -> None:
    t = in_window(["conspicuous-gallantry-medal"], "dday n-01 units=1")
    t.answer(1, "use conspicuous-gallantry-medal", "add colourless TOOL", "add colourless STAR")
    assert len(t.get().virtual) == 2
    assert t.field.phase() != "ROLL", "nothing more is asked"


@rule("B-AWARD-C03", "B-AWARD-16")
def test_medal_of_honor_gives_another_unit_a_red_a_white_and_a_blue_result() -> None:
    t = in_window(["medal-of-honor", "memorial-cross"])
    t.answer(1, "use medal-of-honor")
    assert "add red SKULL" in t.choices()
    t.answer(1, "add red TWO_SOLDIERS", "add white TWO_SOLDIERS", "add blue TWO_SOLDIERS", "ready")
    assert t.get(1).virtual == ()
    assert "claim TWO_SOLDIERS" in t.choices(2), "they form a set with each other"
    soldiers = t.get(2).soldiers
    t.answer(2, "claim TWO_SOLDIERS")
    t.pass_until("MUSTER")
    assert t.get(2).soldiers == soldiers + 6 + 6 + 2


@rule("B-AWARD-C03")
def test_medal_of_honor_alone_goes_to_ones_own_tally() -> None:
    t = in_window(["medal-of-honor"], "dday n-01 units=1")
    t.answer(1, "use medal-of-honor", "add red TOOL", "add white TOOL", "add blue SKULL")
    assert len(t.get().virtual) == 3


@rule("B-AWARD-C04")
@pytest.mark.parametrize(("units", "points"), [(1, [20]), (2, [20, 10]), (4, [20, 10, 10, 10])])
def test_memorial_cross_gives_20_item_points_and_10_to_every_other(units: int, points: list[int]) -> None:
    t = in_window(["memorial-cross", "bronze-star"], f"dday n-01 units={units}")
    t.answer(1, "use memorial-cross")
    assert [t.get(seat).points for seat in t.table.seats] == points


@rule("B-AWARD-C05")
def test_silver_star_carries_out_the_whole_roll_again() -> None:
    t = in_window(["silver-star", "toolkit", "scout"])
    t.answer(1, "use toolkit")
    assert results(t).count("colourless TOOL") == 3
    t.answer(1, "use silver-star")
    assert t.question() == "roll"
    t.dice("SKULL SKULL STAR STAR TOOL TOOL COURAGE COURAGE SOLDIER")
    t.answer(1, "roll")
    assert t.refused(1, "stop").rule == "B-ROLL-03", "two dice are locked anew"
    t.answer(1, "lock w1 w2", "reroll r1 r2", "reroll b1")
    assert t.field.phase() != "ROLL"
    told = next(event for event in t.events("tally", 1))
    assert told.data["results"] == (
        "white STAR",
        "white STAR",
        "blue SOLDIER",
        "red COURAGE",
        "red COURAGE",
        "blue TOOL",
        "colourless TOOL",
    ), "the Toolkit went with the old dice, the Scout came again"


@rule("B-AWARD-C05")
def test_nobody_adjusts_dice_while_they_are_rolled_again() -> None:
    t = in_window(["silver-star", "corporal", "lieutenant"])
    assert "swap 2" in t.choices()
    t.answer(1, "use silver-star")
    t.dice(PLAIN)
    t.answer(1, "roll")
    assert t.refused(1, "use corporal").key == "wrong-moment"
    assert not [choice for choice in t.choices(1) + t.choices(2) if choice.startswith("swap")]
    t.answer(1, "lock r1 r2", "stop")
    assert "use corporal" in t.choices()


@rule("B-AWARD-C05", "B-SPEC-18")
def test_silver_star_rolls_even_a_repeated_tally_again_with_bonus_and_penalty_of_the_sector() -> None:
    t = Situation("dday n-05 units=1")
    t.field.battle.lanes = [()] * 2
    t.unit(1, sector=8, soldiers=40, cards=["silver-star"])
    t.tally(1, PLAIN)
    unit = t.get()
    keep_tally(unit)
    t.start_at("ROLL")
    assert t.question() == "ready"
    t.answer(1, "use silver-star")
    t.roll(1, "STAR STAR SOLDIER TOOL COURAGE TOOL")
    assert len(t.events("result-removed")) == 2, "PENALTY(STAR,3) acts on the new roll"


@rule("B-AWARD-C06")
def test_victoria_cross_keeps_another_unit_from_all_harm_for_the_turn() -> None:
    t = Situation("dday n-02 units=3 opts=bazooka-joe=all")
    t.unit(1, soldiers=20, cards=["victoria-cross"])
    t.unit(2, sector=2, soldiers=20, courage=9, cards=["medic"])
    t.unit(3, sector=5, soldiers=20)
    t.start_at("ROLL")
    for seat in (1, 2, 3):
        t.roll(seat, PLAIN)
    t.answer(1, "use victoria-cross")
    assert t.choices() == ["protect 2", "protect 3"]
    t.answer(1, "protect 2")
    t.pass_until("MOVE")
    t.dice("6")
    t.answer(2, "move 3")  # across landmines
    before = t.get(2).soldiers
    assert before >= 20
    t.dice("6")  # the machine gun of sector 5
    t.answer(1, "stay")
    t.answer(3, "stay")
    assert t.field.battle.turn == 3
    assert t.get(2).soldiers == before
    assert t.get(2).specialists == ("medic",)
    assert t.get(3).soldiers < 20, "nobody else is protected"
    assert t.get(2).flags == 0, "the next turn is another one"


@rule("B-AWARD-C06")
def test_victoria_cross_stops_special_damage() -> None:
    t = Situation("dday n-02 units=2")
    t.unit(1, soldiers=20, cards=["victoria-cross"])
    t.unit(2, sector=5, soldiers=20, cards=["medic"])
    t.start_at("ROLL")
    t.roll(1, PLAIN)
    t.roll(2, PLAIN)
    t.answer(1, "use victoria-cross")
    t.pass_until("MOVE")
    t.dice("6")
    t.answer(1, "stay")
    t.answer(2, "stay")
    assert t.events("mgf")[0].data["dice"] == (6,)
    assert t.get(2).specialists == ("medic",)
    assert not t.events("struck")


@rule("B-AWARD-C06")
def test_victoria_cross_is_not_in_the_solo_deck() -> None:
    assert "victoria-cross" not in Situation("dday n-01 units=1").field.battle.deck
    assert "victoria-cross" in Situation("dday n-01 units=2").field.battle.deck


@rule("B-AWARD-C07")
def test_legion_of_merit_brings_any_vehicle_not_found_yet() -> None:
    t = in_window(["legion-of-merit", "bronze-star"])
    t.give(2, "tank")
    t.answer(1, "use legion-of-merit")
    assert t.choices() == [f"take {slug}" for slug in ("ambulance", "armored-car", "bulldozer", "half-track", "jeep")]
    t.answer(1, "take half-track")
    assert (t.get().vehicle, t.get().points) == ("half-track", 0)
    t.pass_until("MUSTER")
    assert not t.get().virtual, "its TOOL comes from the next turn on"


@rule("B-AWARD-C07", "B-VEH-08")
def test_legion_of_merit_waits_until_the_old_vehicle_is_gone() -> None:
    t = in_window(["legion-of-merit", "tank"])
    assert t.refused(1, "use legion-of-merit").rule == "B-VEH-08"
    t.answer(1, "abandon", "use legion-of-merit")
    assert "take tank" not in t.choices()
    assert "take jeep" in t.choices()


@rule("B-AWARD-C07", "B-VEH-08")
def test_only_an_award_that_a_vehicle_is_in_the_way_of_wants_room() -> None:
    t = in_window(["legion-of-merit", "tank"])
    assert wants_room(t.field, t.get())
    t.get().awards = ("purple-heart",)  # nobody has fallen: it cannot be used either, but for another reason
    t.field.stamp += 1
    assert t.refused(1, "use purple-heart").rule != "B-VEH-08"
    assert not wants_room(t.field, t.get())


@rule("B-AWARD-C08", "B-SPEC-08")
def test_purple_heart_brings_a_fallen_specialist_back() -> None:
    t = in_window(["purple-heart", "memorial-cross"])
    assert "use purple-heart" not in t.choices()
    t.get().fallen = ("medic", "general")
    t.answer(1, "use purple-heart")
    assert t.choices() == ["return medic", "return general"]
    t.answer(1, "return general")
    assert t.get().specialists == ("general",)
    assert t.get().fallen == ("medic",)


@rule("B-AWARD-C09")
def test_croix_de_guerre_saves_the_unit_in_combat_and_forbids_the_advance() -> None:
    t = Situation("dday n-02 units=1")
    t.unit(1, sector=5, soldiers=20, courage=9, cards=["croix-de-guerre", "medic"])
    t.start_at("ROLL")
    t.roll(1, PLAIN)
    t.answer(1, "use croix-de-guerre")
    t.pass_until("MOVE")
    assert t.refused(1, "advance 7").rule == "B-AWARD-C09"
    assert "move 6" in t.choices(), "sideways is allowed"
    soldiers = t.get().soldiers
    t.dice("6")
    t.answer(1, "stay")
    assert (t.get().soldiers, t.get().specialists) == (soldiers, ("medic",))
    t.roll(1, PLAIN)
    t.pass_until("MOVE")
    t.dice("6")
    t.answer(1, "stay")
    assert t.get().specialists == (), "next turn the guns take their toll again"


@rule("B-AWARD-C09")
def test_croix_de_guerre_does_not_save_from_landmines() -> None:
    t = Situation("dday n-02 units=1")
    t.unit(1, sector=2, soldiers=20, cards=["croix-de-guerre"])
    t.start_at("ROLL")
    t.roll(1, PLAIN)
    t.answer(1, "use croix-de-guerre")
    t.pass_until("MOVE")
    soldiers = t.get().soldiers
    t.dice("4")
    t.answer(1, "move 3")
    assert t.get().soldiers == soldiers - 4


@rule("B-AWARD-C09", "B-MOVE-07")
def test_croix_de_guerre_wipes_out_a_unit_that_must_move_and_can_only_advance() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, soldiers=20, courage=9, marker=3, cards=["croix-de-guerre"])
    t.roll(1, PLAIN)
    t.answer(1, "use croix-de-guerre")
    t.pass_until("COMBAT")
    assert t.table.outcome == "lost"
    assert t.events("wiped-out")[0].rule == "B-MOVE-07"


@rule("B-AWARD-C10", "B-RWB-19")
def test_distinguished_service_cross_obtains_any_bonus_in_upkeep() -> None:
    t = in_window(["distinguished-service-cross", "veteran"], "dday n-01 units=1")
    t.answer(1, "use distinguished-service-cross")
    faces = ("SKULL", "STAR", "SOLDIER", "TWO_SOLDIERS", "COURAGE", "TOOL")
    assert t.choices() == [f"bonus {face}" for face in faces]
    t.answer(1, "bonus TWO_SOLDIERS")
    t.pass_until("MUSTER")
    assert t.get().soldiers == 20 + 6 + 1 + 2
    bonus = t.events("rwb")[0]
    assert (bonus.phase, bonus.source) == ("UPKEEP", "distinguished-service-cross")


@rule("B-AWARD-C10")
def test_distinguished_service_cross_as_dead_mans_gift_quiets_no_skull() -> None:
    t = in_window(
        ["distinguished-service-cross"], "dday n-01 units=1", "SKULL SKULL SKULL TWO_SOLDIERS TWO_SOLDIERS STAR"
    )
    t.answer(1, "use distinguished-service-cross", "bonus SKULL")
    assert t.get().points == 20
    assert len(t.events("cancelled")) == 3


@rule("B-AWARD-C10", "B-RWB-17")
def test_distinguished_service_cross_as_special_find_pays_with_this_turns_points() -> None:
    t = in_window(["distinguished-service-cross"], "dday n-01 units=1", "TOOL TOOL TOOL TOOL STAR SOLDIER")
    t.field.battle.used = ("grenade",)
    t.answer(1, "use distinguished-service-cross", "bonus TOOL")
    assert t.choices() == ["stars", "refind grenade"]
    t.answer(1, "refind grenade")
    assert (t.get().points, t.get().items) == (2, ("grenade",))


@rule("B-AWARD-C11", "B-AWARD-10")
def test_distinguished_conduct_medal_recruits_free_from_hand_or_pool() -> None:
    t = in_window(["distinguished-conduct-medal"])
    t.answer(1, "use distinguished-conduct-medal")
    hand = ("beachmaster", "corporal", "medic", "minesweeper", "scout", "sharpshooter", "veteran")
    pool = ("captain", "engineer", "lieutenant", "messenger", "general")
    assert sorted(t.choices()) == sorted(f"recruit {slug}" for slug in hand + pool)
    t.answer(1, "recruit engineer")
    assert (t.get().specialists, t.get().stars) == (("engineer",), 2), "the stars of this roll, none paid"
    assert "engineer" not in t.field.battle.pool
    assert t.events("recruited")[0].data["cost"] == 0


@rule("B-AWARD-17")
def test_distinguished_conduct_medal_cannot_take_whom_only_a_sector_gives_or_who_has_fallen() -> None:
    t = in_window(["distinguished-conduct-medal"], "dday n-06 units=2")
    t.get().fallen = ("scout",)
    t.get().hand = tuple(slug for slug in t.get().hand if slug != "scout")
    t.answer(1, "use distinguished-conduct-medal")
    assert t.refused(1, "recruit lieutenant").rule == "B-SPEC-15"
    assert t.refused(1, "recruit scout").rule == "B-SPEC-08"
    assert "recruit captain" in t.choices()


@rule("B-AWARD-C12")
def test_bronze_star_finds_a_face_up_item_free_even_where_nothing_can_be_found() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=9, soldiers=30, cards=["bronze-star", "memorial-cross"])
    t.field.battle.used = ("grenade",)
    t.field.battle.items = tuple(slug for slug in t.field.battle.items if slug != "grenade")
    t.start_at("ROLL")
    t.roll(1, PLAIN)
    t.answer(1, "use bronze-star")
    assert "find grenade" not in t.choices(), "it lies face down"
    t.answer(1, "find bazooka")
    assert (t.get().items, t.get().points) == (("bazooka",), 0)
    assert "bazooka" not in t.field.battle.items


@rule("B-AWARD-C12", "B-ITEM-08")
def test_bronze_star_lets_a_walkie_talkie_act_at_once() -> None:
    t = in_window(["bronze-star", "memorial-cross"])
    t.answer(1, "use bronze-star", "find walkie-talkie")
    assert t.get().soldiers == 22
    assert t.get().items == ()


@rule("B-AWARD-17")
def test_bronze_star_cannot_take_an_item_that_waits_in_a_sector() -> None:
    t = Situation("dday n-03 units=1")
    t.answer(1, "start 1")
    t.unit(1, cards=["bronze-star"])
    t.roll(1, PLAIN)
    t.answer(1, "use bronze-star")
    assert "find shoulder-patch" not in t.choices()
    assert "find flame-thrower" not in t.choices()
    assert t.refused(1, "find shoulder-patch").rule == "B-ITEM-03"
