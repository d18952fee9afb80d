"""W-SEA: what is told and refused at sea, with its numbers; what does not happen there."""

from __future__ import annotations

import pytest

from hhour.dday.boxes.way_to_hell.sea.ashore import is_full
from hhour.dday.boxes.way_to_hell.sea.chances import prospect, survival, ways
from hhour.dday.boxes.way_to_hell.sea.charts import chart_for
from hhour.dday.boxes.way_to_hell.sea.module import refuse_trade
from hhour.dday.boxes.way_to_hell.sea.sailing import HIT, sail_price
from hhour.dday.boxes.way_to_hell.sea.state import chart, put, sea
from hhour.dday.rules.battle.state import AWARDED, IN_PLAY, OUT
from hhour.kernel.action import parse_action
from hhour.kernel.lanes import settle
from tests.rule import rule
from tests.table import Situation
from tests.way_to_hell.sea import CALM, SOLO, TWO, afloat, craft, crossing, nation, no_naval, shown, upkeep


def sailing(place: str, setup: str = SOLO, **changes: object) -> Situation:
    """The first Unit is asked for its SEA MOVE here, nobody else is near."""
    t = crossing(setup)
    no_naval(t)
    afloat(t, place, **{"soldiers": 30, "courage": 12, "points": 20, **changes})  # type: ignore[arg-type]
    upkeep(t, {})
    return t


# --- what is refused --------------------------------------------------------------------------------------------------


@rule("W-SEA-70")
def test_a_sector_of_the_own_row_that_is_not_beside_is_too_far() -> None:
    t = sailing("4")
    for goal, key in (("6", "sea-too-far"), ("8", "sea-too-far"), ("1", "sea-not-back"), ("10", "sea-too-far")):
        refused = t.refused(1, f"sail {goal}")
        assert (refused.rule, refused.key, refused.params) == ("W-SEA-70", key, {"sector": f"sea-a:{goal}"})
    t.answer(1, "sail 5")


@rule("W-SEA-72")
@pytest.mark.parametrize(("courage", "enough"), [(1, False), (2, True)])
def test_an_advance_is_refused_with_the_courage_it_lacks(courage: int, enough: bool) -> None:
    t = sailing("5", courage=courage)
    assert ("sail sea-a:8" in t.choices()) is enough
    if not enough:
        refused = t.refused(1, "sail 8")
        assert (refused.rule, refused.key, refused.params) == ("W-SEA-72", "sea-courage", {"n": 2, "courage": 1})


@rule("W-SEA-91", "W-SEA-90")
def test_nobody_leaves_a_craft_in_the_deep_sea_not_even_for_the_first_sector() -> None:
    t = sailing("2")
    refused = t.refused(1, "disembark 1")
    assert (refused.rule, refused.key) == ("W-SEA-91", "sea-deep")
    assert t.refused(1, "disembark 0").key == "sea-no-sector"


@rule("W-CARD-NAV-05")
def test_only_courage_and_tools_are_turned_to_skulls() -> None:
    t = crossing()
    nation(t, "naval-shaef")
    t.tally(1, "STAR COURAGE TOOL SOLDIER SKULL SKULL")
    t.field.push(1, "sea-skull", text="naval-shaef")
    settle(t.field)
    assert t.choices() == ["blank r2", "blank w1"]
    refused = t.refused(1, "blank r1")
    assert (refused.rule, refused.key, refused.params) == ("W-CARD-NAV-05", "blank-face", {"die": "r1"})
    assert t.refused(1, "blank g1").key == "die-none"


@rule("W-SEA-55", "W-SEA-144")
def test_a_result_of_another_colour_is_not_the_one_that_is_cancelled() -> None:
    t = crossing(TWO)
    for seat in (1, 2):
        t.tally(seat, "SOLDIER TOOL STAR TOOL STAR TOOL")
    t.field.push(1, "annul", 2, 1, "medal-of-honor")
    settle(t.field)
    refused = t.refused(1, "annul 2:r1")
    assert (refused.rule, refused.key, refused.params) == ("B-AWARD-C03", "annul-not", {"colour": "white"})
    assert t.refused(1, "dance 2:r1").key == "not-offered"


# --- what a way costs -------------------------------------------------------------------------------------------------


@rule("W-SEA-71", "W-SEA-72", "W-SEA-106")
def test_an_advance_says_its_courage_and_a_way_aside_or_on_foot_nothing() -> None:
    t = sailing("5")
    costs = {choice.action.text: [(cost.what, cost.n) for cost in choice.costs] for choice in t.table.offered(1)}
    assert costs["sail sea-a:8"] == [("courage", 2), ("sea-mines", 1)]
    assert costs["sail sea-a:4"] == []
    t = sailing("11", aboard=False, points=0)
    free = {choice.action.text: [cost.what for cost in choice.costs] for choice in t.table.offered(1)}
    assert {text for text in free if text.startswith("wade")} == {"wade sea-a:14", "wade sea-a:10", "wade sea-a:12"}
    assert not any(free.values())
    assert sail_price(t.field, 1, parse_action("sail")) == ()


@rule("W-SEA-05", "W-SEA-06")
@pytest.mark.parametrize(
    ("players", "starts", "ahead"),
    [
        (1, 1, [[0], [0], [0]]),
        (1, 2, [[0], [0, 1], [1]]),
        (1, 3, [[0], [1], [2]]),
        (3, 2, [[0], [0], [0, 1], [1], [1]]),
        (3, 5, [[0], [1], [2], [3], [4]]),
        (5, 3, [[0], [0], [0, 1], [1], [1, 2], [2], [2]]),
    ],
)
def test_the_edges_of_sea_and_beach_are_divided_evenly(players: int, starts: int, ahead: list[list[int]]) -> None:
    sheet = chart_for(players)
    top = len(sheet.waters) - sheet.columns
    assert [sheet.touches(top + column, starts) for column in range(sheet.columns)] == ahead
    assert not any(sheet.touches(place, starts) for place in range(top)), "only the top row lies at the Beach"


# --- what the dice and the fire take ----------------------------------------------------------------------------------


@rule("W-SEA-39", "W-SEA-42")
def test_what_takes_nothing_is_not_told() -> None:
    t = sailing("5")
    assert t.events("sea-toll") == [], "neither COURAGE nor TOOL"
    t = crossing()
    no_naval(t)
    afloat(t, "5", soldiers=30, courage=12, points=20)
    upkeep(t, {1: "COURAGE TOOL COURAGE TOOL SKULL SKULL"})
    told = [(event.rule, event.data) for event in t.events("sea-toll")]
    assert told == [
        ("W-SEA-39", {"resource": "courage", "n": 2, "now": 10}),
        ("W-SEA-42", {"resource": "points", "n": 3, "now": 17}),
    ]


@rule("W-SEA-59")
def test_the_fire_is_told_with_def_and_craft() -> None:
    t = crossing(TWO)
    for seat in (1, 2):
        no_naval(t, seat)
        afloat(t, "4", seat, soldiers=30, courage=12, points=20)
    upkeep(t, {})
    told = [(event.seat, event.data) for event in t.events("sea-fire")]
    assert told == [(seat, {"def": 1, "crafts": 2, "sector": "sea-a:4"}) for seat in (1, 2)]
    assert [t.get(seat).soldiers for seat in (1, 2)] == [30 - 2 - 3] * 2


@rule("W-SEA-38", "W-SEA-40", "W-SEA-43")
@pytest.mark.parametrize(("soldiers", "hull", "lost"), [(4, 2, False), (3, 2, True), (4, 1, True)])
def test_one_soldier_one_courage_and_one_point_of_hull_are_enough(soldiers: int, hull: int, lost: bool) -> None:
    t = crossing()
    no_naval(t)
    afloat(t, "2", soldiers=soldiers, courage=1, points=hull)  # DEF 0, and its own craft
    upkeep(t, {1: "SKULL TOOL SKULL SKULL SOLDIER SOLDIER"})
    assert (t.table.outcome == "lost") is lost
    if not lost:
        assert (t.get().soldiers, t.get().points) == (1, 1)
        assert not t.events("craft-destroyed") + t.events("sea-panic")


@rule("W-SEA-52", "W-SEA-53")
@pytest.mark.parametrize("word", ["scattered", "stalled"])
def test_panic_and_a_stalled_motor_last_for_one_turn(word: str) -> None:
    t = crossing()
    no_naval(t)
    afloat(t, "5", soldiers=30, courage=12, points=20, **{word: True})
    upkeep(t, {})
    assert (craft(t).scattered, craft(t).stalled) == (False, False)
    assert {"stay", "sail sea-a:8", "sail sea-a:4"} <= set(t.choices())


@rule("W-SEA-57", "W-SEA-56")
def test_no_award_is_taken_for_a_straight_where_none_is_left_or_one_was_got() -> None:
    every = "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL"
    asked = {}
    for case in ("plain", "got", "empty"):
        t = crossing()
        no_naval(t)
        unit = afloat(t, "5", soldiers=30, courage=12, points=20)
        if case == "got":
            unit.flags |= AWARDED
        if case == "empty":
            t.field.battle.deck = ()
        upkeep(t, {1: every})
        asked[case] = t.question()
    assert asked == {"plain": "straight-award", "got": "sea-move", "empty": "sea-move"}


@rule("W-SEA-107")
def test_the_marker_of_a_wading_unit_gains_a_chevron_each_turn_and_shows_one_after_a_move() -> None:
    t = sailing("11", aboard=False, points=0)
    assert [event.data["n"] for event in t.events("marker")] == [2]
    t.unit(1, marker=3)
    upkeep(t, {})
    assert t.get().marker == 4
    assert "stay" not in t.choices()
    assert t.refused(1, "stay").rule == "W-SEA-107"
    t.answer(1, "wade 10")
    assert t.get().marker == 1


@rule("W-SEA-66")
def test_the_option_spares_who_wades_and_not_who_is_aboard() -> None:
    for aboard in (True, False):
        t = crossing(f"{SOLO},shelling-spares-waders")
        no_naval(t)
        afloat(t, "11", soldiers=30, courage=12, points=20 * aboard, aboard=aboard)
        t.dice("3 4 2 1")  # 7 hits sector 11
        upkeep(t, {}, "")
        assert len(t.events("shelled")) == aboard
        assert len(t.events("shells-miss")) == (not aboard)
        assert t.get().soldiers == 30 - 2 - 1 - aboard - 3 * aboard


# --- what everybody sees ----------------------------------------------------------------------------------------------


@rule("W-SEA-63", "W-GEN-22")
def test_the_number_of_the_shells_is_shown_until_the_next_turn() -> None:
    t = crossing()
    no_naval(t)
    assert shown(t.table)["shell"] == 0
    upkeep(t, {}, "6 5")
    assert shown(t.table)["shell"] == 11
    t.answer(1, "stay")
    assert t.question() == "roll"
    assert shown(t.table)["shell"] == 0
    t.tally(1, "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL")
    t.start_at("SEA-UPKEEP")
    assert t.question() == "straight-award"
    assert shown(t.table)["shell"] == 0


@rule("W-GEN-22", "W-SEA-72", "W-SEA-106")
def test_the_sea_aid_shows_the_courage_of_the_next_advance_and_none_on_foot() -> None:
    t = crossing()
    no_naval(t)
    for place, aboard, cost in (("2", True, 1), ("5", True, 2), ("14", True, 4), ("11", False, 0)):
        afloat(t, place, aboard=aboard)
        assert shown(t.table)["craft"]["1"]["cost"] == cost


@rule("W-SEA-71", "W-SEA-72")
def test_the_prospect_of_a_way_ahead_counts_its_courage_and_of_a_way_aside_none() -> None:
    t = crossing()
    no_naval(t)
    unit = afloat(t, "2", soldiers=90, points=90, courage=1)  # the Advance takes the last of it
    told = {place: told["survival"] for place, told in ways(t.field, unit).items()}
    assert told == {"sea-a:2": 1.0, "sea-a:1": 1.0, "sea-a:3": 1.0, "sea-a:5": 0.0}
    afloat(t, "2", courage=2)
    assert {told["survival"] for told in ways(t.field, unit).values()} == {1.0}


@rule("W-SEA-106")
def test_on_foot_the_way_ahead_takes_no_courage() -> None:
    t = crossing()
    no_naval(t)
    unit = afloat(t, "8", soldiers=90, points=0, courage=0, aboard=False)
    assert {told["survival"] for told in ways(t.field, unit).values()} == {1.0}


@rule("W-CARD-NAV-03", "W-SEA-65")
def test_the_mine_lookout_is_counted_on_once_and_shells_take_no_hull_of_who_wades() -> None:
    t = crossing()
    nation(t, "naval-canada")
    place = chart(t.field.book).find("4")
    water = chart(t.field.book).waters[place]
    unit = afloat(t, "4", soldiers=90, points=90, courage=9)
    assert prospect(t.field, unit, place, True, 9).hull == 0
    afloat(t, "4", spared=True)
    assert prospect(t.field, unit, place, True, 9).hull == pytest.approx(HIT * water.shelled)
    assert prospect(t.field, unit, place, False, 9).hull == 0


@rule("W-SEA-90", "W-SEA-106")
def test_whoever_leaves_the_craft_or_wades_does_not_go_down_with_it() -> None:
    t = crossing()
    no_naval(t)
    unit = afloat(t, "8", soldiers=90, points=1, courage=0)
    assert survival(t.field, unit, parse_action("stay")) == 0
    assert survival(t.field, unit, parse_action("disembark 7")) == pytest.approx(1.0)
    afloat(t, "8", aboard=False)
    assert survival(t.field, unit, parse_action("wade 7")) == pytest.approx(1.0)


# --- others -----------------------------------------------------------------------------------------------------------


@rule("W-SEA-17", "W-SEA-109")
def test_only_units_that_wade_are_offered_a_trade_at_sea() -> None:
    offered = {}
    for case, places, aboard in (("aboard", "55", True), ("wading", "BB", False), ("apart", "BC", False)):
        t = crossing(TWO)
        for seat in (1, 2):
            no_naval(t, seat)
            where = {"5": "5", "B": "11", "C": "12"}[places[seat - 1]]
            afloat(t, where, seat, soldiers=30, courage=12, points=20 * aboard, aboard=aboard)
        upkeep(t, {})
        offered[case] = "trade 2" in t.choices(1)
        if not offered[case]:
            assert t.refused(1, "trade 2").rule == {"aboard": "W-SEA-17", "apart": "W-SEA-109"}[case]
    assert offered == {"aboard": False, "wading": True, "apart": False}


@rule("W-SEA-17", "W-SEA-109", "W-SEA-155")
def test_who_may_trade_at_all_is_who_wades_or_is_in_the_battle() -> None:
    t = crossing(TWO)
    unit = t.get(1)
    for place, aboard, may in (("5", True, False), ("11", False, True)):
        afloat(t, place, aboard=aboard)
        refused = refuse_trade(t.field, unit, "")
        assert (refused is None) is may
        assert refused is None or (refused.rule, refused.key) == ("W-SEA-17", "trade-aboard")
    put(t.field, unit, craft(t)._replace(place=-1, landed=t.field.book.starts[0]))
    waits = refuse_trade(t.field, unit, "")
    assert waits is not None, "it waits ashore for the battle to begin"
    assert waits.rule == "W-SEA-17"
    t.field.battle.away = 0
    assert refuse_trade(t.field, unit, "") is None


@rule("W-SEA-117", "B-SECTOR-34")
def test_a_start_sector_is_full_of_those_who_stand_there_and_are_in_play() -> None:
    t = crossing(f"{TWO},continuous-play")
    p = t.field
    start = p.book.starts[0]
    ground = p.book.sectors[start]
    before, ground.capacity = ground.capacity, 1
    try:
        assert not is_full(p, start)
        p.battle.away = 1 << 1  # the second Unit is in the battle
        t.get(2).sector = start
        assert is_full(p, start)
        t.get(2).status = OUT
        assert not is_full(p, start), "it is out of play"
        t.get(2).status = IN_PLAY
        t.get(2).sector = start + 1
        assert not is_full(p, start), "it has moved on"
        ground.capacity = 0
        t.get(2).sector = start
        assert not is_full(p, start), "no limit"
    finally:
        ground.capacity = before


@rule("W-SEA-25")
def test_only_ashore_a_sector_adds_to_the_tally() -> None:
    for away in (1 << 1, 0):
        t = crossing()
        sea(t.field).begun = 1
        t.field.battle.away = away
        unit = t.unit(1, sector=2)  # BONUS(STAR,1)
        t.field.profile(unit).add_results(t.field, unit)
        assert bool(unit.virtual) is (not away)


@rule("W-SEA-138", "W-SEA-148", "W-CARD-AW-04")
def test_ashore_an_award_does_what_it_does_ashore() -> None:
    t = crossing("dday n-02 opts=sea,way-to-hell-components")
    sea(t.field).begun = 1
    t.field.battle.away = 0
    t.unit(1, sector=2, soldiers=30, cards=["voluntary-service-medal"])
    t.start_at("ROLL")
    t.roll(1, "SKULL STAR SOLDIER COURAGE TOOL TOOL")
    t.answer(1, "use voluntary-service-medal")
    assert t.choices(1) == ["gain courage 4", "gain points 15"]


@rule("W-SEA-137", "W-SEA-144")
def test_results_are_cancelled_only_of_those_whose_dice_lie_still() -> None:
    t = crossing(TWO)
    for seat, award in ((1, "silver-star"), (2, "medal-of-honor")):
        no_naval(t, seat)
        t.give(seat, award)
    t.start_at("ROLL")
    for seat in (1, 2):
        t.roll(seat, CALM)
    t.answer(1, "use silver-star")
    t.dice(CALM)
    for asked in ("roll", "lock", "reroll"):
        assert t.question(1) == asked
        refused = t.refused(2, "use medal-of-honor")
        assert (refused.rule, refused.key) == ("B-AWARD-C03", "card-no-other")
        t.answer(1, "stop" if asked == "reroll" else t.choices(1)[0])
    assert "use medal-of-honor" in t.choices(2)
