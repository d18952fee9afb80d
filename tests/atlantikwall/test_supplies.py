"""A-OPT-01 to A-OPT-19: Playing with Fire and Supply SNAFU."""

from __future__ import annotations

from typing import Any

import pytest

from hhour import rulebook
from hhour.dday.boxes.atlantikwall.explosives import ICONS
from hhour.dday.boxes.atlantikwall.german.force import German
from hhour.dday.boxes.atlantikwall.supplies import Supplies, icons, supplies
from hhour.dday.rules.cards.finding import find_cost
from hhour.kernel.chance import NeedDice
from tests.rule import rule
from tests.table import Situation


class Stocked(Situation):
    """Supplies are written only where they matter: any other draw takes the first there is."""

    def _next(self, need: NeedDice) -> list[str]:
        if need.purpose == "supplies" and not (self._queue and self._queue[0] in need.options):
            return [need.options[0]]
        return super()._next(need)


def fire(*cards: str, units: int = 1, soldiers: int = 20) -> Situation:
    t = Situation(f"dday n-18 units={units} opts=playing-with-fire,bazooka-joe=items")
    t.unit(1, sector=3, soldiers=soldiers, cards=list(cards))
    return t


def lost(t: Situation) -> list[object]:
    return [event.data["n"] for event in t.events("casualties") if event.rule == "A-OPT-02"]


@rule("A-OPT-01", "A-OPT-02")
@pytest.mark.parametrize(
    ("cards", "number"),
    [
        (["grenade", "bazooka"], []),
        (["grenade", "bazooka", "flame-thrower"], [1]),
        (["binoculars", "toolkit", "grenade"], []),
    ],
)
def test_every_icon_beyond_two_costs_a_soldier(cards: list[str], number: list[int]) -> None:
    t = fire(*cards)
    t.start_at("MOVE")
    assert lost(t) == number


@rule("A-OPT-03")
def test_it_is_taken_once_before_anybody_moves() -> None:
    t = fire("grenade", "bazooka", "flame-thrower", "gammon-bomb")
    t.unit(1, courage=5)
    t.start_at("MOVE")
    assert t.question(1) == "move"
    assert lost(t) == [2]
    t.answer(1, "move 4")
    assert lost(t) == [2]


@rule("A-OPT-04", "A-OPT-08")
def test_only_unused_items_in_hand_count_and_no_specialist_or_vehicle() -> None:
    t = fire("grenade", "bazooka", "binoculars", "engineer", "grenadier", "tank")
    t.field.battle.used = ("flame-thrower", "gammon-bomb", "mortar")
    assert icons(t.get(1)) == 2
    assert not {"engineer", "grenadier", "tank"} & set(ICONS)


@rule("A-OPT-05")
def test_items_may_be_used_or_traded_away_before_move() -> None:
    t = fire("grenade", "bazooka", "gammon-bomb", units=2)
    t.unit(2, sector=3, soldiers=9)
    t.start_at("MUSTER")
    t.answer(1, "trade 2")
    t.answer(1, "give bazooka", "offer")
    t.answer(2, "accept")
    t.pass_until("MOVE")
    assert lost(t) == []


@rule("A-OPT-06", "A-OPT-07")
def test_the_icons_are_those_of_the_rulebook() -> None:
    for rule_id in ("A-OPT-06", "A-OPT-07"):
        text = rulebook.get(rule_id)
        assert text is not None
        for slug, number in ICONS.items():
            name = {"tnt": "TNT"}.get(slug) or " ".join(word.capitalize() for word in slug.split("-"))
            listed = f"{name} {number}" in text.text or f"{name.replace(' ', '-')} {number}" in text.text
            assert listed == (slug in german_ones) if rule_id == "A-OPT-07" else listed != (slug in german_ones), slug


german_ones = ("booby-traps", "goliath-mine", "molotov-cocktail", "ammunition-crate")


@rule("A-OPT-09")
def test_the_soldiers_are_casualties_that_a_medic_saves_and_a_specialist_takes() -> None:
    t = fire("grenade", "bazooka", "flame-thrower", "gammon-bomb", "medic", soldiers=1)
    t.start_at("MOVE")
    assert [event.data["n"] for event in t.events("saved", 1)] == [1]
    t.answer(1, "lose medic")
    assert t.is_in_play(1)
    gone = fire("grenade", "bazooka", "flame-thrower", "gammon-bomb", soldiers=2)
    gone.start_at("MOVE")
    assert gone.table.outcome == "lost"


@rule("A-OPT-EX-01")
def test_five_icons_cost_three_soldiers_and_three_cost_one() -> None:
    t = Situation("dday n-18 units=1 opts=playing-with-fire,bazooka-joe=items,german")
    t.unit(1, sector=3, soldiers=20, cards=["grenade", "bazooka", "gammon-bomb", "tnt"])
    assert icons(t.get(1)) == 5
    t.get(1).items = ("grenade", "bazooka", "gammon-bomb")
    assert icons(t.get(1)) == 3


# --- Supply SNAFU ---------------------------------------------------------------------------------------------------


def snafu(board: str = "n-01", more: str = "", dice: str = "", units: int = 1) -> Situation:
    return Stocked(f"dday {board} units={units} opts=supply-snafu{more}", dice)


def part_of(t: Situation) -> Supplies:
    part = supplies(t.field)
    assert part is not None
    return part


@rule("A-OPT-11", "A-OPT-12", "A-OPT-EX-02")
@pytest.mark.parametrize(
    ("board", "more", "piles"), [("n-13", "", (8, 8)), ("n-15", "", (8, 7)), ("n-13", ",german", (10, 10))]
)
def test_all_items_on_offer_are_split_into_two_decks(board: str, more: str, piles: tuple[int, int]) -> None:
    t = snafu(board, more, units=2)
    part = part_of(t)
    assert (part.left[0] + 1, part.left[1] + 1) == piles
    boxes: Any = t.table.view(None)["boxes"]
    assert boxes["atlantikwall"]["supplies-left"] == sum(piles) - 2
    assert len(t.field.battle.items) == 2


@rule("A-OPT-13", "A-OPT-18")
def test_only_the_tops_can_be_found_and_the_next_lies_open_at_once() -> None:
    t = snafu(dice="binoculars grenade")
    assert t.field.battle.items == ("binoculars", "grenade")
    t.unit(1, sector=4, soldiers=9, points=60, cards=["half-track"])
    assert find_cost(t.field, t.get(1), "binoculars") == 10
    t.start_at("MUSTER")
    assert t.refused(1, "find mine-detector").rule == "B-ITEM-03"
    t.dice("mine-detector")
    first, second = part_of(t).left
    t.answer(1, "find binoculars")
    assert part_of(t).left == (first - 1, second)
    assert t.field.battle.items == ("grenade", "mine-detector")
    t.answer(1, "find mine-detector")
    assert t.get(1).items == ("binoculars", "mine-detector")


@rule("A-OPT-14")
def test_when_one_deck_is_empty_the_other_is_left() -> None:
    t = snafu(dice="binoculars grenade")
    part_of(t).left = (0, 3)
    t.unit(1, sector=4, soldiers=9, points=60, cards=["half-track"])
    t.start_at("MUSTER")
    t.answer(1, "find binoculars")
    assert t.field.battle.items == ("grenade",)
    t.answer(1, "find grenade")
    assert len(t.field.battle.items) == 1


@rule("A-OPT-15")
def test_other_kinds_of_items_stay_where_they_were() -> None:
    t = snafu()
    kinds = {t.field.book.cards[slug].kind for slug in (*part_of(t).deck.unplaced, *part_of(t).tops)}
    assert kinds <= {"item", "special"}


@rule("A-OPT-16")
def test_items_in_sectors_are_not_shuffled_in() -> None:
    t = snafu("n-15")
    assert "bazooka" not in (*part_of(t).deck.unplaced, *part_of(t).tops)


@rule("A-OPT-17")
def test_used_items_come_back_by_a_special_find_as_usual() -> None:
    t = snafu(dice="binoculars grenade")
    t.unit(1, sector=4, soldiers=9, points=30)
    t.field.battle.used = ("flame-thrower",)
    t.tally(1, "TOOL STAR TOOL STAR TOOL SOLDIER")
    t.start_at("UPKEEP")
    t.answer(1, "claim TOOL")
    t.declare(1)
    t.answer(1, "refind flame-thrower")
    assert "flame-thrower" in t.get(1).items
    assert len(t.field.battle.items) == 2


@rule("A-OPT-19")
def test_the_german_pool_is_not_touched() -> None:
    t = snafu("n-18", ",german")
    german = next(force for force in t.field.battle.forces if isinstance(force, German))
    assert len(german.offered) == 16
