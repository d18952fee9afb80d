"""Rolling: how many dice are locked, which may be rolled again, and how a turn's dice begin (B-ROLL)."""

from __future__ import annotations

from typing import Final

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.profile import Tally
from hhour.dday.rules.battle.state import REPEATS, Force
from hhour.dday.rules.cards.hooks import MORE_LOCKS, fold, sources
from hhour.dday.rules.map.ground import SKULLS_STAY
from hhour.kernel.dice import KINDS, PLAIN, SIX, Tray, bits
from hhour.kernel.dice import tray as tray_of
from hhour.kernel.faces import FACE_NAMES, FACE_NUMBER, SKULL


def lay_dice(p: Field, force: Force, tray: Tray) -> None:
    """The force has these dice before it, its own and nothing shown yet."""
    force.tray = tray
    force.kinds = ()
    force.homes = ()
    force.faces = ()
    force.colours = tray.colours
    force.locked = 0
    force.left_out = 0
    force.removed = 0
    force.cancelled = 0
    force.virtual = ()
    force.claimed = p.book.no_sets
    force.straight = 0


def start_roll(p: Field, force: Force) -> None:
    """All dice go home; a force begins to roll, or repeats the Final Tally that was kept for it (B-SPEC-18)."""
    book = p.book
    profile = book.usual or book.profiles[force.name]
    lay_dice(p, force, SIX if book.plain else profile.tray(p, force))
    if force.stored:
        repeat_tally(p, force)
    else:
        profile.start_roll(p, force)


def keep_tally(force: Force) -> None:
    """The Final Tally is kept for the next turn, with the dice it is made of (B-SPEC-18)."""
    kinds = force.kinds or (() if force.tray is SIX else force.tray.kinds)
    force.stored = (force.faces, force.colours, (force.removed, force.left_out), force.virtual, kinds)


def repeat_tally(p: Field, force: Force) -> None:
    """The Final Tally of the last turn is this turn's."""
    force.flags |= REPEATS
    force.faces, force.colours, gone, force.virtual, kinds = force.stored
    force.removed, force.left_out = gone
    force.stored = ()
    if kinds:
        force.tray = tray_of(kinds, force.tray.sets)
    if p.sink is not None:
        p.emit("tally-repeated", force.seat, "B-SPEC-18", {"faces": tuple(FACE_NAMES[face] for face in force.faces)})


def forget_tally(force: Force) -> None:
    """What was kept or is to be copied no longer counts: the force rolls for itself (B-AWARD-C05)."""
    force.flags &= ~REPEATS
    force.copies = 0


def tally_of(force: Force) -> Tally:
    """All that a copy takes over."""
    return (force.tray, force.faces, force.colours, force.removed, force.left_out, force.virtual, force.kinds)


def must_leave_out(p: Field, force: Force) -> int:
    """How many dice its sector lets it not roll (B-ROLL-16)."""
    profile = p.book.profiles[force.name]
    spare = bits(profile.sparable(p, force)) - profile.dice(p, force)
    return spare if spare > 0 else 0


def leave_out(force: Force, mask: int) -> None:
    """These dice stay out of this turn's roll (B-ROLL-16)."""
    force.left_out |= mask


def roll_dice(p: Field, force: Force, mask: int, rule: str) -> None:
    """Roll the dice of the mask; the others keep their faces."""
    tray = force.tray
    count = mask.bit_count()
    rolls = force.rolls = force.rolls + 1
    if tray.plain and not force.kinds:
        fresh = p.chance.faces(p.battle.turn, force.seat, "roll", rolls, count)
    else:
        fresh = roll_own_faces(p, force, mask)
    force.faces = fresh if count == tray.size else tray.relaid(force.faces or (0,) * tray.size, mask, fresh)
    if p.sink is not None:
        shown = tuple([FACE_NAMES[face] for face in fresh])
        p.emit("rolled", force.seat, rule, {"dice": tray.slots(mask), "faces": shown})


def roll_own_faces(p: Field, force: Force, mask: int) -> tuple[int, ...]:
    """As `roll_dice`, where some dice have faces of their own: the ordinary ones together, each of the others alone."""
    kinds = force.kinds or force.tray.kinds
    dice = force.tray.places(mask)
    plain = [die for die in dice if KINDS[kinds[die]].faces == PLAIN]
    fresh: dict[int, int] = {}
    if plain:
        rolled = p.chance.faces(p.battle.turn, force.seat, "roll", force.rolls, len(plain))
        fresh = dict(zip(plain, rolled, strict=True))
    for die in dice:
        if die not in fresh:
            sides = tuple(FACE_NAMES[face] for face in KINDS[kinds[die]].faces)
            shown = p.chance.pick(p.battle.turn, force.seat, "roll", force.rolls + ALONE * (die + 1), sides)
            fresh[die] = FACE_NUMBER[shown]
    return tuple([fresh[die] for die in dice])


ALONE: Final = 1000  # a die thrown alone is numbered by its place, so that no throw is confused with another


def lock_dice(force: Force, mask: int) -> None:
    """These dice are not rolled again this turn (B-ROLL-05)."""
    force.locked |= mask


def locks_by(p: Field, force: Force) -> str:
    """The rule that says how many dice are locked (B-ROLL-15): that of a card before the sector's (A-COND-08)."""
    more = sources(p, MORE_LOCKS, force) if p.book.passives[MORE_LOCKS] else []
    return more[0].rule if more else p.book.profiles[force.name].locks_by(p, force)


def lock_count(p: Field, force: Force) -> int:
    """How many dice are locked after the first roll (B-ROLL-03), and more where a card says so (A-CARD-CON-25)."""
    locks = p.book.profiles[force.name].locks(p, force)
    if not p.book.passives[MORE_LOCKS]:
        return locks
    return min(locks + fold(p, MORE_LOCKS, force), bits(force.tray.all & ~force.left_out))


def rerollable(p: Field, force: Force) -> int:
    """The dice that may be rolled again: not locked, not left out, no SKULL where the sector forbids it (B-ROLL-17)."""
    mask = force.tray.all & ~(force.locked | force.left_out)
    if p.book.brings[force.sector] & SKULLS_STAY and p.ground(force.sector).no_skull_reroll:
        for die, face in enumerate(force.faces):
            if face == SKULL:
                mask &= ~(1 << die)
    return mask
