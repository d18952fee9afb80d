"""B-SETUP: hands, the pool, the award deck, and what everybody may see."""

from __future__ import annotations

import pytest

from hhour.dday.rules.cards.kinds import AWARD, ITEM, REGULAR, SPECIAL, UNIQUE
from hhour.kernel.faces import FACES
from hhour.kernel.table import Table
from tests.rule import rule
from tests.rules.test_setup import MAPS, landed, slugs
from tests.table import Situation


@rule("B-SETUP-19", "B-SETUP-20")
@pytest.mark.parametrize("name", MAPS)
def test_hands_and_pool_are_what_the_map_lists(name: str) -> None:
    t = landed(f"dday {name} units=2")
    beach = t.field.book.beaches[0]
    for seat in (1, 2):
        own = set(t.get(seat).hand) | set(t.get(seat).specialists)
        assert own == set(beach.regular)
    assert set(t.field.battle.pool) <= set(beach.unique)
    assert set(t.field.battle.items) & slugs(SPECIAL) <= set(beach.special)


@rule("B-SETUP-20")
def test_a_specialist_the_map_does_not_list_cannot_be_recruited() -> None:
    t = landed("dday n-02 units=1")
    t.unit(1, stars=9)
    t.start_at("MUSTER")
    assert "chaplain" in slugs(REGULAR)
    assert t.refused(1, "recruit chaplain").rule == "B-SPEC-15"
    t.answer(1, "recruit medic")


@rule("B-SETUP-20")
def test_nobody_recruits_from_the_hand_of_another_colour() -> None:
    t = landed("dday n-02 units=2")
    t.get(1).hand = ()
    t.unit(1, stars=9)
    t.unit(2, stars=9)
    t.start_at("MUSTER")
    assert t.refused(1, "recruit medic").rule == "B-SPEC-15"
    t.answer(2, "recruit medic")


@rule("B-SETUP-21")
def test_the_pool_is_open_to_every_unit_and_lies_face_up() -> None:
    t = landed("dday n-02 units=2")
    for seat in (1, 2):
        view = t.table.view(seat)
        assert view["pool"] == ["captain", "combat-photographer", "decoy", "lieutenant", "messenger"]
        items = view["items"]
        assert isinstance(items, list)
        assert "mortar" in items
    t.unit(1, sector=1, points=20)
    t.unit(2, sector=2, points=20)
    t.start_at("MUSTER")
    for seat in (1, 2):
        assert "find mortar" in t.choices(seat)


@rule("B-SETUP-22")
@pytest.mark.parametrize("name", ["n-01", "n-02", "n-04", "n-06", "n-07", "n-08"])
def test_the_ten_regular_items_are_available_on_every_map(name: str) -> None:
    assert slugs(ITEM) <= set(landed(f"dday {name} units=2").field.battle.items)


@rule("B-SETUP-23")
def test_special_items_and_unique_specialists_that_are_not_listed_are_in_the_box() -> None:
    t = landed("dday n-02 units=1")
    t.unit(1, stars=9, points=99)
    t.start_at("MUSTER")
    assert "bazooka" in slugs(SPECIAL)
    assert t.refused(1, "find bazooka").rule == "B-ITEM-03"
    assert "general" in slugs(UNIQUE)
    assert t.refused(1, "recruit general").rule == "B-SPEC-15"


@rule("B-SETUP-24")
@pytest.mark.parametrize(
    ("name", "sector", "slug"),
    [
        ("n-03", "10", "shoulder-patch"),
        ("n-03", "12", "flame-thrower"),
        ("n-05", "13", "flame-thrower"),
        ("n-08", "6", "medal-case"),
        ("n-08", "9", "dexedrine"),
    ],
)
def test_an_item_placed_in_a_sector_is_not_in_the_pool(name: str, sector: str, slug: str) -> None:
    t = landed(f"dday {name} units=2")
    assert slug not in t.field.battle.items
    t.unit(1, points=99)
    t.start_at("MUSTER")
    assert t.refused(1, f"find {slug}").rule == "B-ITEM-03"
    t.unit(1, sector=sector)
    t.field.battle.claims = ((t.get(1).sector, 1),)
    t.pass_until("MOVE")
    t.pass_until("COMBAT")
    assert slug in t.get(1).items


@rule("B-SETUP-25")
def test_awards_are_drawn_at_random_and_are_no_part_of_the_pool() -> None:
    t = landed("dday n-02 units=1")
    t.unit(1, courage=6, points=99, cards=["quartermaster"])
    t.dice("bronze-star")
    t.start_at("MUSTER")
    assert t.refused(1, "find bronze-star").rule == "B-ITEM-01"
    t.answer(1, "buy award")
    assert t.get().courage == 0  # a discount for items is none for awards
    assert t.get().awards == ("bronze-star",)
    assert not set(t.field.book.awards) & set(t.field.battle.items + t.field.battle.pool)


@rule("B-SETUP-25")
def test_two_games_draw_different_awards() -> None:
    drawn = set()
    for seed in range(20):
        table = Table("dday n-02 units=1", seed=str(seed))
        drawn.add(table.play.chance.pick(1, 1, "award", 1, table.rules.awards))  # type: ignore[attr-defined]
    assert len(drawn) > 5


@rule("B-SETUP-26")
def test_vehicles_wait_in_the_box_until_a_sector_offers_one() -> None:
    t = landed("dday n-05 units=1")
    t.unit(1, points=99)
    t.start_at("MUSTER")
    assert t.refused(1, "find tank").rule == "B-VEH-01"
    t.unit(1, sector=5, points=20)
    assert "find tank" in t.choices(1)
    assert t.refused(1, "find jeep").rule == "B-VEH-01"


@rule("B-SETUP-26")
def test_the_legion_of_merit_brings_any_vehicle() -> None:
    t = landed("dday n-02 units=1")
    t.unit(1, cards=["legion-of-merit"])
    t.roll(1, "STAR STAR STAR TOOL TOOL SOLDIER")
    t.answer(1, "use legion-of-merit", "take jeep")
    assert t.get().vehicle == "jeep"


@rule("B-SETUP-27")
def test_specialists_and_items_lie_in_the_same_order_in_every_game() -> None:
    def laid(seed: str) -> tuple[object, ...]:
        view = Table("dday n-02 units=2", seed=seed).view(None)
        units = view["units"]
        assert isinstance(units, list)
        return view["pool"], view["items"], [unit["hand"] for unit in units]

    assert laid("one") == laid("two") == laid("three")


@rule("B-SETUP-28", "B-ROLL-10")
def test_everybody_sees_everything_while_others_roll() -> None:
    t = landed("dday n-02 units=2")
    t.unit(1, soldiers=9, cards=["medic", "mortar", "silver-star"])
    t.dice("SKULL STAR SOLDIER TWO_SOLDIERS COURAGE TOOL")
    t.answer(1, "roll")
    seen = [t.table.view(seat)["units"] for seat in (1, 2, None)]
    assert seen[0] == seen[1] == seen[2]
    own = seen[1]
    assert isinstance(own, list)
    assert [die["face"] for die in own[0]["dice"]] == list(FACES)
    assert (own[0]["soldiers"], own[0]["specialists"]) == (9, ["medic"])
    assert (own[0]["items"], own[0]["awards"]) == (["mortar"], ["silver-star"])


@rule("B-SETUP-EX-01", "B-SETUP-15", "B-SETUP-17")
def test_two_players_start_advanced_training() -> None:
    t = Situation("dday n-01 level=advanced units=2")
    for seat in (1, 2):
        unit = t.get(seat)
        assert t.field.book.sectors[unit.sector].id == "1"
        assert unit.marker == 1
        assert (unit.soldiers, unit.stars, unit.courage, unit.points) == (4, 0, 0, 0)
        assert len(unit.hand) == 7
    assert len(t.field.battle.pool) == 5
    book = t.field.book
    assert len(t.field.battle.items) == len(book.named((ITEM,))) + len(book.beaches[0].special)
    assert t.field.battle.deck == book.named((AWARD,))
