"""What awaits a Unit in COMBAT if nobody does anything more about it: exact, every way the dice can fall counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import BOOKED, COMBAT_SHIELD, MUST_MOVE, SHIELDED, Unit
from hhour.dday.rules.cards.hooks import SAVES, sources, strength, strength_of
from hhour.dday.rules.fight.defence import defence, guns
from hhour.dday.rules.fight.grey import OWN_FIRE
from hhour.dday.rules.fight.losses import combat_losses, expected_special
from hhour.dday.rules.map.moving import moves, must_move
from hhour.kernel.chance import Chance

SHIELD = SHIELDED | COMBAT_SHIELD
Losses = dict[int, float]


class Fate(NamedTuple):
    """One COMBAT in one sector: DEF, machine guns, what they cost on average, and how many fall with what chance."""

    defence: int
    guns: int
    fire: float
    losses: Losses
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
    return max((fate(p, moved(p, unit, sector)) for sector in open_ways), key=lambda one: one.survival)


def marker_in_move(p: Field, unit: Unit) -> int:
    """What the marker will show in MOVE (B-UPKEEP-09)."""
    before = p.phase() == "ROLL" or (p.phase() == "UPKEEP" and not unit.flags & BOOKED)
    if not before or p.ground(unit.sector).stay_forever or (p.book.fresh_legs and p.battle.turn == 1):
        return unit.marker
    return min(MUST_MOVE, unit.marker + 1)


def moved(p: Field, unit: Unit, sector: int) -> Unit:
    new = unit.copy()
    new.sector = sector
    new.marker = 1
    return new
