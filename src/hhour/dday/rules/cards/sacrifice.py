"""Who may be turned face down as a price, and the question which (B-SPEC-14, B-SPEC-19)."""

from __future__ import annotations

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force
from hhour.dday.rules.cards.hooks import DECOY


def candidates(p: Field, unit: Force, who: str) -> list[str]:
    """Who may be turned down for a price: anyone, the named one, or a Decoy instead (B-SECTOR-08, B-SPEC-19)."""
    decoys = p.book.passives[DECOY]
    if who in unit.specialists:  # the very card
        return [slug for slug in unit.specialists if slug == who or slug in decoys]
    named = unit.specialists if who == "any" else p.holders(unit, who)
    return [slug for slug in unit.specialists if slug in named or slug in decoys]


def push_price(p: Field, unit: Force, who: str, rule: str) -> None:
    """Ask for the sacrifice; with one candidate it is made at once."""
    p.push(unit.seat, "sacrifice", text=f"{who} {rule}")
