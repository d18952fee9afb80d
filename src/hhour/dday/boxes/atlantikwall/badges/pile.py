"""The Badges' deck and discard pile, and how many each Unit has drawn."""

from __future__ import annotations

from typing import Any, Final

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import forget_use
from hhour.dday.rules.battle.state import BoxPart, Force
from hhour.dday.rules.battle.verbs import hold
from hhour.kernel.deck import Deck, deck_from_json, without

NAME: Final = "badges"


class Badges(BoxPart):
    """`drawn`: seats of those who drew a Badge in the game, one entry for each; set-up Badges are not among them."""

    def __init__(self, slugs: tuple[str, ...] = ()) -> None:
        self.deck = Deck(slugs)
        self.drawn: tuple[int, ...] = ()

    def copy(self) -> Badges:
        new = Badges.__new__(Badges)
        new.deck = self.deck.copy()
        new.drawn = self.drawn
        return new

    def to_json(self) -> dict[str, object]:
        return {"deck": self.deck.to_json(), "drawn": self.drawn}

    def read_json(self, data: dict[str, Any]) -> None:
        self.deck = deck_from_json(data["deck"])
        self.drawn = tuple(data["drawn"])


def badges(p: Field) -> Badges | None:
    """The module's things, where it is played."""
    part = p.battle.parts.get(NAME)
    return part if isinstance(part, Badges) else None


def discard_used(p: Field, slug: str) -> None:
    """A used Badge goes to the discard pile (A-BADGE-05)."""
    part = badges(p)
    if part is not None:
        part.deck.discard(slug)


def take_back_badge(p: Field, force: Force, slug: str) -> None:
    """A Badge that could do nothing after all is as if it had not been used."""
    part = badges(p)
    if part is not None and slug in part.deck.discards:
        part.deck.discards = without(part.deck.discards, slug)
        hold(force, slug)
    forget_use(force, slug)
