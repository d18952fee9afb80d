"""The terminal itself: how big, in colour or not, cleared or only written on."""

from __future__ import annotations

import os
import shutil
import sys
from typing import Final, TextIO

CLEAR: Final = "\x1b[2J\x1b[H"


def wants_colour(stream: TextIO) -> bool:
    """Colour for a terminal that does not ask to be spared (NO_COLOR)."""
    return not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb" and stream.isatty()


class Terminal:
    """Lines in, lines out. With a pipe at either end nothing is cleared, coloured or waited for."""

    def __init__(self) -> None:
        self.is_live = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
        self.colour = wants_colour(sys.stdout)
        if self.is_live:
            _edit_lines()

    @property
    def width(self) -> int:
        return min(140, shutil.get_terminal_size((80, 24)).columns) if self.is_live else 80

    @property
    def height(self) -> int:
        return shutil.get_terminal_size((80, 24)).lines

    def say(self, *lines: str) -> None:
        for line in lines:
            print(line)

    def clear(self) -> None:
        if self.is_live:
            sys.stdout.write(CLEAR)

    def read(self, prompt: str) -> str:
        """One line from the keyboard or the pipe; EOFError at its end."""
        if self.is_live:
            return input(prompt)
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        print(line.rstrip("\r\n"))  # what comes through a pipe is written down, so that the talk can be read later
        return line

    def show(self, lines: list[str], more: str) -> str:
        """A text of its own: in a terminal a page at a time, each ended by Enter; `q` skips the rest.

        Whatever else is typed ends it too, and is given back.
        """
        if not self.is_live:
            self.say(*lines)
            return ""
        size = max(5, self.height - 2)
        for start in range(0, max(1, len(lines)), size):
            self.clear()
            self.say(*lines[start : start + size])
            if typed := self.read(more + " ").strip():
                return "" if typed.lower() == "q" else typed
        return ""


def _edit_lines() -> None:
    """Arrow keys and a history for input(), where the system has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
