"""What everybody sees of the German, what only he sees, and how it is kept so (A-GER-29, A-DECO-10)."""

from __future__ import annotations

from typing import Any, Final

from hhour.dday.boxes.atlantikwall.german import verbs
from hhour.dday.boxes.atlantikwall.german.combat import has_guns
from hhour.dday.boxes.atlantikwall.german.force import German, german
from hhour.dday.boxes.atlantikwall.german.standing import VERB
from hhour.dday.rules.battle.field import Field
from hhour.kernel.action import Action

SECRET_VERBS: Final = ("take", "top")
ALWAYS: Final = ("german-hand", "german-deck")  # told even where they are 0


def _seated(p: Field) -> German | None:
    force = p.battle.forces[-1]
    return force if isinstance(force, German) else None


def view(p: Field, seat: int | None) -> dict[str, Any]:
    """The German's table; his hand and what he knows of the deck are for himself, and for all when it is over."""
    he = _seated(p)
    if he is None:
        return {}
    told: dict[str, Any] = {}
    if seat == he.seat or p.battle.outcome:
        told["german-decorations"] = list(he.decorations)
        told["german-known"] = [slug for slug in he.deck.seen_by(he.seat) if slug]
    told |= {
        "german-hand": len(he.decorations),
        "german-deck": len(he.deck),
        "german-required": he.required if p.phase() == "COMBAT" else 0,
        "german-shortfall": he.shortfall,
        "german-emplaced": [p.book.place(sector) for sector in he.emplaced if has_guns(p, sector)],
        "german-gassed": p.book.place(he.gassed),
        "german-pool": list(he.hand),
        "german-offered": list(he.offered),
        "german-spent": list(he.spent),
        "german-discards": list(he.deck.discards),
    }
    return {key: value for key, value in told.items() if value or key in ALWAYS}


def conceal(p: Field, seat: int) -> None:
    """Deal anew what this seat cannot see: for others the German's hand, for all the order of the deck."""
    he = _seated(p)
    if he is None or p.battle.outcome:
        return
    if seat == he.seat:
        he.deck.redeal(p, seat, [])
    else:
        verbs.redeal(p, he, seat)


def veil(p: Field, seat: int, action: Action) -> Action | None:
    """Which Decoration he takes from the deck or puts on top of it is nobody else's business, nor is an order."""
    he = _seated(p)
    if he is not None and action.verb == VERB:
        return Action(VERB)
    if he is None or seat != he.seat or action.verb not in SECRET_VERBS:
        return None
    lane = p.battle.lanes[seat]
    asked = lane[-1][0] if lane else ""
    return Action(action.verb) if asked in ("straight-decoration", "put-back", "enigma") else None


def winners(p: Field) -> tuple[str, ...] | None:
    """The German wins when the Allies lose (A-END-01), and has lost when they win (A-END-04)."""
    he = _seated(p)
    if he is None or p.battle.outcome != "lost":
        return None
    return (german(p).side,)
