"""The verbs of module 1: what their words name, and what they cost the German."""

from __future__ import annotations

from typing import Any, Final

from hhour.dday.boxes.atlantikwall.german import verbs
from hhour.dday.boxes.atlantikwall.german.force import German
from hhour.dday.rules.turn.prices import find_price, recruit_price
from hhour.kernel.action import Action
from hhour.kernel.choice import QUIET, Cost, Verb

FREE: Final = frozenset(("honour", "fetch"))  # questions of Decorations that give a card for nothing


def _german(p: Any, seat: int, action: Action) -> German | None:
    force = p.force(seat)
    known = len(action.args) == 1 and action.args[0] in p.book.cards
    return force if isinstance(force, German) and known else None


def _free(p: Any, he: German) -> bool:
    lane = p.battle.lanes[he.seat]
    return bool(lane) and lane[-1][0] in FREE


def _recruit(p: Any, seat: int, action: Action) -> tuple[Cost, ...]:
    he = _german(p, seat, action)
    if he is None:
        return recruit_price(p, seat, action)
    return (Cost("nothing", 0),) if _free(p, he) else (Cost("stars", verbs.cost_of_specialist(p, he, action.args[0])),)


def _find(p: Any, seat: int, action: Action) -> tuple[Cost, ...]:
    he = _german(p, seat, action)
    if he is None:
        return find_price(p, seat, action)
    return (Cost("nothing", 0),) if _free(p, he) else (Cost("points", verbs.cost_of_item(p, he, action.args[0])),)


def _decorate(p: Any, seat: int, action: Action) -> tuple[Cost, ...]:
    return (Cost("courage", verbs.PRICE),)


VERBS: Final = (
    Verb("recruit", "card", costs=_recruit),
    Verb("find", "card", costs=_find),
    Verb("refind", "card", costs=_find),
    Verb("decorate", costs=_decorate),
    Verb("strike", "seat"),
    Verb("target", "sector"),
    Verb("hand", "die seat"),
    Verb("black", "face"),
    Verb("muster", "number"),
    Verb("exchange", "die colour face|die die|die other-die"),
    Verb("ready", manner=QUIET),
)
