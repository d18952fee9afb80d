"""Results of the Final Tally: told in words, added, and the dice that show them changed (B-TALLY-01 to B-TALLY-11)."""

from __future__ import annotations

from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.state import Force
from hhour.kernel.dice import KINDS, PLAIN
from hhour.kernel.faces import (
    COLOUR_MASK,
    COLOUR_NAMES,
    COLOUR_NUMBER,
    FACE_NAMES,
    FACE_NUMBER,
    SHADE,
    SKULL,
    result,
    result_name,
)


def told_results(force: Force) -> tuple[str, ...]:
    """The Final Tally as words: 'red STAR', 'colourless TOOL'."""
    gone = force.left_out | force.removed
    shown = [face << SHADE | colour for face, colour in zip(force.faces, force.colours, strict=False)]  # none yet
    if gone:
        shown = [one for die, one in enumerate(shown) if not gone >> die & 1]
    return tuple(map(result_name, sorted((*shown, *force.virtual))))


def add_result(p: Field, force: Force, face: int, colour: int, rule: str, source: str) -> None:
    """A virtual result joins the Final Tally (B-TALLY-01); a colour of another's set is read as the own one."""
    colour = force.tray.reading[colour]
    force.virtual = (*force.virtual, result(face, colour))
    if p.sink is not None:
        p.emit("result-added", force.seat, rule, {"face": FACE_NAMES[face], "colour": COLOUR_NAMES[colour]}, source)


def trying(force: Force, virtual: tuple[int, ...]) -> Force:
    """The force as it would be with these virtual results, to ask the tally about."""
    trial = force.copy()
    trial.virtual = virtual
    return trial


def drop_result(force: Force, face: int, colour: int) -> None:
    """A virtual result leaves the tally, no other with it (B-TALLY-09)."""
    at = force.virtual.index(result(face, colour))
    force.virtual = force.virtual[:at] + force.virtual[at + 1 :]


def remove_die(force: Force, die: int) -> None:
    """A die counts for nothing from now on."""
    force.removed |= 1 << die


def cancel_die(force: Force, die: int) -> None:
    """A SKULL cancels a die (B-TALLY-12)."""
    force.cancelled |= 1 << die


def claim_set(force: Force, claimed: tuple[int, ...]) -> None:
    """One more set is claimed."""
    force.claimed = claimed


def declare_straight(force: Force, straight: int) -> None:
    """A straight is declared; see `Force.straight`."""
    force.straight = straight


def results_of(force: Force) -> list[int]:
    """The dice that count, by place (B-TALLY-09)."""
    gone = force.left_out | force.removed
    return [die for die in range(len(force.faces)) if not gone >> die & 1]


def faces_of_die(force: Force, die: int) -> tuple[int, ...]:
    """The faces a die of the tray can be set to: its own (B-ROLL-05)."""
    if force.tray.plain and not force.kinds:
        return PLAIN
    return KINDS[(force.kinds or force.tray.kinds)[die]].faces


def set_die(force: Force, die: int, face: int, colour: int) -> None:
    """A die of the tally shows another face or colour, and no other does (B-ROLL-05)."""
    force.faces = (*force.faces[:die], face, *force.faces[die + 1 :])
    force.colours = (*force.colours[:die], colour, *force.colours[die + 1 :])


def set_lock(force: Force, die: int, locked: int) -> None:
    """A lock goes with its die: whoever holds it, it is not rolled again this turn (B-ROLL-05)."""
    force.locked = force.locked & ~(1 << die) | locked << die


def skulls_become(force: Force, face: int, dice_only: bool = False) -> None:
    """All SKULLs of the tally show another face (B-ITEM-C11); a virtual one is no die (A-GER-15)."""
    force.faces = tuple(face if old == SKULL else old for old in force.faces)
    if dice_only:
        return
    force.virtual = tuple(result(face, old & COLOUR_MASK) if old >> SHADE == SKULL else old for old in force.virtual)


def exchange_dice(p: Field, one: Force, mine: int, other: Force, theirs: int) -> None:
    """Two dice change hands with what they show (B-TRADE-14); its colour counts as it does where it comes to."""
    face, colour, locked = one.faces[mine], one.colours[mine], one.locked >> mine & 1
    set_die(one, mine, other.faces[theirs], one.tray.reading[other.colours[theirs]])
    set_lock(one, mine, other.locked >> theirs & 1)
    set_die(other, theirs, face, other.tray.reading[colour])
    set_lock(other, theirs, locked)
    if not p.book.plain:  # ordinary dice are all alike: whose they are matters to nobody (W-GOLD-17)
        _exchange_records(one, mine, other, theirs)
        p.profile(one).receives(p, one, mine)
        p.profile(other).receives(p, other, theirs)


def take_spare_die(p: Field, force: Force, die: int, colour: str, face: str) -> None:
    """Solo: a die of the trading pool stands in for one of the tally (B-SOLO-10), and is named there (W-GOLD-21)."""
    spare = result(FACE_NUMBER[face], COLOUR_NUMBER[colour])
    at = p.battle.spare_dice.index(spare)
    p.battle.spare_dice = p.battle.spare_dice[:at] + p.battle.spare_dice[at + 1 :]
    set_die(force, die, spare >> SHADE, spare & COLOUR_MASK)
    set_lock(force, die, 0)
    if not p.book.plain:
        p.book.profiles[force.name].receives(p, force, die)


def _exchange_records(one: Force, mine: int, other: Force, theirs: int) -> None:
    """Which die lies where, and whose it is: it goes back before the next ROLL (W-GOLD-17)."""
    for force in (one, other):
        force.kinds = force.kinds or force.tray.kinds
        force.homes = force.homes or (force.seat,) * force.tray.size
    kind, home = one.kinds[mine], one.homes[mine]
    one.kinds = (*one.kinds[:mine], other.kinds[theirs], *one.kinds[mine + 1 :])
    one.homes = (*one.homes[:mine], other.homes[theirs], *one.homes[mine + 1 :])
    other.kinds = (*other.kinds[:theirs], kind, *other.kinds[theirs + 1 :])
    other.homes = (*other.homes[:theirs], home, *other.homes[theirs + 1 :])
