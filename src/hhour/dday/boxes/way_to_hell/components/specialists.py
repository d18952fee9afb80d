"""The Drill Sergeant; the Quartermaster who comes with him is the base game's (W-CARD-GEN-01, W-CARD-GEN-02)."""

from __future__ import annotations

from typing import Final

from hhour.dday.rules.battle.book import Book
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.verbs import widen_pool
from hhour.dday.rules.cards.card import Ability, specialist
from hhour.dday.rules.cards.hooks import RECRUIT_COST, TEAM
from hhour.dday.rules.cards.kinds import UNIQUE

NEEDS = "way-to-hell-components"

CARDS = (
    specialist(
        "drill-sergeant",
        UNIQUE,
        "W-CARD-GEN-01",
        3,
        "muster automatic",
        Ability(RECRUIT_COST, -1, TEAM),
        provenance="reconstructed",
    ),
)

ON_EVERY_MAP: Final = ("quartermaster", "drill-sergeant")


def offer_everywhere(book: Book) -> None:
    """Both are in the pool on every map, each once (W-GEN-11 to W-GEN-13)."""
    if book.is_on(NEEDS):
        book.unique += tuple(slug for slug in ON_EVERY_MAP if slug not in book.unique)


def offer_beside_the_deal(p: Field) -> None:
    """Also where the pool was dealt at random (B-OPT-10)."""
    if p.book.is_on(NEEDS):
        widen_pool(p, ON_EVERY_MAP)
