"""B-SETUP: what is in the box, how the table is laid, what a Unit starts with."""

from __future__ import annotations

from collections import Counter

import pytest

from hhour.dday.rules.battle.verbs import change
from hhour.dday.rules.box.shelf import cards
from hhour.dday.rules.cards.kinds import AWARD, ITEM, REGULAR, SPECIAL, UNIQUE, VEHICLE
from hhour.dday.rules.map.atlas import scan
from hhour.kernel.chance import SeededChance, enumerate_chance
from hhour.kernel.faces import FACES
from hhour.kernel.refusal import SetupError
from hhour.kernel.table import Table
from tests.rule import rule
from tests.table import Situation

MAPS = ("n-01", "n-02", "n-03", "n-04", "n-05", "n-06", "n-07", "n-08")


def slugs(*kinds: str) -> set[str]:
    return {slug for slug, card in cards().items() if card.kind in kinds}


def printed(kind: str) -> set[str]:
    """The cards of the printed deck; one that came with a later version of the rules is not among them."""
    return {slug for slug, card in cards().items() if card.kind == kind and card.since == 1}


def landed(setup: str, start: str = "1") -> Situation:
    """A table whose Units have landed."""
    t = Situation(setup)
    for seat in t.table.seats:
        if t.question(seat) == "start":
            t.answer(seat, f"start {start}")
    return t


# --- the box ------------------------------------------------------------------------------------------------------


@rule("B-SETUP-01")
@pytest.mark.parametrize("units", [1, 2, 3, 4])
def test_one_to_four_players_run_one_unit_each(units: int) -> None:
    t = landed(f"dday n-02 units={units}")
    assert [unit.seat for unit in t.field.battle.units] == list(range(1, units + 1))
    assert t.field.book.solo == (units == 1)


@rule("B-SETUP-01")
def test_more_than_four_players_are_too_many() -> None:
    with pytest.raises(SetupError) as error:
        Table("dday n-02 units=7")
    assert error.value.refusal.rule == "B-SETUP-01"
    assert error.value.refusal.params["most"] == 4
    with pytest.raises(SetupError) as error:
        Table("dday n-02 units=5")
    assert error.value.refusal.params["option"] == "shaef", "five need the headquarters"


@rule("B-SETUP-02")
def test_when_one_unit_is_wiped_out_all_have_lost() -> None:
    t = landed("dday n-02 units=2")
    t.unit(1, sector=1, soldiers=1)
    t.unit(2, sector=2, soldiers=50)
    t.start_at("COMBAT")
    t.pass_until("ROLL")
    assert t.table.outcome == "lost"
    assert t.get(2).soldiers > 0


@rule("B-SETUP-02")
def test_nobody_has_won_before_everybody_is_safe() -> None:
    t = landed("dday n-02 units=2")
    t.unit(1, sector="bunker", soldiers=60)
    t.unit(2, sector=1, soldiers=60)
    t.dice("1")
    t.start_at("COMBAT")
    t.pass_until("ROLL")
    assert t.table.outcome == ""
    t.unit(2, sector="bunker")
    t.dice("1")
    t.start_at("COMBAT")
    t.pass_until("ROLL")
    assert t.table.outcome == "won"


@rule("B-SETUP-03")
def test_there_are_eight_battle_maps() -> None:
    assert tuple(slug for slug in scan() if slug.startswith("n-0")) == MAPS


@rule("B-SETUP-04", "B-ROLL-02")
def test_a_set_of_dice_is_two_red_two_white_and_two_blue_ones() -> None:
    t = landed("dday n-02 units=1")
    t.dice("SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL")
    t.answer(1, "roll")
    units = t.table.view(1)["units"]
    assert isinstance(units, list)
    assert Counter(die["colour"] for die in units[0]["dice"]) == {"red": 2, "white": 2, "blue": 2}


@rule("B-SETUP-05")
def test_a_die_shows_each_of_the_six_faces_once_in_six() -> None:
    odds: Counter[str] = Counter()
    for chance, face in enumerate_chance(lambda dice: FACES[dice.faces(1, 1, "roll", 1, 1)[0]]):
        odds[str(face)] += chance  # type: ignore[assignment]
    assert odds == pytest.approx(dict.fromkeys(FACES, 1 / 6))


@rule("B-SETUP-06")
def test_more_than_four_ordinary_dice_may_be_rolled_at_once() -> None:
    rolled = SeededChance("many").d6(1, 1, "mgf", 1, 40)
    assert len(rolled) == 40
    assert set(rolled) == {1, 2, 3, 4, 5, 6}


@rule("B-SETUP-06")
def test_ordinary_dice_of_a_turn_are_rolled_one_after_the_other() -> None:
    t = landed("dday n-01 units=1")
    t.dice("3 5")
    assert [t.field.d6(t.get(), "mine") for _ in range(2)] == [3, 5]
    assert t.needs[-2:] == [("mine", 1, 1), ("mine", 1, 2)]


@rule("B-SETUP-07")
def test_every_colour_has_its_own_deck_of_thirteen_regular_specialists() -> None:
    assert len(slugs(REGULAR)) == 13
    t = landed("dday n-01 units=4 opts=bazooka-joe=all")
    for seat in t.table.seats:
        assert set(t.get(seat).hand) == slugs(REGULAR)
        assert len(t.get(seat).hand) == 13
    t.unit(1, stars=9)
    t.unit(2, stars=9)
    t.start_at("MUSTER")
    t.answer(1, "recruit medic")
    t.answer(2, "recruit medic")
    assert t.get(1).specialists == t.get(2).specialists == ("medic",)


@rule("B-SETUP-08")
def test_eleven_unique_specialists_are_shared_by_all() -> None:
    assert len(slugs(UNIQUE)) == 11
    t = landed("dday n-02 units=2 opts=bazooka-joe=all")
    assert Counter(t.field.battle.pool) == Counter(slugs(UNIQUE))
    t.unit(1, stars=9)
    t.unit(2, sector=2, stars=9)
    t.start_at("MUSTER")
    t.answer(1, "recruit captain")
    t.answer(2, "yours")
    assert t.refused(2, "recruit captain").rule == "B-SPEC-15"


@rule("B-SETUP-09")
def test_ten_regular_and_eighteen_special_items_lie_there_once() -> None:
    assert len(printed(ITEM)) == 10
    assert len(printed(SPECIAL)) == 18
    t = landed("dday n-02 units=2 opts=bazooka-joe=items")
    assert Counter(t.field.battle.items) == Counter(slugs(ITEM, SPECIAL))


@rule("B-SETUP-10")
def test_six_vehicles_and_twelve_awards_lie_there_once() -> None:
    t = landed("dday n-02 units=2")
    assert len(printed(VEHICLE)) == 6
    assert len(printed(AWARD)) == 12
    assert Counter(t.field.battle.vehicles) == Counter(slugs(VEHICLE))
    assert Counter(t.field.battle.deck) == Counter(slugs(AWARD))


@rule("B-SETUP-11")
def test_the_marker_has_three_chevrons_must_move_battle_cry_and_cant_stay() -> None:
    t = landed("dday n-02 units=1")
    shown: list[tuple[int, bool]] = []
    for _ in range(4):
        unit = t.table.view(1)["units"]
        assert isinstance(unit, list)
        shown.append((unit[0]["marker"], unit[0]["must_move"]))
        t.get().marker = min(4, t.get().marker + 1)
    assert shown == [(1, False), (2, False), (3, False), (4, True)]
    t.unit(1, sector=6)  # a black shield
    t.get().battle_cry = 1
    unit = t.table.view(1)["units"]
    assert isinstance(unit, list)
    assert (unit[0]["marker"], unit[0]["must_move"], unit[0]["battle_cry"]) == (1, True, True)


@rule("B-SETUP-12")
@pytest.mark.parametrize("resource", ["soldiers", "stars", "courage", "points"])
def test_no_resource_has_an_upper_limit_and_none_falls_below_0(resource: str) -> None:
    t = landed("dday n-02 units=1")
    change(t.get(), resource, 100_000)
    assert getattr(t.get(), resource) >= 100_000
    change(t.get(), resource, -1_000_000)
    assert getattr(t.get(), resource) == 0


# --- laying the table ---------------------------------------------------------------------------------------------


@rule("B-SETUP-13")
def test_each_player_gets_a_deck_a_marker_dials_and_dice_and_the_group_one_map() -> None:
    t = landed("dday n-04 units=3")
    assert t.events("began")[0].rule == "B-SETUP-13"
    assert [beach.slug for beach in t.field.book.beaches] == ["n-04"]
    for seat in (1, 2, 3):
        unit = t.get(seat)
        assert len(unit.hand) == 7
        assert unit.marker == 1
        assert unit.soldiers == 4
        assert t.choices(seat) == ["roll", *(f"trade {other}" for other in (1, 2, 3) if other != seat)]


@rule("B-SETUP-14")
def test_without_a_map_exercise_tiger_is_played() -> None:
    assert Table("dday units=1", seed="x").setup.board == "n-01"


@rule("B-SETUP-15")
@pytest.mark.parametrize("name", ["n-01", "n-02", "n-04", "n-05", "n-06", "n-15"])
def test_every_marker_starts_in_sector_1_with_one_chevron(name: str) -> None:
    t = Situation(f"dday {name} units=2")
    for seat in (1, 2):
        assert t.field.book.sectors[t.get(seat).sector].id == "1"
        assert t.get(seat).marker == 1
        assert t.get(seat).visited == 1 << t.get(seat).sector
    assert t.field.battle.seen == 1 << t.get(1).sector, "nobody has been anywhere else"
    assert [event.data["sector"] for event in t.events("landed")] == ["1", "1"]


@rule("B-SETUP-16")
def test_where_there_are_several_start_sectors_each_player_chooses_his_own() -> None:
    t = Situation("dday n-03 units=3")
    assert t.choices(1) == ["start 1", "start 2", "start 3"]
    assert t.refused(1, "start 4").rule == "B-SETUP-15"
    t.answer(2, "start 3")
    t.answer(1, "start 3")  # sharing is allowed
    t.answer(3, "start 1")
    where = [t.field.book.sectors[t.get(seat).sector].id for seat in (1, 2, 3)]
    assert where == ["3", "3", "1"]


@rule("B-SETUP-17")
@pytest.mark.parametrize(
    ("name", "start", "soldiers", "stars", "courage", "specialists"),
    [
        ("n-03", "1", 4, 0, 0, ()),
        ("n-03", "2", 0, 0, 0, ("corporal",)),
        ("n-03", "3", 3, 1, 1, ()),
        ("n-05", "1", 4, 0, 1, ()),
        ("n-07", "2", 1, 0, 3, ()),
        ("n-08", "2", 1, 2, 0, ()),
    ],
)
def test_a_unit_gets_what_its_start_sector_prints_and_nothing_else(
    name: str, start: str, soldiers: int, stars: int, courage: int, specialists: tuple[str, ...]
) -> None:
    unit = landed(f"dday {name} units=1", start).get()
    assert (unit.soldiers, unit.stars, unit.courage, unit.points) == (soldiers, stars, courage, 0)
    assert unit.specialists == specialists
    assert (unit.items, unit.awards, unit.vehicle) == ((), (), "")


@rule("B-SETUP-18")
def test_a_specialist_given_at_the_start_is_of_the_own_deck_and_no_recruit() -> None:
    t = landed("dday n-03 units=2", "2")
    assert "corporal" not in t.get(1).hand
    assert len(t.get(1).hand) == 6
    event = t.events("joined", 1)[0]
    assert (event.rule, event.phase, event.data["card"]) == ("B-SETUP-18", "SETUP", "corporal")
    t.unit(1, stars=2)
    t.start_at("MUSTER")
    t.answer(1, "recruit scout")
    assert t.get(1).specialists == ("corporal", "scout")
