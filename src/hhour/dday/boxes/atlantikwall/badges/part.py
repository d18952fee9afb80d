"""How a Badge is drawn, and why not."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.atlantikwall.badges.pile import badges
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import note_use
from hhour.dday.rules.battle.state import ALLIES, IN_PLAY, Force
from hhour.dday.rules.battle.verbs import COURAGE_DIAL, gain, hold
from hhour.kernel.refusal import Refusal

HONOR: Final = "badge-of-honor"
DRAWN: Final = "badge drawn"  # once a turn (A-BADGE-08)


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
        part.deck.reshuffle()  # A-BADGE-06
    slug = part.deck.draw(p, force.seat, "badge")
    if not slug:
        return
    hold(force, slug)
    if p.sink is not None:
        p.cause = p.emit("badge-drawn", force.seat, rule, {"card": slug}, slug)
    if gift:
        return
    note_use(force, DRAWN)
    part.drawn = (*part.drawn, force.seat)
    honor = p.book.is_on(HONOR)
    for other in p.battle.forces:
        if other.side != ALLIES and other.status == IN_PLAY:
            gain(p, other, COURAGE_DIAL, 3 if honor else 1, "A-BADGE-25" if honor else "A-BADGE-16")
