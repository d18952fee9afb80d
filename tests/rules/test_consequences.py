"""A choice that kills, wastes or closes the way says so, to every front alike."""

from __future__ import annotations

import pytest

from hhour.dday.tell import tell_action
from hhour.i18n import language
from hhour.kernel.choice import Choice, Cost
from hhour.kernel.lanes import settle
from tests.rule import rule
from tests.table import Situation

ALL = "opts=bazooka-joe=all"


def offered(t: Situation, seat: int = 1) -> dict[str, Choice]:
    return {choice.action.text: choice for choice in t.table.offered(seat)}


def whats(choice: Choice) -> list[str]:
    return [cost.what for cost in choice.costs]


@rule("B-COMBAT-04", "B-SPEC-C07")
def test_losing_the_soldiers_before_the_paratrooper_is_told_to_be_fatal() -> None:
    t = Situation("dday n-01 units=1")
    t.unit(1, sector=1, soldiers=3, cards=["paratrooper"])
    t.field.battle.turn, t.field.battle.stage = 1, t.field.book.slots.index("casualties")
    t.field.battle.lanes = [(), (("fall", 4, 0, "B-COMBAT-02"),)]
    settle(t.field)
    told = offered(t)
    assert (whats(told["lose soldiers"]), told["lose soldiers"].survival) == (["fatal"], 0)
    assert (whats(told["lose paratrooper"]), told["lose paratrooper"].survival) == ([], 1)
    assert "nobody outlives it" in tell_action("lose soldiers", language("en"), t.table, 1)


@rule("B-MOVE-14", "B-SPEC-19")
def test_giving_to_a_mine_whom_the_sector_asks_for_is_told_to_be_fatal() -> None:
    t = Situation(f"dday n-01 units=1 {ALL}")
    seven = t.field.book.sectors[t.field.book.index("7")]
    seven.sacrifice, seven.mgf, seven.defence = "engineer", 0, (1,)
    t.unit(1, sector=5, soldiers=0, courage=9, cards=["decoy", "scout", "medic", "sharpshooter"])
    t.start_at("MOVE")
    assert Cost("sacrifice", 1, "decoy") in offered(t)["advance 7"].costs, "there is no Engineer to sacrifice"
    t.dice("2")
    t.answer(1, "advance 7")
    told = {text: (whats(choice), choice.survival) for text, choice in offered(t).items()}
    assert told == {
        "lose decoy": (["fatal"], 0),
        "lose scout": ([], 1),
        "lose medic": ([], 1),
        "lose sharpshooter": ([], 1),
    }


@rule("B-SECTOR-08")
@pytest.mark.parametrize(("asked", "which"), [("any", ""), ("medic", "medic")])
def test_a_way_that_takes_a_sacrifice_says_that_it_is_one_and_whom(asked: str, which: str) -> None:
    t = Situation(f"dday n-01 units=1 {ALL}")
    t.field.book.sectors[t.field.book.index("6")].sacrifice = asked
    t.unit(1, sector=3, soldiers=40, courage=9, cards=["medic", "scout"])
    t.start_at("MOVE")
    assert offered(t)["advance 6"].costs[1:] == (Cost("sacrifice", 1, which),)


@rule("B-VEH-10")
def test_a_move_that_abandons_the_tank_says_so() -> None:
    t = Situation(f"dday n-01 units=1 {ALL}")
    t.unit(1, sector=9, soldiers=40, courage=9, cards=["tank"])
    t.start_at("MOVE")
    costs = offered(t)["advance bunker"].costs
    assert [cost for cost in costs if cost.what == "vehicle"] == [Cost("vehicle", 1, "tank")]
    assert "abandons the Tank" in tell_action("advance bunker", language("en"), t.table, 1)


@rule("B-ITEM-03", "B-ITEM-04")
def test_what_is_found_says_how_many_points_it_costs_here() -> None:
    t = Situation(f"dday n-01 units=2 {ALL}")
    t.unit(1, sector=2, soldiers=9, points=20)
    t.unit(2, sector=2, soldiers=9, cards=["quartermaster"])
    t.start_at("MUSTER")
    cost = t.field.book.cards["toolkit"].cost - 2
    assert [(one.what, one.n) for one in offered(t)["find toolkit"].costs] == [("points", cost)]


@rule("B-MAP-N06-R04", "B-ITEM-03")
def test_where_a_vehicle_is_free_an_item_still_costs_its_points() -> None:
    t = Situation(f"dday n-06 units=1 {ALL}")
    t.turn_out(11, 5)
    t.unit(1, sector=11, soldiers=30, points=20)
    t.start_at("MUSTER")
    told = offered(t)
    assert told["find armored-car"].costs == (Cost("nothing", 0),)
    assert told["find toolkit"].costs == (Cost("points", t.field.book.cards["toolkit"].cost),)


@rule("B-ITEM-C12", "B-ITEM-C02")
def test_a_bazooka_after_a_bangalore_torpedo_is_told_to_be_wasted() -> None:
    t = Situation(f"dday n-01 units=1 {ALL}")
    t.unit(1, sector=2, soldiers=40, cards=["bazooka", "bangalore-torpedo"])
    t.start_at("MOVE")
    assert whats(offered(t)["use bazooka"]) == []
    t.answer(1, "use bangalore-torpedo")
    assert whats(offered(t)["use bazooka"]) == ["wasted"]


@rule("B-MAP-N04-08")
def test_solo_the_way_through_11_is_told_to_cut_a_bunker_off() -> None:
    t = Situation("dday n-04 units=1")
    t.unit(1, sector=9, soldiers=90, courage=20)
    t.start_at("MOVE")
    told = offered(t)
    to_11 = next((text for text in told if text.endswith(" 11")), "")
    assert to_11, sorted(told)
    assert "cut-off" in whats(told[to_11])
    first = [text for text in told if text.startswith("advance b")]
    assert first
    assert all("cut-off" not in whats(told[text]) for text in first)


def test_of_many_cards_each_is_tried_whether_it_can_be_taken_back() -> None:
    t = Situation(f"dday n-01 units=1 {ALL}")
    cards = ["field-radio", "pocket-bible", "bazooka", "gammon-bomb", "medal-case", "lucky-charm"]
    t.unit(1, sector=2, soldiers=40, cards=cards)
    t.start_at("MOVE")
    final = {text for text, choice in offered(t).items() if choice.final and text.startswith("use")}
    assert final == {"use gammon-bomb", "use medal-case"}
