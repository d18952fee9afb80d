"""What a player is shown of a Mission: the cards it still needs, and which of them this game cannot give any more."""

from __future__ import annotations

from hhour.dday.boxes.way_to_hell.heroes.effects import takeable
from hhour.dday.boxes.way_to_hell.heroes.pool import LEAD, refuse_hero
from hhour.dday.boxes.way_to_hell.heroes.pool import OPTION as HEROES
from hhour.dday.boxes.way_to_hell.missions.deck import REQUIREMENTS
from hhour.dday.boxes.way_to_hell.missions.state import open_missions
from hhour.dday.boxes.way_to_hell.missions.supply import item_offered
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.cards.hooks import TRADABLE
from hhour.dday.rules.cards.kinds import REGULAR


def still_needed(p: Field, unit: Unit) -> list[list[str]]:
    """What the Unit's Missions require and it does not have; each: one of these cards."""
    found: list[list[str]] = []
    for slug in open_missions(unit):
        needs = REQUIREMENTS[slug]
        for either in needs.specialists:
            if not any(p.holders(unit, title) for title in either):
                found.append([title for title in either if title in p.book.cards])
        found += [[item] for item in needs.items if item not in unit.items]
    return [one for at, one in enumerate(found) if one and one not in found[:at]]


def not_offered(p: Field, unit: Unit) -> list[str]:
    """Those of them that cannot be had: lost for good, or with somebody else."""
    gone: list[str] = []
    for slug in open_missions(unit):
        needs = REQUIREMENTS[slug]
        for either in needs.specialists:
            known = [title for title in either if title in p.book.cards]
            if not any(p.holders(unit, title) or can_come(p, unit, title) for title in known):
                gone += known
        gone += [item for item in needs.items if not item_offered(p, item)]
    return list(dict.fromkeys(gone))


def can_come(p: Field, unit: Unit, title: str) -> bool:
    """Whether the Specialist, or a War Hero of his title (W-MISS-36), can still come to the Unit."""
    there = [slug for slug in (*unit.hand, *p.battle.pool) if slug not in unit.fallen]
    bearers = [slug for slug in there if p.book.titles.get(slug, slug) == title]
    if p.book.is_on(HEROES):
        bearers = [slug for slug in bearers if refuse_hero(p, unit, slug) is None]
    if p.book.is_on(LEAD):
        bearers += [slug for slug in takeable(p, unit) if p.book.titles[slug] == title]
    lost = any(p.book.titles.get(slug, slug) == title for slug in unit.fallen)
    return bool(bearers) or (not lost and (_waits(p, title) or _can_be_traded(p, unit, title)))


def _waits(p: Field, title: str) -> bool:
    """Whether he joins in a sector (B-SECTOR-26); a Unique one only while nobody has had him (B-SPEC-12)."""
    if p.book.cards[title].kind != REGULAR and any(p.has_known(other, title) for other in p.battle.units):
        return False
    return any(title in ground.join or title == ground.join_first for ground in p.book.sectors)


def _can_be_traded(p: Field, unit: Unit, title: str) -> bool:
    """Whether another Unit has him and may hand him over (B-TRADE-09)."""
    tradable = p.book.passives[TRADABLE]
    return any(slug in tradable for other in p.others(unit) for slug in p.holders(other, title))
