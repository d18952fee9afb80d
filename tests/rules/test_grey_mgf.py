"""P-MGF: grey dice for machine-gun fire."""

from __future__ import annotations

from typing import Any

import pytest

from hhour.dday.rules.fight.grey import Losses, face_name, number_of
from hhour.i18n import language
from hhour.kernel.faces import FACE_NUMBER, FACES
from hhour.kernel.refusal import SetupError
from hhour.kernel.table import Table
from hhour.telling import tell_action, tell_event
from hhour.tui.screen import Screen
from tests.rule import rule
from tests.table import Situation

ORDER = ["SOLDIER", "TWO_SOLDIERS", "TOOL", "STAR", "COURAGE", "SKULL"]


def under_fire(
    defence: int = 5, guns: int = 1, units: int = 1, special: str = "", opts: str = "", **had: int
) -> Situation:
    """A sector of the wanted DEF and machine guns; all Units stand in it with the same."""
    t = Situation(f"dday n-02 units={units} opts=grey-mgf-dice{opts}")
    for seat in range(1, units + 1):
        unit = t.unit(seat, sector=5, soldiers=20)
        for name, amount in had.items():
            setattr(unit, name, amount)
    ground = t.field.book.sectors[t.get(1).sector]
    ground.defence, ground.mgf, ground.special = (defence,), guns, special
    return t


def fight(t: Situation, dice: str) -> None:
    t.dice(dice)
    t.start_at("COMBAT")
    t.pass_until("ROLL")


def left(t: Situation, seat: int = 1) -> tuple[int, int, int, int]:
    """Soldiers, stars, courage, item points."""
    unit = t.get(seat)
    return unit.soldiers, unit.stars, unit.courage, unit.points


# --- use --------------------------------------------------------------------------------------------------------------


@rule("P-MGF-01", "P-MGF-02", "P-MGF-03", "P-MGF-04", "P-MGF-05")
def test_one_decision_at_the_start_binds_all_units_for_the_whole_game() -> None:
    for board in ("n-01", "n-02", "n-03", "n-04", "n-05", "n-06", "n-07", "n-08"):
        assert Table(f"dday {board} units=2 opts=grey-mgf-dice", seed="1").setup.options == {"grey-mgf-dice": "on"}
    t = under_fire(units=2)
    fight(t, "SOLDIER")
    t.start_at("MUSTER")
    fight(t, "TWO_SOLDIERS")
    assert [event.data["faces"] for event in t.events("grey-mgf")] == [("SOLDIER",), ("TWO_SOLDIERS",)]
    assert [left(t, seat)[0] for seat in (1, 2)] == [20 - 6 - 7] * 2
    plain = Situation("dday n-02")
    plain.unit(sector=5, soldiers=20)
    fight(plain, "4")
    assert plain.events("mgf")
    assert not plain.events("grey-mgf")


@rule("P-MGF-06", "P-MGF-07", "P-DICE-07")
def test_only_machine_gun_fire_is_rolled_with_grey_dice_and_never_mixed() -> None:
    t = Situation("dday n-06 opts=grey-mgf-dice")
    t.unit(sector=3, soldiers=20, courage=5)
    t.start_at("MOVE")
    t.dice("3")
    t.answer(1, "move 2")
    assert [event.data["n"] for event in t.events("d6")] == [3], "landmines stay a d6"
    u = under_fire(guns=6)
    fight(u, "SOLDIER SOLDIER SOLDIER SOLDIER SOLDIER SOLDIER")
    assert u.events("mgf") == []


@rule("P-MGF-02")
def test_grey_dice_need_machine_guns() -> None:
    with pytest.raises(SetupError):
        Table("dday n-01 level=practice opts=grey-mgf-dice")
    with pytest.raises(SetupError):
        Table("dday n-02 opts=mgf-roll=per-unit")


# --- rolling ----------------------------------------------------------------------------------------------------------


@rule("P-MGF-10", "P-MGF-11", "P-MGF-12")
def test_one_die_for_each_symbol_once_per_sector_and_every_unit_suffers_it() -> None:
    t = under_fire(guns=2, units=3)
    fight(t, "SOLDIER TWO_SOLDIERS")
    assert len(t.events("grey-mgf")) == 1
    assert [left(t, seat)[0] for seat in (1, 2, 3)] == [20 - 5 - 3] * 3


@rule("P-OPT-16")
def test_by_option_each_unit_rolls_its_own_dice() -> None:
    t = under_fire(guns=2, units=2, opts=",mgf-roll=per-unit", stars=3)
    fight(t, "SOLDIER SOLDIER STAR SKULL")
    assert [(event.seat, event.data["faces"]) for event in t.events("grey-mgf")] == [
        (1, ("SOLDIER", "SOLDIER")),
        (2, ("STAR", "SKULL")),
    ]
    assert left(t, 1) == (13, 3, 0, 0)
    assert left(t, 2) == (9, 2, 0, 0)


@rule("P-OPT-16")
def test_by_option_only_those_in_the_sector_roll() -> None:
    t = under_fire(guns=2, units=2, opts=",mgf-roll=per-unit")
    t.unit(2, sector=1)
    fight(t, "SOLDIER SOLDIER")
    assert [event.seat for event in t.events("grey-mgf")] == [1]


@rule("P-MGF-13")
def test_fire_that_is_prevented_or_removed_rolls_no_dice() -> None:
    for card in ("grenade", "grenadier"):
        t = under_fire()
        t.give(1, card)
        t.start_at("COMBAT")
        t.answer(1, f"use {card}")
        t.pass_until("ROLL")
        assert t.events("grey-mgf") == []


@rule("P-MGF-10")
def test_the_table_and_the_terminal_show_grey_dice_by_their_faces() -> None:
    t = under_fire(guns=2)
    t.give(1, "binoculars")
    screen = Screen(t.table, language("en"), 100, colour=False)
    assert "5+2 MGF" in screen.units(t.table.view(1), 1)[1]
    t.dice("STAR SKULL")
    t.start_at("COMBAT")
    sectors: Any = t.table.view(1)["sectors"]
    assert [sector["mgf_faces"] for sector in sectors if sector["id"] == "5"] == [["STAR", "SKULL"]]
    told = tell_event(t.table, t.events("grey-mgf")[0], language("en"))
    assert told == "The grey machine-gun dice in sector 5 show star, skull."
    t.answer(1, "use binoculars")
    assert tell_action(t.table, 1, "set mgf:5:1 TOOL", language("en")) == "Turn machine-gun die 1 in sector 5 to Tool"


@rule("P-MGF-14", "P-MGF-42")
def test_the_value_of_a_face_is_not_added_def_is_suffered_as_always() -> None:
    t = under_fire(stars=1)
    fight(t, "STAR")
    assert left(t) == (15, 0, 0, 0)
    assert t.events("casualties")[0].data["n"] == 5


# --- results ----------------------------------------------------------------------------------------------------------


@rule("P-MGF-20", "P-MGF-21", "P-MGF-22", "P-MGF-23", "P-MGF-24", "P-MGF-25")
@pytest.mark.parametrize(
    ("face", "end"),
    [
        ("SOLDIER", (14, 2, 2, 2)),
        ("TWO_SOLDIERS", (13, 2, 2, 2)),
        ("STAR", (15, 1, 2, 2)),
        ("COURAGE", (15, 2, 1, 2)),
        ("TOOL", (15, 2, 2, 1)),
        ("SKULL", (9, 2, 2, 2)),
    ],
)
def test_every_face_costs_what_it_shows(face: str, end: tuple[int, int, int, int]) -> None:
    t = under_fire(stars=2, courage=2, points=2)
    fight(t, face)
    assert left(t) == end


@rule("P-MGF-26")
@pytest.mark.parametrize("face", ["STAR", "COURAGE", "TOOL"])
def test_a_unit_without_the_resource_loses_six_soldiers_instead(face: str) -> None:
    t = under_fire()
    fight(t, face)
    assert left(t) == (9, 0, 0, 0)
    assert t.events("casualties")[0].data["parts"] == ("5 +5 B-DEF-01", "lacking +6 P-MGF-26")


@rule("P-MGF-27")
def test_a_unit_that_has_the_resource_loses_it_unasked() -> None:
    t = under_fire(stars=1)
    t.dice("STAR")
    t.start_at("COMBAT")
    assert t.get(1).stars == 0
    assert [event.rule for event in t.events("paid")] == ["P-MGF-22"]


@rule("P-MGF-28")
def test_dice_are_applied_one_by_one_resources_before_soldiers() -> None:
    t = under_fire(guns=3, stars=1, courage=1)
    t.unit(cards=["scout"])
    t.dice("STAR STAR COURAGE")
    t.start_at("COMBAT")
    assert t.question(1) == "fall"
    assert (t.get(1).stars, t.get(1).courage) == (0, 0), "step 4 is over"
    t.answer(1, "lose soldiers")
    assert t.get(1).soldiers == 20 - 5 - 6


@rule("P-MGF-28")
def test_the_order_a_unit_would_choose_pays_the_die_before_special_damage() -> None:
    t = under_fire(guns=2, special="courage", courage=1)
    fight(t, "COURAGE SKULL")
    assert left(t) == (20 - 5 - 6, 0, 0, 0), "the special damage found nothing left"


@rule("P-MGF-29")
def test_soldiers_lost_are_casualties_of_combat_which_medic_and_hero_lessen() -> None:
    t = under_fire()
    t.unit(cards=["medic"])
    t.dice("TWO_SOLDIERS")
    t.start_at("COMBAT")
    assert [event.data["n"] for event in t.events("saved")] == [1]
    t.answer(1, "lose soldiers")
    assert t.get(1).soldiers == 20 - 5 - 2 + 1
    u = under_fire(stars=1, courage=2)
    u.unit(cards=["hero"])
    u.dice("COURAGE")
    u.start_at("COMBAT")
    assert u.question(1) == "pay"
    assert "pay 1 1" in u.choices(1)
    assert "pay 2 1" not in u.choices(1), "one courage went to the die"
    gone = under_fire(soldiers=7)
    fight(gone, "TWO_SOLDIERS")
    assert gone.table.outcome == "lost"


# --- special damage ---------------------------------------------------------------------------------------------------


@rule("P-MGF-30", "P-MGF-31", "P-MGF-43")
@pytest.mark.parametrize(("special", "courage"), [("courage", 1), ("", 2)])
def test_a_skull_brings_special_damage_where_the_sector_has_it(special: str, courage: int) -> None:
    t = under_fire(special=special, courage=2)
    fight(t, "SKULL")
    assert left(t) == (9, 0, courage, 0)


@rule("P-MGF-32")
def test_each_skull_triggers_it_anew() -> None:
    t = under_fire(guns=2, special="courage", courage=3)
    fight(t, "SKULL SKULL")
    assert left(t) == (3, 0, 1, 0)


@rule("P-MGF-33")
def test_other_faces_and_missing_resources_never_trigger_it() -> None:
    t = under_fire(guns=2, special="courage", courage=3)
    fight(t, "STAR TOOL")
    assert left(t) == (3, 0, 3, 0)


@rule("P-MGF-34")
def test_special_damage_that_finds_nothing_is_ignored() -> None:
    t = under_fire(special="courage")
    fight(t, "SKULL")
    assert left(t) == (9, 0, 0, 0)


# --- what touches them ------------------------------------------------------------------------------------------------


@rule("P-MGF-35")
def test_effects_on_coloured_dice_do_not_touch_them() -> None:
    t = under_fire()
    t.give(1, "ammo-box")
    t.give(1, "bazooka")
    t.dice("SKULL")
    t.start_at("COMBAT")
    assert "use ammo-box" not in t.choices(1)


@rule("P-MGF-36", "P-MGF-37", "P-MGF-44", "P-MGF-EX-07")
def test_binoculars_set_a_die_to_a_face_for_all_units() -> None:
    t = under_fire(units=2, special="courage", courage=1)
    t.give(1, "binoculars")
    t.dice("SKULL")
    t.start_at("COMBAT")
    t.answer(1, "use binoculars")
    assert t.choices(1) == [f"set mgf:5:1 {face}" for face in ORDER[:-1]]
    t.answer(1, "set mgf:5:1 SOLDIER")
    t.pass_until("ROLL")
    assert [left(t, seat) for seat in (1, 2)] == [(14, 0, 1, 0)] * 2
    assert t.events("grey-changed")[0].rule == "P-MGF-37"


@rule("P-MGF-38")
def test_a_flak_vest_ignores_all_a_tank_only_special_damage() -> None:
    t = under_fire(guns=2, special="courage", courage=2, stars=1)
    t.give(1, "flak-vest")
    t.dice("SKULL STAR")
    t.start_at("COMBAT")
    t.answer(1, "use flak-vest")
    t.pass_until("ROLL")
    assert left(t) == (15, 1, 2, 0)
    tank = under_fire(special="courage", courage=2)
    tank.give(1, "tank")
    fight(tank, "SKULL")
    assert left(tank) == (20 - 3 - 6, 0, 2, 0), "the tank lowers DEF by 2"


@rule("P-MGF-39", "P-MGF-EX-02")
def test_a_unit_may_hand_over_what_another_needs_to_lose() -> None:
    t = under_fire(defence=8, units=2, soldiers=12)
    t.unit(2, courage=2)
    t.dice("COURAGE")
    t.start_at("COMBAT")
    t.answer(2, "trade 1", "give courage 1", "offer")
    t.answer(1, "accept")
    t.all_ready()
    assert [left(t, seat) for seat in (1, 2)] == [(4, 0, 0, 0), (4, 0, 0, 0)]
    barred = Situation("dday n-02 units=2 opts=grey-mgf-dice,trade-limit")
    for seat in (1, 2):
        barred.unit(seat, sector=9, soldiers=30, courage=1)
    barred.dice("COURAGE")
    barred.start_at("COMBAT")
    assert barred.question(1) != "after-guns", "where trading is barred this is barred too"


# --- value ------------------------------------------------------------------------------------------------------------


@rule("P-MGF-40")
def test_the_faces_have_values_from_one_to_six() -> None:
    assert [face_name(number) for number in range(1, 7)] == ORDER
    assert [number_of(FACE_NUMBER[face]) for face in ORDER] == [1, 2, 3, 4, 5, 6]


@rule("P-MGF-41", "P-MGF-EX-08")
@pytest.mark.parametrize(
    ("face", "by", "end"),
    [
        ("SKULL", -1, (15, 2, 1, 2)),
        ("SOLDIER", -1, (14, 2, 2, 2)),
        ("COURAGE", 1, (9, 2, 2, 2)),
        ("SKULL", 1, (9, 2, 2, 2)),
        ("TWO_SOLDIERS", 1, (15, 2, 2, 1)),
    ],
)
def test_what_raises_or_lowers_a_result_moves_along_the_list(face: str, by: int, end: tuple[int, ...]) -> None:
    t = under_fire(stars=2, courage=2, points=2)
    t.field.battle.german = (by, 0, 0, 0)
    fight(t, face)
    assert left(t) == end


@rule("P-MGF-45")
def test_whoever_suffers_grey_dice_loses_by_the_same_table() -> None:
    told = Losses([number_of(FACE_NUMBER[face]) for face in ("TWO_SOLDIERS", "STAR", "SKULL")], 0, 0, 0)
    assert (told.soldiers, told.instead) == (8, 6)


# --- the examples -----------------------------------------------------------------------------------------------------


@rule("P-MGF-EX-01")
def test_example_1_a_courage_is_lost_and_def_suffered() -> None:
    t = under_fire(defence=8, soldiers=12, courage=2)
    fight(t, "COURAGE")
    assert left(t) == (4, 0, 1, 0)


@rule("P-MGF-EX-02")
def test_example_2_without_courage_the_unit_is_wiped_out() -> None:
    t = under_fire(defence=8, soldiers=12)
    fight(t, "COURAGE")
    assert t.table.outcome == "lost"


@rule("P-MGF-EX-03")
def test_example_3_two_soldiers_and_a_tool() -> None:
    t = under_fire(defence=10, guns=2, soldiers=15, points=5)
    fight(t, "TWO_SOLDIERS TOOL")
    assert left(t) == (3, 0, 0, 4)


@rule("P-MGF-EX-04")
def test_example_4_the_second_star_costs_six_soldiers() -> None:
    t = under_fire(defence=6, guns=2, stars=1)
    fight(t, "STAR STAR")
    assert left(t) == (8, 0, 0, 0)


@rule("P-MGF-EX-05")
@pytest.mark.parametrize(("courage", "end"), [(2, (3, 0, 1, 0)), (0, (3, 0, 0, 0))])
def test_example_5_a_skull_with_special_damage(courage: int, end: tuple[int, ...]) -> None:
    t = under_fire(special="courage", soldiers=14, courage=courage)
    fight(t, "SKULL")
    assert left(t) == end


@rule("P-MGF-EX-06")
def test_example_6_each_unit_for_itself() -> None:
    t = under_fire(units=2)
    t.unit(1, stars=3)
    t.dice("STAR")
    t.start_at("COMBAT")
    t.all_ready()
    assert left(t, 1) == (15, 2, 0, 0)
    assert left(t, 2) == (9, 0, 0, 0)


@rule("P-MGF-EX-09")
def test_example_9_what_a_die_costs_on_average() -> None:
    rich = [Losses([die], 9, 9, 9) for die in range(1, 7)]
    poor = [Losses([die], 0, 0, 0) for die in range(1, 7)]
    assert sum(told.soldiers + told.instead for told in rich) / 6 == 1.5
    assert sum(told.stars + told.courage + told.points for told in rich) / 6 == 0.5
    assert sum(told.soldiers + told.instead for told in poor) / 6 == 4.5
    assert len(FACES) == 6
