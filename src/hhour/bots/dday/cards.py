"""What cards are worth to a bot, in soldiers: rough scores that steer recruiting, finding and using."""

from __future__ import annotations

from typing import Final

from hhour.bots.dday.plan import Node, Plan
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.cards.effects import (
    Both,
    DestroyGuns,
    DrawAward,
    FindFree,
    Gain,
    GainOne,
    ObtainRwb,
    RecruitFree,
    ReturnFallen,
    TakeVehicle,
)
from hhour.dday.rules.cards.finding import find_cost, recruit_cost
from hhour.dday.rules.cards.kinds import VEHICLE
from hhour.kernel.faces import COURAGE

# what a Specialist brings beside his own strength; those not named bring UNKNOWN
SPECIALISTS: Final = {
    "beachmaster": 5.0, "chaplain": 3.5, "corporal": 3.0, "hero": 3.0, "medic": 5.0, "minesweeper": 2.5,
    "paratrooper": 6.0, "pathfinder": 3.5, "platoon-leader": 4.5, "point-man": 1.5, "scout": 3.0, "sharpshooter": 4.5,
    "veteran": 3.0, "captain": 2.5, "combat-photographer": 2.0, "decoy": 1.5, "engineer": 5.0, "general": 2.0,
    "grenadier": 2.0, "lieutenant": 3.0, "marksman": 2.5, "messenger": 1.5, "quartermaster": 2.5,
    "war-correspondent": 0.2,
}  # fmt: skip
ITEMS: Final = {
    "carrier-pigeon": 0.2, "bangalore-torpedo": 9.0, "binoculars": 3.0, "field-radio": 5.0, "flame-thrower": 9.5,
    "grenade": 3.5, "shoulder-patch": 4.5, "mine-detector": 2.0, "walkie-talkie": 2.0, "whistle": 0.5,
    "ammo-box": 3.5, "bazooka": 7.0, "command-jacket": 2.5, "dexedrine": 5.0, "dispatch-case": 2.0, "flak-vest": 3.5,
    "gammon-bomb": 3.5, "grappling-hook": 0.5, "lucky-charm": 1.3, "medal-case": 5.0, "mortar": 0.2,
    "pocket-bible": 4.5, "rangefinder": 2.0, "rope-ladder": 0.5, "signalling-lamp": 6.0, "strategic-map": 1.5,
    "toolkit": 1.5, "wirecutters": 0.5, "ambulance": 6.0, "armored-car": 5.0, "bulldozer": 5.0, "half-track": 4.0,
    "jeep": 4.0, "tank": 8.0,
}  # fmt: skip
UNKNOWN: Final = 2.0
NEEDED: Final = 6.0
POINT: Final = 0.2  # what an item point is worth while it waits for something better


def needs_ahead(plan: Plan, node: Node) -> set[str]:
    """Specialists that sectors ahead ask for and the Unit has not got, in the next two rows."""
    found: set[str] = set()
    reached = [node]
    for _ in range(2):
        nearer: list[Node] = []
        for place in reached:
            for edge in plan.book.edges[place.sector]:
                target = plan.target(place, edge)
                if target is not None:
                    nearer.append(target)
                    need = plan.grounds[edge.target].need
                    if need and not plan.traits.specialists.intersection(need):
                        found.update(need)
        reached = nearer
    return found & plan.traits.hopeful


def recruit_worth(p: Field, unit: Unit, slug: str, needed: set[str]) -> float:
    """What recruiting brings, in soldiers."""
    worth = 1.0 + SPECIALISTS.get(slug, UNKNOWN)
    if slug in needed:
        worth += NEEDED
    if not unit.specialists:
        worth += 1.0  # somebody to sacrifice
    return worth


def best_recruit(p: Field, unit: Unit, slugs: list[str], needed: set[str]) -> str:
    """Whom to recruit, or '' to save the stars for somebody who is needed."""
    if not slugs:
        return ""
    missing = [recruit_cost(p, unit, slug) for slug in needed if slug not in slugs]
    best = max(slugs, key=lambda slug: (recruit_worth(p, unit, slug, needed), slug))
    if missing and best not in needed and unit.stars - recruit_cost(p, unit, best) < min(missing) - 1:
        return ""
    return best


def item_worth(p: Field, unit: Unit, slug: str, plan: Plan, node: Node, near_end: bool) -> float:
    """What finding brings, in soldiers, less what its points could still buy."""
    worth = ITEMS.get(slug, UNKNOWN)
    climbs = any(ground.climb for ground in plan.grounds if not unit.visited >> ground.index & 1)
    if slug in ("grappling-hook", "rope-ladder"):
        climbing = p.ground(unit.sector).climb
        worth = 8.0 if climbing else 5.0 if climbs else 0.2
    if slug == "dexedrine" and any(plan.grounds[b].battle_cry_only for b in p.book.bunkers):
        worth = 15.0
    if p.book.cards[slug].kind == VEHICLE and near_end:
        worth = 0.5
    cost = find_cost(p, unit, slug)
    return worth - (0.0 if near_end else POINT * cost)


AT_ONCE: Final = (Gain, GainOne, DrawAward, ReturnFallen, FindFree, TakeVehicle, RecruitFree)


def is_used_at_once(p: Field, slug: str) -> bool:
    """Cards that are never better later: they bring something and ask for nothing."""
    use = p.book.cards[slug].use
    if isinstance(use, Both):
        return False
    if isinstance(use, ObtainRwb):
        return use.face != COURAGE and use.face != 1
    return isinstance(use, AT_ONCE)


def keeps_guns_down(p: Field, slug: str) -> bool:
    return isinstance(p.book.cards[slug].use, DestroyGuns)
