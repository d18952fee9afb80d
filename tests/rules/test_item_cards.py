"""B-ITEM-C01 to C10: the regular items, one by one."""

from __future__ import annotations

import pytest

from hhour.dday.rules.battle.state import SAFE
from hhour.dday.rules.dice.d6 import changers
from tests.rule import rule
from tests.table import Situation


@rule("B-ITEM-C01", "B-TRADE-03")
def test_the_carrier_pigeon_opens_trade_with_one_unit_anywhere_for_the_turn() -> None:
    t = Situation("dday n-01 units=3")
    for seat, sector in ((1, 2), (2, 3), (3, 5)):
        t.unit(seat, sector=sector, soldiers=9)
    t.give(1, "carrier-pigeon")
    t.start_at("MUSTER")
    assert t.refused(1, "trade 2").rule == "B-TRADE-03"
    t.answer(1, "use carrier-pigeon", "contact 2", "trade 2", "give soldiers 2", "offer")
    t.answer(2, "accept", "trade 1", "give soldiers 1", "offer")
    t.answer(1, "accept")
    assert (t.get(1).soldiers, t.get(2).soldiers) == (8, 10)
    assert t.refused(1, "trade 3").rule == "B-TRADE-03"
    t.start_at("ROLL")
    assert t.refused(1, "trade 2").rule == "B-TRADE-03"


@rule("B-ITEM-C02", "B-DEF-08")
def test_the_bangalore_torpedo_makes_the_def_nothing_for_all_but_leaves_the_guns() -> None:
    t = Situation("dday n-01 units=2")
    for seat in (1, 2):
        t.unit(seat, sector=8, soldiers=9)
    t.give(1, "bangalore-torpedo")
    t.dice("3")
    t.start_at("COMBAT")
    t.answer(1, "use bangalore-torpedo")
    t.pass_until("ROLL")
    assert (t.get(1).soldiers, t.get(2).soldiers) == (6, 6)


@rule("B-ITEM-C02")
def test_the_bangalore_torpedo_does_nothing_in_a_bunker() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector="bunker", soldiers=30, cards=["bangalore-torpedo", "bazooka"])
    t.unit(2, sector="bunker", soldiers=30)
    t.dice("3")
    t.start_at("COMBAT")
    assert t.refused(1, "use bangalore-torpedo").rule == "B-ITEM-C02"


@rule("B-ITEM-C03")
def test_binoculars_turn_a_locked_die_to_another_face_and_keep_its_colour() -> None:
    t = Situation()
    t.unit(1, sector=3, soldiers=9, cards=["binoculars"])
    t.start_at("ROLL")
    t.dice("SKULL TOOL TOOL TOOL STAR STAR")
    t.answer(1, "roll", "lock r1 r2", "use binoculars", "set r1 COURAGE")
    assert t.get().faces[0] == 4
    assert t.get().colours[0] == 0
    assert t.get().locked == 0b11


@rule("B-ITEM-C03", "B-ITEM-18")
def test_binoculars_turn_another_units_die_if_its_player_agrees_even_before_the_own_roll() -> None:
    t = Situation("dday n-01 units=2")
    t.give(1, "binoculars")
    t.dice("SKULL TOOL TOOL TOOL STAR STAR")
    t.answer(2, "roll")
    t.answer(1, "use binoculars", "set 2:r1 STAR")
    assert t.question(2) == "consent"
    t.answer(2, "decline")
    assert t.get(2).faces[0] == 0
    assert t.get(1).items == ("binoculars",)
    t.answer(1, "use binoculars", "set 2:r1 STAR")
    t.answer(2, "accept")
    assert t.get(2).faces[0] == 1
    assert t.get(1).items == ()


@rule("B-ITEM-C03", "B-MGF-03")
def test_binoculars_turn_a_machine_guns_die_for_all_units_there() -> None:
    t = Situation("dday n-01 units=2")
    for seat in (1, 2):
        t.unit(seat, sector=8, soldiers=30)
    t.give(1, "binoculars")
    t.dice("6")
    t.start_at("COMBAT")
    t.answer(1, "use binoculars", "set mgf:8:1 1")
    t.pass_until("ROLL")
    assert (t.get(1).soldiers, t.get(2).soldiers) == (21, 21)


@rule("B-ITEM-C03", "B-ITEM-19", "B-MINE-04")
def test_binoculars_turn_a_landmine_die_before_it_takes_effect() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=2, soldiers=9)
    t.unit(2, sector=1, soldiers=9, courage=5, cards=["binoculars"])
    t.start_at("MOVE")
    t.dice("6")
    t.answer(1, "move 3")
    assert t.get(1).soldiers == 9
    assert t.question(2) == "react"
    assert t.choices(2)[:6] == ["pass", "set 1", "set 2", "set 3", "set 4", "set 5"]
    assert "set 7" not in t.choices(2)
    t.answer(2, "set 1")
    assert t.get(1).soldiers == 8
    assert t.field.battle.used == ("binoculars",)
    assert [(event.data["from"], event.data["n"]) for event in t.events("die-changed")] == [(6, 1)]


@rule("B-ITEM-19")
def test_binoculars_turn_the_die_of_a_random_sector() -> None:
    t = Situation("dday n-06 units=1")
    t.unit(1, sector=3, soldiers=30, courage=5, cards=["binoculars"])
    t.start_at("MOVE")
    t.dice("1")
    t.answer(1, "advance 6", "set 4")
    assert t.field.battle.rolled[t.field.book.index("6")] == 4


@rule("B-ITEM-19")
def test_nobody_is_asked_about_a_die_that_none_of_his_cards_can_change() -> None:
    t = Situation("dday n-06 units=3")
    t.unit(1, sector=3, soldiers=30, courage=5, cards=["field-radio", "corporal"])
    t.unit(2, sector=1, soldiers=30)
    t.unit(3, sector=1, soldiers=30, cards=["binoculars"])
    t.get(3).status = SAFE
    t.start_at("MOVE")
    t.dice("4")
    t.answer(1, "advance 6")
    assert t.field.battle.rolled[t.field.book.index("6")] == 4, "it stands at once"


@rule("B-ITEM-19")
def test_a_card_that_changes_only_some_dice_changes_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, cards=["binoculars"])
    monkeypatch.setattr(t.field.book, "changes_only", {"binoculars": ("mine",)})
    assert changers(t.field, t.get(), "mine") == ["binoculars"]
    assert changers(t.field, t.get(), "sector") == []


@rule("B-ITEM-C04")
def test_the_field_radio_brings_five_soldiers() -> None:
    t = Situation()
    t.unit(1, sector=2, soldiers=1, points=12)
    t.start_at("MUSTER")
    t.answer(1, "find field-radio", "use field-radio")
    assert t.get().soldiers == 6


@rule("B-ITEM-C05", "B-COMBAT-EX-02")
def test_the_flame_thrower_lowers_a_bunkers_def_by_ten() -> None:
    t = Situation()
    t.unit(1, sector="bunker", soldiers=30, cards=["flame-thrower"])
    t.dice("5")
    t.start_at("COMBAT")
    t.answer(1, "use flame-thrower")
    t.pass_until("ROLL")
    assert t.events("casualties")[-1].data["n"] == 12 - 10 + 5


@rule("B-ITEM-C05")
def test_the_flame_thrower_is_for_bunkers_only() -> None:
    t = Situation()
    t.unit(1, sector=2, soldiers=30, cards=["flame-thrower", "bazooka"])
    t.start_at("COMBAT")
    assert t.refused(1, "use flame-thrower").rule == "B-ITEM-C05"


@rule("B-ITEM-C06", "R-FAQ-09")
@pytest.mark.parametrize(("sector", "defence"), [("8", 8), ("bunker", 12)])
def test_a_grenade_before_the_roll_keeps_the_guns_silent_bunkers_included(sector: str, defence: int) -> None:
    t = Situation("dday n-01 units=2")
    for seat in (1, 2):
        t.unit(seat, sector=sector, soldiers=30)
    t.give(1, "grenade")
    t.start_at("COMBAT")
    t.answer(1, "use grenade")
    assert not t.events("mgf")
    t.pass_until("ROLL")
    assert (t.get(1).soldiers, t.get(2).soldiers) == (30 - defence, 30 - defence)


@rule("B-ITEM-C06", "B-MGF-09")
def test_a_grenade_comes_too_late_after_the_roll() -> None:
    t = Situation("dday n-01 units=2")
    for seat in (1, 2):
        t.unit(seat, sector=8, soldiers=30)
    t.give(1, "grenade")
    t.dice("3")
    t.start_at("COMBAT")
    t.answer(1, "ready")
    assert t.events("mgf")
    assert t.refused(1, "use grenade").key == "wrong-moment"


@rule("B-ITEM-C07", "B-ITEM-17")
def test_the_shoulder_patch_recruits_for_one_soldier_whom_nobody_saves() -> None:
    t = Situation()
    t.unit(1, sector=2, soldiers=9, courage=6, stars=9, cards=["shoulder-patch", "medic", "hero"])
    t.start_at("MUSTER")
    t.answer(1, "use shoulder-patch")
    assert t.choices() == ["lose soldiers", "lose medic", "lose hero"]
    t.answer(1, "lose soldiers", "recruit general")
    unit = t.get()
    assert (unit.soldiers, unit.stars, unit.courage) == (8, 9, 6)
    assert "general" in unit.specialists
    assert t.refused(1, "recruit veteran").rule == "B-SPEC-02", "it was the recruit of the turn"


@rule("B-ITEM-C07", "B-ITEM-17")
def test_the_price_of_the_shoulder_patch_may_be_a_specialist() -> None:
    t = Situation()
    t.unit(1, sector=2, soldiers=1, cards=["shoulder-patch", "scout"])
    t.start_at("MUSTER")
    t.answer(1, "use shoulder-patch", "lose scout", "recruit medic")
    assert (t.get().soldiers, t.get().specialists, t.get().fallen) == (1, ("medic",), ("scout",))


@rule("B-ITEM-C07")
def test_the_shoulder_patch_is_refused_after_a_recruit() -> None:
    t = Situation()
    t.unit(1, sector=2, soldiers=9, stars=9, courage=6, cards=["shoulder-patch"])
    t.start_at("MUSTER")
    t.answer(1, "recruit medic")
    assert t.refused(1, "use shoulder-patch").rule == "B-SPEC-02"


@rule("B-ITEM-C08", "B-MINE-03")
def test_the_mine_detector_lets_its_unit_walk_over_mines_without_a_roll() -> None:
    t = Situation("dday n-01 units=2")
    for seat in (1, 2):
        t.unit(seat, sector=2, soldiers=9)
    t.give(1, "mine-detector")
    t.start_at("MOVE")
    t.answer(1, "use mine-detector", "move 3")
    assert t.get(1).soldiers == 9
    t.dice("4")
    t.answer(2, "move 3")
    assert t.events("d6", 2)[-1].data["n"] == 4, "the others still roll"


@rule("B-ITEM-C09")
def test_the_walkie_talkie_brings_two_soldiers() -> None:
    t = Situation()
    t.unit(1, sector=2, soldiers=1, points=5, cards=["field-radio"])
    t.start_at("MUSTER")
    t.answer(1, "find walkie-talkie")
    assert (t.get().soldiers, t.get().points, t.get().items) == (3, 0, ("field-radio",))


@rule("B-ITEM-C03", "B-END-04")
def test_binoculars_change_no_die_of_a_unit_that_is_out_or_has_none() -> None:
    t = Situation("dday n-01 units=4")
    for seat in (1, 2, 3, 4):
        t.unit(seat, sector=2, soldiers=9)
        t.tally(seat, "STAR STAR STAR STAR STAR STAR")
    t.get(2).status, t.get(3).faces = SAFE, ()
    t.give(1, "binoculars")
    t.field.battle.stage, t.field.battle.turn = t.field.book.slots.index("window"), 1
    t.field.battle.lanes = [(), (("set-any", 0, 0, "binoculars"),), (), (), ()]
    t.field.stamp += 1
    assert {choice.partition(":")[0] for choice in t.choices(1) if ":" in choice} == {"set 4"}
