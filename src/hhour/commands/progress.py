"""How far a long run is: a bar with its rate and the time that is left on a screen, one line a minute elsewhere."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import TextIO

WIDTH = 30
LINE_SECONDS = 60.0


class Progress:
    """One run's. Called with what is done and what there is to do; what was done before it began counts in no rate."""

    def __init__(self, title: str, out: TextIO | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self.title = title
        self.out = out or sys.stderr
        self.clock = clock
        self._began = clock()
        self._first: int | None = None
        self._told_at = float("-inf")
        self._width = 0

    def __call__(self, done: int, whole: int) -> None:
        if self._first is None:
            self._first = done
        now = self.clock()
        told = f"{done}/{whole}{self._pace(done - self._first, whole - done, now - self._began)}"
        if self.out.isatty():
            full = WIDTH * done // max(1, whole)
            line = f"{self.title} [{'#' * full}{'.' * (WIDTH - full)}] {told}"
            self._write("\r" + line.ljust(self._width), "\n" if done == whole else "")
            self._width = len(line)
        elif done == whole or now - self._told_at >= LINE_SECONDS:
            self._told_at = now
            self._write(f"{self.title} {told}", "\n")

    def _write(self, text: str, end: str) -> None:
        print(text, end=end, file=self.out, flush=True)

    @staticmethod
    def _pace(fresh: int, left: int, seconds: float) -> str:
        """`  12.5/s  3 min`: how many a second since it began, and how long what is left will take."""
        if fresh <= 0 or seconds <= 0:
            return ""
        rate = fresh / seconds
        shown = f"{rate:.1f}/s" if rate >= 1 else f"{60 * rate:.1f}/min"
        return f"  {shown}" + (f"  {_span(left / rate)}" if left else "")


def _span(seconds: float) -> str:
    if seconds < 100:
        return f"{seconds:.0f} s"
    if seconds < 6000:
        return f"{seconds / 60:.0f} min"
    return f"{seconds / 3600:.1f} h"
