"""How a Unit rolls, locks and claims in each Gold mode: laid over what it does without Gold dice."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.way_to_hell.gold.dice import (
    GOLD_BIT,
    GOLD_DIE,
    PLACE,
    SEVEN,
    forget_colour,
    has_gold,
)
from hhour.dday.rules.battle.book import APART
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.profile import Over
from hhour.dday.rules.battle.state import Force
from hhour.dday.rules.cards.hooks import LOCKS, fold
from hhour.dday.rules.dice.rolling import leave_out
from hhour.dday.rules.dice.tally import ALL_FACES, can_claim, short_sets
from hhour.kernel.dice import SIX, Tray
from hhour.kernel.faces import FACES, GOLD, SKULL
from hhour.kernel.refusal import Refusal

FEW: Final = 5  # dice of a Unit that rolls 4 + 1, and the different results its Award takes (W-GOLD-34)


class Regular(Over):
    """Mode `regular`: a Gold die in the place of another while The General is in play (W-CARD-GEN-03)."""

    def may_choose(self, p: Field, force: Force) -> bool:
        """Whether the Unit is asked which dice it rolls."""
        return fold(p, GOLD_DIE, force) > 0

    def start_roll(self, p: Field, force: Force) -> None:
        self.below.start_roll(p, force)
        if self.may_choose(p, force):
            p.push(force.seat, "gold-way")

    def odds(self, p: Field, force: Force) -> dict[str, object]:
        """A Gold die gets the colour it is needed in."""
        return {**self.below.odds(p, force), "gold": "named"}

    def receives(self, p: Field, force: Force, die: int) -> None:
        """Whoever gets a Gold die names its colour: later from another Unit (W-GOLD-17), at once from the pool.

        The pool is that of one who plays alone (W-GOLD-21).
        """
        self.below.receives(p, force, die)
        if p.book.solo:
            if force.colours[die] == GOLD:
                p.push(force.seat, "call-colour", die + 1)
        elif force.kinds[die] == GOLD:
            forget_colour(force, die)


class Touch(Regular):
    """Mode `touch`: six dice, or 4 and a Gold one (W-GOLD-30)."""

    def may_choose(self, p: Field, force: Force) -> bool:
        return True

    def locks(self, p: Field, force: Force) -> int:
        """On the Gold way 1 takes the place of 2 (W-GOLD-32, 36); none is locked with the Colonel (W-GOLD-37)."""
        locks = self.below.locks(p, force)
        if not locks or not has_gold(force):
            return locks
        if p.book.passives[LOCKS] and fold(p, LOCKS, force):
            return 0
        return locks if p.ground(force.sector).lock != 2 else 1

    def locks_by(self, p: Field, force: Force) -> str:
        if has_gold(force) and p.ground(force.sector).lock == 2:
            return "W-GOLD-32" if force.tray.size == FEW else "W-GOLD-37"
        return self.below.locks_by(p, force)

    def odds(self, p: Field, force: Force) -> dict[str, object]:
        return {**super().odds(p, force), "five": has_gold(force) and force.tray.size == FEW}

    def straight(self, p: Field, force: Force, seen: int) -> int:
        """Five different results suffice for 4 + 1 dice (W-GOLD-34), not for 5 + 1 (W-GOLD-38); a SKULL if it may."""
        if not has_gold(force) or force.tray.size != FEW:
            return self.below.straight(p, force, seen)
        if not self.below.straight(p, force, ALL_FACES):  # no Award is to be had
            return 0
        fives = [ALL_FACES & ~(1 << missing) for missing in range(len(FACES) - 1, SKULL - 1, -1)]
        shown = [faces << 1 for faces in fives if faces & seen == faces]
        return next((five for five in shown if can_claim(p, force, force.claimed, five)), 0)


class BesideSix(Over):
    """A Gold die is rolled with the six of a set; a sector that lets a Unit roll fewer speaks of the six."""

    def tray(self, p: Field, force: Force) -> Tray:
        return SEVEN

    def sparable(self, p: Field, force: Force) -> int:
        return SIX.all


class Rwbg(BesideSix):
    """Mode `rwbg`: the Gold die has no colour and blocks the RWB bonus of the face it shows (W-GOLD-54)."""

    def doomed(self, p: Field, force: Force, claimed: tuple[int, ...]) -> int:
        """The Gold die itself, where a set of its face is claimed: it must be cancelled (W-GOLD-55).

        A set of two is one as well (A-BADGE-13).
        """
        if (force.removed | force.left_out) & GOLD_BIT or not force.faces:
            return 0
        face = force.faces[PLACE]
        if claimed[face]:
            return GOLD_BIT
        pairs = short_sets(force) if p.book.short_sets and p.book.version >= APART else ()
        return GOLD_BIT if any(of == face for of, _ in pairs) else 0

    def odds(self, p: Field, force: Force) -> dict[str, object]:
        return {**self.below.odds(p, force), "gold": "blocks"}

    def why_no_set(self, p: Field, force: Force, face: int) -> Refusal | None:
        """The face of the Gold die is blocked while that die is there (W-GOLD-54, W-GOLD-55)."""
        forbidden = self.below.why_no_set(p, force, face)
        if forbidden is None and self.doomed(p, force, tuple(int(one == face) for one in range(len(FACES)))):
            return Refusal("W-GOLD-57" if face == SKULL else "W-GOLD-54", "gold-blocks", {"face": FACES[face]})
        return forbidden


class Wild(BesideSix):
    """Mode `wild`: the Wild Die is rolled once and lies beside the tally until it is swapped in (W-GOLD-70)."""

    def start_roll(self, p: Field, force: Force) -> None:
        leave_out(force, GOLD_BIT)
        self.below.start_roll(p, force)

    def first_roll(self, p: Field, force: Force) -> int:
        return self.below.first_roll(p, force) | GOLD_BIT

    def odds(self, p: Field, force: Force) -> dict[str, object]:
        """The Wild Die beside the tally; before the first roll it may show anything."""
        wild = (force.faces[PLACE] if force.faces else len(FACES)) if force.left_out & GOLD_BIT else -1
        return {**self.below.odds(p, force), "wild": wild}
