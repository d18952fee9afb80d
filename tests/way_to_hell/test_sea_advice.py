"""What a player at sea is told before deciding: no odds of dice as ashore, but what every sector may cost."""

from __future__ import annotations

from collections import Counter

import pytest

from hhour.advice.dday.door import DDayAdviser
from hhour.dday.boxes.way_to_hell.sea.chances import prospect, survival, ways
from hhour.dday.boxes.way_to_hell.sea.sailing import HIT
from hhour.dday.boxes.way_to_hell.sea.state import advance_cost, chart
from hhour.dday.rules.battle.marks import flag
from hhour.dday.rules.battle.state import SHIELDED
from hhour.kernel.action import parse_action
from tests.rule import rule
from tests.table import Situation
from tests.way_to_hell.sea import SOLO, afloat, crossing, nation, no_naval, shown


@rule("W-SEA-24")
def test_nobody_rates_dice_at_sea_by_what_they_would_bring_ashore() -> None:
    t = Situation("dday n-02 opts=sea", "captain lieutenant")
    t.answer(1, t.choices(1)[0])
    t.dice("STAR SOLDIER STAR TOOL STAR COURAGE")
    t.answer(1, "roll")
    assert t.question(1) == "lock"
    assert DDayAdviser().chances(t.table, 1) is None


@rule("W-SEA-71", "W-SEA-82")
def test_mines_and_shells_are_expected_at_what_their_dice_show_on_average() -> None:
    t = crossing("dday n-02 opts=sea")
    no_naval(t, 1)
    unit = afloat(t, "1", soldiers=30, points=60)
    place, mined = next((place, water) for place, water in enumerate(chart(t.field.book).waters) if water.mined)
    seen = prospect(t.field, unit, place, True, 9)
    assert seen.soldiers == pytest.approx(mined.defence + 1 + 3.5 + 7 * mined.shelled)
    assert seen.hull == pytest.approx(3.5 + HIT * mined.shelled)
    assert seen.survival == pytest.approx(1.0)


@rule("W-SEA-71")
def test_who_wades_may_be_spared_by_the_shells() -> None:
    for option, spared in (("", False), (",shelling-spares-waders", True)):
        t = crossing(f"dday n-02 opts=sea{option}")
        no_naval(t, 1)
        unit = afloat(t, "1", soldiers=30, points=60)
        waters = enumerate(chart(t.field.book).waters)
        place, water = next((place, water) for place, water in waters if water.shelled and not water.mined)
        afoot = prospect(t.field, unit, place, False, 9)
        aboard = prospect(t.field, unit, place, True, 9)
        shells = 0 if spared else 7 * water.shelled
        assert afoot.soldiers == pytest.approx(water.defence + shells)
        assert aboard.soldiers == pytest.approx(water.defence + 1 + 7 * water.shelled)


@rule("W-SEA-71")
def test_what_the_ways_cost_is_told_of_every_sector_in_reach_the_first_among_them() -> None:
    t = crossing("dday n-02 opts=sea")
    unit = afloat(t, "1", soldiers=30, points=60)
    sheet = chart(t.field.book)
    first = ways(t.field, unit)
    assert set(first) == {sheet.id(place) for place in (0, 1, sheet.columns)}
    afloat(t, "2")
    assert set(ways(t.field, unit)) == {sheet.id(place) for place in (0, 1, 2, sheet.columns + 1)}
    afloat(t, str(len(sheet.waters)))
    last = len(sheet.waters) - 1
    assert set(ways(t.field, unit)) == {sheet.id(place) for place in (last - 1, last)}, (
        "nothing lies ahead of the top row"
    )
    assert all(value == round(value, 4) for cost in first.values() for value in cost.values())


@rule("W-SEA-72", "W-SEA-78")
@pytest.mark.parametrize(("courage", "ahead", "beside"), [(1, 0.0, 1.0), (2, 1.0, 1.0), (0, 0.0, 0.0)])
def test_who_pays_the_last_courage_for_the_way_ahead_sinks_and_who_goes_sideways_pays_none(
    courage: int, ahead: float, beside: float
) -> None:
    t = crossing("dday n-02 opts=sea")
    no_naval(t, 1)
    unit = afloat(t, "2", soldiers=90, points=90, courage=courage)
    sheet = chart(t.field.book)
    assert advance_cost(t.field, unit) == 1
    for place, chance in ((sheet.ahead(1), ahead), (2, beside)):
        assert not sheet.waters[place].safe
        sail = parse_action(f"sail {sheet.id(place)}")
        assert survival(t.field, unit, sail) == pytest.approx(chance)


@rule("W-SEA-95", "W-SEA-90")
def test_whoever_loses_his_craft_to_mines_in_the_safe_zone_has_the_water_beside_it_before_him() -> None:
    t = crossing(f"{SOLO},shelling-spares-waders")
    nation(t, "naval-uk")
    unit = afloat(t, "15", soldiers=4, courage=3, points=2)
    # one soldier falls to the mine, two to DEF; shells kill all, but only those still aboard
    aboard, overboard = 1 - 3 / 36, 1.0
    told = survival(t.field, unit, parse_action("sail 14"))
    assert told == pytest.approx(1 / 6 * (1 / 6 * aboard + 5 / 6 * overboard))
    last = afloat(t, "12", soldiers=4, courage=2, points=20)  # the Advance takes its last courage (W-SEA-78)
    assert survival(t.field, last, parse_action("sail 15")) == pytest.approx(1.0)
    assert ways(t.field, last)["sea-a:15"]["soldiers"] == pytest.approx(1.0), "A14 has DEF 1 and no craft"


@rule("W-SEA-163")
def test_a_victoria_cross_is_counted_while_it_lasts() -> None:
    for shielded, chance in ((True, 1 - 3 / 36), (False, 1 / 6 * (1 - 3 / 36))):
        t = crossing(SOLO)
        no_naval(t)
        unit = afloat(t, "15", soldiers=4, courage=3, points=30)
        if shielded:
            flag(unit, SHIELDED)
        assert survival(t.field, unit, parse_action("sail 14")) == pytest.approx(chance)


@rule("W-SEA-97")
def test_whoever_leaves_his_craft_in_sea_upkeep_is_told_of_the_shells_of_this_turn_too() -> None:
    t = crossing(SOLO)
    no_naval(t)
    afloat(t, "11", soldiers=12, courage=5, points=1, passengers=())
    t.tally(1, "TOOL SKULL SKULL STAR STAR STAR")
    t.start_at("SEA-UPKEEP")
    assert (t.question(1), t.get().soldiers) == ("sea-disembark", 10)
    throws = Counter(a + b for a in range(1, 7) for b in range(1, 7))
    shells = {0: 1 - 4 / 36, **{sum_: 4 / 36 * ways / 36 for sum_, ways in throws.items()}}  # A10 is shelled on a 9
    chance = sum(p * q for now, p in shells.items() for then, q in shells.items() if now + 1 + then < 10)
    assert survival(t.field, t.get(), parse_action("disembark 10")) == pytest.approx(chance)


@rule("W-CARD-NAV-04", "W-GEN-22")
def test_the_table_knows_what_the_gunner_spares_his_craft() -> None:
    t = crossing(SOLO)
    nation(t, "naval-france")
    afloat(t, "11")
    assert shown(t.table)["craft"]["1"]["spared"] == 1
    afloat(t, "11", aboard=False)
    assert shown(t.table)["craft"]["1"]["spared"] == 0
    nation(t, "naval-uk")
    afloat(t, "11", aboard=True)
    assert shown(t.table)["craft"]["1"]["spared"] == 0
