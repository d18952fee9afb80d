"""W-GEN-11 to W-GEN-19 and W-CARD: the loose components."""

from __future__ import annotations

import pytest

from hhour import rulebook
from hhour.dday.boxes.way_to_hell.components.labels import RANKING, UNIQUE
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.box.shelf import cards
from hhour.dday.rules.cards.card import Card
from hhour.dday.rules.cards.finding import find_cost, recruit_cost
from hhour.dday.rules.fight.defence import defence
from hhour.dday.rules.map.moving import refuse_requirements
from hhour.kernel.table import Table
from tests.rule import each_marked, rule
from tests.table import Situation

ON = "opts=way-to-hell-components"


@rule("W-GEN-03", "W-GEN-11", "W-GEN-12", "W-GEN-13")
@pytest.mark.parametrize("board", ["n-01", "n-05", "n-20", "n-23"])
def test_both_specialists_are_in_the_pool_on_every_map_and_each_once(board: str) -> None:
    pool = Situation(f"dday {board} units=2 {ON}").field.battle.pool
    assert pool.count("quartermaster") == 1
    assert pool.count("drill-sergeant") == 1
    without = Situation(f"dday {board} units=2").field.battle.pool
    assert set(pool) - set(without) <= {"quartermaster", "drill-sergeant"}
    assert "drill-sergeant" not in without


@rule("W-GEN-11", "W-GEN-13")
def test_they_are_offered_beside_a_pool_dealt_at_random() -> None:
    table = Table("dday n-01 units=2 opts=random-specialists,way-to-hell-components", seed="pool")
    assert isinstance(table.play, Field)
    pool = table.play.battle.pool
    assert {"quartermaster", "drill-sergeant"} <= set(pool)
    assert len(set(pool)) == len(pool)


@rule("W-GEN-14", "W-GEN-15")
def test_the_vehicles_join_the_deck_with_the_components_and_else_only_where_a_map_places_them() -> None:
    own = {"tank-destroyer", "scout-car", "amphibious-tank"}

    def vehicles(setup: str) -> set[str]:
        return own & set(Situation(setup).field.book.vehicles)

    assert vehicles(f"dday n-01 units=1 {ON}") == own
    assert vehicles("dday n-01 units=1 boxes=base,way-to-hell") == set()
    assert vehicles("dday n-22 units=1") == {"tank-destroyer"}
    assert vehicles("dday n-23 units=1") == {"scout-car"}
    t = Situation(f"dday n-01 units=1 {ON}")
    t.unit(1, sector=2, soldiers=9, points=40)
    t.start_at("MUSTER")
    assert t.refused(1, "find scout-car").rule == "B-VEH-01"


@rule("W-GEN-15")
def test_the_legion_of_merit_brings_any_vehicle_of_the_box() -> None:
    t = Situation(f"dday n-01 units=1 {ON}")
    t.unit(1, sector=2, soldiers=9, cards=["legion-of-merit"])
    t.start_at("ROLL")
    t.roll(1, "STAR STAR SOLDIER COURAGE TOOL TOOL")
    t.answer(1, "use legion-of-merit", "take scout-car")
    assert t.get(1).vehicle == "scout-car"


@rule("W-GEN-16")
def test_three_awards_join_the_deck() -> None:
    new = {"war-campaign-star", "war-service-medal", "voluntary-service-medal"}
    assert new <= set(Situation(f"dday n-01 units=2 {ON}").field.battle.deck)
    assert not new & set(Situation("dday n-19 units=2").field.battle.deck)


@rule("W-CARD-GEN-01", "W-CARD-GEN-11", "W-GEN-18", "W-CARD-GEN-EX-01")
def test_the_drill_sergeant_makes_everybody_cheaper_for_all_and_adds_up_with_the_messenger() -> None:
    t = Situation(f"dday n-01 units=2 {ON}")
    t.unit(1, soldiers=9)
    t.unit(2, soldiers=9, cards=["drill-sergeant"])

    def costs() -> list[int]:
        return [recruit_cost(t.field, t.get(1), slug) for slug in ("medic", "corporal")]

    assert costs() == [3, 1]
    t.give(1, "messenger")
    assert costs() == [2, 0]
    t.start_at("MUSTER")
    t.unit(1, sector=2, stars=2)
    t.get(1).hand = ("medic", "corporal")
    assert t.refused(1, "use drill-sergeant").key in ("not-yours", "answer-first")
    t.answer(1, "recruit medic")
    assert t.get(1).stars == 0


@rule("W-CARD-GEN-02", "W-GEN-19", "W-CARD-GEN-EX-01")
def test_the_quartermaster_makes_items_and_vehicles_cheaper_for_all() -> None:
    t = Situation(f"dday n-05 units=2 {ON}")
    t.unit(1, sector=5, soldiers=9)
    t.unit(2, sector=1, soldiers=9, cards=["quartermaster"])
    assert [find_cost(t.field, t.get(1), slug) for slug in ("grenade", "lucky-charm", "tank")] == [8, 1, 18]


@rule("W-CARD-AW-01")
def test_the_campaign_star_gives_four_stars_to_the_unit_and_two_to_every_other() -> None:
    t = Situation(f"dday n-01 units=3 {ON}")
    for seat in (1, 2, 3):
        t.unit(seat, sector=2, soldiers=9, cards=["war-campaign-star"] if seat == 1 else [])
    t.start_at("ROLL")
    assert t.refused(1, "use war-campaign-star").key == "wrong-moment"
    for seat in (1, 2, 3):
        t.roll(seat, "SKULL STAR SOLDIER COURAGE TOOL TOOL")
    t.answer(1, "use war-campaign-star")
    assert [t.get(seat).stars for seat in (1, 2, 3)] == [4, 2, 2]
    assert t.get(1).awards == ()


@rule("W-CARD-AW-02", "W-CARD-AW-EX-01")
def test_the_service_medal_lets_every_unit_add_up_to_three_tools() -> None:
    t = Situation(f"dday n-01 units=3 {ON}")
    for seat in (1, 2, 3):
        t.unit(seat, sector=2, soldiers=9, cards=["war-service-medal"] if seat == 1 else [])
    t.start_at("ROLL")
    t.roll(1, "STAR STAR SOLDIER COURAGE TOOL TOOL")
    t.roll(2, "STAR STAR SOLDIER COURAGE COURAGE SOLDIER")
    t.roll(3, "STAR STAR SOLDIER COURAGE COURAGE SOLDIER")
    t.answer(1, "use war-service-medal")
    assert t.choices(1) == ["tools 3", "tools 2", "tools 1", "tools 0"]
    refused = t.refused(2, "tools 4")
    assert (refused.rule, refused.key) == ("W-CARD-AW-02", "tools-most")
    t.answer(1, "tools 3")
    t.answer(2, "tools 3")
    t.answer(3, "tools 0")
    t.pass_until("MUSTER")
    assert [t.get(seat).points for seat in (1, 2, 3)] == [24, 6, 0]


@rule("W-CARD-AW-04")
@pytest.mark.parametrize(("choice", "courage", "points"), [("gain courage 4", 4, 0), ("gain points 15", 0, 15)])
def test_the_voluntary_service_medal_gives_courage_or_item_points(choice: str, courage: int, points: int) -> None:
    t = Situation(f"dday n-01 units=1 {ON}")
    t.unit(1, sector=2, soldiers=9, cards=["voluntary-service-medal"])
    t.start_at("ROLL")
    t.roll(1, "SKULL STAR SOLDIER COURAGE TOOL TOOL")
    t.answer(1, "use voluntary-service-medal")
    assert t.choices(1) == ["gain courage 4", "gain points 15"]
    t.answer(1, choice)
    assert (t.get(1).courage, t.get(1).points) == (courage, points)


@rule("W-CARD-VEH-01", "W-CARD-VEH-11")
def test_the_tank_destroyer_covers_those_who_enter_the_bunker_from_where_it_stood() -> None:
    t = Situation("dday n-22 units=3")
    t.unit(1, sector=8, soldiers=90, courage=9, cards=["tank-destroyer"])
    t.unit(2, sector=8, soldiers=90, courage=9)
    t.unit(3, sector=10, soldiers=90, courage=9)
    assert defence(t.field, t.get(2)) == 13 - 1
    t.start_at("MOVE")
    t.dice("1 1")
    for seat in (1, 2, 3):
        t.answer(seat, "advance bunker")
    t.all_ready()
    assert [event.data["n"] for event in t.events("casualties")] == [19 - 3 + 2, 19 - 3 + 2, 19 + 2]
    assert t.get(1).vehicle == ""


@rule("W-CARD-VEH-02")
def test_the_scout_car_adds_a_soldier_for_all_beside_it_and_its_owner_skips_needs_not_sacrifices() -> None:
    t = Situation(f"dday n-22 units=2 {ON}")
    t.unit(1, sector=5, soldiers=30, courage=9, cards=["scout-car"])
    t.unit(2, sector=5, soldiers=30, courage=9, cards=["medic"])
    seven, ten = t.field.book.index("7"), t.field.book.index("10")
    assert refuse_requirements(t.field, t.get(1), seven) is None
    assert refuse_requirements(t.field, t.get(1), seven, rides=False) is not None, "it stays behind at mines"
    refused = refuse_requirements(t.field, t.get(2), seven)
    assert refused is not None
    assert refused.rule == "B-SECTOR-06"
    sacrifice = refuse_requirements(t.field, t.get(1), ten)
    assert sacrifice is not None
    assert sacrifice.rule == "B-SECTOR-08"
    t.start_at("ROLL")
    for seat in (1, 2):
        t.roll(seat, "STAR STAR COURAGE COURAGE TOOL TOOL")
    added = [event for event in t.table.events if event.rule == "W-CARD-VEH-02"]
    assert [event.seat for event in added] == [1, 2]


@rule("W-CARD-VEH-03", "W-CARD-VEH-10")
def test_the_amphibious_tank_does_more_near_the_water_of_a_map_that_has_any() -> None:
    t = Situation("dday n-19 units=2")
    t.unit(1, sector=4, soldiers=30, cards=["amphibious-tank"])
    t.unit(2, sector=4, soldiers=30)
    assert [defence(t.field, t.get(seat)) for seat in (1, 2)] == [2, 2]
    t.unit(1, sector=6)
    t.unit(2, sector=6)
    assert [defence(t.field, t.get(seat)) for seat in (1, 2)] == [4, 4]
    inland = Situation(f"dday n-21 units=1 {ON}")
    inland.unit(1, sector=2, soldiers=30, cards=["amphibious-tank"])
    assert defence(inland.field, inland.get(1)) == 6 - 2
    shallow = Situation("dday n-20 units=1")
    shallow.unit(1, sector=2, soldiers=30, cards=["amphibious-tank"])
    assert defence(shallow.field, shallow.get(1)) == 0, "3 - 3, and never below 0"


@pytest.mark.parametrize("card", each_marked(cards("way-to-hell").values()))
def test_every_card_of_the_box_is_its_row_of_the_rulebook(card: Card) -> None:
    told = rulebook.card(card.slug)
    assert told is not None
    assert card.rule == told.id
    assert set(told.timing) <= set(card.timing)
    if card.kind not in ("award", "mission", "promotion"):
        assert card.cost == told.cost


@rule("W-GEN-31")
def test_every_pool_specialist_is_ranking_or_unique() -> None:
    pool = {slug for box in ("base", "way-to-hell") for slug, card in cards(box).items() if card.kind == "unique"}
    assert pool <= RANKING | UNIQUE
    assert not RANKING & UNIQUE
    assert {"captain", "lieutenant", "general", "drill-sergeant"} <= RANKING


@rule("W-GEN-36")
def test_the_amphetamines_of_the_source_are_the_dexedrine_of_the_base_game() -> None:
    dexedrine = cards("base")["dexedrine"]
    assert (dexedrine.cost, dexedrine.rule) == (12, "B-ITEM-C14")


@rule("W-GEN-40")
def test_with_the_limit_one_unique_specialist_is_in_play_at_a_time() -> None:
    t = Situation("dday n-05 units=2 opts=unique-limit=one")
    for seat in (1, 2):
        t.unit(seat, sector=2, soldiers=9, stars=9, cards=["quartermaster"] if seat == 1 else [])
    t.start_at("MUSTER")
    refused = t.refused(2, "recruit combat-photographer")
    assert (refused.rule, refused.key) == ("W-GEN-40", "unique-limit")
    assert "recruit captain" in t.choices(2), "ranks are not limited"
    free = Situation("dday n-05 units=2")
    for seat in (1, 2):
        free.unit(seat, sector=2, soldiers=9, stars=9, cards=["quartermaster"] if seat == 1 else [])
    free.start_at("MUSTER")
    assert "recruit combat-photographer" in free.choices(2)
