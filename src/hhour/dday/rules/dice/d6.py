"""An ordinary die: rolled for a purpose, and what each purpose does with it once it is let stand (B-ITEM-19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hhour.dday.rules.battle.book import TO_THE_LETTER
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import IN_PLAY, Force

Resolve = Callable[[Field, Any, int, int], None]  # whose die: a Unit, or a force that rolls for this purpose
RESOLVERS: dict[str, Resolve] = {}
HARMFUL: set[str] = set()  # dice after which a Unit may still want to help itself


def resolves(purpose: str, harms: bool = False) -> Callable[[Resolve], Resolve]:
    """Register what a die rolled for this purpose does: (field, force, number, argument)."""

    def register(function: Resolve) -> Resolve:
        RESOLVERS[purpose] = function
        if harms:
            HARMFUL.add(purpose)
        return function

    return register


def roll_for(p: Field, unit: Force, purpose: str, argument: int, rule: str, source: str) -> None:
    """Roll one die for a Unit; what it does follows once everybody has let it stand (B-ITEM-19), and whom it harms has
    used what helps (B-ITEM-07).
    """
    number = p.d6(unit, purpose)
    if p.sink is not None:
        p.cause = p.emit("d6", unit.seat, rule, {"purpose": purpose, "n": number}, source)
    holders = [other for other in p.battle.forces if other.status == IN_PLAY and changers(p, other, purpose)]
    if purpose in HARMFUL and unit not in holders and can_help_itself(p, unit):
        holders.append(unit)
    p.push(unit.seat, "d6", number, argument, purpose)
    for other in holders:
        p.push(other.seat, "react", unit.seat, number, purpose)


def can_help_itself(p: Field, unit: Force) -> bool:
    """Whether it holds a card for this moment: an item (B-ITEM-07) or one of a box's own kind (W-MISS-60)."""
    if any(slug in p.book.after_die for slug in unit.items):
        return True
    usable = p.book.usable_at[p.battle.stage]["react"]
    return p.book.version >= TO_THE_LETTER and any(slug in usable for slug in unit.held)


def changers(p: Field, unit: Force, purpose: str) -> list[str]:
    """The force's cards that can change a die just rolled for this (B-ITEM-19)."""
    if not unit.items or not p.book.changers:
        return []
    found = [slug for slug in unit.items if slug in p.book.changers]
    return [slug for slug in found if not (only := p.book.changes_only.get(slug, ())) or purpose in only]
