"""Exact odds for the German's dice, and the adviser at his seat (A-GER-11, A-RWB)."""

from __future__ import annotations

import pytest

from hhour.advice import odds
from hhour.advice.adviser import Missing
from hhour.advice.dday.door import ADVISER
from hhour.advice.dday.tray import dice_tally
from hhour.advice.odds.german import parse_german_dice, told_names, turned_names
from tests.atlantikwall.german import Fortress
from tests.atlantikwall.solitaire import Lonely
from tests.rule import rule


def value(dice: str, goal: str, rerolls: int = 0, **around: bool) -> float:
    """What his dice are worth for a goal, nothing locked, so many re-rolls left."""
    told = odds.advise(parse_german_dice(dice), goal, 0, rerolls, german=True, **around)  # type: ignore[arg-type]
    return told.value


@rule("A-GER-12", "A-RWB-01")
def test_a_set_of_his_that_lacks_one_die_names_black_for_its_third() -> None:
    at = Fortress()
    at.german(bare=True)
    at.german_tally("SOLDIER STAR SOLDIER TOOL STAR COURAGE")
    told = dice_tally(at.field, at.seat, ("r1", "r2", "w1", "w2", "k1", "k2"))
    assert told.third == "black"
    assert Missing("SOLDIER", "black") in told.near


@rule("A-RWB-01", "A-RWB-02", "A-RWB-03", "A-RWB-05", "A-RWB-06", "A-RWB-07")
@pytest.mark.parametrize(
    ("dice", "goal", "worth"),
    [
        ("r:SKULL,STAR w:SKULL,TOOL k:SKULL,TOOL", "points", 18),  # A-RWB-EX-01
        ("r:STAR,TOOL w:STAR,TOOL k:STAR,SOLDIER", "points", 6),  # A-RWB-EX-02: Discipline adds a black TOOL
        ("r:STAR,TOOL w:STAR,TOOL k:STAR,SOLDIER", "rwb:TOOL", 1),
        ("r:STAR,TOOL w:STAR,SOLDIER k:STAR,TOOL", "rwb:TOOL", 0),  # it adds no white one
        ("r:STAR,TOOL w:STAR,TOOL k:STAR,SOLDIER", "courage", 2),
        ("r:SOLDIER,SOLDIER w:SOLDIER,SOLDIER k:SOLDIER,SOLDIER", "soldiers", 18),  # A-RWB-EX-03
        ("r:SOLDIER,SOLDIER w:SOLDIER,SOLDIER k:SOLDIER,SOLDIER", "courage", 2),
        ("r:TWO_SOLDIERS,SKULL w:TWO_SOLDIERS,STAR k:TWO_SOLDIERS,COURAGE", "soldiers", 12),  # A-RWB-EX-04
        ("r:COURAGE,TOOL w:COURAGE,STAR k:COURAGE,TOOL", "stars", 3),  # Fanaticism
        ("r:TOOL,TOOL w:TOOL,STAR k:TOOL,STAR", "stars", 2),  # Ingenuity brings none
    ],
)
def test_the_odds_know_what_his_sets_bring(dice: str, goal: str, worth: float) -> None:
    assert value(dice, goal) == pytest.approx(worth)


@rule("A-CARD-GS-12", "A-RWB-14")
def test_the_funker_counts() -> None:
    dice = "r:SOLDIER,TOOL w:SOLDIER,TOOL k:SOLDIER,STAR"
    assert value(dice, "courage", chaplain=True) == value(dice, "courage") + 1


@rule("A-GER-12")
def test_one_die_short_of_a_set_the_chance_is_that_of_the_dice_that_may_bring_it() -> None:
    # both black dice are free, nothing else helps: 1 - (5/6)^2 in one roll
    told = odds.advise(
        parse_german_dice("r:TOOL,SOLDIER w:TOOL,SOLDIER k:COURAGE,COURAGE"),
        "rwb:TOOL",
        0,
        1,
        turned_names(["r1", "r2", "w1", "w2"]),
        german=True,
    )
    assert told.value == pytest.approx(1 - (5 / 6) ** 2)
    assert told_names(told.best.reroll) == ["k1", "k2"]


@rule("A-RWB-03")
def test_a_black_star_helps_to_tools_unless_a_skull_would_break_one_of_the_two_sets() -> None:
    told = odds.advise(
        parse_german_dice("r:TOOL,STAR w:TOOL,STAR k:COURAGE,COURAGE"),
        "rwb:TOOL",
        0,
        1,
        turned_names(["r1", "r2", "w1", "w2"]),
        german=True,
    )
    assert told.value == pytest.approx(1 - (4 / 6) ** 2 - 2 / 36)


@rule("A-GER-17")
def test_at_the_table_he_is_told_what_every_lock_is_worth() -> None:
    t = Fortress()
    t.german(soldiers=0, bare=True)
    t.unit(1, sector=9)
    t.unit(2, sector=3)
    t.start_at("ROLL")
    t.dice("TWO_SOLDIERS STAR TWO_SOLDIERS TOOL TOOL SKULL")
    t.answer(3, "roll")
    told = ADVISER.chances(t.table, 3)
    assert told is not None
    assert told.goal == "soldiers"
    assert told.best[0].action == "lock r1 w1"
    assert len(told.best) == 15
    assert told.aims[0] == ("soldiers-at-least", "soldiers>=10", 10)  # what the Unit beside the bunker may cost him
    assert {rated.action for rated in told.best} == {word for word in t.choices(3) if word.startswith("lock")}
    tally = ADVISER.count_dice(t.table, 3, t.he.tray.names)
    assert tally is not None
    assert (tally.soldiers, tally.stars, tally.points, tally.skulls) == (4, 1, 3, 1)
    assert ("TWO_SOLDIERS", "black") in tally.near


@rule("A-SOLO-05", "A-SOLO-23", "A-SOLO-25")
def test_alone_he_is_told_how_likely_he_outlives_the_combat_to_come() -> None:
    t = Lonely()
    t.stand(7)  # DEF 8 and one machine gun
    t.german(soldiers=1, bare=True)
    t.start_at("ROLL")
    t.dice("TOOL TOOL TOOL TOOL TOOL TOOL")
    t.answer(t.seat, "roll")
    told = ADVISER.chances(t.table, t.seat)
    assert told is not None
    assert told.goal == "survive"
    assert 0 < told.best[0].value < 0.9
    t.german(soldiers=60)
    told = ADVISER.chances(t.table, t.seat)
    assert told is not None
    assert (told.goal, told.aims[0].key) == ("soldiers", "survive")
    assert told.best[0].chances[0] == pytest.approx(1)
