"""What Battle Conditions do: whom each reaches, what happens at its moment, and what it forbids."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hhour.dday.boxes.atlantikwall.conditions.cards import ALL_PLAYERS, SILENT, WINDBLOWN
from hhour.dday.boxes.atlantikwall.conditions.part import conditions, holds
from hhour.dday.boxes.atlantikwall.explosives import ICONS
from hhour.dday.boxes.atlantikwall.german.force import German
from hhour.dday.boxes.atlantikwall.german.verbs import suffers_at_most
from hhour.dday.rules.battle.book import APART, AS_WRITTEN
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import ALLIES, IN_PLAY, REPEATS, Force, Unit
from hhour.dday.rules.battle.verbs import COURAGE_DIAL, FELL, POINTS, SOLDIERS, gain, pay, resource
from hhour.dday.rules.steps.casualties import suffer
from hhour.kernel.dice import bits
from hhour.kernel.faces import TOOL
from hhour.kernel.lanes import Stage
from hhour.kernel.refusal import Refusal

BELOW_TOP: Final = "below-top"  # of a ground: how many rows lie above it, bunkers not counted
FOR_GERMANS: Final = "resistance-guides/german"  # the same card, the other way round


def active_skulls(force: Force) -> int:
    """SKULLs that really cancelled a die in this turn's UPKEEP (A-COND-20 to A-COND-22)."""
    return bits(force.cancelled)


def is_high(p: Field, force: Force) -> bool:
    """Whether a Unit stands in one of the two highest rows, no bunker (A-CARD-CON-20)."""
    return not p.here(force).bunker and _in_high_row(p, force)


def _in_high_row(p: Field, force: Force) -> bool:
    """The same, be it in a bunker of that row or not: the last one lies above them all (A-GEN-23)."""
    return p.here(force).own.get(BELOW_TOP) in (0, 1)


def _loots(p: Field, force: Force) -> bool:
    """A bunker inside the map lies in its row like any sector (A-CARD-CON-27, A-MAP-ATT-24)."""
    return _in_high_row(p, force) if p.book.version >= AS_WRITTEN else is_high(p, force)


# --- whom a card reaches --------------------------------------------------------------------------------------------


def _nowhere_near(p: Field, force: Force) -> int:
    """The tide reaches rows 0 and 1 (A-CARD-CON-07)."""
    return 1 if p.here(force).row <= 1 and not p.here(force).bunker else 0


def _rests(p: Field, force: Force) -> bool:
    """A Decoration that lets the Units lock no die outranks the card (A-CARD-DEC-20, A-GEN-18)."""
    he = p.battle.forces[-1]
    return isinstance(he, German) and he.rested == p.battle.turn and p.book.version >= AS_WRITTEN


REACH: Final[dict[str, Callable[[Field, Force], int]]] = {
    "spring-tide": _nowhere_near,
    "naval-gunfire": lambda p, force: 0 if p.here(force).bunker else 1,
    "counter-attack": lambda p, force: 1 if is_high(p, force) else 0,
    "hidden-snipers": lambda p, force: active_skulls(force),
    "exhaustion": lambda p, force: 0 if _rests(p, force) else 1,
}


def sources(p: Field, force: Force) -> tuple[str, ...]:
    """The cards that touch the numbers of a force, each as often as it does (A-COND-05, A-COND-06, A-COND-10)."""
    part = conditions(p)
    if part is None:
        return ()
    found: list[str] = []
    for slug in part.in_force(force.seat):
        if force.side != ALLIES:
            if slug == "resistance-guides":
                found.append(FOR_GERMANS)
            elif slug in ALL_PLAYERS:
                found.append(slug)
        elif force.sector >= 0:
            found += [slug] * (REACH[slug](p, force) if slug in REACH else 1)
    return tuple(found)


# --- what happens at its moment -------------------------------------------------------------------------------------


def _lose(p: Field, force: Force, name: str, number: int, slug: str) -> None:
    """What one does not have is not lost (A-COND-17)."""
    number = min(number, resource(force, name))
    if name == SOLDIERS and isinstance(force, German):
        suffers_at_most(p, force, number, p.book.cards[slug].rule, slug)
    else:
        pay(p, force, name, number, p.book.cards[slug].rule, slug)


def _gain(p: Field, force: Force, name: str, number: int, slug: str) -> None:
    gain(p, force, name, number, p.book.cards[slug].rule, slug)


# in UPKEEP, once the resources are booked: for a Unit, for a German
UPKEEP: Final[dict[str, tuple[Callable[[Field, Force], None] | None, Callable[[Field, Force], None] | None]]] = {
    "clear-skies": (
        lambda p, unit: _gain(p, unit, COURAGE_DIAL, 1, "clear-skies"),
        lambda p, german: _lose(p, german, SOLDIERS, 2, "clear-skies"),
    ),
    "artillery-barrage": (None, lambda p, german: _gain(p, german, COURAGE_DIAL, 1, "artillery-barrage")),
    "shell-shock": (lambda p, unit: _lose(p, unit, COURAGE_DIAL, active_skulls(unit), "shell-shock"), None),
    "supply-drop": (lambda p, unit: _gain(p, unit, POINTS, 3, "supply-drop"), None),
    "counter-attack": (None, lambda p, german: _gain(p, german, SOLDIERS, 3, "counter-attack")),
    "looted-stores": (
        lambda p, unit: _gain(p, unit, POINTS, 5 if _loots(p, unit) else 0, "looted-stores"),
        lambda p, german: _lose(p, german, POINTS, 5, "looted-stores"),
    ),
}


def booked(p: Field, force: Force) -> bool:
    """The card first, then the Weather (A-COND-27); to the German only what names him (A-COND-06)."""
    part = conditions(p)
    if part is not None and (force.side != ALLIES or force.sector >= 0):
        for slug in part.in_force(force.seat):
            acts = UPKEEP.get(slug, (None, None))[0 if force.side == ALLIES else 1]
            if acts is not None:
                acts(p, force)
    return False


class DrizzleStage(Stage[Field]):
    """When the window closes every Unit's tally loses a TOOL, if it has one (A-CARD-CON-09)."""

    phase = "ROLL"

    def open(self, p: Field) -> None:
        for unit in p.units_taking_part():
            if holds(p, unit.seat, "drizzle") and not unit.flags & REPEATS:
                p.push(unit.seat, "penalty", TOOL, 1, "drizzle")


class MoveEndStage(Stage[Field]):
    """Who has not moved pays for it (A-CARD-CON-23)."""

    phase = "MOVE"

    def open(self, p: Field) -> None:
        for unit in p.units_taking_part():
            if holds(p, unit.seat, "keep-moving") and unit.departed < 0:
                suffer(p, unit, 2, "A-CARD-CON-23", "keep-moving")


class GunfireStage(Stage[Field]):
    """The ships fire on the German before his machine guns fire (A-CARD-CON-11)."""

    phase = "COMBAT"

    def open(self, p: Field) -> None:
        for force in p.battle.forces:
            if force.side != ALLIES and force.status == IN_PLAY and holds(p, force.seat, "naval-gunfire"):
                _lose(p, force, SOLDIERS, 3, "naval-gunfire")


class HospitalStage(Stage[Field]):
    """Of three or more soldiers that fell in COMBAT two come back (A-CARD-CON-24)."""

    phase = "COMBAT"

    def open(self, p: Field) -> None:
        for unit in p.units_taking_part():
            if holds(p, unit.seat, "field-hospital"):
                fell = sum(
                    amount
                    for kind, seat, amount, phase in p.battle.effects
                    if (kind, seat, phase) == (FELL, unit.seat, "COMBAT")
                )
                _gain(p, unit, SOLDIERS, 2 if fell >= 3 else 0, "field-hospital")


# --- what it changes and forbids ------------------------------------------------------------------------------------


def _is_drawn(p: Field, slug: str) -> bool:
    part = conditions(p)
    return part is not None and slug in (part.card, part.weather)


def guns(p: Field, sector: int, symbols: int) -> int:
    """No MGF is rolled while the guns are jammed (A-CARD-CON-19)."""
    return 0 if _is_drawn(p, "jammed-guns") else symbols


def gun_die(p: Field, die: int) -> int:
    """In the fog every MGF die that is rolled for Units counts 2 less (A-CARD-CON-02, A-SOLO-49)."""
    return max(0, die - 2) if p.battle.units and _is_drawn(p, "morning-fog") else die


def no_trade(p: Field, force: Force, seat: str) -> Refusal | None:
    """In fog and radio silence neither resources nor dice change hands (A-CARD-CON-02, A-CARD-CON-12).

    Who has not landed is not touched (W-SEA-158).
    """
    if p.is_away(force) and p.book.version >= APART:
        return None
    for slug in SILENT:
        if holds(p, force.seat, slug):
            return Refusal(p.book.cards[slug].rule, "condition-no-trade", {"card": slug})
    return None


def no_use(p: Field, force: Force, slug: str) -> Refusal | None:
    """A gale and misfires keep Units from using some Items (A-CARD-CON-04, A-CARD-CON-22)."""
    if isinstance(force, Unit) and slug in force.items:
        for card, barred in (("gale", slug in WINDBLOWN), ("misfires", slug in ICONS)):
            if barred and holds(p, force.seat, card):
                return Refusal(p.book.cards[card].rule, "condition-no-use", {"card": slug})
    return None
