"""ROLL: the first roll, locking, two re-rolls (B-ROLL)."""

from __future__ import annotations

from hhour.dday.rules.battle.book import AS_WRITTEN
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.marks import begin_turn
from hhour.dday.rules.battle.state import Force
from hhour.dday.rules.battle.table import announce_turn, clear_turn
from hhour.dday.rules.battle.verbs import SOLDIERS, gain
from hhour.dday.rules.cards.hooks import LOCK_SKULL_SOLDIERS, REROLLS, folded, sources
from hhour.dday.rules.dice.rolling import (
    leave_out,
    lock_count,
    lock_dice,
    locks_by,
    must_leave_out,
    rerollable,
    roll_dice,
    start_roll,
)
from hhour.dday.rules.map.ground import LOCKS_OTHERWISE, SKULLS_STAY, USUAL_LOCKS
from hhour.dday.rules.turn.pick import Ask, ForcePick
from hhour.dday.rules.turn.reasons import why_dice
from hhour.kernel.action import Action
from hhour.kernel.dice import Tray, bits
from hhour.kernel.faces import SKULL, SOLDIER, TWO_SOLDIERS
from hhour.kernel.lanes import BELOW, Frame, Lane, Stage
from hhour.kernel.refusal import Refusal

ROLL = Action("roll")
ONLY_ROLL = [ROLL]
STOP = Action("stop")
AGAIN = Action("again")
KEEP = Action("keep")
# what a Unit is asked after its first roll, the last first
ONCE_MORE: Lane = (("reroll", 1, 0, ""),)
TWICE: Lane = (("reroll", 2, 0, ""),)
USUAL: Lane = (*TWICE, ("lock", 2, 0, ""))


class RollStage(Stage[Field]):
    """A new turn: it is counted, limits are reset, every Unit has its six dice again.

    B-TURN-02, B-TURN-12, B-ROLL-01.
    """

    phase = "ROLL"

    def open(self, p: Field) -> None:
        battle = p.battle
        early = p.book.version < AS_WRITTEN  # until then what had been used before the first roll was forgotten by it
        if early:
            clear_turn(battle)
        if battle.stage == 0 and (p.sink is not None or not early):
            announce_turn(p)
        for force in p.lone or p.taking_part():
            if early:
                begin_turn(p, force)
            start_roll(p, force)


class LeaveOut(ForcePick):
    """DICE(n): which dice stay out of this turn's roll (B-ROLL-16)."""

    free = True
    at_dice = True
    rule = "B-ROLL-16"

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        count = must_leave_out(p, unit)
        return unit.tray.subsets("leave", p.book.profiles[unit.name].sparable(p, unit), count) if count else []

    def why_not(self, p: Field, unit: Force, frame: Frame, action: Action) -> Refusal | None:
        mask = unit.tray.mask(action.args)
        if action.verb != "leave" or mask < 0:
            return None
        return Refusal(self.rule, "leave-count", {"n": must_leave_out(p, unit), "given": bits(mask)})

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        leave_out(unit, unit.tray.mask(action.args))
        if p.sink is not None:
            p.emit("left-out", unit.seat, "B-ROLL-16", {"dice": action.args}, p.book.place(unit.sector))


class Roll(Ask):
    """The first roll. It has one answer but is left to the player: dice are new information and end undo."""

    free = True
    at_dice = True
    rule = "B-ROLL-02"

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        p.kept = (seat, p.stamp, ONLY_ROLL, True)  # as `keep`, without a call
        return False

    def choices(self, p: Field, seat: int, frame: Frame) -> list[Action]:
        return ONLY_ROLL

    def refuse(self, p: Field, seat: int, frame: Frame, action: Action) -> Refusal | None:
        return None if action.text == "roll" else Refusal("B-ROLL-02", "roll-first", {"action": action.text})

    def answer(self, p: Field, seat: int, frame: Frame, action: Action) -> bool:
        battle = p.battle
        unit = battle.forces[seat - 1]
        book = p.book
        tray = unit.tray
        first = tray.all & ~unit.left_out if book.plain else book.profiles[unit.name].first_roll(p, unit)
        roll_dice(p, unit, first, "B-ROLL-02")
        rolls = folded(p, REROLLS, unit, 2) if book.passives[REROLLS] else 2  # B-ROLL-09
        able = book.locks or unit.specialists or unit.vehicle or unit.held
        locks = lock_count(p, unit) if able or book.brings[unit.sector] & LOCKS_OTHERWISE else USUAL_LOCKS
        if locks:
            usual = rolls == 2 and locks == USUAL_LOCKS
            course: Lane = USUAL if usual else (("reroll", rolls, 0, ""), ("lock", locks, 0, ""))
            lanes = battle.lanes
            if p.sink is None and len(lanes[seat]) == 1:
                lanes[seat] = course  # as `follow`, without a call
            else:
                p.follow(seat, course)
        else:
            p.replace(seat, "reroll", rolls)
        if book.soldier_reroll:
            if p.profile(unit).may_roll_again(p, unit) and not _shows_soldiers(unit):
                p.push(seat, "first-again")  # B-OPT-05
        elif locks and p.alone:
            options = _locks(tray, tray.all & ~(unit.left_out | unit.locked), locks)
            p.kept = (seat, p.stamp, options, True)  # as `Lock.run`, without another look
            return True
        return False


def _shows_soldiers(unit: Force) -> bool:
    """Either face takes the right away (B-OPT-05); dice left out show nothing (B-OPT-06)."""
    faces = [face for die, face in enumerate(unit.faces) if not unit.left_out >> die & 1]
    return SOLDIER in faces or TWO_SOLDIERS in faces


class FirstAgain(ForcePick):
    """Option: a first roll without soldiers may be rolled again, once a game (B-OPT-05)."""

    at_dice = True
    rule = "B-OPT-05"

    def options(self, p: Field, unit: Force, frame: Frame) -> list[Action]:
        return [AGAIN, KEEP] if rerollable(p, unit) else []

    def chosen(self, p: Field, unit: Force, frame: Frame, action: Action) -> None:
        if action.verb == "again":
            p.profile(unit).note_roll_again(unit)
            roll_dice(p, unit, rerollable(p, unit), "B-OPT-05")


def _locks(tray: Tray, mask: int, count: int) -> list[Action]:
    """Made once, as all ready-made choices are: read them, never change them."""
    if count != USUAL_LOCKS:
        return tray.subsets("lock", mask, count)
    found = tray.locks.get(mask)
    if found is None:
        found = tray.locks[mask] = tray.subsets("lock", mask, count)
    return found


class Lock(Ask):
    """Directly after the first roll exactly `a` dice are locked (B-ROLL-03)."""

    free = True
    at_dice = True
    rule = "B-ROLL-03"

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        unit = p.battle.forces[seat - 1]
        tray = unit.tray
        options = _locks(tray, tray.all & ~(unit.left_out | unit.locked), frame[1])
        p.kept = (seat, p.stamp, options, True)
        return False

    def choices(self, p: Field, seat: int, frame: Frame) -> list[Action]:
        unit = p.battle.forces[seat - 1]
        return unit.tray.subsets("lock", unit.tray.all & ~(unit.left_out | unit.locked), frame[1])

    def refuse(self, p: Field, seat: int, frame: Frame, action: Action) -> Refusal | None:
        if action.verb != "lock":
            return Refusal("B-ROLL-03", "lock-now", {"action": action.text, "n": frame[1]})
        unit = p.battle.forces[seat - 1]
        mask = unit.tray.mask(action.args)
        if mask < 0 or mask & (unit.left_out | unit.locked):
            return why_dice(unit, action)
        if bits(mask) != frame[1]:
            return Refusal(locks_by(p, unit), "lock-count", {"n": frame[1], "given": bits(mask)})
        return None

    def answer(self, p: Field, seat: int, frame: Frame, action: Action) -> bool:
        unit = p.battle.forces[seat - 1]
        lanes = p.battle.lanes
        usual = lanes[seat] is USUAL
        lanes[seat] = TWICE if usual else lanes[seat][BELOW]
        mask = unit.tray.named.get(action.text, -1)
        if mask < 0:  # in another order than it was offered
            mask = unit.tray.mask(action.args)
        lock_dice(unit, mask)
        if p.sink is not None:
            p.emit("locked", seat, "B-ROLL-03", {"dice": unit.tray.slots(mask)})
        if unit.specialists or unit.vehicle or unit.held or p.book.outside[LOCK_SKULL_SOLDIERS]:
            for part in sources(p, LOCK_SKULL_SOLDIERS, unit):
                gain(p, unit, SOLDIERS, part.amount * _skulls_among(unit, mask), part.rule, part.source)
        return usual and p.alone and lists_rerolls(p, seat, unit)


def _skulls_among(unit: Force, mask: int) -> int:
    """How many SKULLs are locked, for the Marksman (B-SPEC-17)."""
    return sum(1 for die, face in enumerate(unit.faces) if mask >> die & 1 and face == SKULL)


def _rerolls(tray: Tray, mask: int) -> list[Action]:
    """The same."""
    found = tray.rerolls.get(mask)
    if found is None:
        found = tray.rerolls[mask] = [STOP, *tray.any_subsets("reroll", mask)]
    return found


def lists_rerolls(p: Field, seat: int, force: Force) -> bool:
    """Whether there are dice that may be rolled again; if so, what may be done is kept (B-ROLL-06)."""
    tray = force.tray
    mask = tray.all & ~(force.locked | force.left_out)  # a quick look
    if p.book.brings[force.sector] & SKULLS_STAY:
        mask = rerollable(p, force)
    if not mask:
        return False
    options = tray.rerolls.get(mask) or _rerolls(tray, mask)
    p.kept = (seat, p.stamp, options, True)  # as `keep`, without a call
    return True


class Reroll(Ask):
    """Second and third roll: any unlocked dice, or stop (B-ROLL-06 to B-ROLL-08). `a`: rolls left."""

    free = True
    at_dice = True
    rule = "B-ROLL-06"

    def run(self, p: Field, seat: int, frame: Frame) -> bool:
        if frame[1] > 0 and lists_rerolls(p, seat, p.battle.forces[seat - 1]):
            return False
        p.pop(seat)
        return True

    def choices(self, p: Field, seat: int, frame: Frame) -> list[Action]:
        force = p.battle.forces[seat - 1]
        return _rerolls(force.tray, rerollable(p, force))

    def refuse(self, p: Field, seat: int, frame: Frame, action: Action) -> Refusal | None:
        if action.text == "stop":
            return None
        if action.verb != "reroll":
            rule = "B-ROLL-04" if action.verb == "lock" else "B-ROLL-06"
            return Refusal(rule, "reroll-now", {"action": action.text})
        unit = p.battle.forces[seat - 1]
        mask = unit.tray.mask(action.args)
        if mask < 0 or mask & unit.left_out:
            return why_dice(unit, action)
        if mask == 0:
            return Refusal("B-ROLL-08", "reroll-none", {})
        if mask & unit.locked:
            return Refusal("B-ROLL-05", "locked", {"dice": " ".join(unit.tray.slots(mask & unit.locked))})
        if mask & ~rerollable(p, unit):
            return Refusal("B-ROLL-17", "skull-stays", {"dice": " ".join(unit.tray.slots(mask & ~rerollable(p, unit)))})
        return None

    def answer(self, p: Field, seat: int, frame: Frame, action: Action) -> bool:
        battle = p.battle
        lanes = battle.lanes
        lane = lanes[seat]
        below = lane[BELOW] if len(lane) > 1 else ()
        if action.verb != "reroll":  # B-ROLL-08
            lanes[seat] = below
            return False
        left = frame[1]
        if left == 2:  # B-ROLL-09
            lanes[seat] = below + ONCE_MORE
        else:
            lanes[seat] = below if left == 1 else (*below, ("reroll", left - 1, 0, ""))
        force = battle.forces[seat - 1]
        mask = force.tray.named.get(action.text, -1)
        if mask < 0:  # in another order than it was offered
            mask = force.tray.mask(action.args)
        roll_dice(p, force, mask, "B-ROLL-06" if left == 2 else "B-ROLL-07")
        return left > 1 and p.alone and lists_rerolls(p, seat, force)


STEPS: dict[str, Ask] = {
    "leave-out": LeaveOut(),
    "roll": Roll(),
    "first-again": FirstAgain(),
    "lock": Lock(),
    "reroll": Reroll(),
}
