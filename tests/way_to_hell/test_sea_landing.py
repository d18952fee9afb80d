"""W-SEA, from sea to land: what is kept, who waits, when the battle begins; Continuous Play; the German after it."""

from __future__ import annotations

from typing import Any

import pytest

from hhour.dday.boxes.atlantikwall.german.force import German
from tests.rule import rule
from tests.table import Situation
from tests.way_to_hell.sea import CALM, FAR, TWO, afloat, craft, crossing, no_naval, purse, sail_turn, shown

CONTINUOUS = "dday n-02 units=2 opts=sea,continuous-play"


def landing(t: Situation, seat: int = 1, place: str = "13", **changes: Any) -> None:
    """SEA MOVE is asked, this Unit in the top row."""
    afloat(t, place, seat, **changes)
    t.start_at("SEA-MOVE")


def first_landing(t: Situation, seat: int = 1) -> str:
    return next(choice for choice in t.choices(seat) if choice.startswith("land"))


@rule("W-SEA-117")
def test_only_the_start_sectors_ahead_of_the_column_can_be_reached_by_any_number() -> None:
    t = crossing("dday n-19 units=2 opts=sea")
    for seat in (1, 2):
        afloat(t, "13", seat)
    t.start_at("SEA-MOVE")
    assert [choice for choice in t.choices(1) if choice.startswith("land")] == ["land 1"]
    assert t.refused(1, "land 2").rule == "W-SEA-117"
    t.field.book.sectors[t.field.book.starts[0]].capacity = 1
    try:
        no_naval(t, 1)
        t.answer(1, "land 1")
        assert "land 1" not in t.choices(2)
        assert t.refused(2, "land 1").rule == "B-SECTOR-34"
    finally:
        t.field.book.sectors[t.field.book.starts[0]].capacity = 0
    assert "land 1" in t.choices(2)


@rule("W-SEA-118", "W-SEA-119", "W-SEA-130")
def test_a_landed_unit_waits_unharmed_until_all_have_landed_and_then_the_battle_begins() -> None:
    t = crossing(TWO)
    for seat in (1, 2):
        no_naval(t, seat)
    landing(t, 1, soldiers=9)
    t.get(1).marker = 4
    t.answer(1, first_landing(t))
    t.answer(2, "stay")
    assert (t.get(1).marker, t.get(1).sector, t.choices(1)) == (1, -1, [])
    sail_turn(t)
    assert t.get(1).soldiers == 9
    token = shown(t.table)["craft"]["1"]
    assert (token["state"], token["place"]) == ("ashore", t.field.book.place(t.field.book.starts[0]))
    afloat(t, "13", 2)
    t.answer(2, first_landing(t, 2))
    assert (t.field.phase(), t.question(1), t.question(2)) == ("ROLL", "roll", "roll")
    assert t.field.battle.turn - t.field.battle.before == 1
    assert [t.get(seat).sector in t.field.book.starts for seat in (1, 2)] == [True, True]
    assert shown(t.table) == {}
    assert t.get(1).hand == t.field.book.hands[0]


@rule("W-SEA-120", "W-SEA-121", "W-SEA-122", "W-SEA-124")
def test_soldiers_courage_and_awards_are_kept_stars_and_hull_are_not() -> None:
    t = crossing()
    no_naval(t)
    t.give(1, "silver-star")
    landing(t, soldiers=11, courage=7, stars=2, points=6)
    t.answer(1, first_landing(t))
    assert (purse(t), t.get().awards, t.get().specialists, t.get().items) == ("11/3/0/0", ("silver-star",), (), ())
    assert t.question() == "roll", "nobody is asked about a Naval Specialist who is gone"


@rule("W-SEA-123", "W-SEA-EX-10")
@pytest.mark.parametrize(("answer", "after"), [("gain soldiers 3", "14/3/0/0"), ("gain courage 2", "11/5/0/0")])
def test_the_naval_specialist_goes_for_soldiers_or_courage(answer: str, after: str) -> None:
    t = crossing()
    landing(t, soldiers=11, courage=6, stars=2, points=6)
    t.answer(1, first_landing(t))
    assert t.choices() == ["gain soldiers 3", "gain courage 2"]
    refused = t.refused(1, "gain courage 3")
    assert (refused.rule, refused.key) == ("W-SEA-123", "naval-for-what")
    t.answer(1, answer)
    assert (purse(t), t.get().held) == (after, ())


@rule("W-SEA-125")
def test_passengers_go_into_the_pool_for_anyone() -> None:
    t = crossing()
    carried = craft(t).passengers
    landing(t)
    t.answer(1, first_landing(t), "gain courage 2")
    assert set(carried) <= set(t.field.battle.pool)
    assert t.get().specialists == ()


@rule("W-SEA-EX-09")
def test_a_craft_and_a_wading_unit_land_in_the_same_sea_move() -> None:
    t = crossing(TWO)
    for seat in (1, 2):
        no_naval(t, seat)
    afloat(t, "13", 1, courage=4)
    afloat(t, "14", 2, aboard=False, courage=1)
    t.start_at("SEA-MOVE")
    t.answer(1, first_landing(t))
    t.answer(2, first_landing(t, 2))
    assert (t.get(1).courage, t.get(2).courage) == (0, 1)
    assert not t.events("sea-panic")
    assert t.events("battle-begins")


@rule("W-SEA-131", "A-GEN-15")
def test_the_modules_that_wait_are_set_up_when_the_battle_begins() -> None:
    t = crossing("dday n-02 opts=sea,missions,badges,badge-of-assistance=all,battle-conditions,german")
    german = next(force for force in t.field.battle.forces if isinstance(force, German))
    assert (german.hand, t.get().held, german.soldiers) == ((), ("naval-usa",), 0)
    sail_turn(t)
    assert not t.table.choices(2), "the German has no part in a turn at sea"
    no_naval(t)
    afloat(t, "13")
    t.field.stamp += 1
    t.dice("marksmanship mason-tanker foster-bren")
    t.answer(1, first_landing(t))
    assert german.soldiers == 4
    assert "unteroffizier" in german.specialists
    assert t.question() == "keep-mission"
    assert "marksmanship" in t.get().held
    assert "conditions" in t.field.battle.parts


@rule("W-SEA-150", "W-SEA-154", "W-SEA-159")
def test_in_continuous_play_a_landed_unit_fights_on_from_the_next_turn() -> None:
    t = crossing(CONTINUOUS)
    for seat in (1, 2):
        no_naval(t, seat)
    landing(t, 1, soldiers=9)
    t.answer(1, first_landing(t))
    assert t.get(1).sector == -1, "it takes no COMBAT in the turn in which it lands"
    t.answer(2, "stay")
    assert t.get(1).sector in t.field.book.starts
    assert (t.question(1), t.question(2), t.get(1).soldiers) == ("roll", "roll", 9)
    t.dice("SOLDIER SOLDIER TOOL TOOL STAR COURAGE")
    t.answer(1, "roll", "lock r1 r2", "stop")
    t.dice(f"{CALM} {FAR}")
    t.answer(2, "roll", "lock r1 r2", "stop")
    for _ in range(20):
        if t.question(1) == "muster" or t.question(1) == "move":
            break
        t.answer(1, t.choices(1)[-1])
    assert t.get(1).soldiers > 9, "ashore soldiers are gained"
    assert t.get(2).soldiers < 30, "at sea they are lost"
    unit = t.get(2)
    unit.soldiers = 1
    t.tally(2, CALM)
    t.start_at("SEA-UPKEEP")
    assert t.table.outcome == "lost", "a loss at sea loses the game for all"


@rule("W-SEA-155", "W-SEA-156")
def test_nothing_goes_between_sea_and_land() -> None:
    t = crossing(CONTINUOUS)
    for seat in (1, 2):
        no_naval(t, seat)
    landing(t, 1, soldiers=9)
    t.answer(1, first_landing(t))
    t.answer(2, "stay")
    for slug in ("general", "lieutenant", "captain"):
        if slug in t.field.book.cards:
            t.give(1, slug)
    t.get(1).pigeon = 1 << 2
    assert t.refused(1, "trade 2").rule == "W-SEA-155", "not even a pigeon flies there"
    t.dice(CALM)
    t.answer(2, "roll")
    assert t.choices(2)[0].count(" ") == 2, "the General ashore unlocks nobody at sea"
    t.dice(CALM)
    t.answer(1, "roll")
    assert t.choices(1)[0].count(" ") == 1
    assert t.field.others(t.get(1)) == []
    t.answer(1, "lock r1")
    t.answer(1, "stop")
    t.field.stamp += 1
    assert t.refused(1, "swap 2").rule in ("W-SEA-155", "B-TRADE-12")
    assert t.field.veto("swap", t.get(1), "2") is not None


@rule("W-SEA-158")
def test_in_continuous_play_missions_and_badges_begin_for_each_unit_when_it_lands() -> None:
    t = crossing("dday n-02 units=2 opts=sea,continuous-play,missions,battle-conditions")
    for seat in (1, 2):
        no_naval(t, seat)
    landing(t, 1)
    t.dice("mason-tanker foster-bren")
    t.answer(1, first_landing(t))
    t.answer(2, "stay")
    assert t.question(1) == "keep-mission"
    assert t.choices(2) == []
    assert "conditions" in t.field.battle.parts


@rule("W-SEA-156")
def test_an_award_played_ashore_reaches_the_sea_with_its_sea_effect() -> None:
    t = crossing(f"{CONTINUOUS},way-to-hell-components,atlantikwall-components")
    for seat in (1, 2):
        no_naval(t, seat)
    landing(t, 1, soldiers=9)
    t.answer(1, first_landing(t))
    t.answer(2, "stay")
    cards, there = t.field.book.cards, t.get(2)

    def played(slug: str) -> tuple[int, int]:
        """Courage and hull it brings the Unit at sea."""
        before = (there.courage, there.points)
        use = cards[slug].use
        assert use is not None
        use.do(t.field, t.get(1), slug)
        return there.courage - before[0], there.points - before[1]

    there.points = 0
    assert played("memorial-cross") == (0, 10)
    assert played("medaille-de-la-resistance") == (3, 0)
    lanes = t.field.battle.lanes
    assert "omit-tools" not in [frame[0] for frame in lanes[2]]
    assert played("war-service-medal") == (0, 0)
    assert lanes[2][-1][0] == "omit-tools"
