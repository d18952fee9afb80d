"""W-SEA, SEA UPKEEP and SHELLING: what dice, penalties, DEF and shells cost, and when all is lost."""

from __future__ import annotations

import pytest

from hhour.dday.boxes.way_to_hell.sea.state import put
from hhour.kernel.faces import FACE_NAMES
from tests.rule import rule
from tests.table import Situation
from tests.way_to_hell.sea import CALM, FAR, SOLO, TWO, afloat, at, craft, crossing, no_naval, purse, upkeep

LONE = "10"  # DEF 1, in the Safe Zone


def alone(place: str, resources: str, crew: tuple[str, ...] = ()) -> Situation:
    """A Unit without Naval Specialist at `soldiers/courage/points/stars`."""
    t = crossing()
    no_naval(t)
    soldiers, courage, points, stars = (int(word) for word in resources.split("/"))
    afloat(t, place, soldiers=soldiers, courage=courage, points=points, stars=stars, passengers=crew)
    return t


EXAMPLES = [
    pytest.param("10", "30/12/20/0", "SKULL STAR SOLDIER TOOL TOOL COURAGE", "27/11/17/1", marks=rule("W-SEA-EX-01")),
    pytest.param("8", "30/12/20/0", "TOOL SOLDIER TOOL SOLDIER TOOL SOLDIER", "22/12/9/0", marks=rule("W-SEA-EX-03")),
]


@pytest.mark.parametrize(("place", "before", "words", "after"), EXAMPLES)
def test_worked_examples_of_sea_upkeep(place: str, before: str, words: str, after: str) -> None:
    t = upkeep(alone(place, before), {1: words})
    assert purse(t) == after
    if "TOOL SOLDIER" in words:
        assert t.events("stalled-motor")
        assert t.question() != "sea-move" or t.choices() == ["stay"]


@rule("W-SEA-30")
def test_skulls_cancel_nothing() -> None:
    t = upkeep(alone("8", "30/12/20/0"), {1: "SKULL SKULL SKULL SKULL SOLDIER SOLDIER"})
    assert purse(t) == "27/12/20/0", "both soldiers are lost, and one to the craft in the sector"
    assert not t.events("cancelled")


@rule("W-SEA-31", "W-SEA-32", "W-SEA-33", "W-SEA-EX-04")
def test_three_stars_cost_a_specialist_of_choice_and_the_rest_is_kept() -> None:
    t = crossing()
    afloat(t, "8", stars=2)
    assert len(craft(t).passengers) >= 2
    upkeep(t, {1: "STAR SKULL STAR SKULL SOLDIER SOLDIER"})
    crew = [*t.get().held, *craft(t).passengers]
    assert t.choices() == [f"part {slug}" for slug in crew]
    assert t.refused(1, "part medic").rule == "W-SEA-33"
    t.dice(FAR)
    t.answer(1, "part naval-usa")
    assert (t.get().stars, t.get().held) == (1, ())
    assert not t.events("stray-bullet"), "neither STAR nor SKULL has a blue one"


@rule("W-SEA-32", "W-SEA-34")
@pytest.mark.parametrize(("stars", "left"), [(2, 2), (3, 0), (4, 1), (6, 0)])
def test_of_stars_every_three_go_and_the_rest_stay(stars: int, left: int) -> None:
    t = upkeep(alone("8", f"30/12/20/{stars}"), {1: "SOLDIER SOLDIER SKULL SKULL SKULL SKULL"})
    assert t.get().stars == left
    assert len(t.events("stars-spent")) == (stars >= 3)


@rule("W-SEA-34", "W-SEA-110")
def test_without_a_specialist_the_stars_are_taken_off_all_the_same() -> None:
    t = upkeep(alone("8", "30/12/20/2"), {1: "STAR STAR STAR STAR SKULL SKULL"})
    assert t.get().stars == 0
    assert t.events("stars-spent")


@rule("W-SEA-35", "W-SEA-126")
def test_a_passenger_lost_at_sea_is_out_of_the_game() -> None:
    t = alone("13", "20/12/20/3", ("captain", "lieutenant"))
    upkeep(t, {})
    t.answer(1, "part captain")
    t.answer(1, "land 1")
    pool = t.field.battle.pool
    assert "captain" not in pool
    assert "lieutenant" in pool
    assert "captain" not in t.get().fallen


@rule("W-SEA-36")
def test_his_loss_does_not_close_his_title_to_a_war_hero() -> None:
    t = crossing("dday n-19 opts=sea,heroes")
    no_naval(t)
    afloat(t, "13", stars=3, passengers=("captain",))
    upkeep(t, {})
    heroes = [slug for slug, title in t.field.book.titles.items() if title == "captain"]
    assert set(heroes) <= set(t.field.battle.pool)
    assert not t.field.has_known(t.get(), "captain")


@rule("W-SEA-37", "W-SEA-38", "W-SEA-23")
def test_soldiers_cost_one_and_two_and_the_last_one_the_game() -> None:
    t = upkeep(alone("8", "30/12/20/0"), {1: "SOLDIER SOLDIER TWO_SOLDIERS TWO_SOLDIERS SKULL SKULL"})
    assert t.get().soldiers == 30 - 2 - 4 - 1
    t = upkeep(alone("8", "7/12/20/0"), {1: "SOLDIER SOLDIER TWO_SOLDIERS TWO_SOLDIERS SKULL SKULL"})
    assert t.table.outcome == "lost"
    told = [(event.rule, event.seat) for event in t.events("sea-wiped-out") + t.events("lost")]
    assert told == [("W-SEA-38", 1), ("W-SEA-23", 0)], "all have lost"


@rule("W-SEA-39", "W-SEA-40", "W-SEA-94", "W-SEA-95", "W-SEA-96", "W-SEA-97")
def test_courage_falls_to_nothing_and_a_unit_without_it_leaves_its_craft() -> None:
    t = alone(LONE, "20/1/20/2", ("captain",))
    upkeep(t, {1: "COURAGE COURAGE SKULL SKULL SKULL SKULL"}, "3 4 2 3")
    assert t.question() == "roll", "it does not move any more this turn"
    assert (at(t), craft(t).aboard, craft(t).panicked) == ("11", False, True)
    assert t.get().soldiers == 20 - 2 - 5, "A11 has the number 7, and the Unit stood there when the shells fell"
    assert (t.get().stars, craft(t).passengers) == (2, ("captain",))


@rule("W-SEA-95", "W-SEA-40", "W-SEA-43")
@pytest.mark.parametrize(
    ("resources", "words", "why"),
    [
        ("20/1/20/0", "COURAGE SKULL SKULL SKULL SKULL SKULL", "W-SEA-40"),
        ("20/9/1/0", "TOOL SKULL SKULL SKULL SKULL SKULL", "W-SEA-43"),
    ],
)
def test_in_deep_sea_panic_and_a_destroyed_craft_drown_all(resources: str, words: str, why: str) -> None:
    t = upkeep(alone("8", resources), {1: words})
    assert t.table.outcome == "lost"
    assert [event.rule for event in t.events("sea-panic") + t.events("craft-destroyed")] == [why]
    assert t.events("drowned")


@rule("W-SEA-41", "W-SEA-103")
def test_who_has_panicked_ignores_courage_results_and_who_only_wades_does_not() -> None:
    for panicked, left in ((True, 3), (False, 1)):
        t = alone(LONE, "20/3/0/0")
        afloat(t, LONE, aboard=False, panicked=panicked)
        upkeep(t, {1: "COURAGE COURAGE SKULL SKULL SKULL SKULL"})
        assert t.get().courage == left
        assert not craft(t).aboard
    t = alone(LONE, "20/1/0/0")
    afloat(t, LONE, aboard=False)
    upkeep(t, {1: "COURAGE COURAGE SKULL SKULL SKULL SKULL"})
    assert (t.get().courage, t.table.outcome) == (0, ""), "for a wading Unit 0 has no further effect"


@rule("W-SEA-42", "W-SEA-44")
@pytest.mark.parametrize(("tools", "lost"), [(1, 1), (2, 3), (3, 6), (4, 12), (5, 24)])
def test_tools_cost_hull_by_the_base_table_and_hull_may_be_above_twenty(tools: int, lost: int) -> None:
    places = ["TOOL"] * tools + ["SKULL"] * (6 - tools)
    t = alone("8", "30/12/60/0")
    upkeep(t, {1: " ".join(places)})
    sets = 1 if tools == 5 else 0
    assert t.get().points == 60 - lost
    assert len(t.events("stalled-motor")) == sets


@rule("W-SEA-43", "W-SEA-90")
def test_a_destroyed_craft_in_the_safe_zone_leaves_its_unit_wading_with_one_chevron() -> None:
    t = alone("11", "20/9/3/2", ("captain",))
    t.get().marker = 3
    upkeep(t, {1: "TOOL TOOL SKULL SKULL SKULL SKULL"})
    assert t.choices() == ["disembark sea-a:10", "disembark sea-a:12"]
    t.dice(FAR)
    t.answer(1, "disembark sea-a:10")
    assert (at(t), craft(t).aboard, t.get().marker) == ("10", False, 1)
    assert (t.get().courage, t.get().stars, craft(t).passengers) == (9, 2, ("captain",))


@rule("W-SEA-45", "W-SEA-46", "W-SEA-47", "W-SEA-51")
def test_each_set_is_a_penalty_on_top_of_its_results() -> None:
    two = "TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS"
    t = upkeep(alone("8", "30/12/20/0"), {1: two})
    assert len(t.events("man-overboard")) == 2
    assert t.get().soldiers == 30 - 12 - 12 - 1
    one = "TWO_SOLDIERS TWO_SOLDIERS TWO_SOLDIERS SKULL TWO_SOLDIERS SKULL"
    t = upkeep(alone("8", "30/12/20/0"), {1: one})
    assert len(t.events("man-overboard")) == 1


@rule("W-SEA-48", "W-SEA-EX-06")
def test_a_stray_bullet_hits_a_passenger_of_choice_never_the_naval_specialist() -> None:
    t = crossing()
    afloat(t, "8", passengers=("captain", "lieutenant", "general"))
    upkeep(t, {1: "SKULL SKULL SKULL SKULL SKULL SKULL"})
    assert t.choices() == ["part captain", "part lieutenant", "part general"]
    assert t.refused(1, "part naval-usa").key == "naval-not-hit"
    t.answer(1, "part captain")
    t.dice(FAR)
    t.answer(1, "part general")
    assert (craft(t).passengers, t.get().held, purse(t)) == (("lieutenant",), ("naval-usa",), "29/12/20/0")
    none = upkeep(alone("8", "30/12/20/0"), {1: "SKULL SKULL SKULL SKULL SKULL SKULL"})
    assert none.question() == "sea-move"


@rule("W-SEA-49")
def test_a_direct_hit_costs_eight_item_points() -> None:
    t = upkeep(alone("8", "30/12/20/0"), {1: "STAR SKULL STAR SKULL STAR SKULL"})
    assert (t.get().points, len(t.events("direct-hit"))) == (12, 1)


@rule("W-SEA-50")
def test_shrapnel_costs_four_soldiers_and_five_item_points() -> None:
    t = upkeep(alone("8", "30/12/20/0"), {1: "SOLDIER SKULL SOLDIER SKULL SOLDIER SKULL"})
    assert purse(t) == "22/12/15/0"


@rule("W-SEA-52", "W-SEA-76")
def test_in_a_panic_the_craft_must_go_to_one_side() -> None:
    t = upkeep(alone("8", "30/12/20/0"), {1: "COURAGE SKULL COURAGE SKULL COURAGE SKULL"})
    assert t.choices() == ["sail sea-a:7", "sail sea-a:9"]
    assert t.refused(1, "stay").rule == "W-SEA-76"
    assert t.refused(1, "sail sea-a:11").rule == "W-SEA-76"


@rule("W-SEA-53", "W-SEA-54")
def test_with_a_stalled_motor_the_craft_does_not_move_panic_or_not() -> None:
    t = alone("11", "30/12/40/0")
    upkeep(t, {1: "TOOL SKULL TOOL SKULL TOOL SKULL"})
    assert t.choices() == ["stay", "disembark sea-a:10", "disembark sea-a:12"]
    assert t.refused(1, "sail sea-a:14").rule == "W-SEA-53"
    t = alone("11", "30/12/40/0")
    upkeep(t, {1: "TOOL COURAGE TOOL COURAGE TOOL COURAGE"})
    assert not any(choice.startswith("sail") for choice in t.choices())
    deep = upkeep(alone("8", "30/12/40/0"), {1: "TOOL SKULL TOOL SKULL TOOL SKULL"})
    assert (at(deep), deep.question()) == ("8", "roll"), "it stays without being asked"


@rule("W-SEA-32", "W-SEA-56", "W-SEA-57", "W-SEA-135", "W-SEA-EX-05")
def test_a_straight_gives_an_award_of_choice_and_still_costs() -> None:
    t = alone(LONE, "20/8/12/2", ("captain",))
    upkeep(t, {1: "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL"})
    assert t.question() == "straight-award"
    t.dice(FAR)
    t.answer(1, "take silver-star")
    assert (purse(t), t.get().awards, craft(t).passengers) == ("15/7/11/0", ("silver-star",), ())


@rule("W-SEA-56")
def test_a_straight_is_of_the_six_faces_whatever_faces_other_boxes_have_added(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hhour.dday.rules.dice.tally.FACE_NAMES", [*FACE_NAMES, "ANCHOR"])
    t = alone(LONE, "20/8/12/2")
    upkeep(t, {1: "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL"})
    assert t.question() == "straight-award"


@rule("W-SEA-58")
def test_the_check_comes_last_so_an_award_is_taken_even_by_the_lost() -> None:
    t = alone(LONE, "4/8/12/0")
    upkeep(t, {1: "SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL"})
    t.answer(1, "take silver-star")
    kinds = [event.kind for event in t.table.events if event.phase == "SEA-UPKEEP"]
    order = ["award", "gained", "fell", "sea-toll", "sea-toll", "sea-fire", "fell", "sea-wiped-out", "lost"]
    assert kinds[-len(order) :] == order


@rule("W-SEA-59", "W-SEA-60", "W-SEA-61", "W-SEA-75", "W-SEA-105", "W-SEA-EX-02")
def test_def_and_every_craft_cost_soldiers_wading_units_raise_nothing() -> None:
    t = crossing("dday n-02 units=2 opts=sea")
    for seat in (1, 2):
        no_naval(t, seat)
        afloat(t, "13", seat, soldiers=20)
    upkeep(t, {})
    assert [t.get(seat).soldiers for seat in (1, 2)] == [20 - 2 - 4] * 2
    t = crossing(TWO)
    no_naval(t, 1)
    afloat(t, "13", 1, soldiers=20, points=1)
    no_naval(t, 2)
    afloat(t, "13", 2, soldiers=20, aboard=False)
    upkeep(t, {1: "TOOL TOOL SKULL SKULL SKULL SKULL", 2: "SKULL SKULL SKULL SKULL STAR STAR"})
    assert [t.get(seat).soldiers for seat in (1, 2)] == [17, 17], "a craft that is destroyed still counts"


@rule("W-SEA-62")
def test_no_machine_gun_fires_at_sea() -> None:
    t = crossing()
    upkeep(t, {})
    t.answer(1, "stay")
    assert not t.events("mgf")
    assert t.field.battle.mgf == ()


# --- SHELLING ---------------------------------------------------------------------------------------------------------


@rule("W-SEA-63", "W-SEA-64", "W-SEA-65", "W-SEA-66", "W-SEA-67", "W-SEA-EX-07")
def test_shells_fall_on_all_sectors_of_their_number() -> None:
    t = alone("11", "22/5/9/0")
    t.tally(1, "SKULL SKULL SKULL SKULL SKULL SKULL")
    put(t.field, t.get(), craft(t))
    t.dice("3 4 2 6")
    t.start_at("SHELLING")
    assert purse(t) == "14/5/1/0"
    assert [(event.seat, event.data["n"]) for event in t.events("shelling")] == [(0, 7)], "for all of them"
    t = alone("11", "22/5/8/0")
    t.dice("3 4 2 6")
    t.start_at("SHELLING")
    assert t.question() == "sea-disembark"
    deep = alone("8", "22/5/8/0")
    deep.dice("4 4 1 1")
    deep.start_at("SHELLING")
    assert (deep.table.outcome, bool(deep.events("drowned"))) == ("lost", True)
    dead = alone("8", "7/5/20/0")
    dead.dice("4 4 6 1")
    dead.start_at("SHELLING")
    assert dead.events("sea-wiped-out")
    missed = alone("8", "22/5/8/0")
    missed.dice("4 3")
    missed.start_at("SHELLING")
    assert purse(missed) == "22/5/8/0"


@rule("W-SEA-64")
def test_a_sector_with_two_numbers_is_shelled_by_either() -> None:
    for dice in ("1 1", "6 6"):
        t = crossing("dday n-02 units=3 opts=sea")
        no_naval(t)
        afloat(t, "18", soldiers=30)
        for seat in (2, 3):
            afloat(t, "8", seat)
        t.dice(f"{dice} 1 1")
        t.start_at("SHELLING")
        assert t.get().soldiers == 28


@rule("W-SEA-66", "W-SEA-101", "W-SEA-102", "W-SEA-104")
def test_wading_units_are_shelled_too_unless_the_option_spares_them() -> None:
    for option, left in (("", 20 - 5), (",shelling-spares-waders", 20)):
        t = crossing(SOLO + option)
        afloat(t, "11", aboard=False, soldiers=20, points=0)
        t.dice("3 4 2 3")
        t.start_at("SHELLING")
        assert (t.get().soldiers, t.table.outcome) == (left, "")
    t = crossing()
    no_naval(t)
    afloat(t, "11", aboard=False, soldiers=30, courage=9, passengers=("captain",))
    upkeep(t, {1: "SOLDIER TOOL SOLDIER TOOL SOLDIER TOOL"})
    assert t.get().soldiers == 30 - 3 - 4 - 1
    assert not t.events("stalled-motor")
    upkeep(t, {1: "COURAGE STAR COURAGE STAR COURAGE STAR"})
    assert not t.events("panic")
    assert not t.events("direct-hit")


@rule("W-SEA-68", "W-SEA-69")
def test_shelling_is_rolled_every_turn_while_a_unit_is_seaborne() -> None:
    t = crossing(TWO)
    put(t.field, t.get(2), craft(t, 2)._replace(place=-1, aboard=False, landed=t.field.book.starts[0]))
    for _ in range(2):
        t.tally(1, CALM)
        t.dice(FAR)
        t.start_at("SEA-UPKEEP")
        t.answer(1, "stay")
    assert len(t.events("shelling")) == 2
    assert t.get(2).soldiers == 30, "who has landed cannot be harmed"
