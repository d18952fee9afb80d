"""How a Unit goes through the turn while it is away at sea: laid over all it will be ashore (W-SEA-15 to W-SEA-25)."""

from __future__ import annotations

from typing import Final

from hhour.dday.boxes.way_to_hell.sea.state import is_crossing, vessel
from hhour.dday.boxes.way_to_hell.sea.tally import toll
from hhour.dday.rules.battle.field import Field
from hhour.dday.rules.battle.profile import Over
from hhour.dday.rules.battle.state import Force
from hhour.dday.rules.dice.worth import Toll
from hhour.kernel.dice import SIX, Tray

SHARED: Final = frozenset(("roll", "fix"))  # the stages of the battle's turn that are the sea's too


class AtSea(Over):
    """Six dice, two locked, nothing added: neither ground nor cards of the battle have a say."""

    def takes_part(self, p: Field, force: Force, stage: str) -> bool:
        """At sea in what sea and land share, but not once it has landed and waits (W-SEA-24, W-SEA-119)."""
        if p.is_away(force):
            return stage in SHARED and vessel(p, force).place >= 0
        return self.below.takes_part(p, force, stage)

    def tray(self, p: Field, force: Force) -> Tray:
        return SIX if p.is_away(force) else self.below.tray(p, force)

    def dice(self, p: Field, force: Force) -> int:
        return SIX.size if p.is_away(force) else self.below.dice(p, force)

    def start_roll(self, p: Field, force: Force) -> None:
        if p.is_away(force):
            p.push(force.seat, "roll")
        else:
            self.below.start_roll(p, force)

    def sparable(self, p: Field, force: Force) -> int:
        return force.tray.all if p.is_away(force) else self.below.sparable(p, force)

    def first_roll(self, p: Field, force: Force) -> int:
        return force.tray.all if p.is_away(force) else self.below.first_roll(p, force)

    def locks(self, p: Field, force: Force) -> int:
        return 2 if p.is_away(force) else self.below.locks(p, force)

    def locks_by(self, p: Field, force: Force) -> str:
        return "W-SEA-24" if p.is_away(force) else self.below.locks_by(p, force)

    def add_results(self, p: Field, force: Force) -> None:
        """Sea sectors add nothing (W-SEA-25)."""
        if not p.is_away(force):
            self.below.add_results(p, force)

    def toll(self, p: Field, force: Force) -> Toll | None:
        return toll(p, force.seat) if p.is_away(force) else self.below.toll(p, force)

    def spend(self, p: Field, force: Force, slug: str) -> bool:
        return False if p.is_away(force) else self.below.spend(p, force, slug)


class Waiting(Over):
    """Whoever else sits at the table begins with the battle (A-GEN-15)."""

    def takes_part(self, p: Field, force: Force, stage: str) -> bool:
        return not is_crossing(p) and self.below.takes_part(p, force, stage)
