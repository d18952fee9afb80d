"""COMBAT, landmines and machine guns with a German (A-GER-35 to -62)."""

from __future__ import annotations

import pytest

from hhour.dday.boxes.atlantikwall.german.combat import required_loss
from hhour.dday.rules.fight.defence import guns
from tests.atlantikwall.german import Fortress
from tests.rule import rule

DEF_12 = {"n-18": "bunker"}


def stand(t: Fortress, defence: int, *seats: int) -> None:
    """Put Units where DEF is this much: the table is told so, the map stays."""
    for seat in seats:
        sector = t.field.book.sectors[t.field.unit(seat).sector]
        sector.defence = (defence,)


@pytest.fixture
def t() -> Fortress:
    """Two Units in two sectors of their own, whose DEF a test may write."""
    table = Fortress("dday n-13 units=2 opts=german,bazooka-joe=all")
    table.unit(1, sector=3)
    table.unit(2, sector=5)
    table.german(bare=True)
    return table


@pytest.fixture(autouse=True)
def _own_ground(monkeypatch: pytest.MonkeyPatch, t: Fortress) -> None:
    """DEF written by a test is gone after it."""
    for sector in t.field.book.sectors:
        monkeypatch.setattr(sector, "defence", sector.defence)


@rule("A-GER-35", "A-GER-37")
def test_no_gun_fires_without_a_machine_gunner(t: Fortress) -> None:
    t.unit(1, sector=4)
    t.unit(2, sector="bunker")
    assert t.field.ground(t.get(1).sector).mgf == 1
    assert (guns(t.field, t.get(1).sector), guns(t.field, t.get(2).sector)) == (0, 0)
    t.fight()
    assert t.count("mgf") == 0


@rule("A-GER-36", "A-GER-38", "A-CARD-GS-02")
@pytest.mark.parametrize("active", [False, True])
def test_landmines_are_dangerous_only_with_a_pionier_and_vehicles_may_cross_dead_ones(
    t: Fortress, active: bool
) -> None:
    t.german(cards=["pionier"] if active else [])
    t.unit(1, sector=6, courage=9, cards=["jeep", "scout"])
    t.start_at("MOVE")
    t.pass_all("MOVE")
    if active:
        t.dice("4")
    t.answer(1, "advance 9")
    assert (t.get(1).vehicle == "jeep") is not active
    assert t.count("d6") == int(active)


@rule("A-GER-39", "A-GER-40", "A-GER-41", "A-CARD-GS-03")
def test_a_machine_gunner_recruited_this_turn_makes_the_guns_fire_and_his_loss_silences_them(t: Fortress) -> None:
    t.unit(1, sector=4, soldiers=30)
    t.german(stars=9, soldiers=20)
    t.start_at("MUSTER")
    t.answer(3, "recruit maschinengewehr-schuetze")
    assert guns(t.field, t.get(1).sector) == 1
    t.field.push(3, "german-specialist", 0, 0, "sniper A-CARD-AS-02")
    t.quiet(3)
    assert guns(t.field, t.get(1).sector) == 0
    t.german(cards=["maschinengewehr-schuetze"])
    t.dice("3")
    t.fight()
    assert t.count("mgf") == 1


@rule("A-GER-42")
def test_mines_and_guns_never_hurt_him(t: Fortress) -> None:
    t.unit(1, sector=4)
    t.german(soldiers=20, cards=["maschinengewehr-schuetze", "pionier"])
    t.dice("6")
    t.fight()
    assert t.he.soldiers == 20 - 5


@rule("A-GER-43", "A-NOTE-05")
def test_a_gun_the_grenadier_silenced_stays_silent(t: Fortress) -> None:
    t.unit(1, sector=4, cards=["grenadier"])
    t.german(soldiers=20)
    t.start_at("COMBAT")
    t.answer(1, "use grenadier")
    t.finish()
    t.german(cards=["maschinengewehr-schuetze"])
    assert guns(t.field, t.field.book.index("4")) == 0


@rule("A-GER-44", "A-CARD-DEC-16")
def test_he_pays_after_the_cards_before_the_guns_and_before_they_fire(t: Fortress) -> None:
    t.unit(1, sector=4, cards=["bazooka"])
    t.german(soldiers=20, cards=["maschinengewehr-schuetze", "eastern-front-medal"])
    t.start_at("COMBAT")
    assert t.field.book.slots[t.field.battle.stage] == "before-fire"
    t.answer(3, "use eastern-front-medal")
    assert t.question(3) == "german-pay"
    assert t.field.battle.effects == (("halved", 0, 0, "eastern-front-medal"),)
    assert t.count("mgf") == 0
    t.dice("2")
    t.answer(3, "pay")
    assert t.count("mgf") == 1
    assert t.question(1) == "after-fire"  # a Bazooka may still be used (A-AMB-38)


@rule("A-GER-45", "A-GER-50", "A-GER-EX-04", "A-GER-55", "A-GER-52")
def test_he_pays_the_single_highest_def_and_what_he_has_beyond_it_raises_nothing(t: Fortress) -> None:
    stand(t, 12, 1)
    t.german(soldiers=20)
    t.fight()
    assert t.he.soldiers == 8
    assert t.get(1).soldiers == 30 - 12
    assert t.get(2).soldiers == 30 - 4


@rule("A-GER-46", "A-GER-EX-09")
def test_each_unit_faces_the_def_of_its_own_chevrons_and_the_highest_counts() -> None:
    t = Fortress("dday n-13 units=2 opts=german")
    t.german(bare=True, soldiers=9)
    t.unit(1, sector=10, marker=3)
    t.unit(2, sector=10, marker=1)
    assert required_loss(t.field) == 11
    t.fight()
    assert (t.get(1).soldiers, t.get(2).soldiers) == (30 - 9, 30 - 3)


@rule("A-GER-47", "A-GER-EX-03", "A-GER-57")
def test_a_bazooka_helps_the_units_only_and_def_below_0_brings_them_soldiers(t: Fortress) -> None:
    t.unit(1, sector=3, cards=["bazooka"])
    stand(t, 12, 1)
    t.german(soldiers=4)
    t.start_at("COMBAT")
    t.answer(3, "pay") if t.question(3) == "german-pay" else None
    t.answer(1, "use bazooka")
    assert t.he.required == 12
    t.finish()
    assert t.get(1).soldiers == 33


@rule("A-GER-48", "A-CARD-DEC-04", "A-CARD-EX-06")
@pytest.mark.parametrize(("bazooka", "left"), [(False, 20), (True, 27)])
def test_the_rad_badge_raises_def_for_the_units_and_not_what_he_pays(t: Fortress, bazooka: bool, left: int) -> None:
    t.unit(1, sector=3, cards=["bazooka"] if bazooka else [])
    stand(t, 8, 1)
    t.german(soldiers=6, cards=["rad-badge"])
    t.start_at("COMBAT")
    t.answer(3, "use rad-badge", "target 3")
    if bazooka:
        t.answer(1, "use bazooka")
    assert t.he.required == 8
    t.finish()
    assert t.get(1).soldiers == left


@rule("A-GER-49")
def test_guns_and_attributes_never_add_to_the_required_loss(t: Fortress) -> None:
    t.unit(1, sector=4)
    t.german(cards=["maschinengewehr-schuetze"])
    assert required_loss(t.field) == 5


@rule("A-GER-53", "A-GER-54", "A-GER-EX-02", "A-END-07")
def test_a_shortfall_lowers_def_for_all_and_does_not_lose_him_the_game(t: Fortress) -> None:
    t.unit(2, sector=3)
    stand(t, 12, 1)
    t.german(soldiers=4)
    t.fight()
    assert t.he.soldiers == 0
    assert (t.get(1).soldiers, t.get(2).soldiers) == (26, 26)
    assert t.table.outcome == ""


@rule("A-GER-56", "A-GER-EX-06")
def test_def_made_0_by_a_card_still_goes_below_it_by_the_shortfall(t: Fortress) -> None:
    t.unit(1, sector=3, cards=["bangalore-torpedo"])
    stand(t, 9, 1)
    t.german(soldiers=6)
    t.start_at("COMBAT")
    t.answer(1, "use bangalore-torpedo")
    t.finish()
    assert t.get(1).soldiers == 33


@rule("A-GER-EX-05")
@pytest.mark.parametrize(("soldiers", "a", "b"), [(7, 23, 29), (2, 28, 34)])
def test_a_shortfall_helps_the_unit_in_the_lower_sector_most(t: Fortress, soldiers: int, a: int, b: int) -> None:
    stand(t, 10, 1)
    t.german(soldiers=soldiers)
    t.fight()
    assert (t.get(1).soldiers, t.get(2).soldiers) == (a, b)


@rule("A-GER-58", "A-GER-EX-07")
@pytest.mark.parametrize("helped", [True, False])
def test_a_gain_comes_before_the_guns_which_no_shortfall_softens(t: Fortress, helped: bool) -> None:
    t.unit(1, sector=4, soldiers=1, cards=["bazooka", *(["scout", "corporal"] if helped else [])])
    stand(t, 12, 1)
    t.german(soldiers=4, cards=["maschinengewehr-schuetze"])
    t.dice("5")
    t.start_at("COMBAT")
    t.answer(3, "pay")
    t.answer(1, "use bazooka")
    t.finish()
    assert (t.table.outcome == "lost") is not helped
    if helped:
        assert (t.get(1).soldiers, len(t.get(1).specialists)) == (0, 1)


@rule("A-GER-EX-10")
def test_engineer_and_flame_thrower_in_a_bunker_with_a_shortfall_bring_soldiers(t: Fortress) -> None:
    t.unit(1, sector="bunker", soldiers=9, cards=["engineer", "flame-thrower"])
    stand(t, 14, 1)
    t.german(soldiers=10)
    t.start_at("COMBAT")
    t.answer(1, "use flame-thrower")
    t.finish()
    assert t.get(1).soldiers == 13


@rule("A-GER-59")
def test_a_shortfall_applies_where_def_is_fixed() -> None:
    t = Fortress("dday n-08 units=2 opts=german")
    t.german(bare=True, soldiers=0)
    t.unit(1, sector=11, soldiers=9)
    t.unit(2, sector=1)
    assert t.field.ground(t.get(1).sector).def_fixed
    t.fight()
    assert t.get(1).soldiers >= 9


@rule("A-GER-60")
def test_a_shortfall_is_forgotten_after_combat(t: Fortress) -> None:
    t.german(soldiers=0)
    t.fight()
    assert t.he.shortfall == 0


@rule("A-GER-61", "A-END-08", "A-ASSAULT-03")
def test_a_unit_wiped_out_gives_him_nothing_back_and_ends_the_game_before_any_assault(t: Fortress) -> None:
    t.unit(1, sector=3, soldiers=1)
    t.unit(2, sector="bunker", soldiers=90)
    t.german(soldiers=30)
    before = t.he.soldiers
    t.fight()
    assert t.he.soldiers == before - t.he.required
    assert t.table.outcome == "lost"
    assert t.table.winners.sides == ("german",)


@rule("A-CARD-GS-08", "A-CARD-EX-02")
def test_a_sanitaeter_keeps_one_of_the_fallen_and_the_shortfall_stays(t: Fortress) -> None:
    stand(t, 9, 1)
    t.german(soldiers=5, cards=["sanitaeter"])
    t.start_at("COMBAT")
    t.answer(3, "pay")
    assert t.he.soldiers == 1
    assert t.events("shortfall")[0].data["n"] == 4


@rule("A-CARD-DEC-16", "A-CARD-EX-05")
@pytest.mark.parametrize("defence", [13, 12])
def test_the_eastern_front_medal_halves_the_required_loss_rounded_up(t: Fortress, defence: int) -> None:
    stand(t, defence, 1)
    t.german(soldiers=5, cards=["eastern-front-medal"])
    t.start_at("COMBAT")
    t.answer(3, "use eastern-front-medal")
    t.finish()
    assert t.get(1).soldiers == 30 - 11


@rule("A-CARD-EX-09")
def test_tnt_makes_no_shortfall_but_the_combat_after_it_does(t: Fortress) -> None:
    t.unit(1, sector=3, cards=["tnt"])
    stand(t, 7, 1)
    t.german(soldiers=4)
    t.start_at("COMBAT")
    t.answer(1, "use tnt")
    t.finish()
    assert t.he.soldiers == 0
    assert [event.data["n"] for event in t.events("shortfall")] == [7]
