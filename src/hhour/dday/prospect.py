"""What awaits a Unit in COMBAT if nobody does anything more about it: exact, every way the dice can fall counted.

Moves are tried out by the rules themselves on a copy, with dice of their own: nothing about the real ones is told.
Questions on the way get the plainest answer: no card is used, soldiers fall before Specialists.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple, cast

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import BOOKED, COMBAT_SHIELD, IN_PLAY, MUST_MOVE, SHIELDED, Unit
from hhour.dday.rules.cards.hooks import SAVES, sources, strength, strength_of
from hhour.dday.rules.fight.defence import defence, guns
from hhour.dday.rules.fight.grey import OWN_FIRE
from hhour.dday.rules.fight.losses import combat_losses, expected_special
from hhour.dday.rules.map.moving import STAY, edge_to, moves, must_move, retreats
from hhour.kernel.action import Action
from hhour.kernel.chance import Chance, enumerate_chance
from hhour.kernel.game import Game
from hhour.kernel.lanes import TABLE, Frame
from hhour.kernel.refusal import Refusal

HOLD: Frame = ("offered", 0, 0, "")  # a frame nobody answers: the next stage must not begin
SHIELD = SHIELDED | COMBAT_SHIELD
PLAINEST = ("pass", "lose soldiers", "pay 0 0")
MOST_ANSWERS = 60
Losses = dict[int, float]


class Fate(NamedTuple):
    """One COMBAT in one sector: DEF, machine guns, what they cost on average, and how many fall with what chance."""

    defence: int
    guns: int
    fire: float
    losses: Losses
    survival: float


class Prospect(NamedTuple):
    """What an answer to `Where to?` leads to; `way` is what landmines and sacrifices cost on average in soldiers."""

    action: str
    sector: str
    courage: int
    defence: int
    guns: int
    fire: float
    way: float
    survival: float


# --- one COMBAT -------------------------------------------------------------------------------------------------------


def fate(p: Field, unit: Unit) -> Fate:
    """COMBAT where the Unit stands, with the marker it has."""
    ground = p.ground(unit.sector)
    men = strength(p, unit)
    shield = defence(p, unit)
    symbols = guns(p, unit.sector)
    if unit.flags & SHIELD:
        return Fate(shield, symbols, 0.0, {0: 1.0}, 1.0)
    shelled = ground.combat_loss and not (ground.combat_loss_unless and ground.combat_loss_unless in unit.specialists)
    if not symbols and not shelled:  # the common case, and the quick one
        number = shield + sum(one[2] for one in p.battle.effects if one[0] == "loss" and one[1] == unit.seat)
        fallen = _saved(p, unit, number)
        return Fate(shield, 0, 0.0, {fallen: 1.0}, 1.0 if fallen < men else 0.0)
    trial = _under_fire(p, symbols, unit)
    own = trial.unit(unit.seat)
    losses: Losses = {}
    fire = 0.0
    for dice, chance in rolls(symbols):
        trial.battle.mgf = ((own.sector, *dice),) if symbols else ()
        number = combat_losses(trial, own, None)
        fire += chance * (number - shield)
        struck = _struck(trial, own)
        for shell in range(1, 7) if shelled else (0,):
            fallen = struck + _saved(trial, own, number + shell)
            losses[fallen] = losses.get(fallen, 0.0) + (chance / 6 if shelled else chance)
    return _told(shield, symbols, fire + (3.5 if shelled else 0.0), losses, men)


def _told(shield: int, symbols: int, fire: float, losses: Losses, men: int) -> Fate:
    return Fate(shield, symbols, fire, losses, sum(chance for loss, chance in losses.items() if loss < men))


def _under_fire(p: Field, symbols: int, unit: Unit) -> Field:
    trial = Field(p.book, p.battle.copy(), Chance(), None)
    if p.book.own_mgf:
        trial.battle.effects = (*trial.battle.effects, (OWN_FIRE, unit.seat, 0, str(symbols)))
    # a Unit that is thought to stand elsewhere stands there in the copy too
    trial.battle.units[unit.seat - 1] = unit.copy()
    return trial


def rolls(count: int) -> Iterator[tuple[tuple[int, ...], float]]:
    """Every roll of so many ordinary dice, whatever their order, with its chance."""
    for dice in combinations_with_replacement(range(1, 7), count):
        orders = factorial(count) / prod(factorial(number) for number in Counter(dice).values())
        yield dice, orders / 6**count


def _saved(p: Field, unit: Unit, number: int) -> int:
    """What is left of so many casualties once Medic and Ambulance have done what they can (B-SPEC-C05)."""
    if not p.book.passives[SAVES]:
        return number
    total = 0
    for part in sources(p, SAVES, unit):
        if total + part.amount > number:
            break
        total += part.amount
    return number - total


def _struck(p: Field, unit: Unit) -> int:
    """Strength that special damage takes before the casualties: the weakest Specialists go (B-MGF-06)."""
    strikes = expected_special(p, unit)
    if not strikes or p.ground(unit.sector).special != "specialist":
        return 0
    return sum(sorted(strength_of(p, slug) for slug in unit.specialists)[:strikes])


# --- this turn --------------------------------------------------------------------------------------------------------


def outlook(p: Field, unit: Unit) -> float:
    """The chance that a Unit outlives this turn's COMBAT as it is: where it stands, or where it can go if it must."""
    return coming(p, unit).survival


def coming(p: Field, unit: Unit) -> Fate:
    """This turn's COMBAT of a Unit that gains and uses nothing more; no survival if it must move and cannot."""
    marker = marker_in_move(p, unit)
    there = unit if marker == unit.marker else unit.copy()
    there.marker = marker
    if p.phase() == "COMBAT" or unit.departed >= 0 or not (there.marker >= MUST_MOVE or must_move(p, there)):
        return fate(p, there)
    open_ways = [p.book.index(action.args[0]) for action in moves(p, unit)]
    if not open_ways:
        return fate(p, there)._replace(survival=0.0)
    return max((fate(p, _moved(p, unit, sector)) for sector in open_ways), key=lambda one: one.survival)


def marker_in_move(p: Field, unit: Unit) -> int:
    """What the marker will show in MOVE (B-UPKEEP-09)."""
    before = p.phase() == "ROLL" or (p.phase() == "UPKEEP" and not unit.flags & BOOKED)
    if not before or p.ground(unit.sector).stay_forever or (p.book.fresh_legs and p.battle.turn == 1):
        return unit.marker
    return min(MUST_MOVE, unit.marker + 1)


def _moved(p: Field, unit: Unit, sector: int) -> Unit:
    new = unit.copy()
    new.sector = sector
    new.marker = 1
    return new


# --- where to ---------------------------------------------------------------------------------------------------------


def prospects(game: Game, p: Field, seat: int) -> list[Prospect]:
    """What each answer to the question of MOVE leads to; nothing where another question is asked."""
    lane = p.battle.lanes[seat]
    if p.battle.outcome or not lane or lane[-1][0] != "move":
        return []
    ways = p.rules.steps["move"].choices(p, seat, lane[-1])
    return [_prospect(game, p, seat, action) for action in ways if action.verb != "give-up"]


def closed(game: Game, p: Field, seat: int) -> list[tuple[str, Refusal]]:
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
            found.append((ground.id, refused))
    return found


def _refusal(game: Game, p: Field, unit: Unit, sector: int, back: list[int]) -> Refusal | None:
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


def _prospect(game: Game, p: Field, seat: int, action: Action) -> Prospect:
    unit = p.unit(seat)
    sector = action.args[0] if action.args else p.book.sectors[unit.sector].id
    shield = symbols = 0
    fire = way = survival = arrived = 0.0
    paid = 0
    for chance, end in _ends(game, p, seat, action):
        trial, lost = end
        there = trial.unit(seat)
        paid = max(paid, unit.courage - there.courage)
        way += chance * lost
        if there.status != IN_PLAY:
            continue
        told = fate(trial, there)
        arrived += chance
        shield, symbols = told.defence, told.guns
        fire += chance * told.fire
        survival += chance * told.survival
    if not arrived:  # nobody gets there alive: what would have awaited them
        told = fate(p, _moved(p, unit, p.book.index(sector)))
        return Prospect(action.text, sector, paid, told.defence, told.guns, told.fire, way, 0.0)
    return Prospect(action.text, sector, paid, shield, symbols, fire / arrived, way, survival)


End = tuple[Field, int]  # the table after a move, and the strength lost on the way


def _ends(game: Game, p: Field, seat: int, action: Action) -> Iterator[tuple[float, End]]:
    """Every way a move can end, with its chance."""

    def play(chance: Chance) -> End:
        trial = cast(Field, game.resume(p.rules, p.battle.copy(), chance, None))
        trial.battle.lanes[TABLE] = (HOLD, *trial.battle.lanes[TABLE])
        before = strength(trial, trial.unit(seat))
        game.act(trial, seat, action)
        lowest = min(before, strength(trial, trial.unit(seat)))
        for _ in range(MOST_ANSWERS):
            asked = _asked(trial, seat)
            if not asked or trial.battle.outcome:
                break
            game.act(trial, asked, _plainest(trial, asked))
            lowest = min(lowest, strength(trial, trial.unit(seat)))
        return trial, before - lowest

    for weight, end in enumerate_chance(play):
        yield weight, cast(End, end)


def _asked(p: Field, seat: int) -> int:
    """Who has to answer before this move is done; 0 if it is."""
    lanes = p.battle.lanes
    for other in range(1, len(lanes)):
        if lanes[other] and lanes[other][-1][0] == "react":
            return other
    return seat if lanes[seat] else 0


def _plainest(p: Field, seat: int) -> Action:
    frame = p.battle.lanes[seat][-1]
    options = p.rules.steps[frame[0]].choices(p, seat, frame)
    return next((action for action in options if action.text in PLAINEST), options[0])
