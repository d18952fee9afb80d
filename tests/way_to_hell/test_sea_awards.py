"""W-SEA, Awards during the crossing, and the six Naval Specialists (W-CARD-NAV)."""

from __future__ import annotations

import pytest

from hhour.dday.boxes.way_to_hell.sea.awards import AFLOAT
from hhour.dday.rules.cards.kinds import AWARD
from tests.rule import rule
from tests.table import Situation
from tests.way_to_hell.sea import CALM, FAR, SOLO, TWO, afloat, craft, crossing, nation, no_naval, purse, upkeep

BAD = "SOLDIER TWO_SOLDIERS COURAGE TOOL STAR TOOL"


def window(setup: str = TWO, tallies: dict[int, str] | None = None, award: str = "") -> Situation:
    """All have rolled these; the first Unit holds an Award."""
    t = crossing(setup)
    if award:
        t.give(1, award)
    for seat in t.table.seats:
        no_naval(t, seat)
        t.tally(seat, (tallies or {}).get(seat, BAD))
    stage = t.field.book.slots.index("sea-window")
    t.dice(FAR)
    t.field.battle.turn = max(1, t.field.battle.turn)
    t.field.battle.lanes = [()] * len(t.field.battle.lanes)
    t.field.battle.stage = stage - 1
    _open(t)
    return t


def _open(t: Situation) -> None:
    from hhour.kernel.chance import ScriptedChance
    from hhour.kernel.lanes import settle

    t.field.chance = ScriptedChance([], t._next)
    settle(t.field)


ASHORE = [
    "legion-of-merit", "purple-heart", "croix-de-guerre", "distinguished-service-cross", "distinguished-conduct-medal",
    "bronze-star", "war-campaign-star", "france-and-germany-star", "army-medal-for-war",
]  # fmt: skip
COMPONENTS = "dday n-02 units=2 opts=sea,way-to-hell-components,atlantikwall-components"


@rule("W-SEA-136", "W-SEA-147")
@pytest.mark.parametrize("slug", ASHORE)
def test_an_award_without_effect_at_sea_is_kept_until_the_landing(slug: str) -> None:
    t = window(COMPONENTS, award=slug)
    assert t.question() != "ready", "there is nothing to wait for"
    t = window(COMPONENTS, award="silver-star")
    t.give(1, slug)
    assert t.refused(1, f"use {slug}").rule == "W-SEA-136"


@rule("W-SEA-161", "W-SEA-147")
def test_the_awards_of_the_table_are_there_with_their_boxes() -> None:
    every = set(crossing(COMPONENTS).field.battle.deck)
    assert set(AFLOAT) <= every
    plain = crossing(TWO)
    assert {"cross-of-grunwald", "medaille-de-la-resistance"}.isdisjoint(plain.field.battle.deck)
    assert "victory-medal" not in plain.field.book.named((AWARD,))


@rule("W-SEA-26", "W-SEA-138", "W-SEA-142", "A-GEN-16")
def test_the_cross_of_grunwald_brings_ten_soldiers_after_the_last_roll() -> None:
    t = window(COMPONENTS, award="cross-of-grunwald")
    assert (t.question(), t.field.phase()) == ("ready", "ROLL")
    t.answer(1, "use cross-of-grunwald")
    assert "cross-of-grunwald" not in t.get().awards
    gained = [event for event in t.events("gained", 1) if event.rule == "W-SEA-142"]
    assert [event.data["n"] for event in gained] == [10]


@rule("W-SEA-143", "A-GEN-16")
def test_the_medaille_de_la_resistance_gives_every_unit_three_courage() -> None:
    t = window(COMPONENTS, {1: CALM, 2: CALM}, award="medaille-de-la-resistance")
    t.answer(1, "use medaille-de-la-resistance")
    assert [t.get(seat).courage for seat in (1, 2)] == [15, 15]


@rule("W-SEA-140", "W-SEA-163")
def test_the_army_good_conduct_medal_sets_two_dice_as_ashore() -> None:
    t = window(award="army-good-conduct-medal")
    t.answer(1, "use army-good-conduct-medal", "set r1 SKULL", "set r2 SKULL")
    assert t.get().soldiers == 30 - 1, "only the craft in the sector still costs a man"


@rule("W-SEA-141", "W-SEA-55", "W-SEA-137")
def test_the_conspicuous_gallantry_medal_cancels_two_results_and_one_of_another() -> None:
    t = window(award="conspicuous-gallantry-medal")
    t.answer(1, "use conspicuous-gallantry-medal", "annul r1")
    assert t.refused(1, "annul r1").rule == "B-AWARD-C02"
    t.answer(1, "annul r2")
    t.answer(1, "annul 2:r2")
    assert t.get(1).soldiers == 29
    assert t.get(2).soldiers == 30 - 1 - 1
    alone = window(SOLO, award="conspicuous-gallantry-medal")
    alone.answer(1, "use conspicuous-gallantry-medal", "annul r1", "annul r2")
    assert alone.question() == "sea-move", "of two parts a lone Unit has the first"


@rule("W-SEA-144", "W-SEA-137")
def test_the_medal_of_honor_cancels_a_red_a_white_and_a_blue_result_of_another() -> None:
    t = window(award="medal-of-honor")
    t.answer(1, "use medal-of-honor")
    assert [choice for choice in t.choices() if choice.startswith("annul")] == ["annul 2:r1", "annul 2:r2"]
    t.answer(1, "annul 2:r2", "annul 2:w1", "annul 2:b1")
    assert purse(t, 2) == "28/12/17/0"
    alone = window(SOLO, award="medal-of-honor")
    alone.answer(1, "use medal-of-honor", "annul r2", "annul w1", "enough")
    assert purse(alone) == "28/12/17/1"


@rule("W-SEA-145")
def test_the_memorial_cross_mends_all_hulls_but_not_what_has_none() -> None:
    t = window("dday n-02 units=3 opts=sea", {1: CALM, 2: CALM, 3: CALM}, award="memorial-cross")
    afloat(t, "8", 2)
    afloat(t, "18", 3, aboard=False, points=0)
    t.answer(1, "use memorial-cross")
    assert [event.data["n"] for event in t.events("gained") if event.rule == "W-SEA-145"] == [20, 10]
    assert t.get(3).points == 0


@rule("W-SEA-146")
def test_the_silver_star_lets_a_unit_roll_again() -> None:
    t = window(award="silver-star")
    t.answer(1, "use silver-star")
    assert t.question() == "roll"


@rule("W-SEA-162", "W-SEA-163")
def test_the_victoria_cross_keeps_casualties_off_but_not_the_price_of_dice() -> None:
    t = window(tallies={1: CALM, 2: CALM}, award="victoria-cross")
    t.answer(1, "use victoria-cross")
    assert t.events("protected", 2)
    assert (t.get(1).soldiers, t.get(2).soldiers) == (27, 28), "two soldiers of the dice, none to DEF"
    assert "victoria-cross" not in crossing(SOLO).field.battle.deck


@rule("W-SEA-148", "W-GEN-17")
def test_the_voluntary_service_medal_gives_courage_or_hull_to_waders_only_courage() -> None:
    t = window("dday n-02 opts=sea,way-to-hell-components", {1: CALM}, award="voluntary-service-medal")
    t.answer(1, "use voluntary-service-medal")
    assert t.choices() == ["gain courage 4", "gain points 15"]
    assert t.refused(1, "gain points 99").rule == "W-SEA-148"
    t.answer(1, "gain points 15")
    assert t.get().points == 35
    t = window("dday n-02 opts=sea,way-to-hell-components", {1: CALM}, award="voluntary-service-medal")
    afloat(t, "10", aboard=False)
    t.answer(1, "use voluntary-service-medal")
    assert t.get().courage == 16


@rule("W-SEA-149", "W-GEN-17")
def test_the_war_service_medal_lets_everybody_leave_tools_out() -> None:
    tools = "TOOL TOOL TOOL SKULL TOOL SKULL"
    t = window("dday n-02 units=2 opts=sea,way-to-hell-components", {1: tools, 2: tools}, award="war-service-medal")
    t.answer(1, "use war-service-medal")
    t.answer(1, "annul r1", "annul r2", "annul w1")
    t.answer(2, "annul r1")
    assert t.refused(2, "annul w2").rule == "W-SEA-149"
    t.answer(2, "enough")
    assert (t.get(1).points, t.get(2).points) == (19, 14)
    assert t.events("stalled-motor", 1) == []
    assert t.events("stalled-motor", 2)


# --- Naval Specialists ------------------------------------------------------------------------------------------------


@rule("W-CARD-NAV-01", "W-CARD-NAV-EX-01")
def test_the_coxswain_makes_every_advance_cheaper() -> None:
    t = crossing()
    nation(t, "naval-usa")
    afloat(t, "13", courage=3)
    t.start_at("SEA-MOVE")
    t.answer(1, "land 1", "gain soldiers 3")
    assert t.get().courage == 0
    low = crossing()
    nation(low, "naval-usa")
    afloat(low, "1", courage=1)
    low.start_at("SEA-MOVE")
    low.answer(1, "sail sea-a:4")
    assert low.get().courage == 1


@rule("W-CARD-NAV-02", "W-CARD-NAV-EX-01")
def test_the_navigator_halves_the_hull_lost_and_takes_the_lower_throw() -> None:
    t = crossing()
    nation(t, "naval-uk")
    afloat(t, "11", soldiers=20, points=9)
    t.dice("3 4 5 4 2 3")
    t.start_at("SHELLING")
    assert (t.get().soldiers, t.get().points) == (15, 5)


@rule("W-CARD-NAV-03")
def test_the_lookout_sees_mines_and_once_the_shells() -> None:
    t = crossing()
    nation(t, "naval-canada")
    afloat(t, "11", soldiers=20, points=9)
    t.dice("3 4")
    t.start_at("SHELLING")
    assert t.choices() == ["dodge", "endure"]
    t.answer(1, "dodge")
    assert (t.get().soldiers, t.get().points) == (20, 9)
    t.dice("3 4 1 1")
    t.start_at("SHELLING")
    assert t.get().soldiers == 18, "once a crossing"
    afloat(t, "13")
    t.start_at("SEA-MOVE")
    t.answer(1, "sail sea-a:14")
    assert t.events("mines-seen")
    again = crossing()
    nation(again, "naval-canada")
    afloat(again, "11", soldiers=20)
    again.dice("3 4")
    again.start_at("SHELLING")
    again.dice("1 1")
    again.answer(1, "endure")
    assert (again.get().soldiers, craft(again).spared) == (18, False)


@rule("W-CARD-NAV-04", "W-CARD-NAV-EX-01")
def test_the_gunner_holds_one_loss_to_def_off() -> None:
    t = crossing()
    nation(t, "naval-france")
    afloat(t, "10", soldiers=20)
    upkeep(t, {1: "SKULL SKULL SKULL SKULL STAR STAR"})
    assert t.get().soldiers == 19
    calm = crossing()
    nation(calm, "naval-france")
    afloat(calm, "8", soldiers=20)
    upkeep(calm, {1: "SKULL SKULL SKULL SKULL STAR STAR"})
    assert calm.get().soldiers == 20


def _why_not(t: Situation) -> str:
    """The rule that keeps the Pilot from acting."""
    use = t.field.book.cards["naval-shaef"].use
    refusal = use.refuse(t.field, t.get(), "naval-shaef") if use is not None else None
    return refusal.rule if refusal is not None else ""


@rule("W-CARD-NAV-05")
def test_the_pilot_turns_courage_or_a_tool_to_a_skull() -> None:
    t = window(SOLO)
    nation(t, "naval-shaef")
    t.field.battle.stage = t.field.book.slots.index("sea-window") - 1
    t.field.battle.lanes = [()] * len(t.field.battle.lanes)
    t.dice(FAR)
    t.tally(1, BAD)
    _open(t)
    t.answer(1, "use naval-shaef")
    assert t.choices() == ["blank w1", "blank w2", "blank b2"]
    assert t.refused(1, "blank r1").rule == "W-CARD-NAV-05"
    courage = t.get().courage
    t.answer(1, "blank w1")
    assert t.get().courage == courage
    t.tally(1, CALM)
    assert _why_not(t) == "W-CARD-NAV-05", "nothing to be turned"
    wading = window(SOLO)
    nation(wading, "naval-shaef")
    afloat(wading, "10", aboard=False)
    assert _why_not(wading) == "W-SEA-98"


@rule("W-CARD-NAV-06", "W-CARD-NAV-EX-01")
def test_the_mechanic_leaves_a_tool_out_and_keeps_the_motor_running() -> None:
    t = crossing()
    nation(t, "naval-poland")
    afloat(t, "8", points=24, passengers=())
    upkeep(t, {1: "TOOL SKULL TOOL SKULL TOOL SKULL"})
    assert t.get().points == 24 - 3
    assert any(choice.startswith("sail") for choice in t.choices())
    assert t.events("motor-mended")
