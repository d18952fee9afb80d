"""Bots with Gold dice and Missions: they use the one and go after the other."""

from __future__ import annotations

import random

import pytest

from hhour.bots.dday.sergeant import Sergeant
from hhour.bots.protocol import Budget, ask
from hhour.bots.registry import bot
from hhour.dday.boxes.way_to_hell.missions.deck import REQUIREMENTS
from hhour.kernel.games import game_of
from hhour.lab.simulate import Run, play
from tests.table import Situation
from tests.way_to_hell.missions import at_upkeep, equipped, give, place_for, table


def says(t: Situation, name: str = "sergeant") -> str:
    game = game_of(t.table.setup.game)
    return ask(bot("dday", name), game, t.field, 1, random.Random(1), Budget(), explains=False).action.text


def test_a_sergeant_accomplishes_a_mission_as_soon_as_he_can() -> None:
    assert says(equipped("brotheridge-charge")) == "accomplish brotheridge-charge"


def test_a_sergeant_leaves_the_set_alone_that_his_mission_asks_for() -> None:
    t = table()
    give(t, "barrett-rescue")
    t.unit(1, cards=["medic"], soldiers=9)
    t.tally(1, "SOLDIER STAR SOLDIER TOOL SOLDIER COURAGE")
    t.start_at("UPKEEP")
    assert says(t) == "declared"
    t.answer(1, "declared")
    assert says(t) == "accomplish barrett-rescue"


def test_a_sergeant_uses_the_item_that_brings_the_missing_bonus() -> None:
    t = table()
    give(t, "topham-crossing")
    t.unit(1, cards=["medic", "dexedrine"], soldiers=9)
    at_upkeep(t, "SOLDIER SOLDIER TOOL TOOL STAR STAR")
    assert says(t) == "use dexedrine"
    t.answer(1, "use dexedrine")
    assert says(t) == "save"


def test_a_sergeant_keeps_the_easier_mission_and_buys_what_it_needs() -> None:
    t = Situation("dday n-02 opts=missions,bazooka-joe=all", "rudder-climb brotheridge-charge")
    assert says(t) == "take brotheridge-charge"
    t.answer(1, "take brotheridge-charge")
    t.unit(1, points=10, stars=0)
    t.start_at("MUSTER")
    assert says(t) == "find grenade"


def test_a_sergeant_stays_out_of_the_last_bunker_until_his_mission_is_done() -> None:
    for missions, goes in (([], True), (["foote-choice"], False)):
        t = table()
        way = place_for(t, REQUIREMENTS["aitken-attempt"], False)
        t.unit(1, sector=way, courage=30, soldiers=99, cards=["scout", "hero", "medic", "veteran"])
        give(t, *missions)
        t.start_at("MOVE")
        assert ("bunker" in says(t)) is goes


def test_a_sergeant_calls_the_colour_that_makes_a_set() -> None:
    t = Situation("dday n-02 opts=gold=regular")
    t.unit(1, cards=["general-gold"], soldiers=9)
    t.start_at("ROLL")
    assert says(t).startswith("leave ")
    t.answer(1, "leave b2")
    t.roll(1, "TWO_SOLDIERS SOLDIER TWO_SOLDIERS TOOL COURAGE TWO_SOLDIERS")
    assert says(t) == "call g1 blue"


def test_a_sergeant_says_which_dice_he_rolls_whatever_else_he_could_do_then() -> None:
    t = Situation("dday n-02 units=2 opts=gold=regular")
    for seat in (1, 2):
        t.unit(seat, cards=["general-gold", "bangalore-torpedo"], soldiers=9, sector=2)
    t.start_at("ROLL")
    assert "trade 2" in t.choices(1)
    assert says(t).startswith("leave ")


def test_a_sergeant_swaps_the_wild_die_in_where_it_makes_a_set() -> None:
    t = Situation("dday n-02 opts=gold=wild")
    t.unit(1, soldiers=9)
    t.start_at("ROLL")
    t.roll(1, "TWO_SOLDIERS SOLDIER TWO_SOLDIERS TOOL TOOL TOOL TWO_SOLDIERS")
    assert says(t) in ("wild b1", "wild b2")


@pytest.mark.parametrize("options", ["gold=touch", "gold=rwbg,mission-possible", "gold=wild"])
def test_recruits_play_whole_games_of_both_modules(options: str) -> None:
    for number in range(5):
        assert play(Run(f"dday n-03 units=3 opts=missions,{options}", ("recruit",), "both").checked(), number).outcome


@pytest.mark.parametrize(
    ("mode", "cards", "way", "dice"),
    [
        ("regular", ["general-gold"], "leave b1", "STAR SOLDIER STAR TOOL COURAGE STAR"),
        ("touch", [], "leave w1 b1", "STAR SOLDIER STAR TOOL COURAGE"),
        ("rwbg", [], "", "STAR SOLDIER STAR TOOL COURAGE STAR SKULL"),
        ("wild", [], "", "STAR SOLDIER STAR TOOL COURAGE STAR SKULL"),
    ],
)
def test_officers_lock_and_roll_again_whatever_dice_there_are(mode: str, cards: list[str], way: str, dice: str) -> None:
    t = Situation(f"dday n-02 opts=gold={mode}")
    t.unit(1, cards=cards, soldiers=9)
    t.start_at("ROLL")
    if way:
        t.answer(1, way)
    t.dice(dice)
    t.answer(1, "roll")
    game = game_of(t.table.setup.game)
    for name in ("sergeant", "captain"):
        told = ask(bot("dday", name), game, t.field, 1, random.Random(1), Budget())
        assert told.action.text in t.choices(1)
    t.answer(1, says(t))
    assert says(t) in t.choices(1)


def test_a_sergeant_lets_the_best_hero_lead_the_way() -> None:
    t = Situation("dday n-02 opts=heroes,lead-the-way")
    t.unit(1, soldiers=9)
    t.tally(1, "STAR SOLDIER STAR TOOL STAR COURAGE")
    t.start_at("UPKEEP")
    while t.question(1) != "leadership":
        t.answer(1, "claim STAR" if "claim STAR" in t.choices(1) else says(t))
    assert says(t) == "take-hero"
    t.answer(1, "take-hero")
    assert says(t) == "take hero-john-frost"


def test_a_sergeant_saves_the_stars_that_the_last_bunker_will_cost() -> None:
    gains = {}
    for options in ("missions", "missions,mission-possible"):
        t = Situation(f"dday n-02 opts={options}", "rudder-climb brotheridge-charge")
        t.unit(1, cards=["scout", "medic"], soldiers=9)
        give(t, "rudder-climb", "brotheridge-charge")
        outlook = Sergeant().outlook(t.field, t.get())
        gains[options] = outlook.extra(8, 0, 0) - outlook.extra(0, 0, 0)
    assert gains["missions,mission-possible"] > 2 * gains["missions"]
