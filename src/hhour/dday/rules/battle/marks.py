"""Verbs for what a force has done and what holds for it: once a turn, for the turn, from turn to turn."""

from __future__ import annotations

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import CLIMBED, Force, Unit


def begin_turn(p: Field, force: Force) -> None:
    """Forget what lasts one turn (B-TURN-11, B-TURN-12); a Final Tally kept by a card stays (B-SPEC-18).

    Whoever came onto a black shield by an exchange of sectors must leave it now (B-SPEC-21).
    """
    force.flags = 0
    force.used = ()
    force.draws = 0
    force.rolls = 0
    force.copies = 0
    force.obtained = 0
    force.bonuses = ()
    if isinstance(force, Unit):
        force.pigeon = 0
        force.battle_cry = 0
        force.departed = -1
        if force.must_leave > 1:
            force.must_leave = 1
        if p.book.climb_from_below:
            force.lifetime &= ~CLIMBED


def flag(force: Force, bit: int) -> None:
    """Something is done, or holds, until the end of the turn (bits of `Force.flags`)."""
    force.flags |= bit


def unflag(force: Force, bit: int) -> None:
    """And no longer."""
    force.flags &= ~bit


def mark(unit: Unit, bit: int) -> None:
    """Something holds for the Unit from turn to turn (bits of `Unit.lifetime`)."""
    unit.lifetime |= bit


def note_use(force: Force, what: str) -> None:
    """What can be done once a turn has been done."""
    force.used = (*force.used, what)


def forget_use(force: Force, what: str) -> None:
    """It was in vain, and may be done again."""
    force.used = tuple(word for word in force.used if word != what)


def await_bonus(force: Force, face: int, slug: str) -> None:
    """An RWB bonus is to be had in UPKEEP."""
    force.bonuses = (*force.bonuses, (face, slug))


def take_bonuses(force: Force) -> tuple[tuple[int, str], ...]:
    """The RWB bonuses that waited for UPKEEP, which are no longer waiting."""
    waiting = force.bonuses
    force.bonuses = ()
    return waiting


def cry(unit: Unit) -> None:
    """The Unit keeps its Battle Cry for a charge (B-RWB-15)."""
    unit.battle_cry = 1


def advance_marker(p: Field, unit: Unit, rule: str) -> None:
    """The marker shows the next face (B-UPKEEP-07)."""
    unit.marker += 1
    if p.sink is not None:
        p.emit("marker", unit.seat, rule, {"n": unit.marker})


def turn_marker(unit: Unit, face: int) -> None:
    """The marker shows this face."""
    unit.marker = face


def note_unbooked(unit: Unit, number: int) -> None:
    """Results that count for nothing are noted (B-MAP-N01-P06)."""
    unit.noted += number


def end_cry(unit: Unit) -> None:
    """The Battle Cry is used up."""
    unit.battle_cry = 0


def copy_whom(force: Force, seat: int) -> None:
    """Its Final Tally will be a copy of another's (B-ITEM-16)."""
    force.copies = seat


def link(one: Unit, other: Unit) -> None:
    """Two Units may trade wherever they stand, until the end of the turn (B-TRADE-03)."""
    one.pigeon |= 1 << other.seat
    other.pigeon |= 1 << one.seat
