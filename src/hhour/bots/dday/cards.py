"""What cards are worth to a bot, in soldiers: rough scores that steer recruiting, finding and using."""

from __future__ import annotations

from functools import cache
from typing import Final

from hhour.bots.dday.plan import Node, Plan
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.box.shelf import shelf
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
from hhour.dday.rules.cards.effects_tally import AddSkull, SetAnyDie, SetFaces
from hhour.dday.rules.cards.finding import find_cost, recruit_cost
from hhour.dday.rules.cards.kinds import VEHICLE
from hhour.kernel.faces import COURAGE, SKULL

UNKNOWN: Final = 2.0  # of a card nobody has thought about
NEEDED: Final = 6.0
POINT: Final = 0.2  # what an item point is worth while it waits for something better


@cache
def worth_of(slug: str) -> float:
    """What its box says a card is worth, in soldiers; one that bears a title is worth what the other one is."""
    boxes = shelf().values()
    title = next((box.cards[slug].title for box in boxes if slug in box.cards), slug)
    return next((box.worth[name] for name in (slug, title) for box in boxes if name in box.worth), UNKNOWN)


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
    worth = 1.0 + worth_of(slug)
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
    worth = worth_of(slug)
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


def lift(p: Field, unit: Unit, slug: str) -> int:
    """How many SKULLs a card can bring a climbing Unit in the adjustment window."""
    use = p.book.cards[slug].use
    if isinstance(use, SetFaces):
        others = [
            face
            for face, colour in zip(unit.faces, unit.colours, strict=False)
            if face != SKULL and use.colour in (-1, colour)
        ]
        return min(use.count, len(others)) if unit.faces else use.count
    return 1 if isinstance(use, AddSkull | SetAnyDie) else 0


def lifts(p: Field, unit: Unit) -> int:
    """The SKULLs that all cards of a Unit can bring together, with what one just used lets it set after this die."""
    lane = p.battle.lanes[unit.seat]
    further = lane[-1][1] - 1 if lane and lane[-1][0] == "set-face" else 0
    return max(0, further) + sum(lift(p, unit, slug) for slug in (*unit.items, *unit.awards))


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
