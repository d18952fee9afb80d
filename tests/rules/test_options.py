"""B-OPT: the optional rules of the rulebook, one by one."""

from __future__ import annotations

from collections import Counter

import pytest

from hhour import rulebook
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.box.shelf import box_of_option, cards
from hhour.dday.rules.box.shelf import options as all_options
from hhour.dday.rules.cards.kinds import REGULAR, SPECIAL, UNIQUE
from hhour.dday.rules.map.atlas import scan
from hhour.dday.rules.turn.options import check_setup
from hhour.kernel.setup import parse_setup
from hhour.kernel.table import Table
from tests.rule import rule
from tests.rules.test_roll import NOTHING, rolling, shown
from tests.rules.test_setup import landed, slugs
from tests.table import Situation

BARREN = "STAR TOOL COURAGE SKULL STAR TOOL"
TWO = ["corporal", "paratrooper", "platoon-leader", "point-man", "scout", "sharpshooter"]
THREE = ["beachmaster", "hero", "minesweeper", "pathfinder", "veteran"]
FOUR = ["chaplain", "medic"]


# --- choosing options ---------------------------------------------------------------------------------------------


@rule("B-OPT-01")
def test_the_options_are_those_of_the_rulebook_with_its_values_and_defaults() -> None:
    tables = [one for one in rulebook.tables() if one.header[:2] == ("key", "values")]
    added = [row for one in tables if one.box == "pocket" for row in one.rows if row[4].startswith("Base game")]
    rows = [*(row for one in tables if one.box == "base" for row in one.rows), *added]
    for key, values, default, ids, _ in rows:
        name = key.strip("`")
        if name == "training-level":
            continue
        option = all_options()[name]
        assert set(option.values) == set(values.split(", "))
        assert option.values[0] == default
        assert option.rule in ids.split(", ")
    assert len(added) == 2, "the grey machine-gun dice of the Pocket box"
    own = [key for key in all_options() if box_of_option(key) == "base"]
    assert len(rows) == len(own) + 1


@rule("B-OPT-01")
def test_options_are_chosen_before_the_game_and_hold_for_all_units() -> None:
    t = landed("dday n-02 units=3 opts=well-equipped,soldier-reroll,fresh-legs")
    assert [t.get(seat).points for seat in (1, 2, 3)] == [10, 10, 10]
    for seat in (1, 2, 3):
        t.dice(BARREN)
        t.answer(seat, "roll")
        assert t.question(seat) == "first-again"
    assert not any("option" in choice for seat in (1, 2, 3) for choice in t.choices(seat))


@rule("B-OPT-01")
def test_options_may_be_combined_freely_and_are_off_by_default() -> None:
    together = "victory-points,soldier-reroll,well-equipped,random-specialists,quartermasters-whim,blind-start"
    house = "fresh-legs,lucky-scavenger,trade-limit,kind-skulls,pure-straight,command-post,chosen-honour"
    setup = check_setup(parse_setup(f"dday n-02 units=2 opts={together},{house},fight-back,assault,garrison-ai"))
    assert len(setup.options) == 16
    assert check_setup(parse_setup("dday n-02 units=2")).options == {}


# --- Bazooka Joe --------------------------------------------------------------------------------------------------


@rule("B-OPT-02")
@pytest.mark.parametrize("name", ["n-02", "n-04", "n-07"])
def test_bazooka_joe_makes_all_special_items_available(name: str) -> None:
    t = landed(f"dday {name} units=2 opts=bazooka-joe=items")
    assert slugs(SPECIAL) <= set(t.field.battle.items)
    assert set(t.field.battle.pool) == set(t.field.book.beaches[0].unique)


@rule("B-OPT-03")
def test_under_bazooka_joe_placed_items_stay_placed() -> None:
    t = landed("dday n-08 units=2 opts=bazooka-joe=items")
    assert slugs(SPECIAL) - set(t.field.battle.items) == {"medal-case", "dexedrine"}


@rule("B-OPT-03")
def test_under_bazooka_joe_solo_exclusions_stay() -> None:
    t = landed("dday n-02 units=1 opts=bazooka-joe=all")
    assert slugs(SPECIAL) - set(t.field.battle.items) == {"dispatch-case", "mortar"}
    assert "war-correspondent" not in t.field.battle.pool


@rule("B-OPT-04")
def test_the_second_step_makes_all_specialists_available() -> None:
    t = landed("dday n-02 units=2 opts=bazooka-joe=all")
    assert slugs(SPECIAL) <= set(t.field.battle.items)
    assert set(t.field.battle.pool) == slugs(UNIQUE)
    for seat in (1, 2):
        assert set(t.get(seat).hand) == slugs(REGULAR)
    t.unit(1, stars=4)
    t.start_at("MUSTER")
    t.answer(1, "recruit chaplain")


@rule("B-OPT-04", "B-MAP-N01-T02")
def test_a_training_level_has_its_own_specialists_unless_all_are_there() -> None:
    level = landed("dday n-01 level=basic units=2").field.book
    regular = ("beachmaster", "corporal", "medic", "minesweeper", "sharpshooter")
    assert sorted(level.hands[0]) == sorted(regular)
    assert set(level.unique) == {"captain", "lieutenant", "engineer", "general"}
    every = landed("dday n-01 level=advanced units=2 opts=bazooka-joe=all").field.book
    assert (set(every.hands[0]), set(every.unique)) == (slugs(REGULAR), slugs(UNIQUE))
    plain = landed("dday n-03 units=2").field.book
    assert (set(plain.hands[0]), set(plain.unique)) == (set(plain.beaches[0].regular), set(plain.beaches[0].unique))


# --- soldier re-roll ----------------------------------------------------------------------------------------------


@rule("B-OPT-05")
def test_a_first_roll_without_soldiers_may_be_rolled_again_before_locking() -> None:
    t = rolling("dday n-02 units=1 opts=soldier-reroll")
    t.dice(BARREN)
    t.answer(1, "roll")
    assert t.choices() == ["again", "keep"]
    t.dice(NOTHING)
    event = t.answer(1, "again")[0]
    assert (event.rule, len(event.data["dice"])) == ("B-OPT-05", 6)  # type: ignore[arg-type]
    assert t.question() == "lock"
    t.answer(1, "lock r1 r2")
    t.dice("TOOL TOOL")
    t.answer(1, "reroll b1", "reroll b2")  # it counts as the first roll: two more follow
    assert len(t.events("rolled")) == 4


@rule("B-OPT-05")
@pytest.mark.parametrize("face", ["SOLDIER", "TWO_SOLDIERS"])
def test_one_soldier_of_either_face_takes_the_right_away(face: str) -> None:
    t = rolling("dday n-02 units=1 opts=soldier-reroll")
    t.dice(f"{face} TOOL COURAGE SKULL STAR TOOL")
    t.answer(1, "roll")
    assert t.question() == "lock"


@rule("B-OPT-05", "B-OPT-06")
def test_the_right_is_used_once_a_game_by_each_unit() -> None:
    t = rolling("dday n-02 units=2 opts=soldier-reroll")
    t.unit(2, soldiers=60)
    t.dice(BARREN + " " + BARREN)
    t.answer(1, "roll", "again")
    assert t.question(1) == "lock"  # the new roll is barren too, the right is gone
    t.dice(BARREN)
    t.answer(2, "roll", "keep")  # kept, not used up
    for seat in (1, 2):
        t.answer(seat, "lock r1 r2", "stop")
    t.pass_until("MOVE")
    t.pass_until("ROLL")
    for seat in (1, 2):
        t.dice(BARREN)
        t.answer(seat, "roll")
    assert (t.question(1), t.question(2)) == ("lock", "first-again")


@rule("B-OPT-05")
def test_without_the_option_there_is_no_such_right() -> None:
    t = rolling()
    t.dice(BARREN)
    t.answer(1, "roll")
    assert t.question() == "lock"


@rule("B-OPT-06")
def test_in_a_dice_sector_all_six_means_the_dice_that_are_rolled() -> None:
    t = rolling("dday n-01 units=1 opts=soldier-reroll", 8)
    t.answer(1, "leave r1")
    t.dice("TOOL COURAGE SKULL STAR TOOL")
    t.answer(1, "roll")
    t.dice("STAR STAR STAR STAR SOLDIER")
    event = t.answer(1, "again")[0]
    assert event.data["dice"] == ("r2", "w1", "w2", "b1", "b2")


@rule("B-OPT-06")
def test_on_slippery_ground_skulls_stay() -> None:
    t = rolling("dday n-03 units=1 opts=soldier-reroll", 6)
    t.dice("SKULL TOOL COURAGE SKULL STAR TOOL")
    t.answer(1, "roll")
    t.dice("SOLDIER SOLDIER SOLDIER SOLDIER")
    t.answer(1, "again")
    assert shown(t) == ["SKULL", "SOLDIER", "SOLDIER", "SKULL", "SOLDIER", "SOLDIER"]
    t = rolling("dday n-03 units=1 opts=soldier-reroll", 6)
    t.dice("SKULL SKULL SKULL SKULL SKULL SKULL")
    t.answer(1, "roll")
    assert t.question() == "lock"  # no die is left to roll, so nothing is asked


# --- well equipped, random cards ----------------------------------------------------------------------------------


@rule("B-OPT-07")
def test_well_equipped_units_start_with_ten_item_points_more() -> None:
    t = landed("dday n-03 units=2 opts=well-equipped", "3")
    for seat in (1, 2):
        unit = t.get(seat)
        assert (unit.soldiers, unit.stars, unit.courage, unit.points) == (3, 1, 1, 10)
    assert t.events("gained")[0].rule == "B-OPT-07"


def dealt(setup: str, seed: str) -> Field:
    """A game laid with dice of the engine's own."""
    play = Table(setup, seed=seed).play
    assert isinstance(play, Field)
    return play


@rule("B-OPT-08")
def test_random_hands_are_three_cheap_three_dearer_and_one_dear_specialist() -> None:
    hands = set()
    for seed in range(12):
        p = dealt("dday n-02 units=2 opts=random-specialists", str(seed))
        for seat in (1, 2):
            hand = p.unit(seat).hand
            assert Counter(cards()[slug].cost for slug in hand) == {2: 3, 3: 3, 4: 1}
            assert len(set(hand)) == 7
            hands.add(hand)
    assert len(hands) > 10


@rule("B-OPT-09")
def test_the_piles_are_six_five_and_two_cards() -> None:
    piles = {cost: [slug for slug in slugs(REGULAR) if cards()[slug].cost == cost] for cost in (2, 3, 4)}
    assert {cost: sorted(pile) for cost, pile in piles.items()} == {2: TWO, 3: THREE, 4: FOUR}
    drawn: set[str] = set()
    for seed in range(40):
        drawn |= set(dealt("dday n-02 units=1 opts=random-specialists", str(seed)).unit(1).hand)
    assert drawn == {*TWO, *THREE, *FOUR}


@rule("B-OPT-10")
@pytest.mark.parametrize("units", [1, 2, 3, 4])
def test_as_many_unique_specialists_as_players_are_dealt(units: int) -> None:
    pools: set[str] = set()
    for seed in range(40):
        pool = dealt(f"dday n-02 units={units} opts=random-specialists", str(seed)).battle.pool
        assert len(set(pool)) == units
        pools |= set(pool)
    solo = {"war-correspondent"} if units == 1 else set()
    assert pools == slugs(UNIQUE) - solo


@rule("B-OPT-08", "B-OPT-10", "B-OPT-12")
def test_every_card_that_is_dealt_is_drawn_by_itself() -> None:
    drawn = "paratrooper platoon-leader point-man beachmaster hero minesweeper chaplain captain bazooka toolkit"
    t = Situation("dday n-03 units=1 opts=random-specialists,quartermasters-whim", drawn)
    hand = [("hand", 1, number) for number in range(7)]
    assert t.needs == [*hand, ("unique", 0, 0), ("items", 0, 0), ("items", 0, 1)]


@rule("B-OPT-11")
def test_a_specialist_of_a_sector_joins_even_if_he_was_not_drawn_and_players_are_warned() -> None:
    drawn = "paratrooper platoon-leader point-man beachmaster hero minesweeper chaplain captain"
    t = Situation("dday n-03 units=1 opts=random-specialists", drawn)
    t.answer(1, "start 2")
    assert t.get().specialists == ("corporal",)
    assert [event.rule for event in t.events("warning")] == ["B-OPT-11"]


@rule("B-OPT-11")
def test_a_specialist_who_joins_in_a_sector_need_not_be_drawn() -> None:
    drawn = "paratrooper platoon-leader point-man beachmaster hero minesweeper chaplain captain"
    t = Situation("dday n-05 units=1 opts=random-specialists", drawn)
    t.unit(1, sector=2, soldiers=50, courage=5)
    t.start_at("MOVE")
    t.answer(1, "advance 4")
    assert "scout" in t.get().specialists


@rule("B-OPT-12")
@pytest.mark.parametrize("units", [1, 2, 4])
def test_the_quartermasters_whim_deals_two_special_items_a_player(units: int) -> None:
    seen: set[str] = set()
    for seed in range(30):
        p = dealt(f"dday n-08 units={units} opts=quartermasters-whim", str(seed))
        items = set(p.battle.items)
        special = items & slugs(SPECIAL)
        assert len(special) == 2 * units
        assert items - special == {slug for slug in slugs("item") if slug in p.book.cards}
        assert not special & {"medal-case", "dexedrine"}  # they lie in their sectors
        seen |= special
    assert len(seen) > len(scan()["n-08"].special)


@rule("B-OPT-13")
def test_the_engine_warns_that_key_items_may_be_missing() -> None:
    told = Table("dday n-07 units=2 opts=quartermasters-whim", seed="x").events
    assert [(event.rule, event.seat) for event in told if event.kind == "warning"] == [("B-OPT-13", 0)]
    assert [(event.rule, event.seat) for event in told if event.kind == "dealt"] == [("B-OPT-12", 0)]
    told = Table("dday n-07 units=2", seed="x").events
    assert not [event for event in told if event.kind == "warning"]


# --- blind start --------------------------------------------------------------------------------------------------


def blind(rolls: str, setup: str = "dday n-05 units=1") -> Situation:
    return Situation(f"{setup} opts=blind-start", rolls)


@rule("B-OPT-25")
def test_a_blind_start_ignores_the_map_and_rolls_the_marker_four_times() -> None:
    t = blind("6 6 6 6")
    unit = t.get()
    assert (unit.soldiers, unit.stars, unit.courage, unit.points) == (1, 0, 0, 0)  # the map gives 4 and 1 courage
    assert t.events("blind-start")[0].data["rolls"] == (6, 6, 6, 6)


@rule("B-OPT-26")
@pytest.mark.parametrize(
    ("face", "soldiers", "stars"), [(1, 1, 0), (2, 2, 0), (3, 3, 0), (4, 0, 1), (5, 0, 2), (6, 0, 0)]
)
def test_what_each_face_of_the_marker_gives(face: int, soldiers: int, stars: int) -> None:
    unit = blind(f"{face} 6 6 6").get()
    assert (unit.soldiers, unit.stars) == (1 + soldiers, stars)


@rule("B-OPT-27")
def test_a_blind_start_gives_no_specialist() -> None:
    t = blind("1 1 1 1", "dday n-03 units=1")
    t.answer(1, "start 2")
    assert t.get().specialists == ()
    assert "corporal" in t.get().hand


@rule("B-OPT-EX-02")
def test_a_blind_start_with_two_chevrons_shield_two_arrows_and_three_chevrons() -> None:
    unit = blind("2 6 5 3").get()
    assert (unit.soldiers, unit.stars) == (6, 2)
