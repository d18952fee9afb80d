"""What leaves the engine: the table as a seat may see it. In this game everything lies open (B-SETUP-28)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hhour.advice.dday.ways import outlook
from hhour.dday.rules.battle.apart import but_dice, dice_of, is_alone
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.score import team_score, victory_points
from hhour.dday.rules.battle.state import IN_PLAY, SAFE, Force, Unit
from hhour.dday.rules.battle.trading import can_meet
from hhour.dday.rules.cards.hooks import strength
from hhour.dday.rules.dice.results import told_results
from hhour.dday.rules.fight.defence import defence, guns
from hhour.dday.rules.fight.grey import face_name
from hhour.dday.rules.map.moving import must_move
from hhour.dday.viewed import DDayResult, DDayView, DieView, ForceView, SectorView, Status, UnitResult, UnitView
from hhour.kernel.faces import COLOUR_NAMES, FACE_NAMES, result_name
from hhour.kernel.game import AnyGame
from hhour.kernel.offers import Standing

MOST_SECTOR_VIEWS: Final = 64  # of all tables that share the rules
MOST_UNIT_VIEWS: Final = 2  # tables: the one that lies there, and the one before
STATUS: Final[tuple[Status, ...]] = ("in-play", "safe", "out")


def view(game: AnyGame, p: Field, seat: int | None) -> DDayView:
    """The table as plain data."""
    sectors = [sector_view(p, index) for index in range(len(p.book.sectors))]
    return _seen_by(p, seat, common(game, p, sectors, [unit_view(p, unit) for unit in p.battle.units]))


def views(game: AnyGame, p: Field, seats: list[int]) -> Mapping[int, DDayView]:
    """The same for several seats (0: a spectator); what all of them see is looked at once, and is only to be read."""
    seen = common(game, p, sector_views(p), unit_views(p))
    return {seat: _seen_by(p, seat or None, seen) for seat in seats}


def _seen_by(p: Field, seat: int | None, seen: DDayView) -> DDayView:
    told = seen.copy()
    told["seat"] = seat or 0
    boxes = {box.slug: box.view(p, seat) for box in p.book.boxes if box.view is not None}
    if boxes:
        told["boxes"] = boxes
    return told


def common(game: AnyGame, p: Field, sectors: list[SectorView], units: list[UnitView]) -> DDayView:
    """What everyone sees."""
    battle = p.battle
    return {
        "game": "dday",
        "setup": p.book.written,
        "seat": 0,
        "turn": battle.turn,
        "phase": p.phase(),
        "outcome": battle.outcome,
        "waiting": game.waiting(p),
        "units": units,
        "forces": [force_view(p, force) for force in battle.forces if not isinstance(force, Unit)],
        "sectors": sectors,
        "pool": list(battle.pool),
        "items": list(battle.items),
        "used": list(battle.used),
        "deck": len(battle.deck),
        "awards": list(battle.deck),
        "garrison": battle.garrison,
        "spare_dice": [result_name(die) for die in battle.spare_dice],
    }


def phases(p: Field) -> list[str]:
    """The phase of every stage of a turn in which somebody has something to do."""
    if not p.book.rests:
        return [stage.phase for stage in p.book.stages]
    stages = zip(p.book.slots, p.book.stages, strict=True)
    return [stage.phase for name, stage in stages if not any(rests(p, name) for rests in p.book.rests)]


def place(p: Field, force: Force) -> str:
    """Where a force stands: a sector, a place of a box, '' for nowhere."""
    if force.sector >= 0:
        return p.book.place(force.sector)
    places = (box.where(p, force) for box in p.book.boxes if box.where is not None)
    return next((name for name in places if name), "")


def force_view(p: Field, force: Force) -> ForceView:
    """What every force has: numbers, dice and open cards. `name` tells what it is: a Unit, or one of a box's own."""
    return {
        "seat": force.seat,
        "name": force.name,
        "side": p.book.side(force.seat),
        "status": STATUS[force.status],
        "sector": place(p, force),
        "soldiers": force.soldiers,
        "stars": force.stars,
        "courage": force.courage,
        "points": force.points,
        "strength": strength(p, force),
        "dice": dice_views(p, force),
        "results": list(told_results(force)),
        "virtual": [result_name(shown) for shown in force.virtual],
        "specialists": list(force.specialists),
        "fallen": list(force.fallen),
        "hand": list(force.hand),
        "items": list(force.items),
        "awards": list(force.awards),
        "held": list(force.held),
        "vehicle": force.vehicle,
    }


def dice_views(p: Field, force: Force) -> list[DieView]:
    """The dice it has before it."""
    return [die_view(p, force, die) for die in range(len(force.faces)) if not force.left_out >> die & 1]


def die_view(p: Field, force: Force, die: int) -> DieView:
    """One die of a tray; a die that has come from another force looks as it does at home."""
    told: DieView = {
        "slot": force.tray.names[die],
        "colour": COLOUR_NAMES[force.colours[die]],
        "face": FACE_NAMES[force.faces[die]],
        "locked": bool(force.locked >> die & 1),
        "removed": bool(force.removed >> die & 1),
        "cancelled": bool(force.cancelled >> die & 1),
    }
    home = force.homes[die] if force.homes else force.seat
    paint = p.book.paints.get(home, {}).get((force.kinds or force.tray.kinds)[die])
    if paint and force.colours[die] == force.tray.colours[die]:
        told["paint"] = paint
    return told


def unit_view(p: Field, unit: Unit) -> UnitView:
    """One Unit: numbers, cards and dice."""
    return {
        **force_view(p, unit),
        "marker": unit.marker,
        "must_move": must_move(p, unit) if unit.sector >= 0 else False,
        "battle_cry": bool(unit.battle_cry),
        "visited": [ground.id for ground in p.book.sectors if unit.visited >> ground.index & 1],
        "defence": defence(p, unit) if unit.sector >= 0 and unit.status == IN_PLAY else 0,
        "guns": guns(p, unit.sector) if unit.sector >= 0 and unit.status == IN_PLAY else 0,
        "survival": round(outlook(p, unit), 4) if unit.sector >= 0 and unit.status == IN_PLAY else 1.0,
        "meets": [other.seat for other in p.others(unit) if can_meet(p, unit, other)]
        if unit.sector >= 0 and unit.status == IN_PLAY
        else [],
    }


def unit_views(p: Field) -> list[UnitView]:
    """All of them. Where it is known what hangs on dice, the rest is looked at once while only dice are rolled; and a
    Unit of which nothing changes is the same object, so that nobody has to compare it."""
    units = p.battle.units
    if not is_alone(p.book):
        return [unit_view(p, unit) for unit in units]
    known, state = p.worked_out, (_to_come(p), but_dice(p.battle))
    seen: dict[object, UnitView] | None = known.get(state)
    if seen is None:
        if len(known) >= MOST_UNIT_VIEWS:
            known.clear()
        seen = known[state] = {}
    return [_with_dice(p, unit, seen) for unit in units]


def _to_come(p: Field) -> tuple[object, ...]:
    """What the questions say about the rest of the turn: in COMBAT who falls, before it whose marker is turned."""
    lanes = p.battle.lanes
    if p.phase() == "COMBAT":
        return tuple(lanes)
    return tuple([seat for seat, lane in enumerate(lanes) if any(frame[0] == "marker" for frame in lane)])


def _with_dice(p: Field, unit: Unit, seen: dict[object, UnitView]) -> UnitView:
    """A Unit, of which everything but its dice is looked at once."""
    lying = (unit.seat, dice_of(unit))
    told = seen.get(lying)
    if told is None:
        if unit.seat in seen:
            told = seen[unit.seat].copy()
            told["dice"] = dice_views(p, unit)
            told["results"] = list(told_results(unit))
            told["virtual"] = [result_name(shown) for shown in unit.virtual]
        else:
            told = seen[unit.seat] = unit_view(p, unit)
        seen[lying] = told
    return told


def sector_views(p: Field) -> list[SectorView]:
    """All of them: the same list as long as nothing about them changes, so that nobody has to compare it."""
    battle = p.battle
    starts = tuple(unit.first_map for unit in battle.units)
    marks = (battle.mgf, battle.worn, battle.silenced, battle.beside, battle.taken, battle.captured, battle.rolled)
    state = (*marks, starts, p.is_calm())
    known = p.book.sector_views
    seen = known.get(state)
    if seen is None:
        if len(known) >= MOST_SECTOR_VIEWS:
            known.pop(next(iter(known)), None)
        seen = known[state] = [sector_view(p, index) for index in range(len(p.book.sectors))]
    return seen


def sector_view(p: Field, index: int) -> SectorView:
    """One sector as it is now."""
    ground = p.gift_ground(index)
    roll = next((list(roll[1:]) for roll in p.battle.mgf if roll[0] == index), [])
    return {
        "id": ground.id,
        "map": p.book.beaches[ground.beach].slug,
        "def": list(ground.defence),
        "words": [str(word) for word in ground.words],
        "black": ground.black,
        "worn": p.battle.worn[index],
        "guns": max(0, ground.mgf - p.battle.silenced[index]),
        "mgf": roll,
        "mgf_faces": [face_name(die) for die in roll] if p.has_grey_guns() else [],
        "beside": p.battle.beside[index],
        "taken": bool(p.battle.taken >> index & 1),
        "captured": bool(p.battle.captured >> index & 1),
    }


def standings(p: Field) -> list[Standing]:
    """Every Unit's men and resources, for a curve over the turns."""
    return [
        Standing(
            unit.seat,
            place(p, unit),
            unit.soldiers,
            unit.stars,
            unit.courage,
        )
        for unit in p.battle.units
    ]


def result(p: Field) -> DDayResult:
    """Outcome and resources of every Unit; with the option, victory points and the team's score."""
    units: list[UnitResult] = []
    scores: list[int] = []
    for unit in p.battle.units:
        told: UnitResult = {
            "seat": unit.seat,
            "status": STATUS[unit.status],
            "sector": place(p, unit),
            "soldiers": unit.soldiers,
            "stars": unit.stars,
            "courage": unit.courage,
            "points": unit.points,
            "specialists": list(unit.specialists),
            "items": list(unit.items),
            "awards": list(unit.awards),
            "vehicle": unit.vehicle,
            "succeeded": unit.status == SAFE,
            "noted": unit.noted,
        }
        if p.book.victory_points and unit.sector >= 0:
            parts = victory_points(p, unit)
            scores.append(sum(points for _, points in parts))
            told["victory_points"] = scores[-1]
            told["victory_point_parts"] = [{"rule": rule, "points": points} for rule, points in parts]
        units.append(told)
    told_result: DDayResult = {"outcome": p.battle.outcome or "running", "turn": p.battle.turn, "units": units}
    if scores:
        told_result["team_score"] = team_score(scores)
    return told_result
