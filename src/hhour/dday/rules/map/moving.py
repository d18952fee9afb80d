"""Where a Unit may go, for how much, and why not (B-MOVE). Pure; the questions are in steps/move.py."""

from __future__ import annotations

from typing import Final

from hhour.dday.rules.battle.book import AS_WRITTEN, Book, Edge
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import (
    CLIMBED,
    FREE_ADVANCE,
    FREE_ENTRY,
    IN_PLAY,
    MUST_MOVE,
    NO_ADVANCE,
    STAYING_ON,
    WIRE_PROOF,
    Force,
    Unit,
)
from hhour.dday.rules.cards.hooks import (
    ADVANCE_COST,
    BARRIER_PROOF,
    MINE_CROSSING,
    MINE_GUIDE,
    MINED_GROUND,
    MOVE_COST,
    NO_NEED,
    NO_RIDE,
    NO_SACRIFICE,
    Part,
    fold,
    folded,
    sources,
)
from hhour.dday.rules.cards.sacrifice import candidates
from hhour.dday.rules.map.ground import STAYS, Ground
from hhour.kernel.action import Action, shared
from hhour.kernel.refusal import Refusal

STAY = Action("stay")


def advance_cost(p: Field, unit: Unit, edge: Edge, parts: list[Part] | None = None) -> int:
    """Courage for this move: reductions add up, never below 0 (B-MOVE-11)."""
    if p.book.passives[MOVE_COST]:
        return _dear_move(p, unit, edge, False, parts)
    if not edge.advance or unit.flags & FREE_ADVANCE:
        return 0
    if not (unit.specialists or unit.vehicle or unit.held or p.book.outside[ADVANCE_COST]):
        return edge.cost  # nobody makes it cheaper
    cost = folded(p, ADVANCE_COST, unit, edge.cost, parts)
    return cost if cost > 0 else 0


def charge_cost(p: Field, unit: Unit, edge: Edge, parts: list[Part] | None = None) -> int:
    """Courage for the move of a Battle Cry: nothing but what every move costs (B-RWB-12)."""
    return _dear_move(p, unit, edge, True, parts) if p.book.passives[MOVE_COST] else 0


def _dear_move(p: Field, unit: Unit, edge: Edge, charge: bool, parts: list[Part] | None) -> int:
    """Where every move has a price; a Unit that must move and lacks only that moves without it (A-COND-18).

    A Battle Cry frees only from the printed cost, other cards from the sum (A-COND-38, A-COND-39).
    """
    if edge.advance and unit.flags & FREE_ADVANCE:
        return 0
    dearer: list[Part] = []
    extra = fold(p, MOVE_COST, unit, dearer)
    walks_up = edge.advance and not charge
    lowered: list[Part] = []
    cost = max(0, folded(p, ADVANCE_COST, unit, edge.cost + extra, lowered)) if walks_up else extra
    if charge and edge.advance and p.book.version >= AS_WRITTEN:
        lowered = [part for part in sources(p, ADVANCE_COST, unit) if part.amount < 0]
        cost = max(0, extra + sum(part.amount for part in lowered))
    if cost > unit.courage and is_bound(p, unit):
        dearer = []
        lowered = []
        cost = max(0, folded(p, ADVANCE_COST, unit, edge.cost, lowered)) if walks_up else 0
    if parts is not None:
        parts += dearer + lowered
    return cost


def crosses_mines(p: Field, unit: Unit, edge: Edge) -> bool:
    """Whether a die is rolled for mines, once a move: they lie on the way (B-MINE-01), or all ground ahead is mined
    (A-CARD-CON-26); not where somebody leads over them (W-CARD-HERO-10).
    """
    if not (edge.mine or p.book.mines or p.book.passives[MINED_GROUND]):
        return False
    if _is_carried(p, unit, edge) or _is_guided(p, unit, edge) or _is_led(p, unit, edge):
        return False
    if is_mined(p, edge):
        return True
    return bool(edge.advance and p.book.passives[MINED_GROUND] and fold(p, MINED_GROUND, unit))


def _is_carried(p: Field, unit: Unit, edge: Edge) -> bool:
    """Whether its vehicle takes it over the mines (A-CARD-VEH-01): not one that stays behind (B-VEH-10)."""
    return unit.vehicle in p.book.passives[MINE_CROSSING] and not loses_vehicle(p, unit, edge)


def _is_led(p: Field, unit: Unit, edge: Edge) -> bool:
    """Whether such a vehicle has gone this very way before it in this MOVE (A-CARD-VEH-01)."""
    table = p.book.passives[MINE_CROSSING]
    if not table or p.book.version < AS_WRITTEN:
        return False
    way = (unit.sector, edge.target)
    return any((other.departed, other.sector) == way and other.vehicle in table for other in p.others(unit))


def _is_guided(p: Field, unit: Unit, edge: Edge) -> bool:
    """Whether somebody who leads others over mines has gone the same way in this MOVE (W-CARD-HERO-10)."""
    table = p.book.passives[MINE_GUIDE]
    if not table:
        return False
    way = {unit.sector, edge.target}
    return any(
        {other.departed, other.sector} == way and any(slug in table for slug in other.specialists)
        for other in p.others(unit)
    )


def edge_to(p: Field, unit: Unit, target: int) -> Edge | None:
    """The way from the Unit's sector to the target, if they are adjacent (B-MOVE-02)."""
    return edge_between(p, unit.sector, target)


def edge_between(p: Field, start: int, target: int) -> Edge | None:
    """The way from one sector to another, if they are adjacent."""
    for edge in p.book.edges[start]:
        if edge.target == target:
            return edge
    return None


def must_move(p: Field, unit: Force) -> bool:
    """The marker says so, or it cannot stay in the sector (B-MOVE-06), and no card lets it stay on (B-SPEC-C10), as it
    may for want of courage (A-CARD-DEC-06).
    """
    if not is_bound(p, unit):
        return False
    return not (p.book.spared and isinstance(unit, Unit) and any(spares(p, unit) for spares in p.book.spared))


def is_bound(p: Field, unit: Force) -> bool:
    """The same, whatever it could pay."""
    if unit.flags & STAYING_ON or not isinstance(unit, Unit):
        return False
    return unit.marker >= MUST_MOVE or unit.must_leave == 1


def turns_marker(p: Field, unit: Unit) -> bool:
    """Whether UPKEEP turns the Unit's marker: not beyond must-move (B-UPKEEP-07), nor where it may stay for ever
    (B-UPKEEP-10), nor in the first turn with fresh legs (B-OPT-H01).
    """
    if unit.marker >= MUST_MOVE or (p.book.fresh_legs and p.battle.turn == 1 + p.battle.before):
        return False
    return not (p.book.brings[unit.sector] & STAYS and p.ground(unit.sector).stay_forever)


def marker_in_move(p: Field, unit: Unit) -> int:
    """What the marker will show in this turn's MOVE and COMBAT (B-UPKEEP-07)."""
    to_come = p.phase() == "ROLL" or any(frame[0] == "marker" for frame in p.battle.lanes[unit.seat])
    return unit.marker + 1 if to_come and turns_marker(p, unit) else unit.marker


def refuse_move(p: Field, unit: Unit, edge: Edge, charge: bool, paid: bool = False) -> Refusal | None:
    """Why the Unit may not make this move; `charge`: with a Battle Cry (step 1 of B-MOVE-12).

    `paid`: it is known that it can pay for it. A vehicle that comes along may help (B-VEH-14).
    """
    target = p.book.sectors[edge.target]
    if unit.visited >> edge.target & 1:
        return Refusal("B-MOVE-04", "move-visited", {"sector": target.id})
    here = p.ground(unit.sector)
    if here.climb and not p.book.climb_from_below and not unit.lifetime & CLIMBED:
        return Refusal("B-MAP-N07-C07", "move-climbing", {"sector": here.id})
    if edge.over and unit.first_map >= 0 and target.beach == unit.first_map and not target.bunker:
        return Refusal("B-DEAD-12", "move-back-over", {"sector": target.id})
    if p.book.sealed >> edge.target & 1 and not p.battle.captured >> p.book.sealed_until & 1:
        return Refusal("B-DEAD-09", "move-sealed", {"sector": target.id})
    if edge.advance and unit.flags & NO_ADVANCE:
        return Refusal("B-AWARD-C09", "move-no-advance", {"sector": target.id})
    if edge.barrier and not passes_barrier(p, unit, edge.target):
        return Refusal("B-MOVE-19", "move-barrier", {"sector": target.id})
    ground = p.ground(edge.target)
    if p.book.vetoes:
        forbidden = p.veto("move", unit, target.id)
        if forbidden is not None:
            return forbidden
    if ground.capacity and _how_many(p, edge.target) >= ground.capacity:
        return Refusal("B-SECTOR-34", "move-full", {"sector": target.id, "n": ground.capacity})
    if target.climb:
        if charge:
            return Refusal("B-MAP-N07-C02", "move-climb-cry", {"sector": target.id})
        if p.book.climb_from_below and not unit.lifetime & CLIMBED:
            return Refusal("B-OPT-H07", "move-climb-below", {"sector": target.id})
    if charge and not unit.battle_cry:
        return Refusal("B-RWB-12", "move-no-cry", {"sector": target.id})
    if ground.battle_cry_only and not charge:
        return Refusal("B-SECTOR-39", "move-cry-only", {"sector": target.id})
    if not paid:
        cost = charge_cost(p, unit, edge) if charge else advance_cost(p, unit, edge)
        if cost > unit.courage:
            return Refusal("B-MOVE-10", "move-courage", {"sector": target.id, "cost": cost, "have": unit.courage})
    return None if charge else refuse_requirements(p, unit, edge.target, not loses_vehicle(p, unit, edge))


def _how_many(p: Field, sector: int) -> int:
    """The Units that take up its capacity (B-SECTOR-34)."""
    return sum(other.status == IN_PLAY and other.sector == sector for other in p.battle.units)


def why_no_way(p: Field, unit: Unit, target: int) -> Refusal:
    """Why no edge leads from the Unit's sector to the target."""
    told: dict[str, int | str] = {"sector": p.book.sectors[target].id}
    if target == unit.sector:
        return Refusal("B-MOVE-02", "move-here", told)
    if all(edge.target != unit.sector for edge in p.book.edges[target]):
        here = p.book.place(unit.sector)
        return Refusal("B-MOVE-02", "move-not-adjacent", {"sector": p.book.sectors[target].id, "here": here})
    if unit.visited >> target & 1:
        return Refusal("B-MOVE-04", "move-visited", told)
    return Refusal("B-MOVE-03", "move-backward", told)


def why_no_retreat(p: Field, unit: Unit, target: int) -> Refusal:
    """Why the Unit cannot fall back to the target: only a failed climb may (B-MOVE-03)."""
    told: dict[str, int | str] = {"sector": p.book.sectors[target].id}
    here = p.ground(unit.sector)
    if not here.climb or p.book.climb_from_below or unit.lifetime & CLIMBED:
        return Refusal("B-MOVE-03", "retreat-never", {})
    if unit.visited >> target & 1:
        return Refusal("B-MOVE-04", "move-visited", told)
    return Refusal("B-MAP-N07-C08", "move-no-retreat", told)


def is_mined(p: Field, edge: Edge) -> bool:
    """Whether landmines lie on this way and are dangerous (B-MINE-01)."""
    mined = edge.mine
    for changed in p.book.mines:
        mined = changed(p, edge, mined)
    return mined


def loses_vehicle(p: Field, unit: Unit, edge: Edge) -> bool:
    """Whether its vehicle cannot make this move: over mines (B-VEH-05) unless its card says so (A-GEN-19), into a
    bunker (B-VEH-06), onto a cliff (B-VEH-07), or anywhere in deep mud (A-CARD-CON-06);
    mines without a mark stop no vehicle (A-CARD-CON-26).
    """
    target = p.book.sectors[edge.target]
    if target.bunker or target.climb or target.no_vehicle or (p.book.passives[NO_RIDE] and fold(p, NO_RIDE, unit)):
        return True
    return is_mined(p, edge) and unit.vehicle not in p.book.passives[MINE_CROSSING]


def refuse_requirements(p: Field, unit: Unit, target: int, rides: bool = True) -> Refusal | None:
    """Why the Unit does not meet what the sector asks of those who enter (B-SECTOR-06, B-SECTOR-08).

    `rides`: its vehicle comes along.
    """
    ground = p.ground(target)
    if unit.flags & FREE_ENTRY:
        return None
    if _lacks_need(p, unit, ground, rides):
        return Refusal("B-SECTOR-06", "move-need", {"sector": ground.id, "card": ground.need[0]})
    if _lacks_sacrifice(p, unit, ground, rides):
        return Refusal("B-SECTOR-08", "move-sacrifice", {"sector": ground.id, "card": ground.sacrifice})
    return None


def _lets_in(p: Field, unit: Unit, edge: Edge) -> bool:
    """As `refuse_move` has it, of a way that only a barrier (B-MOVE-19), NEED (B-SECTOR-06) or SACRIFICE (B-SECTOR-08)
    can close to a Unit whose vehicle may see to it if it comes along (B-VEH-C01).
    """
    if edge.barrier and not passes_barrier(p, unit, edge.target):
        return False
    ground = p.book.sectors[edge.target]
    if unit.flags & FREE_ENTRY or not (ground.need or ground.sacrifice):
        return True
    rides = not (unit.vehicle and loses_vehicle(p, unit, edge))
    return not (_lacks_need(p, unit, ground, rides) or _lacks_sacrifice(p, unit, ground, rides))


def _lacks_need(p: Field, unit: Unit, ground: Ground, rides: bool) -> bool:
    """Whether it has none of those that NEED names, and nothing that sees to it (B-SECTOR-06)."""
    for title in ground.need:
        if p.holders(unit, title):
            return False
    return bool(ground.need) and not _skips_need(p, unit, rides)


def _lacks_sacrifice(p: Field, unit: Unit, ground: Ground, rides: bool) -> bool:
    """Whether it has nobody to turn down for SACRIFICE, and must (B-SECTOR-08)."""
    asked = ground.sacrifice
    return bool(asked) and not spares_sacrifice(p, unit, ground.index, rides) and not candidates(p, unit, asked)


def _skips_need(p: Field, unit: Unit, rides: bool) -> bool:
    """A vehicle that comes along (W-CARD-VEH-02), or a Specialist, sees to it that NEED is not asked for."""
    table = p.book.passives[NO_NEED]
    return bool(table) and ((rides and unit.vehicle in table) or any(slug in table for slug in unit.specialists))


def spares_sacrifice(p: Field, unit: Unit, target: int, rides: bool = True) -> bool:
    """An Ambulance with the Unit, beside it on the way, or waiting there (B-VEH-14)."""
    if unit.flags & FREE_ENTRY:
        return True
    table = p.book.passives[NO_SACRIFICE]
    if not table:
        return False
    for other in p.battle.units:
        there = rides if other is unit else other.sector == target
        if there and other.status == IN_PLAY and other.vehicle in table:
            return True
    return False


def passes_barrier(p: Field, unit: Unit, target: int) -> bool:
    """Wirecutters or Bulldozer, its own or of a Unit that made the very same move (B-MOVE-19, B-ITEM-14)."""
    table = p.book.passives[BARRIER_PROOF]
    if unit.flags & WIRE_PROOF or unit.vehicle in table:
        return True
    for other in p.battle.units:
        if (
            other is not unit
            and other.status == IN_PLAY
            and other.sector == target
            and other.departed == unit.sector
            and (other.flags & WIRE_PROOF or other.vehicle in table)
        ):
            return True
    return False


def retreats(p: Field, unit: Unit) -> list[int]:
    """Where a climbing Unit may fall back to: RETREAT sectors it has never been in (B-MAP-N07-C08).

    There is no way back once it is up (B-MAP-N07-C07), or where it climbs from below (B-OPT-H07).
    """
    here = p.ground(unit.sector)
    if not here.climb or p.book.climb_from_below or unit.lifetime & CLIMBED:
        return []
    name = here.id.rpartition(":")[2]
    return [
        ground.index
        for ground in p.book.sectors
        if ground.beach == here.beach and name in ground.retreat and not unit.visited >> ground.index & 1
    ]


MOST_WALKS: Final = 4000  # lists that are remembered


def walks(book: Book, sector: int, visited: int, afford: int) -> list[Action]:
    """The moves out of a sector that lead elsewhere than to these, and for no more; shared: read it, never change it.

    Worked out once where nothing but their price can close the ways.
    """
    known = book.walks
    key = (sector, visited, afford)
    found = known.get(key)
    if found is None:
        if len(known) >= MOST_WALKS:
            known.clear()
        ways = book.edges[sector]
        found = known[key] = [way.walk for way in ways if way.cost <= afford and not visited >> way.target & 1]
    return found


def moves(p: Field, unit: Unit) -> list[Action]:
    """All legal moves (B-MOVE-12), with a Battle Cry too (B-RWB-14), and only those that can be paid (A-COND-18)."""
    # what can be paid is known at once; everything else is for refuse_move
    book = p.book
    flags = unit.flags
    unpriced = book.dear or flags & FREE_ADVANCE > 0
    afford = 99 if unpriced else unit.courage
    if not unpriced and (unit.specialists or unit.vehicle or unit.held or book.outside[ADVANCE_COST]):
        afford -= fold(p, ADVANCE_COST, unit)
    unbarred = not (unpriced or flags & NO_ADVANCE)
    visited = unit.visited
    asking = book.asking[unit.sector]
    if asking is not None and unbarred and not unit.battle_cry:
        for edge in asking:
            if edge.cost <= afford and not _lets_in(p, unit, edge):
                visited |= 1 << edge.target  # it leads nowhere either
        known = book.walks.get((unit.sector, visited, afford))
        return walks(book, unit.sector, visited, afford) if known is None else known
    found: list[Action] = []
    for edge in book.edges[unit.sector]:
        if visited >> edge.target & 1:
            continue
        if edge.cost <= afford and (
            not edge.asks or _lets_in(p, unit, edge)
            if unbarred and edge.open
            else refuse_move(p, unit, edge, False, not unpriced) is None
        ):
            found.append(edge.walk)
        if unit.battle_cry and refuse_move(p, unit, edge, True) is None:
            found.append(edge.charge)
    if book.has_cliffs:
        for target in retreats(p, unit):
            found.append(shared("retreat", book.sectors[target].id))
    return found
