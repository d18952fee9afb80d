"""What an action costs the force that does it. Pure; the refusals and verbs that take it read the same numbers."""

from __future__ import annotations

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import MINES_FOUND, Unit
from hhour.dday.rules.cards.finding import AWARD_PRICE, find_cost, recruit_cost
from hhour.dday.rules.cards.hooks import MINE_PROOF, fold
from hhour.dday.rules.cards.kinds import VEHICLE
from hhour.dday.rules.cards.sacrifice import candidates
from hhour.dday.rules.map.moving import (
    advance_cost,
    charge_cost,
    crosses_mines,
    edge_to,
    loses_vehicle,
    spares_sacrifice,
)
from hhour.kernel.action import Action, parse_action
from hhour.kernel.choice import Cost

FREE = (Cost("nothing", 0),)


def recruit_price(p: Field, seat: int, action: Action) -> tuple[Cost, ...]:
    """The stars of a Specialist, or none where a card or a bonus brings him."""
    slug = action.args[0] if action.args else ""
    besides = tuple(Cost(what) for warns in p.book.cautions if (what := warns(p, p.force(seat), action)))
    if not is_bought(p, seat):
        return besides or FREE
    return (Cost("stars", recruit_cost(p, p.force(seat), slug)), *besides) if slug in p.book.cards else ()


def find_price(p: Field, seat: int, action: Action) -> tuple[Cost, ...]:
    """The item points of an item or vehicle, or none where a card or a bonus brings it."""
    unit = p.force(seat)
    slug = action.args[0] if action.args else ""
    if slug not in p.book.cards:
        return ()
    free = p.book.cards[slug].kind == VEHICLE and p.ground(unit.sector).vehicle_free
    if free or (action.verb == "find" and not is_bought(p, seat)):
        return FREE
    return (Cost("points", find_cost(p, unit, slug)),)


def award_price(p: Field, seat: int, action: Action) -> tuple[Cost, ...]:
    """The courage of an award."""
    return (Cost("courage", AWARD_PRICE),)


def way_price(p: Field, seat: int, action: Action) -> tuple[Cost, ...]:
    """Courage, landmines and sacrifices on the way; a charge asks for neither courage nor sacrifice."""
    unit = p.force(seat)
    if not action.args or not isinstance(unit, Unit):
        return ()
    target = p.book.index(action.args[0])
    edge = edge_to(p, unit, target)
    if edge is None:
        return ()
    walks = action.verb != "charge"
    courage = advance_cost(p, unit, edge) if walks else charge_cost(p, unit, edge)
    costs = [Cost("courage", courage)] if courage or (walks and edge.advance) else []
    if crosses_mines(p, unit, edge) and not unit.flags & MINES_FOUND and not fold(p, MINE_PROOF, unit):
        costs.append(Cost("mines"))
    sacrifice = p.ground(target).sacrifice
    if walks and sacrifice and not spares_sacrifice(p, unit, target):
        whom = candidates(p, unit, sacrifice)  # a Decoy, where nobody else can go
        named = "" if sacrifice == "any" else sacrifice
        costs.append(Cost("sacrifice", 1, whom[0] if len(whom) == 1 else named))
    if unit.vehicle and loses_vehicle(p, unit, edge):
        costs.append(Cost("vehicle", 1, unit.vehicle))
    costs += [Cost(what) for warns in p.book.cautions if (what := warns(p, unit, action))]
    return tuple(costs)


def claim_price(p: Field, seat: int, action: Action) -> tuple[Cost, ...]:
    """The price of what a stronger Unit wants and this one may take first (B-PRIO-07)."""
    lane = p.battle.lanes[seat]
    if not lane or lane[-1][0] != "claim":
        return ()
    wanted = parse_action(lane[-1][3])
    return recruit_price(p, seat, wanted) if wanted.verb == "recruit" else find_price(p, seat, wanted)


def is_bought(p: Field, seat: int) -> bool:
    """Whether MUSTER itself asks, or asks who goes first: every other question that names a card gives it."""
    lane = p.battle.lanes[seat]
    return not lane or lane[-1][0] in ("muster", "claim")
