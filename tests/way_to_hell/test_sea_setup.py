"""W-SEA, the start: which beaches, which Sea Map, who is aboard, what cannot be done at sea, the order of a turn."""

from __future__ import annotations

import pytest

from hhour.dday.boxes.way_to_hell.components.labels import RANKING
from hhour.dday.boxes.way_to_hell.sea.cards import CARDS, CRAFTS
from hhour.dday.boxes.way_to_hell.sea.charts import CHARTS
from hhour.dday.boxes.way_to_hell.sea.state import works
from hhour.dday.rules.box.shelf import cards, options
from hhour.dday.rules.cards.hooks import strength
from hhour.dday.rules.fight.defence import defence
from hhour.i18n import language
from hhour.kernel.refusal import SetupError
from hhour.kernel.table import Table
from hhour.tui.seamap import draw_sea
from tests.rule import rule
from tests.way_to_hell.sea import (
    CALM,
    SOLO,
    TWO,
    afloat,
    at,
    craft,
    crossing,
    passengers_of,
    purse,
    sail_turn,
    shown,
    upkeep,
)

WATERLINE = ("n-01", "n-02", "n-03", "n-04", "n-05", "n-06", "n-07", "n-13", "n-18", "n-19", "n-20", "n-22")
INLAND = ("n-08", "n-14", "n-15", "n-16", "n-17", "n-21", "n-23")


def refused(setup: str) -> str:
    with pytest.raises(SetupError) as error:
        Table(setup, seed="a")
    return error.value.refusal.rule


@rule("W-SEA-01", "W-GEN-01")
def test_the_crossing_is_played_first_and_only_where_it_is_chosen() -> None:
    assert Table(SOLO, seed="a").question(1) == "sea-start"
    ashore = Table("dday n-19", seed="a")  # a map of this box
    assert ashore.question(1) != "sea-start"
    assert (ashore.play.book.prelude, ashore.play.battle.parts) == (False, {})
    switches = ("sea", "gold", "missions", "heroes", "shaef", "way-to-hell-components")
    assert [options()[key].values[0] for key in switches] == ["off"] * 6


@rule("W-SEA-02")
@pytest.mark.parametrize("board", WATERLINE)
def test_a_beach_with_a_waterline_can_be_reached(board: str) -> None:
    assert Table(f"dday {board} opts=sea", seed="a").question(1) == "sea-start"


@rule("W-SEA-02", "W-GEN-06")
@pytest.mark.parametrize("board", INLAND)
def test_a_map_inland_cannot(board: str) -> None:
    assert refused(f"dday {board} opts=sea") == "W-SEA-02"


@rule("W-SEA-03", "W-SEA-157", "W-GEN-06", "W-GEN-02")
def test_what_the_box_forbids_is_refused_with_its_rule_and_all_else_goes_together() -> None:
    assert refused("dday deadstick units=2 opts=sea") == "W-SEA-03"
    assert refused("dday n-02 units=2 opts=sea,continuous-play,german") == "W-SEA-157"
    assert refused("dday n-02 units=2 opts=gold=regular,gold-solitaire") == "W-GOLD-20"
    assert refused("dday n-02 opts=gold=touch,gold-solitaire") == "W-GOLD-20"
    assert refused("dday n-02 opts=mission-possible") == "W-MISS-70"
    assert refused("dday n-02 opts=lead-the-way") == "W-HERO-40"
    assert refused("dday n-02 opts=continuous-play") == "W-SEA-150"
    assert refused("dday n-02 opts=gold=regular,gold=wild") == "W-GOLD-02"
    every = "sea,gold=regular,missions,heroes,shaef,way-to-hell-components"
    assert Table(f"dday n-02 units=2 opts={every}", seed="a").question(1) == "sea-start"


@rule("W-SEA-07", "W-SEA-11", "W-CARD-NAV-10", "W-GEN-20", "W-CARD-NAV-06")
def test_every_nation_has_a_craft_and_a_naval_specialist_aboard_from_the_start() -> None:
    t = crossing("dday n-20 units=6 opts=sea,shaef")
    nations = ("usa", "uk", "canada", "france", "shaef", "poland")
    assert [t.get(seat).held for seat in range(1, 7)] == [(f"naval-{nation}",) for nation in nations]
    assert [purse(t, seat) for seat in range(1, 7)] == ["30/12/20/0"] * 5 + ["30/12/24/0"]
    tokens = shown(t.table)["craft"]
    assert [tokens[str(seat)]["token"] for seat in range(1, 7)] == list(CRAFTS)
    kinds = [card.kind for card in cards("way-to-hell").values()]
    counts = {kind: kinds.count(kind) for kind in ("naval", "mission", "promotion", "war-hero", "vehicle", "award")}
    assert counts == {"naval": 6, "mission": 40, "promotion": 12, "war-hero": 25, "vehicle": 3, "award": 4}
    assert (len(CHARTS), len(CARDS), len(CRAFTS)) == (3, 6, 6)
    assert all(card.cost == 0 for card in CARDS)


@rule("W-SEA-08", "W-SEA-09")
def test_craft_start_in_row_0_in_the_order_of_the_seats_one_in_a_sector() -> None:
    t = Table(TWO, seed="a")
    assert t.waiting() == [1]
    assert t.choices(1) == ["embark sea-a:1", "embark sea-a:2", "embark sea-a:3"]
    t.apply(1, "embark sea-a:2")
    assert t.choices(2) == ["embark sea-a:1", "embark sea-a:3"]
    for action, rule_id in (
        ("embark sea-a:2", "W-SEA-09"),
        ("embark sea-a:4", "W-SEA-08"),
        ("embark 99", "W-SEAMAP-02"),
    ):
        refusal = t.refusal(2, action)
        assert refusal is not None
        assert refusal.rule == rule_id


@rule("W-SEA-08", "W-SEA-70")
def test_the_number_of_a_sea_sector_names_it() -> None:
    t = Table(TWO, seed="a")
    t.apply(1, "embark 2")
    t.apply(2, "embark a1")
    assert [event.data["sector"] for event in t.events if event.kind == "embarked"] == ["sea-a:2", "sea-a:1"]
    at_sea = crossing()
    at_sea.get().courage = 9
    at_sea.start_at("SEA-MOVE")
    at_sea.answer(1, "sail 4")
    assert shown(at_sea.table)["craft"]["1"]["place"] == "sea-a:4"


@rule("W-SEA-10")
def test_no_unit_stands_on_the_beach_while_it_is_aboard() -> None:
    t = crossing()
    assert t.get().sector == -1
    assert shown(t.table)["craft"]["1"]["place"] == "sea-a:1"


@rule("W-SEA-12", "W-SEA-13", "W-SEA-14")
def test_ranking_specialists_travel_dealt_as_evenly_as_may_be() -> None:
    setup = "dday n-19 units=2 opts=sea,german,way-to-hell-components,heroes"
    ranking = passengers_of(setup)
    assert set(ranking) == {"captain", "general", "lieutenant", "drill-sergeant"}
    t = crossing(setup)
    carried = [craft(t, seat).passengers for seat in (1, 2)]
    assert sorted(slug for some in carried for slug in some) == sorted(ranking)
    assert [len(some) for some in carried] == [2, 2]
    pool = set(t.field.battle.pool)
    assert not pool & set(ranking)
    assert {"piat-gunner", "sniper", "soe-agent", "engineer", "quartermaster", "hero-tommy-prince"} <= pool
    solo = crossing("dday n-19 opts=sea")
    assert set(craft(solo).passengers) == {"captain", "general", "lieutenant"}
    many = crossing("dday n-19 units=4 opts=sea")
    assert [len(craft(many, seat).passengers) for seat in range(1, 5)] == [1, 1, 1, 0]
    tables = [Table("dday n-19 units=2 opts=sea", seed=str(n)) for n in range(20)]
    drawn = {shown(table)["craft"]["2"]["passengers"][0] for table in tables}
    assert len(drawn) > 1, "who gets whom is drawn at random"
    assert {"captain", "lieutenant", "general"} <= RANKING


@rule("W-SEA-15", "W-SEA-19", "W-SEA-20", "W-SEA-22")
def test_a_sea_turn_has_five_phases_and_neither_muster_nor_combat() -> None:
    t = crossing()
    seen = []
    for _ in range(2):
        sail_turn(t)
        assert t.question() == "sea-move"
        for action in ("recruit medic", "find bazooka", "buy award"):
            assert t.table.refusal(1, action) is not None
        t.answer(1, "stay")
    for event in t.table.events:
        if event.phase not in seen:
            seen.append(event.phase)
    assert seen == ["SETUP", "ROLL", "SEA-UPKEEP", "SHELLING", "SEA-MOVE"]
    assert t.field.battle.turn == 3
    assert [stage.phase for stage in t.field.book.stages].count("MINES") == 2


@rule("W-SEA-16", "W-SEA-160")
def test_passengers_do_nothing_and_are_no_soldiers() -> None:
    t = crossing("dday n-19 opts=sea")
    assert "general" in craft(t).passengers
    t.dice(CALM)
    t.answer(1, "roll")
    assert t.choices()[0].count(" ") == 2, "two dice are locked, whatever the General says"
    assert strength(t.field, t.get()) == 30
    assert [card.slug for card in CARDS if works(t.field, t.get(), card.slug)] == ["naval-usa"], "only its own"
    unit = afloat(t, "8", soldiers=2)
    upkeep(t, {1: "SOLDIER SOLDIER SKULL SKULL SKULL SKULL"})
    assert t.table.outcome == "lost", "nobody else stands in for the last soldiers"
    assert unit.soldiers == 0


@rule("W-SEA-17", "W-SEA-18", "W-SEA-155")
def test_nothing_is_traded_aboard_neither_resources_nor_dice() -> None:
    t = crossing(TWO)
    afloat(t, "2", 1)
    afloat(t, "2", 2)
    assert defence(t.field, t.get(1)) == 0, "no sector defends itself there"
    assert t.refused(1, "trade 2").rule == "W-SEA-17"
    t.give(1, "lieutenant")
    t.dice(" ".join([CALM, CALM]))
    t.answer(1, "roll", "lock r1 r2", "stop")
    assert not any(choice.startswith("swap") for choice in t.choices(1))
    assert t.refused(1, "swap 2").rule == "W-SEA-18"


@rule("W-SEA-21", "W-SEA-24")
def test_all_units_roll_as_ashore_and_a_phase_ends_for_all_before_the_next() -> None:
    t = crossing(TWO)
    t.dice(CALM)
    t.answer(1, "roll")
    assert t.question() == "lock"
    t.answer(1, t.choices()[0])
    t.dice("SKULL SKULL")
    t.answer(1, "reroll w1 b1")
    t.dice("SKULL")
    t.answer(1, "reroll b2")
    assert t.question(2) == "roll"
    assert t.field.phase() == "ROLL", "the other Unit has not rolled yet"
    assert t.choices(1) == []


@rule("W-SEA-25", "W-SEA-152")
def test_nothing_of_the_battle_is_in_force_at_sea() -> None:
    t = crossing("dday n-02 opts=sea,missions,gold=rwbg,badges,battle-conditions")
    unit = t.get()
    assert unit.held == ("naval-usa",)
    t.dice(CALM)
    t.answer(1, "roll")
    assert len(unit.faces) == 6, "no Gold die"
    t.answer(1, t.choices()[0])
    t.dice("6 6")
    t.answer(1, "stop")
    assert (t.question(), unit.virtual) == ("sea-move", ())
    assert "conditions" not in t.field.battle.parts


@rule("W-SEA-151", "W-SEA-153")
def test_war_heroes_and_shaef_cross_too_but_heroes_wait_ashore() -> None:
    t = crossing("dday n-02 units=2 opts=sea,heroes,shaef")
    heroes = {slug for slug in t.field.battle.pool if slug.startswith("hero-")}
    assert len(heroes) == 25
    carried = {slug for seat in (1, 2) for slug in craft(t, seat).passengers}
    assert not carried & heroes
    assert carried <= RANKING, "nobody legendary travels"
    assert t.get(2).held == ("naval-shaef",)


@rule("W-GEN-22")
def test_the_sea_is_shown_to_every_player_sector_by_sector() -> None:
    t = crossing(TWO)
    seen = shown(t.table, 2)
    assert (seen["lines"], seen["columns"], len(seen["sectors"])) == ([0, 1, 2, 2, 2, 4], 3, 15)
    a8 = seen["sectors"][7]
    assert (a8["id"], a8["name"], a8["def"], a8["shells"], a8["mines"], a8["safe"]) == (
        "sea-a:8",
        "A8",
        0,
        [8],
        True,
        False,
    )
    assert seen["craft"]["1"]["state"] == "aboard"
    assert at(t) == "1"


@rule("W-GEN-22")
def test_the_terminal_draws_the_sea_with_its_craft_below_the_beach() -> None:
    t = crossing(TWO)
    afloat(t, "11", 2, aboard=False)
    rows = draw_sea(shown(t.table), language("en"))
    assert rows[0] == "Beach (4 courage)"
    assert rows[1].startswith("2 = A13 2#4")
    assert "A11 1#7 ~2" in rows[2]
    assert rows[5].split() == ["A1", "0#2", "@1", "A2", "0#12", "A3", "0#3"]
