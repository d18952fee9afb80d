"""Every card of the German in its moment and out of it (A-CARD-T-01, A-CARD-T-02)."""

from __future__ import annotations

import pytest

from hhour.dday.boxes.atlantikwall.badges import cards as badges
from hhour.dday.boxes.atlantikwall.german import decorations, items, specialists
from hhour.dday.rules.cards.card import Card
from tests.atlantikwall.badges import hold
from tests.atlantikwall.german import Fortress
from tests.rule import rule

# what may be used where: the moments of B-TURN-15 that fit each place
PLACES = {
    "adjust": {"any", "any-but-combat", "window"},
    "muster": {"any", "any-but-combat", "muster"},
    "before-fire": {"any", "combat", "combat-before-mgf"},
    "storm": {"any", "any-but-combat", "assault"},
}
CARDS = [
    card
    for card in (*specialists.CARDS, *items.CARDS, *decorations.CARDS)
    if card.use is not None and not {"when-found", "rwb-claimed", "award-played", "moved"} & set(card.timing)
]


def at(place: str, slug: str) -> Fortress:
    """Both sides stand at this moment, so that every card could do something; the German holds this one."""
    t = Fortress()
    t.german(soldiers=30, points=9, cards=[slug] if slug != "unteroffizier" else [])
    t.he.fallen = ("funker",) if slug != "funker" else ("kommandant",)
    t.he.hand = tuple(one for one in t.he.hand if one not in t.he.fallen)
    t.unit(1, sector="bunker" if place in ("before-fire", "storm") else 9, soldiers=40, stars=3, courage=3)
    t.unit(2, sector=3, soldiers=40, stars=3, courage=3, cards=["scout"])
    for unit in t.field.battle.units:
        t.tally(unit.seat, "SKULL STAR TOOL SOLDIER COURAGE TWO_SOLDIERS")
    t.german_tally("SKULL STAR TOOL SOLDIER COURAGE TWO_SOLDIERS")
    t.he.locked = 0b11
    t.field.battle.standing = 1 << (t.seat + 16)  # he wants to be asked
    t.start_stage(place)
    for _ in range(10):
        if t.table.waiting() == [t.seat]:
            break
        t.quiet(next(seat for seat in t.table.waiting() if seat != t.seat))
    return t


@rule("A-CARD-T-01", "A-CARD-T-02")
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_a_card_is_used_in_its_moment_and_in_no_other(card: Card, place: str) -> None:
    t = at(place, card.slug)
    refused = t.table.refusal(t.seat, f"use {card.slug}")
    if PLACES[place].intersection(card.timing):
        assert refused is None, refused
    else:
        assert refused is not None
        assert refused.key == "wrong-moment"


@rule("A-CARD-T-02")
@pytest.mark.parametrize("card", badges.CARDS, ids=lambda card: card.slug)
@pytest.mark.parametrize("phase", ["MUSTER", "COMBAT"])
def test_no_badge_is_used_once_the_tally_is_settled(card: Card, phase: str) -> None:
    t = Fortress("dday n-18 units=2 opts=german,badges")
    hold(t, 1, card.slug)
    t.unit(1, cards=["tnt"], stars=9)
    t.german(soldiers=9)
    t.start_at(phase)
    assert t.refused(1, f"use {card.slug}").key == "wrong-moment"


@rule("A-CARD-T-02", "A-CARD-AS-01", "A-CARD-AS-02", "A-CARD-AS-03", "A-CARD-AI-01")
@pytest.mark.parametrize("slug", ["piat-gunner", "sniper", "soe-agent", "false-orders"])
def test_the_allied_cards_that_have_a_moment_wait_for_it(slug: str) -> None:
    t = Fortress()
    t.german(soldiers=9)
    t.unit(1, cards=[slug], stars=9)
    t.start_at("MUSTER")
    assert t.refused(1, f"use {slug}").key == "wrong-moment"
