"""How a long run says how far it is."""

from __future__ import annotations

import io

from hhour.commands.progress import Progress


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_screen_has_a_bar_with_rate_and_time_left() -> None:
    out, clock = Screen(), Clock()
    tell = Progress("games", out, clock)
    tell(100, 400)  # kept from an earlier run: that was not done in no time
    clock.now = 10.0
    tell(150, 400)
    last = out.getvalue().rpartition("\r")[2]
    assert last.startswith("games [###########")
    assert "150/400  5.0/s  50 s" in last
    clock.now = 60.0
    tell(400, 400)
    assert "400/400  5.0/s" in out.getvalue()
    assert out.getvalue().endswith("\n")


def test_elsewhere_there_is_one_line_a_minute_and_the_last() -> None:
    out, clock = io.StringIO(), Clock()
    tell = Progress("games", out, clock)
    for second in range(0, 151, 10):
        clock.now = float(second)
        tell(second, 1000)
    clock.now = 155.0
    tell(1000, 1000)
    lines = out.getvalue().splitlines()
    assert [line.split()[1] for line in lines] == ["0/1000", "60/1000", "120/1000", "1000/1000"]
    assert lines[1].endswith("1.0/s  16 min")


def test_slow_runs_count_by_the_minute() -> None:
    out, clock = io.StringIO(), Clock()
    tell = Progress("games", out, clock)
    tell(0, 100)
    clock.now = 120.0
    tell(1, 100)
    assert out.getvalue().splitlines()[-1] == "games 1/100  0.5/min  3.3 h"
