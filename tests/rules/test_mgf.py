"""B-MGF: machine-gun fire and special damage."""

from __future__ import annotations

from hhour.dday.rules.fight.defence import guns, raised
from tests.rule import rule
from tests.table import Situation


def suffered(t: Situation) -> dict[int, int]:
    return {event.seat: event.data["n"] for event in t.events("casualties")}  # type: ignore[misc]


def omaha(*cards: str, units: int = 1, soldiers: int = 30) -> Situation:
    """Sector 5 of Omaha Beach: DEF 5, one MGF symbol, special damage specialist."""
    t = Situation(f"dday n-02 units={units}")
    for seat in range(1, units + 1):
        t.unit(seat, sector=5, soldiers=soldiers)
    for card in cards:
        t.give(1, card)
    return t


@rule("B-MGF-01", "B-MGF-02")
def test_one_die_for_each_symbol_is_rolled_once_for_the_sector_and_added_for_every_unit() -> None:
    t = omaha(units=3)
    t.dice("4")
    t.start_at("COMBAT")
    t.pass_until("ROLL")
    assert [(event.seat, event.data["dice"]) for event in t.events("mgf")] == [(0, (4,))]
    assert t.needs == [("mgf", 0, t.get(1).sector)], "nobody's own, and the sector's"
    assert suffered(t) == {1: 9, 2: 9, 3: 9}


@rule("B-MGF-01")
def test_no_die_is_rolled_where_nobody_stands_or_no_symbol_is() -> None:
    t = Situation("dday n-02 units=2")
    t.unit(1, sector=6, soldiers=30)
    t.unit(2, sector=2, soldiers=30)
    t.start_at("COMBAT")
    assert t.events("mgf") == []


@rule("B-MGF-01", "B-MGF-02")
def test_each_sector_with_guns_has_a_roll_of_its_own() -> None:
    t = Situation("dday n-01 units=2")
    t.unit(1, sector=8, soldiers=30)
    t.unit(2, sector=9, soldiers=30)
    t.dice("2 6")
    t.start_at("COMBAT")
    assert [(event.data["sector"], event.data["dice"]) for event in t.events("mgf")] == [("8", (2,)), ("9", (6,))]
    assert suffered(t) == {1: 10, 2: 16}


@rule("B-MGF-03")
def test_binoculars_change_the_roll_for_all_units_there() -> None:
    t = omaha("binoculars", units=2)
    t.dice("5")
    t.start_at("COMBAT")
    t.answer(1, "use binoculars", "set mgf:5:1 1")
    t.pass_until("ROLL")
    assert suffered(t) == {1: 6, 2: 6}


@rule("B-MGF-04", "B-MGF-06", "B-MGF-08")
def test_a_six_kills_a_specialist_of_the_units_choice_before_casualties_are_assigned() -> None:
    t = omaha("medic", "scout")
    t.dice("6")
    t.start_at("COMBAT")
    assert t.choices(1) == ["lose medic", "lose scout"]
    assert not t.events("casualties")
    t.answer(1, "lose medic")
    assert t.get(1).fallen == ("medic",)
    assert suffered(t) == {1: 11}
    assert not t.events("saved"), "the Medic died before the casualties"


@rule("B-MGF-04")
def test_only_a_six_brings_special_damage() -> None:
    t = omaha("scout")
    t.dice("5")
    t.start_at("COMBAT")
    t.pass_until("ROLL")
    assert t.get(1).specialists == ("scout",)


@rule("B-MGF-04", "B-MGF-EX-02")
def test_two_sixes_strike_twice_and_binoculars_that_turn_one_down_leave_seven_and_one_strike() -> None:
    t = omaha("binoculars", "scout", "medic", "hero")
    t.field.ground(t.get(1).sector).mgf = 2
    t.dice("6 6")
    t.start_at("COMBAT")
    t.answer(1, "use binoculars", "set mgf:5:1 1", "lose scout")
    assert t.get(1).fallen == ("scout",)
    assert suffered(t) == {1: 5 + 7}


@rule("B-MGF-04")
def test_two_sixes_kill_two_specialists() -> None:
    t = omaha("scout", "medic", "corporal")
    t.field.ground(t.get(1).sector).mgf = 2
    t.dice("6 6")
    t.start_at("COMBAT")
    t.answer(1, "lose scout", "lose medic")
    assert t.get(1).fallen == ("scout", "medic")
    assert suffered(t) == {1: 17}
    t = omaha("scout", units=2)
    t.give(2, "corporal")
    t.dice("6")
    t.start_at("COMBAT")
    t.pass_until("ROLL")
    assert (t.get(1).fallen, t.get(2).fallen) == (("scout",), ("corporal",)), "it strikes each Unit there"


@rule("B-MGF-05", "B-MGF-06")
def test_special_damage_comes_on_top_of_the_casualties_and_is_nothing_without_specialists() -> None:
    t = omaha("scout")
    t.dice("6")
    t.start_at("COMBAT")
    t.pass_until("ROLL")
    assert t.get(1).soldiers == 30 - 11
    assert t.get(1).specialists == ()

    bare = omaha()
    bare.dice("6")
    bare.start_at("COMBAT")
    assert bare.get(1).soldiers == 30 - 11


@rule("B-MGF-07")
def test_special_damage_courage_costs_one_courage_or_nothing() -> None:
    t = Situation("dday n-03 units=2")
    t.unit(1, sector=6, soldiers=30, courage=2)
    t.unit(2, sector=6, soldiers=30)
    t.dice("6")
    t.start_at("COMBAT")
    t.pass_until("ROLL")
    assert (t.get(1).courage, t.get(2).courage) == (1, 0)
    assert [event.rule for event in t.events("paid")] == ["B-MGF-07"]
    assert suffered(t) == {1: 10, 2: 10}


@rule("B-MGF-09", "R-FAQ-09")
def test_a_grenade_is_used_before_the_first_die_and_not_after() -> None:
    t = omaha("grenade", units=2)
    t.start_at("COMBAT")
    assert t.question(1) == "before-guns"
    t.answer(1, "use grenade")
    t.pass_until("ROLL")
    assert t.events("mgf") == []
    assert suffered(t) == {1: 5, 2: 5}

    late = omaha("grenade")
    late.start_at("COMBAT")
    late.give(1, "bazooka")  # something to keep the moment after the roll open
    late.dice("3")
    late.answer(1, "ready")
    assert late.question(1) == "after-guns"
    assert late.refused(1, "use grenade").key == "wrong-moment"


@rule("B-MGF-09", "R-FAQ-09")
def test_the_guns_fire_again_in_the_turn_after_the_grenade() -> None:
    t = omaha("grenade")
    t.start_at("COMBAT")
    t.answer(1, "use grenade")
    t.pass_until("ROLL")
    t.dice("3")
    t.start_at("COMBAT")
    assert [event.data["dice"] for event in t.events("mgf")] == [(3,)]


@rule("B-MGF-10")
def test_guns_that_are_prevented_or_destroyed_bring_no_special_damage_either() -> None:
    t = omaha("grenade", "scout")
    t.start_at("COMBAT")
    t.answer(1, "use grenade")
    t.pass_until("ROLL")
    assert t.get(1).specialists == ("scout",)

    gone = omaha("grenadier", "scout")
    gone.start_at("COMBAT")
    gone.answer(1, "use grenadier")
    gone.pass_until("ROLL")
    assert gone.get(1).specialists == ("scout",)
    assert gone.get(1).fallen == ("grenadier",)
    gone.start_at("COMBAT")  # needs no dice: the symbols are gone for good
    assert gone.events("mgf") == []


@rule("B-MGF-10", "B-MGF-01")
def test_what_else_is_done_to_a_sector_silences_no_gun() -> None:
    t = omaha()
    here = t.get(1).sector
    assert guns(t.field, here) == 1
    t.field.battle.effects = (("def", here, 2, "bazooka"), ("no-mgf", here + 1, 0, "mortar"))
    assert guns(t.field, here) == 1
    t.field.battle.effects = (("no-mgf", here, 0, "mortar"),)
    assert guns(t.field, here) == 0


@rule("B-MGF-01")
def test_there_may_be_guns_in_the_first_sector_of_a_map() -> None:
    t = omaha()
    t.field.book.guns = (lambda p, sector, left: left + 1,)
    assert (guns(t.field, 0), guns(t.field, -1)) == (1, 0)


@rule("B-MGF-EX-01")
def test_a_six_costs_a_specialist_and_eleven_casualties_but_a_flak_vest_leaves_five() -> None:
    t = omaha(units=2)
    for seat, cards in ((1, ["scout"]), (2, ["flak-vest", "scout"])):
        t.unit(seat, cards=cards)
    t.dice("6")
    t.start_at("COMBAT")
    t.answer(2, "use flak-vest")
    t.pass_until("ROLL")
    assert t.get(1).fallen == ("scout",)
    assert t.get(1).soldiers == 30 - 11
    assert t.get(2).specialists == ("scout",)
    assert t.get(2).soldiers == 30 - 5


@rule("B-MGF-01", "B-COMBAT-02")
def test_the_story_tells_what_casualties_are_made_of_and_why_soldiers_fell() -> None:
    t = omaha("scout")
    t.dice("4")
    t.start_at("COMBAT")
    t.answer(1, "lose soldiers")
    told = t.events("casualties")[0]
    assert told.data["parts"] == ("5 +5 B-DEF-01", "mgf +4 B-MGF-01")
    assert t.why(t.events("fell")[0]) == ["B-COMBAT-02", "B-COMBAT-02"]


@rule("B-MGF-01", "P-MGF-41")
def test_whatever_a_box_makes_of_a_die_it_counts_six_at_most() -> None:
    t = omaha()
    t.field.book.gun_die = (lambda p, die: die + 2,)
    assert [raised(t.field, die) for die in (1, 3, 4, 5, 6)] == [3, 5, 6, 6, 6]
