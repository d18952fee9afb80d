"""A move tried out by the rules themselves on a copy, with dice of their own: nothing about the real ones is told.

Nobody uses a card or pays for the fallen. Who falls to a mine and who is sacrificed is chosen so that the Unit has the
best chance to outlive this turn's COMBAT; what waits for the first to enter is given as if nobody else came.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from hhour.advice.dday.fate import fate
from hhour.advice.dday.fought import HOLD, answered, options
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import IN_PLAY, Unit
from hhour.dday.rules.cards.hooks import strength
from hhour.dday.rules.map.gifts import arrivals, has_gift
from hhour.kernel.action import Action
from hhour.kernel.chance import Chance
from hhour.kernel.lanes import TABLE, Frame

MOST_ANSWERS = 60


class Tried(NamedTuple):
    """What a move leads to, on average: the chance to arrive and to outlive COMBAT, strength lost on the way."""

    arrived: float = 0.0
    survival: float = 0.0
    fire: float = 0.0  # of those who arrive, times the chance to
    toll: float = 0.0
    courage: int = 0
    defence: int = 0
    guns: int = 0


def tried(p: Field, seat: int, action: Action) -> Tried:
    """The question `move` of a seat answered so."""
    trial = Field(p.book, p.battle.supposed(), Chance(), None)
    trial.battle.lanes[TABLE] = (HOLD, *trial.battle.lanes[TABLE])
    unit = trial.unit(seat)
    target = p.book.index(action.args[0]) if action.args else -1
    if target >= 0:
        trial.battle.lanes[seat] = (*_gifts(trial, unit, target), *trial.battle.lanes[seat])
    return _Trial(strength(trial, unit), unit.courage, seat).after(trial, action, 0)


def at_the_move(p: Field, unit: Unit) -> Field:
    """The table as it would be if this Unit alone were asked now where to go."""
    trial = Field(p.book, p.battle.supposed(), Chance(), None)
    battle = trial.battle
    battle.lanes = [()] * len(battle.lanes)
    battle.asked = [()] * len(battle.asked)
    battle.stage = p.book.slots.index("move")
    battle.lanes[unit.seat] = (("move", 0, 0, ""),)
    battle.seat(unit.copy())
    return trial


class _Trial:
    """One move of one Unit, followed through every die and every answer."""

    def __init__(self, men: int, courage: int, seat: int) -> None:
        self.men = men
        self.courage = courage
        self.seat = seat
        self.seen: dict[object, Tried] = {}

    def after(self, p: Field, action: Action, depth: int, seat: int = 0) -> Tried:
        """An answer given: every way the dice can fall then."""
        return _mean((chance, self.onward(end, depth + 1)) for chance, end in answered(p, seat or self.seat, action))

    def onward(self, p: Field, depth: int) -> Tried:
        """What follows: the next question, the gift of the sector, or COMBAT."""
        unit = p.unit(self.seat)
        key = (unit.soldiers, unit.specialists, unit.vehicle, p.battle.rolled, tuple(p.battle.lanes), p.battle.taken)
        if key not in self.seen:
            self.seen[key] = self._onward(p, unit, depth)
        return self.seen[key]

    def _onward(self, p: Field, unit: Unit, depth: int) -> Tried:
        asked = _asked(p, self.seat)
        if asked and not p.battle.outcome and depth < MOST_ANSWERS:
            found = (self.after(p, action, depth, asked) for action in options(p, asked, self.seat))
            return max(found, key=lambda one: (one.survival, -one.toll))
        lost = max(0, self.men - strength(p, unit))
        paid = max(0, self.courage - unit.courage)
        if unit.status != IN_PLAY:
            return Tried(toll=float(self.men), courage=paid)
        told = fate(p, unit)
        return Tried(1.0, told.survival, told.fire, float(lost), paid, told.defence, told.guns)


def _gifts(p: Field, unit: Unit, target: int) -> tuple[Frame, ...]:
    """What the Unit would be given at the end of MOVE for entering this sector first (B-MOVE-18)."""
    if "claims" not in p.book.slots or arrivals(p, target):  # nothing to have, or others have come too
        return ()
    found: list[Frame] = []
    ground = p.gift_ground(target)
    if ground.vehicle_free and ground.vehicle in p.battle.vehicles and not unit.vehicle:
        found.append(("free-vehicle", target, 0, ""))
    if has_gift(ground, p.battle.rolled[target]) and not p.battle.taken >> target & 1:
        found.append(("first", target, 0, ""))
    return tuple(found)


def _asked(p: Field, seat: int) -> int:
    """Who has to answer before this move is done; 0 if it is."""
    lanes = p.battle.lanes
    for other in range(1, len(lanes)):
        if lanes[other] and lanes[other][-1][0] == "react":
            return other
    return seat if lanes[seat] else 0


def _mean(parts: Iterable[tuple[float, Tried]]) -> Tried:
    arrived = survival = fire = toll = 0.0
    courage = shield = symbols = 0
    for chance, one in parts:
        arrived += chance * one.arrived
        survival += chance * one.survival
        fire += chance * one.fire
        toll += chance * one.toll
        courage = max(courage, one.courage)
        if one.arrived:
            shield, symbols = one.defence, one.guns
    return Tried(arrived, survival, fire, toll, courage, shield, symbols)
