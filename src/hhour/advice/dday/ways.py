"""What each way leads to, why the others are none, and what this turn still has in store."""

from __future__ import annotations

from hhour.advice.adviser import Closed, Way
from hhour.advice.dday.fate import Fate, fate
from hhour.advice.dday.tried import Tried, at_the_move, tried
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Unit
from hhour.dday.rules.map.moving import STAY, edge_to, marker_in_move, moves, must_move, retreats
from hhour.kernel.action import Action
from hhour.kernel.game import AnyGame
from hhour.kernel.refusal import Refusal


def ways(game: AnyGame, p: Field, seat: int) -> list[Way]:
    """What each answer to the question of MOVE leads to; nothing where another question is asked."""
    lane = p.battle.lanes[seat]
    if p.battle.outcome or not lane or lane[-1][0] != "move":
        return []
    open_now = p.rules.steps["move"].choices(p, seat, lane[-1])
    return [_way(p, seat, action) for action in open_now if action.verb != "give-up"]


def closed(game: AnyGame, p: Field, seat: int) -> list[Closed]:
    """Why each sector that cannot be entered now cannot, where the question is where to move."""
    lane = p.battle.lanes[seat]
    if p.battle.outcome or not lane or lane[-1][0] != "move":
        return []
    unit = p.unit(seat)
    back = retreats(p, unit)
    found = []
    for ground in p.book.sectors:
        refused = _refusal(game, p, unit, ground.index, back)
        if refused is not None:
            found.append(Closed(ground.id, refused))
    return found


def _refusal(game: AnyGame, p: Field, unit: Unit, sector: int, back: list[int]) -> Refusal | None:
    """Why the Unit cannot be in this sector after its move; a Battle Cry may lead where courage does not."""
    if sector == unit.sector:
        return game.refusal(p, unit.seat, STAY)
    if sector in back:
        return None
    edge = edge_to(p, unit, sector)
    name = p.book.sectors[sector].id
    walk = game.refusal(p, unit.seat, Action("advance" if edge is None or edge.advance else "move", (name,)))
    if walk is None or (unit.battle_cry and game.refusal(p, unit.seat, Action("charge", (name,))) is None):
        return None
    return walk


def _way(p: Field, seat: int, action: Action) -> Way:
    unit = p.unit(seat)
    sector = action.args[0] if action.args else p.book.place(unit.sector)
    end = _end(p, seat, action)
    if not end.arrived:  # nobody gets there alive: what would have awaited them
        told = fate(p, moved(unit, p.book.index(sector)))
        return Way(action.text, sector, end.courage, told.defence, told.guns, told.fire, end.toll, 0.0)
    fire = end.fire / end.arrived
    return Way(action.text, sector, end.courage, end.defence, end.guns, fire, end.toll, end.survival)


def _end(p: Field, seat: int, action: Action) -> Tried:
    """What comes of a move; whoever weighed the choices has tried it already."""
    weight = p.weighed.get(action.text) if p.weighed_at == (seat, p.stamp) else None
    return weight.end if weight is not None and weight.end is not None else tried(p, seat, action)


def moved(unit: Unit, sector: int) -> Unit:
    """The Unit as it would be there."""
    new = unit.copy()
    new.sector = sector
    new.marker = 1
    return new


# --- this turn --------------------------------------------------------------------------------------------------------


def outlook(p: Field, unit: Unit) -> float:
    """The chance that a Unit outlives this turn's COMBAT as it is: where it stands, or where it can go if it must."""
    return coming(p, unit).survival


def coming(p: Field, unit: Unit) -> Fate:
    """This turn's COMBAT of a Unit that gains and uses nothing more; no survival if it must move and cannot."""
    marker = marker_in_move(p, unit)
    there = unit if marker == unit.marker else unit.copy()
    there.marker = marker
    if p.phase() == "COMBAT" or unit.departed >= 0 or not must_move(p, there):
        return fate(p, there)
    table = at_the_move(p, there)
    ends = [(tried(table, unit.seat, action), action) for action in moves(table, table.unit(unit.seat))]
    if not ends:
        return fate(p, there)._replace(survival=0.0)
    best, action = max(ends, key=lambda one: one[0].survival)
    told = fate(p, moved(unit, p.book.index(action.args[0])))
    return told._replace(survival=best.survival)
