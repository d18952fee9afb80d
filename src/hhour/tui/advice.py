"""`hint`: what to lock or re-roll for the most soldiers, if numpy is there to count it."""

from __future__ import annotations

from hhour.bots.counting import count
from hhour.i18n import Language
from hhour.kernel.table import Table

SHOWN = 3


def advise(table: Table, seat: int, lang: Language) -> list[str]:
    """A few lines of advice, or one sentence why there is none."""
    try:
        told = count(table, seat)
    except ModuleNotFoundError:
        return [lang.text("odds-need-numpy")]
    if told is None:
        return [lang.text("hint-not-now")]
    lines = [lang.text("hint-head")]
    for one in told.best[:SHOWN]:
        after = f", reroll {' '.join(one.reroll)}" if one.reroll else ", stop" if one.action.startswith("lock") else ""
        lines.append(f"  {one.value:6.2f}  {one.action}{after}")
    return lines
