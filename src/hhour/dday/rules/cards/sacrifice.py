"""Who may be turned face down as a price, and the question which (B-SPEC-14, B-SPEC-19)."""

from __future__ import annotations

from hhour.dday.rules.battle.book import TO_THE_LETTER
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force
from hhour.dday.rules.cards.hooks import DECOY
from hhour.kernel.refusal import Refusal


def candidates(p: Field, unit: Force, who: str) -> list[str]:
    """Who may be turned down for a price: anyone, the named one, or a Decoy instead (B-SECTOR-08, B-SPEC-19)."""
    decoys = stand_ins(p, unit)
    if who in unit.specialists:  # the very card
        return [slug for slug in unit.specialists if slug == who or slug in decoys]
    named = unit.specialists if who == "any" else p.holders(unit, who)
    return [slug for slug in unit.specialists if slug in named or slug in decoys]


def stand_ins(p: Field, unit: Force) -> list[str]:
    """The Unit's Decoys: each may be given up in another's place (B-SPEC-19), as often as his card says."""
    decoys = p.book.passives[DECOY]
    return [slug for slug in unit.specialists if slug in decoys and why_no_stand_in(p, unit, slug) is None]


def why_no_stand_in(p: Field, unit: Force, slug: str) -> Refusal | None:
    """Why a Decoy takes nobody's place any more (W-HERO-33)."""
    return p.veto("stand-in", unit, slug) if p.book.vetoes else None


def stays(p: Field, unit: Force, slug: str, others: bool) -> bool:
    """Whether who is given up stays for all that (W-CARD-HERO-20); `others`: it is another who must be."""
    if not others and p.book.version >= TO_THE_LETTER:
        return False
    return slug in p.book.spares and p.book.spares[slug](p, unit)


def push_price(p: Field, unit: Force, who: str, rule: str) -> None:
    """Ask for the sacrifice; with one candidate it is made at once."""
    p.push(unit.seat, "sacrifice", text=f"{who} {rule}")
