"""What awaits a Unit in COMBAT if nobody does anything more about it: exact, every way the dice can fall counted.

Numbers, savings and who is left are asked of the functions that COMBAT itself asks. Where the owner has a choice, whom
special damage strikes and who falls, it is made so that somebody is left; nothing is paid and no card is used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

from hhour.advice.dday.fought import fought, has_own_steps
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import COMBAT_SHIELD, SHIELDED, Unit
from hhour.dday.rules.cards.hooks import strength_of
from hhour.dday.rules.fight.defence import defence, guns
from hhour.dday.rules.fight.grey import OWN_FIRE
from hhour.dday.rules.fight.losses import combat_losses, expected_special, outlives, saving
from hhour.kernel.chance import Chance

SHIELD = SHIELDED | COMBAT_SHIELD
COMBAT = "COMBAT"
Losses = dict[int, float]


class Fate(NamedTuple):
    """One COMBAT in one sector: DEF, machine guns, what they cost on average, and how many fall with what chance."""

    defence: int
    guns: int
    fire: float
    losses: Losses
    survival: float


def fate(p: Field, unit: Unit) -> Fate:
    """COMBAT where the Unit stands, with the marker it has; of a COMBAT that has begun, what is still to come."""
    p = supposing(p, unit)
    shield = defence(p, unit)
    symbols = guns(p, unit.sector)
    if unit.flags & SHIELD:
        return Fate(shield, symbols, 0.0, {0: 1.0}, 1.0)
    if has_own_steps(p.book, p.phase()):
        return _fought(p, unit, shield, symbols)
    if _has_begun(p, "casualties"):
        falling = next((frame[1] for frame in p.battle.lanes[unit.seat] if frame[0] == "fall"), 0)
        return Fate(shield, symbols, 0.0, {falling: 1.0}, 1.0 if outlives(p, unit, falling) else 0.0)
    if _has_begun(p, "guns"):  # the dice lie there
        shells = [frame[1] for frame in p.battle.lanes[unit.seat] if frame[0] == "d6" and frame[3] == "combat-loss"]
        number = combat_losses(p, unit, None) - shield
        return _counted(p, unit, shield, symbols, [(sum(shells), 1.0)], float(number + sum(shells)))
    shelled = is_shelled(p, unit)
    shells_to_come = [(shell, 1 / 6) for shell in range(1, 7)] if shelled else [(0, 1.0)]
    if not symbols:
        return _counted(p, unit, shield, 0, shells_to_come, 3.5 if shelled else 0.0)
    losses: Losses = {}
    survival = fire = 0.0
    trial = _under_fire(p, symbols, unit)
    own = trial.unit(unit.seat)
    for dice, chance in rolls(symbols):
        trial.battle.mgf = ((own.sector, *dice),)
        fire += chance * (combat_losses(trial, own, None) - shield)
        told = _counted(trial, own, shield, symbols, shells_to_come, 0.0)
        survival += chance * told.survival
        for fallen, part in told.losses.items():
            losses[fallen] = losses.get(fallen, 0.0) + chance * part
    return Fate(shield, symbols, fire + (3.5 if shelled else 0.0), losses, survival)


def _fought(p: Field, unit: Unit, shield: int, symbols: int) -> Fate:
    losses: Losses = {}
    survival = 0.0
    for chance, lost, lives in fought(p, unit):
        losses[lost] = losses.get(lost, 0.0) + chance
        survival += chance if lives else 0.0
    mean = sum(chance * lost for lost, chance in losses.items())
    return Fate(shield, symbols, max(0.0, mean - shield), losses, survival)


def supposing(p: Field, unit: Unit) -> Field:
    """The table as it would be if this were the Unit that has its seat."""
    if p.battle.unit_at(unit.seat) is unit:
        return p
    trial = Field(p.book, p.battle.supposed(), Chance(), None)
    trial.battle.seat(unit)
    return trial


def _has_begun(p: Field, slot: str) -> bool:
    """Whether COMBAT has come to this step or is past it."""
    return p.phase() == COMBAT and slot in p.book.slots[: p.battle.stage + 1]


def is_shelled(p: Field, unit: Unit) -> bool:
    """Whether a shell falls on the Unit in this COMBAT (B-SECTOR-41)."""
    ground = p.ground(unit.sector)
    return bool(ground.combat_loss) and not (ground.combat_loss_unless and p.holders(unit, ground.combat_loss_unless))


def _under_fire(p: Field, symbols: int, unit: Unit) -> Field:
    """A copy in which the machine guns can be supposed to have fired."""
    trial = Field(p.book, p.battle.supposed(), Chance(), None)
    if p.book.own_mgf:
        trial.battle.effects = (*trial.battle.effects, (OWN_FIRE, unit.seat, 0, str(symbols)))
    return trial


def rolls(count: int) -> Iterator[tuple[tuple[int, ...], float]]:
    """Every roll of so many ordinary dice, whatever their order, with its chance."""
    for dice in combinations_with_replacement(range(1, 7), count):
        orders = factorial(count) / prod(factorial(number) for number in Counter(dice).values())
        yield dice, orders / 6**count


def _counted(p: Field, unit: Unit, shield: int, symbols: int, shells: list[tuple[int, float]], fire: float) -> Fate:
    """The guns have fired, each of these shells may fall: who is struck, what is saved, who is left."""
    losses: Losses = {}
    survival = 0.0
    after = _struck(p, unit)
    for shell, chance in shells:
        fallen, lives = min((_left(*one, shell) for one in after), key=lambda one: (not one[1], one[0]))
        losses[fallen] = losses.get(fallen, 0.0) + chance
        survival += chance if lives else 0.0
    return Fate(shield, symbols, fire, losses, survival)


def _left(p: Field, unit: Unit, struck: int, shell: int) -> tuple[int, bool]:
    """How much strength is lost in all, and whether somebody is left."""
    number = combat_losses(p, unit, None) + shell
    number -= sum(part.amount for part in saving(p, unit, number, COMBAT))
    return struck + number, outlives(p, unit, number)


def _struck(p: Field, unit: Unit) -> list[tuple[Field, Unit, int]]:
    """Every way special damage can strike before the casualties (B-MGF-06), with the strength it takes."""
    strikes = _strikes(p, unit)
    if not strikes or p.ground(unit.sector).special != "specialist":
        return [(p, unit, 0)]
    found = []
    for gone in combinations(unit.specialists, min(strikes, len(unit.specialists))):
        left = unit.copy()
        left.specialists = tuple(slug for slug in unit.specialists if slug not in gone)
        found.append((supposing(p, left), left, sum(strength_of(p, slug) for slug in gone)))
    return found


def _strikes(p: Field, unit: Unit) -> int:
    """How often special damage has still to strike."""
    if not _has_begun(p, "special-damage"):
        return expected_special(p, unit)
    return next((frame[2] for frame in p.battle.lanes[unit.seat] if frame[0] == "special-damage"), 0)
