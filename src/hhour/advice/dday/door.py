"""The adviser of D-Day Dice."""

from __future__ import annotations

from collections.abc import Sequence

from hhour.advice.adviser import Adviser, Chances, Closed, Counting, DiceTally, Way
from hhour.advice.dday.chances import chances
from hhour.advice.dday.counting import GOAL, count
from hhour.advice.dday.tray import dice_tally, dice_toll
from hhour.advice.dday.ways import closed, ways
from hhour.dday.rules.battle.field import Field
from hhour.i18n import Language
from hhour.kernel.table import Table

SHOWN = 3


class DDayAdviser(Adviser):
    """Knows what dice bring and may bring, where ways lead, and why some are closed."""

    goals = ("survive", "advance", "soldiers", "courage", "stars", "points", "rwb", "straight")
    counts_dice = True

    def count(self, table: Table, seat: int, goal: str = "") -> Counting | None:
        return count(table, seat, goal or GOAL)

    def chances(self, table: Table, seat: int, goal: str = "") -> Chances | None:
        return chances(table, seat, goal)

    def count_dice(self, table: Table, seat: int, slots: Sequence[str]) -> DiceTally | None:
        p: Field = table.play
        force = p.force(seat)
        if not force.faces:
            return None
        return dice_toll(p, seat, slots) if p.is_away(force) else dice_tally(p, seat, slots)

    def ways(self, table: Table, seat: int) -> list[Way]:
        return ways(table.game, table.play, seat)

    def closed(self, table: Table, seat: int) -> list[Closed]:
        return closed(table.game, table.play, seat)

    def lines(self, table: Table, seat: int, lang: Language) -> list[str]:
        """What to lock or re-roll for the most soldiers, or one sentence why there is no advice."""
        try:
            told = count(table, seat)
        except ModuleNotFoundError:
            return [lang.text("odds-need-numpy")]
        if told is None:
            return [lang.text("hint-not-now")]
        lines = [lang.text("hint-head")]
        for one in told.best[:SHOWN]:
            ends = ", stop" if one.action.startswith("lock") else ""
            after = f", reroll {' '.join(one.reroll)}" if one.reroll else ends
            lines.append(f"  {lang.decimal(one.value, 2):>6}  {one.action}{after}")
        return lines


ADVISER = DDayAdviser()
