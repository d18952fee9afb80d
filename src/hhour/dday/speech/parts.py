"""What a folded number is made of, in words: 'DEF 6, Tank -2'."""

from __future__ import annotations

from collections.abc import Iterable

from hhour.dday.rules.cards.hooks import Part
from hhour.i18n.phrases import Phrases

MINUS = "\u2212"


def tell_parts(parts: Iterable[str], say: Phrases) -> str:
    """The parts of an event, written `tank -2 B-VEH-C06` (or `+1 R-CRT-12`, where the rule is the source)."""
    told: list[str] = []
    for part in parts:
        source, amount, rule = ("", *part.split(" "))[-3:]
        told.append(_part(source, int(amount), rule, not told, say))
    return say.commas(told)


def tell_folded(parts: Iterable[Part], say: Phrases) -> str:
    """The same of parts that have just been folded."""
    return tell_parts((f"{part.source} {part.amount:+d} {part.rule}" for part in parts), say)


def _part(source: str, amount: int, rule: str, first: bool, say: Phrases) -> str:
    """The first part is the number one starts from; the others say how they change it."""
    signed = str(amount) if first and amount >= 0 else f"{'+' if amount >= 0 else MINUS}{abs(amount)}"
    return say.text("part", name=_name(source, rule, say), n=signed)


def _name(source: str, rule: str, say: Phrases) -> str:
    if rule == "B-DEF-01":
        return say.text("part-def")
    if say.is_card(source):
        return say.card(source)
    for key in (f"part-{source}", f"part-{rule.lower()}"):
        if say.lang.has(key):
            return say.text(key)
    return say.text("part-sector")
