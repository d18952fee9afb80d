"""Steps 3 and 4: every player rolls and re-rolls his dice (P-EXP-30 to P-EXP-42)."""

from __future__ import annotations

from hhour.express.beaches import Effect
from hhour.express.pick import Ask
from hhour.express.shore import Shore
from hhour.express.state import Soldier
from hhour.express.steps.beach import ROLL
from hhour.express.verbs import fresh_dice, in_play, roll_dice
from hhour.kernel.action import Action
from hhour.kernel.dice import ALL_DICE, SLOT_NUMBER, SLOTS, any_subsets, bits, mask_of, slots_of, subsets
from hhour.kernel.lanes import Frame, Stage
from hhour.kernel.refusal import Refusal

STOP = Action("stop")
TWO_REROLLS = 2


class RollStage(Stage[Shore]):
    """All roll their dice anew; where fewer are rolled, each leaves some out first (P-EXP-30, P-EXP-31)."""

    phase = "ROLL"

    def open(self, p: Shore) -> None:
        fewer = fewer_dice(p)
        for soldier in p.acting():
            fresh_dice(soldier)
            p.push(soldier.seat, "roll")
            if fewer:
                p.push(soldier.seat, "leave-out", fewer)


def fewer_dice(p: Shore) -> int:
    """How many allied dice each player leaves out: so many, or one for each Axis die of a face.

    P-EXP-31, P-ADV-OMAHA-03.
    """
    effect = p.effect("ALLIED_FEWER")
    if effect is None:
        return 0
    fewer = effect.n or sum(1 for face in p.invasion.axis if face == effect.face)
    return min(fewer, len(SLOTS) - 1)


class LeaveOut(Ask):
    """Which dice stay out of this attempt. `a`: how many (P-EXP-31)."""

    rule = "P-EXP-31"

    def run(self, p: Shore, seat: int, frame: Frame) -> bool:
        if not p.book.random_out:
            return False
        left, names = 0, list(SLOTS)
        soldier = p.soldier(seat)
        for n in range(frame[1]):
            drawn = p.chance.pick(p.invasion.turn, seat, "left-out", soldier.rolls * 10 + n, tuple(names))
            names.remove(drawn)
            left |= 1 << SLOT_NUMBER[drawn]
        leave_out(p, soldier, left, "P-OPT-06")
        return True

    def choices(self, p: Shore, seat: int, frame: Frame) -> list[Action]:
        return subsets("leave", ALL_DICE, frame[1])

    def refuse(self, p: Shore, seat: int, frame: Frame, action: Action) -> Refusal | None:
        mask = mask_of(action.args)
        if action.verb != "leave" or mask == -1 or bits(mask) != frame[1]:
            return Refusal(self.rule, "left-out-count", {"n": frame[1], "action": action.text})
        return None

    def answer(self, p: Shore, seat: int, frame: Frame, action: Action) -> None:
        leave_out(p, p.soldier(seat), mask_of(action.args), self.rule)


def leave_out(p: Shore, soldier: Soldier, mask: int, rule: str) -> None:
    """These dice are out for this attempt (P-EXP-31, P-OPT-06)."""
    soldier.left_out = mask
    p.pop(soldier.seat)
    if p.sink is not None:
        dice = tuple(name for die, name in enumerate(SLOTS) if mask >> die & 1)
        p.emit("left-out", soldier.seat, rule, {"dice": dice}, p.beach.slug)


class Roll(Ask):
    """The first roll of an attempt; the player throws it himself."""

    rule = "P-EXP-30"

    def choices(self, p: Shore, seat: int, frame: Frame) -> list[Action]:
        return [ROLL]

    def refuse(self, p: Shore, seat: int, frame: Frame, action: Action) -> Refusal | None:
        return None if action.text == "roll" else Refusal(self.rule, "express-roll-first", {"action": action.text})

    def answer(self, p: Shore, seat: int, frame: Frame, action: Action) -> None:
        soldier = p.soldier(seat)
        p.pop(seat)
        roll_dice(p, soldier, ALL_DICE & ~soldier.left_out, "rolled", self.rule)


class RerollStage(Stage[Shore]):
    """Two re-rolls for everybody, as a rule."""

    phase = "REROLL"

    def open(self, p: Shore) -> None:
        for soldier in p.acting():
            p.push(soldier.seat, "reroll")


def times(p: Shore) -> int:
    """How many re-rolls a player has here."""
    effect = p.effect("REROLL_TIMES")
    return TWO_REROLLS if effect is None else effect.n


def most_dice(p: Shore) -> int:
    """How many dice he may re-roll at a time."""
    effect = p.effect("REROLL_MAX_DICE")
    return len(SLOTS) if effect is None else effect.n


def banned(p: Shore, soldier: Soldier, die: int) -> Effect | None:
    """What forbids to re-roll this die: judged on its present colour and result (P-EXP-42)."""
    for ban in p.effects("REROLL_BAN"):
        if ban.face == soldier.faces[die] or ban.colour == soldier.colours[die]:
            return ban
    return None


def rerollable(p: Shore, soldier: Soldier) -> int:
    """The dice he may re-roll, as a mask."""
    return sum(1 << die for die in in_play(soldier) if banned(p, soldier, die) is None)


class Reroll(Ask):
    """`reroll r1 b2` or `stop`; ends by itself when nothing is left to re-roll (P-EXP-40, P-EXP-41)."""

    rule = "P-EXP-40"

    def run(self, p: Shore, seat: int, frame: Frame) -> bool:
        soldier = p.soldier(seat)
        if soldier.rerolls < times(p) and rerollable(p, soldier):
            return False
        p.pop(seat)
        return True

    def choices(self, p: Shore, seat: int, frame: Frame) -> list[Action]:
        most = most_dice(p)
        free = any_subsets("reroll", rerollable(p, p.soldier(seat)))
        return [*(action for action in free if len(action.args) <= most), STOP]

    def refuse(self, p: Shore, seat: int, frame: Frame, action: Action) -> Refusal | None:
        """Dice that take part, none that is banned, and not more than the sector allows.

        P-EXP-40, P-EXP-42, P-ADV-GOLD-04.
        """
        if action.text == "stop":
            return None
        if action.verb != "reroll" or not action.args:
            return Refusal(self.rule, "express-reroll-now", {"action": action.text})
        soldier = p.soldier(seat)
        mask = mask_of(action.args)
        if mask == -1:
            return Refusal(self.rule, "which-dice", {"dice": " ".join(SLOTS[die] for die in in_play(soldier))})
        if mask & soldier.left_out:
            return Refusal("P-EXP-31", "die-out", {"die": slots_of(mask & soldier.left_out)[0]})
        for die in in_play(soldier):
            ban = banned(p, soldier, die) if mask >> die & 1 else None
            if ban is not None:
                return Refusal(ban.rule, "express-reroll-banned", {"die": SLOTS[die]})
        most = p.effect("REROLL_MAX_DICE")
        if most is not None and bits(mask) > most.n:
            return Refusal(most.rule, "express-reroll-most", {"n": most.n, "given": bits(mask)})
        return None

    def answer(self, p: Shore, seat: int, frame: Frame, action: Action) -> None:
        soldier = p.soldier(seat)
        if action.verb == "stop":
            p.pop(seat)
            return
        soldier.rerolls += 1
        p.replace(seat, "reroll", soldier.rerolls)
        roll_dice(p, soldier, mask_of(action.args), "rerolled", self.rule)


STEPS: dict[str, Ask] = {"leave-out": LeaveOut(), "roll": Roll(), "reroll": Reroll()}
