"""The adviser of Express!."""

from __future__ import annotations

from hhour.advice.adviser import Adviser, Counted, Counting
from hhour.advice.express.chances import best_rerolls
from hhour.express.shore import Shore
from hhour.i18n import Language
from hhour.kernel.table import Table


class ExpressAdviser(Adviser):
    """Knows which dice to roll again."""

    def count(self, table: Table, seat: int, goal: str = "") -> Counting | None:
        if table.question(seat) != "reroll":
            return None
        p: Shore = table.play
        rated = best_rerolls(p, p.soldier(seat))
        return Counting("match", True, [Counted(action, (), chance) for chance, action in rated])

    def lines(self, table: Table, seat: int, lang: Language) -> list[str]:
        if table.question(seat) != "reroll":
            return [lang.text("express-hint-none")]
        p: Shore = table.play
        rated = best_rerolls(p, p.soldier(seat))
        head = lang.text("express-hint-head")
        return [head, *(f"  {lang.decimal(100 * chance):>5} %  {action}" for chance, action in rated)]


ADVISER = ExpressAdviser()
