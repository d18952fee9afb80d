"""Every card of the engine is its row in the rulebook, lies on some table, and can be used there."""

from __future__ import annotations

from typing import Final

import pytest

from hhour import rulebook
from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.box.shelf import cards
from hhour.dday.rules.cards.card import DISCARD, ONCE, SACRIFICE, Card
from hhour.dday.rules.cards.offer import placed_items
from hhour.dday.rules.map import atlas
from tests.rule import each_marked, rule
from tests.table import Situation
from tests.test_rule_coverage import named_by_tests

CARDS: Final = list(cards().values())
USABLE: Final = [card for card in CARDS if card.use is not None]
KINDS: Final = {("item", "regular"): "item", ("item", "special"): "special"}
PLAIN: Final = "STAR SOLDIER STAR SOLDIER COURAGE TOOL"


def row(slug: str) -> rulebook.Card:
    found = rulebook.card(slug)
    assert found is not None, f"{slug} is not in the rulebook"
    return found


def name_of(card: Card) -> str:
    return card.slug


@rule("B-SETUP-07", "B-SETUP-08", "B-SETUP-09", "B-SETUP-10")
def test_the_engine_has_exactly_the_cards_of_the_rulebook() -> None:
    base = [card.slug for card in rulebook.cards() if card.box == "base"]
    assert sorted(base) == sorted(card.slug for card in CARDS)
    first = [card for card in CARDS if card.since == 1]  # the printed decks; a card that came later is one more
    counts = {kind: sum(card.kind == kind for card in first) for kind in dict.fromkeys(card.kind for card in first)}
    assert counts == {"regular": 13, "unique": 11, "item": 10, "special": 18, "vehicle": 6, "award": 12}


@pytest.mark.parametrize("card", each_marked(CARDS))
def test_a_card_says_what_its_row_says(card: Card) -> None:
    told = row(card.slug)
    assert card.rule == told.id
    assert card.kind == KINDS.get((told.deck, told.type), told.type.partition(",")[0])
    assert card.solo == (told.solo != "not available")
    if told.deck == "award":
        assert told.cost == f"straight or {card.cost} courage"
    else:
        assert card.cost == told.cost


@rule("B-TURN-15")
@pytest.mark.parametrize("card", CARDS, ids=name_of)
def test_a_card_acts_at_the_moments_of_its_row(card: Card) -> None:
    assert card.timing == row(card.slug).timing
    header = next(table for table in rulebook.tables() if table.header[:2] == ("word", "moment"))
    known = {word.strip() for line in header.rows for word in line[0].split(",")}
    assert set(card.timing) <= known


@rule("B-AWARD-13")
@pytest.mark.parametrize("card", CARDS, ids=name_of)
def test_a_card_owns_up_to_what_is_reconstructed(card: Card) -> None:
    told = row(card.slug)
    ours = told.deck == "award" or "reconstructed" in told.provenance
    assert card.provenance == ("reconstructed" if ours else "printed")
    assert ours or "printed" in told.provenance


def test_a_card_does_something_by_being_there_or_by_being_used() -> None:
    idle = [card.slug for card in CARDS if not (card.passives or card.use or card.found)]
    assert idle == ["combat-photographer"], "he alone is asked for, when the tallies are fixed"
    both = [card.slug for card in CARDS if "automatic" in card.timing and card.use is not None]
    assert both == []


def on_the_table(book: Book) -> set[str]:
    """Every card a game of this setup can bring into play."""
    found = {slug for hand in book.hands for slug in hand}
    found |= {*book.unique, *book.face_up, *book.awards, *book.vehicles, *placed_items(book)}
    for ground in book.sectors:
        found |= {*ground.join, ground.join_first}
    return found - {""}


def test_every_card_lies_on_some_map_without_any_option() -> None:
    found: set[str] = set()
    for board in (slug for slug in atlas.scan() if atlas.box_of(slug) == "base"):
        found |= on_the_table(Situation(f"dday {board} units=2").field.book)
    every = {card.slug for card in CARDS}
    assert found <= every
    assert every - found == set(), "a card that no map of the base game brings into play"


@rule("B-SOLO-05")
def test_solo_play_leaves_out_exactly_the_cards_that_say_so() -> None:
    two = on_the_table(Situation("dday n-01 units=2 opts=bazooka-joe=all").field.book)
    one = on_the_table(Situation("dday n-01 units=1 opts=bazooka-joe=all").field.book)
    assert two == {card.slug for card in CARDS}
    assert two - one == {card.slug for card in rulebook.cards() if card.solo == "not available" and card.box == "base"}


# where a card can be used that cannot simply be used in sector 1
PLACES: Final = {
    "binoculars": ("ROLL", "1"),
    "flame-thrower": ("COMBAT", "bunker"),
    "grenade": ("COMBAT", "5"),
    "grenadier": ("COMBAT", "5"),
    "mortar": ("COMBAT", "4"),
    "point-man": ("MOVE", "4"),
    "war-correspondent": ("MOVE", "2"),
}
DICE: Final = {"corporal": "STAR", "jeep": "STAR", "gammon-bomb": "2", "medal-case": "bronze-star"}
PHASES: Final = {"any": "MUSTER", "muster": "MUSTER", "move": "MOVE", "combat": "COMBAT", "combat-before-mgf": "COMBAT"}


def ready_to_use(card: Card) -> Situation:
    """A table of two at which Unit 1 has the card and its moment has come."""
    phase, sector = PLACES.get(card.slug, (PHASES.get(card.timing[0], "ROLL"), "1"))
    t = Situation("dday n-01 units=2 opts=bazooka-joe=all")
    t.unit(1, sector=sector, soldiers=30, stars=9, cards=list(dict.fromkeys((card.slug, "corporal"))))
    t.unit(2, soldiers=30)
    t.get().fallen = ("scout",)
    own = DICE.get(card.slug, "1 1")  # the card's own roll or draw, else what the machine guns may need
    if phase == "ROLL":
        t.start_at("ROLL")
        t.roll(1, "SKULL STAR STAR SOLDIER COURAGE TOOL")
        t.roll(2, PLAIN)
        t.dice(own)
    else:
        t.dice(own)
        t.start_at(phase)
    return t


@rule("B-ITEM-05", "B-AWARD-08", "B-SPEC-08")
@pytest.mark.parametrize("card", USABLE, ids=name_of)
def test_a_card_can_be_used_at_its_moment_and_is_spent(card: Card) -> None:
    t = ready_to_use(card)
    assert f"use {card.slug}" in t.choices(1)
    assert f"use {card.slug}" not in t.choices(2) or card.kind == "vehicle", "it is not the other's"
    t.answer(1, f"use {card.slug}")
    used = t.events("used", 1)[0]
    assert (used.rule, used.data["card"], used.source) == (card.rule, card.slug, card.slug)
    for _ in range(8):  # the questions the card itself asks
        bound = t.field.book.steps.keys() - t.field.book.free_steps
        seat = next((seat for seat in (1, 2) if t.question(seat) in bound), 0)
        if not seat or t.field.phase() == "UPKEEP":
            break
        t.answer(seat, t.choices(seat)[0])
    unit = t.get(1)
    if card.spend == DISCARD and card.kind == "award":
        assert card.slug not in unit.awards + t.field.battle.deck
    elif card.spend == DISCARD:
        assert card.slug not in unit.items
        assert card.slug in t.field.battle.used
    elif card.spend == SACRIFICE:
        assert card.slug in unit.fallen
    else:
        assert card.spend == ONCE
        assert card.slug in unit.used
    assert [event for event in t.table.events if rulebook.get(event.rule) is None] == [], "every event names a rule"


def test_every_card_has_rule_tests_of_its_own() -> None:
    named, _ = named_by_tests()
    outside = {rule_id for rule_id, place in named.items() if place.startswith("tests/rules/")}
    assert [card.slug for card in CARDS if card.rule not in outside] == []
