"""What the dice at sea cost is told while they are chosen, and SEA UPKEEP then takes just that."""

from __future__ import annotations

import random

import pytest

from hhour.advice.adviser import DiceTally, Missing
from hhour.advice.dday.door import ADVISER
from hhour.dday.boxes.way_to_hell.sea.state import chart, crew, put
from hhour.kernel.faces import FACES
from tests.rule import rule
from tests.table import Situation
from tests.way_to_hell.sea import TWO, afloat, craft, crossing, nation, no_naval, purse, upkeep

ALL = ("r1", "r2", "w1", "w2", "b1", "b2")


def counted(t: Situation, words: str, slots: tuple[str, ...] = ALL, seat: int = 1) -> DiceTally:
    """The tally of some of these dice (red, red, white, white, blue, blue)."""
    t.tally(seat, words)
    told = ADVISER.count_dice(t.table, seat, slots)
    assert told is not None
    return told


def lone() -> Situation:
    t = crossing()
    no_naval(t)
    return t


def lost(told: DiceTally) -> str:
    """soldiers/courage/item points, and the stars that count against the Unit."""
    return f"{told.soldiers}/{told.courage}/{told.points}/{told.stars}"


@rule("W-SEA-30", "W-SEA-31", "W-SEA-37", "W-SEA-39", "W-SEA-42")
def test_every_result_is_counted_as_what_it_costs() -> None:
    t = lone()
    told = counted(t, "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL")
    assert told.hurts
    assert lost(told) == "-3/-1/-1/1"
    assert told.skulls == 0


@rule("W-SEA-42")
@pytest.mark.parametrize(("tools", "points"), [(1, 1), (2, 3), (3, 6), (4, 12)])
def test_tools_are_counted_by_the_table_of_item_points(tools: int, points: int) -> None:
    t = lone()
    afloat(t, "2", points=90)
    slots = ("r1", "r2", "b1", "b2")[:tools]
    assert counted(t, "TOOL TOOL SKULL SKULL TOOL TOOL", slots).points == -points


@rule("W-SEA-24")
def test_only_the_dice_that_are_chosen_are_counted() -> None:
    t = lone()
    words = "TWO_SOLDIERS COURAGE TWO_SOLDIERS TOOL TWO_SOLDIERS TOOL"
    assert lost(counted(t, words, ("r1", "r2"))) == "-2/-1/0/0"
    assert lost(counted(t, words, ("w2",))) == "0/0/-1/0"
    assert purse(t) == "30/12/20/0", "and nothing has happened yet"
    with pytest.raises(ValueError, match="no such dice"):
        ADVISER.count_dice(t.table, 1, ("r1", "r1"))


@rule("W-SEA-45", "W-SEA-46", "W-SEA-47", "W-SEA-49", "W-SEA-50", "W-SEA-51")
@pytest.mark.parametrize(
    ("face", "cost"), [("STAR", "0/0/-8/3"), ("SOLDIER", "-7/0/-5/0"), ("TWO_SOLDIERS", "-12/0/0/0")]
)
def test_a_set_is_counted_with_its_penalty_on_top(face: str, cost: str) -> None:
    t = lone()
    words = f"{face} SKULL {face} SKULL {face} TOOL"
    told = counted(t, words, ("r1", "w1", "b1"))
    assert told.sets == (face,)
    assert lost(told) == cost


@rule("W-SEA-45")
def test_a_set_that_lacks_one_die_is_told_with_the_colour_it_lacks() -> None:
    told = counted(lone(), "COURAGE TOOL COURAGE TOOL SKULL SKULL")
    assert told.sets == ()
    assert told.near == (Missing("COURAGE", "blue"), Missing("TOOL", "blue"))


@rule("W-SEA-104")
def test_who_wades_is_told_of_no_penalty_that_only_a_craft_can_suffer() -> None:
    t = lone()
    afloat(t, "10", aboard=False, points=0)
    told = counted(t, "COURAGE SKULL COURAGE SKULL COURAGE TOOL")
    assert told.sets == ()
    assert lost(told) == "0/-3/0/0"
    assert counted(t, "COURAGE SKULL COURAGE SKULL TOOL TOOL").near == (Missing("SKULL", "blue"),)


@rule("W-SEA-56", "W-SEA-57")
def test_a_straight_is_told_whole_and_when_it_lacks_one_face() -> None:
    t = lone()
    assert counted(t, " ".join(FACES)).straight
    assert counted(t, " ".join(FACES), ALL[1:]).straight_lacks == FACES[0]
    t.field.battle.deck = ()
    told = counted(t, " ".join(FACES))
    assert not told.straight
    assert counted(t, " ".join(FACES), ALL[1:]).straight_lacks == ""


@rule("W-SEA-32", "W-SEA-34")
def test_stars_that_make_three_are_told_to_cost_a_specialist_while_there_is_one() -> None:
    t = lone()
    afloat(t, "2", stars=2)
    assert counted(t, "STAR SKULL SKULL SOLDIER SOLDIER COURAGE").crew == 1
    assert counted(t, "SKULL SKULL SKULL SOLDIER SOLDIER COURAGE").crew == 0
    afloat(t, "2", stars=2, passengers=())
    assert counted(t, "STAR SKULL SKULL SOLDIER SOLDIER COURAGE").crew == 0


@rule("W-SEA-38", "W-SEA-40", "W-SEA-43", "W-SEA-58")
@pytest.mark.parametrize(
    ("purse", "end"),
    [
        ({"soldiers": 3}, "sea-wiped-out"),  # 2 by the dice, 1 for the craft
        ({"soldiers": 4}, ""),
        ({"courage": 1}, "sea-panic"),
        ({"courage": 2}, ""),
        ({"points": 1}, "craft-destroyed"),
        ({"points": 2}, ""),
        ({"points": 1, "courage": 1}, "craft-destroyed"),
    ],
)
def test_what_would_become_of_the_unit_is_told_before_the_dice_are_kept(purse: dict[str, int], end: str) -> None:
    t = lone()
    afloat(t, "2", **purse)
    assert counted(t, "SOLDIER SKULL SOLDIER SKULL COURAGE TOOL").end == end


@rule("W-CARD-NAV-06")
def test_the_mechanic_leaves_out_a_tool_here_too() -> None:
    t = lone()
    nation(t, "naval-poland")
    assert counted(t, "TOOL TOOL SKULL SKULL SOLDIER SOLDIER").points == -1


@rule("W-SEA-118")
def test_who_waits_ashore_has_no_dice_to_count() -> None:
    t = crossing(TWO)
    t.tally(1, " ".join(FACES))
    put(t.field, t.get(1), craft(t)._replace(place=-1, landed=0))
    assert ADVISER.count_dice(t.table, 1, ALL) is None


@rule("W-SEA-58", "W-SEA-59")
def test_what_was_told_is_what_sea_upkeep_takes() -> None:
    rng = random.Random(11)
    for _ in range(200):
        t = crossing()
        if rng.random() < 0.5:
            no_naval(t)
        place = rng.randrange(6)  # two rows without mines, where a PANIC may lead
        unit = afloat(t, str(place + 1), soldiers=60, courage=30, points=90, stars=rng.randrange(3))
        words = " ".join(rng.choice(FACES) for _ in ALL)
        told = counted(t, words)
        had = (unit.soldiers, unit.courage, unit.points, unit.stars)
        aboard = len(crew(t.field, unit))
        upkeep(t, {1: words})
        while t.question(1) in ("straight-award", "stray-bullet", "sea-stars"):
            t.answer(1, t.choices(1)[-1])
        now, fire = t.get(1), chart(t.field.book).waters[place].defence + 1
        assert had[0] + told.soldiers - fire == now.soldiers, words
        assert had[1] + told.courage == now.courage, words
        assert had[2] + told.points == now.points, words
        assert (had[3] + told.stars) % 3 == now.stars, words
        assert aboard - len(crew(t.field, now)) == told.crew + told.sets.count("SKULL"), words
