"""The six RWB bonuses: what each gives, at once or through a question (B-RWB-07 to B-RWB-17)."""

from __future__ import annotations

from hhour.dday.rules.battle.book import SAFE_DICE
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import note_use
from hhour.dday.rules.battle.state import BOOKED, FOUND, Force, Unit
from hhour.dday.rules.battle.verbs import POINTS, SOLDIERS, gain, obtain
from hhour.dday.rules.cards.hooks import FRESH_TROOPS, MANY_FINDS, REINFORCEMENTS, fold, folded
from hhour.dday.rules.dice.results import add_result
from hhour.dday.rules.dice.tally import EARNED, earning
from hhour.kernel.faces import COURAGE, SKULL, SOLDIER, STAR, TOOL, TWO_SOLDIERS


def grant(p: Field, force: Force, face: int, source: str) -> None:
    """A force obtains an RWB bonus, by dice or by a card: what it is depends on who obtains it."""
    p.book.profiles[force.name].grant(p, force, face, source)


def give_bonus(p: Field, unit: Force, face: int, source: str) -> None:
    """A Unit's bonuses, Leadership, Battle Cry and Special Find among them (B-RWB-08, B-RWB-12, B-RWB-16).

    Options are asked on its lane.
    """
    if face == COURAGE and p.ground(unit.sector).no_battle_cry:
        return  # B-SECTOR-43: not even Veteran and Chaplain react
    obtain(p, unit, face, source)
    if face == SKULL:
        if p.book.has_items:
            gain(p, unit, POINTS, 20, "B-RWB-07", source)
    elif face == TWO_SOLDIERS:
        gain(p, unit, SOLDIERS, folded(p, FRESH_TROOPS, unit, 6), "B-RWB-11", source)
    elif face == SOLDIER:
        gain(p, unit, SOLDIERS, folded(p, REINFORCEMENTS, unit, 4), "B-RWB-10", source)
        p.push(unit.seat, "reinforce", text=source)
    elif face == STAR:
        p.push(unit.seat, "leadership", text=source)
    elif face == COURAGE:
        p.push(unit.seat, "battle-cry", text=source)
    elif face == TOOL:
        insert_special_find(p, unit, source)


def insert_special_find(p: Field, unit: Force, source: str) -> None:
    """The choice follows the booking: the item points of this turn count for it (B-RWB-17)."""
    lane = p.battle.lanes[unit.seat]
    names = [frame[0] for frame in lane]
    frame = ("special-find", 0, 0, source)
    if not unit.flags & BOOKED and "book" in names:
        at = names.index("book")
        p.battle.lanes[unit.seat] = (*lane[:at], frame, *lane[at:])
    else:
        p.push(unit.seat, "special-find", text=source)


def add_beside(p: Field, force: Force, face: int, colour: int, rule: str, source: str, since: int) -> None:
    """A result that a bonus adds; the dice of its kind that have earned one before are safe from now on (B-UPKEEP-13).

    `since`: the version of the rules in which they became so.
    """
    if p.book.version >= since:
        for die in earning(force, face, force.tray.reading[colour], p.book.version >= SAFE_DICE):
            note_use(force, f"{EARNED}{die}")
    add_result(p, force, face, colour, rule, source)


def can_lead(unit: Unit) -> bool:
    """The white result of Leadership can be added up to the end of UPKEEP (B-RWB-20)."""
    return not unit.flags & BOOKED


def can_cry(p: Field, unit: Unit) -> bool:
    """The move of a Battle Cry can be chosen until the Unit has moved or decided to stay (B-RWB-20)."""
    if p.phase() == "MOVE":
        return any(frame[0] == "move" for frame in p.battle.lanes[unit.seat])
    return p.phase() in ("ROLL", "UPKEEP", "MUSTER")


def can_refind(p: Field, unit: Unit) -> bool:
    """Whether a find is left for a Special Find (B-RWB-17); with option B-OPT-H02 it needs none."""
    return p.book.lucky_scavenger or not unit.flags & FOUND or bool(fold(p, MANY_FINDS, unit))
