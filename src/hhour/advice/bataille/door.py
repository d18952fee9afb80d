"""The adviser of Bataille!."""

from __future__ import annotations

from hhour.advice.adviser import Adviser, Counted, Counting
from hhour.advice.bataille.chances import best_rerolls
from hhour.bataille.fray import Fray
from hhour.bataille.tell import tell_preview
from hhour.i18n import Language
from hhour.kernel.table import Table

MOST = 12


class BatailleAdviser(Adviser):
    """Knows which dice to roll again, and whether to go on."""

    def count(self, table: Table, seat: int, goal: str = "") -> Counting | None:
        if table.question(seat) != "reroll":
            return None
        p: Fray = table.play
        rated = best_rerolls(p, p.contest.lanes[seat][-1][1], MOST)
        return Counting("match", True, [Counted(action, (), chance) for chance, action in rated])

    def lines(self, table: Table, seat: int, lang: Language) -> list[str]:
        p: Fray = table.play
        question = table.question(seat)
        if question == "reroll":
            rated = best_rerolls(p, p.contest.lanes[seat][-1][1])
            head = lang.text("bataille-hint-head")
            return [head, *(f"  {lang.decimal(100 * chance):>5} %  {action}" for chance, action in rated)]
        if question == "onward":
            return tell_preview(table, seat, lang)
        return [lang.text("bataille-hint-none")]


ADVISER = BatailleAdviser()
