"""B-COMBAT: who falls, in which order, and what is saved."""

from __future__ import annotations

import pytest

from hhour.dday.rules.steps.casualties import suffer
from hhour.kernel.lanes import settle
from tests.rule import rule
from tests.table import Situation


def suffered(t: Situation) -> dict[int, int]:
    return {event.seat: event.data["n"] for event in t.events("casualties")}  # type: ignore[misc]


@rule("B-COMBAT-01")
def test_a_unit_fights_in_the_sector_it_has_moved_to() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=1, soldiers=20, courage=3)
    t.unit(2, sector=1, soldiers=20)
    t.start_at("MOVE")
    t.answer(1, "advance 3")
    t.answer(2, "stay")
    t.pass_until("ROLL")
    assert suffered(t) == {1: 4, 2: 2}


@rule("B-COMBAT-02")
def test_combat_goes_cards_guns_trade_special_damage_casualties() -> None:
    t = Situation("dday n-02 units=2")
    t.unit(1, sector=5, soldiers=20, cards=["grenadier", "scout", "medic"])
    t.unit(2, sector=5, soldiers=20)
    t.start_at("COMBAT")
    assert t.question(1) == "before-guns"
    assert t.refused(1, "trade 2").rule == "B-TRADE-06"
    t.dice("6")
    t.answer(1, "ready")
    assert [event.data["dice"] for event in t.events("mgf")] == [(6,)]
    assert t.question(1) == "after-guns"
    assert "trade 2" in t.choices(1)
    assert "use grenadier" not in t.choices(1)
    t.answer(1, "trade 2", "give soldiers 5", "offer")
    t.answer(2, "accept")
    t.answer(1, "ready")
    t.answer(2, "ready")
    assert t.question(1) == "special-damage"
    assert not t.events("casualties")
    t.answer(1, "lose grenadier")
    assert suffered(t) == {1: 11, 2: 11}
    assert t.question(1) == "fall"
    t.answer(1, "lose soldiers")
    order = [event.kind for event in t.table.events if event.phase == "COMBAT"]
    steps = ["mgf", "struck", "casualties", "saved", "fell"]
    assert sorted(steps, key=order.index) == steps


@rule("B-COMBAT-02")
def test_losses_of_the_sector_are_added_to_def_and_guns() -> None:
    t = Situation("dday n-06 units=1")
    t.unit(1, sector=6, soldiers=30)
    place = t.get(1).sector
    rolled = t.field.battle.rolled
    t.field.battle.rolled = (*rolled[:place], 1, *rolled[place + 1 :])  # mortar fire: 1d6 more
    t.dice("5")
    t.start_at("COMBAT")
    assert suffered(t) == {1: 13}


@rule("B-COMBAT-03")
def test_medic_ambulance_hero_and_flak_vest_save_and_never_more_than_there_is() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=5, soldiers=20, courage=1, cards=["medic", "ambulance", "hero", "flak-vest"])
    t.dice("6")
    t.start_at("COMBAT")
    t.answer(1, "use flak-vest")
    t.ready(1)
    assert suffered(t) == {1: 3}
    assert [(event.source, event.data["n"]) for event in t.events("saved")] == [("medic", 1), ("ambulance", 1)]
    t.answer(1, "pay 1 0")
    assert t.get(1).soldiers == 20

    none = Situation("dday n-01 units=1")
    none.unit(1, sector=5, soldiers=20, cards=["medic", "bangalore-torpedo"])
    none.start_at("MUSTER")
    none.answer(1, "use bangalore-torpedo")
    none.dice("1")
    none.pass_until("ROLL")
    assert suffered(none) == {1: 1}
    assert none.get(1).soldiers == 20


@rule("B-COMBAT-03")
def test_a_hero_pays_for_casualties_that_are_left() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=4, soldiers=20, courage=2, stars=1, cards=["medic", "hero"])
    t.start_at("COMBAT")
    assert t.question(1) == "pay"
    t.answer(1, "pay 2 1", "lose soldiers")
    assert t.get(1).soldiers == 20 - (6 - 1 - 3)


@rule("B-COMBAT-04")
def test_each_casualty_may_be_a_soldier_or_a_specialist() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=2, soldiers=9, cards=["scout", "corporal", "beachmaster"])
    t.start_at("COMBAT")
    assert t.choices(1) == ["lose soldiers", "lose scout", "lose corporal", "lose beachmaster"]
    t.answer(1, "lose corporal", "lose scout", "lose soldiers")
    assert t.get(1).soldiers == 7
    assert t.get(1).fallen == ("corporal", "scout")
    assert t.get(1).specialists == ("beachmaster",)


@rule("B-COMBAT-05")
def test_the_whole_number_is_assigned() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=2, soldiers=1, cards=["scout", "corporal", "beachmaster", "veteran"])
    t.start_at("COMBAT")
    t.answer(1, "lose soldiers")
    assert "lose soldiers" not in t.choices(1)
    assert t.refused(1, "pass").rule == "B-COMBAT-04"
    t.answer(1, "lose scout", "lose corporal", "lose veteran")
    assert t.field.phase() == "ROLL"
    assert t.get(1).specialists == ("beachmaster",)


@rule("B-COMBAT-05")
@pytest.mark.parametrize("cards", [[], ["scout"]])
def test_a_single_casualty_is_assigned_like_many(cards: list[str]) -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=2, soldiers=9, cards=cards)
    suffer(t.field, t.get(1), 1, "B-COMBAT-02")
    settle(t.field)
    if cards:
        t.answer(1, "lose soldiers")
    assert t.get(1).soldiers == 8


@rule("B-COMBAT-08", "B-COMBAT-05")
@pytest.mark.parametrize(("soldiers", "left"), [(5, 1), (4, 0), (3, 0)])
def test_a_unit_alone_whose_last_soldier_falls_is_wiped_out(soldiers: int, left: int) -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=2, soldiers=soldiers)  # DEF 4
    t.start_at("COMBAT")
    assert (t.get(1).soldiers, t.table.outcome) == (left, "" if left else "lost")


@rule("B-COMBAT-06")
def test_an_engineer_who_falls_with_his_unit_still_helped_those_beside_it() -> None:
    t = Situation("dday n-01 units=2 level=basic")
    t.unit(1, sector="bunker", soldiers=1, cards=["engineer"])
    t.unit(2, sector="bunker", soldiers=30)
    t.dice("1")
    t.start_at("COMBAT")
    t.pass_until("ROLL")
    assert not t.is_in_play(1)
    assert suffered(t) == {1: 8, 2: 8}


@rule("B-COMBAT-06")
def test_a_medic_who_falls_has_saved_his_one() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=2, soldiers=9, cards=["medic"])
    t.start_at("COMBAT")
    t.answer(1, "lose medic")
    assert t.get(1).soldiers == 7
    assert t.get(1).fallen == ("medic",)


@rule("B-COMBAT-07")
def test_mines_and_sector_losses_are_assigned_the_same_way() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=5, soldiers=30, courage=3, cards=["scout", "medic"])
    t.start_at("MOVE")
    t.dice("4 1")
    t.answer(1, "advance 8")
    assert t.question(1) == "fall"
    t.answer(1, "lose scout", "lose soldiers")
    assert t.get(1).fallen == ("scout",)
    assert t.get(1).soldiers == 28

    upkeep = Situation("dday n-05 units=1")
    upkeep.unit(1, sector=11, soldiers=9, cards=["scout", "medic"])
    upkeep.tally(1, "STAR STAR STAR STAR TOOL COURAGE")
    upkeep.start_at("UPKEEP")
    assert upkeep.choices(1) == ["lose soldiers", "lose scout", "lose medic"]
    upkeep.answer(1, "lose scout", "lose soldiers")
    assert upkeep.get(1).soldiers == 8


@rule("B-COMBAT-08")
def test_without_soldiers_and_specialists_a_unit_is_wiped_out() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=2, soldiers=3, cards=["scout"])
    t.start_at("COMBAT")
    assert t.table.outcome == "lost"
    assert t.events("wiped-out")[0].rule == "B-COMBAT-08"
    assert t.why(t.events("wiped-out")[0]) == ["B-COMBAT-08", "B-COMBAT-02"]

    left = Situation("dday n-01 units=1")
    left.unit(1, sector=2, soldiers=4, cards=["scout"])
    left.start_at("COMBAT")
    left.answer(1, "lose soldiers")
    assert left.is_in_play(1)
    assert left.get(1).soldiers == 0


@rule("B-COMBAT-EX-01")
def test_twelve_of_thirteen_strong_fall_in_sector_9_and_one_specialist_is_kept() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=9, soldiers=9, cards=["medic", "scout", "corporal", "veteran"])
    t.dice("3")
    t.start_at("COMBAT")
    assert suffered(t) == {1: 13}
    t.answer(1, "lose soldiers", "lose medic", "lose scout", "lose corporal")
    assert t.get(1).soldiers == 0
    assert t.get(1).specialists == ("veteran",)
    assert t.field.phase() == "ROLL"


@rule("B-COMBAT-EX-02")
def test_engineer_and_three_specialists_beside_the_bunker_leave_nine_and_a_flame_thrower_five() -> None:
    for cards, number in ((["engineer"], 9), (["engineer", "flame-thrower"], 5)):
        t = Situation("dday n-01 units=2")
        t.unit(1, sector="bunker", soldiers=30, cards=["scout", "corporal", "veteran"])
        t.unit(2, sector=9, soldiers=30, courage=4)
        t.dice("1 1")
        t.start_at("COMBAT")
        t.answer(1, "lose soldiers")
        assert not t.is_in_play(1)
        t.unit(2, cards=cards, sector="bunker")
        t.dice("5")
        t.start_at("COMBAT")
        if "flame-thrower" in cards:
            t.answer(2, "use flame-thrower")
            t.ready(2)
        assert t.events("casualties", 2)[-1].data["n"] == number
