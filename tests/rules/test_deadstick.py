"""B-DEAD: Operation Deadstick, Merville Battery and Sword Beach at one table."""

from __future__ import annotations

import pytest

from hhour import rulebook
from hhour.dday.boxes.base.maps.deadstick import SCENARIO
from hhour.dday.rules.battle.state import IN_PLAY, SAFE
from hhour.dday.rules.cards.kinds import ITEM
from hhour.dday.rules.fight.defence import defence
from hhour.kernel.refusal import SetupError
from tests.rule import rule
from tests.rules.test_setup import landed
from tests.table import Situation


def deadstick(*starts: str) -> Situation:
    """Units that start on these maps: deadstick("n-08", "n-06")."""
    t = Situation(f"dday deadstick units={len(starts)}")
    for seat, slug in enumerate(starts, 1):
        if t.question(seat) == "start":
            t.answer(seat, f"start {slug}:1")
    return t


def at(t: Situation, seat: int) -> str:
    return t.field.book.sectors[t.get(seat).sector].id


@rule("B-DEAD-01")
def test_deadstick_is_for_two_to_four_on_both_maps() -> None:
    for units in (1, 5):
        with pytest.raises(SetupError) as refused:
            Situation(f"dday deadstick units={units}")
        assert refused.value.refusal.rule == "B-DEAD-01"
    book = Situation("dday deadstick units=2").field.book
    assert [beach.slug for beach in book.beaches] == ["n-08", "n-06"]
    for said in ("deadstick units=2", "deadstick units=2 opts=deadstick", "n-08 units=2 opts=deadstick"):
        assert Situation(f"dday {said}").table.setup.options == {"deadstick": "on"}


@rule("B-DEAD-02", "B-DEAD-10")
def test_top_rows_touch_and_the_bunkers_meet() -> None:
    book = Situation("dday deadstick units=2").field.book
    over = {
        (ground.id, book.sectors[edge.target].id)
        for ground in book.sectors
        for edge in book.edges[ground.index]
        if book.sectors[edge.target].beach != ground.beach
    }
    assert over == {
        ("n-06:14", "n-08:13"),
        ("n-08:13", "n-06:14"),
        ("n-06:15", "n-08:12"),
        ("n-08:12", "n-06:15"),
        ("n-08:bunker", "n-06:bunker"),
    }
    assert not [edge for edges in book.edges for edge in edges if edge.over and (edge.mine or edge.barrier)]


@rule("B-DEAD-12")
def test_the_first_map_of_a_unit_is_the_one_it_started_on_and_one_map_alone_is_no_first() -> None:
    t = deadstick("n-08", "n-06")
    assert [t.field.book.beaches[t.get(seat).first_map].slug for seat in (1, 2)] == ["n-08", "n-06"]
    assert landed("dday n-08 units=1").get().first_map == -1


@rule("B-DEAD-03")
def test_each_player_chooses_a_map_and_each_map_gets_a_unit() -> None:
    t = Situation("dday deadstick units=3")
    assert t.choices(1) == ["start n-08:1", "start n-08:2", "start n-06:1"]
    t.answer(2, "start n-06:1")
    t.answer(1, "start n-06:1")
    assert t.choices(3) == ["start n-08:1", "start n-08:2"]
    assert t.refused(3, "start n-06:1").rule == "B-DEAD-03"
    t = Situation("dday deadstick units=2")
    t.answer(1, "start n-08:2")
    assert (t.refused(2, "start n-08:1").rule, t.refused(2, "start n-08:1").key) == ("B-DEAD-03", "start-other-map")


@rule("B-DEAD-04")
def test_regular_specialists_are_those_of_the_starting_map() -> None:
    t = deadstick("n-08", "n-06")
    assert set(t.get(1).hand) == {
        "corporal",
        "hero",
        "medic",
        "minesweeper",
        "paratrooper",
        "pathfinder",
        "sharpshooter",
    }
    assert set(t.get(2).hand) == {"chaplain", "corporal", "hero", "point-man", "minesweeper", "scout", "veteran"}


@rule("B-DEAD-05", "B-DEAD-06", "B-DEAD-18")
def test_items_and_unique_specialists_form_one_pool_with_bazooka_and_gammon_bomb_without_the_lieutenant() -> None:
    field = deadstick("n-08", "n-06").field
    battle = field.battle
    assert sorted(battle.pool) == ["captain", "grenadier", "marksman", "messenger", "quartermaster"]
    special = {"ammo-box", "dispatch-case", "lucky-charm", "pocket-bible", "rangefinder", "toolkit"}
    special |= {"flak-vest", "mortar", "strategic-map", "wirecutters"}
    assert special | {"bazooka", "gammon-bomb"} <= set(battle.items)
    assert len(battle.items) == len(set(battle.items)) == len(field.book.named((ITEM,))) + len(special) + 2
    plain = Situation("dday deadstick units=2 opts=deadstick-items=off").field.battle
    assert not {"bazooka", "gammon-bomb"} & set(plain.items)


@rule("B-DEAD-07", "B-DEAD-08", "B-DEAD-EX-01")
def test_every_def_of_sword_is_one_higher_until_a_unit_has_moved_into_merville_8() -> None:
    t = deadstick("n-08", "n-06")
    t.unit(1, sector="n-08:5", soldiers=90, courage=9, cards=["pathfinder", "minesweeper"])
    t.unit(2, sector="n-06:12", soldiers=90)

    def values() -> list[int]:
        found = []
        for sector, marker in (("n-06:12", 1), ("n-06:12", 2), ("n-06:12", 3), ("n-06:bunker", 1)):
            t.unit(2, sector=sector, marker=marker)
            found.append(defence(t.field, t.get(2)))
        return found

    assert values() == [9, 11, 13, 18]
    assert defence(t.field, t.get(1)) == 5, "Merville itself is not raised"
    t.unit(2, sector="n-06:12")
    t.start_at("MOVE")
    t.dice("1 2")  # the guns of both sectors
    t.answer(1, "advance n-08:8")
    t.pass_until("ROLL")
    assert t.events("casualties", 2)[0].data["n"] == 8 + 2, "from the COMBAT of that turn on"
    assert values() == [8, 10, 12, 17]
    t.unit(1, sector="n-08:11")
    assert values() == [8, 10, 12, 17], "for good"


@rule("B-DEAD-09")
def test_swords_bunker_is_closed_until_a_unit_has_survived_in_mervilles() -> None:
    t = deadstick("n-08", "n-06", "n-06")
    t.unit(1, sector="n-08:13", soldiers=90, battle_cry=1)
    t.unit(2, sector="n-06:14", soldiers=90, courage=9, battle_cry=1, cards=["field-radio"])
    t.unit(3, sector="n-06:1", soldiers=90)
    t.start_at("MOVE")
    assert t.refused(2, "advance n-06:bunker").rule == "B-DEAD-09"
    assert t.refused(2, "charge n-06:bunker").rule == "B-DEAD-09"
    assert not [choice for choice in t.choices(2) if choice.endswith("n-06:bunker")]
    t.answer(1, "charge n-08:bunker")
    assert t.refused(2, "advance n-06:bunker").rule == "B-DEAD-09", "entered is not yet survived"
    t.dice("1 1")
    t.pass_until("ROLL")
    t.pass_until("ROLL")
    t.start_at("MOVE")
    assert t.table.refusal(2, "advance n-06:bunker") is None


@rule("B-DEAD-11", "B-DEAD-12")
def test_going_over_is_an_advance_for_three_courage_with_requirements_and_without_return() -> None:
    for start, target, card in (("n-08:13", "n-06:14", "hero"), ("n-06:15", "n-08:12", "hero")):
        first = start[:4]
        other = "n-06" if first == "n-08" else "n-08"
        t = deadstick(first, other)
        t.unit(1, sector=start, soldiers=90, courage=9, cards=["field-radio"])
        t.unit(2, sector=f"{other}:1", soldiers=90)
        t.start_at("MOVE")
        assert t.refused(1, f"advance {target}").rule == "B-SECTOR-06"
        t.give(1, card)
        t.get(1).courage = 2
        assert t.refused(1, f"advance {target}").rule == "B-MOVE-10"
        t.get(1).courage = 9
        t.dice("1")
        t.answer(1, f"advance {target}")
        assert t.get(1).courage == 6
        t.pass_until("ROLL")
        t.get(1).visited = 1 << t.get(1).sector
        t.get(1).courage = 9
        t.start_at("MOVE")
        assert t.refused(1, f"advance {start}").rule == "B-DEAD-12"


@rule("B-DEAD-13", "B-DEAD-14", "B-DEAD-20")
def test_who_survives_in_merville_may_be_safe_there_or_go_for_swords_bunker() -> None:
    t = deadstick("n-08", "n-06")
    t.unit(1, sector="n-08:bunker", soldiers=200, courage=8, cards=["hero", "medic", "bazooka"])
    t.unit(2, sector="n-06:1", soldiers=90)
    t.get(1).courage = 0
    t.dice("1")
    t.start_at("COMBAT")
    t.ready(1)
    t.answer(1, "lose soldiers")
    assert t.choices(1) == ["safe", "go-on"]
    t.answer(1, "go-on")
    unit = t.get(1)
    assert (unit.status, unit.specialists, unit.items) == (IN_PLAY, ("hero", "medic"), ("bazooka",))
    assert set(t.table.waiting()) == {1, 2}, "it rolls on"
    unit.courage = 4
    t.start_at("MOVE")
    assert "advance n-06:bunker" in t.choices(1)
    t.dice("1")
    t.answer(1, "stay")
    t.pass_until("COMBAT")
    t.ready(1)
    t.answer(1, "pay 0 0", "lose soldiers")
    assert [event.data["n"] for event in t.events("casualties", 1)] == [19, 19], "the bunker's COMBAT each turn"
    t.answer(1, "go-on")
    t.start_at("MOVE")
    t.dice("1")
    t.answer(1, "advance n-06:bunker")
    assert unit.courage == 0
    t.pass_until("ROLL")
    assert (unit.status, at(t, 1)) == (SAFE, "n-06:bunker")


@rule("B-DEAD-14")
def test_three_turns_in_mervilles_bunker_are_the_limit() -> None:
    t = deadstick("n-08", "n-06")
    t.unit(1, sector="n-08:bunker", soldiers=200, marker=4)
    t.unit(2, sector="n-06:1", soldiers=90)
    t.field.battle.captured |= 1 << t.get(1).sector
    t.start_at("MOVE")
    t.pass_until("COMBAT")
    assert t.table.outcome == "lost"
    assert t.events("wiped-out", 1)[0].rule == "B-MOVE-07"


@rule("B-DEAD-15")
def test_a_mortar_reaches_over_to_the_other_maps_top_row() -> None:
    t = deadstick("n-08", "n-06")
    t.unit(1, sector="n-08:13", soldiers=90, cards=["mortar"])
    t.unit(2, sector="n-06:14", soldiers=90)
    t.start_at("COMBAT")
    t.answer(1, "use mortar")
    assert "aim n-06:14" in t.choices(1)
    t.answer(1, "aim n-06:14")
    t.pass_until("ROLL")
    assert t.events("mgf") == []


@rule("B-DEAD-16")
def test_pigeons_and_lieutenants_reach_the_other_map() -> None:
    t = deadstick("n-08", "n-06")
    t.give(1, "carrier-pigeon")
    t.give(2, "lieutenant")
    t.start_at("ROLL")
    t.roll(1, "STAR STAR STAR TOOL TOOL TOOL")
    t.roll(2, "TOOL TOOL TOOL STAR STAR STAR")
    assert "swap 2" in t.choices(1)
    t.start_at("MUSTER")
    assert t.refused(1, "trade 2").rule == "B-TRADE-03"
    t.answer(1, "use carrier-pigeon")
    if t.question(1) == "trade-with":
        t.answer(1, "contact 2")
    assert "trade 2" in t.choices(1)


@rule("B-DEAD-17")
def test_effects_for_all_units_reach_both_maps() -> None:
    t = deadstick("n-08", "n-06", "n-06")
    t.give(1, "memorial-cross")
    t.give(1, "quartermaster")
    t.start_at("ROLL")
    for seat in (1, 2, 3):
        t.roll(seat, "STAR STAR STAR TOOL TOOL TOOL")
    t.answer(1, "use memorial-cross")
    gained = {event.seat: event.data["n"] for event in t.events("gained") if event.source == "memorial-cross"}
    assert gained == {1: 20, 2: 10, 3: 10}
    t.get(2).points = 1
    t.start_at("MUSTER")
    assert t.table.refusal(2, "find carrier-pigeon") is None, "3 points less the Quartermaster's 2"


@rule("B-DEAD-18")
def test_the_lieutenant_comes_only_in_sword_5() -> None:
    t = deadstick("n-08", "n-06")
    t.get(1).stars = 9
    t.unit(2, sector="n-06:2", soldiers=90, courage=9)
    t.start_at("MUSTER")
    assert t.refused(1, "recruit lieutenant").rule == "B-SPEC-15"
    t.pass_until("MOVE")
    t.dice("1")
    t.answer(2, "advance n-06:5")
    t.pass_until("ROLL")
    assert t.get(2).specialists == ("lieutenant",)


@rule("B-DEAD-19")
def test_one_unit_alone_on_merville_finds_the_lamp_and_two_find_the_dexedrine() -> None:
    for starts, item in ((("n-08", "n-06", "n-06"), "signalling-lamp"), (("n-08", "n-08", "n-06"), "dexedrine")):
        t = deadstick(*starts)
        t.unit(1, sector="n-08:6", soldiers=60, courage=9, cards=["wirecutters"])
        sectors = t.table.view()["sectors"]
        assert isinstance(sectors, list)
        assert next(one for one in sectors if one["id"] == "n-08:9")["words"] == [f"FREE_ITEM({item})"]
        t.start_at("MOVE")
        t.answer(1, "use wirecutters", "advance n-08:9")
        t.pass_until("ROLL")
        assert t.get(1).items == (item,)
    assert not Situation("dday deadstick units=2").field.book.solo, "no other solo rule holds"


@rule("B-DEAD-20")
def test_the_game_is_won_when_all_are_safe_and_lost_when_one_falls() -> None:
    for soldiers, outcome in ((90, "won"), (10, "lost")):
        t = deadstick("n-08", "n-06")
        t.unit(1, sector="n-08:bunker", soldiers=90)
        t.unit(2, sector="n-08:bunker", soldiers=soldiers)
        t.dice("1")
        t.start_at("COMBAT")
        while not t.table.outcome:
            seat = t.table.waiting()[0]
            t.answer(seat, "safe" if "safe" in t.choices(seat) else "ready")
        assert t.table.outcome == outcome


@rule("B-DEAD-21")
def test_sectors_of_the_same_number_are_different_sectors() -> None:
    t = deadstick("n-08", "n-06")
    t.unit(1, sector="n-08:4", soldiers=90)
    t.unit(2, sector="n-06:4", soldiers=90)
    book = t.field.book
    assert t.get(1).sector != t.get(2).sector
    assert book.sectors[t.get(1).sector].words != book.sectors[t.get(2).sector].words
    assert not t.get(1).visited >> t.get(2).sector & 1
    t.start_at("MUSTER")
    assert t.refused(1, "trade 2").rule == "B-TRADE-03"


@rule("B-DEAD-01")
def test_the_notes_of_the_scenario_are_all_its_rules() -> None:
    names = [f"B-DEAD-{number:02d}" for number in range(100)]
    assert tuple(name for name in names if rulebook.get(name) is not None) == SCENARIO.notes
