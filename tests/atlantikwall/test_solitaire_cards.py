"""Solitaire as the German: cards that change, Battle Conditions (A-SOLO-41 to -50)."""

from __future__ import annotations

import pytest

from hhour.kernel.faces import BLACK, RED, STAR, TOOL, WHITE, result
from tests.atlantikwall.solitaire import SOLITAIRE, STARS, TIGER, Lonely
from tests.rule import rule

GUNNER = "maschinengewehr-schuetze"


def window(*cards: str, tally: str = STARS, setup: str = TIGER) -> Lonely:
    """He has rolled this and the adjustment window is open."""
    t = Lonely(setup)
    t.german(bare=True, cards=list(cards), soldiers=40)
    t.german_tally(tally)
    t.start_stage("adjust")
    return t


@rule("A-SOLO-41", "A-CARD-GS-06")
@pytest.mark.parametrize("waffen", [False, True])
def test_waffen_ss_ignores_one_skull(waffen: bool) -> None:
    t = Lonely()
    t.german(bare=True, soldiers=0, cards=["waffen-ss"] if waffen else ["hauptmann"])
    t.german_tally("SKULL SOLDIER SOLDIER SOLDIER SOLDIER SOLDIER")
    t.start_at("UPKEEP")
    t.pass_all("MUSTER", "MOVE", "COMBAT")
    assert t.count("cancelled") == (0 if waffen else 1)
    assert t.field.book.cards["waffen-ss"].use is None


@rule("A-SOLO-42", "A-CARD-GS-07")
def test_the_beobachter_pays_for_the_german_s_own_bonuses_without_a_limit() -> None:
    t = Lonely()
    t.german(bare=True, soldiers=40, points=0, cards=["beobachter", "flare-pistol", "pervitin", "officers-cap"])
    t.german_tally("SOLDIER SOLDIER SOLDIER SOLDIER SOLDIER SOLDIER")
    t.start_at("UPKEEP")
    t.answer(t.seat, "claim SOLDIER", "claim SOLDIER")
    t.answer(t.seat, "use flare-pistol", "use pervitin")
    assert t.he.points == 8


@rule("A-SOLO-43", "A-CARD-DEC-07")
@pytest.mark.parametrize("keeps", ["first", "second"])
def test_the_clasp_rolls_a_second_tally_of_which_one_is_kept(keeps: str) -> None:
    t = window("close-combat-clasp", "kradmelder")
    assert t.he.virtual == (result(TOOL, 3),)
    t.answer(t.seat, "use close-combat-clasp")
    assert t.question(t.seat) == "roll"
    t.dice("SKULL SKULL SOLDIER SOLDIER TOOL TOOL")
    t.answer(t.seat, "roll")
    assert t.question(t.seat) == "lock"
    t.answer(t.seat, "lock r1 r2")
    t.dice("COURAGE COURAGE")
    t.answer(t.seat, "reroll w1 w2")
    t.answer(t.seat, "stop")
    assert t.question(t.seat) == "which-tally"
    t.answer(t.seat, f"choose {keeps}-tally")
    faces = [die["face"] for die in t.table.view(t.seat)["forces"][1]["dice"]]  # type: ignore[index]
    second = ["SKULL", "SKULL", "COURAGE", "COURAGE", "TOOL", "TOOL"]
    assert faces == (["STAR"] * 6 if keeps == "first" else second)
    assert t.he.virtual == (result(TOOL, 3),)
    assert "close-combat-clasp" in t.he.deck.discards
    t.pass_all("UPKEEP", "COMBAT")
    tally = t.events("tally")[-1].data["results"]
    assert isinstance(tally, tuple)
    assert ("red SKULL" in tally) == (keeps == "second")


@rule("A-SOLO-44")
@pytest.mark.parametrize("slug", ["dog", "barbed-wire"])
def test_finding_the_dog_or_the_wire_rolls_the_trading_pool_and_again_in_full(slug: str) -> None:
    t = Lonely()
    t.german(bare=True, soldiers=40, points=30, stars=9, cards=["hauptmann"])
    t.start_at("MUSTER")
    assert t.field.battle.spare_dice == ()
    t.dice("STAR TOOL STAR TOOL STAR TOOL")
    t.answer(t.seat, f"find {slug}")
    pool = (RED, RED, WHITE, WHITE, BLACK, BLACK)
    faces = (STAR, TOOL, STAR, TOOL, STAR, TOOL)
    assert t.field.battle.spare_dice == tuple(result(f, c) for f, c in zip(faces, pool, strict=True))
    t.he.flags = 0  # as in another turn
    t.field.battle.spare_dice = t.field.battle.spare_dice[:2]
    t.field.stamp += 1
    t.dice("TOOL TOOL TOOL TOOL TOOL TOOL")
    t.answer(t.seat, f"find {'dog' if slug == 'barbed-wire' else 'barbed-wire'}")
    assert t.field.battle.spare_dice == tuple(result(TOOL, colour) for colour in pool)


@rule("A-SOLO-44")
def test_other_items_roll_no_pool() -> None:
    t = Lonely()
    t.german(bare=True, soldiers=40, points=30, cards=["hauptmann"])
    t.start_at("MUSTER")
    t.answer(t.seat, "find schnapps")
    assert t.field.battle.spare_dice == ()


def put_in_pool(t: Lonely, *dice: int) -> None:
    """The trading pool shows this."""
    t.field.battle.spare_dice = dice


@rule("A-SOLO-45", "A-CARD-GI-04", "A-CARD-GI-01")
def test_the_dog_exchanges_one_die_and_the_wire_up_to_two_with_the_pool() -> None:
    t = window("dog", "barbed-wire")
    put_in_pool(t, result(TOOL, RED), result(TOOL, BLACK), result(TOOL, WHITE))
    t.answer(t.seat, "use dog")
    assert t.question(t.seat) == "pool-exchange"
    assert "enough" not in t.choices(t.seat)
    assert t.refused(t.seat, "exchange r1 red STAR").rule == "A-SOLO-45"
    t.answer(t.seat, "exchange r1 black TOOL")
    assert (t.he.faces[0], t.he.colours[0]) == (TOOL, BLACK)  # colours as they lie
    assert t.field.battle.spare_dice == (result(TOOL, RED), result(TOOL, WHITE))  # what was given up is put aside
    t.answer(t.seat, "use barbed-wire", "exchange r2 red TOOL")
    assert "enough" in t.choices(t.seat)
    t.answer(t.seat, "exchange w1 white TOOL")
    assert len(t.field.battle.spare_dice) == 0
    assert t.question(t.seat) != "pool-exchange"


@rule("A-SOLO-46")
def test_an_empty_pool_is_filled_when_a_die_is_needed() -> None:
    t = window("dog")
    t.dice("TOOL TOOL TOOL TOOL TOOL TOOL")
    t.answer(t.seat, "use dog")
    assert len(t.field.battle.spare_dice) == 6
    assert t.events("spare-dice")[-1].rule == "A-SOLO-46"


@rule("A-SOLO-47", "A-CARD-GI-15")
def test_a_choice_that_would_only_touch_units_may_be_made_and_does_nothing() -> None:
    t = window("pervitin")
    t.answer(t.seat, "use pervitin")
    before = t.it.to_json()
    assert t.choices(t.seat) == ["choose stars", "choose casualties"]
    t.answer(t.seat, "choose casualties")
    assert t.it.to_json() == before
    assert t.he.stars == 0


@rule("A-CARD-DEC-20", "A-SOLO-47")
@pytest.mark.parametrize("alone", [False, True])
def test_the_silver_wound_badge_costs_a_specialist_or_three_soldiers(alone: bool) -> None:
    t = Lonely()
    t.german(bare=True, soldiers=9, courage=10, cards=[] if alone else ["hauptmann", "kommandant"])
    t.start_at("MUSTER")
    t.dice("wound-badge-silver")
    t.answer(t.seat, "decorate")
    if alone:
        assert t.he.soldiers == 6
    else:
        assert t.choices(t.seat) == ["lose hauptmann", "lose kommandant"]


@rule("A-CARD-DEC-16")
def test_the_eastern_front_medal_halves_def_and_not_the_guns() -> None:
    t = Lonely()
    t.german(bare=True, soldiers=40, cards=["eastern-front-medal"])
    t.stand(7)
    t.combat()
    t.dice("5")
    t.answer(t.seat, "use eastern-front-medal")
    t.pass_all("ROLL")
    toll = t.events("toll")[-1]
    assert (toll.data["def"], toll.data["mgf"]) == (4, 5)


# --- Battle Conditions ------------------------------------------------------------------------------------------------


def under(card: str, *cards: str) -> Lonely:
    """This Battle Condition is in force; the Unit stands in sector 7 of N-01."""
    t = Lonely(f"{TIGER},battle-conditions")
    t.german(bare=True, soldiers=40, cards=["hauptmann", *cards])
    t.stand(7)
    t.field.battle.parts["conditions"].card = card  # type: ignore[attr-defined]
    return t


@rule("A-SOLO-49", "A-CARD-CON-19")
def test_jammed_guns_do_not_fire_at_him_either() -> None:
    t = under("jammed-guns")
    t.combat()
    t.pass_all("ROLL")
    assert t.events("toll")[-1].data["mgf"] == 0


@rule("A-SOLO-49", "A-CARD-CON-02")
def test_morning_fog_is_nothing_to_him() -> None:
    t = under("morning-fog")
    t.dice("5")
    t.combat()
    t.pass_all("ROLL")
    assert t.events("toll")[-1].data["mgf"] == 5


@rule("A-SOLO-49", "A-CARD-CON-11", "A-CARD-CON-20")
@pytest.mark.parametrize(("card", "lost"), [("naval-gunfire", 3), ("counter-attack", 0)])
def test_parts_for_units_do_not_change_def_and_parts_for_the_german_hold(card: str, lost: int) -> None:
    t = under(card, GUNNER)
    t.combat()
    if lost:
        t.answer(t.seat, "lose soldiers")  # or a Specialist in place of one (A-GER-31)
    assert t.he.soldiers == 40 - lost
    t.pass_all("ROLL")
    assert t.events("toll")[-1].data["def"] == 8


@rule("A-SOLO-49", "A-CARD-CON-25", "A-CARD-CON-08")
def test_what_holds_for_all_players_holds_for_him() -> None:
    t = under("exhaustion")
    t.start_stage("roll")
    t.dice(STARS)
    t.answer(t.seat, "roll")
    assert all(len(choice.split()) == 4 for choice in t.choices(t.seat))  # lock and three dice
    t = under("sun-in-the-eyes")
    t.start_stage("roll")
    t.roll(t.seat, STARS)
    assert t.count("rolled") == 1


@rule("A-SOLO-49")
def test_a_whole_game_with_conditions_comes_to_its_end() -> None:
    t = Lonely(f"dday n-18 opts={SOLITAIRE},battle-conditions,persistent-weather", "1")
    assert len(t.march()) == 20
    assert t.count("condition") == 20


@rule("A-BLIND-04")
def test_a_blind_start_in_solitaire_is_one_die_of_soldiers() -> None:
    t = Lonely(f"dday n-18 opts={SOLITAIRE},blind-start-german", "5 1")
    assert (t.he.soldiers, t.he.courage) == (5, 0)


@rule("A-CARD-DEC-17", "A-CARD-T-02", "A-SOLO-01")
def test_alone_he_is_asked_before_his_skulls_only_with_a_card_for_it() -> None:
    for card, asked in (("iron-cross-1", False), ("marksman-lanyard", True)):
        t = Lonely()
        t.german(cards=[card])
        t.german_tally("SKULL TOOL TOOL SOLDIER SOLDIER SOLDIER")
        t.start_at("UPKEEP")
        assert (t.question(t.seat) == "before-skulls") is asked
