"""What may be recruited and found, and for how much (B-SPEC, B-ITEM, B-VEH). Pure."""

from __future__ import annotations

from difflib import get_close_matches

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import AWARDED, FOUND, RECRUITED, Force, Unit
from hhour.dday.rules.cards.hooks import FIND_COST, MANY_FINDS, RECRUIT_COST, Part, fold, folded
from hhour.dday.rules.cards.kinds import ITEM, SPECIAL, VEHICLE
from hhour.kernel.action import Action, shared
from hhour.kernel.refusal import Refusal

AWARD_PRICE = 6
MOST_PRICED = 4000  # lists that are remembered


def recruit_cost(p: Field, unit: Force, slug: str, parts: list[Part] | None = None) -> int:
    """Stars a Specialist costs this Unit, never below 0 (B-SPEC-25)."""
    cost = folded(p, RECRUIT_COST, unit, p.book.costs[slug], parts)
    return cost if cost > 0 else 0


def find_cost(p: Field, unit: Force, slug: str, parts: list[Part] | None = None) -> int:
    """Item points an item or vehicle costs this Unit, never below 0 (B-ITEM-04)."""
    cost = folded(p, FIND_COST, unit, p.book.costs[slug], parts)
    return cost if cost > 0 else 0


def recruits(p: Field, unit: Force) -> tuple[str, ...]:
    """The Specialists the Unit can choose from: its hand and the pool."""
    return unit.hand + p.battle.pool


def affordable(p: Field, verb: str, cards: tuple[str, ...], most: int, known: tuple[str, ...] = ()) -> list[Action]:
    """`verb card` for each of these cards that costs no more and is not `known` already, worked out once; shared: read
    it, never change it.
    """
    priced = p.book.priced
    key = (verb, cards, most, known)
    found = priced.get(key)
    if found is None:
        if len(priced) >= MOST_PRICED:
            priced.clear()
        new = [slug for slug in cards if slug not in known]
        found = priced[key] = [shared(verb, slug) for slug in new if p.book.costs[slug] <= most]
    return found


def unknown_card(p: Field, word: str) -> Refusal:
    """There is no such card in this game; perhaps the nearest was meant."""
    close = get_close_matches(word, p.book.cards)
    if close:
        return Refusal("", "unknown-card-near", {"word": word, "nearest": close[0]})
    return Refusal("", "unknown-card", {"card": word})


def refuse_recruit(p: Field, unit: Force, slug: str, free: bool = False) -> Refusal | None:
    """Why the Unit cannot recruit this Specialist now."""
    card = p.book.cards.get(slug)
    if card is None:
        return unknown_card(p, slug)
    if slug in unit.specialists:
        return Refusal("B-SPEC-06", "recruit-have", {"card": slug})
    if slug in unit.fallen:
        return Refusal("B-SPEC-08", "recruit-fallen", {"card": slug})
    if slug not in unit.hand and slug not in p.battle.pool:
        elsewhere = p.veto("recruit-absent", unit, slug) if p.book.vetoes else None
        return elsewhere or Refusal("B-SPEC-15", "recruit-not-here", {"card": slug})
    if p.book.vetoes:
        forbidden = p.veto("recruit", unit, slug)
        if forbidden is not None:
            return forbidden
    if free:
        return None
    if p.book.vetoes:
        forbidden = p.veto("recruit-for-stars", unit, slug)
        if forbidden is not None:
            return forbidden
    if unit.flags & RECRUITED:
        return Refusal("B-SPEC-02", "recruit-once", {"card": slug})
    cost = recruit_cost(p, unit, slug)
    if cost > unit.stars:
        return Refusal("B-SPEC-03", "recruit-cost", {"card": slug, "cost": cost, "have": unit.stars})
    return None


def refuse_find(p: Field, unit: Force, slug: str, used: bool = False, again: bool = False) -> Refusal | None:
    """Why the Unit cannot find this now. `used`: a face-down item; `again`: not the find of the turn."""
    card = p.book.cards.get(slug)
    if card is None:
        return unknown_card(p, slug)
    if not p.book.has_items:
        return why_level(p, "find")
    ground = p.ground(unit.sector)
    if ground.no_find:
        return Refusal("B-ITEM-11", "find-no-find", {"sector": ground.id})
    if card.kind == VEHICLE:
        if unit.vehicle == slug:
            return Refusal("B-VEH-08", "vehicle-have", {"card": slug})
        if slug != ground.vehicle or slug not in p.battle.vehicles:
            return Refusal("B-VEH-01", "vehicle-not-here", {"card": slug})
        if unit.vehicle:
            return Refusal("B-VEH-08", "vehicle-one", {"card": unit.vehicle})
        if ground.vehicle_free:
            return None
    elif card.kind not in (ITEM, SPECIAL):
        return Refusal("B-ITEM-01", "find-not-item", {"card": slug})
    elif used:
        if slug not in p.battle.used:
            return Refusal("B-RWB-16", "find-not-used", {"card": slug})
    elif slug in p.battle.used:
        return Refusal("B-ITEM-05", "find-used", {"card": slug})
    elif slug not in p.battle.items:
        return Refusal("B-ITEM-03", "find-not-here", {"card": slug})
    if p.book.vetoes:
        forbidden = p.veto("find", unit, slug)
        if forbidden is not None:
            return forbidden
    if unit.flags & FOUND and not again and not fold(p, MANY_FINDS, unit):
        return Refusal("B-ITEM-02", "find-once", {"card": slug})
    cost = find_cost(p, unit, slug)
    if cost > unit.points:
        return Refusal("B-ITEM-03", "find-cost", {"card": slug, "cost": cost, "have": unit.points})
    return None


def why_level(p: Field, verb: str) -> Refusal | None:
    """Why this is never done at the training level that is played, or None."""
    level = p.book.level
    if level is None:
        return None
    if verb == "recruit" and "specialists" in level.ignores:
        return Refusal(level.specialists, "recruit-level", {})
    if verb == "find" and not p.book.has_items:
        return Refusal(level.items, "find-level", {})
    return Refusal(level.awards, "award-level", {}) if verb == "buy" and not p.book.has_awards else None


def no_award(p: Field) -> Refusal:
    """No award is left in the deck (B-AWARD-09), or the training level has none."""
    return why_level(p, "buy") or Refusal("B-AWARD-09", "award-none", {})


def refuse_award(p: Field, unit: Force) -> Refusal | None:
    """Why no award can be bought (B-AWARD-02, B-AWARD-04, B-AWARD-09)."""
    if not p.battle.deck or not isinstance(unit, Unit):
        return no_award(p)
    if unit.flags & AWARDED:
        return Refusal("B-AWARD-04", "award-once", {})
    forbidden = p.veto("award", unit, "") if p.book.vetoes else None
    if forbidden is not None:
        return forbidden
    if unit.courage < AWARD_PRICE:
        return Refusal("B-AWARD-02", "award-cost", {"cost": AWARD_PRICE, "have": unit.courage})
    return None
