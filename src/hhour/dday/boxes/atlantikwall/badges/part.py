"""The Badges' deck and discard pile, and how many each Unit has drawn."""

from __future__ import annotations

from typing import Any, Final

from hhour.dday.boxes.atlantikwall.badges import cards
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import note_use
from hhour.dday.rules.battle.state import ALLIES, IN_PLAY, BoxPart, Force
from hhour.dday.rules.battle.verbs import COURAGE, gain
from hhour.kernel.deck import Deck, deck_from_json
from hhour.kernel.refusal import Refusal

NAME: Final = "badges"
HONOR: Final = "badge-of-honor"
DRAWN: Final = "badge drawn"  # once a turn (A-BADGE-08)


class Badges(BoxPart):
    """`drawn`: seats of those who drew a Badge in the game, one entry for each; set-up Badges are not among them."""

    def __init__(self) -> None:
        self.deck = Deck(tuple(card.slug for card in cards.CARDS))
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


def refuse_draw(p: Field, force: Force) -> Refusal | None:
    """Why a Unit cannot draw a Badge now."""
    part = badges(p)
    if part is None or force.side != ALLIES:
        return Refusal("A-BADGE-11", "badge-not-here", {})
    if DRAWN in force.used:
        return Refusal("A-BADGE-08", "badge-once", {})
    if not part.deck and not part.deck.discards:
        return Refusal("A-BADGE-06", "badge-none", {})
    return None


def draw_badge(p: Field, force: Force, rule: str, gift: bool = False) -> None:
    """The top Badge comes to the Unit; a German takes heart, unless it was a gift of the set-up (A-BADGE-16, -33)."""
    part = badges(p)
    assert part is not None
    if not part.deck:
        part.deck.reshuffle()
    slug = part.deck.draw(p, force.seat, "badge")
    if not slug:
        return
    force.held = (*force.held, slug)
    if p.sink is not None:
        p.cause = p.emit("badge-drawn", force.seat, rule, {"card": slug}, slug)
    if gift:
        return
    note_use(force, DRAWN)
    part.drawn = (*part.drawn, force.seat)
    honor = p.book.is_on(HONOR)
    for other in p.battle.forces:
        if other.side != ALLIES and other.status == IN_PLAY:
            gain(p, other, COURAGE, 3 if honor else 1, "A-BADGE-25" if honor else "A-BADGE-16")


def discard_used(p: Field, slug: str) -> None:
    """A used Badge goes to the discard pile (A-BADGE-05)."""
    part = badges(p)
    if part is not None:
        part.deck.discard(slug)
