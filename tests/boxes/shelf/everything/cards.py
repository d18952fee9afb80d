"""Omens: a kind of card of this box; and a Specialist who bears another one's title."""

from __future__ import annotations

from typing import Final

from hhour.dday.rules.cards.card import DISCARD, Ability, Card, specialist
from hhour.dday.rules.cards.hooks import ADVANCE_COST, AT_MOST, LOSSES, REPLACE
from hhour.dday.rules.cards.kinds import UNIQUE

NEEDS = "everything"

OMEN: Final = "omen"


def omen(slug: str, rule: str, *passives: Ability) -> Card:
    """A card the umpire holds in his hand and lays on the table, where it touches every Unit."""
    return Card(slug, OMEN, rule, 0, (), passives, None, DISCARD, None, True, "reconstructed")


CARDS = (
    omen("calm-sea", "Z-ALL-07", Ability(ADVANCE_COST, 0, tier=REPLACE)),
    omen("lucky-star", "Z-ALL-08", Ability(LOSSES, 1, tier=AT_MOST)),
    omen("black-cat", "Z-ALL-09", Ability(ADVANCE_COST, 1)),
    omen("barn-owl", "Z-ALL-10"),
    specialist("twin-medic", UNIQUE, "Z-ALL-11", 1, "", title="medic", provenance="reconstructed"),
)
OMENS: Final = tuple(card.slug for card in CARDS if card.kind == OMEN)
