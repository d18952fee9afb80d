"""The Allied trade limit with a German (A-TRADE)."""

from __future__ import annotations

from hhour.dday.boxes.atlantikwall.german.force import is_german
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force
from hhour.kernel.refusal import Refusal


def barred_by(p: Field, sector: int) -> str:
    """The rule that bars a sector from trading, '' for none (A-TRADE-01 to A-TRADE-03)."""
    if sector < 0:
        return ""
    if sector in p.book.bunkers:
        return "A-TRADE-03"
    if any(edge.target in p.book.bunkers for edge in p.book.edges[sector]):
        return "A-TRADE-02"
    return "A-TRADE-01" if p.book.top_rows >> sector & 1 else ""


def refuse_trade(p: Field, unit: Force, word: str) -> Refusal | None:
    """Why resources cannot be traded: one of the two stands too near the German (A-TRADE-04, A-TRADE-05)."""
    other = p.force(int(word))
    if is_german(unit) or is_german(other):
        return Refusal("A-GER-21", "trade-german", {})
    for one in (unit, other):
        rule = barred_by(p, one.sector)
        if rule:
            return Refusal(rule, "trade-near", {})
    return None
