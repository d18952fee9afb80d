"""Who may trade with whom and what an offer may hold (B-TRADE). Pure; the questions are in steps/trade.py."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hhour.dday.rules.battle.book import TO_THE_LETTER
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import IN_PLAY, MESSAGED, Unit
from hhour.dday.rules.battle.verbs import RESOURCES, resource
from hhour.dday.rules.cards.hooks import TRADABLE, strength, strength_of
from hhour.kernel.action import Action
from hhour.kernel.refusal import Refusal

GIVE: Final = 0
TAKE: Final = 1


def refuse_meeting(p: Field, unit: Unit, other: Unit) -> Refusal | None:
    """Why two Units may not trade resources now."""
    if other.status != IN_PLAY:
        return Refusal("B-TRADE-10", "trade-not-in-play", {"unit": other.seat})
    if p.battle.away:  # what parts them is water, and no pigeon helps (W-SEA-155)
        forbidden = p.veto("trade", unit, str(other.seat))
        if forbidden is not None:
            return forbidden
    if unit.sector != other.sector and not unit.pigeon >> other.seat & 1:
        return Refusal("B-TRADE-03", "trade-apart", {"unit": other.seat})
    if p.book.trade_limit and any(one.sector >= 0 and p.book.top_rows >> one.sector & 1 for one in (unit, other)):
        return Refusal("B-OPT-H03", "trade-limit", {"unit": other.seat})
    return p.veto("trade", unit, str(other.seat)) if p.book.vetoes else None


def can_meet(p: Field, unit: Unit, other: Unit) -> bool:
    """As `refuse_meeting`, quicker (B-TRADE-03, B-TRADE-10, B-OPT-H03)."""
    if other.status != IN_PLAY or (unit.sector != other.sector and not unit.pigeon >> other.seat & 1):
        return False
    return not (p.book.trade_limit or p.book.vetoes) or refuse_meeting(p, unit, other) is None


def refuse_partner(p: Field, unit: Unit, action: Action) -> Refusal | None:
    """Why `trade N` cannot be opened."""
    if p.book.solo:
        return Refusal("B-SOLO-02", "trade-solo", {})
    name = action.args[0] if len(action.args) == 1 else ""
    known = [str(seat) for seat in range(1, p.book.seats + 1) if seat != unit.seat]
    if name not in known:
        return Refusal("B-TRADE-01", "trade-whom", {"action": action.text, "example": f"trade {known[0]}"})
    if not p.book.trading[p.battle.stage]:
        return Refusal("B-TRADE-06", "trade-moment", {})
    other = p.unit(int(name))
    refused = refuse_meeting(p, unit, other)
    if refused is not None:
        return refused
    lane = p.battle.lanes[other.seat]
    if lane and lane[-1][0] not in p.book.free_steps:
        return Refusal("B-TRADE-07", "trade-busy", {"unit": other.seat})
    return None


class Terms:
    """An offer: resources and cards each way. Its text, `soldiers 3 bazooka | courage 1`, is what a frame carries."""

    def __init__(self, text: str = "") -> None:
        self.amounts: tuple[dict[str, int], dict[str, int]] = ({}, {})
        self.cards: tuple[list[str], list[str]] = ([], [])
        for side, part in enumerate(text.split("|")):
            words = part.split()
            at = 0
            while at < len(words):
                if words[at] in RESOURCES:
                    self.amounts[side][words[at]] = int(words[at + 1])
                    at += 2
                else:
                    self.cards[side].append(words[at])
                    at += 1

    def side(self, side: int) -> str:
        words = [f"{name} {self.amounts[side][name]}" for name in RESOURCES if self.amounts[side].get(name)]
        return " ".join(words + sorted(self.cards[side]))

    def __str__(self) -> str:
        return f"{self.side(GIVE)}|{self.side(TAKE)}"

    def is_empty(self) -> bool:
        return not (self.amounts[0] or self.amounts[1] or self.cards[0] or self.cards[1])

    def turned(self) -> Terms:
        """The same offer seen by the other side."""
        return Terms(f"{self.side(TAKE)}|{self.side(GIVE)}")


@lru_cache(4096)
def read_terms(text: str) -> Terms:
    """The offer a frame carries, to look at; whoever changes an offer makes Terms of its own."""
    return Terms(text)


def goods(p: Field, unit: Unit) -> list[str]:
    """The cards of a Unit that can change hands: items, its vehicle, a tradable Specialist (B-TRADE-01, B-TRADE-02),
    and those of other kinds that may (A-BADGE-09, A-BADGE-26).
    """
    found = list(unit.items)
    if not p.book.plain and p.book.version >= TO_THE_LETTER:  # kept for a Mission alone (B-ITEM-08, W-MISS-48)
        found = [slug for slug in found if p.book.cards[slug].found is None]
    if unit.held:
        found += [slug for slug in unit.held if slug in p.book.tradable]
    if unit.vehicle:
        found.append(unit.vehicle)
    if not unit.flags & MESSAGED:
        found += [slug for slug in unit.specialists if slug in p.book.passives[TRADABLE]]
    return found


def why_no_goods(p: Field, unit: Unit, slug: str) -> Refusal:
    """Why this card of the Unit cannot change hands: not now, not of its kind, or it has no such card."""
    if slug in unit.specialists and slug in p.book.passives[TRADABLE]:
        return Refusal("B-TRADE-09", "trade-messenger", {"card": slug})
    if slug in unit.items:
        return Refusal("B-ITEM-08", "trade-found", {"card": slug})
    forbidden = p.veto("hand-over", unit, slug) if p.book.vetoes else None
    return forbidden or Refusal("B-TRADE-02", "trade-card", {"unit": unit.seat, "card": slug})


def refuse_terms(p: Field, unit: Unit, other: Unit, terms: Terms) -> Refusal | None:
    """Why this offer of `unit` to `other` cannot be carried out."""
    if terms.is_empty():
        return Refusal("B-TRADE-04", "trade-empty", {})
    meeting = refuse_meeting(p, unit, other)
    if meeting is not None:
        return meeting
    for giver, taker, side in ((unit, other, GIVE), (other, unit, TAKE)):
        for name, amount in terms.amounts[side].items():
            if amount > resource(giver, name):
                return Refusal("B-TRADE-01", "trade-too-much", {"unit": giver.seat, "resource": name, "n": amount})
        for slug in terms.cards[side]:
            if slug not in goods(p, giver):
                return why_no_goods(p, giver, slug)
            if slug == giver.vehicle and giver.sector != taker.sector:
                return Refusal("B-TRADE-11", "trade-apart", {"unit": taker.seat})
            if slug == giver.vehicle and taker.vehicle and taker.vehicle not in terms.cards[1 - side]:
                return Refusal("B-TRADE-11", "trade-vehicle", {"unit": taker.seat, "card": slug})
        if len(giver.specialists) <= len(terms.cards[side]) and strength_after(p, giver, terms, side) == 0:
            return Refusal("B-TRADE-08", "trade-strength", {"unit": giver.seat})
    return None


def strength_after(p: Field, unit: Unit, terms: Terms, gives: int) -> int:
    """A Unit's strength once the trade is done."""
    if not terms.amounts[gives] and not terms.cards[gives]:
        return strength(p, unit)  # it gives nothing away
    total = strength(p, unit)
    total += terms.amounts[1 - gives].get("soldiers", 0) - terms.amounts[gives].get("soldiers", 0)
    table = p.book.passives[TRADABLE]
    total += sum(strength_of(p, slug) for slug in terms.cards[1 - gives] if slug in table)
    total -= sum(strength_of(p, slug) for slug in terms.cards[gives] if slug in table)
    return total
