"""Solitaire as the German: what the march costs him, and the Sniper (A-SOLO-05, A-SOLO-23 to -40)."""

from __future__ import annotations

import pytest

from hhour.dday.boxes.atlantikwall.solitaire.marcher import GONE, HERE
from tests.atlantikwall.solitaire import SOLITAIRE, TIGER, Lonely
from tests.rule import rule

GUNNER = "maschinengewehr-schuetze"


@pytest.fixture
def t() -> Lonely:
    """A German without anybody; the Unit stands in sector 7 of N-01: DEF 8, one MGF."""
    table = Lonely()
    table.german(bare=True)
    table.stand(7)
    return table


@rule("A-SOLO-EX-04", "A-SOLO-24", "A-SOLO-05")
@pytest.mark.parametrize("soldiers", [9, 10])
def test_a_force_as_small_as_the_loss_is_gone_and_he_has_lost(t: Lonely, soldiers: int) -> None:
    t.german(soldiers=soldiers, cards=["hauptmann", "kommandant"])
    t.dice("4")
    t.combat()
    assert (t.table.outcome, t.table.winners.sides) == ("won", ("allies",))
    assert (t.he.soldiers, t.he.specialists) == (0, ())
    assert t.events("german-overrun")[0].rule == "A-SOLO-05"


@rule("A-SOLO-EX-04", "A-SOLO-24", "A-SOLO-25", "A-SOLO-05")
def test_one_specialist_left_is_enough_to_live(t: Lonely) -> None:
    t.german(soldiers=11, cards=["hauptmann", "kommandant"])
    t.dice("4")
    t.combat()
    assert t.question(t.seat) == "toll"
    t.answer(t.seat, "lose soldiers")
    assert t.refused(t.seat, "lose soldiers").rule == "A-SOLO-24"
    t.answer(t.seat, "lose hauptmann")
    assert (t.he.soldiers, t.he.specialists, t.table.outcome) == (0, ("kommandant",), "")


@rule("A-SOLO-24", "A-CARD-GS-14")
def test_he_may_give_up_specialists_first_and_a_paratrooper_is_worth_four(t: Lonely) -> None:
    t.german(soldiers=12, cards=["fallschirmjaeger", "kommandant", GUNNER])
    t.combat()
    t.answer(t.seat, "lose fallschirmjaeger")
    t.answer(t.seat, "lose soldiers")
    assert (t.he.soldiers, t.he.specialists) == (8, ("kommandant", GUNNER))


@rule("A-SOLO-23")
def test_in_a_sector_with_several_values_the_second_turn_has_the_second(t: Lonely) -> None:
    t.german(soldiers=40, cards=[GUNNER])
    sector = t.field.book.sectors[t.it.sector]
    before, sector.defence = sector.defence, (3, 9)
    try:
        t.combat()
        t.pass_all("ROLL")
        assert t.events("toll")[-1].data["def"] == 3
        t.combat()
        t.pass_all("ROLL")
        assert t.events("toll")[-1].data["def"] == 9
    finally:
        sector.defence = before


@rule("A-SOLO-25", "A-SOLO-27", "A-CARD-GS-03")
@pytest.mark.parametrize("gunner", [False, True])
def test_machine_guns_fire_at_him_while_he_has_no_gunner(t: Lonely, gunner: bool) -> None:
    t.german(soldiers=30, cards=[GUNNER] if gunner else [])
    if not gunner:
        t.dice("5")
    t.combat()
    t.pass_all("ROLL")
    toll = t.events("toll")[-1]
    assert (toll.data["n"], t.count("mgf")) == ((8, 0) if gunner else (13, 1))


@rule("A-SOLO-26")
def test_special_damage_takes_courage_where_the_sector_says_so(t: Lonely, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(t.field.book.sectors[t.it.sector], "special", "courage")
    t.german(soldiers=40, courage=3)
    t.dice("6")
    t.combat()
    assert t.he.courage == 2
    t.german(courage=0)
    t.dice("6")
    t.combat()
    assert t.he.courage == 0


@rule("A-SOLO-26")
def test_special_damage_takes_a_specialist_of_his_choice(t: Lonely, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(t.field.book.sectors[t.it.sector], "special", "specialist")
    t.german(soldiers=40, cards=["hauptmann", "kommandant"])
    t.dice("6")
    t.combat()
    assert t.question(t.seat) == "struck"
    assert t.refused(t.seat, "lose soldiers").rule == "A-SOLO-26"
    t.answer(t.seat, "lose hauptmann")
    assert t.he.specialists == ("kommandant",)
    t.german(bare=True)
    t.dice("6")
    t.combat()
    assert t.question(t.seat) == "toll" or t.field.phase() == "ROLL"  # nothing he does not have is lost


@rule("A-SOLO-25", "P-MGF-05")
def test_grey_dice_take_from_him_what_they_take_from_a_unit() -> None:
    t = Lonely(f"{TIGER},grey-mgf-dice")
    t.german(bare=True, soldiers=30, stars=2)
    t.stand(7)
    t.dice("STAR")
    t.combat()
    assert (t.he.stars, t.events("toll")[-1].data["mgf"]) == (1, 0)
    t.german(stars=0, soldiers=30)
    t.dice("STAR")
    t.combat()
    assert t.events("toll")[-1].data["mgf"] == 6


@rule("A-SOLO-28", "A-SOLO-29", "A-CARD-GS-02")
@pytest.mark.parametrize("pionier", [False, True])
def test_a_mined_line_costs_him_a_die_of_soldiers_without_a_pionier(t: Lonely, pionier: bool) -> None:
    t.stand(8, fought=2)
    t.german(soldiers=20, cards=["pionier"] if pionier else [])
    if not pionier:
        t.dice("4")
    t.move()
    assert t.here == "10"
    assert t.fell("A-SOLO-28") == ([] if pionier else [4])
    assert t.count("mines-cleared") == pionier


@rule("A-SOLO-28", "A-SOLO-24")
def test_a_mine_takes_specialists_where_soldiers_do_not_suffice(t: Lonely) -> None:
    t.stand(8, fought=2)
    t.german(soldiers=2, cards=["hauptmann", "kommandant"])
    t.dice("3")
    t.move()
    t.answer(t.seat, "lose soldiers")
    assert t.choices(t.seat) == ["lose hauptmann", "lose kommandant"]
    t.answer(t.seat, "lose kommandant")
    lost = t.events("fallen")[0]
    assert (lost.rule, lost.data["card"]) == ("A-SOLO-28", "kommandant")


@rule("A-SOLO-30", "A-CARD-GI-03")
def test_the_periscope_changes_a_mine_or_a_machine_gun_die(t: Lonely) -> None:
    t.stand(8, fought=2)
    t.german(soldiers=20, cards=["bunker-periscope"])
    t.dice("6")
    t.move()
    assert t.question(t.seat) == "react"
    t.answer(t.seat, "set 1")
    assert t.fell("A-SOLO-28") == [1]
    t.stand(7)
    t.german(soldiers=20, cards=[])
    t.he.items, t.he.spent = ("bunker-periscope",), ()
    t.dice("6")
    t.combat()
    assert t.question(t.seat) == "after-fire"
    t.answer(t.seat, "use bunker-periscope", "set mgf:7:1 1")
    t.pass_all("ROLL")
    assert t.events("toll")[-1].data["mgf"] == 1


@rule("A-SOLO-30", "A-CARD-GS-08")
def test_the_sanitaeter_saves_one_in_move_and_one_in_combat(t: Lonely) -> None:
    t.stand(8, fought=2)
    t.german(soldiers=30, cards=["sanitaeter", GUNNER])
    t.dice("4")
    t.move()
    assert t.question(t.seat) == "toll"
    t.answer(t.seat, "lose soldiers")
    assert t.he.soldiers == 27
    assert t.question(t.seat) == "toll"  # COMBAT in sector 10: DEF 10
    t.answer(t.seat, "lose soldiers")
    assert t.he.soldiers == 18


@rule("A-SOLO-05")
def test_a_loss_outside_combat_ends_the_game_too() -> None:
    t = Lonely(f"{TIGER},battle-conditions")
    t.german(bare=True, soldiers=2)
    t.field.battle.parts["conditions"].card = "clear-skies"  # type: ignore[attr-defined]
    t.german_tally("SKULL SKULL SKULL SKULL COURAGE COURAGE")
    t.start_at("UPKEEP")
    t.pass_all("MUSTER")
    assert t.table.outcome == "won"


@rule("A-SOLO-48")
@pytest.mark.parametrize("more", [0, 1, 2])
def test_by_option_a_second_wave_costs_more_once_it_has_advanced(more: int) -> None:
    t = Lonely(f"{TIGER},solo-second-wave={more}")
    t.german(soldiers=40, cards=[GUNNER])
    t.combat()
    t.pass_all("ROLL")
    assert t.events("toll")[-1].data["n"] == 2  # in sector 1, before any Advance
    t.stand(2)
    t.combat()
    t.pass_all("ROLL")
    assert t.events("toll")[-1].data["n"] == 4 + more


# --- the Sniper -------------------------------------------------------------------------------------------------------


@rule("A-SOLO-31")
def test_the_sniper_comes_with_the_first_advance_and_no_sooner(t: Lonely) -> None:
    t.stand(1, fought=2)
    assert t.count("sniper-comes") == 0
    t.german(soldiers=30, cards=["pionier", GUNNER])
    t.move()
    assert (t.here, t.it.sniper, t.count("sniper-comes")) == ("2", HERE, 1)
    assert t.count("sniper-fires") == 0  # not in the turn of a move (A-SOLO-32)


def _shot(t: Lonely, *cards: str, soldiers: int = 40) -> None:
    """The Unit stays and the Sniper fires at a German with these men."""
    t.it.sniper = HERE
    t.german(soldiers=soldiers, cards=list(cards))
    t.combat()


@rule("A-SOLO-32")
def test_he_fires_before_the_guns_and_only_where_the_unit_stays(t: Lonely) -> None:
    _shot(t, "hauptmann", "kommandant")
    assert t.question(t.seat) == "german-specialist"
    assert t.count("mgf") == 0
    t.it.moved = t.field.battle.turn
    t.dice("1")
    t.combat()
    assert t.count("sniper-fires") == 1


@rule("A-SOLO-33")
def test_a_hit_costs_a_specialist_of_his_choice_and_a_conscript_comes_back(t: Lonely) -> None:
    _shot(t, "hauptmann", "zwangsrekrut", GUNNER)
    t.answer(t.seat, "lose zwangsrekrut")
    assert "zwangsrekrut" in t.he.hand
    assert t.he.specialists == ("hauptmann", GUNNER)


@rule("A-SOLO-34")
def test_without_specialists_a_hit_costs_two_soldiers(t: Lonely) -> None:
    t.dice("1")
    _shot(t, soldiers=40)
    fell = t.events("fell")[0]
    assert (fell.rule, fell.data["n"]) == ("A-SOLO-34", 2)


@rule("A-SOLO-35")
def test_every_shot_hits_without_a_die(t: Lonely) -> None:
    _shot(t, "hauptmann")
    assert t.he.specialists == ()
    assert t.count("d6") == 0


@rule("A-SOLO-36")
@pytest.mark.parametrize(("number", "hits"), [(3, False), (4, True)])
def test_by_option_he_must_roll_four(number: int, hits: bool) -> None:
    t = Lonely(f"{TIGER},solo-sniper-rolls")
    t.german(bare=True)
    t.stand(2)
    t.dice(str(number))
    _shot(t, "hauptmann")
    assert (t.he.specialists == ()) == hits


@rule("A-SOLO-37", "A-CARD-DEC-08")
def test_the_sniper_badge_is_the_end_of_him_and_waits_until_he_is_there(t: Lonely) -> None:
    t.german(soldiers=40, cards=["sniper-badge", GUNNER])
    t.start_at("MUSTER")
    refused = t.refused(t.seat, "use sniper-badge")
    assert (refused.rule, refused.key) == ("A-SOLO-37", "sniper-not-come")
    t.it.sniper = HERE
    t.field.stamp += 1
    t.answer(t.seat, "use sniper-badge")
    assert t.it.sniper == GONE
    t.pass_all("COMBAT")
    t.pass_all("ROLL")
    assert t.count("sniper-fires") == 0


@rule("A-SOLO-38", "A-CARD-GS-04")
def test_the_fourth_use_of_the_scharfschuetze_is_the_end_of_both(t: Lonely) -> None:
    t.it.sniper = HERE
    t.german(soldiers=60, cards=["scharfschuetze", "hauptmann", GUNNER])
    for use in (1, 2, 3):
        t.combat()
        t.answer(t.seat, "use scharfschuetze")
        assert t.it.tokens == use
        t.he.used = ()  # as in another turn
    t.combat()
    t.answer(t.seat, "use scharfschuetze")
    assert (t.it.tokens, t.it.sniper) == (4, GONE)
    assert "scharfschuetze" in t.he.fallen
    t.pass_all("ROLL")
    assert t.count("sniper-fires") == 3  # those before


@rule("A-SOLO-38", "A-SOLO-39")
def test_four_tokens_laid_before_he_comes_meet_him_when_he_does(t: Lonely) -> None:
    t.stand(1)
    t.it.tokens = 3
    t.german(soldiers=60, cards=["scharfschuetze", "pionier", GUNNER])
    t.combat()
    t.answer(t.seat, "use scharfschuetze")
    assert "scharfschuetze" in t.he.specialists
    t.stand(1, fought=2)
    t.move()
    assert (t.it.sniper, "scharfschuetze" in t.he.fallen) == (GONE, True)
    assert t.count("sniper-fires") == 0


@rule("A-SOLO-39", "A-SOLO-40")
def test_tokens_stay_while_he_is_lost_and_count_when_a_card_brings_him_back(t: Lonely) -> None:
    t.it.tokens = 4
    t.it.sniper = HERE
    t.he.fallen = ("scharfschuetze",)
    t.german(soldiers=60, cards=["general-assault-badge", GUNNER])
    t.start_at("MUSTER")
    assert t.it.sniper == HERE
    t.answer(t.seat, "use general-assault-badge")
    assert (t.it.sniper, t.he.fallen) == (GONE, ("scharfschuetze",))


@rule("A-SOLO-40")
def test_only_a_scharfschuetze_in_the_force_lays_tokens(t: Lonely) -> None:
    t.it.tokens = 2
    t.german(soldiers=60, cards=["hauptmann", GUNNER])
    t.he.fallen = ("scharfschuetze",)
    t.combat()
    assert "use scharfschuetze" not in t.choices(t.seat)
    assert t.it.tokens == 2


@rule("A-SOLO-01")
def test_nobody_plays_the_automated_unit() -> None:
    t = Lonely(f"dday n-18 opts={SOLITAIRE}", "1")
    assert t.refused(1, "roll").key == "seat-not-played"
