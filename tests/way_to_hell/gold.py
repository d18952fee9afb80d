"""Where the tests of Gold dice sit."""

from __future__ import annotations

from tests.table import Situation


def table(mode: str, units: int = 1, options: str = "", board: str = "n-02", version: int | None = None) -> Situation:
    t = Situation(f"dday {board} units={units} opts=gold={mode}{options}", version=version)
    for seat in range(1, units + 1):
        if t.question(seat) == "start":
            t.answer(seat, t.choices(seat)[0])
    return t


def rolling(
    mode: str, units: int = 1, cards: list[str] | None = None, options: str = "", version: int | None = None
) -> Situation:
    t = table(mode, units, options, version=version)
    t.unit(1, cards=cards or [])
    t.start_at("ROLL")
    return t
