"""At sea the dice hurt: what is known about dice ashore is not said there."""

from __future__ import annotations

from hhour.advice.dday.door import DDayAdviser
from tests.rule import rule
from tests.table import Situation


@rule("W-GEN-22")
def test_nobody_counts_dice_at_sea_as_if_they_were_gains() -> None:
    t = Situation("dday n-02 opts=sea", "captain lieutenant")
    t.answer(1, t.choices(1)[0])
    t.dice("STAR SOLDIER STAR TOOL STAR COURAGE")
    t.answer(1, "roll")
    assert t.question(1) == "lock"
    adviser = DDayAdviser()
    assert adviser.chances(t.table, 1) is None
    assert adviser.count_dice(t.table, 1, ("r1", "r2")) is None
