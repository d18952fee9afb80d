"""Rolling: how many dice are locked, which may be rolled again, and how a turn's dice begin (B-ROLL)."""

from __future__ import annotations

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import CLIMBED, NO_SETS, REPEATS, Unit
from hhour.dday.rules.cards.hooks import LOCKS, fold
from hhour.dday.rules.map.ground import Ground
from hhour.kernel.dice import ALL_DICE, SET_COLOURS, bits, slots_of
from hhour.kernel.faces import FACES, SKULL


def refresh(unit: Unit) -> None:
    """Forget what lasts one turn; a Final Tally kept by a card stays (B-SPEC-18)."""
    unit.flags = 0
    unit.used = ()
    unit.draws = 0
    unit.rolls = 0
    unit.pigeon = 0
    unit.copies = 0
    unit.battle_cry = 0
    unit.obtained = 0
    unit.bonuses = ()
    unit.departed = -1
    unit.must_leave = min(unit.must_leave, 1)
    clear_dice(unit)


def clear_dice(unit: Unit) -> None:
    unit.faces = ()
    unit.colours = SET_COLOURS
    unit.locked = 0
    unit.left_out = 0
    unit.removed = 0
    unit.cancelled = 0
    unit.virtual = ()
    unit.claimed = NO_SETS
    unit.straight = 0


def start_roll(p: Field, unit: Unit) -> None:
    """Open the rolling of a Unit, or repeat the Final Tally that was kept for it (B-SPEC-18)."""
    if unit.stored:
        unit.flags |= REPEATS
        unit.faces = unit.stored[0:6]
        unit.colours = unit.stored[6:12]
        unit.removed = unit.stored[12]
        unit.left_out = unit.stored[13]
        unit.virtual = unit.stored[14:]
        unit.stored = ()
        if p.sink is not None:
            p.emit("tally-repeated", unit.seat, "B-SPEC-18", {"faces": tuple(FACES[face] for face in unit.faces)})
        return
    p.push(unit.seat, "roll")
    if p.ground(unit.sector).dice < 6:
        p.push(unit.seat, "leave-out")


def roll_dice(p: Field, unit: Unit, mask: int, rule: str) -> None:
    """Roll the dice of the mask; the others keep their faces."""
    count = bits(mask)
    unit.rolls += 1
    fresh = p.chance.faces(p.battle.turn, unit.seat, "roll", unit.rolls, count)
    if count == 6:
        unit.faces = tuple(fresh)
    else:
        faces = list(unit.faces) if unit.faces else [0] * 6
        at = 0
        for die in range(6):
            if mask >> die & 1:
                faces[die] = fresh[at]
                at += 1
        unit.faces = tuple(faces)
    if p.sink is not None:
        p.emit("rolled", unit.seat, rule, {"dice": slots_of(mask), "faces": tuple(FACES[face] for face in fresh)})


def lock_count(p: Field, unit: Unit) -> int:
    """How many dice are locked: none in NO_LOCK or climbing, else the General, else the sector (B-ROLL-15)."""
    ground = p.ground(unit.sector)
    if ground.no_lock or is_climbing(p, unit, ground):
        return 0
    if p.book.passives[LOCKS]:
        limit = fold(p, LOCKS, unit)
        if limit:
            return limit
    return ground.lock


def locks_by(p: Field, unit: Unit) -> str:
    """The rule that says how many dice are locked (B-ROLL-15)."""
    if p.book.passives[LOCKS] and fold(p, LOCKS, unit):
        return "B-ROLL-12"
    return "B-ROLL-03" if p.ground(unit.sector).lock == 2 else "B-ROLL-14"


def is_climbing(p: Field, unit: Unit, ground: Ground) -> bool:
    """On a cliff and not yet up, or (B-OPT-H07) below one."""
    if p.book.climb_from_below:
        return ground.below_cliff
    return ground.climb and not unit.lifetime & CLIMBED


def rerollable(p: Field, unit: Unit) -> int:
    """The dice that may be rolled again: not locked, not left out, no SKULL where the sector forbids it (B-ROLL-17)."""
    mask = ALL_DICE & ~(unit.locked | unit.left_out)
    if p.ground(unit.sector).no_skull_reroll:
        for die in range(6):
            if unit.faces[die] == SKULL:
                mask &= ~(1 << die)
    return mask
