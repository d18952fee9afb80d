"""Forward Observation: an Item with a glass or scope is lost for a look at the next two cards (A-COND-31 to -37)."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.atlantikwall.conditions.part import conditions
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force
from hhour.dday.rules.battle.verbs import spend_card
from hhour.dday.rules.cards.finding import unknown_card
from hhour.dday.rules.turn.pick import Ask, ForcePick
from hhour.kernel.action import Action
from hhour.kernel.lanes import Frame
from hhour.kernel.refusal import Refusal

NAMED: Final = ("binoculars", "rangefinder")
TITLES: Final = ("glass", "scope")  # looked for in the English title, which a slug is made of (A-COND-33)
AHEAD: Final = 2

KEEP = Action("as-they-lie")
TURN = Action("turn-round")


def qualifies(slug: str) -> bool:
    """Whether the Item has something to look through (A-COND-32)."""
    return slug in NAMED or any(word in slug for word in TITLES)


def choices(p: Field, force: Force) -> list[Action]:
    """One for each Item that could be lost for a look, while a card is left to look at (A-COND-35, A-COND-37)."""
    part = conditions(p)
    if part is None or not part.deck:
        return []
    return [Action("observe", (slug,)) for slug in force.items if qualifies(slug)]


def refuse(p: Field, force: Force, action: Action) -> Refusal | None:
    """Why this Item gives no look ahead."""
    slug = action.args[0] if len(action.args) == 1 else ""
    if slug not in p.book.cards:
        return unknown_card(p, slug)
    if slug not in force.items:
        return Refusal("A-COND-31", "not-yours", {"card": slug})
    if not qualifies(slug):
        return Refusal("A-COND-32", "observe-no-glass", {"card": slug})
    part = conditions(p)
    return None if part is not None and part.deck else Refusal("A-COND-37", "observe-no-card", {})


def observe(p: Field, force: Force, action: Action) -> None:
    """The Item is used and gives nothing else; the discard pile is not shuffled in for it (A-COND-34, A-COND-37)."""
    part = conditions(p)
    assert part is not None
    slug = action.args[0]
    if p.sink is not None:
        p.cause = p.emit("observed", force.seat, "A-COND-31", {"card": slug}, slug)
    spend_card(p, force, slug)
    part.deck.peek(p, force.seat, "condition", AHEAD, 1 << force.seat)
    if len(part.deck) >= AHEAD:
        p.push(force.seat, "order-conditions", text=slug)


class OrderConditions(ForcePick):
    """The two cards go back on top, as they lay or the other way round (A-COND-31)."""

    rule = "A-COND-31"

    def options(self, p: Field, force: Force, frame: Frame) -> list[Action]:
        return [KEEP, TURN]

    def chosen(self, p: Field, force: Force, frame: Frame, action: Action) -> None:
        part = conditions(p)
        if part is not None and action == TURN:
            part.deck.turn_over(AHEAD)


def conceal(p: Field, seat: int) -> None:
    """In a copy made for search nobody knows more of the deck than he has seen."""
    part = conditions(p)
    if part is not None:
        part.deck.redeal(p, seat, [])


STEPS: dict[str, Ask] = {"order-conditions": OrderConditions()}
