"""What Missions, Field Promotions and War Heroes say no to, each with its rule and its reason."""

from __future__ import annotations

from typing import Any

from hhour.dday.boxes.way_to_hell.heroes import effects
from hhour.dday.boxes.way_to_hell.heroes.pool import heroes_of
from hhour.dday.boxes.way_to_hell.missions import fulfil, promotions, questions
from hhour.dday.boxes.way_to_hell.missions.deck import REQUIREMENTS
from hhour.dday.boxes.way_to_hell.missions.needs import Needs
from hhour.dday.boxes.way_to_hell.missions.state import missions
from hhour.dday.rules.cards.kinds import ITEM
from hhour.kernel.action import parse_action
from hhour.kernel.faces import STAR
from hhour.kernel.refusal import Refusal
from tests.rule import rule
from tests.table import Situation
from tests.way_to_hell.missions import give, table


def told(refused: Refusal | None) -> tuple[str, str]:
    assert refused is not None
    return refused.rule, refused.key


def step_of(t: Situation, asked: type) -> Any:
    """The question of this kind."""
    return next(step for step in t.field.book.steps.values() if type(step) is asked)


@rule("W-MISS-21", "W-MISS-42")
def test_a_mission_is_one_that_is_held_and_one_a_turn() -> None:
    t = table()
    unit = t.get()
    other = next(slug for slug in REQUIREMENTS if slug not in unit.held)
    assert told(fulfil.refuse_mission(t.field, unit, "nonsense")) == ("W-MISS-21", "mission-unknown")
    assert told(fulfil.refuse_mission(t.field, unit, other)) == ("W-MISS-21", "mission-not-held")
    give(t, other)
    unit.used = (*unit.used, fulfil.ONCE)
    assert told(fulfil.refuse_mission(t.field, unit, other)) == ("W-MISS-42", "mission-once")


@rule("W-MISS-46")
def test_one_man_does_not_stand_for_two_that_a_mission_asks_for() -> None:
    t = table()
    t.unit(1, sector=2, soldiers=9, cards=["medic"])
    twice = Needs(specialists=(("medic",), ("medic", "hero")))
    assert told(fulfil._refuse_cards(t.field, t.get(), twice)) == ("W-MISS-46", "mission-share")
    t.unit(1, cards=["hero"])
    assert fulfil._refuse_cards(t.field, t.get(), twice) is None


@rule("W-MISS-26")
def test_of_two_sets_one_given_up_leaves_one_to_claim() -> None:
    for dice, left in (("STAR STAR STAR STAR STAR STAR", True), ("STAR STAR STAR STAR STAR SOLDIER", False)):
        t = table()
        t.tally(1, dice)
        missions(t.field).given = ((1, STAR),)
        assert t.field.book.profiles["unit"].may_claim(t.field, t.get(), STAR) is left


@rule("W-CARD-GEN-05")
def test_without_a_mission_in_the_deck_there_are_no_new_orders() -> None:
    t = table()
    effect = questions.NewOrders()
    assert effect.refuse(t.field, t.get(), "new-orders") is None
    missions(t.field).deck = ()
    assert told(effect.refuse(t.field, t.get(), "new-orders")) == ("W-CARD-GEN-05", "mission-deck-empty")


@rule("W-MISS-46", "W-MISS-24")
def test_what_a_mission_takes_is_what_it_names() -> None:
    t = table()
    t.tally(1, "STAR SOLDIER STAR SOLDIER COURAGE TOOL")
    slug = next(slug for slug, needs in REQUIREMENTS.items() if needs.results)
    give(t, slug)
    forgo = step_of(t, questions.GiveResults)
    refused = forgo.why_not(t.field, t.get(), ("any", 0, 0, slug), parse_action("forgo r9"))
    assert told(refused) == ("W-MISS-46", "forgo-not")
    gives = step_of(t, questions.MissionSacrifice)
    refused = gives.why_not(t.field, t.get(), ("any", 0, 0, f"{slug} medic/hero"), parse_action("sacrifice scout"))
    assert told(refused) == ("W-MISS-24", "sacrifice-named")
    assert refused.params == {"card": "medic"}


@rule("B-ITEM-11", "B-ITEM-03")
def test_a_promotion_finds_nothing_where_nothing_is_found_and_only_items() -> None:
    t = table(board="n-01")
    bare = next(ground.id for ground in t.field.book.sectors if ground.no_find)
    t.unit(1, sector=bare, soldiers=9)
    assert told(promotions.FindCheap().refuse(t.field, t.get(), "any")) == ("B-ITEM-11", "find-no-find")
    find = step_of(t, promotions.CheapFind)
    refused = find.why_not(t.field, t.get(), ("any", 0, 0, ""), parse_action("find medic"))
    assert told(refused) == (find.rule, "find-not-item")
    t.field.battle.items = ()
    cheap = next(card.slug for card in t.field.book.cards.values() if card.kind == ITEM and card.cost <= 12)
    refused = find.why_not(t.field, t.get(), ("any", 0, 0, ""), parse_action(f"find {cheap}"))
    assert told(refused) == ("B-ITEM-03", "find-not-here")


@rule("W-HERO-41", "W-HERO-31")
def test_a_war_hero_who_is_taken_or_whose_like_are_all_gone_does_not_come() -> None:
    t = Situation("dday n-01 units=2 opts=heroes,lead-the-way")
    waiting = heroes_of(t.field).waiting
    gone = waiting[0]
    heroes_of(t.field).waiting = waiting[1:]
    take = step_of(t, effects.TakeHero)
    refused = take.why_not(t.field, t.get(1), ("any", 0, 0, ""), parse_action(f"take {gone}"))
    assert told(refused) == ("W-HERO-31", "hero-taken")
    heroes_of(t.field).waiting = ()
    assert told(effects.refuse_leading(t.field, t.get(1))) == ("W-HERO-41", "hero-none-left")
